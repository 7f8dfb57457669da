"""Information-set Monte Carlo tree search: each time the unseen is imagined anew, and every seat wants the most for itself.

The tree branches where one thing is chosen: roles, buildings, tiles, loads. Choices of several things are made by rule
of thumb inside the tree, and are whole turns where they are the question itself. A line of play ends where the phase
does; there the judge says what each seat can expect.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gouverneur.bots.thinking.judge import NO_SHARES, ROLE, Judge
from gouverneur.kernel.bits import lowest, popcount
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.state import Observation, State

FEWEST: Final[i64] = 2  # options of a choice within a phase that are looked at from the beginning
DEEPEST: Final[i64] = 200  # decisions of one line of play inside the tree
MANY_NODES: Final[i64] = 400_000  # in a tree; after that lines of play end where it does


@final
class Edge:
    """Something that can be chosen, and what came of it."""

    def __init__(self, choice: i64, prior: float) -> None:
        self.choice: i64 = choice
        self.prior: float = prior
        self.visits: i64 = 0
        self.totals: vec[float] = NO_SHARES[:]  # by seat, of the shares at the ends of lines
        self.nodes: list[Node] = []


@final
class Node:
    """A decision in the tree. Who decides about what after the same choices can differ by what was imagined."""

    def __init__(self, kind: i64, seat: i64) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.known: i64 = 0  # choices that have an edge
        self.edges: list[Edge] = []


@final
class Arm:
    """A whole turn at the root."""

    def __init__(self, turn: list[int]) -> None:
        self.turn: list[int] = turn
        self.edge: Edge = Edge(-1, 1.0)
        self.points: vec[float] = NO_SHARES[:]  # by seat, of the points expected at the ends of lines
        self.lost_in: i64 = -1  # the round after which it was given up

    def mean(self, seat: i64) -> float:
        """What a seat can expect of the win."""
        return self.edge.totals[seat] / float(max(1, self.edge.visits))


@final
class Habits:
    """How a search goes about it."""

    def __init__(self) -> None:
        self.exploration: float = 0.3
        self.prior_scale: float = 0.7  # how sharply the worth of an option, in points, makes it likely
        self.doubt: float = 0.05  # what an option not yet tried is thought to be worth less than the others
        self.widening: float = 0.4
        self.phases: i64 = 0  # more phases played out by rule of thumb before the judge is asked
        self.spite: float = 0.0  # how much the best rival's share counts against one's own


@final
class Search:
    """One decision thought through. Deterministic for a seed and a number of nodes."""

    def __init__(self, judge: Judge, observation: Observation, habits: Habits, seed: int) -> None:
        self.judge: Judge = judge
        self.observation: Observation = observation
        self.habits: Habits = habits
        self.seed: int = seed
        self.deals: i64 = 0
        self.dealer: Dealer = Dealer(seed)  # the luck of the line that is followed
        self.trial: Dealer = Dealer(seed)  # of options that are only tried
        self.seat: i64 = observation.seat
        self.seats: i64 = judge.seats
        self.nodes: i64 = 0
        self.lines: i64 = 0
        self.shares: vec[float] = NO_SHARES[:]
        self.path: list[Edge] = []
        self.arms: list[Arm] = []
        first = observation.redeal(self.dealer)
        for turn in judge.turns(first):
            self.arms.append(Arm(turn))

    def run(self, lines: i64, seconds: float) -> None:
        """Follow so many lines of play, or as many as the time allows; 0 is no limit.

        In rounds: after each, the worse half of the turns that were left is no longer looked at. Turns that are
        compared meet the same luck: the unseen is imagined once for all of them.
        """
        start = time.perf_counter()
        left: i64 = len(self.arms)
        rounds: i64 = 0
        while left > 1:
            left = (left + 1) // 2
            rounds += 1
        for number in range(rounds):
            part = float(number + 1) / float(rounds)
            enough = i64(float(lines) * part)
            self.compare(enough, start + seconds * part, lines > 0, seconds > 0.0)
            self.halve(number)

    def compare(self, enough: i64, end: float, is_counted: bool, is_timed: bool) -> None:
        """A round: each turn that is left is followed equally often, at least once."""
        while True:
            self.deals += 1
            for arm in self.arms:
                if arm.lost_in < 0:
                    self.follow(arm)
            if is_counted and self.lines >= enough:
                return
            if is_timed and time.perf_counter() >= end:
                return

    def halve(self, number: i64) -> None:
        """Half of the turns that are left go on."""
        left: list[Arm] = []
        for arm in self.arms:
            if arm.lost_in < 0:
                place: i64 = 0
                while place < len(left) and left[place].mean(self.seat) >= arm.mean(self.seat):
                    place += 1
                left.insert(place, arm)
        for place in range((len(left) + 1) // 2, len(left)):
            left[place].lost_in = number

    def follow(self, arm: Arm) -> None:
        """One line of play: down the tree, on by rule of thumb to the end of the phase, and back."""
        self.dealer = Dealer(self.seed + self.deals)
        dealer = self.dealer
        judge = self.judge
        state = self.observation.redeal(dealer)
        for choice in arm.turn:
            state.apply(choice, dealer)
        edge = arm.edge
        path = self.path
        path.clear()
        path.append(edge)
        for depth in range(DEEPEST):
            judge.play_alone(state, dealer)
            if state.top < 0:
                break
            kind = state.kind()
            seat = state.seat()
            node = _find(edge.nodes, kind, seat)
            if node is None:
                if self.nodes < MANY_NODES:
                    edge.nodes.append(Node(kind, seat))
                    self.nodes += 1
                break
            edge = self.pick(node, state)
            node.visits += 1
            path.append(edge)
            state.apply(edge.choice, dealer)
        self.reach_end(state)
        self.lines += 1
        shares = self.shares
        points = arm.points
        worth = judge.worth
        for seat in range(self.seats):
            points[seat] += worth[seat]
        for passed in path:
            passed.visits += 1
            totals = passed.totals
            for seat in range(self.seats):
                totals[seat] += shares[seat]

    def reach_end(self, state: State) -> None:
        """Play out the phase, and see who can expect what."""
        judge = self.judge
        dealer = self.dealer
        judge.play_to_quiet(state, dealer)
        for phase in range(self.habits.phases):
            if state.top >= 0:
                state.apply(judge.choose(state, dealer), dealer)
                judge.play_to_quiet(state, dealer)
        judge.shares(state, self.shares)
        spite = self.habits.spite
        if spite > 0.0:
            rival = 0.0
            for seat in range(self.seats):
                if seat != self.seat:
                    rival = max(rival, self.shares[seat])
            self.shares[self.seat] -= spite * rival

    def pick(self, node: Node, state: State) -> Edge:
        """The option with the best outlook for who decides, among those open to choice."""
        options = state.options
        if options & ~node.known != 0:
            self.learn(node, state)
        seat = node.seat
        allowed: i64 = 100
        if node.kind != ROLE:
            allowed = FEWEST + i64(self.habits.widening * sqrt(float(node.visits)))
        factor = self.habits.exploration * sqrt(float(node.visits + 1))
        seen: i64 = 0
        total = 0.0
        visits: i64 = 0
        for edge in node.edges:
            if edge.visits > 0 and (options >> edge.choice) & 1 == 1:
                total += edge.totals[seat]
                visits += edge.visits
        hope = 0.5
        if visits > 0:
            hope = total / float(visits) - self.habits.doubt
        best = node.edges[0]
        most = -1e9
        for edge in node.edges:
            if (options >> edge.choice) & 1 == 0:
                continue
            outlook = factor * edge.prior / float(1 + edge.visits)
            if edge.visits == 0:
                outlook += hope
            else:
                outlook += edge.totals[seat] / float(edge.visits)
            if outlook > most:
                most = outlook
                best = edge
            seen += 1
            if seen == allowed:
                break
        return best

    def learn(self, node: Node, state: State) -> None:
        """Give an edge to each option that is new, the likeliest first."""
        new = state.options & ~node.known
        node.known |= new
        number = popcount(new)
        if node.kind == ROLE:
            while new != 0:
                node.edges.append(Edge(lowest(new), 1.0 / float(number)))
                new &= new - 1
            return
        judge = self.judge
        stage = judge.stage(state)
        fresh: list[Edge] = []
        while new != 0:
            choice = lowest(new)
            new &= new - 1
            after = state.clone()
            after.apply(choice, self.trial)
            _insert(fresh, Edge(choice, judge.value_at(after, node.seat, stage)))
        top = fresh[0].prior
        total = 0.0
        for edge in fresh:
            edge.prior = _likelihood((edge.prior - top) * self.habits.prior_scale)
            total += edge.prior
        for edge in fresh:
            edge.prior /= total
            node.edges.append(edge)

    # -- what was found -------------------------------------------------------------

    def ranked(self) -> list[Arm]:
        """The turns, the best first: those that were given up last, then those with the better outlook."""
        found: list[Arm] = []
        for arm in self.arms:
            place: i64 = 0
            while place < len(found) and not self.is_better(arm, found[place]):
                place += 1
            found.insert(place, arm)
        return found

    def is_better(self, arm: Arm, other: Arm) -> bool:
        if arm.lost_in != other.lost_in:
            return arm.lost_in < 0 or (other.lost_in >= 0 and arm.lost_in > other.lost_in)
        return arm.mean(self.seat) > other.mean(self.seat)

    def line(self, arm: Arm, longest: i64) -> list[tuple[int, int, int]]:
        """What is expected to follow a turn: seat, kind of decision and choice of each."""
        found: list[tuple[int, int, int]] = []
        edge = arm.edge
        while len(edge.nodes) > 0 and len(found) < longest:
            node = edge.nodes[0]
            for other in edge.nodes:
                if other.visits > node.visits:
                    node = other
            if len(node.edges) == 0:
                break
            edge = node.edges[0]
            for option in node.edges:
                if option.visits > edge.visits:
                    edge = option
            if edge.visits == 0:
                break
            found.append((node.seat, node.kind, edge.choice))
        return found


def _find(nodes: list[Node], kind: i64, seat: i64) -> Node | None:
    for node in nodes:
        if node.kind == kind and node.seat == seat:
            return node
    return None


def _insert(edges: list[Edge], edge: Edge) -> None:
    """Into a list in falling order of what their priors hold."""
    place: i64 = 0
    while place < len(edges) and edges[place].prior >= edge.prior:
        place += 1
    edges.insert(place, edge)


def _likelihood(less: float) -> float:
    """A rational stand-in for exp of what is not above 0."""
    return 1.0 / (1.0 - less + 0.5 * less * less)
