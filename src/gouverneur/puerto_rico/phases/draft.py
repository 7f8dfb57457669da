"""The draft: before the game the players choose the special buildings, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest, popcount
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.refusal import Refusal
from gouverneur.puerto_rico.editions import MOST_COST
from gouverneur.puerto_rico.layout import LEFT
from gouverneur.puerto_rico.phases.start import deal_out, lay_out
from gouverneur.puerto_rico.vocabulary import DRAFT, DRAFTED

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico


def begin(state: PuertoRico, dealer: Dealer) -> None:
    """[PR-DRA-01 PR-DRA-03]"""
    turns: i64 = 0
    for cost in range(MOST_COST + 1):
        turns += state.rules.slots[cost]
    if not state.rules.random_draft:
        state.push(DRAFT, state.governor, turns)
        return
    for turn in range(turns):
        lay_out(state, bit(_at_random(state, dealer)))
    deal_out(state, dealer)


def _at_random(state: PuertoRico, dealer: Dealer) -> i64:
    choosable = offer(state)
    ones = vec[i64]([0] * int(state.rules.kinds))
    size = popcount(choosable)
    while choosable != 0:
        ones[lowest(choosable)] = 1
        choosable &= choosable - 1
    return dealer.draw(DRAFTED, ones, 0, state.rules.kinds, size)


def drafted(state: PuertoRico) -> i64:
    return state.numbers[LEFT] & state.rules.pool


def offer(state: PuertoRico) -> i64:
    """A building for whose cost there is a slot left. [PR-DRA-02 PR-DRA-04]"""
    rules = state.rules
    chosen = drafted(state)
    found: i64 = 0
    for cost in range(1, MOST_COST + 1):
        of_cost = rules.up_to[cost] & ~rules.up_to[cost - 1] & rules.pool
        if popcount(of_cost & chosen) < rules.slots[cost]:
            found |= of_cost & ~chosen
    return found & ~barred(state)


def barred(state: PuertoRico) -> i64:
    """Where the table wants it, rivals of those that are drafted. [PR-DRA-05]"""
    if not state.rules.no_rivals:
        return 0
    chosen = drafted(state)
    found: i64 = 0
    while chosen != 0:
        rival = state.rules.rival[lowest(chosen)]
        if rival >= 0:
            found |= bit(rival)
        chosen &= chosen - 1
    return found


def take(state: PuertoRico, building: i64) -> None:
    """With all its copies. [PR-DRA-03]"""
    if state.journal is not None:
        state.tell("draft", state.seat(), {"building": state.rules.names[building]})
    lay_out(state, bit(building))
    state.next_turn()


def finish(state: PuertoRico, dealer: Dealer) -> None:
    """What was not chosen is out of the game. [PR-DRA-04]"""
    state.pop()
    deal_out(state, dealer)


def refusal(state: PuertoRico, building: i64) -> Refusal:
    if building >= state.rules.kinds or (state.rules.pool >> building) & 1 == 0:
        return Refusal("PR-DRA-01", "not-in-pool", "this building is not drafted")
    name = state.rules.names[building]
    if (drafted(state) >> building) & 1 == 1:
        return Refusal("PR-DRA-03", "drafted", f"the {name} has been drafted")
    if (barred(state) >> building) & 1 == 1:
        return Refusal("PR-DRA-05", "rival-drafted", f"the {name} is not drafted beside its rival")
    return Refusal("PR-DRA-04", "no-slot", f"no slot is left for what the {name} costs")
