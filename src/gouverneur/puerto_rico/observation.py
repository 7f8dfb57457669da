"""What a seat knows, built up from nothing; and imagining the rest.

The order of the hidden plantations is unknown, and the state holds no order. What is under a forest whose tile
was drawn from the hidden stack is known to its owner alone: everybody else knows only that it was among the tiles
of that time through them. Once the stack has run out, all those together are known, though not whose is which.
[PR-FOR-05]

Points are public by nature, since every gain is seen; a table may hide them from the eye, which is a matter of its
view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from gouverneur.kernel.dealer import REDEAL, Dealer
from gouverneur.kernel.errors import PositionError
from gouverneur.kernel.piles import in_pile, one_of, pile_size
from gouverneur.kernel.state import SEAT, STEP_WORDS, Observation
from gouverneur.puerto_rico.layout import (
    GOODS_MASK,
    HIDDEN,
    SECRET_BITS,
    SECRET_PILES,
    SECRET_UNDER,
)
from gouverneur.puerto_rico.phases.drawing import FOUND
from gouverneur.puerto_rico.vocabulary import GOODS, LAY

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico


@final
class PuertoRicoObservation(Observation):
    """The state as one seat knows it. Only whoever decides sees the options.

    In `seen` the hidden stack holds also what others have secretly taken from it this time through the tiles.
    """

    def __init__(self, seat: i64, seen: PuertoRico) -> None:
        super().__init__(seat)
        self.seen: PuertoRico = seen
        self.secrets: list[int] = []  # by seat and time through the tiles, how many forests hide something
        self.pools: list[int] = []  # by time and kind, what those of earlier times hide together

    def words(self) -> list[int]:
        return self.seen.words() + self.secrets + self.pools

    def hidden_tiles(self) -> i64:
        """How many are in the stack."""
        number = self.seen.hidden_tiles() - (1 if self.in_hand() >= 0 else 0)
        for seat in range(self.seen.seats):
            number -= self.secrets[seat * SECRET_PILES + self.seen.time_through()]
        return number

    def in_hand(self) -> i64:
        """The step in which somebody else looks at a tile, or -1; guests may move before it is laid."""
        seen = self.seen
        for base in range(0, seen.top + 1, STEP_WORDS):
            if seen.steps[base] == LAY and seen.steps[base + SEAT] != self.seat:
                return base
        return -1

    def redeal(self, dealer: Dealer) -> PuertoRico:
        state = self.seen.clone()
        now = state.time_through()
        pools = self.pools[:]
        for kind in range(GOODS):
            pools[now * GOODS + kind] = state.numbers[HIDDEN + kind]
        hand = self.in_hand()
        if hand >= 0:
            state.steps[hand + FOUND] = 1 + _imagined(pools, now, dealer)
        for seat in range(state.seats):
            for time in range(SECRET_PILES):
                for forest in range(self.secrets[seat * SECRET_PILES + time]):
                    kind = _imagined(pools, time, dealer)
                    state.add_own(seat, SECRET_UNDER, one_of(kind) << (SECRET_BITS * time))
        for kind in range(GOODS):
            state.numbers[HIDDEN + kind] = pools[now * GOODS + kind]
        if not state.over():
            state.options = state.offer(dealer)
        return state


def _imagined(pools: list[int], time: i64, dealer: Dealer) -> i64:
    """One of the tiles of a time, taken out of its pool."""
    size: i64 = 0
    for kind in range(GOODS):
        size += pools[time * GOODS + kind]
    place = dealer.below(REDEAL, size)
    kind = 0
    while place >= pools[time * GOODS + kind]:
        place -= pools[time * GOODS + kind]
        kind += 1
    pools[time * GOODS + kind] -= 1
    return kind


def observe(state: PuertoRico, viewer: i64) -> PuertoRicoObservation:
    """[PR-GEN-06]"""
    seen = state.blank()
    seen.top = state.top
    seen.round = state.round
    seen.governor = state.governor
    seen.picker = state.picker
    seen.free_roles = state.free_roles
    seen.takers = state.takers
    seen.ending = state.ending
    for i in range(state.top + STEP_WORDS):
        seen.steps[i] = state.steps[i]
    for i in range(len(state.numbers)):
        seen.numbers[i] = state.numbers[i]
    if not state.over() and state.seat() == viewer:
        seen.options = state.options
    observation = PuertoRicoObservation(viewer, seen)
    _cover(observation, seen, viewer)
    return observation


def restored(seen: PuertoRico, numbers: list[int]) -> PuertoRicoObservation:
    """The observation that `saved` wrote, made of a blank state of its ruleset."""
    observation = PuertoRicoObservation(numbers[0], seen)
    secrets = seen.put_words(numbers, 1)
    pools = secrets + seen.seats * SECRET_PILES
    if len(numbers) != pools + SECRET_PILES * GOODS:
        raise PositionError(["these numbers are no observation of this ruleset"])
    observation.secrets = numbers[secrets:pools]
    observation.pools = numbers[pools:]
    return observation


def _cover(observation: PuertoRicoObservation, seen: PuertoRico, viewer: i64) -> None:
    """Take out what only others know."""
    now = seen.time_through()
    observation.secrets = [0] * int(seen.seats * SECRET_PILES)
    observation.pools = [0] * int(SECRET_PILES * GOODS)
    for seat in range(seen.seats):
        if seat == viewer:
            continue
        secret = seen.own(seat, SECRET_UNDER)
        seen.set_own(seat, SECRET_UNDER, 0)
        for time in range(SECRET_PILES):
            pile = (secret >> (SECRET_BITS * time)) & GOODS_MASK
            observation.secrets[seat * SECRET_PILES + time] = pile_size(pile)
            for kind in range(GOODS):
                if time == now:
                    seen.numbers[HIDDEN + kind] += in_pile(pile, kind)
                else:
                    observation.pools[time * GOODS + kind] += in_pile(pile, kind)
    hand = observation.in_hand()
    if hand >= 0:
        seen.numbers[HIDDEN + seen.steps[hand + FOUND] - 1] += 1
        seen.steps[hand + FOUND] = 0
