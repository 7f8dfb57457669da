"""Bots of every name play whole turns in every ruleset, here and from another process."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

import pytest

from gouverneur import Table
from gouverneur.bots.bot import Thought
from gouverneur.bots.makers import KNOWN, OFFERED, UnknownBot, make_bot, maker_of
from gouverneur.bots.turns import seed_for, turn_from_numbers, whole_turn
from gouverneur.kernel.errors import IllegalAction
from gouverneur.kernel.state import Observation
from rulesets import PLAIN

QUICK = ("novice", "casual", "regular", "random", "search:nodes=8")


def play_turn(table: Table, name: str) -> list[str]:
    """As at another process; it must be what is thought of here."""
    seat = table.seat
    seed = seed_for(table.seed, len(table.record), seat)
    seen = table.observe(seat)
    numbers = turn_from_numbers(str(table.ruleset), name, seed, json.loads(json.dumps(seen.saved())))
    here = whole_turn(make_bot(name, table.ruleset, seed), seen, table.game)
    assert [action.number for action in here] == numbers
    assert table.whole_turn(*numbers) == here  # what a person could have sent
    table.play(*numbers)
    return [action.words for action in here]


@pytest.mark.parametrize("name", PLAIN)
def test_whole_turns_are_played_in_every_ruleset(name: str) -> None:
    table = Table(name, seed=11)
    for number in range(60):
        if table.over:
            break
        play_turn(table, QUICK[number % len(QUICK)])
    assert len(table.record) > 30


@pytest.mark.parametrize("name", ["san-juan:second+new-buildings/3", "puerto-rico:2020+nobles/3"])
@pytest.mark.parametrize("bot", OFFERED)
def test_everybody_who_is_offered_plays(name: str, bot: str) -> None:
    table = Table(name, seed=3)
    for _ in range(3):
        play_turn(table, bot)
    assert len(table.record) == 3


def test_a_payment_belongs_to_its_building() -> None:
    """Others see one deed, although the bot thought twice."""
    table = Table("san-juan:first/3", seed=3)
    turns = [play_turn(table, "regular") for _ in range(80)]
    paid = [turn for turn in turns if turn[0].startswith("build ") and len(turn) > 1]
    assert paid
    assert all(words.startswith("pay ") for turn in paid for words in turn[1:])
    assert not [turn for turn in turns if turn[0].startswith("pay ")]


def test_the_chance_of_a_bot_is_its_own() -> None:
    """Other than that of the deal, of another seat, and of another moment; and always the same."""
    seeds = {seed_for(*numbers) for numbers in ((0, 0, 0), (0, 0, 1), (0, 1, 0), (1, 0, 0), (7, 3, 2))}
    assert len(seeds) == 5
    assert not seeds & {0, 1, 7}
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert seed_for(7, 3, 2) == seed_for(7, 3, 2)


@pytest.mark.parametrize("name", ["", "clever", "novice:nodes=3", "random:nodes=3", "search:nodes=0", "search:nodes=x",
    "search:ms=1e3", "search:depth=3", "search:nodes=٣", "search:nodes=" + "9" * 5000, "bot", "Master"])  # fmt: skip
def test_there_is_no_bot_of_another_name(name: str) -> None:
    with pytest.raises(UnknownBot, match="there is no bot") as refused:
        maker_of(name)
    assert refused.value.arguments["known"] == KNOWN
    assert len(str(refused.value)) < 300


def test_every_known_name_is_the_name_of_a_bot() -> None:
    table = Table("san-juan:first/2", seed=1)
    for name in KNOWN:
        assert make_bot(name, table.ruleset, 1).name in (name, "search", "rules")


@dataclass
class Stubborn:
    """Plays what it is told, whatever there is to play."""

    turn: tuple[int, ...]
    name: str = "stubborn"
    asked: list[Observation] = field(default_factory=list)

    def think(self, observation: Observation) -> Thought:
        self.asked.append(observation)
        return Thought(self.turn)


@pytest.mark.parametrize("turn", [(), (50,), (61,), (0, 1, 2, 3)])
def test_what_a_bot_may_not_play_is_refused(turn: tuple[int, ...]) -> None:
    table = Table("san-juan:first/3", seed=3)
    bot = Stubborn(turn)
    if turn[:1] == (0,):  # what comes after the turn is for another turn
        assert [action.choice for action in whole_turn(bot, table.observe(table.seat), table.game)] == [0]
        return
    with pytest.raises(IllegalAction, match="stubborn"):
        whole_turn(bot, table.observe(table.seat), table.game)
    assert len(bot.asked) == 1
