"""Pictures in three languages: every word of a German or Dutch one is German or Dutch."""

from __future__ import annotations

import itertools
import re
from functools import cache
from xml.etree import ElementTree as ET

import pytest

from gouverneur import Table, pictures
from gouverneur.kernel.playout import MOST_DECISIONS
from gouverneur.languages import LANGUAGES, Language
from gouverneur.pictures.lines import LABEL, columns
from languages.catalogues import FILES, texts
from pictures.tables import FULL, at
from rulesets import PLAIN, sized

TRANSLATIONS = [code for code in LANGUAGES if code != "en"]
NAMES = ["Xq", "Xw", "Xy", "Xz", "Xx"]  # words of no language
SVG = "{http://www.w3.org/2000/svg}"


@cache
def vocabulary(code: str) -> frozenset[str]:
    """Every word that stands in a catalogue."""
    letters = " ".join(text.letters for file in FILES for text in texts(code, file).values())
    return frozenset(re.findall(r"[^\W\d_]+", letters.casefold()))


def foreign(said: str, table: Table, code: str) -> set[str]:
    """Words of a picture that the catalogues of its language do not have."""
    plain = said.replace(str(table.ruleset), "")
    plain = re.sub(r"\[[^\]]*\]", "", plain)  # circles, ships
    words = {word for word in re.findall(r"[^\W\d_]{2,}", plain) if word not in NAMES}
    letters = {word for word in words if len(set(word)) == 1}  # goods in a row
    return {word for word in words - letters if word.casefold() not in vocabulary(code)}


def moments_of(name: str) -> list[Table]:
    every = sized(97, 13)
    moments = [0, 3, 17, *range(40, 300, every), MOST_DECISIONS]
    return [at(name, seed, decisions) for seed, decisions in enumerate(moments)]


@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize("code", TRANSLATIONS)
def test_no_english_word_is_left(code: str, name: str) -> None:
    for table in moments_of(name):
        names = NAMES[: table.ruleset.players]
        for seat in (None, -1, 0):
            shown = pictures.text(table, seat=seat, names=names, width=1000, colour=False, language=code)
            assert not foreign(shown, table, code), shown
        root = ET.fromstring(pictures.svg(table, names=names, language=code).encode())
        drawn = [element.text or "" for element in root.iter(f"{SVG}text")]
        whole = [said for said in drawn if not re.search(r"…|-$", said)]
        told = [root.findtext(f"{SVG}{tag}") or "" for tag in ("title", "desc")]
        after_hyphen = {after for said, after in itertools.pairwise(drawn) if said.endswith("-")}
        for said in {*whole, *told} - after_hyphen:
            assert not foreign(said, table, code), said


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_the_test_can_fail(code: str) -> None:
    for name in (FULL, "san-juan:second+new-buildings/3"):
        table = at(name, 3, 100)
        assert len(foreign(pictures.text(table, language="en"), table, code)) > 20
        planted = f"{pictures.text(table, language=code, width=1000)} wharf"
        assert foreign(planted, table, code) == {"wharf"}


def test_what_may_be_played_is_said_in_the_language() -> None:
    """In English in the words of `play`; only to whoever decides."""
    table = Table("san-juan:first/2", seed=1)
    english, german = (pictures.text(table, language=code) for code in ("en", "de"))
    assert "1 builder" in english
    assert "1 Baumeister nehmen" in german
    assert "5 Goldsucher nehmen" in pictures.text(table, seat=table.seat, language="de")
    assert "nehmen" not in pictures.text(table, seat=1 - table.seat, language="de")
    assert "nehmen" not in pictures.text(table, language="de", options=False)
    assert "Baumeister nehmen" in pictures.svg(table, language="de")


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_letters_are_alike(code: str) -> None:
    kinds = {
        "puerto-rico:2002/3": ["corn", "indigo", "sugar", "tobacco", "coffee", "quarry", "forest", "worker"],
        "puerto-rico:2020/3": ["corn", "indigo", "sugar", "tobacco", "coffee", "quarry", "forest", "worker", "noble"],
        "san-juan:second/3": ["indigo", "sugar", "tobacco", "coffee", "silver", "customs"],
    }  # fmt: skip
    for rules, known in kinds.items():
        letters = [Language(code, rules).phrase(f"letter-{kind}") for kind in known]
        assert len(set(letters)) == len(letters)
        assert all(1 <= len(letter) <= 2 and columns(letter) == len(letter) for letter in letters)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("edition", ["2002", "2020"])
def test_labels_fit_their_column(code: str, edition: str) -> None:
    language = Language(code, f"puerto-rico:{edition}/3")
    labels = [key for key in texts(code, "pictures") if key.startswith("picture-label-")]
    assert len(labels) > 10
    for key in [*labels, "roles", "supply", "festival"]:
        assert columns(language.phrase(key)) < LABEL, key
