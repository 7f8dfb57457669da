"""The cases of the conformance kit: our engine passes them, they are current, and they show what they should."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from gouverneur.table import GAMES
from rulesets import PLAIN, rule_ids

FOLDER = Path(__file__).resolve().parents[2] / "conformance"
CHAPTERS = sorted(path.relative_to(FOLDER / "cases").as_posix() for path in FOLDER.rglob("cases/*/*.json"))
MOST_BYTES = 3_000_000


def cases(chapter: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((FOLDER / "cases" / chapter).read_text(encoding="utf-8"))[
        "cases"
    ]
    return found


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_our_engine_passes(chapter: str, runner: ModuleType, engine: ModuleType) -> None:
    tally = runner.Tally()
    failures = [
        line
        for case in cases(chapter)
        for line in runner.run_case(
            case, lambda request: json.loads(json.dumps(engine.answer(request))), tally
        )
    ]
    assert failures == []
    assert tally.passed >= len(cases(chapter))
    assert tally.skipped == 0


def test_the_files_are_current(generator: ModuleType) -> None:
    """After a change of rules or format: `python tools/conformance.py --write`, and look at the difference."""
    assert generator.outdated(generator.files()) == []


def test_all_files_can_be_used_and_are_small(runner: ModuleType) -> None:
    found = runner.chapters(FOLDER / "cases")
    assert [f"{chapter.name}.json" for chapter in found] == CHAPTERS
    assert sum(path.stat().st_size for path in FOLDER.rglob("*.json")) < MOST_BYTES
    assert found[0].name == "puerto-rico/01-errors-of-others"


def test_every_decision_and_every_plain_ruleset_is_shown() -> None:
    found = [case for chapter in CHAPTERS for case in cases(chapter)]
    assert {case["ruleset"] for case in found} >= {name for name in PLAIN if name.count("+") < 2}
    for name, game in GAMES.items():
        asked = {
            case["position"]["steps"][-1]["step"]
            for case in found
            if "actions" in case and case["ruleset"].startswith(name)
        }
        assert asked == {kind.name for kind in game.actions.kinds}


def test_every_decision_has_a_rule_that_asks(generator: ModuleType) -> None:
    for source in (generator.conformance_puerto_rico, generator.conformance_san_juan):
        assert set(source.ASKED_BY) == {kind.name for kind in GAMES[source.GAME].actions.kinds}


def test_rules_that_cases_name_exist() -> None:
    named = {rule for chapter in CHAPTERS for case in cases(chapter) for rule in case["rules"]}
    assert named <= rule_ids()
    assert len(named) > 100


def test_perft_needs_no_other_chance_than_is_given(engine: ModuleType) -> None:
    """And the first number is that of the options."""
    for game in GAMES:
        for case in cases(f"{game}/91-perft.json"):
            here = {key: case[key] for key in ("ruleset", "position")}
            options = engine.answer({"ask": "actions", **here})["actions"]
            assert case["perft"]["lines"][0] == len(options)
            assert "random" not in case["perft"]["chance"]


def test_a_wrong_expectation_stops_the_generator(generator: ModuleType) -> None:
    right = {"name": "a", "title": "A.", "rules": "PR-RND-02", "position": {"ruleset": "puerto-rico:2020/4"}}
    for wrong in (
        {"options": "settler; mayor"},
        {"refused": "settler"},
        {"reach": "build wharf"},
        {"play": "prospector", "then": {"players[0].money": 99}},
        {"play": "prospector", "chance": {"tiles": ["corn"]}},
        {"points": [1, 0, 0, 0]},
        {"position": {"ruleset": "puerto-rico:2020/4", "office": -1}},
    ):
        with pytest.raises(generator.WrongExpectation, match="puerto-rico/b/a: "):
            generator.told(generator.Case(**{**right, **wrong}), "puerto-rico/b")
    assert generator.told(generator.Case(**right), "puerto-rico/b")["id"] == "puerto-rico/b/a"
