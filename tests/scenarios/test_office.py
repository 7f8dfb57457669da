"""The office: cards exchanged at the start of a round. docs/rules/san-juan.md, sections 4.4 and 8.1."""

from situations import (
    asked,
    discards,
    hand,
    happened,
    plan,
    plan_refused,
    play,
    refused,
    round_start,
    seat,
    seen,
    situation,
    words,
)

NEW = "san-juan:second+new-buildings/3"


def test_one_or_two_hand_cards_are_exchanged() -> None:
    """Discarded first, then as many drawn. [SJ-RND-12]"""
    table = round_start(NEW, seat(), seat("smithy", "tower", "hero", display=["office"]), seat())
    assert asked(table) == (1, "exchange")
    assert words(table) == ["exchange smithy", "exchange tower", "exchange hero", "done"]
    play(table, "exchange smithy")
    assert words(table) == ["exchange tower", "exchange hero", "done"]
    play(table, "exchange hero", deck=["well", "palace"])
    assert hand(table, 1) == ["well", "tower", "palace"]
    assert discards(table) == ["smithy", "hero"]
    assert asked(table) == (1, "role")


def test_one_card_is_enough() -> None:
    """[SJ-RND-12]"""
    table = round_start(NEW, seat(), seat("smithy", "tower", display=["office"]), seat())
    play(table, "exchange smithy")
    assert words(table) == ["exchange tower", "done"]
    play(table, "done", deck=["hero"])
    assert hand(table, 1) == ["tower", "hero"]
    assert discards(table) == ["smithy"]


def test_nobody_must_exchange() -> None:
    """[SJ-RND-12 SJ-CTY-03]"""
    table = round_start(NEW, seat(), seat("smithy", "tower", display=["office"]), seat())
    play(table, "done")
    assert hand(table, 1) == ["smithy", "tower"]
    assert discards(table) == []
    assert happened(table, 1, "discard") == happened(table, 1, "draw") == []
    assert asked(table) == (1, "role")


def test_a_third_card_cannot_be_exchanged_and_only_hand_cards_can() -> None:
    """[SJ-RND-12]"""
    table = round_start(NEW, seat(), seat("smithy", "tower", "hero", display=["office"]), seat())
    assert refused(table, "exchange palace") == "SJ-RND-12"
    assert plan(table, exchange=["hero", "smithy"]) == ["exchange smithy", "exchange hero"]
    assert plan(table, exchange="tower") == ["exchange tower", "done"]
    assert plan_refused(table, exchange=["smithy", "tower", "hero"])
    assert plan_refused(table, exchange=["smithy", "smithy"]) == "SJ-RND-12"
    play(table, "exchange tower")
    assert refused(table, "exchange smithy") == "SJ-RND-12"
    assert table.why_not("exchange smithy").key == "out-of-order"


def test_an_only_card_may_be_exchanged_but_no_more_than_one_holds() -> None:
    """R-57: limited by the hand; who holds nothing is not asked. [SJ-RND-12]"""
    table = round_start(NEW, seat(display=["office"]), seat("smithy", display=["office"]), seat())
    assert words(table) == ["exchange smithy", "done"]
    play(table, "exchange smithy", deck=["hero"])
    assert hand(table, 1) == ["hero"]
    assert asked(table) == (1, "role")  # seat 0 has an empty hand


def test_what_is_discarded_may_come_back() -> None:
    """R-57, R-03: discard first, then draw; with an empty draw pile the discards are shuffled. [SJ-RND-12 SJ-DCK-03]"""
    roles = {"builder": 0, "producer": 1}
    table = situation(NEW, seat(), seat("smithy", "hero", display=["office"]), pile=[], roles=roles)
    play(table, "prospector", "exchange smithy", "exchange hero")
    assert hand(table, 1) == ["smithy", "hero"]
    assert discards(table) == []
    assert happened(table, -1, "reshuffle") == [{"event": "reshuffle", "cards": 2}]


def test_round_start_is_office_then_chapel_and_bank_then_limit() -> None:
    """W-06: all players finish a step, clockwise from the new governor, before the next one. [SJ-RND-04 SJ-RND-05]"""
    table = round_start(
        NEW,
        seat(*["silver_smelter"] * 7, "well", display=["office", "chapel"]),
        seat(*["coffee_roaster"] * 7, "hero", display=["office", "bank"]),
        seat(*["sugar_mill"] * 7, "hero", display=["chapel"]),
    )
    order = []
    for action in ("done", "done", "done", "pass", "pass", "discard hero", "discard hero", "discard well"):
        order.append(asked(table))
        play(table, action)
    assert order == [
        (1, "exchange"),
        (0, "exchange"),
        (1, "bank"),
        (2, "tuck"),
        (0, "tuck"),
        (1, "discard"),
        (2, "discard"),
        (0, "discard"),
    ]
    assert [len(hand(table, who)) for who in range(3)] == [7, 7, 7]
    assert asked(table) == (1, "role")


def test_exchanged_cards_can_be_tucked_and_exchanging_does_not_help_against_the_limit() -> None:
    """W-06 [SJ-RND-04 SJ-RND-12]"""
    eight = ["sugar_mill"] * 7 + ["smithy"]
    table = round_start(NEW, seat(), seat(*eight, display=["office", "chapel"]), seat())
    play(table, "exchange smithy", deck=["hero"])
    assert "tuck hero" in words(table)
    play(table, "pass")
    assert asked(table) == (1, "discard")
    play(table, "discard hero")
    assert asked(table) == (1, "role")


def test_no_exchange_in_the_first_round_nor_in_the_middle_of_one() -> None:
    """R-50 [SJ-RND-06 SJ-RND-12]"""
    table = situation(NEW, seat("smithy", display=["office"]))
    assert asked(table) == (0, "role")
    play(table, "prospector", "pass")
    assert asked(table) == (1, "role")


def test_a_covered_office_exchanges_nothing() -> None:
    """[SJ-RND-12 SJ-CRN-04]"""
    table = round_start(NEW, seat(), seat("smithy", display=["statue"], covered=["office"]), seat())
    assert asked(table) == (1, "role")


def test_an_office_built_in_the_last_phase_of_a_round_works_at_once_in_the_next() -> None:
    """[SJ-CTY-02 SJ-RND-12]"""
    table = situation(NEW, seat(), seat(), seat("office", "hero"), roles={"trader": 0, "producer": 1})
    play(table, "builder", "build office")
    assert asked(table) == (2, "exchange")


# -- who sees what --------------------------------------------------------------------------


def test_the_others_see_how_many_cards_were_exchanged() -> None:
    """The faces are their owner's secret, coming and going. [SJ-RND-12 SJ-INF-03 SJ-INF-01]"""
    table = round_start(NEW, seat(), seat("smithy", "tower", "hero", display=["office"]), seat())
    table.play("exchange smithy", "exchange hero", given={"deck": ["well", "palace"]})
    assert happened(table, 1, "discard") == [
        {"event": "discard", "seat": 1, "number": 2, "reason": "exchange", "cards": ["smithy", "hero"]}
    ]
    assert seen(table, 1, 1)["knows_discarded"] == ["smithy", "hero"]
    for other in (0, 2, -1):
        assert happened(table, other, "discard") == [
            {"event": "discard", "seat": 1, "number": 2, "reason": "exchange"}
        ]
        assert [event["number"] for event in happened(table, other, "draw")] == [2]
        told = str(table.view(other)) + str(table.events(other))
        assert not any(card in told for card in ("smithy", "tower", "hero", "well", "palace"))


def test_between_the_first_card_and_the_second_nothing_is_shown() -> None:
    """That cards are named in order must not tell the first one. [SJ-INF-03]"""
    tables = [
        round_start(NEW, seat(), seat("smithy", "tower", "hero", display=["office"]), seat())
        for copy in range(2)
    ]
    play(tables[0], "exchange smithy")
    play(tables[1], "exchange tower")
    assert [asked(table) for table in tables] == [(1, "exchange")] * 2
    for other in (0, 2, -1):
        assert tables[0].observe(other).words() == tables[1].observe(other).words()
        assert tables[0].events(other) == tables[1].events(other)
    assert tables[0].observe(1).words() != tables[1].observe(1).words()


def test_an_exchange_makes_a_shown_card_uncertain() -> None:
    """It may have been the one that went. [SJ-INF-05 SJ-INF-03]"""
    table = round_start(NEW, seat(), seat("quarry", "hero", display=["office"], shown=["quarry"]), seat())
    assert seen(table, 0, 1)["shown"] == ["quarry"]
    play(table, "exchange hero")
    assert seen(table, 0, 1)["shown"] == []
