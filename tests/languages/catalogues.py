"""The catalogues as syntax trees: their messages, attributes, arguments and references."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ROOT / "src" / "gouverneur" / "languages"
FILES = tuple(sorted(path.stem for path in (LANGUAGES / "en").glob("*.ftl")))
PICTURED = ("san-juan", "puerto-rico")
# What the code never asks for by itself: it serves the sentences of one language. Small cards may need a short name.
GRAMMAR = {
    "form", "the", "a", "is", "no", "new", "your", "yours", "title", "titles", "many", "bare", "of", "name", "from",
}  # fmt: skip
OPTIONAL = GRAMMAR | {"short"}


@dataclass(frozen=True)
class Text:
    """A message or one of its attributes, as `id` or `id.attribute`."""

    key: str
    pattern: Any

    @property
    def source(self) -> str:
        return serialize_pattern(self.pattern).strip()

    @property
    def letters(self) -> str:
        """What is written out, without placeables."""
        return " ".join(node.value for node in nodes(self.pattern) if isinstance(node, ast.TextElement))

    @property
    def pieces(self) -> set[str]:
        """What is written out between placeables, and in them, as far as it has words."""
        found = [node for node in nodes(self.pattern) if isinstance(node, ast.TextElement | ast.Placeable)]
        written = [getattr(node, "expression", node) for node in found]
        words = [
            node.value.strip() for node in written if isinstance(node, ast.TextElement | ast.StringLiteral)
        ]
        return {piece for piece in words if re.search(r"[^\W\d_]{2}", piece)}


@cache
def entries(language: str, file: str) -> tuple[Any, ...]:
    path = LANGUAGES / language / f"{file}.ftl"
    return tuple(FluentParser().parse(path.read_text(encoding="utf-8")).body)


@cache
def texts(language: str, file: str) -> dict[str, Text]:
    found = {}
    for entry in entries(language, file):
        if isinstance(entry, ast.Message):
            name = entry.id.name
            found[name] = Text(name, entry.value)
            for attribute in entry.attributes:
                key = f"{name}.{attribute.id.name}"
                found[key] = Text(key, attribute.value)
    return found


def nodes(tree: Any) -> Iterator[Any]:
    """Everything in a pattern."""
    yield tree
    for value in vars(tree).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.BaseNode):
                yield from nodes(each)


def references(text: Text) -> set[str]:
    """Messages and attributes that a pattern uses."""
    return {
        node.id.name + (f".{node.attribute.name}" if node.attribute else "")
        for node in nodes(text.pattern)
        if isinstance(node, ast.MessageReference)
    }


def arguments(language: str, file: str, text: Text) -> set[str]:
    """What a pattern is told, also through what it uses. The edition is always there."""
    found = {node.id.name for node in nodes(text.pattern) if isinstance(node, ast.VariableReference)}
    for other in references(text):
        found |= arguments(language, file, referable(language, file)[other])
    return found - {"edition"}


def referable(language: str, file: str) -> dict[str, Text]:
    """What the messages of a file may refer to: each other; pictures, which the page does not load, to games too."""
    known = dict(texts(language, file))
    for game in PICTURED if file == "pictures" else ():
        known |= texts(language, game)
    return known


def noun_forms(language: str, file: str) -> set[str]:
    """The forms that sentences ask of names: NOUN($card, as: "the")."""
    return {
        named.value.value
        for text in texts(language, file).values()
        for node in nodes(text.pattern)
        if isinstance(node, ast.FunctionReference)
        for named in node.arguments.named
    }
