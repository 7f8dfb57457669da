"""What the documentation consists of, and what stands in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tools.doc_examples import Block

from tools import doc_examples

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    *sorted(path for path in (ROOT / "docs").rglob("*.md") if path.parent.name not in ("rules", "decisions")),
    ROOT / "docs" / "rules" / "index.md",
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    ROOT / "conformance" / "README.md",
]
NAMES = [path.relative_to(ROOT).as_posix() for path in PAGES]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(name: str) -> list[Block]:
    return doc_examples.blocks(read(name))


def command_lines(name: str) -> Iterator[tuple[bool, str]]:
    """What a reader would type: whole lines, and mentions `in the text`, which may be in part."""
    for block in blocks(name):
        if block.language == "sh":
            yield from ((True, line) for line in block.text.splitlines())
    text = doc_examples.FENCED.sub("", read(name))
    yield from ((True, line.strip()) for line in text.splitlines() if line.startswith("    "))
    yield from ((False, found) for found in re.findall(r"`([^`\n]+)`", text))
