"""The settler: each player may take a plantation, the settler a quarry instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.piles import in_pile, kinds_in, one_of
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import DATA, SEAT, TURNS
from gouverneur.puerto_rico.layout import OWNED, QUARRIES, ROW
from gouverneur.puerto_rico.ledger import lay_forest, lay_from_row, lay_quarry, turn_up_row
from gouverneur.puerto_rico.phases import drawing, festival, lodges
from gouverneur.puerto_rico.phases.manning import may_be_manned
from gouverneur.puerto_rico.phases.passing import tell_pass
from gouverneur.puerto_rico.phases.privilege import privilege
from gouverneur.puerto_rico.vocabulary import (
    AS_FOREST,
    DRAW,
    FOREST,
    GOODS,
    MAN_TILE,
    NO_TILE,
    QUARRY,
    SPACES,
    TILE,
    TILE_NAMES,
)

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

DREW: Final[i64] = DATA  # the hidden stack was drawn from in this turn
TOOK: Final[i64] = DATA + 2  # through all turns: the settler has taken a regular tile
SECOND: Final[i64] = DATA + 3  # the settler's second tile, after everybody's first
MAN_WHERE: Final[i64] = DATA  # man: the tile just laid


def begin(state: PuertoRico) -> None:
    state.push(TILE, state.picker, state.participants())


def offer(state: PuertoRico) -> i64:
    """An open plantation or none; before it perhaps one from the hidden stack. [PR-STL-01 PR-STL-04 PR-STL-06]"""
    seat = state.seat()
    options = bit(NO_TILE)
    if state.tiles(seat) == SPACES:
        return options
    if state.at(SECOND) == 1 and privilege(state, seat) < 2:
        return options
    plantations = kinds_in(state.numbers[ROW])
    options |= plantations
    if state.occupied(seat) & state.rules.foresters != 0:
        options |= plantations << AS_FOREST  # [PR-FOR-01]
    if may_take_quarry(state, seat):
        options |= bit(QUARRY)
    if may_draw(state, seat):
        options |= bit(DRAW)
    return options


def may_take_quarry(state: PuertoRico, seat: i64) -> bool:
    """The settler may, others only with a building for it, and so the settler's second tile.

    [PR-STL-02 PR-STL-03 PR-STL-05 PR-HUT-01 PR-HUT-02 PR-LIB-03]
    """
    if state.numbers[QUARRIES] == 0:
        return False
    if privilege(state, seat) > 0 and state.at(SECOND) == 0:
        return True
    return state.occupied(seat) & state.rules.quarriers != 0


def may_draw(state: PuertoRico, seat: i64) -> bool:
    """Once, before the regular tile. [PR-HAC-01 PR-HAC-04]"""
    if state.occupied(seat) & state.rules.drawers == 0:
        return False
    return state.at(DREW) == 0 and state.at(SECOND) == 0 and state.tiles_to_draw() > 0


def take(state: PuertoRico, choice: i64, dealer: Dealer) -> None:
    seat = state.seat()
    if choice == DRAW:
        # Never a quarry, and it brings no worker. [PR-HAC-02 PR-HAC-03]
        state.put(DREW, 1)
        drawing.draw(state, seat, dealer)
        return
    if choice == NO_TILE:
        tell_pass(state, seat, "settler")
        state.next_turn()
        return
    laid = _lay(state, seat, choice)
    first = state.at(SECOND) == 0 or state.at(TOOK) == 0  # [PR-HOS-03]
    if seat == state.picker:
        state.put(TOOK, 1)
    state.next_turn()
    if laid < GOODS:
        festival.look_at_island(state, seat, laid)
    if first and state.occupied(seat) & state.rules.tile_manners != 0 and may_be_manned(state):
        state.push(MAN_TILE, seat, 1)
        state.put(MAN_WHERE, laid)


def _lay(state: PuertoRico, seat: i64, choice: i64) -> i64:
    """The tile as it then lies there."""
    if choice >= AS_FOREST:
        kind = choice - AS_FOREST
        state.numbers[ROW] -= one_of(kind)
        lay_forest(state, seat, kind, False)
        if state.journal is not None:
            state.tell("forest", seat, {"tile": TILE_NAMES[kind]})
        return FOREST
    if choice == QUARRY:
        lay_quarry(state, seat)
    else:
        lay_from_row(state, seat, choice)
    if state.journal is not None:
        state.tell("tile", seat, {"tile": TILE_NAMES[choice]})
    return choice


def finish(state: PuertoRico, dealer: Dealer) -> None:
    """The settler's second tile, the lodges, then the row is dealt anew. [PR-LIB-03 PR-HUN-04 PR-STL-07]"""
    if state.at(SECOND) == 0 and state.own(state.picker, OWNED) & state.rules.doublers != 0:
        state.put(SECOND, 1)
        state.put(SEAT, state.picker)
        state.put(TURNS, 1)
        return
    state.pop()
    if not lodges.begin(state):
        turn_up_row(state, dealer)


def refusal(state: PuertoRico, choice: i64) -> Refusal:
    seat = state.seat()
    if state.tiles(seat) == SPACES:
        return Refusal("PR-STL-04", "island-full", "the island is full")
    if choice == DRAW:
        if state.occupied(seat) & state.rules.drawers == 0:
            return Refusal("PR-HAC-01", "cannot-draw", "no occupied building draws from the hidden stack")
        if state.at(DREW) == 1 or state.at(SECOND) == 1:
            return Refusal("PR-GEN-05", "once-a-phase", "a tile has been drawn in this phase")
        return Refusal("PR-HAC-04", "no-tiles", "no plantation is left to draw")
    if state.at(SECOND) == 1 and privilege(state, seat) < 2:
        return Refusal("PR-LIB-03", "one-tile", "the privilege is not doubled")
    if choice == QUARRY:
        if state.numbers[QUARRIES] == 0:
            return Refusal("PR-STL-05", "no-quarry", "no quarry is left")
        return Refusal(
            "PR-STL-03",
            "quarry-not-allowed",
            "only the settler may take a quarry, or whoever has a building for it",
        )
    kind = choice if choice < GOODS else choice - AS_FOREST
    if in_pile(state.numbers[ROW], kind) == 0:
        return Refusal("PR-STL-01", "not-in-row", f"no {TILE_NAMES[kind]} plantation lies open")
    return Refusal("PR-FOR-01", "no-forests", "no occupied building plants forests")
