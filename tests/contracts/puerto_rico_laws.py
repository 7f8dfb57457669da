"""The laws of Puerto Rico: appendix B of the specification, 1 to 6, and 9 at the start of a round.

They hold at every decision; what holds when a phase is over is in `puerto_rico_phases`.
"""

from __future__ import annotations

from contracts.puerto_rico_buildings import cities, display
from contracts.puerto_rico_piles import kinds, sum_of
from gouverneur.kernel.bits import members
from gouverneur.kernel.state import STEP_WORDS, TURNS, State
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.layout import (
    ALONE,
    CAPTIVE,
    CARGO,
    CHIPS,
    COINS,
    DISCARDED,
    FESTIVAL_GOODS,
    FESTIVAL_TILE,
    HIDDEN,
    HOUSE,
    IDLE,
    IDLE_NOBLES,
    ISLAND,
    KIDNAPPER,
    LADEN,
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
    POSTER,
    QUARRIES,
    ROW,
    SECRET_BITS,
    SECRET_PILES,
    SECRET_UNDER,
    STAFF,
    STAYED,
    SUPPLY,
    UNDER,
    WORKERS,
)
from gouverneur.puerto_rico.phases.drawing import FOUND
from gouverneur.puerto_rico.state import PuertoRico
from rulesets import box_of


def puerto_rico(state: State) -> None:
    assert isinstance(state, PuertoRico)
    steps = [state.steps[base] for base in range(0, state.top + STEP_WORDS, STEP_WORDS)]
    box = box_of(state.rules.text)
    _goods(state, steps, box["goods"])
    _tiles(state, steps, box["plantations"], box["quarries"])
    _pieces(state, box["workers"], box["nobles"])
    _points(state, box["chips"])
    cities(state)
    display(state, v.DRAFT in steps)
    _roles(state, steps)
    _captive(state, steps)
    _guests(state, steps)
    _ending(state, steps)


def _goods(state: PuertoRico, steps: list[int], tokens: list[int]) -> None:
    """1 and 5: goods are conserved; a ship carries one kind, a kind lies on one ship; a full house is emptied."""
    numbers = state.numbers
    ports = [kinds(state.own(seat, PORT)) for seat in range(state.seats)]
    house = kinds(numbers[HOUSE])
    found = sum_of([kinds(numbers[SUPPLY]), kinds(numbers[FESTIVAL_GOODS]), house, *ports])
    assert sum(kinds(numbers[FESTIVAL_GOODS])) in (0, 3), "a part of the festival's goods is gone"
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


def _tiles(state: PuertoRico, steps: list[int], plantations: list[int], quarries: int) -> None:
    """2 and 6: tiles are conserved, an island has twelve spaces and a piece at most on each tile."""
    numbers = state.numbers
    islands = [kinds(state.own(seat, ISLAND)) for seat in range(state.seats)]
    under = [_under(state, seat) for seat in range(state.seats)]
    found = sum_of([*islands, *under, kinds(numbers[ROW]), kinds(numbers[DISCARDED])])
    for kind in range(5):
        assert numbers[HIDDEN + kind] >= 0
        found[kind] += numbers[HIDDEN + kind]
    if numbers[FESTIVAL_TILE]:
        kind = numbers[FESTIVAL_TILE] - 1
        assert max(island[kind] for island in islands) < 3, (
            "the festival's plantation was not won [PR-FES-06]"
        )
        found[kind] += 1
    if v.LAY in steps:
        found[state.steps[STEP_WORDS * steps.index(v.LAY) + FOUND] - 1] += 1
    found[5] += numbers[QUARRIES]
    assert numbers[QUARRIES] >= 0
    forests = sum(island[6] for island in islands)
    assert found == [*plantations, quarries, forests], "tiles came or went"
    assert sum(kinds(numbers[ROW])) <= state.seats + 1
    for seat, island in enumerate(islands):
        assert sum(island) <= 12, "an island is overfull"
        assert sum(under[seat]) == island[6], "under each forest lies a tile [PR-FOR-05]"
        manned = kinds(state.own(seat, MANNED))
        assert manned[6] == 0, "a piece stands on a forest [PR-FOR-03]"
        assert all(a <= b for a, b in zip(manned, island, strict=True)), "two pieces stand on one tile"


def _under(state: PuertoRico, seat: int) -> list[int]:
    """The kinds under forests, whoever knows them."""
    secret = state.own(seat, SECRET_UNDER)
    assert secret >> (SECRET_BITS * SECRET_PILES) == 0
    piles = [(secret >> (SECRET_BITS * time)) & 0xFFFFF for time in range(SECRET_PILES)]
    return sum_of([kinds(pile) for pile in [state.own(seat, UNDER), *piles]])


def _pieces(state: PuertoRico, workers: int, nobles: int) -> None:
    """3: workers and nobles are conserved; only declined ones leave the game."""
    numbers = state.numbers
    found = [numbers[WORKERS] + numbers[OFFICE], numbers[NOBLES] + numbers[OFFICE_NOBLES]]
    assert min(numbers[word] for word in (WORKERS, OFFICE, NOBLES, OFFICE_NOBLES)) >= 0
    for seat in range(state.seats):
        manned, noble_tiles = kinds(state.own(seat, MANNED)), kinds(state.own(seat, NOBLE_TILES))
        assert all(a <= b for a, b in zip(noble_tiles, manned, strict=True)), "a noble stands beside a circle"
        standing = sum(noble_tiles)
        for level in range(3):
            standing += state.own(seat, NOBLE_STAFF + level).bit_count()
        pieces = sum(manned) + sum(state.own(seat, STAFF + level).bit_count() for level in range(3))
        assert min(state.own(seat, IDLE), state.own(seat, IDLE_NOBLES)) >= 0
        found[0] += state.own(seat, IDLE) + pieces - standing
        found[1] += state.own(seat, IDLE_NOBLES) + standing
    for here, total in zip(found, (workers, nobles), strict=True):
        assert here == total or (state.rules.may_decline and here < total), "pieces came or went"


def _points(state: PuertoRico, chips: int) -> None:
    """4: what is not in the supply is with the players, or noted; points handed in are chips again. [PR-BMK-01]"""
    numbers = state.numbers
    points = [state.own(seat, POINTS) for seat in range(state.seats)]
    assert min(points) >= 0 <= numbers[CHIPS]
    assert numbers[CHIPS] + sum(points) == chips + numbers[NOTED]
    assert numbers[NOTED] == 0 or numbers[CHIPS] == 0 or _black_market(state)
    assert numbers[NOTED] == 0 or (state.ending >> 2) & 1, "noted points end the game [PR-END-04]"
    assert min(state.own(seat, MONEY) for seat in range(state.seats)) >= 0


def _black_market(state: PuertoRico) -> bool:
    """Whether anybody can have handed in anything."""
    if "black_market" not in state.rules.names:
        return False
    building = state.rules.names.index("black_market")
    return any((state.own(seat, OWNED) >> building) & 1 for seat in range(state.seats))


def _roles(state: PuertoRico, steps: list[int]) -> None:
    """9: at the start of a round nobody holds a card; later each seat in turn has taken one."""
    taken = [role for role in range(9) if state.taker(role) >= 0]
    assert [role for role in members(state.rules.roles) if not (state.free_roles >> role) & 1] == taken
    assert state.free_roles | state.rules.roles == state.rules.roles
    assert all(state.numbers[COINS + role] == 0 for role in taken)
    assert min(state.numbers[COINS + role] for role in range(9)) >= 0
    assert state.numbers[COINS + v.BUCCANEER] == 0, "the buccaneer brings no doubloons [PR-BUC-02]"
    if state.over() or steps == [v.DRAFT]:
        assert taken == []
        return
    assert steps[0] == v.ROLE
    turn = [state.seat_after(state.governor, place) for place in range(state.rules.picks)]
    takers = sorted(state.taker(role) for role in taken)
    if len(taken) > state.rules.picks:  # the captive is played [PR-BUC-12]
        assert state.steps[TURNS] == 0
        assert state.picker == state.taker(v.BUCCANEER)
        assert takers == sorted([*turn, state.picker])
        return
    assert len(taken) + state.steps[TURNS] == state.rules.picks
    assert takers == sorted(turn[: len(taken)])
    if taken:
        assert state.picker == turn[len(taken) - 1]


def _captive(state: PuertoRico, steps: list[int]) -> None:
    """The poster is with the last buccaneer; a captive is a card that nobody has taken. [PR-BUC-03 PR-BUC-09]"""
    numbers = state.numbers
    buccaneer = state.taker(v.BUCCANEER)
    assert buccaneer < 0 or numbers[POSTER] == buccaneer + 1
    if numbers[CAPTIVE]:
        assert (state.free_roles >> (numbers[CAPTIVE] - 1)) & 1, "a captive was taken and not set free"
        assert numbers[KIDNAPPER] == buccaneer, "whoever kidnaps has taken the buccaneer"
        assert numbers[COINS + numbers[CAPTIVE] - 1] == 0, "doubloons lie on the captive [PR-BUC-09]"
    else:
        assert numbers[KIDNAPPER] == 0
    taken = sum(state.taker(role) >= 0 for role in range(9))
    captive = not state.over() and steps != [v.DRAFT] and taken > state.rules.picks
    assert numbers[ALONE] == (captive and not state.rules.captive_for_all), (
        "who plays the captive [PR-BUC-14]"
    )


def _guests(state: PuertoRico, steps: list[int]) -> None:
    """Windows open only where there are guests; whoever stayed has some. [PR-GST-02 PR-GST-05]"""
    houses = [state.own(seat, STAFF) & state.rules.hosts for seat in range(state.seats)]
    for seat in members(state.numbers[STAYED]):
        assert houses[seat], "somebody without guests stayed"
    if steps and steps[-1] in (v.GUEST, v.NOBLE_GUEST):
        assert houses[state.seat()], "somebody without guests is asked"
        assert not {v.HIRE, v.DEAL, v.ARRANGE} & {*steps}, "guests do not move in a mayor phase"


def _ending(state: PuertoRico, steps: list[int]) -> None:
    """A full city, the last chip, missing workers; nothing undoes them. [PR-END-02 PR-END-03 PR-END-04 PR-END-05]"""
    chips, workers = state.numbers[CHIPS], state.numbers[WORKERS]
    builders = [
        state.steps[STEP_WORDS * place + 1]
        for place, step in enumerate(steps)
        if step in (v.MAN_BUILDING, v.BUILT)  # looked at later [PR-BLD-08]
    ]
    full = any(state.city(seat) == 12 for seat in range(state.seats) if seat not in builders)
    assert ((state.ending >> 1) & 1 == 1) == full, "a full city ends the game, and only that [PR-END-03]"
    gone = (state.ending >> 2) & 1 == 1
    assert gone == (chips == 0) or (gone and _black_market(state)), "so does the last chip [PR-END-04]"
    may_return = _black_market(state) or (state.rules.roles >> v.BUCCANEER) & 1
    assert state.ending & 1 == 0 or workers == 0 or may_return, "so do missing workers [PR-END-02]"
    assert state.ending & 1 == 0 or not state.rules.has_nobles, "not with nobles [PR-NOB-05]"
    assert state.ending or not state.over()
