"""Shipping any goods privately, kinds mixed: so many of a kind, kinds ascending."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.kernel.piles import in_pile, one_of
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import ANY_ORDER, DATA
from gouverneur.puerto_rico.layout import PORT
from gouverneur.puerto_rico.ledger import return_goods
from gouverneur.puerto_rico.vocabulary import GOOD_NAMES, GOODS, KEEP_NO_MORE, MOST_OF_A_GOOD, SEND

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

FIRST: Final[i64] = DATA  # the lowest good that may still be named
CHOSEN: Final[i64] = DATA + 1  # a pile


def begin(state: PuertoRico, seat: i64) -> None:
    state.push(SEND, seat, 1)


def offer(state: PuertoRico) -> i64:
    """At least one good. [PR-SWF-01]"""
    chosen = state.at(CHOSEN)
    first = state.at(FIRST)
    options = bit(KEEP_NO_MORE) if chosen != 0 else 0
    port = state.own(state.seat(), PORT)
    if first == ANY_ORDER:
        first = 0
    for good in range(first, GOODS):
        if in_pile(chosen, good) == 0:
            for number in range(in_pile(port, good)):
                options |= bit(good * MOST_OF_A_GOOD + number)
    return options


def take(state: PuertoRico, choice: i64) -> i64:
    """A pile of what was shipped; 0 while it is being named."""
    if choice != KEEP_NO_MORE:
        good = choice // MOST_OF_A_GOOD
        number = choice % MOST_OF_A_GOOD + 1
        state.put(CHOSEN, state.at(CHOSEN) + number * one_of(good))
        state.put(FIRST, good + 1)
        return 0
    seat = state.seat()
    chosen = state.at(CHOSEN)
    state.pop()
    return_goods(state, seat, chosen)
    return chosen


def refusal(state: PuertoRico, choice: i64) -> Refusal:
    if choice == KEEP_NO_MORE:
        return Refusal("PR-SWF-01", "at-least-one", "at least one good is shipped")
    good = choice // MOST_OF_A_GOOD
    if state.goods(state.seat(), good) <= choice % MOST_OF_A_GOOD:
        return Refusal("PR-SWF-01", "no-good", f"there is not so much {GOOD_NAMES[good]}")
    return Refusal("PR-SWF-01", "out-of-order", "goods are named in their order")
