"""Setting up a situation and looking at what became of it: the language of the scenarios.

A seat is written `seat("smithy", "palace", display=["crane", loaded("sugar_mill")])`: first the hand,
then what else differs from the start. The rest of the deck is the draw pile; cards to come are named
with `play(…, deck=[…])`, otherwise the seed deals them.
"""

from __future__ import annotations

from collections import Counter
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


def situation(ruleset: str, *seats: dict[str, Any], pile: Sequence[str] | None = None, **rest: Any) -> Table:
    """A table of San Juan at which seat 0 is governor and about to choose a role, unless `rest` differs.

    Seats that are not given are empty-handed with their indigo plant. With `pile` the draw pile is just
    these cards; whatever else would lie there is tucked away under the last seat.
    """
    players = int(ruleset.partition("?")[0][-1])
    everybody = list(seats) + [{} for _ in range(players - len(seats))]
    table = Table.from_position({"ruleset": ruleset, "players": everybody, **rest}, seed=1)
    if pile is None:
        return table
    away = draw_pile(table) - Counter(pile)
    position = table.position()
    position["players"][-1].setdefault("tucked", []).extend(away.elements())
    return Table.from_position(position, seed=1)


def draw_pile(table: Table) -> Counter[str]:
    """How many of each card lie in the draw pile: whatever is nowhere else."""
    rules = table.state.rules
    cards = Counter(dict(zip(rules.names, rules.copies, strict=True)))
    position = table.position()
    cards.subtract(position.get("discards", []) + position.get("looked_at", []) + table.view(-1)["open"])
    for one in position["players"]:
        cards.subtract(one["hand"] + one.get("tucked", []) + one.get("stowed", []) + one.get("covered", []))
        for place in one["display"]:
            cards.subtract([place] if isinstance(place, str) else [*place.keys(), *place.values()])
    return +cards


def round_start(ruleset: str, *seats: dict[str, Any], **rest: Any) -> Table:
    """The start of a round under the new governor, seat 1; the last role was a prospector who drew nothing."""
    players = int(ruleset.partition("?")[0][-1])
    choices = 2 if players == 2 else players - 1
    roles = {role: i % players for i, role in enumerate(["builder", "producer", "councillor"][:choices])}
    table = situation(ruleset, *seats, roles=roles, **rest)
    play(table, "prospector", "pass")
    return table


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


def seen(table: Table, who: int, of: int) -> dict[str, Any]:
    """What one seat (-1: a spectator) knows about another, or about itself."""
    found: dict[str, Any] = table.view(who)["players"][of]
    return found


def happened(table: Table, who: int, key: str) -> list[dict[str, Any]]:
    """The events of one kind, as one seat (-1: a spectator) saw them."""
    return [event for event in table.events(who) if event["event"] == key]


def words(table: Table) -> list[str]:
    """The options now, in words."""
    return [option.words for option in table.options]


def asked(table: Table) -> tuple[int, str]:
    """Who decides, and what about."""
    return table.seat, table.decision.kind


def plan(table: Table, **wish: str | Sequence[str]) -> list[str]:
    """The words that fulfil a wish for a whole turn: `plan(table, build="tower", pay=["well", "hero"])`."""
    return [action.words for action in table.sequence_for(wish)]


def plan_refused(table: Table, **wish: str | Sequence[str]) -> str:
    """The rule that forbids a whole turn."""
    try:
        found = plan(table, **wish)
    except IllegalAction as error:
        return error.rule
    raise AssertionError(f"the rules were thought to allow {', '.join(found)}")


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
