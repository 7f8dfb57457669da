"""Sets as bit masks in one word of at most 62 bits."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The powers of two differ modulo 67, so one division finds the place of a single bit.
PLACE: Final = vec[i64]([0] * 67)


def bit(i: i64) -> i64:
    """1 << i; in two steps because mypyc 2.4.1 shifts a constant as a 32-bit C int."""
    word: i64 = 1
    word <<= i
    return word


def lowest(mask: i64) -> i64:
    """The index of the lowest bit of a mask that is not empty."""
    return PLACE[(mask & -mask) % 67]


def popcount(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def members(mask: i64) -> list[int]:
    """The indices of all bits, ascending."""
    found: list[int] = []
    while mask != 0:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def _fill_places() -> None:
    word: i64 = 1
    for i in range(62):
        PLACE[word % 67] = i
        word <<= 1


_fill_places()
