"""From a thought to a reason: the turn and the next best one are played out on the same deals and compared."""

from __future__ import annotations

from collections.abc import Sequence

from gouverneur.bots.bot import Candidate, Thought
from gouverneur.bots.judges import judge_for
from gouverneur.bots.thinking.judge import NO_SHARES, ROLE, Judge
from gouverneur.bots.why.asked import Asked
from gouverneur.bots.why.futures import Future, each, follow, follow_all
from gouverneur.bots.why.puerto_rico import PuertoRicoTeller
from gouverneur.bots.why.reason import Clause, Reason, merged
from gouverneur.bots.why.san_juan import SanJuanTeller
from gouverneur.bots.why.teller import NEEDED, Teller
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.kernel.state import Observation, State
from gouverneur.table import GAMES

MOST_OTHERS = 6  # turns that this one is compared with
DEALS = 4  # that are imagined, and played out by rule of thumb
WILD_GAMES = 3  # of each deal in which the others play anyhow: what is so even then is said flatly
MOST_WAYS = 150  # in which the others can choose, where all of them are looked at
GUESSES = 2  # deals in which it is asked what the next player would take
WORTH_SAYING = 0.95  # points that a turn promises more than the next best
FEWEST_POINTS = 0.3  # what is said of what others would do counts little
TELLERS: dict[str, type[PuertoRicoTeller | SanJuanTeller]] = {
    "puerto-rico": PuertoRicoTeller,
    "san-juan": SanJuanTeller,
}


def explain(
    rules: Ruleset, observation: Observation, thought: Thought, seed: int = 0, judge: Judge | None = None
) -> Reason:
    """Why the turn of a thought is taken, as far as the seat of the observation can know.

    The same observation, thought and seed give the same reason.
    """
    judge = judge_for(rules) if judge is None else judge
    game = GAMES[rules.game]
    imagined = [observation.redeal(Dealer(seed + deal)) for deal in range(DEALS)]
    state = imagined[0]
    if state.over() or state.seat() != observation.seat:
        raise ValueError("reasons are those of the seat that decides")
    asked = _asked(rules, state, thought.turn, seed)
    words = [answer.words for answer in asked]
    turn = list(thought.turn[: len(words)])
    teller = TELLERS[rules.game](game, judge, state, turn, words)
    rest = _rest(judge, state, thought)[: 1 if state.kind() == ROLE else MOST_OTHERS]
    teller.other_turn = list(rest[0]) if rest else []
    usual, unusual = _futures(judge, imagined, turn, rest, teller.branching(), seed)
    clauses = merged(
        [teller.clauses(future) for future in usual], [teller.clauses(future) for future in unusual]
    )
    clauses += _wanted_by_next(judge, teller, usual, seed)
    clauses.sort(key=lambda clause: -clause.weight)
    clauses += _in_general(thought, teller)
    return Reason(
        teller.seat,
        teller.kind,
        tuple(words),
        tuple(clauses),
        teller.theme(clauses),
        teller.sort(clauses),
        teller.leader,
        tuple(asked),
    )


def _futures(
    judge: Judge,
    imagined: Sequence[State],
    turn: Sequence[int],
    rest: Sequence[Sequence[int]],
    branching: int | None,
    seed: int,
) -> tuple[list[Future], list[Future]]:
    """What comes of the turn and of the next best ones, on the same deals with the same chance."""
    usual: list[Future] = []
    unusual: list[Future] = []
    for deal, state in enumerate(imagined):
        chance = Dealer(seed + 1000 + deal)
        for game in range(1 + WILD_GAMES):
            wild = Dealer(seed + 2000 + deal * WILD_GAMES + game) if game else None
            futures = [
                follow(judge, state, one, chance.clone(), wild.clone() if wild else None)
                for one in [turn, *rest]
            ]
            futures[0].others = futures[1:]
            (unusual if game else usual).append(futures[0])
    if branching is not None:
        for future in follow_all(
            judge, imagined[0], turn, Dealer(seed + 1000), Dealer(seed), branching, MOST_WAYS
        ):
            future.others = usual[0].others
            unusual.append(future)
    return usual, unusual


def _rest(judge: Judge, state: State, thought: Thought) -> list[tuple[int, ...]]:
    """The other turns, the best first."""
    seat = state.seat()
    if thought.candidates:
        others = [found for found in thought.candidates if not _begin_alike(found.turn, thought.turn)]
        others.sort(key=lambda found: -found.shares[seat])
        return [found.turn for found in others]
    turns = [tuple(turn) for turn in judge.turns(state)]
    turns = [turn for turn in turns if not _begin_alike(turn, thought.turn)]
    if not turns:
        turns = [(choice,) for choice in each(state.options) if choice != thought.turn[0]]
    ranked = []
    for turn in turns:
        shares = NO_SHARES[:]
        judge.consider(state, list(turn), Dealer(1), shares)
        ranked.append((-shares[seat], turn))
    return [turn for _, turn in sorted(ranked)]


def _begin_alike(one: Sequence[int], other: Sequence[int]) -> bool:
    """Whether one turn is the beginning of the other: choices of several things may be thought of one by one."""
    return all(mine == theirs for mine, theirs in zip(one, other, strict=False))


def _asked(rules: Ruleset, state: State, turn: Sequence[int], seed: int) -> list[Asked]:
    """Each choice with its question."""
    game = GAMES[rules.game]
    found: list[Asked] = []
    now = state
    dealer = Dealer(seed)
    for choice in turn:
        if now.over() or now.seat() != state.seat() or (now.options >> choice) & 1 == 0:
            break
        found.append(Asked(game, now, choice))
        now = now.clone()
        now.apply(choice, dealer)
    return found


def _wanted_by_next(judge: Judge, teller: Teller, usual: Sequence[Future], seed: int) -> list[Clause]:
    """A role that the next player would take if one left it."""
    if teller.kind != "role":
        return []
    takers = []
    for future in usual[:GUESSES]:
        if not future.others:
            return []
        after = future.others[0].after
        if after.over() or after.seat() == teller.seat:
            return []
        if after.kind() != ROLE or judge.best_role(after, Dealer(seed)) != teller.turn[0]:
            return []
        takers.append(int(after.seat()))
    if len(set(takers)) != 1:
        return []
    weight = FEWEST_POINTS + 0.6 * teller.weight_of(takers[0])
    return [Clause("else-taken", weight, rival=takers[0], sure=False)]


def _in_general(thought: Thought, teller: Teller) -> list[Clause]:
    """What can be said without anything particular: how the bot sees it."""
    seat = teller.seat
    alike = [found for found in thought.candidates if _begin_alike(found.turn, thought.turn)]
    others = [found for found in thought.candidates if found not in alike]
    chosen = max(alike, key=lambda found: found.shares[seat], default=None)
    if chosen is None or not others:
        return [Clause(f"general-{teller.kind}", 0.0)]
    best: Candidate = max(others, key=lambda found: found.shares[seat])
    if chosen.shares[seat] < best.shares[seat]:
        return [Clause("as-good", 0.0)]
    more = chosen.points[seat] - best.points[seat]
    found = [Clause(f"general-{teller.kind}", 0.0)]
    if more >= WORTH_SAYING:
        found.insert(0, Clause("outlook", NEEDED, {"points": round(more)}, open=teller.ALL_KNOW))
    return found
