"""Everything that a ruleset may name."""

from __future__ import annotations

from typing import Any

import click

from gouverneur.cli import terminal
from gouverneur.cli.output import styled
from gouverneur.languages import Language
from gouverneur.table import GAMES, ruleset


def data(language: str) -> list[dict[str, Any]]:
    return [_game(name, language) for name in GAMES]


def _game(name: str, language: str) -> dict[str, Any]:
    grammar = GAMES[name].grammar
    editions = []
    for edition in grammar.editions:
        words = Language(language, ruleset(f"{name}:{edition.name}/{edition.players[-1]}"))
        editions.append(
            {
                "edition": edition.name,
                "name": words.edition(),
                "players": list(edition.players),
                "modules": list(edition.modules),
                "example": str(words.ruleset),
            }
        )
    return {
        "game": name,
        "name": words.game_name(),
        "editions": editions,
        "modules": [{"module": module, "name": words.module(module)} for module in grammar.modules],
        "options": [
            {
                "option": option.key,
                "name": words.option(option.key),
                "meaning": option.meaning,
                "default": option.values[0],
                "values": [value for value in option.values if value],
                "value_names": {
                    value: words.option_value(option.key, value) for value in option.values if value
                },
                "hint": words.option_hint(option.key),
                "free_text": option.read is not None,
            }
            for option in grammar.options
        ],
    }


def show(language: str) -> None:
    say = Language(language).phrase
    terminal.echo(say("error-ruleset-form"))
    for game in data(language):
        click.echo(f"\n{styled(game['name'], bold=True)}")
        names = {edition["edition"]: edition["name"] for edition in game["editions"]}
        for edition in game["editions"]:
            players = f"{edition['players'][0]}–{edition['players'][-1]}"
            told = f"{edition['name']}, {say('home-players-of', players=players)}"
            click.echo(f"  {game['game']}:{edition['edition']:8} {told}")
        if game["modules"]:
            click.echo(f"  {say('home-modules')}")
            for module in game["modules"]:
                having = [e["edition"] for e in game["editions"] if module["module"] in e["modules"]]
                only = "".join(f", {names[e]}" for e in having) if len(having) < len(names) else ""
                click.echo(f"    +{module['module']:20} {module['name']}{only}")
        click.echo(f"  {say('home-options')} ({say('terminal-defaults')})")
        for option in game["options"]:
            _show_option(option)


def _show_option(option: dict[str, Any]) -> None:
    terminal.echo(f"    {option['option']}  {option['name']}", "      ")
    for value, name in option["value_names"].items():
        terminal.echo(f"      {value:21} {name}" if name != value else f"      {value}", " " * 28)
    if option["hint"]:
        terminal.echo(f"      {'…':21} {option['hint']}", " " * 28)
