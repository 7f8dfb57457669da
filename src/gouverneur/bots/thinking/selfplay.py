"""Games of judges against each other, for tuning: quick, compiled, without a table."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gouverneur.bots.thinking.judge import NO_SHARES, ROLE, Judge
from gouverneur.kernel.dealer import CHOICE, STACKS, Dealer
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
            # The same luck for every turn.
            judge.consider(imagined, turn, dealer.clone(), shares)
            totals[place] += shares[seat]
        for stack in range(STACKS):
            dealer.below(stack, THOUSAND)  # and other luck with the next deal
    most = -1.0
    for place, turn in enumerate(turns):
        if totals[place] > most:
            most = totals[place]
            best = turn
    return best


def play_out(judges: list[Judge], state: State, dealer: Dealer, mind: Dealer, deals: i64) -> None:
    """A whole game by rules of thumb; `mind` imagines what a seat has not seen."""
    decisions: i64 = 0
    while state.top >= 0 and decisions < MOST_DECISIONS:
        decisions += 1
        for choice in rule_of_thumb(judges[state.seat()], state, deals, mind):
            state.apply(choice, dealer)


def sample_game(
    judge: Judge, players: list[Judge], state: State, dealer: Dealer, mind: Dealer, noise: i64
) -> vec[float]:
    """A whole game in which so many turns in a thousand are taken at random, and what the judge sees on the way.

    At each choice of a role there is a row for each board, one seat after the other: the stage, what is seen, and how it
    ended, which is known when the game is over: points, and the share of the win.
    """
    samples = vec[float]()
    ends: list[i64] = []
    whose: list[i64] = []
    decisions: i64 = 0
    while state.top >= 0 and decisions < MOST_DECISIONS:
        decisions += 1
        if state.kind() == ROLE:
            stage = judge.stage(state)
            for seat in range(state.seats):
                judge.value_at(state, seat, stage)
                samples = append(samples, float(stage))
                for i in range(judge.width):
                    samples = append(samples, judge.row[i])
                ends.append(len(samples))
                whose.append(seat)
                samples = append(samples, 0.0)
                samples = append(samples, 0.0)
        if noise > 0 and mind.below(CHOICE, THOUSAND) < noise:
            state.apply(random_choice(state.options, mind), dealer)
            continue
        for choice in rule_of_thumb(players[state.seat()], state, 1, mind):
            state.apply(choice, dealer)
    shares = NO_SHARES[:]
    judge.final_shares(state, shares)
    for k in range(len(ends)):
        samples[ends[k]] = judge.standing(state, whose[k])
        samples[ends[k] + 1] = shares[whose[k]]
    return samples
