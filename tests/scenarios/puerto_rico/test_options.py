"""Options of a ruleset: docs/rules/puerto-rico.md, section 1.2 and the rulings they stand for."""

import pytest

from gouverneur import RulesetError, Table, ruleset
from situations_puerto_rico import (
    asked,
    board,
    idle,
    money,
    occupied,
    office,
    phase,
    play,
    refused,
    seat,
    situation,
    words,
    workers,
)

THREE = "puerto-rico:2020/3"


# -- how they are written ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("handicap=0,0,1", "?handicap=0,0,1"),
        ("handicap=0,00,01", "?handicap=0,0,1"),
        ("handicap=0,0,0", ""),
        ("handicap=", ""),
        ("bids=2,0,0", "?bids=2,0,0"),
        ("bids=0,0,0", ""),
        ("points=open", ""),
        ("points=hidden", "?points=hidden"),
        ("cost_swap_factory_university=false&mayor_may_decline_workers=false", ""),
        (
            "points=hidden&cost_swap_factory_university=true",
            "?cost_swap_factory_university=true&points=hidden",
        ),
    ],
)
def test_one_spelling(written: str, canonical: str) -> None:
    """Defaults are left out, and the order is the game's. [PR-CFG-02]"""
    assert str(ruleset(f"{THREE}?{written}")) == THREE + canonical


@pytest.mark.parametrize(
    "wrong",
    [
        "handicap=1",
        "handicap=1,2",
        "handicap=0,0,0,1",
        "handicap=1,2,3,4,5,6",
        "handicap=a,b,c",
        "handicap=-1,0,0",
        "handicap=100,0,0",
        "handicap=0,0,",
        "handicap=1, 0, 0",
        "handicap=١,0,0",
        "bids=1",
        "bids=1,2",
        "bids=0,0,0,1",
        "bids=-1,0,0",
        "points=secret",
        "points=",
        "cost_swap_factory_university=yes",
        "mayor_may_decline_workers=1",
        "city_size=12",
        "handicap=1,0,0&handicap=1,0,0",
    ],
)
def test_wrong_values(wrong: str) -> None:
    """Said at once, where the ruleset is named. [PR-CFG-02]"""
    with pytest.raises(RulesetError):
        ruleset(f"{THREE}?{wrong}")


def test_a_wrong_number_of_seats_is_explained() -> None:
    """[PR-CFG-02]"""
    with pytest.raises(RulesetError, match="handicap has 4 numbers, but there are 3 seats"):
        ruleset(f"{THREE}?handicap=0,0,0,1")


# -- handicap and bids ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("governor", [0, 1, 2])
def test_a_handicap_is_money_of_a_seat(governor: int) -> None:
    """Whoever the governor is. [PR-SET-02]"""
    table = Table(f"{THREE}?handicap=0,3,1", seed=1, given={"start": [governor]})
    assert [money(table, who) for who in range(3)] == [2, 5, 3]


def test_a_bid_is_taken_off_at_the_end() -> None:
    """It shows among the sources, and decides who leads. [PR-SCO-01]"""
    three = seat(points=3)
    table = situation(f"{THREE}?bids=4,0,1", three, three, three)
    assert table.scores == [-1, 3, 2]
    assert table.score_sources(0) == [("chips", 3), ("printed", 0), ("bid", -4)]
    assert table.score_sources(1) == [("chips", 3), ("printed", 0)]
    assert table.winners == [1]


def test_a_bid_does_not_count_for_the_customs_house() -> None:
    """It is no chip. [PR-CUS-01]"""
    table = situation(f"{THREE}?bids=4,0,0", seat(points=8, city=occupied("customs_house")))
    assert dict(table.score_sources(0)) == {"chips": 8, "printed": 4, "customs_house": 2, "bid": -4}


# -- hidden points --------------------------------------------------------------------------------------------


def test_points_are_shown_unless_the_table_hides_them() -> None:
    """R-65 [PR-GEN-06]"""
    table = situation(THREE, seat(points=4), seat(points=7), seat(points=1))
    for viewer in (-1, 0, 1, 2):
        assert [one["points"] for one in table.view(viewer)["players"]] == [4, 7, 1]


def test_hidden_points_are_ones_own() -> None:
    """R-65: the chips left are public, since everybody may count them. [PR-GEN-06]"""
    table = situation(f"{THREE}?points=hidden", seat(points=4), seat(points=7), seat(points=1))
    assert [one["points"] for one in table.view(1)["players"]] == [None, 7, None]
    assert [one["points"] for one in table.view(-1)["players"]] == [None, None, None]
    assert all(table.view(viewer)["chips"] == 75 - 12 for viewer in (-1, 0, 1, 2))


def test_hidden_points_count_and_are_shown_at_the_end() -> None:
    """[PR-GEN-06 PR-SCO-01]"""
    seats = [seat(points=40), seat(points=34), seat(points=1)]
    table = situation(f"{THREE}?points=hidden", *seats, steps=[])
    assert table.over
    assert table.scores == [40, 34, 1]
    assert [one["points"] for one in table.view(-1)["players"]] == [40, 34, 1]


def test_nothing_else_is_hidden() -> None:
    """[PR-GEN-06]"""
    seats = [seat(points=4, money=9, goods={"corn": 2}, city=occupied("hospice"), idle=1), seat(points=7)]
    open_view = board(situation(THREE, *seats))
    hidden_view = board(situation(f"{THREE}?points=hidden", *seats))
    for one in open_view["players"]:
        one["points"] = None
    assert hidden_view == open_view | {"ruleset": f"{THREE}?points=hidden"}


# -- other prices for factory and university ----------------------------------------------------------------


@pytest.mark.parametrize("edition", ["2002", "2020"])
def test_the_factory_costs_seven_and_the_university_eight(edition: str) -> None:
    """R-56 [PR-BLD-02]"""
    table = phase(f"puerto-rico:{edition}/3", "builder", seat(money=20))
    assert dict(table.price_sources("build factory"))["printed"] == 7
    assert dict(table.price_sources("build university"))["printed"] == 8


@pytest.mark.parametrize("edition", ["2002", "2020"])
def test_they_can_be_swapped(edition: str) -> None:
    """R-56: with 7 doubloons and the privilege both; with 6 only the university. [PR-BLD-02]"""
    swapped = f"puerto-rico:{edition}/3?cost_swap_factory_university=true"
    table = phase(swapped, "builder", seat(money=7))
    assert table.price_sources("build factory") == [("printed", 8), ("privilege", -1)]
    assert table.price_sources("build university") == [("printed", 7), ("privilege", -1)]
    play(table, "build factory")
    assert money(table, 0) == 0
    table = phase(swapped, "builder", seat(money=6))
    assert refused(table, "build factory") == "PR-BLD-02"
    play(table, "build university")
    assert money(table, 0) == 0
    costs = {one["building"]: one["cost"] for one in table.sheet["buildings"]}
    assert (costs["factory"], costs["university"], costs["harbor"]) == (8, 7, 8)


# -- declining workers ------------------------------------------------------------------------------------------


def test_workers_that_are_dealt_must_be_taken() -> None:
    """R-06: after the privilege there is nothing to choose about. [PR-MAY-09]"""
    table = phase(THREE, "mayor", office=6)
    play(table, "pass")
    assert asked(table) == (1, "role")
    assert [idle(table, who) for who in range(3)] == [1, 1, 1]
    assert (workers(table), office(table)) == (52 - 3, 3)


def test_they_may_be_declined_where_the_table_says_so() -> None:
    """R-06: one by one round the table; what is declined leaves the game. [PR-MAY-02 PR-MAY-09]"""
    table = phase(f"{THREE}?mayor_may_decline_workers=true", "mayor", office=4, workers=54)
    play(table, "pass")
    assert asked(table) == (0, "deal")
    assert words(table) == ["receive worker", "pass"]
    play(table, "receive worker")
    assert asked(table) == (1, "deal")
    play(table, "pass")
    assert asked(table) == (2, "deal")
    play(table, "pass")
    assert asked(table) == (0, "deal")
    play(table, "pass")
    boards = table.view(-1)["players"]
    assert [one["idle"] + sum(one["manned"].values()) for one in boards] == [1, 0, 0]
    assert (workers(table), office(table)) == (51, 3)


def test_nobles_cannot_be_received_without_any() -> None:
    """[PR-NOB-03]"""
    table = phase(f"{THREE}?mayor_may_decline_workers=true", "mayor")
    play(table, "hire 1")
    assert refused(table, "receive noble") == "PR-NOB-03"
