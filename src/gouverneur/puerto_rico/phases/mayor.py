"""The mayor: workers are dealt, and everybody places all of his anew."""

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
    OFFICE,
    OWNED,
    SEAT_WORDS,
    STAFF,
    TABLE_WORDS,
    TILES_MASK,
    WORKERS,
)
from gouverneur.puerto_rico.ledger import (
    hire_from_office,
    hire_from_supply,
    man_everything,
    place_name,
    place_worker,
    refill_office,
    take_up_all,
)
from gouverneur.puerto_rico.phases.privilege import privilege
from gouverneur.puerto_rico.vocabulary import (
    ARRANGE,
    DEAL,
    FIRST_BUILDING,
    HIRE,
    NO_HIRE,
    NOBODY,
    PLACE,
    WORKER,
)

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

FIRST: Final[i64] = DATA  # place: the lowest place that may still be named


# -- the privilege ------------------------------------------------------------------------------------


def begin(state: PuertoRico) -> None:
    state.push(HIRE, state.picker, 1)


def offer_hire(state: PuertoRico) -> i64:
    """Before anything else a worker of the supply, or none. [PR-MAY-01 PR-MAY-09]"""
    options = bit(NO_HIRE)
    most = min(privilege(state, state.seat()), state.numbers[WORKERS])
    for number in range(most):
        options |= bit(number)
    return options


def take_hire(state: PuertoRico, choice: i64) -> None:
    seat = state.seat()
    if choice != NO_HIRE:
        hire_from_supply(state, seat, choice + 1)
        if state.journal is not None:
            state.tell("hire", seat, {"workers": choice + 1})
    elif state.journal is not None and not state.forced:
        state.tell("decline_worker", seat, {})
    state.pop()
    begin_dealing(state)


def refuse_hire(state: PuertoRico, choice: i64) -> Refusal:
    if choice >= privilege(state, state.seat()):
        return Refusal("PR-MAY-01", "one-worker", "the privilege is one worker")
    return Refusal("PR-MAY-01", "no-workers", "no worker is left in the supply")


# -- dealing --------------------------------------------------------------------------------------------


def begin_dealing(state: PuertoRico) -> None:
    """One by one round the table, as many turns as there are pieces. [PR-MAY-02]"""
    number = state.numbers[OFFICE]
    if state.rules.may_decline:
        state.push(DEAL, state.picker, number)
        return
    for place in range(state.seats):
        seat = state.seat_after(state.picker, place)
        share = (number + state.seats - 1 - place) // state.seats
        hire_from_office(state, seat, share)
        if state.journal is not None and share > 0:
            state.tell("receive", seat, {"workers": share})
    begin_placing(state)


def offer_deal(state: PuertoRico) -> i64:
    return bit(WORKER) | bit(NOBODY)


def take_deal(state: PuertoRico, choice: i64) -> None:
    """A declined piece leaves the game. [PR-MAY-09]"""
    seat = state.seat()
    if choice == WORKER:
        hire_from_office(state, seat, 1)
        if state.journal is not None:
            state.tell("receive", seat, {"workers": 1})
    else:
        state.numbers[OFFICE] -= 1
        if state.journal is not None:
            state.tell("decline_worker", seat, {})
    state.next_turn()


def refuse_deal(state: PuertoRico, choice: i64) -> Refusal:
    return Refusal("PR-NOB-03", "no-nobles", "there are no nobles on the office")


def finish_dealing(state: PuertoRico) -> None:
    state.pop()
    begin_placing(state)


# -- placing --------------------------------------------------------------------------------------------


def begin_placing(state: PuertoRico) -> None:
    """The mayor first, and also when nothing was dealt. [PR-MAY-06 PR-MAY-10]"""
    state.push(ARRANGE, state.picker, state.seats)


def arrange(state: PuertoRico) -> None:
    """Everybody takes up all his pieces; with one for each circle there is nothing to choose.

    What then stays on the port stays until the next such phase. [PR-MAY-03 PR-MAY-04 PR-MAY-05]
    """
    seat = state.seat()
    take_up_all(state, seat)
    pieces = state.own(seat, IDLE)
    state.next_turn()
    if pieces >= pile_size(state.bare_tiles(seat)) + state.free_circles_in_city(seat):
        man_everything(state, seat)
        if state.journal is not None:
            state.tell("placed", seat, {"idle": state.own(seat, IDLE)})
    elif pieces > 0:
        state.push(PLACE, seat, 1)


def offer_place(state: PuertoRico) -> i64:
    """Ascending places, as long as those from there on have room for all that is to be placed. [PR-MAY-04]"""
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
    spare = pile_size(bare) + popcount(one) + popcount(two) + popcount(three) - numbers[base + IDLE]
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


def places_with_room(state: PuertoRico, seat: i64) -> i64:
    return kinds_in(state.bare_tiles(seat)) | (state.roomy(seat) << FIRST_BUILDING)


def take_place(state: PuertoRico, place: i64) -> None:
    seat = state.seat()
    place_worker(state, seat, place)
    if state.journal is not None:
        state.tell("place", seat, {"on": place_name(state, place)})
    if state.own(seat, IDLE) == 0:
        state.pop()
    else:
        state.put(FIRST, place)


def refuse_place(state: PuertoRico, place: i64) -> Refusal:
    if place - FIRST_BUILDING >= state.rules.kinds:
        return Refusal("PR-MAY-03", "no-circle", "there is no such place in this game")
    if state.room_on(state.seat(), place) == 0:
        return Refusal("PR-MAY-03", "no-circle", f"no circle of {place_name(state, place)} is free")
    return Refusal(
        "PR-MAY-04", "out-of-order", "places are named in their order, and all workers must find a circle"
    )


def finish(state: PuertoRico) -> None:
    """A piece for each empty circle on buildings, at least one a player. [PR-MAY-07 PR-TWO-05]"""
    state.pop()
    wanted: i64 = 0
    for seat in range(state.seats):
        wanted += state.free_circles_in_city(seat)
    refill_office(state, max(wanted, state.seats))
