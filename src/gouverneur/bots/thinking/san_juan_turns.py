"""The turns of San Juan worth a thought: of choices of several cards or goods those that nothing beats."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gouverneur.bots.thinking.san_juan_board import Eye
from gouverneur.bots.thinking.san_juan_choices import LONG_GAME, choose, choose_production
from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.piles import PILE_BITS, pile_size
from gouverneur.kernel.state import SEAT, TURNS
from gouverneur.san_juan.layout import TRANSIT
from gouverneur.san_juan.phases import builder, councillor, producer, round_start, trader
from gouverneur.san_juan.state import SanJuan
from gouverneur.san_juan.vocabulary import (
    BANK,
    BARTER,
    BUILD,
    DISCARD,
    DONE,
    EXCHANGE,
    KEEP,
    OVER,
    PASS,
    PAY,
    PICK,
    PRODUCE,
    ROLE,
    SELL,
    TUCK,
)

MOST_TURNS: Final = 16
MOST_SALES: Final = 4


def turns(eye: Eye, game: SanJuan, stage: i64) -> list[list[int]]:
    kind = game.kind()
    seat = game.seat()
    if game.round > LONG_GAME and kind in (ROLE, BUILD, OVER, TUCK):
        return [[int(choose(eye, game, stage))]]
    if kind in (ROLE, OVER, PICK, TUCK):
        return one_each(game.options)
    if kind == BUILD:
        # To give up a reduction is hardly ever wise.
        return one_each(game.options & (bit(PASS + 1) - 1))
    eye.look(game, seat, stage)
    if kind == PAY:
        return of_cards(eye, game, game.hand(seat), game.at(builder.FIRST), game.at(builder.LEFT), False)
    if kind == DISCARD:
        return of_cards(
            eye, game, game.hand(seat), game.at(round_start.FIRST), game.at(round_start.LEFT), False
        )
    if kind == KEEP:
        return of_cards(eye, game, TRANSIT, game.at(councillor.FIRST), game.at(councillor.LEFT), True)
    if kind == SELL:
        left = trader.limit(game, seat) - pile_size(game.at(trader.NAMED))
        return of_sale(game, eye.stock - game.at(trader.NAMED), game.at(trader.FIRST), left)
    if kind == PRODUCE:
        return [of_production(eye, game)]
    if kind == BARTER:
        return of_barter(game)
    if kind in (EXCHANGE, BANK):
        return of_spare_cards(eye, game, kind)
    return [[int(choose(eye, game, stage))]]


def one_each(options: i64) -> list[list[int]]:
    found: list[list[int]] = []
    while options != 0:
        found.append([int(lowest(options))])
        options &= options - 1
    return found


# -- cards ------------------------------------------------------------------------------


def of_cards(eye: Eye, game: SanJuan, zone: i64, first: i64, left: i64, keeping: bool) -> list[list[int]]:
    """So many cards of a zone: every choice, or if there are many the best and those that differ in one card."""
    first = max(0, first)
    ranked = ranked_cards(eye, game, zone, first, left, keeping)
    found: list[list[int]] = []
    if not sets_of(ranked, int(left), found):
        found = exchanges_of(ranked, int(left))
    return [played(game, cards) for cards in found]


def ranked_cards(eye: Eye, game: SanJuan, zone: i64, first: i64, left: i64, keeping: bool) -> list[int]:
    """Each card from `first` on, those that one would choose first in front."""
    held = eye.held + left if keeping else eye.held - left
    ranked: list[tuple[float, int]] = []
    kinds = game.mask(zone)
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if kind < first:
            continue
        wish = eye.wish(game, kind, held)
        if keeping and game.count(game.hand(game.seat()), kind) > 0:
            wish *= 0.5
        for copy in range(game.count(zone, kind)):
            # Of several copies the first is wanted most.
            worth = wish if copy == 0 else 0.5 * wish
            ranked.append((-worth if keeping else worth, int(kind)))
    ranked.sort()
    return [kind for worth, kind in ranked]


def sets_of(ranked: list[int], left: int, found: list[list[int]]) -> bool:
    """All different choices of so many, best first; False when there are too many."""
    seen: list[list[int]] = []
    return _sets_from(ranked, 0, left, [], seen, found)


def _sets_from(
    ranked: list[int], start: int, left: int, taken: list[int], seen: list[list[int]], found: list[list[int]]
) -> bool:
    if left == 0:
        cards = sorted(taken)
        if cards not in seen:
            if len(seen) == MOST_TURNS:
                return False
            seen.append(cards)
            found.append(cards)
        return True
    for place in range(start, len(ranked) - left + 1):
        if not _sets_from(ranked, place + 1, left - 1, [*taken, ranked[place]], seen, found):
            return False
    return True


def exchanges_of(ranked: list[int], left: int) -> list[list[int]]:
    """The choice by rank, and those with one card of it replaced by one of the next."""
    best = sorted(ranked[:left])
    found = [best]
    for distance in range(1, len(ranked)):
        for last in range(distance):
            out = left - 1 - last
            into = left + distance - 1 - last
            if out < 0 or into >= len(ranked) or len(found) == MOST_TURNS:
                continue
            cards = sorted([*ranked[:out], *ranked[out + 1 : left], ranked[into]])
            if cards not in found:
                found.append(cards)
    return found


def of_spare_cards(eye: Eye, game: SanJuan, kind: i64) -> list[list[int]]:
    """No card, or the one, two, ... that one needs least."""
    ranked = ranked_cards(eye, game, game.hand(game.seat()), max(0, game.at(round_start.FIRST)), 0, False)
    most = len(ranked)
    if kind == EXCHANGE:
        most = 0
        offices = game.display_mask(game.seat()) & game.rules.exchangers
        while offices != 0:
            most += int(game.rules.exchanges[lowest(offices)])
            offices &= offices - 1
        most = min(len(ranked), most - int(game.at(round_start.GIVEN)))
    found: list[list[int]] = []
    if (game.options >> PASS) & 1 == 1:
        found.append([PASS])
    for number in range(1, most + 1):
        found.append(played(game, sorted(ranked[:number])))
    return found


# -- goods --------------------------------------------------------------------------------


def of_sale(game: SanJuan, pile: i64, first: i64, left: i64) -> list[list[int]]:
    """As many goods as one may sell, what brings most first; or no more."""
    goods: list[int] = []
    for good in range(max(0, first), 6):
        for copy in range((pile >> (PILE_BITS * good)) & 15):
            goods.append(int(good))
    number = min(int(left), len(goods))
    some: list[list[int]] = []
    sets_of(goods, number, some)
    ranked = [(-sum([int(trader.price(game, i64(good))) for good in one]), one) for one in some]
    ranked.sort()
    found = [played(game, one) for proceeds, one in ranked[:MOST_SALES]]
    if number > 0:
        found.append(played(game, []))
    return found


def of_production(eye: Eye, game: SanJuan) -> list[int]:
    """The dearest goods: nothing beats them."""
    after = game.clone()
    dealer = Dealer(1)
    found: list[int] = []
    while same_question(game, after):
        eye.look(after, after.seat(), 0)
        choice = choose_production(eye, after)
        found.append(int(choice))
        after.apply(choice, dealer)
    return found


def of_barter(game: SanJuan) -> list[list[int]]:
    """Each way to name goods, one after the other."""
    found: list[list[int]] = []
    options = game.options
    dealer = Dealer(1)
    while options != 0:
        good = lowest(options)
        options &= options - 1
        if good == DONE:
            found.append([int(good)])
            continue
        after = game.clone()
        after.apply(good, dealer)
        if same_question(game, after):
            for rest in of_barter(after):
                found.append([int(good), *rest])
        else:
            found.append([int(good)])
    return found


# -- in the words of the game -----------------------------------------------------------------


def same_question(game: SanJuan, after: SanJuan) -> bool:
    return (
        after.top == game.top
        and after.kind() == game.kind()
        and after.at(SEAT) == game.at(SEAT)
        and after.at(TURNS) == game.at(TURNS)
    )


def played(game: SanJuan, chosen: list[int]) -> list[int]:
    """The choices that come to this set: only those that the game still asks about."""
    after = game.clone()
    dealer = Dealer(1)
    left = chosen[:]
    found: list[int] = []
    kind = game.kind()
    end = -1
    if kind in (SELL, PRODUCE):
        end = int(DONE)
    elif kind in (EXCHANGE, BANK):
        end = int(PASS)
    while True:
        choice = left[0] if len(left) > 0 else end
        if choice < 0 or (after.options >> i64(choice)) & 1 == 0:
            return found
        found.append(choice)
        if len(left) > 0:
            before = gone(after, kind)
            after.apply(i64(choice), dealer)
            if not same_question(game, after):
                return found
            # What was the only option has been taken by the game itself.
            for step in range(gone(after, kind) - before):
                if len(left) > 0:
                    left.pop(0)
        else:
            return found


def gone(game: SanJuan, kind: i64) -> i64:
    """How many cards or goods have been chosen so far, counted from anywhere."""
    if kind == SELL:
        return pile_size(game.at(trader.NAMED))
    if kind == PRODUCE:
        return pile_size(game.at(producer.NAMED))
    if kind == KEEP:
        return -game.size(TRANSIT)
    return -game.hand_size(game.seat())
