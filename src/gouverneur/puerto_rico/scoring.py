"""Counting: points, where they come from, who wins, and why a game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import lowest
from gouverneur.kernel.piles import pile_size
from gouverneur.puerto_rico.layout import MONEY, OWNED, POINTS, PORT, STAFF

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

# Why a round is the last: bits of `state.ending`. [PR-END-02 PR-END-03 PR-END-04]
WORKERS_SHORT: Final[i64] = 1
CITY_FULL: Final[i64] = 2
CHIPS_GONE: Final[i64] = 4
END_NAMES: Final = ("workers", "city", "chips")


def score(state: PuertoRico, seat: i64) -> i64:
    """Chips, what is printed on buildings, what large ones bring, and the nobles. [PR-SCO-01]"""
    points = state.own(seat, POINTS) + printed(state, seat) + bonus(state, seat) - state.rules.bids[seat]
    return points + state.nobles(seat) if state.rules.has_nobles else points


def printed(state: PuertoRico, seat: i64) -> i64:
    """On all buildings, occupied or not. [PR-SCO-02]"""
    owned = state.own(seat, OWNED)
    total: i64 = 0
    while owned != 0:
        total += state.rules.points[lowest(owned)]
        owned &= owned - 1
    return total


def bonus(state: PuertoRico, seat: i64) -> i64:
    """Of occupied buildings only. [PR-SCO-03]"""
    answering = state.own(seat, STAFF) & state.rules.answers_end
    total: i64 = 0
    while answering != 0:
        total += state.rules.buildings[lowest(answering)].end_points(state, seat)
        answering &= answering - 1
    return total


def score_sources(state: PuertoRico, seat: i64) -> list[tuple[str, int]]:
    sources: list[tuple[str, int]] = [("chips", state.own(seat, POINTS)), ("printed", printed(state, seat))]
    answering = state.own(seat, STAFF) & state.rules.answers_end
    while answering != 0:
        building = state.rules.buildings[lowest(answering)]
        sources.append((building.name, building.end_points(state, seat)))
        answering &= answering - 1
    if state.rules.has_nobles:
        sources.append(("nobles", state.nobles(seat)))  # [PR-NOB-06]
    if state.rules.bids[seat] != 0:
        sources.append(("bid", -state.rules.bids[seat]))
    return [(source, points) for source, points in sources if points != 0 or source == "printed"]


def tie_break(state: PuertoRico, seat: i64) -> i64:
    """Doubloons and goods, each worth the same. [PR-SCO-04]"""
    return state.own(seat, MONEY) + pile_size(state.own(seat, PORT))


def winners(state: PuertoRico) -> list[int]:
    """Most points, then most doubloons and goods; what is still equal is shared. [PR-SCO-04]"""
    best: i64 = 0
    found: list[int] = []
    for seat in range(state.seats):
        standing = score(state, seat) * 1_000_000 + tie_break(state, seat)
        if len(found) == 0 or standing > best:
            best = standing
            found = [seat]
        elif standing == best:
            found.append(seat)
    return found
