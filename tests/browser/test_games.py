"""A person clicks through whole games, and nothing hidden ever reaches the page.

In Puerto Rico hardly anything is hidden: there everything sent is what the table of the log says.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser

from browser.person import Person
from gouverneur import Table
from gouverneur.kernel.dealer import restored
from gouverneur.server import protocol
from gouverneur.server.minds import Minds
from gouverneur.server.rooms import Room
from gouverneur.server.storage import Row, Storage, TableRow, TurnRow
from gouverneur.table import ruleset
from properties.secrets_of import mixed
from server.processes import Serving

pytestmark = pytest.mark.slow

ALL_MODULES = ["new-buildings", "nobles", "buccaneer", "festival"]
PUBLIC = {"reveal", "discard_revealed"}  # cards that all players are shown [SJ-INF-05]


@pytest.mark.parametrize(
    ("game", "edition", "modules", "players", "width", "height"),
    [
        ("san-juan", "first", [], 2, 1280, 800),
        ("san-juan", "second", [], 3, 360, 740),
        ("san-juan", "second", ["new-buildings"], 4, 1280, 800),
        ("puerto-rico", "2020", [], 3, 1280, 800),
        ("puerto-rico", "2020", ALL_MODULES, 2, 320, 568),
        ("puerto-rico", "2020", ALL_MODULES, 4, 1280, 800),
    ],
)
def test_a_whole_game(
    browser: Browser,
    site: Serving,
    game: str,
    edition: str,
    modules: list[str],
    players: int,
    width: int,
    height: int,
) -> None:
    person = Person(browser, site.address, width, height)
    person.open("/?fast")
    person.see(f"game-{game}").check(force=True)
    person.see(f"edition-{edition}").check(force=True)
    for module in modules:
        person.see(f"module-{module}").check(force=True)
    person.see(f"players-{players}").check(force=True)
    person.see("seat-0").check(force=True)
    person.see("bots").select_option("random")
    person.see("options").click()
    person.see("seed").fill("5")
    person.see("play").click()
    person.page.wait_for_url("**/table/*")
    person.wait()
    chance = random.Random(
        7 if width == 320 else 5
    )  # with 5 a royal supplier is met that the page cannot finish
    verbs: set[str] = set()
    for _ in range(400):
        if person.over():
            break
        verbs.update(words.partition(" ")[0] for words in person.options())
        person.turn(chance)
        assert not person.sticks_out()
    assert person.over()
    assert modules != ALL_MODULES or {"draft", "place_noble", "kidnap"} <= verbs
    assert "total" in person.see("result").inner_text().lower()
    table = person.page.url.rsplit("/", 1)[1].partition("?")[0]
    assert person.errors == []
    answers, frames = person.answers(), person.heard.frames
    person.close()
    assert len(frames) > 50
    assert {path.rsplit("/", 1)[1] for path, _, _ in answers} >= {"draft", "turns"}
    with ThreadPoolExecutor(1) as beside:  # Playwright has a loop of its own running here
        row, rows, position = beside.submit(asyncio.run, kept(site.database, table)).result()
    assert str(ruleset(row.ruleset)).startswith(f"{game}:{edition}")
    check_every_byte(row, rows, position, 0, frames, answers)


async def kept(database: Path, table: str) -> tuple[TableRow, list[Row], dict[str, Any]]:
    """A table as the database has it."""
    storage = Storage(f"sqlite+aiosqlite:///{database}")
    try:
        row = await storage.table(table)
        assert row is not None
        return row, await storage.log(table), (await storage.snapshot(table, 0))[1]
    finally:
        await storage.close()


def check_every_byte(
    row: TableRow,
    rows: list[Row],
    position: dict[str, Any],
    seat: int,
    frames: list[str],
    answers: list[tuple[str, Any, str]],
) -> None:
    """Everything sent is what would be sent if all that the seat cannot know were otherwise."""
    imagined = list(other_truths(row, rows, position, seat))
    views = [room.table.view(seat) for room in imagined]
    for frame in frames:
        update = msgspec.json.decode(frame, type=protocol.Update)
        assert frame == msgspec.json.encode(imagined[update.seq].update(seat, update.since)).decode()
        for entry in update.entries:
            known = strings(views[entry.seq]) | (strings(views[entry.seq - 1]) if entry.seq else set())
            for event in entry.events:
                assert event["event"] in PUBLIC or cards(event, imagined[0].table) <= known, event
    for path, asked, body in answers:
        name = path.partition("?")[0].rsplit("/", 1)[1]
        if name == "draft":
            expected: Any = imagined[asked["seq"]].draft(seat, asked["seq"], asked["actions"])
        elif name == "why":
            expected = imagined[asked["seq"]].why(seat, asked["seq"], asked["actions"], asked["action"])
        elif name == "turns":
            assert json.loads(body).keys() == {"seq"}
            continue
        elif name == row.id or (name == "tables" and asked is not None):
            expected = imagined[0].info(seat)
        elif name == "games":
            continue  # the same for everybody
        else:
            assert name in ("me", "guests", "tables")
            assert not cards(json.loads(body), imagined[0].table)
            continue
        assert body == msgspec.json.encode(expected).decode()


def other_truths(row: TableRow, rows: list[Row], position: dict[str, Any], seat: int) -> Iterator[Room]:
    """After each entry the table with everything mixed anew that the seat cannot know."""
    table = Table.from_position(position, dealer=restored(rows[0].dealer))
    chance = random.Random(1)
    for seq, entry in enumerate(rows):
        if isinstance(entry, TurnRow):
            table.play(*entry.words, given=entry.chance)
        other = table.copy()
        other.state = mixed(table.state, seat, chance)
        yield Room(row, other, rows[: seq + 1], Storage("sqlite+aiosqlite://"), Minds())


def cards(data: object, table: Table) -> set[str]:
    """The cards that are named in it; only San Juan has any."""
    return strings(data) & {card["card"] for card in table.sheet.get("cards", [])}


def strings(data: object) -> set[str]:
    if isinstance(data, str):
        return {data, *data.split()}
    if isinstance(data, dict):
        return set().union(*(strings(part) for item in data.items() for part in item))
    return set().union(*map(strings, data)) if isinstance(data, list) else set()
