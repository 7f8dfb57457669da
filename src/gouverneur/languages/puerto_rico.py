"""Puerto Rico: what its messages are told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from gouverneur.kernel.event import Detail
from gouverneur.languages.catalogue import Catalogue, Noun, PhraseError
from gouverneur.puerto_rico.game import PUERTO_RICO

KINDS = ("building", "good", "tile", "role", "piece", "thing")  # in the order in which an id is looked up
TILE_VERBS = (
    "take",
    "place",
    "place_noble",
    "move_worker",
    "move_noble",
    "discard",
    "sell_land",
    "from",
    "lay",
)
LAND = ("buy_land", "sell_land")
PLACING = ("place", "place_noble")
NOTHING = "none"
WORDS = frozenset(action.words for action in PUERTO_RICO.actions.actions if action)


class Speaker:
    """Arguments for the messages; those of events are the same as in `web/src/puerto-rico/sentences.ts`."""

    LISTING = ("skip", "receive")  # events that several seats share on one line of the page

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def name(self, thing: str) -> Noun:
        for key in (thing, *(f"{kind}-{thing}" for kind in KINDS)):
            found = self.catalogue.name(key)
            if found is not None:
                return found
        raise PhraseError(f"there is no {thing[:40]!r} in Puerto Rico", name=thing[:40])

    def rule(self, thing: str) -> str:
        message = self.name(thing).message
        kind, _, tile = message.partition("-")
        if kind == "tile":
            return self.catalogue.phrase("tile-rule", {"tile": tile})
        return self.catalogue.phrase(f"{message}.rule", {})

    def knows(self, words: str) -> bool:
        return words in WORDS

    def thing(self, words: str) -> str:
        """What an action is about: a tile, a building, a good, a role or a piece."""
        verb, *rest = words.split(" ")
        if rest and rest[0].isdigit():
            rest = rest[1:]
        about = rest[0] if rest else verb
        kinds = ("tile", *KINDS) if verb in TILE_VERBS else KINDS
        found = (self.catalogue.name(f"{kind}-{about}") for kind in kinds)
        return next((name for name in found if name), Noun("", ""))

    def listed(self, event: Mapping[str, Detail], who: str) -> str:
        if event["event"] == "skip":
            return who
        return self.catalogue.phrase("event-receive-part", {"who": who, "workers": event.get("workers", 0)})

    def is_one_deed(self, last: Mapping[str, Detail], event: Mapping[str, Detail]) -> bool:
        """Where nobody can do anything, what is dealt to everybody, and the pieces that one places."""
        if last["event"] != event["event"]:
            return False
        if event["event"] in PLACING:
            return last.get("seat") == event.get("seat")
        return event["event"] in self.LISTING and last.get("phase") == event.get("phase")

    def deed(self, events: Sequence[Mapping[str, Detail]]) -> dict[str, Any]:
        """The arguments of several events that are one deed, or of one."""
        arguments = self.event(events[0])
        if events[0]["event"] in PLACING:
            places = (self._one(event, "on", self._short_place) for event in events)
            arguments["places"] = self.catalogue.row(places)
        return arguments

    def event(self, event: Mapping[str, Detail]) -> dict[str, Any]:
        def number(key: str) -> int:
            found = event.get(key, 0)
            return found if isinstance(found, int) else 0

        ship = str(event.get("ship", "")).removeprefix("ship-")
        return {
            "role": self._one(event, "role", self._role),
            "tile": self._one(event, "tile", self._tile),
            "building": self._one(event, "building", self._building),
            "piece": self._one(event, "piece", self._piece),
            "thing": self._one(event, "thing", self._handed),
            "from": self._one(event, "from", self._place) or NOTHING,
            "goal": str(event.get("goal", "")),
            "forest": number("forest"),
            "good": self._one(event, "good", self._good),
            "on": self._one(event, "on", self._place),
            "places": self._one(event, "on", self._short_place),
            "goods": self._goods(event, "goods"),
            "kept": self._goods(event, "kept"),
            "lost": self._goods(event, "lost"),
            "tiles": self._row(event, "tiles", self._short_tile, self.catalogue.row),
            "ship": ship or NOTHING,
            "doubloons": number("doubloons"),
            "workers": number("workers"),
            "nobles": number("nobles"),
            "count": number("kept"),
            "number": number("number"),
            "points": number("points"),
            "captain": number("points") - number("number"),
            "price": number("price"),
            "idle": number("idle"),
            "round": number("round"),
            "phase": str(event.get("phase", "")),
            "reason": str(event.get("reason", "")),
        }

    def question(self, view: Mapping[str, Any], seat: int) -> dict[str, Any]:
        step = view["steps"][-1] if view["steps"] else {}
        tile, building = step.get("tile") or step.get("found"), step.get("building")
        thing = self._tile(tile) if tile else self._building(building) if building else ""
        return {
            "thing": thing,
            "nobles": step.get("number", 0),
            "missing": step.get("missing", 0),
            "sold": step.get("sold", 0),
            "land": "yes" if any(words.startswith(LAND) for words in view.get("options", ())) else "no",
        }

    def answer(self, words: str, view: Mapping[str, Any]) -> dict[str, Any]:
        """What the words of an answer are about besides their thing."""
        verb, first, second, *_ = [*words.split(" "), "", ""]
        counted = first.isdigit()
        good = self._known_good(second if counted else first)
        robbing = verb == "piracy"
        ship = first if robbing else second
        cargo = next((known["good"] for known in view.get("ships", ()) if known["ship"] == ship), None)
        count = second if robbing else first
        return {
            "good": good if counted else good[:1].upper() + good[1:],
            "count": int(count) if count.isdigit() else 0,
            "ship": ship.removeprefix("ship-"),
            "cargo": self._known_good(cargo or ""),
            "how": "forest" if first == "forest" else second,
            "under": self._known_good(second),
        }

    # -- names of ids ------------------------------------------------------------------------

    def _one(self, event: Mapping[str, Detail], key: str, name: Callable[[str], str]) -> str:
        found = event.get(key)
        return name(found) if isinstance(found, str) and found else ""

    def _goods(self, event: Mapping[str, Detail], key: str) -> str:
        return self._row(event, key, self._good, self.catalogue.amounts)

    def _row(
        self,
        event: Mapping[str, Detail],
        key: str,
        name: Callable[[str], str],
        row: Callable[[Iterable[str]], str],
    ) -> str:
        found = event.get(key)
        return row(map(name, found)) if isinstance(found, list) and found else NOTHING

    def _role(self, role: str) -> Noun:
        return self.name(f"role-{role}")

    def _tile(self, tile: str) -> Noun:
        return self.name(f"tile-{tile}")

    def _building(self, building: str) -> Noun:
        return self.name(f"building-{building}")

    def _piece(self, piece: str) -> Noun:
        return self.name(f"piece-{piece}")

    def _good(self, good: str) -> Noun:
        return self.name(f"good-{good}")

    def _known_good(self, good: str) -> str:
        return self.catalogue.name(f"good-{good}") or ""

    def _handed(self, thing: str) -> Noun:
        found = (self.catalogue.name(f"{kind}-{thing}") for kind in ("piece", "thing", "good"))
        return next(name for name in found if name)

    def _place(self, place: str) -> Noun:
        found = (self.catalogue.name(f"{kind}-{place}") for kind in ("building", "tile", "thing"))
        return next(name for name in found if name)

    def _short_tile(self, tile: str) -> str:
        return self.catalogue.phrase(f"tile-{tile}.short", {})

    def _short_place(self, place: str) -> str:
        if self.catalogue.has(f"tile-{place}.short"):
            return self._short_tile(place)
        return self._place(place)
