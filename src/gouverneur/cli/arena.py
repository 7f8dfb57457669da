"""Bots against each other, from the command line."""

from __future__ import annotations

import contextlib
import hashlib
import json
import math
import os
import re
import shlex
import signal
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from gouverneur.bots.arena.errors import ArenaError
from gouverneur.bots.arena.journal import Journal
from gouverneur.bots.arena.plan import DUEL, Plan
from gouverneur.bots.arena.report import (
    Wording,
    bot_name,
    problem_line,
    report,
    stopped,
    verdict,
)
from gouverneur.bots.arena.results import results
from gouverneur.bots.arena.running import (
    INTERRUPTED,
    Arena,
    Moment,
    Stops,
    Workers,
    check_bots,
    dask_workers,
    local_workers,
    sprt_for,
    usable_cores,
)
from gouverneur.cli.output import Progress, columns, say_json
from gouverneur.kernel.ruleset import Ruleset

BLOCKS = 100
MOST_BLOCKS = 5000  # where something else says when it is enough
SHOWN = 5  # problems
JOURNAL, RESULTS, REPORT = "games.jsonl", "results.json", "report.html"


@dataclass(frozen=True)
class Wanted:
    """What was asked for on the command line."""

    rules: Ruleset
    bots: tuple[str, ...]
    games: int | None
    blocks: int | None
    seed: int
    workers: int | None
    dask: str | None
    out: str | None
    resume: bool
    elo0: float | None
    elo1: float | None
    until_width: float | None
    mixed: bool
    limit_ms: int
    language: str
    as_json: bool


def arena(wanted: Wanted) -> None:
    if wanted.games is not None and wanted.blocks is not None:
        raise click.UsageError("either --games or --blocks")
    if wanted.dask is not None and wanted.workers is not None:
        raise click.UsageError("--workers is for this machine; a cluster has those it has")
    plan = Plan(str(wanted.rules), wanted.bots, wanted.mixed, wanted.seed, wanted.limit_ms)
    words = Wording(wanted.language, plan.rules)
    sprt = None
    if wanted.elo0 is not None or wanted.elo1 is not None:
        elo0, elo1 = wanted.elo0 or 0.0, 25.0 if wanted.elo1 is None else wanted.elo1
        sprt = sprt_for(plan, elo0, elo1)
    stops = Stops(plan, sprt, wanted.until_width)
    folder = Path(wanted.out or _folder(plan))
    with contextlib.ExitStack() as stack:
        # It leaves in good order, as with Ctrl-C.
        before = signal.signal(signal.SIGTERM, signal.default_int_handler)
        stack.callback(signal.signal, signal.SIGTERM, before)
        workers = _workers(wanted)
        stack.callback(workers.close)
        journal = Journal(folder / JOURNAL, plan, *check_bots(plan, workers))
        journal.open(wanted.resume)
        stack.callback(journal.close)
        if journal.blocks and not wanted.as_json:
            click.echo(words("already", blocks=len(journal.blocks)), err=True)
        running = Arena(plan, _rounds(wanted, plan), journal, stops)
        reason = ""
        try:
            with _progress(running, words) as tell:
                running.run(workers, tell)
        except KeyboardInterrupt:
            reason = INTERRUPTED
            workers.close()
        except ArenaError as error:
            raise ArenaError(f"{error}\n{words('go-on', command=_command(wanted, resume=True))}") from error
        found = results(plan, stops, journal.header["code"], reason)
        _write(folder / RESULTS, json.dumps(found, indent=1, ensure_ascii=False) + "\n")
        _write(folder / REPORT, report(found, wanted.language, _command(wanted)))
    if wanted.as_json:
        say_json(found)
    else:
        click.echo("\n".join(_summary(found, words)))
        click.echo(words("report", file=str(folder / REPORT)))
        if reason:
            click.echo(words("go-on", command=_command(wanted, resume=True)))
    if reason:
        sys.exit(130)


def _workers(wanted: Wanted) -> Workers:
    if wanted.dask is not None:
        return dask_workers(wanted.dask)
    return local_workers(wanted.workers or usable_cores())


def _rounds(wanted: Wanted, plan: Plan) -> int:
    if wanted.games is not None:
        return math.ceil(wanted.games / plan.games_in(1))
    sequential = wanted.elo0 is not None or wanted.elo1 is not None or wanted.until_width is not None
    return wanted.blocks or (MOST_BLOCKS if sequential else BLOCKS)


def _folder(plan: Plan) -> str:
    """The same for the same games, so that they can be gone on with."""
    digest = hashlib.sha256(json.dumps(plan.as_json()).encode()).hexdigest()[:8]
    return f"arena-{re.sub(r'[^a-z0-9]+', '-', plan.rules)[:60].strip('-')}-{digest}"


def _command(wanted: Wanted, resume: bool = False) -> str:
    """What would play the same again, or go on."""
    options: list[str] = []
    for name, value in (
        ("--games", wanted.games),
        ("--blocks", wanted.blocks),
        ("--seed", wanted.seed or None),
        ("--elo0", wanted.elo0),
        ("--elo1", wanted.elo1),
        ("--until-width", wanted.until_width),
        ("--limit-ms", wanted.limit_ms if wanted.limit_ms != Plan.limit_ms else None),
        ("--out", wanted.out if resume else None),
        ("--workers", wanted.workers if resume else None),
        ("--dask", wanted.dask if resume else None),
    ):
        if value is not None:
            options += [name, f"{value:g}" if isinstance(value, float) else str(value)]
    flags = [*(["--mixed"] if wanted.mixed else []), *(["--resume"] if resume else [])]
    return shlex.join(["gouverneur", "arena", str(wanted.rules), *wanted.bots, *options, *flags])


def _write(path: Path, text: str) -> None:
    """All of it or nothing."""
    unfinished = path.with_name(path.name + ".new")
    try:
        unfinished.write_text(text, encoding="utf-8")
        os.replace(unfinished, path)
    except OSError as error:
        raise ArenaError(f"{path}: {error.strerror}") from error


@contextlib.contextmanager
def _progress(running: Arena, words: Wording) -> Iterator[Any]:
    with Progress(max(1, running.games_left), running.plan.rules) as progress:
        yield lambda moment: progress.step(moment.games, _so_far(moment, words))


def _so_far(moment: Moment, words: Wording) -> str:
    """A few words behind the bar."""
    stops = moment.stops
    said = []
    if stops.sprt is not None:
        said.append(f"LLR {words.number(stops.sprt.llr, 2)}")
    if stops.plan.kind == DUEL and stops.blocks:
        said.append(f"{stops.plan.labels[0][:20]} {words.percent(stops.candidate_share, 1)}")
    if moment.problems:
        said.append(words("problem-count", number=moment.problems))
    return ", ".join(said)


# -- what is said at the end --------------------------------------------------------------------------------


def _summary(found: Mapping[str, Any], words: Wording) -> Iterator[str]:
    if not found["games"]:
        yield words("nothing")
        return
    yield f"{found['ruleset']}: {words('games', games=found['games'], blocks=found['blocks'])} {stopped(found, words)}"
    said = verdict(found, words)
    if said:
        yield from click.wrap_text(words("verdict", words=said), columns()).splitlines()
    yield ""
    yield from _table(found, words)
    if found["rounds"] < found["least_rounds"]:
        yield from (
            "",
            *click.wrap_text(words("ratings-few", rounds=found["least_rounds"]), columns()).splitlines(),
        )
    faulty = [bot for bot in found["bots"] if bot["faults"]]
    if found["problem_count"]:
        yield ""
        for bot in faulty:
            faults = [
                words("fault", number=number, kind=words(kind)) for kind, number in bot["faults"].items()
            ]
            yield words("faults", bot=bot_name(bot), faults=", ".join(faults))
        for problem in found["problems"][:SHOWN]:
            yield problem_line(problem, words)
            yield f"  {(problem['text'].splitlines() or [''])[-1][:200]}"
            yield f"  {problem['position']}"
        if found["problem_count"] > SHOWN:
            yield words("problems-more", shown=SHOWN, number=found["problem_count"])
    yield ""


def _table(found: Mapping[str, Any], words: Wording) -> Iterator[str]:
    """The ladder, the strongest first."""
    heads = [words(key) for key in ("bot", "rating", "interval", "won", "points", "half", "nearly-all")]
    rows = [heads]
    anchor = found["bots"][-1]
    for bot in sorted(found["bots"], key=lambda bot: -bot["rating"]["elo"]):
        rating = bot["rating"]
        interval = "" if bot is anchor else words.interval(rating["low"], rating["high"], words.elo)
        points = bot["points"]["mean"]
        rows.append(
            [
                bot_name(bot),
                words.elo(rating["elo"]),
                interval,
                words.percent(bot["win_share"]["mean"], 1),
                "–" if points is None else words.number(points, 1),
                words.time(bot["ms"]["p50"]),
                words.time(bot["ms"]["p99"]),
            ]
        )
    widths = [max(len(row[place]) for row in rows) for place in range(len(heads))]
    for row in rows:
        cells = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        yield "  ".join([row[0].ljust(widths[0]), *cells]).rstrip()
