"""Trying something that may be refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from gouverneur import GouverneurError

T = TypeVar("T")


def attempt(function: Callable[..., T], *arguments: object) -> tuple[T | None, GouverneurError | None]:
    """What came of it, or the error of ours; any other error goes through, and so fails the test."""
    try:
        return function(*arguments), None
    except GouverneurError as error:
        return None, error
