"""Piles by kind, written apart from the engine's own way to read them."""

from __future__ import annotations


def kinds(pile: int) -> list[int]:
    """How many of each of seven kinds."""
    found = [(pile >> (4 * kind)) & 15 for kind in range(7)]
    assert pile == sum(number << (4 * kind) for kind, number in enumerate(found)), "a pile overflows"
    return found


def sum_of(piles: list[list[int]]) -> list[int]:
    return [sum(numbers) for numbers in zip(*piles, strict=True)]
