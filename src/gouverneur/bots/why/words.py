"""Reasons in a language: a sentence of why, and hints in three strengths."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any

from gouverneur.bots.why.reason import Clause, Reason
from gouverneur.bots.why.teller import NEEDED
from gouverneur.kernel.event import Detail
from gouverneur.languages import Language
from gouverneur.notation.turns import CLOSINGS

MOST_CLAUSES = 2
KINDS = ("good", "tile", "building", "card", "role")  # of details that are names; several with an s
# Of clauses that say nearly the same one is enough.
FAMILIES = (
    {"points", "points-more", "most-points"},
    {"makes", "makes-most", "will-make"},
    {"worth", "worth-manned", "raises"},
    {"spoils", "no-ship", "nobody-ships"},
    {"dearest", "sells-for"},
    {"use", "card-use"},
    {"card-use", "card-holds", "payable", "would-count"},
    {"wins", "shares", "last-round", "twelfth"},
    {"nobody-sells", "cannot-sell", "house-full"},
    {"people", "noble"},
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
    return language.phrase("why-hint", move=move, reasons=because(reason, language, reason.seat))


def told(reason: Reason, language: Language, viewer: int, events: Sequence[Mapping[str, Detail]]) -> str:
    """What somebody has done, as the viewer saw it, and why."""
    deed = next((event for event in events if event.get("seat") == reason.seat), None)
    if deed is None:
        said = language.phrase(f"ask-{reason.kind}.other", who=language.names[reason.seat])
    else:
        said = language.event(deed, viewer)
    return language.phrase("why-told", deed=said.rstrip("."), reasons=because(reason, language, viewer))


def because(reason: Reason, language: Language, viewer: int) -> str:
    """The one or two most telling clauses, without what only the decider may hear."""
    said = [_phrased(clause, reason, language, viewer) for clause in _chosen(reason, viewer)]
    if len(said) == 1:
        return said[0]
    return language.phrase("why-both", first=said[0], second=said[1])


def _chosen(reason: Reason, viewer: int) -> list[Clause]:
    found: list[Clause] = []
    for clause in reason.clauses:
        if not clause.open and viewer != reason.seat:
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
    if clause.key in ("use", "card-use") and isinstance(thing, str):
        found["rule"] = _function(language.rule(thing))
    return found


def _function(rule: str) -> str:
    """What a building does, as part of a sentence."""
    return rule.rstrip(".")


def _named(name: str, about: Detail, language: Language) -> Any:
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
    several = any(asked.words not in CLOSINGS for asked in reason.asked)
    return [
        language.answer(asked, asked.words, asked.sources)
        for asked in reason.asked
        if not several or asked.words not in CLOSINGS
    ]
