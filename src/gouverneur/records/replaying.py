"""Playing a record again, by a dealer that knows only what is written; and saying where it no longer fits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.errors import (
    AmbiguousAction,
    ChanceError,
    ChanceNeeded,
    GameOver,
    GouverneurError,
    IllegalAction,
    PositionError,
)
from gouverneur.notation.positions import Position
from gouverneur.records import taking
from gouverneur.records.model import Round, Seen, Turn
from gouverneur.records.problems import (
    AMBIGUOUS,
    CHANCE,
    CHECKSUM,
    HEADER,
    ILLEGAL,
    MALFORMED,
    MOST_PROBLEMS,
    RESULT,
    ROUND,
    SEAT,
    Problem,
    RecordMisfit,
    flaw,
    refuse,
)
from gouverneur.records.record import Record, checksum_of
from gouverneur.records.rules_version import RULES_VERSION
from gouverneur.table import GAMES, Table, ruleset


def replay(record: Record) -> Iterator[Table]:
    player = _Player(record)
    yield player.table
    for number, turn in enumerate(player.turns):
        player.play(number, turn)
        yield player.table


def table_at(record: Record, turn: int, seed: int | None) -> Table:
    if isinstance(turn, bool) or not 0 <= turn <= len(record.turns):
        problem = f"there is no turn {turn}; the record has {len(record.turns)}"
        raise refuse(HEADER, problem, key="no-turn", number=turn, turns=len(record.turns))
    player = _Player(record)
    for number, played in enumerate(player.turns[:turn]):
        player.play(number, played)
    if seed is not None:
        player.table.seed, player.table.dealer = seed, Dealer(seed)
    return player.table


def end(record: Record) -> Table:
    player = _Player(record)
    for number, turn in enumerate(player.turns):
        player.play(number, turn)
    for problem in player.at_the_end():
        raise RecordMisfit(problem)
    return player.table


def check(record: Record) -> list[Problem]:
    problems: list[Problem] = []
    if record.view is not None:
        return problems
    try:
        player = _Player(record)
        _check_line(player, player.turns, problems)
        if not problems:
            problems += player.at_the_end()
    except RecordMisfit as misfit:
        problems.append(misfit.problem)
    return problems[:MOST_PROBLEMS]


def _check_line(player: _Player, turns: Sequence[Turn], problems: list[Problem]) -> None:
    """Variations first: they begin before the turn that they replace. A line stops where it does not fit."""
    for number, turn in enumerate(turns, player.number):
        for variation in turn.variations:
            if len(problems) < MOST_PROBLEMS:
                _check_line(player.copy(number), variation, problems)
        try:
            player.play(number, turn)
        except RecordMisfit as misfit:
            problems.append(misfit.problem)
            return


def in_full(record: Record) -> Record:
    player = _Player(record)
    turns = _in_full(player, player.turns)
    full = taking.of_table(player.table)
    return replace(
        record,
        ruleset=full.ruleset,
        start=full.start,
        turns=turns,
        rules=full.rules,
        result=full.result,
        checksum=full.checksum,
    )


def _in_full(player: _Player, turns: Sequence[Turn]) -> tuple[Turn, ...]:
    full: list[Turn] = []
    for number, turn in enumerate(turns, player.number):
        variations = [_in_full(player.copy(number), line) for line in turn.variations]
        heading = player.play(number, replace(turn, round=None))
        played = player.table.record[-1]
        full.append(
            replace(
                turn,
                words=played.words,
                chance=played.chance,
                round=heading,
                variations=tuple(variations),
            )
        )
    return tuple(full)


class _Player:
    """A table at which a record is played."""

    def __init__(self, record: Record) -> None:
        if record.view is not None:
            problem = "a view of one seat cannot be played again; it tells only what happened"
            raise RecordMisfit(flaw(HEADER, problem, key="view-no-replay"))
        self.record = record
        self.turns = [turn for turn in record.turns if not isinstance(turn, Seen)]
        self.number = 0
        self.table = self._start()
        self.headings = taking.Headings(taking.round_of(self.table.state), at_once=bool(record.start))

    def copy(self, number: int) -> _Player:
        """Another one, before the turn of this number."""
        other = _Player.__new__(_Player)
        other.__dict__.update(self.__dict__)
        other.table, other.number = self.table.copy(), number
        other.headings = self.headings.copy()
        return other

    def _start(self) -> Table:
        record = self.record
        try:
            if record.start:
                table = Table.from_position(Position.from_text(record.start), dealer=Dealer())
                if table.ruleset != ruleset(record.ruleset):
                    text = f"the position is of {table.ruleset}, not of {record.ruleset}"
                    found, wanted = str(table.ruleset), record.ruleset
                    raise self._misfit(HEADER, text, key="position-of-other", found=found, wanted=wanted)
                return table
            table = Table(record.ruleset, dealer=Dealer(), given=record.dealt)
        except PositionError as error:
            text = f"the position cannot be read: {error}"
            raise self._misfit(HEADER, text, key="position-unread", detail=str(error)) from error
        except ChanceNeeded as error:
            stack = self._stack(error)
            text = f"dealt: {_needs(stack)}"
            raise self._misfit(CHANCE, text, key="outcome-missing", stack=stack) from error
        except ChanceError as error:
            raise self._misfit(
                CHANCE, f"dealt: {error}", key=error.key, **dict[str, Any](error.arguments)
            ) from error
        if table.dealer.waiting or table.dealt != record.dealt:
            text = "dealt: the set-up does not need these outcomes, or not in this order"
            raise self._misfit(CHANCE, text, key="dealt-other")
        return table

    def play(self, number: int, turn: Turn) -> Round | None:
        """Play a turn; RecordMisfit when it does not fit. The heading that belongs above it."""
        table = self.table
        if table.over:
            raise self._misfit(ILLEGAL, "the game is over before this turn", number, turn, key="over-before")
        if table.seat != turn.seat:
            asked = f"seat {table.seat} decides here about {table.decision.kind!r}, not seat {turn.seat}"
            seats: dict[str, Any] = {"seat": table.seat, "other": turn.seat}
            raise self._misfit(SEAT, asked, number, turn, key="other-seat", **seats)
        try:
            table.play(*turn.words, given=turn.chance)
        except ChanceNeeded as error:
            stack = self._stack(error)
            raise self._misfit(
                CHANCE, _needs(stack), number, turn, key="outcome-missing", stack=stack
            ) from error
        except GouverneurError as error:
            kind = _kind_of(error)
            about: dict[str, Any] = {"words": ", ".join(turn.words), **error.arguments}
            raise self._misfit(
                kind, str(error), number, turn, rule=error.rule, key=error.key, **about
            ) from error
        self._compare_chance(number, turn)
        heading = self.headings.before(table.record[-1].events)
        if turn.round is not None:
            self._compare_round(turn.round, heading, number, turn)
        return heading

    def _compare_chance(self, number: int, turn: Turn) -> None:
        if self.table.dealer.waiting:
            self.table.undo()
            text = f"the turn does not need all of these outcomes: {_listed(turn)}"
            raise self._misfit(CHANCE, text, number, turn, key="outcomes-left", found=_listed(turn))
        if self.table.record[-1].chance != turn.chance:
            needed = ", ".join(f"{stack} {outcome}" for stack, outcome in self.table.record[-1].chance)
            self.table.undo()
            text = f"the outcomes are needed in the order {needed}"
            raise self._misfit(CHANCE, text, number, turn, key="outcomes-order", needed=needed)

    def _compare_round(self, written: Round, heading: Round | None, number: int, turn: Turn) -> None:
        if heading is None:
            text = f"no round begins with this turn, but round {written.number} is written"
            misfit = self._misfit(ROUND, text, number, turn, key="no-round", written=written.number)
        elif heading.number != written.number:
            text = f"round {heading.number} begins with this turn, not round {written.number}"
            rounds: dict[str, Any] = {"number": heading.number, "written": written.number}
            misfit = self._misfit(ROUND, text, number, turn, key="other-round", **rounds)
        elif written.governor not in (None, heading.governor):
            text = f"the governor is seat {heading.governor}, not seat {written.governor}"
            seats: dict[str, Any] = {"seat": heading.governor, "other": written.governor}
            misfit = self._misfit(ROUND, text, number, turn, key="other-governor", **seats)
        else:
            return
        self.table.undo()
        raise misfit

    def at_the_end(self) -> list[Problem]:
        """What the record says about the end, and is otherwise."""
        record, table = self.record, self.table
        problems = []
        if record.result is not None:
            result = taking.result_of(table)
            if result is None:
                text = "a result is written, but the game is not over"
                problems.append(self._problem(RESULT, text, key="not-over"))
            elif (result.winners, result.ending) != (record.result.winners, record.result.ending):
                found = f"{list(result.winners)} win ({result.ending})"
                written = f"{list(record.result.winners)} ({record.result.ending})"
                about = {
                    "winners": _row(result.winners),
                    "written": _row(record.result.winners),
                    "ending": result.ending,
                    "other": record.result.ending,
                }
                problems.append(
                    self._problem(RESULT, f"seats {found}, not {written}", key="other-winners", **about)
                )
            elif record.result.scores and [sorted(score) for score in result.scores] != [
                sorted(score) for score in record.result.scores
            ]:
                text = f"the scores are {result.scores}, not {record.result.scores}"
                totals = {"scores": _row(result.totals), "written": _row(record.result.totals)}
                problems.append(self._problem(RESULT, text, key="other-scores", **totals))
        if record.checksum:
            found = checksum_of(table.position())
            if found != record.checksum:
                text = f"the game ends in another position: {found}, not {record.checksum}"
                about = {"found": found, "written": record.checksum}
                problems.append(self._problem(CHECKSUM, text, key="other-end", **about))
        return problems

    def _stack(self, error: ChanceNeeded) -> str:
        """From which an outcome is needed."""
        stack = error.arguments.get("stack")
        stacks = GAMES[ruleset(self.record.ruleset).game].stacks
        return stacks[stack] if isinstance(stack, int) and stack < len(stacks) else str(stack)

    def _problem(
        self,
        kind: str,
        text: str,
        at: int = -1,
        turn: Turn | None = None,
        /,
        *,
        rule: str = "",
        key: str,
        **arguments: Any,
    ) -> Problem:
        now = RULES_VERSION[ruleset(self.record.ruleset).game]
        if self.record.rules not in (0, now):
            text += (
                f" (it was played under version {self.record.rules} of the rules; these are version {now})"
            )
            arguments |= {"version": self.record.rules, "now": now}
        return Problem(kind, text, turn.line if turn is not None else 0, at, rule, key, arguments)

    def _misfit(
        self,
        kind: str,
        text: str,
        at: int = -1,
        turn: Turn | None = None,
        /,
        *,
        rule: str = "",
        key: str,
        **arguments: Any,
    ) -> RecordMisfit:
        return RecordMisfit(self._problem(kind, text, at, turn, rule=rule, key=key, **arguments))


def _kind_of(error: GouverneurError) -> str:
    kinds = (
        (AmbiguousAction, AMBIGUOUS),
        (IllegalAction, ILLEGAL),
        (GameOver, ILLEGAL),
        (ChanceError, CHANCE),
    )
    return next((kind for error_kind, kind in kinds if isinstance(error, error_kind)), MALFORMED)


def _needs(stack: str) -> str:
    return f"an outcome is needed that is not written, of the stack {stack}"


def _row(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def _listed(turn: Turn) -> str:
    return ", ".join(f"{stack} {outcome}" for stack, outcome in turn.chance)
