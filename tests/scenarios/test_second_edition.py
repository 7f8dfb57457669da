"""What the second edition changes. docs/rules/san-juan.md, table 1.2 and sections 3.1, 3.3, 4.13 and 5.

Everything that is not listed there is the same in both editions: two scenarios play it in each.
"""

from collections import Counter

import pytest

from gouverneur import Table
from gouverneur.san_juan.editions import EDITIONS
from rulesets import printed_cards
from situations import (
    asked,
    discards,
    draw_pile,
    hand,
    happened,
    loaded,
    play,
    refused,
    round_start,
    seat,
    situation,
    words,
)

FIRST = "san-juan:first/3"
SECOND = "san-juan:second/3"
BOTH = pytest.mark.parametrize("edition", [FIRST, SECOND])


# -- the deck ---------------------------------------------------------------------------


def test_every_card_of_the_second_edition_has_the_printed_numbers() -> None:
    """Table 3.1, column E2: cost, points and copies of 29 kinds. [SJ-CMP-03]"""
    printed = printed_cards("E2")
    assert len(printed) == 29
    assert {card.name: (card.cost, card.points, card.copies) for card in EDITIONS["second"]} == printed


def test_only_tobacco_coffee_and_the_prefecture_are_printed_differently() -> None:
    """[SJ-CMP-03 SJ-CMP-02]"""
    numbers = {
        edition: {card.name: (card.cost, card.points, card.copies) for card in EDITIONS[edition]}
        for edition in ("first", "second")
    }
    changed = {
        name: (old, numbers["second"][name])
        for name, old in numbers["first"].items()
        if numbers["second"][name] != old
    }
    assert changed == {
        "tobacco_storage": ((3, 2, 8), (3, 2, 9)),
        "coffee_roaster": ((4, 2, 8), (4, 2, 9)),
        "prefecture": ((3, 2, 3), (4, 2, 3)),
    }


def test_the_second_deck_adds_up() -> None:
    """Checksums 3.3: 19, 26, 24, 21, 14, 8 cards of cost 1 to 6; 44 production and 68 city cards. [SJ-CMP-03]"""
    by_cost: Counter[int] = Counter()
    for card in EDITIONS["second"]:
        by_cost[card.cost] += card.copies
    assert [by_cost[cost] for cost in range(1, 7)] == [19, 26, 24, 21, 14, 8]
    assert by_cost.total() == 112
    assert sum(card.copies for card in EDITIONS["second"] if not card.city) == 44
    assert sum(card.copies for card in EDITIONS["second"] if card.city) == 68


@pytest.mark.parametrize("players", [2, 3, 4])
def test_112_cards_less_five_each_lie_in_the_draw_pile(players: int) -> None:
    """[SJ-CMP-03 SJ-SET-05 SJ-SET-06]"""
    table = Table(f"san-juan:second/{players}", seed=3)
    assert [len(hand(table, who)) for who in range(players)] == [4] * players
    assert table.view(-1)["draw_pile"] == draw_pile(table).total() == 112 - 5 * players


@pytest.mark.parametrize(("players", "given_back"), [(2, 3), (3, 6), (4, 10)])
def test_the_variant_of_dealing_goes_with_the_second_edition(players: int, given_back: int) -> None:
    """W-02, R-51 [SJ-SET-07 SJ-CMP-03]"""
    table = Table(f"san-juan:second/{players}?setup_variant=keep_4_of_5_6_7_8", seed=3)
    while table.decision.kind == "discard":
        table.play(table.options[0])
    view = table.view(-1)
    assert (view["draw_pile"], view["discard_pile"]) == (112 - 5 * players - given_back, given_back)


def test_the_base_game_has_no_new_building_and_no_cathedral() -> None:
    """[SJ-CMP-03 SJ-SET-09]"""
    table = situation(SECOND, seat(*["silver_smelter"] * 8))
    assert table.view(0)["open"] == []
    play(table, "builder")
    assert refused(table, "build cathedral") == "SJ-CMP-02"
    assert refused(table, "build hut") == "SJ-CMP-02"


# -- the prefecture costs 4 ----------------------------------------------------------------


@pytest.mark.parametrize(("edition", "cost"), [(FIRST, 3), (SECOND, 4)])
def test_what_a_prefecture_costs(edition: str, cost: int) -> None:
    """M-11: 3 in the first edition, 4 in the second; the builder pays 1 less. [SJ-CMP-03 SJ-BLD-02]"""
    table = situation(edition, seat("prefecture", *["silver_smelter"] * 6))
    play(table, "builder")
    assert table.price_sources("build prefecture") == [("printed", cost), ("privilege", -1)]
    play(table, "build prefecture")
    assert len(hand(table, 0)) == 6 - (cost - 1)


@pytest.mark.parametrize(("edition", "left"), [(FIRST, 1), (SECOND, 0)])
def test_a_covered_prefecture_refunds_what_is_printed_on_it(edition: str, left: int) -> None:
    """A library over it, by the builder: 5 - 1 - 3 or 5 - 1 - 4. [SJ-CRN-02 SJ-CMP-03]"""
    smelters = ["silver_smelter"] * 5
    table = situation(edition, seat("library", *smelters, display=["crane", "prefecture"]))
    play(table, "builder", "build library", "over prefecture")
    assert len(hand(table, 0)) == 5 - left


def test_the_prefecture_itself_works_as_before() -> None:
    """W-42, R-22: 2 of 2, 2 of 5, 2 of 8. [SJ-COU-05]"""
    table = situation(SECOND, seat(display=["prefecture", "library"]), seat(display=["prefecture"]))
    play(
        table,
        "councillor",
        "draw 8",
        deck=["smithy", "well", "crane", "tower", "hero", "statue", "quarry", "palace"],
    )
    play(table, "keep well", "keep palace")
    assert hand(table, 0) == ["well", "palace"]
    play(table, "draw 2", deck=["smithy", "hero"])
    assert hand(table, 1) == ["smithy", "hero"]


# -- the gold mine takes the cheapest -------------------------------------------------------


def dig(*cards: str) -> Table:
    """Seat 0 has declined his prospector's card and digs up these four."""
    table = situation(SECOND, seat(display=["gold_mine"]))
    play(table, "prospector", "pass")
    play(table, "use gold_mine", deck=cards)
    return table


def test_prefecture_and_coffee_roaster_both_cost_four_and_the_mine_fails() -> None:
    """W-52, M-11: library 5, prefecture 4, smithy 1, coffee roaster 4: all four are discarded. [SJ-PRO-04]"""
    table = dig("library", "prefecture", "smithy", "coffee_roaster")
    assert hand(table, 0) == []
    assert Counter(discards(table)) == Counter(["library", "prefecture", "smithy", "coffee_roaster"])
    assert asked(table) == (1, "role")


def test_the_cheapest_card_of_a_successful_mine_is_taken_without_a_choice() -> None:
    """W-53, R-07: quarry 4, gold mine 1, tobacco storage 3, hero 5: the gold mine card. [SJ-PRO-05]"""
    table = dig("quarry", "gold_mine", "tobacco_storage", "hero")
    assert hand(table, 0) == ["gold_mine"]
    assert Counter(discards(table)) == Counter(["quarry", "tobacco_storage", "hero"])
    assert asked(table) == (1, "role")
    for who in (0, 1, 2, -1):
        assert happened(table, who, "take") == [{"event": "take", "seat": 0, "card": "gold_mine"}]
    assert table.view(1)["players"][0]["shown"] == ["gold_mine"]


def test_the_cheapest_is_not_the_first_of_the_card_list() -> None:
    """The coffee roaster stands before the well in the list, but costs more. [SJ-PRO-05]"""
    table = dig("coffee_roaster", "silver_smelter", "palace", "well")
    assert hand(table, 0) == ["well"]


def test_prefecture_and_tobacco_differ_in_the_second_edition_only() -> None:
    """3 and 3 in the first edition, 4 and 3 in the second. [SJ-PRO-04 SJ-CMP-03]"""
    cards = ["prefecture", "tobacco_storage", "smithy", "library"]
    assert hand(dig(*cards), 0) == ["smithy"]
    table = situation(FIRST, seat(display=["gold_mine"]))
    play(table, "prospector", "pass")
    play(table, "use gold_mine", deck=cards)
    assert (hand(table, 0), len(discards(table))) == ([], 4)


def test_two_cards_of_one_kind_make_the_mine_fail() -> None:
    """[SJ-PRO-04]"""
    table = dig("smithy", "smithy", "well", "hero")
    assert (hand(table, 0), len(discards(table))) == ([], 4)


def test_digging_is_still_the_owners_choice() -> None:
    """R-06, R-07: only once he has dug must he take. [SJ-PRO-04 SJ-CTY-03]"""
    table = situation(SECOND, seat(display=["gold_mine"]))
    play(table, "prospector", "pass")
    assert words(table) == ["use gold_mine", "decline"]
    play(table, "decline")
    assert (hand(table, 0), discards(table)) == ([], [])


def test_with_three_cards_left_the_mine_fails_in_the_second_edition_too() -> None:
    """R-05: their costs differ, but they are only three. [SJ-DCK-05]"""
    table = situation(SECOND, seat(display=["gold_mine"]), pile=["smithy", "well", "hero"])
    play(table, "prospector", "pass", "use gold_mine")
    assert hand(table, 0) == []
    assert discards(table) == ["smithy", "well", "hero"]


# -- the guild hall -------------------------------------------------------------------------------


def guild_points(edition: str, *plants: str | dict[str, str]) -> int:
    table = situation(edition, seat(display=["guild_hall", "smithy", *plants]))
    return dict(table.score_sources(0))["guild_hall"]


def test_the_guild_hall_counts_production_buildings_and_their_kinds() -> None:
    """W-73: 2 indigo plants, a sugar mill, 2 tobacco storages: 5 + 3. [SJ-SCO-06]"""
    plants = ["indigo_plant"] * 2 + ["sugar_mill"] + ["tobacco_storage"] * 2
    assert guild_points(SECOND, *plants) == 8
    assert guild_points(FIRST, *plants) == 10


def test_the_example_of_the_first_edition_is_worth_seven_in_the_second() -> None:
    """W-72: 2 indigo plants, a sugar mill, a tobacco storage: 8, or 4 + 3. [SJ-SCO-06]"""
    plants = ["indigo_plant", "indigo_plant", "sugar_mill", "tobacco_storage"]
    assert (guild_points(FIRST, *plants), guild_points(SECOND, *plants)) == (8, 7)


def test_there_are_at_most_five_kinds() -> None:
    """R-54: a good on a plant changes nothing, and city buildings are no kind. [SJ-SCO-06]"""
    plants = ["indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", loaded("silver_smelter")]
    assert guild_points(SECOND, *plants) == 5 + 5
    assert guild_points(SECOND, *plants, "indigo_plant", "silver_smelter") == 7 + 5
    assert guild_points(SECOND) == 0


def test_plants_of_others_and_covered_plants_do_not_count() -> None:
    """[SJ-SCO-06 SJ-SCO-04]"""
    table = situation(
        SECOND,
        seat(display=["guild_hall", "indigo_plant"], covered=["sugar_mill"]),
        seat(display=["coffee_roaster"] * 4),
    )
    assert dict(table.score_sources(0))["guild_hall"] == 2


# -- the rest of table 1.2 -------------------------------------------------------------------------


@BOTH
def test_the_trading_tile_goes_round_even_if_nobody_has_a_good(edition: str) -> None:
    """W-37, R-28: stated in the second edition, ruled for the first. [SJ-TRD-03 SJ-TRD-02]"""
    table = situation(edition)
    play(table, "trader", tiles=[3, 1])
    play(table, "builder", "prospector", "pass", "trader")
    assert [event["tile"] for event in happened(table, -1, "tile")] == [3, 1]


@BOTH
def test_without_guard_rooms_the_limit_is_seven_or_twelve(edition: str) -> None:
    """M-05 [SJ-RND-11 SJ-RND-08 SJ-RND-09]"""
    seven = ["silver_smelter"] * 7
    table = round_start(
        edition, seat(), seat(*seven), seat(*["sugar_mill"] * 8, *["hero"] * 3, display=["tower"])
    )
    assert asked(table) == (1, "role")
    table = round_start(f"{edition}?guard_room.mode=always", seat(), seat(*seven, "hero"), seat())
    play(table, "discard hero")
    assert (asked(table), len(hand(table, 1))) == ((1, "role"), 7)


@BOTH
def test_a_round_starts_with_the_chapel_and_the_limit(edition: str) -> None:
    """Nobody is asked about an exchange or a bank. [SJ-RND-04]"""
    table = round_start(edition, seat(), seat(*["silver_smelter"] * 8, "hero", display=["chapel"]), seat())
    assert asked(table) == (1, "tuck")
    play(table, "tuck silver_smelter")
    assert asked(table) == (1, "discard")
    play(table, "discard hero")
    assert asked(table) == (1, "role")
    assert len(hand(table, 1)) == 7


@BOTH
def test_a_good_is_lost_whatever_covers_its_plant(edition: str) -> None:
    """Also another plant. [SJ-CRN-07]"""
    table = situation(edition, seat("sugar_mill", "hero", display=["crane", loaded("indigo_plant", "well")]))
    play(table, "builder", "build sugar_mill", "over loaded indigo")
    assert discards(table) == ["well"]


@BOTH
def test_hand_sizes_are_open_and_what_is_tucked_is_not(edition: str) -> None:
    """R-35, R-36: read alike in all editions. [SJ-INF-01 SJ-INF-06]"""
    table = situation(edition, seat("hero", "palace", display=["chapel"], tucked=["well"]))
    seen = table.view(1)["players"][0]
    assert seen["hand_size"] == 2
    assert "tucked" not in seen
    assert "tucked_number" not in seen


@pytest.mark.parametrize(
    "option",
    ["guard_room.mode=always", "tavern.same_phase=false", "expansion.shuffle=after_deal"],
)
@pytest.mark.parametrize("edition", ["first", "second"])
def test_options_of_the_expansion_mean_nothing_without_it(edition: str, option: str) -> None:
    """Section 1.3: the same seed deals the same cards, and the same game follows. [SJ-SET-05 SJ-RND-11]"""
    games = [Table(f"san-juan:{edition}/3{tail}", seed=11) for tail in ("", f"?{option}")]
    for decision in range(60):
        assert games[0].observe(-1).words() == games[1].observe(-1).words()
        if games[0].over:
            break
        assert words(games[0]) == words(games[1])
        for game in games:
            game.play(game.options[decision % len(game.options)])


def test_a_card_of_another_box_is_refused_by_name() -> None:
    """The office has a number but is not in the first edition's deck. [SJ-CMP-02]"""
    table = situation("san-juan:first/3", seat("tower", "well", "hero", display=["crane", "chapel"]))
    play(table, "builder")
    assert refused(table, "build office") == "SJ-CMP-02"
    play(table, "build well")
    assert refused(table, "over office") == "SJ-CRN-01"
    full = situation(
        "san-juan:first/3",
        seat("hero"),
        seat(*["indigo_plant"] * 5, "hero", "hero", "well"),
        seat("tower"),
        roles={"builder": 0, "producer": 1},
    )
    play(full, "trader")
    assert refused(full, "discard office") == "SJ-CMP-02"
