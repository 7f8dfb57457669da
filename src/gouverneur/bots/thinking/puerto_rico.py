"""The judge of Puerto Rico."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gouverneur.bots.thinking import puerto_rico_choices as choices
from gouverneur.bots.thinking import puerto_rico_turns
from gouverneur.bots.thinking.judge import STAGES, Judge
from gouverneur.bots.thinking.puerto_rico_board import SEEN_BUILDINGS, board_names, look
from gouverneur.bots.thinking.puerto_rico_places import Plan
from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.state import State
from gouverneur.puerto_rico.layout import CHIPS, OWNED, WORKERS
from gouverneur.puerto_rico.scoring import score, tie_break
from gouverneur.puerto_rico.state import PuertoRico
from gouverneur.puerto_rico.vocabulary import (
    BUILD,
    COURT,
    DEAL,
    DEED,
    DRAFT,
    EXTRA,
    GUEST,
    HAND_IN,
    HAND_IN_FROM,
    HIRE,
    LAY,
    LOAD,
    LODGE,
    NO_SUPPLY,
    NOBLE_GUEST,
    PLACE,
    PLACE_NOBLE,
    ROLE,
    SELL,
    SEND,
    STORE,
    TILE,
)

LAST_STAGE: Final[i64] = STAGES  # the last round; before it the stage stays below
CALM: Final = 0.45  # of the spread, in the last round
LONG_GAME: Final = 17.0  # rounds

# What is worth a branch of a tree; the rest is played by rule of thumb.
BRANCHING: Final[i64] = (
    (1 << 0) | (1 << 1) | (1 << 7) | (1 << 10) | (1 << 11) | (1 << 12) | (1 << 16) | (1 << 24)
)


@final
class PuertoRicoJudge(Judge):
    def __init__(self, seats: i64, weights: dict[str, list[float]]) -> None:
        self.plan: Final[Plan] = Plan()
        self.shown: i64 = 0  # the buildings in `row`
        super().__init__(seats, board_names(), weights)

    def put_weights(self, weights: dict[str, list[float]]) -> None:
        super().put_weights(weights)
        self.spreads[LAST_STAGE] *= CALM

    # -- judging -----------------------------------------------------------------

    def progress(self, state: State) -> float:
        """By what is nearest to its end: a city, the workers, the chips."""
        assert isinstance(state, PuertoRico)
        if state.ending != 0:
            return 1.0
        rules = state.rules
        city: i64 = 0
        for seat in range(state.seats):
            city = max(city, state.city(seat))
        done = float(city) / 12.0
        done = max(done, 1.0 - float(state.numbers[CHIPS]) / float(rules.chips))
        if not rules.has_nobles:
            done = max(done, 1.0 - float(state.numbers[WORKERS]) / float(rules.workers))
        done = 0.75 * done + 0.25 * min(1.0, float(state.round) / LONG_GAME)
        return min(done, 0.969)

    def features(self, state: State, seat: i64) -> None:
        assert isinstance(state, PuertoRico)
        look(state, seat, self.row)

    def value_at(self, state: State, seat: i64, stage: i64) -> float:
        """As in general, but only the buildings that are there are looked at."""
        assert isinstance(state, PuertoRico)
        row = self.row
        for i in range(SEEN_BUILDINGS):
            row[i] = 0.0
        before = self.shown
        while before != 0:
            place = SEEN_BUILDINGS + 2 * lowest(before)
            row[place] = 0.0
            row[place + 1] = 0.0
            before &= before - 1
        look(state, seat, row)
        blend = self.blend
        first = stage * self.width
        total = 0.0
        for k in range(SEEN_BUILDINGS):
            total += row[k] * blend[first + k]
        owned: i64 = 0
        if state.ending == 0:
            owned = state.own(seat, OWNED)
        self.shown = owned
        while owned != 0:
            place = SEEN_BUILDINGS + 2 * lowest(owned)
            total += blend[first + place] + row[place + 1] * blend[first + place + 1]
            owned &= owned - 1
        return total

    def standing(self, state: State, seat: i64) -> float:
        assert isinstance(state, PuertoRico)
        return float(score(state, seat)) + 0.002 * float(tie_break(state, seat))

    def last_round(self, state: State) -> bool:
        assert isinstance(state, PuertoRico)
        return state.ending != 0

    # -- choosing ------------------------------------------------------------------

    def choose(self, state: State, dealer: Dealer) -> i64:
        assert isinstance(state, PuertoRico)
        kind = state.kind()
        if kind in (PLACE, PLACE_NOBLE):
            return self.place(state)
        if kind == LOAD:
            return choices.load(self, state)
        if kind == BUILD:
            return choices.build(self, state)
        if kind == TILE:
            return choices.tile(self, state)
        if kind == STORE:
            return choices.store(self, state)
        if kind == SELL:
            return choices.sell(self, state)
        if kind == EXTRA:
            return choices.extra(self, state)
        if kind == HIRE:
            return choices.hire(state)
        if kind == ROLE:
            return choices.role(self, state)
        return self.choose_rarer(state, kind, dealer)

    def choose_rarer(self, state: PuertoRico, kind: i64, dealer: Dealer) -> i64:
        if kind in (GUEST, NOBLE_GUEST):
            return choices.guest(self, state)
        if kind == DEAL:
            return choices.deal(state)
        if kind == SEND:
            return choices.send(state)
        if kind == COURT:
            if (state.options >> NO_SUPPLY) & 1 == 1:
                return choices.supply(state)
            return choices.court(state)
        if kind == LODGE:
            return choices.lodge(state)
        if kind == LAY:
            return choices.lay(self, state)
        if kind == DRAFT:
            return choices.draft(self, state)
        if kind == DEED:
            return choices.deed(self, state)
        if kind == HAND_IN:
            return choices.hand_in(state)
        if kind == HAND_IN_FROM:
            return choices.hand_in_from(self, state, dealer)
        # To produce, to man what was just laid or built, to take a bonus or a discount: yes.
        return lowest(state.options)

    def place(self, state: PuertoRico) -> i64:
        plan = self.plan
        if not plan.fits(state, state.seat()):
            plan.make(state, self, self.stage(state), -1, 0.0)
        return plan.choose(state)

    def turns(self, state: State) -> list[list[int]]:
        assert isinstance(state, PuertoRico)
        return puerto_rico_turns.turns(self, self.plan, state)

    def alone(self, state: State) -> bool:
        return bit(state.kind()) & BRANCHING == 0
