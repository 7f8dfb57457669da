"""What is in the box and how a game begins: docs/rules/puerto-rico.md, sections 1 to 3."""

import random
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from gouverneur import RulesetError, Table, ruleset
from situations_puerto_rico import (
    asked,
    board,
    buildings_left,
    city,
    coins,
    island,
    money,
    refused,
    row,
    words,
)

SPECIFICATION = Path(__file__).parents[3] / "docs" / "rules" / "puerto-rico.md"
GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"]
BOXES = [("2002", 3), ("2002", 4), ("2002", 5), ("2020", 2), ("2020", 3), ("2020", 4), ("2020", 5)]
every_box = pytest.mark.parametrize(("edition", "players"), BOXES)


def rows(start: str, end: str) -> list[list[str]]:
    """The table rows of the specification between two headings."""
    text = SPECIFICATION.read_text(encoding="utf-8").partition(start)[2].partition(end)[0]
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if line.startswith("|")
    ]


def cell(label: str, edition: str, players: int) -> str:
    """What table 2.2 prints for a number of players; `same` stands for the column to its left."""
    table = rows("### 2.2", "### 2.3")
    [cells] = [cells for cells in table if cells[0] == label] or [
        cells for cells in table if cells[0].startswith(label)
    ]
    found = cells[players - 1]
    while found == "same":
        players -= 1
        found = cells[players - 1]
    if " / " in found:
        [found] = [part for part in found.split(" / ") if f"({edition})" in part]
    return found.partition(" (")[0]


def numbers(label: str, edition: str, players: int) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", cell(label, edition, players))]


def start(edition: str, players: int, governor: int = 0) -> Table:
    return Table(f"puerto-rico:{edition}/{players}", seed=1, given={"start": [governor]})


def sheet(edition: str, players: int) -> dict[str, dict[str, int]]:
    return {one["building"]: one for one in start(edition, players).sheet["buildings"]}


# -- editions ---------------------------------------------------------------------------------------------


def test_the_first_edition_is_for_three_to_five() -> None:
    """[PR-CFG-01]"""
    for players in (3, 4, 5):
        assert ruleset(f"puerto-rico:2002/{players}").players == players
    for wrong in ("puerto-rico:2002/1", "puerto-rico:2002/2", "puerto-rico:2002/6"):
        with pytest.raises(RulesetError, match="3, 4, 5 players"):
            ruleset(wrong)


@pytest.mark.parametrize("module", ["new-buildings", "nobles", "buccaneer", "festival"])
def test_the_first_edition_has_no_modules(module: str) -> None:
    """[PR-CFG-01]"""
    with pytest.raises(RulesetError):
        ruleset(f"puerto-rico:2002+{module}/3")


def test_the_edition_of_2020_is_for_two_to_five() -> None:
    """[PR-CFG-02]"""
    for players in (2, 3, 4, 5):
        assert ruleset(f"puerto-rico:2020/{players}").players == players
    for wrong in ("puerto-rico:2020/1", "puerto-rico:2020/6"):
        with pytest.raises(RulesetError, match="2, 3, 4, 5 players"):
            ruleset(wrong)


def test_editions_of_other_years_are_not_known() -> None:
    """[PR-CFG-01 PR-CFG-02]"""
    with pytest.raises(RulesetError, match="2002, 2020"):
        ruleset("puerto-rico:2011/3")


@pytest.mark.parametrize("players", [3, 4])
def test_with_three_or_four_both_editions_have_the_same_box(players: int) -> None:
    """Table 1.1: they differ only in the chips for five, and in labels. [PR-CFG-01 PR-CFG-02]"""
    assert start("2002", players).sheet == start("2020", players).sheet
    assert board(start("2002", players)) == board(start("2020", players)) | {
        "ruleset": f"puerto-rico:2002/{players}"
    }


# -- what is given out ---------------------------------------------------------------------------------------


@every_box
def test_money_and_start_tiles(edition: str, players: int) -> None:
    """Table 2.2: doubloons for each, indigo for the first seats from the governor, corn for the last. [PR-SET-02]"""
    for governor in range(players):
        table = start(edition, players, governor)
        for place in range(players):
            label = "start tile, seat 1" if place == 0 else f"seat {place + 1}"
            who = (governor + place) % players
            assert island(table, who) == {cell(label, edition, players): 1}
            assert [money(table, who)] == numbers("doubloons per player", edition, players)


@every_box
def test_supplies(edition: str, players: int) -> None:
    """Table 2.2: chips, workers beside those on the office, ships, goods. [PR-SET-05]"""
    view = board(start(edition, players))
    assert [view["chips"]] == numbers("VP supply", edition, players)
    assert [view["workers"]] == numbers("workers in supply", edition, players)
    assert [view["office"]] == numbers("workers on the office", edition, players)
    assert [ship["capacity"] for ship in view["ships"]] == numbers("cargo ships", edition, players)
    assert [view["supply"][good] for good in GOODS] == numbers("goods: corn", edition, players)


@every_box
def test_role_cards(edition: str, players: int) -> None:
    """Table 2.2: six roles, and no, one or two prospectors. [PR-SET-05]"""
    table = start(edition, players)
    roles = list(board(table)["roles"])
    assert roles[:6] == ["settler", "mayor", "builder", "craftsman", "trader", "captain"]
    assert [len(roles)] == numbers("role cards", edition, players)[:1]
    assert roles[6:] == [[], [], ["prospector"], [], ["prospector"], ["prospector", "prospector_2"]][players]


@every_box
def test_plantations_and_quarries(edition: str, players: int) -> None:
    """Table 2.2: what is in the game, less the start tiles; N+1 lie open, the rest is hidden. [PR-SET-03 PR-SET-04]"""
    table = start(edition, players)
    view = board(table)
    assert [view["quarries"]] == numbers("quarries", edition, players)
    assert (
        [sum(row(table).values())] == numbers("face-up plantations", edition, players)[-1:] == [players + 1]
    )
    assert [view["hidden"]] == numbers("hidden plantations", edition, players)
    assert sum(view["hidden_kinds"].values()) == view["hidden"]
    tiles = Counter(view["hidden_kinds"]) + Counter(row(table))
    for who in range(players):
        tiles += Counter(island(table, who))
    assert [tiles[kind] for kind in GOODS] == numbers("plantations in the game", edition, players)
    assert not any(view["discards"].values())


@every_box
def test_buildings_on_the_display(edition: str, players: int) -> None:
    """Table 3.2: as many copies of each as the number of players says. [PR-SET-06 PR-TWO-02]"""
    table = start(edition, players)
    for printed in base_buildings():
        assert buildings_left(table, printed[0]) == int(printed[9 if players == 2 else 8])
    assert all(city(table, who) == [] for who in range(players))


@every_box
def test_the_house_the_ships_and_the_role_cards_are_empty(edition: str, players: int) -> None:
    """[PR-SET-06]"""
    table = start(edition, players)
    view = board(table)
    assert view["house"] == []
    assert all(ship["good"] is None and ship["number"] == 0 for ship in view["ships"])
    assert coins(table) == {}
    assert all(card["taker"] is None for card in view["roles"].values())


def test_setup_for_four() -> None:
    """WE-26 [PR-SET-01 PR-SET-02 PR-SET-03 PR-SET-04 PR-SET-05 PR-SET-06]"""
    for edition in ("2002", "2020"):
        table = start(edition, 4)
        view = board(table)
        assert [money(table, who) for who in range(4)] == [3, 3, 3, 3]
        assert [island(table, who) for who in range(4)] == [
            {"indigo": 1},
            {"indigo": 1},
            {"corn": 1},
            {"corn": 1},
        ]
        assert (view["chips"], view["workers"], view["office"]) == (100, 75, 4)
        assert [ship["ship"] for ship in view["ships"]] == ["ship-5", "ship-6", "ship-7"]
        assert len(view["roles"]) == 7
        assert sum(row(table).values()) == 5
        assert view["hidden"] == 41


def test_with_five_the_editions_have_other_chips() -> None:
    """Table 1.1, row 2 [PR-SET-05]"""
    assert board(start("2002", 5))["chips"] == 122
    assert board(start("2020", 5))["chips"] == 126


def test_two_play_with_less() -> None:
    """Three tiles of each kind, three quarries and two goods of each kind are not in the game. [PR-TWO-01]"""
    two, three = start("2020", 2).sheet, start("2020", 3).sheet
    for kind in GOODS:
        assert two["tiles"][kind] == three["tiles"][kind] - 3
    assert two["tiles"]["quarry"] == three["tiles"]["quarry"] - 3 == 5
    for less, more in zip(two["goods"], three["goods"], strict=True):
        assert less["tokens"] == more["tokens"] - 2


def test_two_have_one_of_each_special_and_two_of_each_production_building() -> None:
    """[PR-TWO-02]"""
    for one in start("2020", 2).sheet["buildings"]:
        assert one["copies"] == (1 if one["special"] else 2)


# -- chance ----------------------------------------------------------------------------------------------


@every_box
def test_the_governor_is_drawn_and_begins(edition: str, players: int) -> None:
    """Every seat can be it. [PR-SET-01]"""
    for governor in range(players):
        table = start(edition, players, governor)
        assert (board(table)["governor"], board(table)["picker"]) == (governor, governor)
        assert asked(table) == (governor, "role")
    governors = Counter(
        board(Table(f"puerto-rico:{edition}/{players}", seed=seed))["governor"] for seed in range(60)
    )
    assert set(governors) == set(range(players))


def test_start_tiles_are_taken_before_the_others_are_shuffled() -> None:
    """All ten corn but the start tiles can come up in the row, an eleventh not. [PR-SET-02 PR-SET-04]"""
    given = {"start": [0], "tiles": ["corn", "corn", "coffee", "indigo"]}
    table = Table("puerto-rico:2020/3", seed=1, given=given)
    assert row(table) == {"corn": 2, "coffee": 1, "indigo": 1}
    assert board(table)["hidden_kinds"] == {"corn": 7, "indigo": 9, "sugar": 11, "tobacco": 9, "coffee": 7}


def test_the_row_is_dealt_by_chance() -> None:
    """[PR-SET-04]"""
    dealt = {tuple(sorted(row(Table("puerto-rico:2020/5", seed=seed)).items())) for seed in range(10)}
    assert len(dealt) > 5


# -- unused material ---------------------------------------------------------------------------------------


def census(table: Table) -> dict[str, int]:
    """Everything there is of what is counted, wherever it lies."""
    view = board(table)
    found: Counter[str] = Counter()
    for pile in (view["row"], view["discards"], view["hidden_kinds"]):
        found.update({f"{kind} tile": number for kind, number in pile.items()})
    found["quarry tile"] += view["quarries"]
    found.update(view["supply"])
    found.update(view["house"])
    for ship in view["ships"]:
        found.update({ship["good"]: ship["number"]} if ship["good"] else {})
    found["worker"] += view["workers"] + view["office"]
    found["chip"] += view["chips"] - view["noted"]
    found.update(view["buildings"])
    for one in view["players"]:
        found.update({f"{kind} tile": number for kind, number in one["island"].items()})
        found.update(one["goods"])
        found.update(place["building"] for place in one["city"])
        found["worker"] += one["idle"] + sum(one["manned"].values())
        found["worker"] += sum(place["pieces"] for place in one["city"])
        found["chip"] += one["points"]
    return dict(+found)


@every_box
def test_what_is_not_used_never_comes_into_the_game(edition: str, players: int) -> None:
    """At the end of a game there is as much of everything as at its beginning. [PR-SET-07 PR-GEN-08]"""
    table = start(edition, players)
    laid_out = census(table)
    chance = random.Random(players)
    while not table.over:
        table.play(chance.choice(table.options))
    assert census(table) == laid_out


def test_roles_of_other_player_numbers_are_out_of_the_game() -> None:
    """No prospector with three, no second one with four. [PR-SET-05 PR-SET-07]"""
    assert refused(start("2002", 3), "prospector") == "PR-SET-05"
    assert refused(start("2020", 4), "prospector_2") == "PR-SET-05"
    assert refused(start("2020", 5), "buccaneer") == "PR-SET-05"
    assert words(start("2002", 3)) == ["settler", "mayor", "builder", "craftsman", "trader", "captain"]


# -- what is printed on it -----------------------------------------------------------------------------------


def base_buildings() -> list[list[str]]:
    """Table 3.2, the rows of the base game."""
    return [cells for cells in rows("### 3.2", "### 3.3") if len(cells) == 14 and cells[12] == "base"]


@every_box
def test_every_building_has_the_printed_numbers(edition: str, players: int) -> None:
    """Table 3.2: cost, points, circles, copies, row and class of 23 buildings. R-56 [PR-SET-06]"""
    printed = {
        cells[0]: {
            "building": cells[0],
            "cost": int(cells[5]),
            "points": int(cells[6]),
            "circles": int(cells[7]),
            "copies": int(cells[9 if players == 2 else 8]),
            "row": int(cells[10]),
            "large": cells[11] == "L",
            "special": cells[11] in ("SS", "L"),
        }
        for cells in base_buildings()
    }
    assert len(printed) == 23
    found = sheet(edition, players)
    assert {name: {key: one[key] for key in printed[name]} for name, one in found.items()} == printed
    assert list(found) == list(printed)


def test_production_buildings_make_the_printed_good() -> None:
    """Table 3.4, and as many as they have circles: table 3.2. [PR-SET-06 PR-CRA-03]"""
    needed = {
        maker: cells[0]
        for cells in rows("### 3.4", "Prices:")
        if cells[0] in GOODS
        for maker in cells[4].split(", ")
        if maker != "no"
    }
    assert len(needed) == 6
    found = sheet("2020", 3)
    assert {name: one["good"] for name, one in found.items() if one["good"]} == needed
    for cells in base_buildings():
        if made := re.match(r"makes up to (\d) (\w+)", cells[13]):
            assert (found[cells[0]]["circles"], found[cells[0]]["good"]) == (int(made[1]), made[2])


def test_small_buildings_are_worth_their_row() -> None:
    """Section 3.2: large ones are row 4. R-59 [PR-SET-06]"""
    for one in sheet("2002", 3).values():
        assert one["points"] == one["row"]
        assert one["large"] == (one["row"] == 4)


def test_the_buildings_add_up() -> None:
    """Table 2.1: 20 production, 24 small special and 5 large buildings. [PR-SET-06]"""
    found = sheet("2002", 4).values()
    assert sum(one["copies"] for one in found if not one["special"]) == 20
    assert sum(one["copies"] for one in found if one["special"] and not one["large"]) == 24
    assert sum(one["copies"] for one in found if one["large"]) == 5


@every_box
def test_goods_and_tiles(edition: str, players: int) -> None:
    """Table 3.4: price, tokens and plantations of each kind; table 2.1: eight quarries. [PR-SET-05 PR-TRA-02]"""
    box = start(edition, players).sheet
    place = 1 if players == 2 else 0
    printed = [cells for cells in rows("### 3.4", "Prices:") if cells[0] in GOODS]
    assert [cells[0] for cells in printed] == GOODS
    for cells, one in zip(printed, box["goods"], strict=True):
        tokens, tiles = (int(cells[column].split(" / ")[place]) for column in (2, 3))
        assert (one["good"], one["price"], one["tokens"]) == (cells[0], int(cells[1]), tokens)
        assert box["tiles"][cells[0]] == tiles


def test_dearer_goods_cost_one_more_each() -> None:
    """[PR-TRA-02]"""
    prices = [one["price"] for one in start("2020", 3).sheet["goods"]]
    assert prices[0] == 0
    assert all(dearer - cheaper == 1 for cheaper, dearer in pairwise(prices))
