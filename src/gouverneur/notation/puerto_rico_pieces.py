"""Where pieces stand in a position of Puerto Rico while they are placed, sent or move on."""

from __future__ import annotations

from gouverneur.kernel.bits import bit, members
from gouverneur.kernel.piles import kinds_in
from gouverneur.notation.puerto_rico_modules import won_by
from gouverneur.notation.puerto_rico_turns import GUESTS, Frame
from gouverneur.notation.reader import Reader
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.layout import (
    IDLE,
    IDLE_NOBLES,
    MANNED,
    NOBLE_STAFF,
    NOBLE_TILES,
    STAFF,
    STAYED,
)
from gouverneur.puerto_rico.phases import (
    builder,
    festival,
    flow,
    guests,
    lodges,
    manning,
    placing,
    settler,
    storage,
)
from gouverneur.puerto_rico.state import PuertoRico

# -- a worker at once --------------------------------------------------------------------------------------


def check_manning(step: Frame, below: Frame, reader: Reader) -> None:
    state, seat, path = step.state, step.seat, step.path
    if step.kind == v.MAN_TILE:
        helpers = state.rules.tile_manners
        fits = _is_just_laid(step, below)
    else:
        built = step.word(builder.NEW)
        helpers = state.rules.building_manners & ~bit(built)
        staff = 0 if state.rules.hosts else state.staff(seat, built)  # a guest may have gone there
        fits = state.room_on(seat, v.FIRST_BUILDING + built) > 0 and staff == 0
        if below.kind == v.BUILT and below.word(builder.NEW) != built:
            fits = False
        if (below.kind == v.BUILT) == state.rules.plain_building:
            reader.problem(path, "it does not stand here in this ruleset")
    if not state.occupied(seat) & helpers or not manning.may_be_manned(state):
        reader.problem(path, "nobody sends a worker there [PR-HOS-01 PR-UNI-01]")
    if not fits:
        reader.problem(path, "no free circle was just laid or built [PR-HOS-01 PR-UNI-02]")


def _is_just_laid(step: Frame, below: Frame) -> bool:
    state, seat, tile = step.state, step.seat, step.word(settler.MAN_WHERE)
    if below.kind == v.GOAL:
        return (won_by(state, seat) >> tile) & 1 == 1 and state.room_on(seat, tile) > 0
    if tile == v.FOREST:
        return state.forests(seat) > 0
    return state.room_on(seat, tile) > 0


# -- placing -----------------------------------------------------------------------------------------------


def check_placing(step: Frame, below: Frame, reader: Reader) -> None:
    if step.kind == v.ARRANGE:
        _check_arranging(step, reader)
        return
    state, seat, path = step.state, step.seat, step.path
    nobles, workers = 0, step.word(placing.TO_PLACE)
    if step.kind == v.PLACE_NOBLE:
        nobles, workers = workers, step.word(placing.WORKERS_AFTER)
    if workers > state.own(seat, IDLE) or nobles > state.own(seat, IDLE_NOBLES):
        reader.problem(f"{path}.number", "so many pieces are not on the port [PR-MAY-03]")
        return
    if below.kind == v.ARRANGE:
        _check_all_placed(step, nobles, workers, reader)
    elif below.kind in (v.TILE, v.SELL):
        _check_reward(step, workers, reader)
    else:
        _check_raid(step, nobles, workers, reader)
    room = state.free_circles(seat)
    if (step.kind == v.PLACE and not 0 < workers < room) or (
        step.kind == v.PLACE_NOBLE and not (nobles and room)
    ):
        reader.problem(path, "with a piece for each circle there is nothing to place [PR-MAY-04]")


def _check_arranging(step: Frame, reader: Reader) -> None:
    """Everything was dealt, and who has placed his pieces has none left beside a free circle."""
    state = step.state
    if state.on_office():
        reader.problem("office", "all its pieces have been dealt [PR-MAY-02]")
    for place in range(state.participants() - step.turns):
        seat = state.seat_after(state.picker, place)
        idle = state.own(seat, IDLE) + state.own(seat, IDLE_NOBLES)
        if seat != state.seat() and idle and state.places_with_room(seat):
            reader.problem(
                f"players[{seat}].idle", "pieces stay on the port only if no circle is free [PR-MAY-04]"
            )


def _standing(state: PuertoRico, seat: int, piece: int) -> int:
    """The places on which a worker, or a noble, stands."""
    if piece == v.NOBLE:
        return int(kinds_in(state.own(seat, NOBLE_TILES)) | state.own(seat, NOBLE_STAFF) << v.FIRST_BUILDING)
    found = kinds_in(state.own(seat, MANNED) - state.own(seat, NOBLE_TILES))
    for building in members(state.own(seat, STAFF)):
        if state.standing(seat, v.FIRST_BUILDING + building, v.WORKER):
            found |= bit(v.FIRST_BUILDING + building)
    return int(found)


def _check_all_placed(step: Frame, nobles: int, workers: int, reader: Reader) -> None:
    """Of a mayor phase: all pieces of a board, nobles first, each kind on ascending places."""
    state, seat, path, first = step.state, step.seat, step.path, step.word(placing.FIRST)
    if workers != state.own(seat, IDLE) or nobles != state.own(seat, IDLE_NOBLES):
        reader.problem(f"{path}.number", "all pieces of the port are placed [PR-MAY-04]")
    piece = v.NOBLE if step.kind == v.PLACE_NOBLE else v.WORKER
    standing = _standing(state, seat, piece)
    if standing.bit_length() - 1 > first or (first and not (standing >> first) & 1):
        reader.problem(f"{path}.first", "it is the highest place on which a piece stands")
    if piece == v.NOBLE and _standing(state, seat, v.WORKER):
        reader.problem(path, "workers are placed after nobles [PR-MAY-03]")


def _check_named(step: Frame, reader: Reader) -> None:
    """One of several pieces stands where the last was put."""
    first = step.word(placing.FIRST)
    piece = v.NOBLE if step.kind == v.PLACE_NOBLE else v.WORKER
    if first and not (_standing(step.state, step.seat, piece) >> first) & 1:
        reader.problem(f"{step.path}.first", "no piece stands there")


def _check_reward(step: Frame, workers: int, reader: Reader) -> None:
    """[PR-FES-06]"""
    state, path = step.state, step.path
    if not won_by(state, step.seat):
        reader.problem(path, "the festival's plantation was not won [PR-FES-06]")
    if workers + (step.word(placing.FIRST) > 0) > festival.REWARD:
        reader.problem(f"{path}.number", f"the reward is {festival.REWARD} workers [PR-FES-06]")
    _check_named(step, reader)


def _check_raid(step: Frame, nobles: int, workers: int, reader: Reader) -> None:
    """[PR-BUC-07 PR-BUC-08]"""
    state, path = step.state, step.path
    if state.on_office() != state.seats:
        reader.problem("office", f"a raid leaves {state.seats} pieces [PR-BUC-07]")
    named = 1 if step.word(placing.FIRST) else 0
    if nobles + workers + named > v.MOST_LOOT or (step.kind == v.PLACE_NOBLE and (nobles != 1 or named)):
        reader.problem(f"{path}.number", f"at most {v.MOST_LOOT} pieces are kept [PR-BUC-07]")
    if nobles + workers > state.free_circles(step.seat):
        reader.problem(f"{path}.number", "pieces of a raid never go to the port [PR-BUC-07]")
    _check_named(step, reader)


# -- guests --------------------------------------------------------------------------------------------------


def check_guests(step: Frame, below: Frame, reader: Reader) -> None:
    """They are asked before whatever their owner does, unless they stay. [PR-GST-04]"""
    state, seat = step.state, step.seat
    if state.rules.hosts == 0:
        if step.kind in GUESTS:
            reader.problem(step.path, "no building has guests in this ruleset [PR-GST-01]")
        return
    if step.kind in GUESTS:
        _check_guest(step, below, reader)
        return
    if (
        not _waits_for_guests(step)
        or not state.own(seat, STAFF) & state.rules.hosts
        or not guests.rooms(state, seat)
    ):
        return
    if not (state.numbers[STAYED] >> seat) & 1:
        reader.problem("stayed", f"seat {seat} has guests and is asked about them first [PR-GST-04]")


def _waits_for_guests(step: Frame) -> bool:
    """Whether its seat is asked about guests before it goes on."""
    if step.kind == v.LODGE:
        return lodges.has_lodge(step.state, step.seat)
    if step.kind == v.STORE and step.word(storage.KEPT):
        return False
    return (flow.WINDOWED >> step.kind) & 1 == 1


def _check_guest(step: Frame, below: Frame, reader: Reader) -> None:
    state, seat, path, first = step.state, step.seat, step.path, step.word(guests.FIRST)
    piece = v.WORKER if step.kind == v.GUEST else v.NOBLE
    if below.kind not in (v.WINDOW, v.BUILT) and not _waits_for_guests(below):
        reader.problem(path, f"guests do not move in the step {v.STEP_NAMES[below.kind]} [PR-GST-05]")
    if not state.own(seat, STAFF) & state.rules.hosts or not state.standing(
        seat, guests.house(state, seat), piece
    ):
        reader.problem(path, "there is no such guest [PR-GST-01]")
        return
    if (state.numbers[STAYED] >> seat) & 1:
        reader.problem("stayed", f"seat {seat} is asked just now [PR-GST-04]")
    if first and (
        not (_standing(state, seat, piece) >> first) & 1
        or (state.rules.hosts << v.FIRST_BUILDING >> first) & 1
        or state.staff(seat, guests.house(state, seat) - v.FIRST_BUILDING) != 1
    ):
        reader.problem(f"{path}.first", "no guest has gone there [PR-GST-02]")
