"""Where the core comes from, and the stand-ins that serve where librt is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from types import ModuleType

import pytest
from librt import vecs
from mypy_extensions import i64

from gouverneur import _vecs

RUN = [sys.executable, "-c"]
SAY = "import gouverneur, gouverneur.kernel.bits as bits; print(gouverneur.compiled, bits.__file__[-3:])"
WITHOUT = "import sys; sys.modules.update(dict.fromkeys(('librt', 'librt.vecs', 'mypy_extensions')))\n"


def said(code: str, **environment: str) -> str:
    outside = {name: value for name, value in os.environ.items() if name != "GOUVERNEUR_PURE"}
    return subprocess.check_output([*RUN, code], env=outside | environment, text=True)


def test_the_environment_can_ask_for_the_sources() -> None:
    assert said(SAY, GOUVERNEUR_PURE="1") == "False .py\n"
    assert said(SAY) in ("True .so\n", "True pyd\n", "False .py\n")


def test_without_librt_the_sources_run_on_the_stand_ins() -> None:
    assert said(WITHOUT + SAY) == "False .py\n"


@pytest.mark.parametrize("module", [vecs, _vecs], ids=["librt", "stand-in"])
def test_the_stand_in_does_what_librt_does(module: ModuleType) -> None:
    vec = module.vec[i64]
    items = vec([3, 1, 2])
    assert (len(items), items[0], items[-1], list(items), 2 in items) == (3, 3, 2, [3, 1, 2], True)
    assert items == vec((3, 1, 2))
    assert items != vec([3, 1])
    assert list(vec()) == []
    assert list(vec([1], capacity=8)) == [1]

    alias, copy = items, items[:]
    items[0] = 9
    assert (alias[0], copy[0], list(items[1:])) == (9, 3, [1, 2])

    assert list(module.append(items[:], 4)) == [9, 1, 2, 4]
    assert list(module.extend(items[:], [4, 5])) == [9, 1, 2, 4, 5]
    assert list(module.remove(items[:], 1)) == [9, 2]
    rest, last = module.pop(items[:])
    assert (list(rest), last) == ([9, 1], 2)
    rest, first = module.pop(items[:], 0)
    assert (list(rest), first) == ([1, 2], 9)

    with pytest.raises(IndexError):
        items[3]
    with pytest.raises(IndexError):
        module.pop(vec())
    with pytest.raises(ValueError, match="not in"):
        module.remove(items[:], 7)
    with pytest.raises(TypeError):
        hash(items)
