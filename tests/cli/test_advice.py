"""Hints at the terminal, and why the bots did what they did."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from gouverneur import Table
from gouverneur.bots.thinkers import RulesOfThumb
from gouverneur.cli import main
from gouverneur.cli.advice import MOST_TURNS, Adviser
from gouverneur.languages import LANGUAGES, Language
from gouverneur.records import Seat

pytestmark = pytest.mark.usefixtures("home")
NAMES = ["You", "Ana", "Blas"]
SEATS = [Seat(), Seat("Ana", "bot:regular"), Seat("Blas", "bot:regular")]
GAMES = ["puerto-rico:2020/3", "san-juan:second/3"]


def after_the_bots(name: str) -> Table:
    """The person has taken a role and is asked again, the others have played."""
    table = Table(name, seed=4)
    bot = RulesOfThumb(table.ruleset, 1)
    while table.seat != 0 or not table.record or table.record[-1].seat == 0:
        for choice in bot.think(table.observe(table.seat)).turn:
            table.play(table.game.actions.action(table.state.kind(), choice))
    return table


@pytest.mark.parametrize("name", GAMES)
def test_hints_grow_and_begin_anew_with_the_next_decision(name: str) -> None:
    table = Table(name, seed=4)
    adviser = Adviser(table, table.seat, Language("en", name, names=NAMES))
    hints = [adviser.hint() for _ in range(4)]
    assert len(set(hints)) == 3
    assert hints[2] == hints[3]
    assert ": " in hints[2]
    before = table.seat
    table.play(table.options[0])
    while table.seat != before:
        table.play(table.options[0])
    assert ": " not in adviser.hint()


def test_a_hint_knows_nothing_of_what_comes() -> None:
    """Two deals that differ only in what lies in the stacks."""
    position = {"ruleset": "san-juan:first/3", "players": [{"hand": ["smithy", "tower"]}, {}, {}]}
    said = []
    for seed in (1, 2):
        adviser = Adviser(Table.from_position(position, seed=seed), 0, Language("en", "san-juan:first/3"))
        said.append([adviser.hint() for _ in range(3)])
    assert said[0] == said[1]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_bots_say_why(name: str, code: str) -> None:
    table = after_the_bots(name)
    said = Adviser(table, 0, Language(code, name, names=NAMES)).why(SEATS)
    assert 1 <= len(said) <= MOST_TURNS
    for line in said:
        assert line.endswith(".")
        assert any(name in line for name in NAMES[1:]), line
    assert len(table.record) > 0, "nothing is taken back"


def test_roles_come_before_the_rest() -> None:
    table = Table("puerto-rico:2020/3", seed=2)
    bot = RulesOfThumb(table.ruleset, 1)
    first = table.seat
    for _ in range(40):
        for choice in bot.think(table.observe(table.seat)).turn:
            table.play(table.game.actions.action(table.state.kind(), choice))
    # Somebody who has never been asked: all turns are those of others.
    said = Adviser(table, -1, Language("en", "puerto-rico:2020/3", names=NAMES)).why(SEATS)
    assert len(said) == MOST_TURNS
    assert all(" takes the " in line or " take the " in line for line in said), said
    assert first in range(3)


def test_typed() -> None:
    typed = "hint\nhint\nhint\nprospector\n1\nwhy\nhint\nquit\n"
    done = CliRunner().invoke(main, ["play", "--seed", "3", "--bots", "random"], input=typed)
    assert done.exit_code == 0, done.output
    assert "matters now." in done.output
    assert "Take a role " in done.output
    assert "by chance, this bot takes anything." in done.output


@pytest.mark.parametrize(("code", "hint", "why"), [("de", "tipp", "warum"), ("nl", "tip", "waarom")])
def test_typed_in_other_languages(code: str, hint: str, why: str) -> None:
    words = ["play", "puerto-rico:2020/3", "--seed", "3", "--bots", "random", "--lang", code]
    done = CliRunner().invoke(main, words, input=f"{hint}\n{hint}\n{hint}\n1\n{why}\nquit\n")
    assert done.exit_code == 0, done.output
    assert Language(code).phrase("terminal-unknown", words=hint) not in done.output
