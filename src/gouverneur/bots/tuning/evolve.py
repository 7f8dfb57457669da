"""Weights by evolution: of many tables near the best one so far, those that win more pull it towards them.

The strategy is sep-CMA-ES, which learns for each number alone how far it pays to go. All tables of a generation play
the same deals against the table from which everything began.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from cmaes import SepCMA

from gouverneur.bots.tuning.match import blocks
from gouverneur.bots.weights import Table

STEP = 0.3  # how far from where it stands a number is tried at first, as a share of its size
SMALLEST = 0.05  # points: the size of a number that is nearly nothing

Vector = np.ndarray[tuple[int], np.dtype[np.float64]]


class ResumeError(ValueError):
    """What was kept of an earlier run does not belong to this one."""


@dataclass(frozen=True)
class Plan:
    """What is played for how long."""

    rulesets: tuple[str, ...]
    generations: int
    population: int
    seeds: int  # by table and ruleset, a block each
    seed: int = 0

    def settings(self) -> dict[str, object]:
        """What a run that goes on must have in common with the one that began."""
        return {
            "rulesets": list(self.rulesets),
            "population": self.population,
            "seeds": self.seeds,
            "seed": self.seed,
        }


class Space:
    """The tables around one: all its numbers in a row, each in units of what it pays to try."""

    def __init__(self, start: Table) -> None:
        self.names = list(start)
        self.start = np.array([start[name] for name in self.names]).reshape(-1)
        self.scale = np.maximum(np.abs(self.start) * STEP, SMALLEST)

    def table(self, point: Vector) -> Table:
        numbers = self.start + point * self.scale
        table = {
            name: [float(number) for number in row]
            for name, row in zip(self.names, numbers.reshape(-1, 3), strict=True)
        }
        table["spread"] = [max(number, 0.5) for number in table["spread"]]
        return table


@dataclass(frozen=True)
class Generation:
    """How one went."""

    number: int
    mean: float  # share of the wins of its tables
    best: float
    table: Table  # in the middle of where it searches


class Evolution:
    """A run that is written down after each generation, and goes on from there when it is started again."""

    def __init__(self, start: Table, plan: Plan, log: Path) -> None:
        self.plan, self.log, self.space = plan, log, Space(start)
        self.strategy = SepCMA(
            mean=np.zeros(len(self.space.start)),
            sigma=1.0,
            seed=plan.seed,
            population_size=plan.population,
        )
        self.start = start
        self.done = 0

    def resume(self) -> None:
        """Go through what is written down: the strategy then stands where it stood."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        try:
            settings, *generations = [json.loads(line) for line in lines]
            shares = [[float(share) for share in generation["shares"]] for generation in generations]
        except (ValueError, KeyError, TypeError) as error:
            raise ResumeError(f"{self.log}: this is not the log of a tuning run ({error})") from error
        if settings != self._settings():
            raise ResumeError(f"{self.log}: that run had other settings or began with another table")
        for row in shares:
            points = [self.strategy.ask() for _ in range(self.plan.population)]
            if len(row) != len(points):
                raise ResumeError(f"{self.log}: a generation has {len(row)} results, not {len(points)}")
            self._tell(points, row)

    def run(self, pool: Executor, played: Callable[[int], None]) -> Iterator[Generation]:
        """The generations that are left; `played` is told of blocks of games."""
        if self.done == 0:
            self._write(self._settings(), "w")
        while self.done < self.plan.generations:
            points = [self.strategy.ask() for _ in range(self.plan.population)]
            shares = self._shares(points, pool, played)
            self._write({"shares": shares}, "a")
            self._tell(points, shares)
            yield Generation(self.done, float(np.mean(shares)), max(shares), self.table())

    def table(self) -> Table:
        """The table in the middle of where the strategy searches."""
        return self.space.table(self.strategy.mean)

    def _shares(self, points: Sequence[Vector], pool: Executor, played: Callable[[int], None]) -> list[float]:
        first = self.plan.seed * 1_000_000 + self.done * self.plan.seeds
        seeds = range(first, first + self.plan.seeds)
        running = [
            [
                pool.submit(blocks, name, self.space.table(point), self.start, seeds)
                for name in self.plan.rulesets
            ]
            for point in points
        ]
        shares: list[float] = []
        for games in running:
            # relative to an even share, so that rulesets for few players do not outweigh the others
            parts: list[float] = []
            for name, game in zip(self.plan.rulesets, games, strict=True):
                parts.append(float(np.mean(game.result())) * _players(name))
                played(self.plan.seeds)
            shares.append(float(np.mean(parts)))
        return shares

    def _tell(self, points: Sequence[Vector], shares: Sequence[float]) -> None:
        self.strategy.tell([(point, -share) for point, share in zip(points, shares, strict=True)])
        self.done += 1

    def _settings(self) -> dict[str, object]:
        return {**self.plan.settings(), "start": self.start}

    def _write(self, line: object, mode: str) -> None:
        with self.log.open(mode, encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def _players(name: str) -> int:
    return int(name.partition("?")[0].rpartition("/")[2])
