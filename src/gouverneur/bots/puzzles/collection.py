"""The puzzles that we have, and which of them a bot solves."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files

from gouverneur.bots.bot import Bot
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.table import Table

GAMES = ("puerto-rico", "san-juan")


@dataclass(frozen=True)
class Puzzle:
    """A position, as `Table.from_text` takes it, and the words of the only best move."""

    position: str
    best: str

    def table(self) -> Table:
        return Table.from_text(self.position, seed=0)

    def is_solved_by(self, make: Callable[[Ruleset], Bot]) -> bool:
        """Whether the bot begins its turn with the best move."""
        table = self.table()
        choice = make(table.ruleset).think(table.observe(table.seat)).turn[0]
        return table.game.actions.action(table.state.kind(), choice).words == self.best


@functools.cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Thirty of each game."""
    text = files("gouverneur.bots.puzzles").joinpath(f"{game}.json").read_text(encoding="utf-8")
    return tuple(Puzzle(puzzle["position"], puzzle["best"]) for puzzle in json.loads(text))
