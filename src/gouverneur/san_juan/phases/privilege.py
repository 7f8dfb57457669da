"""The chooser's privilege and what doubles it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest

if TYPE_CHECKING:
    from librt.vecs import vec

    from gouverneur.san_juan.state import SanJuan


def may_double(state: SanJuan, seat: i64, active: i64) -> bool:
    """The library doubles; among two players only once a round. [SJ-LIB-01 SJ-LIB-04 SJ-2P-03]"""
    return active & state.rules.doublers != 0 and (state.doubled >> seat) & 1 == 0


def note_doubling(state: SanJuan, seat: i64) -> None:
    """It had an effect. Only among two players does that use it up. [SJ-LIB-04]"""
    if state.seats == 2:
        state.doubled |= bit(seat)


def privilege(state: SanJuan, seat: i64, role: i64, active: i64) -> i64:
    """0 for those who did not choose the role, 1 for the chooser, 2 if it doubles. [SJ-LIB-02 SJ-LIB-03]"""
    if state.taker(role) != seat:
        return 0
    return 2 if may_double(state, seat, active) else 1


def total_of(numbers: vec[i64], kinds: i64) -> i64:
    """The sum of an ability's numbers over the cards in a mask."""
    total: i64 = 0
    while kinds != 0:
        total += numbers[lowest(kinds)]
        kinds &= kinds - 1
    return total


def largest_of(numbers: vec[i64], kinds: i64, at_least: i64) -> i64:
    while kinds != 0:
        number = numbers[lowest(kinds)]
        if number > at_least:
            at_least = number
        kinds &= kinds - 1
    return at_least
