"""What a building can do: the base class of every building.

Light abilities are numbers; heavier ones are methods. A ruleset keeps, per ability, the mask of the buildings
that have it, so a phase asks only those that are occupied and answer. A phase never names a building: if a new
one makes you edit a phase, a moment is missing here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico


class Building:
    """A kind of building. The base class is one without a function."""

    # What is printed on it.
    name: str = ""
    cost: int = 0
    points: int = 0
    circles: int = 1
    copies: int = 2  # with three to five players
    copies_for_two: int = 1  # [PR-TWO-02]
    row: int = 0  # of the display: the most that quarries can save
    special: bool = True  # neither production nor red
    large: bool = False  # takes two spaces of the city [PR-GEN-15]
    good: int = -1  # what is made there; as many as there are pieces
    craft: int = 0  # what it counts as a production building: 1 small, 2 large

    rival: str = ""  # a building beside which it had better not be drafted [PR-DRA-05]

    # Abilities that are plain numbers. Those of several buildings add up.
    draws_tile: int = 0  # 1: a plantation from the hidden stack, before the regular tile
    takes_quarry: int = 0  # 1: the regular tile may be a quarry
    mans_tile: int = 0  # 1: the regular tile gets a worker
    plants_forests: int = 0  # 1: plantations may be laid as forests
    mans_building: int = 0  # 1: a new building gets a worker
    takes_in_kind: int = 0  # 1: a building may be paid with a piece, a good and a point
    sale_bonus: int = 0  # doubloons more for a sale to the trading house
    sells_any: int = 0  # 1: the trading house takes a kind that it has
    sells_elsewhere: int = 0  # 1: a good may be sold to the supply
    stores_kinds: int = 0  # whole kinds that may be stored
    stores_goods: int = 0  # single goods that may be stored
    sails: int = 0  # 1: all goods of a kind may be shipped privately, once a phase
    sails_mixed: int = 0  # 1: any goods may be shipped privately, once a phase, for half the points
    load_points: int = 0  # points more for each load
    load_coins: int = 0  # doubloons for each load
    captain_coins: int = 0  # doubloons for the captain before the first load
    supplies_court: int = (
        0  # 1: different goods for points before the first load, as many as there are nobles
    )
    doubles_privilege: int = 0  # 1: what the picker has beyond the others counts twice
    hosts: int = 0  # 1: its pieces are guests, who may move on outside mayor phases
    invites: int = 0  # 1: a noble more when pieces are dealt
    counts_extra: int = 0  # 1: what it brings for production includes the craftsman's own goods

    # Abilities that depend on who stands there. [PR-NOB-07]
    worker_saves_small: int = 0  # doubloons saved on small buildings
    noble_saves_large: int = 0  # and on large ones
    worker_buys_land: int = 0  # 1: a plantation for a doubloon
    noble_sells_land: int = 0  # 1: a doubloon for a plantation
    worker_pays: int = 0  # doubloons in a craftsman phase
    noble_scores: int = 0  # points in a craftsman phase
    worker_clears_land: int = 0  # 1: a tile may be discarded at the end of a settler phase
    noble_keeps_land: int = 0  # points for alone having the most empty spaces then

    def more_goods(self, state: PuertoRico, seat: i64, made: i64) -> i64:
        """A pile of goods that are produced besides those made."""
        return 0

    def gain_after_production(self, state: PuertoRico, seat: i64, made: i64) -> i64:
        """Doubloons for a pile of goods just produced; it may be empty."""
        return 0

    def points_after_building(self, state: PuertoRico, seat: i64, built: i64) -> i64:
        return 0

    def points_before_loading(self, state: PuertoRico, seat: i64) -> i64:
        """On the first turn of a captain phase."""
        return 0

    def end_points(self, state: PuertoRico, seat: i64) -> i64:
        """Points at the end of the game, if occupied."""
        return 0
