"""Laying out a new game: what lies in the supplies, what is given out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.piles import one_of
from gouverneur.puerto_rico.editions import MOST_COPIES
from gouverneur.puerto_rico.layout import (
    CHIPS,
    HIDDEN,
    LEFT,
    MONEY,
    NOBLES,
    OFFICE,
    OFFICE_NOBLES,
    QUARRIES,
    SUPPLY,
    WORKERS,
)
from gouverneur.puerto_rico.ledger import lay_tile, turn_up_row
from gouverneur.puerto_rico.phases import festival
from gouverneur.puerto_rico.vocabulary import CORN, GOODS, INDIGO, ROLE

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico


def fill_box(state: PuertoRico) -> None:
    """Everything in its supply, nothing given out yet; what is not laid out is out of the game. [PR-SET-03 PR-SET-05 PR-SET-06 PR-SET-07]"""
    rules = state.rules
    numbers = state.numbers
    for kind in range(GOODS):
        numbers[HIDDEN + kind] = rules.plantations[kind]
        numbers[SUPPLY] += rules.tokens[kind] * one_of(kind)
    numbers[QUARRIES] = rules.quarries
    numbers[CHIPS] = rules.chips
    numbers[WORKERS] = rules.workers
    numbers[OFFICE] = rules.players
    if rules.has_nobles:
        numbers[NOBLES] = rules.nobles
        numbers[OFFICE] -= 1
        numbers[OFFICE_NOBLES] = 1
    lay_out(state, rules.shown)


def lay_out(state: PuertoRico, buildings: i64) -> None:
    """All copies of these on the display."""
    for copies in range(MOST_COPIES):
        state.numbers[LEFT + copies] |= buildings & state.rules.all_copies[copies]


def deal_out(state: PuertoRico, dealer: Dealer) -> None:
    """Money and start tiles, the festival board, the open row; then the governor chooses a role.

    [PR-SET-02 PR-SET-04 PR-FES-01]
    """
    rules = state.rules
    for place in range(state.seats):
        seat = state.seat_after(state.governor, place)
        state.set_own(seat, MONEY, rules.money + rules.handicap[seat])
        kind = INDIGO if place < rules.indigo_starts else CORN
        state.numbers[HIDDEN + kind] -= 1
        lay_tile(state, seat, kind)
    if rules.has_festival:
        festival.prepare(state, dealer)
    turn_up_row(state, dealer)
    state.picker = state.governor
    state.push(ROLE, state.governor, rules.picks)
