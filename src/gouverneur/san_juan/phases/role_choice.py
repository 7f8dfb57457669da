"""Rounds and the choice of roles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import SEAT, TURNS
from gouverneur.san_juan.ledger import start_next_round, take_role
from gouverneur.san_juan.phases import builder, councillor, producer, prospector, round_start, trader
from gouverneur.san_juan.vocabulary import (
    BUILDER,
    COUNCILLOR,
    PRODUCER,
    ROLE,
    ROLE_NAMES,
    TRADER,
)

if TYPE_CHECKING:
    from gouverneur.san_juan.state import SanJuan


def begin(state: SanJuan) -> None:
    """Everybody chooses once, clockwise from the governor. [SJ-RND-01]

    Of two players the governor chooses again after the other. [SJ-2P-01]
    """
    state.push(ROLE, state.governor, 3 if state.seats == 2 else state.seats)


def offer(state: SanJuan) -> i64:
    """A role must be chosen, and each can be taken once a round. [SJ-ROL-01 SJ-RND-02 SJ-2P-02]"""
    return state.free_roles


def take(state: SanJuan, role: i64, dealer: Dealer) -> None:
    """The role's phase is played to its end before the next player chooses. [SJ-RND-01]"""
    seat = state.seat()
    take_role(state, seat, role)
    if state.journal is not None:
        state.tell("role", seat, {"role": ROLE_NAMES[role]})
    state.next_turn()
    if role == BUILDER:
        builder.begin(state, seat)
    elif role == PRODUCER:
        producer.begin(state, seat)
    elif role == TRADER:
        trader.begin(state, seat, dealer)
    elif role == COUNCILLOR:
        councillor.begin(state, seat)
    else:
        prospector.begin(state, seat)


def finish(state: SanJuan) -> None:
    """The round is over: a new governor, and first the steps at the start of a round. [SJ-RND-03 SJ-RND-04]"""
    start_next_round(state)
    state.put(SEAT, state.governor)
    state.put(TURNS, 3 if state.seats == 2 else state.seats)
    round_start.begin(state)


def refusal(state: SanJuan, role: i64) -> Refusal:
    return Refusal("SJ-RND-02", "role-taken", f"the {ROLE_NAMES[role]} has been taken in this round")
