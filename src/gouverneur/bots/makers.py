"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable

from gouverneur.bots.bot import Bot
from gouverneur.bots.levels import LEVEL_NAMES, LEVELS, STYLE_NAMES
from gouverneur.bots.random import RandomBot
from gouverneur.bots.thinkers import Budget, RulesOfThumb, Searcher
from gouverneur.bots.thinking.search import Habits
from gouverneur.bots.weights import style_of, weights_of, with_style
from gouverneur.kernel.errors import GouverneurError
from gouverneur.kernel.ruleset import Ruleset

OFFERED = (*LEVEL_NAMES, *STYLE_NAMES, "random")  # to people who want to play
KNOWN = (*OFFERED, "rules", "search:nodes=2000", "search:ms=200")
USUAL = "regular"

Maker = Callable[[Ruleset, int], Bot]


class UnknownBot(GouverneurError, ValueError):
    """There is no bot of this name, or not with this budget."""

    key = "unknown-bot"


def unknown_bot(name: str, known: tuple[str, ...] = KNOWN) -> UnknownBot:
    text = f"there is no bot {name[:40]!r}; there are: {', '.join(known)}"
    return UnknownBot(text, name=name[:40], known=known)


def make_bot(name: str, rules: Ruleset, seed: int) -> Bot:
    """A bot for one seat of one game.

    A level from `novice` to `master`, a style such as `shipper`; or `random`, `rules`, `search:nodes=2000` and
    `search:ms=200`.
    """
    return maker_of(name)(rules, seed)


def maker_of(name: str) -> Maker:
    """Who makes bots of this name; UnknownBot when there is none."""
    if name in LEVEL_NAMES:
        return lambda rules, seed: _of_level(name, rules, seed)
    if name in STYLE_NAMES:
        return lambda rules, seed: _of_style(name, rules, seed)
    kind, _, settings = name.partition(":")
    numbers = _numbers(name, settings)
    if name == "random":
        return lambda rules, seed: RandomBot(seed)
    if kind == "rules" and set(numbers) <= {"deals"}:
        return lambda rules, seed: RulesOfThumb(rules, seed, name, deals=numbers.get("deals", 3))
    if kind == "search" and set(numbers) <= {"nodes", "ms"}:
        budget = Budget(numbers.get("nodes", 0), numbers.get("ms", 0) / 1000)
        return lambda rules, seed: Searcher(rules, seed, budget if numbers else Budget(seconds=0.2), name)
    raise unknown_bot(name)


def _of_level(name: str, rules: Ruleset, seed: int) -> Bot:
    level = LEVELS[rules.game][name]
    if level.nodes == 0:
        return RulesOfThumb(rules, seed, name, weakness=level.weakness)
    return Searcher(rules, seed, level.budget, name, weakness=level.weakness)


def _of_style(name: str, rules: Ruleset, seed: int) -> Bot:
    """As strong as the level `strong`, with a liking."""
    style = style_of(rules.game, name)
    habits = Habits()
    habits.spite = style.get("spite", 0.0)
    weights = with_style(weights_of(rules.game, rules.players), style)
    budget = LEVELS[rules.game]["strong"].budget
    return Searcher(rules, seed, budget, name, habits=habits, weights=weights)


def _numbers(name: str, settings: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for setting in settings.split(",") if settings else []:
        key, _, number = setting.partition("=")
        if not (number.isascii() and number.isdigit() and len(number) < 10 and int(number) > 0):
            raise unknown_bot(name)
        found[key] = int(number)
    return found
