"""What is in the box: an edition composes sheets of cards and says only what it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.san_juan.cards.first import FIRST_SHEET
from gouverneur.san_juan.cards.new_buildings import NEW_SHEET
from gouverneur.san_juan.cards.second import CHANGED
from gouverneur.san_juan.layout import COUNTS, FIRST_SEAT_ROW, SEAT_ROWS
from gouverneur.san_juan.moments import Card
from gouverneur.san_juan.vocabulary import LOADED, TWELVE

# The five trading tiles: what indigo, sugar, tobacco, coffee and silver sell for. [SJ-CMP-05]
TRADING_TILES: Final = (
    (1, 1, 1, 2, 2),
    (1, 1, 2, 2, 2),
    (1, 1, 2, 2, 3),
    (1, 2, 2, 2, 3),
    (1, 2, 2, 3, 3),
)


def _replacing(sheet: list[Card], changed: list[Card]) -> list[Card]:
    by_name = {card.name: card for card in changed}
    return [by_name.get(card.name, card) for card in sheet]


EDITIONS: Final[dict[str, list[Card]]] = {
    "first": FIRST_SHEET,
    "second": _replacing(FIRST_SHEET, CHANGED),
}
MODULES: Final[dict[str, list[Card]]] = {"new-buildings": NEW_SHEET}


@final
class Choices:
    """What the options of a ruleset decide."""

    def __init__(self) -> None:
        self.variant_setup: bool = False  # deal 5, 6, 7, 8 and keep 4
        self.auto_gains: bool = True  # pure gains are not asked for
        self.open_tucks: bool = False  # how many cards are tucked is public
        self.always_guarded: bool = False  # the hand limit is 6 even before a guard room is built
        self.tavern_at_once: bool = True  # a tavern may pay after the phase in which it was built
        self.shuffle_after_deal: bool = False  # new cards come in when the hands are dealt
        self.overrides: dict[str, dict[str, int]] = {}  # card, then cost, vp or copies


@final
class Rules:
    """One ruleset of San Juan as numbers and masks; made once, shared by all states."""

    def __init__(self, text: str, players: i64, cards: list[Card], base_kinds: i64, choices: Choices) -> None:
        self.text = text
        self.players: i64 = players
        self.cards = cards
        self.kinds: i64 = len(cards)
        self.base_kinds: i64 = base_kinds  # cards of the base game; those of the expansion follow
        self.variant_setup: bool = choices.variant_setup
        self.auto_gains: bool = choices.auto_gains
        self.open_tucks: bool = choices.open_tucks
        self.tavern_at_once: bool = choices.tavern_at_once
        self.shuffle_after_deal: bool = choices.shuffle_after_deal

        self.names: list[str] = [card.name for card in cards]
        overrides = choices.overrides
        self.cost: vec[i64] = vec[i64]([overrides.get(c.name, {}).get("cost", c.cost) for c in cards])
        self.points: vec[i64] = vec[i64]([overrides.get(c.name, {}).get("vp", c.points) for c in cards])
        self.copies: vec[i64] = vec[i64]([overrides.get(c.name, {}).get("copies", c.copies) for c in cards])
        self.refund: vec[i64] = self.cost[:]
        for kind, card in enumerate(cards):
            if card.refund >= 0:
                self.refund[i64(kind)] = card.refund
        self.barter: vec[i64] = _numbers(cards, lambda card: card.barter)
        self.extra_production: vec[i64] = _numbers(cards, lambda card: card.extra_production)
        self.extra_sales: vec[i64] = _numbers(cards, lambda card: card.extra_sales)
        self.council_keep: vec[i64] = _numbers(cards, lambda card: card.council_keep)
        self.hand_limit: vec[i64] = _numbers(cards, lambda card: card.hand_limit)
        self.exchanges: vec[i64] = _numbers(cards, lambda card: card.exchanges)
        self.good: vec[i64] = _numbers(cards, lambda card: card.good)
        self.good_unit: vec[i64] = _numbers(cards, lambda card: 0 if card.good < 0 else bit(4 * card.good))
        self.plant_of: vec[i64] = vec[i64]([-1] * 6)
        for kind, card in enumerate(cards):
            if card.good >= 0:
                self.plant_of[i64(card.good)] = kind
        # As choices of what to build over: the card itself, with and without its good.
        self.itself: vec[i64] = vec[i64]([0] * len(cards))
        for kind, card in enumerate(cards):
            self.itself[i64(kind)] = bit(kind) if card.good < 0 else bit(kind) | bit(LOADED + card.good)
        self.base_limit: i64 = 7
        self.guarded_limit: i64 = 7
        for card in cards:
            if card.limits_others > 0:
                self.guarded_limit = card.limits_others
                if choices.always_guarded:
                    self.base_limit = card.limits_others
        self.least_limit: i64 = min(self.base_limit, self.guarded_limit)  # nobody's limit is lower

        self.production: i64 = _mask(cards, lambda card: not card.city)
        self.city: i64 = _mask(cards, lambda card: card.city)
        self.monuments: i64 = _mask(cards, lambda card: card.monument)
        self.sixes: i64 = 0  # city buildings that cost exactly 6
        for kind, card in enumerate(cards):
            if card.city and self.cost[i64(kind)] == 6:
                self.sixes |= bit(kind)
        self.open_cards: i64 = _mask(cards, lambda card: card.lies_open)
        self.barterers: i64 = _mask(cards, lambda card: card.barter > 0)
        self.overbuilders: i64 = _mask(cards, lambda card: card.overbuilds > 0)
        self.doublers: i64 = _mask(cards, lambda card: card.doubles > 0)
        self.producers: i64 = _mask(cards, lambda card: card.extra_production > 0)
        self.sellers: i64 = _mask(cards, lambda card: card.extra_sales > 0)
        self.keepers: i64 = _mask(cards, lambda card: card.council_keep > 0)
        self.whole_handers: i64 = _mask(cards, lambda card: card.council_from_hand > 0)
        self.limiters: i64 = _mask(cards, lambda card: card.hand_limit > 0)
        self.guards: i64 = _mask(cards, lambda card: card.limits_others > 0)
        self.exchangers: i64 = _mask(cards, lambda card: card.exchanges > 0)
        self.tuckers: i64 = _mask(cards, lambda card: card.tucks > 0)
        self.bankers: i64 = _mask(cards, lambda card: card.banks > 0)
        self.stowers: i64 = _mask(cards, lambda card: card.stows > 0)

        self.answers_discount: i64 = _answers(cards, "discount")
        self.answers_building: i64 = _answers(cards, "gain_after_building")
        self.answers_turn: i64 = _answers(cards, "gain_after_turn")
        self.answers_production: i64 = _answers(cards, "gain_after_production")
        self.answers_sale: i64 = _answers(cards, "gain_after_sale")
        self.answers_idle_market: i64 = _answers(cards, "gain_after_idle_market")
        self.answers_builder_phase: i64 = _answers(cards, "gain_after_builder_phase")
        self.answers_council: i64 = _answers(cards, "goods_before_council")
        self.answers_prospect: i64 = _answers(cards, "prospect")
        self.answers_end: i64 = _answers(cards, "end_points")
        self.answers_last: i64 = _answers(cards, "last_points")

        self.prices: vec[i64] = vec[i64]([0] * 30)  # of good g on tile t at 6 t + g
        for t, tile in enumerate(TRADING_TILES):
            for g, price in enumerate(tile):
                self.prices[6 * t + g] = price
            for card in cards:
                if card.sells_for > 0:
                    self.prices[6 * t + card.good] = card.sells_for

        # Copied, not made anew, for each state: making a vector from a list is slow.
        rows = FIRST_SEAT_ROW + SEAT_ROWS * int(players)
        self.no_zones: vec[i64] = vec[i64]([0] * (rows * (len(cards) + COUNTS)))
        self.no_places: vec[i64] = vec[i64]([0] * (TWELVE * int(players)))

    def is_city(self, kind: i64) -> bool:
        """A city building: every building that is not a production building. [SJ-CTY-04]"""
        return (self.city >> kind) & 1 == 1


def make_rules(text: str, edition: str, modules: tuple[str, ...], players: int, choices: Choices) -> Rules:
    cards = EDITIONS[edition][:]
    base_kinds = len(cards)
    for module in modules:
        cards.extend(MODULES[module])
    return Rules(text, players, cards, base_kinds, choices)


def _numbers(cards: list[Card], number: Callable[[Card], int]) -> vec[i64]:
    return vec[i64]([number(card) for card in cards])


def _mask(cards: list[Card], chosen: Callable[[Card], bool]) -> i64:
    mask: i64 = 0
    for kind, card in enumerate(cards):
        if chosen(card):
            mask |= bit(kind)
    return mask


def _answers(cards: list[Card], moment: str) -> i64:
    return _mask(cards, lambda card: any(moment in base.__dict__ for base in type(card).__mro__[:-2]))
