"""Packs our entry for the Puerto Rico contest into one file of plain Python: `python3 dev.py contest pack OUT.py`.

An entry may neither read files nor import more than numpy, so the file holds the sources of the rules, the bots and
their weights as text. They are loaded from it under a name of their own and leave everything else alone.
"""

from __future__ import annotations

import ast
import base64
import hashlib
import io
import re
import textwrap
import zipfile
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[1] / "src"
ROOT = "gouverneur"
ENTRY = "gouverneur.learning.contest.agent"
NOT_NEEDED = ("gouverneur.san_juan", "gouverneur.bots.thinking.san_juan")  # the other game
STAND_INS = {"librt.vecs": "gouverneur._vecs", "mypy_extensions": "gouverneur._vecs"}
DATA = ("bots/weights/puerto-rico*", "bots/weights/styles*")
EPOCH = (1980, 1, 1, 0, 0, 0)  # the same sources give the same file

FILE = '''\
"""{name}: an entry for the Puerto Rico contest, bot {bot!r}, packed from the sources of Gouverneur. MIT licence.

`SOURCES` is a zip archive in base 85: readable Python, which is loaded from here and from nowhere else. To look at it:
    zipfile.ZipFile(io.BytesIO(base64.b85decode("".join(SOURCES.split())))).extractall("somewhere")
"""

import base64
import importlib
import importlib.abc
import importlib.resources.abc
import importlib.util
import io
import sys
import zipfile

try:
    from agents.base import Agent
except ImportError:  # outside the contest
    Agent = object

ROOT = {root!r}
BOT = {bot!r}


class Packed(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Finds and loads the modules below."""

    def __init__(self, archive):
        self.archive = archive
        self.names = set(archive.namelist())

    def path(self, name):
        folder = name.replace(".", "/")
        return next((p for p in (folder + "/__init__.py", folder + ".py") if p in self.names), None)

    def find_spec(self, name, path=None, target=None):
        found = self.path(name)
        return found and importlib.util.spec_from_loader(name, self, origin="<packed>/" + found)

    def is_package(self, name):
        return self.path(name).endswith("/__init__.py")

    def get_source(self, name):
        return self.archive.read(self.path(name)).decode()

    def get_resource_reader(self, name):
        return Data(self.archive, name.replace(".", "/") + "/")


class Data(importlib.resources.abc.TraversableResources):
    """The tables of weights."""

    def __init__(self, archive, folder):
        self.archive = archive
        self.folder = folder

    def files(self):
        return zipfile.Path(self.archive, self.folder)


def load(text):
    """All modules at once; afterwards imports are what they were."""
    packed = Packed(zipfile.ZipFile(io.BytesIO(base64.b85decode("".join(text.split())))))
    sys.meta_path.insert(0, packed)
    try:
        for path in sorted(packed.names):
            if path.endswith(".py"):
                importlib.import_module(path[:-3].removesuffix("/__init__").replace("/", "."))
    finally:
        sys.meta_path.remove(packed)
    return sys.modules[{entry!r}]


SOURCES = """
{sources}
"""

ENTRY = load(SOURCES)


class {name}(ENTRY.ContestAgent, Agent):
    name = {name!r}

    def __init__(self):
        super().__init__(BOT)
'''


def pack(bot: str, name: str = "Gouverneur") -> str:
    """The text of an entry that plays with this bot."""
    modules = needed_modules()
    texts = {path.relative_to(SOURCES).as_posix(): source(path) for path in modules}
    for pattern in DATA:
        for path in sorted((SOURCES / ROOT).glob(pattern)):
            texts[path.relative_to(SOURCES).as_posix()] = path.read_text(encoding="utf-8")
    digest = hashlib.sha256(repr(sorted(texts.items())).encode()).hexdigest()
    root = f"{ROOT}_{digest[:8]}"
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_LZMA) as packed:
        for name_inside, text in sorted(texts.items()):
            info = zipfile.ZipInfo(re.sub(rf"^{ROOT}(?=/)", root, name_inside), EPOCH)
            info.compress_type = zipfile.ZIP_LZMA
            packed.writestr(info, renamed(text, root) if name_inside.endswith(".py") else text)
    sources = "\n".join(textwrap.wrap(base64.b85encode(archive.getvalue()).decode(), 116))
    return FILE.format(name=name, bot=bot, root=root, entry=ENTRY.replace(ROOT, root, 1), sources=sources)


def needed_modules() -> list[Path]:
    """What the entry imports, directly or not."""
    found: set[Path] = set()
    waiting = [ENTRY]
    while waiting:
        name = waiting.pop()
        parts = name.split(".")
        for length in range(1, len(parts) + 1):
            path = module_path(".".join(parts[:length]))
            if path is not None and path not in found:
                found.add(path)
                waiting += imports(path)
    return sorted(found)


def module_path(name: str) -> Path | None:
    base = SOURCES.joinpath(*name.split("."))
    for path in (base / "__init__.py", base.with_suffix(".py")):
        if path.exists():
            return path
    return None


def imports(path: Path) -> list[str]:
    """Names of ours that a module imports; what it says of `from x import y` may be a module or not."""
    tree = ast.parse(source(path))
    names: list[str] = []
    typing_only = {
        node
        for block in ast.walk(tree)
        if isinstance(block, ast.If) and ast.unparse(block.test) == "TYPE_CHECKING"
        for node in ast.walk(block)
    }
    for node in ast.walk(tree):
        if node in typing_only:
            continue
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return [name for name in names if name.startswith(f"{ROOT}.") and not name.startswith(NOT_NEEDED)]


def source(path: Path) -> str:
    """A module as it is packed: our package says nothing itself, and nothing is compiled."""
    if path == SOURCES / ROOT / "__init__.py":
        return ""
    text = path.read_text(encoding="utf-8")
    for name, stand_in in STAND_INS.items():
        text = text.replace(f"from {name} import", f"from {stand_in} import")
    return text


def renamed(text: str, root: str) -> str:
    """Our names are those of this file only: another copy may be there as well."""
    return re.sub(rf"\b{ROOT}(?=\.)", root, text)
