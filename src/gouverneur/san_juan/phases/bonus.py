"""Cards that buildings bring their owner: drawn at once, or asked for one building after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import DATA
from gouverneur.san_juan.ledger import draw_to_hand, produce_good
from gouverneur.san_juan.vocabulary import BONUS, PASS

if TYPE_CHECKING:
    from gouverneur.san_juan.state import SanJuan

# Words of the step.
PENDING: Final[i64] = DATA  # cards that answer and have not been asked
MOMENT: Final[i64] = DATA + 1
AMOUNT: Final[i64] = DATA + 2  # what was built, or how many goods were made or sold

AFTER_BUILDING: Final[i64] = 0
AFTER_TURN: Final[i64] = 1
AFTER_PRODUCTION: Final[i64] = 2
AFTER_SALE: Final[i64] = 3
AFTER_IDLE_MARKET: Final[i64] = 4
AFTER_BUILDER_PHASE: Final[i64] = 5
BEFORE_COUNCIL: Final[i64] = 6


def begin(state: SanJuan, seat: i64, answering: i64, moment: i64, amount: i64) -> None:
    if answering != 0:
        state.push(BONUS, seat, 1)
        state.put(PENDING, answering)
        state.put(MOMENT, moment)
        state.put(AMOUNT, amount)


def begin_for_all(state: SanJuan, first: i64, answering: i64, moment: i64) -> None:
    """For everybody, in action order; the first seat's turn comes to lie on top. [SJ-ROL-02]"""
    if answering == 0:
        return
    for place in range(state.seats):
        seat = state.seat_after(first, state.seats - 1 - place)
        begin(state, seat, state.display_mask(seat) & answering, moment, 0)


def offer(state: SanJuan, dealer: Dealer) -> i64:
    """Pure gains are not asked for, unless the ruleset says so; then each may be declined. [SJ-CTY-05 SJ-CTY-03]"""
    pending = state.at(PENDING)
    if pending == 0:
        state.pop()
        return 0
    card = lowest(pending)
    number = _gain(state, card)
    if number > 0 and state.cards_left() > 0:
        if not state.rules.auto_gains:
            return bit(card) | bit(PASS)
        _grant(state, card, number, dealer)
    state.put(PENDING, pending & (pending - 1))
    return 0


def take(state: SanJuan, choice: i64, dealer: Dealer) -> None:
    pending = state.at(PENDING)
    card = lowest(pending)
    if choice == PASS:
        if state.journal is not None:
            state.tell("decline", state.seat(), {"card": state.rules.names[card]})
    else:
        _grant(state, card, _gain(state, card), dealer)
    state.put(PENDING, pending & (pending - 1))


def refusal(state: SanJuan, choice: i64) -> Refusal:
    return Refusal("SJ-CTY-05", "not-asked", "only the building that is asked about can be used or declined")


def _grant(state: SanJuan, card: i64, number: i64, dealer: Dealer) -> None:
    seat = state.seat()
    if state.at(MOMENT) != BEFORE_COUNCIL:
        draw_to_hand(state, seat, number, state.rules.names[card], dealer)
        return
    for made in range(number):
        produce_good(state, seat, card, dealer)
    if state.journal is not None:
        state.tell("receive", seat, {"card": state.rules.names[card]})


def _gain(state: SanJuan, card: i64) -> i64:
    moment = state.at(MOMENT)
    seat = state.seat()
    amount = state.at(AMOUNT)
    building = state.rules.cards[card]
    if moment == AFTER_BUILDING:
        return building.gain_after_building(state, seat, amount)
    if moment == AFTER_TURN:
        return building.gain_after_turn(state, seat)
    if moment == AFTER_PRODUCTION:
        return building.gain_after_production(state, seat, amount)
    if moment == AFTER_SALE:
        return building.gain_after_sale(state, seat, amount)
    if moment == AFTER_IDLE_MARKET:
        return building.gain_after_idle_market(state, seat)
    if moment == AFTER_BUILDER_PHASE:
        return building.gain_after_builder_phase(state, seat)
    return building.goods_before_council(state, seat)
