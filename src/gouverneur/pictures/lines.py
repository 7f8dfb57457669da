"""Lines of text for a terminal: columns that stay columns, and colour that is only ever added."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

ESCAPE = re.compile("(\x1b\\[[0-9;]*m)")
LABEL = 11  # columns before what a label names
GAP = "   "

STYLES = {
    "title": "1",
    "label": "36",
    "now": "1;7",
    "strong": "1",
    "faint": "2",
    "corn": "33",
    "indigo": "94",
    "sugar": "1",
    "tobacco": "32",
    "coffee": "31",
    "silver": "96",
    "customs": "35",
    "quarry": "90",
    "forest": "92",
    "noble": "1;35",
}


class Paint:
    """Adds colour to a text, or nothing at all."""

    def __init__(self, on: bool) -> None:
        self.on = on

    def __call__(self, style: str, text: str) -> str:
        return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if self.on and text and style in STYLES else text


def columns(text: str) -> int:
    """How many columns of a terminal a text fills."""
    return sum(_columns_of(sign) for sign in ESCAPE.sub("", text))


def _columns_of(sign: str) -> int:
    if unicodedata.category(sign) in ("Mn", "Me", "Cf") or "\u1160" <= sign <= "\u11ff":
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def cut(text: str, most: int) -> str:
    """At most so many columns, with two dots where something is missing."""
    if columns(text) <= most:
        return text
    kept, room = [], max(most - 2, 0)
    for place, part in enumerate(ESCAPE.split(text)):
        if place % 2:
            kept.append(part)
            continue
        for sign in part:
            room -= _columns_of(sign)
            if room < 0:
                break
            kept.append(sign)
    return "".join(kept) + ".."[: max(most, 0)]


def padded(text: str, width: int) -> str:
    """Exactly so many columns."""
    text = cut(text, width)
    return text + " " * (width - columns(text))


class Lines:
    """A picture under way, from top to bottom."""

    def __init__(self, width: int, paint: Paint) -> None:
        self.width = width
        self.paint = paint
        self.lines: list[str] = []

    def add(self, line: str = "") -> None:
        self.lines.append(cut(line.rstrip(), self.width))

    def rule(self) -> None:
        self.lines.append(self.paint("faint", "-" * self.width))

    def ends(self, left: str, right: str) -> None:
        """Something at the left and something at the right; the left one gives way."""
        right = cut(right, self.width // 2)
        self.add(padded(left, self.width - columns(right) - 1) + " " + right)

    def heading(self, name: str, items: Sequence[str], mark: str) -> None:
        """A name, what belongs to it, and at the right end a mark, if there is room for all that."""
        name = cut(name, self.width // 3)
        start = padded(name, max(columns(name), LABEL + 2)) + " "
        line = start + GAP.join(items)
        if columns(line) + 1 + columns(mark) <= self.width:
            self.ends(line, mark)
        else:
            self._flow(start, LABEL + 3, [*items, mark], GAP)

    def labelled(self, label: str, items: Iterable[str], *, gap: str = GAP, indent: int = 0) -> None:
        """Items beside their label, in as many lines as they need."""
        start = " " * indent + self.paint("label", padded(label, LABEL - 1)) + " "
        self._flow(start, indent + LABEL, items, gap)

    def _flow(self, start: str, indent: int, items: Iterable[str], gap: str) -> None:
        line, empty = start, True
        for whole in items:
            item = cut(whole, self.width - indent)
            if columns(line) + (0 if empty else len(gap)) + columns(item) > self.width:
                self.add(line)
                line, empty = " " * indent, True
            line += item if empty else gap + item
            empty = False
        self.add(line)

    def grid(self, items: Sequence[str], *, indent: int = 2) -> None:
        """Items one below the other, in as many columns as the widest of them allows."""
        widest = min(max((columns(item) for item in items), default=1), self.width - indent)
        across = max(1, (self.width - indent + len(GAP)) // (widest + len(GAP)))
        down = -(-len(items) // across)
        for row in range(down):
            self.add(" " * indent + GAP.join(padded(item, widest) for item in items[row::down]))

    def side_by_side(self, blocks: Sequence[Sequence[str]]) -> None:
        """Blocks of lines beside each other, all of one width; below each other where it is too narrow."""
        across = len(blocks) if self.width >= 90 else max(1, self.width // 30)
        width = (self.width - 2 * (across - 1)) // across
        for first in range(0, len(blocks), across):
            group = blocks[first : first + across]
            for row in range(max(len(block) for block in group)):
                cells = [block[row] if row < len(block) else "" for block in group]
                self.add("  ".join(padded(cell, width) for cell in cells))
