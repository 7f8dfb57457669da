"""Positions of either game, as data, as JSON and as one line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from gouverneur.kernel.errors import PositionError, RulesetError
from gouverneur.kernel.ruleset import GameGrammar, Ruleset, parse_ruleset
from gouverneur.kernel.state import Observation, State
from gouverneur.notation import puerto_rico, puerto_rico_view, san_juan, san_juan_view, text
from gouverneur.notation.reader import Reader
from gouverneur.puerto_rico import game as puerto_rico_game
from gouverneur.puerto_rico.observation import PuertoRicoObservation
from gouverneur.puerto_rico.state import PuertoRico
from gouverneur.san_juan import game as san_juan_game
from gouverneur.san_juan.observation import SanJuanObservation
from gouverneur.san_juan.state import SanJuan


@dataclass(frozen=True)
class Notation:
    """How one game is written down. Its functions are asked only about states of that game."""

    grammar: GameGrammar
    state: type[State]
    observation: type[Observation]
    rules_of: Callable[[Ruleset], Any]
    write: Callable[[Any], dict[str, Any]]
    read: Callable[[Mapping[str, Any], Any, Reader], State]
    write_observation: Callable[[Any], dict[str, Any]]
    write_sheet: Callable[[Any], dict[str, Any]]


NOTATIONS = (
    Notation(
        san_juan_game.GRAMMAR,
        SanJuan,
        SanJuanObservation,
        san_juan_game.rules_of,
        san_juan.write,
        san_juan.read,
        san_juan_view.write_observation,
        san_juan_view.write_sheet,
    ),
    Notation(
        puerto_rico_game.GRAMMAR,
        PuertoRico,
        PuertoRicoObservation,
        puerto_rico_game.rules_of,
        puerto_rico.write,
        puerto_rico.read,
        puerto_rico_view.write_observation,
        puerto_rico_view.write_sheet,
    ),
)
GRAMMARS = {notation.grammar.name: notation.grammar for notation in NOTATIONS}
BY_GAME = {notation.grammar.name: notation for notation in NOTATIONS}
BY_STATE = {notation.state: notation for notation in NOTATIONS}
BY_OBSERVATION = {notation.observation: notation for notation in NOTATIONS}


class Position(dict[str, Any]):
    """A state written down: plain data that goes into JSON, can be edited by hand and read back."""

    def check(self) -> list[str]:
        """Everything that is wrong with it; empty when it can be played."""
        reader = Reader()
        _read(self, reader)
        return reader.problems

    def state(self) -> tuple[Ruleset, State]:
        """Its ruleset and state, or a PositionError that lists everything wrong."""
        reader = Reader()
        ruleset, state = _read(self, reader)
        if reader.problems or ruleset is None or state is None:
            raise PositionError(reader.problems)
        return ruleset, state

    def to_json(self) -> str:
        """JSON to read and to edit."""
        return text.to_json(self)

    def to_text(self) -> str:
        """One URL-safe line."""
        return text.to_line(self)

    @classmethod
    def from_json(cls, json: str) -> Position:
        """A position from JSON; it is not checked yet."""
        return cls(text.from_json(json))

    @classmethod
    def from_text(cls, line: str) -> Position:
        """A position from its one line; it is not checked yet."""
        return cls(text.from_line(line))


def write_position(state: State) -> Position:
    return Position(BY_STATE[type(state)].write(state))


def write_observation(observation: Observation) -> dict[str, Any]:
    return BY_OBSERVATION[type(observation)].write_observation(observation)


def write_sheet(ruleset: Ruleset) -> dict[str, Any]:
    notation = BY_GAME[ruleset.game]
    return notation.write_sheet(notation.rules_of(ruleset))


def _read(position: object, reader: Reader) -> tuple[Ruleset | None, State | None]:
    if not isinstance(position, Mapping):
        reader.problem("", "a position is an object")
        return None, None
    if "ruleset" not in position:
        reader.problem("ruleset", "missing; for example san-juan:first/3")
        return None, None
    try:
        ruleset = parse_ruleset(position["ruleset"], GRAMMARS)
    except RulesetError as error:
        reader.problem("ruleset", str(error))
        return None, None
    notation = BY_GAME[ruleset.game]
    return ruleset, notation.read(position, notation.rules_of(ruleset), reader)
