"""The trader: each player may sell one good to the trading house."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.piles import in_pile, kinds_in, one_of
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import DATA
from gouverneur.puerto_rico.layout import HOUSE, PORT
from gouverneur.puerto_rico.ledger import clear_house, gain_money, return_goods, sell_to_house
from gouverneur.puerto_rico.phases import bonus, land
from gouverneur.puerto_rico.phases.passing import tell_pass
from gouverneur.puerto_rico.phases.privilege import privilege
from gouverneur.puerto_rico.vocabulary import (
    AT_POST,
    BUY_LAND,
    GOOD_NAMES,
    GOODS,
    HOUSE_PLACES,
    NO_SALE,
    SELL,
)

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

SOLD: Final[i64] = DATA  # a good was sold in this turn
DEALT: Final[i64] = DATA + 1  # land was bought or sold in this turn


def begin(state: PuertoRico) -> None:
    state.push(SELL, state.picker, state.participants())


def offer(state: PuertoRico) -> i64:
    """A kind that the house does not hold yet, or nothing. [PR-TRA-01 PR-TRA-04 PR-TRA-05 PR-TRA-06 PR-OFF-02]

    Besides one may sell elsewhere instead, also when the house is full, and deal in land, before or after.
    [PR-TPO-01 PR-TPO-03 PR-LND-05]
    """
    seat = state.seat()
    options = bit(NO_SALE)
    if state.at(DEALT) == 0:
        options |= land.offer(state, seat)
    if state.at(SOLD) == 0:
        options |= offer_goods(state, seat)
    return options


def offer_goods(state: PuertoRico, seat: i64) -> i64:
    port = state.own(seat, PORT)
    if port == 0:
        return 0
    kinds = kinds_in(port)
    options: i64 = 0
    if state.occupied(seat) & state.rules.posts != 0:
        options = kinds << AT_POST
    if state.in_house() == HOUSE_PLACES:
        return options
    if state.occupied(seat) & state.rules.any_sellers == 0:
        kinds &= ~kinds_in(state.numbers[HOUSE])
    return options | kinds


def take(state: PuertoRico, choice: i64, dealer: Dealer) -> None:
    seat = state.seat()
    if choice == NO_SALE:
        tell_pass(state, seat, "trader")
        state.next_turn()
        return
    if choice >= BUY_LAND:
        state.put(DEALT, 1)
        _end_turn_if_done(state, seat)
        land.take(state, seat, choice, dealer)
        return
    state.put(SOLD, 1)
    _sell(state, seat, choice)
    _end_turn_if_done(state, seat)
    if choice < AT_POST:
        bonus.give(state, seat, state.occupied(seat) & state.rules.markets, bonus.SALE, 0)


def _sell(state: PuertoRico, seat: i64, choice: i64) -> None:
    """Price, privilege and markets; elsewhere no markets. [PR-TRA-02 PR-TRA-03 PR-LIB-07 PR-TPO-02]"""
    good = choice % AT_POST
    income = state.rules.prices[good] + privilege(state, seat)
    if choice < AT_POST:
        sell_to_house(state, seat, good)
    else:
        return_goods(state, seat, one_of(good))
    gain_money(state, seat, income)
    if state.journal is not None:
        key = "sell" if choice < AT_POST else "sell_at_post"
        state.tell(key, seat, {"good": GOOD_NAMES[good], "doubloons": income})


def _end_turn_if_done(state: PuertoRico, seat: i64) -> None:
    """Whoever has nothing left to do in this turn is done with it."""
    if state.at(SOLD) == 1 and (state.at(DEALT) == 1 or not land.deals(state, seat)):
        state.next_turn()


def proceeds_sources(state: PuertoRico, seat: i64, choice: i64) -> list[tuple[str, int]]:
    rules = state.rules
    if choice >= BUY_LAND:
        return [("land", -1 if choice == BUY_LAND else 1)]
    sources: list[tuple[str, int]] = [("price", rules.prices[choice % AT_POST])]
    if privilege(state, seat) > 0:
        sources.append(("privilege", privilege(state, seat)))
    markets = state.occupied(seat) & rules.markets if choice < AT_POST else 0
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
    if choice >= BUY_LAND:
        if state.at(DEALT) == 1:
            return Refusal("PR-LND-05", "once-a-phase", "land has been dealt in in this phase")
        return land.refusal(state, seat, choice)
    good = choice % AT_POST
    if state.at(SOLD) == 1:
        return Refusal("PR-TRA-01", "one-sale", "a good has been sold in this phase")
    if state.goods(seat, good) == 0:
        return Refusal("PR-TRA-01", "no-good", f"there is no {GOOD_NAMES[good]} to sell")
    if choice >= GOODS:
        return Refusal("PR-TPO-01", "no-trading-post", "no occupied building sells elsewhere")
    if state.in_house() == HOUSE_PLACES:
        return Refusal("PR-TRA-04", "house-full", "the trading house is full")
    if in_pile(state.numbers[HOUSE], choice) == 0:
        return Refusal("PR-TRA-01", "no-sale", "this cannot be sold")
    return Refusal("PR-TRA-05", "same-kind", f"the trading house holds {GOOD_NAMES[choice]} already")
