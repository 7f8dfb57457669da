"""The other buildings of the module: docs/rules/puerto-rico.md, sections 3.2, 4.5 to 4.8 and 5."""

import pytest

from gouverneur import Table
from situations import plan, plan_refused
from situations_puerto_rico import (
    asked,
    board,
    bonus_of,
    city,
    empty,
    ending,
    farm,
    goods,
    happened,
    house,
    idle,
    money,
    office,
    phase,
    play,
    points,
    price,
    reason,
    refused,
    scarce,
    seat,
    ships,
    situation,
    staff,
    supply,
    wooded,
    words,
)

THREE = "puerto-rico:2020+new-buildings/3"
NEW = f"{THREE}?draft=new"
ASKING = f"{THREE}?ask_passive_bonuses=true"
HOUSE_FULL = ["corn", "indigo", "sugar", "coffee"]
FULL = {
    "ship-4": {"good": "tobacco", "number": 4},
    "ship-5": {"good": "coffee", "number": 5},
    "ship-6": {"good": "indigo", "number": 6},
}


# -- the sheet ------------------------------------------------------------------------------------------


def test_what_is_printed() -> None:
    """R-59: the row of a small building is its points, every large one is of row 4. [PR-DRA-01 PR-BLD-03]"""
    printed = {
        one["building"]: (one["cost"], one["points"], one["circles"], one["row"], one["copies"], one["large"])
        for one in situation(THREE).sheet["buildings"]
    }
    expected = {
        "aqueduct": (1, 1, 1, 1, 2, False),
        "forest_house": (2, 1, 1, 1, 2, False),
        "black_market": (2, 1, 1, 1, 2, False),
        "storehouse": (3, 1, 1, 1, 2, False),
        "guesthouse": (4, 2, 2, 2, 2, False),
        "trading_post": (5, 2, 1, 2, 2, False),
        "church": (5, 2, 1, 2, 2, False),
        "small_wharf": (6, 2, 1, 2, 2, False),
        "lighthouse": (7, 3, 1, 3, 2, False),
        "specialty_factory": (8, 3, 1, 3, 2, False),
        "library": (8, 3, 1, 3, 2, False),
        "union_hall": (9, 3, 1, 3, 2, False),
        "statue": (10, 8, 0, 4, 1, True),
        "cloister": (10, 4, 1, 4, 1, True),
    }
    assert {name: printed[name] for name in expected} == expected
    assert len(printed) == 23 + 14
    for name, (_, worth, _, row, copies, large) in printed.items():
        assert (row == 4) == large == (copies == 1), name
        assert large or row == worth, name


def test_they_count_for_city_hall() -> None:
    """All are special buildings, occupied or not; a large one is one. [PR-CTY-01 PR-GEN-15]"""
    owned = {"city_hall": 1, **empty("aqueduct", "guesthouse", "statue", "library", "small_indigo_plant")}
    table = situation(THREE, seat(city=owned))
    assert bonus_of(table, 0, "city_hall") == 5


# -- aqueduct --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plants", "island", "made"),
    [
        ({"indigo_plant": 1}, {"indigo": 1}, {"indigo": 2}),
        ({"indigo_plant": 3}, {"indigo": 3}, {"indigo": 4}),
        ({"sugar_mill": 2}, {"sugar": 2}, {"sugar": 3}),
        ({"indigo_plant": 1, "sugar_mill": 1}, {"indigo": 1, "sugar": 1}, {"indigo": 2, "sugar": 2}),
        ({"small_indigo_plant": 1}, {"indigo": 1}, {"indigo": 1}),
        ({"small_sugar_mill": 1}, {"sugar": 1}, {"sugar": 1}),
        ({"small_indigo_plant": 1, "indigo_plant": 0}, {"indigo": 1}, {"indigo": 1}),
        ({"small_indigo_plant": 1, "sugar_mill": 1}, {"indigo": 1, "sugar": 1}, {"indigo": 1, "sugar": 2}),
        (
            {"coffee_roaster": 1, "tobacco_storage": 1},
            {"coffee": 1, "tobacco": 1},
            {"coffee": 1, "tobacco": 1},
        ),
        ({"indigo_plant": 1}, {"sugar": 1, "corn": 1}, {"corn": 1}),
    ],
)
def test_one_more_with_the_large_plants(
    plants: dict[str, int], island: dict[str, int], made: dict[str, int]
) -> None:
    """Indigo and sugar, each by itself; not with the small ones. [PR-AQU-01 PR-AQU-02]"""
    table = phase(THREE, "craftsman", seat(), seat("aqueduct", city=plants, **farm(**island)))
    play(table, "produce")
    assert goods(table, 1) == made


def test_a_single_good_may_come_from_the_large_plant() -> None:
    """R-26: both plants work, there is one plantation. [PR-AQU-02]"""
    owner = seat("aqueduct", "small_indigo_plant", "indigo_plant", **farm(indigo=1))
    table = phase(THREE, "craftsman", seat(), owner)
    play(table, "produce")
    assert goods(table, 1) == {"indigo": 2}
    assert happened(table, 0, "more") == [
        {"event": "more", "seat": 1, "building": "aqueduct", "goods": ["indigo"]},
    ]


def test_the_aqueduct_must_be_occupied() -> None:
    """[PR-AQU-01 PR-GEN-03]"""
    owner = seat("indigo_plant", city=empty("aqueduct"), **farm(indigo=1))
    table = phase(THREE, "craftsman", seat(), owner)
    play(table, "produce")
    assert goods(table, 1) == {"indigo": 1}


@pytest.mark.parametrize(("left", "made"), [(3, 2), (2, 2), (1, 1)])
def test_what_is_not_in_the_supply_is_not_added(left: int, made: int) -> None:
    """[PR-AQU-02 PR-GEN-08]"""
    owner = seat("aqueduct", "indigo_plant", **farm(indigo=1))
    table = phase(THREE, "craftsman", seat(), owner, seat(goods={"indigo": 11 - left}))
    play(table, "produce")
    assert goods(table, 1) == {"indigo": made}


def test_whoever_skips_production_gets_nothing_more() -> None:
    """[PR-AQU-01 PR-CRA-09]"""
    table = phase(THREE, "craftsman", seat(), seat("aqueduct", "indigo_plant", **farm(indigo=1)))
    play(table, "pass")
    assert goods(table, 1) == {}


def test_the_aqueduct_may_be_refused() -> None:
    """R-66: then the specialty factory does not count it. [PR-GEN-04 PR-AQU-01 PR-SPF-02]"""
    for word, number in (("use aqueduct", 2), ("decline", 1)):
        owner = seat("aqueduct", "specialty_factory", "indigo_plant", money=0, **farm(indigo=1))
        table = phase(ASKING, "craftsman", seat(), owner)
        play(table, "produce")
        assert words(table) == ["use aqueduct", "decline"]
        play(table, word)
        if number == 2:
            assert words(table) == ["use specialty_factory", "decline"]
            play(table, "use specialty_factory")
        assert goods(table, 1) == {"indigo": number}
        assert money(table, 1) == number - 1
        assert asked(table) == (1, "role")


def test_an_aqueduct_that_brings_nothing_is_not_asked_for() -> None:
    """R-66 [PR-GEN-04 PR-AQU-02]"""
    table = phase(ASKING, "craftsman", seat(), seat("aqueduct", "small_indigo_plant", **farm(indigo=1)))
    play(table, "produce")
    assert asked(table) == (1, "role")


# -- specialty factory -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plants", "island", "paid"),
    [
        ({}, {"corn": 5}, 0),
        ({"coffee_roaster": 1}, {"coffee": 1}, 0),
        ({"coffee_roaster": 2}, {"coffee": 2}, 1),
        ({"indigo_plant": 3}, {"indigo": 3}, 2),
        ({"indigo_plant": 3, "small_indigo_plant": 1}, {"indigo": 4}, 3),
        ({"indigo_plant": 3, "coffee_roaster": 2}, {"indigo": 3, "coffee": 2, "corn": 5}, 2),
        ({"indigo_plant": 1, "coffee_roaster": 2}, {"indigo": 1, "coffee": 2}, 1),
    ],
)
def test_one_less_than_the_most_of_a_kind(plants: dict[str, int], island: dict[str, int], paid: int) -> None:
    """Corn does not count. [PR-SPF-01]"""
    table = phase(
        THREE, "craftsman", seat(), seat("specialty_factory", city=plants, money=0, **farm(**island))
    )
    play(table, "produce")
    assert money(table, 1) == paid


def test_only_what_was_received_counts() -> None:
    """[PR-SPF-01 PR-CRA-08]"""
    owner = seat("specialty_factory", city={"indigo_plant": 3}, money=0, **farm(indigo=3))
    table = phase(THREE, "craftsman", seat(), owner, seat(goods={"indigo": 9}))
    play(table, "produce")
    assert money(table, 1) == 1


def test_goods_of_earlier_phases_do_not_count() -> None:
    """[PR-SPF-01]"""
    owner = seat(
        "specialty_factory", city={"indigo_plant": 1}, goods={"indigo": 4}, money=0, **farm(indigo=1)
    )
    table = phase(THREE, "craftsman", seat(), owner)
    play(table, "produce")
    assert money(table, 1) == 0


def test_nothing_is_paid_to_whoever_skips_or_has_no_worker_there() -> None:
    """[PR-SPF-01 PR-GEN-03]"""
    making = {"city": {"indigo_plant": 3}, "money": 0, **farm(indigo=3)}
    table = phase(THREE, "craftsman", seat(), seat("specialty_factory", **making))
    play(table, "pass")
    assert money(table, 1) == 0
    making["city"] = {"indigo_plant": 3, "specialty_factory": 0}
    table = phase(THREE, "craftsman", seat(), seat(**making))
    play(table, "produce")
    assert money(table, 1) == 0


def test_goods_of_the_aqueduct_count() -> None:
    """R-27 [PR-SPF-02]"""
    owner = seat("specialty_factory", "aqueduct", city={"indigo_plant": 2}, money=0, **farm(indigo=2))
    table = phase(THREE, "craftsman", seat(), owner)
    play(table, "produce")
    assert (goods(table, 1), money(table, 1)) == ({"indigo": 3}, 2)


@pytest.mark.parametrize(("extra", "paid"), [("extra coffee", 2), ("extra indigo", 1), ("pass", 1)])
def test_the_craftsmans_own_good_counts(extra: str, paid: int) -> None:
    """The factory is settled after it. [PR-SPF-02 PR-CRA-06]"""
    owner = seat(
        "specialty_factory",
        city={"coffee_roaster": 2, "indigo_plant": 1},
        money=0,
        **farm(coffee=2, indigo=1),
    )
    table = phase(THREE, "craftsman", owner)
    play(table, "produce")
    assert (asked(table), money(table, 0)) == ((0, "extra"), 0)
    play(table, extra)
    assert money(table, 0) == paid


@pytest.mark.parametrize(("second", "paid"), [("extra indigo", 2), ("extra coffee", 1)])
def test_both_goods_of_the_library_count(second: str, paid: int) -> None:
    """R-27: if they are of the same kind. [PR-SPF-02 PR-LIB-06]"""
    owner = seat(
        "specialty_factory", "library", "indigo_plant", "coffee_roaster", money=0, **farm(indigo=1, coffee=1)
    )
    table = phase(THREE, "craftsman", owner)
    play(table, "produce", "extra indigo", second)
    assert money(table, 0) == paid


def test_a_craftsman_with_nothing_left_to_take_is_paid_as_well() -> None:
    """The supply is empty, so that there is no question. [PR-SPF-02]"""
    owner = seat("specialty_factory", city={"coffee_roaster": 2}, money=0, **farm(coffee=2))
    table = phase(THREE, "craftsman", owner, seat(goods={"coffee": 7}))
    play(table, "produce")
    assert asked(table) == (1, "role")
    assert money(table, 0) == 1


# -- trading post ----------------------------------------------------------------------------------------


def test_a_good_may_be_sold_to_the_supply() -> None:
    """Of any kind, at its price, instead of a sale to the house. [PR-TPO-01]"""
    owner = seat("trading_post", goods={"corn": 1, "coffee": 2}, money=0)
    table = phase(THREE, "trader", seat(), owner, house=["coffee"])
    assert words(table) == ["sell corn", "sell corn at_post", "sell coffee at_post", "pass"]
    before = supply(table)["coffee"]
    play(table, "sell coffee at_post")
    assert (money(table, 1), goods(table, 1)) == (4, {"corn": 1, "coffee": 1})
    assert (house(table), supply(table)["coffee"]) == (["coffee"], before + 1)
    assert asked(table) == (1, "role")
    assert happened(table, 2, "sell_at_post") == [
        {"event": "sell_at_post", "seat": 1, "good": "coffee", "doubloons": 4},
    ]


@pytest.mark.parametrize(
    ("good", "income"), [("corn", 0), ("indigo", 1), ("sugar", 2), ("tobacco", 3), ("coffee", 4)]
)
def test_prices_at_the_post(good: str, income: int) -> None:
    """R-60 [PR-TPO-01]"""
    table = phase(THREE, "trader", seat(), seat("trading_post", goods={good: 1}, money=0))
    assert table.price_sources(f"sell {good} at_post") == [("price", income)]
    play(table, f"sell {good} at_post")
    assert money(table, 1) == income


def test_the_post_must_be_occupied() -> None:
    """[PR-TPO-01 PR-GEN-03]"""
    table = phase(THREE, "trader", seat(), seat(city=empty("trading_post"), goods={"corn": 1}))
    assert words(table) == ["sell corn", "pass"]
    assert reason(table, "sell corn at_post") == ("PR-TPO-01", "no-trading-post")


def test_markets_do_not_count_there_but_the_privilege_does() -> None:
    """R-60 [PR-TPO-02]"""
    owner = seat("trading_post", "small_market", "large_market", goods={"sugar": 2}, money=0)
    table = phase(THREE, "trader", owner)
    assert table.price_sources("sell sugar at_post") == [("price", 2), ("privilege", 1)]
    play(table, "sell sugar at_post")
    assert money(table, 0) == 3
    table = phase(THREE, "trader", owner)
    play(table, "sell sugar")
    assert money(table, 0) == 2 + 1 + 1 + 2


def test_the_library_counts_there_too() -> None:
    """R-60 [PR-TPO-02 PR-LIB-07]"""
    table = phase(THREE, "trader", seat("trading_post", "library", goods={"sugar": 1}, money=0))
    play(table, "sell sugar at_post")
    assert money(table, 0) == 4


def test_also_when_the_house_is_full() -> None:
    """R-17: those who come after keep their turn for it, the others not. [PR-TPO-03 PR-TRA-07]"""
    seller = seat(goods={"tobacco": 1})
    owner = seat("trading_post", goods={"corn": 1, "tobacco": 1}, money=0)
    table = phase(THREE, "trader", seller, seller, owner, house=["corn", "indigo", "sugar"])
    play(table, "sell tobacco")
    assert asked(table) == (2, "sell")
    assert words(table) == ["sell corn at_post", "sell tobacco at_post", "pass"]
    assert reason(table, "sell tobacco") == ("PR-TRA-04", "house-full")
    play(table, "sell tobacco at_post")
    assert money(table, 2) == 3
    assert house(table) == []


def test_one_sale_for_each_player() -> None:
    """[PR-TPO-03 PR-TRA-01]"""
    table = phase(THREE, "trader", seat("trading_post", goods={"corn": 2, "sugar": 1}))
    assert plan(table, sell="corn at_post") == ["sell corn at_post"]
    assert plan_refused(table, sell=["corn", "sugar at_post"]) == "PR-TRA-01"
    play(table, "sell corn")
    assert asked(table) == (1, "role")


def test_office_and_trading_post_together() -> None:
    """R-18: each sale has one venue. [PR-TPO-01 PR-OFF-01]"""
    owner = seat("office", "trading_post", goods={"coffee": 2}, money=0)
    for word, income, stored in (
        ("sell coffee", 5, ["coffee", "coffee"]),
        ("sell coffee at_post", 5, ["coffee"]),
    ):
        table = phase(THREE, "trader", owner, house=["coffee"])
        assert words(table) == ["sell coffee", "sell coffee at_post", "pass"]
        play(table, word)
        assert (money(table, 0), house(table)) == (income, stored)


# -- church ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("building", "gained"),
    [
        ("aqueduct", 0),
        ("small_sugar_mill", 0),
        ("storehouse", 0),
        ("indigo_plant", 1),
        ("guesthouse", 1),
        ("coffee_roaster", 1),
        ("union_hall", 1),
        ("statue", 2),
        ("city_hall", 2),
    ],
)
def test_points_for_a_new_building(building: str, gained: int) -> None:
    """R-34, R-59: 0, 1, 1 or 2 in rows 1 to 4, production buildings too. [PR-CHU-01]"""
    table = phase(NEW, "builder", seat(), seat("church", money=10))
    play(table, "pass", f"build {building}")
    assert points(table, 1) == gained
    assert len(happened(table, 0, "bonus")) == (1 if gained else 0)


def test_the_church_must_be_occupied() -> None:
    """[PR-CHU-01 PR-GEN-03]"""
    table = phase(NEW, "builder", seat(), seat(city=empty("church"), money=10))
    play(table, "pass", "build statue")
    assert points(table, 1) == 0


def test_only_its_owners_buildings_count() -> None:
    """[PR-CHU-01]"""
    table = phase(NEW, "builder", seat(money=10), seat("church", money=0))
    play(table, "build statue")
    assert points(table, 1) == 0


def test_the_church_itself_brings_nothing() -> None:
    """Not even with a worker of the university on it. [PR-CHU-02]"""
    drafted = situation(THREE, seat(city=empty("church"))).position()["drafted"]
    table = phase(THREE, "builder", seat("university", money=10), drafted=drafted)
    play(table, "build church", "man worker")
    assert staff(table, 0)["church"] == 1
    assert points(table, 0) == 0


def test_after_the_worker_of_the_university() -> None:
    """R-31: first the worker, then the points, then the end of the game. [PR-CHU-01 PR-BLD-08]"""
    ten = empty(
        "small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster",
        "small_market", "small_warehouse", "hospice",
    )  # fmt: skip
    owner = seat("church", "university", city=ten, money=9)
    table = phase(THREE, "builder", seat(points=74), owner)
    play(table, "pass", "build wharf")
    assert asked(table) == (1, "man_building")
    assert (points(table, 1), ending(table)) == (0, [])
    play(table, "man worker")
    assert points(table, 1) == 1
    assert [one["reason"] for one in happened(table, -1, "ending")] == ["chips", "city"]


def test_the_church_may_be_refused() -> None:
    """R-66 [PR-GEN-04 PR-CHU-01]"""
    for word, gained in (("use church", 2), ("decline", 0)):
        table = phase(f"{NEW}&ask_passive_bonuses=true", "builder", seat(), seat("church", money=10))
        play(table, "pass", "build statue")
        assert words(table) == ["use church", "decline"]
        play(table, word)
        assert points(table, 1) == gained


def test_for_the_first_row_the_church_is_not_asked_for() -> None:
    """R-66 [PR-GEN-04 PR-CHU-01]"""
    table = phase(
        f"{NEW}&ask_passive_bonuses=true", "builder", seat(), seat("church", money=10), seat(money=0)
    )
    play(table, "pass", "build storehouse")
    assert asked(table) == (1, "role")


# -- statue and cloister -----------------------------------------------------------------------------------------


def test_a_statue_is_worth_eight_without_a_worker() -> None:
    """[PR-STA-01 PR-GEN-03]"""
    table = situation(THREE, seat(city=empty("statue")))
    assert table.score_sources(0) == [("printed", 8)]


def test_nobody_can_stand_on_a_statue() -> None:
    """It has no circle: workers stay on the port, and the refill does not count it. R-08 [PR-STA-01]"""
    table = phase(THREE, "mayor", seat(city={"statue": 0, "office": 0}, island={}, idle=2), office=0)
    play(table, "pass")
    assert (staff(table, 0), idle(table, 0), office(table)) == ({"office": 1}, 1, 3)
    table = phase(THREE, "mayor", seat(city={"statue": 0, "sugar_mill": 0, "office": 0}, island={}), office=0)
    play(table, "pass")
    assert office(table) == 4


def test_the_university_sends_nobody_to_a_statue() -> None:
    """R-30 [PR-UNI-04 PR-STA-01]"""
    drafted = situation(THREE, seat(city=empty("statue"))).position()["drafted"]
    table = phase(
        THREE, "builder", seat("university", money=10), seat(money=0), seat(money=0), drafted=drafted
    )
    play(table, "build statue")
    assert asked(table) == (1, "role")
    assert (staff(table, 0), idle(table, 0)) == ({"university": 1}, 0)


def test_a_statue_needs_two_spaces() -> None:
    """R-33: that they lie one below the other can always be arranged. [PR-STA-01 PR-BLD-05]"""
    ten = ["small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "tobacco_storage"]
    ten += ["coffee_roaster", "aqueduct", "storehouse", "guesthouse", "church"]
    table = phase(NEW, "builder", seat(city=empty(*ten), money=10))
    play(table, "build statue")
    assert ending(table) == ["city"]
    table = phase(NEW, "builder", seat(city=empty(*ten, "library"), money=10))
    assert reason(table, "build statue") == ("PR-BLD-05", "no-room")


@pytest.mark.parametrize(
    ("tiles", "bonus"),
    [
        ({}, 0),
        ({"corn": 2, "indigo": 2, "quarry": 2}, 0),
        ({"corn": 3}, 1),
        ({"corn": 5}, 1),
        ({"corn": 6}, 3),
        ({"corn": 3, "indigo": 3}, 3),
        ({"quarry": 3, "sugar": 3, "tobacco": 3, "coffee": 3}, 10),
        ({"sugar": 9, "corn": 3}, 10),
        ({"corn": 4, "indigo": 4, "sugar": 4}, 6),
    ],
)
def test_triplets_of_tiles(tiles: dict[str, int], bonus: int) -> None:
    """[PR-CLO-01]"""
    table = situation(THREE, seat("cloister", island=tiles))
    assert bonus_of(table, 0, "cloister") == bonus


def test_forests_are_a_kind_for_the_cloister() -> None:
    """WE-25: six forests, three quarries, two corn, a coffee: 6, whatever is under them. [PR-CLO-01]"""
    trees = wooded("corn", "corn", "sugar", drawn=["coffee", "indigo", "indigo"], quarry=3, corn=2, coffee=1)
    table = situation(THREE, seat("cloister", **trees))
    assert bonus_of(table, 0, "cloister") == 6
    assert table.scores[0] == 4 + 6


def test_an_empty_cloister() -> None:
    """WE-18 [PR-CLO-01 PR-SCO-03]"""
    table = situation(THREE, seat(city=empty("cloister"), island={"corn": 9}))
    assert table.scores[0] == 4


# -- small wharf ---------------------------------------------------------------------------------------------------


def test_any_goods_for_half_the_points() -> None:
    """Mixed, of a kind not all, to the supply. [PR-SWF-01 PR-SWF-02]"""
    owner = seat("small_wharf", goods={"corn": 3, "indigo": 2, "coffee": 1})
    table = phase(THREE, "captain", seat(), owner)
    before = supply(table)
    assert "ship_some" in words(table)
    play(table, "ship_some")
    assert asked(table) == (1, "send")
    assert words(table) == [
        "send 1 corn",
        "send 2 corn",
        "send 3 corn",
        "send 1 indigo",
        "send 2 indigo",
        "send 1 coffee",
    ]
    assert reason(table, "done") == ("PR-SWF-01", "at-least-one")
    play(table, "send 2 corn")
    assert words(table) == ["send 1 indigo", "send 2 indigo", "send 1 coffee", "done"]
    assert reason(table, "send 3 indigo") == ("PR-SWF-01", "no-good")
    play(table, "send 2 indigo", "send 1 coffee")
    assert goods(table, 1) == {"corn": 1}
    assert points(table, 1) == 5 // 2
    after = supply(table)
    assert {good: after[good] - before[good] for good in after if after[good] != before[good]} == {
        "corn": 2,
        "indigo": 2,
        "coffee": 1,
    }
    assert ships(table) == {}


@pytest.mark.parametrize(("number", "gained"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_a_point_for_each_two(number: int, gained: int) -> None:
    """R-12: a single good brings nothing. [PR-SWF-01 PR-GEN-11]"""
    table = phase(THREE, "captain", seat(), seat("small_wharf", goods={"corn": 5}), ships=FULL)
    play(table, "ship_some", f"send {number} corn")
    assert points(table, 1) == gained
    assert happened(table, 0, "send") == [
        {"event": "send", "seat": 1, "goods": ["corn"] * number, "points": gained}
    ]


def test_a_single_good_keeps_loading_going() -> None:
    """R-12: the lap begins anew, and somebody else may still load. [PR-SWF-01 PR-CAP-13]"""
    wharf = seat("wharf", goods={"sugar": 1, "corn": 1})
    owner = seat("small_wharf", goods={"sugar": 1})
    table = phase(THREE, "captain", owner, wharf, ships=FULL)
    play(table, "ship_some")
    assert asked(table) == (1, "load")
    play(table, "pass")
    assert asked(table) == (1, "store"), "everybody else had passed since"
    table = phase(THREE, "captain", wharf, owner, ships=FULL)
    play(table, "pass", "ship_some")
    assert asked(table) == (0, "load")


def test_the_small_wharf_must_be_occupied() -> None:
    """[PR-SWF-01 PR-GEN-03]"""
    table = phase(THREE, "captain", seat(city=empty("small_wharf"), goods={"corn": 2}))
    assert reason(table, "ship_some") == ("PR-SWF-01", "no-private-ship")


def test_once_a_phase() -> None:
    """R-15 [PR-SWF-01 PR-GEN-05]"""
    table = phase(THREE, "captain", seat("small_wharf", goods={"corn": 3, "sugar": 2}))
    play(table, "ship_some", "send 1 corn", "done")
    assert asked(table) == (0, "load")
    assert reason(table, "ship_some") == ("PR-SWF-01", "once-a-phase")
    assert not {"ship_some", "pass"} & set(words(table))


def test_it_may_be_used_instead_of_a_cargo_ship() -> None:
    """R-10: who can load a ship must load something, who cannot may keep his goods. [PR-SWF-01 PR-CAP-02]"""
    owner = seat("small_wharf", goods={"corn": 2})
    table = phase(THREE, "captain", owner)
    assert words(table) == ["load corn ship-4", "load corn ship-5", "load corn ship-6", "ship_some"]
    assert refused(table, "pass") == "PR-CAP-02"
    table = phase(THREE, "captain", owner, ships=FULL)
    assert words(table) == ["pass", "ship_some"]
    play(table, "pass")
    assert goods(table, 0) == {"corn": 2}
    assert asked(table) == (0, "store")


def test_wharf_and_small_wharf_in_any_order() -> None:
    """Each once, on different turns. [PR-SWF-02 PR-WHF-01]"""
    owner = seat("wharf", "small_wharf", goods={"corn": 2, "sugar": 1, "coffee": 1})
    first = ["ship corn", "ship sugar", "ship coffee", "pass", "ship_some"]
    table = phase(THREE, "captain", seat(), owner, ships=FULL)
    assert words(table) == first
    play(table, "ship corn")
    assert words(table) == ["pass", "ship_some"]
    play(table, "ship_some", "send 1 sugar", "send 1 coffee")
    assert (points(table, 1), goods(table, 1)) == (2 + 1, {})
    table = phase(THREE, "captain", seat(), owner, ships=FULL)
    assert words(table) == first
    play(table, "ship_some", "send 1 sugar", "send 1 coffee")
    assert words(table) == ["ship corn", "pass"]
    play(table, "ship corn")
    assert (points(table, 1), goods(table, 1)) == (1 + 2, {})


def test_the_first_load_of_the_captain_may_be_this_one() -> None:
    """R-13: then his point comes with it, also for a single good. [PR-SWF-01 PR-CAP-11]"""
    for number, total in ((1, 0 + 1), (2, 1 + 1), (3, 1 + 1)):
        table = phase(THREE, "captain", seat("small_wharf", goods={"corn": 3}), ships=FULL)
        play(table, "ship_some", f"send {number} corn")
        assert points(table, 0) == total
        assert happened(table, 2, "send")[0]["points"] == total


def test_one_bonus_for_each_load() -> None:
    """R-14: harbor and lighthouse, however many kinds are sent. [PR-HBR-01 PR-LGT-01 PR-SWF-01]"""
    owner = seat("small_wharf", "harbor", "lighthouse", goods={"corn": 1, "sugar": 1, "coffee": 1}, money=0)
    table = phase(THREE, "captain", seat(), owner, ships=FULL)
    play(table, "ship_some", "send 1 corn", "send 1 sugar", "send 1 coffee")
    assert (points(table, 1), money(table, 1)) == (1 + 1, 1)


def test_goods_can_be_named_in_any_order() -> None:
    """[PR-SWF-01]"""
    table = phase(THREE, "captain", seat("small_wharf", goods={"corn": 2, "sugar": 1}))
    play(table, "ship_some")
    assert plan(table, send=["1 sugar", "1 corn"]) == ["send 1 corn", "send 1 sugar"]
    play(table, "send 1 sugar")
    assert asked(table) == (0, "load")


# -- lighthouse ----------------------------------------------------------------------------------------------------


def test_a_doubloon_for_each_load() -> None:
    """Ship and wharf, captain or not. [PR-LGT-01]"""
    owner = seat("lighthouse", "wharf", goods={"corn": 2, "sugar": 1}, money=0)
    table = phase(THREE, "captain", seat(), owner)
    play(table, "load corn ship-4")
    assert money(table, 1) == 1
    play(table, "ship sugar")
    assert money(table, 1) == 2
    assert points(table, 1) == 3


def test_the_captain_gets_one_more_at_the_start() -> None:
    """Once, before anything is loaded. [PR-LGT-02]"""
    table = phase(THREE, "captain", seat("lighthouse", goods={"corn": 1, "sugar": 1}, money=0))
    assert (asked(table), money(table, 0)) == ((0, "load"), 1)
    play(table, "load corn ship-4", "load sugar ship-5")
    assert money(table, 0) == 3


def test_also_if_he_loads_nothing() -> None:
    """[PR-LGT-02]"""
    table = phase(THREE, "captain", seat("lighthouse", money=0), seat("lighthouse", money=0))
    assert [money(table, who) for who in (0, 1)] == [1, 0]


def test_an_empty_lighthouse() -> None:
    """[PR-LGT-01 PR-LGT-02 PR-GEN-03]"""
    table = phase(THREE, "captain", seat(city=empty("lighthouse"), goods={"corn": 1}, money=0))
    play(table, "load corn ship-4")
    assert money(table, 0) == 0


def test_the_lighthouse_may_be_refused() -> None:
    """R-66: the captain's doubloon and that of each load by themselves. [PR-GEN-04 PR-LGT-01 PR-LGT-02]"""
    for first, second, total in (
        ("use lighthouse", "use lighthouse", 2),
        ("use lighthouse", "decline", 1),
        ("decline", "use lighthouse", 1),
        ("decline", "decline", 0),
    ):
        table = phase(ASKING, "captain", seat("lighthouse", goods={"corn": 1}, money=0))
        assert words(table) == ["use lighthouse", "decline"]
        play(table, first, "load corn ship-4")
        assert words(table) == ["use lighthouse", "decline"]
        play(table, second)
        assert money(table, 0) == total


# -- union hall -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("port", "gained"),
    [
        ({"corn": 3, "indigo": 2, "coffee": 1}, 2),
        ({"corn": 4, "coffee": 2}, 3),
        ({"corn": 1, "indigo": 1, "sugar": 1}, 0),
        ({"sugar": 9}, 4),
        ({}, 0),
    ],
)
def test_a_point_for_each_pair(port: dict[str, int], gained: int) -> None:
    """WE-23, WE-24: equal goods, before loading; they stay. [PR-UNH-01]"""
    table = phase(THREE, "captain", seat(goods={"sugar": 1}), seat("union_hall", goods=port), ships=FULL)
    assert points(table, 1) == gained
    counted = [one for one in happened(table, 0, "bonus") if one["building"] == "union_hall"]
    assert [one["points"] for one in counted] == ([gained] if gained else [])


def test_pairs_are_counted_before_loading() -> None:
    """On the first turn only, and the goods are loaded after it. [PR-UNH-01]"""
    table = phase(THREE, "captain", seat(), seat("union_hall", goods={"corn": 4, "sugar": 2}))
    assert (asked(table), points(table, 1)) == ((1, "load"), 3)
    assert goods(table, 1) == {"corn": 4, "sugar": 2}
    play(table, "load corn ship-4", "load sugar ship-5")
    assert points(table, 1) == 3 + 4 + 2


def test_on_the_owners_first_turn_not_before() -> None:
    """[PR-UNH-01 PR-CAP-20]"""
    table = phase(THREE, "captain", seat(goods={"coffee": 1}), seat("union_hall", goods={"corn": 2}))
    assert points(table, 1) == 0
    play(table, "load coffee ship-4")
    assert points(table, 1) == 1


def test_also_for_whoever_cannot_load() -> None:
    """R-36: everybody has a first turn. [PR-CAP-20 PR-UNH-01]"""
    hall = seat("union_hall", goods={"corn": 2, "sugar": 2})
    table = phase(THREE, "captain", seat(), seat(), hall, ships=FULL)
    assert points(table, 2) == 2
    assert [one["seat"] for one in happened(table, -1, "bonus")] == [2]


def test_an_empty_union_hall() -> None:
    """[PR-UNH-01 PR-GEN-03]"""
    table = phase(THREE, "captain", seat(city=empty("union_hall"), goods={"corn": 2}), ships=FULL)
    assert points(table, 0) == 0


def test_pairs_do_not_bring_the_captains_point() -> None:
    """It is no load; nor does the harbor count it. [PR-UNH-01 PR-CAP-12]"""
    owner = seat("union_hall", "harbor", goods={"corn": 2})
    table = phase(THREE, "captain", owner, ships=FULL)
    assert points(table, 0) == 1


def test_pairs_may_end_the_game() -> None:
    """R-03 [PR-UNH-01 PR-END-04]"""
    table = phase(THREE, "captain", seat(points=74), seat("union_hall", goods={"corn": 2}), ships=FULL)
    assert ending(table) == ["chips"]


def test_the_union_hall_may_be_refused() -> None:
    """R-66 [PR-GEN-04 PR-UNH-01]"""
    for word, gained in (("use union_hall", 2), ("decline", 0)):
        table = phase(ASKING, "captain", seat(), seat("union_hall", goods={"corn": 4}), ships=FULL)
        assert (asked(table), words(table)) == ((1, "bonus"), ["use union_hall", "decline"])
        play(table, word)
        assert points(table, 1) == gained
        assert asked(table) == (1, "store")


def test_a_union_hall_that_counts_nothing_is_not_asked_for() -> None:
    """R-66 [PR-GEN-04 PR-UNH-01]"""
    table = phase(ASKING, "captain", seat(), seat("union_hall", goods={"corn": 1, "sugar": 1}))
    assert asked(table) == (1, "load")


def test_the_discount_of_forests_may_be_refused() -> None:
    """R-66: after that of quarries, as long as the price can be paid. [PR-GEN-04 PR-FOR-04]"""
    trees = wooded("corn", "corn", quarry=1)
    for word, left in (("use forest", 3), ("decline", 2)):
        table = phase(ASKING, "builder", seat(), seat(money=9, **trees, manned={"quarry": 1}))
        play(table, "pass", "build harbor")
        assert words(table) == ["use quarry", "decline"]
        play(table, "use quarry")
        assert words(table) == ["use forest", "decline"]
        play(table, word)
        assert money(table, 1) == left
    table = phase(ASKING, "builder", seat(), seat(money=7, **trees, manned={"quarry": 1}))
    play(table, "pass", "build harbor", "decline")
    assert (city(table, 1), money(table, 1)) == (["harbor"], 0)


# -- storehouse ------------------------------------------------------------------------------------------------------


def storing(*buildings: str, port: dict[str, int]) -> Table:
    table = phase(THREE, "captain", seat(*buildings, goods=port), ships=FULL)
    assert asked(table) == (0, "store")
    return table


def test_three_more_goods_of_any_kinds() -> None:
    """Besides the single one. [PR-STH-01]"""
    table = storing("storehouse", port={"corn": 5, "sugar": 2, "coffee": 1})
    assert words(table) == [
        "keep 1 corn", "keep 2 corn", "keep 3 corn", "keep 4 corn", "keep 1 sugar", "keep 2 sugar", "keep 1 coffee",
        "done",
    ]  # fmt: skip
    assert reason(table, "keep 5 corn") == ("PR-CAP-14", "no-storage")
    play(table, "keep 2 corn")
    assert words(table) == ["keep 1 sugar", "keep 2 sugar", "keep 1 coffee", "done"]
    play(table, "keep 2 sugar")
    assert goods(table, 0) == {"corn": 2, "sugar": 2}


def test_it_adds_to_a_warehouse() -> None:
    """A whole kind twice over, and four goods. [PR-STH-01 PR-LWH-01]"""
    port = {"corn": 5, "sugar": 4, "coffee": 3, "tobacco": 2}
    table = storing("storehouse", "large_warehouse", port=port)
    play(table, "keep 5 corn", "keep 4 sugar")
    assert "keep 2 tobacco" in words(table)
    play(table, "keep 2 tobacco")
    assert words(table) == ["keep 1 coffee", "keep 2 coffee", "done"]
    assert reason(table, "keep 3 coffee") == ("PR-CAP-14", "no-storage")
    play(table, "keep 2 coffee")
    assert goods(table, 0) == {"corn": 5, "sugar": 4, "tobacco": 2, "coffee": 2}


def test_less_may_be_kept() -> None:
    """R-16 [PR-STH-01 PR-CAP-15]"""
    table = storing("storehouse", port={"corn": 5})
    play(table, "done")
    assert goods(table, 0) == {}


def test_an_empty_storehouse() -> None:
    """[PR-STH-01 PR-GEN-03]"""
    table = phase(THREE, "captain", seat(city=empty("storehouse"), goods={"corn": 5}), ships=FULL)
    assert words(table) == ["keep 1 corn", "done"]


# -- quarries and rows ---------------------------------------------------------------------------------------------


def test_quarries_save_up_to_the_row() -> None:
    """R-59 [PR-BLD-03]"""
    table = phase(NEW, "builder", seat(), seat(money=10, **farm(quarry=5)))
    play(table, "pass")
    names = ("storehouse", "church", "library", "statue", "cloister")
    assert [price(table, name) for name in names] == [2, 3, 5, 6, 6]


def test_the_last_worker_for_a_new_building() -> None:
    """With the university a guesthouse gets one worker only. [PR-UNI-02 PR-GST-01]"""
    drafted = situation(THREE, seat(city=empty("guesthouse"))).position()["drafted"]
    table = scarce(situation(THREE, seat("university", money=9), drafted=drafted, office=0), workers=5)
    play(table, "builder", "build guesthouse", "man worker")
    assert staff(table, 0) == {"guesthouse": 1, "university": 1}
    assert board(table)["workers"] == 4
