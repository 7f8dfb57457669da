"""Residence and cathedral. docs/rules/san-juan.md, sections 4.7, 5 and 8.8."""

import pytest

from situations import (
    asked,
    discards,
    display,
    hand,
    happened,
    loaded,
    play,
    player,
    refused,
    seat,
    situation,
    words,
)

NEW = "san-juan:second+new-buildings/3"
OTHERS_TURN = {"roles": {"trader": 0}}  # seat 1 will be builder, seat 0 pays without privilege
SEVEN = ["silver_smelter"] * 7


def residence(*buildings: str, **rest: list[str]) -> int:
    """What a residence beside these buildings is worth."""
    steps: dict[str, list[str]] = {"steps": []} if len(buildings) == 11 else {}  # twelve: the game is over
    table = situation(NEW, seat(display=["residence", *buildings], **rest), **steps)
    return dict(table.score_sources(0))["residence"]


# -- the residence -------------------------------------------------------------------------------


def test_two_groups_of_three_are_worth_seven() -> None:
    """W-78: cost 2 and cost 6; of cost 3 there are only two different buildings. [SJ-SCO-08]"""
    buildings = ["indigo_plant"] * 2 + ["sugar_mill", "black_market", "well"]
    buildings += ["tobacco_storage"] * 2 + ["aqueduct", "palace", "guild_hall"]
    assert residence(*buildings) == 4 + 3


def test_four_groups_are_worth_ten() -> None:
    """W-79, R-52: two groups of cost 1 share the indigo plants, one of cost 3 with the bank, one of 6. [SJ-SCO-08]"""
    buildings = ["indigo_plant"] * 2 + ["archive", "gold_mine", "guard_room", "office"]
    buildings += ["bank", "tobacco_storage", "aqueduct", "palace", "city_hall"]
    assert residence(*buildings) == 4 + 3 + 2 + 1


@pytest.mark.parametrize(
    ("buildings", "points"),
    [
        ([], 0),
        (["palace"], 0),
        (["palace", "city_hall"], 4),
        (["indigo_plant"] * 3, 0),
        (["indigo_plant"] * 3 + ["smithy"], 0),
        (["indigo_plant", "smithy", "archive"], 4),
        (["indigo_plant"] * 2 + ["smithy", "archive"], 4),
        (["indigo_plant"] * 2 + ["smithy", "archive", "office"], 4),
        (["indigo_plant"] * 2 + ["smithy", "archive", "office", "gold_mine"], 7),
        (["sugar_mill"] * 5 + ["well", "hut", "tavern", "crane", "trading_post"], 4 + 3),
        (["sugar_mill"] * 3 + ["well", "hut", "tavern", "crane", "trading_post", "market_stand"], 4 + 3 + 2),
    ],
)
def test_groups_are_of_three_different_buildings(buildings: list[str], points: int) -> None:
    """Two copies of a plant may serve in two groups but not in one; no building serves twice. [SJ-SCO-08]"""
    assert residence(*buildings) == points


def test_a_fifth_group_would_bring_nothing() -> None:
    """With twelve buildings there are at most four. [SJ-SCO-08]"""
    ones = ["indigo_plant", "smithy", "archive", "gold_mine", "guard_room", "office"]
    table = situation(NEW, seat(display=["residence", *ones, "palace", "city_hall", "well", "hut"]))
    assert dict(table.score_sources(0))["residence"] == 4 + 3 + 2


def test_monuments_form_groups_by_their_cost() -> None:
    """A hero with silver smelter and library; the cathedral of cost 7 with nothing. [SJ-SCO-08]"""
    assert residence("hero", "silver_smelter", "library", "cathedral", "statue", "victory_column") == 4


def test_covered_buildings_belong_to_no_group() -> None:
    """R-40: the visible ones only. [SJ-SCO-08 SJ-SCO-04]"""
    assert residence("smithy", "archive", covered=["gold_mine", "office"]) == 0
    assert residence("smithy", "archive", "hero", covered=["gold_mine"]) == 0


def test_a_residence_just_built_scores_fully_and_without_one_there_are_no_groups() -> None:
    """[SJ-SCO-08 SJ-SCO-04]"""
    table = situation(NEW, seat("residence", *SEVEN, display=["palace", "city_hall"]))
    assert "residence" not in dict(table.score_sources(0))
    play(table, "builder", "build residence")
    assert dict(table.score_sources(0))["residence"] == 4


def test_a_residence_is_a_six_building_with_no_printed_points() -> None:
    """It counts for the cathedral of another and for the own city hall. [SJ-SCO-02 SJ-SCO-07 SJ-SCO-09]"""
    table = situation(NEW, seat(display=["residence", "city_hall"]), seat(display=["cathedral"]))
    assert table.score_sources(0) == [("printed", 0), ("city_hall", 2), ("residence", 0)]
    assert table.score_sources(1) == [("printed", 0), ("cathedral", 4 + 3)]


def test_the_palace_counts_residence_cathedral_bank_and_harbour() -> None:
    """R-42: everything else first; 2 printed for the bank, 2 for the harbour. [SJ-SCO-01 SJ-SCO-10]"""
    table = situation(
        NEW,
        seat(
            display=["palace", "residence", "cathedral", "bank", "harbour", "city_hall"],
            tucked=["hero", "hero"],
            stowed=["well"],
        ),
        seat(display=["guild_hall"]),
        banked=[0],
    )
    assert table.score_sources(0) == [
        ("printed", 4),
        ("tucked", 3),
        ("city_hall", 6),
        ("residence", 4),
        ("cathedral", 4),
        ("palace", 21 // 4),
    ]
    assert table.scores[0] == 26


# -- the cathedral's points ---------------------------------------------------------------------------


def cathedral(*displays: list[str]) -> int:
    """What it is worth to seat 0, who has nothing else that scores."""
    seats = [seat(display=display) for display in displays]
    table = situation(NEW[:-1] + str(len(displays) + 1), seat(display=["cathedral", "indigo_plant"]), *seats)
    return dict(table.score_sources(0))["cathedral"]


def test_six_six_buildings_of_the_opponents_are_worth_ten() -> None:
    """W-80: 2 guild halls, 2 city halls, 1 residence, 1 palace: 4 + 3 + 2 + 1 + 0 + 0. [SJ-SCO-09]"""
    assert cathedral(["guild_hall", "city_hall", "palace"], ["guild_hall", "city_hall", "residence"]) == 10


def test_four_three_two_one() -> None:
    """[SJ-SCO-09]"""
    sixes = ["guild_hall", "city_hall", "palace", "residence", "triumphal_arch"]
    found = [cathedral(["indigo_plant", *sixes[:number]], ["sugar_mill"]) for number in range(6)]
    assert found == [0, 4, 7, 9, 10, 10]
    assert cathedral(["palace"], ["palace"], ["city_hall"]) == 4 + 3 + 2


def test_own_and_covered_six_buildings_do_not_count() -> None:
    """R-40 [SJ-SCO-09 SJ-SCO-04]"""
    table = situation(
        NEW,
        seat(display=["cathedral", "palace", "city_hall"]),
        seat(display=["statue"], covered=["guild_hall", "palace"]),
        seat(display=["residence"]),
    )
    assert dict(table.score_sources(0))["cathedral"] == 4


def test_the_cathedral_is_no_six_building_but_a_city_building() -> None:
    """R-39: the city hall counts it, the carpenter pays for it. [SJ-SCO-07 SJ-CTY-04 SJ-BLD-11]"""
    table = situation(NEW, seat(display=["city_hall", "cathedral"]))
    assert dict(table.score_sources(0))["city_hall"] == 2
    table = situation(NEW, seat(*SEVEN, display=["carpenter"]))
    play(table, "builder", "build cathedral", deck=["hero"])
    assert "hero" in hand(table, 0)
    assert [event["reason"] for event in happened(table, -1, "draw")] == ["carpenter"]


# -- building the cathedral ---------------------------------------------------------------------------------


def test_anybody_may_build_the_cathedral_from_the_table() -> None:
    """It costs 7 and comes from no hand, so seven cards pay for it. [SJ-BLD-14]"""
    table = situation(NEW, seat(*SEVEN), seat(), seat(), **OTHERS_TURN)
    play(table, "builder")
    assert "build cathedral" in words(table)
    assert table.price_sources("build cathedral") == [("printed", 7)]
    play(table, "build cathedral")
    assert display(table, 0) == ["indigo_plant", "cathedral"]
    assert hand(table, 0) == []
    assert len(discards(table)) == 7
    assert table.view(1)["open"] == []
    assert happened(table, 1, "build")[0]["card"] == "cathedral"


def test_six_cards_are_too_few() -> None:
    """[SJ-BLD-14 SJ-BLD-03]"""
    table = situation(NEW, seat(*SEVEN[:6]), **OTHERS_TURN)
    play(table, "builder")
    assert refused(table, "build cathedral") == "SJ-BLD-03"
    assert table.why_not("build cathedral").key == "too-expensive"


def test_once_built_it_is_gone() -> None:
    """It is also not built a second time by its owner. [SJ-BLD-14]"""
    table = situation(NEW, seat(*SEVEN), seat(*["coffee_roaster"] * 8, "hero"), seat())
    play(table, "builder", "build cathedral")
    assert asked(table) == (1, "build")
    assert refused(table, "build cathedral") == "SJ-BLD-02"
    table = situation(NEW, seat(*SEVEN, display=["cathedral"]))
    play(table, "builder")
    assert refused(table, "build cathedral") == "SJ-BLD-02"


def test_all_usual_reductions_apply() -> None:
    """Builder 1, library 1, quarry 1, black market 2; the smithy does not help. [SJ-BLD-14 SJ-BLD-09 SJ-BLD-08]"""
    plants = [loaded("indigo_plant"), loaded("sugar_mill")]
    table = situation(
        NEW, seat("hero", "hero", display=["library", "quarry", "smithy", "black_market", *plants])
    )
    play(table, "builder")
    assert table.price_sources("build cathedral") == [
        ("printed", 7),
        ("privilege", -1),
        ("library", -1),
        ("quarry", -1),
    ]
    play(table, "build cathedral")
    assert (hand(table, 0), display(table, 0)[-1]) == ([], "cathedral")
    assert len(discards(table)) == 4


def test_it_is_the_one_building_of_the_phase() -> None:
    """[SJ-BLD-14 SJ-BLD-01]"""
    table = situation(NEW, seat("smithy", *SEVEN), seat("archive", "well"))
    play(table, "builder", "build cathedral", "pay silver_smelter")  # five of the six were no choice
    assert asked(table) == (1, "build")
    assert hand(table, 0) == ["silver_smelter", "smithy"]


def test_with_an_empty_hand_only_a_free_cathedral_can_be_built() -> None:
    """R-59: over a hero 7 - 5 - 1 - 1 = 0 for a builder with a quarry. [SJ-BLD-03 SJ-BLD-14]"""
    table = situation(NEW, seat(display=["crane", "quarry", "hero"]))
    play(table, "builder")
    assert words(table) == ["build cathedral", "pass"]
    play(table, "build cathedral")
    assert display(table, 0) == ["crane", "quarry", "cathedral"]
    assert hand(table, 0) == []
    table = situation(NEW, seat(display=["crane", "hero"]))
    play(table, "builder")
    assert asked(table) == (1, "role")


def test_it_counts_to_twelve_and_for_the_tavern() -> None:
    """R-39: a cathedral as twelfth building ends the game. [SJ-END-04 SJ-END-01 SJ-BLD-14]"""
    eleven = ["indigo_plant"] * 6 + ["sugar_mill"] * 5
    table = situation(NEW, seat(*SEVEN, display=eleven))
    play(table, "builder", "build cathedral")
    assert table.over
    table = situation(NEW, seat(*SEVEN), seat(display=["tavern"]), seat())
    play(table, "builder", "build cathedral")
    assert len(hand(table, 1)) == 1


def test_a_covered_cathedral_is_gone_for_good() -> None:
    """R-16: it does not return to the table and scores nothing. [SJ-CRN-11 SJ-BLD-14]"""
    table = situation(
        NEW, seat("palace", display=["crane", "cathedral"]), seat(*SEVEN, "hero", display=["city_hall"])
    )
    assert dict(table.score_sources(0))["cathedral"] == 4
    play(table, "builder", "build palace")
    assert player(table, 0)["covered"] == ["cathedral"]
    assert "cathedral" not in dict(table.score_sources(0))
    assert table.view(1)["open"] == []
    assert asked(table) == (1, "build")
    assert refused(table, "build cathedral") == "SJ-BLD-02"


def test_the_first_in_action_order_who_wants_it_gets_it() -> None:
    """[SJ-BLD-14 SJ-ROL-02]"""
    table = situation(
        NEW, seat(*["coffee_roaster"] * 8), seat(*SEVEN), seat(*["sugar_mill"] * 8), roles={"trader": 0}
    )
    play(table, "builder", "pass")
    assert asked(table) == (2, "build")
    play(table, "build cathedral")
    assert display(table, 2) == ["indigo_plant", "cathedral"]
    assert asked(table) == (0, "build")
    assert "build cathedral" not in words(table)


def test_whoever_cannot_build_anything_else_is_still_asked_about_the_cathedral() -> None:
    """Seven identical plants too dear: no. Seven palaces' worth of cards: yes. [SJ-BLD-14]"""
    table = situation(NEW, seat(*["palace"] * 2, *["city_hall"] * 2, *["guild_hall"] * 2), **OTHERS_TURN)
    play(table, "builder")
    assert asked(table) == (2, "role")
    table = situation(NEW, seat(*["palace"] * 2, *["city_hall"] * 2, *["guild_hall"] * 2))
    play(table, "builder")
    assert "build cathedral" in words(table)


def test_all_see_the_cathedral_announced_without_thinking_it_in_a_hand() -> None:
    """While its builder looks for a place. [SJ-INF-07 SJ-BLD-14]"""
    table = situation(NEW, seat(*SEVEN, display=["crane", "hero"]))
    play(table, "builder", "build cathedral")
    assert asked(table) == (0, "over")
    for other in (1, 2, -1):
        assert table.view(other)["players"][0]["shown"] == []
        assert table.view(other)["players"][0]["hand_size"] == 7
        assert table.view(other)["open"] == ["cathedral"]


def test_waiving_reductions_works_for_it_as_for_all() -> None:
    """R-11: exact payment, unless something is waived. [SJ-BLD-06 SJ-BLD-14]"""
    table = situation(NEW, seat(*SEVEN, "hero", display=["quarry"]))
    play(table, "builder", "waive all", "build cathedral", "pay silver_smelter")
    assert hand(table, 0) == ["hero"]
    assert len(discards(table)) == 7


def test_the_cathedral_may_cover_any_building_but_the_crane() -> None:
    """What is covered no longer reduces the price. [SJ-BLD-14 SJ-CRN-04 SJ-CRN-10]"""
    table = situation(
        NEW, seat(*SEVEN, "hero", display=["crane", "quarry", "park", "library", loaded("indigo_plant")])
    )
    play(table, "builder", "build cathedral")
    assert words(table) == ["over quarry", "over library", "over park", "over loaded indigo", "beside"]
    prices = {}
    for place in words(table):
        prices[place] = sum(amount for source, amount in table.price_sources(place))
        play(table, place)
        table.undo()
    assert prices == {
        "over quarry": 7 - 4 - 2,
        "over library": 7 - 5 - 2,
        "over park": 7 - 6 - 3,
        "over loaded indigo": 7 - 1 - 3,
        "beside": 7 - 3,
    }
