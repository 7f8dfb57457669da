"""The prospector phase and the gold mine. docs/rules/san-juan.md, sections 4.13 and 8.6."""

from situations import (
    asked,
    discards,
    draw_pile,
    hand,
    happened,
    play,
    refused,
    seat,
    situation,
    words,
)

FIRST = "san-juan:first/3"
FAILING = ["library", "prefecture", "smithy", "tobacco_storage"]
PAYING = ["quarry", "smithy", "tobacco_storage", "library"]


def test_the_prospector_draws_a_card_and_nobody_else_does() -> None:
    """[SJ-PRO-01 SJ-ROL-03]"""
    table = situation(FIRST, seat("well"))
    play(table, "prospector")
    assert words(table) == ["draw 1", "pass"]
    play(table, "draw 1", deck=["hero"])
    assert [hand(table, who) for who in range(3)] == [["well", "hero"], [], []]
    assert asked(table) == (1, "role")


def test_the_card_may_be_declined() -> None:
    """[SJ-PRO-01 SJ-ROL-04]"""
    table = situation(FIRST)
    play(table, "prospector", "pass")
    assert hand(table, 0) == []
    assert asked(table) == (1, "role")


def test_with_a_library_the_prospector_draws_two() -> None:
    """Or only one; a library that is not there is missed. [SJ-PRO-01 SJ-LIB-01 SJ-LIB-05]"""
    table = situation(FIRST, seat(display=["library"]))
    play(table, "prospector")
    assert words(table) == ["draw 1", "draw 2", "pass"]
    play(table, "draw 2", deck=["well", "hero"])
    assert hand(table, 0) == ["well", "hero"]

    table = situation(FIRST, seat(), seat(display=["library"]))
    play(table, "prospector")
    assert refused(table, "draw 2") == "SJ-PRO-01"


def test_a_library_of_another_player_draws_nothing() -> None:
    """[SJ-PRO-01 SJ-LIB-02]"""
    table = situation(FIRST, seat(), seat(display=["library"]))
    play(table, "prospector", "draw 1")
    assert hand(table, 1) == []
    assert asked(table) == (1, "role")


def test_first_the_prospectors_card_then_the_mines_clockwise_from_him() -> None:
    """R-06: seat 1 is prospector; the mines of seats 1, 2 and 0 dig in this order. [SJ-PRO-02]"""
    mine = seat(display=["gold_mine"])
    table = situation(FIRST, mine, mine, mine, roles={"builder": 0})
    play(table, "prospector", "draw 1", deck=["hero"])
    assert hand(table, 1) == ["hero"]
    assert asked(table) == (1, "use")
    play(table, "use gold_mine", deck=["well", "well", "crane", "tower"])
    assert asked(table) == (2, "use")
    play(table, "use gold_mine", deck=["smithy", "smithy", "crane", "tower"])
    assert asked(table) == (0, "use")
    play(table, "use gold_mine", deck=["statue", "statue", "crane", "tower"])
    assert asked(table) == (2, "role")
    assert [event["seat"] for event in happened(table, -1, "reveal")] == [1, 2, 0]


def test_a_gold_mine_digs_whoever_is_prospector() -> None:
    """[SJ-PRO-03]"""
    table = situation(FIRST, seat(), seat(), seat(display=["gold_mine"]))
    play(table, "prospector", "draw 1")
    assert asked(table) == (2, "use")


def test_a_gold_mine_digs_even_if_the_prospector_declines_his_card() -> None:
    """R-06 [SJ-PRO-03]"""
    table = situation(FIRST, seat(display=["gold_mine"]), seat(display=["gold_mine"]))
    play(table, "prospector", "pass")
    assert asked(table) == (0, "use")
    play(table, "decline")
    assert asked(table) == (1, "use")


def test_nobody_digs_in_another_phase() -> None:
    """[SJ-PRO-03]"""
    table = situation(FIRST, seat(display=["gold_mine"]))
    play(table, "councillor", "pass", "pass", "pass")
    assert asked(table) == (1, "role")


def test_nobody_must_dig() -> None:
    """R-06: digging is optional. [SJ-PRO-04 SJ-CTY-03]"""
    table = situation(FIRST, seat(display=["gold_mine"]))
    play(table, "prospector", "draw 1")
    assert words(table) == ["use gold_mine", "decline"]
    assert refused(table, "use smithy") == "SJ-PRO-02"
    play(table, "decline")
    assert discards(table) == []
    assert asked(table) == (1, "role")
    assert happened(table, 1, "decline") == [{"event": "decline", "seat": 0, "card": "gold_mine"}]


def test_a_mine_with_two_equal_costs_fails() -> None:
    """W-50: library 5, prefecture 3, smithy 1, tobacco storage 3; all four are discarded. [SJ-PRO-04]"""
    table = situation(FIRST, seat(display=["gold_mine"]))
    play(table, "prospector", "pass")
    play(table, "use gold_mine", deck=FAILING)
    assert hand(table, 0) == []
    assert sorted(discards(table)) == sorted(FAILING)
    assert asked(table) == (1, "role")


def test_a_mine_with_two_cards_alike_fails() -> None:
    """[SJ-PRO-04]"""
    table = situation(FIRST, seat(display=["gold_mine"]))
    play(table, "prospector", "pass")
    play(table, "use gold_mine", deck=["hero", "well", "well", "smithy"])
    assert hand(table, 0) == []
    assert discards(table) == ["smithy", "well", "well", "hero"]


def test_with_four_different_costs_the_owner_takes_any_one() -> None:
    """W-51: quarry 4, smithy 1, tobacco storage 3, library 5. [SJ-PRO-05 SJ-PRO-04]"""
    for chosen in PAYING:
        table = situation(FIRST, seat(display=["gold_mine"]))
        play(table, "prospector", "pass")
        play(table, "use gold_mine", deck=PAYING)
        assert asked(table) == (0, "pick")
        play(table, f"pick {chosen}")
        assert hand(table, 0) == [chosen]
        assert sorted([chosen, *discards(table)]) == sorted(PAYING)
        assert asked(table) == (1, "role")


def test_an_indigo_plant_costs_one_like_a_smithy() -> None:
    """[SJ-PRO-04]"""
    table = situation(FIRST, seat(display=["gold_mine"]))
    play(table, "prospector", "pass")
    play(table, "use gold_mine", deck=["indigo_plant", "well", "tower", "palace"])
    play(table, "pick indigo_plant")
    assert hand(table, 0) == ["indigo_plant"]

    table = situation(FIRST, seat(display=["gold_mine"]))
    play(table, "prospector", "pass")
    play(table, "use gold_mine", deck=["indigo_plant", "well", "tower", "smithy"])
    assert hand(table, 0) == []


def test_who_has_dug_with_success_must_take_a_card() -> None:
    """R-07, and one of the four. [SJ-PRO-05]"""
    table = situation(FIRST, seat("palace", display=["gold_mine"]))
    play(table, "prospector", "pass")
    play(table, "use gold_mine", deck=PAYING)
    assert words(table) == ["pick tobacco_storage", "pick smithy", "pick quarry", "pick library"]
    assert refused(table, "decline") == "SJ-PRO-05"
    assert refused(table, "pick palace") == "SJ-PRO-05"


def test_a_mine_digs_once_in_a_phase() -> None:
    """Also after a success. [SJ-PRO-04]"""
    table = situation(FIRST, seat(display=["gold_mine"]))
    play(table, "prospector", "pass")
    play(table, "use gold_mine", "pick smithy", deck=PAYING)
    assert asked(table) == (1, "role")
    assert len(hand(table, 0)) == 1


def test_a_mine_digs_in_the_draw_pile_only() -> None:
    """R-08: what lies in the discard pile stays there. [SJ-PRO-04]"""
    table = situation(FIRST, seat(display=["gold_mine"]), discards=["hero", "palace"])
    left = draw_pile(table).total()
    play(table, "prospector", "pass", "use gold_mine", deck=FAILING)
    assert draw_pile(table).total() == left - 4
    assert sorted(discards(table)) == sorted([*FAILING, "hero", "palace"])


def test_the_card_of_a_mine_is_not_a_second_prospector_card() -> None:
    """The library doubles the role, not the mine. [SJ-PRO-04 SJ-LIB-02]"""
    table = situation(FIRST, seat(display=["gold_mine", "library"]))
    play(table, "prospector", "draw 2", deck=["well", "hero"])
    play(table, "use gold_mine", deck=FAILING)
    assert hand(table, 0) == ["well", "hero"]
    assert asked(table) == (1, "role")


def test_of_two_players_the_second_card_uses_up_the_library() -> None:
    """W-55, R-21: then it produces no third good. [SJ-LIB-04 SJ-2P-03]"""
    table = situation("san-juan:first/2", seat(display=["library"]))
    play(table, "prospector", "draw 2", "trader", "councillor")
    assert "draw 8" not in words(table)


def test_of_two_players_one_card_leaves_the_library_unused() -> None:
    """W-55, R-21 [SJ-LIB-04 SJ-2P-03]"""
    table = situation("san-juan:first/2", seat(display=["library"]))
    play(table, "prospector", "draw 1", "trader", "councillor")
    assert "draw 8" in words(table)


def test_of_two_players_the_library_is_usable_again_in_the_next_round() -> None:
    """[SJ-LIB-04]"""
    table = situation("san-juan:first/2", seat(display=["library"]))
    play(table, "prospector", "draw 2", "trader", "councillor", "pass", "pass")
    play(table, "trader", "prospector")
    assert words(table) == ["draw 1", "draw 2", "pass"]


def test_of_two_players_each_has_his_own_library() -> None:
    """[SJ-LIB-04]"""
    table = situation("san-juan:first/2", seat(display=["library"]), seat(display=["library"]))
    play(table, "prospector", "draw 2", "councillor")
    assert "draw 8" in words(table)
