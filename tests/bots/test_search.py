"""The search: legal everywhere, the same for a seed, honest about what it thinks, and stronger than what it leans on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import gouverneur
from bots.playing import bots_of, thoughts, wins
from gouverneur import Dealer, Table, ruleset
from gouverneur.bots.judges import judge_for
from gouverneur.bots.makers import make_bot
from gouverneur.bots.thinkers import Budget, Searcher
from gouverneur.bots.thinking.search import Habits, Search
from gouverneur.table import new_state
from rulesets import EVERY, PLAIN, sized

MAIN = [
    "puerto-rico:2020/3",
    "puerto-rico:2020+new-buildings+nobles+buccaneer+festival/4",
    "san-juan:second/2",
]


@pytest.mark.slow
@pytest.mark.parametrize("name", [*PLAIN, *EVERY[:: sized(40, 4)]])
def test_a_game_ends_and_every_choice_is_an_option(name: str) -> None:
    rules = ruleset(name)
    seats = rules.players
    for _, thought in thoughts(rules, bots_of(["search:nodes=12"] * seats, rules, 5), seed=11):
        for candidate in thought.candidates:
            assert len(candidate.shares) == seats
            assert sum(candidate.shares) == pytest.approx(1)
            assert candidate.visits > 0
        if thought.candidates:
            assert thought.turn in [candidate.turn for candidate in thought.candidates]


@pytest.mark.parametrize("name", MAIN)
def test_a_seed_and_a_number_of_nodes_decide_everything(name: str) -> None:
    rules = ruleset(name)
    games = [
        [
            thought
            for _, thought in thoughts(rules, bots_of(["search:nodes=20"] * rules.players, rules, 3), seed=2)
        ]
        for _ in range(2)
    ]
    assert games[0] == games[1]


@pytest.mark.parametrize("name", MAIN)
def test_what_a_seat_cannot_know_changes_nothing(name: str) -> None:
    """Two truths that look the same to a seat: the same thought."""
    rules = ruleset(name)
    dealer = Dealer(4)
    state = new_state(rules, dealer)
    for _ in range(30):
        state.apply(make_bot("rules", rules, 1).think(state.observe(state.seat())).turn[0], dealer)
    observation = state.observe(state.seat())
    other = observation.redeal(Dealer(99))
    assert other.observe(state.seat()).words() == observation.words()
    bots = [make_bot("search:nodes=60", rules, 7) for _ in range(2)]
    assert bots[0].think(observation) == bots[1].think(other.observe(state.seat()))


@pytest.mark.parametrize("name", MAIN)
def test_a_time_budget_is_kept_even_for_a_single_line(name: str) -> None:
    """No measurement: a budget of a tenth of a second may not become a minute."""
    table = Table(name, seed=1)
    bot = Searcher(table.ruleset, 1, Budget(seconds=0.1))
    start = time.perf_counter()
    bot.think(table.observe(table.seat))
    assert time.perf_counter() - start < 30


def test_every_line_is_counted_where_it_went() -> None:
    table = Table("puerto-rico:2020/4", seed=3)
    search = Search(judge_for(table.ruleset), table.observe(table.seat), Habits(), 1)
    search.run(100, 0.0)
    assert 100 <= search.lines < 100 + 3 * len(search.arms)
    assert sum(arm.edge.visits for arm in search.arms) == search.lines
    for arm in search.arms:
        assert sum(arm.edge.totals) == pytest.approx(arm.edge.visits)
        inside = sum(edge.visits for node in arm.edge.nodes for edge in node.edges)
        assert inside <= arm.edge.visits


def test_the_line_that_is_expected_can_be_played() -> None:
    table = Table("puerto-rico:2020/3", seed=8)
    thought = make_bot("search:nodes=400", table.ruleset, 1).think(table.observe(table.seat))
    assert thought.line
    for step in thought.line:
        assert table.game.actions.action(step.kind, step.choice).words
        assert 0 <= step.seat < 3


def test_spite_looks_at_the_best_rival() -> None:
    """The blocker's own share is lowered by what the best rival has."""
    table = Table("puerto-rico:2020/3", seed=8)
    habits = Habits()
    habits.spite = 1.0
    search = Search(judge_for(table.ruleset), table.observe(table.seat), habits, 1)
    search.run(50, 0.0)
    for arm in search.arms:
        assert sum(arm.edge.totals) < arm.edge.visits * 0.9


@pytest.mark.slow
@pytest.mark.parametrize("name", ["puerto-rico:2020/3", "san-juan:second/2"])
def test_search_beats_rules_of_thumb(name: str) -> None:
    """Far from a measurement, but a search that adds nothing would fail."""
    players = ruleset(name).players
    assert wins(name, "search:nodes=150", "rules", range(sized(8, 30))) > 1 / players


def lines_of(name: str) -> list[list[int]]:
    table = Table(name, seed=6)
    for _ in range(12):
        thought = make_bot("rules", table.ruleset, 2).think(table.observe(table.seat))
        table.play(table.game.actions.action(table.state.kind(), thought.turn[0]))
    search = Search(judge_for(table.ruleset), table.observe(table.seat), Habits(), 5)
    search.run(60, 0.0)
    return [[*arm.turn, int(arm.edge.visits)] for arm in search.arms]


@pytest.mark.slow
@pytest.mark.skipif(not gouverneur.compiled, reason="there is one build only")
def test_interpreted_and_compiled_think_the_same() -> None:
    environment = {**os.environ, "GOUVERNEUR_PURE": "1", "PYTHONPATH": str(Path(__file__).parents[1])}
    command = [sys.executable, "-m", "bots.test_search", *MAIN]
    said = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=1200)
    assert said.returncode == 0, said.stderr
    assert json.loads(said.stdout) == [lines_of(name) for name in MAIN]


if __name__ == "__main__":
    print(json.dumps([lines_of(name) for name in sys.argv[1:]]))
