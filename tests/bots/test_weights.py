"""The tables of weights: every row means something, every style likes something that exists."""

from __future__ import annotations

import pytest

from gouverneur import ruleset
from gouverneur.bots.judges import judge_for
from gouverneur.bots.levels import STYLE_NAMES
from gouverneur.bots.weights import read_weights, style_of, weights_of, with_style, write_weights

GAMES = {"puerto-rico": "puerto-rico:2020+new-buildings+nobles/4", "san-juan": "san-juan:second+new-buildings/3"}


@pytest.mark.parametrize("game", GAMES)
def test_table_and_judge_have_the_same_rows(game: str) -> None:
    rules = ruleset(GAMES[game])
    assert set(weights_of(game, rules.players)) == {*judge_for(rules).names, "spread"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("style", STYLE_NAMES)
def test_a_style_changes_the_rows_that_it_names(game: str, style: str) -> None:
    table, likes = weights_of(game, 3), style_of(game, style)
    assert set(likes) <= {*table, "spite"}
    changed = {name for name, row in with_style(table, likes).items() if row != table[name]}
    assert changed == set(likes) - {"spite"}
    assert likes


def test_what_is_written_can_be_read() -> None:
    table = {"a": [1.0, -2.5, 0.125], "spread": [3.0, 2.0, 1.0]}
    other = {"a": [4.0, 5.0, 6.0]}
    text = write_weights({"all": table, "players-2": other}, "Two lines\nof words.")
    assert read_weights(text, 3) == table
    assert read_weights(text, 2) == {**table, **other}


@pytest.mark.parametrize("row", ["[1.0, 2.0]", "3.0", '"x"', "[1.0, 2.0, 3.0, 4.0]"])
def test_a_row_has_three_numbers(row: str) -> None:
    with pytest.raises(ValueError, match="three numbers"):
        read_weights(f"[all]\nspread = {row}\n", 3)
