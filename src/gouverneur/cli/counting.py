"""Lists of things as one phrase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable


def counted(names: Iterable[str]) -> str:
    """Each name once, with its number where there are several."""
    found = Counter(name.replace("_", " ") for name in names)
    return ", ".join(name if number == 1 else f"{number} {name}" for name, number in found.items())
