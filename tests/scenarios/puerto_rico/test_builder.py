"""The builder phase and the university: docs/rules/puerto-rico.md, section 4.5."""

import pytest

from gouverneur import Table
from situations import plan, plan_refused
from situations_puerto_rico import (
    asked,
    board,
    buildings_left,
    city,
    empty,
    happened,
    idle,
    money,
    occupied,
    office,
    phase,
    play,
    price,
    refused,
    scarce,
    seat,
    situation,
    staff,
    words,
    workers,
)

THREE = "puerto-rico:2002/3"
TEN = (
    "small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "small_market", "hacienda",
    "construction_hut", "small_warehouse", "hospice", "office",
)  # fmt: skip


def quarries(number: int, of: int | None = None) -> dict[str, dict[str, int]]:
    """An island with so many quarries, of which so many are occupied."""
    return {"island": {"quarry": number}, "manned": {"quarry": number if of is None else of}}


def second(*seats: dict[str, object], **rest: object) -> Table:
    """Seat 1 builds, the builder seat 0 has passed."""
    table = phase(THREE, "builder", seat(money=5), *seats, **rest)
    play(table, "pass")
    return table


# -- building -----------------------------------------------------------------------------------------------------


def test_everybody_may_build_one_building() -> None:
    """From the display into the city, for money to the bank. [PR-BLD-01]"""
    table = phase(THREE, "builder", *[seat(money=9) for who in range(3)])
    assert asked(table) == (0, "build")
    play(table, "build hospice")
    assert asked(table) == (1, "build")
    play(table, "build hospice")
    play(table, "pass")
    assert asked(table) == (1, "role")
    assert [city(table, who) for who in range(3)] == [["hospice"], ["hospice"], []]
    assert [money(table, who) for who in range(3)] == [6, 5, 9]
    assert buildings_left(table, "hospice") == 0


def test_nobody_builds_two() -> None:
    """[PR-BLD-01]"""
    table = phase(THREE, "builder", seat(money=9))
    assert plan(table, build="hospice") == ["build hospice"]
    assert plan_refused(table, build=["hospice", "small_market"]) == "PR-BLD-01"


def test_a_new_building_is_empty() -> None:
    """[PR-BLD-01]"""
    table = phase(THREE, "builder", seat(money=9, idle=2))
    play(table, "build hospice")
    assert (staff(table, 0), idle(table, 0)) == ({}, 2)


def test_everything_that_can_be_paid_is_offered() -> None:
    """Three doubloons without the privilege: what costs up to 3. [PR-BLD-01 PR-BLD-02]"""
    table = second(seat(money=3))
    assert words(table) == [
        "build small_indigo_plant",
        "build small_sugar_mill",
        "build indigo_plant",
        "build small_market",
        "build hacienda",
        "build construction_hut",
        "build small_warehouse",
        "pass",
    ]


# -- the price ------------------------------------------------------------------------------------------------------


def test_quarry_limits() -> None:
    """WE-02: not the builder, three occupied quarries: 1, 3, 5, 7. [PR-BLD-02 PR-BLD-03]"""
    table = second(seat(money=10, **quarries(3)))
    assert [price(table, name) for name in ("construction_hut", "office", "harbor", "city_hall")] == [
        1,
        3,
        5,
        7,
    ]
    assert table.price_sources("build construction_hut") == [("printed", 2), ("quarry", -1)]
    assert table.price_sources("build office") == [("printed", 5), ("quarry", -2)]
    assert table.price_sources("build harbor") == [("printed", 8), ("quarry", -3)]
    assert table.price_sources("build city_hall") == [("printed", 10), ("quarry", -3)]


@pytest.mark.parametrize(
    ("number", "prices"),
    [(0, [2, 5, 8, 10]), (1, [1, 4, 7, 9]), (2, [1, 3, 6, 8]), (4, [1, 3, 5, 6]), (5, [1, 3, 5, 6])],
)
def test_a_quarry_saves_one_up_to_the_row(number: int, prices: list[int]) -> None:
    """[PR-BLD-03]"""
    table = second(seat(money=10, **quarries(number)))
    assert [price(table, name) for name in ("construction_hut", "office", "harbor", "city_hall")] == prices


@pytest.mark.parametrize("building", ["construction_hut", "office", "harbor", "city_hall"])
def test_what_is_paid_is_the_price(building: str) -> None:
    """With exactly that much it can be built, with one less not. [PR-BLD-02]"""
    cost = {"construction_hut": 1, "office": 3, "harbor": 5, "city_hall": 7}[building]
    table = second(seat(money=cost, **quarries(3)))
    play(table, f"build {building}")
    assert money(table, 1) == 0
    assert happened(table, -1, "build")[0]["price"] == cost
    table = second(seat(money=cost - 1, **quarries(3)))
    if asked(table) == (1, "build"):
        assert refused(table, f"build {building}") == "PR-BLD-02"


def test_only_occupied_quarries_save() -> None:
    """[PR-BLD-03 PR-GEN-03]"""
    table = second(seat(money=10, **quarries(3, of=1)))
    assert table.price_sources("build harbor") == [("printed", 8), ("quarry", -1)]


def test_the_builder_pays_one_less() -> None:
    """In addition to the quarries. [PR-BLD-04]"""
    table = phase(THREE, "builder", seat(money=10, **quarries(3)))
    assert table.price_sources("build harbor") == [("printed", 8), ("quarry", -3), ("privilege", -1)]
    assert [price(table, name) for name in ("construction_hut", "office", "harbor", "city_hall")] == [
        0,
        2,
        4,
        6,
    ]
    play(table, "build city_hall")
    assert money(table, 0) == 4


def test_nothing_is_paid_out() -> None:
    """R-32: a plant of 1 with quarry and privilege costs nothing, and brings nothing. [PR-BLD-02]"""
    table = phase(THREE, "builder", seat(money=4, **quarries(2)))
    assert table.price_sources("build small_indigo_plant") == [
        ("printed", 1),
        ("quarry", -1),
        ("privilege", -1),
    ]
    play(table, "build small_indigo_plant")
    assert money(table, 0) == 4


def test_a_builder_without_money_builds_what_costs_nothing() -> None:
    """[PR-BLD-02 PR-BLD-04]"""
    table = phase(THREE, "builder", seat(money=0))
    assert words(table) == ["build small_indigo_plant", "build small_market", "pass"]
    assert refused(table, "build hacienda") == "PR-BLD-02"


def test_a_builder_who_does_not_build_gains_nothing() -> None:
    """WE-28 [PR-BLD-04]"""
    table = phase(THREE, "builder", seat(money=3))
    play(table, "pass")
    assert money(table, 0) == 3


def test_what_is_too_dear_is_refused() -> None:
    """[PR-BLD-02]"""
    table = second(seat(money=4))
    assert refused(table, "build office") == "PR-BLD-02"
    reason = table.why_not("build office")
    assert reason is not None
    assert "costs 5 doubloons, there are 4" in str(reason)


# -- what may be built ----------------------------------------------------------------------------------------------


def test_nobody_builds_the_same_twice() -> None:
    """[PR-BLD-07 PR-GEN-10]"""
    table = phase(THREE, "builder", seat(money=9, city=occupied("hospice")))
    assert "build hospice" not in words(table)
    assert refused(table, "build hospice") == "PR-BLD-07"
    assert buildings_left(table, "hospice") == 1


def test_what_is_sold_out_cannot_be_built() -> None:
    """Two hospices, one city hall; with two players one hospice. [PR-BLD-07]"""
    table = phase(
        THREE,
        "builder",
        seat(money=20),
        seat(city=empty("hospice", "city_hall")),
        seat(city=empty("hospice")),
    )
    assert refused(table, "build hospice") == "PR-BLD-07"
    assert refused(table, "build city_hall") == "PR-BLD-07"
    table = phase("puerto-rico:2020/2", "builder", seat(money=20), seat(city=empty("hospice")))
    assert refused(table, "build hospice") == "PR-BLD-07"


def test_a_production_building_has_more_copies() -> None:
    """Four of the small indigo plant for five players, the fifth finds none. [PR-BLD-07]"""
    table = phase("puerto-rico:2020/5", "builder", *[seat(money=1) for who in range(5)])
    for who in range(4):
        assert asked(table) == (who, "build")
        play(table, "build small_indigo_plant")
    assert refused(table, "build small_indigo_plant") == "PR-BLD-07"


def test_the_last_space_is_for_a_small_building() -> None:
    """Eleven spaces are filled: a large one does not fit. [PR-BLD-05 PR-BLD-06]"""
    table = phase(THREE, "builder", seat(money=20, city=empty(*TEN, "large_market")))
    assert "build city_hall" not in words(table)
    assert refused(table, "build city_hall") == "PR-BLD-05"
    play(table, "build harbor")
    assert len(city(table, 0)) == 12


def test_two_free_spaces_suffice_for_a_large_building() -> None:
    """R-33: wherever they are, since buildings may be shifted. [PR-BLD-05 PR-GEN-09]"""
    table = phase(THREE, "builder", seat(money=20, city=empty(*TEN)))
    play(table, "build city_hall")
    assert len(city(table, 0)) == 11
    assert board(table)["players"][0]["spaces"] == 0


def test_a_large_building_fills_two_spaces() -> None:
    """Five of them and two small ones fill a city. [PR-BLD-05 PR-GEN-15]"""
    large = empty("guild_hall", "residence", "fortress", "customs_house", "city_hall")
    table = phase(THREE, "builder", seat(money=20, city=large | empty("hospice")))
    assert board(table)["players"][0]["spaces"] == 1
    play(table, "build harbor")
    assert board(table)["ending"] == ["city"]


def test_in_a_full_city_nothing_is_built() -> None:
    """[PR-BLD-06 PR-GEN-14]"""
    table = situation(THREE, seat(money=20, city=empty(*TEN, "city_hall")), seat(money=9))
    play(table, "builder")
    assert asked(table) == (1, "build")
    assert happened(table, -1, "skip")[0]["seat"] == 0


def test_the_twelfth_space_ends_the_game_after_the_round() -> None:
    """[PR-BLD-08 PR-END-03]"""
    table = phase(THREE, "builder", seat(money=20, city=empty(*TEN)))
    assert board(table)["ending"] == []
    play(table, "build city_hall")
    assert board(table)["ending"] == ["city"]
    assert asked(table) == (1, "build")


# -- the university -------------------------------------------------------------------------------------------------


def test_the_university_mans_the_new_building() -> None:
    """With a worker of the supply. [PR-UNI-01]"""
    table = phase(THREE, "builder", seat(money=9, city=occupied("university")))
    before = workers(table)
    play(table, "build hospice")
    assert asked(table) == (0, "man_building")
    assert words(table) == ["man worker", "pass"]
    play(table, "man worker")
    assert staff(table, 0) == {"university": 1, "hospice": 1}
    assert (workers(table), office(table)) == (before - 1, 3)
    assert asked(table) == (1, "build")


def test_it_serves_its_owner_when_another_is_builder() -> None:
    """[PR-UNI-01]"""
    table = second(seat(money=9, city=occupied("university")))
    play(table, "build hospice", "man worker")
    assert staff(table, 1) == {"university": 1, "hospice": 1}
    assert asked(table) == (2, "build")


def test_its_worker_may_be_declined() -> None:
    """[PR-UNI-01 PR-GEN-04]"""
    table = phase(THREE, "builder", seat(money=9, city=occupied("university")))
    before = workers(table)
    play(table, "build hospice", "pass")
    assert staff(table, 0) == {"university": 1}
    assert workers(table) == before


def test_it_needs_a_worker_itself() -> None:
    """[PR-UNI-01 PR-GEN-03]"""
    table = phase(THREE, "builder", seat(money=9, city=empty("university")))
    play(table, "build hospice")
    assert asked(table) == (1, "build")


def test_it_does_nothing_for_whoever_does_not_build() -> None:
    """[PR-UNI-01]"""
    table = phase(THREE, "builder", seat(money=9, city=occupied("university")))
    play(table, "pass")
    assert asked(table) == (1, "build")


def test_it_sends_one_worker_however_many_circles_there_are() -> None:
    """[PR-UNI-02]"""
    table = phase(THREE, "builder", seat(money=9, city=occupied("university")))
    play(table, "build sugar_mill", "man worker")
    assert staff(table, 0) == {"university": 1, "sugar_mill": 1}
    assert asked(table) == (1, "build")


def test_a_large_building_gets_its_worker_too() -> None:
    """[PR-UNI-01]"""
    table = phase(THREE, "builder", seat(money=9, city=occupied("university")))
    play(table, "build fortress", "man worker")
    assert staff(table, 0) == {"university": 1, "fortress": 1}


def test_from_an_empty_supply_it_takes_a_worker_of_the_office() -> None:
    """R-29 [PR-UNI-03]"""
    table = scarce(situation(THREE, seat(money=9, city=occupied("university")), office=2), workers=0)
    play(table, "builder", "build hospice", "man worker")
    assert staff(table, 0) == {"university": 1, "hospice": 1}
    assert (workers(table), office(table)) == (0, 1)
    assert board(table)["ending"] == []


def test_not_as_long_as_there_is_one_in_the_supply() -> None:
    """R-05: its last worker ends no game. [PR-UNI-03 PR-END-02]"""
    table = scarce(situation(THREE, seat(money=9, city=occupied("university")), office=2), workers=1)
    play(table, "builder", "build hospice", "man worker")
    assert (workers(table), office(table)) == (0, 2)
    assert board(table)["ending"] == []


def test_with_supply_and_office_empty_there_is_no_worker() -> None:
    """R-29 [PR-UNI-03]"""
    table = scarce(situation(THREE, seat(money=9, city=occupied("university")), office=0), workers=0)
    play(table, "builder", "build hospice")
    assert asked(table) == (1, "build")


def test_a_new_university_does_not_serve_itself() -> None:
    """R-30 [PR-UNI-04]"""
    table = phase(THREE, "builder", seat(money=9))
    play(table, "build university")
    assert asked(table) == (1, "build")
    assert staff(table, 0) == {}


def test_no_noble_can_be_sent() -> None:
    """[PR-NOB-08]"""
    table = phase(THREE, "builder", seat(money=9, city=occupied("university")))
    play(table, "build hospice")
    assert refused(table, "man noble") == "PR-NOB-08"


def test_the_order_inside_a_build() -> None:
    """R-31: pay, place, the worker of the university, then the check of the city. [PR-BLD-08]"""
    table = phase(THREE, "builder", seat(money=9, city=empty(*TEN) | occupied("university")))
    play(table, "build harbor")
    assert money(table, 0) == 2
    assert "harbor" in city(table, 0)
    assert asked(table) == (0, "man_building")
    play(table, "man worker")
    told = [event["event"] for event in table.events(-1)]
    assert told.index("build") < told.index("man") < told.index("ending")
    assert board(table)["ending"] == ["city"]


# -- discounts that are asked for -----------------------------------------------------------------------------------


def test_what_quarries_save_can_be_refused_where_the_table_asks() -> None:
    """R-66 [PR-GEN-04]"""
    asking = "puerto-rico:2020/3?ask_passive_bonuses=true"
    for word, paid in (("use quarry", 4), ("decline", 7)):
        table = phase(asking, "builder", seat(money=10, **quarries(3)))
        play(table, "build harbor")
        assert asked(table) == (0, "discount")
        assert words(table) == ["use quarry", "decline"]
        play(table, word)
        assert money(table, 0) == 10 - paid
        assert asked(table) == (1, "build")


def test_they_are_not_asked_for_where_they_are_needed() -> None:
    """R-66: without them the building could not be paid, or they save nothing. [PR-GEN-04]"""
    asking = "puerto-rico:2020/3?ask_passive_bonuses=true"
    table = phase(asking, "builder", seat(money=6, **quarries(3)))
    play(table, "build harbor")
    assert asked(table) == (1, "build")
    assert money(table, 0) == 2
    table = phase(asking, "builder", seat(money=6, **quarries(1)))
    play(table, "build small_market")
    assert asked(table) == (1, "build")
    assert money(table, 0) == 6


def test_usually_they_save_by_themselves() -> None:
    """R-66 [PR-GEN-04 PR-BLD-03]"""
    table = phase(THREE, "builder", seat(money=10, **quarries(3)))
    play(table, "build harbor")
    assert asked(table) == (1, "build")
    assert money(table, 0) == 6
