"""A person in front of the page: looks, clicks, and everything that reaches him is written down."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Page, Response, WebSocket

IDLE = "body[data-idle='1']"
PATIENCE = 20_000  # milliseconds


@dataclass
class Heard:
    """What the server sent to one page."""

    frames: list[str] = field(default_factory=list)
    answers: list[tuple[str, Any, str]] = field(default_factory=list)  # path, what was sent, body


class Person:
    def __init__(self, browser: Browser, address: str, width: int = 1280, height: int = 800) -> None:
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, locale="en", reduced_motion="reduce"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.address = address
        self.heard = Heard()
        self.errors: list[str] = []
        self._responses: list[Response] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        self.page.on("websocket", self._listen)
        self.page.on("response", self._note)

    def _note(self, response: Response) -> None:
        self._responses.append(response)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.frames.append(str(frame)))

    def answers(self) -> list[tuple[str, Any, str]]:
        """Every answer of the server to a question of the page: path, what was asked, and the body."""
        found = []
        for response in self._responses:
            path = response.url.removeprefix(self.address.rstrip("/"))
            if path.startswith("/api/"):
                asked = response.request.post_data
                found.append((path, None if asked is None else json.loads(asked), response.text()))
        return found

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address.rstrip("/") + path)
        self.wait()

    def wait(self) -> None:
        """Until the page waits for the person."""
        self.page.wait_for_selector(IDLE, state="attached")

    def see(self, testid: str) -> Any:
        return self.page.get_by_test_id(testid)

    def over(self) -> bool:
        return bool(self.see("result").count())

    def options(self) -> list[str]:
        """The words of everything that can be chosen, as it stands on the page."""
        found = self.page.locator("[data-action]").evaluate_all("all => all.map(e => e.dataset.words)")
        return sorted(set(found))

    def click(self, words: str) -> None:
        self.page.locator(f'[data-action][data-words="{words}"]').first.click()
        self.wait()

    def answer(self, words: str) -> None:
        """Choose exactly this: from the decision bar, where several answers may lie behind one button, or on the table."""
        group = self.page.locator(f'[data-group*="|{words}|"]')
        while group.count():
            group.first.click()
        listed = self.page.locator(f'.acts [data-words="{words}"]')
        (listed if listed.count() else self.page.locator(f'[data-words="{words}"]')).first.click()
        self.wait()

    def sticks_out(self) -> bool:
        """Whether the page is wider than its window."""
        wider = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        return bool(self.page.evaluate(wider) > 0)

    def turn(self, chance: random.Random) -> None:
        """One turn at random: whatever can be clicked, until the page asks for a yes."""
        seq = self.page.evaluate("document.body.dataset.seq")
        for _ in range(40):
            if self.over() or self.page.evaluate("document.body.dataset.seq") != seq:
                return
            if self.see("confirm").count():
                self.see("confirm").click()
            else:
                self.click(chance.choice(self.options()))
            self.wait()
        raise AssertionError(f"a turn without an end: {self.options()}")

    def close(self) -> None:
        self.context.close()
