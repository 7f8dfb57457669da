"""Explaining a turn at a position, for several tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gouverneur import Table
from gouverneur.bots import why
from gouverneur.bots.bot import Thought
from gouverneur.bots.why import Clause, Reason

SEED = 5


def turn_of(table: Table, *words: str) -> tuple[int, ...]:
    """The choices of these words from here on."""
    state, dealer = table.state.clone(), table.dealer.clone()
    found = []
    for each in words:
        found.append(table.game.actions.read(each, state.kind(), state.options).choice)
        state.apply(found[-1], dealer)
    return tuple(found)


def reason_at(position: dict[str, Any], *words: str, after: Sequence[str] = ()) -> Reason:
    """Why the turn of these words, after some that were played before it."""
    table = Table.from_position(position, seed=1)
    for each in after:
        table.play(each)
    return why.explain(table.ruleset, table.observe(table.seat), Thought(turn_of(table, *words)), SEED)


def clauses_of(reason: Reason) -> dict[tuple[str, int], Clause]:
    """By key, and rival where there is one."""
    return {(clause.key, clause.rival): clause for clause in reason.clauses}
