"""Names that people, and others, give themselves."""

from __future__ import annotations

import random

NAMES = (
    "",
    "Ada",
    "王小明",
    "Zoe\u0301",
    "e" + "\u0301" * 50,
    "\u0301\u0301",
    "<script>alert(1)</script>",
    "]]>&amp;\"'</title><b>",
    "#@corn url(#x) {0} %s",
    "\x1b[31mred\x1b[0m",
    "two\nlines\r\n\ttabs\v\f",
    "\x00\x07\x08",
    "\u202ereversed\u2066 \u200b\u200d\ufeff",
    "👩‍👩‍👧‍👦❤️🇩🇪",
    "\ud800\udfff lone",
    "\ufffe\uffff\U0010ffff",
    "\u2028\u2029\x85",
    "한국어 \u1112\u1161\u11ab",
    "שלום",
    "M" * 500,
    "　　wide　spaces　",
)


def names_for(players: int, chance: random.Random) -> list[str]:
    return [chance.choice(NAMES) for _ in range(players)]
