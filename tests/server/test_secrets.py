"""Nothing hidden is sent: a message is the same whatever the things are that its reader cannot know."""

from __future__ import annotations

import random

import msgspec
import pytest

from gouverneur import Table
from gouverneur.kernel.playout import random_choice
from gouverneur.server import views
from gouverneur.server.minds import Minds
from gouverneur.server.rooms import Room, turn_row
from gouverneur.server.storage import SeatRow, SetUpRow, Storage, TableRow
from properties.secrets_of import mixed
from rulesets import EVERY, game_of, thousands


def room_of(table: Table, rows: list[object]) -> Room:
    seats = [SeatRow("person", f"Seat {seat}", f"guest {seat}") for seat in range(table.ruleset.players)]
    row = TableRow("test", str(table.ruleset), seats, len(rows) - 1, table.over)
    return Room(row, table, rows, Storage("sqlite+aiosqlite://"), Minds())  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.parametrize("name", EVERY)
def test_updates_and_previews_tell_no_secret(name: str) -> None:
    """[SJ-INF-01 SJ-INF-02 SJ-INF-03 SJ-INF-04 SJ-INF-06 PR-GEN-06]"""
    (seed, *_) = thousands(name, 1, 20)
    chance = random.Random(seed)
    table = Table(name, seed=seed)
    rows: list[object] = [SetUpRow(list(table.dealt), table.dealer.saved())]
    shapes = views.SHAPES[game_of(name).grammar.name]
    msgspec.convert(table.sheet, shapes[0])
    for number in range(400):
        room = room_of(table, rows)
        for seat in [number % (table.ruleset.players + 1) - 1]:
            update = room.update(seat, room.seq - 1)
            msgspec.convert(update.view, shapes[1])
            other = table.copy()
            other.state = mixed(table.state, seat, chance)
            other_room = room_of(other, rows)
            assert msgspec.json.encode(other_room.update(seat, room.seq - 1)) == msgspec.json.encode(update)
        if table.over:
            return
        _compare_drafts(table, room, chance)
        choice = random_choice(table.state.options, table.dealer)
        table.play(table.game.actions.action(table.state.kind(), choice))
        rows.append(turn_row(table.record[-1], table.dealer.saved()))
        table.forget_past()


def _compare_drafts(table: Table, room: Room, chance: random.Random) -> None:
    """What a seat drafts, and what it asks about, at two tables that it cannot tell apart."""
    seat = table.seat
    other = table.copy()
    other.state = mixed(table.state, seat, chance)
    rooms = (room, room_of(other, room.rows))
    draft = table.draft()
    while not draft.complete:
        draft.choose(chance.choice(draft.options))
        chosen = [action.words for action in draft.chosen]
        one, two = (msgspec.json.encode(each.draft(seat, room.seq, chosen)) for each in rooms)
        assert one == two
    kind = table.game.actions.by_step[table.state.kind()]
    words = chance.choice([words for words in kind.choices if words])
    assert rooms[0].why(seat, room.seq, [], words) == rooms[1].why(seat, room.seq, [], words)


def test_what_others_are_asked_is_told_without_options() -> None:
    table = Table("san-juan:first/3", seed=1)
    room = room_of(table, [SetUpRow([], [])])
    decides = table.seat
    for seat in range(-1, 3):
        update = room.update(seat, -1)
        assert update.decision is not None
        assert (update.decision.options is not None) == (seat == decides)
        assert [scores is not None for scores in update.scores] == [other == seat for other in range(3)]
