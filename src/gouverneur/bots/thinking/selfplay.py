"""Games of judges against each other, for tuning: quick, compiled, without a table."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gouverneur.bots.thinking.judge import NO_SHARES, ROLE, Judge
from gouverneur.kernel.dealer import CHOICE, Dealer
from gouverneur.kernel.playout import random_choice
from gouverneur.kernel.state import State

MOST_DECISIONS: Final[i64] = 3000
THOUSAND: Final[i64] = 1000


def rule_of_thumb(judge: Judge, state: State, deals: i64, dealer: Dealer) -> list[int]:
    """The turn after which one's share is largest, over several imagined deals of what one has not seen."""
    turns = judge.turns(state)
    if len(turns) == 1:
        return turns[0]
    seat = state.seat()
    best: list[int] = turns[0]
    totals: list[float] = [0.0] * len(turns)
    shares = NO_SHARES[:]
    observation = state.observe(seat)
    for deal in range(deals):
        imagined = observation.redeal(dealer)
        for place, turn in enumerate(turns):
            for other in range(judge.seats):
                shares[other] = 0.0
            judge.consider(imagined, turn, dealer, shares)
            totals[place] += shares[seat]
    most = -1.0
    for place, turn in enumerate(turns):
        if totals[place] > most:
            most = totals[place]
            best = turn
    return best


def play_out(
    judges: list[Judge], state: State, dealer: Dealer, mind: Dealer, deals: i64, noise: i64, samples: vec[float]
) -> vec[float]:
    """A whole game. `noise` is how many turns in a thousand are taken at random.

    At each choice of a role what the first judge sees of each board is added to `samples`: the stage, what is seen,
    and room for how it ended, which is filled when the game is over: points, and the share of the win.
    """
    sampler = judges[0]
    taken: list[int] = []  # where in `samples` the ends are to be written
    whose: list[i64] = []
    decisions: i64 = 0
    while state.top >= 0 and decisions < MOST_DECISIONS:
        decisions += 1
        if state.kind() == ROLE:
            stage = sampler.stage(state)
            for seat in range(state.seats):
                worth = sampler.value_at(state, seat, stage)
                samples = append(samples, float(stage))
                for i in range(sampler.width):
                    samples = append(samples, sampler.row[i])
                taken.append(len(samples))
                whose.append(seat)
                samples = append(samples, worth)
                samples = append(samples, 0.0)
        if noise > 0 and mind.below(CHOICE, THOUSAND) < noise:
            state.apply(random_choice(state.options, mind), dealer)
            continue
        for choice in rule_of_thumb(judges[state.seat()], state, deals, mind):
            state.apply(choice, dealer)
    shares = NO_SHARES[:]
    sampler.final_shares(state, shares)
    for k in range(len(taken)):
        samples[taken[k]] = sampler.standing(state, whose[k])
        samples[taken[k] + 1] = shares[whose[k]]
    return samples


