"""The buccaneer, the third module: docs/rules/puerto-rico.md, sections 2.5 and 4.12, R-47 and R-50."""

import pytest

from gouverneur import RulesetError, Table, ruleset
from situations_puerto_rico import (
    all_money,
    all_nobles,
    all_points,
    asked,
    board,
    coins,
    empty,
    ending,
    farm,
    goods,
    happened,
    house,
    idle,
    manned,
    noble_staff,
    noble_tiles,
    nobles,
    office,
    office_nobles,
    phase,
    play,
    points,
    reason,
    rounds_end,
    seat,
    ships,
    situation,
    staff,
    supply,
    words,
    workers,
)

TWO = "puerto-rico:2020+buccaneer/2"
THREE = "puerto-rico:2020+buccaneer/3"
FIVE = "puerto-rico:2020+buccaneer/5"
NOBLE_RAID = "puerto-rico:2020+nobles+buccaneer/3"
ROLES = ["settler", "mayor", "builder", "craftsman", "trader", "captain"]
ROOM = {"corn": 3, "quarry": 1}  # four free circles


def deeds(table: Table, verb: str) -> list[str]:
    return [word for word in words(table) if word.startswith(verb)]


# -- the card and the poster --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_more_role_card(players: int) -> None:
    """Table 2.2: 8, 7, 8 or 9 cards; nobody holds the poster. [PR-BUC-01]"""
    table = Table(f"puerto-rico:2020+buccaneer/{players}", seed=1, given={"start": [0]})
    plain = board(Table(f"puerto-rico:2020/{players}", seed=1, given={"start": [0]}))
    assert list(board(table)["roles"]) == [*plain["roles"], "buccaneer"]
    assert len(board(table)["roles"]) == {2: 8, 3: 7, 4: 8, 5: 9}[players]
    assert "buccaneer" in words(table)
    assert board(table)["poster"] is None
    assert board(table)["captive"] is None
    for part in (
        "chips",
        "ships",
        "supply",
        "quarries",
        "row",
        "hidden_kinds",
        "workers",
        "office",
        "buildings",
    ):
        assert board(table)[part] == plain[part]


def test_the_picker_takes_the_poster() -> None:
    """[PR-BUC-03]"""
    table = situation(THREE)
    play(table, "trader", "buccaneer", "pass")
    assert board(table)["poster"] == 1


def test_whoever_holds_the_poster_is_no_buccaneer() -> None:
    """Not in the next round either; everybody else may be. [PR-BUC-03]"""
    table = phase(THREE, "buccaneer")
    play(table, "pass")
    rounds_end(table, "trader", "captain")
    assert asked(table) == (1, "role")
    assert "buccaneer" in words(table)
    play(table, "craftsman")
    assert "buccaneer" in words(table)
    play(table, "trader")
    assert asked(table) == (0, "role")
    assert words(table) == ["settler", "mayor", "builder", "captain"]
    assert reason(table, "buccaneer") == ("PR-BUC-03", "wanted")


def test_the_poster_goes_on() -> None:
    """To the next buccaneer; then the first may be it again. [PR-BUC-03]"""
    table = situation(THREE, poster=0)
    assert "buccaneer" not in words(table)
    play(table, "trader", "buccaneer", "pass", "captain")
    assert board(table)["poster"] == 1
    assert asked(table) == (1, "role")
    assert "buccaneer" not in words(table)
    play(table, "craftsman", "trader")
    assert asked(table) == (0, "role")
    assert "buccaneer" in words(table)


def test_of_two_players_the_other_may_take_it_in_between() -> None:
    """[PR-BUC-03]"""
    table = situation(TWO, poster=1)
    play(table, "trader")
    assert asked(table) == (1, "role")
    assert reason(table, "buccaneer") == ("PR-BUC-03", "wanted")
    play(table, "captain")
    assert "buccaneer" in words(table)


def test_a_taken_card_is_taken() -> None:
    """[PR-RND-07 PR-BUC-03]"""
    table = phase(THREE, "buccaneer")
    play(table, "pass")
    assert reason(table, "buccaneer") == ("PR-RND-07", "role-taken")


# -- doubloons at the end of a round --------------------------------------------------------------------------------


def test_the_buccaneers_card_gets_no_doubloon() -> None:
    """All others that nobody used do. [PR-BUC-02 PR-RND-08]"""
    table = situation(THREE)
    rounds_end(table, "trader", "captain", "craftsman")
    assert coins(table) == {"settler": 1, "mayor": 1, "builder": 1}


def test_when_he_was_there_others_were_not() -> None:
    """[PR-BUC-02 PR-RND-08]"""
    table = situation(THREE)
    rounds_end(table, "buccaneer", "captain", "craftsman")
    assert coins(table) == {"settler": 1, "mayor": 1, "builder": 1, "trader": 1}


def test_of_two_players_leftovers_one_or_two_cards_get_a_doubloon() -> None:
    """R-50: of eight cards two are left, and the buccaneer may be one of them. [PR-TWO-04 PR-BUC-02]"""
    table = situation(TWO)
    rounds_end(table, "settler", "mayor", "builder", "craftsman", "trader", "captain")
    assert coins(table) == {"prospector": 1}
    table = situation(TWO)
    rounds_end(table, "settler", "mayor", "builder", "craftsman", "trader", "buccaneer")
    assert coins(table) == {"captain": 1, "prospector": 1}
    assert board(table)["governor"] == 1


# -- what he may do -------------------------------------------------------------------------------------------------


def test_only_what_has_an_effect() -> None:
    """R-47: empty ships, an empty house and an office at its minimum are no choice. [PR-BUC-04]"""
    table = phase(THREE, "buccaneer")
    assert asked(table) == (0, "deed")
    assert words(table) == [*(f"kidnap {role}" for role in ROLES), "pass"]
    assert reason(table, "piracy ship-4 0") == ("PR-BUC-05", "no-loot")
    assert reason(table, "piracy ship-8 0") == ("PR-SET-05", "no-such-ship")
    assert reason(table, "plunder") == ("PR-BUC-06", "house-empty")
    assert reason(table, "raid 0") == ("PR-BUC-07", "nobody-to-raid")
    assert reason(table, "kidnap buccaneer") == ("PR-BUC-09", "role-taken")
    assert reason(table, "kidnap prospector") == ("PR-SET-05", "no-such-role")


def test_all_that_he_may_do() -> None:
    """[PR-BUC-04 PR-BUC-05 PR-BUC-06 PR-BUC-07 PR-BUC-09]"""
    table = situation(
        THREE,
        seat(),
        seat(island=ROOM),
        house=["corn"],
        office=4,
        ships={"ship-4": {"good": "corn", "number": 1}, "ship-6": {"good": "sugar", "number": 5}},
    )
    play(table, "trader", "buccaneer")
    assert words(table) == [
        *("piracy ship-4 0", "piracy ship-4 1"),
        *("piracy ship-6 0", "piracy ship-6 1", "piracy ship-6 2", "piracy ship-6 3"),
        "plunder",
        *("raid 0", "raid 1"),
        *(f"kidnap {role}" for role in ROLES if role != "trader"),
        "pass",
    ]
    assert reason(table, "kidnap trader") == ("PR-BUC-09", "role-taken")


def test_he_may_decline() -> None:
    """R-47: nothing changes but that he has the poster. [PR-BUC-04 PR-RND-05]"""
    table = phase(THREE, "buccaneer", house=["corn"], office=5)
    before = board(table)
    play(table, "pass")
    after = board(table)
    for part in ("house", "office", "workers", "ships", "supply", "chips", "captive", "players"):
        assert after[part] == before[part]
    assert asked(table) == (1, "role")


@pytest.mark.parametrize("deed", ["piracy ship-4 2", "plunder", "raid 1", "kidnap mayor", "pass"])
def test_he_does_one_thing_and_nobody_else_has_anything_of_it(deed: str) -> None:
    """[PR-BUC-04]"""
    table = phase(
        THREE, "buccaneer", house=["corn"], office=5, ships={"ship-4": {"good": "sugar", "number": 3}}
    )
    others = board(table)["players"][1:]
    play(table, deed)
    assert asked(table) == (1, "role")
    assert board(table)["players"][1:] == others


# -- piracy ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kept", [0, 1, 2, 3])
def test_piracy_empties_a_ship(kept: int) -> None:
    """Up to three goods are kept, the others go to the supply; no points. R-47 [PR-BUC-05]"""
    laden = {"ship-5": {"good": "sugar", "number": 5 - 1}, "ship-6": {"good": "corn", "number": 2}}
    table = phase(THREE, "buccaneer", seat(goods={"sugar": 1}), ships=laden)
    before = supply(table)["sugar"]
    play(table, f"piracy ship-5 {kept}")
    assert goods(table, 0) == {"sugar": 1 + kept}
    assert supply(table)["sugar"] == before + 4 - kept
    assert ships(table) == {"ship-6": ("corn", 2)}
    assert all_points(table) == [0, 0, 0]


def test_not_more_than_three_and_not_more_than_there_are() -> None:
    """[PR-BUC-05]"""
    table = phase(THREE, "buccaneer", ships={"ship-4": {"good": "sugar", "number": 2}})
    assert deeds(table, "piracy") == ["piracy ship-4 0", "piracy ship-4 1", "piracy ship-4 2"]
    assert reason(table, "piracy ship-4 3") == ("PR-BUC-05", "no-loot")
    table = phase(THREE, "buccaneer", ships={"ship-6": {"good": "sugar", "number": 5}})
    assert deeds(table, "piracy") == [f"piracy ship-6 {kept}" for kept in range(4)]


def test_an_emptied_ship_takes_any_good() -> None:
    """[PR-BUC-05 PR-CAP-04]"""
    laden = {"ship-4": {"good": "sugar", "number": 2}}
    table = phase(THREE, "buccaneer", seat(), seat(goods={"corn": 4, "indigo": 1}), ships=laden)
    play(table, "piracy ship-4 0", "captain")
    assert words(table) == [
        *("load corn ship-4", "load corn ship-5", "load corn ship-6"),
        *("load indigo ship-4", "load indigo ship-5", "load indigo ship-6"),
    ]


def test_loot_is_not_checked_for_storage() -> None:
    """It may lie on the port until the next captain. [PR-BUC-05 PR-CAP-16]"""
    table = phase(THREE, "buccaneer", ships={"ship-4": {"good": "sugar", "number": 3}})
    play(table, "piracy ship-4 3")
    assert goods(table, 0) == {"sugar": 3}
    assert asked(table) == (1, "role")


# -- plunder --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lying", [["corn"], ["corn", "corn", "coffee"]])
def test_plunder_empties_the_house(lying: list[str]) -> None:
    """A point for each good, which all go to the supply. [PR-BUC-06]"""
    table = phase(THREE, "buccaneer", house=lying)
    before = supply(table)
    chips = board(table)["chips"]
    play(table, "plunder")
    assert house(table) == []
    assert all_points(table) == [len(lying), 0, 0]
    assert board(table)["chips"] == chips - len(lying)
    assert {good: supply(table)[good] - before[good] for good in before} == {
        good: lying.count(good) for good in before
    }
    assert goods(table, 0) == {}


def test_plunder_can_take_the_last_chip() -> None:
    """What the supply cannot cover is noted. [PR-BUC-06 PR-END-04 PR-GEN-13]"""
    table = situation(THREE, seat(), seat(points=74), house=["corn", "sugar"])
    play(table, "buccaneer", "plunder")
    assert points(table, 0) == 2
    assert (ending(table), board(table)["noted"]) == (["chips"], 1)


# -- raid -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_raid_leaves_as_many_as_players(players: int) -> None:
    """What is not kept goes to the supply. [PR-BUC-07]"""
    table = phase(f"puerto-rico:2020+buccaneer/{players}", "buccaneer", seat(island=ROOM), office=players + 5)
    before = workers(table)
    assert deeds(table, "raid") == ["raid 0", "raid 1", "raid 2", "raid 3"]
    for kept in range(4):
        after = table.copy()
        play(after, f"raid {kept}")
        assert (office(after), workers(after)) == (players, before + 5 - kept)


def test_an_office_at_its_minimum_cannot_be_raided() -> None:
    """R-47 [PR-BUC-07]"""
    for number in (2, 3):
        table = phase(THREE, "buccaneer", seat(island=ROOM), office=number)
        assert deeds(table, "raid") == []


def test_only_those_removed_can_be_kept() -> None:
    """[PR-BUC-07]"""
    table = phase(THREE, "buccaneer", seat(island=ROOM), office=5)
    assert deeds(table, "raid") == ["raid 0", "raid 1", "raid 2"]
    assert reason(table, "raid 3") == ("PR-BUC-07", "too-many")


def test_raided_workers_stand_on_free_circles_at_once() -> None:
    """Of island and city; those already there stay where they are. R-47 [PR-BUC-07]"""
    one = seat(island={"corn": 2, "quarry": 1}, manned={"corn": 1}, city={"sugar_mill": 1, "hospice": 1})
    table = phase(THREE, "buccaneer", one, office=5)
    play(table, "raid 2")
    assert asked(table) == (0, "place")
    assert words(table) == ["place corn", "place quarry", "place sugar_mill"]
    assert reason(table, "place hospice") == ("PR-MAY-03", "no-circle")
    play(table, "place quarry")
    # The second stands on the third or second circle of the mill.
    assert asked(table) == (1, "role")
    assert manned(table, 0) == {"corn": 1, "quarry": 1}
    assert staff(table, 0) == {"sugar_mill": 2, "hospice": 1}
    assert idle(table, 0) == 0


def test_never_more_than_free_circles() -> None:
    """Nobody goes to the port. R-47 [PR-BUC-07]"""
    one = seat(island={"corn": 2}, manned={"corn": 1}, city=empty("hospice"), idle=1)
    table = phase(THREE, "buccaneer", one, office=7)
    assert deeds(table, "raid") == ["raid 0", "raid 1", "raid 2"]
    assert reason(table, "raid 3") == ("PR-BUC-07", "too-many")
    play(table, "raid 2")
    assert (manned(table, 0), staff(table, 0), idle(table, 0)) == ({"corn": 2}, {"hospice": 1}, 1)


def test_without_a_free_circle_the_others_can_still_be_sent_home() -> None:
    """Pieces may be removed and none kept. R-47 [PR-BUC-07]"""
    table = phase(THREE, "buccaneer", seat(**farm(corn=1)), office=5)
    assert deeds(table, "raid") == ["raid 0"]
    before = workers(table)
    play(table, "raid 0")
    assert (office(table), workers(table)) == (3, before + 2)


def test_idle_workers_do_not_come_from_the_port() -> None:
    """R-47: only the raided ones are placed. [PR-BUC-07 PR-MAY-05]"""
    table = phase(THREE, "buccaneer", seat(island=ROOM, idle=2), office=5)
    play(table, "raid 1", "place corn")
    assert (manned(table, 0), idle(table, 0)) == ({"corn": 1}, 2)


def test_the_raider_chooses_what_becomes_of_the_noble() -> None:
    """R-39: it stays, is kept or is sent away; the rest are workers. [PR-BUC-08]"""
    table = phase(NOBLE_RAID, "buccaneer", seat(island=ROOM), office=4)
    assert deeds(table, "raid") == [
        *("raid 0", "raid 1", "raid 2"),
        *("raid 0 and_noble", "raid 1 and_noble"),
        *("raid 0 drop_noble", "raid 1 drop_noble"),
    ]
    before = workers(table)
    left = nobles(table)
    for deed, found in (
        ("raid 1", (2, 1, before + 1, left)),
        ("raid 0 and_noble", (3, 0, before + 1, left)),
        ("raid 1 and_noble", (3, 0, before, left)),
        ("raid 0 drop_noble", (3, 0, before + 1, left + 1)),
        ("raid 1 drop_noble", (3, 0, before, left + 1)),
    ):
        after = table.copy()
        play(after, deed)
        assert (office(after), office_nobles(after), workers(after), nobles(after)) == found


def test_a_raided_noble_is_placed_too() -> None:
    """First the noble, then the workers; neither to the port. [PR-BUC-08 PR-BUC-07]"""
    one = seat(island={"corn": 2}, manned={"corn": 1}, city=empty("chapel", "hospice"))
    table = phase(NOBLE_RAID, "buccaneer", one, office=5)
    play(table, "raid 1 and_noble")
    assert asked(table) == (0, "place_noble")
    assert words(table) == ["place_noble corn", "place_noble hospice", "place_noble chapel"]
    assert reason(table, "done") == ("PR-MAY-04", "circle-free")
    play(table, "place_noble chapel")
    assert words(table) == ["place corn", "place hospice"]
    play(table, "place hospice")
    assert (noble_staff(table, 0), staff(table, 0)) == ({"chapel": 1}, {"hospice": 1, "chapel": 1})
    assert (manned(table, 0), noble_tiles(table, 0)) == ({"corn": 1}, {})


def test_a_noble_counts_among_the_three() -> None:
    """[PR-BUC-07 PR-BUC-08]"""
    table = phase(NOBLE_RAID, "buccaneer", seat(island=ROOM), office=9)
    assert deeds(table, "raid") == [
        *(f"raid {kept}" for kept in range(4)),
        *(f"raid {kept} and_noble" for kept in range(3)),
        *(f"raid {kept} drop_noble" for kept in range(4)),
    ]
    assert reason(table, "raid 3 and_noble") == ("PR-BUC-07", "too-many")


def test_with_one_free_circle_it_is_the_noble_or_a_worker() -> None:
    """[PR-BUC-07 PR-BUC-08]"""
    table = phase(NOBLE_RAID, "buccaneer", seat(island={"corn": 1}), office=5)
    assert deeds(table, "raid") == [
        *("raid 0", "raid 1", "raid 0 and_noble"),
        *("raid 0 drop_noble", "raid 1 drop_noble"),
    ]
    play(table, "raid 0 and_noble")
    assert noble_tiles(table, 0) == {"corn": 1}


def test_with_one_to_remove_the_noble_is_the_only_one() -> None:
    """[PR-BUC-08]"""
    table = phase(NOBLE_RAID, "buccaneer", seat(island=ROOM), office=3)
    assert deeds(table, "raid") == ["raid 0", "raid 1", "raid 0 and_noble", "raid 0 drop_noble"]


def test_where_no_worker_stands_a_noble_must_go() -> None:
    """Nobody removes workers that are not there. [PR-BUC-08]"""
    table = phase(NOBLE_RAID, "buccaneer", seat(island=ROOM), office=0, office_nobles=4)
    assert deeds(table, "raid") == ["raid 0 and_noble", "raid 0 drop_noble"]


def test_without_a_noble_on_the_office_none_is_raided() -> None:
    """[PR-BUC-08]"""
    table = phase(NOBLE_RAID, "buccaneer", seat(island=ROOM), office=5, office_nobles=0)
    assert deeds(table, "raid") == ["raid 0", "raid 1", "raid 2"]
    assert reason(table, "raid 0 and_noble") == ("PR-BUC-08", "no-noble")
    assert reason(table, "raid 0 drop_noble") == ("PR-BUC-08", "no-noble")


def test_both_kinds_count_for_the_minimum() -> None:
    """[PR-BUC-07 PR-GEN-12]"""
    table = phase(NOBLE_RAID, "buccaneer", seat(island=ROOM), office=2)
    assert deeds(table, "raid") == []


def test_a_raid_is_told() -> None:
    """[PR-BUC-07 PR-BUC-08]"""
    table = phase(NOBLE_RAID, "buccaneer", seat(island=ROOM), office=5)
    play(table, "raid 1 and_noble")
    assert happened(table, -1, "raid") == [{"event": "raid", "seat": 0, "workers": 1, "nobles": 1}]
    assert all_nobles(table, 0) == 1


def test_nothing_but_what_was_said_changes_hands() -> None:
    """No doubloons, for the card has none. [PR-BUC-02 PR-BUC-04]"""
    table = situation(FIVE, seat(island=ROOM), office=7)
    before = all_money(table)
    play(table, "buccaneer", "raid 2", "place corn")
    assert all_money(table) == before


def test_options_of_the_module_need_it() -> None:
    """[PR-CFG-03]"""
    with pytest.raises(RulesetError, match="captive_role_mode needs the module buccaneer"):
        ruleset("puerto-rico:2020/3?captive_role_mode=full")
