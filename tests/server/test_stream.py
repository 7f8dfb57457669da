"""The stream: what is pushed to whom, and coming back to it from any seq."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

from gouverneur.server import protocol, rooms
from server.guests_of import Somebody, serving


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with serving(tmp_path) as client:
        yield client


def receive(socket: WebSocketTestSession) -> protocol.Update:
    return msgspec.json.decode(socket.receive_text(timeout=20), type=protocol.Update)


def up_to_my_turn(socket: WebSocketTestSession) -> list[protocol.Update]:
    """Everything pushed until it is one's turn or the game is over."""
    updates = [receive(socket)]
    while updates[-1].decision is not None and updates[-1].decision.options is None:
        updates.append(receive(socket))
    return updates


def test_each_entry_is_pushed_once_and_in_order(client: TestClient[Litestar]) -> None:
    ann = Somebody(client)
    table = ann.sit_down("san-juan:second/3")
    chance = random.Random(1)
    with client.websocket_connect(f"/api/tables/{table}/stream?since=-1") as socket:
        updates = up_to_my_turn(socket)
        for _ in range(30):
            if updates[-1].result is not None:
                break
            ann.play(table, updates[-1].seq, ann.whole_turn(table, updates[-1], chance))
            updates += up_to_my_turn(socket)
    assert updates[0].since == -1
    for before, after in itertools.pairwise(updates):
        assert after.since == before.seq
        assert after.seq == before.seq + 1
    entries = [entry for update in updates for entry in update.entries]
    assert entries == ann.update(table).entries
    assert updates[-1].view == ann.update(table).view


def test_one_can_come_back_from_any_seq(client: TestClient[Litestar]) -> None:
    ann = Somebody(client)
    table = ann.sit_down("san-juan:first/2")
    ann.play_on(table, random.Random(2), turns=10)
    whole = ann.my_turn(table)
    assert whole.seq > 10
    for since in (-1, 0, 5, whole.seq - 1, whole.seq, whole.seq + 100):
        with client.websocket_connect(f"/api/tables/{table}/stream?since={since}") as socket:
            update = receive(socket)
        assert update == ann.update(table, since)
        assert update.entries == whole.entries[min(since, whole.seq) + 1 :]
        assert (update.view, update.decision, update.scores) == (whole.view, whole.decision, whole.scores)


def test_watchers_get_their_own_view(client: TestClient[Litestar]) -> None:
    ann = Somebody(client)
    table = ann.sit_down("san-juan:first/2")
    update = ann.my_turn(table)
    mine = dict(client.cookies)
    client.cookies.clear()
    with client.websocket_connect(f"/api/tables/{table}/stream") as watching:
        client.cookies.update(mine)
        first = receive(watching)
        assert first.view["seat"] == -1
        ann.play(table, update.seq, ann.whole_turn(table, update, random.Random(3)))
        pushed = receive(watching)
        assert pushed.view["seat"] == -1
        assert "hand" not in str(pushed.view["players"][0].keys() - {"hand_size", "hand_limit"})
        assert pushed.scores == [None, None]


def test_whoever_falls_behind_is_sent_away_and_can_come_back(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MOST_BEHIND", 1)
    watcher = rooms.Watcher(0)
    assert watcher.tell(b"1")
    assert not watcher.tell(b"2")
    rooms.cut_off(watcher)
    assert watcher.updates.get_nowait() is None


def test_no_stream_without_a_table_nor_for_another_site(client: TestClient[Litestar]) -> None:
    with (
        pytest.raises(WebSocketDisconnect) as gone,
        client.websocket_connect("/api/tables/nope/stream") as socket,
    ):
        socket.receive_text(timeout=5)
    assert gone.value.code == 4404
    table = Somebody(client).sit_down("san-juan:first/2")
    foreign = {"origin": "http://evil.example"}
    with (
        pytest.raises(WebSocketDisconnect) as gone,
        client.websocket_connect(f"/api/tables/{table}/stream", headers=foreign) as socket,
    ):
        socket.receive_text(timeout=5)
    assert gone.value.code == 4403


def test_what_a_watcher_says_is_ignored(client: TestClient[Litestar]) -> None:
    ann = Somebody(client)
    table = ann.sit_down("san-juan:first/2")
    update = ann.my_turn(table)
    with client.websocket_connect(f"/api/tables/{table}/stream?since={update.seq}") as socket:
        receive(socket)
        socket.send_text('{"seq": 1, "actions": [0]}')
        socket.send_text("x" * 3000)
        ann.play(table, update.seq, ann.whole_turn(table, update, random.Random(3)))
        assert receive(socket).seq == update.seq + 1
