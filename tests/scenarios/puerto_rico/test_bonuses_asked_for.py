"""With ask_passive_bonuses=true markets, factory and harbor may be refused. docs/rules/puerto-rico.md, R-66."""

from situations_puerto_rico import (
    all_money,
    all_points,
    asked,
    board,
    ending,
    farm,
    happened,
    play,
    points,
    reason,
    seat,
    situation,
    words,
)

ASKING = "puerto-rico:2020/4?ask_passive_bonuses=true"


def test_each_market_is_asked_for() -> None:
    """Price and privilege come by themselves. [PR-GEN-04 PR-SMK-01 PR-LMK-01]"""
    for words_played, doubloons in (
        (("use small_market", "use large_market"), 8),
        (("use small_market", "decline"), 6),
        (("decline", "use large_market"), 7),
        (("decline", "decline"), 5),
    ):
        table = situation(ASKING, seat("small_market", "large_market", goods={"coffee": 1}, money=0))
        play(table, "trader", "sell coffee")
        assert asked(table) == (0, "bonus")
        assert words(table) == ["use small_market", "decline"]
        assert reason(table, "use large_market") == ("PR-GEN-04", "not-asked")
        assert all_money(table)[0] == 5
        play(table, words_played[0])
        assert words(table) == ["use large_market", "decline"]
        play(table, words_played[1])
        assert all_money(table)[0] == doubloons
        assert asked(table) == (1, "role")
        declined = [word for word in words_played if word == "decline"]
        assert len(happened(table, -1, "decline")) == len(declined)


def test_without_a_sale_nothing_is_asked() -> None:
    """Nor of a market that nobody works in. [PR-GEN-04 PR-GEN-03]"""
    table = situation(ASKING, seat("small_market", goods={"coffee": 1}))
    play(table, "trader", "pass")
    assert asked(table) == (1, "role")
    table = situation(ASKING, seat(city={"small_market": 0}, goods={"coffee": 1}))
    play(table, "trader", "sell coffee")
    assert asked(table) == (1, "role")


def test_the_house_is_emptied_after_the_question() -> None:
    """[PR-GEN-04 PR-TRA-08]"""
    table = situation(
        ASKING, seat("small_market", goods={"coffee": 1}), seat(goods={"corn": 1}), house=["corn"] * 3
    )
    play(table, "trader", "sell coffee")
    assert len(board(table)["house"]) == 4
    play(table, "decline")
    assert board(table)["house"] == []


def test_a_factory_is_asked_for() -> None:
    """Then the others produce, and at the end there is the extra good. [PR-GEN-04 PR-FAC-01 PR-CRA-06]"""
    for word, doubloons in (("use factory", 1), ("decline", 0)):
        maker = seat("factory", "coffee_roaster", **farm(corn=1, coffee=1), money=0)
        table = situation(ASKING, maker, seat(**farm(corn=1)))
        play(table, "craftsman", "produce")
        assert asked(table) == (0, "bonus")
        assert words(table) == ["use factory", "decline"]
        play(table, word)
        assert all_money(table)[0] == doubloons
        assert asked(table) == (1, "produce")
        play(table, "produce")
        assert words(table) == ["extra corn", "extra coffee", "pass"]


def test_a_factory_that_pays_nothing_is_not_asked_for() -> None:
    """[PR-GEN-04 PR-FAC-01]"""
    table = situation(ASKING, seat("factory", **farm(corn=2)))
    play(table, "craftsman", "produce")
    assert asked(table) == (0, "extra")


def test_a_harbor_is_asked_for_with_each_load() -> None:
    """[PR-GEN-04 PR-HBR-01]"""
    table = situation(ASKING, seat(), seat("harbor", goods={"corn": 2, "sugar": 1}))
    play(table, "captain", "load corn ship-5")
    assert asked(table) == (1, "bonus")
    assert all_points(table)[1] == 2
    play(table, "use harbor", "load sugar ship-6", "decline")
    assert all_points(table)[1] == 2 + 1 + 1
    assert asked(table) == (1, "role")


def test_whoever_declines_the_last_chip_does_not_end_the_game() -> None:
    """[PR-GEN-04 PR-END-04]"""
    for word, reasons in (("use harbor", ["chips"]), ("decline", [])):
        table = situation(ASKING, seat(points=98), seat("harbor", goods={"corn": 1}))
        play(table, "captain", "load corn ship-5", word)
        assert ending(table) == reasons


def test_the_privilege_of_the_captain_is_not_asked_for() -> None:
    """[PR-CAP-11]"""
    table = situation(ASKING, seat(goods={"corn": 1}))
    play(table, "captain", "load corn ship-5")
    assert points(table, 0) == 2
    assert asked(table) == (1, "role")
