"""An observation tells a seat all it may know and nothing else, and a whole game can be imagined from it."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contracts import laws
from gouverneur import Dealer, Table, ruleset
from gouverneur.kernel.bits import members
from gouverneur.kernel.errors import ChanceNeeded, PositionError
from gouverneur.kernel.playout import MOST_DECISIONS, random_choice
from gouverneur.kernel.state import State
from gouverneur.notation.positions import write_observation
from gouverneur.puerto_rico import vocabulary as pr
from gouverneur.san_juan.layout import DISCARDED, DRAW
from gouverneur.san_juan.state import SanJuan
from properties.secrets_of import counts, hidden_cards, hides_something, mixed
from rulesets import EVERY, PLAIN, PUERTO_RICO, SAN_JUAN, after, game_of, sized, thousands, walk

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


@given(NAMES, SEEDS, LENGTHS, SEEDS)
def test_an_observation_comes_back_from_its_numbers(
    name: str, seed: int, decisions: int, chance: int
) -> None:
    """For each seat and a spectator; and the same is imagined from it."""
    state, _ = after(name, seed, decisions)
    for viewer in viewers(state):
        seen = state.observe(viewer)
        again = game_of(name).restored_observation(ruleset(name), json.loads(json.dumps(seen.saved())))
        assert (again.seat, again.words()) == (viewer, seen.words())
        assert again.redeal(Dealer(chance)).words() == seen.redeal(Dealer(chance)).words()


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAIN)
def test_observations_come_back_in_whole_games(name: str) -> None:
    for number, (state, _) in enumerate(walk(name, 17, 800)):
        seen = state.observe(number % (state.seats + 1) - 1)
        again = game_of(name).restored_observation(ruleset(name), seen.saved())
        assert again.saved() == seen.saved()
        assert again.redeal(Dealer(number)).words() == seen.redeal(Dealer(number)).words()


def test_numbers_of_another_ruleset_are_no_observation() -> None:
    for name, other in itertools.permutations(("san-juan:second/3", "san-juan:second/4"), 2):
        numbers = after(name, 1, 40)[0].observe(0).saved()
        with pytest.raises((PositionError, IndexError)):
            game_of(other).restored_observation(ruleset(other), numbers)
        with pytest.raises((PositionError, IndexError)):
            game_of(name).restored_observation(ruleset(name), numbers[:-1])


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
def test_all_but_hidden_points_and_drawn_forests_is_public(name: str, seed: int, decisions: int) -> None:
    """A table may hide the points of others until the end; a forest that was drawn hides its kind. [PR-GEN-06 PR-FOR-05]"""
    check_public(after(name, seed, decisions)[0], "points=hidden" in name)


def check_public(state: State, hides_points: bool) -> None:
    views = [write_observation(state.observe(viewer)) for viewer in viewers(state)]
    for viewer, view in zip(viewers(state), views, strict=True):
        shown = [player["points"] is not None for player in view["players"]]
        hidden = hides_points and not state.over()
        assert shown == [not hidden or seat == viewer for seat in range(state.seats)]
        assert ("options" in view) == (not state.over() and state.seat() == viewer)
        own = ("seat", "options", "players", "hidden_kinds", "steps")
        public = {key: value for key, value in view.items() if key not in own}
        assert public == {key: views[0][key] for key in public}
        for seat, player in enumerate(view["players"]):
            rest = {"points": 0, "under": 0, "unknown_forests": 0}
            assert {**player, **rest} == {**views[0]["players"][seat], **rest}
            assert sum(player["under"].values()) + player["unknown_forests"] == player["island"]["forest"]
            assert seat != viewer or player["unknown_forests"] == 0, "a seat knows what it has drawn itself"
        for step, other in zip(view["steps"], views[0]["steps"], strict=True):
            assert {**step, "found": 0} == {**other, "found": 0}
            assert ("found" in step) == (step["step"] == "lay" and step["seat"] == viewer)


# Two seats draw tiles and plant forests, a third looks on.
FORESTERS = {
    "ruleset": "puerto-rico:2020+new-buildings+nobles/3?land_office_sells_forest=true",
    "players": [
        {"money": 9, "city": {"hacienda": 1, "forest_house": 1, "hunting_lodge": 1}, "island": {}},
        {"money": 9, "city": {"hacienda": 1, "forest_house": 1, "land_office": 1}, "island": {}},
        {"money": 9, "city": {"land_office": 1, "hunting_lodge": 1}, "noble_city": {"land_office": 1}},
    ],
    "discards": ["corn", "indigo", "sugar", "tobacco", "coffee"] * 5,
}
PLANTING = ("settler", "trader", "draw", "buy_land", "lay forest", "discard", "sell_land")


def foresters(seed: int, decisions: int) -> Table:
    """A game in which forests are planted whenever somebody can, until so many decisions were taken."""
    table = Table.from_position(FORESTERS, seed=seed)
    chance = random.Random(seed)
    for _ in range(decisions):
        if table.over:
            break
        wanted = [action for action in table.options if action.words.startswith(PLANTING)]
        table.play(chance.choice(wanted if wanted and chance.random() < 0.7 else list(table.options)))
    return table


def test_drawn_forests_are_known_to_whoever_drew_them() -> None:
    """Equal words, equal views and equal events for whoever cannot know better; and all laws hold. [PR-FOR-05]"""
    differ = told = held = 0
    for seed in range(sized(60, 600)):
        table = foresters(seed, seed % 50)
        state = table.state
        check_public(state, False)
        for viewer in viewers(state):
            other = mixed(state, viewer, random.Random(seed))
            differ += other.words() != state.words()
            held += not state.over() and state.kind() == pr.LAY and state.seat() != viewer
            laws.check(other, 1)
            assert other.observe(viewer).words() == state.observe(viewer).words()
            assert write_observation(other.observe(viewer)) == write_observation(state.observe(viewer))
            told += check_same_events(state, other, viewer)
            imagined = state.observe(viewer).redeal(Dealer(seed))
            laws.check(imagined, 1)
            assert imagined.observe(viewer).words() == state.observe(viewer).words()
    assert differ > 60
    assert told > 300
    assert held > 5


def check_same_events(state: State, other: State, viewer: int) -> int:
    """Whatever is chosen that shows no tile tells the viewer the same in both."""
    choices = game_of("puerto-rico:2020/3").actions.by_step[state.kind()].choices if not state.over() else ()
    told = 0
    for choice in members(state.options & other.options):
        if choices[choice] == "lay plantation" or " forest " in choices[choice]:
            continue  # the tile is shown
        seen = []
        for truth in (state.clone(), other.clone()):
            truth.journal = []
            with contextlib.suppress(ChanceNeeded):
                truth.apply(choice, Dealer())
                seen.append(
                    ([event.seen_by(viewer) for event in truth.journal], truth.observe(viewer).words())
                )
        assert len(seen) in (0, 2)
        assert seen[:1] == seen[1:]
        told += len(seen) == 2
    return told


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
