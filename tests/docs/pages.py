"""What the documentation consists of, and what stands in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

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

FENCED = re.compile(r"^```(\w*)(?: title=\"(.*?)\")?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, the file it says it is from, its text and where it stands."""

    language: str
    title: str
    text: str
    line: int


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(name: str) -> list[Block]:
    text = read(name)
    return [
        Block(found[1], found[2] or "", found[3], text.count("\n", 0, found.start()) + 1)
        for found in FENCED.finditer(text)
    ]


def command_lines(name: str) -> Iterator[tuple[bool, str]]:
    """What a reader would type: whole lines, and mentions `in the text`, which may be in part."""
    text = read(name)
    for block in blocks(name):
        if block.language == "sh":
            yield from ((True, line) for line in block.text.splitlines())
    text = FENCED.sub("", text)
    yield from ((True, line.strip()) for line in text.splitlines() if line.startswith("    "))
    yield from ((False, found) for found in re.findall(r"`([^`\n]+)`", text))
