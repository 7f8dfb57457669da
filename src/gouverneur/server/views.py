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
    `named` goods; a `tile` or `building` to be manned, goods `kept`.
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
    asked: list[str] = []
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
    """What is in the box. `tiles`: how many of each kind; `ships`: their capacities; `workers`: all of them."""

    roles: list[str]
    goods: list[PuertoRicoGood]
    tiles: dict[str, int]
    ships: list[int]
    spaces: int
    house_places: int
    buildings: list[PuertoRicoBuilding]
    chips: int
    workers: int


class PuertoRicoRole(Shape, frozen=True):
    taker: int | None
    coins: int


class PuertoRicoShip(Shape, frozen=True):
    ship: str
    capacity: int
    good: str | None
    number: int


class PuertoRicoPlace(Shape, frozen=True):
    building: str
    pieces: int
    circles: int


class PuertoRicoPlayer(Shape, frozen=True):
    """`points` is null where this table hides them; `idle` workers stand on the port; `spaces` are free."""

    money: int
    points: int | None
    goods: dict[str, int]
    island: dict[str, int]
    manned: dict[str, int]
    city: list[PuertoRicoPlace]
    idle: int
    spaces: int


class PuertoRicoView(Shape, frozen=True):
    """What a seat knows. `hidden_kinds`: what the hidden stack holds, which all can count."""

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
    buildings: dict[str, int]
    players: list[PuertoRicoPlayer]
    steps: list[Step]
    options: list[str] = []


SHAPES: dict[str, tuple[type[Any], type[Any]]] = {
    "san-juan": (SanJuanSheet, SanJuanView),
    "puerto-rico": (PuertoRicoSheet, PuertoRicoView),
}
