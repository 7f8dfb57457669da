"""Where the bots of a server think: in processes of their own, so that nobody waits for them but their own table.

A bot is asked with numbers: what its seat knows, and nothing else. A process that dies or hangs is replaced, and
the bot is asked again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing.process import BaseProcess

from gouverneur.bots.random import RandomBot
from gouverneur.bots.turns import seed_for, turn_from_numbers, whole_turn
from gouverneur.kernel.words import Action
from gouverneur.table import Table

START = 60.0  # seconds that a process may take until it can think
PATIENCE = 15.0  # for one turn; no bot that is offered thinks that long by itself
SIMPLER = "rules"  # asked where the bot itself fails, before a turn is played at random
_ONE_BY_ONE = threading.Lock()  # so that a new process is told from others

log = logging.getLogger("gouverneur.server")


class Mind:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None
        self._process: BaseProcess | None = None
        self._starting: asyncio.Task[ProcessPoolExecutor] | None = None

    @property
    def pid(self) -> int:
        """The number of its process, 0 when there is none."""
        return (self._process.pid or 0) if self._process is not None else 0

    async def ask(self, rules: str, bot: str, seed: int, seen: list[int]) -> list[int]:
        """The turn of a bot, as numbers of actions."""
        if self._starting is None:
            self._starting = asyncio.create_task(self._start())
        executor = await asyncio.shield(self._starting)
        thought = executor.submit(turn_from_numbers, rules, bot, seed, seen)
        return await asyncio.wait_for(asyncio.wrap_future(thought), PATIENCE)

    async def _start(self) -> ProcessPoolExecutor:
        executor, self._process, ready = await asyncio.to_thread(_new_process)
        self._executor = executor
        await asyncio.wait_for(asyncio.wrap_future(ready), START)
        return executor

    def end(self) -> None:
        """Give the process up, whatever it does; the next question finds a new one."""
        executor = self._kill()
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """The same, and wait until it is gone."""
        if self._starting is not None:
            await asyncio.wait([self._starting])
        executor = self._kill()
        if executor is not None:
            await asyncio.to_thread(executor.shutdown)

    def _kill(self) -> ProcessPoolExecutor | None:
        executor, process = self._executor, self._process
        self._executor = self._process = self._starting = None
        if process is not None:
            with contextlib.suppress(OSError, ValueError):
                process.kill()
        return executor


class Minds:
    """As many as there are cores; who finds none free waits for one."""

    def __init__(self, number: int = 0) -> None:
        self.minds = [Mind() for _ in range(number or _cores())]
        self._idle = self.minds[:]
        self._free = asyncio.Semaphore(len(self.minds))

    async def turn(self, table: Table, bot: str, seq: int) -> list[Action]:
        """What a bot plays at a table; the same bot does the same after the same entries."""
        _, low, high, *_ = table.dealer.saved()
        seed = seed_for(low | high << 32, seq, table.seat)
        seen = table.observe(table.seat)
        if bot == RandomBot.name:
            return whole_turn(RandomBot(seed), seen, table.game)
        for name in (bot, bot, SIMPLER):
            try:
                numbers = await self._ask(str(table.ruleset), name, seed, seen.saved())
                turn = [table.game.actions.by_number(number) for number in numbers]
                table.copy().play(*turn)
            except Exception:
                log.exception("the bot %s failed at entry %d of a table of %s", name, seq, table.ruleset)
            else:
                return turn
        return whole_turn(RandomBot(seed), seen, table.game)

    async def _ask(self, rules: str, bot: str, seed: int, seen: list[int]) -> list[int]:
        async with self._free:
            mind = self._idle.pop()  # the one that was busy last is there already
            try:
                return await mind.ask(rules, bot, seed, seen)
            except asyncio.CancelledError:
                raise  # it thinks on for a moment, and then is free
            except BaseException:
                mind.end()
                raise
            finally:
                self._idle.append(mind)

    async def close(self) -> None:
        await asyncio.gather(*(mind.close() for mind in self.minds))


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _new_process() -> tuple[ProcessPoolExecutor, BaseProcess, Future[None]]:
    """A pool of one process, the process, and what is done once it can think."""
    spawning = multiprocessing.get_context("spawn")
    with _ONE_BY_ONE:
        before = set(multiprocessing.active_children())
        executor = ProcessPoolExecutor(1, mp_context=spawning, initializer=_settle_down)
        ready = executor.submit(_wake_up)
        (process,) = set(multiprocessing.active_children()) - before
    return executor, process, ready


def _wake_up() -> None:
    """In the process: by now all that it needs is there."""


def _settle_down() -> None:
    """In the process: give way to the server, leave Ctrl-C to it, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)
