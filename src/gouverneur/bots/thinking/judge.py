"""What a player who knows a game sees in it: what a board is worth, and what one does by rule of thumb.

A judge is asked about whole states. Bots hold no true ones: they imagine them from what their seat has observed.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gouverneur.kernel.bits import lowest, popcount
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.state import State

ROLE: Final[i64] = 0  # in both games the step in which a role is chosen
STAGES: Final[i64] = 32  # a game is cut into so many stages, each with weights of its own
KNOTS: Final[i64] = 3  # weights are told for the start, the middle and the end
POINT_SCALE: Final = 0.3  # softmax(0.3 * points): what is left of a win when margins count too
MARGIN: Final = 0.25  # how much of the worth of a finished game is margin
LONGEST_PHASE: Final[i64] = 400  # decisions after which a phase is judged as it stands

NO_SHARES: Final = vec[float]([0.0] * 5)


class Judge:
    """A linear judgement of each seat's board, in points at the end, and a quick way of choosing.

    A judge keeps scratch vectors: one for each search, never shared.
    """

    def __init__(self, seats: i64, names: list[str], weights: dict[str, list[float]]) -> None:
        """`weights`: for each name what one of it is worth at the start, in the middle and at the end."""
        self.seats: i64 = seats
        self.names: list[str] = names
        self.width: i64 = len(names)
        self.row: vec[float] = vec[float]([0.0] * len(names))
        self.worth: vec[float] = NO_SHARES[:]  # by seat, as last judged
        self.blend: vec[float] = vec[float]([0.0] * (len(names) * int(STAGES + 1)))
        self.spreads: vec[float] = vec[float]([0.0] * int(STAGES + 1))
        self.deals_at_end: i64 = 1  # how often the unseen is to be imagined where the last round is solved
        self.put_weights(weights)

    def put_weights(self, weights: dict[str, list[float]]) -> None:
        for place, name in enumerate(self.names):
            knots = weights.get(name, [0.0, 0.0, 0.0])
            for stage in range(STAGES + 1):
                self.blend[stage * self.width + place] = between(knots, stage)
        for stage in range(STAGES + 1):
            self.spreads[stage] = between(weights["spread"], stage)

    # -- what the judge of a game says -----------------------------------------

    def progress(self, state: State) -> float:
        """How much of the game is over, from 0 to 1."""
        raise NotImplementedError

    def features(self, state: State, seat: i64) -> None:
        """Fill `row`, which holds zeros: what there is on the board of a seat."""
        raise NotImplementedError

    def choose(self, state: State, dealer: Dealer) -> i64:
        """What one does here without much thought; playouts are made of it."""
        raise NotImplementedError

    def turns(self, state: State) -> list[list[int]]:
        """The turns worth a thought, each a list of choices; of a large choice those that nothing beats."""
        found: list[list[int]] = []
        options = state.options
        while options != 0:
            found.append([int(lowest(options))])
            options &= options - 1
        return found

    def alone(self, state: State) -> bool:
        """Whether this choice of several things is made by `choose` wherever it is not the question itself."""
        raise NotImplementedError

    def standing(self, state: State, seat: i64) -> float:
        """Points, and what breaks ties as a small fraction of one."""
        raise NotImplementedError

    def last_round(self, state: State) -> bool:
        """Whether the game must end with this round."""
        raise NotImplementedError

    # -- judging ------------------------------------------------------------------

    def stage(self, state: State) -> i64:
        stage = i64(self.progress(state) * float(STAGES))
        return max(0, min(STAGES, stage))

    def value_at(self, state: State, seat: i64, stage: i64) -> float:
        row = self.row
        width = self.width
        for i in range(width):
            row[i] = 0.0
        self.features(state, seat)
        blend = self.blend
        first = stage * width
        total = 0.0
        for k in range(width):
            total += row[k] * blend[first + k]
        return total

    def value(self, state: State, seat: i64) -> float:
        """The points with which a seat can be expected to end."""
        return self.value_at(state, seat, self.stage(state))

    def shares(self, state: State, into: vec[float]) -> None:
        """For each seat what it can expect of the win; `worth` then holds the points expected."""
        seats = self.seats
        worth = self.worth
        if state.top < 0:
            self.final_shares(state, into)
            return
        stage = self.stage(state)
        for seat in range(seats):
            worth[seat] = self.value_at(state, seat, stage)
        softmax(worth, seats, 1.0 / self.spreads[stage], into)

    def final_shares(self, state: State, into: vec[float]) -> None:
        """Who has won, and a little of by how much."""
        seats = self.seats
        worth = self.worth
        best = -1e9
        for seat in range(seats):
            worth[seat] = self.standing(state, seat)
            best = max(best, worth[seat])
        softmax(worth, seats, POINT_SCALE, into)
        winners = 0.0
        for seat in range(seats):
            if worth[seat] > best - 1e-9:
                winners += 1.0
        for seat in range(seats):
            won = 1.0 / winners if worth[seat] > best - 1e-9 else 0.0
            into[seat] = MARGIN * into[seat] + (1.0 - MARGIN) * won

    # -- playing on ----------------------------------------------------------------

    def play_to_quiet(self, state: State, dealer: Dealer) -> None:
        """Play by `choose` to where boards can be judged: the next choice of a role, or the end."""
        played: i64 = 0
        while state.top >= 0 and state.kind() != ROLE and played < LONGEST_PHASE:
            state.apply(self.choose(state, dealer), dealer)
            played += 1

    def play_alone(self, state: State, dealer: Dealer) -> None:
        """Make by `choose` the choices that are none of the tree's."""
        played: i64 = 0
        while state.top >= 0 and self.alone(state) and played < LONGEST_PHASE:
            state.apply(self.choose(state, dealer), dealer)
            played += 1

    def greedy(self, state: State, dealer: Dealer) -> i64:
        """The option right after which one's own board is worth most; the first of equal ones."""
        seat = state.seat()
        options = state.options
        best = lowest(options)
        most = -1e9
        stage = self.stage(state)
        while options != 0:
            choice = lowest(options)
            options &= options - 1
            after = state.clone()
            after.apply(choice, dealer)
            worth = self.value_at(after, seat, stage)
            if worth > most:
                most = worth
                best = choice
        return best

    def consider(self, state: State, turn: list[int], dealer: Dealer, into: vec[float]) -> None:
        """What comes of a turn if the phase is then played out by rule of thumb: adds each seat's share."""
        after = state.clone()
        for choice in turn:
            after.apply(choice, dealer)
        self.play_to_quiet(after, dealer)
        shares = NO_SHARES[:]
        self.shares(after, shares)
        for seat in range(self.seats):
            into[seat] += shares[seat]

    def best_role(self, state: State, dealer: Dealer) -> i64:
        """The role after whose phase one's share is largest."""
        seat = state.seat()
        options = state.options
        best = lowest(options)
        most = -1.0
        shares = NO_SHARES[:]
        while options != 0:
            choice = lowest(options)
            options &= options - 1
            after = state.clone()
            after.apply(choice, dealer)
            self.play_to_quiet(after, dealer)
            self.shares(after, shares)
            if shares[seat] > most:
                most = shares[seat]
                best = choice
        return best


def between(knots: list[float], stage: i64) -> float:
    """A number told for the start, the middle and the end, at a stage."""
    place = float(stage) / float(STAGES) * 2.0
    if place <= 1.0:
        return knots[0] + (knots[1] - knots[0]) * place
    return knots[1] + (knots[2] - knots[1]) * (place - 1.0)


def softmax(numbers: vec[float], length: i64, scale: float, into: vec[float]) -> None:
    top = numbers[0]
    for i in range(length):
        top = max(top, numbers[i])
    total = 0.0
    for i in range(length):
        into[i] = exp((numbers[i] - top) * scale)
        total += into[i]
    for i in range(length):
        into[i] /= total


def count_options(state: State) -> i64:
    return popcount(state.options)
