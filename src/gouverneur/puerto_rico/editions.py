"""What is in the box: an edition says only what it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.puerto_rico.buildings.base import BASE_SHEET
from gouverneur.puerto_rico.layout import SEAT_WORDS, TABLE_WORDS
from gouverneur.puerto_rico.moments import Building
from gouverneur.puerto_rico.vocabulary import (
    CAPTAIN,
    GOODS,
    PRICES,
    PROSPECTOR,
    SECOND_PROSPECTOR,
    SMALLEST_SHIP,
)

MOST_COST: Final[i64] = 10
BUILDING_NUMBERS: Final[i64] = 45

# By number of players: what is laid out. [PR-SET-02 PR-SET-05 PR-TWO-01]
MONEY: Final = (0, 0, 3, 2, 3, 4)
INDIGO_STARTS: Final = (0, 0, 1, 2, 2, 3)  # the first so many seats begin with indigo, the others with corn
CHIP_SUPPLY: Final = (0, 0, 65, 75, 100, 126)
CHIP_SUPPLY_2002: Final = (0, 0, 0, 75, 100, 122)
WORKER_SUPPLY: Final = (0, 0, 40, 55, 75, 95)
SHIPS_SAILING: Final = ((), (), (4, 6), (4, 5, 6), (5, 6, 7), (6, 7, 8))
PICKS: Final = (0, 0, 3, 1, 1, 1)  # role cards a player takes in a round, one by one [PR-TWO-03]
PROSPECTORS: Final = (0, 0, 1, 0, 1, 2)
QUARRY_STACK: Final = (0, 0, 5, 8, 8, 8)
PLANTATIONS: Final = (10, 12, 11, 9, 8)
FEWER_PLANTATIONS_FOR_TWO: Final = 3
GOOD_TOKENS: Final = (10, 11, 11, 9, 9)
FEWER_GOODS_FOR_TWO: Final = 2

# In whose prices the edition or the table differs from the sheet.
SWAPPED_COSTS: Final = {"factory": 8, "university": 7}


@final
class Choices:
    """What edition and options of a ruleset decide."""

    def __init__(self) -> None:
        self.edition: str = "2020"
        self.swapped_costs: bool = False  # factory 8, university 7
        self.may_decline: bool = False  # dealt workers may be refused, and leave the game
        self.hidden_points: bool = False
        self.ask_passive: bool = False  # benefits that come by themselves are asked for
        self.handicap: list[int] = []
        self.bids: list[int] = []


@final
class Rules:
    """One ruleset of Puerto Rico as numbers and masks; made once, shared by all states."""

    def __init__(self, text: str, players: i64, buildings: list[Building], choices: Choices) -> None:
        two = players == 2
        seats = int(players)
        self.text = text
        self.players: Final[i64] = players
        self.buildings = buildings
        self.kinds: Final[i64] = len(buildings)
        self.may_decline: Final[bool] = choices.may_decline
        self.hidden_points: Final[bool] = choices.hidden_points
        self.ask_passive: Final[bool] = choices.ask_passive
        self.handicap: Final[vec[i64]] = vec[i64](choices.handicap or [0] * seats)
        self.bids: Final[vec[i64]] = vec[i64](choices.bids or [0] * seats)

        self.money: Final[i64] = MONEY[seats]
        self.indigo_starts: Final[i64] = INDIGO_STARTS[seats]
        chips = CHIP_SUPPLY_2002 if choices.edition == "2002" else CHIP_SUPPLY
        self.chips: Final[i64] = chips[seats]
        self.workers: Final[i64] = WORKER_SUPPLY[seats]
        self.picks: Final[i64] = PICKS[seats] * seats
        self.quarries: Final[i64] = QUARRY_STACK[seats]
        self.plantations: Final[vec[i64]] = vec[i64](
            [number - FEWER_PLANTATIONS_FOR_TWO if two else number for number in PLANTATIONS]
        )
        self.tokens: Final[vec[i64]] = vec[i64](
            [number - FEWER_GOODS_FOR_TWO if two else number for number in GOOD_TOKENS]
        )
        self.prices: Final[vec[i64]] = vec[i64](list(PRICES))
        ships: i64 = 0
        for capacity in SHIPS_SAILING[seats]:
            ships |= bit(capacity - SMALLEST_SHIP)
        self.ships: Final[i64] = ships
        roles = bit(CAPTAIN + 1) - 1
        if PROSPECTORS[seats] > 0:
            roles |= bit(PROSPECTOR)
        if PROSPECTORS[seats] > 1:
            roles |= bit(SECOND_PROSPECTOR)
        self.roles: Final[i64] = roles

        self.names: list[str] = [building.name for building in buildings]
        costs = [SWAPPED_COSTS.get(b.name, b.cost) if choices.swapped_costs else b.cost for b in buildings]
        self.cost: Final[vec[i64]] = vec[i64](costs)
        self.copies: Final[vec[i64]] = vec[i64]([b.copies_for_two if two else b.copies for b in buildings])
        self.points: Final[vec[i64]] = _numbers(buildings, lambda b: b.points)
        self.circles: Final[vec[i64]] = _numbers(buildings, lambda b: b.circles)
        self.row: Final[vec[i64]] = _numbers(buildings, lambda b: b.row)
        self.good: Final[vec[i64]] = _numbers(buildings, lambda b: b.good)
        self.craft: Final[vec[i64]] = _numbers(buildings, lambda b: b.craft)
        self.sale_bonus: Final[vec[i64]] = _numbers(buildings, lambda b: b.sale_bonus)
        self.stores_kinds: Final[vec[i64]] = _numbers(buildings, lambda b: b.stores_kinds)
        self.stores_goods: Final[vec[i64]] = _numbers(buildings, lambda b: b.stores_goods)
        self.load_points: Final[vec[i64]] = _numbers(buildings, lambda b: b.load_points)

        # By what they are.
        self.one_circle: Final[i64] = _mask(buildings, lambda b: b.circles >= 1)
        self.two_circles: Final[i64] = _mask(buildings, lambda b: b.circles >= 2)
        self.three_circles: Final[i64] = _mask(buildings, lambda b: b.circles >= 3)
        self.special: Final[i64] = _mask(buildings, lambda b: b.special)
        self.large: Final[i64] = _mask(buildings, lambda b: b.large)
        self.crafts: Final[i64] = _mask(buildings, lambda b: b.craft > 0)
        self.in_row: Final[vec[i64]] = vec[i64]([_mask(buildings, _is_in_row(row)) for row in range(5)])
        self.makers: Final[vec[i64]] = vec[i64]([_mask(buildings, _makes(good)) for good in range(GOODS)])
        self.up_to: Final[vec[i64]] = vec[i64]([0] * (MOST_COST + 1))  # buildings that cost at most so much
        for price in range(MOST_COST + 1):
            for kind, cost in enumerate(costs):
                if cost <= price:
                    self.up_to[price] |= bit(kind)

        # By what they can do.
        self.drawers: Final[i64] = _mask(buildings, lambda b: b.draws_tile > 0)
        self.quarriers: Final[i64] = _mask(buildings, lambda b: b.takes_quarry > 0)
        self.tile_manners: Final[i64] = _mask(buildings, lambda b: b.mans_tile > 0)
        self.building_manners: Final[i64] = _mask(buildings, lambda b: b.mans_building > 0)
        self.markets: Final[i64] = _mask(buildings, lambda b: b.sale_bonus > 0)
        self.any_sellers: Final[i64] = _mask(buildings, lambda b: b.sells_any > 0)
        self.stores: Final[i64] = _mask(buildings, lambda b: b.stores_kinds + b.stores_goods > 0)
        self.sailers: Final[i64] = _mask(buildings, lambda b: b.sails > 0)
        self.load_helpers: Final[i64] = _mask(buildings, lambda b: b.load_points > 0)
        self.answers_production: Final[i64] = _answers(buildings, "gain_after_production")
        self.answers_end: Final[i64] = _answers(buildings, "end_points")

        self.no_numbers: Final[vec[i64]] = vec[i64]([0] * int(TABLE_WORDS + SEAT_WORDS * players))


def make_rules(text: str, players: int, choices: Choices) -> Rules:
    return Rules(text, players, BASE_SHEET, choices)


def _numbers(buildings: list[Building], number: Callable[[Building], int]) -> vec[i64]:
    return vec[i64]([number(building) for building in buildings])


def _mask(buildings: list[Building], chosen: Callable[[Building], bool]) -> i64:
    mask: i64 = 0
    for kind, building in enumerate(buildings):
        if chosen(building):
            mask |= bit(kind)
    return mask


def _is_in_row(row: int) -> Callable[[Building], bool]:
    return lambda building: building.row == row


def _makes(good: int) -> Callable[[Building], bool]:
    return lambda building: building.good == good


def _answers(buildings: list[Building], moment: str) -> i64:
    return _mask(buildings, lambda b: any(moment in base.__dict__ for base in type(b).__mro__[:-2]))
