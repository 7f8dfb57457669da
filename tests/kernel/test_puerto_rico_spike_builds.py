"""The spike of Puerto Rico, interpreted in a process of its own, and compiled in one group with the kernel."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import gouverneur

ROOT = Path(__file__).resolve().parents[2]
SPIKE = ROOT / "tests" / "kernel" / "puerto_rico_spike.py"

BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup

files = sys.argv[1:]
del sys.argv[1:]
modules = mypycify(["--strict", *files], opt_level="1", group_name="spike")
setup(name="spike", packages=[], ext_modules=modules, script_args=["--quiet", "build_ext", "--inplace"])
"""

PLAY = """
import puerto_rico_spike as spike
from gouverneur.kernel import state
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.playout import fingerprint, perft

for module in (spike, state):
    print(module.__file__.rpartition(".")[2])
for seats in (2, 3, 4):
    for seed in range(200):
        dealer = Dealer(seed)
        print(seats, seed, fingerprint(spike.new_game(seats, dealer), dealer))
    dealer = Dealer(7)
    state = spike.new_game(seats, dealer)
    print(seats, perft(state, dealer, 5))
    print(state.words(), state.observe(0).redeal(Dealer(1)).words())
"""


def run(*command: str, folder: Path, **environment: str) -> str:
    done = subprocess.run(
        command, cwd=folder, env=os.environ | environment, capture_output=True, text=True, timeout=900
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
@pytest.mark.skipif(not gouverneur.compiled, reason="the spike's tests run by themselves")
def test_interpreted() -> None:
    tests = SPIKE.with_name("test_puerto_rico_spike.py")
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    said = run(sys.executable, "-m", "pytest", *options, str(tests), folder=ROOT, GOUVERNEUR_PURE="1")
    assert "passed" in said
    assert "skipped" not in said


@pytest.mark.slow
@pytest.mark.build
@pytest.mark.skipif(not gouverneur.compiled, reason="where the core is not compiled, there is no compiler")
def test_compiled_together_with_the_kernel_it_plays_the_same_games(tmp_path: Path) -> None:
    """It passes mypy --strict, mypyc compiles it, and no game or line differs from the sources'."""
    kernel = tmp_path / "gouverneur" / "kernel"
    kernel.mkdir(parents=True)
    (tmp_path / "gouverneur" / "__init__.py").touch()
    for source in (ROOT / "src" / "gouverneur" / "kernel").glob("*.py"):
        shutil.copy(source, kernel)
    shutil.copy(SPIKE, tmp_path)
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["gouverneur"]
    compiled = [
        f"gouverneur/kernel/{path.name}"
        for path in sorted(kernel.glob("*.py"))
        if path.name != "__init__.py" and f"kernel/{path.name}" not in settings["interpreted"]
    ]
    here = {"PYTHONPATH": str(tmp_path), "MYPYPATH": ""}
    interpreted = run(sys.executable, "-c", PLAY, folder=tmp_path, **here).splitlines()
    run(sys.executable, "-c", BUILD, *compiled, SPIKE.name, folder=tmp_path, **here)
    native = run(sys.executable, "-c", PLAY, folder=tmp_path, **here).splitlines()
    assert interpreted[:2] == ["py", "py"]
    assert native[:2] == ["so", "so"] or native[:2] == ["pyd", "pyd"]
    assert native[2:] == interpreted[2:]
