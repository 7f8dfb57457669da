"""Blocks are fair: the same deal, each bot once in every seat, and the same games for the same plan."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from gouverneur.bots.arena.errors import ArenaError
from gouverneur.bots.arena.plan import DUEL, LADDER, MIXED, Plan

CODE = {"sources": "abc"}


def test_the_candidate_sits_once_in_every_seat_among_copies_of_the_reference() -> None:
    plan = Plan("puerto-rico:2020/4", ("rules", "random"))
    assert plan.kind == DUEL
    assert plan.pairings == ((0, 1, 1, 1),)
    assert [plan.seating(5, game) for game in range(4)] == [
        (0, 1, 1, 1),
        (1, 0, 1, 1),
        (1, 1, 0, 1),
        (1, 1, 1, 0),
    ]
    orders = [plan.order(5, game, CODE) for game in range(4)]
    assert {order.deal for order in orders} == {5}
    assert plan.order(6, 0, CODE).deal == 6
    assert orders[2].bots == ("random", "random", "rules", "random")


@pytest.mark.parametrize(("players", "pairings"), [(2, 3), (3, 6), (4, 6)])
def test_on_a_ladder_each_meets_each(players: int, pairings: int) -> None:
    """With more than two seats either way round: one among three is not three against one."""
    plan = Plan(f"san-juan:first/{players}", ("a", "b", "c"))
    assert plan.kind == LADDER
    assert len(plan.pairings) == pairings
    met = {frozenset(pairing) for pairing in plan.pairings}
    assert met == {frozenset(pair) for pair in combinations(range(3), 2)}
    assert plan.games_in(10) == 10 * pairings * players
    assert [plan.order(block, 0, CODE).deal for block in range(2 * pairings)] == [0] * pairings + [
        1
    ] * pairings


@pytest.mark.parametrize(
    ("players", "bots", "pairings"), [(3, 3, 1), (3, 5, 10), (4, 3, 3), (5, 3, 3), (2, 3, 3), (5, 4, 4)]
)
def test_at_mixed_tables_each_sits_once_in_every_seat(players: int, bots: int, pairings: int) -> None:
    plan = Plan(f"puerto-rico:2020/{players}", tuple("abcde"[:bots]), mixed=True)
    assert plan.kind == MIXED
    assert len(plan.pairings) == pairings
    sat: Counter[int] = Counter()
    for block in range(pairings):
        games = [plan.seating(block, game) for game in range(players)]
        for seats in zip(*games, strict=True):
            assert sorted(seats) == sorted(games[0])
        sat.update(games[0])
    assert len(set(sat.values())) == 1, "no bot sits more often than another"
    assert max(Counter(plan.pairings[0]).values()) == -(-players // bots), (
        "copies only where bots are missing"
    )


def test_at_mixed_tables_everybody_sits_to_the_left_of_everybody() -> None:
    plan = Plan("puerto-rico:2020/4", tuple("abcd"), mixed=True)
    neighbours: Counter[tuple[int, int]] = Counter()
    for block in range(6):  # there are six ways to sit round a table of four
        seats = plan.seating(block, 0)
        neighbours.update((seats[seat], seats[(seat + 1) % 4]) for seat in range(4))
    assert len(neighbours) == 12
    assert set(neighbours.values()) == {2}


def test_the_same_plan_has_the_same_seeds_and_no_two_bots_share_one() -> None:
    plan, again = (Plan("san-juan:first/3", ("a", "b"), seed=9) for _ in range(2))
    orders = [plan.order(block, game, CODE) for block in range(20) for game in range(3)]
    assert orders == [again.order(block, game, CODE) for block in range(20) for game in range(3)]
    seeds = [seed for order in orders for seed in order.seeds]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**63 for seed in seeds)
    other = Plan("san-juan:first/3", ("a", "b"), seed=10)
    assert not set(seeds) & {seed for block in range(20) for seed in other.order(block, 0, CODE).seeds}
    assert other.order(0, 0, CODE).deal == plan.order(1, 0, CODE).deal == 10


def test_who_comes_twice_has_a_number() -> None:
    assert Plan("san-juan:first/2", ("random", "rules", "random")).labels == ("random", "rules", "random #2")


def test_plans_are_written_down_and_read() -> None:
    plan = Plan("san-juan:first/3", ("a", "b", "c"), True, 4, 900)
    assert Plan.from_json(plan.as_json()) == plan


@pytest.mark.parametrize(
    ("bots", "mixed", "said"),
    [
        (("a",), False, "2 to 20 bots"),
        (tuple("abcdefghijklmnopqrstu"), False, "2 to 20 bots"),
        (("a", "b"), True, "at least three bots"),
        (tuple("abcdefghijklmnopqrst"), True, "leave out --mixed"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: tuple[str, ...], mixed: bool, said: str) -> None:
    with pytest.raises(ArenaError, match=said):
        Plan("puerto-rico:2020/4", bots, mixed)
