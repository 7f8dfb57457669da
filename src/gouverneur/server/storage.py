"""Where tables, logs and guests are kept. The log is the truth: entries are only ever appended.

Waiting appends are committed together: a commit waits for the disk, and one wait serves them all.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

INSERTS: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
SCHEMA = 1  # raised when the tables below change; see `Storage.open`
MOST_TOGETHER = 200  # appends in one transaction

metadata = sql.MetaData()

about = sql.Table(
    "about",
    metadata,
    sql.Column("key", sql.String, primary_key=True),
    sql.Column("value", sql.String, nullable=False),
)
guests = sql.Table(
    "guests",
    metadata,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("token", sql.String, nullable=False, unique=True),  # its hash
    sql.Column("created", sql.Float, nullable=False),
)
tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("ruleset", sql.String, nullable=False),
    sql.Column("seats", sql.LargeBinary, nullable=False),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("seq", sql.Integer, nullable=False),
    sql.Column("over", sql.Boolean, nullable=False),
)
sitting = sql.Table(
    "sitting",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("guest", sql.ForeignKey("guests.id"), nullable=False, index=True),
)
entries = sql.Table(
    "entries",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("body", sql.LargeBinary, nullable=False),
    sql.Column("created", sql.Float, nullable=False),
)
snapshots = sql.Table(
    "snapshots",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("body", sql.LargeBinary, nullable=False),
)


class StorageError(Exception):
    """The database cannot be used; the text says why."""


class SeatRow(msgspec.Struct, frozen=True):
    kind: str
    name: str
    guest: str = ""
    bot: str = ""  # which one; tables from before there were several have none, and random ones play there


class EventRow(msgspec.Struct, frozen=True, array_like=True):
    """An event with its secrets and who may know them."""

    key: str
    seat: int
    public: dict[str, int | str | list[str]]
    secret: dict[str, int | str | list[str]]
    knowers: int
    audience: int


class TurnRow(msgspec.Struct, frozen=True, tag="turn"):
    """What was played, what chance answered, what happened, and where the dealer then stood."""

    seat: int
    words: list[str]
    chance: list[tuple[str, str]]
    events: list[EventRow]
    dealer: list[int]


class SetUpRow(msgspec.Struct, frozen=True, tag="set-up"):
    """The first entry: what was dealt."""

    chance: list[tuple[str, str]]
    dealer: list[int]


Row = SetUpRow | TurnRow


@dataclass(frozen=True)
class TableRow:
    id: str
    ruleset: str
    seats: list[SeatRow]
    seq: int
    over: bool


@dataclass(frozen=True)
class Append:
    """An entry to be added as number `seq` of a table, perhaps with the position after it."""

    table: str
    seq: int
    row: Row
    position: dict[str, Any] | None
    over: bool


_rows = msgspec.json.Decoder(Row)
_seats = msgspec.json.Decoder(list[SeatRow])


class Storage:
    """A handful of calls; SQLite in one file unless the URL says otherwise."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._writer: asyncio.Task[None] | None = None
        if self.engine.dialect.name == "sqlite":
            sql.event.listen(self.engine.sync_engine, "connect", _set_pragmas)

    async def open(self) -> None:
        if self.engine.dialect.name == "sqlite":
            _try_file(self.engine.url.database or ":memory:")
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(metadata.create_all)
                found = await connection.scalar(sql.select(about.c.value).where(about.c.key == "schema"))
                if found is None:
                    await connection.execute(about.insert().values(key="schema", value=str(SCHEMA)))
        except sql.exc.DBAPIError as error:
            await self.engine.dispose()
            raise StorageError(f"the database cannot be opened: {error.orig}") from error
        if found not in (None, str(SCHEMA)):
            await self.engine.dispose()
            raise StorageError(f"the database has schema {found}, this program knows schema {SCHEMA}")

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        await self.engine.dispose()

    # -- guests ---------------------------------------------------------------------------

    async def add_guest(self, guest: str, name: str, token: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(
                guests.insert().values(id=guest, name=name, token=token, created=time.time())
            )

    async def guest(self, token: str) -> tuple[str, str] | None:
        """Id and name of whoever has this token."""
        async with self._reading() as connection:
            found = await connection.execute(
                sql.select(guests.c.id, guests.c.name).where(guests.c.token == token)
            )
            row = found.first()
        return None if row is None else (row.id, row.name)

    # -- tables ---------------------------------------------------------------------------

    async def add_table(
        self, table: str, ruleset: str, seats: Sequence[SeatRow], row: SetUpRow, position: dict[str, Any]
    ) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(
                tables.insert().values(
                    id=table,
                    ruleset=ruleset,
                    seats=msgspec.json.encode(seats),
                    created=time.time(),
                    seq=0,
                    over=False,
                )
            )
            for number, seat in enumerate(seats):
                if seat.guest:
                    await connection.execute(
                        sitting.insert().values(table=table, seat=number, guest=seat.guest)
                    )
            await _add_entry(connection, Append(table, 0, row, position, False))

    async def table(self, table: str) -> TableRow | None:
        async with self._reading() as connection:
            found = await connection.execute(sql.select(tables).where(tables.c.id == table))
            row = found.first()
        return None if row is None else _table_row(row)

    async def tables_of(self, guest: str, most: int = 50) -> list[TableRow]:
        """The tables at which a guest sits, the newest first."""
        here = sql.select(tables).join(sitting).where(sitting.c.guest == guest)
        async with self._reading() as connection:
            found = await connection.execute(here.order_by(tables.c.created.desc()).limit(most))
            return [_table_row(row) for row in found]

    async def log(self, table: str) -> list[Row]:
        async with self._reading() as connection:
            found = await connection.execute(
                sql.select(entries.c.body).where(entries.c.table == table).order_by(entries.c.seq)
            )
            return [_rows.decode(body) for (body,) in found]

    async def times(self, table: str) -> list[float]:
        """When each entry of a log was written, in seconds since 1970."""
        async with self._reading() as connection:
            found = await connection.execute(
                sql.select(entries.c.created).where(entries.c.table == table).order_by(entries.c.seq)
            )
            return [created for (created,) in found]

    async def snapshot(self, table: str, last: int) -> tuple[int, dict[str, Any]]:
        """The newest position kept at or before an entry, and its seq."""
        here = sql.select(snapshots).where(snapshots.c.table == table, snapshots.c.seq <= last)
        async with self._reading() as connection:
            found = await connection.execute(here.order_by(snapshots.c.seq.desc()).limit(1))
            row = found.one()
        return row.seq, msgspec.json.decode(row.body)

    async def append(self, entry: Append) -> bool:
        """Add an entry; False when there is one of that number already: somebody else was first."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        return await done

    async def _write(self) -> None:
        """Commit whatever waits, together, until nothing does."""
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            try:
                async with self.engine.begin() as connection:
                    outcomes = [await _add_entry(connection, entry) for entry, done in batch]
            except Exception as error:
                for entry, done in batch:
                    if not done.done():
                        done.set_exception(error)
                continue
            for (entry, done), outcome in zip(batch, outcomes, strict=True):
                if not done.done():
                    done.set_result(outcome)
        self._writer = None

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection


def _engine(url: str) -> AsyncEngine:
    try:
        engine = create_async_engine(url)
    except (sql.exc.ArgumentError, sql.exc.InvalidRequestError, ModuleNotFoundError) as error:
        raise StorageError(f"this database cannot be used: {error}") from error
    if engine.dialect.name not in INSERTS:
        raise StorageError(f"games are kept in {' or '.join(INSERTS)}, not in {engine.dialect.name}")
    return engine


async def _add_entry(connection: AsyncConnection, entry: Append) -> bool:
    """Within a transaction. A number that is taken adds nothing, and harms nothing else in it."""
    added = await connection.execute(
        INSERTS[connection.dialect.name](entries)
        .values(table=entry.table, seq=entry.seq, body=msgspec.json.encode(entry.row), created=time.time())
        .on_conflict_do_nothing()
    )
    if added.rowcount != 1:
        return False
    await connection.execute(
        tables.update().where(tables.c.id == entry.table).values(seq=entry.seq, over=entry.over)
    )
    if entry.position is not None:
        body = msgspec.json.encode(entry.position)
        await connection.execute(snapshots.insert().values(table=entry.table, seq=entry.seq, body=body))
    return True


def _table_row(row: Any) -> TableRow:
    return TableRow(row.id, row.ruleset, _seats.decode(row.seats), row.seq, row.over)


def _try_file(path: str) -> None:
    """Whether SQLite can work with the file, asked where a failure leaves no thread behind."""
    try:
        with contextlib.closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise StorageError(f"the database {path} cannot be opened: {error}") from error


def _set_pragmas(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    try:
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute("PRAGMA busy_timeout = 5000")
    finally:
        cursor.close()
