"""Drawings: XML that every reader accepts, nothing outside the frame, words for whoever does not see them."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gouverneur import Table, pictures
from gouverneur.languages import Language
from gouverneur.pictures.drawing import breadth
from pictures.hostile import NAMES, names_for
from pictures.languages import Long, Wide
from pictures.tables import FULL, Moment, at, moments
from rulesets import sized

SVG = "{http://www.w3.org/2000/svg}"


def parsed(drawing: str) -> ET.Element:
    return ET.fromstring(drawing.encode())


def said(drawing: ET.Element) -> list[str]:
    return [element.text or "" for element in drawing.iter(f"{SVG}text")]


@given(moments, st.integers(-1, 5), st.randoms(use_true_random=False))
@settings(max_examples=sized(100, 1000))
def test_drawings_are_whole_and_stay_in_their_frame(moment: Moment, seat: int, chance: random.Random) -> None:
    table = at(*moment)
    looking = None if seat >= table.ruleset.players else seat
    names = names_for(table.ruleset.players, chance)
    drawing = pictures.svg(table, seat=looking, names=names)
    assert len(drawing) < 150_000
    root = parsed(drawing)
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    assert width == 900
    assert 300 < height < 2500
    for element in root.iter():
        if element.tag in (f"{SVG}rect", f"{SVG}use"):
            x, y = (float(element.get(key, "0")) for key in "xy")
            assert 0 <= x <= x + float(element.attrib["width"]) <= width, element.attrib
            assert 0 <= y <= y + float(element.attrib["height"]) <= height, element.attrib
        if element.tag == f"{SVG}text":
            assert 0 <= float(element.attrib["x"]) <= width
            assert 0 < float(element.attrib["y"]) <= height
            assert float(element.attrib["font-size"]) > 7.5
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    used = re.findall(r'(?:href="#|url\(#)([\w-]+)', re.sub(r">[^<]*<", "><", drawing))
    assert set(used) <= set(ids)
    assert not re.search(
        r"<(script|style|image|foreignObject|a)\b|https?://(?!www\.w3\.org/2000/svg)", drawing
    )


@given(moments)
@settings(max_examples=sized(60, 500))
def test_everything_that_has_a_name_is_drawn(moment: Moment) -> None:
    table = at(*moment)
    root = parsed(pictures.svg(table))
    words = " ".join(said(root))
    letters = re.sub(r"[^a-z0-9]", "", words)
    desc = root.findtext(f"{SVG}desc") or ""
    for seat in range(table.ruleset.players):
        player = table.view(seat)["players"][seat]
        for place in player.get("city", player.get("display", [])):
            name = place.get("building") or place["card"]
            assert name.replace("_", "") in letters
            assert name.replace("_", " ") in desc
        for card in player.get("hand", ()):
            assert card.replace("_", " ") in words
            assert card.replace("_", " ") in desc
    if table.over:
        assert "The game is over: seat " in words
    else:
        english = Language("en", table.ruleset)
        assert english.phrase(f"ask-{table.decision.kind}.other", who=f"seat {table.seat}") in words
        assert f"{len(table.options)} options" in words


def test_pieces_and_goods_are_counted_right() -> None:
    """On one full table: as many signs of each kind as there are things."""
    table = at(FULL, 3, 300)
    view = table.view(-1)
    drawing = pictures.svg(table)
    players = view["players"]
    workers = sum(
        sum(player["manned"].values())
        - sum(player["noble_tiles"].values())
        + sum(place["pieces"] - place["nobles"] for place in player["city"])
        + (1 if player["idle"] else 0)
        for player in players
    )
    nobles = sum(
        sum(player["noble_tiles"].values())
        + sum(place["nobles"] for place in player["city"])
        + (1 if player["idle_nobles"] else 0)
        for player in players
    )
    assert len(re.findall(r'<use href="#\w+-worker"', drawing)) == workers + 2  # supply and office
    assert len(re.findall(r'<use href="#\w+-noble"', drawing)) == nobles + 2
    corn = view["row"]["corn"] + view["house"].count("corn")
    corn += sum(ship["number"] for ship in view["ships"] if ship["good"] == "corn")
    corn += sum(player["island"]["corn"] + 1 for player in players) + 2  # port, supply, price
    assert len(re.findall(r'<use href="#\w+-corn"', drawing)) == corn


def test_a_notebook_gets_the_whole_table() -> None:
    table = at("san-juan:second/3", 5, 40)
    assert table._repr_svg_() == pictures.svg(table)


@pytest.mark.parametrize("name", NAMES)
def test_hostile_names_are_only_text(name: str) -> None:
    table = Table("san-juan:first/2", seed=1)
    root = parsed(pictures.svg(table, names=[name, "Bea"]))
    plain = parsed(pictures.svg(table, names=["Ada", "Bea"]))
    assert [element.tag for element in root.iter()].count(f"{SVG}rect") == [
        element.tag for element in plain.iter()
    ].count(f"{SVG}rect")
    if name.startswith("<script>"):
        assert any("<script>alert(1)" in text for text in said(root))


def test_two_drawings_on_a_page_share_no_ids() -> None:
    table = Table("san-juan:first/2", seed=1)
    first = pictures.svg(table)
    table.play(table.options[0])
    second = pictures.svg(table)
    assert not set(re.findall(r' id="([^"]+)"', first)) & set(re.findall(r' id="([^"]+)"', second))


def test_a_drawing_has_its_width_and_shrinks() -> None:
    table = Table("puerto-rico:2020/2", seed=1)
    root = parsed(pictures.svg(table, width=450))
    whole = parsed(pictures.svg(table))
    assert root.attrib["width"] == "450"
    assert root.attrib["viewBox"] == whole.attrib["viewBox"]
    assert abs(int(root.attrib["height"]) * 2 - int(whole.attrib["height"])) <= 1
    assert "max-width:100%" in root.attrib["style"]


@pytest.mark.parametrize("width", [199, 10_001, 0, -5, True, "900", 900.0])
def test_widths_that_make_no_drawing_are_refused(width: int) -> None:
    with pytest.raises(ValueError, match="200 to 10000 pixels"):
        pictures.svg(Table("san-juan:first/2", seed=1), width=width)


def test_who_does_not_see_it_is_told() -> None:
    table = Table("puerto-rico:2020/3", seed=4)
    root = parsed(pictures.svg(table, names=["Ada", "Bea", "Cleo"]))
    assert root.attrib["role"] == "img"
    assert root.findtext(f"{SVG}title") == "Puerto Rico, Round 1"
    desc = root.findtext(f"{SVG}desc") or ""
    assert f"{['Ada', 'Bea', 'Cleo'][table.seat]} chooses a role." in desc
    assert "Cleo: 2 doubloons; 0 points; goods: none; island: corn; city: empty." in desc
    labelled = root.attrib["aria-labelledby"].split()
    assert labelled == [element.attrib["id"] for element in root[:2]]


@given(moments, st.sampled_from([Long, Wide]))
@settings(max_examples=sized(40, 300))
def test_long_and_wide_words_stay_in_the_frame(moment: Moment, tongue: type[Language]) -> None:
    table = at(*moment)
    root = parsed(pictures.svg(table, language=tongue("de", table.ruleset)))
    for element in root.iter(f"{SVG}text"):
        x, size = float(element.attrib["x"]), float(element.attrib["font-size"])
        broad = breadth(element.text or "", size, "font-weight" in element.attrib)
        left = {"end": x - broad, "middle": x - broad / 2}.get(element.get("text-anchor", ""), x)
        assert 0 <= left <= left + broad <= 900, element.text
