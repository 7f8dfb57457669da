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
BUCCANEER: Final[i64] = 8
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
DRAFTED: Final[i64] = 2
FESTIVAL_TILES: Final[i64] = 3
FESTIVAL_GOODS: Final[i64] = 4
FESTIVAL_BUILDINGS: Final[i64] = 5
STACK_NAMES: Final = ("tiles", "start", "draft", "festival_tile", "festival_goods", "festival_building")

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
DRAFT: Final[i64] = 16
LAY: Final[i64] = 17
PLACE_NOBLE: Final[i64] = 18
HAND_IN: Final[i64] = 19
HAND_IN_FROM: Final[i64] = 20
COURT: Final[i64] = 21
SEND: Final[i64] = 22
LODGE: Final[i64] = 23
DEED: Final[i64] = 24
GUEST: Final[i64] = 25
NOBLE_GUEST: Final[i64] = 26
# These ask nothing; they keep what happens by itself in its order.
WINDOW: Final[i64] = 27
BUILT: Final[i64] = 28
PAYOUT: Final[i64] = 29
GOAL: Final[i64] = 30
PROSPECT: Final[i64] = 31
STEP_NAMES: Final = (
    "role", "tile", "man_tile", "hire", "deal", "arrange", "place", "build", "man_building", "produce", "extra",
    "sell", "load", "store", "bonus", "discount", "draft", "lay", "place_noble", "hand_in", "hand_in_from",
    "court", "send", "lodge", "deed", "guest", "noble_guest", "window", "built", "payout", "goal", "prospect",
)  # fmt: skip

# Choices.
AS_FOREST: Final[i64] = 6  # tile: AS_FOREST + kind
DRAW: Final[i64] = 11
NO_TILE: Final[i64] = 12
LAY_OPEN: Final[i64] = 0  # lay
LAY_FOREST: Final[i64] = 1
WORKER: Final[i64] = 0  # man, deal, hand in
NOBLE: Final[i64] = 1
NOBODY: Final[i64] = 2
NO_NOBLE: Final[i64] = 3  # deal: it is the noble that is declined
NO_HIRE: Final[i64] = 2  # hire: 0 takes one, 1 takes two
NO_MORE_NOBLES: Final[i64] = 56  # place noble
STAY: Final[i64] = 56  # guest
FROM_PORT: Final[i64] = 56  # hand in from
NO_BUILDING: Final[i64] = 48
NO_BONUS: Final[i64] = 48
USE_QUARRIES: Final[i64] = 0  # discount
USE_FORESTS: Final[i64] = 1
USE_BUILDINGS: Final[i64] = 2
NO_DISCOUNT: Final[i64] = 3
HAND_IN_GOOD: Final[i64] = 2  # hand in: HAND_IN_GOOD + good
HAND_IN_POINT: Final[i64] = 7
PRODUCE_ALL: Final[i64] = 0
PRODUCE_NOTHING: Final[i64] = 1
NO_EXTRA: Final[i64] = 5
AT_POST: Final[i64] = 5  # sell: AT_POST + good
NO_SALE: Final[i64] = 10
BUY_LAND: Final[i64] = 11
SELL_LAND: Final[i64] = 12  # sell: SELL_LAND + a discard
PRIVATE: Final[i64] = 25  # load: good * SHIPS + ship, then PRIVATE + good
NO_LOAD: Final[i64] = 30
SHIP_SOME: Final[i64] = 31
KEEP_NO_MORE: Final[i64] = 55  # store, send: good * MOST_OF_A_GOOD + number - 1
NO_SUPPLY: Final[i64] = 5  # court: a good, or
COUNT_FIRST: Final[i64] = 6  # before anything is supplied: pairs are counted now, or at the end
SUPPLY_FIRST: Final[i64] = 7

# Discards of a lodge or land office: a plantation by kind and who stands on it, then forests by what is under them.
STANDINGS: Final[i64] = 3  # nobody, a worker, a noble
DISCARD_FOREST: Final[i64] = 15
DISCARDS: Final[i64] = 20
NO_DISCARD: Final[i64] = 20

# Deeds of the buccaneer.
MOST_LOOT: Final[i64] = 3
PIRACY: Final[i64] = 0  # PIRACY + ship * 4 + goods kept
PLUNDER: Final[i64] = 20
RAID: Final[i64] = 21  # RAID + fate of the noble * 4 + workers kept
NOBLE_STAYS: Final[i64] = 0
NOBLE_KEPT: Final[i64] = 1
NOBLE_DROPPED: Final[i64] = 2
KIDNAP: Final[i64] = 33  # KIDNAP + role
NO_DEED: Final[i64] = 42
