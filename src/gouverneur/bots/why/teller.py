"""What both games' tellers of facts have in common."""

from __future__ import annotations

from collections.abc import Sequence

from gouverneur.bots.thinking.judge import Judge
from gouverneur.bots.why.futures import Future
from gouverneur.bots.why.reason import Clause
from gouverneur.kernel.game import Game
from gouverneur.kernel.state import State

THE_END = 40.0  # what it weighs to win at once
NEEDED = 0.25  # below this nothing particular is said
LEADER, NEXT, OTHER = 0.9, 0.7, 0.5  # how much of what a rival misses counts


class Teller:
    """Looks at what comes of one turn and says what speaks for it."""

    def __init__(
        self, game: Game, judge: Judge, state: State, turn: Sequence[int], words: Sequence[str]
    ) -> None:
        self.game = game
        self.before = state
        self.other_turn: list[int] = []  # what the next best turn names
        self.seat = int(state.seat())
        self.kind = game.actions.by_step[state.kind()].name
        self.turn = list(turn)
        self.words = list(words)
        self.progress = min(1.0, max(0.0, judge.progress(state)))
        self.seats = int(state.seats)
        self.rivals = [(self.seat + place) % self.seats for place in range(1, self.seats)]
        self.leader = self.leading(state)

    # -- what a game says ------------------------------------------------------------

    def points(self, state: State, seat: int) -> int:
        """The points of a seat that everybody can count."""
        raise NotImplementedError

    def clauses(self, future: Future) -> list[Clause]:
        """What speaks for the turn in one deal."""
        raise NotImplementedError

    def branching(self) -> int | None:
        """A kind of decision in which all that the others could do is worth looking at."""
        return None

    def theme(self, clauses: Sequence[Clause]) -> str:
        raise NotImplementedError

    def sort(self, clauses: Sequence[Clause]) -> str:
        raise NotImplementedError

    # -- what is the same in both ------------------------------------------------------

    def leading(self, state: State) -> int:
        """Whoever leads alone, for all to see."""
        points = [self.points(state, seat) for seat in range(self.seats)]
        most = max(points)
        return points.index(most) if points.count(most) == 1 and most > 0 else -1

    def weight_of(self, rival: int) -> float:
        if rival == self.leader or self.seats == 2:
            return LEADER
        return NEXT if rival == self.rivals[0] else OTHER

    def end(self, future: Future) -> list[Clause]:
        """The game ends with this turn, and need not."""
        if not future.after.over() or (future.others and all(other.after.over() for other in future.others)):
            return []
        won = self.game.winners(future.after)
        if won == [self.seat]:
            return [Clause("wins", THE_END, sure=not future.contested)]
        if self.seat in won:
            return [Clause("shares", THE_END, sure=not future.contested)]
        return []

    def score_rises(self, future: Future) -> list[Clause]:
        """Buildings that count more at the end than before."""
        before = dict(self.game.score_sources(future.before, self.seat))
        found = []
        for source, points in self.game.score_sources(future.after, self.seat):
            more = points - before.get(source, 0)
            if source in before and source not in self.PLAIN_SOURCES and more > 0:
                found.append(Clause("raises", 0.9 * more, {self.BUILDING: source, "points": more}))
        return found

    ALL_KNOW = True  # whether what is expected rests on next to nothing that the others do not know
    BUILDING = "building"  # how a building is called in details
    PLAIN_SOURCES: tuple[str, ...] = ("printed",)
