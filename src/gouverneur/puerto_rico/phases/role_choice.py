"""Choosing a role card, round by round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.kernel.refusal import Refusal
from gouverneur.puerto_rico.layout import COINS
from gouverneur.puerto_rico.ledger import gain_money, lay_coins, take_coins
from gouverneur.puerto_rico.phases import builder, captain, craftsman, mayor, settler, trader
from gouverneur.puerto_rico.phases.privilege import privilege
from gouverneur.puerto_rico.vocabulary import (
    BUILDER,
    CAPTAIN,
    CRAFTSMAN,
    MAYOR,
    PROSPECTOR,
    ROLE,
    ROLE_NAMES,
    SECOND_PROSPECTOR,
    SETTLER,
    TRADER,
)

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico


def offer(state: PuertoRico) -> i64:
    """A card must be taken, of any role, whether it is of use or not. [PR-RND-02 PR-RND-07]

    The two prospectors are offered both only when there is something between them. [PR-RND-10]
    """
    free = state.free_roles
    if (free >> PROSPECTOR) & (free >> SECOND_PROSPECTOR) & 1 == 1 and _equal_prospectors(state):
        free &= ~bit(SECOND_PROSPECTOR)
    return free


def _equal_prospectors(state: PuertoRico) -> bool:
    return state.numbers[COINS + PROSPECTOR] == state.numbers[COINS + SECOND_PROSPECTOR]


def take(state: PuertoRico, role: i64) -> None:
    """The doubloons on it come at once; then its phase, the picker first. [PR-RND-01 PR-RND-03 PR-RND-04 PR-GEN-01]"""
    seat = state.seat()
    state.picker = seat
    state.free_roles &= ~bit(role)
    state.takers |= (seat + 1) << (4 * role)
    coins = take_coins(state, seat, role)
    if state.journal is not None:
        state.tell("role", seat, {"role": ROLE_NAMES[role], "doubloons": coins})
    state.next_turn()
    if role == SETTLER:
        settler.begin(state)
    elif role == MAYOR:
        mayor.begin(state)
    elif role == BUILDER:
        builder.begin(state)
    elif role == CRAFTSMAN:
        craftsman.begin(state)
    elif role == TRADER:
        trader.begin(state)
    elif role == CAPTAIN:
        captain.begin(state)
    else:
        _prospect(state, seat)


def _prospect(state: PuertoRico, seat: i64) -> None:
    """A doubloon from the bank, and nothing for anybody else. [PR-PRO-01]"""
    number = privilege(state, seat)
    gain_money(state, seat, number)
    if state.journal is not None:
        state.tell("prospect", seat, {"doubloons": number})


def finish(state: PuertoRico) -> None:
    """Doubloons on the cards nobody took, the cards back, the governor's card on; or the end.

    [PR-RND-08 PR-RND-09 PR-TWO-04 PR-END-01]
    """
    state.pop()
    lay_coins(state, state.free_roles)
    state.free_roles = state.rules.roles
    state.takers = 0
    if state.ending != 0:
        state.stop()
        if state.journal is not None:
            state.tell("end", -1, {})
        return
    state.governor = state.seat_after(state.governor, 1)
    state.round += 1
    if state.journal is not None:
        state.tell("round", state.governor, {"round": state.round})
    state.push(ROLE, state.governor, state.rules.picks)


def refusal(state: PuertoRico, role: i64) -> Refusal:
    name = ROLE_NAMES[role]
    if (state.rules.roles >> role) & 1 == 0:
        return Refusal("PR-SET-05", "no-such-role", f"the {name} is not in this game")
    if (state.free_roles >> role) & 1 == 0:
        return Refusal("PR-RND-07", "role-taken", f"the {name} has been taken this round")
    return Refusal("PR-RND-10", "same-card", "both prospectors are the same now: take the first")
