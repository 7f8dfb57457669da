"""The cards of the expansion and how they come into the game. docs/rules/san-juan.md, sections 2 and 3."""

import re
from collections import Counter
from pathlib import Path

import pytest

from gouverneur import ChanceError, PositionError, RulesetError, Table, ruleset
from gouverneur.san_juan.cards.new_buildings import NEW_SHEET
from gouverneur.san_juan.editions import EDITIONS
from situations import asked, discards, display, draw_pile, hand, play, refused, seat, situation, words

SPECIFICATION = Path(__file__).parents[2] / "docs" / "rules" / "san-juan.md"
NEW = "san-juan:second+new-buildings/"
AFTER = "expansion.shuffle=after_deal"
VARIANT = "setup_variant=keep_4_of_5_6_7_8"
NEW_NAMES = [card.name for card in NEW_SHEET]
IN_THE_DECK = [card for card in [*EDITIONS["second"], *NEW_SHEET] if not card.lies_open]


def printed_new_cards() -> dict[str, tuple[str, tuple[int, int, int]]]:
    """Table 3.2: kind, then cost, points and copies."""
    text = SPECIFICATION.read_text(encoding="utf-8").partition("### 3.2")[2].partition("### 3.3")[0]
    found = {}
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if name := re.fullmatch(r"`(\w+)`", cells[0]):
            numbers = re.match(r"(\d)/(\d)/(\d)", cells[4].replace("*", ""))
            assert numbers
            found[name[1]] = (cells[3], (int(numbers[1]), int(numbers[2]), int(numbers[3])))
    return found


def deal_all(table: Table) -> None:
    """Everybody keeps some four of his cards."""
    while table.decision.kind == "discard":
        table.play(table.options[0])


# -- the cards --------------------------------------------------------------------------------


def test_every_new_card_has_the_printed_numbers() -> None:
    """Table 3.2. R-52: the bank costs 3. R-53: hut and tavern cost 2. [SJ-CMP-04]"""
    printed = printed_new_cards()
    assert len(printed) == 11
    numbers = {card.name: (card.cost, card.points, card.copies) for card in NEW_SHEET}
    assert numbers == {name: three for name, (kind, three) in printed.items()}
    assert [numbers[name][0] for name in ("bank", "hut", "tavern")] == [3, 2, 2]


def test_every_new_card_is_a_city_building_and_the_residence_costs_six() -> None:
    """M-06, R-47: also the customs office, though it holds a good, and the cathedral. [SJ-CMP-04 SJ-CTY-04]"""
    printed = printed_new_cards()
    assert {card.name: "S" if card.cost == 6 else "C" for card in NEW_SHEET} == {
        name: kind for name, (kind, three) in printed.items()
    }
    assert all(card.city and not card.monument for card in NEW_SHEET)


def test_thirty_cards_nine_kinds_of_three_two_residences_one_cathedral() -> None:
    """[SJ-CMP-04]"""
    copies = Counter({card.name: card.copies for card in NEW_SHEET})
    assert copies.total() == 30
    assert Counter(copies.values()) == {3: 9, 2: 1, 1: 1}
    assert (copies["residence"], copies["cathedral"]) == (2, 1)


def test_the_large_deck_adds_up() -> None:
    """Checksums 3.3: 25, 32, 33, 24, 17, 10 cards of cost 1 to 6, 141 in all. [SJ-CMP-04]"""
    by_cost: Counter[int] = Counter()
    for card in IN_THE_DECK:
        by_cost[card.cost] += card.copies
    assert [by_cost[cost] for cost in range(1, 7)] == [25, 32, 33, 24, 17, 10]
    assert by_cost.total() == 141


def test_points_follow_the_cost() -> None:
    """Section 3.3: cost 1 to 7 gives 1, 1, 2, 2, 3, 0, 0 points; a monument is worth its cost. [SJ-CMP-03 SJ-CMP-04]"""
    for card in [*EDITIONS["second"], *NEW_SHEET]:
        usual = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 0, 7: 0}[card.cost]
        assert card.points == (card.cost if card.monument else usual)


def test_no_more_new_cards_can_lie_on_the_table_than_there_are() -> None:
    """[SJ-CMP-04]"""
    situation(NEW + "3", seat(*["hut"] * 3, *["residence"] * 2))
    for card, number in (("hut", 4), ("residence", 3)):
        with pytest.raises(PositionError):
            situation(NEW + "3", seat(*[card] * number))


def test_the_expansion_does_not_go_with_the_first_edition() -> None:
    """R-45: refused by name, and the message says so. [SJ-CMP-04]"""
    with pytest.raises(RulesetError, match="does not go together with the edition 'first'") as caught:
        ruleset("san-juan:first+new-buildings/3")
    assert caught.value.key == "ruleset-combination"
    with pytest.raises(RulesetError, match="did you mean 'new-buildings'"):
        ruleset("san-juan:second+new-building/3")
    assert str(ruleset("san-juan:second+new-buildings/3")) == "san-juan:second+new-buildings/3"


# -- mixed in before the hands are dealt ---------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_141_cards_less_five_each_lie_in_the_draw_pile(players: int) -> None:
    """[SJ-SET-08]"""
    table = Table(f"{NEW}{players}", seed=3)
    assert [len(hand(table, who)) for who in range(players)] == [4] * players
    assert table.view(-1)["draw_pile"] == draw_pile(table).total() == 141 - 5 * players
    assert discards(table) == []


def test_new_buildings_may_be_dealt() -> None:
    """R-41: they are mixed in before the hands are dealt. [SJ-SET-08]"""
    four = ["office", "harbour", "residence", "hut"]
    table = Table(NEW + "2", seed=1, given={"start": [0], "deck": [*four, *["goldsmith"] * 3, "park"]})
    assert hand(table, 0) == ["office", "hut", "harbour", "residence"]
    assert hand(table, 1) == ["park", *["goldsmith"] * 3]
    dealt = Counter(card for seed in range(60) for card in hand(Table(NEW + "4", seed=seed), 0))
    assert len([name for name in NEW_NAMES if dealt[name]]) > 5


def test_everybody_starts_with_an_indigo_plant_all_the_same() -> None:
    """[SJ-SET-08 SJ-SET-04]"""
    assert [display(Table(NEW + "4", seed=1), who) for who in range(4)] == [["indigo_plant"]] * 4


def test_before_dealing_is_what_happens_unless_agreed_otherwise() -> None:
    """[SJ-SET-08]"""
    assert str(ruleset(NEW + "3?expansion.shuffle=before_deal")) == NEW + "3"
    assert (
        Table(NEW + "3?expansion.shuffle=before_deal", seed=5).position()
        == Table(NEW + "3", seed=5).position()
    )


def test_the_variant_of_dealing_takes_from_the_large_deck() -> None:
    """[SJ-SET-08 SJ-SET-07]"""
    table = Table(f"{NEW}4?{VARIANT}", seed=1)
    deal_all(table)
    assert (table.view(0)["draw_pile"], table.view(0)["discard_pile"]) == (141 - 20 - 10, 10)


# -- mixed in after the hands are dealt -----------------------------------------------------------


def test_dealt_first_and_mixed_in_afterwards() -> None:
    """R-41: no hand holds a new building, all 29 are in the draw pile. [SJ-SET-08]"""
    for seed in range(40):
        table = Table(f"{NEW}4?{AFTER}", seed=seed)
        assert not any(card in NEW_NAMES for who in range(4) for card in hand(table, who))
    assert table.view(-1)["draw_pile"] == 141 - 20
    left = draw_pile(table)
    assert sum(left[name] for name in NEW_NAMES) == 29
    with pytest.raises(ChanceError):
        Table(f"{NEW}4?{AFTER}", seed=1, given={"deck": ["hut"]})


def test_afterwards_every_new_card_can_be_drawn() -> None:
    """[SJ-SET-08]"""
    for name in NEW_NAMES[:-1]:
        table = Table(f"{NEW}3?{AFTER}", seed=1, given={"start": [0]})
        play(table, "prospector", "draw 1", deck=[name])
        assert name in hand(table, 0)


def test_with_both_variants_the_new_cards_come_in_when_all_have_kept_four() -> None:
    """R-41: until then they lie aside; what was given back stays in the discard pile. [SJ-SET-08 SJ-SET-07]"""
    table = Table(f"{NEW}3?{VARIANT}&{AFTER}", seed=2, given={"start": [0]})
    assert [len(hand(table, who)) for who in range(3)] == [5, 6, 7]
    while table.decision.kind == "discard":
        assert table.view(-1)["draw_pile"] == 112 - 3 - 18
        assert table.from_position(table.position()).view(-1)["draw_pile"] == 112 - 3 - 18
        table.play(table.options[0])
    assert asked(table) == (0, "role")
    assert table.view(-1)["draw_pile"] == 112 - 3 - 18 + 29
    assert len(discards(table)) == 6
    assert not any(card in NEW_NAMES for card in discards(table))
    assert not any(card in NEW_NAMES for who in range(3) for card in hand(table, who))


def test_cards_given_back_while_dealing_are_no_new_ones_but_with_the_usual_shuffle_may_be() -> None:
    """[SJ-SET-08]"""
    table = Table(
        f"{NEW}2?{VARIANT}", seed=1, given={"start": [0], "deck": ["hut", "bank", "office", "park", "tavern"]}
    )
    assert words(table) == [f"discard {card}" for card in ("office", "hut", "tavern", "park", "bank")]


# -- the cathedral -----------------------------------------------------------------------------------


def test_the_cathedral_lies_open_from_the_beginning() -> None:
    """All see it; it is never dealt, drawn or held. [SJ-SET-09]"""
    for rules in (NEW + "3", f"{NEW}3?{AFTER}"):
        table = Table(rules, seed=4)
        for who in (0, 1, 2, -1):
            assert table.view(who)["open"] == ["cathedral"]
        assert draw_pile(table)["cathedral"] == 0
        with pytest.raises(ChanceError):
            Table(rules, seed=4, given={"deck": ["cathedral"]})


def test_the_cathedral_is_in_no_hand_and_under_nothing() -> None:
    """[SJ-SET-09]"""
    for place in (
        {"hand": ["cathedral"]},
        {"tucked": ["cathedral"]},
        {"display": [{"indigo_plant": "cathedral"}]},
    ):
        with pytest.raises(PositionError, match="SJ-SET-09"):
            situation(NEW + "3", place)
    with pytest.raises(PositionError, match="SJ-SET-09"):
        situation(NEW + "3", discards=["cathedral"])
    assert situation(NEW + "3", seat(display=["cathedral"])).view(0)["open"] == []
    assert situation(NEW + "3", seat(display=["statue"], covered=["cathedral"])).view(0)["open"] == []


def test_the_cathedral_is_not_drawn_even_when_everything_else_is() -> None:
    """With one card left in the piles a library draws one, not the cathedral besides. [SJ-SET-09]"""
    table = situation(NEW + "3", seat(display=["library"]), seat(), seat(display=["chapel"]), pile=["hero"])
    play(table, "prospector")
    assert words(table) == ["draw 1", "pass"]
    assert refused(table, "draw 2") == "SJ-DCK-04"
    play(table, "draw 1")
    assert hand(table, 0) == ["hero"]
    assert table.view(0)["open"] == ["cathedral"]
