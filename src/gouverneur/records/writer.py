"""Writing a record as text: one visitor, one order, one way to say each thing."""

from __future__ import annotations

from gouverneur.records import syntax
from gouverneur.records.model import Chance, Seen, Turn
from gouverneur.records.visitors import Names
from gouverneur.table import GAMES

INDENT = "  "


class Writer(Names[str]):
    """The text of a game. A role stands out from the turns of its phase; a variation is indented."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[str] = []
        self._roles: frozenset[str] = frozenset()
        self._margin = INDENT  # of roles and of turns outside any phase
        self._in_phase = False
        self._indent = INDENT  # of the turn written last
        self._outer: list[tuple[str, bool, str]] = []
        self._started = False

    def begin_game(self) -> None:
        self._lines.append(f"{syntax.OPENING} {syntax.FORMAT}")

    def header(self, key: str, value: str, line: int) -> None:
        super().header(key, value, line)
        self._lines.append(f"{key}: {value}")
        if key == "Ruleset":
            game = GAMES.get(value.partition(":")[0])
            kinds = game.actions.kinds if game is not None else ()
            self._roles = frozenset(words for kind in kinds if kind.name == "role" for words in kind.choices)

    def comment(self, text: str, line: int) -> None:
        if not self._started:
            self._gap()
        indent = self._indent if self._started else ""
        self._lines += [f"{indent}; {part}".rstrip() for part in text.split("\n")]

    def dealt(self, chance: Chance, line: int) -> None:
        self._gap()
        self._lines.append(f"Dealt > {syntax.write_chance(chance)}")

    def turn(self, turn: Turn | Seen) -> None:
        if turn.round is not None:
            self._in_phase = False
            if not self._outer:
                self._gap()
            self._lines.append(self._margin.removeprefix(INDENT) + syntax.write_round(turn.round))
        elif not self._started:
            self._gap()
        self._started = True
        if isinstance(turn, Turn):
            role, text = turn.words[0] in self._roles, syntax.write_turn(turn, self._name(turn.seat))
        else:
            role, text = turn.key == "role", syntax.write_seen(turn, self._name(turn.seat))
        self._indent = self._margin + (INDENT if self._in_phase and not role else "")
        self._lines.append(self._indent + text)
        self._in_phase = self._in_phase or role

    def begin_variation(self, line: int) -> None:
        self._lines.append(f"{self._indent}(")
        self._outer.append((self._margin, self._in_phase, self._indent))
        margin, self._margin = self._margin, self._indent + INDENT * 2
        self._in_phase = self._indent != margin  # whether the turn that is replaced belongs to a phase

    def end_variation(self, line: int) -> None:
        self._margin, self._in_phase, self._indent = self._outer.pop()
        self._lines.append(f"{self._indent})")

    def checksum(self, text: str, line: int) -> None:
        self._gap()
        self._lines.append(f"End: {text}")

    def _gap(self) -> None:
        if self._lines[-1]:
            self._lines.append("")

    def _name(self, seat: int) -> str:
        return self._names.get(seat, "")

    def result(self) -> str:
        return "\n".join(self._lines) + "\n"
