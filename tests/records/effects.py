"""What a game of San Juan shows: which effects of cards, which ends of the deck and of the game.

An effect is `subject: what`, for example `library: trader`; the subject of a card's effect is its name. It is
noted only when it made a difference: a discount that lowered a payment, a limit that was used up. What is
noted is read from the events and from counting cards before and after, not from what the phases think.
"""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.event import EVERYBODY
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.san_juan import vocabulary as v
from gouverneur.san_juan.game import SAN_JUAN
from gouverneur.san_juan.layout import DRAW
from gouverneur.san_juan.state import SanJuan

GAINS = ("carpenter", "poor_house", "well", "market_stand", "market_hall", "hut", "tavern")
MONUMENTS = ("statue", "victory_column", "hero")
PLANTS = {
    "indigo": "indigo_plant",
    "sugar": "sugar_mill",
    "tobacco": "tobacco_storage",
    "coffee": "coffee_roaster",
    "silver": "silver_smelter",
    "customs": "customs_office",
}
WAIVERS = ("waive double", "waive privilege", "waive discount", "waive all")


def _needed() -> tuple[str, ...]:
    """All that the records must show between them."""
    cards = [
        *(f"{plant}: good sold" for plant in PLANTS.values()),
        "customs_office: good received",
        *(f"{card}: card drawn" for card in GAINS),
        "smithy: saves",
        "quarry: saves",
        *(f"library: {role}" for role in v.ROLE_NAMES),
        "crane: builds over",
        "crane: a good is lost",
        "park: saves more than its cost",
        "park: saves 6",
        "black_market: one good",
        "black_market: two goods",
        "trading_post: one good more",
        "aqueduct: one good more",
        "archive: an old card discarded",
        "prefecture: two cards kept",
        "prefecture: two cards kept with an archive",
        "tower: more than 7 cards",
        "tower: 12 cards",
        "tower: no more than 12 cards",
        "chapel: card tucked",
        "bank: card tucked",
        "bank: several cards tucked",
        "office: card exchanged",
        "office: two cards exchanged",
        "guard_room: others discard",
        "guard_room: its owner holds 7",
        "harbour: good tucked",
        "goldsmith: card taken",
        "goldsmith: card left",
        "goldsmith: somebody has it",
        "gold_mine: card chosen",
        "gold_mine: cheapest card",
        "gold_mine: fails",
        "gold_mine: too few cards",
        *(f"{card}: counts for the triumphal arch" for card in MONUMENTS),
        *(f"triumphal_arch: {points} points" for points in (4, 6, 8)),
        "guild_hall: scores in the first edition",
        "guild_hall: scores in the second edition",
        *(f"{card}: scores" for card in ("city_hall", "palace", "residence", "cathedral")),
    ]
    table = [
        *(f"waiver: {words}" for words in WAIVERS),
        "reshuffle: before a draw",
        "reshuffle: in the middle of a draw",
        "nothing left: a sale pays less",
        "nothing left: the councillor sees fewer",
        "nothing left: skipped",
        "tie: broken by cards and goods",
        "tie: goods decide",
        "tie: shared victory",
        *(f"end: {by} of {players} reach twelve" for players in (2, 3, 4) for by in range(1, players + 1)),
    ]
    options = [
        "setup_variant: cards given back",
        "auto_bonus_draws: gain asked for",
        "auto_bonus_draws: gain declined",
        "tuck_visibility: everybody sees it",
        "guard_room.mode: discard without a guard room",
        "tavern.same_phase: pays at once",
        "tavern.same_phase: does not pay at once",
        "expansion.shuffle: a new card comes up",
        "card_overrides: another price",
    ]
    profiles = ("first", "second", "second+new-buildings")
    values = [
        f"option: {option.key}={value}"
        for option in SAN_JUAN.grammar.options
        for value in (option.values if option.key != "card_overrides" else ("", "…"))
    ]
    rulesets = [
        *(f"profile: {name}/{players}" for name, players in itertools.product(profiles, (2, 3, 4))),
        *(f"profile: {name} without options" for name in profiles),
    ]
    return (*cards, *table, *options, *values, *rulesets)


NEEDED = _needed()


class Witness:
    """Watches a game from its first decision and remembers what it saw in `found`."""

    def __init__(self, rules: Ruleset, state: SanJuan) -> None:
        self.rules = rules
        self.found: set[str] = set()
        self.kinds = {name: kind for kind, name in enumerate(state.rules.names)}
        base = (1 << state.rules.base_kinds) - 1
        self.dealt_base_only = rules.options["expansion.shuffle"] == "after_deal"
        if self.dealt_base_only:
            assert all(state.hand_mask(seat) & ~base == 0 for seat in range(state.seats))
        self.looked_at: Counter[str] = Counter()
        self.looked = 0
        self.given_back = 0  # in the council, by the owner of an archive
        self.round_begins = False
        self.prospecting = ""
        self.revealed: list[str] = []
        self.price: list[tuple[str, int]] = []
        self.price_is_final = False
        profile = "+".join((rules.edition, *rules.modules))
        self.note(f"profile: {profile}/{rules.players}")
        if "?" not in rules.text:
            self.note(f"profile: {profile} without options")
        for key, value in rules.options.items():
            self.note(f"option: {key}={'…' if key == 'card_overrides' and value else value}")

    def note(self, effect: str) -> None:
        self.found.add(effect)

    def apply(self, state: SanJuan, choice: int, dealer: Dealer) -> None:
        """Carry out an option of the game and see what comes of it."""
        self.state = state
        self.kind, self.seat = v.STEP_NAMES[state.kind()], state.seat()
        self.words = SAN_JUAN.actions.action(state.kind(), choice).words
        self.displays = [state.display_mask(seat) for seat in range(state.seats)]
        self.stowed = [state.size(state.stowed(seat)) for seat in range(state.seats)]
        self.goods = [state.size(state.goods(seat)) for seat in range(state.seats)]
        self.chooser = {role: state.taker(number) for number, role in enumerate(v.ROLE_NAMES)}
        self.doubled, self.banked, fresh = state.doubled, state.banked, state.fresh
        self.pile = state.size(DRAW)
        self.proceeds = 0
        if self.kind == "over" or (self.kind == "build" and choice < v.CARD_CHOICES):
            self.price = SAN_JUAN.price_sources(state, self.seat, choice)
            self.price_is_final = self.kind == "over"
        if self.words in WAIVERS:
            self.note(f"waiver: {self.words}")
            self.price = []
        if self.kind == "use":
            self.prospecting = self.words.removeprefix("use ")
        state.journal = []
        state.apply(choice, dealer)
        events, state.journal = state.journal, None
        for event in events:
            told = event.whole()
            reader = getattr(self, f"_{event.key}", None)
            if reader is not None:
                reader(event.seat, told)
            if event.key == "tuck" and event.audience == EVERYBODY:
                self.note("tuck_visibility: everybody sees it")
        if state.fresh == 0 and (fresh != 0 or any(event.key == "build" for event in events)):
            self._after_builder(fresh, events)
        if any(event.key == "round" for event in events):
            self.round_begins = True
        if self.round_begins and not state.over() and state.kind() == v.ROLE:
            self.round_begins = False
            self._after_limit()

    def owned(self, seat: int, card: str) -> bool:
        """Whether a seat had a building before this choice."""
        return card in self.kinds and bool((self.displays[seat] >> self.kinds[card]) & 1)

    def doubles(self, seat: int) -> bool:
        return self.owned(seat, "library") and not (self.doubled >> seat) & 1

    # -- building -------------------------------------------------------------------------

    def _build(self, seat: int, told: dict[str, Any]) -> None:
        if told["over"]:
            self.note("crane: builds over")
            goods_now = self.state.size(self.state.goods(seat))
            if goods_now + len(told["goods"]) < self.goods[seat]:
                self.note("crane: a good is lost")
        if told["goods"]:
            self.note(f"black_market: {'one good' if len(told['goods']) == 1 else 'two goods'}")
        if not self.price or (told["over"] and not self.price_is_final):
            return  # what to build, or over what, was not asked: there was only one way
        rest = sum(amount for source, amount in self.price)
        assert max(0, rest) == told["payment"] + len(told["goods"]), (told, self.price)
        printed = self.price[0][1]
        if printed != self.state.rules.cards[self.kinds[told["card"]]].cost:
            self.note("card_overrides: another price")
        for source, amount in self.price[1:]:
            if source == "park" and rest + (-amount - 3) > 0:
                self.note("park: saves more than its cost")
                if rest >= 0:
                    self.note(f"park: saves {-amount}")
            elif rest >= 0 and source in ("smithy", "quarry"):
                self.note(f"{source}: saves")
            elif rest >= 0 and source == "library" and told["over"] != "library":
                self.note("library: builder")

    def _after_builder(self, fresh: int, events: list[Any]) -> None:
        """Whether a tavern built in this phase paid."""
        if self.state.over() or "tavern" not in self.kinds:
            return
        built = {seat: (fresh >> (8 * seat)) & 255 for seat in range(self.state.seats)}
        for event in events:
            if event.key == "build":
                built[event.seat] = self.kinds[event.public["card"]] + 1
        sizes = [self.state.buildings(seat) for seat in range(self.state.seats)]
        for seat, size in enumerate(sizes):
            if built[seat] == self.kinds["tavern"] + 1 and size == min(sizes) < max(sizes):
                draws = [event for event in events if event.key == "draw" and event.seat == seat]
                if any(event.public["reason"] == "tavern" for event in draws):
                    self.note("tavern.same_phase: pays at once")
                elif self.rules.options["tavern.same_phase"] == "false":
                    self.note("tavern.same_phase: does not pay at once")

    # -- drawing --------------------------------------------------------------------------

    def _draw(self, seat: int, told: dict[str, Any]) -> None:
        self.pile -= told["number"]
        reason = told["reason"]
        if reason in GAINS and told["number"] > 0:
            self.note(f"{reason}: card drawn")
            if self.kind == "bonus" and self.words == f"use {reason}":
                self.note("auto_bonus_draws: gain asked for")
        if reason == "exchange":
            self.note(f"office: {'two cards' if told['number'] == 2 else 'card'} exchanged")
        if reason == "sale" and told["number"] < self.proceeds:
            self.note("nothing left: a sale pays less")
        if reason == "prospector" and told["number"] == 2:
            self.note("library: prospector")
        self._news(told["cards"])

    def _news(self, cards: list[str]) -> None:
        """Nobody was dealt a card of the expansion, but now one is drawn."""
        if self.dealt_base_only and any(self.kinds[card] >= self.state.rules.base_kinds for card in cards):
            self.note("expansion.shuffle: a new card comes up")

    def _decline(self, seat: int, told: dict[str, Any]) -> None:
        if told["card"] in GAINS:
            self.note("auto_bonus_draws: gain declined")

    def _reshuffle(self, seat: int, told: dict[str, Any]) -> None:
        """The draw it happened in is told only afterwards: had that begun with cards?"""
        self.note(f"reshuffle: {'in the middle of' if self.pile > 0 else 'before'} a draw")
        self.pile += told["cards"]

    def _skip(self, seat: int, told: dict[str, Any]) -> None:
        if told.get("reason") == "no_cards_left":
            self.note("nothing left: skipped")

    # -- goods ----------------------------------------------------------------------------

    def _produce(self, seat: int, told: dict[str, Any]) -> None:
        self.pile -= len(told["goods"])
        self._used_up(seat, len(told["goods"]), "producer", "aqueduct")

    def _sell(self, seat: int, told: dict[str, Any]) -> None:
        self.proceeds = told["proceeds"]
        for good in told["goods"]:
            self.note(f"{PLANTS[good]}: good sold")
        if self.state.size(self.state.stowed(seat)) > self.stowed[seat]:
            self.note("harbour: good tucked")
        self._used_up(seat, len(told["goods"]), "trader", "trading_post")

    def _used_up(self, seat: int, number: int, role: str, building: str) -> None:
        """More than one good, and two for the chooser, only by buildings that allow it."""
        chose = self.chooser[role] == seat
        more = self.owned(seat, building)
        double = chose and self.doubles(seat)
        most = 1 + chose + more + double
        assert number <= most
        if number == most and more:
            self.note(f"{building}: one good more")
        if number == most and double:
            self.note(f"library: {role}")

    def _receive(self, seat: int, told: dict[str, Any]) -> None:
        self.pile -= 1
        self.note(f"{told['card']}: good received")

    # -- council --------------------------------------------------------------------------

    def _look(self, seat: int, told: dict[str, Any]) -> None:
        self.pile -= told["number"]
        self.looked_at = Counter(told["cards"])
        self.looked = told["number"]
        self.given_back = 0
        if told["number"] > 5:
            self.note("library: councillor")
        if told["number"] < int(self.words.split()[1]):
            self.note("nothing left: the councillor sees fewer")
        self._news(told["cards"])

    def _discard(self, seat: int, told: dict[str, Any]) -> None:
        if told["reason"] == "setup":
            self.note("setup_variant: cards given back")
        if told["reason"] == "limit":
            self._over_limit(seat)
        if told["reason"] != "council":
            return
        if self.kind == "discard":
            for card in told["cards"]:
                if self.looked_at[card] == 0:
                    self.note("archive: an old card discarded")
                else:
                    self.looked_at[card] -= 1
            self.given_back += told["number"]
            all_given = self.state.kind() != v.DISCARD or self.state.seat() != seat
            if all_given and self.looked - self.given_back == 2:
                self.note("prefecture: two cards kept with an archive")
        elif self.looked - told["number"] == 2:
            self.note("prefecture: two cards kept")

    # -- round start ----------------------------------------------------------------------

    def _tuck(self, seat: int, told: dict[str, Any]) -> None:
        if self.kind == "tuck":
            self.note("chapel: card tucked")
        else:
            self.note(f"bank: {'several cards' if (self.banked >> seat) & 1 else 'card'} tucked")

    def _over_limit(self, seat: int) -> None:
        """Somebody without tower and guard room goes down to 6."""
        if self.owned(seat, "tower"):
            self.note("tower: no more than 12 cards")
        if self.owned(seat, "tower") or self.owned(seat, "guard_room"):
            return
        always = "guard_room" in self.kinds and self.rules.options["guard_room.mode"] == "always"
        in_play = any(self.owned(other, "guard_room") for other in range(self.state.seats))
        if in_play and not always:
            self.note("guard_room: others discard")
        elif always and not in_play:
            self.note("guard_room.mode: discard without a guard room")

    def limited_by_guard_room(self, seat: int) -> bool:
        return self.owned(seat, "guard_room") and not self.owned(seat, "tower")

    def _after_limit(self) -> None:
        """What everybody holds when a new round begins."""
        for seat in range(self.state.seats):
            if self.state.hand_size(seat) > 7:
                assert self.owned(seat, "tower")
                self.note("tower: more than 7 cards")
                if self.state.hand_size(seat) == 12:
                    self.note("tower: 12 cards")
            elif self.state.hand_size(seat) == 7 and self.limited_by_guard_room(seat):
                self.note("guard_room: its owner holds 7")

    # -- prospecting ----------------------------------------------------------------------

    def _reveal(self, seat: int, told: dict[str, Any]) -> None:
        self.pile -= len(told["cards"])
        self.revealed = list(told["cards"])
        if self.prospecting == "gold_mine" and len(self.revealed) < 4:
            self.note("gold_mine: too few cards")

    def _take(self, seat: int, told: dict[str, Any]) -> None:
        if self.prospecting == "goldsmith":
            self.note("goldsmith: card taken")
        else:
            self.note(f"gold_mine: {'card chosen' if self.kind == 'pick' else 'cheapest card'}")
        self.revealed = []

    def _discard_revealed(self, seat: int, told: dict[str, Any]) -> None:
        if self.prospecting == "goldsmith":
            self.note(f"goldsmith: {'card left' if self.kind == 'pick' else 'somebody has it'}")
        elif len(self.revealed) == 4:
            self.note("gold_mine: fails")

    # -- the end --------------------------------------------------------------------------

    def _end(self, nobody: int, told: dict[str, Any]) -> None:
        state = self.state
        seats = range(state.seats)
        finishers = sum(state.buildings(seat) >= v.TWELVE for seat in seats)
        self.note(f"end: {finishers} of {state.seats} reach twelve")
        for seat in seats:
            for source, points in SAN_JUAN.score_sources(state, seat):
                if points > 0 and source in self.kinds:
                    self._scored(seat, source, points)
        scores = [state.score(seat) for seat in seats]
        winners = SAN_JUAN.winners(state)
        tied = [seat for seat in seats if scores[seat] == max(scores)]
        if len(winners) > 1:
            self.note("tie: shared victory")
        elif len(tied) > 1:
            self.note("tie: broken by cards and goods")
            hands = [state.hand_size(seat) for seat in tied]
            if hands.count(max(hands)) > 1 or state.hand_size(winners[0]) < max(hands):
                self.note("tie: goods decide")

    def _scored(self, seat: int, card: str, points: int) -> None:
        if card == "triumphal_arch":
            self.note(f"triumphal_arch: {points} points")
            for monument in MONUMENTS:
                if (self.state.display_mask(seat) >> self.kinds[monument]) & 1:
                    self.note(f"{monument}: counts for the triumphal arch")
        elif card == "guild_hall":
            self.note(f"guild_hall: scores in the {self.rules.edition} edition")
        else:
            self.note(f"{card}: scores")
