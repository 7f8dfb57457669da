"""The page speaks the language of its reader."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from browser.person import Person
from server.processes import Serving

pytestmark = pytest.mark.slow


def test_the_language_is_chosen_and_remembered(browser: Browser, site: Serving) -> None:
    person = Person(browser, site.address)
    person.open()
    expect(person.page.locator("html")).to_have_attribute("lang", "en")
    expect(person.page.locator("h1")).to_have_text("Two games, one island.")
    person.see("language").select_option("de")
    expect(person.page.locator("h1")).to_have_text("Zwei Spiele, eine Insel.")
    expect(person.page.locator("html")).to_have_attribute("lang", "de")
    person.open()
    expect(person.page.locator("h1")).to_have_text("Zwei Spiele, eine Insel.")
    person.see("play").click()
    person.page.wait_for_url("**/table/*")
    person.wait()
    expect(person.see("status")).to_contain_text(re.compile("Runde 1"))
    assert person.errors == []
    assert not person.sticks_out()
    person.close()


def test_what_the_server_refuses_is_said_in_the_language_of_the_reader(
    browser: Browser, site: Serving
) -> None:
    person = Person(browser, site.address)
    person.open()
    person.see("language").select_option("de")
    person.see("game-puerto-rico").check()
    person.see("players-3").check(force=True)
    person.see("options").click()
    person.see("option-handicap").fill("1,2")
    person.see("play").click()
    expect(person.see("problem")).to_have_text("Mehr Dublonen zum Start: 2 Zahlen für 3 Plätze.")
    person.see("language").select_option("nl")
    person.see("play").click()
    expect(person.see("problem")).to_have_text("Extra dubloenen bij de start: 2 getallen voor 3 plaatsen.")
    person.close()


def test_the_language_of_the_browser_comes_first(browser: Browser, site: Serving) -> None:
    person = Person(browser, site.address)
    context = browser.new_context(locale="nl-BE", viewport={"width": 360, "height": 700})
    page = context.new_page()
    fetched: list[str] = []
    page.on("response", lambda response: fetched.append(response.url))
    page.goto(person.address)
    page.wait_for_selector("h1")
    expect(page.locator("h1")).to_have_text("Twee spellen, één eiland.")
    assert (
        len([url for url in fetched if re.search(r"/(page|errors|san-juan|puerto-rico)-[^/]*\.js$", url)])
        == 4
    )
    wider = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert page.evaluate(wider) is False
    context.close()
    person.close()
