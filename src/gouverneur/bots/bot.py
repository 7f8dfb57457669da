"""What a bot is: something that looks at an observation and says what it thinks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from gouverneur.kernel.state import Observation


@dataclass(frozen=True)
class Candidate:
    """A turn that was thought about."""

    turn: tuple[int, ...]
    """The choices of a whole turn, to be applied one after the other."""

    shares: tuple[float, ...]
    """What each seat can then expect of the win; together 1."""

    points: tuple[float, ...]
    """The points with which each seat can then expect to end."""

    visits: int
    """How many lines of play it was followed in."""


@dataclass(frozen=True)
class Step:
    """A choice that is expected to follow."""

    seat: int
    kind: int
    choice: int


@dataclass(frozen=True)
class Thought:
    """What a bot makes of a decision."""

    turn: tuple[int, ...]
    """What it plays: choices to be applied one after the other."""

    candidates: tuple[Candidate, ...] = ()
    """What it thought about, the best first; empty when there was nothing to think about."""

    line: tuple[Step, ...] = ()
    """What it expects to follow."""

    proven: bool = False
    """Whether all that can follow was looked at."""


class Bot(Protocol):
    """Any player that is not a person. It is given observations, never states."""

    name: str

    def think(self, observation: Observation) -> Thought: ...
