"""What is wrong with a record, and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gouverneur.kernel.errors import GouverneurError

MOST_PROBLEMS = 50  # of one record; whoever has more has enough to do

# Kinds of problem.
MALFORMED = "malformed"  # not of the form, or words that never mean an action
AMBIGUOUS = "ambiguous"  # shortened words that fit several options
ILLEGAL = "illegal"  # a real action that the rules do not allow there
SEAT = "seat"  # it is the turn of somebody else
CHANCE = "chance"  # an outcome too few, too many, or one that cannot be
ROUND = "round"  # a heading says another round or governor than the game has
HEADER = "header"  # a header is missing, is there twice, or says something impossible
RESULT = "result"  # the game ends otherwise than the record says
CHECKSUM = "checksum"  # the game ends in another position than the recorded one
LIMIT = "limit"  # too long or too deep
KINDS = (MALFORMED, AMBIGUOUS, ILLEGAL, SEAT, CHANCE, ROUND, HEADER, RESULT, CHECKSUM, LIMIT)


@dataclass(frozen=True)
class Problem:
    """What, and where: the line of the text (0: not from a text) and the number of the turn (-1: of none).

    `text` is one plain English line for programmers; `Language.problem` phrases the key with its arguments. The key of
    an error that came from elsewhere, such as that of a ruleset or a refusal, is kept.
    """

    kind: str
    text: str
    line: int = 0
    turn: int = -1
    rule: str = ""
    key: str = ""
    arguments: Mapping[str, object] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        places = [f"line {self.line}"] if self.line else []
        if self.turn >= 0:
            places.append(f"turn {self.turn}")
        return f"{', '.join(places)}: {self.text}" if places else self.text


class RecordError(GouverneurError, ValueError):
    """A record that cannot be read, or that does not fit the rules; `problems` lists everything wrong."""

    key = "record"

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = tuple(problems)


class RecordMisfit(RecordError):
    """A record that was read, but cannot be played again from some turn on; `problem` says where and why."""

    key = "record-misfit"

    def __init__(self, problem: Problem) -> None:
        super().__init__([problem])
        self.problem = problem


def flaw(kind: str, text: str, line: int = 0, *, key: str, **arguments: Any) -> Problem:
    return Problem(kind, text, line, key=key, arguments=arguments)


def flaw_of(kind: str, error: GouverneurError, line: int = 0) -> Problem:
    """What another part of the library found."""
    return Problem(kind, str(error), line, rule=error.rule, key=error.key, arguments=error.arguments)


def refuse(kind: str, text: str, *, key: str, **arguments: Any) -> RecordError:
    return RecordError([flaw(kind, text, key=key, **arguments)])
