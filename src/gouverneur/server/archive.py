"""Games written down: what may be taken from a table, and what somebody brings to look at again.

Whoever asks gets the whole record when nothing in it is a secret any more; before that, what his seat knew.
"""

from __future__ import annotations

import asyncio
import datetime as dt
import itertools
from collections.abc import Iterator
from dataclasses import replace

from gouverneur.records import Problem, Reading, Record, RecordError, Round, Seat, read, sight, taking
from gouverneur.server import protocol as say
from gouverneur.server.rooms import Room, bot_of, event_of, ruleset_info, seat_infos
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
        if record is not None and not problems:
            problems = record.check()
        games.append(
            say.RecordRead(
                None if record is None else record.to_data(),
                0 if record is None else len(record.turns),
                [say.RecordProblem(p.kind, p.text, p.line, p.turn, p.rule) for p in problems],
            )
        )
    return games


def _readings(text: str) -> Iterator[Reading]:
    if not text.lstrip("\ufeff \t\r\n").startswith("{"):
        yield from read(text)
        return
    try:
        yield Reading(Record.from_json(text), ())
    except RecordError as error:
        yield Reading(None, error.problems)


def _replay(place: say.RecordPlace) -> say.Replayed:
    reading = next(_readings(place.text), None)
    if reading is None:
        raise RecordError([Problem("malformed", "there is no game in this text")])
    record = reading.whole()
    table = record.table_at(place.turn)
    seat = place.seat
    view = table.view(seat)
    last = table.record[-1].events if table.record else ()
    seen = [event.seen_by(seat) for event in last]
    rows = [
        SeatRow("bot", one.name, bot=one.kind.partition(":")[2])
        if one.kind.startswith("bot")
        else SeatRow("person", one.name)
        for one in record.seats
    ]
    return say.Replayed(
        ruleset=ruleset_info(ruleset(record.ruleset)),
        seats=seat_infos(rows),
        sheet=table.sheet,
        turn=place.turn,
        turns=len(record.turns),
        decides=-1 if table.over else table.seat,
        events=[event for event in seen if event is not None],
        view=view,
        result=_result(table),
    )


def _result(table: Table) -> say.Result | None:
    if not table.over:
        return None
    return say.Result(table.winners, table.scores, table.game.ending(table.state))
