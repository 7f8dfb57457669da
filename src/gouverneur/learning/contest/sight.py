"""What an entry is given at a decision: 293 numbers and the actions allowed, read into our kinds and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gouverneur.puerto_rico import vocabulary as v

SEATS = 3
LENGTH = 293

# Where things lie: sizes and order are the contest's.
SHIP_GOODS, SHIP_KINDS = 0, 6  # for each ship one of six is 1: a good, or that it is empty
LOADS = 18
OFFICE = 24
WORKERS = 25
PHASE, PHASES = 26, 10
SEAT = 36
ROW = 37
SUPPLY = 44
GOVERNOR = 49
QUARRIES = 50
COINS = 51
FREE_ROLES = 59
IN_HOUSE = 67
CHIPS = 73
FIRST_BOARD, BOARD = 74, 73
STAFF, BUILDINGS = 0, 23
MONEY = 23
GOODS = 25
OWNED = 30
TILES = 54
MANNED = 60
MAKES = 66
IDLE = 71
POINTS = 72

# Phases. Those of the first six roles are their roles.
STORING = 6
CHOOSING = 8

# The contest counts coffee, tobacco, corn, sugar, indigo; roles and buildings are in the order of ours.
THEIR_GOODS = (v.COFFEE, v.TOBACCO, v.CORN, v.SUGAR, v.INDIGO)
TO_THEIRS = tuple(THEIR_GOODS.index(good) for good in range(v.GOODS))
ROLES = 6
SHIPS = 3


class Unreadable(ValueError):
    """This is no observation of a three-player game."""


@dataclass(frozen=True)
class Board:
    """What lies before one seat."""

    money: int
    points: int
    goods: list[int]
    tiles: list[int]  # by kind, quarries last
    manned: list[int]
    makes: list[int]
    owned: int  # a mask
    staff: list[int]
    idle: int

    @property
    def pieces(self) -> int:
        return self.idle + sum(self.manned) + sum(self.staff)


@dataclass(frozen=True)
class Sight:
    """One decision as the contest shows it."""

    phase: int
    seat: int  # who decides
    governor: int
    free_roles: int  # a mask
    coins: list[int]
    ships: list[tuple[int, int]]  # good or -1, load
    row: list[int]
    quarries: int
    supply: list[int]
    in_house: int
    chips: int  # below 0: points given out without a chip
    workers: int
    office: int
    boards: list[Board]
    allowed: frozenset[int]  # actions

    @property
    def taken(self) -> int:
        """How many roles of this round are taken, the one now played included."""
        return ROLES - self.free_roles.bit_count()

    @property
    def role(self) -> int:
        """The role that is played now, or -1."""
        if self.phase == CHOOSING:
            return -1
        return v.CAPTAIN if self.phase == STORING else self.phase

    @property
    def picker(self) -> int:
        """Who took the role that is played now, or takes the next."""
        return (self.governor + self.taken - (self.phase != CHOOSING)) % SEATS

    @property
    def turn(self) -> int:
        """How many sit between the picker and the seat that decides."""
        return (self.seat - self.picker) % SEATS

    @property
    def board(self) -> Board:
        return self.boards[self.seat]


def read(observation: Sequence[float], mask: Sequence[float]) -> Sight:
    """An observation of the contest and its mask of actions."""
    if len(observation) != LENGTH:
        raise Unreadable(f"an observation of three players is {LENGTH} numbers, not {len(observation)}")
    numbers = [int(number) for number in observation]
    phase = _place(numbers[PHASE : PHASE + PHASES])
    if phase > STORING and phase != CHOOSING:
        raise Unreadable(f"nobody decides anything in phase {phase}")
    return Sight(
        phase=phase,
        seat=numbers[SEAT],
        governor=numbers[GOVERNOR],
        free_roles=_mask(numbers[FREE_ROLES : FREE_ROLES + ROLES]),
        coins=numbers[COINS : COINS + ROLES],
        ships=[_ship(numbers, ship) for ship in range(SHIPS)],
        row=_by_good(numbers[ROW : ROW + v.GOODS]),
        quarries=numbers[QUARRIES],
        supply=_by_good(numbers[SUPPLY : SUPPLY + v.GOODS]),
        in_house=numbers[IN_HOUSE],
        chips=numbers[CHIPS],
        workers=numbers[WORKERS],
        office=numbers[OFFICE],
        boards=[_board(numbers[FIRST_BOARD + BOARD * seat :][:BOARD]) for seat in range(SEATS)],
        allowed=frozenset(action for action, allowed in enumerate(mask) if allowed > 0.5),
    )


def _ship(numbers: Sequence[int], ship: int) -> tuple[int, int]:
    kind = _place(numbers[SHIP_GOODS + SHIP_KINDS * ship :][:SHIP_KINDS])
    return (THEIR_GOODS[kind] if kind < v.GOODS else -1), numbers[LOADS + ship]


def _board(numbers: Sequence[int]) -> Board:
    return Board(
        money=numbers[MONEY],
        points=numbers[POINTS],
        goods=_by_good(numbers[GOODS : GOODS + v.GOODS]),
        tiles=_by_kind(numbers[TILES : TILES + v.CIRCLE_TILES]),
        manned=_by_kind(numbers[MANNED : MANNED + v.CIRCLE_TILES]),
        makes=_by_good(numbers[MAKES : MAKES + v.GOODS]),
        owned=_mask(numbers[OWNED : OWNED + BUILDINGS]),
        staff=list(numbers[STAFF : STAFF + BUILDINGS]),
        idle=numbers[IDLE],
    )


def _by_good(theirs: Sequence[int]) -> list[int]:
    return [theirs[TO_THEIRS[good]] for good in range(v.GOODS)]


def _by_kind(theirs: Sequence[int]) -> list[int]:
    """Tiles: plantations as goods, then the quarry."""
    return [*_by_good(theirs), theirs[v.QUARRY]]


def _place(one_hot: Sequence[int]) -> int:
    if sorted(one_hot)[-2:] != [0, 1]:
        raise Unreadable("one of these numbers should be 1 and the others 0")
    return one_hot.index(1)


def _mask(bits: Sequence[int]) -> int:
    return sum(1 << place for place, bit in enumerate(bits) if bit)
