"""The trader phase: goods become cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.piles import in_pile, one_of, pile_names, pile_size
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import DATA
from gouverneur.san_juan.ledger import discard_good, draw_to_hand, return_tile, stow_good, turn_up_tile
from gouverneur.san_juan.phases import bonus
from gouverneur.san_juan.phases.passing import tell_pass
from gouverneur.san_juan.phases.privilege import note_doubling, privilege, total_of
from gouverneur.san_juan.phases.several import ascending_goods
from gouverneur.san_juan.vocabulary import DONE, GOOD_NAMES, GOODS, SELL, TRADER

if TYPE_CHECKING:
    from gouverneur.san_juan.state import SanJuan

NAMED: Final[i64] = DATA  # the goods named so far
FIRST: Final[i64] = DATA + 1  # the lowest good that may still be named
PAID: Final[i64] = DATA + 2  # those who gain from an idle market have had their turn


def begin(state: SanJuan, chooser: i64, dealer: Dealer) -> None:
    """The tile is turned up before anybody decides, goods or not. [SJ-TRD-01 SJ-TRD-03]"""
    turn_up_tile(state, dealer)
    state.push(SELL, chooser, state.seats)


def limit(state: SanJuan, seat: i64) -> i64:
    """One good, by privilege more, with some buildings more. [SJ-TRD-05 SJ-ROL-05 SJ-LIB-01]"""
    active = state.display_mask(seat)
    extra = total_of(state.rules.extra_sales, active & state.rules.sellers)
    return 1 + extra + privilege(state, seat, TRADER, active)


def price(state: SanJuan, good: i64) -> i64:
    return state.rules.prices[GOODS * state.tile_up + good]


def offer(state: SanJuan) -> i64:
    """Any own goods, or none; all are named before anything is drawn. [SJ-TRD-04 SJ-ROL-04]"""
    seat = state.seat()
    named = state.at(NAMED)
    goods = state.stock(seat) - named
    if goods == 0 or pile_size(named) >= limit(state, seat):
        return bit(DONE)
    return ascending_goods(goods, state.at(FIRST), 1) | bit(DONE)


def take(state: SanJuan, choice: i64, dealer: Dealer) -> None:
    if choice == DONE:
        _sell(state, dealer)
    else:
        state.put(NAMED, state.at(NAMED) + one_of(choice))
        state.put(FIRST, choice)


def _sell(state: SanJuan, dealer: Dealer) -> None:
    """The goods go unseen to the discard pile, then the cards are drawn. [SJ-TRD-04]"""
    seat = state.seat()
    named = state.at(NAMED)
    if named == 0:
        tell_pass(state, seat, "trader", "nothing_to_sell", True)
        state.next_turn()
        return
    active = state.display_mask(seat)
    sold: i64 = 0
    proceeds: i64 = 0
    for good in range(GOODS):
        for copy in range(in_pile(named, good)):
            place = state.place_of(seat, state.rules.plant_of[good], True)
            if sold == 0 and active & state.rules.stowers != 0:
                # The first good named is not discarded. [SJ-TRD-10]
                stow_good(state, seat, place)
            else:
                discard_good(state, seat, place)
            sold += 1
            proceeds += price(state, good)
    if state.journal is not None:
        state.tell("sell", seat, {"goods": pile_names(named, GOOD_NAMES), "proceeds": proceeds})
    state.sold += sold
    if privilege(state, seat, TRADER, active) == 2 and sold == limit(state, seat):
        note_doubling(state, seat)
    draw_to_hand(state, seat, proceeds, "sale", dealer)
    state.next_turn()
    bonus.begin(state, seat, active & state.rules.answers_sale, bonus.AFTER_SALE, sold)


def finish(state: SanJuan) -> None:
    """If nobody sold anything, some buildings pay; then the tile goes back. [SJ-TRD-11]"""
    if state.sold == 0 and state.at(PAID) == 0:
        state.put(PAID, 1)
        bonus.begin_for_all(state, state.seat(), state.rules.answers_idle_market, bonus.AFTER_IDLE_MARKET)
        if state.kind() != SELL:
            return
    return_tile(state)
    state.pop()


def sale_sources(state: SanJuan, seat: i64, named: i64) -> list[tuple[str, int]]:
    """What a sale would bring and where each card comes from. [SJ-TRD-07 SJ-TRD-08 SJ-TRD-09]"""
    sources: list[tuple[str, int]] = []
    for good in range(GOODS):
        for copy in range(in_pile(named, good)):
            sources.append((GOOD_NAMES[good], price(state, good)))
    sold = pile_size(named)
    for kind, card in enumerate(state.rules.cards):
        if (state.display_mask(seat) >> i64(kind)) & 1 == 1:
            gain = card.gain_after_sale(state, seat, sold)
            if gain > 0:
                sources.append((card.name, gain))
    return sources


def refusal(state: SanJuan, choice: i64) -> Refusal:
    seat = state.seat()
    named = state.at(NAMED)
    if pile_size(named) >= limit(state, seat):
        return Refusal("SJ-TRD-05", "limit-reached", f"no more than {limit(state, seat)} goods may be sold")
    if ascending_goods(state.stock(seat) - named, 0, 1) & bit(choice) != 0:
        return Refusal("SJ-TRD-04", "out-of-order", "several goods are named in the order of the goods")
    return Refusal("SJ-TRD-04", "no-good", f"there is no {GOOD_NAMES[choice]} to sell")
