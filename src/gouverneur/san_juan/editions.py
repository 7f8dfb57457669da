"""What is in the box: an edition composes sheets of cards and says only what it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.san_juan.cards.first import FIRST_SHEET
from gouverneur.san_juan.moments import Card

# The five trading tiles: what indigo, sugar, tobacco, coffee and silver sell for. [SJ-CMP-05]
TRADING_TILES: Final = (
    (1, 1, 1, 2, 2),
    (1, 1, 2, 2, 2),
    (1, 1, 2, 2, 3),
    (1, 2, 2, 2, 3),
    (1, 2, 2, 3, 3),
)
EDITIONS: Final[dict[str, list[Card]]] = {"first": FIRST_SHEET}


@final
class Rules:
    """One ruleset of San Juan as numbers and masks; made once, shared by all states."""

    def __init__(
        self,
        text: str,
        players: i64,
        cards: list[Card],
        variant_setup: bool,
        auto_gains: bool,
        open_tucks: bool,
    ) -> None:
        self.text = text
        self.players: i64 = players
        self.cards = cards
        self.kinds: i64 = len(cards)
        self.variant_setup: bool = variant_setup  # deal 5, 6, 7, 8 and keep 4
        self.auto_gains: bool = auto_gains  # pure gains are not asked for
        self.open_tucks: bool = open_tucks  # how many cards are tucked is public

        self.names: list[str] = [card.name for card in cards]
        self.cost: vec[i64] = _numbers(cards, lambda card: card.cost)
        self.points: vec[i64] = _numbers(cards, lambda card: card.points)
        self.copies: vec[i64] = _numbers(cards, lambda card: card.copies)
        self.refund: vec[i64] = _numbers(cards, lambda card: card.cost if card.refund < 0 else card.refund)
        self.barter: vec[i64] = _numbers(cards, lambda card: card.barter)
        self.extra_production: vec[i64] = _numbers(cards, lambda card: card.extra_production)
        self.extra_sales: vec[i64] = _numbers(cards, lambda card: card.extra_sales)
        self.council_keep: vec[i64] = _numbers(cards, lambda card: card.council_keep)
        self.hand_limit: vec[i64] = _numbers(cards, lambda card: card.hand_limit)
        self.tucks: vec[i64] = _numbers(cards, lambda card: card.tucks)
        self.good: vec[i64] = _numbers(cards, lambda card: card.good)
        self.good_unit: vec[i64] = _numbers(cards, lambda card: 0 if card.good < 0 else bit(4 * card.good))
        self.plant_of: vec[i64] = vec[i64]([-1] * 6)
        for kind in range(self.kinds):
            if self.good[kind] >= 0:
                self.plant_of[self.good[kind]] = kind

        self.production: i64 = _mask(cards, lambda card: card.good >= 0)
        self.city: i64 = _mask(cards, lambda card: card.good < 0)
        self.monuments: i64 = _mask(cards, lambda card: card.monument)
        self.sixes: i64 = _mask(cards, lambda card: card.six)
        self.barterers: i64 = _mask(cards, lambda card: card.barter > 0)
        self.overbuilders: i64 = _mask(cards, lambda card: card.overbuilds > 0)
        self.doublers: i64 = _mask(cards, lambda card: card.doubles > 0)
        self.producers: i64 = _mask(cards, lambda card: card.extra_production > 0)
        self.sellers: i64 = _mask(cards, lambda card: card.extra_sales > 0)
        self.keepers: i64 = _mask(cards, lambda card: card.council_keep > 0)
        self.whole_handers: i64 = _mask(cards, lambda card: card.council_from_hand > 0)
        self.limiters: i64 = _mask(cards, lambda card: card.hand_limit > 0)
        self.tuckers: i64 = _mask(cards, lambda card: card.tucks > 0)

        self.answers_discount: i64 = _answers(cards, "discount")
        self.answers_building: i64 = _answers(cards, "gain_after_building")
        self.answers_turn: i64 = _answers(cards, "gain_after_turn")
        self.answers_production: i64 = _answers(cards, "gain_after_production")
        self.answers_sale: i64 = _answers(cards, "gain_after_sale")
        self.answers_prospect: i64 = _answers(cards, "prospect")
        self.answers_end: i64 = _answers(cards, "end_points")
        self.answers_last: i64 = _answers(cards, "last_points")

        self.prices: vec[i64] = vec[i64]([0] * 30)  # of good g on tile t at 6 t + g
        for t, tile in enumerate(TRADING_TILES):
            for g, price in enumerate(tile):
                self.prices[6 * t + g] = price

    def is_city(self, kind: i64) -> bool:
        """A city building: every building that is not a production building. [SJ-CTY-04]"""
        return (self.city >> kind) & 1 == 1

    def number_of(self, name: str) -> i64:
        """The number of a card, or -1."""
        for kind in range(self.kinds):
            if self.names[kind] == name:
                return kind
        return -1


def make_rules(
    text: str, edition: str, players: int, variant_setup: bool, auto_gains: bool, open_tucks: bool
) -> Rules:
    return Rules(text, players, EDITIONS[edition], variant_setup, auto_gains, open_tucks)


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
