"""Pictures of a table: as text for a terminal, as SVG for a notebook.

Both show what one seat knows, or everything. They draw only what `table.view` and `table.sheet` say.
"""

from __future__ import annotations

import os
import sys
import zlib
from collections.abc import Sequence

from gouverneur.pictures import puerto_rico_svg, puerto_rico_text, san_juan_svg, san_juan_text
from gouverneur.pictures.common import Telling
from gouverneur.pictures.drawing import Drawing
from gouverneur.pictures.lines import Lines, Paint
from gouverneur.pictures.sight import Drawable, look
from gouverneur.pictures.signs import KINDS
from gouverneur.pictures.spoken import spoken
from gouverneur.pictures.words import Word, english

__all__ = ["NARROWEST", "Word", "board", "english", "svg", "text"]

NARROWEST, WIDEST = 38, 1000  # columns
SMALLEST, LARGEST = 200, 10_000  # pixels
TEXTS = {"puerto-rico": puerto_rico_text.draw, "san-juan": san_juan_text.draw}
BOARDS = {"puerto-rico": puerto_rico_text.board, "san-juan": san_juan_text.board}
DRAWINGS = {"puerto-rico": puerto_rico_svg.draw, "san-juan": san_juan_svg.draw}


def text(
    table: Drawable,
    *,
    seat: int | None = None,
    names: Sequence[str] | None = None,
    colour: bool | None = None,
    width: int = 100,
    options: bool = True,
    word: Word = english,
) -> str:
    """The table as lines of text, none wider than `width` columns.

    `seat` sees what that seat knows, -1 what a spectator knows, None everything. Colour None is colour on a
    terminal only, and not where NO_COLOR is set; nothing is told by colour alone. `options` lists what may be
    played, if the seat that looks decides. `names` are those of the seats. `word` speaks another language.
    """
    lines = _lines(width, colour)
    told = Telling(look(table, seat, names), word)
    lines.ends(lines.paint("title", told.title) + "   " + told.subtitle, told.round)
    lines.rule()
    TEXTS[table.ruleset.game](told, lines)
    lines.add(lines.paint("strong", told.headline))
    if options and told.sight.options is not None:
        digits = len(str(len(told.sight.options)))
        lines.grid([f"{number:{digits}} {option}" for number, option in enumerate(told.sight.options, 1)])
    return "\n".join(lines.lines)


def board(
    table: Drawable,
    seat: int,
    *,
    names: Sequence[str] | None = None,
    colour: bool | None = None,
    width: int = 100,
    word: Word = english,
) -> str:
    """What one seat has before it, as it sees it; otherwise as `text`."""
    lines = _lines(width, colour)
    told = Telling(look(table, seat, names), word)
    if seat < 0:
        raise ValueError("a spectator has nothing before him")
    BOARDS[table.ruleset.game](told, lines, seat)
    return "\n".join(lines.lines)


def svg(
    table: Drawable,
    *,
    seat: int | None = None,
    names: Sequence[str] | None = None,
    width: int = 900,
    word: Word = english,
) -> str:
    """The table as a drawing that is `width` pixels wide and shrinks with its place; otherwise as `text`."""
    if isinstance(width, bool) or not isinstance(width, int) or not SMALLEST <= width <= LARGEST:
        raise ValueError(f"a drawing is {SMALLEST} to {LARGEST} pixels wide, not {width!r}")
    told = Telling(look(table, seat, names), word)
    title = f"{told.title}, {told.round}"
    said = spoken(told)
    drawing = Drawing(f"g{zlib.crc32(f'{told.subtitle} {title} {said}'.encode(errors='replace')):08x}")
    height = DRAWINGS[table.ruleset.game](told, drawing)
    return drawing.finished(height, width, title, said, {kind: told.letter(kind) for kind in KINDS})


def _lines(width: int, colour: bool | None) -> Lines:
    if isinstance(width, bool) or not isinstance(width, int) or not NARROWEST <= width <= WIDEST:
        raise ValueError(f"a picture is {NARROWEST} to {WIDEST} columns wide, not {width!r}")
    return Lines(width, Paint(_on_terminal() if colour is None else colour))


def _on_terminal() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
