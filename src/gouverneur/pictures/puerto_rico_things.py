"""What lies at Puerto Rico where a picture has to choose its words or what to leave out."""

from __future__ import annotations

from collections import Counter
from typing import Any

from gouverneur.pictures.common import Telling


def on_display(told: Telling) -> dict[int, list[dict[str, Any]]]:
    """By row, the buildings of this game in the order of their price; of a draft those that it has brought."""
    view = told.sight.view
    owned = {place["building"] for player in view["players"] for place in player["city"]}
    kept = owned | {view["festival"].get("building")}
    rows: dict[int, list[dict[str, Any]]] = {}
    for building in sorted(told.sight.sheet["buildings"], key=lambda building: building["cost"]):
        name = building["building"]
        if view["buildings"][name] or name in kept or name not in told.sight.sheet["drafted"]:
            rows.setdefault(building["row"], []).append(building)
    return dict(sorted(rows.items()))


def is_draft(told: Telling) -> bool:
    return not told.sight.over and told.sight.view["steps"][-1]["step"] == "draft"


def to_draft(told: Telling) -> list[str]:
    """While buildings are drafted, those that nobody has chosen yet."""
    left = told.sight.view["buildings"]
    return [name for name in told.sight.sheet["drafted"] if not left[name]] if is_draft(told) else []


def festival(told: Telling) -> list[str]:
    """What still lies on the festival board."""
    board, word = told.sight.view["festival"], told.word
    if is_draft(told):
        return [word("picture-festival-later")]
    lying = []
    if "tile" in board:
        lying.append(told.times(3, word(f"tile-{board['tile']}")))
    if "goods" in board:
        lying.append(word("festival-goods", goods=", ".join(told.amounts(Counter(board["goods"])))))
    if "building" in board:
        lying.append(told.named(board["building"]))
    if "returned" in board:
        lying.append(word("picture-festival-returned", building=told.named(board["returned"])))
    return lying or [word("picture-festival-won")]


def under(told: Telling, player: dict[str, Any]) -> str:
    """What lies under the forests of a player, as far as it is known."""
    tiles = told.amounts(player["under"])
    if player["unknown_forests"]:
        tiles.append(told.word("picture-unknown", number=player["unknown_forests"]))
    return told.word("picture-under", tiles=", ".join(tiles))
