"""The log: appended to by whoever is first, committed together, read back as it was."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from gouverneur import Table
from gouverneur.server import storage as kept
from gouverneur.server.rooms import NoTable, Rooms, TooLate
from gouverneur.server.storage import Append, SeatRow, SetUpRow, Storage, StorageError, TurnRow

SEATS = [SeatRow("person", "Ann", "a"), SeatRow("bot", "Bot 2")]


def url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder}/games.db"


def entry(table: str, seq: int, word: str = "builder", position: Any = None) -> Append:
    return Append(table, seq, TurnRow(0, [word], [], [], []), position, False)


async def opened(folder: Path) -> Storage:
    storage = Storage(url(folder))
    await storage.open()
    await storage.add_guest("a", "Ann", "token")
    await storage.add_table("t", "san-juan:first/2", SEATS, SetUpRow([], []), {"round": 1})
    return storage


def test_whoever_is_first_wins_and_harms_nobody_else(tmp_path: Path) -> None:
    async def scene() -> None:
        storage = await opened(tmp_path)
        await storage.add_table("u", "san-juan:first/2", SEATS, SetUpRow([], []), {"round": 1})
        outcomes = await asyncio.gather(
            storage.append(entry("t", 1, "builder")),
            storage.append(entry("t", 1, "trader")),
            storage.append(entry("u", 1, "producer")),
            storage.append(entry("t", 2, "pass", {"round": 2})),
        )
        assert outcomes == [True, False, True, True]
        assert [row.words for row in (await storage.log("t"))[1:] if isinstance(row, TurnRow)] == [
            ["builder"],
            ["pass"],
        ]
        assert await storage.snapshot("t", 1) == (0, {"round": 1})
        assert await storage.snapshot("t", 2) == (2, {"round": 2})
        row = await storage.table("t")
        assert row is not None
        assert (row.seq, row.over) == (2, False)
        await storage.close()

    asyncio.run(scene())


def test_waiting_entries_are_committed_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> int:
        storage = await opened(tmp_path)
        commits = 0

        def count(connection: object) -> None:
            nonlocal commits
            commits += 1

        sql.event.listen(storage.engine.sync_engine, "commit", count)
        await asyncio.gather(*(storage.append(entry("t", seq)) for seq in range(1, 41)))
        await storage.close()
        return commits

    assert asyncio.run(scene()) <= 2


def test_an_entry_that_cannot_be_written_is_an_error_and_the_next_one_is_not(tmp_path: Path) -> None:
    async def scene() -> None:
        storage = await opened(tmp_path)
        with pytest.raises(sql.exc.IntegrityError):
            await storage.append(entry("nowhere", 1))
        assert await storage.append(entry("t", 1))
        await storage.close()

    asyncio.run(scene())


def test_two_processes_at_one_table(tmp_path: Path) -> None:
    """Each has a room of its own; the slower one is told, and reads the table again."""

    async def scene() -> None:
        first, second = Rooms(await opened(tmp_path)), Rooms(Storage(url(tmp_path)))
        await first.storage.add_guest("b", "Bob", "other token")
        table = Table("san-juan:first/2", seed=3)
        set_up = SetUpRow(list(table.dealt), table.dealer.saved())
        await first.storage.add_table(
            "both",
            "san-juan:first/2",
            [SEATS[0], SeatRow("person", "Bob", "b")],
            set_up,
            dict(table.position()),
        )
        here, there = await first.room("both"), await second.room("both")
        assert await here.play(0, 0, ["prospector"]) == 1
        with pytest.raises(TooLate):
            await there.play(0, 0, ["builder"])
        again = await second.room("both")
        assert again.update(0, -1) == here.update(0, -1)
        assert again.seq == 1
        await first.storage.close()
        await second.storage.close()

    asyncio.run(scene())


def test_a_table_that_is_not_there(tmp_path: Path) -> None:
    async def scene() -> None:
        rooms = Rooms(await opened(tmp_path))
        with pytest.raises(NoTable):
            await rooms.room("x")
        await rooms.storage.close()

    asyncio.run(scene())


def test_a_database_of_another_time_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        storage = await opened(tmp_path)
        async with storage.engine.begin() as connection:
            await connection.execute(kept.about.update().values(value="99"))
        await storage.close()
        with pytest.raises(StorageError, match="schema 99"):
            await Storage(url(tmp_path)).open()

    asyncio.run(scene())


@pytest.mark.parametrize("bad", ["mysql://x", "nonsense://x", "://", "sqlite+aiosqlite:////proc/no/games.db"])
def test_what_cannot_be_a_database_is_said(bad: str) -> None:
    async def scene() -> None:
        await Storage(bad).open()

    with pytest.raises(StorageError):
        asyncio.run(scene())


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_text("something else, and long enough to be looked at " * 100)
    with pytest.raises(StorageError, match="not a database"):
        asyncio.run(Storage(url(tmp_path)).open())
