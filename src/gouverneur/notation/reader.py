"""Reading plain data with care: everything wrong is noted with its place, nothing is raised on the way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

MOST_PROBLEMS = 50


class Reader:
    """Collects problems while a position is read. Paths look like `players[1].hand[0]`."""

    def __init__(self) -> None:
        self.problems: list[str] = []

    def problem(self, path: str, text: str, key: str = "", **arguments: object) -> None:
        """Note it; whoever has words for it takes the key and the arguments too."""
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(f"{path}: {text}" if path else text)

    def fields(self, data: object, path: str, known: Iterable[str]) -> Mapping[str, Any]:
        """An object with no unknown keys; an empty one when it is something else."""
        if not isinstance(data, Mapping):
            self.problem(path, f"an object is expected, not {kind_of(data)}", "json-object")
            return {}
        names = list(known)
        for key in data:
            if key not in names:
                listed = ", ".join(names)
                self.problem(
                    path, f"unknown key {shown(key)}; known: {listed}", "json-key", name=str(key)[:60]
                )
        return data

    def items(self, data: object, path: str) -> list[Any]:
        if isinstance(data, (list, tuple)):
            return list(data)
        self.problem(path, f"a list is expected, not {kind_of(data)}", "json-list")
        return []

    def number(self, data: object, path: str, least: int, most: int, default: int) -> int:
        if isinstance(data, bool) or not isinstance(data, int):
            self.problem(path, f"a whole number is expected, not {kind_of(data)}", "json-number")
        elif not least <= data <= most:
            text = f"{shown(data)} is not between {least} and {most}"
            self.problem(path, text, "json-range", least=least, most=most)
        else:
            return data
        return default

    def name(self, data: object, path: str, names: Mapping[str, int], what: str) -> int:
        """The number behind a name; -1 with a note when it is unknown."""
        if isinstance(data, str) and data in names:
            return names[data]
        self.problem(path, f"unknown {what} {shown(data)}", "")
        return -1


def kind_of(data: object) -> str:
    names = {dict: "an object", list: "a list", str: "a text", int: "a number", float: "a fraction"}
    return names.get(type(data), shown(data))


def shown(data: object) -> str:
    try:
        text = repr(data)
    except (ValueError, RecursionError):  # too many digits, too deep
        text = "something huge"
    return text if len(text) <= 50 else text[:47] + "..."
