"""Decisions, choices and actions, and their words.

The engine speaks choices: a bit below 62, local to a kind of decision. Everybody else speaks actions:
the choices of all kinds in one row, `action = offset of the kind + choice`, dense per game and only
ever appended to. Each action has words in lower-case English ids, and words lead back to the action.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import overload

from gouverneur.kernel.bits import members
from gouverneur.kernel.errors import AmbiguousAction, MalformedAction

LONGEST = 200  # characters of one action's words


@dataclass(frozen=True)
class DecisionKind:
    """One kind of decision: the step that asks it, its name, the words of each choice ("" = unused)."""

    step: int
    name: str
    choices: tuple[str, ...]


@dataclass(frozen=True)
class Action:
    """Something a seat can do: number, kind of decision, choice, words."""

    number: int
    kind: DecisionKind = field(repr=False, compare=False)
    choice: int = field(repr=False, compare=False)
    words: str = field(compare=False)

    def __str__(self) -> str:
        return self.words


class ActionTable:
    """All actions of one game."""

    def __init__(self, kinds: Sequence[DecisionKind]) -> None:
        self.kinds = tuple(kinds)
        self.by_step = {kind.step: kind for kind in kinds}
        self.offset: dict[int, int] = {}
        self.actions: list[Action | None] = []
        self._by_words: dict[str, list[Action]] = {}
        for kind in kinds:
            self.offset[kind.step] = len(self.actions)
            for choice, words in enumerate(kind.choices):
                action = Action(len(self.actions), kind, choice, words) if words else None
                self.actions.append(action)
                if action is not None:
                    self._by_words.setdefault(words, []).append(action)

    def __len__(self) -> int:
        return len(self.actions)

    def action(self, step: int, choice: int) -> Action:
        found = self.actions[self.offset[step] + choice]
        if found is None:
            raise MalformedAction(f"choice {choice} of step {step} means nothing")
        return found

    def by_number(self, number: int) -> Action:
        if isinstance(number, bool) or not 0 <= number < len(self.actions) or self.actions[number] is None:
            shown = number if abs(number) < 10**9 else "so large a number"
            raise MalformedAction(f"{shown} is not the number of an action (0 to {len(self.actions) - 1})")
        found = self.actions[number]
        assert found is not None
        return found

    def options(self, step: int, mask: int) -> list[Action]:
        return [self.action(step, choice) for choice in members(mask)]

    def read(self, words: str, step: int, mask: int) -> Action:
        """The action that words mean at a decision.

        The exact words of any action of the game are understood. A person may shorten each word as
        long as only one of the options fits.
        """
        if not isinstance(words, str) or len(words) > LONGEST:
            raise MalformedAction(f"an action is a few words, not {str(words)[:40]!r}")
        wanted = " ".join(words.lower().split())
        same = self._by_words.get(wanted, [])
        for action in same:
            if action.kind.step == step:
                return action
        options = self.options(step, mask)
        fitting = [option for option in options if _shortens(wanted, option.words)]
        if len(fitting) == 1:
            return fitting[0]
        if len(fitting) > 1:
            listed = ", ".join(option.words for option in fitting)
            raise AmbiguousAction(f"{wanted!r} fits several options: {listed}", words=wanted)
        if same:
            return same[0]
        listed = ", ".join(option.words for option in options)
        raise MalformedAction(f"{wanted[:60]!r} is not an action; options here: {listed}", words=wanted)


def _shortens(short: str, words: str) -> bool:
    given = short.split()
    whole = words.split()
    return (
        len(given) > 0
        and len(given) <= len(whole)
        and all(piece.startswith(part) for part, piece in zip(given, whole, strict=False))
    )


class Options(Sequence[Action]):
    """The options of a decision, in a fixed order: iterate, count, index, or ask `in` with words."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self._actions = tuple(actions)

    def __len__(self) -> int:
        return len(self._actions)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        return self._actions[index]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __contains__(self, item: object) -> bool:
        return any(item in (action, action.words) for action in self._actions)

    def __repr__(self) -> str:
        return f"<{len(self)} options: {', '.join(action.words for action in self._actions)}>"


@dataclass(frozen=True)
class Decision:
    """Which seat decides, what about, and every option."""

    seat: int
    kind: str
    options: Options
