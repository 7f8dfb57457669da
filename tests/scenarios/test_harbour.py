"""The harbour: one sold good becomes a point. docs/rules/san-juan.md, sections 4.11, 4.15 and 8.7."""

import pytest

from gouverneur import Dealer
from gouverneur.notation import positions
from situations import (
    asked,
    discards,
    display,
    goods,
    hand,
    happened,
    loaded,
    play,
    player,
    round_start,
    seat,
    seen,
    situation,
    words,
)

NEW = "san-juan:second+new-buildings/3"
OPEN_TUCKS = NEW + "?tuck_visibility=public"
TWO_GOODS = [loaded("indigo_plant", "hero"), loaded("sugar_mill", "palace")]


def test_of_two_sold_goods_one_is_tucked_and_one_discarded() -> None:
    """W-62: the one named first; the proceeds are as usual. [SJ-TRD-10]"""
    table = situation(NEW, seat(display=["harbour", *TWO_GOODS]))
    before = table.scores[0]
    play(table, "trader", "sell indigo", "sell sugar", tiles=[4])
    assert player(table, 0)["stowed"] == ["hero"]
    assert discards(table) == ["palace"]
    assert len(hand(table, 0)) == 1 + 2
    assert goods(table, 0) == []
    assert table.scores[0] == before + 1
    assert dict(table.score_sources(0))["tucked"] == 1


def test_a_single_good_is_tucked_and_must_be() -> None:
    """R-30: nobody is asked; nothing goes to the discard pile. [SJ-TRD-10 SJ-CTY-03]"""
    table = situation(NEW, seat(), seat(display=["harbour", loaded("silver_smelter", "hero")]))
    play(table, "trader", "sell silver", tiles=[5])
    assert player(table, 1)["stowed"] == ["hero"]
    assert discards(table) == []
    assert len(hand(table, 1)) == 3
    assert asked(table) == (1, "role")


def test_no_more_than_one_good_a_phase_however_many_are_sold() -> None:
    """Three goods by a trader with a trading post: one tucked, two discarded. [SJ-TRD-10]"""
    table = situation(NEW, seat(display=["harbour", "trading_post", *[loaded("indigo_plant")] * 3]))
    play(table, "trader", *["sell indigo"] * 3)
    assert len(player(table, 0)["stowed"]) == 1
    assert len(discards(table)) == 2


def test_every_trader_phase_adds_one() -> None:
    """[SJ-TRD-10]"""
    table = situation(
        NEW, seat(display=["harbour", *TWO_GOODS]), seat(display=["hut"]), seat(display=["hut"])
    )
    play(
        table,
        "trader",
        "sell indigo",
        "done",
        "producer",
        "done",
        "prospector",
        "pass",
        "trader",
        "sell sugar",
    )
    assert player(table, 0)["stowed"] == ["hero", "palace"]
    assert discards(table) == []


def test_who_sells_nothing_tucks_nothing() -> None:
    """[SJ-TRD-10]"""
    table = situation(NEW, seat(display=["harbour", *TWO_GOODS]), seat(display=[loaded("coffee_roaster")]))
    play(table, "trader", "done", "sell coffee")
    assert "stowed" not in player(table, 0)
    assert "stowed" not in player(table, 1)  # who has no harbour discards
    assert len(discards(table)) == 1


def test_a_customs_good_may_be_the_one() -> None:
    """[SJ-TRD-10 SJ-TRD-06]"""
    table = situation(NEW, seat(), seat(display=["harbour", loaded("customs_office", "hero")]))
    play(table, "trader", "sell customs")
    assert player(table, 1)["stowed"] == ["hero"]
    assert len(hand(table, 1)) == 2


def test_market_buildings_pay_for_a_tucked_good_like_for_any() -> None:
    """[SJ-TRD-10 SJ-TRD-07 SJ-TRD-08]"""
    table = situation(NEW, seat(display=["harbour", "market_stand", "market_hall", *TWO_GOODS]))
    play(table, "trader", "sell indigo", "sell sugar", tiles=[1])
    assert len(hand(table, 0)) == 2 + 1 + 1


def test_on_the_black_market_nothing_is_tucked() -> None:
    """R-13 [SJ-TRD-12 SJ-TRD-10]"""
    table = situation(NEW, seat("well", display=["harbour", "black_market", loaded("indigo_plant", "hero")]))
    play(table, "builder", "build well")
    assert "stowed" not in player(table, 0)
    assert discards(table) == ["hero"]


def test_a_harbour_collects_nothing_at_the_start_of_a_round() -> None:
    """Hand cards go under chapel and bank, not under it. [SJ-TCK-06]"""
    table = round_start(NEW, seat(), seat("hero", "well", display=["harbour"]), seat())
    assert asked(table) == (1, "role")
    assert hand(table, 1) == ["well", "hero"]


def test_a_chapel_and_a_harbour_keep_their_own_cards() -> None:
    """And together they are points. [SJ-TCK-06 SJ-SCO-03]"""
    table = situation(NEW, seat(display=["harbour", "chapel"], tucked=["hero", "well"], stowed=["palace"]))
    assert table.score_sources(0) == [("printed", 4), ("tucked", 3)]


def test_cards_under_a_covered_harbour_keep_counting() -> None:
    """R-18: no more are added, none is lost. [SJ-CRN-08 SJ-SCO-03 SJ-TRD-10]"""
    table = situation(
        NEW,
        seat(
            "statue", display=["crane", "harbour", loaded("indigo_plant", "well")], stowed=["hero", "palace"]
        ),
    )
    play(table, "builder", "build statue")
    assert display(table, 0) == ["crane", "statue", "indigo_plant"]
    assert table.score_sources(0) == [("printed", 1 + 3 + 1), ("tucked", 2)]
    play(table, "trader", "sell indigo")
    assert player(table, 0)["stowed"] == ["hero", "palace"]
    assert discards(table) == ["well"]


def test_tucked_goods_never_come_back() -> None:
    """[SJ-TCK-03 SJ-TCK-06]"""
    table = situation(
        NEW, seat(display=["harbour", "library"], stowed=["hero", "well"]), pile=[], discards=["smithy"]
    )
    play(table, "prospector")
    assert words(table) == ["draw 1", "pass"]
    play(table, "draw 1")
    assert hand(table, 0) == ["smithy"]


def test_tucked_goods_do_not_count_in_the_tie_break() -> None:
    """[SJ-SCO-12]"""
    eleven = ["indigo_plant"] * 6 + ["sugar_mill"] * 5
    twelve = seat("smithy", display=[*eleven, "smithy"])
    other = seat(display=[*["coffee_roaster"] * 4, "harbour"], stowed=["hero", "hero"])
    table = situation(NEW, twelve, other, steps=[])
    assert table.scores[:2] == [12, 12]
    assert table.winners == [0]


# -- who sees what ------------------------------------------------------------------------------------


def test_the_owner_knows_the_number_and_nobody_the_faces() -> None:
    """[SJ-INF-06 SJ-INF-02]"""
    table = situation(NEW, seat(display=["harbour", "chapel", *TWO_GOODS], tucked=["well"]))
    play(table, "trader", "sell indigo", "sell sugar", deck=["smithy", "smithy"], tiles=[1])
    mine = seen(table, 0, 0)
    assert (mine["tucked"], mine["tucked_number"]) == (["well"], 2)
    for other in (1, 2, -1):
        assert "tucked_number" not in seen(table, other, 0)
        assert "tucked" not in seen(table, other, 0)
    for who in (0, 1, 2, -1):
        told = str(table.view(who)) + str(table.events(who))
        assert "hero" not in told
        assert "palace" not in told
        assert happened(table, who, "tuck") == []


def test_an_option_shows_the_number_to_all() -> None:
    """R-35 [SJ-INF-06]"""
    table = situation(
        OPEN_TUCKS, seat(display=["harbour", "chapel"], tucked=["well"], stowed=["hero", "palace"])
    )
    for other in (1, 2, -1):
        assert seen(table, other, 0)["tucked_number"] == 3
        assert "hero" not in str(table.view(other))


def test_at_scoring_the_number_is_public() -> None:
    """[SJ-INF-06]"""
    eleven = ["indigo_plant"] * 6 + ["sugar_mill"] * 5
    table = situation(NEW, seat(display=[*eleven, "harbour"], stowed=["hero", "palace"]), steps=[])
    for who in (0, 1, 2, -1):
        assert seen(table, who, 0)["tucked_number"] == 2
        assert "hero" not in str(table.view(who))


def test_other_faces_under_a_harbour_look_the_same_even_to_the_owner() -> None:
    """[SJ-INF-06]"""
    one = situation(NEW, seat(display=["harbour"], stowed=["hero", "well"]))
    two = situation(NEW, seat(display=["harbour"], stowed=["palace", "smithy"]))
    more = situation(NEW, seat(display=["harbour"], stowed=["hero"]), discards=["well"])
    for who in (0, 1, 2, -1):
        assert one.observe(who).words() == two.observe(who).words()
    assert one.observe(0).words() != more.observe(0).words()


def test_the_others_cannot_tell_whether_chapel_or_harbour_holds_more() -> None:
    """[SJ-INF-06 SJ-TCK-08]"""
    both = ["chapel", "harbour"]
    one = situation(NEW, seat(display=both, tucked=["hero", "well"], stowed=["palace"]))
    two = situation(NEW, seat(display=both, tucked=["hero"], stowed=["palace", "well"]))
    for other in (1, 2, -1):
        assert one.observe(other).words() == two.observe(other).words()
    assert one.observe(0).words() != two.observe(0).words()


@pytest.mark.parametrize("who", [0, 1, 2, -1])
def test_who_imagines_a_table_with_harbours_imagines_what_he_knows(who: int) -> None:
    """The owner as many tucked goods as there are, of any face; all others some number. [SJ-INF-06 SJ-INF-07]"""
    table = situation(
        NEW,
        seat("hero", display=["harbour", "chapel", *TWO_GOODS], tucked=["well"], stowed=["tower", "crane"]),
        seat("well", display=["statue"], covered=["harbour"], stowed=["quarry"]),
        seat("archive", display=["chapel"], tucked=["quarry"]),
    )
    play(table, "trader", "sell indigo")
    assert asked(table) == (0, "sell")
    faces = set()
    for seed in range(12):
        imagined = table.observe(who).redeal(Dealer(seed))
        assert imagined.observe(who).words() == table.observe(who).words()
        assert imagined.cards_left() == table.state.cards_left()
        faces.add(str(positions.write_position(imagined)["players"][0].get("stowed")))
        assert imagined.size(imagined.stowed(2)) == 0
        if who == 0:
            assert imagined.size(imagined.stowed(0)) == 2
    assert len(faces) > 4
