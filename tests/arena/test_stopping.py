"""When to stop: the sequential test errs as seldom as it says, and says something soon."""

from __future__ import annotations

import itertools
import math
import random

import pytest

from gouverneur.bots.arena.stopping import FIRST_LOOK, LOWER, UPPER, Sprt, elo_of, looks_at, share_of


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_shares_and_elo_are_each_others_reverse(players: int) -> None:
    assert share_of(0, players) == pytest.approx(1 / players)
    for elo in (-300.0, -5.0, 0.0, 25.0, 700.0):
        assert elo_of(share_of(elo, players), players) == pytest.approx(elo)
    assert elo_of(1.0, players) == math.inf
    assert elo_of(0.0, players) == -math.inf


def verdicts(elo: float, players: int, runs: int) -> tuple[dict[str, int], float]:
    """Of blocks in which each game is won with the share that such a lead has; and how long they took."""
    chance = random.Random(f"{elo} {players}")
    share = share_of(elo, players)
    found = {"elo0": 0, "elo1": 0}
    blocks = 0
    for _ in range(runs):
        test = Sprt(0, 50, players)
        while not test.verdict:
            test.add(sum(chance.random() < share for _ in range(players)) / players)
        found[test.verdict] += 1
        blocks += test.blocks
    return found, blocks / runs


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_verdict_is_wrong_once_in_twenty(players: int) -> None:
    """Of 600 runs 5 % are 30; more than 50 would be almost four standard deviations more."""
    equal, length = verdicts(0, players, 600)
    better, _ = verdicts(50, players, 600)
    assert equal["elo1"] <= 50
    assert better["elo0"] <= 50
    assert length < 400


def test_great_differences_are_seen_at_once() -> None:
    test = Sprt(0, 25, 3)
    while not test.verdict:
        test.add(1.0)
    assert test.verdict == "elo1"
    assert test.blocks <= 12
    test = Sprt(0, 25, 3)
    while not test.verdict:
        test.add(0.0)
    assert test.verdict == "elo0"


def test_the_ratio_is_that_of_the_formula() -> None:
    test = Sprt(0, 30, 3)
    assert test.llr == 0
    shares = [1 / 3, 2 / 3, 0, 1 / 3, 1, 1 / 3, 2 / 3, 2 / 3]
    for share in shares:
        test.add(share)
    mean = sum(shares) / 8
    variance = (sum((share - mean) ** 2 for share in shares) + 30 * 2 / 27) / 37
    s0, s1 = 1 / 3, share_of(30, 3)
    assert test.llr == pytest.approx(8 * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance))
    assert LOWER < test.llr < UPPER
    assert test.verdict == ""


def test_intervals_are_looked_at_now_and_then() -> None:
    looks = [rounds for rounds in range(1, 2000) if looks_at(rounds)]
    assert looks[0] == FIRST_LOOK
    assert looks == sorted(set(looks))
    assert 50 < len(looks) < 110
    assert all(later <= math.ceil(look * 1.05) + 1 for look, later in itertools.pairwise(looks))
