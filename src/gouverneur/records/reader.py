"""Reading records: a text is led past a visitor line by line, and everything wrong is noted with its line.

Nothing here asks the rules, so a record that no longer fits them can still be read. Blanks, indentation, line ends
and a mark at the beginning of the file do not matter.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, TextIO, TypeVar

from gouverneur.records import model, syntax
from gouverneur.records.model import Round, Turn
from gouverneur.records.problems import LIMIT, MALFORMED, RecordError, flaw, refuse
from gouverneur.records.record import Record
from gouverneur.records.visitors import SKIP, Builder, Reading, Visitor

R = TypeVar("R")

LONGEST_LINE = 30_000  # characters: a position in one line is the longest there is
MOST_LINES = 60_000  # of one game
LARGEST_GAME = 5_000_000  # characters
OPENING = re.compile(rf"{syntax.OPENING}\b\s*(.*)", re.IGNORECASE)
HEADER = re.compile(r"([A-Z][A-Za-z0-9-]*(?: [A-Za-z0-9_.-]+)?)\s*:\s*(.*)", re.ASCII)
BEGINNING = syntax.OPENING.lower()


class Lines:
    """The lines of a text with their numbers, one ahead. A line that is too long is cut, and said to be."""

    def __init__(self, source: str | TextIO) -> None:
        self._source = io.StringIO(source, newline=None) if isinstance(source, str) else source
        self.number = 0  # of the line that comes next
        self.cut = False
        self.next: str | None = None
        self.advance()

    def advance(self) -> None:
        text = self._source.readline(LONGEST_LINE + 1)
        self.cut = len(text) > LONGEST_LINE and not text.endswith("\n")
        more = text
        while len(more) > LONGEST_LINE and not more.endswith("\n"):
            more = self._source.readline(LONGEST_LINE + 1)
        self.number += 1
        if self.number == 1:
            text = text.removeprefix("\ufeff")
        self.next = text.strip() if text else None

    def begins(self) -> bool:
        """Whether a game begins here."""
        return self.next is not None and self.next[: len(BEGINNING)].lower() == BEGINNING


def read(source: str | TextIO) -> Iterator[Reading]:
    """All games of a text or an open file, one after the other, each with what is wrong with it."""
    return visit(source, Builder)


def read_one(text: str) -> Record:
    """The one game of a text; RecordError lists everything wrong."""
    readings = read(text)
    first = next(readings, None)
    if first is None:
        text = f"there is no game; it begins with {syntax.OPENING} 1"
        raise RecordError([flaw(MALFORMED, text, 1, key="no-game")])
    record = first.whole()
    if next(readings, None) is not None:
        problem = "there are several games; `records.read` gives one after the other"
        raise refuse(MALFORMED, problem, key="several-games")
    return record


def visit(source: str | TextIO, visitor: Callable[[], Visitor[R]]) -> Iterator[R]:
    """A visitor for each game of a text or an open file, and what it comes to."""
    lines = Lines(source)
    while True:
        guest = visitor()
        if not visit_game(lines, guest):
            return
        yield guest.result()


def visit_game(lines: Lines, visitor: Visitor[Any]) -> bool:
    """Lead a visitor past the next game; False when there is none."""
    while lines.next == "":
        lines.advance()
    if lines.next is None:
        return False
    _Walk(lines, visitor).game()
    return True


class _Walk:
    """One game being read."""

    def __init__(self, lines: Lines, visitor: Visitor[Any]) -> None:
        self.lines = lines
        self.visitor = visitor
        self.depth = 0
        self.skipped = 0  # variations that are passed over, one within the other
        self.follows: list[bool] = [False]  # for each level, whether a turn stands before
        self.heading: Round | None = None
        self.in_headers = True
        self.wanted = True
        self.comment: list[str] = []  # its lines so far
        self.ended = 0  # the line of the end
        self.was_dealt = 0

    def problem(self, kind: str, text: str, *, key: str, **arguments: object) -> None:
        self.visitor.problem(flaw(kind, text, self.lines.number, key=key, **arguments))

    def game(self) -> None:
        lines = self.lines
        self.visitor.begin_game()
        if not self._opening():
            self._pass_over()
        size, first = 0, lines.number
        while lines.next is not None and not lines.begins():
            size += len(lines.next)
            if lines.number - first > MOST_LINES or size > LARGEST_GAME:
                text = f"a game has at most {MOST_LINES} lines and {LARGEST_GAME} characters"
                self.problem(LIMIT, text, key="long-game", lines=MOST_LINES, most=LARGEST_GAME)
                self._pass_over()
                break
            if lines.next:
                self._line(lines.next)
            elif self.comment:
                self._end_comment()
            if not self.wanted:
                self._pass_over()
                break
            lines.advance()
        if self.in_headers and self.wanted:
            self._end_headers()
        self._end_comment()
        if self.skipped:
            self.problem(MALFORMED, "a variation is not closed; ) is expected", key="not-closed")
        while self.depth > 0:
            if self.wanted:
                self.problem(MALFORMED, "a variation is not closed; ) is expected", key="not-closed")
            self._close()
        self.visitor.end_game()

    def _opening(self) -> bool:
        """False when what follows is no game at all."""
        lines = self.lines
        if not lines.begins():
            text = f"a game begins with the line {syntax.OPENING} {syntax.FORMAT}"
            self.problem(MALFORMED, text, key="no-opening")
            return HEADER.fullmatch(lines.next or "") is not None
        match = OPENING.fullmatch(lines.next or "")
        if match is None or match[1] != str(syntax.FORMAT):
            text = f"this reads {syntax.OPENING} {syntax.FORMAT}, not {syntax.shown(lines.next or '')}"
            self.problem(MALFORMED, text, key="other-format", found=lines.next or "")
        lines.advance()
        return True

    def _pass_over(self) -> None:
        """To the next game."""
        self.wanted = False
        while self.lines.next is not None and not self.lines.begins():
            self.lines.advance()

    def _line(self, text: str) -> None:
        try:
            if self.lines.cut:
                problem = f"a line has at most {LONGEST_LINE} characters"
                self.problem(LIMIT, problem, key="long-line", most=LONGEST_LINE)
            elif letter := model.unfit_letter(text.replace("\t", " ")):
                code = model.code_of(letter)
                problem = f"there is an invisible character, {code}"
                self.problem(MALFORMED, problem, key="invisible-in", what="line", name="", letter=code)
            elif self.in_headers and (match := HEADER.fullmatch(text)) and not _is_body(text):
                self.visitor.header(match[1], re.sub("[ \t]+", " ", match[2]), self.lines.number)
            else:
                if self.in_headers:
                    self._end_headers()
                if self.wanted:
                    self._body(text)
        except RecordError as error:
            for found in error.problems:
                self.visitor.problem(replace(found, line=self.lines.number))

    def _end_headers(self) -> None:
        self.in_headers = False
        if self.visitor.end_headers() is SKIP:
            self.wanted = False

    def _body(self, text: str) -> None:
        if self.comment and not text.startswith(";"):
            self._end_comment()
        number = self.lines.number
        word = text.split(maxsplit=1)[0].rstrip(":>").lower()
        if text == "(":
            self._open()
        elif text == ")":
            self._shut()
        elif self.skipped:
            return
        elif self.ended:
            problem = f"nothing follows the end in line {self.ended}, not {syntax.shown(text)}"
            self.problem(MALFORMED, problem, key="after-end", first=self.ended, found=text)
        elif text.startswith(";"):
            self._comment(text[1:].strip())
        elif word == "round":
            self.heading = syntax.read_round(text)
        elif word == "dealt":
            self._dealt(text)
        elif word == "end":
            self._end(text)
        elif text[0].isdigit() or text[0] == "*":
            turn = syntax.read_turn(text, self.visitor.names(), number, self.heading)
            self.heading = None
            self.follows[-1] = isinstance(turn, Turn)
            self.visitor.turn(turn)
        elif HEADER.fullmatch(text):
            expected = "headers come before the game, and a turn begins with the number of its seat"
            self.problem(MALFORMED, f"{expected}, not {syntax.shown(text)}", key="late-header", found=text)
        else:
            expected = "a turn such as 0: builder, a round, a comment after ;, ( or ), or the end is expected"
            self.problem(MALFORMED, f"{expected}, not {syntax.shown(text)}", key="unknown-line", found=text)

    def _comment(self, text: str) -> None:
        if self.depth and not self.follows[-1]:
            problem = "a comment in a variation stands below the turn that it is about"
            self.problem(MALFORMED, problem, key="comment-place")
        else:
            self.comment.append(text)

    def _end_comment(self) -> None:
        """Lines that follow each other are one comment."""
        text, self.comment = "\n".join(self.comment), []
        if text and self.wanted:
            self.visitor.comment(text, self.lines.number - 1)

    def _dealt(self, text: str) -> None:
        rest = text[len("dealt") :].strip()
        if self.was_dealt or self.follows[0]:
            self.problem(MALFORMED, "what was dealt stands once, before the first turn", key="dealt-place")
        elif not rest.startswith(">"):
            problem = f"what was dealt reads Dealt > start: 0, not {syntax.shown(text)}"
            self.problem(MALFORMED, problem, key="dealt-form", found=text)
        else:
            self.was_dealt = self.lines.number
            chance = model.check_chance(syntax.read_chance(rest[1:]))
            self.visitor.dealt(chance, self.lines.number)

    def _end(self, text: str) -> None:
        if self.depth:
            self.problem(MALFORMED, "the end is no part of a variation", key="end-place")
            return
        match = re.fullmatch(r"end\s*:\s*(\S+)", text, re.IGNORECASE)
        if match is None:
            problem = f"the end reads End: and 16 digits 0-9 and a-f, not {syntax.shown(text)}"
            self.problem(MALFORMED, problem, key="end-form", found=text)
            return
        self.ended = self.lines.number
        self.visitor.checksum(match[1].lower(), self.lines.number)

    def _open(self) -> None:
        if self.skipped:
            self.skipped += 1
        elif not self.follows[-1] or self.ended:
            problem = "a variation stands below the turn that it replaces"
            self.problem(MALFORMED, problem, key="variation-place")
            self.skipped = 1
        elif self.depth == model.MOST_DEPTH:
            problem = f"variations lie at most {model.MOST_DEPTH} deep"
            self.problem(LIMIT, problem, key="deep", most=model.MOST_DEPTH)
            self.skipped = 1
        elif self.visitor.begin_variation(self.lines.number) is SKIP:
            self.skipped = 1
        else:
            self.depth += 1
            self.follows.append(False)
            self.heading = None

    def _shut(self) -> None:
        if self.skipped:
            self.skipped -= 1
        elif not self.depth:
            self.problem(MALFORMED, "no variation is open that ) could close", key="not-open")
        else:
            self._close()

    def _close(self) -> None:
        self.depth -= 1
        self.follows.pop()
        self.heading = None
        self.visitor.end_variation(self.lines.number)


def _is_body(text: str) -> bool:
    return text.split(maxsplit=1)[0].rstrip(":").lower() in ("end", "dealt", "round")
