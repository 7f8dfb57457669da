"""card_overrides: other numbers on cards. docs/rules/san-juan.md, sections 1.3 and 3.4."""

import pytest

from gouverneur import RulesetError, Table, ruleset
from situations import display, draw_pile, hand, play, seat, situation

NEW = "san-juan:second+new-buildings/3"


def with_cards(overrides: str, rules: str = NEW) -> str:
    return f"{rules}?card_overrides={overrides}"


# -- what an override changes ------------------------------------------------------------------------


def test_a_cheaper_hut_costs_less() -> None:
    """R-53: a physical card that shows 1. [SJ-CMP-04 SJ-BLD-02]"""
    for rules, cost in ((NEW, 2), (with_cards("hut.cost:1"), 1)):
        table = situation(rules, seat("hut", *["silver_smelter"] * 4))
        play(table, "builder")
        assert table.price_sources("build hut") == [("printed", cost), ("privilege", -1)]
        play(table, "build hut")
        assert len(hand(table, 0)) == 4 - (cost - 1)


def test_it_refunds_less_when_it_is_covered() -> None:
    """[SJ-CRN-02]"""
    for rules, refund in ((NEW, 2), (with_cards("hut.cost:1"), 1)):
        table = situation(rules, seat("library", *["silver_smelter"] * 6, display=["crane", "hut"]))
        play(table, "builder", "build library")
        assert ("hut", -refund) in table.price_sources("over hut")
        play(table, "over hut")
        assert len(hand(table, 0)) == 6 - (5 - 1 - refund)


def test_the_park_saves_six_whatever_it_costs() -> None:
    """[SJ-CRN-10]"""
    table = situation(
        with_cards("park.cost:5"),
        seat("palace", *["hero"] * 3, *["silver_smelter"] * 3, display=["crane", "park"]),
    )
    play(table, "builder", "build palace")
    assert ("park", -6) in table.price_sources("over park")
    table = situation(with_cards("park.cost:5"), seat("park", *["silver_smelter"] * 5))
    play(table, "builder")
    assert table.price_sources("build park") == [("printed", 5), ("privilege", -1)]


def test_it_joins_another_group_of_the_residence() -> None:
    """R-53 [SJ-SCO-08]"""
    one = seat(display=["residence", "hut", "smithy", "archive"])
    assert dict(situation(NEW, one).score_sources(0))["residence"] == 0
    assert dict(situation(with_cards("hut.cost:1"), one).score_sources(0))["residence"] == 4


def test_it_compares_otherwise_in_a_gold_mine() -> None:
    """R-53: with a well it differs, with a smithy no more; and it may be the cheapest. [SJ-PRO-04 SJ-PRO-05]"""
    taken = {}
    for rules in (NEW, with_cards("hut.cost:1"), with_cards("hut.cost:9")):
        for other in ("smithy", "well"):
            table = situation(rules, seat(display=["gold_mine"]))
            play(table, "prospector", "pass")
            play(table, "use gold_mine", deck=["hut", other, "hero", "palace"])
            taken[rules[len(NEW) :][-1:], other] = hand(table, 0)
    assert taken == {
        ("", "smithy"): ["smithy"],
        ("", "well"): [],
        ("1", "smithy"): [],
        ("1", "well"): ["hut"],
        ("9", "smithy"): ["smithy"],
        ("9", "well"): ["well"],
    }


def test_a_building_that_comes_to_cost_six_is_a_six_building_for_the_cathedral() -> None:
    """A 6-building is a city building with printed cost exactly 6. [SJ-SCO-09]"""
    seats = [seat(display=["cathedral"]), seat(display=["goldsmith", "silver_smelter", "residence"])]
    assert dict(situation(NEW, *seats).score_sources(0))["cathedral"] == 4
    assert dict(situation(with_cards("goldsmith.cost:6"), *seats).score_sources(0))["cathedral"] == 4 + 3
    assert dict(situation(with_cards("silver_smelter.cost:6"), *seats).score_sources(0))["cathedral"] == 4
    assert dict(situation(with_cards("residence.cost:5"), *seats).score_sources(0))["cathedral"] == 0


def test_points_change_scores() -> None:
    """P8 remembers a goldsmith of 2 points. [SJ-SCO-02 SJ-SCO-10]"""
    one = seat(display=["goldsmith", "bank", "palace"])
    assert situation(NEW, one).score_sources(0) == [("printed", 5), ("palace", 1)]
    changed = situation(with_cards("goldsmith.vp:2,bank.vp:9"), one)
    assert changed.score_sources(0) == [("printed", 11), ("palace", 2)]
    assert changed.scores[0] == 13
    assert situation(with_cards("cathedral.vp:4"), seat(display=["cathedral"])).scores[0] == 4


def test_copies_change_the_deck() -> None:
    """[SJ-CMP-03 SJ-CMP-04]"""
    table = Table(with_cards("tobacco_storage.copies:8,hut.copies:0,residence.copies:4"), seed=1)
    assert table.view(-1)["draw_pile"] == 141 - 15 - 1 - 3 + 2
    left = draw_pile(situation(with_cards("tobacco_storage.copies:8,hut.copies:0,residence.copies:4")))
    assert (left["tobacco_storage"], left["hut"], left["residence"]) == (8, 0, 4)
    situation(with_cards("smithy.copies:5"), seat(*["smithy"] * 5))
    assert Table(with_cards("cathedral.copies:0"), seed=1).view(0)["open"] == []


def test_the_first_edition_can_be_corrected_too() -> None:
    """The deck of another printing. [SJ-CMP-02]"""
    table = Table("san-juan:first/3?card_overrides=tobacco_storage.copies:9,coffee_roaster.copies:9", seed=1)
    assert table.view(-1)["draw_pile"] == 112 - 15
    table = situation("san-juan:first/3?card_overrides=prefecture.cost:4", seat("prefecture", *["hero"] * 3))
    play(table, "builder", "build prefecture")
    assert (display(table, 0), hand(table, 0)) == (["indigo_plant", "prefecture"], [])


def test_an_override_of_a_card_that_is_not_in_the_game_means_nothing() -> None:
    """Like the other options of the expansion. [SJ-CMP-03]"""
    table = Table("san-juan:second/3?card_overrides=hut.cost:1", seed=4)
    plain = Table("san-juan:second/3", seed=4)
    assert table.position()["players"] == plain.position()["players"]
    assert table.view(-1)["draw_pile"] == 112 - 15


def test_one_ruleset_does_not_change_another() -> None:
    """[SJ-CMP-03]"""
    situation(with_cards("hut.cost:1,hut.vp:5"), seat(display=["hut"]))
    assert situation(NEW, seat(display=["hut"])).scores[0] == 1


# -- how it is written ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("", ""),
        ("hut.cost:1", "hut.cost:1"),
        ("hut.vp:2,hut.cost:1", "hut.cost:1,hut.vp:2"),
        ("tavern.cost:1,bank.copies:4,hut.cost:01", "bank.copies:4,hut.cost:1,tavern.cost:1"),
    ],
)
def test_there_is_one_spelling(written: str, canonical: str) -> None:
    """Cards by name, then cost, copies, points; none at all is the default. [SJ-CMP-06]"""
    name = str(ruleset(with_cards(written)))
    assert name == (with_cards(canonical) if canonical else NEW)
    assert ruleset(name) == ruleset(with_cards(written))
    assert str(ruleset(name)) == name
    assert Table(with_cards(written), seed=1).position()["ruleset"] == name


def test_it_goes_together_with_other_options() -> None:
    """In the order of the grammar. [SJ-CMP-06]"""
    name = f"{NEW}?card_overrides=hut.cost:1&guard_room.mode=always"
    assert str(ruleset(name)) == f"{NEW}?guard_room.mode=always&card_overrides=hut.cost:1"


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("hut", "reads card.cost:1"),
        ("hut.cost", "reads card.cost:1"),
        ("hut.cost:", "reads card.cost:1"),
        ("hut.cost:one", "reads card.cost:1"),
        ("hut.cost:-1", "reads card.cost:1"),
        ("hut.cost:1.5", "reads card.cost:1"),
        ("hut.cost:٢", "reads card.cost:1"),
        ("hut.cost:100", "reads card.cost:1"),
        ("hut.colour:1", "reads card.cost:1"),
        ("Hut.cost:1", "reads card.cost:1"),
        (" hut.cost:1", "reads card.cost:1"),
        ("hut.cost:1,", "reads card.cost:1"),
        (",", "reads card.cost:1"),
        ("hut.cost:1;bank.cost:2", "reads card.cost:1"),
        ("hut.cost:1\n", "reads card.cost:1"),
        ("{}", "reads card.cost:1"),
        ("shack.cost:1", "unknown card in card_overrides: 'shack'"),
        ("hut.cost:0", "hut.cost can be 1 to 9, not 0"),
        ("hut.cost:10", "hut.cost can be 1 to 9, not 10"),
        ("hut.vp:10", "hut.vp can be 0 to 9, not 10"),
        ("hut.copies:16", "hut.copies can be 0 to 15, not 16"),
        ("cathedral.copies:2", "cathedral.copies can be 0 to 1, not 2"),
        ("hut.cost:1,hut.cost:2", "hut.cost is given twice"),
        ("hut.cost:1,bank.vp:1,hut.cost:1", "hut.cost is given twice"),
    ],
)
def test_what_cannot_be_understood_is_refused_with_a_reason(written: str, message: str) -> None:
    """[SJ-CMP-06]"""
    with pytest.raises(RulesetError, match=message):
        ruleset(with_cards(written))


def test_an_override_with_a_second_option_of_the_same_name_is_refused() -> None:
    """[SJ-CMP-06]"""
    with pytest.raises(RulesetError, match="given twice"):
        ruleset(f"{NEW}?card_overrides=hut.cost:1&card_overrides=bank.cost:4")


def test_a_deck_must_be_large_enough_to_deal() -> None:
    """Every player needs a plant and a hand; also of the base cards alone if the new ones come later. [SJ-SET-04 SJ-SET-05]"""
    with pytest.raises(RulesetError, match="an indigo plant for each player"):
        Table(with_cards("indigo_plant.copies:2"), seed=1)
    Table(with_cards("indigo_plant.copies:3"), seed=1)
    base = [card for card in draw_pile(situation("san-juan:second/3")) if card != "indigo_plant"]
    none = ",".join(f"{card}.copies:0" for card in base)
    with pytest.raises(RulesetError, match="a deck needs 60 cards"):
        Table(with_cards(none), seed=1)
    many = none + "".join(f",{card}.copies:15" for card in ("hut", "bank", "park", "tavern"))
    Table(with_cards(many), seed=1)
    with pytest.raises(RulesetError, match="a deck needs 60 cards"):
        Table(with_cards(many) + "&expansion.shuffle=after_deal", seed=1)
