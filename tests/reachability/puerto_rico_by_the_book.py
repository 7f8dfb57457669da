"""The choices of Puerto Rico by brute force, after docs/rules and without asking the engine.

Everything is read from a view: plain words and numbers.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from rulesets import printed_buildings

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
    """The words of all options of the seat that decides.

    None where a turn goes on in some order, or where they depend on which pick of the round a library has doubled:
    nobody sees that.
    """
    step = view["steps"][-1]
    me = view["players"][seat]
    if is_on(view, "library_once_per_round_2p") and seat == view["picker"] and works(me, "library"):
        return None
    answer = ANSWERS.get(step["step"])
    return None if answer is None else set(answer(view, sheet, seat, me, step))


def works(me: dict[str, Any], building: str) -> bool:
    """[PR-GEN-02 PR-GEN-03]"""
    return any(place["building"] == building and place["pieces"] for place in me["city"])


def has(me: dict[str, Any], building: str) -> bool:
    return any(place["building"] == building for place in me["city"])


def held_by(me: dict[str, Any], building: str) -> str:
    """Who stands on a building with one circle: worker, noble or nobody. [PR-NOB-07]"""
    for place in me["city"]:
        if place["building"] == building and place["pieces"]:
            return "noble" if place["nobles"] else "worker"
    return ""


def nobles(me: dict[str, Any]) -> int:
    """[R-37]"""
    on_buildings = sum(place["nobles"] for place in me["city"])
    return me["idle_nobles"] + sum(me["noble_tiles"].values()) + on_buildings


def rooms(me: dict[str, Any]) -> dict[str, int]:
    """The free circles by place."""
    free = {kind: me["island"][kind] - number for kind, number in me["manned"].items()}
    free |= {place["building"]: place["circles"] - place["pieces"] for place in me["city"]}
    return {place: number for place, number in free.items() if number}


def privilege(view: dict[str, Any], seat: int, me: dict[str, Any]) -> int:
    """Doubled by the library; with the option only once a round, which the view does not tell. [PR-LIB-01]"""
    if seat != view["picker"]:
        return 0
    return 2 if works(me, "library") else 1


def is_on(view: dict[str, Any], option: str) -> bool:
    return f"{option}=true" in view["ruleset"]


# -- drafting and roles ---------------------------------------------------------------------------

SLOTS = {1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1, 8: 2, 9: 1, 10: 5}


def drafts(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    """[PR-DRA-02 PR-DRA-04 PR-DRA-05]"""
    pool = [building for building in sheet["buildings"] if building["building"] in sheet["drafted"]]
    taken = [building for building in pool if view["buildings"][building["building"]]]
    names = {building["building"] for building in taken}
    for building in pool:
        of_cost = sum(other["cost"] == building["cost"] for other in taken)
        rival = {"office": "trading_post", "trading_post": "office"}.get(building["building"])
        if building["building"] in names or of_cost == SLOTS[building["cost"]]:
            continue
        if not (is_on(view, "forbid_office_with_trading_post") and rival in names):
            yield f"draft {building['building']}"


def roles(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    free = [name for name, card in view["roles"].items() if card["taker"] is None]
    captive = view["captive"]
    if view["poster"] == seat and "buccaneer" in free:
        free.remove("buccaneer")
    if captive and captive["seat"] == seat:
        free.remove(captive["role"])
    coins = {name: view["roles"][name]["coins"] for name in free}
    ransom = captive["role"] if captive else ""
    same = ransom not in ("prospector", "prospector_2")
    if same and "prospector" in coins and coins["prospector"] == coins.get("prospector_2"):
        free.remove("prospector_2")  # the same choice
    yield from free


def deeds(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    """[PR-BUC-04 PR-BUC-05 PR-BUC-06 PR-BUC-07 PR-BUC-08 PR-BUC-09]"""
    yield "pass"
    for ship in view["ships"]:
        if ship["number"]:
            yield from (f"piracy {ship['ship']} {kept}" for kept in range(min(3, ship["number"]) + 1))
    if view["house"]:
        yield "plunder"
    players = len(view["players"])
    workers, titled = view["office"], view["office_nobles"]
    removed = workers + titled - players
    places = sum(rooms(me).values())
    for words, gone, kept_nobles in (("", 0, 0), (" and_noble", 1, 1), (" drop_noble", 1, 0)):
        if removed <= 0 or gone > titled or not 0 <= removed - gone <= workers:
            continue
        for kept in range(4):
            if kept <= removed - gone and kept + kept_nobles <= min(3, places):
                yield f"raid {kept}{words}"
    free = [name for name, card in view["roles"].items() if card["taker"] is None and name != "buccaneer"]
    coins = {name: view["roles"][name]["coins"] for name in free}
    if "prospector" in coins and coins["prospector"] == coins.get("prospector_2"):
        free.remove("prospector_2")
    yield from (f"kidnap {role}" for role in free)


# -- settler ----------------------------------------------------------------------------------------


def tiles(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    yield "pass"
    if sum(me["island"].values()) == sheet["spaces"]:
        return
    second = step.get("second")
    if second and privilege(view, seat, me) < 2:
        return
    row = [kind for kind, number in view["row"].items() if number]
    yield from (f"take {kind}" for kind in row)
    if works(me, "forest_house"):
        yield from (f"take {kind} as_forest" for kind in row)
    settler = seat == view["picker"] and not second
    if view["quarries"] and (settler or works(me, "construction_hut")):
        yield "take quarry"
    tiles_left = view["hidden"] + sum(view["discards"].values())
    if works(me, "hacienda") and not step.get("drew") and not second and tiles_left:
        yield "draw"


def layings(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    yield from ("lay plantation", "lay forest")


def _discards(me: dict[str, Any], verb: str, forests: bool) -> Iterator[str]:
    """A tile of one's own, no quarry; of several the one on which nobody, a worker or a noble stands."""
    for kind in GOODS:
        titled = me["noble_tiles"][kind]
        standing = {"": me["island"][kind] - me["manned"][kind], " worker": me["manned"][kind] - titled}
        standing[" noble"] = titled
        yield from (f"{verb} {kind}{piece}" for piece, number in standing.items() if number)
        if forests and me["under"][kind]:
            yield f"{verb} forest {kind}"


def lodges(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    yield "pass"
    if held_by(me, "hunting_lodge") == "worker":
        yield from _discards(me, "discard", True)


# -- building ---------------------------------------------------------------------------------------


def price(view: dict[str, Any], seat: int, me: dict[str, Any], building: dict[str, Any]) -> int:
    """[PR-BLD-02 PR-FOR-04 PR-ZON-01 PR-ZON-02]"""
    saved = min(me["manned"]["quarry"], building["row"]) + privilege(view, seat, me)
    saved += me["island"]["forest"] // 2
    if building["large"]:
        saved += 2 if held_by(me, "zoning_office") == "noble" else 0
    else:
        saved += 1 if held_by(me, "zoning_office") == "worker" else 0
    return max(0, building["cost"] - saved)


def wares(me: dict[str, Any]) -> list[bool]:
    """Whether a piece, a good and a point could be handed in. [PR-BMK-01 PR-BMK-03]"""
    pieces = me["idle"] + me["idle_nobles"] + sum(me["manned"].values())
    pieces += sum(place["pieces"] for place in me["city"] if place["building"] != "black_market")
    return [pieces > 0, any(me["goods"].values()), me["points"] > 0]


def buildings(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    yield "pass"
    means = me["money"] + (sum(wares(me)) if works(me, "black_market") else 0)
    for building in sheet["buildings"]:
        name = building["building"]
        fits = me["spaces"] >= (2 if building["large"] else 1)
        if (
            view["buildings"][name]
            and not has(me, name)
            and fits
            and price(view, seat, me, building) <= means
        ):
            yield f"build {name}"


def handings(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    """Piece, good, point in this order; what is left must suffice for what is missing. [PR-BMK-02]"""
    piece, good, point = wares(me)
    stage, missing = step.get("stage", 0), step["missing"]
    titled = nobles(me) - sum(p["nobles"] for p in me["city"] if p["building"] == "black_market")
    total = me["idle"] + me["idle_nobles"] + sum(me["manned"].values())
    total += sum(place["pieces"] for place in me["city"] if place["building"] != "black_market")
    if stage == 0 and piece and 1 + good + point >= missing:
        if total > titled:
            yield "hand_in worker"
        if titled:
            yield "hand_in noble"
    if stage <= 1 and good and 1 + point >= missing:
        yield from (f"hand_in {kind}" for kind in GOODS if me["goods"][kind])
    if point and missing == 1:
        yield "hand_in point"


def origins(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    """[PR-BMK-03]"""
    noble = step.get("piece", 0) == 1
    if me["idle_nobles" if noble else "idle"]:
        yield "from port"
    for kind, number in me["manned"].items():
        titled = me["noble_tiles"][kind]
        if titled if noble else number - titled:
            yield f"from {kind}"
    for place in me["city"]:
        if place["building"] != "black_market" and (
            place["nobles"] if noble else place["pieces"] - place["nobles"]
        ):
            yield f"from {place['building']}"


# -- goods --------------------------------------------------------------------------------------------


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
    yield from (f"extra {good}" for good in set(step["made"]) if view["supply"][good])


def sales(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    yield "pass"
    for good in GOODS if not step.get("sold") else ():
        if not me["goods"][good]:
            continue
        if len(view["house"]) < 4 and (good not in view["house"] or works(me, "office")):
            yield f"sell {good}"
        if works(me, "trading_post"):
            yield f"sell {good} at_post"
    if step.get("dealt"):
        return
    tiles_left = view["hidden"] + sum(view["discards"].values())
    if (
        held_by(me, "land_office") == "worker"
        and me["money"]
        and tiles_left
        and sum(me["island"].values()) < 12
    ):
        yield "buy_land"
    if held_by(me, "land_office") == "noble":
        yield from _discards(me, "sell_land", is_on(view, "land_office_sells_forest"))


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
    if works(me, "small_wharf") and seat not in step.get("sent", []) and any(me["goods"].values()):
        yield "ship_some"


def court(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    """[PR-ROY-01, R-36]"""
    if step.get("counting") == 1:
        yield from ("count_first", "supply_first")
        return
    yield "done"
    if step.get("supplied", 0) < nobles(me):
        yield from (f"supply {good}" for good in GOODS[step.get("first", 0) :] if me["goods"][good])


# -- pieces ---------------------------------------------------------------------------------------------


def manning(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    """[PR-HOS-02 PR-UNI-03, R-29]"""
    yield "pass"
    if view["workers"] or view["office"]:
        yield "man worker"
    if not view["workers"] and view["office_nobles"]:
        yield "man noble"


def hiring(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    yield "pass"
    yield from (
        f"hire {number}" for number in (1, 2) if number <= min(privilege(view, seat, me), view["workers"])
    )


def dealing(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    """[PR-NOB-03, R-06]"""
    declines = is_on(view, "mayor_may_decline_workers")
    if view["office"]:
        yield from ("receive worker", "pass") if declines else ("receive worker",)
    if view["office_nobles"]:
        yield from ("receive noble", "decline noble") if declines else ("receive noble",)


def guests(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    """[PR-GST-02 PR-GST-03 PR-GST-06]"""
    yield "stay"
    order = [*me["manned"], *(building["building"] for building in sheet["buildings"])]
    verb = "move_worker" if step["step"] == "guest" else "move_noble"
    first = step.get("first", 0)
    for place in rooms(me):
        number = order.index(place) if place in me["manned"] else 6 + NUMBERS[place]
        if place != "guesthouse" and number >= first:
            yield f"{verb} {place}"


def bonuses(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    yield from (f"use {min(step['pending'], key=NUMBERS.__getitem__)}", "decline")


def discounts(view: dict[str, Any], sheet: dict[str, Any], seat: int, me: Any, step: Any) -> Iterator[str]:
    """One kind after the other: quarries, forests, zoning office."""
    asked = step.get("asked", 0)
    yield from (f"use {('quarry', 'forest', 'zoning_office')[asked.bit_length()]}", "decline")


# In docs/rules the buildings come in the order of their numbers.
NUMBERS: dict[str, int] = {
    name: number for number, name in enumerate(printed_buildings(False, ("base", "I", "II")))
}

ANSWERS = {
    "draft": drafts,
    "role": roles,
    "deed": deeds,
    "tile": tiles,
    "lay": layings,
    "lodge": lodges,
    "build": buildings,
    "hand_in": handings,
    "hand_in_from": origins,
    "produce": productions,
    "extra": extras,
    "sell": sales,
    "load": loads,
    "court": court,
    "man_tile": manning,
    "man_building": manning,
    "hire": hiring,
    "deal": dealing,
    "guest": guests,
    "noble_guest": guests,
    "bonus": bonuses,
    "discount": discounts,
}
