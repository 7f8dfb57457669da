"""Laying out a new game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.piles import one_of
from gouverneur.puerto_rico.layout import CHIPS, HIDDEN, LEFT, MONEY, OFFICE, QUARRIES, SUPPLY, WORKERS
from gouverneur.puerto_rico.ledger import lay_tile, turn_up_row
from gouverneur.puerto_rico.state import PuertoRico, empty_state
from gouverneur.puerto_rico.vocabulary import CORN, GOODS, INDIGO, ROLE, START

if TYPE_CHECKING:
    from gouverneur.puerto_rico.editions import Rules


def full_box(rules: Rules) -> PuertoRico:
    """Everything in its supply, nothing given out yet; what is not laid out is out of the game. [PR-SET-03 PR-SET-05 PR-SET-06 PR-SET-07]"""
    state = empty_state(rules)
    numbers = state.numbers
    for kind in range(GOODS):
        numbers[HIDDEN + kind] = rules.plantations[kind]
        numbers[SUPPLY] += rules.tokens[kind] * one_of(kind)
    numbers[QUARRIES] = rules.quarries
    numbers[CHIPS] = rules.chips
    numbers[WORKERS] = rules.workers
    numbers[OFFICE] = rules.players
    for building in range(rules.kinds):
        for copies in range(rules.copies[building]):
            numbers[LEFT + copies] |= bit(building)
    return state


def new_game(rules: Rules, dealer: Dealer) -> PuertoRico:
    """[PR-SET-01 PR-SET-02 PR-SET-04]"""
    state = full_box(rules)
    ones = vec[i64]([1] * int(state.seats))
    state.governor = dealer.draw(START, ones, 0, state.seats, state.seats)
    for place in range(state.seats):
        seat = state.seat_after(state.governor, place)
        state.set_own(seat, MONEY, rules.money + rules.handicap[seat])
        kind = INDIGO if place < rules.indigo_starts else CORN
        state.numbers[HIDDEN + kind] -= 1
        lay_tile(state, seat, kind)
    turn_up_row(state, dealer)
    state.picker = state.governor
    state.push(ROLE, state.governor, rules.picks)
    state.settle(dealer)
    return state
