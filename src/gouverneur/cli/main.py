"""`gouverneur`: the commands."""

from __future__ import annotations

import click

import gouverneur
from gouverneur.cli import simulation, terminal
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.errors import GouverneurError
from gouverneur.kernel.playout import perft as count_lines
from gouverneur.table import new_state, ruleset


class _Commands(click.Group):
    """Our own errors are one line for the person at the terminal, not a traceback."""

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except GouverneurError as error:
            raise click.ClickException(str(error)) from error


@click.group(cls=_Commands)
@click.version_option(gouverneur.__version__)
def main() -> None:
    """Puerto Rico and San Juan: rules, and opponents to play against."""


@main.command()
@click.argument("name", metavar="RULESET", default="san-juan:first/3")
@click.option(
    "--seed", type=click.IntRange(0, 2**63 - 1), help="Play a certain deal instead of a random one."
)
@click.option("--seat", type=click.IntRange(0, 4), default=0, show_default=True, help="Where you sit.")
def play(name: str, seed: int | None, seat: int) -> None:
    """Play against random bots, here in the terminal."""
    rules = ruleset(name)
    if seat >= rules.players:
        raise click.BadParameter(f"{rules} has the seats 0 to {rules.players - 1}", param_hint="--seat")
    terminal.play(rules, seed, seat)


@main.command()
@click.argument("name", metavar="RULESET")
@click.option("--games", type=click.IntRange(1, 10_000_000), default=1000, show_default=True)
@click.option(
    "--seed", type=click.IntRange(0, 2**62), default=0, show_default=True, help="Of the first game."
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of a table.")
def simulate(name: str, games: int, seed: int, as_json: bool) -> None:
    """Play random games and report speed, length, scores and how they ended."""
    simulation.simulate(ruleset(name), games, seed, as_json)


@main.command()
@click.argument("name", metavar="RULESET")
@click.option(
    "--depth", type=click.IntRange(0, 20), default=3, show_default=True, help="Decisions in a line."
)
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=0, show_default=True)
def perft(name: str, depth: int, seed: int) -> None:
    """Count the lines of play to a small depth: the number is either right or not."""
    rules = ruleset(name)
    dealer = Dealer(seed)
    state = new_state(rules, dealer)
    for level in range(depth + 1):
        click.echo(f"{level} {count_lines(state, dealer, level)}")


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 lets other machines in.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0: any free one."
)
@click.option(
    "--database",
    envvar="GOUVERNEUR_DATABASE",
    metavar="FILE|URL",
    help="Where games are kept; otherwise in your folder for such data.",
)
@click.option("--open", "open_page", is_flag=True, help="Open the page in your browser.")
def serve(host: str, port: int, database: str | None, open_page: bool) -> None:
    """Serve a page at which to play in a browser."""
    try:
        from gouverneur.cli import serving
    except ModuleNotFoundError as error:
        raise click.ClickException(
            f"the server needs more packages ({error.name} is missing): pip install 'gouverneur[server]'"
        ) from error
    serving.serve(host, port, database, open_page)
