"""Looking something up: a rule by its id, or a building, card or role by any of its names."""

from __future__ import annotations

import difflib
import importlib.util
import re
import sys
import textwrap
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import click

from gouverneur import rulebook
from gouverneur.cli.output import Complaint, columns, say_json
from gouverneur.languages import Language, PhraseError
from gouverneur.notation.positions import write_sheet
from gouverneur.rulebook import Book, Rule, Ruling, Thing
from gouverneur.table import GAMES

RULE = re.compile(r"(SJ|PR)-[A-Z0-9]+-\d+[a-z]?", re.IGNORECASE)
RULING = re.compile(r"R-\d+", re.IGNORECASE)
APPLIES = {
    "ALL": "every edition",
    "E1": "the first edition",
    "E2": "the second edition",
    "X": "The New Buildings",
    "both": "both editions",
}
GAME_OF = {"SJ": "san-juan", "PR": "puerto-rico"}


@dataclass(frozen=True)
class Found:
    """What answers to a word in one game."""

    game: str
    rules: list[Rule]
    rulings: list[Ruling]
    things: list[Thing]
    mentions: list[Rule]  # rules whose text has the word

    def __bool__(self) -> bool:
        return bool(self.rules or self.rulings or self.things or self.mentions)


def search(word: str, game: str) -> Found:
    """An id finds what it names; a word things by their names, and rules that speak of it."""
    book = rulebook.book(game)
    wanted = " ".join(word.replace("_", " ").casefold().split())
    if RULE.fullmatch(word):
        rule = book.rules.get(word[: word.rindex("-") + 1].upper() + word[word.rindex("-") + 1 :].lower())
        return Found(game, [rule] if rule else [], [], [], [])
    if RULING.fullmatch(word):
        ruling = book.rulings.get(word.upper())
        return Found(game, [], [ruling] if ruling else [], [], [])
    if not re.search(r"\w", wanted):
        return Found(game, [], [], [], [])
    family = [rule for rule in book.rules.values() if rule.id.casefold().startswith(f"{wanted}-")]
    if family:
        return Found(game, [], [], [], family)
    things = _things(book, wanted)
    listed = {rule for thing in things for rule in thing.rules}
    mentions = [
        rule
        for rule in book.rules.values()
        if rule.id not in listed and _has(f"{rule.title} {rule.text}", wanted)
    ]
    return Found(game, [], [], things, mentions)


def _things(book: Book, wanted: str) -> list[Thing]:
    """Those that are called so; else those in whose name the word begins a word."""
    named = {thing.id: _names(thing) for thing in book.things.values()}
    exact = [thing for thing in book.things.values() if wanted in named[thing.id]]
    return exact or [
        thing for thing in book.things.values() if any(_has(name, wanted) for name in named[thing.id])
    ]


def _names(thing: Thing) -> list[str]:
    """Also each of several: "Silberschmelze (E1) / Silberschmiede (E2)"."""
    texts = [thing.id.replace("_", " "), *thing.names]
    parts = [
        part for text in texts for part in (text, *re.split(r"\s*(?:/|,|\(.*?\))\s*", text)) if part.strip()
    ]
    return [part.strip().casefold() for part in parts]


def _has(text: str, wanted: str) -> bool:
    return re.search(rf"\b{re.escape(wanted)}", text.replace("_", " ").casefold()) is not None


def words_to_complete() -> list[str]:
    """Every rule id, and everything that has a name of one word."""
    books = [rulebook.book(game) for game in rulebook.GAMES]
    return [name for book in books for name in (*book.rules, *(t for t in book.things if " " not in t))]


# -- in a game ----------------------------------------------------------------------------------


def explain(words: str, language: Language) -> list[str]:
    """A few lines about a thing of the game that is played, or about a rule; none when there is no such thing."""
    assert language.ruleset is not None
    game = language.ruleset.game
    if RULE.fullmatch(words) or RULING.fullmatch(words):
        prefix = words[:2].upper()
        found = search(words, GAME_OF.get(prefix, game))
        return [line for rule in found.rules for line in (f"{rule.id} {rule.title}", f"  {rule.text}")] + [
            line
            for ruling in found.rulings
            for line in (f"{ruling.id} {ruling.question}", f"  {ruling.answer}")
        ]
    lines: list[str] = []
    for name in _things_named(words, language)[:4]:
        called = language.name(name)
        lines.append(f"{called[:1].upper()}{called[1:]}: {language.rule(name)}")
        lines += _numbers(name, language)
        if rules := language.rule_ids(name) or _rules_of(name, game):
            lines.append("  " + language.phrase("terminal-rules", rules=", ".join(rules)))
    return lines


def _numbers(name: str, language: Language) -> list[str]:
    """What stands on a building or card."""
    assert language.ruleset is not None
    sheet = write_sheet(language.ruleset)
    for what, key in (("building", "buildings"), ("card", "cards")):
        for one in sheet.get(key, ()):
            if one[what] == name:
                numbers = {part: n for part, n in one.items() if isinstance(n, int)}
                return ["  " + language.phrase(f"terminal-{what}", **numbers)]
    return []


def _rules_of(name: str, game: str) -> list[str]:
    thing = rulebook.book(game).things.get(name)
    return list(thing.rules) if thing is not None else []


def _things_named(words: str, language: Language) -> list[str]:
    """Things with a rule text, by their id or by what they are called in this language."""
    assert language.ruleset is not None
    wanted = " ".join(words.replace("_", " ").casefold().split())
    known: dict[str, str] = {}
    for kind in GAMES[language.ruleset.game].actions.kinds:
        for choice in filter(None, kind.choices):
            for name in (choice, choice.split(" ")[-1]):
                if name not in known:
                    known[name] = _name_of(name, language)
    named = {name: (name.replace("_", " "), called) for name, called in known.items() if called}
    for fits in (lambda a, b: a == b, lambda a, b: a.startswith(b), _has):
        found = [
            name for name, texts in named.items() if wanted and any(fits(text, wanted) for text in texts)
        ]
        if found:
            return list({language.name(name): name for name in found}.values())
    return []


def _name_of(thing: str, language: Language) -> str:
    try:
        return language.name(thing).casefold() if language.rule(thing) else ""
    except PhraseError:
        return ""


# -- for `gouverneur rules` --------------------------------------------------------------------------


def tests_of(rule: str) -> list[str] | None:
    """Where tests prove it, as file:line; None where there are no sources."""
    root = rulebook.checkout()
    if root is None or not (root / "tools" / "rules.py").is_file():
        return None
    tool = _tool(root / "tools" / "rules.py")
    found = []
    for path in sorted((root / "tests").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if rule in text:
            name = path.relative_to(root).as_posix()
            found += [
                f"{name}:{proof.line} {proof.test}" for proof in tool.proofs(name, text) if proof.id == rule
            ]
    return found


def _tool(path: Path) -> Any:
    """The reader of tests lies outside the package."""
    name = "gouverneur_tools_rules"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look themselves up there
    spec.loader.exec_module(module)
    return module


def rule_data(rule: Rule, book: Book) -> dict[str, Any]:
    return {
        **asdict(rule),
        "sources": [{"code": code, "rulebook": book.rulebooks.get(code, "")} for code in rule.sources],
        "rulings": [asdict(ruling) for ruling in book.rulings_of(rule)],
        "examples": [asdict(example) for example in book.examples_of(rule)],
        "tests": tests_of(rule.id),
    }


def page(found: Iterable[Found]) -> list[tuple[str, str]]:
    """Lines to print, each with the indent of what does not fit on it."""
    lines: list[tuple[str, str]] = []
    for answer in found:
        book = rulebook.book(answer.game)
        lines.append((f"# {book.title}", ""))
        for thing in answer.things:
            others = [name for name in thing.names if name and name.casefold() != thing.id.replace("_", " ")]
            also = f" ({', '.join(others)})" if others else ""
            lines.append((f"{thing.id}{also}: {thing.effect}" if thing.effect else f"{thing.id}{also}", "  "))
            lines += [_short(book.rules[rule]) for rule in thing.rules if rule in book.rules]
        for rule in answer.rules:
            lines += _whole(rule, book)
        for ruling in answer.rulings:
            lines += _ruling(ruling, "")
        if answer.mentions:
            if answer.things:
                lines.append(("Also spoken of in", ""))
            lines += [_short(rule) for rule in answer.mentions]
        lines.append(("", ""))
    return lines[:-1]


def _short(rule: Rule) -> tuple[str, str]:
    return f"  {rule.id:10} {rule.text if not _title(rule) else f'{_title(rule)}: {rule.text}'}", " " * 13


def _title(rule: Rule) -> str:
    """Its title, unless it is only the beginning of the text."""
    return "" if rule.title.endswith("…") or rule.text.startswith(rule.title) else rule.title


def _whole(rule: Rule, book: Book) -> list[tuple[str, str]]:
    text = rule.text[:1].upper() + rule.text[1:]
    lines = [(f"{rule.id} {_title(rule)}".rstrip(), ""), (f"  {text}", "  ")]
    where = [f"{book.rulebooks.get(code, code)} [{code}]" for code in rule.sources]
    lines.append((f"  Section {rule.section}; applies to {APPLIES.get(rule.applies, rule.applies)}", "  "))
    if where:
        lines.append(("  Rulebooks: " + "; ".join(where), "    "))
    for ruling in book.rulings_of(rule):
        lines += _ruling(ruling, "  ")
    for example in book.examples_of(rule):
        lines += [(f"  {example.id} {line}" if not number else f"    {line}", "    ")
                  for number, line in enumerate(example.text.splitlines())]  # fmt: skip
    tests = tests_of(rule.id)
    if tests is not None:
        lines.append((f"  Tests: {len(tests)}" if tests else "  Tests: none", "    "))
        lines += [(f"    {test}", "      ") for test in tests]
    return lines


def _ruling(ruling: Ruling, indent: str) -> list[tuple[str, str]]:
    lines = [
        (f"{indent}{ruling.id} {ruling.question}", f"{indent}  "),
        (f"{indent}  {ruling.answer}", f"{indent}  "),
    ]
    return [*lines, (f"{indent}  Because: {ruling.reason}", f"{indent}  ")] if ruling.reason else lines


def look_up(words: str, game: str | None, as_json: bool) -> None:
    games = [game] if game else list(rulebook.GAMES)
    if not words.strip():
        _overview(games, as_json)
        return
    found = [answer for answer in (search(words, each) for each in games) if answer]
    if not found:
        known = {word.casefold(): word for word in words_to_complete()}
        near = [known[word] for word in difflib.get_close_matches(words.casefold(), known, n=3)]
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise Complaint(f"no rule and nothing in the rules is called {words[:60]!r}{hint}")
    if as_json:
        say_json([_found_data(answer) for answer in found])
        return
    for line, indent in page(found):
        click.echo(_wrapped(line, indent))


def _found_data(answer: Found) -> dict[str, Any]:
    book = rulebook.book(answer.game)
    return {
        "game": answer.game,
        "things": [asdict(thing) for thing in answer.things],
        "rules": [rule_data(rule, book) for rule in answer.rules],
        "rulings": [asdict(ruling) for ruling in answer.rulings],
        "mentions": [asdict(rule) for rule in answer.mentions],
    }


def _overview(games: Iterable[str], as_json: bool) -> None:
    """The sections of the books, with the ids in them."""
    sections: dict[str, dict[str, list[str]]] = {game: {} for game in games}
    for game in games:
        for rule in rulebook.book(game).rules.values():
            sections[game].setdefault(rule.section, []).append(rule.id)
    if as_json:
        say_json([{"game": game, "sections": sections[game]} for game in sections])
        return
    for game, found in sections.items():
        book = rulebook.book(game)
        click.echo(f"# {book.title}: {len(book.rules)} rules, {len(book.rulings)} rulings")
        for section, ids in found.items():
            families = list(dict.fromkeys(name.rsplit("-", 1)[0] for name in ids))
            click.echo(_wrapped(f"  {section} ({len(ids)}): {', '.join(families)}", "    "))
    click.echo(
        "One of them, or a building, card or role: gouverneur rules SJ-BLD-05, gouverneur rules library"
    )


def _wrapped(line: str, indent: str) -> str:
    if not line:
        return ""
    return textwrap.fill(
        line, columns(), subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )
