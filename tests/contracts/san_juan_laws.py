"""The laws of San Juan: cards are conserved, and everything that counts them agrees."""

from __future__ import annotations

import functools
import operator

from gouverneur.kernel.state import STEP_WORDS, State
from gouverneur.san_juan import vocabulary as v
from gouverneur.san_juan.layout import ASIDE, DISCARDED, FACE_SHIFT, OPEN, PLACE_KIND, TRANSIT
from gouverneur.san_juan.state import SanJuan
from rulesets import cards_of

Row = tuple[int, ...]


CUSTOMS = "customs_office"  # a city building that holds a good [SJ-COU-08]
ON_TABLE = ("cathedral",)  # lies open until it is built, never in a pile or hand [SJ-SET-09]


@functools.cache
def _copies(name: str) -> Row:
    """How many of each card there are, in the order of the sheet, as docs/rules has it."""
    return tuple(copies for cost, points, copies in cards_of(name).values())


def san_juan(state: State) -> None:
    """Cards are conserved, of each kind its copies, and everything that counts them agrees."""
    assert isinstance(state, SanJuan)
    zones = tuple(state.zones)
    width = state.width
    rows = [zones[start : start + width] for start in range(0, len(zones), width)]
    for number, row in enumerate(rows):
        assert _row_agrees(row), f"row {number} does not agree with itself"
    held = tuple(map(sum, zip(*rows[: state.card_zones()], strict=True)))[2:]
    assert held == _copies(state.rules.text), "cards came or went"
    places = tuple(state.places)
    city = state.rules.city
    names = state.rules.names
    idle = city & ~(1 << names.index(CUSTOMS)) if CUSTOMS in names else city
    _open_cards(state, rows)
    for seat in range(state.seats):
        own = places[seat * v.TWELVE : (seat + 1) * v.TWELVE]
        assert _display_agrees(own, rows[state.display(seat)], rows[state.goods(seat)], city, idle)
        assert _within(rows[state.known(seat)], rows[DISCARDED]), "somebody knows what is not so"
        assert _within(rows[state.shown(seat)], rows[state.hand(seat)]), "everybody knows what is not so"
    _table(state)


@functools.lru_cache(200_000)
def _row_agrees(row: Row) -> bool:
    """Size and mask say what the counts say."""
    size, mask, *counts = row
    return (
        size == sum(counts)
        and mask == sum(1 << kind for kind, count in enumerate(counts) if count)
        and min(counts) >= 0
    )


@functools.lru_cache(200_000)
def _display_agrees(places: Row, display: Row, goods: Row, city: int, idle: int) -> bool:
    """The places say which buildings stand there and which goods lie on them; so do the zones."""
    number = display[0]
    kinds = [0] * (len(display) - 2)
    faces = [0] * (len(display) - 2)
    for place in places[:number]:
        kind = (place & PLACE_KIND) - 1
        kinds[kind] += 1
        if place > PLACE_KIND:
            faces[(place >> FACE_SHIFT) - 1] += 1
            assert not (idle >> kind) & 1, "a good lies on a city building"
    for kind, count in enumerate(kinds):
        assert count <= 1 or not (city >> kind) & 1, "a city building stands there twice"
    return (
        1 <= number <= v.TWELVE
        and all(places[:number])
        and not any(places[number:])
        and list(display[2:]) == kinds
        and list(goods[2:]) == faces
    )


def _open_cards(state: SanJuan, rows: list[Row]) -> None:
    """Only the cathedral lies beside the tiles, and it goes from there into a display, never elsewhere."""
    built = {zone(seat) for seat in range(state.seats) for zone in (state.display, state.covered)}
    for kind, name in enumerate(state.rules.names):
        if name in ON_TABLE:
            assert not any(
                row[2 + kind] for number, row in enumerate(rows) if number != OPEN and number not in built
            ), "the cathedral is where it cannot be"
        else:
            assert rows[OPEN][2 + kind] == 0, "something else lies open"


def _within(part: Row, whole: Row) -> bool:
    return part[0] == 0 or all(map(operator.le, part[2:], whole[2:]))


def _table(state: SanJuan) -> None:
    takers = [state.taker(role) for role in range(5)]
    assert [(state.free_roles >> role) & 1 == 1 for role in range(5)] == [taker < 0 for taker in takers]
    assert max(takers) < state.seats
    steps = [state.steps[base] for base in range(0, state.top + STEP_WORDS, STEP_WORDS)]
    assert (state.size(TRANSIT) > 0) == (bool(steps) and steps[-1] in (v.KEEP, v.PICK))
    assert (state.tile_up >= 0) == (v.SELL in steps)
    assert state.sold == 0 or v.SELL in steps, "goods count as sold outside a trader phase"
    assert state.fresh == 0 or v.BUILD in steps or state.over(), "buildings are new outside a builder phase"
    assert state.banked >> state.seats == 0
    assert state.size(ASIDE) == 0 or v.DEALING in steps, "cards were never shuffled in"
    assert state.tiles_seen == min(5, state.tile_turn + (state.tile_up >= 0))
    assert state.doubled == 0 or state.seats == 2
    assert not steps or steps[0] == v.ROLE
