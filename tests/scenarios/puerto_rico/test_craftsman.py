"""The craftsman phase. docs/rules/puerto-rico.md, section 4.6."""

import pytest

from situations_puerto_rico import (
    asked,
    farm,
    goods,
    happened,
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


def test_the_production_of_the_rulebook() -> None:
    """WE-05: 2 corn, 1 tobacco, 3 sugar. [PR-CRA-02 PR-CRA-03 PR-CRA-05]"""
    table = situation(
        FOUR,
        seat(
            city={"tobacco_storage": 1, "small_sugar_mill": 1, "sugar_mill": 3},
            island={"corn": 3, "tobacco": 2, "sugar": 4},
            manned={"corn": 2, "tobacco": 2, "sugar": 3},
        ),
    )
    play(table, "craftsman", "produce")
    assert goods(table, 0) == {"corn": 2, "tobacco": 1, "sugar": 3}
    assert supply(table) == {"corn": 8, "indigo": 11, "sugar": 8, "tobacco": 8, "coffee": 9}
    made = ["corn", "corn", "sugar", "sugar", "sugar", "tobacco"]
    assert happened(table, -1, "produce") == [{"event": "produce", "seat": 0, "goods": made}]


def test_corn_needs_no_building_but_a_worker() -> None:
    """[PR-CRA-02 PR-GEN-03]"""
    table = situation(THREE, seat(island={"corn": 4}, manned={"corn": 3}), seat(island={"corn": 5}))
    play(table, "craftsman", "produce")
    assert goods(table, 0) == {"corn": 3}
    assert goods(table, 1) == {}


@pytest.mark.parametrize(
    ("good", "city", "made"),
    [
        ("indigo", {"small_indigo_plant": 1}, 1),
        ("indigo", {"indigo_plant": 3}, 3),
        ("indigo", {"indigo_plant": 2}, 2),
        ("indigo", {"small_indigo_plant": 1, "indigo_plant": 3}, 4),
        ("indigo", {"small_indigo_plant": 0, "indigo_plant": 2}, 2),
        ("sugar", {"small_sugar_mill": 1}, 1),
        ("sugar", {"small_sugar_mill": 1, "sugar_mill": 1}, 2),
        ("sugar", {"sugar_mill": 3}, 3),
        ("tobacco", {"tobacco_storage": 3}, 3),
        ("tobacco", {"tobacco_storage": 2}, 2),
        ("coffee", {"coffee_roaster": 2}, 2),
        ("coffee", {"coffee_roaster": 1}, 1),
    ],
)
def test_as_much_as_there_are_pieces_in_the_plants_of_the_kind(
    good: str, city: dict[str, int], made: int
) -> None:
    """Five plantations; the small and the large plant add up. [PR-CRA-03]"""
    table = situation(FOUR, seat(city=city, **farm(**{good: 5})))
    play(table, "craftsman", "produce")
    assert goods(table, 0) == {good: made}


@pytest.mark.parametrize("good", ["indigo", "sugar", "tobacco", "coffee"])
def test_a_plant_without_occupied_plantations_makes_nothing_nor_the_other_way_round(good: str) -> None:
    """Superfluous pieces make nothing, and raw materials are kept by nobody. [PR-CRA-03 PR-CRA-05]"""
    plants = {"indigo": "indigo_plant", "sugar": "sugar_mill", "tobacco": "tobacco_storage"}
    plant = plants.get(good, "coffee_roaster")
    table = situation(
        THREE,
        seat(city={plant: 2}, island={good: 3}),
        seat(city={plant: 0}, **farm(**{good: 3})),
        seat(city={plant: 2}, **farm(**{good: 1})),
    )
    play(table, "craftsman")
    assert asked(table) == (2, "produce")  # the others were skipped
    play(table, "produce")
    assert [goods(table, who) for who in range(3)] == [{}, {}, {good: 1}]


def test_no_plant_works_for_another_kind() -> None:
    """[PR-CRA-03]"""
    city = {"indigo_plant": 3, "coffee_roaster": 2}
    table = situation(THREE, seat(city=city, **farm(sugar=3, tobacco=3)))
    play(table, "craftsman")
    assert goods(table, 0) == {}
    assert asked(table) == (1, "role")


def test_everybody_produces_in_order_until_the_supply_is_empty() -> None:
    """2 corn are left: the craftsman is served first, who comes last gets nothing. [PR-CRA-01 PR-CRA-04 PR-GEN-08]"""
    table = situation(
        FOUR,
        seat(goods={"corn": 7}, **farm(corn=3)),
        seat(**farm(corn=1)),
        seat(**farm(corn=2)),
        seat(**farm(corn=2)),
        governor=1,
        ships={"ship-5": {"good": "corn", "number": 1}},
    )
    assert supply(table)["corn"] == 2
    play(table, "craftsman", "produce", "produce")
    assert [goods(table, who).get("corn", 0) for who in range(4)] == [7, 1, 1, 0]
    assert [event["seat"] for event in happened(table, -1, "produce")] == [1, 2]
    assert [event["seat"] for event in happened(table, -1, "skip")] == [3, 0, 1]  # 1: no extra good
    assert supply(table)["corn"] == 0


def test_nothing_is_owed_later() -> None:
    """What was not in the supply is not made up for in the next phase. [PR-CRA-04 PR-GEN-08]"""
    table = situation(THREE, seat(**farm(corn=1)), seat(goods={"corn": 10}), roles={"trader": 2}, governor=2)
    play(table, "craftsman")
    assert goods(table, 0) == {}
    play(table, "captain", "done")  # six corn sail, the others are lost
    assert supply(table)["corn"] == 10
    play(table, "craftsman", "produce")
    assert goods(table, 0) == {"corn": 1}


def test_the_craftsman_gets_one_good_more_of_a_kind_he_has_produced() -> None:
    """As the last act, after all have produced. [PR-CRA-06 PR-RND-06]"""
    table = situation(
        THREE,
        seat("coffee_roaster", goods={"tobacco": 1}, **farm(corn=2, coffee=1, indigo=1)),
        seat(**farm(corn=1)),
    )
    play(table, "craftsman", "produce")
    assert asked(table) == (1, "produce")
    play(table, "produce")
    assert asked(table) == (0, "extra")
    assert words(table) == ["extra corn", "extra coffee", "pass"]
    assert reason(table, "extra indigo") == ("PR-CRA-06", "not-produced")
    assert reason(table, "extra tobacco") == ("PR-CRA-06", "not-produced")
    play(table, "extra coffee")
    assert goods(table, 0) == {"corn": 2, "tobacco": 1, "coffee": 2}
    assert happened(table, 1, "extra") == [{"event": "extra", "seat": 0, "good": "coffee"}]
    assert asked(table) == (1, "role")  # and nobody else gets one


def test_the_privilege_may_be_declined() -> None:
    """[PR-RND-05]"""
    table = situation(THREE, seat(**farm(corn=1)))
    play(table, "craftsman", "produce", "pass")
    assert goods(table, 0) == {"corn": 1}
    assert asked(table) == (1, "role")


def test_the_extra_good_must_still_be_in_the_supply() -> None:
    """Others have taken the last corn since he produced his. [PR-CRA-06]"""
    table = situation(
        THREE, seat("coffee_roaster", **farm(corn=1, coffee=1)), seat(goods={"corn": 7}, **farm(corn=2))
    )
    play(table, "craftsman", "produce", "produce")
    assert words(table) == ["extra coffee", "pass"]
    assert reason(table, "extra corn") == ("PR-CRA-06", "no-supply")


def test_when_no_kind_of_his_is_left_there_is_no_extra_good() -> None:
    """[PR-CRA-06 PR-GEN-08]"""
    table = situation(THREE, seat(**farm(corn=1)), seat(goods={"corn": 7}, **farm(corn=2)))
    play(table, "craftsman", "produce", "produce")
    assert goods(table, 0) == {"corn": 1}
    assert asked(table) == (1, "role")


def test_who_produced_nothing_has_no_privilege() -> None:
    """WE-28 [PR-CRA-07]"""
    table = situation(THREE, seat(goods={"corn": 1}), seat(**farm(corn=1)))
    play(table, "craftsman", "produce")
    assert goods(table, 0) == {"corn": 1}
    assert asked(table) == (1, "role")


def test_a_kind_of_which_nothing_came_does_not_count_as_produced() -> None:
    """Corn could be made, but none was in the supply. [PR-CRA-08]"""
    table = situation(
        THREE,
        seat("small_indigo_plant", **farm(corn=1, indigo=1)),
        seat(goods={"corn": 9}),
        ships={"ship-4": {"good": "corn", "number": 1}},
    )
    play(table, "craftsman", "produce")
    assert words(table) == ["extra indigo", "pass"]
    assert reason(table, "extra corn") == ("PR-CRA-06", "not-produced")


def test_production_is_all_or_nothing() -> None:
    """R-19: it may be skipped, but not in part; then there is no privilege either. [PR-CRA-09 PR-CRA-07 PR-RND-05]"""
    table = situation(
        THREE, seat("coffee_roaster", "factory", **farm(corn=2, coffee=1)), seat(**farm(corn=1))
    )
    play(table, "craftsman")
    assert words(table) == ["produce", "pass"]
    play(table, "pass")
    assert goods(table, 0) == {}
    assert money(table, 0) == 2
    assert asked(table) == (1, "produce")
    play(table, "pass")
    assert goods(table, 1) == {}
    assert asked(table) == (1, "role")


# -- the factory ------------------------------------------------------------------------------


PLANTS = ("small_indigo_plant", "small_sugar_mill", "tobacco_storage", "coffee_roaster")
KINDS = ("corn", "indigo", "sugar", "tobacco", "coffee")


@pytest.mark.parametrize(("kinds", "doubloons"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 5)])
def test_a_factory_pays_for_kinds(kinds: int, doubloons: int) -> None:
    """[PR-FAC-01]"""
    table = situation(
        FOUR, seat(), seat("factory", *PLANTS, **farm(**dict.fromkeys(KINDS[:kinds], 1)), money=0)
    )
    play(table, "craftsman", "produce")
    assert money(table, 1) == doubloons
    told = {"event": "bonus", "seat": 1, "building": "factory", "doubloons": doubloons, "points": 0}
    assert happened(table, -1, "bonus") == ([told] if doubloons else [])


def test_quantities_do_not_matter_to_a_factory() -> None:
    """[PR-FAC-01]"""
    table = situation(FOUR, seat(city={"factory": 1, "sugar_mill": 3}, **farm(corn=6, sugar=3), money=0))
    play(table, "craftsman", "produce")
    assert goods(table, 0) == {"corn": 6, "sugar": 3}
    assert money(table, 0) == 1


def test_an_unoccupied_factory_pays_nothing() -> None:
    """[PR-FAC-01 PR-GEN-03]"""
    table = situation(FOUR, seat(*PLANTS, city={"factory": 0}, **farm(corn=1, indigo=1, sugar=1), money=0))
    play(table, "craftsman", "produce")
    assert money(table, 0) == 0


def test_a_factory_pays_only_for_what_came() -> None:
    """WE-10: no corn in the supply, 2 of 3 sugar, 1 tobacco: two kinds, 1 doubloon. [PR-CRA-04 PR-CRA-08 PR-FAC-01]"""
    table = situation(
        FOUR,
        seat(
            "factory", "tobacco_storage", city={"sugar_mill": 3}, **farm(corn=3, sugar=3, tobacco=1), money=0
        ),
        seat(goods={"corn": 10, "sugar": 9}),
    )
    play(table, "craftsman", "produce")
    assert goods(table, 0) == {"sugar": 2, "tobacco": 1}
    assert money(table, 0) == 1


def test_the_extra_good_of_the_craftsman_pays_nothing_more() -> None:
    """He is paid when he produces; one good more makes no kind more. [PR-FAC-01 PR-CRA-06]"""
    table = situation(FOUR, seat("factory", "coffee_roaster", **farm(corn=1, coffee=1), money=0))
    play(table, "craftsman", "produce")
    assert money(table, 0) == 1
    play(table, "extra coffee")
    assert money(table, 0) == 1


def test_goods_from_before_are_no_production() -> None:
    """[PR-FAC-01]"""
    before = {"indigo": 2, "sugar": 1, "tobacco": 1, "coffee": 1}
    table = situation(FOUR, seat("factory", goods=before, **farm(corn=1), money=0))
    play(table, "craftsman", "produce")
    assert money(table, 0) == 0
    assert words(table) == ["extra corn", "pass"]
