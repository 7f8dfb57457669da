"""Kinds of words on the command line: how they are read, and what a shell may complete them to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem

from gouverneur.kernel.errors import RulesetError
from gouverneur.kernel.ruleset import GameGrammar, Ruleset
from gouverneur.languages import LANGUAGES
from gouverneur.table import GAMES, ruleset

if TYPE_CHECKING:
    from click import Context, Parameter

    Kind = click.ParamType[Any]
else:
    Kind = click.ParamType  # which takes no argument before click 8.2


LARGEST_SEED = 2**63 - 1


class RulesetParam(Kind):
    """`san-juan:second+new-buildings/3`."""

    name = "ruleset"

    def convert(self, value: Any, param: Parameter | None, ctx: Context | None) -> Ruleset:
        if isinstance(value, Ruleset):
            return value
        try:
            return ruleset(value)
        except RulesetError as error:
            self.fail(f"{error}\nAll there are: gouverneur rulesets", param, ctx)

    def shell_complete(self, ctx: Context, param: Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(text) for text in rulesets_beginning(incomplete)]


def rulesets_beginning(text: str) -> list[str]:
    """How a ruleset that begins so may go on: to the next decision, not to all there are."""
    body, question, tail = text.partition("?")
    game_name, colon, rest = body.partition(":")
    if not colon:
        games = [f"{name}:" for name in GAMES if name.startswith(game_name)]
        return games if len(games) != 1 else rulesets_beginning(games[0])
    game = GAMES.get(game_name)
    if game is None:
        return []
    if question:
        return [f"{body}?{option}" for option in _options(game.grammar, tail)]
    chosen, slash, players = rest.partition("/")
    edition, *modules = chosen.split("+")
    found = []
    for known in game.grammar.editions:
        if slash or modules:
            if known.name != edition:
                continue
        elif not known.name.startswith(edition):
            continue
        taken = modules if slash else modules[:-1]
        stem = "+".join([f"{game_name}:{known.name}", *taken])
        if not slash and modules:
            found += [f"{stem}+{m}" for m in known.modules if m.startswith(modules[-1]) and m not in taken]
            found += [f"{stem}+{modules[-1]}/{n}" for n in known.players if modules[-1] in known.modules]
        elif slash:
            found += [f"{stem}/{n}" for n in known.players if str(n).startswith(players)]
        else:
            found += [f"{stem}/{n}" for n in known.players]
            found += [f"{stem}+{module}" for module in known.modules]
    return found


def _options(grammar: GameGrammar, tail: str) -> list[str]:
    *done, last = tail.split("&")
    key, equals, value = last.partition("=")
    before = "".join(f"{piece}&" for piece in done)
    if not equals:
        keys = [option.key for option in grammar.options if option.key.startswith(key)]
        return (
            [f"{before}{key}=" for key in keys]
            if len(keys) != 1
            else _options(grammar, f"{before}{keys[0]}=")
        )
    return [
        f"{before}{key}={known}"
        for option in grammar.options
        if option.key == key
        for known in option.values
        if known and known.startswith(value)
    ]


class RuleParam(Kind):
    """The id of a rule, or a word of the game."""

    name = "rule"

    def convert(self, value: Any, param: Parameter | None, ctx: Context | None) -> str:
        return str(value)

    def shell_complete(self, ctx: Context, param: Parameter, incomplete: str) -> list[CompletionItem]:
        from gouverneur.cli.lookup import words_to_complete

        wanted = incomplete.casefold()
        return [CompletionItem(word) for word in words_to_complete() if word.casefold().startswith(wanted)]


class BotsParam(Kind):
    """Names of bots, with commas: one for all, or one for each. Whether there are such bots is seen later."""

    name = "bots"

    def convert(self, value: Any, param: Parameter | None, ctx: Context | None) -> list[str]:
        from gouverneur.cli.opponents import bot_names

        return bot_names(str(value))

    def shell_complete(self, ctx: Context, param: Parameter, incomplete: str) -> list[CompletionItem]:
        from gouverneur.bots.makers import KNOWN

        before, comma, last = incomplete.rpartition(",")
        return [CompletionItem(f"{before}{comma}{name}") for name in KNOWN if name.startswith(last)]


class EntrantParam(Kind):
    """A bot that enters an arena, by name and budget; whether there is such a bot is seen where it plays."""

    name = "bot"

    def convert(self, value: Any, param: Parameter | None, ctx: Context | None) -> str:
        name = str(value)
        if not name.isprintable() or not 0 < len(name) <= 200:
            self.fail(f"{name[:40]!r} is no name of a bot", param, ctx)
        return name

    def shell_complete(self, ctx: Context, param: Parameter, incomplete: str) -> list[CompletionItem]:
        from gouverneur.bots.makers import KNOWN

        return [CompletionItem(name) for name in KNOWN if name.startswith(incomplete)]


class SeatParam(Kind):
    """A seat by its number; `watching` has none."""

    name = "seat"

    def convert(self, value: Any, param: Parameter | None, ctx: Context | None) -> int:
        if value == "watching":
            return -1
        if not (str(value).isascii() and str(value).isdigit() and len(str(value)) == 1):
            self.fail(
                f"a seat is a number such as 0, or the word watching, not {str(value)[:40]!r}", param, ctx
            )
        return int(value)

    def shell_complete(self, ctx: Context, param: Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(word) for word in (*"01234", "watching") if word.startswith(incomplete)]


class SeedParam(Kind):
    """The number of a deal."""

    name = "number"

    def convert(self, value: Any, param: Parameter | None, ctx: Context | None) -> int:
        text = str(value)
        if not (text.isascii() and text.isdigit() and len(text) < 20 and int(text) <= LARGEST_SEED):
            self.fail(f"a deal is a number from 0 to {LARGEST_SEED}, not {text[:40]!r}", param, ctx)
        return int(text)


RULESET = RulesetParam()
RULE = RuleParam()
BOTS = BotsParam()
ENTRANT = EntrantParam()
SEAT = SeatParam()
SEED = SeedParam()
LANGUAGE = click.Choice(LANGUAGES)
GAME = click.Choice(list(GAMES))
