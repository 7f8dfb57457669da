"""Find positions of the last round with a provably best move: `python tools/puzzles.py san-juan 30 FILE`.

Games are played by rules of thumb that err now and then. First those positions are kept that somebody who goes by rules of
thumb gets wrong, then any in which there is much to choose from; of no kind of decision too many.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

from gouverneur.bots.makers import make_bot
from gouverneur.bots.puzzles.proof import prove
from gouverneur.kernel.bits import popcount
from gouverneur.kernel.dealer import CHOICE, Dealer
from gouverneur.kernel.playout import random_choice
from gouverneur.table import Table, new_state, ruleset

RULESETS = {
    "puerto-rico": (
        "puerto-rico:2020/3", "puerto-rico:2020/4", "puerto-rico:2020/5", "puerto-rico:2002/4", "puerto-rico:2020/2",
        "puerto-rico:2020+new-buildings+nobles/4?draft=random", "puerto-rico:2020+buccaneer+festival/3",
    ),
    "san-juan": (
        "san-juan:first/2", "san-juan:first/4", "san-juan:second/2", "san-juan:second/3", "san-juan:second/4",
        "san-juan:second+new-buildings/3",
    ),
}  # fmt: skip
ERRORS = 60  # turns in a thousand that are taken at random
LEAD = 0.05  # of the win, by which the best move is better than any other
OF_A_KIND = {
    "puerto-rico": 10,
    "san-juan": 30,
}  # in the last round of San Juan little else than building matters
HARD_ONLY = 150  # games in which only hard ones are kept
FEWEST_OPTIONS = 3


def main(game: str, number: int, out: Path) -> None:
    found: list[dict[str, str]] = []
    kinds: Counter[str] = Counter()
    hard = 0
    seed = 0
    while len(found) < number:
        seed += 1
        name = RULESETS[game][seed % len(RULESETS[game])]
        for puzzle, kind, is_hard in _puzzles(name, seed):
            if kinds[kind] < OF_A_KIND[game] and (is_hard or seed > HARD_ONLY):
                kinds[kind] += 1
                hard += is_hard
                found.append(puzzle)
                print(f"{len(found)} ({hard} hard): {name} {kind} {puzzle['best']}", flush=True)
    out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def _puzzles(name: str, seed: int) -> list[tuple[dict[str, str], str, bool]]:
    """At most one of a game."""
    rules = ruleset(name)
    table = Table(rules, seed=seed)
    dealer, mind = Dealer(seed), Dealer(seed + 1)
    state = new_state(rules, dealer)
    bot = make_bot("rules", rules, seed)
    found: list[tuple[dict[str, str], str, bool]] = []
    while not state.over():
        proof = prove(rules, state)
        thought = bot.think(state.observe(state.seat()))
        if proof is not None and proof.lead >= LEAD and popcount(state.options) >= FEWEST_OPTIONS:
            table.state = state.clone()
            kind = table.decision.kind
            words = table.game.actions.action(state.kind(), proof.choice).words
            puzzle = {"position": table.position().to_text(), "best": words}
            found.append((puzzle, kind, thought.turn[0] != proof.choice))
        if mind.below(CHOICE, 1000) < ERRORS:
            state.apply(random_choice(state.options, mind), dealer)
            continue
        for choice in thought.turn:
            state.apply(choice, dealer)
    return sorted(found, key=lambda one: not one[2])[:1]


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
