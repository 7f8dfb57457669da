"""What mypyc 2.4.1 compiles wrongly or slowly is not written in compiled files."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "gouverneur"


def compiled_files() -> list[Path]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["gouverneur"]
    found: list[Path] = []
    for name in settings["compiled"]:
        path = PACKAGE / name
        found += sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return [path for path in found if str(path.relative_to(PACKAGE)) not in settings["interpreted"]]


def is_constant(node: ast.expr) -> bool:
    """A literal, a name in capitals, or i64(…) of one of these."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("i64", "int"):
        return len(node.args) == 1 and is_constant(node.args[0])
    if isinstance(node, ast.UnaryOp):
        return is_constant(node.operand)
    if isinstance(node, ast.BinOp):
        return is_constant(node.left) and is_constant(node.right)
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return isinstance(node, ast.Constant) or (name != "" and name == name.upper())


def shifted_constants(tree: ast.AST) -> list[int]:
    """Lines with `1 << n`: a constant shifted by something that is none becomes a 32-bit C shift."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and is_constant(node.left)
        and not is_constant(node.right)
    ]


def nameless_loops(tree: ast.AST) -> list[int]:
    """Lines with `for _ in range(…)`: each index is boxed."""
    return [
        node.target.lineno
        for node in ast.walk(tree)
        if isinstance(node, (ast.For, ast.comprehension))
        and isinstance(node.target, ast.Name)
        and node.target.id == "_"
        and isinstance(node.iter, ast.Call)
        and isinstance(node.iter.func, ast.Name)
        and node.iter.func.id == "range"
    ]


@pytest.mark.parametrize("path", compiled_files(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_compiled_files_shift_no_constants_and_name_their_loops(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert shifted_constants(tree) == [], "use kernel.bits.bit"
    assert nameless_loops(tree) == [], "name the variable"


def test_the_core_is_looked_at() -> None:
    names = {path.name for path in compiled_files()}
    assert {"bits.py", "dealer.py", "state.py", "ledger.py", "builder.py", "first.py"} <= names
    assert "ruleset.py" not in names


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("1 << n", True),
        ("ONE << n", True),
        ("i64(1) << n", True),
        ("layout.ONE << (4 * n)", True),
        ("(1 << 2) << n", True),
        ("1 << 4", False),
        ("255 << SHIFT", False),
        ("n << 1", False),
        ("(seat + 1) << (4 * role)", False),
    ],
)
def test_the_lint_sees_shifts(text: str, wrong: bool) -> None:
    assert bool(shifted_constants(ast.parse(text))) == wrong


def test_the_lint_sees_loops() -> None:
    assert nameless_loops(ast.parse("for _ in range(3):\n    pass\n[0 for _ in range(2)]")) == [1, 3]
    assert nameless_loops(ast.parse("for i in range(3):\n    pass\nfor _ in things:\n    pass")) == []
