"""Passing, and being passed over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico


def tell_pass(state: PuertoRico, seat: i64, phase: str) -> None:
    """Whoever has nothing else to choose is skipped; everybody sees why. [PR-GEN-14]"""
    if state.journal is not None:
        state.tell("skip" if state.forced else "pass", seat, {"phase": phase})
