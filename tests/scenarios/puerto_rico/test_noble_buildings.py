"""The buildings of the module Nobles: docs/rules/puerto-rico.md, sections 4.3 to 4.8 and 5, R-36 to R-45."""

from collections.abc import Sequence
from typing import Any

import pytest

from gouverneur import Table
from situations import plan, plan_refused
from situations_puerto_rico import (
    all_money,
    all_nobles,
    all_points,
    asked,
    board,
    buildings_left,
    empty,
    ending,
    farm,
    few_nobles,
    goods,
    happened,
    house,
    idle,
    idle_nobles,
    island,
    manned,
    money,
    noble_staff,
    noble_tiles,
    nobles,
    occupied,
    office_nobles,
    phase,
    play,
    player,
    points,
    price,
    reason,
    row,
    scarce,
    seat,
    ships,
    situation,
    stacked,
    staff,
    supply,
    titled,
    words,
    workers,
)

THREE = "puerto-rico:2020+nobles/3"
FOUR = "puerto-rico:2020+nobles/4"
BOTH = "puerto-rico:2020+new-buildings+nobles/3"
ASKING = "puerto-rico:2020+nobles/3?ask_passive_bonuses=true"
NOWHERE = seat(island={})
either = pytest.mark.parametrize("noble", [False, True])


def settled(ruleset: str, *seats: dict[str, Any], row: Sequence[str] = ("tobacco",) * 4) -> Table:
    """The end of a settler phase in which seat 0 is settler and nobody takes anything."""
    table = phase(ruleset, "settler", *seats, row=list(row))
    play(table, "pass", "pass", "pass")
    return table


def with_piece(building: str, noble: bool) -> dict[str, dict[str, int]]:
    """The building with a noble or a worker on it."""
    return titled(building) if noble else {"city": occupied(building)}


# -- the land office ------------------------------------------------------------------------------------------------


def test_a_worker_buys_the_top_plantation() -> None:
    """For a doubloon, seen only when it is paid; no hospice worker comes with it. R-42 [PR-LND-01 PR-LND-04]"""
    table = phase(THREE, "trader", seat("land_office", "hospice", money=2, island={"corn": 1}))
    assert asked(table) == (0, "sell")
    assert words(table) == ["pass", "buy_land"]
    assert table.price_sources("buy_land") == [("land", -1)]
    before = sum(board(table)["hidden_kinds"].values())
    play(table, "buy_land", tiles=["coffee"])
    assert (money(table, 0), island(table, 0), manned(table, 0)) == (1, {"corn": 1, "coffee": 1}, {})
    assert sum(board(table)["hidden_kinds"].values()) == before - 1
    assert asked(table) == (1, "role")


@pytest.mark.parametrize(
    ("parts", "why"),
    [
        ({"city": empty("land_office"), "idle": 1}, ("PR-LND-01", "cannot-buy")),
        ({**titled("land_office")}, ("PR-LND-01", "cannot-buy")),
        ({"city": occupied("land_office"), "money": 0}, ("PR-LND-01", "too-expensive")),
        (
            {"city": occupied("land_office"), "island": {"corn": 6, "sugar": 6}},
            ("PR-STL-04", "island-full"),
        ),
    ],
)
def test_what_a_purchase_needs(parts: dict[str, object], why: tuple[str, str]) -> None:
    """A worker there, a doubloon, a free space. [PR-LND-01 PR-NOB-07]"""
    table = phase(THREE, "trader", seat(**{"goods": {"indigo": 1}, **parts}))
    assert reason(table, "buy_land") == why
    assert "sell indigo" in words(table)


def test_an_empty_stack_is_shuffled_anew() -> None:
    """R-20: the discards become the stack; if there are none either, nothing can be bought. [PR-LND-01]"""
    one = seat("land_office", money=1, goods={"indigo": 1})
    table = stacked(situation(THREE, one, row=["sugar"] * 4))
    play(table, "trader")
    assert sum(board(table)["hidden_kinds"].values()) == 0
    play(table, "buy_land", tiles=["tobacco"])
    assert island(table, 0)["tobacco"] == 1
    assert money(table, 0) == 0
    assert happened(table, -1, "reshuffle") != []


def test_the_money_of_a_sale_can_buy_land() -> None:
    """The good is sold before, or after: both in one turn. [PR-LND-05]"""
    one = seat("land_office", money=0, goods={"indigo": 1})
    table = phase(THREE, "trader", one)
    assert words(table) == ["sell indigo", "pass"]
    play(table, "sell indigo")
    assert words(table) == ["pass", "buy_land"]
    assert reason(table, "sell indigo") == ("PR-TRA-01", "one-sale")
    play(table, "buy_land", tiles=["corn"])
    assert money(table, 0) == 2 - 1
    assert asked(table) == (1, "role")


def test_land_first_and_goods_after() -> None:
    """Once a phase each. [PR-LND-05]"""
    table = phase(THREE, "trader", seat("land_office", money=3, goods={"indigo": 1, "sugar": 1}))
    play(table, "buy_land", tiles=["corn"])
    assert words(table) == ["sell indigo", "sell sugar", "pass"]
    assert reason(table, "buy_land") == ("PR-LND-05", "once-a-phase")
    play(table, "sell sugar")
    assert asked(table) == (1, "role")
    assert money(table, 0) == 3 - 1 + 2 + 1


def test_markets_and_privilege_do_not_apply_to_land() -> None:
    """Neither to buying nor to selling. [PR-LND-05]"""
    table = phase(THREE, "trader", seat("land_office", "small_market", "large_market", money=1))
    play(table, "buy_land", tiles=["corn"])
    assert money(table, 0) == 0
    seller = seat("small_market", "large_market", **titled("land_office"), island={"corn": 1}, money=0)
    table = phase(THREE, "trader", seller)
    play(table, "sell_land corn")
    assert money(table, 0) == 1


def test_it_can_be_used_when_the_house_is_full() -> None:
    """R-17: the first two sales fill the house, the third seat still has its turn. [PR-LND-05 PR-TRA-07]"""
    table = phase(
        THREE,
        "trader",
        seat(goods={"corn": 1}),
        seat(goods={"coffee": 1}),
        seat("land_office", money=1, goods={"tobacco": 1}),
        house=["indigo", "sugar"],
    )
    play(table, "sell corn", "sell coffee")
    assert asked(table) == (2, "sell")
    assert words(table) == ["pass", "buy_land"]
    play(table, "buy_land", tiles=["corn"])
    assert house(table) == []
    assert asked(table) == (1, "role")


def test_a_noble_sells_any_plantation() -> None:
    """For a doubloon, to the discard pile; never a quarry. R-42 [PR-LND-02 PR-NOB-07]"""
    one = seat(**titled("land_office"), money=0, island={"corn": 2, "tobacco": 1, "quarry": 1})
    table = phase(THREE, "trader", one)
    assert words(table) == ["pass", "sell_land corn", "sell_land tobacco"]
    assert table.price_sources("sell_land corn") == [("land", 1)]
    play(table, "sell_land tobacco")
    assert (money(table, 0), island(table, 0)) == (1, {"corn": 2, "quarry": 1})
    assert board(table)["discards"]["tobacco"] == 1
    assert asked(table) == (1, "role")


def test_who_stands_on_it_goes_to_the_port() -> None:
    """Of equal plantations it matters which: empty, with a worker, with a noble. [PR-LND-03 PR-GEN-12]"""
    one = seat(
        **titled("land_office"),
        money=0,
        island={"corn": 3, "sugar": 1},
        manned={"corn": 2, "sugar": 1},
        noble_tiles={"corn": 1, "sugar": 1},
    )
    table = phase(THREE, "trader", one)
    options = [
        "sell_land corn",
        "sell_land corn worker",
        "sell_land corn noble",
        "sell_land sugar noble",
    ]
    assert words(table) == ["pass", *options]
    ends = {}
    for option in options:
        after = table.copy()
        play(after, option)
        assert money(after, 0) == 1
        ends[option] = (manned(after, 0), noble_tiles(after, 0), idle(after, 0), idle_nobles(after, 0))
    assert ends == {
        "sell_land corn": ({"corn": 2, "sugar": 1}, {"corn": 1, "sugar": 1}, 0, 0),
        "sell_land corn worker": ({"corn": 1, "sugar": 1}, {"corn": 1, "sugar": 1}, 1, 0),
        "sell_land corn noble": ({"corn": 1, "sugar": 1}, {"sugar": 1}, 0, 1),
        "sell_land sugar noble": ({"corn": 2}, {"corn": 1}, 0, 1),
    }


def test_what_cannot_be_sold() -> None:
    """[PR-LND-02 PR-NOB-07]"""
    table = phase(THREE, "trader", seat("land_office", island={"corn": 1}))
    assert reason(table, "sell_land corn") == ("PR-LND-02", "cannot-sell")
    table = phase(THREE, "trader", seat(**titled("land_office"), island={"corn": 1, "quarry": 1}))
    assert reason(table, "sell_land sugar") == ("PR-LND-02", "no-such-tile")
    assert reason(table, "sell_land corn worker") == ("PR-LND-02", "no-such-tile")
    assert "buy_land" not in words(table)


def test_land_is_sold_once_a_phase() -> None:
    """And a good besides. [PR-LND-05]"""
    one = seat(**titled("land_office"), goods={"indigo": 1}, island={"corn": 2}, money=0)
    table = phase(THREE, "trader", one)
    play(table, "sell_land corn")
    assert words(table) == ["sell indigo", "pass"]
    assert reason(table, "sell_land corn") == ("PR-LND-05", "once-a-phase")
    play(table, "sell indigo")
    assert money(table, 0) == 1 + 2


def test_a_turn_may_end_without_using_it() -> None:
    """[PR-LND-05 PR-GEN-04]"""
    table = phase(THREE, "trader", seat("land_office", goods={"indigo": 1}))
    play(table, "sell indigo", "pass")
    assert island(table, 0) == {"indigo": 1}
    assert asked(table) == (1, "role")


def test_with_a_forest_house_the_bought_tile_may_be_a_forest() -> None:
    """It is looked at first, by the owner alone. R-42 [PR-LND-04 PR-FOR-05]"""
    one = seat("land_office", "forest_house", "hospice", money=1, island={"corn": 1})
    table = phase(BOTH, "trader", one)
    play(table, "buy_land", tiles=["coffee"])
    assert asked(table) == (0, "lay")
    assert words(table) == ["lay plantation", "lay forest"]
    after = table.copy()
    play(after, "lay plantation")
    assert island(after, 0) == {"corn": 1, "coffee": 1}
    play(table, "lay forest")
    assert island(table, 0) == {"corn": 1, "forest": 1}
    assert player(table, 0)["under"]["coffee"] == 1
    assert table.view(1)["players"][0]["unknown_forests"] == 1
    for end in (after, table):
        assert (money(end, 0), idle(end, 0), manned(end, 0)) == (0, 0, {})
        assert asked(end) == (1, "role")


def test_an_empty_forest_house_plants_nothing() -> None:
    """R-28 [PR-LND-04]"""
    table = phase(BOTH, "trader", seat("land_office", city=empty("forest_house"), money=1, island={}))
    play(table, "buy_land", tiles=["coffee"])
    assert island(table, 0) == {"coffee": 1}


def test_forests_are_not_sold() -> None:
    """R-42: the hunting lodge names them, the land office does not. [PR-LND-02]"""
    one = seat(**titled("land_office"), island={"corn": 1, "forest": 2}, under=["sugar", "coffee"])
    table = phase(BOTH, "trader", one)
    assert words(table) == ["pass", "sell_land corn"]
    assert reason(table, "sell_land forest sugar") == ("PR-LND-02", "no-forests")


def test_where_the_table_allows_it_they_are() -> None:
    """R-42: with land_office_sells_forest; the tile is shown as it goes. [PR-LND-02 PR-FOR-05]"""
    one = seat(
        **titled("land_office"),
        money=0,
        island={"forest": 2, "quarry": 1},
        secret=[["sugar"]],
        under=["coffee"],
    )
    table = phase(f"{BOTH}?land_office_sells_forest=true", "trader", one)
    assert words(table) == ["pass", "sell_land forest sugar", "sell_land forest coffee"]
    assert reason(table, "sell_land forest corn") == ("PR-LND-02", "no-such-tile")
    play(table, "sell_land forest sugar")
    assert (money(table, 0), island(table, 0)) == (1, {"forest": 1, "quarry": 1})
    assert board(table)["discards"]["sugar"] == 1
    assert happened(table, -1, "sell_land")[-1]["tile"] == "sugar"


# -- the chapel -----------------------------------------------------------------------------------------------------


def test_a_worker_in_a_chapel_brings_a_doubloon() -> None:
    """To everybody who has one, whether he produces or not. [PR-CHP-01 PR-NOB-07]"""
    table = phase(
        THREE,
        "craftsman",
        seat("chapel", **farm(corn=1), money=0),
        seat("chapel", money=0, island={"indigo": 1}),
        seat(money=0),
    )
    play(table, "pass")
    assert (all_money(table), all_points(table)) == ([1, 1, 0], [0, 0, 0])
    assert asked(table) == (1, "role")


def test_a_noble_in_a_chapel_brings_a_point() -> None:
    """And no doubloon. [PR-CHP-02 PR-NOB-07]"""
    table = phase(THREE, "craftsman", seat(money=0), seat(**titled("chapel"), money=0))
    assert asked(table) == (1, "role")
    assert (all_money(table), all_points(table)) == ([0, 0, 2], [0, 1, 0])


def test_an_empty_chapel_brings_nothing() -> None:
    """[PR-CHP-01 PR-GEN-03]"""
    table = phase(THREE, "craftsman", seat(city=empty("chapel"), idle=1, idle_nobles=1, money=0))
    assert (money(table, 0), points(table, 0)) == (0, 0)


def test_a_chapel_can_take_the_last_chip() -> None:
    """[PR-CHP-02 PR-END-04]"""
    table = situation(THREE, seat(**titled("chapel")), seat(points=74))
    play(table, "craftsman")
    assert ending(table) == ["chips"]


@either
def test_a_chapel_may_be_declined(noble: bool) -> None:
    """With ask_passive_bonuses. R-66 [PR-GEN-04 PR-CHP-01 PR-CHP-02]"""
    for word, number in (("use chapel", 1), ("decline", 0)):
        table = phase(ASKING, "craftsman", seat(**with_piece("chapel", noble), money=0))
        assert asked(table) == (0, "bonus")
        assert words(table) == ["use chapel", "decline"]
        play(table, word)
        assert (money(table, 0), points(table, 0)) == ((0, number) if noble else (number, 0))


# -- the jeweler ----------------------------------------------------------------------------------------------------


@either
def test_a_jeweler_brings_a_doubloon_for_each_noble(noble: bool) -> None:
    """R-37: on tiles, buildings and the port; who stands on it does not matter. [PR-JEW-01 PR-NOB-07]"""
    one = seat(**with_piece("jeweler", noble), **farm(corn=2), noble_tiles={"corn": 1}, idle_nobles=2, idle=3)
    table = phase(THREE, "craftsman", one | {"money": 0}, seat(idle_nobles=4, money=0))
    play(table, "pass")
    assert all_money(table)[:2] == [3 + noble, 0]


def test_a_jeweler_asks_for_no_production() -> None:
    """Also of whoever produces, and of others than the craftsman. [PR-JEW-01]"""
    one = seat("jeweler", **farm(corn=1), idle_nobles=1, money=0)
    table = phase(THREE, "craftsman", one, one)
    play(table, "produce")
    assert all_money(table)[:2] == [1, 0]
    play(table, "pass")
    assert all_money(table)[:2] == [1, 1]
    assert asked(table) == (0, "extra")


def test_an_empty_jeweler_brings_nothing() -> None:
    """[PR-JEW-01 PR-GEN-03]"""
    table = phase(THREE, "craftsman", seat(city=empty("jeweler"), idle_nobles=2, money=0))
    assert money(table, 0) == 0


def test_a_jeweler_may_be_declined() -> None:
    """After the chapel, one after the other. R-66 [PR-GEN-04 PR-JEW-01]"""
    one = seat("chapel", "jeweler", idle_nobles=2, money=0)
    table = phase(ASKING, "craftsman", one)
    play(table, "decline")
    assert words(table) == ["use jeweler", "decline"]
    after = table.copy()
    play(after, "use jeweler")
    assert money(after, 0) == 2
    play(table, "decline")
    assert money(table, 0) == 0


def test_a_jeweler_without_nobles_is_not_asked_for() -> None:
    """R-66 [PR-GEN-04 PR-JEW-01]"""
    table = phase(ASKING, "craftsman", seat("jeweler", money=0))
    assert asked(table) == (1, "role")


def test_the_guild_hall_counts_a_jeweler_as_large() -> None:
    """R-45: occupied or not. [PR-GLD-01]"""
    for pieces in (0, 1):
        one = seat("guild_hall", city={"guild_hall": 1, "jeweler": pieces, "small_indigo_plant": 0})
        assert dict(situation(THREE, one).score_sources(0))["guild_hall"] == 2 + 1


def test_the_city_hall_does_not_count_a_jeweler() -> None:
    """R-45: but all other buildings of the module. [PR-CTY-01]"""
    others = empty(
        *(
            "land_office",
            "chapel",
            "hunting_lodge",
            "zoning_office",
            "royal_supplier",
            "villa",
            "royal_garden",
        )
    )
    one = seat(city={"city_hall": 1, "jeweler": 1, **others})
    assert dict(situation(THREE, one).score_sources(0))["city_hall"] == 1 + 7


def test_two_have_two_jewelers() -> None:
    """R-45: it is no special building. [PR-NOB-01]"""
    table = situation("puerto-rico:2020+nobles/2", seat("jeweler"))
    assert buildings_left(table, "jeweler") == 1
    assert buildings_left(table, "villa") == 1


def test_a_jeweler_takes_one_space() -> None:
    """R-45 [PR-BLD-05]"""
    table = situation(THREE, seat("jeweler"), seat("royal_garden"))
    assert [player(table, who)["spaces"] for who in range(3)] == [11, 10, 12]


# -- the hunting lodge ----------------------------------------------------------------------------------------------


def test_a_worker_in_a_lodge_discards_a_tile() -> None:
    """A plantation or a forest, never a quarry; without compensation, or none. [PR-HUN-01 PR-NOB-07]"""
    one = seat(
        "hunting_lodge",
        island={"corn": 1, "sugar": 1, "quarry": 1, "forest": 2},
        under=["corn", "coffee"],
        money=0,
    )
    table = settled(BOTH, one)
    assert asked(table) == (0, "lodge")
    assert words(table) == [
        "discard corn",
        "discard sugar",
        "discard forest corn",
        "discard forest coffee",
        "pass",
    ]
    for option, left in (
        ("discard sugar", {"corn": 1, "quarry": 1, "forest": 2}),
        ("discard forest coffee", {"corn": 1, "sugar": 1, "quarry": 1, "forest": 1}),
        ("pass", {"corn": 1, "sugar": 1, "quarry": 1, "forest": 2}),
    ):
        after = table.copy()
        play(after, option)
        assert (island(after, 0), money(after, 0), points(after, 0)) == (left, 0, 0)
        assert asked(after) == (1, "role")
        discarded = option.split()[-1]
        expected = {"tobacco": 4} | ({discarded: 1} if option != "pass" else {})
        assert {kind: n for kind, n in board(after)["discards"].items() if n} == expected


def test_a_piece_on_the_discarded_plantation_goes_to_the_port() -> None:
    """[PR-HUN-02 PR-GEN-12]"""
    one = seat("hunting_lodge", **farm(corn=2), noble_tiles={"corn": 1})
    table = settled(THREE, one)
    assert words(table) == ["discard corn worker", "discard corn noble", "pass"]
    after = table.copy()
    play(after, "discard corn worker")
    assert (manned(after, 0), noble_tiles(after, 0), idle(after, 0), idle_nobles(after, 0)) == (
        {"corn": 1},
        {"corn": 1},
        1,
        0,
    )
    play(table, "discard corn noble")
    assert (manned(table, 0), noble_tiles(table, 0), idle(table, 0), idle_nobles(table, 0)) == (
        {"corn": 1},
        {},
        0,
        1,
    )


def test_what_cannot_be_discarded() -> None:
    """[PR-HUN-01 PR-NOB-07]"""
    table = settled(THREE, seat("hunting_lodge", island={"corn": 1, "quarry": 1}))
    assert words(table) == ["discard corn", "pass"]
    assert reason(table, "discard sugar") == ("PR-HUN-01", "no-such-tile")
    assert reason(table, "discard forest corn") == ("PR-HUN-01", "no-such-tile")


@pytest.mark.parametrize("parts", [{"city": empty("hunting_lodge"), "idle": 1}, titled("hunting_lodge")])
def test_without_a_worker_there_nothing_is_discarded(parts: dict[str, dict[str, int]]) -> None:
    """[PR-HUN-01 PR-NOB-07 PR-GEN-03]"""
    table = settled(THREE, seat(**parts, island={"corn": 2}))
    assert asked(table) == (1, "role")


def test_a_noble_in_a_lodge_brings_two_points_for_the_emptiest_island() -> None:
    """[PR-HUN-03 PR-NOB-07]"""
    lodge = seat(**titled("hunting_lodge"), island={"corn": 1})
    others = seat(island={"corn": 2})
    table = settled(THREE, lodge, others, others)
    assert all_points(table) == [2, 0, 0]
    assert happened(table, -1, "bonus")[-1]["building"] == "hunting_lodge"


@pytest.mark.parametrize("others", [({"corn": 1}, {"corn": 5}), ({"corn": 5}, {"quarry": 1}), ({}, {})])
def test_ties_give_nothing(others: tuple[dict[str, int], dict[str, int]]) -> None:
    """Nor does an island that is fuller; quarries fill spaces too. [PR-HUN-03]"""
    lodge = seat(**titled("hunting_lodge"), island={"corn": 1})
    table = settled(THREE, lodge, *(seat(island=tiles) for tiles in others))
    assert all_points(table) == [0, 0, 0]


def test_a_worker_in_a_lodge_brings_no_points() -> None:
    """[PR-HUN-03 PR-NOB-07]"""
    table = settled(THREE, seat("hunting_lodge", island={}), seat(), seat())
    assert all_points(table) == [0, 0, 0]


def test_a_noble_in_a_lodge_looks_at_the_end_of_the_phase() -> None:
    """After all have taken their tiles. [PR-HUN-03 PR-HUN-04]"""
    lodge = seat(**titled("hunting_lodge"), island={"corn": 1})
    other = seat(island={"corn": 1})
    table = phase(THREE, "settler", lodge, other, other, row=["sugar"] * 4)
    play(table, "pass", "take sugar", "take sugar")
    assert all_points(table) == [2, 0, 0]


def test_lodges_come_in_order_from_the_settler() -> None:
    """R-43: what the first discards makes the second's island no longer the emptiest, or the other way. [PR-HUN-04]"""
    worker = seat("hunting_lodge", island={"corn": 2})
    noble = seat(**titled("hunting_lodge"), island={"corn": 1})
    full = seat(island={"corn": 3})
    # Seat 0 settles: its worker may draw level with seat 1 before that one looks.
    table = settled(THREE, worker, noble, full)
    assert asked(table) == (0, "lodge")
    after = table.copy()
    play(after, "discard corn")
    assert points(after, 1) == 0
    play(table, "pass")
    assert points(table, 1) == 2
    # Seat 1 settles: it has looked before seat 0 discards.
    table = situation(THREE, worker, noble, full, row=["tobacco"] * 4)
    play(table, "trader", "settler", "pass", "pass", "pass")
    assert asked(table) == (0, "lodge")
    assert points(table, 1) == 2


def test_lodges_come_before_the_row_is_cleared() -> None:
    """R-43 [PR-HUN-04 PR-STL-07]"""
    table = phase(THREE, "settler", seat("hunting_lodge", island={"corn": 1}), row=["sugar"] * 4)
    play(table, "pass", "pass", "pass")
    assert row(table) == {"sugar": 4}
    play(table, "discard corn", tiles=["coffee"] * 4)
    assert row(table) == {"coffee": 4}
    assert {kind: n for kind, n in board(table)["discards"].items() if n} == {"sugar": 4, "corn": 1}


def test_a_discarded_tile_can_come_back_at_once() -> None:
    """R-22 R-43: it is among the discards when they are shuffled anew. [PR-HUN-04 PR-STL-08]"""
    all_corn = seat("hunting_lodge", island={"corn": 10})
    table = stacked(situation(THREE, all_corn, seat(), NOWHERE, row=["sugar"] * 4))
    play(table, "settler", "pass", "pass", "pass")
    assert board(table)["hidden_kinds"]["corn"] + board(table)["discards"]["corn"] == 0
    play(table, "discard corn", tiles=["corn"])
    assert row(table)["corn"] == 1


def test_lodges_come_after_the_second_tile_of_a_library() -> None:
    """[PR-HUN-04 PR-LIB-03]"""
    table = phase(BOTH, "settler", seat("library", "hunting_lodge", island={"corn": 1}), row=["sugar"] * 4)
    play(table, "take sugar", "pass", "pass")
    assert asked(table) == (0, "tile")
    play(table, "take sugar")
    assert asked(table) == (0, "lodge")
    assert words(table) == ["discard corn", "discard sugar", "pass"]


# -- the zoning office ----------------------------------------------------------------------------------------------


def test_a_worker_saves_one_on_small_buildings() -> None:
    """R-44: rows 1 to 3, production buildings and the jeweler included; nothing on large ones. [PR-ZON-01 PR-NOB-07]"""
    table = situation(THREE, seat(), seat("zoning_office", money=20))
    play(table, "builder", "pass")
    for name, cost in (("small_indigo_plant", 1), ("sugar_mill", 4), ("coffee_roaster", 6), ("jeweler", 8)):
        assert price(table, name) == cost - 1
    assert price(table, "villa") == 7 - 1
    for name in ("fortress", "royal_garden"):
        assert price(table, name) == 10


def test_a_noble_saves_two_on_large_buildings() -> None:
    """And nothing on small ones, a large production building is small. R-44 [PR-ZON-02 PR-NOB-07]"""
    table = situation(THREE, seat(), seat(**titled("zoning_office"), money=20))
    play(table, "builder", "pass")
    for name in ("fortress", "royal_garden"):
        assert price(table, name) == 10 - 2
    for name, cost in (("small_indigo_plant", 1), ("sugar_mill", 4), ("coffee_roaster", 6), ("jeweler", 8)):
        assert price(table, name) == cost


@pytest.mark.parametrize(("noble", "name", "doubloons"), [(False, "villa", 6), (True, "royal_garden", 8)])
def test_what_is_saved_makes_it_affordable(noble: bool, name: str, doubloons: int) -> None:
    """[PR-ZON-01 PR-ZON-02 PR-BLD-02]"""
    rich = seat(**with_piece("zoning_office", noble), money=doubloons)
    table = situation(THREE, seat(money=0), rich, seat(money=0))
    play(table, "builder", "pass", f"build {name}")
    assert money(table, 1) == 0
    poor = seat(**with_piece("zoning_office", noble), money=doubloons - 1)
    table = situation(THREE, seat(money=0), poor, seat(money=0))
    play(table, "builder", "pass")
    assert reason(table, f"build {name}") == ("PR-BLD-02", "too-expensive")


def test_an_empty_zoning_office_saves_nothing() -> None:
    """[PR-ZON-01 PR-ZON-02 PR-GEN-03]"""
    table = situation(THREE, seat(), seat(city=empty("zoning_office"), money=20, idle_nobles=1))
    play(table, "builder", "pass")
    assert (price(table, "villa"), price(table, "fortress")) == (7, 10)


def test_it_adds_to_quarries_and_privilege() -> None:
    """But no price is below nothing. R-32 [PR-ZON-01 PR-BLD-02]"""
    one = seat("zoning_office", **farm(quarry=2), noble_tiles={"quarry": 1}, money=9)
    table = phase(THREE, "builder", one)
    assert table.price_sources("build chapel") == [
        ("printed", 3),
        ("quarry", -1),
        ("privilege", -1),
        ("zoning_office", -1),
    ]
    assert price(table, "villa") == 7 - 2 - 1 - 1
    play(table, "build small_indigo_plant")
    assert money(table, 0) == 9


def test_a_zoning_office_does_not_help_to_build_itself() -> None:
    """[PR-ZON-01]"""
    table = phase(THREE, "builder", seat(money=9), seat(money=9))
    play(table, "pass")
    assert price(table, "zoning_office") == 5


def test_its_discount_may_be_declined() -> None:
    """With ask_passive_bonuses, where the full price can be paid. R-66 [PR-GEN-04 PR-ZON-01]"""
    table = phase(ASKING, "builder", seat("zoning_office", money=9))
    play(table, "build villa")
    assert asked(table) == (0, "discount")
    assert words(table) == ["use zoning_office", "decline"]
    after = table.copy()
    play(after, "use zoning_office")
    assert money(after, 0) == 9 - 5
    play(table, "decline")
    assert money(table, 0) == 9 - 6
    table = phase(ASKING, "builder", seat("zoning_office", money=5))
    play(table, "build villa")
    assert money(table, 0) == 0


# -- the villa ------------------------------------------------------------------------------------------------------


@either
def test_a_villa_brings_a_noble_of_the_supply(noble: bool) -> None:
    """Besides what is dealt, not from the office; who stands there does not matter. [PR-VIL-01 PR-NOB-07]"""
    one = seat(island={}, **with_piece("villa", noble))
    table = phase(THREE, "mayor", NOWHERE, one)
    before = nobles(table)
    play(table, "pass")
    assert asked(table) == (0, "deal")
    assert nobles(table) == before - 1
    play(table, "receive noble", "place_noble villa")
    assert all_nobles(table, 1) == 1 + noble
    assert nobles(table) == before - 2
    assert office_nobles(table) == 1


def test_an_empty_villa_brings_nobody() -> None:
    """[PR-VIL-01 PR-GEN-03]"""
    table = phase(THREE, "mayor", seat(city=empty("villa"), island={}))
    play(table, "pass", "receive worker", "receive worker")
    assert all_nobles(table, 0) == 0


def test_a_villa_works_although_nothing_is_left_to_deal() -> None:
    """R-40 R-61: also of whoever comes last, with an empty office. [PR-VIL-01 PR-MAY-10]"""
    for number in (0, 1):
        table = phase(
            THREE, "mayor", NOWHERE, NOWHERE, seat("villa", island={}), office=number, office_nobles=0
        )
        play(table, "pass")
        assert asked(table) == (2, "place_noble")
        assert idle_nobles(table, 2) == 1


def test_without_nobles_a_villa_brings_a_worker() -> None:
    """[PR-VIL-02]"""
    table = few_nobles(situation(THREE, seat("villa", island={}), NOWHERE, NOWHERE), left=0)
    before = workers(table)
    play(table, "mayor", "pass", "receive worker", "receive worker")
    assert all_nobles(table, 0) == 0
    # One stood there, one was dealt, one came with the villa; one of them stands on it.
    assert (staff(table, 0), idle(table, 0)) == ({"villa": 1}, 2)
    assert workers(table) == before - 1 - 3


def test_without_anybody_a_villa_brings_nobody() -> None:
    """[PR-VIL-02]"""
    table = situation(THREE, seat("villa", island={}), NOWHERE, NOWHERE, office=0, office_nobles=0)
    table = few_nobles(scarce(table, workers=0), left=0)
    play(table, "mayor")
    assert (staff(table, 0), idle(table, 0), all_nobles(table, 0)) == ({"villa": 1}, 0, 0)


def test_the_last_noble_goes_to_the_first_villa_from_the_mayor() -> None:
    """The other gets a worker. [PR-VIL-01 PR-VIL-02]"""
    villa = seat("villa", island={})
    table = few_nobles(situation(THREE, villa, villa, NOWHERE, office=0, office_nobles=0), left=1)
    play(table, "trader", "mayor", "pass", "done")
    assert (all_nobles(table, 1), all_nobles(table, 0)) == (1, 0)
    assert (idle(table, 0), staff(table, 0)) == (1, {"villa": 1})


def test_the_noble_of_a_villa_is_placed_with_the_others() -> None:
    """[PR-VIL-01 PR-MAY-03]"""
    table = phase(THREE, "mayor", seat("villa", island={"corn": 1}), office=0, office_nobles=0)
    play(table, "pass")
    assert words(table) == ["place_noble corn", "place_noble villa"]
    play(table, "place_noble corn")
    assert (noble_tiles(table, 0), staff(table, 0), noble_staff(table, 0)) == ({"corn": 1}, {"villa": 1}, {})


def test_a_villa_may_be_declined() -> None:
    """With ask_passive_bonuses, in order from the mayor. R-66 [PR-GEN-04 PR-VIL-01]"""
    villa = seat("villa", island={})
    table = situation(ASKING, villa, villa, NOWHERE)
    play(table, "trader", "mayor", "pass")
    assert asked(table) == (1, "bonus")
    assert words(table) == ["use villa", "decline"]
    play(table, "decline")
    assert asked(table) == (0, "bonus")
    play(table, "use villa")
    assert nobles(table) == 18
    assert asked(table) == (1, "deal")
    assert [all_nobles(table, who) for who in range(3)] == [1, 0, 0]


# -- the royal supplier ---------------------------------------------------------------------------------------------


@either
def test_goods_for_the_court(noble: bool) -> None:
    """Different kinds, as many as nobles, a point each; who stands there does not matter. [PR-ROY-01 PR-NOB-07]"""
    one = seat(
        **with_piece("royal_supplier", noble),
        idle_nobles=2 - noble,
        goods={"corn": 2, "sugar": 1, "coffee": 1},
    )
    table = phase(THREE, "captain", one)
    assert asked(table) == (0, "court")
    assert words(table) == ["supply corn", "supply sugar", "supply coffee", "done"]
    before = supply(table)
    play(table, "supply corn")
    assert words(table) == ["supply sugar", "supply coffee", "done"]
    assert reason(table, "supply corn") == ("PR-ROY-01", "out-of-order")
    play(table, "supply coffee")
    assert asked(table) == (0, "load")
    assert points(table, 0) == 2
    assert goods(table, 0) == {"corn": 1, "sugar": 1}
    assert supply(table) == {**before, "corn": before["corn"] + 1, "coffee": before["coffee"] + 1}


def test_not_more_than_nobles() -> None:
    """R-37: those of the port count. [PR-ROY-01]"""
    one = seat("royal_supplier", idle_nobles=1, idle=3, goods={"corn": 1, "sugar": 1})
    table = phase(THREE, "captain", one)
    assert plan(table, supply=["sugar"]) == ["supply sugar"]
    assert plan_refused(table, supply=["corn", "sugar"]) == "PR-ROY-01"
    assert reason(table, "supply coffee") == ("PR-ROY-01", "no-good")
    play(table, "supply corn")
    assert asked(table) == (0, "load")


def test_a_plan_may_name_the_goods_in_any_order() -> None:
    """[PR-ROY-01]"""
    table = phase(
        THREE, "captain", seat("royal_supplier", idle_nobles=3, goods={"corn": 1, "sugar": 1, "coffee": 1})
    )
    assert plan(table, supply=["coffee", "corn"]) == ["supply corn", "supply coffee"]


def test_nothing_need_be_supplied() -> None:
    """[PR-ROY-01 PR-GEN-04]"""
    table = phase(THREE, "captain", seat("royal_supplier", idle_nobles=2, goods={"corn": 2}))
    play(table, "done")
    assert (points(table, 0), goods(table, 0)) == (0, {"corn": 2})
    assert asked(table) == (0, "load")


@pytest.mark.parametrize(
    "parts",
    [
        {"city": empty("royal_supplier"), "idle_nobles": 2},
        {"city": occupied("royal_supplier"), "idle": 2},
        {"idle_nobles": 2},
    ],
)
def test_what_a_supplier_needs(parts: dict[str, object]) -> None:
    """The building with a piece, and nobles. [PR-ROY-01 PR-GEN-03]"""
    table = phase(THREE, "captain", seat(**parts, goods={"corn": 2, "sugar": 1}))
    assert asked(table) == (0, "load")


def test_it_is_no_load() -> None:
    """No harbor, and the captain's point comes with the first load after it. [PR-ROY-02 PR-CAP-11 PR-HBR-01]"""
    one = seat("royal_supplier", "harbor", idle_nobles=1, goods={"corn": 2, "sugar": 1})
    table = phase(THREE, "captain", one)
    play(table, "supply sugar")
    assert points(table, 0) == 1
    play(table, "load corn ship-4")
    assert points(table, 0) == 1 + 2 + 1 + 1
    assert ships(table) == {"ship-4": ("corn", 2)}


def test_whoever_has_supplied_need_not_have_loaded() -> None:
    """The captain supplies all he has: no privilege. [PR-ROY-02 PR-CAP-12]"""
    table = phase(THREE, "captain", seat("royal_supplier", idle_nobles=1, goods={"sugar": 1}))
    play(table, "supply sugar")
    assert asked(table) == (1, "role")
    assert points(table, 0) == 1


def test_supplying_does_not_lengthen_the_loading() -> None:
    """It is not a load, so a lap in which only it happens is the last. [PR-ROY-02 PR-CAP-13]"""
    table = phase(THREE, "captain", seat(), seat("royal_supplier", idle_nobles=1, goods={"sugar": 1}))
    assert asked(table) == (1, "court")
    play(table, "supply sugar")
    assert asked(table) == (1, "role")


def test_everybody_has_a_first_turn() -> None:
    """R-36: also who cannot load, here because his kind lies on a full ship. [PR-CAP-20 PR-ROY-01]"""
    table = phase(
        THREE,
        "captain",
        seat(goods={"corn": 3}),
        seat("royal_supplier", idle_nobles=1, goods={"corn": 2}),
        ships={"ship-4": {"good": "corn", "number": 1}, "ship-5": {"good": "sugar", "number": 1},
               "ship-6": {"good": "coffee", "number": 1}},
    )  # fmt: skip
    assert ships(table)["ship-4"] == ("corn", 4)
    assert asked(table) == (1, "court")
    play(table, "supply corn")
    assert (points(table, 1), goods(table, 1)) == (1, {"corn": 1})
    assert asked(table) == (1, "store")


def test_only_on_the_first_turn() -> None:
    """R-36 [PR-ROY-01 PR-CAP-20]"""
    table = phase(THREE, "captain", seat("royal_supplier", idle_nobles=3, goods={"corn": 2, "sugar": 2}))
    play(table, "done", "load corn ship-4")
    assert asked(table) == (0, "load")
    assert words(table) == ["load sugar ship-5", "load sugar ship-6"]


def test_pairs_are_counted_before_or_after_as_the_owner_likes() -> None:
    """R-36: union hall and royal supplier, in either order. [PR-CAP-20 PR-UNH-01 PR-ROY-01]"""
    one = seat("royal_supplier", "union_hall", idle_nobles=1, goods={"corn": 2, "sugar": 3})
    table = phase(BOTH, "captain", one)
    assert words(table) == ["count_first", "supply_first"]
    assert reason(table, "supply corn") == ("PR-CAP-20", "count-first")
    after = table.copy()
    play(after, "count_first")
    assert points(after, 0) == 2
    assert reason(after, "supply_first") == ("PR-CAP-20", "nothing-to-count")
    play(after, "supply corn")
    assert points(after, 0) == 3
    play(table, "supply_first")
    assert points(table, 0) == 0
    play(table, "supply corn")
    assert points(table, 0) == 1 + 1


def test_a_court_without_pairs_is_not_asked_when() -> None:
    """R-36 [PR-CAP-20]"""
    one = seat("royal_supplier", "union_hall", idle_nobles=1, goods={"corn": 1, "sugar": 1})
    assert words(phase(BOTH, "captain", one)) == ["supply corn", "supply sugar", "done"]


def test_supplies_can_take_the_last_chip() -> None:
    """[PR-ROY-01 PR-END-04]"""
    table = situation(THREE, seat("royal_supplier", idle_nobles=1, goods={"sugar": 1}), seat(points=74))
    play(table, "captain", "supply sugar")
    assert ending(table) == ["chips"]


# -- black market and guesthouse with nobles ---------------------------------------------------------------------------


def test_a_noble_may_be_handed_in() -> None:
    """R-31: it goes back to the supply of nobles. [PR-BMK-03 PR-BMK-01 PR-GEN-12]"""
    one = seat("black_market", money=1, **farm(corn=1), noble_tiles={"corn": 1}, idle_nobles=1, idle=1)
    table = phase(BOTH, "builder", one)
    before = nobles(table)
    play(table, "build chapel")
    assert words(table) == ["hand_in worker", "hand_in noble"]
    play(table, "hand_in noble")
    assert words(table) == ["from corn", "from port"]
    after = table.copy()
    play(after, "from port")
    assert (all_nobles(after, 0), idle_nobles(after, 0), nobles(after)) == (1, 0, before + 1)
    play(table, "from corn")
    assert (manned(table, 0), noble_tiles(table, 0), idle_nobles(table, 0)) == ({}, {}, 1)
    assert nobles(table) == before + 1
    assert staff(table, 0) == {"black_market": 1}


def test_worker_and_noble_of_one_building_are_told_apart() -> None:
    """R-31 [PR-BMK-03]"""
    one = seat(
        "black_market",
        money=1,
        island={},
        city={"black_market": 1, "sugar_mill": 2},
        noble_city={"sugar_mill": 1},
    )
    table = phase(BOTH, "builder", one)
    play(table, "build chapel")
    assert words(table) == ["hand_in worker", "hand_in noble"]
    after = table.copy()
    play(after, "hand_in worker")
    assert (staff(after, 0)["sugar_mill"], noble_staff(after, 0)) == (1, {"sugar_mill": 1})
    play(table, "hand_in noble")
    assert (staff(table, 0)["sugar_mill"], noble_staff(table, 0)) == (1, {})


def test_the_noble_in_the_black_market_stays_there() -> None:
    """It cannot pay; only the good can. [PR-BMK-03]"""
    one = seat(**titled("black_market"), money=1, island={}, goods={"corn": 1})
    table = phase(BOTH, "builder", one)
    assert "build chapel" in words(table)
    play(table, "build chapel")
    assert (goods(table, 0), noble_staff(table, 0)) == ({}, {"black_market": 1})


def test_a_noble_may_be_a_guest() -> None:
    """Worker and noble are moved each by its own word. [PR-GST-02 PR-GEN-12]"""
    one = seat(island={"corn": 1}, city={"guesthouse": 2, "chapel": 0}, noble_city={"guesthouse": 1}, money=0)
    table = phase(BOTH, "craftsman", one)
    assert asked(table) == (0, "guest")
    assert words(table) == ["move_worker corn", "move_worker chapel", "stay"]
    after = table.copy()
    play(after, "move_worker chapel")
    assert asked(after) == (0, "noble_guest")
    assert words(after) == ["move_noble corn", "stay"]
    play(table, "stay")
    assert words(table) == ["move_noble corn", "move_noble chapel", "stay"]
    play(table, "move_noble chapel")
    assert noble_staff(table, 0) == {"chapel": 1}
    assert staff(table, 0) == {"guesthouse": 1, "chapel": 1}
    play(table, "stay")
    assert points(table, 0) == 1


def test_the_kind_of_guest_decides_what_a_chapel_brings() -> None:
    """[PR-GST-03 PR-NOB-07 PR-CHP-01 PR-CHP-02]"""
    one = seat(island={}, city={"guesthouse": 1, "chapel": 0}, money=0)
    table = phase(BOTH, "craftsman", one)
    play(table, "move_worker chapel")
    assert (money(table, 0), points(table, 0)) == (1, 0)
    table = phase(BOTH, "craftsman", {**one, "noble_city": {"guesthouse": 1}})
    play(table, "move_noble chapel")
    assert (money(table, 0), points(table, 0)) == (0, 1)


def test_a_guest_can_come_to_a_land_office() -> None:
    """On one's own turn in the trader phase. [PR-GST-04 PR-LND-02]"""
    one = seat(
        island={"corn": 1}, city={"guesthouse": 1, "land_office": 0}, noble_city={"guesthouse": 1}, money=0
    )
    table = phase(BOTH, "trader", NOWHERE, one)
    assert asked(table) == (1, "noble_guest")
    assert words(table) == ["move_noble corn", "move_noble land_office", "stay"]
    play(table, "move_noble land_office")
    assert words(table) == ["pass", "sell_land corn"]


def test_four_may_have_everything() -> None:
    """Every building of the module at once: each does its part. [PR-NOB-07]"""
    one = seat(**titled("chapel", "jeweler"), **farm(corn=1), money=0)
    table = phase(FOUR, "craftsman", one)
    play(table, "produce", "pass")
    assert (money(table, 0), points(table, 0), goods(table, 0)) == (2, 1, {"corn": 1})
