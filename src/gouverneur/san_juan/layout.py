"""How a state lies in its words: the numbers of the zones, the parts of a row, the parts of a place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Zones that exist once. The rows of the seats follow, kind by kind.
DRAW: Final[i64] = 0
DISCARDED: Final[i64] = 1
TRANSIT: Final[i64] = 2  # drawn or turned up, not yet sorted [SJ-DCK-03]
OPEN: Final[i64] = 3  # lying face up beside the tiles for anybody to build [SJ-SET-09]
ASIDE: Final[i64] = 4  # to be shuffled in once the hands are dealt
FIRST_SEAT_ROW: Final[i64] = 5
SEAT_ROWS: Final[i64] = 8  # hand, tucked, covered, display, goods, stowed; known, shown
CARD_ROWS: Final[i64] = 6  # the first six hold cards, the last two what is known of cards

# A row: its size, its mask, then a count per kind.
SIZE: Final[i64] = 0
MASK: Final[i64] = 1
COUNTS: Final[i64] = 2

# A place of a display: 0 when free, else kind + 1, and the face of its good + 1 above eight bits.
PLACE_KIND: Final[i64] = 255
FACE_SHIFT: Final[i64] = 8
