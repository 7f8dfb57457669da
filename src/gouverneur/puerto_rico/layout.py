"""How a state lies in memory: one row of numbers, those of the table first, then those of each seat.

Where on a board a tile or building lies has no meaning, so only what lies there is kept. [PR-GEN-09]

Goods, tiles and pieces on tiles are piles, see `kernel.piles`. A building's pieces are bits in up to three masks: at least one, two, three of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Of the table.
HIDDEN: Final[i64] = 0  # five counts: what the dealer draws from
DISCARDED: Final[i64] = 5
ROW: Final[i64] = 6  # the plantations that lie open
QUARRIES: Final[i64] = 7
SUPPLY: Final[i64] = 8  # goods
HOUSE: Final[i64] = 9
CARGO: Final[i64] = 10  # for each ship its good, + 1
LADEN: Final[i64] = 15  # for each ship how many
CHIPS: Final[i64] = 20
NOTED: Final[i64] = 21  # points written down because no chips were left
WORKERS: Final[i64] = 22
OFFICE: Final[i64] = 23
NOBLES: Final[i64] = 24
OFFICE_NOBLES: Final[i64] = 25
LEFT: Final[i64] = 26  # buildings for sale: masks of at least one, two, three, four copies
COINS: Final[i64] = 30  # on each of nine role cards
RESHUFFLES: Final[i64] = 39  # how often the discards have become the hidden stack
FESTIVAL_TILE: Final[i64] = 40  # on the festival board: the kind, + 1
FESTIVAL_GOODS: Final[i64] = 41  # a pile
FESTIVAL_BUILDING: Final[i64] = 42  # + 1
POSTER: Final[i64] = 43  # the seat that holds the wanted poster, + 1
CAPTIVE: Final[i64] = 44  # the kidnapped role, + 1
KIDNAPPER: Final[i64] = 45
ALONE: Final[i64] = 46  # 1: the phase is a captive role, played by its kidnapper alone
STAYED: Final[i64] = 47  # the seats that left their guests where they are and have seen nothing new since
DOUBLED: Final[i64] = 48  # the seats whose pick now resolved has its privilege doubled ...
DOUBLED_BEFORE: Final[i64] = 49  # ... or had in an earlier pick of the round
TABLE_WORDS: Final[i64] = 50

# Of a seat.
MONEY: Final[i64] = 0
POINTS: Final[i64] = 1  # in chips, or noted
PORT: Final[i64] = 2  # goods
ISLAND: Final[i64] = 3  # tiles, the seven kinds
MANNED: Final[i64] = 4  # pieces on tiles
OWNED: Final[i64] = 5  # buildings
STAFF: Final[i64] = 6  # buildings with at least one, two, three pieces
IDLE: Final[i64] = 9  # workers on the port
NOBLE_TILES: Final[i64] = 10  # of MANNED those that are nobles
NOBLE_STAFF: Final[i64] = 11  # buildings with at least one, two, three nobles
IDLE_NOBLES: Final[i64] = 14
UNDER: Final[i64] = 15  # the kinds under forests that everybody has seen
SECRET_UNDER: Final[i64] = 16  # those that the owner alone has seen: a pile for each time through the tiles
SEAT_WORDS: Final[i64] = 17

SECRET_BITS: Final[i64] = 20  # of one pile of secret tiles
SECRET_PILES: Final[i64] = 3  # later times through the tiles are thrown together with the third

GOODS_MASK: Final[i64] = 0xFFFFF
TILES_MASK: Final[i64] = 0xFFFFFF  # the six kinds of tile with a circle
