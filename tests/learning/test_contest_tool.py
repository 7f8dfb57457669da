"""tools/contest.py around the contest: here a stand-in for it that deals results as it is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import contest

MATCH = """
import json

def play_game(agents, seed, time_limit_s):
    assert time_limit_s == 1.0
    names = [getattr(agent, "label", "ours") for agent in agents]
    for agent in agents:
        agent.on_game_start(None)
    mask = [0] * 200
    mask[15] = 1
    for agent in agents:
        if hasattr(agent, "entry"):
            assert agent.act([0.0] * 293, mask) == 15
    seat = names.index("ours")
    won = seed % 2 == 0 or seat == 2
    other = (seat + 1) % 3
    return {"scores": [30 + (place == seat) for place in range(3)], "winners": [seat] if won else [seat, other],
            "timeouts": [0, 0, 0], "illegal": [0, 0, 0]}
"""
AGENT = """
class ActionValueAgent:
    label = "baseline"

    def on_game_start(self, model):
        pass
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in (("tournament/match.py", MATCH), ("agents/action_value_agent.py", AGENT)):
        path = tmp_path / "checkout" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (tmp_path / "checkout" / "tournament" / "__init__.py").write_text("")
    monkeypatch.setattr("sys.path", __import__("sys").path[:])
    for name in ("tournament", "tournament.match", "agents", "agents.action_value_agent"):
        monkeypatch.delitem(__import__("sys").modules, name, raising=False)
    return tmp_path / "checkout"


def test_games_go_round_the_seats_and_are_told(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert contest.main(["play", str(checkout), "--bot", "random", "--games", "6"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("random against ActionValue and ActionValue: 83.3 % of 6 games (")
    assert "0 late, 0 illegal, 6 fallbacks" in out  # the stand-in's observations are no game
    assert "seat 2: 100.0 %, 31.0 points against 30.0" in out


def test_what_was_played_is_kept_and_gone_on_with(checkout: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.json"
    command = ["play", str(checkout), "--bot", "random", "--out", str(out), "--games"]
    contest.main([*command, "4"])
    first = json.loads(out.read_text())
    assert [(game["seed"], game["seat"]) for game in first["games"]] == [(1, 0), (1, 1), (1, 2), (2, 0)]
    first["games"][0]["slowest"] = 99.0
    out.write_text(json.dumps(first))
    contest.main([*command, "7"])
    both = json.loads(out.read_text())
    assert len(both["games"]) == both["result"]["games"] == 7
    assert both["games"][0]["slowest"] == 99.0
    assert both["result"]["share"] == pytest.approx(5.5 / 7)


def test_other_games_are_not_mixed_in(checkout: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.json"
    contest.main(["play", str(checkout), "--bot", "random", "--out", str(out), "--games", "1"])
    with pytest.raises(SystemExit, match="holds games of random"):
        contest.main(["play", str(checkout), "--bot", "rules", "--out", str(out), "--games", "2"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "nowhere"], "no checkout of the contest"),
        (["play", "nowhere", "--against", "Nobody"], "takes one name or two of ActionValue"),
        (["play", "nowhere", "--against", "Random,Random,Random"], "takes one name or two"),
    ],
)
def test_mistakes_are_told(words: list[str], said: str) -> None:
    with pytest.raises(SystemExit, match=said):
        contest.main(words)


def test_the_interval_is_wilsons() -> None:
    games = [{"share": 1.0}] * 6 + [{"share": 0.0}] * 4
    share, low, high = contest.interval(games)
    assert (share, round(low, 4), round(high, 4)) == (0.6, 0.3127, 0.8318)


def test_packing_writes_an_entry(tmp_path: Path) -> None:
    out = tmp_path / "entry.py"
    assert contest.main(["pack", str(out), "--bot", "rules"]) == 0
    assert "class Gouverneur(" in out.read_text()
