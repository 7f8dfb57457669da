"""Levels and styles by name, and bots that do not exist."""

from __future__ import annotations

import pytest

from bots.playing import bots_of, thoughts, wins
from gouverneur import ruleset
from gouverneur.bots.levels import LEVEL_NAMES, STYLE_NAMES
from gouverneur.bots.makers import UnknownBot, make_bot
from gouverneur.bots.thinkers import Weakness
from rulesets import sized

GAMES = ["puerto-rico:2020/3", "san-juan:first/3"]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["random", "rules", "rules:deals=1", "search:nodes=5", *LEVEL_NAMES, *STYLE_NAMES])
def test_every_name_makes_a_bot_of_that_name(name: str, bot: str) -> None:
    assert make_bot(bot, ruleset(name), 1).name == bot


@pytest.mark.parametrize(
    "bot",
    ["", "grandmaster", "search:nodes", "search:nodes=0", "search:nodes=-1", "search:nodes=1e9", "search:depth=3",
     "random:nodes=5", "rules:nodes=5", "Master", "search:nodes=99999999999999999999", "search:nodes=٣", "x" * 10_000],
)  # fmt: skip
def test_other_names_are_refused_with_the_names_there_are(bot: str) -> None:
    with pytest.raises(UnknownBot) as error:
        make_bot(bot, ruleset(GAMES[0]), 1)
    assert len(str(error.value)) < 400


@pytest.mark.parametrize("name", GAMES)
def test_weak_levels_give_away_little_at_a_time(name: str) -> None:
    """What is played is never worse by more than the level allows."""
    rules = ruleset(name)
    for level in ("novice", "casual"):
        bots = bots_of([level] * rules.players, rules, 1)
        weakness = bots[0].weakness  # type: ignore[attr-defined]
        assert isinstance(weakness, Weakness)
        erred = 0
        for state, thought in thoughts(rules, bots, seed=5):
            seat = state.seat()
            for candidate in thought.candidates:
                if candidate.turn == thought.turn:
                    lost = thought.candidates[0].shares[seat] - candidate.shares[seat]
                    assert lost <= weakness.most_lost
                    erred += lost > 0
        assert erred > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_novices_beat_random_players(name: str) -> None:
    assert wins(name, "novice", "random", range(sized(10, 50))) > 0.9


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("style", STYLE_NAMES)
def test_a_style_plays_a_whole_game(name: str, style: str) -> None:
    rules = ruleset(name)
    names = [style, *["rules"] * (rules.players - 1)]
    for _ in thoughts(rules, bots_of(names, rules, 1), seed=9):
        pass
