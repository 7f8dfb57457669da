"""The state of a game of San Juan.

A card is a building, money, a good or a point, and always in exactly one zone. [SJ-CMP-01] A zone is a
row of counts, headed by its size and by the mask of the kinds in it. Besides, a display has places in
the order of building, because the unseen card that is a good lies on one certain building, and each
seat has rows of what it knows of the hidden zones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import STEP_WORDS, Observation, State, no_steps
from gouverneur.san_juan import observation, scoring
from gouverneur.san_juan.layout import (
    CARD_ROWS,
    COUNTS,
    DISCARDED,
    DRAW,
    FIRST_SEAT_ROW,
    MASK,
    PLACE_KIND,
    SEAT_ROWS,
)
from gouverneur.san_juan.phases import flow
from gouverneur.san_juan.vocabulary import ALL_ROLES, TILE_COUNT, TWELVE

if TYPE_CHECKING:
    from gouverneur.san_juan.editions import Rules


@final
class SanJuan(State):
    def __init__(self, rules: Rules, steps: vec[i64], zones: vec[i64], places: vec[i64]) -> None:
        super().__init__(rules.players, steps)
        self.rules: Final[Rules] = rules
        self.width: i64 = rules.kinds + COUNTS
        self.zones: Final[vec[i64]] = zones
        self.places: Final[vec[i64]] = places
        self.round: i64 = 1
        self.governor: i64 = 0
        self.free_roles: i64 = ALL_ROLES
        self.takers: i64 = 0  # four bits a role: the seat that took it this round, + 1
        self.doubled: i64 = 0  # seats that used up a doubled privilege this round [SJ-LIB-04]
        self.banked: i64 = 0  # seats that have used their bank, for good [SJ-TCK-05]
        self.fresh: i64 = 0  # eight bits a seat: what it built in this builder phase, + 1
        self.sold: i64 = 0  # goods sold in this trader phase
        self.tile_up: i64 = -1  # the trading tile that lies open
        self.tiles_seen: i64 = 0  # how many of the five are known
        self.tile_order: i64 = 0  # the known ones in order, four bits each
        self.tile_turn: i64 = 0  # trader phases so far

    # -- what the kernel asks for ---------------------------------------------

    def offer(self, dealer: Dealer) -> i64:
        return flow.offer(self, dealer)

    def take(self, choice: i64, dealer: Dealer) -> None:
        flow.take(self, choice, dealer)

    def refusal(self, choice: i64) -> Refusal:
        return flow.refusal(self, choice)

    def observe(self, seat: i64) -> Observation:
        return observation.observe(self, seat)

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def clone(self) -> SanJuan:
        other = SanJuan(self.rules, self.steps[:], self.zones[:], self.places[:])
        other.top = self.top
        other.options = self.options
        other.round = self.round
        other.governor = self.governor
        other.free_roles = self.free_roles
        other.takers = self.takers
        other.doubled = self.doubled
        other.banked = self.banked
        other.fresh = self.fresh
        other.sold = self.sold
        other.tile_up = self.tile_up
        other.tiles_seen = self.tiles_seen
        other.tile_order = self.tile_order
        other.tile_turn = self.tile_turn
        return other

    def blank(self) -> SanJuan:
        """A state of the same ruleset with no card anywhere and nothing to decide."""
        return empty_state(self.rules)

    def words(self) -> list[int]:
        found: list[int] = [
            self.seats, self.top, self.options, self.round, self.governor, self.free_roles, self.takers,
            self.doubled, self.banked, self.fresh, self.sold, self.tile_up, self.tiles_seen, self.tile_order, self.tile_turn,
        ]  # fmt: skip
        for i in range(self.top + STEP_WORDS):
            found.append(self.steps[i])
        for word in self.zones:
            found.append(word)
        for word in self.places:
            found.append(word)
        return found

    def put_words(self, words: list[int], start: i64) -> i64:
        """Become what `words` told, from a place in a list on; the place behind it."""
        self.top = words[start + 1]
        self.options = words[start + 2]
        self.round = words[start + 3]
        self.governor = words[start + 4]
        self.free_roles = words[start + 5]
        self.takers = words[start + 6]
        self.doubled = words[start + 7]
        self.banked = words[start + 8]
        self.fresh = words[start + 9]
        self.sold = words[start + 10]
        self.tile_up = words[start + 11]
        self.tiles_seen = words[start + 12]
        self.tile_order = words[start + 13]
        self.tile_turn = words[start + 14]
        place = start + 15
        for i in range(self.top + STEP_WORDS):
            self.steps[i] = words[place + i]
        place += self.top + STEP_WORDS
        for k in range(len(self.zones)):
            self.zones[k] = words[place + k]
        place += len(self.zones)
        for m in range(len(self.places)):
            self.places[m] = words[place + m]
        return place + len(self.places)

    # -- zones ----------------------------------------------------------------

    def hand(self, seat: i64) -> i64:
        return FIRST_SEAT_ROW + seat

    def tucked(self, seat: i64) -> i64:
        return FIRST_SEAT_ROW + self.seats + seat

    def covered(self, seat: i64) -> i64:
        return FIRST_SEAT_ROW + 2 * self.seats + seat

    def display(self, seat: i64) -> i64:
        return FIRST_SEAT_ROW + 3 * self.seats + seat

    def goods(self, seat: i64) -> i64:
        """The faces of the goods: known to nobody. [SJ-INF-02]"""
        return FIRST_SEAT_ROW + 4 * self.seats + seat

    def stowed(self, seat: i64) -> i64:
        """Goods tucked unseen: points whose faces nobody knows. [SJ-INF-06]"""
        return FIRST_SEAT_ROW + 5 * self.seats + seat

    def known(self, seat: i64) -> i64:
        """What this seat knows to lie in the discard pile. Not cards, only memory."""
        return FIRST_SEAT_ROW + 6 * self.seats + seat

    def shown(self, seat: i64) -> i64:
        """What everybody knows this seat to hold in hand. Not cards, only memory."""
        return FIRST_SEAT_ROW + 7 * self.seats + seat

    def card_zones(self) -> i64:
        """How many of the rows hold cards."""
        return FIRST_SEAT_ROW + CARD_ROWS * self.seats

    def row_count(self) -> i64:
        return FIRST_SEAT_ROW + SEAT_ROWS * self.seats

    def size(self, zone: i64) -> i64:
        return self.zones[zone * self.width]

    def mask(self, zone: i64) -> i64:
        return self.zones[zone * self.width + MASK]

    def count(self, zone: i64, kind: i64) -> i64:
        return self.zones[zone * self.width + COUNTS + kind]

    def add(self, zone: i64, kind: i64) -> None:
        row = zone * self.width
        zones = self.zones
        zones[row] += 1
        zones[row + MASK] |= bit(kind)
        zones[row + COUNTS + kind] += 1

    def remove(self, zone: i64, kind: i64) -> None:
        row = zone * self.width
        zones = self.zones
        left = zones[row + COUNTS + kind] - 1
        if left < 0:
            raise AssertionError("a card that is not there cannot leave")
        zones[row + COUNTS + kind] = left
        zones[row] -= 1
        if left == 0:
            zones[row + MASK] &= ~bit(kind)

    def move(self, kind: i64, source: i64, target: i64) -> None:
        self.remove(source, kind)
        self.add(target, kind)

    def clear(self, zone: i64) -> None:
        row = zone * self.width
        zones = self.zones
        for i in range(row, row + self.width):
            zones[i] = 0

    def move_all(self, source: i64, target: i64) -> None:
        """Everything in a zone goes to another, which is empty."""
        row = source * self.width
        to = target * self.width
        zones = self.zones
        for i in range(self.width):
            zones[to + i] = zones[row + i]
            zones[row + i] = 0

    def hand_size(self, seat: i64) -> i64:
        return self.size(FIRST_SEAT_ROW + seat)

    def hand_mask(self, seat: i64) -> i64:
        return self.mask(FIRST_SEAT_ROW + seat)

    def display_mask(self, seat: i64) -> i64:
        return self.mask(self.display(seat))

    def buildings(self, seat: i64) -> i64:
        """Places in use; covered cards are none. [SJ-END-04]"""
        return self.size(self.display(seat))

    def buildings_among(self, seat: i64, kinds: i64) -> i64:
        """How many of the visible buildings are of these kinds."""
        zone = self.display(seat)
        among = kinds & self.mask(zone)
        total: i64 = 0
        while among != 0:
            total += self.count(zone, lowest(among))
            among &= among - 1
        return total

    def points_under(self, seat: i64) -> i64:
        """Cards tucked under buildings, seen or unseen. [SJ-SCO-03]"""
        return self.size(self.tucked(seat)) + self.size(self.stowed(seat))

    def cards_left(self) -> i64:
        """Cards that can still be drawn, the discard pile included."""
        return self.size(DRAW) + self.size(DISCARDED)

    # -- places and goods -------------------------------------------------------

    def stock(self, seat: i64) -> i64:
        """The goods of a seat, four bits a kind."""
        places = self.places
        unit = self.rules.good_unit
        first = seat * TWELVE
        found: i64 = 0
        for i in range(first, first + self.buildings(seat)):
            place = places[i]
            if place > PLACE_KIND:
                found += unit[(place & PLACE_KIND) - 1]
        return found

    def vacancies(self, seat: i64) -> i64:
        """The empty buildings of a seat that can hold a good, four bits a kind."""
        places = self.places
        unit = self.rules.good_unit
        first = seat * TWELVE
        found: i64 = 0
        for i in range(first, first + self.buildings(seat)):
            place = places[i]
            if place <= PLACE_KIND:
                found += unit[place - 1]
        return found

    def place_of(self, seat: i64, kind: i64, loaded: bool) -> i64:
        """The first place with such a building, with or without a good; -1 when there is none."""
        places = self.places
        first = seat * TWELVE
        for i in range(first, first + self.buildings(seat)):
            place = places[i]
            if (place & PLACE_KIND) == kind + 1 and (place > PLACE_KIND) == loaded:
                return i
        return -1

    # -- roles and tiles --------------------------------------------------------

    def taker(self, role: i64) -> i64:
        """The seat that took a role this round, or -1."""
        return ((self.takers >> (4 * role)) & 15) - 1

    def known_tile(self, turn: i64) -> i64:
        """The tile of a trader phase, the order repeating; -1 when it has not been seen. [SJ-TRD-02]"""
        place = turn % TILE_COUNT
        return (self.tile_order >> (4 * place)) & 15 if place < self.tiles_seen else -1


def empty_state(rules: Rules) -> SanJuan:
    """A state with no card anywhere and nothing to decide."""
    return SanJuan(rules, no_steps(), rules.no_zones[:], rules.no_places[:])
