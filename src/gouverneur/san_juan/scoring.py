"""Points, their sources, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gouverneur.kernel.bits import lowest

if TYPE_CHECKING:
    from gouverneur.san_juan.state import SanJuan


def score(state: SanJuan, seat: i64) -> i64:
    """Printed points, tucked cards, buildings that score, and last what depends on the total. [SJ-SCO-01]

    Tucked cards count whatever they lie under now. [SJ-TCK-09]
    """
    rules = state.rules
    total = printed_points(state, seat) + state.points_under(seat)
    answering = state.display_mask(seat) & rules.answers_end
    while answering != 0:
        total += rules.cards[lowest(answering)].end_points(state, seat)
        answering &= answering - 1
    answering = state.display_mask(seat) & rules.answers_last
    if answering != 0:
        total += rules.cards[lowest(answering)].last_points(state, seat, total)
    return total


def printed_points(state: SanJuan, seat: i64) -> i64:
    """Of what is visible; covered cards count nothing. [SJ-SCO-02 SJ-SCO-04]"""
    zone = state.display(seat)
    kinds = state.mask(zone)
    total: i64 = 0
    while kinds != 0:
        kind = lowest(kinds)
        total += state.rules.points[kind] * state.count(zone, kind)
        kinds &= kinds - 1
    return total


def score_sources(state: SanJuan, seat: i64) -> list[tuple[str, int]]:
    """The score with where it comes from. [SJ-SCO-03]"""
    rules = state.rules
    sources: list[tuple[str, int]] = [("printed", printed_points(state, seat))]
    tucked = state.points_under(seat)
    if tucked > 0:
        sources.append(("tucked", tucked))
    for kind, card in enumerate(rules.cards):
        if ((state.display_mask(seat) & rules.answers_end) >> i64(kind)) & 1 == 1:
            sources.append((card.name, card.end_points(state, seat)))
    for kind, card in enumerate(rules.cards):
        if ((state.display_mask(seat) & rules.answers_last) >> i64(kind)) & 1 == 1:
            total = sum([points for name, points in sources])
            sources.append((card.name, card.last_points(state, seat, total)))
    return sources


def tie_break(state: SanJuan, seat: i64) -> i64:
    """Hand cards and goods together. [SJ-SCO-12]"""
    return state.hand_size(seat) + state.size(state.goods(seat))


def winners(state: SanJuan) -> list[int]:
    """Most points, then most cards and goods; whoever is still tied shares the victory. [SJ-SCO-11 SJ-SCO-13]"""
    best = (-1, -1)
    found: list[int] = []
    for seat in range(state.seats):
        rank = (int(score(state, seat)), int(tie_break(state, seat)))
        if rank > best:
            best = rank
            found = [seat]
        elif rank == best:
            found.append(seat)
    return found
