"""The tools, as the tests use them."""

from __future__ import annotations

from types import ModuleType

import pytest

from scripts import load


@pytest.fixture(scope="session")
def mutate() -> ModuleType:
    return load("tools/mutate.py")


@pytest.fixture(scope="session")
def rules() -> ModuleType:
    return load("tools/rules.py")


@pytest.fixture(scope="session")
def bench() -> ModuleType:
    return load("bench/run.py")


@pytest.fixture(scope="session")
def yardstick() -> ModuleType:
    return load("bench/yardstick.py")


@pytest.fixture(scope="session")
def protocol() -> ModuleType:
    return load("tools/protocol.py")
