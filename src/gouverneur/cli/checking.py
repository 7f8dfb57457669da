"""Looking records over: everything that is wrong with them, each with its file and line."""

from __future__ import annotations

from typing import Any

import click

from gouverneur.cli.files import problem_line, read_games
from gouverneur.cli.output import Complaint, Progress, say_json
from gouverneur.records import Problem, Record, RecordError


def check(paths: list[str], as_json: bool) -> int:
    """0 when all is well, 1 when anything is not, 2 when a file could not be read; the others are looked at all the same."""
    report: list[dict[str, Any]] = []
    games = wrong = unread = 0
    with Progress(len(paths), "checking") as progress:
        for path in paths:
            try:
                found = read_games(path)
            except Complaint as complaint:
                complaint.show()
                unread += 1
                report.append({"file": path, "games": 0, "problems": [], "error": complaint.message})
                continue
            problems = [(number, problem, "") for number, problem in enumerate(found.problems)]
            for number, reading in enumerate(found.games, 1):
                games += 1
                problems += [(number, problem, "") for problem in reading.problems]
                if reading.record is not None and not reading.problems:
                    problems += [
                        (number, problem, _position(reading.record, problem))
                        for problem in reading.record.check()
                    ]
            progress.step()
            wrong += len(problems)
            report.append(
                {
                    "file": path,
                    "games": len(found.games),
                    "problems": [
                        {
                            "game": number,
                            "kind": problem.kind,
                            "text": problem.text,
                            "line": problem.line,
                            "turn": problem.turn,
                            "rule": problem.rule,
                            "position": position,
                        }
                        for number, problem, position in problems
                    ],
                }
            )
            if not as_json:
                for number, problem, position in problems:
                    click.echo(problem_line(path, problem))
                    if position:
                        click.echo(f"    the position before it: {position}")
    if as_json:
        say_json({"files": report, "games": games, "problems": wrong})
    else:
        said = f"{_counted(len(paths) - unread, 'file')}, {_counted(games, 'game')}: "
        click.echo(said + (_counted(wrong, "problem") if wrong else "no problems"), err=True)
    return 2 if unread else int(wrong > 0)


def _position(record: Record, problem: Problem) -> str:
    """Where the main line stopped."""
    try:
        return record.table_at(problem.turn).position().to_text() if problem.turn >= 0 else ""
    except RecordError:
        return ""


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
