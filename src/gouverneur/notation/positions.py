"""Positions of either game, as data, as JSON and as one line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gouverneur.kernel.errors import PositionError, RulesetError
from gouverneur.kernel.ruleset import Ruleset, parse_ruleset
from gouverneur.kernel.state import Observation, State
from gouverneur.notation import san_juan
from gouverneur.notation.reader import Reader
from gouverneur.san_juan.game import GRAMMAR as SAN_JUAN_GRAMMAR
from gouverneur.san_juan.game import rules_of as san_juan_rules
from gouverneur.san_juan.observation import SanJuanObservation
from gouverneur.san_juan.state import SanJuan

GRAMMARS = {SAN_JUAN_GRAMMAR.name: SAN_JUAN_GRAMMAR}


def write_position(state: State) -> dict[str, Any]:
    assert isinstance(state, SanJuan)
    return san_juan.write(state)


def write_observation(observation: Observation) -> dict[str, Any]:
    assert isinstance(observation, SanJuanObservation)
    return san_juan.write_observation(observation)


def read_position(position: Mapping[str, Any]) -> tuple[Ruleset, State]:
    """The ruleset and state of a position, or a PositionError that lists everything wrong."""
    reader = Reader()
    ruleset, state = _read(position, reader)
    if reader.problems or ruleset is None or state is None:
        raise PositionError(reader.problems)
    return ruleset, state


def check_position(position: Mapping[str, Any]) -> list[str]:
    """Everything that is wrong with a position; empty when it can be played."""
    reader = Reader()
    _read(position, reader)
    return reader.problems


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
