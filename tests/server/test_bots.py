"""Bots at a table of the server: they think beside it, and it goes on whatever happens to them."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from gouverneur import Record, Table
from gouverneur.bots.makers import OFFERED
from gouverneur.server import minds, protocol
from gouverneur.server.minds import Mind, Minds
from gouverneur.server.rooms import NotYours, Room, Rooms
from gouverneur.server.storage import SeatRow, SetUpRow, Storage, TurnRow
from server.guests_of import PATIENCE, Somebody, serving
from server.processes import serving_process


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with serving(tmp_path) as client:
        yield client


# -- at the doors --------------------------------------------------------------------------------


def test_each_bot_seat_has_its_own(client: TestClient[Litestar]) -> None:
    ann = Somebody(client)
    games = msgspec.convert(ann.get("/api/games"), list[protocol.GameInfo])
    assert [game.bots for game in games] == [list(OFFERED)] * 2
    seats = [{"bot": "master"}, "you", {"bot": "random"}, "bot"]
    table = ann.post("/api/tables", 201, ruleset="puerto-rico:2020/4", seats=seats, seed=2)
    info = msgspec.convert(table, protocol.TableInfo)
    assert [(seat.kind, seat.bot) for seat in info.seats] == [
        ("bot", "master"),
        ("person", ""),
        ("bot", "random"),
        ("bot", "regular"),
    ]
    (line,) = msgspec.convert(ann.get("/api/tables"), list[protocol.TableLine])
    assert line.seats == info.seats


@pytest.mark.parametrize("bot", ["clever", "search:nodes=999999999", "bot", ""])
def test_only_bots_that_are_offered_may_sit_down(client: TestClient[Litestar], bot: str) -> None:
    ann = Somebody(client)
    problem = ann.post("/api/tables", 400, ruleset="san-juan:first/2", seats=["you", {"bot": bot}])
    assert problem["key"] == ("unknown-bot" if bot else "malformed")
    assert ann.get("/api/tables") == []


@pytest.mark.parametrize("name", ["san-juan:second+new-buildings/2", "puerto-rico:2002/3"])
def test_a_whole_game_against_bots_that_think(client: TestClient[Litestar], name: str) -> None:
    ann = Somebody(client)
    table = ann.sit_down(name, seed=5, bot="casual")
    update = ann.play_on(table, random.Random(5))
    assert update.result is not None
    assert 0 not in update.result.winners  # who plays at random loses
    record = Record.from_text(client.get(f"/api/tables/{table}/record").text)
    assert [seat.kind for seat in record.seats] == ["human"] + ["bot:casual"] * (len(record.seats) - 1)
    assert record.check() == []
    shown = ann.post("/api/records/replay", 200, text=record.to_text(), turn=3)
    assert shown["table"]["seats"][1]["bot"] == "casual"


# -- beside the loop -------------------------------------------------------------------------------


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[Rooms]:
    rooms = Rooms(Storage(f"sqlite+aiosqlite:///{folder}/games.db"))
    await rooms.storage.open()
    if not await rooms.storage.tables_of("a"):
        await rooms.storage.add_guest("a", "Ann", "token")
    try:
        yield rooms
    finally:
        await rooms.close()
        await rooms.storage.close()


async def sit_down(rooms: Rooms, bot: str, seed: int = 0) -> Room:
    """A table at which seat 0 is a person, and with this seed seat 1 begins."""
    seats = ["you", *[protocol.BotSeat(bot)] * 2]
    return await rooms.found(protocol.NewTable("san-juan:first/3", seats, seed), "a", "Ann")


async def until(is_so: Callable[[], object], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end
        await asyncio.sleep(0.005)


async def caught_thinking(rooms: Rooms) -> tuple[Room, Mind, int]:
    """A table of which a bot is just thinking about the first turn, and its process."""
    warming_up = await sit_down(rooms, "casual")
    await until(lambda: warming_up.table.seat == 0)
    (mind,) = (mind for mind in rooms.minds.minds if mind.pid)
    room = await sit_down(rooms, "master")
    await asyncio.sleep(0.02)
    assert room.seq == 0
    return room, mind, mind.pid


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [entry.message for entry in caplog.records if entry.name == "gouverneur.server"]


def test_a_process_that_is_killed_while_it_thinks_is_replaced(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> list[list[str]]:
        async with house(tmp_path) as rooms:
            room, mind, pid = await caught_thinking(rooms)
            os.kill(pid, signal.SIGKILL)
            await until(lambda: room.table.seat == 0)
            assert mind.pid not in (0, pid)
            assert len(failures(caplog)) == 1
            undisturbed = await sit_down(rooms, "master")
            await until(lambda: undisturbed.table.seat == 0)
            return [
                [row.words for row in one.rows if isinstance(row, TurnRow)] for one in (room, undisturbed)
            ]

    killed, undisturbed = asyncio.run(scene())
    assert killed
    assert killed == undisturbed
    assert len(failures(caplog)) == 1
    assert "the bot master failed at entry 0" in failures(caplog)[0]


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="there is no SIGSTOP")
def test_a_process_that_hangs_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(minds, "PATIENCE", 3.0)

    async def scene() -> None:
        async with house(tmp_path) as rooms:
            room, mind, pid = await caught_thinking(rooms)
            os.kill(pid, signal.SIGSTOP)
            await until(lambda: room.table.seat == 0)
            assert mind.pid not in (0, pid)

    asyncio.run(scene())
    assert failures(caplog)


def test_a_bot_that_fails_is_stood_in_for(caplog: pytest.LogCaptureFixture) -> None:
    """By rules of thumb; where no process can be had at all, at random."""

    async def scene() -> tuple[list[str], list[str]]:
        table, pool = Table("puerto-rico:2020/3", seed=1), Minds(1)
        ruled = await pool.turn(table, "nobody knows it", 7)
        await pool.close()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(minds, "_new_process", lambda: 1 / 0)
            chosen = await pool.turn(table, "master", 7)
        await pool.close()
        return [action.words for action in ruled], [action.words for action in chosen]

    for turn in asyncio.run(scene()):
        Table("puerto-rico:2020/3", seed=1).play(*turn)
    tried = [re.findall("the bot (.*) failed", line) for line in failures(caplog)]
    assert tried == [["nobody knows it"]] * 2 + [["master"]] * 2 + [["rules"]]


def test_the_loop_turns_while_a_master_thinks(tmp_path: Path) -> None:
    """Of the time of his thoughts hardly any is lost to others; were he in the loop, nearly all would be."""

    async def scene() -> None:
        async with house(tmp_path) as rooms:
            room, _, _ = await caught_thinking(rooms)
            start, lost = time.monotonic(), 0.0
            while room.table.seat != 0:
                before = time.monotonic()
                await asyncio.sleep(0.002)
                lag = time.monotonic() - before - 0.002
                lost += lag if lag > 0.05 else 0.0
            assert lost < (time.monotonic() - start) / 2

    asyncio.run(scene())


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="there is no SIGSTOP")
def test_other_tables_go_on_while_one_waits_for_its_bot(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as rooms:
            room, _, pid = await caught_thinking(rooms)
            os.kill(pid, signal.SIGSTOP)
            for seed in (3, 4, 5):
                other = await sit_down(rooms, "random", seed)
                await other.play(0, 0, ["prospector"])
            with pytest.raises(NotYours):
                await room.play(0, 0, ["prospector"])
            assert room.seq == 0
            os.kill(pid, signal.SIGCONT)
            await until(lambda: room.table.seat == 0)

    asyncio.run(scene())


def test_a_bot_does_the_same_after_the_same_entries(tmp_path: Path) -> None:
    """Also when the server was left in between, in the middle of a thought."""

    async def scene(folder: Path, leave: bool) -> protocol.Update:
        folder.mkdir()
        async with house(folder) as rooms:
            room = await sit_down(rooms, "casual")
            if not leave:
                await until(lambda: room.table.seat == 0)
                return room.update(0, -1)
        async with house(folder) as rooms:
            room = await rooms.room(room.id)
            await until(lambda: room.table.seat == 0)
            return room.update(0, -1)

    assert asyncio.run(scene(tmp_path / "1", False)) == asyncio.run(scene(tmp_path / "2", True))


def test_tables_of_earlier_days_go_on_with_random_bots(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as rooms:
            table = Table("san-juan:first/2", seed=1)
            seats = msgspec.json.decode(
                b'[{"kind":"person","name":"Ann","guest":"a"},{"kind":"bot","name":"Bot 2","guest":""}]',
                type=list[SeatRow],
            )
            set_up = SetUpRow(list(table.dealt), table.dealer.saved())
            await rooms.storage.add_table("old", "san-juan:first/2", seats, set_up, dict(table.position()))
            room = await rooms.room("old")
            assert [seat.bot for seat in room.info(0).seats] == ["", "random"]
            await until(lambda: room.table.seat == 0)

    asyncio.run(scene())


# -- a server of its own ------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="asks Linux who is there")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_no_process_outlives_its_server(tmp_path: Path, how: signal.Signals) -> None:
    with serving_process(tmp_path) as server, httpx.Client(base_url=server.address, timeout=20) as client:
        ann = Somebody(client)
        ann.my_turn(ann.sit_down("san-juan:first/2", bot="casual", seed=1))
        children = server.children()
        assert children
        server.process.send_signal(how)
        server.process.wait(PATIENCE)
        end = time.monotonic() + PATIENCE
        while any(is_there(child) for child in children):
            assert time.monotonic() < end
            time.sleep(0.05)


def is_there(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
