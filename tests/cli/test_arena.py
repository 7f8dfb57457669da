"""`gouverneur arena` as somebody types it: what is said, what is kept, and what a kill leaves."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from cli.person import SRC, WAIT, Person, environment, run

RULES = "san-juan:first/2"
BOTS = Path(__file__).resolve().parents[1] / "arena" / "broken.py"


def arena(home: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    return run(home, "arena", *words, **more)


def found(folder: Path) -> Any:
    return json.loads((folder / "results.json").read_text(encoding="utf-8"))


def without_times(results: Any) -> Any:
    return {
        **results,
        "seconds": 0,
        "bots": [{**bot, "ms": 0} for bot in results["bots"]],
    }


def test_an_arena_tells_and_keeps_what_it_found(tmp_path: Path) -> None:
    said = arena(tmp_path, RULES, "random", "random", "--blocks", "9", "--seed", "30")
    assert said.returncode == 0, said.stderr
    assert not said.stderr
    assert f"{RULES}: 18 games in 9 blocks. All games that were asked for have been played." in said.stdout
    assert "Bot        Rating" in said.stdout
    (folder,) = tmp_path.glob("arena-san-juan-first-2-*")
    assert f"Report: {folder.name}/report.html" in said.stdout
    assert sorted(path.name for path in folder.iterdir()) == ["games.jsonl", "report.html", "results.json"]
    results = found(folder)
    assert results["ruleset"] == RULES
    assert [bot["name"] for bot in results["bots"]] == ["random", "random #2"]
    assert results["games"] == 18
    assert len((folder / "games.jsonl").read_text().splitlines()) == 10
    assert (
        "gouverneur arena san-juan:first/2 random random --blocks 9 --seed 30"
        in (folder / "report.html").read_text()
    )


def test_for_programs_there_is_one_line_of_json(tmp_path: Path) -> None:
    said = arena(
        tmp_path, RULES, "random", "random", "--games", "3", "--out", "here", "--json", "--workers", "1"
    )
    assert said.returncode == 0, said.stderr
    assert said.stdout.count("\n") == 1
    assert json.loads(said.stdout) == found(tmp_path / "here")
    assert json.loads(said.stdout)["games"] == 4, "whole blocks"


def test_it_speaks_three_languages(tmp_path: Path) -> None:
    said = arena(tmp_path, RULES, "random", "random", "--blocks", "1", "--lang", "nl").stdout
    assert "Waardering" in said
    assert "Er zijn te weinig ronden" in said


def test_a_bot_of_ones_own_enters_from_the_folder_one_is_in(tmp_path: Path) -> None:
    """Also if the file is called like a module of Python."""
    shutil.copy(BOTS, tmp_path / "random.py")
    safe = {"PYTHONSAFEPATH": "1", "PYTHONPATH": str(SRC)}  # as the installed command has it
    shutil.copy(BOTS, tmp_path / "mine.py")
    said = arena(
        tmp_path,
        RULES,
        "mine:raising",
        "mine:first_option",
        "--blocks",
        "2",
        "--out",
        "out",
        **safe,
    )
    assert said.returncode == 0, said.stderr
    results = found(tmp_path / "out")
    assert results["bots"][0]["faults"] == {"crash": 4}
    assert results["bots"][0]["win_share"]["mean"] == 0
    assert "mine:raising: 4 × Crash" in said.stdout
    assert "Crash by mine:raising in seat 1 — game 1 of block 1, deal 0" in said.stdout
    assert "RuntimeError: no idea what to do" in said.stdout
    position = next(line.strip() for line in said.stdout.splitlines() if line.startswith("  g1."))
    assert run(tmp_path, "perft", "--from", position, "--depth", "0", **safe).returncode == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([RULES, "random"], "an arena needs 2 to 20 bots"),
        ([RULES, "random", "rndom"], "there is no bot 'rndom'"),
        ([RULES, "random", "search:nodes=0"], "search:nodes=0"),
        ([RULES, "random", "nowhere:bot"], "No module named 'nowhere'"),
        ([RULES, "random", "ran\x1bdom"], "no name of a bot"),
        (["san-juan:third/2", "random", "random"], "gouverneur rulesets"),
        ([RULES, "random", "random", "--mixed"], "at least three bots"),
        ([RULES, "random", "random", "random", "--elo1", "20"], "between two bots"),
        ([RULES, "random", "random", "--elo0", "30"], "less than"),
        ([RULES, "random", "random", "--blocks", "0"], "--blocks"),
        ([RULES, "random", "random", "--blocks", "2", "--games", "2"], "either --games or --blocks"),
        ([RULES, "random", "random", "--workers", "2", "--dask", "tcp://x:1"], "--workers is for this machine"),
        ([RULES, "random", "random", "--until-width", "nan"], "--until-width"),
        ([RULES, "random", "random", "--dask", "tcp://127.0.0.1:1"], "no Dask cluster answers"),
        ([RULES, "random", "random", "--out", "file"], "file"),
    ],
)
def test_what_cannot_be_is_said_in_a_line_or_two(tmp_path: Path, words: list[str], said: str) -> None:
    (tmp_path / "file").write_text("")
    answer = arena(tmp_path, *words)
    assert answer.returncode == 2
    assert said in answer.stderr
    assert "Traceback" not in answer.stderr
    assert answer.stdout == ""
    assert not list(tmp_path.glob("arena-*"))


def test_without_the_extra_it_says_how_to_get_it(tmp_path: Path) -> None:
    (tmp_path / "absent" / "numpy").mkdir(parents=True)
    (tmp_path / "absent" / "numpy" / "__init__.py").write_text("raise ModuleNotFoundError(name='numpy')\n")
    answer = run(
        tmp_path, "arena", RULES, "random", "random",
        PYTHONPATH=os.pathsep.join([str(tmp_path / "absent"), environment(tmp_path)["PYTHONPATH"]]),
    )  # fmt: skip
    assert answer.returncode == 2
    assert "pip install 'gouverneur[strength]'" in answer.stderr


def test_games_that_are_there_are_gone_on_with_only_when_asked(tmp_path: Path) -> None:
    words = (RULES, "random", "random", "--out", "here")
    assert arena(tmp_path, *words, "--blocks", "2").returncode == 0
    again = arena(tmp_path, *words, "--blocks", "4")
    assert again.returncode == 2
    assert "--resume" in again.stderr
    more = arena(tmp_path, *words, "--blocks", "4", "--resume")
    assert more.returncode == 0, more.stderr
    assert "2 blocks were there already." in more.stderr
    assert found(tmp_path / "here")["blocks"] == 4
    other = arena(tmp_path, *words, "--blocks", "4", "--resume", "--seed", "9")
    assert other.returncode == 2
    assert "seed: 0 there, 9 now" in other.stderr


@pytest.mark.slow
def test_a_killed_arena_goes_on_to_the_same_results(tmp_path: Path) -> None:
    words = (RULES, "random", "random", "--blocks", "12", "--seed", "50")
    assert arena(tmp_path, *words, "--out", "whole").returncode == 0
    journal = tmp_path / "killed" / "games.jsonl"
    kills = 0
    for blocks in (1, 4, 7):
        process = subprocess.Popen(
            [sys.executable, "-m", "gouverneur.cli", "arena", *words, "--out", "killed", "--resume"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment(tmp_path), cwd=tmp_path,
        )  # fmt: skip
        until = time.monotonic() + WAIT
        while time.monotonic() < until and process.poll() is None:
            if journal.exists() and journal.read_bytes().count(b"\n") > blocks:
                break
            time.sleep(0.01)
        kills += process.poll() is None
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert kills == 3, "it was killed in the middle"
    before = journal.read_bytes()
    assert 8 <= before.count(b"\n") < 13
    with journal.open("ab") as file:
        file.write(b'{"block":11,"games":[{"sh')  # as if the last kill had come while it wrote
    said = arena(tmp_path, *words, "--out", "killed", "--resume")
    assert said.returncode == 0, said.stderr
    assert journal.read_bytes().startswith(before), "what was on the disk stayed there"
    assert without_times(found(tmp_path / "killed")) == without_times(found(tmp_path / "whole"))


@pytest.mark.slow
def test_rooms_end_when_their_arena_is_killed(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "gouverneur.cli", "arena", RULES, "random", "random", "--blocks", "500"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment(tmp_path), cwd=tmp_path,
    )  # fmt: skip
    until = time.monotonic() + WAIT
    while not (pids := children(process.pid)) and time.monotonic() < until:
        time.sleep(0.05)
    assert pids
    time.sleep(1)
    process.send_signal(signal.SIGKILL)
    process.wait()
    while any(Path(f"/proc/{pid}").exists() for pid in pids) and time.monotonic() < until:
        time.sleep(0.1)
    assert not [pid for pid in pids if Path(f"/proc/{pid}").exists()]


def children(pid: int) -> list[int]:
    """What a process has started, by way of any of its threads."""
    if not Path("/proc/self/task").exists():
        pytest.skip("only Linux tells whose child a process is")
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def test_a_bar_shows_how_far_it_is_and_ctrl_c_leaves_in_good_order(tmp_path: Path) -> None:
    with Person(tmp_path, "arena", RULES, "random", "random", "--blocks", "2000") as person:
        person.wait_for(f"{RULES}  [")
        person.wait_for("random ")
        person.interrupt()
        assert person.wait_for_end() == 130
        screen = person.screen
    assert "It was broken off; it can go on where it is." in screen
    assert f"To go on: gouverneur arena {RULES} random random --blocks 2000 --resume" in screen
    assert "Traceback" not in screen
    (folder,) = tmp_path.glob("arena-*")
    assert found(folder)["stopped"] == "interrupted"
    assert found(folder)["blocks"] > 0


def test_a_sequential_test_is_told(tmp_path: Path) -> None:
    shutil.copy(BOTS, tmp_path / "mine.py")
    said = arena(tmp_path, RULES, "random", "mine:raising", "--elo1", "100")
    assert said.returncode == 0, said.stderr
    assert "The sequential test came to its verdict." in said.stdout
    assert "Verdict: random is stronger: a lead of +100 Elo" in " ".join(said.stdout.split())
