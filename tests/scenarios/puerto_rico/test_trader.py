"""The trader phase. docs/rules/puerto-rico.md, section 4.7."""

import pytest

from situations_puerto_rico import (
    all_money,
    asked,
    goods,
    happened,
    house,
    money,
    play,
    reason,
    seat,
    situation,
    supply,
    words,
)

THREE = "puerto-rico:2002/3"
FOUR = "puerto-rico:2020/4"
EACH = {"corn": 1, "indigo": 1, "sugar": 1, "tobacco": 1, "coffee": 1}


@pytest.mark.parametrize(
    ("good", "price"), [("corn", 0), ("indigo", 1), ("sugar", 2), ("tobacco", 3), ("coffee", 4)]
)
def test_what_each_good_brings(good: str, price: int) -> None:
    """Section 3.4; the trader gets 1 more. [PR-TRA-02 PR-TRA-03 PR-TRA-06]"""
    table = situation(FOUR, seat(), seat(goods=EACH, money=0))
    play(table, "trader")
    assert table.price_sources(f"sell {good}") == [("price", price)]
    play(table, f"sell {good}")
    assert money(table, 1) == price
    assert good not in goods(table, 1)
    assert house(table) == [good]
    assert happened(table, -1, "sell") == [{"event": "sell", "seat": 1, "good": good, "doubloons": price}]

    table = situation(FOUR, seat(goods=EACH, money=0))
    play(table, "trader")
    assert table.price_sources(f"sell {good}") == [("price", price), ("privilege", 1)]
    play(table, f"sell {good}")
    assert money(table, 0) == price + 1


def test_each_player_sells_at_most_one_good_in_order() -> None:
    """[PR-TRA-01 PR-RND-04]"""
    table = situation(
        FOUR, seat(goods={"corn": 3}), seat(goods=EACH), seat(), seat(goods={"coffee": 2}), governor=3
    )
    play(table, "trader")
    assert asked(table) == (3, "sell")
    assert words(table) == ["sell coffee", "pass"]
    play(table, "sell coffee")
    assert asked(table) == (0, "sell")
    play(table, "sell corn")
    assert asked(table) == (1, "sell")
    play(table, "sell tobacco")
    assert asked(table) == (0, "role")  # seat 2 has nothing
    assert [goods(table, who) for who in (3, 0)] == [{"coffee": 1}, {"corn": 2}]
    assert house(table) == ["coffee", "corn", "tobacco"]


def test_nobody_must_sell_and_who_does_not_gets_nothing() -> None:
    """WE-28: the trader who sells nothing has no privilege. [PR-TRA-03 PR-RND-05]"""
    table = situation(FOUR, seat(goods=EACH, money=2), seat(goods=EACH, money=2))
    play(table, "trader", "pass", "pass")
    assert all_money(table)[:2] == [2, 2]
    assert house(table) == []
    assert asked(table) == (1, "role")


def test_what_one_does_not_have_one_cannot_sell() -> None:
    """[PR-TRA-01]"""
    table = situation(FOUR, seat(goods={"corn": 1}))
    play(table, "trader")
    assert reason(table, "sell indigo") == ("PR-TRA-01", "no-good")
    assert reason(table, "sell corn at_post") == ("PR-TPO-01", "no-trading-post")


def test_the_house_takes_no_kind_twice() -> None:
    """[PR-TRA-05]"""
    table = situation(FOUR, seat(goods=EACH), seat(goods=EACH), house=["corn", "coffee"])
    play(table, "trader")
    assert words(table) == ["sell indigo", "sell sugar", "sell tobacco", "pass"]
    assert reason(table, "sell coffee") == ("PR-TRA-05", "same-kind")
    play(table, "sell indigo")
    assert words(table) == ["sell sugar", "sell tobacco", "pass"]
    assert reason(table, "sell indigo") == ("PR-TRA-05", "same-kind")


def test_who_has_only_kinds_that_the_house_holds_is_skipped() -> None:
    """[PR-TRA-05 PR-GEN-14]"""
    table = situation(FOUR, seat(goods={"corn": 4}), seat(goods={"corn": 1, "sugar": 1}), house=["corn"])
    play(table, "trader")
    assert asked(table) == (1, "sell")
    assert happened(table, -1, "skip") == [{"event": "skip", "seat": 0, "phase": "trader"}]


def test_a_full_house_buys_nothing_more() -> None:
    """With four goods nobody sells, and the phase is at its end; then it is emptied. [PR-TRA-04 PR-TRA-07 PR-TRA-08]"""
    table = situation(
        FOUR,
        seat(goods={"sugar": 1}),
        seat(goods={"tobacco": 1}),
        seat(goods={"coffee": 1}),
        seat(goods={"indigo": 1, "sugar": 1}),
        house=["corn", "indigo"],
    )
    play(table, "trader", "sell sugar", "sell tobacco")
    assert asked(table) == (1, "role")
    assert goods(table, 2) == {"coffee": 1}
    assert goods(table, 3) == {"indigo": 1, "sugar": 1}
    assert [event["seat"] for event in happened(table, -1, "skip")] == [2, 3]
    assert house(table) == []
    assert happened(table, -1, "house_cleared") == [{"event": "house_cleared"}]
    assert supply(table) == {"corn": 10, "indigo": 10, "sugar": 10, "tobacco": 9, "coffee": 8}


def test_the_last_sale_of_the_phase_may_fill_the_house() -> None:
    """[PR-TRA-08]"""
    table = situation(THREE, seat(), seat(), seat(goods={"coffee": 1}), house=["corn", "indigo", "sugar"])
    play(table, "trader", "sell coffee")
    assert house(table) == []
    assert supply(table)["coffee"] == 9


def test_a_house_that_is_not_full_keeps_its_goods() -> None:
    """WE-29: 3 goods stay, and their kinds are blocked in the next trader phase. [PR-TRA-05 PR-TRA-08]"""
    table = situation(THREE, seat(goods={"indigo": 1}), house=["corn", "sugar"])
    play(table, "trader", "sell indigo")
    assert house(table) == ["corn", "indigo", "sugar"]
    assert happened(table, -1, "house_cleared") == []

    table = situation(
        THREE,
        seat(goods={"indigo": 1}),
        seat(goods=EACH),
        house=["corn", "sugar"],
        roles={"captain": 2},
        governor=2,
    )
    play(table, "trader", "sell indigo", "pass")
    play(table, "builder", "pass", "pass", "pass")
    play(table, "craftsman", "trader")
    assert words(table) == ["sell tobacco", "sell coffee", "pass"]
    assert reason(table, "sell indigo") == ("PR-TRA-05", "same-kind")


def test_corn_may_be_sold_for_nothing() -> None:
    """To block its kind, or to fill the house. [PR-TRA-06]"""
    table = situation(FOUR, seat(), seat(goods={"corn": 1}, money=1), seat(goods={"corn": 1}))
    play(table, "trader", "sell corn")
    assert money(table, 1) == 1
    assert house(table) == ["corn"]
    assert asked(table) == (1, "role")


# -- markets and office -------------------------------------------------------------------------


def test_a_small_market_makes_corn_worth_a_doubloon() -> None:
    """WE-06 [PR-TRA-02 PR-SMK-01]"""
    table = situation(FOUR, seat(), seat("small_market", goods={"corn": 1}, money=0))
    play(table, "trader")
    assert table.price_sources("sell corn") == [("price", 0), ("small_market", 1)]
    play(table, "sell corn")
    assert money(table, 1) == 1


def test_a_large_market_brings_two_doubloons() -> None:
    """[PR-LMK-01]"""
    table = situation(FOUR, seat(), seat("large_market", goods={"coffee": 1}, money=0))
    play(table, "trader")
    assert table.price_sources("sell coffee") == [("price", 4), ("large_market", 2)]
    play(table, "sell coffee")
    assert money(table, 1) == 6


def test_both_markets_bring_three_doubloons() -> None:
    """WE-08: tobacco for 6. [PR-SMK-01 PR-LMK-01]"""
    table = situation(FOUR, seat(), seat("small_market", "large_market", goods={"tobacco": 1}, money=0))
    play(table, "trader", "sell tobacco")
    assert money(table, 1) == 6


def test_all_that_a_sale_can_bring() -> None:
    """Price, privilege and both markets. [PR-TRA-02 PR-TRA-03 PR-SMK-01 PR-LMK-01]"""
    table = situation(FOUR, seat("small_market", "large_market", goods={"coffee": 1}, money=0))
    play(table, "trader")
    sources = [("price", 4), ("privilege", 1), ("small_market", 1), ("large_market", 2)]
    assert table.price_sources("sell coffee") == sources
    play(table, "sell coffee")
    assert money(table, 0) == 8


def test_an_unoccupied_market_brings_nothing() -> None:
    """[PR-GEN-03 PR-SMK-01 PR-LMK-01]"""
    table = situation(
        FOUR, seat(), seat(city={"small_market": 0, "large_market": 0}, goods={"corn": 1}, money=0)
    )
    play(table, "trader", "sell corn")
    assert money(table, 1) == 0


def test_a_market_without_a_sale_brings_nothing() -> None:
    """[PR-SMK-01 PR-LMK-01]"""
    table = situation(FOUR, seat("small_market", "large_market", goods={"corn": 1}, money=0))
    play(table, "trader", "pass")
    assert money(table, 0) == 0


def test_the_markets_and_the_office_of_others_do_not_help() -> None:
    """[PR-SMK-01 PR-OFF-01]"""
    other = seat("small_market", "large_market", "office", money=0)
    table = situation(FOUR, other, seat(goods={"corn": 1, "sugar": 1}, money=0), house=["corn"])
    play(table, "trader")
    assert words(table) == ["sell sugar", "pass"]
    play(table, "sell sugar")
    assert all_money(table)[:2] == [0, 2]


def test_two_offices_sell_the_same_kind() -> None:
    """WE-07: the house holds three tobacco; without an office nobody could. [PR-TRA-05 PR-OFF-01]"""
    one = {"tobacco": 1}
    table = situation(
        FOUR, seat("office", goods=one), seat("office", goods=one), seat(goods=one), house=["tobacco"]
    )
    play(table, "trader", "sell tobacco", "sell tobacco")
    assert house(table) == ["tobacco"] * 3
    assert goods(table, 2) == one
    assert asked(table) == (1, "role")


def test_an_unoccupied_office_does_not_help() -> None:
    """[PR-GEN-03 PR-OFF-01]"""
    table = situation(FOUR, seat(city={"office": 0}, goods={"corn": 1, "sugar": 1}), house=["corn"])
    play(table, "trader")
    assert reason(table, "sell corn") == ("PR-TRA-05", "same-kind")


def test_an_office_does_not_help_against_a_full_house() -> None:
    """[PR-OFF-02 PR-TRA-04]"""
    table = situation(
        FOUR, seat(goods={"coffee": 1}), seat("office", goods=EACH), house=["corn", "corn", "sugar"]
    )
    play(table, "trader", "sell coffee")
    assert goods(table, 1) == EACH
    assert house(table) == []
    assert asked(table) == (1, "role")


def test_a_house_filled_with_one_kind_is_emptied_as_well() -> None:
    """[PR-OFF-01 PR-TRA-08]"""
    table = situation(FOUR, seat("office", goods={"corn": 2}), house=["corn"] * 3)
    play(table, "trader", "sell corn")
    assert house(table) == []
    assert supply(table)["corn"] == 9
