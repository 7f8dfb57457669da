"""What one does in Puerto Rico without much thought. Small changes of the own board are tried out in place and taken back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gouverneur.bots.thinking.judge import Judge
from gouverneur.bots.thinking.puerto_rico_board import (
    SEEN_BUILDINGS,
    SEEN_MONEY,
    best_sale,
    loadable,
)
from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.piles import in_pile, one_of, pile_size
from gouverneur.kernel.state import ANY_ORDER
from gouverneur.puerto_rico.layout import (
    CARGO,
    COINS,
    IDLE,
    ISLAND,
    LADEN,
    MANNED,
    MONEY,
    OWNED,
    PORT,
    SEAT_WORDS,
    STAFF,
    TABLE_WORDS,
)
from gouverneur.puerto_rico.phases import builder, craftsman, drawing, manning, storage
from gouverneur.puerto_rico.phases.privilege import privilege
from gouverneur.puerto_rico.state import PuertoRico
from gouverneur.puerto_rico.vocabulary import (
    AS_FOREST,
    AT_POST,
    BUCCANEER,
    BUILDER,
    BUY_LAND,
    COUNT_FIRST,
    CRAFTSMAN,
    DRAW,
    FIRST_BUILDING,
    FOREST,
    FROM_PORT,
    GOODS,
    HAND_IN_GOOD,
    HAND_IN_POINT,
    KEEP_NO_MORE,
    KIDNAP,
    LAY_FOREST,
    LAY_OPEN,
    MAYOR,
    MOST_OF_A_GOOD,
    NO_BUILDING,
    NO_DEED,
    NO_DISCARD,
    NO_EXTRA,
    NO_LOAD,
    NO_SALE,
    NO_SUPPLY,
    NO_TILE,
    NOBLE,
    PLUNDER,
    PRIVATE,
    PROSPECTOR,
    QUARRY,
    RAID,
    SECOND_PROSPECTOR,
    SETTLER,
    SHIP_SOME,
    SHIPS,
    SPACES,
    STAY,
    TRADER,
    WORKER,
)

FATES: Final[i64] = 4


def build(judge: Judge, state: PuertoRico) -> i64:
    """What makes the board worth most, the price taken off."""
    stage = judge.stage(state)
    best = lowest(state.options)
    most = -1e9
    options = state.options
    while options != 0:
        choice = lowest(options)
        options &= options - 1
        worth = built_worth(judge, state, choice, stage)
        if worth > most:
            most = worth
            best = choice
    return best


def built_worth(judge: Judge, state: PuertoRico, choice: i64, stage: i64) -> float:
    """The board with a building more; what is not paid in doubloons costs a little less."""
    seat = state.seat()
    if choice == NO_BUILDING:
        return judge.value_at(state, seat, stage)
    base = TABLE_WORDS + seat * SEAT_WORDS
    numbers = state.numbers
    owned = numbers[base + OWNED]
    money = numbers[base + MONEY]
    left = money - builder.price(state, seat, choice)
    numbers[base + OWNED] = owned | bit(choice)
    numbers[base + MONEY] = max(left, 0)
    worth = judge.value_at(state, seat, stage)
    if left < 0:
        worth += 0.9 * float(left)
    numbers[base + OWNED] = owned
    numbers[base + MONEY] = money
    return worth


def tile(judge: Judge, state: PuertoRico) -> i64:
    """A drawn tile comes on top of the regular one, so it is drawn while there is room for both."""
    seat = state.seat()
    options = state.options
    island = state.own(seat, ISLAND)
    if (options >> DRAW) & 1 == 1 and pile_size(island) < SPACES - 1:
        return DRAW
    stage = judge.stage(state)
    manned = state.own(seat, MANNED)
    helped = state.occupied(seat) & state.rules.tile_manners != 0 and manning.may_be_manned(state)
    best = NO_TILE
    most = judge.value_at(state, seat, stage)
    options &= ~(bit(NO_TILE) | bit(DRAW))
    while options != 0:
        choice = lowest(options)
        options &= options - 1
        kind = FOREST if choice >= AS_FOREST else choice
        state.set_own(seat, ISLAND, island + one_of(kind))
        if helped and kind != FOREST:
            state.set_own(seat, MANNED, manned + one_of(kind))
        worth = judge.value_at(state, seat, stage)
        state.set_own(seat, ISLAND, island)
        state.set_own(seat, MANNED, manned)
        if worth > most:
            most = worth
            best = choice
    return best


def lay(judge: Judge, state: PuertoRico) -> i64:
    seat = state.seat()
    if (state.options >> LAY_FOREST) & 1 == 0:
        return LAY_OPEN
    stage = judge.stage(state)
    island = state.own(seat, ISLAND)
    kind = state.at(drawing.FOUND) - 1
    if kind < 0:
        return LAY_OPEN
    state.set_own(seat, ISLAND, island + one_of(kind))
    opened = judge.value_at(state, seat, stage)
    state.set_own(seat, ISLAND, island + one_of(FOREST))
    forest = judge.value_at(state, seat, stage)
    state.set_own(seat, ISLAND, island)
    return LAY_FOREST if forest > opened else LAY_OPEN


def extra(judge: Judge, state: PuertoRico) -> i64:
    seat = state.seat()
    stage = judge.stage(state)
    port = state.own(seat, PORT)
    best = lowest(state.options)
    most = -1e9
    options = state.options & ~bit(NO_EXTRA)
    while options != 0:
        choice = lowest(options)
        options &= options - 1
        state.set_own(seat, PORT, port + one_of(choice))
        worth = judge.value_at(state, seat, stage)
        state.set_own(seat, PORT, port)
        if worth >= most:
            most = worth
            best = choice
    return best


def sell(judge: Judge, state: PuertoRico) -> i64:
    seat = state.seat()
    stage = judge.stage(state)
    base = TABLE_WORDS + seat * SEAT_WORDS
    numbers = state.numbers
    port = numbers[base + PORT]
    money = numbers[base + MONEY]
    best = NO_SALE
    most = judge.value_at(state, seat, stage)
    bonus = privilege(state, seat)
    markets: i64 = 0
    helpers = state.occupied(seat) & state.rules.markets
    while helpers != 0:
        markets += state.rules.sale_bonus[lowest(helpers)]
        helpers &= helpers - 1
    options = state.options & (bit(NO_SALE) - 1)
    if options == 0:
        return _land(state, seat)
    while options != 0:
        choice = lowest(options)
        options &= options - 1
        good = choice % AT_POST
        income = state.rules.prices[good] + bonus
        if choice < AT_POST:
            income += markets
        numbers[base + PORT] = port - one_of(good)
        numbers[base + MONEY] = money + income
        worth = judge.value_at(state, seat, stage)
        if worth > most:
            most = worth
            best = choice
    numbers[base + PORT] = port
    numbers[base + MONEY] = money
    return best


def _land(state: PuertoRico, seat: i64) -> i64:
    """A doubloon for an unknown plantation, early on."""
    if (state.options >> BUY_LAND) & 1 == 1 and state.tiles(seat) < 6 and state.own(seat, MONEY) > 2:
        return BUY_LAND
    return NO_SALE


def load(judge: Judge, state: PuertoRico) -> i64:
    """Much first; of equal loads what leaves the others less room, and what would sell for less."""
    seat = state.seat()
    options = state.options
    numbers = state.numbers
    port = state.own(seat, PORT)
    best = lowest(options)
    most = -1e9
    cargo_left = options & (bit(PRIVATE) - 1)
    loading: i64 = 0  # the kinds that a ship takes, and how much
    while cargo_left != 0:
        choice = lowest(cargo_left)
        cargo_left &= cargo_left - 1
        good = choice // SHIPS
        ship = choice % SHIPS
        free = state.free_places(ship)
        number = min(in_pile(port, good), free)
        if in_pile(loading, good) == 0:
            loading += number * one_of(good)
        worth = float(number) - 0.05 * float(good)
        opens = numbers[CARGO + ship] == 0
        for other in range(state.seats):
            if other != seat:
                theirs = in_pile(state.own(other, PORT), good)
                if opens:
                    worth -= 0.15 * float(min(theirs, free - number))
                else:
                    worth += 0.2 * float(min(theirs, free) - min(theirs, free - number))
        if opens:
            worth -= 0.05 * float(free - number)
        if worth > most:
            most = worth
            best = choice
    private = (options >> PRIVATE) & 31
    while private != 0:
        good = lowest(private)
        private &= private - 1
        number = in_pile(port, good)
        worth = float(number) - 0.85 * float(in_pile(loading, good)) - 0.3
        if loading == 0:
            worth = float(number) - 0.4
        if worth > most:
            most = worth
            best = PRIVATE + good
    if loading == 0:
        if (options >> SHIP_SOME) & 1 == 1 and float(pile_size(port) // 2) > max(most, 0.5):
            return SHIP_SOME
        if (options >> NO_LOAD) & 1 == 1 and (most < 1.0 and state.ending == 0):
            return NO_LOAD
    return best


def wanted_stock(judge: Judge, state: PuertoRico, seat: i64) -> i64:
    """A pile of what is best kept: whole kinds, then single goods."""
    port = state.own(seat, PORT)
    if port == 0:
        return 0
    early = 1.0 - float(judge.stage(state)) / 32.0
    kept: i64 = 0
    left = port
    for whole in range(storage.whole_kinds(state, seat)):
        most = 0.0
        best: i64 = -1
        for good in range(GOODS):
            number = in_pile(left, good)
            if number > 0:
                worth = float(number) * _unit(early, good)
                if worth > most:
                    most = worth
                    best = good
        if best < 0:
            break
        number = in_pile(left, best)
        kept += number * one_of(best)
        left -= number * one_of(best)
    for single in range(storage.single_goods(state, seat)):
        most = 0.0
        best = -1
        for good in range(GOODS):
            if in_pile(left, good) > 0:
                worth = _unit(early, good)
                if in_pile(kept, good) > 0:
                    worth *= 0.8
                if worth > most:
                    most = worth
                    best = good
        if best < 0:
            break
        kept += one_of(best)
        left -= one_of(best)
    return kept


def _unit(early: float, good: i64) -> float:
    """What a good is worth for one who keeps it: a point on a ship, or its price."""
    return 0.5 + 0.15 * early * float(good)


def store(judge: Judge, state: PuertoRico) -> i64:
    kept = wanted_stock(judge, state, state.seat())
    return next_number(state, kept)


def next_number(state: PuertoRico, pile: i64) -> i64:
    """The next good of a pile to be named, or that there is no more."""
    first = state.at(storage.FIRST)
    if first == ANY_ORDER:
        first = 0
    for good in range(first, GOODS):
        number = in_pile(pile, good)
        if number > 0:
            choice = good * MOST_OF_A_GOOD + number - 1
            if (state.options >> choice) & 1 == 1:
                return choice
    if (state.options >> KEEP_NO_MORE) & 1 == 1:
        return KEEP_NO_MORE
    return lowest(state.options)


def send(state: PuertoRico) -> i64:
    """Everything, but for one that would bring nothing."""
    port = state.own(state.seat(), PORT)
    if pile_size(port) % 2 == 1 and pile_size(port) > 1:
        for back in range(GOODS):
            good = GOODS - 1 - back
            if in_pile(port, good) > 0:
                port -= one_of(good)
                break
    return next_number(state, port)


def court(state: PuertoRico) -> i64:
    if (state.options >> COUNT_FIRST) & 1 == 1:
        return COUNT_FIRST
    return lowest(state.options)


def hand_in(state: PuertoRico) -> i64:
    """A worker that has nothing to do, the cheapest good, a point, a worker that works."""
    options = state.options
    seat = state.seat()
    if (options >> WORKER) & 1 == 1 and state.own(seat, IDLE) > 0:
        return WORKER
    for good in range(3):
        if (options >> (HAND_IN_GOOD + good)) & 1 == 1:
            return HAND_IN_GOOD + good
    if (options >> HAND_IN_POINT) & 1 == 1:
        return HAND_IN_POINT
    if (options >> WORKER) & 1 == 1:
        return WORKER
    others = options & ~bit(NOBLE)
    return lowest(options) if others == 0 else lowest(others)


def hand_in_from(judge: Judge, state: PuertoRico, dealer: Dealer) -> i64:
    if (state.options >> FROM_PORT) & 1 == 1:
        return FROM_PORT
    return judge.greedy(state, dealer)


def hire(state: PuertoRico) -> i64:
    """As many as can be had."""
    if (state.options >> 1) & 1 == 1:
        return 1
    return lowest(state.options)


def deal(state: PuertoRico) -> i64:
    if (state.options >> NOBLE) & 1 == 1:
        return NOBLE
    return lowest(state.options)


def draft(judge: Judge, state: PuertoRico) -> i64:
    best = lowest(state.options)
    most = -1e9
    options = state.options
    while options != 0:
        building = lowest(options)
        options &= options - 1
        worth = judge.blend[SEEN_BUILDINGS + 2 * building] + judge.blend[SEEN_BUILDINGS + 2 * building + 1]
        if worth > most:
            most = worth
            best = building
    return best


def deed(judge: Judge, state: PuertoRico) -> i64:
    """A rough price for each deed."""
    seat = state.seat()
    numbers = state.numbers
    at = judge.stage(state) * judge.width
    best = NO_DEED
    most = 0.0
    options = state.options & ~bit(NO_DEED)
    early = 1.0 - float(judge.stage(state)) / 32.0
    room = state.free_circles(seat)
    while options != 0:
        choice = lowest(options)
        options &= options - 1
        if choice < PLUNDER:
            ship = choice // FATES
            good = numbers[CARGO + ship] - 1
            worth = float(choice % FATES) * _unit(early, good)
            worth += 0.02 * float(numbers[LADEN + ship])
        elif choice == PLUNDER:
            worth = float(state.in_house())
        elif choice < KIDNAP:
            kept = (choice - RAID) % FATES
            noble: i64 = 1 if (choice - RAID) // FATES == 1 else 0
            worth = 0.9 * float(min(kept + noble, room)) + 1.0 * float(noble)
        else:
            worth = 1.5 + 0.8 * judge.blend[at + SEEN_MONEY] * float(numbers[COINS + choice - KIDNAP])
        if worth > most:
            most = worth
            best = choice
    return best


def guest(judge: Judge, state: PuertoRico) -> i64:
    """To where a piece makes the board worth clearly more; else he waits."""
    seat = state.seat()
    stage = judge.stage(state)
    before = judge.value_at(state, seat, stage)
    best = STAY
    most = before + 0.4
    options = state.options & ~bit(STAY)
    while options != 0:
        place = lowest(options)
        options &= options - 1
        if place < FIRST_BUILDING:
            state.add_own(seat, MANNED, one_of(place))
            worth = judge.value_at(state, seat, stage)
            state.add_own(seat, MANNED, -one_of(place))
        else:
            building = place - FIRST_BUILDING
            level: i64 = 0
            while level < 2 and (state.own(seat, STAFF + level) >> building) & 1 == 1:
                level += 1
            masks = state.own(seat, STAFF + level)
            state.set_own(seat, STAFF + level, masks | bit(building))
            worth = judge.value_at(state, seat, stage)
            state.set_own(seat, STAFF + level, masks)
        if worth > most:
            most = worth
            best = place
    return best


def lodge(state: PuertoRico) -> i64:
    return NO_DISCARD


def supply(state: PuertoRico) -> i64:
    """Goods for the court, a point each: those of which there is one first."""
    options = state.options & ~bit(NO_SUPPLY)
    return NO_SUPPLY if options == 0 else lowest(options)


# -- roles, when there is no time to look what comes of them ---------------------------------------------


def role(judge: Judge, state: PuertoRico) -> i64:
    """One's own gain, less what the others gain, and the doubloons on the card."""
    seat = state.seat()
    at = judge.stage(state) * judge.width
    blend = judge.blend
    coin = blend[at + SEEN_MONEY]
    over = float(judge.stage(state)) / 32.0
    share = 1.0 / float(state.seats - 1)
    numbers = state.numbers
    options = state.options
    best = lowest(options)
    most = -1e9
    while options != 0:
        card = lowest(options)
        options &= options - 1
        worth = float(numbers[COINS + card]) * coin
        if card in (PROSPECTOR, SECOND_PROSPECTOR):
            worth += coin
        elif card == BUCCANEER:
            worth += 2.0
        else:
            for other in range(state.seats):
                gain = _gain(judge, state, other, card, other == seat, at, over)
                if other == seat:
                    worth += gain
                else:
                    worth -= gain * share
        if worth > most:
            most = worth
            best = card
    return best


def _gain(judge: Judge, state: PuertoRico, seat: i64, card: i64, picks: bool, at: i64, over: float) -> float:
    blend = judge.blend
    mine: i64 = 1 if picks else 0
    if card == SETTLER:
        if state.tiles(seat) >= SPACES:
            return 0.0
        gain = 1.2 * (1.0 - over) + 0.2
        if picks:
            gain += 1.0 * (1.0 - over) - 0.3 * float(in_pile(state.own(seat, ISLAND), QUARRY)) * over
        return gain
    if card == MAYOR:
        number = min(state.on_office() // state.seats + 2 * mine, state.free_circles(seat))
        return float(number) * (1.1 - 0.5 * over)
    if card == BUILDER:
        money = state.own(seat, MONEY) + mine
        if money == 0 or state.city(seat) >= SPACES:
            return 0.0
        saved = min(state.quarries(seat), 3)
        return 0.45 * float(min(money, 10)) * (0.5 + over) + 0.6 * float(saved) + 0.3 * float(mine)
    if card == CRAFTSMAN:
        made = craftsman.production(state, seat)
        gain = 0.0
        for good in range(GOODS):
            gain += float(in_pile(made, good)) * _unit(1.0 - over, good)
        if picks and made != 0:
            gain += 0.9
        income = state.occupied(seat) & state.rules.answers_production
        if income != 0:
            gain += blend[at + SEEN_MONEY] * float(
                state.rules.buildings[lowest(income)].gain_after_production(state, seat, made)
            )
        return gain
    if card == TRADER:
        income_now = best_sale(state, seat)
        if income_now == 0 and not (picks and state.own(seat, PORT) != 0):
            return 0.0
        return max(0.0, float(income_now + mine) * blend[at + SEEN_MONEY] - 0.5)
    points = loadable(state, seat)
    if points == 0:
        return 0.0
    return 0.55 * float(points) + float(mine)
