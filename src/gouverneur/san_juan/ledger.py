"""The verbs that change a game: every card that moves, moves here, and here events are born."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.event import EVERYBODY, Detail
from gouverneur.san_juan.layout import (
    ASIDE,
    COUNTS,
    DISCARDED,
    DRAW,
    FACE_SHIFT,
    OPEN,
    PLACE_KIND,
    TRANSIT,
)
from gouverneur.san_juan.vocabulary import DECK, TILE_COUNT, TILES, TWELVE

if TYPE_CHECKING:
    from gouverneur.san_juan.state import SanJuan

# -- the piles ------------------------------------------------------------------


def draw_card(state: SanJuan, target: i64, dealer: Dealer) -> i64:
    """The top card of the draw pile goes to a zone; -1 when no card is left anywhere.

    The discard pile is shuffled only when a card is needed, also in the middle of a draw; what the
    players knew to lie in it then ends. Nothing else does. [SJ-DCK-02 SJ-DCK-04 SJ-END-05]
    """
    left = state.size(DRAW)
    if left == 0:
        if state.size(DISCARDED) == 0:
            return -1
        state.move_all(DISCARDED, DRAW)
        for seat in range(state.seats):
            state.clear(state.known(seat))
        if state.journal is not None:
            state.tell("reshuffle", -1, {"cards": state.size(DRAW)})
        left = state.size(DRAW)
    kind = dealer.draw(DECK, state.zones, COUNTS, state.rules.kinds, left)
    state.move(kind, DRAW, target)
    return kind


def draw_to_hand(state: SanJuan, seat: i64, number: i64, reason: str, dealer: Dealer) -> i64:
    """As many as there are: whoever finds both piles empty forfeits the rest. [SJ-DCK-04]"""
    drawn = _names_to_tell(state)
    number = _draw_several(state, state.hand(seat), number, drawn, dealer)
    if drawn is not None:
        public: dict[str, Detail] = {"number": number, "reason": reason}
        state.tell_apart("draw", seat, public, {"cards": drawn}, bit(seat), EVERYBODY)
    return number


def draw_to_look(state: SanJuan, seat: i64, number: i64, dealer: Dealer) -> i64:
    """Cards that only this seat sees and has not sorted yet. [SJ-INF-04]"""
    drawn = _names_to_tell(state)
    number = _draw_several(state, TRANSIT, number, drawn, dealer)
    if drawn is not None:
        state.tell_apart("look", seat, {"number": number}, {"cards": drawn}, bit(seat), EVERYBODY)
    return number


def keep_looked_at(state: SanJuan, seat: i64, kind: i64) -> None:
    state.move(kind, TRANSIT, state.hand(seat))


def keep_all_looked_at(state: SanJuan, seat: i64) -> None:
    left = state.mask(TRANSIT)
    while left != 0:
        kind = lowest(left)
        for copy in range(state.count(TRANSIT, kind)):
            state.move(kind, TRANSIT, state.hand(seat))
        left &= left - 1


def discard_looked_at(state: SanJuan, seat: i64) -> None:
    """What was not kept goes face down to the discard pile; only this seat knows it. [SJ-DCK-01 SJ-INF-03]"""
    number = state.size(TRANSIT)
    names = _discard_transit(state, bit(seat))
    if names is not None:
        public: dict[str, Detail] = {"number": number, "reason": "council"}
        state.tell_apart("discard", seat, public, {"cards": names}, bit(seat), EVERYBODY)


def discard_from_hand(state: SanJuan, seat: i64, kind: i64, key: str, reason: str) -> None:
    """One card, face down; only its owner knows it. [SJ-DCK-01 SJ-INF-03]"""
    state.move(kind, state.hand(seat), DISCARDED)
    state.add(state.known(seat), kind)
    _hide_shown(state, seat)
    journal = state.journal
    if journal is None:
        return
    name = state.rules.names[kind]
    if len(journal) > 0 and journal[-1].key == key and journal[-1].seat == seat:
        # Cards given one by one are one deed.
        names = journal[-1].secret["cards"]
        assert isinstance(names, list)
        names.append(name)
        journal[-1].public["number"] = len(names)
    else:
        public: dict[str, Detail] = {"number": 1, "reason": reason}
        state.tell_apart(key, seat, public, {"cards": [name]}, bit(seat), EVERYBODY)


# -- cards turned up for all ------------------------------------------------------


def reveal(state: SanJuan, seat: i64, number: i64, dealer: Dealer) -> i64:
    """Turn up cards of the draw pile for everybody; the number that there were. [SJ-INF-05]"""
    names = _names_to_tell(state)
    number = _draw_several(state, TRANSIT, number, names, dealer)
    if names is not None:
        state.tell("reveal", seat, {"cards": names})
    return number


def revealed_costs_differ(state: SanJuan) -> bool:
    left = state.mask(TRANSIT)
    costs: i64 = 0
    while left != 0:
        kind = lowest(left)
        cost = bit(state.rules.cost[kind])
        if costs & cost != 0 or state.count(TRANSIT, kind) > 1:
            return False
        costs |= cost
        left &= left - 1
    return True


def cheapest_revealed(state: SanJuan) -> i64:
    left = state.mask(TRANSIT)
    cheapest = lowest(left)
    while left != 0:
        kind = lowest(left)
        if state.rules.cost[kind] < state.rules.cost[cheapest]:
            cheapest = kind
        left &= left - 1
    return cheapest


def take_revealed(state: SanJuan, seat: i64, kind: i64) -> None:
    """Everybody saw it, so everybody knows that it is in this hand."""
    state.move(kind, TRANSIT, state.hand(seat))
    state.add(state.shown(seat), kind)
    if state.journal is not None:
        state.tell("take", seat, {"card": state.rules.names[kind]})


def discard_revealed(state: SanJuan, seat: i64) -> None:
    names = _discard_transit(state, bit(state.seats) - 1)
    if names is not None and len(names) > 0:
        state.tell("discard_revealed", seat, {"cards": names})


# -- building ---------------------------------------------------------------------


def source_of(state: SanJuan, seat: i64, kind: i64) -> i64:
    """Where a card to be built comes from: the hand, or from beside the tiles. [SJ-BLD-14]"""
    return OPEN if state.count(OPEN, kind) > 0 else state.hand(seat)


def place_building(state: SanJuan, seat: i64, kind: i64) -> None:
    """Face up into the display. [SJ-BLD-02]"""
    state.places[seat * TWELVE + state.buildings(seat)] = kind + 1
    _display(state, seat, kind)


def build_over(state: SanJuan, seat: i64, kind: i64, place: i64) -> None:
    """The old building leaves the game for good and its good is lost. [SJ-CRN-01 SJ-CRN-07 SJ-CRN-11]

    The new one stands in its place, so there are no more buildings than before; what was tucked stays
    tucked; and the old one is no longer in the display, so it may be built again. Nothing else ever
    takes a building away. [SJ-CRN-03 SJ-CRN-08 SJ-CRN-09 SJ-BLD-13]
    """
    discard_good(state, seat, place)
    old = (state.places[place] & PLACE_KIND) - 1
    state.places[place] = kind + 1
    state.move(old, state.display(seat), state.covered(seat))
    _display(state, seat, kind)


def tuck(state: SanJuan, seat: i64, kind: i64) -> None:
    """Under a building as a point, never to come back. [SJ-TCK-02 SJ-TCK-03 SJ-TCK-08]"""
    state.move(kind, state.hand(seat), state.tucked(seat))
    _hide_shown(state, seat)
    if state.journal is not None:
        audience = EVERYBODY if state.rules.open_tucks else bit(seat)
        state.tell_apart("tuck", seat, {}, {"card": state.rules.names[kind]}, bit(seat), audience)


def use_bank(state: SanJuan, seat: i64) -> None:
    """Never again for this seat, even if it builds another. [SJ-TCK-05]"""
    state.banked |= bit(seat)


# -- goods --------------------------------------------------------------------------


def produce_good(state: SanJuan, seat: i64, kind: i64, dealer: Dealer) -> bool:
    """An unseen card becomes a good on an empty building; False when no card is left. [SJ-PRD-01 SJ-PRD-02]"""
    face = draw_card(state, state.goods(seat), dealer)
    if face < 0:
        return False
    state.places[state.place_of(seat, kind, False)] |= (face + 1) << FACE_SHIFT
    return True


def discard_good(state: SanJuan, seat: i64, place: i64) -> None:
    """The good of a place, if any, goes unseen to the discard pile. [SJ-INF-02]"""
    face = (state.places[place] >> FACE_SHIFT) - 1
    if face >= 0:
        state.places[place] &= PLACE_KIND
        state.move(face, state.goods(seat), DISCARDED)


def stow_good(state: SanJuan, seat: i64, place: i64) -> None:
    """The good of a place is tucked unseen as a point. [SJ-TRD-10 SJ-INF-06]"""
    face = (state.places[place] >> FACE_SHIFT) - 1
    state.places[place] &= PLACE_KIND
    state.move(face, state.goods(seat), state.stowed(seat))


# -- roles, tiles, rounds -------------------------------------------------------------


def take_role(state: SanJuan, seat: i64, role: i64) -> None:
    state.free_roles &= ~bit(role)
    state.takers |= (seat + 1) << (4 * role)


def turn_up_tile(state: SanJuan, dealer: Dealer) -> None:
    """The next trading tile; once all five have been seen their order repeats. [SJ-TRD-01 SJ-SET-03]"""
    tile = state.known_tile(state.tile_turn)
    if tile < 0:
        tile = _draw_tile(state, dealer)
        state.tile_order |= tile << (4 * state.tiles_seen)
        state.tiles_seen += 1
    state.tile_up = tile
    if state.journal is not None:
        state.tell("tile", -1, {"tile": tile + 1})


def return_tile(state: SanJuan) -> None:
    """Face down under the stack. [SJ-TRD-02]"""
    state.tile_up = -1
    state.tile_turn += 1
    state.sold = 0


def start_next_round(state: SanJuan) -> None:
    """Roles back, the governor card to the left, libraries usable again. [SJ-RND-03]"""
    state.round += 1
    state.governor = state.seat_after(state.governor, 1)
    state.free_roles = 31
    state.takers = 0
    state.doubled = 0
    if state.journal is not None:
        state.tell("round", state.governor, {"round": state.round})


def shuffle_in(state: SanJuan) -> None:
    """The cards set aside come into the draw pile. [SJ-SET-08]"""
    for kind in range(state.rules.kinds):
        for copy in range(state.count(ASIDE, kind)):
            state.move(kind, ASIDE, DRAW)


# -- inside ---------------------------------------------------------------------------


def _names_to_tell(state: SanJuan) -> list[str] | None:
    """A list to fill, if somebody listens."""
    return None if state.journal is None else []


def _draw_several(state: SanJuan, target: i64, number: i64, names: list[str] | None, dealer: Dealer) -> i64:
    """How many of them there were; with somebody listening, their names too."""
    for taken in range(number):
        kind = draw_card(state, target, dealer)
        if kind < 0:
            return taken
        if names is not None:
            names.append(state.rules.names[kind])
    return number


def _draw_tile(state: SanJuan, dealer: Dealer) -> i64:
    unseen = vec[i64]([1, 1, 1, 1, 1])
    for turn in range(state.tiles_seen):
        unseen[state.known_tile(turn)] = 0
    return dealer.draw(TILES, unseen, 0, TILE_COUNT, TILE_COUNT - state.tiles_seen)


def _discard_transit(state: SanJuan, knowers: i64) -> list[str] | None:
    """Their names, if somebody listens."""
    names = _names_to_tell(state)
    left = state.mask(TRANSIT)
    while left != 0:
        kind = lowest(left)
        for copy in range(state.count(TRANSIT, kind)):
            state.move(kind, TRANSIT, DISCARDED)
            for seat in range(state.seats):
                if (knowers >> seat) & 1 == 1:
                    state.add(state.known(seat), kind)
            if names is not None:
                names.append(state.rules.names[kind])
        left &= left - 1
    return names


def _display(state: SanJuan, seat: i64, kind: i64) -> None:
    state.move(kind, source_of(state, seat, kind), state.display(seat))
    _forget_shown(state, seat, kind)
    state.fresh |= (kind + 1) << (8 * seat)


def _forget_shown(state: SanJuan, seat: i64, kind: i64) -> None:
    """A card of this kind left the hand openly."""
    shown = state.shown(seat)
    if state.count(shown, kind) > 0:
        state.remove(shown, kind)


def _hide_shown(state: SanJuan, seat: i64) -> None:
    """Some card left the hand face down: of each shown kind one fewer is certain to be there."""
    shown = state.shown(seat)
    left = state.mask(shown)
    while left != 0:
        state.remove(shown, lowest(left))
        left &= left - 1
