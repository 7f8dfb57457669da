"""How a game ends. docs/rules/puerto-rico.md, section 5."""

import pytest

from gouverneur import Table
from situations_puerto_rico import (
    asked,
    board,
    ending,
    farm,
    happened,
    play,
    points,
    seat,
    situation,
    words,
)

THREE = "puerto-rico:2002/3"
FOUR = "puerto-rico:2020/4"
ELEVEN = (
    "small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster",
    "small_market", "hacienda", "construction_hut", "small_warehouse", "hospice",
)  # fmt: skip


def with_workers(number: int, *seats: dict[str, object], **rest: object) -> Table:
    """Three players, so many workers in the supply; the others stand idle on the port of the last seat."""
    last = {**(seats[2] if len(seats) > 2 else {}), "idle": 0}
    first = [*seats[:2], *({} for _ in range(2 - len(seats[:2])))]
    table = situation(THREE, *first, last, **rest)
    last["idle"] = board(table)["workers"] - number
    table = situation(THREE, *first, last, **rest)
    assert board(table)["workers"] == number
    return table


# -- too few workers ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("supply", "hire", "left", "reasons"),
    [
        (5, "hire 1", 1, []),
        (4, "hire 1", 0, []),
        (3, "pass", 0, []),
        (3, "hire 1", 0, ["workers"]),
        (2, "pass", 0, ["workers"]),
    ],
)
def test_too_few_workers_for_the_office_end_the_game(
    supply: int, hire: str, left: int, reasons: list[str]
) -> None:
    """R-05: three are needed; an exactly sufficient supply ends nothing. [PR-END-02 PR-MAY-08]"""
    table = with_workers(supply)
    play(table, "mayor", hire)
    assert board(table)["workers"] == left
    assert ending(table) == reasons
    assert board(table)["office"] == 3 if not reasons else 2
    assert asked(table) == (1, "role")


@pytest.mark.parametrize(("supply", "reasons"), [(10, []), (9, []), (8, ["workers"]), (3, ["workers"])])
def test_each_empty_circle_of_a_building_needs_a_worker(supply: int, reasons: list[str]) -> None:
    """Nine circles are empty. [PR-END-02 PR-MAY-07]"""
    plants = {"indigo_plant": 0, "sugar_mill": 0, "tobacco_storage": 0}
    table = with_workers(supply, seat(), seat(city=plants))
    play(table, "mayor", "pass", "place indigo")
    assert ending(table) == reasons
    assert board(table)["office"] == min(supply, 9)


def test_the_last_worker_taken_otherwise_ends_nothing() -> None:
    """R-05: by a hospice or as a privilege; only the refill counts. [PR-END-02 PR-HOS-01]"""
    table = with_workers(1, seat("hospice"), row=["corn"])
    play(table, "settler", "take corn", "man worker")
    assert board(table)["workers"] == 0
    assert ending(table) == []


def test_an_empty_supply_outside_the_mayor_phase_ends_nothing() -> None:
    """[PR-END-02]"""
    table = with_workers(0)
    play(table, "craftsman", "trader", "captain")
    assert ending(table) == []
    assert board(table)["round"] == 2


# -- a full city -----------------------------------------------------------------------------------


def test_the_twelfth_space_of_a_city_ends_the_game() -> None:
    """[PR-END-03]"""
    table = situation(THREE, seat(*ELEVEN, money=9))
    play(table, "builder", "build office")
    assert ending(table) == ["city"]
    assert happened(table, -1, "ending") == [{"event": "ending", "reason": "city"}]


def test_eleven_spaces_end_nothing() -> None:
    """[PR-END-03]"""
    table = situation(THREE, seat(*ELEVEN[:10], money=9))
    play(table, "builder", "build office")
    assert ending(table) == []


def test_a_large_building_fills_two_spaces() -> None:
    """On ten it ends the game, and eleven buildings with one large fill twelve. [PR-END-03 PR-GEN-15]"""
    table = situation(THREE, seat(*ELEVEN[:10], money=9))
    play(table, "builder", "build residence")
    assert ending(table) == ["city"]
    table = situation(THREE, seat("residence", *ELEVEN[:9], money=9))
    play(table, "builder", "build office")
    assert ending(table) == ["city"]
    table = situation(THREE, seat("residence", *ELEVEN[:8], money=9))
    play(table, "builder", "build office")
    assert ending(table) == []


def test_the_others_still_build() -> None:
    """The phase and the round are completed. [PR-END-03 PR-END-01]"""
    table = situation(THREE, seat(*ELEVEN, money=9), seat(money=2), seat(money=2))
    play(table, "builder", "build office")
    assert asked(table) == (1, "build")
    play(table, "build small_indigo_plant", "build small_market")
    assert asked(table) == (1, "role")


# -- no chips left -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ruleset", "chips"),
    [
        ("puerto-rico:2020/2", 65),
        ("puerto-rico:2002/3", 75),
        ("puerto-rico:2020/3", 75),
        ("puerto-rico:2002/4", 100),
        ("puerto-rico:2002/5", 122),
        ("puerto-rico:2020/5", 126),
    ],
)
def test_the_last_chip_ends_the_game(ruleset: str, chips: int) -> None:
    """R-03: exactly none left is enough, nobody has to be short; one left is not. [PR-END-04 PR-SET-05]"""
    for missing, reasons in ((1, []), (0, ["chips"])):
        table = situation(ruleset, seat(points=chips - 2 - missing), seat(goods={"corn": 2}))
        play(table, "captain", "load corn ship-6")
        assert board(table)["chips"] == missing
        assert ending(table) == reasons
        assert board(table)["noted"] == 0


def test_more_points_than_chips_end_the_game() -> None:
    """[PR-END-04 PR-CAP-19]"""
    table = situation(THREE, seat(points=74), seat(goods={"corn": 2}))
    play(table, "captain", "load corn ship-6")
    assert ending(table) == ["chips"]
    assert points(table, 1) == 2


def test_an_empty_office_or_market_ends_nothing() -> None:
    """There are three reasons and no other: quarries, goods and plantations may run out. [PR-END-01]"""
    table = situation(
        THREE,
        seat(goods={"corn": 10, "coffee": 9}, island={"quarry": 8}),
        row=["coffee"],
    )
    play(table, "settler", "take coffee")
    assert ending(table) == []


# -- the last round -----------------------------------------------------------------------------------


def test_the_round_is_completed() -> None:
    """Two more roles are taken, then it is over. [PR-END-01]"""
    table = situation(THREE, seat(points=74), seat(goods={"corn": 2}), seat(money=1))
    play(table, "captain", "load corn ship-6")
    assert not table.over
    assert asked(table) == (1, "role")
    play(table, "craftsman")
    assert not table.over
    play(table, "builder", "build small_market", "pass")
    assert not table.over
    play(table, "pass")
    assert table.over
    assert words(table) == []
    assert board(table)["round"] == 1
    assert happened(table, -1, "end") == [{"event": "end"}]
    assert table.game.ending(table.state) == "chips"


def test_when_the_last_role_of_the_round_brings_the_end_it_comes_at_once() -> None:
    """[PR-END-01]"""
    table = situation(
        THREE, seat(points=74), seat(goods={"corn": 2}), roles={"mayor": 1, "builder": 2}, governor=1
    )
    play(table, "captain", "load corn ship-6")
    assert table.over
    assert happened(table, -1, "round") == []


def test_storing_comes_before_the_end() -> None:
    """The phase is completed, and what is kept breaks ties. [PR-END-01 PR-CAP-14]"""
    table = situation(
        THREE,
        seat(points=74, goods={"coffee": 1, "corn": 2}),
        roles={"mayor": 1, "builder": 2},
        governor=1,
        ships={
            "ship-4": {"good": "corn", "number": 2},
            "ship-5": {"good": "sugar", "number": 1},
            "ship-6": {"good": "indigo", "number": 1},
        },
    )
    play(table, "captain")
    assert asked(table) == (0, "store")
    play(table, "keep 1 coffee")
    assert table.over
    assert board(table)["players"][0]["goods"]["coffee"] == 1


def test_with_two_players_all_six_roles_are_taken() -> None:
    """[PR-END-01 PR-TWO-05 PR-TWO-03]"""
    table = situation("puerto-rico:2020/2", seat(points=64), seat(goods={"corn": 2}))
    play(table, "captain", "load corn ship-6")
    play(table, "prospector", "craftsman", "trader", "settler", "pass")
    assert not table.over
    assert asked(table) == (1, "role")
    play(table, "mayor", "hire 1")
    assert table.over


def test_an_end_cannot_be_undone() -> None:
    """What happens in the rest of the round changes nothing. [PR-END-05]"""
    table = with_workers(2, seat(), seat("university", money=9))
    play(table, "mayor", "pass")
    assert ending(table) == ["workers"]
    play(table, "builder", "build small_market", "man worker", "pass", "pass")
    assert ending(table) == ["workers"]
    play(table, "trader")
    assert table.over
    assert table.game.ending(table.state) == "workers"


def test_several_reasons_may_meet() -> None:
    """[PR-END-01 PR-END-02 PR-END-03 PR-END-04]"""
    staff = {"indigo_plant": 3, "sugar_mill": 3, "tobacco_storage": 3, "coffee_roaster": 2}
    table = with_workers(
        2, seat(*ELEVEN, city=staff, points=74, money=9, **farm(corn=1)), seat(goods={"corn": 2})
    )
    play(table, "captain", "load corn ship-6")
    play(table, "mayor", "pass")
    play(table, "builder", "pass", "build office", "pass")
    assert table.over
    assert ending(table) == ["workers", "city", "chips"]
    assert table.game.ending(table.state) == "workers_and_city_and_chips"
