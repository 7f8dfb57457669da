"""dev.py bench: the arithmetic, the bars, and the yardstick itself."""

from __future__ import annotations

import json
import shutil
import time
from types import ModuleType

import pytest


class Sloth:
    """Takes `game_s` of CPU time for a game of ten decisions and `clone_s` for a clone."""

    def __init__(self, name: str, game_s: float, clone_s: float) -> None:
        self.name = name
        self.game_s = game_s
        self.clone_s = clone_s

    def play(self, games: int) -> int:
        _burn(games * self.game_s)
        return 10 * games

    def decisions_per_game(self, games: int) -> float:
        return 10.0

    def clone(self, times: int) -> None:
        _burn(times * self.clone_s)


def _burn(seconds: float) -> None:
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass


def test_shares_are_of_the_yardstick(bench: ModuleType) -> None:
    slow, quick = Sloth("san-juan:first/4", 0.002, 0.004), Sloth("yardstick", 0.001, 0.001)
    yardstick, row = bench.measure([quick, slow], 2, "compiled")
    assert yardstick["games_per_s"] == pytest.approx(1000, rel=0.2)
    assert (yardstick["share_of_yardstick"], yardstick["clone_vs_yardstick"]) == (1, 1)
    assert row["share_of_yardstick"] == pytest.approx(0.5, rel=0.2)
    assert row["clone_vs_yardstick"] == pytest.approx(4, rel=0.3)
    assert row["decisions_per_s"] == pytest.approx(5000, rel=0.2)
    assert json.loads(json.dumps(bench.rounded(row)))["build"] == "compiled"


def test_bars(bench: ModuleType) -> None:
    compiled = {
        "ruleset": "san-juan:first/4",
        "build": "compiled",
        "share_of_yardstick": 0.2,
        "clone_vs_yardstick": 1.6,
    }
    interpreted = {"ruleset": "san-juan:first/4", "build": "interpreted", "decisions_per_s": 50_000.0}
    assert [holds for _, holds in bench.bars_met([compiled, interpreted])] == [True, True, False]
    assert bench.bars_met([]) == []


@pytest.mark.slow
@pytest.mark.skipif(not (shutil.which("cc") or shutil.which("gcc")), reason="needs a C compiler")
def test_the_compiled_yardstick_plays_the_same_games(bench: ModuleType, yardstick: ModuleType) -> None:
    compiled, interpreted = bench.compiled_yardstick(), yardstick
    traces = [interpreted.trace(players, seed) for players in (3, 4, 5) for seed in range(5)]
    assert traces == [compiled.trace(players, seed) for players in (3, 4, 5) for seed in range(5)]
    assert interpreted.trace(4, 1) == 3417016457
