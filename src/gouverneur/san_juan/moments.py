"""What a card can do: the base class of every building, one method per moment.

Light abilities are numbers, filled into vectors once per ruleset. Heavier ones are methods; a ruleset
keeps, per moment, the mask of cards that override it, so a phase asks only those that answer. A phase
never names a card: if a new card makes you edit a phase, a moment is missing here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gouverneur.kernel.dealer import Dealer

if TYPE_CHECKING:
    from gouverneur.san_juan.state import SanJuan


class Card:
    """A kind of card. The base class is a building without a function."""

    # What is printed on it.
    name: str = ""
    cost: int = 0
    points: int = 0
    copies: int = 0
    good: int = -1  # the good that it holds
    city: bool = True  # every building but a production building
    monument: bool = False
    lies_open: bool = False  # beside the tiles, not in the deck

    # Abilities that are plain numbers. Several owners' cards add up unless a line says otherwise.
    barter: int = 0  # goods that may be given as payment when building
    overbuilds: int = 0  # 1: a building may be put over another one
    refund: int = -1  # what it saves when it is built over; -1: its printed cost
    doubles: int = 0  # 1: the privilege of its owner's role counts twice
    extra_production: int = 0
    extra_sales: int = 0
    council_keep: int = 0  # cards kept in the councillor phase; the largest counts
    council_from_hand: int = 0  # 1: discards in the councillor phase come from the whole hand
    hand_limit: int = 0  # the largest counts
    limits_others: int = 0  # the hand limit of everybody without a limit of his own
    exchanges: int = 0  # hand cards that may be exchanged at the start of a round
    tucks: int = 0  # hand cards that may be tucked at the start of a round
    banks: int = 0  # 1: once in the game any number of hand cards may be tucked
    stows: int = 0  # 1: one good of each sale is tucked
    sells_for: int = 0  # the price of its good, whatever the tile says

    def discount(self, state: SanJuan, built: i64) -> i64:
        """How much less its owner pays for a building. Discounts add up."""
        return 0

    def gain_after_building(self, state: SanJuan, seat: i64, built: i64) -> i64:
        """Cards its owner draws when he has built and paid."""
        return 0

    def gain_after_turn(self, state: SanJuan, seat: i64) -> i64:
        """Cards its owner draws when everything else of his building turn is done."""
        return 0

    def gain_after_production(self, state: SanJuan, seat: i64, made: i64) -> i64:
        """Cards its owner draws after producing goods."""
        return 0

    def gain_after_sale(self, state: SanJuan, seat: i64, sold: i64) -> i64:
        """Cards its owner draws after selling goods."""
        return 0

    def gain_after_idle_market(self, state: SanJuan, seat: i64) -> i64:
        """Cards its owner draws after a trader phase in which nobody sold anything."""
        return 0

    def gain_after_builder_phase(self, state: SanJuan, seat: i64) -> i64:
        """Cards its owner draws after a builder phase."""
        return 0

    def goods_before_council(self, state: SanJuan, seat: i64) -> i64:
        """Unseen goods it receives when a councillor phase begins."""
        return 0

    def prospect(self, state: SanJuan, seat: i64, dealer: Dealer) -> None:
        """What its owner does, if he likes, in a prospector phase."""

    def end_points(self, state: SanJuan, seat: i64) -> i64:
        """Points at the end beside the printed ones."""
        return 0

    def last_points(self, state: SanJuan, seat: i64, total: i64) -> i64:
        """Points that depend on all others together."""
        return 0
