"""The judge of Puerto Rico chooses sensibly everywhere, and leaves the states that it looks at alone."""

from __future__ import annotations

import pytest

from gouverneur import Dealer, Table, ruleset
from gouverneur.bots.judges import judge_for
from gouverneur.bots.thinking.judge import Judge
from gouverneur.bots.thinking.selfplay import play_out, rule_of_thumb
from gouverneur.kernel.playout import random_choice
from gouverneur.kernel.state import State
from gouverneur.puerto_rico.buildings.base import BASE_SHEET
from gouverneur.puerto_rico.game import ACTIONS
from gouverneur.puerto_rico.layout import MONEY, PORT
from gouverneur.puerto_rico.state import PuertoRico
from gouverneur.puerto_rico.vocabulary import (
    PLACE,
    PLACE_NOBLE,
    ROLE,
    SEND,
    STORE,
)
from gouverneur.table import new_state
from rulesets import PUERTO_RICO, begin, sized, walk
from situations_puerto_rico import empty, phase, seat

THREE = "puerto-rico:2020/3"
PRINTED = {building.name: building.points for building in BASE_SHEET}
MAIN = ("puerto-rico:2020/2", "puerto-rico:2020/3", "puerto-rico:2002/4", "puerto-rico:2020/5")
MIND = 77


def judge_of(name: str) -> Judge:
    return judge_for(ruleset(name))


@pytest.mark.slow
@pytest.mark.parametrize("name", PUERTO_RICO)
def test_every_game_is_played_to_its_end(name: str) -> None:
    state, dealer = begin(name, 5)
    judge = judge_of(name)
    play_out([judge] * state.seats, state, dealer, Dealer(MIND), 1)
    assert state.over()


@pytest.mark.slow
@pytest.mark.parametrize("name", PUERTO_RICO)
def test_every_choice_is_an_option_and_every_turn_can_be_played(name: str) -> None:
    """Also in games that no sensible player would play; and nothing of the state is touched."""
    judge = judge_of(name)
    for seed in range(sized(1, 5)):
        for place, (state, dealer) in enumerate(walk(name, 900 + seed)):
            if state.over():
                break
            before = state.words()
            choice = judge.choose(state, Dealer(MIND))
            assert (state.options >> choice) & 1 == 1
            judge.alone(state)
            if place % 7 == 0 or state.kind() in (PLACE, PLACE_NOBLE, STORE, SEND):
                for turn in judge.turns(state):
                    _play(state, turn)
            assert state.words() == before


def _play(state: State, turn: list[int]) -> None:
    after = state.clone()
    kind, seat = state.kind(), state.seat()
    for choice in turn:
        assert (after.kind(), after.seat()) == (kind, seat)
        after.apply(choice, Dealer(MIND))


@pytest.mark.slow
@pytest.mark.parametrize("name", MAIN)
def test_random_players_are_beaten(name: str) -> None:
    judge = judge_of(name)
    for seed in range(sized(8, 100)):
        dealer, chance = Dealer(seed), Dealer(seed + 1000)
        state = new_state(ruleset(name), dealer)
        me = seed % state.seats
        while not state.over():
            if state.seat() != me:
                state.apply(random_choice(state.options, chance), dealer)
                continue
            for choice in rule_of_thumb(judge, state, 1, chance):
                state.apply(choice, dealer)
        assert judge.standing(state, me) == max(judge.standing(state, seat) for seat in range(state.seats))


def midgame(name: str = "puerto-rico:2020/3", seed: int = 3) -> tuple[PuertoRico, Judge, Dealer]:
    """At the choice of a role, some rounds on, as good players get there."""
    state, dealer = begin(name, seed)
    judge = judge_of(name)
    mind = Dealer(MIND)
    while state.kind() != ROLE or state.round < 8:
        for choice in rule_of_thumb(judge, state, 1, mind):
            state.apply(choice, dealer)
    assert isinstance(state, PuertoRico)
    return state, judge, dealer


def test_more_of_anything_good_is_worth_more() -> None:
    state, judge, _ = midgame()
    seat = state.seat()
    before = judge.value(state, seat)
    for field, more in ((MONEY, 1), (PORT, 1), (PORT, 1 << 16)):
        richer = state.clone()
        richer.add_own(seat, field, more)
        assert judge.value(richer, seat) > before


def test_shares_are_of_one_win() -> None:
    state, judge, dealer = midgame()
    from librt.vecs import vec

    shares = vec[float]([0.0] * 5)
    judge.shares(state, shares)
    assert sum(shares) == pytest.approx(1)
    while not state.over():
        state.apply(judge.choose(state, dealer), dealer)
    judge.shares(state, shares)
    assert sum(shares) == pytest.approx(1)
    assert max(shares) > 0.7


def test_progress_grows_to_one() -> None:
    state, judge, dealer = begin("puerto-rico:2020/4", 1)[0], judge_of("puerto-rico:2020/4"), Dealer(1)
    reached = judge.progress(state)
    assert reached < 0.1
    while not state.over():
        assert judge.progress(state) >= reached - 1e-9
        reached = judge.progress(state)
        state.apply(judge.choose(state, dealer), dealer)
    assert reached == 1.0


# -- single decisions ---------------------------------------------------------------------------------------


def best_words(table: Table) -> list[str]:
    """What the rule of thumb plays, in words."""
    state = table.state
    turn = rule_of_thumb(judge_of(THREE), state, 3, Dealer(MIND))
    return [ACTIONS.action(state.kind(), choice).words for choice in turn]


def quick_word(table: Table) -> str:
    state = table.state
    return ACTIONS.action(state.kind(), judge_of(THREE).choose(state, Dealer(MIND))).words


def test_a_plantation_and_its_plant_are_manned_together() -> None:
    """Three workers, one of them the mayor's own: the coffee, not the plants that have no plantation."""
    table = phase(
        THREE,
        "mayor",
        seat(island={"coffee": 1, "sugar": 1}, city=empty("coffee_roaster", "indigo_plant")),
        office=3,
    )
    table.play("hire 1")
    assert sorted(best_words(table)) == ["place coffee", "place coffee_roaster"]


def test_the_dearest_good_is_sold() -> None:
    table = phase(THREE, "trader", seat(goods={"indigo": 1, "coffee": 1}, money=3))
    assert best_words(table) == ["sell coffee"]
    assert quick_word(table) == "sell coffee"


def test_the_larger_load_comes_first() -> None:
    table = phase(THREE, "captain", seat(goods={"corn": 4, "sugar": 1}))
    assert best_words(table)[0].startswith("load corn")
    assert quick_word(table).startswith("load corn")


def test_in_the_last_round_the_building_of_most_points_is_built() -> None:
    """The chips are gone, and nothing else can bring anything any more."""
    table = phase(
        THREE, "builder", seat(money=8, points=25), seat(points=25), seat(points=25), ending=["chips"]
    )
    for words in (best_words(table)[0], quick_word(table)):
        assert PRINTED[words.removeprefix("build ")] == 3
