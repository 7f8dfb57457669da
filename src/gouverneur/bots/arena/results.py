"""Everything that an arena found out, as plain data for JSON and for the report."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from gouverneur.bots.arena.journal import Block
from gouverneur.bots.arena.outcomes import PROBLEMS, Outcome, time_of
from gouverneur.bots.arena.plan import Plan
from gouverneur.bots.arena.rating import CONFIDENCE, LEAST_ROUNDS, Rating, Ratings
from gouverneur.bots.arena.running import LENGTH, Stops, candidate_share, games_of
from gouverneur.bots.arena.stopping import ALPHA, BETA, LOWER, UPPER, Sprt

FORMAT = 1
MOST_PROBLEMS = 100
COURSE = 200  # points of a line
RESAMPLES = 2000


@dataclass(frozen=True)
class Sat:
    """A bot in a game."""

    bot: int
    place: int
    """From whoever began, 0."""
    seat: int
    outcome: Outcome

    @property
    def share(self) -> float:
        return self.outcome.shares[self.seat]


def results(plan: Plan, stops: Stops, code: Mapping[str, Any], reason: str = "") -> dict[str, Any]:
    """Of the whole rounds that the stops have looked at."""
    pairings = len(plan.pairings)
    blocks = stops.blocks[: len(stops.blocks) // pairings * pairings]
    sat = list(_sat(plan, blocks))
    games = [outcome for block in blocks for outcome in block.games]
    rounds = len(blocks) // pairings
    wins, ranks = (
        games_of(plan, blocks, by_rank=by_rank).ratings(RESAMPLES) if blocks else Ratings([], None)
        for by_rank in (False, True)
    )
    return {
        "gouverneur_arena": FORMAT,
        **plan.as_json(),
        "kind": plan.kind,
        "players": plan.players,
        "code": dict(code),
        "rounds": rounds,
        "blocks": len(blocks),
        "games": len(games),
        "stopped": stops.reason or reason or LENGTH,
        "sprt": None if stops.sprt is None else _sprt(plan, stops.sprt, blocks),
        "until_width": stops.width,
        "confidence": CONFIDENCE,
        "least_rounds": LEAST_ROUNDS,
        "bots": _bots(plan, blocks, sat, wins.elo, ranks.elo),
        "ahead": wins.ahead,
        "places": _shares_by_place(plan, sat),
        "decisions": _spread([game.decisions for game in games]),
        "endings": dict(Counter(game.ending for game in games if game.ending).most_common()),
        "seconds": round(sum(game.seconds for game in games), 1),
        "problem_count": sum(game.problem is not None for game in games),
        "problems": list(itertools.islice(_problems(plan, blocks), MOST_PROBLEMS)),
    }


def _sat(plan: Plan, blocks: Iterable[Block]) -> Iterator[Sat]:
    for block in blocks:
        for number, outcome in enumerate(block.games):
            for seat, bot in enumerate(plan.seating(block.number, number)):
                yield Sat(bot, (seat - outcome.first) % plan.players, seat, outcome)


# -- the test ------------------------------------------------------------------------------------------


def _sprt(plan: Plan, sprt: Sprt, blocks: Sequence[Block]) -> dict[str, Any]:
    again = Sprt(sprt.elo0, sprt.elo1, sprt.players)
    course = []
    for block in blocks:
        again.add(candidate_share(plan, block))
        course.append(round(again.llr, 4))
    return {
        "elo0": sprt.elo0,
        "elo1": sprt.elo1,
        "alpha": ALPHA,
        "beta": BETA,
        "lower": LOWER,
        "upper": UPPER,
        "llr": round(again.llr, 4),
        "accepted": again.verdict or None,
        "course": _thinned(course),
    }


def _thinned(course: list[float]) -> list[list[float]]:
    """Not more points than a line can show, each with its block; the last is among them."""
    step = max(1, -(-len(course) // COURSE))
    kept = sorted({*range(step - 1, len(course), step), len(course) - 1}) if course else []
    return [[place + 1, course[place]] for place in kept]


# -- bots ---------------------------------------------------------------------------------------------


def _bots(
    plan: Plan, blocks: Sequence[Block], sat: Sequence[Sat], wins: Sequence[Rating], ranks: Sequence[Rating]
) -> list[dict[str, Any]]:
    shares = _share_intervals(plan, blocks)
    found = []
    for bot, label in enumerate(plan.labels):
        mine = [one for one in sat if one.bot == bot]
        sound = [one for one in mine if one.outcome.problem is None]
        faults = Counter(
            one.outcome.problem.kind
            for one in mine
            if one.outcome.problem is not None and one.outcome.problem.seat == one.seat
        )
        found.append(
            {
                "name": label,
                "games": len(mine),
                "rating": _rounded(wins[bot]) if wins else None,
                "rating_by_rank": _rounded(ranks[bot]) if ranks else None,
                "win_share": shares[bot],
                "points": _spread([one.outcome.points[one.seat] for one in sound]),
                "rank": _mean([one.outcome.ranks[one.seat] for one in mine]),
                "places": _by_place(plan, mine),
                "sources": _sources(sound),
                "ms": _times(mine),
                "faults": {kind: faults[kind] for kind in PROBLEMS if faults[kind]},
                "built": _built(sound),
            }
        )
    return found


def _rounded(rating: Rating) -> dict[str, float | None]:
    return {key: None if value is None else round(value, 2) for key, value in asdict(rating).items()}


def _share_intervals(plan: Plan, blocks: Sequence[Block]) -> list[dict[str, float | None]]:
    """What each bot won of the games it sat in, by seat; the interval is from resampled rounds, as with ratings."""
    rounds = len(blocks) // len(plan.pairings)
    won, seats = np.zeros((rounds, len(plan.bots))), np.zeros((rounds, len(plan.bots)))
    for place, block in enumerate(blocks):
        for number, outcome in enumerate(block.games):
            for bot, share in zip(plan.seating(block.number, number), outcome.shares, strict=True):
                won[place // len(plan.pairings), bot] += share
                seats[place // len(plan.pairings), bot] += 1
    if not rounds:
        return [{"mean": None, "low": None, "high": None} for _ in plan.bots]
    means = won.sum(axis=0) / seats.sum(axis=0)
    low: Any = [None] * len(plan.bots)
    high: Any = low
    if rounds >= LEAST_ROUNDS:
        weights = np.random.default_rng(1).multinomial(rounds, np.full(rounds, 1 / rounds), size=RESAMPLES)
        drawn = (weights @ won) / (weights @ seats)
        low, high = np.quantile(drawn, [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2], axis=0)
        for bot in np.flatnonzero(
            (means == 0) | (means == 1)
        ).tolist():  # where resampling finds nothing else: the exact ends
            rare = ((1 - CONFIDENCE) / 2) ** (1 / seats[:, bot].sum())
            low[bot], high[bot] = (rare, 1) if means[bot] else (0, 1 - rare)
    return [
        {"mean": round(float(mean), 5), "low": _or_none(lowest), "high": _or_none(highest)}
        for mean, lowest, highest in zip(means, low, high, strict=True)
    ]


def _or_none(number: Any) -> float | None:
    return None if number is None else round(float(number), 5)


def _mean(numbers: Sequence[float]) -> float | None:
    return round(sum(numbers) / len(numbers), 4) if numbers else None


def _spread(numbers: Sequence[int]) -> dict[str, float | None]:
    if not numbers:
        return {"mean": None, "low": None, "high": None}
    return {"mean": round(sum(numbers) / len(numbers), 2), "low": min(numbers), "high": max(numbers)}


def _by_place(plan: Plan, sat: Sequence[Sat]) -> list[dict[str, Any]]:
    """Wins by seat, counted from whoever began."""
    shares = [[one.share for one in sat if one.place == place] for place in range(plan.players)]
    return [{"games": len(each), "win_share": _mean(each)} for each in shares]


def _shares_by_place(plan: Plan, sat: Sequence[Sat]) -> list[float | None]:
    return [found["win_share"] for found in _by_place(plan, sat)]


def _sources(sat: Sequence[Sat]) -> dict[str, float]:
    """Mean points by where they come from, the largest first."""
    total: Counter[str] = Counter()
    for one in sat:
        total.update(one.outcome.sources[one.seat])
    means = {source: round(points / len(sat), 3) for source, points in total.items() if points}
    return dict(sorted(means.items(), key=lambda pair: -pair[1]))


def _times(sat: Sequence[Sat]) -> dict[str, float | int | None]:
    """Milliseconds of a turn: half of them take less than p50, nine of ten less than p90."""
    steps: Counter[int] = Counter()
    for one in sat:
        steps.update({int(step): number for step, number in one.outcome.times[one.seat].items()})
    turns = sum(steps.values())
    found: dict[str, float | int | None] = {"turns": turns}
    for name, part in (("p10", 0.1), ("p50", 0.5), ("p90", 0.9), ("p99", 0.99)):
        found[name] = _quantile(steps, turns * part)
    found["most"] = max((one.outcome.longest[one.seat] for one in sat), default=None) if turns else None
    return found


def _quantile(steps: Counter[int], before: float) -> float | None:
    for step in sorted(steps):
        before -= steps[step]
        if before <= 0:
            return float(f"{time_of(step):.3g}")
    return None


def _built(sat: Sequence[Sat]) -> dict[str, dict[str, float | int | None]]:
    """For each building or card: in how many games the bot had it at the end, and what it then won."""
    shares: defaultdict[str, list[float]] = defaultdict(list)
    for one in sat:
        for name in one.outcome.built[one.seat]:
            shares[name].append(one.share)
    found = {name: {"games": len(each), "win_share": _mean(each)} for name, each in shares.items()}
    return dict(sorted(found.items(), key=lambda pair: (-pair[1]["games"], pair[0])))  # type: ignore[operator]


def _problems(plan: Plan, blocks: Sequence[Block]) -> Iterator[dict[str, Any]]:
    for block in blocks:
        for number, outcome in enumerate(block.games):
            if outcome.problem is not None:
                seating = plan.seating(block.number, number)
                problem = outcome.problem
                yield {
                    "block": block.number,
                    "game": number,
                    "deal": plan.seed + block.number // len(plan.pairings),
                    "kind": problem.kind,
                    "seat": problem.seat if problem.seat >= 0 else None,
                    "bot": plan.labels[seating[problem.seat]] if problem.seat >= 0 else None,
                    "text": problem.text,
                    "position": problem.position,
                }
