"""The bots that think: one goes by rules of thumb, one searches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gouverneur.bots.bot import Candidate, Step, Thought
from gouverneur.bots.judges import judge_for
from gouverneur.bots.thinking.exact import Solver
from gouverneur.bots.thinking.judge import NO_SHARES
from gouverneur.bots.thinking.search import Habits, Search
from gouverneur.bots.weights import Table
from gouverneur.kernel.dealer import CHOICE, Dealer
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.kernel.state import Observation

LONGEST_LINE = 12
# How much of a budget may go into solving the last round, in positions, before search begins.
POSITIONS_A_LINE = 4
POSITIONS_A_SECOND = 60_000
SEEDS = 2**31


@dataclass(frozen=True)
class Budget:
    """How long a bot thinks about one decision: so many lines of play, or so many seconds; 0 is no limit."""

    nodes: int = 0
    seconds: float = 0.0


@dataclass(frozen=True)
class Weakness:
    """A bot that does not always take what it thinks best."""

    temperature: float
    """In shares of the win: how far apart two turns are that it still confuses now and then."""

    most_lost: float
    """The largest share of the win that it gives away so."""


class Thinker:
    """What the bots that judge have in common."""

    def __init__(
        self,
        rules: Ruleset,
        seed: int,
        name: str,
        weights: Table | None = None,
        weakness: Weakness | None = None,
    ) -> None:
        self.name = name
        self.judge = judge_for(rules, weights)
        self.weakness = weakness
        self.dealer = Dealer(seed)

    def _chosen(self, seat: int, candidates: Sequence[Candidate]) -> Candidate:
        """The best, or one that a weaker player could take for it."""
        best = candidates[0]
        if self.weakness is None:
            return best
        heat = self.weakness.temperature
        near = [c for c in candidates if best.shares[seat] - c.shares[seat] <= self.weakness.most_lost]
        weights = [2.718281828 ** ((c.shares[seat] - best.shares[seat]) / heat) for c in near]
        place = self.dealer.below(CHOICE, SEEDS) / SEEDS * sum(weights)
        for candidate, weight in zip(near, weights, strict=True):
            place -= weight
            if place < 0:
                return candidate
        return best


class RulesOfThumb(Thinker):
    """Looks to the end of the phase, with everybody playing on by rule of thumb."""

    def __init__(
        self,
        rules: Ruleset,
        seed: int,
        name: str = "rules",
        deals: int = 3,
        weights: Table | None = None,
        weakness: Weakness | None = None,
    ) -> None:
        super().__init__(rules, seed, name, weights, weakness)
        self.deals = deals

    def think(self, observation: Observation) -> Thought:
        judge, dealer = self.judge, self.dealer
        imagined = [observation.redeal(dealer) for _ in range(self.deals)]
        turns = judge.turns(imagined[0])
        if len(turns) == 1:
            return Thought(tuple(turns[0]))
        found: list[Candidate] = []
        for turn in turns:
            shares = NO_SHARES[:]
            points = [0.0] * judge.seats
            for state in imagined:
                judge.consider(state, turn, dealer, shares)
                points = [points[seat] + judge.worth[seat] for seat in range(judge.seats)]
            found.append(
                Candidate(
                    tuple(turn),
                    tuple(shares[seat] / self.deals for seat in range(judge.seats)),
                    tuple(point / self.deals for point in points),
                    self.deals,
                )
            )
        found.sort(key=lambda candidate: -candidate.shares[observation.seat])
        return Thought(self._chosen(observation.seat, found).turn, tuple(found))


class Searcher(Thinker):
    """Follows thousands of lines of play."""

    def __init__(
        self,
        rules: Ruleset,
        seed: int,
        budget: Budget,
        name: str = "search",
        habits: Habits | None = None,
        weights: Table | None = None,
        weakness: Weakness | None = None,
    ) -> None:
        super().__init__(rules, seed, name, weights, weakness)
        self.budget = budget
        self.habits = habits or Habits()

    def think(self, observation: Observation) -> Thought:
        seat = observation.seat
        solved = self._solved(observation)
        if solved is not None:
            return solved
        search = Search(self.judge, observation, self.habits, self.dealer.below(CHOICE, SEEDS))
        if len(search.arms) == 1:
            return Thought(tuple(search.arms[0].turn))
        search.run(self.budget.nodes, self.budget.seconds)
        arms = search.ranked()
        seats = range(self.judge.seats)
        found = [
            Candidate(
                tuple(arm.turn),
                tuple(arm.mean(other) for other in seats),
                tuple(arm.points[other] / int(arm.edge.visits) for other in seats),
                int(arm.edge.visits),
            )
            for arm in arms
        ]
        best = self._chosen(seat, found)
        line = search.line(next(arm for arm in arms if tuple(arm.turn) == best.turn), LONGEST_LINE)
        return Thought(best.turn, tuple(found), tuple(Step(*step) for step in line))

    def _solved(self, observation: Observation) -> Thought | None:
        """What is best in the last round, when all of it can be looked at."""
        judge, seat = self.judge, observation.seat
        state = observation.redeal(self.dealer)
        if not judge.last_round(state):
            return None
        deals = int(judge.deals_at_end)
        most = self.budget.nodes * POSITIONS_A_LINE or int(self.budget.seconds * POSITIONS_A_SECOND)
        if self.budget.nodes and self.budget.seconds:
            most = min(most, int(self.budget.seconds * POSITIONS_A_SECOND))
        solver = Solver(judge, most)
        totals: dict[int, list[float]] = {}
        for _ in range(deals):
            if not solver.solve(state, self.dealer):
                return None
            for choice, shares in zip(solver.choices, solver.outcomes, strict=True):
                before = totals.setdefault(choice, [0.0] * judge.seats)
                totals[choice] = [before[other] + shares[other] / deals for other in range(judge.seats)]
            state = observation.redeal(self.dealer)
        found = [Candidate((choice,), tuple(shares), (), deals) for choice, shares in totals.items()]
        found.sort(key=lambda candidate: -candidate.shares[seat])
        best = self._chosen(seat, found)
        return Thought(best.turn, tuple(found), proven=deals == 1)
