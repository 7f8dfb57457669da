"""A record from one seat's point of view: only what that seat knew, and all of it."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gouverneur import Record, RecordError, Table, ruleset
from gouverneur.records import RecordMisfit, Seen, Turn
from gouverneur.records.sight import is_open
from records_format.games import names, random_record, random_table, seeds, twins
from rulesets import EVERY, sized

SECRETIVE = tuple(name for name in EVERY if not is_open(ruleset(name)))


@settings(max_examples=sized(40, 1000))
@given(st.sampled_from(SECRETIVE), seeds, st.integers(-1, 4))
def test_two_games_that_a_seat_cannot_tell_apart_have_one_view(name: str, seed: int, seat: int) -> None:
    """[SJ-INF-01 SJ-INF-02 SJ-INF-03 SJ-INF-06 PR-FOR-05]"""
    seat = min(seat, ruleset(name).players - 1)
    one, two = twins(name, seed, seat, decisions=50)
    views = [Record.of(table).seen_by(seat) for table in (one, two)]
    assert views[0].to_text() == views[1].to_text()
    assert views[0].to_json() == views[1].to_json()


@pytest.mark.parametrize("name", ["san-juan:first/3", "san-juan:second+new-buildings/4"])
def test_the_twins_differ_in_secrets_and_get_far(name: str) -> None:
    """Else the property above would say nothing."""
    lengths, differ = [], 0
    for seed in range(6):
        one, two = twins(name, seed, 0, decisions=80)
        differ += Record.of(one).to_text() != Record.of(two).to_text()
        lengths.append(sum(len(turn.words) for turn in one.record))
    assert differ == 6
    assert max(lengths) >= 40


def test_the_twins_of_puerto_rico_differ_under_forests() -> None:
    name = "puerto-rico:2020+new-buildings/3?draft=mixed"
    secrets = 0
    for seed in range(30):
        one, two = twins(name, seed, 0, decisions=150)
        secrets += Record.of(one).to_text() != Record.of(two).to_text()
        assert Record.of(one).seen_by(0).to_text() == Record.of(two).seen_by(0).to_text()
    assert secrets > 0


@settings(max_examples=sized(30, 500))
@given(names, seeds, st.booleans())
def test_a_view_tells_what_the_table_tells(name: str, seed: int, whole: bool) -> None:
    table = random_table(name, seed, 80, whole)
    for seat in range(-1, table.ruleset.players):
        view = Record.of(table).seen_by(seat)
        told = [_without_empty(event) for event in table.events(seat)]
        assert _joined(view.events()) == _joined(told)
        own = [turn.words for turn in view.turns if isinstance(turn, Turn)]
        assert own == [turn.words for turn in table.record if turn.seat == seat]


def _without_empty(event: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in event.items() if value not in ("", [])}


def _joined(events: list[dict[str, object]]) -> list[dict[str, object]]:
    """Cards given one by one are one deed."""
    joined: list[dict[str, object]] = []
    for event in events:
        last = joined[-1] if joined else {}
        same = all(last.get(key) == event.get(key) for key in ("event", "seat", "reason"))
        if same and event["event"] in ("pay", "discard"):
            both = {**last, "number": last["number"] + event["number"]}  # type: ignore[operator]
            if "cards" in last:
                both["cards"] = last["cards"] + event["cards"]  # type: ignore[operator]
            joined[-1] = both
        else:
            joined.append(event)
    return joined


@settings(max_examples=sized(20, 300))
@given(names, seeds, st.integers(-1, 4))
def test_a_view_is_read_back_as_it_was(name: str, seed: int, seat: int) -> None:
    view = random_record(name, seed, 40).seen_by(min(seat, ruleset(name).players - 1))
    assert Record.from_text(view.to_text()) == view
    assert Record.from_text(view.to_text()).to_text() == view.to_text()
    assert Record.from_json(view.to_json()) == view


def test_a_view_is_marked_and_says_how_much_is_unknown() -> None:
    table = Table("san-juan:first/3", seed=7)
    table.play("builder")
    table.play("build tower", "pay indigo_plant", "pay market_stand")
    text = Record.of(table).seen_by(2).to_text()
    assert "View: 2\n" in text
    assert "0 * pay: number 2, reason tower, cards [?2]\n" in text
    own = Record.of(table).seen_by(0).to_text()
    assert "0 * pay: number 2, reason tower, cards [indigo_plant, market_stand]\n" in own
    assert "deck: ?12\n" in Record.of(table).seen_by(-1).to_text()
    assert "View: watching\n" in Record.of(table).seen_by(-1).to_text()


def test_a_hand_is_dealt_to_its_seat() -> None:
    for seat in range(3):
        table = Table("san-juan:first/3?setup_variant=keep_4_of_5_6_7_8", seed=seat)
        view = Record.of(table).seen_by(seat)
        hand = sorted(outcome for stack, outcome in view.dealt if stack == "deck" and outcome[0] != "?")
        assert hand == sorted(table.view(seat)["players"][seat]["hand"])
        hidden = sum(int(outcome[1:]) for stack, outcome in view.dealt if outcome[0] == "?")
        assert hidden + len(hand) == 5 + 6 + 7


def test_comments_variations_and_headers_of_ones_own_are_left_out() -> None:
    record = random_record("san-juan:second/3", 4)
    assert "(\n" in record.to_text()
    view = record.seen_by(1)
    assert view.comment == ""
    assert view.tags == ()
    assert not [turn for turn in view.turns if isinstance(turn, Turn) and (turn.comment or turn.variations)]
    assert view.options == record.options
    assert view.seats == record.seats


def test_the_checksum_of_a_view_is_that_of_what_the_seat_sees() -> None:
    table = random_table("san-juan:second/3", 3, 30)
    views = [Record.of(table).seen_by(seat).checksum for seat in range(-1, 3)]
    assert len({*views, Record.of(table).checksum}) == 5


def test_a_view_cannot_be_played_again_or_seen_by_another() -> None:
    view = Record.of(random_table("san-juan:second/3", 3, 30)).seen_by(1)
    with pytest.raises(RecordMisfit, match="cannot be played again"):
        view.end()
    with pytest.raises(RecordError, match="another seat"):
        view.seen_by(2)
    assert view.seen_by(1) is view
    assert view.check() == []


def test_a_game_from_a_position_shows_no_position() -> None:
    table = Table.from_position(random_table("san-juan:second/3", 3, 30).position(), seed=1)
    table.play(table.options[0])
    record = Record.of(table)
    assert record.start.startswith("g1.")
    view = record.seen_by(1)
    assert view.start == "?"
    assert "g1." not in view.to_text()
    assert Record.from_text(view.to_text()) == view


@pytest.mark.parametrize("seat", [-2, 3, True])
def test_only_seats_see(seat: int) -> None:
    with pytest.raises(RecordError, match="there is no seat"):
        Record.of(Table("san-juan:first/3", seed=1)).seen_by(seat)


def test_only_a_view_holds_events_and_what_is_unknown() -> None:
    with pytest.raises(RecordError, match="only a view"):
        Record("san-juan:first/3", turns=(Seen(0, "role", (("role", "builder"),)),))
    with pytest.raises(RecordError, match="only a view"):
        Record("san-juan:first/3", dealt=(("deck", "?4"),))
    assert json.loads(Record("san-juan:first/3", dealt=(("deck", "?4"),), view=1).to_json())["view"] == 1


def test_open_information_is_that_of_rulesets_without_forests() -> None:
    assert [name for name in EVERY if is_open(ruleset(name))] == [
        name for name in EVERY if name.startswith("puerto-rico") and "+new-buildings" not in name
    ]
