"""The state of a game of Puerto Rico: one row of numbers, see `layout`, and where the game stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gouverneur.kernel.bits import popcount
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.piles import in_pile, kinds_in, pile_size
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import STEP_WORDS, Observation, State, no_steps
from gouverneur.puerto_rico import observation, scoring
from gouverneur.puerto_rico.layout import (
    ALONE,
    DISCARDED,
    GOODS_MASK,
    HIDDEN,
    HOUSE,
    IDLE,
    IDLE_NOBLES,
    ISLAND,
    LADEN,
    MANNED,
    NOBLE_STAFF,
    NOBLE_TILES,
    OFFICE,
    OFFICE_NOBLES,
    OWNED,
    PORT,
    RESHUFFLES,
    SEAT_WORDS,
    SECRET_BITS,
    SECRET_PILES,
    SECRET_UNDER,
    STAFF,
    TABLE_WORDS,
    TILES_MASK,
    UNDER,
)
from gouverneur.puerto_rico.phases import flow
from gouverneur.puerto_rico.vocabulary import FIRST_BUILDING, FOREST, GOODS, NOBLE, QUARRY, SMALLEST_SHIP

if TYPE_CHECKING:
    from gouverneur.puerto_rico.editions import Rules


@final
class PuertoRico(State):
    def __init__(self, rules: Rules, steps: vec[i64], numbers: vec[i64]) -> None:
        super().__init__(rules.players, steps)
        self.rules: Final[Rules] = rules
        self.numbers: Final[vec[i64]] = numbers
        self.round: i64 = 1
        self.governor: i64 = 0
        self.picker: i64 = 0  # who took the role card now being resolved
        self.free_roles: i64 = rules.roles
        self.takers: i64 = 0  # four bits a role: the seat that took it this round, + 1
        self.ending: i64 = 0  # why this round is the last: bits, see END_NAMES in scoring

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

    def clone(self) -> PuertoRico:
        other = PuertoRico(self.rules, self.steps[:], self.numbers[:])
        other.top = self.top
        other.options = self.options
        other.round = self.round
        other.governor = self.governor
        other.picker = self.picker
        other.free_roles = self.free_roles
        other.takers = self.takers
        other.ending = self.ending
        return other

    def blank(self) -> PuertoRico:
        """A state of the same ruleset with nothing anywhere and nothing to decide."""
        return empty_state(self.rules)

    def words(self) -> list[int]:
        found: list[int] = [
            self.seats, self.top, self.options, self.round, self.governor, self.picker, self.free_roles,
            self.takers, self.ending,
        ]  # fmt: skip
        for i in range(self.top + STEP_WORDS):
            found.append(self.steps[i])
        for word in self.numbers:
            found.append(word)
        return found

    def put_words(self, words: list[int], start: i64) -> i64:
        """Become what `words` told, from a place in a list on; the place behind it."""
        self.top = words[start + 1]
        self.options = words[start + 2]
        self.round = words[start + 3]
        self.governor = words[start + 4]
        self.picker = words[start + 5]
        self.free_roles = words[start + 6]
        self.takers = words[start + 7]
        self.ending = words[start + 8]
        place = start + 9
        for i in range(self.top + STEP_WORDS):
            self.steps[i] = words[place + i]
        place += self.top + STEP_WORDS
        for k in range(len(self.numbers)):
            self.numbers[k] = words[place + k]
        return place + len(self.numbers)

    # -- numbers ----------------------------------------------------------------

    def own(self, seat: i64, field: i64) -> i64:
        """A number of a seat."""
        return self.numbers[TABLE_WORDS + seat * SEAT_WORDS + field]

    def set_own(self, seat: i64, field: i64, value: i64) -> None:
        self.numbers[TABLE_WORDS + seat * SEAT_WORDS + field] = value

    def add_own(self, seat: i64, field: i64, number: i64) -> None:
        self.numbers[TABLE_WORDS + seat * SEAT_WORDS + field] += number

    # -- a board ------------------------------------------------------------------

    def occupied(self, seat: i64) -> i64:
        """The buildings with at least one piece, worker or noble. [PR-GEN-02 PR-GEN-03 PR-GEN-12]"""
        return self.own(seat, STAFF)

    def goods(self, seat: i64, good: i64) -> i64:
        return in_pile(self.own(seat, PORT), good)

    def tiles(self, seat: i64) -> i64:
        """How many spaces of the island are filled."""
        return pile_size(self.own(seat, ISLAND))

    def forests(self, seat: i64) -> i64:
        return in_pile(self.own(seat, ISLAND), FOREST)

    def under(self, seat: i64) -> i64:
        """A pile of the kinds under the forests of a seat, which knows them all."""
        found = self.own(seat, UNDER)
        secret = self.own(seat, SECRET_UNDER)
        while secret != 0:
            found += secret & GOODS_MASK
            secret >>= SECRET_BITS
        return found

    def quarries(self, seat: i64) -> i64:
        """The occupied ones."""
        return in_pile(self.own(seat, MANNED), QUARRY)

    def city(self, seat: i64) -> i64:
        """How many spaces of the city are filled; a large building fills two. [PR-GEN-15]"""
        owned = self.own(seat, OWNED)
        return popcount(owned) + popcount(owned & self.rules.large)

    def staff(self, seat: i64, building: i64) -> i64:
        """How many pieces stand on a building."""
        base = TABLE_WORDS + seat * SEAT_WORDS + STAFF
        numbers = self.numbers
        return (
            ((numbers[base] >> building) & 1)
            + ((numbers[base + 1] >> building) & 1)
            + ((numbers[base + 2] >> building) & 1)
        )

    def pieces(self, seat: i64) -> i64:
        """All of a seat, wherever they are; nobles on tiles and buildings are counted there."""
        base = TABLE_WORDS + seat * SEAT_WORDS
        numbers = self.numbers
        total = numbers[base + IDLE] + numbers[base + IDLE_NOBLES] + pile_size(numbers[base + MANNED])
        for level in range(3):
            total += popcount(numbers[base + STAFF + level])
        return total

    def nobles(self, seat: i64) -> i64:
        """All of a seat, wherever they are. [PR-NOB-06]"""
        base = TABLE_WORDS + seat * SEAT_WORDS
        numbers = self.numbers
        total = numbers[base + IDLE_NOBLES] + pile_size(numbers[base + NOBLE_TILES])
        for level in range(3):
            total += popcount(numbers[base + NOBLE_STAFF + level])
        return total

    def with_worker(self, seat: i64) -> i64:
        """Of the buildings with one circle those on which a worker stands. [PR-NOB-07]"""
        return self.own(seat, STAFF) & ~self.own(seat, NOBLE_STAFF)

    def with_noble(self, seat: i64) -> i64:
        return self.own(seat, NOBLE_STAFF)

    def standing(self, seat: i64, place: i64, piece: i64) -> i64:
        """How many workers, or nobles, stand on a kind of tile or on a building."""
        base = TABLE_WORDS + seat * SEAT_WORDS
        numbers = self.numbers
        if place < FIRST_BUILDING:
            nobles = in_pile(numbers[base + NOBLE_TILES], place)
            return nobles if piece == NOBLE else in_pile(numbers[base + MANNED], place) - nobles
        building = place - FIRST_BUILDING
        nobles = 0
        for level in range(3):
            nobles += (numbers[base + NOBLE_STAFF + level] >> building) & 1
        return nobles if piece == NOBLE else self.staff(seat, building) - nobles

    def roomy(self, seat: i64) -> i64:
        """The buildings with a free circle."""
        base = TABLE_WORDS + seat * SEAT_WORDS
        numbers = self.numbers
        rules = self.rules
        owned = numbers[base + OWNED]
        return (
            (owned & rules.one_circle & ~numbers[base + STAFF])
            | (owned & rules.two_circles & ~numbers[base + STAFF + 1])
            | (owned & rules.three_circles & ~numbers[base + STAFF + 2])
        )

    def free_circles_in_city(self, seat: i64) -> i64:
        base = TABLE_WORDS + seat * SEAT_WORDS
        numbers = self.numbers
        rules = self.rules
        owned = numbers[base + OWNED]
        return (
            popcount(owned & rules.one_circle & ~numbers[base + STAFF])
            + popcount(owned & rules.two_circles & ~numbers[base + STAFF + 1])
            + popcount(owned & rules.three_circles & ~numbers[base + STAFF + 2])
        )

    def bare_tiles(self, seat: i64) -> i64:
        """A pile of the tiles whose circle is free."""
        return (self.own(seat, ISLAND) & TILES_MASK) - self.own(seat, MANNED)

    def room_on(self, seat: i64, place: i64) -> i64:
        """How many circles are free on a kind of tile or on a building."""
        if place < FIRST_BUILDING:
            return in_pile(self.bare_tiles(seat), place)
        building = place - FIRST_BUILDING
        if (self.own(seat, OWNED) >> building) & 1 == 0:
            return 0
        return self.rules.circles[building] - self.staff(seat, building)

    def free_circles(self, seat: i64) -> i64:
        return pile_size(self.bare_tiles(seat)) + self.free_circles_in_city(seat)

    def places_with_room(self, seat: i64) -> i64:
        return kinds_in(self.bare_tiles(seat)) | (self.roomy(seat) << FIRST_BUILDING)

    # -- the table ------------------------------------------------------------------

    def taker(self, role: i64) -> i64:
        """The seat that took a role this round, or -1."""
        return ((self.takers >> (4 * role)) & 15) - 1

    def participants(self) -> i64:
        """How many act in the phase: everybody, or the kidnapper alone. [PR-BUC-14]"""
        return 1 if self.numbers[ALONE] == 1 else self.seats

    def next_participant(self, seat: i64) -> i64:
        return seat if self.numbers[ALONE] == 1 else self.seat_after(seat, 1)

    def on_office(self) -> i64:
        return self.numbers[OFFICE] + self.numbers[OFFICE_NOBLES]

    def time_through(self) -> i64:
        """Which time the tiles are gone through, as far as it is told apart."""
        return min(self.numbers[RESHUFFLES], SECRET_PILES - 1)

    def hidden_tiles(self) -> i64:
        total: i64 = 0
        for kind in range(GOODS):
            total += self.numbers[HIDDEN + kind]
        return total

    def tiles_to_draw(self) -> i64:
        """Plantations that can still be drawn, the discard pile included."""
        return self.hidden_tiles() + pile_size(self.numbers[DISCARDED])

    def free_places(self, ship: i64) -> i64:
        return SMALLEST_SHIP + ship - self.numbers[LADEN + ship]

    def in_house(self) -> i64:
        return pile_size(self.numbers[HOUSE])


def empty_state(rules: Rules) -> PuertoRico:
    """A state with nothing anywhere and nothing to decide."""
    return PuertoRico(rules, no_steps(), rules.no_numbers[:])
