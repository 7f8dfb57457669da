"""The page under a person's hands: keys, mistakes, lost connections, small screens."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.person import Person
from server.processes import Serving, serving_process

pytestmark = pytest.mark.slow


@pytest.fixture
def person(browser: Browser, site: Serving) -> Iterator[Person]:
    person = Person(browser, site.address)
    yield person
    person.close()


def sit_down(person: Person, seed: int = 3, players: int = 2, game: str = "san-juan") -> str:
    """A table of the first edition, in Puerto Rico of the second; in San Juan seat 0, the person, begins."""
    person.open("/?fast")
    person.see(f"game-{game}").check(force=True)
    person.see("edition-first" if game == "san-juan" else "edition-2020").check(force=True)
    person.see(f"players-{players}").check(force=True)
    person.see("seat-0").check(force=True)
    person.see("bots").select_option("random")
    person.see("options").click()
    person.see("seed").fill(str(seed))
    person.see("play").click()
    person.page.wait_for_url("**/table/*")
    person.wait()
    return person.page.url


def to_a_payment(person: Person) -> str:
    """Play on to a build of which the payment is a choice, and draft the building."""
    chance = random.Random(1)
    for _ in range(60):
        builds = [words for words in person.options() if words.startswith("build ")]
        for words in builds:
            person.click(words)
            if not person.see("confirm").count() and any(o.startswith("pay ") for o in person.options()):
                return words
            person.see("reset").click()
            person.wait()
        if "builder" in person.options():
            person.click("builder")
        else:
            person.turn(chance)
    raise AssertionError("nothing to pay for")


def seq(person: Person) -> int:
    return int(person.page.evaluate("document.body.dataset.seq"))


def test_a_payment_is_drafted_taken_back_and_confirmed(person: Person) -> None:
    sit_down(person)
    to_a_payment(person)
    before = seq(person)
    first = next(words for words in person.options() if words.startswith("pay "))
    person.click(first)
    chosen = person.page.locator(f'[aria-pressed="true"][data-words="{first}"]')
    expect(chosen.first).to_be_visible()
    chosen.first.click()
    person.wait()
    expect(chosen).to_have_count(0)
    person.page.keyboard.press("Escape")
    person.wait()
    assert any(words.startswith("build ") for words in person.options())
    assert seq(person) == before
    to_a_payment(person)
    while not person.see("confirm").count():
        person.click(next(words for words in reversed(person.options()) if words.startswith("pay ")))
    person.page.keyboard.press("Enter")
    expect(person.page.locator("body")).not_to_have_attribute("data-seq", str(before))


def play_to(person: Person, wanted: str, number: int, asked: str = "", games: int = 8) -> None:
    """Play on until at least so many answers begin with these words, to a question that is put like this."""
    chance = random.Random(1)
    for seed in range(games):
        sit_down(person, seed, 3, "puerto-rico")
        for _ in range(150):
            if person.over():
                break
            question = person.page.locator(".ask strong").inner_text()
            fitting = sum(words.startswith(wanted) for words in person.options())
            if fitting >= number and re.match(asked, question):
                return
            person.turn(chance)
    raise AssertionError(f"nowhere {number} times {wanted!r}")


def test_workers_are_placed_and_taken_back(person: Person) -> None:
    play_to(person, "place ", 3, asked="Place ([2-9]|your)")
    before = seq(person)
    person.click(person.options()[-1])
    placed = person.page.locator('button[aria-pressed="true"][data-thing]')
    expect(placed.first).to_be_visible()
    placed.first.click()
    person.wait()
    expect(placed).to_have_count(0)
    assert seq(person) == before
    for _ in range(30):
        if person.see("confirm").count():
            break
        person.click(person.options()[-1])
    person.see("confirm").click()
    person.wait()
    assert seq(person) > before


def test_workers_are_placed_as_before(person: Person) -> None:
    play_to(person, "place ", 3)
    chance = random.Random(1)
    for _ in range(60):
        if person.see("as-before").count():
            break
        person.turn(chance)
    person.see("as-before").click()
    person.wait()
    placed = person.page.locator('button[aria-pressed="true"][data-words^="place "]')
    expect(placed.first).to_be_visible()
    person.turn(chance)
    assert person.errors == []


def test_a_whole_placement_is_suggested(person: Person) -> None:
    play_to(person, "place ", 3)
    before = seq(person)
    person.see("suggest").click()
    person.wait()
    person.see("confirm").click()
    person.wait()
    assert seq(person) > before
    assert person.errors == []


def test_a_load_is_said_by_its_good_and_its_ship(person: Person) -> None:
    """Of a good that several ships take, the ship is asked for; the other way round too."""
    play_to(person, "load ", 2)
    before = seq(person)
    loads = [words.split() for words in person.options() if words.startswith("load ")]
    good, ship = loads[-1][1:]
    for thing in (f"port-{good}", ship):
        if not person.see("confirm").count():
            person.page.locator(f'[data-thing="{thing}"]').click()
            person.wait()
    if seq(person) == before:
        person.see("confirm").click()
        person.wait()
    assert seq(person) > before
    assert person.errors == []


def test_what_cannot_be_built_says_why(person: Person) -> None:
    play_to(person, "build ", 1)
    person.page.locator('[data-thing^="offer-"]:not([data-action])').last.click()
    expect(person.see("toast")).to_contain_text(re.compile("PR-BLD-[0-9]+"))


def test_what_cannot_be_chosen_says_why(person: Person) -> None:
    sit_down(person)
    person.see("hand").locator("[data-thing]:not([data-action])").first.click()
    toast = person.see("toast")
    expect(toast).to_contain_text(re.compile("SJ-[A-Z]+-[0-9]+"))
    assert seq(person) == 0


@pytest.mark.parametrize("game", ["san-juan", "puerto-rico"])
def test_the_keyboard_is_enough(person: Person, game: str) -> None:
    sit_down(person, game=game)
    chance = random.Random(4)
    started = seq(person)
    for _ in range(25):
        for _ in range(chance.randrange(1, 25)):
            person.page.keyboard.press("Tab")
        while person.page.evaluate("document.activeElement.tagName === 'A'"):  # which would lead away
            person.page.keyboard.press("Tab")
        person.page.keyboard.press("Enter")
        person.wait()
        if person.see("confirm").count():
            person.page.keyboard.press("Enter")
            person.wait()
    assert seq(person) > started
    assert person.errors == []


def test_one_can_come_back_to_a_table(person: Person) -> None:
    sit_down(person)
    chance = random.Random(2)
    for _ in range(5):
        person.turn(chance)
    at, log = seq(person), person.see("log").inner_text()
    person.page.reload()
    person.wait()
    assert seq(person) == at
    assert person.see("log").inner_text() == log
    person.open("/?fast")
    person.see("resume").first.click()
    person.page.wait_for_url("**/table/*")
    person.wait()
    assert seq(person) == at


def test_two_windows_of_one_person_show_the_same(person: Person) -> None:
    url = sit_down(person)
    other = person.context.new_page()
    other.goto(url)
    other.wait_for_selector("body[data-idle='1']", state="attached")
    person.turn(random.Random(1))
    expect(other.locator("body")).to_have_attribute("data-seq", str(seq(person)))
    assert person.errors == []


OVERTAKEN = """
const send = window.fetch;
window.fetch = async (path, options) => {
  if (String(path).endsWith("/turns") && !window.overtaken) {
    window.overtaken = true;
    const { seq } = JSON.parse(options.body);
    await send(path, { ...options, body: JSON.stringify({ seq, actions: ["prospector"] }) });
  }
  return send(path, options);
};
"""


def test_whoever_is_overtaken_is_told_and_goes_on(person: Person) -> None:
    """As if the other window had been a moment quicker."""
    person.page.add_init_script(OVERTAKEN)
    sit_down(person)
    person.click("trader")
    expect(person.see("toast")).not_to_be_empty()
    person.wait()
    assert seq(person) > 0
    person.turn(random.Random(1))
    assert [error for error in person.errors if "409" not in error] == []


def test_others_may_watch_but_not_touch(person: Person, browser: Browser, site: Serving) -> None:
    url = sit_down(person)
    watcher = Person(browser, site.address)
    watcher.open(url.removeprefix(site.address.rstrip("/")))
    expect(watcher.see("status")).to_be_visible()
    assert watcher.options() == []
    assert watcher.see("hand").locator("[data-card]").count() == 0
    person.turn(random.Random(1))
    expect(watcher.page.locator("body")).to_have_attribute("data-seq", str(seq(person)))
    assert watcher.errors == []
    watcher.close()


def test_a_killed_server_is_waited_for(browser: Browser, tmp_path: Path) -> None:
    with serving_process(tmp_path) as site:
        person = Person(browser, site.address)
        sit_down(person)
        chance = random.Random(2)
        person.turn(chance)
        at = seq(person)
        port = int(site.address.rstrip("/").rpartition(":")[2])
    expect(person.page.locator("body")).to_contain_text(re.compile("connection", re.IGNORECASE))
    with serving_process(tmp_path, port):
        expect(person.page.locator("body")).not_to_contain_text(
            re.compile("connection", re.IGNORECASE), timeout=20_000
        )
        person.wait()
        assert seq(person) >= at
        for _ in range(3):
            person.turn(chance)
        assert seq(person) > at
        person.close()


def test_a_table_that_is_not_there_is_said(person: Person) -> None:
    person.open("/table/nosuchid")
    expect(person.page.locator("main")).to_contain_text(re.compile("table", re.IGNORECASE))
    assert person.options() == []


def test_a_wrong_house_rule_is_said_where_it_was_written(person: Person) -> None:
    person.open("/?fast")
    person.see("options").click()
    person.see("option-card_overrides").fill("hut.cost:77")
    person.see("play").click()
    expect(person.see("problem")).to_contain_text("hut")
    assert person.page.url.partition("?")[0] == person.address


@pytest.mark.parametrize("game", ["san-juan", "puerto-rico"])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768), (360, 740), (320, 568)])
def test_nothing_sticks_out(browser: Browser, site: Serving, width: int, height: int, game: str) -> None:
    person = Person(browser, site.address, width, height)
    person.open("/?fast")
    assert not person.sticks_out()
    sit_down(person, players=4, game=game)
    chance = random.Random(6)
    for _ in range(12):
        assert not person.sticks_out()
        person.turn(chance)
    person.close()
