"""What holds for all tests: reproducible properties, and a compiled core that is of these sources."""

from __future__ import annotations

import os

import dev
import pytest
from hypothesis import settings

settings.register_profile("default", derandomize=True, deadline=None)
settings.register_profile("all", derandomize=True, deadline=None, max_examples=1000)
settings.load_profile("all" if os.environ.get("GOUVERNEUR_ALL") == "1" else "default")


def pytest_configure() -> None:
    if os.environ.get("GOUVERNEUR_PURE") != "1" and dev.core_is_stale():
        pytest.exit(
            "The compiled core in src/ is older than its sources: `python3 dev.py test` compiles it anew, "
            "GOUVERNEUR_PURE=1 tests the sources.",
            returncode=4,
        )
