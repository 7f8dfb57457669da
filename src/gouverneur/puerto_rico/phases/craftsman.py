"""The craftsman: everybody produces goods, the craftsman one more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit, popcount
from gouverneur.kernel.piles import in_pile, kinds_in, one_of, pile_names
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import DATA
from gouverneur.puerto_rico.layout import MANNED, STAFF, SUPPLY
from gouverneur.puerto_rico.ledger import gain_goods
from gouverneur.puerto_rico.phases import bonus, festival, payout
from gouverneur.puerto_rico.phases.passing import tell_pass
from gouverneur.puerto_rico.phases.privilege import privilege
from gouverneur.puerto_rico.vocabulary import (
    CORN,
    EXTRA,
    GOOD_NAMES,
    GOODS,
    NO_EXTRA,
    PAYOUT,
    PRODUCE,
    PRODUCE_ALL,
    PRODUCE_NOTHING,
)

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

MADE: Final[i64] = DATA + 2  # produce, through all turns, and extra: a pile of what the picker has produced
TIMES: Final[i64] = DATA + 3  # extra: how many were taken


def begin(state: PuertoRico) -> None:
    state.push(PRODUCE, state.picker, state.participants())


def production(state: PuertoRico, seat: i64) -> i64:
    """A pile: what the occupied plantations and plants make, as far as the supply goes. [PR-CRA-02 PR-CRA-03 PR-CRA-04]

    Superfluous pieces and raw materials count for nothing. [PR-CRA-05 PR-GEN-08]
    """
    manned = state.own(seat, MANNED)
    supply = state.numbers[SUPPLY]
    made = min(in_pile(manned, CORN), in_pile(supply, CORN))
    for good in range(1, GOODS):
        tiles = in_pile(manned, good)
        if tiles != 0:
            makers = state.rules.makers[good]
            staff = popcount(state.own(seat, STAFF) & makers)
            if staff != 0:
                staff += popcount(state.own(seat, STAFF + 1) & makers) + popcount(
                    state.own(seat, STAFF + 2) & makers
                )
                able = min(tiles, staff)  # compiled, the minimum of three would make objects of them
                made += min(able, in_pile(supply, good)) * one_of(good)
    return made


def offer(state: PuertoRico) -> i64:
    """All of it or nothing. [PR-CRA-01 PR-CRA-09]"""
    if production(state, state.seat()) == 0:
        return bit(PRODUCE_NOTHING)
    return bit(PRODUCE_ALL) | bit(PRODUCE_NOTHING)


def take(state: PuertoRico, choice: i64) -> None:
    """Skipping changes nothing about what buildings bring in every such phase. [PR-CHP-01 PR-JEW-01]"""
    seat = state.seat()
    if choice == PRODUCE_NOTHING:
        tell_pass(state, seat, "craftsman")
        state.next_turn()
        settle(state, seat, 0)
        return
    made = production(state, seat)
    gain_goods(state, seat, made)
    if state.journal is not None:
        state.tell("produce", seat, {"goods": pile_names(made, GOOD_NAMES)})
    state.next_turn()
    adders = state.occupied(seat) & state.rules.answers_more
    if adders == 0:
        settle(state, seat, made)
        return
    state.push(PAYOUT, seat, 1)
    state.put(payout.MADE, made)
    bonus.give(state, seat, adders, bonus.MORE, made)


def pay_out(state: PuertoRico) -> None:
    seat = state.seat()
    made = state.at(payout.MADE)
    state.pop()
    settle(state, seat, made)


def settle(state: PuertoRico, seat: i64, made: i64) -> None:
    """The goal of goods, then what occupied buildings pay; what counts the craftsman's own good waits for it.

    [PR-CRA-08 PR-FES-07 PR-SPF-02]
    """
    payers = state.occupied(seat) & (state.rules.answers_production | state.rules.two_faced_payers)
    if seat == state.picker:
        state.put(MADE, made)
        payers &= ~state.rules.late_payers
    if made != 0:
        festival.look_at_goods(state, seat, made)
    bonus.give(state, seat, payers, bonus.PRODUCTION, made)


def finish(state: PuertoRico) -> None:
    """As the last act the craftsman's own. [PR-CRA-06 PR-CRA-07]"""
    made = state.at(MADE)
    state.pop()
    if made != 0:
        state.push(EXTRA, state.picker, 1)
        state.put(MADE, made)


def offer_extra(state: PuertoRico) -> i64:
    """One more of a kind just produced that is in the supply. [PR-CRA-06 PR-CRA-08 PR-LIB-06]"""
    return (kinds_in(state.at(MADE)) & kinds_in(state.numbers[SUPPLY])) | bit(NO_EXTRA)


def take_extra(state: PuertoRico, choice: i64) -> None:
    seat = state.seat()
    if choice == NO_EXTRA:
        tell_pass(state, seat, "craftsman")
    else:
        gain_goods(state, seat, one_of(choice))
        state.put(MADE, state.at(MADE) + one_of(choice))
        state.put(TIMES, state.at(TIMES) + 1)
        if state.journal is not None:
            state.tell("extra", seat, {"good": GOOD_NAMES[choice]})
        festival.look_at_goods(state, seat, state.at(MADE))
        if state.at(TIMES) < privilege(state, seat):
            return
    made = state.at(MADE)
    state.pop()
    bonus.give(state, seat, state.occupied(seat) & state.rules.late_payers, bonus.PRODUCTION, made)


def refuse_extra(state: PuertoRico, good: i64) -> Refusal:
    if (kinds_in(state.at(MADE)) >> good) & 1 == 0:
        return Refusal("PR-CRA-06", "not-produced", f"no {GOOD_NAMES[good]} was produced")
    return Refusal("PR-CRA-06", "no-supply", f"no {GOOD_NAMES[good]} is left in the supply")


def refusal(state: PuertoRico, choice: i64) -> Refusal:
    return Refusal("PR-CRA-03", "nothing-to-produce", "nothing can be produced")
