"""A picture for a seat shows nothing that the seat cannot know: another truth gives it the same picture."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gouverneur import Dealer, Table, pictures
from pictures.tables import FULL, Moment, at, moments, showing
from properties.secrets_of import mixed
from rulesets import EVERY, PLAIN, sized


def seen(table: Table, seat: int) -> tuple[str, str]:
    return pictures.text(table, seat=seat, colour=False), pictures.svg(table, seat=seat)


@given(moments, st.integers(0, 10**6))
@settings(max_examples=sized(60, 1000))
def test_another_truth_gives_the_same_picture(moment: Moment, chance: int) -> None:
    table = at(*moment)
    for seat in range(-1, table.ruleset.players):
        other = showing(table, mixed(table.state, seat, random.Random(chance)))
        imagined = showing(table, table.state.observe(seat).redeal(Dealer(chance)))
        assert seen(other, seat) == seen(table, seat)
        assert seen(imagined, seat) == seen(table, seat)


def test_the_test_can_fail() -> None:
    """Whoever sees everything sees that truths differ, in both games."""
    for name, seed, decisions in (("san-juan:first/3", 7, 60), (FULL, 16, 294)):
        table = at(name, seed, decisions)
        imagined = [showing(table, table.state.observe(-1).redeal(Dealer(chance))) for chance in range(9)]
        assert len({str(other) for other in imagined}) > 1
        assert len({pictures.text(other, seat=-1) for other in imagined}) == 1


@pytest.mark.parametrize("name", [name for name in EVERY if "points=hidden" in name][:2])
def test_hidden_points_stay_hidden(name: str) -> None:
    table = at(name, 3, 200)
    shown = pictures.text(table, seat=0)
    assert shown.count("points hidden") == table.ruleset.players - 1
    assert shown.count(" in all") == 1
    assert "points hidden" not in str(table)


@pytest.mark.parametrize("name", [name for name in PLAIN if name.startswith("san-juan")][:2])
def test_own_hand_and_no_other(name: str) -> None:
    table = at(name, 11, 60)
    assert pictures.text(table, seat=0).count("\n  hand ") == 1
    assert pictures.text(table, seat=-1).count("\n  hand ") == 0
    assert str(table).count("\n  hand ") == table.ruleset.players
