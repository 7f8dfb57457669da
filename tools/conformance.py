"""Writes the cases of the conformance kit: `python tools/conformance.py --write`, or `--check` whether they are current.

A chapter is either told by hand, in tools/conformance_puerto_rico.py and tools/conformance_san_juan.py, or sampled here
from random games, or it counts lines of play. What a hand-made case says about its outcome is checked while it is
written: a wrong expectation stops the generator. The same sources always give the same files.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where this runs as a script

from tools.conformance_cases import Case, Chance, Json, Start

from gouverneur import Dealer, IllegalAction, MalformedAction, RulesetError, Table, ruleset
from gouverneur.kernel.errors import ChanceNeeded
from gouverneur.kernel.playout import perft, random_choice
from gouverneur.kernel.words import Action
from gouverneur.puerto_rico.layout import HIDDEN
from gouverneur.puerto_rico.state import PuertoRico
from gouverneur.puerto_rico.vocabulary import GOOD_NAMES
from gouverneur.table import GAMES
from tools import conformance_puerto_rico, conformance_san_juan

FOLDER = Path(__file__).resolve().parents[1] / "conformance"
FIRST_SAMPLED, FIRST_COUNTED = 51, 91  # numbers of chapters, with room for more before them
WIDTH = 116
MEMORIES = ("knows_discarded", "shown", "reshuffles")  # what players remember decides nothing


# -- cases told by hand -------------------------------------------------------------------------


class WrongExpectation(Exception):
    """A hand-made case says something that our engine does not do."""


def told(case: Case | Start, chapter: str) -> Json:
    """A case as it stands in the file."""
    try:
        return _started(case, chapter) if isinstance(case, Start) else _told(case, chapter)
    except (AssertionError, ValueError, ChanceNeeded) as error:
        raise WrongExpectation(f"{chapter}/{case.name}: {error}") from error


def _head(case: Case | Start, chapter: str, rules: str) -> Json:
    return {
        "id": f"{chapter}/{case.name}",
        "title": case.title,
        "rules": case.rules.split(),
        "ruleset": rules,
    }


def _started(case: Start, chapter: str) -> Json:
    table = Table(case.ruleset, dealer=Dealer(), given=case.chance)
    position = written(table)
    _expect(case.then, position)
    return {
        **_head(case, chapter, str(table.ruleset)),
        "start": {"chance": by_stack(table.dealt), "position": position},
    }


def _told(case: Case, chapter: str) -> Json:
    table = Table.from_position(case.position, dealer=Dealer())
    for number, words in enumerate(listed(case.reach)):
        table.play(words, given=case.reach_chance if number == 0 else None)
    found: Json = {**_head(case, chapter, str(table.ruleset)), "position": written(table)}
    options = [option.words for option in table.options]
    if not table.over:
        found["actions"] = options
    if case.options is not None:
        assert options == listed(case.options), f"the options are {'; '.join(options)}"
    plays: list[Json] = []
    for words in listed(case.refused):
        try:
            table.copy().play(words)
        except (IllegalAction, MalformedAction):
            plays.append({"action": words, "refused": True})
        else:
            raise AssertionError(f"{words} is allowed")
    if case.play:
        plays.append(play_of(table, case.play, case.chance))
        _expect(case.then, plays[-1]["after"])
    if plays:
        found["plays"] = plays
    if case.points:
        assert table.scores == list(case.points), f"the scores are {table.scores}"
        assert not case.winners or table.winners == list(case.winners), f"{table.winners} win"
        found["scores"] = {"points": table.scores, "winners": table.winners}
    return found


def play_of(table: Table, action: str | Action, chance: Chance | None = None) -> Json:
    """An action with the chance it needed and the position it leads to; the table stays as it is."""
    table = table.copy()
    table.play(action, given=chance)
    assert not table.dealer.waiting, f"{table.dealer.waiting} outcomes were not needed"
    [turn] = table.record[-1:]
    return {"action": turn.words[0], "chance": by_stack(turn.chance), "after": written(table)}


def written(table: Table) -> Json:
    """The position, without what players remember."""
    position = {key: part for key, part in table.position().items() if key not in MEMORIES}
    position["players"] = [_without_memories(player) for player in position["players"]]
    return position


def _without_memories(player: Mapping[str, Any]) -> Json:
    """What lies under secret forests is told, but not since which shuffling of the tiles."""
    told = {key: part for key, part in player.items() if key not in MEMORIES}
    if "secret" in told:
        told["secret"] = [sorted(kind for time in told["secret"] for kind in time)]
    return told


def by_stack(chance: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for stack, outcome in chance:
        found.setdefault(stack, []).append(outcome)
    return found


def listed(words: str) -> list[str]:
    return [piece.strip() for piece in words.split(";") if piece.strip()]


def _expect(then: Json, position: Json) -> None:
    for path, expected in then.items():
        found: Any = position
        for key in re.findall(r"[^.\[\]]+", path):
            found = found[int(key)] if isinstance(found, list) else (found or {}).get(key)
        assert found == expected, f"{path} is {found!r}, not {expected!r}"


# -- rulesets -----------------------------------------------------------------------------------


def rulesets(game: str) -> list[str]:
    """Every edition for every number of players, plain, with each module and with all; then each option once.

    Options are tried on the edition with the most modules, where they have the most to change.
    """
    grammar = GAMES[game].grammar
    found = []
    for edition in grammar.editions:
        modules = dict.fromkeys(["", *(f"+{one}" for one in edition.modules), "".join(f"+{one}" for one in edition.modules)])  # fmt: skip
        found += [f"{game}:{edition.name}{some}/{players}" for some in modules for players in edition.players]
    last = max(grammar.editions, key=lambda edition: len(edition.modules) + edition.name.startswith("2020"))
    everything = "".join(f"+{one}" for one in last.modules)
    others = [f"{option.key}={value}" for option in grammar.options for value in option.values[1:]]
    for number, changed in enumerate([*others, "&".join(others)]):
        turned = number % len(last.players)
        for players in (*last.players[turned:], *last.players[:turned]):
            # Some options are only for some numbers of players.
            with contextlib.suppress(RulesetError):
                found.append(str(ruleset(f"{game}:{last.name}{everything}/{players}?{changed}")))
                break
    return found


# -- sampled games ------------------------------------------------------------------------------

GAMES_EACH = 3  # random games looked at in each ruleset
LEAST_EACH = 3  # kinds of decision that each ruleset shows
CASES_EACH_GAME = 270  # at most about so many of Puerto Rico, and of San Juan
LATER = 70  # decisions that the second game of a ruleset passes over; the third twice as many
ONE_OF_MANY = (
    "pay",
    "keep",
    "discard",
    "tuck",
    "exchange",
    "bank",
    "place",
    "store",
)  # it does not matter which
LONGEST = 900  # decisions of a game that are looked at


def sampled(game: str, rules: Mapping[str, str]) -> Iterator[tuple[str, list[Json]]]:
    """By ruleset the decisions of random games in which something happens that no earlier case showed.

    `rules` names the rule that asks, by kind of decision.
    """
    seen: set[tuple[str, ...]] = set()
    names = rulesets(game)
    asked: set[str] = set()
    for place, name in enumerate(names):
        cases: list[Json] = []
        kinds: set[str] = set()
        for turn_of in range(GAMES_EACH):
            seed = 1000 * place + turn_of
            most = CASES_EACH_GAME * (turn_of + 1) // (GAMES_EACH * len(names))
            table = Table(name, seed=seed)
            for number in range(LONGEST):
                if table.over:
                    break
                kind, seat, options = table.decision.kind, table.seat, table.options
                before = table.copy()
                choice = random_choice(table.state.options, table.dealer)
                action = table.game.actions.action(table.state.kind(), choice)
                table.play(action)
                turn = table.record[-1]
                happened = sorted({event.key for event in turn.events})
                table.forget_past()
                if number < LATER * turn_of:
                    continue
                shows = {(kind, action.words.split()[0], *happened)}
                if kind not in ONE_OF_MANY:
                    shows.add((kind, action.words))
                new_kind = kind not in kinds and len(kinds) < LEAST_EACH
                if not new_kind and kind in asked and (shows <= seen or len(cases) >= most):
                    continue
                asked.add(kind)
                seen |= shows
                kinds.add(kind)
                what = f"after {action.words!r}: {', '.join(happened) or 'nothing yet'}"
                position = written(before)
                outcome = {
                    "action": action.words,
                    "chance": by_stack(turn.chance),
                    "after": written(table),
                }
                cases.append(
                    {
                        "id": f"{name}/{seed}-{number}",
                        "title": f"Seat {seat} decides about {kind!r} in round {position['round']}; {what}.",
                        "rules": [rules[kind]],
                        "ruleset": name,
                        "position": position,
                        "actions": [option.words for option in options],
                        "plays": [outcome],
                    }
                )
            if table.over:
                ended = ("end", table.game.ending(table.state))
                if ended not in seen:
                    seen.add(ended)
                    cases.append(_ended(table, name, f"{name}/{seed}-end"))
        yield name, cases


def _ended(table: Table, name: str, case: str) -> Json:
    return {
        "id": case,
        "title": f"The game is over ({table.game.ending(table.state)}) and is counted.",
        "rules": ["PR-SCO-01" if name.startswith("puerto") else "SJ-SCO-01"],
        "ruleset": name,
        "position": written(table),
        "scores": {"points": table.scores, "winners": table.winners},
    }


# -- lines of play ------------------------------------------------------------------------------

MOST_LINES = 3000
DEEPEST = 7


def counted(game: str, rule: str) -> Iterator[Json]:
    """The number of lines from the start and from the midst of a game; the hidden stack lies in a given order."""
    for place, name in enumerate(rulesets(game)):
        for moment, decisions in (("start", 0), ("later", 90)):
            table = Table(name, seed=7000 + place)
            for number in range(decisions):
                chosen = random_choice(table.state.options, table.dealer)
                table.play(table.game.actions.action(table.state.kind(), chosen))
            chance = stacked(table, 9000 + place)
            lines: list[int] = []
            while len(lines) < DEEPEST and (not lines or lines[-1] * (len(table.options) or 1) < MOST_LINES):
                dealer = Dealer()
                for stack, outcomes in chance.items():
                    names = table.game.outcome_names(table.ruleset, stack)
                    dealer.give(table.game.stacks.index(stack), [names.index(str(one)) for one in outcomes])
                lines.append(perft(table.state, dealer, len(lines) + 1))
            yield {
                "id": f"{game}/perft/{name}/{moment}",
                "title": f"The number of lines of 1 to {len(lines)} decisions, {'from the start' if not decisions else f'after {decisions} decisions'}.",
                "rules": [rule],
                "ruleset": name,
                "position": written(table),
                "perft": {"chance": chance, "lines": lines},
            }


def stacked(table: Table, seed: int) -> dict[str, list[str]]:
    """The hidden stacks in an order: the next outcome first."""
    dealer = Dealer(seed)
    if isinstance(table.state, PuertoRico):
        left = enumerate(table.state.numbers[HIDDEN : HIDDEN + len(GOOD_NAMES)])
        return {"tiles": _shuffled(Counter({GOOD_NAMES[kind]: n for kind, n in left}), dealer)[:30]}
    position = written(table)
    cards = Counter({card["card"]: card["copies"] for card in table.sheet["cards"]})
    cards.subtract(position.get("discards", []) + position.get("looked_at", []) + table.view(-1)["open"])
    for player in position["players"]:
        for place in ("hand", "tucked", "stowed", "covered"):
            cards.subtract(player.get(place, []))
        for building in player["display"]:
            cards.subtract([building] if isinstance(building, str) else [*building, *building.values()])
    unseen = Counter({str(tile): 1 for tile in range(1, 6) if tile not in position.get("tiles", [])})
    return {"deck": _shuffled(cards, dealer)[:60], "tiles": _shuffled(unseen, dealer)}


def _shuffled(things: Counter[str], dealer: Dealer) -> list[str]:
    left = sorted(things.elements())
    return [left.pop(dealer.below(0, len(left))) for _ in range(len(left))]


# -- files --------------------------------------------------------------------------------------


def pretty(data: Any, indent: str = "", room: int = WIDTH) -> str:
    """JSON in which whatever fits in a line is a line."""
    flat = json.dumps(data, ensure_ascii=False)
    if len(flat) <= room - len(indent) or not isinstance(data, dict | list) or not data:
        return flat
    deeper = indent + " "
    if isinstance(data, dict):
        parts = [
            f"{json.dumps(key)}: {pretty(part, deeper, room - len(key) - 4)}" for key, part in data.items()
        ]
        return "{\n" + ",\n".join(deeper + part for part in parts) + "\n" + indent + "}"
    if all(isinstance(item, str | int) for item in data):
        return "[" + _wrapped([json.dumps(item, ensure_ascii=False) for item in data], deeper) + "]"
    return "[\n" + ",\n".join(deeper + pretty(item, deeper, room) for item in data) + "\n" + indent + "]"


def _wrapped(items: list[str], indent: str) -> str:
    """As many in each line as fit."""
    lines = [indent]
    for item in items:
        if len(lines[-1]) + len(item) > WIDTH:
            lines.append(indent)
        lines[-1] += f"{item}, "
    return "\n" + "\n".join(line.rstrip() for line in lines).rstrip(",") + "\n" + indent[:-1]


def files() -> dict[str, str]:
    """Every file that is written, by its path below the folder."""
    found: dict[str, str] = {}
    for source in (conformance_puerto_rico, conformance_san_juan):
        game: str = source.GAME
        chapters: list[tuple[str, str, list[Json]]] = []
        for number, (name, title, cases) in enumerate(source.CHAPTERS, 1):
            chapters.append((f"{number:02}-{name}", title, [told(case, f"{game}/{name}") for case in cases]))
        profiles: dict[str, list[Json]] = {}
        for name, cases in sampled(game, source.ASKED_BY):
            profile = name.partition(":")[2].partition("/")[0] if "?" not in name else "options"
            profiles.setdefault(profile.replace("+", "-"), []).extend(cases)
        for number, (profile, cases) in enumerate(profiles.items(), FIRST_SAMPLED):
            title = f"Decisions of random games: {profile}"
            chapters.append((f"{number:02}-sampled-{profile}", title, cases))
        lines = list(counted(game, source.ASKED_BY["role"]))
        chapters.append((f"{FIRST_COUNTED}-perft", "The number of lines of play", lines))
        for name, title, cases in chapters:
            found[f"cases/{game}/{name}.json"] = pretty({"title": title, "cases": cases}) + "\n"
    found["words.json"] = pretty({name: words_of(name) for name in GAMES}) + "\n"
    return found


def words_of(game: str) -> Json:
    """The words of every decision, in their order, and the stacks of which chance deals."""
    return {
        "decisions": {
            kind.name: [words for words in kind.choices if words] for kind in GAMES[game].actions.kinds
        },
        "stacks": list(GAMES[game].stacks),
    }


def outdated(texts: Mapping[str, str]) -> list[str]:
    """What differs between these files and those that lie there."""
    there = {path.relative_to(FOLDER).as_posix(): path for path in FOLDER.rglob("*.json")}
    changed = [
        name
        for name, text in texts.items()
        if name in there and there[name].read_text(encoding="utf-8") != text
    ]
    return [
        *(f"{name}: missing" for name in texts if name not in there),
        *(f"{name}: differs" for name in changed),
        *(f"{name}: nothing writes it" for name in there if name not in texts),
    ]


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    mode = parser.add_mutually_exclusive_group(required=True)
    mode.add_argument("--write", action="store_true", help="write all files anew")
    mode.add_argument("--check", action="store_true", help="say which files are not current")
    asked = parser.parse_args(words)
    try:
        texts = files()
    except WrongExpectation as error:
        print(error, file=sys.stderr)
        return 1
    found = outdated(texts)
    if asked.check:
        print(*found or ["all files are current"], sep="\n")
        return 1 if found else 0
    for old in FOLDER.rglob("*.json"):
        if old.relative_to(FOLDER).as_posix() not in texts:
            old.unlink()
    for name, text in texts.items():
        (FOLDER / name).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / name).write_text(text, encoding="utf-8")
    number = sum(text.count('"id": ') for text in texts.values())
    print(
        f"{len(texts)} files, {number} cases, {sum(map(len, texts.values())) / 1e6:.2f} MB, {len(found)} changed"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
