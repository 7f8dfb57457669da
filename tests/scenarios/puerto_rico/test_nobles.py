"""Nobles, the second module: docs/rules/puerto-rico.md, sections 2.5 and 4.4, R-37 to R-41."""

import pytest

from gouverneur import RulesetError, Table, ruleset
from rulesets import printed_buildings
from situations import plan, plan_refused
from situations_puerto_rico import (
    all_nobles,
    asked,
    board,
    buildings_left,
    empty,
    ending,
    farm,
    few_nobles,
    goods,
    happened,
    idle,
    idle_nobles,
    island,
    manned,
    money,
    noble_staff,
    noble_tiles,
    nobles,
    occupied,
    office,
    office_nobles,
    phase,
    play,
    price,
    reason,
    refused,
    rounds_end,
    row,
    scarce,
    seat,
    situation,
    staff,
    titled,
    words,
    workers,
)

THREE = "puerto-rico:2020+nobles/3"
FOUR = "puerto-rico:2020+nobles/4"
TWO_TILES = {"corn": 1, "indigo": 1}
EIGHT = [
    *("land_office", "chapel", "hunting_lodge", "zoning_office"),
    *("royal_supplier", "villa", "jeweler", "royal_garden"),
]
NOWHERE = seat(island={})  # a board without a circle: whoever comes stays on its port
every_number = pytest.mark.parametrize("players", [2, 3, 4, 5])


def start(players: int) -> Table:
    return Table(f"puerto-rico:2020+nobles/{players}", seed=1, given={"start": [0]})


def hired(table: Table, who: int) -> tuple[int, int]:
    """Workers and nobles of a seat, wherever they stand."""
    all_pieces = idle(table, who) + idle_nobles(table, who)
    all_pieces += sum(manned(table, who).values()) + sum(staff(table, who).values())
    return all_pieces - all_nobles(table, who), all_nobles(table, who)


# -- what is in the box ---------------------------------------------------------------------------------------------


@every_number
def test_their_buildings_come_in_addition(players: int) -> None:
    """Table 3.2: the 23 kinds of the base game stay, eight kinds come. R-45 [PR-NOB-01]"""
    table = start(players)
    printed = printed_buildings(players == 2, ("base", "II"))
    assert board(table)["buildings"] == {name: numbers[3] for name, numbers in printed.items()}
    assert set(printed) - set(printed_buildings(players == 2)) == set(EIGHT)
    for one in table.sheet["buildings"]:
        numbers = (one["cost"], one["points"], one["circles"], one["copies"], one["row"])
        assert numbers == printed[one["building"]]
        assert one["large"] == (one["row"] == 4)
    assert [one["building"] for one in table.sheet["buildings"] if not one["special"]][-1:] == ["jeweler"]


@every_number
def test_they_are_there_with_drafted_buildings_too(players: int) -> None:
    """They are never drafted. [PR-NOB-01]"""
    table = Table(f"puerto-rico:2020+new-buildings+nobles/{players}?draft=new", seed=1)
    assert all(buildings_left(table, name) for name in EIGHT)
    drafting = Table(f"puerto-rico:2020+new-buildings+nobles/{players}", seed=1)
    assert asked(drafting)[1] == "draft"
    assert not {f"draft {name}" for name in EIGHT} & set(words(drafting))
    assert all(buildings_left(drafting, name) for name in EIGHT)


@every_number
def test_all_workers_and_nobles_are_used(players: int) -> None:
    """Table 2.2: of 100 workers and 20 nobles one noble and the workers beside it stand on the office. [PR-NOB-02]"""
    table = start(players)
    assert (workers(table), office(table)) == (101 - players, players - 1)
    assert (nobles(table), office_nobles(table)) == (19, 1)
    assert (workers(table), office(table)) == {2: (99, 1), 3: (98, 2), 4: (97, 3), 5: (96, 4)}[players]


@every_number
def test_everything_else_is_as_without_them(players: int) -> None:
    """Table 2.2 [PR-NOB-02 PR-CFG-03]"""
    plain = board(Table(f"puerto-rico:2020/{players}", seed=1, given={"start": [0]}))
    with_nobles = board(start(players))
    for part in ("chips", "ships", "supply", "quarries", "row", "hidden_kinds", "roles", "house", "festival"):
        assert with_nobles[part] == plain[part]
    assert [one["money"] for one in with_nobles["players"]] == [one["money"] for one in plain["players"]]


def test_without_the_module_there_are_none() -> None:
    """[PR-CFG-03 PR-NOB-01]"""
    table = Table("puerto-rico:2020+buccaneer+festival/3", seed=1)
    assert not set(EIGHT) & set(board(table)["buildings"])
    assert (workers(table), office(table), nobles(table), office_nobles(table)) == (55, 3, 0, 0)


# -- dealing --------------------------------------------------------------------------------------------------------


def test_each_chooses_in_turn_between_worker_and_noble() -> None:
    """R-39: the mayor first; once the noble is taken there is nothing to choose. [PR-NOB-03 PR-MAY-02]"""
    table = phase(FOUR, "mayor", NOWHERE, NOWHERE, NOWHERE, NOWHERE, office=4)
    play(table, "pass")
    for who in range(3):
        assert asked(table) == (who, "deal")
        assert words(table) == ["receive worker", "receive noble"]
        after = table.copy()
        play(after, "receive noble")
        assert [all_nobles(after, other) for other in range(4)] == [int(other == who) for other in range(4)]
        # The fifth piece is the mayor's second.
        assert [sum(hired(after, other)) for other in range(4)] == [2, 1, 1, 1]
        assert asked(after) == (1, "role")
        play(table, "receive worker")
    play(table, "receive noble")
    assert asked(table) == (1, "role")
    assert [hired(table, who) for who in range(4)] == [(2, 0), (1, 0), (1, 0), (0, 1)]


def test_dealing_begins_with_the_mayor() -> None:
    """[PR-NOB-03 PR-MAY-02]"""
    table = situation(THREE)
    play(table, "trader", "mayor", "pass")
    assert asked(table) == (1, "deal")
    play(table, "receive worker")
    assert asked(table) == (2, "deal")


def test_the_last_piece_is_nobodys_choice() -> None:
    """Only the noble is left, so it comes. [PR-NOB-03 PR-MAY-09]"""
    table = phase(THREE, "mayor")
    play(table, "pass", "receive worker", "receive worker")
    assert asked(table) == (1, "role")
    assert [hired(table, who) for who in range(3)] == [(1, 0), (1, 0), (0, 1)]


def test_without_a_noble_on_the_office_nobody_is_asked() -> None:
    """[PR-NOB-03]"""
    table = phase(THREE, "mayor", office=3, office_nobles=0)
    play(table, "pass")
    assert asked(table) == (1, "role")
    assert [hired(table, who) for who in range(3)] == [(1, 0)] * 3


def test_a_noble_that_is_not_there_cannot_be_received() -> None:
    """Where pieces may be declined each is asked about, so that there is something to refuse. [PR-NOB-03]"""
    table = phase(f"{THREE}?mayor_may_decline_workers=true", "mayor")
    play(table, "pass", "receive noble")
    assert reason(table, "receive noble") == ("PR-NOB-03", "no-nobles")
    assert reason(table, "decline noble") == ("PR-NOB-03", "no-nobles")
    table = phase(f"{THREE}?mayor_may_decline_workers=true", "mayor", office=0)
    play(table, "pass")
    assert reason(table, "receive worker") == ("PR-NOB-03", "no-workers")


def test_what_is_dealt_cannot_be_declined() -> None:
    """R-06: neither worker nor noble. [PR-MAY-09]"""
    table = phase(THREE, "mayor")
    play(table, "pass")
    assert reason(table, "pass") == ("PR-MAY-09", "no-declining")
    assert reason(table, "decline noble") == ("PR-MAY-09", "no-declining")


def test_where_they_may_be_declined_nobles_leave_the_game_too() -> None:
    """R-06: each piece on the office is taken or sent away. [PR-MAY-09]"""
    table = phase(f"{THREE}?mayor_may_decline_workers=true", "mayor")
    play(table, "pass")
    assert words(table) == ["receive worker", "receive noble", "pass", "decline noble"]
    play(table, "decline noble")
    assert asked(table) == (1, "deal")
    assert words(table) == ["receive worker", "pass"]
    play(table, "pass", "receive worker")
    assert [hired(table, who) for who in range(3)] == [(0, 0), (0, 0), (1, 0)]
    # 100 workers: one declined, one on a board, two on the office. 20 nobles: one declined, one on the office.
    assert (workers(table), nobles(table)) == (100 - 1 - 1 - 2, 20 - 1 - 1)


def test_the_privilege_is_a_worker_of_the_supply() -> None:
    """R-38: never a noble. [PR-NOB-08 PR-MAY-01]"""
    table = phase(THREE, "mayor", NOWHERE)
    assert words(table) == ["hire 1", "pass"]
    play(table, "hire 1", "receive worker", "receive noble")
    assert hired(table, 0) == (2, 0)
    assert nobles(table) == 18


def test_without_workers_the_privilege_brings_nobody() -> None:
    """R-38: nobles in the supply do not help. [PR-NOB-08 PR-MAY-01]"""
    table = scarce(situation(THREE, NOWHERE, NOWHERE, NOWHERE), workers=0)
    play(table, "mayor")
    assert asked(table) == (0, "deal")
    assert nobles(table) == 19


# -- placing --------------------------------------------------------------------------------------------------------


def test_nobles_stand_wherever_workers_can() -> None:
    """First the nobles are placed, then the workers. [PR-NOB-06 PR-MAY-03]"""
    buildings = empty("sugar_mill", "hacienda", "fortress")
    table = phase(THREE, "mayor", seat(island={"corn": 1, "quarry": 1}, city=buildings, idle=1))
    play(table, "pass", "receive noble")
    assert asked(table) == (0, "place_noble")
    places = ["corn", "quarry", "sugar_mill", "hacienda", "fortress"]
    assert words(table) == [f"place_noble {place}" for place in places]
    for place in places:
        after = table.copy()
        play(after, f"place_noble {place}")
        assert {**noble_tiles(after, 0), **noble_staff(after, 0)} == {place: 1}
        assert asked(after) == (0, "place")
        # The worker goes where a circle is left: the mill has three.
        assert words(after) == [
            f"place {other}" for other in places if other == "sugar_mill" or other != place
        ]
        play(after, "place sugar_mill")
        assert sum(staff(after, 0).values()) + sum(manned(after, 0).values()) == 2


def test_a_circle_holds_one_piece() -> None:
    """[PR-NOB-06 PR-MAY-03]"""
    table = phase(THREE, "mayor", seat(island={"corn": 1, "indigo": 1, "sugar": 1}, idle_nobles=1))
    play(table, "pass", "receive noble", "place_noble corn")
    assert reason(table, "place_noble corn") == ("PR-MAY-03", "no-circle")
    assert reason(table, "place_noble chapel") == ("PR-MAY-03", "no-circle")
    assert words(table) == ["place_noble indigo", "place_noble sugar"]


def test_old_and_new_pieces_are_placed_anew() -> None:
    """Worker and noble may change places. [PR-MAY-03 PR-NOB-06]"""
    one = seat(island=TWO_TILES, manned={"corn": 1}, noble_tiles={"corn": 1}, city=empty("chapel"), idle=1)
    table = phase(THREE, "mayor", one, office=0, office_nobles=0)
    play(table, "pass")
    assert words(table) == ["place_noble corn", "place_noble indigo", "place_noble chapel"]
    play(table, "place_noble chapel", "place corn")
    assert (manned(table, 0), noble_tiles(table, 0), noble_staff(table, 0)) == (
        {"corn": 1},
        {},
        {"chapel": 1},
    )


def test_no_piece_stays_on_the_port_while_a_circle_is_free() -> None:
    """A noble may stay back only where workers fill all circles that are left. [PR-MAY-04 PR-NOB-06]"""
    one = seat(island=TWO_TILES, idle=1, idle_nobles=2)
    table = phase(THREE, "mayor", one, office=0, office_nobles=0)
    play(table, "pass")
    # Two circles, one worker: at least one noble must take one.
    assert words(table) == ["place_noble corn", "place_noble indigo"]
    assert reason(table, "done") == ("PR-MAY-04", "circle-free")
    play(table, "place_noble corn")
    assert words(table) == ["place_noble indigo", "done"]
    after = table.copy()
    play(after, "done")
    assert (noble_tiles(after, 0), idle(after, 0), idle_nobles(after, 0)) == ({"corn": 1}, 0, 1)
    play(table, "place_noble indigo")
    assert (noble_tiles(table, 0), idle(table, 0), idle_nobles(table, 0)) == ({"corn": 1, "indigo": 1}, 1, 0)


def test_with_workers_for_every_circle_nobles_may_wait() -> None:
    """They may stand idle on the port, or workers do. [PR-MAY-04 PR-NOB-06]"""
    table = phase(THREE, "mayor", seat(island={"corn": 1}, idle=2, idle_nobles=1), office=0, office_nobles=0)
    play(table, "pass")
    assert words(table) == ["place_noble corn", "done"]
    after = table.copy()
    play(after, "done")
    assert (noble_tiles(after, 0), idle(after, 0), idle_nobles(after, 0)) == ({}, 1, 1)
    play(table, "place_noble corn")
    assert (noble_tiles(table, 0), idle(table, 0), idle_nobles(table, 0)) == ({"corn": 1}, 2, 0)


def test_without_a_free_circle_all_stay_on_the_port() -> None:
    """[PR-MAY-04]"""
    table = phase(THREE, "mayor", seat(island={}, idle_nobles=2))
    play(table, "pass", "receive noble")
    assert asked(table) == (1, "role")
    assert idle_nobles(table, 0) == 3


def test_idle_nobles_wait_for_the_next_mayor() -> None:
    """[PR-MAY-05]"""
    one = seat(island={"corn": 1}, manned={"corn": 1}, idle_nobles=1, money=5)
    table = situation(THREE, one, row=["sugar"] * 4)
    play(table, "settler", "take sugar", "pass", "pass", "builder", "pass", "pass", "build hospice")
    assert (manned(table, 0), staff(table, 0), idle_nobles(table, 0)) == ({"corn": 1}, {}, 1)


def test_places_are_named_in_their_order() -> None:
    """So that each placement is said in one way only; a plan may have any order. [PR-MAY-03 PR-MAY-04]"""
    one = seat(island={"corn": 1, "indigo": 1, "sugar": 1}, city=empty("chapel"), idle=1, idle_nobles=2)
    table = phase(THREE, "mayor", one, office=0, office_nobles=0)
    play(table, "pass")
    assert refused(table, "place_noble chapel") == "PR-MAY-04"
    assert plan(table, place_noble=["chapel", "indigo"], place=["corn"]) == [
        "place_noble indigo",
        "place_noble chapel",
        "place corn",
    ]
    assert plan_refused(table, place_noble=["chapel"], place=["corn"]) == "PR-MAY-04"
    play(table, "place_noble indigo")
    assert reason(table, "place_noble corn") == ("PR-MAY-04", "out-of-order")


# -- the refill -----------------------------------------------------------------------------------------------------


@every_number
def test_one_piece_of_each_refill_is_a_noble(players: int) -> None:
    """Instead of a worker, not besides. [PR-NOB-04 PR-MAY-07]"""
    table = phase(f"puerto-rico:2020+nobles/{players}", "mayor")
    play(table, "pass", "receive noble")
    assert (office(table), office_nobles(table)) == (players - 1, 1)
    assert (workers(table), nobles(table)) == (100 - 2 * (players - 1), 18)
    assert happened(table, -1, "refill_noble") != []


def test_empty_circles_ask_for_pieces_of_both_kinds() -> None:
    """R-08: five circles: four workers and a noble; one on which a noble stands is not empty. [PR-NOB-04 PR-MAY-07]"""
    one = seat(island={"corn": 1}, city=empty("sugar_mill", "chapel", "hospice", "office"))
    table = phase(THREE, "mayor", one)
    play(table, "pass", "receive noble", "place_noble office")
    assert (office(table), office_nobles(table)) == (4, 1)


def test_without_nobles_in_the_supply_all_are_workers() -> None:
    """[PR-NOB-04]"""
    table = few_nobles(situation(THREE, NOWHERE, NOWHERE, NOWHERE), left=0)
    play(table, "mayor", "pass", "receive noble")
    assert (office(table), office_nobles(table), nobles(table)) == (3, 0, 0)
    assert happened(table, -1, "refill_noble") == []
    assert happened(table, -1, "refill")[-1]["workers"] == 3


def test_the_last_noble_comes() -> None:
    """[PR-NOB-04]"""
    table = few_nobles(situation(THREE, NOWHERE, NOWHERE, NOWHERE), left=1)
    play(table, "mayor", "pass", "receive noble")
    assert (office(table), office_nobles(table), nobles(table)) == (2, 1, 0)


@pytest.mark.parametrize(("left", "found"), [(0, (0, 1)), (1, (1, 1)), (2, (2, 1))])
def test_too_few_workers_end_nothing(left: int, found: tuple[int, int]) -> None:
    """R-05: what is left is put there, and the game goes on. [PR-NOB-05 PR-END-02 PR-MAY-08]"""
    table = scarce(situation(THREE, NOWHERE, NOWHERE, NOWHERE), workers=left)
    play(table, "mayor", *(["pass"] if left else []), "receive noble")
    assert (office(table), office_nobles(table)) == found
    assert workers(table) == 0
    assert ending(table) == []
    rounds_end(table, "trader", "captain")
    assert board(table)["round"] == 2


def test_with_neither_workers_nor_nobles_the_game_goes_on() -> None:
    """[PR-NOB-05 PR-END-02]"""
    table = situation(THREE, NOWHERE, NOWHERE, NOWHERE, office=0, office_nobles=0)
    table = few_nobles(scarce(table, workers=0), left=0)
    play(table, "mayor")
    assert (office(table), office_nobles(table)) == (0, 0)
    assert ending(table) == []
    rounds_end(table, "trader", "captain")
    assert not table.over


def test_other_ends_still_end_it() -> None:
    """[PR-NOB-05 PR-END-03 PR-END-04]"""
    table = situation(THREE, seat(goods={"corn": 2}, points=74))
    play(table, "captain", "load corn ship-4")
    assert ending(table) == ["chips"]


def test_with_an_empty_office_the_phase_takes_place() -> None:
    """R-61: privilege, rearranging and a refill with a noble. [PR-MAY-10 PR-NOB-04]"""
    one = seat(island=TWO_TILES, manned={"corn": 1}, noble_tiles={"corn": 1})
    table = phase(THREE, "mayor", one, office=0, office_nobles=0)
    assert words(table) == ["hire 1", "pass"]
    play(table, "pass", "place_noble indigo")
    assert noble_tiles(table, 0) == {"indigo": 1}
    assert (office(table), office_nobles(table)) == (2, 1)


# -- nobles are workers in everything else ------------------------------------------------------------------------


def test_what_a_noble_stands_on_is_occupied() -> None:
    """On tiles and production buildings. [PR-NOB-06 PR-GEN-12]"""
    maker = seat(
        **farm(corn=2, sugar=2, quarry=2),
        city={"sugar_mill": 2},
        noble_tiles={"corn": 1, "sugar": 2, "quarry": 2},
        noble_city={"sugar_mill": 1},
        money=4,
    )
    table = phase(THREE, "craftsman", maker)
    play(table, "produce", "pass")
    assert goods(table, 0) == {"corn": 2, "sugar": 2}
    play(table, "builder", "pass", "pass")
    assert asked(table) == (0, "build")
    assert price(table, "office") == 5 - 2


@pytest.mark.parametrize(
    ("building", "role", "option"),
    [("hacienda", "settler", "draw"), ("wharf", "captain", "ship corn")],
)
def test_a_noble_makes_any_building_work(building: str, role: str, option: str) -> None:
    """[PR-NOB-06 PR-GEN-12]"""
    for pieces in (titled(building), {"city": occupied(building)}):
        table = phase(THREE, role, seat(**pieces, goods={"corn": 1}))
        assert option in words(table)
    table = phase(THREE, role, seat(city=empty(building), goods={"corn": 1}, idle_nobles=1))
    assert option not in words(table)


def test_a_noble_in_a_market_sells_as_well() -> None:
    """[PR-GEN-12 PR-SMK-01]"""
    table = phase(
        THREE, "trader", seat(**titled("small_market", "large_market"), goods={"sugar": 1}, money=0)
    )
    play(table, "sell sugar")
    assert money(table, 0) == 2 + 1 + 1 + 2


# -- hospice and university -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("pieces", [titled("hospice"), {"city": occupied("hospice")}])
def test_a_hospice_sends_a_worker_of_the_supply(pieces: dict[str, dict[str, int]]) -> None:
    """R-38: never a noble of the supply, nor the one on the office while there are workers. [PR-NOB-08 PR-HOS-01]"""
    table = phase(THREE, "settler", seat(**pieces, island={}), row=["corn"] * 4)
    play(table, "take corn")
    assert words(table) == ["man worker", "pass"]
    assert reason(table, "man noble") == ("PR-NOB-08", "no-noble")
    play(table, "man worker")
    assert (manned(table, 0), noble_tiles(table, 0)) == ({"corn": 1}, {})
    assert (office(table), office_nobles(table)) == (2, 1)
    assert nobles(table) == 19 - all_nobles(table, 0)


@pytest.mark.parametrize(
    ("on_office", "options"),
    [
        ((2, 1), ["man worker", "man noble", "pass"]),
        ((2, 0), ["man worker", "pass"]),
        ((0, 1), ["man noble", "pass"]),
    ],
)
def test_without_workers_a_hospice_takes_a_piece_of_the_office(
    on_office: tuple[int, int], options: list[str]
) -> None:
    """R-29: worker or noble as the owner likes. [PR-HOS-02 PR-NOB-08]"""
    workers_there, nobles_there = on_office
    table = situation(
        THREE,
        seat("hospice", island={}),
        NOWHERE,
        NOWHERE,
        row=["corn"] * 4,
        office=workers_there,
        office_nobles=nobles_there,
    )
    table = scarce(table, workers=0)
    play(table, "settler", "take corn")
    assert asked(table) == (0, "man_tile")
    assert words(table) == options
    for option in options[:-1]:
        after = table.copy()
        play(after, option)
        noble = int(option == "man noble")
        assert (manned(after, 0), sum(noble_tiles(after, 0).values())) == ({"corn": 1}, noble)
        assert (office(after), office_nobles(after)) == (on_office[0] - 1 + noble, on_office[1] - noble)


def test_with_nobody_anywhere_a_hospice_sends_nobody() -> None:
    """R-29: the nobles of the supply are out of its reach. [PR-HOS-02 PR-NOB-08]"""
    table = situation(
        THREE, seat("hospice", island={}), NOWHERE, NOWHERE, row=["corn"] * 4, office=0, office_nobles=0
    )
    table = scarce(table, workers=0)
    play(table, "settler", "take corn")
    assert asked(table) == (1, "tile")
    assert nobles(table) == 20


def test_a_university_sends_a_worker_of_the_supply() -> None:
    """R-38 [PR-NOB-08 PR-UNI-01]"""
    table = phase(THREE, "builder", seat(**titled("university"), money=4))
    play(table, "build chapel")
    assert words(table) == ["man worker", "pass"]
    assert reason(table, "man noble") == ("PR-NOB-08", "no-noble")
    play(table, "man worker")
    assert (staff(table, 0), noble_staff(table, 0)) == ({"chapel": 1, "university": 1}, {"university": 1})


def test_without_workers_a_university_takes_a_piece_of_the_office() -> None:
    """R-29: worker or noble as the owner likes. [PR-UNI-03 PR-NOB-08]"""
    table = scarce(situation(THREE, seat("university", money=4), NOWHERE, NOWHERE), workers=0)
    play(table, "builder", "build chapel")
    assert asked(table) == (0, "man_building")
    assert words(table) == ["man worker", "man noble", "pass"]
    after = table.copy()
    play(after, "man worker")
    assert (noble_staff(after, 0), office(after), office_nobles(after)) == ({}, 1, 1)
    play(table, "man noble")
    assert (noble_staff(table, 0), office(table), office_nobles(table)) == ({"chapel": 1}, 2, 0)


def test_an_office_of_the_noble_alone() -> None:
    """R-29: no worker is offered that is not there. [PR-UNI-03]"""
    table = situation(THREE, seat("university", money=4), NOWHERE, NOWHERE, office=0, office_nobles=1)
    table = scarce(table, workers=0)
    play(table, "builder", "build chapel")
    assert words(table) == ["man noble", "pass"]
    assert reason(table, "man worker") == ("PR-HOS-02", "no-worker")


# -- counting -------------------------------------------------------------------------------------------------------


def final(table: Table, who: int = 0) -> dict[str, int]:
    return dict(table.score_sources(who))


def test_each_noble_is_worth_a_point() -> None:
    """R-37: on tiles, on buildings, on the port; workers are worth nothing. [PR-NOB-06 PR-SCO-01]"""
    one = seat(
        points=10,
        island={"corn": 3},
        manned={"corn": 2},
        noble_tiles={"corn": 1},
        city={"sugar_mill": 3, "hospice": 1},
        noble_city={"sugar_mill": 2, "hospice": 1},
        idle=2,
        idle_nobles=3,
    )
    table = situation(THREE, one, seat(points=10))
    assert final(table) == {"chips": 10, "printed": 4, "nobles": 1 + 3 + 3}
    assert table.scores[0] == 21
    assert final(table, 1) == {"chips": 10, "printed": 0}


def test_without_the_module_nobody_counts_them() -> None:
    """[PR-NOB-06]"""
    with pytest.raises(ValueError, match="nobles"):
        situation("puerto-rico:2020/3", seat(idle_nobles=1))


def test_the_fortress_counts_nobles_too() -> None:
    """R-41: seven pieces, three of them nobles. [PR-FRT-01 PR-GEN-12]"""
    one = seat(
        "fortress", **farm(corn=2), noble_tiles={"corn": 1}, noble_city={"fortress": 1}, idle=3, idle_nobles=1
    )
    assert final(situation(THREE, one))["fortress"] == 7 // 3
    one["idle_nobles"] = 3
    assert final(situation(THREE, one))["fortress"] == 9 // 3


def test_the_royal_garden_counts_them_once_more() -> None:
    """R-37: wherever they are. [PR-RGA-01 PR-NOB-06]"""
    one = seat("royal_garden", **farm(corn=2), noble_tiles={"corn": 1}, idle_nobles=2)
    assert final(situation(THREE, one)) == {"printed": 4, "royal_garden": 3, "nobles": 3}
    one["noble_city"] = {"royal_garden": 1}
    assert final(situation(THREE, one)) == {"printed": 4, "royal_garden": 4, "nobles": 4}


def test_an_empty_royal_garden_counts_nothing() -> None:
    """[PR-RGA-01 PR-SCO-03]"""
    one = seat(city=empty("royal_garden"), idle_nobles=2)
    assert final(situation(THREE, one)) == {"printed": 4, "nobles": 2}


def test_the_royal_garden_counts_only_ones_own() -> None:
    """[PR-RGA-01]"""
    table = situation(THREE, seat("royal_garden", idle_nobles=1), seat(idle_nobles=5))
    assert final(table)["royal_garden"] == 1


def test_options_of_the_module_need_it() -> None:
    """[PR-CFG-03]"""
    with pytest.raises(RulesetError, match="land_office_sells_forest needs the module nobles"):
        ruleset("puerto-rico:2020/3?land_office_sells_forest=true")


def test_tiles_are_not_touched_by_a_mayor() -> None:
    """[PR-MAY-03]"""
    table = phase(THREE, "mayor", seat(island={"corn": 2, "quarry": 1}))
    before = row(table)
    play(table, "pass", "receive noble", "place_noble quarry")
    assert (island(table, 0), row(table)) == ({"corn": 2, "quarry": 1}, before)
