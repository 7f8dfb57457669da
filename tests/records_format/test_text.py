"""A record as text: written in one way, read back as it was, shortened by people, kept several to a file."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gouverneur import Record, RecordError, Table, records
from gouverneur.records import Result, Round, Seat, Turn
from records_format.games import names, random_record, random_table, seeds
from rulesets import sized

OLD = sorted((Path(__file__).parents[1] / "records").rglob("*.json"))

GAME = """\
Gouverneur record 1
Ruleset: san-juan:first/2
Rules: 1
Date: 2026-07-31
Site: the kitchen table
Seat 0: Ann (human)
Seat 1: Bob (the second) (bot:random)
Option clock: 5 minutes a turn

; A short game.
;
; Nobody won.

Dealt > start: 0; deck: tobacco_storage, coffee_roaster, tobacco_storage, archive, victory_column, silver_smelter, statue, well

Round 1 (governor: 0)
  0 Ann: builder [12.5s]
    0 Ann: build coffee_roaster
    ; Coffee!
    (
        0 Ann: pass
        1 Bob (the second): pass
      1 Bob (the second): trader > tiles: 3
      (
        1 Bob (the second): producer
      )
    )
    1 Bob (the second): build well, pay statue [3s]
  1 Bob (the second): trader > tiles: 2
"""


def test_the_format_is_this() -> None:
    record = Record.from_text(GAME)
    assert record.seats == (Seat("Ann"), Seat("Bob (the second)", "bot:random"))
    assert record.tags == (("Site", "the kitchen table"),)
    assert record.options == (("clock", "5 minutes a turn"),)
    assert record.comment == "A short game.\n\nNobody won."
    assert len(record.turns) == 4
    first, second, third, fourth = record.turns
    assert first == Turn(0, ("builder",), (), Round(1, 0), 12_500)
    assert isinstance(second, Turn)
    assert second.comment == "Coffee!"
    assert [turn.words for turn in second.variations[0]] == [("pass",), ("pass",), ("trader",)]
    assert second.variations[0][2].variations == ((Turn(1, ("producer",)),),)
    assert third == Turn(1, ("build well", "pay statue"), milliseconds=3000)
    assert fourth == Turn(1, ("trader",), (("tiles", "2"),))
    assert record.check() == []


def test_the_format_is_written_so() -> None:
    assert Record.from_text(GAME).to_text() == GAME


@settings(max_examples=sized(50, 600))
@given(names, seeds)
def test_a_record_is_read_back_as_it_was(name: str, seed: int) -> None:
    record = random_record(name, seed, 50)
    text = record.to_text()
    assert Record.from_text(text) == record
    assert Record.from_text(text).to_text() == text
    assert Record.from_json(record.to_json()) == record
    assert record.check() == []


@settings(max_examples=sized(12, 100))
@given(names, seeds)
def test_a_whole_game_is_played_again(name: str, seed: int) -> None:
    table = random_table(name, seed, 2000)
    again = Record.from_text(Record.of(table).to_text()).end()
    assert again.state.words() == table.state.words()
    assert [(turn.words, turn.chance) for turn in again.record] == [
        (turn.words, turn.chance) for turn in table.record
    ]


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_the_records_of_the_tests_become_text_and_back(path: Path) -> None:
    old: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    turns = [
        Turn(seat, tuple(words), tuple(_pair(outcome) for outcome in chance))
        for seat, words, chance in old["turns"]
    ]
    scores = tuple(tuple(sources.items()) for sources in old["sources"])
    record = Record(
        old["ruleset"],
        turns=tuple(turns),
        dealt=tuple(_pair(outcome) for outcome in old["dealt"]),
        result=Result(tuple(old["winners"]), old["ending"], scores),
    )
    assert Record.from_text(record.to_text()) == record
    table = Record.from_text(record.to_text()).end()
    assert json.loads(table.position().to_json()) == old["position"]
    full = record.in_full()
    assert [turn.words for turn in full.turns if isinstance(turn, Turn)] == [turn.words for turn in turns]
    assert full.turns == Record.of(table).turns
    again = Record.from_text(full.to_text())
    assert again == full
    assert again.end().scores == old["scores"]


def _pair(outcome: str) -> tuple[str, str]:
    stack, name = outcome.split(" ")
    return stack, name


# -- people --------------------------------------------------------------------------------------


def test_line_ends_blanks_and_a_mark_do_not_matter() -> None:
    record = Record.from_text(GAME)
    for untidy in (
        "\ufeff" + GAME,
        GAME.replace("\n", "\r\n"),
        GAME.replace("\n", "\r"),
        GAME.replace("\n", "   \t\n"),
        "\n\n" + GAME.replace("\n\n", "\n\n\n\n") + "\n\n\n",
        "\n".join(line.strip() for line in GAME.splitlines()),
        GAME.replace("    ", "\t"),
        GAME.rstrip("\n"),
    ):
        assert Record.from_text(untidy) == record


def test_a_person_may_shorten_words_and_leave_out_what_follows() -> None:
    short = """\
Gouverneur record 1
Ruleset: san-juan:first/2
Dealt > start: 0; deck: tobacco_storage, coffee_roaster, tobacco_storage, archive, victory_column, silver_smelter, statue, well
0: b
0: bu cof
1: BUILD  WE, pay st
1: tr > tiles: 2
"""
    full = Record.from_text(short).in_full()
    assert full.turns == Record.from_text(full.to_text()).turns
    words = [turn.words for turn in full.turns if isinstance(turn, Turn)]
    assert words == [("builder",), ("build coffee_roaster",), ("build well", "pay statue"), ("trader",)]
    assert full.turns[0].round == Round(1, 0)
    assert full.checksum
    assert full.rules == records.RULES_VERSION["san-juan"]


def test_several_games_lie_in_one_file() -> None:
    games = [random_record("san-juan:first/2", 1), random_record("puerto-rico:2020/3", 2)]
    text = "\n".join(game.to_text() for game in games)
    assert [reading.whole() for reading in records.read(text)] == games
    assert [reading.whole() for reading in records.read(io.StringIO(text))] == games
    with pytest.raises(RecordError, match="several games"):
        Record.from_text(text)


def test_a_damaged_game_does_not_hide_the_next_one() -> None:
    good = random_record("san-juan:first/2", 1)
    text = "Gouverneur record 1\nRuleset: nonsense\n0: builder\n(\n" + good.to_text()
    first, second = records.read(text)
    assert first.record is None
    assert len(first.problems) >= 2
    assert second.whole() == good


def test_a_game_from_a_position_is_played_again() -> None:
    table = Table.from_position(random_table("san-juan:second/3", 3, 30).position(), seed=1)
    for _ in range(20):
        table.play(table.options[0])
    record = Record.from_text(Record.of(table).to_text())
    assert record.end().state.words() == table.state.words()
    assert record.in_full() == record


def test_a_table_that_forgot_its_past_is_written_from_its_position_on() -> None:
    table = random_table("san-juan:second/3", 3, 30)
    table.forget_past()
    table.play(table.options[0])
    record = Record.of(table)
    assert record.start
    assert record.end().state.words() == table.state.words()


# -- values ----------------------------------------------------------------------------------------


NAMES = st.text(max_size=45)


@given(NAMES, st.text(max_size=200))
def test_any_name_and_comment_is_kept_or_refused(name: str, comment: str) -> None:
    try:
        seat, turn = Seat(name), Turn(0, ("builder",), comment=comment)
    except RecordError:
        return
    record = Record("san-juan:first/2", seats=(seat, Seat(kind="bot")), turns=(turn,), comment=comment)
    assert Record.from_text(record.to_text()) == record
    assert Record.from_text(record.to_text()).to_text() == record.to_text()
    assert Record.from_json(record.to_json()) == record


@given(st.integers(0, 10**9))
def test_any_time_is_kept(milliseconds: int) -> None:
    record = Record("san-juan:first/2", turns=(Turn(0, ("builder",), milliseconds=milliseconds),))
    assert Record.from_text(record.to_text()) == record


@pytest.mark.parametrize("name", ["\u202eevil", "a\u0000b", "a\nb", "x" * 41, "a\u200bb", "a\u2028b"])
def test_names_are_visible_and_short(name: str) -> None:
    with pytest.raises(RecordError, match="a name has"):
        Seat(name)


def test_editing_makes_another_record() -> None:
    record = Record.from_text(GAME)
    noted = record.with_comment(3, "At last.")
    assert noted.turns[3] == replace(record.turns[3], comment="At last.")
    varied = record.with_variation(3, [Turn(1, ("producer",))])
    assert varied.check() == []
    assert record == Record.from_text(GAME)
    with pytest.raises(RecordError, match="there is no turn 4"):
        record.with_comment(4, "?")
