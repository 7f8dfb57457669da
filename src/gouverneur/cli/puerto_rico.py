"""What happens at Puerto Rico, told in a terminal."""

from __future__ import annotations

from collections import defaultdict

from gouverneur.cli.counting import counted
from gouverneur.kernel.event import Detail

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
