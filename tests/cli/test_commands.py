"""Each command as a newcomer types it: what is printed, where, and with which status."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from cli.person import run
from gouverneur import Table, __version__
from gouverneur.cli import main
from gouverneur.records import RULES_VERSION, Record, Seat, Turn

COMMANDS = (
    "play",
    "replay",
    "check",
    "rules",
    "rulesets",
    "simulate",
    "arena",
    "perft",
    "serve",
    "version",
    "completion",
)


def data(home: Path, *words: str) -> Any:
    said = run(home, *words, "--json")
    assert said.returncode == 0, said.stderr
    assert not said.stderr
    assert said.stdout.count("\n") == 1
    return json.loads(said.stdout)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game of two, written down."""
    table = Table("san-juan:first/2", seed=7)
    while not table.over:
        table.play(table.options[0])
    path = tmp_path / "game.gvr"
    path.write_text(
        Record.of(table, seats=[Seat("Anna"), Seat("Ben", "bot:random")], date="2026-07-31").to_text()
    )
    return path


# -- looking around ------------------------------------------------------------------------------------


def test_help_names_every_command_and_how_to_complete(tmp_path: Path) -> None:
    for words in ((), ("-h",), ("--help",)):
        said = run(tmp_path, *words)
        text = said.stdout + said.stderr
        assert "Usage: gouverneur" in text
        assert all(re.search(rf"^  {command} ", text, re.MULTILINE) for command in COMMANDS)
        assert "gouverneur completion" in text
    for command in COMMANDS:
        said = CliRunner().invoke(main, [command, "--help"], prog_name="gouverneur")
        assert said.output.startswith(f"Usage: gouverneur {command} ")
    for typed, hint in (
        ("ruls", "did you mean rules?"),
        ("nonsense", "there are: arena, check, completion, "),
    ):
        wrong = run(tmp_path, typed)
        assert wrong.returncode == 2
        assert f"there is no command '{typed}'; {hint}" in wrong.stderr


def test_version(tmp_path: Path) -> None:
    said = run(tmp_path, "version").stdout
    assert said.startswith(f"gouverneur {__version__}, interpreted, Python 3.")
    assert "rules of san-juan: version " in said
    found = data(tmp_path, "version")
    assert found["version"] == __version__
    assert found["compiled"] is False
    assert found["rules"] == dict(RULES_VERSION)
    assert set(found) == {"version", "compiled", "python", "rules"}


def test_rulesets_tells_what_a_ruleset_may_name(tmp_path: Path) -> None:
    said = run(tmp_path, "rulesets").stdout
    for words in (
        "san-juan:first",
        "2–4 players",
        "while a guard room is in play",
        "such as hut.cost:1,bank.vp:3",
        "+new-buildings",
        "setup_variant",
        "keep_4_of_5_6_7_8",
        "+festival",
    ):
        assert words in said
    found = data(tmp_path, "rulesets")
    assert [game["game"] for game in found] == ["san-juan", "puerto-rico"]
    for game in found:
        assert set(game) == {"game", "name", "editions", "modules", "options"}
        for edition in game["editions"]:
            table = Table(edition["example"], seed=0)
            assert table.ruleset.players == edition["players"][-1]
        for option in game["options"]:
            assert option["meaning"]
            assert option["free_text"] or option["default"] == option["values"][0]
            assert set(option["value_names"]) == set(option["values"])
    german = run(tmp_path, "rulesets", "--lang", "de").stdout
    for words in (
        "Ein Regelwerk",
        "Zweite Ausgabe, 2–4 Spieler",
        "Hausregeln",
        "solange eine Wachstube steht",
    ):
        assert words in german
    assert not re.search(r"\d players|edition|Options|House", german)


# -- rules -----------------------------------------------------------------------------------------------


def test_a_rule_with_all_that_belongs_to_it(tmp_path: Path) -> None:
    said = " ".join(run(tmp_path, "rules", "sj-bld-03").stdout.split())
    for words in (
        "SJ-BLD-03 The card does not pay for itself",
        "San Juan, German, 2004 [002]",
        "R-12",
        "tests/scenarios/",
    ):
        assert words in said
    (found,) = data(tmp_path, "rules", "SJ-BLD-03")
    (rule,) = found["rules"]
    assert found["game"] == "san-juan"
    assert rule["title"] == "The card does not pay for itself"
    assert {source["code"] for source in rule["sources"]} == {"000", "002", "004"}
    assert {ruling["id"] for ruling in rule["rulings"]} >= {"R-12", "R-59"}
    assert any("test_builder.py" in test for test in rule["tests"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["hacienda"], "PR-HAC-01"),
        (["Hazienda"], "PR-HAC-01"),
        (["gold", "mine"], "SJ-PRO-04"),
        (["gold_mine"], "SJ-PRO-04"),
        (["goudgroeve"], "SJ-PRO-04"),
        (["councillor"], "SJ-COU-01"),
        (["Vorarbeiter"], "PR-MAY-01"),
        (["PR-BUC"], "PR-BUC-14"),
        (["R-22", "--game", "puerto-rico"], "Reshuffle timing"),
        (["reshuffle"], "R"),
        ([], "4.7 Builder phase (16): SJ-BLD"),
    ],
)
def test_rules_are_found_by_any_word(words: list[str], said: str, tmp_path: Path) -> None:
    done = run(tmp_path, "rules", *words)
    assert done.returncode == 0, done.stderr
    assert said in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 100


@pytest.mark.parametrize("word", ["xyzzy", f"SJ-XXX-{99}", "R-999", "(", "\\", "*", "_", "libary"])
def test_what_is_in_no_rule_is_said(word: str, tmp_path: Path) -> None:
    done = run(tmp_path, "rules", word)
    assert done.returncode == 2
    assert "is called" in done.stderr
    assert not done.stdout
    assert ("did you mean library?" in done.stderr) == (word == "libary")


def test_ids_are_proposed_as_they_are_written(tmp_path: Path) -> None:
    assert re.search(r"did you mean PR-HAC-[0-9]+", run(tmp_path, "rules", "pr-hac-99").stderr)


def test_no_rule_says_its_title_twice(tmp_path: Path) -> None:
    said = run(tmp_path, "rules", "library").stdout
    assert "Builder with occupied library: pays 2 less." in said
    assert "`" not in said
    assert "less.: Builder" not in said


# -- records -----------------------------------------------------------------------------------------------


def test_a_game_is_told_again(game: Path, tmp_path: Path) -> None:
    said = run(tmp_path, "replay", str(game)).stdout
    assert "san-juan:first/2, 2026-07-31" in said
    assert "0 Anna (human), 1 Ben (bot:random)" in said
    assert re.search(r"^ +1 (Anna|Ben) takes the builder\.$", said, re.MULTILINE)
    headings = re.findall(r"^-- Round (\d+), (?:Anna|Ben) is governor --$", said, re.MULTILINE)
    assert headings[:3] == ["1", "2", "3"]
    assert said.index("-- Round 1,") < said.index("takes the")
    assert re.search(r"^(Anna|Ben) wins\.\nAnna: \d+ \(on the cards \d+.*\)\nBen: \d+ ", said, re.MULTILINE)
    german = run(tmp_path, "replay", str(game), "--lang", "de").stdout
    assert "nimmt den Baumeister" in german
    assert re.search(r"^(Anna|Ben) gewinnt\.$", german, re.MULTILINE)


def test_what_is_written_beside_the_turns_is_told(game: Path, tmp_path: Path) -> None:
    record = replace(Record.from_text(game.read_text()), comment="A friendly game.")
    played = record.turns[0]
    assert isinstance(played, Turn)
    instead = [Turn(played.seat, ("prospector",)), Turn(played.seat, ("draw 1",), comment="Safe.")]
    game.write_text(record.with_comment(0, "Bold!").with_variation(0, instead).to_text())
    name = record.seats[played.seat].name
    said = run(tmp_path, "replay", str(game)).stdout
    assert "; A friendly game." in said
    assert "; Bold!\n     (\n" in said
    assert f"{name}: prospector\n" in said
    assert "; Safe." in said
    assert "; Bold!" in run(tmp_path, "replay", str(game), "--at", "1").stdout
    for words in (("--as", "0"), ("--as", "watching"), ("--as", "1", "--at", "1")):
        quiet = run(tmp_path, "replay", str(game), *words).stdout  # a note may give away what others hold
        assert not re.search("friendly|Bold|Safe|prospector, draw", quiet)


def test_seats_without_names_are_called_as_they_are_numbered(tmp_path: Path) -> None:
    table = Table("puerto-rico:2020/3", seed=1)
    table.play("trader")
    path = tmp_path / "game.gvr"
    path.write_text(Record.of(table, seats=[Seat(kind="bot"), Seat("Bob"), Seat("", "bot")]).to_text())
    said = run(tmp_path, "replay", str(path)).stdout
    assert "Seat 0 (bot), 1 Bob (human), Seat 2 (bot)" in said
    assert re.search(r"Nothing to sell: (Seat 0|Bob|Seat 2), \S+( \d)?, and ", said)
    assert "Seat 1" not in said
    assert "Seat 3" not in said


def test_what_others_hold_is_not_told(game: Path, tmp_path: Path) -> None:
    def drawn(*words: str) -> set[str]:
        said = run(tmp_path, "replay", str(game), *words).stdout
        return set(re.findall(r"(?:draws?|pays?) (?!\d|nothing)(.*?)(?: for the .*)?\.$", said, re.MULTILINE))

    everything, watching = drawn(), drawn("--as", "watching")
    mine = drawn("--as", "0")
    assert everything
    assert not watching
    assert mine < everything


def test_the_table_at_a_turn(game: Path, tmp_path: Path) -> None:
    record = Record.from_text(game.read_text())
    said = run(tmp_path, "replay", str(game), "--at", "5").stdout
    assert "Round 1" in said
    line = re.search(r"--from (g1\.\S+)", said)
    assert line
    assert Table.from_text(line[1]).position() == record.table_at(5).position()
    seen = run(tmp_path, "replay", str(game), "--at", "5", "--as", "1").stdout
    assert "as seen by Ben" in seen
    assert "g1." not in seen  # which would tell everything
    whole = data(tmp_path, "replay", str(game), "--at", "5")
    assert whole["position"] == line[1]
    mine = data(tmp_path, "replay", str(game), "--at", "5", "--as", "1")
    assert mine["table"] == json.loads(json.dumps(record.table_at(5).view(1)))
    assert "position" not in mine
    turns = data(tmp_path, "replay", str(game))
    assert len(turns["turns"]) == turns["plies"] == len(record.turns)
    assert turns["over"] is True
    assert all(event["sentence"] for turn in turns["turns"] for event in turn["events"])


def test_a_view_of_one_seat_is_told_as_it_is(game: Path, tmp_path: Path) -> None:
    game.write_text(Record.from_text(game.read_text()).seen_by(1).to_text())
    said = run(tmp_path, "replay", str(game))
    assert said.returncode == 0, said.stderr
    assert "You take the" in said.stdout
    assert said.stdout.count("-- Round 1, ") == 1
    assert re.search(r"^(Anna wins\.|You win!)\nAnna: \d+ ", said.stdout, re.MULTILINE)
    assert data(tmp_path, "replay", str(game))["events"]
    assert run(tmp_path, "replay", str(game), "--at", "2").returncode == 2
    assert run(tmp_path, "replay", str(game), "--as", "0").returncode == 2


def test_a_record_may_be_piped_in_and_may_be_json(game: Path, tmp_path: Path) -> None:
    record = Record.from_text(game.read_text())
    piped = run(tmp_path, "replay", "-", "--at", "3", typed=game.read_text())
    game.write_text(record.to_json())
    assert run(tmp_path, "replay", str(game), "--at", "3").stdout == piped.stdout
    assert run(tmp_path, "check", str(game)).returncode == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--at", "99999"], "there is no ply 99999"),
        (["--at", "-1"], "not in the range"),
        (["--as", "2"], "has the seats 0 to 1"),
        (["--as", "nobody"], "a seat is a number such as 0"),
        (["--game", "2"], "there is no game 2"),
    ],
)
def test_replay_refuses_what_is_not_there(words: list[str], said: str, game: Path, tmp_path: Path) -> None:
    done = run(tmp_path, "replay", str(game), *words)
    assert done.returncode == 2
    assert said in done.stderr


def test_a_record_that_does_not_fit_says_where_and_leaves_the_position(game: Path, tmp_path: Path) -> None:
    lines = game.read_text().splitlines()
    number = next(n for n, line in enumerate(lines) if re.match(r" +[01].*: build ", line))
    lines[number] = re.sub(r"build \w+", "build palace", lines[number])
    game.write_text("\n".join(lines) + "\n")
    done = run(tmp_path, "replay", str(game))
    assert done.returncode == 2
    assert f"Line {number + 1}:" in done.stderr
    line = re.search(r"g1\.\S+", done.stderr)
    assert line
    assert Table.from_text(line[0]).decision.kind == "build"
    checked = run(tmp_path, "check", str(game))
    assert checked.returncode == 1
    assert f"{game}:{number + 1}: " in checked.stdout
    assert line[0] in checked.stdout


def test_check_lists_every_problem_of_every_file(game: Path, tmp_path: Path) -> None:
    good = run(tmp_path, "check", str(game))
    assert (good.returncode, good.stdout) == (0, "")
    assert "1 file, 1 game: no problems" in good.stderr
    wrong = tmp_path / "wrong.gvr"
    wrong.write_text(
        "Gouverneur record 1\nRuleset: san-juan:first/2\nDate: yesterday\nNonsense\n\n  0: fly away!\n"
    )
    binary = tmp_path / "binary.gvr"
    binary.write_bytes(b"Gouverneur record 1\n\xff\xfe\n")
    empty = tmp_path / "empty.gvr"
    empty.write_text("")
    done = run(tmp_path, "check", str(game), str(wrong), str(binary), str(empty))
    assert done.returncode == 1
    places = re.findall(r"^(\S+?\.gvr):(\d+): ", done.stdout, re.MULTILINE)
    assert {(str(wrong), "3"), (str(wrong), "6"), (str(binary), "2"), (str(empty), "1")} <= set(places)
    report = json.loads(run(tmp_path, "check", str(game), str(wrong), "--json").stdout)
    assert [file["file"] for file in report["files"]] == [str(game), str(wrong)]
    assert report["files"][0]["problems"] == []
    assert {problem["line"] for problem in report["files"][1]["problems"]} >= {3, 6}
    assert report["problems"] == len(report["files"][1]["problems"])


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "de",
            {
                3: "Ein Datum schreibt sich 2026-07-31, nicht „yesterday“.",
                5: "Die Kopfzeile Date steht doppelt da, zuerst in Zeile 3.",
                7: "Nach dem Platz kommt ein Doppelpunkt",
            },
        ),
        (
            "nl",
            {
                3: "Een datum schrijf je als 2026-07-31, niet als ‘yesterday’.",
                5: "De kopregel Date staat er dubbel, voor het eerst in regel 3.",
                7: "Na de plaats komt een dubbele punt",
            },
        ),
    ],
)
def test_check_tells_a_damaged_record_in_your_language(
    language: str, told: dict[int, str], game: Path, tmp_path: Path
) -> None:
    wrong = tmp_path / "wrong.gvr"
    headers = "Ruleset: san-juan:first/2\nDate: yesterday\nSite: here\nDate: 2026-07-31"
    wrong.write_text(f"Gouverneur record 1\n{headers}\n\n  0 builder\n")
    done = run(tmp_path, "check", "--lang", language, str(wrong))
    lines = done.stdout.splitlines()
    assert len(lines) == len(told)
    for line, (number, words) in zip(lines, told.items(), strict=True):
        assert line.startswith(f"{wrong}:{number}: {words}")
    again = json.loads(run(tmp_path, "check", "--lang", language, "--json", str(wrong)).stdout)
    twice = again["files"][0]["problems"][1]
    assert (twice["key"], twice["arguments"]) == ("header-twice", {"name": "Date", "first": 3})
    assert twice["text"] == "Date is there twice; first in line 3"
    number = next(n for n, line in enumerate(game.read_text().splitlines(), 1) if ": build " in line)
    illegal = re.sub(r"build \w+", "build palace", game.read_text(), count=1)
    wrong.write_text(illegal)
    stopped = run(tmp_path, "check", "--lang", language, str(wrong)).stdout
    assert stopped.startswith(f"{wrong}:{number}: {'Zug' if language == 'de' else 'Beurt'} ")
    assert "build palace" in stopped.splitlines()[0]


def test_what_cannot_be_read_keeps_nothing_else_from_being_checked(game: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.gvr"
    wrong.write_text("Gouverneur record 1\nRuleset: san-juan:first/2\nNonsense\n")
    done = run(tmp_path, "check", "no-such-file", str(wrong), str(game))
    assert done.returncode == 2
    assert "Error: no-such-file: " in done.stderr
    assert f"{wrong}:3: " in done.stdout
    assert "2 files, 2 games: " in done.stderr
    report = json.loads(run(tmp_path, "check", "no-such-file", str(game), "--json").stdout)
    assert [("error" in file, file["games"]) for file in report["files"]] == [(True, 0), (False, 1)]


@pytest.mark.parametrize("path", ["no-such-file", "."])
@pytest.mark.parametrize("command", ["check", "replay"])
def test_a_file_that_cannot_be_read_is_status_2(command: str, path: str, tmp_path: Path) -> None:
    done = run(tmp_path, command, path)
    assert done.returncode == 2
    assert path in done.stderr
    assert "Traceback" not in done.stderr


# -- counting ------------------------------------------------------------------------------------------------


def test_perft_counts_each_depth(tmp_path: Path) -> None:
    assert (
        run(tmp_path, "perft", "san-juan:first/2", "--depth", "4").stdout == "0 1\n1 5\n2 15\n3 44\n4 129\n"
    )
    assert data(tmp_path, "perft", "san-juan:first/2", "--depth", "4")["lines"] == [1, 5, 15, 44, 129]
    table = Table("san-juan:first/2", seed=0)
    table.play("builder")
    from_there = run(tmp_path, "perft", "--from", repr(table), "--depth", "1")
    assert from_there.stdout == f"0 1\n1 {len(table.options)}\n"
    assert run(tmp_path, "perft").returncode == 2
    assert run(tmp_path, "perft", "san-juan:first/2", "--from", repr(table)).returncode == 2


def test_simulate_counts_games_scores_and_endings(tmp_path: Path) -> None:
    report = data(tmp_path, "simulate", "san-juan:second+new-buildings/3", "--games", "20")
    assert report["games"] == 20
    assert sum(report["endings"].values()) == 20
    assert [place["place"] for place in report["places"]] == [0, 1, 2]
    assert sum(place["win_share"] for place in report["places"]) == pytest.approx(1, abs=0.001)
    again = data(tmp_path, "simulate", "san-juan:second+new-buildings/3", "--games", "20")
    assert {**again, "games_per_s": 0} == {**report, "games_per_s": 0}
    said = run(tmp_path, "simulate", "san-juan:first/2", "--games", "5").stdout
    assert "5 random games of san-juan:first/2, seeds from 0" in said
    assert "twelve_buildings" in said


def test_simulate_lets_bots_play(tmp_path: Path) -> None:
    words = ("simulate", "san-juan:first/2", "--games", "3", "--bots", "regular,random")
    report = data(tmp_path, *words)
    assert [place["bot"] for place in report["places"]] == ["regular", "random"]
    assert report["places"][0]["win_share"] == 1
    assert {**data(tmp_path, *words), "games_per_s": 0} == {**report, "games_per_s": 0}
    said = run(tmp_path, "simulate", "san-juan:first/2", "--games", "1", "--bots", "novice").stdout
    assert "1 games of bots of san-juan:first/2" in said
    assert len(re.findall("%  novice$", said, re.MULTILINE)) == 2


def test_games_without_an_end_are_counted_apart(tmp_path: Path) -> None:
    """The first of these three games comes to where nobody can build any more. [SJ-END-05]"""
    words = ("simulate", "san-juan:second/3", "--seed", "3700000", "--games")
    one, three = (data(tmp_path, *words, number) for number in ("1", "3"))
    assert (one["unfinished"], one["endings"], one["places"]) == (1, {"unfinished": 1}, [])
    assert three["unfinished"] == 1
    assert sum(place["win_share"] for place in three["places"]) == pytest.approx(1, abs=0.001)
    assert three["longest"] == 3000
    said = run(tmp_path, *words, "3").stdout
    assert "1  unfinished" in said
    assert "SJ-END-05" in said
    assert "SJ-END-05" not in run(tmp_path, *words[:2], "--games", "2").stdout


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "san-juan:first/2", "--games", "1", "--bots", "clever"],
        ["simulate", "san-juan:first/2", "--games", "1", "--bots", "random,random,random"],
        ["simulate", "san-juan:first/2", "--games", "0"],
        ["simulate", "san-juan:first/2", "--games", "many"],
        ["simulate", "san-juan:first/2", "--seed", "-1"],
        ["simulate", "san-juan:first/9"],
        ["perft", "nonsense"],
        ["perft", "san-juan:first/2", "--depth", "99"],
    ],
)
def test_wrong_numbers_and_rulesets_are_status_2(words: list[str], tmp_path: Path) -> None:
    done = run(tmp_path, *words)
    assert done.returncode == 2
    assert "Error: " in done.stderr
    assert not done.stdout


def test_a_command_whose_extra_is_missing_says_how_to_get_it(tmp_path: Path) -> None:
    (tmp_path / "uvicorn.py").write_text("raise ModuleNotFoundError('no', name='uvicorn')")
    done = run(tmp_path, "serve", PYTHONPATH=f"{tmp_path}:{Path(__file__).resolve().parents[2] / 'src'}")
    assert done.returncode == 2
    assert "pip install 'gouverneur[server]'" in done.stderr
