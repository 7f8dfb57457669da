"""A plain game in the terminal."""

from __future__ import annotations

import shutil
from typing import Any

import click

from gouverneur import pictures
from gouverneur.bots.random import RandomBot
from gouverneur.cli import puerto_rico, san_juan
from gouverneur.kernel.errors import ActionError
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.kernel.words import Action, Options
from gouverneur.table import Table

GAME_WORDS: dict[str, Any] = {"san-juan": san_juan, "puerto-rico": puerto_rico}

HELP = """Type the number of an option, or its words; a unique beginning is enough ("b sm" for "build smithy").
  why WORDS   why something cannot be done     cost WORDS  what something costs or brings, and why
  table       everything you can see           undo        take back your last choice
  help        this                             quit        leave the game"""


def play(rules: Ruleset, seed: int | None, seat: int) -> None:
    table = Table(rules, seed=seed)
    bot = RandomBot(table.seed)
    click.echo(f"{rules}, seed {table.seed}. You are seat {seat}. Type help for help.")
    told = 0
    while not table.over:
        if table.seat != seat:
            table.play(table.game.actions.action(table.state.kind(), bot.choose(table.state.options)))
            continue
        told = _tell(table, seat, told)
        click.echo("\n" + pictures.board(table, seat, width=_width()))
        if not _ask(table, seat):
            click.echo(f"You left the game. To see this deal again: --seed {table.seed}")
            return
        told = min(told, len(table.events(seat)))
    _tell(table, seat, told)
    _show_result(table, seat)


def _ask(table: Table, seat: int) -> bool:
    """One decision of the person; False when he leaves."""
    for number, option in enumerate(table.options, 1):
        click.echo(f"  {number:2} {option.words}")
    while True:
        try:
            line = click.prompt(table.decision.kind, prompt_suffix="> ").strip()
        except click.Abort:
            click.echo()
            return False
        try:
            if _obey(table, seat, line):
                return not line.startswith(("quit", "exit"))
        except ActionError as error:
            click.echo(f"  {error}")


def _obey(table: Table, seat: int, line: str) -> bool:
    """Do what was typed; whether the decision is thereby done with."""
    word, _, rest = line.partition(" ")
    if word in ("quit", "exit"):
        return True
    if word == "undo":
        return _undo(table, seat)
    if word == "help":
        click.echo(HELP)
    elif word == "table":
        _show_table(table, seat)
    elif word == "why":
        click.echo(f"  {table.why_not(rest) or 'It can be done.'}")
    elif word == "cost":
        click.echo(_sources(table.price_sources(rest)))
    else:
        table.play(_chosen(line, table.options))
        return True
    return False


def _chosen(line: str, options: Options) -> Action | str:
    if line.isascii() and line.isdigit() and len(line) < 3 and 1 <= int(line) <= len(options):
        return options[int(line) - 1]
    return line


def _undo(table: Table, seat: int) -> bool:
    """Back to the person's last decision; the bots play on from there as chance will have it."""
    if not any(turn.seat == seat for turn in table.record):
        click.echo("  There is nothing to take back.")
        return False
    while table.record[-1].seat != seat:
        table.undo()
    table.undo()
    return True


def _sources(sources: list[tuple[str, int]]) -> str:
    if not sources:
        return "  It costs nothing and brings nothing by itself."
    total = sum(amount for name, amount in sources)
    listed = ", ".join(f"{name} {amount:+d}" for name, amount in sources)
    return f"  {listed}: {max(total, 0)}"


def _tell(table: Table, seat: int, told: int) -> int:
    """What happened since the person last looked."""
    events = table.events(seat)
    sentence = GAME_WORDS[table.ruleset.game].sentence
    for event in events[told:]:
        click.echo(f"  {sentence(event, seat)}")
    return len(events)


def _width() -> int:
    """Of a picture: what there is, within reason."""
    return min(max(shutil.get_terminal_size().columns, pictures.NARROWEST), 100)


def _show_table(table: Table, seat: int) -> None:
    click.echo(pictures.text(table, seat=seat, width=_width(), options=False))
    listed = ", ".join(f"{source.replace('_', ' ')} {amount}" for source, amount in table.score_sources(seat))
    click.echo(f"  your points so far: {table.scores[seat]} ({listed})")


def _show_result(table: Table, seat: int) -> None:
    click.echo("\nThe game is over.")
    for number, points in enumerate(table.scores):
        name = "you" if number == seat else f"seat {number}"
        listed = ", ".join(
            f"{source.replace('_', ' ')} {amount}" for source, amount in table.score_sources(number)
        )
        click.echo(f"  {name}: {points} points ({listed})")
    winners = ["you" if winner == seat else f"seat {winner}" for winner in table.winners]
    click.echo(f"  Won by: {' and '.join(winners)}")
