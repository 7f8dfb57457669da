"""The producer phase. docs/rules/san-juan.md, sections 4.10 and 8.4."""

from situations import (
    asked,
    discards,
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
ASKING = "san-juan:first/3?auto_bonus_draws=false"
MILLS = ["sugar_mill"] * 5


def test_the_top_card_becomes_a_good_of_the_building_it_lies_on() -> None:
    """A hero on a sugar mill is sugar; it comes from the draw pile, not from the hand. [SJ-PRD-01]"""
    table = situation(FIRST, seat("palace", display=["indigo_plant", "sugar_mill"]))
    heroes = draw_pile(table)["hero"]
    play(table, "producer", "produce sugar", "done", deck=["hero"])
    assert player(table, 0)["display"] == ["indigo_plant", {"sugar_mill": "hero"}]
    assert draw_pile(table)["hero"] == heroes - 1
    assert hand(table, 0) == ["palace"]
    assert discards(table) == []


def test_an_indigo_plant_may_be_a_good_itself() -> None:
    """Two of them as sugar, and the well pays for them. [SJ-PRD-01 SJ-PRD-06]"""
    table = situation(FIRST, seat(display=["sugar_mill", "sugar_mill", "well"]))
    play(table, "producer")
    play(table, "produce sugar", "produce sugar", deck=["indigo_plant", "indigo_plant", "indigo_plant"])
    assert player(table, 0)["display"] == [
        {"sugar_mill": "indigo_plant"},
        {"sugar_mill": "indigo_plant"},
        "well",
    ]
    assert hand(table, 0) == ["indigo_plant"]


def test_several_goods_are_filled_in_the_order_of_the_goods() -> None:
    """[SJ-PRD-01]"""
    table = situation(FIRST, seat(display=["silver_smelter", "indigo_plant", "coffee_roaster"]))
    play(table, "producer")
    assert plan(table, produce=["silver", "indigo"]) == ["produce indigo", "produce silver"]
    play(table, "produce indigo", "produce silver", deck=["well", "hero"])
    assert player(table, 0)["display"] == [
        {"silver_smelter": "hero"},
        {"indigo_plant": "well"},
        "coffee_roaster",
    ]


def test_what_was_produced_is_told_to_all() -> None:
    """[SJ-PRD-01]"""
    table = situation(FIRST, seat(display=["indigo_plant", "sugar_mill"]))
    play(table, "producer", "produce indigo", "produce sugar", "done", "done")
    produced = [{"event": "produce", "seat": 0, "goods": ["indigo", "sugar"]}]
    assert happened(table, -1, "produce") == produced
    assert happened(table, 2, "produce") == produced


def test_a_loaded_building_holds_its_good_and_takes_no_other() -> None:
    """W-30: one sugar and one tobacco, and room for neither. [SJ-PRD-02]"""
    table = situation(
        FIRST, seat(display=["indigo_plant", loaded("sugar_mill", "hero"), loaded("tobacco_storage", "well")])
    )
    play(table, "producer")
    assert words(table) == ["produce indigo", "done"]
    assert refused(table, "produce sugar") == "SJ-PRD-04"
    assert refused(table, "produce tobacco") == "SJ-PRD-04"
    play(table, "produce indigo")
    assert goods(table, 0) == ["indigo_plant", "sugar_mill", "tobacco_storage"]
    assert player(table, 0)["display"][1:] == [{"sugar_mill": "hero"}, {"tobacco_storage": "well"}]


def test_of_two_mills_only_the_empty_one_is_filled() -> None:
    """[SJ-PRD-02]"""
    table = situation(FIRST, seat(display=[loaded("sugar_mill", "hero"), "sugar_mill", "indigo_plant"]))
    play(table, "producer", "produce sugar", deck=["well"])
    assert player(table, 0)["display"] == [{"sugar_mill": "hero"}, {"sugar_mill": "well"}, "indigo_plant"]


def test_the_producer_makes_two_goods_and_everybody_else_one() -> None:
    """On different buildings; a third is not offered. [SJ-PRD-03 SJ-ROL-05]"""
    table = situation(FIRST, seat(display=MILLS), seat(display=MILLS[:2]), seat())
    play(table, "producer", "produce sugar", "produce sugar")
    assert goods(table, 0) == ["sugar_mill", "sugar_mill"]
    assert asked(table) == (1, "produce")
    play(table, "produce sugar")
    assert goods(table, 1) == ["sugar_mill"]
    assert asked(table) == (2, "produce")
    play(table, "produce indigo")
    assert goods(table, 2) == ["indigo_plant"]
    assert asked(table) == (1, "role")


def test_the_producer_needs_two_buildings_for_two_goods() -> None:
    """[SJ-PRD-03 SJ-PRD-04]"""
    table = situation(FIRST, seat(display=["sugar_mill", "well"]))
    play(table, "producer", "produce sugar")
    assert goods(table, 0) == ["sugar_mill"]
    assert asked(table) == (1, "produce")


def test_nobody_must_produce() -> None:
    """[SJ-PRD-03 SJ-ROL-04]"""
    table = situation(FIRST, seat(display=MILLS))
    play(table, "producer", "done", "done", "done")
    assert [goods(table, who) for who in range(3)] == [[], [], []]
    assert happened(table, -1, "pass") == [
        {"event": "pass", "seat": who, "phase": "producer"} for who in range(3)
    ]


def test_wishes_for_too_many_or_impossible_goods_are_refused() -> None:
    """[SJ-PRD-03 SJ-PRD-04]"""
    table = situation(FIRST, seat(display=["indigo_plant", "sugar_mill", "tobacco_storage"]))
    play(table, "producer")
    assert plan_refused(table, produce=["silver"]) == "SJ-PRD-04"
    assert plan_refused(table, produce=["sugar", "sugar"]) == "SJ-PRD-04"
    assert plan_refused(table, produce=["indigo", "sugar", "tobacco"])
    assert table.why_not("produce silver").key == "no-vacancy"
    play(table, "produce sugar")
    assert refused(table, "produce indigo") == "SJ-PRD-01"
    assert refused(table, "produce sugar") == "SJ-PRD-04"


def test_without_an_empty_building_a_player_is_passed_over() -> None:
    """His capacity is lost: the next producer phase brings no more than usual. [SJ-PRD-04]"""
    table = situation(FIRST, seat(display=["smithy"]), seat(display=[loaded("indigo_plant")]), seat())
    play(table, "producer")
    assert asked(table) == (2, "produce")
    skipped = {"event": "skip", "phase": "producer", "reason": "nothing_to_produce"}
    assert happened(table, -1, "skip") == [{**skipped, "seat": 0}, {**skipped, "seat": 1}]
    play(table, "done")
    assert goods(table, 0) == []
    assert goods(table, 1) == ["indigo_plant"]


def test_an_aqueduct_makes_it_two_three_or_four() -> None:
    """W-31: non-chooser, chooser, chooser with library. [SJ-PRD-05 SJ-LIB-01]"""
    table = situation(
        FIRST,
        seat(display=["indigo_plant"] * 4),
        seat(display=[*["silver_smelter"] * 3, "aqueduct"]),
        seat(),
    )
    play(table, "producer", "done", "produce silver", "produce silver")
    assert len(goods(table, 1)) == 2
    assert asked(table) == (2, "produce")

    table = situation(FIRST, seat(display=[*MILLS, "aqueduct"]))
    play(table, "producer", *["produce sugar"] * 3)
    assert len(goods(table, 0)) == 3
    assert asked(table) == (1, "produce")

    table = situation(FIRST, seat(display=[*MILLS, "aqueduct", "library"]))
    play(table, "producer", *["produce sugar"] * 4)
    assert len(goods(table, 0)) == 4
    assert asked(table) == (1, "produce")


def test_the_library_alone_makes_it_three_and_only_for_the_producer() -> None:
    """W-54 [SJ-PRD-03 SJ-LIB-01 SJ-LIB-02]"""
    table = situation(
        FIRST, seat(display=[*MILLS, "library"]), seat(display=[*["silver_smelter"] * 3, "library"])
    )
    play(table, "producer", *["produce sugar"] * 3)
    assert len(goods(table, 0)) == 3
    play(table, "produce silver")
    assert len(goods(table, 1)) == 1
    assert asked(table) == (2, "produce")


def test_a_well_pays_a_card_for_two_goods_and_none_for_one() -> None:
    """W-32: also for a player who did not choose the role. [SJ-PRD-06]"""
    owner = seat(display=["sugar_mill", "sugar_mill", "well", "aqueduct"])
    table = situation(FIRST, seat(), owner, seat())
    play(table, "producer", "done")
    play(table, "produce sugar", "produce sugar", deck=["well", "crane", "hero"])
    assert hand(table, 1) == ["hero"]

    table = situation(FIRST, seat(), owner, seat())
    play(table, "producer", "done", "produce sugar", "done")
    assert len(goods(table, 1)) == 1
    assert hand(table, 1) == []


def test_without_a_well_two_goods_bring_no_card() -> None:
    """[SJ-PRD-06]"""
    table = situation(FIRST, seat(display=["sugar_mill", "sugar_mill"]), seat(display=["well"]))
    play(table, "producer", "produce sugar", "produce sugar")
    assert hand(table, 0) == hand(table, 1) == []


def test_four_goods_by_every_means_fill_the_well_once() -> None:
    """R-49: goods count whatever allowed them, and the well pays once. [SJ-PRD-06]"""
    table = situation(FIRST, seat(display=[*MILLS, "well", "aqueduct", "library"]))
    play(table, "producer", *["produce sugar"] * 4)
    assert len(goods(table, 0)) == 4
    assert len(hand(table, 0)) == 1


def test_the_privilege_is_enough_for_the_well() -> None:
    """R-49 [SJ-PRD-06]"""
    table = situation(FIRST, seat(display=["sugar_mill", "sugar_mill", "well"]))
    play(table, "producer", "produce sugar", "produce sugar")
    assert len(hand(table, 0)) == 1


def test_goods_of_an_earlier_phase_do_not_fill_the_well() -> None:
    """R-49: only goods placed in this phase. [SJ-PRD-06]"""
    table = situation(FIRST, seat(display=[loaded("sugar_mill"), loaded("sugar_mill"), "sugar_mill", "well"]))
    play(table, "producer", "produce sugar")
    assert len(goods(table, 0)) == 3
    assert hand(table, 0) == []


def test_the_well_draws_before_the_next_player_produces() -> None:
    """R-01: each player finishes all his draws. [SJ-PRD-06 SJ-ROL-06]"""
    table = situation(FIRST, seat(display=["sugar_mill", "sugar_mill", "well"]))
    play(table, "producer")
    play(table, "produce sugar", "produce sugar", deck=["crane", "tower", "hero"])
    play(table, "produce indigo", deck=["archive"])
    assert hand(table, 0) == ["hero"]
    assert player(table, 1)["display"] == [{"indigo_plant": "archive"}]


def test_a_well_may_be_left_dry_when_gains_are_asked_for() -> None:
    """R-48 [SJ-PRD-06 SJ-CTY-05 SJ-CTY-03]"""
    table = situation(ASKING, seat(display=["sugar_mill", "sugar_mill", "well"]))
    play(table, "producer", "produce sugar", "produce sugar")
    assert asked(table) == (0, "bonus")
    assert words(table) == ["use well", "decline"]
    assert refused(table, "use carpenter") == "SJ-CTY-05"
    play(table, "decline")
    assert hand(table, 0) == []
    assert happened(table, 2, "decline") == [{"event": "decline", "seat": 0, "card": "well"}]
    assert asked(table) == (1, "produce")
    table.undo()
    play(table, "use well", deck=["hero"])
    assert hand(table, 0) == ["hero"]
    assert asked(table) == (1, "produce")


def test_a_well_that_earned_nothing_is_not_asked_about() -> None:
    """[SJ-PRD-06 SJ-CTY-05]"""
    table = situation(ASKING, seat(display=["sugar_mill", "sugar_mill", "well"]))
    play(table, "producer", "produce sugar", "done")
    assert asked(table) == (1, "produce")


def test_of_two_players_the_third_good_uses_up_the_library() -> None:
    """W-55, R-21: one good more than possible without it; in the second role it helps no more. [SJ-LIB-04 SJ-2P-03]"""
    table = situation("san-juan:first/2", seat(display=[*MILLS, "library"]))
    play(table, "producer", *["produce sugar"] * 3, "done")
    play(table, "builder", "prospector")
    assert words(table) == ["draw 1", "pass"]


def test_of_two_players_two_goods_leave_the_library_for_the_second_role() -> None:
    """W-55, R-21: what is possible without it does not use it up. [SJ-LIB-04 SJ-2P-03]"""
    table = situation("san-juan:first/2", seat(display=[*MILLS, "library"]))
    play(table, "producer", "produce sugar", "produce sugar", "done", "done")
    play(table, "builder", "prospector")
    assert words(table) == ["draw 1", "draw 2", "pass"]


def test_of_two_players_a_library_used_before_makes_no_third_good() -> None:
    """W-55 [SJ-LIB-04 SJ-2P-03]"""
    table = situation("san-juan:first/2", seat(display=[*MILLS, "library"]))
    play(table, "prospector", "draw 2", "builder")
    play(table, "producer", "produce sugar", "produce sugar")
    assert len(goods(table, 0)) == 2
    assert asked(table) == (1, "produce")


def test_of_three_players_nothing_uses_up_the_library() -> None:
    """[SJ-LIB-04]"""
    table = situation(FIRST, seat(display=[*MILLS, "library"]))
    play(table, "producer", *["produce sugar"] * 3)
    assert "doubled" not in table.position()
