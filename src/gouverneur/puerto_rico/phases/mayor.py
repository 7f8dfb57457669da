"""The mayor: pieces are dealt, and everybody places all of his anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import SEAT, TURNS
from gouverneur.puerto_rico.layout import IDLE, IDLE_NOBLES, OFFICE, OFFICE_NOBLES, WORKERS
from gouverneur.puerto_rico.phases import bonus, placing
from gouverneur.puerto_rico.phases.privilege import privilege
from gouverneur.puerto_rico.pieces import (
    hire_from_office,
    hire_from_supply,
    noble_from_office,
    refill_office,
    take_up_all,
)
from gouverneur.puerto_rico.vocabulary import ARRANGE, DEAL, HIRE, NO_HIRE, NO_NOBLE, NOBLE, NOBODY, WORKER

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico


# -- the privilege ------------------------------------------------------------------------------------


def begin(state: PuertoRico) -> None:
    state.push(HIRE, state.picker, 1)


def offer_hire(state: PuertoRico) -> i64:
    """Before anything else a worker of the supply, or none. [PR-MAY-01 PR-MAY-09 PR-LIB-04]"""
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
    return Refusal("PR-MAY-01", "no-workers", "there are not so many workers in the supply")


# -- dealing --------------------------------------------------------------------------------------------


def begin_dealing(state: PuertoRico) -> None:
    """One by one round the table, as many turns as there are pieces. [PR-MAY-02 PR-BUC-14]"""
    state.push(DEAL, state.picker, state.on_office())
    if state.rules.has_nobles:
        _invite(state)


def _invite(state: PuertoRico) -> None:
    """On the first turn of each, whether there is a piece left for him or not. [PR-VIL-01]"""
    number = state.participants()
    for place in range(number):
        # Questions are asked from the top of the stack: the last pushed comes first.
        turn = number - 1 - place if state.rules.ask_passive else place
        seat = state.seat_after(state.picker, turn)
        bonus.give(state, seat, state.occupied(seat) & state.rules.inviters, bonus.DEALING, 0)


def offer_deal(state: PuertoRico) -> i64:
    """Worker or noble as the seat likes; who acts alone gets them all. [PR-NOB-03 PR-BUC-14]"""
    choosing = state.numbers[OFFICE_NOBLES] > 0 and state.participants() > 1
    if not choosing and not state.rules.may_decline:
        _deal_rest(state)
        return 0
    options: i64 = 0
    if state.numbers[OFFICE] > 0:
        options |= bit(WORKER)
    if state.numbers[OFFICE_NOBLES] > 0:
        options |= bit(NOBLE)
    if state.rules.may_decline:
        options |= options << NOBODY
    return options


def _deal_rest(state: PuertoRico) -> None:
    """What is left, if nobody has a choice."""
    while state.numbers[OFFICE_NOBLES] > 0:
        noble_from_office(state, state.seat())
        if state.journal is not None:
            state.tell("receive_noble", state.seat(), {})
    number = state.numbers[OFFICE]
    seats = state.participants()
    for place in range(seats):
        seat = state.seat_after(state.seat(), place)
        share = (number + seats - 1 - place) // seats
        hire_from_office(state, seat, share)
        if state.journal is not None and share > 0:
            state.tell("receive", seat, {"workers": share})
    state.put(TURNS, 0)


def take_deal(state: PuertoRico, choice: i64) -> None:
    """A declined piece leaves the game. [PR-MAY-09]"""
    seat = state.seat()
    if choice == WORKER:
        hire_from_office(state, seat, 1)
        if state.journal is not None:
            state.tell("receive", seat, {"workers": 1})
    elif choice == NOBLE:
        noble_from_office(state, seat)
        if state.journal is not None:
            state.tell("receive_noble", seat, {})
    else:
        state.numbers[OFFICE_NOBLES if choice == NO_NOBLE else OFFICE] -= 1
        if state.journal is not None:
            state.tell("decline_worker", seat, {})
    state.put(TURNS, state.at(TURNS) - 1)
    state.put(SEAT, state.next_participant(seat))


def refuse_deal(state: PuertoRico, choice: i64) -> Refusal:
    if choice >= NOBODY and not state.rules.may_decline:
        return Refusal("PR-MAY-09", "no-declining", "dealt pieces must be accepted")
    if choice in (NOBLE, NO_NOBLE):
        return Refusal("PR-NOB-03", "no-nobles", "there is no noble on the office")
    return Refusal("PR-NOB-03", "no-workers", "there is no worker on the office")


def finish_dealing(state: PuertoRico) -> None:
    """Then pieces are placed, the mayor's first, and also when nothing was dealt. [PR-MAY-06 PR-MAY-10]"""
    state.pop()
    state.push(ARRANGE, state.picker, state.participants())


# -- placing --------------------------------------------------------------------------------------------


def arrange(state: PuertoRico) -> None:
    """Everybody takes up all his pieces.

    What then stays on the port stays until the next such phase. [PR-MAY-03 PR-MAY-04 PR-MAY-05]
    """
    seat = state.seat()
    take_up_all(state, seat)
    state.next_turn()
    placing.place_pieces(state, seat, state.own(seat, IDLE_NOBLES), state.own(seat, IDLE))


def finish(state: PuertoRico) -> None:
    """A piece for each empty circle on buildings, at least one a player. [PR-MAY-07 PR-TWO-05]"""
    state.pop()
    wanted: i64 = 0
    for seat in range(state.seats):
        wanted += state.free_circles_in_city(seat)
    refill_office(state, max(wanted, state.seats))
