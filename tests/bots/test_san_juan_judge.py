"""The judge of San Juan chooses sensibly everywhere, and leaves the states that it looks at alone."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from gouverneur import Dealer, ruleset
from gouverneur.bots.judges import judge_for
from gouverneur.bots.thinking.judge import Judge
from gouverneur.bots.thinking.selfplay import play_out, rule_of_thumb
from gouverneur.kernel.playout import random_choice
from gouverneur.kernel.state import State
from gouverneur.san_juan import vocabulary as v
from gouverneur.san_juan.layout import DRAW
from gouverneur.san_juan.state import SanJuan
from gouverneur.table import GAMES, new_state
from rulesets import SAN_JUAN, begin, sized, walk

MAIN = ("san-juan:second/2", "san-juan:first/3", "san-juan:second/4", "san-juan:second+new-buildings/4")
MIND = 77


def judge_of(name: str) -> Judge:
    return judge_for(ruleset(name))


@pytest.mark.slow
@pytest.mark.parametrize("name", SAN_JUAN)
def test_every_game_is_played_to_its_end(name: str) -> None:
    judge = judge_of(name)
    for seed in range(sized(1, 30)):
        state, dealer = begin(name, seed)
        play_out([judge] * state.seats, state, dealer, Dealer(MIND), 1)
        assert state.over()


@pytest.mark.slow
@pytest.mark.parametrize("name", SAN_JUAN)
def test_every_choice_is_an_option_and_every_turn_can_be_played(name: str) -> None:
    """Also in games that no sensible player would play; and nothing of the state is touched."""
    judge = judge_of(name)
    for seed in range(sized(1, 5)):
        for place, (state, _) in enumerate(walk(name, 900 + seed)):
            if state.over():
                break
            before = state.words()
            choice = judge.choose(state, Dealer(MIND))
            assert (state.options >> choice) & 1 == 1
            if place % 5 != 0 and state.kind() not in (v.BARTER, v.EXCHANGE, v.BANK):
                continue
            turns = judge.turns(state)
            assert 0 < len(turns) <= 62
            assert len({tuple(turn) for turn in turns}) == len(turns)
            for turn in turns:
                assert turn
                _play(state, turn)
            assert judge.alone(state) == (state.kind() not in (v.ROLE, v.BUILD, v.OVER, v.PICK))
            assert state.words() == before


def _play(state: State, turn: list[int]) -> None:
    """A turn never goes on in a decision of another kind or seat."""
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
        assert GAMES["san-juan"].winners(state) == [me]


def asked(name: str, kind: int, most: int = 40) -> list[SanJuan]:
    """Some decisions of one kind, as good players come to them."""
    judge = judge_of(name)
    found: list[SanJuan] = []
    for seed in range(most):
        state, dealer = begin(name, seed)
        while not state.over():
            assert isinstance(state, SanJuan)
            if state.kind() == kind:
                found.append(state.clone())
            state.apply(judge.choose(state, dealer), dealer)
            if len(found) == most:
                return found
    return found


@pytest.mark.parametrize("kind", [v.PAY, v.KEEP, v.SELL, v.PRODUCE, v.DISCARD])
def test_the_quick_choice_is_the_beginning_of_a_turn_worth_a_thought(kind: int) -> None:
    name = "san-juan:second/3"
    judge = judge_of(name)
    states = asked(name, kind)
    assert states
    for state in states:
        choice = judge.choose(state, Dealer(MIND))
        assert choice in [turn[0] for turn in judge.turns(state)]


def test_all_sets_of_cards_are_thought_of_when_they_are_few() -> None:
    """Each way to keep one of the cards looked at."""
    name = "san-juan:second/3"
    judge = judge_of(name)
    for state in asked(name, v.KEEP):
        if state.at(3) == 1:
            kinds = {turn[0] for turn in judge.turns(state)}
            assert sum(1 << kind for kind in kinds) == state.options


def test_what_is_paid_is_not_what_one_wants_most() -> None:
    """A second copy of a city building that stands already goes before anything that can be built."""
    name = "san-juan:second/3"
    judge = judge_of(name)
    useless = 0
    for state in asked(name, v.PAY, 200):
        hand = state.hand_mask(state.seat())
        owned = hand & state.display_mask(state.seat()) & state.rules.city
        if owned == 0:
            continue
        useless += 1
        after = state.clone()
        while not after.over() and after.kind() == v.PAY and after.seat() == state.seat():
            after.apply(judge.choose(after, Dealer(MIND)), Dealer(MIND))
        gone = sum(
            state.count(state.hand(state.seat()), kind) - after.count(after.hand(state.seat()), kind)
            for kind in range(state.rules.kinds)
            if (owned >> kind) & 1 == 1
        )
        assert gone > 0
    assert useless > 3


def midgame(name: str = "san-juan:second/3", seed: int = 3) -> tuple[SanJuan, Judge, Dealer]:
    """At the choice of a role, some rounds on, as good players get there."""
    state, dealer = begin(name, seed)
    judge = judge_of(name)
    mind = Dealer(MIND)
    while state.kind() != v.ROLE or state.round < 6:  # type: ignore[attr-defined]
        for choice in rule_of_thumb(judge, state, 1, mind):
            state.apply(choice, dealer)
    assert isinstance(state, SanJuan)
    return state, judge, dealer


def test_a_card_more_and_a_point_more_are_worth_more() -> None:
    state, judge, _ = midgame()
    seat = state.seat()
    before = judge.value(state, seat)
    for zone in (state.hand(seat), state.tucked(seat)):
        richer = state.clone()
        richer.move(0, DRAW, zone)
        assert judge.value(richer, seat) > before


def test_shares_are_of_one_win() -> None:
    state, judge, dealer = midgame()
    shares = vec[float]([0.0] * 5)
    judge.shares(state, shares)
    assert sum(shares) == pytest.approx(1)
    while not state.over():
        state.apply(judge.choose(state, dealer), dealer)
    judge.shares(state, shares)
    assert sum(shares) == pytest.approx(1)
    assert max(shares) > 0.7


def test_progress_grows_to_one() -> None:
    state, dealer = begin("san-juan:second/4", 1)
    judge = judge_of("san-juan:second/4")
    reached = judge.progress(state)
    assert reached < 0.1
    while not state.over():
        assert judge.progress(state) >= reached - 1e-9
        reached = judge.progress(state)
        assert judge.last_round(state) == (reached == 1.0)
        state.apply(judge.choose(state, dealer), dealer)
    assert judge.progress(state) == 1.0


def test_in_the_last_builder_phase_points_decide() -> None:
    """Whoever comes after the twelfth building builds what scores most, whatever it costs."""
    judge = judge_of("san-juan:second/4")
    seen = 0
    for state in asked("san-juan:second/4", v.BUILD, 4000):
        if not judge.last_round(state):
            continue
        seat = state.seat()
        choice = judge.choose(state, Dealer(MIND))
        scores = {}
        for turn in judge.turns(state):
            after = state.clone()
            after.apply(turn[0], Dealer(MIND))
            for _ in range(20):
                if after.over() or after.seat() != seat or after.kind() == v.BUILD:
                    break
                after.apply(judge.choose(after, Dealer(MIND)), Dealer(MIND))
            scores[turn[0]] = after.score(seat)
        assert scores[int(choice)] >= max(scores.values()) - 1  # a palace counts in whole points
        seen += 1
    assert seen > 5
