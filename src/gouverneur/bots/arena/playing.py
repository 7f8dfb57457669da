"""One game between bots: driven on a bare state, each bot shown what its seat knows and nothing else."""

from __future__ import annotations

import operator
import time
import traceback
from collections import Counter

from gouverneur.bots.arena.entrants import seat_bot
from gouverneur.bots.arena.outcomes import (
    CRASH,
    ENDLESS,
    FAULTS,
    ILLEGAL,
    RULES,
    SLOW,
    Order,
    Outcome,
    Problem,
    ranks_of,
    step_of,
)
from gouverneur.bots.arena.trace import APPLYING, MAKING, THINKING, Trace
from gouverneur.bots.bot import Bot
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.playout import MOST_DECISIONS
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.kernel.state import MOST_CHOICES, State
from gouverneur.notation import positions
from gouverneur.table import GAMES, new_state, ruleset

LONGEST_TURN = 200  # choices; the largest real ones have a few dozen
LONGEST_TEXT = 2000
BUILT = {"puerto-rico": ("city", "building"), "san-juan": ("display", "card")}  # where a view tells it


class _Broken(Exception):
    """The game cannot go on."""

    def __init__(self, kind: str, seat: int, text: str) -> None:
        super().__init__(kind, seat, text)
        self.kind, self.seat, self.text = kind, seat, text


class Game:
    """A game under way. What it does is written into the trace as it goes."""

    def __init__(self, order: Order, trace: Trace) -> None:
        self.order, self.trace = order, trace
        self.rules = ruleset(order.rules)
        self.dealer = Dealer(order.deal)
        self.state = new_state(self.rules, self.dealer)
        self.times: list[Counter[int]] = [Counter() for _ in order.bots]
        self.longest = [0.0] * len(order.bots)
        self.decisions = 0

    def play(self) -> Outcome:
        began = time.perf_counter()
        first = GAMES[self.rules.game].first_seat(self.state)
        problem = None
        try:
            self._to_the_end([self._make(seat) for seat in range(len(self.order.bots))])
        except _Broken as broken:
            problem = Problem(broken.kind, broken.seat, broken.text[-LONGEST_TEXT:], line_of(self.state))
        return judged(
            self.rules,
            self.state,
            first,
            self.decisions,
            problem,
            times=[{str(step): n for step, n in sorted(counts.items())} for counts in self.times],
            longest=[round(ms, 3) for ms in self.longest],
            seconds=round(time.perf_counter() - began, 4),
        )

    def _make(self, seat: int) -> Bot:
        self.trace.begin(MAKING, seat)
        try:
            return seat_bot(self.order.bots[seat], self.rules, self.order.seeds[seat])
        except BaseException as error:
            raise _Broken(CRASH, seat, _told(error)) from error

    def _to_the_end(self, bots: list[Bot]) -> None:
        state = self.state
        while not state.over():
            if self.decisions >= MOST_DECISIONS:
                raise _Broken(ENDLESS, -1, f"stopped after {self.decisions} decisions, judged by points")
            seat = int(state.seat())
            for choice in self._think(bots[seat], seat):
                self._apply(seat, choice)

    def _think(self, bot: Bot, seat: int) -> list[int]:
        observation = self.state.observe(seat)
        self.trace.begin(THINKING, seat)
        began = time.perf_counter()
        try:
            turn = [operator.index(choice) for choice in bot.think(observation).turn]
        except BaseException as error:  # also SystemExit: whatever a bot does, the arena goes on
            raise _Broken(CRASH, seat, _told(error)) from error
        taken = time.perf_counter() - began
        self.trace.begin(APPLYING, -1)
        self.times[seat][step_of(taken * 1000)] += 1
        self.longest[seat] = max(self.longest[seat], taken * 1000)
        if taken > self.order.limit:
            raise _Broken(SLOW, seat, f"thought for {taken:.3f} s; {self.order.limit:g} s were allowed")
        if not 0 < len(turn) <= LONGEST_TURN:
            raise _Broken(ILLEGAL, seat, f"a turn of {len(turn)} choices")
        return turn

    def _apply(self, seat: int, choice: int) -> None:
        state = self.state
        if state.over() or state.seat() != seat:
            raise _Broken(ILLEGAL, seat, f"went on with choice {choice} when its turn was over")
        if not (0 <= choice < MOST_CHOICES and state.options >> choice & 1):
            raise _Broken(ILLEGAL, seat, f"chose {self._named(choice)}, which is not an option")
        try:
            state.apply(choice, self.dealer)
        except Exception as error:
            raise _Broken(RULES, -1, _told(error)) from error
        self.trace.chose(choice)
        self.decisions += 1

    def _named(self, choice: int) -> str:
        kind = GAMES[self.rules.game].actions.by_step[int(self.state.kind())]
        words = kind.choices[choice] if 0 <= choice < len(kind.choices) else "no choice of this decision"
        return f"{choice} ({words})" if words else str(choice)


def judged(
    rules: Ruleset,
    state: State,
    first: int,
    decisions: int,
    problem: Problem | None,
    *,
    times: list[dict[str, int]],
    longest: list[float],
    seconds: float,
) -> Outcome:
    """By who won; where a bot was at fault it is last and the others share the win, and any other broken-off game
    counts as it stands.
    """
    game = GAMES[rules.game]
    seats = range(rules.players)
    points = [int(state.score(seat)) for seat in seats]
    if problem is not None and problem.kind in FAULTS:
        shares = [0.0 if seat == problem.seat else 1 / (rules.players - 1) for seat in seats]
        ranks = [rules.players if seat == problem.seat else 1 for seat in seats]
    else:
        winners = game.winners(state)
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in seats]
        ranks = ranks_of(shares, points)
    place, name = BUILT[rules.game]
    players = positions.write_observation(state.observe(-1))["players"]
    return Outcome(
        shares=shares,
        ranks=ranks,
        points=points,
        first=first,
        decisions=decisions,
        ending=game.ending(state) if state.over() else "",
        sources=[dict(game.score_sources(state, seat)) for seat in seats],
        built=[sorted({thing[name] for thing in player[place]}) for player in players],
        times=times,
        longest=longest,
        seconds=seconds,
        problem=problem,
    )


def broken_off(order: Order, choices: list[int], kind: str, seat: int, text: str, seconds: float) -> Outcome:
    """A game whose room died: as far as the trace tells it."""
    rules = ruleset(order.rules)
    dealer = Dealer(order.deal)
    state = new_state(rules, dealer)
    first = GAMES[rules.game].first_seat(state)
    for choice in choices:
        state.apply(choice, dealer)
    return judged(
        rules,
        state,
        first,
        len(choices),
        Problem(kind, seat, text[-LONGEST_TEXT:], line_of(state)),
        times=[{} for _ in order.bots],
        longest=[0.0] * len(order.bots),
        seconds=round(seconds, 4),
    )


def line_of(state: State) -> str:
    """The position in one line."""
    return positions.write_position(state).to_text()


def _told(error: BaseException) -> str:
    """The error and where it came from, without the frames of the arena."""
    frames = traceback.extract_tb(error.__traceback__)[1:]
    lines = [f'File "{frame.filename}", line {frame.lineno}, in {frame.name}' for frame in frames[-4:]]
    return "\n".join([*lines, "".join(traceback.format_exception_only(error)).strip()])
