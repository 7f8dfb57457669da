"""The yardstick of bench/run.py: the prototype as it was measured, never tuned, so that shares of its speed compare.

Puerto Rico, base game, 3-5 players: hybrid: bit masks for sets, vecs for counters.

A game is always waiting for one decision: `game.phase` says of which kind,
`game.current` of which player, `game.options` is a bit mask of the legal choices,
whose meaning depends on the phase.  `apply(choice)` carries one out and
moves on to the next real decision.
"""

# fmt: off
# ruff: noqa: FURB136 - kept as it was measured

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# Goods; the plantation kinds are the goods followed by the quarry.
CORN: Final[i64] = 0
INDIGO: Final[i64] = 1
SUGAR: Final[i64] = 2
TOBACCO: Final[i64] = 3
COFFEE: Final[i64] = 4
QUARRY: Final[i64] = 5
GOODS: Final[i64] = 5
TILES: Final[i64] = 6

SETTLER: Final[i64] = 0
MAYOR: Final[i64] = 1
BUILDER: Final[i64] = 2
CRAFTSMAN: Final[i64] = 3
TRADER: Final[i64] = 4
CAPTAIN: Final[i64] = 5
PROSPECTOR: Final[i64] = 6

# Kinds of decision.
ROLE: Final[i64] = 0
HACIENDA_DRAW: Final[i64] = 1
SETTLE: Final[i64] = 2
PLACE: Final[i64] = 3
BUILD: Final[i64] = 4
BONUS: Final[i64] = 5
TRADE: Final[i64] = 6
LOAD: Final[i64] = 7
STORE: Final[i64] = 8
KEEP: Final[i64] = 9
OVER: Final[i64] = 10

PASS: Final[i64] = 31
USE: Final[i64] = 0
WHARF_LOAD: Final[i64] = 15

SMALL_INDIGO: Final[i64] = 0
SMALL_SUGAR: Final[i64] = 1
INDIGO_PLANT: Final[i64] = 2
SUGAR_MILL: Final[i64] = 3
TOBACCO_STORAGE: Final[i64] = 4
COFFEE_ROASTER: Final[i64] = 5
SMALL_MARKET: Final[i64] = 6
HACIENDA: Final[i64] = 7
CONSTRUCTION_HUT: Final[i64] = 8
SMALL_WAREHOUSE: Final[i64] = 9
HOSPICE: Final[i64] = 10
OFFICE: Final[i64] = 11
LARGE_MARKET: Final[i64] = 12
LARGE_WAREHOUSE: Final[i64] = 13
FACTORY: Final[i64] = 14
UNIVERSITY: Final[i64] = 15
HARBOR: Final[i64] = 16
WHARF: Final[i64] = 17
GUILD_HALL: Final[i64] = 18
RESIDENCE: Final[i64] = 19
FORTRESS: Final[i64] = 20
CUSTOMS_HOUSE: Final[i64] = 21
CITY_HALL: Final[i64] = 22
BUILDINGS: Final[i64] = 23
NOT_OWNED: Final[i64] = -1
CITY_SPACES: Final[i64] = 12
ISLAND_SPACES: Final[i64] = 12

#                        production buildings   small violet                           large violet
COST: Final = vec[i64]([1, 2, 3, 4, 5, 6, 1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, 10, 10, 10, 10, 10])
POINTS: Final = vec[i64]([1, 1, 2, 2, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4])
CIRCLES: Final = vec[i64]([1, 1, 3, 3, 3, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
COPIES: Final = vec[i64]([4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1])

TILE_COUNT: Final = vec[i64]([10, 12, 11, 9, 8])
GOODS_COUNT: Final = vec[i64]([10, 11, 11, 9, 9])
FACTORY_INCOME: Final = vec[i64]([0, 0, 1, 2, 3, 5])

PASS_BIT: Final[i64] = 1 << 31
NOTHING: Final = vec[i64]()


def bit(i: i64) -> i64:
    """1 << i; in two steps because mypyc shifts a constant as a 32-bit C int."""
    word: i64 = 1
    word <<= i
    return word


def smaller(a: i64, b: i64) -> i64:
    return a if a < b else b


def larger(a: i64, b: i64) -> i64:
    return a if a > b else b


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([0] * n)


def total(v: vec[i64]) -> i64:
    t: i64 = 0
    for x in v:
        t += x
    return t


def popcount(mask: i64) -> i64:
    """Of a mask of at most 32 bits."""
    mask -= (mask >> 1) & 0x55555555
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    return ((mask * 0x01010101) & 0xFFFFFFFF) >> 24


def lowest(mask: i64) -> i64:
    """The index of the lowest bit set."""
    return popcount((mask & -mask) - 1)


@final
class Player:
    def __init__(
        self, money: i64, chips: i64, goods: vec[i64], tiles: vec[i64], workers: vec[i64],
        owned: i64, staff: vec[i64], idle: i64, spaces: i64, wharf_free: bool,
    ) -> None:
        self.money: i64 = money
        self.chips: i64 = chips
        self.goods: vec[i64] = goods  # barrels of each kind
        self.tiles: vec[i64] = tiles  # plantations and quarries of each kind
        self.workers: vec[i64] = workers  # how many of them are occupied
        self.owned: i64 = owned  # mask of the buildings owned
        self.staff: vec[i64] = staff  # colonists on each building
        self.idle: i64 = idle  # colonists in San Juan
        self.spaces: i64 = spaces  # city spaces used
        self.wharf_free: bool = wharf_free

    def clone(self) -> Player:
        return Player(
            self.money, self.chips, self.goods[:], self.tiles[:], self.workers[:],
            self.owned, self.staff[:], self.idle, self.spaces, self.wharf_free,
        )

    def has(self, building: i64) -> bool:
        """Owns the building and has it staffed."""
        return self.staff[building] > 0

    def island_used(self) -> i64:
        return total(self.tiles)

    def goods_mask(self) -> i64:
        mask: i64 = 0
        goods = self.goods
        for g in range(GOODS):
            if goods[g] > 0:
                mask |= bit(g)
        return mask

    def empty_building_circles(self) -> i64:
        return self.building_circles() - total(self.staff)

    def building_circles(self) -> i64:
        """All circles of the buildings: one each, and one or two more on the large plants."""
        owned = self.owned
        return (
            popcount(owned) + ((owned >> COFFEE_ROASTER) & 1)
            + 2 * popcount(owned & ((1 << INDIGO_PLANT) | (1 << SUGAR_MILL) | (1 << TOBACCO_STORAGE)))
        )

    def plant_capacity(self, good: i64) -> i64:
        staff = self.staff
        if good == INDIGO:
            return staff[SMALL_INDIGO] + staff[INDIGO_PLANT]
        if good == SUGAR:
            return staff[SMALL_SUGAR] + staff[SUGAR_MILL]
        if good == TOBACCO:
            return staff[TOBACCO_STORAGE]
        if good == COFFEE:
            return staff[COFFEE_ROASTER]
        return 99

    def production(self, good: i64) -> i64:
        return smaller(self.workers[good], self.plant_capacity(good))

    def score(self) -> i64:
        points = self.chips
        colonists = self.idle + total(self.workers) + total(self.staff)
        violet = popcount(self.owned >> SMALL_MARKET)
        for b in range(BUILDINGS):
            if (self.owned >> b) & 1:
                points += POINTS[b]
        if self.has(GUILD_HALL):
            plants = self.owned & ((1 << (COFFEE_ROASTER + 1)) - 1)
            points += 2 * popcount(plants) - popcount(plants & 3)
        if self.has(RESIDENCE):
            points += larger(4, self.island_used() - 5)
        if self.has(FORTRESS):
            points += colonists // 3
        if self.has(CUSTOMS_HOUSE):
            points += self.chips // 4
        if self.has(CITY_HALL):
            points += violet
        return points


NOBODY: Final[list[Player]] = []


@final
class Game:
    def __init__(self) -> None:
        self.rng: i64 = 0
        self.n: i64 = 0
        self.players: list[Player] = NOBODY
        self.phase: i64 = ROLE
        self.current: i64 = 0
        self.options: i64 = 0
        self.governor: i64 = 0
        self.chooser: i64 = 0
        self.step: i64 = 0  # players dealt with in this role
        self.roles_left: i64 = 0  # roles still to be chosen this round
        self.roles_free: i64 = 0  # bit mask of the roles not taken
        self.role_money: vec[i64] = NOTHING
        self.goods: vec[i64] = NOTHING
        self.ship_kind: vec[i64] = NOTHING
        self.ship_load: vec[i64] = NOTHING
        self.house: vec[i64] = NOTHING  # trading house: barrels of each kind
        self.house_used: i64 = 0
        self.colonists: i64 = 0
        self.colonist_ship: i64 = 0
        self.chips: i64 = 0
        self.face_up: vec[i64] = NOTHING
        self.deck: vec[i64] = NOTHING
        self.discards: vec[i64] = NOTHING
        self.quarries: i64 = 8
        self.supply: vec[i64] = NOTHING
        self.available: i64 = 0  # mask of the buildings left in the supply
        self.ending: bool = False
        self.captain_bonus: bool = False
        self.cursor: i64 = 0  # first slot the placing player may still use
        self.store_left: i64 = 0  # warehouse kinds still to choose
        self.kept: i64 = 0  # bit mask of the kinds already secured

    def setup(self, n: i64, seed: i64) -> None:
        self.rng = (seed * 2654435761 + 12345) & 0xFFFFFFFF
        self.n = n
        self.players = [
            Player(n - 1, 0, zeros(GOODS), zeros(TILES), zeros(TILES), 0, zeros(BUILDINGS), 0, 0, False)
            for _ in range(n)
        ]
        self.roles_left = n
        self.roles_free = (bit(n + 3)) - 1
        self.role_money = zeros(n + 3)
        self.goods = GOODS_COUNT[:]
        self.ship_kind = vec[i64]([-1, -1, -1])
        self.ship_load = zeros(3)
        self.house = zeros(GOODS)
        self.colonists = 20 * n - 5
        self.colonist_ship = n
        self.chips = 75 if n == 3 else 100 if n == 4 else 122
        self.face_up = zeros(GOODS)
        self.deck = TILE_COUNT[:]
        self.discards = zeros(GOODS)
        self.supply = COPIES[:]
        self.available = (1 << 23) - 1
        for i in range(n):
            kind = INDIGO if i < (n + 1) // 2 else CORN
            self.players[i].tiles[kind] += 1
            self.deck[kind] -= 1
        self._turn_up_tiles()
        self._offer_roles()

    def clone(self) -> Game:
        other = Game()
        other.rng = self.rng
        other.n = self.n
        other.players = [p.clone() for p in self.players]
        other.phase = self.phase
        other.current = self.current
        other.options = self.options
        other.governor = self.governor
        other.chooser = self.chooser
        other.step = self.step
        other.roles_left = self.roles_left
        other.roles_free = self.roles_free
        other.role_money = self.role_money[:]
        other.goods = self.goods[:]
        other.ship_kind = self.ship_kind[:]
        other.ship_load = self.ship_load[:]
        other.house = self.house[:]
        other.house_used = self.house_used
        other.colonists = self.colonists
        other.colonist_ship = self.colonist_ship
        other.chips = self.chips
        other.face_up = self.face_up[:]
        other.deck = self.deck[:]
        other.discards = self.discards[:]
        other.quarries = self.quarries
        other.supply = self.supply[:]
        other.available = self.available
        other.ending = self.ending
        other.captain_bonus = self.captain_bonus
        other.cursor = self.cursor
        other.store_left = self.store_left
        other.kept = self.kept
        return other

    # -- public --------------------------------------------------------------

    def apply(self, choice: i64) -> None:
        phase = self.phase
        if phase == PLACE:
            self._place(choice)
        elif phase == LOAD:
            self._load(choice)
        elif phase == ROLE:
            self._take_role(choice)
        elif phase == SETTLE:
            self._settle(choice)
        elif phase == HACIENDA_DRAW:
            self._draw_for_hacienda(choice)
        elif phase == BUILD:
            self._build(choice)
        elif phase == BONUS:
            self._take_bonus(choice)
        elif phase == TRADE:
            self._sell(choice)
        elif phase == STORE:
            self._store(choice)
        elif phase == KEEP:
            self._keep(choice)

    def scores(self) -> list[int]:
        return [p.score() for p in self.players]

    def random_below(self, n: i64) -> i64:
        self.rng = (self.rng * 1664525 + 1013904223) & 0xFFFFFFFF
        return ((self.rng >> 16) * n) >> 16

    def random_choice(self) -> i64:
        mask = self.options
        for i in range(self.random_below(popcount(mask))):
            mask &= mask - 1
        return lowest(mask)

    # -- rounds and roles ----------------------------------------------------

    def _ask(self, phase: i64, options: i64) -> None:
        self.phase = phase
        self.options = options

    def _offer_roles(self) -> None:
        self.current = self.chooser
        self._ask(ROLE, self.roles_free)

    def _take_role(self, role: i64) -> None:
        player = self.players[self.chooser]
        player.money += self.role_money[role]
        self.role_money[role] = 0
        self.roles_free &= ~(bit(role))
        self.step = 0
        if role == SETTLER:
            self._next_settler()
        elif role == MAYOR:
            self._share_colonists()
        elif role == BUILDER:
            self._next_builder()
        elif role == CRAFTSMAN:
            self._produce()
        elif role == TRADER:
            self._next_trader()
        elif role == CAPTAIN:
            self.captain_bonus = True
            for p in self.players:
                p.wharf_free = p.has(WHARF)
            self._next_loader()
        else:
            player.money += 1
            self._end_role()

    def _end_role(self) -> None:
        self.roles_left -= 1
        if self.roles_left > 0:
            self.chooser = self.seat_after(self.chooser, 1)
            self._offer_roles()
        elif self.ending:
            self._ask(OVER, 0)
        else:
            self.governor = self.seat_after(self.governor, 1)
            self.chooser = self.governor
            self.roles_left = self.n
            for r in range(self.n + 3):
                if (self.roles_free >> r) & 1:
                    self.role_money[r] += 1
            self.roles_free = (bit(self.n + 3)) - 1
            self._offer_roles()

    def seat_after(self, seat: i64, steps: i64) -> i64:
        return (seat + steps) % self.n

    def _seat(self) -> Player:
        """The player whose turn it is within the role."""
        self.current = self.seat_after(self.chooser, self.step)
        return self.players[self.current]

    # -- settler -------------------------------------------------------------

    def _draw_tile(self) -> i64:
        """A random face-down plantation, or -1 when there is none left."""
        left = total(self.deck)
        if left == 0:
            left = total(self.discards)
            if left == 0:
                return -1
            self.deck = self.discards
            self.discards = zeros(GOODS)
        k = self.random_below(left)
        deck = self.deck
        kind: i64 = 0
        while k >= deck[kind]:
            k -= deck[kind]
            kind += 1
        deck[kind] -= 1
        return kind

    def _turn_up_tiles(self) -> None:
        for kind in range(GOODS):
            self.discards[kind] += self.face_up[kind]
            self.face_up[kind] = 0
        for i in range(self.n + 1):
            drawn = self._draw_tile()
            if drawn < 0:
                break
            self.face_up[drawn] += 1

    def _next_settler(self) -> None:
        while self.step < self.n:
            player = self._seat()
            if player.has(HACIENDA) and player.island_used() < ISLAND_SPACES:
                self._ask(HACIENDA_DRAW, (bit(USE)) | PASS_BIT)
                return
            if self._ask_settle(player):
                return
            self.step += 1
        self._turn_up_tiles()
        self._end_role()

    def _ask_settle(self, player: Player) -> bool:
        if player.island_used() >= ISLAND_SPACES:
            return False
        options: i64 = 0
        face_up = self.face_up
        for k in range(GOODS):
            if face_up[k] > 0:
                options |= bit(k)
        if self.quarries > 0 and (self.step == 0 or player.has(CONSTRUCTION_HUT)):
            options |= bit(QUARRY)
        if options == 0:
            return False
        self._ask(SETTLE, options | PASS_BIT)
        return True

    def _draw_for_hacienda(self, choice: i64) -> None:
        player = self.players[self.current]
        if choice == USE:
            kind = self._draw_tile()
            if kind >= 0:
                player.tiles[kind] += 1
        if not self._ask_settle(player):
            self.step += 1
            self._next_settler()

    def _settle(self, choice: i64) -> None:
        if choice != PASS:
            player = self.players[self.current]
            player.tiles[choice] += 1
            if choice == QUARRY:
                self.quarries -= 1
            else:
                self.face_up[choice] -= 1
            if player.has(HOSPICE) and self._take_colonist():
                player.workers[choice] += 1
        self.step += 1
        self._next_settler()

    def _take_colonist(self) -> bool:
        if self.colonists > 0:
            self.colonists -= 1
            return True
        if self.colonist_ship > 0:
            self.colonist_ship -= 1
            return True
        return False

    # -- mayor ---------------------------------------------------------------

    def _share_colonists(self) -> None:
        if self.colonists > 0:
            self.colonists -= 1
            self.players[self.chooser].idle += 1
        for i in range(self.colonist_ship):
            self.players[self.seat_after(self.chooser, i)].idle += 1
        self.colonist_ship = 0
        self._next_placer()

    def _next_placer(self) -> None:
        while self.step < self.n:
            player = self._seat()
            if self._lift_colonists(player):
                self._ask_place(player)
                return
            self.step += 1
        wanted: i64 = 0
        for p in self.players:
            wanted += p.empty_building_circles()
        wanted = larger(wanted, self.n)
        if wanted > self.colonists:
            wanted = self.colonists
            self.ending = True
        self.colonists -= wanted
        self.colonist_ship = wanted
        self._end_role()

    def _lift_colonists(self, player: Player) -> bool:
        """Take all colonists up; place them at once if there is room for all (no decision)."""
        workers = player.workers
        staff = player.staff
        colonists = player.idle + total(workers) + total(staff)
        circles = total(player.tiles) + player.building_circles()
        enough = colonists >= circles
        for kind in range(TILES):
            workers[kind] = player.tiles[kind] if enough else 0
        owned = player.owned
        while owned != 0:
            b = lowest(owned)
            staff[b] = CIRCLES[b] if enough else 0
            owned &= owned - 1
        player.idle = colonists - circles if enough else colonists
        self.cursor = 0
        return not enough and colonists > 0

    def _ask_place(self, player: Player) -> None:
        """Slots are filled in ascending order, so that no two orders give the same result."""
        options: i64 = 0
        room: i64 = 0
        owned = player.owned
        tiles = player.tiles
        cursor = self.cursor
        idle = player.idle
        b = BUILDINGS - 1
        while b >= 0 and b + TILES >= cursor:
            if (owned >> b) & 1:
                free = CIRCLES[b]
                if b + TILES == cursor:
                    free -= player.staff[b]
                room += free
                if free > 0 and room >= idle:
                    options |= bit(b + TILES)
            b -= 1
        kind = TILES - 1
        while kind >= cursor:
            free = tiles[kind]
            if kind == cursor:
                free -= player.workers[kind]
            room += free
            if free > 0 and room >= idle:
                options |= bit(kind)
            kind -= 1
        self._ask(PLACE, options)

    def _place(self, slot: i64) -> None:
        player = self.players[self.current]
        player.idle -= 1
        self.cursor = slot
        if slot < TILES:
            player.workers[slot] += 1
        else:
            player.staff[slot - TILES] += 1
        if player.idle > 0:
            self._ask_place(player)
        else:
            self.step += 1
            self._next_placer()

    # -- builder -------------------------------------------------------------

    def _price(self, player: Player, building: i64) -> i64:
        price = COST[building] - smaller(player.workers[QUARRY], POINTS[building])
        if self.step == 0:
            price -= 1
        return larger(price, 0)

    def _next_builder(self) -> None:
        while self.step < self.n:
            player = self._seat()
            options: i64 = 0
            left = self.available & ~player.owned
            while left != 0:
                b = lowest(left)
                if self._can_build(player, b):
                    options |= bit(b)
                left &= left - 1
            if options != 0:
                self._ask(BUILD, options | PASS_BIT)
                return
            self.step += 1
        self._end_role()

    def _can_build(self, player: Player, building: i64) -> bool:
        size: i64 = 2 if building >= GUILD_HALL else 1
        return player.spaces + size <= CITY_SPACES and self._price(player, building) <= player.money

    def _build(self, choice: i64) -> None:
        if choice != PASS:
            player = self.players[self.current]
            player.money -= self._price(player, choice)
            self.supply[choice] -= 1
            if self.supply[choice] == 0:
                self.available &= ~bit(choice)
            player.owned |= bit(choice)
            player.spaces += 2 if choice >= GUILD_HALL else 1
            if player.has(UNIVERSITY) and self._take_colonist():
                player.staff[choice] = 1
            if player.spaces == CITY_SPACES:
                self.ending = True
        self.step += 1
        self._next_builder()

    # -- craftsman -----------------------------------------------------------

    def _produce(self) -> None:
        bonus: i64 = 0
        for step in range(self.n):
            player = self.players[self.seat_after(self.chooser, step)]
            kinds: i64 = 0
            for good in range(GOODS):
                made = smaller(player.production(good), self.goods[good])
                if made > 0:
                    player.goods[good] += made
                    self.goods[good] -= made
                    kinds += 1
                    if step == 0:
                        bonus |= bit(good)
            if player.has(FACTORY):
                player.money += FACTORY_INCOME[kinds]
        for good in range(GOODS):
            if self.goods[good] == 0:
                bonus &= ~(bit(good))
        if bonus != 0:
            self.current = self.chooser
            self._ask(BONUS, bonus)
        else:
            self._end_role()

    def _take_bonus(self, good: i64) -> None:
        self.goods[good] -= 1
        self.players[self.chooser].goods[good] += 1
        self._end_role()

    # -- trader --------------------------------------------------------------

    def _next_trader(self) -> None:
        while self.step < self.n and self.house_used < 4:
            player = self._seat()
            options = player.goods_mask()
            if not player.has(OFFICE):
                for good in range(GOODS):
                    if self.house[good] > 0:
                        options &= ~(bit(good))
            if options != 0:
                self._ask(TRADE, options | PASS_BIT)
                return
            self.step += 1
        if self.house_used == 4:
            for good in range(GOODS):
                self.goods[good] += self.house[good]
                self.house[good] = 0
            self.house_used = 0
        self._end_role()

    def _sell(self, choice: i64) -> None:
        if choice != PASS:
            player = self.players[self.current]
            player.goods[choice] -= 1
            self.house[choice] += 1
            self.house_used += 1
            player.money += choice  # the price of a good is its index
            if self.step == 0:
                player.money += 1
            if player.has(SMALL_MARKET):
                player.money += 1
            if player.has(LARGE_MARKET):
                player.money += 2
        self.step += 1
        self._next_trader()

    # -- captain -------------------------------------------------------------

    def _ship_size(self, ship: i64) -> i64:
        return self.n + 1 + ship

    def _ship_with(self, good: i64) -> i64:
        kind = self.ship_kind
        for ship in range(3):
            if kind[ship] == good:
                return ship
        return -1

    def _ship_options(self, player: Player) -> i64:
        options: i64 = 0
        for good in range(GOODS):
            barrels = player.goods[good]
            if barrels == 0:
                continue
            with_good = self._ship_with(good)
            if with_good >= 0:
                if self.ship_load[with_good] < self._ship_size(with_good):
                    options |= bit(good * 3 + with_good)
                continue
            most: i64 = 0
            for ship in range(3):
                if self.ship_kind[ship] < 0:
                    most = larger(most, smaller(barrels, self._ship_size(ship)))
            for ship in range(3):
                if self.ship_kind[ship] < 0 and smaller(barrels, self._ship_size(ship)) == most:
                    options |= bit(good * 3 + ship)
        return options

    def _next_loader(self) -> None:
        """`step` counts seats since the captain began; the role ends after a round without a load."""
        idle_seats: i64 = 0
        while idle_seats < self.n:
            player = self._seat()
            must = self._ship_options(player)
            options = must
            if player.wharf_free:
                options |= player.goods_mask() << WHARF_LOAD
            if options != 0:
                self._ask(LOAD, options if must != 0 else options | PASS_BIT)
                return
            self.step += 1
            idle_seats += 1
        self.step = 0
        self._next_storer()

    def _load(self, choice: i64) -> None:
        player = self.players[self.current]
        if choice == PASS:
            player.wharf_free = False
        else:
            if choice >= WHARF_LOAD:
                good = choice - WHARF_LOAD
                amount = player.goods[good]
                player.wharf_free = False
                self.goods[good] += amount
            else:
                good = choice // 3
                ship = choice % 3
                amount = smaller(player.goods[good], self._ship_size(ship) - self.ship_load[ship])
                self.ship_kind[ship] = good
                self.ship_load[ship] += amount
            player.goods[good] -= amount
            points = amount
            if player.has(HARBOR):
                points += 1
            if self.captain_bonus and self.current == self.chooser:
                self.captain_bonus = False
                points += 1
            player.chips += points
            self.chips -= points
            if self.chips <= 0:
                self.ending = True
        self.step += 1
        self._next_loader()

    # -- storage -------------------------------------------------------------

    def _next_storer(self) -> None:
        while self.step < self.n:
            player = self._seat()
            self.kept = 0
            self.store_left = 0
            if player.has(SMALL_WAREHOUSE):
                self.store_left += 1
            if player.has(LARGE_WAREHOUSE):
                self.store_left += 2
            if self._ask_storage(player):
                return
            self.step += 1
        for ship in range(3):
            if self.ship_load[ship] == self._ship_size(ship):
                self.goods[self.ship_kind[ship]] += self.ship_load[ship]
                self.ship_kind[ship] = -1
                self.ship_load[ship] = 0
        self._end_role()

    def _ask_storage(self, player: Player) -> bool:
        """Ask what to keep; False when there is nothing (more) to decide."""
        loose = player.goods_mask() & ~self.kept
        count = popcount(loose)
        if count <= self.store_left:
            return False
        if self.store_left > 0:
            self._ask(STORE, loose)
            return True
        if count == 1:
            self._discard_to_one(player, lowest(loose))
            return False
        self._ask(KEEP, loose)
        return True

    def _store(self, good: i64) -> None:
        self.kept |= bit(good)
        self.store_left -= 1
        if not self._ask_storage(self.players[self.current]):
            self.step += 1
            self._next_storer()

    def _keep(self, good: i64) -> None:
        player = self.players[self.current]
        for g in range(GOODS):
            if g != good and (self.kept >> g) & 1 == 0:
                self.goods[g] += player.goods[g]
                player.goods[g] = 0
        self._discard_to_one(player, good)
        self.step += 1
        self._next_storer()

    def _discard_to_one(self, player: Player, good: i64) -> None:
        self.goods[good] += player.goods[good] - 1
        player.goods[good] = 1


def new_game(n: i64, seed: i64) -> Game:
    game = Game()
    game.setup(n, seed)
    return game


def playout(game: Game) -> i64:
    """Play at random to the end; the number of decisions taken."""
    decisions: i64 = 0
    while game.phase != OVER:
        game.apply(game.random_choice())
        decisions += 1
    return decisions


def trace(n: i64, seed: i64) -> i64:
    """A fingerprint of one whole random game, to compare implementations."""
    game = new_game(n, seed)
    h: i64 = 0
    while game.phase != OVER:
        choice = game.random_choice()
        h = (h * 31 + game.phase * 64 + game.current * 1024 + choice) & 0xFFFFFFFF
        game.apply(choice)
    for p in game.players:
        h = (h * 31 + p.score()) & 0xFFFFFFFF
    return h


def many_playouts(n: i64, seed: i64, games: i64) -> i64:
    decisions: i64 = 0
    for i in range(games):
        decisions += playout(new_game(n, seed + i))
    return decisions


def many_clones(game: Game, times: i64) -> i64:
    t: i64 = 0
    for i in range(times):
        t += game.clone().current
    return t


def advance(game: Game, decisions: i64) -> None:
    for i in range(decisions):
        game.apply(game.random_choice())
