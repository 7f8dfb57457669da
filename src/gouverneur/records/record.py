"""A whole game written down."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from gouverneur.kernel.errors import RulesetError
from gouverneur.kernel.event import Detail
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.records import model
from gouverneur.records.model import Chance, Result, Seat, Seen, Turn
from gouverneur.records.problems import HEADER, LIMIT, SEAT, Problem, RecordError, flaw, flaw_of, refuse
from gouverneur.table import Table, ruleset

if TYPE_CHECKING:
    from gouverneur.records.visitors import Visitor


@dataclass(frozen=True)
class Record:
    """A game in words: headers, what was dealt, every turn with its chance, comments and variations.

    It is plain data and may hold what the rules do not allow; `check` and `end` play it again. With a `view` it is
    what one seat saw (-1: a spectator) and cannot be played again: `events` tells what happened.
    """

    ruleset: str
    seats: tuple[Seat, ...] = ()
    turns: tuple[Turn | Seen, ...] = ()
    dealt: Chance = ()  # what chance answered while setting up
    start: str = ""  # a position in one line, for a game that did not begin with a set-up
    rules: int = 0  # the version of the rules it was played under; 0: unknown
    view: int | None = None
    date: str = ""
    options: tuple[
        tuple[str, str], ...
    ] = ()  # of the table, such as a clock; those of the game are in the ruleset
    tags: tuple[tuple[str, str], ...] = ()  # headers of one's own
    result: Result | None = None
    comment: str = ""
    checksum: str = ""  # of the position, or of what the seat of a view sees, after the last turn

    def __post_init__(self) -> None:
        rules = rules_named(self.ruleset)
        if isinstance(rules, RulesetError):
            raise RecordError([flaw_of(HEADER, rules)])
        put = object.__setattr__
        put(self, "seats", tuple(self.seats) or (Seat(kind="unknown"),) * rules.players)
        put(self, "turns", tuple(self.turns))
        put(self, "dealt", model.check_chance(self.dealt))
        put(self, "comment", model.clean_comment(self.comment))
        put(self, "options", _lines(self.options, "option"))
        put(self, "tags", _lines(self.tags, "header"))
        model.check_date(self.date)
        self._check(rules.players)

    def _check(self, players: int) -> None:
        if len(self.seats) != players:
            problem = f"{self.ruleset} has {players} seats, not {len(self.seats)}"
            raise refuse(HEADER, problem, key="seats", players=players, number=len(self.seats))
        if not 0 <= self.rules < 10**6:
            raise refuse(HEADER, "the version of the rules is a number from 1 on", key="version-form")
        if self.view is not None and not model.WATCHING <= self.view < players:
            problem = f"there is no seat {self.view} to see this game from"
            raise refuse(HEADER, problem, key="no-seat", seat=self.view)
        if self.start and not model.POSITION.fullmatch(self.start):
            raise refuse(HEADER, "a position is one line that begins with g1.", key="position-form")
        if self.start and self.dealt:
            problem = "a game begins with a position or with what was dealt, not with both"
            raise refuse(HEADER, problem, key="two-starts")
        if self.checksum and not model.CHECKSUM.fullmatch(self.checksum):
            raise refuse(HEADER, "a checksum has 16 digits 0-9 and a-f", key="end-form", found=self.checksum)
        if self.result is not None and self.result.scores and len(self.result.scores) != players:
            scores = len(self.result.scores)
            raise refuse(
                HEADER, f"{players} seats have {scores} scores", key="scores", players=players, number=scores
            )
        if model.depth(self.turns) > model.MOST_DEPTH:
            problem = f"variations lie at most {model.MOST_DEPTH} deep"
            raise refuse(LIMIT, problem, key="deep", most=model.MOST_DEPTH)
        if sum(1 for turn in all_turns(self.turns)) > model.MOST_TURNS:
            problem = f"a record has at most {model.MOST_TURNS} turns"
            raise refuse(LIMIT, problem, key="many-turns", most=model.MOST_TURNS)
        for turn in all_turns(self.turns):
            if turn.seat >= players:
                text = f"there is no seat {turn.seat}"
                raise RecordError([flaw(SEAT, text, turn.line, key="no-seat", seat=turn.seat)])
            if self.view is None and (isinstance(turn, Seen) or _hides(turn.chance)):
                text = "only a view holds events and what is unknown"
                raise RecordError([flaw(HEADER, text, turn.line, key="only-view")])
        if self.view is None and (_hides(self.dealt) or self.start == "?"):
            raise refuse(HEADER, "only a view holds what is unknown", key="only-view")

    # -- from and to other forms ---------------------------------------------------------------

    @classmethod
    def of(
        cls,
        table: Table,
        *,
        seats: Sequence[Seat] = (),
        date: str = "",
        options: Sequence[tuple[str, str]] = (),
        tags: Sequence[tuple[str, str]] = (),
        comment: str = "",
    ) -> Record:
        """The game of a table so far, from the set-up or from the position it began with."""
        from gouverneur.records import taking

        record = taking.of_table(table)
        return replace(
            record,
            seats=tuple(seats) or record.seats,
            date=date,
            options=tuple(options),
            tags=tuple(tags),
            comment=comment,
        )

    @classmethod
    def from_text(cls, text: str) -> Record:
        """The one game of a text. RecordError lists everything that is wrong with it; the rules are not asked."""
        from gouverneur.records import reader

        return reader.read_one(text)

    def to_text(self) -> str:
        from gouverneur.records.writer import Writer

        writer = Writer()
        self.accept(writer)
        return writer.result()

    @classmethod
    def from_json(cls, text: str) -> Record:
        from gouverneur.records import as_json

        return as_json.from_json(text)

    def to_json(self) -> str:
        from gouverneur.records import as_json

        return as_json.to_json(self)

    def to_data(self) -> dict[str, Any]:
        """As plain data, with the keys of the JSON."""
        from gouverneur.records import as_json

        return as_json.to_data(self)

    def accept(self, visitor: Visitor[Any]) -> None:
        """Lead a visitor through the record, as `reader` leads it through a text."""
        from gouverneur.records import walking

        walking.walk(self, visitor)

    # -- editing: always another record ---------------------------------------------------------

    def with_comment(self, turn: int, comment: str) -> Record:
        return self._with(turn, replace(self._turn(turn), comment=comment))

    def with_variation(self, turn: int, variation: Sequence[Turn]) -> Record:
        """With turns that might have been played from this turn on."""
        old = self._turn(turn)
        return self._with(turn, replace(old, variations=(*old.variations, tuple(variation))))

    def _turn(self, number: int) -> Turn:
        if not 0 <= number < len(self.turns):
            text = f"there is no turn {number}; the game has {len(self.turns)}"
            raise refuse(SEAT, text, key="no-turn", number=number, turns=len(self.turns))
        turn = self.turns[number]
        if isinstance(turn, Seen):
            raise refuse(
                HEADER, f"number {number} is an event, not a turn", key="event-no-turn", number=number
            )
        return turn

    def _with(self, number: int, turn: Turn) -> Record:
        return replace(self, turns=(*self.turns[:number], turn, *self.turns[number + 1 :]))

    # -- playing again -------------------------------------------------------------------------------

    def replay(self) -> Iterator[Table]:
        """The table at the start, then after each turn: the same table, played on.

        RecordMisfit says at which turn the record no longer fits, and why.
        """
        from gouverneur.records import replaying

        return replaying.replay(self)

    def table_at(self, turn: int, *, seed: int | None = None) -> Table:
        """The table before the turn of this number; after the last one it is the number of turns.

        Chance is known only as far as it is written: with a seed the game can be played on.
        """
        from gouverneur.records import replaying

        return replaying.table_at(self, turn, seed)

    def end(self) -> Table:
        """The table after the last turn; RecordMisfit when anything on the way or at the end does not fit."""
        from gouverneur.records import replaying

        return replaying.end(self)

    def check(self) -> list[Problem]:
        """Everything that does not fit the rules: in the game where it stops, and in each variation."""
        from gouverneur.records import replaying

        return replaying.check(self)

    def in_full(self) -> Record:
        """Played again and written anew: full words, headings, result, checksum and version of the rules."""
        from gouverneur.records import replaying

        return replaying.in_full(self)

    # -- seeing ---------------------------------------------------------------------------------------

    def seen_by(self, seat: int) -> Record:
        """What one seat (-1: a spectator) knew: its own turns, and what it saw happen. Nothing else is in it."""
        from gouverneur.records import sight

        return sight.seen_by(self, seat)

    def events(self) -> list[dict[str, Detail]]:
        """Of a view, what the seat saw happen, as `Table.events` tells it; what is not known is left out."""
        return [turn.event() for turn in self.turns if isinstance(turn, Seen)]


def rules_named(name: str) -> Ruleset | RulesetError:
    """A ruleset, or why there is none."""
    try:
        return ruleset(name)
    except RulesetError as error:
        return error


def all_turns(turns: Sequence[Turn | Seen]) -> Iterator[Turn | Seen]:
    for turn in turns:
        yield turn
        for variation in turn.variations if isinstance(turn, Turn) else ():
            yield from all_turns(variation)


def checksum_of(written: dict[str, Any]) -> str:
    """Of a position or a view, as it is written down."""
    text = json.dumps(written, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _lines(pairs: Sequence[tuple[str, str]], what: str) -> tuple[tuple[str, str], ...]:
    form = model.TAG if what == "header" else model.KEY
    found = {}
    for key, value in pairs:
        if not form.fullmatch(key) or key in found or key in model.RESERVED:
            text = f"{key[:40]!r} is not the name of another {what}"
            raise refuse(HEADER, text, key="other-name", what=what, found=key)
        found[key] = model.clean_line(value, what, model.LONGEST_VALUE, name=key)
        if not found[key]:
            raise refuse(HEADER, f"the {what} {key} says nothing", key="says-nothing", what=what, name=key)
    return tuple(found.items())


def _hides(chance: Chance) -> bool:
    return any(outcome.startswith("?") for stack, outcome in chance)
