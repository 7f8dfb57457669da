"""What the pictures of both games say in the same way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from gouverneur.pictures.sight import Sight
from gouverneur.pictures.words import Word

# Which role card a step of the game belongs to.
PHASES = {
    "tile": "settler", "lodge": "settler", "hire": "mayor", "deal": "mayor", "arrange": "mayor",
    "build": "builder", "produce": "craftsman", "extra": "craftsman", "sell": "trader", "load": "captain",
    "store": "captain", "deed": "buccaneer", "prospect": "prospector",
}  # fmt: skip
CARD_PHASES = {
    "build": "builder", "produce": "producer", "sell": "trader", "council": "councillor",
    "prospect": "prospector", "use": "prospector",
}  # fmt: skip
ABOUT = ("building", "card", "tile", "found", "number", "left")  # of a step, what the question is about


class Telling:
    """A sight put into words."""

    def __init__(self, sight: Sight, word: Word) -> None:
        self.sight = sight
        self.word = word
        self.thing = "card" if sight.ruleset.game == "san-juan" else "building"

    def who(self, seat: int) -> str:
        """A player in a sentence; by seat as well where the name alone could mean another."""
        shown = [name or self.word("picture-seat", seat=at) for at, name in enumerate(self.sight.names)]
        return shown[seat] if shown.count(shown[seat]) == 1 else f"{shown[seat]} ({seat})"

    def heading(self, seat: int) -> str:
        """A player as the title of a board."""
        name = self.sight.names[seat]
        return f"{seat} {name}" if name else self.word("picture-seat", seat=seat)

    def letter(self, kind: str) -> str:
        return self.word(f"letter-{kind}")

    def tile(self, kind: str) -> str:
        """What lies on an island; a plantation is called after what grows there."""
        return self.word(f"tile-{kind}" if kind in ("quarry", "forest") else f"good-{kind}")

    def named(self, kind: str) -> str:
        """A building or a card."""
        return self.word(f"{self.thing}-{kind}")

    def counted(self, kinds: Iterable[str], what: str) -> list[str]:
        """Each kind once, with its number where there are several."""
        names = ((self.word(f"{what}-{kind}"), number) for kind, number in Counter(kinds).items())
        return [name if number == 1 else f"{number} {name}" for name, number in names]

    def amounts(self, numbers: Mapping[str, int], what: str = "good") -> list[str]:
        """What there is any of."""
        return [f"{number} {self.word(f'{what}-{kind}')}" for kind, number in numbers.items() if number]

    # -- the game ---------------------------------------------------------------------

    @property
    def title(self) -> str:
        return self.word(f"picture-{self.sight.ruleset.game}")

    @property
    def subtitle(self) -> str:
        """The ruleset, and whose eyes see it."""
        seat = self.sight.seat
        if seat is None:
            return str(self.sight.ruleset)
        by = self.word("picture-watching") if seat < 0 else self.word("picture-seen-by", who=self.who(seat))
        return f"{self.sight.ruleset}, {by}"

    @property
    def round(self) -> str:
        view = self.sight.view
        told = self.word("picture-round", round=view["round"])
        if not view.get("ending") or self.sight.over:
            return told
        reasons = ", ".join(self.word(f"picture-because-{reason}") for reason in view["ending"])
        return f"{told}, {self.word('picture-last-round')}: {reasons}"

    @property
    def phase(self) -> str | None:
        """The role whose phase it is."""
        steps = [step["step"] for step in self.sight.view["steps"]] if not self.sight.over else []
        phases = CARD_PHASES if self.thing == "card" else PHASES
        return next((phases[step] for step in steps if step in phases), None)

    # -- the decision -------------------------------------------------------------------

    @property
    def headline(self) -> str:
        """Who decides what, or who has won."""
        sight, word = self.sight, self.word
        if sight.decider is None:
            winners = ", ".join(self.who(seat) for seat in sight.winners)
            return f"{word('picture-over')}: {word('picture-won', who=winners)}"
        asked = word("picture-decides", who=self.who(sight.decider), kind=word(f"decision-{sight.kind}"))
        about = self._about(sight.view["steps"][-1])
        return f"{asked} ({', '.join(about)})" if about else asked

    def _about(self, step: dict[str, Any]) -> list[str]:
        told = []
        for key in ABOUT:
            if key in step:
                name = self.tile if key in ("tile", "found") else self.named
                thing = step[key] if isinstance(step[key], int) else name(step[key])
                told.append(self.word(f"picture-about-{key}", thing=thing))
        return [*told, self.word("picture-alone")] if self.sight.view.get("alone") else told

    # -- a player -----------------------------------------------------------------------

    def marks(self, seat: int) -> list[str]:
        """What stands beside a name."""
        view = self.sight.view
        marks = [self.word("picture-governor")] if view["governor"] == seat else []
        if view.get("poster") == seat:
            marks.append(self.word("picture-poster"))
        if seat in view.get("doubled", ()):
            marks.append(self.word("picture-library-used"))
        if seat in view.get("banked", ()):
            marks.append(self.word("picture-bank-used"))
        return marks
