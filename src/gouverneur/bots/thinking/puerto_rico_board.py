"""What a player sees in a board of Puerto Rico, in numbers: the rows of the table of weights."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gouverneur.kernel.bits import bit, lowest, popcount
from gouverneur.kernel.piles import in_pile, kinds_in, one_of, pile_size
from gouverneur.kernel.state import TURNS
from gouverneur.puerto_rico.editions import WHOLE_SHEET
from gouverneur.puerto_rico.layout import (
    CAPTIVE,
    CARGO,
    HOUSE,
    IDLE,
    ISLAND,
    KIDNAPPER,
    LEFT,
    MANNED,
    MONEY,
    OWNED,
    POINTS,
    PORT,
    SEAT_WORDS,
    STAFF,
    TABLE_WORDS,
    TILES_MASK,
)
from gouverneur.puerto_rico.state import PuertoRico
from gouverneur.puerto_rico.vocabulary import (
    BUILDER,
    CAPTAIN,
    CORN,
    CRAFTSMAN,
    FOREST,
    GOOD_NAMES,
    GOODS,
    HOUSE_PLACES,
    MAYOR,
    QUARRY,
    ROLE,
    SPACES,
    TRADER,
)

SEEN_BOARD: Final[i64] = 0
SEEN_POINTS: Final[i64] = 1
SEEN_PRINTED: Final[i64] = 2
SEEN_BONUS: Final[i64] = 3  # of large buildings as they stand
SEEN_BONUS_WAITING: Final[i64] = 4  # of those that nobody mans
SEEN_NOBLES: Final[i64] = 5
SEEN_MONEY: Final[i64] = 6  # four numbers: each further four doubloons
SEEN_QUARRIES: Final[i64] = 10
SEEN_BARE_QUARRIES: Final[i64] = 11
SEEN_MADE: Final[i64] = 12  # by good, in a craftsman phase
SEEN_COULD: Final[i64] = 17  # by good, what could be made besides if all were manned
SEEN_SPARE_TILES: Final[i64] = 22
SEEN_SPARE_CIRCLES: Final[i64] = 23
SEEN_KINDS: Final[i64] = 24
SEEN_KINDS_COULD: Final[i64] = 25
SEEN_INCOME: Final[i64] = 26  # of buildings that pay for production
SEEN_INCOME_COULD: Final[i64] = 27
SEEN_PRICE: Final[i64] = 28  # of the dearest good made
SEEN_PRICE_COULD: Final[i64] = 29
SEEN_MARKET: Final[i64] = 30
SEEN_SALE: Final[i64] = 31  # what the best sale would bring now
SEEN_SALE_OPEN: Final[i64] = 32  # and the trader can still be had this round
SEEN_PORT: Final[i64] = 33  # by good
SEEN_LOADS: Final[i64] = 38  # points if all could load now
SEEN_LOADS_OPEN: Final[i64] = 39
SEEN_HARBOR: Final[i64] = 40  # points for loads, by kinds made
SEEN_WHARF: Final[i64] = 41  # the largest kind made, with a ship of one's own
SEEN_WHARF_PORT: Final[i64] = 42
SEEN_STORED: Final[i64] = 43  # goods made, with a warehouse
SEEN_BULK: Final[i64] = 44  # the largest kind made
SEEN_CITY_CIRCLES: Final[i64] = 45
SEEN_LAND_CIRCLES: Final[i64] = 46
SEEN_IDLE: Final[i64] = 47
SEEN_PIECES: Final[i64] = 48
SEEN_TILES: Final[i64] = 49
SEEN_CITY: Final[i64] = 50
SEEN_CITY_NEAR: Final[i64] = 51  # spaces filled beyond eight
SEEN_WAIT: Final[i64] = 52  # turns till one's next choice of a role
SEEN_MOVE: Final[i64] = 53
SEEN_FORESTS: Final[i64] = 54
SEEN_CAPTIVE: Final[i64] = 55
SEEN_CRAFT_OPEN: Final[i64] = 56  # goods made, and the craftsman can still be had
SEEN_FULL: Final[i64] = 57  # money for the dearest building
SEEN_LAST: Final[i64] = 58  # this round is the last
SEEN_LAST_LOADS: Final[i64] = 59
SEEN_LAST_BUILD: Final[i64] = 60
SEEN_LAST_BONUS: Final[i64] = 61
SEEN_LAST_MADE: Final[i64] = 62
SEEN_LAST_MOVE: Final[i64] = 63  # one still chooses a role in it
SEEN_SPOILS: Final[i64] = 64  # goods that a captain phase now would cost
SEEN_SPOILS_OPEN: Final[i64] = 65
SEEN_GRAND: Final[i64] = 66  # what the best large building left would bring, the nearer its price the more
SEEN_MADE_SQUARE: Final[i64] = 67  # all goods made, squared
SEEN_MONEY_OPEN: Final[i64] = 68  # doubloons, and the builder can still be had
SEEN_MANY_QUARRIES: Final[i64] = 69  # beyond two
SEEN_COULD_SHORT: Final[i64] = 70  # pieces missing to man everything
SEEN_BUILDINGS: Final[i64] = 71  # for each building: owned, and manned

GENERAL_NAMES: Final = (
    "board", "points", "printed", "bonus", "bonus_waiting", "nobles", "money_4", "money_8", "money_12", "money_more",
    "quarries", "bare_quarries",
    *(f"made_{good}" for good in GOOD_NAMES), *(f"could_{good}" for good in GOOD_NAMES),
    "spare_tiles", "spare_circles", "kinds", "kinds_could", "income", "income_could", "price", "price_could", "market",
    "sale", "sale_open", *(f"port_{good}" for good in GOOD_NAMES), "loads", "loads_open", "harbor_loads", "wharf_made",
    "wharf_port", "stored", "bulk", "city_circles", "land_circles", "idle", "pieces", "tiles", "city", "city_near",
    "wait", "move", "forests", "captive", "craft_open", "full", "last", "last_loads", "last_build", "last_bonus",
    "last_made", "last_move", "spoils", "spoils_open", "grand", "made_square", "money_open", "many_quarries", "short",
)  # fmt: skip


def board_names() -> list[str]:
    names = list(GENERAL_NAMES)
    for building in WHOLE_SHEET:
        names.append(f"own_{building.name}")
        names.append(f"man_{building.name}")
    return names


def loadable(state: PuertoRico, seat: i64) -> i64:
    """The points if this seat alone loaded all it could."""
    port = state.own(seat, PORT)
    if port == 0:
        return 0
    numbers = state.numbers
    rules = state.rules
    staff = state.own(seat, STAFF)
    load_points: i64 = 0
    helpers = staff & rules.load_helpers
    while helpers != 0:
        load_points += rules.load_points[lowest(helpers)]
        helpers &= helpers - 1
    empty: i64 = 0
    points: i64 = 0
    waiting = port
    ships = rules.ships
    while ships != 0:
        ship = lowest(ships)
        ships &= ships - 1
        cargo = numbers[CARGO + ship]
        if cargo == 0:
            empty |= bit(ship)
            continue
        number = in_pile(waiting, cargo - 1)
        if number > 0:
            waiting -= number * one_of(cargo - 1)
            free = state.free_places(ship)
            if free > 0:
                points += min(number, free) + load_points
    # What lies on no ship: the largest kinds to the largest ships, one to a ship of one's own.
    own_ship = staff & rules.sailers != 0
    while waiting != 0 and (empty != 0 or own_ship):
        most: i64 = 0
        good: i64 = 0
        for kind in range(GOODS):
            if in_pile(waiting, kind) > most:
                most = in_pile(waiting, kind)
                good = kind
        waiting -= most * one_of(good)
        if own_ship:
            own_ship = False
            points += most + load_points
            continue
        largest: i64 = 0
        left = empty
        while left != 0:
            largest = lowest(left)
            left &= left - 1
        empty &= ~bit(largest)
        points += min(most, 4 + largest) + load_points
    return points


def best_sale(state: PuertoRico, seat: i64) -> i64:
    """What the best sale would bring without a privilege; 0 if nothing can be sold."""
    port = state.own(seat, PORT)
    if port == 0:
        return 0
    rules = state.rules
    staff = state.own(seat, STAFF)
    house = state.numbers[HOUSE]
    best: i64 = -1
    if staff & rules.posts != 0:
        kinds = kinds_in(port)
        while kinds != 0:
            best = max(best, rules.prices[lowest(kinds)])
            kinds &= kinds - 1
    if pile_size(house) < HOUSE_PLACES:
        kinds = kinds_in(port)
        if staff & rules.any_sellers == 0:
            kinds &= ~kinds_in(house)
        if kinds != 0:
            dearest: i64 = 0
            while kinds != 0:
                dearest = lowest(kinds)
                kinds &= kinds - 1
            best = max(best, rules.prices[dearest] + market_bonus(state, staff))
    return max(best, 0)


def spoiling(state: PuertoRico, seat: i64, port: i64, loads: i64) -> i64:
    """About how many goods would be lost if the captain came now."""
    left = pile_size(port) - loads
    if left <= 1:
        return 0
    room: i64 = 1
    stores = state.own(seat, STAFF) & state.rules.stores
    while stores != 0:
        room += state.rules.stores_goods[lowest(stores)] + 3 * state.rules.stores_kinds[lowest(stores)]
        stores &= stores - 1
    return max(0, left - room)


def market_bonus(state: PuertoRico, staff: i64) -> i64:
    total: i64 = 0
    markets = staff & state.rules.markets
    while markets != 0:
        total += state.rules.sale_bonus[lowest(markets)]
        markets &= markets - 1
    return total


def end_points(state: PuertoRico, seat: i64, buildings: i64) -> i64:
    """What these buildings of a seat bring at the end, if manned."""
    total: i64 = 0
    while buildings != 0:
        total += state.rules.buildings[lowest(buildings)].end_points(state, seat)
        buildings &= buildings - 1
    return total


def circles_for(state: PuertoRico, owned: i64, good: i64) -> i64:
    """Circles on a seat's plants for a good."""
    plants = owned & state.rules.makers[good]
    if plants == 0:
        return 0
    return (
        popcount(plants)
        + popcount(plants & state.rules.two_circles)
        + popcount(plants & state.rules.three_circles)
    )


def staff_for(state: PuertoRico, seat: i64, good: i64) -> i64:
    makers = state.rules.makers[good]
    base = TABLE_WORDS + seat * SEAT_WORDS + STAFF
    numbers = state.numbers
    staff = numbers[base] & makers
    if staff == 0:
        return 0
    return popcount(staff) + popcount(numbers[base + 1] & makers) + popcount(numbers[base + 2] & makers)


def wait_of(state: PuertoRico, seat: i64) -> i64:
    """How many choices of a role come before the next of this seat."""
    left = state.at(TURNS)
    distance = seat - state.seat()
    if distance < 0:
        distance += state.seats
    if distance < left:
        return distance
    distance = seat - state.governor - 1
    if distance < 0:
        distance += state.seats
    return left + distance


def affordable_points(state: PuertoRico, seat: i64) -> i64:
    """The most points that a seat's next building brings, manned or not."""
    room = SPACES - state.city(seat)
    if room == 0:
        return 0
    rules = state.rules
    buildings = state.numbers[LEFT] & ~state.own(seat, OWNED)
    money = state.own(seat, MONEY)
    quarries = state.quarries(seat)
    best: i64 = 0
    for row in range(1, 5):
        if row == 4 and room == 1:
            break
        budget = money + min(quarries, row)
        if buildings & rules.in_row[row] & rules.up_to[min(budget, 10)] != 0:
            best = row
    return best


def look(state: PuertoRico, seat: i64, row: vec[float]) -> None:
    """Fill a row of zeros with what is to be seen."""
    numbers = state.numbers
    rules = state.rules
    base = TABLE_WORDS + seat * SEAT_WORDS
    owned = numbers[base + OWNED]
    staff = numbers[base + STAFF]
    row[SEEN_BOARD] = 1.0
    row[SEEN_POINTS] = float(numbers[base + POINTS])
    printed: i64 = 0
    left = owned
    while left != 0:
        building = lowest(left)
        printed += rules.points[building]
        left &= left - 1
    row[SEEN_PRINTED] = float(printed)
    payers = owned & rules.answers_end
    waiting: i64 = 0
    if payers != 0:
        row[SEEN_BONUS] = float(end_points(state, seat, payers & staff))
        if payers & ~staff != 0:
            waiting = end_points(state, seat, payers & ~staff)
    if rules.has_nobles:
        row[SEEN_NOBLES] = float(state.nobles(seat))
    free_roles = state.free_roles
    made: i64 = 0
    could: i64 = 0
    spare_tiles: i64 = 0
    spare_circles: i64 = 0
    island = numbers[base + ISLAND]
    manned = numbers[base + MANNED]
    total: i64 = 0
    bulk: i64 = 0
    dearest: i64 = 0
    dearest_could: i64 = 0
    for good in range(GOODS):
        tiles = in_pile(island, good)
        if good == CORN:
            makes = in_pile(manned, CORN)
            able = tiles
        else:
            circles = circles_for(state, owned, good)
            able = min(tiles, circles)
            makes = 0
            if able > 0:
                staffed = staff_for(state, seat, good)
                makes = min(in_pile(manned, good), staffed)
            spare_tiles += tiles - able
            spare_circles += circles - able
        if able > 0:
            could += able * one_of(good)
            dearest_could = good
            row[SEEN_COULD + good] = float(able - makes)
            if makes > 0:
                made += makes * one_of(good)
                total += makes
                bulk = max(bulk, makes)
                dearest = good
                row[SEEN_MADE + good] = float(makes)
    port = numbers[base + PORT]
    loads = loadable(state, seat)
    if state.ending != 0:
        row[SEEN_BOARD] = 0.0
        for good in range(GOODS):
            row[SEEN_MADE + good] = 0.0
            row[SEEN_COULD + good] = 0.0
        row[SEEN_LAST] = 1.0
        if (free_roles >> CAPTAIN) & 1 == 1:
            row[SEEN_LAST_LOADS] = float(loads)
            if (free_roles >> CRAFTSMAN) & 1 == 1:
                row[SEEN_LAST_MADE] = float(total)
        if (free_roles >> BUILDER) & 1 == 1:
            row[SEEN_LAST_BUILD] = float(affordable_points(state, seat))
        if (free_roles >> MAYOR) & 1 == 1:
            row[SEEN_LAST_BONUS] = float(waiting)
        if state.kind() == ROLE and state.at(TURNS) > wait_of(state, seat):
            row[SEEN_LAST_MOVE] = 1.0
        return
    row[SEEN_BONUS_WAITING] = float(waiting)
    money = numbers[base + MONEY]
    row[SEEN_MONEY] = float(min(money, 4))
    if money > 4:
        row[SEEN_MONEY + 1] = float(min(money, 8) - 4)
        if money > 8:
            row[SEEN_MONEY + 2] = float(min(money, 12) - 8)
            if money > 12:
                row[SEEN_MONEY + 3] = float(money - 12)
    quarries = in_pile(manned, QUARRY)
    row[SEEN_QUARRIES] = float(quarries)
    row[SEEN_BARE_QUARRIES] = float(in_pile(island, QUARRY) - quarries)
    row[SEEN_SPARE_TILES] = float(spare_tiles)
    row[SEEN_SPARE_CIRCLES] = float(spare_circles)
    kinds = popcount(kinds_in(made))
    row[SEEN_KINDS] = float(kinds)
    row[SEEN_KINDS_COULD] = float(popcount(kinds_in(could)) - kinds)
    earners = owned & rules.answers_production
    if earners != 0:
        earned: i64 = 0
        later: i64 = 0
        while earners != 0:
            building = lowest(earners)
            earners &= earners - 1
            later += rules.buildings[building].gain_after_production(state, seat, could)
            if (staff >> building) & 1 == 1:
                earned += rules.buildings[building].gain_after_production(state, seat, made)
        row[SEEN_INCOME] = float(earned)
        row[SEEN_INCOME_COULD] = float(later - earned)
    row[SEEN_PRICE] = float(dearest)
    row[SEEN_PRICE_COULD] = float(dearest_could - dearest)
    if staff & rules.markets != 0 and made != 0:
        row[SEEN_MARKET] = float(market_bonus(state, staff))
    if port != 0:
        sale = float(best_sale(state, seat))
        row[SEEN_SALE] = sale
        if (free_roles >> TRADER) & 1 == 1:
            row[SEEN_SALE_OPEN] = sale
        for good in range(GOODS):
            row[SEEN_PORT + good] = float(in_pile(port, good))
        row[SEEN_LOADS] = float(loads)
        spoils = float(spoiling(state, seat, port, loads))
        row[SEEN_SPOILS] = spoils
        if (free_roles >> CAPTAIN) & 1 == 1:
            row[SEEN_LOADS_OPEN] = float(loads)
            row[SEEN_SPOILS_OPEN] = spoils
    if staff & rules.load_helpers != 0:
        row[SEEN_HARBOR] = float(kinds)
    if staff & rules.sailers != 0:
        row[SEEN_WHARF] = float(bulk)
        most: i64 = 0
        for good in range(GOODS):
            most = max(most, in_pile(port, good))
        row[SEEN_WHARF_PORT] = float(most)
    if staff & rules.stores != 0:
        row[SEEN_STORED] = float(total)
    row[SEEN_BULK] = float(bulk)
    city_circles = state.free_circles_in_city(seat)
    land_circles = pile_size((island & TILES_MASK) - manned)
    idle = numbers[base + IDLE]
    row[SEEN_CITY_CIRCLES] = float(city_circles)
    row[SEEN_LAND_CIRCLES] = float(land_circles)
    row[SEEN_IDLE] = float(idle)
    row[SEEN_PIECES] = float(state.pieces(seat))
    row[SEEN_COULD_SHORT] = float(max(0, city_circles + land_circles - idle))
    row[SEEN_MADE_SQUARE] = 0.1 * float(total * total)
    if quarries > 2:
        row[SEEN_MANY_QUARRIES] = float(quarries - 2)
    if (free_roles >> BUILDER) & 1 == 1:
        row[SEEN_MONEY_OPEN] = float(money)
    row[SEEN_TILES] = float(pile_size(island))
    city = popcount(owned) + popcount(owned & rules.large)
    row[SEEN_CITY] = float(city)
    if city > 8:
        row[SEEN_CITY_NEAR] = float(city - 8)
    if state.kind() == ROLE:
        wait = wait_of(state, seat)
        row[SEEN_WAIT] = float(wait)
        if wait == 0:
            row[SEEN_MOVE] = 1.0
    forests = in_pile(island, FOREST)
    if forests > 0:
        row[SEEN_FORESTS] = float(forests // 2)
    if numbers[CAPTIVE] != 0 and numbers[KIDNAPPER] == seat:
        row[SEEN_CAPTIVE] = 1.0
    if (free_roles >> CRAFTSMAN) & 1 == 1:
        row[SEEN_CRAFT_OPEN] = float(total)
    means = money + min(quarries, 4)
    if means > 4 and city <= SPACES - 2:
        large = numbers[LEFT] & rules.large & ~owned
        best: i64 = 0
        while large != 0:
            building = lowest(large)
            large &= large - 1
            brings = rules.points[building]
            if (rules.answers_end >> building) & 1 == 1:
                brings += rules.buildings[building].end_points(state, seat)
            best = max(best, brings)
        row[SEEN_GRAND] = float(best) * float(min(means, 10) - 4) / 6.0
        if means >= 10 and best > 0:
            row[SEEN_FULL] = 1.0
    left = owned
    while left != 0:
        building = lowest(left)
        row[SEEN_BUILDINGS + 2 * building] = 1.0
        if (staff >> building) & 1 == 1:
            row[SEEN_BUILDINGS + 2 * building + 1] = 1.0
        left &= left - 1
