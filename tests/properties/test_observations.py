"""An observation tells a seat all it may know and nothing else, and a whole game can be imagined from it."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contracts import laws
from gouverneur import Dealer
from gouverneur.kernel.bits import members
from gouverneur.kernel.playout import MOST_DECISIONS, random_choice
from gouverneur.kernel.state import State
from gouverneur.notation.positions import write_observation
from gouverneur.san_juan.layout import DISCARDED, DRAW
from gouverneur.san_juan.state import SanJuan
from properties.secrets_of import counts, hidden_cards, hides_something, mixed
from rulesets import EVERY, PUERTO_RICO, SAN_JUAN, after, thousands, walk

NAMES = st.sampled_from(EVERY)
SEEDS = st.integers(0, 2**63 - 1)
LENGTHS = st.integers(0, 900)


def viewers(state: State) -> range:
    return range(-1, state.seats)


@given(NAMES, SEEDS, LENGTHS, SEEDS)
def test_redeal_then_observe_is_the_identity(name: str, seed: int, decisions: int, chance: int) -> None:
    """For each seat and a spectator, also for what is imagined from what was imagined."""
    state, _ = after(name, seed, decisions)
    for viewer in viewers(state):
        seen = state.observe(viewer)
        imagined = seen.redeal(Dealer(chance))
        again = imagined.observe(viewer)
        assert again.words() == seen.words()
        assert again.redeal(Dealer(chance)).words() == imagined.words()


@pytest.mark.slow
@pytest.mark.parametrize("name", EVERY)
def test_redeal_then_observe_in_whole_games(name: str) -> None:
    for seed in thousands(name, 6, 100):
        for number, (state, _) in enumerate(walk(name, seed, 800)):
            viewer = number % (state.seats + 1) - 1
            seen = state.observe(viewer)
            assert seen.redeal(Dealer(number)).observe(viewer).words() == seen.words()


@given(NAMES, SEEDS, LENGTHS, SEEDS)
def test_what_a_seat_cannot_know_does_not_change_what_it_sees(
    name: str, seed: int, decisions: int, chance: int
) -> None:
    """[SJ-INF-01 SJ-INF-02 SJ-INF-03 SJ-INF-04 SJ-INF-06 PR-GEN-06]"""
    state, _ = after(name, seed, decisions)
    for viewer in viewers(state):
        other = mixed(state, viewer, random.Random(chance))
        assert other.observe(viewer).words() == state.observe(viewer).words()


@pytest.mark.slow
@pytest.mark.parametrize("name", EVERY)
def test_what_a_seat_cannot_know_in_whole_games(name: str) -> None:
    """The same at every fifth decision; and the mixing does change the truth."""
    chance = random.Random(name)
    differ = 0
    for seed in thousands(name, 8, 60):
        for number, (state, _) in enumerate(walk(name, seed, 800)):
            if number % 5 == 0:
                viewer = chance.randrange(-1, state.seats)
                other = mixed(state, viewer, chance)
                differ += other.words() != state.words()
                assert other.observe(viewer).words() == state.observe(viewer).words()
    assert differ > 50 or not hides_something(name)


@given(st.sampled_from(SAN_JUAN), SEEDS, LENGTHS)
def test_a_seat_sees_what_is_its_own_and_what_is_public(name: str, seed: int, decisions: int) -> None:
    """Own hand, own tucked cards and own options; displays, tables, sizes of hands and piles. [SJ-INF-07]"""
    state, _ = after(name, seed, decisions)
    assert isinstance(state, SanJuan)
    for viewer in viewers(state):
        observation = state.observe(viewer)
        seen = observation.seen
        hidden = hidden_cards(state, viewer)
        for zone in range(state.card_zones()):
            expected = counts(state, zone) - hidden.get(zone, counts(state, -1) if zone < 0 else Counter())
            assert counts(seen, zone) == expected
            told = observation.hidden[zone]
            number = hidden[zone].total() if zone in hidden else 0
            secret_number = zone in [
                stack(seat)
                for seat in range(state.seats)
                for stack in (state.tucked, state.stowed)
                if seat != viewer
            ] and not (state.rules.open_tucks or state.over())
            assert told == (-1 if secret_number else number)
        if not state.over():
            assert seen.options == (state.options if state.seat() == viewer else 0)
        assert [seen.round, seen.governor, seen.free_roles, seen.takers, seen.doubled, seen.tile_up] == [
            state.round,
            state.governor,
            state.free_roles,
            state.takers,
            state.doubled,
            state.tile_up,
        ]


@given(st.sampled_from(PUERTO_RICO), SEEDS, LENGTHS)
def test_all_but_hidden_points_is_public(name: str, seed: int, decisions: int) -> None:
    """At Puerto Rico everybody sees the same; a table may hide the points of others until the end. [PR-GEN-06]"""
    state, _ = after(name, seed, decisions)
    views = [write_observation(state.observe(viewer)) for viewer in viewers(state)]
    for viewer, view in zip(viewers(state), views, strict=True):
        shown = [player["points"] is not None for player in view["players"]]
        hidden = "points=hidden" in name and not state.over()
        assert shown == [not hidden or seat == viewer for seat in range(state.seats)]
        assert ("options" in view) == (not state.over() and state.seat() == viewer)
        public = {key: value for key, value in view.items() if key not in ("seat", "options", "players")}
        assert public == {key: views[0][key] for key in public}
        players = zip(view["players"], views[0]["players"], strict=True)
        assert all({**one, "points": 0} == {**other, "points": 0} for one, other in players)


@given(NAMES, SEEDS, LENGTHS, SEEDS)
def test_an_imagined_game_can_be_played_to_the_end(name: str, seed: int, decisions: int, chance: int) -> None:
    """And keeps every law. Where another seat decides it may have one option only: its cards are imagined."""
    state, _ = after(name, seed, decisions)
    for viewer in viewers(state):
        dealer = Dealer(chance)
        imagined = state.observe(viewer).redeal(dealer)
        laws.check(imagined, 2 if not state.over() and state.seat() == viewer else 1)
        if not state.over():
            assert imagined.seat() == state.seat()
            assert imagined.kind() == state.kind()
            if state.seat() == viewer:
                assert imagined.options == state.options
        for _ in range(MOST_DECISIONS):
            if imagined.over():
                break
            imagined.apply(random_choice(imagined.options, dealer), dealer)
            laws.check_rest(imagined)
        laws.check(imagined)


@pytest.mark.slow
@pytest.mark.parametrize("name", EVERY)
def test_imagined_games_from_every_decision(name: str) -> None:
    """From all decisions of some games, a few moves on: no option is missing where somebody must act."""
    for seed in thousands(name, 3, 60):
        for number, (state, _) in enumerate(walk(name, seed, 800)):
            if state.over():
                continue
            dealer = Dealer(number)
            imagined = state.observe(number % (state.seats + 1) - 1).redeal(dealer)
            for _ in range(6):
                if imagined.over():
                    break
                assert imagined.options
                imagined.apply(random_choice(imagined.options, dealer), dealer)
            laws.check(imagined, 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", SAN_JUAN[::9])
def test_imagined_hands_are_dealt_evenly(name: str) -> None:
    """Each unseen card is as likely in an unseen hand as its share of the unseen cards."""
    state, _ = after(name, 8, 120)
    assert isinstance(state, SanJuan)
    viewer = 0
    hidden = hidden_cards(state, viewer)
    pool = sum(hidden.values(), Counter())
    zones = [zone for zone, cards in hidden.items() if cards and zone not in (DRAW, DISCARDED)]
    rounds = 3000
    for zone in zones[:2]:
        size = hidden[zone].total()
        found = Counter()
        for number in range(rounds):
            imagined = state.observe(viewer).redeal(Dealer(number))
            assert isinstance(imagined, SanJuan)
            found += counts(imagined, zone) - (counts(state, zone) - hidden[zone])
        share = size * rounds / pool.total()
        square = sum(
            (found[kind] - pool[kind] * share) ** 2 / (pool[kind] * share) for kind in members(mask(pool))
        )
        freedom = len(pool) - 1
        assert square < freedom + 5.6 * (2 * freedom) ** 0.5, (
            f"far from even for {freedom} degrees of freedom"
        )


def mask(cards: dict[int, int]) -> int:
    return sum(1 << kind for kind, number in cards.items() if number)
