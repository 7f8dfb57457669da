"""Paying for a building with a piece, a good and a point, each for a doubloon that is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.kernel.piles import kinds_in, one_of
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import DATA
from gouverneur.puerto_rico.layout import (
    IDLE,
    IDLE_NOBLES,
    MANNED,
    NOBLE_STAFF,
    NOBLE_TILES,
    OWNED,
    POINTS,
    PORT,
)
from gouverneur.puerto_rico.ledger import hand_in_point, place_name, return_goods
from gouverneur.puerto_rico.pieces import give_back, take_off
from gouverneur.puerto_rico.vocabulary import (
    FIRST_BUILDING,
    FROM_PORT,
    GOOD_NAMES,
    GOODS,
    HAND_IN,
    HAND_IN_FROM,
    HAND_IN_GOOD,
    HAND_IN_POINT,
    NOBLE,
    WORKER,
)

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

NEW: Final[i64] = DATA  # the building
PRICE: Final[i64] = DATA + 1  # fixed before anything is handed in
MISSING: Final[i64] = DATA + 2  # doubloons still to be replaced
STAGE: Final[i64] = DATA + 3  # what may still be handed in: from 0 a piece, from 1 a good, from 2 a point
PIECE: Final[i64] = DATA + 4  # the piece that is handed in, while it is asked from where


def most_in_kind(state: PuertoRico, seat: i64) -> i64:
    """How many doubloons a seat may replace. [PR-BMK-01]"""
    if state.occupied(seat) & state.rules.in_kind == 0:
        return 0
    return available(state, seat, 0)


def available(state: PuertoRico, seat: i64, stage: i64) -> i64:
    """How many of piece, good and point can be handed in from a stage on."""
    number: i64 = 0
    if stage == 0 and sources(state, seat, WORKER) | sources(state, seat, NOBLE) != 0:
        number += 1
    if stage <= 1 and state.own(seat, PORT) != 0:
        number += 1
    if stage <= 2 and state.own(seat, POINTS) > 0:
        number += 1
    return number


def sources(state: PuertoRico, seat: i64, piece: i64) -> i64:
    """Where such a piece may come from: anywhere but the building that takes it. [PR-BMK-03]"""
    rules = state.rules
    found: i64 = 0
    if piece == NOBLE:
        found = kinds_in(state.own(seat, NOBLE_TILES)) | (
            (state.own(seat, NOBLE_STAFF) & ~rules.in_kind) << FIRST_BUILDING
        )
        if state.own(seat, IDLE_NOBLES) > 0:
            found |= bit(FROM_PORT)
        return found
    found = kinds_in(state.own(seat, MANNED) - state.own(seat, NOBLE_TILES))
    owned = state.own(seat, OWNED) & ~rules.in_kind
    for building in range(rules.kinds):
        if (owned >> building) & 1 == 1 and state.standing(seat, FIRST_BUILDING + building, WORKER) > 0:
            found |= bit(FIRST_BUILDING + building)
    if state.own(seat, IDLE) > 0:
        found |= bit(FROM_PORT)
    return found


def begin(state: PuertoRico, seat: i64, building: i64, price: i64, missing: i64) -> None:
    """All doubloons go, and exactly what is missing is replaced. [PR-BMK-02]"""
    state.push(HAND_IN, seat, 1)
    state.put(NEW, building)
    state.put(PRICE, price)
    state.put(MISSING, missing)


def offer(state: PuertoRico) -> i64:
    """A piece, then a good, then a point, as long as what may follow replaces the rest."""
    seat = state.seat()
    stage = state.at(STAGE)
    missing = state.at(MISSING)
    options: i64 = 0
    if stage == 0 and available(state, seat, 1) >= missing - 1:
        if sources(state, seat, WORKER) != 0:
            options |= bit(WORKER)
        if sources(state, seat, NOBLE) != 0:
            options |= bit(NOBLE)
    if stage <= 1 and available(state, seat, 2) >= missing - 1:
        options |= kinds_in(state.own(seat, PORT)) << HAND_IN_GOOD
    if missing == 1 and state.own(seat, POINTS) > 0:
        options |= bit(HAND_IN_POINT)
    return options


def take(state: PuertoRico, choice: i64) -> None:
    seat = state.seat()
    if choice <= NOBLE:
        state.put(PIECE, choice)
        state.become(HAND_IN_FROM)
    elif choice == HAND_IN_POINT:
        hand_in_point(state, seat)
        _tell(state, seat, "point", "")
        _go_on(state, 3)
    else:
        good = choice - HAND_IN_GOOD
        return_goods(state, seat, one_of(good))
        _tell(state, seat, GOOD_NAMES[good], "")
        _go_on(state, 2)


def offer_from(state: PuertoRico) -> i64:
    return sources(state, state.seat(), state.at(PIECE))


def take_from(state: PuertoRico, place: i64) -> None:
    """To its supply, a noble to that of nobles. [PR-BMK-01 PR-BMK-03]"""
    seat = state.seat()
    piece = state.at(PIECE)
    if place != FROM_PORT:
        take_off(state, seat, place, piece)
    give_back(state, seat, piece)
    origin = "port" if place == FROM_PORT else place_name(state, place)
    _tell(state, seat, "noble" if piece == NOBLE else "worker", origin)
    state.become(HAND_IN)
    _go_on(state, 1)


def _tell(state: PuertoRico, seat: i64, thing: str, origin: str) -> None:
    if state.journal is not None:
        state.tell("hand_in", seat, {"thing": thing, "from": origin})


def _go_on(state: PuertoRico, stage: i64) -> None:
    state.put(STAGE, stage)
    state.put(MISSING, state.at(MISSING) - 1)


def refusal(state: PuertoRico, choice: i64) -> Refusal:
    seat = state.seat()
    if choice <= NOBLE and state.at(STAGE) == 0 and sources(state, seat, choice) == 0:
        return Refusal("PR-BMK-03", "no-piece", "there is no such piece to hand in")
    good = choice - HAND_IN_GOOD
    if 0 <= good < GOODS and state.at(STAGE) <= 1 and state.goods(seat, good) == 0:
        return Refusal("PR-BMK-01", "no-good", f"there is no {GOOD_NAMES[good]}")
    if choice == HAND_IN_POINT and state.own(seat, POINTS) == 0:
        return Refusal("PR-BMK-01", "no-point", "there is no point to hand in")
    return Refusal(
        "PR-BMK-02", "exact", "one of each at most: a piece, a good, a point, and all that is missing"
    )


def refuse_from(state: PuertoRico, place: i64) -> Refusal:
    return Refusal("PR-BMK-03", "no-piece", "there is no such piece, or it is needed for this very deal")
