"""Taking down a game: from a table, or from turns that somebody else kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.event import Event
from gouverneur.kernel.state import State
from gouverneur.notation.positions import write_position
from gouverneur.records.model import Chance, Result, Round, Turn
from gouverneur.records.record import Record, checksum_of
from gouverneur.records.rules_version import RULES_VERSION
from gouverneur.table import Table


class Played(Protocol):
    """A turn as a table keeps it."""

    @property
    def seat(self) -> int: ...
    @property
    def words(self) -> Sequence[str]: ...
    @property
    def chance(self) -> Sequence[tuple[str, str]]: ...
    @property
    def events(self) -> Sequence[Event]: ...


class Headings:
    """Which turn begins a round. What comes before the first role stands above the first round."""

    def __init__(self, start: State, *, at_once: bool = False) -> None:
        self.next: Round | None = round_of(start)
        self._waits = not at_once

    def copy(self) -> Headings:
        other = Headings.__new__(Headings)
        other.__dict__.update(self.__dict__)
        return other

    def before(self, events: Sequence[Event]) -> Round | None:
        """The heading above a turn in which these things happen."""
        heading = self.next
        if self._waits and not any(event.key == "role" for event in events):
            heading = None
        else:
            self.next, self._waits = None, False
        for event in events:
            if event.key == "round":
                self.next, self._waits = round_told(event), False
        return heading


def round_of(state: State) -> Round:
    numbers: dict[str, int] = {name: getattr(state, name) for name in ("round", "governor")}
    return Round(numbers["round"], numbers["governor"])


def round_told(event: Event) -> Round:
    number = event.public["round"]
    assert isinstance(number, int)
    return Round(number, event.seat)


def of_table(table: Table) -> Record:
    """The game so far. Without its set-up, or when the past was forgotten, it begins with a position."""
    start = table.first_state
    dealt = table.dealt if table.dealt and _deals(table, start) else ()
    return of_turns(table, table.record, start, dealt)


def _deals(table: Table, start: State) -> bool:
    """Whether the table began with what was dealt."""
    again = Table(table.ruleset, dealer=Dealer(), given=table.dealt)
    return again.state.words() == start.words()


def of_turns(
    table: Table,
    played: Sequence[Played],
    start: State,
    dealt: Chance,
    times: Sequence[int | None] = (),
) -> Record:
    """The record of turns that led to where a table stands."""
    headings = Headings(start, at_once=not dealt)
    thought = [*times, *[None] * (len(played) - len(times))]
    turns = [
        Turn(turn.seat, tuple(turn.words), tuple(turn.chance), headings.before(turn.events), milliseconds)
        for turn, milliseconds in zip(played, thought, strict=True)
    ]
    return Record(
        ruleset=str(table.ruleset),
        turns=tuple(turns),
        dealt=dealt,
        start="" if dealt else write_position(start).to_text(),
        rules=RULES_VERSION[table.ruleset.game],
        result=result_of(table),
        checksum=checksum_of(table.position()),
    )


def start_of(table: Table, dealt: Chance) -> State:
    """The state after this set-up, for whoever kept no more than what was dealt."""
    return Table(table.ruleset, dealer=Dealer(), given=dealt).state


def result_of(table: Table) -> Result | None:
    """None while the game is not over."""
    if not table.over:
        return None
    scores = tuple(tuple(table.score_sources(seat)) for seat in range(table.ruleset.players))
    return Result(tuple(table.winners), table.game.ending(table.state), scores)
