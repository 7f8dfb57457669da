"""The rulesets that the general suites run over, and how to play them at random.

A new game, edition, module or option joins every suite by being registered: nothing is listed here.
"""

from __future__ import annotations

import functools
import itertools
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gouverneur import Dealer, RulesetError, ruleset
from gouverneur.kernel.game import Game
from gouverneur.kernel.playout import MOST_DECISIONS, advance, random_choice
from gouverneur.kernel.ruleset import Edition
from gouverneur.kernel.state import State
from gouverneur.table import GAMES, new_state

ALL = os.environ.get("GOUVERNEUR_ALL") == "1"
RULES = Path(__file__).parents[1] / "docs" / "rules"


def sized(usual: int, larger: int) -> int:
    """How many of something to look at: more with GOUVERNEUR_ALL=1."""
    return larger if ALL else usual


def _legal(text: str) -> str | None:
    """The canonical name, unless parts that are right by themselves do not go together."""
    try:
        return str(ruleset(text))
    except RulesetError:
        return None


def _options(game: Game) -> Iterator[str]:
    """No option, and each other value alone."""
    yield ""
    for option in game.grammar.options:
        for value in option.values[1:]:
            yield f"{option.key}={value}"


def _modules(edition: Edition) -> Iterator[str]:
    for number in range(len(edition.modules) + 1):
        for chosen in itertools.combinations(edition.modules, number):
            yield "".join(f"+{module}" for module in chosen)


def _all_options(plain: str, game: Game) -> str:
    """As many options changed as go together."""
    changed: list[str] = []
    for option in game.grammar.options:
        for value in option.values[1:2]:
            if _legal(f"{plain}?{'&'.join([*changed, f'{option.key}={value}'])}"):
                changed.append(f"{option.key}={value}")
    return "&".join(changed)


def _of_edition(game: Game, edition: Edition) -> Iterator[str]:
    """Every ruleset with every option; of a game with many modules a part, unless GOUVERNEUR_ALL=1.

    Then each combination of modules comes once, all of them together with every number of players, and each option
    once that needs a module.
    """
    seen: set[str] = set()
    for place, modules in enumerate(_modules(edition)):
        many = len(edition.modules) > 1 and modules
        whole = modules.count("+") == len(edition.modules)
        for players in edition.players:
            if many and not ALL and not whole and players != edition.players[place % len(edition.players)]:
                continue
            plain = f"{game.grammar.name}:{edition.name}{modules}/{players}"
            yield plain
            for options in [*_options(game), _all_options(plain, game)]:
                name = _legal(f"{plain}?{options}") if options else None
                if name is None or (many and not ALL and options in seen):
                    continue
                if many:
                    seen.add(options)
                yield name


def _every() -> Iterator[str]:
    for game in GAMES.values():
        for edition in game.grammar.editions:
            yield from dict.fromkeys(_of_edition(game, edition))


EVERY = tuple(dict.fromkeys(_every()))
PLAIN = tuple(name for name in EVERY if "?" not in name)  # all options at their defaults
SAN_JUAN = tuple(name for name in EVERY if name.startswith("san-juan:"))
PUERTO_RICO = tuple(name for name in EVERY if name.startswith("puerto-rico:"))


def game_of(name: str) -> Game:
    return GAMES[ruleset(name).game]


def begin(name: str, seed: int) -> tuple[State, Dealer]:
    """A new game and its chance."""
    dealer = Dealer(seed)
    return new_state(ruleset(name), dealer), dealer


def after(name: str, seed: int, decisions: int) -> tuple[State, Dealer]:
    """A game after so many random decisions, or over; never beyond what random play gives up at."""
    state, dealer = begin(name, seed)
    advance(state, dealer, min(decisions, MOST_DECISIONS))
    return state, dealer


def walk(name: str, seed: int, most: int = MOST_DECISIONS) -> Iterator[tuple[State, Dealer]]:
    """A random game: its state at every decision and, once it is over, at the end. The state is played on."""
    state, dealer = begin(name, seed)
    for taken in range(most):
        yield state, dealer
        if state.over():
            return
        state.apply(random_choice(state.options, dealer), dealer)
    yield state, dealer


def thousands(name: str, usual: int, larger: int) -> range:
    """Seeds for many games of one ruleset; no two rulesets share them. With options only a part of the usual."""
    start = 100_000 * (EVERY.index(name) + 1)
    part = usual if name in PLAIN else -(-usual // 4)
    return range(start, start + sized(part, larger))


def rule_ids() -> frozenset[str]:
    """Every rule id that docs/rules defines: the first cell of a row of its tables."""
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(RULES.glob("*.md")))
    return frozenset(re.findall(r"^\| ([A-Z0-9]+(?:-[A-Z0-9]+)+-\d+[a-z]?) \|", text, re.MULTILINE))


def printed_cards(column: str) -> dict[str, tuple[int, int, int]]:
    """San Juan's cards as docs/rules prints them: cost, points and copies by name. Columns: E1, E2, X."""
    width, place = {"E1": (11, 6), "E2": (11, 7), "X": (9, 5)}[column]
    found = {}
    for line in (RULES / "san-juan.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip().replace("*", "") for cell in line.split("|")]
        if len(cells) == width and re.fullmatch(r"`\w+`", cells[1]):
            numbers = re.match(r"(\d+)/(\d+)/(\d+)(?: \(|$)", cells[place])
            assert numbers, f"no numbers in {line}"
            cost, points, copies = map(int, numbers.groups())
            found[cells[1].strip("`")] = (cost, points, copies)
    return found


@functools.cache
def cards_of(name: str) -> dict[str, tuple[int, int, int]]:
    """The cards of a ruleset of San Juan after docs/rules and its own `card_overrides`, in the order of their numbers."""
    rules = ruleset(name)
    found = printed_cards({"first": "E1", "second": "E2"}[rules.edition])
    if "new-buildings" in rules.modules:
        found |= printed_cards("X")
    for change in filter(None, rules.options["card_overrides"].split(",")):
        card, what, number = re.split("[.:]", change)
        if card in found:
            numbers = dict(zip(("cost", "vp", "copies"), found[card], strict=True)) | {what: int(number)}
            found[card] = (numbers["cost"], numbers["vp"], numbers["copies"])
    return found


@functools.cache
def printed_buildings(two: bool, modules: tuple[str, ...] = ("base",)) -> dict[str, tuple[int, ...]]:
    """Puerto Rico's buildings as docs/rules prints them: cost, points, circles, copies, row by name."""
    found = {}
    for line in (RULES / "puerto-rico.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) == 16 and cells[13] in modules and cells[6].isdigit():
            cost, points, circles, copies, copies_for_two, row = map(int, cells[6:12])
            found[cells[1]] = (cost, points, circles, copies_for_two if two else copies, row)
    return found


@functools.cache
def buildings_of(name: str) -> dict[str, tuple[int, ...]]:
    """The buildings that the sheet of a ruleset knows, drafted or not, as docs/rules prints them."""
    rules = ruleset(name)
    more = {"new-buildings", "nobles"} & {*rules.modules}
    found = dict(printed_buildings(rules.players == 2, ("base", "I", "II") if more else ("base",)))
    if rules.options.get("cost_swap_factory_university") == "true":
        for building, cost in (("factory", 8), ("university", 7)):
            found[building] = (cost, *found[building][1:])
    return found


@functools.cache
def classes_of_buildings() -> dict[str, tuple[str, str]]:
    """Class and set of each building as docs/rules prints them."""
    found = {}
    for line in (RULES / "puerto-rico.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) == 16 and cells[6].isdigit():
            found[cells[1]] = (cells[12], cells[13])
    return found


@functools.cache
def box_of(name: str) -> dict[str, Any]:
    """What is in the box of a ruleset of Puerto Rico, as the table of the setup in docs/rules says."""
    rules = ruleset(name)
    text = (
        (RULES / "puerto-rico.md").read_text(encoding="utf-8").partition("### 2.2")[2].partition("### 2.3")[0]
    )
    rows = [
        [cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines() if line.startswith("|")
    ]
    column = {row[0]: row[1:] for row in rows}

    def cell(label: str) -> str:
        cells = column.get(label) or next(cells for row, cells in column.items() if row.startswith(label))
        found = cells[rules.players - 2]
        return cells[1] if found == "same" else found

    chips = re.search(rf"(\d+) \({rules.edition}\)|^(\d+)$", cell("VP supply"))
    assert chips
    workers = int(cell("workers in supply")) + int(cell("workers on the office"))
    nobles = 0
    if "nobles" in rules.modules:  # as "98 / 2+1"
        pieces = [int(number) for number in re.findall(r"\d+", cell("with module II: workers"))]
        workers = pieces[0] + pieces[1]
        nobles = int(cell("with module II: nobles in supply")) + pieces[2]
    roles = "with module III: role cards" if "buccaneer" in rules.modules else "role cards"
    return {
        "money": int(cell("doubloons per player")),
        "chips": int(chips[1] or chips[2]),
        "workers": workers,
        "nobles": nobles,
        "ships": [int(ship) for ship in cell("cargo ships").split(", ")],
        "plantations": [int(number) for number in cell("plantations in the game").split("/")],
        "quarries": int(cell("quarries")),
        "goods": [int(number) for number in cell("goods: corn").split("/")],
        "row": int(cell("face-up plantations")),
        "hidden": int(cell("hidden plantations after setup")) - ("festival" in rules.modules),
        "roles": int(cell(roles).split()[0]),
    }
