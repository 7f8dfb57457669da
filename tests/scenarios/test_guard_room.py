"""The guard room: a hand limit of 6 for the others. docs/rules/san-juan.md, sections 4.4 and 8.1."""

import pytest

from gouverneur import Table
from situations import asked, hand, play, round_start, seat, situation

NEW = "san-juan:second+new-buildings/3"
ALWAYS = NEW + "?guard_room.mode=always"
BOTH_MODES = pytest.mark.parametrize("rules", [NEW, ALWAYS])


def kept(table: Table, who: int) -> int:
    """How many cards a seat holds when all have obeyed their limits."""
    while table.decision.kind == "discard":
        table.play(table.options[0])
    assert asked(table) == (1, "role")
    return len(hand(table, who))


def limits(rules: str, *displays: list[str]) -> list[int]:
    """What each of three seats keeps of thirteen cards."""
    hands = [["sugar_mill"] * 8 + ["hero"] * 3 + ["statue"] * 2,
             ["silver_smelter"] * 8 + ["library"] * 3 + ["archive"] * 2,
             ["coffee_roaster"] * 9 + ["quarry"] * 3 + ["crane"]]  # fmt: skip
    seats = [seat(*cards, display=built) for cards, built in zip(hands, displays, strict=True)]
    table = round_start(rules, *seats)
    return [kept(table, who) for who in range(3)]


def test_without_a_guard_room_six_with_one_seven_with_a_tower_twelve() -> None:
    """W-05: A has 7 cards and nothing, B 8 and a guard room, C 12 and a tower. [SJ-RND-10]"""
    table = round_start(
        NEW,
        seat(*["sugar_mill"] * 6, "hero"),
        seat(*["silver_smelter"] * 7, "hero", display=["guard_room"]),
        seat(*["coffee_roaster"] * 9, *["statue"] * 3, display=["tower"]),
    )
    assert asked(table) == (1, "discard")
    play(table, "discard hero")
    assert asked(table) == (0, "discard")
    play(table, "discard hero")
    assert asked(table) == (1, "role")
    assert [len(hand(table, who)) for who in range(3)] == [6, 7, 12]


@BOTH_MODES
def test_everybody_else_is_limited_to_six(rules: str) -> None:
    """[SJ-RND-10 SJ-RND-11]"""
    assert limits(rules, ["guard_room"], ["smithy"], ["well"]) == [7, 6, 6]


@BOTH_MODES
def test_a_tower_is_worth_twelve_with_or_without_a_guard_room(rules: str) -> None:
    """[SJ-RND-10 SJ-RND-11 SJ-RND-09]"""
    assert limits(rules, ["guard_room", "tower"], ["tower"], ["smithy"]) == [12, 12, 6]


@BOTH_MODES
def test_several_guard_rooms_protect_each_owner(rules: str) -> None:
    """[SJ-RND-10]"""
    assert limits(rules, ["guard_room"], ["guard_room"], ["guard_room"]) == [7, 7, 7]
    assert limits(rules, ["guard_room"], ["guard_room"], ["smithy"]) == [7, 7, 6]


def test_until_somebody_builds_one_the_limit_is_seven() -> None:
    """R-33, mode when_in_play. [SJ-RND-11]"""
    assert limits(NEW, ["smithy"], ["tower"], ["well"]) == [7, 12, 7]


def test_in_the_other_mode_the_limit_is_six_from_the_start() -> None:
    """R-33, mode always: six even if there is no guard room. [SJ-RND-11]"""
    assert limits(ALWAYS, ["smithy"], ["tower"], ["well"]) == [6, 12, 6]


def test_a_covered_guard_room_guards_nothing() -> None:
    """Neither does it limit the others nor protect its owner. [SJ-RND-10 SJ-CRN-04]"""
    table = round_start(
        NEW,
        seat(*["sugar_mill"] * 7, display=["statue"], covered=["guard_room"]),
        seat(*["silver_smelter"] * 7),
        seat(),
    )
    assert [kept(table, who) for who in range(3)] == [7, 7, 0]
    table = round_start(
        NEW,
        seat(*["sugar_mill"] * 7, display=["statue"], covered=["guard_room"]),
        seat(display=["guard_room"]),
        seat(),
    )
    assert [kept(table, who) for who in range(3)] == [6, 0, 0]


def test_a_guard_room_in_a_hand_or_under_a_bank_does_nothing() -> None:
    """[SJ-RND-10 SJ-TCK-02]"""
    table = round_start(
        NEW,
        seat("guard_room", *["sugar_mill"] * 6),
        seat(display=["bank"], tucked=["guard_room"]),
        seat(),
        banked=[1],
    )
    assert [kept(table, who) for who in range(3)] == [7, 0, 0]


def test_a_guard_room_counts_from_the_round_after_it_was_built() -> None:
    """Built in the last phase of a round, it limits the others at the next start. [SJ-RND-10 SJ-CTY-02]"""
    table = situation(
        NEW,
        seat(*["sugar_mill"] * 6, "hero"),
        seat(),
        seat("guard_room", "hero"),
        roles={"trader": 0, "producer": 1},
    )
    play(table, "builder", "build guard_room", "pass")
    assert asked(table) == (0, "discard")
    play(table, "discard hero")
    assert asked(table) == (1, "role")


def test_seven_cards_meet_nothing_in_the_middle_of_a_round() -> None:
    """[SJ-RND-07 SJ-RND-10]"""
    table = situation(NEW, seat(*["sugar_mill"] * 7), seat(display=["guard_room"]))
    play(table, "prospector", "draw 1")
    assert len(hand(table, 0)) == 8
    assert asked(table) == (1, "role")
