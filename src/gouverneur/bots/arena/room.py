"""What runs in a room: a process of its own that plays the games it is told to, one line of JSON for each.

Bots may write to standard output and error as they like: what they say is kept aside, the answers go another way.
"""

from __future__ import annotations

import faulthandler
import json
import os
import shutil
import sys
import time
import traceback
from pathlib import Path
from typing import Any

from gouverneur.bots.arena.entrants import code_version, outside_code, seat_bot
from gouverneur.bots.arena.outcomes import Order
from gouverneur.bots.arena.playing import Game
from gouverneur.bots.arena.trace import MAKING, Trace
from gouverneur.table import ruleset

ORPHANED = 60.0  # seconds beyond the limit of a turn after which a room ends by itself
RENEWED = 20.0


class RoomTrace(Trace):
    """Ends the room when whoever gave the order is gone: nobody else would then end a bot that hangs."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path
        self.limit = 0.0
        self._parent = os.getppid()
        self._renewed = 0.0

    def begin(self, what: int, seat: int) -> None:
        super().begin(what, seat)
        now = time.monotonic()
        if now - self._renewed > RENEWED:
            self._renewed = now
            # The thread behind this needs no GIL, which compiled code may hold for ever.
            faulthandler.dump_traceback_later(self.limit + ORPHANED + RENEWED, exit=True)
            if os.getppid() != self._parent:
                leave(self.path)

    def rest(self) -> None:
        faulthandler.cancel_dump_traceback_later()
        self._renewed = 0.0


def main() -> None:
    trace_path, path = sys.argv[1:]
    sys.path.extend(entry for entry in json.loads(path) if entry not in sys.path)
    orders = os.fdopen(os.dup(0), "r", encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    faulthandler.enable()
    trace = RoomTrace(Path(trace_path))

    def say(data: dict[str, Any]) -> None:
        answers.write(json.dumps(data) + "\n")
        answers.flush()

    try:
        say({"ready": True})
        for line in orders:
            say(_answer(json.loads(line), trace))
            trace.rest()
    except (BrokenPipeError, KeyboardInterrupt):
        pass
    leave(trace.path)


def leave(trace: Path) -> None:
    """Whatever threads bots have left behind; and nothing stays on the disk, also when nobody is left to tidy."""
    shutil.rmtree(trace.parent, ignore_errors=True)
    os._exit(0)


def _answer(order: dict[str, Any], trace: RoomTrace) -> dict[str, Any]:
    try:
        return _trial(order, trace) if "trial" in order else _play(Order.from_json(order), trace)
    except Exception:  # an error of ours; those of bots are outcomes
        return {"error": traceback.format_exc()}


def _play(order: Order, trace: RoomTrace) -> dict[str, Any]:
    here = code_version(order.rules.partition(":")[0])
    if order.code != here:
        return {"other_code": here}
    trace.limit = order.limit
    trace.game()
    return {"outcome": Game(order, trace).play().as_json()}


def _trial(data: dict[str, Any], trace: RoomTrace) -> dict[str, Any]:
    """Each bot is made once, to see whether there is such a bot."""
    rules = ruleset(data["rules"])
    wrong = {}
    for name in data["trial"]:
        trace.begin(MAKING, -1)
        try:
            seat_bot(name, rules, 0)
        except ValueError as error:
            wrong[name] = str(error)
        except BaseException as error:
            wrong[name] = f"{name}: {type(error).__name__}: {error}"
    files = outside_code(name for name in data["trial"] if name not in wrong)
    return {"code": code_version(rules.game), "files": files, "wrong": wrong}


if __name__ == "__main__":
    main()
