"""Strengths: against known ones, against a plain minorisation, and with intervals that keep their word."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

from gouverneur.bots.arena import rating
from gouverneur.bots.arena.rating import (
    ELO,
    LEAST_ROUNDS,
    Array,
    Credit,
    Games,
    credits_of_ranks,
    credits_of_wins,
    log_strengths,
)


def played(
    strengths: list[float], pairings: list[tuple[int, ...]], rounds: int, chance: np.random.Generator
) -> list[list[Credit]]:
    """Games whose winners are drawn by Plackett-Luce."""
    w = np.exp(np.array(strengths))
    found = []
    for _ in range(rounds):
        credits_: list[Credit] = []
        for bots in pairings:
            chances = w[list(bots)] / w[list(bots)].sum()
            winner = chance.choice(len(bots), p=chances)
            credits_ += credits_of_wins(bots, [float(seat == winner) for seat in range(len(bots))])
        found.append(credits_)
    return found


def minorised(sets: Array, firsts: Array, virtual: Array, steps: int) -> Array:
    """Hunter's algorithm for one sample, as it stands in the book."""
    bots = sets.shape[1]
    w = np.ones(bots)
    for _ in range(steps):
        new = np.empty(bots)
        for i in range(bots):
            won = firsts[:, i].sum() + sum(virtual[i, j] for j in range(bots) if j != i)
            rate = sum(firsts[s].sum() * sets[s, i] / (sets[s] @ w) for s in range(len(sets)))
            rate += sum((virtual[i, j] + virtual[j, i]) / (w[i] + w[j]) for j in range(bots) if j != i)
            new[i] = won / rate
        w = new / np.exp(np.log(new).mean())
    return np.log(w)


LADDER3 = [(0, 1, 1), (1, 0, 0), (0, 2, 2), (2, 0, 0), (1, 2, 2), (2, 1, 1)]


def test_known_strengths_are_found_again() -> None:
    known = [1.2, 0.4, 0.0]
    games = Games(3, played(known, LADDER3 * 2, 2000, np.random.default_rng(1)))
    found = games.ratings(resamples=300)
    for bot, strength in enumerate(known):
        rated = found.elo[bot]
        assert rated.elo == pytest.approx(ELO * strength, abs=20)
        assert rated.low is not None
        assert rated.high is not None
        if bot < 2:
            assert rated.low <= ELO * strength <= rated.high
            assert rated.high - rated.low < 60
    assert found.elo[2] == rating.Rating(0, 0, 0)
    assert found.ahead is not None
    assert found.ahead[0][1] > 0.99


def test_a_duel_has_the_rating_of_its_share() -> None:
    """400·log10((n-1)p / (1-p)); the virtual games move it by a hair."""
    rounds = [credits_of_wins((0, 1, 1), [1, 0, 0] if n < 600 else [0, 1, 0]) for n in range(1000)]
    p = 0.6
    assert Games(2, rounds).ratings(10).elo[0].elo == pytest.approx(
        400 * math.log10(2 * p / (1 - p)), abs=0.5
    )


def test_newton_and_minorisation_climb_the_same_hill() -> None:
    chance = np.random.default_rng(5)
    for _ in range(5):
        strengths = list(chance.normal(0, 1.5, 4))
        pairings = [(0, 1, 2), (1, 2, 3), (0, 3, 3), (2, 0, 0), (1, 3, 3)]
        games = Games(4, played(strengths, pairings, 12, chance))
        firsts, virtual = games.firsts.sum(axis=0), chance.exponential(0.3, (4, 4))
        found = log_strengths(games.sets, firsts[None], virtual[None])[0]
        assert found == pytest.approx(minorised(games.sets, firsts, virtual, 3000), abs=1e-6)


def test_samples_do_not_disturb_each_other() -> None:
    chance = np.random.default_rng(6)
    games = Games(3, played([2, 0, -2], LADDER3, 30, chance))
    weights = chance.multinomial(30, np.full(30, 1 / 30), size=7).astype(float)
    virtual = chance.exponential(0.5, (7, 3, 3))
    together = games.fit(weights, virtual)
    alone = [games.fit(weights[n : n + 1], virtual[n : n + 1])[0] for n in range(7)]
    assert together == pytest.approx(np.array(alone), abs=1e-7)


def test_far_apart_is_no_difficulty() -> None:
    known = [9.0, 3.0, -3.0, -9.0]
    pairs = [(i, j) for i in range(4) for j in range(4) if i < j]
    games = Games(4, played(known, pairs * 4, 300, np.random.default_rng(2)))
    found = games.ratings(resamples=200).elo
    assert all(one.elo > other.elo + 200 for one, other in itertools.pairwise(found))


@pytest.mark.slow
def test_intervals_contain_the_truth_as_often_as_they_say() -> None:
    """95 %; of 300 arenas less than 90 % or more than 99 % would be more than four standard deviations off."""
    known = [0.5, 0.2, 0.0]
    chance = np.random.default_rng(11)
    inside = 0
    for _ in range(300):
        rated = Games(3, played(known, LADDER3, 60, chance)).ratings(resamples=300).elo[0]
        assert rated.low is not None
        assert rated.high is not None
        inside += rated.low <= ELO * known[0] <= rated.high
    assert 0.90 * 300 < inside < 0.99 * 300


def test_rounds_whose_games_belong_together_count_as_one() -> None:
    """Ten copies of each game say nothing new: the interval stays as it is."""
    chance = np.random.default_rng(3)
    rounds = played([0.3, 0.0], [(0, 1)], 100, chance)
    once, tenfold = Games(2, rounds).ratings(800), Games(2, [each * 10 for each in rounds]).ratings(800)
    widths = [found.elo[0].high - found.elo[0].low for found in (once, tenfold)]  # type: ignore[operator]
    assert widths[1] == pytest.approx(widths[0], rel=0.15)


def test_who_has_never_won_has_no_lower_end_and_the_exact_upper_one() -> None:
    games = Games(2, [credits_of_wins((0, 1, 1), [0, 0.5, 0.5]) for _ in range(200)])
    rated = games.ratings(4000).elo[0]
    assert rated.low is None
    share = 1 - 0.025 ** (1 / 200)
    assert rated.high == pytest.approx(400 * math.log10(2 * share / (1 - share)), abs=15)
    assert rated.elo < rated.high


def test_a_bot_is_bounded_by_way_of_others() -> None:
    """Bot 0 beats 1 and loses to it, bot 1 likewise with 2: that is enough, although 0 always beats 2."""
    rounds: list[list[Credit]] = []
    for winner in range(2):
        rounds += [
            [*credits_of_wins((0, 1), [1 - winner, winner]), *credits_of_wins((1, 2), [1 - winner, winner])]
        ]
        rounds += [credits_of_wins((0, 2), [1, 0])]
    assert Games(3, rounds).bounded() == ([True] * 3, [True] * 3)
    only_up = [
        credits_of_wins((0, 2), [1, 0]),
        credits_of_wins((1, 2), [1, 0]),
        credits_of_wins((1, 2), [0, 1]),
    ]
    assert Games(3, only_up).bounded() == ([True, True, True], [False, True, True])


def test_few_rounds_have_no_interval() -> None:
    rounds = played([0.0, 0.0], [(0, 1)] * 5, LEAST_ROUNDS - 1, np.random.default_rng(4))
    found = Games(2, rounds).ratings()
    assert found.ahead is None
    assert found.elo[0].low is None
    assert found.elo[0].high is None


def test_ties_are_split_and_copies_are_one_bot() -> None:
    assert credits_of_wins((0, 1, 1), [0.5, 0.5, 0]) == [((0, 1, 1), {0: 0.5, 1: 0.5})]
    assert credits_of_wins((0, 1, 1), [0, 0.5, 0.5]) == [((0, 1, 1), {0: 0.0, 1: 1.0})]


def test_ranks_count_place_by_place() -> None:
    assert credits_of_ranks((0, 1, 2, 3), [2, 1, 4, 2]) == [
        ((0, 1, 2, 3), {1: 1.0}),
        ((0, 2, 3), {0: 1.0, 3: 1.0}),
    ]
    assert credits_of_ranks((0, 1, 1), [1, 2, 3]) == [((0, 1, 1), {0: 1.0})], "copies tell nothing"


def test_ranks_find_known_strengths_too_and_more_closely() -> None:
    known = np.array([1.0, 0.5, 0.0, -0.5])
    chance = np.random.default_rng(8)
    by_rank: list[list[Credit]] = []
    by_win: list[list[Credit]] = []
    for _ in range(1500):
        order = np.argsort(-(known + chance.gumbel(size=4)))  # which is how Plackett-Luce orders
        ranks = [int(np.where(order == bot)[0][0]) + 1 for bot in range(4)]
        by_rank.append(credits_of_ranks(range(4), ranks))
        by_win.append(credits_of_wins(range(4), [float(rank == 1) for rank in ranks]))
    ranked, won = (Games(4, each).ratings(300).elo for each in (by_rank, by_win))
    for bot in range(3):
        assert ranked[bot].elo == pytest.approx(ELO * (known[bot] + 0.5), abs=25)
    assert ranked[0].high - ranked[0].low < won[0].high - won[0].low  # type: ignore[operator]
