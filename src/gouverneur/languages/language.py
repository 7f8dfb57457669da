"""One language at one table: names, questions, events, refusals and errors as a player would say them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from gouverneur.kernel.errors import GouverneurError
from gouverneur.kernel.event import Detail
from gouverneur.kernel.game import Game, Sources
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.ruleset import Ruleset, parse_ruleset
from gouverneur.kernel.words import Decision
from gouverneur.languages import puerto_rico, san_juan
from gouverneur.languages.catalogue import (
    LONGEST_NAME,
    Argument,
    Catalogue,
    PhraseError,
    catalogue,
    clean_name,
    inert,
)
from gouverneur.puerto_rico.game import PUERTO_RICO
from gouverneur.san_juan.game import SAN_JUAN

LONGEST_TEXT = 400  # characters of what an error says itself
LONG = ("detail", "needed", "wanted", "known")  # arguments that are no single name
GRAMMARS = {game.grammar.name: game.grammar for game in (SAN_JUAN, PUERTO_RICO)}
SPEAKERS: dict[str, type[san_juan.Speaker | puerto_rico.Speaker]] = {
    "san-juan": san_juan.Speaker,
    "puerto-rico": puerto_rico.Speaker,
}


class Asking(Protocol):
    """What a question is read from: a Table."""

    @property
    def decision(self) -> Decision: ...
    @property
    def over(self) -> bool: ...

    game: Game
    state: Any

    def view(self, seat: int) -> dict[str, Any]: ...
    def price_sources(self, action: str) -> Sources: ...


class Flaw(Protocol):
    """What is wrong with a record: a Problem."""

    @property
    def text(self) -> str: ...
    @property
    def line(self) -> int: ...
    @property
    def turn(self) -> int: ...
    @property
    def rule(self) -> str: ...
    @property
    def key(self) -> str: ...
    @property
    def arguments(self) -> Mapping[str, object]: ...


class Language:
    """The words of one language for one ruleset. `names` are those of the seats; without them seats are numbered."""

    def __init__(self, code: str, rules: Ruleset | str | None = None, *, names: Sequence[str] = ()) -> None:
        self.ruleset = parse_ruleset(rules, GRAMMARS) if isinstance(rules, str) else rules
        game, edition = (self.ruleset.game, self.ruleset.edition) if self.ruleset else ("", "")
        self.catalogue: Catalogue = catalogue(code, game, edition)
        self.code = code
        self._speaker = SPEAKERS[game](self.catalogue) if game else None
        players = self.ruleset.players if self.ruleset else len(names)
        given = [clean_name(name) for name in names[:players]] + [""] * (players - len(names))
        self.names = [name or self.phrase("seat-name", number=seat + 1) for seat, name in enumerate(given)]

    def __repr__(self) -> str:
        return f"<{self.code} for {self.ruleset}>" if self.ruleset else f"<{self.code}>"

    # -- words -----------------------------------------------------------------------------

    def phrase(self, key: str, **arguments: Argument) -> str:
        """A message by its key, or with a dot one of its attributes; PhraseError when there is none."""
        return self.catalogue.phrase(key, arguments)

    def has(self, key: str) -> bool:
        return self.catalogue.has(key)

    def name(self, thing: str) -> str:
        """What a card, building, role, good, tile or piece is called: `name("gold_mine")`.

        Where an id means two things say which: `name("tile-indigo")`.
        """
        return str(self.speaker.name(thing))

    def the(self, thing: str) -> str:
        """The same with its article, as the object of a sentence: "den Turm", "de toren", "the tower"."""
        return self.catalogue.in_form(self.speaker.name(thing), "the")

    def rule(self, thing: str) -> str:
        """What a card, building, role, tile or piece does, in a sentence or two."""
        return self.speaker.rule(thing)

    def rule_ids(self, thing: str) -> list[str]:
        """The rules that say so."""
        message = self.speaker.name(thing).message
        return self.phrase(f"{message}.rules").split() if self.has(f"{message}.rules") else []

    def phase(self, role: str) -> str:
        """What the phase of a role is called."""
        return self.phrase(f"role-{role}.phase")

    def row(self, things: Sequence[str]) -> str:
        """Names of things in a row; what comes several times is counted."""
        return self.catalogue.row([self.speaker.name(thing) for thing in things])

    # -- the game ----------------------------------------------------------------------------

    def event(self, event: Mapping[str, Detail], viewer: int) -> str:
        """A sentence about an event as a seat (-1: a spectator) sees it; see `Table.events`."""
        return self._told([event], viewer)

    def story(self, events: Iterable[Mapping[str, Detail]], viewer: int) -> list[tuple[str, str]]:
        """Each event's name and sentence, parts of one deed as one: what is dealt to all, cards given one by one."""
        deeds: list[list[Mapping[str, Detail]]] = []
        for event in events:
            if deeds and self.speaker.is_one_deed(deeds[-1][-1], event):
                deeds[-1].append(event)
            else:
                deeds.append([event])
        return [(str(deed[0]["event"]), self._told(deed, viewer)) for deed in deeds]

    def _told(self, deed: Sequence[Mapping[str, Detail]], viewer: int) -> str:
        event = deed[0]
        key = f"event-{event.get('event', '')}"
        if not self.has(key):
            raise PhraseError(f"there is no event {event.get('event')!r}", name=str(event.get("event"))[:40])
        seat = _seat_of(event)
        arguments: dict[str, Any] = {
            "you": "yes" if seat >= 0 and seat == viewer else "no",
            "who": self.names[seat] if 0 <= seat < len(self.names) else "",
            **self.speaker.deed(deed),
        }
        if event["event"] in self.speaker.LISTING:
            parts = [self.speaker.listed(part, self._who(_seat_of(part), viewer)) for part in deed]
            arguments["who"] = self.catalogue.row(list(dict.fromkeys(parts)))
        return self.catalogue.phrase(key, arguments)

    def decision(self, table: Asking, viewer: int | None = None) -> str:
        """What is asked, of the viewer or of somebody else. Without a viewer, of whoever decides."""
        decision = table.decision
        if viewer is not None and decision.seat != viewer:
            return self.phrase(f"ask-{decision.kind}.other", who=self.names[decision.seat])
        return self.catalogue.phrase(f"ask-{decision.kind}", self._question(table, _view(table)))

    def hint(self, table: Asking) -> str:
        """What helps to answer, if anything."""
        key = f"ask-{table.decision.kind}.hint"
        return self.catalogue.phrase(key, self._question(table, _view(table))) if self.has(key) else ""

    def answers(self, table: Asking) -> list[str]:
        """The options of the decision as on buttons, with what they bring, in their order."""
        view, kind = _view(table), table.decision.kind
        question = self._question(table, view)
        return [
            self._answer(kind, option.words, table.price_sources(option.words), question, view)
            for option in table.decision.options
        ]

    def answer(self, table: Asking, words: str, sources: Sources | None = None) -> str:
        """One answer to the decision; `sources` say what it brings, if that is known already."""
        decision, view = table.decision, _view(table)
        if sources is None:
            offered = any(option.words == words for option in decision.options)
            sources = table.price_sources(words) if offered else []
        return self._answer(decision.kind, words, sources, self._question(table, view), view)

    def refusal(self, refusal: Refusal, words: str = "") -> str:
        """Why not. `words` are what was wanted: they say which building, good or ship it is about."""
        return self._refused(refusal.key, refusal.rule, words, refusal.text)

    def error(self, error: GouverneurError) -> str:
        """What went wrong; where there are no words for it, what the error says itself."""
        if error.rule or not self.has(f"error-{error.key}"):
            return self._refused(error.key, error.rule, str(error.arguments.get("words", "")), str(error))
        given = {**arguments_of(error), "text": inert(error, LONGEST_TEXT)}
        return self.catalogue.phrase(f"error-{error.key}", given)

    def problem(self, problem: Flaw) -> str:
        """What is wrong with a record, and in which line and which turn, counted from 1."""
        places = [self.phrase("record-line", line=problem.line)] if problem.line else []
        if problem.turn >= 0:
            places.append(self.phrase("record-turn", turn=problem.turn + 1))
        return " ".join([*places, self.flaw(problem)])

    def flaw(self, problem: Flaw) -> str:
        """The same without its place. What another part of the library found is said as that says it."""
        given = {**arguments_of(problem), "text": inert(problem.text, LONGEST_TEXT)}
        key, words = problem.key, str(given.get("words", ""))
        if self.has(f"flaw-{key}"):
            said = self.catalogue.phrase(f"flaw-{key}", given)
        elif self.has(f"refusal-{key}"):
            why = self._refused(key, problem.rule, words, problem.text)
            said = self.phrase("flaw-refused", words=words, why=why)
        elif problem.rule:
            said = self.phrase("flaw-illegal", words=words)
        else:
            said = self.catalogue.phrase(f"error-{key}" if self.has(f"error-{key}") else "error-error", given)
        if "place" in given:
            said = f"{given['place']}: {said}"
        return f"{said} {self.catalogue.phrase('flaw-older-rules', given)}" if "version" in given else said

    def score_source(self, source: str) -> str:
        """Where points come from, a key of `Table.score_sources`."""
        return self._source(f"source-points-{source}", source)

    def price_source(self, source: str) -> str:
        """Where a part of a price comes from, a key of `Table.price_sources`."""
        return self._source(f"source-{source}", source)

    def ending(self, key: str) -> str:
        """How the game ended, a key of `Game.ending`."""
        return self.phrase(f"ending-{key}")

    # -- rulesets ----------------------------------------------------------------------------

    def game_name(self) -> str:
        return self.phrase(self._rules.game)

    def edition(self) -> str:
        return self.phrase(f"{self._rules.game}-edition-{self._rules.edition}")

    def module(self, module: str) -> str:
        return self.phrase(f"{self._rules.game}-module-{module}")

    def option(self, key: str) -> str:
        """The name of an option of the ruleset."""
        return self.phrase(f"setting-{key.replace('.', '-')}")

    def option_value(self, key: str, value: str) -> str:
        """A value of an option; one that is free text stays as it is."""
        known = f"setting-{key.replace('.', '-')}.{value}"
        return self.phrase(known) if value.isidentifier() and self.has(known) else value

    def option_hint(self, key: str) -> str:
        """How a free text as the value of an option reads; empty where there is none."""
        hint = f"setting-{key.replace('.', '-')}.hint"
        return self.phrase(hint) if self.has(hint) else ""

    # -- inside --------------------------------------------------------------------------------

    @property
    def speaker(self) -> san_juan.Speaker | puerto_rico.Speaker:
        if self._speaker is None:
            raise PhraseError("this language was made without a ruleset", name="ruleset")
        return self._speaker

    @property
    def _rules(self) -> Ruleset:
        if self.ruleset is None:
            raise PhraseError("this language was made without a ruleset", name="ruleset")
        return self.ruleset

    def _who(self, seat: int, viewer: int) -> str:
        return self.phrase("you") if seat == viewer else self.names[seat]

    def _question(self, table: Asking, view: Mapping[str, Any]) -> dict[str, Any]:
        left = table.game.wanted(table.state)
        return {**self.speaker.question(view, table.decision.seat), "left": left}

    def _answer(
        self, kind: str, words: str, sources: Sources, question: dict[str, Any], view: Mapping[str, Any]
    ) -> str:
        key = words.replace(" ", "-").replace(".", "-")
        for known in (f"option-{kind}-{key}", f"option-{key}"):
            if self.has(known):
                return self.catalogue.phrase(known, question)
        verb = words.split()[0]
        arguments = {
            **self.speaker.answer(words, view),
            "thing": self.speaker.thing(words),
            "number": sum(amount for _, amount in sources),
        }
        deed = f"verb-{verb}" if self.has(f"verb-{verb}") else "verb-role"
        return _begun(self.catalogue.phrase(deed, arguments))

    def _refused(self, key: str, rule: str, words: str, text: str) -> str:
        if not self.has(f"refusal-{key}"):
            return self.phrase("error-error", text=inert(text, LONGEST_TEXT))
        arguments: dict[str, Any] = {"rule": rule}
        if self._speaker is not None:
            known = words if self._speaker.knows(words) else ""
            arguments |= {**self._speaker.answer(known, {}), "thing": self._speaker.thing(known)}
        return _begun(self.catalogue.phrase(f"refusal-{key}", arguments))

    def _source(self, key: str, source: str) -> str:
        return self.phrase(key) if self.has(key) else self.name(source)


def arguments_of(error: GouverneurError | Flaw) -> dict[str, Argument]:
    """What an error is about, for its message: numbers, and words that can do nothing to it."""
    return {
        key: _given(value, LONGEST_TEXT if key in LONG else LONGEST_NAME)
        for key, value in error.arguments.items()
    }


def _given(value: object, longest: int) -> int | str:
    """A number, a name, or several names."""
    if isinstance(value, tuple):
        return ", ".join(inert(one, longest) for one in value)
    return value if isinstance(value, int) else inert(value, longest)


def _seat_of(event: Mapping[str, Detail]) -> int:
    seat = event.get("seat", -1)
    return seat if isinstance(seat, int) else -1


def _begun(words: str) -> str:
    """A line begins with a capital, also where its first word is a name."""
    return words[:1].upper() + words[1:]


def _view(table: Asking) -> dict[str, Any]:
    return table.view(table.decision.seat)
