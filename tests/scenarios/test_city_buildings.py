"""City buildings in general: docs/rules/san-juan.md, section 4.6."""

import pytest

from situations import (
    asked,
    discards,
    display,
    goods,
    hand,
    happened,
    loaded,
    play,
    refused,
    seat,
    situation,
    words,
)

FIRST = "san-juan:first/3"
ASKING = "san-juan:first/3?auto_bonus_draws=false"


# -- one of each -------------------------------------------------------------------------------


def test_no_second_statue() -> None:
    """W-18: but a victory column is another building. [SJ-CTY-01]"""
    table = situation(
        FIRST, seat("statue", "victory_column", *["well"] * 3, display=["indigo_plant", "statue"])
    )
    play(table, "builder")
    assert refused(table, "build statue") == "SJ-CTY-01"
    play(table, "build victory_column", "pay well")
    assert display(table, 0)[-1] == "victory_column"


def test_a_third_silver_smelter() -> None:
    """W-19: production buildings in any number. [SJ-CTY-01]"""
    table = situation(
        FIRST, seat("silver_smelter", *["sugar_mill"] * 4, display=["silver_smelter", "silver_smelter"])
    )
    play(table, "builder", "build silver_smelter")
    assert display(table, 0) == ["silver_smelter"] * 3


@pytest.mark.parametrize("building", ["smithy", "chapel", "hero", "palace"])
def test_every_sort_of_city_building_is_single(building: str) -> None:
    """Functions, monuments and 6-buildings alike. [SJ-CTY-01 SJ-CTY-04]"""
    table = situation(
        FIRST, seat(building, "archive", *["sugar_mill"] * 5, display=["indigo_plant", building])
    )
    play(table, "builder")
    assert refused(table, f"build {building}") == "SJ-CTY-01"


def test_a_neighbours_statue_does_not_matter() -> None:
    """One of each in one display, not in the game. [SJ-CTY-01]"""
    table = situation(
        FIRST, seat("statue", "hero", "hero"), seat(display=["statue"]), seat(display=["statue"])
    )
    play(table, "builder", "build statue")
    assert display(table, 0) == ["indigo_plant", "statue"]


# -- when a function starts -----------------------------------------------------------------------


def test_a_quarry_does_not_make_itself_cheaper() -> None:
    """It costs 4 - 1. [SJ-CTY-02]"""
    table = situation(FIRST, seat("quarry", *["hero"] * 3))
    play(table, "builder")
    assert table.price_sources("build quarry") == [("printed", 4), ("privilege", -1)]
    play(table, "build quarry")
    assert hand(table, 0) == []


def test_a_library_does_not_double_its_own_privilege() -> None:
    """It costs 5 - 1. [SJ-CTY-02]"""
    table = situation(FIRST, seat("library", *["hero"] * 3, "well"))
    play(table, "builder")
    assert table.price_sources("build library") == [("printed", 5), ("privilege", -1)]
    play(table, "build library")
    assert hand(table, 0) == []


def test_a_black_market_takes_no_goods_for_itself() -> None:
    """One hand card pays 2 - 1, though there is a good. [SJ-CTY-02]"""
    table = situation(FIRST, seat("black_market", "hero", display=[loaded("indigo_plant")]))
    play(table, "builder", "build black_market")
    assert (hand(table, 0), goods(table, 0)) == ([], ["indigo_plant"])


def test_carpenter_and_poor_house_bring_nothing_for_themselves() -> None:
    """W-15, R-56. [SJ-CTY-02]"""
    for building in ("carpenter", "poor_house"):
        table = situation(FIRST, seat(building, "hero", "hero"))
        play(table, "builder", f"build {building}")
        assert display(table, 0)[-1] == building
        assert happened(table, 0, "draw") == []


def test_a_crane_does_not_lift_itself() -> None:
    """R-58: the new crane stands beside, it is not built over the plant. [SJ-CTY-02]"""
    table = situation(FIRST, seat("crane", "hero"))
    play(table, "builder", "build crane")
    assert display(table, 0) == ["indigo_plant", "crane"]
    assert hand(table, 0) == []


def test_a_new_building_works_later_in_the_same_round() -> None:
    """The aqueduct of the builder phase waters the producer phase that follows. [SJ-CTY-02]"""
    table = situation(FIRST, seat("aqueduct", "hero", "hero", display=["indigo_plant", "sugar_mill"]))
    play(table, "builder", "build aqueduct")
    play(table, "producer", "done", "done")
    play(table, "produce indigo", "produce sugar")
    assert goods(table, 0) == ["indigo_plant", "sugar_mill"]


def test_a_new_library_doubles_the_next_role() -> None:
    """Two players: built in the governor's first role, used in the second. [SJ-CTY-02]"""
    table = situation("san-juan:first/2", seat("library", *["hero"] * 3, "well"))
    play(table, "builder", "build library", "trader", "prospector")
    assert words(table) == ["draw 1", "draw 2", "pass"]


def test_buildings_that_stood_before_do_help() -> None:
    """The counterpart: an old carpenter rewards a new poor house and the other way round. [SJ-CTY-02]"""
    table = situation(FIRST, seat("poor_house", "hero", display=["indigo_plant", "carpenter"]))
    play(table, "builder", "build poor_house", deck=["palace"])
    assert hand(table, 0) == ["palace"]
    table = situation(FIRST, seat("carpenter", "hero", "hero", display=["indigo_plant", "poor_house"]))
    play(table, "builder", "build carpenter", deck=["palace"])
    assert hand(table, 0) == ["palace"]


# -- nobody has to use a function -------------------------------------------------------------------


def test_smithy_quarry_crane_and_black_market_need_not_be_used() -> None:
    """A well beside the others, for two cards out of the hand. [SJ-CTY-03]"""
    table = situation(
        FIRST,
        seat(),
        seat("well", "hero", "hero", display=[loaded("indigo_plant"), "quarry", "crane", "black_market"]),
    )
    play(table, "builder", "waive discount", "beside", "done")
    assert display(table, 1) == ["indigo_plant", "quarry", "crane", "black_market", "well"]
    assert (hand(table, 1), goods(table, 1)) == ([], ["indigo_plant"])
    assert discards(table) == ["hero", "hero"]


def test_the_library_need_not_be_used() -> None:
    """Five cards though eight were allowed, one though two, two goods though three. [SJ-CTY-03]"""
    table = situation(FIRST, seat(display=["indigo_plant", "library"]))
    play(table, "councillor", "draw 5", deck=["hero"] * 3 + ["statue"] * 2)
    assert words(table) == ["keep statue", "keep hero"]
    table = situation(FIRST, seat(display=["indigo_plant", "library"]))
    play(table, "prospector", "draw 1")
    assert len(hand(table, 0)) == 1


def test_aqueduct_and_trading_post_need_not_be_used() -> None:
    """Fewer goods than allowed, made or sold. [SJ-CTY-03]"""
    table = situation(FIRST, seat(), seat(display=["indigo_plant", "sugar_mill", "aqueduct"]))
    play(table, "producer", "done", "produce indigo", "done")
    assert goods(table, 1) == ["indigo_plant"]
    table = situation(
        FIRST, seat(), seat(display=[loaded("indigo_plant"), loaded("sugar_mill"), "trading_post"])
    )
    play(table, "trader", "sell indigo", "done")
    assert goods(table, 1) == ["sugar_mill"]


def test_prefecture_and_archive_need_not_be_used() -> None:
    """R-24: keep one card only; discard only what was drawn. [SJ-CTY-03]"""
    table = situation(FIRST, seat("well", display=["indigo_plant", "prefecture", "archive"]))
    play(table, "councillor")
    assert "draw 2 keep 1" in words(table)
    play(table, "draw 2 keep 1", deck=["hero", "statue"])
    play(table, "discard hero")
    assert hand(table, 0) == ["well", "statue"]


def test_gold_mine_and_chapel_need_not_be_used() -> None:
    """Nobody must dig or pray. [SJ-CTY-03]"""
    table = situation(
        FIRST,
        seat("hero", display=["indigo_plant", "gold_mine", "chapel"]),
        roles={"builder": 0, "trader": 1},
    )
    play(table, "prospector", "pass")
    assert words(table) == ["use gold_mine", "decline"]
    play(table, "decline")
    assert asked(table) == (0, "tuck")
    play(table, "pass")
    assert (hand(table, 0), discards(table)) == (["hero"], [])
    assert asked(table) == (1, "role")


# -- what a city building is ----------------------------------------------------------------------------


@pytest.mark.parametrize("building", ["statue", "city_hall", "tower"])
def test_monuments_and_six_buildings_are_city_buildings(building: str) -> None:
    """The quarry makes them cheaper, the smithy does not, the carpenter draws for them, the city hall counts them. [SJ-CTY-04]"""
    table = situation(FIRST, seat(building, *["sugar_mill"] * 5, display=["smithy", "quarry", "carpenter"]))
    play(table, "builder")
    assert [source for source, amount in table.price_sources(f"build {building}")] == [
        "printed",
        "privilege",
        "quarry",
    ]
    play(table, f"build {building}", deck=["palace"])
    assert hand(table, 0)[-1] == "palace"
    counted = situation(
        FIRST,
        seat(display=["palace", "guild_hall", building if building != "city_hall" else "hero", "city_hall"]),
    )
    assert dict(counted.score_sources(0))["city_hall"] == 4


def test_production_buildings_are_no_city_buildings() -> None:
    """Not for quarry, carpenter or city hall. [SJ-CTY-04]"""
    table = situation(FIRST, seat("sugar_mill", "hero", "hero", display=["quarry", "carpenter", "city_hall"]))
    play(table, "builder")
    assert table.price_sources("build sugar_mill") == [("printed", 2), ("privilege", -1)]
    play(table, "build sugar_mill")
    assert hand(table, 0) == ["hero"]
    assert dict(table.score_sources(0))["city_hall"] == 3


# -- gains without asking ----------------------------------------------------------------------------------


def test_gains_come_by_themselves() -> None:
    """R-48: nobody is asked whether he wants the card of carpenter and poor house. [SJ-CTY-05]"""
    table = situation(FIRST, seat("smithy", display=["indigo_plant", "carpenter", "poor_house"]))
    play(table, "builder", "build smithy", deck=["hero", "palace"])
    assert hand(table, 0) == ["hero", "palace"]
    assert asked(table) == (1, "role")


def test_well_market_stand_and_market_hall_come_by_themselves() -> None:
    """R-48. [SJ-CTY-05]"""
    table = situation(FIRST, seat(display=["indigo_plant", "sugar_mill", "well"]))
    play(table, "producer", "produce indigo", "produce sugar")
    assert len(hand(table, 0)) == 1
    assert asked(table) == (1, "produce")
    stock = [loaded("indigo_plant"), loaded("sugar_mill"), "market_stand", "market_hall"]
    table = situation(FIRST, seat(display=stock))
    play(table, "trader", "sell indigo", "sell sugar", tiles=[1])
    assert len(hand(table, 0)) == 4
    assert asked(table) == (1, "role")


def test_asked_for_the_well() -> None:
    """With auto_bonus_draws=false it may be declined. [SJ-CTY-05 SJ-CTY-03]"""
    table = situation(ASKING, seat(display=["indigo_plant", "sugar_mill", "well"]))
    play(table, "producer", "produce indigo", "produce sugar")
    assert words(table) == ["use well", "decline"]
    play(table, "decline")
    assert hand(table, 0) == []
    assert asked(table) == (1, "produce")
    table.undo()
    play(table, "use well", deck=["hero"])
    assert hand(table, 0) == ["hero"]


def test_asked_separately_for_market_stand_and_market_hall() -> None:
    """With auto_bonus_draws=false each of them asks. [SJ-CTY-05 SJ-CTY-03]"""
    stock = [loaded("indigo_plant"), loaded("sugar_mill"), "market_stand", "market_hall"]
    table = situation(ASKING, seat(display=stock))
    play(table, "trader", "sell indigo", "sell sugar", tiles=[1], deck=["hero", "hero"])
    assert words(table) == ["use market_stand", "decline"]
    assert refused(table, "use market_hall") == "SJ-CTY-05"
    play(table, "decline")
    assert words(table) == ["use market_hall", "decline"]
    play(table, "use market_hall", deck=["palace"])
    assert hand(table, 0) == ["hero", "hero", "palace"]


def test_asked_only_when_there_is_something_to_gain() -> None:
    """With auto_bonus_draws=false: one good is no reason for the well, two cards none for the poor house. [SJ-CTY-05]"""
    table = situation(ASKING, seat(display=["indigo_plant", "sugar_mill", "well"]))
    play(table, "producer", "produce indigo", "done")
    assert asked(table) == (1, "produce")
    table = situation(ASKING, seat("smithy", "hero", "hero", display=["indigo_plant", "poor_house"]))
    play(table, "builder", "build smithy")
    assert asked(table) == (1, "role")


def test_asked_for_nothing_when_no_card_is_left() -> None:
    """With auto_bonus_draws=false and both piles empty. [SJ-CTY-05]"""
    table = situation(ASKING, seat("smithy", display=["indigo_plant", "carpenter", "poor_house"]), pile=[])
    play(table, "builder", "build smithy")
    assert (hand(table, 0), asked(table)) == ([], (1, "role"))
