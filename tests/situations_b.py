"""Setting up a situation of Puerto Rico and looking at what became of it: the language of its scenarios.

A seat is written `seat("harbor", "sugar_mill", goods={"corn": 2})`: first the buildings, each with one piece,
then what else differs from the start. `city={"sugar_mill": 3, "wharf": 0}` says how many pieces exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gouverneur import Table
from situations import asked, happened, refused, words

__all__ = [
    "asked", "bring", "farm", "goods", "happened", "house", "money", "play", "points", "reason", "refused", "seat",
    "ships", "situation", "supply", "table_view", "words",
]  # fmt: skip


def seat(*buildings: str, **rest: Any) -> dict[str, Any]:
    """A player: occupied buildings, and goods, money, island, manned, points, idle where they matter."""
    city = {**dict.fromkeys(buildings, 1), **rest.pop("city", {})}
    return {"city": city, **rest} if city else rest


def farm(**tiles: int) -> dict[str, dict[str, int]]:
    """An island of these tiles, all occupied: `seat("coffee_roaster", **farm(coffee=1))`."""
    return {"island": tiles, "manned": tiles}


def situation(ruleset: str, *seats: dict[str, Any], **rest: Any) -> Table:
    """A table at which seat 0 is governor and about to choose a role, unless `rest` differs.

    Seats that are not given have what they begin with.
    """
    players = int(ruleset.partition("?")[0][-1])
    everybody = list(seats) + [{} for _ in range(players - len(seats))]
    return Table.from_position({"ruleset": ruleset, "players": everybody, **rest}, seed=1)


def play(table: Table, *actions: str, tiles: Sequence[str] = ()) -> None:
    """Play one action after the other; the next hidden plantations may be named."""
    for number, action in enumerate(actions):
        table.play(action, given={"tiles": tiles} if number == 0 else None)


def table_view(table: Table) -> dict[str, Any]:
    """What a spectator sees: in the base game all there is."""
    return table.view(-1)


def goods(table: Table, who: int) -> dict[str, int]:
    return _some(table.view(-1)["players"][who]["goods"])


def supply(table: Table) -> dict[str, int]:
    found: dict[str, int] = table.view(-1)["supply"]
    return found


def money(table: Table) -> list[int]:
    return [one["money"] for one in table.view(-1)["players"]]


def points(table: Table) -> list[int]:
    return [one["points"] for one in table.view(-1)["players"]]


def house(table: Table) -> list[str]:
    return sorted(table.view(-1)["house"])


def ships(table: Table) -> dict[str, tuple[str, int]]:
    """The laden ships."""
    return {s["ship"]: (s["good"], s["number"]) for s in table.view(-1)["ships"] if s["number"]}


def bring(table: Table, action: str) -> int:
    """What an action is said to bring or to cost."""
    return sum(number for source, number in table.price_sources(action))


def reason(table: Table, action: str) -> tuple[str, str]:
    """The rule that forbids an action, and why; the table is as it was."""
    rule = refused(table, action)
    found = table.why_not(action)
    assert found is not None
    return rule, found.key


def _some(numbers: dict[str, int]) -> dict[str, int]:
    return {kind: number for kind, number in numbers.items() if number}
