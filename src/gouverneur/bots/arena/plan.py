"""Which games are played: blocks in which each bot sits at each place of the same deal."""

from __future__ import annotations

import functools
import hashlib
import itertools
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from gouverneur.bots.arena.errors import ArenaError
from gouverneur.bots.arena.outcomes import Order
from gouverneur.table import ruleset

DUEL = "duel"
LADDER = "ladder"
MIXED = "mixed"
MOST_BOTS = 20
MOST_PAIRINGS = 500


@dataclass(frozen=True)
class Plan:
    """Bots, deals and who meets whom; two plans that are equal play the same games.

    A *block* is one deal played once for each seat, so that luck of deal and seat cancels out. A *pairing* is who
    sits together in a block. A *round* is all pairings on one deal.

    Two bots: the first is the candidate and sits once in every seat, among copies of the second. More: each so
    against each. `mixed`: different bots at one table, each once in every seat; who sits to whose left changes from
    round to round.
    """

    rules: str
    bots: tuple[str, ...]
    mixed: bool = False
    seed: int = 0
    limit_ms: int = 60_000

    def __post_init__(self) -> None:
        if not 2 <= len(self.bots) <= MOST_BOTS:
            raise ArenaError(f"an arena needs 2 to {MOST_BOTS} bots")
        if self.mixed and len(self.bots) < 3:
            raise ArenaError("mixed tables need at least three bots")
        if len(self.pairings) > MOST_PAIRINGS:
            raise ArenaError(
                f"{len(self.bots)} bots can sit together in {len(self.pairings)} ways; "
                f"{MOST_PAIRINGS} are the most: take fewer bots, or leave out --mixed"
            )

    @functools.cached_property
    def players(self) -> int:
        return ruleset(self.rules).players

    @property
    def kind(self) -> str:
        return MIXED if self.mixed else DUEL if len(self.bots) == 2 else LADDER

    @functools.cached_property
    def labels(self) -> tuple[str, ...]:
        """What the bots are called; who comes twice has a number."""
        seen: Counter[str] = Counter()
        labels = []
        for bot in self.bots:
            seen[bot] += 1
            labels.append(f"{bot} #{seen[bot]}" if seen[bot] > 1 else bot)
        return tuple(labels)

    @functools.cached_property
    def pairings(self) -> tuple[tuple[int, ...], ...]:
        """Who sits together, as numbers of bots; without `mixed` the candidate and then its opponents."""
        bots, seats = range(len(self.bots)), self.players
        if not self.mixed:
            pairs = itertools.combinations(bots, 2)
            if self.kind == LADDER and seats > 2:  # one among copies is not the same the other way round
                pairs = itertools.permutations(bots, 2)  # type: ignore[assignment]
            return tuple((one, *[other] * (seats - 1)) for one, other in pairs)
        each, more = divmod(seats, len(self.bots))
        return tuple(
            tuple(sorted([*list(bots) * each, *extra])) for extra in itertools.combinations(bots, more)
        )

    @property
    def games_in_block(self) -> int:
        return self.players

    def games_in(self, rounds: int) -> int:
        return rounds * len(self.pairings) * self.games_in_block

    def seating(self, block: int, game: int) -> tuple[int, ...]:
        """Which bot sits at which seat."""
        deal, pairing = divmod(block, len(self.pairings))
        circle = self.pairings[pairing]
        if self.mixed:
            circles = _circles(circle)
            circle = circles[deal % len(circles)]
        return tuple(circle[(seat - game) % self.players] for seat in range(self.players))

    def order(self, block: int, game: int, code: Mapping[str, Any]) -> Order:
        deal = self.seed + block // len(self.pairings)
        seating = self.seating(block, game)
        seeds = tuple(_seed(self.seed, block, game, seat) for seat in range(self.players))
        bots = tuple(self.bots[bot] for bot in seating)
        return Order(self.rules, deal, bots, seeds, self.limit_ms / 1000, code)

    def as_json(self) -> dict[str, Any]:
        return {
            "ruleset": self.rules,
            "bots": list(self.bots),
            "mixed": self.mixed,
            "seed": self.seed,
            "limit_ms": self.limit_ms,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        return cls(
            str(data["ruleset"]),
            tuple(str(bot) for bot in data["bots"]),
            bool(data["mixed"]),
            int(data["seed"]),
            int(data["limit_ms"]),
        )


@functools.cache
def _circles(bots: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """All the ways in which they can sit round a table, in an order that mixes them soon."""
    first, *others = bots
    ways = sorted({(first, *way) for way in itertools.permutations(others)})
    return tuple(sorted(ways, key=lambda way: hashlib.sha256(repr(way).encode()).digest()))


def _seed(*numbers: int) -> int:
    """A seed for one bot in one game."""
    found = hashlib.sha256(" ".join(map(str, numbers)).encode()).digest()
    return int.from_bytes(found[:8], "big") >> 1
