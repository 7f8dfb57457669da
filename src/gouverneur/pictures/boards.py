"""The parts of a drawing that both games have: head, decision, role cards, the head of a board, pieces in a row."""

from __future__ import annotations

from collections.abc import Sequence

from gouverneur.pictures.common import Telling
from gouverneur.pictures.drawing import EDGE, INNER, WIDTH, Drawing, breadth, wrapped
from gouverneur.pictures.signs import CARD, CLAY, GOLD_SOFT, INK, LINE, PAPER, SEA, SEA_SOFT, SEATS, SOFT

GAP = 8
BOARD = (INNER - GAP) / 2  # how broad the board of a player is
OPTION_LINES = 4


def head(draw: Drawing, told: Telling) -> float:
    """Title, ruleset and round; answers where it ends, as all parts do."""
    draw.sign("hat", EDGE, 11, 34)
    at = EDGE + 42 + draw.text(EDGE + 42, 37, told.title, 23, bold=True, serif=True)
    right = breadth(told.round, 15, True)
    draw.text(WIDTH - EDGE, 36, told.round, 15, bold=True, anchor="end", most=330)
    draw.text(at + 12, 36, told.subtitle, 13, fill=SOFT, most=WIDTH - EDGE - min(right, 330) - at - 30)
    return 50


def decision(draw: Drawing, told: Telling, y: float) -> float:
    options = told.options or ()
    lines = wrapped(options, "  ·  ", INNER - 28, 12.5)
    if len(lines) > OPTION_LINES:
        shown = "".join(lines[:OPTION_LINES]).count("·")
        lines = [*lines[:OPTION_LINES], told.word("picture-more", number=len(options) - shown)]
    height = 34 + 17 * len(lines) + (6 if lines else 0)
    over = told.sight.over
    fill, ink = (GOLD_SOFT, INK) if over else (SEA, "#fff")
    draw.rect(EDGE, y, INNER, height, fill, stroke=SEA, round_=8)
    draw.text(EDGE + 14, y + 23, told.headline, 16, fill=ink, bold=True, serif=True, most=INNER - 150)
    if told.options is not None:
        number = told.word("picture-options", number=len(options))
        draw.text(WIDTH - EDGE - 14, y + 22, number, 12.5, fill=ink, anchor="end", most=120)
    for place, line in enumerate(lines):
        draw.text(EDGE + 14, y + 44 + 17 * place, line, 12.5, fill=ink, most=INNER - 20)
    return y + height + GAP


def badge(draw: Drawing, seat: int, x: float, y: float, size: float = 20) -> None:
    """A seat by its number; its colour only helps."""
    draw.rect(x, y, size, size, SEATS[seat], stroke=INK, round_=5)
    draw.text(x + size / 2, y + size * 0.73, str(seat), size * 0.66, fill="#fff", bold=True, anchor="middle")


def roles(draw: Drawing, told: Telling, y: float) -> float:
    view = told.sight.view
    cards: Sequence[str] = told.sight.sheet["roles"]
    width = (INNER - GAP * (len(cards) - 1)) / len(cards)
    height = 48
    for place, role in enumerate(cards):
        x = EDGE + place * (width + GAP)
        card = view.get("roles", {}).get(role)
        taker = card["taker"] if isinstance(card, dict) else card
        coins = card["coins"] if isinstance(card, dict) else 0
        captive = view.get("captive") or {}
        now = told.phase == role
        taken = taker is not None or captive.get("role") == role
        fill = SEA_SOFT if now else PAPER if taken else CARD
        draw.rect(x, y, width, height, fill, stroke=SEA if now else LINE, thick=2 if now else 1,
                  dash="4 3" if taken and not now else "")  # fmt: skip
        ink = SOFT if taken and not now else INK
        draw.text(
            x + 8, y + 19, told.word(f"role-{role}"), 13, bold=not taken or now, fill=ink, most=width - 12
        )
        if captive.get("role") == role:
            who = told.word("captive-of", who=told.who(captive["seat"]))
            draw.text(x + 8, y + 38, who, 11, fill=CLAY, most=width - 12)
        elif taker is not None:
            badge(draw, taker, x + 8, y + 26, 16)
            name = told.sight.names[taker] or (told.word("picture-now") if now else "")
            draw.text(x + 29, y + 38, name, 11.5, fill=SOFT, most=width - 34)
        elif now:
            draw.text(x + 8, y + 38, told.word("picture-now"), 11.5, fill=SEA, bold=True, most=width - 12)
        if coins:
            draw.sign("coin", x + width - 24, y + 25, 19)
            number_on(draw, coins, x + width - 14.5, y + 38.5, 11)
    return y + height + GAP


def number_on(draw: Drawing, number: int | str, x: float, y: float, size: float, fill: str = INK) -> None:
    draw.text(x, y, str(number), size, bold=True, anchor="middle", fill=fill)


def board_head(draw: Drawing, told: Telling, seat: int, x: float, y: float, room: float) -> None:
    """The frame's first line: badge, name and marks, in as much room as is left of the numbers."""
    badge(draw, seat, x + 9, y + 8)
    at = x + 36
    name = told.sight.names[seat] or told.word("picture-seat", seat=seat)
    marks = ", ".join(told.marks(seat))
    hat = 22 if told.sight.view["governor"] == seat else 0
    if hat:
        draw.sign("hat", at, y + 8, 19)
        at += hat
    least = min(breadth(marks, 11.5), 110) if marks else 0
    at += draw.text(at, y + 23, name, 15, bold=True, serif=True, most=room - 36 - hat - least - 8) + 8
    if marks:
        draw.text(at, y + 23, marks, 11.5, fill=SOFT, most=max(x + room - at, 1))


def frame(draw: Drawing, told: Telling, seat: int, x: float, y: float, height: float) -> None:
    decides = told.sight.decider == seat
    won = seat in told.sight.winners
    stroke = SEA if decides else CLAY if won else LINE
    draw.rect(x, y, BOARD, height, CARD, stroke=stroke, thick=2.5 if decides or won else 1, round_=8)


def pieces(draw: Drawing, x: float, y: float, size: float, workers: int, nobles: int, free: int) -> None:
    """Nobles, workers and free circles in a row."""
    for place, sign in enumerate(["noble"] * nobles + ["worker"] * workers + ["free"] * free):
        draw.sign(sign, x + place * (size + 1), y, size)
