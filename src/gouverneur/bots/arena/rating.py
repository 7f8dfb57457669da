"""Strengths of bots from who won against whom: Plackett-Luce, by maximum likelihood.

A bot of strength w wins a game with probability w divided by the sum of the strengths at the table. In Elo,
400·log10 of a quotient of strengths: against n-1 copies of one opponent a share p of the wins is
400·log10((n-1)p / (1-p)).

Likelihood and derivatives are plain; the maximum is found by Newton's method, since the usual minorisation climbs
for thousands of steps where strengths differ much. Each bot also wins a *virtual* half game against the others, and
loses one: that keeps strengths finite and counts for nothing among hundreds of real ones.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]

VIRTUAL = 0.5  # games
RESAMPLES = 2000
CONFIDENCE = 0.95
LEAST_ROUNDS = 8  # of fewer no interval is told: it would be too narrow
LONGEST_STEP = 1.0  # of Newton, in log strength
STEPS = 200
NEAR = 1e-10
LARGEST = 1_000_000  # numbers in one array
ELO = 400 / math.log(10)

Credit = tuple[tuple[int, ...], dict[int, float]]  # who sat together; who was first, and to which part


@dataclass(frozen=True)
class Rating:
    """Elo relative to the last bot, which has 0. None where games do not bound it on that side."""

    elo: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Ratings:
    """By bot."""

    elo: list[Rating]
    ahead: list[list[float]] | None
    """How likely the one is stronger than the other; None of too few rounds."""


class Games:
    """Who was first among whom, by round: all that a likelihood needs.

    A game counts once for who won, or with ranks once for each place: who is first of those that are left.
    """

    def __init__(self, bots: int, rounds: Sequence[Iterable[Credit]]) -> None:
        self.bots = bots
        places: dict[tuple[int, ...], int] = {}
        entries: list[tuple[int, int, int, float]] = []
        for number, found in enumerate(rounds):
            for among, first in found:
                place = places.setdefault(tuple(sorted(among)), len(places))
                entries += [(number, place, bot, part) for bot, part in first.items()]
        self.sets: Array = np.zeros((len(places), bots))
        for among, place in places.items():
            for bot in among:
                self.sets[place, bot] += 1
        self.firsts: Array = np.zeros((len(rounds), len(places), bots))
        for number, place, bot, part in entries:
            self.firsts[number, place, bot] += part

    def fit(self, weights: Array, virtual: Array) -> Array:
        """Log strengths, for each row of weights of the rounds."""
        rounds, places, bots = self.firsts.shape
        at_once = max(1, LARGEST // (places * bots))
        found = [
            log_strengths(
                self.sets,
                (weights[at : at + at_once] @ self.firsts.reshape(rounds, -1)).reshape(-1, places, bots),
                virtual[at : at + at_once],
            )
            for at in range(0, len(weights), at_once)
        ]
        return np.concatenate(found)

    def bounded(self) -> tuple[list[bool], list[bool]]:
        """Whether games bound each bot's rating from below and from above: whether, by way of others, it has won
        against the last bot, and the last bot against it.
        """
        won = self.firsts.sum(axis=0)
        beats = np.zeros((self.bots, self.bots), dtype=bool)
        for among, first in zip(self.sets, won, strict=True):
            beats |= (first > 0)[:, None] & (among > 0)[None, :]
        np.fill_diagonal(beats, True)
        for _ in range(self.bots):
            beats = (beats.astype(int) @ beats.astype(int)) > 0
        return [bool(beats[bot, -1]) for bot in range(self.bots)], [bool(b) for b in beats[-1]]

    def ratings(self, resamples: int = RESAMPLES, seed: int = 1) -> Ratings:
        """With intervals from a bootstrap over rounds, since games of one deal belong together."""
        rounds, bots = len(self.firsts), self.bots
        strengths = self.fit(np.ones((1, rounds)), np.full((1, bots, bots), VIRTUAL / (bots - 1)))[0]
        elo = [float(ELO * (strength - strengths[-1])) for strength in strengths]
        if rounds < LEAST_ROUNDS:
            return Ratings([Rating(value, None, None) for value in elo], None)
        drawn = self.resampled(resamples, seed)
        below, above = self.bounded()
        ends = np.quantile(drawn - drawn[:, -1:], [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2], axis=0) * ELO
        found = [
            Rating(value, float(low) if is_below else None, float(high) if is_above else None)
            for value, low, high, is_below, is_above in zip(elo, *ends, below, above, strict=True)
        ]
        ahead = (drawn[:, :, None] > drawn[:, None, :]).mean(axis=0)
        ahead += (drawn[:, :, None] == drawn[:, None, :]).mean(axis=0) / 2
        return Ratings(found, [[float(share) for share in row] for row in ahead])

    def resampled(self, resamples: int, seed: int) -> Array:
        """Log strengths of resampled rounds.

        The virtual games are drawn too, from the exponential distribution: of a bot that has not won once in N
        games the upper end is then that of the exact interval, 3.7 wins in N.
        """
        chance = np.random.default_rng(seed)
        rounds, bots = len(self.firsts), self.bots
        weights = chance.multinomial(rounds, np.full(rounds, 1 / rounds), size=resamples).astype(float)
        virtual = chance.exponential(1 / (bots - 1), size=(resamples, bots, bots))
        return self.fit(weights, virtual)


def log_strengths(sets: Array, firsts: Array, virtual: Array) -> Array:
    """The maximum of the likelihood, for each of many samples at once; means are 0.

    `sets[s, i]` is how often bot i sits in set s, `firsts[b, s, i]` how often it was first there in sample b, and
    `virtual[b, i, j]` how often it won virtually against j.
    """
    samples, _, bots = firsts.shape
    virtual = virtual * (1 - np.eye(bots))
    met = virtual + virtual.transpose(0, 2, 1)
    won = firsts.sum(axis=1) + virtual.sum(axis=2)
    played = firsts.sum(axis=2)
    theta: Array = np.zeros((samples, bots))
    for _ in range(STEPS):
        masses = sets[None] * np.exp(theta - theta.max(axis=1, keepdims=True))[:, None, :]
        chances = masses / masses.sum(axis=2, keepdims=True)
        pairs = 1 / (1 + np.exp(theta[:, None, :] - theta[:, :, None]))
        expected = played[..., None] * chances
        slope = won - expected.sum(axis=1) - (met * pairs).sum(axis=2)
        bends = met * pairs * (1 - pairs)
        curve = expected.transpose(0, 2, 1) @ chances + bends
        diagonal = expected.sum(axis=1) + bends.sum(axis=2)
        # Adding the same to all changes nothing: the row of ones holds the mean where it is.
        matrix = diagonal[:, :, None] * np.eye(bots) - curve + diagonal.mean(axis=1)[:, None, None] / bots
        step = np.linalg.solve(matrix, slope[..., None])[..., 0]
        step /= np.maximum(1, np.abs(step).max(axis=1, keepdims=True) / LONGEST_STEP)
        theta += step - step.mean(axis=1, keepdims=True)
        if np.abs(step).max() < NEAR:
            break
    return theta


def credits_of_wins(bots: Sequence[int], shares: Sequence[float]) -> list[Credit]:
    """A game, for who won it."""
    first: defaultdict[int, float] = defaultdict(float)
    for bot, share in zip(bots, shares, strict=True):
        first[bot] += share
    return [(tuple(bots), first)]


def credits_of_ranks(bots: Sequence[int], ranks: Sequence[int]) -> list[Credit]:
    """A game, for its whole order: who was first of all, who of the rest, and so on."""
    found: list[Credit] = []
    for rank in sorted(set(ranks)):
        among = tuple(bot for bot, its in zip(bots, ranks, strict=True) if its >= rank)
        if len(set(among)) == 1:
            break
        first: defaultdict[int, float] = defaultdict(float)
        for bot, its in zip(bots, ranks, strict=True):
            if its == rank:
                first[bot] += 1.0
        found.append((among, first))
    return found
