"""Setting up a situation and looking at what became of it: the language of the scenarios.

A seat is written `seat("smithy", "palace", display=["crane", loaded("sugar_mill")])`: first the hand,
then what else differs from the start. The rest of the deck is the draw pile; cards to come are named
with `play(…, deck=[…])`, otherwise the seed deals them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from gouverneur import IllegalAction, Table


def seat(*hand: str, **rest: Any) -> dict[str, Any]:
    """A player of San Juan: hand cards, and display, tucked, covered, … where they matter."""
    return {"hand": list(hand), **rest}


def loaded(plant: str, face: str = "?") -> dict[str, str]:
    """A production building with a good on it; its face rarely matters."""
    return {plant: face}


def situation(ruleset: str, *seats: dict[str, Any], **rest: Any) -> Table:
    """A table of San Juan at which seat 0 is governor and about to choose a role, unless `rest` differs.

    Seats that are not given are empty-handed with their indigo plant.
    """
    players = int(ruleset.partition("?")[0][-1])
    everybody = list(seats) + [{} for _ in range(players - len(seats))]
    return Table.from_position({"ruleset": ruleset, "players": everybody, **rest}, seed=1)


def play(table: Table, *actions: str, deck: Sequence[str] = (), tiles: Sequence[int] = ()) -> None:
    """Play one action after the other; the next cards and trading tiles (1 to 5) may be named."""
    given: dict[str, Sequence[str | int]] = {"deck": deck, "tiles": tiles}
    for number, action in enumerate(actions):
        table.play(action, given=given if number == 0 else None)


def player(table: Table, who: int) -> dict[str, Any]:
    """The whole truth about a seat, as a position writes it."""
    found: dict[str, Any] = table.position()["players"][who]
    return found


def hand(table: Table, who: int) -> list[str]:
    cards: list[str] = player(table, who)["hand"]
    return cards


def display(table: Table, who: int) -> list[str]:
    """The visible buildings, without their goods."""
    return [place if isinstance(place, str) else next(iter(place)) for place in player(table, who)["display"]]


def goods(table: Table, who: int) -> list[str]:
    """The buildings that hold a good."""
    return [next(iter(place)) for place in player(table, who)["display"] if not isinstance(place, str)]


def discards(table: Table) -> list[str]:
    cards: list[str] = table.position().get("discards", [])
    return cards


def words(table: Table) -> list[str]:
    """The options now, in words."""
    return [option.words for option in table.options]


def refused(table: Table, action: str) -> str:
    """The rule that forbids an action; the table is as it was."""
    before = table.state.words()
    reason = table.why_not(action)
    assert reason is not None, f"{action} is allowed"
    with pytest.raises(IllegalAction) as caught:
        table.play(action)
    assert caught.value.rule == reason.rule
    assert table.state.words() == before
    return reason.rule
