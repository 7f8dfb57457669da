"""The guesthouse and the windows in which guests move: docs/rules/puerto-rico.md, section 4.11 and R-35."""

from typing import Any

import pytest

from gouverneur import Table
from situations import plan
from situations_puerto_rico import (
    asked,
    empty,
    farm,
    goods,
    happened,
    house,
    idle,
    island,
    manned,
    money,
    office,
    phase,
    play,
    player,
    points,
    reason,
    row,
    seat,
    ships,
    situation,
    staff,
    words,
)

THREE = "puerto-rico:2020+new-buildings/3"
FOUR = "puerto-rico:2020+new-buildings/4"
WITH_NOBLES = "puerto-rico:2020+new-buildings+nobles/3"
WITH_BUCCANEER = "puerto-rico:2020+new-buildings+buccaneer/3"
FULL = {
    "ship-4": {"good": "tobacco", "number": 4},
    "ship-5": {"good": "coffee", "number": 5},
    "ship-6": {"good": "indigo", "number": 6},
}


def host(guests: int = 1, **parts: Any) -> dict[str, Any]:
    """A seat with so many guests, and circles only where they are named."""
    parts["city"] = {"guesthouse": guests, **parts.get("city", {})}
    return seat(**{"island": {}, **parts})


def trail(table: Table) -> list[tuple[int, str]]:
    """Who is asked for what until the next role, if everybody always stays and does as little as possible."""
    found = []
    while asked(table)[1] != "role":
        found.append(asked(table))
        play(table, words(table)[-1])
    return found


# -- guests ---------------------------------------------------------------------------------------------


def test_two_guests_come_in_the_mayor_phase() -> None:
    """[PR-GST-01]"""
    table = phase(THREE, "mayor", seat(city=empty("guesthouse"), island={"corn": 1}, idle=2), office=0)
    play(table, "pass")
    assert words(table) == ["place corn", "place guesthouse"]
    play(table, "place guesthouse")
    assert staff(table, 0) == {"guesthouse": 2}


def test_both_circles_are_filled_like_any_other() -> None:
    """R-07: nobody stays on the port as long as one is free. [PR-GST-01 PR-MAY-04]"""
    table = phase(THREE, "mayor", seat(city=empty("guesthouse"), island={"corn": 1}, idle=4), office=0)
    play(table, "pass")
    assert (staff(table, 0), manned(table, 0), idle(table, 0)) == ({"guesthouse": 2}, {"corn": 1}, 1)


@pytest.mark.parametrize(("guests", "demand"), [(0, 2), (1, 1), (2, 0)])
def test_the_refill_counts_both_circles(guests: int, demand: int) -> None:
    """R-08 [PR-GST-01 PR-MAY-07]"""
    workless = seat(city=empty("sugar_mill"), island={})
    table = phase(THREE, "mayor", host(0, idle=guests), workless, seat(), office=0)
    play(table, "pass")
    assert office(table) == 3 + demand


def test_a_worker_without_a_guesthouse_does_not_move() -> None:
    """Only guests do: those on the port and on other buildings stay. [PR-GST-02 PR-MAY-05]"""
    table = situation(
        FOUR, seat("office", idle=2, island={"corn": 1}), seat(city=empty("guesthouse"), idle=1)
    )
    play(table, "prospector")
    assert asked(table) == (1, "role")


# -- moving ----------------------------------------------------------------------------------------------


def test_to_any_free_circle() -> None:
    """Tiles and buildings, but not the port, not a forest, not the guesthouse. [PR-GST-02 PR-GST-06]"""
    owner = host(
        2,
        island={"corn": 2, "quarry": 1, "sugar": 1, "forest": 1},
        under=["coffee"],
        manned={"corn": 1, "sugar": 1},
        city={"office": 0, "library": 1, "coffee_roaster": 1, "statue": 0},
    )
    table = phase(THREE, "craftsman", owner)
    assert asked(table) == (0, "guest")
    assert words(table) == [
        "move_worker corn",
        "move_worker quarry",
        "move_worker coffee_roaster",
        "move_worker office",
        "stay",
    ]
    assert reason(table, "move_worker sugar") == ("PR-GST-02", "no-circle")
    assert reason(table, "move_worker library") == ("PR-GST-02", "no-circle")
    assert reason(table, "move_worker statue") == ("PR-GST-02", "no-circle")
    assert reason(table, "move_worker harbor") == ("PR-GST-02", "no-circle")


def test_without_a_free_circle_there_is_no_window() -> None:
    """A guest cannot go to the port, though there is always room. [PR-GST-06]"""
    table = phase(FOUR, "prospector", host(2, city={"office": 1}))
    assert asked(table) == (1, "role")


def test_a_guest_does_not_come_back() -> None:
    """There would be room. [PR-GST-03]"""
    table = phase(THREE, "craftsman", host(1, island={"corn": 1}))
    assert reason(table, "move_worker guesthouse") == ("PR-GST-03", "no-return")
    play(table, "move_worker corn")
    assert (staff(table, 0), manned(table, 0)) == ({}, {"corn": 1})


def test_whoever_has_moved_is_no_guest_any_more() -> None:
    """He stays, at least until the next mayor phase; no window opens for him. [PR-GST-03]"""
    table = phase(FOUR, "prospector", host(1, island={"corn": 1, "sugar": 1}), seat(money=0))
    play(table, "move_worker sugar")
    assert asked(table) == (1, "role")
    play(table, "trader")
    assert asked(table) == (2, "role")
    assert manned(table, 0) == {"sugar": 1}


def test_in_a_mayor_phase_he_may_be_a_guest_again() -> None:
    """[PR-GST-03 PR-MAY-03]"""
    table = phase(FOUR, "prospector", host(1, island={"corn": 1}), office=0)
    play(table, "move_worker corn", "mayor")
    assert asked(table) == (1, "hire")
    play(table, "pass")
    assert asked(table) == (0, "place")
    assert words(table) == ["place corn", "place guesthouse"]


def test_a_moved_guest_works_at_once() -> None:
    """On a plantation. [PR-GST-03 PR-CRA-02]"""
    table = phase(THREE, "craftsman", host(1, island={"corn": 1}))
    play(table, "move_worker corn")
    assert words(table) == ["produce", "pass"]
    play(table, "produce", "pass")
    assert goods(table, 0) == {"corn": 1}


def test_two_guests_move_in_one_window() -> None:
    """One after the other, in the order of the places. [PR-GST-02]"""
    table = phase(THREE, "craftsman", host(2, island={"corn": 1, "coffee": 1}, city=empty("coffee_roaster")))
    play(table, "move_worker coffee")
    assert asked(table) == (0, "guest")
    assert words(table) == ["move_worker coffee_roaster", "stay"]
    assert reason(table, "move_worker corn") == ("PR-GST-02", "out-of-order")
    play(table, "move_worker coffee_roaster")
    assert (manned(table, 0), staff(table, 0)) == ({"coffee": 1}, {"coffee_roaster": 1})
    assert asked(table) == (0, "produce")
    assert happened(table, 2, "guest") == [
        {"event": "guest", "seat": 0, "piece": "worker", "on": "coffee"},
        {"event": "guest", "seat": 0, "piece": "worker", "on": "coffee_roaster"},
    ]


def test_different_guests_in_different_phases() -> None:
    """[PR-GST-02]"""
    table = phase(FOUR, "prospector", host(2, island={"corn": 1, "sugar": 1}))
    play(table, "move_worker corn", "stay")
    assert (staff(table, 0), manned(table, 0)) == ({"guesthouse": 1}, {"corn": 1})
    play(table, "craftsman")
    assert asked(table) == (0, "guest")
    play(table, "move_worker sugar")
    assert (staff(table, 0), manned(table, 0)) == ({}, {"corn": 1, "sugar": 1})


def test_a_noble_may_be_a_guest() -> None:
    """[PR-GST-02 PR-GEN-12]"""
    owner = host(2, noble_city={"guesthouse": 1}, island={"corn": 2})
    table = phase(WITH_NOBLES, "craftsman", owner)
    assert words(table) == ["move_worker corn", "stay"]
    play(table, "stay")
    assert asked(table) == (0, "noble_guest")
    assert words(table) == ["move_noble corn", "stay"]
    play(table, "move_noble corn")
    found = player(table, 0)
    assert (found["manned"]["corn"], found["noble_tiles"]["corn"]) == (1, 1)
    assert staff(table, 0) == {"guesthouse": 1}


def test_only_nobles_are_guests() -> None:
    """[PR-GST-02]"""
    table = phase(WITH_NOBLES, "craftsman", host(1, noble_city={"guesthouse": 1}, island={"corn": 1}))
    assert asked(table) == (0, "noble_guest")
    assert words(table) == ["move_noble corn", "stay"]


# -- windows ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("role", "expected"),
    [
        ("settler", "0g 2g 0:tile 1:tile 2g 2:tile 0g 2g"),
        ("builder", "0g 2g 0:build 1:build 2g 2:build 0g 2g"),
        ("craftsman", "0g 2g 0:produce 1:produce 2g 2:produce 0g 2g"),
        ("trader", "0g 2g 0:sell 1:sell 2g 2:sell 0g 2g"),
        ("captain", "0g 2g 0:load 2g 0g 2g 0g 2g 0g 2g"),
        ("mayor", "0:hire 0:place 1:place 2:place"),
    ],
)
def test_windows_of_each_phase(role: str, expected: str) -> None:
    """At its start in order from the picker, before each own turn, at its very end; none with the mayor.

    In the captain phase everybody loads once, in a second lap nobody, then all store. [PR-GST-04 PR-GST-05]
    """
    one = {"money": 5, "goods": {"corn": 1}, "island": {"corn": 1, "sugar": 1}, "manned": {"corn": 1}}
    table = phase(THREE, role, host(1, **one), seat(**one), host(1, **one), row=["coffee"] * 3, office=0)
    found = [f"{who}g" if what == "guest" else f"{who}:{what}" for who, what in trail(table)]
    assert " ".join(found) == expected


def test_the_windows_of_several_owners_are_in_order_from_the_picker() -> None:
    """R-35, R-62 [PR-GST-04]"""
    owner = host(1, island={"corn": 1})
    table = phase(THREE, "craftsman", owner, seat(), owner, governor=1)
    assert asked(table) == (2, "guest")
    play(table, "stay")
    assert asked(table) == (0, "guest")


def test_whoever_stayed_is_asked_again_when_something_has_happened() -> None:
    """Here somebody else's guest has moved. [PR-GST-04]"""
    owner = host(1, island={"corn": 1})
    table = phase(FOUR, "prospector", owner, seat(), owner)
    play(table, "stay")
    assert asked(table) == (2, "guest")
    play(table, "move_worker corn")
    assert asked(table) == (0, "guest")
    play(table, "stay")
    assert asked(table) == (1, "role")


def test_before_any_privilege() -> None:
    """The guest of the prospector goes to the library. [PR-GST-04 PR-GST-03 PR-LIB-01]"""
    table = phase(FOUR, "prospector", host(1, city=empty("library"), money=0))
    assert money(table, 0) == 0
    play(table, "move_worker library")
    assert money(table, 0) == 2


def test_there_is_no_time_before_the_privilege_of_a_mayor() -> None:
    """[PR-GST-05 PR-LIB-04]"""
    table = phase(THREE, "mayor", host(1, city=empty("library")))
    assert asked(table) == (0, "hire")
    assert words(table) == ["hire 1", "pass"]


def test_before_the_captains_coin_of_a_lighthouse() -> None:
    """[PR-GST-04 PR-LGT-02]"""
    table = phase(THREE, "captain", host(1, city=empty("lighthouse"), money=0))
    play(table, "move_worker lighthouse")
    assert money(table, 0) == 1
    table = phase(THREE, "captain", host(1, city=empty("lighthouse"), money=0))
    assert set(trail(table)) == {(0, "guest")}
    assert money(table, 0) == 0


def test_before_pairs_are_counted() -> None:
    """On the first turn of seat 1; not on a later one. [PR-GST-04 PR-UNH-01]"""
    owner = host(1, city=empty("union_hall"), goods={"corn": 2})
    table = phase(THREE, "captain", seat(goods={"sugar": 1}), owner)
    play(table, "stay", "load sugar ship-4")
    assert asked(table) == (1, "guest")
    play(table, "move_worker union_hall")
    assert points(table, 1) == 1
    table = phase(THREE, "captain", seat(goods={"sugar": 1}), owner)
    play(table, "stay", "load sugar ship-4", "stay", "load corn ship-5", "move_worker union_hall")
    assert points(table, 1) == 2


def test_before_production() -> None:
    """A guest in a plant, another in the aqueduct. [PR-GST-04 PR-AQU-01]"""
    owner = host(2, city=empty("indigo_plant", "aqueduct"), **farm(indigo=1))
    table = phase(THREE, "craftsman", seat(), owner)
    play(table, "move_worker indigo_plant", "move_worker aqueduct")
    assert words(table) == ["produce", "pass"]
    play(table, "produce")
    assert goods(table, 1) == {"indigo": 2}


def test_before_the_extra_good_of_the_craftsman() -> None:
    """To the library, after having seen what the others produce. [PR-GST-04 PR-LIB-06]"""
    table = phase(THREE, "craftsman", host(1, city=empty("library"), **farm(corn=1)), seat(**farm(corn=1)))
    play(table, "stay", "produce", "produce")
    assert asked(table) == (0, "guest")
    play(table, "move_worker library", "extra corn", "extra corn")
    assert goods(table, 0) == {"corn": 3}


def test_after_drawing_a_tile() -> None:
    """Before the regular tile: the guest goes to the construction hut. [PR-GST-04 PR-HUT-01]"""
    owner = host(1, city={"hacienda": 1, "construction_hut": 0})
    table = phase(THREE, "settler", seat(), owner, row=["corn"])
    play(table, "stay", "pass", "stay")
    assert words(table) == ["take corn", "draw", "pass"]
    play(table, "draw", tiles=["sugar"])
    assert asked(table) == (1, "guest")
    assert words(table) == ["move_worker sugar", "move_worker construction_hut", "stay"]
    play(table, "move_worker construction_hut")
    assert words(table) == ["take corn", "take quarry", "pass"]


def test_before_the_second_tile_of_the_settler() -> None:
    """The library was empty until then. [PR-GST-04 PR-LIB-03]"""
    table = phase(THREE, "settler", host(1, city=empty("library")), row=["corn", "sugar"])
    play(table, "stay", "take corn", "pass", "pass")
    assert asked(table) == (0, "guest")
    play(table, "move_worker library")
    assert words(table) == ["take sugar", "pass"]
    play(table, "take sugar")
    assert island(table, 0) == {"corn": 1, "sugar": 1}


def test_after_building_before_the_church() -> None:
    """[PR-GST-04 PR-CHU-01]"""
    table = phase(THREE, "builder", seat(), host(1, city=empty("church"), money=8))
    play(table, "stay", "pass", "stay", "build harbor")
    assert asked(table) == (1, "guest")
    assert words(table) == ["move_worker harbor", "move_worker church", "stay"]
    play(table, "move_worker church")
    assert points(table, 1) == 1


def test_after_building_before_the_university() -> None:
    """[PR-GST-04 PR-UNI-01]"""
    table = phase(THREE, "builder", seat(), host(1, city=empty("university"), money=8))
    play(table, "stay", "pass", "stay", "build harbor", "move_worker university")
    assert asked(table) == (1, "man_building")
    play(table, "man worker")
    assert staff(table, 1) == {"university": 1, "harbor": 1}


def test_before_a_sale() -> None:
    """To the trading post, for the house is full. [PR-GST-04 PR-TPO-03 PR-GEN-14]"""
    owner = host(1, city=empty("trading_post"), goods={"corn": 1}, money=0)
    table = phase(THREE, "trader", seat(), owner, house=["corn", "indigo", "sugar", "sugar"])
    assert asked(table) == (1, "guest")
    play(table, "move_worker trading_post")
    assert words(table) == ["sell corn at_post", "pass"]


def test_before_each_lap_of_loading() -> None:
    """A guest goes to the harbor when its owner has seen what is loaded. [PR-GST-04 PR-HBR-01]"""
    owner = host(1, city=empty("harbor"), goods={"corn": 1, "sugar": 1})
    table = phase(THREE, "captain", owner)
    play(table, "stay", "load corn ship-4", "move_worker harbor", "load sugar ship-5")
    assert points(table, 0) == 1 + 1 + 1 + 1


def test_whoever_can_do_nothing_is_not_skipped_while_he_has_guests() -> None:
    """The guest opens an option. [PR-GEN-14 PR-GST-04]"""
    table = phase(THREE, "craftsman", seat(), host(1, island={"corn": 1}), seat(island={"corn": 1}))
    assert asked(table) == (1, "guest")
    play(table, "stay")
    assert asked(table) == (1, "guest"), "the craftsman was skipped: it is seat 1's turn"
    play(table, "move_worker corn")
    assert asked(table) == (1, "produce")
    play(table, "produce")
    assert goods(table, 1) == {"corn": 1}
    assert [one["seat"] for one in happened(table, -1, "skip")] == [0, 2]


def test_at_the_very_end_of_a_settler_phase() -> None:
    """The row has been dealt anew. [PR-GST-04]"""
    table = phase(THREE, "settler", host(1, island={"corn": 1}), row=["corn"])
    play(table, "stay", "pass", "pass")
    play(table, "pass", tiles=["coffee"] * 4)
    assert asked(table) == (0, "guest")
    assert row(table) == {"coffee": 4}


def test_at_the_very_end_of_a_trader_phase() -> None:
    """The full house has been emptied. [PR-GST-04]"""
    owner = host(1, island={"corn": 1}, goods={"corn": 1})
    table = phase(THREE, "trader", owner, house=["sugar", "indigo", "coffee"])
    play(table, "stay", "sell corn")
    assert asked(table) == (0, "guest")
    assert house(table) == []


def test_at_the_very_end_of_a_captain_phase() -> None:
    """The full ships have sailed: this guest comes too late for the storehouse. [PR-GST-04]"""
    owner = host(1, city=empty("storehouse"), goods={"sugar": 3})
    table = phase(THREE, "captain", owner, ships=FULL)
    assert ships(table) == {name: (ship["good"], ship["number"]) for name, ship in FULL.items()}
    while asked(table)[1] != "store":
        play(table, "stay")
    play(table, "keep 1 sugar")
    assert asked(table) == (0, "guest")
    assert ships(table) == {}
    play(table, "move_worker storehouse")
    assert goods(table, 0) == {"sugar": 1}


# -- storing ---------------------------------------------------------------------------------------------------------


def storing(**parts: Any) -> Table:
    """The captain has a guest, and nobody can load."""
    table = phase(THREE, "captain", host(1, **parts), ships=FULL)
    play(table, "stay")
    assert asked(table) == (0, "guest")
    return table


def test_before_storing() -> None:
    """[PR-GST-04 PR-STH-01]"""
    table = storing(city=empty("storehouse"), goods={"corn": 4})
    play(table, "move_worker storehouse")
    assert words(table) == ["keep 1 corn", "keep 2 corn", "keep 3 corn", "keep 4 corn", "done"]


def test_storing_is_one_decision() -> None:
    """R-35: no window between the goods that are named. [PR-GST-04]"""
    table = storing(city={"storehouse": 1, "office": 0}, goods={"corn": 2, "sugar": 2})
    play(table, "stay", "keep 1 corn")
    assert asked(table) == (0, "store")
    assert words(table) == ["keep 1 sugar", "keep 2 sugar", "done"]


def test_what_is_kept_can_be_said_at_once() -> None:
    """[PR-GST-04 PR-CAP-15]"""
    table = storing(city={"storehouse": 1, "office": 0}, goods={"corn": 2, "sugar": 2})
    play(table, "stay")
    assert plan(table, keep=["1 sugar", "2 corn"]) == ["keep 2 corn", "keep 1 sugar"]


def test_storehouse_and_library() -> None:
    """WE-22: one guest for storing, the other, a phase later, for trading.

    [PR-GST-02 PR-GST-03 PR-STH-01 PR-LIB-07]
    """
    owner = host(2, city=empty("storehouse", "library"), goods={"corn": 1, "indigo": 2, "coffee": 2}, money=0)
    table = situation(THREE, seat(), owner, ships=FULL)
    play(table, "captain")
    assert asked(table) == (1, "guest")
    while asked(table)[1] != "store":
        play(table, "stay")
    assert words(table) == ["keep 1 corn", "keep 1 indigo", "keep 1 coffee", "done"]
    table = situation(THREE, seat(), owner, ships=FULL)
    play(table, "captain")
    while len(happened(table, 1, "skip")) < 3:
        play(table, "stay")
    assert asked(table) == (1, "guest")
    play(table, "move_worker storehouse", "stay")
    assert asked(table) == (1, "store")
    play(table, "keep 2 indigo", "keep 2 coffee")
    assert goods(table, 1) == {"indigo": 2, "coffee": 2}
    assert asked(table) == (1, "guest")
    play(table, "stay")
    assert asked(table) == (1, "role")
    play(table, "trader", "move_worker library", "sell coffee")
    assert money(table, 1) == 4 + 2


# -- other phases ------------------------------------------------------------------------------------------------------


def test_a_prospector_opens_windows_to_all() -> None:
    """Though only the picker acts. [PR-GST-05]"""
    owner = host(1, island={"corn": 1})
    table = phase(FOUR, "prospector", seat(), owner, seat(), owner)
    assert asked(table) == (1, "guest")
    play(table, "move_worker corn")
    assert asked(table) == (3, "guest")


def test_a_buccaneer_opens_windows_to_all() -> None:
    """[PR-GST-05]"""
    owner = host(1, island={"corn": 1}, money=0)
    table = phase(WITH_BUCCANEER, "buccaneer", owner, owner, seat(), house=["corn"])
    assert asked(table) == (0, "guest")
    play(table, "stay")
    assert asked(table) == (1, "guest")
    play(table, "stay")
    assert asked(table) == (0, "deed")
    play(table, "plunder")
    assert asked(table) == (0, "guest")
    play(table, "stay")
    assert asked(table) == (1, "guest")
    play(table, "stay")
    assert asked(table) == (1, "role")


def test_a_buccaneer_is_asked_again_before_his_deed() -> None:
    """Somebody else's guest has moved since. [PR-GST-04 PR-GST-05]"""
    owner = host(1, island={"corn": 1}, money=0)
    table = phase(WITH_BUCCANEER, "buccaneer", owner, owner, seat(), house=["corn"])
    play(table, "stay", "move_worker corn")
    assert asked(table) == (0, "guest")
    play(table, "stay")
    assert asked(table) == (0, "deed")


def captive(role: str, *seats: dict[str, Any], options: str = "") -> Table:
    """Seat 0 has kidnapped a role that nobody takes; the others have had their picks."""
    table = situation(
        WITH_BUCCANEER + options,
        *seats,
        roles={"buccaneer": 0, "trader": 1},
        captive={"role": role, "seat": 0},
        poster=0,
        row=["coffee"],
    )
    play(table, "builder")
    while not happened(table, -1, "captive"):
        play(table, words(table)[-1])
    return table


def test_in_a_solo_phase_only_the_kidnapper_has_windows() -> None:
    """R-49: he stayed at the end of the builder phase just before, so that his first comes after his tile.

    [PR-GST-05]
    """
    owner = host(1, island={"corn": 1}, money=0)
    table = captive("settler", owner, owner)
    assert trail(table) == [(0, "tile"), (0, "guest")]
    table = captive("settler", owner, owner, options="?captive_role_mode=full")
    tiles_and_windows = [(0, "tile"), (1, "guest"), (1, "tile"), (2, "tile"), (0, "guest"), (1, "guest")]
    assert trail(table) == tiles_and_windows


def test_a_captive_mayor_opens_no_window() -> None:
    """[PR-GST-05]"""
    owner = host(1, island={"corn": 1}, money=0)
    table = captive("mayor", owner, owner)
    assert asked(table) == (0, "hire")
    assert "guest" not in {what for _, what in trail(table)}


def test_library_once_per_round_from_when_a_guest_stands_there() -> None:
    """R-24: the pick in which he came is the doubled one. [PR-LIB-01 PR-GST-03]"""
    once = "puerto-rico:2020+new-buildings/2?library_once_per_round_2p=true"
    owner = host(1, city=empty("library"), goods={"corn": 1}, money=0)
    table = situation(once, owner, seat(money=0))
    play(table, "prospector", "move_worker library")
    assert money(table, 0) == 2
    play(table, "craftsman", "trader", "sell corn")
    assert money(table, 0) == 2 + 1
    assert staff(table, 0) == {"library": 1}


# -- a tile in hand -------------------------------------------------------------------------------------


def test_a_guest_may_come_to_the_forest_house_when_a_tile_was_drawn() -> None:
    """Whoever has drawn may still make it a forest, and nobody else has seen it. [PR-GST-04 PR-GEN-14 PR-FOR-02]"""
    table = phase(THREE, "settler", host(city={"hacienda": 1, "forest_house": 0}))
    play(table, "stay")
    play(table, "draw", tiles=["coffee"])
    assert asked(table) == (0, "guest")
    assert Table.from_position(table.position()).position() == table.position()
    assert "coffee" not in str(table.view(1)["steps"])
    assert "coffee" in str(table.view(0)["steps"])
    play(table, "move_worker forest_house")
    assert words(table) == ["lay plantation", "lay forest"]
    play(table, "lay forest")
    assert island(table, 0) == {"forest": 1}
    assert table.view(0)["players"][0]["under"]["coffee"] == 1
    assert table.view(1)["players"][0]["unknown_forests"] == 1


def test_without_anybody_on_the_forest_house_a_drawn_tile_lies_open() -> None:
    """[PR-FOR-01 PR-HAC-01]"""
    table = phase(THREE, "settler", host(city={"hacienda": 1, "forest_house": 0}))
    play(table, "stay")
    play(table, "draw", tiles=["coffee"])
    play(table, "stay")
    assert island(table, 0) == {"coffee": 1}
    assert asked(table) == (0, "guest")
