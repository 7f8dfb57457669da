"""What the picker has beyond the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico


def privilege(state: PuertoRico, seat: i64) -> i64:
    """How often a seat has the privilege of the phase: only its picker has. [PR-RND-06]"""
    return 1 if seat == state.picker else 0
