"""Choosing a role card, round by round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.kernel.refusal import Refusal
from gouverneur.puerto_rico.layout import ALONE, CAPTIVE, COINS, KIDNAPPER
from gouverneur.puerto_rico.ledger import gain_money, lay_coins, take_coins
from gouverneur.puerto_rico.phases import (
    buccaneer,
    builder,
    captain,
    craftsman,
    guests,
    mayor,
    settler,
    trader,
)
from gouverneur.puerto_rico.phases.privilege import begin_pick, end_round, privilege
from gouverneur.puerto_rico.vocabulary import (
    BUCCANEER,
    BUILDER,
    CAPTAIN,
    CRAFTSMAN,
    MAYOR,
    PROSPECT,
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
    free = state.free_roles & ~buccaneer.barred_roles(state, state.seat())
    if (free >> PROSPECTOR) & (free >> SECOND_PROSPECTOR) & 1 == 1 and _equal_prospectors(state):
        free &= ~bit(SECOND_PROSPECTOR)
    return free


def _equal_prospectors(state: PuertoRico) -> bool:
    captive = state.numbers[CAPTIVE] - 1
    if captive in (PROSPECTOR, SECOND_PROSPECTOR):
        return False
    return state.numbers[COINS + PROSPECTOR] == state.numbers[COINS + SECOND_PROSPECTOR]


def take(state: PuertoRico, role: i64) -> None:
    """The doubloons on it come at once; then its phase, the picker first. [PR-RND-01 PR-RND-03 PR-RND-04 PR-GEN-01]"""
    seat = state.seat()
    coins = take_coins(state, seat, role)
    if state.journal is not None:
        state.tell("role", seat, {"role": ROLE_NAMES[role], "doubloons": coins})
    state.next_turn()
    buccaneer.pay_ransom(state, role)
    if role == BUCCANEER:
        buccaneer.take_poster(state, seat)
    begin_phase(state, seat, role)


def begin_phase(state: PuertoRico, seat: i64, role: i64) -> None:
    """With a window for guests before and after, but for the mayor. [PR-GST-05]"""
    state.picker = seat
    state.free_roles &= ~bit(role)
    state.takers |= (seat + 1) << (4 * role)
    begin_pick(state, seat)
    windows = state.rules.hosts != 0 and role != MAYOR
    if windows:
        guests.open_to_all(state)
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
    elif role == BUCCANEER:
        buccaneer.begin(state)
    else:
        state.push(PROSPECT, seat, 1)
    if windows:
        guests.open_to_all(state)


def prospect(state: PuertoRico) -> None:
    """A doubloon from the bank, and nothing for anybody else. [PR-PRO-01 PR-LIB-09]"""
    seat = state.seat()
    state.pop()
    number = privilege(state, seat)
    gain_money(state, seat, number)
    if state.journal is not None:
        state.tell("prospect", seat, {"doubloons": number})


def finish(state: PuertoRico) -> None:
    """A captive that nobody ransomed; doubloons on the cards nobody took, the cards back, the governor's card on;
    or the end.

    [PR-BUC-12 PR-BUC-13 PR-RND-08 PR-RND-09 PR-TWO-04 PR-BUC-02 PR-END-01]
    """
    state.numbers[ALONE] = 0
    if state.numbers[CAPTIVE] != 0:
        play_captive(state)
        return
    state.pop()
    lay_coins(state, state.free_roles & ~bit(BUCCANEER))
    state.free_roles = state.rules.roles
    state.takers = 0
    end_round(state)
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


def play_captive(state: PuertoRico) -> None:
    """By its kidnapper alone, with its privilege. [PR-BUC-12 PR-BUC-14]"""
    role = state.numbers[CAPTIVE] - 1
    seat = state.numbers[KIDNAPPER]
    buccaneer.free_captive(state)
    if state.journal is not None:
        state.tell("captive", seat, {"role": ROLE_NAMES[role]})
    if not state.rules.captive_for_all:
        state.numbers[ALONE] = 1
    begin_phase(state, seat, role)


def refusal(state: PuertoRico, role: i64) -> Refusal:
    name = ROLE_NAMES[role]
    if (state.rules.roles >> role) & 1 == 0:
        return Refusal("PR-SET-05", "no-such-role", f"the {name} is not in this game")
    if (state.free_roles >> role) & 1 == 0:
        return Refusal("PR-RND-07", "role-taken", f"the {name} has been taken this round")
    if (buccaneer.barred_roles(state, state.seat()) >> role) & 1 == 1:
        if role == BUCCANEER:
            return Refusal("PR-BUC-03", "wanted", "whoever holds the poster cannot be the buccaneer")
        return Refusal("PR-BUC-11", "own-captive", "nobody picks his own captive")
    return Refusal("PR-RND-10", "same-card", "both prospectors are the same now: take the first")
