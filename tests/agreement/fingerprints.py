"""Fingerprints of random games: `python tests/agreement/fingerprints.py RULESET …` prints them as JSON.

With --write it makes the golden file anew, for all rulesets: only when the rules are meant to play
differently. Golden are the games alone; texts and events may be reworded, and only have to be the same in
both builds. It is a program so that the same games can be played by another build in its own process.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
if os.environ.get("GOUVERNEUR_SOURCES"):
    sys.path.insert(0, os.environ["GOUVERNEUR_SOURCES"])

import gouverneur
from gouverneur.kernel.playout import fingerprint, random_choice
from gouverneur.notation.positions import write_position
from rulesets import EVERY, PLAIN, begin, game_of

GOLDEN = Path(__file__).with_name("fingerprints.json")
GAMES = 150  # per ruleset: over 400 for each edition, number of players and value of an option
LARGER = 1000
CLOSE = 3  # games looked at word by word


def thin(name: str, games: int) -> str:
    """Every decision, every mask of options and every score of many games."""
    found = hashlib.sha256()
    for seed in range(games):
        state, dealer = begin(name, seed)
        found.update(f"{fingerprint(state, dealer)} ".encode())
    return found.hexdigest()[:16]


def thick(name: str) -> str:
    """All words of the state, what each seat sees, what is told, what is refused and why, the position."""
    found = hashlib.sha256()
    choices = game_of(name).actions
    for seed in range(CLOSE):
        state, dealer = begin(name, 500 + seed)
        for number in range(300):
            if state.over():
                break
            state.journal = []
            found.update(repr(state.words()).encode())
            if number % 10 == 0:
                for seat in range(-1, state.seats):
                    found.update(repr(state.observe(seat).words()).encode())
                    found.update(repr(state.observe(seat).redeal(dealer.clone()).words()).encode())
                for choice, words in enumerate(choices.by_step[state.kind()].choices):
                    if words and not (state.options >> choice) & 1:
                        found.update(str(state.refusal(choice)).encode())
                found.update(json.dumps(write_position(state)).encode())
            state.apply(random_choice(state.options, dealer), dealer)
            found.update(json.dumps([event.whole() for event in state.journal]).encode())
        for seat in range(state.seats):
            found.update(repr(game_of(name).score_sources(state, seat)).encode())
    return found.hexdigest()[:16]


def fingerprints(names: list[str], games: int) -> dict[str, list[str]]:
    return {name: [thin(name, games), thick(name)] for name in names}


if __name__ == "__main__":
    if "--write" in sys.argv:
        kept = json.loads(GOLDEN.read_text(encoding="utf-8"))["usual"]  # also names of GOUVERNEUR_ALL=1
        usual = {name: thin(name, GAMES) for name in dict.fromkeys([*EVERY, *kept])}
        larger = {name: thin(name, LARGER) for name in PLAIN}
        text = json.dumps({"usual": usual, "larger": larger}, indent=1)
        GOLDEN.write_text(text + "\n", encoding="utf-8")
    else:
        games, *names = sys.argv[1:]
        print(json.dumps({"compiled": gouverneur.compiled, "found": fingerprints(names, int(games))}))
