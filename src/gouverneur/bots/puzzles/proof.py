"""Proving a move best: everything that can follow is looked at."""

from __future__ import annotations

from dataclasses import dataclass

from gouverneur.bots.judges import judge_for
from gouverneur.bots.thinking.exact import Solver
from gouverneur.bots.thinking.judge import Judge
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.errors import ChanceNeeded
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.kernel.state import State

MOST_POSITIONS = 40_000
DEALS = 12  # of what the deciding seat has not seen: the move has to be best in all of them


@dataclass(frozen=True)
class Proof:
    """The best choice of a decision, and by how large a share of the win it is better than any other."""

    choice: int
    lead: float


def prove(rules: Ruleset, state: State) -> Proof | None:
    """None where no move is best, chance may still matter, or there is too much to look at.

    Whoever decides later does what is best for himself and knows everything.
    """
    judge = judge_for(rules)
    if state.over() or not judge.last_round(state):
        return None
    observation = state.observe(state.seat())
    found: Proof | None = None
    for deal in range(DEALS):
        proof = _of_deal(judge_for(rules), observation.redeal(Dealer(deal)), state.seat())
        if proof is None or (found is not None and proof.choice != found.choice):
            return None
        found = proof if found is None or proof.lead < found.lead else found
    return found


def _of_deal(judge: Judge, state: State, seat: int) -> Proof | None:
    solver = Solver(judge, MOST_POSITIONS)
    try:
        if not solver.solve(state, Dealer()):
            return None
    except ChanceNeeded:
        return None
    ranked = sorted(
        zip(solver.outcomes, solver.choices, strict=True), key=lambda outcome: -float(outcome[0][seat])
    )
    return Proof(ranked[0][1], float(ranked[0][0][seat] - ranked[1][0][seat]))
