"""The mayor phase: docs/rules/puerto-rico.md, section 4.4."""

import pytest

from gouverneur import Table
from situations import plan, plan_refused
from situations_puerto_rico import (
    asked,
    board,
    empty,
    happened,
    idle,
    island,
    manned,
    occupied,
    office,
    phase,
    play,
    refused,
    scarce,
    seat,
    situation,
    staff,
    words,
    workers,
)

THREE = "puerto-rico:2020/3"
FOUR = "puerto-rico:2002/4"
TWO_TILES = {"corn": 1, "indigo": 1}


def pieces(table: Table, who: int) -> int:
    """All workers of a seat, wherever they stand."""
    return idle(table, who) + sum(manned(table, who).values()) + sum(staff(table, who).values())


def received(table: Table) -> list[int]:
    """How many workers each seat was dealt."""
    found = {event["seat"]: event["workers"] for event in happened(table, -1, "receive")}
    return [found.get(who, 0) for who in range(table.ruleset.players)]


def place(table: Table, *places: str) -> None:
    """A whole placement at once, in any order."""
    table.play(*table.sequence_for({"place": list(places)}))


# -- the privilege and dealing ------------------------------------------------------------------------------------


def test_dealing_workers() -> None:
    """WE-01: an office of six and four players, the mayor hires: 3, 2, 1, 1. [PR-MAY-01 PR-MAY-02]"""
    table = phase(FOUR, "mayor", office=6)
    play(table, "hire 1")
    assert [pieces(table, who) for who in range(4)] == [3, 2, 1, 1]
    assert received(table) == [2, 2, 1, 1]


def test_dealing_begins_with_the_mayor() -> None:
    """Seat 1 of three is mayor: of four workers it gets two, the others one. [PR-MAY-02]"""
    table = situation(THREE, office=4)
    play(table, "trader", "mayor", "pass")
    assert received(table) == [1, 2, 1]


@pytest.mark.parametrize(
    ("number", "shares"), [(1, [1, 0, 0]), (2, [1, 1, 0]), (3, [1, 1, 1]), (7, [3, 2, 2]), (8, [3, 3, 2])]
)
def test_all_workers_of_the_office_are_dealt(number: int, shares: list[int]) -> None:
    """One at a time, round after round. [PR-MAY-02]"""
    table = phase(THREE, "mayor", office=number)
    play(table, "pass")
    assert received(table) == shares


def test_the_worker_of_the_privilege_comes_from_the_supply() -> None:
    """Not from the office, which is dealt in full. [PR-MAY-01]"""
    table = phase(THREE, "mayor")
    assert asked(table) == (0, "hire")
    assert words(table) == ["hire 1", "pass"]
    play(table, "hire 1")
    assert received(table) == [1, 1, 1]
    assert pieces(table, 0) == 2
    assert (workers(table), office(table)) == (55 - 1 - 3, 3)


def test_only_the_mayor_has_the_privilege_and_only_one_worker() -> None:
    """[PR-MAY-01 PR-RND-06]"""
    table = phase(THREE, "mayor")
    assert refused(table, "hire 2") == "PR-MAY-01"
    play(table, "hire 1")
    assert table.decision.kind != "hire"
    assert [pieces(table, who) for who in range(3)] == [2, 1, 1]


def test_two_are_too_many_however_many_there_are() -> None:
    """The reason is the privilege, not the supply. [PR-MAY-01]"""
    for left in (1, 2, 30):
        table = scarce(situation(THREE), workers=left)
        play(table, "mayor")
        reason = table.why_not("hire 2")
        assert reason is not None
        assert (reason.rule, reason.key) == ("PR-MAY-01", "one-worker")


def test_it_may_be_declined() -> None:
    """R-06 [PR-MAY-09]"""
    table = phase(THREE, "mayor")
    play(table, "pass")
    assert [pieces(table, who) for who in range(3)] == [1, 1, 1]
    assert workers(table) == 52


def test_what_is_dealt_cannot_be_declined() -> None:
    """R-06: a second worker that has nowhere to stand comes too. [PR-MAY-09]"""
    table = phase(THREE, "mayor", office=6)
    play(table, "pass")
    assert [(manned(table, who), idle(table, who)) for who in range(3)] == [
        ({"indigo": 1}, 1),
        ({"indigo": 1}, 1),
        ({"corn": 1}, 1),
    ]
    assert asked(table) == (1, "role")


def test_from_an_empty_supply_nobody_can_be_hired() -> None:
    """The phase goes on with dealing. [PR-MAY-01]"""
    table = scarce(situation(THREE, office=3), workers=0)
    play(table, "mayor")
    assert table.decision.kind != "hire"
    assert received(table) == [1, 1, 1]
    assert happened(table, -1, "hire") == []


def test_the_last_worker_of_the_supply_can_be_hired() -> None:
    """R-05: that by itself ends nothing, but the refill that finds none does. [PR-MAY-01 PR-END-02]"""
    table = scarce(situation(THREE, seat(island=TWO_TILES, city=empty("hospice"))), workers=1)
    play(table, "mayor", "hire 1")
    assert asked(table) == (0, "place")
    assert workers(table) == 0
    assert board(table)["ending"] == []
    play(table, "place corn", "place indigo")
    assert board(table)["ending"] == ["workers"]


# -- placing ----------------------------------------------------------------------------------------------------


def test_old_and_new_workers_are_placed_anew() -> None:
    """The one on the corn may go to the indigo, and the new one to the hacienda. [PR-MAY-03]"""
    table = phase(THREE, "mayor", seat(island=TWO_TILES, manned={"corn": 1}, city=empty("hacienda")))
    play(table, "pass")
    assert asked(table) == (0, "place")
    assert words(table) == ["place corn", "place indigo"]
    play(table, "place indigo")
    assert manned(table, 0) == {"indigo": 1}
    assert staff(table, 0) == {"hacienda": 1}
    assert idle(table, 0) == 0


def test_every_circle_is_a_place() -> None:
    """Plantations, quarries, buildings with one or more circles. [PR-MAY-03]"""
    one = seat(
        island={"corn": 2, "coffee": 1, "quarry": 1}, city=empty("sugar_mill", "hospice", "city_hall"), idle=3
    )
    table = phase(THREE, "mayor", one)
    play(table, "pass")
    assert words(table) == ["place corn", "place coffee", "place quarry", "place sugar_mill"]
    for places, tiles, buildings in (
        (["corn", "corn", "coffee", "quarry"], {"corn": 2, "coffee": 1, "quarry": 1}, {}),
        (
            ["quarry", "sugar_mill", "sugar_mill", "city_hall"],
            {"quarry": 1},
            {"sugar_mill": 2, "city_hall": 1},
        ),
        (["sugar_mill"] * 3 + ["hospice"], {}, {"sugar_mill": 3, "hospice": 1}),
    ):
        after = table.copy()
        place(after, *places)
        assert (manned(after, 0), staff(after, 0)) == (tiles, buildings)


def test_a_circle_holds_one_worker() -> None:
    """Two on two corn plantations, three in a mill; then both are full. [PR-MAY-03]"""
    large = empty("hospice", "sugar_mill", "office", "harbor", "wharf", "factory", "university")
    table = phase(THREE, "mayor", seat(island={"corn": 2}, city=large, idle=5))
    play(table, "pass", "place corn", "place corn")
    assert refused(table, "place corn") == "PR-MAY-03"
    play(table, "place sugar_mill", "place sugar_mill", "place sugar_mill")
    assert refused(table, "place sugar_mill") == "PR-MAY-03"
    assert words(table) == [
        f"place {name}" for name in ("hospice", "office", "factory", "university", "harbor", "wharf")
    ]
    play(table, "place wharf")
    assert manned(table, 0) == {"corn": 2}
    assert staff(table, 0) == {"sugar_mill": 3, "wharf": 1}


def test_only_what_one_has_is_a_place() -> None:
    """[PR-MAY-03]"""
    table = phase(THREE, "mayor", seat(island=TWO_TILES, city=empty("hacienda")))
    play(table, "pass")
    assert refused(table, "place coffee") == "PR-MAY-03"
    assert refused(table, "place hospice") == "PR-MAY-03"


def test_no_worker_may_stay_on_the_port_while_a_circle_is_free() -> None:
    """R-07: a plantation without its building is a circle like any other. [PR-MAY-04]"""
    table = phase(THREE, "mayor", seat(island={"coffee": 2, "sugar": 1}))
    play(table, "pass")
    assert words(table) == ["place sugar", "place coffee"]
    assert refused(table, "pass") == "PR-MAY-04"
    play(table, "place sugar")
    assert idle(table, 0) == 0


@pytest.mark.parametrize("surplus", [0, 2])
def test_whoever_has_a_worker_for_each_circle_is_not_asked(surplus: int) -> None:
    """All are placed at once; what is left over stays on the port. [PR-MAY-04]"""
    one = seat(island={"corn": 1, "quarry": 1}, city=empty("sugar_mill"), idle=4 + surplus)
    table = phase(THREE, "mayor", one)
    play(table, "pass")
    assert asked(table) == (1, "role")
    assert manned(table, 0) == {"corn": 1, "quarry": 1}
    assert staff(table, 0) == {"sugar_mill": 3}
    assert idle(table, 0) == surplus
    assert happened(table, -1, "placed")[0] == {"event": "placed", "seat": 0, "idle": surplus}


def test_a_placement_is_of_all_workers_and_no_more() -> None:
    """Two on the port: neither one nor three places will do. [PR-MAY-04]"""
    table = phase(THREE, "mayor", seat(island={"corn": 2, "indigo": 1}, city=empty("hospice"), idle=1))
    play(table, "pass")
    assert plan(table, place=["hospice", "corn"]) == ["place corn", "place hospice"]
    assert plan_refused(table, place=["corn", "indigo", "hospice"]) == "PR-MAY-04"
    assert plan_refused(table, place=["corn"]) == "PR-MAY-04"


def test_places_are_named_in_their_order() -> None:
    """So that each placement is said in one way only; a plan may have any order. [PR-MAY-03 PR-MAY-04]"""
    one = seat(island={"corn": 1, "indigo": 1, "sugar": 1}, city=empty("hospice"), idle=1)
    table = phase(THREE, "mayor", one)
    play(table, "pass")
    assert refused(table, "place hospice") == "PR-MAY-04"
    in_order = [action.words for action in table.whole_turn("place sugar", "place corn")]
    assert in_order == ["place corn", "place sugar"]
    play(table, "place indigo")
    assert refused(table, "place corn") == "PR-MAY-04"
    play(table, "place hospice")
    assert (manned(table, 0), staff(table, 0)) == ({"indigo": 1}, {"hospice": 1})


def test_every_placement_of_all_workers_is_possible() -> None:
    """Two workers on four circles of three places: corn, corn, indigo and a hospice. [PR-MAY-03 PR-MAY-04]"""
    table = phase(THREE, "mayor", seat(island={"corn": 2, "indigo": 1}, city=empty("hospice"), idle=1))
    play(table, "pass")
    found = set()
    for first in words(table):
        after = table.copy()
        play(after, first)
        for second in words(after) if asked(after) == (0, "place") else [""]:
            final = after.copy()
            if second:
                play(final, second)
            found.add((*sorted(manned(final, 0).items()), *staff(final, 0).items()))
    assert found == {
        (("corn", 2),),
        (("corn", 1), ("indigo", 1)),
        (("corn", 1), ("hospice", 1)),
        (("indigo", 1), ("hospice", 1)),
    }


def test_the_mayor_places_first() -> None:
    """Then the others in order. [PR-MAY-06]"""
    two = seat(island=TWO_TILES)
    table = situation(THREE, two, two, two)
    play(table, "trader", "mayor", "pass")
    for who in (1, 2, 0):
        assert asked(table) == (who, "place")
        play(table, "place corn")
    assert asked(table) == (2, "role")


def test_idle_workers_stay_on_the_port_until_the_next_mayor() -> None:
    """A new tile and a new building do not get them. [PR-MAY-05]"""
    table = situation(THREE, seat(money=5, island={"corn": 1}, manned={"corn": 1}, idle=2), row=["sugar"] * 4)
    play(table, "settler", "take sugar", "pass", "pass", "builder", "pass", "pass", "build hospice")
    assert idle(table, 0) == 2
    assert (manned(table, 0), staff(table, 0)) == ({"corn": 1}, {})
    play(table, "mayor", "pass")
    assert idle(table, 0) == 1
    assert (manned(table, 0), staff(table, 0)) == ({"corn": 1, "sugar": 1}, {"hospice": 1})


def test_without_new_workers_the_old_ones_may_move() -> None:
    """R-61: the office is empty; hiring, placing and refilling take place. [PR-MAY-10]"""
    one = seat(island=TWO_TILES, manned={"corn": 1})
    table = phase(THREE, "mayor", one, one, one, office=0)
    play(table, "pass")
    assert received(table) == [0, 0, 0]
    for who in range(3):
        assert asked(table) == (who, "place")
        play(table, "place indigo")
    assert [manned(table, who) for who in range(3)] == [{"indigo": 1}] * 3
    assert office(table) == 3


def test_with_an_empty_office_the_mayor_may_hire() -> None:
    """R-61 [PR-MAY-10 PR-MAY-01]"""
    table = phase(THREE, "mayor", office=0)
    assert asked(table) == (0, "hire")
    play(table, "hire 1")
    assert [pieces(table, who) for who in range(3)] == [1, 0, 0]


# -- the refill ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_at_least_one_worker_a_player(players: int) -> None:
    """[PR-MAY-07]"""
    table = phase(f"puerto-rico:2020/{players}", "mayor")
    before = workers(table)
    play(table, "pass")
    assert office(table) == players
    assert workers(table) == before - players


def test_one_worker_for_each_empty_circle_on_buildings() -> None:
    """R-08: of all players: 3 of a mill, 2 of a roaster, 1 each of a hospice and a city hall, 1 left of a plant.

    The free circles of islands do not count. [PR-MAY-07]
    """
    table = phase(
        THREE,
        "mayor",
        seat(island={"corn": 4}, city=empty("sugar_mill", "hospice")),
        seat(island={"corn": 1}, city=empty("coffee_roaster", "city_hall")),
        seat(island={"corn": 3}, city=empty("indigo_plant") | occupied("small_market"), idle=1),
    )
    play(table, "pass")
    place(table, "corn")
    place(table, "corn")
    place(table, "indigo_plant", "indigo_plant", "small_market")
    assert office(table) == 3 + 1 + 2 + 1 + 1


def test_idle_workers_of_one_do_not_serve_another() -> None:
    """R-08: pieces on ports do not reduce the demand. [PR-MAY-07]"""
    table = phase(
        THREE,
        "mayor",
        seat(island={"corn": 1}, idle=9),
        seat(island={"corn": 1}, city=empty("sugar_mill", "hospice")),
    )
    play(table, "pass", "place corn")
    assert idle(table, 0) == 9
    assert office(table) == 4


def test_all_are_counted_after_all_placements() -> None:
    """R-08: what is filled in this phase is not empty any more. [PR-MAY-07]"""
    buildings = empty("sugar_mill", "tobacco_storage")
    table = phase(THREE, "mayor", seat(island={"corn": 4}, city=buildings, idle=3))
    play(table, "pass")
    for places, needed in (
        (["corn"] * 4, 6),
        (["corn", "corn", "sugar_mill", "tobacco_storage"], 4),
        (["sugar_mill"] * 3 + ["tobacco_storage"], 3),
    ):
        after = table.copy()
        place(after, *places)
        assert office(after) == needed


def test_when_the_supply_just_suffices_the_game_goes_on() -> None:
    """R-05 [PR-MAY-08 PR-END-02]"""
    table = scarce(situation(THREE), workers=3)
    play(table, "mayor", "pass")
    assert (workers(table), office(table)) == (0, 3)
    assert board(table)["ending"] == []


def test_when_it_does_not_this_round_is_the_last() -> None:
    """What is left is put there. [PR-MAY-08 PR-END-02]"""
    table = scarce(situation(THREE), workers=2)
    play(table, "mayor", "pass")
    assert (workers(table), office(table)) == (0, 2)
    assert board(table)["ending"] == ["workers"]
    assert asked(table) == (1, "role")
    play(table, "trader", "captain")
    assert table.over


def test_empty_circles_can_make_the_supply_too_small() -> None:
    """R-05: three would do, but four circles are empty. [PR-MAY-07 PR-MAY-08]"""
    table = situation(THREE, seat(), seat(island={"corn": 1}, city=empty("sugar_mill", "hospice")))
    table = scarce(table, workers=3)
    play(table, "mayor", "pass", "place corn")
    assert office(table) == 3
    assert board(table)["ending"] == ["workers"]


def test_the_worker_of_the_privilege_may_be_the_one_that_is_missing() -> None:
    """R-05: with three left for a refill of three the mayor may bring the end about. [PR-MAY-01 PR-MAY-08]"""
    table = scarce(situation(THREE), workers=3)
    play(table, "mayor", "hire 1")
    assert office(table) == 2
    assert board(table)["ending"] == ["workers"]


def test_islands_are_not_touched() -> None:
    """A mayor phase moves workers, nothing else. [PR-MAY-03]"""
    table = phase(THREE, "mayor", seat(island={"corn": 2, "quarry": 1}, manned={"quarry": 1}))
    play(table, "pass")
    assert words(table) == ["place corn", "place quarry"]
    play(table, "place corn")
    assert island(table, 0) == {"corn": 2, "quarry": 1}
    assert manned(table, 0) == {"corn": 2}
