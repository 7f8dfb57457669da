"""The site: it builds without a warning, its links lead somewhere, and it asks nobody else for anything."""

from __future__ import annotations

import re
import shutil
import threading
import urllib.request
from collections.abc import Callable
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from docs.pages import NAMES, ROOT, read
from tools import docs, rule_pages, rules

OUTSIDE = re.compile(r"(?:https?:)?//")


class Page(HTMLParser):
    """The anchors of a page, and whatever it refers to."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for key, value in attributes:
            if key == "id" and value:
                self.anchors.add(value)
            elif key == "href" and value:
                self.links.append(value)
            if key in ("src", "srcset", "data", "action", "poster") or (key == "href" and tag != "a"):
                self.fetched.append(value or "")


page_of = cache(Page)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("docs")
    shutil.copy(ROOT / "mkdocs.yml", place)
    (place / "src").symlink_to(ROOT / "src")
    assert docs.build(ROOT, place) == 0  # a warning is an error
    return place / docs.SITE


@pytest.mark.slow
def test_the_site_is_whole(site: Path) -> None:
    """Every page is there, every link leads somewhere, and nothing comes from outside."""
    pages = sorted(site.rglob("*.html"))
    made = {path.relative_to(site).as_posix() for path in pages}
    for name in docs.page_names(ROOT).values():
        assert name.removesuffix(".md") + ".html" in made
    broken = [
        f"{path.relative_to(site)}: {link}"
        for path in pages
        for link in page_of(path).links
        if not leads(site, path, link)
    ]
    assert broken == []
    outside = [
        f"{path.relative_to(site)}: {address}"
        for path in pages
        for address in [*page_of(path).fetched, *page_of(path).links]
        if OUTSIDE.match(address)
    ]
    assert outside == []
    for path in pages:
        if "source" not in path.relative_to(site).parts:  # files of the repository may name addresses
            named = set(re.findall(r"https?://[^\s\"'<>)]+", path.read_text(encoding="utf-8")))
            assert named <= {"http://www.w3.org/2000/svg"}, path
    # The theme's script holds addresses, of features that no page here uses: it is not looked at.
    sheets = [(path, path.read_text(encoding="utf-8")) for path in site.rglob("*.css")]
    assert [path for path, text in sheets if re.search(r"@import|url\(\s*['\"]?(?:https?:)?//", text)] == []
    assert not any(
        "mermaid" in path.read_text(encoding="utf-8") for path in pages if "source" not in path.parts
    )


def leads(site: Path, page: Path, link: str) -> bool:
    place, _, anchor = link.partition("#")
    if ":" in place or OUTSIDE.match(place):
        return True  # looked at elsewhere
    if place.startswith("/"):
        return page.name == "404.html" and (site / place[1:]).exists()  # shown at any address
    target = (page.parent / place) if place else page
    if not target.is_file():
        return False
    return not anchor or target.suffix != ".html" or anchor in page_of(target.resolve()).anchors


@pytest.mark.slow
@pytest.mark.parametrize("game", rules.GAMES, ids=lambda game: game.name)
def test_each_rule_has_its_place(site: Path, game: rules.Game) -> None:
    """With an anchor, so that a refusal can be looked up."""
    page = page_of(site / "rules" / f"{game.name}.html")
    known = rules.read_rules(read(f"docs/rules/{game.name}.md"))
    assert known.keys() <= page.anchors


@pytest.mark.slow
def test_the_reference_knows_every_public_name(site: Path) -> None:
    import gouverneur

    anchors = {anchor for path in (site / "reference").glob("*.html") for anchor in page_of(path).anchors}
    missing = [
        name
        for name in gouverneur.__all__
        if not name.startswith("_") and not any(anchor.rpartition(".")[2] == name for anchor in anchors)
    ]
    assert missing == ["compiled"]  # a truth value, told of in the text


@pytest.mark.slow
def test_it_is_served(site: Path) -> None:
    with docs.server(site, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            address = f"http://127.0.0.1:{server.server_address[1]}/first-game.html"
            with urllib.request.urlopen(address, timeout=10) as answer:
                assert b"A first game" in answer.read()
        finally:
            server.shutdown()


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_to_files_of_the_repository(name: str) -> None:
    """The pages can be read where they lie, too."""
    for place in re.findall(r"\]\(([^)#\s]+)", read(name)):
        if place != "decisions":
            assert ((ROOT / name).parent / place).exists(), f"{name}: {place}"


def test_every_page_is_in_the_table_of_contents() -> None:
    """Except the single decisions: their index is."""
    contents = read("mkdocs.yml").partition("\nnav:")[2]
    listed = set(re.findall(r"[\w/-]+\.md", contents))
    pages = {name for name in docs.page_names(ROOT).values() if not name.startswith("decisions/")}
    assert listed == pages | {"decisions/index.md"}


# -- how pages are made ---------------------------------------------------------------------------------


class Project:
    """A small project with a rule book."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("docs/rules/puerto-rico.md", "# None\n")
        self.write("docs/rules/san-juan.md", BOOK)
        self.write("src/gouverneur/san_juan/cards.py", "# [SJ-BLD-01]\n")
        self.write("tests/test_a.py", 'def test_one() -> None:\n    """[SJ-BLD-01]"""\n')
        for name in docs.ALSO:
            self.write(name, "# A page\n")

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def gather(self, name: str) -> str:
        docs.gather(self.root, self.root / "build")
        return (self.root / "build" / name).read_text(encoding="utf-8")


BOOK = """# The book

See SJ-BLD-01, NO-SUCH-ID and `SJ-BLD-01`.

| ID | Rule | Sources | Applies |
|---|---|---|---|
| SJ-BLD-01 | **One each** — at most one `a \\| b`. | 000 R-01 | ALL |
| SJ-BLD-02 | Alone. | 000 | ALL |

```
SJ-BLD-01
```

| ID | Title |
|---|---|
| SJ-BLD-01 | One each |

| No. | Question | Ruling | Reason / evidence |
|---|---|---|---|
| R-01 | How many? | One. | SJ-BLD-02. |

* **W-01** Given nothing. [SJ-BLD-01]
""".replace("NO-SUCH-ID", f"SJ-BLD-{99}")

PAGE = """# The book

See [SJ-BLD-01](#SJ-BLD-01), NO-SUCH-ID and `SJ-BLD-01`.

#### SJ-BLD-01 One each {#SJ-BLD-01 .rule}

At most one `a | b`.

*000 [R-01](#R-01) · ALL*{.sources}

??? rule "1 ruling, 1 worked example, 1 test, 1 line of code"

    [R-01](#R-01) How many? — *One.* — [SJ-BLD-02](#SJ-BLD-02).

    Worked examples: [W-01](#W-01)

    Tests:

    - [`test_one`](../source/tests/test_a.py.html#L1) in test_a.py

    Code:

    - [`san_juan/cards.py:1`](../source/src/gouverneur/san_juan/cards.py.html#L1)

#### SJ-BLD-02 {#SJ-BLD-02 .rule}

Alone.

*000 · ALL*{.sources}

??? rule "1 ruling"

    [R-01](#R-01) How many? — *One.* — SJ-BLD-02.


```
SJ-BLD-01
```

| ID | Title |
|---|---|
| [SJ-BLD-01](#SJ-BLD-01) | One each |


#### R-01 {#R-01 .ruling}

How many?

**One.**

[SJ-BLD-02](#SJ-BLD-02).

*[SJ-BLD-01](#SJ-BLD-01), [SJ-BLD-02](#SJ-BLD-02)*{.sources}


* **<span id="W-01"></span>W-01** Given nothing. [[SJ-BLD-01](#SJ-BLD-01)]
""".replace("NO-SUCH-ID", f"SJ-BLD-{99}")


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_a_rule_is_shown_with_what_belongs_to_it(project: Project) -> None:
    assert project.gather("rules/san-juan.md") == PAGE
    assert '<span id="L1"># [SJ-BLD-01]\n' in project.gather("source/src/gouverneur/san_juan/cards.py.html")


def test_links_are_turned_towards_the_pages_of_the_site(project: Project) -> None:
    project.write(
        "docs/how-to/a.md",
        "[b](../b.md#x) [c](../../CHANGELOG.md) [d](../../src/gouverneur/san_juan/cards.py)\n",
    )
    project.write(
        "docs/b.md",
        "[rules](rules) SJ-BLD-01 `SJ-BLD-01` [SJ-BLD-01](#x)\n\n```text\n[a](nowhere) SJ-BLD-01\n```\n",
    )
    turned = "[b](../b.md#x) [c](../changelog.md) [d](../source/src/gouverneur/san_juan/cards.py.html)\n"
    assert project.gather("how-to/a.md") == turned
    assert project.gather("b.md") == (
        "[rules](rules/index.md) [SJ-BLD-01](rules/san-juan.md#SJ-BLD-01) `SJ-BLD-01` [SJ-BLD-01](#x)\n\n"
        "```text\n[a](nowhere) SJ-BLD-01\n```\n"
    )


def test_what_is_code_stays_so_also_over_two_lines(project: Project) -> None:
    text = "See `no plant\n[SJ-BLD-01]`, and\n[the\nbook](rules).\n\n## SJ-BLD-01\n\n```text\n`\n```\n\n`SJ-BLD-01\n"
    project.write("docs/b.md", text)
    linked = text.replace("](rules)", "](rules/index.md)")
    linked = linked.replace("\n`SJ-BLD-01", "\n`[SJ-BLD-01](rules/san-juan.md#SJ-BLD-01)")
    assert project.gather("b.md") == linked


def test_source_is_shown_as_text(project: Project) -> None:
    project.write("docs/b.md", "[a](../a.py)\n")
    project.write("a.py", "x = '<b>&'\n")
    assert "x = &#x27;&lt;b&gt;&amp;&#x27;\n" in project.gather("source/a.py.html")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[a](nowhere.md)", "docs/b.md links to nowhere.md: there is no file docs/nowhere.md"),
        ("[a](../../secret)", "docs/b.md links to ../../secret: there is no file ../secret"),
        ("<!-- generated: options chess -->", "docs/b.md: <!-- generated: options chess --> is not one of"),
        ("<!-- generated: -->", "docs/b.md: <!-- generated: --> is not one of"),
    ],
)
def test_what_is_wrong_is_said(
    project: Project, capfd: pytest.CaptureFixture[str], text: str, problem: str
) -> None:
    project.write("docs/b.md", text)
    assert docs.build(project.root, project.root) == 1
    assert problem in capfd.readouterr().err


@pytest.mark.parametrize(
    ("make", "game", "expected"),
    [
        (docs.options, "puerto-rico", "| `points` | `open`, `hidden` |"),
        (docs.options, "san-juan", "| `card_overrides` | a list of your own; by default none |"),
        (docs.editions, "puerto-rico", "| `puerto-rico:2002` | 3 to 5 | none |"),
        (docs.editions, "san-juan", "| `san-juan:second` | 2 to 4 | `+new-buildings` |"),
    ],
)
def test_tables_come_from_the_grammar(make: Callable[..., str], game: str, expected: str) -> None:
    assert expected in make(docs.GAMES[game].grammar)


def test_all_rule_books_are_read() -> None:
    """Rulings and worked examples are found, too."""
    for game in rules.GAMES:
        book = rule_pages.read_book(ROOT, game)
        assert len(book.rulings) > 60
        assert len(book.examples) > 30
        assert all(book.rules.values())
