"""Weights by least squares: what boards were worth, seen from how the games ended."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from gouverneur.bots.judges import judge_for
from gouverneur.bots.thinking.judge import KNOTS, STAGES, Judge
from gouverneur.bots.thinking.selfplay import sample_game
from gouverneur.bots.tuning.match import OTHER_SEED
from gouverneur.bots.weights import Table
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.table import new_state

DIFFERENCE = 0.3  # between players whose games are looked at, as a share of each weight

Samples = np.ndarray[tuple[int, int], np.dtype[np.float64]]


def sample_games(rules: Ruleset, weights: Table, seeds: Sequence[int], noise: int = 60) -> Samples:
    """What was seen of each board at each choice of a role: a row of stage, features, points and share at the end.

    The players differ, each by other weights: of players who are all alike nobody learns what would be better.
    """
    judge = judge_for(rules, weights)
    rows: list[Samples] = []
    for seed in seeds:
        random = np.random.default_rng(seed)
        players = [judge_for(rules, _disturbed(weights, random)) for _ in range(rules.players)]
        dealer = Dealer(seed)
        state = new_state(rules, dealer)
        found = sample_game(judge, players, state, dealer, Dealer(seed + OTHER_SEED), noise)
        seen = np.array(found, dtype=np.float64).reshape(-1, rules.players, int(judge.width) + 3)
        rows.append(_differences(seen))
    return np.concatenate(rows)


def _disturbed(weights: Table, random: np.random.Generator) -> Table:
    return {
        name: row if name == "spread" else [n * float(np.exp(random.normal(0, DIFFERENCE))) for n in row]
        for name, row in weights.items()
    }


def _differences(seen: np.ndarray[tuple[int, int, int], np.dtype[np.float64]]) -> Samples:
    """From the mean of the table at the same moment: who wins is decided by those."""
    stages = seen[:, :, :1]
    others = seen[:, :, 1:] - seen[:, :, 1:].mean(axis=1, keepdims=True)
    return np.concatenate([stages, others], axis=2).reshape(-1, seen.shape[2])


def hats(stages: Samples) -> Samples:
    """How much each of the three numbers of a weight counts at a stage."""
    place = stages / int(STAGES) * 2.0
    return np.stack([np.clip(1 - place, 0, 1), 1 - np.abs(place - 1), np.clip(place - 1, 0, 1)], axis=1)


def fit(judge: Judge, samples: Samples, start: Table, *, keep: float = 50_000.0) -> Table:
    """The weights that tell best how games end; `keep` holds near those of `start` what was seen too rarely.

    Boards of one game are far from independent: without much of `keep` the fit swings.
    """
    stages, seen, points = samples[:, 0], samples[:, 1:-2], samples[:, -2]
    knots = hats(stages)
    design = (seen[:, :, None] * knots[:, None, :]).reshape(len(samples), -1)
    before = np.array([start.get(name, [0.0] * int(KNOTS)) for name in judge.names]).reshape(-1)
    rest = points - design @ before
    scale = np.maximum(design.std(axis=0), 1e-3)
    gram = design.T @ design + keep * np.diag(scale**2 + 0.01)
    found = before + np.linalg.solve(gram, design.T @ rest)
    table = {
        name: [float(n) for n in row] for name, row in zip(judge.names, found.reshape(-1, 3), strict=True)
    }
    return {**table, "spread": start["spread"]}
