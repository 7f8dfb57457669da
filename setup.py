"""Compile the rules core with mypyc where that is possible; everything else is said in pyproject.toml."""

from __future__ import annotations

import os
import sys
import tempfile
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "gouverneur"


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


def reason_not_to_compile() -> str:
    if os.environ.get("GOUVERNEUR_PURE") == "1":
        return "GOUVERNEUR_PURE=1"
    if not core_sources():
        return "there is no core"
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception as error:
            return f"no working C compiler ({error})"
    return ""


def extensions() -> list[Extension]:
    reason = reason_not_to_compile()
    if reason:
        print(f"gouverneur: the core is not compiled: {reason}", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.chdir(ROOT)
    made = mypycify(
        ["--strict", "--follow-imports=silent", *core_sources()],
        opt_level="3",
        debug_level="1",
        group_name="gouverneur",
    )
    if sys.platform != "win32":
        for extension in made:
            # mypyc's functions are extern; hidden, gcc may inline them: half as fast again.
            extension.extra_compile_args.append("-fvisibility=hidden")
    return made


class BuildAllOrNothing(build_ext):
    """A core compiled by half cannot be imported, so a failure leaves the sources only."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            print(f"gouverneur: the core is not compiled: {error}", file=sys.stderr)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing})
