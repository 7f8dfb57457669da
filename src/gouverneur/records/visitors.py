"""Those who walk through records: to build them, to write them, to count, to look at the headers only.

A text is walked through by `reader`, a record by `Record.accept`. Both call the same methods in the same order, so
whatever can be done with a record can be done with a file of a million games without building one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Generic, TypeVar

from gouverneur.kernel.errors import RulesetError
from gouverneur.records import syntax
from gouverneur.records.model import CHECKSUM as CHECKSUM_FORM
from gouverneur.records.model import (
    KEY,
    MOST_SEATS,
    POSITION,
    RESERVED,
    TAG,
    WATCHING,
    Chance,
    Result,
    Seat,
    Seen,
    Sources,
    Turn,
    check_date,
    clean_comment,
)
from gouverneur.records.problems import (
    HEADER,
    MALFORMED,
    MOST_PROBLEMS,
    Problem,
    RecordError,
    flaw,
    flaw_of,
    refuse,
)
from gouverneur.records.record import Record, rules_named

R = TypeVar("R")
T = TypeVar("T")


class Skip:
    """The answer of a visitor who does not want to see what follows."""


SKIP: Final = Skip()


class Visitor(Generic[R]):
    """Does nothing with a game. Lines count from 1; a record that was not read from a text has none."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def problem(self, problem: Problem) -> None:
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(problem)

    def begin_game(self) -> None: ...

    def header(self, key: str, value: str, line: int) -> None: ...

    def end_headers(self) -> Skip | None:
        """SKIP: the rest of the game is passed over."""
        return None

    def comment(self, text: str, line: int) -> None:
        """Of the turn before, or before the first turn of the game. One call for each comment."""

    def dealt(self, chance: Chance, line: int) -> None: ...

    def turn(self, turn: Turn | Seen) -> None:
        """Without its comment and its variations: they follow."""

    def begin_variation(self, line: int) -> Skip | None:
        """An alternative to the turn before. SKIP: it is passed over, and has no end either."""
        return None

    def end_variation(self, line: int) -> None: ...

    def checksum(self, text: str, line: int) -> None: ...

    def end_game(self) -> None: ...

    def names(self) -> Sequence[str]:
        """What the seats are called, as far as the visitor has listened: lines begin with a seat and its name."""
        return ()

    def result(self) -> R:
        raise NotImplementedError


class Names(Visitor[R]):
    """Listens to who sits where."""

    def __init__(self) -> None:
        super().__init__()
        self._names: dict[int, str] = {}

    def header(self, key: str, value: str, line: int) -> None:
        seat = _numbered(key, "Seat")
        if seat is not None:
            try:
                self._names[seat] = syntax.read_seat(value).name
            except RecordError:
                self._names[seat] = ""

    def names(self) -> list[str]:
        return [self._names.get(seat, "") for seat in range(MOST_SEATS)]


class Skipper(Visitor[None]):
    """Passes over a game."""

    def end_headers(self) -> Skip:
        return SKIP

    def result(self) -> None:
        return None


class Headers(Visitor[dict[str, str]]):
    """The headers of a game as they are written, and nothing of the game."""

    def __init__(self) -> None:
        super().__init__()
        self._found: dict[str, str] = {}

    def header(self, key: str, value: str, line: int) -> None:
        self._found.setdefault(key, value)

    def end_headers(self) -> Skip:
        return SKIP

    def result(self) -> dict[str, str]:
        return self._found


@dataclass(frozen=True)
class Numbers:
    """How much there is in a game; turns of variations are counted apart."""

    rounds: int = 0
    turns: int = 0
    events: int = 0
    comments: int = 0
    variations: int = 0
    turns_in_variations: int = 0


class Counter(Names[Numbers]):
    def __init__(self) -> None:
        super().__init__()
        self._depth = 0
        self._found = dict.fromkeys(Numbers.__dataclass_fields__, 0)

    def turn(self, turn: Turn | Seen) -> None:
        if self._depth:
            self._found["turns_in_variations"] += 1
            return
        self._found["events" if isinstance(turn, Seen) else "turns"] += 1
        self._found["rounds"] += turn.round is not None

    def comment(self, text: str, line: int) -> None:
        self._found["comments"] += 1

    def begin_variation(self, line: int) -> None:
        self._depth += 1
        self._found["variations"] += 1

    def end_variation(self, line: int) -> None:
        self._depth -= 1

    def result(self) -> Numbers:
        return Numbers(**self._found)


# -- building ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Reading:
    """A game as far as it could be read, and everything wrong with it. Without a ruleset there is no record."""

    record: Record | None
    problems: tuple[Problem, ...]

    def whole(self) -> Record:
        """The record, or a RecordError with all problems."""
        if self.problems or self.record is None:
            raise RecordError(self.problems)
        return self.record


class Builder(Names[Reading]):
    """Makes a record."""

    def __init__(self) -> None:
        super().__init__()
        self._headers: dict[str, tuple[str, int]] = {}
        self._dealt: Chance = ()
        self._comment = ""
        self._checksum = ""
        self._lines: list[list[Turn | Seen]] = [[]]

    def header(self, key: str, value: str, line: int) -> None:
        super().header(key, value, line)
        if key in self._headers:
            first = self._headers[key][1]
            text = f"{key} is there twice; first in line {first}"
            self.problem(flaw(HEADER, text, line, key="header-twice", name=key, first=first))
        else:
            self._headers[key] = (value, line)

    def comment(self, text: str, line: int) -> None:
        try:
            if not self._lines[-1]:
                self._comment = clean_comment(f"{self._comment}\n{text}" if self._comment else text)
                return
            turn = self._lines[-1][-1]
            if isinstance(turn, Seen):
                raise refuse(
                    MALFORMED, "a comment belongs to a turn, not to an event", key="comment-of-event"
                )
            joined = f"{turn.comment}\n{text}" if turn.comment else text
            self._lines[-1][-1] = replace(turn, comment=joined)
        except RecordError as error:
            self._refused(error, line)

    def dealt(self, chance: Chance, line: int) -> None:
        self._dealt = chance

    def turn(self, turn: Turn | Seen) -> None:
        self._lines[-1].append(turn)

    def begin_variation(self, line: int) -> None:
        self._lines.append([])

    def end_variation(self, line: int) -> None:
        variation = tuple(turn for turn in self._lines.pop() if isinstance(turn, Turn))
        turn = self._lines[-1][-1]
        assert isinstance(turn, Turn)
        try:
            self._lines[-1][-1] = replace(turn, variations=(*turn.variations, variation))
        except RecordError as error:
            self._refused(error, line)

    def checksum(self, text: str, line: int) -> None:
        if CHECKSUM_FORM.fullmatch(text):
            self._checksum = text
        else:
            problem = f"End has 16 digits 0-9 and a-f, not {syntax.shown(text)}"
            self.problem(flaw(MALFORMED, problem, line, key="end-form", found=text))

    def result(self) -> Reading:
        record = None
        try:
            record = self._record()
        except RecordError as error:
            self._refused(error, 0)
        self.problems.sort(key=lambda problem: problem.line)
        return Reading(record, tuple(self.problems))

    def _record(self) -> Record | None:
        ruleset, line = self._taken("Ruleset")
        if not ruleset:
            text = "there is no ruleset; a header reads Ruleset: san-juan:first/3"
            self.problem(flaw(HEADER, text, line, key="no-ruleset"))
            return None
        rules = rules_named(ruleset)
        if isinstance(rules, RulesetError):
            self.problem(flaw_of(HEADER, rules, line))
            return None
        seats = self._seats(rules.players)
        options = {key.removeprefix("Option "): key for key in self._headers if key.startswith("Option ")}
        for key in [key for key in options if not KEY.fullmatch(key)]:
            _value, line = self._taken(options.pop(key))
            text = f"an option has a name such as clock, not {syntax.shown(key)}"
            self.problem(flaw(HEADER, text, line, key="option-form", found=key))
        return Record(
            ruleset=ruleset,
            seats=seats,
            turns=tuple(self._lines[0]),
            dealt=self._dealt,
            start=self._read("Position", _read_start, ""),
            rules=self._read("Rules", _read_version, 0),
            view=self._read("View", _read_view, None),
            date=self._read("Date", check_date, ""),
            options=tuple((key, self._taken(name)[0]) for key, name in options.items()),
            result=self._result(rules.players),
            comment=self._comment,
            checksum=self._checksum,
            tags=tuple((key, value) for key, value in self._rest()),
        )

    def _seats(self, players: int) -> tuple[Seat, ...]:
        found = []
        for number in range(players):
            found.append(self._read(f"Seat {number}", syntax.read_seat, Seat(kind="unknown")))
        return tuple(found)

    def _result(self, players: int) -> Result | None:
        keys = [f"Score {seat}" for seat in range(players)]
        there = [key for key in keys if key in self._headers]
        line = self._headers.get("Result", ("", 0))[1] or (self._headers[there[0]][1] if there else 0)
        none: tuple[tuple[int, ...], str] = ((), "")
        winners, ending = self._read("Result", syntax.read_winners, none)
        nothing: Sources = ()
        scores = tuple(self._read(key, syntax.read_score, nothing) for key in there)
        if there and len(there) < players:
            missing = next(key for key in keys if key not in there)
            text = f"some seats have a score, but there is no {missing}"
            self.problem(flaw(HEADER, text, line, key="score-missing", name=missing))
            scores = ()
        if not winners:
            if there:
                self.problem(flaw(HEADER, "there are scores, but no result", line, key="no-result"))
            return None
        if max(winners) >= players:
            text = f"there is no seat {max(winners)} that could have won"
            self.problem(flaw(HEADER, text, line, key="no-seat", seat=max(winners)))
            return None
        try:
            return Result(winners, ending, scores)
        except RecordError as error:
            self._refused(error, line)
            return None

    def _rest(self) -> list[tuple[str, str]]:
        """Headers of somebody's own."""
        found = []
        for key, (value, line) in self._headers.items():
            if key.split(" ")[0] in RESERVED:
                text = f"there is no {syntax.shown(key)} in this game"
                self.problem(flaw(HEADER, text, line, key="no-such-header", name=key))
            elif not TAG.fullmatch(key):
                text = f"a header has one word with a capital letter, such as Site, not {syntax.shown(key)}"
                self.problem(flaw(HEADER, text, line, key="header-form", found=key))
            else:
                found.append((key, value))
        return found

    def _taken(self, key: str) -> tuple[str, int]:
        return self._headers.pop(key, ("", 0))

    def _read(self, key: str, read: Callable[[str], T], default: T) -> T:
        if key not in self._headers:
            return default
        value, line = self._taken(key)
        try:
            return read(value)
        except RecordError as error:
            self._refused(error, line)
            return default

    def _refused(self, error: RecordError, line: int) -> None:
        for problem in error.problems:
            self.problem(replace(problem, line=problem.line or line))


def _numbered(key: str, word: str) -> int | None:
    """The seat in `Seat 1`."""
    name, _blank, number = key.partition(" ")
    return (
        int(number) if name == word and number.isascii() and number.isdigit() and len(number) == 1 else None
    )


def _read_start(text: str) -> str:
    if not POSITION.fullmatch(text):
        problem = f"a position is one line that begins with g1., not {syntax.shown(text)}"
        raise refuse(HEADER, problem, key="position-form")
    return text


def _read_version(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        problem = f"the version of the rules is a number, not {syntax.shown(text)}"
        raise refuse(HEADER, problem, key="version-form")
    return int(text)


def _read_view(text: str) -> int | None:
    if text == "watching":
        return WATCHING
    if not (text.isascii() and text.isdigit() and len(text) == 1):
        problem = f"a view is a seat or the word watching, not {syntax.shown(text)}"
        raise refuse(HEADER, problem, key="view-form", found=text)
    return int(text)
