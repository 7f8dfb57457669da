"""A game in the terminal, typed line by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from gouverneur import Table
from gouverneur.cli import main
from gouverneur.languages import Language
from gouverneur.records import Record

pytestmark = pytest.mark.usefixtures("home")


def play(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, ["play", *words], input=typed)


def kept(home: Path) -> list[Path]:
    return sorted((home / "config" / "gouverneur" / "games").glob("*.gvr"))


@pytest.mark.parametrize(
    "name",
    [
        "san-juan:first/2",
        "san-juan:second+new-buildings/3",
        "puerto-rico:2002/5",
        "puerto-rico:2020+new-buildings+nobles+buccaneer+festival/2",
    ],
)
def test_a_whole_game_can_be_played_by_numbers(name: str, home: Path) -> None:
    done = play(name, "--seed", "5", typed="1\n" * 2500)
    assert done.exit_code == 0, done.output[-500:]
    assert "The game is over." in done.output
    assert re.search(r"You win!|wins\.|share the victory", done.output)
    (path,) = kept(home)
    record = Record.from_text(path.read_text())
    assert record.result is not None
    assert record.end().over


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_game_in_every_language(language: str) -> None:
    typed = "?\ntable\nlog\nwhy 1\ncost 1\nundo\nhelp SJ-BLD-05\n\n" + "1\n" * 60
    for name in ("san-juan:second+new-buildings/2", "puerto-rico:2020+nobles/3"):
        done = play(name, "--seed", "5", "--lang", language, typed=typed)
        assert done.exit_code == 0, done.output[-500:]
        for said in {
            "en": ("Choose a role", "\nRoles ", "  hand " if "juan" in name else "\n  island "),
            "de": ("Wähle eine Rolle", "\nRollen ", "  Hand " if "juan" in name else "\n  Insel "),
            "nl": ("Kies een rol", "\nRollen ", "  hand " if "juan" in name else "\n  eiland "),
        }[language]:
            assert said in done.output, said
        assert ("\nRoles " in done.output) == (language == "en")


def test_words_numbers_and_beginnings_are_understood() -> None:
    done = play("--seed", "3", typed="b\nchap\n1 2\nquit\n")
    assert "You take the builder." in done.output
    assert "You build the chapel." in done.output
    assert "You left the game." in done.output


def test_a_turn_of_several_things_is_typed_at_once_or_bit_by_bit() -> None:
    at_once = play("--seed", "3", typed="builder\nbuild chapel, pay coffee, pay city\nlog\n")
    bit_by_bit = play("--seed", "3", typed="builder\n2\n1\n2\nlog\n")
    for done in (at_once, bit_by_bit):
        assert "You pay a coffee roaster and a city hall for the chapel." in done.output, done.output
    assert "Chosen: Build the chapel" in bit_by_bit.output


def test_workers_are_placed_by_a_letter() -> None:
    """A whole turn that nothing beats has a letter."""
    table = Table("puerto-rico:2020/3", seed=1)
    position = table.position()
    position["players"][0] |= {
        "island": {"corn": 2, "indigo": 2},
        "city": {"small_indigo_plant": 0},
        "idle": 0,
    }
    done = play(
        "--from", Table.from_position(position, seed=1).position().to_text(), typed="mayor\n1\na\nlog\nquit\n"
    )
    assert "All at once:" in done.output, done.output
    assert re.search(r"^ a .*, ", done.output, re.MULTILINE)


def test_a_line_is_done_whole_or_not_at_all() -> None:
    done = play("--seed", "3", typed="builder, producer\n1 2\nlog\nquit\n")
    assert done.output.count("The turn is complete before that.") == 2
    assert "Nothing has happened yet." in done.output


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("nonsense", "Nothing here is called “nonsense”"),
        ("99", "There is no number 99; they go from 1 to 5."),
        ("0", "There is no number 0"),
        ("p", "“p” fits several: Take the producer, Take the prospector"),
        ("why", "Say what: why take the builder"),
        ("why 1", "That can be done."),
        ("why build palace", "That is not asked now. [SJ-ROL-02]"),
        ("undo", "There is nothing to take back."),
        ("help nothing of the kind", "There is no help about “nothing of the kind”."),
        (",;", "Nothing here is called"),
        ("\x1b[2J\x07", "Nothing here is called “[2J”"),
        ("x" * 5000, "Nothing here is called"),
        ("1" * 4000, "There is no number"),
        ("b\u0000uilder{$x}", "Nothing here is called “b uilder{$x}”"),
    ],
)
def test_what_cannot_be_done_is_explained_and_asked_again(line: str, said: str) -> None:
    done = play("--seed", "3", typed=f"{line}\nquit\n")
    assert done.exit_code == 0, done.output
    assert said in re.sub(r"\s+", " ", done.output)
    assert done.output.count("Choose a role>") == 2


def test_what_the_rules_forbid_is_said_with_the_rule() -> None:
    done = play("--seed", "3", typed="builder\nbuild palace\npalace\nwhy palace\nquit\n")
    assert done.output.count("SJ-BLD-02") == 3, done.output


def test_costs_are_told_with_their_sources() -> None:
    done = play("--seed", "3", typed="builder\ncost build chapel\ncost pass\nquit\n")
    assert "cost +3, privilege -1: 2" in done.output
    assert "It costs nothing" in done.output


def test_choices_are_taken_back_one_by_one(home: Path) -> None:
    done = play("--seed", "3", typed="builder\n2\nundo\nundo\nprospector\nquit\n")
    assert "Taken back." in done.output
    assert "You take the prospector." in done.output
    record = Record.from_text(kept(home)[0].read_text())
    assert record.turns[0].words == ("prospector",)


def test_bots_do_the_same_after_a_choice_was_taken_back() -> None:
    straight = play("--seed", "3", typed="builder\npass\nlog 99\nquit\n").output
    detour = play("--seed", "3", typed="builder\n1\n1\nundo\nundo\npass\nlog 99\nquit\n").output
    told = straight[straight.index("log 99") : straight.index("You left")]
    assert told in detour


def test_help_is_there_for_everything() -> None:
    typed = "help\nhelp library\nhelp gold_mine\nhelp gold\nhelp builder\nhelp SJ-BLD-05\nhelp r-12\nquit\n"
    done = play("--seed", "3", typed=typed)
    for said in ("why something is not possible", "Doubles the privilege", "Cost 5, 3 points, 3 times in the deck.", "Rules: SJ-LIB-01", "Gold mine:", "Reductions add up, floor 0", "R-12"):  # fmt: skip
        assert said in done.output, said
    german = play("--seed", "3", "--lang", "de", typed="hilfe Bibliothek\nzurück\nende\n")
    assert "Bibliothek: " in german.output
    assert "Du hast das Spiel verlassen." in german.output
    board = play("puerto-rico:2020/3", "--seed", "3", typed="help harbor\nquit\n")
    assert "Cost 8, 3 points, 1 circle, row 3." in board.output


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_examples_of_help_can_be_typed(language: str) -> None:
    done = play("--seed", "3", "--lang", language, typed="help\nquit\n")
    why = {"en": "why", "de": "warum", "nl": "waarom"}[language]
    example = re.search(rf": {why} (.+)$", re.sub(r"\n {6,}", " ", done.output), re.MULTILINE)
    assert example
    done = play("--seed", "3", "--lang", language, typed=f"{why} {example[1]}\n{example[1]}\nquit\n")
    assert Language(language).phrase("terminal-possible") in done.output
    assert {"en": "You take", "de": "Du nimmst", "nl": "Je neemt"}[language] in done.output


@pytest.mark.parametrize(
    ("bots", "kinds", "shown"),
    [
        ("", ["bot:regular", "bot:regular"], ["0 Ana, regular", "1 Blas, regular"]),
        ("novice", ["bot:novice", "bot:novice"], ["0 Ana, novice"]),
        ("random, strong", ["bot:random", "bot:strong"], ["0 Ana, random", "1 Blas, strong"]),
        (
            "search:nodes=20,ms=900,casual",
            ["bot:search:nodes=20,ms=900", "bot:casual"],
            ["search:nodes=20,ms=900"],
        ),
    ],
)
def test_the_bots_and_the_seat_can_be_chosen(
    bots: str, kinds: list[str], shown: list[str], home: Path
) -> None:
    named = ["--bots", bots] if bots else []
    done = play("puerto-rico:2020/3", "--seat", "2", *named, "--seed", "1", typed="1\nquit\n")
    assert done.exit_code == 0, done.output
    for words in ("2 You", *shown):
        assert words in done.output
    record = Record.from_text(kept(home)[0].read_text())
    assert [seat.kind for seat in record.seats] == [*kinds, "human"]
    again = play("--resume", typed="undo\n1\nquit\n")
    assert again.exit_code == 0, again.output
    assert Record.from_text(kept(home)[0].read_text()) == record  # as the same bots do it again


def test_a_bot_that_is_known_no_more_gives_its_seat_to_a_regular_one(home: Path) -> None:
    play("--seed", "3", "--bots", "casual", typed="builder\nquit\n")
    (path,) = kept(home)
    path.write_text(path.read_text().replace("(bot:casual)", "(bot:of-old)", 1))
    done = play("--resume", typed="quit\n")
    assert "Blas, regular" in done.output
    assert "Carmen, casual" in done.output


@pytest.mark.parametrize(
    ("language", "name"), [("en", "1 Blas, master"), ("de", "1 Blas, Meister"), ("nl", "1 Blas, meester")]
)
def test_levels_have_their_words_in_every_language(language: str, name: str) -> None:
    assert name in play("--seed", "3", "--bots", "master,casual", "--lang", language, typed="quit\n").output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["san-juan:fisrt/3"], "did you mean 'first'?"),
        (["san-juan:first/2", "--seat", "2"], "has the seats 0 to 1"),
        (["--seat", "watching"], "has the seats 0 to 2"),
        (["--seat", "x"], "a seat is a number"),
        (
            ["--bots", "clever"],
            "There is no bot clever. There are: novice, casual, regular, strong, expert, master",
        ),
        (["--bots", "master,clever", "--lang", "de"], "Den Bot clever gibt es nicht. Es gibt: novice,"),
        (["--bots", "master,", "--lang", "nl"], "Er zijn: novice,"),
        (["--bots", "search:nodes=lots"], "There is no bot search:nodes=lots."),
        (["--bots", "search:ms=" + "9" * 5000], "There is no bot search:ms=9"),
        (["--bots", "{$x}\x1b[2J"], "There is no bot"),
        (
            ["--bots", "random,random,random"],
            "for each of the 2 other seats of san-juan:first/3; these are 3",
        ),
        (["--lang", "xx"], "is not one of"),
        (["--seed", "-1"], "a deal is a number from 0 to"),
        (["--from", "g1.nonsense"], "cannot be played"),
        (["--from", "g1.ä"], "cannot be played"),
        (["--from", "no-such-file"], "No such file"),
        (["--from", "/"], "/: "),
        (["--resume"], "there is no game to go on with"),
        (["--resume", "--seed", "1"], "leave out"),
    ],
)
def test_wrong_words_end_with_status_2(words: list[str], said: str) -> None:
    done = play(*words)
    assert done.exit_code == 2
    assert said in done.stderr
    assert not done.stdout
    assert "Traceback" not in done.stderr


def test_a_position_can_be_played_on_from(home: Path) -> None:
    table = Table("puerto-rico:2020/3", seed=9)
    table.play("settler")
    (home / "table.json").write_text(table.position().to_json())
    (home / "table.txt").write_text(repr(table) + "\n")
    (home / "game.gvr").write_text(Record.of(table).to_text())
    for source in (table.position().to_text(), repr(table), *map(str, home.glob("*.*"))):
        done = play("--from", source, typed="1\nquit\n")
        assert done.exit_code == 0, done.output
        assert "You take the" in done.output or "plantation" in done.output
    assert play("san-juan:first/3", "--from", repr(table)).exit_code == 2
    (home / "table.json").write_text(table.position().to_json().replace("corn", "gold"))
    wrong = play("--from", str(home / "table.json"))
    assert wrong.exit_code == 2
    assert "gold" in wrong.stderr


def test_a_game_from_a_position_can_be_gone_on_with() -> None:
    table = Table("puerto-rico:2020/3", seed=9)
    table.play("settler")
    play("--from", repr(table), typed="1\nposition\n1\nquit\n")
    again = play("--resume", typed="quit\n")
    assert again.exit_code == 0, again.output
    assert "Welcome back to Puerto Rico" in again.output


def test_a_failure_of_ours_leaves_a_position_to_report(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    def fail(table: Table) -> list[object]:
        raise ZeroDivisionError("by a bug")

    typed = "builder\nquit\n"
    monkeypatch.setattr(Table, "proposals", fail)
    done = play("--seed", "3", typed=typed)
    assert done.exit_code == 2
    assert "ZeroDivisionError: by a bug" in done.stderr
    line = re.search(r"g1\.\S+", done.stderr)
    assert line
    monkeypatch.undo()
    assert Table.from_text(line[0]).ruleset.game == "san-juan"


def test_where_nothing_can_be_kept_one_can_play_all_the_same(home: Path) -> None:
    (home / "config").write_text("a file where a folder should be")
    done = play("--seed", "3", typed="builder\nquit\n")
    assert done.exit_code == 0
    assert done.output.count("This game is not kept") == 1
    assert "To see this deal again: gouverneur play san-juan:first/3 --seed 3" in done.output
