"""dev.py rules: what counts as code, what counts as a proof, and what is an error."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]

SPECIFICATION = """
| ID | Rule | Sources | Applies |
|---|---|---|---|
| SJ-BLD-01 | **One building each** — at most one building. | 000 | ALL |
| SJ-BLD-02 | **How to build** — move `a \\| b`. | 000 | ALL |
| SJ-BLD-03 | **Deck of the first** — 110 cards. | 000 | E1 |
| SJ-BLD-04 | **Deck of the second** — 112 cards. | 004 | E2 |
| SJ-BLD-05 | **Bank** — once. | 004 | X |

Words about SJ-BLD-77, which no table has.

| ID | State |
|---|---|
| D-KEEP4 | setup |

| ID | Title | Applies |
|---|---|---|
| SJ-BLD-01 | One building each | ALL |
"""

PUERTO_RICO = """
| ID | Rule | Src | Ed |
|---|---|---|---|
| PR-CFG-01 | The 2002 game supports 3–5 players and no modules at all, really. | S1 | 2002 |
| PR-GEN-05 | Once per phase. | S3 | 2020 (2002: wharf only) |
| PR-WHF-04 | Capacity. | S3 | see left |
"""

GRAMMAR = "from types import SimpleNamespace as S\nGRAMMAR = S(editions=["


class Project:
    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("docs/rules/san-juan.md", SPECIFICATION)
        self.write("docs/rules/puerto-rico.md", PUERTO_RICO)
        self.write("src/gouverneur/__init__.py", "")
        self.write("src/gouverneur/san_juan/__init__.py", "")

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def ask(
    rules: ModuleType, project: Project, capsys: pytest.CaptureFixture[str], *words: str
) -> tuple[int, Any]:
    status = rules.main(["san-juan", "--json", "--root", str(project.root), *words])
    return status, json.loads(capsys.readouterr().out)


def ids(rows: list[dict[str, str]]) -> list[str]:
    return [row["id"] for row in rows]


def test_the_tables_are_read(rules: ModuleType) -> None:
    found = rules.read_rules(SPECIFICATION)
    assert list(found) == [f"SJ-BLD-0{number}" for number in range(1, 6)]
    assert found["SJ-BLD-02"].title == "How to build"
    assert found["SJ-BLD-05"].applies == "X"
    assert (
        rules.read_rules(PUERTO_RICO)["PR-CFG-01"].title
        == "The 2002 game supports 3–5 players and no modules …"
    )


def test_the_specifications_are_read_whole(rules: ModuleType) -> None:
    found = {game.name: rules.report(ROOT, game, game.first_edition) for game in rules.GAMES}
    assert {name: one.rules + len(one.not_in_play) for name, one in found.items()} == {
        "san-juan": 149,
        "puerto-rico": 245,
    }
    assert found["san-juan"].rules == 126


@pytest.mark.parametrize(
    "test",
    [
        'def test_a():\n    """Words. [SJ-BLD-01]"""',
        '@pytest.mark.rule("SJ-BLD-01", "SJ-BLD-02")\ndef test_a(): ...',
        'pytestmark = [pytest.mark.rule("SJ-BLD-01")]\ndef test_a(): ...',
        '@pytest.mark.rule("SJ-BLD-01")\nclass TestA:\n    def test_a(self): ...',
        '@pytest.mark.parametrize("a", [pytest.param(1, id="SJ-BLD-01 floor")])\ndef test_a(a): ...',
        '@pytest.mark.parametrize("a", [pytest.param(1, marks=pytest.mark.rule("SJ-BLD-01"))])\ndef test_a(a): ...',
        '@pytest.mark.parametrize("a", [1], ids=["SJ-BLD-01"])\ndef test_a(a): ...',
        'CASES = [pytest.param(1, id="SJ-BLD-01")]\n@pytest.mark.parametrize("a", CASES)\ndef test_a(a): ...',
        '@pytest.mark.skipif(windows, reason="")\ndef test_a():\n    """SJ-BLD-01"""',
    ],
)
def test_a_proof(rules: ModuleType, test: str) -> None:
    assert "SJ-BLD-01" in {proof.id for proof in rules.proofs("tests/test_a.py", test)}


@pytest.mark.parametrize(
    "test",
    [
        '"""SJ-BLD-01"""\ndef test_a(): ...',
        "def test_a():\n    a = 1  # SJ-BLD-01",
        'def test_a():\n    assert "SJ-BLD-01" in b',
        'def helper():\n    """SJ-BLD-01"""',
        'pytestmark = pytest.mark.rule("SJ-BLD-01")',
        '@pytest.mark.skip\ndef test_a():\n    """SJ-BLD-01"""',
        '@pytest.mark.xfail(reason="")\ndef test_a():\n    """SJ-BLD-01"""',
        '@pytest.mark.parametrize("a", [pytest.param(1, id="SJ-BLD-01", marks=pytest.mark.skip)])\ndef test_a(a): ...',
        'CASES = [pytest.param(1, id="SJ-BLD-01")]\ndef test_a(): ...',
    ],
)
def test_no_proof(rules: ModuleType, test: str) -> None:
    assert list(rules.proofs("tests/test_a.py", test)) == []


def test_complete(rules: ModuleType, project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.write("src/gouverneur/san_juan/phases/builder.py", '"""SJ-BLD-01 SJ-BLD-02"""  # SJ-BLD-03')
    project.write("tests/test_a.py", 'def test_a():\n    """SJ-BLD-01 SJ-BLD-02 SJ-BLD-03"""')
    status, found = ask(rules, project, capsys)
    assert (status, found["proven"], found["rules"]) == (0, 3, 3)
    assert ids(found["not_in_play"]) == ["SJ-BLD-04", "SJ-BLD-05"]
    assert rules.main(["--root", str(project.root)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-2:] == ["san-juan: 3/3 rules proven", "puerto-rico: not started (3 rules)"]


def test_what_is_missing_is_listed(
    rules: ModuleType, project: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    project.write("src/gouverneur/san_juan/phases/builder.py", '"""SJ-BLD-01"""')
    project.write("src/gouverneur/kernel/step.py", '"""SJ-BLD-02"""')
    project.write("tests/test_a.py", 'def test_a():\n    """SJ-BLD-03"""')
    status, found = ask(rules, project, capsys)
    assert (status, found["proven"]) == (1, 0)
    assert ids(found["no_code"]) == ["SJ-BLD-02", "SJ-BLD-03"]
    assert ids(found["no_test"]) == ["SJ-BLD-01", "SJ-BLD-02"]


def test_unknown_ids_have_a_place(
    rules: ModuleType, project: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    project.write("src/gouverneur/kernel/step.py", "# one\n# SJ-BLD-99\n")
    project.write("tests/test_a.py", "# SJ-BLD-1\n")
    project.write("tests/tools/test_rules.py", "# SJ-BLD-98\n")
    status, found = ask(rules, project, capsys)
    assert status == 1
    assert found["unknown"] == [
        {"id": "SJ-BLD-99", "file": "src/gouverneur/kernel/step.py", "line": 2},
        {"id": "SJ-BLD-1", "file": "tests/test_a.py", "line": 1},
    ]


def test_the_code_says_which_editions_there_are(
    rules: ModuleType, project: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    def have(*editions: str) -> None:
        project.write("src/gouverneur/san_juan/game.py", GRAMMAR + ", ".join(editions) + "])")

    have("S(name='first', modules=())", "S(name='second', modules=())")
    assert ask(rules, project, capsys)[1]["rules"] == 4
    assert ask(rules, project, capsys, "--edition", "first")[1]["rules"] == 3
    have("S(name='first', modules=())", "S(name='second', modules=('new-buildings',))")
    assert ask(rules, project, capsys)[1]["rules"] == 5
    have("a mistake")
    assert ask(rules, project, capsys)[1]["rules"] == 3


def test_a_word_that_is_none(rules: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["settlers"], ["san-juan", "--edition", "third"]):
        with pytest.raises(SystemExit):
            rules.main(words)
    assert "there are first, new-buildings, second" in capsys.readouterr().err
