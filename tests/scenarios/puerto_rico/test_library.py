"""The library doubles its owner's privilege: docs/rules/puerto-rico.md, section 4.10 and each role."""

import pytest

from gouverneur import RulesetError, ruleset
from situations_puerto_rico import (
    asked,
    coins,
    empty,
    farm,
    goods,
    happened,
    idle,
    island,
    manned,
    money,
    phase,
    play,
    points,
    price,
    reason,
    refused,
    row,
    scarce,
    seat,
    situation,
    words,
    workers,
)

THREE = "puerto-rico:2020+new-buildings/3"
TWO = "puerto-rico:2020+new-buildings/2"
FOUR = "puerto-rico:2020+new-buildings/4"
ONCE = f"{TWO}?library_once_per_round_2p=true"
FULL = {
    "ship-4": {"good": "tobacco", "number": 4},
    "ship-5": {"good": "coffee", "number": 5},
    "ship-6": {"good": "indigo", "number": 6},
}


# -- in general -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("city", "income"), [({"library": 1}, 2), ({"library": 0}, 1), ({}, 1)])
def test_only_an_occupied_library_doubles(city: dict[str, int], income: int) -> None:
    """[PR-LIB-01 PR-GEN-03]"""
    table = situation(THREE, seat(city=city, goods={"corn": 1}, money=0))
    play(table, "trader", "sell corn")
    assert money(table, 0) == income


def test_only_the_picker_has_a_privilege_to_double() -> None:
    """[PR-LIB-01 PR-RND-06]"""
    table = situation(THREE, seat(money=0), seat("library", goods={"corn": 1}, money=0))
    play(table, "trader", "sell corn")
    assert money(table, 1) == 0


# -- settler --------------------------------------------------------------------------------------------------


def test_a_second_tile_after_everybody_else() -> None:
    """One of the plantations that still lie there. [PR-LIB-03]"""
    table = phase(THREE, "settler", seat("library", island={}), row=["corn", "indigo", "sugar", "coffee"])
    play(table, "take coffee")
    assert asked(table) == (1, "tile")
    play(table, "take corn", "pass")
    assert asked(table) == (0, "tile")
    assert words(table) == ["take indigo", "take sugar", "pass"]
    assert refused(table, "take coffee") == "PR-STL-01"
    play(table, "take sugar", tiles=["indigo"] * 4)
    assert island(table, 0) == {"sugar": 1, "coffee": 1}
    assert row(table) == {"indigo": 4}
    assert asked(table) == (1, "role")


def test_the_second_tile_is_no_quarry() -> None:
    """The first may be. [PR-LIB-03 PR-STL-02]"""
    table = phase(THREE, "settler", seat("library", island={}), row=["corn"])
    play(table, "take quarry", "pass", "pass")
    assert words(table) == ["take corn", "pass"]
    assert refused(table, "take quarry") == "PR-STL-03"


@pytest.mark.parametrize("first", ["take quarry", "take corn", "pass"])
def test_with_a_construction_hut_it_may_be(first: str) -> None:
    """Also as the second quarry. [PR-LIB-03 PR-HUT-02]"""
    table = phase(THREE, "settler", seat("library", "construction_hut", island={}), row=["corn", "corn"])
    play(table, first, "pass", "pass")
    assert words(table) == ["take corn", "take quarry", "pass"]
    play(table, "take quarry")
    assert island(table, 0)["quarry"] == (2 if first == "take quarry" else 1)


def test_an_empty_construction_hut_does_not_help() -> None:
    """[PR-LIB-03 PR-GEN-03]"""
    table = phase(THREE, "settler", seat("library", city=empty("construction_hut")), row=["corn"])
    play(table, "pass", "pass", "pass")
    assert words(table) == ["take corn", "pass"]


def test_both_tiles_are_optional() -> None:
    """R-23: they do not depend on each other. [PR-LIB-03]"""
    for first in ("take corn", "pass"):
        for second in ("take coffee", "pass"):
            table = phase(THREE, "settler", seat("library", island={}), row=["corn", "coffee"])
            play(table, first, "pass", "pass", second)
            taken = [word.removeprefix("take ") for word in (first, second) if word != "pass"]
            assert island(table, 0) == dict.fromkeys(taken, 1)
            assert asked(table) == (1, "role")


def test_an_empty_library_brings_no_second_tile() -> None:
    """[PR-LIB-03 PR-GEN-03]"""
    table = phase(THREE, "settler", seat(city=empty("library"), island={}), row=["corn", "coffee"])
    play(table, "take corn", "pass", "pass")
    assert asked(table) == (1, "role")
    assert island(table, 0) == {"corn": 1}


def test_the_second_tile_needs_a_space() -> None:
    """[PR-LIB-03 PR-STL-04]"""
    table = phase(THREE, "settler", seat("library", island={"corn": 8, "indigo": 3}), row=["sugar", "sugar"])
    play(table, "take sugar", "pass", "pass")
    assert asked(table) == (1, "role")
    assert island(table, 0)["sugar"] == 1


def test_without_a_tile_there_is_no_second() -> None:
    """The row is not refilled before it. [PR-LIB-03 PR-STL-06]"""
    table = phase(THREE, "settler", seat("library", island={}), row=["corn", "corn", "corn"])
    play(table, "take corn", "take corn", "take corn")
    assert asked(table) == (1, "role")
    assert island(table, 0) == {"corn": 1}


def test_nobody_else_takes_a_second_tile() -> None:
    """[PR-LIB-03 PR-LIB-01]"""
    table = phase(THREE, "settler", seat(), seat("library", island={}), row=["corn", "corn", "corn"])
    play(table, "pass", "take corn", "pass")
    assert asked(table) == (1, "role")
    assert island(table, 1) == {"corn": 1}


def test_the_hacienda_draws_once() -> None:
    """Not before the second tile again. [PR-LIB-03 PR-GEN-05]"""
    table = phase(THREE, "settler", seat("library", "hacienda", island={}), row=["corn"])
    play(table, "pass", "pass", "pass")
    assert words(table) == ["take corn", "pass"]
    assert reason(table, "draw") == ("PR-GEN-05", "once-a-phase")


def test_the_hospice_serves_the_first_tile_only() -> None:
    """[PR-HOS-03]"""
    table = phase(THREE, "settler", seat("library", "hospice", island={}), row=["corn", "coffee"])
    play(table, "take corn", "man worker", "pass", "pass", "take coffee")
    assert asked(table) == (1, "role")
    assert manned(table, 0) == {"corn": 1}


def test_a_worker_who_was_declined_does_not_come_later() -> None:
    """[PR-HOS-03]"""
    table = phase(THREE, "settler", seat("library", "hospice", island={}), row=["corn", "coffee"])
    play(table, "take corn", "pass", "pass", "pass", "take coffee")
    assert asked(table) == (1, "role")
    assert manned(table, 0) == {}


def test_the_hospice_serves_the_second_tile_if_there_was_no_first() -> None:
    """R-23: it is then the first actually taken. [PR-HOS-03 PR-LIB-03]"""
    table = phase(THREE, "settler", seat("library", "hospice", island={}), row=["corn", "coffee"])
    play(table, "pass", "pass", "pass", "take coffee")
    assert asked(table) == (0, "man_tile")
    play(table, "man worker")
    assert manned(table, 0) == {"coffee": 1}


def test_a_drawn_tile_is_not_the_first() -> None:
    """R-23 speaks of regular tiles. [PR-HOS-03 PR-HAC-03]"""
    owner = seat("library", "hospice", "hacienda", island={})
    table = phase(THREE, "settler", owner, row=["corn", "coffee"])
    play(table, "draw", tiles=["sugar"])
    play(table, "pass", "pass", "pass", "take coffee", "man worker")
    assert manned(table, 0) == {"coffee": 1}


# -- the other roles ------------------------------------------------------------------------------------------


def test_the_mayor_takes_up_to_two_workers() -> None:
    """[PR-LIB-04]"""
    for word, number in (("hire 2", 2), ("hire 1", 1), ("pass", 0)):
        table = phase(THREE, "mayor", seat("library", island={}), office=0)
        assert words(table) == ["hire 1", "hire 2", "pass"]
        before = workers(table)
        play(table, word)
        assert idle(table, 0) == number
        assert workers(table) == before - number - 3


def test_the_mayor_takes_the_last_worker() -> None:
    """[PR-LIB-04]"""
    table = scarce(situation(THREE, seat("library", island={}), office=0), workers=1)
    play(table, "mayor")
    assert words(table) == ["hire 1", "pass"]
    assert reason(table, "hire 2") == ("PR-MAY-01", "no-workers")


def test_without_a_library_one_worker() -> None:
    """[PR-LIB-04 PR-MAY-01]"""
    table = phase(THREE, "mayor", seat(city=empty("library")))
    assert words(table) == ["hire 1", "pass"]
    assert reason(table, "hire 2") == ("PR-MAY-01", "one-worker")


def test_the_builder_pays_two_less() -> None:
    """[PR-LIB-05]"""
    table = phase(THREE, "builder", seat("library", money=7), seat(money=1))
    assert table.price_sources("build wharf") == [("printed", 9), ("privilege", -2)]
    assert (price(table, "small_indigo_plant"), price(table, "hacienda")) == (0, 0)
    play(table, "build wharf")
    assert money(table, 0) == 0


def test_a_library_just_built_does_not_help() -> None:
    """[PR-LIB-05 PR-LIB-01]"""
    table = phase(THREE, "builder", seat(money=8), drafted=_drafted_with("library"))
    assert price(table, "library") == 7


def test_the_craftsman_takes_two_goods() -> None:
    """The same or different kinds, of those he produced. [PR-LIB-06]"""
    maker = seat("library", "coffee_roaster", **farm(corn=1, coffee=1))
    for first, second, expected in (
        ("extra corn", "extra corn", {"corn": 3, "coffee": 1}),
        ("extra corn", "extra coffee", {"corn": 2, "coffee": 2}),
        ("extra coffee", "extra corn", {"corn": 2, "coffee": 2}),
        ("extra coffee", "extra coffee", {"corn": 1, "coffee": 3}),
        ("extra coffee", "pass", {"corn": 1, "coffee": 2}),
    ):
        table = phase(THREE, "craftsman", maker)
        play(table, "produce")
        assert words(table) == ["extra corn", "extra coffee", "pass"]
        play(table, first)
        assert asked(table) == (0, "extra")
        assert words(table) == ["extra corn", "extra coffee", "pass"]
        assert refused(table, "extra sugar") == "PR-CRA-06"
        play(table, second)
        assert goods(table, 0) == expected
        assert asked(table) == (1, "role")


def test_whoever_takes_no_good_takes_no_second() -> None:
    """[PR-LIB-06]"""
    table = phase(THREE, "craftsman", seat("library", **farm(corn=1)))
    play(table, "produce", "pass")
    assert asked(table) == (1, "role")
    assert goods(table, 0) == {"corn": 1}


def test_the_second_good_must_be_in_the_supply() -> None:
    """[PR-LIB-06 PR-GEN-08]"""
    table = phase(THREE, "craftsman", seat("library", **farm(corn=1)), seat(goods={"corn": 8}))
    play(table, "produce", "extra corn")
    assert asked(table) == (1, "role")
    assert goods(table, 0) == {"corn": 2}


def test_the_trader_gets_two_more() -> None:
    """[PR-LIB-07]"""
    table = situation(THREE, seat("library", goods={"coffee": 1}, money=0))
    play(table, "trader")
    assert table.price_sources("sell coffee") == [("price", 4), ("privilege", 2)]
    play(table, "sell coffee")
    assert money(table, 0) == 6


def test_no_sale_no_doubled_bonus() -> None:
    """WE-28 [PR-LIB-07 PR-TRA-03]"""
    table = situation(THREE, seat("library", goods={"coffee": 1}, money=0))
    play(table, "trader", "pass")
    assert money(table, 0) == 0


def test_the_captain_gets_two_points_with_his_first_load() -> None:
    """Once. [PR-LIB-08]"""
    table = situation(THREE, seat("library", goods={"corn": 2, "sugar": 1}))
    play(table, "captain")
    assert table.price_sources("load corn ship-5") == [("goods", 2), ("privilege", 2)]
    play(table, "load corn ship-5")
    assert points(table, 0) == 4
    assert happened(table, 1, "load")[0]["points"] == 4
    play(table, "load sugar ship-4")
    assert points(table, 0) == 5


def test_without_a_load_no_points() -> None:
    """[PR-LIB-08 PR-CAP-12]"""
    table = situation(THREE, seat("library", goods={"corn": 2}), ships=FULL)
    play(table, "captain")
    assert points(table, 0) == 0


def test_the_prospector_takes_two_doubloons() -> None:
    """[PR-LIB-09]"""
    table = situation(FOUR, seat("library", money=0), seat(money=0))
    play(table, "prospector")
    assert money(table, 0) == 2
    assert happened(table, 3, "prospect") == [{"event": "prospect", "seat": 0, "doubloons": 2}]


# -- what is not doubled --------------------------------------------------------------------------------------


def test_doubloons_on_the_card_are_not_doubled() -> None:
    """R-25 [PR-LIB-02 PR-RND-03]"""
    table = situation(FOUR, seat("library", money=0), coins={"prospector": 3})
    play(table, "prospector")
    assert money(table, 0) == 3 + 2
    assert coins(table) == {}


def test_the_captains_coin_of_the_lighthouse_is_not_doubled() -> None:
    """R-25 [PR-LIB-02 PR-LGT-02]"""
    table = situation(THREE, seat("library", "lighthouse", goods={"corn": 1}, money=0))
    play(table, "captain")
    assert money(table, 0) == 1
    play(table, "load corn ship-5")
    assert money(table, 0) == 2


def test_buildings_are_not_doubled() -> None:
    """R-25: nor quarries. [PR-LIB-02]"""
    owner = seat("library", "small_market", goods={"corn": 1}, money=0)
    table = situation(THREE, owner)
    play(table, "trader", "sell corn")
    assert money(table, 0) == 0 + 2 + 1
    table = situation(THREE, seat("library", "harbor", goods={"corn": 1}))
    play(table, "captain", "load corn ship-5")
    assert points(table, 0) == 1 + 2 + 1
    table = phase(THREE, "builder", seat("library", money=9, **farm(quarry=1)))
    assert table.price_sources("build wharf") == [("printed", 9), ("quarry", -1), ("privilege", -2)]


def test_the_buccaneer_has_nothing_to_double() -> None:
    """R-25: three goods of a ship, not six. [PR-LIB-02]"""
    table = situation(
        "puerto-rico:2020+new-buildings+buccaneer/3",
        seat("library", money=0),
        ships={"ship-6": {"good": "corn", "number": 6}},
        house=["corn", "sugar"],
    )
    play(table, "buccaneer")
    assert max(word for word in words(table) if word.startswith("piracy")) == "piracy ship-6 3"
    play(table, "plunder")
    assert points(table, 0) == 2


def test_ransom_is_not_doubled() -> None:
    """R-25 [PR-LIB-02]"""
    table = situation("puerto-rico:2020+new-buildings+buccaneer/3", seat("library", money=0), seat(money=0))
    play(table, "buccaneer", "kidnap craftsman", "craftsman")
    assert money(table, 0) == 3


def test_a_captive_role_is_doubled() -> None:
    """R-25: it has a privilege. [PR-LIB-01 PR-LIB-06]"""
    maker = seat("library", money=0, **farm(corn=1))
    table = situation("puerto-rico:2020+new-buildings+buccaneer/3", maker, seat(money=0), seat(money=0))
    play(table, "buccaneer", "kidnap craftsman", "trader", "captain")
    assert asked(table) == (0, "produce")
    play(table, "produce", "extra corn", "extra corn")
    assert goods(table, 0) == {"corn": 3}


# -- with two players ---------------------------------------------------------------------------------------------


def test_with_two_players_every_pick_is_doubled() -> None:
    """R-24: there is no limit. [PR-LIB-01 PR-LIB-07 PR-LIB-09]"""
    table = situation(TWO, seat("library", goods={"corn": 1}, money=0), seat(money=0))
    play(table, "prospector", "craftsman", "trader", "sell corn")
    assert money(table, 0) == 2 + 2


def test_where_the_table_wants_it_one_pick_a_round_is_doubled() -> None:
    """R-24: the first of the round. [PR-LIB-01]"""
    table = situation(ONCE, seat("library", goods={"corn": 1}, money=0), seat(money=0))
    play(table, "prospector")
    assert money(table, 0) == 2
    play(table, "craftsman", "trader", "sell corn")
    assert money(table, 0) == 2 + 1
    play(table, "captain", "settler", "pass")
    assert asked(table)[0] == 1, "there is no second tile"


@pytest.mark.parametrize(("options", "doubloons"), [("?library_once_per_round_2p=true", 1), ("", 2)])
def test_the_limit_counts_picks_of_whatever_use(options: str, doubloons: int) -> None:
    """R-24: the trader sold nothing, yet it was the first pick. [PR-LIB-01 PR-LIB-09]"""
    table = situation(TWO + options, seat("library", money=0), seat(money=0))
    play(table, "trader", "craftsman", "prospector")
    assert money(table, 0) == doubloons


def test_in_the_next_round_it_doubles_again() -> None:
    """R-24: the prospector then has a doubloon on it. [PR-LIB-01 PR-LIB-09]"""
    taken = {"settler": 0, "mayor": 1, "builder": 0, "craftsman": 1, "captain": 0}
    table = situation(ONCE, seat("library", money=0), seat(money=0), roles=taken, doubled_before=[0])
    play(table, "trader")
    assert asked(table) == (1, "role")
    play(table, "craftsman", "prospector")
    assert money(table, 0) == 1 + 2


def test_a_pick_with_an_empty_library_does_not_count() -> None:
    """R-24: the first pick made with an occupied library is the one. [PR-LIB-01]"""
    owner = seat(city={"library": 0}, island={}, idle=1, money=0, goods={"corn": 1})
    table = situation(ONCE, owner, seat(money=0, island={}))
    play(table, "prospector")
    assert money(table, 0) == 1
    play(table, "mayor")
    play(table, "pass")
    assert asked(table) == (0, "role")
    play(table, "trader", "sell corn")
    assert money(table, 0) == 1 + 2


def test_the_limit_is_of_each_seat() -> None:
    """R-24 [PR-LIB-01]"""
    table = situation(ONCE, seat(money=0), seat("library", money=0, goods={"corn": 1}))
    play(table, "craftsman", "prospector")
    assert money(table, 1) == 2
    play(table, "captain", "load corn ship-4")
    assert points(table, 1) == 1
    assert table.view(-1)["steps"][-1]["seat"] == 1


def test_the_limit_is_for_two_players() -> None:
    """[PR-LIB-01]"""
    ruleset(ONCE)
    with pytest.raises(RulesetError, match="is for two players"):
        ruleset(f"{THREE}?library_once_per_round_2p=true")


def _drafted_with(name: str) -> list[str]:
    drafted: list[str] = situation(THREE, seat(city={name: 0})).position()["drafted"]
    return drafted
