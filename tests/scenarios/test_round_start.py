"""The start of a round: the chapel, then the hand limit. docs/rules/san-juan.md, sections 4.4 and 8.1."""

from gouverneur import Table
from situations import (
    asked,
    discards,
    hand,
    happened,
    plan,
    plan_refused,
    play,
    refused,
    round_start,
    seat,
    situation,
    words,
)

FIRST = "san-juan:first/3"
EIGHT = ["indigo_plant", "sugar_mill", "smithy", "well", "crane", "tower", "quarry", "hero"]


def test_a_tucked_card_no_longer_counts_for_the_limit() -> None:
    """First the chapel, then the limit, then the new governor chooses. [SJ-RND-04]"""
    table = round_start(FIRST, seat(), seat(*EIGHT, display=["chapel"]), seat())
    assert asked(table) == (1, "tuck")
    play(table, "tuck hero")
    assert asked(table) == (1, "role")
    assert len(hand(table, 1)) == 7
    assert discards(table) == []


def test_the_steps_come_under_the_new_governor_with_all_roles_back() -> None:
    """[SJ-RND-04 SJ-RND-03]"""
    table = round_start(FIRST, seat(), seat(*EIGHT), seat())
    assert (table.position()["round"], table.position()["governor"]) == (2, 1)
    assert "roles" not in table.position()
    assert happened(table, -1, "round") == [{"event": "round", "seat": 1, "round": 2}]


def test_who_tucks_nothing_meets_the_limit_with_all_his_cards() -> None:
    """[SJ-RND-04 SJ-RND-08]"""
    table = round_start(FIRST, seat(), seat(*EIGHT, display=["chapel"]), seat())
    play(table, "pass")
    assert asked(table) == (1, "discard")
    play(table, "discard indigo_plant")
    assert asked(table) == (1, "role")


def test_all_tuck_before_anybody_discards_clockwise_from_the_new_governor() -> None:
    """R-01: each step for everybody from the new governor on, then the next step. [SJ-RND-05 SJ-RND-04]"""
    table = round_start(
        FIRST,
        seat(*EIGHT, display=["chapel"]),
        seat(*EIGHT, display=["chapel"]),
        seat("archive", *["silver_smelter"] * 7, display=["chapel"]),
    )
    order = []
    for action in ("pass", "pass", "pass", "discard hero", "discard archive", "discard tower"):
        order.append(asked(table))
        play(table, action)
    assert order == [(1, "tuck"), (2, "tuck"), (0, "tuck"), (1, "discard"), (2, "discard"), (0, "discard")]
    assert asked(table) == (1, "role")


def test_with_four_players_the_last_one_to_discard_is_the_former_governor() -> None:
    """[SJ-RND-05]"""
    table = round_start(
        "san-juan:first/4", seat(*EIGHT), seat(*EIGHT), seat(), seat(*["coffee_roaster"] * 7, "library")
    )
    assert asked(table) == (1, "discard")
    play(table, "discard smithy")
    assert asked(table) == (3, "discard")
    play(table, "discard coffee_roaster")
    assert asked(table) == (0, "discard")
    play(table, "discard smithy")
    assert asked(table) == (1, "role")


def test_the_first_round_begins_with_the_choice_of_a_role() -> None:
    """R-50: no steps before the first choice; not even eight cards just dealt meet the limit. [SJ-RND-06]"""
    table = Table("san-juan:first/4?setup_variant=keep_4_of_5_6_7_8", seed=3, given={"start": [0]})
    while table.decision.kind == "discard":
        assert [step["step"] for step in table.position()["steps"]] == ["role", "dealing", "discard"]
        play(table, words(table)[0])
    assert {event["reason"] for who in range(4) for event in happened(table, who, "discard")} == {"setup"}
    assert [len(hand(table, who)) for who in range(4)] == [4, 4, 4, 4]
    assert asked(table) == (0, "role")
    assert happened(table, -1, "round") == []


def test_in_round_one_a_full_hand_and_a_chapel_change_nothing() -> None:
    """R-50 [SJ-RND-06]"""
    table = situation(FIRST, seat(*EIGHT, display=["chapel"]), round=1)
    assert asked(table) == (0, "role")
    play(table, "prospector", "draw 1")
    assert asked(table) == (1, "role")
    assert len(hand(table, 0)) == 9


def test_ten_cards_in_the_middle_of_a_round_are_fine_until_the_next_one() -> None:
    """W-03: nothing is checked in between; at the next start 3 of the ten go, of the owner's choice. [SJ-RND-07 SJ-RND-08]"""
    table = situation(FIRST, seat(*EIGHT, "palace"))
    play(table, "prospector", "draw 1", deck=["archive"])
    assert len(hand(table, 0)) == 10
    assert asked(table) == (1, "role")
    play(table, "builder", "pass", "producer", "done", "done", "done")
    assert asked(table) == (0, "discard")
    play(table, "discard sugar_mill", "discard tower", "discard palace")
    assert hand(table, 0) == ["indigo_plant", "smithy", "archive", "well", "crane", "quarry", "hero"]
    assert discards(table) == ["sugar_mill", "tower", "palace"]
    assert asked(table) == (1, "role")


def test_seven_cards_may_be_kept() -> None:
    """The new governor too must obey, but seven is not more than seven. [SJ-RND-08]"""
    table = round_start(FIRST, seat(*EIGHT[:7]), seat(*EIGHT[:7]), seat(*EIGHT[:7]))
    assert asked(table) == (1, "role")
    assert discards(table) == []


def test_the_new_governor_discards_down_to_seven() -> None:
    """[SJ-RND-08]"""
    table = round_start(FIRST, seat(), seat(*EIGHT), seat())
    assert words(table) == [f"discard {card}" for card in EIGHT]
    play(table, "discard crane")
    assert hand(table, 1) == ["indigo_plant", "sugar_mill", "smithy", "well", "tower", "quarry", "hero"]
    assert asked(table) == (1, "role")


def test_the_limit_can_be_obeyed_with_a_whole_wish() -> None:
    """Cards are named in any order; a wrong card is refused, and so is a third one. [SJ-RND-08]"""
    table = round_start(FIRST, seat(), seat(*EIGHT, "palace"), seat())
    assert plan(table, discard=["tower", "smithy"]) == ["discard smithy", "discard tower"]
    assert plan_refused(table, discard=["chapel", "smithy"]) == "SJ-RND-08"
    assert plan_refused(table, discard=["tower", "smithy", "hero"])
    assert refused(table, "discard chapel") == "SJ-RND-08"
    assert table.why_not("discard chapel").key == "not-in-hand"
    assert refused(table, "discard palace") == "SJ-RND-08"  # no second card comes after it
    play(table, "discard tower")
    assert refused(table, "discard smithy") == "SJ-RND-08"
    assert table.why_not("discard smithy").key == "out-of-order"


def test_a_tower_keeps_twelve_of_fourteen() -> None:
    """W-04 [SJ-RND-09]"""
    fourteen = [*["silver_smelter"] * 8, "smithy", "well", "crane", "tower", "quarry", "hero"]
    table = round_start(FIRST, seat(), seat(*fourteen, display=["tower"]), seat())
    play(table, "discard silver_smelter")
    assert asked(table) == (1, "discard")
    play(table, "discard smithy")
    assert asked(table) == (1, "role")
    assert len(hand(table, 1)) == 12


def test_a_tower_with_eleven_or_twelve_cards_discards_nothing() -> None:
    """W-04 [SJ-RND-09]"""
    eleven = [*EIGHT[:3], *["silver_smelter"] * 8]
    table = round_start(FIRST, seat(), seat(*eleven, display=["tower"]), seat())
    assert asked(table) == (1, "role")
    table = round_start(FIRST, seat(), seat(*eleven, "palace", display=["tower"]), seat())
    assert asked(table) == (1, "role")
    assert discards(table) == []


def test_a_tower_helps_its_owner_alone() -> None:
    """The limit of everybody else stays 7. [SJ-RND-11]"""
    table = round_start(
        FIRST, seat(*EIGHT), seat(*["coffee_roaster"] * 8, "palace", display=["tower"]), seat(*EIGHT[:7])
    )
    assert asked(table) == (0, "discard")
    play(table, "discard hero")
    assert asked(table) == (1, "role")
    assert [len(hand(table, who)) for who in range(3)] == [7, 9, 7]
