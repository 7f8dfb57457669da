"""The end of the game and the scores. docs/rules/san-juan.md, sections 5 and 8.8."""

import pytest

from situations import (
    asked,
    display,
    hand,
    happened,
    loaded,
    play,
    seat,
    situation,
    words,
)

FIRST = "san-juan:first/3"
ELEVEN = ["indigo_plant"] * 3 + ["sugar_mill"] * 8
OTHER_ELEVEN = ["tobacco_storage"] * 8 + ["indigo_plant"] * 3
TWELVE = [*ELEVEN, "smithy"]


# -- the end --------------------------------------------------------------------------


def test_the_twelfth_building_ends_the_game_after_the_builder_phase() -> None:
    """W-70: the others still build, then it is over, in the middle of the round. [SJ-END-01 SJ-END-02 SJ-END-03]"""
    table = situation(
        FIRST, seat("smithy", display=ELEVEN), seat("archive", "well"), seat("crane", "hero", "hero")
    )
    play(table, "builder", "build smithy")
    assert not table.over
    assert asked(table) == (1, "build")
    play(table, "build archive")
    assert asked(table) == (2, "build")
    play(table, "build crane")
    assert table.over
    assert words(table) == []
    assert [len(display(table, who)) for who in range(3)] == [12, 2, 2]
    assert table.position()["round"] == 1
    assert happened(table, -1, "end") == [{"event": "end"}]


def test_eleven_buildings_end_nothing() -> None:
    """[SJ-END-01]"""
    table = situation(FIRST, seat("smithy", display=ELEVEN[:10]))
    play(table, "builder", "build smithy")
    assert len(display(table, 0)) == 11
    assert not table.over
    assert asked(table) == (1, "role")


def test_it_may_be_the_last_player_of_the_phase_who_ends_the_game() -> None:
    """[SJ-END-01]"""
    table = situation(FIRST, seat(), seat(), seat("archive", "well", display=ELEVEN))
    play(table, "builder", "build archive")
    assert table.over


def test_several_players_may_reach_twelve() -> None:
    """R-37: the phase does not stop at the first. [SJ-END-02]"""
    table = situation(
        FIRST, seat("smithy", display=ELEVEN), seat(), seat("smithy", "archive", display=OTHER_ELEVEN)
    )
    play(table, "builder", "build smithy", "build smithy")
    assert table.over
    assert [len(display(table, who)) for who in range(3)] == [12, 1, 12]


def test_nothing_is_checked_after_the_end() -> None:
    """No roles, no chapel, no hand limit, though the round would be over. [SJ-END-03 SJ-RND-07]"""
    nine = ["smithy", *["coffee_roaster"] * 8]
    table = situation(
        FIRST,
        seat("hero", *["silver_smelter"] * 8, display=["chapel"]),
        seat(),
        seat(*nine, display=ELEVEN),
        roles={"councillor": 0, "prospector": 1},
    )
    play(table, "builder", "build smithy", "pass")
    assert table.over
    assert len(hand(table, 0)) == 9
    assert len(hand(table, 2)) == 8
    assert (table.position()["round"], table.position()["governor"]) == (1, 0)


def test_building_over_another_one_does_not_count_to_twelve() -> None:
    """Places count: eleven stay eleven. [SJ-END-04]"""
    table = situation(FIRST, seat("statue", "hero", "hero", "hero", display=[*ELEVEN[:10], "crane"]))
    play(table, "builder", "build statue", "over sugar_mill")
    assert len(display(table, 0)) == 11
    assert not table.over


def test_the_starting_plant_counts_and_covered_buildings_do_not() -> None:
    """Eleven places and three covered cards are eleven; one more place makes twelve. [SJ-END-04]"""
    covered = ["well", "well", "well"]
    table = situation(FIRST, seat("smithy", "archive", display=ELEVEN[:10], covered=covered))
    play(table, "builder", "build smithy")
    assert not table.over
    table = situation(FIRST, seat("smithy", display=ELEVEN, covered=covered))
    play(table, "builder", "build smithy")
    assert table.over


def test_empty_piles_do_not_end_the_game() -> None:
    """R-64: whoever needs a card goes without. [SJ-END-05]"""
    table = situation(FIRST, pile=[])
    play(table, "prospector", "councillor", "producer")
    assert not table.over
    assert table.position()["round"] == 2
    assert asked(table) == (1, "role")


def test_nothing_but_twelve_buildings_ends_the_game() -> None:
    """R-64: a hundred rounds in which nobody builds. [SJ-END-05]"""
    table = situation(FIRST)
    for number in range(100):
        play(table, "builder", "trader", "prospector", "pass")
    assert not table.over
    assert table.position()["round"] == 101


def test_a_game_in_which_nobody_can_build_any_more_goes_on() -> None:
    """R-64: all cards lie under chapels and buildings, and the only card held cannot stand twice. [SJ-END-05]"""
    table = situation(
        FIRST,
        seat("tower", display=["tower", "silver_smelter", "library"]),
        seat(display=["chapel", "statue"]),
        seat(display=ELEVEN, covered=["well"] * 3),
        pile=[],
    )
    start = table.position()
    for number in range(200):
        assert table.decision.kind == "role"
        play(table, words(table)[number % len(words(table))])
    assert table.position()["round"] > 40
    assert not table.over
    for before, after in zip(start["players"], table.position()["players"], strict=True):
        assert before == after


# -- points -----------------------------------------------------------------------------


def test_all_sources_of_points_in_their_order() -> None:
    """Printed points, tucked cards, the 6-buildings, and last the palace on all of them. [SJ-SCO-01]"""
    table = situation(
        FIRST,
        seat(
            display=[
                "indigo_plant",
                "statue",
                "chapel",
                "triumphal_arch",
                "guild_hall",
                "city_hall",
                "palace",
            ],
            tucked=["well", "well"],
        ),
    )
    assert table.score_sources(0) == [
        ("printed", 1 + 3 + 2),
        ("tucked", 2),
        ("guild_hall", 2),
        ("city_hall", 6),
        ("triumphal_arch", 4),
        ("palace", 5),
    ]
    assert table.scores[0] == 6 + 2 + 2 + 6 + 4 + 5


@pytest.mark.parametrize(
    ("points", "cards"),
    [
        (1, ["indigo_plant", "sugar_mill", "smithy", "gold_mine", "archive", "poor_house", "black_market"]),
        (1, ["trading_post", "well", "market_stand", "crane"]),
        (2, ["tobacco_storage", "coffee_roaster", "chapel", "tower", "aqueduct", "carpenter", "prefecture"]),
        (2, ["market_hall", "quarry"]),
        (3, ["silver_smelter", "library", "statue"]),
        (4, ["victory_column"]),
        (5, ["hero"]),
    ],
)
def test_printed_points(points: int, cards: list[str]) -> None:
    """The column VP of table 3.1. [SJ-SCO-02]"""
    for card in cards:
        assert situation(FIRST, seat(display=[card])).scores[0] == points


def test_the_6_buildings_have_no_points_of_their_own() -> None:
    """Alone they score only what they say: nothing, nothing, itself, nothing. [SJ-SCO-02 SJ-SCO-07]"""
    table = situation("san-juan:first/4", *(seat(display=[six]) for six in ("guild_hall", "triumphal_arch")))
    assert table.scores[:2] == [0, 0]
    table = situation("san-juan:first/4", *(seat(display=[six]) for six in ("city_hall", "palace")))
    assert table.scores[:2] == [1, 0]


def test_each_copy_of_a_plant_counts_and_covered_cards_do_not() -> None:
    """[SJ-SCO-02]"""
    table = situation(FIRST, seat(display=["silver_smelter"] * 3 + ["well"], covered=["hero", "library"]))
    assert table.scores[0] == 10
    assert table.score_sources(0) == [("printed", 10)]


def test_seven_cards_under_a_chapel() -> None:
    """W-71: 2 + 7. [SJ-SCO-03]"""
    table = situation(FIRST, seat(display=["chapel"], tucked=["sugar_mill"] * 7))
    assert table.scores[0] == 9
    assert table.score_sources(0) == [("printed", 2), ("tucked", 7)]


def test_a_single_tucked_card_is_a_point() -> None:
    """[SJ-SCO-03]"""
    table = situation(FIRST, seat(display=["chapel"], tucked=["palace"]))
    assert table.score_sources(0) == [("printed", 2), ("tucked", 1)]


def test_cards_under_a_covered_chapel_count() -> None:
    """[SJ-SCO-03]"""
    table = situation(FIRST, seat(display=["statue", "crane"], covered=["chapel"], tucked=["hero", "well"]))
    assert table.scores[0] == 3 + 1 + 2


def test_a_chapel_over_another_building_with_two_cards() -> None:
    """W-25: 2 for the chapel and 2; the covered building adds nothing. [SJ-SCO-03 SJ-SCO-02]"""
    table = situation(FIRST, seat(display=["chapel"], covered=["hero"], tucked=["smithy", "hero"]))
    assert table.scores[0] == 4


def test_hand_cards_goods_and_discards_score_nothing() -> None:
    """[SJ-SCO-02]"""
    table = situation(
        FIRST, seat("hero", "palace", display=[loaded("indigo_plant", "hero")]), discards=["hero"]
    )
    assert table.scores[0] == 1


def test_what_was_built_last_scores_fully_and_what_it_covered_no_more() -> None:
    """A guild hall in the last builder phase counts all plants there are then. [SJ-SCO-04]"""
    table = situation(FIRST, seat("guild_hall", *["hero"] * 3, "palace", "palace", display=ELEVEN))
    play(table, "builder", "build guild_hall")
    assert table.over
    assert table.score_sources(0) == [("printed", 11), ("guild_hall", 22)]

    table = situation(FIRST, seat("guild_hall", display=[*ELEVEN[:9], "crane", "hero"]), seat(), seat())
    play(table, "builder", "build guild_hall")  # over the hero: nothing else saves enough
    assert table.score_sources(0) == [("printed", 10), ("guild_hall", 18)]


def test_a_covered_6_building_scores_no_more() -> None:
    """[SJ-SCO-04]"""
    table = situation(FIRST, seat(display=["indigo_plant", "statue"], covered=["guild_hall", "palace"]))
    assert table.score_sources(0) == [("printed", 4)]


@pytest.mark.parametrize(
    ("monuments", "points"),
    [
        ([], 0),
        (["statue"], 4),
        (["hero"], 4),
        (["statue", "hero"], 6),
        (["statue", "victory_column", "hero"], 8),
    ],
)
def test_the_triumphal_arch_scores_monuments(monuments: list[str], points: int) -> None:
    """W-75 [SJ-SCO-05]"""
    table = situation(FIRST, seat(display=["triumphal_arch", "tower", *monuments]))
    assert ("triumphal_arch", points) in table.score_sources(0)


def test_the_monuments_of_others_do_not_count() -> None:
    """[SJ-SCO-05 SJ-SCO-07 SJ-SCO-06]"""
    table = situation(
        FIRST,
        seat(display=["triumphal_arch", "guild_hall", "city_hall"], covered=["statue"]),
        seat(display=["statue", "hero", "silver_smelter"]),
    )
    assert table.score_sources(0) == [
        ("printed", 0),
        ("guild_hall", 0),
        ("city_hall", 3),
        ("triumphal_arch", 0),
    ]


def test_the_guild_hall_scores_two_for_each_plant() -> None:
    """W-72: two indigo plants, a sugar mill, a tobacco storage: 8. [SJ-SCO-06]"""
    table = situation(
        FIRST,
        seat(display=["guild_hall", "indigo_plant", "indigo_plant", "sugar_mill", "tobacco_storage", "well"]),
    )
    assert ("guild_hall", 8) in table.score_sources(0)
    assert table.scores[0] == 1 + 1 + 1 + 2 + 1 + 8


@pytest.mark.parametrize("ninth", ["victory_column", "guild_hall"])
def test_the_city_hall_scores_one_for_each_city_building(ninth: str) -> None:
    """W-74, R-43: nine of them, itself included, in either version of the example. [SJ-SCO-07]"""
    city = ["poor_house", "aqueduct", "carpenter", "chapel", "quarry", "library", "statue", ninth]
    table = situation(FIRST, seat(display=["city_hall", *city, "indigo_plant", "sugar_mill"]))
    assert ("city_hall", 9) in table.score_sources(0)


def test_monuments_count_for_the_arch_and_for_the_city_hall() -> None:
    """W-76 [SJ-SCO-05 SJ-SCO-07]"""
    table = situation(FIRST, seat(display=["city_hall", "triumphal_arch", "statue", "hero"]))
    assert table.score_sources(0) == [("printed", 8), ("city_hall", 4), ("triumphal_arch", 6)]


def test_a_palace_on_34_points_makes_42() -> None:
    """W-77: one for each full four of everything else; its own points are not among them. [SJ-SCO-10]"""
    table = situation(
        FIRST,
        seat(
            display=[
                "palace",
                "hero",
                "victory_column",
                "statue",
                "library",
                *["silver_smelter"] * 5,
                "chapel",
            ],
            tucked=["well", "well"],
        ),
    )
    assert table.score_sources(0) == [("printed", 32), ("tucked", 2), ("palace", 8)]
    assert table.scores[0] == 42


@pytest.mark.parametrize(("tucked", "palace"), [(1, 0), (2, 1), (5, 1), (6, 2)])
def test_a_palace_rounds_down(tucked: int, palace: int) -> None:
    """3, 4, 7 and 8 points beside it. [SJ-SCO-10]"""
    table = situation(FIRST, seat(display=["palace", "chapel"], tucked=["sugar_mill"] * tucked))
    assert table.score_sources(0)[-1] == ("palace", palace)
    assert table.scores[0] == 2 + tucked + palace


def test_a_palace_counts_the_points_of_the_other_6_buildings() -> None:
    """R-42: it is always the last. [SJ-SCO-10 SJ-SCO-01]"""
    table = situation(FIRST, seat(display=["palace", "guild_hall", *["indigo_plant"] * 4]))
    assert table.score_sources(0) == [("printed", 4), ("guild_hall", 8), ("palace", 3)]
    assert table.scores[0] == 15


# -- who wins -------------------------------------------------------------------------------


def test_most_points_win_whatever_the_hands() -> None:
    """[SJ-SCO-11]"""
    table = situation(
        FIRST,
        seat("hero", "hero", "palace", display=TWELVE),
        seat(display=[*OTHER_ELEVEN, "hero"]),
        seat("palace", display=["statue"]),
        steps=[],
    )
    assert table.scores == [12, 24, 3]
    assert table.winners == [1]


def test_of_equal_points_hand_cards_and_goods_decide() -> None:
    """W-81: 3 cards and 2 goods against 4 cards: 5 to 4. [SJ-SCO-12]"""
    table = situation(
        FIRST,
        seat("well", "well", "well", "crane", display=["indigo_plant"] * 2),
        seat("crane", "tower", "hero", display=[loaded("indigo_plant"), loaded("indigo_plant")]),
        seat("palace", "palace", "hero", "hero", "smithy", "smithy"),
    )
    assert table.scores == [2, 2, 1]
    assert table.winners == [1]


def test_a_good_is_worth_as_much_as_a_hand_card() -> None:
    """3 goods against 2 cards, and 3 cards against 2 goods. [SJ-SCO-12]"""
    table = situation(
        "san-juan:first/2",
        seat(display=[loaded("indigo_plant")] * 3),
        seat("well", "well", display=["indigo_plant"] * 3),
    )
    assert table.winners == [0]
    table = situation(
        "san-juan:first/2",
        seat(display=[loaded("indigo_plant"), loaded("indigo_plant"), "indigo_plant"]),
        seat("well", "well", "hero", display=["indigo_plant"] * 3),
    )
    assert table.winners == [1]


def test_tucked_cards_do_not_break_a_tie() -> None:
    """[SJ-SCO-12]"""
    table = situation(
        "san-juan:first/2",
        seat("well", display=["chapel"], tucked=["hero", "hero", "hero"]),
        seat("well", "well", display=["library", "tower"]),
    )
    assert table.scores == [5, 5]
    assert table.winners == [1]


def test_who_is_still_tied_shares_the_victory() -> None:
    """R-38 [SJ-SCO-13]"""
    table = situation(
        "san-juan:first/4",
        seat("well", display=["library"]),
        seat(display=["statue"]),
        seat(display=[loaded("silver_smelter")]),
        seat("hero", "hero", "hero", display=["tower"]),
    )
    assert table.scores == [3, 3, 3, 2]
    assert table.winners == [0, 2]


def test_even_without_points_somebody_wins() -> None:
    """[SJ-SCO-11 SJ-SCO-12 SJ-SCO-13]"""
    table = situation("san-juan:first/2", seat(display=["guild_hall"]), seat(display=["palace"]))
    assert table.scores == [0, 0]
    assert table.winners == [0, 1]
    table = situation("san-juan:first/2", seat(display=["guild_hall"]), seat("well", display=["palace"]))
    assert table.winners == [1]
