"""Our signs for SVG: goods, pieces and coins on a grid of 48 by 48, and a hatch for each kind.

Kinds are told apart three times: by colour, by shape or hatch, and by a letter.
"""

from __future__ import annotations

from dataclasses import dataclass

PAPER, CARD, LINE = "#f7f1e5", "#fffaf0", "#d8cbb2"
INK, SOFT = "#2a2824", "#6a6358"
SEA, SEA_SOFT = "#1d5b66", "#d5e6e6"
CLAY, CLAY_SOFT = "#b84a2e", "#f7e2d8"
GOLD, GOLD_SOFT = "#e3b430", "#f7e8c4"
LEAF_SOFT, TOWN, TOWN_SOFT = "#e5edd9", "#8a5a44", "#f2e3d6"
STONE_SOFT, VIOLET_SOFT = "#e3e7ea", "#eae1f2"
SEATS = ("#1d5b66", "#b84a2e", "#6b4c8c", "#55793f", "#8c5612")


@dataclass(frozen=True)
class Kind:
    """How a good or a tile looks: its colour, the ink on it, a light tint, its outline, its hatch."""

    colour: str
    ink: str
    tint: str
    outline: str
    hatch: str
    letter_at: tuple[int, int] = (24, 31)

    @property
    def line(self) -> str:
        """The colour of its hatch: a white good needs a darker one."""
        return "#6f93a3" if self.colour == "#f2f1ea" else self.colour


KINDS = {
    "corn": Kind("#e3b430", INK, "#fbeec4", "M24 3c8 4 12 11 12 20s-5 17-12 22c-7-5-12-13-12-22S16 7 24 3z",
                 "M3 3h2v2h-2zM9 9h2v2h-2z"),
    "indigo": Kind("#3d4796", "#fff", "#dcdff2", "M24 2c9 11 16 18 16 27a16 16 0 0 1-32 0C8 20 15 13 24 2z",
                   "M-1 5L5-1M-1 13L13-1M7 13L13 7", (24, 37)),
    "sugar": Kind("#f2f1ea", INK, "#f3f5f4", "M24 3c5 0 7 2 8 6l10 36H6l10-36c1-4 3-6 8-6z",
                  "M0 3h12M0 9h12", (24, 37)),
    "tobacco": Kind("#a66f35", "#fff", "#efdfc9", "M45 3C17 3 4 18 8 40l-5 5c24 4 42-8 42-42z",
                    "M3 0v12M9 0v12", (26, 32)),
    "coffee": Kind("#4a2c1d", "#fff", "#dccbbd", "M24 8a21 16 0 0 1 0 32a21 16 0 0 1 0-32z",
                   "M-1 7l6 6M-1-1l14 14M7-1l6 6"),
    "silver": Kind("#8f9aa3", INK, "#e3e7ea", "M12 14h24l9 24H3z", "M0 2h12M0 6h12M0 10h12", (24, 35)),
    "customs": Kind("#6b4c8c", "#fff", "#eae1f2", "M6 8h36v32H6z", "M0 6h12M6 0v12"),
    "quarry": Kind("#8f8f88", INK, "#e6e6e1", "M4 28h14v-12h14v12h12v14H4z", "M0 0h12M0 6h12M3 0v6M9 6v6", (24, 41)),
    "forest": Kind("#55793f", "#fff", "#dfead2", "M24 2l16 26h-9l9 14H8l9-14H8z", "M1 5l2-4 2 4M7 11l2-4 2 4", (24, 37)),
}  # fmt: skip

WORKER = (
    f'<circle cx="24" cy="24" r="21" fill="{TOWN}" stroke="{INK}" stroke-width="2.5"/>'
    '<circle cx="24" cy="17" r="7" fill="#fff3dc"/><path d="M12 38c0-9 5-13 12-13s12 4 12 13c-7 5-17 5-24 0z" fill="#fff3dc"/>'
)
NOBLE = (
    f'<rect x="4" y="4" width="40" height="40" rx="7" fill="#a3213a" stroke="{INK}" stroke-width="2.5"/>'
    '<path d="M10 35V17l8 7 6-11 6 11 8-7v18z" fill="#f3cf6b"/>'
)
FREE = '<circle cx="24" cy="24" r="20" fill="#fffaf0" stroke="#6a6358" stroke-width="3.5" stroke-dasharray="9 6"/>'
COIN = (
    f'<circle cx="24" cy="24" r="21" fill="{GOLD}" stroke="{INK}" stroke-width="2.5"/>'
    f'<circle cx="24" cy="24" r="15" fill="none" stroke="{INK}" stroke-width="1.6"/>'
)
POINT = (
    f'<path d="M6 5h36v20c0 10-8 16-18 20C14 41 6 35 6 25z" fill="{CLAY}" stroke="{INK}" stroke-width="2.5"/>'
)
HAND = (
    f'<rect x="6" y="10" width="24" height="32" rx="4" fill="{CARD}" stroke="{INK}" stroke-width="2.5" transform="rotate(-10 18 26)"/>'
    f'<rect x="19" y="8" width="24" height="32" rx="4" fill="{SEA_SOFT}" stroke="{INK}" stroke-width="2.5" transform="rotate(8 31 24)"/>'
)
HAT = (
    f'<path d="M3 31c4-2 8-3 12-3-3-11 1-18 9-18s12 7 9 18c4 0 8 1 12 3-5 8-13 10-21 10S8 39 3 31z" fill="{INK}"/>'
    f'<path d="M3 31c7 4 14 5 21 5s14-1 21-5c-5 8-13 10-21 10S8 39 3 31z" fill="{GOLD}"/>'
)
SIGNS = {
    "worker": WORKER,
    "noble": NOBLE,
    "free": FREE,
    "coin": COIN,
    "point": POINT,
    "hand": HAND,
    "hat": HAT,
}
