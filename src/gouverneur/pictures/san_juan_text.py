"""San Juan as lines of text."""

from __future__ import annotations

from typing import Any

from gouverneur.pictures.common import Telling
from gouverneur.pictures.lines import GAP, Lines
from gouverneur.pictures.san_juan_things import house, looked_at, priced

LABELS = {"hand": "picture-label-hand", "shown": "picture-label-shown", "tucked": "picture-label-tucked"}


def draw(told: Telling, lines: Lines) -> None:
    _table(told, lines)
    for seat in range(told.sight.ruleset.players):
        lines.rule()
        board(told, lines, seat)
    lines.rule()
    signs = [f"[*] {told.word('picture-sign-good')}", f"[.] {told.word('picture-sign-room')}"]
    lines.add(lines.paint("faint", GAP.join([*signs, told.word("picture-sign-cost")])))


def _table(told: Telling, lines: Lines) -> None:
    view, word = told.sight.view, told.word
    lines.labelled(word("roles"), [_role(told, lines, role) for role in told.sight.sheet["roles"]])
    lines.labelled(word("picture-label-house"), house(told))
    piles = [
        word("picture-draw-pile", number=view["draw_pile"]),
        word("picture-discard-pile", number=view["discard_pile"]),
    ]
    if view["open"]:
        piles.append(f"{word('open-card')}: {', '.join(priced(told, view['open']))}")
    lines.labelled(word("picture-label-cards"), piles)
    seat = told.sight.seat
    known = view["players"][seat]["knows_discarded"] if seat is not None and seat >= 0 else []
    if known:
        items = told.counted(known, "card")
        items = [word("picture-known-of"), *(f"{item}," for item in items[:-1]), items[-1]]
        lines.labelled(word("picture-label-discarded"), items, gap=" ")
    looked = looked_at(told)
    if looked:
        lines.labelled(word("picture-label-turned-up"), looked)


def _role(told: Telling, lines: Lines, role: str) -> str:
    taker = told.sight.view.get("roles", {}).get(role)
    name = told.word(f"role-{role}")
    if told.phase == role:
        name = lines.paint("now", f"*{name}*")
    elif taker is None:
        name = lines.paint("strong", name)
    return name if taker is None else f"{name} ({told.who(taker)})"


def board(told: Telling, lines: Lines, seat: int) -> None:
    """What one player has."""
    view, word, paint = told.sight.view, told.word, lines.paint
    player = view["players"][seat]
    head = paint("now" if told.sight.decider == seat else "title", f" {told.heading(seat)} ")
    held = [
        word("buildings-of", number=player["buildings"], places=told.sight.sheet["places"]),
        f"{word('in-hand', number=player['hand_size'])}, {word('hand-limit', limit=player['hand_limit'])}",
    ]
    if player.get("tucked_number"):
        held.append(word("tucked-number", number=player["tucked_number"]))
    total = told.sight.totals[seat]
    if total is not None:
        held.append(word("points", number=total))
    lines.heading(head, held, ", ".join(told.marks(seat)))
    lines.labelled(word("picture-label-city"), _city(told, lines, player), indent=2)
    for key, label in LABELS.items():
        if player.get(key) or (key == "hand" and "hand" in player):
            cards = priced(told, player[key]) if key != "tucked" else told.counted(player[key], "card")
            lines.labelled(word(label), cards or [word("picture-empty")], indent=2)
    if player["covered"]:
        lines.labelled(word("picture-label-covered"), told.counted(player["covered"], "card"), indent=2)


def _city(told: Telling, lines: Lines, player: dict[str, Any]) -> list[str]:
    goods = {card["card"]: card["good"] for card in told.sight.sheet["cards"]}
    city = []
    for place in player["display"]:
        name, good = told.named(place["card"]), goods[place["card"]]
        if good:
            name = f"{name} [{lines.paint(good, '*') if place['good'] else '.'}]"
        city.append(name)
    return city or [told.word("picture-empty")]
