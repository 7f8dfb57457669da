"""A spike: enough of Puerto Rico to show that the kernel carries it.

Mayor with nobles, captain, guesthouse windows and the settler's hidden stack, cut down but written as the
real phases would be, in one file. Left out: money, buying, plants, most buildings, chips running out.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.dealer import REDEAL, Dealer
from gouverneur.kernel.event import EVERYBODY
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import DATA, SEAT, STEP_WORDS, TURNS, Observation, State, no_steps

# -- vocabulary -----------------------------------------------------------------------------------

GOOD_NAMES: Final = ("corn", "indigo", "sugar", "tobacco", "coffee")
GOODS: Final[i64] = 5
GOOD_BITS: Final[i64] = 4
MOST_OF_A_KIND: Final[i64] = 11

# What has circles: the plantations, by their good, then the buildings. The real game has 6 + 45 of them.
HACIENDA: Final[i64] = 5
WHARF: Final[i64] = 6
SMALL_WAREHOUSE: Final[i64] = 7
LARGE_WAREHOUSE: Final[i64] = 8
STOREHOUSE: Final[i64] = 9
GUESTHOUSE: Final[i64] = 10
SUGAR_MILL: Final[i64] = 11
SLOTS: Final[i64] = 12
SLOT_NAMES: Final = (
    *GOOD_NAMES, "hacienda", "wharf", "small_warehouse", "large_warehouse", "storehouse", "guesthouse",
    "sugar_mill",
)  # fmt: skip
ISLAND: Final[i64] = 12

TILES: Final[i64] = 0  # the dealer's only stack
TILES_OF_A_KIND: Final[i64] = 4
ROUNDS: Final[i64] = 8

# Roles.
SETTLER: Final[i64] = 0
MAYOR: Final[i64] = 1
CRAFTSMAN: Final[i64] = 2
CAPTAIN: Final[i64] = 3
ALL_ROLES: Final[i64] = 15
ROLE_NAMES: Final = ("settler", "mayor", "craftsman", "captain")

# Steps.
ROLE: Final[i64] = 0
TILE: Final[i64] = 1
LAY: Final[i64] = 2
PRIVILEGE: Final[i64] = 3
DEAL: Final[i64] = 4
ARRANGE: Final[i64] = 5
PLACE_NOBLE: Final[i64] = 6
PLACE_WORKER: Final[i64] = 7
LOAD: Final[i64] = 8
STORE: Final[i64] = 9
GUEST: Final[i64] = 10
GUEST_TO: Final[i64] = 11

# Choices.
DRAW: Final[i64] = 5  # tile: the hacienda's, after the five kinds
NO_TILE: Final[i64] = 6
AS_PLANTATION: Final[i64] = 0
AS_FOREST: Final[i64] = 1
ACCEPT: Final[i64] = 0
DECLINE: Final[i64] = 1
NOBLE: Final[i64] = 0  # deal, guest: which piece
WORKER: Final[i64] = 1
STAY: Final[i64] = 2
STOP: Final[i64] = 61  # place: no more of these
SHIPS: Final[i64] = 3
WHARF_LOAD: Final[i64] = 15  # load: good * SHIPS + ship, then WHARF_LOAD + good
NO_LOAD: Final[i64] = 20
KEEP_NO_MORE: Final[i64] = 55  # store: good * MOST_OF_A_KIND + number - 1

# Words of the steps.
DREW: Final[i64] = DATA  # tile: the hacienda was used
FOUND: Final[i64] = DATA  # lay: the tile in hand, which only its finder has seen
FIRST: Final[i64] = DATA  # place, guest to, store: the lowest slot or good that may still be named
LAST: Final[i64] = DATA + 1  # guest: the piece moved last in this window, + 1
KEPT: Final[i64] = DATA + 1  # store: four bits a good
SAILED: Final[i64] = DATA  # load, through all laps: the seats that have used their wharf
BONUS: Final[i64] = DATA + 1  # load, through all laps: the captain's point is still to come

# Counts: those of the table, then those of each seat.
HIDDEN: Final[i64] = 0
DISCARDED: Final[i64] = 5
ROW: Final[i64] = 10
SUPPLY: Final[i64] = 15
CARGO: Final[i64] = 20  # good + 1, for each ship
LADEN: Final[i64] = 23
TABLE_WORDS: Final[i64] = 26
PORT: Final[i64] = 0
CIRCLES: Final[i64] = 5
PIECES: Final[i64] = 17  # for each slot the nobles, then for each slot the workers
IDLE: Final[i64] = 41  # nobles, then workers on the port
FORESTS: Final[i64] = 43
UNDER: Final[i64] = 44  # the forests by kind
CHIPS: Final[i64] = 49
SEAT_WORDS: Final[i64] = 50


# -- state ----------------------------------------------------------------------------------------


@final
class PuertoRico(State):
    def __init__(self, seats: i64, steps: vec[i64], counts: vec[i64]) -> None:
        super().__init__(seats, steps)
        self.counts: vec[i64] = counts
        self.round: i64 = 1
        self.governor: i64 = 0
        self.picker: i64 = 0
        self.free_roles: i64 = ALL_ROLES
        self.workers: i64 = 0  # in the supply
        self.nobles: i64 = 0
        self.office_workers: i64 = 0
        self.office_nobles: i64 = 0

    def offer(self, dealer: Dealer) -> i64:
        return offer(self, dealer)

    def take(self, choice: i64, dealer: Dealer) -> None:
        take(self, choice, dealer)

    def refusal(self, choice: i64) -> Refusal:
        return refusal(self, choice)

    def observe(self, seat: i64) -> Observation:
        return observe(self, seat)

    def score(self, seat: i64) -> i64:
        """Chips, and a point for each noble. [PR-NOB-06]"""
        total = self.own(seat, CHIPS) + self.own(seat, IDLE + NOBLE)
        for slot in range(SLOTS):
            total += self.standing(seat, slot, NOBLE)
        return total

    def clone(self) -> PuertoRico:
        other = PuertoRico(self.seats, self.steps[:], self.counts[:])
        _copy_numbers(self, other)
        other.options = self.options
        return other

    def words(self) -> list[int]:
        found: list[int] = [
            self.seats, self.top, self.options, self.round, self.governor, self.picker, self.free_roles,
            self.workers, self.nobles, self.office_workers, self.office_nobles,
        ]  # fmt: skip
        for i in range(self.top + STEP_WORDS):
            found.append(self.steps[i])
        for word in self.counts:
            found.append(word)
        return found

    def own(self, seat: i64, field: i64) -> i64:
        return self.counts[TABLE_WORDS + seat * SEAT_WORDS + field]

    def gain(self, seat: i64, field: i64, number: i64) -> None:
        self.counts[TABLE_WORDS + seat * SEAT_WORDS + field] += number

    def total(self, first: i64) -> i64:
        """All kinds of a row of the table."""
        number: i64 = 0
        for kind in range(GOODS):
            number += self.counts[first + kind]
        return number

    def standing(self, seat: i64, slot: i64, piece: i64) -> i64:
        return self.own(seat, PIECES + piece * SLOTS + slot)

    def occupied(self, seat: i64, slot: i64) -> bool:
        """[PR-GEN-02]"""
        return self.standing(seat, slot, NOBLE) + self.standing(seat, slot, WORKER) > 0

    def room(self, seat: i64, slot: i64) -> i64:
        taken = self.standing(seat, slot, NOBLE) + self.standing(seat, slot, WORKER)
        return self.own(seat, CIRCLES + slot) - taken

    def room_from(self, seat: i64, first: i64) -> i64:
        number: i64 = 0
        for slot in range(first, SLOTS):
            number += self.room(seat, slot)
        return number

    def island(self, seat: i64) -> i64:
        number = self.own(seat, FORESTS)
        for kind in range(GOODS):
            number += self.own(seat, CIRCLES + kind)
        return number

    def free_places(self, ship: i64) -> i64:
        return self.seats + 1 + ship - self.counts[LADEN + ship]


def _copy_numbers(state: PuertoRico, other: PuertoRico) -> None:
    other.top = state.top
    other.round = state.round
    other.governor = state.governor
    other.picker = state.picker
    other.free_roles = state.free_roles
    other.workers = state.workers
    other.nobles = state.nobles
    other.office_workers = state.office_workers
    other.office_nobles = state.office_nobles


def empty_state(seats: i64) -> PuertoRico:
    return PuertoRico(seats, no_steps(), vec[i64]([0] * (TABLE_WORDS + seats * SEAT_WORDS)))


def new_game(seats: i64, dealer: Dealer) -> PuertoRico:
    """Everybody has a plantation and some buildings already; the row is dealt."""
    state = empty_state(seats)
    for kind in range(GOODS):
        state.counts[HIDDEN + kind] = TILES_OF_A_KIND
        state.counts[SUPPLY + kind] = MOST_OF_A_KIND - (kind & 1)
    for seat in range(seats):
        state.counts[HIDDEN + seat] -= 1
        state.gain(seat, CIRCLES + seat, 1)
        state.gain(seat, CIRCLES + HACIENDA, 1)
        state.gain(seat, CIRCLES + WHARF, 1)
        state.gain(seat, CIRCLES + SMALL_WAREHOUSE + seat % 3, 1)
        state.gain(seat, CIRCLES + GUESTHOUSE, 2)
        if seat & 1 == 1:
            state.gain(seat, CIRCLES + SUGAR_MILL, 3)
    state.workers = 30
    state.nobles = 3
    state.office_workers = seats - 1
    state.office_nobles = 1
    turn_up_row(state, dealer)
    state.push(ROLE, 0, seats)
    state.settle(dealer)
    return state


# -- role choice ------------------------------------------------------------------------------------


def take_role(state: PuertoRico, role: i64) -> None:
    seat = state.seat()
    state.picker = seat
    state.free_roles &= ~bit(role)
    if state.journal is not None:
        state.tell("role", seat, {"role": ROLE_NAMES[role]})
    state.next_turn()
    if role == SETTLER:
        begin_settler(state)
    elif role == MAYOR:
        state.push(PRIVILEGE, seat, 1)
    elif role == CRAFTSMAN:
        produce(state)
    else:
        begin_captain(state)


def finish_round(state: PuertoRico) -> None:
    state.pop()
    if state.round == ROUNDS:
        state.stop()
        return
    state.round += 1
    state.governor = state.seat_after(state.governor, 1)
    state.free_roles = ALL_ROLES
    state.push(ROLE, state.governor, state.seats)


def produce(state: PuertoRico) -> None:
    """A good for each occupied plantation, as far as there are any; no plants in the spike. [PR-GEN-08]"""
    for place in range(state.seats):
        seat = state.seat_after(state.picker, place)
        for good in range(GOODS):
            made = state.standing(seat, good, NOBLE) + state.standing(seat, good, WORKER)
            made = min(made, state.counts[SUPPLY + good])
            state.counts[SUPPLY + good] -= made
            state.gain(seat, PORT + good, made)


# -- settler: the hidden stack ------------------------------------------------------------------------


def begin_settler(state: PuertoRico) -> None:
    state.push(TILE, state.picker, state.seats)
    before_turn(state)
    state.push(GUEST, state.picker, state.seats)


def draw_tile(state: PuertoRico, dealer: Dealer) -> i64:
    """The top of the hidden stack, from the shuffled discards when it is empty; -1: none. [PR-STL-08 PR-HAC-04]"""
    size = state.total(HIDDEN)
    if size == 0:
        size = state.total(DISCARDED)
        if size == 0:
            return -1
        for kind in range(GOODS):
            state.counts[HIDDEN + kind] = state.counts[DISCARDED + kind]
            state.counts[DISCARDED + kind] = 0
        if state.journal is not None:
            state.tell("reshuffle", -1, {"tiles": size})
    drawn = dealer.draw(TILES, state.counts, HIDDEN, GOODS, size)
    state.counts[HIDDEN + drawn] -= 1
    return drawn


def turn_up_row(state: PuertoRico, dealer: Dealer) -> None:
    """What is left goes to the discards, then one more than there are players. [PR-STL-07 PR-STL-09]"""
    for kind in range(GOODS):
        state.counts[DISCARDED + kind] += state.counts[ROW + kind]
        state.counts[ROW + kind] = 0
    for place in range(state.seats + 1):
        drawn = draw_tile(state, dealer)
        if drawn >= 0:
            state.counts[ROW + drawn] += 1


def offer_tile(state: PuertoRico) -> i64:
    """A plantation of the row, or none; before it the hacienda's. [PR-STL-01 PR-HAC-01]"""
    seat = state.seat()
    options = bit(NO_TILE)
    if state.island(seat) == ISLAND:
        return options
    for kind in range(GOODS):
        if state.counts[ROW + kind] > 0:
            options |= bit(kind)
    if state.at(DREW) == 0 and state.occupied(seat, HACIENDA) and _tiles_left(state) > 0:
        options |= bit(DRAW)
    return options


def _tiles_left(state: PuertoRico) -> i64:
    return state.total(HIDDEN) + state.total(DISCARDED)


def take_tile(state: PuertoRico, choice: i64, dealer: Dealer) -> None:
    seat = state.seat()
    if choice == DRAW:
        state.put(DREW, 1)
        drawn = draw_tile(state, dealer)
        if state.journal is not None:
            state.tell_apart("draw", seat, {}, {"tile": GOOD_NAMES[drawn]}, bit(seat), EVERYBODY)
        state.push(LAY, seat, 1)
        state.put(FOUND, drawn)
        return
    if choice != NO_TILE:
        state.counts[ROW + choice] -= 1
        state.gain(seat, CIRCLES + choice, 1)
    if state.journal is not None:
        state.tell("tile", seat, {"tile": "" if choice == NO_TILE else GOOD_NAMES[choice]})
    state.next_turn()
    before_turn(state)


def refuse_tile(state: PuertoRico, choice: i64) -> Refusal:
    seat = state.seat()
    if state.island(seat) == ISLAND:
        return Refusal("PR-STL-04", "island-full", "the island is full")
    if choice < DRAW:
        return Refusal("PR-STL-01", "not-in-row", f"no {GOOD_NAMES[choice]} plantation lies open")
    if state.at(DREW) == 1:
        return Refusal("PR-GEN-05", "once-a-phase", "the hacienda draws one tile a phase")
    if not state.occupied(seat, HACIENDA):
        return Refusal("PR-HAC-01", "no-hacienda", "only an occupied hacienda draws a tile")
    return Refusal("PR-HAC-04", "no-tiles", "no plantation is left to draw")


def take_lay(state: PuertoRico, choice: i64) -> None:
    """Whoever has drawn it has seen it, nobody else has; as a forest it stays so. [PR-FOR-02 PR-FOR-05]"""
    seat = state.seat()
    found = state.at(FOUND)
    state.pop()
    if choice == AS_PLANTATION:
        state.gain(seat, CIRCLES + found, 1)
        if state.journal is not None:
            state.tell("lay", seat, {"tile": GOOD_NAMES[found]})
    else:
        state.gain(seat, FORESTS, 1)
        state.gain(seat, UNDER + found, 1)
        if state.journal is not None:
            state.tell_apart("forest", seat, {}, {"tile": GOOD_NAMES[found]}, bit(seat), EVERYBODY)


def finish_settler(state: PuertoRico, dealer: Dealer) -> None:
    state.pop()
    turn_up_row(state, dealer)
    state.push(GUEST, state.picker, state.seats)


# -- mayor --------------------------------------------------------------------------------------------


def offer_privilege(state: PuertoRico) -> i64:
    """A worker from the supply, before anything else. [PR-MAY-01 PR-MAY-09]"""
    return bit(ACCEPT) | bit(DECLINE) if state.workers > 0 else bit(DECLINE)


def take_privilege(state: PuertoRico, choice: i64) -> None:
    if choice == ACCEPT:
        state.workers -= 1
        state.gain(state.seat(), IDLE + WORKER, 1)
        if state.journal is not None:
            state.tell("privilege", state.seat(), {"workers": 1})
    state.pop()
    # Piece by piece round the table: so many turns as there are pieces. [PR-MAY-02]
    state.push(DEAL, state.picker, state.office_workers + state.office_nobles)


def refuse_privilege(state: PuertoRico) -> Refusal:
    return Refusal("PR-MAY-01", "no-workers", "no worker is left in the supply")


def offer_deal(state: PuertoRico) -> i64:
    """The noble or a worker, as long as there are both. [PR-NOB-03]"""
    options: i64 = 0
    if state.office_nobles > 0:
        options |= bit(NOBLE)
    if state.office_workers > 0:
        options |= bit(WORKER)
    return options


def take_deal(state: PuertoRico, piece: i64) -> None:
    if piece == NOBLE:
        state.office_nobles -= 1
    else:
        state.office_workers -= 1
    state.gain(state.seat(), IDLE + piece, 1)
    if state.journal is not None:
        state.tell("receive", state.seat(), {"piece": _piece_name(piece)})
    state.next_turn()


def refuse_deal(piece: i64) -> Refusal:
    return Refusal("PR-NOB-03", "not-on-office", f"no {_piece_name(piece)} is on the office")


def finish_deal(state: PuertoRico) -> None:
    state.pop()
    state.push(ARRANGE, state.picker, state.seats)


def arrange(state: PuertoRico) -> None:
    """Each takes up all his pieces and places them anew. [PR-MAY-03 PR-MAY-06 PR-MAY-10]"""
    seat = state.seat()
    for slot in range(SLOTS):
        for piece in range(2):
            number = state.standing(seat, slot, piece)
            state.gain(seat, PIECES + piece * SLOTS + slot, -number)
            state.gain(seat, IDLE + piece, number)
    state.next_turn()
    state.push(PLACE_NOBLE, seat, 1)


def to_place(state: PuertoRico, seat: i64, piece: i64) -> i64:
    """How many must still be placed: no piece idles beside a free circle. [PR-MAY-04]

    Workers follow the nobles and fill what they can, so nobles must fill only what workers cannot.
    """
    room = state.room_from(seat, 0)
    if piece == NOBLE:
        room = max(0, room - state.own(seat, IDLE + WORKER))
    return min(state.own(seat, IDLE + piece), room)


def offer_place(state: PuertoRico, piece: i64) -> i64:
    """Ascending slots, as long as those from there on have room for all that must be placed."""
    seat = state.seat()
    needed = to_place(state, seat, piece)
    options: i64 = 0
    if needed == 0:
        options = bit(STOP)
        if piece == WORKER or state.own(seat, IDLE + NOBLE) == 0:
            return options
    first = state.at(FIRST)
    left = state.room_from(seat, first)
    for slot in range(first, SLOTS):
        room = state.room(seat, slot)
        if room > 0 and left >= needed:
            options |= bit(slot)
        left -= room
    return options


def take_place(state: PuertoRico, piece: i64, slot: i64) -> None:
    seat = state.seat()
    if slot != STOP:
        move_piece(state, seat, piece, IDLE + piece, slot)
        state.put(FIRST, slot)
    elif piece == NOBLE:
        state.put(FIRST, 0)
        state.become(PLACE_WORKER)
    else:
        state.pop()


def refuse_place(state: PuertoRico, slot: i64) -> Refusal:
    if slot == STOP:
        return Refusal("PR-MAY-04", "must-place", "no piece may idle as long as a circle is free")
    if state.room(state.seat(), slot) == 0:
        return Refusal("PR-MAY-03", "no-circle", f"no circle of {SLOT_NAMES[slot]} is free")
    return Refusal(
        "PR-MAY-03", "out-of-order", "circles are named in their order, and none is left that must be filled"
    )


def refill(state: PuertoRico) -> None:
    """For each empty circle on buildings a piece, at least one a player, one of them a noble. [PR-MAY-07 PR-NOB-04]"""
    state.pop()
    wanted: i64 = 0
    for seat in range(state.seats):
        wanted += state.room_from(seat, GOODS)
    wanted = max(wanted, state.seats)
    if state.nobles > 0:
        state.nobles -= 1
        state.office_nobles += 1
        wanted -= 1
    wanted = min(wanted, state.workers)
    state.workers -= wanted
    state.office_workers += wanted
    if state.journal is not None:
        state.tell("refill", -1, {"workers": state.office_workers, "nobles": state.office_nobles})


def move_piece(state: PuertoRico, seat: i64, piece: i64, source: i64, slot: i64) -> None:
    state.gain(seat, source, -1)
    state.gain(seat, PIECES + piece * SLOTS + slot, 1)
    if state.journal is not None:
        state.tell("place", seat, {"piece": _piece_name(piece), "on": SLOT_NAMES[slot]})


def _piece_name(piece: i64) -> str:
    return "noble" if piece == NOBLE else "worker"


# -- guesthouse: windows in the phases of others ------------------------------------------------------


def before_turn(state: PuertoRico) -> None:
    """Window (b): the seat of the top step may move guests before it is asked. [PR-GST-04]"""
    if state.at(TURNS) > 0 and state.occupied(state.seat(), GUESTHOUSE):
        state.push(GUEST, state.seat(), 1)


def _free_slots(state: PuertoRico, seat: i64, first: i64) -> i64:
    options: i64 = 0
    for slot in range(first, SLOTS):
        if slot != GUESTHOUSE and state.room(seat, slot) > 0:
            options |= bit(slot)
    return options


def _first_for(state: PuertoRico, piece: i64) -> i64:
    return state.at(FIRST) if state.at(LAST) == piece + 1 else 0


def offer_guest(state: PuertoRico) -> i64:
    """Guests move while the owner likes: nobles first, each kind to ascending slots. [PR-GST-02]"""
    seat = state.seat()
    options = bit(STAY)
    for piece in range(2):
        if (
            state.standing(seat, GUESTHOUSE, piece) > 0
            and piece + 1 >= state.at(LAST)
            and _free_slots(state, seat, _first_for(state, piece)) != 0
        ):
            options |= bit(piece)
    return options


def take_guest(state: PuertoRico, choice: i64) -> None:
    if choice == STAY:
        state.next_turn()
    else:
        state.put(FIRST, _first_for(state, choice))
        state.put(LAST, choice + 1)
        state.become(GUEST_TO)


def refuse_guest(state: PuertoRico, piece: i64) -> Refusal:
    seat = state.seat()
    if state.standing(seat, GUESTHOUSE, piece) == 0:
        return Refusal("PR-GST-02", "no-guest", f"no {_piece_name(piece)} is in the guesthouse")
    if _free_slots(state, seat, 0) == 0:
        return Refusal("PR-GST-06", "no-circle", "no other circle is free, and guests do not go to the port")
    return Refusal("PR-GST-02", "out-of-order", "guests move nobles first, and to circles in their order")


def offer_guest_to(state: PuertoRico) -> i64:
    return _free_slots(state, state.seat(), state.at(FIRST))


def take_guest_to(state: PuertoRico, slot: i64) -> None:
    """It works at once. [PR-GST-03]"""
    piece = state.at(LAST) - 1
    move_piece(state, state.seat(), piece, PIECES + piece * SLOTS + GUESTHOUSE, slot)
    state.put(FIRST, slot)
    state.become(GUEST)


def refuse_guest_to(state: PuertoRico, slot: i64) -> Refusal:
    if slot == GUESTHOUSE:
        return Refusal("PR-GST-03", "not-back", "a guest cannot return to the guesthouse")
    if state.room(state.seat(), slot) == 0:
        return Refusal("PR-GST-02", "no-circle", f"no circle of {SLOT_NAMES[slot]} is free")
    return Refusal("PR-GST-02", "out-of-order", "guests move to circles in their order")


# -- captain ------------------------------------------------------------------------------------------


def begin_captain(state: PuertoRico) -> None:
    """Window (a) for all, then lap after lap. [PR-GST-04 PR-CAP-01]"""
    state.push(LOAD, state.picker, state.seats)
    state.put(BONUS, 1)
    before_turn(state)
    state.push(GUEST, state.picker, state.seats)


def ships_for(state: PuertoRico, good: i64) -> i64:
    """The ship that carries this good, if it is not full; the empty ones if none does. [PR-CAP-04 PR-CAP-05 PR-CAP-06]"""
    empty: i64 = 0
    for ship in range(SHIPS):
        if state.counts[CARGO + ship] == good + 1:
            return bit(ship) if state.free_places(ship) > 0 else 0
        if state.counts[CARGO + ship] == 0:
            empty |= bit(ship)
    return empty


def cargo_loads(state: PuertoRico, seat: i64) -> i64:
    """Any good, on a ship that takes the most of it. [PR-CAP-07 PR-CAP-08 PR-CAP-09]"""
    options: i64 = 0
    for good in range(GOODS):
        owned = state.own(seat, PORT + good)
        if owned > 0:
            ships = ships_for(state, good)
            most: i64 = 0
            best: i64 = 0
            while ships != 0:
                ship = lowest(ships)
                amount = min(owned, state.free_places(ship))
                if amount > most:
                    most = amount
                    best = 0
                if amount == most:
                    best |= bit(good * SHIPS + ship)
                ships &= ships - 1
            options |= best
    return options


def offer_load(state: PuertoRico) -> i64:
    """Who can load a ship must load, if need be with his wharf. [PR-CAP-02 PR-WHF-01 PR-WHF-05]"""
    seat = state.seat()
    options = cargo_loads(state, seat)
    if options == 0:
        options = bit(NO_LOAD)
    if _may_sail(state, seat):
        for good in range(GOODS):
            if state.own(seat, PORT + good) > 0:
                options |= bit(WHARF_LOAD + good)
    return options


def _may_sail(state: PuertoRico, seat: i64) -> bool:
    return (state.at(SAILED) >> seat) & 1 == 0 and state.occupied(seat, WHARF)


def take_load(state: PuertoRico, choice: i64) -> None:
    seat = state.seat()
    if choice == NO_LOAD:
        if state.journal is not None:
            state.tell("skip" if state.forced else "pass", seat, {"phase": "captain"})
    elif choice >= WHARF_LOAD:
        state.put(SAILED, state.at(SAILED) | bit(seat))
        good = choice - WHARF_LOAD
        number = state.own(seat, PORT + good)
        state.counts[SUPPLY + good] += number
        _score_load(state, good, number, "wharf")
    else:
        good = choice // SHIPS
        ship = choice % SHIPS
        number = min(state.own(seat, PORT + good), state.free_places(ship))
        state.counts[CARGO + ship] = good + 1
        state.counts[LADEN + ship] += number
        _score_load(state, good, number, "ship")
    # The next seat, as often as needed: TURNS counts the idle turns that are still to come. [PR-CAP-13]
    state.put(TURNS, state.at(TURNS) - 1 if choice == NO_LOAD else state.seats)
    state.put(SEAT, state.seat_after(seat, 1))
    before_turn(state)


def _score_load(state: PuertoRico, good: i64, number: i64, to: str) -> None:
    """A point for each good, and once a point for the captain. [PR-CAP-10 PR-CAP-11 PR-WHF-02]"""
    seat = state.seat()
    points = number
    if seat == state.picker:
        points += state.at(BONUS)
        state.put(BONUS, 0)
    state.gain(seat, PORT + good, -number)
    state.gain(seat, CHIPS, points)
    if state.journal is not None:
        told = {"good": GOOD_NAMES[good], "to": to}
        state.tell("load", seat, {**told, "number": number, "points": points})


def refuse_load(state: PuertoRico, choice: i64) -> Refusal:
    seat = state.seat()
    if choice == NO_LOAD:
        return Refusal("PR-CAP-02", "must-load", "whoever can load must load")
    good = choice // SHIPS if choice < WHARF_LOAD else choice - WHARF_LOAD
    if state.own(seat, PORT + good) == 0:
        return Refusal("PR-CAP-03", "no-good", f"there is no {GOOD_NAMES[good]} to load")
    if choice >= WHARF_LOAD:
        if state.occupied(seat, WHARF):
            return Refusal("PR-WHF-01", "once-a-phase", "the wharf has been used in this phase")
        return Refusal("PR-WHF-01", "no-wharf", "there is no occupied wharf")
    ship = choice % SHIPS
    if state.counts[CARGO + ship] != 0 and state.counts[CARGO + ship] != good + 1:
        return Refusal("PR-CAP-04", "other-cargo", "this ship carries another good")
    if state.free_places(ship) == 0:
        return Refusal("PR-CAP-06", "ship-full", "this ship is full")
    if ships_for(state, good) & bit(ship) == 0:
        return Refusal("PR-CAP-05", "on-another-ship", f"{GOOD_NAMES[good]} lies on another ship")
    return Refusal("PR-CAP-08", "larger-ship", "another ship takes more of it")


def finish_loading(state: PuertoRico) -> None:
    state.pop()
    state.push(STORE, state.picker, state.seats)
    before_turn(state)


def loose_goods(kept: i64, whole: i64) -> i64:
    """What is left of a pile when the `whole` largest kinds are taken away."""
    left: i64 = 0
    for good in range(GOODS):
        left += (kept >> (GOOD_BITS * good)) & 15
    for store in range(whole):
        most: i64 = 0
        largest: i64 = 0
        for good in range(GOODS):
            number = (kept >> (GOOD_BITS * good)) & 15
            if number > most:
                most = number
                largest = good
        kept -= most << (GOOD_BITS * largest)
        left -= most
    return left


def may_store(state: PuertoRico, seat: i64, kept: i64) -> bool:
    """A single good, whole kinds with warehouses, three more goods with a storehouse.

    [PR-CAP-14 PR-SWH-01 PR-LWH-01 PR-LWH-02 PR-STH-01]
    """
    whole: i64 = 0
    loose: i64 = 1
    if state.occupied(seat, SMALL_WAREHOUSE):
        whole += 1
    if state.occupied(seat, LARGE_WAREHOUSE):
        whole += 2
    if state.occupied(seat, STOREHOUSE):
        loose += 3
    return loose_goods(kept, whole) <= loose


def offer_store(state: PuertoRico) -> i64:
    """How many of which kind, kinds ascending, until no more: what may be kept may be kept in part. [PR-CAP-15]"""
    seat = state.seat()
    kept = state.at(KEPT)
    options = bit(KEEP_NO_MORE)
    for good in range(state.at(FIRST), GOODS):
        for number in range(1, state.own(seat, PORT + good) + 1):
            if not may_store(state, seat, kept + (number << (GOOD_BITS * good))):
                break
            options |= bit(good * MOST_OF_A_KIND + number - 1)
    return options


def take_store(state: PuertoRico, choice: i64) -> None:
    if choice != KEEP_NO_MORE:
        good = choice // MOST_OF_A_KIND
        number = choice % MOST_OF_A_KIND + 1
        state.put(KEPT, state.at(KEPT) + (number << (GOOD_BITS * good)))
        state.put(FIRST, good + 1)
        return
    seat = state.seat()
    lost: list[str] = []
    for good in range(GOODS):
        number = state.own(seat, PORT + good) - ((state.at(KEPT) >> (GOOD_BITS * good)) & 15)
        state.gain(seat, PORT + good, -number)
        state.counts[SUPPLY + good] += number
        if state.journal is not None:
            lost.extend([GOOD_NAMES[good]] * number)
    if state.journal is not None:
        state.tell("store", seat, {"lost": lost})
    state.next_turn()
    before_turn(state)


def refuse_store(state: PuertoRico, choice: i64) -> Refusal:
    good = choice // MOST_OF_A_KIND
    if state.own(state.seat(), PORT + good) <= choice % MOST_OF_A_KIND:
        return Refusal("PR-CAP-15", "no-good", f"there is not so much {GOOD_NAMES[good]}")
    if good < state.at(FIRST):
        return Refusal("PR-CAP-15", "out-of-order", "goods are kept in the order of the goods")
    return Refusal("PR-CAP-14", "no-storage", "there is no storage for so much")


def finish_storing(state: PuertoRico) -> None:
    """Full ships sail; then the last window (c). [PR-CAP-18 PR-GST-04]"""
    for ship in range(SHIPS):
        if state.free_places(ship) == 0:
            state.counts[SUPPLY + state.counts[CARGO + ship] - 1] += state.counts[LADEN + ship]
            state.counts[CARGO + ship] = 0
            state.counts[LADEN + ship] = 0
    state.pop()
    state.push(GUEST, state.picker, state.seats)


# -- flow ---------------------------------------------------------------------------------------------


def offer(state: PuertoRico, dealer: Dealer) -> i64:
    kind = state.kind()
    if state.at(TURNS) == 0:
        finish(state, kind, dealer)
        return 0
    if kind == PLACE_WORKER:
        return offer_place(state, WORKER)
    if kind == PLACE_NOBLE:
        return offer_place(state, NOBLE)
    if kind == LOAD:
        return offer_load(state)
    if kind == STORE:
        return offer_store(state)
    if kind == GUEST:
        return offer_guest(state)
    if kind == GUEST_TO:
        return offer_guest_to(state)
    if kind == DEAL:
        return offer_deal(state)
    if kind == TILE:
        return offer_tile(state)
    if kind == ROLE:
        return state.free_roles
    if kind == PRIVILEGE:
        return offer_privilege(state)
    if kind == LAY:
        return bit(AS_PLANTATION) | bit(AS_FOREST)
    arrange(state)
    return 0


def take(state: PuertoRico, choice: i64, dealer: Dealer) -> None:
    kind = state.kind()
    if kind == PLACE_WORKER:
        take_place(state, WORKER, choice)
    elif kind == PLACE_NOBLE:
        take_place(state, NOBLE, choice)
    elif kind == LOAD:
        take_load(state, choice)
    elif kind == STORE:
        take_store(state, choice)
    elif kind == GUEST:
        take_guest(state, choice)
    elif kind == GUEST_TO:
        take_guest_to(state, choice)
    elif kind == DEAL:
        take_deal(state, choice)
    elif kind == TILE:
        take_tile(state, choice, dealer)
    elif kind == ROLE:
        take_role(state, choice)
    elif kind == PRIVILEGE:
        take_privilege(state, choice)
    else:
        take_lay(state, choice)


def finish(state: PuertoRico, kind: i64, dealer: Dealer) -> None:
    """No turn is left in this step."""
    if kind == ROLE:
        finish_round(state)
    elif kind == TILE:
        finish_settler(state, dealer)
    elif kind == DEAL:
        finish_deal(state)
    elif kind == ARRANGE:
        refill(state)
    elif kind == LOAD:
        finish_loading(state)
    elif kind == STORE:
        finish_storing(state)
    else:
        state.pop()


def refusal(state: PuertoRico, choice: i64) -> Refusal:
    kind = state.kind()
    if kind == TILE:
        return refuse_tile(state, choice)
    if kind == PRIVILEGE:
        return refuse_privilege(state)
    if kind == DEAL:
        return refuse_deal(choice)
    if kind in (PLACE_NOBLE, PLACE_WORKER):
        return refuse_place(state, choice)
    if kind == LOAD:
        return refuse_load(state, choice)
    if kind == STORE:
        return refuse_store(state, choice)
    if kind == GUEST:
        return refuse_guest(state, choice)
    if kind == GUEST_TO:
        return refuse_guest_to(state, choice)
    return Refusal("PR-RND-04", "role-taken", f"the {ROLE_NAMES[choice]} is taken")


# -- observation --------------------------------------------------------------------------------------


@final
class PuertoRicoObservation(Observation):
    """Everything lies open but the hidden stack, a tile just drawn, and what is under the forests of others."""

    def __init__(self, seat: i64, seen: PuertoRico) -> None:
        super().__init__(seat)
        self.seen: PuertoRico = seen

    def words(self) -> list[int]:
        return self.seen.words()

    def redeal(self, dealer: Dealer) -> PuertoRico:
        """The unseen tiles go at random to the forests, a tile in hand, and the stack."""
        state = self.seen.clone()
        pool = state.counts
        for kind in range(GOODS):
            pool[HIDDEN + kind] = TILES_OF_A_KIND - pool[ROW + kind] - pool[DISCARDED + kind]
            for seat in range(state.seats):
                pool[HIDDEN + kind] -= state.own(seat, CIRCLES + kind) + state.own(seat, UNDER + kind)
        if state.top >= 0 and state.kind() == LAY:
            if state.seat() == self.seat:
                pool[HIDDEN + state.at(FOUND)] -= 1
            else:
                state.put(FOUND, _imagine(state, dealer))
        for seat in range(state.seats):
            if seat != self.seat:
                for forest in range(state.own(seat, FORESTS)):
                    state.gain(seat, UNDER + _imagine(state, dealer), 1)
        if not state.over():
            state.options = state.offer(dealer)
        return state


def _imagine(state: PuertoRico, dealer: Dealer) -> i64:
    k = dealer.below(REDEAL, state.total(HIDDEN))
    kind: i64 = 0
    while k >= state.counts[HIDDEN + kind]:
        k -= state.counts[HIDDEN + kind]
        kind += 1
    state.counts[HIDDEN + kind] -= 1
    return kind


def observe(state: PuertoRico, viewer: i64) -> PuertoRicoObservation:
    seen = empty_state(state.seats)
    _copy_numbers(state, seen)
    for i in range(DISCARDED, TABLE_WORDS):
        seen.counts[i] = state.counts[i]
    for seat in range(state.seats):
        for field in range(SEAT_WORDS):
            if field < UNDER or field >= CHIPS or seat == viewer:
                seen.gain(seat, field, state.own(seat, field))
    for i in range(state.top + STEP_WORDS):
        seen.steps[i] = state.steps[i]
    if not state.over():
        if state.seat() == viewer:
            seen.options = state.options
        elif state.kind() == LAY:
            seen.put(FOUND, 0)
    return PuertoRicoObservation(viewer, seen)
