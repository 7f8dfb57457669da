"""The builder phase: worked examples and rulings of docs/rules/san-juan.md, sections 4.7 and 8.2."""

import pytest

from gouverneur import Table
from situations import (
    asked,
    discards,
    display,
    draw_pile,
    goods,
    hand,
    happened,
    loaded,
    plan,
    plan_refused,
    play,
    refused,
    seat,
    situation,
    words,
)

FIRST = "san-juan:first/3"


# -- one building each -----------------------------------------------------------------------


def test_each_player_builds_once_in_action_order() -> None:
    """Free buildings tempt to a second one: there is none. [SJ-BLD-01]"""
    cheap = seat("smithy", "archive", "gold_mine", "hero")
    table = situation(FIRST, cheap, cheap, cheap, roles={"prospector": 0})
    play(table, "builder")
    assert asked(table) == (1, "build")
    play(table, "build smithy")
    assert asked(table) == (2, "build")
    play(table, "build archive", "pay hero")
    assert asked(table) == (0, "build")
    play(table, "build gold_mine", "pay hero")
    assert asked(table) == (2, "role")
    assert [len(display(table, who)) for who in range(3)] == [2, 2, 2]


def test_the_card_goes_to_the_display_and_other_cards_pay() -> None:
    """A tower of cost 3 from the hand of somebody who is not builder. [SJ-BLD-02]"""
    table = situation(FIRST, seat(), seat("tower", "well", "hero", "statue", "smithy"))
    play(table, "builder", "build tower", "pay smithy", "pay well", "pay hero")
    assert display(table, 1) == ["indigo_plant", "tower"]
    assert hand(table, 1) == ["statue"]
    assert discards(table) == ["smithy", "well", "hero"]


def test_what_is_not_in_hand_cannot_be_built_or_paid() -> None:
    """Neither the building nor the payment may come from elsewhere. [SJ-BLD-02]"""
    table = situation(FIRST, seat("tower", "well", "hero", "statue"))
    play(table, "builder")
    assert refused(table, "build chapel") == "SJ-BLD-02"
    play(table, "build tower")
    assert refused(table, "pay chapel") == "SJ-BLD-02"
    assert refused(table, "pay tower") == "SJ-BLD-02"


def test_what_is_paid_lies_face_down() -> None:
    """The others see how many cards, not which. [SJ-BLD-02]"""
    table = situation(FIRST, seat("tower", "hero", "hero"))
    play(table, "builder", "build tower")
    assert discards(table) == ["hero", "hero"]
    assert "hero" not in str(table.view(1)) + str(table.events(1))
    assert "hero" in str(table.events(0))


def test_a_second_copy_pays_but_the_built_card_does_not() -> None:
    """R-12: two wells in hand are a well and one card of payment. [SJ-BLD-03]"""
    table = situation(FIRST, seat("well", "well"))
    play(table, "builder", "build well")
    assert (display(table, 0), hand(table, 0), discards(table)) == (["indigo_plant", "well"], [], ["well"])


def test_nobody_builds_what_he_cannot_pay() -> None:
    """A tower needs itself and two other cards from the builder, three from the others. [SJ-BLD-03]"""
    table = situation(
        FIRST,
        seat("tower", "smithy"),
        seat("tower", "palace", "palace"),
        seat("tower", "hero", "hero", "hero"),
    )
    play(table, "builder")
    assert words(table) == ["build smithy", "pass", "waive privilege"]
    assert refused(table, "build tower") == "SJ-BLD-03"
    play(table, "pass")
    assert asked(table) == (2, "build")
    assert "build tower" in words(table)


def test_the_card_from_the_carpenter_comes_too_late_to_pay() -> None:
    """R-12: with a carpenter and one card too few the tower cannot be built. [SJ-BLD-03 SJ-BLD-11]"""
    table = situation(FIRST, seat("tower", "smithy", display=["indigo_plant", "carpenter", "poor_house"]))
    play(table, "builder")
    assert refused(table, "build tower") == "SJ-BLD-03"


def test_an_empty_hand_builds_nothing() -> None:
    """R-59: even with every reduction. [SJ-BLD-03]"""
    table = situation(FIRST, seat(display=["indigo_plant", "smithy", "quarry", "library", "crane"]))
    play(table, "builder")
    assert asked(table) == (1, "role")


# -- what it costs -----------------------------------------------------------------------------


def test_only_the_chooser_pays_less() -> None:
    """One card less for the builder, two with a library; nothing for the others. [SJ-BLD-04]"""
    three = ["well", "well", "well"]
    cards = seat("statue", *three)
    table = situation(
        FIRST, cards, seat("statue", "hero", "hero", "hero", display=["indigo_plant", "library"])
    )
    play(table, "builder")
    assert table.price_sources("build statue") == [("printed", 3), ("privilege", -1)]
    play(table, "build statue")
    assert len(hand(table, 0)) == 1
    assert table.price_sources("build statue") == [("printed", 3)]
    play(table, "build statue")
    assert hand(table, 1) == []


def test_a_builder_with_library_pays_two_less() -> None:
    """5 - 1 - 1 for the hero. [SJ-BLD-04 SJ-LIB-01]"""
    table = situation(FIRST, seat("hero", *["well"] * 3, display=["indigo_plant", "library"]))
    play(table, "builder")
    assert table.price_sources("build hero") == [("printed", 5), ("privilege", -1), ("library", -1)]
    play(table, "build hero")
    assert (display(table, 0)[-1], hand(table, 0)) == ("hero", [])


def test_smithy_library_and_privilege_add_up_to_nothing_to_pay() -> None:
    """W-10: reductions of 3 on a sugar mill of cost 2; nothing is paid out for the excess. [SJ-BLD-05 SJ-LIB-01]"""
    table = situation(FIRST, seat("sugar_mill", "tower", display=["indigo_plant", "smithy", "library"]))
    play(table, "builder")
    assert table.price_sources("build sugar_mill") == [
        ("printed", 2),
        ("privilege", -1),
        ("library", -1),
        ("smithy", -1),
    ]
    play(table, "build sugar_mill")
    assert display(table, 0) == ["indigo_plant", "smithy", "library", "sugar_mill"]
    assert hand(table, 0) == ["tower"]
    assert discards(table) == []


def test_quarry_and_privilege_make_a_crane_free() -> None:
    """W-12: 2 - 1 - 1; on a building of cost 1 the surplus is lost. [SJ-BLD-05 SJ-BLD-09]"""
    table = situation(FIRST, seat("crane", "archive", "tower", display=["indigo_plant", "quarry"]))
    play(table, "builder", "build crane")
    assert (hand(table, 0), discards(table)) == (["archive", "tower"], [])
    table = situation(FIRST, seat("crane", "archive", "tower", display=["indigo_plant", "quarry"]))
    play(table, "builder", "build archive")
    assert (hand(table, 0), discards(table)) == (["crane", "tower"], [])


@pytest.mark.parametrize(
    ("card", "pays"),
    [("archive", 0), ("well", 0), ("tower", 0), ("market_hall", 1), ("hero", 2), ("palace", 3)],
)
def test_builder_with_library_and_quarry(card: str, pays: int) -> None:
    """W-13: a city building costs him three less, but never less than nothing. [SJ-BLD-04 SJ-BLD-05 SJ-BLD-09 SJ-LIB-01]"""
    table = situation(FIRST, seat(card, *["sugar_mill"] * 4, display=["indigo_plant", "quarry", "library"]))
    play(table, "builder", f"build {card}")
    assert display(table, 0)[-1] == card
    assert discards(table) == ["sugar_mill"] * pays


def test_the_smithy_helps_with_production_buildings_only() -> None:
    """Not with a well of the same cost. [SJ-BLD-08]"""
    table = situation(
        FIRST, seat(), seat("sugar_mill", "well", "hero", "hero", display=["indigo_plant", "smithy"])
    )
    play(table, "builder")
    assert table.price_sources("build sugar_mill") == [("printed", 2), ("smithy", -1)]
    assert table.price_sources("build well") == [("printed", 2)]
    play(table, "build sugar_mill", "pay well")
    assert hand(table, 1) == ["hero", "hero"]


def test_the_quarry_helps_with_city_buildings_only() -> None:
    """Not with a sugar mill of the same cost. [SJ-BLD-09]"""
    table = situation(
        FIRST, seat(), seat("sugar_mill", "well", "hero", "hero", display=["indigo_plant", "quarry"])
    )
    play(table, "builder")
    assert table.price_sources("build well") == [("printed", 2), ("quarry", -1)]
    assert table.price_sources("build sugar_mill") == [("printed", 2)]
    play(table, "build well", "pay sugar_mill")
    assert hand(table, 1) == ["hero", "hero"]


def test_a_neighbours_buildings_help_nobody() -> None:
    """Smithy, quarry, library and black market work for their owner. [SJ-BLD-08 SJ-BLD-09 SJ-BLD-10]"""
    rich = ["indigo_plant", "smithy", "quarry", "library", "black_market"]
    table = situation(
        FIRST, seat("sugar_mill", "well", "hero", display=[loaded("indigo_plant")]), seat(display=rich)
    )
    play(table, "builder")
    assert table.price_sources("build sugar_mill") == [("printed", 2), ("privilege", -1)]
    assert table.price_sources("build well") == [("printed", 2), ("privilege", -1)]
    play(table, "build well")
    assert asked(table) == (0, "pay")


# -- exact payment and waived reductions ------------------------------------------------------


def test_exactly_the_price_is_paid() -> None:
    """R-11: two cards for the tower, neither one nor three. [SJ-BLD-06]"""
    table = situation(FIRST, seat("tower", "well", "hero", "hero", "statue"))
    play(table, "builder", "build tower", "pay well")
    assert asked(table) == (0, "pay")
    play(table, "pay statue")
    assert asked(table) == (1, "role")
    assert hand(table, 0) == ["hero", "hero"]


def test_a_payment_is_named_in_the_order_of_the_card_list() -> None:
    """Each set of cards is one line of play: after the statue no well. [SJ-BLD-06]"""
    table = situation(FIRST, seat("tower", "well", "hero", "hero", "statue"))
    play(table, "builder", "build tower", "pay statue")
    assert hand(table, 0) == ["well", "hero"]
    table.undo()
    assert words(table) == ["pay well", "pay statue", "pay hero"]
    table = situation(FIRST, seat("palace", "well", "hero", "statue", "chapel", "tower", "smithy", "archive"))
    play(table, "builder", "build palace", "pay archive")
    assert refused(table, "pay smithy") == "SJ-BLD-06"
    assert refused(table, "pay archive") == "SJ-BLD-02"


def test_the_privilege_may_be_waived() -> None:
    """R-11: the builder pays the printed cost because he wants his hand smaller. [SJ-BLD-06]"""
    table = situation(FIRST, seat("well", "hero", "hero", "hero"))
    play(table, "builder")
    assert words(table) == ["build well", "pass", "waive privilege"]
    play(table, "waive privilege")
    assert (display(table, 0)[-1], hand(table, 0), discards(table)) == ("well", ["hero"], ["hero", "hero"])


def test_smithy_and_quarry_may_be_waived() -> None:
    """R-11: by somebody who is not builder. [SJ-BLD-06 SJ-BLD-08 SJ-BLD-09]"""
    for card in ("well", "sugar_mill"):
        table = situation(
            FIRST, seat(), seat(card, "hero", "hero", display=["indigo_plant", "smithy", "quarry"])
        )
        play(table, "builder")
        assert words(table) == [f"build {card}", "pass", "waive discount"]
        assert len(table.price_sources(f"build {card}")) == 2
        play(table, "waive discount")
        assert discards(table) == ["hero", "hero"]


@pytest.mark.parametrize(
    ("waiver", "pays"), [("", 2), ("waive double", 3), ("waive privilege", 4), ("waive all", 5)]
)
def test_every_price_between_reduced_and_printed_can_be_paid(waiver: str, pays: int) -> None:
    """R-11: builder, library and quarry; a hero for 2, 3, 4 or 5 cards. [SJ-BLD-06 SJ-LIB-03]"""
    table = situation(
        FIRST, seat("hero", "palace", *["sugar_mill"] * 5, display=["indigo_plant", "quarry", "library"])
    )
    play(table, "builder", *([waiver] if waiver else []))
    assert sum(amount for _, amount in table.price_sources("build hero")) == pays
    play(table, "build hero", "pay sugar_mill")
    assert hand(table, 0) == ["sugar_mill"] * (5 - pays) + ["palace"]
    assert asked(table) == (1, "role")


def test_of_two_equal_waivers_only_one_is_offered() -> None:
    """Without a library, giving up quarry or privilege costs the same: one word for both. [SJ-BLD-06]"""
    table = situation(
        FIRST, seat("tower", "palace", "palace", "guild_hall", display=["indigo_plant", "quarry"])
    )
    play(table, "builder")
    assert words(table) == ["build tower", "pass", "waive privilege", "waive all"]
    assert refused(table, "waive discount") == "SJ-BLD-06"
    assert refused(table, "waive double") == "SJ-BLD-06"


def test_a_waiver_that_changes_nothing_is_not_offered() -> None:
    """A sugar mill with privilege, library and smithy: only giving up the privilege makes it cost a card. [SJ-BLD-06]"""
    table = situation(
        FIRST, seat("sugar_mill", "hero", "hero", display=["indigo_plant", "smithy", "library"])
    )
    play(table, "builder")
    assert words(table) == ["build sugar_mill", "pass", "waive privilege", "waive all"]
    assert refused(table, "waive double") == "SJ-BLD-06"
    play(table, "waive privilege")
    assert discards(table) == ["hero"]


def test_a_waiver_that_cannot_be_paid_is_not_offered() -> None:
    """One card is there for a well: with the privilege enough, without it too few. [SJ-BLD-06 SJ-BLD-03]"""
    table = situation(FIRST, seat("well", "sugar_mill"))
    play(table, "builder")
    assert words(table) == ["build sugar_mill", "build well", "pass"]
    assert refused(table, "waive privilege") == "SJ-BLD-06"
    assert refused(table, "waive all") == "SJ-BLD-06"


def test_a_library_is_not_waived_for_what_cannot_be_paid() -> None:
    """One card for the tower is enough with the library and too few without. [SJ-BLD-06 SJ-BLD-03]"""
    table = situation(FIRST, seat("tower", "hero", display=["indigo_plant", "library"]))
    play(table, "builder")
    assert words(table) == ["build tower", "pass"]


def test_a_privilege_is_not_waived_where_the_smithy_is_enough() -> None:
    """An indigo plant is free with the smithy, privilege or not; a card it costs only without both. [SJ-BLD-06]"""
    table = situation(FIRST, seat("indigo_plant", "hero", display=["indigo_plant", "smithy"]))
    play(table, "builder")
    assert words(table) == ["build indigo_plant", "pass", "waive all"]
    play(table, "waive all")
    assert discards(table) == ["hero"]


def test_nothing_is_waived_where_the_crane_pays_all() -> None:
    """A tower over a chapel costs nobody anything. [SJ-BLD-06 SJ-CRN-02]"""
    owner = seat("tower", display=["crane", "quarry", "chapel"])
    for seats in ([owner], [seat(), owner]):
        table = situation(FIRST, *seats)
        play(table, "builder")
        assert words(table) == ["build tower", "pass"]


def test_a_reduction_is_given_up_only_to_build() -> None:
    """After the waiver one builds something for which it matters. [SJ-BLD-06 SJ-CTY-01]"""
    table = situation(
        FIRST, seat("smithy", "well", "statue", "hero", "hero", display=["indigo_plant", "quarry", "statue"])
    )
    play(table, "builder", "waive all")
    assert words(table) == ["build smithy", "build well"]
    assert refused(table, "pass") == "SJ-BLD-06"
    assert refused(table, "build hero") == "SJ-BLD-06"
    assert refused(table, "build statue") == "SJ-CTY-01"
    assert refused(table, "build chapel") == "SJ-BLD-02"
    play(table, "build smithy")
    assert asked(table) == (0, "pay")


def test_who_is_not_builder_has_no_privilege_to_waive() -> None:
    """Nor has a builder without smithy or quarry a discount. [SJ-BLD-06]"""
    table = situation(FIRST, seat("well", "hero", "hero"), seat("well", "hero", "statue"))
    play(table, "builder")
    assert refused(table, "waive discount") == "SJ-BLD-06"
    play(table, "pass")
    assert words(table) == ["build well", "pass"]
    assert refused(table, "waive privilege") == "SJ-BLD-06"


# -- not building --------------------------------------------------------------------------------


def test_who_builds_nothing_gets_nothing() -> None:
    """W-11, W-17: no card for the privilege, none from carpenter or poor house. [SJ-BLD-07 SJ-BLD-12]"""
    table = situation(
        FIRST, seat("smithy", display=["indigo_plant", "carpenter", "poor_house", "library", "quarry"])
    )
    full = draw_pile(table)
    play(table, "builder", "pass")
    assert (hand(table, 0), discards(table)) == (["smithy"], [])
    assert draw_pile(table) == full


def test_who_cannot_build_gets_nothing_either() -> None:
    """An empty hand, and a poor house that might have helped. [SJ-BLD-07]"""
    table = situation(FIRST, seat(display=["indigo_plant", "poor_house", "carpenter"]))
    play(table, "builder")
    assert hand(table, 0) == []


def test_why_nobody_built_is_told_to_whom_it_may_concern() -> None:
    """An empty hand everybody sees; that a hand cannot pay for anything only its owner. [SJ-BLD-07 SJ-ROL-04]"""
    table = situation(FIRST, seat(), seat("palace"), seat("smithy", "hero"))
    play(table, "builder", "pass")
    assert happened(table, 2, "skip") == [
        {"event": "skip", "seat": 0, "phase": "builder", "reason": "nothing_affordable"},
        {"event": "skip", "seat": 1, "phase": "builder"},
    ]
    assert happened(table, 1, "skip")[1]["reason"] == "nothing_affordable"
    assert happened(table, 0, "pass") == [{"event": "pass", "seat": 2, "phase": "builder"}]


# -- black market -------------------------------------------------------------------------------------


def test_two_goods_pay_for_part_of_a_library() -> None:
    """W-14: indigo and tobacco and three cards make five. [SJ-BLD-10]"""
    table = situation(
        FIRST,
        seat(),
        seat(
            "library", *["well"] * 3, "hero",
            display=[loaded("indigo_plant", "statue"), loaded("tobacco_storage", "tower"), "black_market"],
        ),
    )  # fmt: skip
    play(table, "builder", "build library", "give indigo", "give tobacco")
    assert goods(table, 1) == []
    play(table, "pay well")
    assert display(table, 1) == ["indigo_plant", "tobacco_storage", "black_market", "library"]
    assert hand(table, 1) == ["hero"]
    assert discards(table) == ["well", "well", "well", "tower", "statue"]


def test_goods_are_never_due() -> None:
    """One good, two goods or none. [SJ-BLD-10 SJ-CTY-03]"""
    for given, paid in (
        ([], 3),
        (["give indigo"], 2),
        (["give sugar"], 2),
        (["give indigo", "give sugar"], 1),
    ):
        table = situation(
            FIRST,
            seat(
                "market_hall",
                *["hero"] * 3,
                display=[loaded("indigo_plant"), loaded("sugar_mill"), "black_market"],
            ),
        )
        play(table, "builder", "build market_hall", *given)
        if asked(table) == (0, "barter"):
            play(table, "done")
        assert len(hand(table, 0)) == 3 - paid
        assert len(goods(table, 0)) == 2 - len(given)


def test_two_goods_at_most() -> None:
    """Of four goods two, also two of a kind. [SJ-BLD-10]"""
    stock = [loaded("indigo_plant"), loaded("indigo_plant"), loaded("indigo_plant"), loaded("silver_smelter")]
    table = situation(FIRST, seat("palace", *["hero"] * 3, display=[*stock, "black_market"]))
    play(table, "builder", "build palace")
    assert words(table) == ["give indigo", "give silver"]
    play(table, "give indigo")
    assert goods(table, 0) == ["indigo_plant", "silver_smelter"]
    assert (hand(table, 0), asked(table)) == ([], (1, "role"))


def test_not_more_goods_than_are_still_to_pay() -> None:
    """R-13: a smithy is free for the builder, a well costs him one: one good at most. [SJ-BLD-10 SJ-BLD-05]"""
    rich = seat(
        "smithy", "well", "hero", display=[loaded("indigo_plant"), loaded("sugar_mill"), "black_market"]
    )
    table = situation(FIRST, rich)
    play(table, "builder", "build smithy")
    assert len(goods(table, 0)) == 2
    assert asked(table) == (1, "role")
    table = situation(FIRST, rich)
    play(table, "builder", "build well", "give sugar")
    assert goods(table, 0) == ["indigo_plant"]
    assert (hand(table, 0), asked(table)) == (["smithy", "hero"], (1, "role"))


def test_with_goods_one_can_build_what_the_hand_cannot_pay() -> None:
    """A tower for two goods and nothing else in hand; with one good it cannot be built. [SJ-BLD-10 SJ-BLD-03]"""
    stock = [loaded("indigo_plant"), loaded("sugar_mill"), "black_market"]
    table = situation(FIRST, seat("tower", display=stock))
    play(table, "builder", "build tower")
    assert (display(table, 0)[-1], hand(table, 0), goods(table, 0)) == ("tower", [], [])
    table = situation(FIRST, seat("tower", display=stock[1:]))
    play(table, "builder")
    assert asked(table) == (1, "role")


def test_without_a_black_market_goods_pay_for_nothing() -> None:
    """They are not even asked for. [SJ-BLD-10]"""
    table = situation(FIRST, seat("tower", "statue", display=[loaded("indigo_plant"), loaded("sugar_mill")]))
    play(table, "builder")
    assert asked(table) == (1, "role")


def test_goods_one_does_not_have_cannot_be_given() -> None:
    """And several are named in the order of the goods. [SJ-BLD-10]"""
    stock = [loaded("indigo_plant"), loaded("sugar_mill"), "silver_smelter", "black_market"]
    table = situation(FIRST, seat("palace", *["hero"] * 3, "statue", "statue", display=stock))
    play(table, "builder", "build palace")
    assert refused(table, "give silver") == "SJ-BLD-10"
    assert refused(table, "give coffee") == "SJ-BLD-10"
    assert refused(table, "give customs") == "SJ-BLD-10"
    play(table, "give sugar")
    assert goods(table, 0) == ["indigo_plant"]


def test_several_goods_are_named_in_their_order() -> None:
    """Each pair of goods is one line of play: after sugar no indigo. [SJ-BLD-10]"""
    stock = [loaded("indigo_plant"), loaded("sugar_mill"), loaded("sugar_mill"), "black_market"]
    table = situation(FIRST, seat("palace", *["hero"] * 3, "statue", "statue", display=stock))
    play(table, "builder", "build palace", "give sugar")
    assert words(table) == ["give sugar", "done"]
    assert [table.why_not(f"give {good}").key for good in ("indigo", "silver")] == ["out-of-order", "no-good"]


def test_after_goods_any_card_may_pay() -> None:
    """Silver is the last of the goods, the indigo plant the first of the cards. [SJ-BLD-10 SJ-BLD-06]"""
    table = situation(
        FIRST,
        seat(
            "tower", "indigo_plant", "sugar_mill", "hero", display=[loaded("silver_smelter"), "black_market"]
        ),
    )
    play(table, "builder", "build tower", "give silver")
    assert words(table) == ["pay indigo_plant", "pay sugar_mill", "pay hero"]
    play(table, "pay indigo_plant")
    assert hand(table, 0) == ["sugar_mill", "hero"]


def test_the_hand_cannot_stop_giving_before_it_can_pay() -> None:
    """A hero for the builder with three cards: one good is due. [SJ-BLD-06 SJ-BLD-10]"""
    stock = [loaded("indigo_plant"), loaded("sugar_mill"), "black_market"]
    table = situation(FIRST, seat("hero", *["well"] * 3, display=stock))
    play(table, "builder", "build hero")
    assert words(table) == ["give indigo", "give sugar"]
    assert refused(table, "done") == "SJ-BLD-06"


def test_goods_for_a_building_are_no_sale() -> None:
    """R-13: market stand and market hall bring no card. [SJ-BLD-10 SJ-TRD-12]"""
    stock = [loaded("indigo_plant"), loaded("sugar_mill"), "black_market", "market_stand", "market_hall"]
    table = situation(FIRST, seat("tower", "hero", display=stock))
    play(table, "builder", "build tower", "give indigo", "give sugar")
    assert (hand(table, 0), goods(table, 0)) == (["hero"], [])


# -- carpenter and poor house ---------------------------------------------------------------------------


def test_the_carpenter_pays_for_later_city_buildings() -> None:
    """W-15: nothing for itself, a card for the next city building, none for a plant. [SJ-BLD-11 SJ-CTY-02]"""
    table = situation(FIRST, seat("carpenter", "hero", "hero"))
    play(table, "builder", "build carpenter")
    assert (display(table, 0)[-1], hand(table, 0)) == ("carpenter", [])
    table = situation(FIRST, seat("smithy", "hero", display=["indigo_plant", "carpenter"]))
    play(table, "builder", "build smithy", deck=["palace"])
    assert hand(table, 0) == ["hero", "palace"]
    table = situation(FIRST, seat("indigo_plant", "hero", display=["indigo_plant", "carpenter"]))
    play(table, "builder", "build indigo_plant")
    assert hand(table, 0) == ["hero"]


def test_carpenter_then_poor_house() -> None:
    """W-16: hand 0 after paying; a card from the carpenter, then one from the poor house. [SJ-BLD-11 SJ-BLD-12 SJ-BLD-16]"""
    table = situation(FIRST, seat("well", "hero", display=["indigo_plant", "carpenter", "poor_house"]))
    play(table, "builder", "build well", deck=["palace", "statue"])
    assert hand(table, 0) == ["statue", "palace"]
    assert [draw["reason"] for draw in happened(table, 0, "draw")] == ["carpenter", "poor_house"]


def test_the_poor_house_counts_the_card_of_the_carpenter() -> None:
    """R-56: one card after paying is two after the carpenter: not poor. [SJ-BLD-12 SJ-BLD-16]"""
    table = situation(
        FIRST, seat("well", "hero", "hero", display=["indigo_plant", "carpenter", "poor_house"])
    )
    play(table, "builder", "build well", deck=["palace"])
    assert hand(table, 0) == ["hero", "palace"]


@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 2), (3, 2)])
def test_poor_is_who_holds_no_or_one_card(before: int, after: int) -> None:
    """A sugar mill for one card leaves 0, 1 or 2: the first two get a card, and only one. [SJ-BLD-12]"""
    table = situation(FIRST, seat("sugar_mill", *["hero"] * before, display=["indigo_plant", "poor_house"]))
    play(table, "builder", "build sugar_mill", deck=["palace"])
    assert len(hand(table, 0)) == after


def test_the_poor_house_does_not_pay_for_itself() -> None:
    """R-56: neither does its own construction count. [SJ-BLD-12 SJ-CTY-02]"""
    table = situation(FIRST, seat("poor_house", "hero"))
    play(table, "builder", "build poor_house")
    assert hand(table, 0) == []


def test_goods_and_payment_lie_in_the_discard_pile_before_the_carpenter_draws() -> None:
    """With an empty draw pile he draws one of them. [SJ-BLD-16 SJ-BLD-11]"""
    table = situation(
        FIRST,
        seat("tower", "hero", display=[loaded("indigo_plant", "palace"), "black_market", "carpenter"]),
        pile=[],
    )
    play(table, "builder", "build tower", deck=["palace"])
    assert hand(table, 0) == ["palace"]
    assert draw_pile(table) == {"hero": 1}


def test_a_new_building_stays() -> None:
    """Through the rest of the round and into the next; nothing but a crane removes it. [SJ-BLD-13]"""
    table = situation(FIRST, seat("tower", "well", "hero", "hero", display=["indigo_plant", "crane"]))
    play(table, "builder", "build tower", "beside", "pay well")
    play(table, "producer", "done", "done", "done")
    play(table, "prospector", "pass")
    assert table.position()["round"] == 2
    play(table, "councillor", "pass", "pass", "pass")
    play(table, "trader", "builder")
    assert display(table, 0) == ["indigo_plant", "crane", "tower"]


# -- asked for every gain ------------------------------------------------------------------------------------

ASKING = "san-juan:first/3?auto_bonus_draws=false"


def test_declining_the_carpenter_makes_poor() -> None:
    """First the carpenter asks, then the poor house, which looks at the hand as it is then. [SJ-BLD-16 SJ-CTY-03]"""
    table = situation(
        ASKING, seat("well", "hero", "hero", display=["indigo_plant", "carpenter", "poor_house"])
    )
    play(table, "builder", "build well")
    assert asked(table) == (0, "bonus")
    assert words(table) == ["use carpenter", "decline"]
    play(table, "decline")
    assert words(table) == ["use poor_house", "decline"]
    play(table, "use poor_house", deck=["palace"])
    assert hand(table, 0) == ["hero", "palace"]


def test_taking_the_card_of_the_carpenter_ends_the_poverty() -> None:
    """Then the poor house does not ask. [SJ-BLD-12 SJ-BLD-16]"""
    table = situation(
        ASKING, seat("well", "hero", "hero", display=["indigo_plant", "carpenter", "poor_house"])
    )
    play(table, "builder", "build well", "use carpenter")
    assert len(hand(table, 0)) == 2
    assert asked(table) == (1, "role")


# -- whole turns -----------------------------------------------------------------------------------------------


def test_a_whole_build_in_one_wish() -> None:
    """Goods and payment in any order become the one canonical line. [SJ-BLD-06 SJ-BLD-16]"""
    table = situation(
        FIRST,
        seat(
            "palace", "statue", "smithy", "well", "tower",
            display=[loaded("indigo_plant"), loaded("sugar_mill"), "black_market"],
        ),
    )  # fmt: skip
    play(table, "builder")
    line = plan(table, build="palace", pay=["statue", "tower", "smithy"], give=["sugar", "indigo"])
    assert line[:3] == ["build palace", "give indigo", "give sugar"]
    table.play(*line)
    assert hand(table, 0) == ["well"]
    assert goods(table, 0) == []
    assert display(table, 0)[-1] == "palace"


def test_impossible_wishes_are_refused_with_their_rule() -> None:
    """Each with the rule it breaks. [SJ-BLD-02 SJ-BLD-03 SJ-BLD-10 SJ-CTY-01]"""
    stock = [loaded("indigo_plant"), "sugar_mill", "black_market", "statue"]
    table = situation(FIRST, seat("palace", "statue", "well", "tower", display=stock))
    play(table, "builder")
    assert plan_refused(table, build="chapel") == "SJ-BLD-02"
    assert plan_refused(table, build="statue", pay=["well", "tower"]) == "SJ-CTY-01"
    assert plan_refused(table, build="palace", pay=["statue", "well", "tower"]) == "SJ-BLD-03"
    assert plan_refused(table, build="tower", pay=["archive", "hero"]) == "SJ-BLD-02"
    assert plan_refused(table, build="tower", give=["sugar"], pay=["statue"]) == "SJ-BLD-10"


def test_a_wish_with_a_waiver() -> None:
    """Whoever gives something up says so before he builds. [SJ-BLD-06]"""
    table = situation(FIRST, seat("tower", "well", "hero", "statue", "palace"))
    play(table, "builder")
    line = plan(table, build="tower", waive="privilege", pay=["statue", "well", "hero"])
    assert line[:2] == ["waive privilege", "build tower"]
    table.play(*line)
    assert hand(table, 0) == ["palace"]
    assert plan_refused(situation_of_builder("archive"), build="archive", waive="discount") == "SJ-BLD-06"


def situation_of_builder(*cards: str) -> Table:
    table = situation(FIRST, seat(*cards, "hero", "hero", "statue"))
    play(table, "builder")
    return table


def test_a_wish_names_the_whole_payment() -> None:
    """R-11: the well costs the builder one card: not none of those named, not two, not itself. [SJ-BLD-06]"""
    table = situation_of_builder("well", "tower")
    assert plan(table, build="well", pay=["hero"]) == ["build well", "pay hero"]
    assert plan_refused(table, build="well", pay=["hero", "hero"]) == "SJ-BLD-06"
    assert plan_refused(table, build="well", pay=[]) == "SJ-BLD-06"
    assert plan_refused(table, build="well", pay=["well"]) == "SJ-BLD-02"
    assert plan_refused(table, build="tower", pay=["hero"]) == "SJ-BLD-06"
    assert plan(table, build="well") == ["build well"]


def test_a_wish_is_not_fulfilled_by_other_cards() -> None:
    """The last card of a payment may leave no choice; it must still be the one that was named. [SJ-BLD-02 SJ-BLD-06]"""
    table = situation(FIRST, seat("tower", "well", "statue", "hero"))
    play(table, "builder")
    assert plan(table, build="tower", pay=["hero", "statue"]) == ["build tower", "pay statue"]
    assert plan_refused(table, build="tower", pay=["statue"]) == "SJ-BLD-06"
    assert plan_refused(table, build="tower", pay=["statue", "palace"]) == "SJ-BLD-02"
    assert plan_refused(table, build="tower", pay=["tower", "statue"]) == "SJ-BLD-02"


def test_a_wish_may_name_what_happens_by_itself() -> None:
    """Two goods are all there is to pay with. [SJ-BLD-10]"""
    stock = [loaded("indigo_plant"), loaded("sugar_mill"), "black_market"]
    table = situation(FIRST, seat("tower", display=stock))
    play(table, "builder")
    assert plan(table, build="tower", give=["sugar", "indigo"]) == ["build tower"]
    assert plan_refused(table, build="tower", give=["sugar"]) == "SJ-BLD-10"
    assert plan_refused(table, build="tower", give=[]) == "SJ-BLD-10"


def test_one_building_in_one_wish() -> None:
    """Nobody builds twice. [SJ-BLD-01]"""
    table = situation_of_builder("archive", "smithy")
    assert plan_refused(table, build=["archive", "smithy"]) == "SJ-BLD-01"
