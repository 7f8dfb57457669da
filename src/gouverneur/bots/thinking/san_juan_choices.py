"""What one does at San Juan without much thought: a choice for each decision there is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gouverneur.bots.thinking.san_juan_board import (
    BUILDINGS,
    DEAREST_FIRST,
    GOOD_KINDS,
    LIBRARY,
    MAKING,
    POINTS,
    SALE,
    Eye,
)
from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.piles import PILE_BITS, one_of, pile_size
from gouverneur.san_juan.layout import OPEN, TRANSIT
from gouverneur.san_juan.phases import builder, councillor, producer, round_start, trader
from gouverneur.san_juan.state import SanJuan
from gouverneur.san_juan.vocabulary import (
    BANK,
    BARTER,
    BESIDE,
    BUILD,
    BUILDER,
    CARD_CHOICES,
    COUNCIL,
    COUNCILLOR,
    DISCARD,
    DONE,
    EXCHANGE,
    KEEP,
    OVER,
    PASS,
    PAY,
    PICK,
    PLANT_GOODS,
    PRODUCE,
    PRODUCER,
    PROSPECT,
    PROSPECTOR,
    ROLE,
    SELL,
    TRADER,
    TUCK,
    TWELVE,
)

NOTHING: Final = -1e9
CARD_MASK: Final[i64] = 0xFFFFFFFFFFFF  # choices that are cards
NEARLY: Final[i64] = 11  # one building before the end
# Rounds after which one builds whatever one can and tucks nothing, so that every game ends.
LONG_GAME: Final[i64] = 30


def choose(eye: Eye, game: SanJuan, stage: i64) -> i64:
    kind = game.kind()
    if kind == ROLE:
        return choose_role(eye, game, stage)
    eye.look(game, game.seat(), stage)
    if kind == PAY:
        return next_card(
            eye, game, game.hand(game.seat()), game.at(builder.FIRST), game.at(builder.LEFT), False
        )
    if kind == BUILD:
        return choose_building(eye, game)
    if kind == PRODUCE:
        return choose_production(eye, game)
    if kind == SELL:
        return choose_sale(eye, game)
    if kind == KEEP:
        return next_card(eye, game, TRANSIT, game.at(councillor.FIRST), game.at(councillor.LEFT), True)
    if kind == DISCARD:
        hand = game.hand(game.seat())
        return next_card(eye, game, hand, game.at(round_start.FIRST), game.at(round_start.LEFT), False)
    if kind == COUNCIL:
        return most_cards(game.options, 2)
    if kind == PROSPECT:
        return most_cards(game.options, 1)
    if kind == TUCK:
        return choose_tuck(eye, game)
    if kind == OVER:
        return choose_site(eye, game)
    if kind == BARTER:
        return choose_barter(eye, game)
    if kind == PICK:
        return choose_pick(eye, game)
    if kind == BANK:
        return choose_bank(eye, game)
    if kind == EXCHANGE:
        return choose_exchange(eye, game)
    return lowest(game.options)  # use, bonus: a gain comes before the pass


# -- cards ------------------------------------------------------------------------


def worst_card(eye: Eye, game: SanJuan, kinds: i64, held: i64) -> i64:
    worst = lowest(kinds)
    least = 1e9
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        wish = eye.wish(game, kind, held)
        if wish < least:
            least = wish
            worst = kind
    return worst


def next_card(eye: Eye, game: SanJuan, zone: i64, first: i64, left: i64, best: bool) -> i64:
    """Of the cards from `first` on so many are taken, the best or else the worst: the first of those."""
    held = eye.held + left if best else eye.held - left
    hand = game.hand(game.seat())
    wishes = eye.wishes
    copies = eye.copies
    kinds = game.mask(zone)
    if first > 0:
        kinds &= ~(bit(first) - 1)
    left_kinds = kinds
    while left_kinds != 0:
        kind = lowest(left_kinds)
        left_kinds &= left_kinds - 1
        copies[kind] = game.count(zone, kind)
        wish = eye.wish(game, kind, held)
        if best:
            # A second copy is wanted less than the first.
            if game.count(hand, kind) > 0:
                wish *= 0.5
        else:
            wish = -wish
        wishes[kind] = wish
    found: i64 = -1
    for turn in range(left):
        chosen: i64 = -1
        most = NOTHING
        left_kinds = kinds
        while left_kinds != 0:
            kind = lowest(left_kinds)
            left_kinds &= left_kinds - 1
            wish = wishes[kind]
            if copies[kind] > 1 and not best:
                wish *= 0.5
            if wish > most:
                most = wish
                chosen = kind
        if chosen < 0:
            break
        copies[chosen] -= 1
        if copies[chosen] == 0:
            kinds &= ~bit(chosen)
        elif best:
            wishes[chosen] *= 0.5
        if found < 0 or chosen < found:
            found = chosen
    if found < 0 or (game.options >> found) & 1 == 0:
        return lowest(game.options)
    return found


def most_cards(options: i64, most: i64) -> i64:
    """Draw as many as one may, and keep as many as one may."""
    while most > 0 and (options >> most) & 1 == 0:
        most -= 1
    return most if (options >> most) & 1 == 1 else lowest(options)


def choose_pick(eye: Eye, game: SanJuan) -> i64:
    best = lowest(game.options)
    most = NOTHING
    cards = game.options & CARD_MASK
    while cards != 0:
        kind = lowest(cards)
        cards &= cards - 1
        wish = eye.wish(game, kind, eye.held + 1)
        if wish > most:
            most = wish
            best = kind
    return best


def choose_tuck(eye: Eye, game: SanJuan) -> i64:
    """A point for the card that one needs least."""
    if game.round > LONG_GAME:
        return PASS
    worst = worst_card(eye, game, game.options & CARD_MASK, eye.held)
    lost = eye.cards_worth(eye.held) - eye.cards_worth(eye.held - 1)
    wish = eye.wish(game, worst, eye.held)
    if wish > 0.0:
        lost += 0.5 * wish
    if lost < eye.blend[eye.first + POINTS]:
        return worst
    return PASS


def choose_bank(eye: Eye, game: SanJuan) -> i64:
    """Once, shortly before the end: what one will not build any more."""
    if (game.options >> PASS) & 1 == 0:
        return lowest(game.options)
    most: i64 = 0
    for seat in range(game.seats):
        most = max(most, game.buildings(seat))
    given = game.at(round_start.GIVEN)
    if most < NEARLY and given == 0 and (eye.held < 8 or most < 9):
        return PASS
    kept = kept_for_building(eye, game)
    first = game.at(round_start.FIRST)
    spare = eye.held - kept[1]
    if spare <= 0:
        return PASS
    # The worst cards go, in ascending order: the first of them.
    cards = game.options & CARD_MASK
    if kept[0] >= 0 and game.count(game.hand(eye.seat), kept[0]) == 1:
        cards &= ~bit(kept[0])
    if cards == 0:
        return PASS
    return next_spare(eye, game, cards, first, spare)


def next_spare(eye: Eye, game: SanJuan, cards: i64, first: i64, spare: i64) -> i64:
    """Of the cards that remain so many may go; those not wanted first, in ascending order."""
    beyond: i64 = 0
    left = cards
    hand = game.hand(eye.seat)
    while left != 0:
        beyond += game.count(hand, lowest(left))
        left &= left - 1
    if beyond <= spare:
        return lowest(cards)
    # Skip the best cards until only as many remain as may go.
    while beyond > spare and cards & (cards - 1) != 0:
        best = lowest(cards)
        most = NOTHING
        left = cards
        while left != 0:
            kind = lowest(left)
            left &= left - 1
            wish = eye.wish(game, kind, eye.held)
            if wish > most:
                most = wish
                best = kind
        beyond -= game.count(hand, best)
        cards &= ~bit(best)
    return lowest(cards)


def kept_for_building(eye: Eye, game: SanJuan) -> tuple[i64, i64]:
    """The card that one will still build, and how many cards that takes; -1 and 0 for none."""
    best: i64 = -1
    most = 0.0
    needed: i64 = 0
    cards = eye.hand & ~(eye.display & game.rules.city)
    while cards != 0:
        kind = lowest(cards)
        cards &= cards - 1
        price = eye.cost(game, kind)
        if price + 1 <= eye.held:
            scores = eye.scores(game, kind) - float(price + 1)
            if scores > most:
                most = scores
                best = kind
                needed = price + 1
    return best, needed


def choose_exchange(eye: Eye, game: SanJuan) -> i64:
    """What one would rather not have."""
    cards = game.options & CARD_MASK
    if cards == 0:
        return PASS
    while cards != 0:
        kind = lowest(cards)
        cards &= cards - 1
        if eye.wish(game, kind, eye.held) <= 0.1:
            return kind
    if (game.options >> PASS) & 1 == 1:
        return PASS
    return lowest(game.options)


# -- building -----------------------------------------------------------------------


def ends_game_badly(eye: Eye, game: SanJuan, gain: float) -> bool:
    """The twelfth building ends the game: not if another seat then wins."""
    most: i64 = 0
    for other in range(game.seats):
        if other != eye.seat:
            most = max(most, game.score(other))
    return float(most) > float(game.score(eye.seat)) + gain


def note_last(eye: Eye, game: SanJuan) -> bool:
    """Whether the builder phase that is going on is the last: then only points count."""
    for seat in range(game.seats):
        if game.buildings(seat) >= TWELVE:
            eye.last = True
            return True
    return False


def choose_building(eye: Eye, game: SanJuan) -> i64:
    options = game.options
    note_last(eye, game)
    seat = game.seat()
    privilege: i64 = 0
    if game.taker(BUILDER) == seat:
        privilege = 2 if (eye.display >> LIBRARY) & 1 == 1 else 1
    best: i64 = PASS
    most = 0.0 if game.round <= LONG_GAME else NOTHING
    crane = eye.display & game.rules.overbuilders != 0
    final = eye.buildings >= NEARLY and not eye.last
    cards = options & CARD_MASK
    if (options >> PASS) & 1 == 0:
        most = NOTHING
        best = lowest(options)
    while cards != 0:
        kind = lowest(cards)
        cards &= cards - 1
        price = max(0, eye.cost(game, kind) - privilege)
        net = NOTHING
        if price < eye.held + eye.goods:
            net = eye.net(game, kind, price)
            if final:
                if game.round <= LONG_GAME and ends_game_badly(eye, game, eye.scores(game, kind)):
                    net = NOTHING
                else:
                    net += 100.0
        if crane:
            net = max(net, best_covering(eye, game, kind, price))
        if net > most:
            most = net
            best = kind
    return best


def best_covering(eye: Eye, game: SanJuan, kind: i64, price: i64) -> float:
    """What it brings to build a card over the building that suits best."""
    most = NOTHING
    sites = builder.targets(game, eye.seat) & ~game.rules.itself[kind]
    while sites != 0:
        target = lowest(sites)
        sites &= sites - 1
        worth = covering(eye, game, kind, target, price)
        if worth > most:
            most = worth
    return most


def covering(eye: Eye, game: SanJuan, kind: i64, target: i64, price: i64) -> float:
    covered = builder.target_kind(game, target)
    privileged = game.taker(BUILDER) == eye.seat
    rest = max(0, price - game.rules.refund[covered])
    if rest > eye.held - 1:
        return NOTHING
    if covered == LIBRARY and privileged:
        rest = min(eye.held - 1, rest + 1)  # it does not double any more
    worth = eye.net(game, kind, rest) - eye.gain(game, covered)
    if not eye.last:
        worth -= eye.blend[eye.first + BUILDINGS]
        if target >= CARD_CHOICES and target != BESIDE:
            worth -= eye.blend[eye.first + SALE] * eye.price[target - CARD_CHOICES]
    return worth


def choose_site(eye: Eye, game: SanJuan) -> i64:
    note_last(eye, game)
    card = game.at(builder.CARD)
    options = game.options
    if game.round > LONG_GAME and (options >> BESIDE) & 1 == 1:
        return BESIDE
    privilege: i64 = 0
    if game.taker(BUILDER) == eye.seat:
        privilege = 2 if (eye.display >> LIBRARY) & 1 == 1 else 1
    price = max(0, eye.cost(game, card) - privilege)
    best = lowest(options)
    most = NOTHING
    while options != 0:
        target = lowest(options)
        options &= options - 1
        if target == BESIDE:
            worth = eye.net(game, card, price)
            if eye.buildings >= NEARLY and not eye.last:
                if ends_game_badly(eye, game, eye.scores(game, card)):
                    worth -= 100.0
                else:
                    worth += 100.0
        else:
            worth = covering(eye, game, card, target, price)
        if worth > most:
            most = worth
            best = target
    return best


def choose_barter(eye: Eye, game: SanJuan) -> i64:
    """Goods pay where they are worth less than a card."""
    options = game.options
    if (options >> DONE) & 1 == 0:
        return lowest(options)
    note_last(eye, game)
    if eye.last:
        return DONE
    held = eye.held - game.at(builder.LEFT)
    card = eye.cards_worth(held + 1) - eye.cards_worth(held)
    goods = options & ~bit(DONE)
    sale = eye.blend[eye.first + SALE] * (1.0 if eye.goods <= eye.sells(game) + 1 else 0.5)
    while goods != 0:
        good = lowest(goods)
        goods &= goods - 1
        if sale * eye.price[good] < card:
            return good
    return DONE


# -- goods --------------------------------------------------------------------------


def lowest_of_dearest(eye: Eye, pile: i64, number: i64) -> i64:
    """Of so many of the dearest goods of a pile the lowest; DONE if there is none."""
    found: i64 = DONE
    for place in range(GOOD_KINDS):
        good = DEAREST_FIRST[place]
        there = (pile >> (PILE_BITS * good)) & 15
        if there > 0 and number > 0:
            number -= there
            if good < found:
                found = good
    return found


def choose_production(eye: Eye, game: SanJuan) -> i64:
    """The dearest."""
    named = game.at(producer.NAMED)
    first = max(0, game.at(producer.FIRST))
    left = min(producer.limit(game, eye.seat), game.cards_left()) - pile_size(named)
    pile = (eye.vacant & PLANT_GOODS) - named
    pile = (pile >> (PILE_BITS * first)) << (PILE_BITS * first)
    good = lowest_of_dearest(eye, pile, left)
    if (game.options >> good) & 1 == 1:
        return good
    return lowest(game.options)


def choose_sale(eye: Eye, game: SanJuan) -> i64:
    """What sells for most; of equal ones what sells for less another time."""
    named = game.at(trader.NAMED)
    first = max(0, game.at(trader.FIRST))
    left = trader.limit(game, eye.seat) - pile_size(named)
    pile = eye.stock - named
    pile = (pile >> (PILE_BITS * first)) << (PILE_BITS * first)
    found: i64 = DONE
    while left > 0 and pile != 0:
        best: i64 = -1
        price: i64 = 0
        for good in range(GOOD_KINDS):
            if (pile >> (PILE_BITS * good)) & 15 != 0:
                here = trader.price(game, good)
                if here > price:
                    price = here
                    best = good
        if best < 0:
            break
        pile -= one_of(best)
        left -= 1
        if best < found:
            found = best
    if (game.options >> found) & 1 == 1:
        return found
    return lowest(game.options)


# -- roles --------------------------------------------------------------------------


def choose_role(eye: Eye, game: SanJuan, stage: i64) -> i64:
    """What each role would bring to the seat that chooses, less what it brings the others."""
    chooser = game.seat()
    if game.round > LONG_GAME and (game.free_roles >> BUILDER) & 1 == 1:
        return BUILDER
    gains = [0.0, 0.0, 0.0, 0.0, 0.0]
    others = 1.0 / float(game.seats - 1)
    for seat in range(game.seats):
        eye.look(game, seat, stage)
        mine = seat == chooser
        side = 1.0 if mine else -others
        extra: i64 = 0
        if mine:
            extra = eye.privilege()
        first = eye.first
        card = eye.cards_worth(eye.held + 1) - eye.cards_worth(eye.held)
        gains[BUILDER] += side * building_gain(eye, game, extra)
        sale = eye.blend[first + SALE]
        if eye.goods > 0:
            proceeds = eye.sale_of(eye.stock, eye.goods, eye.sells(game) + extra)
            gains[TRADER] += side * max(0.1, card - 0.5 * sale) * proceeds
        if eye.vacant != 0:
            making = eye.best_of(eye.vacant & PLANT_GOODS, eye.makes(game) + extra)
            gains[PRODUCER] += side * (sale - eye.blend[first + MAKING]) * making
        kept: i64 = 1
        if eye.display & game.rules.keepers != 0:
            kept = 2
        if mine:
            gains[COUNCILLOR] += card * float(kept) + 0.35 * float(extra)
            gains[PROSPECTOR] += card * float(extra)
        else:
            gains[COUNCILLOR] -= others * card * float(kept)
    best: i64 = lowest(game.options)
    most = NOTHING
    options = game.options
    while options != 0:
        role = lowest(options)
        options &= options - 1
        if gains[role] > most:
            most = gains[role]
            best = role
    return best


def building_gain(eye: Eye, game: SanJuan, privilege: i64) -> float:
    best = 0.0
    cards = (eye.hand | game.mask(OPEN)) & ~(eye.display & game.rules.city)
    while cards != 0:
        kind = lowest(cards)
        cards &= cards - 1
        price = max(0, eye.cost(game, kind) - privilege)
        if price <= eye.held - 1:
            net = eye.net(game, kind, price)
            if (
                eye.buildings >= NEARLY
                and privilege > 0
                and not ends_game_badly(eye, game, eye.scores(game, kind))
            ):
                net += 20.0
            if net > best:
                best = net
    return best
