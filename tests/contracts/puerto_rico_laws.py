"""The laws of Puerto Rico: appendix B of the specification.

`puerto_rico` checks what holds at every decision (1 to 6, and 9 at the start of a round), `after_phase` what holds when
a phase is over (7, 8 and 10, and what 9 says of doubloons).
"""

from __future__ import annotations

from gouverneur.kernel.bits import members
from gouverneur.kernel.state import STEP_WORDS, TURNS, State
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.layout import (
    CARGO,
    CHIPS,
    COINS,
    DISCARDED,
    HIDDEN,
    HOUSE,
    IDLE,
    IDLE_NOBLES,
    ISLAND,
    LADEN,
    LEFT,
    MANNED,
    MONEY,
    NOBLE_STAFF,
    NOBLE_TILES,
    NOBLES,
    NOTED,
    OFFICE,
    OFFICE_NOBLES,
    OWNED,
    POINTS,
    PORT,
    QUARRIES,
    ROW,
    STAFF,
    SUPPLY,
    UNDER,
    WORKERS,
)
from gouverneur.puerto_rico.state import PuertoRico
from rulesets import box_of

STORES = {"small_warehouse": 1, "large_warehouse": 2}  # whole kinds [PR-SWH-01 PR-LWH-01]


def kinds(pile: int) -> list[int]:
    """How many of each of seven kinds."""
    found = [(pile >> (4 * kind)) & 15 for kind in range(7)]
    assert pile == sum(number << (4 * kind) for kind, number in enumerate(found)), "a pile overflows"
    return found


def puerto_rico(state: State) -> None:
    assert isinstance(state, PuertoRico)
    steps = [state.steps[base] for base in range(0, state.top + STEP_WORDS, STEP_WORDS)]
    box = box_of(state.rules.text)
    _goods(state, steps, box["goods"])
    _tiles(state, box["plantations"], box["quarries"])
    _workers(state, box["workers"])
    _points(state, box["chips"])
    _cities(state)
    _roles(state, steps)
    manning = state.seat() if steps and steps[-1] == v.MAN_BUILDING else -1  # looked at later [PR-BLD-08]
    full = any(state.city(seat) == 12 for seat in range(state.seats) if seat != manning)
    assert ((state.ending >> 1) & 1 == 1) == full, "a full city ends the game, and only that [PR-END-03]"
    assert ((state.ending >> 2) & 1 == 1) == (state.numbers[CHIPS] == 0), "so does the last chip [PR-END-04]"
    assert state.ending & 1 == 0 or state.numbers[WORKERS] == 0, "so do missing workers [PR-END-02]"
    assert state.ending or not state.over()


def _goods(state: PuertoRico, steps: list[int], tokens: list[int]) -> None:
    """1 and 5: goods are conserved; a ship carries one kind, a kind lies on one ship; a full house is emptied."""
    numbers = state.numbers
    found = kinds(numbers[SUPPLY])
    ports = [kinds(state.own(seat, PORT)) for seat in range(state.seats)]
    house = kinds(numbers[HOUSE])
    for pile in [house, *ports]:
        found = [a + b for a, b in zip(found, pile, strict=True)]
    carried = []
    for ship in range(v.SHIPS):
        cargo, laden = numbers[CARGO + ship], numbers[LADEN + ship]
        assert (cargo > 0) == (laden > 0)
        if cargo:
            assert (state.rules.ships >> ship) & 1, "a ship that does not sail is laden"
            assert laden <= 4 + ship, "a ship is overfull"
            assert laden < 4 + ship or v.LOAD in steps or v.STORE in steps, "a full ship has not sailed"
            carried.append(cargo - 1)
            found[cargo - 1] += laden
    assert found == [*tokens, 0, 0], "goods came or went"
    assert len(set(carried)) == len(carried), "a kind lies on two ships"
    assert sum(house) <= 4
    assert sum(house) < 4 or v.SELL in steps, "a full house was not emptied"


def _tiles(state: PuertoRico, plantations: list[int], quarries: int) -> None:
    """2 and 6: tiles are conserved, an island has twelve spaces and a piece at most on each tile."""
    numbers = state.numbers
    found = [0] * 7
    piles = [kinds(state.own(seat, ISLAND)) for seat in range(state.seats)]
    for pile in [*piles, kinds(numbers[ROW]), kinds(numbers[DISCARDED])]:
        found = [a + b for a, b in zip(found, pile, strict=True)]
    for kind in range(5):
        assert numbers[HIDDEN + kind] >= 0
        found[kind] += numbers[HIDDEN + kind]
    found[5] += numbers[QUARRIES]
    assert numbers[QUARRIES] >= 0
    assert found == [*plantations, quarries, 0], "tiles came or went"
    assert sum(kinds(numbers[ROW])) <= state.seats + 1
    for seat, pile in enumerate(piles):
        assert sum(pile) <= 12, "an island is overfull"
        manned = kinds(state.own(seat, MANNED))
        assert all(a <= b for a, b in zip(manned, pile, strict=True)), "two pieces stand on one tile"


def _workers(state: PuertoRico, total: int) -> None:
    """3: workers are conserved; only declined ones leave the game."""
    numbers = state.numbers
    found = numbers[WORKERS] + numbers[OFFICE]
    assert numbers[WORKERS] >= 0 <= numbers[OFFICE]
    for seat in range(state.seats):
        assert state.own(seat, IDLE) >= 0
        found += state.own(seat, IDLE) + sum(kinds(state.own(seat, MANNED)))
        found += sum(state.own(seat, STAFF + level).bit_count() for level in range(3))
    assert found == total or (state.rules.may_decline and found < total), "workers came or went"
    assert numbers[NOBLES] == numbers[OFFICE_NOBLES] == 0
    for seat in range(state.seats):
        for field in (NOBLE_TILES, NOBLE_STAFF, NOBLE_STAFF + 1, NOBLE_STAFF + 2, IDLE_NOBLES, UNDER):
            assert state.own(seat, field) == 0, "there are no nobles and no forests here"


def _points(state: PuertoRico, chips: int) -> None:
    """4: what is not in the supply is with the players, or noted."""
    numbers = state.numbers
    points = [state.own(seat, POINTS) for seat in range(state.seats)]
    assert min(points) >= 0 <= numbers[CHIPS]
    assert numbers[CHIPS] + sum(points) == chips + numbers[NOTED]
    assert numbers[NOTED] == 0 or numbers[CHIPS] == 0
    assert min(state.own(seat, MONEY) for seat in range(state.seats)) >= 0


def _cities(state: PuertoRico) -> None:
    """6: twelve spaces, each building once, its copies, and at most a piece in each circle."""
    rules = state.rules
    left = [state.numbers[LEFT + copies] for copies in range(4)]
    for seat in range(state.seats):
        owned, *staff = (state.own(seat, field) for field in (OWNED, STAFF, STAFF + 1, STAFF + 2))
        assert owned.bit_count() + (owned & rules.large).bit_count() <= 12, "a city is overfull"
        assert owned == owned | staff[0] | staff[1] | staff[2], "a piece stands on no building"
        assert staff[0] == staff[0] | staff[1]
        assert staff[1] == staff[1] | staff[2]
        for building in members(owned):
            assert sum((mask >> building) & 1 for mask in staff) <= rules.circles[building]
    for building in range(rules.kinds):
        owners = sum((state.own(seat, OWNED) >> building) & 1 for seat in range(state.seats))
        assert owners + sum((mask >> building) & 1 for mask in left) == rules.copies[building]


def _roles(state: PuertoRico, steps: list[int]) -> None:
    """9: at the start of a round nobody holds a card; later each seat in turn has taken one."""
    taken = [role for role in range(9) if state.taker(role) >= 0]
    assert [role for role in members(state.rules.roles) if not (state.free_roles >> role) & 1] == taken
    assert state.free_roles | state.rules.roles == state.rules.roles
    assert all(state.numbers[COINS + role] == 0 for role in taken)
    assert min(state.numbers[COINS + role] for role in range(9)) >= 0
    if state.over():
        assert taken == []
        return
    assert steps[0] == v.ROLE
    assert len(taken) + state.steps[TURNS] == state.rules.picks
    takers = sorted(state.taker(role) for role in taken)
    assert takers == sorted(state.seat_after(state.governor, turn) for turn in range(len(taken)))
    if taken:
        assert state.picker == state.seat_after(state.governor, len(taken) - 1)


def after_phase(before: PuertoRico, role: int, after: PuertoRico) -> None:
    """What a phase leaves behind, from the decision in which its role was chosen to the next such decision."""
    if role == v.MAYOR:
        for seat in range(after.seats):
            assert after.own(seat, IDLE) == 0 or free_circles(after, seat) == 0, "7: a piece is idle"
        assert after.numbers[OFFICE] >= after.seats or after.numbers[WORKERS] == 0, "10: the office is empty"
    if role == v.CAPTAIN:
        for seat in range(after.seats):
            assert after.over() or stored(after, seat) <= 1, "8: goods lie on the port without storage"
    coins = [before.numbers[COINS + card] for card in range(9)]
    coins[role] = 0
    if after.over() or after.round > before.round:
        free = before.free_roles & ~(1 << role)
        coins = [number + ((free >> card) & 1) for card, number in enumerate(coins)]
    assert [after.numbers[COINS + card] for card in range(9)] == coins, "9: doubloons came or went"


def free_circles(state: PuertoRico, seat: int) -> int:
    bare = sum(kinds(state.own(seat, ISLAND))) - sum(kinds(state.own(seat, MANNED)))
    circles = sum(state.rules.circles[building] for building in members(state.own(seat, OWNED)))
    return bare + circles - sum(state.own(seat, STAFF + level).bit_count() for level in range(3))


def stored(state: PuertoRico, seat: int) -> int:
    """How many goods lie there beside those in warehouses."""
    names = [state.rules.names[building] for building in members(state.own(seat, STAFF))]
    whole = sum(STORES.get(name, 0) for name in names)
    return sum(sorted(kinds(state.own(seat, PORT)), reverse=True)[whole:])
