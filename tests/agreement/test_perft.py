"""The number of lines of play to a small depth is either right or not."""

from __future__ import annotations

import pytest

from gouverneur import Table
from gouverneur.kernel.playout import perft
from rulesets import begin

# Ruleset, seed, depth, lines.
GOLDEN = [
    ("san-juan:first/2", 1, 1, 5),
    ("san-juan:first/2", 1, 3, 51),
    ("san-juan:first/2", 1, 5, 450),
    ("san-juan:first/3", 7, 2, 17),
    ("san-juan:first/3", 7, 4, 143),
    ("san-juan:first/3", 7, 5, 372),
    ("san-juan:first/4", 3, 4, 105),
    ("san-juan:first/4", 3, 6, 918),
    ("san-juan:first/2?setup_variant=keep_4_of_5_6_7_8", 5, 3, 75),
    ("san-juan:first/2?setup_variant=keep_4_of_5_6_7_8", 5, 5, 1037),
    ("san-juan:first/3?auto_bonus_draws=false&tuck_visibility=public", 9, 4, 133),
    ("san-juan:first/3?auto_bonus_draws=false&tuck_visibility=public", 9, 6, 1013),
    ("san-juan:first/4?setup_variant=keep_4_of_5_6_7_8", 2, 4, 344),
    ("san-juan:first/4?setup_variant=keep_4_of_5_6_7_8", 2, 6, 3686),
    ("san-juan:second/2", 1, 3, 50),
    ("san-juan:second/2", 1, 5, 440),
    ("san-juan:second/4", 3, 4, 104),
    ("san-juan:second/4", 3, 6, 768),
    ("san-juan:second+new-buildings/2", 1, 3, 49),
    ("san-juan:second+new-buildings/2", 1, 5, 428),
    ("san-juan:second+new-buildings/3", 7, 4, 150),
    ("san-juan:second+new-buildings/3", 7, 6, 1443),
    ("san-juan:second+new-buildings/4", 3, 4, 178),
    ("san-juan:second+new-buildings/4", 3, 6, 1760),
    (
        "san-juan:second+new-buildings/3?setup_variant=keep_4_of_5_6_7_8&expansion.shuffle=after_deal",
        5,
        4,
        355,
    ),
    (
        "san-juan:second+new-buildings/3?setup_variant=keep_4_of_5_6_7_8&expansion.shuffle=after_deal",
        5,
        6,
        4663,
    ),
    (
        "san-juan:second+new-buildings/2?auto_bonus_draws=false&guard_room.mode=always&tavern.same_phase=false",
        2,
        5,
        345,
    ),
    ("puerto-rico:2002/3", 1, 2, 29),
    ("puerto-rico:2002/3", 1, 4, 687),
    ("puerto-rico:2002/4", 3, 4, 1589),
    ("puerto-rico:2002/5", 2, 3, 340),
    ("puerto-rico:2020/2", 5, 3, 233),
    ("puerto-rico:2020/2", 5, 5, 6950),
    ("puerto-rico:2020/3", 7, 4, 805),
    ("puerto-rico:2020/3", 7, 5, 4138),
    ("puerto-rico:2020/4", 3, 4, 1589),
    ("puerto-rico:2020/5", 9, 4, 2595),
    ("puerto-rico:2020/3?mayor_may_decline_workers=true", 4, 4, 686),
    ("puerto-rico:2020/4?ask_passive_bonuses=true", 6, 4, 1589),
]


@pytest.mark.parametrize(("name", "seed", "depth", "lines"), GOLDEN)
def test_the_number_of_lines(name: str, seed: int, depth: int, lines: int) -> None:
    state, dealer = begin(name, seed)
    assert perft(state, dealer, depth) == lines


@pytest.mark.parametrize(("name", "seed", "depth", "lines"), [row for row in GOLDEN if row[3] < 5000])
def test_counting_by_hand_gives_the_same_number(name: str, seed: int, depth: int, lines: int) -> None:
    """Slowly, by playing words at a table and taking them back; each chance the same in every line."""
    table = Table(name, seed=seed)
    assert count(table, depth) == lines


def count(table: Table, depth: int) -> int:
    if depth == 0 or table.over:
        return 1
    lines = 0
    for option in list(table.options):
        table.play(option.words)
        lines += count(table, depth - 1)
        table.undo()
    return lines
