"""The festival, the fourth module: docs/rules/puerto-rico.md, sections 2.5 and 4.13, R-51 to R-54."""

from collections import Counter
from typing import Any

import pytest

from gouverneur import RulesetError, Table, ruleset
from situations_puerto_rico import (
    all_money,
    all_points,
    asked,
    board,
    buildings_left,
    city,
    empty,
    ending,
    farm,
    festival,
    goods,
    happened,
    idle,
    island,
    manned,
    money,
    noble_tiles,
    nobles,
    phase,
    play,
    points,
    reason,
    row,
    scarce,
    seat,
    situation,
    staff,
    supply,
    words,
    workers,
)

TWO = "puerto-rico:2020+festival/2"
THREE = "puerto-rico:2020+festival/3"
WITH_NEW = "puerto-rico:2020+new-buildings+festival/3"
WITH_NOBLES = "puerto-rico:2020+nobles+festival/3"
GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"]
ROW_3 = {"tobacco_storage", "coffee_roaster", "factory", "university", "harbor", "wharf"}
CORN = {"tile": "corn"}


def start(
    name: str, seed: int = 1, tile: str = "", building: tuple[str, ...] = (), **given: list[str]
) -> Table:
    outcomes: dict[str, Any] = {"start": [0], **given}
    if tile:
        outcomes["festival_tile"] = [tile]
    if building:
        outcomes["festival_building"] = list(building)
    return Table(name, seed=seed, given=outcomes)


# -- the board ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_plantation_three_goods_and_a_building_are_laid_aside(players: int) -> None:
    """Table 2.2: everything else is as without. [PR-FES-01 PR-FES-02 PR-FES-03 PR-FES-05]"""
    table = start(
        f"puerto-rico:2020+festival/{players}",
        tile="coffee",
        building=("harbor",),
        festival_goods=["corn", "tobacco", "corn"],
    )
    assert festival(table) == {"tile": "coffee", "goods": ["corn", "corn", "tobacco"], "building": "harbor"}
    plain = board(Table(f"puerto-rico:2020/{players}", seed=1, given={"start": [0]}))
    view = board(table)
    assert view["hidden"] == plain["hidden"] - 1
    tiles = Counter(view["hidden_kinds"]) + Counter(view["row"])
    expected = Counter(plain["hidden_kinds"]) + Counter(plain["row"]) - Counter(["coffee"])
    assert tiles == +expected
    assert sum(row(table).values()) == players + 1
    assert view["supply"] == {
        **plain["supply"],
        "corn": plain["supply"]["corn"] - 2,
        "tobacco": plain["supply"]["tobacco"] - 1,
    }
    for part in ("chips", "workers", "office", "quarries", "ships", "roles"):
        assert view[part] == plain[part]


def test_every_kind_of_plantation_can_be_the_goal() -> None:
    """One of each kind is drawn from, whatever there is of it. R-51 [PR-FES-01]"""
    drawn = Counter(festival(start(THREE, seed))["tile"] for seed in range(200))
    assert set(drawn) == set(GOODS)
    # Each is as likely as the others: 40 of 200, and none is weighed by its number of tiles.
    assert min(drawn.values()) > 20


def test_start_tiles_come_first_then_the_goal_then_the_row() -> None:
    """R-51: the goal is never a start tile, and the row never the goal. [PR-FES-01]"""
    table = start(TWO, tile="coffee", tiles=["coffee", "coffee", "coffee"])
    assert row(table) == {"coffee": 3}
    assert board(table)["hidden_kinds"]["coffee"] == 5 - 1 - 3
    assert [island(table, who) for who in range(2)] == [{"indigo": 1}, {"corn": 1}]


def test_kinds_of_goods_may_repeat() -> None:
    """Three of each are mixed: three equal ones are possible. [PR-FES-02]"""
    table = start(THREE, festival_goods=["coffee", "coffee", "coffee"])
    assert festival(table)["goods"] == ["coffee"] * 3
    assert supply(table)["coffee"] == 9 - 3
    drawn = [festival(start(THREE, seed))["goods"] for seed in range(100)]
    assert {len(set(kinds)) for kinds in drawn} >= {2, 3}
    assert {kind for kinds in drawn for kind in kinds} == set(GOODS)


def test_goods_are_drawn_without_putting_back() -> None:
    """Three equal ones come once in 91 times; they would come once in 25. [PR-FES-02]"""
    equal = sum(len(set(festival(start(THREE, seed))["goods"])) == 1 for seed in range(1000))
    assert 2 <= equal <= 22


@pytest.mark.parametrize(
    ("name", "buildings"),
    [
        (THREE, ROW_3),
        (TWO, ROW_3),
        (WITH_NOBLES, ROW_3 | {"villa", "jeweler"}),
        (
            f"{WITH_NEW}?draft=new",
            {"tobacco_storage", "coffee_roaster", "lighthouse", "specialty_factory", "library", "union_hall"},
        ),
    ],
)
def test_any_building_of_the_third_row_can_be_the_goal(name: str, buildings: set[str]) -> None:
    """All that are worth three points, of every module, but only what is on the display. [PR-FES-03]"""
    assert {festival(start(name, seed))["building"] for seed in range(120)} == buildings


def test_with_a_draft_it_is_drawn_afterwards() -> None:
    """A building that was drafted can be it, the others cannot. [PR-FES-03]"""
    table = Table(WITH_NEW, seed=3)
    assert festival(table) == {}
    while asked(table)[1] == "draft":
        play(
            table,
            next(
                (word for word in words(table) if word.endswith(("library", "union_hall"))), words(table)[0]
            ),
        )
    drafted = set(board(table)["buildings"])
    assert festival(table)["building"] in drafted
    assert set(festival(table)) == {"tile", "goods", "building"}
    assert sum(row(table).values()) == 4


def test_the_festival_is_drawn_anew() -> None:
    """WE-30: a coffee plantation and a coffee roaster do not go together: it goes back to the display. [PR-FES-04]"""
    table = start(THREE, tile="coffee", building=("coffee_roaster", "wharf"))
    assert festival(table)["building"] == "wharf"
    assert (buildings_left(table, "coffee_roaster"), buildings_left(table, "wharf")) == (3, 1)
    for tile, roaster in (("coffee", "coffee_roaster"), ("tobacco", "tobacco_storage")):
        drawn = {festival(start(THREE, seed, tile=tile))["building"] for seed in range(60)}
        assert drawn == ROW_3 - {roaster}


def test_other_plants_may_be_the_goal() -> None:
    """[PR-FES-04]"""
    table = start(THREE, tile="tobacco", building=("coffee_roaster",))
    assert festival(table)["building"] == "coffee_roaster"


def test_the_copy_on_the_board_is_not_for_sale() -> None:
    """[PR-FES-05]"""
    table = situation(THREE, seat(money=9), seat(money=9), seat(money=9), festival={"building": "harbor"})
    assert buildings_left(table, "harbor") == 1


@pytest.mark.parametrize(
    ("building", "copies"),
    [("harbor", 1), ("tobacco_storage", 2), ("coffee_roaster", 2), ("villa", 1), ("jeweler", 1)],
)
def test_with_two_players_it_is_replaced_on_the_display(building: str, copies: int) -> None:
    """R-54: by an unused copy, if there is one; of the jeweler there is none. [PR-FES-05]"""
    table = start("puerto-rico:2020+nobles+festival/2", tile="corn", building=(building,))
    assert festival(table)["building"] == building
    assert buildings_left(table, building) == copies


# -- the plantation -------------------------------------------------------------------------------------------------


def test_three_plantations_of_the_kind_bring_three_workers() -> None:
    """At once, on free circles of one's choice; those already there stay. R-53 [PR-FES-06 PR-FES-11]"""
    one = seat(island={"corn": 2, "indigo": 1}, manned={"corn": 1}, city=empty("sugar_mill"))
    table = phase(THREE, "settler", one, row=["corn"] * 4, festival=CORN)
    before = workers(table)
    play(table, "take corn")
    assert asked(table) == (0, "place")
    assert workers(table) == before - 3
    # Three on two corn, an indigo and the three circles of a mill: any, but in order.
    assert words(table) == ["place corn", "place indigo", "place sugar_mill"]
    assert refused_port(table)
    play(table, "place corn", "place indigo")
    assert asked(table) == (1, "tile")
    assert (manned(table, 0), staff(table, 0), idle(table, 0)) == (
        {"corn": 2, "indigo": 1},
        {"sugar_mill": 1},
        0,
    )


def refused_port(table: Table) -> bool:
    """Nobody may stay back."""
    return reason(table, "pass")[0] == "PR-MAY-04"


@pytest.mark.parametrize(("circles", "left_over"), [(3, 0), (2, 1), (1, 2)])
def test_what_does_not_fit_goes_to_the_port(circles: int, left_over: int) -> None:
    """R-53: without more circles than workers there is nothing to choose. [PR-FES-06]"""
    one = seat(island={"corn": 2}, manned={"corn": 3 - circles}, idle=1)
    table = phase(THREE, "settler", one, row=["corn"] * 4, festival=CORN)
    play(table, "take corn")
    assert asked(table) == (1, "tile")
    assert (manned(table, 0), idle(table, 0)) == ({"corn": 3}, 1 + left_over)


def test_idle_workers_are_not_placed_with_them() -> None:
    """R-53: pieces already on the board are not rearranged. [PR-FES-06]"""
    one = seat(island={"corn": 2, "indigo": 2}, idle=2)
    table = phase(THREE, "settler", one, row=["corn"] * 4, festival=CORN)
    play(table, "take corn", "place corn", "place corn")
    assert sum(manned(table, 0).values()) == 3
    assert idle(table, 0) == 2


@pytest.mark.parametrize(("left", "brought"), [(5, 3), (3, 3), (2, 2), (1, 1), (0, 0)])
def test_as_many_as_the_supply_has(left: int, brought: int) -> None:
    """[PR-FES-06]"""
    table = situation(THREE, seat(island={"corn": 2}), row=["corn"] * 4, festival=CORN)
    table = scarce(table, workers=left)
    play(table, "settler", "take corn")
    while asked(table) == (0, "place"):
        play(table, "place corn")
    assert sum(manned(table, 0).values()) == brought
    assert workers(table) == left - brought
    assert "tile" not in festival(table)
    assert ending(table) == []


def test_they_are_never_nobles() -> None:
    """R-38 R-53 [PR-NOB-08 PR-FES-06]"""
    table = phase(WITH_NOBLES, "settler", seat(island={"corn": 2}), row=["corn"] * 4, festival=CORN)
    before = nobles(table)
    play(table, "take corn")
    assert (manned(table, 0), noble_tiles(table, 0), nobles(table)) == ({"corn": 3}, {}, before)
    table = situation(WITH_NOBLES, seat(island={"corn": 2}), row=["corn"] * 4, festival=CORN)
    table = scarce(table, workers=0)
    play(table, "settler", "take corn")
    assert (manned(table, 0), nobles(table)) == ({}, before)


def test_the_tile_goes_back_to_the_hidden_stack() -> None:
    """R-51: from where it can be drawn. [PR-FES-10]"""
    table = phase(THREE, "settler", seat(island={"corn": 2}), row=["corn"] * 4, festival=CORN)
    before = board(table)["hidden_kinds"]["corn"]
    play(table, "take corn")
    assert festival(table) == {}
    assert board(table)["hidden_kinds"]["corn"] == before + 1
    assert board(table)["discards"]["corn"] == 0
    assert happened(table, -1, "festival_won") == [{"event": "festival_won", "seat": 0, "goal": "plantation"}]


def test_two_or_other_kinds_are_not_enough() -> None:
    """[PR-FES-06]"""
    one = seat(island={"corn": 1, "sugar": 5, "quarry": 3})
    table = phase(THREE, "settler", one, row=["corn", "sugar", "corn", "sugar"], festival=CORN)
    play(table, "take corn")
    assert asked(table) == (1, "tile")
    assert festival(table) == CORN
    assert manned(table, 0) == {}


def test_only_the_first_wins_it() -> None:
    """Seat 1 has three before seat 2 does. [PR-FES-09 PR-FES-06]"""
    two_corn = seat(island={"corn": 2})
    table = phase(THREE, "settler", seat(), two_corn, two_corn, row=["corn"] * 4, festival=CORN)
    play(table, "take corn", "take corn", "take corn")
    assert [manned(table, who) for who in range(3)] == [{}, {"corn": 3}, {}]


def test_a_hacienda_can_win_it() -> None:
    """Before the regular tile. [PR-FES-11]"""
    one = seat("hacienda", island={"corn": 2})
    table = phase(THREE, "settler", one, row=["sugar"] * 4, festival=CORN)
    play(table, "draw", tiles=["corn"])
    assert manned(table, 0) == {"corn": 3}
    assert asked(table) == (0, "tile")
    assert words(table) == ["take sugar", "take quarry", "pass"]


def test_a_second_tile_of_a_library_can_win_it() -> None:
    """[PR-FES-11 PR-LIB-03]"""
    table = phase(WITH_NEW, "settler", seat("library", island={"corn": 1}), row=["corn"] * 4, festival=CORN)
    play(table, "take corn", "pass", "pass", "take corn")
    assert manned(table, 0) == {"corn": 3}


def test_a_forest_is_no_plantation() -> None:
    """[PR-FES-06 PR-FES-11]"""
    one = seat("forest_house", island={"corn": 2})
    table = phase(WITH_NEW, "settler", one, row=["corn"] * 4, festival=CORN)
    play(table, "take corn as_forest")
    assert festival(table) == CORN
    assert asked(table) == (1, "tile")


def test_a_forest_below_does_not_count_either() -> None:
    """[PR-FES-06]"""
    one = seat(island={"corn": 1, "forest": 2}, under=["corn", "corn"])
    table = phase(WITH_NEW, "settler", one, row=["corn"] * 4, festival=CORN)
    play(table, "take corn")
    assert festival(table) == CORN


def test_land_that_was_bought_can_win_it() -> None:
    """In the trader phase; the turn goes on afterwards. [PR-FES-11 PR-LND-01]"""
    one = seat("land_office", island={"corn": 2, "indigo": 3}, goods={"indigo": 1}, money=1)
    table = phase(WITH_NOBLES, "trader", one, festival=CORN)
    play(table, "buy_land", tiles=["corn"])
    assert asked(table) == (0, "place")
    play(table, "place corn", "place corn", "place indigo")
    assert (manned(table, 0), money(table, 0)) == ({"corn": 2, "indigo": 1}, 0)
    assert words(table) == ["sell indigo", "pass"]


def test_the_worker_of_a_hospice_comes_first() -> None:
    """R-53: he stands on the new tile, and is taken from the supply before. [PR-FES-11 PR-HOS-01]"""
    one = seat("hospice", island={"corn": 2}, manned={"corn": 2})
    table = situation(THREE, one, row=["corn"] * 4, festival=CORN)
    table = scarce(table, workers=2)
    play(table, "settler", "take corn")
    assert asked(table) == (0, "man_tile")
    assert workers(table) == 2
    after = table.copy()
    play(after, "man worker")
    assert (manned(after, 0), idle(after, 0)) == ({"corn": 3}, 1)
    play(table, "pass")
    assert (manned(table, 0), idle(table, 0)) == ({"corn": 3}, 1)


# -- the goods ------------------------------------------------------------------------------------------------------


TWO_CORN_AND_SUGAR = {"goods": ["corn", "corn", "sugar"]}


def maker(corn: int, sugar: int) -> dict[str, Any]:
    return seat(city={"sugar_mill": 3}, **farm(corn=corn, sugar=sugar), money=0)


@pytest.mark.parametrize(
    ("corn", "sugar", "won"),
    [(2, 1, True), (3, 2, True), (1, 1, False), (1, 3, False), (3, 0, False), (2, 2, True)],
)
def test_whoever_produces_the_goods_gets_three_doubloons(corn: int, sugar: int, won: bool) -> None:
    """R-52: at least these, two equal ones twice. [PR-FES-07]"""
    table = phase(THREE, "craftsman", seat(), maker(corn, sugar), festival=TWO_CORN_AND_SUGAR)
    play(table, "produce")
    assert money(table, 1) == (3 if won else 0)
    assert festival(table) == ({} if won else TWO_CORN_AND_SUGAR)


def test_the_goods_go_back_to_the_supply_at_once() -> None:
    """Who comes next can produce them. [PR-FES-10]"""
    three = seat(**farm(corn=3), money=0)
    hoard = seat(goods={"corn": 4})
    table = phase(THREE, "craftsman", three, seat(**farm(corn=2)), hoard, festival={"goods": ["corn"] * 3})
    assert supply(table)["corn"] == 3
    play(table, "produce")
    assert (money(table, 0), supply(table)["corn"]) == (3, 3)
    play(table, "produce")
    assert goods(table, 1) == {"corn": 2}
    assert happened(table, -1, "festival_won") == [{"event": "festival_won", "seat": 0, "goal": "goods"}]


def test_goods_that_lay_on_the_port_do_not_count() -> None:
    """[PR-FES-07 PR-CRA-08]"""
    one = {**maker(1, 1), "goods": {"corn": 5, "sugar": 5}}
    table = phase(THREE, "craftsman", seat(), one, festival=TWO_CORN_AND_SUGAR)
    play(table, "produce")
    assert money(table, 1) == 0


def test_what_the_supply_does_not_have_is_not_produced() -> None:
    """[PR-FES-07 PR-CRA-08]"""
    hoard = seat(goods={"corn": 7})
    table = phase(THREE, "craftsman", maker(2, 1), seat(), hoard, festival=TWO_CORN_AND_SUGAR)
    assert supply(table)["corn"] == 1
    play(table, "produce")
    assert money(table, 0) == 0


def test_skipping_wins_nothing() -> None:
    """[PR-FES-07 PR-CRA-09]"""
    table = phase(THREE, "craftsman", seat(), maker(2, 1), festival=TWO_CORN_AND_SUGAR)
    play(table, "pass")
    assert (money(table, 1), festival(table)) == (0, TWO_CORN_AND_SUGAR)


def test_the_first_in_turn_wins() -> None:
    """Only once. [PR-FES-09 PR-FES-07]"""
    table = phase(THREE, "craftsman", maker(2, 1), maker(2, 1), festival=TWO_CORN_AND_SUGAR)
    play(table, "produce", "produce")
    assert all_money(table)[:2] == [3, 0]


def test_the_craftsmans_own_good_counts() -> None:
    """R-52: looked at once more after his privilege. [PR-FES-07 PR-CRA-06]"""
    table = phase(THREE, "craftsman", maker(1, 1), festival=TWO_CORN_AND_SUGAR)
    play(table, "produce")
    assert money(table, 0) == 0
    after = table.copy()
    play(after, "extra sugar")
    assert money(after, 0) == 0
    play(table, "extra corn")
    assert (money(table, 0), festival(table)) == (3, {})


def test_but_others_come_before_his_privilege() -> None:
    """R-52 [PR-FES-07 PR-FES-09]"""
    table = phase(THREE, "craftsman", maker(1, 1), maker(2, 1), festival=TWO_CORN_AND_SUGAR)
    play(table, "produce", "produce", "extra corn")
    assert all_money(table)[:2] == [0, 3]


def test_both_goods_of_a_library_count() -> None:
    """R-52 [PR-FES-07 PR-LIB-06]"""
    one = seat("library", **farm(corn=1), money=0)
    table = phase(WITH_NEW, "craftsman", one, festival={"goods": ["corn"] * 3})
    play(table, "produce", "extra corn")
    assert money(table, 0) == 0
    play(table, "extra corn")
    assert money(table, 0) == 3


def test_goods_of_an_aqueduct_count() -> None:
    """R-52 [PR-FES-07 PR-AQU-01]"""
    one = seat("aqueduct", city={"aqueduct": 1, "sugar_mill": 2}, **farm(sugar=2), money=0)
    table = phase(WITH_NEW, "craftsman", seat(), one, festival={"goods": ["sugar"] * 3})
    play(table, "produce")
    assert (goods(table, 1), money(table, 1)) == ({"sugar": 3}, 3)


def test_two_phases_are_not_one() -> None:
    """The goods must be produced in one craftsman phase. [PR-FES-07]"""
    table = situation(THREE, maker(1, 1), festival=TWO_CORN_AND_SUGAR)
    play(table, "craftsman", "produce", "extra sugar")
    play(table, "trader", "pass", "captain", "load corn ship-4", "load sugar ship-5")
    while asked(table)[1] != "role":
        play(table, words(table)[-1])
    play(table, "craftsman", "produce")
    assert festival(table) == TWO_CORN_AND_SUGAR


# -- the building ---------------------------------------------------------------------------------------------------


def test_whoever_builds_it_gets_three_points() -> None:
    """And the copy comes to the display. [PR-FES-08 PR-FES-10]"""
    table = phase(THREE, "builder", seat(money=9), seat(money=9), festival={"building": "harbor"})
    chips = board(table)["chips"]
    play(table, "build harbor")
    assert (points(table, 0), board(table)["chips"]) == (3, chips - 3)
    assert (festival(table), buildings_left(table, "harbor")) == ({}, 1)
    assert happened(table, -1, "festival_won") == [{"event": "festival_won", "seat": 0, "goal": "building"}]
    # The next can build it too, but the goal is won.
    play(table, "build harbor")
    assert all_points(table) == [3, 0, 0]
    assert buildings_left(table, "harbor") == 0


def test_other_buildings_win_nothing() -> None:
    """[PR-FES-08]"""
    table = phase(THREE, "builder", seat(money=9), festival={"building": "harbor"})
    play(table, "build university")
    assert (points(table, 0), festival(table)) == (0, {"building": "harbor"})


def test_points_of_the_festival_can_be_the_last() -> None:
    """[PR-FES-08 PR-END-04]"""
    table = situation(THREE, seat(money=9), seat(points=73), festival={"building": "harbor"})
    play(table, "builder", "build harbor")
    assert points(table, 0) == 3
    assert (ending(table), board(table)["noted"]) == (["chips"], 1)


def test_it_comes_after_the_church() -> None:
    """The order of a build: worker, church, festival. [PR-BLD-08 PR-FES-08]"""
    one = seat("church", "university", money=9)
    table = phase(WITH_NEW, "builder", one, festival={"building": "harbor"})
    play(table, "build harbor")
    assert asked(table) == (0, "man_building")
    assert points(table, 0) == 0
    play(table, "pass")
    assert points(table, 0) == 1 + 3
    told = [event["event"] for event in table.events(-1)]
    assert told.index("bonus") < told.index("festival_won")


def test_a_goal_is_no_gift() -> None:
    """The price is paid as always. [PR-FES-08]"""
    table = phase(THREE, "builder", seat(money=6), festival={"building": "harbor"})
    assert reason(table, "build harbor") == ("PR-BLD-02", "too-expensive")


@pytest.mark.parametrize(("option", "left"), [("", 1), ("?festival_2p_return_copy=false", 0)])
def test_with_two_players_the_copy_is_one_more(option: str, left: int) -> None:
    """R-54: unless the table removes it, with festival_2p_return_copy=false. [PR-FES-10]"""
    table = phase(TWO + option, "builder", seat(money=9), seat(money=9), festival={"building": "harbor"})
    assert buildings_left(table, "harbor") == 1
    play(table, "build harbor")
    assert buildings_left(table, "harbor") == left
    assert ("build harbor" in words(table)) == (left == 1)
    if left:
        play(table, "build harbor")
        assert [city(table, who) for who in range(2)] == [["harbor"], ["harbor"]]
        assert points(table, 1) == 0


@pytest.mark.parametrize("option", ["", "?festival_2p_return_copy=false"])
def test_what_was_not_replaced_always_comes_back(option: str) -> None:
    """R-54: of the jeweler no copy was unused. [PR-FES-05 PR-FES-10]"""
    name = f"puerto-rico:2020+nobles+festival/2{option}"
    table = phase(name, "builder", seat(money=9), seat(money=9), festival={"building": "jeweler"})
    assert buildings_left(table, "jeweler") == 1
    play(table, "build jeweler")
    assert buildings_left(table, "jeweler") == 1


def test_the_option_is_for_two() -> None:
    """R-54 [PR-FES-10]"""
    with pytest.raises(RulesetError, match="two players"):
        ruleset(f"{THREE}?festival_2p_return_copy=false")
    with pytest.raises(RulesetError, match="needs the module festival"):
        ruleset("puerto-rico:2020/2?festival_2p_return_copy=false")


# -- all three ------------------------------------------------------------------------------------------------------


def test_the_goals_are_independent() -> None:
    """One after the other in any order, by anybody. [PR-FES-09]"""
    everything = {"tile": "corn", "goods": ["corn"] * 3, "building": "harbor"}
    one = seat(island={"corn": 2}, manned={"corn": 2}, money=8)
    table = situation(THREE, one, one, row=["corn"] * 4, festival=everything)
    play(table, "builder", "pass", "build harbor", "pass")
    assert festival(table) == {"tile": "corn", "goods": ["corn"] * 3}
    play(table, "settler", "take corn", "pass", "pass")
    assert festival(table) == {"goods": ["corn"] * 3}
    assert [manned(table, who) for who in range(2)] == [{"corn": 2}, {"corn": 3}]
    before = money(table, 1)
    play(table, "craftsman", "produce", "produce")
    assert festival(table) == {}
    assert money(table, 1) == before + 3


def test_without_the_module_there_is_no_festival() -> None:
    """[PR-CFG-03]"""
    assert board(Table("puerto-rico:2020+nobles/3", seed=1))["festival"] == {}
