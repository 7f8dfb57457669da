"""Cards under a chapel. docs/rules/san-juan.md, sections 4.15 and 8.8."""

from situations import (
    asked,
    discards,
    display,
    draw_pile,
    hand,
    happened,
    play,
    player,
    refused,
    round_start,
    seat,
    seen,
    situation,
    words,
)

FIRST = "san-juan:first/3"


def test_the_chapel_takes_one_hand_card_a_round() -> None:
    """Any one card, or none; then the others go on. [SJ-TCK-01]"""
    table = round_start(FIRST, seat(), seat("smithy", "tower", "hero", display=["chapel"]), seat())
    assert words(table) == ["tuck smithy", "tuck tower", "tuck hero", "pass"]
    assert refused(table, "tuck palace") == "SJ-TCK-01"
    play(table, "tuck tower")
    assert player(table, 1)["tucked"] == ["tower"]
    assert hand(table, 1) == ["smithy", "hero"]
    assert discards(table) == []
    assert asked(table) == (1, "role")


def test_nothing_need_be_tucked() -> None:
    """[SJ-TCK-01 SJ-CTY-03]"""
    table = round_start(FIRST, seat(), seat("smithy", display=["chapel"]), seat())
    play(table, "pass")
    assert "tucked" not in player(table, 1)
    assert hand(table, 1) == ["smithy"]


def test_only_who_has_a_chapel_and_a_card_is_asked() -> None:
    """[SJ-TCK-01]"""
    table = round_start(FIRST, seat("smithy", display=["chapel"]), seat("hero"), seat(display=["chapel"]))
    assert asked(table) == (0, "tuck")
    play(table, "tuck smithy")
    assert asked(table) == (1, "role")
    assert hand(table, 1) == ["hero"]


def test_a_chapel_waits_for_the_start_of_a_round() -> None:
    """Not when a role is chosen and not when it is built. [SJ-TCK-01]"""
    table = situation(FIRST, seat("chapel", "smithy", "hero", "tower"), seat(), seat())
    play(table, "builder", "build chapel", "pay smithy", "pay hero")
    assert asked(table) == (1, "role")
    play(table, "prospector", "draw 1", "producer", "done", "done", "done")
    assert asked(table) == (0, "tuck")


def test_a_tucked_hero_is_one_point_and_so_is_a_tucked_plant() -> None:
    """What a tucked card says and scores itself is ignored. [SJ-TCK-02]"""
    table = situation(FIRST, seat(display=["chapel"], tucked=["hero", "palace", "indigo_plant"]))
    assert table.scores[0] == 2 + 3
    assert table.score_sources(0) == [("printed", 2), ("tucked", 3)]


def test_tucked_cards_have_no_function() -> None:
    """A tucked tower lifts no limit, a tucked library doubles nothing. [SJ-TCK-02]"""
    table = round_start(
        FIRST,
        seat(),
        seat(*["silver_smelter"] * 8, display=["chapel"], tucked=["tower", "library"]),
        seat(),
    )
    play(table, "pass")
    assert len(hand(table, 1)) == 7
    play(table, "prospector")
    assert words(table) == ["draw 1", "pass"]


def test_tucked_cards_never_come_back() -> None:
    """When both piles run out they stay where they are: of two cards only one can be drawn. [SJ-TCK-03]"""
    table = situation(
        FIRST,
        seat(display=["chapel", "library"], tucked=["hero", "statue"]),
        pile=[],
        discards=["smithy"],
    )
    play(table, "prospector")
    assert words(table) == ["draw 1", "pass"]
    play(table, "draw 1")
    assert hand(table, 0) == ["smithy"]
    assert player(table, 0)["tucked"] == ["statue", "hero"]
    assert not draw_pile(table)


def test_the_others_learn_only_that_the_hand_is_smaller() -> None:
    """R-35: neither which cards lie under a chapel nor how many. [SJ-TCK-08]"""
    table = round_start(FIRST, seat(), seat("smithy", "hero", display=["chapel"]), seat())
    play(table, "tuck hero")
    assert seen(table, 1, 1)["tucked"] == ["hero"]
    assert happened(table, 1, "tuck") == [{"event": "tuck", "seat": 1, "card": "hero"}]
    for other in (0, 2, -1):
        assert happened(table, other, "tuck") == []
        assert seen(table, other, 1)["hand_size"] == 1
        assert "tucked" not in seen(table, other, 1)
        assert "tucked_number" not in seen(table, other, 1)


def test_the_others_do_not_learn_that_nothing_was_tucked() -> None:
    """[SJ-TCK-08]"""
    table = round_start(FIRST, seat(), seat("smithy", "hero", display=["chapel"]), seat())
    before = table.events(0)
    play(table, "pass")
    assert table.events(0) == before


def test_a_covered_chapel_keeps_its_cards_and_a_new_one_collects_more() -> None:
    """R-20: both stacks count; while no chapel is to be seen nothing can be tucked. [SJ-TCK-09]"""
    table = situation(
        FIRST,
        seat("statue", "chapel", *["sugar_mill"] * 4, display=["crane", "chapel"], tucked=["hero", "well"]),
        seat(),
        seat(),
    )
    play(table, "builder", "build statue", "over chapel")
    assert display(table, 0) == ["crane", "statue"]
    assert table.scores[0] == 1 + 3 + 2
    play(table, "prospector", "pass", "producer", "done", "done")
    assert asked(table) == (1, "role")  # the start of a round, and no question about the covered chapel

    play(table, "builder", "build chapel", "beside")
    assert hand(table, 0) == ["sugar_mill"]
    assert table.scores[0] == 1 + 3 + 2 + 2
    play(table, "prospector", "pass", "councillor", "pass", "pass", "pass")
    assert asked(table) == (0, "tuck")
    play(table, "tuck sugar_mill")
    assert table.score_sources(0) == [("printed", 6), ("tucked", 3)]
