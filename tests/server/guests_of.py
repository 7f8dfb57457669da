"""Somebody at the other end of the line, as a test plays him."""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from litestar import Litestar
from litestar.testing import TestClient

from gouverneur.server import protocol
from gouverneur.server.app import create_app

PATIENCE = 20.0  # seconds


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(
        create_app(f"sqlite+aiosqlite:///{folder}/games.db"), base_url="http://testserver.local"
    ) as client:
        yield client


class Somebody:
    """A guest with his own cookies, over any client of httpx."""

    def __init__(self, client: httpx.Client, name: str | None = "Ann") -> None:
        self.client = client
        if name is not None:
            self.post("/api/guests", 201, name=name)

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.client.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, status: int, **body: object) -> Any:
        answer = self.client.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def sit_down(self, ruleset: str, seat: int = 0, seed: int | None = 1, bot: str = "random") -> str:
        players = int(ruleset.split("/")[1][0])
        seats = ["you" if number == seat else {"bot": bot} for number in range(players)]
        table = self.post("/api/tables", 201, ruleset=ruleset, seats=seats, seed=seed)
        return str(table["id"])

    def update(self, table: str, since: int = -1) -> protocol.Update:
        return msgspec.convert(self.get(f"/api/tables/{table}/updates?since={since}"), protocol.Update)

    def my_turn(self, table: str) -> protocol.Update:
        """Wait until it is his turn, or the game is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            update = self.update(table)
            if update.decision is None or update.decision.options is not None:
                return update
            time.sleep(0.01)
        raise AssertionError("the bots do not play")

    def whole_turn(self, table: str, update: protocol.Update, chance: random.Random) -> list[int]:
        """A turn at random, drafted choice by choice."""
        assert update.decision is not None
        assert update.decision.options
        chosen = [chance.choice(update.decision.options).action]
        while True:
            preview = self.draft(table, update.seq, chosen)
            if preview.complete:
                return chosen
            assert preview.decision is not None
            assert preview.decision.options
            chosen.append(chance.choice(preview.decision.options).action)

    def draft(self, table: str, seq: int, actions: list[Any]) -> protocol.Preview:
        preview = self.post(f"/api/tables/{table}/draft", 200, seq=seq, actions=actions)
        return msgspec.convert(preview, protocol.Preview)

    def play(self, table: str, seq: int, actions: list[Any]) -> int:
        return int(self.post(f"/api/tables/{table}/turns", 201, seq=seq, actions=actions)["seq"])

    def play_on(self, table: str, chance: random.Random, turns: int = 10_000) -> protocol.Update:
        """So many turns at random, or to the end."""
        update = self.my_turn(table)
        for _ in range(turns):
            if update.result is not None:
                break
            self.play(table, update.seq, self.whole_turn(table, update, chance))
            update = self.my_turn(table)
        return update
