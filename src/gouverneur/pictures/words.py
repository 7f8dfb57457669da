"""The words of the pictures: one small table, and how another language takes its place.

A key is the id of a message, as in the catalogues: names of things are `role-…`, `good-…`, `building-…`, `card-…`,
what the pictures say themselves is `picture-…`. A key without a message falls back to the id that it holds.
"""

from __future__ import annotations

from typing import Protocol


class Word(Protocol):
    """Turns a key and its arguments into text."""

    def __call__(self, key: str, /, **args: str | int) -> str: ...


# Two texts are for one and for any other `number`.
ENGLISH: dict[str, str | tuple[str, str]] = {
    "picture-puerto-rico": "Puerto Rico",
    "picture-san-juan": "San Juan",
    "picture-seat": "seat {seat}",
    "picture-round": "round {round}",
    "picture-last-round": "last round",
    "picture-because-workers": "too few workers",
    "picture-because-city": "a city is full",
    "picture-because-chips": "no chips left",
    "picture-over": "the game is over",
    "picture-won": "won by {who}",
    "picture-decides": "{who} decides: {kind}",
    "picture-options": ("1 option", "{number} options"),
    "picture-more": "… and {number} more",
    "picture-about-building": "about the {thing}",
    "picture-about-card": "about the {thing}",
    "picture-about-tile": "about the {thing}",
    "picture-about-found": "drew {thing}",
    "picture-about-number": "{thing} to place",
    "picture-about-left": "{thing} to go",
    "picture-watching": "as a spectator sees it",
    "picture-seen-by": "as {who} sees it",
    "picture-governor": "governor",
    "picture-now": "now",
    "picture-roles": "Roles",
    "picture-captive": "captive of {who}",
    "picture-alone": "for the kidnapper alone",
    "picture-poster": "wanted poster",
    "picture-row": "Row",
    "picture-plantations": "Plantations",
    "picture-stack": "stack {number}",
    "picture-discarded": "discarded {number}",
    "picture-quarries": ("1 quarry", "{number} quarries"),
    "picture-ships": "Ships",
    "picture-house": "House",
    "picture-trading-house": "Trading house",
    "picture-supply": "Supply",
    "picture-office": "Office",
    "picture-festival": "Festival",
    "picture-festival-goods": "goods {goods}",
    "picture-festival-tile": "{tile} plantation",
    "picture-festival-won": "all won",
    "picture-festival-later": "laid out after the draft",
    "picture-festival-returned": "{building} came back",
    "picture-buildings": "Buildings",
    "picture-buildings-how": "price, name, copies left",
    "picture-display-row": "row {row}",
    "picture-draft": "To draft",
    "picture-doubloons": ("1 doubloon", "{number} doubloons"),
    "picture-points": ("1 point", "{number} points"),
    "picture-points-hidden": "points hidden",
    "picture-total": "{number} in all",
    "picture-chips": ("1 chip", "{number} chips"),
    "picture-noted": "{number} noted",
    "picture-workers": ("1 worker", "{number} workers"),
    "picture-nobles": ("1 noble", "{number} nobles"),
    "picture-goods": "goods",
    "picture-island": "island",
    "picture-island-of": "island {number} of {of}",
    "picture-city-of": "city {number} of {of}",
    "picture-city": "city",
    "picture-idle": "idle",
    "picture-none": "none",
    "picture-empty": "empty",
    "picture-under": "hiding {tiles}",
    "picture-unknown": ("1 unknown", "{number} unknown"),
    "picture-free-spaces": ("1 space free", "{number} spaces free"),
    "picture-signs": "[{worker}] a worker   [{noble}] a noble   [.] a free circle",
    "picture-signs-plain": "[{worker}] a worker   [.] a free circle",
    "picture-cards": "Cards",
    "picture-draw-pile": "{number} to draw",
    "picture-discard-pile": "{number} discarded",
    "picture-draw-word": "to draw",
    "picture-discard-word": "discarded",
    "picture-open": "open",
    "picture-looked-at": "{number} being looked at",
    "picture-turned-up": "turned up",
    "picture-tile-up": "tile {tile}",
    "picture-no-tile": "no tile lies open",
    "picture-next-tile": "next tile {tile}",
    "picture-next-tile-unknown": "the next tile is not known",
    "picture-hand": "hand",
    "picture-hand-of": ("1 card in hand", "{number} cards in hand"),
    "picture-limit": "limit {number}",
    "picture-shown": "shown",
    "picture-tucked": "tucked",
    "picture-tucked-number": "{number} tucked",
    "picture-covered": "covered",
    "picture-known": "Discarded",
    "picture-known-of": "as far as known:",
    "picture-remembers": "knows of the discards",
    "picture-buildings-of": "{number} of {of} buildings",
    "picture-bank-used": "bank used",
    "picture-library-used": "library used",
    "picture-signs-cards": "[*] a good   [.] room for one   a number before a name is its cost",
    # One letter for each kind: never two alike, for eyes that do not tell the colours apart.
    "letter-corn": "C",
    "letter-indigo": "I",
    "letter-sugar": "S",
    "letter-tobacco": "T",
    "letter-coffee": "K",
    "letter-silver": "Ag",
    "letter-customs": "#",
    "letter-quarry": "Q",
    "letter-forest": "F",
    "letter-worker": "w",
    "letter-noble": "n",
}  # fmt: skip


def english(key: str, /, **args: str | int) -> str:
    """The English text of a key; a name without one is its id in plain words."""
    found = ENGLISH.get(key)
    if found is None:
        return key.partition("-")[2].replace("_", " ") or key
    if isinstance(found, tuple):
        found = found[0 if args.get("number") == 1 else 1]
    return found.format(**args)
