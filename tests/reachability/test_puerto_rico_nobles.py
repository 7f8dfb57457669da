"""Every legal outcome with nobles, buccaneer and festival is reached exactly once, and nothing else.

The outcomes are found by brute force, piece by piece and tile by tile, after docs/rules and without asking the engine.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from gouverneur import Dealer, Table
from gouverneur.kernel.bits import members
from gouverneur.kernel.state import State
from gouverneur.notation.positions import write_position
from gouverneur.puerto_rico import vocabulary as v
from rulesets import sized

NOBLES = "puerto-rico:2020+nobles/3"
RAIDS = "puerto-rico:2020+nobles+buccaneer/3"
FEAST = "puerto-rico:2020+nobles+festival/3"
FORESTS = "puerto-rico:2020+new-buildings+nobles/3"
CIRCLES = {"coffee_roaster": 2, "sugar_mill": 3, "hospice": 1, "fortress": 1, "chapel": 1}
GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")
Standing = frozenset[tuple[str, int, int]]  # place, workers, nobles


def ends(state: State, steps: tuple[int, ...], outcome: Callable[[State], Any]) -> Iterator[Any]:
    """What every line of choices of seat 0 in these steps comes to."""
    if state.over() or state.kind() not in steps or state.seat() != 0:
        yield outcome(state)
        return
    for choice in members(state.options):
        following = state.clone()
        following.apply(choice, Dealer(1))
        yield from ends(following, steps, outcome)


def reached_once(table: Table, steps: tuple[int, ...], outcome: Callable[[State], Any]) -> set[Any]:
    reached = Counter(ends(table.state, steps, outcome))
    assert max(reached.values()) == 1, f"reached twice: {reached.most_common(1)}"
    return set(reached)


def standing(state: State) -> tuple[Standing, int, int]:
    """Who stands where on the board of seat 0, and the workers and nobles on its port."""
    player = write_position(state)["players"][0]
    pieces = {**player.get("manned", {}), **player.get("city", {})}
    nobles = {**player.get("noble_tiles", {}), **player.get("noble_city", {})}
    there = frozenset(
        (place, number - nobles.get(place, 0), nobles.get(place, 0))
        for place, number in pieces.items()
        if number
    )
    return there, player.get("idle", 0), player.get("idle_nobles", 0)


def spread(rooms: dict[str, int], workers: int, nobles: int) -> Iterator[dict[str, tuple[int, int]]]:
    """All ways to put exactly so many workers and nobles on circles."""
    shares = [[(w, n) for w in range(room + 1) for n in range(room - w + 1)] for room in rooms.values()]
    for chosen in itertools.product(*shares):
        if sum(w for w, _ in chosen) == workers and sum(n for _, n in chosen) == nobles:
            yield dict(zip(rooms, chosen, strict=True))


def on_top(before: dict[str, tuple[int, int]], more: dict[str, tuple[int, int]]) -> Standing:
    found = set()
    for place in {*before, *more}:
        workers, nobles = before.get(place, (0, 0))
        workers, nobles = workers + more.get(place, (0, 0))[0], nobles + more.get(place, (0, 0))[1]
        if workers + nobles:
            found.add((place, workers, nobles))
    return frozenset(found)


def boards(
    chance: random.Random, number: int
) -> Iterator[tuple[dict[str, Any], dict[str, int], dict[str, Any]]]:
    """Small boards: the player, the circles of each place, and who stands where (workers, nobles)."""
    for _ in range(number):
        tiles = sorted(chance.sample(["corn", "sugar", "quarry"], chance.randint(1, 2)))
        island = {kind: chance.randint(1, 3) for kind in tiles}
        city = {name: CIRCLES[name] for name in chance.sample(sorted(CIRCLES), chance.randint(0, 2))}
        rooms = {**island, **city}
        there: dict[str, tuple[int, int]] = {}
        for place, room in rooms.items():
            workers = chance.randint(0, room) // 2
            there[place] = (workers, chance.randint(0, room - workers) // 2)
        player = {
            "island": island,
            "manned": {kind: sum(there[kind]) for kind in island},
            "noble_tiles": {kind: there[kind][1] for kind in island},
            "city": {name: sum(there[name]) for name in city},
            "noble_city": {name: there[name][1] for name in city},
            "idle": chance.randint(0, 1),
            "idle_nobles": chance.randint(0, 1),
        }
        yield player, rooms, there


def table_of(ruleset: str, player: dict[str, Any], **rest: Any) -> Table:
    return Table.from_position({"ruleset": ruleset, "players": [player, {}, {}], **rest}, seed=1)


# -- the mayor ------------------------------------------------------------------------------------------------------


def placements(rooms: dict[str, int], workers: int, nobles: int) -> set[tuple[Standing, int, int]]:
    """Any assignment in which somebody stays on the port only if no circle is free. [PR-MAY-04]"""
    filled = min(workers + nobles, sum(rooms.values()))
    found = set()
    for placed in range(nobles + 1):
        if 0 <= filled - placed <= workers:
            for chosen in spread(rooms, filled - placed, placed):
                found.add((on_top({}, chosen), workers - (filled - placed), nobles - placed))
    return found


def test_every_placement_of_workers_and_nobles() -> None:
    """[PR-NOB-06 PR-MAY-03 PR-MAY-04]"""
    asked = 0
    for player, rooms, there in boards(random.Random(1), sized(120, 2000)):
        workers = sum(w for w, _ in there.values()) + player["idle"]
        nobles = sum(n for _, n in there.values()) + player["idle_nobles"]
        table = table_of(NOBLES, player, office=0, office_nobles=0)
        table.play("mayor")
        table.play("pass")
        reached = reached_once(table, (v.PLACE_NOBLE, v.PLACE), standing)
        assert reached == placements(rooms, workers, nobles)
        asked += len(reached) > 1
    assert asked > 60


# -- the raid -------------------------------------------------------------------------------------------------------


def after_raid(state: State) -> tuple[Any, ...]:
    position = write_position(state)
    return (*standing(state), position["office"], position["office_nobles"])


@pytest.mark.parametrize("office", [(2, 1), (3, 1), (5, 1), (8, 1), (4, 0), (7, 0)])
def test_every_raid(office: tuple[int, int]) -> None:
    """Who is removed, who of them is kept, and where they stand. [PR-BUC-07 PR-BUC-08]"""
    for player, rooms, there in boards(random.Random(2), sized(25, 300)):
        table = table_of(RAIDS, player, office=office[0], office_nobles=office[1])
        table.play("buccaneer")
        free = {place: room - sum(there[place]) for place, room in rooms.items()}
        wanted = set()
        removed = sum(office) - 3
        for nobles in range(min(removed, office[1]) + 1):
            workers = removed - nobles
            if removed <= 0 or workers > office[0]:
                continue
            for kept_workers, kept_nobles in itertools.product(range(workers + 1), range(nobles + 1)):
                if kept_workers + kept_nobles > 3:
                    continue
                for chosen in spread(free, kept_workers, kept_nobles):
                    wanted.add(
                        (
                            on_top(there, chosen),
                            player["idle"],
                            player["idle_nobles"],
                            office[0] - workers,
                            office[1] - nobles,
                        )
                    )
        reached: Counter[Any] = Counter()
        for deed in members(table.state.options):
            if v.RAID <= deed < v.KIDNAP:
                after = table.state.clone()
                after.apply(deed, Dealer(1))
                reached.update(ends(after, (v.PLACE_NOBLE, v.PLACE), after_raid))
        assert set(reached) == wanted
        assert max(reached.values(), default=1) == 1


# -- the court ------------------------------------------------------------------------------------------------------


def port(state: State) -> tuple[Any, ...]:
    player = write_position(state)["players"][0]
    return tuple(player.get("goods", {}).get(good, 0) for good in GOODS), player.get("points", 0)


@pytest.mark.parametrize("nobles", [1, 2, 3, 5, 6])
def test_every_supply_of_the_court(nobles: int) -> None:
    """Each set of kinds, not more than nobles, a point for each. [PR-ROY-01]"""
    chance = random.Random(nobles)
    for _ in range(sized(25, 200)):
        goods = {kind: chance.randint(1, 3) for kind in chance.sample(GOODS, chance.randint(1, 5))}
        player = {"goods": goods, "city": {"royal_supplier": 1}, "idle_nobles": nobles}
        table = table_of(NOBLES, player)
        table.play("captain")
        wanted = set()
        for number in range(nobles + 1):
            for kinds in itertools.combinations(goods, number):
                left = tuple(goods.get(good, 0) - (good in kinds) for good in GOODS)
                wanted.add((left, number))
        assert ends_before_loading(table) == wanted


def ends_before_loading(table: Table) -> set[Any]:
    """The seat can load whatever is left; where it has nothing to choose it has loaded, so it is stopped before."""
    found: Counter[Any] = Counter()

    def walk(state: State, supplied: frozenset[int]) -> None:
        if state.kind() != v.COURT or state.seat() != 0:
            found[supplied] += 1
            return
        for choice in members(state.options):
            after = state.clone()
            after.apply(choice, Dealer(1))
            walk(after, supplied if choice == v.NO_SUPPLY else supplied | {choice})

    walk(table.state, frozenset())
    assert max(found.values()) == 1, "one set in two ways"
    goods = write_position(table.state)["players"][0]["goods"]
    return {
        (tuple(goods.get(good, 0) - (kind in supplied) for kind, good in enumerate(GOODS)), len(supplied))
        for supplied in found
    }


# -- tiles that go --------------------------------------------------------------------------------------------------


def land(state: State) -> tuple[Any, ...]:
    player = write_position(state)["players"][0]
    island = player["island"]
    under = Counter(player.get("under", [])) + Counter(itertools.chain(*player.get("secret", [])))
    manned, nobles = player.get("manned", {}), player.get("noble_tiles", {})
    tiles: Counter[tuple[str, str]] = Counter()
    for kind, number in island.items():
        if kind == "forest":
            tiles.update({("forest", below): n for below, n in under.items()})
        else:
            noble, stands = nobles.get(kind, 0), manned.get(kind, 0)
            tiles.update(
                {(kind, "noble"): noble, (kind, "worker"): stands - noble, (kind, ""): number - stands}
            )
    return frozenset((+tiles).items()), player.get("idle", 0), player.get("idle_nobles", 0)


def discards(
    tiles: Counter[tuple[str, str]], idle: int, idle_nobles: int, forests: bool
) -> set[tuple[Any, ...]]:
    """One tile less, and whoever stood on it on the port; or nothing."""
    found: set[tuple[Any, ...]] = {(frozenset(tiles.items()), idle, idle_nobles)}
    for kind, on_it in tiles:
        if kind == "quarry" or (kind == "forest" and not forests):
            continue
        left = tiles - Counter([(kind, on_it)])
        found.add((frozenset(left.items()), idle + (on_it == "worker"), idle_nobles + (on_it == "noble")))
    return found


def islands(chance: random.Random, number: int) -> Iterator[tuple[Counter[tuple[str, str]], dict[str, Any]]]:
    """Islands tile by tile: kind and who stands there, or what is under a forest."""
    for _ in range(number):
        tiles: Counter[tuple[str, str]] = Counter()
        for _ in range(chance.randint(1, 7)):
            kind = chance.choice(["corn", "sugar", "quarry", "forest"])
            tiles[
                kind, chance.choice(["corn", "coffee"] if kind == "forest" else ["", "worker", "noble"])
            ] += 1
        island: Counter[str] = Counter()
        manned: Counter[str] = Counter()
        nobles: Counter[str] = Counter()
        under = []
        for (kind, on_it), there in tiles.items():
            island[kind] += there
            if kind == "forest":
                under += [on_it] * there
            elif on_it:
                manned[kind] += there
                nobles[kind] += there * (on_it == "noble")
        split = chance.randint(0, len(under))
        player: dict[str, Any] = {"island": dict(island), "manned": dict(manned), "noble_tiles": dict(nobles)}
        if under:
            player |= {"under": under[:split], "secret": [under[split:]]}
        yield tiles, player


def test_every_discard_of_a_lodge() -> None:
    """Any plantation or forest, none, never a quarry. [PR-HUN-01 PR-HUN-02]"""
    for tiles, player in islands(random.Random(3), sized(150, 2000)):
        table = table_of(FORESTS, {**player, "city": {"hunting_lodge": 1}, "idle": 1}, row=["tobacco"])
        table.play("settler")
        for _ in range(3):
            table.play("pass")
        found = (
            {land(table.state)} if table.state.kind() != v.LODGE else reached_once(table, (v.LODGE,), land)
        )
        assert found == discards(tiles, 1, 0, forests=True)


@pytest.mark.parametrize("forests", [False, True])
def test_every_sale_of_land(forests: bool) -> None:
    """Any plantation or none; forests where the table allows it. [PR-LND-02 PR-LND-03]"""
    name = f"{FORESTS}?land_office_sells_forest=true" if forests else FORESTS
    for tiles, player in islands(random.Random(4), sized(150, 2000)):
        office = {"city": {"land_office": 1}, "noble_city": {"land_office": 1}, "idle_nobles": 2}
        table = table_of(name, {**player, **office})
        table.play("trader")
        found = {land(table.state)} if table.state.kind() != v.SELL else reached_once(table, (v.SELL,), land)
        assert found == discards(tiles, 0, 2, forests)


# -- the festival ---------------------------------------------------------------------------------------------------


def test_every_placement_of_reward_workers() -> None:
    """Three on free circles, whoever stands elsewhere stays there. [PR-FES-06]"""
    asked = 0
    for player, rooms, there in boards(random.Random(5), sized(120, 2000)):
        island = {**player["island"], "tobacco": 2}
        table = table_of(FEAST, {**player, "island": island}, row=["tobacco"], festival={"tile": "tobacco"})
        table.play("settler")
        table.play("take tobacco")
        free = {**{place: room - sum(there[place]) for place, room in rooms.items()}, "tobacco": 3}
        placed = min(3, sum(free.values()))
        idle = player["idle"] + 3 - placed
        wanted = {(on_top(there, chosen), idle, player["idle_nobles"]) for chosen in spread(free, placed, 0)}
        reached = reached_once(table, (v.PLACE,), standing)
        assert reached == wanted
        asked += len(reached) > 1
    assert asked > 60
