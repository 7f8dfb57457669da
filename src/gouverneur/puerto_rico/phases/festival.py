"""The festival: three goals, each for the first who reaches it. [PR-FES-09]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest, popcount
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.piles import in_pile, one_of, pile_names
from gouverneur.puerto_rico.layout import (
    FESTIVAL_BUILDING,
    FESTIVAL_GOODS,
    FESTIVAL_TILE,
    HIDDEN,
    ISLAND,
    LEFT,
    SUPPLY,
    WORKERS,
)
from gouverneur.puerto_rico.ledger import add_copy, gain_money, gain_points, remove_copy
from gouverneur.puerto_rico.phases import placing
from gouverneur.puerto_rico.pieces import hire_from_supply
from gouverneur.puerto_rico.vocabulary import (
    FESTIVAL_BUILDINGS,
    FESTIVAL_TILES,
    GOAL,
    GOOD_NAMES,
    GOODS,
)
from gouverneur.puerto_rico.vocabulary import FESTIVAL_GOODS as FESTIVAL_GOODS_STACK

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

WANTED: Final[i64] = 3  # plantations of the kind, goods on the board
REWARD: Final[i64] = 3  # workers, doubloons, points
GOAL_ROW: Final[i64] = 3


def prepare(state: PuertoRico, dealer: Dealer) -> None:
    """A plantation, three goods and a building are laid aside until their goal is met. [PR-FES-01 PR-FES-02 PR-FES-05]"""
    numbers = state.numbers
    ones = vec[i64]([1] * int(GOODS))
    kind = dealer.draw(FESTIVAL_TILES, ones, 0, GOODS, GOODS)
    numbers[HIDDEN + kind] -= 1
    numbers[FESTIVAL_TILE] = kind + 1
    threes = vec[i64]([3] * int(GOODS))
    for drawn in range(WANTED):
        good = dealer.draw(FESTIVAL_GOODS_STACK, threes, 0, GOODS, 3 * GOODS - drawn)
        threes[good] -= 1
        numbers[SUPPLY] -= one_of(good)
        numbers[FESTIVAL_GOODS] += one_of(good)
    building = _draw_building(state, kind, dealer)
    numbers[FESTIVAL_BUILDING] = building + 1
    if not is_replaced(state, building):
        remove_copy(state, building)
    if state.journal is not None:
        state.tell(
            "festival",
            -1,
            {
                "tile": GOOD_NAMES[kind],
                "goods": pile_names(numbers[FESTIVAL_GOODS], GOOD_NAMES),
                "building": state.rules.names[building],
            },
        )


def _draw_building(state: PuertoRico, kind: i64, dealer: Dealer) -> i64:
    """Of the third row, but not what makes the good of the plantation. [PR-FES-03 PR-FES-04]"""
    rules = state.rules
    choosable = state.numbers[LEFT] & rules.in_row[GOAL_ROW]
    while True:
        ones = vec[i64]([0] * int(rules.kinds))
        left = choosable
        while left != 0:
            ones[lowest(left)] = 1
            left &= left - 1
        building = dealer.draw(FESTIVAL_BUILDINGS, ones, 0, rules.kinds, popcount(choosable))
        if rules.good[building] != kind:
            return building
        choosable &= ~bit(building)


def is_replaced(state: PuertoRico, building: i64) -> bool:
    """With two players an unused copy takes its place on the display, if there is one. [PR-FES-05]"""
    return state.rules.in_box[building] > state.rules.copies[building]


def look_at_island(state: PuertoRico, seat: i64, kind: i64) -> None:
    """A plantation was laid open: is it the third of the festival's? [PR-FES-06 PR-FES-11]"""
    if state.numbers[FESTIVAL_TILE] != kind + 1 or in_pile(state.own(seat, ISLAND), kind) < WANTED:
        return
    state.numbers[FESTIVAL_TILE] = 0
    state.numbers[HIDDEN + kind] += 1  # [PR-FES-10]
    if state.journal is not None:
        state.tell("festival_won", seat, {"goal": "plantation"})
    state.push(GOAL, seat, 1)


def reward_workers(state: PuertoRico) -> None:
    """Workers from the supply to free circles; what does not fit goes to the port. [PR-FES-06]"""
    seat = state.seat()
    state.pop()
    number = min(REWARD, state.numbers[WORKERS])
    hire_from_supply(state, seat, number)
    placing.place_workers(state, seat, number)


def look_at_goods(state: PuertoRico, seat: i64, made: i64) -> None:
    """[PR-FES-07]"""
    wanted = state.numbers[FESTIVAL_GOODS]
    if wanted == 0:
        return
    for good in range(GOODS):
        if in_pile(made, good) < in_pile(wanted, good):
            return
    state.numbers[FESTIVAL_GOODS] = 0
    state.numbers[SUPPLY] += wanted
    if state.journal is not None:
        state.tell("festival_won", seat, {"goal": "goods"})
    gain_money(state, seat, REWARD)


def look_at_building(state: PuertoRico, seat: i64, building: i64) -> None:
    """[PR-FES-08 PR-FES-10]"""
    if state.numbers[FESTIVAL_BUILDING] != building + 1:
        return
    state.numbers[FESTIVAL_BUILDING] = 0
    if state.rules.returns_copy or not is_replaced(state, building):
        add_copy(state, building)
    if state.journal is not None:
        state.tell("festival_won", seat, {"goal": "building"})
    gain_points(state, seat, REWARD)
