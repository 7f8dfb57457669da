"""The prospector phase: the chooser's card, then the buildings that go prospecting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import DATA, TURNS
from gouverneur.san_juan.layout import TRANSIT
from gouverneur.san_juan.ledger import discard_revealed, draw_to_hand, take_revealed
from gouverneur.san_juan.phases.passing import tell_pass
from gouverneur.san_juan.phases.privilege import note_doubling, privilege
from gouverneur.san_juan.phases.round_start import not_in_hand
from gouverneur.san_juan.vocabulary import PASS, PICK, PROSPECT, PROSPECT_PASS, PROSPECTOR, USE

if TYPE_CHECKING:
    from gouverneur.san_juan.state import SanJuan

ASKED: Final[i64] = DATA  # cards of this seat that have been asked about
OPTIONAL: Final[i64] = DATA  # of the pick step: nothing need be taken


def begin(state: SanJuan, chooser: i64) -> None:
    state.push(PROSPECT, chooser, 1)


def offer(state: SanJuan) -> i64:
    """Only a privilege: one card, two when it doubles, or none. [SJ-PRO-01 SJ-ROL-03]"""
    seat = state.seat()
    left = state.cards_left()
    options = bit(PROSPECT_PASS)
    if left >= 1:
        options |= bit(0)
    if left >= 2 and privilege(state, seat, PROSPECTOR, state.display_mask(seat)) == 2:
        options |= bit(1)
    return options


def take(state: SanJuan, choice: i64, dealer: Dealer) -> None:
    """Then each player's buildings, clockwise from the chooser, whether he drew or not. [SJ-PRO-02 SJ-PRO-03]"""
    seat = state.seat()
    if choice == PROSPECT_PASS:
        tell_pass(state, seat, "prospector", "no_cards_left", True)
    else:
        if choice == 1:
            note_doubling(state, seat)
        draw_to_hand(state, seat, choice + 1, "prospector", dealer)
    state.become(USE)
    state.put(TURNS, state.seats)


def refusal(state: SanJuan, choice: i64) -> Refusal:
    seat = state.seat()
    active = state.display_mask(seat)
    if choice == 1 and active & state.rules.doublers == 0:
        return Refusal("SJ-PRO-01", "no-double", "without a library the prospector draws one card")
    if choice == 1 and privilege(state, seat, PROSPECTOR, active) != 2:
        return Refusal("SJ-LIB-04", "double-used", "the library has been used in this round")
    return Refusal("SJ-DCK-04", "no-cards", "there are not so many cards left")


# -- buildings that go prospecting ------------------------------------------------------


def offer_use(state: SanJuan) -> i64:
    """Each building asks separately, the lower number first; then the next seat. [SJ-CTY-03]"""
    pending = _pending(state)
    if pending == 0:
        state.next_turn()
        return 0
    return bit(lowest(pending)) | bit(PASS)


def take_use(state: SanJuan, choice: i64, dealer: Dealer) -> None:
    seat = state.seat()
    card = lowest(_pending(state))
    state.put(ASKED, state.at(ASKED) | bit(card))
    if choice != PASS:
        state.rules.cards[card].prospect(state, seat, dealer)
    elif state.journal is not None:
        state.tell("decline", seat, {"card": state.rules.names[card]})


def refuse_use(state: SanJuan, choice: i64) -> Refusal:
    return Refusal("SJ-PRO-02", "not-asked", "only the building that is asked about can be used or declined")


def _pending(state: SanJuan) -> i64:
    if state.cards_left() == 0:
        return 0
    return state.display_mask(state.seat()) & state.rules.answers_prospect & ~state.at(ASKED)


# -- one of the revealed cards ---------------------------------------------------------------


def begin_pick(state: SanJuan, seat: i64, may_decline: bool) -> None:
    state.push(PICK, seat, 1)
    state.put(OPTIONAL, 1 if may_decline else 0)


def offer_pick(state: SanJuan) -> i64:
    """Any one of them; whether one must be taken is for the building to say. [SJ-PRO-05 SJ-PRO-06]"""
    return state.mask(TRANSIT) | bit(PASS) if state.at(OPTIONAL) == 1 else state.mask(TRANSIT)


def take_pick(state: SanJuan, kind: i64) -> None:
    seat = state.seat()
    if kind != PASS:
        take_revealed(state, seat, kind)
    discard_revealed(state, seat)
    state.pop()


def refuse_pick(state: SanJuan, choice: i64) -> Refusal:
    if choice == PASS:
        return Refusal("SJ-PRO-05", "must-take", "whoever has dug with success takes a card")
    return not_in_hand(state, choice, "SJ-PRO-06" if state.at(OPTIONAL) == 1 else "SJ-PRO-05")
