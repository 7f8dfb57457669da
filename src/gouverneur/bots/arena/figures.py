"""Pictures of an arena: strips of SVG that are as broad as the page, with their words beside them as plain text.

Places along a strip are in per cent, so that a phone shows the same strip narrower, with letters as large as ever.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape

HEIGHT = 26  # of a strip, in pixels
COLOURS = 8
HOLLOW = "hollow"
SHAPES = (  # around 0, 0: circle, diamond, triangle, square, triangle upside down
    "M-6,0a6,6 0 1,0 12,0a6,6 0 1,0 -12,0z",
    "M0,-8L8,0L0,8L-8,0z",
    "M0,-7L7.5,6L-7.5,6z",
    "M-5.5,-5.5h11v11h-11z",
    "M0,7L7.5,-6L-7.5,-6z",
)


@dataclass(frozen=True)
class Axis:
    """A line of numbers from `low` to `high`, with marks where it is labelled."""

    low: float
    high: float
    ticks: tuple[float, ...]
    label: Callable[[float], str]
    logarithmic: bool = False
    mark: float | None = None
    """Where a line goes through all strips: what equal bots have."""

    def at(self, value: float) -> float:
        """In per cent from the left."""
        low, high = self.low, self.high
        if self.logarithmic:
            low, high, value = math.log10(low), math.log10(high), math.log10(max(value, 1e-9))
        return round(100 * min(1.0, max(0.0, (value - low) / ((high - low) or 1))), 3)

    @classmethod
    def over(
        cls, values: Iterable[float], label: Callable[[float], str], *, mark: float | None = None
    ) -> Axis:
        """Round numbers around all values."""
        known = [*values, *([] if mark is None else [mark])]
        low, high = min(known), max(known)
        if high - low < 1e-9:
            low, high = low - 1, high + 1
        step = _round_step((high - low) / 5)
        first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
        ticks = tuple(step * number for number in range(first, last + 1))
        return cls(ticks[0], ticks[-1], ticks, label, mark=mark)

    @classmethod
    def powers(cls, values: Iterable[float], label: Callable[[float], str]) -> Axis:
        """Powers of ten around all values, which are greater than 0."""
        known = list(values)
        first = math.floor(math.log10(min(known)) + 1e-9)
        last = max(first + 1, math.ceil(math.log10(max(known)) - 1e-9))
        return cls(
            10.0**first, 10.0**last, tuple(10.0**power for power in range(first, last + 1)), label, True
        )


def _round_step(step: float) -> float:
    power: float = 10.0 ** math.floor(math.log10(step))
    return next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= step - 1e-12)


# -- strips -----------------------------------------------------------------------------------------------


def strip(axis: Axis, marks: str, height: int = HEIGHT) -> str:
    """One line of a picture, on the lines of its axis."""
    lines = "".join(
        f'<line class="grid" x1="{axis.at(tick)}%" x2="{axis.at(tick)}%" y1="0" y2="{height}"/>'
        for tick in axis.ticks
    )
    if axis.mark is not None:
        lines += (
            f'<line class="mark" x1="{axis.at(axis.mark)}%" x2="{axis.at(axis.mark)}%" y1="0" y2="{height}"/>'
        )
    return f'<svg class="strip" height="{height}" aria-hidden="true">{lines}{marks}</svg>'


def axis_line(axis: Axis) -> str:
    """The labels below the strips, as many as a phone has room for."""
    every = max(1, math.ceil(len(axis.ticks) / 5))
    texts = []
    for tick in axis.ticks[::every]:
        at = axis.at(tick)
        anchor = "start" if at < 4 else "end" if at > 96 else "middle"
        texts.append(f'<text x="{at}%" y="14" text-anchor="{anchor}">{escape(axis.label(tick))}</text>')
    return f'<svg class="strip axis" height="20" aria-hidden="true">{"".join(texts)}</svg>'


def whisker(axis: Axis, middle: float, low: float | None, high: float | None, colour: int) -> str:
    """A dot with how far off it may be. Where nobody knows how far, the line goes to the edge and the dot is hollow."""
    y = HEIGHT // 2
    left, right = (0.0 if low is None else axis.at(low)), (100.0 if high is None else axis.at(high))
    open_ = low is None or high is None
    ends = "".join(
        f'<line class="c{colour} line" x1="{end}%" x2="{end}%" y1="{y - 5}" y2="{y + 5}"/>'
        for end, known in ((left, low), (right, high))
        if known is not None
    )
    dash = ' stroke-dasharray="3 4"' if open_ else ""
    return (
        f'<line class="c{colour} line" x1="{left}%" x2="{right}%" y1="{y}" y2="{y}"{dash}/>{ends}'
        f'<circle class="c{colour} {HOLLOW if open_ else "fill"}" cx="{axis.at(middle)}%" cy="{y}" r="6"/>'
    )


def bar(
    axis: Axis,
    start: float,
    end: float,
    colour: int,
    *,
    thick: int = 14,
    faint: bool = False,
    title: str = "",
) -> str:
    """From one value to another."""
    left, right = axis.at(start), axis.at(end)
    y = (HEIGHT - thick) // 2
    return (
        f'<rect class="c{colour} {"faint" if faint else "fill"}" x="{left}%" y="{y}" '
        f'width="{round(max(0.15, right - left), 3)}%" height="{thick}" rx="2">{_title(title)}</rect>'
    )


def dot(axis: Axis, value: float, colour: int, title: str = "") -> str:
    """A mark; colours have shapes too, for whoever cannot tell them apart."""
    place = f'x="{axis.at(value)}%" y="{HEIGHT // 2}"'
    return f'<svg {place} class="dot">{shape(colour, title)}</svg>'


def shape(colour: int, title: str = "") -> str:
    """The mark of a colour, around 0, 0."""
    path = SHAPES[colour % len(SHAPES)]
    return f'<path class="c{colour % COLOURS} fill ring" d="{path}">{_title(title)}</path>'


def square(colour: int) -> str:
    """Of a part of a bar."""
    return f'<rect class="c{colour % COLOURS} fill" x="-7" y="-7" width="14" height="14" rx="3"/>'


def _title(words: str) -> str:
    return f"<title>{escape(words)}</title>" if words else ""


def columns(
    shares: Sequence[float | None], top: float, mark: float, labels: Sequence[str], colour: int
) -> str:
    """Bars that stand side by side, each with its label on top, and a line at what equal bots have."""
    height, room, foot = 96, 18, 16
    broad = 100 / len(shares)
    parts, texts = [], []
    for place, share in enumerate(shares):
        texts.append((place, height + foot - 3.0, str(place + 1)))
        if share is not None:
            tall = round((height - room) * share / top, 2)
            parts.append(
                f'<rect class="c{colour} fill" x="{round(broad * (place + 0.16), 3)}%" y="{round(height - tall, 2)}" '
                f'width="{round(broad * 0.68, 3)}%" height="{tall}" rx="2"/>'
            )
            texts.append((place, height - tall - 5, labels[place]))
    y = round(height - (height - room) * mark / top, 2)
    line = f'<line class="mark" x1="0" x2="100%" y1="{y}" y2="{y}"/>'
    ground = f'<line class="grid" x1="0" x2="100%" y1="{height}" y2="{height}"/>'
    words = "".join(
        f'<text x="{round(broad * (place + 0.5), 3)}%" y="{round(at, 2)}" text-anchor="middle">{escape(label)}</text>'
        for place, at, label in texts
    )
    return f'<svg class="strip" height="{height + foot}" aria-hidden="true">{ground}{"".join(parts)}{line}{words}</svg>'


def course(points: Sequence[Sequence[float]], lower: float, upper: float, labels: tuple[str, str]) -> str:
    """A line on its way between two bounds."""
    height = 180
    last = max(point[0] for point in points)
    most = max(upper, *(point[1] for point in points)) * 1.08
    least = min(lower, *(point[1] for point in points)) * 1.08

    def y(value: float) -> float:
        return round(height * (most - value) / (most - least), 2)

    path = " ".join(f"{round(1000 * x / last, 2)},{y(value)}" for x, value in [(0, 0.0), *points])
    bounds = "".join(
        f'<line class="mark" x1="0" x2="100%" y1="{y(value)}" y2="{y(value)}"/>'
        f'<text x="4" y="{y(value) + shift}">{escape(label)}</text>'
        for value, label, shift in ((upper, labels[1], 14), (lower, labels[0], -6))
    )
    zero = f'<line class="grid" x1="0" x2="100%" y1="{y(0)}" y2="{y(0)}"/>'
    line = f'<polyline class="c0 line" points="{path}" vector-effect="non-scaling-stroke"/>'
    return (
        f'<svg class="strip" height="{height}" aria-hidden="true">{zero}{bounds}'
        f'<svg viewBox="0 0 1000 {height}" preserveAspectRatio="none" width="100%" height="{height}">{line}</svg></svg>'
    )


STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --card: #ffffff; --ink: #1f2328; --soft: #5c646d; --line: #d9d6cd;
  --mark: #8a5a00; --bad: #a3262a; --c0: #1f6fb2; --c1: #c2571a; --c2: #1b8a5a; --c3: #8c4fa8; --c4: #7d6b00; --c5: #b83a6f;
  --c6: #3d7f8c; --c7: #6b7280; }
@media (prefers-color-scheme: dark) { :root { --paper: #16191d; --card: #1e2227; --ink: #e6e4df; --soft: #a4abb3;
  --line: #3a4047; --mark: #e0b050; --bad: #ff8f8f; --c0: #6cb2ee; --c1: #f0935a; --c2: #5cc795; --c3: #c792e0; --c4: #cfbb45;
  --c5: #f084ad; --c6: #74bfcd; --c7: #a9b0ba; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, "Segoe UI", Roboto, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem clamp(.75rem, 3vw, 2rem) 3rem; }
h1 { font-size: clamp(1.4rem, 5vw, 2rem); line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.2rem; margin: 0 0 .25rem; }
h3 { font-size: 1rem; margin: 0; font-weight: 600; overflow-wrap: anywhere; }
p { margin: .4rem 0 .8rem; max-width: 46rem; }
code { font: .875em ui-monospace, Consolas, monospace; overflow-wrap: anywhere; }
.soft, figcaption { color: var(--soft); }
section { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem clamp(.75rem, 3vw, 1.25rem);
  margin: 1rem 0; }
.verdict { font-size: 1.1rem; font-weight: 600; }
.bad { color: var(--bad); font-weight: 600; }
figure { margin: .75rem 0; } figcaption { font-size: .875rem; }
.row { margin-top: .5rem; padding: 0 8px; }
.row > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; align-items: baseline; }
.row span { color: var(--soft); font-variant-numeric: tabular-nums; }
.few { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: .75rem 1.5rem; }
.few .row { padding: 0; }
.strip { display: block; width: 100%; overflow: visible; }
.strip text { paint-order: stroke; stroke: var(--card); stroke-width: 3px; fill: var(--soft); font-size: 12px; font-variant-numeric: tabular-nums; }
.dot { overflow: visible; } .axis { margin: 0; } .foot { padding: 0 8px; }
.grid { stroke: var(--line); } .mark { stroke: var(--mark); stroke-width: 1.5; stroke-dasharray: 5 4; }
.line { stroke-width: 2; fill: none; } .ring { stroke: var(--card); stroke-width: 1.5; }
.hollow { fill: var(--card); stroke-width: 2; }
ul.key { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: .5rem 0; padding: 0; }
ul.key svg { width: 14px; height: 14px; margin-right: .4em; vertical-align: -2px; }
details { margin-top: .75rem; } summary { cursor: pointer; color: var(--soft); padding: .4rem 0; }
.table { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .5rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; overflow-wrap: break-word; max-width: 16rem; }
thead th { color: var(--soft); font-weight: 600; vertical-align: bottom; white-space: normal; }
tbody th { font-weight: 600; }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: .25rem 1rem; margin: .5rem 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: .8125rem/1.4 ui-monospace, Consolas, monospace; margin: .4rem 0; }
:focus-visible { outline: 2px solid var(--c0); outline-offset: 2px; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .4rem; } }
@media print { section { break-inside: avoid; } }
""" + "\n".join(
    f".c{n}.fill {{ fill: var(--c{n}); }} .c{n}.faint {{ fill: var(--c{n}); opacity: .3; }} "
    f".c{n}.line, .c{n}.hollow {{ stroke: var(--c{n}); }}"
    for n in range(COLOURS)
)
