"""What a picture shows: a table as one seat sees it, a spectator, or whoever holds the whole table."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from gouverneur.kernel.ruleset import Ruleset
from gouverneur.languages.language import Asking

LONGEST_NAME = 60  # characters; pictures cut what is too wide for its place
MOST_MARKS = 2  # combining marks on one letter: more of them leave its line

UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}  # controls, turns of direction, what is no character
EMOJI_LOOK = "\N{VARIATION SELECTOR-16}"  # would make one column two


class Drawable(Asking, Protocol):
    """What is asked of a table: it stands above the pictures, so they know it by this only."""

    @property
    def ruleset(self) -> Ruleset: ...
    @property
    def sheet(self) -> dict[str, Any]: ...
    @property
    def scores(self) -> list[int]: ...
    @property
    def winners(self) -> list[int]: ...


@dataclass(frozen=True)
class Sight:
    """Everything that may be drawn."""

    ruleset: Ruleset
    seat: int | None  # None sees everything, -1 is a spectator
    names: tuple[str, ...]  # by seat; all empty when nobody has one
    view: dict[str, Any]
    sheet: dict[str, Any]
    decider: int | None  # None when the game is over
    kind: str  # of the decision
    options: tuple[str, ...] | None  # None when this seat does not decide
    totals: tuple[int | None, ...]  # points as if the game ended now, where they are known
    winners: tuple[int, ...]  # once the game is over

    @property
    def over(self) -> bool:
        return self.decider is None


def look(table: Drawable, seat: int | None = None, names: Sequence[str] | None = None) -> Sight:
    if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int)):
        raise TypeError(f"a seat is a number, -1 for a spectator, or None for everything: not {seat!r}")
    players = table.ruleset.players
    if names is not None and (isinstance(names, str) or len(names) != players):
        raise ValueError(f"there are {players} seats, and a name for each is needed: not {names!r:.80}")
    view = _everything(table) if seat is None else table.view(seat)
    decision = None if table.over else table.decision
    options = view.get("options")
    return Sight(
        ruleset=table.ruleset,
        seat=seat,
        names=tuple(clean(name) for name in names) if names else ("",) * players,
        view=view,
        sheet=table.sheet,
        decider=decision.seat if decision else None,
        kind=decision.kind if decision else "",
        options=tuple(options) if options is not None else None,
        totals=tuple(
            total if _is_known(player) else None
            for total, player in zip(table.scores, view["players"], strict=True)
        ),
        winners=tuple(table.winners) if table.over else (),
    )


def _everything(table: Drawable) -> dict[str, Any]:
    """What all seats know together."""
    decider = -1 if table.over else table.decision.seat
    view = table.view(decider)
    view["players"] = [table.view(seat)["players"][seat] for seat in range(table.ruleset.players)]
    return view


def _is_known(player: dict[str, Any]) -> bool:
    """Points follow from what lies on the board, but for hidden chips and for tucked cards."""
    return player["points"] is not None if "points" in player else "tucked_number" in player


def clean(name: object) -> str:
    """A name as one line of visible characters."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", " ".join(str(name)[: 4 * LONGEST_NAME].split())):
        category = unicodedata.category(sign)
        if category in UNSEEN or sign == EMOJI_LOOK:
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= (MOST_MARKS if kept else 0):
            kept.append(sign)
    return "".join(kept)[:LONGEST_NAME].strip()
