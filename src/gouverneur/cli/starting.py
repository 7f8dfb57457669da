"""Sitting down: to a new game, to a position, or to a game that was left."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from gouverneur.bots.makers import UnknownBot, maker_of
from gouverneur.cli import saves, terminal
from gouverneur.cli.files import table_from
from gouverneur.cli.opponents import Opponents, bot_of
from gouverneur.cli.output import Complaint, is_conversation
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.languages import Language
from gouverneur.records import RecordError
from gouverneur.table import Table


def begin(rules: Ruleset, seat: int | None, bots: list[str], seed: int | None, language: str) -> None:
    _sit(Table(rules, seed=seed), seat, bots, language, "")


def begin_from(
    source: str, rules: Ruleset | None, seat: int | None, bots: list[str], seed: int | None, language: str
) -> None:
    table = table_from(source, seed)
    if rules is not None and rules != table.ruleset:
        raise Complaint(f"the position is one of {table.ruleset}, not of {rules}")
    _sit(table, seat, bots, language, f" --from {table.position().to_text()}")


def _sit(table: Table, seat: int | None, bots: list[str], language: str, source: str) -> None:
    rules = table.ruleset
    place = 0 if seat is None else seat
    if not 0 <= place < rules.players:
        raise click.BadParameter(f"{rules} has the seats 0 to {rules.players - 1}", param_hint="--seat")
    if len(bots) not in (1, rules.players - 1):
        raise click.BadParameter(
            f"one kind for all or one for each of the {rules.players - 1} other seats of {rules}; these are {len(bots)}",
            param_hint="--bots",
        )
    _look_over(bots, language)
    opponents = Opponents(place, bots if len(bots) > 1 else bots * (rules.players - 1))
    save = saves.Autosave(saves.new_path(rules.game), opponents.seats())
    words = _language(language, table, opponents)
    again = f"gouverneur play {rules}{f' --seat {place}' if place else ''} --seed {table.seed}{source}"
    welcome = words.phrase(
        "terminal-welcome", game=words.game_name(), ruleset=str(rules), seed=str(table.seed)
    )
    terminal.echo(welcome)
    terminal.play(terminal.Seating(table, place, words, opponents, save), again)


def _look_over(bots: list[str], language: str) -> None:
    """Refuse what is no bot, in the language of whoever asked for it."""
    try:
        for bot in bots:
            maker_of(bot)
    except UnknownBot as error:
        raise click.BadParameter(Language(language).error(error), param_hint="--bots") from error


def _language(language: str, table: Table, opponents: Opponents) -> Language:
    you = Language(language).phrase("terminal-you")
    names = [seat.name or you for seat in opponents.seats()]
    return Language(language, table.ruleset, names=names)


def offer(rules: Ruleset | None, language: str) -> bool:
    """Whether a game that was left shall go on; asked only where somebody can answer."""
    saved = saves.latest() if is_conversation() else None
    if saved is None or (rules is not None and str(rules) != saved.record.ruleset):
        return False
    words = Language(language)
    yes, no = words.phrase("terminal-offer.yes"), words.phrase("terminal-offer.no")
    terminal.echo(words.phrase("terminal-offer", ruleset=saved.record.ruleset, date=saved.record.date))
    try:
        answer = input(f"[{yes.upper()}/{no}] ").strip().lower()
    except (EOFError, KeyboardInterrupt):
        click.echo()
        sys.exit(130)
    return not answer.startswith(no)


def resume(language: str) -> None:
    damaged: dict[Path, str] = {}
    saved = saves.latest(damaged)
    for path, why in damaged.items():
        said = Language(language).phrase("terminal-damaged", file=str(path), why=why)
        click.echo(said, err=True)
    if saved is None:
        raise Complaint(f"there is no game to go on with in {saves.games_folder()}")
    try:
        table = saves.table_of(saved.record)
    except RecordError as error:
        said = "\n".join(Language(language).problem(problem) for problem in error.problems)
        raise Complaint(f"{saved.path}: {said}") from error
    opponents = Opponents(saved.seat, [bot_of(seat) for seat in saved.others])
    save = saves.Autosave(saved.path, list(saved.record.seats), saved.record.date)
    words = _language(language, table, opponents)
    terminal.echo(words.phrase("terminal-back", game=words.game_name(), ruleset=str(table.ruleset)))
    again = f"gouverneur play {table.ruleset} --seed {table.seed}"
    terminal.play(terminal.Seating(table, saved.seat, words, opponents, save), again)
