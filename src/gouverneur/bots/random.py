"""A player that takes any option."""

from __future__ import annotations

from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.playout import random_choice


class RandomBot:
    """Every option is as likely as any other; the same seed plays the same."""

    def __init__(self, chance: int | Dealer) -> None:
        self._dealer = chance if isinstance(chance, Dealer) else Dealer(chance)

    def choose(self, options: int) -> int:
        """One of the choices in a mask."""
        return random_choice(options, self._dealer)
