"""The settler: each player may take a plantation, the settler a quarry instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.piles import in_pile, kinds_in
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import DATA
from gouverneur.puerto_rico.layout import OFFICE, QUARRIES, ROW, WORKERS
from gouverneur.puerto_rico.ledger import (
    draw_tile,
    hire_from_office,
    hire_from_supply,
    lay_from_row,
    lay_quarry,
    lay_tile,
    place_worker,
    turn_up_row,
)
from gouverneur.puerto_rico.phases.passing import tell_pass
from gouverneur.puerto_rico.phases.privilege import privilege
from gouverneur.puerto_rico.vocabulary import (
    DRAW,
    GOODS,
    MAN_TILE,
    NO_TILE,
    NOBODY,
    QUARRY,
    SPACES,
    TILE,
    TILE_NAMES,
    WORKER,
)

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

DREW: Final[i64] = DATA  # tile: the hidden stack was drawn from in this turn
MAN_WHERE: Final[i64] = DATA  # man: the tile just laid


def begin(state: PuertoRico) -> None:
    state.push(TILE, state.picker, state.seats)


def offer(state: PuertoRico) -> i64:
    """An open plantation or none; before it perhaps one from the hidden stack. [PR-STL-01 PR-STL-04 PR-STL-06]"""
    seat = state.seat()
    options = bit(NO_TILE)
    if state.tiles(seat) == SPACES:
        return options
    options |= kinds_in(state.numbers[ROW])
    if may_take_quarry(state, seat):
        options |= bit(QUARRY)
    if may_draw(state, seat):
        options |= bit(DRAW)
    return options


def may_take_quarry(state: PuertoRico, seat: i64) -> bool:
    """The settler may, others only with a building for it. [PR-STL-02 PR-STL-03 PR-STL-05 PR-HUT-01 PR-HUT-02]"""
    if state.numbers[QUARRIES] == 0:
        return False
    return privilege(state, seat) > 0 or state.occupied(seat) & state.rules.quarriers != 0


def may_draw(state: PuertoRico, seat: i64) -> bool:
    """Once, before the regular tile. [PR-HAC-01 PR-HAC-04]"""
    if state.occupied(seat) & state.rules.drawers == 0:
        return False
    return state.at(DREW) == 0 and state.tiles_to_draw() > 0


def take(state: PuertoRico, choice: i64, dealer: Dealer) -> None:
    seat = state.seat()
    if choice == DRAW:
        # Never a quarry, and it brings no worker. [PR-HAC-02 PR-HAC-03]
        state.put(DREW, 1)
        drawn = draw_tile(state, dealer)
        lay_tile(state, seat, drawn)
        if state.journal is not None:
            state.tell("draw", seat, {"tile": TILE_NAMES[drawn]})
        return
    if choice == NO_TILE:
        tell_pass(state, seat, "settler")
        state.next_turn()
        return
    if choice == QUARRY:
        lay_quarry(state, seat)
    else:
        lay_from_row(state, seat, choice)
    if state.journal is not None:
        state.tell("tile", seat, {"tile": TILE_NAMES[choice]})
    state.next_turn()
    if state.occupied(seat) & state.rules.tile_manners != 0 and may_be_manned(state):
        state.push(MAN_TILE, seat, 1)
        state.put(MAN_WHERE, choice)


def may_be_manned(state: PuertoRico) -> bool:
    """A worker of the supply, when it is empty of the office. [PR-HOS-02 PR-UNI-03]"""
    return state.numbers[WORKERS] + state.numbers[OFFICE] > 0


def offer_man(state: PuertoRico) -> i64:
    """The worker may be declined. [PR-HOS-01 PR-UNI-01 PR-GEN-04]"""
    return bit(WORKER) | bit(NOBODY)


def take_man_tile(state: PuertoRico, choice: i64) -> None:
    seat = state.seat()
    tile = state.at(MAN_WHERE)
    state.pop()
    man(state, seat, tile, choice)


def man(state: PuertoRico, seat: i64, place: i64, choice: i64) -> None:
    """A worker onto what was just laid or built, or none. [PR-HOS-01 PR-HOS-02 PR-UNI-01 PR-UNI-02 PR-UNI-03]"""
    if choice == NOBODY:
        if state.journal is not None:
            state.tell("decline_worker", seat, {})
        return
    if state.numbers[WORKERS] > 0:
        hire_from_supply(state, seat, 1)
    else:
        hire_from_office(state, seat, 1)
    place_worker(state, seat, place)
    if state.journal is not None:
        name = TILE_NAMES[place] if place <= QUARRY else state.rules.names[place - QUARRY - 1]
        state.tell("man", seat, {"on": name})


def refuse_man(state: PuertoRico, choice: i64) -> Refusal:
    return Refusal("PR-NOB-08", "no-nobles", "there are no nobles in this game")


def finish(state: PuertoRico, dealer: Dealer) -> None:
    """Clean-up: the row is dealt anew. [PR-STL-07]"""
    state.pop()
    turn_up_row(state, dealer)


def refusal(state: PuertoRico, choice: i64) -> Refusal:
    seat = state.seat()
    if state.tiles(seat) == SPACES:
        return Refusal("PR-STL-04", "island-full", "the island is full")
    if choice < GOODS:
        if in_pile(state.numbers[ROW], choice) == 0:
            return Refusal("PR-STL-01", "not-in-row", f"no {TILE_NAMES[choice]} plantation lies open")
    elif choice == QUARRY:
        if state.numbers[QUARRIES] == 0:
            return Refusal("PR-STL-05", "no-quarry", "no quarry is left")
        return Refusal(
            "PR-STL-03",
            "quarry-not-allowed",
            "only the settler may take a quarry, or whoever has a building for it",
        )
    elif choice == DRAW:
        if state.occupied(seat) & state.rules.drawers == 0:
            return Refusal("PR-HAC-01", "cannot-draw", "no occupied building draws from the hidden stack")
        if state.at(DREW) == 1:
            return Refusal("PR-GEN-05", "once-a-phase", "a tile has been drawn in this phase")
        return Refusal("PR-HAC-04", "no-tiles", "no plantation is left to draw")
    return Refusal("PR-FOR-01", "no-forests", "nothing is laid as a forest in this game")
