"""What a seat knows, built up from nothing; and imagining the rest.

In the base game only the order of the hidden plantations is unknown, and the state holds no order: what is in
the stack follows from what lies open. Points are public by nature, since every gain is seen; a table may hide
them from the eye, which is a matter of its view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.state import STEP_WORDS, Observation

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico


@final
class PuertoRicoObservation(Observation):
    """The state as one seat knows it. Only whoever decides sees the options."""

    def __init__(self, seat: i64, seen: PuertoRico) -> None:
        super().__init__(seat)
        self.seen: PuertoRico = seen

    def words(self) -> list[int]:
        return self.seen.words()

    def redeal(self, dealer: Dealer) -> PuertoRico:
        state = self.seen.clone()
        if not state.over():
            state.options = state.offer(dealer)
        return state


def observe(state: PuertoRico, viewer: i64) -> PuertoRicoObservation:
    """[PR-GEN-06]"""
    seen = state.blank()
    seen.top = state.top
    seen.round = state.round
    seen.governor = state.governor
    seen.picker = state.picker
    seen.free_roles = state.free_roles
    seen.takers = state.takers
    seen.ending = state.ending
    for i in range(state.top + STEP_WORDS):
        seen.steps[i] = state.steps[i]
    for i in range(len(state.numbers)):
        seen.numbers[i] = state.numbers[i]
    if not state.over() and state.seat() == viewer:
        seen.options = state.options
    return PuertoRicoObservation(viewer, seen)
