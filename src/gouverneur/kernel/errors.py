"""Every error the library raises on purpose.

An error carries a key, arguments and, where a rule speaks, its id, so that the command line and the
site can phrase it from the catalogues; `str(error)` is one plain English line for programmers.
"""

from __future__ import annotations

from collections.abc import Sequence


class GouverneurError(Exception):
    """The base of all errors of this library."""

    key = "error"

    def __init__(self, message: str, *, key: str = "", rule: str = "", **arguments: object) -> None:
        super().__init__(message)
        self.key = key or type(self).key
        self.rule = rule
        self.arguments = arguments

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), str(self), dict(self.__dict__))


def _rebuild(kind: type[GouverneurError], message: str, fields: dict[str, object]) -> GouverneurError:
    error = kind.__new__(kind, message)
    error.args = (message,)
    error.__dict__.update(fields)
    return error


class RulesetError(GouverneurError, ValueError):
    """A ruleset string that names something that does not exist or does not go together."""

    key = "ruleset"


class ActionError(GouverneurError, ValueError):
    """An action that cannot be played; one of the three below."""

    key = "action"


class MalformedAction(ActionError):
    """Words or a number that never mean an action of this game."""

    key = "malformed-action"


class AmbiguousAction(ActionError):
    """Words that fit several options."""

    key = "ambiguous-action"


class IllegalAction(ActionError):
    """A real action that the rules do not allow now; `rule` says which one forbids it."""

    key = "illegal-action"


class PositionError(GouverneurError, ValueError):
    """A position that cannot be read or breaks the rules; `problems` lists everything wrong."""

    key = "position"

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = tuple(problems)


class ChanceError(GouverneurError, ValueError):
    """A given outcome of chance that is impossible here."""

    key = "chance"


class ChanceNeeded(GouverneurError):
    """The dealer has neither a given outcome nor a seed: somebody must say what was dealt."""

    key = "chance-needed"


class GameOver(GouverneurError, ValueError):
    """A question that only a running game can answer."""

    key = "game-over"
