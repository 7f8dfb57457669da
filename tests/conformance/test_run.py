"""The runner of the conformance kit, with real engines in processes of their own: right, wrong, dead and silent ones."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
RUN = ROOT / "conformance" / "run.py"
ENGINE = ROOT / "conformance" / "engine.py"

# Our engine with an error in it: {} is Python that changes `reply` to `request`.
WRONG_ENGINE = """
import importlib.util, json, sys
spec = importlib.util.spec_from_file_location("engine", {engine!r})
engine = importlib.util.module_from_spec(spec)
spec.loader.exec_module(engine)
for line in sys.stdin:
    request = json.loads(line)
    reply = engine.answer(request)
{change}
    print(json.dumps(reply), flush=True)
"""

GOOD_CASE: dict[str, Any] = {
    "id": "mine/one",
    "title": "One.",
    "rules": ["PR-RND-01"],
    "ruleset": "puerto-rico:2020/3",
    "position": {"ruleset": "puerto-rico:2020/3"},
    "actions": ["settler", "mayor", "builder", "craftsman", "trader", "captain"],
}


def run(*words: str | Path) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, RUN, *words],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        encoding="utf-8",
        timeout=60,
    )
    return done.returncode, done.stdout + done.stderr


def wrong(tmp_path: Path, change: str) -> Path:
    path = tmp_path / "wrong.py"
    indented = "\n".join(f"    {line}" for line in change.splitlines())
    path.write_text(WRONG_ENGINE.format(engine=str(ENGINE), change=indented), encoding="utf-8")
    return path


def test_the_runner_needs_nothing_but_python() -> None:
    tree = ast.parse(RUN.read_text(encoding="utf-8"))
    imported = {
        name.split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (
            [one.name for one in node.names] if isinstance(node, ast.Import) else [node.module or ""]
        )
    }
    assert imported <= sys.stdlib_module_names


def test_our_engine_in_a_process_of_its_own() -> None:
    status, said = run("-c", "puerto-rico/09", "-c", "trader/tile-3", "--", sys.executable, ENGINE)
    assert status == 0, said
    assert "puerto-rico/09-captain" in said
    assert "san-juan/06-trader" in said
    assert said.splitlines()[-1].endswith(" checks passed, 0 failed in 0 cases, 0 skipped")


def test_the_chapters_are_listed() -> None:
    status, said = run("--list")
    assert status == 0
    assert said.splitlines()[0].startswith("puerto-rico/01-errors-of-others")


@pytest.mark.parametrize(
    ("change", "chapter", "lines"),
    [
        pytest.param(
            "if request['ask'] == 'actions' and 'load sugar ship-6' in reply['actions']:\n"
            "    reply['actions'] = ['load sugar ship-5', 'load sugar ship-6']",
            "largest-ship",
            [
                "missing: load sugar ship-7",
                "not allowed: load sugar ship-5",
                "FAILED puerto-rico/errors",
                "PR-CAP-08",
            ],
            id="any ship",
        ),
        pytest.param(
            "for player in reply.get('position', {}).get('players', []):\n"
            "    player['points'] = min(player.get('points', 0), 2)",
            "points-beyond-the-chips",
            ["players[1].points: expected 5, found 2"],
            id="points end with the chips",
        ),
        pytest.param(
            "if request['ask'] == 'actions' and request['position']['steps'][-1]['step'] == 'place':\n"
            "    reply['actions'].append('pass')",
            "circles-must-be-filled",
            ["not allowed: pass"],
            id="workers may idle",
        ),
        pytest.param(
            "if 'refused' in reply:\n    reply = {'position': request['position']}",
            "offered-and-accepted",
            ["the rules forbid this action, but it was played", "after 'load corn ship-6':"],
            id="everything is accepted",
        ),
        pytest.param(
            "if 'scores' in reply:\n    reply['scores'][1] -= 1",
            "noted-points",
            ["scores:", "expected [98, 14, 0, 0], found [98, 13, 0, 0]"],
            id="scores",
        ),
        pytest.param(
            "if 'lines' in reply:\n    reply['lines'] += request['depth'] - 1",
            "perft/puerto-rico:2002/3/start",
            ["perft 2:", "1 passed, 3 FAILED"],
            id="perft",
        ),
        pytest.param(
            "if request['ask'] == 'start':\n    reply['position']['players'][0]['island'] = {'sugar': 1}",
            "start-tiles-of-four",
            [
                "players[0].island.indigo: expected 1, found nothing",
                "island.sugar: expected nothing, found 1",
            ],
            id="start",
        ),
        pytest.param(
            "reply = ['settler']", "factory-five", ['a reply is an object, not ["settler"]'], id="a list"
        ),
        pytest.param(
            "reply = {'error': 'no such building'}",
            "factory-five",
            ["no 'position' in the reply: \"no such building\""],
            id="an error",
        ),
    ],
)
def test_a_wrong_engine_fails_and_one_sees_why(
    tmp_path: Path, change: str, chapter: str, lines: list[str]
) -> None:
    status, said = run("-c", chapter, "--", sys.executable, wrong(tmp_path, change))
    assert status == 1, said
    for line in lines:
        assert line in said, said


def test_what_an_engine_does_not_have_it_may_skip(tmp_path: Path) -> None:
    path = wrong(tmp_path, "if request['ask'] != 'actions':\n    reply = {'skip': 'later'}")
    status, said = run("-c", "puerto-rico/08", "--", sys.executable, path)
    assert status == 0
    assert "9 checks passed, 0 failed in 0 cases, 9 skipped" in said
    status, said = run(
        "-c", "puerto-rico/02", "--", sys.executable, wrong(tmp_path, "reply = {'skip': 'all'}")
    )
    assert status == 1, "an engine that answers nothing has not passed"


def test_parts_of_positions_can_be_ignored(tmp_path: Path) -> None:
    path = wrong(tmp_path, "if 'position' in reply:\n    reply['position']['steps'] = [1]")
    assert run("-c", "puerto-rico/08", "--", sys.executable, path)[0] == 1
    assert run("-c", "puerto-rico/08", "--ignore", "steps", "--", sys.executable, path)[0] == 0


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("import sys; sys.exit(3)", "the engine ended with status 3, asked about puerto-rico/trader/prices"),
        ("input(); print('hello')", "the engine's reply is no JSON: 'hello\\n'"),
    ],
)
def test_an_engine_that_does_not_speak(code: str, message: str) -> None:
    status, said = run("-c", "puerto-rico/08", "--", sys.executable, "-c", code)
    assert status == 2
    assert message in said


def test_an_engine_that_is_silent_or_not_there() -> None:
    silent = [sys.executable, "-c", "import time; time.sleep(100)"]
    status, said = run("-c", "puerto-rico/08", "--patience", "0.2", "--", *silent)
    assert (status, "the engine has not answered for 0.2 seconds" in said) == (2, True)
    status, said = run("-c", "puerto-rico/08", "--", "/nowhere/engine")
    assert (status, "the engine cannot be started" in said) == (2, True)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"cases": [', "game/01-mine.json: Expecting value: line 1"),
        ("[]", "game/01-mine.json: a chapter is an object with a list of 'cases'"),
        ('{"cases": [7]}', "game/01-mine.json: case 1: a case is an object"),
        (
            {**GOOD_CASE, "title": None},
            "game/01-mine.json: case 1 (mine/one): 'title' is not of the type str",
        ),
        ({**GOOD_CASE, "id": ...}, "game/01-mine.json: case 1 (without an id): 'id' is missing"),
        ({**GOOD_CASE, "position": ...}, "case 1 (mine/one): 'position' is missing"),
        ({**GOOD_CASE, "actions": ...}, "case 1 (mine/one): nothing is expected; one of actions, plays"),
        ({**GOOD_CASE, "actions": "settler"}, "case 1 (mine/one): 'actions' is not of the type list"),
        ({**GOOD_CASE, "plays": [{"action": "mayor"}]}, "(mine/one), play 1: 'chance' is missing"),
        ({**GOOD_CASE, "plays": ["mayor"]}, "(mine/one), play 1: a play is an object"),
        ({**GOOD_CASE, "scores": {"points": [1]}}, "(mine/one), scores: 'winners' is missing"),
        ({**GOOD_CASE, "perft": {"lines": [1]}}, "(mine/one), perft: 'chance' is missing"),
        ([GOOD_CASE, GOOD_CASE], "2 cases are called mine/one"),
        ([], "there are no cases here"),
    ],
)
def test_bad_files_are_told_with_their_place(tmp_path: Path, text: Any, message: str) -> None:
    """A file as text, as one case (... means that a key is missing) or as several."""
    if text:
        if isinstance(text, dict):
            text = [{key: part for key, part in text.items() if part is not ...}]
        (tmp_path / "game").mkdir()
        written = text if isinstance(text, str) else json.dumps({"cases": text})
        (tmp_path / "game" / "01-mine.json").write_text(written, encoding="utf-8")
    status, said = run("--cases", tmp_path, "--", sys.executable, ENGINE)
    assert status == 2
    assert message in said
    assert "Traceback" not in said


def test_a_word_that_names_nothing() -> None:
    status, said = run("-c", "nonsense", "--", sys.executable, ENGINE)
    assert status == 2
    assert "no chapter and no case is called nonsense" in said


def test_equal_positions_are_equal(runner: ModuleType) -> None:
    one = {
        "row": ["corn", "sugar"],
        "roles": {"mayor": 0},
        "players": [
            {"city": {"wharf": 0}, "display": ["well", {"sugar_mill": "hero"}]},
            {"money": 1, "secret": [["corn", "sugar"]]},
        ],
    }
    same = {
        "governor": 0,
        "row": ["sugar", "corn"],
        "roles": {"mayor": 0},
        "discards": [],
        "reshuffles": 1,
        "players": [
            {
                "money": 0,
                "city": {"wharf": 0},
                "display": [{"sugar_mill": "hero"}, "well"],
                "shown": ["well"],
            },
            {"money": 1, "secret": [["sugar"], ["corn"], []]},
        ],
    }
    assert runner.plain(one) == runner.plain(same)
    assert list(runner.differences(runner.plain(one), runner.plain(same))) == []
    for change, told in (
        ({"roles": {}}, "roles: expected"),
        ({"workers": 0}, "workers: expected"),
        ({"poster": 0}, "poster: expected"),
        (
            {"players": [one["players"][0], {"money": 1, "secret": [["corn"]]}]},
            "players[1].secret: expected",
        ),
        ({"stayed": [0]}, "stayed: expected"),
        ({"row": ["corn"]}, 'row: expected ["corn", "sugar"], found ["corn"]'),
        ({"players": one["players"][::-1]}, "players[0].city: expected"),
        ({"players": one["players"][:1]}, "players[1]: expected"),
    ):
        found = list(runner.differences(runner.plain(one), runner.plain({**one, **change})))
        assert found, change
        assert any(line.startswith(told.split(" expected")[0]) for line in found), found
