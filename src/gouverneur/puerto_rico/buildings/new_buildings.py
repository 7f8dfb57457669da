"""The 14 buildings of the module New Buildings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.piles import in_pile, one_of
from gouverneur.puerto_rico.buildings.base import Large
from gouverneur.puerto_rico.layout import ISLAND, PORT, SUPPLY
from gouverneur.puerto_rico.moments import Building
from gouverneur.puerto_rico.vocabulary import FOREST, GOODS, INDIGO, SUGAR

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

LARGE_PLANT: Final[i64] = 2  # what a large production building counts


class Aqueduct(Building):
    """One indigo more if the large plant made any, and one sugar more likewise. [PR-AQU-01 PR-AQU-02]

    Whatever was made may be said to come from the large one, if it is occupied.
    """

    name = "aqueduct"
    cost = 1
    points = 1
    row = 1

    def more_goods(self, state: PuertoRico, seat: i64, made: i64) -> i64:
        more: i64 = 0
        for good in range(INDIGO, SUGAR + 1):
            large = state.occupied(seat) & state.rules.makers[good] & state.rules.large_plants
            if large != 0 and in_pile(made, good) > 0 and in_pile(state.numbers[SUPPLY], good) > 0:
                more += one_of(good)
        return more


class ForestHouse(Building):
    """Plantations may be laid as forests; two forests save a doubloon in building. [PR-FOR-01 PR-FOR-04]"""

    name = "forest_house"
    cost = 2
    points = 1
    row = 1
    plants_forests = 1


class BlackMarket(Building):
    """What is missing of a price may be paid with a piece, a good and a point. [PR-BMK-01]"""

    name = "black_market"
    cost = 2
    points = 1
    row = 1
    takes_in_kind = 1


class Storehouse(Building):
    """Stores three goods of any kinds. [PR-STH-01]"""

    name = "storehouse"
    cost = 3
    points = 1
    row = 1
    stores_goods = 3


class Guesthouse(Building):
    """Holds two guests, who may move on outside mayor phases. [PR-GST-01 PR-GST-02]"""

    name = "guesthouse"
    cost = 4
    points = 2
    circles = 2
    row = 2
    hosts = 1


class TradingPost(Building):
    """A good may be sold to the supply, whatever the trading house holds. [PR-TPO-01]"""

    name = "trading_post"
    cost = 5
    points = 2
    row = 2
    sells_elsewhere = 1
    rival = "office"


class Church(Building):
    """1 point for a new building of the second or third row, 2 of the fourth. [PR-CHU-01]"""

    name = "church"
    cost = 5
    points = 2
    row = 2

    def points_after_building(self, state: PuertoRico, seat: i64, built: i64) -> i64:
        row = state.rules.row[built]
        if row == 4:
            return 2
        return 1 if row > 1 else 0


class SmallWharf(Building):
    """Once a phase any goods may be shipped to the supply, for a point for each two. [PR-SWF-01]"""

    name = "small_wharf"
    cost = 6
    points = 2
    row = 2
    sails_mixed = 1


class Lighthouse(Building):
    """Each load brings a doubloon, and being captain one more. [PR-LGT-01 PR-LGT-02]"""

    name = "lighthouse"
    cost = 7
    points = 3
    row = 3
    load_coins = 1
    captain_coins = 1


class SpecialtyFactory(Building):
    """A doubloon less than the most goods of one kind produced, corn aside. [PR-SPF-01 PR-SPF-02]"""

    name = "specialty_factory"
    cost = 8
    points = 3
    row = 3
    counts_extra = 1

    def gain_after_production(self, state: PuertoRico, seat: i64, made: i64) -> i64:
        most: i64 = 1
        for good in range(1, GOODS):
            most = max(most, in_pile(made, good))
        return most - 1


class Library(Building):
    """Doubles the privilege of its owner's roles. [PR-LIB-01]"""

    name = "library"
    cost = 8
    points = 3
    row = 3
    doubles_privilege = 1


class UnionHall(Building):
    """Before loading, a point for each two equal goods on the port. [PR-UNH-01]"""

    name = "union_hall"
    cost = 9
    points = 3
    row = 3

    def points_before_loading(self, state: PuertoRico, seat: i64) -> i64:
        port = state.own(seat, PORT)
        total: i64 = 0
        for good in range(GOODS):
            total += in_pile(port, good) // 2
        return total


class Statue(Large):
    """Worth 8 points; it has no circle. [PR-STA-01]"""

    name = "statue"
    points = 8
    circles = 0


class Cloister(Large):
    """0, 1, 3, 6 or 10 points for 0 to 4 triplets of equal island tiles. [PR-CLO-01]"""

    name = "cloister"

    def end_points(self, state: PuertoRico, seat: i64) -> i64:
        island = state.own(seat, ISLAND)
        triplets: i64 = 0
        for kind in range(FOREST + 1):
            triplets += in_pile(island, kind) // 3
        return triplets * (triplets + 1) // 2


NEW_SHEET: Final[list[Building]] = [
    Aqueduct(), ForestHouse(), BlackMarket(), Storehouse(), Guesthouse(), TradingPost(), Church(), SmallWharf(),
    Lighthouse(), SpecialtyFactory(), Library(), UnionHall(), Statue(), Cloister(),
]  # fmt: skip
