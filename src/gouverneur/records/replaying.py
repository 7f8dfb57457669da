"""Playing a record again, by a dealer that knows only what is written; and saying where it no longer fits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

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
        raise refuse(HEADER, f"there is no turn {turn}; the record has {len(record.turns)}")
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
            raise RecordMisfit(
                Problem(HEADER, "a view of one seat cannot be played again; it tells only what happened")
            )
        self.record = record
        self.turns = [turn for turn in record.turns if not isinstance(turn, Seen)]
        self.number = 0
        self.table = self._start()
        self.headings = taking.Headings(self.table.state, at_once=bool(record.start))

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
                    raise self._misfit(HEADER, f"the position is of {table.ruleset}, not of {record.ruleset}")
                return table
            table = Table(record.ruleset, dealer=Dealer(), given=record.dealt)
        except PositionError as error:
            raise self._misfit(HEADER, f"the position cannot be read: {error}") from error
        except ChanceNeeded as error:
            raise self._misfit(CHANCE, f"dealt: {self._needs(error)}") from error
        except ChanceError as error:
            raise self._misfit(CHANCE, f"dealt: {error}") from error
        if table.dealer.waiting or table.dealt != record.dealt:
            raise self._misfit(CHANCE, "dealt: the set-up does not need these outcomes, or not in this order")
        return table

    def play(self, number: int, turn: Turn) -> Round | None:
        """Play a turn; RecordMisfit when it does not fit. The heading that belongs above it."""
        table = self.table
        if table.over:
            raise self._misfit(ILLEGAL, "the game is over before this turn", number, turn)
        if table.seat != turn.seat:
            asked = f"seat {table.seat} decides here about {table.decision.kind!r}, not seat {turn.seat}"
            raise self._misfit(SEAT, asked, number, turn)
        try:
            table.play(*turn.words, given=turn.chance)
        except ChanceNeeded as error:
            raise self._misfit(CHANCE, self._needs(error), number, turn) from error
        except GouverneurError as error:
            kind = _kind_of(error)
            raise self._misfit(kind, str(error), number, turn, error.rule) from error
        self._compare_chance(number, turn)
        heading = self.headings.before(table.record[-1].events)
        if turn.round is not None:
            self._compare_round(turn.round, heading, number, turn)
        return heading

    def _compare_chance(self, number: int, turn: Turn) -> None:
        if self.table.dealer.waiting:
            self.table.undo()
            text = f"the turn does not need all of these outcomes: {_listed(turn)}"
            raise self._misfit(CHANCE, text, number, turn)
        if self.table.record[-1].chance != turn.chance:
            needed = ", ".join(f"{stack} {outcome}" for stack, outcome in self.table.record[-1].chance)
            self.table.undo()
            raise self._misfit(CHANCE, f"the outcomes are needed in the order {needed}", number, turn)

    def _compare_round(self, written: Round, heading: Round | None, number: int, turn: Turn) -> None:
        if heading is None:
            text = f"no round begins with this turn, but round {written.number} is written"
        elif heading.number != written.number:
            text = f"round {heading.number} begins with this turn, not round {written.number}"
        elif written.governor not in (None, heading.governor):
            text = f"the governor is seat {heading.governor}, not seat {written.governor}"
        else:
            return
        self.table.undo()
        raise self._misfit(ROUND, text, number, turn)

    def at_the_end(self) -> list[Problem]:
        """What the record says about the end, and is otherwise."""
        record, table = self.record, self.table
        problems = []
        if record.result is not None:
            result = taking.result_of(table)
            if result is None:
                problems.append(self._problem(RESULT, "a result is written, but the game is not over"))
            elif (result.winners, result.ending) != (record.result.winners, record.result.ending):
                text = (
                    f"seats {list(result.winners)} win ({result.ending}), not {list(record.result.winners)}"
                )
                problems.append(self._problem(RESULT, f"{text} ({record.result.ending})"))
            elif record.result.scores and [sorted(score) for score in result.scores] != [
                sorted(score) for score in record.result.scores
            ]:
                text = f"the scores are {result.scores}, not {record.result.scores}"
                problems.append(self._problem(RESULT, text))
        if record.checksum:
            found = checksum_of(table.position())
            if found != record.checksum:
                text = f"the game ends in another position: {found}, not {record.checksum}"
                problems.append(self._problem(CHECKSUM, text))
        return problems

    def _needs(self, error: ChanceNeeded) -> str:
        stack = error.arguments.get("stack")
        stacks = GAMES[ruleset(self.record.ruleset).game].stacks
        name = stacks[stack] if isinstance(stack, int) and stack < len(stacks) else stack
        return f"an outcome is needed that is not written, of the stack {name}"

    def _problem(
        self, kind: str, text: str, number: int = -1, turn: Turn | None = None, rule: str = ""
    ) -> Problem:
        now = RULES_VERSION[ruleset(self.record.ruleset).game]
        if self.record.rules not in (0, now):
            text += (
                f" (it was played under version {self.record.rules} of the rules; these are version {now})"
            )
        return Problem(kind, text, turn.line if turn is not None else 0, number, rule)

    def _misfit(
        self, kind: str, text: str, number: int = -1, turn: Turn | None = None, rule: str = ""
    ) -> RecordMisfit:
        return RecordMisfit(self._problem(kind, text, number, turn, rule))


def _kind_of(error: GouverneurError) -> str:
    kinds = (
        (AmbiguousAction, AMBIGUOUS),
        (IllegalAction, ILLEGAL),
        (GameOver, ILLEGAL),
        (ChanceError, CHANCE),
    )
    return next((kind for error_kind, kind in kinds if isinstance(error, error_kind)), MALFORMED)


def _listed(turn: Turn) -> str:
    return ", ".join(f"{stack} {outcome}" for stack, outcome in turn.chance)
