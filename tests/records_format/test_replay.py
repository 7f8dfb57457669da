"""Playing a record again: what no longer fits is said with its turn, its line and the reason."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gouverneur import AmbiguousAction, ChanceNeeded, IllegalAction, MalformedAction, Record, RecordError
from gouverneur.records import RULES_VERSION, RecordMisfit, Result, Turn
from records_format.games import random_record, random_table

GAME = """\
Gouverneur record 1
Ruleset: san-juan:first/2
Dealt > start: 0; deck: tobacco_storage, coffee_roaster, tobacco_storage, archive, victory_column, silver_smelter, statue, well
Round 1 (governor: 0)
0: builder
0: build coffee_roaster
1: build well, pay statue
1: trader > tiles: 2
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "turn", "kind", "expected"),
    [
        ("0: builder", "0: bulider", 5, 0, "malformed", "options here: builder, producer"),
        ("0: builder", "0: pro", 5, 0, "ambiguous", "producer, prospector"),
        ("build well, pay", "build tower, pay", 7, 2, "illegal", "SJ-BLD-02"),
        ("0: builder", "1: builder", 5, 0, "seat", "seat 0 decides here about 'role'"),
        ("trader > tiles: 2", "trader", 8, 3, "chance", "of the stack tiles"),
        ("trader > tiles: 2", "trader > tiles: 2, 3", 8, 3, "chance", "does not need all"),
        ("trader > tiles: 2", "trader > tiles: 9", 8, 3, "chance", "never dealt"),
        ("trader > tiles: 2", "trader > boats: 2", 8, 3, "chance", "no stack 'boats'"),
        ("Round 1 (governor: 0)", "Round 2", 5, 0, "round", "round 1 begins"),
        ("Round 1 (governor: 0)", "Round 1 (governor: 1)", 5, 0, "round", "seat 0, not seat 1"),
        ("1: build well", "Round 2\n1: build well", 8, 2, "round", "no round begins"),
        (", well\n", "\n", 0, -1, "chance", "of the stack deck"),
        (", well\n", ", well, well\n", 0, -1, "chance", "dealt"),
        (", well\n", ", wall\n", 0, -1, "chance", "dealt"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_said(
    old: str, new: str, line: int, turn: int, kind: str, expected: str
) -> None:
    record = Record.from_text(GAME.replace(old, new, 1))
    with pytest.raises(RecordMisfit) as caught:
        record.end()
    problem = caught.value.problem
    assert (problem.line, problem.turn, problem.kind) == (line, turn, kind)
    assert expected in f"{problem.text} {problem.rule}"
    assert record.check() == [problem]
    if line:
        assert f"line {line}, turn {turn}: " in str(caught.value)


@pytest.mark.parametrize(
    ("new", "cause"),
    [("bulider", MalformedAction), ("pro", AmbiguousAction), ("done", IllegalAction)],
)
def test_malformed_ambiguous_and_illegal_are_three_errors(new: str, cause: type[Exception]) -> None:
    with pytest.raises(RecordMisfit) as caught:
        Record.from_text(GAME.replace("0: builder", f"0: {new}")).end()
    assert type(caught.value.__cause__) is cause
    with pytest.raises(RecordMisfit) as caught:
        Record.from_text(GAME.replace(" > tiles: 2", "")).end()
    assert type(caught.value.__cause__) is ChanceNeeded


def test_the_end_is_compared() -> None:
    record = random_record("san-juan:first/2", 5, 3000)
    assert record.result is not None
    assert record.check() == []
    wrong = replace(record, checksum="0" * 16)
    assert [problem.kind for problem in wrong.check()] == ["checksum"]
    lost = tuple(seat for seat in (0, 1) if seat not in record.result.winners) or (0,)
    wrong = replace(record, result=Result(lost, record.result.ending, record.result.scores))
    assert [problem.kind for problem in wrong.check()] == ["result"]
    scores = ((("printed", 1),), *record.result.scores[1:])
    wrong = replace(record, result=Result(record.result.winners, record.result.ending, scores))
    assert [problem.kind for problem in wrong.check()] == ["result"]
    for one in (wrong, replace(record, turns=record.turns[:10])):
        with pytest.raises(RecordMisfit):
            one.end()
    assert "not over" in str(replace(record, turns=record.turns[:10]).check()[0])


def test_other_rules_are_mentioned_where_something_does_not_fit() -> None:
    record = Record.from_text(GAME)
    assert replace(record, rules=999).check() == []
    wrong = Record.from_text(GAME.replace("0: builder", "0: done").replace("Dealt", "Rules: 999\nDealt", 1))
    now = RULES_VERSION["san-juan"]
    assert f"played under version 999 of the rules; these are version {now}" in str(wrong.check()[0])


def test_each_variation_is_checked() -> None:
    record = Record.from_text(GAME)
    record = record.with_variation(1, [Turn(0, ("pass",)), Turn(1, ("build palace",))])
    record = record.with_variation(2, [Turn(1, ("pass",)), Turn(1, ("councillor",)), Turn(1, ("draw 5",))])
    assert [(problem.turn, problem.kind) for problem in record.check()] == [(2, "illegal"), (4, "chance")]
    assert record.end().scores


def test_the_table_at_any_turn() -> None:
    table = random_table("puerto-rico:2020+nobles/3", 2, 60)
    record = Record.of(table)
    for number, at in enumerate(record.replay()):
        assert len(at.record) == number
        if number % 15 == 0:
            assert record.table_at(number).state.words() == at.state.words()
    assert record.table_at(60).state.words() == table.state.words()
    on = record.table_at(10, seed=3)
    for _ in range(30):
        on.play(on.options[0])
    for wrong in (-1, 61, True):
        with pytest.raises(RecordError, match="there is no turn"):
            record.table_at(wrong)


def test_a_position_of_another_game_does_not_fit() -> None:
    start = random_table("san-juan:first/2", 1, 5).position().to_text()
    other = Record("san-juan:first/3", start=start)
    assert "not of san-juan:first/3" in str(other.check()[0])
    assert "cannot be read" in str(Record("san-juan:first/2", start=start[:-5]).check()[0])


def test_a_game_that_goes_on_after_its_end_does_not_fit() -> None:
    record = random_record("san-juan:first/2", 5, 3000)
    longer = replace(record, turns=(*record.turns, Turn(0, ("builder",))))
    (problem,) = longer.check()
    assert (problem.kind, problem.turn) == ("illegal", len(record.turns))
