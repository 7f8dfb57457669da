"""Whole placements, keep-sets and sendings that nothing beats, for bots and for people in a hurry.

What a placement is good for: how much of each good can be produced, how many quarries are occupied, how many guests
wait, which other buildings are occupied, and of those that serve a worker and a noble differently by whom. One
placement beats another if it is better in one of these and worse in none; of those that are equal one is named.
A keep-set beats every smaller one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.piles import in_pile
from gouverneur.kernel.state import STEP_WORDS
from gouverneur.puerto_rico.layout import ISLAND, OWNED, PORT
from gouverneur.puerto_rico.phases.placing import FIRST, TO_PLACE, WORKERS_AFTER
from gouverneur.puerto_rico.phases.storage import loose_goods, single_goods, whole_kinds
from gouverneur.puerto_rico.vocabulary import (
    ARRANGE,
    FIRST_BUILDING,
    GOODS,
    NOBLE,
    PLACE_NOBLE,
    QUARRY,
    WORKER,
)

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

MANY = 99


class Task:
    """What is to be placed: so many pieces on free circles, beside those that stand and stay."""

    def __init__(self, state: PuertoRico, seat: i64) -> None:
        noble_step = state.kind() == PLACE_NOBLE
        self.nobles: int = int(state.at(TO_PLACE)) if noble_step else 0
        self.workers: int = int(state.at(WORKERS_AFTER) if noble_step else state.at(TO_PLACE))
        self.first: int = int(state.at(FIRST))  # the lowest place that may be named
        self.stays: list[int] = []  # the circles of pieces that stay
        self.chosen: list[int] = []  # the circles that this turn has filled
        mayors = state.steps[state.top - STEP_WORDS] == ARRANGE
        for place in _places(state, seat):
            workers = [place] * int(state.standing(seat, place, WORKER))
            nobles = [place] * int(state.standing(seat, place, NOBLE))
            if not mayors:
                self.stays.extend(workers + nobles)
            elif noble_step:
                self.chosen.extend(nobles)
            else:
                self.stays.extend(nobles)
                self.chosen.extend(workers)
        if noble_step:
            self.nobles += len(self.chosen)
        else:
            self.workers += len(self.chosen)


class Use:
    """Something that pieces can do, and where they stand for it: the circles of each time, cheaper times first."""

    def __init__(self, places: list[list[int]]) -> None:
        self.places = places


def _places(state: PuertoRico, seat: i64) -> list[int]:
    return sorted(set(all_circles(state, seat)))


def uses(state: PuertoRico, seat: i64, free: list[int]) -> list[Use]:
    """All that pieces on these free circles can do beyond what those that stand do."""
    rules = state.rules
    found: list[Use] = [Use([[kind]] * free.count(kind)) for kind in (0, int(QUARRY))]
    every = all_circles(state, seat)
    makers: i64 = 0
    for good in range(1, GOODS):
        makers |= rules.makers[good]
        plants = [place for place in every if place >= FIRST_BUILDING and _makes(state, place, good)]
        found.append(Use(_pairs(good, every.count(good), plants, free)))
    others = state.own(seat, OWNED) & rules.one_circle & ~makers
    while others != 0:
        place = int(FIRST_BUILDING + lowest(others))
        times = [[place]] * free.count(place)
        if (rules.hosts >> lowest(others)) & 1 == 0:
            times = times[:1]
        found.append(Use(times))
        others &= others - 1
    return found


def _makes(state: PuertoRico, place: int, good: i64) -> bool:
    return (state.rules.makers[good] >> (place - FIRST_BUILDING)) & 1 == 1


def _pairs(good: int, tiles: int, plants: list[int], free: list[int]) -> list[list[int]]:
    """A plantation and a plant make a good; where one of them is manned already the other is enough."""
    bare = [place for place in free if place == good]
    empty = [place for place in free if place in plants]
    manned, staffed = tiles - len(bare), len(plants) - len(empty)
    times: list[list[int]] = []
    for made in range(min(manned, staffed), min(manned + len(bare), staffed + len(empty))):
        circles: list[int] = []
        if made >= manned:
            circles.append(bare[made - manned])
        if made >= staffed:
            circles.append(empty[made - staffed])
        times.append(circles)
    return times


def placements(state: PuertoRico, seat: i64) -> list[tuple[list[int], list[int]]]:
    """For each placement that nothing beats, where nobles and where workers go, in ascending order.

    Some may stand already, because there was no choice: what they leave open is proposed. Workers for all circles that
    are left are not named: they are placed without being asked for.
    """
    task = Task(state, seat)
    free = all_circles(state, seat)
    for place in task.stays:
        free.remove(place)
    if not task.chosen:
        free = [place for place in free if place >= task.first]
    pieces = min(task.nobles + task.workers, len(free))
    whole: list[list[int]] = []
    _spread(uses(state, seat, free), 0, pieces, MANY, [], whole)
    found: list[tuple[list[int], list[int]]] = []
    for chosen in whole:
        filled = _fill(chosen, pieces, free)
        for nobles in _noble_places(state, filled, task, len(free)):
            workers = filled[:]
            for place in nobles:
                workers.remove(place)
            if state.kind() != PLACE_NOBLE:
                rest = _beyond(workers, task)
                if rest is not None:
                    found.append(([], rest))
                continue
            if task.workers >= len(free) - len(nobles):
                workers = []
            rest = _beyond(nobles, task)
            if rest is not None:
                found.append((rest, workers))
    return found


def _noble_places(state: PuertoRico, filled: list[int], task: Task, circles: int) -> list[list[int]]:
    """Each way to set nobles and workers on the buildings to which it matters; what is left of nobles anywhere else."""
    if task.nobles == 0:
        return [[]]
    two_sided = [place for place in filled if _is_two_sided(state, place)]
    others = [place for place in filled if place not in two_sided]
    needed = min(task.nobles, max(0, circles - task.workers))  # as many circles workers cannot fill
    found: list[list[int]] = []
    for chosen in range(bit(len(two_sided))):
        nobles = [place for i, place in enumerate(two_sided) if (chosen >> i) & 1 == 1]
        more = max(needed - len(nobles), 0)
        if len(nobles) > task.nobles or len(two_sided) - len(nobles) > task.workers or more > len(others):
            continue
        found.append(sorted(nobles + others[len(others) - more :]))
    return found


def _is_two_sided(state: PuertoRico, place: int) -> bool:
    rules = state.rules
    mask = rules.land_buyers | rules.two_faced_payers | rules.land_clearers | rules.savers
    return place >= FIRST_BUILDING and (mask >> (place - FIRST_BUILDING)) & 1 == 1


def _beyond(places: list[int], task: Task) -> list[int] | None:
    """What is left of a placement when the pieces that stand are taken out of it; None when it has others."""
    rest = places[:]
    for place in task.chosen:
        if place not in rest:
            return None
        rest.remove(place)
    if rest and rest[0] < task.first:
        return None
    return rest


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
    times = left[at].places
    most, spent = 0, 0
    while most < len(times) and spent + len(times[most]) <= pieces:
        spent += len(times[most])
        most += 1
    for number in range(most, -1, -1):
        price = cheapest
        if number < len(times):
            price = min(price, len(times[number]))
        places = chosen[:]
        for circles in times[:number]:
            places.extend(circles)
        _spread(left, at + 1, pieces - len(places) + len(chosen), price, places, found)


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


def sendings(state: PuertoRico, seat: i64) -> list[list[int]]:
    """How many of each good to ship: all, all but one that would bring nothing, or one kind. [PR-SWF-01]"""
    owned = [int(in_pile(state.own(seat, PORT), good)) for good in range(GOODS)]
    found = [owned]
    for good, number in enumerate(owned):
        if number > 0 and sum(owned) % 2 == 1 and sum(owned) > 1:
            found.append([n - 1 if other == good else n for other, n in enumerate(owned)])
    for good, number in enumerate(owned):
        kind = [number if other == good else 0 for other in range(GOODS)]
        if number > 0 and kind not in found:
            found.append(kind)
    return found


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
