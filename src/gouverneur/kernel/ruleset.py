"""Rulesets and the one-line grammar that names them: `game:edition+module+module/players?option=value`."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from gouverneur.kernel.errors import RulesetError

LONGEST = 2000  # characters of a ruleset string


@dataclass(frozen=True)
class Option:
    """An option of a game: its values as they are written, the default first, and what it means.

    With `read`, any text is a value that `read` can turn into its canonical spelling; it raises
    RulesetError for others.
    """

    key: str
    values: tuple[str, ...]
    meaning: str
    read: Callable[[str], str] | None = None


@dataclass(frozen=True)
class Edition:
    """An edition: which player counts it allows and which modules it can be joined with."""

    name: str
    players: tuple[int, ...]
    modules: tuple[str, ...] = ()


@dataclass(frozen=True)
class GameGrammar:
    """What one game allows in a ruleset string. `modules` are in the order in which they print.

    `check` raises RulesetError where parts that are right by themselves do not go together.
    """

    name: str
    editions: tuple[Edition, ...]
    modules: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    check: Callable[[Ruleset], None] | None = None

    def edition(self, name: str) -> Edition:
        for edition in self.editions:
            if edition.name == name:
                return edition
        known = [edition.name for edition in self.editions]
        raise _unknown("edition", name, known, f" of {self.name}")


@dataclass(frozen=True)
class Ruleset:
    """Game, edition, modules, number of players and options; frozen, shared, never cloned."""

    game: str
    edition: str
    players: int
    modules: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)  # every option, defaults included
    text: str = ""

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"ruleset({self.text!r})"

    def __hash__(self) -> int:
        return hash(self.text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ruleset) and other.text == self.text


def parse_ruleset(text: str, games: Mapping[str, GameGrammar]) -> Ruleset:
    """Read a ruleset string; RulesetError says what is wrong and what would be right.

    Modules may come in any order and print in the game's own; options that have their default value
    are not printed.
    """
    if not isinstance(text, str):
        raise RulesetError(f"a ruleset is a string such as 'san-juan:first/3', not {type(text).__name__}")
    if len(text) > LONGEST:
        raise RulesetError(
            f"a ruleset string has at most {LONGEST} characters, this one has {len(text)}",
            key="ruleset-long",
            most=LONGEST,
        )
    body, question, tail = text.partition("?")
    match = re.fullmatch(r"([^:/+]+):([^:/+]+)((?:\+[^:/+]+)*)/([^:/+]+)", body)
    if match is None:
        raise RulesetError(
            f"{_shown(text)} is not of the form game:edition+module/players?option=value, "
            "for example 'san-juan:first/3'",
            key="ruleset-form",
        )
    game_name, edition_name, module_part, players_part = match.groups()
    if game_name not in games:
        raise _unknown("game", game_name, games)
    game = games[game_name]
    edition = game.edition(edition_name)
    modules = _modules(module_part, game, edition)
    players = _players(players_part, game, edition)
    options = _options(tail, game) if question else {option.key: option.values[0] for option in game.options}
    canonical = f"{game.name}:{edition.name}" + "".join(f"+{module}" for module in modules) + f"/{players}"
    changed = [f"{o.key}={options[o.key]}" for o in game.options if options[o.key] != o.values[0]]
    if changed:
        canonical += "?" + "&".join(changed)
    ruleset = Ruleset(game.name, edition.name, players, modules, options, canonical)
    if game.check is not None:
        game.check(ruleset)
    return ruleset


def _modules(part: str, game: GameGrammar, edition: Edition) -> tuple[str, ...]:
    named = part.split("+")[1:]
    for module in named:
        if module not in game.modules:
            raise _unknown("module", module, game.modules, f" of {game.name}")
        if named.count(module) > 1:
            raise RulesetError(f"module {module!r} is named twice", key="ruleset-module-twice", module=module)
        if module not in edition.modules:
            raise RulesetError(
                f"module {module!r} does not go together with the edition {edition.name!r}",
                key="ruleset-combination",
                module=module,
                edition=edition.name,
            )
    return tuple(module for module in game.modules if module in named)


def _players(part: str, game: GameGrammar, edition: Edition) -> int:
    allowed = ", ".join(map(str, edition.players))
    if not (part.isascii() and part.isdigit() and len(part) == 1 and int(part) in edition.players):
        raise RulesetError(
            f"{game.name}:{edition.name} is for {allowed} players, not {_shown(part)}",
            key="ruleset-players",
            players=part,
        )
    return int(part)


def _options(tail: str, game: GameGrammar) -> dict[str, str]:
    by_key = {option.key: option for option in game.options}
    chosen = {option.key: option.values[0] for option in game.options}
    seen: set[str] = set()
    for piece in tail.split("&"):
        key, equals, value = piece.partition("=")
        if not equals:
            raise RulesetError(f"an option reads key=value, not {_shown(piece)}", key="ruleset-option-form")
        if key not in by_key:
            raise _unknown("option", key, by_key, f" of {game.name}")
        if key in seen:
            raise RulesetError(f"option {key!r} is given twice", key="ruleset-option-twice", option=key)
        seen.add(key)
        read = by_key[key].read
        if read is not None:
            value = read(value)
        elif value not in by_key[key].values:
            raise _unknown(f"value of {key}", value, by_key[key].values)
        chosen[key] = value
    return chosen


def _unknown(what: str, name: str, known: Iterable[str], where: str = "") -> RulesetError:
    names = list(known)
    near = difflib.get_close_matches(name[:60], names, n=1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    listing = f"known: {', '.join(names)}" if names else "there are none"
    return RulesetError(
        f"unknown {what}{where}: {_shown(name)} ({listing}){hint}",
        key=f"ruleset-unknown-{what.split()[0]}",
        name=name,
    )


def _shown(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "...")
