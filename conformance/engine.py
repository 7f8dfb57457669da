#!/usr/bin/env python3
"""Gouverneur behind the line protocol of README.md, and an example for your own engine."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any

from gouverneur import ActionError, Dealer, GouverneurError, Table
from gouverneur.kernel.playout import perft


def answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """The reply to one request."""
    try:
        return ASKED[request["ask"]](request)
    except ActionError as error:
        return {"refused": str(error)}
    except (GouverneurError, KeyError) as error:
        return {"error": f"{type(error).__name__}: {error}"}


def actions(request: Mapping[str, Any]) -> dict[str, Any]:
    return {"actions": [option.words for option in _table(request).options]}


def after(request: Mapping[str, Any]) -> dict[str, Any]:
    table = _table(request)
    table.play(request["action"], given=request["chance"])
    if table.dealer.waiting:
        return {"error": f"{table.dealer.waiting} of the outcomes were not needed"}
    return {"position": table.position()}


def scores(request: Mapping[str, Any]) -> dict[str, Any]:
    table = _table(request)
    return {"scores": table.scores, "winners": table.winners}


def start(request: Mapping[str, Any]) -> dict[str, Any]:
    table = Table(request["ruleset"], dealer=Dealer(), given=request["chance"])
    return {"position": table.position()}


def count_lines(request: Mapping[str, Any]) -> dict[str, Any]:
    table = _table(request)
    for stack, outcomes in request["chance"].items():
        names = table.game.outcome_names(table.ruleset, stack)
        known = [names.index(str(outcome)) for outcome in outcomes]
        table.dealer.give(table.game.stacks.index(stack), known)
    return {"lines": perft(table.state, table.dealer, request["depth"])}


ASKED = {"actions": actions, "after": after, "scores": scores, "start": start, "perft": count_lines}


def _table(request: Mapping[str, Any]) -> Table:
    """The position, with a dealer who knows only what he is given."""
    return Table.from_position(request["position"], dealer=Dealer())


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)
