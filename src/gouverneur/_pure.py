"""Which core is loaded: the compiled modules, or the sources that lie beside them.

The sources win when `GOUVERNEUR_PURE=1` is set, and where librt, which compiled modules need, is missing.
To import this module is to decide, so it comes before any module of the core.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourcesOnly(MetaPathFinder):
    """Finds modules of this package in their `.py` files, blind to extension modules."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("gouverneur."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def prepare() -> None:
    native = _provide("librt.vecs", "gouverneur._vecs")
    _provide("mypy_extensions", "gouverneur._vecs")
    if not native or os.environ.get("GOUVERNEUR_PURE") == "1":
        sys.meta_path.insert(0, SourcesOnly())


def _provide(name: str, stand_in: str) -> bool:
    """Whether the module is installed; if not, our stand-in takes its name."""
    try:
        importlib.import_module(name)
    except ImportError:
        sys.modules[name] = importlib.import_module(stand_in)
        return False
    return True


prepare()
compiled = not str(importlib.import_module("gouverneur.kernel.bits").__file__).endswith(".py")
