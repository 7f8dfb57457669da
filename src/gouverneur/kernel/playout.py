"""Random play of any game, for measuring, for tests and as the simplest of players."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gouverneur.kernel.bits import lowest, popcount
from gouverneur.kernel.dealer import CHOICE, Dealer
from gouverneur.kernel.state import State

# No rule ends a game in which nobody builds any more, and at San Juan all cards can lie under chapels.
# Random play gives up there; the state is then not over.
MOST_DECISIONS: Final[i64] = 3000


def random_choice(options: i64, dealer: Dealer) -> i64:
    """One of the options, each as likely."""
    for skipped in range(dealer.below(CHOICE, popcount(options))):
        options &= options - 1
    return lowest(options)


def playout(state: State, dealer: Dealer) -> i64:
    """Play at random to the end; the number of decisions taken, each of at least two options."""
    decisions: i64 = 0
    while state.top >= 0 and decisions < MOST_DECISIONS:
        state.apply(random_choice(state.options, dealer), dealer)
        decisions += 1
    return decisions


def advance(state: State, dealer: Dealer, decisions: i64) -> None:
    """Play so many decisions at random, or fewer when the game ends."""
    for taken in range(decisions):
        if state.top < 0:
            return
        state.apply(random_choice(state.options, dealer), dealer)


def fingerprint(state: State, dealer: Dealer) -> i64:
    """A hash of one whole random game, decisions and scores, to compare builds."""
    h: i64 = 0
    decisions: i64 = 0
    while state.top >= 0 and decisions < MOST_DECISIONS:
        decisions += 1
        choice = random_choice(state.options, dealer)
        h = (h * 31 + state.kind() * 4096 + state.seat() * 64 + choice) & 0xFFFFFFFF
        h = (h * 31 + (state.options & 0xFFFFFFFF)) & 0xFFFFFFFF
        state.apply(choice, dealer)
    for seat in range(state.seats):
        h = (h * 31 + state.score(seat)) & 0xFFFFFFFF
    return h


def perft(state: State, dealer: Dealer, depth: i64) -> i64:
    """The number of lines of play of `depth` decisions; chance is the dealer's, the same in each line."""
    if depth == 0 or state.top < 0:
        return 1
    lines: i64 = 0
    options = state.options
    while options != 0:
        following = state.clone()
        chance = dealer.clone()
        following.apply(lowest(options), chance)
        lines += perft(following, chance, depth - 1)
        options &= options - 1
    return lines


def many_clones(state: State, times: i64) -> i64:
    total: i64 = 0
    for i in range(times):
        total += state.clone().options & 1
    return total
