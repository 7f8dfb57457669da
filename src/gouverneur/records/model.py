"""What a record is made of: plain frozen values, which refuse what could not be written down and read back."""

from __future__ import annotations

import datetime as dt
import re
import unicodedata
from dataclasses import dataclass, field

from gouverneur.records.problems import HEADER, LIMIT, MALFORMED, refuse

LONGEST_NAME = 40
LONGEST_COMMENT = 20_000  # characters
LONGEST_VALUE = 500  # of a header of one's own
MOST_SEATS = 8
MOST_DEPTH = 8  # variations within variations
MOST_VARIATIONS = 50  # of one turn
MOST_TURNS = 50_000  # variations included
WATCHING = -1  # the seat of whoever has none

Chance = tuple[tuple[str, str], ...]  # stack and outcome, in the order they were needed
Sight = int | str | tuple[str, ...]  # a detail of an event; what is not known begins with a ?

WORDS = re.compile(r"[a-z0-9_.-]{1,60}(?: [a-z0-9_.-]{1,60}){0,9}", re.ASCII)
STACK = re.compile(r"[a-z][a-z0-9_]{0,39}", re.ASCII)
OUTCOME = re.compile(r"[a-z0-9_.-]{1,60}|\?(?:[1-9][0-9]{0,3})?", re.ASCII)
KEY = re.compile(r"[a-z][a-z0-9_.-]{0,79}", re.ASCII)
KIND = re.compile(r"[a-z][a-z0-9_.:=,-]{0,39}", re.ASCII)
TAG = re.compile(r"[A-Z][A-Za-z0-9-]{0,39}", re.ASCII)
CHECKSUM = re.compile(r"[0-9a-f]{16}", re.ASCII)
POSITION = re.compile(r"\?|g1\.[A-Za-z0-9_-]{1,20000}", re.ASCII)
DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", re.ASCII)

# Headers and headings that mean something; a header of one's own has another name.
RESERVED = {
    *("Ruleset", "Rules", "View", "Date", "Position", "Result"),
    *("Seat", "Option", "Score", "Round", "Dealt", "End", "Gouverneur"),
}
# They turn the direction of what follows, so that a line shows something else than it holds.
BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def unfit_letter(text: str, strict: bool = False) -> str:
    """The first character that must not be in a text; with `strict` every invisible one. "" when there is none."""
    for letter in text:
        category = unicodedata.category(letter)
        if letter in BIDI or category in ("Cc", "Cs", "Zl", "Zp"):
            return letter
        if strict and category in ("Cf", "Co", "Cn"):
            return letter
    return ""


def code_of(letter: str) -> str:
    return f"U+{ord(letter):04X}"


def clean_line(text: str, what: str, longest: int, *, name: str = "", strict: bool = False) -> str:
    """One line of visible characters, single blanks; refused when it is none.

    `what` it is: a name, or the header or the option of this name.
    """
    said = f"the {what} {name}" if name else f"a {what}"
    cleaned = re.sub(" +", " ", text).strip()
    if len(cleaned) > longest:
        problem = f"{said} has at most {longest} characters, not {len(cleaned)}"
        raise refuse(
            LIMIT, problem, key="long-value", what=what, name=name, most=longest, number=len(cleaned)
        )
    if letter := unfit_letter(cleaned, strict):
        problem = f"{said} has an invisible character, {code_of(letter)}"
        raise refuse(MALFORMED, problem, key="invisible-in", what=what, name=name, letter=code_of(letter))
    return cleaned


def clean_comment(text: str) -> str:
    """Lines without blanks at their ends, and without empty lines at the ends of the whole."""
    lines = [line.replace("\t", " ").strip() for line in text.replace("\r\n", "\n").split("\n")]
    cleaned = "\n".join(lines).strip("\n")
    if len(cleaned) > LONGEST_COMMENT:
        problem = f"a comment has at most {LONGEST_COMMENT} characters"
        raise refuse(LIMIT, problem, key="long-comment", most=LONGEST_COMMENT)
    if letter := unfit_letter(cleaned.replace("\n", "")):
        problem = f"a comment has an invisible character, {code_of(letter)}"
        raise refuse(MALFORMED, problem, key="invisible-in", what="comment", name="", letter=code_of(letter))
    return cleaned


def check_chance(chance: Chance) -> Chance:
    checked = tuple((stack, outcome) for stack, outcome in chance)
    for stack, outcome in checked:
        if not STACK.fullmatch(stack):
            problem = f"a stack has a name such as deck, not {stack[:40]!r}"
            raise refuse(MALFORMED, problem, key="stack-form", found=stack)
        if not OUTCOME.fullmatch(outcome):
            problem = f"an outcome is one name, or ? for an unknown one, not {outcome[:40]!r}"
            raise refuse(MALFORMED, problem, key="outcome-form", found=outcome)
    return checked


@dataclass(frozen=True)
class Round:
    """The heading of a round. The governor may be left out by whoever writes by hand."""

    number: int
    governor: int | None = None

    def __post_init__(self) -> None:
        if not 1 <= self.number < 10_000:
            problem = f"a round has a number from 1 on, not {self.number}"
            raise refuse(MALFORMED, problem, key="round-number", number=self.number)
        if self.governor is not None and not 0 <= self.governor < MOST_SEATS:
            problem = f"a governor is a seat, not {self.governor}"
            raise refuse(MALFORMED, problem, key="governor-seat", seat=self.governor)


@dataclass(frozen=True)
class Turn:
    """What a seat played at once: words, what chance answered, and what was written beside it.

    `variations` are lines of turns that might have been played instead of this one and what followed.
    """

    seat: int
    words: tuple[str, ...]
    chance: Chance = ()
    round: Round | None = None  # the round that begins with this turn
    milliseconds: int | None = None  # that the seat thought
    comment: str = ""
    variations: tuple[tuple[Turn, ...], ...] = ()
    line: int = field(default=0, compare=False)  # of the text it was read from

    def __post_init__(self) -> None:
        object.__setattr__(self, "words", tuple(self.words))
        object.__setattr__(self, "chance", check_chance(self.chance))
        object.__setattr__(self, "comment", clean_comment(self.comment))
        object.__setattr__(self, "variations", tuple(tuple(line) for line in self.variations))
        if not 0 <= self.seat < MOST_SEATS:
            raise refuse(MALFORMED, f"there is no seat {self.seat}", key="no-seat", seat=self.seat)
        if not self.words:
            raise refuse(MALFORMED, "a turn has at least one action", key="empty-turn")
        for words in self.words:
            if not WORDS.fullmatch(words):
                problem = f"an action is a few words in lower case, not {words[:60]!r}"
                raise refuse(MALFORMED, problem, key="action-form", found=words)
        if self.milliseconds is not None and not 0 <= self.milliseconds < 10**12:
            raise refuse(MALFORMED, "a time is a number of seconds", key="time-form")
        if len(self.variations) > MOST_VARIATIONS:
            problem = f"a turn has at most {MOST_VARIATIONS} variations"
            raise refuse(LIMIT, problem, key="many-variations", most=MOST_VARIATIONS)
        if not all(self.variations):
            raise refuse(MALFORMED, "a variation has at least one turn", key="empty-variation")


@dataclass(frozen=True)
class Seen:
    """Something that happened, as the seat of a view saw it. `seat` is -1 when it happened to the table."""

    seat: int
    key: str
    details: tuple[tuple[str, Sight], ...] = ()
    round: Round | None = None
    line: int = field(default=0, compare=False)

    def __post_init__(self) -> None:
        if not WATCHING <= self.seat < MOST_SEATS:
            raise refuse(MALFORMED, f"there is no seat {self.seat}", key="no-seat", seat=self.seat)
        if not KEY.fullmatch(self.key):
            problem = f"an event has a name such as build, not {self.key[:40]!r}"
            raise refuse(MALFORMED, problem, key="event-form", found=self.key)
        names = [name for name, value in self.details]
        if len(set(names)) < len(names):
            problem = f"a detail of the event {self.key!r} is there twice"
            raise refuse(MALFORMED, problem, key="detail-twice", name=self.key)
        for name, value in self.details:
            if not KEY.fullmatch(name):
                problem = f"a detail has a name such as card, not {name[:40]!r}"
                raise refuse(MALFORMED, problem, key="detail-form", found=name)
            _check_sight(name, value)

    def event(self) -> dict[str, int | str | list[str]]:
        """As `Table.events` tells it; what is not known is left out."""
        told: dict[str, int | str | list[str]] = {"event": self.key}
        if self.seat >= 0:
            told["seat"] = self.seat
        for name, value in self.details:
            listed = list(value) if isinstance(value, tuple) else value
            if not is_unknown(value):
                told[name] = listed
        return told


def _check_sight(name: str, value: Sight) -> None:
    if isinstance(value, int):
        fits = not isinstance(value, bool) and abs(value) < 10**9
    else:
        names = value if isinstance(value, tuple) else (value,)
        fits = bool(names) and all(OUTCOME.fullmatch(one) for one in names)
        fits = fits and (isinstance(value, tuple) or not re.fullmatch("-?[0-9]+", value))
    if not fits:
        problem = f"{name} is a number, a name or several names, not {str(value)[:40]!r}"
        raise refuse(MALFORMED, problem, key="detail-value", name=name, found=str(value)[:60])


def is_unknown(value: Sight) -> bool:
    names = value if isinstance(value, tuple) else (value,)
    return any(isinstance(one, str) and one.startswith("?") for one in names)


@dataclass(frozen=True)
class Seat:
    """Who sat there: a name, perhaps none, and what kind of player: human, bot, bot:master."""

    name: str = ""
    kind: str = "human"

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean_line(self.name, "name", LONGEST_NAME, strict=True))
        if not KIND.fullmatch(self.kind):
            problem = f"a kind of player is a word such as human or bot, not {self.kind[:40]!r}"
            raise refuse(MALFORMED, problem, key="player-form", found=self.kind)


Sources = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Result:
    """Who won, how the game ended, and the points of each seat by their sources."""

    winners: tuple[int, ...]
    ending: str
    scores: tuple[Sources, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "winners", tuple(self.winners))
        object.__setattr__(
            self, "scores", tuple(tuple((name, n) for name, n in score) for score in self.scores)
        )
        if not self.winners or not all(0 <= seat < MOST_SEATS for seat in self.winners):
            raise refuse(HEADER, "a result names at least one seat that won", key="no-winner")
        if not KEY.fullmatch(self.ending):
            problem = f"an ending has a name such as twelve_buildings, not {self.ending[:40]!r}"
            raise refuse(HEADER, problem, key="ending-form", found=self.ending)
        for score in self.scores:
            for name, points in score:
                if not KEY.fullmatch(name) or abs(points) >= 10**6:
                    found = f"{name} {points}"
                    problem = f"a source of points reads palace 3, not {found[:60]!r}"
                    raise refuse(HEADER, problem, key="source-form", found=found)

    @property
    def totals(self) -> list[int]:
        return [sum(points for name, points in score) for score in self.scores]


def check_date(date: str) -> str:
    try:
        if date:
            dt.date.fromisoformat(date if DATE.fullmatch(date) else "")
    except ValueError:
        problem = f"a date reads 2026-07-31, not {date[:40]!r}"
        raise refuse(HEADER, problem, key="date-form", found=date) from None
    return date


def depth(turns: tuple[Turn | Seen, ...]) -> int:
    """How deep variations lie within variations."""
    return max(
        (1 + depth(line) for turn in turns if isinstance(turn, Turn) for line in turn.variations), default=0
    )
