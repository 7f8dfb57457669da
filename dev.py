#!/usr/bin/env python3
"""One word for each thing to do here. Every command first sets up what it needs, and remembers that it did."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"Gouverneur needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}.")

import tomllib

import build_web

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(BIN / "python")
UV = shutil.which("uv")
PURE = os.environ.get("GOUVERNEUR_PURE") == "1"
LOCKS = {"install": ROOT / "requirements.lock", "dev": ROOT / "requirements-dev.lock"}
NODE_LOCK = ROOT / "requirements-node.lock"
PACKAGES_STAMP = VENV / "packages.stamp"
PROJECT_STAMP = VENV / "project.stamp"
CORE_STAMP = ROOT / "build" / "core.stamp"


# What there is to do. The first line of each docstring is its line of help.


def play(*words: str) -> int:
    """play in the browser: builds the page, serves it on this machine and opens it"""
    return serve("--open", *words)


def serve(*words: str) -> int:
    """the same without opening a browser; `serve --help` tells what can be chosen"""
    set_up("install")
    build_page()
    pure = {"GOUVERNEUR_PURE": "1"} if core_is_stale() else {}
    return run(PYTHON, "-m", "gouverneur.cli", "serve", *words, **pure)


def test(*words: str) -> int:
    """run the tests; --fast: those of a minute, --all: in their larger sizes; the rest goes to pytest

    The whole suite runs compiled, then scenarios and agreement once more interpreted. With words for pytest,
    such as a path or `-k crane`, there is one run, of what they say.
    """
    set_up()
    compile_core()
    build_page()
    fast, larger = "--fast" in words, "--all" in words
    rest = [word for word in words if word not in ("--fast", "--all")]
    pytest = [PYTHON, "-m", "pytest", "-n", "auto", "--dist", "worksteal"]
    sizes = {"GOUVERNEUR_ALL": "1"} if larger else {}
    code = run(*pytest, *(["-m", "not slow and not build"] if fast else []), *rest, **sizes)
    again = [path for path in ("tests/scenarios", "tests/agreement") if (ROOT / path).exists()]
    if code or fast or rest or PURE or not (again and compiled_modules()):
        return code
    say("Once more, interpreted:")
    return run(*pytest, *again, **sizes, GOUVERNEUR_PURE="1")


def check(*words: str) -> int:
    """look at the sources: formatting, lint, types, who imports whom"""
    set_up()
    ruff = [PYTHON, "-m", "ruff"]
    looks = (
        [*ruff, "format", "--check", "--quiet", "--output-format", "concise", "."],
        [*ruff, "check", "--quiet", "."],
        [PYTHON, "-m", "mypy", "--strict"],
        [str(BIN / "lint-imports"), "--no-logo", "--no-cache"],
    )
    codes = [run(*look) for look in looks]
    codes.append(run(page_node(), "web/node_modules/typescript/bin/tsc", "--noEmit", "-p", "web"))
    return int(any(codes))


def format(*words: str) -> int:  # noqa: A001
    """put the sources into shape, and mend what ruff can mend"""
    set_up()
    ruff = [PYTHON, "-m", "ruff"]
    return run(*ruff, "format", ".") or run(*ruff, "check", "--fix", "--quiet", ".")


def rules(*words: str) -> int:
    """list the rules that have no code or no test: `rules san-juan`"""
    set_up()
    return run(PYTHON, "tools/rules.py", *words, GOUVERNEUR_PURE="1")


def protocol(*words: str) -> int:
    """write the messages between server and page as TypeScript and as OpenAPI"""
    set_up()
    return run(PYTHON, "tools/protocol.py", *words)


def conformance(*words: str) -> int:
    """run the conformance kit on our own engine: `conformance -c captain`; --write makes its cases anew"""
    set_up()
    if words in (("--write",), ("--check",)):
        return run(PYTHON, "tools/conformance.py", *words, GOUVERNEUR_PURE="1")
    engine = ("--", PYTHON, "conformance/engine.py")
    return run(PYTHON, "conformance/run.py", *words, *engine, GOUVERNEUR_PURE="1")


def docs(*words: str) -> int:
    """build the documentation into build/site; --open shows it, --write renews what its examples print"""
    set_up()
    return run(PYTHON, "tools/docs.py", *words, GOUVERNEUR_PURE="1")


def bench(*words: str) -> int:
    """measure the speed against the yardstick; --json for machines"""
    set_up()
    compile_core()
    return run(PYTHON, "bench/run.py", *words)


def contest(*words: str) -> int:
    """the public Puerto Rico contest: `contest pack ENTRY.py`, or `contest play CHECKOUT` against its agents"""
    set_up()
    compile_core()
    return run(PYTHON, "tools/contest.py", *words)


def mutate(*words: str) -> int:
    """break the rules here and there, and see whether a test notices"""
    set_up()
    return run(PYTHON, "tools/mutate.py", *words, GOUVERNEUR_PURE="1")


def build(*words: str) -> int:
    """build the wheel and the source distribution into dist/"""
    set_up()
    build_page()
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    with step("Building"):
        quietly(PYTHON, "-m", "build", "--no-isolation", "--outdir", "dist", *words)
    print(*sorted(path.relative_to(ROOT) for path in (ROOT / "dist").iterdir()), sep="\n")
    return 0


def lock(*words: str) -> int:
    """make the lock files anew from pyproject.toml (needs uv); --upgrade for newer versions

    The commands are
        uv pip compile pyproject.toml --extra server --group install -o requirements.lock OPTIONS
        uv pip compile pyproject.toml --all-extras --group dev -c requirements.lock -o requirements-dev.lock OPTIONS
    with OPTIONS
        --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
    and for node
        uv pip compile --group node -o requirements-node.lock OPTIONS
    """
    if not UV:
        sys.exit("`lock` needs uv on the path: `pip install uv`")
    options = "--universal --python-version 3.11 --generate-hashes --no-header --no-annotate --quiet".split()
    compile_lock = [UV, "pip", "compile", *options, *words]
    project = [*compile_lock, "pyproject.toml"]
    least, dev = LOCKS["install"].name, LOCKS["dev"].name
    return (
        run(*project, "--extra", "server", "--group", "install", "-o", least)
        or run(*project, "--all-extras", "--group", "dev", "-c", least, "-o", dev)
        or run(*compile_lock, "--group", "node", "-o", NODE_LOCK.name)
    )


def help(*words: str) -> int:  # noqa: A001
    """this list; `help COMMAND` for more about one"""
    for command in COMMANDS:
        if not words or command.__name__ in words:
            text = (command.__doc__ or "").splitlines()
            print(f"  python3 dev.py {command.__name__:12}{text[0]}", *(text[1:] if words else ()), sep="\n")
    return 0


COMMANDS = (
    play, serve, test, check, format, rules, protocol, conformance, docs, bench, contest, mutate, build, lock, help,
)  # fmt: skip


# Setting up. A stamp is written when its work is done, and is absent while it is under way.


def set_up(group: str = "dev") -> None:
    """The virtual environment, the locked packages of the group, and this project in editable form."""
    with alone():
        locked = digest(*LOCKS.values())
        have = read(PACKAGES_STAMP)
        if have not in (f"dev {locked}", f"{group} {locked}"):
            with step("Setting up .venv"), stamped(PACKAGES_STAMP, f"{group} {locked}"):
                if not have.endswith(locked):
                    make_venv()
                    PROJECT_STAMP.unlink(missing_ok=True)
                quietly(*install(), "--require-hashes", "-r", str(LOCKS[group]))
        project = digest(ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "build_web.py")
        if read(PROJECT_STAMP) != project:
            with step("Installing the project"), stamped(PROJECT_STAMP, project):
                # Pure, since the core is compiled in place, by compile_core.
                quietly(*install(), "--no-deps", "--no-build-isolation", "-e", ".", GOUVERNEUR_PURE="1")


def make_venv() -> None:
    base = getattr(sys, "_base_executable", sys.executable)
    if UV:
        quietly(UV, "venv", "--clear", "--python", base, str(VENV))
    else:
        quietly(base, "-m", "venv", "--clear", str(VENV))


def install() -> list[str]:
    if UV:
        return [UV, "pip", "install", "--quiet", "--python", str(VENV)]
    return [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]


def compile_core() -> None:
    """Bring the compiled modules up to date in src/; without a compiler, leave none that are out of date."""
    with alone():
        if PURE or (compiled_modules() and not core_is_stale()):
            return
        for module in compiled_modules():
            module.unlink()
        core = core_digest()  # now: a source changed while the compiler runs makes the result stale
        with step("Compiling the core"):
            said = quietly(PYTHON, "setup.py", "--quiet", "build_ext", "--inplace")
        if compiled_modules():
            CORE_STAMP.write_text(core)
        else:
            why = [line for line in said.splitlines() if line.startswith("gouverneur: ")]
            say("".join(why[-1:]) or "gouverneur: nothing was compiled", "(going on interpreted)")


def build_page() -> None:
    """Bring the page in src/gouverneur/server/static up to date; node comes from PyPI where there is none."""
    with alone():
        if build_web.is_fresh():
            return
        bring_node()
        with step("Building the page"), page_not_built_ends():
            build_web.build_web()


def page_node() -> str:
    """Node, with the packages of the page installed."""
    with alone(), page_not_built_ends():
        bring_node()
        return str(build_web.install_packages())


def bring_node() -> None:
    if build_web.find_node() is None:
        with step("Fetching node from PyPI"):
            target = ["--target", str(build_web.LOCAL_NODE)]
            quietly(*install(), "--require-hashes", "--no-deps", *target, "-r", str(NODE_LOCK))


@contextlib.contextmanager
def page_not_built_ends() -> Iterator[None]:
    try:
        yield
    except build_web.PageNotBuilt as error:
        say(f"\ngouverneur: {error}")
        sys.exit(1)


def compiled_modules() -> list[Path]:
    return [path for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".pyd")]


def core_is_stale() -> bool:
    """Whether the compiled modules in src/, if any, are of other sources than those that lie there."""
    return bool(compiled_modules()) and read(CORE_STAMP) != core_digest()


def core_digest() -> str:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["gouverneur"]
    core = [ROOT / "src" / "gouverneur" / name for name in settings["compiled"]]
    return digest(ROOT / "setup.py", LOCKS["dev"], *core, extra=repr(settings))


def digest(*paths: Path, extra: str = "") -> str:
    """One hash of the files, of the Python files in the folders, of the interpreter and of where we are."""
    found = hashlib.sha256(f"{sys.version} {sys.base_prefix} {ROOT} {extra}".encode())
    for path in paths:
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            if file.exists():
                text = file.read_bytes()
                found.update(f"{file.relative_to(ROOT).as_posix()} {len(text)} ".encode() + text)
    return found.hexdigest()


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One set-up at a time, where the system has such locks."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "dev.lock").open("w") as held:
        with contextlib.suppress(ImportError):
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield


@contextlib.contextmanager
def stamped(stamp: Path, value: str) -> Iterator[None]:
    stamp.unlink(missing_ok=True)
    yield
    stamp.write_text(value)


def read(stamp: Path) -> str:
    return stamp.read_text() if stamp.exists() else ""


@contextlib.contextmanager
def step(words: str) -> Iterator[None]:
    say(f"{words} ...", end="")
    start = time.monotonic()
    yield
    say(f" {time.monotonic() - start:.0f} s")


def say(*words: str, end: str = "\n") -> None:
    print(*words, end=end, file=sys.stderr, flush=True)


def quietly(*command: str, **environment: str) -> str:
    """Run a command of the set-up; show what it said only when it fails, and then stop."""
    environment = os.environ | environment
    both = subprocess.STDOUT
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=both, text=True)
    if done.returncode:
        say(f" failed:\n{done.stdout.strip()}")
        sys.exit(done.returncode)
    return done.stdout


def run(*command: str, **environment: str) -> int:
    return subprocess.run(command, cwd=ROOT, env=os.environ | environment).returncode


def main() -> int:
    name, *words = sys.argv[1:] or ["help"]
    for command in COMMANDS:
        if command.__name__ == name.lstrip("-") or (command is help and name == "-h"):
            return command(*words)
    say(f"There is no `{name}` here. What there is:")
    help()
    return 2


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
