"""San Juan: what speaks for a turn. Of the hands of others only their sizes are known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from gouverneur.bots.why.futures import Future
from gouverneur.bots.why.reason import Clause
from gouverneur.bots.why.teller import Teller
from gouverneur.kernel.bits import lowest
from gouverneur.kernel.event import Detail
from gouverneur.kernel.piles import pile_size
from gouverneur.kernel.state import State
from gouverneur.san_juan.editions import TRADING_TILES
from gouverneur.san_juan.phases import builder, privilege
from gouverneur.san_juan.state import SanJuan
from gouverneur.san_juan.vocabulary import (
    BESIDE,
    CARD_CHOICES,
    GOOD_NAMES,
    GOODS,
    PLANT_GOODS,
    TWELVE,
)

A_CARD = 0.55  # in points
A_GOOD = 0.6
FEW_CARDS = 3  # in the largest hand of the others, of which a builder phase is worth little to them
ROLE_SORTS = {
    "builder": "build",
    "producer": "goods",
    "trader": "trade",
    "councillor": "cards",
    "prospector": "alone",
}
GIVING = ("pay", "discard", "tuck", "exchange", "bank")


def _of(state: State) -> SanJuan:
    assert isinstance(state, SanJuan)
    return state


def _cards(state: SanJuan, mask: int) -> list[int]:
    found = []
    while mask:
        found.append(int(lowest(mask)))
        mask &= mask - 1
    return found


class SanJuanTeller(Teller):
    ALL_KNOW = False
    BUILDING = "card"
    PLAIN_SOURCES = ("printed", "tucked")

    def points(self, state: State, seat: int) -> int:
        """Without tucked cards, whose number is their owner's secret, and what depends on them."""
        game = _of(state)
        sources = dict(self.game.score_sources(game, seat))
        late = [game.rules.names[card] for card in _cards(game, int(game.rules.answers_last))]
        return sum(points for source, points in sources.items() if source not in ("tucked", *late))

    def clauses(self, future: Future) -> list[Clause]:
        other = future.others[0] if future.others else None  # of the next best turn
        found = self.end(future) if future.after.over() else []
        found = [replace(clause, sure=clause.sure and self.surely_ahead(future)) for clause in found]
        makers: dict[str, Callable[[Future, Future | None], list[Clause]]] = {
            "role": self.role,
            "build": self.build,
            "over": self.over,
            "barter": self.give,
            "produce": self.produce,
            "sell": self.sell,
            "keep": self.keep,
            "bonus": lambda future, _: self.draws(future),
            "pick": self.keep,
            **dict.fromkeys(GIVING, self.give),
        }
        maker = makers.get(self.kind)
        return found + (maker(future, other) if maker else [])

    def surely_ahead(self, future: Future) -> bool:
        """Even if all that lies tucked somewhere unseen is somebody else's."""
        after = _of(future.after)
        secret = sum(int(after.points_under(rival)) for rival in self.rivals)
        if after.rules.open_tucks or secret == 0:
            return after.rules.open_tucks or self.nobody_tucks(after)
        mine = int(after.score(self.seat))
        return all(
            mine > int(after.score(rival)) - int(after.points_under(rival)) + secret + secret // 4 + 1
            for rival in self.rivals
        )

    def nobody_tucks(self, after: SanJuan) -> bool:
        rules = after.rules
        tucking = int(rules.tuckers | rules.bankers | rules.stowers)
        return all(
            int(after.display_mask(rival) | after.mask(after.covered(rival))) & tucking == 0
            for rival in self.rivals
        )

    # -- roles -----------------------------------------------------------------------------

    def role(self, future: Future, other: Future | None) -> list[Clause]:
        makers: dict[str, Callable[[Future], list[Clause]]] = {
            "builder": self.as_builder,
            "producer": self.as_producer,
            "trader": self.as_trader,
            "councillor": self.as_councillor,
            "prospector": self.as_prospector,
        }
        role = self.words[0]
        hand_counts = role == "builder"  # what buildings then bring depends on what is built
        found = makers[role](future)
        found += [replace(clause, open=not hand_counts) for clause in self.draws(future)]
        before = _of(future.before)
        active = int(before.display_mask(self.seat))
        if privilege.may_double(before, self.seat, active):
            doubler = _cards(before, active & int(before.rules.doublers))[0]
            found.append(Clause("doubles", 0.5, {"card": before.rules.names[doubler]}))
        return found

    def as_builder(self, future: Future) -> list[Clause]:
        before = _of(future.before)
        found = []
        for event in future.events("build", self.seat)[:1]:
            card = str(event["card"])
            cost = int(before.rules.cost[before.rules.names.index(card)])
            known = bool((before.rules.open_cards >> before.rules.names.index(card)) & 1)
            found.append(Clause("may-build", 0.8 + 0.6 * cost, {"card": card}, open=known))
            if int(before.buildings(self.seat)) == TWELVE - 1 and not event.get("over"):
                found.append(Clause("twelfth", 1.0))
        most = max(int(before.hand_size(rival)) for rival in self.rivals)
        if found and most <= FEW_CARDS:
            found.append(Clause("few-cards", 1.4 - 0.3 * most, {"number": most}))
        return found

    def as_producer(self, future: Future) -> list[Clause]:
        before = _of(future.before)
        goods = future.names("produce", self.seat, "goods")
        found = []
        if goods:
            found.append(Clause("makes", A_GOOD * len(goods), {"goods": goods}))
        full = [rival for rival in self.rivals if int(before.vacancies(rival)) & PLANT_GOODS == 0]
        if not found:
            return []
        if len(full) == len(self.rivals):
            found.append(Clause("nobody-makes", 0.7 * len(full)))
        else:
            found += [Clause("makes-nothing", 0.6 * self.weight_of(rival), rival=rival) for rival in full]
        return found

    def as_trader(self, future: Future) -> list[Clause]:
        before = _of(future.before)
        found = self.sale(future)
        bare = [rival for rival in self.rivals if int(before.stock(rival)) == 0]
        if not found:
            return []
        if len(bare) == len(self.rivals):
            found.append(Clause("nobody-sells", 0.7 * len(bare)))
        else:
            found += [Clause("nothing-to-sell", 0.6 * self.weight_of(rival), rival=rival) for rival in bare]
        return found

    def sale(self, future: Future) -> list[Clause]:
        goods = future.names("sell", self.seat, "goods")
        cards = future.number("sell", self.seat, "proceeds")
        if not goods:
            return []
        before = _of(future.before)
        known = before.tile_up >= 0 or before.known_tile(before.tile_turn) >= 0
        return [Clause("sale-cards", A_CARD * cards, {"goods": goods, "number": cards}, sure=known)]

    def as_councillor(self, future: Future) -> list[Clause]:
        number = future.number("look", self.seat, "number")
        return [Clause("looks", 0.12 * number, {"number": number})] if number > 2 else []

    def as_prospector(self, future: Future) -> list[Clause]:
        found = self.prospect(future)
        before = _of(future.before)
        if not any(int(before.display_mask(rival) & before.rules.answers_prospect) for rival in self.rivals):
            found.append(Clause("alone", 0.4))
        return found

    def prospect(self, future: Future) -> list[Clause]:
        drawn = [event for event in future.events("draw", self.seat) if event.get("reason") == "prospector"]
        number = sum(_int(event, "number") for event in drawn)
        return [Clause("draws", A_CARD * number, {"number": number})] if number > 0 else []

    def draws(self, future: Future) -> list[Clause]:
        """Cards that buildings bring, and goods."""
        game = _of(future.before)
        found = []
        for event in future.events("draw", self.seat):
            reason = str(event.get("reason", ""))
            if reason in game.rules.names and _int(event, "number") > 0:
                details: dict[str, Detail] = {"card": reason, "number": _int(event, "number")}
                found.append(Clause("brings", A_CARD * _int(event, "number"), details))
        for event in future.events("receive", self.seat):
            found.append(Clause("receives", A_GOOD, {"card": str(event["card"])}))
        return found

    # -- building ---------------------------------------------------------------------------

    def build(self, future: Future, other: Future | None) -> list[Clause]:
        before, after = _of(future.before), _of(future.after)
        card = self.turn[0]
        if card >= CARD_CHOICES:
            dear = self.out_of_reach(before)
            if self.words[0] == "pass" and dear:
                return [Clause("saves-up", 0.6, {"card": dear}, open=False)]
            return []
        rules = before.rules
        name = rules.names[card]
        found = self.draws(future)
        worth = int(rules.points[card])
        endings = int(rules.answers_end | rules.answers_last)
        if (endings >> card) & 1:
            worth += dict(self.game.score_sources(after, self.seat)).get(name, 0)
            found.append(Clause("worth", 0.5 * worth, {"points": worth}))
        elif worth >= 2:
            found.append(Clause("printed", 0.4 * worth + 0.5 * self.progress * worth, {"points": worth}))
        if (rules.city >> card) & 1 and not (rules.monuments >> card) & 1:
            found.append(Clause("use", 1.0, {"card": name}))
        elif (rules.production >> card) & 1:
            found.append(Clause("holds", 0.9, {"good": GOOD_NAMES[int(rules.good[card])]}))
        found += self.savings(before, after, future)
        if int(after.buildings(self.seat)) >= TWELVE > int(before.buildings(self.seat)):
            found.append(Clause("twelfth", 1.0))
        return found + self.score_rises(future)

    def savings(self, before: SanJuan, after: SanJuan, future: Future) -> list[Clause]:
        """Cards that own buildings save; the privilege does not need saying."""
        built = future.events("build", self.seat)[:1]
        if not built or built[0].get("over"):
            return []
        card = before.rules.names.index(str(built[0]["card"]))
        sources = builder.price_sources(before, self.seat, card, BESIDE, 0)
        return [
            Clause("saves", 0.4 * -amount, {"card": source, "number": -amount})
            for source, amount in sources
            if amount < 0 and source in before.rules.names
        ]

    def out_of_reach(self, before: SanJuan) -> str:
        """The dearest card in hand that cannot be paid now."""
        city = int(before.display_mask(self.seat) & before.rules.city)
        wanted = _cards(before, int(before.hand_mask(self.seat)) & ~int(before.options) & ~city)
        names = [(int(before.rules.cost[card]), before.rules.names[card]) for card in wanted]
        return max(names)[1] if names else ""

    def over(self, future: Future, other: Future | None) -> list[Clause]:
        before = _of(future.before)
        target = self.turn[0]
        found = []
        if target != BESIDE:
            covered = int(builder.target_kind(before, target))
            price = int(before.rules.cost[before.at(builder.CARD)])
            saved = min(price, int(before.rules.refund[covered]))
            found.append(
                Clause("covers", 0.5 * saved, {"card": before.rules.names[covered], "number": saved})
            )
        else:
            found.append(Clause("all-stay", 0.5))
        return found + (self.give(future, other) if other is not None else [])

    # -- goods ------------------------------------------------------------------------------

    def produce(self, future: Future, other: Future | None) -> list[Clause]:
        found = []
        if other is not None:
            others = other.names("produce", self.seat, "goods")
            dearer = Counter(future.names("produce", self.seat, "goods")) - Counter(others)
            cheaper = Counter(others) - Counter(future.names("produce", self.seat, "goods"))
            if dearer and cheaper and min(map(_mean, dearer)) > max(map(_mean, cheaper)):
                best = max(dearer, key=_mean)
                found.append(Clause("sells-better", 0.8, {"good": best}))
        return found + self.draws(future)

    def sell(self, future: Future, other: Future | None) -> list[Clause]:
        before = _of(future.before)
        sold = future.names("sell", self.seat, "goods")
        found = [replace(clause, shown=True) for clause in self.sale(future)] + self.draws(future)
        prices = {
            name: int(before.rules.prices[GOODS * before.tile_up + good])
            for good, name in enumerate(GOOD_NAMES)
        }
        if sold and all(prices[good] >= _mean(good) for good in sold):
            if any(prices[good] > _mean(good) for good in sold):
                found.append(Clause("good-prices", 0.5))
        elif not sold:
            held = [
                good
                for place, good in enumerate(GOOD_NAMES)
                if (int(before.stock(self.seat)) >> (4 * place)) & 15
            ]
            if held and all(prices[good] <= _mean(good) for good in held):
                found.append(Clause("poor-prices", 0.8))
        return found

    # -- cards -------------------------------------------------------------------------------

    def given(self) -> list[int]:
        """The cards that this turn names."""
        return [choice for choice, words in zip(self.turn, self.words, strict=True) if " " in words]

    def give(self, future: Future, other: Future | None) -> list[Clause]:
        """Cards that leave the hand: which stay instead, and which are of no use."""
        before = _of(future.before)
        found = []
        if self.kind in ("tuck", "bank"):
            number = len(self.given())
            if number:
                found.append(Clause("points", 0.6 * number, {"points": number}))
        if self.kind in GIVING:
            for card in self.given():
                found += self.idle(before, card)[:1]
        if other is not None and self.kind != "over":
            found += self.kept(before, other)
        return found[:3]

    def idle(self, before: SanJuan, card: int) -> list[Clause]:
        """A card that one cannot build, or holds twice."""
        name = before.rules.names[card]
        if (int(before.display_mask(self.seat) & before.rules.city) >> card) & 1:
            return [Clause("has-one", 1.5, {"card": name}, open=False)]
        if int(before.count(before.hand(self.seat), card)) > 1 and (before.rules.city >> card) & 1:
            return [Clause("holds-two", 1.1, {"card": name}, open=False)]
        return []

    def kept(self, before: SanJuan, other: Future) -> list[Clause]:
        """Cards of the hand that the next best turn would give away."""
        game = self.game.actions.by_step[before.kind()].choices
        verb = self.words[0].split()[0]
        mine = Counter(words for words in self.words if words.startswith(verb))
        theirs = Counter(game[choice] for choice in self.other_turn if game[choice].startswith(verb))
        if self.kind not in GIVING:
            return []
        stays = [words.partition(" ")[2] for words in (theirs - mine)]
        names = sorted(stays, key=lambda name: -int(before.rules.cost[before.rules.names.index(name)]))[:2]
        return [Clause("keeps", 0.9, {"cards": names}, open=False)] if names and sum(mine.values()) else []

    def keep(self, future: Future, other: Future | None) -> list[Clause]:
        """A card to take: what it would bring."""
        before = _of(future.before)
        known = self.kind == "pick"
        cards = self.given()
        found = []
        for card in cards:
            rules = before.rules
            name = rules.names[card]
            if (int(before.display_mask(self.seat) & rules.city) >> card) & 1:
                continue  # it cannot be built again
            if (int(rules.answers_end | rules.answers_last) >> card) & 1:
                points = self.would_count(before, card)
                if points >= 2:
                    details: dict[str, Detail] = {"card": name, "points": points}
                    found.append(Clause("would-count", 0.4 * points, details, open=known))
            cost = self.price_soon(before, card)
            if cost <= int(before.hand_size(self.seat)):
                found.append(Clause("payable", 0.6 + 0.05 * cost, {"card": name}, open=known))
            if (rules.city >> card) & 1 and not (rules.monuments >> card) & 1:
                found.append(Clause("card-use", 0.5 + 0.02 * cost, {"card": name}, open=known))
            elif (rules.production >> card) & 1:
                good = GOOD_NAMES[int(rules.good[card])]
                found.append(Clause("card-holds", 0.5, {"card": name, "good": good}, open=known))
        return found

    def would_count(self, before: SanJuan, card: int) -> int:
        """What it would bring if it stood there now."""
        after = before.clone()
        after.add(after.display(self.seat), card)
        return int(after.score(self.seat) - before.score(self.seat))

    def price_soon(self, before: SanJuan, card: int) -> int:
        """What it costs without a privilege."""
        active = before.display_mask(self.seat)
        return max(0, int(before.rules.cost[card]) - int(builder.discounts(before, active, card)))

    # -- hints -------------------------------------------------------------------------------

    def theme(self, clauses: Sequence[Clause]) -> str:
        first = clauses[0].key if clauses else ""
        if first in ("wins", "shares"):
            return "end"
        if first in ("few-cards", "nobody-makes", "nobody-sells") or (clauses and clauses[0].rival >= 0):
            return "rivals" if clauses[0].rival < 0 else "rival"
        themes = {
            "builder": "building", "producer": "goods", "trader": "trade", "councillor": "hand", "prospector": "hand",
            "build": "building", "over": "building", "barter": "paying", "pay": "paying", "produce": "goods",
            "sell": "trade", "council": "hand", "keep": "hand", "discard": "hand", "tuck": "points", "prospect": "hand",
            "use": "gift", "pick": "hand", "bonus": "gift", "exchange": "hand", "bank": "points",
        }  # fmt: skip
        return themes[self.words[0] if self.kind == "role" else self.kind]

    def sort(self, clauses: Sequence[Clause]) -> str:
        words = self.words[0]
        if self.kind == "role":
            return f"role-{ROLE_SORTS[words]}"
        if self.kind == "build":
            return self.sort_of_building()
        if self.kind == "over":
            return "build-beside" if words == "beside" else "build-over"
        if self.kind in ("sell", "produce"):
            return self.sort_of_goods()
        if self.kind == "keep" or (self.kind == "pick" and words != "decline"):
            return self.sort_of_card()
        if self.kind == "council":
            return "no" if words == "pass" else "look"
        if self.kind == "barter":
            return "barter-none" if words == "done" else "barter"
        if words in ("pass", "done", "decline"):
            return "no"
        return "give" if self.kind in ("pay", "discard", "exchange", "tuck", "bank") else "yes"

    def sort_of_building(self) -> str:
        rules = _of(self.before).rules
        card = self.turn[0]
        if card >= CARD_CHOICES:
            return "build-none" if self.words[0] == "pass" else "build"
        if (rules.production >> card) & 1:
            return "build-plant"
        if (rules.sixes >> card) & 1:
            return "build-six"
        return "build-monument" if (rules.monuments >> card) & 1 else "build-city"

    def sort_of_card(self) -> str:
        rules = _of(self.before).rules
        card = self.given()[0]
        if (rules.production >> card) & 1:
            return "keep-plant"
        if (rules.sixes >> card) & 1:
            return "keep-six"
        return "keep-monument" if (rules.monuments >> card) & 1 else "keep-city"

    def sort_of_goods(self) -> str:
        named = len(self.given())
        if named == 0:
            return "no"
        if self.kind == "produce":
            return "produce"
        stock = int(pile_size(_of(self.before).stock(self.seat)))
        return "sell-all" if named == stock else "sell-some"


def _mean(good: str) -> float:
    """What a good sells for on average."""
    place = GOOD_NAMES.index(good)
    return sum(tile[place] for tile in TRADING_TILES) / len(TRADING_TILES) if place < 5 else 2.0


def _int(event: dict[str, Detail], name: str) -> int:
    found = event.get(name, 0)
    return found if isinstance(found, int) else 0
