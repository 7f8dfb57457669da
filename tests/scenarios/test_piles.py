"""Draw pile and discard pile, and what happens when they run out. docs/rules/san-juan.md, section 4.16."""

from situations import (
    asked,
    discards,
    draw_pile,
    goods,
    hand,
    happened,
    loaded,
    plan,
    plan_refused,
    play,
    player,
    refused,
    seat,
    seen,
    situation,
    words,
)

FIRST = "san-juan:first/3"


def test_nobody_looks_through_the_discard_pile() -> None:
    """All see how high it is; only who discarded knows his own cards in it. [SJ-DCK-01]"""
    table = situation(FIRST, seat("smithy", "hero", "well"))
    play(table, "builder", "build well", "pay hero")
    assert [table.view(who)["discard_pile"] for who in (0, 1, -1)] == [1, 1, 1]
    assert seen(table, 0, 0)["knows_discarded"] == ["hero"]
    assert seen(table, 1, 1)["knows_discarded"] == []
    assert "hero" not in str(table.view(1))
    assert "hero" not in str(table.view(-1))


def test_the_last_card_of_the_pile_brings_no_reshuffle() -> None:
    """R-02: only when the next card is needed. [SJ-DCK-02]"""
    table = situation(FIRST, pile=["hero"], discards=["smithy", "well"])
    play(table, "prospector", "draw 1")
    assert hand(table, 0) == ["hero"]
    assert not draw_pile(table)
    assert discards(table) == ["smithy", "well"]
    assert happened(table, -1, "reshuffle") == []


def test_the_next_card_brings_the_reshuffle() -> None:
    """R-02: cards discarded in between are shuffled too. [SJ-DCK-02]"""
    table = situation(FIRST, pile=[], discards=["smithy", "well"])
    play(table, "prospector", "draw 1", deck=["well"])
    assert hand(table, 0) == ["well"]
    assert discards(table) == []
    assert draw_pile(table) == {"smithy": 1}
    assert happened(table, 2, "reshuffle") == [{"event": "reshuffle", "cards": 2}]


def test_a_draw_goes_on_after_the_reshuffle() -> None:
    """R-02: in the middle of a sale of four cards. [SJ-DCK-02]"""
    table = situation(
        FIRST,
        seat(display=[loaded("coffee_roaster", "tower"), loaded("silver_smelter", "crane")]),
        pile=["hero", "hero"],
        discards=["smithy", "well", "well"],
    )
    play(table, "trader", "sell coffee", tiles=[1])
    play(table, "sell silver", deck=["hero", "hero", "well", "well"])
    assert hand(table, 0) == ["well", "well", "hero", "hero"]
    assert draw_pile(table) == {"smithy": 1, "tower": 1, "crane": 1}
    assert discards(table) == []


def test_cards_being_looked_at_are_not_shuffled() -> None:
    """R-03: the first three of the councillor's five are in his fingers. [SJ-DCK-03]"""
    table = situation(FIRST, pile=["hero", "palace", "statue"], discards=["smithy", "well", "crane", "tower"])
    play(table, "councillor", "draw 5", deck=["hero", "palace", "statue", "smithy", "tower"])
    assert words(table) == ["keep smithy", "keep tower", "keep statue", "keep hero", "keep palace"]
    assert draw_pile(table) == {"well": 1, "crane": 1}
    play(table, "keep palace")
    assert discards(table) == ["smithy", "tower", "statue", "hero"]


def test_turned_up_cards_are_not_shuffled() -> None:
    """R-03: the first two of a gold mine lie open; with only five cards it still digs four. [SJ-DCK-03]"""
    table = situation(
        FIRST, seat(display=["gold_mine"]), pile=["hero", "smithy"], discards=["well", "tower", "crane"]
    )
    play(table, "prospector", "pass", "use gold_mine", deck=["hero", "smithy", "tower", "well"])
    assert words(table) == ["pick smithy", "pick well", "pick tower", "pick hero"]
    assert draw_pile(table) == {"crane": 1}
    play(table, "pick hero")
    assert discards(table) == ["smithy", "well", "tower"]


def test_sold_goods_lie_on_the_discard_pile_before_the_proceeds_are_drawn() -> None:
    """R-03: with both piles empty a seller draws the very card he sold. [SJ-DCK-03]"""
    table = situation(FIRST, seat(display=[loaded("indigo_plant", "hero")]), pile=[])
    play(table, "trader", "sell indigo")
    assert hand(table, 0) == ["hero"]


def test_a_payment_lies_on_the_discard_pile_before_the_carpenter_draws() -> None:
    """R-03 [SJ-DCK-03]"""
    table = situation(FIRST, seat("tower", "hero", "hero", display=["carpenter"]), pile=[])
    play(table, "builder", "build tower")
    assert hand(table, 0) == ["hero"]
    assert draw_pile(table) == {"hero": 1}


def test_proceeds_that_are_not_there_are_forfeited() -> None:
    """R-04: two silver for 6, but the pile and the sold cards are only three. [SJ-DCK-04]"""
    table = situation(
        FIRST,
        seat(display=[loaded("silver_smelter", "hero"), loaded("silver_smelter", "hero"), "market_hall"]),
        seat(display=[loaded("indigo_plant", "well")]),
        pile=["smithy"],
    )
    play(table, "trader", "sell silver", "sell silver", tiles=[3])
    assert hand(table, 0) == ["smithy", "hero", "hero"]
    assert happened(table, 1, "draw") == [{"event": "draw", "seat": 0, "number": 3, "reason": "sale"}]
    play(table, "sell indigo")  # and the later player finds what was discarded in between
    assert hand(table, 1) == ["well"]


def test_no_more_goods_can_be_named_than_cards_are_left() -> None:
    """The producer has two empty plants and one card is left for a good. [SJ-DCK-04 SJ-PRD-03]"""
    table = situation(FIRST, seat(display=["indigo_plant", "sugar_mill"]), pile=["hero"])
    play(table, "producer")
    assert plan_refused(table, produce=["indigo", "sugar"]) == "SJ-DCK-04"
    assert plan(table, produce=["sugar"]) == ["produce sugar"]


def test_later_players_get_nothing_until_cards_are_discarded() -> None:
    """R-04: the councillor takes the last card; nobody else can draw, and all are passed over. [SJ-DCK-04]"""
    table = situation(FIRST, pile=["hero"])
    play(table, "councillor")
    assert words(table) == ["draw 2", "pass"]
    play(table, "draw 2")
    assert hand(table, 0) == ["hero"]
    assert asked(table) == (1, "role")
    skipped = {"event": "skip", "phase": "councillor", "reason": "no_cards_left"}
    assert happened(table, -1, "skip") == [{**skipped, "seat": 1}, {**skipped, "seat": 2}]


def test_a_councillor_who_finds_few_cards_keeps_as_many_as_prescribed() -> None:
    """R-04: one of three; five and eight are the same then, and only one of them is asked. [SJ-DCK-04 SJ-COU-03]"""
    table = situation(FIRST, seat(display=["library"]), pile=["hero", "well"], discards=["smithy"])
    play(table, "councillor")
    assert words(table) == ["draw 2", "draw 5", "pass"]
    assert refused(table, "draw 8") == "SJ-DCK-04"
    play(table, "draw 5")
    assert happened(table, 1, "look") == [{"event": "look", "seat": 0, "number": 3}]
    assert words(table) == ["keep smithy", "keep well", "keep hero"]
    play(table, "keep hero")
    assert hand(table, 0) == ["hero"]


def test_six_cards_are_enough_to_draw_eight() -> None:
    """R-04: the sixth is drawn by the library. [SJ-DCK-04 SJ-LIB-04]"""
    six = ["smithy", "well", "crane", "tower", "quarry", "hero"]
    table = situation("san-juan:first/2", seat(display=["library"]), pile=six)
    play(table, "councillor")
    assert words(table) == ["draw 2", "draw 5", "draw 8", "pass"]
    play(table, "draw 8")
    assert len(words(table)) == 6
    assert table.position()["doubled"] == [0]


def test_five_cards_are_not_enough_to_draw_eight() -> None:
    """[SJ-DCK-04 SJ-LIB-04]"""
    five = ["smithy", "well", "crane", "tower", "quarry"]
    table = situation("san-juan:first/2", seat(display=["library"]), pile=five)
    play(table, "councillor")
    assert words(table) == ["draw 2", "draw 5", "pass"]


def test_with_two_cards_left_the_prefecture_keeps_both_and_the_archive_discards_none() -> None:
    """R-04: the councillor keeps min(keep, drawn). [SJ-DCK-04 SJ-COU-03 SJ-COU-07]"""
    table = situation(
        FIRST, seat("palace", display=["prefecture", "archive"]), pile=["well"], discards=["hero"]
    )
    play(table, "councillor")
    assert words(table) == ["draw 2", "draw 2 keep 1", "pass"]
    play(table, "draw 2")
    assert hand(table, 0) == ["well", "hero", "palace"]
    assert discards(table) == []


def test_an_archive_discards_as_many_as_were_drawn_too_much() -> None:
    """R-04: three of five were there, so two of the whole hand are discarded. [SJ-DCK-04 SJ-COU-06]"""
    table = situation(FIRST, seat("palace", display=["archive"]), pile=["well", "hero", "smithy"])
    play(table, "councillor", "draw 5", "discard well", "discard palace")
    assert hand(table, 0) == ["smithy", "hero"]
    assert asked(table) == (1, "council")


def test_the_only_card_is_kept_with_or_without_prefecture() -> None:
    """R-04: keeping one of one is no other choice than keeping all. [SJ-DCK-04 SJ-COU-03]"""
    table = situation(FIRST, seat(display=["prefecture"]), pile=["well"])
    play(table, "councillor")
    assert words(table) == ["draw 2", "pass"]
    play(table, "draw 2")
    assert hand(table, 0) == ["well"]


def test_goods_that_need_a_card_are_not_produced() -> None:
    """R-04: two cards for three empty buildings; those named last stay empty. [SJ-DCK-04]"""
    table = situation(
        FIRST,
        seat(display=["indigo_plant", "sugar_mill", "silver_smelter", "aqueduct", "well"]),
        pile=["hero"],
        discards=["palace"],
    )
    play(table, "producer")
    assert plan_refused(table, produce=["indigo", "sugar", "silver"])
    play(table, "produce sugar", "produce silver")
    assert goods(table, 0) == ["sugar_mill", "silver_smelter"]
    assert hand(table, 0) == []  # two goods were made, but the well has run dry as well
    assert asked(table) == (1, "role")
    assert [event["seat"] for event in happened(table, -1, "skip")] == [1, 2]


def test_the_well_draws_the_card_that_production_left() -> None:
    """[SJ-DCK-04 SJ-PRD-06]"""
    table = situation(FIRST, seat(display=["indigo_plant", "sugar_mill", "well"]), pile=["hero"] * 3)
    play(table, "producer", "produce indigo", "produce sugar")
    assert hand(table, 0) == ["hero"]


def test_a_well_without_cards_is_not_asked_about() -> None:
    """[SJ-DCK-04 SJ-CTY-05]"""
    table = situation(
        "san-juan:first/3?auto_bonus_draws=false",
        seat(display=["indigo_plant", "sugar_mill", "well"]),
        pile=["hero", "hero"],
    )
    play(table, "producer", "produce indigo", "produce sugar")
    assert asked(table) == (1, "role")


def test_of_two_players_goods_that_were_not_made_do_not_use_up_the_library() -> None:
    """[SJ-DCK-04 SJ-LIB-04]"""
    table = situation(
        "san-juan:first/2",
        seat(display=["indigo_plant", "sugar_mill", "silver_smelter", "library"]),
        pile=["hero", "hero"],
    )
    play(table, "producer", "produce indigo", "produce sugar")
    assert len(goods(table, 0)) == 2
    assert "doubled" not in table.position()


def test_the_prospector_takes_what_there_is() -> None:
    """R-04: with one card left a library draws no second one, with none nobody draws. [SJ-DCK-04]"""
    table = situation(FIRST, seat(display=["library"]), pile=["hero"])
    play(table, "prospector")
    assert words(table) == ["draw 1", "pass"]
    assert refused(table, "draw 2") == "SJ-DCK-04"

    table = situation(FIRST, seat(display=["library"]), pile=[])
    play(table, "prospector")
    assert asked(table) == (1, "role")
    assert happened(table, -1, "skip") == [
        {"event": "skip", "seat": 0, "phase": "prospector", "reason": "no_cards_left"}
    ]


def test_a_library_draws_two_across_the_reshuffle() -> None:
    """[SJ-DCK-02 SJ-DCK-04]"""
    table = situation(FIRST, seat(display=["library"]), pile=["hero"], discards=["well"])
    play(table, "prospector", "draw 2")
    assert hand(table, 0) == ["well", "hero"]


def test_a_mine_that_finds_only_three_cards_fails() -> None:
    """R-05: though their costs differ; they are discarded. [SJ-DCK-05]"""
    table = situation(FIRST, seat(display=["gold_mine"]), pile=["smithy", "well"], discards=["hero"])
    play(table, "prospector", "pass", "use gold_mine")
    assert hand(table, 0) == []
    assert sorted(discards(table)) == ["hero", "smithy", "well"]
    assert not draw_pile(table)
    assert asked(table) == (1, "role")


def test_a_mine_that_finds_the_last_four_cards_may_succeed() -> None:
    """[SJ-DCK-05]"""
    table = situation(FIRST, seat(display=["gold_mine"]), pile=["smithy", "well", "tower"], discards=["hero"])
    play(table, "prospector", "pass", "use gold_mine", "pick hero")
    assert hand(table, 0) == ["hero"]


def test_without_any_card_a_mine_is_not_asked_about() -> None:
    """[SJ-DCK-05]"""
    table = situation(FIRST, seat(), seat(display=["gold_mine"]), pile=[])
    play(table, "prospector")
    assert asked(table) == (1, "role")


def test_the_second_mine_digs_in_what_the_first_one_left() -> None:
    """R-01: seats one after the other; the discards of the first are shuffled for the second. [SJ-DCK-02 SJ-DCK-05]"""
    table = situation(
        FIRST,
        seat(display=["gold_mine"]),
        seat(display=["gold_mine"]),
        pile=["smithy", "well", "tower", "hero"],
    )
    play(table, "prospector", "pass", "use gold_mine", "pick hero", "use gold_mine")
    assert player(table, 1)["hand"] == []
    assert sorted(discards(table)) == ["smithy", "tower", "well"]
