"""Written games on the page: taken from a table, opened from a file, gone through turn by turn."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.person import Person
from gouverneur import Record
from gouverneur.records import Seat
from records_format.games import random_record, random_table
from server.processes import Serving

pytestmark = pytest.mark.slow

GAMES = ["san-juan:second+new-buildings/3", "puerto-rico:2020+new-buildings+nobles+buccaneer+festival/4"]


@pytest.fixture(params=[(1280, 800), (360, 740)], ids=["wide", "narrow"])
def person(browser: Browser, site: Serving, request: pytest.FixtureRequest) -> Iterator[Person]:
    person = Person(browser, site.address, *request.param)
    yield person
    person.close()


def written(name: str, turns: int = 10_000) -> Record:
    """A random game; the person sits at seat 1, and seat 0 has no name."""
    table = random_table(name, 8, turns)
    others = [Seat(f"Bot {seat}", "bot:random") for seat in range(2, table.ruleset.players)]
    return Record.of(table, seats=[Seat("", "bot:random"), Seat("Ann"), *others])


def open_text(person: Person, text: str | bytes) -> None:
    person.open("/?fast")
    data = text.encode() if isinstance(text, str) else text
    file = {"name": "game.gvr", "mimeType": "text/plain", "buffer": data}
    person.see("record-file").set_input_files(file)  # type: ignore[arg-type]
    person.wait()


def open_game(person: Person, text: str) -> None:
    open_text(person, text)
    person.page.wait_for_url("**/replay*")
    expect(person.see("replay-place")).to_be_visible()
    person.wait()


def place(person: Person) -> str:
    person.wait()
    return str(person.see("replay-place").inner_text())


def log_of(person: Person) -> list[str]:
    lines = person.see("log").locator("li > span:last-child, li.round").all_inner_texts()
    return [line.strip() for line in lines]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_gone_through_by_keys_and_buttons(person: Person, name: str) -> None:
    record = written(name)
    turns = len(record.turns)
    open_game(person, record.with_comment(11, "Was this wise?").to_text())
    assert place(person) == f"Turn 0 of {turns}"
    keys = person.page.keyboard
    for _ in range(12):
        keys.press("ArrowRight")
    expect(person.see("replay-place")).to_have_text(f"Turn 12 of {turns}")
    expect(person.page.locator(".steps")).to_contain_text("Was this wise?")
    twelve = log_of(person)
    assert len(twelve) >= 5
    assert not person.sticks_out()
    person.see("step-next").click()
    person.wait()
    assert log_of(person) != twelve
    person.see("step-back").click()
    person.wait()
    assert (place(person), log_of(person)) == (f"Turn 12 of {turns}", twelve)
    person.page.reload()  # where one was is not forgotten
    assert (place(person), log_of(person)) == (f"Turn 12 of {turns}", twelve)
    person.see("step-last").click()
    assert place(person) == f"Turn {turns} of {turns}"
    assert person.see("step-next").is_disabled()
    person.page.locator(".show-result").click()
    assert record.result is not None
    expect(person.see("result").locator("tfoot")).to_contain_text(str(max(record.result.totals)))
    keys.press("Escape")
    keys.press("Home")
    assert place(person) == f"Turn 0 of {turns}"
    assert log_of(person) == []
    assert not person.sticks_out()
    assert person.errors == []


def test_a_game_is_seen_from_each_seat(person: Person) -> None:
    record = written(GAMES[0], 30)
    table = record.end()
    open_game(person, record.to_text())
    person.page.keyboard.press("End")
    for seat, watcher in (("1", 1), ("0", 0), ("-1", -1)):
        person.see("replay-as").select_option(seat)
        person.wait()
        expect(person.page.locator(".street")).to_have_count(int(watcher >= 0))
        hand = table.view(watcher)["players"][watcher]["hand"] if watcher >= 0 else []
        cards = person.see("hand").locator("[data-thing]")
        expect(cards).to_have_count(len(hand))
        names = sorted(name.split(",")[0].lower() for name in cards.locator(".hidden").all_inner_texts())
        assert names == sorted(card.replace("_", " ") for card in hand)
    expect(person.page.locator("main")).to_contain_text("Seat 1")  # who has no name
    assert person.errors == []


def test_what_a_thing_is_can_be_asked_but_nothing_played(person: Person) -> None:
    open_game(person, written(GAMES[0], 30).to_text())
    person.page.keyboard.press("End")
    person.wait()
    assert person.options() == []
    person.see("hand").locator("[data-thing]").first.click()
    expect(person.see("toast")).not_to_be_empty()
    assert not [path for path, _, _ in person.answers() if path.startswith("/api/tables/")]
    assert person.errors == []


def test_a_damaged_record_says_what_is_wrong_in_which_line(person: Person) -> None:
    record = written(GAMES[0], 40)
    lines = record.to_text().splitlines()
    line = Record.from_text(record.to_text()).turns[30].line
    lines[line - 1] = f"{record.turns[30].seat}: tower"
    open_text(person, "\n".join(lines))
    problem = person.see("record-problem")
    expect(problem).to_contain_text(f"Line {line}:")
    assert not person.sticks_out()
    person.see("record-look").click()
    person.page.wait_for_url("**/replay*")
    person.wait()
    person.page.keyboard.press("End")
    expect(person.see("replay-place")).to_have_text("Turn 30 of 40")
    expect(person.page.locator(".misfit")).to_contain_text("tower")
    assert person.see("step-next").is_disabled()
    lines[line - 1], lines[line] = "nonsense", "(" + lines[line]
    open_text(person, "\n".join(lines))
    expect(problem).to_contain_text(f"Line {line}:")
    expect(problem).to_contain_text(f"Line {line + 1}:")
    expect(person.see("record-look")).to_have_count(0)
    assert person.errors == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no game"),
        (random.Random(1).randbytes(3000), "cannot be read"),
        ("x" * 300_000, "too large"),
        ("{}", "wrong with this record"),
    ],
    ids=["empty", "binary", "huge", "other json"],
)
def test_what_is_no_record_is_told(person: Person, text: str | bytes, said: str) -> None:
    open_text(person, text)
    expect(person.see("record-problem")).to_contain_text(said)
    expect(person.see("record-look")).to_have_count(0)
    assert not person.sticks_out()
    assert person.errors == []


def test_of_several_games_one_is_chosen(person: Person) -> None:
    records = [random_record(name, 3, 20) for name in GAMES]
    open_text(person, "\n".join(record.to_text() for record in records))
    looks = person.see("record-look")
    expect(looks).to_have_count(2)
    looks.nth(1).click()
    person.page.wait_for_url("**/replay*")
    assert place(person) == "Turn 0 of 20"
    expect(person.page.locator("main.puerto-rico")).to_have_count(1)


def sit_down(person: Person, game: str) -> None:
    person.open("/?fast")
    person.see(f"game-{game}").check(force=True)
    person.see("players-3").check(force=True)
    person.see("seat-0").check(force=True)
    person.see("options").click()
    person.see("seed").fill("4")
    person.see("play").click()
    person.page.wait_for_url("**/table/*")
    person.wait()


def take(person: Person) -> str:
    with person.page.expect_download() as taken:
        person.see("download").click()
    assert taken.value.suggested_filename.endswith(".gvr")
    return Path(taken.value.path()).read_text(encoding="utf-8")


def test_a_running_game_is_taken_as_its_player_knows_it(person: Person) -> None:
    sit_down(person, "san-juan")
    chance = random.Random(4)
    for _ in range(4):
        person.turn(chance)
    told = log_of(person)
    text = take(person)
    assert Record.from_text(text).view == 0
    assert "/table/" in person.page.url
    open_game(person, text)
    expect(person.page.locator("main")).to_contain_text("not played again")
    person.page.keyboard.press("End")
    person.wait()
    assert log_of(person) == told
    assert person.see("replay-as").count() == 0
    assert not person.sticks_out()
    assert person.errors == []


def test_a_finished_game_is_gone_through_at_once(person: Person) -> None:
    sit_down(person, "puerto-rico")
    chance = random.Random(4)
    for _ in range(3):
        person.turn(chance)
    assert Record.from_text(take(person)).view is None  # everything lies open there
    while not person.over():
        person.turn(chance)
    told = log_of(person)
    person.see("retell").click()
    person.page.wait_for_url("**/replay*")
    person.wait()
    person.see("step-last").click()
    person.wait()
    assert log_of(person) == told
    person.page.go_back()
    person.wait()
    assert log_of(person) == told
    assert person.errors == []


def test_without_a_record_nothing_can_be_gone_through(person: Person) -> None:
    person.open("/replay")
    expect(person.page.locator("main")).to_contain_text("No record is open")
    person.page.keyboard.press("ArrowRight")
    assert person.errors == []
