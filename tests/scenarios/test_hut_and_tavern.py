"""Cards for whoever comes off badly: hut and tavern. docs/rules/san-juan.md, sections 4.7, 4.11 and 8.7."""

import pytest

from gouverneur import Dealer, Position
from gouverneur.notation import positions
from situations import asked, discards, hand, happened, loaded, play, refused, seat, situation, words

NEW = "san-juan:second+new-buildings/3"
ASKING = NEW + "?auto_bonus_draws=false"
LATER = NEW + "?tavern.same_phase=false"
FIVE = ["indigo_plant"] * 2 + ["sugar_mill"] * 3
OTHER_FIVE = ["coffee_roaster"] * 5


# -- the hut ------------------------------------------------------------------------------------


def test_the_hut_draws_a_card_when_nobody_sold_anything() -> None:
    """W-63: also for somebody who is not the trader. [SJ-TRD-11]"""
    table = situation(NEW, seat(), seat(display=["hut"]), seat())
    play(table, "trader", deck=["hero"])
    assert [hand(table, who) for who in range(3)] == [[], ["hero"], []]
    assert [event["reason"] for event in happened(table, -1, "draw")] == ["hut"]
    assert asked(table) == (1, "role")


def test_goods_that_nobody_sold_are_no_sale() -> None:
    """[SJ-TRD-11]"""
    table = situation(
        NEW, seat(display=["hut", loaded("indigo_plant")]), seat(display=[loaded("sugar_mill")])
    )
    play(table, "trader", "done")
    assert hand(table, 0) == []  # seat 1 may still sell
    play(table, "done", deck=["hero"])
    assert hand(table, 0) == ["hero"]


@pytest.mark.parametrize("seller", [0, 1, 2])
def test_any_sale_of_anybody_closes_the_hut(seller: int) -> None:
    """R-31: also the owner's own. [SJ-TRD-11]"""
    seats = [seat(), seat(), seat()]
    seats[seller] = seat(display=[loaded("indigo_plant")])
    seats[1]["display"] = [*seats[1].get("display", []), "hut"]
    table = situation(NEW, *seats)
    play(table, "trader", "sell indigo")
    if asked(table) == (seller, "sell"):
        play(table, "done")
    assert [event["reason"] for event in happened(table, -1, "draw")] == ["sale"]
    assert asked(table) == (1, "role")


def test_a_customs_good_that_was_sold_closes_the_hut() -> None:
    """R-31 [SJ-TRD-11 SJ-TRD-06]"""
    table = situation(NEW, seat(), seat(display=["hut", loaded("customs_office")]))
    play(table, "trader", "sell customs")
    assert len(hand(table, 1)) == 2


def test_a_sale_of_an_earlier_phase_does_not_count() -> None:
    """[SJ-TRD-11]"""
    table = situation(NEW, seat(display=["hut", loaded("indigo_plant")]))
    play(table, "trader", "sell indigo")
    assert len(hand(table, 0)) == 1
    play(table, "producer", "done", "done", "done", "prospector", "pass", "trader")
    assert len(hand(table, 0)) == 2


def test_huts_are_paid_in_action_order_before_the_tile_goes_back() -> None:
    """R-31, R-44: seat 1 is trader; huts of 1, 2 and 0 draw in this order. [SJ-TRD-11]"""
    hut = seat(display=["hut"])
    table = situation(ASKING, hut, hut, hut, roles={"builder": 0})
    play(table, "trader", tiles=[4])
    order = []
    for card in ("smithy", "well", "hero"):
        order.append(asked(table))
        assert table.view(-1)["tile_up"] == 4
        assert words(table) == ["use hut", "decline"]
        play(table, "use hut", deck=[card])
    assert order == [(1, "bonus"), (2, "bonus"), (0, "bonus")]
    assert [hand(table, who) for who in range(3)] == [["hero"], ["smithy"], ["well"]]
    assert "tile_up" not in table.view(-1)
    assert asked(table) == (2, "role")


def test_the_last_card_goes_to_the_first_hut() -> None:
    """R-44 with one card in the piles. [SJ-TRD-11 SJ-DCK-04]"""
    hut = seat(display=["hut"])
    table = situation(NEW, hut, hut, seat(display=["hut", "chapel"]), roles={"builder": 0}, pile=["hero"])
    play(table, "trader")
    assert [hand(table, who) for who in range(3)] == [[], ["hero"], []]


def test_a_covered_hut_draws_nothing() -> None:
    """[SJ-TRD-11 SJ-CRN-04]"""
    table = situation(NEW, seat(display=["statue"], covered=["hut"]))
    play(table, "trader")
    assert hand(table, 0) == []


def test_giving_goods_on_the_black_market_is_no_sale_and_a_hut_pays_only_after_a_trader_phase() -> None:
    """[SJ-TRD-11 SJ-TRD-12]"""
    table = situation(NEW, seat("well", display=["hut", "black_market", loaded("indigo_plant")]))
    play(table, "builder", "build well")
    assert hand(table, 0) == []
    assert asked(table) == (1, "role")
    play(table, "trader", deck=["hero"])
    assert hand(table, 0) == ["hero"]


# -- the tavern -------------------------------------------------------------------------------------


def counts(mine: int, *others: int) -> list[int]:
    """Cards drawn by three seats after a builder phase; seat 0 has a tavern among its buildings."""
    plants = [["indigo_plant"] * 5, ["sugar_mill"] * 7, ["coffee_roaster"] * 7]
    displays = [[*plants[0][: mine - 1], "tavern"], plants[1][: others[0]], plants[2][: others[1]]]
    table = situation(NEW, *(seat(display=display) for display in displays))
    play(table, "builder")
    assert asked(table) == (1, "role")
    return [len(hand(table, who)) for who in range(3)]


def test_the_tavern_pays_who_has_the_fewest_buildings() -> None:
    """W-60: 5, 5, 6 pays; 5, 5, 5 and 6, 5, 6 do not. [SJ-BLD-15]"""
    assert counts(5, 5, 6) == [1, 0, 0]
    assert counts(5, 5, 5) == [0, 0, 0]
    assert counts(6, 5, 6) == [0, 0, 0]


def test_ties_for_fewest_are_enough_but_one_must_have_more() -> None:
    """[SJ-BLD-15]"""
    assert counts(4, 5, 6) == [1, 0, 0]
    assert counts(5, 6, 5) == [1, 0, 0]
    assert counts(5, 6, 6) == [1, 0, 0]
    assert counts(5, 6, 4) == [0, 0, 0]


def test_what_was_built_in_the_phase_counts() -> None:
    """Before it all have two; after it one has three. And the other way round. [SJ-BLD-15]"""
    two = ["indigo_plant", "indigo_plant"]
    table = situation(
        NEW,
        seat("well", display=["indigo_plant", "tavern"]),
        seat(display=two),
        seat("smithy", "hero", display=two),
    )
    play(table, "builder")
    assert asked(table) == (2, "build")
    play(table, "build smithy")
    assert [event["reason"] for event in happened(table, 0, "draw")] == ["tavern"]
    table = situation(NEW, seat("smithy", display=["tavern"]), seat(display=two), seat())
    play(table, "builder", "build smithy")
    assert hand(table, 0) == []


def test_every_place_counts_and_covered_buildings_do_not() -> None:
    """City buildings, the cathedral, plants; not what lies below. [SJ-BLD-15 SJ-CRN-03]"""
    table = situation(
        NEW,
        seat(display=["tavern", "statue"], covered=["well", "well", "well"]),
        seat(display=["smithy", "cathedral"]),
        seat(display=["indigo_plant", "hero", "palace"]),
    )
    play(table, "builder", deck=["library"])
    assert hand(table, 0) == ["library"]
    table = situation(
        NEW, seat(display=["tavern", "statue"]), seat(display=["cathedral"]), seat(display=FIVE)
    )
    play(table, "builder")
    assert hand(table, 0) == []


def test_two_taverns_pay_in_action_order() -> None:
    """R-44: seat 1 is builder, so the tavern of seat 2 pays before that of seat 0. [SJ-BLD-15]"""
    tavern = seat(display=["tavern"])
    table = situation(NEW, tavern, seat(display=FIVE), tavern, roles={"trader": 0})
    play(table, "builder", deck=["smithy", "hero"])
    assert [hand(table, who) for who in range(3)] == [["hero"], [], ["smithy"]]
    assert asked(table) == (2, "role")


def test_a_tavern_pays_after_the_phase_in_which_it_was_built() -> None:
    """R-32: functions start after the phase, and after the phase it is asked. [SJ-BLD-15 SJ-CTY-02]"""
    table = situation(NEW, seat("tavern", "well"), seat(display=FIVE), seat(display=OTHER_FIVE))
    play(table, "builder", "build tavern", deck=["hero"])
    assert hand(table, 0) == ["hero"]


def test_with_the_other_option_it_pays_from_the_next_builder_phase_on() -> None:
    """R-32, tavern.same_phase=false. [SJ-BLD-15]"""
    table = situation(LATER, seat("tavern", "well"), seat(display=FIVE), seat(display=OTHER_FIVE))
    play(table, "builder", "build tavern")
    assert hand(table, 0) == []
    play(table, "trader", "prospector", "pass", "builder", deck=["hero"])
    assert hand(table, 0) == ["hero"]


def test_the_other_option_does_not_close_older_taverns() -> None:
    """[SJ-BLD-15]"""
    table = situation(
        LATER,
        seat("tavern", "well", display=["indigo_plant"]),
        seat("smithy", "hero", display=["tavern"]),
        seat(display=FIVE),
    )
    play(table, "builder", "build tavern", "build smithy")
    assert [len(hand(table, who)) for who in range(3)] == [0, 1, 0]


def test_with_the_other_option_a_tavern_rebuilt_in_this_phase_is_new() -> None:
    """One that was covered before does not make the new one old. [SJ-BLD-15]"""
    table = situation(
        LATER,
        seat("tavern", "well", display=["statue"], covered=["tavern"]),
        seat(display=FIVE),
        seat(display=OTHER_FIVE),
    )
    play(table, "builder", "build tavern")
    assert hand(table, 0) == []


def test_a_tavern_covered_in_this_phase_pays_no_more() -> None:
    """[SJ-BLD-15 SJ-CRN-04]"""
    table = situation(NEW, seat("statue", display=["crane", "tavern"]), seat(display=FIVE))
    play(table, "builder", "build statue")
    assert hand(table, 0) == []


def test_no_tavern_pays_after_the_phase_that_ends_the_game() -> None:
    """R-32 [SJ-END-03 SJ-BLD-15]"""
    eleven = ["indigo_plant"] * 6 + ["sugar_mill"] * 5
    table = situation(NEW, seat("smithy", display=eleven), seat(display=["tavern"]))
    play(table, "builder", "build smithy")
    assert table.over
    assert hand(table, 1) == []
    assert happened(table, -1, "draw") == []


def test_the_tavern_pays_after_everything_else_of_the_phase() -> None:
    """Poor house first, for the last to build; then the tavern. [SJ-BLD-15 SJ-BLD-12]"""
    table = situation(
        NEW, seat(display=["tavern"]), seat(display=FIVE), seat("smithy", "hero", display=["poor_house"])
    )
    play(table, "builder", "build smithy", deck=["well", "palace"])
    assert (hand(table, 2), hand(table, 0)) == (["well"], ["palace"])
    assert [event["reason"] for event in happened(table, -1, "draw")] == ["poor_house", "tavern"]


# -- asked for -----------------------------------------------------------------------------------------


def test_hut_and_tavern_may_be_declined() -> None:
    """auto_bonus_draws=false: D-BONUS. [SJ-CTY-05 SJ-CTY-03 SJ-TRD-11 SJ-BLD-15]"""
    table = situation(ASKING, seat(display=["hut", "tavern"]), seat(display=FIVE), seat(display=OTHER_FIVE))
    play(table, "trader")
    assert (asked(table), words(table)) == ((0, "bonus"), ["use hut", "decline"])
    assert refused(table, "use tavern") == "SJ-CTY-05"
    play(table, "decline")
    assert asked(table) == (1, "role")
    play(table, "builder")
    assert (asked(table), words(table)) == ((0, "bonus"), ["use tavern", "decline"])
    play(table, "decline")
    assert hand(table, 0) == []
    assert happened(table, 2, "decline") == [
        {"event": "decline", "seat": 0, "card": "hut"},
        {"event": "decline", "seat": 0, "card": "tavern"},
    ]
    assert asked(table) == (2, "role")


def test_nobody_is_asked_about_a_gain_that_is_not_due_or_has_no_card() -> None:
    """[SJ-CTY-05 SJ-DCK-04]"""
    table = situation(ASKING, seat(display=["tavern", "hut"]), seat(), seat())
    play(table, "builder")
    assert asked(table) == (1, "role")
    table = situation(ASKING, seat(display=["hut"]), pile=[])
    play(table, "trader")
    assert asked(table) == (1, "role")
    assert discards(table) == []


@pytest.mark.parametrize("who", [0, 1, 2, -1])
@pytest.mark.parametrize("role", ["trader", "builder"])
def test_while_somebody_is_asked_the_rest_can_be_imagined(role: str, who: int) -> None:
    """[SJ-INF-07]"""
    table = situation(
        ASKING, seat("hero", display=["hut", "tavern"]), seat(display=["hut", "tavern"]), seat(display=FIVE)
    )
    play(table, role)
    assert asked(table) == (0, "bonus")
    assert positions.write_position(Position(table.position()).state()[1]) == table.position()
    for seed in range(5):
        imagined = table.observe(who).redeal(Dealer(seed))
        assert imagined.observe(who).words() == table.observe(who).words()


def test_with_the_other_option_a_new_tavern_waits_whoever_built_it() -> None:
    """The third seat builds it with the fewest buildings of all, and draws nothing yet. [SJ-BLD-15]"""
    table = situation(LATER, seat(display=FIVE), seat(display=OTHER_FIVE), seat("tavern", "well"), governor=2)
    play(table, "builder", "build tavern")
    assert hand(table, 2) == []
    at_once = situation(NEW, seat(display=FIVE), seat(display=OTHER_FIVE), seat("tavern", "well"), governor=2)
    play(at_once, "builder", "build tavern", deck=["hero"])
    assert hand(at_once, 2) == ["hero"]
