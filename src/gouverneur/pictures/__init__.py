"""Pictures of a table: as text for a terminal, as SVG for a notebook.

Both show what one seat knows, or everything. They draw only what `table.view` and `table.sheet` say.
"""

from __future__ import annotations

import os
import sys
import zlib
from collections.abc import Sequence

from gouverneur.languages import Language
from gouverneur.pictures import puerto_rico_svg, puerto_rico_text, san_juan_svg, san_juan_text
from gouverneur.pictures.common import Telling
from gouverneur.pictures.drawing import Drawing
from gouverneur.pictures.lines import Lines, Paint
from gouverneur.pictures.sight import Drawable, look
from gouverneur.pictures.signs import KINDS
from gouverneur.pictures.spoken import spoken

__all__ = ["NARROWEST", "board", "svg", "text"]

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
    language: Language | str = "en",
) -> str:
    """The table as lines of text, none wider than `width` columns.

    `seat` sees what that seat knows, -1 what a spectator knows, None everything. Colour None is colour on a
    terminal only, and not where NO_COLOR is set; nothing is told by colour alone. `options` lists what may be
    played, if the seat that looks decides: in English in the words of `play`. `names` are those of the seats.
    `language` is one of `gouverneur.languages.LANGUAGES`, or a `Language` for this game.
    """
    lines = _lines(width, colour)
    told = _told(table, seat, names, language)
    lines.ends(lines.paint("title", told.title) + "   " + told.subtitle, told.round)
    lines.rule()
    TEXTS[table.ruleset.game](told, lines)
    lines.add(lines.paint("strong", told.headline))
    if options and told.options is not None:
        digits = len(str(len(told.options)))
        lines.grid([f"{number:{digits}} {option}" for number, option in enumerate(told.options, 1)])
    return "\n".join(lines.lines)


def board(
    table: Drawable,
    seat: int,
    *,
    names: Sequence[str] | None = None,
    colour: bool | None = None,
    width: int = 100,
    language: Language | str = "en",
) -> str:
    """What one seat has before it, as it sees it; otherwise as `text`."""
    lines = _lines(width, colour)
    told = _told(table, seat, names, language)
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
    language: Language | str = "en",
) -> str:
    """The table as a drawing that is `width` pixels wide and shrinks with its place; otherwise as `text`."""
    if isinstance(width, bool) or not isinstance(width, int) or not SMALLEST <= width <= LARGEST:
        raise ValueError(f"a drawing is {SMALLEST} to {LARGEST} pixels wide, not {width!r}")
    told = _told(table, seat, names, language)
    title = f"{told.title}, {told.round}"
    said = spoken(told)
    drawing = Drawing(f"g{zlib.crc32(f'{told.subtitle} {title} {said}'.encode(errors='replace')):08x}")
    height = DRAWINGS[table.ruleset.game](told, drawing)
    return drawing.finished(height, width, title, said, {kind: told.letter(kind) for kind in KINDS})


def _told(
    table: Drawable, seat: int | None, names: Sequence[str] | None, language: Language | str
) -> Telling:
    rules = table.ruleset
    if isinstance(language, str):
        language = Language(language, rules)
    elif language.ruleset is None or (language.ruleset.game, language.ruleset.edition) != (
        rules.game,
        rules.edition,
    ):
        raise ValueError(f"{language!r} has no words for {rules}")
    sight = look(table, seat, names)
    if sight.options is None or language.code == "en":
        return Telling(sight, language, sight.options)
    return Telling(sight, language, language.answers(table))


def _lines(width: int, colour: bool | None) -> Lines:
    if isinstance(width, bool) or not isinstance(width, int) or not NARROWEST <= width <= WIDEST:
        raise ValueError(f"a picture is {NARROWEST} to {WIDEST} columns wide, not {width!r}")
    return Lines(width, Paint(_on_terminal() if colour is None else colour))


def _on_terminal() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
