"""Lists of things and numbers as one phrase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping


def counted(names: Iterable[str]) -> str:
    """Each name once, with its number where there are several."""
    found = Counter(name.replace("_", " ") for name in names)
    return ", ".join(name if number == 1 else f"{number} {name}" for name, number in found.items())


def amounts(numbers: Mapping[str, int]) -> str:
    """What there is any of."""
    return ", ".join(f"{number} {name.replace('_', ' ')}" for name, number in numbers.items() if number)
