"""The 8 buildings of the module Nobles. Four of them do one thing for a worker and another for a noble. [PR-NOB-07]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.puerto_rico.buildings.base import Large
from gouverneur.puerto_rico.moments import Building

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico


class LandOffice(Building):
    """In a trader phase a worker buys a plantation for a doubloon, a noble sells one. [PR-LND-01 PR-LND-02]"""

    name = "land_office"
    cost = 2
    points = 1
    row = 1
    worker_buys_land = 1
    noble_sells_land = 1


class Chapel(Building):
    """In a craftsman phase a worker brings a doubloon, a noble a point. [PR-CHP-01 PR-CHP-02]"""

    name = "chapel"
    cost = 3
    points = 1
    row = 1
    worker_pays = 1
    noble_scores = 1


class HuntingLodge(Building):
    """After settling a worker may discard a tile, a noble brings 2 points to the emptiest island. [PR-HUN-01 PR-HUN-03]"""

    name = "hunting_lodge"
    cost = 4
    points = 2
    row = 2
    worker_clears_land = 1
    noble_keeps_land = 2


class ZoningOffice(Building):
    """A worker saves 1 on small buildings, a noble 2 on large ones. [PR-ZON-01 PR-ZON-02]"""

    name = "zoning_office"
    cost = 5
    points = 2
    row = 2
    worker_saves_small = 1
    noble_saves_large = 2


class RoyalSupplier(Building):
    """Before loading, a point each for goods of different kinds, as many as there are nobles. [PR-ROY-01]"""

    name = "royal_supplier"
    cost = 6
    points = 2
    row = 2
    supplies_court = 1


class Villa(Building):
    """In a mayor phase a noble more. [PR-VIL-01]"""

    name = "villa"
    cost = 7
    points = 3
    row = 3
    invites = 1


class Jeweler(Building):
    """In a craftsman phase a doubloon for each noble. It counts as a large production building. [PR-JEW-01 PR-GLD-01]"""

    name = "jeweler"
    cost = 8
    points = 3
    copies_for_two = 2
    row = 3
    special = False
    craft = 2

    def gain_after_production(self, state: PuertoRico, seat: i64, made: i64) -> i64:
        return state.nobles(seat)


class RoyalGarden(Large):
    """1 point for each noble. [PR-RGA-01]"""

    name = "royal_garden"

    def end_points(self, state: PuertoRico, seat: i64) -> i64:
        return state.nobles(seat)


NOBLE_SHEET: Final[list[Building]] = [
    LandOffice(), Chapel(), HuntingLodge(), ZoningOffice(), RoyalSupplier(), Villa(), Jeweler(), RoyalGarden(),
]  # fmt: skip
