"""`gouverneur`: the commands."""

from __future__ import annotations

import contextlib
import difflib
import math
import os
import platform
import sys
from pathlib import Path
from typing import Any

import click

import gouverneur
from gouverneur.cli import completion as shells
from gouverneur.cli.output import Complaint, say_json
from gouverneur.cli.params import BOTS, ENTRANT, GAME, LANGUAGE, RULE, RULESET, SEAT, SEED
from gouverneur.kernel.errors import GouverneurError
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.languages import nearest
from gouverneur.table import ruleset

DEFAULT = "san-juan:first/3"


class _Commands(click.Group):
    """Our own errors are a few lines for the person at the terminal, not a traceback."""

    def invoke(self, ctx: click.Context) -> object:
        for stream in (sys.stdout, sys.stderr, sys.stdin):
            with contextlib.suppress(
                AttributeError, ValueError
            ):  # a letter that cannot be shown is no reason to stop
                stream.reconfigure(errors="replace")  # type: ignore[union-attr]
        try:
            return super().invoke(ctx)
        except GouverneurError as error:
            raise Complaint(str(error)) from error

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-"):
            near = difflib.get_close_matches(name, self.commands, n=1)
            hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(self.list_commands(ctx))}"
            ctx.fail(f"there is no command {name[:40]!r}; {hint}")
        return super().resolve_command(ctx, args)


@click.group(
    cls=_Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.version_option(gouverneur.__version__)
def main() -> None:
    """Puerto Rico and San Juan: play, look up rules, read and check records.

    \b
    Words are completed in your shell after this (or zsh, or fish):
      eval "$(gouverneur completion bash)"
    """


def _my_language() -> str:
    names = ("GOUVERNEUR_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    return nearest(*(os.environ.get(name, "") for name in names))


json_option = click.option("--json", "as_json", is_flag=True, help="JSON, for programs.")
language_option = click.option(
    "--lang",
    "language",
    type=LANGUAGE,
    default=_my_language,
    help="Default: that of your system, or English.",
)


# -- playing -------------------------------------------------------------------------------------


@main.command()
@click.argument("rules", metavar="[RULESET]", type=RULESET, required=False)
@click.option("--seat", type=SEAT, help="Where you sit; 0 without it.")
@click.option(
    "--bots",
    type=BOTS,
    default="regular",
    show_default=True,
    help="One for all other seats, or with commas one for each: novice, casual, regular, strong, expert or master; "
    "shipper, builder, trader, rusher or blocker; random; search:ms=200.",
)
@language_option
@click.option("--seed", type=SEED, help="Play a certain deal instead of a random one.")
@click.option("--from", "source", metavar="POSITION|FILE", help="Begin where a position or a record stands.")
@click.option("--resume", is_flag=True, help="Go on with the game you left last.")
def play(
    rules: Ruleset | None,
    seat: int | None,
    bots: list[str],
    language: str,
    seed: int | None,
    source: str | None,
    resume: bool,
) -> None:
    """Play against bots, here in the terminal.

    \b
    RULESET reads for example
      san-juan:first/3                 what is played without one
      puerto-rico:2020+nobles/4        all there are: gouverneur rulesets

    Seats count from 0. Games are kept after every turn: --resume goes on with the last one.
    """
    from gouverneur.cli import starting

    if resume and (rules is not None or seed is not None or source is not None or seat is not None):
        raise click.UsageError(
            "--resume goes on with a game as it is: leave out RULESET, --seat, --seed and --from"
        )
    if resume:
        starting.resume(language)
    elif source is not None:
        starting.begin_from(source, rules, seat, bots, seed, language)
    elif seed is None and seat is None and starting.offer(rules, language):
        starting.resume(language)
    else:
        starting.begin(rules or ruleset(DEFAULT), seat, bots, seed, language)


# -- bots ------------------------------------------------------------------------------------------


@main.command()
@click.argument("rulesets", metavar="RULESET...", type=RULESET, nargs=-1, required=True)
@click.option("--weights", "source", type=click.Path(path_type=Path), help="Where to start; ours without it.")
@click.option("--out", type=click.Path(path_type=Path), default=Path("weights.toml"), show_default=True)
@click.option(
    "--fit", "fitted", type=click.IntRange(0), default=0, help="First fit to so many games of each ruleset."
)
@click.option("--generations", type=click.IntRange(0), default=30, show_default=True)
@click.option("--population", type=click.IntRange(4, 200), default=16, show_default=True)
@click.option(
    "--blocks", type=click.IntRange(1), default=20, show_default=True, help="Of each table and ruleset."
)
@click.option(
    "--check", type=click.IntRange(0), default=200, show_default=True, help="Blocks of the last match."
)
@click.option("--seed", type=click.IntRange(0, 2**31), default=1, show_default=True)
@click.option(
    "--workers", type=click.IntRange(0), default=0, help="Processes; without it as many as there are cores."
)
@click.option("--resume", is_flag=True, help="Go on with the run that is written down beside --out.")
def tune(
    rulesets: tuple[Ruleset, ...],
    source: Path | None,
    out: Path,
    fitted: int,
    generations: int,
    population: int,
    blocks: int,
    check: int,
    seed: int,
    workers: int,
    resume: bool,
) -> None:
    """Find better weights for the rules of thumb, by self-play.

    All rulesets are of one game. First, with --fit, weights are fitted by least squares to how games ended; then a
    strategy of evolution (sep-CMA-ES) goes on from there. A run that was stopped goes on with --resume.
    """
    if len({rules.game for rules in rulesets}) > 1:
        raise click.UsageError("tune rulesets of one game at a time")
    try:
        from gouverneur.bots.tuning.evolve import Plan
        from gouverneur.cli import tuning
    except ModuleNotFoundError as error:
        raise Complaint(
            f"tuning needs more packages ({error.name} is missing): pip install 'gouverneur[strength]'"
        ) from error
    plan = Plan(tuple(map(str, rulesets)), generations, population, blocks, seed)
    tuning.tune(rulesets, source, out, fitted, plan, check, workers, resume)


# -- records ---------------------------------------------------------------------------------------


@main.command()
@click.argument("file", type=click.Path(allow_dash=True))
@click.option(
    "--at", "ply", metavar="PLY", type=click.IntRange(0), help="Show the table after so many turns."
)
@click.option("--as", "seat", type=SEAT, help="As this seat saw it; `watching`: as a spectator did.")
@click.option("--game", "number", type=click.IntRange(1), default=1, help="Of a file with several games.")
@language_option
@json_option
def replay(file: str, ply: int | None, seat: int | None, number: int, language: str, as_json: bool) -> None:
    """Tell the game of a record again.

    With --at the table is shown as it was after one of its turns. FILE may be - for what is piped in.
    """
    from gouverneur.cli import files, replaying

    replaying.retell(files.one_record(file, number, language), seat, language, ply, as_json)


@main.command()
@click.argument("paths", metavar="FILE...", nargs=-1, required=True, type=click.Path(allow_dash=True))
@language_option
@json_option
def check(paths: tuple[str, ...], language: str, as_json: bool) -> None:
    """List what is wrong with records.

    Each problem stands with its file and line; the exit status is then 1, and 2 where a file cannot be read at all.
    """
    from gouverneur.cli import checking

    sys.exit(checking.check(list(paths), language, as_json))


# -- looking up ------------------------------------------------------------------------------------


@main.command("rules")
@click.argument("words", metavar="[ID|WORD]...", nargs=-1, type=RULE)
@click.option("--game", type=GAME, help="In one of the games only.")
@json_option
def look_up(words: tuple[str, ...], game: str | None, as_json: bool) -> None:
    """Look up rules, buildings, cards and roles.

    An id such as SJ-BLD-05 or R-12 shows that rule or ruling: in which rulebooks it stands, its rulings, examples and
    tests. A word such as library, or several, finds what is called so, and the rules that speak of it.
    """
    from gouverneur.cli import lookup

    lookup.look_up(" ".join(words), game, as_json)


@main.command("rulesets")
@language_option
@json_option
def list_rulesets(language: str, as_json: bool) -> None:
    """List games, editions, modules and options."""
    from gouverneur.cli import rulesets

    if as_json:
        say_json(rulesets.data(language))
    else:
        rulesets.show(language)


# -- measuring -------------------------------------------------------------------------------------


@main.command()
@click.argument("rules", metavar="RULESET", type=RULESET)
@click.option(
    "--games", type=click.IntRange(1, 10_000_000), default=1000, show_default=True, help="How many."
)
@click.option("--seed", type=SEED, default=0, show_default=True, help="Of the first game.")
@click.option(
    "--bots", type=BOTS, help="Who plays instead of chance: one for all, or with commas one for each place."
)
@json_option
def simulate(rules: Ruleset, games: int, seed: int, bots: list[str] | None, as_json: bool) -> None:
    """Play games by the thousand, at random or of bots.

    Speed, length, scores and how they ended are reported. Place 0 is that of the first governor.
    """
    from gouverneur.cli import simulation

    if bots and len(bots) not in (1, rules.players):
        raise click.BadParameter(
            f"{rules} has {rules.players} places, and these are {len(bots)} bots", param_hint="--bots"
        )
    simulation.simulate(rules, games, seed, bots or [], as_json)


@main.command("perft")
@click.argument("rules", metavar="[RULESET]", type=RULESET, required=False)
@click.option(
    "--depth", type=click.IntRange(0, 20), default=3, show_default=True, help="Decisions in a line."
)
@click.option("--seed", type=SEED, default=0, show_default=True, help="What is dealt on the way.")
@click.option("--from", "source", metavar="POSITION|FILE", help="Begin where a position or a record stands.")
@json_option
def count_lines(rules: Ruleset | None, depth: int, seed: int, source: str | None, as_json: bool) -> None:
    """Count the lines of play to a depth.

    The numbers are the same on every machine: they are either right or not.
    """
    from gouverneur.cli import files, perft

    if (rules is None) == (source is None):
        raise click.UsageError("it needs a RULESET, or a position with --from")
    start = files.table_from(source, seed) if source is not None else rules
    assert start is not None
    perft.perft(start, depth, seed, as_json)


def _no_nan(context: click.Context, option: click.Parameter, value: float | None) -> float | None:
    """Which is in every range."""
    if value is not None and math.isnan(value):
        raise click.BadParameter("nan is no number", context, option)
    return value


@main.command()
@click.argument("rules", metavar="RULESET", type=RULESET)
@click.argument("bots", metavar="BOT BOT...", nargs=-1, required=True, type=ENTRANT)
@click.option("--games", type=click.IntRange(1, 10_000_000), help="At least so many games, in whole blocks.")
@click.option(
    "--blocks",
    type=click.IntRange(1, 1_000_000),
    help="Deals, each played in every seat by every pairing; 100 without anything else to end it.",
)
@click.option(
    "--seed", type=click.IntRange(0, 2**62), default=0, show_default=True, help="Of the first deal."
)
@click.option("--workers", type=click.IntRange(1, 1024), help="Games at a time; as many as there are cores.")
@click.option("--dask", metavar="ADDRESS", help="Play on a Dask cluster, by the address of its scheduler.")
@click.option(
    "--out", metavar="DIR", type=click.Path(file_okay=False), help="Where games and report are kept."
)
@click.option("--resume", is_flag=True, help="Go on with the games that lie there.")
@click.option(
    "--elo0",
    type=click.FloatRange(-2000, 2000),
    callback=_no_nan,
    help="Test whether the lead is this or less; 0 with --elo1.",
)
@click.option(
    "--elo1",
    type=click.FloatRange(-2000, 2000),
    callback=_no_nan,
    help="Or this much, and stop when that is clear; 25 with --elo0.",
)
@click.option(
    "--until-width",
    metavar="E",
    type=click.FloatRange(1, 1000),
    callback=_no_nan,
    help="Stop when all ratings are known to ±E.",
)
@click.option("--mixed", is_flag=True, help="Different bots at one table; at least three.")
@click.option(
    "--limit-ms",
    type=click.IntRange(1, 86_400_000),
    default=60_000,
    show_default=True,
    help="Whoever thinks longer about a turn loses the game.",
)
@language_option
@json_option
def arena(rules: Ruleset, **wanted: Any) -> None:
    """Measure how strong bots are.

    BOT is a name with its budget, such as random, rules, novice to master, search:nodes=2000 or search:ms=200; or one
    of your own as module:attribute, a function of ruleset and seed. Each deal is played in every seat. With two bots
    the first is measured by the second; --elo0 and --elo1 end that as soon as the question is decided.

    A bot that crashes, hangs or breaks the rules loses the game. Every block is kept as soon as it is complete.
    """
    try:
        from gouverneur.cli import arena as arenas

        arenas.arena(arenas.Wanted(rules, **wanted))
    except ModuleNotFoundError as error:
        if error.name not in ("numpy", "distributed"):
            raise
        raise Complaint(
            f"the arena needs more packages ({error.name} is missing): pip install 'gouverneur[strength]'"
        ) from error


# -- the rest ----------------------------------------------------------------------------------------


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
    """Serve the page to play in a browser."""
    try:
        from gouverneur.cli import serving
    except ModuleNotFoundError as error:
        raise Complaint(
            f"the server needs more packages ({error.name} is missing): pip install 'gouverneur[server]'"
        ) from error
    serving.serve(host, port, database, open_page)


@main.command()
@json_option
def version(as_json: bool) -> None:
    """Say which version this is.

    The rules of each game have a version of their own: records name it, and it changes when games would go otherwise.
    """
    from gouverneur.records import RULES_VERSION

    if as_json:
        say_json(
            {
                "version": gouverneur.__version__,
                "compiled": gouverneur.compiled,
                "python": platform.python_version(),
                "rules": dict(RULES_VERSION),
            }
        )
        return
    core = "compiled" if gouverneur.compiled else "interpreted"
    click.echo(f"gouverneur {gouverneur.__version__}, {core}, Python {platform.python_version()}")
    for game, number in RULES_VERSION.items():
        click.echo(f"rules of {game}: version {number}")


@main.command()
@click.argument("shell", type=click.Choice(shells.SHELLS))
def completion(shell: str) -> None:
    """Print what makes a shell complete words.

    Commands, their options, rulesets and rules are completed.

    \b
    bash:  eval "$(gouverneur completion bash)"     in ~/.bashrc
    zsh:   eval "$(gouverneur completion zsh)"      in ~/.zshrc
    fish:  gouverneur completion fish | source      in ~/.config/fish/config.fish
    """
    click.echo(shells.script(shell, main))
