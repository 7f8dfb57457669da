"""The builder: each player may build one building."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import DATA
from gouverneur.puerto_rico.editions import MOST_COST
from gouverneur.puerto_rico.layout import LEFT, MONEY, OWNED
from gouverneur.puerto_rico.ledger import check_city, pay, take_building
from gouverneur.puerto_rico.phases import bonus, festival, guests, payment
from gouverneur.puerto_rico.phases.manning import man, may_be_manned
from gouverneur.puerto_rico.phases.passing import tell_pass
from gouverneur.puerto_rico.phases.privilege import privilege
from gouverneur.puerto_rico.vocabulary import (
    BUILD,
    BUILT,
    DISCOUNT,
    FIRST_BUILDING,
    MAN_BUILDING,
    NO_BUILDING,
    NO_DISCOUNT,
    SPACES,
    USE_BUILDINGS,
    USE_FORESTS,
    USE_QUARRIES,
)

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

NEW: Final[i64] = DATA  # man, discount, built: the new building
ASKED: Final[i64] = DATA + 1  # discount: the kinds that have been asked about
REFUSED: Final[i64] = DATA + 2  # discount: those that were refused
DONE: Final[i64] = DATA + 1  # built: how much of what follows has happened

DISCOUNTS: Final[i64] = 3  # kinds of discount that may be refused


def begin(state: PuertoRico) -> None:
    state.push(BUILD, state.picker, state.participants())


def offer(state: PuertoRico) -> i64:
    """What is for sale, not owned, fits and can be paid, or nothing. [PR-BLD-01 PR-BLD-05 PR-BLD-06 PR-BLD-07]"""
    seat = state.seat()
    wanted = for_sale(state, seat)
    found = bit(NO_BUILDING)
    if wanted == 0:
        return found
    money = state.own(seat, MONEY) + privilege(state, seat)
    small: i64 = 0
    large: i64 = 0
    rules = state.rules
    if not rules.plain_building:
        money += payment.most_in_kind(state, seat) + state.forests(seat) // 2
        small = saved_on_small(state, seat)
        large = saved_on_large(state, seat)
    quarries = state.quarries(seat)
    for row in range(1, 5):
        budget = money + min(quarries, row) + (small if row < 4 else large)
        found |= wanted & rules.in_row[row] & rules.up_to[min(budget, MOST_COST)]
    return found


def means(state: PuertoRico, seat: i64) -> i64:
    """What a seat can pay: doubloons, and what may be handed in for them."""
    return state.own(seat, MONEY) + payment.most_in_kind(state, seat)


def for_sale(state: PuertoRico, seat: i64) -> i64:
    """Whatever lies on the display that this seat does not own and has room for. [PR-GEN-10]"""
    room = SPACES - state.city(seat)
    if room == 0:
        return 0
    buildings = state.numbers[LEFT] & ~state.own(seat, OWNED)
    return buildings & ~state.rules.large if room == 1 else buildings


# -- the price ------------------------------------------------------------------------------------------


def price(state: PuertoRico, seat: i64, building: i64) -> i64:
    """Never below 0, and nothing is paid out. [PR-BLD-02 PR-BLD-03 PR-BLD-04 PR-LIB-05]"""
    saved = privilege(state, seat)
    for discount in range(DISCOUNTS):
        saved += saving(state, seat, building, discount)
    return max(0, state.rules.cost[building] - saved)


def saving(state: PuertoRico, seat: i64, building: i64, discount: i64) -> i64:
    """What one kind of discount takes off a price. [PR-BLD-03 PR-FOR-04 PR-ZON-01 PR-ZON-02]"""
    if discount == USE_QUARRIES:
        return min(state.quarries(seat), state.rules.row[building])
    if discount == USE_FORESTS:
        return state.forests(seat) // 2
    if (state.rules.large >> building) & 1 == 1:
        return saved_on_large(state, seat)
    return saved_on_small(state, seat)


def saved_on_small(state: PuertoRico, seat: i64) -> i64:
    savers = state.with_worker(seat) & state.rules.savers
    return 0 if savers == 0 else state.rules.saves_small[lowest(savers)]


def saved_on_large(state: PuertoRico, seat: i64) -> i64:
    savers = state.with_noble(seat) & state.rules.savers
    return 0 if savers == 0 else state.rules.saves_large[lowest(savers)]


def price_sources(state: PuertoRico, seat: i64, building: i64) -> list[tuple[str, int]]:
    rules = state.rules
    sources: list[tuple[str, int]] = [
        ("printed", rules.cost[building]),
        ("quarry", -saving(state, seat, building, USE_QUARRIES)),
        ("privilege", -privilege(state, seat)),
        ("forest", -saving(state, seat, building, USE_FORESTS)),
    ]
    savers = state.occupied(seat) & rules.savers
    if savers != 0:
        sources.append((rules.names[lowest(savers)], -saving(state, seat, building, USE_BUILDINGS)))
    return [(source, number) for source, number in sources if number != 0]


# -- building -------------------------------------------------------------------------------------------


def take(state: PuertoRico, choice: i64) -> None:
    """Fix the price, pay, place, then what follows. [PR-BLD-08]"""
    seat = state.seat()
    state.next_turn()
    if choice == NO_BUILDING:
        tell_pass(state, seat, "builder")
        return
    if state.rules.ask_passive:
        state.push(DISCOUNT, seat, 1)
        state.put(NEW, choice)
        return
    pay_for(state, seat, choice, price(state, seat, choice))


def pay_for(state: PuertoRico, seat: i64, building: i64, cost: i64) -> None:
    """With doubloons, and with other things if they do not suffice. [PR-BMK-02]"""
    money = state.own(seat, MONEY)
    if cost > money:
        payment.begin(state, seat, building, cost, cost - money)
    else:
        complete(state, seat, building, cost, cost)


def complete(state: PuertoRico, seat: i64, choice: i64, cost: i64, doubloons: i64) -> None:
    pay(state, seat, doubloons)
    take_building(state, seat, choice)
    if state.journal is not None:
        state.tell("build", seat, {"building": state.rules.names[choice], "price": cost})
    if state.rules.plain_building:
        if not _begin_manning(state, seat, choice):
            check_city(state, seat)
        return
    state.push(BUILT, seat, 1)
    state.put(NEW, choice)


def _begin_manning(state: PuertoRico, seat: i64, building: i64) -> bool:
    """A building just built does not serve itself. [PR-UNI-04]"""
    manners = state.occupied(seat) & state.rules.building_manners & ~bit(building)
    if manners == 0 or state.rules.circles[building] == 0 or not may_be_manned(state):
        return False
    if state.room_on(seat, FIRST_BUILDING + building) == 0:
        return False
    state.push(MAN_BUILDING, seat, 1)
    state.put(NEW, building)
    return True


def follow(state: PuertoRico) -> None:
    """A worker, points for it, the festival, the end of the game: in this order. [PR-BLD-08 PR-CHU-01 PR-CHU-02]"""
    seat = state.seat()
    building = state.at(NEW)
    done = state.at(DONE)
    rules = state.rules
    if done == 0:
        helpers = (rules.building_manners | rules.answers_building) & ~bit(building)
        if state.own(seat, OWNED) & helpers != 0 and guests.opened(state):
            return
    state.put(DONE, done + 1)
    if done == 0:
        _begin_manning(state, seat, building)
    elif done == 1:
        answering = state.occupied(seat) & rules.answers_building & ~bit(building)
        bonus.give(state, seat, answering, bonus.BUILDING, building)
    else:
        state.pop()
        festival.look_at_building(state, seat, building)
        check_city(state, seat)


def take_man(state: PuertoRico, choice: i64) -> None:
    seat = state.seat()
    building = state.at(NEW)
    state.pop()
    man(state, seat, FIRST_BUILDING + building, choice)
    if state.rules.plain_building:
        check_city(state, seat)


def offer_hand_in(state: PuertoRico) -> i64:
    if state.at(payment.MISSING) > 0:
        return payment.offer(state)
    seat = state.seat()
    building = state.at(payment.NEW)
    cost = state.at(payment.PRICE)
    state.pop()
    complete(state, seat, building, cost, state.own(seat, MONEY))
    return 0


# -- refusing discounts ------------------------------------------------------------------------------------


def offer_discount(state: PuertoRico) -> i64:
    """Even a discount may be refused, where the table asks for it and the price can be paid. [PR-GEN-04]"""
    seat = state.seat()
    building = state.at(NEW)
    for discount in range(DISCOUNTS):
        if (state.at(ASKED) >> discount) & 1 == 0:
            if may_be_refused(state, seat, building, discount):
                return bit(discount) | bit(NO_DISCOUNT)
            return bit(discount)
    refused = state.at(REFUSED)
    state.pop()
    pay_for(state, seat, building, price_without(state, seat, building, refused))
    return 0


def may_be_refused(state: PuertoRico, seat: i64, building: i64, discount: i64) -> bool:
    refused = state.at(REFUSED)
    with_it = price_without(state, seat, building, refused)
    without = price_without(state, seat, building, refused | bit(discount))
    return with_it < without <= means(state, seat)


def price_without(state: PuertoRico, seat: i64, building: i64, refused: i64) -> i64:
    """The price if some kinds of discount are refused."""
    saved = privilege(state, seat)
    for discount in range(DISCOUNTS):
        if (refused >> discount) & 1 == 0:
            saved += saving(state, seat, building, discount)
    return max(0, state.rules.cost[building] - saved)


def take_discount(state: PuertoRico, choice: i64) -> None:
    asked = state.at(ASKED)
    current: i64 = 0
    while (asked >> current) & 1 == 1:
        current += 1
    state.put(ASKED, asked | bit(current))
    if choice == NO_DISCOUNT:
        state.put(REFUSED, state.at(REFUSED) | bit(current))


def refuse_discount(state: PuertoRico, choice: i64) -> Refusal:
    return Refusal("PR-GEN-04", "not-asked", "this is not what is offered now")


def refusal(state: PuertoRico, choice: i64) -> Refusal:
    seat = state.seat()
    rules = state.rules
    if choice >= rules.kinds or (rules.in_game >> choice) & 1 == 0:
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
