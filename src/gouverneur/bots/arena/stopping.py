"""When there are enough games: a sequential test on blocks, or intervals that are narrow enough."""

from __future__ import annotations

import math
from dataclasses import dataclass

ALPHA = BETA = 0.05
UPPER = math.log((1 - BETA) / ALPHA)
LOWER = math.log(BETA / (1 - ALPHA))
SUPPOSED = 30  # blocks of a variance that is not from games
FIRST_LOOK = 20  # rounds before an interval is looked at
LOOKS = 1.05  # each later by so much: to look all the time costs time, and nothing is gained


def share_of(elo: float, players: int) -> float:
    """Of the wins, against copies of one opponent."""
    odds = 10 ** (elo / 400) / (players - 1)
    return odds / (1 + odds)


def elo_of(share: float, players: int) -> float:
    """The reverse; infinite where all or nothing was won."""
    if share <= 0 or share >= 1:
        return math.copysign(math.inf, share - 0.5)
    return 400 * math.log10((players - 1) * share / (1 - share))


@dataclass
class Sprt:
    """A generalised sequential probability ratio test on the win shares of blocks: is the candidate better by
    `elo1`, or only by `elo0`? Wrong in one case of twenty, either way.

    The logarithm of the likelihood ratio is N(s1-s0)(2s-s0-s1) / 2v for N blocks of mean s and variance v. Further
    blocks of the variance that equal bots would have go into v: without them a few first blocks that happen to be
    alike settle the question, and one verdict in ten is wrong.
    """

    elo0: float
    elo1: float
    players: int
    blocks: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, share: float) -> None:
        self.blocks += 1
        self.total += share
        self.squares += share * share

    @property
    def llr(self) -> float:
        if not self.blocks:
            return 0.0
        s0, s1 = share_of(self.elo0, self.players), share_of(self.elo1, self.players)
        mean = self.total / self.blocks
        usual = (1 - 1 / self.players) / self.players / self.players
        squares = max(0.0, self.squares - self.total * mean) + SUPPOSED * usual
        variance = squares / (self.blocks + SUPPOSED - 1)
        return self.blocks * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)

    @property
    def verdict(self) -> str:
        """`elo1` or `elo0`, whichever was accepted; empty while it is open."""
        llr = self.llr
        return "elo1" if llr >= UPPER else "elo0" if llr <= LOWER else ""


def looks_at(rounds: int) -> bool:
    """Whether intervals are looked at after so many rounds."""
    look = FIRST_LOOK
    while look < rounds:
        look = max(look + 1, math.ceil(look * LOOKS))
    return look == rounds
