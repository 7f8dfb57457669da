"""The park: built over, it saves 6. docs/rules/san-juan.md, sections 4.8 and 8.3."""

from situations import asked, discards, display, hand, loaded, play, player, refused, seat, situation, words

NEW = "san-juan:second+new-buildings/3"
OTHERS_TURN = {"roles": {"trader": 0}}  # seat 1 will be builder, seat 0 pays without privilege


def test_a_library_over_a_park_costs_nothing() -> None:
    """W-26: 5 - 6; nothing is paid out. R-60 [SJ-CRN-10 SJ-BLD-05]"""
    table = situation(NEW, seat("library", "hero", display=["crane", "park"]), **OTHERS_TURN)
    play(table, "builder")
    assert asked(table) == (0, "build")
    play(table, "build library")
    assert display(table, 0) == ["crane", "library"]
    assert hand(table, 0) == ["hero"]
    assert discards(table) == []


def test_the_cathedral_over_a_park_costs_one() -> None:
    """W-27: 7 - 6. [SJ-CRN-10 SJ-BLD-14]"""
    table = situation(NEW, seat("hero", display=["crane", "park"]), **OTHERS_TURN)
    play(table, "builder")
    assert words(table) == ["build hero", "build cathedral", "pass"]
    assert table.price_sources("build cathedral") == [("printed", 7), ("park", -6)]
    play(table, "build cathedral")
    assert display(table, 0) == ["crane", "cathedral"]
    assert (hand(table, 0), discards(table)) == ([], ["hero"])


def test_a_builder_or_a_quarry_gets_the_cathedral_over_a_park_for_nothing() -> None:
    """W-27: 7 - 6 - 1, and with both 7 - 6 - 2: nothing is paid out. [SJ-CRN-10 SJ-BLD-14 SJ-BLD-09]"""
    table = situation(NEW, seat("hero", display=["crane", "park"]))
    play(table, "builder", "build cathedral")
    assert (display(table, 0), hand(table, 0)) == (["crane", "cathedral"], ["hero"])

    table = situation(NEW, seat("hero", display=["crane", "park", "quarry"]), **OTHERS_TURN)
    play(table, "builder", "build cathedral")
    assert (display(table, 0), hand(table, 0)) == (["crane", "cathedral", "quarry"], ["hero"])

    table = situation(NEW, seat(display=["crane", "park", "quarry"]))
    play(table, "builder")
    assert "build cathedral" in words(table)
    play(table, "build cathedral")
    assert display(table, 0) == ["crane", "cathedral", "quarry"]
    assert hand(table, 0) == []


def test_a_palace_over_a_park_is_free_and_over_any_other_three_it_is_not() -> None:
    """[SJ-CRN-10 SJ-CRN-02]"""
    table = situation(
        NEW, seat("palace", *["hero"] * 3, *["statue"] * 3, display=["crane", "park", "bank"]), **OTHERS_TURN
    )
    play(table, "builder", "build palace")
    assert words(table) == ["over park", "over bank", "beside"]
    assert table.price_sources("over park") == [("printed", 6), ("park", -6)]
    assert table.price_sources("over bank") == [("printed", 6), ("bank", -3)]
    play(table, "over park")
    assert len(hand(table, 0)) == 6


def test_the_surplus_is_lost() -> None:
    """R-60: a smithy over a park is free, but brings nothing. [SJ-CRN-10 SJ-BLD-05]"""
    table = situation(NEW, seat("smithy", "hero", display=["crane", "park"]), **OTHERS_TURN)
    play(table, "builder", "build smithy", "over park")
    assert hand(table, 0) == ["hero"]


def test_with_a_black_market_no_good_can_be_given_for_nothing() -> None:
    """The reduction is capped by the cost, so there is nothing left to pay with goods. [SJ-CRN-10 SJ-BLD-10]"""
    table = situation(
        NEW, seat("library", display=["crane", "park", "black_market", loaded("indigo_plant")]), **OTHERS_TURN
    )
    play(table, "builder", "build library")
    assert player(table, 0)["display"][3] != "indigo_plant"  # the good is still there


def test_building_the_park_itself_costs_its_three() -> None:
    """Its six are for what is built over it. [SJ-CRN-10 SJ-CRN-06]"""
    table = situation(NEW, seat("park", "hero", "hero", "well", display=["crane", "chapel"]), **OTHERS_TURN)
    play(table, "builder", "build park", "beside")
    assert hand(table, 0) == []
    table = situation(NEW, seat("park", "well", "hero", "hero", display=["crane", "park"]), **OTHERS_TURN)
    play(table, "builder")
    assert refused(table, "build park") == "SJ-CTY-01"


def test_a_park_without_a_crane_saves_nothing() -> None:
    """[SJ-CRN-10 SJ-CRN-01]"""
    table = situation(NEW, seat("library", "hero", "hero", "hero", display=["park"]), **OTHERS_TURN)
    play(table, "builder")
    assert asked(table) == (2, "role")  # nothing could be paid
    assert display(table, 0) == ["park"]


def test_a_covered_park_may_be_built_again_and_counts_no_points_meanwhile() -> None:
    """[SJ-CRN-09 SJ-SCO-02]"""
    table = situation(NEW, seat("park", "well", "hero", display=["crane", "library"], covered=["park"]))
    assert table.scores[0] == 1 + 3
    play(table, "builder", "build park", "beside")
    assert display(table, 0) == ["crane", "library", "park"]
    assert table.scores[0] == 1 + 3 + 2
