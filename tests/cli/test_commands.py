"""The command line as a person types it."""

from __future__ import annotations

import json
import re

import pytest
from click.testing import CliRunner, Result

from gouverneur.cli import main


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(words), input=typed)


def test_a_whole_game_can_be_played_by_numbers() -> None:
    played = run("play", "san-juan:first/2", "--seed", "5", typed="1\n" * 2000)
    assert played.exit_code == 0, played.output
    assert "The game is over." in played.output
    assert "Won by:" in played.output


def test_words_numbers_and_beginnings_are_understood() -> None:
    played = run("play", "--seed", "3", typed="b\n2\nquit\n")
    assert "you take the builder" in played.output
    assert "you build chapel" in played.output
    assert "--seed 3" in played.output


def test_what_cannot_be_done_is_explained_and_asked_again() -> None:
    played = run("play", "--seed", "3", typed="nonsense\nbuilder\nbuild palace\n99\nwhy build palace\nquit\n")
    assert "'nonsense' is not an action; options here: builder" in played.output
    assert played.output.count("there is no palace to choose [SJ-BLD-02]") == 2
    assert "'99' is not an action" in played.output
    assert played.exit_code == 0


def test_an_ambiguous_beginning_names_what_it_fits() -> None:
    played = run("play", "--seed", "3", typed="p\nquit\n")
    assert "'p' fits several options: producer, prospector" in played.output


def test_costs_are_told_with_their_sources() -> None:
    played = run("play", "--seed", "3", typed="builder\ncost build chapel\nquit\n")
    assert "printed +3, privilege -1: 2" in played.output


def test_a_choice_can_be_taken_back() -> None:
    played = run("play", "--seed", "3", typed="undo\nbuilder\nundo\nprospector\nquit\n")
    assert "There is nothing to take back." in played.output
    assert "you take the prospector" in played.output


def test_the_end_of_the_input_leaves_the_game() -> None:
    played = run("play", "--seed", "3", typed="builder\n")
    assert played.exit_code == 0
    assert "You left the game." in played.output


def test_help_and_table_do_not_use_up_the_decision() -> None:
    played = run("play", "--seed", "3", typed="help\ntable\nbuilder\nquit\n")
    assert "why something cannot be done" in played.output
    assert re.search(r"^ seat 0 +1 of 12 buildings   4 cards in hand", played.output, re.MULTILINE)
    assert "seat 1 " in played.output
    assert "you take the builder" in played.output


@pytest.mark.parametrize("command", ["play", "perft"])
def test_a_wrong_ruleset_is_one_clear_line(command: str) -> None:
    wrong = run(command, "san-juan:fisrt/3")
    assert wrong.exit_code == 1
    assert "unknown edition of san-juan: 'fisrt'" in wrong.output
    assert "did you mean 'first'?" in wrong.output
    assert "Traceback" not in wrong.output


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    wrong = run("play", "san-juan:first/2", "--seat", "2")
    assert wrong.exit_code == 2
    assert "has the seats 0 to 1" in wrong.output


def test_perft_counts_each_depth() -> None:
    counted = run("perft", "san-juan:first/2", "--depth", "4", "--seed", "0")
    assert counted.output == "0 1\n1 5\n2 15\n3 44\n4 129\n"


def test_simulate_counts_games_scores_and_endings() -> None:
    report = json.loads(run("simulate", "san-juan:second+new-buildings/3", "--games", "20", "--json").stdout)
    assert report["games"] == 20
    assert sum(report["endings"].values()) == 20
    assert [place["place"] for place in report["places"]] == [0, 1, 2]
    assert sum(place["win_share"] for place in report["places"]) == pytest.approx(1, abs=0.001)
    again = json.loads(run("simulate", "san-juan:second+new-buildings/3", "--games", "20", "--json").stdout)
    assert {**again, "games_per_s": 0} == {**report, "games_per_s": 0}


def test_simulate_prints_a_table() -> None:
    said = run("simulate", "san-juan:first/2", "--games", "5").stdout
    assert "5 random games of san-juan:first/2, seeds from 0" in said
    assert "twelve_buildings" in said


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--games", "many"], ["--seed", "-1"]])
def test_simulate_refuses_wrong_numbers(wrong: list[str]) -> None:
    assert run("simulate", "san-juan:first/2", *wrong).exit_code == 2


@pytest.mark.parametrize(
    "name", ["puerto-rico:2020/2", "puerto-rico:2002/5", "san-juan:second+new-buildings/3"]
)
def test_any_game_can_be_played_to_its_end(name: str) -> None:
    done = run("play", name, "--seed", "4", typed="table\n" + "1\n" * 3000)
    assert done.exit_code == 0, done.output[-500:]
    assert "The game is over." in done.output
    assert "your points so far" in done.output


def test_what_the_modules_add_is_shown() -> None:
    modules = "puerto-rico:2020+new-buildings+nobles+buccaneer+festival/3"
    drafting = run("play", modules, "--seed", "1", typed="1\ntable\nquit\n")
    assert "cost 10: " in drafting.output
    assert "festival:" not in drafting.output
    playing = run("play", f"{modules}?draft=mixed", "--seed", "1", typed="table\n" + "1\n" * 20 + "table\n")
    assert "The draft:" not in playing.output
    assert "festival: three " in playing.output
    assert "on the office 1" in playing.output
    assert "wanted poster: " in playing.output
    assert "noble)" in playing.output
