"""With auto_bonus_draws=false every gain may be declined. docs/rules/san-juan.md, sections 1.3 and 4.3 (D-BONUS).

Well, market stand and market hall: see the producer and the trader phase.
"""

from situations import asked, hand, happened, play, refused, seat, situation, words

ASKING = "san-juan:first/3?auto_bonus_draws=false"
TOOLS = ["carpenter", "poor_house"]


def test_carpenter_and_poor_house_are_asked_one_after_the_other() -> None:
    """W-16: the carpenter first; the poor house counts the hand after it. [SJ-CTY-05 SJ-BLD-11 SJ-BLD-12]"""
    table = situation(ASKING, seat("tower", "well", "well", display=TOOLS))
    play(table, "builder", "build tower")
    assert asked(table) == (0, "bonus")
    assert words(table) == ["use carpenter", "decline"]
    assert refused(table, "use poor_house") == "SJ-CTY-05"
    play(table, "use carpenter", deck=["hero"])
    assert words(table) == ["use poor_house", "decline"]
    play(table, "use poor_house", deck=["palace"])
    assert hand(table, 0) == ["hero", "palace"]
    assert asked(table) == (1, "role")


def test_who_declines_the_carpenter_may_still_use_the_poor_house() -> None:
    """With one card left in hand. [SJ-CTY-05 SJ-CTY-03]"""
    table = situation(ASKING, seat("tower", "well", "well", "hero", display=TOOLS))
    play(table, "builder", "build tower", "pay well")
    play(table, "decline")
    assert words(table) == ["use poor_house", "decline"]
    play(table, "use poor_house", deck=["palace"])
    assert hand(table, 0) == ["hero", "palace"]


def test_the_carpenters_card_may_be_one_too_many_for_the_poor_house() -> None:
    """R-56: one card, and the carpenter's: two, so the poor house is not asked about. [SJ-CTY-05 SJ-BLD-12]"""
    table = situation(ASKING, seat("tower", "well", "well", "hero", display=TOOLS))
    play(table, "builder", "build tower", "pay well", "use carpenter")
    assert len(hand(table, 0)) == 2
    assert asked(table) == (1, "role")


def test_both_may_be_declined() -> None:
    """[SJ-CTY-05 SJ-CTY-03]"""
    table = situation(ASKING, seat("tower", "well", "well", display=TOOLS))
    play(table, "builder", "build tower", "decline", "decline")
    assert hand(table, 0) == []
    assert happened(table, 1, "decline") == [
        {"event": "decline", "seat": 0, "card": "carpenter"},
        {"event": "decline", "seat": 0, "card": "poor_house"},
    ]


def test_a_production_building_asks_only_the_poor_house() -> None:
    """[SJ-CTY-05 SJ-BLD-11]"""
    table = situation(ASKING, seat("indigo_plant", display=TOOLS))
    play(table, "builder", "build indigo_plant")
    assert words(table) == ["use poor_house", "decline"]
    play(table, "use poor_house", deck=["hero"])
    assert hand(table, 0) == ["hero"]


def test_by_default_nobody_is_asked() -> None:
    """W-16, R-48: both cards are drawn at once. [SJ-CTY-05]"""
    table = situation("san-juan:first/3", seat("tower", "well", "well", display=TOOLS))
    play(table, "builder", "build tower", deck=["hero", "palace"])
    assert hand(table, 0) == ["hero", "palace"]
    assert [event["reason"] for event in happened(table, 1, "draw")] == ["carpenter", "poor_house"]
    assert asked(table) == (1, "role")
