"""The shapes of the documents of each game: what `sheet` and `view` of the protocol hold.

The library writes them as plain data; here they are types, for the page and for the test that they are true.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class Shape(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Strict; what has its default may be missing."""


class Step(Shape, frozen=True):
    """Where the game stands: the last step of the list is the one being decided.

    Which of the other fields there are depends on the game and the step: `left` to choose, the `card` being built,
    `named` goods; a `tile` or `building` to be manned, goods `kept`, the plantation `found`, doubloons `missing`.
    """

    step: str
    seat: int
    turns: int
    left: int = 0
    card: str | None = None
    over: str | None = None
    waived: str | None = None
    named: list[str] = []
    first: int = 0
    paid: int = 0
    given: int = 0
    optional: int = 0
    reason: str | None = None
    asked: list[str] | int = []
    pending: list[str] = []
    moment: str | None = None
    amount: int = 0
    full: int = 0
    drew: int = 0
    tile: str | None = None
    building: str | None = None
    made: list[str] = []
    kinds: list[str] = []
    times: int = 0
    sailed: list[int] = []
    bonus: int = 0
    kept: list[str] = []
    number: int = 0
    workers: int = 0
    took: int = 0
    second: int = 0
    found: str | None = None
    done: int = 0
    price: int = 0
    missing: int = 0
    stage: int = 0
    piece: int = 0
    refused: int = 0
    sold: int = 0
    dealt: int = 0
    had_turn: list[int] = []
    started: int = 0
    sent: list[int] = []
    supplied: int = 0
    counting: int = 0
    chosen: list[str] = []


# -- San Juan -----------------------------------------------------------------------------


class SanJuanCard(Shape, frozen=True):
    card: str
    kind: Literal["production", "city", "monument", "six"]
    cost: int
    points: int
    copies: int
    good: str | None
    new: bool


class SanJuanSheet(Shape, frozen=True):
    """What is in the box. A tile is the price of each good that a plant makes; tiles count from 1."""

    roles: list[str]
    goods: list[str]
    places: int
    tiles: list[list[int]]
    cards: list[SanJuanCard]


class SanJuanPlace(Shape, frozen=True):
    card: str
    good: bool


class SanJuanPlayer(Shape, frozen=True):
    """`hand`, `tucked` and `knows_discarded` are there for your own seat only; `shown`: cards of others that all saw."""

    buildings: int
    display: list[SanJuanPlace]
    covered: list[str]
    hand_size: int
    hand_limit: int
    hand: list[str] | None = None
    shown: list[str] = []
    tucked: list[str] | None = None
    knows_discarded: list[str] | None = None
    tucked_number: int | None = None  # None: secret


class SanJuanView(Shape, frozen=True):
    """What a seat knows. `looked`: the cards being looked at, as far as you see them."""

    ruleset: str
    seat: int
    round: int
    governor: int
    players: list[SanJuanPlayer]
    open: list[str]
    draw_pile: int
    discard_pile: int
    looked_at: int
    looked: list[str]
    steps: list[Step]
    roles: dict[str, int] = {}
    tiles: list[int] = []  # seen so far, in order
    tile_turn: int = 0
    tile_up: int | None = None  # counts from 1
    doubled: list[int] = []
    banked: list[int] = []
    sold: int = 0
    fresh: list[str] = []
    options: list[str] = []


# -- Puerto Rico --------------------------------------------------------------------------


class PuertoRicoBuilding(Shape, frozen=True):
    """`row` is the most that quarries save; `good` is what is made there."""

    building: str
    cost: int
    points: int
    circles: int
    row: int
    large: bool
    special: bool
    good: str | None
    copies: int


class PuertoRicoGood(Shape, frozen=True):
    good: str
    price: int
    tokens: int


class PuertoRicoSheet(Shape, frozen=True):
    """What is in the box. `tiles`: how many of each kind; `ships`: their capacities; `workers`: all of them.

    `drafted`: those of the buildings that are drafted; `slots`: how many of each cost, which counts from 0.
    """

    roles: list[str]
    goods: list[PuertoRicoGood]
    tiles: dict[str, int]
    ships: list[int]
    spaces: int
    house_places: int
    buildings: list[PuertoRicoBuilding]
    drafted: list[str]
    slots: list[int]
    chips: int
    workers: int
    nobles: int
    festival: bool


class PuertoRicoRole(Shape, frozen=True):
    taker: int | None
    coins: int


class PuertoRicoShip(Shape, frozen=True):
    ship: str
    capacity: int
    good: str | None
    number: int


class PuertoRicoPlace(Shape, frozen=True):
    """`nobles` are some of the pieces."""

    building: str
    pieces: int
    nobles: int
    circles: int


class PuertoRicoFestival(Shape, frozen=True):
    """What still lies on the festival board; with two players, what came back as one more copy."""

    tile: str | None = None
    goods: list[str] = []
    building: str | None = None
    returned: str | None = None


class PuertoRicoCaptive(Shape, frozen=True):
    role: str
    seat: int


class PuertoRicoPlayer(Shape, frozen=True):
    """`points` is null where this table hides them; `idle` workers stand on the port; `spaces` are free.

    `manned` tiles hold a piece, those of `noble_tiles` a noble. What lies `under` the forests, as far as you know it.
    """

    money: int
    points: int | None
    goods: dict[str, int]
    island: dict[str, int]
    manned: dict[str, int]
    noble_tiles: dict[str, int]
    under: dict[str, int]
    unknown_forests: int
    city: list[PuertoRicoPlace]
    idle: int
    idle_nobles: int
    spaces: int


class PuertoRicoView(Shape, frozen=True):
    """What a seat knows. `hidden_kinds`: what lies hidden in the stack and under forests, which all can count.

    `workers` and `nobles` are in the supply, others on the office. `poster`: the seat that has it; `alone`: the
    captive role is played by its kidnapper alone.
    """

    ruleset: str
    seat: int
    round: int
    governor: int
    picker: int
    ending: list[str]
    roles: dict[str, PuertoRicoRole]
    row: dict[str, int]
    discards: dict[str, int]
    hidden: int
    hidden_kinds: dict[str, int]
    quarries: int
    supply: dict[str, int]
    house: list[str]
    ships: list[PuertoRicoShip]
    chips: int
    noted: int
    workers: int
    office: int
    nobles: int
    office_nobles: int
    buildings: dict[str, int]
    festival: PuertoRicoFestival
    poster: int | None
    captive: PuertoRicoCaptive | None
    alone: bool
    players: list[PuertoRicoPlayer]
    steps: list[Step]
    options: list[str] = []


SHAPES: dict[str, tuple[type[Any], type[Any]]] = {
    "san-juan": (SanJuanSheet, SanJuanView),
    "puerto-rico": (PuertoRicoSheet, PuertoRicoView),
}
