"""What a game of Puerto Rico shows: which effects of buildings, roles and privileges, which ends.

An effect is `subject: what`, for example `wharf: ships`; the subject of a building's effect is its name. It is noted
only when it made a difference, and read from the events and from the boards before, not from what the phases think.
"""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.piles import in_pile, pile_size
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.game import PUERTO_RICO
from gouverneur.puerto_rico.layout import CARGO, HOUSE, MANNED, MONEY, NOTED, PORT, WORKERS
from gouverneur.puerto_rico.state import PuertoRico

LARGE = ("guild_hall", "residence", "fortress", "customs_house", "city_hall")
PLANTS = (
    "small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster",
)  # fmt: skip
ROLES = v.ROLE_NAMES[: v.SECOND_PROSPECTOR + 1]


def _needed() -> tuple[str, ...]:
    """All that the records must show between them."""
    buildings = [
        *(f"{plant}: good made" for plant in PLANTS),
        "small_market: pays",
        "large_market: pays",
        "hacienda: draws",
        "construction_hut: quarry",
        "hospice: mans",
        "university: mans",
        "university: mans a large building",
        "office: same kind sold",
        "small_warehouse: stores",
        "large_warehouse: stores",
        *(f"factory: pays {doubloons}" for doubloons in (1, 2, 3, 5)),
        "harbor: scores",
        "wharf: ships",
        "wharf: ships a kind of a ship",
        *(f"{large}: scores" for large in LARGE),
        *(f"residence: {points} points" for points in (4, 5, 6, 7)),
    ]
    table = [
        *(f"{role}: taken" for role in ROLES),
        *(f"{role}: doubloons on the card" for role in ROLES),
        "settler: quarry",
        "mayor: worker hired",
        "mayor: worker declined",
        "builder: saves",
        "craftsman: extra good",
        "trader: doubloon",
        "captain: point",
        "captain: nothing to load",
        "quarry: saves",
        "quarry: saves no more than the row",
        "house: emptied",
        "house: the same kind filled it",
        "ship: sails",
        "storage: something lost",
        "storage: something kept",
        "supply: too few goods to produce",
        "supply: a worker of the office",
        "tiles: reshuffled",
        "points: noted",
        *(f"end: {reason}" for reason in ("workers", "city", "chips", "city_and_chips")),
        "tie: broken by doubloons and goods",
        "tie: shared victory",
    ]
    options = [
        "mayor_may_decline_workers: worker declined",
        "ask_passive_bonuses: bonus used",
        "ask_passive_bonuses: bonus declined",
        "ask_passive_bonuses: discount declined",
        "cost_swap_factory_university: factory for more",
        "bids: taken off",
        "handicap: given",
    ]
    boxes = [("2002", players) for players in (3, 4, 5)] + [("2020", players) for players in (2, 3, 4, 5)]
    profiles = [f"profile: {edition}/{players}" for edition, players in boxes]
    values = [
        f"option: {option.key}={value}"
        for option in PUERTO_RICO.grammar.options
        for value in (option.values if option.values != ("",) else ("", "…"))
    ]
    return (*buildings, *table, *options, *values, *profiles)


NEEDED = _needed()


class Witness:
    """Watches a game from its first decision and remembers what it saw in `found`."""

    def __init__(self, rules: Ruleset, state: PuertoRico) -> None:
        self.rules = rules
        self.found: set[str] = set()
        self.numbers = {name: number for number, name in enumerate(state.rules.names)}
        self.building = ""  # what is being built, and its price
        self.price: dict[str, int] = {}
        self.note(f"profile: {rules.edition}/{rules.players}")
        for key, value in rules.options.items():
            given = value and key in ("handicap", "bids")
            self.note(f"option: {key}={'…' if given else value}")
        if len({state.own(seat, MONEY) for seat in range(state.seats)}) > 1:
            self.note("handicap: given")

    def note(self, effect: str) -> None:
        self.found.add(effect)

    def apply(self, state: PuertoRico, choice: int, dealer: Dealer) -> None:
        """Carry out an option of the game and see what comes of it."""
        self.state, self.before = state, state.clone()
        self.kind, self.seat = v.STEP_NAMES[state.kind()], state.seat()
        self.words = PUERTO_RICO.actions.action(state.kind(), choice).words
        if self.kind == "build" and choice != v.NO_BUILDING:
            self.building = self.words.removeprefix("build ")
            self.price = dict(PUERTO_RICO.price_sources(state, self.seat, choice))
        noted = state.numbers[NOTED]
        state.journal = []
        state.apply(choice, dealer)
        events, state.journal = state.journal, None
        for event in events:
            reader = getattr(self, f"_{event.key}", None)
            if reader is not None:
                reader(event.seat, event.whole())
        if state.numbers[NOTED] > noted:
            self.note("points: noted")

    def works(self, seat: int, building: str) -> bool:
        """Whether a seat had a worker there before this choice."""
        return bool((self.before.occupied(seat) >> self.numbers[building]) & 1)

    # -- roles ----------------------------------------------------------------------------

    def _role(self, seat: int, told: dict[str, Any]) -> None:
        self.note(f"{told['role']}: taken")
        if told["doubloons"]:
            self.note(f"{told['role']}: doubloons on the card")

    def _tile(self, seat: int, told: dict[str, Any]) -> None:
        if told["tile"] == "quarry":
            if seat == self.before.picker:
                self.note("settler: quarry")
            else:
                assert self.works(seat, "construction_hut")
                self.note("construction_hut: quarry")

    def _draw(self, seat: int, told: dict[str, Any]) -> None:
        assert self.works(seat, "hacienda")
        self.note("hacienda: draws")

    def _man(self, seat: int, told: dict[str, Any]) -> None:
        if self.kind == "man_tile":
            self.note("hospice: mans")
        else:
            self.note("university: mans")
            if told["on"] in LARGE:
                self.note("university: mans a large building")
        if self.before.numbers[WORKERS] == 0:
            self.note("supply: a worker of the office")

    def _hire(self, seat: int, told: dict[str, Any]) -> None:
        self.note("mayor: worker hired")

    def _decline_worker(self, seat: int, told: dict[str, Any]) -> None:
        if self.kind == "hire":
            self.note("mayor: worker declined")
        if self.kind == "deal":
            self.note("mayor_may_decline_workers: worker declined")

    def _build(self, seat: int, told: dict[str, Any]) -> None:
        assert told["building"] == self.building
        assert self.kind == "discount" or max(0, sum(self.price.values())) == told["price"]
        if self.kind == "discount":
            saving = self.words == "use quarry"
            self.note(f"ask_passive_bonuses: {'bonus used' if saving else 'discount declined'}")
        elif "quarry" in self.price:
            self.note("quarry: saves")
            if self.before.quarries(seat) > -self.price["quarry"]:
                self.note("quarry: saves no more than the row")
        if "privilege" in self.price:
            self.note("builder: saves")
        if self.building == "factory" and self.price["printed"] == 8:
            self.note("cost_swap_factory_university: factory for more")

    # -- goods ----------------------------------------------------------------------------

    def _produce(self, seat: int, told: dict[str, Any]) -> None:
        made = Counter(told["goods"])
        for plant in PLANTS:
            number = self.numbers[plant]
            good = self.state.rules.good[number]
            makers = [other for other in PLANTS if self.state.rules.good[self.numbers[other]] == good]
            staff = sum(self.before.staff(seat, self.numbers[other]) for other in makers)
            if made[v.GOOD_NAMES[good]] > staff - self.before.staff(seat, number):
                self.note(f"{plant}: good made")
            tiles = in_pile(self.before.own(seat, MANNED), good)
            if made[v.GOOD_NAMES[good]] < min(tiles, staff):
                self.note("supply: too few goods to produce")

    def _extra(self, seat: int, told: dict[str, Any]) -> None:
        self.note("craftsman: extra good")

    def _sell(self, seat: int, told: dict[str, Any]) -> None:
        good = v.GOOD_NAMES.index(told["good"])
        if in_pile(self.before.numbers[HOUSE], good):
            assert self.works(seat, "office")
            self.note("office: same kind sold")
        if told["doubloons"] > v.PRICES[good]:
            assert seat == self.before.picker
            self.note("trader: doubloon")

    def _house_cleared(self, nobody: int, told: dict[str, Any]) -> None:
        self.note("house: emptied")
        if self.words.startswith("sell") and in_pile(
            self.before.numbers[HOUSE], v.GOOD_NAMES.index(self.words.split()[1])
        ):
            self.note("house: the same kind filled it")

    def _bonus(self, seat: int, told: dict[str, Any]) -> None:
        building = told["building"]
        assert self.works(seat, building)
        if building == "factory":
            self.note(f"factory: pays {told['doubloons']}")
        else:
            self.note(f"{building}: {'scores' if told['points'] else 'pays'}")
        if self.kind == "bonus" and self.words == f"use {building}":
            self.note("ask_passive_bonuses: bonus used")

    def _decline(self, seat: int, told: dict[str, Any]) -> None:
        self.note("ask_passive_bonuses: bonus declined")

    def _load(self, seat: int, told: dict[str, Any]) -> None:
        if told["points"] > told["number"]:
            self.note("captain: point")
        if told["ship"] == "":
            assert self.works(seat, "wharf")
            self.note("wharf: ships")
            cargo = [self.before.numbers[CARGO + ship] for ship in range(v.SHIPS)]
            if v.GOOD_NAMES.index(told["good"]) + 1 in cargo:
                self.note("wharf: ships a kind of a ship")

    def _sail(self, nobody: int, told: dict[str, Any]) -> None:
        assert told["number"] == told["ship"]
        self.note("ship: sails")

    def _store(self, seat: int, told: dict[str, Any]) -> None:
        if told["lost"]:
            self.note("storage: something lost")
        if told["kept"]:
            self.note("storage: something kept")
        numbers = sorted(Counter(told["kept"]).values(), reverse=True)
        kinds = {"small_warehouse": 1, "large_warehouse": 2}
        owned = {name: kinds[name] for name in kinds if self.works(seat, name)}
        whole = sum(owned.values())
        assert sum(numbers[whole:]) <= 1
        for name, room in owned.items():
            if sum(numbers[whole - room :]) > 1:
                self.note(f"{name}: stores")

    def _skip(self, seat: int, told: dict[str, Any]) -> None:
        if told["phase"] == "captain" and seat == self.state.picker:
            self.note("captain: nothing to load")

    def _reshuffle(self, nobody: int, told: dict[str, Any]) -> None:
        self.note("tiles: reshuffled")

    # -- the end --------------------------------------------------------------------------

    def _end(self, nobody: int, told: dict[str, Any]) -> None:
        state = self.state
        self.note(f"end: {PUERTO_RICO.ending(state)}")
        seats = range(state.seats)
        for source, points in itertools.chain(*(PUERTO_RICO.score_sources(state, seat) for seat in seats)):
            if source in LARGE:
                self.note(f"{source}: scores")
            if source == "residence":
                self.note(f"residence: {points} points")
            if source == "bid":
                assert points < 0
                self.note("bids: taken off")
        scores = [state.score(seat) for seat in seats]
        winners = PUERTO_RICO.winners(state)
        tied = [seat for seat in seats if scores[seat] == max(scores)]
        wealth = {seat: state.own(seat, MONEY) + pile_size(state.own(seat, PORT)) for seat in tied}
        assert winners == [seat for seat in tied if wealth[seat] == max(wealth.values())]
        if len(winners) > 1:
            self.note("tie: shared victory")
        elif len(tied) > 1:
            self.note("tie: broken by doubloons and goods")
