"""What must hold between the parts of a position of Puerto Rico: nothing else can happen in a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from gouverneur.kernel.bits import members
from gouverneur.kernel.piles import in_pile, kinds_in, pile_size
from gouverneur.kernel.state import SEAT, STEP_WORDS, TURNS
from gouverneur.notation.reader import Reader
from gouverneur.notation.steps import check_role_choice, roles_taken
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.layout import COINS, IDLE, MANNED, OFFICE, OWNED, PORT, STAFF
from gouverneur.puerto_rico.phases import (
    bonus,
    builder,
    captain,
    craftsman,
    manning,
    placing,
    settler,
    storage,
)
from gouverneur.puerto_rico.state import PuertoRico

MOMENTS = {v.PRODUCE: bonus.PRODUCTION, v.SELL: bonus.SALE, v.LOAD: bonus.LOADING}  # of a bonus on which step
ROLE_OF_STEP = {
    v.TILE: v.SETTLER,
    v.HIRE: v.MAYOR,
    v.DEAL: v.MAYOR,
    v.ARRANGE: v.MAYOR,
    v.BUILD: v.BUILDER,
    v.PRODUCE: v.CRAFTSMAN,
    v.EXTRA: v.CRAFTSMAN,
    v.SELL: v.TRADER,
    v.LOAD: v.CAPTAIN,
    v.STORE: v.CAPTAIN,
}
IN_TURN = (v.TILE, v.ARRANGE, v.BUILD, v.PRODUCE, v.SELL, v.STORE)  # each seat once, the picker first
OF_PICKER = (v.HIRE, v.EXTRA)


def _kinds(state: PuertoRico) -> list[int]:
    return [state.steps[base] for base in range(0, state.top + STEP_WORDS, STEP_WORDS)]


def check_step(state: PuertoRico, parent: int, path: str, reader: Reader) -> None:
    """Whose turn it is in a phase follows from who took its role and how many turns are left."""
    if state.rules.text.count("+"):
        return
    kind, seat, turns = state.kind(), state.seat(), state.at(TURNS)
    expected = state.picker
    if kind in IN_TURN:
        expected = state.seat_after(state.picker, state.seats - turns)
    elif parent > v.ROLE:
        expected = state.seat_after(state.steps[state.top - STEP_WORDS + SEAT], state.seats - 1)
    if (kind in IN_TURN or kind in OF_PICKER or parent > v.ROLE) and seat != expected:
        reader.problem(f"{path}.seat", f"it is the turn of seat {expected} [PR-RND-04]")
    if (kind in OF_PICKER or parent > v.ROLE) and turns != 1:
        reader.problem(f"{path}.turns", "this is asked once")
    if kind in ROLE_OF_STEP and state.taker(ROLE_OF_STEP[kind]) != state.picker:
        reader.problem(path, f"seat {state.picker} has not taken the {v.ROLE_NAMES[ROLE_OF_STEP[kind]]}")
    if kind in (v.BONUS, v.DISCOUNT) and not state.rules.ask_passive:
        reader.problem(path, "passive benefits are not asked for in this ruleset")
    if kind == v.DISCOUNT:
        _check_discount(state, path, reader)
    if kind == v.BONUS:
        _check_bonus(state, parent, path, reader)
    if parent > v.ROLE and parent != v.LOAD and state.steps[state.top - STEP_WORDS + TURNS] == state.seats:
        reader.problem(path, "nobody has had a turn in the step below")


def _check_discount(state: PuertoRico, path: str, reader: Reader) -> None:
    seat, building, asked, refused = (
        state.seat(),
        state.at(builder.NEW),
        state.at(builder.ASKED),
        state.at(builder.REFUSED),
    )
    if (asked + 1) & asked or refused & ~asked:
        reader.problem(path, "discounts are asked about one after the other")
    elif not (builder.for_sale(state, seat) >> building) & 1:
        reader.problem(f"{path}.building", "it cannot be bought [PR-BLD-07]")
    elif asked == 7 or not builder.may_be_refused(state, seat, building, int(asked).bit_length()):
        reader.problem(path, "there is nothing to refuse")


def _check_bonus(state: PuertoRico, parent: int, path: str, reader: Reader) -> None:
    seat, pending, moment = state.seat(), state.at(bonus.PENDING), state.at(bonus.MOMENT)
    if MOMENTS.get(parent) != moment:
        reader.problem(f"{path}.moment", f"it does not come in the step {v.STEP_NAMES[parent]}")
        return
    rules = state.rules
    known = {
        bonus.PRODUCTION: rules.answers_production,
        bonus.SALE: rules.markets,
        bonus.LOADING: rules.load_helpers,
    }
    if pending == 0 or pending & ~(state.occupied(seat) & known[moment]):
        reader.problem(f"{path}.pending", "occupied buildings that bring something now are expected")
    made = state.at(bonus.MADE)
    if (made != 0) != (moment == bonus.PRODUCTION):
        reader.problem(f"{path}.made", "what was made is told of a production only")
    elif any(in_pile(state.own(seat, PORT), good) < in_pile(made, good) for good in range(v.GOODS)):
        reader.problem(f"{path}.made", "what was made is not on the port")
    elif moment == bonus.PRODUCTION and bonus.worth_asking(state, seat, pending, moment, made) != pending:
        reader.problem(f"{path}.pending", "one of them brings nothing")


def check_table(state: PuertoRico, names: Mapping[str, int], reader: Reader) -> None:
    if state.rules.text.count("+"):
        return
    check_role_choice(state, state, state.rules.picks, "PR-RND-01", reader)
    taken = roles_taken(state)
    takers = Counter(state.taker(role) for role in members(state.rules.roles & ~state.free_roles))
    if takers != Counter(state.seat_after(state.governor, turn) for turn in range(taken)):
        reader.problem("roles", "each seat in turn takes a role, beginning with the governor [PR-RND-01]")
    for name, role in names.items():
        if state.taker(role) >= 0 and state.numbers[COINS + role]:
            reader.problem(f"coins.{name}", "whoever took the card took its doubloons [PR-RND-03]")
    if state.over():
        if state.ending == 0:
            reader.problem("steps", "nothing ends the game yet [PR-END-01]")
        if taken:
            reader.problem("roles", "the cards are back when the game is over [PR-RND-09]")
    kinds = _kinds(state)
    if state.in_house() == v.HOUSE_PLACES and v.SELL not in kinds:
        reader.problem("house", "a full house is emptied at the end of the phase [PR-TRA-08]")
    for ship in members(state.rules.ships):
        if state.free_places(ship) == 0 and v.LOAD not in kinds and v.STORE not in kinds:
            reader.problem(f"ships.{captain.ship_name(ship)}", "a full ship has sailed [PR-CAP-18]")
    if not reader.problems and len(kinds) > 1:
        _check_phase(state, kinds[1], reader)


def _check_phase(state: PuertoRico, phase: int, reader: Reader) -> None:
    """What a phase has done so far must be possible, and must show."""
    path = f"steps[{state.top // STEP_WORDS}]"
    seat = state.seat()
    kind = state.kind()
    done = _seats_done(state)

    def word(field: int) -> int:
        """Of the step of the phase, whatever stands on it."""
        return state.steps[STEP_WORDS + field]

    if kind == v.TILE and state.at(settler.DREW) and not state.occupied(seat) & state.rules.drawers:
        reader.problem(f"{path}.drew", "no occupied building draws a tile [PR-HAC-01]")
    if kind in (v.MAN_TILE, v.MAN_BUILDING):
        _check_manning(state, kind, path, reader)
    if phase == v.DEAL and (not state.rules.may_decline or state.at(TURNS) != state.numbers[OFFICE]):
        reader.problem(path, "pieces are dealt one by one only where they may be declined [PR-MAY-09]")
    if phase == v.ARRANGE:
        _check_placing(state, done, path, reader)
    if phase == v.PRODUCE or phase == v.EXTRA:
        made = kinds_in(word(craftsman.MADE))
        if made & ~kinds_in(state.own(state.picker, PORT)) or (made and phase == v.PRODUCE and not done):
            reader.problem(path, "the craftsman has not produced this [PR-CRA-08]")
        if phase == v.EXTRA and state.at(craftsman.TIMES) != 0:
            reader.problem(f"{path}.times", "the privilege is one good [PR-CRA-06]")
    if phase == v.LOAD:
        if word(captain.BONUS) > 1:
            reader.problem(f"{path}.bonus", "the privilege is one point [PR-CAP-11]")
        for sailor in members(word(captain.SAILED)):
            if not state.occupied(sailor) & state.rules.sailers:
                reader.problem(f"{path}.sailed", f"seat {sailor} cannot ship privately [PR-WHF-01]")
    if phase == v.STORE:
        _check_storing(state, done, path, reader)


def _seats_done(state: PuertoRico) -> list[int]:
    """Who has had his turn in the phase, or is in the midst of what follows it."""
    return [
        state.seat_after(state.picker, turn) for turn in range(state.seats - state.steps[STEP_WORDS + TURNS])
    ]


def _check_manning(state: PuertoRico, kind: int, path: str, reader: Reader) -> None:
    seat = state.seat()
    if kind == v.MAN_TILE:
        helpers, fits = state.rules.tile_manners, state.room_on(seat, state.at(settler.MAN_WHERE)) > 0
    else:
        built = state.at(builder.NEW)
        helpers = state.rules.building_manners
        fits = (state.own(seat, OWNED) >> built) & 1 == 1 and state.staff(seat, built) == 0
    if not state.occupied(seat) & helpers or not manning.may_be_manned(state):
        reader.problem(path, "nobody sends a worker there [PR-HOS-01 PR-UNI-01]")
    if not fits:
        reader.problem(path, "no free circle was just laid or built [PR-HOS-01 PR-UNI-02]")


def _check_placing(state: PuertoRico, done: list[int], path: str, reader: Reader) -> None:
    if state.numbers[OFFICE]:
        reader.problem("office", "all its pieces have been dealt [PR-MAY-02]")
    for seat in done:
        if seat != state.seat() and state.own(seat, IDLE) and state.places_with_room(seat):
            reader.problem(
                f"players[{seat}].idle", "pieces stay on the port only if no circle is free [PR-MAY-04]"
            )
    if state.kind() != v.PLACE:
        return
    seat, first = state.seat(), state.at(placing.FIRST)
    manned = int(kinds_in(state.own(seat, MANNED)) | state.own(seat, STAFF) << v.FIRST_BUILDING)
    if manned.bit_length() - 1 > first or (first and not (manned >> first) & 1):
        reader.problem(f"{path}.first", "it is the highest place on which a piece stands")
    room = pile_size(state.bare_tiles(seat)) + state.free_circles_in_city(seat)
    if not 0 < state.own(seat, IDLE) < room:
        reader.problem(path, "with a piece for each circle there is nothing to place [PR-MAY-04]")


def _check_storing(state: PuertoRico, done: list[int], path: str, reader: Reader) -> None:
    seat, kept, first = state.seat(), state.at(storage.KEPT), state.at(storage.FIRST)
    port = state.own(seat, PORT)
    if any(in_pile(kept, good) > in_pile(port, good) for good in range(v.GOODS)):
        reader.problem(f"{path}.kept", "there are not so many goods")
    elif not storage.may_keep(state, seat, kept):
        reader.problem(f"{path}.kept", "there is no storage for so many goods [PR-CAP-14]")
    if int(kinds_in(kept)).bit_length() != first:
        reader.problem(f"{path}.first", "it follows the last good that is kept")
    for other in done:
        if not storage.may_keep(state, other, state.own(other, PORT)):
            reader.problem(f"players[{other}].goods", "there is no storage for so many goods [PR-CAP-14]")
