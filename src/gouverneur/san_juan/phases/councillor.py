"""The councillor phase: draw, look, keep few."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import DATA
from gouverneur.san_juan.layout import TRANSIT
from gouverneur.san_juan.ledger import discard_looked_at, draw_to_look, keep_all_looked_at, keep_looked_at
from gouverneur.san_juan.phases import bonus
from gouverneur.san_juan.phases.passing import tell_pass
from gouverneur.san_juan.phases.privilege import largest_of, note_doubling, privilege
from gouverneur.san_juan.phases.round_start import begin_discard, not_in_hand, out_of_order
from gouverneur.san_juan.phases.several import ascending_cards
from gouverneur.san_juan.vocabulary import COUNCIL, COUNCIL_PASS, COUNCILLOR, FOR_COUNCIL, KEEP

if TYPE_CHECKING:
    from gouverneur.san_juan.state import SanJuan

# A choice is a draw of 2 + 3 * place cards; three places further the same, keeping only one card.
DRAWS: Final[i64] = 3
KEEP_ONE: Final[i64] = 3

# Words of the keep step.
LEFT: Final[i64] = DATA
FIRST: Final[i64] = DATA + 1


def begin(state: SanJuan, chooser: i64) -> None:
    """Before anybody draws, goods come to the buildings that wait for this phase. [SJ-COU-08]"""
    state.push(COUNCIL, chooser, state.seats)
    bonus.begin_for_all(state, chooser, state.rules.answers_council, bonus.BEFORE_COUNCIL)


def draw_size(place: i64) -> i64:
    """2 cards by the action, 3 more by the privilege, 3 more when it doubles. [SJ-COU-01 SJ-COU-02 SJ-COU-04]"""
    return 2 + 3 * place


def keeps(state: SanJuan, seat: i64) -> i64:
    """1 card, with some buildings 2. [SJ-COU-05]"""
    return largest_of(state.rules.council_keep, state.display_mask(seat) & state.rules.keepers, 1)


def offer(state: SanJuan) -> i64:
    """Decline, or say how many to draw before drawing. [SJ-ROL-04 SJ-LIB-05]

    A privilege may be left unused, and so may the right to keep more than one card. A size is offered
    only if it brings another number of cards than the one before: piles may be short.
    """
    seat = state.seat()
    left = state.cards_left()
    most = privilege(state, seat, COUNCILLOR, state.display_mask(seat))
    options = bit(COUNCIL_PASS)
    keep_more = keeps(state, seat) > 1
    for place in range(DRAWS):
        enough = left > 0 if place == 0 else left > draw_size(place - 1)
        if place <= most and enough:
            options |= bit(place)
            if keep_more and left > 1:
                options |= bit(KEEP_ONE + place)
    return options


def take(state: SanJuan, choice: i64, dealer: Dealer) -> None:
    """Keep exactly the prescribed number of what was drawn, or all if that is fewer. [SJ-COU-03]"""
    seat = state.seat()
    state.next_turn()
    if choice == COUNCIL_PASS:
        tell_pass(state, seat, "councillor", "no_cards_left", True)
        return
    place = choice
    keep = keeps(state, seat)
    if choice >= KEEP_ONE:
        place = choice - KEEP_ONE
        keep = 1
    drawn = draw_to_look(state, seat, draw_size(place), dealer)
    if drawn > draw_size(1):
        note_doubling(state, seat)
    if drawn <= keep:
        keep_all_looked_at(state, seat)
    elif state.display_mask(seat) & state.rules.whole_handers != 0:
        # All go into the hand first; old and new cards may be discarded. [SJ-COU-06 SJ-COU-07]
        keep_all_looked_at(state, seat)
        begin_discard(state, seat, drawn - keep, FOR_COUNCIL)
    else:
        state.push(KEEP, seat, 1)
        state.put(LEFT, keep)


def refusal(state: SanJuan, choice: i64) -> Refusal:
    seat = state.seat()
    place = choice % DRAWS
    if place > privilege(state, seat, COUNCILLOR, state.display_mask(seat)):
        if state.taker(COUNCILLOR) != seat:
            return Refusal("SJ-COU-02", "no-privilege", "only the councillor draws more than two cards")
        return Refusal(
            "SJ-COU-04", "no-double", "eight cards need a library that can still be used this round"
        )
    if choice >= KEEP_ONE and keeps(state, seat) == 1:
        return Refusal("SJ-COU-05", "keeps-one-anyway", "only one card is kept anyway")
    return Refusal("SJ-DCK-04", "no-cards", "there are not so many cards left")


# -- which cards to keep --------------------------------------------------------------


def offer_keep(state: SanJuan) -> i64:
    return ascending_cards(state, TRANSIT, state.at(FIRST), state.at(LEFT))


def take_keep(state: SanJuan, kind: i64) -> None:
    seat = state.seat()
    keep_looked_at(state, seat, kind)
    left = state.at(LEFT) - 1
    if left == 0:
        discard_looked_at(state, seat)
        state.pop()
    else:
        state.put(LEFT, left)
        state.put(FIRST, kind)


def refuse_keep(state: SanJuan, choice: i64) -> Refusal:
    if choice < state.rules.kinds and state.count(TRANSIT, choice) > 0:
        return out_of_order("SJ-COU-03")
    return not_in_hand(state, choice, "SJ-COU-03")
