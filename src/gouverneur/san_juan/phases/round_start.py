"""The start of every round after the first: tucking, then the hand limit; and giving cards back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import DATA
from gouverneur.san_juan.ledger import discard_from_hand, tuck
from gouverneur.san_juan.phases.privilege import largest_of
from gouverneur.san_juan.phases.several import ascending_cards
from gouverneur.san_juan.vocabulary import (
    DEALING,
    DISCARD,
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

BASE_LIMIT: Final[i64] = 7


def begin(state: SanJuan) -> None:
    """Each step for everybody clockwise from the new governor before the next. [SJ-RND-04 SJ-RND-05]

    A game begins without them. [SJ-RND-06]
    """
    state.push(LIMIT, state.governor, state.seats)
    state.push(TUCK, state.governor, state.seats)


# -- tucking: before the limit is checked ---------------------------------------


def offer_tuck(state: SanJuan) -> i64:
    """The owner of a chapel may tuck one hand card. [SJ-TCK-01 SJ-CTY-03]"""
    seat = state.seat()
    if state.display_mask(seat) & state.rules.tuckers == 0:
        return bit(PASS)
    return state.hand_mask(seat) | bit(PASS)


def take_tuck(state: SanJuan, choice: i64) -> None:
    if choice != PASS:
        tuck(state, state.seat(), choice)
    state.next_turn()


def refuse_tuck(state: SanJuan, choice: i64) -> Refusal:
    return not_in_hand(state, choice, "SJ-TCK-01")


# -- the limit --------------------------------------------------------------------


def hand_limit(state: SanJuan, seat: i64) -> i64:
    """7, or 12 with a tower. [SJ-RND-08 SJ-RND-09 SJ-RND-11]"""
    return largest_of(state.rules.hand_limit, state.display_mask(seat) & state.rules.limiters, BASE_LIMIT)


def check_limit(state: SanJuan) -> None:
    """Whoever holds more than his limit discards the rest; checked only here. [SJ-RND-07 SJ-RND-08]"""
    seat = state.seat()
    state.next_turn()
    begin_discard(state, seat, state.hand_size(seat) - hand_limit(state, seat), FOR_LIMIT)


def check_dealt(state: SanJuan) -> None:
    """The variant: the governor was dealt 5 cards, the next player 6 and so on; all keep 4. [SJ-SET-07]"""
    seat = state.seat()
    state.next_turn()
    begin_discard(state, seat, state.hand_size(seat) - 4, FOR_SETUP)


def begin_dealing(state: SanJuan) -> None:
    state.push(DEALING, state.governor, state.seats)


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
