"""Choosing several cards or goods one by one, in ascending order, so that no set is offered twice.

Where `first` is ANY_ORDER everything left may come next: a person drafts in any order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.piles import PILE_BITS, pile_size
from gouverneur.kernel.state import ANY_ORDER

if TYPE_CHECKING:
    from gouverneur.san_juan.state import SanJuan


def ascending_cards(state: SanJuan, zone: i64, first: i64, needed: i64) -> i64:
    """The kinds from `first` on that may come next when `needed` more cards must still be found."""
    kinds = state.mask(zone)
    if first == ANY_ORDER:
        return kinds
    left = state.size(zone)
    found: i64 = 0
    while kinds != 0 and left >= needed:
        kind = lowest(kinds)
        if kind >= first:
            found |= bit(kind)
        left -= state.count(zone, kind)
        kinds &= kinds - 1
    return found


def ascending_goods(pile: i64, first: i64, needed: i64) -> i64:
    """The same for a pile of goods, four bits a kind."""
    if first == ANY_ORDER:
        first = 0
        needed = 1
    pile >>= PILE_BITS * first
    left = pile_size(pile)
    good = first
    found: i64 = 0
    while pile != 0 and left >= needed:
        number = pile & 15
        if number > 0:
            found |= bit(good)
        left -= number
        pile >>= PILE_BITS
        good += 1
    return found
