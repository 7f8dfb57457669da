"""What must hold in a position of Puerto Rico for what the modules add to the table."""

from __future__ import annotations

from gouverneur.kernel.bits import members, popcount
from gouverneur.kernel.piles import in_pile, kinds_in
from gouverneur.kernel.state import SEAT, TURNS
from gouverneur.notation.puerto_rico_turns import frames
from gouverneur.notation.reader import Reader
from gouverneur.notation.steps import roles_taken
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.layout import (
    ALONE,
    CAPTIVE,
    COINS,
    DOUBLED,
    DOUBLED_BEFORE,
    FESTIVAL_BUILDING,
    FESTIVAL_TILE,
    ISLAND,
    KIDNAPPER,
    LEFT,
    OWNED,
    POSTER,
    SECRET_BITS,
    SECRET_PILES,
    SECRET_UNDER,
    STAFF,
    STAYED,
)
from gouverneur.puerto_rico.phases import builder, draft, festival
from gouverneur.puerto_rico.phases.start import lay_out
from gouverneur.puerto_rico.setup import full_box
from gouverneur.puerto_rico.state import PuertoRico


def check_modules(state: PuertoRico, reader: Reader) -> None:
    _check_drafted(state, reader)
    _check_forests(state, reader)
    _check_festival(state, reader)
    _check_buccaneer(state, reader)
    _check_memory(state, reader)


# -- the draft ------------------------------------------------------------------------------------------


def is_drafting(state: PuertoRico) -> bool:
    return not state.over() and state.steps[0] == v.DRAFT


def check_draft(state: PuertoRico, reader: Reader) -> None:
    """Nothing is given out before all slots are filled. [PR-DRA-03]"""
    rules = state.rules
    if rules.pool == 0 or rules.drafted or rules.random_draft:
        reader.problem("steps[0]", "nobody drafts in this ruleset [PR-DRA-01]")
        return
    slots = sum(rules.slots)
    free = slots - popcount(draft.drafted(state))
    if state.steps[TURNS] != free:
        reader.problem("steps[0].turns", f"{free} slots are free [PR-DRA-03]")
    if state.steps[SEAT] != state.seat_after(state.governor, slots - free):
        reader.problem("steps[0].seat", "it is not this seat's turn to draft [PR-DRA-03]")
    if roles_taken(state):
        reader.problem("roles", "roles are taken after the draft [PR-DRA-03]")
    untouched = full_box(rules)
    lay_out(untouched, draft.drafted(state))
    if list(state.numbers) != list(untouched.numbers) or state.round != 1 or state.ending:
        reader.problem("steps[0]", "before the draft is over nothing is given out [PR-DRA-03]")


def _check_drafted(state: PuertoRico, reader: Reader) -> None:
    rules = state.rules
    if rules.pool == 0 or rules.drafted:
        return
    chosen = _in_game(state) & rules.pool
    for cost in range(1, len(rules.slots)):
        number = sum(rules.cost[building] == cost for building in members(chosen))
        if number != rules.slots[cost] and not is_drafting(state):
            reader.problem(
                "drafted", f"{number} buildings cost {cost}, {rules.slots[cost]} are drafted [PR-DRA-02]"
            )
    for building in members(chosen):
        rival = rules.rival[building]
        if rules.no_rivals and rival > building and (chosen >> rival) & 1:
            names = f"{rules.names[building]} and {rules.names[rival]}"
            reader.problem("drafted", f"{names} are not drafted both [PR-DRA-05]")


def _in_game(state: PuertoRico) -> int:
    found = state.numbers[LEFT]
    if state.numbers[FESTIVAL_BUILDING]:
        found |= 1 << (state.numbers[FESTIVAL_BUILDING] - 1)
    for seat in range(state.seats):
        found |= state.own(seat, OWNED)
    return found


# -- forests and the festival ---------------------------------------------------------------------------


def _check_forests(state: PuertoRico, reader: Reader) -> None:
    for seat in range(state.seats):
        path = f"players[{seat}]"
        if state.forests(seat) and not state.rules.foresters & state.rules.in_game:
            reader.problem(f"{path}.island.forest", "no building plants forests in this ruleset [PR-FOR-01]")
        for time in range(state.time_through() + 1, SECRET_PILES):
            if (state.own(seat, SECRET_UNDER) >> (SECRET_BITS * time)) & ((1 << SECRET_BITS) - 1):
                reader.problem(
                    f"{path}.secret[{time}]", f"the tiles were shuffled {state.time_through()} times"
                )


def _check_festival(state: PuertoRico, reader: Reader) -> None:
    tile, building = state.numbers[FESTIVAL_TILE] - 1, state.numbers[FESTIVAL_BUILDING] - 1
    for seat in range(state.seats):
        if tile >= 0 and in_pile(state.own(seat, ISLAND), tile) >= festival.WANTED:
            reader.problem(f"players[{seat}].island", "the festival's plantation would be won [PR-FES-06]")
        if building >= 0 and (state.own(seat, OWNED) >> building) & 1 and not _is_new(state, seat, building):
            reader.problem(f"players[{seat}].city", "the festival's building would be won [PR-FES-08]")
    if tile >= 0 and building >= 0 and state.rules.good[building] == tile:
        reader.problem("festival.building", "it does not make the good of the plantation [PR-FES-04]")


def _is_new(state: PuertoRico, seat: int, building: int) -> bool:
    """Just built, and not looked at yet. [PR-BLD-08]"""
    return any(
        step.kind == v.BUILT and step.seat == seat and step.word(builder.NEW) == building
        for step in frames(state)
    )


# -- the buccaneer --------------------------------------------------------------------------------------


def is_captive_played(state: PuertoRico) -> bool:
    """One role more is taken than there are picks. [PR-BUC-12]"""
    return roles_taken(state) > state.rules.picks


def _check_buccaneer(state: PuertoRico, reader: Reader) -> None:
    numbers = state.numbers
    buccaneer, captive = state.taker(v.BUCCANEER), numbers[CAPTIVE] - 1
    played = is_captive_played(state)
    if not (state.rules.roles >> v.BUCCANEER) & 1:
        for key, word in (("poster", POSTER), ("captive", CAPTIVE), ("alone", ALONE)):
            if numbers[word]:
                reader.problem(key, "there is no buccaneer in this ruleset [PR-BUC-01]")
        return
    if numbers[COINS + v.BUCCANEER]:
        reader.problem("coins.buccaneer", "no doubloon comes on this card [PR-BUC-02]")
    if buccaneer >= 0 and numbers[POSTER] != buccaneer + 1:
        reader.problem("poster", f"seat {buccaneer} has it, being the buccaneer [PR-BUC-03]")
    if numbers[ALONE] != (played and not state.rules.captive_for_all):
        reader.problem("alone", "a captive role is played alone, and no other [PR-BUC-14]")
    if captive >= 0:
        if captive == v.BUCCANEER or state.taker(captive) >= 0:
            reader.problem("captive.role", "this card cannot be captive any more [PR-BUC-09]")
        if buccaneer < 0 or numbers[KIDNAPPER] != buccaneer:
            reader.problem("captive.seat", "whoever kidnaps has taken the buccaneer [PR-BUC-09]")
        if numbers[COINS + captive]:
            reader.problem(f"coins.{v.ROLE_NAMES[captive]}", "the kidnapper took its doubloons [PR-BUC-09]")
    deed = next((step for step in frames(state) if step.kind == v.DEED), None)
    if deed is not None and (captive >= 0 or played):
        reader.problem(deed.path, "the buccaneer has done his deed [PR-BUC-04]")
    if played and captive >= 0:
        reader.problem("captive", "the captive has been played [PR-BUC-12]")


# -- what is remembered ---------------------------------------------------------------------------------


def _check_memory(state: PuertoRico, reader: Reader) -> None:
    numbers, rules = state.numbers, state.rules
    for seat in members(numbers[STAYED]):
        if not state.own(seat, STAFF) & rules.hosts:
            reader.problem("stayed", f"seat {seat} has no guests [PR-GST-01]")
    for key, word in (("doubled", DOUBLED), ("doubled_before", DOUBLED_BEFORE)):
        if numbers[word] and not rules.double_once:
            reader.problem(key, "every pick may be doubled in this ruleset [R-24]")
        for seat in members(numbers[word]):
            if not state.own(seat, OWNED) & rules.doublers or roles_taken(state) == 0:
                reader.problem(key, f"no pick of seat {seat} was doubled in this round [PR-LIB-01]")
    if numbers[DOUBLED] & ~(1 << state.picker):
        reader.problem("doubled", f"the pick of seat {state.picker} is resolved now [PR-LIB-01]")


def won_by(state: PuertoRico, seat: int) -> int:
    """The kinds of plantation with which a seat can have won the festival's goal."""
    if not state.rules.has_festival or state.numbers[FESTIVAL_TILE]:
        return 0
    island = state.own(seat, ISLAND)
    return sum(1 << kind for kind in members(kinds_in(island)) if _is_won(island, kind))


def _is_won(island: int, kind: int) -> bool:
    return kind < v.GOODS and in_pile(island, kind) >= festival.WANTED
