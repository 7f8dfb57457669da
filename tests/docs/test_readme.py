"""The first impression: the README."""

from __future__ import annotations

import re

from docs.pages import blocks, read


def test_the_first_example_is_short() -> None:
    """It is run with the others, in test_examples.py."""
    example = blocks("README.md")[0]
    assert example.language == "python"
    assert len(example.text.strip().splitlines()) <= 12


def test_the_position_of_the_readme_is_playable() -> None:
    from gouverneur import Table

    found = re.search(r"Table\.from_position\((\{.*?\})\)`", read("README.md"), re.DOTALL)
    assert found
    table = Table.from_position(eval(found.group(1)))
    assert table.decision.kind == "role"
