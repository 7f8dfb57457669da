"""The end of a settler phase: whoever has a building for it discards a tile or is paid for empty spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.refusal import Refusal
from gouverneur.puerto_rico.layout import OWNED
from gouverneur.puerto_rico.ledger import gain_points, turn_up_row
from gouverneur.puerto_rico.phases import guests
from gouverneur.puerto_rico.phases.discards import discard, discard_name, discardable
from gouverneur.puerto_rico.vocabulary import DISCARD_FOREST, LODGE, NO_DISCARD

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico


def begin(state: PuertoRico) -> bool:
    """In turn from the settler, if anybody has such a building. [PR-HUN-04]"""
    for place in range(state.participants()):
        if has_lodge(state, state.seat_after(state.picker, place)):
            state.push(LODGE, state.picker, state.participants())
            return True
    return False


def has_lodge(state: PuertoRico, seat: i64) -> bool:
    return state.own(seat, OWNED) & (state.rules.land_clearers | state.rules.land_keepers) != 0


def offer(state: PuertoRico) -> i64:
    """[PR-HUN-01]"""
    seat = state.seat()
    if has_lodge(state, seat) and guests.opened(state):
        return 0
    options = bit(NO_DISCARD)
    if state.with_worker(seat) & state.rules.land_clearers != 0:
        options |= discardable(state, seat, True)
    return options


def take(state: PuertoRico, choice: i64) -> None:
    seat = state.seat()
    if choice != NO_DISCARD:
        if state.journal is not None:
            forest: i64 = 1 if choice >= DISCARD_FOREST else 0
            state.tell("discard", seat, {"tile": discard_name(choice), "forest": forest})
        discard(state, seat, choice)
    else:
        reward_emptiest(state, seat)
    state.next_turn()


def reward_emptiest(state: PuertoRico, seat: i64) -> None:
    """Whoever alone has the most empty spaces; ties give nothing. [PR-HUN-03]"""
    keepers = state.with_noble(seat) & state.rules.land_keepers
    if keepers == 0:
        return
    for other in range(state.seats):
        if other != seat and state.tiles(other) <= state.tiles(seat):
            return
    number = state.rules.keeps_land[lowest(keepers)]
    if state.journal is not None:
        name = state.rules.names[lowest(keepers)]
        state.tell("bonus", seat, {"building": name, "doubloons": 0, "points": number})
    gain_points(state, seat, number)


def finish(state: PuertoRico, dealer: Dealer) -> None:
    state.pop()
    turn_up_row(state, dealer)


def refusal(state: PuertoRico, choice: i64) -> Refusal:
    if state.with_worker(state.seat()) & state.rules.land_clearers == 0:
        return Refusal("PR-HUN-01", "cannot-discard", "no worker is there who could discard a tile")
    return Refusal("PR-HUN-01", "no-such-tile", "there is no such tile")
