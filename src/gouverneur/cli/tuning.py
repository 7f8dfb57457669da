"""`gouverneur tune`: better weights for the rules of thumb, by self-play."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import click
import numpy as np

from gouverneur.bots.judges import judge_for
from gouverneur.bots.tuning.evolve import Evolution, Plan, ResumeError
from gouverneur.bots.tuning.fit import fit, sample_games
from gouverneur.bots.tuning.match import blocks
from gouverneur.bots.weights import Table, read_weights, weights_of, write_weights
from gouverneur.cli.output import Complaint, Progress
from gouverneur.kernel.ruleset import Ruleset

CHUNK = 10  # games or blocks that a worker plays at once


def tune(
    rulesets: Sequence[Ruleset],
    source: Path | None,
    out: Path,
    fitted: int,
    plan: Plan,
    check: int,
    workers: int,
    resume: bool,
) -> None:
    start = _read(source, rulesets)
    workers = workers or os.cpu_count() or 1
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        table = start
        if fitted and not resume:
            table = _fit(rulesets, table, fitted, plan.seed, pool)
            _write(out, table, rulesets)
        if plan.generations:
            table = _evolve(table, plan, out, resume, pool)
            _write(out, table, rulesets)
        if check:
            _check(rulesets, table, start, check, plan.seed, pool)
    click.echo(f"Written to {out}")


def _read(source: Path | None, rulesets: Sequence[Ruleset]) -> Table:
    """Ours without a source. What is special for a number of players counts if that is the only one."""
    players = rulesets[0].players if len({rules.players for rules in rulesets}) == 1 else 0
    if source is None:
        return dict(weights_of(rulesets[0].game, players))
    try:
        return read_weights(source.read_text(encoding="utf-8"), players)
    except (OSError, ValueError, KeyError) as error:
        raise Complaint(f"{source}: {error}") from error


def _write(out: Path, table: Table, rulesets: Sequence[Ruleset]) -> None:
    heading = (
        f"What a thing is worth in points at the start, in the middle and at the end of {rulesets[0].game}."
    )
    half = out.with_suffix(".part")
    half.write_text(write_weights({"all": table}, heading), encoding="utf-8")
    half.replace(out)


def _fit(
    rulesets: Sequence[Ruleset], table: Table, games: int, seed: int, pool: ProcessPoolExecutor
) -> Table:
    running = [
        pool.submit(sample_games, rules, table, range(first, min(first + CHUNK, seed + games)))
        for rules in rulesets
        for first in range(seed, seed + games, CHUNK)
    ]
    samples = []
    with Progress(len(running), "self-play") as progress:
        for future in running:
            samples.append(future.result())
            progress.step()
    rows = np.concatenate(samples)
    click.echo(f"fitted to {len(rows)} boards of {games * len(rulesets)} games")
    return fit(judge_for(rulesets[0], table), rows, table)


def _evolve(table: Table, plan: Plan, out: Path, resume: bool, pool: ProcessPoolExecutor) -> Table:
    log = out.with_suffix(".log.jsonl")
    try:
        evolution = Evolution(_begun(log) if resume else table, plan, log)
        if resume:
            evolution.resume()
    except (ResumeError, OSError) as error:
        raise Complaint(str(error)) from error
    left = (plan.generations - evolution.done) * plan.population * len(plan.rulesets) * plan.seeds
    with Progress(left, "evolution") as progress:
        for generation in evolution.run(pool, progress.step):
            click.echo(
                f"generation {generation.number}: {generation.mean:.3f} of an even share, best {generation.best:.3f}",
                err=True,
            )
    return evolution.table()


def _begun(log: Path) -> Table:
    """The table with which a run began."""
    try:
        with log.open(encoding="utf-8") as file:
            start: Table = json.loads(file.readline())["start"]
            return start
    except (ValueError, KeyError, TypeError) as error:
        raise ResumeError(f"{log}: this is not the log of a tuning run") from error


def _check(
    rulesets: Sequence[Ruleset], table: Table, start: Table, number: int, seed: int, pool: ProcessPoolExecutor
) -> None:
    """The tuned table against the one from which all began, on deals that neither has seen."""
    first = seed + 500_000_000
    for rules in rulesets:
        running = [
            pool.submit(blocks, str(rules), table, start, range(at, min(at + CHUNK, first + number)))
            for at in range(first, first + number, CHUNK)
        ]
        shares: list[float] = []
        with Progress(len(running), str(rules)) as progress:
            for future in running:
                shares += future.result()
                progress.step()
        error = 1.96 * float(np.std(shares)) / math.sqrt(len(shares))
        mean = float(np.mean(shares))
        click.echo(
            f"{rules}: {mean:.1%} ± {error:.1%} of the wins, even would be {1 / rules.players:.1%} ({number} blocks)"
        )
