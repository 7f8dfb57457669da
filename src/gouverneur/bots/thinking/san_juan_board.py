"""What a player of San Juan sees on a board and in a hand, as numbers with names."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gouverneur.bots.thinking.judge import STAGES
from gouverneur.kernel.bits import bit, lowest, popcount
from gouverneur.kernel.piles import PILE_BITS
from gouverneur.san_juan.cards import second
from gouverneur.san_juan.cards.first import FIRST_SHEET
from gouverneur.san_juan.cards.new_buildings import NEW_SHEET
from gouverneur.san_juan.editions import Rules
from gouverneur.san_juan.layout import COUNTS, MASK, OPEN, PLACE_KIND
from gouverneur.san_juan.phases import builder, round_start
from gouverneur.san_juan.state import SanJuan
from gouverneur.san_juan.vocabulary import BUILDER, PLANT_GOODS, PRODUCER, TILE_COUNT, TRADER, TWELVE

CARDS: Final = [card.name for card in FIRST_SHEET + NEW_SHEET]
KINDS: Final[i64] = 40

# The cards that are known here by what they do, by number.
INDIGO_PLANT: Final[i64] = 0
SMITHY: Final[i64] = 5
POOR_HOUSE: Final[i64] = 8
BLACK_MARKET: Final[i64] = 9
TRADING_POST: Final[i64] = 10
WELL: Final[i64] = 11
MARKET_STAND: Final[i64] = 12
CRANE: Final[i64] = 13
CHAPEL: Final[i64] = 14
AQUEDUCT: Final[i64] = 16
CARPENTER: Final[i64] = 17
MARKET_HALL: Final[i64] = 19
QUARRY: Final[i64] = 20
LIBRARY: Final[i64] = 21
GUILD_HALL: Final[i64] = 25
CITY_HALL: Final[i64] = 26
TRIUMPHAL_ARCH: Final[i64] = 27
PALACE: Final[i64] = 28
PARK: Final[i64] = 33
RESIDENCE: Final[i64] = 38
CATHEDRAL: Final[i64] = 39

# What is seen. First, for each card, whether it is built (of plants how many), then whether it can still be built
# from the hand; then what follows.
BUILT: Final[i64] = 0
HELD: Final[i64] = 40
REST: Final[i64] = 80
REST_NAMES: Final = (
    "to-come",  # 1: what a seat will still make of the game
    "points",  # printed and tucked
    "end-points",  # of buildings that score at the end, as they stand
    "palace-points",
    "buildings",
    "ahead",  # in buildings, of the best of the others
    "behind",
    "cards",
    "cards-over-2",
    "cards-over-5",
    "over-limit",
    "best-build",  # what the best card that can be paid now is worth beyond its price
    "second-build",
    "best-dream",  # the same for one that cannot be paid yet
    "promise",  # what the best card of cost 6 in hand would score as it stands
    "builder-free",  # the best build, if the builder can still be chosen this round
    "sale",  # what the next trader phase would bring
    "sale-if-free",
    "more-goods",  # goods beyond that
    "making",  # what the next producer phase would add to the worth of goods
    "making-if-free",
    "cycle",  # what producing and trading bring, starting with nothing
    "cycle-chosen",  # more than that if one chooses both roles
    "second-good",  # both more than one good made and sold
    "plants",
    "plants-over-4",
    "kinds-of-plants",
    "city-buildings",
    "monuments",
    "guild-hall-kin",  # plants, with a guild hall in hand
    "city-hall-kin",
    "arch-kin",
    "smithy-plants",  # plants in hand, with a smithy
    "discounted-cities",  # city buildings in hand that a quarry or carpenter serves
    "market-goods",  # goods that a black market can use
    "crane-fodder",  # buildings of cost 1 and 2, with a crane
    "chapel-cards",  # useless cards in hand, with a chapel
    "useless-cards",  # that can never be built
    "rich-late",  # cards in hand beyond what the best build costs
)
TO_COME: Final[i64] = 80
POINTS: Final[i64] = 81
END_POINTS: Final[i64] = 82
PALACE_POINTS: Final[i64] = 83
BUILDINGS: Final[i64] = 84
AHEAD: Final[i64] = 85
BEHIND: Final[i64] = 86
CARDS_HELD: Final[i64] = 87
CARDS_OVER_2: Final[i64] = 88
CARDS_OVER_5: Final[i64] = 89
OVER_LIMIT: Final[i64] = 90
BEST_BUILD: Final[i64] = 91
SECOND_BUILD: Final[i64] = 92
BEST_DREAM: Final[i64] = 93
PROMISE: Final[i64] = 94
BUILDER_FREE: Final[i64] = 95
SALE: Final[i64] = 96
SALE_IF_FREE: Final[i64] = 97
MORE_GOODS: Final[i64] = 98
MAKING: Final[i64] = 99
MAKING_IF_FREE: Final[i64] = 100
CYCLE: Final[i64] = 101
CYCLE_CHOSEN: Final[i64] = 102
SECOND_GOOD: Final[i64] = 103
PLANTS: Final[i64] = 104
PLANTS_OVER_4: Final[i64] = 105
KINDS_OF_PLANTS: Final[i64] = 106
CITY_BUILDINGS: Final[i64] = 107
MONUMENTS: Final[i64] = 108
GUILD_HALL_KIN: Final[i64] = 109
CITY_HALL_KIN: Final[i64] = 110
ARCH_KIN: Final[i64] = 111
SMITHY_PLANTS: Final[i64] = 112
DISCOUNTED_CITIES: Final[i64] = 113
MARKET_GOODS: Final[i64] = 114
CRANE_FODDER: Final[i64] = 115
CHAPEL_CARDS: Final[i64] = 116
USELESS_CARDS: Final[i64] = 117
RICH_LATE: Final[i64] = 118

NAMES: Final = [f"built-{card}" for card in CARDS] + [f"held-{card}" for card in CARDS] + list(REST_NAMES)

# Goods, the dearest first; the good of the customs office always sells for 2.
DEAREST_FIRST: Final = vec[i64]([4, 3, 5, 2, 1, 0])
GOOD_KINDS: Final[i64] = 6
NO_PRICES: Final = vec[float]([0.0] * 6)


@final
class Eye:
    """Looks at one seat of one state: `look` first, then all else is about that."""

    def __init__(self, blend: vec[float], width: i64) -> None:
        self.blend: vec[float] = blend  # weights by stage; shared with the judge
        self.width: i64 = width
        self.rules: Rules | None = None
        self.guild_each: float = 2.0  # points of a guild hall for a plant, and for its kind
        self.guild_kind: float = 0.0
        self.a_city: i64 = 5  # any city building
        self.price: vec[float] = NO_PRICES[:]  # what goods can be expected to sell for next
        self.price_key: i64 = -1

        self.wishes: vec[float] = vec[float]([0.0] * int(KINDS))  # scratch, by kind
        self.copies: vec[i64] = vec[i64]([0] * int(KINDS))

        self.seat: i64 = 0
        self.first: i64 = 0  # where the weights of this stage begin
        self.display: i64 = 0
        self.held: i64 = 0  # size of the hand
        self.hand: i64 = 0  # kinds in the hand
        self.hand_row: i64 = 0  # where their counts begin
        self.buildings: i64 = 0
        self.stock: i64 = 0
        self.vacant: i64 = 0
        self.goods: i64 = 0
        self.plants: i64 = 0
        self.city_discount: i64 = 0
        self.plant_discount: i64 = 0
        self.points: i64 = 0  # printed and tucked
        self.ends: i64 = 0  # of buildings that score at the end
        self.last: bool = False  # only points count any more

    def know(self, rules: Rules) -> None:
        self.rules = rules
        self.price_key = -1
        newer = isinstance(rules.cards[GUILD_HALL], second.GuildHall)
        self.guild_each = 1.0 if newer else 2.0
        self.guild_kind = 1.0 if newer else 0.0
        self.a_city = lowest(rules.city)

    def look(self, game: SanJuan, seat: i64, stage: i64) -> None:
        rules = game.rules
        if self.rules is not rules:
            self.know(rules)
        key = (game.tile_order * 8 + game.tiles_seen) * 8 + game.tile_turn % TILE_COUNT
        if game.tile_up >= 0:
            key += 5
        if key != self.price_key:
            self.expect_prices(game, key)
        self.seat = seat
        self.first = stage * self.width
        zone = game.display(seat) * game.width
        display = game.zones[zone + MASK]
        self.display = display
        self.buildings = game.zones[zone]
        hand = game.hand(seat) * game.width
        self.held = game.zones[hand]
        self.hand = game.zones[hand + MASK]
        self.hand_row = hand + COUNTS
        stock: i64 = 0
        vacant: i64 = 0
        goods: i64 = 0
        plants: i64 = 0
        points = game.points_under(seat)
        places = game.places
        unit = rules.good_unit
        printed = rules.points
        start = seat * TWELVE
        for i in range(start, start + self.buildings):
            place = places[i]
            kind = (place & PLACE_KIND) - 1
            points += printed[kind]
            if unit[kind] != 0:
                plants += 1
                if place > PLACE_KIND:
                    stock += unit[kind]
                    goods += 1
                else:
                    vacant += unit[kind]
        self.stock = stock
        self.vacant = vacant
        self.goods = goods
        if (rules.city & display) != 0 and rules.plant_of[5] >= 0 and (display >> rules.plant_of[5]) & 1 == 1:
            plants -= 1  # the customs office is a city building
        self.plants = plants
        self.points = points
        self.city_discount = 0
        self.plant_discount = 0
        if display & rules.answers_discount != 0:
            self.city_discount = builder.discounts(game, display, self.a_city)
            self.plant_discount = builder.discounts(game, display, INDIGO_PLANT)
        ends: i64 = 0
        scoring = display & rules.answers_end
        while scoring != 0:
            ends += rules.cards[lowest(scoring)].end_points(game, seat)
            scoring &= scoring - 1
        self.ends = ends
        self.last = stage >= STAGES

    def expect_prices(self, game: SanJuan, key: i64) -> None:
        """Of the tile that lies open, or of the next one; if it is unknown, the mean of those not seen."""
        self.price_key = key
        price = self.price
        printed = game.rules.prices
        tile = game.tile_up
        if tile < 0:
            tile = game.known_tile(game.tile_turn)
        if tile >= 0:
            for good in range(GOOD_KINDS):
                price[good] = float(printed[GOOD_KINDS * tile + good])
            return
        for good in range(GOOD_KINDS):
            price[good] = 0.0
        unseen = bit(TILE_COUNT) - 1
        for turn in range(game.tiles_seen):
            unseen &= ~bit(game.known_tile(turn))
        number = float(popcount(unseen))
        while unseen != 0:
            tile = lowest(unseen)
            unseen &= unseen - 1
            for good in range(GOOD_KINDS):
                price[good] += float(printed[GOOD_KINDS * tile + good]) / number

    # -- goods ------------------------------------------------------------------

    def has(self, kind: i64) -> bool:
        return (self.display >> kind) & 1 == 1

    def makes(self, game: SanJuan) -> i64:
        """Goods that one may produce without the privilege."""
        number: i64 = 1
        extra = self.display & game.rules.producers
        while extra != 0:
            number += game.rules.extra_production[lowest(extra)]
            extra &= extra - 1
        return number

    def sells(self, game: SanJuan) -> i64:
        number: i64 = 1
        extra = self.display & game.rules.sellers
        while extra != 0:
            number += game.rules.extra_sales[lowest(extra)]
            extra &= extra - 1
        return number

    def privilege(self) -> i64:
        if self.display & bit(LIBRARY) != 0:
            return 2
        return 1

    def best_of(self, pile: i64, number: i64) -> float:
        """What the dearest goods of a pile sell for."""
        total = 0.0
        for place in range(GOOD_KINDS):
            good = DEAREST_FIRST[place]
            there = (pile >> (PILE_BITS * good)) & 15
            if there > 0:
                if there > number:
                    there = number
                total += float(there) * self.price[good]
                number -= there
                if number == 0:
                    break
        return total

    def sale_of(self, pile: i64, size: i64, number: i64) -> float:
        """What selling so many of a pile brings, in cards."""
        if size < number:
            number = size
        if number == 0:
            return 0.0
        total = self.best_of(pile, number)
        if self.has(MARKET_HALL):
            total += 1.0
        if number >= 2 and self.has(MARKET_STAND):
            total += 1.0
        return total

    # -- cards --------------------------------------------------------------------

    def cards_worth(self, number: i64) -> float:
        """What so many cards in hand are worth, whatever they are."""
        blend = self.blend
        first = self.first
        total = blend[first + CARDS_HELD] * float(number)
        if number > 2:
            total += blend[first + CARDS_OVER_2] * float(number - 2)
        if number > 5:
            total += blend[first + CARDS_OVER_5] * float(number - 5)
        return total

    def cost(self, game: SanJuan, kind: i64) -> i64:
        """What a building costs here without any privilege."""
        rules = game.rules
        if (rules.city >> kind) & 1 == 1:
            return max(0, rules.cost[kind] - self.city_discount)
        return max(0, rules.cost[kind] - self.plant_discount)

    def scores(self, game: SanJuan, kind: i64) -> float:
        """Points that a building would bring as things stand."""
        rules = game.rules
        total = float(rules.points[kind])
        city = (rules.city >> kind) & 1 == 1
        if self.display & rules.sixes != 0:
            if city:
                if self.has(CITY_HALL):
                    total += 1.0
                if self.has(TRIUMPHAL_ARCH) and (rules.monuments >> kind) & 1 == 1:
                    total += 4.0 if self.display & rules.monuments == 0 else 2.0
            elif self.has(GUILD_HALL):
                total += self.guild_each
                if not self.has(kind):
                    total += self.guild_kind
            if self.has(RESIDENCE):
                total += 0.6
        if (rules.answers_end >> kind) & 1 == 1:
            total += float(rules.cards[kind].end_points(game, self.seat))
            if kind == CITY_HALL:
                total += 1.0
        if kind == PALACE:
            total += float((self.points + self.ends) // 4)
        elif self.has(PALACE):
            total *= 1.25
        return total

    def gain(self, game: SanJuan, kind: i64) -> float:
        """What having built a card is worth: its points, and what it will do."""
        if self.last:
            return self.scores(game, kind)
        blend = self.blend
        first = self.first
        total = self.scores(game, kind) * blend[first + POINTS] + blend[first + BUILT + kind]
        if (game.rules.city >> kind) & 1 == 0:
            total += blend[first + PLANTS]
            good = game.rules.good[kind]
            total += blend[first + CYCLE] * self.price[good] * (0.6 if self.plants <= 2 else 0.2)
            if self.plants >= 4:
                total += blend[first + PLANTS_OVER_4]
            if not self.has(kind):
                total += blend[first + KINDS_OF_PLANTS]
        else:
            total += blend[first + CITY_BUILDINGS]
            if (game.rules.monuments >> kind) & 1 == 1:
                total += blend[first + MONUMENTS]
        return total

    def net(self, game: SanJuan, kind: i64, price: i64) -> float:
        """What building a card brings beyond the cards that it takes."""
        gain = self.gain(game, kind)
        if self.last:
            return gain
        left = self.held - 1 - price
        if (game.rules.open_cards >> kind) & 1 == 1:
            left += 1
        if left < 0:
            # Cards still missing will have to be found.
            return (
                gain - self.cards_worth(self.held) + 1.2 * self.blend[self.first + CARDS_HELD] * float(left)
            )
        gain += self.blend[self.first + BUILDINGS]
        if (game.rules.city >> kind) & 1 == 1 and self.has(CARPENTER):
            left += 1
        if left <= 1 and self.has(POOR_HOUSE):
            left += 1
        return gain - self.cards_worth(self.held) + self.cards_worth(left)

    def wish(self, game: SanJuan, kind: i64, held: i64) -> float:
        """How much more than any card one would like to have this one, with so many cards in hand."""
        if ((self.display & game.rules.city) >> kind) & 1 == 1:
            return -0.1
        price = self.cost(game, kind)
        card = self.blend[self.first + CARDS_HELD]
        wish = self.gain(game, kind) - card * float(1 + price)
        if self.last:
            return wish
        missing = price + 1 - held
        if wish < 0.0:
            wish *= 0.01  # one will simply not build it
        elif missing > 0:
            wish /= 1.0 + 0.2 * float(missing)
        return wish + self.blend[self.first + HELD + kind]

    # -- all of it ------------------------------------------------------------------

    def fill(self, game: SanJuan, row: vec[float]) -> None:
        """Put what there is into a row of zeros."""
        rules = game.rules
        seat = self.seat
        display = self.display
        zones = game.zones
        counts = game.display(seat) * game.width + COUNTS

        kinds = display & rules.production
        row[KINDS_OF_PLANTS] = float(popcount(kinds))
        while kinds != 0:
            kind = lowest(kinds)
            kinds &= kinds - 1
            row[BUILT + kind] = float(zones[counts + kind])
        kinds = display & rules.city
        cities: i64 = 0
        while kinds != 0:
            kind = lowest(kinds)
            kinds &= kinds - 1
            row[BUILT + kind] = 1.0
            cities += 1
        monuments = popcount(display & rules.monuments)
        plants = self.plants
        row[CITY_BUILDINGS] = float(cities)
        row[MONUMENTS] = float(monuments)
        row[PLANTS] = float(plants)
        if plants > 4:
            row[PLANTS_OVER_4] = float(plants - 4)

        row[TO_COME] = 1.0
        row[POINTS] = float(self.points)
        row[END_POINTS] = float(self.ends)
        if self.has(PALACE):
            row[PALACE_POINTS] = float(self.points + self.ends) * 0.25
        most: i64 = 0
        for other in range(game.seats):
            if other != seat:
                most = max(most, game.buildings(other))
        buildings = self.buildings
        row[BUILDINGS] = float(buildings)
        if buildings > most:
            row[AHEAD] = float(buildings - most)
        else:
            row[BEHIND] = float(most - buildings)

        self.fill_goods(game, row)
        self.fill_hand(game, row)

    def fill_goods(self, game: SanJuan, row: vec[float]) -> None:
        sells = self.sells(game)
        makes = self.makes(game)
        privilege = self.privilege()
        free = game.free_roles
        if self.goods > 0:
            sale = self.sale_of(self.stock, self.goods, sells)
            row[SALE] = sale
            if (free >> TRADER) & 1 == 1:
                row[SALE_IF_FREE] = sale
            if self.goods > sells:
                row[MORE_GOODS] = float(self.goods - sells)
            if self.has(BLACK_MARKET):
                row[MARKET_GOODS] = float(min(2, self.goods))
        if self.vacant != 0:
            making = self.best_of(self.vacant & PLANT_GOODS, makes)
            row[MAKING] = making
            if (free >> PRODUCER) & 1 == 1:
                row[MAKING_IF_FREE] = making
        number = min(makes, sells)
        chosen = number + privilege
        everything = self.stock + self.vacant
        cycle = self.sale_of(everything, self.plants, number)
        row[CYCLE] = cycle
        row[CYCLE_CHOSEN] = self.sale_of(everything, self.plants, chosen) - cycle
        if self.plants >= 2 and number >= 2:
            row[SECOND_GOOD] = 1.0

    def fill_hand(self, game: SanJuan, row: vec[float]) -> None:
        rules = game.rules
        held = self.held
        zones = game.zones
        row[CARDS_HELD] = float(held)
        if held > 2:
            row[CARDS_OVER_2] = float(held - 2)
        if held > 5:
            row[CARDS_OVER_5] = float(held - 5)
            limit = round_start.hand_limit(game, self.seat)
            if held > limit:
                row[OVER_LIMIT] = float(held - limit)
        hand = self.hand
        owned = self.display & rules.city
        useless: i64 = 0
        twice = hand & owned
        while twice != 0:
            useless += zones[self.hand_row + lowest(twice)]
            twice &= twice - 1
        best = 0.0
        second_best = 0.0
        dream = 0.0
        promise = 0.0
        budget = held - 1
        if self.has(BLACK_MARKET):
            budget += min(2, self.goods)
        cheapest: i64 = 0
        plants_held: i64 = 0
        cities_held: i64 = 0
        cards = (hand | zones[OPEN * game.width + MASK]) & ~owned
        while cards != 0:
            kind = lowest(cards)
            cards &= cards - 1
            row[HELD + kind] = 1.0
            price = self.cost(game, kind)
            net = self.net(game, kind, price)
            if (rules.city >> kind) & 1 == 1:
                cities_held += 1
            else:
                plants_held += 1
            if price <= budget:
                if net > best:
                    second_best = best
                    best = net
                    cheapest = price
                elif net > second_best:
                    second_best = net
            elif net > dream:
                dream = net
            if (rules.sixes >> kind) & 1 == 1:
                scores = self.scores(game, kind)
                if scores > promise:
                    promise = scores
        row[BEST_BUILD] = best
        row[SECOND_BUILD] = second_best
        row[BEST_DREAM] = dream
        row[PROMISE] = promise
        if (game.free_roles >> BUILDER) & 1 == 1:
            row[BUILDER_FREE] = best
        if held > cheapest + 1:
            row[RICH_LATE] = float(held - cheapest - 1)
        if (hand >> GUILD_HALL) & 1 == 1:
            row[GUILD_HALL_KIN] = float(self.plants)
        if (hand >> CITY_HALL) & 1 == 1:
            row[CITY_HALL_KIN] = row[CITY_BUILDINGS]
        if (hand >> TRIUMPHAL_ARCH) & 1 == 1:
            row[ARCH_KIN] = row[MONUMENTS]
        if self.has(SMITHY):
            row[SMITHY_PLANTS] = float(plants_held)
        if self.has(QUARRY) or self.has(CARPENTER):
            row[DISCOUNTED_CITIES] = float(cities_held)
        if self.has(CRANE):
            row[CRANE_FODDER] = float(self.fodder(game))
        row[USELESS_CARDS] = float(useless)
        if self.has(CHAPEL):
            row[CHAPEL_CARDS] = float(useless)

    def fodder(self, game: SanJuan) -> i64:
        """Buildings that a crane may well cover."""
        cost = game.rules.cost
        places = game.places
        found: i64 = 0
        start = self.seat * TWELVE
        for i in range(start, start + self.buildings):
            kind = (places[i] & PLACE_KIND) - 1
            if cost[kind] <= 2 or kind == PARK:
                found += 1
        return found
