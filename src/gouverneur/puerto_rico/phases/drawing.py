"""The top of the hidden stack: whoever draws it sees it, and may plant a forest with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.event import EVERYBODY
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import DATA
from gouverneur.puerto_rico.layout import OWNED
from gouverneur.puerto_rico.ledger import draw_tile, lay_forest, lay_tile
from gouverneur.puerto_rico.phases import festival
from gouverneur.puerto_rico.vocabulary import LAY, LAY_FOREST, LAY_OPEN, TILE_NAMES

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

FOUND: Final[i64] = DATA  # the tile in hand, + 1; only its finder has seen it


def draw(state: PuertoRico, seat: i64, dealer: Dealer) -> None:
    """[PR-HAC-01 PR-LND-01 PR-FOR-02 PR-LND-04]"""
    drawn = draw_tile(state, dealer)
    if not may_become_forest(state, seat):
        lay(state, seat, drawn)
        return
    if state.journal is not None:
        state.tell_apart("look", seat, {}, {"tile": TILE_NAMES[drawn]}, bit(seat), EVERYBODY)
    state.push(LAY, seat, 1)
    state.put(FOUND, drawn + 1)


def lay(state: PuertoRico, seat: i64, kind: i64) -> None:
    lay_tile(state, seat, kind)
    if state.journal is not None:
        state.tell("draw", seat, {"tile": TILE_NAMES[kind]})
    festival.look_at_island(state, seat, kind)


def may_become_forest(state: PuertoRico, seat: i64) -> bool:
    """A guest may yet come to stand where it takes somebody to plant one. [PR-GEN-14 PR-GST-04]"""
    foresters = state.own(seat, OWNED) & state.rules.foresters
    if foresters == 0:
        return False
    return state.occupied(seat) & (foresters | state.rules.hosts) != 0


def offer(state: PuertoRico) -> i64:
    if state.occupied(state.seat()) & state.rules.foresters == 0:
        return bit(LAY_OPEN)
    return bit(LAY_OPEN) | bit(LAY_FOREST)


def take(state: PuertoRico, choice: i64) -> None:
    """Nobody else learns what is under a forest. [PR-FOR-05]"""
    seat = state.seat()
    kind = state.at(FOUND) - 1
    state.pop()
    if choice == LAY_OPEN:
        lay(state, seat, kind)
        return
    lay_forest(state, seat, kind, True)
    if state.journal is not None:
        state.tell_apart("hidden_forest", seat, {}, {"tile": TILE_NAMES[kind]}, bit(seat), EVERYBODY)


def refusal(state: PuertoRico, choice: i64) -> Refusal:
    return Refusal("PR-FOR-01", "no-forests", "no occupied building plants forests")
