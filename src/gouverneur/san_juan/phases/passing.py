"""Not acting: by choice, or because there is nothing to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.kernel.event import EVERYBODY

if TYPE_CHECKING:
    from gouverneur.san_juan.state import SanJuan


def tell_pass(state: SanJuan, seat: i64, phase: str, reason: str, reason_is_public: bool) -> None:
    """That a seat passed or was passed over is public. [SJ-ROL-04]

    Why it was passed over is public only if everybody can see it; else it is for its owner alone.
    """
    if state.journal is None:
        return
    if not state.forced:
        state.tell("pass", seat, {"phase": phase})
    elif reason_is_public:
        state.tell("skip", seat, {"phase": phase, "reason": reason})
    else:
        state.tell_apart("skip", seat, {"phase": phase}, {"reason": reason}, bit(seat), EVERYBODY)
