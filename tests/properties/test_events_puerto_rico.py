"""What happens at Puerto Rico is told to everybody, but for tiles that only their finder has seen."""

from __future__ import annotations

from collections import Counter

import pytest

from gouverneur.kernel.bits import members
from gouverneur.kernel.event import Event
from gouverneur.kernel.playout import random_choice
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.layout import IDLE_NOBLES, ISLAND, OWNED, PORT
from gouverneur.puerto_rico.state import PuertoRico
from rulesets import PUERTO_RICO, begin, thousands

SECRETS = ("look", "hidden_forest")  # [PR-FOR-02 PR-FOR-05]


def islands(state: PuertoRico) -> list[Counter[str]]:
    return [
        +Counter(
            {name: (state.own(seat, ISLAND) >> (4 * kind)) & 15 for kind, name in enumerate(v.TILE_NAMES)}
        )
        for seat in range(state.seats)
    ]


def cities(state: PuertoRico) -> list[set[str]]:
    return [
        {state.rules.names[building] for building in members(state.own(seat, OWNED))}
        for seat in range(state.seats)
    ]


def follow(event: Event, found: list[Counter[str]], built: list[set[str]]) -> None:
    """What a spectator makes of it."""
    seen = event.seen_by(-1)
    assert seen is not None
    if event.key in ("tile", "draw"):
        found[event.seat][str(seen["tile"])] += 1
    elif event.key in ("forest", "hidden_forest"):
        found[event.seat]["forest"] += 1
    elif event.key in ("discard", "sell_land"):
        found[event.seat]["forest" if seen["forest"] else str(seen["tile"])] -= 1
    elif event.key == "build":
        built[event.seat].add(str(seen["building"]))


@pytest.mark.slow
@pytest.mark.parametrize("name", PUERTO_RICO)
def test_a_spectator_can_follow_islands_and_cities(name: str) -> None:
    """And is told no secret: who sees a tile of the hidden stack is whoever drew it. [PR-GEN-06]"""
    for seed in thousands(name, 6, 100):
        state, dealer = begin(name, seed)
        assert isinstance(state, PuertoRico)
        while state.kind() == v.DRAFT:
            state.apply(random_choice(state.options, dealer), dealer)
        found, built = islands(state), cities(state)
        while not state.over():
            state.journal = []
            state.apply(random_choice(state.options, dealer), dealer)
            for event in state.journal:
                check_secrets(event, state.seats)
                follow(event, found, built)
            assert [+island for island in found] == islands(state)
            assert built == cities(state)


def check_secrets(event: Event, seats: int) -> None:
    assert event.audience == -1, "that something happened is never a secret"
    assert (event.key in SECRETS) == bool(event.secret)
    for viewer in range(-1, seats):
        seen = event.seen_by(viewer)
        assert seen is not None
        if event.key in SECRETS:
            assert ("tile" in seen) == (viewer == event.seat)


@pytest.mark.parametrize("name", [name for name in PUERTO_RICO if "nobles" in name])
def test_ports_change_only_with_an_event(name: str) -> None:
    """Goods and the nobles that wait on a port."""
    for seed in thousands(name, 4, 60):
        state, dealer = begin(name, seed)
        assert isinstance(state, PuertoRico)
        while not state.over():
            before = ports(state)
            state.journal = []
            state.apply(random_choice(state.options, dealer), dealer)
            assert state.journal or ports(state) == before


def ports(state: PuertoRico) -> list[tuple[int, int]]:
    return [(int(state.own(seat, PORT)), int(state.own(seat, IDLE_NOBLES))) for seat in range(state.seats)]
