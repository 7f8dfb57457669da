"""Everything that a ruleset may name."""

from __future__ import annotations

from typing import Any

import click

from gouverneur.cli.output import columns
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
                "free_text": option.read is not None,
            }
            for option in grammar.options
        ],
    }


def show(language: str) -> None:
    click.echo("A ruleset reads game:edition+module+module/players?option=value&option=value.")
    for game in data(language):
        click.echo(f"\n{game['name']}")
        for edition in game["editions"]:
            players = f"{edition['players'][0]} to {edition['players'][-1]} players"
            click.echo(f"  {game['game']}:{edition['edition']:8} {edition['name']}, {players}")
        if game["modules"]:
            click.echo("  Modules")
            for module in game["modules"]:
                having = ", ".join(e["edition"] for e in game["editions"] if module["module"] in e["modules"])
                click.echo(f"    +{module['module']:20} {module['name']} (edition {having})")
        click.echo("  Options, the default first")
        for option in game["options"]:
            values = ", ".join(option["values"]) or "text"
            meaning = click.wrap_text(
                f"{option['meaning']}: {values}", columns(), "      ", "      ", preserve_paragraphs=False
            )
            click.echo(f"    {option['option']}\n{meaning}")
