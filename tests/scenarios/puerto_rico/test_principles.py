"""What holds in every phase: docs/rules/puerto-rico.md, section 4.0."""

import random

import pytest

from gouverneur import Table
from situations_puerto_rico import (
    asked,
    board,
    city,
    empty,
    goods,
    happened,
    island,
    manned,
    money,
    occupied,
    phase,
    play,
    points,
    price,
    refused,
    seat,
    situation,
    stacked,
    staff,
    words,
)

THREE = "puerto-rico:2020/3"
FOUR = "puerto-rico:2002/4"
FIVE = "puerto-rico:2020/5"


# -- order --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("role", "word"),
    [("settler", "take corn"), ("builder", "pass"), ("trader", "pass"), ("craftsman", "pass")],
)
def test_turns_go_clockwise_from_whoever_took_the_role(role: str, word: str) -> None:
    """Seat 2 of four: 2, 3, 0, 1. [PR-GEN-01 PR-RND-04]"""
    one = seat(money=5, goods={"sugar": 1}, island={"corn": 1}, manned={"corn": 1})
    table = situation(FOUR, one, one, one, one, governor=2, row=["corn"] * 5)
    play(table, role)
    found = []
    while table.decision.kind != "role":
        found.append(table.seat)
        play(table, word)
    assert found == [2, 3, 0, 1]


# -- occupied -----------------------------------------------------------------------------------------------------


def test_one_worker_occupies_a_building_of_three_circles() -> None:
    """One sugar can be made, and the mill counts as occupied. [PR-GEN-02 PR-CRA-03]"""
    one = seat(island={"sugar": 3}, manned={"sugar": 3}, city={"sugar_mill": 1})
    table = phase(THREE, "craftsman", one)
    play(table, "produce", "extra sugar")
    assert goods(table, 0) == {"sugar": 2}


@pytest.mark.parametrize("staffed", [True, False])
def test_only_what_is_occupied_works(staffed: bool) -> None:
    """A hut, a quarry, a market, a plantation. [PR-GEN-02 PR-GEN-03]"""
    workers = occupied if staffed else empty
    one = seat(
        money=9,
        goods={"indigo": 1},
        island={"quarry": 1, "corn": 1},
        manned={"quarry": 1, "corn": 1} if staffed else {},
        city=workers("construction_hut", "small_market"),
    )
    table = situation(FOUR, seat(), one, row=["coffee"] * 5)
    play(table, "settler", "pass")
    assert ("take quarry" in words(table)) == staffed
    play(table, "pass", "pass", "pass", "builder")
    assert price(table, "hospice") == (2 if staffed else 3)
    play(table, "pass", "pass", "pass", "pass", "trader")
    assert sum(number for source, number in table.price_sources("sell indigo")) == (2 if staffed else 1)
    play(table, "pass", "craftsman")
    assert asked(table) == (1, "produce" if staffed else "role")


def test_printed_points_count_without_workers() -> None:
    """[PR-GEN-03 PR-SCO-02]"""
    table = situation(THREE, seat(city=empty("city_hall", "hospice")))
    assert table.score_sources(0) == [("printed", 6)]


# -- abilities ----------------------------------------------------------------------------------------------------


def test_nobody_has_to_use_a_building() -> None:
    """Neither hacienda nor hut nor hospice nor university. [PR-GEN-04]"""
    one = seat(money=9, city=occupied("hacienda", "construction_hut", "hospice", "university"))
    table = situation(THREE, one, row=["corn"] * 4)
    play(table, "settler", "take corn", "pass", "pass", "pass")
    assert (island(table, 0), manned(table, 0)) == ({"indigo": 1, "corn": 1}, {})
    play(table, "builder", "pass", "pass", "build harbor", "pass")
    assert "harbor" in city(table, 0)
    assert "harbor" not in staff(table, 0)


def test_an_ability_is_used_once_a_phase_and_again_in_the_next() -> None:
    """[PR-GEN-05]"""
    one = seat(money=0, city=occupied("hacienda"))
    table = situation(THREE, one, row=["corn"] * 4)
    play(table, "settler", "draw")
    assert refused(table, "draw") == "PR-GEN-05"
    play(table, "pass", "pass", "pass", "trader", "captain")
    play(table, "settler", "pass", "pass")
    assert asked(table) == (0, "tile")
    assert "draw" in words(table)


# -- what is known ------------------------------------------------------------------------------------------------


def test_everything_but_the_stack_is_public() -> None:
    """Everybody sees the same; only the options are for whoever decides. [PR-GEN-06]"""
    one = seat(
        money=9,
        points=3,
        goods={"corn": 2},
        island={"quarry": 2},
        manned={"quarry": 1},
        city=occupied("wharf"),
    )
    table = situation(THREE, one, seat(points=5, idle=2), house=["corn"], row=["corn", "sugar"])
    views = [table.view(viewer) for viewer in (-1, 0, 1, 2)]
    assert "settler" in views[1].pop("options")
    for view in views:
        view.pop("seat")
        view.pop("options", None)
    assert views[0] == views[1] == views[2] == views[3]
    player = views[3]["players"][0]
    assert (player["money"], player["points"], player["goods"]["corn"]) == (9, 3, 2)
    assert (player["island"]["quarry"], player["manned"]["quarry"]) == (2, 1)
    assert player["city"] == [{"building": "wharf", "pieces": 1, "nobles": 0, "circles": 1}]


def test_the_order_of_the_stack_is_nowhere() -> None:
    """Its kinds can be counted, but what comes next is chance. [PR-GEN-06]"""
    drawn = set()
    for seed in range(30):
        table = Table.from_position(
            stacked(situation(THREE, seat(city=occupied("hacienda"))), "corn", "coffee", "sugar").position(),
            seed=seed,
        )
        assert board(table)["hidden_kinds"] == {"corn": 1, "indigo": 0, "sugar": 1, "tobacco": 0, "coffee": 1}
        play(table, "settler", "draw")
        drawn.add(happened(table, -1, "draw")[0]["tile"])
    assert drawn == {"corn", "coffee", "sugar"}


def test_a_drawn_tile_is_seen_by_all() -> None:
    """[PR-GEN-06]"""
    table = phase(THREE, "settler", seat(city=occupied("hacienda")))
    play(table, "draw", tiles=["coffee"])
    for viewer in (-1, 1, 2):
        assert happened(table, viewer, "draw") == [{"event": "draw", "seat": 0, "tile": "coffee"}]


# -- what is limited ----------------------------------------------------------------------------------------------


def test_the_bank_has_money_for_everybody() -> None:
    """R-01: far more than the 86 doubloons of the box. [PR-GEN-07]"""
    table = situation(FIVE, *[seat(money=100) for who in range(5)], coins={"prospector": 50})
    play(table, "prospector")
    assert money(table, 0) == 151


def test_goods_are_limited() -> None:
    """The supply has two corn for three plantations and none for the next player. [PR-GEN-08 PR-CRA-04]"""
    three = {"island": {"corn": 3}, "manned": {"corn": 3}}
    table = phase(THREE, "craftsman", seat(**three), seat(**three), seat(goods={"corn": 8}))
    play(table, "produce")
    assert goods(table, 0) == {"corn": 2}
    assert goods(table, 1) == {}
    assert asked(table) == (1, "role")


def test_nothing_leaves_a_board_by_itself() -> None:
    """Tiles and buildings stay through a whole game, and workers stay with their player. [PR-GEN-09]"""
    table = Table("puerto-rico:2020/3", seed=3)
    chance = random.Random(3)
    before = [(0, 0, 0)] * 3
    while not table.over:
        table.play(chance.choice(table.options))
        now = []
        for who in range(3):
            workers = sum(manned(table, who).values()) + sum(staff(table, who).values())
            now.append(
                (
                    sum(island(table, who).values()),
                    len(city(table, who)),
                    workers + board(table)["players"][who]["idle"],
                )
            )
        assert all(
            new >= old
            for after, ago in zip(now, before, strict=True)
            for new, old in zip(after, ago, strict=True)
        )
        before = now


def test_where_a_building_lies_has_no_meaning() -> None:
    """Built in another order it is the same city, and a large building finds its two spaces. [PR-GEN-09]"""
    small = [
        "hospice", "small_market", "office", "harbor", "wharf", "factory", "university", "hacienda", "sugar_mill",
        "large_market",
    ]  # fmt: skip
    one = phase(THREE, "builder", seat(money=10, city=occupied(*small)))
    other = phase(THREE, "builder", seat(money=10, city=occupied(*reversed(small))))
    assert one.position() == other.position()
    assert "build fortress" in words(one)


def test_a_building_is_owned_once() -> None:
    """Also one that nobody works in. [PR-GEN-10 PR-BLD-07]"""
    table = phase(THREE, "builder", seat(money=9, city=empty("hacienda")))
    assert refused(table, "build hacienda") == "PR-BLD-07"


def test_divisions_round_down() -> None:
    """20 workers make 6 points in a fortress, 23 points 5 in a customs house. [PR-GEN-11 PR-FRT-01 PR-CUS-01]"""
    one = seat(points=23, city=occupied("fortress", "customs_house"), idle=18)
    sources = dict(situation(THREE, one).score_sources(0))
    assert (sources["fortress"], sources["customs_house"]) == (6, 5)


def test_points_beyond_the_chips_are_noted() -> None:
    """One chip is left, three points are made: they count like chips, and the game will end. [PR-GEN-13 PR-END-04]"""
    table = phase(THREE, "captain", seat(points=70, goods={"corn": 2}), seat(points=4))
    assert board(table)["chips"] == 1
    play(table, "load corn ship-4")
    assert points(table, 0) == 73
    assert (board(table)["chips"], board(table)["noted"]) == (0, 2)
    assert board(table)["ending"] == ["chips"]
    assert table.score_sources(0) == [("chips", 73), ("printed", 0)]


def test_points_come_from_the_chips() -> None:
    """[PR-GEN-13]"""
    table = phase(THREE, "captain", seat(goods={"corn": 2}))
    play(table, "load corn ship-4")
    assert points(table, 0) == 3
    assert (board(table)["chips"], board(table)["noted"]) == (72, 0)


def test_whoever_can_only_pass_is_passed_over() -> None:
    """No money, no goods, no tile: nobody is asked, and everybody sees it. [PR-GEN-14]"""
    table = situation(FOUR, *[seat(money=0) for who in range(4)])
    play(table, "trader", "builder")
    assert asked(table) == (1, "build")  # the privilege makes two buildings free
    play(table, "pass")
    assert asked(table) == (2, "role")
    skipped = [(event["seat"], event["phase"]) for event in happened(table, -1, "skip")]
    assert skipped == [(who, "trader") for who in (0, 1, 2, 3)] + [(who, "builder") for who in (2, 3, 0)]


def test_a_large_building_is_one_building() -> None:
    """Two spaces, one worker, one point for the city hall, one act of building. [PR-GEN-15]"""
    table = phase(THREE, "builder", seat(money=20, city=occupied("city_hall")))
    play(table, "build residence")
    assert asked(table) == (1, "build")
    assert board(table)["players"][0]["spaces"] == 12 - 4
    assert dict(table.score_sources(0))["city_hall"] == 2
    assert [place["circles"] for place in board(table)["players"][0]["city"]] == [1, 1]
