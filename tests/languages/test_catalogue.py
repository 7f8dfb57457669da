"""The English catalogue has a message for everything that the library names, and the page names nothing itself."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

from gouverneur.kernel.game import Game
from gouverneur.puerto_rico import scoring
from gouverneur.puerto_rico.game import BUILDING_NAMES, PUERTO_RICO
from gouverneur.puerto_rico.vocabulary import GOOD_NAMES, ROLE_NAMES, TILE_NAMES
from gouverneur.san_juan import vocabulary as san_juan
from gouverneur.san_juan.game import CARD_NAMES, SAN_JUAN
from gouverneur.server import views

ROOT = Path(__file__).resolve().parents[2]
ENGLISH = ROOT / "src" / "gouverneur" / "languages" / "en"
GAMES = {"san-juan": SAN_JUAN, "puerto-rico": PUERTO_RICO}
both = pytest.mark.parametrize(("name", "game"), GAMES.items(), ids=GAMES)


def messages(*names: str) -> dict[str, set[str]]:
    """Each message of these catalogues with its attributes."""
    found: dict[str, set[str]] = {}
    for path in (ENGLISH / f"{name}.ftl" for name in names):
        name = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if message := re.match(r"([a-z][a-zA-Z0-9_-]*) =", line):
                name = message[1]
                assert name not in found, f"{name} is there twice"
                found[name] = set()
            elif attribute := re.match(r"    \.([a-z][a-zA-Z0-9_-]*) =", line):
                found[name].add(attribute[1])
    return found


# A table of one game never looks into the catalogue of the other.
MESSAGES = {name: messages("page", name) for name in GAMES}


@pytest.mark.parametrize("card", CARD_NAMES)
def test_every_card_has_a_name_and_a_rule(card: str) -> None:
    assert "rule" in MESSAGES["san-juan"][f"card-{card}"]


@pytest.mark.parametrize("building", BUILDING_NAMES)
def test_every_building_has_a_name_and_a_rule(building: str) -> None:
    assert "rule" in MESSAGES["puerto-rico"][f"building-{building}"]


def test_roles_goods_and_tiles_have_words() -> None:
    for name, roles, goods in (
        ("san-juan", san_juan.ROLE_NAMES, san_juan.GOOD_NAMES),
        ("puerto-rico", ROLE_NAMES, GOOD_NAMES),
    ):
        known = MESSAGES[name]
        assert not [role for role in roles if not {"rule", "privilege"} <= known[f"role-{role}"]]
        assert not [good for good in goods if f"good-{good}" not in known]
    assert not [tile for tile in TILE_NAMES if "short" not in MESSAGES["puerto-rico"][f"tile-{tile}"]]


def test_events_have_sentences() -> None:
    for name in GAMES:
        package = ROOT / "src" / "gouverneur" / name.replace("-", "_")
        sources = "".join(path.read_text(encoding="utf-8") for path in package.rglob("*.py"))
        told = set(re.findall(r'tell(?:_apart)?\(\s*"(\w+)"', sources))
        assert len(told) > 15
        known = {key.removeprefix("event-") for key in MESSAGES[name] if key.startswith("event-")}
        assert told <= known
        parts = {"tile-price", "receive-part"}  # of sentences
        assert known - parts <= set(re.findall(r'"(\w+)"', sources))


def test_every_ending_has_words() -> None:
    for number in range(1, len(scoring.END_NAMES) + 1):
        for reasons in itertools.combinations(scoring.END_NAMES, number):
            assert f"ending-{'_and_'.join(reasons)}" in MESSAGES["puerto-rico"]


@both
def test_every_question_has_words(name: str, game: Game) -> None:
    asked = [kind.name for kind in game.actions.by_step.values()]
    assert not [kind for kind in asked if "other" not in MESSAGES[name][f"ask-{kind}"]]


@both
def test_every_answer_has_words(name: str, game: Game) -> None:
    """Either of its own, or by its verb and its thing."""
    for kind in game.actions.by_step.values():
        for words in filter(None, kind.choices):
            key = re.sub(r"[ .]", "-", words)
            known = {
                f"option-{kind.name}-{key}",
                f"option-{key}",
                f"verb-{words.split()[0]}",
                f"role-{words}",
            }
            assert known & set(MESSAGES[name]), f"{kind.name}: {words}"


@both
def test_every_ruleset_can_be_described(name: str, game: Game) -> None:
    known = MESSAGES[name]
    assert {f"{name}-edition-{edition.name}" for edition in game.grammar.editions} <= set(known)
    assert {f"{name}-module-{module}" for module in game.grammar.modules} <= set(known)
    for option in game.grammar.options:
        assert {value for value in option.values if value} <= known[f"setting-{option.key.replace('.', '-')}"]


def test_only_the_drawings_of_the_page_know_cards_and_buildings_by_name() -> None:
    kinds = [kind for game in GAMES.values() for kind in game.actions.by_step.values()]
    verbs = {words.split()[0] for kind in kinds for words in kind.choices if words}
    fields = set(views.PuertoRicoView.__struct_fields__)  # the office where workers wait is no building
    known = {"san-juan": set(CARD_NAMES), "puerto-rico": set(BUILDING_NAMES)}
    for path in sorted((ROOT / "web" / "src").rglob("*.ts*")):
        if "drawings" not in path.parts and path.name != "protocol.ts":  # whose words are the messages'
            names = known.get(path.parent.name, set(CARD_NAMES) | set(BUILDING_NAMES)) - verbs - fields
            words = re.findall(r"\w+", re.sub(r"//.*|/\*.*?\*/", "", path.read_text(encoding="utf-8")))
            assert not names.intersection(words), path
