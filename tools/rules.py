"""Which rules of docs/rules/ have no code, and which have no test.

A rule has code when its id stands in a file of its game, and a test when a test function cites it: in its docstring,
in a mark `@pytest.mark.rule("SJ-BLD-05")` (also on its class or module), or in the id or marks of a
`pytest.param`. A comment or a helper proves nothing, nor does a test that is skipped or expected to fail.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

from gouverneur.rulebook.reader import RULE_ID, read_book


@dataclass(frozen=True)
class Game:
    name: str
    prefix: str
    room: str
    first_edition: str
    applies: dict[str, set[str]]
    """The editions and modules meant by each word in the last column of the rule tables."""
    modules: dict[str, str] = field(default_factory=dict)
    """Where the tables do not say it: the module to which a family of rules, or one rule, belongs."""


GAMES = [
    Game(
        name="san-juan",
        prefix="SJ",
        room="san_juan",
        first_edition="first",
        applies={
            "ALL": {"first", "second", "new-buildings"},
            "E1": {"first"},
            "E2": {"second"},
            "X": {"new-buildings"},
        },
    ),
    Game(
        name="puerto-rico",
        prefix="PR",
        room="puerto_rico",
        first_edition="2002",
        applies={"both": {"2002", "2020"}, "2002": {"2002"}, "2020": {"2020"}},
        modules={
            rule: module
            for module, rules in {
                "new-buildings": "DRA FOR LIB BMK CHU STA SPF AQU TPO SWF LGT UNH STH GST CLO PR-HOS-03 PR-HOS-04 PR-CFG-03",
                "nobles": "NOB VIL ZON HUN CHP JEW LND ROY RGA PR-GEN-12 PR-CAP-20",
                "buccaneer": "BUC",
                "festival": "FES",
            }.items()
            for rule in rules.split()
        },
    ),
]


@dataclass(frozen=True)
class Rule:
    id: str
    title: str
    applies: str


@dataclass(frozen=True)
class Citation:
    id: str
    file: str
    line: int


@dataclass(frozen=True)
class Proof(Citation):
    test: str


@dataclass(frozen=True)
class Cited:
    """Where rules stand: the lines of code by rule, the tests by rule, and what is cited but is no rule."""

    code: dict[str, list[Citation]]
    tests: dict[str, list[Proof]]
    unknown: list[Citation]


@dataclass(frozen=True)
class Report:
    game: str
    editions: list[str]
    rules: int
    proven: int
    no_code: list[Rule]
    no_test: list[Rule]
    not_in_play: list[Rule]
    unknown: list[Citation]

    @property
    def complete(self) -> bool:
        return not (self.no_code or self.no_test or self.unknown)


# -- the rules ----------------------------------------------------------------


def read_rules(text: str) -> dict[str, Rule]:
    """The rules of a page of docs/rules."""
    return {rule.id: Rule(rule.id, rule.title, rule.applies) for rule in read_book(text).rules.values()}


def is_in_play(rule: Rule, game: Game, editions: set[str]) -> bool:
    """A word that the game does not list ("see left") means all editions."""
    module = game.modules.get(rule.id) or game.modules.get(rule.id.split("-")[1])
    if module is not None:
        return module in editions
    words = rule.applies.split()
    return bool(editions & game.applies.get(words[0] if words else "", editions))


ASK_FOR_EDITIONS = """
import importlib, json, sys
editions = importlib.import_module(sys.argv[1]).GRAMMAR.editions
print(json.dumps([name for edition in editions for name in (edition.name, *edition.modules)]))
"""


def editions_in_code(root: Path, game: Game) -> set[str]:
    """The editions that the code has, with their modules; the first alone while the code cannot say."""
    module = f"gouverneur.{game.room}.game"
    asked = subprocess.run(
        [sys.executable, "-c", ASK_FOR_EDITIONS, module],
        env=os.environ | {"PYTHONPATH": str(root / "src"), "GOUVERNEUR_PURE": "1"},
        capture_output=True,
        text=True,
    )
    if asked.returncode:
        reason = asked.stderr.strip().splitlines()[-1]
        print(f"{module} does not say which editions there are ({reason})", file=sys.stderr)
        return {game.first_edition}
    return set(json.loads(asked.stdout))


# -- who cites them -----------------------------------------------------------


def python_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def citations(path: str, text: str) -> Iterator[Citation]:
    """Every mention, wherever it stands."""
    for number, line in enumerate(text.splitlines(), 1):
        for found in RULE_ID.findall(line):
            yield Citation(found, path, number)


def proofs(path: str, text: str) -> Iterator[Proof]:
    """Every rule that a test of this file cites."""
    module = ast.parse(text)
    values: dict[str, ast.expr] = {}
    for statement in module.body:
        if isinstance(statement, ast.Assign):
            values |= {
                target.id: statement.value for target in statement.targets if isinstance(target, ast.Name)
            }
        elif (
            isinstance(statement, ast.AnnAssign)
            and isinstance(statement.target, ast.Name)
            and statement.value
        ):
            values[statement.target.id] = statement.value
    marks = [values["pytestmark"]] if "pytestmark" in values else []
    for ids, test, line in _proofs_of(module.body, marks, values):
        for found in sorted(ids):
            yield Proof(found, path, line, test)


def _proofs_of(
    body: list[ast.stmt], marks: list[ast.expr], values: dict[str, ast.expr]
) -> Iterator[tuple[set[str], str, int]]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _proofs_of(node.body, [*marks, *node.decorator_list], values)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            decorators = [*marks, *node.decorator_list]
            if not any(_is_set_aside(decorator) for decorator in decorators):
                words = [ast.get_docstring(node) or ""]
                for decorator in decorators:
                    words += _cited(decorator, values)
                yield set(RULE_ID.findall(" ".join(words))), node.name, node.lineno


def _is_set_aside(decorator: ast.expr) -> bool:
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and _last_name(node.func) == "param":
            return False
        if isinstance(node, ast.Attribute) and node.attr in ("skip", "xfail"):
            return True
    return False


def _cited(node: ast.AST, values: dict[str, ast.expr]) -> Iterator[str]:
    """The words of `rule(…)` marks and of the ids of parameters, also in lists that the module gives a name."""
    if isinstance(node, ast.Name) and node.id in values:
        yield from _cited(values[node.id], {name: values[name] for name in values if name != node.id})
    elif isinstance(node, ast.Call) and _last_name(node.func) == "rule":
        yield from _words(node)
    elif isinstance(node, ast.Call) and _last_name(node.func) == "param" and _is_set_aside_param(node):
        return
    elif isinstance(node, ast.keyword) and node.arg in ("id", "ids"):
        yield from _words(node.value)
    else:
        for child in ast.iter_child_nodes(node):
            yield from _cited(child, values)


def _is_set_aside_param(call: ast.Call) -> bool:
    return any(keyword.arg == "marks" and _is_set_aside(keyword.value) for keyword in call.keywords)


def _words(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def _last_name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def who_cites(root: Path, game: Game, rules: dict[str, Rule]) -> Cited:
    tests = [path for path in python_files(root / "tests") if "tools" not in path.relative_to(root).parts]
    found = Cited({}, {}, [])
    for path in [*python_files(root / "src"), *tests]:
        name, text = path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")
        cited = [citation for citation in citations(name, text) if citation.id.startswith(game.prefix)]
        found.unknown.extend(citation for citation in cited if citation.id not in rules)
        if name.startswith(f"src/gouverneur/{game.room}/"):
            for citation in cited:
                found.code.setdefault(citation.id, []).append(citation)
        elif name.startswith("tests/"):
            for proof in proofs(name, text):
                found.tests.setdefault(proof.id, []).append(proof)
    return found


# -- the report ---------------------------------------------------------------


def report(root: Path, game: Game, edition: str | None = None) -> Report:
    rules = read_rules((root / "docs" / "rules" / f"{game.name}.md").read_text(encoding="utf-8"))
    cited = who_cites(root, game, rules)
    editions = {edition} if edition else editions_in_code(root, game)
    in_play = [rule for rule in rules.values() if is_in_play(rule, game, editions)]
    return Report(
        game=game.name,
        editions=sorted(editions),
        rules=len(in_play),
        proven=sum(rule.id in cited.code and rule.id in cited.tests for rule in in_play),
        no_code=[rule for rule in in_play if rule.id not in cited.code],
        no_test=[rule for rule in in_play if rule.id not in cited.tests],
        not_in_play=[rule for rule in rules.values() if rule not in in_play],
        unknown=cited.unknown,
    )


def print_report(found: Report) -> None:
    for title, rules in (("No code", found.no_code), ("No test", found.no_test)):
        if rules:
            print(f"{title} ({len(rules)}):")
            for rule in rules:
                print(f"  {rule.id:10}  {rule.title}")
    if found.unknown:
        print(f"No such rule ({len(found.unknown)}):")
        for citation in found.unknown:
            print(f"  {citation.id:10}  {citation.file}:{citation.line}")
    if found.not_in_play:
        print(f"Not in play yet ({len(found.not_in_play)}):")
        for rule in found.not_in_play:
            print(f"  {rule.id:10}  {rule.title} ({rule.applies})")
    print(f"{found.game}: {found.proven}/{found.rules} rules proven")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py rules", description=(__doc__ or "").splitlines()[0])
    names = [game.name for game in GAMES]
    parser.add_argument("games", nargs="*", metavar="GAME", help=" or ".join(names) + " (default: both)")
    parser.add_argument("--edition", help="as if only this edition existed; default: those in the code")
    parser.add_argument("--json", action="store_true", help="one JSON object a line for each game")
    parser.add_argument(
        "--root", type=Path, default=Path(__file__).resolve().parents[1], help=argparse.SUPPRESS
    )
    options = parser.parse_args(arguments)
    for name in options.games:
        if name not in names:
            parser.error(f"no game {name!r}: there are {' and '.join(names)}")
    wanted = [game for game in GAMES if game.name in (options.games or names)]
    if options.edition:
        known = sorted(
            {edition for game in wanted for editions in game.applies.values() for edition in editions}
        )
        if options.edition not in known:
            parser.error(f"no edition {options.edition!r}: there are {', '.join(known)}")
        wanted = [
            game for game in wanted if any(options.edition in editions for editions in game.applies.values())
        ]
    status = 0
    for game in wanted:
        started = (options.root / "src" / "gouverneur" / game.room).exists()
        found = report(options.root, game, options.edition or (None if started else game.first_edition))
        if options.json:
            print(json.dumps(asdict(found) | {"started": started, "complete": found.complete}))
        elif started:
            print_report(found)
        else:
            print(f"{game.name}: not started ({found.rules + len(found.not_in_play)} rules)")
        if not (found.complete if started else not found.unknown):
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
