"""Tiles that leave an island: plantations, with or without a piece on them, and forests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.kernel.piles import in_pile, kinds_in
from gouverneur.puerto_rico.ledger import discard_forest, discard_plantation
from gouverneur.puerto_rico.pieces import take_off
from gouverneur.puerto_rico.vocabulary import (
    DISCARD_FOREST,
    GOODS,
    NOBLE,
    STANDINGS,
    TILE_NAMES,
    WORKER,
)

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico


def discardable(state: PuertoRico, seat: i64, forests: bool) -> i64:
    """Never a quarry. Of equal plantations one may prefer to lose an empty one, or not."""
    bare = state.bare_tiles(seat)
    found: i64 = 0
    for kind in range(GOODS):
        if in_pile(bare, kind) > 0:
            found |= bit(kind * STANDINGS)
        if state.standing(seat, kind, WORKER) > 0:
            found |= bit(kind * STANDINGS + 1)
        if state.standing(seat, kind, NOBLE) > 0:
            found |= bit(kind * STANDINGS + 2)
    if forests:
        found |= kinds_in(state.under(seat)) << DISCARD_FOREST
    return found


def discard(state: PuertoRico, seat: i64, chosen: i64) -> None:
    """A piece on it goes to the port. [PR-HUN-01 PR-HUN-02 PR-LND-02 PR-LND-03]"""
    if chosen >= DISCARD_FOREST:
        discard_forest(state, seat, chosen - DISCARD_FOREST)
        return
    kind = chosen // STANDINGS
    standing = chosen % STANDINGS
    if standing > 0:
        take_off(state, seat, kind, WORKER if standing == 1 else NOBLE)
    discard_plantation(state, seat, kind)


def discard_name(chosen: i64) -> str:
    """The tile, for events."""
    return TILE_NAMES[chosen - DISCARD_FOREST if chosen >= DISCARD_FOREST else chosen // STANDINGS]
