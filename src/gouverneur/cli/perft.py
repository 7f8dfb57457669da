"""Counting lines of play."""

from __future__ import annotations

import time

import click

from gouverneur.cli.output import Progress, say_json
from gouverneur.kernel.bits import members
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.playout import perft as count_lines
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.kernel.state import State
from gouverneur.table import Table, new_state


def perft(start: Ruleset | Table, depth: int, seed: int, as_json: bool) -> None:
    dealer = Dealer(seed)
    state = start.state if isinstance(start, Table) else new_state(start, dealer)
    rules = start.ruleset if isinstance(start, Table) else start
    began = time.monotonic()
    lines = []
    for level in range(depth + 1):
        lines.append(_count(state, dealer, level))
        if not as_json:
            click.echo(f"{level} {lines[-1]}")
    if as_json:
        seconds = round(time.monotonic() - began, 3)
        say_json({"ruleset": str(rules), "seed": seed, "lines": lines, "seconds": seconds})


def _count(state: State, dealer: Dealer, depth: int) -> int:
    """As `kernel.playout.perft`, two decisions at a time, so that somebody sees how far it is."""
    if depth < 3 or state.over():
        return int(count_lines(state, dealer, depth))
    branches = [
        branch
        for first in _following(state, dealer)
        for branch in ([first] if first[0].over() else _following(*first))
    ]
    total = 0
    with Progress(len(branches), f"depth {depth}") as progress:
        for following, chance in branches:
            total += int(count_lines(following, chance, depth - 2)) if not following.over() else 1
            progress.step()
    return total


def _following(state: State, dealer: Dealer) -> list[tuple[State, Dealer]]:
    found = []
    for choice in members(state.options):
        following, chance = state.clone(), dealer.clone()
        following.apply(choice, chance)
        found.append((following, chance))
    return found
