"""A drawing under way: shapes and text, written as SVG that is safe whatever the words are."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from xml.sax.saxutils import escape, quoteattr

from gouverneur.pictures.signs import CARD, INK, KINDS, LINE, PAPER, SIGNS, SOFT

WIDTH = 900  # of every drawing, in its own units
EDGE = 16
INNER = WIDTH - 2 * EDGE
SANS = "'Source Sans 3', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
SERIF = "Bitter, Georgia, Cambria, serif"
SHRINKS = 0.84  # the least that is left of a letter before its text is cut
NARROW, BROAD = "fijlrtI.,:;'|!()[] -", "mwMW@"


def breadth(text: str, size: float, bold: bool = False) -> float:
    """About how broad a text is; rather too broad, since nobody knows the reader's font."""
    total = 0.0
    for sign in text:
        if unicodedata.category(sign) in ("Mn", "Me", "Cf"):
            continue
        if unicodedata.east_asian_width(sign) in "WF":
            total += 1.05
        elif sign in NARROW:
            total += 0.36
        elif sign in BROAD:
            total += 0.88
        elif sign.isupper():
            total += 0.68
        else:
            total += 0.57
    return total * size * (1.06 if bold else 1)


def cut(text: str, most: float, size: float, bold: bool = False) -> str:
    """As much of a text as fits, with three dots where something is missing."""
    if breadth(text, size, bold) <= most + 0.1:
        return text
    while text and breadth(text + "…", size, bold) > most:
        text = text[:-1]
    return text.rstrip() + "…"


def fits(text: str, most: float, size: float) -> bool:
    """Whether a text can be written whole, a little smaller if it must be."""
    return breadth(text, size) * SHRINKS <= most + 0.1


def wrapped(
    items: Sequence[str], gap: str, most: float, size: float, *, first: float = 0, bold: bool = False
) -> list[str]:
    """Items in lines of at most such a breadth; the first line may begin further in."""
    lines: list[str] = []
    line = ""
    for whole in items:
        item = cut(whole, most - (0 if lines or line else first), size, bold)
        longer = f"{line}{gap}{item}" if line else item
        if line and breadth(longer + gap.rstrip(), size, bold) > most - (0 if lines else first):
            lines.append(line + gap.rstrip())
            line = item
        else:
            line = longer
    return [*lines, line] if line else lines


def in_lines(name: str, most: float, size: float, deep: int) -> tuple[float, list[str]]:
    """A name in at most so many lines, a little smaller or broken with hyphens if it must be; and its size."""
    longest = max(breadth(word, size) for word in name.split(" "))
    size *= max(min(most / max(longest, 0.1), 1), SHRINKS)
    parts: list[str] = []
    for word in name.split(" "):
        left = word
        while breadth(left, size) > most + 0.1 and len(left) > 1:
            fits = next(
                (at for at in range(len(left) - 1, 1, -1) if breadth(left[:at] + "-", size) <= most), 1
            )
            parts.append(left[:fits] + "-")
            left = left[fits:]
        parts.append(left)
    lines = wrapped(parts, " ", most, size)
    if len(lines) > deep:
        lines = [*lines[: deep - 1], lines[deep - 1].rstrip("-") + "…"]
    return size, lines


def _legal(text: str) -> str:
    """Without what XML cannot hold and what turns the direction of writing."""
    return "".join(
        sign for sign in text if unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
    )


class Drawing:
    """`key` begins all ids, so that two drawings on one page share none."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.parts: list[str] = []
        self.signs: set[str] = set()
        self.hatches: set[str] = set()

    # -- shapes ---------------------------------------------------------------------

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = CARD,
        *,
        stroke: str = LINE,
        thick: float = 1,
        round_: float = 6,
        dash: str = "",
    ) -> None:
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_:g}" '
            f'fill="{fill}" stroke="{stroke}" stroke-width="{thick:g}"{dashed}/>'
        )

    def hatched(self, kind: str, x: float, y: float, width: float, height: float, round_: float = 5) -> None:
        """A plain tinted rectangle with the hatch of a kind over it."""
        look = KINDS[kind]
        self.hatches.add(kind)
        self.rect(x, y, width, height, look.tint, stroke=SOFT, round_=round_)
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_:g}" fill="url(#{self.key}-hatch-{kind})"/>'
        )

    def sign(self, name: str, x: float, y: float, size: float, *, faint: bool = False) -> None:
        """A worker, a coin, …; a good or tile with its letter."""
        self.signs.add(name)
        opacity = ' opacity=".35"' if faint else ""
        self.parts.append(
            f'<use href="#{self.key}-{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"{opacity}/>'
        )

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 13,
        *,
        fill: str = INK,
        bold: bool = False,
        anchor: str = "start",
        most: float = WIDTH,
        serif: bool = False,
        struck: bool = False,
    ) -> float:
        """Writes at most so much; answers how broad it is."""
        text = _legal(text)
        size *= max(min(most / max(breadth(text, size, bold), 0.1), 1), SHRINKS)
        shown = cut(text, most, size, bold)
        more = ' font-weight="700"' if bold else ""
        more += f' text-anchor="{anchor}"' if anchor != "start" else ""
        more += f' font-family="{SERIF}"' if serif else ""
        more += ' text-decoration="line-through"' if struck else ""
        self.parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:.4g}" fill="{fill}"{more}>{escape(shown)}</text>'
        )
        return breadth(shown, size, bold)

    def panel(self, x: float, y: float, width: float, height: float, title: str) -> None:
        self.rect(x, y, width, height)
        self.text(x + 10, y + 18, title, 13, bold=True, serif=True, most=width - 20)

    # -- the whole ------------------------------------------------------------------

    def finished(
        self, height: float, shown_width: int, title: str, desc: str, letters: dict[str, str]
    ) -> str:
        body = "\n".join(self.parts)
        key = self.key
        title, desc = _legal(title), _legal(desc)
        shown_height = round(height * shown_width / WIDTH)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" width="{shown_width}" '
            f'height="{shown_height}" role="img" aria-labelledby="{key}-title {key}-desc" '
            f'font-family={quoteattr(SANS)} style="max-width:100%;height:auto">\n'
            f'<title id="{key}-title">{escape(title)}</title>\n<desc id="{key}-desc">{escape(desc)}</desc>\n'
            f"<defs>\n{self._defs(letters)}\n</defs>\n"
            f'<rect width="{WIDTH}" height="{height:g}" rx="12" fill="{PAPER}"/>\n{body}\n</svg>'
        )

    def _defs(self, letters: dict[str, str]) -> str:
        defs = []
        for name in sorted(self.signs):
            inside = SIGNS.get(name) or self._good(name, letters[name])
            defs.append(f'<symbol id="{self.key}-{name}" viewBox="0 0 48 48">{inside}</symbol>')
        for kind in sorted(self.hatches):
            defs.append(
                f'<pattern id="{self.key}-hatch-{kind}" width="12" height="12" patternUnits="userSpaceOnUse">'
                f'<path d="{KINDS[kind].hatch}" fill="none" stroke="{KINDS[kind].line}" stroke-width="1.5" '
                'stroke-opacity=".55"/></pattern>'
            )
        return "\n".join(defs)

    def _good(self, name: str, letter: str) -> str:
        look = KINDS[name]
        x, y = look.letter_at
        size = 25 if len(letter) == 1 else 19
        return (
            f'<path d="{look.outline}" fill="{look.colour}" stroke="{INK}" stroke-width="2.5" stroke-linejoin="round"/>'
            f'<text x="{x}" y="{y}" text-anchor="middle" font-size="{size}" font-weight="700" '
            f'fill="{look.ink}">{escape(_legal(letter))}</text>'
        )
