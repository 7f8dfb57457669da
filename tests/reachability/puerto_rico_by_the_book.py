"""The choices of Puerto Rico by brute force, after docs/rules and without asking the engine.

Everything is read from a view: plain words and numbers.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")
WHOLE = {"small_warehouse": 1, "large_warehouse": 2}
Amounts = tuple[tuple[str, int], ...]


def placements(rooms: dict[str, int], pieces: int) -> set[Amounts]:
    """How many pieces on each place: all of them, or every circle is filled. [PR-MAY-03 PR-MAY-04]"""
    wanted = min(pieces, sum(rooms.values()))
    found = set()
    for numbers in itertools.product(*(range(room + 1) for room in rooms.values())):
        if sum(numbers) == wanted:
            found.add(tuple((place, number) for place, number in zip(rooms, numbers, strict=True) if number))
    return found


def keepings(goods: dict[str, int], whole: int) -> set[Amounts]:
    """Sort the kept amounts, drop the largest so many: at most one good may remain. [PR-CAP-14 PR-CAP-15]"""
    found = set()
    for numbers in itertools.product(*(range(number + 1) for number in goods.values())):
        if sum(sorted(numbers, reverse=True)[whole:]) <= 1:
            found.add(tuple((good, number) for good, number in zip(goods, numbers, strict=True) if number))
    return found


# -- what may be chosen in each decision ----------------------------------------------------------


def options(view: dict[str, Any], sheet: dict[str, Any], seat: int) -> set[str] | None:
    """The words of all options of the seat that decides; None where a turn goes on in some order."""
    step = view["steps"][-1]
    me = view["players"][seat]
    answer = ANSWERS.get(step["step"])
    return None if answer is None else set(answer(view, sheet, seat, me, step))


def works(me: dict[str, Any], building: str) -> bool:
    """[PR-GEN-02 PR-GEN-03]"""
    return any(place["building"] == building and place["pieces"] for place in me["city"])


def roles(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    free = [name for name, card in view["roles"].items() if card["taker"] is None]
    coins = {name: view["roles"][name]["coins"] for name in free}
    if "prospector" in coins and coins["prospector"] == coins.get("prospector_2"):
        free.remove("prospector_2")  # the same choice
    yield from free


def tiles(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    yield "pass"
    if sum(me["island"].values()) == sheet["spaces"]:
        return
    yield from (f"take {kind}" for kind, number in view["row"].items() if number)
    if view["quarries"] and (seat == view["picker"] or works(me, "construction_hut")):
        yield "take quarry"
    if works(me, "hacienda") and not step.get("drew") and view["hidden"] + sum(view["discards"].values()):
        yield "draw"


def buildings(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    yield "pass"
    owned = {place["building"] for place in me["city"]}
    for building in sheet["buildings"]:
        price = building["cost"] - min(me["manned"]["quarry"], building["row"]) - (seat == view["picker"])
        fits = me["spaces"] >= (2 if building["large"] else 1)
        if (
            view["buildings"][building["building"]]
            and building["building"] not in owned
            and fits
            and price <= me["money"]
        ):
            yield f"build {building['building']}"


def production(view: dict[str, Any], sheet: dict[str, Any], me: dict[str, Any]) -> dict[str, int]:
    """[PR-CRA-02 PR-CRA-03 PR-CRA-04]"""
    made = {}
    for good in GOODS:
        plants = [building["building"] for building in sheet["buildings"] if building["good"] == good]
        pieces = sum(place["pieces"] for place in me["city"] if place["building"] in plants)
        able = me["manned"][good] if good == "corn" else min(me["manned"][good], pieces)
        made[good] = min(able, view["supply"][good])
    return {good: number for good, number in made.items() if number}


def productions(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    yield from ("produce", "pass") if production(view, sheet, me) else ("pass",)


def extras(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    yield "pass"
    yield from (f"extra {good}" for good in step["kinds"] if view["supply"][good])


def sales(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    yield "pass"
    if len(view["house"]) < 4:
        for good in GOODS:
            if me["goods"][good] and (good not in view["house"] or works(me, "office")):
                yield f"sell {good}"


def loads(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    """L and W of the captain phase in section 4.8."""
    found = []
    for good in GOODS:
        carrying = [ship for ship in view["ships"] if ship["good"] == good]
        open_ships = carrying or [ship for ship in view["ships"] if ship["good"] is None]
        amounts = {
            ship["ship"]: min(me["goods"][good], ship["capacity"] - ship["number"]) for ship in open_ships
        }
        most = max(amounts.values(), default=0)
        found += [f"load {good} {ship}" for ship, amount in amounts.items() if amount == most > 0]
    yield from found or ["pass"]
    if works(me, "wharf") and seat not in step.get("sailed", []):
        yield from (f"ship {good}" for good in GOODS if me["goods"][good])


def manning(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    yield from ("man worker", "pass")


def hiring(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    yield from ("hire 1", "pass")


def dealing(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    yield from ("receive worker", "pass")


def bonuses(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    order = [building["building"] for building in sheet["buildings"]]
    yield from (f"use {min(step['pending'], key=order.index)}", "decline")


def discounts(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    yield from ("use quarry", "decline")


ANSWERS = {
    "role": roles,
    "tile": tiles,
    "build": buildings,
    "produce": productions,
    "extra": extras,
    "sell": sales,
    "load": loads,
    "man_tile": manning,
    "man_building": manning,
    "hire": hiring,
    "deal": dealing,
    "bonus": bonuses,
    "discount": discounts,
}
