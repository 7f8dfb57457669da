"""San Juan: what its messages are told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from gouverneur.kernel.event import Detail
from gouverneur.languages.catalogue import Catalogue, Noun, PhraseError
from gouverneur.san_juan.editions import TRADING_TILES
from gouverneur.san_juan.game import ALL_CARDS, SAN_JUAN
from gouverneur.san_juan.vocabulary import GOOD_NAMES

KINDS = ("card", "role", "good")  # of things, in the order in which an id is looked up
NOTHING = "none"
LOADED = "over loaded "  # with the good that is lost
PLANTS = {GOOD_NAMES[card.good]: card.name for card in ALL_CARDS if card.good >= 0}
WORDS = frozenset(action.words for action in SAN_JUAN.actions.actions if action)


class Speaker:
    """Arguments for the messages; those of events are the same as in `web/src/san-juan/sentences.ts`."""

    LISTING: tuple[str, ...] = ()

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def name(self, thing: str) -> Noun:
        for key in (thing, *(f"{kind}-{thing}" for kind in KINDS)):
            found = self.catalogue.name(key)
            if found is not None:
                return found
        raise PhraseError(f"there is no {thing[:40]!r} in San Juan", name=thing[:40])

    def rule(self, thing: str) -> str:
        return self.catalogue.phrase(f"{self.name(thing).message}.rule", {})

    def knows(self, words: str) -> bool:
        return words in WORDS

    def thing(self, words: str) -> str:
        """What an action is about."""
        last = words.split(" ")[-1]
        if words.startswith(LOADED):
            last = PLANTS[last]
        return next((name for kind in KINDS if (name := self.catalogue.name(f"{kind}-{last}"))), Noun("", ""))

    def listed(self, event: Mapping[str, Detail], who: str) -> str:
        return who

    def is_one_deed(self, last: Mapping[str, Detail], event: Mapping[str, Detail]) -> bool:
        """Cards given or drawn one by one."""
        same = all(last.get(key) == event.get(key) for key in ("event", "seat", "reason"))
        return same and isinstance(event.get("number"), int) and isinstance(event.get("reason"), str)

    def deed(self, events: Sequence[Mapping[str, Detail]]) -> dict[str, Any]:
        """The arguments of several events that are one deed, or of one."""
        numbers = [number for event in events if isinstance(number := event.get("number"), int)]
        cards = [card for event in events if isinstance(named := event.get("cards"), list) for card in named]
        whole = dict(events[0])
        if len(events) > 1:
            whole["number"] = sum(numbers)
            if "cards" in whole:
                whole["cards"] = cards
        return self.event(whole)

    def event(self, event: Mapping[str, Detail]) -> dict[str, Any]:
        def number(key: str) -> int:
            found = event.get(key, 0)
            return found if isinstance(found, int) else 0

        reason = str(event.get("reason", ""))
        return {
            "role": self._one(event, "role", "role"),
            "card": self._one(event, "card", "card"),
            "over": self._one(event, "over", "card"),
            "cards": self._row(event, "cards", "card", self.catalogue.row),
            "some": self._row(event, "cards", "card", self.catalogue.some),
            "goods": self._row(event, "goods", "good", self.catalogue.amounts),
            "number": number("number") or number("cards"),
            "proceeds": number("proceeds"),
            "round": number("round"),
            "phase": str(event.get("phase", "")),
            "reason": reason,
            "reasonName": self.catalogue.name(f"card-{reason}") or "",
            "prices": self._prices(number("tile")) if "tile" in event else "",
        }

    def question(self, view: Mapping[str, Any], seat: int) -> dict[str, Any]:
        step = view["steps"][-1] if view["steps"] else {}
        card = step.get("card")
        return {
            "card": self.name(f"card-{card}") if card else "",
            "due": step.get("left", 0),
            "reason": step.get("reason") or "",
            "limit": view["players"][seat]["hand_limit"],
        }

    def answer(self, words: str, view: Mapping[str, Any]) -> dict[str, Any]:
        """What the words of an answer are about besides their thing."""
        return {"how": "loaded" if words.startswith(LOADED) else ""}

    def _one(self, event: Mapping[str, Detail], key: str, kind: str) -> str:
        return self.name(f"{kind}-{event[key]}") if event.get(key) else NOTHING

    def _row(
        self, event: Mapping[str, Detail], key: str, kind: str, row: Callable[[Iterable[str]], str]
    ) -> str:
        found = event.get(key)
        if not isinstance(found, list) or not found:
            return NOTHING
        return row([self.name(f"{kind}-{each}") for each in found])

    def _prices(self, tile: int) -> str:
        prices = zip(GOOD_NAMES, TRADING_TILES[tile - 1], strict=False)
        return ", ".join(
            self.catalogue.phrase("event-tile-price", {"good": self.name(f"good-{good}"), "price": price})
            for good, price in prices
        )
