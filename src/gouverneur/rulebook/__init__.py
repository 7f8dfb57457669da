"""The written rules of both games: every rule, ruling, building and card by its id.

They are the tables of docs/rules. In a checkout they are read from there; a built package carries a copy.
"""

from __future__ import annotations

import functools
from pathlib import Path

from gouverneur.rulebook.reader import Book, Example, Rule, Ruling, Thing, read_book

__all__ = ["GAMES", "Book", "Example", "Rule", "Ruling", "Thing", "book", "checkout", "read_book"]

GAMES = ("san-juan", "puerto-rico")
COPY = Path(__file__).parent / "books"  # made by setup.py


def checkout() -> Path | None:
    """The root of the sources, where this is no installed package."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "docs" / "rules").is_dir() and (root / "pyproject.toml").is_file() else None


@functools.cache
def book(game: str) -> Book:
    root = checkout()
    folder = COPY if root is None else root / "docs" / "rules"
    return read_book((folder / f"{game}.md").read_text(encoding="utf-8"))
