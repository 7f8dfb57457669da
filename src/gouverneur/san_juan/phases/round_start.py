"""The start of every round after the first: tucking, then the hand limit; and giving cards back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import DATA
from gouverneur.san_juan.ledger import discard_from_hand, draw_to_hand, shuffle_in, tuck, use_bank
from gouverneur.san_juan.phases.privilege import largest_of, total_of
from gouverneur.san_juan.phases.several import ascending_cards
from gouverneur.san_juan.vocabulary import (
    BANK,
    DEALING,
    DISCARD,
    EXCHANGE,
    FOR_LIMIT,
    FOR_SETUP,
    LIMIT,
    PASS,
    REASON_NAMES,
    TUCK,
)

if TYPE_CHECKING:
    from gouverneur.san_juan.state import SanJuan

# Words of the discard step.
LEFT: Final[i64] = DATA
FIRST: Final[i64] = DATA + 1  # the lowest kind that may still be chosen
REASON: Final[i64] = DATA + 2
GIVEN: Final[i64] = DATA  # of the exchange and bank steps: cards given so far


def begin(state: SanJuan) -> None:
    """Each step for everybody clockwise from the new governor before the next. [SJ-RND-04 SJ-RND-05]

    A game begins without them. [SJ-RND-06]
    """
    state.push(LIMIT, state.governor, state.seats)
    state.push(TUCK if state.rules.bankers == 0 else BANK, state.governor, state.seats)
    if state.rules.exchangers != 0:
        state.push(EXCHANGE, state.governor, state.seats)


# -- exchanging -------------------------------------------------------------------


def offer_exchange(state: SanJuan) -> i64:
    """The owner of an office may discard one or two hand cards and draw as many. [SJ-RND-12 SJ-CTY-03]"""
    seat = state.seat()
    offices = state.display_mask(seat) & state.rules.exchangers
    if offices == 0:
        state.next_turn()
        return 0
    if state.at(GIVEN) >= total_of(state.rules.exchanges, offices):
        return bit(PASS)
    return ascending_cards(state, state.hand(seat), state.at(FIRST), 1) | bit(PASS)


def take_exchange(state: SanJuan, choice: i64, dealer: Dealer) -> None:
    seat = state.seat()
    given = state.at(GIVEN)
    if choice != PASS:
        discard_from_hand(state, seat, choice, "discard", "exchange")
        state.put(GIVEN, given + 1)
        state.put(FIRST, choice)
        return
    state.next_turn()
    if given > 0:
        draw_to_hand(state, seat, given, "exchange", dealer)


def refuse_exchange(state: SanJuan, choice: i64) -> Refusal:
    return _refuse_card(state, choice, "SJ-RND-12")


# -- tucking: before the limit is checked ---------------------------------------


def offer_bank(state: SanJuan) -> i64:
    """Once in the game the owner of a bank may tuck any number of cards, at least one. [SJ-TCK-04 SJ-TCK-05]

    Whatever a chapel could take besides, the bank takes as well, so the chapel is asked about only if
    the bank stays closed: every result is offered once. [SJ-TCK-07]
    """
    seat = state.seat()
    open_bank = state.at(GIVEN) > 0 or (state.banked >> seat) & 1 == 0
    if not open_bank or state.display_mask(seat) & state.rules.bankers == 0:
        state.become(TUCK)
        return 0
    return ascending_cards(state, state.hand(seat), state.at(FIRST), 1) | bit(PASS)


def take_bank(state: SanJuan, choice: i64) -> None:
    seat = state.seat()
    if choice != PASS:
        tuck(state, seat, choice)
        use_bank(state, seat)
        state.put(GIVEN, state.at(GIVEN) + 1)
        state.put(FIRST, choice)
    elif state.at(GIVEN) > 0:
        state.next_turn()
    else:
        state.become(TUCK)


def refuse_bank(state: SanJuan, choice: i64) -> Refusal:
    return _refuse_card(state, choice, "SJ-TCK-04")


def offer_tuck(state: SanJuan) -> i64:
    """The owner of a chapel may tuck one hand card. [SJ-TCK-01 SJ-CTY-03]"""
    seat = state.seat()
    if state.display_mask(seat) & state.rules.tuckers == 0:
        _next_tucker(state)
        return 0
    return state.hand_mask(seat) | bit(PASS)


def take_tuck(state: SanJuan, choice: i64) -> None:
    if choice != PASS:
        tuck(state, state.seat(), choice)
    _next_tucker(state)


def _next_tucker(state: SanJuan) -> None:
    state.next_turn()
    if state.rules.bankers != 0:
        state.become(BANK)


def refuse_tuck(state: SanJuan, choice: i64) -> Refusal:
    return not_in_hand(state, choice, "SJ-TCK-01")


# -- the limit --------------------------------------------------------------------


def hand_limit(state: SanJuan, seat: i64) -> i64:
    """7, or 12 with a tower; 6 for whoever has no guard room when somebody has one. [SJ-RND-08 SJ-RND-09 SJ-RND-10 SJ-RND-11]"""
    rules = state.rules
    limit = rules.base_limit
    if rules.guards != 0:
        for other in range(state.seats):
            if state.display_mask(other) & rules.guards != 0:
                limit = rules.guarded_limit
    return largest_of(rules.hand_limit, state.display_mask(seat) & rules.limiters, limit)


def check_limit(state: SanJuan) -> None:
    """Whoever holds more than his limit discards the rest; checked only here. [SJ-RND-07 SJ-RND-08]"""
    seat = state.seat()
    cards = state.hand_size(seat)
    state.next_turn()
    if cards > state.rules.least_limit:
        begin_discard(state, seat, cards - hand_limit(state, seat), FOR_LIMIT)


def check_dealt(state: SanJuan) -> None:
    """The variant: the governor was dealt 5 cards, the next player 6 and so on; all keep 4. [SJ-SET-07]"""
    seat = state.seat()
    state.next_turn()
    begin_discard(state, seat, state.hand_size(seat) - 4, FOR_SETUP)


def begin_dealing(state: SanJuan) -> None:
    state.push(DEALING, state.governor, state.seats)


def finish_dealing(state: SanJuan) -> None:
    shuffle_in(state)
    state.pop()


# -- discarding from the hand ----------------------------------------------------------


def begin_discard(state: SanJuan, seat: i64, number: i64, reason: i64) -> None:
    if number > 0:
        state.push(DISCARD, seat, 1)
        state.put(LEFT, number)
        state.put(REASON, reason)


def offer_discard(state: SanJuan) -> i64:
    return ascending_cards(state, state.hand(state.seat()), state.at(FIRST), state.at(LEFT))


def take_discard(state: SanJuan, kind: i64) -> None:
    discard_from_hand(state, state.seat(), kind, "discard", REASON_NAMES[state.at(REASON)])
    left = state.at(LEFT) - 1
    if left == 0:
        state.pop()
    else:
        state.put(LEFT, left)
        state.put(FIRST, kind)


def refuse_discard(state: SanJuan, choice: i64) -> Refusal:
    reason = state.at(REASON)
    rule = "SJ-SET-07" if reason == FOR_SETUP else "SJ-RND-08" if reason == FOR_LIMIT else "SJ-COU-06"
    return _refuse_card(state, choice, rule)


def _refuse_card(state: SanJuan, choice: i64, rule: str) -> Refusal:
    if choice < state.rules.kinds and state.count(state.hand(state.seat()), choice) > 0:
        return out_of_order(rule)
    return not_in_hand(state, choice, rule)


# -- refusals that several steps share ----------------------------------------------------


def not_in_hand(state: SanJuan, choice: i64, rule: str) -> Refusal:
    if choice >= state.rules.kinds:
        return Refusal("SJ-CMP-02", "no-such-card", "this card is not in the deck of this edition")
    return Refusal(rule, "not-in-hand", f"there is no {state.rules.names[choice]} to choose")


def out_of_order(rule: str) -> Refusal:
    return Refusal(
        rule,
        "out-of-order",
        "several cards are named in the order of the card list, so that each set is one line",
    )
