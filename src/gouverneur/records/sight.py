"""A game as one seat saw it, built up from nothing: its own turns, and the events that it may know.

What others chose is told only by the events: how many questions somebody had to answer, and in how many turns he did,
can depend on his cards. So two games that a seat cannot tell apart make the same view, to the letter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from gouverneur.kernel.event import Detail, Event
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.records import replaying, taking
from gouverneur.records.model import WATCHING, Chance, Round, Seen, Sight, Turn
from gouverneur.records.problems import HEADER, refuse
from gouverneur.records.record import Record, checksum_of
from gouverneur.records.taking import Played
from gouverneur.table import Table, ruleset

# Cards given one by one: in how many turns is the secret of whoever gives them.
ONE_DEED = ("pay", "discard")


def seen_by(record: Record, seat: int) -> Record:
    """Comments, variations and headers of one's own may say anything, and are left out."""
    rules = ruleset(record.ruleset)
    if isinstance(seat, bool) or not WATCHING <= seat < rules.players:
        problem = f"there is no seat {seat}; seats are 0 to {rules.players - 1}, -1 watches"
        raise refuse(HEADER, problem, key="no-seat", seat=seat)
    if record.view is not None:
        if record.view != seat:
            raise refuse(HEADER, "this is what another seat saw already", key="view-of-other")
        return record
    table = replaying.table_at(record, len(record.turns), None)
    return view(record, table, table.record, taking.round_of(table.first_state), seat)


def view(record: Record, table: Table, played: Sequence[Played], first: Round, seat: int) -> Record:
    """What a seat saw of the turns of a record, which led to where a table stands and began in the round `first`."""
    watcher = _Watcher(seat, first, at_once=not record.dealt)
    for turn, written in zip(played, record.turns, strict=True):
        watcher.watch(turn, written.milliseconds if isinstance(written, Turn) else None)
    return replace(
        record,
        turns=tuple(watcher.seen),
        dealt=dealt_to(table.ruleset, record.dealt, seat),
        start="" if record.dealt else "?",
        view=seat,
        tags=(),
        comment="",
        result=taking.result_of(table),
        checksum=checksum_of(table.view(seat)),
    )


class _Watcher:
    def __init__(self, seat: int, first: Round, at_once: bool) -> None:
        self.seat = seat
        self.seen: list[Turn | Seen] = []
        self._heading: Round | None = first
        self._waits = not at_once

    def watch(self, turn: Played, milliseconds: int | None) -> None:
        if turn.seat == self.seat:
            heading = self._due(any(event.key == "role" for event in turn.events))
            self.seen.append(Turn(turn.seat, tuple(turn.words), (), heading, milliseconds))
        for event in turn.events:
            known = event.seen_by(self.seat)
            if known is None:
                continue
            if event.key == "round":
                self._heading, self._waits = taking.round_told(event), False
            self._add(
                Seen(int(event.seat), event.key, _details(event, known), self._due(event.key == "role"))
            )

    def _due(self, role: bool) -> Round | None:
        """The heading that belongs here: the first one stands above the first role."""
        if self._waits and not role:
            return None
        heading, self._heading, self._waits = self._heading, None, False
        return heading

    def _add(self, seen: Seen) -> None:
        last = self.seen[-1] if self.seen else None
        if isinstance(last, Seen) and seen.key in ONE_DEED and seen.round is None:
            old, new = dict(last.details), dict(seen.details)
            same = (last.key, last.seat, old.get("reason")) == (seen.key, seen.seat, new.get("reason"))
            if same and "number" in old and "number" in new:
                self.seen[-1] = Seen(last.seat, last.key, _joined(old, new), last.round)
                return
        self.seen.append(seen)


def _details(event: Event, known: dict[str, Detail]) -> tuple[tuple[str, Sight], ...]:
    """All that the event says; what the seat does not know as ?, of several things with their number."""
    found: list[tuple[str, Sight]] = []
    for name, value in (*event.public.items(), *event.secret.items()):
        if value in ("", []):
            continue
        if name not in known:
            found.append((name, (f"?{len(value)}",) if isinstance(value, list) else "?"))
        else:
            found.append((name, tuple(value) if isinstance(value, list) else value))
    return tuple(found)


def _joined(old: dict[str, Sight], new: dict[str, Sight]) -> tuple[tuple[str, Sight], ...]:
    number = _number(old) + _number(new)
    joined = {**old, "number": number}
    if "cards" in old and "cards" in new:
        cards = (*_cards(old), *_cards(new))
        joined["cards"] = (f"?{number}",) if any(card.startswith("?") for card in cards) else cards
    return tuple(joined.items())


def _number(details: dict[str, Sight]) -> int:
    number = details["number"]
    assert isinstance(number, int)
    return number


def _cards(details: dict[str, Sight]) -> tuple[str, ...]:
    cards = details["cards"]
    assert isinstance(cards, tuple)
    return cards


# -- the set-up -----------------------------------------------------------------------------------


def dealt_to(rules: Ruleset, dealt: Chance, seat: int) -> Chance:
    """What a seat saw of the set-up; what it did not see as ? with the number."""
    known = SET_UPS[rules.game](rules, dealt, seat) if dealt else []
    found: list[tuple[str, str]] = []
    unknown = 0
    for place, (stack, outcome) in enumerate(dealt):
        if known[place]:
            found.append((stack, outcome))
            unknown = 0
        elif unknown and found[-1][0] == stack:
            unknown += 1
            found[-1] = (stack, f"?{unknown}")
        else:
            unknown = 1
            found.append((stack, "?1"))
    return tuple(found)


def _known_hand(rules: Ruleset, dealt: Chance, seat: int) -> list[bool]:
    """San Juan: four cards each from the governor on, in the variant 5, 6, 7, 8."""
    governor = next(int(outcome) for stack, outcome in dealt if stack == "start")
    variant = rules.options["setup_variant"] != "standard_4"
    owners: list[int] = []
    for place in range(rules.players):
        owners += [(governor + place) % rules.players] * (4 + (place + 1 if variant else 0))
    known: list[bool] = []
    for stack, outcome in dealt:
        known.append(stack != "deck" or (bool(owners) and owners.pop(0) == seat and seat != WATCHING))
    return known


def _all_known(rules: Ruleset, dealt: Chance, seat: int) -> list[bool]:
    """Puerto Rico: everything lies open."""
    return [True] * len(dealt)


SET_UPS: dict[str, Callable[[Ruleset, Chance, int], list[bool]]] = {
    "san-juan": _known_hand,
    "puerto-rico": _all_known,
}


def is_open(rules: Ruleset) -> bool:
    """Whether no seat knows more than any other, so that the whole record may be shown at any time.

    At Puerto Rico only what lies under a forest is a secret, and only the forest house plants forests.
    """
    return rules.game == "puerto-rico" and "new-buildings" not in rules.modules
