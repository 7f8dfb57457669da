"""The reader says everything that is wrong, where, and what was expected; whatever it is given."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gouverneur import Record, RecordError, records
from gouverneur.records import model
from gouverneur.records.problems import KINDS, MOST_PROBLEMS
from gouverneur.records.reader import LONGEST_LINE
from records_format.games import random_record
from records_format.test_text import GAME
from rulesets import sized


def problems(text: str) -> list[tuple[int, str, str]]:
    return [
        (problem.line, problem.kind, problem.text)
        for reading in records.read(text)
        for problem in reading.problems
    ]


@pytest.mark.parametrize(
    "text",
    ["# A page\n\nabout something else: entirely\n" * 30, "<html>\n<body>\n", "x" * 100_000, "1 2 3\n" * 99],
)
def test_what_is_no_record_is_not_gone_through_line_by_line(text: str) -> None:
    found = problems(text)
    assert [(line, kind) for line, kind, text in found] == [(0, "header"), (1, "malformed")]
    assert "begins with the line Gouverneur record 1" in found[1][2]
    record = random_record("san-juan:first/2", 3, 4)
    again = list(records.read(text + "\n" + record.to_text()))  # and hides no game that follows
    assert again[-1].whole() == record


def test_all_problems_are_told_with_their_lines() -> None:
    text = """\
Gouverneur record 1
Ruleset: san-juan:first/2
Date: yesterday
Seat 0: Ann
Seat 1: Bob (bot)
Seat 2: Eve (human)
Score 0: 15 (printed 12)
Site: here
Site: there
Rules: many

Dealt: start 0
Round one
  0: builder >
  0 Anna: build well
  Bob: trader
    9999 x
  1 Rob: trader
  )
  1: Build, , pay
Late: header
  1 Bob: trader > tiles 2
  (
"""
    found = problems(text)
    assert [(line, kind) for line, kind, text in found] == [
        (3, "header"),
        (4, "header"),
        (6, "header"),
        (7, "header"),
        (7, "header"),
        (7, "header"),
        (9, "header"),
        (10, "header"),
        (12, "malformed"),
        (13, "malformed"),
        (14, "malformed"),
        (15, "seat"),
        (16, "malformed"),
        (17, "malformed"),
        (18, "seat"),
        (19, "malformed"),
        (20, "malformed"),
        (21, "malformed"),
        (22, "malformed"),
        (23, "malformed"),
        (24, "malformed"),
    ]
    texts = {line: text for line, kind, text in found}
    assert "2026-07-31" in texts[3]
    assert "Ann (human)" in texts[4]
    assert "line 8" in texts[9]
    assert "Dealt > start: 0" in texts[12]
    assert "Round 3 (governor: 1)" in texts[13]
    assert "'Bob'" in texts[18]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("Gouverneur record 1", "Gouverneur record 2", "this reads Gouverneur record 1"),
        ("Ruleset: san-juan:first/2", "Ruleset: san-juan:third/2", "unknown edition"),
        ("Ruleset: san-juan:first/2\n", "", "there is no ruleset"),
        ("Rules: 1", "View: 7", "there is no seat 7"),
        ("Rules: 1", "Position: g2.x", "begins with g1."),
        ("Rules: 1", "Result: won by 0", "won by 0 (twelve_buildings)"),
        ("Rules: 1", "Result: won by 5 (x)", "there is no seat 5"),
        ("Rules: 1", "Score 0: 1 (printed 1)", "there is no Score 1"),
        ("Rules: 1", "Score 0: 2 (printed 1)", "add up to 1, not to 2"),
        ("Option clock", "Option Clock!", "of the form"),
        ("[12.5s]", "[12.5]", "lower case"),
        ("tiles: 2", "tiles: two cards", "an outcome is one name"),
        ("1 Bob (the second): trader > tiles: 2", "5: trader", "there is no seat 5"),
        ("0 Ann: builder", "0 Ann: build\u202eer", "U+202E"),
        ("0 Ann: builder", "0 Ann builder", "a colon"),
        ("; Coffee!", "; Coffee\x07!", "U+0007"),
    ],
)
def test_what_is_expected_is_said(old: str, new: str, expected: str) -> None:
    assert old in GAME
    if "of the form" in expected:
        expected = "headers come before the game"
        new = f"Option clock: x\n{new}"
        old = "Round 1 (governor: 0)"
    found = problems(GAME.replace(old, new, 1))
    assert expected in " ".join(text for line, kind, text in found), found
    with pytest.raises(RecordError):
        Record.from_text(GAME.replace(old, new, 1))


def test_nothing_is_no_game() -> None:
    for text in ("", "\n\n", "\ufeff", " \r\n"):
        assert list(records.read(text)) == []
        with pytest.raises(RecordError, match="there is no game"):
            Record.from_text(text)


# -- hostile texts ------------------------------------------------------------------------------------


START = "Gouverneur record 1\nRuleset: san-juan:first/2\n"


def test_variations_have_a_deepest_level() -> None:
    deep = model.MOST_DEPTH
    text = START + "0: builder\n" + "(\n0: trader\n" * deep + ")\n" * deep
    assert problems(text) == []
    assert Record.from_text(text) == Record.from_text(Record.from_text(text).to_text())
    text = START + "0: builder\n" + "(\n0: trader\n" * (deep + 1) + ")\n" * (deep + 1)
    assert [kind for line, kind, text in problems(text)] == ["limit"]
    text = START + "0: builder\n" + "(\n0: trader\n" * 20_000
    assert {kind for line, kind, text in problems(text)} == {"limit", "malformed"}


def test_a_turn_has_a_largest_number_of_variations() -> None:
    text = START + "0: builder\n" + "(\n0: trader\n)\n" * 3_000
    assert {kind for line, kind, text in problems(text)} == {"limit"}


def test_a_line_and_a_game_have_a_largest_size(monkeypatch: pytest.MonkeyPatch) -> None:
    text = START + "0: " + "x" * (LONGEST_LINE * 50) + "\n0: builder\n"
    (reading,) = records.read(text)
    assert [(problem.line, problem.kind) for problem in reading.problems] == [(3, "limit")]
    assert reading.record is not None
    assert [turn.words for turn in reading.record.turns if isinstance(turn, records.Turn)] == [("builder",)]
    monkeypatch.setattr("gouverneur.records.reader.MOST_LINES", 100)
    good = START + "0: builder\n"
    first, second = records.read(good + "0: builder\n" * 1000 + good)
    assert [(problem.line, problem.kind) for problem in first.problems] == [(103, "limit")]
    assert second.problems == ()
    monkeypatch.setattr("gouverneur.records.reader.LARGEST_GAME", 200)
    first, second = records.read(good + "0: builder\n" * 50 + good)
    assert [problem.kind for problem in first.problems] == ["limit"]
    assert second.problems == ()


def test_problems_have_a_largest_number() -> None:
    (reading,) = records.read(START + "nonsense\n" * 10_000)
    assert len(reading.problems) == MOST_PROBLEMS


LINES = st.sampled_from([*GAME.splitlines(), "(", ")", ";", "End: 0", "* tile: tile 3", "View: 1", ""])
PIECES = st.one_of(LINES, st.text(max_size=40), st.text("0123456789:;>()[]*,. abRr\n\t?-", max_size=30))


@settings(max_examples=sized(300, 5000))
@given(st.lists(PIECES, max_size=25), st.booleans())
def test_any_lines_are_read_or_refused(lines: list[str], begun: bool) -> None:
    text = (START if begun else "") + "\n".join(lines)
    for reading in records.read(text):
        assert all(problem.kind in KINDS and problem.text for problem in reading.problems)
        assert reading.record is not None or reading.problems
        if reading.record is not None:
            written = reading.record.to_text()
            assert Record.from_text(written) == reading.record
            assert Record.from_text(written).to_text() == written
            reading.record.check()


@settings(max_examples=sized(150, 3000))
@given(st.integers(0, 5), st.integers(0, 10**9))
def test_a_damaged_text_is_read_or_refused(seed: int, damage: int) -> None:
    """Letters changed, lines lost, doubled and moved in a record that was right."""
    chance = random.Random(damage)
    text = random_record("san-juan:second+new-buildings/3", seed, 25).to_text()
    letters = list(text)
    for _ in range(chance.randrange(4)):
        letters[chance.randrange(len(letters))] = chance.choice("(\n);:>x0?*[]\u202e\ufeff\x00é ")
    lines = "".join(letters).split("\n")
    for _ in range(chance.randrange(3)):
        line = lines.pop(chance.randrange(len(lines)))
        for _ in range(chance.randrange(3)):
            lines.insert(chance.randrange(len(lines) + 1), line)
    for reading in records.read("\n".join(lines)):
        assert reading.record is not None or reading.problems
        if reading.record is not None:
            assert Record.from_text(reading.record.to_text()) == reading.record
            assert all(problem.text for problem in reading.record.check())


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=sized(200, 3000))
@given(st.data())
def test_any_json_is_read_or_refused(data: st.DataObject) -> None:
    record = random_record("san-juan:second/3", data.draw(st.integers(0, 3)), 12)
    written = record.to_data()
    place: object = written
    for _ in range(data.draw(st.integers(1, 4))):
        if isinstance(place, dict) and place:
            key = data.draw(st.sampled_from(sorted(place)))
        elif isinstance(place, list) and place:
            key = data.draw(st.integers(0, len(place) - 1))  # type: ignore[assignment]
        else:
            break
        if data.draw(st.booleans()):
            place[key] = data.draw(JSON)  # type: ignore[call-overload]
            break
        place = place[key]  # type: ignore[call-overload]
    try:
        read = Record.from_json(json.dumps(written))
    except RecordError:
        return
    assert Record.from_json(read.to_json()) == read
    assert Record.from_text(read.to_text()) == read


@pytest.mark.parametrize(
    "text", ["", "[", "[" * 100_000, "7", "null", '"x"', "{}", "[]", '{"gouverneur": true}']
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        Record.from_json(text)
