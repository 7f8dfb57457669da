"""Records at the doors: what may be taken from a table, and what is said about records that somebody brings."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from gouverneur import Record
from gouverneur.records import Seat, Turn
from gouverneur.server import protocol
from records_format.games import random_record
from server.guests_of import Somebody, serving


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with serving(tmp_path) as client:
        yield client


def taken(client: TestClient[Litestar], table: str, form: str = "text") -> str:
    answer = client.get(f"/api/tables/{table}/record?form={form}")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"].startswith(f'attachment; filename="{table}.')
    return answer.text


@pytest.mark.parametrize(
    "name", ["san-juan:second+new-buildings/2", "puerto-rico:2020+new-buildings/3?draft=new"]
)
def test_while_secrets_are_left_each_seat_gets_its_own_view(client: TestClient[Litestar], name: str) -> None:
    ann = Somebody(client)
    table = ann.sit_down(name, seat=1)
    update = ann.play_on(table, random.Random(1), turns=4)
    assert update.result is None
    record = Record.from_text(taken(client, table))
    assert record.view == 1
    assert record.seats[:2] == (Seat("Bot 1", "bot:random"), Seat("Ann", "human"))
    told = [event for entry in update.entries for event in entry.events]
    assert [event["event"] for event in record.events()] == [event["event"] for event in told]
    assert Record.from_json(taken(client, table, "json")) == record
    client.cookies.clear()
    assert Record.from_text(taken(client, table)).view == -1


def test_open_information_is_open_at_any_time(client: TestClient[Litestar]) -> None:
    ann = Somebody(client)
    table = ann.sit_down("puerto-rico:2020/3")
    ann.play_on(table, random.Random(1), turns=4)
    record = Record.from_text(taken(client, table))
    assert record.view is None
    assert record.check() == []
    assert len(record.turns) == ann.update(table).seq


def test_a_game_that_is_over_is_told_whole_and_can_be_replayed(client: TestClient[Litestar]) -> None:
    ann = Somebody(client)
    table = ann.sit_down("san-juan:first/2", seed=3)
    update = ann.play_on(table, random.Random(3))
    text = taken(client, table)
    record = Record.from_text(text)
    assert record.view is None
    assert record.date
    assert record.result is not None
    assert update.result is not None
    assert record.result.totals == update.result.totals
    assert list(record.result.winners) == update.result.winners
    assert all(isinstance(turn, Turn) and turn.milliseconds is not None for turn in record.turns)
    (game,) = msgspec.convert(ann.post("/api/records/read", 200, text=text), list[protocol.RecordRead])
    assert game.problems == []
    assert game.turns == len(record.turns)
    assert game.record == record.to_data()
    for seat in (-1, 0, 1):
        shown = msgspec.convert(
            ann.post("/api/records/replay", 200, text=text, turn=game.turns, seat=seat), protocol.Replayed
        )
        assert shown.result == update.result
        assert shown.decision is None
        assert shown.view is not None
        assert shown.view["seat"] == seat
        assert shown.table.you == seat
    middle = msgspec.convert(ann.post("/api/records/replay", 200, text=text, turn=5), protocol.Replayed)
    assert (middle.seq, middle.turns) == (5, game.turns)
    assert middle.view == record.table_at(5).view(-1)
    assert middle.result is None


@pytest.mark.parametrize("name", ["san-juan:second+new-buildings/2", "puerto-rico:2020+buccaneer/3"])
def test_a_replay_tells_what_the_player_was_told(client: TestClient[Litestar], name: str) -> None:
    """At each turn the same view, question, points and events as at the table, whatever was looked at before."""
    ann = Somebody(client)
    table = ann.sit_down(name, seed=4)
    seen = {0: ann.update(table)}
    chance = random.Random(4)
    while (update := ann.play_on(table, chance, turns=1)).result is None:
        seen[update.seq] = update
    seen[update.seq] = update
    text = taken(client, table)
    for turn in [*chance.sample(sorted(seen), 5), update.seq]:
        live, since = seen[turn], chance.randrange(-1, turn + 1)
        shown = msgspec.convert(
            ann.post("/api/records/replay", 200, text=text, turn=turn, seat=0, since=since), protocol.Replayed
        )
        assert shown.view == live.view
        assert shown.entries == update.entries[since + 1 : turn + 1]
        assert shown.scores == live.scores
        assert shown.result == live.result
        if live.decision is not None:
            asked = shown.decision
            assert asked == msgspec.structs.replace(live.decision, options=None)


def test_of_several_games_each_can_be_looked_at(client: TestClient[Litestar]) -> None:
    records = [random_record(name, 3, 20) for name in ("san-juan:first/2", "puerto-rico:2020/3")]
    text = "\n".join(record.with_comment(2, "Why?").to_text() for record in records)
    nobody = Somebody(client, None)
    games = nobody.post("/api/records/read", 200, text=text)
    assert [(game["turns"], game["fits"]) for game in games] == [(20, 20), (20, 20)]
    for number, record in enumerate(records):
        shown = nobody.post("/api/records/replay", 200, text=text, turn=3, game=number)
        assert shown["table"]["ruleset"]["text"] == record.ruleset
        assert shown["comment"] == "Why?"
    assert client.post("/api/records/replay", json={"text": text, "turn": 0, "game": 2}).status_code == 400


def test_a_record_is_shown_as_far_as_it_fits(client: TestClient[Litestar]) -> None:
    record = random_record("san-juan:first/2", 3, 20)
    lines = record.to_text().splitlines()
    turn = 7
    line = Record.from_text(record.to_text()).turns[turn].line
    lines[line - 1] = f"{record.turns[turn].seat}: tower"
    nobody = Somebody(client, None)
    text = "\n".join(lines)
    (game,) = nobody.post("/api/records/read", 200, text=text)
    assert [(p["line"], p["turn"]) for p in game["problems"]] == [(line, turn)]
    assert (game["turns"], game["fits"]) == (20, turn)
    assert nobody.post("/api/records/replay", 200, text=text, turn=turn)["seq"] == turn
    answer = client.post("/api/records/replay", json={"text": text, "turn": turn + 1})
    assert answer.status_code == 400
    assert f"line {line}" in answer.json()["text"]
    unset = record.to_text().replace("Dealt > ", "Dealt > deck tower, ")
    (game,) = nobody.post("/api/records/read", 200, text=unset)
    assert game["fits"] == -1


def test_problems_come_back_with_their_lines(client: TestClient[Litestar]) -> None:
    nobody = Somebody(client, None)
    text = "Gouverneur record 1\nRuleset: san-juan:first/2\n0: builder\nnonsense\n(\n0: trader\n"
    (game,) = nobody.post("/api/records/read", 200, text=text)
    assert [(problem["line"], problem["kind"]) for problem in game["problems"]] == [
        (4, "malformed"),
        (7, "malformed"),
    ]
    record = random_record("san-juan:first/2", 3, 20)
    assert nobody.post("/api/records/read", 200, text=record.to_text())[0]["problems"] == []
    broken = record.to_text().replace(f"End: {record.checksum}", "End: " + "0" * 16)
    (game,) = nobody.post("/api/records/read", 200, text=broken)
    assert [problem["kind"] for problem in game["problems"]] == ["checksum"]
    assert nobody.post("/api/records/read", 200, text="") == []
    (game,) = nobody.post("/api/records/read", 200, text="{}")
    assert game["record"] is None
    assert game["problems"]
    (game,) = nobody.post("/api/records/read", 200, text=record.to_json())
    assert game["problems"] == []


@pytest.mark.parametrize("turn", [-1, 10_000, "x"])
def test_places_that_are_not_there(client: TestClient[Litestar], turn: object) -> None:
    text = random_record("san-juan:first/2", 3, 20).to_text()
    answer = client.post("/api/records/replay", json={"text": text, "turn": turn})
    assert answer.status_code == 400
    assert answer.json()["text"]


@pytest.mark.parametrize(
    "text", ["", "nonsense", "Gouverneur record 1\n", "{", "\ufeff{}", "\u0000", "(" * 1000]
)
def test_what_is_no_record_cannot_be_replayed(client: TestClient[Litestar], text: str) -> None:
    answer = client.post("/api/records/replay", json={"text": text, "turn": 0})
    assert answer.status_code == 400
    assert answer.json()["key"] in ("record", "malformed")


@pytest.mark.parametrize("seat", [-1, 0])
def test_a_view_is_told_but_not_played_again(client: TestClient[Litestar], seat: int) -> None:
    view = random_record("san-juan:first/2", 3, 400).seen_by(seat)
    text, told = view.to_text(), view.events()
    nobody = Somebody(client, None)
    (game,) = nobody.post("/api/records/read", 200, text=text)
    assert game["record"]["view"] == seat
    assert (game["turns"], game["fits"], game["problems"]) == (len(told), len(told), [])
    some = nobody.post("/api/records/replay", 200, text=text, turn=9, since=4, seat=1 - abs(seat))
    assert [event for entry in some["entries"] for event in entry["events"]] == told[4:9]
    assert (some["view"], some["decision"], some["result"]) == (None, None, None)
    assert some["table"]["you"] == seat
    assert some["table"]["sheet"]["tiles"]
    end = nobody.post("/api/records/replay", 200, text=text, turn=len(told))
    assert view.result is not None
    assert end["result"]["totals"] == view.result.totals
    answer = client.post("/api/records/replay", json={"text": text, "turn": len(told) + 1})
    assert answer.status_code == 400


def test_a_record_that_is_too_large_is_refused(client: TestClient[Litestar]) -> None:
    for size, status in ((300_000, 400), (2_000_000, 413)):
        answer = client.post("/api/records/read", json={"text": "x" * size})
        assert answer.status_code == status


def test_there_is_no_record_of_no_table(client: TestClient[Litestar]) -> None:
    assert client.get("/api/tables/nothere1/record").status_code == 404
    ann = Somebody(client)
    table = ann.sit_down("san-juan:first/2")
    assert client.get(f"/api/tables/{table}/record?form=pdf").status_code == 400
