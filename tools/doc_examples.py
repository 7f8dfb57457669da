"""The examples of the documentation: what they print is what the `text` block after them says.

The blocks of a page are one session: what one makes, the next one has. A block with a title is not run: it is an excerpt
of the file that the title names.
"""

from __future__ import annotations

import contextlib
import io
import re
from collections.abc import Iterator
from dataclasses import dataclass

FENCED = re.compile(r"^```(\w*)(?: title=\"(.*?)\")?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, the file it says it is from, its text, and the line and place where that begins."""

    language: str
    title: str
    text: str
    line: int
    start: int

    @property
    def is_example(self) -> bool:
        return self.language == "python" and not self.title


def blocks(page: str) -> list[Block]:
    return [
        Block(found[1], found[2] or "", found[3], page.count("\n", 0, found.start(3)) + 1, found.start(3))
        for found in FENCED.finditer(page)
    ]


def played(name: str, page: str) -> Iterator[tuple[Block, Block | None, str]]:
    """Each example of a page, the block that says what it prints, and what it prints."""
    session: dict[str, object] = {"__name__": "example"}
    found = blocks(page)
    for block, following in zip(found, [*found[1:], None], strict=False):
        if block.is_example:
            printed = io.StringIO()
            code = "\n" * (block.line - 1) + block.text  # errors then name the line of the page
            with contextlib.redirect_stdout(printed):
                exec(compile(code, name, "exec"), session)
            says = following if following is not None and following.language == "text" else None
            yield block, says, printed.getvalue()


def rewritten(name: str, page: str) -> str:
    """The page with what its examples print now."""
    changes = [(says, printed) for _, says, printed in played(name, page) if says is not None]
    for says, printed in reversed(changes):
        page = page[: says.start] + printed + page[says.start + len(says.text) :]
    return page
