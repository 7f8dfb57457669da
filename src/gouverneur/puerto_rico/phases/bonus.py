"""Benefits that come by themselves, where the table wants them asked for. [PR-GEN-04, R-66]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import DATA
from gouverneur.puerto_rico.layout import NOBLES, WORKERS
from gouverneur.puerto_rico.ledger import gain_money, gain_points
from gouverneur.puerto_rico.phases.payout import gain_more
from gouverneur.puerto_rico.pieces import invite_noble
from gouverneur.puerto_rico.vocabulary import BONUS, NO_BONUS

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

PENDING: Final[i64] = DATA  # the buildings still to be asked about
MOMENT: Final[i64] = DATA + 1
MADE: Final[i64] = DATA + 2  # production, more: the pile
NEW: Final[i64] = DATA + 3  # building: the new one, + 1

SALE: Final[i64] = 0
PRODUCTION: Final[i64] = 1
LOADING: Final[i64] = 2
MORE: Final[i64] = 3  # goods besides those made
BUILDING: Final[i64] = 4
DEALING: Final[i64] = 5
FIRST_TURN: Final[i64] = 6  # of a captain phase
CAPTAINCY: Final[i64] = 7  # its beginning, for the captain
MOMENT_NAMES: Final = (
    "sale", "production", "loading", "more", "building", "dealing", "first_turn", "captaincy",
)  # fmt: skip


def give(state: PuertoRico, seat: i64, buildings: i64, moment: i64, about: i64) -> None:
    """What these buildings bring at a moment: at once, or one after the other with a question."""
    if buildings == 0:
        return
    if state.rules.ask_passive:
        buildings = worth_asking(state, seat, buildings, moment, about)
        if buildings == 0:
            return
        state.push(BONUS, seat, 1)
        state.put(PENDING, buildings)
        state.put(MOMENT, moment)
        if moment == BUILDING:
            state.put(NEW, about + 1)
        else:
            state.put(MADE, about)
        return
    while buildings != 0:
        _give_one(state, seat, lowest(buildings), moment, about)
        buildings &= buildings - 1


def worth_asking(state: PuertoRico, seat: i64, buildings: i64, moment: i64, about: i64) -> i64:
    """Those that bring anything now."""
    found: i64 = 0
    while buildings != 0:
        building = lowest(buildings)
        if _brings(state, seat, building, moment, about):
            found |= bit(building)
        buildings &= buildings - 1
    return found


def _brings(state: PuertoRico, seat: i64, building: i64, moment: i64, about: i64) -> bool:
    if moment == MORE:
        return state.rules.buildings[building].more_goods(state, seat, about) != 0
    if moment == DEALING:
        return state.numbers[NOBLES] + state.numbers[WORKERS] > 0
    return (
        _doubloons(state, seat, building, moment, about) + _points(state, seat, building, moment, about) > 0
    )


def _doubloons(state: PuertoRico, seat: i64, building: i64, moment: i64, about: i64) -> i64:
    rules = state.rules
    if moment == SALE:
        return rules.sale_bonus[building]
    if moment == LOADING:
        return rules.load_coins[building]
    if moment == CAPTAINCY:
        return rules.captain_coins[building]
    if moment != PRODUCTION:
        return 0
    if (rules.two_faced_payers >> building) & 1 == 1:
        return rules.worker_pays[building] if (state.with_worker(seat) >> building) & 1 == 1 else 0
    return rules.buildings[building].gain_after_production(state, seat, about)


def _points(state: PuertoRico, seat: i64, building: i64, moment: i64, about: i64) -> i64:
    rules = state.rules
    if moment == LOADING:
        return rules.load_points[building]
    if moment == BUILDING:
        return rules.buildings[building].points_after_building(state, seat, about)
    if moment == FIRST_TURN:
        return rules.buildings[building].points_before_loading(state, seat)
    if moment == PRODUCTION and (rules.two_faced_payers >> building) & 1 == 1:
        return rules.noble_scores[building] if (state.with_noble(seat) >> building) & 1 == 1 else 0
    return 0


def _give_one(state: PuertoRico, seat: i64, building: i64, moment: i64, about: i64) -> None:
    if moment == MORE:
        gain_more(state, seat, building, about)
        return
    if moment == DEALING:
        if state.journal is not None:
            state.tell("invite", seat, {"building": state.rules.names[building]})
        invite_noble(state, seat)
        return
    doubloons = _doubloons(state, seat, building, moment, about)
    points = _points(state, seat, building, moment, about)
    if doubloons + points == 0:
        return
    if state.journal is not None:
        name = state.rules.names[building]
        state.tell("bonus", seat, {"building": name, "doubloons": doubloons, "points": points})
    gain_money(state, seat, doubloons)
    gain_points(state, seat, points)


def offer(state: PuertoRico) -> i64:
    return bit(lowest(state.at(PENDING))) | bit(NO_BONUS)


def take(state: PuertoRico, choice: i64) -> None:
    seat = state.seat()
    building = lowest(state.at(PENDING))
    moment = state.at(MOMENT)
    about = state.at(NEW) - 1 if moment == BUILDING else state.at(MADE)
    left = state.at(PENDING) & ~bit(building)
    if left == 0:
        state.pop()
    else:
        state.put(PENDING, left)
    if choice != NO_BONUS:
        _give_one(state, seat, building, moment, about)
    elif state.journal is not None:
        state.tell("decline", seat, {"building": state.rules.names[building]})


def refusal(state: PuertoRico, choice: i64) -> Refusal:
    return Refusal("PR-GEN-04", "not-asked", "this is not what is offered now")
