"""The bots at a table in the terminal."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence

from gouverneur.bots.makers import OFFERED, USUAL, UnknownBot, make_bot, maker_of
from gouverneur.bots.turns import seed_for, whole_turn
from gouverneur.languages import Language
from gouverneur.records import Seat
from gouverneur.table import Table

NAMES = ("Ana", "Blas", "Carmen", "Diego", "Elena")
A_MOMENT = 0.3  # seconds


def bot_names(text: str) -> list[str]:
    """`master,search:nodes=200,ms=100` are two: what has the sign = belongs to the name before it."""
    return [name.strip() for name in re.split(r",(?!\s*\w+=)", text)]


class Opponents:
    """Bots by seat. What one of them does depends on the deal and on how far the game is, not on what came between:
    whoever takes a choice back, or goes on tomorrow, meets the same bots.
    """

    def __init__(self, seat: int, bots: Sequence[str]) -> None:
        """`bots`: one for each seat but the person's."""
        self.bots = [*bots[:seat], "", *bots[seat:]]
        self._longest: dict[str, float] = {}  # seconds that a bot has thought

    def play(self, table: Table) -> None:
        """The turn of whoever decides."""
        name = self.bots[table.seat]
        start = time.monotonic()
        bot = make_bot(name, table.ruleset, seed_for(table.seed, len(table.record), table.seat))
        table.play(*whole_turn(bot, table.observe(table.seat), table.game))
        self._longest[name] = max(self._longest.get(name, 0.0), time.monotonic() - start)

    def may_take_long(self, seat: int) -> bool:
        """As far as is known: whether one waits for the bot of a seat longer than a moment."""
        return self._longest.get(self.bots[seat], A_MOMENT) >= A_MOMENT

    def seats(self) -> list[Seat]:
        """As a record names them."""
        return [
            Seat(NAMES[number], f"bot:{name}") if name else Seat() for number, name in enumerate(self.bots)
        ]

    def shown(self, language: Language) -> list[str]:
        """The names of all seats as on a table, where those of bots say how they play."""
        return [
            language.phrase("bot-named", name=name, level=_level(bot, language)) if bot else name
            for name, bot in zip(language.names, self.bots, strict=True)
        ]


def _level(bot: str, language: Language) -> str:
    return language.phrase(f"bot-{bot}") if bot in OFFERED else bot


def bot_of(seat: Seat) -> str:
    """The bot that a record names, or the usual one where there is none of that name."""
    name = seat.kind.partition(":")[2]
    try:
        maker_of(name)
    except UnknownBot:
        return USUAL
    return name
