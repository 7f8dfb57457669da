from __future__ import annotations

from collections.abc import Iterator

import pytest

from gouverneur.bots.arena.entrants import code_version
from gouverneur.bots.arena.outcomes import Outcome
from gouverneur.bots.arena.plan import Plan
from gouverneur.bots.arena.rooms import close_rooms, play_game


@pytest.fixture(autouse=True)
def no_rooms_are_left() -> Iterator[None]:
    yield
    close_rooms()


def play(*bots: str, rules: str = "san-juan:first/2", limit_ms: int = 20_000, seed: int = 0) -> Outcome:
    """One game in a room, with these bots by seat."""
    plan = Plan(rules, bots, seed=seed, limit_ms=limit_ms, mixed=len(bots) > 2)
    order = plan.order(0, 0, code_version(rules.partition(":")[0]))
    answer = play_game(order.as_json())
    return Outcome.from_json(answer["outcome"], len(bots))
