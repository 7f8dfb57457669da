"""The doors, as a program finds them: what they give, and what they refuse."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from gouverneur.languages import LANGUAGES
from gouverneur.languages.catalogue import catalogue
from gouverneur.server import protocol, views
from gouverneur.table import GAMES
from server.guests_of import Somebody, serving

SEAT_0_BEGINS = 3  # a seed


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with serving(tmp_path) as client:
        yield client


def test_the_games_are_those_of_the_library(client: TestClient[Litestar]) -> None:
    games = msgspec.convert(Somebody(client, None).get("/api/games"), list[protocol.GameInfo])
    assert [game.name for game in games] == list(GAMES)
    (san_juan,) = (game for game in games if game.name == "san-juan")
    assert [(edition.name, edition.modules) for edition in san_juan.editions] == [
        ("first", []),
        ("second", ["new-buildings"]),
    ]
    assert {option.key: option.free for option in san_juan.options}["card_overrides"]


def test_a_guest_is_known_by_his_cookie(client: TestClient[Litestar]) -> None:
    nobody = Somebody(client, None)
    assert nobody.get("/api/me") is None
    assert nobody.get("/api/tables", 401)["key"] == "no-guest"
    answer = client.post("/api/guests", json={"name": "  Ann   Lee "})
    assert answer.json() == {"name": "Ann Lee"}
    assert "httponly" in answer.headers["set-cookie"].lower()
    assert "samesite=lax" in answer.headers["set-cookie"].lower()
    assert nobody.get("/api/me") == {"name": "Ann Lee"}
    client.cookies.clear()
    client.cookies.set("gouverneur", "made-up")
    assert nobody.get("/api/me") is None


@pytest.mark.parametrize("name", ["", " ", "\u202eevil", "a\u0000b", "x" * 41, 7, None])
def test_names_are_visible_and_short(client: TestClient[Litestar], name: object) -> None:
    answer = client.post("/api/guests", json={"name": name})
    if name is None:
        assert answer.json()["name"].startswith("Guest ")
    else:
        assert answer.status_code == 400
        assert answer.json()["key"] in ("bad-name", "malformed")


def test_a_table_has_a_sheet_and_seats(client: TestClient[Litestar]) -> None:
    ann = Somebody(client)
    table = ann.sit_down("san-juan:second+new-buildings/3", seat=1)
    info = msgspec.convert(ann.get(f"/api/tables/{table}"), protocol.TableInfo)
    assert info.you == 1
    assert [(seat.kind, seat.name) for seat in info.seats] == [
        ("bot", "Bot 1"),
        ("person", "Ann"),
        ("bot", "Bot 3"),
    ]
    sheet = msgspec.convert(info.sheet, views.SanJuanSheet)
    assert len(sheet.cards) == 40  # 39 kinds and the cathedral
    lines = msgspec.convert(ann.get("/api/tables"), list[protocol.TableLine])
    assert [(line.id, line.you, line.over) for line in lines] == [(table, 1, False)]


def test_without_a_seed_the_deal_is_a_random_one(client: TestClient[Litestar]) -> None:
    ann = Somebody(client)
    hands = [
        str(ann.update(ann.sit_down("san-juan:first/2", seed=None)).view["players"][0]["hand"])
        for _ in range(8)
    ]
    assert len(set(hands)) > 1


@pytest.mark.parametrize(
    ("name", "ending"),
    [
        ("san-juan:first/2", "twelve_buildings"),
        ("san-juan:second/3", "twelve_buildings"),
        ("san-juan:second+new-buildings/4", "twelve_buildings"),
        ("puerto-rico:2020/2?points=hidden", "workers"),
        ("puerto-rico:2002/3?ask_passive_bonuses=true", "workers"),
    ],
)
def test_a_whole_game(client: TestClient[Litestar], name: str, ending: str) -> None:
    ann = Somebody(client)
    table = ann.sit_down(name)
    update = ann.play_on(table, random.Random(name))
    result = update.result
    assert result is not None
    assert update.decision is None
    totals = [sum(amount for _, amount in sources or []) for sources in update.scores]
    assert totals == result.totals
    assert all(result.totals[seat] == max(totals) for seat in result.winners)
    assert result.ending.startswith(ending)
    assert [entry.seq for entry in ann.update(table).entries] == list(range(update.seq + 1))
    answer = ann.post(f"/api/tables/{table}/turns", 400, seq=update.seq, actions=["pass"])
    assert answer["key"] == "game-over"
    assert ann.get("/api/tables")[0]["over"]


def test_whoever_comes_too_late_is_told_where_the_table_is(client: TestClient[Litestar]) -> None:
    ann = Somebody(client)
    table = ann.sit_down("san-juan:first/2")
    update = ann.my_turn(table)
    turn = ann.whole_turn(table, update, random.Random(1))
    newest = ann.play(table, update.seq, turn)
    for path in ("turns", "draft"):
        problem = ann.post(f"/api/tables/{table}/{path}", 409, seq=update.seq, actions=turn)
        assert problem["key"] == "too-late"
        assert problem["seq"] >= newest


def test_a_refused_turn_changes_nothing(client: TestClient[Litestar]) -> None:
    ann = Somebody(client)
    table = ann.sit_down("san-juan:first/2", seed=SEAT_0_BEGINS)
    update = ann.my_turn(table)
    assert update.decision is not None
    assert update.decision.kind == "role"
    before = ann.get(f"/api/tables/{table}/updates")
    turns = f"/api/tables/{table}/turns"
    problem = ann.post(turns, 422, seq=update.seq, actions=["pass"])
    assert problem["rule"].startswith("SJ-")
    assert problem["arguments"] == {"words": "pass"}
    assert ann.post(turns, 400, seq=update.seq, actions=["dance"])["key"] == "malformed-action"
    assert ann.post(turns, 400, seq=update.seq, actions=[99_999])["key"] == "malformed-action"
    assert ann.post(turns, 400, seq=update.seq, actions=["builder", "producer"])["key"] == "turn-complete"
    assert ann.post(turns, 400, seq=update.seq, actions=[])["key"] == "malformed"
    assert ann.get(f"/api/tables/{table}/updates") == before


def at_a_build(ann: Somebody, table: str) -> protocol.Update:
    """Play on until something can be built that has to be paid for with a choice of cards."""
    chance = random.Random(5)
    update = ann.my_turn(table)
    while True:
        assert update.decision is not None
        assert update.decision.options
        drafts = [option for option in update.decision.options if not option.ends]
        if update.decision.kind == "build" and drafts:
            return update
        wanted = [option.action for option in update.decision.options if option.words == "builder"]
        ann.play(table, update.seq, wanted or ann.whole_turn(table, update, chance))
        update = ann.my_turn(table)


def test_a_payment_is_drafted_with_a_preview(client: TestClient[Litestar]) -> None:
    ann = Somebody(client)
    table = ann.sit_down("san-juan:first/2", seed=3)
    update = at_a_build(ann, table)
    assert update.decision is not None
    build = next(
        option
        for option in update.decision.options or []
        if option.words.startswith("build") and not option.ends
    )
    preview = ann.draft(table, update.seq, [build.words])
    assert preview.chosen == [build]
    assert preview.done[0] == build.words
    assert preview.decision is not None
    assert preview.decision.kind == "pay"
    mine = msgspec.convert(preview.view, views.SanJuanView)
    assert mine.steps[-1].left > 0
    pays = [option.words for option in preview.decision.options or []]
    assert len(pays) > 1
    question = {"seq": update.seq, "actions": [build.words]}
    why = ann.post(f"/api/tables/{table}/why", 200, action="pay " + build.words.split()[1], **question)
    assert not why["possible"] or why["rule"] == ""
    assert ann.post(f"/api/tables/{table}/why", 200, action=pays[0], **question)["possible"]
    assert ann.update(table).seq == update.seq
    half = ann.post(f"/api/tables/{table}/turns", 400, seq=update.seq, actions=[build.words])
    assert half["key"] == "turn-incomplete"


def test_costs_come_with_their_sources(client: TestClient[Litestar]) -> None:
    ann = Somebody(client)
    table = ann.sit_down("san-juan:first/2", seed=3)
    update = at_a_build(ann, table)
    sheet = msgspec.convert(ann.get(f"/api/tables/{table}")["sheet"], views.SanJuanSheet)
    cost = {card.card: card.cost for card in sheet.cards}
    assert update.decision is not None
    for option in update.decision.options or []:
        if option.words.startswith("build "):
            assert dict(option.sources)["printed"] == cost[option.words.split()[1]]
    scores = update.scores
    assert scores[0] is not None
    assert scores[1] is None


def test_whole_placements_are_proposed_to_whoever_places(client: TestClient[Litestar]) -> None:
    ann = Somebody(client)
    table = ann.sit_down("puerto-rico:2020/3", seed=2)
    chance = random.Random(2)
    update = ann.my_turn(table)
    while update.decision is not None and update.decision.kind != "place":
        proposed = ann.get(f"/api/tables/{table}/proposals")
        assert (proposed["turns"] != []) == (update.decision.kind == "store")
        ann.play(table, update.seq, ann.whole_turn(table, update, chance))
        update = ann.my_turn(table)
    assert update.decision is not None
    placements = msgspec.convert(ann.get(f"/api/tables/{table}/proposals"), protocol.Proposals)
    assert placements.seq == update.seq
    for turn in placements.turns:
        assert ann.draft(table, update.seq, turn).complete
    ann.play(table, update.seq, placements.turns[0])
    client.cookies.clear()
    assert Somebody(client, None).get(f"/api/tables/{table}/proposals")["turns"] == []


def test_why_names_the_rule(client: TestClient[Litestar]) -> None:
    ann = Somebody(client)
    table = ann.sit_down("san-juan:first/2", seed=SEAT_0_BEGINS)
    update = ann.my_turn(table)
    path = f"/api/tables/{table}/why"
    why = ann.post(path, 200, seq=update.seq, actions=[], action="pass")
    assert (why["possible"], why["rule"][:3]) == (False, "SJ-")
    assert ann.post(path, 200, seq=update.seq, actions=[], action="builder")["possible"]
    assert ann.post(path, 400, seq=update.seq, actions=[], action="dance")["key"] == "malformed-action"
    assert ann.post(path, 409, seq=update.seq + 1, actions=[], action="pass")["key"] == "too-late"


def test_others_watch_and_cannot_act(client: TestClient[Litestar]) -> None:
    ann = Somebody(client)
    table = ann.sit_down("san-juan:first/2")
    update = ann.my_turn(table)
    client.cookies.clear()
    for name in (None, "Bob"):
        other = Somebody(client, name)
        assert other.get(f"/api/tables/{table}")["you"] == -1
        seen = other.update(table)
        assert seen.decision is not None
        assert seen.decision.options is None
        assert seen.scores == [None, None]
        assert (
            other.post(f"/api/tables/{table}/turns", 403, seq=update.seq, actions=[0])["key"] == "you-watch"
        )
        assert (
            other.post(f"/api/tables/{table}/draft", 403, seq=update.seq, actions=[0])["key"] == "you-watch"
        )
        why = other.post(f"/api/tables/{table}/why", 200, seq=update.seq, actions=[], action="pass")
        assert why["key"] == "you-watch"
    assert ann.get("/api/tables") == []


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"ruleset": "san-juan:first/2", "seats": ["you", "bot", "bot"]}, "seats"),
        ({"ruleset": "san-juan:first/2", "seats": ["bot", "bot"]}, "seats"),
        ({"ruleset": "san-juan:first/2", "seats": ["you", "you"]}, "seats"),
        ({"ruleset": "san-juan:first/9", "seats": ["you", "bot"]}, "ruleset-players"),
        ({"ruleset": "san-juan:third/2", "seats": ["you", "bot"]}, "ruleset-unknown-edition"),
        ({"ruleset": "go", "seats": ["you", "bot"]}, "ruleset-form"),
        ({"ruleset": "x" * 3000, "seats": ["you", "bot"]}, "malformed"),
        ({"ruleset": "san-juan:first/2", "seats": ["you", "cat"]}, "malformed"),
        ({"ruleset": "san-juan:first/2", "seats": ["you", "bot"], "seed": -1}, "malformed"),
        ({"ruleset": "san-juan:first/2", "seats": ["you", "bot"], "more": 1}, "malformed"),
        (
            {"ruleset": "san-juan:first/2?card_overrides=hut.cost:77", "seats": ["you", "bot"]},
            "ruleset-override-range",
        ),
        ({"ruleset": "puerto-rico:2020/2?handicap=0,0,1", "seats": ["you", "bot"]}, "ruleset-seats"),
        ({"ruleset": "puerto-rico:2020/2?handicap=many", "seats": ["you", "bot"]}, "ruleset-by-seat"),
        (
            {"ruleset": "puerto-rico:2020/2?captive_role_mode=full", "seats": ["you", "bot"]},
            "ruleset-needs-module",
        ),
        (
            {"ruleset": "puerto-rico:2020+new-buildings/2?draft=office", "seats": ["you", "bot"]},
            "ruleset-draft-slots",
        ),
        (
            {"ruleset": "puerto-rico:2020+new-buildings/2?draft=\u202epub", "seats": ["you", "bot"]},
            "ruleset-draft-name",
        ),
        ([], "malformed"),
    ],
)
def test_what_cannot_be_a_table_is_refused(client: TestClient[Litestar], body: Any, key: str) -> None:
    ann = Somebody(client)
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 400
    problem = msgspec.json.decode(answer.content, type=protocol.Problem)
    assert problem.key == key
    for code in LANGUAGES:  # key and arguments are all that it takes
        said = catalogue(code, "", "").phrase(f"error-{key}", {**problem.arguments, "text": problem.text})
        assert said
        assert "\u202e" not in said.replace(problem.text, "")
    assert ann.get("/api/tables") == []


def test_what_is_not_there_is_said_in_the_same_words(client: TestClient[Litestar]) -> None:
    for path in ("/api/nothing", "/api/tables/nope", "/api/tables/nope/updates"):
        problem = msgspec.convert(Somebody(client, None).get(path, 404), protocol.Problem)
        assert problem.key in ("not-found", "no-table")
    assert client.put("/api/tables").json()["key"] == "not-allowed"
    assert client.post("/api/guests", content=b"x" * 100_000).status_code == 413
    assert client.post("/api/guests", content=b"{").json()["key"] == "malformed"
    assert client.get("/api/tables/nope/updates?since=-7").status_code == 400


def test_pages_of_other_sites_cannot_act_for_a_person(client: TestClient[Litestar]) -> None:
    for headers in ({"sec-fetch-site": "cross-site"}, {"origin": "http://evil.example"}):
        assert client.post("/api/guests", json={}, headers=headers).status_code == 403
        assert client.get("/api/games", headers=headers).status_code == 200
    for headers in ({"sec-fetch-site": "same-origin"}, {"origin": "http://testserver.local"}):
        assert client.post("/api/guests", json={}, headers=headers).status_code == 201


def test_the_page_and_its_address_for_tables(client: TestClient[Litestar]) -> None:
    for path in ("/", "/table/abcdefgh"):
        answer = client.get(path)
        assert answer.status_code == 200
        assert "default-src 'self'" in answer.headers["content-security-policy"]
