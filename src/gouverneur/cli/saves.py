"""Saved games: one record each, in the folder `games` of the person's data.

A record is written beside the old one and takes its place in one step, so an interrupted write leaves the old one.
"""

from __future__ import annotations

import contextlib
import datetime as dt
import os
import secrets
import tempfile
from dataclasses import dataclass
from pathlib import Path

from gouverneur.cli.folders import data_folder
from gouverneur.kernel.errors import GouverneurError
from gouverneur.records import Headers, Record, RecordError, Seat, visit
from gouverneur.table import Table

SUFFIX = ".gvr"
LARGEST = 5_000_000  # bytes


def write_whole(path: Path, text: str) -> None:
    """Write a file so that at every moment either the old or the new one is there, whole."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    _settle(path.parent)


def _settle(folder: Path) -> None:
    """The new name on the disk too, where the system can be asked for it."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def games_folder() -> Path:
    return data_folder() / "games"


def new_path(game: str) -> Path:
    """A name that nobody has, and that sorts by time."""
    now = dt.datetime.now().astimezone()
    return games_folder() / f"{now:%Y-%m-%d-%H%M%S}-{game}-{secrets.token_hex(3)}{SUFFIX}"


@dataclass(frozen=True)
class Saved:
    """A game that can be gone on with."""

    path: Path
    record: Record

    @property
    def seat(self) -> int:
        """Where the person sits."""
        kinds = [seat.kind for seat in self.record.seats]
        return kinds.index("human") if "human" in kinds else 0

    @property
    def others(self) -> list[Seat]:
        return [seat for number, seat in enumerate(self.record.seats) if number != self.seat]


def latest(damaged: dict[Path, str] | None = None) -> Saved | None:
    """The game that was played last and has not ended. What cannot be read is passed over, and named in `damaged`."""
    found = [(path.stat().st_mtime_ns, path) for path in games_folder().glob(f"*{SUFFIX}") if path.is_file()]
    for _, path in sorted(found, reverse=True):
        try:
            record = _unfinished(path)
        except (OSError, UnicodeDecodeError, RecordError) as error:
            if damaged is not None:
                damaged[path] = _why(error)
        else:
            if record is not None:
                return Saved(path, record)
    return None


def _unfinished(path: Path) -> Record | None:
    """The game of a file, unless it has ended, which its headers tell."""
    if path.stat().st_size > LARGEST:
        raise OSError(f"it has more than {LARGEST} bytes")
    text = path.read_text(encoding="utf-8")
    headers = next(visit(text, Headers), {})
    return None if "Result" in headers or "View" in headers else Record.from_text(text)


def _why(error: Exception) -> str:
    if isinstance(error, RecordError):
        return str(next((problem for problem in error.problems if problem.line), error.problems[0]))
    return "this is not UTF-8 text" if isinstance(error, UnicodeDecodeError) else str(error)


def table_of(record: Record) -> Table:
    """The table at which the record ends, with all its past. RecordError when it does not fit the rules.

    With the seed that was written down chance goes on as if nobody had left.
    """
    seed = next((int(value) for key, value in record.tags if key == "Seed" and _is_number(value)), None)
    if seed is not None:
        with contextlib.suppress(GouverneurError):
            table = (
                Table.from_text(record.start, seed=seed) if record.start else Table(record.ruleset, seed=seed)
            )
            for turn in record.turns:
                table.play(*turn.words)  # type: ignore[union-attr]  # else it is suppressed
            again = Record.of(table)
            if (again.dealt, again.checksum, len(again.turns)) == (
                record.dealt,
                record.checksum,
                len(record.turns),
            ):
                return table
    record.end()
    return record.table_at(len(record.turns), seed=secrets.randbits(63))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 20 and int(text) < 2**63


class Autosave:
    """Keeps the record of a table up to date on the disk; `failure` says why it cannot."""

    def __init__(self, path: Path, seats: list[Seat], date: str = "") -> None:
        self.path = path
        self.seats = seats
        self.date = date or dt.datetime.now().astimezone().date().isoformat()
        self.failure = ""
        for torso in path.parent.glob(f".{path.name}.*.tmp"):  # of a write that was interrupted
            with contextlib.suppress(OSError):
                torso.unlink()

    def save(self, table: Table) -> None:
        record = Record.of(table, seats=self.seats, date=self.date, tags=[("Seed", str(table.seed))])
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, record.to_text())
            self.failure = ""
        except OSError as error:
            self.failure = f"{self.path}: {error.strerror or error}"
