"""The 23 buildings of the base game. Printed points equal the row for small buildings. [PR-SET-06]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import lowest, popcount
from gouverneur.kernel.piles import number_of_kinds, pile_size
from gouverneur.puerto_rico.layout import ISLAND, OWNED, POINTS
from gouverneur.puerto_rico.moments import Building
from gouverneur.puerto_rico.vocabulary import COFFEE, INDIGO, SUGAR, TOBACCO

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

# -- production buildings: each piece on one makes a good of a plantation [PR-CRA-03] --------------


class SmallIndigoPlant(Building):
    """Makes up to 1 indigo."""

    name = "small_indigo_plant"
    cost = 1
    points = 1
    copies = 4
    copies_for_two = 2
    row = 1
    special = False
    good = int(INDIGO)
    craft = 1


class SmallSugarMill(Building):
    """Makes up to 1 sugar."""

    name = "small_sugar_mill"
    cost = 2
    points = 1
    copies = 4
    copies_for_two = 2
    row = 1
    special = False
    good = int(SUGAR)
    craft = 1


class IndigoPlant(Building):
    """Makes up to 3 indigo."""

    name = "indigo_plant"
    cost = 3
    points = 2
    circles = 3
    copies = 3
    copies_for_two = 2
    row = 2
    special = False
    good = int(INDIGO)
    craft = 2


class SugarMill(Building):
    """Makes up to 3 sugar."""

    name = "sugar_mill"
    cost = 4
    points = 2
    circles = 3
    copies = 3
    copies_for_two = 2
    row = 2
    special = False
    good = int(SUGAR)
    craft = 2


class TobaccoStorage(Building):
    """Makes up to 3 tobacco."""

    name = "tobacco_storage"
    cost = 5
    points = 3
    circles = 3
    copies = 3
    copies_for_two = 2
    row = 3
    special = False
    good = int(TOBACCO)
    craft = 2


class CoffeeRoaster(Building):
    """Makes up to 2 coffee."""

    name = "coffee_roaster"
    cost = 6
    points = 3
    circles = 2
    copies = 3
    copies_for_two = 2
    row = 3
    special = False
    good = int(COFFEE)
    craft = 2


# -- small special buildings ------------------------------------------------------------------------


class SmallMarket(Building):
    """A sale to the trading house brings 1 doubloon more. [PR-SMK-01]"""

    name = "small_market"
    cost = 1
    points = 1
    row = 1
    sale_bonus = 1


class Hacienda(Building):
    """Before his regular tile the owner may draw a plantation from the hidden stack. [PR-HAC-01]"""

    name = "hacienda"
    cost = 2
    points = 1
    row = 1
    draws_tile = 1


class ConstructionHut(Building):
    """The regular tile may be a quarry. [PR-HUT-01]"""

    name = "construction_hut"
    cost = 2
    points = 1
    row = 1
    takes_quarry = 1


class SmallWarehouse(Building):
    """Stores one whole kind. [PR-SWH-01]"""

    name = "small_warehouse"
    cost = 3
    points = 1
    row = 1
    stores_kinds = 1


class Hospice(Building):
    """The regular tile may get a worker at once. [PR-HOS-01]"""

    name = "hospice"
    cost = 4
    points = 2
    row = 2
    mans_tile = 1


class Office(Building):
    """The trading house also buys a kind that it has. [PR-OFF-01]"""

    name = "office"
    cost = 5
    points = 2
    row = 2
    sells_any = 1


class LargeMarket(Building):
    """A sale to the trading house brings 2 doubloons more. [PR-LMK-01]"""

    name = "large_market"
    cost = 5
    points = 2
    row = 2
    sale_bonus = 2


class LargeWarehouse(Building):
    """Stores two whole kinds. [PR-LWH-01]"""

    name = "large_warehouse"
    cost = 6
    points = 2
    row = 2
    stores_kinds = 2


class Factory(Building):
    """0, 1, 2, 3 or 5 doubloons for 1 to 5 kinds just produced. [PR-FAC-01]"""

    name = "factory"
    cost = 7
    points = 3
    row = 3

    def gain_after_production(self, state: PuertoRico, seat: i64, made: i64) -> i64:
        kinds = number_of_kinds(made)
        if kinds == 5:
            return 5
        return max(kinds - 1, 0)


class University(Building):
    """A new building may get a worker at once. [PR-UNI-01]"""

    name = "university"
    cost = 8
    points = 3
    row = 3
    mans_building = 1


class Harbor(Building):
    """Each load brings 1 point more. [PR-HBR-01]"""

    name = "harbor"
    cost = 8
    points = 3
    row = 3
    load_points = 1


class Wharf(Building):
    """Once a phase all goods of one kind may be shipped to the supply. [PR-WHF-01]"""

    name = "wharf"
    cost = 9
    points = 3
    row = 3
    sails = 1


# -- large buildings ----------------------------------------------------------------------------------


class Large(Building):
    """Takes two spaces; there is one of each."""

    cost = 10
    points = 4
    copies = 1
    row = 4
    large = True


class GuildHall(Large):
    """1 point for each small, 2 for each large production building. [PR-GLD-01]"""

    name = "guild_hall"

    def end_points(self, state: PuertoRico, seat: i64) -> i64:
        crafts = state.own(seat, OWNED) & state.rules.crafts
        total: i64 = 0
        while crafts != 0:
            total += state.rules.craft[lowest(crafts)]
            crafts &= crafts - 1
        return total


class Residence(Large):
    """4 points for up to 9 island tiles, then 5, 6 and 7 for 10, 11 and 12. [PR-RES-01]"""

    name = "residence"

    def end_points(self, state: PuertoRico, seat: i64) -> i64:
        return max(4, pile_size(state.own(seat, ISLAND)) - 5)


class Fortress(Large):
    """1 point for each three pieces. [PR-FRT-01 PR-GEN-11]"""

    name = "fortress"

    def end_points(self, state: PuertoRico, seat: i64) -> i64:
        return state.pieces(seat) // 3


class CustomsHouse(Large):
    """1 point for each four points in chips. [PR-CUS-01]"""

    name = "customs_house"

    def end_points(self, state: PuertoRico, seat: i64) -> i64:
        return state.own(seat, POINTS) // 4


class CityHall(Large):
    """1 point for each special building, itself included. [PR-CTY-01]"""

    name = "city_hall"

    def end_points(self, state: PuertoRico, seat: i64) -> i64:
        return popcount(state.own(seat, OWNED) & state.rules.special)


BASE_SHEET: Final[list[Building]] = [
    SmallIndigoPlant(), SmallSugarMill(), IndigoPlant(), SugarMill(), TobaccoStorage(), CoffeeRoaster(),
    SmallMarket(), Hacienda(), ConstructionHut(), SmallWarehouse(), Hospice(), Office(), LargeMarket(),
    LargeWarehouse(), Factory(), University(), Harbor(), Wharf(),
    GuildHall(), Residence(), Fortress(), CustomsHouse(), CityHall(),
]  # fmt: skip
