"""The black market: docs/rules/puerto-rico.md, section 4.5 and R-31."""

import pytest

from gouverneur import Table
from situations import plan, plan_refused
from situations_puerto_rico import (
    asked,
    board,
    city,
    empty,
    ending,
    farm,
    goods,
    happened,
    idle,
    manned,
    money,
    phase,
    play,
    player,
    points,
    reason,
    refused,
    scarce,
    seat,
    situation,
    staff,
    supply,
    wooded,
    words,
    workers,
)

THREE = "puerto-rico:2020+new-buildings/3"
WITH_NOBLES = "puerto-rico:2020+new-buildings+nobles/3"


def second(*buildings: str, ruleset: str = THREE, **parts: object) -> Table:
    """Seat 1 builds with an occupied black market; the builder seat 0 has passed, and seat 2 is poor."""
    owner = seat("black_market", *buildings, **parts)
    table = phase(ruleset, "builder", seat(money=5), owner, seat(money=0))
    play(table, "pass")
    return table


# -- paying in kind -----------------------------------------------------------------------------------------


def test_a_harbor_for_six_doubloons_an_indigo_and_a_worker() -> None:
    """WE-21: both go back to their supplies. [PR-BMK-01 PR-BMK-02 PR-BMK-03]"""
    table = second(money=6, goods={"indigo": 1}, idle=1, island={})
    before = supply(table)["indigo"], workers(table)
    play(table, "build harbor")
    assert city(table, 1) == ["harbor", "black_market"]
    assert (money(table, 1), goods(table, 1), idle(table, 1)) == (0, {}, 0)
    assert (supply(table)["indigo"], workers(table)) == (before[0] + 1, before[1] + 1)
    assert staff(table, 1) == {"black_market": 1}


def test_a_piece_a_good_and_a_point() -> None:
    """One of each, in this order, as long as what may follow suffices. [PR-BMK-01]"""
    table = second(money=5, goods={"indigo": 2, "coffee": 1}, idle=1, points=3, island={})
    assert board(table)["chips"] == 75 - 3
    play(table, "build harbor")
    assert asked(table) == (1, "hand_in")
    assert words(table) == ["hand_in indigo", "hand_in coffee"]
    assert happened(table, 2, "hand_in") == [
        {"event": "hand_in", "seat": 1, "thing": "worker", "from": "port"},
    ]
    play(table, "hand_in coffee")
    assert goods(table, 1) == {"indigo": 2}
    assert (points(table, 1), board(table)["chips"]) == (2, 75 - 2)
    assert money(table, 1) == 0
    assert [one["thing"] for one in happened(table, 2, "hand_in")] == ["worker", "coffee", "point"]
    assert happened(table, 2, "build") == [{"event": "build", "seat": 1, "building": "harbor", "price": 8}]


def test_each_is_worth_a_doubloon() -> None:
    """Whatever the good would sell for. [PR-BMK-01]"""
    for word, kept in (
        ("hand_in corn", {"coffee": 1}),
        ("hand_in coffee", {"corn": 1}),
        ("hand_in point", {"corn": 1, "coffee": 1}),
    ):
        table = second(money=7, goods={"corn": 1, "coffee": 1}, points=1, island={})
        play(table, "build harbor")
        assert words(table) == ["hand_in corn", "hand_in coffee", "hand_in point"]
        play(table, word)
        assert (money(table, 1), goods(table, 1)) == (0, kept)
        assert points(table, 1) == (0 if word == "hand_in point" else 1)
        assert "harbor" in city(table, 1)


def test_never_two_of_a_sort() -> None:
    """Two goods and two points do not replace three doubloons. [PR-BMK-01]"""
    table = second(money=5, goods={"corn": 5, "coffee": 1}, points=9, island={})
    assert reason(table, "build harbor") == ("PR-BLD-02", "too-expensive")
    assert "build large_market" in words(table)
    table = second(money=6, goods={"corn": 5, "coffee": 1}, points=9, island={})
    play(table, "build harbor")
    assert words(table) == ["hand_in corn", "hand_in coffee"]
    assert reason(table, "hand_in point") == ("PR-BMK-02", "exact")
    play(table, "hand_in corn")
    assert (goods(table, 1), points(table, 1)) == ({"corn": 4, "coffee": 1}, 8)


def test_every_way_to_replace_two_doubloons() -> None:
    """Worker and good, worker and point, good and point. [PR-BMK-01 PR-BMK-02]"""
    for played, left in (
        (("hand_in worker", "hand_in corn"), (0, {}, 1)),
        (("hand_in worker", "hand_in point"), (0, {"corn": 1}, 0)),
        (("hand_in corn",), (1, {}, 0)),
    ):
        table = second(money=6, goods={"corn": 1}, points=1, idle=1, island={})
        play(table, "build harbor")
        assert words(table) == ["hand_in worker", "hand_in corn"]
        play(table, played[0])
        if len(played) > 1:
            assert words(table) == ["hand_in corn", "hand_in point"]
            play(table, played[1])
        assert (idle(table, 1), goods(table, 1), points(table, 1)) == left
        assert asked(table) == (1, "role")


def test_the_market_must_be_occupied() -> None:
    """[PR-BMK-01 PR-GEN-03]"""
    table = phase(
        THREE,
        "builder",
        seat(),
        seat(city=empty("black_market"), money=7, goods={"corn": 1}, points=2, idle=1),
    )
    play(table, "pass")
    assert refused(table, "build harbor") == "PR-BLD-02"


def test_what_can_be_built_with_it() -> None:
    """Nothing in the purse, three things to hand in: what costs up to 3. [PR-BMK-01 PR-BMK-02]"""
    table = second(money=0, goods={"corn": 1}, points=1, idle=1, island={})
    cheap = ["small_indigo_plant", "small_sugar_mill", "indigo_plant", "small_market", "hacienda"]
    cheap += ["small_warehouse"]
    assert words(table) == [*(f"build {name}" for name in cheap), "pass"]


# -- only what is needed ----------------------------------------------------------------------------------------


def test_with_enough_money_nothing_is_handed_in() -> None:
    """[PR-BMK-02]"""
    table = second(money=8, goods={"corn": 1}, points=1, idle=1, island={})
    play(table, "build harbor")
    assert (money(table, 1), goods(table, 1), points(table, 1), idle(table, 1)) == (0, {"corn": 1}, 1, 1)
    table = second(money=9, goods={"corn": 1}, points=1, idle=1, island={})
    play(table, "build harbor")
    assert (money(table, 1), goods(table, 1)) == (1, {"corn": 1})


def test_exactly_what_is_missing() -> None:
    """One doubloon short: one thing, and no second to save a doubloon. [PR-BMK-02]"""
    table = second(money=7, goods={"corn": 1}, points=1, idle=1, island={})
    play(table, "build harbor")
    assert words(table) == ["hand_in worker", "hand_in corn", "hand_in point"]
    play(table, "hand_in worker")
    assert asked(table) == (1, "role")
    assert (money(table, 1), goods(table, 1), points(table, 1), idle(table, 1)) == (0, {"corn": 1}, 1, 0)
    table = second(money=7, goods={"corn": 1}, points=1, idle=1, island={})
    assert plan(table, build="harbor", hand_in="point") == ["build harbor", "hand_in point"]
    assert plan_refused(table, build="harbor", hand_in=["corn", "point"]) == "PR-BMK-02"


def test_whoever_began_pays() -> None:
    """[PR-BMK-02]"""
    table = second(money=7, goods={"corn": 1}, points=1, idle=1, island={})
    play(table, "build harbor")
    assert refused(table, "pass") == "PR-BMK-02"
    assert reason(table, "hand_in noble") == ("PR-BMK-03", "no-piece")
    assert reason(table, "hand_in sugar") == ("PR-BMK-01", "no-good")


def test_a_point_must_be_there() -> None:
    """[PR-BMK-01]"""
    table = second(money=7, goods={"corn": 1, "sugar": 1}, island={})
    play(table, "build harbor")
    assert words(table) == ["hand_in corn", "hand_in sugar"]
    assert reason(table, "hand_in point") == ("PR-BMK-01", "no-point")


def test_discounts_come_first() -> None:
    """R-31 (1): the price is fixed with all of them. [PR-BMK-02 PR-BLD-08 PR-FOR-04]"""
    trees = wooded("corn", "corn", quarry=1)
    owner = seat("black_market", money=4, goods={"corn": 1}, points=1, **trees, manned={"quarry": 1})
    table = phase(THREE, "builder", owner)
    assert sum(number for _, number in table.price_sources("build harbor")) == 5
    play(table, "build harbor", "hand_in corn")
    assert (money(table, 0), points(table, 0), manned(table, 0)) == (0, 1, {"quarry": 1})
    assert happened(table, 1, "build")[0]["price"] == 5


def test_a_price_of_nothing_leaves_nothing_to_hand_in() -> None:
    """R-32 [PR-BMK-02]"""
    owner = seat("black_market", money=0, goods={"corn": 1}, points=1, **farm(quarry=1))
    table = phase(THREE, "builder", owner)
    play(table, "build small_sugar_mill")
    assert (goods(table, 0), points(table, 0)) == ({"corn": 1}, 1)


# -- the worker ------------------------------------------------------------------------------------------------


def test_the_worker_comes_from_anywhere_but_the_market() -> None:
    """Tiles, buildings, the port. [PR-BMK-03]"""
    table = second(
        "hospice", "coffee_roaster", money=7, idle=1, island={"corn": 2, "quarry": 1}, manned={"corn": 1}
    )
    play(table, "build harbor")
    assert asked(table) == (1, "hand_in_from")
    assert words(table) == ["from corn", "from coffee_roaster", "from hospice", "from port"]
    assert reason(table, "from black_market") == ("PR-BMK-03", "no-piece")
    assert refused(table, "from quarry") == "PR-BMK-03"
    assert refused(table, "pass") == "PR-BMK-02"
    play(table, "from hospice")
    assert staff(table, 1) == {"coffee_roaster": 1, "black_market": 1}
    assert happened(table, 0, "hand_in") == [
        {"event": "hand_in", "seat": 1, "thing": "worker", "from": "hospice"},
    ]


def test_the_worker_of_the_market_does_not_count() -> None:
    """The only worker stands there. [PR-BMK-03]"""
    table = second(money=7, island={"corn": 1})
    assert reason(table, "build harbor") == ("PR-BLD-02", "too-expensive")
    table = second(money=7, **farm(corn=1))
    play(table, "build harbor")
    assert (manned(table, 1), staff(table, 1)) == ({}, {"black_market": 1})


def test_the_worker_of_a_quarry_that_was_just_used() -> None:
    """R-31 (3): the price is fixed before. [PR-BMK-03 PR-BLD-08]"""
    table = second(money=6, **farm(quarry=1))
    play(table, "build harbor")
    assert (money(table, 1), manned(table, 1)) == (0, {})
    assert "harbor" in city(table, 1)


def test_the_worker_of_the_library_has_done_its_work() -> None:
    """R-31 (1) [PR-BMK-03 PR-LIB-05]"""
    table = phase(THREE, "builder", seat("black_market", "library", money=6, island={}))
    play(table, "build wharf")
    assert (money(table, 0), staff(table, 0)) == (0, {"black_market": 1})


def test_a_guest_may_be_handed_in() -> None:
    """[PR-BMK-03 PR-GST-01]"""
    owner = seat("black_market", money=7, island={}, city={"guesthouse": 2})
    table = phase(THREE, "builder", owner)
    play(table, "build wharf")
    assert staff(table, 0) == {"black_market": 1, "guesthouse": 1}


def test_a_noble_may_be_handed_in() -> None:
    """R-31 (4): back to the nobles. [PR-BMK-03]"""
    table = second(
        "hospice", ruleset=WITH_NOBLES, money=7, idle=1, island={"corn": 1}, manned={"corn": 1},
        noble_tiles={"corn": 1}, idle_nobles=1,
    )  # fmt: skip
    before = board(table)["nobles"], workers(table)
    play(table, "build harbor")
    assert words(table) == ["hand_in worker", "hand_in noble"]
    play(table, "hand_in noble")
    assert words(table) == ["from corn", "from port"]
    assert refused(table, "from hospice") == "PR-BMK-03"
    play(table, "from corn")
    assert (board(table)["nobles"], workers(table)) == (before[0] + 1, before[1])
    assert manned(table, 1) == {}
    assert player(table, 1)["idle_nobles"] == 1


def test_worker_or_noble_never_both() -> None:
    """A noble is a piece like any other. [PR-BMK-01 PR-BMK-03]"""
    table = second(ruleset=WITH_NOBLES, money=6, idle=1, idle_nobles=1, island={})
    assert refused(table, "build harbor") == "PR-BLD-02"


# -- what follows looks at the board after paying ---------------------------------------------------------------


@pytest.mark.parametrize(("origin", "gained"), [("church", 0), ("port", 1)])
def test_a_church_whose_worker_was_handed_in(origin: str, gained: int) -> None:
    """R-31 (5), R-34 [PR-BMK-03 PR-CHU-01]"""
    table = second("church", money=7, idle=1, island={})
    play(table, "build harbor", f"from {origin}")
    assert points(table, 1) == gained


@pytest.mark.parametrize(("origin", "question"), [("university", (1, "role")), ("port", (1, "man_building"))])
def test_a_university_whose_worker_was_handed_in(origin: str, question: tuple[int, str]) -> None:
    """R-31 (5) [PR-BMK-03 PR-UNI-01]"""
    table = second("university", money=7, idle=1, island={})
    play(table, "build harbor", f"from {origin}")
    assert asked(table) == question


def test_the_worker_handed_in_may_come_back() -> None:
    """The supply was empty; now the university finds one there. [PR-BMK-01 PR-UNI-01]"""
    owner = seat("black_market", "university", money=7, idle=1, island={})
    table = scarce(situation(THREE, seat(), owner, office=0), workers=0)
    play(table, "builder", "pass", "build harbor", "from port")
    assert workers(table) == 1
    assert asked(table) == (1, "man_building")
    play(table, "man worker")
    assert (workers(table), staff(table, 1)["harbor"]) == (0, 1)


def test_the_point_handed_in_is_not_there_for_the_customs_house() -> None:
    """[PR-BMK-01 PR-CUS-01]"""
    table = second("customs_house", money=7, points=4, island={}, idle=0)
    before = dict(table.score_sources(1))
    assert before["customs_house"] == 1
    play(table, "build harbor", "hand_in point")
    after = dict(table.score_sources(1))
    assert (after["chips"], after.get("customs_house", 0)) == (3, 0)


# -- the end of the game ----------------------------------------------------------------------------------------


def test_a_point_handed_in_does_not_undo_the_end() -> None:
    """[PR-BMK-04 PR-END-05]"""
    owner = seat("black_market", money=7, points=1, island={})
    table = situation(THREE, seat(points=73, goods={"corn": 1}, money=0), owner, seat(money=0))
    play(table, "captain", "load corn ship-4")
    assert (ending(table), board(table)["chips"]) == (["chips"], 0)
    play(table, "builder", "build wharf")
    assert (points(table, 1), board(table)["chips"]) == (0, 1)
    assert ending(table) == ["chips"]
    play(table, "craftsman")
    assert table.over


def test_a_noted_point_is_as_good_as_a_chip() -> None:
    """R-04 [PR-BMK-01 PR-BMK-04]"""
    table = situation(THREE, seat(points=75, money=0), seat("black_market", money=7, points=2, island={}))
    assert (board(table)["chips"], board(table)["noted"]) == (0, 2)
    play(table, "craftsman", "builder", "build wharf")
    assert (points(table, 1), board(table)["chips"], board(table)["noted"]) == (1, 1, 2)
    assert ending(table) == ["chips"]


def test_a_worker_handed_in_does_not_undo_the_end() -> None:
    """[PR-BMK-04 PR-END-05]"""
    owner = seat("black_market", money=7, island={}, idle=1)
    table = scarce(situation(THREE, seat(), owner, office=0), workers=0)
    play(table, "mayor")
    assert ending(table) == ["workers"]
    play(table, "builder", "build wharf")
    assert (workers(table), ending(table)) == (1, ["workers"])


def test_the_twelfth_space_paid_in_kind_ends_the_game() -> None:
    """[PR-BMK-04 PR-END-03]"""
    eleven = empty(
        "small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster",
        "small_market", "small_warehouse", "hospice", "office",
    )  # fmt: skip
    table = second(money=1, goods={"corn": 1}, island={}, city=eleven)
    play(table, "build hacienda")
    assert ending(table) == ["city"]


# -- asking for discounts ------------------------------------------------------------------------------------------


def test_a_refused_discount_may_be_paid_in_kind() -> None:
    """R-66 [PR-GEN-04 PR-BMK-02]"""
    table = phase(
        f"{THREE}?ask_passive_bonuses=true",
        "builder",
        seat(),
        seat("black_market", money=7, goods={"corn": 1}, island={"quarry": 1}, manned={"quarry": 1}),
    )
    play(table, "pass", "build harbor")
    assert words(table) == ["use quarry", "decline"]
    play(table, "decline")
    assert words(table) == ["hand_in worker", "hand_in corn"]
    play(table, "hand_in corn")
    assert (money(table, 1), goods(table, 1), manned(table, 1)) == (0, {}, {"quarry": 1})


def test_a_discount_that_is_needed_is_not_asked_for() -> None:
    """R-66: without it all that can be handed in would not suffice. [PR-GEN-04 PR-BMK-02]"""
    table = phase(
        f"{THREE}?ask_passive_bonuses=true",
        "builder",
        seat(),
        seat("black_market", money=5, goods={"corn": 1}, island={"quarry": 1}, manned={"quarry": 1}),
    )
    play(table, "pass", "build harbor")
    assert "harbor" in city(table, 1)
    assert (manned(table, 1), goods(table, 1)) == ({}, {})
