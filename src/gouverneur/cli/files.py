"""Reading what a person names on the command line: records, positions, or a table that either makes."""

from __future__ import annotations

import itertools
import re
import secrets
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from gouverneur.cli.output import Complaint
from gouverneur.kernel.errors import PositionError
from gouverneur.languages import Language
from gouverneur.notation.positions import Position
from gouverneur.records import Problem, Reading, Record, RecordError, read
from gouverneur.records.problems import flaw
from gouverneur.table import Table

LARGEST = 50_000_000  # bytes
OPENINGS = re.compile(r"^\s*gouverneur record\b", re.IGNORECASE | re.MULTILINE)
PASTED = re.compile(r"""\s*(?:Table\.from_text\()?['"]?(g1\.[A-Za-z0-9_-]+)['"]?\)?\s*""", re.ASCII)


def text_of(path: str) -> str:
    """The text of a file; - is what is piped in. UnicodeDecodeError where it is none."""
    try:
        if path == "-":
            return sys.stdin.buffer.read(LARGEST).decode("utf-8-sig")
        if Path(path).stat().st_size > LARGEST:
            raise Complaint(f"{path}: a file of records has at most {LARGEST} bytes")
        return Path(path).read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise Complaint(f"{path}: {error.strerror or error}") from error


@dataclass(frozen=True)
class Read:
    """The games of a file as they are read, about how many, and what keeps it from having any."""

    games: Iterator[Reading]
    number: int = 0
    problems: tuple[Problem, ...] = ()


def read_games(path: str) -> Read:
    try:
        text = text_of(path)
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        return Read(iter(()), problems=(flaw("malformed", "this is not UTF-8 text", line, key="not-text"),))
    if not text.strip():
        return Read(
            iter(()), problems=(flaw("malformed", "there is no game in this file", 1, key="no-game"),)
        )
    if text.lstrip().startswith("{"):
        try:
            return Read(iter([Reading(Record.from_json(text), ())]), 1)
        except RecordError as error:
            return Read(iter(()), problems=error.problems)
    return Read(read(text), max(1, len(OPENINGS.findall(text))))


def one_record(path: str, number: int = 1, language: str = "en") -> Record:
    """A game of a file; a Complaint with everything that is wrong with it."""
    found = read_games(path)
    games = list(itertools.islice(found.games, number))
    problems = found.problems or (games[number - 1].problems if number <= len(games) else ())
    if problems:
        words = Language(language)
        raise Complaint("\n".join(problem_line(path, problem, words) for problem in problems))
    if number > len(games):
        raise Complaint(f"{path}: there is no game {number}; there are {len(games)}")
    return games[number - 1].whole()


def problem_line(path: str, problem: Problem, language: Language) -> str:
    """`file:line: what is wrong`, as compilers say it."""
    place = f"{path}:{problem.line}" if problem.line else path
    said = language.problem(replace(problem, line=0))
    return f"{place}: {said} [{problem.rule}]" if problem.rule else f"{place}: {said}"


def table_from(source: str, seed: int | None) -> Table:
    """A table from a position in one line, or from a file with a position or a record."""
    pasted = PASTED.fullmatch(source)
    try:
        if pasted:
            return Table.from_text(pasted[1], seed=seed)
        if source.startswith("g1."):
            return Table.from_text(source, seed=seed)  # which says what is wrong with it
        text = text_of(source) if source != "-" else ""
        pasted = PASTED.fullmatch(text)
        if pasted:
            return Table.from_text(pasted[1], seed=seed)
        if text.lstrip().startswith("{") and '"gouverneur"' not in text:  # with which a record begins
            return Table.from_position(Position.from_json(text), seed=seed)
    except PositionError as error:
        problems = "\n".join(f"  {problem}" for problem in error.problems)
        raise Complaint(f"this position cannot be played:\n{problems}") from error
    except UnicodeDecodeError as error:
        raise Complaint(f"{source}: this is not UTF-8 text") from error
    record = one_record(source)
    record.end()
    return record.table_at(len(record.turns), seed=secrets.randbits(63) if seed is None else seed)
