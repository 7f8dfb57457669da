"""Our bots in the public Puerto Rico contest: `python3 dev.py contest pack OUT.py`, or `play CHECKOUT`; see docs/contest.md.

The contest's code is fetched by whoever wants to play in it. `play` needs the Python packages that its engine asks for.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import math
import sys
import time
import types
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where this runs as a script

from tools.contest_compare import Comparison, games
from tools.contest_compare import write_games as write_recorded
from tools.contest_pack import pack

from gouverneur.learning.contest.agent import BOT, ContestAgent

SEATS = 3
LIMIT = 1.0  # seconds for a move
BASELINES = {  # by name, module and class
    "ActionValue": ("action_value_agent", "ActionValueAgent"),
    "ShippingRush": ("shipping_rush_agent", "ShippingRushAgent"),
    "TradeBuilding": ("trade_building_agent", "TradeBuildingAgent"),
    "Factory": ("factory_agent", "FactoryAgent"),
    "MCTS": ("mcts_agent", "MctsAgent"),
    "Random": ("random_agent", "RandomAgent"),
}
Z = 1.959964  # of a 95 % interval
NEEDS = 'the contest\'s engine needs more: python -m pip install numpy gymnasium "pettingzoo>=1.24,<1.25"'


# -- the contest's code -----------------------------------------------------------------------------


class Contest:
    """A checkout of the contest, of which only what is needed is imported: one of its baselines wants torch."""

    def __init__(self, checkout: Path) -> None:
        if not (checkout / "tournament" / "match.py").exists():
            sys.exit(f"contest: {checkout} is no checkout of the contest: there is no tournament/match.py")
        sys.path.insert(0, str(checkout))
        folder = types.ModuleType("agents")
        folder.__path__ = [str(checkout / "agents")]
        sys.modules["agents"] = folder
        try:
            self.match = importlib.import_module("tournament.match")
        except ModuleNotFoundError as error:
            sys.exit(f"contest: {error}; {NEEDS}")

    def baseline(self, name: str) -> Any:
        module, found = BASELINES[name]
        return getattr(importlib.import_module(f"agents.{module}"), found)()

    def begin(self, seed: int) -> Any:
        """A new game, as the contest's planning agents are given it."""
        engine = importlib.import_module("puerto_rico")
        return engine.ForwardModel(engine.make_env(seed=seed, num_players=SEATS))

    def play(self, agents: Sequence[Any], seed: int) -> dict[str, Any]:
        result: dict[str, Any] = self.match.play_game(agents, seed=seed, time_limit_s=LIMIT)
        return result


def load_entry(path: Path) -> Any:
    """The class of a packed entry."""
    spec = importlib.util.spec_from_file_location("packed_entry", path)
    if spec is None or spec.loader is None:
        sys.exit(f"contest: {path} is no Python file")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Gouverneur()


class Watched:
    """An entry that is looked at while it plays."""

    def __init__(self, entry: Any) -> None:
        self.entry = entry
        self.slowest = 0.0  # by the clock, and in time of the processor: a busy machine makes them differ
        self.slowest_work = 0.0
        self.moves = 0

    def on_game_start(self, model: Any = None) -> None:
        self.entry.on_game_start(model)

    def act(self, observation: Any, mask: Any) -> int:
        start, work = time.perf_counter(), time.process_time()
        chosen: int = self.entry.act(observation, mask)
        self.slowest = max(self.slowest, time.perf_counter() - start)
        self.slowest_work = max(self.slowest_work, time.process_time() - work)
        self.moves += 1
        return chosen


# -- playing ------------------------------------------------------------------------------------------


def play(options: argparse.Namespace) -> int:
    """Each seed is played once in each seat. What was played before goes on where it stopped."""
    opponents = options.against.split(",")
    if len(opponents) == 1:
        opponents *= SEATS - 1
    unknown = [name for name in opponents if name not in BASELINES]
    if unknown or len(opponents) != SEATS - 1:
        sys.exit(f"contest: --against takes one name or two of {', '.join(BASELINES)}")
    contest = Contest(options.checkout)
    bot = str(options.entry) if options.entry else options.bot
    played = read_games(options.out, bot, opponents)
    entry = load_entry(options.entry) if options.entry else ContestAgent(options.bot, options.seed)
    began = time.monotonic()
    for game in range(len(played), options.games):
        if options.minutes and time.monotonic() - began > 60 * options.minutes:
            break
        seat, seed = game % SEATS, options.seed + game // SEATS
        watched = Watched(entry)
        agents: list[Any] = [contest.baseline(name) for name in opponents]
        agents.insert(seat, watched)
        fallbacks = len(entry.fallbacks)
        result = contest.play(agents, seed)
        played.append(
            {
                "seed": seed,
                "seat": seat,
                "points": result["scores"],
                "share": (seat in result["winners"]) / len(result["winners"]),
                "late": result["timeouts"][seat],
                "illegal": result["illegal"][seat],
                "fallbacks": entry.fallbacks[fallbacks:],
                "moves": watched.moves,
                "slowest": round(watched.slowest, 3),
                "slowest_work": round(watched.slowest_work, 3),
                "late_opponents": sum(result["timeouts"]) - result["timeouts"][seat],
            }
        )
        write_games(options.out, bot, opponents, played)
        print(f"\r{len(played)} of {options.games}: {told(played)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(f"{bot} against {' and '.join(opponents)}: {told(played)}")
    for line in seats_told(played):
        print(line)
    return 0


def read_games(path: Path | None, bot: str, opponents: list[str]) -> list[dict[str, Any]]:
    if path is None or not path.exists():
        return []
    saved = json.loads(path.read_text(encoding="utf-8"))
    if (saved["bot"], saved["against"]) != (bot, opponents):
        sys.exit(f"contest: {path} holds games of {saved['bot']} against {' and '.join(saved['against'])}")
    games: list[dict[str, Any]] = saved["games"]
    return games


def write_games(path: Path | None, bot: str, opponents: list[str], games: list[dict[str, Any]]) -> None:
    if path is not None:
        share, low, high = interval(games)
        summary = {"games": len(games), "share": share, "low": low, "high": high}
        rows = ",\n".join(json.dumps(game) for game in games)
        head = json.dumps({"bot": bot, "against": opponents, "result": summary})[:-1]
        path.write_text(f'{head}, "games": [\n{rows}\n]}}\n', encoding="utf-8")


# -- comparing ----------------------------------------------------------------------------------------


def compare(options: argparse.Namespace) -> int:
    """Whether the contest's rules are ours."""
    comparison = Comparison()
    seeds = range(options.seed, options.seed + options.games)
    for number, game in enumerate(games(Contest(options.checkout), seeds), 1):
        comparison.follow(game)
        print(f"\r{number} of {options.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(f"{comparison.decisions} decisions and {comparison.turns} turns compared")
    for difference, times in comparison.differences.most_common():
        print(f"{times:6} {difference}")
    return 0


def record(options: argparse.Namespace) -> int:
    write_recorded(options.out, list(games(Contest(options.checkout), options.seeds)))
    return 0


# -- telling ------------------------------------------------------------------------------------------


def interval(games: Sequence[dict[str, Any]]) -> tuple[float, float, float]:
    """The share of the wins, and Wilson's 95 % interval around it, as the contest itself reports."""
    number = len(games)
    share = sum(game["share"] for game in games) / number
    middle = (share + Z * Z / (2 * number)) / (1 + Z * Z / number)
    half = Z / (1 + Z * Z / number) * math.sqrt(share * (1 - share) / number + Z * Z / (4 * number * number))
    return share, middle - half, middle + half


def told(games: Sequence[dict[str, Any]]) -> str:
    if not games:
        return "no games"
    share, low, high = interval(games)
    late, illegal = (sum(game[key] for game in games) for key in ("late", "illegal"))
    fallbacks = sum(len(game["fallbacks"]) for game in games)
    slowest, work = (max(game[key] for game in games) for key in ("slowest", "slowest_work"))
    return (
        f"{100 * share:.1f} % of {len(games)} games ({100 * low:.1f} to {100 * high:.1f}); "
        f"{late} late, {illegal} illegal, {fallbacks} fallbacks, slowest move {slowest:.2f} s ({work:.2f} s of the processor)"
    )


def seats_told(games: Sequence[dict[str, Any]]) -> list[str]:
    lines: list[str] = []
    for seat in range(SEATS):
        here = [game for game in games if game["seat"] == seat]
        if here:
            own = sum(game["points"][seat] for game in here) / len(here)
            others = (
                sum(sum(game["points"]) - game["points"][seat] for game in here) / len(here) / (SEATS - 1)
            )
            share = sum(game["share"] for game in here) / len(here)
            lines.append(f"  seat {seat}: {100 * share:.1f} %, {own:.1f} points against {others:.1f}")
    return lines


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py contest", description=__doc__)
    commands = parser.add_subparsers(required=True)
    packing = commands.add_parser("pack", help="write an entry into one file")
    packing.add_argument("out", type=Path)
    packing.add_argument("--bot", default=BOT, help="by name (%(default)s)")
    packing.set_defaults(run=lambda o: o.out.write_text(pack(o.bot), encoding="utf-8") and 0)
    playing = commands.add_parser("play", help="play against the contest's own agents")
    playing.add_argument("checkout", type=Path, help="where the contest's code lies")
    playing.add_argument("--bot", default=BOT, help="by name (%(default)s)")
    playing.add_argument("--entry", type=Path, help="a packed file instead of a bot")
    playing.add_argument("--against", default="ActionValue", help="one or two of its agents (%(default)s)")
    playing.add_argument("--games", type=int, default=300)
    playing.add_argument("--minutes", type=float, help="stop after the game in which they are over")
    playing.add_argument("--seed", type=int, default=1, help="of the first three games (%(default)s)")
    playing.add_argument("--out", type=Path, help="JSON that keeps the games, and goes on with them")
    playing.set_defaults(run=play)
    comparing = commands.add_parser(
        "compare", help="compare the contest's rules with ours, decision by decision"
    )
    comparing.add_argument("checkout", type=Path)
    comparing.add_argument("--games", type=int, default=20)
    comparing.add_argument("--seed", type=int, default=1)
    comparing.set_defaults(run=compare)
    recording = commands.add_parser("record", help="keep games as numbers, for the tests")
    recording.add_argument("checkout", type=Path)
    recording.add_argument("out", type=Path)
    recording.add_argument("seeds", type=int, nargs="+")
    recording.set_defaults(run=record)
    options = parser.parse_args(words)
    code: int = options.run(options)
    return code


if __name__ == "__main__":
    sys.exit(main())
