"""The page about records says what the reader does."""

from __future__ import annotations

import re
from pathlib import Path

from gouverneur import Record
from gouverneur.records import as_json, model, reader

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "records.md").read_text(encoding="utf-8")
TEXT = (DOCS / "short-game.gvr").read_text(encoding="utf-8")


def test_the_example_is_a_record_as_it_is_written() -> None:
    record = Record.from_text(TEXT)
    assert record.check() == []
    assert record.to_text() == TEXT
    assert TEXT in PAGE


def test_every_key_is_listed() -> None:
    headers = PAGE.partition("| header |")[2].partition("\n\n")[0]
    assert set(re.findall(r"^\| `(\w+)", headers, re.MULTILINE)) == model.RESERVED - {
        "Round", "Dealt", "End", "Gouverneur",
    }  # fmt: skip
    listed = set(re.findall(r"\w+", PAGE.partition("## JSON")[2].partition("\n## ")[0]))
    assert listed >= {*as_json.KEYS, *as_json.TURN_KEYS}


def test_the_limits_are_those_of_the_reader() -> None:
    limits = (reader.LONGEST_LINE, reader.MOST_LINES)
    assert all(f"{limit:,}" in PAGE for limit in limits)
    assert f"{reader.LARGEST_GAME // 1_000_000} million characters" in PAGE
    assert f"{model.MOST_VARIATIONS}\nvariations" in PAGE
    assert f"up to {model.MOST_DEPTH} deep" in PAGE
