"""Puerto Rico: what speaks for a turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from gouverneur.bots.why.futures import Future
from gouverneur.bots.why.reason import Clause
from gouverneur.bots.why.teller import Teller
from gouverneur.kernel.bits import lowest
from gouverneur.kernel.event import Detail
from gouverneur.kernel.piles import in_pile, pile_names, pile_size
from gouverneur.kernel.state import State
from gouverneur.puerto_rico.layout import (
    CARGO,
    COINS,
    HOUSE,
    ISLAND,
    LEFT,
    MONEY,
    OWNED,
    POINTS,
    PORT,
    ROW,
)
from gouverneur.puerto_rico.phases import builder, craftsman
from gouverneur.puerto_rico.state import PuertoRico
from gouverneur.puerto_rico.vocabulary import (
    CORN,
    GOOD_NAMES,
    GOODS,
    HOUSE_PLACES,
    LOAD,
    NO_BUILDING,
    PRIVATE,
    ROLE_NAMES,
    SHIPS,
    SMALLEST_SHIP,
    SPACES,
    TILE_NAMES,
)

A_GOOD = 0.6  # in points
A_PIECE = 0.45
NEARLY = 0.01  # of two that say the same the other is said
MUCH = 3  # printed points of a building that are worth a word by themselves
ROLE_SORTS = {
    "settler": "land",
    "mayor": "people",
    "builder": "build",
    "craftsman": "goods",
    "trader": "trade",
    "captain": "ships",
    "prospector": "alone",
    "buccaneer": "misdeed",
}
NO = ("pass", "decline", "done", "stay")


def _of(state: State) -> PuertoRico:
    assert isinstance(state, PuertoRico)
    return state


def _buildings(state: PuertoRico, mask: int) -> list[str]:
    found = []
    while mask:
        found.append(state.rules.names[lowest(mask)])
        mask &= mask - 1
    return found


def _gained(before: int, after: int) -> list[str]:
    """The goods of a pile that were not in another."""
    return [name for good, name in enumerate(GOOD_NAMES)
            for _ in range(in_pile(after, good) - in_pile(before, good))]  # fmt: skip


class PuertoRicoTeller(Teller):
    PLAIN_SOURCES = ("printed", "chips", "nobles", "bid")

    def points(self, state: State, seat: int) -> int:
        return 0 if _of(state).rules.hidden_points else int(state.score(seat))

    @property
    def a_doubloon(self) -> float:
        return max(0.3, 1.1 - 0.8 * self.progress)

    def clauses(self, future: Future) -> list[Clause]:
        other = future.others[0] if future.others else None  # of the next best turn
        found = self.end(future) + self.last_round(future, other)
        makers: dict[str, Callable[[Future, Future | None], list[Clause]]] = {
            "role": self.role,
            "tile": self.tile,
            "lay": self.tile,
            "build": self.build,
            "draft": self.draft,
            "sell": self.sell,
            "load": self.load,
            "send": self.load,
            "court": self.load,
            "store": self.store,
            "extra": self.extra,
            "deed": self.deed,
            "place": self.place,
            "place_noble": self.place,
            "guest": self.place,
            "noble_guest": self.place,
            "man_tile": self.place,
            "man_building": self.place,
            "deal": self.deal,
            "hire": self.place,
            "bonus": self.bonuses,
            "produce": self.bonuses,
        }
        maker = makers.get(self.kind)
        return found + (maker(future, other) if maker else [])

    def branching(self) -> int | None:
        """Who must load what is soon told: few ways lead through a captain phase."""
        return int(LOAD) if self.kind == "load" or self.words[0] == "captain" else None

    # -- the end ----------------------------------------------------------------------

    def last_round(self, future: Future, other: Future | None) -> list[Clause]:
        before, after = _of(future.before), _of(future.after)
        if before.ending or not after.ending or after.over():
            return []
        if other is not None and _of(other.after).ending:
            return []
        points = [int(after.score(seat)) for seat in range(self.seats)]
        if points[self.seat] > max(points[rival] for rival in self.rivals):
            return [Clause("last-round", 20.0, open=not after.rules.hidden_points, sure=not future.contested)]
        return []

    # -- roles ------------------------------------------------------------------------

    def role(self, future: Future, other: Future | None) -> list[Clause]:
        before = _of(future.before)
        role = self.turn[0]
        found = []
        coins = int(before.numbers[COINS + role])
        if coins > 0:
            found.append(Clause("coins", 1.2 * coins * self.a_doubloon, {"doubloons": coins}))
        name = ROLE_NAMES[role].removesuffix("_2")
        makers: dict[str, Callable[[Future], list[Clause]]] = {
            "settler": self.as_settler,
            "mayor": self.as_mayor,
            "builder": self.as_builder,
            "craftsman": self.as_craftsman,
            "trader": self.as_trader,
            "captain": self.as_captain,
            "prospector": self.as_prospector,
            "buccaneer": lambda found: self.deed(found, None),
        }
        return found + makers[name](future)

    def as_settler(self, future: Future) -> list[Clause]:
        tiles = [name for key in ("tile", "draw", "forest") for name in future.names(key, self.seat, "tile")]
        regular = future.names("tile", self.seat, "tile")
        found = []
        if regular == ["quarry"]:
            found.append(Clause("may-quarry", 2.0 * (1 - self.progress) + 0.2))
        elif regular:
            found += self.use_of(_of(future.before), regular[0])
        if len(tiles) > 1:
            found.append(Clause("tiles", 0.8 * len(tiles), {"number": len(tiles)}))
        return found

    def as_mayor(self, future: Future) -> list[Clause]:
        before, after = _of(future.before), _of(future.after)
        number = int(after.pieces(self.seat) - before.pieces(self.seat))
        found = self.working(before, after)
        if number > 0:
            found.append(Clause("people", A_PIECE * number, {"workers": number}))
        return found

    def as_builder(self, future: Future) -> list[Clause]:
        before = _of(future.before)
        found = []
        for event in future.events("build", self.seat)[:1]:
            name = str(event["building"])
            row = int(before.rules.row[before.rules.names.index(name)])
            found.append(Clause("may-build", 1.0 + 0.7 * row, {"building": name}))
        if not found:
            return []
        poor = [rival for rival in self.rivals if future.skipped(rival, "builder")]
        return found + self.missing(poor, "cannot-build", "nobody-builds", 1.5)

    def as_craftsman(self, future: Future) -> list[Clause]:
        made = {seat: self.made(future, seat) for seat in range(self.seats)}
        mine = made[self.seat]
        found = []
        if mine:
            found.append(Clause("makes", A_GOOD * len(mine), {"goods": mine}))
            if len(mine) > max(len(made[rival]) for rival in self.rivals):
                found.append(Clause("makes-most", 0.8))
        found += self.bonuses(future, None)
        if not mine:
            return found
        before = _of(future.before)
        idle = [rival for rival in self.rivals if craftsman.production(before, rival) == 0]
        return found + self.missing(idle, "makes-nothing", "nobody-makes", 0.8)

    def made(self, future: Future, seat: int) -> list[str]:
        goods = future.names("produce", seat, "goods") + future.names("more", seat, "goods")
        goods += future.names("extra", seat, "good")
        return sorted(goods, key=GOOD_NAMES.index)

    def as_trader(self, future: Future) -> list[Clause]:
        before = _of(future.before)
        found = self.sale(future)
        losing = [
            clause
            for rival in self.rivals
            if future.skipped(rival, "trader")
            for clause in self.unsold(before, rival)
        ]
        found += losing
        if found and not losing:
            bare = [rival for rival in self.rivals if before.own(rival, PORT) == 0]
            found += self.missing(bare, "", "nobody-sells", 0.6)
        return found

    def unsold(self, before: PuertoRico, rival: int) -> list[Clause]:
        """The dearest of what a rival would sell if he could."""
        goods = [good for good in range(GOODS) if before.goods(rival, good) > 0]
        price = max((int(before.rules.prices[good]) for good in goods), default=0)
        if price == 0:
            return []
        weight = self.weight_of(rival) * self.a_doubloon * price
        closed = all(
            in_pile(before.numbers[HOUSE], good) > 0 or self.words[0] == f"sell {GOOD_NAMES[good]}"
            for good in goods
        )
        free = (
            HOUSE_PLACES
            - int(pile_size(before.numbers[HOUSE]))
            - (1 if self.words[0].startswith("sell ") else 0)
        )
        sure = closed or free <= 0  # else it depends on what others sell before him
        return [Clause("cannot-sell", weight, {"good": GOOD_NAMES[max(goods)]}, rival, sure=sure)]

    def sale(self, future: Future) -> list[Clause]:
        """What is sold first, with what markets add."""
        found = []
        for key in ("sell", "sell_at_post"):
            for event in future.events(key, self.seat)[:1]:
                doubloons = _int(event, "doubloons")
                if key == "sell":
                    markets = _of(future.before).rules.markets
                    names = _buildings(_of(future.before), int(markets))
                    doubloons += sum(
                        _int(bonus, "doubloons")
                        for bonus in future.events("bonus", self.seat)
                        if bonus.get("building") in names
                    )
                weight = doubloons * self.a_doubloon + 0.1
                found.append(Clause("sale", weight, {"good": str(event["good"]), "doubloons": doubloons}))
        return found

    def income(self, future: Future) -> int:
        return sum(int(str(clause.details["doubloons"])) for clause in self.sale(future))

    def as_captain(self, future: Future) -> list[Clause]:
        found = []
        points = self.chips(future)
        if points > 0:
            found.append(Clause("points", float(points), {"points": points}))
            if points > max(self.chips(future, rival) for rival in self.rivals):
                found.append(Clause("most-points", 0.7))
        found += self.stranded(future, None)
        if points > 0 and not any(_of(future.before).own(rival, PORT) for rival in self.rivals):
            found.append(Clause("nobody-ships", 0.8))
        return found

    def chips(self, future: Future, seat: int | None = None) -> int:
        place = self.seat if seat is None else seat
        return int(_of(future.after).own(place, POINTS) - _of(future.before).own(place, POINTS))

    def as_prospector(self, future: Future) -> list[Clause]:
        doubloons = future.number("prospect", self.seat, "doubloons")
        return [
            Clause("doubloons", doubloons * self.a_doubloon, {"doubloons": doubloons}),
            Clause("alone", 0.3),
        ]

    def deed(self, future: Future, other: Future | None) -> list[Clause]:
        found = []
        for event in future.events("piracy", self.seat):
            number = _int(event, "kept")
            ship = str(event["ship"]).removeprefix("ship-")
            if number > 0:
                good = str(event["good"])
                found.append(
                    Clause("loot", A_GOOD * number, {"good": good, "number": number, "ship": int(ship)})
                )
            else:
                found.append(Clause("empties", 0.5, {"ship": int(ship)}))
        for event in future.events("plunder", self.seat):
            found.append(Clause("points", float(_int(event, "points")), {"points": _int(event, "points")}))
        for event in future.events("raid", self.seat):
            number = _int(event, "workers")
            if number > 0:
                found.append(Clause("people", A_PIECE * number, {"workers": number}))
            if _int(event, "nobles") > 0:
                found.append(Clause("noble", 1.0))
            found += self.working(_of(future.before), _of(future.after))
        for event in future.events("kidnap", self.seat):
            role, coins = str(event["role"]), _int(event, "doubloons")
            found.append(Clause("kidnap", 1.0, {"role": role}))
            if coins > 0:
                found.append(Clause("doubloons", coins * self.a_doubloon, {"doubloons": coins}))
        return found

    # -- rivals ------------------------------------------------------------------------

    def missing(self, seats: Sequence[int], one: str, everybody: str, weight: float) -> list[Clause]:
        """Rivals who get nothing out of it."""
        if len(seats) == len(self.rivals) > 1:
            return [Clause(everybody, weight * sum(map(self.weight_of, seats)))]
        return [Clause(one, weight * self.weight_of(rival), rival=rival) for rival in seats if one]

    def stranded(self, future: Future, other: Future | None) -> list[Clause]:
        """Goods of rivals that find no ship; those that would find one otherwise, if there is something to compare."""
        before = _of(future.before)
        found = []
        for rival in self.rivals:
            left = Counter(future.names("store", rival, "lost") + future.names("store", rival, "kept"))
            lost = Counter(future.names("store", rival, "lost"))
            if other is not None:
                left -= Counter(other.names("store", rival, "lost") + other.names("store", rival, "kept"))
                lost -= Counter(other.names("store", rival, "lost"))
            shipped = set(future.names("load", rival, "good")) | set(future.names("send", rival, "goods"))
            held = Counter(pile_names(before.own(rival, PORT), GOOD_NAMES))
            for good in GOOD_NAMES:
                number = min(left[good], held[good])
                if number == 0 or (number < 2 and lost[good] == 0):
                    continue
                worth = 1.0 + 0.15 * GOOD_NAMES.index(good)
                weight = self.weight_of(rival) * worth * (0.35 * number + 0.6 * lost[good])
                if lost[good] > 0:
                    found.append(Clause("spoils", weight, {"good": good}, rival))
                if good not in shipped:
                    found.append(Clause("no-ship", weight - NEARLY, {"good": good}, rival))
        return found

    # -- single decisions ---------------------------------------------------------------

    def tile(self, future: Future, other: Future | None) -> list[Clause]:
        before = _of(future.before)
        words = self.words[0]
        found = [
            Clause("festival", 2.5, {"goal": str(event["goal"])})
            for event in future.events("festival_won", self.seat)
        ]
        if words == "take quarry":
            found.append(Clause("cheaper", 1.5 * (1 - self.progress) + 0.3))
        elif words == "draw":
            found.append(Clause("one-more-tile", 1.0))
        elif words.endswith("as_forest") or words == "lay forest":
            found.append(Clause("forest", 1.0))
        elif words == "lay plantation":
            laid = future.names("draw", self.seat, "tile")[:1]
            found += self.use_of(before, laid[0]) if laid else []
        elif words.startswith("take "):
            found += self.use_of(before, words.removeprefix("take "))
            found += self.taken_from_others(before, future, other)
        return found + self.score_rises(future)

    def use_of(self, before: PuertoRico, tile: str) -> list[Clause]:
        """What a plantation is good for on one's island."""
        kind = TILE_NAMES.index(tile)
        island = before.own(self.seat, ISLAND)
        found = []
        if kind == CORN:
            found.append(Clause("corn-alone", 0.8))
        else:
            plants = int(before.own(self.seat, OWNED) & before.rules.makers[kind])
            circles = sum(
                int(before.rules.circles[place])
                for place in range(before.rules.kinds)
                if (plants >> place) & 1
            )
            if circles > in_pile(island, kind):
                largest = max(
                    (place for place in range(before.rules.kinds) if (plants >> place) & 1),
                    key=lambda place: int(before.rules.circles[place]),
                )
                found.append(Clause("feeds", 1.6, {"tile": tile, "building": before.rules.names[largest]}))
        if in_pile(island, kind) == 0:
            found.append(Clause("new-kind", 0.9, {"tile": tile}))
        return found

    def taken_from_others(self, before: PuertoRico, future: Future, other: Future | None) -> list[Clause]:
        """The last of its kind that lies open, which somebody else would take."""
        kind = self.turn[0]
        if other is None or kind >= GOODS or in_pile(before.numbers[ROW], kind) != 1:
            return []
        for rival in self.rivals:
            if TILE_NAMES[kind] in other.names("tile", rival, "tile"):
                return [Clause("else-taken", self.weight_of(rival), rival=rival, sure=False)]
        return []

    def build(self, future: Future, other: Future | None) -> list[Clause]:
        before, after = _of(future.before), _of(future.after)
        building = self.turn[0]
        if building == NO_BUILDING:
            dear = self.out_of_reach(before)
            return [Clause("saves-up", 0.5, {"building": dear})] if dear else []
        rules = before.rules
        name = rules.names[building]
        found = [
            Clause("festival", 2.5, {"goal": str(event["goal"])})
            for event in future.events("festival_won", self.seat)
        ]
        if (rules.large >> building) & 1:
            worth = int(rules.points[building] + rules.buildings[building].end_points(after, self.seat))
            extra = worth > int(rules.points[building])
            manned = (after.occupied(self.seat) >> building) & 1
            key = "printed" if not extra else "worth" if manned else "worth-manned"
            found.append(Clause(key, 0.6 * worth, {"points": worth}))
        elif int(rules.points[building]) >= MUCH:
            points = int(rules.points[building])
            found.append(Clause("printed", (0.2 + 0.5 * self.progress) * points, {"points": points}))
        good = int(rules.good[building])
        if good >= 0:
            found += self.processing(before, building, good)
        elif rules.circles[building] > 0 or not (rules.large >> building) & 1:
            found.append(Clause("use", 1.0, {"building": name}))
        saved = sum(
            -amount for source, amount in self.game.price_sources(before, self.seat, building) if amount < 0
        )
        price = sum(_int(event, "price") for event in future.events("build", self.seat)[:1])
        if saved >= 2 and price < int(rules.cost[building]):
            found.append(
                Clause("cheap", 0.3 * saved, {"doubloons": price, "number": int(rules.cost[building])})
            )
        found += self.last_copy(before, building, other)
        return found + self.score_rises(future)

    def processing(self, before: PuertoRico, building: int, good: int) -> list[Clause]:
        """Plantations that had no building for what grows there."""
        rules = before.rules
        plants = int(before.own(self.seat, OWNED) & rules.makers[good])
        circles = sum(int(rules.circles[place]) for place in range(rules.kinds) if (plants >> place) & 1)
        tiles = int(in_pile(before.own(self.seat, ISLAND), good))
        served = min(int(rules.circles[building]), tiles - circles)
        if served <= 0:
            return []
        details: dict[str, Detail] = {"good": GOOD_NAMES[good], "number": served}
        return [Clause("processes", 1.3 * served + 0.1 * good, details)]

    def out_of_reach(self, before: PuertoRico) -> str:
        """The cheapest building for sale that is dearer than what can be paid now."""
        wanted = int(builder.for_sale(before, self.seat)) & ~int(before.options)
        if before.city(self.seat) > SPACES - 2:
            return ""
        names = [
            (int(before.rules.cost[place]), place)
            for place in range(before.rules.kinds)
            if (wanted >> place) & 1
        ]
        return before.rules.names[min(names)[1]] if names else ""

    def last_copy(self, before: PuertoRico, building: int, other: Future | None) -> list[Clause]:
        """Nobody else can have it any more, though somebody would."""
        if other is None or (before.numbers[LEFT + 1] >> building) & 1:
            return []
        name = before.rules.names[building]
        wanting = [rival for rival in self.rivals if name in other.names("build", rival, "building")]
        found = [
            Clause("else-taken", 1.5 * self.weight_of(rival), rival=rival, sure=False) for rival in wanting
        ]
        return [*found[:1], Clause("last-copy", 0.35)]

    def draft(self, future: Future, other: Future | None) -> list[Clause]:
        return [Clause("use", 1.0, {"building": _of(future.before).rules.names[self.turn[0]]})]

    def sell(self, future: Future, other: Future | None) -> list[Clause]:
        before, after = _of(future.before), _of(future.after)
        words = self.words[0]
        if not words.startswith("sell ") or words.startswith("sell_land"):
            return []
        found = self.affordable(before, after)
        if other is not None:
            more = self.income(future) - max(map(self.income, future.others))
            if more > 0:
                found.append(Clause("doubloons-more", more * self.a_doubloon, {"doubloons": more}))
        for rival in self.rivals:
            locked_out = other is not None and not other.skipped(rival, "trader")
            if locked_out and future.skipped(rival, "trader"):
                found += self.unsold(before, rival)
        if pile_size(before.numbers[HOUSE]) == HOUSE_PLACES - 1 and "at_post" not in words:
            found.append(Clause("house-full", 0.4))
        return found

    def affordable(self, before: PuertoRico, after: PuertoRico) -> list[Clause]:
        """What one can pay now, without any privilege, and could not before."""
        best = -1
        had, has = int(before.own(self.seat, MONEY)), int(after.own(self.seat, MONEY))
        for place in range(before.rules.kinds):
            if (int(builder.for_sale(after, self.seat)) >> place) & 1:
                saved = sum(int(builder.saving(after, self.seat, place, discount)) for discount in range(3))
                price = max(0, int(after.rules.cost[place]) - saved)
                dearer = best < 0 or after.rules.cost[place] > after.rules.cost[best]
                if had < price <= has and dearer:
                    best = place
        return [Clause("enough", 0.9, {"building": after.rules.names[best]})] if best >= 0 else []

    def load(self, future: Future, other: Future | None) -> list[Clause]:
        points = self.chips(future)
        now = sum(amount for _, amount in self.game.price_sources(future.before, self.seat, self.turn[0]))
        found = []
        if points > now:
            found.append(Clause("phase-points", 0.5 * points, {"points": points}))
        if other is None:
            return found
        more = points - max(map(self.chips, future.others))
        if more > 0:
            found.append(Clause("points-more", float(more), {"points": more}))
        saved = self.lost(other) - self.lost(future)
        for each in future.others:
            saved &= self.lost(each)
        if saved:
            good = max(saved, key=lambda name: (saved[name], name))
            found.append(Clause("own-saved", A_GOOD * saved[good], {"good": good}))
        found += self.stranded(future, other)
        if self.kind == "load" and self.turn[0] < PRIVATE:
            ship = self.turn[0] % SHIPS
            after = _of(future.before)
            free = int(after.free_places(ship))
            number = min(int(after.goods(self.seat, self.turn[0] // SHIPS)), free)
            if number == free:
                found.append(Clause("ship-full", 0.35, {"ship": SMALLEST_SHIP + ship}))
        elif self.words[0].startswith("ship "):
            found.append(Clause("own-ship", 0.6))
        return found

    def lost(self, future: Future) -> Counter[str]:
        """Own goods for which there was no room."""
        return Counter(future.names("store", self.seat, "lost"))

    def store(self, future: Future, other: Future | None) -> list[Clause]:
        kept = future.names("store", self.seat, "kept")
        lost = future.names("store", self.seat, "lost")
        if not kept or not lost:
            return []
        price = {name: int(_of(future.before).rules.prices[good]) for good, name in enumerate(GOOD_NAMES)}
        dearest = max(kept, key=lambda name: price[name])
        if price[dearest] > max(price[name] for name in lost):
            return [Clause("keeps-dearest", 0.9, {"good": dearest})]
        return []

    def extra(self, future: Future, other: Future | None) -> list[Clause]:
        good = self.turn[0]
        if good >= GOODS:
            return []
        before = _of(future.before)
        name = GOOD_NAMES[good]
        found = []
        price = int(before.rules.prices[good])
        kinds = self.extra_goods(before)
        if price > 0 and price == max(int(before.rules.prices[kind]) for kind in kinds):
            found.append(Clause("dearest", 0.3 * price, {"good": name}))
        house = before.numbers[HOUSE]
        if price > 0 and in_pile(house, good) == 0 and pile_size(house) < HOUSE_PLACES:
            found.append(Clause("sells-for", 0.35 * price, {"good": name, "doubloons": price}))
        for ship in range(SHIPS):
            carries = (before.rules.ships >> ship) & 1 and before.numbers[CARGO + ship] == good + 1
            if carries and before.free_places(ship) > before.goods(self.seat, good):
                found.append(Clause("rides", 0.8, {"good": name, "ship": SMALLEST_SHIP + ship}))
        return found + self.bonuses(future, other)

    def extra_goods(self, before: PuertoRico) -> list[int]:
        return [good for good in range(GOODS) if (int(before.options) >> good) & 1]

    def deal(self, future: Future, other: Future | None) -> list[Clause]:
        if self.words[0] == "receive noble":
            return [Clause("noble", 1.0)]
        return self.place(future, other)

    def place(self, future: Future, other: Future | None) -> list[Clause]:
        """Compared with where the pieces could stand instead."""
        before, after = _of(future.before), _of(future.after)
        return self.working(_of(other.after) if other is not None else before, after)

    def working(self, before: PuertoRico, after: PuertoRico) -> list[Clause]:
        """What is made and what is occupied now and was not before."""
        made = craftsman.production(after, self.seat)
        more = _gained(craftsman.production(before, self.seat), made)
        found = []
        if more:
            found.append(
                Clause("will-make", 0.9 * len(more), {"goods": sorted(set(more), key=GOOD_NAMES.index)})
            )
        new = int(after.occupied(self.seat) & ~before.occupied(self.seat) & after.rules.special)
        for name in _buildings(after, new)[:2]:
            large = (after.rules.large >> after.rules.names.index(name)) & 1
            found.append(Clause("occupies", 2.0 if large else 1.0, {"building": name}))
        return found

    def bonuses(self, future: Future, other: Future | None) -> list[Clause]:
        """What buildings bring besides."""
        found = []
        for event in future.events("bonus", self.seat):
            doubloons, points = _int(event, "doubloons"), _int(event, "points")
            name = str(event["building"])
            details: dict[str, Detail] = {"building": name, "doubloons": doubloons, "points": points}
            found.append(Clause("pays", doubloons * self.a_doubloon + points, details))
        for event in future.events("festival_won", self.seat):
            found.append(Clause("festival", 2.5, {"goal": str(event["goal"])}))
        return found

    # -- hints -------------------------------------------------------------------------

    def theme(self, clauses: Sequence[Clause]) -> str:
        first = clauses[0].key if clauses else ""
        if first in ("wins", "shares", "last-round"):
            return "end"
        if clauses and clauses[0].rival >= 0:
            return "rival"
        if first == "coins":
            return "money"
        themes = {
            "settler": "land", "mayor": "people", "builder": "building", "craftsman": "goods", "trader": "trade",
            "captain": "ships", "prospector": "money", "buccaneer": "misdeed",
            "tile": "land", "man_tile": "people", "hire": "people", "deal": "people", "place": "people",
            "build": "building", "man_building": "people", "produce": "goods", "extra": "goods", "sell": "trade",
            "load": "ships", "store": "storing", "bonus": "gift", "discount": "gift", "draft": "draft", "lay": "land",
            "place_noble": "people", "hand_in": "giving", "hand_in_from": "giving", "court": "points", "send": "ships",
            "lodge": "land", "deed": "misdeed", "guest": "people", "noble_guest": "people",
        }  # fmt: skip
        return themes[self.words[0].removesuffix("_2") if self.kind == "role" else self.kind]

    def sort(self, clauses: Sequence[Clause]) -> str:
        words = self.words[0]
        first = clauses[0].key if clauses else ""
        if self.kind == "role":
            return "role-coins" if first == "coins" else f"role-{ROLE_SORTS[words.removesuffix('_2')]}"
        special: dict[str, Callable[[], str]] = {
            "tile": lambda: self.sort_of_tile({clause.key for clause in clauses}),
            "build": self.sort_of_building,
            "load": self.sort_of_load,
            "sell": self.sort_of_sale,
            "place": lambda: self.sort_of_place(first),
            "place_noble": lambda: self.sort_of_place(first),
        }
        if self.kind in special:
            return special[self.kind]()
        plain = {
            "store": "store", "extra": "extra", "draft": "draft", "hand_in": "hand-in", "hand_in_from": "hand-in",
            "send": "send",
        }  # fmt: skip
        if self.kind in plain:
            return plain[self.kind]
        if self.kind == "deed" and words not in NO:
            return f"deed-{words.split()[0]}"
        if self.kind == "deal":
            return "noble" if "noble" in words else "worker"
        if self.kind == "lay":
            return "lay-forest" if words == "lay forest" else "lay-plantation"
        if words.split()[0] in NO or words == "decline noble":
            return "no"
        return "move" if self.kind in ("guest", "noble_guest") else "yes"

    def sort_of_tile(self, keys: set[str]) -> str:
        words = self.words[0]
        if words == "pass":
            return "no"
        if words == "draw" or words == "take quarry":
            return "tile-draw" if words == "draw" else "tile-quarry"
        if words.endswith("as_forest"):
            return "lay-forest"
        if self.turn[0] == CORN:
            return "tile-corn"
        return "tile-feeds" if "feeds" in keys else "tile-new" if "new-kind" in keys else "tile"

    def sort_of_building(self) -> str:
        building = self.turn[0]
        if building == NO_BUILDING:
            return "build-none"
        rules = _of(self.before).rules
        if (rules.large >> building) & 1:
            return "build-large"
        return "build-plant" if rules.good[building] >= 0 else "build-special"

    def sort_of_load(self) -> str:
        words = self.words[0]
        if words.startswith("ship"):
            return "load-own"
        if words == "pass":
            return "no"
        before = _of(self.before)
        good, ship = self.turn[0] // SHIPS, self.turn[0] % SHIPS
        if before.goods(self.seat, good) >= before.free_places(ship):
            return "load-full"
        if before.numbers[CARGO + ship] == 0:
            return "load-new"
        most = max(int(before.goods(self.seat, kind)) for kind in range(GOODS))
        return "load-most" if before.goods(self.seat, good) == most else "load-begun"

    def sort_of_sale(self) -> str:
        words = self.words[0]
        if words in ("pass", "buy_land") or words.startswith("sell_land"):
            return "no" if words == "pass" else "sell-land"
        goods = [good for good in range(GOODS) if _of(self.before).goods(self.seat, good) > 0]
        return "sell-dearest" if self.turn[0] % GOODS == max(goods) else "sell-other"

    def sort_of_place(self, first: str) -> str:
        return {"will-make": "place-goods", "occupies": "place-city"}.get(first, "place")


def _int(event: dict[str, Detail], name: str) -> int:
    found = event.get(name, 0)
    return found if isinstance(found, int) else 0
