"""Files of the repository as pages of the documentation, with an anchor at each line."""

from __future__ import annotations

import html
import os
from pathlib import Path

FOLDER = "source"

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{path}</title>
<link rel="stylesheet" href="{home}stylesheets/source.css">
<h1><a href="{home}index.html">Gouverneur</a> <code>{path}</code></h1>
<pre><code>{body}</code></pre>
</html>
"""


class Sources:
    """The files that pages link to; `write` makes a page of each."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.wanted: set[str] = set()

    def address(self, page: str, path: str, line: int) -> str:
        """Where a line of a file stands (0: its beginning), as seen from a page."""
        self.wanted.add(path)
        place = os.path.relpath(f"{FOLDER}/{path}.html", os.path.dirname(page) or ".")
        return Path(place).as_posix() + (f"#L{line}" if line else "")

    def write(self, target: Path) -> None:
        for path in sorted(self.wanted):
            page = target / FOLDER / f"{path}.html"
            page.parent.mkdir(parents=True, exist_ok=True)
            page.write_text(self._page(path), encoding="utf-8")

    def _page(self, path: str) -> str:
        lines = (self.root / path).read_text(encoding="utf-8").splitlines()
        body = "".join(f'<span id="L{n}">{html.escape(line)}\n</span>' for n, line in enumerate(lines, 1))
        home = "../" * (path.count("/") + 1)
        return PAGE.format(path=html.escape(path), home=home, body=body)
