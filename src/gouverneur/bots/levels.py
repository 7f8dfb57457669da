"""The six levels and the styles: one engine, more or less of it, or with a liking.

A level is instant or thinks for up to a second. Weak ones give away little at a time and never blunder: of the turns
whose outlook is nearly as good as the best, they take any.
"""

from __future__ import annotations

from dataclasses import dataclass

from gouverneur.bots.thinkers import Budget, Weakness

MOST_SECONDS = 0.95  # of one decision, where the nodes of a level would take longer


@dataclass(frozen=True)
class Level:
    """Rules of thumb where there are no nodes, search otherwise."""

    nodes: int = 0
    weakness: Weakness | None = None

    @property
    def budget(self) -> Budget:
        return Budget(self.nodes, MOST_SECONDS)


LEVELS: dict[str, dict[str, Level]] = {
    "puerto-rico": {
        "novice": Level(weakness=Weakness(0.031, 0.09)),
        "casual": Level(weakness=Weakness(0.02, 0.06)),
        "regular": Level(),
        "strong": Level(nodes=150),
        "expert": Level(nodes=1000),
        "master": Level(nodes=10_000),
    },
    "san-juan": {
        "novice": Level(weakness=Weakness(0.032, 0.1)),
        "casual": Level(weakness=Weakness(0.018, 0.05)),
        "regular": Level(),
        "strong": Level(nodes=150),
        "expert": Level(nodes=1000),
        "master": Level(nodes=10_000),
    },
}
LEVEL_NAMES = ("novice", "casual", "regular", "strong", "expert", "master")
STYLE_NAMES = ("shipper", "builder", "trader", "rusher", "blocker")
