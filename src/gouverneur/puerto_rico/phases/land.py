"""Land in a trader phase: a worker on the building for it buys a plantation, a noble sells one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.refusal import Refusal
from gouverneur.puerto_rico.layout import MONEY, OWNED
from gouverneur.puerto_rico.ledger import gain_money, pay
from gouverneur.puerto_rico.phases import drawing
from gouverneur.puerto_rico.phases.discards import discard, discard_name, discardable
from gouverneur.puerto_rico.vocabulary import BUY_LAND, DISCARD_FOREST, SELL_LAND, SPACES

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico


def deals(state: PuertoRico, seat: i64) -> bool:
    """Whether there is a building for it; a guest may yet come to stand there."""
    return state.own(seat, OWNED) & (state.rules.land_buyers | state.rules.land_sellers) != 0


def offer(state: PuertoRico, seat: i64) -> i64:
    """[PR-LND-01 PR-LND-02]"""
    if not deals(state, seat):
        return 0
    options: i64 = 0
    if state.with_worker(seat) & state.rules.land_buyers != 0 and may_buy(state, seat):
        options |= bit(BUY_LAND)
    if state.with_noble(seat) & state.rules.land_sellers != 0:
        options |= discardable(state, seat, state.rules.sells_forests) << SELL_LAND
    return options


def may_buy(state: PuertoRico, seat: i64) -> bool:
    return state.own(seat, MONEY) > 0 and state.tiles(seat) < SPACES and state.tiles_to_draw() > 0


def take(state: PuertoRico, seat: i64, choice: i64, dealer: Dealer) -> None:
    """Paid before the tile is seen; no worker comes with it. [PR-LND-03 PR-LND-04 PR-LND-05]"""
    if choice == BUY_LAND:
        pay(state, seat, 1)
        if state.journal is not None:
            state.tell("buy_land", seat, {})
        drawing.draw(state, seat, dealer)
        return
    chosen = choice - SELL_LAND
    if state.journal is not None:
        forest: i64 = 1 if chosen >= DISCARD_FOREST else 0
        state.tell("sell_land", seat, {"tile": discard_name(chosen), "forest": forest})
    discard(state, seat, chosen)
    gain_money(state, seat, 1)


def refusal(state: PuertoRico, seat: i64, choice: i64) -> Refusal:
    if choice == BUY_LAND:
        if state.with_worker(seat) & state.rules.land_buyers == 0:
            return Refusal("PR-LND-01", "cannot-buy", "no worker is there who could buy land")
        if state.tiles(seat) == SPACES:
            return Refusal("PR-STL-04", "island-full", "the island is full")
        if state.own(seat, MONEY) == 0:
            return Refusal("PR-LND-01", "too-expensive", "land costs a doubloon")
        return Refusal("PR-LND-01", "no-tiles", "no plantation is left to draw")
    if state.with_noble(seat) & state.rules.land_sellers == 0:
        return Refusal("PR-LND-02", "cannot-sell", "no noble is there who could sell land")
    if choice - SELL_LAND >= DISCARD_FOREST and not state.rules.sells_forests:
        return Refusal("PR-LND-02", "no-forests", "forests are not sold")
    return Refusal("PR-LND-02", "no-such-tile", "there is no such tile")
