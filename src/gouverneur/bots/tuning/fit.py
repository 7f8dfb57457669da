"""Weights by least squares: what boards were worth, seen from how the games ended."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from gouverneur.bots.judges import judge_for
from gouverneur.bots.thinking.judge import KNOTS, STAGES, Judge
from gouverneur.bots.thinking.selfplay import sample_game
from gouverneur.bots.weights import Table
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.table import new_state

OTHER_SEED = 1_000_003

Samples = np.ndarray[tuple[int, int], np.dtype[np.float64]]


def sample_games(rules: Ruleset, weights: Table, seeds: Sequence[int], noise: int = 60) -> Samples:
    """What was seen of each board at each choice of a role: a row of stage, features, points and share at the end."""
    judge = judge_for(rules, weights)
    rows: list[Samples] = []
    for seed in seeds:
        dealer = Dealer(seed)
        found = sample_game(judge, new_state(rules, dealer), dealer, Dealer(seed + OTHER_SEED), noise)
        rows.append(np.array(found, dtype=np.float64).reshape(-1, int(judge.width) + 3))
    return np.concatenate(rows)


def hats(stages: Samples) -> Samples:
    """How much each of the three numbers of a weight counts at a stage."""
    place = stages / int(STAGES) * 2.0
    return np.stack([np.clip(1 - place, 0, 1), 1 - np.abs(place - 1), np.clip(place - 1, 0, 1)], axis=1)


def fit(judge: Judge, samples: Samples, start: Table, *, keep: float = 300.0) -> Table:
    """The weights that tell best how games end; `keep` holds rarely seen ones near those of `start`."""
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
    errors = points - design @ found
    table["spread"] = [_spread(errors, knots[:, knot]) for knot in range(int(KNOTS))]
    return table


def _spread(errors: Samples, counts: Samples) -> float:
    """How far points are off, as the unit in which a lead is measured."""
    return float(np.sqrt((errors**2 * counts).sum() / max(counts.sum(), 1.0)) * 0.8 + 0.5)
