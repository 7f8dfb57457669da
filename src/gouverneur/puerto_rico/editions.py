"""What is in the box: an edition or a module says only what it changes. [PR-CFG-03]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.puerto_rico.buildings.base import BASE_SHEET
from gouverneur.puerto_rico.buildings.new_buildings import LARGE_PLANT, NEW_SHEET
from gouverneur.puerto_rico.buildings.nobles import NOBLE_SHEET
from gouverneur.puerto_rico.layout import SEAT_WORDS, TABLE_WORDS
from gouverneur.puerto_rico.moments import Building
from gouverneur.puerto_rico.vocabulary import (
    BUCCANEER,
    CAPTAIN,
    GOODS,
    PRICES,
    PROSPECTOR,
    SECOND_PROSPECTOR,
    SMALLEST_SHIP,
)

MOST_COST: Final[i64] = 10
MOST_COPIES: Final[i64] = 4

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

WORKERS_WITH_NOBLES: Final = 100  # all of them, those on the office included [PR-NOB-02]
NOBLE_SUPPLY: Final = 20
# How many buildings of each cost the draft takes, from 1 to 10. [PR-DRA-02]
DRAFT_SLOTS: Final = (0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5)

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
        self.new_buildings: bool = False
        self.nobles: bool = False
        self.buccaneer: bool = False
        self.festival: bool = False
        self.random_draft: bool = False
        self.drafted: list[str] = []  # the special buildings, when nobody chooses them
        self.no_rivals: bool = False  # office and trading post are not drafted both
        self.double_once: bool = False  # the library doubles one pick a round
        self.sells_forests: bool = False  # the land office
        self.captive_for_all: bool = False  # a captive role that nobody ransomed is a phase for everybody
        self.returns_copy: bool = True  # with two players, the festival building
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
        self.has_nobles: Final[bool] = choices.nobles
        self.has_festival: Final[bool] = choices.festival
        self.random_draft: Final[bool] = choices.random_draft
        self.no_rivals: Final[bool] = choices.no_rivals
        self.double_once: Final[bool] = choices.double_once
        self.sells_forests: Final[bool] = choices.sells_forests
        self.captive_for_all: Final[bool] = choices.captive_for_all
        self.returns_copy: Final[bool] = choices.returns_copy
        # Nothing follows building but a worker, nothing precedes loading.
        self.plain_building: Final[bool] = not (choices.new_buildings or choices.nobles or choices.festival)
        self.plain_loading: Final[bool] = not (choices.new_buildings or choices.nobles)
        self.handicap: Final[vec[i64]] = vec[i64](choices.handicap or [0] * seats)
        self.bids: Final[vec[i64]] = vec[i64](choices.bids or [0] * seats)

        self.money: Final[i64] = MONEY[seats]
        self.indigo_starts: Final[i64] = INDIGO_STARTS[seats]
        chips = CHIP_SUPPLY_2002 if choices.edition == "2002" else CHIP_SUPPLY
        self.chips: Final[i64] = chips[seats]
        # Besides those that wait on the office at the start, one for each player. [PR-NOB-02]
        self.workers: Final[i64] = WORKERS_WITH_NOBLES - seats + 1 if choices.nobles else WORKER_SUPPLY[seats]
        self.nobles: Final[i64] = NOBLE_SUPPLY - 1 if choices.nobles else 0
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
        if choices.buccaneer:
            roles |= bit(BUCCANEER)  # [PR-BUC-01]
        self.roles: Final[i64] = roles

        self.names: list[str] = [building.name for building in buildings]
        costs = [SWAPPED_COSTS.get(b.name, b.cost) if choices.swapped_costs else b.cost for b in buildings]
        self.cost: Final[vec[i64]] = vec[i64](costs)
        self.copies: Final[vec[i64]] = vec[i64]([b.copies_for_two if two else b.copies for b in buildings])
        self.all_copies: Final[vec[i64]] = vec[i64]([0] * int(MOST_COPIES))  # with at least so many
        for kind in range(len(buildings)):
            for copy in range(self.copies[kind]):
                self.all_copies[copy] |= bit(kind)
        self.in_box: Final[vec[i64]] = vec[i64]([b.copies for b in buildings])
        self.points: Final[vec[i64]] = _numbers(buildings, lambda b: b.points)
        self.circles: Final[vec[i64]] = _numbers(buildings, lambda b: b.circles)
        self.row: Final[vec[i64]] = _numbers(buildings, lambda b: b.row)
        self.good: Final[vec[i64]] = _numbers(buildings, lambda b: b.good)
        self.craft: Final[vec[i64]] = _numbers(buildings, lambda b: b.craft)
        self.sale_bonus: Final[vec[i64]] = _numbers(buildings, lambda b: b.sale_bonus)
        self.stores_kinds: Final[vec[i64]] = _numbers(buildings, lambda b: b.stores_kinds)
        self.stores_goods: Final[vec[i64]] = _numbers(buildings, lambda b: b.stores_goods)
        self.load_points: Final[vec[i64]] = _numbers(buildings, lambda b: b.load_points)
        self.load_coins: Final[vec[i64]] = _numbers(buildings, lambda b: b.load_coins)
        self.captain_coins: Final[vec[i64]] = _numbers(buildings, lambda b: b.captain_coins)
        self.saves_small: Final[vec[i64]] = _numbers(buildings, lambda b: b.worker_saves_small)
        self.saves_large: Final[vec[i64]] = _numbers(buildings, lambda b: b.noble_saves_large)
        self.worker_pays: Final[vec[i64]] = _numbers(buildings, lambda b: b.worker_pays)
        self.noble_scores: Final[vec[i64]] = _numbers(buildings, lambda b: b.noble_scores)
        self.keeps_land: Final[vec[i64]] = _numbers(buildings, lambda b: b.noble_keeps_land)

        # By what they are.
        self.one_circle: Final[i64] = _mask(buildings, lambda b: b.circles >= 1)
        self.two_circles: Final[i64] = _mask(buildings, lambda b: b.circles >= 2)
        self.three_circles: Final[i64] = _mask(buildings, lambda b: b.circles >= 3)
        self.special: Final[i64] = _mask(buildings, lambda b: b.special)
        self.large: Final[i64] = _mask(buildings, lambda b: b.large)
        self.crafts: Final[i64] = _mask(buildings, lambda b: b.craft > 0)
        self.large_plants: Final[i64] = _mask(buildings, lambda b: b.good >= 0 and b.craft == LARGE_PLANT)
        self.in_row: Final[vec[i64]] = vec[i64]([_mask(buildings, _is_in_row(row)) for row in range(5)])
        self.makers: Final[vec[i64]] = vec[i64]([_mask(buildings, _makes(good)) for good in range(GOODS)])
        self.up_to: Final[vec[i64]] = vec[i64]([0] * (MOST_COST + 1))  # buildings that cost at most so much
        for price in range(MOST_COST + 1):
            for kind, cost in enumerate(costs):
                if cost <= price:
                    self.up_to[price] |= bit(kind)

        # What lies on the display from the start, and what is drafted. [PR-DRA-01 PR-DRA-03 PR-NOB-01]
        base = bit(len(BASE_SHEET)) - 1
        new = (bit(len(BASE_SHEET) + len(NEW_SHEET)) - 1) & ~base
        self.pool: Final[i64] = (base | new) & self.special if choices.new_buildings else 0
        shown = base & ~self.pool
        if choices.nobles:
            shown |= _mask(buildings, lambda b: True) & ~(base | new)
        self.drafted: Final[i64] = _mask(buildings, lambda b: b.name in choices.drafted)
        self.shown: Final[i64] = shown | self.drafted
        self.in_game: Final[i64] = self.shown if choices.drafted else self.shown | self.pool
        self.slots: Final[vec[i64]] = vec[i64](list(DRAFT_SLOTS))
        self.rival: Final[vec[i64]] = vec[i64]([-1] * len(buildings))
        for kind, building in enumerate(buildings):
            if building.rival:
                self.rival[kind] = self.names.index(building.rival)
                self.rival[self.names.index(building.rival)] = kind

        # By what they can do.
        self.hosts: Final[i64] = _mask(buildings, lambda b: b.hosts > 0) & self.in_game
        self.doublers: Final[i64] = _mask(buildings, lambda b: b.doubles_privilege > 0)
        self.foresters: Final[i64] = _mask(buildings, lambda b: b.plants_forests > 0)
        self.in_kind: Final[i64] = _mask(buildings, lambda b: b.takes_in_kind > 0)
        self.posts: Final[i64] = _mask(buildings, lambda b: b.sells_elsewhere > 0)
        self.mixed_sailers: Final[i64] = _mask(buildings, lambda b: b.sails_mixed > 0)
        self.captain_helpers: Final[i64] = _mask(buildings, lambda b: b.captain_coins > 0)
        self.suppliers: Final[i64] = _mask(buildings, lambda b: b.supplies_court > 0)
        self.inviters: Final[i64] = _mask(buildings, lambda b: b.invites > 0)
        self.late_payers: Final[i64] = _mask(buildings, lambda b: b.counts_extra > 0)
        self.savers: Final[i64] = _mask(buildings, lambda b: b.worker_saves_small + b.noble_saves_large > 0)
        self.land_buyers: Final[i64] = _mask(buildings, lambda b: b.worker_buys_land > 0)
        self.land_sellers: Final[i64] = _mask(buildings, lambda b: b.noble_sells_land > 0)
        self.land_clearers: Final[i64] = _mask(buildings, lambda b: b.worker_clears_land > 0)
        self.land_keepers: Final[i64] = _mask(buildings, lambda b: b.noble_keeps_land > 0)
        self.drawers: Final[i64] = _mask(buildings, lambda b: b.draws_tile > 0)
        self.quarriers: Final[i64] = _mask(buildings, lambda b: b.takes_quarry > 0)
        self.tile_manners: Final[i64] = _mask(buildings, lambda b: b.mans_tile > 0)
        self.building_manners: Final[i64] = _mask(buildings, lambda b: b.mans_building > 0)
        self.markets: Final[i64] = _mask(buildings, lambda b: b.sale_bonus > 0)
        self.any_sellers: Final[i64] = _mask(buildings, lambda b: b.sells_any > 0)
        self.stores: Final[i64] = _mask(buildings, lambda b: b.stores_kinds + b.stores_goods > 0)
        self.sailers: Final[i64] = _mask(buildings, lambda b: b.sails > 0)
        self.load_helpers: Final[i64] = _mask(buildings, lambda b: b.load_points + b.load_coins > 0)
        self.answers_more: Final[i64] = _answers(buildings, "more_goods")
        self.two_faced_payers: Final[i64] = _mask(buildings, lambda b: b.worker_pays + b.noble_scores > 0)
        self.answers_production: Final[i64] = _answers(buildings, "gain_after_production")
        self.answers_building: Final[i64] = _answers(buildings, "points_after_building")
        self.answers_loading: Final[i64] = _answers(buildings, "points_before_loading")
        self.answers_end: Final[i64] = _answers(buildings, "end_points")

        self.no_numbers: Final[vec[i64]] = vec[i64]([0] * int(TABLE_WORDS + SEAT_WORDS * players))


WHOLE_SHEET: Final[list[Building]] = BASE_SHEET + NEW_SHEET + NOBLE_SHEET


def make_rules(text: str, players: int, choices: Choices) -> Rules:
    more = choices.new_buildings or choices.nobles
    return Rules(text, players, WHOLE_SHEET if more else BASE_SHEET, choices)


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
