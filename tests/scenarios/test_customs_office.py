"""The customs office and its good. docs/rules/san-juan.md, sections 4.10 to 4.12, 8.4 and 8.5."""

import pytest

from gouverneur import Dealer, Position
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
    refused,
    seat,
    seen,
    situation,
    words,
)

NEW = "san-juan:second+new-buildings/3"
ASKING = NEW + "?auto_bonus_draws=false"
CUSTOMS = loaded("customs_office")


# -- getting a good ---------------------------------------------------------------------------


def test_a_councillor_phase_brings_an_unseen_good() -> None:
    """W-44: the top card, before anybody draws, whoever is councillor. [SJ-COU-08]"""
    table = situation(NEW, seat(), seat(display=["customs_office"]), seat())
    play(table, "councillor", deck=["hero"])
    assert player(table, 1)["display"] == [{"customs_office": "hero"}]
    assert asked(table) == (0, "council")
    assert happened(table, -1, "receive") == [{"event": "receive", "seat": 1, "card": "customs_office"}]


def test_goods_come_in_action_order_before_the_councillor_draws() -> None:
    """Seat 1 is councillor: his office first, then those of 2 and 0; only then are cards drawn. [SJ-COU-08]"""
    office = seat(display=["customs_office"])
    table = situation(NEW, office, office, office, roles={"builder": 0})
    play(table, "councillor", deck=["smithy", "well", "hero"])
    assert [player(table, who)["display"] for who in (1, 2, 0)] == [
        [{"customs_office": card}] for card in ("smithy", "well", "hero")
    ]
    assert asked(table) == (1, "council")


def test_a_loaded_customs_office_gets_no_second_good() -> None:
    """W-44 [SJ-COU-09]"""
    table = situation(NEW, seat(display=[loaded("customs_office", "hero")]))
    before = table.view(0)["draw_pile"]
    play(table, "councillor")
    assert player(table, 0)["display"] == [{"customs_office": "hero"}]
    assert table.view(0)["draw_pile"] == before
    assert happened(table, -1, "receive") == []


def test_when_its_good_is_sold_the_next_councillor_phase_brings_another() -> None:
    """[SJ-COU-08 SJ-COU-09]"""
    table = situation(NEW, seat(display=[CUSTOMS]), roles={})
    play(table, "trader", "sell customs")
    assert goods(table, 0) == []
    play(table, "councillor", "pass", "pass", "pass")
    assert goods(table, 0) == ["customs_office"]


def test_the_good_comes_also_to_who_does_not_take_part_in_the_council() -> None:
    """[SJ-COU-08 SJ-ROL-04]"""
    table = situation(NEW, seat(), seat(display=["customs_office"]))
    play(table, "councillor", "pass", "pass", "pass")
    assert goods(table, 1) == ["customs_office"]
    assert hand(table, 1) == []


def test_with_the_last_card_gone_the_second_office_stays_empty() -> None:
    """And nobody can draw. [SJ-COU-08 SJ-DCK-04]"""
    table = situation(
        NEW,
        seat(),
        seat(display=["customs_office"]),
        seat(display=["customs_office", "chapel"]),
        pile=["hero"],
    )
    play(table, "councillor")
    assert [goods(table, who) for who in range(3)] == [[], ["customs_office"], []]
    assert asked(table) == (1, "role")


def test_a_customs_office_built_or_covered_is_treated_like_any_building() -> None:
    """A new one waits for a councillor phase; a covered one gets nothing. [SJ-COU-08 SJ-CTY-02]"""
    table = situation(
        NEW, seat("customs_office", "well", "hero"), seat(display=["statue"], covered=["customs_office"])
    )
    play(table, "builder", "build customs_office")
    assert goods(table, 0) == []
    play(table, "councillor")
    assert (goods(table, 0), goods(table, 1)) == (["customs_office"], [])


def test_the_good_may_be_declined_where_gains_are_asked_for() -> None:
    """auto_bonus_draws=false: D-BONUS, at the start of the phase. [SJ-CTY-05 SJ-COU-08]"""
    office = seat(display=["customs_office"])
    table = situation(ASKING, office, office, seat(display=[CUSTOMS]))
    play(table, "councillor")
    assert (asked(table), words(table)) == ((0, "bonus"), ["use customs_office", "decline"])
    play(table, "decline")
    assert (asked(table), goods(table, 0)) == ((1, "bonus"), [])
    play(table, "use customs_office", deck=["hero"])
    assert player(table, 1)["display"] == [{"customs_office": "hero"}]
    assert asked(table) == (0, "council")  # the loaded one of seat 2 is not asked about


# -- no production building ------------------------------------------------------------------------


def test_nothing_is_produced_on_a_customs_office() -> None:
    """R-47 [SJ-PRD-07]"""
    table = situation(
        NEW,
        seat(display=["customs_office", "indigo_plant"]),
        seat(display=["customs_office"]),
        seat(display=["hut"]),
    )
    play(table, "producer")
    assert words(table) == ["produce indigo", "done"]
    assert refused(table, "produce customs") == "SJ-PRD-07"
    play(table, "produce indigo")
    assert (goods(table, 0), goods(table, 1)) == (["indigo_plant"], [])
    assert asked(table) == (1, "role")


def test_its_good_does_not_count_for_the_well() -> None:
    """R-47: neither one that lies there nor one that comes. [SJ-PRD-07 SJ-PRD-06]"""
    table = situation(
        NEW, seat(display=["well", CUSTOMS, "indigo_plant"]), seat(display=["hut"]), seat(display=["hut"])
    )
    play(table, "producer", "produce indigo")
    assert hand(table, 0) == []
    table = situation(NEW, seat(display=["well", "customs_office", "aqueduct"]))
    play(table, "councillor", "pass", "pass", "pass")
    assert hand(table, 0) == []


def test_smithy_and_guild_hall_do_not_see_a_plant_in_it_but_city_hall_and_quarry_a_city_building() -> None:
    """R-47 [SJ-PRD-07 SJ-BLD-08 SJ-BLD-09 SJ-SCO-06 SJ-SCO-07]"""
    table = situation(NEW, seat("customs_office", *["sugar_mill"] * 4, display=["smithy", "quarry"]))
    play(table, "builder")
    assert table.price_sources("build customs_office") == [("printed", 3), ("privilege", -1), ("quarry", -1)]
    table = situation(NEW, seat(display=[CUSTOMS, "guild_hall", "city_hall"]))
    assert table.score_sources(0) == [("printed", 2), ("guild_hall", 0), ("city_hall", 3)]


def test_nobody_has_two_customs_offices() -> None:
    """[SJ-CTY-01]"""
    table = situation(NEW, seat("customs_office", "smithy", *["hero"] * 3, display=["customs_office"]))
    play(table, "builder")
    assert refused(table, "build customs_office") == "SJ-CTY-01"


def test_a_position_cannot_have_customs_goods_named_for_production() -> None:
    """It is refused, not read for ever. [SJ-PRD-07]"""
    position = {
        "ruleset": NEW,
        "players": [{"display": ["indigo_plant", "customs_office"]}, {}, {}],
        "roles": {"producer": 0},
        "steps": [
            {"step": "role", "seat": 1, "turns": 2},
            {"step": "produce", "seat": 0, "turns": 3, "named": ["customs"]},
        ],
    }
    assert Position(position).check() == ["steps[1]: more goods are named than there are"]


# -- selling it ------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", [1, 2, 3, 4, 5])
def test_a_customs_good_sells_for_two_under_any_tile(tile: int) -> None:
    """W-39 [SJ-TRD-06]"""
    table = situation(NEW, seat(), seat(display=[loaded("customs_office", "hero")]))
    play(table, "trader", tiles=[tile])
    assert table.price_sources("sell customs") == [("customs", 2)]
    play(table, "sell customs")
    assert len(hand(table, 1)) == 2
    assert discards(table) == ["hero"]
    assert display(table, 1) == ["customs_office"]
    assert happened(table, 0, "sell") == [{"event": "sell", "seat": 1, "goods": ["customs"], "proceeds": 2}]


def test_it_uses_up_one_of_the_sales() -> None:
    """W-39: one as non-trader, two goods as trader. [SJ-TRD-06 SJ-TRD-05]"""
    table = situation(
        NEW,
        seat(display=[CUSTOMS, loaded("indigo_plant"), loaded("sugar_mill")]),
        seat(display=[CUSTOMS, loaded("indigo_plant")]),
    )
    play(table, "trader", "sell indigo")
    assert words(table) == ["sell sugar", "sell customs", "done"]
    play(table, "sell customs", tiles=())
    assert goods(table, 0) == ["sugar_mill"]
    play(table, "sell customs")
    assert goods(table, 1) == ["indigo_plant"]
    assert asked(table) == (1, "role")


def test_it_counts_for_market_stand_and_market_hall() -> None:
    """W-39: customs 2, indigo 1, and one card for each. [SJ-TRD-06 SJ-TRD-07 SJ-TRD-08]"""
    table = situation(NEW, seat(display=[CUSTOMS, loaded("indigo_plant"), "market_stand", "market_hall"]))
    play(table, "trader", "sell indigo", tiles=[1])
    assert table.price_sources("sell customs") == [
        ("indigo", 1),
        ("customs", 2),
        ("market_stand", 1),
        ("market_hall", 1),
    ]
    play(table, "sell customs")
    assert len(hand(table, 0)) == 5


# -- black market and crane ----------------------------------------------------------------------------


def test_on_the_black_market_it_is_worth_one() -> None:
    """W-39: a well of cost 2 costs the non-builder one card more. [SJ-BLD-10 SJ-TRD-06]"""
    table = situation(
        NEW,
        seat("well", "hero", display=["black_market", loaded("customs_office", "palace")]),
        roles={"trader": 0},
    )
    play(table, "builder", "build well")
    assert hand(table, 0) == []
    assert discards(table) == ["hero", "palace"]
    assert happened(table, 1, "build")[0]["goods"] == ["customs"]
    assert goods(table, 0) == []


def test_two_goods_at_most_the_customs_good_among_them() -> None:
    """R-13 [SJ-BLD-10]"""
    table = situation(
        NEW,
        seat(
            "library",
            *["silver_smelter"] * 5,
            display=["black_market", CUSTOMS, loaded("indigo_plant"), loaded("sugar_mill")],
        ),
        roles={"trader": 0},
    )
    play(table, "builder", "build library")
    assert words(table) == ["give indigo", "give sugar", "give customs", "done"]
    play(table, "give sugar", "give customs")
    assert goods(table, 0) == ["indigo_plant"]
    assert len(hand(table, 0)) == 5 - 3


def test_covered_with_its_good_the_good_is_lost() -> None:
    """R-17: discarded without value, whatever is built on top. [SJ-CRN-07]"""
    table = situation(NEW, seat("statue", "well", display=["crane", loaded("customs_office", "hero")]))
    play(table, "builder", "build statue")  # beside it costs 2, which one card cannot pay
    assert display(table, 0) == ["crane", "statue"]
    assert goods(table, 0) == []
    assert discards(table) == ["hero"]
    assert hand(table, 0) == ["well"]
    assert player(table, 0)["covered"] == ["customs_office"]


def test_its_good_cannot_pay_for_what_covers_it() -> None:
    """R-14, R-17: over the customs office a hero still costs 2; its own good does not help. [SJ-CRN-07 SJ-BLD-10]"""
    table = situation(
        NEW,
        seat("hero", "well", display=["crane", "black_market", loaded("customs_office", "palace")]),
        roles={"trader": 0},
    )
    play(table, "builder")  # by seat 1; for seat 0 it is 5 - 3, with one card and no other good
    assert asked(table) == (0, "build")
    assert refused(table, "build hero") == "SJ-BLD-03"
    table = situation(
        NEW,
        seat(
            "hero",
            "well",
            display=[
                "crane",
                "black_market",
                loaded("customs_office", "palace"),
                loaded("indigo_plant", "tower"),
            ],
        ),
        roles={"trader": 0},
    )
    play(table, "builder", "build hero")
    assert display(table, 0) == ["crane", "black_market", "hero", "indigo_plant"]
    assert sorted(discards(table)) == ["palace", "tower", "well"]


def test_an_empty_customs_office_can_be_covered_too() -> None:
    """There is one way to say it, with or without a good. [SJ-CRN-12 SJ-CRN-02]"""
    for office in ("customs_office", CUSTOMS):
        table = situation(NEW, seat("statue", "well", "hero", "hero", display=["crane", office]))
        play(table, "builder", "build statue")
        assert words(table) == ["over customs_office", "beside"]
        assert refused(table, "over loaded customs") == "SJ-CRN-07"
        play(table, "over customs_office")
        assert display(table, 0) == ["crane", "statue"]
        assert len(hand(table, 0)) == 3


# -- tie-break and information ------------------------------------------------------------------------------


def test_its_good_counts_in_the_tie_break() -> None:
    """Like a hand card; tucked cards do not. [SJ-SCO-12]"""
    eleven = ["indigo_plant"] * 6 + ["sugar_mill"] * 5
    same = [*["tobacco_storage"] * 3, *["coffee_roaster"] * 2, "well"]
    table = situation(
        NEW,
        seat("hero", display=[*eleven, "customs_office"]),
        seat("well", display=[*same, CUSTOMS]),
        steps=[],
    )
    assert table.scores[:2] == [13, 13]
    assert table.winners == [1]
    table = situation(
        NEW,
        seat("hero", "hero", display=[*eleven, "customs_office"]),
        seat("well", display=[*same, CUSTOMS]),
        steps=[],
    )
    assert table.winners == [0, 1]


def test_the_face_of_its_good_is_known_to_nobody() -> None:
    """[SJ-INF-02]"""
    table = situation(NEW, seat(display=["customs_office"]))
    play(table, "councillor", deck=["hero"])
    for who in (0, 1, 2, -1):
        assert seen(table, who, 0)["display"] == [{"card": "customs_office", "good": True}]
        assert "hero" not in str(table.view(who)) + str(table.events(who))
    play(table, "pass", "pass", "pass", "trader", "sell customs", deck=["well"])
    for who in (0, 1, 2, -1):
        assert "hero" not in str(table.view(who)) + str(table.events(who))


@pytest.mark.parametrize("who", [0, 1, 2, -1])
def test_customs_goods_are_imagined_like_all_goods(who: int) -> None:
    """[SJ-INF-02 SJ-INF-07]"""
    table = situation(
        ASKING,
        seat("hero", display=["customs_office"]),
        seat(display=[loaded("customs_office", "palace")]),
        seat("well"),
    )
    play(table, "councillor")
    faces = set()
    for seed in range(12):
        imagined = table.observe(who).redeal(Dealer(seed))
        assert imagined.observe(who).words() == table.observe(who).words()
        faces.add(str(positions.write_position(imagined)["players"][1]["display"]))
    assert len(faces) > 5
