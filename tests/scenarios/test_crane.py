"""The crane: docs/rules/san-juan.md, sections 4.8 and 8.3."""

from situations import (
    asked,
    discards,
    display,
    draw_pile,
    goods,
    hand,
    happened,
    loaded,
    plan,
    plan_refused,
    play,
    player,
    refused,
    seat,
    situation,
    words,
)

FIRST = "san-juan:first/3"


# -- over another building ---------------------------------------------------------------------


def test_a_new_building_takes_the_place_of_an_old_one() -> None:
    """A tower over the sugar mill: the mill is gone, the other buildings stay where they are. [SJ-CRN-01 SJ-BLD-13]"""
    table = situation(FIRST, seat("tower", "hero", display=["indigo_plant", "sugar_mill", "crane"]))
    play(table, "builder", "build tower", "over sugar_mill")
    assert display(table, 0) == ["indigo_plant", "tower", "crane"]
    assert player(table, 0)["covered"] == ["sugar_mill"]
    assert table.scores[0] == 1 + 2 + 1


def test_the_crane_may_be_left_alone() -> None:
    """A place of its own for the new building, at the usual price. [SJ-CRN-01 SJ-CTY-03]"""
    table = situation(FIRST, seat("well", "hero", display=["indigo_plant", "sugar_mill", "crane"]))
    play(table, "builder", "build well")
    assert words(table) == ["over indigo_plant", "over sugar_mill", "beside"]
    play(table, "beside")
    assert display(table, 0) == ["indigo_plant", "sugar_mill", "crane", "well"]
    assert (hand(table, 0), discards(table)) == ([], ["hero"])


def test_without_a_crane_everything_gets_a_place_of_its_own() -> None:
    """A neighbour's crane does not help. [SJ-CRN-01]"""
    table = situation(
        FIRST, seat("well", "hero", "hero", display=["indigo_plant", "sugar_mill"]), seat(display=["crane"])
    )
    play(table, "builder", "build well")
    assert display(table, 0) == ["indigo_plant", "sugar_mill", "well"]
    assert refused(table, "over indigo_plant") == "SJ-ROL-02"


def test_only_own_buildings_can_be_covered() -> None:
    """The chapel stands in the neighbour's display. [SJ-CRN-01]"""
    table = situation(
        FIRST, seat("well", "hero", display=["indigo_plant", "crane"]), seat(display=["chapel"])
    )
    play(table, "builder", "build well")
    assert refused(table, "over chapel") == "SJ-CRN-01"
    assert refused(table, "over loaded silver") == "SJ-CRN-01"
    assert refused(table, "over loaded customs") == "SJ-CRN-01"
    assert words(table) == ["over indigo_plant", "beside"]


# -- what it saves -------------------------------------------------------------------------------


def test_a_palace_over_a_chapel() -> None:
    """W-20: somebody who is not builder pays 6 - 3; the tucked cards still count. [SJ-CRN-02 SJ-CRN-08]"""
    table = situation(
        FIRST,
        seat(),
        seat("palace", *["hero"] * 3, display=["indigo_plant", "crane", "chapel"], tucked=["well", "well"]),
    )
    play(table, "builder", "build palace")
    assert display(table, 1) == ["indigo_plant", "crane", "palace"]
    assert discards(table) == ["hero", "hero", "hero"]
    assert table.score_sources(1) == [("printed", 2), ("tucked", 2), ("palace", 1)]


def test_a_statue_over_a_coffee_roaster() -> None:
    """W-21: nothing to pay, nothing paid out for the difference, and the good is lost. [SJ-CRN-02 SJ-CRN-07]"""
    table = situation(
        FIRST, seat(), seat("statue", "hero", display=[loaded("coffee_roaster", "tower"), "crane"])
    )
    play(table, "builder", "build statue")
    assert display(table, 1) == ["statue", "crane"]
    assert hand(table, 1) == ["hero"]
    assert goods(table, 1) == []
    assert discards(table) == ["tower"]


def test_a_building_that_can_only_be_paid_over_another_names_that_price() -> None:
    """The builder's hero costs 4 beside, 2 over a sugar mill, 1 over a tobacco storage: with two cards to pay
    the cheapest is told, with four the price beside. [SJ-CRN-02 SJ-BLD-04]"""
    plants = ["indigo_plant", "sugar_mill", "tobacco_storage", "crane"]
    table = situation(FIRST, seat("hero", "well", "well", display=plants))
    play(table, "builder")
    assert table.price_sources("build hero") == [
        ("printed", 5),
        ("privilege", -1),
        ("tobacco_storage", -3),
    ]
    play(table, "build hero")
    assert words(table) == ["over sugar_mill", "over tobacco_storage"]
    table = situation(FIRST, seat("hero", "well", "well", "quarry", "tower", display=plants))
    play(table, "builder")
    assert table.price_sources("build hero") == [("printed", 5), ("privilege", -1)]


def test_the_refund_comes_on_top_of_every_other_reduction() -> None:
    """Palace over a sugar mill by the builder with library, quarry and a good: 6 - 2 - 1 - 1 - 1 - 1. [SJ-CRN-02 SJ-BLD-05]"""
    plants = [loaded("indigo_plant"), "sugar_mill"]
    table = situation(
        FIRST, seat("palace", "hero", display=[*plants, "crane", "library", "quarry", "black_market"])
    )
    play(table, "builder", "build palace")
    assert table.price_sources("over sugar_mill") == [
        ("printed", 6),
        ("privilege", -1),
        ("library", -1),
        ("quarry", -1),
        ("sugar_mill", -2),
    ]
    play(table, "over sugar_mill", "give indigo")
    assert (hand(table, 0), discards(table)[1:]) == (["hero"], [])
    assert display(table, 0)[1] == "palace"


def test_what_cannot_be_paid_beside_may_be_paid_over() -> None:
    """A hero with one other card: over the silver smelter, over the statue, but not beside nor over a plant of cost 1. [SJ-CRN-02 SJ-BLD-03]"""
    table = situation(
        FIRST, seat("hero", "well", display=["indigo_plant", "crane", "silver_smelter", "statue"])
    )
    play(table, "builder", "build hero")
    assert words(table) == ["over silver_smelter", "over statue"]
    assert refused(table, "beside") == "SJ-BLD-03"
    assert refused(table, "over indigo_plant") == "SJ-BLD-03"
    play(table, "over statue")
    assert (hand(table, 0), discards(table)) == ([], ["well"])


def test_a_refund_that_is_not_enough() -> None:
    """The palace with one other card: the statue saves too little, the library more than enough. [SJ-CRN-02 SJ-BLD-03]"""
    table = situation(FIRST, seat("palace", "well", display=["crane", "statue", "library", "silver_smelter"]))
    play(table, "builder", "build palace")
    assert words(table) == ["over silver_smelter", "over library", "over statue"]
    table = situation(FIRST, seat("palace", "well", display=["crane", "statue", "hero", "silver_smelter"]))
    play(table, "builder", "build palace")
    assert words(table) == ["over silver_smelter", "over hero"]
    assert refused(table, "over statue") == "SJ-BLD-03"


def test_the_printed_cost_is_refunded_not_what_was_paid() -> None:
    """The smithy makes plants cheaper, but a covered silver smelter saves 5. [SJ-CRN-02]"""
    table = situation(FIRST, seat("palace", "hero", display=["crane", "silver_smelter", "smithy"]))
    play(table, "builder", "build palace")
    assert display(table, 0) == ["crane", "palace", "smithy"]
    assert hand(table, 0) == ["hero"]


def test_building_over_adds_no_building() -> None:
    """Eleven buildings before and after: the game goes on. [SJ-CRN-03]"""
    eleven = ["crane", *["sugar_mill"] * 7, "well", "archive", "smithy"]
    table = situation(FIRST, seat("gold_mine", display=eleven))
    play(table, "builder", "build gold_mine", "over well")
    assert len(display(table, 0)) == 11
    assert not table.over
    beside = situation(FIRST, seat("gold_mine", display=eleven))
    play(beside, "builder", "build gold_mine", "beside")
    assert beside.over


# -- the covered building does not help ---------------------------------------------------------


def test_a_covered_smithy_quarry_or_library_does_not_help() -> None:
    """R-15: its cost is refunded, its discount is not available. [SJ-CRN-04]"""
    table = situation(FIRST, seat("palace", *["hero"] * 3, display=["crane", "library", "quarry", "smithy"]))
    play(table, "builder", "build palace")
    assert table.price_sources("over quarry") == [
        ("printed", 6),
        ("privilege", -1),
        ("library", -1),
        ("quarry", -4),
    ]
    assert table.price_sources("over library") == [
        ("printed", 6),
        ("privilege", -1),
        ("quarry", -1),
        ("library", -5),
    ]
    play(table, "over quarry")
    assert len(hand(table, 0)) == 3
    table = situation(FIRST, seat("coffee_roaster", *["hero"] * 3, display=["crane", "smithy"]))
    play(table, "builder", "build coffee_roaster")
    assert table.price_sources("over smithy") == [("printed", 4), ("privilege", -1), ("smithy", -1)]
    play(table, "over smithy")
    assert len(discards(table)) == 2


def test_a_covered_black_market_takes_no_goods() -> None:
    """R-15: over it the tower costs 3 - 1 - 2 and no good can be given. [SJ-CRN-04]"""
    stock = [loaded("indigo_plant"), loaded("sugar_mill"), "black_market", "crane"]
    table = situation(FIRST, seat("hero", *["well"] * 3, display=stock))
    play(table, "builder", "build hero", "over black_market")
    assert (len(goods(table, 0)), discards(table)) == (2, ["well", "well"])


def test_a_covered_carpenter_brings_no_card() -> None:
    """R-15: the tower over the carpenter is free, but there is no carpenter any more. [SJ-CRN-04]"""
    table = situation(FIRST, seat("tower", "hero", display=["indigo_plant", "carpenter", "crane"]))
    play(table, "builder", "build tower", "over carpenter")
    assert (hand(table, 0), happened(table, 0, "draw")) == (["hero"], [])


def test_a_covered_poor_house_brings_no_card() -> None:
    """R-15, R-56. [SJ-CRN-04 SJ-BLD-12]"""
    table = situation(FIRST, seat("tower", "hero", display=["indigo_plant", "poor_house", "crane"]))
    play(table, "builder", "build tower", "over poor_house")
    assert (hand(table, 0), happened(table, 0, "draw")) == (["hero"], [])


def test_carpenter_and_poor_house_work_when_something_else_is_covered() -> None:
    """The counterpart: both bring their card. [SJ-CRN-04 SJ-BLD-11 SJ-BLD-12]"""
    table = situation(FIRST, seat("tower", display=["crane", "carpenter", "poor_house", "statue"]))
    play(table, "builder", "build tower", "over statue", deck=["hero", "palace"])
    assert hand(table, 0) == ["hero", "palace"]


# -- what may be covered -------------------------------------------------------------------------


def test_the_crane_cannot_be_covered() -> None:
    """W-22. [SJ-CRN-05]"""
    table = situation(FIRST, seat("statue", "hero", "hero", display=["indigo_plant", "crane"]))
    play(table, "builder", "build statue")
    assert words(table) == ["over indigo_plant", "beside"]
    assert refused(table, "over crane") == "SJ-CRN-05"


def test_a_crane_alone_lifts_nothing() -> None:
    """W-22: its owner has no other building, so the statue gets a place of its own. [SJ-CRN-05]"""
    table = situation(FIRST, seat("statue", "hero", "hero", display=["crane"]))
    play(table, "builder", "build statue")
    assert display(table, 0) == ["crane", "statue"]


def test_a_sugar_mill_does_not_go_over_a_sugar_mill() -> None:
    """W-23: nor over one with a good. [SJ-CRN-06]"""
    table = situation(
        FIRST,
        seat("sugar_mill", "hero", display=["indigo_plant", "crane", "sugar_mill", loaded("sugar_mill")]),
    )
    play(table, "builder", "build sugar_mill")
    assert words(table) == ["over indigo_plant", "beside"]
    assert refused(table, "over sugar_mill") == "SJ-CRN-06"
    assert refused(table, "over loaded sugar") == "SJ-CRN-06"


def test_a_city_building_does_not_go_over_its_like() -> None:
    """R-61: whoever has a statue cannot build another, not even over the first or over something else. [SJ-CRN-06 SJ-CTY-01]"""
    table = situation(FIRST, seat("statue", "hero", "hero", display=["indigo_plant", "crane", "statue"]))
    play(table, "builder")
    assert "build statue" not in words(table)
    assert refused(table, "build statue") == "SJ-CTY-01"
    assert plan_refused(table, build="statue", over="statue") == "SJ-CTY-01"
    assert plan_refused(table, build="statue", over="indigo_plant") == "SJ-CTY-01"


def test_every_other_own_building_can_be_covered() -> None:
    """R-55: the first plant, monuments, 6-buildings, a chapel with cards under it. [SJ-CRN-12]"""
    table = situation(
        FIRST,
        seat(
            "well", "palace",
            display=["indigo_plant", "crane", "statue", "city_hall", "chapel", "library"], tucked=["hero"],
        ),
    )  # fmt: skip
    play(table, "builder", "build well")
    assert words(table) == [
        "over indigo_plant",
        "over chapel",
        "over library",
        "over statue",
        "over city_hall",
        "beside",
    ]


# -- goods on the covered plant ---------------------------------------------------------------------


def test_of_two_plants_the_owner_chooses_the_empty_or_the_loaded_one() -> None:
    """Both outcomes can be had: the good stays or is lost. [SJ-CRN-07 SJ-CRN-12]"""
    mills = ["sugar_mill", loaded("sugar_mill", "tower"), "crane"]
    table = situation(FIRST, seat("well", "hero", display=mills))
    play(table, "builder", "build well")
    assert words(table) == ["over sugar_mill", "over loaded sugar", "beside"]
    play(table, "over sugar_mill")
    assert player(table, 0)["display"] == ["well", {"sugar_mill": "tower"}, "crane"]
    assert discards(table) == []
    table.undo()
    play(table, "over loaded sugar")
    assert player(table, 0)["display"] == ["sugar_mill", "well", "crane"]
    assert discards(table) == ["tower"]


def test_a_good_is_lost_under_a_plant_as_well() -> None:
    """A silver smelter over a loaded tobacco storage starts empty. [SJ-CRN-07]"""
    table = situation(
        FIRST, seat("silver_smelter", "hero", display=["crane", loaded("tobacco_storage", "tower")])
    )
    play(table, "builder", "build silver_smelter")
    assert player(table, 0)["display"] == ["crane", "silver_smelter"]
    assert discards(table) == ["tower", "hero"]


def test_there_must_be_such_a_plant() -> None:
    """Only a loaded sugar mill and only an empty tobacco storage. [SJ-CRN-07]"""
    table = situation(FIRST, seat("well", "hero", display=["crane", loaded("sugar_mill"), "tobacco_storage"]))
    play(table, "builder", "build well")
    assert words(table) == ["over tobacco_storage", "over loaded sugar", "beside"]
    assert refused(table, "over sugar_mill") == "SJ-CRN-07"
    assert refused(table, "over loaded tobacco") == "SJ-CRN-07"


def test_the_good_on_the_covered_plant_pays_nothing() -> None:
    """R-14: of two goods only the other one can go to the black market. [SJ-CRN-07 SJ-BLD-16]"""
    stock = [loaded("indigo_plant", "tower"), loaded("sugar_mill", "well"), "black_market", "crane"]
    table = situation(FIRST, seat("palace", *["hero"] * 3, display=stock))
    play(table, "builder", "build palace", "over loaded sugar")
    assert words(table) == ["give indigo", "done"]
    assert refused(table, "give sugar") == "SJ-BLD-10"
    play(table, "give indigo")
    assert discards(table) == ["well", "tower", "hero", "hero"]
    assert len(hand(table, 0)) == 1


def test_the_lost_good_cannot_make_a_build_affordable() -> None:
    """R-14: hero over the loaded sugar mill is 5 - 1 - 2 = 2; one card and the lost good are not two. [SJ-CRN-07 SJ-BLD-03]"""
    stock = [loaded("sugar_mill"), "black_market", "crane", "coffee_roaster", "statue"]
    table = situation(FIRST, seat("hero", "well", display=stock))
    play(table, "builder", "build hero")
    assert words(table) == ["over coffee_roaster", "over statue"]
    assert refused(table, "over loaded sugar") == "SJ-BLD-03"


def test_the_lost_indigo_pays_nothing_either() -> None:
    """R-14: of the same two plants the empty one may be covered and the good given, not the loaded one. [SJ-CRN-07 SJ-BLD-03]"""
    stock = ["indigo_plant", loaded("indigo_plant", "tower"), "crane", "black_market"]
    table = situation(FIRST, seat("tower", "well", display=stock))
    play(table, "builder", "build tower")
    assert words(table) == ["over indigo_plant", "over black_market", "over loaded indigo", "beside"]
    play(table, "over loaded indigo")
    assert player(table, 0)["display"] == ["indigo_plant", "tower", "crane", "black_market"]
    assert (hand(table, 0), discards(table)) == ([], ["well", "tower"])
    table = situation(FIRST, seat("tower", display=stock))
    play(table, "builder", "build tower")
    assert words(table) == ["over indigo_plant", "over black_market"]
    assert refused(table, "over loaded indigo") == "SJ-BLD-03"


def test_the_other_good_makes_a_build_affordable() -> None:
    """R-14: the hero over one of two loaded mills, 5 - 1 - 2: a card and the other mill's good pay. [SJ-CRN-07 SJ-BLD-10]"""
    stock = [loaded("sugar_mill", "tower"), loaded("sugar_mill", "well"), "black_market", "crane"]
    table = situation(FIRST, seat("hero", "statue", display=stock))
    play(table, "builder", "build hero")
    assert display(table, 0) == ["hero", "sugar_mill", "black_market", "crane"]
    assert (hand(table, 0), goods(table, 0)) == ([], [])


def test_one_of_two_like_goods_is_lost_the_other_pays() -> None:
    """R-14: two loaded mills; one is covered, the other's good can be given. [SJ-CRN-07 SJ-BLD-10]"""
    stock = [loaded("sugar_mill", "tower"), loaded("sugar_mill", "well"), "black_market", "crane"]
    table = situation(FIRST, seat("hero", "statue", "statue", display=stock))
    play(table, "builder", "build hero", "over loaded sugar", "give sugar")
    assert goods(table, 0) == []
    assert len(discards(table)) == 3
    assert display(table, 0) == ["hero", "sugar_mill", "black_market", "crane"]


def test_everybody_sees_what_is_built_over_what_and_how_it_is_paid() -> None:
    """Card, target, goods and the number of cards, not which. [SJ-CRN-01 SJ-BLD-02]"""
    stock = ["indigo_plant", loaded("sugar_mill"), "black_market", "crane"]
    table = situation(FIRST, seat("market_hall", "hero", display=stock), seat("smithy", "hero"))
    play(table, "builder", "build market_hall", "over indigo_plant")
    play(table, "build smithy")
    assert happened(table, -1, "build") == [
        {
            "event": "build",
            "seat": 0,
            "card": "market_hall",
            "over": "indigo_plant",
            "goods": ["sugar"],
            "payment": 1,
        },
        {"event": "build", "seat": 1, "card": "smithy", "over": "", "goods": [], "payment": 1},
    ]


# -- what becomes of covered cards ---------------------------------------------------------------------


def test_tucked_cards_outlive_their_chapel() -> None:
    """W-25: a chapel that stands on something, two cards under it: 2 + 2 and nothing for what it covers. [SJ-CRN-08 SJ-CRN-11]"""
    table = situation(FIRST, seat(display=["chapel", "crane"], covered=["palace"], tucked=["hero", "well"]))
    assert table.score_sources(0) == [("printed", 2 + 1), ("tucked", 2)]


def test_a_covered_chapel_is_no_tucked_card() -> None:
    """The tower over it: its points, the two cards, nothing for the chapel itself. [SJ-CRN-08]"""
    table = situation(FIRST, seat("tower", display=["chapel", "crane"], tucked=["hero", "well"]))
    play(table, "builder", "build tower")
    assert player(table, 0)["tucked"] == ["well", "hero"]
    assert table.score_sources(0) == [("printed", 2 + 1), ("tucked", 2)]


def test_a_covered_black_market_can_be_built_again() -> None:
    """W-24. [SJ-CRN-09]"""
    table = situation(
        FIRST,
        seat("black_market", "hero", display=["indigo_plant", "crane", "tower"], covered=["black_market"]),
    )
    play(table, "builder", "build black_market", "beside")
    assert display(table, 0) == ["indigo_plant", "crane", "tower", "black_market"]


def test_a_covered_black_market_can_be_built_again_later() -> None:
    """W-24: in the same game: covered in one builder phase, built anew in a later one. [SJ-CRN-09]"""
    table = situation(
        FIRST,
        seat("tower", "black_market", "hero", "hero", display=["indigo_plant", "crane", "black_market"]),
    )
    play(table, "builder")
    assert refused(table, "build black_market") == "SJ-CTY-01"
    play(table, "build tower", "over black_market")
    play(table, "trader", "prospector", "pass", "builder")
    assert asked(table) == (0, "build")
    play(table, "build black_market", "beside")
    assert display(table, 0)[-1] == "black_market"


def test_both_stacks_of_a_rebuilt_chapel_count() -> None:
    """R-20: the old cards stay, the new chapel collects more. [SJ-CRN-08 SJ-CRN-09]"""
    table = situation(
        FIRST,
        seat("hero", display=["tower", "crane", "chapel"], covered=["chapel"], tucked=["well"]),
        roles={"builder": 0, "trader": 1},
    )
    play(table, "prospector", "pass", "tuck hero")
    assert player(table, 0)["tucked"] == ["well", "hero"]
    assert dict(table.score_sources(0))["tucked"] == 2


def test_covered_cards_never_come_back() -> None:
    """R-16: neither in the discard pile nor in a reshuffled draw pile. [SJ-CRN-11]"""
    table = situation(
        FIRST, seat("tower", "hero", display=["indigo_plant", "palace", "crane"]), pile=["well"]
    )
    play(table, "builder", "build tower", "over palace")
    assert (player(table, 0)["covered"], discards(table)) == (["palace"], [])
    assert draw_pile(table) == {"well": 1}
    play(table, "prospector", "draw 1")
    assert table.position()["players"][1]["hand"] == ["well"]
    play(table, "councillor")
    assert asked(table)[1] == "role"


def test_covered_cards_lie_open() -> None:
    """Everybody sees what stands under a building; it has no function and no points. [SJ-CRN-11 SJ-CRN-01]"""
    table = situation(FIRST, seat("tower", "hero", display=["indigo_plant", "library", "crane"]))
    play(table, "builder", "build tower", "over library")
    assert table.view(2)["players"][0]["covered"] == ["library"]
    assert table.scores[0] == 1 + 2 + 1
    again = situation(FIRST, seat(display=["indigo_plant", "tower", "crane"], covered=["library"]))
    play(again, "prospector")
    assert words(again) == ["draw 1", "pass"]


# -- whole turns -----------------------------------------------------------------------------------------


def test_a_whole_build_with_crane_and_goods() -> None:
    """Named in any order, played in one. [SJ-CRN-01 SJ-CRN-07 SJ-BLD-16]"""
    stock = [loaded("indigo_plant"), "sugar_mill", loaded("sugar_mill"), "black_market", "crane"]
    table = situation(FIRST, seat("palace", "statue", "well", "tower", display=stock))
    play(table, "builder")
    line = plan(table, pay=["tower", "well"], give=["indigo"], over="loaded sugar", build="palace")
    assert line == ["build palace", "over loaded sugar", "give indigo", "pay well", "pay tower"]
    table.play(*line)
    assert display(table, 0) == ["indigo_plant", "sugar_mill", "palace", "black_market", "crane"]
    assert (hand(table, 0), goods(table, 0)) == (["statue"], [])


def test_impossible_overbuilding_is_refused_with_its_rule() -> None:
    """Each wish with the rule it breaks. [SJ-CRN-01 SJ-CRN-05 SJ-CRN-06 SJ-CRN-07]"""
    stock = ["indigo_plant", loaded("sugar_mill"), "crane", "silver_smelter"]
    table = situation(FIRST, seat("sugar_mill", "hero", "well", display=stock))
    play(table, "builder")
    assert plan_refused(table, build="sugar_mill", over="crane") == "SJ-CRN-05"
    assert plan_refused(table, build="sugar_mill", over="loaded sugar") == "SJ-CRN-06"
    assert plan_refused(table, build="well", over="sugar_mill") == "SJ-CRN-07"
    assert plan_refused(table, build="well", over="chapel") == "SJ-CRN-01"


def test_waivers_and_the_crane() -> None:
    """The builder may give up the privilege and cover as well: 3 - 2 = 1 card for the tower. [SJ-CRN-02 SJ-BLD-06]"""
    table = situation(FIRST, seat("tower", "hero", display=["indigo_plant", "crane", "sugar_mill"]))
    play(table, "builder", "waive privilege")
    assert display(table, 0) == ["indigo_plant", "crane", "tower"]
    assert (hand(table, 0), discards(table)) == ([], ["hero"])


def test_a_wish_to_cover_what_cannot_be_covered() -> None:
    """W-22, W-23: also where there is nothing else to cover and nobody is asked. [SJ-CRN-01 SJ-CRN-05 SJ-CRN-06]"""
    table = situation(FIRST, seat("sugar_mill", "hero", "hero", display=["crane", "sugar_mill"]))
    play(table, "builder")
    assert plan_refused(table, build="sugar_mill", over="sugar_mill") == "SJ-CRN-06"
    assert plan_refused(table, build="sugar_mill", over="crane") == "SJ-CRN-05"
    table = situation(FIRST, seat("well", "hero", "hero"))
    play(table, "builder")
    assert plan_refused(table, build="well", over="indigo_plant") == "SJ-CRN-01"


def test_a_wish_may_name_the_only_place() -> None:
    """A palace that can be paid only over the silver smelter. [SJ-CRN-01]"""
    table = situation(FIRST, seat("palace", display=["indigo_plant", "silver_smelter", "crane"]))
    play(table, "builder")
    assert plan(table, build="palace", over="silver_smelter", pay=[]) == ["build palace"]
    assert plan_refused(table, build="palace", over="indigo_plant") == "SJ-BLD-03"
