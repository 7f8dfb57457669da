"""The captain phase: loading. docs/rules/puerto-rico.md, section 4.8."""

import pytest

from gouverneur import Table
from situations_puerto_rico import (
    all_points,
    asked,
    board,
    goods,
    happened,
    play,
    points,
    reason,
    seat,
    ships,
    situation,
    supply,
    words,
)

THREE = "puerto-rico:2002/3"  # ships 4, 5, 6
FOUR = "puerto-rico:2020/4"  # ships 5, 6, 7
FIVE = "puerto-rico:2020/5"  # ships 6, 7, 8


def carrying(**goods: int) -> dict[str, dict[str, object]]:
    """Ships with this cargo, the smallest first: `carrying(corn=3)` for ship 5 of the four-player game."""
    return {
        f"ship-{5 + number}": {"good": good, "number": many}
        for number, (good, many) in enumerate(goods.items())
    }


def loads(table: Table) -> list[tuple[int, str, int, str, int]]:
    """Who loaded what, how much, where, for how many points."""
    told = happened(table, -1, "load")
    return [(one["seat"], one["good"], one["number"], one["ship"], one["points"]) for one in told]


def test_the_captain_phase_of_the_rulebook() -> None:
    """WE-03, step by step.

    [PR-CAP-01 PR-CAP-02 PR-CAP-03 PR-CAP-04 PR-CAP-05 PR-CAP-06 PR-CAP-07 PR-CAP-08 PR-CAP-09 PR-CAP-10
    PR-CAP-11 PR-CAP-13 PR-CAP-14 PR-CAP-15 PR-CAP-18]
    """
    table = situation(
        FOUR,
        seat(goods={"corn": 2, "sugar": 6}),
        seat(goods={"sugar": 2, "tobacco": 3}),
        seat(goods={"corn": 2, "tobacco": 1}),
        seat(goods={"corn": 1, "indigo": 5}),
        ships={"ship-6": {"good": "corn", "number": 3}},
    )
    play(table, "captain")
    assert asked(table) == (0, "load")
    assert words(table) == ["load corn ship-6", "load sugar ship-7"]
    assert reason(table, "load sugar ship-5") == ("PR-CAP-08", "larger-ship")
    assert reason(table, "load sugar ship-6") == ("PR-CAP-04", "other-cargo")
    assert reason(table, "load corn ship-7") == ("PR-CAP-05", "on-another-ship")
    play(table, "load sugar ship-7")
    assert asked(table) == (1, "load")
    assert words(table) == ["load sugar ship-7", "load tobacco ship-5"]
    play(table, "load sugar ship-7")
    assert asked(table) == (2, "load")
    assert words(table) == ["load corn ship-6", "load tobacco ship-5"]
    assert len(loads(table)) == 2
    play(table, "load tobacco ship-5")
    # Now nobody has a choice any more: each of these was the only load.
    assert loads(table) == [
        (0, "sugar", 6, "ship-7", 7),
        (1, "sugar", 1, "ship-7", 1),
        (2, "tobacco", 1, "ship-5", 1),
        (3, "corn", 1, "ship-6", 1),
        (0, "corn", 2, "ship-6", 2),
        (1, "tobacco", 3, "ship-5", 3),
    ]
    skipped = [event["seat"] for event in happened(table, -1, "skip")]
    assert skipped == [2, 3, 0, 1]
    assert all_points(table) == [9, 4, 1, 1]
    # Storage, in order from the captain, who has nothing left.
    assert asked(table) == (1, "store")
    assert words(table) == ["keep 1 sugar", "done"]
    play(table, "keep 1 sugar")
    assert asked(table) == (2, "store")
    assert words(table) == ["keep 1 corn", "done"]
    assert ships(table) == {"ship-5": ("tobacco", 4), "ship-6": ("corn", 6), "ship-7": ("sugar", 7)}
    play(table, "keep 1 corn")
    assert asked(table) == (3, "store")
    play(table, "keep 1 indigo")
    assert [goods(table, who) for who in range(4)] == [{}, {"sugar": 1}, {"corn": 1}, {"indigo": 1}]
    assert ships(table) == {"ship-5": ("tobacco", 4)}
    assert supply(table) == {"corn": 9, "indigo": 10, "sugar": 10, "tobacco": 5, "coffee": 9}
    assert asked(table) == (1, "role")


# -- what must and what may be loaded ------------------------------------------------------------


def test_who_can_load_must_load() -> None:
    """The only role whose action is not optional. [PR-CAP-02 PR-RND-05]"""
    table = situation(FOUR, seat(goods={"corn": 1, "sugar": 1}))
    play(table, "captain")
    assert "pass" not in words(table)
    assert reason(table, "pass") == ("PR-CAP-02", "must-load")


def test_who_cannot_load_is_passed_over_and_asked_again_when_he_can() -> None:
    """Seat 1 has no ship until the last lap. [PR-CAP-01 PR-CAP-13 PR-GEN-14]"""
    table = situation(
        FOUR, seat(goods={"sugar": 4}), seat(goods={"coffee": 2}), ships=carrying(corn=1, indigo=1)
    )
    play(table, "captain")
    assert loads(table) == [(0, "sugar", 4, "ship-7", 5)]
    assert [event["seat"] for event in happened(table, -1, "skip")] == [1, 2, 3, 0]
    assert asked(table) == (1, "store")


def test_laps_go_on_as_long_as_anybody_loads() -> None:
    """One kind a turn: three kinds are three laps. [PR-CAP-01 PR-CAP-03 PR-CAP-13]"""
    table = situation(FOUR, seat(), seat(goods={"corn": 2, "indigo": 1, "sugar": 3}), seat(goods={"corn": 1}))
    play(table, "captain", "load indigo ship-5")
    assert asked(table) == (2, "load")
    play(table, "load corn ship-7")
    assert asked(table) == (1, "load")
    assert words(table) == ["load corn ship-7", "load sugar ship-6"]
    play(table, "load corn ship-7")
    assert [load[:3] for load in loads(table)] == [
        (1, "indigo", 1),
        (2, "corn", 1),
        (1, "corn", 2),
        (1, "sugar", 3),
    ]
    skipped = [event["seat"] for event in happened(table, -1, "skip")]
    assert skipped == [0, 3, 0, 2, 3, 0, 2, 3, 0, 1]  # the last four: a lap without a load
    assert asked(table) == (1, "role")


def test_the_order_is_clockwise_from_the_captain() -> None:
    """[PR-CAP-01 PR-RND-04 PR-GEN-01]"""
    one = seat(goods={"corn": 1})
    table = situation(
        FIVE, one, one, one, one, one, governor=3, ships={"ship-8": {"good": "corn", "number": 1}}
    )
    play(table, "captain")
    assert [load[0] for load in loads(table)] == [3, 4, 0, 1, 2]


def test_the_kind_is_free_even_if_another_gives_more() -> None:
    """[PR-CAP-09]"""
    table = situation(FOUR, seat(goods={"corn": 7, "coffee": 1}))
    play(table, "captain")
    assert words(table) == [
        "load corn ship-7",
        "load coffee ship-5",
        "load coffee ship-6",
        "load coffee ship-7",
    ]
    play(table, "load coffee ship-7")
    assert points(table, 0) == 1 + 1 + 6  # then 6 corn on ship 6, the largest left
    assert ships(table)["ship-7"] == ("coffee", 1)


@pytest.mark.parametrize(
    ("number", "open_ships"),
    [(4, [5, 6, 7]), (5, [5, 6, 7]), (6, [6, 7]), (7, [7]), (8, [7])],
)
def test_of_several_empty_ships_one_that_takes_the_most(number: int, open_ships: list[int]) -> None:
    """R-09: among equals the player chooses. [PR-CAP-08 PR-CAP-07]"""
    table = situation(FOUR, seat(goods={"sugar": number, "corn": 1}))
    play(table, "captain")
    assert [words for words in words(table) if "sugar" in words] == [
        f"load sugar ship-{ship}" for ship in open_ships
    ]
    for ship in {5, 6, 7} - set(open_ships):
        assert reason(table, f"load sugar ship-{ship}") == ("PR-CAP-08", "larger-ship")
    play(table, f"load sugar ship-{open_ships[0]}")
    assert loads(table)[0][2] == min(number, 7)


def test_a_kind_that_lies_on_a_ship_goes_only_there() -> None:
    """Even if it has but one place left and others are empty. [PR-CAP-05 PR-CAP-07]"""
    table = situation(FOUR, seat(goods={"corn": 5, "sugar": 1}), ships=carrying(corn=4))
    play(table, "captain")
    assert words(table)[0] == "load corn ship-5"
    assert [word for word in words(table) if "corn" in word] == ["load corn ship-5"]
    assert reason(table, "load corn ship-6") == ("PR-CAP-05", "on-another-ship")
    play(table, "load corn ship-5")
    assert loads(table)[0] == (0, "corn", 1, "ship-5", 2)


def test_a_kind_that_lies_on_a_full_ship_cannot_be_loaded() -> None:
    """Full ships sail only at the end of the phase. [PR-CAP-05 PR-CAP-06 PR-CAP-18]"""
    table = situation(
        FOUR,
        seat(goods={"corn": 1}),
        seat(goods={"corn": 3, "coffee": 1, "sugar": 1}),
        ships=carrying(corn=4),
    )
    play(table, "captain")
    assert asked(table) == (1, "load")
    assert reason(table, "load corn ship-5") == ("PR-CAP-06", "ship-full")
    assert reason(table, "load corn ship-6") == ("PR-CAP-05", "on-another-ship")
    assert reason(table, "load coffee ship-5") == ("PR-CAP-04", "other-cargo")
    play(table, "load coffee ship-6", "keep 1 corn")
    assert goods(table, 1) == {"corn": 1}
    assert ships(table) == {"ship-6": ("coffee", 1), "ship-7": ("sugar", 1)}


def test_a_ship_carries_one_kind() -> None:
    """[PR-CAP-04]"""
    table = situation(
        FOUR, seat(goods={"tobacco": 2}), seat(), seat(), ships=carrying(corn=1, indigo=1, sugar=1)
    )
    play(table, "captain")
    assert asked(table) == (0, "store")
    assert loads(table) == []
    assert goods(table, 0) == {"tobacco": 2}


def test_what_cannot_be_loaded_at_all() -> None:
    """[PR-CAP-03 PR-SET-05 PR-WHF-01]"""
    table = situation(FOUR, seat(goods={"corn": 1, "sugar": 1}))
    play(table, "captain")
    assert reason(table, "load coffee ship-5") == ("PR-CAP-03", "no-good")
    assert reason(table, "ship coffee") == ("PR-CAP-03", "no-good")
    assert reason(table, "load corn ship-4") == ("PR-SET-05", "no-such-ship")
    assert reason(table, "load corn ship-8") == ("PR-SET-05", "no-such-ship")
    assert reason(table, "ship corn") == ("PR-WHF-01", "no-private-ship")


@pytest.mark.parametrize(
    ("ruleset", "sailing"),
    [
        ("puerto-rico:2020/2", [4, 6]),
        ("puerto-rico:2020/3", [4, 5, 6]),
        ("puerto-rico:2002/4", [5, 6, 7]),
        ("puerto-rico:2002/5", [6, 7, 8]),
    ],
)
def test_the_ships_of_each_number_of_players(ruleset: str, sailing: list[int]) -> None:
    """[PR-SET-05 PR-TWO-01]"""
    table = situation(ruleset, seat(goods={"corn": 1}))
    play(table, "captain")
    assert words(table) == [f"load corn ship-{ship}" for ship in sailing]


# -- points -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", ["corn", "indigo", "sugar", "tobacco", "coffee"])
def test_a_point_for_each_good_whatever_its_kind(good: str) -> None:
    """[PR-CAP-10 PR-GEN-13]"""
    table = situation(FOUR, seat(), seat(goods={good: 3}))
    play(table, "captain")
    assert table.price_sources(f"load {good} ship-5") == [("goods", 3)]
    play(table, f"load {good} ship-5")
    assert all_points(table) == [0, 3, 0, 0]
    assert board(table)["chips"] == 97


def test_the_captains_single_bonus() -> None:
    """WE-32: 2 corn for 2+1, later 3 sugar for 3. [PR-CAP-11]"""
    table = situation(FOUR, seat(goods={"corn": 2, "sugar": 3}), seat(goods={"tobacco": 1, "coffee": 1}))
    play(table, "captain")
    assert table.price_sources("load corn ship-7") == [("goods", 2), ("privilege", 1)]
    play(table, "load corn ship-7")
    assert table.price_sources("load coffee ship-5") == [("goods", 1)]
    play(table, "load coffee ship-5")
    assert loads(table)[0] == (0, "corn", 2, "ship-7", 3)
    assert (0, "sugar", 3, "ship-6", 3) in loads(table)
    assert all_points(table)[:2] == [6, 1]


def test_the_bonus_comes_with_the_first_load_even_if_that_is_late() -> None:
    """He passes once, for his wharf is optional, and ships in the next lap. [PR-CAP-11 PR-WHF-01]"""
    table = situation(
        FOUR,
        seat("wharf", goods={"corn": 2}),
        seat(goods={"indigo": 1}),
        ships=carrying(indigo=1, coffee=1, tobacco=1),
    )
    play(table, "captain", "pass")
    assert loads(table) == [(1, "indigo", 1, "ship-5", 1)]
    assert asked(table) == (0, "load")
    play(table, "ship corn")
    assert all_points(table) == [3, 1, 0, 0]


def test_a_captain_who_loads_nothing_gets_nothing() -> None:
    """WE-28 [PR-CAP-12]"""
    table = situation(FOUR, seat(), seat(goods={"corn": 1}))
    play(table, "captain", "load corn ship-5")
    assert all_points(table) == [0, 1, 0, 0]


# -- the wharf ------------------------------------------------------------------------------------------


def test_a_wharf_ships_a_whole_kind_to_the_supply() -> None:
    """Also one that lies on a ship, and not the one of which there is most. [PR-WHF-01 PR-WHF-02 PR-WHF-03]"""
    table = situation(FOUR, seat(), seat("wharf", goods={"corn": 3, "sugar": 5}), ships=carrying(corn=2))
    play(table, "captain")
    loading = ["load corn ship-5", "load sugar ship-6", "load sugar ship-7"]
    assert words(table) == [*loading, "ship corn", "ship sugar"]
    assert table.price_sources("ship corn") == [("goods", 3)]
    play(table, "ship corn")
    assert loads(table)[0] == (1, "corn", 3, "", 3)
    assert supply(table)["corn"] == 8
    assert ships(table)["ship-5"] == ("corn", 2)


def test_a_wharf_works_once_a_phase() -> None:
    """[PR-WHF-01 PR-GEN-05]"""
    table = situation(FOUR, seat("wharf", goods={"corn": 1, "sugar": 1, "coffee": 1}))
    play(table, "captain", "ship corn")
    assert [word for word in words(table) if word.startswith("ship")] == []
    assert reason(table, "ship sugar") == ("PR-WHF-01", "once-a-phase")


def test_a_wharf_works_again_in_the_next_captain_phase() -> None:
    """[PR-WHF-01]"""
    table = situation(
        THREE, seat("wharf", goods={"corn": 2, "sugar": 1}), seat(), seat(), roles={"mayor": 1, "craftsman": 2}, governor=1,
        ships={"ship-4": {"good": "indigo", "number": 1}, "ship-5": {"good": "coffee", "number": 1}, "ship-6": {"good": "tobacco", "number": 1}},
    )  # fmt: skip
    play(table, "captain", "ship corn", "keep 1 sugar")
    assert asked(table) == (2, "role")
    play(table, "captain")
    assert asked(table) == (0, "load")
    assert words(table) == ["ship sugar", "pass"]


def test_two_wharves_may_ship_the_same_kind() -> None:
    """[PR-WHF-03]"""
    table = situation(FOUR, seat("wharf", goods={"corn": 2}), seat("wharf", goods={"corn": 2}))
    play(table, "captain", "ship corn", "ship corn")
    assert all_points(table)[:2] == [3, 2]
    assert ships(table) == {}


@pytest.mark.parametrize(("ruleset", "good"), [(THREE, "sugar"), (FOUR, "indigo")])
def test_a_wharf_takes_all_there_is_of_a_kind(ruleset: str, good: str) -> None:
    """R-11: eleven, the most that any kind has. [PR-WHF-04]"""
    table = situation(ruleset, seat("wharf", goods={good: 11}))
    play(table, "captain", f"ship {good}")
    assert points(table, 0) == 12
    assert supply(table)[good] == 11


def test_nobody_must_use_a_wharf() -> None:
    """R-10: whoever cannot load a ship may pass, though the wharf could. [PR-WHF-05 PR-GEN-04]"""
    table = situation(
        FOUR,
        seat("wharf", goods={"coffee": 2}),
        seat(goods={"corn": 1}),
        ships=carrying(corn=1, indigo=1, sugar=1),
    )
    play(table, "captain")
    assert words(table) == ["ship coffee", "pass"]
    play(table, "pass")
    assert loads(table) == [(1, "corn", 1, "ship-5", 1)]
    assert asked(table) == (0, "load")  # somebody has loaded: there is another lap
    play(table, "pass")
    assert asked(table) == (0, "store")
    assert all_points(table) == [0, 1, 0, 0]


def test_a_wharf_frees_nobody_from_loading() -> None:
    """R-10: who can load a ship must load something, there or by the wharf. [PR-CAP-02 PR-WHF-05]"""
    table = situation(FOUR, seat("wharf", goods={"corn": 2}), ships=carrying(corn=1))
    play(table, "captain")
    assert words(table) == ["load corn ship-5", "ship corn"]
    assert reason(table, "pass") == ("PR-CAP-02", "must-load")


def test_an_unoccupied_wharf_ships_nothing() -> None:
    """[PR-WHF-01 PR-GEN-03]"""
    table = situation(FOUR, seat(city={"wharf": 0}, goods={"corn": 1, "sugar": 1}))
    play(table, "captain")
    assert reason(table, "ship corn") == ("PR-WHF-01", "no-private-ship")


def test_the_captains_bonus_comes_with_a_wharf_too() -> None:
    """R-13: the first load counts, whatever it goes on. [PR-CAP-11 PR-WHF-02]"""
    table = situation(FOUR, seat("wharf", goods={"corn": 2, "sugar": 1}))
    play(table, "captain")
    assert table.price_sources("ship corn") == [("goods", 2), ("privilege", 1)]
    play(table, "ship corn")
    assert table.price_sources("load sugar ship-5") == [("goods", 1)]
    assert points(table, 0) == 3


def test_loading_goes_on_after_a_wharf() -> None:
    """A wharf is a load like any other: the lap begins anew. [PR-CAP-13 PR-WHF-01]"""
    table = situation(
        FOUR,
        seat("wharf", goods={"corn": 2}),
        seat("wharf", goods={"coffee": 1}),
        ships=carrying(tobacco=1, indigo=1, sugar=1),
    )
    play(table, "captain", "pass", "ship coffee")
    assert asked(table) == (0, "load")
    assert words(table) == ["ship corn", "pass"]


# -- the harbor --------------------------------------------------------------------------------------------


def test_a_harbor_with_a_wharf() -> None:
    """WE-11: 3+1, 2+1 and by the wharf 2+1. [PR-HBR-01 PR-WHF-01 PR-WHF-02]"""
    table = situation(
        FOUR,
        seat(),
        seat("harbor", "wharf", goods={"tobacco": 5, "sugar": 2}),
        ships=carrying(tobacco=2, sugar=1),
    )
    play(table, "captain")
    assert table.price_sources("load tobacco ship-5") == [("goods", 3), ("harbor", 1)]
    play(table, "load tobacco ship-5", "load sugar ship-6")
    assert table.price_sources("ship tobacco") == [("goods", 2), ("harbor", 1)]
    play(table, "ship tobacco")
    assert [load[4] for load in loads(table)] == [3, 2, 2]
    told = {"event": "bonus", "seat": 1, "building": "harbor", "doubloons": 0, "points": 1}
    assert happened(table, -1, "bonus") == [told] * 3
    assert all_points(table) == [0, 10, 0, 0]


def test_the_wharf_first() -> None:
    """WE-12: 5+1 points; the ship keeps its three free places and does not sail. [PR-WHF-03 PR-CAP-18 PR-HBR-01]"""
    table = situation(
        FOUR,
        seat(),
        seat("harbor", "wharf", goods={"tobacco": 5, "sugar": 2}),
        ships=carrying(tobacco=2, sugar=1),
    )
    play(table, "captain", "ship tobacco")
    assert loads(table) == [(1, "tobacco", 5, "", 5), (1, "sugar", 2, "ship-6", 2)]
    assert points(table, 1) == 5 + 1 + 2 + 1
    assert ships(table) == {"ship-5": ("tobacco", 2), "ship-6": ("sugar", 3)}
    assert happened(table, -1, "sail") == []


def test_a_harbor_and_the_privilege_of_the_captain_add_up() -> None:
    """[PR-HBR-01 PR-CAP-11]"""
    table = situation(FOUR, seat("harbor", goods={"corn": 1, "sugar": 1}))
    play(table, "captain")
    assert table.price_sources("load corn ship-5") == [("goods", 1), ("privilege", 1), ("harbor", 1)]
    play(table, "load corn ship-5")
    assert points(table, 0) == 3
    assert table.price_sources("load sugar ship-6") == [("goods", 1), ("harbor", 1)]


def test_an_unoccupied_harbor_brings_nothing() -> None:
    """Nor that of another player. [PR-HBR-01 PR-GEN-03]"""
    table = situation(FOUR, seat("harbor"), seat(city={"harbor": 0}, goods={"corn": 1}))
    play(table, "captain", "load corn ship-5")
    assert all_points(table) == [0, 1, 0, 0]


def test_no_load_no_harbor() -> None:
    """[PR-HBR-01]"""
    table = situation(
        FOUR, seat("harbor"), seat("harbor", goods={"coffee": 1}), ships=carrying(corn=1, indigo=1, sugar=1)
    )
    play(table, "captain")
    assert all_points(table) == [0, 0, 0, 0]


# -- chips ---------------------------------------------------------------------------------------------------


def test_points_that_the_chips_do_not_cover_are_noted() -> None:
    """R-04: 5 corn with 2 chips left are 5 points. [PR-CAP-19 PR-GEN-13]"""
    table = situation(FOUR, seat(points=98), seat(goods={"corn": 5}))
    play(table, "captain", "load corn ship-5")
    assert all_points(table)[:2] == [98, 5]
    assert (board(table)["chips"], board(table)["noted"]) == (0, 3)


def test_after_the_last_chip_all_points_are_noted() -> None:
    """R-02: nothing depends on which chips are left. [PR-CAP-19 PR-GEN-13]"""
    table = situation(FOUR, seat(points=60), seat(points=43, goods={"corn": 2}), noted=3, ending=["chips"])
    assert board(table)["chips"] == 0
    play(table, "captain", "load corn ship-6")
    assert all_points(table)[:2] == [60, 45]
    assert (board(table)["chips"], board(table)["noted"]) == (0, 5)
