"""A plain game in the terminal."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

import click

from gouverneur.bots.random import RandomBot
from gouverneur.kernel.errors import ActionError
from gouverneur.kernel.event import Detail
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.kernel.words import Action, Options
from gouverneur.san_juan.editions import TRADING_TILES
from gouverneur.san_juan.vocabulary import GOOD_NAMES
from gouverneur.table import Table

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
        _show_hand(table, seat)
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
    for event in events[told:]:
        click.echo(f"  {_sentence(event, seat)}")
    return len(events)


SENTENCES = {
    "role": "{who} take the {role}",
    "pass": "{who} pass in the {phase} phase",
    "skip": "{who} can do nothing in the {phase} phase",
    "decline": "{who} do not use the {card}",
    "draw": "{who} draw {number}{cards} ({reason})",
    "look": "{who} look at {number}{cards}",
    "discard": "{who} discard {number}{cards} ({reason})",
    "pay": "{who} pay {number}{cards}",
    "build": "{who} build {card}{over}{goods}",
    "produce": "{who} produce{goods}",
    "sell": "{who} sell{goods} for {proceeds}",
    "receive": "an unseen good comes to the {card} of {who}",
    "tile": "trading tile {tile}: {prices}",
    "reveal": "{who} turn up{cards}",
    "take": "{who} take {card}",
    "discard_revealed": "the other cards are discarded{cards}",
    "tuck": "{who} tuck a card{card}",
    "reshuffle": "the discard pile is shuffled: {cards} cards",
    "round": "--- round {round}: {who} are governor ---",
    "end": "twelve buildings: the game ends",
}


def _sentence(event: dict[str, Detail], seat: int) -> str:
    """One line about an event; seats speak of themselves in the plural, as you do."""
    words: dict[str, str] = defaultdict(str)
    for key, value in event.items():
        words[key] = _counted(value) if isinstance(value, list) else str(value).replace("_", " ")
    who = event.get("seat", -1)
    words["who"] = "you" if who == seat else f"seat {who}"
    for key, before in (("cards", ": "), ("goods", " "), ("over", " over the ")):
        if isinstance(event.get(key), list) or key == "over":
            words[key] = before + words[key] if words[key] else ""
    if event["event"] == "build" and words["goods"]:
        words["goods"] = f", giving{words['goods']}"
    if event["event"] == "tuck" and words["card"]:
        words["card"] = f": {words['card']}"
    if event["event"] == "tile":
        prices = TRADING_TILES[int(words["tile"]) - 1]
        words["prices"] = ", ".join(
            f"{good} {price}" for good, price in zip(GOOD_NAMES, prices, strict=False)
        )
    if event["event"] in ("draw", "look", "discard", "pay") and not words["cards"]:
        words["number"] += " card" if words["number"] == "1" else " cards"
    sentence = SENTENCES[str(event["event"])].format_map(words)
    if who != seat:
        for plural, singular in VERBS.items():
            sentence = sentence.replace(f"seat {who} {plural}", f"seat {who} {singular}")
    return sentence


VERBS = {
    "take": "takes", "pass": "passes", "can": "can", "do not": "does not", "draw": "draws", "look": "looks",
    "discard": "discards", "pay": "pays", "build": "builds", "produce": "produces",
    "sell": "sells", "turn": "turns", "tuck": "tucks", "are": "is",
}  # fmt: skip


def _counted(names: list[str]) -> str:
    counted = Counter(name.replace("_", " ") for name in names)
    return ", ".join(name if number == 1 else f"{number} {name}" for name, number in counted.items())


def _show_hand(table: Table, seat: int) -> None:
    player = table.view(seat)["players"][seat]
    click.echo(f"\nYour display: {_display(player)}")
    click.echo(f"Your hand ({player['hand_size']}): {_counted(player['hand']) or 'empty'}")


def _show_table(table: Table, seat: int) -> None:
    view = table.view(seat)
    click.echo(
        f"  round {view['round']}, governor: seat {view['governor']}, draw pile {view['draw_pile']}, discard pile {view['discard_pile']}"
    )
    for number, player in enumerate(view["players"]):
        name = "you" if number == seat else f"seat {number}"
        click.echo(
            f"  {name}: {player['hand_size']} cards; {player['buildings']} of 12 buildings: {_display(player)}"
        )
    listed = ", ".join(f"{source.replace('_', ' ')} {amount}" for source, amount in table.score_sources(seat))
    click.echo(f"  your points so far: {table.scores[seat]} ({listed})")


def _display(player: dict[str, Any]) -> str:
    return _counted(
        [f"{place['card']} with good" if place["good"] else place["card"] for place in player["display"]]
    )


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
