"""A choice of a turn with the question that it answers, as a language wants to be asked about it."""

from __future__ import annotations

from typing import Any

from gouverneur.kernel.game import Game, Sources
from gouverneur.kernel.state import State
from gouverneur.kernel.words import Decision, Options
from gouverneur.notation import positions


class Asked:
    over = False

    def __init__(self, game: Game, state: State, choice: int) -> None:
        """`state` is imagined by the seat that decides."""
        self.game = game
        self.state = state
        self.seat = int(state.seat())
        kind = game.actions.by_step[state.kind()]
        self.words = kind.choices[choice]
        self.sources: Sources = game.price_sources(state, self.seat, choice)
        self._view = positions.write_observation(state.observe(self.seat))

    @property
    def decision(self) -> Decision:
        state = self.state
        kind = self.game.actions.by_step[state.kind()].name
        return Decision(self.seat, kind, Options(self.game.actions.options(state.kind(), state.options)))

    def view(self, seat: int) -> dict[str, Any]:
        return self._view

    def price_sources(self, words: str) -> Sources:
        return self.sources
