"""The state in which the contest asks: built from an observation and what is remembered."""

from __future__ import annotations

from gouverneur.kernel.bits import lowest
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.piles import kinds_in, one_of
from gouverneur.kernel.state import SEAT, TURNS
from gouverneur.learning.contest.actions import DRAW
from gouverneur.learning.contest.memory import NOBODY, Memory, house, unseen_tiles, workers_short
from gouverneur.learning.contest.sight import CHOOSING, SEATS, SHIPS, STORING, Sight, Unreadable
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.editions import MOST_COPIES, Rules
from gouverneur.puerto_rico.layout import (
    CARGO,
    CHIPS,
    COINS,
    DISCARDED,
    HIDDEN,
    HOUSE,
    IDLE,
    ISLAND,
    LADEN,
    LEFT,
    MANNED,
    MONEY,
    NOTED,
    OFFICE,
    OWNED,
    POINTS,
    PORT,
    QUARRIES,
    RESHUFFLES,
    ROW,
    STAFF,
    SUPPLY,
    WORKERS,
)
from gouverneur.puerto_rico.phases import captain, craftsman, placing, settler
from gouverneur.puerto_rico.scoring import CHIPS_GONE, CITY_FULL, WORKERS_SHORT
from gouverneur.puerto_rico.state import PuertoRico, empty_state

# Each seat in turn has one of these, the picker first.
IN_TURN = {v.SETTLER: v.TILE, v.BUILDER: v.BUILD, v.TRADER: v.SELL, STORING: v.STORE}


def rebuild(rules: Rules, sight: Sight, memory: Memory) -> PuertoRico:
    """The state, not yet at rest: `offer` says what may be chosen. The memory has looked at the same sight."""
    if not 0 <= sight.taken <= SEATS or sight.seat not in range(SEATS) or sight.governor not in range(SEATS):
        raise Unreadable("no round of three players looks like this")
    state = empty_state(rules)
    _lay_table(state, sight, memory)
    for seat in range(SEATS):
        _lay_board(state, sight, memory, seat)
    _lay_display(state)
    state.round = memory.round
    state.governor = sight.governor
    state.picker = sight.picker if sight.role >= 0 else (sight.governor + max(0, sight.taken - 1)) % SEATS
    state.free_roles = sight.free_roles
    for role, seat in enumerate(memory.takers):
        if seat != NOBODY:
            state.takers |= (seat + 1) << (4 * role)
    state.ending = _ending(state, sight, memory)
    _ask(state, sight, memory)
    return state


def _pile(counts: list[int]) -> int:
    return sum(number * one_of(kind) for kind, number in enumerate(counts))


def _lay_table(state: PuertoRico, sight: Sight, memory: Memory) -> None:
    numbers = state.numbers
    for kind, unseen in enumerate(unseen_tiles(sight)):
        numbers[HIDDEN + kind] = unseen - memory.discarded[kind]
    numbers[DISCARDED] = _pile(memory.discarded)
    numbers[RESHUFFLES] = memory.reshuffles
    numbers[ROW] = _pile(sight.row)
    numbers[QUARRIES] = sight.quarries
    numbers[SUPPLY] = _pile(sight.supply)
    numbers[HOUSE] = _pile(house(sight))
    for ship in range(SHIPS):
        good, load = sight.ships[ship]
        numbers[CARGO + ship] = good + 1
        numbers[LADEN + ship] = load
    numbers[CHIPS] = max(0, sight.chips)
    numbers[NOTED] = max(0, -sight.chips)
    numbers[WORKERS] = sight.workers
    numbers[OFFICE] = sight.office
    for role, coins in enumerate(sight.coins):
        numbers[COINS + role] = coins


def _lay_board(state: PuertoRico, sight: Sight, memory: Memory, seat: int) -> None:
    board = sight.boards[seat]
    state.set_own(seat, MONEY, board.money)
    state.set_own(seat, POINTS, board.points)
    state.set_own(seat, PORT, _pile(board.goods))
    state.set_own(seat, ISLAND, _pile(board.tiles))
    state.set_own(seat, MANNED, _pile(board.manned))
    state.set_own(seat, OWNED, board.owned)
    for level in range(3):
        staff = sum(1 << building for building, number in enumerate(board.staff) if number > level)
        state.set_own(seat, STAFF + level, staff)
    state.set_own(seat, IDLE, board.idle + memory.astray[seat])


def _lay_display(state: PuertoRico) -> None:
    """What nobody owns of the copies in the box is for sale."""
    rules = state.rules
    for building in range(rules.kinds):
        left = rules.copies[building]
        for seat in range(SEATS):
            left -= (state.own(seat, OWNED) >> building) & 1
        for copy in range(min(left, MOST_COPIES)):
            state.numbers[LEFT + copy] |= 1 << building


def _ending(state: PuertoRico, sight: Sight, memory: Memory) -> int:
    """Why this round is the last."""
    ending = 0
    if sight.chips <= 0:
        ending |= CHIPS_GONE
    if any(state.city(seat) >= v.SPACES for seat in range(SEATS)):
        ending |= CITY_FULL
    if workers_short(sight, memory.at_mayor):
        ending |= WORKERS_SHORT
    return int(ending)


def _ask(state: PuertoRico, sight: Sight, memory: Memory) -> None:
    """The steps: the round, and on it the phase with whoever decides."""
    seat = sight.seat
    chooser = (sight.governor + sight.taken) % SEATS
    state.push(v.ROLE, chooser, SEATS - sight.taken)
    if sight.phase == CHOOSING:
        return
    if sight.phase in IN_TURN:
        state.push(IN_TURN[sight.phase], seat, SEATS - sight.turn)
        if sight.phase == v.SETTLER:
            _ask_settler(state, sight)
    elif sight.phase == v.MAYOR:
        state.push(v.ARRANGE, (seat + 1) % SEATS, SEATS - sight.turn - 1)
        state.push(v.PLACE, seat, 1)
        state.put(placing.TO_PLACE, sight.board.idle)
    elif sight.phase == v.CAPTAIN:
        state.push(v.LOAD, seat, SEATS)
        state.put(captain.SAILED, memory.sailed)
        state.put(captain.BONUS, 0 if memory.captain_scored else 1)
    else:
        state.push(v.EXTRA, seat, 1)
        made = kinds_in(_pile(sight.board.makes)) & kinds_in(_pile(sight.board.goods))
        state.put(craftsman.MADE, sum(one_of(good) for good in range(v.GOODS) if (made >> good) & 1))


def _ask_settler(state: PuertoRico, sight: Sight) -> None:
    """A building that draws has been used when it may not be used now."""
    seat = sight.seat
    if (
        state.occupied(seat) & state.rules.drawers
        and DRAW not in sight.allowed
        and state.tiles(seat) < v.SPACES
    ):
        state.put(settler.DREW, 1)


def rest(state: PuertoRico, base: int, seat: int, dealer: Dealer) -> list[int]:
    """Take what leaves the seat no choice in the step at `base`; when that is over, `options` is 0."""
    taken: list[int] = []
    state.options = 0
    while state.top == base and state.steps[base + SEAT] == seat and state.steps[base + TURNS] > 0:
        options = state.offer(dealer)
        if options & (options - 1):
            state.options = options
            break
        choice = int(lowest(options))
        taken.append(choice)
        state.take(choice, dealer)
    return taken
