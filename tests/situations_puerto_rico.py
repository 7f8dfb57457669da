"""The language of Puerto Rico's scenarios: what `situations` has for both games, and what is only here.

A seat is written `seat(money=4, island={"corn": 2, "quarry": 1}, manned={"quarry": 1}, city=occupied("hospice"))`:
whatever differs from the start; occupied buildings may also come first, `seat("hospice", money=4)`. Plantations to
come are named with `play(…, tiles=[…])`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import situations
from gouverneur import Table
from gouverneur.puerto_rico.layout import HOUSE, LADEN, SUPPLY
from gouverneur.puerto_rico.state import PuertoRico
from gouverneur.puerto_rico.vocabulary import GOOD_NAMES, HOUSE_PLACES, SMALLEST_SHIP
from situations import asked, happened, refused, words

__all__ = [
    "all_money", "all_nobles", "all_points", "asked", "board", "bonus_of", "buildings_left", "city",
    "coins", "empty", "ending", "farm", "festival", "few_nobles", "goods", "happened", "house", "idle",
    "idle_nobles", "island", "manned", "money", "noble_staff", "noble_tiles", "nobles", "occupied",
    "office", "office_nobles", "phase", "play", "player", "points", "price", "reason", "refused",
    "rounds_end", "row", "scarce", "seat", "seen", "ships", "situation", "stacked", "staff", "supply",
    "titled", "wooded", "words", "workers",
]  # fmt: skip


# -- setting up ---------------------------------------------------------------------------------------


def seat(*buildings: str, **parts: Any) -> dict[str, Any]:
    """A player: occupied buildings, then money, points, goods, island, manned, city and idle where they matter."""
    if buildings:
        parts["city"] = {**occupied(*buildings), **parts.get("city", {})}
    return parts


def occupied(*buildings: str) -> dict[str, int]:
    """Buildings of a city with one worker on each."""
    return dict.fromkeys(buildings, 1)


def empty(*buildings: str) -> dict[str, int]:
    """Buildings of a city without a worker."""
    return dict.fromkeys(buildings, 0)


def farm(**tiles: int) -> dict[str, dict[str, int]]:
    """An island of these tiles, all occupied: `seat("coffee_roaster", **farm(coffee=1))`."""
    return {"island": tiles, "manned": tiles}


def situation(ruleset: str, *seats: dict[str, Any], **rest: Any) -> Table:
    """A table at which seat 0 is governor and about to choose a role, unless `rest` differs.

    A ship or trading house that is full before its phase is nothing that a game comes to, and positions refuse it. It
    makes short scenarios, so here the last good is laid there by hand.
    """
    if "steps" in rest:
        return situations.situation(ruleset, *seats, **rest)
    ships = {name: dict(ship) for name, ship in rest.get("ships", {}).items()}
    full = [name for name, ship in ships.items() if name == f"ship-{ship['number']}"]
    for name in full:
        ships[name]["number"] -= 1
    goods = rest.get("house", [])
    rest |= {"ships": ships, "house": goods[: HOUSE_PLACES - 1]}
    table = situations.situation(ruleset, *seats, **rest)
    assert isinstance(table.state, PuertoRico)
    numbers = table.state.numbers
    for name in full:
        numbers[LADEN + int(name[-1]) - SMALLEST_SHIP] += 1
        numbers[SUPPLY] -= _pile(ships[name]["good"])
    for good in goods[HOUSE_PLACES - 1 :]:
        numbers[HOUSE] += _pile(good)
        numbers[SUPPLY] -= _pile(good)
    return table


def _pile(good: str) -> int:
    return 1 << (4 * GOOD_NAMES.index(good))


def phase(ruleset: str, role: str, *seats: dict[str, Any], **rest: Any) -> Table:
    """A situation in which seat 0, the governor, has just taken a role."""
    table = situation(ruleset, *seats, **rest)
    play(table, role)
    return table


def scarce(table: Table, workers: int) -> Table:
    """The same with only so many workers in the supply; the others stand idle on the port of the last seat."""
    position = table.position()
    last = position["players"][-1]
    last["idle"] = last.get("idle", 0) + table.view(-1)["workers"] - workers
    position["workers"] = workers
    return Table.from_position(position, seed=1)


def stacked(table: Table, *tiles: str) -> Table:
    """The same with only these plantations in the hidden stack; the others lie in the discard pile."""
    position = table.position()
    away = Counter(table.view(-1)["hidden_kinds"]) - Counter(tiles)
    position["discards"] = [*position.get("discards", []), *away.elements()]
    return Table.from_position(position, seed=1)


def wooded(*under: str, drawn: Sequence[str] = (), **tiles: int) -> dict[str, Any]:
    """An island with forests: what lies under those from the row, and under those drawn from the hidden stack."""
    forests = {"forest": len(under) + len(drawn)}
    return {"island": {**tiles, **forests}, "under": list(under), "secret": [list(drawn)]}


def play(table: Table, *actions: str, tiles: Sequence[str] = ()) -> None:
    """Play one action after the other; the next plantations of the hidden stack may be named."""
    for number, action in enumerate(actions):
        table.play(action, given={"tiles": tiles} if number == 0 else None)


def titled(*buildings: str) -> dict[str, dict[str, int]]:
    """Buildings of a city with one noble on each: `seat("office", **titled("chapel"))`."""
    return {"city": occupied(*buildings), "noble_city": occupied(*buildings)}


def few_nobles(table: Table, left: int) -> Table:
    """The same with only so many nobles in the supply; the others stand idle on the port of the last seat."""
    position = table.position()
    last = position["players"][-1]
    last["idle_nobles"] = last.get("idle_nobles", 0) + table.view(-1)["nobles"] - left
    return Table.from_position(position, seed=1)


def rounds_end(table: Table, *roles: str) -> None:
    """Others take these roles, and everybody does as little as possible, until the round is over or a captive plays."""
    waiting = list(roles)
    number = board(table)["round"]
    while not table.over and board(table)["round"] == number and not board(table)["alone"]:
        if table.decision.kind == "role":
            play(table, waiting.pop(0))
        else:
            play(table, "pass" if "pass" in words(table) else words(table)[0])


# -- looking ------------------------------------------------------------------------------------------


def board(table: Table) -> dict[str, Any]:
    """What lies on the table for everybody to see."""
    return table.view(-1)


def player(table: Table, who: int) -> dict[str, Any]:
    """What a seat knows about itself, which is everything."""
    found: dict[str, Any] = table.view(who)["players"][who]
    return found


def money(table: Table, who: int) -> int:
    return int(player(table, who)["money"])


def points(table: Table, who: int) -> int:
    """In chips, or noted."""
    return int(player(table, who)["points"])


def all_money(table: Table) -> list[int]:
    """Of all seats."""
    return [int(one["money"]) for one in board(table)["players"]]


def all_points(table: Table) -> list[int]:
    """Of all seats, in chips or noted."""
    return [int(one["points"]) for one in board(table)["players"]]


def goods(table: Table, who: int) -> dict[str, int]:
    """Those of a port, by kind; kinds that are not there are left out."""
    return _present(player(table, who)["goods"])


def island(table: Table, who: int) -> dict[str, int]:
    """Tiles by kind."""
    return _present(player(table, who)["island"])


def manned(table: Table, who: int) -> dict[str, int]:
    """Occupied tiles by kind."""
    return _present(player(table, who)["manned"])


def city(table: Table, who: int) -> list[str]:
    return [place["building"] for place in player(table, who)["city"]]


def staff(table: Table, who: int) -> dict[str, int]:
    """Workers on buildings; those without any are left out."""
    return _present({place["building"]: place["pieces"] for place in player(table, who)["city"]})


def idle(table: Table, who: int) -> int:
    """Workers on the port."""
    return int(player(table, who)["idle"])


def row(table: Table) -> dict[str, int]:
    """The plantations that lie open, by kind."""
    return _present(board(table)["row"])


def coins(table: Table) -> dict[str, int]:
    """Doubloons on role cards; cards without any are left out."""
    return _present({role: card["coins"] for role, card in board(table)["roles"].items()})


def workers(table: Table) -> int:
    """Those in the supply."""
    return int(board(table)["workers"])


def office(table: Table) -> int:
    return int(board(table)["office"])


def supply(table: Table) -> dict[str, int]:
    """All five goods."""
    found: dict[str, int] = board(table)["supply"]
    return found


def house(table: Table) -> list[str]:
    """What lies in the trading house."""
    return sorted(board(table)["house"])


def ships(table: Table) -> dict[str, tuple[str, int]]:
    """The laden ones: what they carry, and how much."""
    return {ship["ship"]: (ship["good"], ship["number"]) for ship in board(table)["ships"] if ship["number"]}


def ending(table: Table) -> list[str]:
    """Why this round is the last, if it is."""
    found: list[str] = board(table)["ending"]
    return found


def reason(table: Table, action: str) -> tuple[str, str]:
    """The rule that forbids an action, and the key of the refusal; the table is as it was."""
    rule = refused(table, action)
    found = table.why_not(action)
    assert found is not None
    return rule, found.key


def buildings_left(table: Table, name: str) -> int:
    """Copies on the display."""
    return int(board(table)["buildings"].get(name, 0))


def price(table: Table, building: str) -> int:
    """What a building that can be afforded would cost: never below nothing."""
    return max(0, sum(number for source, number in table.price_sources(f"build {building}")))


def nobles(table: Table) -> int:
    """Those in the supply."""
    return int(board(table)["nobles"])


def office_nobles(table: Table) -> int:
    return int(board(table)["office_nobles"])


def noble_tiles(table: Table, who: int) -> dict[str, int]:
    """Tiles on which nobles stand, by kind."""
    return _present(player(table, who)["noble_tiles"])


def noble_staff(table: Table, who: int) -> dict[str, int]:
    """Nobles on buildings; those without any are left out."""
    return _present({place["building"]: place["nobles"] for place in player(table, who)["city"]})


def idle_nobles(table: Table, who: int) -> int:
    """Nobles on the port."""
    return int(player(table, who)["idle_nobles"])


def all_nobles(table: Table, who: int) -> int:
    """Of a seat, wherever they stand."""
    return (
        idle_nobles(table, who)
        + sum(noble_tiles(table, who).values())
        + sum(noble_staff(table, who).values())
    )


def festival(table: Table) -> dict[str, Any]:
    """What still lies on the festival board."""
    found: dict[str, Any] = board(table)["festival"]
    return found


def seen(table: Table, viewer: int, of: int) -> dict[str, Any]:
    """What one seat (-1: a spectator) knows about another, or about itself."""
    found: dict[str, Any] = table.view(viewer)["players"][of]
    return found


def bonus_of(table: Table, who: int, source: str) -> int:
    """What a source would bring a seat at the end of the game."""
    return dict(table.score_sources(who)).get(source, 0)


def _present(numbers: dict[str, int]) -> dict[str, int]:
    return {name: number for name, number in numbers.items() if number}
