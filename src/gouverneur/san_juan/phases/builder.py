"""The builder phase: announce, place, pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.piles import in_pile, one_of, pile_names, pile_size
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import DATA
from gouverneur.san_juan.layout import OPEN, PLACE_KIND
from gouverneur.san_juan.ledger import build_over, discard_from_hand, discard_good, place_building
from gouverneur.san_juan.phases import bonus
from gouverneur.san_juan.phases.passing import tell_pass
from gouverneur.san_juan.phases.privilege import may_double, note_doubling, privilege, total_of
from gouverneur.san_juan.phases.round_start import not_in_hand, out_of_order
from gouverneur.san_juan.phases.several import ascending_cards, ascending_goods
from gouverneur.san_juan.vocabulary import (
    BARTER,
    BESIDE,
    BUILD,
    BUILDER,
    DONE,
    GOOD_NAMES,
    GOODS,
    LOADED,
    OVER,
    PASS,
    PAY,
    TWELVE,
    WAIVE_ALL,
    WAIVE_DISCOUNT,
    WAIVE_DOUBLE,
    WAIVE_PRIVILEGE,
)

if TYPE_CHECKING:
    from gouverneur.san_juan.state import SanJuan

# Words of the build step and of the one that it pushes.
WAIVED: Final[i64] = DATA  # 0, or the choice that gave up a reduction
CARD: Final[i64] = DATA + 1
TARGET: Final[i64] = DATA + 2  # what is built over, as a choice of the over step
NAMED: Final[i64] = DATA + 3  # goods given as payment
FIRST: Final[i64] = DATA + 4  # the lowest good or card that may still be given
LEFT: Final[i64] = DATA + 5  # what is still to pay

PLAIN: Final[i64] = 1  # in a mask of ways: nothing waived


def begin(state: SanJuan, chooser: i64) -> None:
    """The chooser first, then clockwise; each may build one building. [SJ-ROL-02 SJ-BLD-01]"""
    state.push(BUILD, chooser, state.seats)


# -- what a building costs ------------------------------------------------------------------


def target_kind(state: SanJuan, target: i64) -> i64:
    """The kind of building that a choice of the over step covers; -1 for none."""
    if target == BESIDE:
        return -1
    return state.rules.plant_of[target - LOADED] if target >= LOADED else target


def spare_cards(state: SanJuan, seat: i64, card: i64) -> i64:
    """Hand cards that can pay: a card from the hand does not pay for itself. [SJ-BLD-03]"""
    spare = state.hand_size(seat)
    if (state.rules.open_cards >> card) & 1 == 0:
        spare -= 1
    return spare


def target_place(state: SanJuan, seat: i64, target: i64) -> i64:
    """Where the covered building stands; -1 for none. A customs office is covered with or without its good."""
    covered = target_kind(state, target)
    if covered < 0:
        return -1
    place = state.place_of(seat, covered, target >= LOADED)
    return place if place >= 0 else state.place_of(seat, covered, True)


def discounts(state: SanJuan, active: i64, card: i64) -> i64:
    """What the owner's buildings save. [SJ-BLD-08 SJ-BLD-09]"""
    answering = active & state.rules.answers_discount
    total: i64 = 0
    while answering != 0:
        total += state.rules.cards[lowest(answering)].discount(state, card)
        answering &= answering - 1
    return total


def barter_funds(state: SanJuan, seat: i64, active: i64, lost: i64) -> i64:
    """How many goods can pay; those on a covered building are lost. [SJ-BLD-10 SJ-CRN-07]"""
    most = total_of(state.rules.barter, active & state.rules.barterers)
    if most > 0:
        return min(most, state.size(state.goods(seat)) - lost)
    return 0


def ways(seats: i64, base: i64, worth: i64, discount: i64, funds: i64) -> i64:
    """In which ways a building can be paid: a mask of PLAIN and of the waivers that change something.

    `base` is the cost less what a covered building saves, `worth` the privilege, `funds` what cards and
    goods can pay. A waiver is offered only if the payment (or, among two players, the use of the library) then
    differs from every way before it. [SJ-BLD-06 SJ-BLD-10 SJ-LIB-04]
    """
    price = base - worth - discount
    found: i64 = 0
    if price <= funds:
        found |= PLAIN
    if worth == 2 and price + 1 >= 1 and price + 1 <= funds:
        found |= bit(WAIVE_DOUBLE)
    if worth > 0 and price + worth >= 1 and price + worth <= funds:
        found |= bit(WAIVE_PRIVILEGE)
    if discount > 0:
        if worth > 0:
            if base >= 1 and base <= funds:
                found |= bit(WAIVE_ALL)
            if worth == 2 and seats == 2 and price + discount >= 0 and price + discount <= funds:
                found |= bit(WAIVE_DISCOUNT)
        elif base >= 1 and base <= funds:
            found |= bit(WAIVE_DISCOUNT)
    return found


def ways_beside(state: SanJuan, seat: i64, card: i64) -> i64:
    active = state.display_mask(seat)
    worth = privilege(state, seat, BUILDER, active)
    funds = spare_cards(state, seat, card) + barter_funds(state, seat, active, 0)
    return ways(state.seats, state.rules.cost[card], worth, discounts(state, active, card), funds)


def ways_over(state: SanJuan, seat: i64, card: i64, target: i64) -> i64:
    """What is covered does not work any more, and the good on it is lost. [SJ-CRN-04 SJ-CRN-07]"""
    rules = state.rules
    covered = target_kind(state, target)
    active = state.display_mask(seat) & ~bit(covered)
    base = rules.cost[card] - rules.refund[covered]
    lost: i64 = 0
    if target >= LOADED or (rules.good[covered] >= 0 and state.place_of(seat, covered, False) < 0):
        lost = 1
    worth = privilege(state, seat, BUILDER, active)
    funds = spare_cards(state, seat, card) + barter_funds(state, seat, active, lost)
    return ways(state.seats, base, worth, discounts(state, active, card), funds)


def price(state: SanJuan, seat: i64, card: i64, target: i64, waived: i64) -> i64:
    """What goods and hand cards together must pay: reductions add up, never below 0. [SJ-BLD-05]"""
    return max(0, _rest(state, seat, card, target, waived))


def _rest(state: SanJuan, seat: i64, card: i64, target: i64, waived: i64) -> i64:
    """The cost less every reduction, also below 0: the sum of the sources."""
    rules = state.rules
    rest = rules.cost[card]
    active = state.display_mask(seat)
    if target != BESIDE:
        covered = target_kind(state, target)
        active &= ~bit(covered)
        rest -= rules.refund[covered]
    if waived == WAIVE_DOUBLE:
        rest -= min(1, privilege(state, seat, BUILDER, active))
    elif waived != WAIVE_PRIVILEGE and waived != WAIVE_ALL:
        rest -= privilege(state, seat, BUILDER, active)
    if waived != WAIVE_DISCOUNT and waived != WAIVE_ALL:
        rest -= discounts(state, active, card)
    return rest


def price_sources(state: SanJuan, seat: i64, card: i64, target: i64, waived: i64) -> list[tuple[str, int]]:
    """The printed cost and every reduction. [SJ-BLD-04 SJ-CRN-02 SJ-CRN-04]"""
    rules = state.rules
    sources: list[tuple[str, int]] = [("printed", rules.cost[card])]
    active = state.display_mask(seat)
    covered = target_kind(state, target)
    if covered >= 0:
        active &= ~bit(covered)
    if state.taker(BUILDER) == seat and waived != WAIVE_PRIVILEGE and waived != WAIVE_ALL:
        sources.append(("privilege", -1))
        if waived != WAIVE_DOUBLE and may_double(state, seat, active):
            sources.append((rules.names[lowest(active & rules.doublers)], -1))
    if waived != WAIVE_DISCOUNT and waived != WAIVE_ALL:
        answering = active & rules.answers_discount
        while answering != 0:
            kind = lowest(answering)
            saved = rules.cards[kind].discount(state, card)
            if saved > 0:
                sources.append((rules.names[kind], -saved))
            answering &= answering - 1
    if covered >= 0:
        sources.append((rules.names[covered], -rules.refund[covered]))
    return sources


# -- whether and what to build ----------------------------------------------------------------


def offer(state: SanJuan) -> i64:
    """Pass, or a card in hand or lying open that can be paid. [SJ-BLD-02 SJ-BLD-03 SJ-BLD-14]"""
    rules = state.rules
    seat = state.seat()
    active = state.display_mask(seat)
    cards = (state.hand_mask(seat) | state.mask(OPEN)) & ~(active & rules.city)
    worth = privilege(state, seat, BUILDER, active)
    funds = state.hand_size(seat) + barter_funds(state, seat, active, 0)
    sites = targets(state, seat)
    waived = state.at(WAIVED)
    wanted = PLAIN if waived == 0 else bit(waived)
    options: i64 = 0
    waivers: i64 = 0
    while cards != 0:
        card = lowest(cards)
        spare = funds if (rules.open_cards >> card) & 1 == 1 else funds - 1
        found = ways(state.seats, rules.cost[card], worth, discounts(state, active, card), spare)
        over = sites & ~rules.itself[card]
        while over != 0:
            found |= ways_over(state, seat, card, lowest(over))
            over &= over - 1
        if found & wanted != 0:
            options |= bit(card)
        waivers |= found
        cards &= cards - 1
    if waived != 0:
        return options
    return options | bit(PASS) | (waivers & ~PLAIN)


def take(state: SanJuan, choice: i64) -> None:
    seat = state.seat()
    if choice == PASS:
        # No building, no benefit. [SJ-BLD-07]
        tell_pass(state, seat, "builder", "nothing_affordable", state.hand_size(seat) == 0)
        state.next_turn()
    elif choice > PASS:
        state.put(WAIVED, choice)
    else:
        waived = state.at(WAIVED)
        state.next_turn()
        state.push(OVER, seat, 1)
        state.put(WAIVED, waived)
        state.put(CARD, choice)
        state.put(TARGET, BESIDE)


def finish(state: SanJuan) -> None:
    """The game ends with a builder phase in which somebody has twelve buildings. [SJ-END-01 SJ-END-02 SJ-END-03]"""
    first = state.seat()
    fresh = state.fresh
    state.fresh = 0
    state.pop()
    for seat in range(state.seats):
        if state.buildings(seat) >= TWELVE:
            state.stop()
            if state.journal is not None:
                state.tell("end", -1, {})
            return
    if state.rules.answers_builder_phase == 0:
        return
    # Some buildings pay now, in action order. [SJ-BLD-15]
    for place in range(state.seats):
        seat = state.seat_after(first, state.seats - 1 - place)
        active = state.display_mask(seat)
        built = (fresh >> (8 * seat)) & 255
        if built > 0 and not state.rules.tavern_at_once:
            active &= ~bit(built - 1)
        answering = active & state.rules.answers_builder_phase
        bonus.begin(state, seat, answering, bonus.AFTER_BUILDER_PHASE, 0)


def refusal(state: SanJuan, choice: i64) -> Refusal:
    seat = state.seat()
    if choice == PASS:
        return Refusal("SJ-BLD-06", "waived-nothing", "a reduction is given up only to build something")
    if choice > PASS:
        return Refusal(
            "SJ-BLD-06",
            "waiver-changes-nothing",
            "there is no such reduction, or giving it up changes nothing",
        )
    if choice >= state.rules.kinds or (
        state.count(state.hand(seat), choice) == 0 and state.count(OPEN, choice) == 0
    ):
        return not_in_hand(state, choice, "SJ-BLD-02")
    name = state.rules.names[choice]
    if state.display_mask(seat) & state.rules.city & bit(choice) != 0:
        return Refusal("SJ-CTY-01", "one-of-each", f"nobody may have a second {name}")
    if state.at(WAIVED) != 0:
        return Refusal(
            "SJ-BLD-06", "waiver-changes-nothing", f"giving that up changes nothing for the {name}"
        )
    return Refusal("SJ-BLD-03", "too-expensive", f"there are not enough other cards to pay for the {name}")


# -- beside or over -----------------------------------------------------------------------------


def targets(state: SanJuan, seat: i64) -> i64:
    """With a crane, every own building but the crane; plants with and without good. [SJ-CRN-01 SJ-CRN-05 SJ-CRN-12]"""
    rules = state.rules
    display = state.display_mask(seat)
    if display & rules.overbuilders == 0:
        return 0
    display &= ~rules.overbuilders
    found = display & rules.city
    plants = display & rules.production
    if plants != 0:
        stock = state.stock(seat)
        vacancies = state.vacancies(seat)
        while plants != 0:
            plant = lowest(plants)
            good = rules.good[plant]
            if in_pile(vacancies, good) != 0:
                found |= bit(plant)
            if in_pile(stock, good) != 0:
                found |= bit(LOADED + good)
            plants &= plants - 1
    return found


def offer_over(state: SanJuan) -> i64:
    """A place of its own, or over one of the others, but not of its own kind. [SJ-CRN-01 SJ-CRN-06]"""
    seat = state.seat()
    card = state.at(CARD)
    sites = targets(state, seat) & ~state.rules.itself[card]
    if sites == 0:
        return bit(BESIDE)
    waived = state.at(WAIVED)
    wanted = PLAIN if waived == 0 else bit(waived)
    options: i64 = 0
    if ways_beside(state, seat, card) & wanted != 0:
        options |= bit(BESIDE)
    while sites != 0:
        target = lowest(sites)
        if ways_over(state, seat, card, target) & wanted != 0:
            options |= bit(target)
        sites &= sites - 1
    return options


def cheapest_site(state: SanJuan, seat: i64, card: i64, waived: i64) -> i64:
    """Where a card can be paid: beside, or else over the building that makes it cheapest."""
    wanted = PLAIN if waived == 0 else bit(waived)
    if ways_beside(state, seat, card) & wanted != 0:
        return BESIDE
    cheapest = BESIDE
    sites = targets(state, seat) & ~state.rules.itself[card]
    while sites != 0:
        site = lowest(sites)
        if ways_over(state, seat, card, site) & wanted != 0:
            cost = _rest(state, seat, card, site, waived)
            if cheapest == BESIDE or cost < _rest(state, seat, card, cheapest, waived):
                cheapest = site
        sites &= sites - 1
    return cheapest


def take_over(state: SanJuan, target: i64) -> None:
    seat = state.seat()
    state.put(TARGET, target)
    state.put(LEFT, price(state, seat, state.at(CARD), target, state.at(WAIVED)))
    state.become(BARTER)


def refuse_over(state: SanJuan, target: i64) -> Refusal:
    seat = state.seat()
    card = state.at(CARD)
    if target == BESIDE:
        return Refusal("SJ-BLD-03", "too-expensive", "it cannot be paid without building over another one")
    if state.display_mask(seat) & state.rules.overbuilders == 0:
        return Refusal("SJ-CRN-01", "no-crane", "only a crane puts one building over another")
    covered = target_kind(state, target)
    if covered < 0 or covered >= state.rules.kinds or (state.display_mask(seat) >> covered) & 1 == 0:
        return Refusal("SJ-CRN-01", "not-in-display", "only an own building can be built over")
    if (state.rules.overbuilders >> covered) & 1 == 1:
        return Refusal("SJ-CRN-05", "not-over-crane", "the building that lifts cannot be built over")
    if covered == card:
        return Refusal("SJ-CRN-06", "not-over-same", "a building cannot be put over one of its own kind")
    if (targets(state, seat) >> target) & 1 == 0:
        return Refusal("SJ-CRN-07", "no-such-plant", "there is no such plant with, or without, a good")
    return Refusal(
        "SJ-BLD-03", "too-expensive", "it cannot be paid so, or giving up the reduction changes nothing"
    )


# -- goods as payment -----------------------------------------------------------------------------


def _barter_goods(state: SanJuan) -> i64:
    """Own goods that can still be given; the one on the covered building is lost. [SJ-CRN-07]"""
    stock = state.stock(state.seat()) - state.at(NAMED)
    place = target_place(state, state.seat(), state.at(TARGET))
    if place >= 0 and state.places[place] > PLACE_KIND:
        stock -= state.rules.good_unit[(state.places[place] & PLACE_KIND) - 1]
    return stock


def _barter_limit(state: SanJuan) -> i64:
    active = state.display_mask(state.seat())
    covered = target_kind(state, state.at(TARGET))
    if covered >= 0:
        active &= ~bit(covered)
    most = total_of(state.rules.barter, active & state.rules.barterers)
    left = state.at(LEFT)
    named = pile_size(state.at(NAMED))
    return min(most - named, left)


def offer_barter(state: SanJuan) -> i64:
    """Up to two goods, never more than the rest of the price. [SJ-BLD-10 SJ-TRD-12]"""
    most = _barter_limit(state)
    missing = state.at(LEFT) - spare_cards(state, state.seat(), state.at(CARD))
    if most <= 0:
        return bit(DONE)
    options = ascending_goods(_barter_goods(state), state.at(FIRST), max(1, missing))
    if missing <= 0:
        options |= bit(DONE)
    return options


def take_barter(state: SanJuan, choice: i64) -> None:
    if choice == DONE:
        _place(state)
    else:
        state.put(NAMED, state.at(NAMED) + one_of(choice))
        state.put(FIRST, choice)
        state.put(LEFT, state.at(LEFT) - 1)


def refuse_barter(state: SanJuan, choice: i64) -> Refusal:
    if choice == DONE:
        return Refusal("SJ-BLD-06", "payment-short", "the hand cannot pay the rest alone")
    if ascending_goods(_barter_goods(state), 0, 1) & bit(choice) != 0:
        return Refusal(
            "SJ-BLD-10",
            "out-of-order",
            "several goods are named in the order of the goods, and enough of them",
        )
    return Refusal("SJ-BLD-10", "no-good", f"there is no {GOOD_NAMES[choice]} to give")


def _place(state: SanJuan) -> None:
    """Place the card, lose what it covers, give the goods; the payment follows. [SJ-BLD-16]"""
    seat = state.seat()
    card = state.at(CARD)
    target = state.at(TARGET)
    named = state.at(NAMED)
    waived = state.at(WAIVED)
    covered = target_kind(state, target)
    if _doubling_saves(state, seat, card, target, waived):
        note_doubling(state, seat)
    place = target_place(state, seat, target)
    if state.journal is not None:
        state.tell(
            "build",
            seat,
            {
                "card": state.rules.names[card],
                "over": state.rules.names[covered] if covered >= 0 else "",
                "goods": pile_names(named, GOOD_NAMES),
                "payment": state.at(LEFT),
            },
        )
    if place >= 0:
        build_over(state, seat, card, place)
    else:
        place_building(state, seat, card)
    for good in range(GOODS):
        for copy in range(in_pile(named, good)):
            discard_good(state, seat, state.place_of(seat, state.rules.plant_of[good], True))
    state.put(FIRST, 0)
    state.become(PAY)
    if state.at(LEFT) == 0:
        _reward(state)


def _doubling_saves(state: SanJuan, seat: i64, card: i64, target: i64, waived: i64) -> bool:
    """The payment became smaller through the library. [SJ-LIB-04]"""
    if state.taker(BUILDER) != seat or (waived != 0 and waived != WAIVE_DISCOUNT):
        return False
    active = state.display_mask(seat)
    if target != BESIDE:
        active &= ~bit(target_kind(state, target))
    return may_double(state, seat, active) and _rest(state, seat, card, target, waived) >= 0


# -- payment ----------------------------------------------------------------------------------------


def offer_payment(state: SanJuan) -> i64:
    """Exactly the price, in other hand cards. [SJ-BLD-02 SJ-BLD-06]"""
    return ascending_cards(state, state.hand(state.seat()), state.at(FIRST), state.at(LEFT))


def take_payment(state: SanJuan, kind: i64) -> None:
    discard_from_hand(state, state.seat(), kind, "pay", state.rules.names[state.at(CARD)])
    state.put(FIRST, kind)
    left = state.at(LEFT) - 1
    state.put(LEFT, left)
    if left == 0:
        _reward(state)


def refuse_payment(state: SanJuan, choice: i64) -> Refusal:
    if choice < state.rules.kinds and state.count(state.hand(state.seat()), choice) > 0:
        return out_of_order("SJ-BLD-06")
    return not_in_hand(state, choice, "SJ-BLD-02")


def _reward(state: SanJuan) -> None:
    """What other buildings bring now that all is paid; the new one does not work yet. [SJ-CTY-02 SJ-BLD-16]"""
    seat = state.seat()
    card = state.at(CARD)
    active = state.display_mask(seat) & ~(bit(card) & state.rules.city)
    state.pop()
    bonus.begin(state, seat, active & state.rules.answers_turn, bonus.AFTER_TURN, 0)
    bonus.begin(state, seat, active & state.rules.answers_building, bonus.AFTER_BUILDING, card)
