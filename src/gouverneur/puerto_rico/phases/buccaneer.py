"""The buccaneer: one of four deeds, and a captive role at the end of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.refusal import Refusal
from gouverneur.puerto_rico.layout import (
    CAPTIVE,
    CARGO,
    COINS,
    HOUSE,
    KIDNAPPER,
    LADEN,
    NOBLES,
    OFFICE,
    OFFICE_NOBLES,
    POSTER,
    SUPPLY,
    WORKERS,
)
from gouverneur.puerto_rico.ledger import gain_money, gain_points, rob_ship, take_coins
from gouverneur.puerto_rico.phases import placing
from gouverneur.puerto_rico.phases.passing import tell_pass
from gouverneur.puerto_rico.pieces import hire_from_office, noble_from_office
from gouverneur.puerto_rico.vocabulary import (
    BUCCANEER,
    DEED,
    GOOD_NAMES,
    KIDNAP,
    MOST_LOOT,
    NO_DEED,
    NOBLE_DROPPED,
    NOBLE_KEPT,
    NOBLE_STAYS,
    PIRACY,
    PLUNDER,
    PROSPECTOR,
    RAID,
    ROLE_NAMES,
    SECOND_PROSPECTOR,
    SHIPS,
    SMALLEST_SHIP,
)

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

RANSOM: Final[i64] = 3
FATES: Final[i64] = 4  # deeds of piracy for each ship, of a raid for each fate of the noble: 0 to 3 are kept


def begin(state: PuertoRico) -> None:
    """[PR-BUC-04]"""
    state.push(DEED, state.picker, 1)


def take_poster(state: PuertoRico, seat: i64) -> None:
    """Whoever has it cannot be the buccaneer; it goes on to the next who is. [PR-BUC-03]"""
    state.numbers[POSTER] = seat + 1


def barred_roles(state: PuertoRico, seat: i64) -> i64:
    """Roles that this seat may not pick: with the poster the buccaneer, and its own captive. [PR-BUC-03 PR-BUC-11]"""
    barred: i64 = 0
    if state.numbers[POSTER] == seat + 1:
        barred = bit(BUCCANEER)
    captive = state.numbers[CAPTIVE]
    if captive != 0 and state.numbers[KIDNAPPER] == seat:
        barred |= bit(captive - 1)
    return barred


def pay_ransom(state: PuertoRico, role: i64) -> None:
    """Somebody else has picked the captive. [PR-BUC-10]"""
    if state.numbers[CAPTIVE] != role + 1:
        return
    kidnapper = state.numbers[KIDNAPPER]
    free_captive(state)
    if state.journal is not None:
        state.tell("ransom", kidnapper, {"role": ROLE_NAMES[role], "doubloons": RANSOM})
    gain_money(state, kidnapper, RANSOM)


def free_captive(state: PuertoRico) -> None:
    state.numbers[CAPTIVE] = 0
    state.numbers[KIDNAPPER] = 0


# -- the deeds --------------------------------------------------------------------------------------------


def offer(state: PuertoRico) -> i64:
    """Only what has an effect, or nothing at all. [PR-BUC-04]"""
    options = bit(NO_DEED) | piracies(state) | raids(state) | (kidnappable(state) << KIDNAP)
    if state.numbers[HOUSE] != 0:
        options |= bit(PLUNDER)
    return options


def piracies(state: PuertoRico) -> i64:
    """A laden ship, and how many of its goods are kept. [PR-BUC-05]"""
    found: i64 = 0
    ships = state.rules.ships
    while ships != 0:
        ship = lowest(ships)
        laden = state.numbers[LADEN + ship]
        if laden > 0:
            for kept in range(min(laden, MOST_LOOT) + 1):
                found |= bit(PIRACY + ship * FATES + kept)
        ships &= ships - 1
    return found


def raids(state: PuertoRico) -> i64:
    """How many workers are kept, and what becomes of a noble on the office. [PR-BUC-07 PR-BUC-08]"""
    numbers = state.numbers
    removed = state.on_office() - state.seats
    if removed <= 0:
        return 0
    room = state.free_circles(state.seat())
    found: i64 = 0
    for fate in range(NOBLE_DROPPED + 1):
        workers = removed
        if fate != NOBLE_STAYS:
            workers -= 1
            if numbers[OFFICE_NOBLES] == 0:
                break
        if workers > numbers[OFFICE]:
            continue
        most = min(room, MOST_LOOT)
        if fate == NOBLE_KEPT:
            most -= 1
        for kept in range(min(most, workers) + 1):
            found |= bit(RAID + fate * FATES + kept)
    return found


def kidnappable(state: PuertoRico) -> i64:
    """Any card that nobody has used this round; of two equal prospectors one. [PR-BUC-09]"""
    free = state.free_roles & ~bit(BUCCANEER)
    both = (free >> PROSPECTOR) & (free >> SECOND_PROSPECTOR) & 1 == 1
    if both and state.numbers[COINS + PROSPECTOR] == state.numbers[COINS + SECOND_PROSPECTOR]:
        free &= ~bit(SECOND_PROSPECTOR)
    return free


def take(state: PuertoRico, choice: i64) -> None:
    seat = state.seat()
    state.pop()
    if choice == NO_DEED:
        tell_pass(state, seat, "buccaneer")
    elif choice < PLUNDER:
        _rob(state, seat, (choice - PIRACY) // FATES, (choice - PIRACY) % FATES)
    elif choice == PLUNDER:
        _plunder(state, seat)
    elif choice < KIDNAP:
        _raid(state, seat, (choice - RAID) // FATES, (choice - RAID) % FATES)
    else:
        _kidnap(state, seat, choice - KIDNAP)


def _rob(state: PuertoRico, seat: i64, ship: i64, kept: i64) -> None:
    if state.journal is not None:
        good = GOOD_NAMES[state.numbers[CARGO + ship] - 1]
        name = f"ship-{SMALLEST_SHIP + ship}"
        state.tell("piracy", seat, {"ship": name, "good": good, "kept": kept})
    rob_ship(state, seat, ship, kept)


def _plunder(state: PuertoRico, seat: i64) -> None:
    """A point for each good of the trading house. [PR-BUC-06]"""
    number = state.in_house()
    state.numbers[SUPPLY] += state.numbers[HOUSE]
    state.numbers[HOUSE] = 0
    if state.journal is not None:
        state.tell("plunder", seat, {"points": number})
    gain_points(state, seat, number)


def _raid(state: PuertoRico, seat: i64, fate: i64, kept: i64) -> None:
    """As many pieces stay on the office as there are players. [PR-BUC-07]"""
    numbers = state.numbers
    removed = state.on_office() - state.seats
    nobles: i64 = 0
    if fate == NOBLE_KEPT:
        noble_from_office(state, seat)
        nobles = 1
        removed -= 1
    elif fate == NOBLE_DROPPED:
        numbers[OFFICE_NOBLES] -= 1
        numbers[NOBLES] += 1
        removed -= 1
    hire_from_office(state, seat, kept)
    numbers[OFFICE] -= removed - kept
    numbers[WORKERS] += removed - kept
    if state.journal is not None:
        state.tell("raid", seat, {"workers": kept, "nobles": nobles})
    if nobles + kept > 0:
        placing.place_pieces(state, seat, nobles, kept)


def _kidnap(state: PuertoRico, seat: i64, role: i64) -> None:
    """[PR-BUC-09]"""
    coins = take_coins(state, seat, role)
    state.numbers[CAPTIVE] = role + 1
    state.numbers[KIDNAPPER] = seat
    if state.journal is not None:
        state.tell("kidnap", seat, {"role": ROLE_NAMES[role], "doubloons": coins})


def refusal(state: PuertoRico, choice: i64) -> Refusal:
    if choice < PLUNDER:
        ship = (choice - PIRACY) // FATES
        if ship >= SHIPS or (state.rules.ships >> ship) & 1 == 0:
            return Refusal("PR-SET-05", "no-such-ship", f"ship-{SMALLEST_SHIP + ship} is not in this game")
        return Refusal("PR-BUC-05", "no-loot", f"there is not so much on ship-{SMALLEST_SHIP + ship}")
    if choice == PLUNDER:
        return Refusal("PR-BUC-06", "house-empty", "the trading house is empty")
    if choice < KIDNAP:
        if state.on_office() <= state.seats:
            return Refusal("PR-BUC-07", "nobody-to-raid", "no piece can be spared on the office")
        if (choice - RAID) // FATES != NOBLE_STAYS and state.numbers[OFFICE_NOBLES] == 0:
            return Refusal("PR-BUC-08", "no-noble", "there is no noble on the office")
        return Refusal("PR-BUC-07", "too-many", "so many pieces are not to be had, or have no free circle")
    role = choice - KIDNAP
    if (state.rules.roles >> role) & 1 == 0:
        return Refusal("PR-SET-05", "no-such-role", f"the {ROLE_NAMES[role]} is not in this game")
    return Refusal("PR-BUC-09", "role-taken", f"the {ROLE_NAMES[role]} cannot be kidnapped")
