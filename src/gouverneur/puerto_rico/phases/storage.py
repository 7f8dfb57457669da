"""Storing at the end of a captain phase: what is not stored is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.piles import in_pile, one_of, pile_names, pile_size
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import ANY_ORDER, DATA
from gouverneur.puerto_rico.layout import CARGO, PORT
from gouverneur.puerto_rico.ledger import empty_ship, return_goods
from gouverneur.puerto_rico.vocabulary import GOOD_NAMES, GOODS, KEEP_NO_MORE, MOST_OF_A_GOOD, STORE

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

FIRST: Final[i64] = DATA  # the lowest good that may still be named
KEPT: Final[i64] = DATA + 1  # a pile


def begin(state: PuertoRico) -> None:
    """Only at the end of captain phases. [PR-CAP-16]"""
    state.push(STORE, state.picker, state.participants())


def loose_goods(kept: i64, whole: i64) -> i64:
    """What is left of a pile when the `whole` largest kinds are taken away."""
    left = pile_size(kept)
    for store in range(whole):
        most: i64 = 0
        largest: i64 = 0
        for good in range(GOODS):
            number = in_pile(kept, good)
            if number > most:
                most = number
                largest = good
        kept -= most * one_of(largest)
        left -= most
    return left


def whole_kinds(state: PuertoRico, seat: i64) -> i64:
    """[PR-SWH-01 PR-LWH-01 PR-LWH-02]"""
    stores = state.occupied(seat) & state.rules.stores
    total: i64 = 0
    while stores != 0:
        total += state.rules.stores_kinds[lowest(stores)]
        stores &= stores - 1
    return total


def single_goods(state: PuertoRico, seat: i64) -> i64:
    """One is free. [PR-CAP-14]"""
    stores = state.occupied(seat) & state.rules.stores
    total: i64 = 1
    while stores != 0:
        total += state.rules.stores_goods[lowest(stores)]
        stores &= stores - 1
    return total


def may_keep(state: PuertoRico, seat: i64, pile: i64) -> bool:
    """Whether there is storage for all of it. [PR-CAP-14]"""
    return loose_goods(pile, whole_kinds(state, seat)) <= single_goods(state, seat)


def offer(state: PuertoRico) -> i64:
    """So many of a kind, kinds ascending, until no more: less than possible is allowed. [PR-CAP-14 PR-CAP-15]"""
    seat = state.seat()
    kept = state.at(KEPT)
    first = state.at(FIRST)
    options = bit(KEEP_NO_MORE)
    port = state.own(seat, PORT)
    if first == ANY_ORDER:
        first = 0
    if port == 0 or first >= GOODS:
        return options
    whole = whole_kinds(state, seat)
    single = single_goods(state, seat)
    for good in range(first, GOODS):
        if in_pile(kept, good) == 0:
            for number in range(1, in_pile(port, good) + 1):
                if loose_goods(kept + number * one_of(good), whole) > single:
                    break
                options |= bit(good * MOST_OF_A_GOOD + number - 1)
    return options


def take(state: PuertoRico, choice: i64) -> None:
    if choice != KEEP_NO_MORE:
        good = choice // MOST_OF_A_GOOD
        number = choice % MOST_OF_A_GOOD + 1
        state.put(KEPT, state.at(KEPT) + number * one_of(good))
        state.put(FIRST, good + 1)
        return
    seat = state.seat()
    lost = state.own(seat, PORT) - state.at(KEPT)
    return_goods(state, seat, lost)
    if state.journal is not None and (lost != 0 or state.at(KEPT) != 0):
        state.tell(
            "store",
            seat,
            {"kept": pile_names(state.at(KEPT), GOOD_NAMES), "lost": pile_names(lost, GOOD_NAMES)},
        )
    state.next_turn()


def finish(state: PuertoRico) -> None:
    """Full ships sail; the others keep their load. [PR-CAP-17 PR-CAP-18]"""
    state.pop()
    ships = state.rules.ships
    while ships != 0:
        ship = lowest(ships)
        if state.numbers[CARGO + ship] != 0 and state.free_places(ship) == 0:
            empty_ship(state, ship)
        ships &= ships - 1


def refusal(state: PuertoRico, choice: i64) -> Refusal:
    good = choice // MOST_OF_A_GOOD
    name = GOOD_NAMES[good]
    if state.goods(state.seat(), good) <= choice % MOST_OF_A_GOOD:
        return Refusal("PR-CAP-15", "no-good", f"there is not so much {name}")
    if good < state.at(FIRST):
        return Refusal("PR-CAP-15", "out-of-order", "goods are kept in the order of the goods")
    return Refusal("PR-CAP-14", "no-storage", f"there is no storage for so much {name}")
