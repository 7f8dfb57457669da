"""Visitors see the same in a text and in a record, and pass over what they do not want."""

from __future__ import annotations

import io
from typing import Any

from hypothesis import given, settings

from gouverneur import Record, records
from gouverneur.records import SKIP, Counter, Headers, Numbers, Seen, Skipper, Turn, Visitor, Writer
from gouverneur.records.visitors import Names, Skip
from records_format.games import names, random_record, seeds
from records_format.test_text import GAME
from rulesets import sized


class Diary(Names[list[Any]]):
    """Everything that a visitor is told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Any] = []

    def begin_game(self) -> None:
        self.told.append("game")

    def header(self, key: str, value: str, line: int) -> None:
        super().header(key, value, line)
        self.told.append((key, value))

    def end_headers(self) -> None:
        self.told.append("headers end")

    def comment(self, text: str, line: int) -> None:
        self.told.append(text)

    def dealt(self, chance: Any, line: int) -> None:
        self.told.append(chance)

    def turn(self, turn: Turn | Seen) -> None:
        self.told.append(turn)

    def begin_variation(self, line: int) -> None:
        self.told.append("(")

    def end_variation(self, line: int) -> None:
        self.told.append(")")

    def checksum(self, text: str, line: int) -> None:
        self.told.append(text)

    def end_game(self) -> None:
        self.told.append("game ends")

    def result(self) -> list[Any]:
        return self.told


@settings(max_examples=sized(20, 200))
@given(names, seeds)
def test_a_text_and_its_record_are_walked_alike(name: str, seed: int) -> None:
    record = random_record(name, seed, 30)
    diary = Diary()
    record.accept(diary)
    (read,) = records.visit(record.to_text(), Diary)
    assert read == diary.told
    (written,) = records.visit(record.to_text(), Writer)
    assert written == record.to_text()


def test_counting_builds_nothing() -> None:
    (found,) = records.visit(GAME, Counter)
    assert found == Numbers(rounds=1, turns=4, events=0, comments=2, variations=2, turns_in_variations=4)
    counter = Counter()
    Record.from_text(GAME).accept(counter)
    assert counter.result() == found
    view = Record.from_text(GAME).seen_by(1)
    (seen,) = records.visit(view.to_text(), Counter)
    assert (seen.turns, seen.events) == (2, len(view.events()))


def test_headers_alone_can_be_read() -> None:
    (found,) = records.visit(GAME, Headers)
    assert found["Ruleset"] == "san-juan:first/2"
    assert found["Seat 1"] == "Bob (the second) (bot:random)"
    assert len(found) == 7


def test_who_skips_sees_nothing_of_the_game() -> None:
    class NoVariations(Diary):
        def begin_variation(self, line: int) -> Skip:  # type: ignore[override]
            return SKIP

    (told,) = records.visit(GAME, NoVariations)
    assert "(" not in told
    assert len([one for one in told if isinstance(one, Turn)]) == 4
    assert list(records.visit(GAME * 3, Skipper)) == [None] * 3
    (found,) = records.visit(GAME + "\nnonsense of all kinds\n(((", Headers)
    assert found["Date"] == "2026-07-31"
    record = NoVariations()
    Record.from_text(GAME).accept(record)
    assert record.told == told


def test_a_large_file_is_read_game_by_game() -> None:
    """Nothing is read further ahead than the game that is asked for."""

    class Endless(io.TextIOBase):
        def __init__(self) -> None:
            self.lines = 0

        def readline(self, size: int = -1) -> str:  # type: ignore[override]
            self.lines += 1
            lines = GAME.splitlines(keepends=True)
            return lines[(self.lines - 1) % len(lines)]

    endless = Endless()
    games = records.read(endless)  # type: ignore[arg-type]
    for number in range(1, 4):
        assert next(games).whole() == Record.from_text(GAME)
        assert endless.lines <= number * len(GAME.splitlines()) + 1


def test_a_visitor_who_does_nothing_is_led_through() -> None:
    class Nobody(Visitor[str]):
        def result(self) -> str:
            return f"{len(self.problems)} problems"

    # Without listening to names a visitor reads lines without them.
    nameless = GAME.replace("Ann: ", ": ").replace(" Bob (the second): ", ": ")
    assert list(records.visit(nameless, Nobody)) == ["0 problems"]
