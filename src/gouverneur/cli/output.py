"""What all commands share in speaking: complaints, JSON, progress, and how wide the terminal is."""

from __future__ import annotations

import json
import os
import shutil
import sys
import time
from types import TracebackType
from typing import Any, Self

import click

from gouverneur.table import Table

WIDEST = 100  # columns; lines get no longer than that, however wide the window
NARROWEST = 38
PATIENCE = 1.0  # seconds without a word


class Complaint(click.ClickException):
    """What is wrong, on stderr; with a table, also the line from which anybody can look at it."""

    exit_code = 2

    def __init__(self, message: str, table: Table | None = None) -> None:
        super().__init__(message)
        self.table = table

    def show(self, file: Any = None) -> None:
        super().show(file)
        if self.table is not None:
            click.echo(f"The position: {self.table.position().to_text()}", err=True)
            click.echo("It can be given to `gouverneur play --from` and to `Table.from_text`.", err=True)


def say_json(data: object) -> None:
    """One JSON value on one line."""
    click.echo(json.dumps(data, ensure_ascii=not _speaks_utf8()))


def _speaks_utf8() -> bool:
    return (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"


def columns() -> int:
    """How many columns a line may have."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns))


def has_colour() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def styled(text: str, **style: Any) -> str:
    return click.style(text, **style) if has_colour() else text


def is_conversation() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


class Progress:
    """A bar on stderr, for whoever waits longer than a second at a terminal; nobody else sees it."""

    def __init__(self, length: int, label: str) -> None:
        self._length, self._label = length, label
        self._done = 0
        self._bar: Any = None
        self._shows_from = time.monotonic() + PATIENCE if sys.stderr.isatty() else float("inf")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.__exit__(kind, error, trace)

    def reach(self, done: int) -> None:
        self.step(max(0, done - self._done))

    def step(self, number: int = 1, note: str | None = None) -> None:
        """So many more are done; a note stands behind the bar."""
        self._done += number
        if self._bar is not None:
            self._bar.update(number, note)
        elif time.monotonic() >= self._shows_from:
            self._bar = click.progressbar(
                length=self._length, label=self._label, file=sys.stderr, item_show_func=lambda item: item
            )
            self._bar.__enter__()
            self._bar.update(self._done, note)
