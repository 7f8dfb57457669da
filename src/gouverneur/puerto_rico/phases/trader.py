"""The trader: each player may sell one good to the trading house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.piles import in_pile, kinds_in
from gouverneur.kernel.refusal import Refusal
from gouverneur.puerto_rico.layout import HOUSE, PORT
from gouverneur.puerto_rico.ledger import clear_house, gain_money, sell_to_house
from gouverneur.puerto_rico.phases import bonus
from gouverneur.puerto_rico.phases.passing import tell_pass
from gouverneur.puerto_rico.phases.privilege import privilege
from gouverneur.puerto_rico.vocabulary import GOOD_NAMES, GOODS, HOUSE_PLACES, NO_SALE, SELL

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico


def begin(state: PuertoRico) -> None:
    state.push(SELL, state.picker, state.seats)


def offer(state: PuertoRico) -> i64:
    """A kind that the house does not hold yet, or nothing. [PR-TRA-01 PR-TRA-04 PR-TRA-05 PR-TRA-06 PR-OFF-02]"""
    seat = state.seat()
    options = bit(NO_SALE)
    port = state.own(seat, PORT)
    if port == 0 or state.in_house() == HOUSE_PLACES:
        return options
    kinds = kinds_in(port)
    if state.occupied(seat) & state.rules.any_sellers == 0:
        kinds &= ~kinds_in(state.numbers[HOUSE])
    return options | kinds


def take(state: PuertoRico, choice: i64) -> None:
    seat = state.seat()
    if choice == NO_SALE:
        tell_pass(state, seat, "trader")
    else:
        # Price, privilege and markets. [PR-TRA-02 PR-TRA-03]
        income = state.rules.prices[choice] + privilege(state, seat)
        sell_to_house(state, seat, choice)
        gain_money(state, seat, income)
        if state.journal is not None:
            state.tell("sell", seat, {"good": GOOD_NAMES[choice], "doubloons": income})
    state.next_turn()
    if choice != NO_SALE:
        bonus.give(state, seat, state.occupied(seat) & state.rules.markets, bonus.SALE, 0)


def proceeds_sources(state: PuertoRico, seat: i64, good: i64) -> list[tuple[str, int]]:
    rules = state.rules
    sources: list[tuple[str, int]] = [("price", rules.prices[good])]
    if privilege(state, seat) > 0:
        sources.append(("privilege", privilege(state, seat)))
    markets = state.occupied(seat) & rules.markets
    while markets != 0:
        sources.append((rules.names[lowest(markets)], rules.sale_bonus[lowest(markets)]))
        markets &= markets - 1
    return sources


def finish(state: PuertoRico) -> None:
    """A full house is emptied; one that is not keeps its goods. [PR-TRA-07 PR-TRA-08]"""
    state.pop()
    if state.in_house() == HOUSE_PLACES:
        clear_house(state)


def refusal(state: PuertoRico, choice: i64) -> Refusal:
    seat = state.seat()
    if choice >= GOODS:
        return Refusal("PR-TPO-01", "no-trading-post", "nothing can be sold elsewhere")
    if state.goods(seat, choice) == 0:
        return Refusal("PR-TRA-01", "no-good", f"there is no {GOOD_NAMES[choice]} to sell")
    if state.in_house() == HOUSE_PLACES:
        return Refusal("PR-TRA-04", "house-full", "the trading house is full")
    if in_pile(state.numbers[HOUSE], choice) == 0:
        return Refusal("PR-TRA-01", "no-sale", "this cannot be sold")
    return Refusal("PR-TRA-05", "same-kind", f"the trading house holds {GOOD_NAMES[choice]} already")
