"""The README's example is run, and prints what the README says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```\s+```text\n(.*?)```", README, re.DOTALL)


def test_readme_has_an_example_and_a_picture() -> None:
    assert len(EXAMPLES) == 2


@pytest.mark.parametrize(("code", "printed"), EXAMPLES, ids=("example", "picture"))
def test_readme_example_prints_what_it_says(
    code: str, printed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(code.strip().splitlines()) <= 12
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out == printed


def test_contributing_shows_the_cards_as_they_are() -> None:
    folder = ROOT / "src/gouverneur/san_juan/cards"
    sheets = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py"))]
    recipe = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", recipe, re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        assert any(block in sheet for sheet in sheets)


def test_the_position_of_the_readme_is_playable() -> None:
    from gouverneur import Table

    found = re.search(r"Table\.from_position\((\{.*?\})\)`", README, re.DOTALL)
    assert found
    table = Table.from_position(eval(found.group(1)))
    assert table.decision.kind == "role"
