"""Text pictures: no line too wide, everything there is on them, colour that only adds."""

from __future__ import annotations

import io
import os
import random
import re
import sys
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gouverneur import MalformedAction, Table, pictures
from gouverneur.languages import Language, LanguageError
from gouverneur.pictures.lines import columns, cut, padded
from gouverneur.pictures.sight import clean
from pictures.hostile import NAMES, names_for
from pictures.languages import Long, Wide
from pictures.tables import FULL, Moment, at, moments
from rulesets import sized

GOLDEN = Path(__file__).parent / "golden"
ESCAPES = re.compile("\x1b\\[[0-9;]*m")


def wide(line: str) -> int:
    """Columns counted anew, without the code under test."""
    return sum(
        0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1
        for sign in ESCAPES.sub("", line)
    )


@given(moments, st.integers(60, 130), st.booleans(), st.integers(-1, 5), st.randoms(use_true_random=False))
@settings(max_examples=sized(120, 1000))
def test_no_line_is_too_wide(
    moment: Moment, width: int, colour: bool, seat: int, chance: random.Random
) -> None:
    table = at(*moment)
    looking = None if seat >= table.ruleset.players else seat
    names = names_for(table.ruleset.players, chance)
    picture = pictures.text(table, seat=looking, names=names, colour=colour, width=width)
    for line in picture.split("\n"):
        assert wide(line) <= width, line
        assert line == line.rstrip()
        assert colour or "\x1b" not in line
        assert all(sign.isprintable() for sign in ESCAPES.sub("", line)), repr(line)


@given(moments)
@settings(max_examples=sized(60, 500))
def test_colour_adds_nothing_but_colour(moment: Moment) -> None:
    table = at(*moment)
    plain, coloured = pictures.text(table, colour=False), pictures.text(table, colour=True)
    assert ESCAPES.sub("", coloured) == plain
    assert coloured != plain


@given(moments)
@settings(max_examples=sized(100, 1000))
def test_everything_on_the_table_is_there(moment: Moment) -> None:
    """Each thing of the whole view, counted in the picture."""
    table = at(*moment)
    shown = str(table)
    everything = {"san-juan": check_san_juan, "puerto-rico": check_puerto_rico}
    everything[table.ruleset.game](table, shown)
    if table.over:
        assert "The game is over: seat " in shown
        return
    for option in table.options:
        assert re.search(rf"^ .*\d {re.escape(option.words)}(  |$)", shown, re.MULTILINE), option
    words = Language("en", table.ruleset)
    assert "\n" + words.phrase(f"ask-{table.decision.kind}.other", who=f"seat {table.seat}") in shown


def boards_of(table: Table, shown: str) -> list[str]:
    """The picture of each board, its lines joined."""
    parts = shown.split("\n" + "-" * 100 + "\n")
    found = [part for part in parts if re.match(r" seat \d ", part)]
    assert len(found) == table.ruleset.players
    return [re.sub(r"\s*\n\s+", "   ", board) for board in found]


def check_puerto_rico(table: Table, shown: str) -> None:
    view = table.view(-1)
    head, display = shown.split("\n" + "-" * 100 + "\n")[1:3]
    old = table.ruleset.edition == "2002"
    roles = head.split("\nRow ")[0]
    for role, card in view["roles"].items():
        name = {"mayor": "mayor" if old else "foreman", "prospector_2": "prospector"}.get(role, role)
        coins = rf" \+{card['coins']}" if card["coins"] else r"(?! \+)"
        taker = rf" \(seat {card['taker']}\)" if card["taker"] is not None else r"(?! \(seat)"
        assert re.search(rf"\b{name}\b\*?{coins}{taker}", roles), role
    for ship in view["ships"]:
        letter = {"coffee": "K", None: ""}.get(ship["good"], (ship["good"] or " ")[0].upper())
        loaded = letter * ship["number"] + "." * (ship["capacity"] - ship["number"])
        assert f"{ship['capacity']} [{loaded}]" in head
    for good, number in view["supply"].items():
        assert f"{number} {good}" in head
    for thing, name in (("chips", "point chip"), ("workers", "colonist" if old else "worker")):
        assert re.search(rf"\b{view[thing]} {name}s?\b", head)
    if view["captive"]:
        assert f"(captive of seat {view['captive']['seat']})" in head
    for name, left in view["buildings"].items():
        assert not left or re.search(rf"\d {name.replace('_', ' ')} +{left}\b", display), name
    for seat, board in enumerate(boards_of(table, shown)):
        player = table.view(seat)["players"][seat]
        assert f"{player['money']} doubloon" in board
        assert f"{player['points']} point" in board
        assert f"{table.scores[seat]} in all" in board
        assert ("governor" in board) == (view["governor"] == seat)
        assert ("wanted poster" in board) == (view["poster"] == seat)
        for good, number in player["goods"].items():
            assert (f"   {number} {good}" in board or f"goods      {number} {good}" in board) == (number > 0)
        for place in player["city"]:
            workers = place["pieces"] - place["nobles"]
            signs = (
                "n" * place["nobles"]
                + ("c" if old else "w") * workers
                + "." * (place["circles"] - place["pieces"])
            )
            assert f"{place['building'].replace('_', ' ')}{f' [{signs}]' if signs else ''}   " in board
        for kind, number in player["island"].items():
            if number and kind != "forest":
                manned, nobles = player["manned"][kind], player["noble_tiles"][kind]
                signs = "n" * nobles + ("c" if old else "w") * (manned - nobles) + "." * (number - manned)
                assert f"{kind} [{signs}]" in board
        forests = player["island"]["forest"]
        assert not forests or f"{f'{forests} × ' if forests > 1 else ''}forest (hiding " in board
        for kind, number in (
            ("colonist" if old else "worker", player["idle"]),
            ("noble", player["idle_nobles"]),
        ):
            assert not number or re.search(rf"idle .*\b{number} {kind}", board)


def check_san_juan(table: Table, shown: str) -> None:
    view = table.view(-1)
    head = shown.split("\n" + "-" * 100 + "\n")[1]
    for role in table.sheet["roles"]:
        taker = view.get("roles", {}).get(role)
        assert re.search(rf"{role}\*?( \(seat {taker}\))" if taker is not None else rf"{role}(\s|$)", head), (
            role
        )
    assert f"{view['draw_pile']} to draw" in head
    assert f"{view['discard_pile']} discarded" in head
    if "tile_up" in view:
        assert f"tile {view['tile_up']} " in head
    costs = {card["card"]: card["cost"] for card in table.sheet["cards"]}
    goods = {card["card"]: card["good"] for card in table.sheet["cards"]}
    for seat, board in enumerate(boards_of(table, shown)):
        player = table.view(seat)["players"][seat]
        assert f"{player['buildings']} of 12 buildings" in board
        assert f"{player['hand_size']} card" in board
        assert f"{table.scores[seat]} point" in board
        city = re.search(r"city +(.*?)(   hand |$)", board)
        assert city
        expected = [
            place["card"].replace("_", " ")
            + ((" [*]" if place["good"] else " [.]") if goods[place["card"]] else "")
            for place in player["display"]
        ]
        assert city[1].split("   ") == (expected or ["none"])
        for card in set(player["hand"]):
            number = player["hand"].count(card)
            name = f"{costs[card]} {card.replace('_', ' ')}{f' x{number}' if number > 1 else ''}"
            assert re.search(rf"hand .*\b{name}(   |$)", board), name
        for card in (*player["tucked"], *player["covered"]):
            assert re.search(rf"(tucked|covered) .*{card.replace('_', ' ')}", board)


# -- what a caller may ask for --------------------------------------------------------------


def test_colour_by_itself_is_for_terminals_only(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    table = Table("san-juan:first/2", seed=1)
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stdout", Terminal())
    assert "\x1b[" in pictures.text(table)
    assert "\x1b" not in str(table)
    monkeypatch.setenv("TERM", "dumb")
    assert "\x1b" not in pictures.text(table)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in pictures.text(table)
    assert "\x1b[" in pictures.text(table, colour=True)
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert "\x1b" not in pictures.text(table)


@pytest.mark.parametrize("width", [37, 0, -100, 1001, 10**9, True, 80.0, "100"])
def test_widths_that_make_no_picture_are_refused(width: int) -> None:
    with pytest.raises(ValueError, match="38 to 1000 columns"):
        pictures.text(Table("san-juan:first/2", seed=1), width=width)


@pytest.mark.parametrize("names", [["Ada"], ["Ada", "Bea", "Cleo"], "ab", []])
def test_a_name_for_each_seat_or_none(names: list[str]) -> None:
    table = Table("san-juan:first/2", seed=1)
    with pytest.raises(ValueError, match="2 seats"):
        pictures.text(table, names=names)
    with pytest.raises(ValueError, match="2 seats"):
        pictures.svg(table, names=names)


def test_seats_that_are_not_there_are_refused() -> None:
    table = Table("san-juan:first/2", seed=1)
    for seat in (2, -2, 10**9):
        with pytest.raises(MalformedAction, match="there is no seat"):
            pictures.text(table, seat=seat)
    for wrong in (True, "1", 1.0):
        with pytest.raises(TypeError, match="a seat is a number"):
            pictures.text(table, seat=wrong)  # type: ignore[arg-type]


def test_options_are_for_whoever_decides_and_can_be_left_out() -> None:
    table = Table("san-juan:first/3", seed=7)
    assert "1 builder" in pictures.text(table, seat=table.seat)
    assert "1 builder" not in pictures.text(table, seat=table.seat, options=False)
    for other in (-1, (table.seat + 1) % 3):
        assert "1 builder" not in pictures.text(table, seat=other)


def test_a_language_for_another_game_is_refused() -> None:
    table = Table("san-juan:first/2", seed=1)
    for other in (Language("de"), Language("de", "san-juan:second/2"), Language("de", "puerto-rico:2020/2")):
        with pytest.raises(ValueError, match="no words for san-juan:first/2"):
            pictures.text(table, language=other)
    with pytest.raises(LanguageError, match="xx"):
        pictures.svg(table, language="xx")
    german = Language("de", "san-juan:first/2")
    assert pictures.text(table, language=german) == pictures.text(table, language="de")


# -- names ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_hostile_names_become_one_visible_line(name: str) -> None:
    cleaned = clean(name)
    assert len(cleaned) <= 60
    assert cleaned == " ".join(cleaned.split())
    assert all(sign.isprintable() for sign in cleaned)
    assert cleaned.encode().decode() == cleaned
    assert not re.search(r"[\u0300-\u036f]{3}", cleaned)


def test_names_of_two_columns_a_letter_keep_the_columns() -> None:
    table = Table("san-juan:first/2", seed=1)
    shown = pictures.text(table, names=["王小明", "Zoe\u0301"], colour=False)
    heads = [line for line in shown.split("\n") if "of 12 buildings" in line]
    places = [wide(line.split("1 of 12")[0]) for line in heads]
    assert places[0] == places[1]
    assert "Zoé" in heads[1]


def test_names_that_could_mean_another_come_with_their_seat() -> None:
    table = Table("san-juan:first/3", seed=7)
    table.play("builder")
    assert "*builder* (Ada)   producer" in pictures.text(table, names=["Ada", "Bea", "Cleo"], colour=False)
    for names in (["Ada", "Ada", "Bea"], ["Ada", "Bea", "Ada"]):
        assert "*builder* (Ada (0))" in pictures.text(table, names=names, colour=False)
    assert "*builder* (seat 1 (0))" in pictures.text(table, names=["seat 1", "", ""], colour=False)


def test_what_does_not_fit_beside_a_name_stands_below_it() -> None:
    table = at("san-juan:second+new-buildings/4", 8, 282)
    for names in (None, ["M" * 60, "王" * 60, "", "Ada"]):
        shown = pictures.text(table, names=names, colour=False)
        assert " governor, bank used" in shown
        assert [f"{total} points" in shown for total in table.scores] == [True] * 4


def test_cutting_counts_columns_and_not_colour() -> None:
    assert cut("abcdef", 6) == "abcdef"
    assert cut("abcdef", 5) == "abc.."
    assert cut("王小明", 5) == "王.."
    assert cut("\x1b[1mabcdef\x1b[0m", 5) == "\x1b[1mabc\x1b[0m.."
    assert columns(padded("王小明", 4)) == 4
    assert columns(padded("e\u0301", 4)) == 4


# -- pictures to look at ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("golden", "language", "name", "seed", "decisions", "seat"),
    [
        ("puerto-rico", "en", "puerto-rico:2002/3", 1, 150, 0),
        ("puerto-rico-all-modules", "en", FULL, 3, 300, None),
        ("puerto-rico-all-modules-de", "de", FULL, 3, 300, None),
        ("puerto-rico-draft", "en", "puerto-rico:2020+new-buildings/3", 1, 4, None),
        ("puerto-rico-nl", "nl", "puerto-rico:2002/3", 1, 150, None),
        ("san-juan", "en", "san-juan:first/2", 2, 90, 1),
        ("san-juan-nl", "nl", "san-juan:first/2", 2, 90, 1),
        ("san-juan-new-buildings", "en", "san-juan:second+new-buildings/4", 8, 282, None),
        ("san-juan-over", "en", "san-juan:second+new-buildings/3", 5, 3000, -1),
        ("san-juan-over-de", "de", "san-juan:second+new-buildings/3", 5, 3000, -1),
    ],
)
def test_pictures_as_they_were(
    golden: str, language: str, name: str, seed: int, decisions: int, seat: int | None
) -> None:
    """On purpose changed? `GOUVERNEUR_GOLDEN=1` writes them anew; look at the difference."""
    picture = pictures.text(at(name, seed, decisions), seat=seat, colour=False, language=language) + "\n"
    path = GOLDEN / f"{golden}.txt"
    if os.environ.get("GOUVERNEUR_GOLDEN") == "1":
        path.write_text(picture, encoding="utf-8")
    assert picture == path.read_text(encoding="utf-8")


@given(moments, st.integers(60, 130))
@settings(max_examples=sized(30, 300))
def test_a_board_alone_is_that_part_of_the_picture(moment: Moment, width: int) -> None:
    table = at(*moment)
    for seat in range(table.ruleset.players):
        board = pictures.board(table, seat, colour=False, width=width)
        rule = "\n" + "-" * width + "\n"
        assert rule + board + rule in pictures.text(table, seat=seat, colour=False, width=width)


def test_a_spectator_has_no_board() -> None:
    with pytest.raises(ValueError, match="spectator"):
        pictures.board(Table("san-juan:first/2", seed=1), -1)


@given(moments, st.integers(60, 130), st.sampled_from([Long, Wide]))
@settings(max_examples=sized(40, 300))
def test_long_and_wide_words_break_no_line(moment: Moment, width: int, tongue: type[Language]) -> None:
    table = at(*moment)
    language = tongue("de", table.ruleset)
    for line in pictures.text(table, colour=False, width=width, language=language).split("\n"):
        assert wide(line) <= width, line
