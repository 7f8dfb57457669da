"""What a person means by a typed line: numbers, ids or words of his language, each as short as it is clear."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gouverneur.kernel.words import Action

LONGEST = 300  # characters that are looked at


@dataclass(frozen=True)
class Fits:
    """Several things fit."""

    words: str
    fitting: list[str]


@dataclass(frozen=True)
class Unknown:
    """Nothing fits."""

    words: str


def cleaned(line: str) -> str:
    """Without what cannot be seen, in single blanks."""
    return " ".join("".join(c if c.isprintable() else " " for c in line[:LONGEST]).split())


def parts(line: str) -> list[str]:
    """`1 3 4`, `pay tower, pay smithy`: several things at once."""
    if re.fullmatch(r"\d{1,3}(?:[ ,;]+\d{1,3})+", line, re.ASCII):
        return re.split(r"[ ,;]+", line)
    return [part for part in (piece.strip() for piece in re.split(r"[,;]", line)) if part]


def option_at(part: str, options: Sequence[Action]) -> Action | None:
    """By its number in the list."""
    if part.isascii() and part.isdigit() and len(part) <= 3 and 1 <= int(part) <= len(options):
        return options[int(part) - 1]
    return None


def option_named(
    part: str, options: Sequence[Action], others: Sequence[Action], spoken: Callable[[Action], str]
) -> Action | Fits | Unknown:
    """An option by its id or by how it is spoken of; or, told in full, an action that is no option here."""
    for action in options:
        if action.words == part.lower():
            return action
    for action in others:
        if action.words == part.lower():
            return action
    fitting = _best([(action, (action.words, spoken(action))) for action in options], part)
    if len(fitting) > 1:
        return Fits(part, [spoken(action) for action in fitting])
    if not fitting:
        fitting = _best([(action, (action.words,)) for action in others], part)
    return fitting[0] if len(fitting) == 1 else Unknown(part)


def _best(known: Sequence[tuple[Action, tuple[str, ...]]], part: str) -> list[Action]:
    """Those that begin as the part does, else those in which its words begin words, in their order."""
    wanted = _words(part)
    if not wanted:
        return []
    from_the_start = [action for action, texts in known if any(_begins(wanted, text) for text in texts)]
    if from_the_start:
        return from_the_start
    return [action for action, texts in known if any(_within(wanted, text) for text in texts)]


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold().replace("_", " "))


def _begins(wanted: list[str], text: str) -> bool:
    whole = _words(text)
    return len(wanted) <= len(whole) and all(
        word.startswith(part) for part, word in zip(wanted, whole, strict=False)
    )


def _within(wanted: list[str], text: str) -> bool:
    rest = iter(_words(text))
    return all(any(word.startswith(part) for word in rest) for part in wanted)
