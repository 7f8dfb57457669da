"""dev.py mutate: which mutants there are, and whether the run tells the living from the dead."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


def mutated_lines(mutate: ModuleType, source: str) -> list[str]:
    text = dedent(source).encode()
    return [mutant.shown(text)[1] for mutant in mutate.Finder("x.py", text).mutants]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("x = a < b", ["x = a <= b"]),
        ("x = a <= b < c", ["x = a < b < c", "x = a <= b <= c"]),
        ("x = a == b", ["x = a != b"]),
        ("x = a is not b", ["x = a is b"]),
        ("x = a in b", ["x = a not in b"]),
        ("x = a and b or c", ["x = a or b or c", "x = a and b and c"]),
        ("x = (a + b) * c", ["x = (a - b) * c", "x = (a + b) + c"]),
        ("x = a & ~b", ["x = a | ~b", "x = a & b"]),
        ("x = not a", ["x = a"]),
        ("x = 3", ["x = 2", "x = 4"]),
        ("x = 0", ["x = 1"]),
        ("x = True", ["x = False"]),
        ("x = max(a, b)", ["x = min(a, b)"]),
        ("x = a if b else c", ["x = a if not (b) else c"]),
        ("x = [a for a in b if c]", ["x = [a for a in b if not (c)]"]),
        ("x -= a", ["pass", "x += a"]),
        ("x |= a", ["pass", "x &= a"]),
        ("x = 'ä' if a < b else 'ö'", ["x = 'ä' if a <= b else 'ö'", "x = 'ä' if not (a < b) else 'ö'"]),
    ],
)
def test_one_token_changes(mutate: ModuleType, line: str, expected: list[str]) -> None:
    assert sorted(mutated_lines(mutate, line)) == sorted(expected)


@pytest.mark.parametrize(
    "source",
    [
        '"""Words: 1 < 2."""',
        "x: vec[3] | None = y",
        "x = 'text' + f'{a + 1}' + 'more'",
        "x = [a] * n",
        "assert a < 3",
        "from a import b",
        "x = 3  # no mutants: only a name",
        "@final(3)\ndef f(a: Literal[3]) -> Literal[3]:\n    return a",
        "if TYPE_CHECKING:\n    x = 1",
    ],
)
def test_what_is_no_rule_stays(mutate: ModuleType, source: str) -> None:
    assert mutated_lines(mutate, source) == []


def test_statements_of_functions_are_dropped(mutate: ModuleType) -> None:
    source = """
        def pay(state):
            state.discard(card)
            state.paid = cards
            if broke:
                raise Illegal
            return
    """
    assert mutated_lines(mutate, source).count("pass") == 4


def test_returned_values_change_by_their_type(mutate: ModuleType) -> None:
    assert mutated_lines(mutate, "def f() -> bool:\n    return g(a)") == ["return not (g(a))"]
    assert mutated_lines(mutate, "def f() -> i64:\n    return g(a)") == ["return (g(a)) + 1"]
    assert mutated_lines(mutate, "def f() -> Card:\n    return g(a)") == []


@pytest.mark.parametrize("path", ["tools/mutate.py", "dev.py"])
def test_every_mutant_is_another_program(mutate: ModuleType, path: str) -> None:
    source = (ROOT / path).read_bytes()
    mutants = mutate.Finder(path, source).mutants
    assert len(mutants) > 100
    original = ast.dump(ast.parse(source))
    for mutant in mutants[::7]:
        assert ast.dump(ast.parse(mutant.applied_to(source))) != original


RULES = '''
"""A tiny rulebook."""

LIMIT = 7


class Tower:
    """Its owner may hold twelve. [SJ-RND-09]"""

    limit = 12


def limit(tower: bool) -> int:
    """Seven cards. [SJ-RND-08]"""
    return Tower.limit if tower else LIMIT


def discards(hand: int, tower: bool) -> int:
    number = 0
    while hand > limit(tower):
        hand -= 1
        number += 1
    return number
'''

GOOD_TESTS = """
from toy.phases.round_end import discards, limit

def test_limit():
    assert (limit(False), limit(True)) == (7, 12)

def test_discards():
    assert [discards(hand, False) for hand in (6, 7, 8, 10)] == [0, 0, 1, 3]
    assert discards(14, True) == 2
"""

POOR_TESTS = """
from toy.phases.round_end import discards, limit

def test_limit():
    assert limit(False) < limit(True)
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in {
        "src/toy/__init__.py": "",
        "src/toy/phases/__init__.py": "",
        "src/toy/phases/round_end.py": RULES,
        "tests/scenarios/test_limit.py": GOOD_TESTS,
        "tests/poor/test_limit.py": POOR_TESTS,
        "tests/red/test_limit.py": "def test_red():\n    assert False\n",
        "pyproject.toml": "[tool.pytest.ini_options]\naddopts = ['--import-mode=importlib']\nmarkers = ['slow', 'build']\n",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def run(project: Path, *words: str) -> tuple[int, dict[str, Any], str]:
    command = [sys.executable, str(ROOT / "tools/mutate.py"), "--root", str(project), "--json", "--jobs", "1"]
    done = subprocess.run(
        [*command, "--path", "src/toy/phases/*.py", *words], capture_output=True, text=True, timeout=300
    )
    return done.returncode, json.loads(done.stdout) if done.stdout else {}, done.stderr


@pytest.mark.slow
def test_good_tests_kill_every_mutant_and_endless_loops_end(project: Path) -> None:
    before = {path: path.read_bytes() for path in project.rglob("*") if path.is_file()}
    status, found, _ = run(project, "--limit-s", "1.5")
    assert (status, found["percent_killed"]) == (0, 100)
    assert {result["after"] for result in found["results"] if result["verdict"] == "timed out"} >= {
        "hand += 1",
        "pass",
    }
    assert {path: path.read_bytes() for path in project.rglob("*") if path.is_file()} == before


def test_poor_tests_leave_survivors(project: Path) -> None:
    status, found, _ = run(project, "--tests", "tests/poor")
    survivors = {
        (result["line"], result["after"]) for result in found["results"] if result["verdict"] == "survived"
    }
    assert status == 1
    assert (4, "LIMIT = 8") in survivors
    assert (22, "number -= 1") in survivors
    assert all(
        result["killer"] == "tests/poor/test_limit.py::test_limit"
        for result in found["results"]
        if result["verdict"] == "killed"
    )
    assert run(project, "--tests", "tests/poor", "--at-least", "1")[0] == 0


def test_only_where_a_rule_is_cited(project: Path) -> None:
    _, found, _ = run(project, "--id", "SJ-RND-09")
    assert [result["after"] for result in found["results"]] == ["limit = 11", "limit = 13"]
    assert run(project, "--id", "SJ-RND-99")[0] == 2


def test_red_tests_say_nothing(project: Path) -> None:
    status, found, said = run(project, "--tests", "tests/red")
    assert (status, found) == (2, {})
    assert "not green without a mutant" in said


def test_a_seed_is_a_sample(project: Path, capsys: pytest.CaptureFixture[str], mutate: ModuleType) -> None:
    def sample(seed: int) -> str:
        words = ["--root", str(project), "--path", "src/toy/phases/*.py", "--list", "--sample", "8"]
        assert mutate.main([*words, "--seed", str(seed)]) == 0
        return capsys.readouterr().out

    assert sample(1) == sample(1)
    assert sample(1) != sample(2)
