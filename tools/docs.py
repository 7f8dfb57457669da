"""The documentation: gathers its pages in build/docs, those that are generated included, and builds the site.

The pages lie in docs/ and link to each other and to files of the repository by their paths there, so they can also be
read where they lie. Here each link is turned towards the page that the site has of that file.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import os
import re
import shutil
import subprocess
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where this runs as a script

from tools.source_pages import Sources

from gouverneur.kernel.ruleset import GameGrammar
from gouverneur.rulebook.reader import RULE_ID
from gouverneur.table import GAMES
from tools import doc_examples, rule_pages, rules

ROOT = Path(__file__).resolve().parents[1]
STAGED, SITE = Path("build/docs"), Path("build/site")
ALSO = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "conformance/README.md": "conformance.md",
}
"""Pages that do not lie in docs/."""

INSTEAD = {
    "README.md": "index.md",
    "docs/rules": "rules/index.md",
    "docs/decisions": "decisions/index.md",
    "conformance": "conformance.md",
}
"""What a link leads to that names something without a page of its own."""

LINK = re.compile(r"(?<=\]\()([^)#\s]*)(#[^)\s]*)?(?=\))")
GENERATED = re.compile(r"<!-- generated:(.*?)-->")


class BadPage(Exception):
    """A page that cannot be made as it is written."""


# -- gathering the pages ------------------------------------------------------------------------------


def gather(root: Path, target: Path) -> None:
    """All pages into an empty folder, as the site builder wants them."""
    shutil.rmtree(target, ignore_errors=True)
    sources = Sources(root)
    books = [rule_pages.read_book(root, game) for game in rules.GAMES]
    pages = page_names(root)
    for origin, page in pages.items():
        book = next((book for book in books if origin == f"docs/rules/{book.game.name}.md"), None)
        if book is not None:
            write(target / page, rule_pages.page(book, functools.partial(sources.address, page)))
            continue
        text = (root / origin).read_text(encoding="utf-8")
        text = with_links(with_tables(text, origin), origin, page, pages, sources)
        write(target / page, with_rules(text, page, books))
    write(target / "decisions" / "index.md", decisions(root))
    for asset in sorted((root / "docs").rglob("*.css")):
        write(target / asset.relative_to(root / "docs"), asset.read_text(encoding="utf-8"))
    sources.write(target)


def page_names(root: Path) -> dict[str, str]:
    """Which page is made of which file of the repository."""
    own = sorted((root / "docs").rglob("*.md"))
    pages = {path.relative_to(root).as_posix(): path.relative_to(root / "docs").as_posix() for path in own}
    return pages | ALSO


def with_links(text: str, origin: str, page: str, pages: dict[str, str], sources: Sources) -> str:
    def turned(found: re.Match[str]) -> str:
        place, anchor = found[1], found[2] or ""
        if not place or ":" in place:
            return found[0]
        path = Path(os.path.normpath(Path(origin).parent / place)).as_posix()
        to = pages.get(path) or INSTEAD.get(path)
        if to:
            return Path(os.path.relpath(to, os.path.dirname(page) or ".")).as_posix() + anchor
        if not (sources.root / path).is_file():
            raise BadPage(f"{origin} links to {place}: there is no file {path}")
        return sources.address(page, path, 0) + anchor

    return in_prose(text, lambda paragraph: LINK.sub(turned, paragraph))


def with_rules(text: str, page: str, books: list[rule_pages.Book]) -> str:
    """A link at each rule that a page names."""

    def link(found: re.Match[str]) -> str:
        for book in books:
            if found[0] in book.rules:
                to = os.path.relpath(f"rules/{book.game.name}.md", os.path.dirname(page) or ".")
                return f"[{found[0]}]({Path(to).as_posix()}#{found[0]})"
        return found[0]

    def change(paragraph: str) -> str:
        if paragraph.startswith("#"):
            return paragraph
        return rule_pages.outside_code(paragraph, lambda words: RULE_ID.sub(link, words))

    return in_prose(text, change)


def in_prose(text: str, change: Callable[[str], str]) -> str:
    """The text with each paragraph and heading changed that is not in a fenced block."""
    parts: list[str] = []
    paragraph: list[str] = []
    fenced = False

    def end() -> None:
        if paragraph:
            parts.append(change("\n".join(paragraph)))
            paragraph.clear()

    for line in text.splitlines():
        fence = line.lstrip().startswith("```")
        if fenced or fence or not line.strip() or line.startswith("#"):
            end()
            parts.append(line if fenced or fence else change(line))
        else:
            paragraph.append(line)
        fenced ^= fence
    end()
    return "\n".join(parts) + "\n"


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


# -- what is generated ----------------------------------------------------------------------------------


def with_tables(text: str, origin: str) -> str:
    """A table for each `<!-- generated: options san-juan -->`."""
    makers = {"options": options, "editions": editions}

    def table(found: re.Match[str]) -> str:
        words = found[1].split()
        if len(words) != 2 or words[0] not in makers or words[1] not in GAMES:
            raise BadPage(f"{origin}: {found[0]} is not one of {', '.join(makers)} of {', '.join(GAMES)}")
        return makers[words[0]](GAMES[words[1]].grammar)

    return GENERATED.sub(table, text)


def options(grammar: GameGrammar) -> str:
    lines = ["| option | values, the default first | what it says |", "|---|---|---|"]
    for option in grammar.options:
        values = ", ".join(f"`{value}`" for value in option.values if value)
        if option.read is not None:
            values = f"{values}, and lists of your own" if values else "a list of your own; by default none"
        lines.append(f"| `{option.key}` | {values} | {option.meaning} |")
    return "\n".join(lines)


def editions(grammar: GameGrammar) -> str:
    lines = ["| edition | players | modules |", "|---|---|---|"]
    for edition in grammar.editions:
        modules = ", ".join(f"`+{module}`" for module in edition.modules) or "none"
        players = f"{min(edition.players)} to {max(edition.players)}"
        lines.append(f"| `{grammar.name}:{edition.name}` | {players} | {modules} |")
    return "\n".join(lines)


def decisions(root: Path) -> str:
    lines = [
        "# Decisions",
        "",
        "Why things are as they are: what we saw, what we chose, what would change our mind.",
        "",
    ]
    for path in sorted((root / "docs" / "decisions").glob("[0-9]*.md")):
        title = path.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")
        lines.append(f"- [{title}]({path.name})")
    return "\n".join(lines) + "\n"


# -- the site ---------------------------------------------------------------------------------------------


def build(root: Path, place: Path) -> int:
    """The site, in build/site of a place where mkdocs.yml lies; a warning is an error."""
    try:
        gather(root, place / STAGED)
    except BadPage as error:
        print(error, file=sys.stderr)
        return 1
    shutil.rmtree(place / SITE, ignore_errors=True)
    command = [
        sys.executable,
        "-m",
        "zensical",
        "build",
        "--strict",
        "--clean",
        "-f",
        str(place / "mkdocs.yml"),
    ]
    return subprocess.run(command, cwd=place).returncode


def server(site: Path, port: int) -> http.server.ThreadingHTTPServer:
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(site))
    return http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)


def serve(site: Path, port: int, open_page: bool) -> None:
    with server(site, port) as serving:
        address = f"http://127.0.0.1:{serving.server_address[1]}/"
        print(f"The documentation is at {address}   (Ctrl-C stops it)", flush=True)
        if open_page:
            webbrowser.open(address)
        serving.serve_forever()


def write_outputs(root: Path) -> None:
    """What the examples print now, into the pages."""
    for origin in [*page_names(root), "README.md"]:
        path = root / origin
        text = path.read_text(encoding="utf-8")
        now = doc_examples.rewritten(origin, text)
        if now != text:
            print(f"{origin} prints something else now")
            path.write_text(now, encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="dev.py docs", description="Build the documentation into build/site."
    )
    parser.add_argument(
        "--write", action="store_true", help="first write what the examples print into the pages"
    )
    parser.add_argument("--serve", action="store_true", help="and show it at an address of this machine")
    parser.add_argument("--open", action="store_true", help="and open that in your browser")
    parser.add_argument(
        "--port", type=int, default=8001, help="where to serve it (0: any free one; default: 8001)"
    )
    chosen = parser.parse_args(arguments)
    if chosen.write:
        write_outputs(ROOT)
    status = build(ROOT, ROOT)
    if status == 0 and (chosen.serve or chosen.open):
        serve(ROOT / SITE, chosen.port, chosen.open)
    elif status == 0:
        print(ROOT / SITE / "index.html")
    return status


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
