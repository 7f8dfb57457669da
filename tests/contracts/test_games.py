"""Thousands of random games: the laws hold at every decision, games end, the same seed is the same game."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from contracts import laws
from contracts.puerto_rico_phases import after_phase
from gouverneur import Dealer, GouverneurError, ruleset
from gouverneur.kernel.bits import lowest, members
from gouverneur.kernel.playout import MOST_DECISIONS, playout, random_choice
from gouverneur.puerto_rico import game as puerto_rico_game
from gouverneur.puerto_rico import vocabulary as pr
from gouverneur.puerto_rico.state import PuertoRico
from gouverneur.san_juan.game import rules_of
from gouverneur.san_juan.layout import OPEN
from gouverneur.san_juan.state import SanJuan
from gouverneur.table import Table, new_state
from rulesets import (
    EVERY,
    PUERTO_RICO,
    RULES,
    SAN_JUAN,
    begin,
    box_of,
    buildings_of,
    cards_of,
    game_of,
    thousands,
    walk,
)

OVERRIDDEN = [
    "san-juan:first/2?card_overrides=smithy.cost:2,tower.copies:0",
    "san-juan:second/3?card_overrides=hero.vp:9,indigo_plant.copies:15",
    "san-juan:second+new-buildings/4?card_overrides=cathedral.copies:0,hut.cost:1",
]


@pytest.mark.slow
@pytest.mark.parametrize("name", EVERY)
def test_the_laws_hold_at_every_decision(name: str) -> None:
    """Options, cards, places, masks and memory agree with each other, whatever was played."""
    for seed in thousands(name, 90, 1000):
        for state, _ in walk(name, seed):
            laws.check(state)


@pytest.mark.parametrize("name", EVERY)
def test_games_end(name: str) -> None:
    """San Juan: with twelve buildings, or there is nothing left with which anybody could build.

    [SJ-END-01 SJ-END-05 PR-END-01]
    """
    ended = 0
    for seed in thousands(name, 400, 4000):
        state, dealer = begin(name, seed)
        decisions = playout(state, dealer)
        laws.check(state)
        if state.over():
            ended += 1
            assert decisions < MOST_DECISIONS
            check_end(state)
        else:
            check_dead_end(state)
    assert ended > 0


def check_end(state: object) -> None:
    if isinstance(state, SanJuan):
        assert max(state.buildings(seat) for seat in range(state.seats)) == 12
    else:
        assert isinstance(state, PuertoRico)
        assert state.ending > 0


def check_dead_end(state: object) -> None:
    """Ruling R-64: the cards lie under chapels and in displays, and no hand can build its owner's twelfth building."""
    assert isinstance(state, SanJuan)
    assert state.cards_left() == 0, "the game goes on although there are cards to draw"
    for seat in range(state.seats):
        if state.buildings(seat) + state.hand_size(seat) + state.size(OPEN) >= 12:
            cards = members(state.hand_mask(seat) | state.mask(OPEN))
            assert not any(could_build(state, seat, card) for card in cards)


def could_build(state: SanJuan, seat: int, card: int) -> bool:
    """Whether a card could ever stand beside the others, as builder and with every help there is."""
    names = [state.rules.names[kind] for kind in members(state.display_mask(seat))]
    helpers = {"library", "quarry" if state.rules.is_city(card) else "smithy"}
    funds = state.hand_size(seat) - (state.count(OPEN, card) == 0)
    if "black_market" in names:
        funds += min(2, state.size(state.goods(seat)))
    twice = state.rules.is_city(card) and state.rules.names[card] in names
    return not twice and state.rules.cost[card] - 1 - len(helpers & set(names)) <= funds


@pytest.mark.parametrize("name", EVERY)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    for seed in thousands(name, 5, 50):
        first = [state.words() for state, dealer in walk(name, seed)]
        again = [state.words() for state, dealer in walk(name, seed)]
        assert first == again


@pytest.mark.parametrize("name", EVERY)
def test_another_seed_is_another_game(name: str) -> None:
    """Whoever always takes the first option meets with different cards or tiles before long."""
    met = set()
    for seed in range(50):
        state, dealer = begin(name, seed)
        for _ in range(100):
            if not state.over():
                state.apply(lowest(state.options), dealer)
        met.add(tuple(state.words()))
    assert len(met) == 50


@pytest.mark.parametrize("name", EVERY)
def test_listening_changes_nothing(name: str) -> None:
    """A game that somebody follows event by event is the game that nobody follows."""
    for seed in thousands(name, 5, 50):
        state, dealer = begin(name, seed)
        listened, chance = begin(name, seed)
        while not state.over() and state.round < 40:
            listened.journal = []
            choice = random_choice(state.options, dealer)
            assert random_choice(listened.options, chance) == choice
            state.apply(choice, dealer)
            listened.apply(choice, chance)
        assert state.words() == listened.words()


@pytest.mark.parametrize("name", EVERY)
def test_scores_are_the_sum_of_their_sources(name: str) -> None:
    """[SJ-SCO-01]"""
    game = game_of(name)
    for seed in thousands(name, 100, 1000):
        state, dealer = begin(name, seed)
        playout(state, dealer)
        scores = [state.score(seat) for seat in range(state.seats)]
        for seat, score in enumerate(scores):
            sources = game.score_sources(state, seat)
            assert sum(points for _, points in sources) == score
            assert len({source for source, _ in sources}) == len(sources), "a source is named twice"
        winners = game.winners(state)
        assert winners
        assert all(scores[winner] == max(scores) for winner in winners)


@pytest.mark.parametrize("name", EVERY)
def test_a_dealer_without_seed_or_outcomes_asks(name: str) -> None:
    with pytest.raises(GouverneurError, match="no seed"):
        new_state(ruleset(name), Dealer())


@pytest.mark.parametrize("name", [*SAN_JUAN, *OVERRIDDEN])
def test_cards_are_as_the_rules_print_them(name: str) -> None:
    """Cost, points and copies of every card, in the order of the specification. [SJ-CMP-02 SJ-CMP-03 SJ-CMP-04]"""
    rules = rules_of(ruleset(name))
    printed = [(card, *numbers) for card, numbers in cards_of(name).items()]
    assert list(zip(rules.names, rules.cost, rules.points, rules.copies, strict=True)) == printed


@pytest.mark.parametrize("name", PUERTO_RICO)
def test_buildings_are_as_the_rules_print_them(name: str) -> None:
    """Cost, points, circles, copies and row of every building, in the order of the specification. [PR-SET-06]"""
    rules = puerto_rico_game.rules_of(ruleset(name))
    printed = buildings_of(name)
    numbers = zip(rules.cost, rules.points, rules.circles, rules.copies, rules.row, strict=True)
    assert dict(zip(rules.names, numbers, strict=True)) == printed
    assert rules.names == list(printed)


@pytest.mark.parametrize("name", PUERTO_RICO)
def test_the_table_is_laid_as_the_rules_say(name: str) -> None:
    """Section 2.2. [PR-SET-01 PR-SET-02 PR-SET-04 PR-SET-05 PR-TWO-01 PR-TWO-02]"""
    box = box_of(name)
    for seed in range(20):
        table = Table(name, seed=seed)
        chance = random.Random(seed)
        while table.state.kind() == pr.DRAFT:
            table.play(chance.choice(table.options))
        view, sheet = table.view(-1), table.sheet
        board = view["festival"]
        assert bool(board) == sheet["festival"] == ("festival" in table.ruleset.modules)
        aside = Counter(board.get("goods", []))
        assert [player["money"] for player in view["players"]] == [box["money"]] * table.ruleset.players
        assert view["chips"] == sheet["chips"] == box["chips"]
        assert view["workers"] + view["office"] == sheet["workers"] == box["workers"]
        assert view["nobles"] + view["office_nobles"] == sheet["nobles"] == box["nobles"]
        assert view["office"] + view["office_nobles"] == table.ruleset.players
        assert sheet["ships"] == [ship["capacity"] for ship in view["ships"]] == box["ships"]
        assert [sheet["tiles"][good] for good in pr.GOOD_NAMES] == box["plantations"]
        assert sheet["tiles"]["quarry"] == view["quarries"] == box["quarries"]
        assert [good["tokens"] for good in sheet["goods"]] == box["goods"]
        assert [view["supply"][good] + aside[good] for good in pr.GOOD_NAMES] == box["goods"]
        assert sum(view["row"].values()) == box["row"]
        assert view["hidden"] == box["hidden"]
        assert len(view["roles"]) == box["roles"]
        starts = [view["players"][(view["governor"] + place) % len(view["players"])] for place in range(2)]
        assert starts[0]["island"]["indigo"] == 1
        assert sum(sum(player["island"].values()) for player in view["players"]) == len(view["players"])


@pytest.mark.slow
@pytest.mark.parametrize("name", PUERTO_RICO)
def test_what_a_phase_leaves_behind(name: str) -> None:
    """Appendix B, 7 to 10: pieces, storage, doubloons on cards and the office. [PR-MAY-04 PR-MAY-07 PR-CAP-14 PR-RND-08]"""
    phases = 0
    for seed in thousands(name, 40, 1000):
        state, dealer = begin(name, seed)
        before, role = state.clone(), -1
        state.journal = []
        while not state.over():
            assert isinstance(state, PuertoRico)
            choice = random_choice(state.options, dealer)
            if state.kind() == pr.ROLE:
                if role >= 0:
                    after_phase(before, role, state.journal, state)
                before, role = state.clone(), choice
                state.journal = []
                phases += 1
            state.apply(choice, dealer)
        after_phase(before, role, state.journal, state)
    assert phases > 100


@pytest.mark.parametrize(
    ("row", "name"),
    [
        ("E1 cards", "san-juan:first/2"),
        ("E2 cards", "san-juan:second/2"),
        ("E2+X cards (without cathedral)", "san-juan:second+new-buildings/2"),
    ],
)
def test_the_checksums_of_the_rules(row: str, name: str) -> None:
    """How many cards there are of each cost, and in all: section 3.3."""
    text = (RULES / "san-juan.md").read_text(encoding="utf-8")
    [line] = [line for line in text.splitlines() if line.startswith(f"| {row} |")]
    *expected, total = map(int, re.findall(r"\| (\d+) (?=\|)", line))
    rules = rules_of(ruleset(name))
    found = [0] * 6
    for card, cost, copies in zip(rules.names, rules.cost, rules.copies, strict=True):
        if card != "cathedral":
            found[cost - 1] += copies
    assert found == expected
    assert sum(found) == total
