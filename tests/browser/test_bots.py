"""Bots at a table in the browser: chosen when it is set up, named while it is played at."""

from __future__ import annotations

import os
import random
import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.person import Person
from server.processes import Serving

pytestmark = pytest.mark.slow


def sit_down(person: Person, game: str, bots: str) -> None:
    person.open("/?fast")
    person.see(f"game-{game}").check(force=True)
    person.see("players-3").check(force=True)
    person.see("seat-0").check(force=True)
    if bots:
        person.see("bots").select_option(bots)
    person.see("options").click()
    person.see("seed").fill("4")
    person.see("play").click()
    person.page.wait_for_url("**/table/*")
    person.wait()


@pytest.mark.parametrize(
    ("game", "bots", "shown", "width"),
    [
        ("san-juan", "", "regular", 1280),
        ("puerto-rico", "", "regular", 1280),
        ("san-juan", "strong", "strong", 360),
        ("puerto-rico", "blocker", "blocker", 360),
    ],
)
def test_a_game_against_the_bots_that_were_chosen(
    browser: Browser, site: Serving, game: str, bots: str, shown: str, width: int
) -> None:
    person = Person(browser, site.address, width)
    sit_down(person, game, bots)
    titles = person.page.locator(".opponent h2")
    expect(titles).to_have_text([re.compile(rf"^Bot 2\s+{shown}$"), re.compile(rf"^Bot 3\s+{shown}$")])
    chance = random.Random(4)
    for _ in range(8):
        person.turn(chance)
        assert not person.sticks_out()
    table = person.page.url.rsplit("/", 1)[1].partition("?")[0]
    seats = person.page.request.get(f"{person.address}api/tables/{table}").json()["seats"]
    assert [seat["bot"] for seat in seats] == ["", shown, shown]
    person.open("/?fast")
    expect(person.see("bots")).to_have_value(shown)  # it is remembered
    assert person.errors == []
    person.close()


def test_the_level_is_said_in_the_language_of_the_reader(browser: Browser, site: Serving) -> None:
    person = Person(browser, site.address)
    person.open()
    for language, level, summary in (
        ("de", "Meister", "Du und ein Bot (Meister)."),
        ("nl", "Meester", "Jij en één bot van niveau meester."),
        ("en", "Master", "You and one bot (master)."),
    ):
        person.see("language").select_option(language)
        person.see("players-2").check(force=True)
        person.see("bots").select_option(label=level)
        expect(person.see("setup")).to_contain_text(summary)
    person.close()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="asks Linux who is there")
def test_a_bot_that_takes_long_is_seen_thinking(browser: Browser, site: Serving) -> None:
    person = Person(browser, site.address)
    sit_down(person, "san-juan", "casual")
    hint = person.page.locator(".ask .late")
    expect(hint).to_have_count(0)
    minds = site.children()
    for mind in minds:
        os.kill(mind, signal.SIGSTOP)
    try:
        while not hint.count():
            if person.see("confirm").count():
                person.see("confirm").click()
            else:
                person.page.locator("[data-action]").first.click()
            person.page.wait_for_timeout(200)
        expect(hint).to_have_text("thinking …")
        expect(hint).to_have_css("opacity", "1")
    finally:
        for mind in minds:
            os.kill(mind, signal.SIGCONT)
    expect(hint).to_have_count(0)
    person.wait()
    assert person.errors == []
    person.close()
