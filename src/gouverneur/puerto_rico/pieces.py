"""The verbs for workers and nobles: the only way in which a piece moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.kernel.piles import one_of
from gouverneur.puerto_rico.layout import (
    IDLE,
    IDLE_NOBLES,
    ISLAND,
    MANNED,
    NOBLE_STAFF,
    NOBLE_TILES,
    NOBLES,
    OFFICE,
    OFFICE_NOBLES,
    OWNED,
    STAFF,
    TILES_MASK,
    WORKERS,
)
from gouverneur.puerto_rico.ledger import begin_ending
from gouverneur.puerto_rico.scoring import WORKERS_SHORT
from gouverneur.puerto_rico.vocabulary import FIRST_BUILDING, NOBLE

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico


# -- to the port ----------------------------------------------------------------------------------------


def hire_from_supply(state: PuertoRico, seat: i64, number: i64) -> None:
    """Workers only. [PR-NOB-08]"""
    state.numbers[WORKERS] -= number
    state.add_own(seat, IDLE, number)


def hire_from_office(state: PuertoRico, seat: i64, number: i64) -> None:
    state.numbers[OFFICE] -= number
    state.add_own(seat, IDLE, number)


def noble_from_office(state: PuertoRico, seat: i64) -> None:
    state.numbers[OFFICE_NOBLES] -= 1
    state.add_own(seat, IDLE_NOBLES, 1)


def invite_noble(state: PuertoRico, seat: i64) -> None:
    """From the supply; when there is none a worker, when there is none either nobody. [PR-VIL-01 PR-VIL-02]"""
    if state.numbers[NOBLES] > 0:
        state.numbers[NOBLES] -= 1
        state.add_own(seat, IDLE_NOBLES, 1)
    elif state.numbers[WORKERS] > 0:
        hire_from_supply(state, seat, 1)


def take_off(state: PuertoRico, seat: i64, place: i64, piece: i64) -> None:
    """From a circle to the port."""
    state.add_own(seat, IDLE_NOBLES if piece == NOBLE else IDLE, 1)
    if place < FIRST_BUILDING:
        state.add_own(seat, MANNED, -one_of(place))
        if piece == NOBLE:
            state.add_own(seat, NOBLE_TILES, -one_of(place))
        return
    _lower(state, seat, STAFF, place - FIRST_BUILDING)
    if piece == NOBLE:
        _lower(state, seat, NOBLE_STAFF, place - FIRST_BUILDING)


def take_up_all(state: PuertoRico, seat: i64) -> None:
    """Every piece of a board to its port."""
    nobles = state.nobles(seat) if state.rules.has_nobles else 0
    workers = state.pieces(seat) - nobles
    state.set_own(seat, MANNED, 0)
    for level in range(3):
        state.set_own(seat, STAFF + level, 0)
    state.set_own(seat, IDLE, workers)
    if nobles > 0:
        state.set_own(seat, NOBLE_TILES, 0)
        for level in range(3):
            state.set_own(seat, NOBLE_STAFF + level, 0)
        state.set_own(seat, IDLE_NOBLES, nobles)


# -- from the port ----------------------------------------------------------------------------------------


def place_piece(state: PuertoRico, seat: i64, place: i64, piece: i64) -> None:
    """To a free circle."""
    if piece == NOBLE:
        state.add_own(seat, IDLE_NOBLES, -1)
    else:
        state.add_own(seat, IDLE, -1)
    if place < FIRST_BUILDING:
        state.add_own(seat, MANNED, one_of(place))
        if piece == NOBLE:
            state.add_own(seat, NOBLE_TILES, one_of(place))
        return
    _raise(state, seat, STAFF, place - FIRST_BUILDING)
    if piece == NOBLE:
        _raise(state, seat, NOBLE_STAFF, place - FIRST_BUILDING)


def man_everything(state: PuertoRico, seat: i64) -> None:
    """There are workers for every free circle; the others stay on the port."""
    rules = state.rules
    owned = state.own(seat, OWNED)
    before = state.pieces(seat)
    state.set_own(seat, MANNED, state.own(seat, ISLAND) & TILES_MASK)
    state.set_own(seat, STAFF, owned & rules.one_circle)
    state.set_own(seat, STAFF + 1, owned & rules.two_circles)
    state.set_own(seat, STAFF + 2, owned & rules.three_circles)
    state.set_own(seat, IDLE, 0)
    state.set_own(seat, IDLE, before - state.pieces(seat))


def give_back(state: PuertoRico, seat: i64, piece: i64) -> None:
    """To its supply."""
    if piece == NOBLE:
        state.add_own(seat, IDLE_NOBLES, -1)
        state.numbers[NOBLES] += 1
    else:
        state.add_own(seat, IDLE, -1)
        state.numbers[WORKERS] += 1


def _raise(state: PuertoRico, seat: i64, masks: i64, building: i64) -> None:
    """One more stands there."""
    for level in range(3):
        mask = state.own(seat, masks + level)
        if (mask >> building) & 1 == 0:
            state.set_own(seat, masks + level, mask | bit(building))
            return


def _lower(state: PuertoRico, seat: i64, masks: i64, building: i64) -> None:
    for above in range(3):
        level = 2 - above
        mask = state.own(seat, masks + level)
        if (mask >> building) & 1 == 1:
            state.set_own(seat, masks + level, mask & ~bit(building))
            return


# -- the office ---------------------------------------------------------------------------------------------


def refill_office(state: PuertoRico, wanted: i64) -> None:
    """From the supply, one of them a noble while there are any; when it is too small, what is left.

    That ends the game, unless nobles are in play. [PR-MAY-07 PR-MAY-08 PR-END-02 PR-NOB-04 PR-NOB-05]
    """
    numbers = state.numbers
    nobles: i64 = 1 if numbers[NOBLES] > 0 else 0
    number = min(wanted - nobles, numbers[WORKERS])
    numbers[NOBLES] -= nobles
    numbers[OFFICE_NOBLES] += nobles
    numbers[WORKERS] -= number
    numbers[OFFICE] += number
    if state.journal is not None:
        state.tell("refill", -1, {"workers": numbers[OFFICE]})
        if nobles > 0:
            state.tell("refill_noble", -1, {})
    if number + nobles < wanted and not state.rules.has_nobles:
        begin_ending(state, WORKERS_SHORT)
