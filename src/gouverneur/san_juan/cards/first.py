"""The 29 kinds of card of the base game, as the first edition prints them. [SJ-CMP-02]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import popcount
from gouverneur.kernel.dealer import Dealer
from gouverneur.san_juan.ledger import discard_revealed, reveal, revealed_costs_differ
from gouverneur.san_juan.moments import Card
from gouverneur.san_juan.phases.prospector import begin_pick

if TYPE_CHECKING:
    from gouverneur.san_juan.state import SanJuan

# -- production buildings: each holds one good [SJ-PRD-01] --------------------


class IndigoPlant(Card):
    """Holds one indigo good. Everybody starts with one. [SJ-SET-04]"""

    name = "indigo_plant"
    cost = 1
    points = 1
    copies = 10
    good = 0
    city = False


class SugarMill(Card):
    """Holds one sugar good."""

    name = "sugar_mill"
    cost = 2
    points = 1
    copies = 8
    good = 1
    city = False


class TobaccoStorage(Card):
    """Holds one tobacco good."""

    name = "tobacco_storage"
    cost = 3
    points = 2
    copies = 8
    good = 2
    city = False


class CoffeeRoaster(Card):
    """Holds one coffee good."""

    name = "coffee_roaster"
    cost = 4
    points = 2
    copies = 8
    good = 3
    city = False


class SilverSmelter(Card):
    """Holds one silver good."""

    name = "silver_smelter"
    cost = 5
    points = 3
    copies = 8
    good = 4
    city = False


# -- city buildings -----------------------------------------------------------


class Smithy(Card):
    """Production buildings cost its owner 1 card less. [SJ-BLD-08]"""

    name = "smithy"
    cost = 1
    points = 1
    copies = 3

    def discount(self, state: SanJuan, built: i64) -> i64:
        return 0 if state.rules.is_city(built) else 1


class GoldMine(Card):
    """In a prospector phase its owner may turn up four cards and take one of them if all costs differ.

    With fewer than four cards left it fails. [SJ-PRO-04 SJ-PRO-05 SJ-DCK-05]
    """

    name = "gold_mine"
    cost = 1
    points = 1
    copies = 3

    def prospect(self, state: SanJuan, seat: i64, dealer: Dealer) -> None:
        if reveal(state, seat, 4, dealer) == 4 and revealed_costs_differ(state):
            begin_pick(state, seat, False)
        else:
            discard_revealed(state, seat)


class Archive(Card):
    """In a councillor phase its owner discards from the whole hand. [SJ-COU-06]"""

    name = "archive"
    cost = 1
    points = 1
    copies = 3
    council_from_hand = 1


class PoorHouse(Card):
    """Whoever holds at most one card after building draws one. [SJ-BLD-12]"""

    name = "poor_house"
    cost = 2
    points = 1
    copies = 3

    def gain_after_turn(self, state: SanJuan, seat: i64) -> i64:
        return 1 if state.hand_size(seat) <= 1 else 0


class BlackMarket(Card):
    """When building, up to two goods pay 1 each. [SJ-BLD-10]"""

    name = "black_market"
    cost = 2
    points = 1
    copies = 3
    barter = 2


class TradingPost(Card):
    """Sell one good more. [SJ-TRD-05]"""

    name = "trading_post"
    cost = 2
    points = 1
    copies = 3
    extra_sales = 1


class Well(Card):
    """Whoever produces at least two goods draws a card. [SJ-PRD-06]"""

    name = "well"
    cost = 2
    points = 1
    copies = 3

    def gain_after_production(self, state: SanJuan, seat: i64, made: i64) -> i64:
        return 1 if made >= 2 else 0


class MarketStand(Card):
    """Whoever sells at least two goods draws a card more. [SJ-TRD-07]"""

    name = "market_stand"
    cost = 2
    points = 1
    copies = 3

    def gain_after_sale(self, state: SanJuan, seat: i64, sold: i64) -> i64:
        return 1 if sold >= 2 else 0


class Crane(Card):
    """A new building may be put over an old one, whose cost it then saves. [SJ-CRN-01]"""

    name = "crane"
    cost = 2
    points = 1
    copies = 3
    overbuilds = 1


class Chapel(Card):
    """At the start of a round one hand card may be tucked under it for a point. [SJ-TCK-01]"""

    name = "chapel"
    cost = 3
    points = 2
    copies = 3
    tucks = 1


class Tower(Card):
    """Its owner may hold 12 cards. [SJ-RND-09]"""

    name = "tower"
    cost = 3
    points = 2
    copies = 3
    hand_limit = 12


class Aqueduct(Card):
    """Produce one good more. [SJ-PRD-05]"""

    name = "aqueduct"
    cost = 3
    points = 2
    copies = 3
    extra_production = 1


class Carpenter(Card):
    """After building a city building draw a card. [SJ-BLD-11]"""

    name = "carpenter"
    cost = 3
    points = 2
    copies = 3

    def gain_after_building(self, state: SanJuan, seat: i64, built: i64) -> i64:
        return 1 if state.rules.is_city(built) else 0


class Prefecture(Card):
    """Keep two cards in a councillor phase. [SJ-COU-05]"""

    name = "prefecture"
    cost = 3
    points = 2
    copies = 3
    council_keep = 2


class MarketHall(Card):
    """Whoever sells at least one good draws a card more, once. [SJ-TRD-08]"""

    name = "market_hall"
    cost = 4
    points = 2
    copies = 3

    def gain_after_sale(self, state: SanJuan, seat: i64, sold: i64) -> i64:
        return 1 if sold >= 1 else 0


class Quarry(Card):
    """City buildings cost its owner 1 card less. [SJ-BLD-09]"""

    name = "quarry"
    cost = 4
    points = 2
    copies = 3

    def discount(self, state: SanJuan, built: i64) -> i64:
        return 1 if state.rules.is_city(built) else 0


class Library(Card):
    """Doubles the privilege of a role that its owner chose. [SJ-LIB-01]"""

    name = "library"
    cost = 5
    points = 3
    copies = 3
    doubles = 1


class Statue(Card):
    """A monument. [SJ-SCO-05]"""

    name = "statue"
    cost = 3
    points = 3
    copies = 3
    monument = True


class VictoryColumn(Card):
    """A monument. [SJ-SCO-05]"""

    name = "victory_column"
    cost = 4
    points = 4
    copies = 3
    monument = True


class Hero(Card):
    """A monument. [SJ-SCO-05]"""

    name = "hero"
    cost = 5
    points = 5
    copies = 3
    monument = True


# -- buildings of cost 6: no printed points, all at the end --------------------


class GuildHall(Card):
    """2 points for each own production building. [SJ-SCO-06]"""

    name = "guild_hall"
    cost = 6
    copies = 2

    def end_points(self, state: SanJuan, seat: i64) -> i64:
        return 2 * state.buildings_among(seat, state.rules.production)


class CityHall(Card):
    """1 point for each own city building, itself included. [SJ-SCO-07]"""

    name = "city_hall"
    cost = 6
    copies = 2

    def end_points(self, state: SanJuan, seat: i64) -> i64:
        return state.buildings_among(seat, state.rules.city)


class TriumphalArch(Card):
    """4, 6 or 8 points for one, two or three own monuments. [SJ-SCO-05]"""

    name = "triumphal_arch"
    cost = 6
    copies = 2

    def end_points(self, state: SanJuan, seat: i64) -> i64:
        monuments = popcount(state.display_mask(seat) & state.rules.monuments)
        return 2 + 2 * monuments if monuments > 0 else 0


class Palace(Card):
    """1 point for each full 4 points of everything else together. [SJ-SCO-10]"""

    name = "palace"
    cost = 6
    copies = 2

    def last_points(self, state: SanJuan, seat: i64, total: i64) -> i64:
        return total // 4


# The place of a card in this list is its number for ever: append only.
FIRST_SHEET: Final[list[Card]] = [
    IndigoPlant(),
    SugarMill(),
    TobaccoStorage(),
    CoffeeRoaster(),
    SilverSmelter(),
    Smithy(),
    GoldMine(),
    Archive(),
    PoorHouse(),
    BlackMarket(),
    TradingPost(),
    Well(),
    MarketStand(),
    Crane(),
    Chapel(),
    Tower(),
    Aqueduct(),
    Carpenter(),
    Prefecture(),
    MarketHall(),
    Quarry(),
    Library(),
    Statue(),
    VictoryColumn(),
    Hero(),
    GuildHall(),
    CityHall(),
    TriumphalArch(),
    Palace(),
]
