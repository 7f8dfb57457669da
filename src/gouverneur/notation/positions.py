"""Positions of either game, as data, as JSON and as one line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gouverneur.kernel.errors import PositionError, RulesetError
from gouverneur.kernel.ruleset import Ruleset, parse_ruleset
from gouverneur.kernel.state import Observation, State
from gouverneur.notation import san_juan, san_juan_view, text
from gouverneur.notation.reader import Reader
from gouverneur.san_juan.game import GRAMMAR as SAN_JUAN_GRAMMAR
from gouverneur.san_juan.game import rules_of as san_juan_rules
from gouverneur.san_juan.observation import SanJuanObservation
from gouverneur.san_juan.state import SanJuan

GRAMMARS = {SAN_JUAN_GRAMMAR.name: SAN_JUAN_GRAMMAR}


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
        return text.to_json(self)

    def to_text(self) -> str:
        """One URL-safe line."""
        return text.to_line(self)

    @classmethod
    def from_json(cls, json: str) -> Position:
        return cls(text.from_json(json))

    @classmethod
    def from_text(cls, line: str) -> Position:
        return cls(text.from_line(line))


def write_position(state: State) -> Position:
    assert isinstance(state, SanJuan)
    return Position(san_juan.write(state))


def write_observation(observation: Observation) -> dict[str, Any]:
    assert isinstance(observation, SanJuanObservation)
    return san_juan_view.write_observation(observation)


def write_sheet(ruleset: Ruleset) -> dict[str, Any]:
    return san_juan_view.write_sheet(san_juan_rules(ruleset))


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
    return ruleset, san_juan.read(position, san_juan_rules(ruleset), reader)
