"""The producer phase: unseen cards become goods."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.piles import in_pile, one_of, pile_names, pile_size
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import DATA
from gouverneur.san_juan.ledger import produce_good
from gouverneur.san_juan.phases import bonus
from gouverneur.san_juan.phases.passing import tell_pass
from gouverneur.san_juan.phases.privilege import note_doubling, privilege, total_of
from gouverneur.san_juan.phases.several import ascending_goods
from gouverneur.san_juan.vocabulary import (
    DONE,
    GOOD_NAMES,
    GOODS,
    PLANT_GOODS,
    PLANT_KINDS,
    PRODUCE,
    PRODUCER,
)

if TYPE_CHECKING:
    from gouverneur.san_juan.state import SanJuan

NAMED: Final[i64] = DATA  # the goods named so far
FIRST: Final[i64] = DATA + 1  # the lowest good that may still be named


def begin(state: SanJuan, chooser: i64) -> None:
    """The chooser first, then clockwise, one after the other. [SJ-ROL-02 SJ-ROL-06]"""
    state.push(PRODUCE, chooser, state.seats)


def limit(state: SanJuan, seat: i64) -> i64:
    """One good, by privilege more, with some buildings more. [SJ-PRD-03 SJ-PRD-05 SJ-ROL-05 SJ-LIB-01]"""
    active = state.display_mask(seat)
    extra = total_of(state.rules.extra_production, active & state.rules.producers)
    return 1 + extra + privilege(state, seat, PRODUCER, active)


def offer(state: SanJuan) -> i64:
    """Any goods on own empty production buildings, or none. [SJ-PRD-02 SJ-PRD-04 SJ-PRD-07 SJ-ROL-04]

    Buildings are filled in the order named, so naming more goods than there are cards changes nothing
    and is not offered. [SJ-DCK-04]
    """
    seat = state.seat()
    named = state.at(NAMED)
    empty = (state.vacancies(seat) & PLANT_GOODS) - named
    if empty == 0 or pile_size(named) >= min(limit(state, seat), state.cards_left()):
        return bit(DONE)
    return ascending_goods(empty, state.at(FIRST), 1) | bit(DONE)


def take(state: SanJuan, choice: i64, dealer: Dealer) -> None:
    if choice == DONE:
        _produce(state, dealer)
    else:
        state.put(NAMED, state.at(NAMED) + one_of(choice))
        state.put(FIRST, choice)


def _produce(state: SanJuan, dealer: Dealer) -> None:
    seat = state.seat()
    named = state.at(NAMED)
    if named == 0:
        tell_pass(state, seat, "producer", "nothing_to_produce", True)
        state.next_turn()
        return
    made: i64 = 0
    for good in range(GOODS):
        for copy in range(in_pile(named, good)):
            if produce_good(state, seat, state.rules.plant_of[good], dealer):
                made += 1
    if state.journal is not None:
        state.tell("produce", seat, {"goods": pile_names(named, GOOD_NAMES)})
    active = state.display_mask(seat)
    if privilege(state, seat, PRODUCER, active) == 2 and made == limit(state, seat):
        note_doubling(state, seat)
    state.next_turn()
    bonus.begin(state, seat, active & state.rules.answers_production, bonus.AFTER_PRODUCTION, made)


def refusal(state: SanJuan, choice: i64) -> Refusal:
    seat = state.seat()
    named = state.at(NAMED)
    if choice >= PLANT_KINDS:
        return Refusal("SJ-PRD-07", "no-plant", f"{GOOD_NAMES[choice]} goods are not produced in this phase")
    if pile_size(named) >= limit(state, seat):
        return Refusal(
            "SJ-PRD-03", "limit-reached", f"no more than {limit(state, seat)} goods may be produced"
        )
    if pile_size(named) >= state.cards_left():
        return Refusal("SJ-DCK-04", "no-cards", "there is no card left to become a good")
    if ascending_goods((state.vacancies(seat) & PLANT_GOODS) - named, 0, 1) & bit(choice) != 0:
        return Refusal("SJ-PRD-01", "out-of-order", "several goods are named in the order of the goods")
    return Refusal("SJ-PRD-04", "no-vacancy", f"there is no empty building for {GOOD_NAMES[choice]}")
