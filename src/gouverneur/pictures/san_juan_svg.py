"""San Juan as a drawing."""

from __future__ import annotations

from typing import Any

from gouverneur.pictures import san_juan_things
from gouverneur.pictures.boards import BOARD, GAP, board_head, decision, frame, head, number_on, roles
from gouverneur.pictures.common import Telling
from gouverneur.pictures.drawing import EDGE, INNER, WIDTH, Drawing, breadth, fits, in_lines, wrapped
from gouverneur.pictures.signs import (
    CARD,
    CLAY_SOFT,
    GOLD_SOFT,
    INK,
    LEAF_SOFT,
    LINE,
    SEA,
    SEA_SOFT,
    SOFT,
    STONE_SOFT,
    VIOLET_SOFT,
)

FILLS = {"production": LEAF_SOFT, "city": CLAY_SOFT, "monument": STONE_SOFT, "six": VIOLET_SOFT}
EDGES = {"production": "#55793f", "city": "#8a5a44", "monument": "#56616b", "six": "#6b4c8c"}
ACROSS = 6
CELL_HEIGHT = 52
CHIP = 21


def draw(told: Telling, drawing: Drawing) -> float:
    y = decision(drawing, told, head(drawing, told))
    y = roles(drawing, told, y)
    y = _table(drawing, told, y)
    players = told.sight.ruleset.players
    for first in range(0, players, 2):
        seats = range(first, min(first + 2, players))
        height = max(_height(told, seat) for seat in seats)
        for place, seat in enumerate(seats):
            _board(drawing, told, seat, EDGE + place * (BOARD + GAP), y, height)
        y += height + GAP
    return y + EDGE - GAP


# -- the table ---------------------------------------------------------------------------------


def _table(draw: Drawing, told: Telling, y: float) -> float:
    """Trading house and piles; below them what is turned up."""
    view, sheet, word = told.sight.view, told.sight.sheet, told.word
    height = 76
    house = 360
    draw.panel(EDGE, y, house, height, word("trading-house"))
    tile = view.get("tile_up")
    shown = tile or san_juan_things.next_tile(view, sheet)
    if tile:
        note = word("picture-tile-up", tile=tile)
    elif shown:
        note = f"{word('picture-no-tile')}, {word('picture-next-tile', tile=shown)}"
    else:
        note = f"{word('picture-no-tile')}, {word('picture-next-tile-unknown')}"
    draw.text(EDGE + house - 10, y + 18, note, 11.5, fill=SOFT, anchor="end", most=230)
    prices = sheet["tiles"][shown - 1] if shown else [None] * len(sheet["tiles"][0])
    step = (house - 20) / len(prices)
    for place, (good, price) in enumerate(zip(sheet["goods"], prices, strict=False)):
        x = EDGE + 10 + place * step
        draw.rect(
            x,
            y + 30,
            step - 6,
            36,
            GOLD_SOFT if tile else CARD,
            stroke=SOFT,
            dash="" if tile else "3 3",
            round_=5,
        )
        draw.sign(good, x + 7, y + 37, 22, faint=not tile)
        draw.text(
            x + 36,
            y + 54,
            "?" if price is None else str(price),
            16,
            bold=bool(tile),
            fill=INK if tile else SOFT,
        )

    left = EDGE + house + GAP
    draw.panel(left, y, WIDTH - EDGE - left, height, word("picture-label-cards"))
    for place, (number, label, fill) in enumerate(
        (
            (view["draw_pile"], "pile-draw", SEA),
            (view["discard_pile"], "pile-discard", SOFT),
        )
    ):
        x = left + 12 + place * 112
        draw.rect(x + 3, y + 29, 28, 38, fill, stroke=INK, round_=4)
        draw.rect(x, y + 27, 28, 38, fill, stroke=INK, round_=4)
        draw.rect(x + 4, y + 31, 20, 30, "none", stroke="#fff", dash="3 2", round_=2)
        draw.text(x + 38, y + 45, str(number), 17, bold=True)
        draw.text(x + 38, y + 60, word(label), 11, fill=SOFT, most=72)
    if view["open"]:
        x = left + 240
        draw.text(x, y + 18, word("open-card"), 11.5, fill=SOFT)
        for place, card in enumerate(view["open"]):
            _card(draw, told, {"card": card, "good": False}, x + place * 74, y + 22, 70)
    y += height + GAP
    looked = view["looked"]
    unseen = view["looked_at"] - len(looked)
    if not view["looked_at"]:
        return y
    note = told.word("picture-looked-at", number=unseen) if unseen else told.word("picture-label-turned-up")
    rows = _chip_rows(told, looked, INNER - 160)
    height = max(36, 12 + (CHIP + 4) * len(rows))
    draw.rect(EDGE, y, INNER, height, SEA_SOFT, stroke=SEA)
    draw.text(EDGE + 10, y + 22, note, 13, bold=True, serif=True, most=140)
    _chips(draw, told, rows, EDGE + 150, y + 7)
    return y + height + GAP


# -- a board -------------------------------------------------------------------------------------


def _notes(told: Telling, seat: int) -> list[str]:
    """What is told below a city, in lines."""
    player, word = told.sight.view["players"][seat], told.word
    notes = []
    if player.get("tucked"):
        notes.append((word("picture-label-tucked"), told.counted(player["tucked"], "card")))
    if player["covered"]:
        notes.append((word("picture-label-covered"), told.counted(player["covered"], "card")))
    if player.get("shown"):
        notes.append((word("picture-label-shown"), san_juan_things.priced(told, player["shown"])))
    if told.sight.seat == seat and player["knows_discarded"]:
        notes.append((word("picture-remembers"), told.counted(player["knows_discarded"], "card")))
    lines = []
    for label, items in notes:
        lines += wrapped([f"{label}: {items[0]}", *items[1:]], ", ", BOARD - 20, 11)
    return lines


def _height(told: Telling, seat: int) -> float:
    player = told.sight.view["players"][seat]
    rows = _chip_rows(told, player.get("hand", []), BOARD - 58)
    hand = max(len(rows), 1) * (CHIP + 4) + 4 if "hand" in player else 0
    return 36 + 2 * (CELL_HEIGHT + 4) + hand + 14 * len(_notes(told, seat)) + 8


def _board(draw: Drawing, told: Telling, seat: int, x: float, y: float, height: float) -> None:
    word, player = told.word, told.sight.view["players"][seat]
    frame(draw, told, seat, x, y, height)
    total = told.sight.totals[seat]
    board_head(draw, told, seat, x, y, BOARD - 200)
    at = x + BOARD - 190
    draw.sign("hand", at, y + 8, 21)
    told_hand = f"{player['hand_size']} ({word('hand-limit', limit=player['hand_limit'])})"
    draw.text(at + 25, y + 23, told_hand, 13, bold=True, most=84)
    if player.get("tucked_number"):
        draw.rect(at + 105, y + 11, 14, 17, SOFT, stroke=INK, round_=2)
        draw.text(at + 122, y + 24, str(player["tucked_number"]), 12, bold=True, most=20)
    if total is not None:
        draw.sign("point", x + BOARD - 46, y + 8, 21)
        draw.text(x + BOARD - 23, y + 23, str(total), 14, bold=True, most=22)
    cell = (BOARD - 20 + 4) / ACROSS
    for place in range(told.sight.sheet["places"]):
        left, top = x + 10 + place % ACROSS * cell, y + 36 + place // ACROSS * (CELL_HEIGHT + 4)
        if place < len(player["display"]):
            _card(draw, told, player["display"][place], left, top, cell - 4)
        else:
            draw.rect(left, top, cell - 4, CELL_HEIGHT, "none", stroke=LINE, dash="3 3", round_=5)
    below = y + 36 + 2 * (CELL_HEIGHT + 4)
    if "hand" in player:
        draw.text(x + 10, below + 16, word("picture-label-hand"), 11.5, fill=SOFT, most=34)
        rows = _chip_rows(told, player["hand"], BOARD - 58)
        if rows:
            _chips(draw, told, rows, x + 48, below + 1)
        else:
            draw.text(x + 48, below + 16, word("picture-empty"), 11.5, fill=SOFT)
        below += max(len(rows), 1) * (CHIP + 4) + 4
    for place, line in enumerate(_notes(told, seat)):
        draw.text(x + 10, below + 12 + 14 * place, line, 11, fill=SOFT, most=BOARD - 18)


def _card(draw: Drawing, told: Telling, place: dict[str, Any], x: float, y: float, width: float) -> None:
    card = _cards(told)[place["card"]]
    kind = card["kind"]
    draw.rect(x, y, width, CELL_HEIGHT, FILLS[kind], stroke=EDGES[kind], round_=5)
    draw.rect(x, y, 15, 15, EDGES[kind], stroke=EDGES[kind], round_=4)
    number_on(draw, card["cost"], x + 7.5, y + 11.5, 11, "#fff")
    name = told.named(place["card"])
    if not all(fits(word, width - 8, 10.5) for word in name.split(" ")):
        name = told.short(place["card"])
    size, lines = in_lines(name, width - 8, 10.5, 2)
    top = y + CELL_HEIGHT - 6 - 11 * (len(lines) - 1)
    for line, part in enumerate(lines):
        draw.text(x + width / 2, top + 11 * line, part, size, anchor="middle", most=width - 5)
    shield = x + width - 20
    if card["good"]:
        draw.sign(card["good"] if place["good"] else "free", x + width - 20, y + 3, 18)
        shield = x + width - 40
    elif kind == "monument":  # a pedestal
        draw.parts.append(f'<path d="M{x + 20:g} {y + 19:g}h14v-3h-3v-11h-8v11h-3z" fill="{EDGES[kind]}"/>')
    draw.sign("point", shield, y + 3, 17)
    number_on(draw, "?" if kind == "six" else card["points"], shield + 8.5, y + 15, 10.5, "#fff")


def _cards(told: Telling) -> dict[str, dict[str, Any]]:
    return {card["card"]: card for card in told.sight.sheet["cards"]}


def _chip_width(name: str) -> float:
    return 24 + min(breadth(name, 11.5), 200)


def _chip_rows(told: Telling, cards: list[str], most: float) -> list[list[str]]:
    """Cards beside each other in as many rows as they need."""
    rows: list[list[str]] = []
    room = 0.0
    for card in cards:
        width = _chip_width(told.named(card)) + 4
        if not rows or width > room:
            rows.append([])
            room = most
        rows[-1].append(card)
        room -= width
    return rows


def _chips(draw: Drawing, told: Telling, rows: list[list[str]], x: float, y: float) -> None:
    cards = _cards(told)
    for row, names in enumerate(rows):
        at, top = x, y + row * (CHIP + 4)
        for name in names:
            card, width = cards[name], _chip_width(told.named(name))
            draw.rect(at, top, width, CHIP, FILLS[card["kind"]], stroke=EDGES[card["kind"]], round_=4)
            draw.rect(at, top, 17, CHIP, EDGES[card["kind"]], stroke=EDGES[card["kind"]], round_=4)
            number_on(draw, card["cost"], at + 8.5, top + 15, 12, "#fff")
            draw.text(at + 20.5, top + 15, told.named(name), 11.5, most=width - 20)
            at += width + 4
