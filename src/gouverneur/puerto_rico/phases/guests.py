"""Guests: outside mayor phases they may move on before whatever their owner does. [PR-GST-02 PR-GST-04]

A window is a step pushed on the step that it precedes. Whoever stayed is not asked again until something happened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import ANY_ORDER, DATA
from gouverneur.puerto_rico.layout import STAFF, STAYED
from gouverneur.puerto_rico.ledger import place_name
from gouverneur.puerto_rico.phases.privilege import note_doubling
from gouverneur.puerto_rico.pieces import place_piece, take_off
from gouverneur.puerto_rico.vocabulary import FIRST_BUILDING, GUEST, NOBLE, NOBLE_GUEST, STAY, WINDOW, WORKER

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

FIRST: Final[i64] = DATA  # the lowest place to which the next of two may move


def open_to_all(state: PuertoRico) -> None:
    """A window for each owner in turn, as at the beginning and the end of a phase. [PR-GST-05]"""
    state.push(WINDOW, state.picker, state.participants())


def look_in(state: PuertoRico) -> None:
    if not opened(state):
        state.next_turn()


def opened(state: PuertoRico) -> bool:
    """Whether a window was opened to the seat of the step."""
    seat = state.seat()
    if state.own(seat, STAFF) & state.rules.hosts == 0 or (state.numbers[STAYED] >> seat) & 1 == 1:
        return False
    if rooms(state, seat) == 0:
        return False
    workers = state.standing(seat, house(state, seat), WORKER)
    state.push(GUEST if workers > 0 else NOBLE_GUEST, seat, 1)
    return True


def house(state: PuertoRico, seat: i64) -> i64:
    """The place where the guests of a seat are."""
    return FIRST_BUILDING + lowest(state.own(seat, STAFF) & state.rules.hosts)


def rooms(state: PuertoRico, seat: i64) -> i64:
    """Places with a free circle; never the port, and nobody goes back. [PR-GST-03 PR-GST-06]"""
    return state.places_with_room(seat) & ~(state.rules.hosts << FIRST_BUILDING)


def offer(state: PuertoRico) -> i64:
    first = state.at(FIRST)
    places = rooms(state, state.seat())
    if first != ANY_ORDER:
        places &= ~(bit(first) - 1)
    return places | bit(STAY)


def take(state: PuertoRico, choice: i64) -> None:
    seat = state.seat()
    piece = WORKER if state.kind() == GUEST else NOBLE
    if choice != STAY:
        take_off(state, seat, house(state, seat), piece)
        place_piece(state, seat, choice, piece)
        note_doubling(state, seat)
        state.numbers[STAYED] = 0
        if state.journal is not None:
            names = ("worker", "noble")
            state.tell("guest", seat, {"piece": names[piece], "on": place_name(state, choice)})
        if state.own(seat, STAFF) & state.rules.hosts == 0 or rooms(state, seat) == 0:
            state.pop()
            return
        if state.standing(seat, house(state, seat), piece) > 0:
            state.put(FIRST, choice)
            return
    if piece == WORKER and state.standing(seat, house(state, seat), NOBLE) > 0:
        state.become(NOBLE_GUEST)
        state.put(FIRST, 0)
        return
    state.pop()
    state.numbers[STAYED] |= bit(seat)


def refusal(state: PuertoRico, place: i64) -> Refusal:
    seat = state.seat()
    if place - FIRST_BUILDING >= state.rules.kinds or state.room_on(seat, place) == 0:
        return Refusal("PR-GST-02", "no-circle", "no circle is free there")
    if (rooms(state, seat) >> place) & 1 == 0:
        return Refusal("PR-GST-03", "no-return", "guests move on, not back")
    return Refusal("PR-GST-02", "out-of-order", "places are named in their order")
