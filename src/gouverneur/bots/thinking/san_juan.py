"""The judge of San Juan: what boards and hands are worth, and what one does by rule of thumb."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gouverneur.bots.thinking.judge import Judge
from gouverneur.bots.thinking.san_juan_board import NAMES, Eye
from gouverneur.bots.thinking.san_juan_choices import choose
from gouverneur.bots.thinking.san_juan_turns import turns
from gouverneur.kernel.bits import bit
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.state import State
from gouverneur.san_juan import scoring
from gouverneur.san_juan.state import SanJuan
from gouverneur.san_juan.vocabulary import BUILD, OVER, PICK, ROLE, TWELVE

DOUBT: Final = 0.02
NEARLY_OVER: Final = 0.97  # only what is over is more


@final
class SanJuanJudge(Judge):
    def __init__(self, seats: i64, weights: dict[str, list[float]]) -> None:
        super().__init__(seats, list(NAMES), weights)
        self.deals_at_end = 8
        self.eye: Eye = Eye(self.blend, self.width)
        self.questions: i64 = bit(ROLE) | bit(BUILD) | bit(OVER) | bit(PICK)

    def progress(self, state: State) -> float:
        """By buildings, most of all those of whoever has most."""
        assert isinstance(state, SanJuan)
        most: i64 = 0
        total: i64 = 0
        for seat in range(state.seats):
            buildings = state.buildings(seat)
            total += buildings
            if buildings > most:
                most = buildings
        if most >= TWELVE:
            return 1.0
        done = (0.7 * float(most) + 0.3 * float(total) / float(state.seats) - 1.0) / 11.0
        return min(NEARLY_OVER, done)

    def features(self, state: State, seat: i64) -> None:
        assert isinstance(state, SanJuan)
        self.eye.look(state, seat, self.stage(state))
        self.eye.fill(state, self.row)

    def choose(self, state: State, dealer: Dealer) -> i64:
        assert isinstance(state, SanJuan)
        return choose(self.eye, state, self.stage(state))

    def turns(self, state: State) -> list[list[int]]:
        assert isinstance(state, SanJuan)
        return turns(self.eye, state, self.stage(state))

    def alone(self, state: State) -> bool:
        return (self.questions >> state.kind()) & 1 == 0

    def standing(self, state: State, seat: i64) -> float:
        assert isinstance(state, SanJuan)
        return float(state.score(seat)) + float(scoring.tie_break(state, seat)) / 100.0

    def shares(self, state: State, into: vec[float]) -> None:
        """What is not won yet can still be lost: whoever is ahead does not put off the end."""
        super().shares(state, into)
        if state.top >= 0:
            for seat in range(self.seats):
                into[seat] = (1.0 - DOUBT) * into[seat] + DOUBT / float(self.seats)

    def last_round(self, state: State) -> bool:
        return self.progress(state) >= 1.0
