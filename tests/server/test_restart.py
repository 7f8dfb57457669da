"""A real server in a process of its own, killed in the middle of a game: nothing is lost."""

from __future__ import annotations

import contextlib
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.guests_of import Somebody

pytestmark = pytest.mark.slow


@contextlib.contextmanager
def server(folder: Path, port: int = 0) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [sys.executable, "-m", "gouverneur.cli", "serve", "--port", str(port)]
    with subprocess.Popen(
        [*command, "--database", str(folder / "games.db")], stdout=subprocess.PIPE, text=True
    ) as running:
        try:
            assert running.stdout is not None
            said = running.stdout.readline()
            address = re.search(r"http://\S+", said)
            assert address, said
            yield running, address[0]
        finally:
            running.kill()


@pytest.fixture
def client() -> Iterator[httpx.Client]:
    with httpx.Client(timeout=20) as client:
        yield client


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path, client: httpx.Client) -> None:
    chance = random.Random(7)
    seen = None
    for life in range(3):
        with server(tmp_path) as (running, address):
            client.base_url = httpx.URL(address)
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
            running.send_signal(signal.SIGKILL)
            running.wait()
    with server(tmp_path) as (_, address):
        client.base_url = httpx.URL(address)
        assert ann.play_on(table, chance).result is not None


def test_the_dealer_goes_on_as_if_nothing_had_been(tmp_path: Path, client: httpx.Client) -> None:
    """The same seed and the same choices give the same game, with and without a restart."""
    games = []
    for restarts in (False, True):
        folder = tmp_path / str(restarts)
        folder.mkdir()
        chance = random.Random(3)
        with server(folder) as (_, address):
            client.base_url = httpx.URL(address)
            ann = Somebody(client)
            table = ann.sit_down("san-juan:second/2", seed=11)
            if not restarts:
                games.append(ann.play_on(table, chance, turns=25))
                continue
            ann.play_on(table, chance, turns=10)
        with server(folder) as (_, address):
            client.base_url = httpx.URL(address)
            games.append(ann.play_on(table, chance, turns=15))
    assert games[0] == games[1]


def test_ctrl_c_ends_it_quietly(tmp_path: Path) -> None:
    with server(tmp_path) as (running, address):
        httpx.get(address + "api/games")
        running.send_signal(signal.SIGINT)
        assert running.wait(10) in (0, 130, -signal.SIGINT)


def test_a_port_in_use_is_said(tmp_path: Path) -> None:
    with server(tmp_path) as (_, address):
        port = address.rstrip("/").rpartition(":")[2]
        command = [sys.executable, "-m", "gouverneur.cli", "serve", "--port", port]
        done = subprocess.run(
            [*command, "--database", str(tmp_path / "x.db")], capture_output=True, text=True
        )
    assert done.returncode == 1
    assert "--port" in done.stderr
    assert "Traceback" not in done.stderr
