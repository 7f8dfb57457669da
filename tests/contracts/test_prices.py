"""A price is the sum of its sources, never below nothing, and exactly what is paid."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gouverneur import Dealer
from gouverneur.kernel.bits import lowest, members
from gouverneur.kernel.playout import random_choice
from gouverneur.puerto_rico import vocabulary as pr
from gouverneur.puerto_rico.layout import MONEY, POINTS
from gouverneur.puerto_rico.state import PuertoRico
from gouverneur.san_juan import vocabulary as v
from gouverneur.san_juan.layout import DISCARDED
from gouverneur.san_juan.phases import builder
from gouverneur.san_juan.state import SanJuan
from rulesets import PLAIN, PUERTO_RICO, SAN_JUAN, game_of, thousands, walk


def builds(name: str) -> Iterator[tuple[SanJuan, Dealer]]:
    """Decisions whether and what to build."""
    for seed in thousands(name, 36, 120):
        for state, dealer in walk(name, seed, 800):
            assert isinstance(state, SanJuan)
            if not state.over() and state.kind() == v.BUILD:
                yield state, dealer


@pytest.mark.slow
@pytest.mark.parametrize("name", SAN_JUAN)
def test_what_is_offered_can_be_paid_and_costs_its_price(name: str) -> None:
    """Goods and cards together pay the price, no more and no less. [SJ-BLD-05 SJ-BLD-06]"""
    seen = set()
    chooser = Dealer(99)
    for state, dealer in builds(name):
        for option in members(state.options):
            if option == v.PASS:
                continue
            trial, chance = state.clone(), dealer.clone()
            seat = state.seat()
            trial.journal = []
            waived = state.at(builder.WAIVED)
            if option > v.PASS:
                waived = option
            trial.apply(option, chance)
            while not [event for event in trial.journal if event.key == "build"]:
                assert trial.seat() == seat, "the turn ended without a building"
                assert trial.kind() in (v.BUILD, v.OVER, v.BARTER)
                trial.apply(random_choice(trial.options, chooser), chance)
            [built] = [event.public for event in trial.journal if event.key == "build" and event.seat == seat]
            goods, payment = built["goods"], built["payment"]
            assert isinstance(goods, list)
            assert isinstance(payment, int)
            card = state.rules.names.index(str(built["card"]))
            target = target_of(state, seat, trial, str(built["over"]))
            price = builder.price(state, seat, card, target, waived)
            sources = builder.price_sources(state, seat, card, target, waived)
            assert price == max(0, sum(amount for _, amount in sources))
            assert price == payment + len(goods)
            check_paid(state, trial, chance, seat, payment, len(goods) + (v.LOADED <= target < v.BESIDE))
            seen.add((waived, bool(goods), target != v.BESIDE))
    assert len(seen) > 6, "too few ways of paying came up"


def target_of(state: SanJuan, seat: int, trial: SanJuan, over: str) -> int:
    """Which choice of the over step was taken: with the good or without it."""
    if not over:
        return v.BESIDE
    covered = state.rules.names.index(over)
    for i in range(seat * v.TWELVE, seat * v.TWELVE + state.buildings(seat)):
        old, new = state.places[i], trial.places[i]
        if (old & 255) == covered + 1 and (new & 255) != (old & 255):
            return v.LOADED + state.rules.good[covered] if old > 255 else covered
    raise AssertionError("nothing was built over")


def check_paid(state: SanJuan, trial: SanJuan, chance: Dealer, seat: int, payment: int, lost: int) -> None:
    """What left hand and goods, and what arrived in the discard pile."""
    paying = Dealer(5)
    paid = 0
    while not trial.over() and trial.kind() == v.PAY and trial.seat() == seat:
        trial.apply(random_choice(trial.options, paying), chance)
    for event in trial.journal or []:
        if event.key == "pay" and event.seat == seat and paid == 0:
            number = event.public["number"]
            assert isinstance(number, int)
            paid = number
    assert paid == payment
    reshuffled = any(event.key == "reshuffle" for event in trial.journal or [])
    others = any(
        event.key in ("discard", "pay", "reveal", "sell") and event.seat != seat
        for event in trial.journal or []
    )
    if (
        not reshuffled
        and not others
        and not any(event.key == "build" and event.seat != seat for event in trial.journal or [])
    ):
        own = sum(event.key == "discard" for event in trial.journal or [])
        if not own:
            assert trial.size(DISCARDED) == state.size(DISCARDED) + payment + lost
            assert trial.size(trial.goods(seat)) == state.size(state.goods(seat)) - lost


@pytest.mark.parametrize("name", SAN_JUAN)
def test_the_game_explains_its_prices(name: str) -> None:
    """What the table answers for an option is what the phase computes."""
    game = game_of(name)
    asked = 0
    for state, _ in builds(name):
        for option in members(state.options):
            sources = game.price_sources(state, state.seat(), option)
            if option < v.CARD_CHOICES:
                asked += 1
                assert sources[0] == ("printed", state.rules.cost[option])
                assert all(amount < 0 for _, amount in sources[1:])
            else:
                assert sources == []
    assert asked > 100


@pytest.mark.parametrize("name", SAN_JUAN)
def test_a_sale_brings_what_its_sources_say(name: str) -> None:
    """As long as there are cards to draw. [SJ-TRD-04 SJ-TRD-07 SJ-TRD-08]"""
    game = game_of(name)
    sales = 0
    for seed in thousands(name, 80, 120):
        for state, dealer in walk(name, seed, 800):
            assert isinstance(state, SanJuan)
            if state.over() or state.kind() != v.SELL or not (state.options >> v.DONE) & 1:
                continue
            seat = state.seat()
            sources = game.price_sources(state, seat, v.DONE)
            promised = sum(number for _, number in sources)
            trial = state.clone()
            trial.journal = []
            trial.apply(v.DONE, dealer.clone())
            told = [
                event.public["number"]
                for event in trial.journal
                if event.key == "draw"
                and event.seat == seat
                and event.public["reason"] not in ("prospector", "hut")
            ]
            drawn = sum(number for number in told if isinstance(number, int))
            if state.rules.auto_gains and state.cards_left() >= promised:
                assert drawn == promised
                sales += bool(sources)
    assert sales > 20 or "auto_bonus_draws=false" in name


@pytest.mark.slow
@pytest.mark.parametrize("name", PUERTO_RICO)
def test_prices_sales_and_loads_of_puerto_rico_are_the_sum_of_their_sources(name: str) -> None:
    """What the sources promise is what changes hands. [PR-BLD-02 PR-BLD-04 PR-TRA-02 PR-TRA-03 PR-CAP-10 PR-CAP-11]"""
    game = game_of(name)
    seen = set()
    for seed in thousands(name, 12, 120):
        for state, dealer in walk(name, seed):
            if state.over() or state.kind() not in (pr.BUILD, pr.SELL, pr.LOAD):
                continue
            assert isinstance(state, PuertoRico)
            for option in members(state.options):
                sources = game.price_sources(state, state.seat(), option)
                if is_paid(state, option, dealer.clone(), sources):
                    seen |= {(state.kind(), source) for source, _ in sources}
    assert len(seen) > (6 if name in PLAIN else 2)


def is_paid(state: PuertoRico, option: int, chance: Dealer, sources: list[tuple[str, int]]) -> bool:
    """Whether it can be seen that what changes hands is the sum of its sources."""
    seat, kind = state.seat(), state.kind()
    trial = state.clone()
    trial.journal = []
    trial.apply(option, chance)
    while not trial.over() and trial.kind() in (pr.BONUS, pr.DISCOUNT):
        trial.apply(lowest(trial.options), chance)
    if trial.over() or trial.kind() not in (pr.BUILD, pr.MAN_BUILDING, pr.SELL, pr.LOAD):
        return False  # something else is asked, others have acted by themselves, or a round has begun
    if kind == pr.LOAD and option == pr.SHIP_SOME:
        return False  # what is sent was the only good
    own = [event for event in trial.journal if event.seat == seat]
    if len([event for event in own if event.key in DEALS]) > 1:
        return False  # the next turn of this seat left no choice
    total = sum(number for _, number in sources)
    if kind == pr.BUILD:
        handed_in = sum(event.key == "hand_in" for event in own)  # each for a doubloon [PR-BMK-01]
        assert trial.own(seat, MONEY) - state.own(seat, MONEY) == handed_in - max(0, total)
    else:
        field = POINTS if kind == pr.LOAD else MONEY
        assert trial.own(seat, field) - state.own(seat, field) == total
    return True


DEALS = ("load", "sell", "sell_at_post", "buy_land", "sell_land")
