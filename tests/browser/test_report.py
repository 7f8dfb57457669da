"""The report of an arena, in a real browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from arena.made import MIXED, made
from gouverneur.bots.arena.outcomes import CRASH
from gouverneur.bots.arena.report import report
from gouverneur.languages import LANGUAGES

pytestmark = pytest.mark.slow

BEYOND = """width => [...document.querySelectorAll('main *')]
    .filter(e => !e.closest('.table') && !e.closest('details') && e.getBoundingClientRect().right > width + 1)
    .map(e => e.outerHTML.slice(0, 200))"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [360, 1280])
def test_nothing_runs_off_the_page(browser: Browser, width: int, language: str, tmp_path: Path) -> None:
    """Tables that are broader scroll by themselves."""
    path = tmp_path / "report.html"
    path.write_text(report(made(MIXED, broken=CRASH), language), encoding="utf-8")
    page = browser.new_page(viewport={"width": width, "height": 800})
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.goto(path.as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert page.evaluate(BEYOND, width) == []
    assert page.locator("svg.strip").count() > 20
    assert said == []
    page.close()
