"""What happened, and who may see it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

EVERYBODY: Final[i64] = -1
NOBODY: Final[i64] = 0

# A detail of an event: a number, a name, or several names.
Detail = int | str | list[str]


@final
class Event:
    """A key, the seat it happened to (-1: the table), and details.

    `public` may be seen by whoever sees the event at all; `secret` only by the seats in `knowers`.
    `audience` is the mask of seats that see the event (EVERYBODY includes spectators).
    """

    def __init__(
        self,
        key: str,
        seat: i64,
        public: dict[str, Detail],
        secret: dict[str, Detail],
        knowers: i64,
        audience: i64,
    ) -> None:
        self.key = key
        self.seat = seat
        self.public = public
        self.secret = secret
        self.knowers = knowers
        self.audience = audience

    def seen_by(self, seat: i64) -> dict[str, Detail] | None:
        """What this seat (-1: a spectator) learns, or None when it does not notice."""
        if not _in(self.audience, seat):
            return None
        seen: dict[str, Detail] = {"event": self.key}
        if self.seat >= 0:
            seen["seat"] = self.seat
        seen.update(self.public)
        if _in(self.knowers, seat):
            seen.update(self.secret)
        return seen

    def whole(self) -> dict[str, Detail]:
        """Everything, for the one who keeps the log."""
        seen: dict[str, Detail] = {"event": self.key, "seat": self.seat}
        seen.update(self.public)
        seen.update(self.secret)
        return seen


def _in(mask: i64, seat: i64) -> bool:
    if mask == EVERYBODY:
        return True
    return seat >= 0 and (mask >> seat) & 1 == 1
