"""What a phase of Puerto Rico leaves behind: appendix B of the specification, 7, 8 and 10, and what 9 says of doubloons."""

from __future__ import annotations

from collections.abc import Sequence

from contracts.puerto_rico_piles import kinds
from gouverneur.kernel.bits import members
from gouverneur.kernel.event import Event
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.layout import (
    COINS,
    IDLE,
    IDLE_NOBLES,
    ISLAND,
    MANNED,
    OFFICE,
    OFFICE_NOBLES,
    OWNED,
    PORT,
    STAFF,
    WORKERS,
)
from gouverneur.puerto_rico.state import PuertoRico

STORES = {"small_warehouse": 1, "large_warehouse": 2}  # whole kinds [PR-SWH-01 PR-LWH-01]
SINGLE = {"storehouse": 3}  # goods [PR-STH-01]


def after_phase(before: PuertoRico, role: int, events: Sequence[Event], after: PuertoRico) -> None:
    """From the decision in which a role was chosen to the next such decision, with what was told in between.

    A captive that its kidnapper plays comes last, and is then what is looked at. [PR-BUC-12]
    """
    played = [event for event in events if event.key == "captive"]
    last, participants = role, list(range(after.seats))
    if played:
        last = v.ROLE_NAMES.index(str(played[0].public["role"]))
        if not after.rules.captive_for_all:
            participants = [played[0].seat]
    if last == v.MAYOR:
        for seat in participants:
            idle = after.own(seat, IDLE) + after.own(seat, IDLE_NOBLES)
            assert idle == 0 or free_circles(after, seat) == 0, "7: a piece is idle"
        waiting = after.numbers[OFFICE] + after.numbers[OFFICE_NOBLES]
        assert waiting >= after.seats or after.numbers[WORKERS] == 0, "10: the office is empty"
    if last == v.CAPTAIN:
        for seat in participants:
            assert loose(after, seat) <= single(after, seat), "8: goods lie on the port without storage"
    _coins(before, role, events, after, {role, last})


def _coins(before: PuertoRico, role: int, events: Sequence[Event], after: PuertoRico, used: set[int]) -> None:
    coins = [before.numbers[COINS + card] for card in range(9)]
    coins[role] = 0
    for event in events:
        if event.key == "kidnap":
            coins[v.ROLE_NAMES.index(str(event.public["role"]))] = 0
    if after.over() or after.round > before.round:
        free = [card for card in members(before.free_roles) if card not in used and card != v.BUCCANEER]
        coins = [number + (card in free) for card, number in enumerate(coins)]
    assert [after.numbers[COINS + card] for card in range(9)] == coins, "9: doubloons came or went"


def free_circles(state: PuertoRico, seat: int) -> int:
    bare = sum(kinds(state.own(seat, ISLAND))[:6]) - sum(kinds(state.own(seat, MANNED)))
    circles = sum(state.rules.circles[building] for building in members(state.own(seat, OWNED)))
    return bare + circles - sum(state.own(seat, STAFF + level).bit_count() for level in range(3))


def loose(state: PuertoRico, seat: int) -> int:
    """How many goods lie there beside those of which warehouses keep the whole kind."""
    whole = sum(STORES.get(name, 0) for name in occupied(state, seat))
    return sum(sorted(kinds(state.own(seat, PORT)), reverse=True)[whole:])


def single(state: PuertoRico, seat: int) -> int:
    return 1 + sum(SINGLE.get(name, 0) for name in occupied(state, seat))


def occupied(state: PuertoRico, seat: int) -> list[str]:
    return [state.rules.names[building] for building in members(state.own(seat, STAFF))]
