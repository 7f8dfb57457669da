"""The rule books as pages: docs/rules with an anchor for each rule, ruling and worked example, and who cites them.

The text is that of docs/rules. A row of a rule table becomes a heading with its text, and below it, folded, its
rulings, its worked examples, the tests that prove it and the lines of code that do it. `tools/rules.py` finds those.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tools.rules import Citation, Cited, Game, Proof, read_rules, who_cites

from gouverneur.rulebook.reader import RULE_ID

RULING_ID = re.compile(r"\bR-\d+\b")
EXAMPLE_ID = re.compile(r"\bWE?-\d+\b")
ANCHORED = re.compile(rf"{RULE_ID.pattern}|{RULING_ID.pattern}|{EXAMPLE_ID.pattern}")

RULING_LINE = re.compile(r"- \*\*(R-\d+) (.+?)\*\* — (.+)")
EXAMPLE_LINE = re.compile(r"(?:\* )?\*\*(WE?-\d+)\b")
RULING_COLUMNS = ["No.", "Question", "Ruling", "Reason / evidence"]

Link = Callable[[str, int], str]
"""The address of a line of a file of the repository, as seen from the page."""


@dataclass
class Book:
    """One specification, read: what it says under which number, and who cites its rules."""

    game: Game
    text: str
    cited: Cited
    rules: dict[str, str]
    rulings: dict[str, str] = field(default_factory=dict)
    examples: dict[str, str] = field(default_factory=dict)

    @property
    def anchors(self) -> set[str]:
        return {*self.rules, *self.rulings, *self.examples}


def read_book(root: Path, game: Game) -> Book:
    text = (root / "docs" / "rules" / f"{game.name}.md").read_text(encoding="utf-8")
    rules = read_rules(text)
    book = Book(game, text, who_cites(root, game, rules), dict.fromkeys(rules, ""))
    example = ""
    for line in text.splitlines():
        ruling, begins = RULING_LINE.match(line), EXAMPLE_LINE.match(line)
        cells = cells_of(line)
        if cells and not book.rules.get(cells[0], "known"):
            book.rules[cells[0]] = line
        if ruling:
            book.rulings[ruling[1]] = f"**{ruling[2]}** — {ruling[3]}"
        elif len(cells) == len(RULING_COLUMNS) and RULING_ID.fullmatch(cells[0]):
            book.rulings[cells[0]] = f"{cells[1]} — *{cells[2]}* — {cells[3]}"
        if begins or line.startswith("#"):
            example = begins[1] if begins else ""
        if example:
            book.examples[example] = book.examples.get(example, "") + line + "\n"
    return book


# -- the page ----------------------------------------------------------------------------------------


def page(book: Book, link: Link) -> str:
    lines: list[str] = []
    seen: set[str] = set()
    for block in blocks(book.text):
        rows = [cells_of(line) for line in block if line.startswith("|")]
        if not rows:
            lines += prose(book, block)
        elif rows[0] == RULING_COLUMNS:
            lines += [line for row in rows[2:] for line in ruling(book, row[0], "", tabled_ruling(row))]
        elif rows[0][0] == "ID" and all(row[0] in book.rules.keys() - seen for row in rows[2:]):
            for row in rows[2:]:
                seen.add(row[0])
                lines += rule(book, dict(zip(rows[0], row, strict=True)), link)
        else:
            lines += [linked(book, line) for line in block]
    return "\n".join(lines) + "\n"


def blocks(text: str) -> Iterator[list[str]]:
    """A fenced block, a table, or a line that is neither."""
    block: list[str] = []
    for line in text.splitlines():
        fenced = bool(block) and block[0].startswith("```")
        if fenced or (line.startswith("|") and block):
            block.append(line)
            if fenced and line.startswith("```"):
                yield block
                block = []
            continue
        if block:
            yield block
            block = []
        if line.startswith(("|", "```")):
            block.append(line)
        else:
            yield [line]
    if block:
        yield block


def cells_of(line: str) -> list[str]:
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] if line.startswith("|") else []


def prose(book: Book, block: list[str]) -> list[str]:
    if block[0].startswith("```"):
        return block
    line = block[0]
    told, begins = RULING_LINE.match(line), EXAMPLE_LINE.match(line)
    if told:
        return ruling(book, told[1], told[2], [linked(book, told[3])])
    if begins:
        start, rest = line[: begins.start(1)], line[begins.start(1) :]
        return [
            f'{start}<span id="{begins[1]}"></span>{rest[: len(begins[1])]}{linked(book, rest[len(begins[1]) :])}'
        ]
    return [line if line.startswith("#") else linked(book, line)]


def rule(book: Book, row: dict[str, str], link: Link) -> list[str]:
    name, text = row["ID"], row["Rule"].replace("\\|", "|")
    title = re.match(r"\*\*(.+?)\*\*(?: — )?", text)
    heading = f"{name} {title[1]}" if title else name
    body = text[title.end() :] if title else text
    applies, sources = row.get("Applies") or row.get("Ed", ""), row.get("Sources") or row.get("Src", "")
    lines = [f"#### {heading} {{#{name} .rule}}", "", linked(book, body[:1].upper() + body[1:], name), ""]
    if sources or applies:
        lines += [f"*{linked(book, sources)} · {applies}*{{.sources}}", ""]
    return lines + folded(book, name, link)


def folded(book: Book, rule: str, link: Link) -> list[str]:
    """What belongs to a rule, behind one line that counts it."""
    rulings = [name for name in book.rulings if belong(book, rule, name)]
    examples = [name for name, text in book.examples.items() if rule in RULE_ID.findall(text)]
    tests, code = book.cited.tests.get(rule, []), book.cited.code.get(rule, [])
    counts = [
        number
        for number in (
            counted(len(rulings), "ruling"),
            counted(len(examples), "worked example"),
            counted(len(tests), "test"),
            counted(len(code), "line of code", "lines of code"),
        )
        if number
    ]
    if not counts:
        return []
    inside: list[str] = []
    for name in rulings:
        inside += [f"[{name}](#{name}) {linked(book, book.rulings[name], rule)}", ""]
    if examples:
        inside += ["Worked examples: " + ", ".join(f"[{name}](#{name})" for name in examples), ""]
    if tests:
        inside += ["Tests:", "", *(f"- {test_link(proof, link)}" for proof in tests), ""]
    if code:
        inside += ["Code:", "", *(f"- {code_link(citation, link)}" for citation in once(code)), ""]
    return [f'??? rule "{", ".join(counts)}"', "", *(f"    {line}" if line else "" for line in inside)]


def tabled_ruling(row: list[str]) -> list[str]:
    return [row[1], "", f"**{row[2]}**", "", row[3]]


def ruling(book: Book, name: str, title: str, text: Iterable[str]) -> list[str]:
    heading = f"#### {name} {title}".rstrip() + f" {{#{name} .ruling}}"
    lines = ["", heading, "", *(linked(book, line, name) for line in text), ""]
    rules = [f"[{rule}](#{rule})" for rule in book.rules if belong(book, rule, name)]
    return [*lines, f"*{', '.join(rules)}*{{.sources}}", ""] if rules else lines


def belong(book: Book, rule: str, ruling: str) -> bool:
    """One of the two names the other."""
    return ruling in RULING_ID.findall(book.rules[rule]) or rule in RULE_ID.findall(book.rulings[ruling])


# -- links --------------------------------------------------------------------------------------------


def linked(book: Book, text: str, but: str = "") -> str:
    """The text with a link at each rule, ruling and example that the book has; `but` is where we are."""

    def link(found: re.Match[str]) -> str:
        name = found[0]
        return f"[{name}](#{name})" if name in book.anchors and name != but else name

    return outside_code(text, lambda words: ANCHORED.sub(link, words))


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """The text with everything changed that is neither `code` nor the text of a link."""
    parts = re.split(r"(`[^`]*`|\[[^\]]*\]\([^)]*\))", text)
    return "".join(part if place % 2 else change(part) for place, part in enumerate(parts))


def test_link(proof: Proof, link: Link) -> str:
    return f"[`{proof.test}`]({link(proof.file, proof.line)}) in {proof.file.removeprefix('tests/')}"


def code_link(citation: Citation, link: Link) -> str:
    name = citation.file.removeprefix("src/gouverneur/")
    return f"[`{name}:{citation.line}`]({link(citation.file, citation.line)})"


def once(citations: Iterable[Citation]) -> list[Citation]:
    return list(dict.fromkeys(citations))


def counted(number: int, one: str, several: str = "") -> str:
    return "" if number == 0 else f"{number} {one if number == 1 else several or one + 's'}"
