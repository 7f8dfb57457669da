"""The version of the rules goes up whenever the games play differently."""

from __future__ import annotations

from agreement import rules_version
from gouverneur.records import RULES_VERSION
from gouverneur.table import GAMES

HOW = (
    "the games play differently than when this version of the rules was written down. Raise RULES_VERSION in "
    "src/gouverneur/records/rules_version.py, then run `python tests/agreement/rules_version.py --write`"
)


def test_every_game_has_a_version() -> None:
    assert list(RULES_VERSION) == list(GAMES)


def test_the_version_belongs_to_the_fingerprints() -> None:
    found = rules_version.found(rules_version.read(rules_version.FINGERPRINTS), dict(RULES_VERSION))
    assert found == rules_version.read(rules_version.LINKS), HOW


def test_other_games_need_another_version() -> None:
    fingerprints = {"usual": {"san-juan:first/2": "a", "puerto-rico:2020/3": "b"}}
    old = rules_version.found(fingerprints, {"san-juan": 1, "puerto-rico": 1})
    fingerprints["usual"]["puerto-rico:2020/3"] = "c"
    assert rules_version.unraised(old, old) == []
    assert rules_version.unraised(
        old, rules_version.found(fingerprints, {"san-juan": 1, "puerto-rico": 1})
    ) == ["puerto-rico"]
    assert (
        rules_version.unraised(old, rules_version.found(fingerprints, {"san-juan": 1, "puerto-rico": 2}))
        == []
    )
