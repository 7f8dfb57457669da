"""Whole games of bots, for several tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gouverneur import Dealer, ruleset
from gouverneur.bots.bot import Bot, Thought
from gouverneur.bots.makers import make_bot
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.kernel.state import State
from gouverneur.san_juan.state import SanJuan
from gouverneur.table import GAMES, new_state

MOST_DECISIONS = 2000


def bots_of(names: Sequence[str], rules: Ruleset, seed: int) -> list[Bot]:
    return [make_bot(name, rules, seed + place) for place, name in enumerate(names)]


def thoughts(rules: Ruleset, bots: Sequence[Bot], seed: int) -> Iterator[tuple[State, Thought]]:
    """Each decision of a game, before it is taken, with what the bot thinks; each choice must be an option.

    At San Juan all cards can lie under chapels: then nothing ends the game, and points decide. [R-64]
    """
    dealer = Dealer(seed)
    state = new_state(rules, dealer)
    for _ in range(MOST_DECISIONS):
        if state.over() or (isinstance(state, SanJuan) and state.cards_left() == 0 and state.round > 100):
            return
        thought = bots[state.seat()].think(state.observe(state.seat()))
        yield state, thought
        for choice in thought.turn:
            state.apply(choice, dealer)
    raise AssertionError(f"{rules} with seed {seed} did not end")


def wins(name: str, candidate: str, other: str, seeds: Sequence[int]) -> float:
    """The candidate's share of the wins, once in every seat of each deal."""
    rules = ruleset(name)
    won = 0.0
    for seed in seeds:
        for seat in range(rules.players):
            names = [candidate if place == seat else other for place in range(rules.players)]
            last: State | None = None
            for last, _ in thoughts(rules, bots_of(names, rules, seed), seed):
                pass
            assert last is not None
            winners = GAMES[rules.game].winners(last)
            won += 1 / len(winners) if seat in winners else 0
    return won / len(seeds) / rules.players
