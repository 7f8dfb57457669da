"""What the picker has beyond the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.puerto_rico.layout import DOUBLED, DOUBLED_BEFORE

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico


def privilege(state: PuertoRico, seat: i64) -> i64:
    """How often a seat has the privilege of the phase now: only its picker has, some twice.

    Whatever does not ask here is never doubled. [PR-RND-06 PR-LIB-01 PR-LIB-02]
    """
    if seat != state.picker:
        return 0
    if state.occupied(seat) & state.rules.doublers == 0:
        return 1
    return 1 if (state.numbers[DOUBLED_BEFORE] >> seat) & 1 == 1 else 2


def begin_pick(state: PuertoRico, seat: i64) -> None:
    """Where the table wants it, only one pick of a round is doubled. [R-24]"""
    if state.rules.double_once:
        state.numbers[DOUBLED_BEFORE] |= state.numbers[DOUBLED]
        state.numbers[DOUBLED] = 0
        note_doubling(state, seat)


def note_doubling(state: PuertoRico, seat: i64) -> None:
    """A pick is doubled from when its owner's building is occupied."""
    if state.rules.double_once and seat == state.picker and state.occupied(seat) & state.rules.doublers != 0:
        state.numbers[DOUBLED] |= bit(seat)


def end_round(state: PuertoRico) -> None:
    state.numbers[DOUBLED] = 0
    state.numbers[DOUBLED_BEFORE] = 0
