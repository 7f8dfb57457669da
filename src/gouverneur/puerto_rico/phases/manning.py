"""A worker at once for what was just laid or built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.kernel.refusal import Refusal
from gouverneur.puerto_rico.layout import OFFICE, OFFICE_NOBLES, WORKERS
from gouverneur.puerto_rico.ledger import place_name
from gouverneur.puerto_rico.pieces import hire_from_office, hire_from_supply, noble_from_office, place_piece
from gouverneur.puerto_rico.vocabulary import NOBLE, NOBODY, WORKER

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

PORT_PLACE = -1  # there is no circle: the piece goes to the port


def may_be_manned(state: PuertoRico) -> bool:
    """A worker of the supply, when it is empty a piece of the office. [PR-HOS-02 PR-UNI-03]"""
    return state.numbers[WORKERS] + state.on_office() > 0


def offer(state: PuertoRico) -> i64:
    """A noble only from the office, when no worker is in the supply; it may be declined. [PR-HOS-01 PR-UNI-01 PR-GEN-04 PR-NOB-08]"""
    numbers = state.numbers
    options = bit(NOBODY)
    if numbers[WORKERS] + numbers[OFFICE] > 0:
        options |= bit(WORKER)
    if numbers[WORKERS] == 0 and numbers[OFFICE_NOBLES] > 0:
        options |= bit(NOBLE)
    return options


def man(state: PuertoRico, seat: i64, place: i64, choice: i64) -> None:
    """[PR-HOS-01 PR-HOS-02 PR-HOS-04 PR-UNI-01 PR-UNI-02 PR-UNI-03]"""
    if choice == NOBODY:
        if state.journal is not None:
            state.tell("decline_worker", seat, {})
        return
    if choice == NOBLE:
        noble_from_office(state, seat)
    elif state.numbers[WORKERS] > 0:
        hire_from_supply(state, seat, 1)
    else:
        hire_from_office(state, seat, 1)
    if place != PORT_PLACE:
        place_piece(state, seat, place, choice)
    if state.journal is not None:
        name = "port" if place == PORT_PLACE else place_name(state, place)
        state.tell("man_noble" if choice == NOBLE else "man", seat, {"on": name})


def refusal(state: PuertoRico, choice: i64) -> Refusal:
    if choice == NOBLE:
        return Refusal("PR-NOB-08", "no-noble", "a noble comes only from the office, when no worker is left")
    return Refusal("PR-HOS-02", "no-worker", "no worker is left")
