"""A game at a real terminal: a person types, interrupts, comes back, makes the window smaller."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals", allow_module_level=True)

from cli.person import Person, run
from gouverneur.records import Record

ROLE = "Choose a role> "


def kept(home: Path) -> list[Path]:
    return sorted((home / "config" / "gouverneur" / "games").glob("*.gvr"))


def answered(person: Person, line: str) -> str:
    """What is shown between a typed line and the next question; a new size alone shows the question again."""
    person.type(f"{line}\r")
    person.wait_for(f"{line}\n")
    return person.wait_for("> ")


def widest(screen: str) -> int:
    """Leaving out what has no blank to break at: names of files, and prompts with what is typed there."""
    lines = [line for line in screen.splitlines() if " " in line.strip() and "> " not in line]
    return max(len(line) for line in lines)


def test_a_first_game(tmp_path: Path) -> None:
    with Person(tmp_path, "play", "--seed", "3") as person:
        assert "San Juan (san-juan:first/3), deal 3." in person.wait_for("Type help for help.")
        shown = person.wait_for(ROLE)
        assert "coffee roaster" in shown
        assert "5 Take the prospector" in shown
        person.type("nonsense\r")
        assert "Nothing here is called “nonsense”" in person.wait_for(ROLE)
        person.type("help\r")
        assert "why something is not possible" in person.wait_for(ROLE)
        person.type("build\r")
        person.answer("2", "Build something, or pass> ")
        assert "Chosen: Build the chapel" in person.wait_for("to pay for the chapel> ")
        person.type("1 2\r")
        assert "You build the chapel." in person.wait_for("?> ")
        person.type("quit\r")
        person.wait_for("gouverneur play --resume")
        assert person.wait_for_end() == 0
        assert person.colours


@pytest.mark.parametrize("way", ["Ctrl-C", "Ctrl-D", "kill -9"])
def test_a_game_goes_on_after(way: str, tmp_path: Path) -> None:
    with Person(tmp_path, "play", "puerto-rico:2020/3", "--seed", "8", "--seat", "1") as person:
        person.wait_for("> ")
        person.type("1\r")
        person.wait_for("> ")
        if way == "Ctrl-C":
            person.type("half a li")
            person.wait_for("half a li")
            person.interrupt()
            person.wait_for("You left the game.")
            assert person.wait_for_end() == 130
        elif way == "Ctrl-D":
            person.end_input()
            person.wait_for("You left the game.")
            assert person.wait_for_end() == 0
        else:
            person.kill()
            person.wait_for_end()
        assert "Traceback" not in person.screen
        before = person.screen
    (path,) = kept(tmp_path)
    written = path.read_text()
    with Person(tmp_path, "play", "--resume") as person:
        shown = person.wait_for("> ")
        assert "Welcome back to Puerto Rico" in shown
        # The same question stands there, with the same answers.
        question = re.findall(r"^(.*?> )", before, re.MULTILINE)[-1]
        answers = re.findall(r"^ \d .*$", before.rpartition(question)[0], re.MULTILINE)[-2:]
        assert shown.endswith("\n".join([*answers, question]))
        person.type("undo\r")
        assert "Taken back." in person.wait_for("> ")
        person.type("1\r")
        person.wait_for("> ")
        person.type("quit\r")
        assert person.wait_for_end() == 0
    assert [path] == kept(tmp_path)
    assert path.read_text() == written  # undone and done again: bots and chance are as they were
    Record.from_text(written).end()


def test_who_has_to_wait_sees_who_is_thinking(tmp_path: Path) -> None:
    words = ("play", "--seed", "3", "--bots", "search:ms=400,random")
    with Person(tmp_path, *words, columns=60) as person:
        person.answer("prospector", ROLE)
        person.answer("1", "Draw from the pile> ")
        person.answer("quit", "> ")
        assert person.wait_for_end() == 0
        assert person.was_shown("Blas is thinking …\r")
        assert "thinking" not in person.screen
    piped = run(tmp_path, *words, typed="prospector\n1\nquit\n")
    assert "thinking" not in piped.stdout


def test_a_bot_can_be_interrupted(tmp_path: Path) -> None:
    with Person(tmp_path, "play", "--seed", "3", "--bots", "search:ms=3000") as person:
        person.answer("prospector", ROLE)
        person.answer("1", "Draw from the pile> ")
        while not person.was_shown("thinking"):
            assert person.look()
        person.type("\x03")
        person.wait_for("You left the game.")
        assert person.wait_for_end() == 130


def test_whoever_comes_back_is_offered_his_game(tmp_path: Path) -> None:
    with Person(tmp_path, "play", "--seed", "3") as person:
        person.answer("builder", ROLE)
        person.answer("quit", "pass> ")
        person.wait_for_end()
    with Person(tmp_path, "play") as person:
        asked = person.wait_for("[Y/n] ")
        assert "You have not finished a game of san-juan:first/3" in asked
        person.type("\r")
        assert "Welcome back" in person.wait_for("Build something, or pass> ")
        person.end_input()
        person.wait_for_end()
    with Person(tmp_path, "play", "--lang", "de") as person:
        person.wait_for("[J/n] ")
        person.type("n\r")
        person.wait_for("> ")
        person.interrupt()
        assert person.wait_for_end() == 130
    assert len(kept(tmp_path)) == 2
    with Person(tmp_path, "play", "puerto-rico:2020/3") as person:  # another game than the one that was left
        person.wait_for("Puerto Rico (puerto-rico:2020/3)")
        person.kill()


def test_a_window_may_be_narrow_and_change_its_size(tmp_path: Path) -> None:
    name = "puerto-rico:2020+new-buildings+nobles+buccaneer+festival/4?draft=mixed"
    with Person(tmp_path, "play", name, "--seed", "8", columns=40) as person:
        narrow = person.wait_for("> ")
        person.type("help\r")
        narrow += person.wait_for("> ")
        assert widest(narrow) <= 40, narrow
        person.resize(100)
        wide = answered(person, "table")
        assert 90 <= widest(wide) <= 100
        person.resize(40)
        assert widest(answered(person, "table")) <= 40
        person.resize(10)
        answered(person, "table")
        person.end_input()
        assert person.wait_for_end() == 0


@pytest.mark.parametrize("variable", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_colour_can_be_switched_off(variable: dict[str, str], tmp_path: Path) -> None:
    with Person(tmp_path, "play", "--seed", "3", **variable) as person:
        person.answer("quit", ROLE)
        assert person.wait_for_end() == 0
        assert not person.colours


def test_what_is_piped_has_no_colour_and_shows_what_was_typed(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--seed", "3", typed="builder\nquit\n")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "Choose a role> builder\n" in done.stdout
    assert not done.stderr


def test_lines_that_are_no_text_do_no_harm(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--seed", "3", typed=b"\xff\xfe\x00\nbuil\xc3\n\xf0\x9f\x98\x80\nbuilder\n")
    assert done.returncode == 0, done.stderr
    assert "You take the builder." in done.stdout
    ascii_only = run(tmp_path, "play", "--seed", "3", typed="x\n", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert ascii_only.returncode == 0, ascii_only.stderr


def test_a_long_wait_has_a_bar_at_a_terminal_only(tmp_path: Path) -> None:
    words = ("simulate", "san-juan:first/4", "--games", "400")
    with Person(tmp_path, *words) as person:
        person.wait_for("[#")
        assert person.wait_for_end() == 0
        assert "100%" in person.screen
    piped = run(tmp_path, *words)
    assert not piped.stderr
    with Person(tmp_path, "simulate", "san-juan:first/4", "--games", "2") as person:
        assert person.wait_for_end() == 0
        assert "%" not in person.screen.partition("2 random games")[0]
