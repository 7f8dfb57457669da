"""A player that takes any option."""

from __future__ import annotations

from gouverneur.bots.bot import Thought
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.playout import random_choice
from gouverneur.kernel.state import Observation


class RandomBot:
    """Every option is as likely as any other; the same seed plays the same."""

    name = "random"

    def __init__(self, chance: int | Dealer) -> None:
        self._dealer = chance if isinstance(chance, Dealer) else Dealer(chance)

    def choose(self, options: int) -> int:
        """One of the choices in a mask."""
        return random_choice(options, self._dealer)

    def think(self, observation: Observation) -> Thought:
        return Thought((self.choose(observation.redeal(self._dealer).options),))
