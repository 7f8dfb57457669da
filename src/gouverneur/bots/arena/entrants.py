"""Bots that enter an arena: our own by name, others as `module:attribute`; and which code plays."""

from __future__ import annotations

import functools
import hashlib
import importlib
import importlib.util
import re
from collections.abc import Iterable
from pathlib import Path

import gouverneur
from gouverneur.bots.bot import Bot
from gouverneur.bots.makers import make_bot
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.records import RULES_VERSION

OUTSIDE = re.compile(r"[^\W\d][\w.]*:[^\W\d][\w.]*")
PACKAGE = Path(gouverneur.__file__).parent
PLAYING = ("kernel", "puerto_rico", "san_juan", "bots")  # what decides how a game goes
BESIDES = {"arena", "puzzles", "tuning", "__pycache__"}  # what does not
COMPILED = (".so", ".pyd", ".pyc")  # they come from the sources; whether they are used is told apart


def seat_bot(name: str, rules: Ruleset, seed: int) -> Bot:
    """A bot for one seat of one game. `module:attribute` is a factory that is called with rules and seed."""
    if OUTSIDE.fullmatch(name) is None:
        return make_bot(name, rules, seed)
    module, _, attribute = name.partition(":")
    factory = importlib.import_module(module)
    for part in attribute.split("."):
        factory = getattr(factory, part)
    bot: Bot = factory(rules, seed)  # type: ignore[operator]
    if not callable(getattr(bot, "think", None)):
        raise TypeError(f"{name} made {bot!r:.80}, which cannot think(observation)")
    return bot


@functools.cache
def code_version(game: str) -> dict[str, str | int | bool]:
    """Which code plays here: results of different code are not to be mixed."""
    found = hashlib.sha256()
    for room in PLAYING:
        for path in sorted((PACKAGE / room).rglob("*")):
            inside = path.relative_to(PACKAGE)
            if path.is_file() and path.suffix not in COMPILED and not BESIDES.intersection(inside.parts):
                found.update(inside.as_posix().encode() + b"\0" + path.read_bytes())
    return {
        "gouverneur": gouverneur.__version__,
        "rules": RULES_VERSION[game],
        "sources": found.hexdigest()[:16],
        "compiled": gouverneur.compiled,
    }


def outside_code(names: Iterable[str]) -> dict[str, str]:
    """What the files of foreign bots hold, as far as there are such files."""
    found = {}
    for name in names:
        if OUTSIDE.fullmatch(name):
            spec = importlib.util.find_spec(name.partition(":")[0])
            path = Path(spec.origin) if spec is not None and spec.origin else None
            if path is not None and path.is_file():
                found[name] = hashlib.sha256(path.read_bytes()).hexdigest()[:16]
    return found
