"""The captain: goods are loaded, lap after lap, for points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.piles import in_pile, kinds_in, one_of, pile_names, pile_size
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import DATA, SEAT, TURNS
from gouverneur.puerto_rico.layout import CARGO, PORT
from gouverneur.puerto_rico.ledger import gain_points, load_ship, return_goods
from gouverneur.puerto_rico.phases import bonus, court, sending, storage
from gouverneur.puerto_rico.phases.passing import tell_pass
from gouverneur.puerto_rico.phases.privilege import privilege
from gouverneur.puerto_rico.vocabulary import (
    GOOD_NAMES,
    LOAD,
    NO_LOAD,
    PRIVATE,
    SHIP_SOME,
    SHIPS,
    SMALLEST_SHIP,
)

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

# All hold through all laps of the phase.
SAILED: Final[i64] = DATA + 2  # the seats that have shipped a kind privately
BONUS: Final[i64] = DATA + 3  # 1: the captain's first load is still to come
HAD_TURN: Final[i64] = DATA + 4  # the seats that had their first turn, as far as it matters
STARTED: Final[i64] = DATA + 5  # 1: the captain has got what comes before the first load
SENT: Final[i64] = DATA + 6  # the seats that have shipped any goods privately


def begin(state: PuertoRico) -> None:
    """[PR-CAP-01]"""
    state.push(LOAD, state.picker, state.participants())
    state.put(BONUS, 1)


def prepare(state: PuertoRico) -> bool:
    """What comes before loading: for the captain, and on the first turn of each. [PR-LGT-02 PR-CAP-20]"""
    rules = state.rules
    seat = state.seat()
    if state.at(STARTED) == 0:
        state.put(STARTED, 1)
        helpers = state.occupied(state.picker) & rules.captain_helpers
        if helpers != 0:
            bonus.give(state, state.picker, helpers, bonus.CAPTAINCY, 0)
            return True
    if (state.at(HAD_TURN) >> seat) & 1 == 1:
        return False
    state.put(HAD_TURN, state.at(HAD_TURN) | bit(seat))
    return court.begin(state, seat)


def ships_for(state: PuertoRico, good: i64) -> i64:
    """The ship that carries this good, if it is not full; the empty ones if none does. [PR-CAP-04 PR-CAP-05 PR-CAP-06]"""
    numbers = state.numbers
    ships = state.rules.ships
    empty: i64 = 0
    while ships != 0:
        ship = lowest(ships)
        cargo = numbers[CARGO + ship]
        if cargo == good + 1:
            return bit(ship) if state.free_places(ship) > 0 else 0
        if cargo == 0:
            empty |= bit(ship)
        ships &= ships - 1
    return empty


def cargo_loads(state: PuertoRico, port: i64) -> i64:
    """Any good, on a ship that takes the most of it. [PR-CAP-07 PR-CAP-08 PR-CAP-09]"""
    options: i64 = 0
    kinds = kinds_in(port)
    while kinds != 0:
        good = lowest(kinds)
        owned = in_pile(port, good)
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
        kinds &= kinds - 1
    return options


def offer(state: PuertoRico) -> i64:
    """Who can load a ship must load, if he likes privately, and then any kind, whatever lies on the ships.

    The capacity of 11 of the first edition never binds: there are not more of a kind.
    [PR-CAP-02 PR-WHF-01 PR-WHF-03 PR-WHF-04 PR-WHF-05 PR-RND-05]
    """
    seat = state.seat()
    if not state.rules.plain_loading and prepare(state):
        return 0
    port = state.own(seat, PORT)
    if port == 0:
        return bit(NO_LOAD)
    options = cargo_loads(state, port)
    if options == 0:
        options = bit(NO_LOAD)
    if may_sail(state, seat):
        options |= kinds_in(port) << PRIVATE
    if may_send(state, seat):
        options |= bit(SHIP_SOME)
    return options


def may_sail(state: PuertoRico, seat: i64) -> bool:
    """Once a phase. [PR-WHF-01 PR-GEN-05]"""
    return state.occupied(seat) & state.rules.sailers != 0 and (state.at(SAILED) >> seat) & 1 == 0


def may_send(state: PuertoRico, seat: i64) -> bool:
    """Once a phase, besides the other way to ship privately. [PR-SWF-01 PR-SWF-02]"""
    return state.occupied(seat) & state.rules.mixed_sailers != 0 and (state.at(SENT) >> seat) & 1 == 0


def take(state: PuertoRico, choice: i64) -> None:
    """One kind on one ship, as much as fits. [PR-CAP-03 PR-CAP-07]"""
    seat = state.seat()
    if choice == SHIP_SOME:
        sending.begin(state, seat)
        return
    if choice == NO_LOAD:
        tell_pass(state, seat, "captain")
        # Loading ends when a whole lap has passed without a load. [PR-CAP-13]
        state.put(TURNS, state.at(TURNS) - 1)
        state.put(SEAT, state.next_participant(seat))
        return
    if choice >= PRIVATE:
        good = choice - PRIVATE
        number = state.goods(seat, good)
        state.put(SAILED, state.at(SAILED) | bit(seat))
        return_goods(state, seat, number * one_of(good))
        _tell(state, seat, good, number, "")
    else:
        good = choice // SHIPS
        ship = choice % SHIPS
        number = min(state.goods(seat, good), state.free_places(ship))
        load_ship(state, seat, good, ship, number)
        _tell(state, seat, good, number, ship_name(ship))
    score_load(state, seat, number)


def take_sending(state: PuertoRico, choice: i64) -> None:
    """A point for each two goods. [PR-SWF-01]"""
    sent = sending.take(state, choice)
    if sent == 0:
        return
    seat = state.seat()
    state.put(SENT, state.at(SENT) | bit(seat))
    points = pile_size(sent) // 2
    if state.journal is not None:
        told = points + captains_points(state, seat)
        state.tell("send", seat, {"goods": pile_names(sent, GOOD_NAMES), "points": told})
    score_load(state, seat, points)


def _tell(state: PuertoRico, seat: i64, good: i64, number: i64, ship: str) -> None:
    if state.journal is not None:
        points = number + captains_points(state, seat)
        state.tell("load", seat, {"good": GOOD_NAMES[good], "number": number, "ship": ship, "points": points})


def captains_points(state: PuertoRico, seat: i64) -> i64:
    """With the captain's first load. [PR-CAP-11 PR-LIB-08]"""
    return privilege(state, seat) if state.at(BONUS) == 1 else 0


def score_load(state: PuertoRico, seat: i64, points: i64) -> None:
    """The captain's once; then it is the next seat's turn, and buildings add theirs. [PR-CAP-10 PR-CAP-11 PR-CAP-12 PR-WHF-02]"""
    points += captains_points(state, seat)
    if seat == state.picker:
        state.put(BONUS, 0)
    gain_points(state, seat, points)
    state.put(TURNS, state.participants())
    state.put(SEAT, state.next_participant(seat))
    bonus.give(state, seat, state.occupied(seat) & state.rules.load_helpers, bonus.LOADING, 0)


def ship_name(ship: i64) -> str:
    return f"ship-{SMALLEST_SHIP + ship}"


def load_sources(state: PuertoRico, seat: i64, choice: i64) -> list[tuple[str, int]]:
    if choice in (NO_LOAD, SHIP_SOME):
        return []
    good = choice - PRIVATE if choice >= PRIVATE else choice // SHIPS
    number = state.goods(seat, good)
    if choice < PRIVATE:
        number = min(number, state.free_places(choice % SHIPS))
    sources: list[tuple[str, int]] = [("goods", number)]
    if captains_points(state, seat) > 0:
        sources.append(("privilege", captains_points(state, seat)))
    helpers = state.occupied(seat) & state.rules.load_helpers
    while helpers != 0:
        if state.rules.load_points[lowest(helpers)] > 0:
            sources.append((state.rules.names[lowest(helpers)], state.rules.load_points[lowest(helpers)]))
        helpers &= helpers - 1
    return sources


def finish(state: PuertoRico) -> None:
    state.pop()
    storage.begin(state)


def refusal(state: PuertoRico, choice: i64) -> Refusal:
    seat = state.seat()
    if choice == NO_LOAD:
        return Refusal("PR-CAP-02", "must-load", "whoever can load must load")
    if choice == SHIP_SOME:
        if state.occupied(seat) & state.rules.mixed_sailers == 0:
            return Refusal("PR-SWF-01", "no-private-ship", "no occupied building ships mixed goods")
        if state.own(seat, PORT) == 0:
            return Refusal("PR-SWF-01", "no-good", "there is nothing to ship")
        return Refusal("PR-SWF-01", "once-a-phase", "mixed goods have been shipped in this phase")
    good = choice // SHIPS if choice < PRIVATE else choice - PRIVATE
    name = GOOD_NAMES[good]
    if state.goods(seat, good) == 0:
        return Refusal("PR-CAP-03", "no-good", f"there is no {name} to load")
    if choice >= PRIVATE:
        if state.occupied(seat) & state.rules.sailers != 0:
            return Refusal("PR-WHF-01", "once-a-phase", "goods have been shipped privately in this phase")
        return Refusal("PR-WHF-01", "no-private-ship", "no occupied building ships privately")
    ship = choice % SHIPS
    if (state.rules.ships >> ship) & 1 == 0:
        return Refusal("PR-SET-05", "no-such-ship", f"{ship_name(ship)} is not in this game")
    cargo = state.numbers[CARGO + ship]
    if cargo != 0 and cargo != good + 1:
        return Refusal("PR-CAP-04", "other-cargo", f"{ship_name(ship)} carries another good")
    if state.free_places(ship) == 0:
        return Refusal("PR-CAP-06", "ship-full", f"{ship_name(ship)} is full")
    if (ships_for(state, good) >> ship) & 1 == 0:
        return Refusal("PR-CAP-05", "on-another-ship", f"{name} lies on another ship")
    return Refusal("PR-CAP-08", "larger-ship", f"another ship takes more {name}")
