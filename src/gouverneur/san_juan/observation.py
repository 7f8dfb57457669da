"""What a seat knows, built up from nothing; and imagining the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gouverneur.kernel.bits import lowest
from gouverneur.kernel.dealer import REDEAL, Dealer
from gouverneur.kernel.errors import PositionError
from gouverneur.kernel.state import STEP_WORDS, Observation
from gouverneur.san_juan.layout import ASIDE, DISCARDED, DRAW, FACE_SHIFT, OPEN, PLACE_KIND, TRANSIT
from gouverneur.san_juan.phases import builder, councillor, round_start
from gouverneur.san_juan.vocabulary import (
    BANK,
    BARTER,
    BUILD,
    DISCARD,
    EXCHANGE,
    KEEP,
    OVER,
    PAY,
    PICK,
    TWELVE,
)

if TYPE_CHECKING:
    from gouverneur.san_juan.state import SanJuan

HIDDEN_FACE: Final[i64] = 255 << 8  # on a place: a good that nobody has seen
UNTOLD: Final[i64] = -1  # even the number of cards is secret


@final
class SanJuanObservation(Observation):
    """The state as far as one seat knows it, and for each zone how many cards it does not know."""

    def __init__(self, seat: i64, seen: SanJuan, hidden: vec[i64]) -> None:
        super().__init__(seat)
        self.seen: SanJuan = seen
        self.hidden: vec[i64] = hidden

    def words(self) -> list[int]:
        found = self.seen.words()
        for number in self.hidden:
            found.append(number)
        return found

    def redeal(self, dealer: Dealer) -> SanJuan:
        """Deal the unseen cards at random into the places where they could be.

        What other seats remember is not imagined, and neither is more than the present position:
        that a seat was asked, or passed, does not bend the odds.
        """
        state = self.seen.clone()
        pool = _unseen_cards(state)
        left: i64 = 0
        for number in pool:
            left += number
        for seat in range(state.seats):
            left = _fill(state, state.hand(seat), self.hidden[state.hand(seat)], pool, left, dealer)
            left = _fill_goods(state, seat, pool, left, dealer)
        left = _fill(state, TRANSIT, self.hidden[TRANSIT], pool, left, dealer)
        left = _fill(state, DISCARDED, self.hidden[DISCARDED], pool, left, dealer)
        left = self._fill_tucked(state, pool, left, dealer)
        for kind in range(state.rules.kinds):
            for copy in range(pool[kind]):
                state.add(DRAW, kind)
        if not state.over():
            state.options = state.offer(dealer)
        return state

    def _fill_tucked(self, state: SanJuan, pool: vec[i64], left: i64, dealer: Dealer) -> i64:
        """Numbers that are secret are guessed so that all cards are accounted for."""
        untold = left - self.hidden[DRAW]
        rules = state.rules
        suspects: list[int] = []
        places: list[int] = []
        for zone in range(state.tucked(0), state.card_zones()):
            number = self.hidden[zone]
            seat = (zone - state.tucked(0)) % state.seats
            tucking = rules.stowers
            if zone < state.covered(0):
                # A bank that has not been used holds nothing. [SJ-TCK-04]
                tucking = rules.tuckers | (rules.bankers if (state.banked >> seat) & 1 == 1 else 0)
            if zone == state.display(seat) or zone == state.goods(seat) or zone == state.covered(seat):
                continue
            if number > 0:
                left = _fill(state, zone, number, pool, left, dealer)
                untold -= number
            elif number == UNTOLD:
                places.append(zone)
                ever_built = state.display_mask(seat) | state.mask(state.covered(seat))
                if ever_built & tucking != 0:
                    suspects.append(zone)
        if len(suspects) == 0:
            suspects = places  # a position that was set up may have cards tucked under nothing
        for guess in range(untold):
            zone = suspects[dealer.below(REDEAL, len(suspects))]
            left = _fill(state, zone, 1, pool, left, dealer)
        return left


def observe(state: SanJuan, viewer: i64) -> SanJuanObservation:
    """What this seat (-1: a spectator) may know. [SJ-INF-07]"""
    seen = state.blank()
    hidden = vec[i64]([0] * int(state.card_zones()))
    _see_table(state, seen, viewer)
    for seat in range(state.seats):
        _see_places(state, seen, seat)
        _see(state, seen, state.display(seat))
        _see(state, seen, state.covered(seat))
        _see(state, seen, state.shown(seat))
        hidden[state.goods(seat)] = state.size(state.goods(seat))
        if seat == viewer:
            _see(state, seen, state.hand(seat))
            _see(state, seen, state.tucked(seat))
            _see(state, seen, state.known(seat))
            hidden[state.stowed(seat)] = state.size(state.stowed(seat))
        else:
            # The size of a hand is public, and some of it was shown. [SJ-INF-01]
            _see_shown_hand(state, seen, seat)
            hidden[state.hand(seat)] = state.hand_size(seat) - seen.hand_size(seat)
            # Faces and number of tucked cards are their owner's secret until the end. [SJ-INF-06]
            tucks_are_open = state.rules.open_tucks or state.over()
            hidden[state.tucked(seat)] = state.size(state.tucked(seat)) if tucks_are_open else UNTOLD
            hidden[state.stowed(seat)] = state.size(state.stowed(seat)) if tucks_are_open else UNTOLD
    _see(state, seen, OPEN)
    _see(state, seen, ASIDE)
    hidden[DRAW] = state.size(DRAW)
    if viewer >= 0:
        _copy_row(state, state.known(viewer), seen, DISCARDED)
    hidden[DISCARDED] = state.size(DISCARDED) - seen.size(DISCARDED)
    if not state.over() and (state.kind() == PICK or (state.kind() == KEEP and state.seat() == viewer)):
        _see(state, seen, TRANSIT)
    hidden[TRANSIT] = state.size(TRANSIT) - seen.size(TRANSIT)
    return SanJuanObservation(viewer, seen, hidden)


def restored(seen: SanJuan, numbers: list[int]) -> SanJuanObservation:
    """The observation that `saved` wrote, made of a blank state of its ruleset."""
    place = seen.put_words(numbers, 1)
    hidden = vec[i64]([0] * int(seen.card_zones()))
    if len(numbers) != place + len(hidden):
        raise PositionError(["these numbers are no observation of this ruleset"])
    for zone in range(len(hidden)):
        hidden[zone] = numbers[place + zone]
    return SanJuanObservation(numbers[0], seen, hidden)


def _see_table(state: SanJuan, seen: SanJuan, viewer: i64) -> None:
    """Rounds, roles, tiles, and where the game stands; which cards somebody is giving is his secret,
    and so is what he waives before he has named a building.

    Tiles that have been turned up are remembered. [SJ-INF-08]
    """
    seen.round = state.round
    seen.governor = state.governor
    seen.free_roles = state.free_roles
    seen.takers = state.takers
    seen.doubled = state.doubled
    seen.banked = state.banked
    seen.fresh = state.fresh
    seen.sold = state.sold
    seen.tile_up = state.tile_up
    seen.tiles_seen = state.tiles_seen
    seen.tile_order = state.tile_order
    seen.tile_turn = state.tile_turn
    seen.top = state.top
    for i in range(state.top + STEP_WORDS):
        seen.steps[i] = state.steps[i]
    if state.over():
        return
    if state.seat() == viewer:
        seen.options = state.options
    elif state.kind() == BUILD:
        seen.put(builder.WAIVED, 0)
    elif state.kind() == DISCARD:
        seen.put(round_start.FIRST, 0)
    elif state.kind() == KEEP:
        seen.put(councillor.FIRST, 0)
    elif state.kind() == PAY:
        seen.put(builder.FIRST, 0)
    elif state.kind() == EXCHANGE or state.kind() == BANK:
        seen.put(round_start.FIRST, 0)


def _see_places(state: SanJuan, seen: SanJuan, seat: i64) -> None:
    """That a good lies there is public, its face is known to nobody. [SJ-INF-02]"""
    for i in range(seat * TWELVE, seat * TWELVE + state.buildings(seat)):
        place = state.places[i]
        seen.places[i] = place if place <= PLACE_KIND else (place & PLACE_KIND) | HIDDEN_FACE


def _see_shown_hand(state: SanJuan, seen: SanJuan, seat: i64) -> None:
    _copy_row(state, state.shown(seat), seen, state.hand(seat))
    if not state.over() and state.seat() == seat and (state.kind() == OVER or state.kind() == BARTER):
        announced = state.at(builder.CARD)
        if seen.count(seen.hand(seat), announced) == 0 and state.count(OPEN, announced) == 0:
            seen.add(seen.hand(seat), announced)


def _see(state: SanJuan, seen: SanJuan, zone: i64) -> None:
    _copy_row(state, zone, seen, zone)


def _copy_row(state: SanJuan, source: i64, seen: SanJuan, target: i64) -> None:
    for i in range(state.width):
        seen.zones[target * state.width + i] = state.zones[source * state.width + i]


def _unseen_cards(state: SanJuan) -> vec[i64]:
    """Per kind, the cards of the deck that stand nowhere yet."""
    pool = state.rules.copies[:]
    for zone in range(state.card_zones()):
        kinds = state.mask(zone)
        while kinds != 0:
            kind = lowest(kinds)
            pool[kind] -= state.count(zone, kind)
            kinds &= kinds - 1
    return pool


def _draw(pool: vec[i64], left: i64, dealer: Dealer) -> i64:
    k = dealer.below(REDEAL, left)
    kind: i64 = 0
    while k >= pool[kind]:
        k -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


def _fill(state: SanJuan, zone: i64, number: i64, pool: vec[i64], left: i64, dealer: Dealer) -> i64:
    for dealt in range(number):
        state.add(zone, _draw(pool, left - dealt, dealer))
    return left - number if number > 0 else left


def _fill_goods(state: SanJuan, seat: i64, pool: vec[i64], left: i64, dealer: Dealer) -> i64:
    for i in range(seat * TWELVE, seat * TWELVE + state.buildings(seat)):
        place = state.places[i]
        if place > PLACE_KIND:
            face = _draw(pool, left, dealer)
            left -= 1
            state.places[i] = (place & PLACE_KIND) | ((face + 1) << FACE_SHIFT)
            state.add(state.goods(seat), face)
    return left
