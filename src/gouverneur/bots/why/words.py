"""Reasons in a language: a sentence of why, and hints in three strengths."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from gouverneur.bots.why.futures import Seen
from gouverneur.bots.why.reason import Clause, Reason
from gouverneur.bots.why.teller import NEEDED
from gouverneur.kernel.event import Detail
from gouverneur.languages import Language
from gouverneur.notation.turns import CLOSINGS

MOST_CLAUSES = 2
KINDS = ("good", "tile", "building", "card", "role")  # of details that are names; several with an s
# Of clauses that say nearly the same one is enough.
FAMILIES = (
    {"points", "points-more", "most-points", "phase-points"},
    {"makes", "makes-most", "will-make"},
    {"worth", "worth-manned", "printed"},
    {"spoils", "no-ship", "nobody-ships"},
    {"dearest", "sells-for"},
    {"use", "card-use"},
    {"card-use", "card-holds"},
    {"payable", "would-count"},
    {"wins", "shares", "twelfth"},
    {"nobody-sells", "cannot-sell", "house-full"},
    {"people", "noble"},
    {"else-taken", "last-copy"},
)


class Strength(IntEnum):
    """How much a hint gives away."""

    THEME = 1
    KIND = 2
    MOVE = 3


def hint(reason: Reason, language: Language, strength: int) -> str:
    """What matters now, what kind of turn to look for, or the turn and why; for the seat that decides."""
    if strength <= Strength.THEME:
        rival = next((clause.rival for clause in reason.clauses if clause.rival >= 0), -1)
        arguments = {"rival": language.names[rival] if rival >= 0 else ""}
        return language.phrase(f"theme-{reason.theme}", **arguments)
    if strength == Strength.KIND:
        return language.phrase(f"sort-{reason.sort}")
    move = ", ".join(_move(reason, language))
    colon = "yes" if ":" in move else "no"
    return language.phrase("why-hint", move=move, colon=colon, reasons=because(reason, language, reason.seat))


def told(reason: Reason, language: Language, viewer: int, events: Sequence[Seen]) -> str:
    """What somebody has done, as the viewer saw it, and why."""
    deed = _deed(reason.seat, reason.kind, language, viewer, events)
    return language.phrase("why-told", deed=deed, reasons=because(reason, language, viewer))


def told_anyhow(seat: int, kind: str, language: Language, viewer: int, events: Sequence[Seen]) -> str:
    """What somebody has done who takes anything."""
    return language.phrase("why-told-anyhow", deed=_deed(seat, kind, language, viewer, events))


def _deed(seat: int, kind: str, language: Language, viewer: int, events: Sequence[Seen]) -> str:
    deeds = language.story([event for event in events if event.get("seat") == seat], viewer)
    if not deeds:
        return language.phrase(f"ask-{kind}.other", who=language.names[seat])
    return deeds[0][1].rstrip(".")


def because(reason: Reason, language: Language, viewer: int) -> str:
    """The one or two most telling clauses, without what only the decider may hear."""
    said = [_phrased(clause, reason, language, viewer) for clause in _chosen(reason, viewer)]
    if len(said) == 1:
        return said[0]
    return language.phrase("why-both", first=said[0], second=said[1])


def _chosen(reason: Reason, viewer: int) -> list[Clause]:
    found: list[Clause] = []
    for clause in reason.clauses:
        if viewer != reason.seat and (clause.shown or not clause.open):
            continue
        if found and (clause.weight < NEEDED or len(found) == MOST_CLAUSES or _alike(clause, found)):
            continue
        if not found and clause.weight < NEEDED and not _is_general(clause):
            continue
        found.append(clause)
    return found


def _is_general(clause: Clause) -> bool:
    return clause.key.startswith("general-") or clause.key in ("as-good", "outlook")


def _alike(clause: Clause, others: Sequence[Clause]) -> bool:
    return any(
        clause.key == other.key or any(clause.key in family and other.key in family for family in FAMILIES)
        for other in others
    )


def _phrased(clause: Clause, reason: Reason, language: Language, viewer: int) -> str:
    key = clause.key if clause.key.startswith("general-") else f"why-{clause.key}"
    return language.catalogue.phrase(key, _arguments(clause, reason, language, viewer))


def _arguments(clause: Clause, reason: Reason, language: Language, viewer: int) -> dict[str, Any]:
    rival = clause.rival
    found: dict[str, Any] = {
        "you": "yes" if viewer == reason.seat else "no",
        "who": language.names[reason.seat],
        "rival": language.names[rival] if rival >= 0 else "",
        "them": "you" if rival == viewer else "leader" if rival == reason.leader else "name",
        "sure": "yes" if clause.sure else "no",
    }
    for name, about in clause.details.items():
        found[name] = _named(name, about, language)
    if "workers" in clause.details:
        found["people"] = language.phrase("idle-word", number=int(str(clause.details["workers"])))
    thing = clause.details.get("building") or clause.details.get("card")
    if isinstance(thing, str):
        found["thing"] = found.get("building") or found.get("card")
        kind = "building" if "building" in clause.details else "card"
        found["rule"] = language.rule(f"{kind}-{thing}").rstrip(".")
    return found


def _named(name: str, about: Detail, language: Language) -> Any:
    if isinstance(about, list) and name == "cards":
        cards = [language.speaker.name(_message("card", each, language)) for each in about]
        return language.catalogue.row([language.catalogue.in_form(card, "the") for card in cards])
    if isinstance(about, list):
        return language.row([_message(name.removesuffix("s"), each, language) for each in about])
    if isinstance(about, str) and name in KINDS:
        return language.speaker.name(_message(name, about, language))
    return about


def _message(kind: str, thing: str, language: Language) -> str:
    """An id that means several things, as the message that is meant."""
    message = f"{kind}-{thing}"
    return message if language.has(message) else thing


def _move(reason: Reason, language: Language) -> list[str]:
    """The answers of a turn; several of a kind in one."""
    named = [asked for asked in reason.asked if asked.words not in CLOSINGS] or list(reason.asked)
    found: list[str] = []
    for verb, several in itertools.groupby(named, key=lambda asked: asked.words.split()[0]):
        group = list(several)
        if len(group) > 1 and language.has(f"move-{verb}"):
            found.append(_together(verb, [asked.words for asked in group], language))
        else:
            found += [language.answer(asked, asked.words, asked.sources) for asked in group]
    return found


def _together(verb: str, words: Sequence[str], language: Language) -> str:
    things = []
    for each in words:
        number = each.split()[1]
        things += [language.speaker.thing(each)] * (int(number) if number.isdigit() else 1)
    people = language.phrase("idle-word", number=len(things)) if language.has("idle-word") else ""
    said = language.phrase(f"move-{verb}", things=language.catalogue.row(things), people=people)
    return said[:1].upper() + said[1:]
