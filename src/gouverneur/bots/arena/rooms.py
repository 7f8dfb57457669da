"""The rooms of this process: processes in which games are played, so that a bot may crash or hang without harm.

`play_game` is what executors are given. It waits for a room to answer; a thread looks after all rooms and ends those
in which a bot thinks longer than it may. A kill from outside works whatever the bot is doing, also in compiled code
that never gives the interpreter back. What the room was doing stands in its trace.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import gouverneur
from gouverneur.bots.arena.errors import ArenaError
from gouverneur.bots.arena.outcomes import CRASH, HANG, RULES, Order
from gouverneur.bots.arena.playing import LONGEST_TEXT, broken_off
from gouverneur.bots.arena.trace import MAKING, NOTHING, THINKING, Trace

LOOKS_EVERY = 0.1  # seconds
ROOM_FOR_THE_END = 100  # of LONGEST_TEXT, for the line that says how a process ended
SLACK = 0.5  # seconds: a room says itself that a turn took too long, unless it cannot
PATIENCE = 60.0  # for all that is not thinking, such as reading a net
IDLE = 30.0  # after which a room that is not needed is closed
TRIES = 3
MOST_SAID = 10_000_000  # bytes


class RoomClosed(Exception):
    """The room was closed in the middle of a game, and nobody is to blame."""


class _Died(Exception):
    """The room is gone, without an answer."""


class Room:
    """A process that plays one game after the other."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="gouverneur-room-"))
        path = self._folder / "trace"
        Trace.prepare(path)
        self.trace = Trace(path)
        self._said = (self._folder / "said").open("a+b")
        self._begun = -1
        self._since = time.monotonic()
        self.limit = PATIENCE
        self.hung = False
        self.closed = False
        package = str(Path(gouverneur.__file__).parents[1])
        paths = [entry or os.getcwd() for entry in sys.path]
        outside = [package, *filter(None, [os.environ.get("PYTHONPATH")])]
        self.process = subprocess.Popen(
            # -P: what lies in the current folder comes last, or a bot called random.py would be everybody's
            [
                sys.executable,
                "-P",
                "-m",
                "gouverneur.bots.arena.room",
                str(path),
                json.dumps([*paths, os.getcwd()]),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._said,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(outside), "PYTHONHASHSEED": "0"},
            start_new_session=True,  # Ctrl-C is for us
        )
        try:
            self._answer()
        except _Died:
            said = self.said()
            self.close()
            raise ArenaError(f"no room can be opened: {said or 'it ended at once'}") from None

    def ask(self, order: dict[str, Any], limit: float) -> dict[str, Any]:
        """_Died when there is no answer, and never will be."""
        self.limit = limit
        self._since = time.monotonic()
        self._said.truncate(0)  # what was said before is of other games
        self.trace.clear()
        try:
            assert self.process.stdin is not None
            self.process.stdin.write(json.dumps(order).encode() + b"\n")
            self.process.stdin.flush()
        except OSError as error:
            raise _Died from error
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.endswith(b"\n"):
            self.process.wait()
            raise _Died
        answer: dict[str, Any] = json.loads(line)
        return answer

    def look(self, now: float) -> None:
        """End it if it has been at the same thing for too long."""
        if os.fstat(self._said.fileno()).st_size > MOST_SAID:
            self._said.truncate(0)
        doing = self.trace.doing
        if doing.begun != self._begun:
            self._begun, self._since = doing.begun, now
            return
        allowed = self.limit + SLACK if doing.what == THINKING else max(self.limit, PATIENCE)
        if now - self._since > allowed:
            self.hung = True
            self.kill()

    def said(self) -> str:
        """The end of what was written to standard error, without the list of all modules that a crash ends with."""
        self._said.seek(0, os.SEEK_END)
        self._said.seek(max(0, self._said.tell() - 8 * LONGEST_TEXT))
        lines = self._said.read().decode(errors="replace").replace("\0", "").splitlines()
        said = "\n".join(line for line in lines if not line.startswith("Extension modules:")).strip()
        return said[-(LONGEST_TEXT - ROOM_FOR_THE_END) :]

    def how_it_ended(self) -> str:
        code = self.process.returncode
        if code < 0:
            with contextlib.suppress(ValueError):
                return f"its process was ended by {signal.Signals(-code).name}"
        return f"its process ended with status {code}"

    @property
    def alive(self) -> bool:
        return not (self.hung or self.closed) and self.process.poll() is None

    def kill(self) -> None:
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)  # with whatever bots have started
            else:
                self.process.kill()

    def close(self) -> None:
        """The process is ended; what it left is tidied away."""
        self.closed = True
        self.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self._said):
            with contextlib.suppress(OSError):
                if pipe is not None:
                    pipe.close()
        self.trace.close()
        shutil.rmtree(self._folder, ignore_errors=True)


class Rooms:
    """Free rooms and those in use. A room is opened when none is free, and closed when it is not needed for a while."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._free: list[tuple[Room, float]] = []
        self._busy: set[Room] = set()
        self._watched = False
        self._closed = False

    def ask(self, order: dict[str, Any], limit: float) -> tuple[dict[str, Any], Room | None]:
        """The answer; or, where there is none, the room that died, to be closed by who looked at it."""
        room = self._take()
        try:
            answer = room.ask(order, limit)
        except _Died:
            with self._lock:
                self._busy.discard(room)
            return {}, room
        with self._lock:
            self._busy.discard(room)
            if room.alive and not self._closed:
                self._free.append((room, time.monotonic()))
                return answer, None
        room.close()
        return answer, None

    def _take(self) -> Room:
        with self._lock:
            if self._closed:
                raise RoomClosed
            if not self._watched:
                self._watched = True
                threading.Thread(target=self._watch, name="gouverneur-rooms", daemon=True).start()
            while self._free:
                room, _ = self._free.pop()
                if room.alive:
                    self._busy.add(room)
                    return room
                room.close()
        room = Room()
        with self._lock:
            if not self._closed:
                self._busy.add(room)
                return room
        room.close()
        raise RoomClosed

    def _watch(self) -> None:
        while not self._closed:
            time.sleep(LOOKS_EVERY)
            now = time.monotonic()
            with self._lock:
                for room in self._busy:
                    room.look(now)
                tired = [room for room, since in self._free if now - since > IDLE]
                self._free = [(room, since) for room, since in self._free if now - since <= IDLE]
            for room in tired:
                room.close()

    def close(self) -> None:
        """Games under way end without an outcome."""
        with self._lock:
            self._closed = True
            free, self._free = self._free, []
            for room in self._busy:
                room.closed = True
                room.kill()
        for room, _ in free:
            room.close()


_rooms = Rooms()


def _forget_rooms() -> None:
    """In a forked process: the rooms are those of the other one."""
    global _rooms  # noqa: PLW0603  # they belong to the process
    _rooms = Rooms()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_rooms)


def close_rooms() -> None:
    """End all rooms of this process; new ones may be opened afterwards."""
    global _rooms
    ended, _rooms = _rooms, Rooms()
    ended.close()


def play_game(data: dict[str, Any]) -> dict[str, Any]:
    """Play an order in a room and tell the outcome, whatever the bots do; both as JSON has it."""
    order = Order.from_json(data)
    for _ in range(TRIES):
        began = time.monotonic()
        answer, died = _rooms.ask(data, order.limit)
        if died is None:
            return answer
        try:
            if died.closed:
                raise RoomClosed
            if died.trace.doing.what != NOTHING:  # else the room was gone before it began
                return {"outcome": _autopsy(died, order, time.monotonic() - began)}
        finally:
            died.close()
    raise ArenaError(f"{TRIES} rooms in a row ended before a game began")


def _autopsy(room: Room, order: Order, seconds: float) -> dict[str, Any]:
    doing = room.trace.doing
    thinking = doing.what == THINKING
    at_fault = thinking or doing.what == MAKING
    if room.hung:
        text = f"thought for more than {order.limit:g} s and was stopped" if thinking else "was stopped"
    else:
        text = "\n".join(filter(None, [room.how_it_ended(), room.said()]))
    kind = (HANG if room.hung else CRASH) if at_fault else RULES
    seat = doing.seat if at_fault else -1
    return broken_off(order, room.trace.choices, kind, seat, text, seconds).as_json()


def try_bots(rules: str, names: list[str]) -> dict[str, Any]:
    """Make each bot once: `wrong` says what is wrong with which, `code` and `files` which code plays."""
    answer, died = _rooms.ask({"rules": rules, "trial": names}, PATIENCE)
    if died is None:
        return answer
    how = "took too long to be made" if died.hung else f"{died.how_it_ended()}\n{died.said()}"
    died.close()
    return {"code": {}, "files": {}, "wrong": {", ".join(names): f"while bots were made: {how}"}}
