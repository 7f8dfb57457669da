"""The expansion The New Buildings, for the second edition. [SJ-CMP-04]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import lowest, popcount
from gouverneur.kernel.dealer import Dealer
from gouverneur.san_juan.layout import TRANSIT
from gouverneur.san_juan.ledger import discard_revealed, reveal
from gouverneur.san_juan.moments import Card
from gouverneur.san_juan.phases.prospector import begin_pick

if TYPE_CHECKING:
    from gouverneur.san_juan.state import SanJuan


class Office(Card):
    """At the start of a round one or two hand cards may be exchanged. [SJ-RND-12]"""

    name = "office"
    cost = 1
    points = 1
    copies = 3
    exchanges = 2


class GuardRoom(Card):
    """Its owner still holds 7 cards; whoever has neither it nor a tower only 6. [SJ-RND-10]"""

    name = "guard_room"
    cost = 1
    points = 1
    copies = 3
    hand_limit = 7
    limits_others = 6


class Hut(Card):
    """After a trader phase in which nobody sold a good its owner draws a card. [SJ-TRD-11]"""

    name = "hut"
    cost = 2
    points = 1
    copies = 3

    def gain_after_idle_market(self, state: SanJuan, seat: i64) -> i64:
        return 1


class Tavern(Card):
    """After a builder phase whoever has the fewest buildings, but not all the same, draws a card. [SJ-BLD-15]"""

    name = "tavern"
    cost = 2
    points = 1
    copies = 3

    def gain_after_builder_phase(self, state: SanJuan, seat: i64) -> i64:
        own = state.buildings(seat)
        somebody_has_more = False
        for other in range(state.seats):
            if state.buildings(other) < own:
                return 0
            if state.buildings(other) > own:
                somebody_has_more = True
        return 1 if somebody_has_more else 0


class Park(Card):
    """Built over, it saves up to 6. [SJ-CRN-10]"""

    name = "park"
    cost = 3
    points = 2
    copies = 3
    refund = 6


class CustomsOffice(Card):
    """Receives an unseen good when a councillor phase begins; it always sells for 2. [SJ-COU-08 SJ-COU-09 SJ-TRD-06]"""

    name = "customs_office"
    cost = 3
    points = 2
    copies = 3
    good = 5
    sells_for = 2

    def goods_before_council(self, state: SanJuan, seat: i64) -> i64:
        return 1 if state.place_of(seat, state.rules.plant_of[5], False) >= 0 else 0


class Bank(Card):
    """Once in the game any number of hand cards may be tucked under it. [SJ-TCK-04 SJ-TCK-05]"""

    name = "bank"
    cost = 3
    points = 2
    copies = 3
    banks = 1


class Harbour(Card):
    """Whenever its owner sells, the first good is tucked unseen instead of discarded. [SJ-TRD-10 SJ-TCK-06]"""

    name = "harbour"
    cost = 4
    points = 2
    copies = 3
    stows = 1


class Goldsmith(Card):
    """In a prospector phase turn up a card; take it if nobody has that building. [SJ-PRO-06 SJ-PRO-07]"""

    name = "goldsmith"
    cost = 5
    points = 3
    copies = 3

    def prospect(self, state: SanJuan, seat: i64, dealer: Dealer) -> None:
        reveal(state, seat, 1, dealer)
        revealed = state.mask(TRANSIT)
        for other in range(state.seats):
            if state.display_mask(other) & revealed != 0:
                discard_revealed(state, seat)
                return
        begin_pick(state, seat, True)


class Residence(Card):
    """4, 3, 2, 1 points for groups of three different buildings of the same cost. [SJ-SCO-08]"""

    name = "residence"
    cost = 6
    copies = 2

    def end_points(self, state: SanJuan, seat: i64) -> i64:
        groups: i64 = 0
        for cost in range(1, 20):
            groups += _groups_of_three(state, seat, cost)
        return _falling_points(groups)


class Cathedral(Card):
    """Lies open for anybody to build; 4, 3, 2, 1 points for the opponents' buildings of cost 6. [SJ-BLD-14 SJ-SCO-09]"""

    name = "cathedral"
    cost = 7
    copies = 1
    lies_open = True

    def end_points(self, state: SanJuan, seat: i64) -> i64:
        found: i64 = 0
        for other in range(state.seats):
            if other != seat:
                found += popcount(state.display_mask(other) & state.rules.sixes)
        return _falling_points(found)


def _groups_of_three(state: SanJuan, seat: i64, cost: i64) -> i64:
    """The most groups of three different buildings of one cost; a second plant may serve another group."""
    zone = state.display(seat)
    groups: i64 = 0
    while True:
        found: i64 = 0
        kinds = state.mask(zone)
        while kinds != 0:
            kind = lowest(kinds)
            if state.rules.cost[kind] == cost:
                number = state.count(zone, kind)
                found += min(groups + 1, number)
            kinds &= kinds - 1
        if found < 3 * (groups + 1):
            return groups
        groups += 1


def _falling_points(number: i64) -> i64:
    """4 + 3 + 2 + 1 + 0 + … for so many things."""
    total: i64 = 0
    for i in range(number):
        if i < 4:
            total += 4 - i
    return total


# The place of a card in this list, after those of the base game, is its number for ever: append only.
NEW_SHEET: Final[list[Card]] = [
    Office(),
    GuardRoom(),
    Hut(),
    Tavern(),
    Park(),
    CustomsOffice(),
    Bank(),
    Harbour(),
    Goldsmith(),
    Residence(),
    Cathedral(),
]
