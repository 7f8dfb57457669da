"""Find positions of the last round with a provably best move: `python tools/puzzles.py san-juan 30 FILE`.

Games are played by rules of thumb that err now and then. Of what is found those are kept that somebody who goes by rules of
thumb gets wrong, and as many others, of every kind of decision and from every ruleset in turn.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

from gouverneur.bots.makers import make_bot
from gouverneur.bots.puzzles.proof import prove
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
OF_A_KIND = 8


def main(game: str, number: int, out: Path) -> None:
    hard: list[dict[str, str]] = []
    easy: list[dict[str, str]] = []
    kinds: Counter[tuple[str, bool]] = Counter()
    seed = 0
    while len(hard) < (number + 1) // 2 or len(hard) + len(easy) < number:
        seed += 1
        name = RULESETS[game][seed % len(RULESETS[game])]
        for puzzle, kind, is_hard in _puzzles(name, seed):
            place = hard if is_hard else easy
            if kinds[kind, is_hard] < OF_A_KIND and (is_hard or len(easy) < number // 2):
                kinds[kind, is_hard] += 1
                place.append(puzzle)
                print(f"{len(hard)} hard, {len(easy)} easy: {name} {kind} {puzzle['best']}", flush=True)
    out.write_text(json.dumps((hard + easy)[:number], indent=1) + "\n", encoding="utf-8")


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
        if proof is not None and proof.lead >= LEAD:
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
