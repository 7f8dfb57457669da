"""A game to play, and what came of it: plain data that goes to workers, into the journal and back."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Self

# What can be wrong with a game. The first four are the fault of a bot, which loses by it.
CRASH = "crash"
HANG = "hang"
SLOW = "slow"
ILLEGAL = "illegal"
ENDLESS = "endless"
RULES = "rules"
FAULTS = (CRASH, HANG, SLOW, ILLEGAL)
PROBLEMS = (*FAULTS, ENDLESS, RULES)

STEPS_PER_TEN = 20  # a time is counted in steps of a twentieth of a power of ten: 12 % each
QUICKEST = -60  # a microsecond


@dataclass(frozen=True)
class Order:
    """A game to play: which bots sit where, with which seeds, on which deal."""

    rules: str
    deal: int
    bots: tuple[str, ...]
    seeds: tuple[int, ...]
    limit: float
    """Seconds that a bot may think about one turn."""
    code: Mapping[str, Any] = field(default_factory=dict)
    """Of `code_version`: who has other code refuses the order."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        return cls(
            str(data["rules"]),
            int(data["deal"]),
            tuple(data["bots"]),
            tuple(data["seeds"]),
            float(data["limit"]),
            dict(data["code"]),
        )


@dataclass(frozen=True)
class Problem:
    """Something that went wrong in a game, and where it can be looked at."""

    kind: str
    seat: int
    """Whose fault it is; -1 for nobody's."""
    text: str
    position: str
    """The line that `gouverneur play --from` takes; the whole truth, hidden things too."""


@dataclass(frozen=True)
class Outcome:
    """How a game went. Lists are by seat."""

    shares: list[float]
    """Of the win: 1 in all, split where several win."""
    ranks: list[int]
    """1 for whoever won; who are equal have the same."""
    points: list[int]
    first: int
    """The seat that began."""
    decisions: int
    ending: str
    """A key of `Game.ending`; empty for a game that was broken off."""
    sources: list[dict[str, int]]
    """Where the points come from."""
    built: list[list[str]]
    """Buildings or cards, each kind once."""
    times: list[dict[str, int]]
    """How often a turn took so long: see `step_of`."""
    longest: list[float]
    """Milliseconds of the longest turn."""
    seconds: float
    problem: Problem | None = None

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: Any, seats: int) -> Self:
        """ValueError, KeyError or TypeError where this is no outcome of a game of so many."""
        problem = data["problem"]
        outcome = cls(
            shares=[_share(share) for share in data["shares"]],
            ranks=[_whole(rank) for rank in data["ranks"]],
            points=[_whole(points) for points in data["points"]],
            first=_whole(data["first"]),
            decisions=_whole(data["decisions"]),
            ending=str(data["ending"]),
            sources=[{str(key): _whole(n) for key, n in sources.items()} for sources in data["sources"]],
            built=[[str(name) for name in names] for names in data["built"]],
            times=[{str(int(key)): _whole(n) for key, n in times.items()} for times in data["times"]],
            longest=[_number(ms) for ms in data["longest"]],
            seconds=_number(data["seconds"]),
            problem=None if problem is None else _problem(problem, seats),
        )
        lists: tuple[Sequence[Any], ...] = (
            outcome.shares, outcome.ranks, outcome.points, outcome.sources, outcome.built, outcome.times,
            outcome.longest,
        )  # fmt: skip
        if any(len(each) != seats for each in lists) or not 0 <= outcome.first < seats:
            raise ValueError(f"not a game of {seats}")
        if abs(sum(outcome.shares) - 1) > 1e-6:
            raise ValueError("shares that are not 1 together")
        return outcome


def _problem(data: Any, seats: int) -> Problem:
    problem = Problem(str(data["kind"]), _whole(data["seat"]), str(data["text"]), str(data["position"]))
    if problem.kind not in PROBLEMS or not -1 <= problem.seat < seats:
        raise ValueError("an unknown problem")
    return problem


def _whole(number: Any) -> int:
    if not isinstance(number, int):
        raise TypeError(f"{number!r:.40} is no whole number")
    return number


def _number(number: Any) -> float:
    found = float(number)
    if not math.isfinite(found):
        raise ValueError(f"{number!r:.40} is no number")
    return found


def _share(number: Any) -> float:
    found = _number(number)
    if not 0 <= found <= 1:
        raise ValueError(f"{number!r:.40} is no share")
    return found


def ranks_of(shares: Sequence[float], points: Sequence[int]) -> list[int]:
    """Winners first, then by points; who are equal share the better rank."""
    keys = [(share, count) for share, count in zip(shares, points, strict=True)]
    return [1 + sum(other > key for other in keys) for key in keys]


def step_of(milliseconds: float) -> int:
    """As which step a time is counted."""
    return max(QUICKEST, round(STEPS_PER_TEN * math.log10(max(milliseconds, 1e-9))))


def time_of(step: int) -> float:
    """Milliseconds that a step stands for."""
    return float(10 ** (step / STEPS_PER_TEN))
