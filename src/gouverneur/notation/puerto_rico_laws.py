"""What must hold between the parts of a position of Puerto Rico: nothing else can happen in a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from gouverneur.kernel.bits import members
from gouverneur.notation.puerto_rico_modules import (
    check_draft,
    check_modules,
    is_captive_played,
    is_drafting,
)
from gouverneur.notation.puerto_rico_phases import check_phases
from gouverneur.notation.puerto_rico_turns import frames
from gouverneur.notation.reader import Reader
from gouverneur.notation.steps import check_role_choice, roles_taken
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.layout import COINS
from gouverneur.puerto_rico.phases import captain
from gouverneur.puerto_rico.state import PuertoRico


def check_table(state: PuertoRico, names: Mapping[str, int], reader: Reader) -> None:
    check_modules(state, reader)
    if is_drafting(state):
        check_draft(state, reader)
    else:
        _check_round(state, names, reader)
    kinds = [step.kind for step in frames(state)]
    if state.in_house() == v.HOUSE_PLACES and v.SELL not in kinds:
        reader.problem("house", "a full house is emptied at the end of the phase [PR-TRA-08]")
    for ship in members(state.rules.ships):
        if state.free_places(ship) == 0 and v.LOAD not in kinds and v.STORE not in kinds:
            reader.problem(f"ships.{captain.ship_name(ship)}", "a full ship has sailed [PR-CAP-18]")
    if not reader.problems:
        check_phases(state, reader)


def _check_round(state: PuertoRico, names: Mapping[str, int], reader: Reader) -> None:
    captive = is_captive_played(state)
    taken = roles_taken(state)
    check_role_choice(state, state, state.rules.picks, "PR-RND-01", reader, 1 if captive else 0)
    takers = Counter(state.taker(role) for role in members(state.rules.roles & ~state.free_roles))
    expected = Counter(state.seat_after(state.governor, turn) for turn in range(taken - captive))
    if captive:
        expected[state.taker(v.BUCCANEER)] += 1
    if takers != expected:
        reader.problem("roles", "each seat in turn takes a role, beginning with the governor [PR-RND-01]")
    for name, role in names.items():
        if state.taker(role) >= 0 and state.numbers[COINS + role]:
            reader.problem(f"coins.{name}", "whoever took the card took its doubloons [PR-RND-03]")
    if state.over():
        if state.ending == 0:
            reader.problem("steps", "nothing ends the game yet [PR-END-01]")
        if taken:
            reader.problem("roles", "the cards are back when the game is over [PR-RND-09]")
