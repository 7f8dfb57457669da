"""The goldsmith: a building that nobody has. docs/rules/san-juan.md, sections 4.13 and 8.6."""

import pytest

from gouverneur import Dealer
from situations import asked, discards, hand, happened, play, refused, seat, seen, situation, words

NEW = "san-juan:second+new-buildings/3"
SMITH = seat(display=["goldsmith"])


def test_a_building_that_no_display_contains_may_be_taken() -> None:
    """W-64 [SJ-PRO-06]"""
    table = situation(NEW, seat(), SMITH)
    play(table, "prospector", "pass")
    assert (asked(table), words(table)) == ((1, "use"), ["use goldsmith", "decline"])
    play(table, "use goldsmith", deck=["tower"])
    assert (asked(table), words(table)) == ((1, "pick"), ["pick tower", "decline"])
    assert refused(table, "pick hero") == "SJ-PRO-06"
    play(table, "pick tower")
    assert hand(table, 1) == ["tower"]
    assert discards(table) == []
    assert asked(table) == (1, "role")


def test_it_need_not_be_taken() -> None:
    """W-64: otherwise it is discarded. [SJ-PRO-06 SJ-CTY-03]"""
    table = situation(NEW, SMITH)
    play(table, "prospector", "pass")
    play(table, "use goldsmith", "decline", deck=["tower"])
    assert (hand(table, 0), discards(table)) == ([], ["tower"])
    assert asked(table) == (1, "role")


def test_no_card_need_be_turned_up() -> None:
    """[SJ-PRO-06 SJ-CTY-03]"""
    table = situation(NEW, SMITH)
    play(table, "prospector", "pass", "decline")
    assert discards(table) == []
    assert happened(table, 1, "reveal") == []


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_building_that_anybody_has_is_discarded(owner: int) -> None:
    """The owner of the goldsmith included. [SJ-PRO-06]"""
    seats = [seat(display=["goldsmith"]), seat(), seat()]
    seats[owner]["display"] = [*seats[owner].get("display", ["indigo_plant"]), "tower"]
    table = situation(NEW, *seats)
    play(table, "prospector", "pass")
    play(table, "use goldsmith", deck=["tower"])
    assert (hand(table, 0), discards(table)) == ([], ["tower"])
    assert asked(table) == (1, "role")


def test_his_own_goldsmith_is_built_already() -> None:
    """[SJ-PRO-06]"""
    table = situation(NEW, SMITH)
    play(table, "prospector", "pass")
    play(table, "use goldsmith", deck=["goldsmith"])
    assert discards(table) == ["goldsmith"]


def test_a_covered_building_is_not_built_and_a_starting_plant_is() -> None:
    """R-10: only what is visible now counts. [SJ-PRO-07]"""
    table = situation(NEW, SMITH, seat(display=["statue"], covered=["tower"]), seat())
    play(table, "prospector", "pass")
    play(table, "use goldsmith", deck=["tower"])
    assert words(table) == ["pick tower", "decline"]
    table = situation(NEW, SMITH, seat(), seat())
    play(table, "prospector", "pass")
    play(table, "use goldsmith", deck=["indigo_plant"])
    assert discards(table) == ["indigo_plant"]
    table = situation(NEW, SMITH, seat(display=["smithy"]), seat(display=["smithy"]))
    play(table, "prospector", "pass")
    play(table, "use goldsmith", deck=["indigo_plant"])
    assert words(table) == ["pick indigo_plant", "decline"]


def test_cards_in_hands_under_banks_and_goods_are_not_built() -> None:
    """[SJ-PRO-07]"""
    table = situation(
        NEW,
        seat("tower", display=["goldsmith"]),
        seat(display=["bank"], tucked=["tower"]),
        seat(),
        banked=[1],
    )
    play(table, "prospector", "pass")
    play(table, "use goldsmith", deck=["tower"])
    assert words(table) == ["pick tower", "decline"]


def test_it_works_whoever_is_prospector_and_even_if_he_declines() -> None:
    """R-06: in action order after the prospector's own card. [SJ-PRO-06 SJ-PRO-02]"""
    table = situation(NEW, SMITH, seat(), SMITH, roles={"builder": 0})
    play(table, "prospector", "draw 1", deck=["hero"])
    assert hand(table, 1) == ["hero"]
    assert asked(table) == (2, "use")
    play(table, "decline")
    assert asked(table) == (0, "use")
    play(table, "decline")
    assert asked(table) == (2, "role")


def test_it_works_in_no_other_phase() -> None:
    """[SJ-PRO-06]"""
    table = situation(NEW, SMITH)
    play(table, "councillor", "pass", "pass", "pass")
    assert asked(table) == (1, "role")


def test_first_the_gold_mine_then_the_goldsmith_then_the_next_player() -> None:
    """R-09 [SJ-PRO-02]"""
    both = seat(display=["goldsmith", "gold_mine"])
    table = situation(NEW, both, both)
    play(table, "prospector", "pass")
    assert words(table) == ["use gold_mine", "decline"]
    assert refused(table, "use goldsmith") == "SJ-PRO-02"
    steps = [
        ("use gold_mine", ["well", "well", "hero", "hero"]),
        ("use goldsmith", ["tower"]),
        ("decline", []),
        ("use gold_mine", ["quarry", "quarry", "statue", "statue"]),
        ("decline", []),
    ]
    order = []
    for action, deck in steps:
        order.append((asked(table), words(table)[0]))
        play(table, action, deck=deck)
    assert order == [
        ((0, "use"), "use gold_mine"),
        ((0, "use"), "use goldsmith"),
        ((0, "pick"), "pick tower"),
        ((1, "use"), "use gold_mine"),
        ((1, "use"), "use goldsmith"),
    ]
    assert asked(table) == (1, "role")


def test_a_library_does_not_double_the_goldsmith() -> None:
    """R-62 [SJ-LIB-02 SJ-PRO-06]"""
    table = situation(NEW, seat(display=["goldsmith", "library"]))
    play(table, "prospector", "pass")
    play(table, "use goldsmith", "pick tower", deck=["tower"])
    assert hand(table, 0) == ["tower"]
    assert asked(table) == (1, "role")


def test_without_cards_nobody_is_asked() -> None:
    """[SJ-DCK-04 SJ-PRO-06]"""
    table = situation(NEW, SMITH, pile=[])
    play(table, "prospector")
    assert asked(table) == (1, "role")


def test_the_turned_up_card_is_not_part_of_a_reshuffle() -> None:
    """One card left: it is turned up, and only then taken or discarded. [SJ-DCK-03 SJ-PRO-06]"""
    table = situation(NEW, SMITH, seat(), seat(display=["chapel"]), pile=["tower"])
    play(table, "prospector", "pass", "use goldsmith")
    assert table.view(1)["looked"] == ["tower"]
    assert (table.view(1)["draw_pile"], table.view(1)["discard_pile"]) == (0, 0)


def test_all_see_the_card_and_where_it_goes() -> None:
    """[SJ-INF-05]"""
    table = situation(NEW, SMITH)
    play(table, "prospector", "pass")
    play(table, "use goldsmith", deck=["tower"])
    for who in (0, 1, 2, -1):
        assert table.view(who)["looked"] == ["tower"]
        assert happened(table, who, "reveal") == [{"event": "reveal", "seat": 0, "cards": ["tower"]}]
    play(table, "pick tower")
    assert seen(table, 1, 0)["shown"] == ["tower"]
    table.undo()
    play(table, "decline")
    for who in (0, 1, 2):
        assert seen(table, who, who)["knows_discarded"] == ["tower"]


@pytest.mark.parametrize("who", [0, 1, 2, -1])
def test_while_the_card_lies_open_the_rest_can_be_imagined(who: int) -> None:
    """[SJ-INF-05 SJ-INF-07]"""
    table = situation(NEW, seat("hero", display=["goldsmith"]), seat("well"))
    play(table, "prospector", "pass")
    play(table, "use goldsmith", deck=["tower"])
    for seed in range(5):
        imagined = table.observe(who).redeal(Dealer(seed))
        assert imagined.observe(who).words() == table.observe(who).words()
