"""The second edition of the base game: only what it changes. [SJ-CMP-03]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import popcount
from gouverneur.kernel.dealer import Dealer
from gouverneur.san_juan.cards import first
from gouverneur.san_juan.ledger import (
    cheapest_revealed,
    discard_revealed,
    reveal,
    revealed_costs_differ,
    take_revealed,
)
from gouverneur.san_juan.moments import Card

if TYPE_CHECKING:
    from gouverneur.san_juan.state import SanJuan


class TobaccoStorage(first.TobaccoStorage):
    """One card more."""

    copies = 9


class CoffeeRoaster(first.CoffeeRoaster):
    """One card more."""

    copies = 9


class Prefecture(first.Prefecture):
    """It costs more."""

    cost = 4


class GoldMine(first.GoldMine):
    """The cheapest of the four cards is taken, without a choice. [SJ-PRO-04 SJ-PRO-05]"""

    def prospect(self, state: SanJuan, seat: i64, dealer: Dealer) -> None:
        if reveal(state, seat, 4, dealer) == 4 and revealed_costs_differ(state):
            take_revealed(state, seat, cheapest_revealed(state))
        discard_revealed(state, seat)


class GuildHall(first.GuildHall):
    """1 point for each own production building and 1 for each kind of them. [SJ-SCO-06]"""

    def end_points(self, state: SanJuan, seat: i64) -> i64:
        production = state.rules.production
        return state.buildings_among(seat, production) + popcount(state.display_mask(seat) & production)


CHANGED: Final[list[Card]] = [TobaccoStorage(), CoffeeRoaster(), Prefecture(), GoldMine(), GuildHall()]
