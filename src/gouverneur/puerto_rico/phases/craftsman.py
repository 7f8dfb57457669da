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
from gouverneur.puerto_rico.phases import bonus
from gouverneur.puerto_rico.phases.passing import tell_pass
from gouverneur.puerto_rico.phases.privilege import privilege
from gouverneur.puerto_rico.vocabulary import (
    CORN,
    EXTRA,
    GOOD_NAMES,
    GOODS,
    NO_EXTRA,
    PRODUCE,
    PRODUCE_ALL,
    PRODUCE_NOTHING,
)

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

MADE: Final[i64] = DATA + 2  # produce, through all turns: what the picker has produced
KINDS: Final[i64] = DATA  # extra: the kinds that may be chosen
TIMES: Final[i64] = DATA + 1  # extra: how many more


def begin(state: PuertoRico) -> None:
    state.push(PRODUCE, state.picker, state.seats)


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
                made += min(tiles, staff, in_pile(supply, good)) * one_of(good)
    return made


def offer(state: PuertoRico) -> i64:
    """All of it or nothing. [PR-CRA-01 PR-CRA-09]"""
    if production(state, state.seat()) == 0:
        return bit(PRODUCE_NOTHING)
    return bit(PRODUCE_ALL) | bit(PRODUCE_NOTHING)


def take(state: PuertoRico, choice: i64) -> None:
    seat = state.seat()
    if choice == PRODUCE_NOTHING:
        tell_pass(state, seat, "craftsman")
        state.next_turn()
    else:
        made = production(state, seat)
        gain_goods(state, seat, made)
        if privilege(state, seat) > 0:
            state.put(MADE, made)
        if state.journal is not None:
            state.tell("produce", seat, {"goods": pile_names(made, GOOD_NAMES)})
        state.next_turn()
        # What occupied buildings pay for it. [PR-CRA-08]
        payers = state.occupied(seat) & state.rules.answers_production
        bonus.give(state, seat, payers, bonus.PRODUCTION, made)


def finish(state: PuertoRico) -> None:
    """As the last act the craftsman's own. [PR-CRA-06 PR-CRA-07]"""
    made = kinds_in(state.at(MADE))
    state.pop()
    if made != 0:
        state.push(EXTRA, state.picker, 1)
        state.put(KINDS, made)
        state.put(TIMES, privilege(state, state.picker))


def offer_extra(state: PuertoRico) -> i64:
    """One more of a kind just produced that is in the supply. [PR-CRA-06 PR-CRA-08]"""
    return (state.at(KINDS) & kinds_in(state.numbers[SUPPLY])) | bit(NO_EXTRA)


def take_extra(state: PuertoRico, choice: i64) -> None:
    seat = state.seat()
    state.put(TIMES, state.at(TIMES) - 1)
    if choice == NO_EXTRA:
        tell_pass(state, seat, "craftsman")
        state.pop()
        return
    gain_goods(state, seat, one_of(choice))
    if state.journal is not None:
        state.tell("extra", seat, {"good": GOOD_NAMES[choice]})
    if state.at(TIMES) == 0:
        state.pop()


def refuse_extra(state: PuertoRico, good: i64) -> Refusal:
    if (state.at(KINDS) >> good) & 1 == 0:
        return Refusal("PR-CRA-06", "not-produced", f"no {GOOD_NAMES[good]} was produced")
    return Refusal("PR-CRA-06", "no-supply", f"no {GOOD_NAMES[good]} is left in the supply")


def refusal(state: PuertoRico, choice: i64) -> Refusal:
    return Refusal("PR-CRA-03", "nothing-to-produce", "nothing can be produced")
