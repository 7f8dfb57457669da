"""Games written down: what may be taken from a table, and what somebody brings to look at again.

Whoever asks gets the whole record when nothing in it is a secret any more; before that, what his seat knew.
"""

from __future__ import annotations

import asyncio
import contextlib
import datetime as dt
import itertools
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from gouverneur.languages import arguments_of
from gouverneur.notation.positions import write_sheet
from gouverneur.records import (
    Reading,
    Record,
    RecordError,
    Round,
    Seat,
    Seen,
    read,
    sight,
    taking,
)
from gouverneur.records.problems import HEADER, MALFORMED, Problem, refuse
from gouverneur.server import protocol as say
from gouverneur.server.rooms import (
    WATCHING,
    Room,
    bot_of,
    event_of,
    points_known,
    result_of,
    role_played,
    ruleset_info,
    seat_infos,
)
from gouverneur.server.storage import SeatRow, SetUpRow, Storage, TurnRow
from gouverneur.table import Table, Turn, ruleset

MOST_GAMES = 20  # that are read at once
LARGEST_BODY = 1024 * 1024  # of a request with a record


async def record_of(room: Room, storage: Storage, seat: int) -> Record:
    """The game of a table so far, as far as a seat (-1: whoever watches) may know it."""
    rows, table, over = room.rows[:], room.table, room.over
    times = (await storage.times(room.id))[: len(rows)]
    set_up, *turns = rows
    assert isinstance(set_up, SetUpRow)
    played = [_played(row) for row in turns if isinstance(row, TurnRow)]
    first = Round(1, next(int(outcome) for stack, outcome in set_up.chance if stack == "start"))
    thought = [max(0, round(1000 * (later - earlier))) for earlier, later in itertools.pairwise(times)]
    record = taking.of_turns(table, played, first, dealt=tuple(set_up.chance), times=thought)
    record = replace(
        record,
        seats=tuple(_seat(row) for row in room.seats),
        date=dt.datetime.fromtimestamp(times[0], dt.UTC).date().isoformat(),
    )
    if over or sight.is_open(table.ruleset):
        return record
    return sight.view(record, table, played, first, seat)


def _seat(row: SeatRow) -> Seat:
    bot = bot_of(row)
    return Seat(row.name, f"bot:{bot}" if bot else "human")


def _played(row: TurnRow) -> Turn:
    return Turn(row.seat, tuple(row.words), tuple(row.chance), tuple(map(event_of, row.events)))


class Reader:
    """Reads records that somebody sends, one request after the other and beside the tables, not before them."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def read(self, text: str) -> list[say.RecordRead]:
        async with self._turn:
            return await asyncio.to_thread(_read, text)

    async def replay(self, place: say.RecordPlace) -> say.Replayed:
        async with self._turn:
            return await asyncio.to_thread(_replay, place)


def _read(text: str) -> list[say.RecordRead]:
    games = []
    for reading in itertools.islice(_readings(text), MOST_GAMES):
        record, problems = reading.record, list(reading.problems)
        readable = record is not None and not problems
        if record is not None and readable:
            problems = record.check()
        games.append(
            say.RecordRead(
                record=None if record is None else record.to_data(),
                turns=0 if record is None else _length(record),
                fits=_fits(record) if record is not None and readable else -1,
                problems=[_said(problem) for problem in problems],
            )
        )
    return games


def _said(problem: Problem) -> say.RecordProblem:
    place = (problem.line, problem.turn, problem.rule)
    return say.RecordProblem(problem.kind, problem.text, *place, problem.key, arguments_of(problem))


def _length(record: Record) -> int:
    return len(record.turns if record.view is None else record.events())


def _fits(record: Record) -> int:
    """How many turns can be played again; -1 when the table cannot even be set up."""
    if record.view is not None:
        return _length(record)
    turns = -1
    with contextlib.suppress(RecordError):
        for _ in record.replay():
            turns += 1
    return turns


def _readings(text: str) -> Iterator[Reading]:
    if not text.lstrip("\ufeff \t\r\n").startswith("{"):
        yield from read(text)
        return
    try:
        yield Reading(Record.from_json(text), ())
    except RecordError as error:
        yield Reading(None, error.problems)


def _replay(place: say.RecordPlace) -> say.Replayed:
    reading = next(itertools.islice(_readings(place.text), place.game, None), None)
    if reading is None:
        text = f"there is no game {place.game} in this text"
        raise refuse(MALFORMED, text, key="no-game-number", number=place.game)
    record = reading.whole()
    if record.view is not None:
        return _told(record, record.view, place)
    table = record.table_at(place.turn)
    last = record.turns[place.turn - 1] if place.turn else record
    return say.Replayed(
        table=_table_info(record, table.sheet, place.seat),
        turns=_length(record),
        seq=place.turn,
        entries=[_entry(table, seq, place.seat) for seq in range(place.since + 1, place.turn + 1)],
        comment=getattr(last, "comment", ""),
        view=table.view(place.seat),
        decision=_decision(table),
        scores=points_known(table, place.seat, table.over),
        result=result_of(table) if table.over else None,
    )


def _entry(table: Table, seq: int, seat: int) -> say.Entry:
    if seq == 0:
        return say.Entry(0, WATCHING, [])
    turn = table.record[seq - 1]
    seen = [event.seen_by(seat) for event in turn.events]
    return say.Entry(seq, turn.seat, [event for event in seen if event is not None])


def _decision(table: Table) -> say.Decision | None:
    """What is decided, without the options: nobody is to choose one."""
    if table.over:
        return None
    role = role_played(table, [turn.events for turn in table.record])
    return say.Decision(table.seat, table.decision.kind, role, table.game.wanted(table.state), None)


def _told(record: Record, seat: int, place: say.RecordPlace) -> say.Replayed:
    """What one seat saw, event by event."""
    turns = _length(record)
    if place.turn > turns:
        text = f"there is no event {place.turn}; the record has {turns}"
        raise refuse(HEADER, text, key="no-turn", number=place.turn, turns=turns)
    seen = [one for one in record.turns if isinstance(one, Seen)][: place.turn]
    result = record.result if place.turn == turns else None
    return say.Replayed(
        table=_table_info(record, write_sheet(ruleset(record.ruleset)), seat),
        turns=turns,
        seq=place.turn,
        entries=[
            say.Entry(seq, one.seat, [one.event()]) for seq, one in enumerate(seen, 1) if seq > place.since
        ],
        comment="",
        view=None,
        decision=None,
        scores=[] if result is None else [list(score) for score in result.scores],
        result=None if result is None else say.Result(list(result.winners), result.totals, result.ending),
    )


def _table_info(record: Record, sheet: dict[str, Any], seat: int) -> say.TableInfo:
    rows = [
        SeatRow("bot", one.name, bot=one.kind.partition(":")[2])
        if one.kind.startswith("bot")
        else SeatRow("person", one.name)
        for one in record.seats
    ]
    return say.TableInfo("", ruleset_info(ruleset(record.ruleset)), seat_infos(rows), seat, sheet)
