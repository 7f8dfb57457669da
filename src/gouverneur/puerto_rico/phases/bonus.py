"""Benefits that come by themselves, where the table wants them asked for. [PR-GEN-04, R-66]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import DATA
from gouverneur.puerto_rico.ledger import gain_money, gain_points
from gouverneur.puerto_rico.vocabulary import BONUS, NO_BONUS

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

PENDING: Final[i64] = DATA  # the buildings still to be asked about
MOMENT: Final[i64] = DATA + 1
MADE: Final[i64] = DATA + 2  # production: the pile

SALE: Final[i64] = 0
PRODUCTION: Final[i64] = 1
LOADING: Final[i64] = 2
MOMENT_NAMES: Final = ("sale", "production", "loading")


def give(state: PuertoRico, seat: i64, buildings: i64, moment: i64, made: i64) -> None:
    """What these buildings bring at a moment: at once, or one after the other with a question."""
    if buildings == 0:
        return
    if state.rules.ask_passive:
        buildings = worth_asking(state, seat, buildings, moment, made)
        if buildings == 0:
            return
        state.push(BONUS, seat, 1)
        state.put(PENDING, buildings)
        state.put(MOMENT, moment)
        state.put(MADE, made)
        return
    while buildings != 0:
        _give_one(state, seat, lowest(buildings), moment, made)
        buildings &= buildings - 1


def worth_asking(state: PuertoRico, seat: i64, buildings: i64, moment: i64, made: i64) -> i64:
    if moment != PRODUCTION:
        return buildings
    found: i64 = 0
    while buildings != 0:
        building = lowest(buildings)
        if state.rules.buildings[building].gain_after_production(state, seat, made) > 0:
            found |= bit(building)
        buildings &= buildings - 1
    return found


def _give_one(state: PuertoRico, seat: i64, building: i64, moment: i64, made: i64) -> None:
    rules = state.rules
    doubloons: i64 = 0
    points: i64 = 0
    if moment == SALE:
        doubloons = rules.sale_bonus[building]
    elif moment == LOADING:
        points = rules.load_points[building]
    else:
        doubloons = rules.buildings[building].gain_after_production(state, seat, made)
        if doubloons == 0:
            return
    if state.journal is not None:
        state.tell(
            "bonus", seat, {"building": rules.names[building], "doubloons": doubloons, "points": points}
        )
    gain_money(state, seat, doubloons)
    gain_points(state, seat, points)


def offer(state: PuertoRico) -> i64:
    return bit(lowest(state.at(PENDING))) | bit(NO_BONUS)


def take(state: PuertoRico, choice: i64) -> None:
    seat = state.seat()
    building = lowest(state.at(PENDING))
    moment = state.at(MOMENT)
    made = state.at(MADE)
    left = state.at(PENDING) & ~bit(building)
    if left == 0:
        state.pop()
    else:
        state.put(PENDING, left)
    if choice != NO_BONUS:
        _give_one(state, seat, building, moment, made)
    elif state.journal is not None:
        state.tell("decline", seat, {"building": state.rules.names[building]})


def refusal(state: PuertoRico, choice: i64) -> Refusal:
    return Refusal("PR-GEN-04", "not-asked", "this is not what is offered now")
