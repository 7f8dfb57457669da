"""The words of the game: roles, goods, steps and choices, with their numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The five role cards. [SJ-CMP-05]
BUILDER: Final[i64] = 0
PRODUCER: Final[i64] = 1
TRADER: Final[i64] = 2
COUNCILLOR: Final[i64] = 3
PROSPECTOR: Final[i64] = 4
ROLE_NAMES: Final = ("builder", "producer", "trader", "councillor", "prospector")
ALL_ROLES: Final[i64] = 31

# Goods are called after what they grow on; the sixth place is kept for the customs office.
GOOD_NAMES: Final = ("indigo", "sugar", "tobacco", "coffee", "silver", "customs")
GOODS: Final[i64] = 6

# Stacks of the dealer.
DECK: Final[i64] = 0
TILES: Final[i64] = 1
START: Final[i64] = 2
STACK_NAMES: Final = ("deck", "tiles", "start")

TILE_COUNT: Final[i64] = 5
TWELVE: Final[i64] = 12  # buildings that end the game

# Steps. A step that asks is also the kind of its decision.
ROLE: Final[i64] = 0
BUILD: Final[i64] = 1
OVER: Final[i64] = 2
BARTER: Final[i64] = 3
PAY: Final[i64] = 4
PRODUCE: Final[i64] = 5
SELL: Final[i64] = 6
COUNCIL: Final[i64] = 7
KEEP: Final[i64] = 8
DISCARD: Final[i64] = 9
TUCK: Final[i64] = 10
PROSPECT: Final[i64] = 11
USE: Final[i64] = 12
PICK: Final[i64] = 13
BONUS: Final[i64] = 14
LIMIT: Final[i64] = 15
DEALING: Final[i64] = 16
EXCHANGE: Final[i64] = 17
BANK: Final[i64] = 18
STEP_NAMES: Final = (
    "role", "build", "over", "barter", "pay", "produce", "sell", "council", "keep", "discard",
    "tuck", "prospect", "use", "pick", "bonus", "limit", "dealing", "exchange", "bank",
)  # fmt: skip

# Choices. Where cards are chosen the choice is the number of the card, below 48.
CARD_CHOICES: Final[i64] = 48
PASS: Final[i64] = 48
WAIVE_DOUBLE: Final[i64] = 49
WAIVE_PRIVILEGE: Final[i64] = 50
WAIVE_DISCOUNT: Final[i64] = 51
WAIVE_ALL: Final[i64] = 52
LOADED: Final[i64] = 48  # over: a plant with its good is LOADED + good
BESIDE: Final[i64] = 54  # over: no crane, a place of its own
DONE: Final[i64] = 6  # goods: no more
PLANT_KINDS: Final[i64] = 5  # the goods of production buildings come first
PLANT_GOODS: Final[i64] = 0xFFFFF  # in a pile of goods: those that grow on production buildings
COUNCIL_PASS: Final[i64] = 6
PROSPECT_PASS: Final[i64] = 2

# Why cards are discarded.
FOR_SETUP: Final[i64] = 0
FOR_LIMIT: Final[i64] = 1
FOR_COUNCIL: Final[i64] = 2
REASON_NAMES: Final = ("setup", "limit", "council")
