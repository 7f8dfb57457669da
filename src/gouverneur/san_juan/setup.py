"""How a game begins."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gouverneur.kernel.dealer import Dealer
from gouverneur.san_juan.editions import Rules
from gouverneur.san_juan.layout import ASIDE, DRAW, OPEN
from gouverneur.san_juan.ledger import draw_to_hand, shuffle_in
from gouverneur.san_juan.phases import role_choice, round_start
from gouverneur.san_juan.state import SanJuan, empty_state
from gouverneur.san_juan.vocabulary import START, TWELVE

STARTING_BUILDING: i64 = 0  # the indigo plant
STARTING_HAND: i64 = 4


def full_deck(rules: Rules) -> SanJuan:
    """All cards in the draw pile, but those that lie open and those to be shuffled in later. [SJ-SET-06 SJ-SET-09]"""
    state = empty_state(rules)
    for kind in range(rules.kinds):
        zone = DRAW
        if (rules.open_cards >> kind) & 1 == 1:
            zone = OPEN
        elif rules.shuffle_after_deal and kind >= rules.base_kinds:
            zone = ASIDE
        for copy in range(rules.copies[kind]):
            state.add(zone, kind)
    return state


def new_game(rules: Rules, dealer: Dealer) -> SanJuan:
    """A random governor, a plant each, four cards each; the roles lie open. [SJ-SET-01 SJ-SET-02 SJ-SET-04 SJ-SET-05]"""
    state = full_deck(rules)
    for seat in range(state.seats):
        state.move(STARTING_BUILDING, DRAW, state.display(seat))
        state.places[seat * TWELVE] = STARTING_BUILDING + 1
    state.governor = dealer.draw(START, vec[i64]([1] * rules.players), 0, rules.players, rules.players)
    for place in range(state.seats):
        seat = state.seat_after(state.governor, place)
        extra: i64 = place + 1 if rules.variant_setup else 0
        draw_to_hand(state, seat, STARTING_HAND + extra, "setup", dealer)
    role_choice.begin(state)
    if rules.variant_setup:
        round_start.begin_dealing(state)
    else:
        shuffle_in(state)
    state.settle(dealer)
    return state
