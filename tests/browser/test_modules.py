"""What the modules of Puerto Rico ask, answered by clicking: rare decisions, each from a table set up for it."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.person import Person
from gouverneur import Table
from gouverneur.server.storage import SeatRow, SetUpRow, Storage
from server.processes import Serving
from situations_puerto_rico import seat, situation

pytestmark = pytest.mark.slow

RULES = "puerto-rico:2020+new-buildings+nobles+buccaneer+festival/3"
FESTIVAL = {"tile": "coffee", "goods": ["coffee", "coffee", "tobacco"], "building": "factory"}
PICTURES = os.environ.get("GOUVERNEUR_PICTURES")  # a folder for them

# What there is, what was played before, the answers to click, and what the log then says.
Case = tuple[dict[str, Any], dict[str, Any], Sequence[str], Sequence[str], str]
CASES: dict[str, Case] = {
    "a forest from the row": (
        seat("forest_house", island={"corn": 1}),
        {"row": ["corn", "indigo", "sugar", "coffee"]},
        ["settler"],
        ["take corn", "take corn as_forest"],
        "You plant a forest with a corn plantation.",
    ),
    "a forest from the stack": (
        seat("forest_house", "hacienda"),
        {},
        ["settler", "draw"],
        ["lay forest"],
        "You plant a forest with the",
    ),
    "the black market": (
        seat(
            "black_market",
            money=1,
            points=2,
            goods={"corn": 1},
            idle=1,
            island={"corn": 2},
            manned={"corn": 1},
        ),
        {},
        ["builder"],
        ["build hospice", "hand_in worker", "from corn", "hand_in corn"],
        "You hand in 1 worker from the corn plantation for a doubloon.",
    ),
    "a small wharf": (
        seat("small_wharf", goods={"corn": 4, "indigo": 3, "sugar": 3}),
        {},
        ["captain"],
        ["ship_some", "send 2 corn", "send 3 sugar", "done"],
        "You ship 2 corn and 3 sugar on a ship of your own for 3 points.",
    ),
    "goods for the court": (
        seat("royal_supplier", "union_hall", goods={"corn": 2, "sugar": 2}, idle_nobles=2),
        {},
        ["captain"],
        ["supply_first", "supply sugar", "done"],
        "You give 1 sugar to the court for 1 point.",
    ),
    "a hunting lodge": (
        seat("hunting_lodge", island={"corn": 3, "forest": 1}, manned={"corn": 1}, under=["indigo"]),
        {},
        ["settler", "pass"],
        ["discard corn worker"],
        "You discard a corn plantation.",
    ),
    "discarding a forest": (
        seat("hunting_lodge", island={"corn": 3, "forest": 1}, manned={"corn": 1}, under=["indigo"]),
        {},
        ["settler", "pass"],
        ["discard forest indigo"],
        "You discard a forest; under it was an indigo plantation.",
    ),
    "a land office with a worker": (
        seat("land_office", "trading_post", money=3, goods={"corn": 1, "coffee": 1}),
        {"house": ["corn", "coffee"]},
        ["trader"],
        ["sell coffee at_post", "buy_land"],
        "You buy land for 1 doubloon.",
    ),
    "a land office with a noble": (
        seat("land_office", noble_city={"land_office": 1}, island={"corn": 2, "sugar": 1}),
        {},
        ["trader"],
        ["sell_land corn"],
        "You sell a corn plantation for 1 doubloon.",
    ),
    "guests": (
        seat(
            city={"guesthouse": 2, "office": 0}, noble_city={"guesthouse": 1}, island={"corn": 2, "sugar": 1}
        ),
        {},
        ["trader"],
        ["move_worker office", "move_noble corn"],
        "You move a noble from the guesthouse to the corn plantation.",
    ),
    "a raid": (
        seat(island={"corn": 2, "sugar": 2}, manned={"sugar": 1}, city={"hacienda": 0}),
        {
            "office": 5,
            "office_nobles": 1,
            "ships": {"ship-5": {"good": "corn", "number": 4}},
            "house": ["corn"],
        },
        ["buccaneer"],
        ["raid 1 and_noble"],
        "You raid the recruiting office for 1 worker and take the noble.",
    ),
    "piracy": (
        seat(),
        {"ships": {"ship-5": {"good": "corn", "number": 4}, "ship-6": {"good": "sugar", "number": 1}}},
        ["buccaneer"],
        ["piracy ship-5 3"],
        "You rob the 5-ship and keep 3 corn.",
    ),
    "plunder": (
        seat(),
        {"house": ["corn", "sugar"]},
        ["buccaneer"],
        ["plunder"],
        "You plunder the trading house for 2 points.",
    ),
    "kidnapping": (
        seat(),
        {"ships": {"ship-5": {"good": "corn", "number": 4}, "ship-6": {"good": "sugar", "number": 3}}},
        ["buccaneer"],
        ["kidnap captain"],
        "You kidnap the captain.",
    ),
}


async def set_up(database: Path, known: str, name: str, table: Table) -> None:
    """Another table for the person of a known one."""
    storage = Storage(f"sqlite+aiosqlite:///{database}")
    try:
        row = await storage.table(known)
        assert row is not None
        (guest,) = (one for one in row.seats if one.guest)
        bots = [SeatRow("bot", f"Bot {number}") for number in range(2, table.ruleset.players + 1)]
        begun = SetUpRow([], table.dealer.saved())
        await storage.add_table(name, str(table.ruleset), [guest, *bots], begun, dict(table.position()))
    finally:
        await storage.close()


@pytest.fixture(scope="module")
def known(browser: Browser, site: Serving) -> tuple[str, Any]:
    """A table of the person, and what makes him known to the server."""
    person = Person(browser, site.address)
    person.open("/?fast")
    person.see("play").click()
    person.page.wait_for_url("**/table/*")
    person.wait()
    table = person.page.url.rsplit("/", 1)[1].partition("?")[0]
    cookies = person.context.cookies()
    person.close()
    return table, cookies


def sit_at(person: Person, site: Serving, known: tuple[str, Any], name: str, table: Table) -> None:
    table.forget_past()
    with ThreadPoolExecutor(1) as beside:  # Playwright has a loop of its own running here
        beside.submit(asyncio.run, set_up(site.database, known[0], name, table)).result()
    person.context.add_cookies(known[1])
    person.open(f"/table/{name}?fast")


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (320, 568)])
@pytest.mark.parametrize("case", CASES)
def test_it_is_asked_and_answered(
    browser: Browser, site: Serving, known: tuple[str, Any], case: str, width: int, height: int
) -> None:
    own, rest, before, answers, told = CASES[case]
    table = situation(RULES, own, festival=FESTIVAL, **rest)
    for action in before:
        table.play(action)
    assert table.seat == 0
    name = f"{case.replace(' ', '')[:20]}{width}"
    person = Person(browser, site.address, width, height)
    sit_at(person, site, known, name, table)
    for number, words in enumerate(answers):
        if PICTURES:
            person.page.screenshot(path=f"{PICTURES}/{name}-{number}.png")
        person.answer(words)
        assert not person.sticks_out()
    if PICTURES:
        person.page.screenshot(path=f"{PICTURES}/{name}-end.png")
    expect(person.see("log")).to_contain_text(re.compile(re.escape(told)))
    assert person.errors == []
    person.close()


def test_what_the_modules_add_is_to_be_seen(browser: Browser, site: Serving, known: tuple[str, Any]) -> None:
    """Also to those who cannot tell colours, or see nothing: everything has words. [PR-FOR-05 PR-BUC-03 PR-BUC-09]"""
    planter = seat(
        island={"corn": 2, "forest": 2},
        manned={"corn": 2},
        noble_tiles={"corn": 1},
        under=["sugar"],
        secret=[["tobacco"], [], []],
    )
    captive = {"role": "captain", "seat": 2}
    roles = {"buccaneer": 2}
    table = situation(
        RULES,
        seat(idle_nobles=3),
        planter,
        festival=FESTIVAL,
        poster=2,
        captive=captive,
        roles=roles,
        governor=2,
    )
    person = Person(browser, site.address)
    sit_at(person, site, known, "seen", table)
    if PICTURES:
        person.page.screenshot(path=f"{PICTURES}/seen.png")
    board = person.page.get_by_label("Board of Bot 2")
    expect(board).to_contain_text("Corn plantation, noble")
    expect(board).to_contain_text("Corn plantation, worker")
    expect(board).to_contain_text("Forest over sugar")
    expect(board).to_contain_text("Forest, unknown to you")
    assert "tobacco" not in board.get_by_label("Island").inner_text()
    kidnapper = person.page.get_by_label("Board of Bot 3")
    expect(kidnapper.get_by_test_id("poster")).to_be_visible()
    expect(kidnapper.get_by_test_id("captive")).to_have_attribute("aria-label", "captive: the captain")
    expect(person.page.locator('[data-thing="role-captain"]')).to_contain_text("captive of Bot 3")
    expect(person.see("festival")).to_contain_text("Factory built: 3 points")
    expect(person.see("festival")).to_contain_text("3 × coffee plantation on your island: 3 workers")
    assert person.errors == []
    person.close()
