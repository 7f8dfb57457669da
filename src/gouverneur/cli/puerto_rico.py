"""Puerto Rico in a terminal: what happened, what one has, what lies on the table."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from gouverneur.cli.counting import amounts, counted
from gouverneur.kernel.event import Detail
from gouverneur.table import Table

SENTENCES = {
    "role": "{who}: {role}, with {doubloons} doubloons on the card",
    "prospect": "{who}: {doubloons} doubloons from the bank",
    "pass": "{who}: pass in the {phase} phase",
    "skip": "{who}: nothing to do in the {phase} phase",
    "tile": "{who}: a {tile} tile",
    "draw": "{who}: a {tile} tile from the hidden stack",
    "row": "the row: {tiles}",
    "reshuffle": "the discarded plantations are shuffled: {tiles}",
    "man": "{who}: a worker on the {on}",
    "decline_worker": "{who}: no worker",
    "hire": "{who}: {workers} workers from the supply",
    "receive": "{who}: {workers} workers from the office",
    "place": "{who}: a worker on the {on}",
    "placed": "{who}: every circle is manned, {idle} workers idle",
    "refill": "workers on the office: {workers}",
    "build": "{who}: a {building} for {price} doubloons",
    "produce": "{who}: produced {goods}",
    "extra": "{who}: one more {good}",
    "sell": "{who}: sold {good} for {doubloons} doubloons",
    "house_cleared": "the trading house is emptied",
    "load": "{who}: loaded {number} {good} {ship} for {points} points",
    "store": "{who}: kept {kept}; lost {lost}",
    "sail": "the ship of {ship} sails with {number} {good}",
    "bonus": "{who}: {building}, {doubloons} doubloons, {points} points",
    "decline": "{who}: {building} not used",
    "ending": "this round is the last ({reason})",
    "round": "--- round {round}: {who} governor ---",
    "end": "the game is over",
}


def sentence(event: dict[str, Detail], seat: int) -> str:
    words: dict[str, str] = defaultdict(str)
    for key, value in event.items():
        words[key] = (
            (counted(value) or "nothing") if isinstance(value, list) else str(value).replace("_", " ")
        )
    who = event.get("seat", -1)
    words["who"] = "you" if who == seat else f"seat {who}"
    if event["event"] == "load":
        words["ship"] = f"on {words['ship']}" if words["ship"] else "privately"
    return SENTENCES[str(event["event"])].format_map(words)


def own(table: Table, seat: int) -> list[str]:
    """What one looks at before each decision."""
    player = table.view(seat)["players"][seat]
    return [
        f"You: {player['money']} doubloons, {player['points']} points, goods: {amounts(player['goods']) or 'none'}",
        f"Island: {_island(player)}",
        f"City: {_city(player)}",
    ]


def board(table: Table, seat: int) -> list[str]:
    """The whole table."""
    view = table.view(seat)
    ships = [f"{ship['ship']} {ship['number']} {ship['good'] or ''}".strip() for ship in view["ships"]]
    coins = {role: card["coins"] for role, card in view["roles"].items()}
    lines = [
        f"round {view['round']}, governor: seat {view['governor']}; doubloons on cards: {amounts(coins) or 'none'}",
        f"row: {amounts(view['row'])}; quarries {view['quarries']}; hidden {view['hidden']}",
        f"house: {counted(view['house']) or 'empty'}; ships: {', '.join(ships)}",
        f"supply: {amounts(view['supply'])}; chips {view['chips']}; workers {view['workers']}, on the office {view['office']}",
        f"for sale: {amounts(view['buildings'])}",
    ]
    for number, player in enumerate(view["players"]):
        name = "you" if number == seat else f"seat {number}"
        points = "?" if player["points"] is None else player["points"]
        lines += [
            f"{name}: {player['money']} doubloons, {points} points, goods: {amounts(player['goods']) or 'none'}",
            f"   island: {_island(player)}",
            f"   city: {_city(player)}",
        ]
    return lines


def _island(player: dict[str, Any]) -> str:
    manned = player["manned"]
    listed = [f"{number} {kind} ({manned[kind]})" for kind, number in player["island"].items() if number]
    return ", ".join(listed) + (f"; {player['idle']} idle workers" if player["idle"] else "")


def _city(player: dict[str, Any]) -> str:
    listed = [f"{b['building'].replace('_', ' ')} ({b['pieces']}/{b['circles']})" for b in player["city"]]
    return ", ".join(listed) or "empty"
