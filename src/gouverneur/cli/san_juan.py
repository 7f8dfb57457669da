"""What happens at San Juan, told in a terminal."""

from __future__ import annotations

from collections import defaultdict

from gouverneur.cli.counting import counted
from gouverneur.kernel.event import Detail
from gouverneur.san_juan.editions import TRADING_TILES
from gouverneur.san_juan.vocabulary import GOOD_NAMES

SENTENCES = {
    "role": "{who} take the {role}",
    "pass": "{who} pass in the {phase} phase",
    "skip": "{who} can do nothing in the {phase} phase",
    "decline": "{who} do not use the {card}",
    "draw": "{who} draw {number}{cards} ({reason})",
    "look": "{who} look at {number}{cards}",
    "discard": "{who} discard {number}{cards} ({reason})",
    "pay": "{who} pay {number}{cards}",
    "build": "{who} build {card}{over}{goods}",
    "produce": "{who} produce{goods}",
    "sell": "{who} sell{goods} for {proceeds}",
    "receive": "an unseen good comes to the {card} of {who}",
    "tile": "trading tile {tile}: {prices}",
    "reveal": "{who} turn up{cards}",
    "take": "{who} take {card}",
    "discard_revealed": "the other cards are discarded{cards}",
    "tuck": "{who} tuck a card{card}",
    "reshuffle": "the discard pile is shuffled: {cards} cards",
    "round": "--- round {round}: {who} are governor ---",
    "end": "twelve buildings: the game ends",
}


def sentence(event: dict[str, Detail], seat: int) -> str:
    """One line about an event; seats speak of themselves in the plural, as you do."""
    words: dict[str, str] = defaultdict(str)
    for key, value in event.items():
        words[key] = counted(value) if isinstance(value, list) else str(value).replace("_", " ")
    who = event.get("seat", -1)
    words["who"] = "you" if who == seat else f"seat {who}"
    for key, before in (("cards", ": "), ("goods", " "), ("over", " over the ")):
        if isinstance(event.get(key), list) or key == "over":
            words[key] = before + words[key] if words[key] else ""
    if event["event"] == "build" and words["goods"]:
        words["goods"] = f", giving{words['goods']}"
    if event["event"] == "tuck" and words["card"]:
        words["card"] = f": {words['card']}"
    if event["event"] == "tile":
        prices = TRADING_TILES[int(words["tile"]) - 1]
        words["prices"] = ", ".join(
            f"{good} {price}" for good, price in zip(GOOD_NAMES, prices, strict=False)
        )
    if event["event"] in ("draw", "look", "discard", "pay") and not words["cards"]:
        words["number"] += " card" if words["number"] == "1" else " cards"
    sentence = SENTENCES[str(event["event"])].format_map(words)
    if who != seat:
        for plural, singular in VERBS.items():
            sentence = sentence.replace(f"seat {who} {plural}", f"seat {who} {singular}")
    return sentence


VERBS = {
    "take": "takes", "pass": "passes", "can": "can", "do not": "does not", "draw": "draws", "look": "looks",
    "discard": "discards", "pay": "pays", "build": "builds", "produce": "produces",
    "sell": "sells", "turn": "turns", "tuck": "tucks", "are": "is",
}  # fmt: skip
