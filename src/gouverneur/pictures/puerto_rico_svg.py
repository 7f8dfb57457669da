"""Puerto Rico as a drawing."""

from __future__ import annotations

from typing import Any

from gouverneur.pictures import puerto_rico_things
from gouverneur.pictures.boards import (
    BOARD,
    GAP,
    board_head,
    decision,
    frame,
    head,
    number_on,
    pieces,
    roles,
)
from gouverneur.pictures.common import Telling
from gouverneur.pictures.drawing import EDGE, INNER, WIDTH, Drawing, fits, in_lines, wrapped
from gouverneur.pictures.signs import CARD, GOLD, GOLD_SOFT, INK, LINE, PAPER, SEA_SOFT, SOFT, TOWN, TOWN_SOFT

TILE = 33
ACROSS = 6  # tiles of an island beside each other
CITY_ACROSS = 4
CELL_HEIGHT = 35


def draw(told: Telling, drawing: Drawing) -> float:
    y = decision(drawing, told, head(drawing, told))
    y = roles(drawing, told, y)
    y = _harbour(drawing, told, y)
    y = _stores(drawing, told, y)
    y = _display(drawing, told, y)
    for first in range(0, told.sight.ruleset.players, 2):
        for place, seat in enumerate(range(first, min(first + 2, told.sight.ruleset.players))):
            _board(drawing, told, seat, EDGE + place * (BOARD + GAP), y)
        y += BOARD_HEIGHT + GAP
    return y + EDGE - GAP


# -- the table ---------------------------------------------------------------------------------


def _harbour(draw: Drawing, told: Telling, y: float) -> float:
    """Cargo ships, trading house."""
    view, sheet, word = told.sight.view, told.sight.sheet, told.word
    box, height = 17, 68
    ships = 26 + sum(38 + (box + 1) * ship["capacity"] for ship in view["ships"])
    draw.rect(EDGE, y, ships, height, SEA_SOFT)
    draw.text(EDGE + 10, y + 18, word("ships"), 13, bold=True, serif=True)
    x = EDGE + 12.0
    for ship in view["ships"]:
        length = 28 + (box + 1) * ship["capacity"]
        hull = f"M{x:g} {y + 28:g}h{length:g}l-9 30q-1 4-5 4H{x + 14:g}q-4 0-5-4z"
        draw.parts.append(f'<path d="{hull}" fill="{TOWN_SOFT}" stroke="{TOWN}" stroke-width="1.5"/>')
        number_on(draw, ship["capacity"], x + 15, y + 49, 14, TOWN)
        for place in range(ship["capacity"]):
            at = x + 24 + place * (box + 1) - 3
            draw.rect(at, y + 35, box, box, CARD, stroke=TOWN, round_=3)
            if place < ship["number"]:
                draw.sign(ship["good"], at + 1, y + 36, box - 2)
        x += length + 10
    left = EDGE + ships + GAP
    draw.panel(left, y, WIDTH - EDGE - left, height, word("trading-house"))
    for place in range(sheet["house_places"]):
        at = left + 10 + place * 29
        draw.rect(
            at, y + 29, 26, 29, CARD, stroke=SOFT, round_=4, dash="" if place < len(view["house"]) else "3 3"
        )
        if place < len(view["house"]):
            draw.sign(view["house"][place], at + 2, y + 32, 22)
    room = WIDTH - EDGE - left - 20 - sheet["house_places"] * 29
    step = min(room / len(sheet["goods"]), 42)
    for place, good in enumerate(sheet["goods"]):
        at = left + 18 + sheet["house_places"] * 29 + place * step
        draw.sign(good["good"], at, y + 27, 18)
        number_on(draw, good["price"], at + 9, y + 59, 12.5)
    return y + height + GAP


def _stores(draw: Drawing, told: Telling, y: float) -> float:
    """Plantations, supply, office, festival."""
    view, sheet, word = told.sight.view, told.sight.sheet, told.word
    height = 84
    row = [kind for kind, number in view["row"].items() for _ in range(number)]
    tiles = max(20 + (len(row) + 2) * (TILE + 4) + 14, 230.0)
    draw.panel(EDGE, y, tiles, height, word("land"))
    x = EDGE + 10.0
    for kind in row:
        _tile(draw, kind, x, y + 26)
        x += TILE + 4
    x += 10
    _tile(draw, "quarry", x, y + 26, faint=not view["quarries"])
    _count(draw, view["quarries"], x, y + 26)
    x += TILE + 4
    draw.rect(x, y + 26, TILE, TILE, TOWN, stroke=INK, round_=5)
    draw.rect(x + 4, y + 30, TILE - 8, TILE - 8, "none", stroke=GOLD_SOFT, round_=3, dash="3 2")
    _count(draw, view["hidden"], x, y + 26)
    discards = sum(view["discards"].values())
    kinds = " ".join(f"{told.letter(kind)}{number}" for kind, number in view["discards"].items() if number)
    told_land = f"{word('picture-discarded', number=discards)}{': ' if kinds else ''}{kinds}"
    draw.text(EDGE + 10, y + 76, told_land, 11.5, fill=SOFT, most=tiles - 20)

    left = EDGE + tiles + GAP
    office_width = 132 if sheet["nobles"] else 104
    supply = WIDTH - EDGE - left - office_width - GAP
    draw.panel(left, y, supply, height, word("supply"))
    heaps = [(good, number) for good, number in view["supply"].items()]
    heaps += [("worker", view["workers"])]
    heaps += [("noble", view["nobles"])] if sheet["nobles"] else []
    heaps += [("point", view["chips"])]
    step = (supply - 16) / len(heaps)
    for place, (sign, number) in enumerate(heaps):
        at = left + 10 + place * step
        draw.sign(sign, at, y + 30, 18, faint=not number)
        draw.text(at + 20, y + 44, str(number), 13, bold=True, most=step - 18)
    notes = []
    if sheet["festival"]:
        notes.append(f"{word('festival')}: {', '.join(puerto_rico_things.festival(told))}")
    if view["noted"]:
        notes.append(word("picture-noted", number=view["noted"]))
    draw.text(left + 10, y + 72, "   ".join(notes), 12, most=supply - 20)

    at = WIDTH - EDGE - office_width
    draw.panel(at, y, office_width, height, word("picture-label-office"))
    for place, (sign, number) in enumerate(
        [("worker", view["office"])] + ([("noble", view["office_nobles"])] if sheet["nobles"] else [])
    ):
        draw.sign(sign, at + 12 + place * 58, y + 36, 24, faint=not number)
        draw.text(at + 40 + place * 58, y + 55, str(number), 16, bold=True)
    return y + height + GAP


def _tile(draw: Drawing, kind: str, x: float, y: float, *, faint: bool = False) -> None:
    draw.hatched(kind, x, y, TILE, TILE)
    draw.sign(kind, x + 2, y + 2, 20, faint=faint)


def _count(draw: Drawing, number: int, x: float, y: float) -> None:
    draw.rect(x + TILE - 20, y + TILE - 14, 22, 15, INK, stroke=CARD, round_=7)
    number_on(draw, number, x + TILE - 9, y + TILE - 2.5, 11, "#fff")


def _display(draw: Drawing, told: Telling, y: float) -> float:
    view, word = told.sight.view, told.word
    rows = puerto_rico_things.on_display(told)
    draft = [told.named(name) for name in puerto_rico_things.to_draft(told)]
    listed = wrapped(draft, ", ", INNER - 24, 12.5, first=80)
    deep = max(len(buildings) for buildings in rows.values())
    height = 48 + 20 * deep + (8 + 17 * len(listed) if listed else 0)
    draw.panel(EDGE, y, INNER, height, word("display"))
    width = (INNER - 20) / len(rows)
    for place, (row, buildings) in enumerate(rows.items()):
        x = EDGE + 10 + place * width
        draw.text(x, y + 37, word("display-row", row=row), 12, fill=SOFT)
        draw.parts.append(f'<path d="M{x:g} {y + 41:g}h{width - 12:g}" stroke="{LINE}" stroke-width="1.5"/>')
        for down, building in enumerate(buildings):
            _offer(
                draw,
                told,
                building,
                view["buildings"][building["building"]],
                x,
                y + 44 + 20 * down,
                width - 12,
            )
    if listed:
        draw.text(EDGE + 10, y + 62 + 20 * deep, word("picture-label-draft"), 12.5, bold=True, most=76)
        for place, line in enumerate(listed):
            at = EDGE + 10 + (80 if not place else 0)
            draw.text(at, y + 62 + 20 * deep + 17 * place, line, 12.5, most=INNER)
    return y + height + GAP


def _offer(
    draw: Drawing, told: Telling, building: dict[str, Any], left: int, x: float, y: float, width: float
) -> None:
    """Price, name, what is made there, copies left, points."""
    ink = INK if left else SOFT
    draw.parts.append(
        f'<circle cx="{x + 9:g}" cy="{y + 10:g}" r="8.5" fill="{GOLD if left else PAPER}" stroke="{ink}" stroke-width="1"/>'
    )
    number_on(draw, building["cost"], x + 9, y + 14, 11, ink)
    room = width - 22 - 22 - 9 * building["copies"] - (18 if building["good"] else 0)
    told_name = told.named(building["building"])
    if not fits(told_name, room, 12.5):
        told_name = told.short(building["building"])
    broad = draw.text(x + 22, y + 14.5, told_name, 12.5, fill=ink, most=room, struck=not left)
    if building["good"]:
        draw.sign(building["good"], x + 25 + broad, y + 3, 14, faint=not left)
    for copy in range(left):
        draw.rect(x + width - 28 - 9 * copy, y + 6.5, 7, 8, TOWN, stroke=INK, round_=1.5)
    draw.sign("point", x + width - 18, y + 1.5, 17, faint=not left)
    number_on(draw, building["points"], x + width - 9.5, y + 13, 10, "#fff" if left else INK)


# -- a board -------------------------------------------------------------------------------------

BOARD_HEIGHT = 34 + 16 + 2 * (TILE + 3) + 20 + 3 * (CELL_HEIGHT + 3) + 8


def _board(draw: Drawing, told: Telling, seat: int, x: float, y: float) -> None:
    word, player = told.word, told.sight.view["players"][seat]
    frame(draw, told, seat, x, y, BOARD_HEIGHT)
    board_head(draw, told, seat, x, y, BOARD - 170)
    at = x + BOARD - 162
    draw.sign("coin", at, y + 8, 20)
    draw.text(at + 23, y + 23, str(player["money"]), 15, bold=True, most=32)
    draw.sign("point", at + 56, y + 8, 20)
    draw.text(
        at + 79, y + 23, "?" if player["points"] is None else str(player["points"]), 15, bold=True, most=27
    )
    total = told.sight.totals[seat]
    if total is not None:
        draw.text(
            x + BOARD - 10,
            y + 23,
            word("picture-total", number=total),
            11.5,
            fill=SOFT,
            anchor="end",
            most=56,
        )
    _island(draw, told, player, x + 10, y + 34)
    _port(draw, told, player, x + 10 + ACROSS * (TILE + 3) + 8, y + 34, BOARD - ACROSS * (TILE + 3) - 26)
    _city(draw, told, player, x + 10, y + 34 + 16 + 2 * (TILE + 3), BOARD - 20)


def _island(draw: Drawing, told: Telling, player: dict[str, Any], x: float, y: float) -> None:
    spaces = told.sight.sheet["spaces"]
    filled = sum(player["island"].values())
    title = f"{told.word('island')} {told.word('island.of', number=filled, spaces=spaces)}"
    draw.text(x, y + 10, title, 11, fill=SOFT, most=200)
    tiles = [
        (kind, number < player["noble_tiles"].get(kind, 0), number < player["manned"].get(kind, 0))
        for kind, total in player["island"].items()
        for number in range(total)
    ]
    for place in range(spaces):
        left, top = x + place % ACROSS * (TILE + 3), y + 16 + place // ACROSS * (TILE + 3)
        if place >= len(tiles):
            draw.rect(left, top, TILE, TILE, "none", stroke=LINE, dash="3 3", round_=5)
            continue
        kind, noble, manned = tiles[place]
        _tile(draw, kind, left, top)
        if kind != "forest":
            draw.sign(
                "noble" if noble else "worker" if manned else "free", left + TILE - 17, top + TILE - 17, 15
            )


def _port(draw: Drawing, told: Telling, player: dict[str, Any], x: float, y: float, width: float) -> None:
    """Goods, idle pieces, and what lies under forests."""
    word = told.word
    draw.text(x, y + 10, word("port"), 11, fill=SOFT, most=width)
    step = width / len(player["goods"])
    for place, (good, number) in enumerate(player["goods"].items()):
        draw.sign(good, x + place * step, y + 15, 17, faint=not number)
        ink = INK if number else SOFT
        draw.text(x + place * step + 19, y + 29, str(number), 13, bold=number > 0, fill=ink, most=step - 16)
    if player["idle"] or player["idle_nobles"]:
        at = x + draw.text(x, y + 52, word("picture-label-idle"), 11.5, fill=SOFT, most=60) + 6
        for sign, number in (("worker", player["idle"]), ("noble", player["idle_nobles"])):
            if number:
                draw.sign(sign, at, y + 39, 17)
                at += 21 + draw.text(at + 20, y + 52.5, str(number), 13, bold=True) + 8
    if player["island"]["forest"]:
        lines = wrapped(puerto_rico_things.under(told, player).split(" "), " ", width, 11)
        for place, line in enumerate(lines[:2]):
            draw.text(x, y + 70 + 13 * place, line, 11, fill=SOFT, most=width)


def _city(draw: Drawing, told: Telling, player: dict[str, Any], x: float, y: float, width: float) -> None:
    """Twelve spaces; a large building lies over two."""
    sheet = {building["building"]: building for building in told.sight.sheet["buildings"]}
    spaces = told.sight.sheet["spaces"]
    filled = spaces - player["spaces"]
    title = f"{told.word('city')} {told.word('city.of', number=filled, spaces=spaces)}"
    draw.text(x, y + 12, title, 11, fill=SOFT, most=width)
    cell = (width + 3) / CITY_ACROSS
    space = 0
    for place in sorted(player["city"], key=lambda place: not sheet[place["building"]]["large"]):
        building = sheet[place["building"]]
        left, top = x + space % CITY_ACROSS * cell, y + 17 + space // CITY_ACROSS * (CELL_HEIGHT + 3)
        across = 2 if building["large"] else 1
        _house(draw, told, place, building, left, top, cell * across - 3)
        space += across
    for free in range(space, spaces):
        left, top = x + free % CITY_ACROSS * cell, y + 17 + free // CITY_ACROSS * (CELL_HEIGHT + 3)
        draw.rect(left, top, cell - 3, CELL_HEIGHT, "none", stroke=LINE, dash="3 3", round_=5)


def _house(
    draw: Drawing,
    told: Telling,
    place: dict[str, Any],
    building: dict[str, Any],
    x: float,
    y: float,
    width: float,
) -> None:
    """A name and circles: beside each other, or below where the good that is made there stands before the name."""
    name, circles, size = told.named(place["building"]), place["circles"], 13
    at, down = x + width - 4 - circles * (size + 1), y + (CELL_HEIGHT - size) / 2
    if building["good"]:
        draw.hatched(building["good"], x, y, width, CELL_HEIGHT)
        draw.rect(x + 2, y + 2, width - 4, CELL_HEIGHT - 4, CARD, stroke="none", round_=4)
        draw.sign(building["good"], x + 3, y + 2.5, 13)
        if not fits(name, width - 19, 10.5):
            name = told.short(place["building"])
        draw.text(x + 17, y + 13, name, 10.5, most=width - 19)
        down = y + CELL_HEIGHT - size - 4
    else:
        fill = GOLD_SOFT if building["large"] else TOWN_SOFT
        draw.rect(x, y, width, CELL_HEIGHT, fill, stroke=TOWN, round_=5)
        room = at - x - 8
        if not all(fits(word, room, 11) for word in name.split(" ")):
            name = told.short(place["building"])
        letters, lines = in_lines(name, room, 11, 2)
        for line, part in enumerate(lines):
            draw.text(x + 5, y + (15 if len(lines) > 1 else 21) + 12 * line, part, letters, most=room)
    workers = place["pieces"] - place["nobles"]
    pieces(draw, at, down, size, workers, place["nobles"], circles - place["pieces"])
