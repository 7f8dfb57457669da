"""The English catalogue has a message for everything that the library names, and the page names nothing itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gouverneur.cli.terminal import SENTENCES
from gouverneur.san_juan.game import ACTIONS, CARD_NAMES, GRAMMAR
from gouverneur.san_juan.vocabulary import GOOD_NAMES, ROLE_NAMES

ROOT = Path(__file__).resolve().parents[2]
ENGLISH = ROOT / "src" / "gouverneur" / "languages" / "en"


def messages() -> dict[str, set[str]]:
    """Each message with its attributes."""
    found: dict[str, set[str]] = {}
    for path in sorted(ENGLISH.glob("*.ftl")):
        name = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if message := re.match(r"([a-z][a-zA-Z0-9_-]*) =", line):
                name = message[1]
                assert name not in found, f"{name} is there twice"
                found[name] = set()
            elif attribute := re.match(r"    \.([a-z][a-zA-Z0-9_-]*) =", line):
                found[name].add(attribute[1])
    return found


MESSAGES = messages()


@pytest.mark.parametrize("card", CARD_NAMES)
def test_every_card_has_a_name_and_a_rule(card: str) -> None:
    assert "rule" in MESSAGES[f"card-{card}"]


def test_roles_goods_events_and_questions_have_words() -> None:
    assert not [role for role in ROLE_NAMES if not {"rule", "privilege"} <= MESSAGES[f"role-{role}"]]
    assert not [good for good in GOOD_NAMES if f"good-{good}" not in MESSAGES]
    assert not [event for event in SENTENCES if f"event-{event}" not in MESSAGES]
    assert not [kind.name for kind in ACTIONS.by_step.values() if "other" not in MESSAGES[f"ask-{kind.name}"]]


def test_every_answer_has_words() -> None:
    """Either of its own, or by its verb and its thing."""
    for kind in ACTIONS.by_step.values():
        for words in filter(None, kind.choices):
            key = re.sub(r"[ .]", "-", words)
            known = {
                f"option-{kind.name}-{key}",
                f"option-{key}",
                f"verb-{words.split()[0]}",
                f"role-{words}",
            }
            assert known & set(MESSAGES), f"{kind.name}: {words}"


def test_every_ruleset_can_be_described() -> None:
    assert {f"san-juan-edition-{edition.name}" for edition in GRAMMAR.editions} <= set(MESSAGES)
    assert {f"san-juan-module-{module}" for module in GRAMMAR.modules} <= set(MESSAGES)
    for option in GRAMMAR.options:
        assert {value for value in option.values if value} <= MESSAGES[
            f"setting-{option.key.replace('.', '-')}"
        ]


def test_only_the_drawings_of_the_page_know_cards_by_name() -> None:
    verbs = {words.split()[0] for kind in ACTIONS.by_step.values() for words in kind.choices if words}
    cards = re.compile(r"\b(" + "|".join(sorted(set(CARD_NAMES) - verbs)) + r")\b")
    for path in sorted((ROOT / "web" / "src").rglob("*.ts*")):
        if "drawings" not in path.parts and path.name != "protocol.ts":  # whose words are the messages'
            named = cards.findall(re.sub(r"//.*|/\*.*?\*/", "", path.read_text(encoding="utf-8")))
            assert not named, path
