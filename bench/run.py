"""How fast are the rules? Random games of each ruleset beside the yardstick, in the same run.

One core, CPU time, best of several rounds in which all take their turn, so that a busy machine slows all alike.
Speed is a share of the yardstick, since machines differ. The interpreted numbers come from a process of their own.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
RULESETS = [
    "san-juan:first/2",
    "san-juan:first/3",
    "san-juan:first/4",
    "san-juan:second/4",
    "san-juan:second+new-buildings/4",
    "puerto-rico:2020/2",
    "puerto-rico:2002/3",
    "puerto-rico:2020/4",
    "puerto-rico:2020/5",
    "puerto-rico:2020+new-buildings+nobles+buccaneer+festival/4",
]
YARDSTICK = "yardstick"
SEED = 1
BATCH_S = 0.2
LEAST_GAMES = 128
CLONES_S = 0.05
YARDSTICK_MIDDLE = 300

Row = dict[str, Any]

# ruleset, build, number, at least (or at most)
BARS: list[tuple[str, str, str, str, float]] = [
    ("san-juan:first/4", "compiled", "share_of_yardstick", "at least", 0.15),
    ("san-juan:second+new-buildings/4", "compiled", "share_of_yardstick", "at least", 0.12),
    ("san-juan:first/4", "interpreted", "decisions_per_s", "at least", 50_000),
    ("san-juan:first/4", "compiled", "clone_vs_yardstick", "at most", 1.5),
    ("puerto-rico:2020/4", "compiled", "share_of_yardstick", "at least", 0.25),
    (
        "puerto-rico:2020+new-buildings+nobles+buccaneer+festival/4",
        "compiled",
        "share_of_yardstick",
        "at least",
        0.12,
    ),
    ("puerto-rico:2020/4", "compiled", "clone_vs_yardstick", "at most", 1.5),
    ("puerto-rico:2020/4", "interpreted", "decisions_per_s", "at least", 60_000),
]


# -- the contestants ----------------------------------------------------------


class Yardstick:
    name = YARDSTICK

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        self.middle = module.new_game(4, SEED)
        module.advance(self.middle, YARDSTICK_MIDDLE)

    def play(self, games: int) -> int:
        """So many games; what it counts are all decisions, also those with one option."""
        return int(self.module.many_playouts(4, SEED, games))

    def decisions_per_game(self, games: int) -> float:
        """Only decisions with at least two options count: its games are walked through once more, untimed."""
        games = min(games, 500)
        decisions = 0
        for seed in range(SEED, SEED + games):
            game = self.module.new_game(4, seed)
            while game.phase != self.module.OVER:
                decisions += game.options & (game.options - 1) != 0
                game.apply(game.random_choice())
        return decisions / games

    def clone(self, times: int) -> None:
        self.module.many_clones(self.middle, times)


class Engine:
    def __init__(self, name: str) -> None:
        from gouverneur.kernel import playout
        from gouverneur.kernel.dealer import Dealer
        from gouverneur.table import new_state, ruleset

        self.name = name
        self._playout = playout.playout
        self._many_clones = playout.many_clones
        self._dealer = Dealer
        self._new_state = new_state
        self._rules = ruleset(name)
        dealer = Dealer(SEED)
        decisions = playout.playout(new_state(self._rules, dealer), dealer)
        dealer = Dealer(SEED)
        self.middle = new_state(self._rules, dealer)
        playout.advance(self.middle, dealer, decisions // 2)

    def play(self, games: int) -> int:
        decisions = 0
        for seed in range(SEED, SEED + games):
            dealer = self._dealer(seed)
            decisions += self._playout(self._new_state(self._rules, dealer), dealer)
        return decisions

    def decisions_per_game(self, games: int) -> float:
        return self.play(games) / games

    def clone(self, times: int) -> None:
        self._many_clones(self.middle, times)


# -- the yardstick, compiled as the core is -----------------------------------

COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify(["--strict", "--config-file=", "yardstick.py"], opt_level="3", debug_level="1")
if sys.platform != "win32":
    for extension in extensions:
        extension.extra_compile_args.append("-fvisibility=hidden")
setup(name="yardstick", ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])
"""


def compiled_yardstick() -> ModuleType:
    source = Path(__file__).with_name("yardstick.py")
    versions = f"{sys.version} mypy {importlib.metadata.version('mypy')}"
    digest = hashlib.sha256(source.read_bytes() + COMPILE.encode() + versions.encode()).hexdigest()[:16]
    folder = ROOT / "build" / f"yardstick-{digest}"
    if not folder.exists():
        say("Compiling the yardstick ...", end="")
        began = time.monotonic()
        folder.parent.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as scratch:
            shutil.copy(source, scratch)
            done = subprocess.run(
                [sys.executable, "-c", COMPILE], cwd=scratch, capture_output=True, text=True
            )
            if done.returncode:
                sys.exit(f" failed:\n{done.stdout}{done.stderr}")
            made = Path(scratch, "made")
            made.mkdir()
            for extension in [*Path(scratch).glob("yardstick*.so"), *Path(scratch).glob("yardstick*.pyd")]:
                extension.rename(made / extension.name)
            with contextlib.suppress(OSError):  # another run was first
                made.rename(folder)
        say(f" {time.monotonic() - began:.0f} s")
    (extension,) = folder.iterdir()
    spec = importlib.util.spec_from_file_location("yardstick", extension)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# -- measuring ----------------------------------------------------------------


def cpu_time(work: Callable[[int], object], times: int) -> float:
    began = time.process_time()
    work(times)
    return time.process_time() - began


def times_for(work: Callable[[int], object], seconds: float, times: int = 1) -> int:
    """How often, doubling from the least number, until the work takes that long."""
    while cpu_time(work, times) < seconds:
        times *= 2
    return times


def measure(contestants: list[Yardstick | Engine], rounds: int, build: str) -> list[Row]:
    """One row for each; the first is the yardstick."""
    games = {one.name: times_for(one.play, BATCH_S, LEAST_GAMES) for one in contestants}
    clones = {one.name: times_for(one.clone, CLONES_S) for one in contestants}
    games_s: dict[str, list[float]] = {one.name: [] for one in contestants}
    clones_s: dict[str, list[float]] = {one.name: [] for one in contestants}
    for number in range(1, rounds + 1):
        if sys.stderr.isatty() or number == rounds:
            say(f"\r{build}: round {number} of {rounds}", end="" if number < rounds else "\n")
        for one in contestants:
            games_s[one.name].append(cpu_time(one.play, games[one.name]))
            clones_s[one.name].append(cpu_time(one.clone, clones[one.name]))
    rows: list[Row] = []
    for one in contestants:
        games_per_s = games[one.name] / min(games_s[one.name])
        clone_us = 1e6 * min(clones_s[one.name]) / clones[one.name]
        yardstick = rows[0] if rows else {"games_per_s": games_per_s, "clone_us": clone_us}
        rows.append(
            {
                "ruleset": one.name,
                "build": "compiled" if one.name == YARDSTICK else build,
                "games_per_s": games_per_s,
                "decisions_per_s": games_per_s * one.decisions_per_game(games[one.name]),
                "clone_us": clone_us,
                "share_of_yardstick": games_per_s / yardstick["games_per_s"],
                "clone_vs_yardstick": clone_us / yardstick["clone_us"],
            }
        )
    return rows


def measure_here(rulesets: list[str], rounds: int) -> list[Row]:
    import gouverneur

    build = "compiled" if gouverneur.compiled else "interpreted"
    return measure([Yardstick(compiled_yardstick()), *map(Engine, rulesets)], rounds, build)


def measure_interpreted(rulesets: list[str], rounds: int) -> list[Row]:
    done = subprocess.run(
        [sys.executable, __file__, "--json", "--here", "--rounds", str(rounds), "--rulesets", *rulesets],
        env=os.environ | {"GOUVERNEUR_PURE": "1"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    return [row for row in rows if row["ruleset"] != YARDSTICK]


# -- telling ------------------------------------------------------------------


def rounded(row: Row) -> Row:
    """Four digits that count."""
    return {key: float(f"{value:.4g}") if isinstance(value, float) else value for key, value in row.items()}


def bars_met(rows: list[Row]) -> list[tuple[str, bool]]:
    """Each bar in words, and whether it holds."""
    found: list[tuple[str, bool]] = []
    for ruleset, build, number, sense, bar in BARS:
        for row in rows:
            if (row["ruleset"], row["build"]) == (ruleset, build):
                holds = row[number] >= bar if sense == "at least" else row[number] <= bar
                digits = 0 if bar > 100 else 3
                words = f"{ruleset} {build}: {number} {row[number]:,.{digits}f}, {sense} {bar:,}"
                found.append((words, holds))
    return found


def print_table(rows: list[Row]) -> None:
    print(f"{'':33}{'':13}{'games/s':>10}{'decisions/s':>13}{'share':>8}{'clone µs':>10}{'ratio':>8}")
    for row in rows:
        print(
            f"{row['ruleset']:33}{row['build']:13}{row['games_per_s']:10,.0f}{row['decisions_per_s']:13,.0f}"
            f"{row['share_of_yardstick']:8.3f}{row['clone_us']:10.2f}{row['clone_vs_yardstick']:8.2f}"
        )
    for words, holds in bars_met(rows):
        print(f"{'holds' if holds else 'MISSED':7} {words}")


def say(words: str, end: str = "\n") -> None:
    print(words, end=end, file=sys.stderr, flush=True)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rulesets", nargs="+", default=RULESETS, metavar="RULESET")
    parser.add_argument("--rounds", type=int, default=9, help="how many rounds; the best counts (default 9)")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--check", action="store_true", help="exit status 1 when a bar is missed")
    parser.add_argument("--here", action="store_true", help="only the build that this process loads")
    options = parser.parse_args(arguments)
    rows = measure_here(options.rulesets, options.rounds)
    if not options.here and any(row["build"] == "compiled" for row in rows[1:]):
        rows += measure_interpreted(options.rulesets, options.rounds)
    if options.json:
        for row in rows:
            print(json.dumps(rounded(row)))
    else:
        print_table(rows)
    return int(options.check and not all(holds for _, holds in bars_met(rows)))


if __name__ == "__main__":
    sys.exit(main())
