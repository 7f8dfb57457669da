"""The tables of weights: what a thing is worth in points at the start, in the middle and at the end of a game."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from importlib.resources import files

Table = dict[str, list[float]]


@functools.cache
def weights_of(game: str, players: int) -> Table:
    """The weights of a game; a section for a number of players says what is different with so many."""
    text = files("gouverneur.bots").joinpath("weights", f"{game}.toml").read_text(encoding="utf-8")
    return read_weights(text, players)


@functools.cache
def style_of(game: str, style: str) -> dict[str, float]:
    """What a style adds to the rows of a game, and its `spite`."""
    text = files("gouverneur.bots").joinpath("weights", "styles.toml").read_text(encoding="utf-8")
    return {name: float(number) for name, number in tomllib.loads(text)[game][style].items()}


def with_style(table: Table, style: Mapping[str, float]) -> Table:
    return {name: [number + style.get(name, 0.0) for number in row] for name, row in table.items()}


def read_weights(text: str, players: int) -> Table:
    table = tomllib.loads(text)
    return {**_rows(table["all"]), **_rows(table.get(f"players-{players}", {}))}


def _rows(section: Mapping[str, object]) -> Table:
    rows: Table = {}
    for name, row in section.items():
        if not isinstance(row, list) or len(row) != 3:
            raise ValueError(f"weights: {name} needs three numbers: for the start, the middle and the end")
        rows[name] = [float(number) for number in row]
    return rows


def write_weights(tables: Mapping[str, Table], heading: str) -> str:
    """As `read_weights` reads them: by section, `all` or `players-2`."""
    lines = [f"# {line}".rstrip() for line in heading.splitlines()]
    width = max(len(name) for table in tables.values() for name in table)
    for section, table in tables.items():
        lines += ["", f"[{section}]"]
        for name, row in table.items():
            numbers = ", ".join(f"{number:8.3f}" for number in row)
            lines.append(f"{name:{width}} = [{numbers}]")
    return "\n".join(lines) + "\n"
