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
    "draft": "{who}: {building} drafted",
    "forest": "{who}: a forest planted with a {tile} tile",
    "look": "{who}: the top of the hidden stack{found}",
    "hidden_forest": "{who}: a forest planted with it{found}",
    "discard": "{who}: {discarded} discarded",
    "buy_land": "{who}: land for 1 doubloon",
    "sell_land": "{who}: {discarded} sold for 1 doubloon",
    "receive_noble": "{who}: the noble from the office",
    "invite": "{who}: {building}, one piece more",
    "man_noble": "{who}: a noble on the {on}",
    "refill_noble": "a noble waits on the office",
    "place_noble": "{who}: a noble on the {on}",
    "guest": "{who}: a {piece} of the guesthouse to the {on}",
    "more": "{who}: {building}, {goods} more",
    "hand_in": "{who}: {thing} handed in{origin}",
    "sell_at_post": "{who}: sold {good} outside the trading house for {doubloons} doubloons",
    "send": "{who}: shipped {goods} privately for {points} points",
    "supply_court": "{who}: {good} to the court for 1 point",
    "piracy": "{who}: robbed {ship}, kept {kept} {good}",
    "plunder": "{who}: plundered the trading house for {points} points",
    "raid": "{who}: raided the office, kept {workers} workers and {nobles} nobles",
    "kidnap": "{who}: kidnapped the {role}, with {doubloons} doubloons on the card",
    "ransom": "{who}: {doubloons} doubloons of ransom for the {role}",
    "captive": "{who}: plays the captive {role}",
    "festival": "the festival wants three {tile} plantations, {goods} produced, the {building}",
    "festival_won": "{who}: the {goal} goal of the festival",
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
    words["found"] = f": {words['tile']}" if words["tile"] else ""
    words["origin"] = f" from the {words['from']}" if words["from"] else ""
    words["discarded"] = (
        f"a forest over {words['tile']}" if event.get("forest") else f"a {words['tile']} tile"
    )
    return SENTENCES[str(event["event"])].format_map(words)


def own(table: Table, seat: int) -> list[str]:
    """What one looks at before each decision."""
    player = table.view(seat)["players"][seat]
    return [
        *_drafted(table),
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
        *_modules(table, view, seat),
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


def _drafted(table: Table) -> list[str]:
    """During the draft: what was chosen of each cost, and of how many."""
    if not _is_drafting(table):
        return []
    sheet, left = table.sheet, table.view(table.seat)["buildings"]
    lines = ["The draft:"]
    for cost, slots in enumerate(sheet["slots"]):
        of_cost = [
            b["building"]
            for b in sheet["buildings"]
            if b["building"] in sheet["drafted"] and b["cost"] == cost
        ]
        chosen = [name.replace("_", " ") for name in of_cost if left[name]]
        if slots:
            lines.append(
                f"   cost {cost}: {len(chosen)} of {slots}{': ' if chosen else ''}{', '.join(chosen)}"
            )
    return lines


def _modules(table: Table, view: dict[str, Any], seat: int) -> list[str]:
    """Nobles, festival, poster and captive, where they are in the game."""
    lines = []
    if table.sheet["nobles"]:
        lines.append(f"nobles {view['nobles']}, on the office {view['office_nobles']}")
    if table.sheet["festival"] and not _is_drafting(table):  # before, nothing lies there
        board = view["festival"]
        goals = [
            f"three {board['tile']} plantations" if "tile" in board else "",
            f"{counted(board['goods'])} produced" if "goods" in board else "",
            f"the {board['building'].replace('_', ' ')}" if "building" in board else "",
        ]
        lines.append(f"festival: {', '.join(filter(None, goals)) or 'all goals reached'}")
    if view["poster"] is not None:
        lines.append(f"wanted poster: {_seat(view['poster'], seat)}")
    if view["captive"]:
        lines.append(f"captive: the {view['captive']['role']}, of {_seat(view['captive']['seat'], seat)}")
    return lines


def _is_drafting(table: Table) -> bool:
    return not table.over and table.decision.kind == "draft"


def _seat(number: int, seat: int) -> str:
    return "you" if number == seat else f"seat {number}"


def _island(player: dict[str, Any]) -> str:
    listed = []
    for kind, number in player["island"].items():
        if number:
            listed.append(f"{number} {kind} ({_inside(player, kind)})")
    idle = [f"{player['idle']} idle workers"] if player["idle"] else []
    if player["idle_nobles"]:
        idle.append(f"{player['idle_nobles']} idle nobles")
    return "; ".join([", ".join(listed), *idle])


def _inside(player: dict[str, Any], kind: str) -> str:
    """How many tiles of a kind are manned, and how many by nobles; of forests, what is under them."""
    if kind == "forest":
        unknown = [f"{player['unknown_forests']} unknown"] if player["unknown_forests"] else []
        return "over " + ", ".join(filter(None, [amounts(player["under"]), *unknown]))
    nobles = player["noble_tiles"][kind]
    return f"{player['manned'][kind]}, {nobles} noble" if nobles else str(player["manned"][kind])


def _city(player: dict[str, Any]) -> str:
    listed = []
    for place in player["city"]:
        nobles = f", {place['nobles']} noble" if place["nobles"] else ""
        name = place["building"].replace("_", " ")
        listed.append(f"{name} ({place['pieces']}/{place['circles']}{nobles})")
    return ", ".join(listed) or "empty"
