"""Whole games written down, as text that people read and as JSON: what PGN is to chess.

`Record` is a game; `read` gives the games of a text or an open file one after the other, each with everything wrong
with it; `visit` leads a visitor past them instead. `docs/records.md` describes the format.
"""

from gouverneur.records.model import MOST_DEPTH, WATCHING, Result, Round, Seat, Seen, Turn
from gouverneur.records.problems import Problem, RecordError, RecordMisfit
from gouverneur.records.reader import read, visit
from gouverneur.records.record import Record
from gouverneur.records.rules_version import RULES_VERSION
from gouverneur.records.visitors import (
    SKIP,
    Builder,
    Counter,
    Headers,
    Numbers,
    Reading,
    Skipper,
    Visitor,
)
from gouverneur.records.writer import Writer

__all__ = [
    "MOST_DEPTH",
    "RULES_VERSION",
    "SKIP",
    "WATCHING",
    "Builder",
    "Counter",
    "Headers",
    "Numbers",
    "Problem",
    "Reading",
    "Record",
    "RecordError",
    "RecordMisfit",
    "Result",
    "Round",
    "Seat",
    "Seen",
    "Skipper",
    "Turn",
    "Visitor",
    "Writer",
    "read",
    "visit",
]
