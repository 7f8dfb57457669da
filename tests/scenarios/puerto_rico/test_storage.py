"""The end of a captain phase: storing goods, emptying ships. docs/rules/puerto-rico.md, section 4.8."""

import itertools
from collections import Counter
from typing import Any

import pytest

from gouverneur import Table
from situations_puerto_rico import (
    all_money,
    all_points,
    asked,
    board,
    goods,
    happened,
    money,
    play,
    reason,
    seat,
    ships,
    situation,
    supply,
    words,
)

THREE = "puerto-rico:2002/3"  # ships 4, 5, 6
FOUR = "puerto-rico:2020/4"  # ships 5, 6, 7
KINDS = ("corn", "indigo", "sugar", "tobacco", "coffee")
Kept = tuple[int, ...]  # a number for each of the five kinds


def storing(*seats: dict[str, Any], captain: int = 0, **rest: Any) -> Table:
    """Loading is over in the three-player game; the captain is the first to store."""
    steps = [
        {"step": "role", "seat": (captain + 1) % 3, "turns": 2},
        {"step": "store", "seat": captain, "turns": 3},
    ]
    return situation(
        THREE, *seats, governor=captain, picker=captain, roles={"captain": captain}, steps=steps, **rest
    )


def keep_sets(table: Table) -> Counter[Kept]:
    """All that can be kept, each as often as there are ways to say it."""
    found: Counter[Kept] = Counter()
    for word in words(table):
        other = table.copy()
        other.play(word)
        if not other.over and asked(other) == (0, "store"):
            found += keep_sets(other)
        else:
            found[tuple(goods(other, 0).get(kind, 0) for kind in KINDS)] += 1
    return found


def allowed(port: dict[str, int], whole: int) -> set[Kept]:
    """By the wording of the rule: some kinds in any quantity, and one single good."""
    found = set()
    for kept in itertools.product(*(range(port.get(kind, 0) + 1) for kind in KINDS)):
        for chosen in itertools.combinations(range(5), whole):
            if sum(number for kind, number in enumerate(kept) if kind not in chosen) <= 1:
                found.add(kept)
    return found


def test_one_single_good_is_kept_free_of_charge() -> None:
    """Of any kind; the others go back without compensation. [PR-CAP-14 PR-CAP-15]"""
    table = storing(seat(goods={"corn": 3, "indigo": 2, "coffee": 1}))
    assert words(table) == ["keep 1 corn", "keep 1 indigo", "keep 1 coffee", "done"]
    assert reason(table, "keep 2 corn") == ("PR-CAP-14", "no-storage")
    assert reason(table, "keep 4 corn") == ("PR-CAP-15", "no-good")
    assert reason(table, "keep 1 sugar") == ("PR-CAP-15", "no-good")
    before = all_money(table), all_points(table)
    play(table, "keep 1 coffee")
    assert goods(table, 0) == {"coffee": 1}
    assert (all_money(table), all_points(table)) == before
    assert supply(table) == {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 8}
    assert happened(table, -1, "store") == [
        {"event": "store", "seat": 0, "kept": ["coffee"], "lost": ["corn"] * 3 + ["indigo"] * 2}
    ]


@pytest.mark.parametrize("good", KINDS)
def test_the_last_good_of_all_may_be_kept_or_given_up(good: str) -> None:
    """[PR-CAP-14]"""
    table = storing(seat(goods={good: 1}))
    assert words(table) == [f"keep 1 {good}", "done"]


def test_nobody_must_keep_anything() -> None:
    """R-16: less than possible is allowed. [PR-CAP-15 PR-GEN-04]"""
    table = storing(seat("small_warehouse", goods={"corn": 3, "coffee": 1}))
    play(table, "done")
    assert goods(table, 0) == {}
    assert supply(table)["corn"] == 10


def test_players_store_in_order_from_the_captain() -> None:
    """R-16 [PR-CAP-14 PR-RND-04]"""
    one = seat(goods={"tobacco": 2})
    table = storing(one, one, one, captain=2)
    assert asked(table) == (2, "store")
    play(table, "keep 1 tobacco")
    assert asked(table) == (0, "store")
    play(table, "done")
    assert asked(table) == (1, "store")
    play(table, "keep 1 tobacco")
    assert [goods(table, who) for who in range(3)] == [{}, {"tobacco": 1}, {"tobacco": 1}]


@pytest.mark.parametrize(
    ("buildings", "whole"),
    [
        ((), 0),
        (("small_warehouse",), 1),
        (("large_warehouse",), 2),
        (("small_warehouse", "large_warehouse"), 3),
    ],
)
def test_exactly_what_the_rule_allows_can_be_kept(buildings: tuple[str, ...], whole: int) -> None:
    """R-16: every keep-set within the limits and no other, and one way to say each.

    [PR-CAP-14 PR-CAP-15 PR-SWH-01 PR-LWH-01 PR-LWH-02]
    """
    port = {"corn": 3, "indigo": 2, "sugar": 1, "tobacco": 2, "coffee": 2}
    found = keep_sets(storing(seat(*buildings, goods=port)))
    assert set(found) == allowed(port, whole)
    assert set(found.values()) == {1}


def test_a_small_warehouse_stores_one_whole_kind_and_the_single_good_is_kept_besides() -> None:
    """[PR-SWH-01 PR-CAP-14]"""
    table = storing(seat("small_warehouse", goods={"corn": 3, "indigo": 2, "coffee": 2}))
    play(table, "keep 3 corn")
    assert words(table) == ["keep 1 indigo", "keep 1 coffee", "done"]
    assert reason(table, "keep 2 indigo") == ("PR-CAP-14", "no-storage")
    play(table, "keep 1 indigo")
    assert goods(table, 0) == {"corn": 3, "indigo": 1}


def test_a_large_warehouse_stores_two_whole_kinds() -> None:
    """[PR-LWH-01]"""
    table = storing(seat("large_warehouse", goods={"corn": 3, "indigo": 2, "tobacco": 2, "coffee": 2}))
    play(table, "keep 3 corn", "keep 2 tobacco")
    assert words(table) == ["keep 1 coffee", "done"]
    play(table, "keep 1 coffee")
    assert goods(table, 0) == {"corn": 3, "tobacco": 2, "coffee": 1}


def test_both_warehouses() -> None:
    """WE-09: three whole kinds and one good of the fourth: one good is lost. [PR-CAP-14 PR-SWH-01 PR-LWH-01 PR-LWH-02]"""
    port = {"corn": 4, "indigo": 3, "sugar": 2, "tobacco": 2}
    found = keep_sets(storing(seat("small_warehouse", "large_warehouse", goods=port)))
    most = max(sum(kept) for kept in found)
    assert most == 10
    assert {kept for kept in found if sum(kept) == most} == {
        (4, 3, 2, 1, 0),
        (4, 3, 1, 2, 0),
    }


def test_an_unoccupied_warehouse_stores_nothing() -> None:
    """[PR-SWH-01 PR-LWH-01 PR-GEN-03]"""
    table = storing(seat(city={"small_warehouse": 0, "large_warehouse": 0}, goods={"corn": 3}))
    assert words(table) == ["keep 1 corn", "done"]


def test_kinds_are_named_in_their_order_but_a_draft_takes_any() -> None:
    """[PR-CAP-15]"""
    table = storing(seat("small_warehouse", goods={"corn": 2, "indigo": 1, "coffee": 2}))
    turn = table.whole_turn("keep 2 coffee", "keep 1 corn")
    assert [action.words for action in turn] == ["keep 1 corn", "keep 2 coffee"]
    play(table, "keep 1 indigo")
    assert words(table) == ["keep 1 coffee", "keep 2 coffee", "done"]
    assert reason(table, "keep 1 corn") == ("PR-CAP-15", "out-of-order")


def test_storage_is_asked_only_at_the_end_of_captain_phases() -> None:
    """Twelve goods are on the port through all other roles. [PR-CAP-16]"""
    port = {"corn": 4, "indigo": 2, "sugar": 2, "tobacco": 2, "coffee": 2}
    table = situation("puerto-rico:2020/2", seat(goods=port))
    play(table, "prospector", "craftsman", "builder", "pass", "pass", "mayor", "hire 1")
    play(table, "settler", "pass", "trader", "pass")
    assert table.view(-1)["round"] == 2
    assert goods(table, 0) == port
    assert happened(table, -1, "store") == []


def test_stored_goods_must_be_loaded_in_the_next_captain_phase() -> None:
    """[PR-CAP-17 PR-CAP-02]"""
    table = storing(seat(goods={"corn": 2}))
    play(table, "keep 1 corn", "craftsman", "trader", "pass", "captain")
    assert asked(table) == (0, "load")
    assert words(table) == ["load corn ship-4", "load corn ship-5", "load corn ship-6"]
    assert reason(table, "pass") == ("PR-CAP-02", "must-load")


def test_stored_goods_may_be_sold() -> None:
    """[PR-CAP-17]"""
    table = storing(seat(goods={"tobacco": 2}))
    play(table, "keep 1 tobacco", "trader", "sell tobacco")
    assert goods(table, 0) == {}
    assert money(table, 0) == 2 + 3


def test_full_ships_are_emptied_and_others_keep_their_load() -> None:
    """As the last act, after storing. [PR-CAP-18]"""
    laden = {
        "ship-5": {"good": "corn", "number": 4},
        "ship-6": {"good": "indigo", "number": 5},
        "ship-7": {"good": "sugar", "number": 6},
    }
    table = situation(FOUR, seat(goods={"sugar": 2}), seat(goods={"corn": 1}), ships=laden)
    play(table, "captain")
    assert asked(table) == (0, "store")
    assert ships(table)["ship-7"] == ("sugar", 7)
    play(table, "keep 1 sugar")
    assert ships(table) == {"ship-6": ("indigo", 5)}
    assert supply(table) == {"corn": 10, "indigo": 6, "sugar": 10, "tobacco": 9, "coffee": 9}
    assert happened(table, -1, "sail") == [
        {"event": "sail", "ship": 5, "good": "corn", "number": 5},
        {"event": "sail", "ship": 7, "good": "sugar", "number": 7},
    ]


def test_an_emptied_ship_takes_any_kind() -> None:
    """It carried indigo, and in the next captain phase it may carry coffee, or indigo again. [PR-CAP-18 PR-CAP-04]"""
    table = storing(
        seat(goods={"indigo": 1}),
        seat(goods={"coffee": 1}),
        ships={"ship-6": {"good": "indigo", "number": 6}},
    )
    play(table, "keep 1 indigo", "keep 1 coffee")
    assert [ship["good"] for ship in board(table)["ships"]] == [None, None, None]
    play(table, "craftsman", "builder", "pass", "pass", "pass", "captain")
    assert words(table) == [f"load coffee ship-{size}" for size in (4, 5, 6)]
    play(table, "load coffee ship-6")
    assert words(table) == ["load indigo ship-4", "load indigo ship-5"]


def test_what_stays_on_a_ship_is_there_in_the_next_captain_phase() -> None:
    """[PR-CAP-18 PR-CAP-05]"""
    table = situation(
        THREE,
        seat(goods={"corn": 3}),
        seat(goods={"sugar": 1}),
        roles={"mayor": 1, "craftsman": 2},
        governor=1,
    )
    play(table, "captain", "load corn ship-5", "load sugar ship-4")
    assert ships(table) == {"ship-4": ("sugar", 1), "ship-5": ("corn", 3)}
    play(table, "builder", "pass", "pass", "pass", "settler", "pass")
    assert ships(table) == {"ship-4": ("sugar", 1), "ship-5": ("corn", 3)}
