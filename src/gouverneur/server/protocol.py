"""Every message between a server and a page, for both games. `dev.py protocol` makes OpenAPI and TypeScript of it.

What differs between the games travels as documents of their own: `sheet` says once what is in the box,
`view` says what a seat knows now. Their shapes are in `views`. Texts are keys and ids; the page phrases them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Seq = Annotated[int, Meta(ge=-1, le=1_000_000)]
Words = Annotated[str, Meta(min_length=1, max_length=200)]
Act = Annotated[int, Meta(ge=0, le=100_000)] | Words  # an action by its number or in words
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Source = tuple[str, int]  # where a part of a number comes from, and how much it is
Document = dict[str, Any]  # of one game; see `views`
Happening = dict[str, int | str | list[str]]  # an event as one seat sees it: `event`, perhaps `seat`, details


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """Frozen, and strict about what it is made from."""


# -- what there is to play --------------------------------------------------------------


class EditionInfo(Message, frozen=True):
    name: str
    players: list[int]
    modules: list[str]


class OptionInfo(Message, frozen=True):
    """An option of a ruleset; the first value is the default. `free`: any text may be tried as a value."""

    key: str
    values: list[str]
    meaning: str
    free: bool


class GameInfo(Message, frozen=True):
    """`bots` are the names of those who may sit at a table, from the weakest to the strongest, then those with a liking, at last `random`."""

    name: str
    editions: list[EditionInfo]
    modules: list[str]
    options: list[OptionInfo]
    bots: list[str]


class RulesetInfo(Message, frozen=True):
    text: str
    game: str
    edition: str
    players: int
    modules: list[str]
    options: dict[str, str]


# -- people and tables ------------------------------------------------------------------


class NewGuest(Message, frozen=True):
    name: Name | None = None


class Guest(Message, frozen=True):
    name: str


class BotSeat(Message, frozen=True):
    """A seat for one of the `bots` of a game."""

    bot: Name


class NewTable(Message, frozen=True):
    """A ruleset in one line and who sits where: exactly one seat is `you`; `bot` alone is a regular one."""

    ruleset: Annotated[str, Meta(min_length=1, max_length=2000)]
    seats: Annotated[list[Literal["you", "bot"] | BotSeat], Meta(min_length=1, max_length=8)]
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None  # a certain deal instead of a random one


class SeatInfo(Message, frozen=True):
    """`bot` is which one plays there, empty for a person."""

    kind: Literal["person", "bot"]
    name: str
    bot: str


class TableInfo(Message, frozen=True):
    """What does not change while a table is played at. `you` is your seat, -1 when you watch."""

    id: str
    ruleset: RulesetInfo
    seats: list[SeatInfo]
    you: int
    sheet: Document


class TableLine(Message, frozen=True):
    """A table in a list."""

    id: str
    ruleset: str
    seats: list[SeatInfo]
    you: int
    seq: int
    over: bool


# -- playing ----------------------------------------------------------------------------


class Option(Message, frozen=True):
    """Something that may be chosen: its number, its words, and what it costs or brings with the reasons.

    With an option that `ends`, the turn is complete; after another one there is more to choose.
    """

    action: int
    words: str
    ends: bool
    sources: list[Source]


class Decision(Message, frozen=True):
    """Who decides what, and of which `role` it is a part (null: of none). `options` is null when it is not you.

    `wanted` is how many more things are to be chosen exactly, 0 where that is for whoever decides to say.
    """

    seat: int
    kind: str
    role: str | None
    wanted: int
    options: list[Option] | None


class Result(Message, frozen=True):
    winners: list[int]
    totals: list[int]
    ending: str


class Entry(Message, frozen=True):
    """One entry of the log as you saw it."""

    seq: int
    seat: int
    events: list[Happening]


class Update(Message, frozen=True, tag_field="type", tag="update"):
    """Everything since an earlier seq: what happened, and how things stand now.

    `scores` are the points by seat with their sources, null where they are not yours to know.
    """

    since: int
    seq: int
    entries: list[Entry]
    view: Document
    decision: Decision | None
    scores: list[list[Source] | None]
    result: Result | None


class Proposals(Message, frozen=True):
    """At a large choice of yours, whole turns that nothing beats, as words in any order; elsewhere none."""

    seq: int
    turns: list[list[str]]


class TurnDraft(Message, frozen=True):
    """Choices of a turn so far, made at the decision of `seq`. Nothing is stored.

    Several things of a kind (cards that pay, goods that are sold) may come in any order.
    """

    seq: Seq
    actions: Annotated[list[Act], Meta(max_length=100)]


class Preview(Message, frozen=True):
    """What a draft comes to: the choices made, what may follow, how the table would look to you.

    `done` are the words of the choices and of what left no choice, such as the last cards that can pay. A draft stops before anything is dealt or revealed and before anybody else acts. When `complete`,
    nothing is left to choose; `decision` is then null.
    """

    seq: int
    chosen: list[Option]
    done: list[str]
    complete: bool
    decision: Decision | None
    events: list[Happening]
    view: Document


class Turn(Message, frozen=True):
    """A whole turn, as a complete draft has it: all of it is played, or with a problem none."""

    seq: Seq
    actions: Annotated[list[Act], Meta(min_length=1, max_length=100)]


class Played(Message, frozen=True):
    seq: int


class Question(Message, frozen=True):
    """Why is this not possible, after the choices of a draft?"""

    seq: Seq
    actions: Annotated[list[Act], Meta(max_length=100)]
    action: Act


class Why(Message, frozen=True):
    """The rule that forbids it; `rule` is empty when it is possible or when no rule speaks of it."""

    possible: bool
    rule: str
    key: str
    text: str


# -- written games ----------------------------------------------------------------------


class RecordText(Message, frozen=True):
    """Games written down: the text of one or more records, or one record as JSON."""

    text: Annotated[str, Meta(max_length=262_144)]


class RecordProblem(Message, frozen=True):
    """What is wrong with a record: the line of the text (0: none), the number of the turn (-1: none), the rule.

    In `text` for programmers, in `key` for programs, which phrase it with `arguments`.
    """

    kind: str
    text: str
    line: int
    turn: int
    rule: str
    key: str
    arguments: dict[str, str | int]


class RecordRead(Message, frozen=True):
    """One game as it was read, null when nothing could be; its keys are those of docs/records.md.

    `turns` is how many it has, `fits` after how many of them the table can be looked at; -1: not even at first.
    """

    record: Document | None
    turns: int
    fits: int
    problems: list[RecordProblem]


class RecordPlace(Message, frozen=True):
    """A place in one of the games of a text: after so many turns, as a seat sees it (-1: a spectator).

    Of what happened on the way only that after the turn `since` is told.
    """

    text: Annotated[str, Meta(max_length=262_144)]
    turn: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=-1, le=9)] = -1
    game: Annotated[int, Meta(ge=0, le=1000)] = 0  # its number in the text
    since: Seq = -1


class Replayed(Message, frozen=True):
    """How the table stands there, as a TableInfo without an id and an Update with turns for entries say it.

    `turns` is how many there are, `comment` what is written beside the last of them. A record that is itself what
    one seat saw cannot be played again: its entries are its events, and `view` is null.
    """

    table: TableInfo
    turns: int
    seq: int
    entries: list[Entry]
    comment: str
    view: Document | None
    decision: Decision | None
    scores: list[list[Source] | None]
    result: Result | None


class Problem(Message, frozen=True):
    """What went wrong: in `text` for programmers, in `key` for programs, which phrase it with `arguments`.

    Of an action that a rule forbids, `words` among the arguments says which. Of a turn or draft that came too late,
    `seq` is the newest one.
    """

    key: str
    text: str
    rule: str = ""
    seq: int | None = None
    arguments: dict[str, str | int] = {}
