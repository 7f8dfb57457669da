"""Whole placements and keep-sets that nothing beats, for bots and for people in a hurry.

What a placement is good for: how much of each good can be produced, how many quarries are occupied, which other
buildings are. One placement beats another if it is better in one of these and worse in none; of those that are
equal one is named. A keep-set beats every smaller one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gouverneur.kernel.bits import lowest
from gouverneur.kernel.piles import in_pile
from gouverneur.puerto_rico.layout import ISLAND, MANNED, OWNED, PORT
from gouverneur.puerto_rico.phases.placing import FIRST
from gouverneur.puerto_rico.phases.storage import loose_goods, single_goods, whole_kinds
from gouverneur.puerto_rico.vocabulary import FIRST_BUILDING, GOODS, QUARRY

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico


class Use:
    """Something that pieces can do: how often at most, and where they stand for it, in order."""

    def __init__(self, pieces: int, places: list[list[int]]) -> None:
        self.pieces = pieces  # for each time
        self.places = places  # the circles of each time


def uses(state: PuertoRico, seat: i64) -> list[Use]:
    """All that the pieces of a board can do."""
    island = state.own(seat, ISLAND)
    rules = state.rules
    found: list[Use] = [Use(1, [[0]] * in_pile(island, 0)), Use(1, [[int(QUARRY)]] * in_pile(island, QUARRY))]
    for good in range(1, GOODS):
        circles: list[int] = []
        makers = state.own(seat, OWNED) & rules.makers[good]
        while makers != 0:
            maker = lowest(makers)
            circles.extend([int(FIRST_BUILDING + maker)] * rules.circles[maker])
            makers &= makers - 1
        number = min(in_pile(island, good), len(circles))
        found.append(Use(2, [[int(good), circle] for circle in circles[:number]]))
    others = state.own(seat, OWNED) & rules.one_circle & ~rules.crafts
    while others != 0:
        found.append(Use(1, [[int(FIRST_BUILDING + lowest(others))]]))
        others &= others - 1
    return found


def placements(state: PuertoRico, seat: i64) -> list[list[int]]:
    """For each placement that nothing beats, where the pieces still to be placed go, in ascending order.

    Some may stand already, because there was no choice: what they leave open is proposed.
    """
    pieces = int(state.pieces(seat))
    circles = all_circles(state, seat)
    whole: list[list[int]] = []
    _spread(uses(state, seat), 0, pieces, 99, [], whole)
    found: list[list[int]] = []
    for chosen in whole:
        rest = _beyond(_fill(chosen, pieces, circles), state, seat)
        if rest is not None:
            found.append(rest)
    return found


def _beyond(places: list[int], state: PuertoRico, seat: i64) -> list[int] | None:
    """What is left of a placement when the pieces that stand are taken out of it; None when it has others."""
    rest = places[:]
    for place in sorted(set(all_circles(state, seat))):
        for piece in range(_standing(state, seat, place)):
            if place not in rest:
                return None
            rest.remove(place)
    if rest and rest[0] < state.at(FIRST):
        return None
    return rest


def _standing(state: PuertoRico, seat: i64, place: i64) -> i64:
    if place < FIRST_BUILDING:
        return in_pile(state.own(seat, MANNED), place)
    return state.staff(seat, place - FIRST_BUILDING)


def _spread(
    left: list[Use], at: int, pieces: int, cheapest: int, chosen: list[int], found: list[list[int]]
) -> None:
    """Each way to do things so often that with the pieces left over nothing more can be done.

    `cheapest` is the fewest pieces that something done less often than possible would take.
    """
    if at == len(left):
        if pieces < cheapest:
            found.append(chosen)
        return
    use = left[at]
    most = min(len(use.places), pieces // use.pieces)
    for times in range(most, -1, -1):
        price = cheapest
        if times < len(use.places):
            price = min(price, use.pieces)
        places = chosen[:]
        for circle in use.places[:times]:
            places.extend(circle)
        _spread(left, at + 1, pieces - times * use.pieces, price, places, found)


def all_circles(state: PuertoRico, seat: i64) -> list[int]:
    """Every circle of a board, by its place."""
    found: list[int] = []
    for kind in range(FIRST_BUILDING):
        found.extend([int(kind)] * in_pile(state.own(seat, ISLAND), kind))
    owned = state.own(seat, OWNED)
    while owned != 0:
        found.extend([int(FIRST_BUILDING + lowest(owned))] * state.rules.circles[lowest(owned)])
        owned &= owned - 1
    return found


def _fill(chosen: list[int], pieces: int, circles: list[int]) -> list[int]:
    """No piece may idle: what is left over stands on the first circles that are free. [PR-MAY-04]"""
    free = circles[:]
    for place in chosen:
        free.remove(place)
    return sorted(chosen + free[: pieces - len(chosen)])


def keep_sets(state: PuertoRico, seat: i64) -> list[list[int]]:
    """How many of each good to keep, for each keep-set to which nothing can be added. [PR-CAP-14 PR-CAP-15]"""
    owned = [int(in_pile(state.own(seat, PORT), good)) for good in range(GOODS)]
    whole = whole_kinds(state, seat)
    single = single_goods(state, seat)
    found: list[list[int]] = []
    _keep(owned, whole, single, [], found)
    return [kept for kept in found if _is_largest(kept, owned, whole, single)]


def _keep(owned: list[int], whole: i64, single: i64, kept: list[int], found: list[list[int]]) -> None:
    if len(kept) == len(owned):
        found.append(kept)
        return
    for number in range(owned[len(kept)], -1, -1):
        if loose_goods(_pile([*kept, number]), whole) <= single:
            _keep(owned, whole, single, [*kept, number], found)


def _is_largest(kept: list[int], owned: list[int], whole: i64, single: i64) -> bool:
    for good, number in enumerate(kept):
        if number < owned[good]:
            more = kept[:]
            more[good] += 1
            if loose_goods(_pile(more), whole) <= single:
                return False
    return True


def _pile(numbers: list[int]) -> i64:
    pile: i64 = 0
    for number in reversed(numbers):
        pile = pile * 16 + number
    return pile
