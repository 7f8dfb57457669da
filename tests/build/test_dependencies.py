"""What the sources import is what pyproject.toml names: nothing comes in only because something else brings it."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
# What the extras are for.
WITH = {
    "server": ("server", "cli/serving.py"),
    "strength": ("bots/arena", "bots/tuning", "cli/arena.py", "cli/tuning.py"),
}
SHARED = ("fluent",)  # names that several distributions share; they are told apart by what follows
OURS = {path.stem for folder in ("", "tests", "tools") for path in (ROOT / folder).iterdir()} | {"gouverneur"}


def named(*lists: list[str]) -> set[str]:
    wanted = (re.match(r"[\w.-]+", each) for one in lists for each in one if isinstance(each, str))
    return {normal(each[0]) for each in wanted if each}


def normal(name: str) -> str:
    return re.sub(r"[._-]+", "-", name).lower()


def imported(path: Path) -> Iterator[str]:
    """The modules of others that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module]
        for name in names:
            top = name.partition(".")[0]
            if top not in sys.stdlib_module_names and top not in OURS:
                yield name


def bringers(module: str) -> set[str]:
    """The distributions that a module may come from."""
    top = module.partition(".")[0]
    if top in SHARED:
        return {normal(".".join(module.split(".")[:2]))}
    return {normal(name) for name in DISTRIBUTIONS.get(top, [top])}


DISTRIBUTIONS = packages_distributions()
BASE = named(PROJECT["project"]["dependencies"])
EXTRAS = {extra: named(PROJECT["project"]["optional-dependencies"][extra]) for extra in WITH}
DEV = named(PROJECT["dependency-groups"]["dev"], PROJECT["dependency-groups"]["install"])


@pytest.mark.parametrize("folder", ["src/gouverneur", "tests", "tools"])
def test_whatever_is_imported_is_named(folder: str) -> None:
    found: set[str] = set()
    for path in sorted((ROOT / folder).rglob("*.py")):
        place = path.relative_to(ROOT / folder).as_posix()
        if "/static/" in place:
            continue
        allowed = set(BASE)
        for extra, places in WITH.items():
            allowed |= EXTRAS[extra] if folder != "src/gouverneur" or place.startswith(places) else set()
        allowed |= DEV if folder != "src/gouverneur" else set()
        for module in imported(path):
            found |= bringers(module)
            assert bringers(module) & allowed, f"{place} imports {module}"
    if folder == "src/gouverneur":
        assert found >= BASE, "a dependency that nobody imports"
