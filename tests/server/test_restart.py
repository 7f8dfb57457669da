"""A real server in a process of its own, killed in the middle of a game: nothing is lost."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.guests_of import Somebody
from server.processes import serving_process

pytestmark = pytest.mark.slow


@pytest.fixture
def client() -> Iterator[httpx.Client]:
    with httpx.Client(timeout=20) as client:
        yield client


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path, client: httpx.Client) -> None:
    chance = random.Random(7)
    seen = None
    for life in range(3):
        with serving_process(tmp_path) as server:
            client.base_url = httpx.URL(server.address)
            if life == 0:
                ann = Somebody(client)
                table = ann.sit_down("san-juan:second+new-buildings/3")
            else:
                again = ann.update(table)
                assert seen is not None
                assert again.entries[: len(seen.entries)] == seen.entries
                if again.seq == seen.seq:
                    assert again == seen
            update = ann.my_turn(table)
            for _ in range(8):
                turn = ann.whole_turn(table, update, chance)
                seq = ann.play(table, update.seq, turn)
                update = ann.my_turn(table)
                assert update.seq >= seq
            seen = ann.update(table)
            if life % 2:  # in the middle of the bots' turns, perhaps
                ann.play(table, seen.seq, ann.whole_turn(table, seen, chance))
                seen = ann.update(table)
            server.process.send_signal(signal.SIGKILL)
            server.process.wait()
    with serving_process(tmp_path) as server:
        client.base_url = httpx.URL(server.address)
        assert ann.play_on(table, chance).result is not None


def test_the_dealer_goes_on_as_if_nothing_had_been(tmp_path: Path, client: httpx.Client) -> None:
    """The same seed and the same choices give the same game, with and without a restart."""
    games = []
    for restarts in (False, True):
        folder = tmp_path / str(restarts)
        folder.mkdir()
        chance = random.Random(3)
        with serving_process(folder) as server:
            client.base_url = httpx.URL(server.address)
            ann = Somebody(client)
            table = ann.sit_down("san-juan:second/2", seed=11)
            if not restarts:
                games.append(ann.play_on(table, chance, turns=25))
                continue
            ann.play_on(table, chance, turns=10)
        with serving_process(folder) as server:
            client.base_url = httpx.URL(server.address)
            games.append(ann.play_on(table, chance, turns=15))
    assert games[0] == games[1]


def test_ctrl_c_ends_it_quietly(tmp_path: Path) -> None:
    with serving_process(tmp_path) as server:
        httpx.get(server.address + "api/games")
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(10) in (0, 130, -signal.SIGINT)


def test_a_port_in_use_is_said(tmp_path: Path) -> None:
    with serving_process(tmp_path) as server:
        port = server.address.rstrip("/").rpartition(":")[2]
        command = [sys.executable, "-m", "gouverneur.cli", "serve", "--port", port]
        done = subprocess.run(
            [*command, "--database", str(tmp_path / "x.db")], capture_output=True, text=True
        )
    assert done.returncode == 1
    assert "--port" in done.stderr
    assert "Traceback" not in done.stderr
