"""A new game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from gouverneur.kernel.dealer import Dealer
from gouverneur.puerto_rico.phases import draft
from gouverneur.puerto_rico.phases.start import deal_out, fill_box
from gouverneur.puerto_rico.state import PuertoRico, empty_state
from gouverneur.puerto_rico.vocabulary import START

if TYPE_CHECKING:
    from gouverneur.puerto_rico.editions import Rules


def full_box(rules: Rules) -> PuertoRico:
    """Everything in its supply, nothing given out yet."""
    state = empty_state(rules)
    fill_box(state)
    return state


def new_game(rules: Rules, dealer: Dealer) -> PuertoRico:
    """A governor, then the draft if there is one, then the rest. [PR-SET-01]"""
    state = full_box(rules)
    ones = vec[i64]([1] * int(state.seats))
    state.governor = dealer.draw(START, ones, 0, state.seats, state.seats)
    if rules.pool != 0 and rules.drafted == 0:
        draft.begin(state, dealer)
    else:
        deal_out(state, dealer)
    state.settle(dealer)
    return state
