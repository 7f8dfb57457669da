"""Arenas that were never played, to count and to show."""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from gouverneur.bots.arena.journal import Block
from gouverneur.bots.arena.outcomes import CRASH, Outcome, Problem, ranks_of, step_of
from gouverneur.bots.arena.plan import Plan
from gouverneur.bots.arena.results import results
from gouverneur.bots.arena.running import Stops
from gouverneur.bots.arena.stopping import Sprt

HOSTILE = "<script>alert('x')</script>&\u202e\"'"
CODE = {"gouverneur": "0.1.0", "rules": 1, "sources": "abc", "compiled": True}


def stops(plan: Plan, rounds: int, sprt: Sprt | None = None, broken: str = "") -> Stops:
    """Games that are made up: the first bot wins more often than the others; the last sometimes crashes."""
    chance = np.random.default_rng(4)
    found = Stops(plan, sprt)
    names = ["library", "smithy", "tower"] if plan.rules.startswith("san") else ["wharf", "harbor", "hospice"]
    for number in range(rounds * len(plan.pairings)):
        games = []
        for game in range(plan.games_in_block):
            seating = plan.seating(number, game)
            weights = np.array([2.0 if bot == 0 else 1.0 for bot in seating])
            winner = int(chance.choice(plan.players, p=weights / weights.sum()))
            points = [30 + 5 * (seat == winner) - seat for seat in range(plan.players)]
            problem = None
            if broken and chance.random() < 0.1:
                at_fault = next((s for s, bot in enumerate(seating) if bot == len(plan.bots) - 1), 0)
                problem = Problem(broken, at_fault if broken == CRASH else -1, f"Error: {HOSTILE}", "g1.abc")
            shares = [float(seat == winner) for seat in range(plan.players)]
            games.append(
                Outcome(
                    shares=shares,
                    ranks=ranks_of(shares, points),
                    points=points,
                    first=number % plan.players,
                    decisions=100 + number,
                    ending="twelve_buildings" if plan.rules.startswith("san") else "city",
                    sources=[
                        {"printed": count - 4, "tucked" if "san" in plan.rules else "chips": 4}
                        for count in points
                    ],
                    built=[[name for name in names if chance.random() < 0.7] for _ in points],
                    times=[{str(step_of(float(10 ** chance.normal(0, 1)))): 40} for _ in points],
                    longest=[12.5 for _ in points],
                    seconds=0.5,
                    problem=problem,
                )
            )
        found.take(Block(number, tuple(games)))
    return found


def made(
    plan: Plan, rounds: int = 30, *, sprt: Sprt | None = None, broken: str = "", reason: str = ""
) -> dict[str, Any]:
    found = results(plan, stops(plan, rounds, sprt, broken), CODE, reason)
    again: dict[str, Any] = json.loads(json.dumps(found))
    assert again == found, "plain data"
    return found


DUEL = Plan("san-juan:second/3", (HOSTILE, "rules"))
LADDER = Plan("puerto-rico:2020/3", ("master", "rules", "random"))
MIXED = Plan("puerto-rico:2020+nobles/4", ("a", "b", "c", "d", "e"), mixed=True)
