"""Looking records over: everything that is wrong with them, each with its file and line."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import click

from gouverneur.cli.files import problem_line, read_games
from gouverneur.cli.output import Complaint, Progress, say_json
from gouverneur.languages import Language, arguments_of
from gouverneur.records import Problem, Record, RecordError

PARTS = 10_000  # of a file, for the bar


def check(paths: list[str], language: str, as_json: bool) -> int:
    """0 when all is well, 1 when anything is not, 2 when a file could not be read; the others are looked at all the same."""
    with Progress(len(paths) * PARTS, "checking") as progress:
        looked = []
        for number, path in enumerate(paths, 1):
            looked.append(_look_over(path, progress))
            progress.reach(number * PARTS)
    games, wrong = (
        sum(number) for number in zip(*[(one.games, len(one.problems)) for one in looked], strict=True)
    )
    if as_json:
        say_json({"files": [_data(one) for one in looked], "games": games, "problems": wrong})
    else:
        for one in looked:
            _say(one, language)
        read = sum(not one.error for one in looked)
        phrase = Language(language).phrase
        click.echo(phrase("check-found", files=read, games=games, problems=wrong), err=True)
    return 2 if any(one.error for one in looked) else int(wrong > 0)


@dataclass
class _Looked:
    """What was found in a file: for each problem the number of its game, and the position in which it stopped."""

    path: str
    games: int = 0
    problems: list[tuple[int, Problem, str]] = field(default_factory=list)
    rules: dict[int, str] = field(default_factory=dict)  # of its games, as far as they could be read
    error: str = ""


def _look_over(path: str, progress: Progress) -> _Looked:
    looked = _Looked(path)
    try:
        found = read_games(path)
    except Complaint as complaint:
        complaint.show()
        looked.error = complaint.message
        return looked
    looked.problems += [(0, problem, "") for problem in found.problems]
    for number, reading in enumerate(found.games, 1):
        looked.games = number
        looked.problems += [(number, problem, "") for problem in reading.problems]
        if reading.record is not None and not reading.problems:
            record = reading.record
            looked.rules[number] = record.ruleset
            looked.problems += [(number, problem, _position(record, problem)) for problem in record.check()]
        progress.step(PARTS // max(found.number, 1))
    return looked


def _say(looked: _Looked, code: str) -> None:
    for number, problem, position in looked.problems:
        language = Language(code, looked.rules.get(number))
        click.echo(problem_line(looked.path, problem, language))
        if position:
            click.echo(f"    {language.phrase('check-position', position=position)}")


def _data(looked: _Looked) -> dict[str, Any]:
    problems = [
        {
            "game": number,
            "kind": problem.kind,
            "text": problem.text,
            "line": problem.line,
            "turn": problem.turn,
            "rule": problem.rule,
            "key": problem.key,
            "arguments": arguments_of(problem),
            "position": position,
        }
        for number, problem, position in looked.problems
    ]
    told = {"file": looked.path, "games": looked.games, "problems": problems}
    return told | {"error": looked.error} if looked.error else told


def _position(record: Record, problem: Problem) -> str:
    """Where the main line stopped."""
    try:
        return record.table_at(problem.turn).position().to_text() if problem.turn >= 0 else ""
    except RecordError:
        return ""
