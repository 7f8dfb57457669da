"""The words of the game: roles, goods, tiles, steps and choices, with their numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Role cards. The second prospector is a card of its own. [PR-RND-10]
SETTLER: Final[i64] = 0
MAYOR: Final[i64] = 1
BUILDER: Final[i64] = 2
CRAFTSMAN: Final[i64] = 3
TRADER: Final[i64] = 4
CAPTAIN: Final[i64] = 5
PROSPECTOR: Final[i64] = 6
SECOND_PROSPECTOR: Final[i64] = 7
ROLES: Final[i64] = 9
ROLE_NAMES: Final = (
    "settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector", "prospector_2", "buccaneer",
)  # fmt: skip

GOOD_NAMES: Final = ("corn", "indigo", "sugar", "tobacco", "coffee")
GOODS: Final[i64] = 5
CORN: Final[i64] = 0
INDIGO: Final[i64] = 1
SUGAR: Final[i64] = 2
TOBACCO: Final[i64] = 3
COFFEE: Final[i64] = 4
NO_GOOD: Final[i64] = -1
PRICES: Final = (0, 1, 2, 3, 4)
MOST_OF_A_GOOD: Final[i64] = 11

# What lies on an island: plantations by their good, then these.
QUARRY: Final[i64] = 5
FOREST: Final[i64] = 6
TILE_NAMES: Final = (*GOOD_NAMES, "quarry", "forest")
CIRCLE_TILES: Final[i64] = 6  # kinds of tile with a circle: all but the forest
SPACES: Final[i64] = 12  # of an island, and of a city

# Where a piece can stand: on kinds of tile, then on buildings.
FIRST_BUILDING: Final[i64] = 6

SMALLEST_SHIP: Final[i64] = 4
SHIPS: Final[i64] = 5  # capacities 4 to 8; which of them sail depends on the number of players
HOUSE_PLACES: Final[i64] = 4

# Stacks of the dealer.
TILES: Final[i64] = 0
START: Final[i64] = 1
STACK_NAMES: Final = ("tiles", "start")

# Steps. A step that asks is also the kind of its decision.
ROLE: Final[i64] = 0
TILE: Final[i64] = 1
MAN_TILE: Final[i64] = 2
HIRE: Final[i64] = 3
DEAL: Final[i64] = 4
ARRANGE: Final[i64] = 5
PLACE: Final[i64] = 6
BUILD: Final[i64] = 7
MAN_BUILDING: Final[i64] = 8
PRODUCE: Final[i64] = 9
EXTRA: Final[i64] = 10
SELL: Final[i64] = 11
LOAD: Final[i64] = 12
STORE: Final[i64] = 13
BONUS: Final[i64] = 14
DISCOUNT: Final[i64] = 15
STEP_NAMES: Final = (
    "role", "tile", "man_tile", "hire", "deal", "arrange", "place", "build", "man_building", "produce", "extra",
    "sell", "load", "store", "bonus", "discount",
)  # fmt: skip

# Choices.
AS_FOREST: Final[i64] = 6  # tile: AS_FOREST + kind
DRAW: Final[i64] = 11
NO_TILE: Final[i64] = 12
WORKER: Final[i64] = 0  # man, deal
NOBLE: Final[i64] = 1
NOBODY: Final[i64] = 2
NO_HIRE: Final[i64] = 2  # hire: 0 takes one, 1 takes two
NO_BUILDING: Final[i64] = 48
NO_BONUS: Final[i64] = 48
USE_DISCOUNT: Final[i64] = 0
NO_DISCOUNT: Final[i64] = 1
PRODUCE_ALL: Final[i64] = 0
PRODUCE_NOTHING: Final[i64] = 1
NO_EXTRA: Final[i64] = 5
AT_POST: Final[i64] = 5  # sell: AT_POST + good
NO_SALE: Final[i64] = 10
PRIVATE: Final[i64] = 25  # load: good * SHIPS + ship, then PRIVATE + good
NO_LOAD: Final[i64] = 30
KEEP_NO_MORE: Final[i64] = 55  # store: good * MOST_OF_A_GOOD + number - 1
