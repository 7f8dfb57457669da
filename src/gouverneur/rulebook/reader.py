"""Reading a book of rules: the tables of a page of docs/rules, row by row."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

RULE_ID = re.compile(r"\b(?:SJ|PR)-[A-Z0-9]+-\d+[a-z]?\b")
RULING_ID = re.compile(r"\bR-\d+\b")
EXAMPLE_LINE = re.compile(r"(?:\* )?\*\*(WE?-\d+)\b")
RULING_LINE = re.compile(r"- \*\*(R-\d+) (.+?)\*\* — (.+)")
TITLE_WORDS = 9
LANGUAGES = ("English", "German", "Dutch")


@dataclass(frozen=True)
class Rule:
    """One rule: its text, the rulebooks that say it (by code), and in which editions it holds."""

    id: str
    title: str
    text: str
    section: str
    sources: tuple[str, ...]
    rulings: tuple[str, ...]
    applies: str


@dataclass(frozen=True)
class Ruling:
    """What was decided where the rulebooks are silent or contradict each other."""

    id: str
    question: str
    answer: str
    reason: str = ""


@dataclass(frozen=True)
class Thing:
    """A building, a card or another word of the game: what it is called, what it does, and its rules."""

    id: str
    names: tuple[str, ...]  # English, German, Dutch; "" where there is none
    effect: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Example:
    """A situation worked out."""

    id: str
    text: str

    @property
    def rules(self) -> list[str]:
        return RULE_ID.findall(self.text)


@dataclass
class Book:
    """Everything of one game, by id, in the order of the book."""

    title: str = ""
    rulebooks: dict[str, str] = field(default_factory=dict)  # by code
    rules: dict[str, Rule] = field(default_factory=dict)
    rulings: dict[str, Ruling] = field(default_factory=dict)
    things: dict[str, Thing] = field(default_factory=dict)
    examples: dict[str, Example] = field(default_factory=dict)

    def rulings_of(self, rule: Rule) -> list[Ruling]:
        """Those that the rule names, and those that name the rule."""
        return [
            ruling
            for ruling in self.rulings.values()
            if ruling.id in rule.rulings
            or rule.id in RULE_ID.findall(f"{ruling.question} {ruling.answer} {ruling.reason}")
        ]

    def examples_of(self, rule: Rule) -> list[Example]:
        return [example for example in self.examples.values() if rule.id in example.rules]


def read_book(text: str) -> Book:
    """The rows of all tables that are known by their columns, and the lists of rulings and worked examples."""
    heading = re.search(r"^# (.+?)(?: —.*)?$", text, re.MULTILINE)
    book = Book(title=plain(heading[1]) if heading else "")
    codes: dict[str, str] = {}
    for section, row in _rows(text):
        _read_row(book, section, row, codes)
    _read_lines(book, text)
    for thing in [thing for thing in book.things.values() if not thing.rules]:
        book.things[thing.id] = _with_rules(book, thing, codes.get(thing.id, ""))
    return book


def _rows(text: str) -> Iterator[tuple[str, dict[str, str]]]:
    """The section and the cells by column of each row of each table."""
    section = ""
    columns: list[str] = []
    for line in text.splitlines():
        if line.startswith("#"):
            section = line.lstrip("#").strip()
        cells = cells_of(line)
        if not cells:
            columns = []
        elif not columns:
            columns = cells
        elif len(cells) == len(columns) and not set("".join(cells)) <= set("-: "):
            yield section, dict(zip(columns, cells, strict=True))


def cells_of(line: str) -> list[str]:
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]


def _read_row(book: Book, section: str, row: dict[str, str], codes: dict[str, str]) -> None:
    if RULE_ID.fullmatch(row.get("ID", "")):
        _read_rule(book, section, row)
    elif "Code" in row and ("Rulebook" in row or "Rulebook or origin" in row):
        book.rulebooks[plain(row["Code"])] = plain(row.get("Rulebook") or row["Rulebook or origin"])
    elif RULING_ID.fullmatch(row.get("No.", "")) and "Question" in row:
        answer, reason = plain(row["Ruling"]), plain(row["Reason / evidence"])
        book.rulings[row["No."]] = Ruling(row["No."], plain(row["Question"]), answer, reason)
    elif "id" in row and "English" in row:
        name = row["id"].strip("`")
        names = tuple(plain(row.get(language, "")) for language in LANGUAGES)
        effect = plain(row.get("Effect in one line") or row.get("effect in one line", ""))
        codes[name] = row.get("code", "")
        book.things[name] = Thing(name, names, effect, tuple(RULE_ID.findall(row.get("Rules", ""))))
    elif "Term here" in row or "Canonical" in row:
        term = plain(row.get("Term here") or row.get("Canonical", "")).removeprefix("role: ")
        book.things.setdefault(
            term, Thing(term, (term, *_other_names(row)), plain(row["Meaning"]).strip("–"), ())
        )


def _other_names(row: dict[str, str]) -> tuple[str, str]:
    german = row.get("German") or row.get("2020 / German (S3)", "")
    dutch = row.get("Dutch") or row.get("2002 / Dutch (S1)", "")
    return plain(german).strip("–"), plain(dutch).strip("–")


def _read_rule(book: Book, section: str, row: dict[str, str]) -> None:
    name, text = row["ID"], row.get("Rule", "")
    sources = (row.get("Sources") or row.get("Src", "")).replace("/", " ").split()
    rulings = list(dict.fromkeys(RULING_ID.findall(" ".join([*sources, text]))))
    known = book.rules.get(name)
    if known is not None:  # again in an index
        merged = tuple(dict.fromkeys([*known.rulings, *rulings]))
        book.rules[name] = Rule(
            name, known.title, known.text, known.section, known.sources, merged, known.applies
        )
        return
    book.rules[name] = Rule(
        id=name,
        title=plain(row.get("Title") or title_of(text)),
        text=plain(re.sub(r"^\*\*.+?\*\*\s*—\s*", "", text)),
        section=section,
        sources=tuple(source for source in sources if not RULING_ID.fullmatch(source)),
        rulings=tuple(rulings),
        applies=row.get("Applies") or row.get("Ed", ""),
    )


def _read_lines(book: Book, text: str) -> None:
    example = ""
    for line in text.splitlines():
        ruling = RULING_LINE.match(line)
        if ruling:
            question, _, answer = ruling[3].rpartition("→ ")
            asked = f"{plain(ruling[2])}: {plain(question)}" if question else plain(ruling[2])
            book.rulings[ruling[1]] = Ruling(ruling[1], asked, plain(answer))
        begins = EXAMPLE_LINE.match(line)
        if begins or line.startswith("#"):
            example = begins[1] if begins else ""
        if example and line.strip():
            before = book.examples[example].text + "\n" if example in book.examples else ""
            told = re.sub(rf"^(?:\* )?{example}\s*", "", plain(line))
            book.examples[example] = Example(example, before + told)


def _with_rules(book: Book, thing: Thing, code: str) -> Thing:
    """A building by its code; a role by the section of its phase."""
    found = [rule.id for rule in book.rules.values() if code and rule.id.split("-")[1] == code]
    if not found:
        phase = re.compile(rf"[\d.]* ?{re.escape(thing.id)}(?: phase)?(?: \(.*\))?", re.IGNORECASE)
        found = [rule.id for rule in book.rules.values() if phase.fullmatch(rule.section)]
    return Thing(thing.id, thing.names, thing.effect, tuple(found))


def title_of(sentence: str) -> str:
    """What stands in bold at its start, or its first words."""
    bold = re.match(r"\*\*(.+?)\*\*", sentence)
    if bold:
        return bold.group(1)
    words = sentence.split()
    return " ".join(words[:TITLE_WORDS]) + (" …" if len(words) > TITLE_WORDS else "")


def plain(text: str) -> str:
    """Without the signs that make it bold or a link; `occ(large_market)` is an occupied large market."""
    text = re.sub(r"\bocc\((\w+)\)", lambda found: f"occupied {found[1].replace('_', ' ')}", text)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"(\*\*|\*)(?=\S)(.+?)(?<=\S)\1", r"\2", text)
    return text.replace("\\|", "|").replace("`", "").strip()
