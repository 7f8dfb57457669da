"""The trader phase. docs/rules/san-juan.md, sections 2.2, 4.11 and 8.4."""

import pytest

from situations import (
    asked,
    discards,
    goods,
    hand,
    happened,
    loaded,
    plan,
    plan_refused,
    play,
    player,
    refused,
    seat,
    situation,
    words,
)

FIRST = "san-juan:first/3"
ASKING = "san-juan:first/3?auto_bonus_draws=false"
SUGAR = [loaded("sugar_mill")] * 5


def test_the_tile_lies_open_before_anybody_decides() -> None:
    """All see it, and it is valid for all. [SJ-TRD-01]"""
    table = situation(
        FIRST, seat(display=[loaded("sugar_mill")]), seat(display=[loaded("sugar_mill")]), seat()
    )
    play(table, "trader", tiles=[5])
    assert asked(table) == (0, "sell")
    assert [table.view(who)["tile_up"] for who in (0, 1, 2, -1)] == [5, 5, 5, 5]
    play(table, "sell sugar")
    assert table.view(2)["tile_up"] == 5
    play(table, "sell sugar")
    assert [len(hand(table, who)) for who in (0, 1)] == [2, 2]


def test_the_tile_goes_back_at_the_end_of_the_phase() -> None:
    """[SJ-TRD-02]"""
    table = situation(FIRST, seat(display=[loaded("sugar_mill")]))
    play(table, "trader", "done", tiles=[5])
    assert "tile_up" not in table.position()
    assert asked(table) == (1, "role")


def test_the_sixth_trader_phase_sees_the_first_tile_again() -> None:
    """W-38: the order of the five tiles never changes. [SJ-TRD-02 SJ-SET-03]"""
    table = situation(FIRST)
    play(table, "trader", tiles=[4, 2, 5, 1, 3])
    for later_round in range(6):
        play(table, "builder", "prospector", "pass", "trader")
    tiles = [event["tile"] for event in happened(table, -1, "tile")]
    assert tiles == [4, 2, 5, 1, 3, 4, 2]


def test_without_any_goods_the_next_tile_comes_all_the_same() -> None:
    """W-37, R-28: turned up and put under the stack; the next trader phase uses the next tile. [SJ-TRD-03]"""
    table = situation(FIRST)
    play(table, "trader", tiles=[3, 1])
    assert asked(table) == (1, "role")
    skipped = {"event": "skip", "phase": "trader", "reason": "nothing_to_sell"}
    assert happened(table, -1, "skip") == [{**skipped, "seat": who} for who in range(3)]
    play(table, "builder", "prospector", "pass", "trader")
    assert [event["tile"] for event in happened(table, -1, "tile")] == [3, 1]


@pytest.mark.parametrize(
    ("tile", "prices"),
    [
        (1, [1, 1, 1, 2, 2]),
        (2, [1, 1, 2, 2, 2]),
        (3, [1, 1, 2, 2, 3]),
        (4, [1, 2, 2, 2, 3]),
        (5, [1, 2, 2, 3, 3]),
    ],
)
def test_what_each_tile_pays(tile: int, prices: list[int]) -> None:
    """Table 2.2: indigo, sugar, tobacco, coffee, silver. [SJ-CMP-05 SJ-TRD-04]"""
    plants = ["indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter"]
    table = situation(FIRST, seat(display=[loaded(plant) for plant in plants]))
    play(table, "trader", tiles=[tile])
    kinds = ["indigo", "sugar", "tobacco", "coffee", "silver"]
    offered = [table.price_sources(f"sell {good}") for good in kinds]
    assert offered == [[(good, price)] for good, price in zip(kinds, prices, strict=True)]
    play(table, "sell indigo", "sell silver")
    assert len(hand(table, 0)) == prices[0] + prices[4]


def test_all_goods_are_named_before_the_first_card_is_drawn() -> None:
    """R-29: nobody looks at the first proceeds before he names the second good. [SJ-TRD-04]"""
    table = situation(FIRST, seat("tower", display=[loaded("indigo_plant"), loaded("silver_smelter")]))
    play(table, "trader", "sell indigo", tiles=[3])
    assert asked(table) == (0, "sell")
    assert hand(table, 0) == ["tower"]
    assert goods(table, 0) == ["indigo_plant", "silver_smelter"]
    play(table, "sell silver", deck=["smithy", "smithy", "well", "hero"])
    assert hand(table, 0) == ["smithy", "smithy", "well", "tower", "hero"]
    assert goods(table, 0) == []


def test_sold_goods_go_to_the_discard_pile_and_their_buildings_are_free() -> None:
    """[SJ-TRD-04]"""
    table = situation(FIRST, seat(display=[loaded("indigo_plant", "hero"), loaded("sugar_mill", "well")]))
    play(table, "trader", "sell indigo", "done", tiles=[1])
    assert discards(table) == ["hero"]
    assert player(table, 0)["display"] == ["indigo_plant", {"sugar_mill": "well"}]
    assert happened(table, 2, "sell") == [{"event": "sell", "seat": 0, "goods": ["indigo"], "proceeds": 1}]


def test_of_two_mills_the_one_with_the_good_sells() -> None:
    """[SJ-TRD-04]"""
    table = situation(FIRST, seat(display=["sugar_mill", loaded("sugar_mill", "hero")]))
    play(table, "trader", "sell sugar")
    assert player(table, 0)["display"] == ["sugar_mill", "sugar_mill"]
    assert discards(table) == ["hero"]


def test_what_one_does_not_have_one_cannot_sell() -> None:
    """[SJ-TRD-04 SJ-TRD-05]"""
    display = [loaded("indigo_plant"), loaded("coffee_roaster"), loaded("silver_smelter"), "sugar_mill"]
    table = situation(FIRST, seat(display=display))
    play(table, "trader")
    assert words(table) == ["sell indigo", "sell coffee", "sell silver", "done"]
    assert refused(table, "sell sugar") == "SJ-TRD-04"
    assert table.why_not("sell sugar").key == "no-good"
    assert plan(table, sell=["coffee", "indigo"]) == ["sell indigo", "sell coffee"]
    assert plan_refused(table, sell=["tobacco"]) == "SJ-TRD-04"
    assert plan_refused(table, sell=["indigo", "indigo"]) == "SJ-TRD-04"
    assert plan_refused(table, sell=["indigo", "coffee", "silver"])
    play(table, "sell coffee")
    assert refused(table, "sell indigo") == "SJ-TRD-04"
    assert table.why_not("sell indigo").key == "out-of-order"
    assert table.why_not("sell coffee").key == "no-good"


def test_nobody_must_sell() -> None:
    """[SJ-TRD-05 SJ-ROL-04]"""
    table = situation(FIRST, seat(display=[loaded("indigo_plant")]), seat(display=[loaded("indigo_plant")]))
    play(table, "trader", "done", "done")
    assert asked(table) == (1, "role")
    assert hand(table, 0) == hand(table, 1) == []
    assert goods(table, 0) == goods(table, 1) == ["indigo_plant"]


def test_the_trader_sells_two_goods_and_everybody_else_one() -> None:
    """Of one kind or of two. [SJ-TRD-05 SJ-ROL-05]"""
    table = situation(
        FIRST,
        seat(display=SUGAR),
        seat(display=[loaded("indigo_plant"), loaded("indigo_plant")]),
        seat(display=[loaded("indigo_plant"), loaded("silver_smelter")]),
    )
    play(table, "trader", "sell sugar", "sell sugar", tiles=[4])
    assert len(goods(table, 0)) == 3
    assert len(hand(table, 0)) == 4
    assert asked(table) == (1, "sell")
    play(table, "sell indigo")
    assert len(goods(table, 1)) == 1
    assert asked(table) == (2, "sell")
    play(table, "sell silver")
    assert goods(table, 2) == ["indigo_plant"]
    assert len(hand(table, 2)) == 3
    assert asked(table) == (1, "role")


def test_a_trading_post_makes_it_two_three_or_four() -> None:
    """W-34: non-chooser, chooser, chooser with library. [SJ-TRD-05 SJ-LIB-01]"""
    table = situation(FIRST, seat(), seat(display=[*SUGAR, "trading_post"]), seat(display=SUGAR[:1]))
    play(table, "trader", "sell sugar", "sell sugar")
    assert len(goods(table, 1)) == 3
    assert asked(table) == (2, "sell")

    table = situation(FIRST, seat(display=[*SUGAR, "trading_post"]), seat(display=SUGAR[:1]))
    play(table, "trader", *["sell sugar"] * 3)
    assert len(goods(table, 0)) == 2
    assert asked(table) == (1, "sell")

    table = situation(FIRST, seat(display=[*SUGAR, "trading_post", "library"]), seat(display=SUGAR[:1]))
    play(table, "trader", *["sell sugar"] * 4)
    assert len(goods(table, 0)) == 1
    assert asked(table) == (1, "sell")


def test_the_library_sells_a_third_good_but_changes_no_price() -> None:
    """R-62: it doubles the privilege, neither the tile nor any building. [SJ-TRD-05 SJ-LIB-01 SJ-LIB-02]"""
    table = situation(
        FIRST,
        seat(display=[*SUGAR, "library", "market_hall", "market_stand"]),
        seat(display=[loaded("silver_smelter"), loaded("silver_smelter"), "library"]),
    )
    play(table, "trader", *["sell sugar"] * 3, tiles=[3])
    assert len(hand(table, 0)) == 3 + 1 + 1
    play(table, "sell silver")
    assert len(hand(table, 1)) == 3
    assert asked(table) == (1, "role")


def test_market_stand_and_trading_post_bring_the_trader_seven_cards() -> None:
    """W-33: indigo 1, tobacco 2, silver 3, market stand 1. [SJ-TRD-04 SJ-TRD-05 SJ-TRD-07]"""
    display = [loaded(plant) for plant in ("indigo_plant", "tobacco_storage", "silver_smelter")]
    table = situation(FIRST, seat(display=[*display, "market_stand", "trading_post"]))
    play(table, "trader", "sell indigo", "sell tobacco", tiles=[3])
    assert table.price_sources("sell silver") == [
        ("indigo", 1),
        ("tobacco", 2),
        ("silver", 3),
        ("market_stand", 1),
    ]
    assert table.price_sources("done") == [("indigo", 1), ("tobacco", 2), ("market_stand", 1)]
    play(table, "sell silver")
    assert len(hand(table, 0)) == 7


def test_a_market_stand_pays_nothing_for_one_good() -> None:
    """[SJ-TRD-07]"""
    table = situation(FIRST, seat(display=[*SUGAR, "market_stand"]))
    play(table, "trader", "sell sugar", "done", tiles=[1])
    assert len(hand(table, 0)) == 1


def test_a_market_stand_works_for_who_is_not_the_trader() -> None:
    """With a trading post he can sell two. [SJ-TRD-07]"""
    table = situation(FIRST, seat(), seat(display=[*SUGAR, "market_stand", "trading_post"]), seat())
    play(table, "trader", "sell sugar", "sell sugar", tiles=[1])
    assert len(hand(table, 1)) == 1 + 1 + 1


def test_a_market_hall_pays_one_card_more_for_the_whole_sale() -> None:
    """W-35: sugar 1, coffee 2, and once 1 more. [SJ-TRD-08]"""
    table = situation(FIRST, seat(display=[loaded("sugar_mill"), loaded("coffee_roaster"), "market_hall"]))
    play(table, "trader", tiles=[3])
    assert table.price_sources("done") == []
    play(table, "sell sugar")
    assert table.price_sources("sell coffee") == [("sugar", 1), ("coffee", 2), ("market_hall", 1)]
    play(table, "sell coffee")
    assert len(hand(table, 0)) == 4


def test_the_market_hall_adds_one_to_every_pair_of_prices() -> None:
    """W-36, R-26: no tile pays 1 for sugar and 3 for coffee as the example has it; with 2 and 3 it is 6. [SJ-TRD-08]"""
    table = situation(FIRST, seat(display=[loaded("sugar_mill"), loaded("coffee_roaster"), "market_hall"]))
    play(table, "trader", "sell sugar", "sell coffee", tiles=[5])
    assert len(hand(table, 0)) == 2 + 3 + 1


def test_a_market_hall_pays_for_a_single_good_but_not_for_none() -> None:
    """[SJ-TRD-08]"""
    table = situation(
        FIRST,
        seat(display=[loaded("sugar_mill"), "market_hall"]),
        seat(display=[loaded("sugar_mill"), "market_hall"]),
        seat(display=["market_hall"]),
    )
    play(table, "trader", "sell sugar", "done", tiles=[1])
    assert [len(hand(table, who)) for who in range(3)] == [2, 0, 0]


def test_market_stand_and_market_hall_both_pay() -> None:
    """R-27 [SJ-TRD-09]"""
    table = situation(FIRST, seat(display=[*SUGAR, "market_stand", "market_hall"]))
    play(table, "trader", "sell sugar", tiles=[2])
    assert table.price_sources("sell sugar") == [
        ("sugar", 1),
        ("sugar", 1),
        ("market_stand", 1),
        ("market_hall", 1),
    ]
    play(table, "sell sugar")
    assert len(hand(table, 0)) == 4


def test_a_buyer_on_the_black_market_pays_no_market_stand() -> None:
    """R-13: goods given while building are not sold. [SJ-TRD-12]"""
    table = situation(
        FIRST,
        seat("tower", display=[*SUGAR, "black_market", "market_stand", "market_hall"]),
    )
    play(table, "builder", "build tower")
    assert len(goods(table, 0)) == 3  # the only way to pay 2: both goods
    assert hand(table, 0) == []
    assert happened(table, -1, "sell") == []


def test_market_buildings_are_asked_about_one_by_one() -> None:
    """R-48 [SJ-TRD-07 SJ-TRD-08 SJ-CTY-05 SJ-CTY-03]"""
    table = situation(ASKING, seat(display=[*SUGAR, "market_stand", "market_hall"]), seat(display=SUGAR[:1]))
    play(table, "trader", "sell sugar", "sell sugar", tiles=[1])
    assert asked(table) == (0, "bonus")
    assert words(table) == ["use market_stand", "decline"]
    assert refused(table, "use market_hall") == "SJ-CTY-05"
    play(table, "decline")
    assert words(table) == ["use market_hall", "decline"]
    play(table, "use market_hall", deck=["hero"])
    assert len(hand(table, 0)) == 3
    assert "hero" in hand(table, 0)
    assert asked(table) == (1, "sell")


def test_of_one_sold_good_only_the_market_hall_asks() -> None:
    """[SJ-TRD-07 SJ-CTY-05]"""
    table = situation(ASKING, seat(display=[*SUGAR, "market_stand", "market_hall"]))
    play(table, "trader", "sell sugar", "done", tiles=[1])
    assert words(table) == ["use market_hall", "decline"]
    play(table, "decline")
    assert len(hand(table, 0)) == 1
    assert asked(table) == (1, "role")


def test_the_trader_draws_everything_before_the_next_player_sells() -> None:
    """R-01 [SJ-ROL-06 SJ-TRD-08]"""
    table = situation(FIRST, seat(display=[loaded("sugar_mill"), "market_hall"]), seat(display=SUGAR[:1]))
    play(table, "trader", tiles=[1])
    play(table, "sell sugar", deck=["smithy", "hero"])
    play(table, "sell sugar", deck=["palace"])
    assert hand(table, 0) == ["smithy", "hero"]
    assert hand(table, 1) == ["palace"]


def test_of_two_players_the_third_sale_uses_up_the_library() -> None:
    """W-55, R-21 [SJ-LIB-04 SJ-2P-03]"""
    table = situation("san-juan:first/2", seat(display=[*SUGAR, "library"]))
    play(table, "trader", *["sell sugar"] * 3, "councillor", "pass", "pass", "prospector")
    assert words(table) == ["draw 1", "pass"]


def test_of_two_players_two_sales_leave_the_library_unused() -> None:
    """W-55, R-21 [SJ-LIB-04 SJ-2P-03]"""
    table = situation("san-juan:first/2", seat(display=[*SUGAR, "library"]))
    play(table, "trader", *["sell sugar"] * 2, "done", "councillor", "pass", "pass", "prospector")
    assert words(table) == ["draw 1", "draw 2", "pass"]


def test_of_two_players_a_library_used_before_sells_no_third_good() -> None:
    """W-55 [SJ-LIB-04 SJ-2P-03]"""
    table = situation("san-juan:first/2", seat(display=[*SUGAR, "library"]))
    play(table, "prospector", "draw 2", "councillor", "pass", "pass", "trader", "sell sugar", "sell sugar")
    assert len(goods(table, 0)) == 3
    assert asked(table) == (1, "role")


def test_a_plan_may_not_sell_more_than_there_is_or_than_is_allowed() -> None:
    """Two of three coffees are the chooser's limit, and nobody sells a good twice. [SJ-TRD-05]"""
    three = situation("san-juan:first/3", seat(display=[loaded("coffee_roaster")] * 3))
    play(three, "trader", tiles=[1])
    assert plan_refused(three, sell=["coffee"] * 3) == "SJ-TRD-05"
    assert plan(three, sell=["coffee"] * 2) == ["sell coffee", "sell coffee"]
    one = situation("san-juan:first/3", seat(display=[loaded("coffee_roaster")]))
    play(one, "trader", tiles=[1])
    assert plan_refused(one, sell=["coffee"] * 2) == "SJ-TRD-04"
