"""Positions of Puerto Rico in a few lines, for the cases of the conformance kit.

A seat is `seat("hospice", money=4, island={"corn": 2})`: occupied buildings, then what differs from the start. What is
not said takes its start value.
"""

from __future__ import annotations

from typing import Any

from tools.conformance_cases import Json

WORKERS = {2: 42, 3: 58, 4: 79, 5: 100}  # in the box, those on the office included


def seat(*buildings: str, **parts: Any) -> Json:
    if buildings:
        parts["city"] = {**dict.fromkeys(buildings, 1), **parts.get("city", {})}
    return parts


def farm(**tiles: int) -> Json:
    """Tiles that are all occupied."""
    return {"island": tiles, "manned": tiles}


def at(ruleset: str, *seats: Json, **rest: Any) -> Json:
    """Seat 0, the governor, is about to choose a role; seats that are not given are as at the start."""
    empty: list[Json] = [{} for _ in range(players_of(ruleset) - len(seats))]
    return {"ruleset": ruleset, "players": [*seats, *empty], **rest}


def scarce(workers: int, position: Json) -> Json:
    """The same with only so many workers in the supply; the others stand idle on the port of the last seat."""
    players = [dict(player) for player in position["players"]]
    used = sum(
        sum(player.get("manned", {}).values()) + sum(player.get("city", {}).values()) + player.get("idle", 0)
        for player in players
    )
    number = players_of(position["ruleset"])
    office = position.get("office", number)
    players[-1]["idle"] = players[-1].get("idle", 0) + WORKERS[number] - office - used - workers
    return {**position, "players": players}


def players_of(ruleset: str) -> int:
    return int(ruleset.partition("?")[0][-1])


def ship(good: str, number: int) -> Json:
    return {"good": good, "number": number}
