"""What lies at San Juan where a picture has to choose its words."""

from __future__ import annotations

from typing import Any

from gouverneur.pictures.common import Telling


def looked_at(told: Telling) -> list[str]:
    """Cards turned up or drawn to choose from, those that are seen by name."""
    view = told.sight.view
    unseen = view["looked_at"] - len(view["looked"])
    known = priced(told, view["looked"])
    return [*known, told.word("picture-looked-at", number=unseen)] if unseen else known


def next_tile(view: dict[str, Any], sheet: dict[str, Any]) -> int | None:
    """The number of the next trading tile, if everybody can know it: the order repeats."""
    order = view.get("tiles", [])
    place = view.get("tile_turn", 0) % len(sheet["tiles"])
    return order[place] if place < len(order) else None


def prices(told: Telling, tile: int) -> list[str]:
    goods = told.sight.sheet["goods"]
    return [
        f"{told.word(f'good-{good}')} {price}"
        for good, price in zip(goods, told.sight.sheet["tiles"][tile - 1], strict=False)
    ]


def house(told: Telling) -> list[str]:
    view, word = told.sight.view, told.word
    if "tile_up" in view:
        return [word("picture-tile-up", tile=view["tile_up"]), *prices(told, view["tile_up"])]
    following = next_tile(view, told.sight.sheet)
    if following is None:
        return [word("picture-no-tile"), word("picture-next-tile-unknown")]
    listed = ", ".join(prices(told, following))
    return [word("picture-no-tile"), f"{word('picture-next-tile', tile=following)}: {listed}"]


def priced(told: Telling, cards: list[str]) -> list[str]:
    """Cards with their cost before the name, several of a kind together."""
    costs = {card["card"]: card["cost"] for card in told.sight.sheet["cards"]}
    found = dict.fromkeys(cards)
    return [
        f"{costs[card]} {told.named(card)}" + (f" x{cards.count(card)}" if cards.count(card) > 1 else "")
        for card in found
    ]
