"""Compile the rules core with mypyc where that is possible, build the page, bring the written rules; the rest is said
in pyproject.toml.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).resolve().parent))
from build_web import PageNotBuilt, build_web

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "gouverneur"
RULES = ROOT / "docs" / "rules"
BOOKS = PACKAGE / "rulebook" / "books"


def core_sources() -> list[str]:
    """The files to compile: see [tool.gouverneur] in pyproject.toml."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["gouverneur"]
    interpreted = {PACKAGE / name for name in settings["interpreted"]}
    found: list[Path] = []
    for name in settings["compiled"]:
        path = PACKAGE / name
        found += sorted(path.rglob("*.py")) if path.is_dir() else [path] if path.exists() else []
    return [
        str(path.relative_to(ROOT))
        for path in found
        if path.name != "__init__.py" and path not in interpreted
    ]


def c_compiler_works() -> bool:
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception:  # each compiler class has errors of its own
            return False
    return True


def not_compiled(reason: object) -> None:
    print(f"gouverneur: the core is not compiled: {reason}", file=sys.stderr)


def extensions() -> list[Extension]:
    if {"egg_info", "dist_info", "sdist"} & set(sys.argv):
        return []  # nothing is built
    if os.environ.get("GOUVERNEUR_PURE") == "1":
        not_compiled("GOUVERNEUR_PURE=1")
        return []
    if not c_compiler_works():
        not_compiled("no C compiler, or no Python headers")
        return []
    from mypyc.build import mypycify

    made = mypycify(
        ["--strict", "--follow-imports=silent", "--cache-dir=build/mypy", *core_sources()],
        opt_level="1",
        debug_level="0",
        group_name="gouverneur",
    )
    if sys.platform != "win32":
        for extension in made:
            # mypyc's functions are extern; hidden, gcc may inline them: half as fast again.
            # A newer compiler's new warning is no reason to go without.
            extension.extra_compile_args = [
                *extension.extra_compile_args,
                "-fvisibility=hidden",
                "-Wno-error",
            ]
    return made


class BuildAllOrNothing(build_ext):
    """A core compiled by half cannot be imported, so a failure leaves the sources only."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            not_compiled(error)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


def bring_page() -> None:
    """The page is package data: it has to lie there before files are listed."""
    try:
        build_web()
    except PageNotBuilt as error:
        sys.exit(f"gouverneur: {error}")


def bring_rules() -> None:
    """So are the written rules; a source distribution has them there only."""
    pages = [page for page in sorted(RULES.glob("*.md")) if page.name != "index.md"]
    if pages:
        shutil.rmtree(BOOKS, ignore_errors=True)
        BOOKS.mkdir()
        for page in pages:
            shutil.copy(page, BOOKS)
    elif not BOOKS.exists():
        sys.exit(f"gouverneur: there are no rules in {RULES}")


class BuildWithPage(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            bring_page()
            bring_rules()
        super().run()


class SourcesWithPage(sdist):
    def run(self) -> None:
        bring_page()
        bring_rules()
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildAllOrNothing, "build_py": BuildWithPage, "sdist": SourcesWithPage},
)
