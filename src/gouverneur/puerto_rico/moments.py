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

    # Abilities that are plain numbers. Those of several buildings add up.
    draws_tile: int = 0  # 1: a plantation from the hidden stack, before the regular tile
    takes_quarry: int = 0  # 1: the regular tile may be a quarry
    mans_tile: int = 0  # 1: the regular tile gets a worker
    mans_building: int = 0  # 1: a new building gets a worker
    sale_bonus: int = 0  # doubloons more for a sale to the trading house
    sells_any: int = 0  # 1: the trading house takes a kind that it has
    stores_kinds: int = 0  # whole kinds that may be stored
    stores_goods: int = 0  # single goods that may be stored
    sails: int = 0  # 1: all goods of a kind may be shipped privately, once a phase
    load_points: int = 0  # points more for each load

    def gain_after_production(self, state: PuertoRico, seat: i64, made: i64) -> i64:
        """Doubloons for a pile of goods just produced."""
        return 0

    def end_points(self, state: PuertoRico, seat: i64) -> i64:
        """Points at the end of the game, if occupied."""
        return 0
