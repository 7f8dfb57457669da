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
from gouverneur.kernel.state import STEP_WORDS
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.game import PUERTO_RICO
from gouverneur.puerto_rico.layout import CARGO, HOUSE, MANNED, MONEY, NOTED, OFFICE_NOBLES, PORT, WORKERS
from gouverneur.puerto_rico.phases import craftsman, settler
from gouverneur.puerto_rico.state import PuertoRico

LARGE = ("guild_hall", "residence", "fortress", "customs_house", "city_hall", "cloister", "royal_garden")
PLANTS = (
    "small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster",
)  # fmt: skip
ROLES = v.ROLE_NAMES[: v.SECOND_PROSPECTOR + 1]
DOUBLED = v.ROLE_NAMES[: v.PROSPECTOR + 1]


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
    new_buildings = [
        "aqueduct: one more good",
        "forest_house: an open forest",
        "forest_house: a drawn forest",
        "forest: saves",
        *(f"black_market: takes a {thing}" for thing in ("worker", "good", "point")),
        "black_market: takes three things",
        "storehouse: stores",
        "guesthouse: a guest moves",
        "trading_post: sells",
        "trading_post: sells beside a full house",
        "church: scores",
        "church: scores 2",
        "small_wharf: ships",
        "small_wharf: ships for nothing",
        "lighthouse: pays",
        "lighthouse: pays the captain",
        "specialty_factory: pays",
        *(f"library: doubles the {role}" for role in DOUBLED),
        "union_hall: scores",
        "statue: built",
        "cloister: scores",
        "draft: by the players",
        "draft: at random",
    ]
    nobles = [
        "noble: taken from the office",
        "noble: left on the office",
        "noble: scores",
        "noble: moves on as a guest",
        "noble: on the black market",
        "land_office: buys",
        "land_office: sells",
        "chapel: pays",
        "chapel: scores",
        "hunting_lodge: discards",
        "hunting_lodge: scores",
        "zoning_office: saves on small buildings",
        "zoning_office: saves on large buildings",
        "royal_supplier: supplies",
        "villa: invites",
        "jeweler: pays",
        "royal_garden: scores",
    ]
    buccaneer = [
        "buccaneer: taken",
        *(
            f"buccaneer: {deed}"
            for deed in ("piracy", "plunder", "raid", "raid of a noble", "kidnap", "nothing")
        ),
        "buccaneer: ransom",
        *(f"captive: {role} played alone" for role in DOUBLED),
        "captive: played by all",
    ]
    festival = [f"festival: {goal}" for goal in ("plantation", "goods", "building")]
    modules = [*new_buildings, *nobles, *buccaneer, *festival]
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
        "land_office_sells_forest: forest sold",
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
        if option.key != "draft" or value != "mixed"
    ]
    return (*buildings, *modules, *table, *options, *values, *profiles)


NEEDED = _needed()


def _steps(state: PuertoRico) -> list[int]:
    """Every step that the game is in."""
    return [state.steps[base] for base in range(0, state.top + 1, STEP_WORDS)]


class Witness:
    """Watches a game from its first decision and remembers what it saw in `found`."""

    def __init__(self, rules: Ruleset, state: PuertoRico) -> None:
        self.rules = rules
        self.found: set[str] = set()
        self.numbers = {name: number for number, name in enumerate(state.rules.names)}
        self.building = ""  # what is being built, and its price
        self.price: dict[str, int] = {}
        self.handed_in = 0
        self.note(f"profile: {rules.edition}/{rules.players}")
        for key, value in rules.options.items():
            given = value and key in ("handicap", "bids")
            self.note(f"option: {key}={'…' if given else value}")
        if len({state.own(seat, MONEY) for seat in range(state.seats)}) > 1:
            self.note("handicap: given")
        if state.rules.random_draft:
            self.note("draft: at random")

    def note(self, effect: str) -> None:
        self.found.add(effect)

    def apply(self, state: PuertoRico, choice: int, dealer: Dealer) -> None:
        """Carry out an option of the game and see what comes of it."""
        self.state, self.before = state, state.clone()
        self.kind, self.seat = v.STEP_NAMES[state.kind()], state.seat()
        self.words = PUERTO_RICO.actions.action(state.kind(), choice).words
        if self.kind == "draft":
            self.note("draft: by the players")
        if self.kind == "build" and choice != v.NO_BUILDING:
            self.handed_in = 0
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
            if seat == self.before.picker and not self.is_second_tile():
                self.note("settler: quarry")
            else:
                assert self.works(seat, "construction_hut")
                self.note("construction_hut: quarry")
        if self.is_second_tile():
            self.note("library: doubles the settler")

    def is_second_tile(self) -> bool:
        return self.kind == "tile" and self.before.at(settler.SECOND) == 1

    def _draw(self, seat: int, told: dict[str, Any]) -> None:
        if v.SELL not in _steps(self.before):
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
        if told["workers"] == 2:
            self.note("library: doubles the mayor")

    def _decline_worker(self, seat: int, told: dict[str, Any]) -> None:
        if self.kind == "hire":
            self.note("mayor: worker declined")
        if self.kind == "deal":
            self.note("mayor_may_decline_workers: worker declined")

    def _build(self, seat: int, told: dict[str, Any]) -> None:
        assert told["building"] == self.building
        asked = self.state.rules.ask_passive
        assert asked or max(0, sum(self.price.values())) == told["price"]
        if self.price.get("privilege", 0) < -1:
            self.note("library: doubles the builder")
        if "forest" in self.price:
            self.note("forest: saves")
        if "zoning_office" in self.price:
            size = "large" if (self.state.rules.large >> self.numbers[self.building]) & 1 else "small"
            self.note(f"zoning_office: saves on {size} buildings")
        if self.building == "statue":
            self.note("statue: built")
        if self.kind == "discount":
            saving = self.words.startswith("use")
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
        if self.before.at(craftsman.TIMES) == 1:
            self.note("library: doubles the craftsman")

    def _sell(self, seat: int, told: dict[str, Any]) -> None:
        good = v.GOOD_NAMES.index(told["good"])
        if in_pile(self.before.numbers[HOUSE], good):
            assert self.works(seat, "office")
            self.note("office: same kind sold")
        if told["doubloons"] > v.PRICES[good]:
            assert seat == self.before.picker
            self.note("trader: doubloon")
        if told["doubloons"] == v.PRICES[good] + 2:
            self.note("library: doubles the trader")

    def _house_cleared(self, nobody: int, told: dict[str, Any]) -> None:
        self.note("house: emptied")
        if self.words.startswith("sell ") and in_pile(
            self.before.numbers[HOUSE], v.GOOD_NAMES.index(self.words.split()[1])
        ):
            self.note("house: the same kind filled it")

    def _bonus(self, seat: int, told: dict[str, Any]) -> None:
        building = told["building"]
        assert self.works(seat, building) or self.kind.endswith("guest")
        if building == "church" and told["points"] == 2:
            self.note("church: scores 2")
        if building == "lighthouse" and not self.words.startswith(("load", "ship", "done")):
            self.note("lighthouse: pays the captain")
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
        if told["points"] == told["number"] + 2:
            self.note("library: doubles the captain")
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
        more = 3 if "storehouse" in self.numbers and self.works(seat, "storehouse") else 0
        assert sum(numbers[whole:]) <= 1 + more
        if sum(numbers[whole:]) > 1:
            self.note("storehouse: stores")
        for name, room in owned.items():
            if sum(numbers[whole - room :]) > 1 + more:
                self.note(f"{name}: stores")

    def _skip(self, seat: int, told: dict[str, Any]) -> None:
        if told["phase"] == "captain" and seat == self.state.picker:
            self.note("captain: nothing to load")

    def _reshuffle(self, nobody: int, told: dict[str, Any]) -> None:
        self.note("tiles: reshuffled")

    # -- new buildings ------------------------------------------------------------------------

    def _more(self, seat: int, told: dict[str, Any]) -> None:
        self.note("aqueduct: one more good")

    def _forest(self, seat: int, told: dict[str, Any]) -> None:
        self.note("forest_house: an open forest")
        if self.is_second_tile():
            self.note("library: doubles the settler")

    def _hidden_forest(self, seat: int, told: dict[str, Any]) -> None:
        self.note("forest_house: a drawn forest")

    def _hand_in(self, seat: int, told: dict[str, Any]) -> None:
        self.handed_in += 1
        if told["thing"] == "noble":
            self.note("noble: on the black market")
        else:
            thing = "good" if told["thing"] in v.GOOD_NAMES else told["thing"]
            self.note(f"black_market: takes a {thing}")
        if self.handed_in == 3:
            self.note("black_market: takes three things")

    def _guest(self, seat: int, told: dict[str, Any]) -> None:
        self.note("guesthouse: a guest moves")
        if told["piece"] == "noble":
            self.note("noble: moves on as a guest")

    def _sell_at_post(self, seat: int, told: dict[str, Any]) -> None:
        assert self.works(seat, "trading_post")
        self.note("trading_post: sells")
        if pile_size(self.before.numbers[HOUSE]) == v.HOUSE_PLACES:
            self.note("trading_post: sells beside a full house")

    def _send(self, seat: int, told: dict[str, Any]) -> None:
        self.note(f"small_wharf: {'ships' if told['points'] else 'ships for nothing'}")

    def _prospect(self, seat: int, told: dict[str, Any]) -> None:
        if told["doubloons"] == 2:
            self.note("library: doubles the prospector")

    # -- nobles -------------------------------------------------------------------------------

    def _receive_noble(self, seat: int, told: dict[str, Any]) -> None:
        self.note("noble: taken from the office")

    def _receive(self, seat: int, told: dict[str, Any]) -> None:
        if self.kind == "deal" and self.words == "receive worker" and self.before.numbers[OFFICE_NOBLES]:
            self.note("noble: left on the office")

    def _invite(self, seat: int, told: dict[str, Any]) -> None:
        self.note("villa: invites")

    def _buy_land(self, seat: int, told: dict[str, Any]) -> None:
        self.note("land_office: buys")

    def _sell_land(self, seat: int, told: dict[str, Any]) -> None:
        self.note("land_office: sells")
        if told["forest"]:
            self.note("land_office_sells_forest: forest sold")

    def _discard(self, seat: int, told: dict[str, Any]) -> None:
        self.note("hunting_lodge: discards")

    def _supply_court(self, seat: int, told: dict[str, Any]) -> None:
        self.note("royal_supplier: supplies")

    # -- buccaneer and festival ---------------------------------------------------------------

    def _piracy(self, seat: int, told: dict[str, Any]) -> None:
        self.note("buccaneer: piracy")

    def _plunder(self, seat: int, told: dict[str, Any]) -> None:
        self.note("buccaneer: plunder")

    def _raid(self, seat: int, told: dict[str, Any]) -> None:
        self.note("buccaneer: raid")
        if told["nobles"]:
            self.note("buccaneer: raid of a noble")

    def _kidnap(self, seat: int, told: dict[str, Any]) -> None:
        self.note("buccaneer: kidnap")

    def _ransom(self, seat: int, told: dict[str, Any]) -> None:
        self.note("buccaneer: ransom")

    def _pass(self, seat: int, told: dict[str, Any]) -> None:
        if told["phase"] == "buccaneer":
            self.note("buccaneer: nothing")

    def _captive(self, seat: int, told: dict[str, Any]) -> None:
        alone = self.state.rules.captive_for_all is False
        role = told["role"].removesuffix("_2")
        self.note(f"captive: {role} played alone" if alone else "captive: played by all")

    def _festival_won(self, seat: int, told: dict[str, Any]) -> None:
        self.note(f"festival: {told['goal']}")

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
            if source == "nobles" and points:
                self.note("noble: scores")
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
