"""Proposals are exactly the whole placements and keep-sets that nothing beats, and each can be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from gouverneur import Dealer, Table
from gouverneur.kernel.bits import members
from gouverneur.kernel.piles import in_pile
from gouverneur.kernel.playout import random_choice
from gouverneur.kernel.state import STEP_WORDS, State
from gouverneur.puerto_rico.layout import MANNED, NOBLE_STAFF, PORT
from gouverneur.puerto_rico.phases.placing import FIRST
from gouverneur.puerto_rico.state import PuertoRico
from gouverneur.puerto_rico.vocabulary import ARRANGE, GOOD_NAMES, PLACE, PLACE_NOBLE, QUARRY, SEND, STORE
from rulesets import after

NAMES = st.sampled_from(
    [
        "puerto-rico:2020/2",
        "puerto-rico:2002/3",
        "puerto-rico:2020/4",
        "puerto-rico:2020+nobles/3",
        "puerto-rico:2020+new-buildings+nobles/2?draft=new",
        "puerto-rico:2020+new-buildings/4?draft=mixed",
        "puerto-rico:2020+new-buildings+nobles+buccaneer+festival/3",
    ]
)
MAKERS = {"small_indigo_plant": 1, "indigo_plant": 1, "small_sugar_mill": 2, "sugar_mill": 2} | {
    "tobacco_storage": 3,
    "coffee_roaster": 4,
}
TWO_SIDED = ("land_office", "chapel", "hunting_lodge", "zoning_office")  # [PR-NOB-07]


def outcome(state: PuertoRico, seat: int) -> tuple[int, ...]:
    """What a placement is good for: goods of each kind, quarries, guests, each other building and by whom."""
    tiles = [int(in_pile(state.own(seat, MANNED), kind)) for kind in range(6)]
    staff = {name: int(state.staff(seat, building)) for building, name in enumerate(state.rules.names)}
    found = [tiles[0], tiles[QUARRY]]
    for good in range(1, 5):
        found.append(min(tiles[good], sum(staff[name] for name, made in MAKERS.items() if made == good)))
    for building, name in enumerate(state.rules.names):
        if name == "guesthouse":
            found.append(staff[name])
        elif name not in MAKERS:
            nobles = int(state.own(seat, NOBLE_STAFF) >> building) & 1 if name in TWO_SIDED else 0
            found += [min(staff[name], 1) - nobles, nobles]
    return tuple(found)


def beaten(one: tuple[int, ...], by: tuple[int, ...]) -> bool:
    return one != by and all(here <= there for here, there in zip(one, by, strict=True))


def all_outcomes(state: PuertoRico, dealer: Dealer, seat: int, most: int) -> set[tuple[int, ...]]:
    """Of every way to go on placing, by trying; empty if there are too many."""
    found = set()
    waiting = [state]
    for _ in range(most):
        if not waiting:
            return found
        here = waiting.pop()
        for choice in members(here.options):
            following = here.clone()
            following.apply(choice, dealer.clone())
            if is_placing(following, state.top, seat):
                waiting.append(following)
            else:
                found.add(outcome(following, seat))
    return set()


PLACING = (PLACE, PLACE_NOBLE)


def is_placing(state: State, top: int, seat: int) -> bool:
    """Whether the turn goes on."""
    return not state.over() and state.top == top and state.seat() == seat and state.kind() in PLACING


def placing(name: str, seed: int, decisions: int, wanted: Callable[[PuertoRico], bool]) -> Table:
    """A table at the beginning of a turn of placing."""
    state, dealer = after(name, seed, decisions)
    while not state.over():
        assert isinstance(state, PuertoRico)
        if state.kind() in PLACING and state.at(FIRST) == 0 and wanted(state):
            break
        state.apply(random_choice(state.options, dealer), dealer)
    assume(not state.over())
    table = Table(name, seed=1)
    table.state, table.dealer = state, dealer
    return table


def check_placements(table: Table) -> None:
    """What is proposed can be played, and leads to exactly what nothing beats."""
    state = table.state
    assert isinstance(state, PuertoRico)
    seat = state.seat()
    outcomes = all_outcomes(state, table.dealer, seat, 250)
    assume(outcomes)
    found = []
    for turn in table.proposals():
        played = table.copy()
        played.play(*turn)
        assert isinstance(played.state, PuertoRico)
        assert not is_placing(played.state, state.top, seat)
        found.append(outcome(played.state, seat))
    assert len(found) == len(set(found))
    assert set(found) == {one for one in outcomes if not any(beaten(one, other) for other in outcomes)}


@settings(max_examples=40, suppress_health_check=[HealthCheck.filter_too_much])
@given(NAMES, st.integers(0, 10**9), st.integers(0, 150))
def test_the_placements_that_nothing_beats(name: str, seed: int, decisions: int) -> None:
    """Of the pieces of a mayor phase; those that stand already had no choice."""
    check_placements(placing(name, seed, decisions, is_arranging))


def is_arranging(state: PuertoRico) -> bool:
    return state.steps[state.top - STEP_WORDS] == ARRANGE


@settings(max_examples=20, suppress_health_check=[HealthCheck.filter_too_much])
@given(
    st.sampled_from(["puerto-rico:2020+nobles+buccaneer/3", "puerto-rico:2020+buccaneer+festival/4"]),
    st.integers(0, 10**9),
)
def test_the_placements_of_a_raid_and_of_a_prize(name: str, seed: int) -> None:
    """So many pieces only; the others stay where they stand. [PR-BUC-07 PR-FES-06]"""
    check_placements(placing(name, seed, 0, lambda state: not is_arranging(state)))


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


@settings(max_examples=20, suppress_health_check=[HealthCheck.filter_too_much])
@given(st.integers(0, 10**9))
def test_sendings_can_be_played(seed: int) -> None:
    """All goods, all but one of an odd number, or one kind. [PR-SWF-01]"""
    name = "puerto-rico:2020+new-buildings/4?draft=mixed"
    state, dealer = after(name, seed, 0)
    while not state.over() and state.kind() != SEND:
        state.apply(random_choice(state.options, dealer), dealer)
    assume(not state.over())
    table = Table(name, seed=1)
    table.state = state
    assert isinstance(state, PuertoRico)
    port = state.own(state.seat(), PORT)
    proposed = [[action.words for action in turn] for turn in table.proposals()]
    numbers = [(in_pile(port, good), words) for good, words in enumerate(GOOD_NAMES)]
    assert [words for words in proposed[0] if words != "done"] == [
        f"send {number} {words}" for number, words in numbers if number
    ]
    assert len({tuple(turn) for turn in proposed}) == len(proposed)
    for turn in proposed:
        played = table.copy()
        played.play(*turn)
        assert played.over or played.state.kind() != SEND


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
    table = placing(name, seed, decisions, is_arranging)
    proposed = [[action.words for action in turn] for turn in table.proposals()]
    assume(proposed)  # else something was chosen before that no good placement has
    table.play(proposed[0][0])
    if len(proposed[0]) > 1:
        assert proposed[0][1:] in [[action.words for action in turn] for turn in table.proposals()]
