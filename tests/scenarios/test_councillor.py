"""The councillor phase. docs/rules/san-juan.md, sections 4.12 and 8.5."""

from situations import (
    asked,
    discards,
    hand,
    happened,
    plan,
    plan_refused,
    play,
    refused,
    seat,
    situation,
    words,
)

FIRST = "san-juan:first/3"
FIVE = ["smithy", "well", "tower", "quarry", "hero"]
EIGHT = ["indigo_plant", *FIVE, "statue", "palace"]


def test_the_councillor_keeps_one_of_five_and_the_others_one_of_two() -> None:
    """W-43 [SJ-COU-01 SJ-COU-02]"""
    table = situation(FIRST)
    play(table, "councillor")
    assert words(table) == ["draw 2", "draw 5", "pass"]
    play(table, "draw 5", deck=FIVE)
    assert words(table) == [f"keep {card}" for card in ("smithy", "well", "tower", "quarry", "hero")]
    play(table, "keep tower")
    assert hand(table, 0) == ["tower"]
    assert discards(table) == ["smithy", "well", "quarry", "hero"]

    assert asked(table) == (1, "council")
    assert words(table) == ["draw 2", "pass"]
    play(table, "draw 2", deck=["crane", "archive"])
    assert words(table) == ["keep archive", "keep crane"]
    play(table, "keep crane", "pass")
    assert hand(table, 1) == ["crane"]
    assert discards(table) == ["smithy", "archive", "well", "quarry", "hero"]
    assert asked(table) == (1, "role")


def test_only_the_councillor_draws_five() -> None:
    """[SJ-COU-02]"""
    table = situation(FIRST, seat(), seat(display=["library"]))
    play(table, "councillor", "pass")
    assert refused(table, "draw 5") == "SJ-COU-02"
    assert refused(table, "draw 8") == "SJ-COU-02"


def test_the_action_may_be_declined_before_drawing() -> None:
    """The others act all the same. [SJ-COU-03 SJ-ROL-04]"""
    table = situation(FIRST)
    play(table, "councillor", "pass")
    assert hand(table, 0) == []
    assert asked(table) == (1, "council")
    assert happened(table, 2, "pass") == [{"event": "pass", "seat": 0, "phase": "councillor"}]


def test_the_councillor_may_leave_his_privilege_unused() -> None:
    """R-25: only two cards by the action; three by the privilege alone is no choice. [SJ-COU-01 SJ-ROL-04]"""
    table = situation(FIRST)
    play(table, "councillor", "draw 2", deck=["well", "hero"])
    assert words(table) == ["keep well", "keep hero"]
    play(table, "keep hero")
    assert hand(table, 0) == ["hero"]
    assert discards(table) == ["well"]


def test_who_has_drawn_keeps_exactly_one() -> None:
    """R-24: not none, not two, and only of the cards he drew. [SJ-COU-03]"""
    table = situation(FIRST, seat("library"))
    play(table, "councillor", "draw 5", deck=FIVE)
    assert refused(table, "keep library") == "SJ-COU-03"
    assert table.why_not("keep library").key == "not-in-hand"
    assert refused(table, "pass") == "SJ-COU-03"
    assert all(option.startswith("keep ") for option in words(table))
    assert plan(table, keep=["quarry"]) == ["keep quarry"]
    assert plan_refused(table, keep=["palace"]) == "SJ-COU-03"
    assert plan_refused(table, keep=["well", "quarry"])
    play(table, "keep well")
    assert asked(table) == (1, "council")
    assert hand(table, 0) == ["well", "library"]


def test_of_two_alike_there_is_nothing_to_choose() -> None:
    """One is kept, one discarded. [SJ-COU-03]"""
    table = situation(FIRST)
    play(table, "councillor", "draw 2", deck=["well", "well"])
    assert asked(table) == (1, "council")
    assert hand(table, 0) == ["well"]
    assert discards(table) == ["well"]


def test_with_a_library_the_councillor_draws_eight() -> None:
    """He says so before drawing; without one it is refused. [SJ-COU-04 SJ-LIB-05]"""
    table = situation(FIRST, seat(display=["library"]))
    play(table, "councillor")
    assert words(table) == ["draw 2", "draw 5", "draw 8", "pass"]
    play(table, "draw 8", deck=EIGHT)
    assert len(words(table)) == 8
    play(table, "keep hero")
    assert hand(table, 0) == ["hero"]
    assert len(discards(table)) == 7

    table = situation(FIRST)
    play(table, "councillor")
    assert refused(table, "draw 8") == "SJ-COU-04"


def test_a_prefecture_keeps_two_of_two() -> None:
    """W-42, R-22: as non-councillor; nothing to choose and nothing to discard. [SJ-COU-05]"""
    table = situation(FIRST, seat(), seat(display=["prefecture"]))
    play(table, "councillor", "pass")
    play(table, "draw 2", deck=["well", "hero"])
    assert hand(table, 1) == ["well", "hero"]
    assert discards(table) == []
    assert asked(table) == (2, "council")


def test_a_prefecture_keeps_two_of_five() -> None:
    """W-42, R-22: as councillor. [SJ-COU-05]"""
    table = situation(FIRST, seat(display=["prefecture"]))
    play(table, "councillor", "draw 5", deck=FIVE)
    assert plan(table, keep=["hero", "well"]) == ["keep well", "keep hero"]
    assert refused(table, "keep hero") == "SJ-COU-03"  # the second card kept would have to come after it
    play(table, "keep well")
    assert refused(table, "keep smithy") == "SJ-COU-03"
    assert table.why_not("keep smithy").key == "out-of-order"
    play(table, "keep hero")
    assert hand(table, 0) == ["well", "hero"]
    assert discards(table) == ["smithy", "tower", "quarry"]
    assert asked(table) == (1, "council")


def test_a_prefecture_keeps_two_of_eight() -> None:
    """W-42, R-22: as councillor with library. [SJ-COU-05 SJ-COU-04]"""
    table = situation(FIRST, seat(display=["prefecture", "library"]))
    play(table, "councillor", "draw 8", deck=EIGHT)
    play(table, "keep smithy", "keep palace")
    assert hand(table, 0) == ["smithy", "palace"]
    assert len(discards(table)) == 6


def test_a_prefecture_may_be_left_unused() -> None:
    """R-24: one of two, five or eight. [SJ-COU-05 SJ-CTY-03]"""
    table = situation(FIRST, seat(display=["prefecture", "library"]), seat(display=["prefecture"]))
    play(table, "councillor")
    assert words(table) == [
        "draw 2",
        "draw 5",
        "draw 8",
        "draw 2 keep 1",
        "draw 5 keep 1",
        "draw 8 keep 1",
        "pass",
    ]
    play(table, "draw 5 keep 1", deck=FIVE)
    play(table, "keep hero")
    assert hand(table, 0) == ["hero"]
    assert words(table) == ["draw 2", "draw 2 keep 1", "pass"]
    play(table, "draw 2 keep 1", deck=["crane", "statue"])
    play(table, "keep statue")
    assert hand(table, 1) == ["statue"]
    assert refused(table, "draw 2 keep 1") == "SJ-COU-05"


def test_keeping_one_of_eight_draws_eight() -> None:
    """[SJ-COU-05 SJ-COU-04]"""
    table = situation(FIRST, seat(display=["prefecture", "library"]))
    play(table, "councillor", "draw 8 keep 1", deck=EIGHT)
    play(table, "keep indigo_plant")
    assert hand(table, 0) == ["indigo_plant"]
    assert len(discards(table)) == 7


def test_an_archive_discards_old_and_new_cards_alike() -> None:
    """All five go into the hand, then four of the whole hand are discarded. [SJ-COU-06]"""
    table = situation(FIRST, seat("archive", "palace", "crane", display=["archive"]))
    play(table, "councillor", "draw 5", deck=FIVE)
    assert asked(table) == (0, "discard")
    assert hand(table, 0) == ["smithy", "archive", "well", "crane", "tower", "quarry", "hero", "palace"]
    play(table, *plan(table, discard=["palace", "crane", "hero", "archive"]))
    assert hand(table, 0) == ["smithy", "well", "tower", "quarry"]
    assert discards(table) == ["archive", "crane", "hero", "palace"]
    assert asked(table) == (1, "council")


def test_prefecture_and_archive_discard_three_of_the_whole_hand() -> None:
    """W-40 [SJ-COU-05 SJ-COU-06]"""
    table = situation(FIRST, seat("archive", "palace", display=["prefecture", "archive"]))
    play(table, "councillor", "draw 5", deck=FIVE)
    assert len(hand(table, 0)) == 7
    play(table, "discard archive", "discard well", "discard palace")
    assert hand(table, 0) == ["smithy", "tower", "quarry", "hero"]
    assert asked(table) == (1, "council")


def test_library_prefecture_and_archive_discard_six_of_the_whole_hand() -> None:
    """W-41 [SJ-COU-04 SJ-COU-06]"""
    table = situation(FIRST, seat("archive", display=["library", "prefecture", "archive"]))
    play(table, "councillor", "draw 8", deck=EIGHT)
    assert len(hand(table, 0)) == 9
    wish = ["hero", "statue", "palace", "archive", "smithy", "indigo_plant"]
    play(table, *plan(table, discard=wish))
    assert hand(table, 0) == ["well", "tower", "quarry"]
    assert asked(table) == (1, "council")


def test_the_archive_works_for_who_is_not_the_councillor() -> None:
    """One card of the whole hand for two drawn. [SJ-COU-06]"""
    table = situation(FIRST, seat(), seat("palace", display=["archive"]))
    play(table, "councillor", "pass")
    play(table, "draw 2", deck=["well", "hero"])
    assert refused(table, "discard tower") == "SJ-COU-06"
    play(table, "discard palace")
    assert hand(table, 1) == ["well", "hero"]
    assert asked(table) == (2, "council")


def test_an_archive_may_be_left_unused() -> None:
    """R-24: its owner may just as well discard drawn cards only. [SJ-COU-06 SJ-CTY-03]"""
    table = situation(FIRST, seat("palace", display=["archive"]))
    play(table, "councillor", "draw 5", deck=FIVE)
    play(table, "discard smithy", "discard well", "discard tower", "discard quarry")
    assert hand(table, 0) == ["hero", "palace"]


def test_an_archive_exchanges_nothing_when_all_drawn_cards_are_kept() -> None:
    """R-23: with a prefecture, two of two: nothing may be discarded. [SJ-COU-07]"""
    table = situation(FIRST, seat(), seat("palace", display=["archive", "prefecture"]))
    play(table, "councillor", "pass")
    play(table, "draw 2", deck=["well", "hero"])
    assert hand(table, 1) == ["well", "hero", "palace"]
    assert discards(table) == []
    assert asked(table) == (2, "council")


def test_an_archive_with_a_waived_prefecture_discards_one() -> None:
    """R-23, R-24 [SJ-COU-07 SJ-COU-05]"""
    table = situation(FIRST, seat(), seat("palace", display=["archive", "prefecture"]))
    play(table, "councillor", "pass")
    play(table, "draw 2 keep 1", deck=["well", "hero"])
    play(table, "discard palace")
    assert hand(table, 1) == ["well", "hero"]
    assert asked(table) == (2, "council")


def test_each_player_sorts_his_cards_before_the_next_one_draws() -> None:
    """R-01 [SJ-COU-02 SJ-ROL-06]"""
    table = situation(FIRST)
    play(table, "councillor", "draw 5", deck=FIVE)
    assert asked(table) == (0, "keep")
    play(table, "keep hero")
    assert asked(table) == (1, "council")


def test_of_two_players_eight_cards_use_up_the_library() -> None:
    """W-55, R-21 [SJ-LIB-04 SJ-2P-03]"""
    table = situation("san-juan:first/2", seat(display=["library"]))
    play(table, "councillor", "draw 8", deck=EIGHT)
    play(table, "keep hero", "pass", "trader", "prospector")
    assert words(table) == ["draw 1", "pass"]


def test_of_two_players_five_cards_leave_the_library_unused() -> None:
    """W-55, R-21: it may be left for the second role. [SJ-LIB-04 SJ-2P-03]"""
    table = situation("san-juan:first/2", seat(display=["library"]))
    play(table, "councillor", "draw 5", deck=FIVE)
    play(table, "keep hero", "pass", "trader", "prospector")
    assert words(table) == ["draw 1", "draw 2", "pass"]


def test_of_two_players_a_library_used_before_does_not_draw_eight() -> None:
    """W-55 [SJ-LIB-04 SJ-2P-03]"""
    table = situation("san-juan:first/2", seat(display=["library"]))
    play(table, "prospector", "draw 2", "trader", "councillor")
    assert words(table) == ["draw 2", "draw 5", "pass"]
    assert refused(table, "draw 8") == "SJ-COU-04"
