"""The verbs: the only way in which anything moves. Conservation is kept here, and events are born here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.piles import in_pile, one_of, pile_names, pile_size
from gouverneur.puerto_rico.layout import (
    CARGO,
    CHIPS,
    COINS,
    DISCARDED,
    HIDDEN,
    HOUSE,
    ISLAND,
    LADEN,
    LEFT,
    MONEY,
    NOTED,
    OWNED,
    POINTS,
    PORT,
    QUARRIES,
    RESHUFFLES,
    ROW,
    SECRET_BITS,
    SECRET_PILES,
    SECRET_UNDER,
    SUPPLY,
    UNDER,
)
from gouverneur.puerto_rico.scoring import CHIPS_GONE, CITY_FULL, WORKERS_SHORT
from gouverneur.puerto_rico.vocabulary import (
    FIRST_BUILDING,
    FOREST,
    GOOD_NAMES,
    GOODS,
    QUARRY,
    SPACES,
    TILE_NAMES,
    TILES,
)

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico


# -- money and points ---------------------------------------------------------------------------------


def gain_money(state: PuertoRico, seat: i64, number: i64) -> None:
    """The bank never runs out. [PR-GEN-07]"""
    state.add_own(seat, MONEY, number)


def pay(state: PuertoRico, seat: i64, number: i64) -> None:
    if state.own(seat, MONEY) < number:
        raise AssertionError("nobody pays what he does not have")
    state.add_own(seat, MONEY, -number)


def gain_points(state: PuertoRico, seat: i64, number: i64) -> None:
    """Chips; what the supply cannot cover is noted and counts like chips. [PR-GEN-13 PR-CAP-19]"""
    numbers = state.numbers
    chips = min(number, numbers[CHIPS])
    numbers[CHIPS] -= chips
    numbers[NOTED] += number - chips
    state.add_own(seat, POINTS, number)
    if number > 0 and numbers[CHIPS] == 0:
        begin_ending(state, CHIPS_GONE)  # [PR-END-04]


def hand_in_point(state: PuertoRico, seat: i64) -> None:
    """A noted one is as good as a chip; an end that has begun is not undone. [PR-BMK-01 PR-BMK-04]"""
    state.add_own(seat, POINTS, -1)
    state.numbers[CHIPS] += 1


def begin_ending(state: PuertoRico, why: i64) -> None:
    """This round is the last; that cannot be undone. [PR-END-01 PR-END-05]"""
    if state.ending & why == 0:
        state.ending |= why
        if state.journal is not None:
            reasons = {WORKERS_SHORT: "workers", CITY_FULL: "city", CHIPS_GONE: "chips"}
            state.tell("ending", -1, {"reason": reasons[why]})


# -- goods --------------------------------------------------------------------------------------------


def gain_goods(state: PuertoRico, seat: i64, pile: i64) -> None:
    """From the supply to the port."""
    state.numbers[SUPPLY] -= pile
    state.add_own(seat, PORT, pile)


def return_goods(state: PuertoRico, seat: i64, pile: i64) -> None:
    """From the port to the supply."""
    state.add_own(seat, PORT, -pile)
    state.numbers[SUPPLY] += pile


def sell_to_house(state: PuertoRico, seat: i64, good: i64) -> None:
    state.add_own(seat, PORT, -one_of(good))
    state.numbers[HOUSE] += one_of(good)


def clear_house(state: PuertoRico) -> None:
    """All goods of a full house go back to the supply. [PR-TRA-08]"""
    state.numbers[SUPPLY] += state.numbers[HOUSE]
    state.numbers[HOUSE] = 0
    if state.journal is not None:
        state.tell("house_cleared", -1, {})


def load_ship(state: PuertoRico, seat: i64, good: i64, ship: i64, number: i64) -> None:
    state.add_own(seat, PORT, -(number * one_of(good)))
    state.numbers[CARGO + ship] = good + 1
    state.numbers[LADEN + ship] += number


def empty_ship(state: PuertoRico, ship: i64) -> None:
    """Its load goes to the supply. [PR-CAP-18]"""
    numbers = state.numbers
    numbers[SUPPLY] += numbers[LADEN + ship] * one_of(numbers[CARGO + ship] - 1)
    if state.journal is not None:
        good = GOOD_NAMES[numbers[CARGO + ship] - 1]
        state.tell("sail", -1, {"ship": 4 + ship, "good": good, "number": numbers[LADEN + ship]})
    numbers[CARGO + ship] = 0
    numbers[LADEN + ship] = 0


def rob_ship(state: PuertoRico, seat: i64, ship: i64, kept: i64) -> None:
    """So many of its goods to the port, the others to the supply. [PR-BUC-05]"""
    numbers = state.numbers
    good = numbers[CARGO + ship] - 1
    state.add_own(seat, PORT, kept * one_of(good))
    numbers[SUPPLY] += (numbers[LADEN + ship] - kept) * one_of(good)
    numbers[CARGO + ship] = 0
    numbers[LADEN + ship] = 0


# -- tiles --------------------------------------------------------------------------------------------


def draw_tile(state: PuertoRico, dealer: Dealer) -> i64:
    """The top of the hidden stack, from the shuffled discards when it is empty; -1: none. [PR-STL-08 PR-HAC-04]"""
    numbers = state.numbers
    size = state.hidden_tiles()
    if size == 0:
        size = pile_size(numbers[DISCARDED])
        if size == 0:
            return -1
        for kind in range(GOODS):
            numbers[HIDDEN + kind] = in_pile(numbers[DISCARDED], kind)
        numbers[DISCARDED] = 0
        numbers[RESHUFFLES] += 1
        if state.journal is not None:
            state.tell("reshuffle", -1, {"tiles": size})
    drawn = dealer.draw(TILES, numbers, HIDDEN, GOODS, size)
    numbers[HIDDEN + drawn] -= 1
    return drawn


def turn_up_row(state: PuertoRico, dealer: Dealer) -> None:
    """What is left goes to the discards, then one more than there are players lies open. [PR-STL-07 PR-STL-09]"""
    numbers = state.numbers
    numbers[DISCARDED] += numbers[ROW]
    numbers[ROW] = 0
    for place in range(state.seats + 1):
        drawn = draw_tile(state, dealer)
        if drawn < 0:
            break
        numbers[ROW] += one_of(drawn)
    if state.journal is not None:
        state.tell("row", -1, {"tiles": pile_names(numbers[ROW], TILE_NAMES)})


def lay_from_row(state: PuertoRico, seat: i64, kind: i64) -> None:
    state.numbers[ROW] -= one_of(kind)
    lay_tile(state, seat, kind)


def lay_quarry(state: PuertoRico, seat: i64) -> None:
    state.numbers[QUARRIES] -= 1
    lay_tile(state, seat, QUARRY)


def lay_tile(state: PuertoRico, seat: i64, kind: i64) -> None:
    if state.tiles(seat) >= SPACES:
        raise AssertionError("an island has twelve spaces")
    state.add_own(seat, ISLAND, one_of(kind))


def lay_forest(state: PuertoRico, seat: i64, kind: i64, secret: bool) -> None:
    """Face down; who has seen the tile knows what is under it. [PR-FOR-03 PR-FOR-05]"""
    lay_tile(state, seat, FOREST)
    if secret:
        state.add_own(seat, SECRET_UNDER, one_of(kind) << (SECRET_BITS * state.time_through()))
    else:
        state.add_own(seat, UNDER, one_of(kind))


def discard_plantation(state: PuertoRico, seat: i64, kind: i64) -> None:
    """From an island to the discard pile; whoever stood on it is gone before."""
    state.add_own(seat, ISLAND, -one_of(kind))
    state.numbers[DISCARDED] += one_of(kind)


def discard_forest(state: PuertoRico, seat: i64, kind: i64) -> None:
    """Shown as it goes, one that everybody has seen first, else the latest. [PR-FOR-05]"""
    state.add_own(seat, ISLAND, -one_of(FOREST))
    state.numbers[DISCARDED] += one_of(kind)
    if in_pile(state.own(seat, UNDER), kind) > 0:
        state.add_own(seat, UNDER, -one_of(kind))
        return
    secret = state.own(seat, SECRET_UNDER)
    for earlier in range(SECRET_PILES):
        shift = SECRET_BITS * (SECRET_PILES - 1 - earlier)
        if in_pile(secret >> shift, kind) > 0:
            state.add_own(seat, SECRET_UNDER, -(one_of(kind) << shift))
            return


# -- buildings --------------------------------------------------------------------------------


def take_building(state: PuertoRico, seat: i64, building: i64) -> None:
    """From the display to the city; a full city ends the game. [PR-BLD-07 PR-END-03]"""
    remove_copy(state, building)
    state.set_own(seat, OWNED, state.own(seat, OWNED) | bit(building))


def remove_copy(state: PuertoRico, building: i64) -> None:
    """From the display."""
    numbers = state.numbers
    for above in range(4):
        copies = 3 - above
        if (numbers[LEFT + copies] >> building) & 1 == 1:
            numbers[LEFT + copies] &= ~bit(building)
            return


def add_copy(state: PuertoRico, building: i64) -> None:
    """To the display."""
    numbers = state.numbers
    for copies in range(4):
        if (numbers[LEFT + copies] >> building) & 1 == 0:
            numbers[LEFT + copies] |= bit(building)
            return


def check_city(state: PuertoRico, seat: i64) -> None:
    if state.city(seat) >= SPACES:
        begin_ending(state, CITY_FULL)


# -- role cards ----------------------------------------------------------------------------------------------


def take_coins(state: PuertoRico, seat: i64, role: i64) -> i64:
    """The doubloons on a card go to whoever takes it. [PR-RND-03]"""
    coins = state.numbers[COINS + role]
    state.numbers[COINS + role] = 0
    gain_money(state, seat, coins)
    return coins


def lay_coins(state: PuertoRico, roles: i64) -> None:
    """One on each of these cards. [PR-RND-08]"""
    while roles != 0:
        state.numbers[COINS + lowest(roles)] += 1
        roles &= roles - 1


# -- words for events ------------------------------------------------------------------------------------------


def place_name(state: PuertoRico, place: i64) -> str:
    return TILE_NAMES[place] if place < FIRST_BUILDING else state.rules.names[place - FIRST_BUILDING]
