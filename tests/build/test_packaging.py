"""The wheel and the source distribution: built with and without a C compiler and node, installed, and used."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import textwrap
import zipfile
from pathlib import Path

import build_web
import dev
import pytest

pytestmark = [pytest.mark.build, pytest.mark.slow]

ROOT = Path(__file__).resolve().parents[2]
MODULES = sorted(path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*.py"))
FILES = ["LICENSE", "MANIFEST.in", "README.md", "build_web.py", "pyproject.toml", "setup.py"]
CATALOGUES = sorted(path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*.ftl"))
BOOKS = [f"gouverneur/rulebook/books/{game}.md" for game in ("san-juan", "puerto-rico")]
NATIVE = (".so", ".pyd")

USE = textwrap.dedent(
    """
    import pathlib, sys
    import gouverneur
    from gouverneur import Table

    assert pathlib.Path(gouverneur.__file__).is_relative_to(sys.prefix), gouverneur.__file__
    table = Table("san-juan:first/3", seed=7)
    for turn in range(12):
        table.play(table.options[turn % len(table.options)])
    print(gouverneur.compiled, table.position())
    """
)
WITHOUT_LIBRT = "import sys; sys.modules['librt'] = sys.modules['librt.vecs'] = None\n"


def run(*command: object, **environment: str) -> str:
    outside = {name: value for name, value in os.environ.items() if not name.startswith("GOUVERNEUR_")}
    words = [str(word) for word in command]
    done = subprocess.run(words, env=outside | environment, capture_output=True, text=True)
    assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def build(kind: str, source: Path, out: Path, **environment: str) -> Path:
    run(sys.executable, "-m", "build", "--no-isolation", f"--{kind}", "--outdir", out, source, **environment)
    (made,) = out.iterdir()
    return made


def install(package: Path, folder: Path, **environment: str) -> Path:
    """A fresh virtual environment with the package; what it depends on is seen through ours."""
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    pip = [sys.executable, "-m", "pip", "--python", python, "--quiet", "install", "--ignore-installed"]
    run(*pip, "--no-deps", "--no-index", "--no-build-isolation", package, **environment)
    return python


@pytest.fixture
def sdist(tmp_path: Path) -> Path:
    """Built from a copy, so that nothing in the working tree is touched or taken by mistake."""
    copy = tmp_path / "copy"
    copy.mkdir()
    for name in FILES:
        shutil.copy(ROOT / name, copy)
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    shutil.copytree(ROOT / "web", copy / "web", ignore=shutil.ignore_patterns("node_modules"))
    shutil.copytree(ROOT / "docs" / "rules", copy / "docs" / "rules")
    return build("sdist", copy, tmp_path / "sdist")


@pytest.fixture
def no_node(tmp_path: Path) -> dict[str, str]:
    """An environment in which node and npm are found and fail."""
    folder = tmp_path / "no-node"
    folder.mkdir()
    for name in ("node", "npm"):
        (folder / name).write_text("#!/bin/sh\nexit 1\n")
        (folder / name).chmod(0o755)
    return {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}


def page() -> set[str]:
    """The built page, as files of the package."""
    files = [path for path in build_web.STATIC.rglob("*") if path.is_file()]
    return {path.relative_to(ROOT / "src").as_posix() for path in files}


@pytest.fixture
def failing_compiler(tmp_path: Path) -> str:
    """Compiles the small file by which setup.py looks for a compiler, and nothing else."""
    path = tmp_path / "failing-cc"
    path.write_text('#!/bin/sh\ncase "$*" in *probe.c*) exec cc "$@" ;; esac\nexit 1\n')
    path.chmod(0o755)
    return str(path)


def wheel_from(sdist: Path, folder: Path, **environment: str) -> tuple[Path, set[str]]:
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (source,) = folder.iterdir()
    wheel = build("wheel", source, folder / "wheel", **environment)
    return wheel, set(zipfile.ZipFile(wheel).namelist())


def test_the_source_distribution_holds_the_sources_only(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.split("/", 1)[1] for name in archive.getnames() if "/" in name}
    assert {f"src/{module}" for module in MODULES} <= names
    assert {"src/gouverneur/py.typed", *FILES} <= names
    assert {f"src/{file}" for file in {*page(), *CATALOGUES, *BOOKS}} <= names
    assert {"web/package-lock.json", "web/src/main.tsx"} <= names
    assert not [name for name in names if "node_modules" in name]
    assert not [name for name in names if name.endswith((*NATIVE, ".c", ".h"))]


def test_with_a_compiler_the_core_is_compiled_and_the_sources_can_win(sdist: Path, tmp_path: Path) -> None:
    if not dev.compiled_modules():
        pytest.skip("nothing could be compiled here")
    wheel, names = wheel_from(sdist, tmp_path / "from-sdist")
    assert {*MODULES, *CATALOGUES, *BOOKS, *page(), "gouverneur/py.typed"} <= names
    assert [name for name in names if name.startswith("gouverneur/kernel/bits.") and name.endswith(NATIVE)]

    python = install(wheel, tmp_path / "venv")
    compiled = run(python, "-I", "-c", USE)
    assert compiled.startswith("True ")
    assert run(python, "-I", "-c", USE, GOUVERNEUR_PURE="1") == compiled.replace("True ", "False ", 1)
    assert run(python, "-I", "-c", WITHOUT_LIBRT + USE) == compiled.replace("True ", "False ", 1)
    assert "play" in run(python.with_name("gouverneur"), "--help")


@pytest.mark.parametrize("way", ["failing compiler", "compiler that fails half way", "asked for"])
def test_without_a_compiler_the_sources_serve(
    way: str, sdist: Path, failing_compiler: str, tmp_path: Path
) -> None:
    environment = {
        "failing compiler": {"CC": shutil.which("false") or "false"},
        "compiler that fails half way": {"CC": failing_compiler},
        "asked for": {"GOUVERNEUR_PURE": "1"},
    }[way]
    wheel, names = wheel_from(sdist, tmp_path / "from-sdist", **environment)
    assert {*MODULES, "gouverneur/py.typed"} <= names
    assert not [name for name in names if name.endswith(NATIVE)]
    if "half way" not in way:
        assert wheel.name.endswith("-py3-none-any.whl")

    python = install(wheel, tmp_path / "venv")
    assert run(python, "-I", "-c", USE).startswith("False ")
    assert "Reductions add up, floor 0" in run(python.with_name("gouverneur"), "rules", "SJ-BLD-05")


def test_the_source_distribution_installs_without_a_compiler_and_without_node(
    sdist: Path, no_node: dict[str, str], tmp_path: Path
) -> None:
    python = install(sdist, tmp_path / "venv", CC=shutil.which("false") or "false", **no_node)
    assert run(python, "-I", "-c", USE).startswith("False ")
    site = run(python, "-I", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    assert {file for file in page() if Path(site, file).exists()} == page()


def test_a_page_that_is_out_of_date_is_built_or_the_build_stops(
    sdist: Path, no_node: dict[str, str], tmp_path: Path
) -> None:
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "from-sdist", filter="data")
    (source,) = (tmp_path / "from-sdist").iterdir()
    ask = [sys.executable, "-c", "import build_web; print(build_web.get_requires_for_build_wheel())"]
    here = {"cwd": source, "env": os.environ | no_node, "capture_output": True, "text": True}
    assert "nodejs" not in subprocess.run(ask, **here, check=True).stdout

    (source / "web" / "src" / "main.tsx").write_text("// changed")
    assert "nodejs" in subprocess.run(ask, **here, check=True).stdout
    make = [sys.executable, "-m", "build", "--no-isolation", "--skip-dependency-check", "--wheel", source]
    made = subprocess.run(make, **here)
    assert made.returncode != 0
    assert "gouverneur: the page needs node 20.19 or newer to be built" in made.stdout + made.stderr
