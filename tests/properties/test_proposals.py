"""Proposals are exactly the whole placements and keep-sets that nothing beats, and each can be played."""

from __future__ import annotations

import itertools
from collections import Counter

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from gouverneur import Table
from gouverneur.kernel.playout import random_choice
from gouverneur.puerto_rico.layout import IDLE
from gouverneur.puerto_rico.proposals import all_circles
from gouverneur.puerto_rico.state import PuertoRico
from gouverneur.puerto_rico.vocabulary import FIRST_BUILDING, PLACE, QUARRY, STORE
from rulesets import after

NAMES = st.sampled_from(["puerto-rico:2020/2", "puerto-rico:2002/3", "puerto-rico:2020/4"])
MAKERS = {"small_indigo_plant": 1, "indigo_plant": 1, "small_sugar_mill": 2, "sugar_mill": 2} | {
    "tobacco_storage": 3,
    "coffee_roaster": 4,
}


def outcome(state: PuertoRico, placed: tuple[int, ...]) -> tuple[int, ...]:
    """What a placement is good for: goods of each kind, quarries, each other building."""
    standing = Counter(placed)
    names = state.rules.names
    goods = [standing[0]]
    for good in range(1, 5):
        makers = [FIRST_BUILDING + names.index(name) for name, made in MAKERS.items() if made == good]
        goods.append(min(standing[good], sum(standing[maker] for maker in makers)))
    others = [
        min(standing[FIRST_BUILDING + number], 1) for number, name in enumerate(names) if name not in MAKERS
    ]
    return (*goods, standing[QUARRY], *others)


def beaten(one: tuple[int, ...], by: tuple[int, ...]) -> bool:
    return one != by and all(here <= there for here, there in zip(one, by, strict=True))


@settings(max_examples=40, suppress_health_check=[HealthCheck.filter_too_much])
@given(NAMES, st.integers(0, 10**9), st.integers(0, 100))
def test_the_placements_that_nothing_beats(name: str, seed: int, decisions: int) -> None:
    state, dealer = after(name, seed, decisions)
    while not state.over() and state.kind() != PLACE:
        state.apply(random_choice(state.options, dealer), dealer)
    assume(not state.over())
    assert isinstance(state, PuertoRico)
    seat = state.seat()
    pieces = state.own(seat, IDLE)
    circles = all_circles(state, seat)
    assume(pieces == state.pieces(seat))  # else some stand already, without a choice
    every = set(itertools.islice(itertools.combinations(circles, pieces), 1501))
    assume(len(every) <= 1500)
    outcomes = {outcome(state, placed) for placed in every}
    best = {one for one in outcomes if not any(beaten(one, other) for other in outcomes)}
    table = Table(name, seed=1)
    table.state = state
    found = []
    for turn in table.proposals():
        played = table.copy()
        played.play(*turn)
        assert isinstance(played.state, PuertoRico)
        after_it = played.state
        placed = [
            place for place in range(FIRST_BUILDING + 23) for _ in range(_standing(after_it, seat, place))
        ]
        if after_it.kind() != PLACE or after_it.seat() != seat:
            found.append(outcome(state, tuple(placed)))
    assert len(found) == len(set(found))
    assert set(found) == best


def _standing(state: PuertoRico, seat: int, place: int) -> int:
    return all_circles(state, seat).count(place) - state.room_on(seat, place)


@settings(max_examples=40)
@given(NAMES, st.integers(0, 10**9), st.integers(0, 300))
def test_the_keep_sets_that_nothing_beats(name: str, seed: int, decisions: int) -> None:
    state, dealer = after(name, seed, decisions)
    while not state.over() and state.kind() != STORE:
        state.apply(random_choice(state.options, dealer), dealer)
    assume(not state.over())
    assert isinstance(state, PuertoRico)
    seat = state.seat()
    table = Table(name, seed=1)
    table.state = state
    kept = {_kept(table, [action.words for action in turn], seat) for turn in table.proposals()}
    every = set(_keep_sets(table, (), seat))
    assert kept == {one for one in every if not any(beaten(one, other) for other in every)}


def _kept(table: Table, words: list[str], seat: int) -> tuple[int, ...]:
    found = Counter({word.split()[2]: int(word.split()[1]) for word in words if word != "done"})
    return tuple(found[good] for good in ("corn", "indigo", "sugar", "tobacco", "coffee"))


def _keep_sets(table: Table, words: tuple[str, ...], seat: int) -> list[tuple[int, ...]]:
    """All of them, by trying."""
    found = []
    for option in table.options:
        if option.words == "done":
            found.append(_kept(table, list(words), seat))
        else:
            further = table.copy()
            further.play(option)
            if further.over or further.state.kind() != STORE or further.seat != seat:
                found.append(_kept(table, [*words, option.words], seat))
            else:
                found += _keep_sets(further, (*words, option.words), seat)
    return found


def test_elsewhere_there_is_nothing_to_propose() -> None:
    for name in ("puerto-rico:2020/3", "san-juan:first/2"):
        assert Table(name, seed=1).proposals() == []


def test_a_board_of_the_rulebook() -> None:
    """Two workers, a corn and an indigo plantation with its plant, and a quarry."""
    table = Table.from_position(
        {
            "ruleset": "puerto-rico:2020/3",
            "roles": {"mayor": 0},
            "office": 0,
            "workers": 56,
            "players": [
                {
                    "island": {"corn": 1, "indigo": 1, "quarry": 1},
                    "city": {"small_indigo_plant": 0},
                    "idle": 2,
                },
                {},
                {},
            ],
            "steps": [
                {"step": "role", "seat": 1, "turns": 2},
                {"step": "arrange", "seat": 1, "turns": 2},
                {"step": "place", "seat": 0, "turns": 1},
            ],
        }
    )
    proposed = {" ".join(action.words.split()[1] for action in turn) for turn in table.proposals()}
    assert proposed == {"corn quarry", "indigo small_indigo_plant"}


@given(NAMES, st.integers(0, 10**9), st.integers(0, 200))
def test_in_the_midst_of_a_turn_what_still_fits_is_proposed(name: str, seed: int, decisions: int) -> None:
    state, dealer = after(name, seed, decisions)
    while not state.over() and state.kind() != PLACE:
        state.apply(random_choice(state.options, dealer), dealer)
    assume(not state.over())
    table = Table(name, seed=1)
    table.state = state
    proposed = [[action.words for action in turn] for turn in table.proposals()]
    assume(proposed)  # else something was chosen before that no good placement has
    table.play(proposed[0][0])
    if len(proposed[0]) > 1:
        assert proposed[0][1:] in [[action.words for action in turn] for turn in table.proposals()]
