"""The builder: each player may build one building."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import DATA
from gouverneur.puerto_rico.editions import MOST_COST
from gouverneur.puerto_rico.layout import LEFT, MONEY, OWNED
from gouverneur.puerto_rico.ledger import check_city, pay, take_building
from gouverneur.puerto_rico.phases.passing import tell_pass
from gouverneur.puerto_rico.phases.privilege import privilege
from gouverneur.puerto_rico.phases.settler import man, may_be_manned
from gouverneur.puerto_rico.vocabulary import (
    BUILD,
    DISCOUNT,
    FIRST_BUILDING,
    MAN_BUILDING,
    NO_BUILDING,
    SPACES,
    USE_DISCOUNT,
)

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

BUILT: Final[i64] = DATA  # man, discount: the new building
FULL: Final[i64] = DATA + 1  # discount: what it costs without quarries


def begin(state: PuertoRico) -> None:
    state.push(BUILD, state.picker, state.seats)


def offer(state: PuertoRico) -> i64:
    """What is for sale, not owned, fits and can be paid, or nothing. [PR-BLD-01 PR-BLD-05 PR-BLD-06 PR-BLD-07]"""
    seat = state.seat()
    wanted = for_sale(state, seat)
    found = bit(NO_BUILDING)
    if wanted == 0:
        return found
    money = state.own(seat, MONEY) + privilege(state, seat)
    quarries = state.quarries(seat)
    rules = state.rules
    for row in range(1, 5):
        found |= wanted & rules.in_row[row] & rules.up_to[min(money + min(quarries, row), MOST_COST)]
    return found


def for_sale(state: PuertoRico, seat: i64) -> i64:
    """Whatever lies on the display that this seat does not own and has room for. [PR-GEN-10]"""
    room = SPACES - state.city(seat)
    if room == 0:
        return 0
    buildings = state.numbers[LEFT] & ~state.own(seat, OWNED)
    return buildings & ~state.rules.large if room == 1 else buildings


def price(state: PuertoRico, seat: i64, building: i64) -> i64:
    """Never below 0, and nothing is paid out. [PR-BLD-02 PR-BLD-03 PR-BLD-04]"""
    rules = state.rules
    return max(0, rules.cost[building] - quarry_saving(state, seat, building) - privilege(state, seat))


def quarry_saving(state: PuertoRico, seat: i64, building: i64) -> i64:
    """A doubloon for each occupied quarry, at most the row of the building. [PR-BLD-03]"""
    return min(state.quarries(seat), state.rules.row[building])


def price_sources(state: PuertoRico, seat: i64, building: i64) -> list[tuple[str, int]]:
    rules = state.rules
    quarries = quarry_saving(state, seat, building)
    sources: list[tuple[str, int]] = [
        ("printed", rules.cost[building]),
        ("quarry", -quarries),
        ("privilege", -privilege(state, seat)),
    ]
    return [(source, number) for source, number in sources if number != 0]


def take(state: PuertoRico, choice: i64) -> None:
    """Pay, place, then a worker, then see whether the city is full. [PR-BLD-08]"""
    seat = state.seat()
    state.next_turn()
    if choice == NO_BUILDING:
        tell_pass(state, seat, "builder")
        return
    cost = price(state, seat, choice)
    if state.rules.ask_passive and quarry_saving(state, seat, choice) > 0:
        full = max(0, state.rules.cost[choice] - privilege(state, seat))
        if full > cost and state.own(seat, MONEY) >= full:
            state.push(DISCOUNT, seat, 1)
            state.put(BUILT, choice)
            state.put(FULL, full)
            return
    complete(state, seat, choice, cost)


def complete(state: PuertoRico, seat: i64, choice: i64, cost: i64) -> None:
    # Whoever has the means for it mans it; a building just built does not serve itself. [PR-UNI-04]
    manned = state.occupied(seat) & state.rules.building_manners != 0
    pay(state, seat, cost)
    take_building(state, seat, choice)
    if state.journal is not None:
        state.tell("build", seat, {"building": state.rules.names[choice], "price": cost})
    if manned and state.rules.circles[choice] > 0 and may_be_manned(state):
        state.push(MAN_BUILDING, seat, 1)
        state.put(BUILT, choice)
    else:
        check_city(state, seat)


def take_discount(state: PuertoRico, choice: i64) -> None:
    """Even what quarries save may be refused, where the table asks for it. [PR-GEN-04]"""
    seat = state.seat()
    building = state.at(BUILT)
    full = state.at(FULL)
    state.pop()
    complete(state, seat, building, price(state, seat, building) if choice == USE_DISCOUNT else full)


def take_man(state: PuertoRico, choice: i64) -> None:
    seat = state.seat()
    building = state.at(BUILT)
    state.pop()
    man(state, seat, FIRST_BUILDING + building, choice)
    check_city(state, seat)


def refusal(state: PuertoRico, choice: i64) -> Refusal:
    seat = state.seat()
    rules = state.rules
    if choice >= rules.kinds:
        return Refusal("PR-BLD-07", "no-such-building", "this building is not in the game")
    name = rules.names[choice]
    if (state.own(seat, OWNED) >> choice) & 1 == 1:
        return Refusal("PR-BLD-07", "owned", f"you own a {name} already")
    if (state.numbers[LEFT] >> choice) & 1 == 0:
        return Refusal("PR-BLD-07", "sold-out", f"no {name} is left")
    room = SPACES - state.city(seat)
    if room == 0:
        return Refusal("PR-BLD-06", "city-full", "the city is full")
    if room == 1 and (rules.large >> choice) & 1 == 1:
        return Refusal("PR-BLD-05", "no-room", f"a {name} needs two free spaces")
    cost = price(state, seat, choice)
    return Refusal(
        "PR-BLD-02", "too-expensive", f"a {name} costs {cost} doubloons, there are {state.own(seat, MONEY)}"
    )
