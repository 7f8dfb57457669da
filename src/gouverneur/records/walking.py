"""Leading a visitor through a record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from gouverneur.records import syntax
from gouverneur.records.model import WATCHING, Seen, Turn
from gouverneur.records.visitors import SKIP, Visitor

if TYPE_CHECKING:
    from gouverneur.records.record import Record


def walk(record: Record, visitor: Visitor[Any]) -> None:
    visitor.begin_game()
    for key, value in headers(record):
        visitor.header(key, value, 0)
    if visitor.end_headers() is not SKIP:
        if record.comment:
            visitor.comment(record.comment, 0)
        if record.dealt:
            visitor.dealt(record.dealt, 0)
        _walk_turns(record.turns, visitor)
        if record.checksum:
            visitor.checksum(record.checksum, 0)
    visitor.end_game()


def headers(record: Record) -> Iterator[tuple[str, str]]:
    """In the order in which they are written."""
    yield "Ruleset", record.ruleset
    if record.rules:
        yield "Rules", str(record.rules)
    if record.view is not None:
        yield "View", "watching" if record.view == WATCHING else str(record.view)
    if record.date:
        yield "Date", record.date
    yield from record.tags
    for number, seat in enumerate(record.seats):
        yield f"Seat {number}", syntax.write_seat(seat)
    for key, value in record.options:
        yield f"Option {key}", value
    if record.result is not None:
        yield "Result", syntax.write_winners(record.result.winners, record.result.ending)
        for number, score in enumerate(record.result.scores):
            yield f"Score {number}", syntax.write_score(score)
    if record.start:
        yield "Position", record.start


def _walk_turns(turns: Sequence[Turn | Seen], visitor: Visitor[Any]) -> None:
    for turn in turns:
        if isinstance(turn, Seen):
            visitor.turn(turn)
            continue
        visitor.turn(replace(turn, comment="", variations=()))
        if turn.comment:
            visitor.comment(turn.comment, turn.line)
        for variation in turn.variations:
            if visitor.begin_variation(turn.line) is not SKIP:
                _walk_turns(variation, visitor)
                visitor.end_variation(turn.line)
