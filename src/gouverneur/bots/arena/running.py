"""Giving games to workers and gathering what comes back, until there is enough of it.

Any `concurrent.futures.Executor` will do. What it runs is `rooms.play_game`.
"""

from __future__ import annotations

import os
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

from gouverneur.bots.arena.errors import ArenaError
from gouverneur.bots.arena.journal import Block, Journal
from gouverneur.bots.arena.outcomes import Outcome
from gouverneur.bots.arena.plan import DUEL, Plan
from gouverneur.bots.arena.rating import Credit, Games, credits_of_ranks, credits_of_wins
from gouverneur.bots.arena.rooms import close_rooms, play_game, try_bots
from gouverneur.bots.arena.stopping import Sprt, looks_at

TICK = 0.25  # seconds
WAITING = 2  # orders for each worker: one that it has, and one that lies ready
TRIES = 3  # of one game, where a worker is lost with it
CONNECTS = 10  # seconds
SPRT, WIDTH, LENGTH, INTERRUPTED = "sprt", "width", "length", "interrupted"


# -- workers ------------------------------------------------------------------------------------------


@dataclass
class Workers:
    """An executor, how many games it can play at once, and how it is let go."""

    executor: Executor
    number: Callable[[], int]
    close: Callable[[], None]


def usable_cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def local_workers(number: int) -> Workers:
    """A pool of processes on this machine: each thread of the executor has a room.

    Not a ProcessPoolExecutor, which gives up all that it has been given when one of its processes dies.
    """
    executor = ThreadPoolExecutor(number, thread_name_prefix="gouverneur-arena")

    def close() -> None:
        executor.shutdown(wait=False, cancel_futures=True)
        close_rooms()
        executor.shutdown(wait=True)

    return Workers(executor, lambda: number, close)


def dask_workers(address: str) -> Workers:
    """Those of a Dask cluster. Each keeps rooms of its own: no worker dies with a game."""
    import distributed

    connect: Any = distributed.Client
    try:
        client = connect(address, timeout=CONNECTS, set_as_default=False, name="gouverneur-arena")
        client.wait_for_workers(1, timeout=CONNECTS)
    except (OSError, ValueError, TimeoutError) as error:
        raise ArenaError(f"no Dask cluster answers at {address}: {error}") from error
    executor = client.get_executor(pure=False)

    def close() -> None:
        executor.shutdown(wait=False)
        client.close()

    def number() -> int:
        return sum(client.nthreads().values())

    return Workers(executor, number, close)


# -- stopping -----------------------------------------------------------------------------------------


@dataclass
class Stops:
    """Looks at blocks in the order of their numbers, so that it is the same however many workers there are."""

    plan: Plan
    sprt: Sprt | None = None
    width: float | None = None
    blocks: list[Block] = field(default_factory=list)
    reason: str = ""
    _won: float = 0.0

    @property
    def candidate_share(self) -> float | None:
        """What the first bot has won so far."""
        return self._won / len(self.blocks) if self.blocks else None

    def take(self, block: Block) -> None:
        self.blocks.append(block)
        share = candidate_share(self.plan, block)
        self._won += share
        if self.sprt is not None:
            self.sprt.add(share)
            if self.sprt.verdict:
                self.reason = SPRT
        rounds, rest = divmod(len(self.blocks), len(self.plan.pairings))
        if self.width is not None and not rest and looks_at(rounds) and self._is_narrow(self.width):
            self.reason = self.reason or WIDTH

    def _is_narrow(self, width: float) -> bool:
        """Whether each interval, but that of the last bot, reaches less than so far to either side."""
        ratings = games_of(self.plan, self.blocks).ratings().elo[:-1]
        return all(
            rating.low is not None and rating.high is not None and rating.high - rating.low < 2 * width
            for rating in ratings
        )


def candidate_share(plan: Plan, block: Block) -> float:
    """What the first bot won of a block, by game."""
    total = 0.0
    for number, outcome in enumerate(block.games):
        for bot, share in zip(plan.seating(block.number, number), outcome.shares, strict=True):
            total += share if bot == 0 else 0.0
    return total / len(block.games)


def games_of(plan: Plan, blocks: Iterable[Block], *, by_rank: bool = False) -> Games:
    """What the ratings are made of: who won, or the whole order of each game."""
    rounds: defaultdict[int, list[Credit]] = defaultdict(list)
    for block in blocks:
        found = rounds[block.number // len(plan.pairings)]
        for number, outcome in enumerate(block.games):
            bots = plan.seating(block.number, number)
            found += (
                credits_of_ranks(bots, outcome.ranks) if by_rank else credits_of_wins(bots, outcome.shares)
            )
    return Games(len(plan.bots), list(rounds.values()))


# -- running ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Moment:
    """How far it is."""

    games: int
    """Played just now."""
    problems: int
    stops: Stops


class Arena:
    """Plays what the journal lacks of so many rounds."""

    def __init__(self, plan: Plan, rounds: int, journal: Journal, stops: Stops) -> None:
        self.plan, self.journal, self.stops = plan, journal, stops
        self.blocks = rounds * len(plan.pairings)
        self.problems = 0
        self._parts: dict[int, dict[int, Outcome]] = {}
        self._next = 0
        self._advance()

    @property
    def games_left(self) -> int:
        """At most."""
        if self.stops.reason:
            return 0
        left = sum(block not in self.journal.blocks for block in range(self.blocks))
        return left * self.plan.games_in_block

    def run(self, workers: Workers, tell: Callable[[Moment], None] = lambda moment: None) -> None:
        """Until there is enough, or until nothing is left to play."""
        orders = self._orders()
        again: deque[tuple[int, int, int]] = deque()
        given: dict[Future[dict[str, Any]], tuple[int, int, int]] = {}
        try:
            while not self.stops.reason:
                while len(given) < WAITING * max(1, workers.number()):
                    task = again.popleft() if again else next(orders, None)
                    if task is None:
                        break
                    block, game, _ = task
                    order = self.plan.order(block, game, self.journal.header["code"]).as_json()
                    given[workers.executor.submit(play_game, order)] = task
                if not given:
                    break
                done, _ = wait(given, timeout=TICK, return_when=FIRST_COMPLETED)
                for future in done:
                    block, game, tries = given.pop(future)
                    outcome = self._outcome(future, tries)
                    if outcome is None:
                        again.append((block, game, tries + 1))
                    else:
                        self._put(block, game, outcome)
                tell(Moment(len(done), self.problems, self.stops))
        finally:
            for future in given:
                future.cancel()

    def _orders(self) -> Iterator[tuple[int, int, int]]:
        for block in range(self.blocks):
            if block not in self.journal.blocks:
                for game in range(self.plan.games_in_block):
                    yield block, game, 1

    def _outcome(self, future: Future[dict[str, Any]], tries: int) -> Outcome | None:
        """None where the worker was lost, and another one may try."""
        try:
            answer = future.result()
        except ArenaError:
            raise
        except Exception as error:  # each kind of executor loses its workers in its own way
            if tries >= TRIES:
                raise ArenaError(f"workers were lost, {tries} times with the same game: {error!r}") from error
            return None
        return self._read(answer)

    def _read(self, answer: Mapping[str, Any]) -> Outcome:
        if "other_code" in answer:
            raise ArenaError(
                f"a worker has other code than this arena: {answer['other_code']}, not {self.journal.header['code']}"
            )
        if "error" in answer:
            raise ArenaError(f"a game could not be played: {answer['error']}")
        return Outcome.from_json(answer["outcome"], self.plan.players)

    def _put(self, block: int, game: int, outcome: Outcome) -> None:
        self.problems += outcome.problem is not None
        parts = self._parts.setdefault(block, {})
        parts[game] = outcome
        if len(parts) == self.plan.games_in_block:
            del self._parts[block]
            self.journal.append(Block(block, tuple(parts[number] for number in sorted(parts))))
            self._advance()

    def _advance(self) -> None:
        """Show the stops what follows on what they have seen."""
        while not self.stops.reason and self._next < self.blocks and self._next in self.journal.blocks:
            self.stops.take(self.journal.blocks[self._next])
            self._next += 1


def check_bots(plan: Plan, workers: Workers) -> tuple[dict[str, Any], dict[str, str]]:
    """Which code plays, and which files of other people. ArenaError when there is no such bot."""
    names = list(dict.fromkeys(plan.bots))
    try:
        trial = workers.executor.submit(try_bots, plan.rules, names).result()
    except ArenaError:
        raise
    except Exception as error:
        raise ArenaError(f"the workers cannot play: {error!r}") from error
    if "error" in trial:
        raise ArenaError(f"the bots could not be tried: {trial['error']}")
    if trial["wrong"]:
        raise ArenaError("\n".join(trial["wrong"].values()))
    return trial["code"], trial["files"]


def sprt_for(plan: Plan, elo0: float, elo1: float) -> Sprt:
    if plan.kind != DUEL:
        raise ArenaError("a sequential test is between two bots: the candidate and the one it is measured by")
    if elo0 >= elo1:
        raise ArenaError(f"--elo0 ({elo0:g}) is to be less than --elo1 ({elo1:g})")
    return Sprt(elo0, elo1, plan.players)
