"""A pile of things of up to seven kinds, none more than fifteen times: one number with four bits a kind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit, popcount

PILE_BITS: Final[i64] = 4
ODD_NIBBLES: Final[i64] = 0xF0F0F0F
ODD_BYTES: Final[i64] = 0xFF00FF


def pile_size(pile: i64) -> i64:
    """How many things are in a pile of up to seven kinds."""
    halves = (pile & ODD_NIBBLES) + ((pile >> 4) & ODD_NIBBLES)
    halves = (halves & ODD_BYTES) + ((halves >> 8) & ODD_BYTES)
    return (halves & 0xFFFF) + (halves >> 16)


def in_pile(pile: i64, kind: i64) -> i64:
    return (pile >> (PILE_BITS * kind)) & 15


def kinds_in(pile: i64) -> i64:
    """A bit for each kind that is there, of up to seven: the bits of each four are joined, then drawn together."""
    found = pile | (pile >> 1)
    found = (found | (found >> 2)) & 0x1111111
    found = (found | (found >> 3)) & 0x3030303
    found = (found | (found >> 6)) & 0xF000F
    return (found | (found >> 12)) & 0x7F


def one_of(kind: i64) -> i64:
    """A pile of a single thing."""
    return bit(PILE_BITS * kind)


def number_of_kinds(pile: i64) -> i64:
    return popcount(kinds_in(pile))


def pile_names(pile: i64, names: tuple[str, ...]) -> list[str]:
    """Each thing of a pile by name."""
    listed: list[str] = []
    for kind, name in enumerate(names):
        for copy in range(in_pile(pile, kind)):
            listed.append(name)
    return listed
