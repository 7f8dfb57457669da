"""Our choices as the contest's actions, which are numbers below 200."""

from __future__ import annotations

from gouverneur.kernel.bits import members
from gouverneur.kernel.piles import in_pile
from gouverneur.kernel.state import ANY_ORDER
from gouverneur.learning.contest.sight import TO_THEIRS
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.layout import PORT
from gouverneur.puerto_rico.phases import placing, storage
from gouverneur.puerto_rico.state import PuertoRico

ACTIONS = 200

# The first action of each kind; goods and tiles follow in the contest's order.
TAKE_ROLE = 0
TAKE_TILE = 8
TAKE_QUARRY = 13
PASS = 15
BUILD = 16
SELL = 39
LOAD = 44
SAIL = 59
KEEP_ONE = 64
EXTRA = 93
DRAW = 105
KEEP_KIND = 106
MAN_TILE = 120
MAN_BUILDING = 140

PASSES = {
    v.TILE: v.NO_TILE,
    v.BUILD: v.NO_BUILDING,
    v.EXTRA: v.NO_EXTRA,
    v.SELL: v.NO_SALE,
    v.LOAD: v.NO_LOAD,
}


def action(kind: int, choice: int) -> int:
    """The action that a choice is; storing is several of them, see `storing`."""
    if PASSES.get(kind) == choice:
        return PASS
    if kind == v.ROLE:
        return TAKE_ROLE + choice
    if kind == v.TILE:
        if choice == v.DRAW:
            return DRAW
        return TAKE_QUARRY if choice == v.QUARRY else TAKE_TILE + TO_THEIRS[choice]
    if kind == v.BUILD:
        return BUILD + choice
    if kind == v.EXTRA:
        return EXTRA + TO_THEIRS[choice]
    if kind == v.SELL:
        return SELL + TO_THEIRS[choice]
    if kind == v.LOAD:
        if choice >= v.PRIVATE:
            return SAIL + TO_THEIRS[choice - v.PRIVATE]
        good, ship = divmod(choice, int(v.SHIPS))
        return LOAD + v.GOODS * ship + TO_THEIRS[good]
    if kind == v.PLACE:
        if choice >= v.FIRST_BUILDING:
            return MAN_BUILDING + choice - v.FIRST_BUILDING
        return MAN_TILE + (choice if choice == v.QUARRY else TO_THEIRS[choice])
    raise ValueError(f"the contest never asks for a {v.STEP_NAMES[kind]}")


def expected(state: PuertoRico) -> frozenset[int]:
    """The actions that the contest has to allow where this state rests."""
    kind = state.kind()
    if kind == v.STORE:
        return _stores(state)
    options = state.options
    if kind == v.PLACE:
        options = _any_place(state)
    return frozenset(action(kind, choice) for choice in members(options))


def _any_place(state: PuertoRico) -> int:
    """The contest lets workers be placed in any order."""
    free = state.clone()
    free.put(placing.FIRST, ANY_ORDER)
    return placing.offer(free)


def _stores(state: PuertoRico) -> frozenset[int]:
    """Nothing is stored yet: one of a kind, or a whole kind."""
    port = state.own(state.seat(), PORT)
    goods = [good for good in range(v.GOODS) if in_pile(port, good)]
    firsts = [KEEP_ONE, KEEP_KIND] if storage.whole_kinds(state, state.seat()) else [KEEP_ONE]
    return frozenset(first + TO_THEIRS[good] for first in firsts for good in goods) or frozenset([PASS])


def storing(state: PuertoRico, kept: int) -> list[int]:
    """What to do to keep a pile, whole kinds first; the contest does not let room stay empty, so more may be kept."""
    seat = state.seat()
    port = state.own(seat, PORT)
    goods = [good for good in range(v.GOODS) if in_pile(port, good)]
    goods.sort(key=lambda good: (in_pile(kept, good), in_pile(port, good), good), reverse=True)
    whole = storage.whole_kinds(state, seat)
    actions = [KEEP_KIND + TO_THEIRS[good] for good in goods[:whole]]
    single = max(goods[whole:], key=lambda good: (in_pile(kept, good), good), default=None)
    if single is not None:
        actions.append(KEEP_ONE + TO_THEIRS[single])
    return actions
