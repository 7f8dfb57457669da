"""Placing pieces from the port: nobles first, then workers, each kind on ascending places.

What nobles must fill is what workers cannot. As long as a circle is free no piece may stay back. [PR-MAY-04]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest, popcount
from gouverneur.kernel.piles import PILE_BITS, in_pile, kinds_in, pile_size
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import ANY_ORDER, DATA
from gouverneur.puerto_rico.layout import (
    IDLE,
    ISLAND,
    MANNED,
    OWNED,
    SEAT_WORDS,
    STAFF,
    TABLE_WORDS,
    TILES_MASK,
)
from gouverneur.puerto_rico.ledger import place_name
from gouverneur.puerto_rico.pieces import man_everything, place_piece
from gouverneur.puerto_rico.vocabulary import (
    FIRST_BUILDING,
    NO_MORE_NOBLES,
    NOBLE,
    PLACE,
    PLACE_NOBLE,
    WORKER,
)

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

FIRST: Final[i64] = DATA  # the lowest place that may still be named
TO_PLACE: Final[i64] = DATA + 1  # how many of these
WORKERS_AFTER: Final[i64] = DATA + 2  # nobles: how many workers are placed after them


def place_pieces(state: PuertoRico, seat: i64, nobles: i64, workers: i64) -> None:
    """So many from the port."""
    if nobles == 0:
        place_workers(state, seat, workers)
        return
    state.push(PLACE_NOBLE, seat, 1)
    state.put(TO_PLACE, nobles)
    state.put(WORKERS_AFTER, workers)


def place_workers(state: PuertoRico, seat: i64, number: i64) -> None:
    """With one for each circle there is nothing to choose."""
    if number >= state.free_circles(seat):
        man_everything(state, seat)
        if state.journal is not None:
            state.tell("placed", seat, {"idle": state.own(seat, IDLE)})
    elif number > 0:
        state.push(PLACE, seat, 1)
        state.put(TO_PLACE, number)


def offer(state: PuertoRico) -> i64:
    return _places(state, state.at(TO_PLACE))


def offer_noble(state: PuertoRico) -> i64:
    """Those that workers cannot fill must be taken by nobles, as far as there are any."""
    needed = needed_nobles(state)
    options = _places(state, needed)
    if needed == 0:
        options |= bit(NO_MORE_NOBLES)
    return options


def needed_nobles(state: PuertoRico) -> i64:
    free = state.free_circles(state.seat())
    return min(state.at(TO_PLACE), max(0, free - state.at(WORKERS_AFTER)))


def _places(state: PuertoRico, needed: i64) -> i64:
    """Ascending places, as long as those from there on have room for so many."""
    base = TABLE_WORDS + state.seat() * SEAT_WORDS
    numbers = state.numbers
    rules = state.rules
    owned = numbers[base + OWNED]
    one = owned & rules.one_circle & ~numbers[base + STAFF]
    two = owned & rules.two_circles & ~numbers[base + STAFF + 1]
    three = owned & rules.three_circles & ~numbers[base + STAFF + 2]
    bare = (numbers[base + ISLAND] & TILES_MASK) - numbers[base + MANNED]
    first = state.at(FIRST)
    if first == ANY_ORDER:
        return kinds_in(bare) | ((one | two | three) << FIRST_BUILDING)
    if first < FIRST_BUILDING:
        bare = (bare >> (PILE_BITS * first)) << (PILE_BITS * first)
    else:
        bare = 0
        below = bit(first - FIRST_BUILDING) - 1
        one &= ~below
        two &= ~below
        three &= ~below
    # So many circles may stay empty; each place passed over leaves its own so.
    spare = pile_size(bare) + popcount(one) + popcount(two) + popcount(three) - needed
    places = kinds_in(bare) | ((one | two | three) << FIRST_BUILDING)
    found: i64 = 0
    while places != 0 and spare >= 0:
        place = lowest(places)
        found |= bit(place)
        if place < FIRST_BUILDING:
            spare -= in_pile(bare, place)
        else:
            building = place - FIRST_BUILDING
            spare -= ((one >> building) & 1) + ((two >> building) & 1) + ((three >> building) & 1)
        places &= places - 1
    return found


def take(state: PuertoRico, place: i64) -> None:
    seat = state.seat()
    place_piece(state, seat, place, WORKER)
    if state.journal is not None:
        state.tell("place", seat, {"on": place_name(state, place)})
    left = state.at(TO_PLACE) - 1
    if left == 0:
        state.pop()
    else:
        state.put(TO_PLACE, left)
        state.put(FIRST, place)


def take_noble(state: PuertoRico, place: i64) -> None:
    seat = state.seat()
    left: i64 = 0
    if place != NO_MORE_NOBLES:
        place_piece(state, seat, place, NOBLE)
        if state.journal is not None:
            state.tell("place_noble", seat, {"on": place_name(state, place)})
        left = state.at(TO_PLACE) - 1
    if left > 0:
        state.put(TO_PLACE, left)
        state.put(FIRST, place)
        return
    workers = state.at(WORKERS_AFTER)
    state.pop()
    place_workers(state, seat, workers)


def refusal(state: PuertoRico, place: i64) -> Refusal:
    if place == NO_MORE_NOBLES:
        return Refusal(
            "PR-MAY-04", "circle-free", "a noble stays back only if workers fill the other circles"
        )
    if place - FIRST_BUILDING >= state.rules.kinds:
        return Refusal("PR-MAY-03", "no-circle", "there is no such place in this game")
    if state.room_on(state.seat(), place) == 0:
        return Refusal("PR-MAY-03", "no-circle", f"no circle of {place_name(state, place)} is free")
    return Refusal(
        "PR-MAY-04", "out-of-order", "places are named in their order, and all pieces must find a circle"
    )
