"""What the pictures of both games say in the same way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from gouverneur.languages import Language
from gouverneur.pictures.sight import Sight

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


class Telling:
    """A sight put into words. `options` are what may be played, None when the seat that looks does not decide."""

    def __init__(self, sight: Sight, language: Language, options: Sequence[str] | None) -> None:
        self.sight = sight
        self.language = language
        self.word = language.phrase
        self.options = options
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

    def short(self, kind: str) -> str:
        """The same where there is little room, if it has such a name."""
        key = f"{self.thing}-{kind}.short"
        return self.word(key) if self.language.has(key) else self.named(kind)

    def counted(self, kinds: Iterable[str], what: str) -> list[str]:
        """Each kind once, with its number where there are several."""
        names = ((self.word(f"{what}-{kind}"), number) for kind, number in Counter(kinds).items())
        return [self.times(number, name) for name, number in names]

    def times(self, number: int, name: str) -> str:
        return name if number == 1 else self.word("times", number=number, name=name)

    def amounts(self, goods: Mapping[str, int]) -> list[str]:
        """What there is any of."""
        return [self.amount(number, good) for good, number in goods.items() if number]

    def amount(self, number: int, good: str) -> str:
        return self.word("amount", number=number, name=self.word(f"good-{good}"))

    # -- the game ---------------------------------------------------------------------

    @property
    def title(self) -> str:
        return self.language.game_name()

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
        told = self.word("round", round=view["round"])
        if not view.get("ending") or self.sight.over:
            return told
        reasons = ", ".join(self.word("picture-ending", reason=reason) for reason in view["ending"])
        return self.word("picture-last-round", round=told, reasons=reasons)

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
            return word("picture-over", number=len(sight.winners), who=winners)
        asked = word(f"ask-{sight.kind}.other", who=self.who(sight.decider))
        about = self._about(sight.view["steps"][-1])
        return f"{asked} ({', '.join(about)})" if about else asked

    def _about(self, step: dict[str, Any]) -> list[str]:
        told = [self.named(step[self.thing])] if self.thing in step else []
        told += [self.tile(step["tile"])] if "tile" in step else []
        told += [self.word("picture-drew", thing=self.tile(step["found"]))] if "found" in step else []
        told += [self.word("picture-to-place", number=step["number"])] if "number" in step else []
        told += [self.word("picture-to-go", number=step["left"])] if "left" in step else []
        return [*told, self.word("picture-alone")] if self.sight.view.get("alone") else told

    # -- a player -----------------------------------------------------------------------

    def marks(self, seat: int) -> list[str]:
        """What stands beside a name."""
        view = self.sight.view
        marks = [self.word("governor")] if view["governor"] == seat else []
        if view.get("poster") == seat:
            marks.append(self.word("picture-poster"))
        if seat in view.get("doubled", ()):
            marks.append(self.word("picture-library-used"))
        if seat in view.get("banked", ()):
            marks.append(self.word("picture-bank-used"))
        return marks
