"""What a hand-made case of the conformance kit consists of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]
Chance = Mapping[str, Sequence[str | int]]


@dataclass(frozen=True)
class Case:
    """A position in a few lines, how it goes on to the moment of interest, and what has to be true there.

    Words of several actions are separated by ";". `options` are all actions that are allowed, `refused` some that are
    not; `play` is shown with its outcome, of which `then` tells some places: {"players[0].points": 7}.
    """

    name: str
    title: str
    rules: str
    position: Json
    reach: str = ""
    reach_chance: Chance = field(default_factory=dict)
    options: str | None = None
    refused: str = ""
    play: str = ""
    chance: Chance = field(default_factory=dict)
    then: Json = field(default_factory=dict)
    points: Sequence[int] = ()  # scores by seat
    winners: Sequence[int] = ()


@dataclass(frozen=True)
class Start:
    """A new game with this chance, and what has to be true of it."""

    name: str
    title: str
    rules: str
    ruleset: str
    chance: Chance
    then: Json = field(default_factory=dict)
