"""The messages of one language, read from its `.ftl` files."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from typing import Any, Self

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from gouverneur.kernel.errors import GouverneurError

LANGUAGES = ("en", "de", "nl")
COMMON = ("page", "errors", "terminal", "pictures", "arena", "bots")  # for every game, and without one

Argument = str | int


class LanguageError(GouverneurError, ValueError):
    """A language that there is not."""

    key = "language"


class PhraseError(GouverneurError, LookupError):
    """Something for which there are no words: an unknown key, or an argument that was not given."""

    key = "phrase"


class Noun(str):
    """A name that knows its message, so that a sentence can give it an article."""

    message: str

    def __new__(cls, name: str, message: str) -> Self:
        noun = super().__new__(cls, name)
        noun.message = message
        return noun


class Catalogue:
    """The messages of one language for one game (or for none), with the words of one edition."""

    def __init__(self, language: str, game: str, edition: str) -> None:
        self.language = language
        self.edition: Argument = int(edition) if edition.isdigit() else edition
        self.bundle = FluentBundle([language], {"NOUN": self._noun}, use_isolating=False)
        # A message of the game goes before one of the same name for all. They are parsed when they are needed.
        self._sources: dict[str, str] = {}
        for name in (*COMMON, game) if game else COMMON:
            self._sources |= _messages(language, name)
        self._names: dict[str, Noun | None] = {}

    def has(self, key: str) -> bool:
        """Whether there is such a message or, with a dot, such an attribute of one."""
        return self._pattern(key) is not None

    def phrase(self, key: str, arguments: dict[str, Any]) -> str:
        """The words of a message, or with a dot of one of its attributes."""
        pattern = self._pattern(key)
        if pattern is None:
            raise PhraseError(f"there are no words for {key!r} in {self.language!r}", name=key)
        text, errors = self.bundle.format_pattern(pattern, {"edition": self.edition, **arguments})
        if errors:
            problems = "; ".join(map(str, errors))
            raise PhraseError(f"{key!r} cannot be said in {self.language!r}: {problems}", name=key)
        return " ".join(str(text).split())

    def name(self, key: str) -> Noun | None:
        """The name that a message gives, or None when there is none."""
        if key not in self._names:
            self._names[key] = Noun(self.phrase(key, {}), key) if self.has(key) else None
        return self._names[key]

    def in_form(self, name: str, form: str) -> str:
        """A name as it stands in a sentence: its own attribute for that, or what is usual for its kind."""
        message = name.message if isinstance(name, Noun) else ""
        if message and self.has(f"{message}.{form}"):
            return self.phrase(f"{message}.{form}", {})
        kind = self.phrase(f"{message}.form", {}) if message and self.has(f"{message}.form") else ""
        return self.phrase(f"noun-{form}", {"name": str(name), "form": kind})

    def row(self, names: Iterable[str]) -> str:
        """Names in a row; what comes several times is counted."""
        return self._listed(names, str)

    def some(self, names: Iterable[str]) -> str:
        """The same in a sentence: each with its article."""
        return self._listed(names, lambda name: self.in_form(name, "a"))

    def amounts(self, names: Iterable[str]) -> str:
        """Goods in a row, always counted: "1 corn and 2 indigo"."""
        counted = Counter(names).items()
        return self._joined(
            self.phrase("amount", {"number": number, "name": name}) for name, number in counted
        )

    def _listed(self, names: Iterable[str], one: Callable[[str], str]) -> str:
        return self._joined(
            self.phrase("times", {"number": number, "name": name}) if number > 1 else one(name)
            for name, number in Counter(names).items()
        )

    def _joined(self, parts: Iterable[str]) -> str:
        return format_list(list(parts), locale=self.language)

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if name not in self._sources:
            return None
        self._parse(name)
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _parse(self, name: str) -> None:
        """A message and those that it refers to."""
        if not self.bundle.has_message(name) and name in self._sources:
            source = self._sources[name]
            self.bundle.add_resource(FluentResource(source))
            for other in re.findall(r"\{ ([a-z][\w-]*)", source):
                self._parse(other)

    def _noun(self, name: str, **named: str) -> Any:
        return self.in_form(name, named["as"])


@cache
def catalogue(language: str, game: str, edition: str) -> Catalogue:
    """The messages of a language; LanguageError when there is no such language."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise LanguageError(
            f"there is no language {language[:40]!r}; known: {known}", name=language[:40], known=known
        )
    return Catalogue(language, game, edition)


@cache
def _messages(language: str, file: str) -> dict[str, str]:
    """The source of each message of a file."""
    text = files(__package__).joinpath(language, f"{file}.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^([a-z][\w-]*)( =.*\n(?:[ }].*\n|\n(?= ))*)", text, re.MULTILINE)
    return {name: name + source for name, source in found}


def nearest(*wanted: str) -> str:
    """The first of our languages that somebody wants, by tags such as `de-AT` or `nl_NL.UTF-8`; else English."""
    for tag in wanted:
        code = re.split(r"[-_.@]", tag.strip().lower())[0]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


LONGEST_NAME = 40
JOINERS = "\u200c\u200d"  # within letters and pictures of a name, and harmless
FIRST_STRONG, POP = "\u2068", "\u2069"


def inert(text: object, longest: int) -> str:
    """A text from somewhere that can do nothing to the sentence around it: one line, nothing invisible."""
    joined = " ".join(str(text).split())
    shown = [letter for letter in joined if letter in JOINERS or unicodedata.category(letter)[0] != "C"]
    return "".join(shown[:longest]).strip()


def clean_name(name: str) -> str:
    """A name of a person as it is shown.

    One that is written from right to left is isolated, so that what follows stays where it is.
    """
    shown = inert(name, LONGEST_NAME)
    if any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in shown):
        return f"{FIRST_STRONG}{shown}{POP}"
    return shown
