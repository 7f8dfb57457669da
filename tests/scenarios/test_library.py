"""The library: docs/rules/san-juan.md, sections 4.14 and 8.6. Two players: see also test_two_players.py."""

import pytest

from gouverneur import Table
from situations import (
    asked,
    discards,
    display,
    goods,
    hand,
    loaded,
    play,
    refused,
    seat,
    situation,
    words,
)

FIRST = "san-juan:first/3"
TWO = "san-juan:first/2"
PLANTS = ["indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster"]
STOCK = [loaded(plant) for plant in PLANTS]


# -- doubling ------------------------------------------------------------------------------------


def test_councillor_with_library() -> None:
    """W-54: he chooses from eight cards and keeps one. [SJ-LIB-01]"""
    table = situation(FIRST, seat(display=["indigo_plant", "library"]))
    play(table, "councillor")
    assert words(table) == ["draw 2", "draw 5", "draw 8", "pass"]
    play(table, "draw 8", deck=[*["hero"] * 3, *["statue"] * 3, "palace", "palace"])
    play(table, "keep palace")
    assert hand(table, 0) == ["palace"]
    assert len(discards(table)) == 7


def test_builder_with_library() -> None:
    """W-54: he pays two less. [SJ-LIB-01]"""
    table = situation(FIRST, seat("hero", *["well"] * 3, display=["indigo_plant", "library"]))
    play(table, "builder", "build hero")
    assert (display(table, 0)[-1], discards(table)) == ("hero", ["well"] * 3)


def test_producer_with_library() -> None:
    """W-54: up to three goods. [SJ-LIB-01]"""
    table = situation(FIRST, seat(display=[*PLANTS, "library"]))
    play(table, "producer", "produce indigo", "produce sugar", "produce tobacco")
    assert goods(table, 0) == PLANTS[:3]
    assert asked(table) == (1, "produce")


def test_trader_with_library() -> None:
    """W-54: up to three sales. [SJ-LIB-01]"""
    table = situation(FIRST, seat(display=[*STOCK, "library"]))
    play(table, "trader", "sell indigo", "sell sugar", "sell tobacco", tiles=[1])
    assert goods(table, 0) == ["coffee_roaster"]
    assert len(hand(table, 0)) == 3


def test_prospector_with_library() -> None:
    """W-54: two cards. [SJ-LIB-01]"""
    table = situation(FIRST, seat(display=["indigo_plant", "library"]))
    play(table, "prospector", "draw 2")
    assert len(hand(table, 0)) == 2


def test_with_aqueduct_and_trading_post_four() -> None:
    """The library doubles the privilege, the other building adds one: 1 + 2 + 1. [SJ-LIB-01 SJ-LIB-02]"""
    table = situation(FIRST, seat(display=[*PLANTS, "indigo_plant", "library", "aqueduct"]))
    play(table, "producer", "produce indigo", "produce indigo", "produce sugar", "produce tobacco")
    assert len(goods(table, 0)) == 4
    assert asked(table) == (1, "produce")
    table = situation(FIRST, seat(display=[*STOCK, loaded("indigo_plant"), "library", "trading_post"]))
    play(table, "trader", "sell indigo", "sell indigo", "sell sugar", "sell tobacco")
    assert goods(table, 0) == ["coffee_roaster"]


# -- only the privilege of the owner's own role ------------------------------------------------------


def test_in_others_phases_the_library_does_nothing() -> None:
    """One good, one sale, two cards, the printed price. [SJ-LIB-02]"""
    owner = seat(
        "hero", *["well"] * 3, "statue", "statue", display=[*STOCK, "indigo_plant", "sugar_mill", "library"]
    )
    table = situation(FIRST, seat(), owner)
    play(table, "councillor", "pass")
    assert words(table) == ["draw 2", "pass"]
    table = situation(FIRST, seat(), owner)
    play(table, "builder")
    assert table.price_sources("build hero") == [("printed", 5)]
    table = situation(FIRST, seat(), owner)
    play(table, "producer", "done", "produce indigo")
    assert asked(table) == (2, "produce")
    table = situation(FIRST, seat(), owner)
    play(table, "trader", "sell coffee")
    assert asked(table) == (1, "role")
    table = situation(FIRST, seat(), owner)
    play(table, "prospector", "draw 1")
    assert len(hand(table, 1)) == 6


def test_a_neighbours_library_does_nothing() -> None:
    """It doubles its owner's roles, not everybody's. [SJ-LIB-02]"""
    table = situation(FIRST, seat(), seat(display=["indigo_plant", "library"]))
    play(table, "prospector")
    assert words(table) == ["draw 1", "pass"]


def test_the_library_doubles_no_building_and_no_price() -> None:
    """R-62: smithy and quarry save one, the tile pays what it shows, the market hall one card. [SJ-LIB-02]"""
    table = situation(
        FIRST, seat("hero", "silver_smelter", *["well"] * 3, display=["smithy", "quarry", "library"])
    )
    play(table, "builder")
    assert dict(table.price_sources("build hero"))["quarry"] == -1
    assert dict(table.price_sources("build silver_smelter"))["smithy"] == -1
    table = situation(
        FIRST, seat(display=[loaded("silver_smelter"), loaded("indigo_plant"), "market_hall", "library"])
    )
    play(table, "trader", tiles=[3])
    assert table.price_sources("sell silver") == [("silver", 3), ("market_hall", 1)]
    play(table, "sell silver")
    assert len(hand(table, 0)) == 4


# -- no privilege, no library -------------------------------------------------------------------------


def test_who_waives_the_privilege_waives_the_library() -> None:
    """The printed price: five cards, not four, for the hero. [SJ-LIB-03]"""
    table = situation(FIRST, seat("hero", *["sugar_mill"] * 5, display=["indigo_plant", "library"]))
    play(table, "builder", "waive privilege", "build hero")
    assert (display(table, 0)[-1], hand(table, 0)) == ("hero", [])


def test_after_waiving_the_price_has_other_sources() -> None:
    """Double waived: the plain privilege stays. Privilege waived: neither stays. [SJ-LIB-03]"""
    table = situation(FIRST, seat("hero", "palace", *["sugar_mill"] * 5, display=["indigo_plant", "library"]))
    play(table, "builder", "waive double")
    assert table.price_sources("build hero") == [("printed", 5), ("privilege", -1)]
    table.undo()
    play(table, "waive privilege")
    assert table.price_sources("build hero") == [("printed", 5)]


def test_a_councillor_without_privilege_draws_two() -> None:
    """The library adds to five, never to two: 2, 5 or 8 cards. [SJ-LIB-03]"""
    table = situation(FIRST, seat(display=["indigo_plant", "library"]))
    play(table, "councillor", "draw 2", deck=["hero", "statue"])
    assert words(table) == ["keep statue", "keep hero"]


# -- two players: once a round --------------------------------------------------------------------------


def used_up(table: Table) -> bool:
    """Whether the governor's library is used up."""
    return 0 in table.position().get("doubled", [])


@pytest.mark.parametrize(("draw", "used"), [("draw 2", False), ("draw 5", False), ("draw 8", True)])
def test_only_a_sixth_card_uses_the_library(draw: str, used: bool) -> None:
    """R-21: as councillor. [SJ-LIB-04]"""
    table = situation(TWO, seat(display=["indigo_plant", "library"]))
    play(table, "councillor", draw)
    assert used_up(table) is used


@pytest.mark.parametrize(("draw", "used"), [("pass", False), ("draw 1", False), ("draw 2", True)])
def test_only_the_second_prospector_card_uses_the_library(draw: str, used: bool) -> None:
    """R-21. [SJ-LIB-04]"""
    table = situation(TWO, seat(display=["indigo_plant", "library"]))
    play(table, "prospector", draw)
    assert used_up(table) is used


@pytest.mark.parametrize(("made", "used"), [(0, False), (1, False), (2, False), (3, True)])
def test_only_a_third_good_uses_the_library(made: int, used: bool) -> None:
    """R-21: more goods than possible without it. [SJ-LIB-04]"""
    table = situation(TWO, seat(display=[*PLANTS, "library"]))
    play(table, "producer", *["produce indigo", "produce sugar", "produce tobacco"][:made])
    if table.seat == 0:
        play(table, "done")
    assert len(goods(table, 0)) == made
    assert used_up(table) is used


@pytest.mark.parametrize(("sold", "used"), [(0, False), (1, False), (2, False), (3, True)])
def test_only_a_third_sale_uses_the_library(sold: int, used: bool) -> None:
    """R-21. [SJ-LIB-04]"""
    table = situation(TWO, seat(display=[*STOCK, "library"]))
    play(table, "trader", *["sell indigo", "sell sugar", "sell tobacco"][:sold])
    if table.decision.kind == "sell":
        play(table, "done")
    assert len(goods(table, 0)) == 4 - sold
    assert used_up(table) is used


def test_with_an_aqueduct_only_the_fourth_good_uses_it() -> None:
    """R-21: three goods were possible without the library. [SJ-LIB-04]"""
    table = situation(TWO, seat(display=[*PLANTS, "library", "aqueduct"]))
    play(table, "producer", "produce indigo", "produce sugar", "produce tobacco", "done")
    assert not used_up(table)
    table = situation(TWO, seat(display=[*PLANTS, "library", "aqueduct"]))
    play(table, "producer", "produce indigo", "produce sugar", "produce tobacco", "produce coffee")
    assert used_up(table)


@pytest.mark.parametrize(
    ("card", "others", "used"),
    [("archive", 0, False), ("well", 0, True), ("tower", 1, True), ("market_hall", 2, True)],
)
def test_the_library_is_used_when_it_makes_the_payment_smaller(card: str, others: int, used: bool) -> None:
    """R-21: an archive is free for any builder, a well only with the library. [SJ-LIB-04]"""
    table = situation(TWO, seat(card, *["hero"] * others, display=["indigo_plant", "library"]))
    play(table, "builder", f"build {card}")
    assert (display(table, 0)[-1], hand(table, 0)) == (card, [])
    assert used_up(table) is used


@pytest.mark.parametrize(("card", "used"), [("archive", False), ("well", False), ("tower", True)])
def test_with_a_quarry_the_library_is_needed_one_cost_later(card: str, used: bool) -> None:
    """R-21: a well is free with privilege and quarry. [SJ-LIB-04]"""
    table = situation(TWO, seat(card, display=["indigo_plant", "quarry", "library"]))
    play(table, "builder", f"build {card}")
    assert (display(table, 0)[-1], discards(table)) == (card, [])
    assert used_up(table) is used


def test_spared_by_waiving_it() -> None:
    """R-21: the well for one card, so that the library is there for the second role. [SJ-LIB-04 SJ-BLD-06]"""
    table = situation(TWO, seat("well", "hero", display=["indigo_plant", "library"]))
    play(table, "builder")
    assert words(table) == ["build well", "pass", "waive double"]
    play(table, "waive double")
    assert (display(table, 0)[-1], discards(table)) == ("well", ["hero"])
    assert not used_up(table)
    play(table, "trader", "prospector")
    assert "draw 2" in words(table)


def test_among_two_library_or_quarry_may_be_given_up() -> None:
    """R-21: the tower for one card either way, but only one way uses the library. [SJ-LIB-04 SJ-BLD-06]"""
    display_now = ["indigo_plant", "quarry", "library"]
    table = situation(TWO, seat("tower", "hero", display=display_now))
    play(table, "builder")
    assert words(table) == ["build tower", "pass", "waive double", "waive discount"]
    play(table, "waive discount")
    assert discards(table) == ["hero"]
    assert used_up(table)
    table.undo()
    play(table, "waive double")
    assert discards(table) == ["hero"]
    assert not used_up(table)


def test_even_a_free_well_may_use_up_the_library() -> None:
    """R-21: privilege and quarry would do; whoever gives up the quarry needs the library instead. [SJ-LIB-04 SJ-BLD-06]"""
    table = situation(TWO, seat("well", display=["indigo_plant", "quarry", "library"]))
    play(table, "builder")
    assert words(table) == ["build well", "pass", "waive discount"]
    play(table, "waive discount")
    assert display(table, 0)[-1] == "well"
    assert used_up(table)


def test_without_a_library_the_quarry_is_not_waived_apart() -> None:
    """Among two players too: privilege or quarry, the payment is the same. [SJ-BLD-06 SJ-LIB-04]"""
    table = situation(
        TWO, seat("tower", "palace", "palace", "guild_hall", display=["indigo_plant", "quarry"])
    )
    play(table, "builder")
    assert words(table) == ["build tower", "pass", "waive privilege", "waive all"]


def test_a_used_library_leaves_nothing_to_waive() -> None:
    """R-21: in the second role the builder has the plain privilege. [SJ-LIB-04]"""
    table = situation(
        TWO, seat("tower", "hero", "hero", display=["indigo_plant", "library"]),
        roles={"prospector": 0, "trader": 1}, doubled=[0],
    )  # fmt: skip
    play(table, "builder")
    assert words(table) == ["build tower", "pass"]
    assert table.price_sources("build tower") == [("printed", 3), ("privilege", -1)]
    assert refused(table, "waive double") == "SJ-BLD-06"


def test_a_covered_library_is_not_used() -> None:
    """R-15: the palace over the library is free without its help: 6 - 1 - 5. [SJ-LIB-04 SJ-CRN-04]"""
    table = situation(TWO, seat("palace", display=["indigo_plant", "library", "crane"]))
    play(table, "builder", "build palace")
    assert (display(table, 0), discards(table)) == (["indigo_plant", "palace", "crane"], [])
    assert not used_up(table)


def test_who_has_no_library_uses_none() -> None:
    """A palace over a silver smelter by a builder: 6 - 1 - 5. [SJ-LIB-04]"""
    table = situation(TWO, seat("palace", display=["indigo_plant", "silver_smelter", "crane"]))
    play(table, "builder", "build palace")
    assert display(table, 0)[1] == "palace"
    assert not used_up(table)


def test_a_refund_may_make_the_library_useless() -> None:
    """R-21: over the statue the tower is free for any builder, over the sugar mill too; beside it is not. [SJ-LIB-04]"""
    for over, used in (("over statue", False), ("over sugar_mill", False), ("over indigo_plant", True)):
        table = situation(
            TWO, seat("tower", display=["indigo_plant", "sugar_mill", "statue", "library", "crane"])
        )
        play(table, "builder", "build tower", over)
        assert discards(table) == []
        assert used_up(table) is used


def test_a_short_pile_may_spare_the_library() -> None:
    """R-21: with six cards left a sixth is drawn; with five there is no eight to declare. [SJ-LIB-04]"""
    six = ["hero", "hero", "hero", "statue", "statue", "statue"]
    table = situation(TWO, seat(display=["indigo_plant", "library"]), pile=six)
    play(table, "councillor", "draw 8")
    assert used_up(table)
    table = situation(TWO, seat(display=["indigo_plant", "library"]), pile=six[:5])
    play(table, "councillor")
    assert words(table) == ["draw 2", "draw 5", "pass"]


def test_among_three_nothing_is_used_up() -> None:
    """Nobody chooses twice a round. [SJ-LIB-04]"""
    table = situation(FIRST, seat(display=["indigo_plant", "library"]))
    play(table, "prospector", "draw 2")
    assert not used_up(table)


# -- declaring ----------------------------------------------------------------------------------------------


def test_the_draw_is_declared_before_a_card_is_seen() -> None:
    """Two, five or eight; one or two: then it is drawn at once, and there is no more. [SJ-LIB-05]"""
    table = situation(FIRST, seat(display=["indigo_plant", "library"]))
    play(table, "councillor")
    assert words(table) == ["draw 2", "draw 5", "draw 8", "pass"]
    assert "looked_at" not in table.position()
    play(table, "draw 5", deck=["hero", "hero", "hero", "statue", "palace"])
    assert words(table) == ["keep statue", "keep hero", "keep palace"]
    assert refused(table, "draw 8") == "SJ-ROL-02"
    table = situation(FIRST, seat(display=["indigo_plant", "library"]))
    play(table, "prospector", "draw 1")
    assert asked(table) == (1, "role")


def test_elsewhere_the_numbers_declare() -> None:
    """A third good is the use of the library; nobody is asked beforehand. [SJ-LIB-05]"""
    table = situation(FIRST, seat(display=[*PLANTS, "library"]))
    play(table, "producer", "produce indigo", "produce sugar")
    assert words(table) == ["produce tobacco", "produce coffee", "done"]
