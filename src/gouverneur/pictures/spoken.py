"""The position in plain sentences, for whoever does not see the drawing."""

from __future__ import annotations

from typing import Any

from gouverneur.pictures.common import Telling


def spoken(told: Telling) -> str:
    """Who decides, then what each player has."""
    tell = _puerto_rico if told.thing == "building" else _san_juan
    players = told.sight.view["players"]
    boards = [
        f"{told.who(seat)}: {'; '.join(tell(told, player, seat))}." for seat, player in enumerate(players)
    ]
    return " ".join([f"{told.headline}.", *boards])


def _listed(told: Telling, label: str, items: list[str], none: str = "picture-empty") -> str:
    return f"{told.word(label)}: {', '.join(items) or told.word(none)}"


def _puerto_rico(told: Telling, player: dict[str, Any], seat: int) -> list[str]:
    word = told.word
    points = player["points"]
    island = [told.times(number, told.tile(kind)) for kind, number in player["island"].items() if number]
    return [
        *told.marks(seat),
        word("money", number=player["money"]),
        word("points-hidden") if points is None else word("points", number=points),
        _listed(told, "picture-label-goods", told.amounts(player["goods"]), "picture-none"),
        _listed(told, "picture-label-island", island),
        _listed(told, "picture-label-city", [told.named(place["building"]) for place in player["city"]]),
    ]


def _san_juan(told: Telling, player: dict[str, Any], seat: int) -> list[str]:
    said = [
        *told.marks(seat),
        told.word("in-hand", number=player["hand_size"]),
        _listed(
            told, "picture-label-city", told.counted((place["card"] for place in player["display"]), "card")
        ),
    ]
    if "hand" in player:
        said.append(_listed(told, "picture-label-hand", told.counted(player["hand"], "card")))
    return said
