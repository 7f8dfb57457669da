"""The kit, as the tests use it."""

from __future__ import annotations

from types import ModuleType

import pytest

from scripts import load


@pytest.fixture(scope="session")
def runner() -> ModuleType:
    return load("conformance/run.py")


@pytest.fixture(scope="session")
def engine() -> ModuleType:
    return load("conformance/engine.py")


@pytest.fixture(scope="session")
def generator() -> ModuleType:
    return load("tools/conformance.py")
