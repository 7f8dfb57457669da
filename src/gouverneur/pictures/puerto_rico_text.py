"""Puerto Rico as lines of text."""

from __future__ import annotations

from typing import Any

from gouverneur.pictures.common import Telling
from gouverneur.pictures.lines import GAP, Lines, columns, padded
from gouverneur.pictures.puerto_rico_things import festival, on_display, to_draft, under

NAME = 18  # columns of a building on display


def draw(told: Telling, lines: Lines) -> None:
    _table(told, lines)
    _display(told, lines)
    for seat in range(told.sight.ruleset.players):
        lines.rule()
        board(told, lines, seat)
    lines.rule()
    pieces = ["worker", "noble"] if told.sight.sheet["nobles"] else ["worker"]
    signs = [f"[{told.letter(piece)}] {told.word(f'picture-sign-{piece}')}" for piece in pieces]
    signs.append(f"[.] {told.word('picture-sign-circle')}")
    lines.add(lines.paint("faint", GAP.join(signs)))


# -- the table --------------------------------------------------------------------------


def _table(told: Telling, lines: Lines) -> None:
    view, word, paint = told.sight.view, told.word, lines.paint
    lines.labelled(word("roles"), [_role(told, lines, role) for role in view["roles"]])
    land = [_letters(told, lines, view["row"]) or word("picture-empty")]
    land.append(word("picture-quarries", number=view["quarries"]))
    land.append(word("picture-stack", number=view["hidden"]))
    discards = sum(view["discards"].values())
    if discards:
        kinds = _letters(told, lines, view["discards"])
        land.append(f"{word('picture-discarded', number=discards)}: {kinds}")
    lines.labelled(word("picture-label-row"), land)
    lines.labelled(word("picture-label-ships"), [_ship(told, lines, ship) for ship in view["ships"]])
    places = told.sight.sheet["house_places"]
    house = [paint(good, told.letter(good)) for good in view["house"]]
    lines.labelled(word("picture-label-house"), ["[" + "".join(house + ["."] * (places - len(house))) + "]"])
    lines.labelled(word("supply"), _supply(told, lines))
    office = [word("picture-workers", number=view["office"])]
    if told.sight.sheet["nobles"]:
        office.append(word("picture-nobles", number=view["office_nobles"]))
    lines.labelled(word("picture-label-office"), office)
    if told.sight.sheet["festival"]:
        lines.labelled(word("festival"), festival(told))


def _role(told: Telling, lines: Lines, role: str) -> str:
    card = told.sight.view["roles"][role]
    name = told.word(f"role-{role}")
    captive = told.sight.view["captive"]
    told_more = []
    if card["coins"]:
        told_more.append(f"+{card['coins']}")
    if card["taker"] is not None:
        told_more.append(f"({told.who(card['taker'])})")
    if captive and captive["role"] == role:
        told_more.append(f"({told.word('captive-of', who=told.who(captive['seat']))})")
    if told.phase == role:
        name = lines.paint("now", f"*{name}*")
    elif card["taker"] is None:
        name = lines.paint("strong", name)
    return " ".join([name, *told_more])


def _letters(told: Telling, lines: Lines, numbers: dict[str, int]) -> str:
    return " ".join(
        lines.paint(kind, told.letter(kind) * number) for kind, number in numbers.items() if number
    )


def _ship(told: Telling, lines: Lines, ship: dict[str, Any]) -> str:
    good = ship["good"]
    loaded = lines.paint(good, told.letter(good) * ship["number"]) if good else ""
    return f"{ship['capacity']} [{loaded}{'.' * (ship['capacity'] - ship['number'])}]"


def _supply(told: Telling, lines: Lines) -> list[str]:
    view, word = told.sight.view, told.word
    supply = [
        f"{number} {lines.paint(good, word(f'good-{good}'))}" for good, number in view["supply"].items()
    ]
    supply.append(word("picture-workers", number=view["workers"]))
    if told.sight.sheet["nobles"]:
        supply.append(word("picture-nobles", number=view["nobles"]))
    supply.append(word("chips", number=view["chips"]))
    if view["noted"]:
        supply.append(word("picture-noted", number=view["noted"]))
    return supply


# -- the buildings -------------------------------------------------------------------------


def _display(told: Telling, lines: Lines) -> None:
    view, word, paint = told.sight.view, told.word, lines.paint
    lines.rule()
    how = f"({word('picture-display')})"
    lines.add(f"{paint('title', word('display'))} {paint('faint', how)}")
    blocks = []
    for row, buildings in on_display(told).items():
        block = [paint("label", word("display-row", row=row))]
        for building in buildings:
            left = view["buildings"][building["building"]]
            name = told.named(building["building"])
            name = padded(name if columns(name) <= NAME else told.short(building["building"]), NAME)
            line = f"{building['cost']:2} {name} {left or '-'}"
            block.append(line if left else paint("faint", line))
        blocks.append(block)
    lines.side_by_side(blocks)
    draft = to_draft(told)
    if draft:
        lines.labelled(word("picture-label-draft"), [told.named(name) for name in draft])


# -- a board ----------------------------------------------------------------------------------


def board(told: Telling, lines: Lines, seat: int) -> None:
    """What one player has."""
    view, word, paint = told.sight.view, told.word, lines.paint
    player = view["players"][seat]
    head = paint("now" if told.sight.decider == seat else "title", f" {told.heading(seat)} ")
    held = [word("money", number=player["money"])]
    if player["points"] is None:
        held.append(word("points-hidden"))
    else:
        held.append(word("points", number=player["points"]))
    total = told.sight.totals[seat]
    if total is not None:
        held.append(word("picture-total", number=total))
    lines.heading(head, held, ", ".join(told.marks(seat)))
    goods = [
        f"{number} {paint(good, word(f'good-{good}'))}" for good, number in player["goods"].items() if number
    ]
    lines.labelled(word("picture-label-goods"), goods or [word("picture-none")], indent=2)
    lines.labelled(word("picture-label-island"), _island(told, lines, player), indent=2)
    city = [
        f"{told.named(place['building'])} {_circles(told, lines, place)}".strip() for place in player["city"]
    ]
    city.append(paint("faint", word("picture-free", number=player["spaces"])))
    lines.labelled(word("picture-label-city"), city, indent=2)
    idle = [word("picture-workers", number=player["idle"])] if player["idle"] else []
    if player["idle_nobles"]:
        idle.append(word("picture-nobles", number=player["idle_nobles"]))
    if idle:
        lines.labelled(word("picture-label-idle"), idle, indent=2)


def _signs(told: Telling, lines: Lines, workers: int, nobles: int, free: int) -> str:
    """Who stands on circles."""
    standing = lines.paint("noble", told.letter("noble") * nobles) + told.letter("worker") * workers
    return f"[{standing}{'.' * free}]"


def _circles(told: Telling, lines: Lines, place: dict[str, Any]) -> str:
    if not place["circles"]:
        return ""
    pieces, nobles = place["pieces"], place["nobles"]
    return _signs(told, lines, pieces - nobles, nobles, place["circles"] - pieces)


def _island(told: Telling, lines: Lines, player: dict[str, Any]) -> list[str]:
    """Kinds of tile with who stands on each of them."""
    shown = []
    for kind, number in player["island"].items():
        if number and kind != "forest":
            manned, nobles = player["manned"][kind], player["noble_tiles"][kind]
            name = lines.paint(kind, told.tile(kind))
            shown.append(f"{name} {_signs(told, lines, manned - nobles, nobles, number - manned)}")
    if player["island"]["forest"]:
        name = lines.paint("forest", told.tile("forest"))
        shown.append(f"{told.times(player['island']['forest'], name)} ({under(told, player)})")
    spaces = told.sight.sheet["spaces"] - sum(player["island"].values())
    shown.append(lines.paint("faint", told.word("picture-free", number=spaces)))
    return shown
