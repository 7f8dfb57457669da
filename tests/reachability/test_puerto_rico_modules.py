"""Black market, small wharf, storehouse and guesthouse: every legal outcome is reached exactly once, and nothing else.

What is legal is worked out here by brute force after docs/rules, without asking the engine.
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
from reachability.puerto_rico_by_the_book import GOODS
from rulesets import sized

MODULE = "puerto-rico:2020+new-buildings/3"
WITH_NOBLES = "puerto-rico:2020+new-buildings+nobles/3"
Outcome = tuple[Any, ...]


def ends(state: State, steps: tuple[int, ...], outcome: Callable[[State], Outcome]) -> Iterator[Outcome]:
    """What every line of choices of this one turn comes to, as long as seat 0 is in one of these steps."""
    if state.over() or state.kind() not in steps or state.seat() != 0:
        yield outcome(state)
        return
    for choice in members(state.options):
        following = state.clone()
        following.apply(choice, Dealer(1))
        yield from ends(following, steps, outcome)


def reached(table: Table, steps: tuple[int, ...], outcome: Callable[[State], Outcome]) -> Counter[Outcome]:
    return Counter(ends(table.state, steps, outcome))


def counts(numbers: dict[str, int]) -> Outcome:
    """By name, without those of which there are none."""
    return tuple(sorted((name, number) for name, number in numbers.items() if number))


def amounts(chance: random.Random, most: int) -> dict[str, int]:
    """Goods of a port."""
    return {good: chance.randint(0, most) for good in GOODS}


# -- black market -------------------------------------------------------------------------------------------


def paid(state: State) -> Outcome:
    """What is left of seat 0 after it has built, or has not."""
    me = write_position(state)["players"][0]
    nobles = {**me.get("noble_tiles", {}), **me.get("noble_city", {}), "port": me.get("idle_nobles", 0)}
    pieces = {**me.get("manned", {}), **me["city"], "port": me.get("idle", 0) + nobles["port"]}
    return (
        tuple(sorted(me["city"])),
        me.get("money", 0),
        me.get("points", 0),
        counts(me.get("goods", {})),
        counts(pieces),
        counts(nobles),
    )


def hand_ins(me: dict[str, Any]) -> Iterator[tuple[int, int, Outcome, Outcome, Outcome]]:
    """At most one piece that does not stand on the market, one good, one point: how many, and what is then left.

    [PR-BMK-01 PR-BMK-03]
    """
    nobles = {**me["noble_tiles"], **me["noble_city"], "port": me["idle_nobles"]}
    pieces = {**me["manned"], **me["city"], "port": me["idle"] + me["idle_nobles"]}
    from_where: list[tuple[str, bool] | None] = [None]
    for place, number in pieces.items():
        if place == "black_market":
            continue
        if number > nobles.get(place, 0):
            from_where.append((place, False))
        if nobles.get(place, 0):
            from_where.append((place, True))
    goods: list[str | None] = [None, *(good for good, number in me["goods"].items() if number)]
    points = [0, 1] if me["points"] else [0]
    for piece, good, point in itertools.product(from_where, goods, points):
        pieces_left, nobles_left, goods_left = Counter(pieces), Counter(nobles), Counter(me["goods"])
        if piece is not None:
            pieces_left[piece[0]] -= 1
            nobles_left[piece[0]] -= piece[1]
        if good is not None:
            goods_left[good] -= 1
        number = (piece is not None) + (good is not None) + point
        yield number, point, counts(goods_left), counts(pieces_left), counts(nobles_left)


def payments(me: dict[str, Any], sheet: list[dict[str, Any]], for_sale: dict[str, int]) -> set[Outcome]:
    """Building nothing, or anything that can be paid with money, or with all of it and exactly what is missing.

    The seat is the builder. [PR-BLD-02 PR-BMK-02]
    """
    every = list(hand_ins(me))
    nothing = next(one for one in every if one[0] == 0)
    found = {(tuple(sorted(me["city"])), me["money"], me["points"], *nothing[2:])}
    for building in sheet:
        name = building["building"]
        if not for_sale.get(name) or name in me["city"]:
            continue
        forests = me["island"].get("forest", 0) // 2
        quarries = min(me["manned"].get("quarry", 0), building["row"])
        price = max(0, building["cost"] - 1 - quarries - forests)
        city = tuple(sorted([*me["city"], name]))
        if price <= me["money"]:
            found.add((city, me["money"] - price, me["points"], *nothing[2:]))
            continue
        for number, point, *rest in every:
            if number == price - me["money"]:
                found.add((city, 0, me["points"] - point, *rest))
    return found


def owners(chance: random.Random, number: int, nobles: bool) -> Iterator[dict[str, Any]]:
    """Owners of a black market with a little of everything, or nothing of it."""
    for _ in range(number):
        island = {
            "corn": chance.randint(0, 2),
            "quarry": chance.randint(0, 2),
            "forest": chance.randint(0, 4),
        }
        manned = {kind: chance.randint(0, island[kind]) for kind in ("corn", "quarry")}
        city = {"black_market": 1, "hospice": chance.randint(0, 1), "coffee_roaster": chance.randint(0, 2)}
        noble_tiles, noble_city, idle_nobles = {}, {}, 0
        if nobles:
            noble_tiles = {kind: chance.randint(0, there) for kind, there in manned.items()}
            noble_city = {name: chance.randint(0, there) for name, there in city.items()}
            idle_nobles = chance.randint(0, 1)
        yield {
            "island": island,
            "under": ["indigo"] * island["forest"],
            "manned": manned,
            "city": city,
            "idle": chance.randint(0, 1),
            "noble_tiles": noble_tiles,
            "noble_city": noble_city,
            "idle_nobles": idle_nobles,
            "money": chance.randint(0, 7),
            "points": chance.randint(0, 2),
            "goods": amounts(chance, 1),
        }


@pytest.mark.parametrize("name", [MODULE, WITH_NOBLES])
def test_every_payment_is_reached_exactly_once(name: str) -> None:
    """[PR-BMK-01 PR-BMK-02 PR-BMK-03]"""
    in_kind = 0
    for me in owners(random.Random(1), sized(25, 300), name == WITH_NOBLES):
        table = Table.from_position({"ruleset": name, "players": [me, {}, {}]}, seed=1)
        table.play("builder")
        found = reached(table, (v.BUILD, v.HAND_IN, v.HAND_IN_FROM), paid)
        assert set(found) == payments(me, table.sheet["buildings"], table.view(-1)["buildings"])
        assert max(found.values()) == 1, "the same is paid in two ways"
        in_kind += len(found) > 40
    assert in_kind > 3


def test_a_market_without_a_worker_pays_nothing() -> None:
    """[PR-BMK-01]"""
    me = next(owners(random.Random(2), 1, nobles=False)) | {"money": 3, "points": 2, "goods": {"corn": 1}}
    me["city"] = {"black_market": 0, "hospice": 1}
    table = Table.from_position({"ruleset": MODULE, "players": [me, {}, {}]}, seed=1)
    table.play("builder")
    found = reached(table, (v.BUILD, v.HAND_IN, v.HAND_IN_FROM), paid)
    assert max(found.values()) == 1
    assert {(points, goods) for _, _, points, goods, *_ in found} == {(2, (("corn", 1),))}


# -- small wharf --------------------------------------------------------------------------------------------


def sent(state: State) -> Outcome:
    me = write_position(state)["players"][0]
    return me.get("points", 0), counts(me.get("goods", {}))


def sendings(goods: dict[str, int]) -> set[Outcome]:
    """Any goods, at least one: a point for two, and one for the captain. [PR-SWF-01 PR-SWF-02]"""
    found = set()
    for numbers in itertools.product(*(range(number + 1) for number in goods.values())):
        if sum(numbers):
            left = {good: goods[good] - number for good, number in zip(goods, numbers, strict=True)}
            found.add((sum(numbers) // 2 + 1, counts(left)))
    return found


def test_everything_that_can_be_sent_is_reached_exactly_once() -> None:
    """[PR-SWF-01 PR-SWF-02]"""
    chance = random.Random(3)
    for _ in range(sized(25, 400)):
        goods = amounts(chance, 3)
        if not any(goods.values()):
            continue
        # Somebody else can load as well, so that it is his turn after this one.
        others = [{"goods": dict.fromkeys(GOODS, 1)}, {}]
        players = [{"goods": goods, "city": {"small_wharf": 1}}, *others]
        table = Table.from_position({"ruleset": MODULE, "players": players}, seed=1)
        table.play("captain")
        table.play("ship_some")
        found = reached(table, (v.SEND,), sent)
        assert set(found) == sendings(goods)
        assert max(found.values()) == 1, "the same goods are sent in two ways"


def test_everything_that_can_be_sent_can_be_named_in_any_order() -> None:
    """[PR-SWF-01]"""
    chance = random.Random(4)
    for _ in range(sized(20, 200)):
        goods = {good: number for good, number in amounts(chance, 3).items() if number}
        chosen = {good: chance.randint(0, number) for good, number in goods.items()}
        if not any(chosen.values()):
            continue
        players = [{"goods": goods, "city": {"small_wharf": 1}}, {"goods": {"corn": 1, "sugar": 1}}, {}]
        table = Table.from_position({"ruleset": MODULE, "players": players}, seed=1)
        table.play("captain")
        table.play("ship_some")
        if table.decision.kind != "send":
            continue
        words = [f"send {number} {good}" for good, number in chosen.items() if number]
        chance.shuffle(words)
        if not table.draft(*words).complete:
            words.append("done")
        table.play(*table.whole_turn(*words))
        left = {good: goods[good] - number for good, number in chosen.items()}
        assert sent(table.state)[1] == counts(left)


# -- storehouse -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("warehouses", [{}, {"large_warehouse": 1}, {"large_warehouse": 0}])
def test_every_keep_set_with_a_storehouse_is_reached_exactly_once(warehouses: dict[str, int]) -> None:
    """Sort the kept amounts, drop the largest so many: four goods may remain. [PR-STH-01 PR-LWH-01 PR-CAP-14]"""
    chance = random.Random(5)
    whole = 2 if warehouses.get("large_warehouse") else 0
    for _ in range(sized(15, 200)):
        goods = amounts(chance, 3)
        steps = [
            {"step": "role", "seat": 1, "turns": 2},
            {"step": "window", "seat": 0, "turns": 3},
            {"step": "store", "seat": 0, "turns": 3},
        ]
        players = [{"goods": goods, "city": {"storehouse": 1, **warehouses}}, {}, {}]
        position = {"ruleset": MODULE, "roles": {"captain": 0}, "players": players, "steps": steps}
        found = reached(Table.from_position(position, seed=1), (v.STORE,), sent)
        wanted = set()
        for numbers in itertools.product(*(range(number + 1) for number in goods.values())):
            if sum(sorted(numbers, reverse=True)[whole:]) <= 1 + 3:
                wanted.add((0, counts(dict(zip(goods, numbers, strict=True)))))
        assert set(found) == wanted
        assert max(found.values()) == 1, "goods are kept in two ways"


# -- guesthouse -----------------------------------------------------------------------------------------------


def housed(state: State) -> Outcome:
    me = write_position(state)["players"][0]
    pieces = {**me.get("manned", {}), **me["city"], "port": me.get("idle", 0)}
    return counts(pieces), counts({**me.get("noble_tiles", {}), **me.get("noble_city", {})})


def movings(rooms: dict[str, int], workers: int, nobles: int) -> set[Outcome]:
    """Each guest stays, or moves to a free circle: how many pieces are then where, and how many of them nobles.

    [PR-GST-02 PR-GST-03 PR-GST-06]
    """
    found = set()
    places = ["guesthouse", *rooms]
    for going in itertools.product(places, repeat=workers + nobles):
        standing = Counter(going)
        if all(standing[place] <= room for place, room in rooms.items()):
            found.add((counts(standing), counts(Counter(going[workers:]))))
    return found


@pytest.mark.parametrize(("workers", "nobles"), [(1, 0), (2, 0), (1, 1), (0, 1), (0, 2)])
def test_every_way_to_move_guests_is_reached_exactly_once(workers: int, nobles: int) -> None:
    """In one window. [PR-GST-02 PR-GST-04]"""
    chance = random.Random(6)
    for _ in range(sized(12, 100)):
        rooms = {
            "corn": chance.randint(0, 2),
            "sugar": chance.randint(0, 1),
            "coffee_roaster": 2,
            "office": 1,
        }
        me = {
            "island": {"corn": rooms["corn"], "sugar": rooms["sugar"]},
            "city": {"guesthouse": workers + nobles, "coffee_roaster": 0, "office": 0},
            "noble_city": {"guesthouse": nobles},
            "goods": {"corn": 1},
        }
        table = Table.from_position({"ruleset": WITH_NOBLES, "players": [me, {}, {}]}, seed=1)
        table.play("trader")  # who then has a good to sell
        found = reached(table, (v.GUEST, v.NOBLE_GUEST), housed)
        assert set(found) == movings(rooms, workers, nobles)
        assert max(found.values()) == 1, "guests move in two ways to the same places"
