"""Interpreted and compiled play the same games, move for move; and both the games they always played."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import gouverneur
from agreement.fingerprints import GAMES, GOLDEN, LARGER, fingerprints, thin
from rulesets import ALL, EVERY, PLAIN, sized

HERE = Path(__file__).parent
SOURCES = str(Path(gouverneur.__file__).parents[1])
GOLD = json.loads(GOLDEN.read_text(encoding="utf-8"))
HELP = "the rules play differently; if that is meant: python tests/agreement/fingerprints.py --write"


def elsewhere(pure: bool, name: str, games: int) -> list[str]:
    """The fingerprints of one ruleset, found by another process with its own build."""
    environment = {**os.environ, "GOUVERNEUR_PURE": "1" if pure else "0", "GOUVERNEUR_SOURCES": SOURCES}
    command = [sys.executable, str(HERE / "fingerprints.py"), str(games), name]
    said = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=1200)
    assert said.returncode == 0, said.stderr
    answer = json.loads(said.stdout)
    assert answer["compiled"] == (not pure)
    found: list[str] = answer["found"][name]
    return found


# No option, or all together; the rest with GOUVERNEUR_ALL=1, because interpreted games take their time.
COMPARED = [name for name in EVERY if ALL or "?" not in name or name.count("&") > 1]

# Of all combinations of options, which only GOUVERNEUR_ALL=1 looks at, not every one has a golden print.
PRINTED = [name for name in dict.fromkeys([*EVERY, *GOLD["usual"]]) if not ALL or name in GOLD["usual"]]


@pytest.mark.slow
@pytest.mark.parametrize("name", PRINTED)
def test_this_build_plays_the_games_it_always_played(name: str) -> None:
    assert thin(name, GAMES) == GOLD["usual"][name], HELP


@pytest.mark.slow
@pytest.mark.skipif(
    not gouverneur.compiled, reason="there is one build only; it is compared with the golden file"
)
@pytest.mark.parametrize("name", COMPARED)
def test_interpreted_and_compiled_agree(name: str) -> None:
    """Fewer games than the golden prints, which this build plays anyway."""
    games = sized(25, GAMES)
    interpreted = elsewhere(True, name, games)
    assert interpreted == fingerprints([name], games)[name]
    if games == GAMES and name in GOLD["usual"]:
        assert interpreted[0] == GOLD["usual"][name], HELP


@pytest.mark.slow
@pytest.mark.skipif(not ALL, reason="a larger size: GOUVERNEUR_ALL=1")
@pytest.mark.parametrize("name", PLAIN)
def test_builds_agree_over_thousands_of_games(name: str) -> None:
    assert elsewhere(True, name, LARGER)[0] == GOLD["larger"][name], HELP
    if gouverneur.compiled:
        assert thin(name, LARGER) == GOLD["larger"][name], HELP


@pytest.mark.skipif(not gouverneur.compiled, reason="there is nothing compiled here")
def test_the_compiled_build_is_what_another_process_finds() -> None:
    assert elsewhere(False, EVERY[0], 20) == fingerprints([EVERY[0]], 20)[EVERY[0]]
