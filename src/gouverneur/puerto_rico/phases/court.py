"""A seat's first turn in a captain phase: what pairs of goods bring, and goods for the court.

Pairs are counted first unless the seat asks for the other order. [PR-CAP-20, R-36]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.kernel.piles import kinds_in, one_of
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import ANY_ORDER, DATA
from gouverneur.puerto_rico.layout import PORT
from gouverneur.puerto_rico.ledger import gain_points, return_goods
from gouverneur.puerto_rico.phases import bonus
from gouverneur.puerto_rico.vocabulary import COUNT_FIRST, COURT, GOOD_NAMES, NO_SUPPLY, SUPPLY_FIRST

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

FIRST: Final[i64] = DATA  # the lowest good that may still be named
SUPPLIED: Final[i64] = DATA + 1  # how many
COUNTING: Final[i64] = DATA + 2  # when pairs are counted
DONE: Final[i64] = 0  # or there is nothing to count
ASKED: Final[i64] = 1  # the seat is asked whether now or at the end
LATER: Final[i64] = 2


def begin(state: PuertoRico, seat: i64) -> bool:
    """Whether anything happened."""
    counts = worth_counting(state, seat)
    if not may_supply(state, seat):
        if counts:
            count(state, seat)
        return counts
    state.push(COURT, seat, 1)
    state.put(COUNTING, ASKED if counts else DONE)
    return True


def may_supply(state: PuertoRico, seat: i64) -> bool:
    if state.occupied(seat) & state.rules.suppliers == 0 or state.own(seat, PORT) == 0:
        return False
    return state.nobles(seat) > 0


def worth_counting(state: PuertoRico, seat: i64) -> bool:
    answering = state.occupied(seat) & state.rules.answers_loading
    return answering != 0 and bonus.worth_asking(state, seat, answering, bonus.FIRST_TURN, 0) != 0


def count(state: PuertoRico, seat: i64) -> None:
    """[PR-UNH-01]"""
    bonus.give(state, seat, state.occupied(seat) & state.rules.answers_loading, bonus.FIRST_TURN, 0)


def offer(state: PuertoRico) -> i64:
    """Different kinds, ascending, at most as many as nobles. [PR-ROY-01]"""
    if state.at(COUNTING) == ASKED:
        return bit(COUNT_FIRST) | bit(SUPPLY_FIRST)
    seat = state.seat()
    options = bit(NO_SUPPLY)
    if state.at(SUPPLIED) < state.nobles(seat):
        first = state.at(FIRST)
        kinds = kinds_in(state.own(seat, PORT))
        if first != ANY_ORDER:
            kinds &= ~(bit(first) - 1)
        options |= kinds
    return options


def take(state: PuertoRico, choice: i64) -> None:
    """A point each; it is no load and brings nothing else. [PR-ROY-01 PR-ROY-02]"""
    seat = state.seat()
    if choice == SUPPLY_FIRST:
        state.put(COUNTING, LATER)
    elif choice == COUNT_FIRST:
        state.put(COUNTING, DONE)
        count(state, seat)
    elif choice == NO_SUPPLY:
        counting = state.at(COUNTING)
        state.pop()
        if counting == LATER:
            count(state, seat)
    else:
        state.put(FIRST, choice + 1)
        state.put(SUPPLIED, state.at(SUPPLIED) + 1)
        return_goods(state, seat, one_of(choice))
        if state.journal is not None:
            state.tell("supply_court", seat, {"good": GOOD_NAMES[choice]})
        gain_points(state, seat, 1)


def refusal(state: PuertoRico, choice: i64) -> Refusal:
    seat = state.seat()
    if choice in (SUPPLY_FIRST, COUNT_FIRST):
        return Refusal("PR-CAP-20", "nothing-to-count", "nobody asks now when pairs are counted")
    if state.at(COUNTING) == ASKED:
        return Refusal("PR-CAP-20", "count-first", "say first whether pairs are counted before or after")
    if state.goods(seat, choice) == 0:
        return Refusal("PR-ROY-01", "no-good", f"there is no {GOOD_NAMES[choice]}")
    if state.at(SUPPLIED) >= state.nobles(seat):
        return Refusal("PR-ROY-01", "too-few-nobles", "each noble takes one good")
    return Refusal("PR-ROY-01", "out-of-order", "each kind once, in the order of the goods")
