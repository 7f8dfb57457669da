"""The bots at a table in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gouverneur.bots.random import RandomBot
from gouverneur.records import Seat
from gouverneur.table import Table

# What a kind of bot makes of a table at which it decides: one choice.
BOTS: dict[str, Callable[[Table, int], int]] = {
    "random": lambda table, seed: RandomBot(seed).choose(table.state.options),
}
NAMES = ("Ana", "Blas", "Carmen", "Diego", "Elena")


class Opponents:
    """Bots by seat. What one of them does depends on the deal and on how far the game is, not on what came between:
    whoever takes a choice back, or goes on tomorrow, meets the same bots.
    """

    def __init__(self, seat: int, kinds: Sequence[str]) -> None:
        """`kinds`: one for each seat but the person's."""
        self.kinds = [*kinds[:seat], "", *kinds[seat:]]

    def play(self, table: Table) -> None:
        seed = (table.seed * 1_000_003 + 7919 * len(table.record) + table.seat) % 2**63
        choice = BOTS[self.kinds[table.seat]](table, seed)
        table.play(table.game.actions.action(table.state.kind(), choice))

    def seats(self) -> list[Seat]:
        """As a record names them."""
        return [
            Seat(NAMES[number], f"bot:{kind}") if kind else Seat() for number, kind in enumerate(self.kinds)
        ]
