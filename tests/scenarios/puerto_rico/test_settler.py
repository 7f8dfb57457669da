"""The settler phase, hacienda, construction hut and hospice: docs/rules/puerto-rico.md, section 4.3."""

import pytest

from gouverneur import ChanceError, Table
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
    row,
    scarce,
    seat,
    situation,
    stacked,
    words,
    workers,
)

THREE = "puerto-rico:2002/3"
FOUR = "puerto-rico:2020/4"
ROW = ["corn", "indigo", "sugar", "coffee"]
FULL = {"indigo": 4, "sugar": 4, "tobacco": 4}
ELEVEN = {"indigo": 4, "sugar": 4, "tobacco": 3}


def settler(rules: str, *seats: dict[str, object], **rest: object) -> Table:
    return phase(rules, "settler", *seats, **{"row": ROW, **rest})


# -- the regular tile -----------------------------------------------------------------------------------------


def test_everybody_may_take_one_tile() -> None:
    """From those that still lie open, onto his island. [PR-STL-01]"""
    table = settler(THREE, row=["corn", "corn", "sugar", "coffee"])
    assert words(table) == ["take corn", "take sugar", "take coffee", "take quarry", "pass"]
    play(table, "take coffee")
    assert asked(table) == (1, "tile")
    assert words(table) == ["take corn", "take sugar", "pass"]
    play(table, "pass")
    play(table, "take corn")
    assert island(table, 0) == {"indigo": 1, "coffee": 1}
    assert island(table, 1) == {"indigo": 1}
    assert island(table, 2) == {"corn": 2}
    assert asked(table) == (1, "role")


def test_a_tile_that_does_not_lie_open_cannot_be_taken() -> None:
    """[PR-STL-01]"""
    table = settler(THREE)
    assert refused(table, "take tobacco") == "PR-STL-01"
    play(table, "take corn")
    assert refused(table, "take corn") == "PR-STL-01"


def test_nobody_takes_two() -> None:
    """[PR-STL-01]"""
    table = settler(THREE)
    assert plan(table, take="corn") == ["take corn"]
    assert plan_refused(table, take=["corn", "sugar"]) == "PR-STL-01"


def test_a_tile_is_laid_unmanned() -> None:
    """[PR-STL-01]"""
    table = settler(THREE, seat(idle=1))
    play(table, "take corn")
    assert manned(table, 0) == {}
    assert idle(table, 0) == 1


def test_the_settler_may_take_a_quarry() -> None:
    """Instead of a plantation. [PR-STL-02]"""
    table = settler(THREE)
    play(table, "take quarry")
    assert island(table, 0) == {"indigo": 1, "quarry": 1}
    assert board(table)["quarries"] == 7
    assert row(table) == dict.fromkeys(ROW, 1)
    assert asked(table) == (1, "tile")


def test_others_may_not_take_a_quarry() -> None:
    """[PR-STL-03]"""
    table = settler(THREE)
    play(table, "take corn")
    assert "take quarry" not in words(table)
    assert refused(table, "take quarry") == "PR-STL-03"
    play(table, "pass")
    assert refused(table, "take quarry") == "PR-STL-03"


def test_a_full_island_takes_nothing() -> None:
    """Twelve tiles: even the settler is passed over. [PR-STL-04 PR-GEN-14]"""
    table = settler(THREE, seat(island=FULL, city=occupied("hacienda", "construction_hut")))
    assert asked(table) == (1, "tile")
    assert happened(table, -1, "skip")[0]["seat"] == 0
    assert sum(island(table, 0).values()) == 12


def test_the_twelfth_tile_can_be_taken() -> None:
    """[PR-STL-04]"""
    table = settler(THREE, seat(island=ELEVEN))
    play(table, "take corn")
    assert sum(island(table, 0).values()) == 12


def test_without_quarries_there_is_none_to_take() -> None:
    """Neither for the settler nor with a construction hut. [PR-STL-05]"""
    table = settler(THREE, seat(), seat(city=occupied("construction_hut")), seat(island={"quarry": 8}))
    assert refused(table, "take quarry") == "PR-STL-05"
    play(table, "take corn")
    assert refused(table, "take quarry") == "PR-STL-05"


def test_two_players_have_five_quarries() -> None:
    """[PR-STL-05 PR-TWO-01]"""
    two = "puerto-rico:2020/2"
    assert "take quarry" in words(settler(two, seat(), seat(island={"quarry": 4}), row=ROW[:3]))
    assert "take quarry" not in words(settler(two, seat(), seat(island={"quarry": 5}), row=ROW[:3]))


def test_when_no_plantation_is_left_one_goes_without() -> None:
    """The row is not refilled during the phase. [PR-STL-06]"""
    table = settler(FOUR, row=["corn", "sugar"])
    play(table, "take sugar", "take corn")
    assert asked(table) == (1, "role")
    assert [event["seat"] for event in happened(table, -1, "skip")] == [2, 3]
    assert [sum(island(table, who).values()) for who in range(4)] == [2, 2, 1, 1]


def test_with_an_empty_row_the_settler_still_has_his_quarry() -> None:
    """[PR-STL-02 PR-STL-06]"""
    table = settler(THREE, row=[])
    assert words(table) == ["take quarry", "pass"]
    play(table, "pass")
    assert asked(table) == (1, "role")


# -- clean-up -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_new_row_is_turned_up(players: int) -> None:
    """What is left goes to the discards, then N+1 lie open. [PR-STL-07]"""
    table = settler(f"puerto-rico:2020/{players}", row=["coffee", "sugar"], discards=["corn"])
    play(table, "take coffee", *["pass"] * (players - 1), tiles=["tobacco"] * (players + 1))
    assert row(table) == {"tobacco": players + 1}
    assert board(table)["discards"] == {"corn": 1, "indigo": 0, "sugar": 1, "tobacco": 0, "coffee": 0}


def test_the_new_row_comes_from_the_hidden_stack() -> None:
    """[PR-STL-07]"""
    table = settler(THREE)
    hidden = board(table)["hidden_kinds"]
    play(table, "take corn", "take sugar", "pass", tiles=["corn", "tobacco", "corn", "coffee"])
    assert row(table) == {"corn": 2, "tobacco": 1, "coffee": 1}
    taken = {"corn": 2, "indigo": 0, "sugar": 0, "tobacco": 1, "coffee": 1}
    assert board(table)["hidden_kinds"] == {kind: hidden[kind] - taken[kind] for kind in hidden}


def test_a_short_stack_is_used_up_before_the_discards_are_shuffled() -> None:
    """R-22: first the row to the discards, then the rest of the stack, then all discards, also those just made.

    All corn but what lay in the row is on islands, and still it comes up again. [PR-STL-07 PR-STL-08]
    """
    table = situation(
        THREE, seat(island={"corn": 2}), seat(island={"corn": 2}), seat(island={"corn": 2}), row=["corn"] * 4
    )
    table = stacked(table, "coffee")
    play(table, "settler", "pass", "pass")
    with pytest.raises(ChanceError):
        play(table.copy(), "pass", tiles=["corn"])
    play(table, "pass", tiles=["coffee", "corn", "corn", "sugar"])
    assert row(table) == {"coffee": 1, "corn": 2, "sugar": 1}
    assert not any(board(table)["discards"].values())
    assert board(table)["hidden_kinds"]["corn"] == 2
    assert len(happened(table, -1, "reshuffle")) == 1


def test_a_stack_that_just_suffices_is_not_replaced_yet() -> None:
    """[PR-STL-08]"""
    table = stacked(situation(THREE, row=ROW), "coffee", "coffee", "sugar", "tobacco")
    play(table, "settler", "pass", "pass", "pass")
    assert row(table) == {"coffee": 2, "sugar": 1, "tobacco": 1}
    assert board(table)["hidden"] == 0
    assert sum(board(table)["discards"].values()) > 0
    assert happened(table, -1, "reshuffle") == []


def test_when_all_tiles_are_laid_the_row_stays_short() -> None:
    """46 of 50 plantations lie on four islands, then 47: three are left for a row of five. [PR-STL-09]"""
    table = phase(
        FOUR,
        "settler",
        seat(island={"corn": 10, "indigo": 1}),
        seat(island={"indigo": 11, "sugar": 1}),
        seat(island={"sugar": 10, "tobacco": 2}),
        seat(island={"tobacco": 7, "coffee": 4}),
        row=["coffee", "coffee"],
        discards=["coffee"],
    )
    play(table, "take coffee", "pass")
    assert asked(table) == (1, "role")
    assert row(table) == {"coffee": 3}
    assert (board(table)["hidden"], board(table)["discards"]["coffee"]) == (0, 0)


# -- the hacienda ---------------------------------------------------------------------------------------------


def test_the_hacienda_draws_a_tile_before_the_regular_one() -> None:
    """[PR-HAC-01]"""
    table = settler(THREE, seat(city=occupied("hacienda")))
    assert "draw" in words(table)
    play(table, "draw", tiles=["tobacco"])
    assert island(table, 0) == {"indigo": 1, "tobacco": 1}
    assert asked(table) == (0, "tile")
    play(table, "take corn")
    assert island(table, 0) == {"indigo": 1, "tobacco": 1, "corn": 1}
    assert asked(table) == (1, "tile")


def test_after_the_regular_tile_it_is_too_late() -> None:
    """[PR-HAC-01]"""
    table = settler(THREE, seat(city=occupied("hacienda")))
    play(table, "take corn")
    assert asked(table) == (1, "tile")
    assert sum(island(table, 0).values()) == 2


def test_it_serves_its_owner_also_when_another_is_settler() -> None:
    """[PR-HAC-01]"""
    table = settler(THREE, seat(), seat(city=occupied("hacienda")))
    assert refused(table, "draw") == "PR-HAC-01"
    play(table, "pass", "draw", "take corn")
    assert sum(island(table, 1).values()) == 3


def test_it_need_not_be_used() -> None:
    """[PR-HAC-01 PR-GEN-04]"""
    table = settler(THREE, seat(city=occupied("hacienda")))
    play(table, "pass")
    assert asked(table) == (1, "tile")
    assert island(table, 0) == {"indigo": 1}


def test_it_needs_a_worker() -> None:
    """[PR-HAC-01 PR-GEN-03]"""
    table = settler(THREE, seat(city=empty("hacienda")))
    assert "draw" not in words(table)
    assert refused(table, "draw") == "PR-HAC-01"


def test_it_draws_once() -> None:
    """[PR-HAC-01 PR-GEN-05]"""
    table = settler(THREE, seat(city=occupied("hacienda")))
    play(table, "draw")
    assert refused(table, "draw") == "PR-GEN-05"


def test_two_haciendas_of_two_players_draw_one_each() -> None:
    """That one has drawn does not count for the next. [PR-HAC-01 PR-GEN-05]"""
    table = settler(THREE, seat(city=occupied("hacienda")), seat(city=occupied("hacienda")))
    play(table, "draw", "take corn", "draw", "take sugar")
    assert [sum(island(table, who).values()) for who in range(3)] == [3, 3, 1]


def test_the_drawn_tile_is_no_quarry() -> None:
    """Not even the settler's with a construction hut: it is a plantation, the regular tile a quarry. [PR-HAC-02]"""
    table = settler(THREE, seat(city=occupied("hacienda", "construction_hut")))
    play(table, "draw", tiles=["coffee"])
    assert island(table, 0) == {"indigo": 1, "coffee": 1}
    assert board(table)["quarries"] == 8
    play(table, "take quarry")
    assert island(table, 0) == {"indigo": 1, "coffee": 1, "quarry": 1}
    assert board(table)["quarries"] == 7


def test_the_drawn_tile_brings_no_worker() -> None:
    """[PR-HAC-03]"""
    table = settler(THREE, seat(city=occupied("hacienda", "hospice")))
    play(table, "draw", tiles=["coffee"])
    assert asked(table) == (0, "tile")
    play(table, "pass")
    assert asked(table) == (1, "tile")
    assert manned(table, 0) == {}
    assert idle(table, 0) == 0


def test_with_both_only_the_regular_tile_gets_one() -> None:
    """The hospice serves the second tile of the turn, which is the first regular one. [PR-HAC-03 PR-HOS-01 PR-HOS-03]"""
    table = settler("puerto-rico:2020/3", seat(city=occupied("hacienda", "hospice")))
    play(table, "draw", "take sugar", "man worker", tiles=["coffee"])
    assert manned(table, 0) == {"sugar": 1}


def test_the_drawn_tile_may_fill_the_island() -> None:
    """R-21: then there is no room for a regular tile. [PR-HAC-04]"""
    table = settler(THREE, seat(island=ELEVEN, city=occupied("hacienda")))
    play(table, "draw", tiles=["coffee"])
    assert sum(island(table, 0).values()) == 12
    assert asked(table) == (1, "tile")


def test_after_drawing_the_regular_tile_is_optional() -> None:
    """R-21 [PR-HAC-04]"""
    table = settler(THREE, seat(city=occupied("hacienda")))
    play(table, "draw", "pass")
    assert sum(island(table, 0).values()) == 2
    assert asked(table) == (1, "tile")


def test_it_draws_from_the_shuffled_discards_when_the_stack_is_empty() -> None:
    """R-20: those that lie open in the row stay there. [PR-HAC-04]"""
    table = stacked(situation(THREE, seat(city=occupied("hacienda")), row=ROW))
    discards = sum(board(table)["discards"].values())
    assert board(table)["hidden"] == 0
    play(table, "settler", "draw", tiles=["tobacco"])
    assert island(table, 0) == {"indigo": 1, "tobacco": 1}
    assert not any(board(table)["discards"].values())
    assert board(table)["hidden"] == discards - 1
    assert row(table) == dict.fromkeys(ROW, 1)


def test_the_last_tile_can_be_drawn() -> None:
    """R-20 [PR-HAC-04]"""
    table = phase(
        FOUR,
        "settler",
        seat(island={"corn": 8}, city=occupied("hacienda")),
        seat(island={"indigo": 12}),
        seat(island={"sugar": 11, "corn": 1}),
        seat(island={"tobacco": 8, "coffee": 4}),
        row=["coffee", "coffee", "coffee", "coffee", "tobacco"],
    )
    assert board(table)["hidden_kinds"]["corn"] == board(table)["hidden"] == 1
    play(table, "draw")
    assert island(table, 0) == {"corn": 9}


def test_without_any_tile_to_draw_it_draws_nothing() -> None:
    """R-20: stack and discards are empty. [PR-HAC-04]"""
    table = phase(
        FOUR,
        "settler",
        seat(island={"corn": 9}, city=occupied("hacienda")),
        seat(island={"indigo": 12}),
        seat(island={"sugar": 11, "corn": 1}),
        seat(island={"tobacco": 8, "coffee": 4}),
        row=["coffee", "coffee", "coffee", "coffee", "tobacco"],
    )
    assert board(table)["hidden"] == 0
    assert words(table) == ["take tobacco", "take coffee", "take quarry", "pass"]
    assert refused(table, "draw") == "PR-HAC-04"


# -- the construction hut -----------------------------------------------------------------------------------------


def test_the_construction_hut_gives_a_quarry_to_others() -> None:
    """[PR-HUT-01]"""
    table = settler(THREE, seat(), seat(city=occupied("construction_hut")))
    play(table, "take quarry")
    assert "take quarry" in words(table)
    play(table, "take quarry")
    assert island(table, 1) == {"indigo": 1, "quarry": 1}
    assert asked(table) == (2, "tile")
    assert board(table)["quarries"] == 6


def test_it_does_not_without_a_worker() -> None:
    """[PR-HUT-01 PR-GEN-03]"""
    table = settler(THREE, seat(), seat(city=empty("construction_hut")))
    play(table, "pass")
    assert refused(table, "take quarry") == "PR-STL-03"


def test_a_settler_with_it_takes_one_quarry_only() -> None:
    """[PR-HUT-02]"""
    table = settler(THREE, seat(city=occupied("construction_hut")))
    play(table, "take quarry")
    assert asked(table) == (1, "tile")
    assert island(table, 0) == {"indigo": 1, "quarry": 1}


# -- the hospice --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["corn", "quarry"])
def test_the_hospice_mans_the_tile_just_taken(tile: str) -> None:
    """A plantation or a quarry, with a worker of the supply. [PR-HOS-01]"""
    table = settler(THREE, seat(island={"corn": 1, "indigo": 1}, city=occupied("hospice")))
    before = workers(table)
    play(table, f"take {tile}")
    assert asked(table) == (0, "man_tile")
    assert words(table) == ["man worker", "pass"]
    play(table, "man worker")
    assert manned(table, 0) == {tile: 1}
    assert (workers(table), office(table)) == (before - 1, 3)
    assert asked(table) == (1, "tile")


def test_it_serves_its_owner_also_when_another_is_the_settler() -> None:
    """[PR-HOS-01]"""
    table = settler(THREE, seat(), seat(city=occupied("hospice")))
    play(table, "take corn")
    assert asked(table) == (1, "tile")
    play(table, "take sugar", "man worker")
    assert manned(table, 1) == {"sugar": 1}


def test_its_worker_may_be_declined() -> None:
    """[PR-HOS-01 PR-GEN-04]"""
    table = settler(THREE, seat(city=occupied("hospice")))
    before = workers(table)
    play(table, "take corn", "pass")
    assert manned(table, 0) == {}
    assert workers(table) == before
    assert asked(table) == (1, "tile")


def test_it_needs_a_worker_of_its_own() -> None:
    """[PR-HOS-01 PR-GEN-03]"""
    table = settler(THREE, seat(city=empty("hospice")))
    play(table, "take corn")
    assert asked(table) == (1, "tile")


def test_it_does_nothing_without_a_tile() -> None:
    """[PR-HOS-01]"""
    table = settler(THREE, seat(city=occupied("hospice")))
    play(table, "pass")
    assert asked(table) == (1, "tile")


def test_it_serves_each_of_its_owners() -> None:
    """The last of them too, before the row is turned up anew. [PR-HOS-01 PR-STL-07]"""
    table = settler(THREE, seat(city=occupied("hospice")), seat(), seat(city=occupied("hospice")))
    play(table, "take corn", "man worker", "take sugar", "take coffee")
    assert asked(table) == (2, "man_tile")
    assert row(table) == {"indigo": 1}
    play(table, "man worker")
    assert manned(table, 2) == {"coffee": 1}
    assert asked(table) == (1, "role")
    assert sum(row(table).values()) == 4


def test_from_an_empty_supply_it_takes_a_worker_of_the_office() -> None:
    """R-29: also the last one. [PR-HOS-02]"""
    for number in (2, 1):
        table = scarce(situation(THREE, seat(city=occupied("hospice")), row=ROW, office=number), workers=0)
        play(table, "settler", "take corn", "man worker")
        assert manned(table, 0) == {"corn": 1}
        assert (workers(table), office(table)) == (0, number - 1)


def test_not_as_long_as_there_is_one_in_the_supply() -> None:
    """R-05: its last worker ends no game. [PR-HOS-02 PR-END-02]"""
    table = scarce(situation(THREE, seat(city=occupied("hospice")), row=ROW, office=2), workers=1)
    play(table, "settler", "take corn", "man worker")
    assert (workers(table), office(table)) == (0, 2)
    assert board(table)["ending"] == []


def test_with_supply_and_office_empty_there_is_no_worker() -> None:
    """R-29 [PR-HOS-02]"""
    table = scarce(situation(THREE, seat(city=occupied("hospice")), row=ROW, office=0), workers=0)
    play(table, "settler", "take corn")
    assert asked(table) == (1, "tile")
    assert manned(table, 0) == {}


# -- what other games know ---------------------------------------------------------------------------------------


def test_what_is_of_modules_is_refused_with_their_rules() -> None:
    """No forests, no nobles. [PR-FOR-01 PR-NOB-08]"""
    table = settler(THREE, seat(city=occupied("hospice")))
    assert refused(table, "take corn as_forest") == "PR-FOR-01"
    play(table, "take corn")
    assert refused(table, "man noble") == "PR-NOB-08"
