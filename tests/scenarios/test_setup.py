"""What is in the box and how a game begins: docs/rules/san-juan.md, sections 2 and 3."""

import re
from collections import Counter
from pathlib import Path

import pytest

from gouverneur import ChanceError, PositionError, RulesetError, Table
from gouverneur.san_juan.editions import EDITIONS, TRADING_TILES
from situations import (
    asked,
    discards,
    display,
    draw_pile,
    hand,
    loaded,
    play,
    refused,
    seat,
    situation,
    words,
)

SPECIFICATION = Path(__file__).parents[2] / "docs" / "rules" / "san-juan.md"
VARIANT = "?setup_variant=keep_4_of_5_6_7_8"


def rows(start: str, end: str) -> list[list[str]]:
    """The table rows of the specification between two headings."""
    text = SPECIFICATION.read_text(encoding="utf-8").partition(start)[2].partition(end)[0]
    return [
        [cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if "|" in line
    ]


# -- the cards ----------------------------------------------------------------------------


def test_every_card_has_the_printed_cost_points_and_copies() -> None:
    """Table 3.1, column E1: 29 kinds with cost, points and copies. R-46: one id for the silver smelter. [SJ-CMP-02]"""
    printed = {}
    for cells in rows("### 3.1", "### 3.2"):
        if name := re.fullmatch(r"`(\w+)`", cells[0]):
            printed[name[1]] = tuple(int(number) for number in cells[5].split("/"))
    assert len(printed) == 29
    assert {card.name: (card.cost, card.points, card.copies) for card in EDITIONS["first"]} == printed


def test_every_card_is_of_the_printed_kind() -> None:
    """Table 3.1: production, city building, monument or 6-building. [SJ-CMP-02 SJ-CTY-04]"""
    printed = {cells[0].strip("`"): cells[4] for cells in rows("### 3.1", "### 3.2") if "`" in cells[0]}
    kinds = {
        card.name: "P" if card.good >= 0 else "M" if card.monument else "S" if card.cost == 6 else "C"
        for card in EDITIONS["first"]
    }
    assert kinds == printed


def test_the_deck_adds_up() -> None:
    """Checksums 3.3: cards by cost, 42 production and 68 city cards, 110 in all. [SJ-CMP-02]"""
    [checksum] = [cells for cells in rows("### 3.3", "### 3.4") if cells[0] == "E1 cards"]
    by_cost: Counter[int] = Counter()
    for card in EDITIONS["first"]:
        by_cost[card.cost] += card.copies
    assert [str(by_cost[cost]) for cost in range(1, 7)] == checksum[1:7]
    assert by_cost.total() == int(checksum[7]) == 110
    assert sum(card.copies for card in EDITIONS["first"] if card.good >= 0) == 42
    assert sum(card.copies for card in EDITIONS["first"] if card.good < 0) == 68


def test_points_follow_the_cost() -> None:
    """Section 3.3: cost 1 to 6 gives 1, 1, 2, 2, 3, 0 points; a monument is worth its cost. [SJ-CMP-02]"""
    for card in EDITIONS["first"]:
        assert card.points == (
            card.cost if card.monument else {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 0}[card.cost]
        )


def test_no_more_cards_can_lie_on_the_table_than_are_in_the_deck() -> None:
    """Three smithies exist, and ten indigo plants of which the displays hold three. [SJ-CMP-02]"""
    assert draw_pile(situation("san-juan:first/3", seat(*["smithy"] * 3)))["smithy"] == 0
    with pytest.raises(PositionError, match="SJ-CMP-02"):
        situation("san-juan:first/3", seat(*["smithy"] * 4))
    situation("san-juan:first/3", seat(*["indigo_plant"] * 7))
    with pytest.raises(PositionError, match="SJ-CMP-02"):
        situation("san-juan:first/3", seat(*["indigo_plant"] * 8))


def test_a_card_is_building_money_good_or_point() -> None:
    """Four sugar mills, four uses: built, paid with, a good on a plant, tucked under the chapel. [SJ-CMP-01]"""
    table = situation("san-juan:first/3", seat(*["sugar_mill"] * 3, display=["indigo_plant", "chapel"]))
    play(table, "builder", "build sugar_mill")
    play(table, "producer", "done", "done")
    play(table, "produce indigo", deck=["sugar_mill"])
    play(table, "prospector", "pass")
    play(table, "tuck sugar_mill")
    me = table.position()["players"][0]
    assert me["display"] == [{"indigo_plant": "sugar_mill"}, "chapel", "sugar_mill"]
    assert discards(table) == ["sugar_mill"]
    assert me["tucked"] == ["sugar_mill"]
    assert me["hand"] == []


# -- tiles, roles, players ------------------------------------------------------------------


def test_the_five_trading_tiles() -> None:
    """Table 2.2. [SJ-CMP-05]"""
    printed = [
        tuple(map(int, cells[1:]))
        for cells in rows("### 2.2", "### 2.3")
        if cells[0][:1] == "T" and cells[0] != "Tile"
    ]
    assert len(printed) == 5
    assert list(TRADING_TILES) == printed


@pytest.mark.parametrize(
    ("tile", "prices"),
    [
        (1, [1, 1, 1, 2, 2]),
        (2, [1, 1, 2, 2, 2]),
        (3, [1, 1, 2, 2, 3]),
        (4, [1, 2, 2, 2, 3]),
        (5, [1, 2, 2, 3, 3]),
    ],
)
def test_what_each_tile_pays(tile: int, prices: list[int]) -> None:
    """The prices of indigo, sugar, tobacco, coffee and silver on the five tiles. [SJ-CMP-05]"""
    plants = ["indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter"]
    table = situation("san-juan:first/3", seat(display=[loaded(plant) for plant in plants]))
    play(table, "trader", tiles=[tile])
    goods = ["indigo", "sugar", "tobacco", "coffee", "silver"]
    assert [table.price_sources(f"sell {good}") for good in goods] == [
        [(good, price)] for good, price in zip(goods, prices, strict=True)
    ]


def test_five_roles_lie_open() -> None:
    """Any of the five may be taken first. [SJ-CMP-05 SJ-SET-02]"""
    table = Table("san-juan:first/3", seed=1)
    assert table.decision.kind == "role"
    assert words(table) == ["builder", "producer", "trader", "councillor", "prospector"]


def test_two_to_four_may_play() -> None:
    """Not alone and not five. [SJ-CMP-06]"""
    assert [len(Table(f"san-juan:first/{n}", seed=1).position()["players"]) for n in (2, 3, 4)] == [2, 3, 4]
    for players in (0, 1, 5):
        with pytest.raises(RulesetError):
            Table(f"san-juan:first/{players}", seed=1)


def test_play_goes_clockwise() -> None:
    """The left neighbour is the next seat, and the last seat's left neighbour the first. [SJ-CMP-06]"""
    table = situation("san-juan:first/4", governor=2)
    choosers = []
    for role in ("builder", "trader", "prospector", "councillor"):
        choosers.append(table.seat)
        play(table, role)
        if role == "prospector":
            play(table, "pass")
    assert choosers == [2, 3, 0, 1]


def test_the_first_edition_has_no_expansion() -> None:
    """R-45: the new buildings do not go with the first edition. [SJ-CMP-02]"""
    for name in ("san-juan:first+new-buildings/3", "san-juan:first+new/3"):
        with pytest.raises(RulesetError):
            Table(name, seed=1)


# -- setting up -------------------------------------------------------------------------------


def test_chance_makes_the_first_governor() -> None:
    """Over many games everybody is governor first; the governor is who chooses. [SJ-SET-01]"""
    games = [Table("san-juan:first/4", seed=seed) for seed in range(60)]
    assert {game.position()["governor"] for game in games} == {0, 1, 2, 3}
    assert all(game.seat == game.position()["governor"] for game in games)
    assert asked(Table("san-juan:first/4", seed=1, given={"start": [2]})) == (2, "role")


def test_the_tiles_are_shuffled() -> None:
    """Each of the five may come first, and no tile twice in five phases. [SJ-SET-03]"""
    first = set()
    for seed in range(60):
        table = Table.from_position(
            {"ruleset": "san-juan:first/3", "players": [seat(display=[loaded("indigo_plant")]), {}, {}]},
            seed=seed,
        )
        play(table, "trader")
        first.add(table.position()["tile_up"])
    assert first == {1, 2, 3, 4, 5}
    last = situation(
        "san-juan:first/3", seat(display=[loaded("indigo_plant")]), tiles=[3, 1, 5, 2], tile_turn=4
    )
    play(last, "trader")
    assert last.position()["tile_up"] == 4


def test_the_tiles_keep_their_order_for_ever() -> None:
    """After the fifth the first comes again, and so on round and round. [SJ-SET-03]"""
    for phase, tile in [(5, 3), (6, 1), (7, 5), (8, 2), (9, 4), (10, 3), (23, 2)]:
        table = situation(
            "san-juan:first/3", seat(display=[loaded("indigo_plant")]), tiles=[3, 1, 5, 2, 4], tile_turn=phase
        )
        play(table, "trader")
        assert table.position()["tile_up"] == tile


def test_everybody_starts_with_an_indigo_plant() -> None:
    """One each, out of the ten: with four players six remain to be drawn. [SJ-SET-04]"""
    table = Table("san-juan:first/4", seed=1, given={"deck": ["indigo_plant"] * 6})
    assert [display(table, who) for who in range(4)] == [["indigo_plant"]] * 4
    assert draw_pile(table)["indigo_plant"] == 0
    with pytest.raises(ChanceError):
        Table("san-juan:first/4", seed=1, given={"deck": ["indigo_plant"] * 7})


def test_the_first_plant_is_a_building_like_any_other() -> None:
    """It is worth a point, produces, counts for the guild hall and can be built over. [SJ-SET-04]"""
    table = Table("san-juan:first/3", seed=1, given={"start": [0], "deck": ["sugar_mill"] * 4})
    assert table.scores == [1, 1, 1]
    play(table, "producer")
    assert words(table) == ["produce indigo", "done"]
    hall = situation("san-juan:first/3", seat("sugar_mill", display=["indigo_plant", "guild_hall", "crane"]))
    assert dict(hall.score_sources(0))["guild_hall"] == 2
    play(hall, "builder", "build sugar_mill", "over indigo_plant")
    assert display(hall, 0) == ["sugar_mill", "guild_hall", "crane"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_cards_each_and_the_rest_is_the_draw_pile(players: int) -> None:
    """110 - 5n cards remain; the discard pile is empty. [SJ-SET-05 SJ-SET-06]"""
    table = Table(f"san-juan:first/{players}", seed=3)
    assert [len(hand(table, who)) for who in range(players)] == [4] * players
    assert discards(table) == []
    watching = table.view(-1)
    assert (watching["draw_pile"], watching["discard_pile"]) == (110 - 5 * players, 0)
    assert draw_pile(table).total() == 110 - 5 * players


def test_hands_are_shuffled_and_secret() -> None:
    """Every seed deals other cards; a neighbour sees how many there are, not which. [SJ-SET-05]"""
    assert len({tuple(hand(Table("san-juan:first/3", seed=seed), 0)) for seed in range(20)}) > 15
    table = Table("san-juan:first/3", seed=1)
    mine, other = table.view(0)["players"][0], table.view(1)["players"][0]
    assert mine["hand"] == hand(table, 0)
    assert (other["hand_size"], other["shown"], "hand" in other) == (4, [], False)


def test_the_discard_pile_is_face_down() -> None:
    """A payment lies in it; its size is public, its card only the payer's knowledge. [SJ-SET-06]"""
    table = situation("san-juan:first/3", seat("sugar_mill", "hero"))
    play(table, "builder", "build sugar_mill")
    assert discards(table) == ["hero"]
    assert table.view(1)["discard_pile"] == 1
    assert table.view(0)["players"][0]["knows_discarded"] == ["hero"]
    assert "hero" not in str(table.view(1))


# -- the variant 5, 6, 7, 8 ---------------------------------------------------------------------


def test_variant_four_players() -> None:
    """W-02: from the governor on 5, 6, 7 and 8 cards; all keep four, ten are discarded. [SJ-SET-07]"""
    table = Table("san-juan:first/4" + VARIANT, seed=1, given={"start": [1]})
    assert [len(hand(table, who)) for who in (1, 2, 3, 0)] == [5, 6, 7, 8]
    asked_in_turn = []
    while table.decision.kind == "discard":
        asked_in_turn.append(table.seat)
        table.play(table.options[0])
    assert list(dict.fromkeys(asked_in_turn)) == [1, 2, 3, 0]
    assert [len(hand(table, who)) for who in range(4)] == [4] * 4
    assert len(discards(table)) == 10
    assert draw_pile(table).total() == 110 - 20 - 10
    assert asked(table) == (1, "role")


@pytest.mark.parametrize(("players", "dealt"), [(2, [5, 6]), (3, [5, 6, 7])])
def test_variant_with_fewer_players(players: int, dealt: list[int]) -> None:
    """R-51: two get 5 and 6 cards, three get 5, 6 and 7. [SJ-SET-07]"""
    table = Table(f"san-juan:first/{players}{VARIANT}", seed=1, given={"start": [0]})
    assert [len(hand(table, who)) for who in range(players)] == dealt


def test_variant_any_four_may_be_kept() -> None:
    """The governor looks at five cards and gives back the one he likes least. [SJ-SET-07]"""
    five = ["hero", "indigo_plant", "palace", "statue", "well"]
    table = Table(
        "san-juan:first/2" + VARIANT, seed=1, given={"start": [0], "deck": [*five, *["sugar_mill"] * 6]}
    )
    assert words(table) == [
        "discard indigo_plant",
        "discard well",
        "discard statue",
        "discard hero",
        "discard palace",
    ]
    assert refused(table, "discard smithy") == "SJ-SET-07"
    assert table.why_not("pass") is not None
    play(table, "discard statue")
    assert hand(table, 0) == ["indigo_plant", "well", "hero", "palace"]
    assert hand(table, 1) == ["sugar_mill"] * 4
    assert discards(table) == ["sugar_mill", "sugar_mill", "statue"]
    assert table.view(1)["players"][1]["knows_discarded"] == ["sugar_mill", "sugar_mill"]


def test_variant_only_when_agreed() -> None:
    """Without the option nobody gives a card back. [SJ-SET-07]"""
    assert Table("san-juan:first/4", seed=1).decision.kind == "role"
    assert Table("san-juan:first/4?setup_variant=standard_4", seed=1).decision.kind == "role"
