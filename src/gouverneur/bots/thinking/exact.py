"""The last round, played out in every way: each seat does what is best for itself."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from gouverneur.bots.thinking.judge import NO_SHARES, Judge
from gouverneur.kernel.bits import lowest
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.state import State


@final
class Solver:
    """What each option of a decision leads to, when whoever decides later knows everything.

    Chance is the dealer's; one without a seed refuses what is not certain.
    """

    def __init__(self, judge: Judge, most: i64) -> None:
        self.judge: Judge = judge
        self.left: i64 = most  # positions that may still be looked at
        self.choices: list[int] = []
        self.outcomes: list[vec[float]] = []  # by choice, the shares of all seats

    def solve(self, state: State, dealer: Dealer) -> bool:
        """Fill `choices` and `outcomes`; False when that takes too long."""
        self.choices = []
        self.outcomes = []
        options = state.options
        while options != 0:
            choice = lowest(options)
            options &= options - 1
            after = state.clone()
            after.apply(choice, dealer)
            shares = NO_SHARES[:]
            self.descend(after, dealer, shares)
            if self.left <= 0:
                return False
            self.choices.append(choice)
            self.outcomes.append(shares)
        return True

    def best(self, seat: i64) -> i64:
        """The place in `choices` of what is best for a seat."""
        found: i64 = 0
        for place in range(len(self.outcomes)):
            if self.outcomes[place][seat] > self.outcomes[found][seat] + 1e-9:
                found = place
        return found

    def descend(self, state: State, dealer: Dealer, into: vec[float]) -> None:
        self.left -= 1
        if self.left <= 0:
            return
        if state.top < 0:
            self.judge.final_shares(state, into)
            return
        seat = state.seat()
        options = state.options
        shares = NO_SHARES[:]
        most = -1.0
        while options != 0 and self.left > 0:
            choice = lowest(options)
            options &= options - 1
            after = state.clone()
            after.apply(choice, dealer)
            self.descend(after, dealer, shares)
            if shares[seat] > most + 1e-9:
                most = shares[seat]
                for other in range(self.judge.seats):
                    into[other] = shares[other]
