"""The same games and the same results, however many workers there are and whatever happens to them."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from gouverneur.bots.arena.errors import ArenaError
from gouverneur.bots.arena.journal import Block, Journal
from gouverneur.bots.arena.outcomes import HANG, Outcome
from gouverneur.bots.arena.plan import Plan
from gouverneur.bots.arena.results import results
from gouverneur.bots.arena.running import (
    SPRT,
    WIDTH,
    Arena,
    Moment,
    Stops,
    Workers,
    check_bots,
    dask_workers,
    local_workers,
    sprt_for,
)
from gouverneur.bots.arena.stopping import Sprt

PLAN = Plan("san-juan:first/2", ("random", "arena.broken:first_option"), seed=20)
TIMES = ("times", "longest", "seconds")


@pytest.fixture
def workers() -> Iterator[Workers]:
    found = local_workers(2)
    yield found
    found.close()


def play(
    folder: Path,
    workers: Workers,
    plan: Plan = PLAN,
    rounds: int = 4,
    stops: Stops | None = None,
    tell: Callable[[Moment], None] = lambda moment: None,
) -> Arena:
    journal = Journal(folder / "games.jsonl", plan, *check_bots(plan, workers))
    journal.open(resume=True)
    try:
        arena = Arena(plan, rounds, journal, stops or Stops(plan))
        arena.run(workers, tell)
    finally:
        journal.close()
    return arena


def games(arena: Arena) -> list[dict[str, Any]]:
    """All but the times, which are never the same."""
    found = [outcome.as_json() for block in arena.stops.blocks for outcome in block.games]
    return [{key: value for key, value in game.items() if key not in TIMES} for game in found]


# -- the same games -------------------------------------------------------------------------------------


def test_a_plan_plays_the_same_games_again(tmp_path: Path, workers: Workers) -> None:
    first, second = (play(tmp_path / name, workers) for name in "ab")
    assert games(first) == games(second)
    assert len(first.stops.blocks) == 4
    assert len({game["decisions"] for game in games(first)}) > 4, "and not one game again and again"


def test_any_executor_will_do(tmp_path: Path, workers: Workers) -> None:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(2, mp_context=context) as executor:
        pool = Workers(executor, lambda: 2, lambda: None)
        assert games(play(tmp_path / "pool", pool)) == games(play(tmp_path / "threads", workers))


@pytest.mark.slow
def test_a_dask_cluster_of_two_workers_plays_the_same_games(tmp_path: Path, workers: Workers) -> None:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        dask = dask_workers(cluster.scheduler_address)
        try:
            client: Any = dask.executor._client  # type: ignore[attr-defined]
            assert dask.number() == 2
            before = set(client.run(os.getpid).values())
            plan = Plan("san-juan:first/2", ("random", "arena.broken:raising", "arena.broken:exiting"))
            on_dask = play(tmp_path / "dask", dask, plan)
            assert games(on_dask) == games(play(tmp_path / "here", workers, plan))
            problems = [game["problem"] for game in games(on_dask)]
            assert sum(problem is not None for problem in problems) >= 20
            hung = play(
                tmp_path / "hung", dask, Plan(plan.rules, ("arena.broken:hanging", "random"), limit_ms=800), 1
            )
            assert [game["problem"]["kind"] for game in games(hung)] == [HANG] * 2
            after = set(client.run(os.getpid).values())
            assert after == before, "no worker died with a bot"
            with pytest.raises(ArenaError, match="no bot 'rndom'"):
                check_bots(Plan("san-juan:first/2", ("rndom", "random")), dask)
        finally:
            dask.close()


@pytest.mark.slow
def test_a_cluster_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("gouverneur.bots.arena.running.CONNECTS", 1)
    with pytest.raises(ArenaError, match=r"no Dask cluster answers at tcp://127\.0\.0\.1:1"):
        dask_workers("tcp://127.0.0.1:1")
    with pytest.raises(ArenaError, match="no Dask cluster answers at nonsense://"):
        dask_workers("nonsense://nowhere")


def test_what_is_there_is_not_played_again(tmp_path: Path, workers: Workers) -> None:
    whole = play(tmp_path / "whole", workers)
    play(tmp_path / "part", workers, rounds=2)
    played = 0

    def count(moment: Moment) -> None:
        nonlocal played
        played += moment.games

    resumed = play(tmp_path / "part", workers, tell=count)
    assert played == 4
    assert games(resumed) == games(whole)
    assert play(tmp_path / "part", workers).games_left == 0


def test_mixed_tables_are_played(tmp_path: Path, workers: Workers) -> None:
    plan = Plan("puerto-rico:2020/3", ("random", "arena.broken:first_option", "random"), mixed=True)
    arena = play(tmp_path, workers, plan, rounds=2)
    found = results(plan, arena.stops, arena.journal.header["code"])
    assert found["games"] == 6
    assert [bot["games"] for bot in found["bots"]] == [6, 6, 6]
    assert sum(bot["win_share"]["mean"] for bot in found["bots"]) == pytest.approx(1, abs=1e-4)


# -- workers that are lost --------------------------------------------------------------------------------


class Unlucky(Executor):
    """Loses each order a few times, as a broken pool or a vanished machine does."""

    def __init__(self, inner: Executor, losses: int) -> None:
        self.inner, self.losses = inner, losses
        self.lost: dict[str, int] = {}

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        key = repr(args)
        if fn.__name__ == "play_game" and self.lost.get(key, 0) < self.losses:
            self.lost[key] = self.lost.get(key, 0) + 1
            future: Future[Any] = Future()
            future.set_exception(ConnectionError("the worker is gone"))
            return future
        return self.inner.submit(fn, *args, **kwargs)


def test_a_game_whose_worker_was_lost_is_played_elsewhere(tmp_path: Path, workers: Workers) -> None:
    unlucky = Workers(Unlucky(workers.executor, 2), lambda: 2, lambda: None)
    assert games(play(tmp_path / "a", unlucky, rounds=2)) == games(play(tmp_path / "b", workers, rounds=2))


def test_it_gives_up_when_workers_are_lost_again_and_again(tmp_path: Path, workers: Workers) -> None:
    unlucky = Workers(Unlucky(workers.executor, 99), lambda: 2, lambda: None)
    with pytest.raises(ArenaError, match=r"3 times with the same game.*the worker is gone"):
        play(tmp_path, unlucky, rounds=1)


def test_a_worker_of_other_code_is_refused(tmp_path: Path, workers: Workers) -> None:
    code, files = check_bots(PLAN, workers)
    journal = Journal(tmp_path / "games.jsonl", PLAN, code | {"sources": "of yesterday"}, files)
    journal.open(resume=False)
    with pytest.raises(ArenaError, match="a worker has other code"):
        Arena(PLAN, 1, journal, Stops(PLAN)).run(workers)
    journal.close()


# -- stopping ----------------------------------------------------------------------------------------------


def block(plan: Plan, number: int, winner: int) -> Block:
    """In which the same bot wins every game."""

    def outcome(game: int) -> Outcome:
        seat = plan.seating(number, game).index(winner)
        shares = [float(at == seat) for at in range(plan.players)]
        empty: list[dict[str, int]] = [{} for _ in shares]
        ranks = [1 if share else 2 for share in shares]
        return Outcome(shares, ranks, [0, 0], 0, 1, "", empty, [[], []], empty, [0.0, 0.0], 0.0)

    return Block(number, tuple(outcome(game) for game in range(plan.games_in_block)))


class Instant(Executor):
    """Answers at once; or, where the order of answers matters, the last order first."""

    def __init__(self, plan: Plan, winner: Callable[[int], int]) -> None:
        self.plan, self.winner = plan, winner
        self.asked: list[int] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        deal = args[0]["deal"] - self.plan.seed
        self.asked.append(deal)
        found = block(self.plan, deal, self.winner(deal))
        game = next(
            game
            for game in range(self.plan.games_in_block)
            if self.plan.order(deal, game, {}).seeds == args[0]["seeds"]
        )
        future: Future[Any] = Future()
        future.set_result({"outcome": found.games[game].as_json()})
        return future


def stopped(tmp_path: Path, stops: Stops, winner: Callable[[int], int], *before: Block) -> Arena:
    journal = Journal(tmp_path / "games.jsonl", PLAN, {}, {})
    journal.open(resume=False)
    for one in before:
        journal.append(one)
    arena = Arena(PLAN, 3000, journal, stops)
    arena.run(Workers(Instant(PLAN, winner), lambda: 2, lambda: None))
    journal.close()
    return arena


def test_a_sequential_test_ends_when_it_is_decided(tmp_path: Path) -> None:
    arena = stopped(tmp_path, Stops(PLAN, Sprt(0, 25, 2)), lambda deal: 0)
    assert arena.stops.reason == SPRT
    assert len(arena.stops.blocks) < 20
    found = results(PLAN, arena.stops, {})
    assert found["sprt"]["accepted"] == "elo1"
    assert found["stopped"] == SPRT
    assert found["blocks"] == len(arena.stops.blocks) == found["sprt"]["course"][-1][0]
    assert found["sprt"]["course"][-1][1] == pytest.approx(found["sprt"]["llr"])


def test_blocks_count_in_their_order_and_not_in_that_of_their_arrival(tmp_path: Path) -> None:
    """Quick games may be won by others than slow ones: who is first to arrive must not decide."""
    late = [block(PLAN, number, 1) for number in range(40, 80)]
    arena = stopped(tmp_path, Stops(PLAN, Sprt(0, 25, 2)), lambda deal: 0, *late)
    assert [one.number for one in arena.stops.blocks] == list(range(len(arena.stops.blocks)))
    assert len(arena.stops.blocks) < 20
    assert arena.stops.sprt is not None
    assert arena.stops.sprt.verdict == "elo1"


def test_it_ends_when_intervals_are_narrow(tmp_path: Path) -> None:
    arena = stopped(tmp_path, Stops(PLAN, width=60), lambda deal: deal * 7 % 3 % 2)
    assert arena.stops.reason == WIDTH
    rated = results(PLAN, arena.stops, {})["bots"][0]["rating"]
    assert 40 < rated["high"] - rated["low"] < 120
    assert 20 <= len(arena.stops.blocks) < 300


def test_intervals_of_who_never_wins_are_never_narrow(tmp_path: Path) -> None:
    plan = Plan("san-juan:first/2", PLAN.bots, seed=20)
    stops = Stops(plan, width=1000)
    for number in range(40):
        stops.take(block(plan, number, 1))
    assert stops.reason == ""


def test_tests_of_more_than_two_bots_are_refused() -> None:
    with pytest.raises(ArenaError, match="between two bots"):
        sprt_for(Plan("san-juan:first/2", ("a", "b", "c")), 0, 25)
    with pytest.raises(ArenaError, match="less than"):
        sprt_for(PLAN, 25, 25)


def test_only_whole_rounds_are_counted(tmp_path: Path) -> None:
    plan = Plan("san-juan:first/2", ("a", "b", "c"))
    stops = Stops(plan)
    for number in range(7):
        stops.take(block(plan, number, plan.pairings[number % 3][0]))
    found = results(plan, stops, {})
    assert (found["rounds"], found["blocks"], found["games"]) == (2, 6, 12)
    assert [bot["win_share"]["mean"] for bot in found["bots"]] == [1, 0.5, 0]
