"""Two tables of weights against each other: blocks of games in which one sits in every seat once."""

from __future__ import annotations

from collections.abc import Sequence

from gouverneur.bots.judges import judge_for
from gouverneur.bots.thinking.judge import Judge
from gouverneur.bots.thinking.selfplay import play_out
from gouverneur.bots.weights import Table
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.table import GAMES, new_state, ruleset

OTHER_SEED = 1_000_003


def blocks(
    name: str, candidate: Table, reference: Table | None, seeds: Sequence[int], deals: int = 1
) -> list[float]:
    """By seed, the candidate's mean share of the wins at tables with the reference in all other seats."""
    rules = ruleset(name)
    mine, theirs = judge_for(rules, candidate), judge_for(rules, reference)
    return [_block(rules, mine, theirs, seed, deals) for seed in seeds]


def _block(rules: Ruleset, mine: Judge, theirs: Judge, seed: int, deals: int) -> float:
    won = 0.0
    for seat in range(rules.players):
        judges = [mine if other == seat else theirs for other in range(rules.players)]
        dealer = Dealer(seed)
        state = new_state(rules, dealer)
        play_out(judges, state, dealer, Dealer(seed + OTHER_SEED), deals)
        winners = GAMES[rules.game].winners(state)
        won += 1 / len(winners) if seat in winners else 0
    return won / rules.players
