"""Where pieces go: the circles that are worth most, found one use after the other."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gouverneur.bots.thinking.judge import Judge
from gouverneur.bots.thinking.puerto_rico_board import (
    SEEN_BARE_QUARRIES,
    SEEN_BONUS,
    SEEN_BONUS_WAITING,
    SEEN_BUILDINGS,
    SEEN_BULK,
    SEEN_CITY_CIRCLES,
    SEEN_COULD,
    SEEN_CRAFT_OPEN,
    SEEN_HARBOR,
    SEEN_INCOME,
    SEEN_KINDS,
    SEEN_KINDS_COULD,
    SEEN_LAND_CIRCLES,
    SEEN_MADE,
    SEEN_MARKET,
    SEEN_PRICE,
    SEEN_QUARRIES,
    SEEN_STORED,
    SEEN_WHARF,
    circles_for,
    staff_for,
)
from gouverneur.kernel.bits import bit, lowest, popcount
from gouverneur.kernel.piles import PILE_BITS, in_pile, kinds_in, one_of
from gouverneur.kernel.state import ANY_ORDER
from gouverneur.puerto_rico.layout import (
    ISLAND,
    MANNED,
    NOBLE_STAFF,
    NOBLE_TILES,
    OWNED,
    SEAT_WORDS,
    STAFF,
    TABLE_WORDS,
    TILES_MASK,
)
from gouverneur.puerto_rico.phases.placing import FIRST, TO_PLACE, WORKERS_AFTER
from gouverneur.puerto_rico.state import PuertoRico
from gouverneur.puerto_rico.vocabulary import (
    CORN,
    CRAFTSMAN,
    FIRST_BUILDING,
    GOODS,
    NO_MORE_NOBLES,
    PLACE_NOBLE,
    QUARRY,
)

NOWHERE: Final[i64] = -1
PUSH: Final = 50.0  # how much a use is worth more, or less, to try a plan with or without it


@final
class Plan:
    """Where all pieces of a seat shall stand. Kept from one placement of a turn to the next."""

    def __init__(self) -> None:
        self.seat: i64 = -1
        self.owned: i64 = 0
        self.island: i64 = 0
        self.pieces: i64 = 0
        self.round: i64 = 0
        self.tiles: i64 = 0  # a pile of tiles to be manned
        self.first: i64 = 0  # buildings on which at least one, two, three shall stand
        self.second: i64 = 0
        self.third: i64 = 0
        self.noble_tiles: i64 = 0
        self.noble_first: i64 = 0
        self.noble_second: i64 = 0

    def fits(self, state: PuertoRico, seat: i64) -> bool:
        """Whether this is still the turn that was planned."""
        if self.seat != seat or self.round != state.round:
            return False
        base = TABLE_WORDS + seat * SEAT_WORDS
        numbers = state.numbers
        if self.owned != numbers[base + OWNED] or self.island != numbers[base + ISLAND]:
            return False
        if numbers[base + MANNED] == 0 and numbers[base + STAFF] == 0:
            return False
        return self.pieces == state.pieces(seat)

    def same(self, other: Plan) -> bool:
        return (
            self.tiles == other.tiles
            and self.first == other.first
            and self.second == other.second
            and self.third == other.third
            and self.noble_tiles == other.noble_tiles
            and self.noble_first == other.noble_first
        )

    def put_nowhere(self) -> None:
        self.seat = -1

    def next_place(self, state: PuertoRico) -> i64:
        """The lowest place where another worker shall stand, or NOWHERE."""
        base = TABLE_WORDS + state.seat() * SEAT_WORDS
        numbers = state.numbers
        manned = numbers[base + MANNED]
        for kind in range(FIRST_BUILDING):
            if in_pile(self.tiles, kind) > in_pile(manned, kind):
                return kind
        wanted = (
            (self.first & ~numbers[base + STAFF])
            | (self.second & ~numbers[base + STAFF + 1])
            | (self.third & ~numbers[base + STAFF + 2])
        )
        return NOWHERE if wanted == 0 else FIRST_BUILDING + lowest(wanted)

    def next_noble_place(self, state: PuertoRico) -> i64:
        base = TABLE_WORDS + state.seat() * SEAT_WORDS
        numbers = state.numbers
        manned = numbers[base + NOBLE_TILES]
        for kind in range(FIRST_BUILDING):
            if in_pile(self.noble_tiles, kind) > in_pile(manned, kind):
                return kind
        wanted = (self.noble_first & ~numbers[base + NOBLE_STAFF]) | (
            self.noble_second & ~numbers[base + NOBLE_STAFF + 1]
        )
        return NOWHERE if wanted == 0 else FIRST_BUILDING + lowest(wanted)

    def make(self, state: PuertoRico, judge: Judge, stage: i64, pushed: i64, push: float) -> None:
        """Man what is worth most for each piece; the use of one place may be pushed up or down."""
        seat = state.seat()
        base = TABLE_WORDS + seat * SEAT_WORDS
        numbers = state.numbers
        rules = state.rules
        noble_step = state.kind() == PLACE_NOBLE
        self.seat = seat
        self.round = state.round
        self.owned = numbers[base + OWNED]
        self.island = numbers[base + ISLAND]
        self.pieces = state.pieces(seat)
        owned = self.owned
        island = self.island
        tiles = numbers[base + MANNED]
        first = numbers[base + STAFF]
        second = numbers[base + STAFF + 1]
        third = numbers[base + STAFF + 2]
        workers = state.at(WORKERS_AFTER) if noble_step else state.at(TO_PLACE)
        nobles = state.at(TO_PLACE) if noble_step else 0
        bare = (island & TILES_MASK) - tiles
        one = owned & rules.one_circle & ~first
        two = owned & rules.two_circles & ~second
        three = owned & rules.three_circles & ~third
        lowest_place = state.at(FIRST)
        if lowest_place != ANY_ORDER and lowest_place > 0 and not noble_step:
            if lowest_place < FIRST_BUILDING:
                bare = (bare >> (PILE_BITS * lowest_place)) << (PILE_BITS * lowest_place)
            else:
                bare = 0
                below = bit(lowest_place - FIRST_BUILDING) - 1
                one &= ~below
                two &= ~below
                three &= ~below

        blend = judge.blend
        at = stage * judge.width
        kind_worth = blend[at + SEEN_KINDS] - blend[at + SEEN_KINDS_COULD]
        income = blend[at + SEEN_INCOME]
        if owned & rules.answers_production != 0:
            kind_worth += 0.7 * income
        if owned & rules.load_helpers != 0:
            kind_worth += 0.7 * blend[at + SEEN_HARBOR]
        quarry = blend[at + SEEN_QUARRIES] - blend[at + SEEN_BARE_QUARRIES]
        # What one good more brings whichever it is.
        good_worth = 0.4 * blend[at + SEEN_BULK]
        if owned & rules.sailers != 0:
            good_worth += 0.5 * blend[at + SEEN_WHARF]
        if owned & rules.stores != 0:
            good_worth += 0.7 * blend[at + SEEN_STORED]
        if (state.free_roles >> CRAFTSMAN) & 1 == 1:
            good_worth += blend[at + SEEN_CRAFT_OPEN]
        good_worth = max(good_worth, 0.0)
        # Tiles and buildings differ in what an empty circle costs.
        land = blend[at + SEEN_CITY_CIRCLES] - blend[at + SEEN_LAND_CIRCLES]
        price = blend[at + SEEN_PRICE]
        plants: i64 = 0
        for maker in range(1, GOODS):
            plants |= rules.makers[maker]
        special = owned & ~plants
        pieces = workers + nobles
        goods = _goods_expected(state, owned, island, pieces)

        left = pieces
        while left > 0:
            best = -1e9
            place: i64 = NOWHERE
            second_place: i64 = NOWHERE
            if in_pile(bare, CORN) > 0:
                worth = max(blend[at + SEEN_MADE] - blend[at + SEEN_COULD], 0.0) + good_worth + land
                if in_pile(tiles, CORN) == 0:
                    worth += kind_worth
                if pushed == CORN:
                    worth += push
                best = worth
                place = CORN
            if in_pile(bare, QUARRY) > 0:
                worth = quarry + land
                if pushed == QUARRY:
                    worth += push
                if worth > best:
                    best = worth
                    place = QUARRY
            for good in range(1, GOODS):
                makers = rules.makers[good] & owned
                if makers == 0:
                    continue
                staffed = popcount(first & makers) + popcount(second & makers) + popcount(third & makers)
                manned = in_pile(tiles, good)
                free_plants = (one | two | three) & makers
                if free_plants == 0 and staffed <= manned:
                    continue
                worth = (
                    max(blend[at + SEEN_MADE + good] - blend[at + SEEN_COULD + good], 0.0) + good_worth + land
                )
                if manned == 0 or staffed == 0:
                    worth += kind_worth + price
                if pushed == good:
                    worth += push
                if manned < staffed:
                    if in_pile(bare, good) > 0 and worth > best:
                        best = worth
                        place = good
                        second_place = NOWHERE
                elif free_plants != 0:
                    plant = FIRST_BUILDING + lowest(free_plants)
                    if staffed < manned:
                        if worth > best:
                            best = worth
                            place = plant
                            second_place = NOWHERE
                    elif in_pile(bare, good) > 0 and left >= 2 and 0.5 * worth > best:
                        best = 0.5 * worth
                        place = good
                        second_place = plant
            others = (one | two) & special
            while others != 0:
                building = lowest(others)
                others &= others - 1
                worth = blend[at + SEEN_BUILDINGS + 2 * building + 1]
                if (first >> building) & 1 == 1:
                    worth *= 0.5
                if (rules.answers_end >> building) & 1 == 1:
                    bonus = float(rules.buildings[building].end_points(state, seat))
                    if state.ending != 0:
                        worth += 2.0 * bonus
                    else:
                        worth += bonus * (blend[at + SEEN_BONUS] - blend[at + SEEN_BONUS_WAITING])
                if (rules.answers_production >> building) & 1 == 1:
                    worth += income * _kinds_income(popcount(kinds_in(tiles & 0xFFFFF)))
                elif (rules.load_helpers >> building) & 1 == 1:
                    worth += blend[at + SEEN_HARBOR] * float(popcount(kinds_in(tiles & 0xFFFFF)))
                elif (rules.stores >> building) & 1 == 1:
                    worth += blend[at + SEEN_STORED] * goods
                elif (rules.markets >> building) & 1 == 1:
                    worth += blend[at + SEEN_MARKET] * float(rules.sale_bonus[building])
                elif (rules.sailers >> building) & 1 == 1:
                    worth += blend[at + SEEN_WHARF] * 2.0
                if pushed == FIRST_BUILDING + building:
                    worth += push
                if worth > best:
                    best = worth
                    place = FIRST_BUILDING + building
                    second_place = NOWHERE
            if place == NOWHERE:
                place = _filler(bare, one | two | three)
                if place == NOWHERE:
                    break
            for turn in range(2):
                spot = place if turn == 0 else second_place
                if spot == NOWHERE:
                    break
                left -= 1
                if spot < FIRST_BUILDING:
                    bare -= one_of(spot)
                    tiles += one_of(spot)
                    continue
                mark = bit(spot - FIRST_BUILDING)
                if one & mark != 0:
                    one &= ~mark
                    first |= mark
                elif two & mark != 0:
                    two &= ~mark
                    second |= mark
                else:
                    three &= ~mark
                    third |= mark
        self.tiles = tiles
        self.first = first
        self.second = second
        self.third = third
        self.noble_tiles = 0
        self.noble_first = 0
        self.noble_second = 0
        if noble_step:
            self.plan_nobles(state, seat, nobles, workers)

    def plan_nobles(self, state: PuertoRico, seat: i64, nobles: i64, workers: i64) -> None:
        """Nobles where they do more than workers; more of them only as far as workers are too few."""
        base = TABLE_WORDS + seat * SEAT_WORDS
        numbers = state.numbers
        rules = state.rules
        tiles = numbers[base + NOBLE_TILES]
        first = numbers[base + NOBLE_STAFF]
        second = numbers[base + NOBLE_STAFF + 1]
        new_first = self.first & ~numbers[base + STAFF]
        left = nobles
        better = new_first & (rules.two_faced_payers | rules.land_keepers)
        if popcount(state.own(seat, OWNED)) > 4:
            better |= new_first & rules.savers
        while better != 0 and left > 0:
            first |= bit(lowest(better))
            better &= better - 1
            left -= 1
        taken = nobles - left
        free = state.free_circles(seat)
        needed = min(left, max(0, free - workers - taken))
        # The last places first, those where it makes no difference.
        worse = rules.two_faced_payers | rules.land_keepers | rules.savers | rules.land_buyers | rules.hosts
        candidates = new_first & ~worse & ~first
        while needed > 0 and candidates != 0:
            mark = candidates
            while mark & (mark - 1) != 0:
                mark &= mark - 1
            first |= mark
            candidates &= ~mark
            needed -= 1
        kind: i64 = QUARRY
        while needed > 0 and kind >= 0:
            new_tiles = in_pile(self.tiles, kind) - in_pile(numbers[base + MANNED], kind)
            number = min(needed, new_tiles)
            if number > 0:
                tiles += number * one_of(kind)
                needed -= number
            kind -= 1
        candidates = new_first & ~first
        while needed > 0 and candidates != 0:
            first |= bit(lowest(candidates))
            candidates &= candidates - 1
            needed -= 1
        candidates = self.second & ~numbers[base + STAFF + 1] & first
        while needed > 0 and candidates != 0:
            second |= bit(lowest(candidates))
            candidates &= candidates - 1
            needed -= 1
        self.noble_tiles = tiles
        self.noble_first = first
        self.noble_second = second

    def choose(self, state: PuertoRico) -> i64:
        """The next placement of the plan, or the nearest that is allowed."""
        options = state.options
        if state.kind() == PLACE_NOBLE:
            place = self.next_noble_place(state)
            if place == NOWHERE or (options >> place) & 1 == 0:
                if (options >> NO_MORE_NOBLES) & 1 == 1:
                    return NO_MORE_NOBLES
                return _highest(options)
            return place
        place = self.next_place(state)
        if place == NOWHERE or (options >> place) & 1 == 0:
            return _highest(options)
        return place


def _highest(mask: i64) -> i64:
    while mask & (mask - 1) != 0:
        mask &= mask - 1
    return lowest(mask)


def _filler(bare: i64, circles: i64) -> i64:
    """Where a piece that can do nothing waits: on a plant, else on a tile."""
    if circles != 0:
        return FIRST_BUILDING + lowest(circles)
    if bare != 0:
        return lowest(kinds_in(bare))
    return NOWHERE


def _goods_expected(state: PuertoRico, owned: i64, island: i64, pieces: i64) -> float:
    """About how many goods this board will make with so many pieces."""
    able = in_pile(island, CORN)
    for good in range(1, GOODS):
        tiles = in_pile(island, good)
        if tiles > 0:
            able += min(tiles, circles_for(state, owned, good))
    return min(float(able), 0.5 * float(pieces))


def _kinds_income(kinds: i64) -> float:
    if kinds >= 5:
        return 5.0
    return float(max(kinds - 1, 0))


def works(state: PuertoRico, seat: i64, good: i64) -> bool:
    """Whether a plantation of this good and a plant for it are manned."""
    return in_pile(state.own(seat, MANNED), good) > 0 and staff_for(state, seat, good) > 0
