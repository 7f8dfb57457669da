"""Every legal choice of Puerto Rico is reached exactly once, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from gouverneur import Dealer, Table
from gouverneur.kernel.bits import members
from gouverneur.kernel.state import State
from gouverneur.notation.positions import write_observation, write_position, write_sheet
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.table import ruleset
from reachability import puerto_rico_by_the_book as book
from rulesets import PUERTO_RICO, sized, thousands, walk

RULESET = "puerto-rico:2020/3"
CIRCLES = {
    "small_market": 1,
    "office": 1,
    "coffee_roaster": 2,
    "sugar_mill": 3,
    "tobacco_storage": 3,
    "fortress": 1,
}
BELOW = {"step": "role", "seat": 1, "turns": 2}


def ends(state: State, step: int, outcome: Callable[[State], book.Amounts]) -> Iterator[book.Amounts]:
    """What every line of choices of this one turn comes to."""
    if state.over() or state.kind() != step or state.seat() != 0:
        yield outcome(state)
        return
    for choice in members(state.options):
        following = state.clone()
        following.apply(choice, Dealer(1))
        yield from ends(following, step, outcome)


def pieces(state: State) -> book.Amounts:
    player = write_position(state)["players"][0]
    placed = {**player.get("manned", {}), **player.get("city", {})}
    return tuple((place, number) for place, number in placed.items() if number)


def port(state: State) -> book.Amounts:
    return tuple(write_position(state)["players"][0].get("goods", {}).items())


def boards(chance: random.Random, number: int) -> Iterator[tuple[dict[str, Any], dict[str, int], int]]:
    """Small boards with pieces anywhere: the player, the room on each place, and how many pieces there are."""
    for _ in range(number):
        kinds = chance.sample([*v.TILE_NAMES[: v.CIRCLE_TILES]], chance.randint(0, 3))
        island = {kind: chance.randint(1, 3) for kind in sorted(kinds, key=v.TILE_NAMES.index)}
        city = {
            name: CIRCLES[name] for name in book_order(chance.sample(sorted(CIRCLES), chance.randint(0, 3)))
        }
        rooms = {**island, **city}
        total = chance.randint(0, min(sum(rooms.values()) + 1, 9))
        left = total
        manned, staff = {}, {}
        for place, room in rooms.items():
            there = chance.randint(0, min(room, left))
            (manned if place in island else staff)[place] = there
            left -= there
        yield {"island": island, "manned": manned, "city": staff, "idle": left}, rooms, total


def book_order(names: list[str]) -> list[str]:
    sheet = [building["building"] for building in write_sheet(ruleset(RULESET))["buildings"]]
    return sorted(names, key=sheet.index)


def mayor_phase(player: dict[str, Any]) -> Table:
    """Seat 0 has taken the mayor, nothing is dealt, and it has declined its own worker."""
    table = Table.from_position({"ruleset": RULESET, "office": 0, "players": [player, {}, {}]}, seed=1)
    table.play("mayor")
    table.play("pass")
    return table


def test_every_placement_is_reached_exactly_once() -> None:
    """[PR-MAY-03 PR-MAY-04]"""
    asked = 0
    for player, rooms, total in boards(random.Random(1), sized(300, 5000)):
        table = mayor_phase(player)
        reached = Counter(ends(table.state, v.PLACE, pieces))
        assert set(reached) == book.placements(rooms, total)
        assert max(reached.values()) == 1, "a placement is reached twice"
        asked += len(reached) > 1
    assert asked > 100


def test_every_placement_can_be_drafted_in_any_order() -> None:
    chance = random.Random(2)
    drafted = 0
    for player, rooms, total in boards(chance, sized(60, 1000)):
        wanted = book.placements(rooms, total)
        if len(wanted) < 2:
            continue
        for placement in chance.sample(sorted(wanted), min(5, len(wanted))):
            table = mayor_phase(player)
            draft = table.draft()
            forced = dict(pieces(table.state))
            words = [
                f"place {place}" for place, number in placement for _ in range(number - forced.get(place, 0))
            ]
            chance.shuffle(words)
            for word in words:
                if [action.words for action in draft.done].count(word) < words.count(word):
                    draft.choose(next(option for option in draft.options if option.words == word))
            assert draft.complete
            table.play(*table.whole_turn(*draft.chosen))
            assert pieces(table.state) == placement
            drafted += 1
    assert drafted > 60


def captain_phase(goods: dict[str, int], city: dict[str, int]) -> Table:
    """Seat 0, the captain, is about to store; nobody else has anything."""
    steps = [BELOW, {"step": "store", "seat": 0, "turns": 3}]
    players = [{"goods": goods, "city": city}, {}, {}]
    return Table.from_position(
        {"ruleset": RULESET, "roles": {"captain": 0}, "players": players, "steps": steps}, seed=1
    )


STORES = [{}, {"small_warehouse": 1}, {"large_warehouse": 1}, {"small_warehouse": 1, "large_warehouse": 1}]
STORES += [{"small_warehouse": 0}, {"small_warehouse": 0, "large_warehouse": 1}]


def ports(chance: random.Random, number: int) -> Iterator[dict[str, int]]:
    for _ in range(number):
        kinds = sorted(chance.sample(book.GOODS, chance.randint(1, 5)), key=book.GOODS.index)
        yield {kind: chance.randint(1, 4) for kind in kinds}


def whole(city: dict[str, int]) -> int:
    return sum(book.WHOLE[name] for name, pieces in city.items() if pieces)


@pytest.mark.parametrize("city", STORES)
def test_every_keep_set_is_reached_exactly_once(city: dict[str, int]) -> None:
    """[PR-CAP-14 PR-CAP-15 PR-SWH-01 PR-LWH-01 PR-LWH-02]"""
    for goods in ports(random.Random(3), sized(40, 400)):
        table = captain_phase(goods, city)
        reached = Counter(ends(table.state, v.STORE, port))
        assert set(reached) == book.keepings(goods, whole(city))
        assert max(reached.values()) == 1, "goods are kept in two ways"


@pytest.mark.parametrize("city", STORES)
def test_every_keep_set_can_be_drafted_in_any_order(city: dict[str, int]) -> None:
    chance = random.Random(4)
    for goods in ports(chance, sized(20, 200)):
        wanted = sorted(book.keepings(goods, whole(city)))
        for kept in chance.sample(wanted, min(5, len(wanted))):
            table = captain_phase(goods, city)
            words = [f"keep {number} {good}" for good, number in kept]
            chance.shuffle(words)
            draft = table.draft(*words)
            if not draft.complete:
                words.append("done")
            table.play(*table.whole_turn(*words))
            assert port(table.state) == kept


IN_SOME_ORDER = (v.PLACE, v.PLACE_NOBLE, v.STORE, v.SEND)  # reached exactly once: see above, and the modules


@pytest.mark.slow
@pytest.mark.parametrize("name", PUERTO_RICO)
def test_options_are_those_of_the_book(name: str) -> None:
    """At every decision of random games, from what the table shows, after the words of docs/rules."""
    sheet = write_sheet(ruleset(name))
    seen = set()
    for seed in thousands(name, 12, 200):
        for state, _ in walk(name, seed):
            if state.over() or state.kind() in IN_SOME_ORDER:
                continue
            seat = state.seat()
            view = write_observation(state.observe(seat))
            expected = book.options(view, sheet, seat)
            assert expected is None or set(view["options"]) == expected
            seen.add(view["steps"][-1]["step"])
    # The base game asks a dozen different things; modules only add to them.
    assert len(seen) >= 8
