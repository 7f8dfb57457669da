"""The page about records: its example is read, run, and prints what the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gouverneur import Record
from gouverneur.records import as_json, model, reader

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
TEXT, PRINTED = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)


def test_the_example_is_a_record_as_it_is_written() -> None:
    record = Record.from_text(TEXT)
    assert record.check() == []
    assert record.to_text() == TEXT


def test_the_example_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(code, "records.md", "exec"), {"text": TEXT})
    assert capsys.readouterr().out == PRINTED


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
