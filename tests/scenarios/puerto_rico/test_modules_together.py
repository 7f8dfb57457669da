"""Nobles, buccaneer and festival in one game: docs/rules/puerto-rico.md, sections 1.3, 2.2 and 2.5, R-64."""

import itertools
import random
import re
from pathlib import Path

import pytest

from gouverneur import Table
from rulesets import printed_buildings
from situations_puerto_rico import (
    all_money,
    all_nobles,
    all_points,
    asked,
    board,
    buildings_left,
    coins,
    empty,
    farm,
    festival,
    goods,
    idle,
    idle_nobles,
    island,
    manned,
    money,
    nobles,
    office,
    office_nobles,
    phase,
    play,
    points,
    rounds_end,
    row,
    seat,
    situation,
    staff,
    titled,
    words,
    workers,
)

SPECIFICATION = Path(__file__).parents[3] / "docs" / "rules" / "puerto-rico.md"
MODULES = ("new-buildings", "nobles", "buccaneer", "festival")
SETS = {"new-buildings": "I", "nobles": "II"}
FEAST = "puerto-rico:2020+buccaneer+festival/3"
ALL = "puerto-rico:2020+new-buildings+nobles+buccaneer+festival/3"
COMBINATIONS = [chosen for n in range(5) for chosen in itertools.combinations(MODULES, n)]
every_box = pytest.mark.parametrize(
    ("players", "modules"), [(players, modules) for players in (2, 3, 4, 5) for modules in COMBINATIONS]
)


def start(players: int, modules: tuple[str, ...], seed: int = 1) -> Table:
    name = "".join(f"+{module}" for module in modules)
    draft = "?draft=mixed" if "new-buildings" in modules else ""
    return Table(f"puerto-rico:2020{name}/{players}{draft}", seed=seed, given={"start": [0]})


def numbers(label: str, players: int) -> list[int]:
    """What table 2.2 prints."""
    text = SPECIFICATION.read_text(encoding="utf-8").partition("### 2.2")[2].partition("### 2.3")[0]
    [line] = [line for line in text.splitlines() if line.startswith(f"| {label}")]
    cells = [cell.strip() for cell in line.strip("|").split("|")]
    return [int(number) for number in re.findall(r"\d+", cells[players - 1])]


# -- setups ---------------------------------------------------------------------------------------------------------


@every_box
def test_every_setup(players: int, modules: tuple[str, ...]) -> None:
    """Table 2.2, for every combination of modules. [PR-CFG-02 PR-CFG-03 PR-NOB-02 PR-BUC-01 PR-FES-05]"""
    table = start(players, modules)
    view = board(table)
    if "nobles" in modules:
        supply, workers_there, noble = numbers("with module II: workers in supply / office", players)
        assert (workers(table), office(table), office_nobles(table)) == (supply, workers_there, noble)
        assert [nobles(table)] == numbers("with module II: nobles in supply", players)
    else:
        assert [workers(table)] == numbers("workers in supply", players)
        assert [office(table)] == numbers("workers on the office", players)
        assert (nobles(table), office_nobles(table)) == (0, 0)
    cards = "with module III: role cards" if "buccaneer" in modules else "role cards |"
    assert len(view["roles"]) == numbers(cards, players)[0]
    feasting = "festival" in modules
    assert [view["hidden"] + feasting] == numbers("hidden plantations after setup", players)
    assert bool(festival(table)) == feasting
    assert sum(row(table).values()) == players + 1
    assert sum(view["supply"].values()) + 3 * feasting == (40 if players == 2 else 50)


@every_box
def test_every_display(players: int, modules: tuple[str, ...]) -> None:
    """Table 3.2: 23 kinds, with nobles 31; one copy may lie on the festival board. [PR-NOB-01 PR-FES-05]"""
    table = start(players, modules)
    printed = printed_buildings(
        players == 2, ("base", *(SETS[module] for module in modules if module in SETS))
    )
    shown = {name: number for name, number in board(table)["buildings"].items() if number}
    assert len(shown) == 23 + 8 * ("nobles" in modules)
    for name, number in shown.items():
        in_box = printed_buildings(False, ("base", "I", "II"))[name][3]
        missing = name == festival(table).get("building") and not (players == 2 and in_box > printed[name][3])
        assert number == printed[name][3] - missing


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_with_everything_is_played_to_its_end(players: int) -> None:
    """There are as many workers, nobles and tiles at the end as at the beginning. [PR-CFG-02 PR-NOB-02 PR-NOB-05]"""
    table = start(players, MODULES)
    chance = random.Random(players)
    while not table.over:
        table.play(chance.choice(table.options))
    assert "workers" not in board(table)["ending"]
    view = board(table)
    pieces = view["workers"] + view["office"] + view["nobles"] + view["office_nobles"]
    for who in range(players):
        pieces += idle(table, who) + idle_nobles(table, who)
        pieces += sum(manned(table, who).values()) + sum(staff(table, who).values())
    assert pieces == 120
    assert (
        view["nobles"] + view["office_nobles"] + sum(all_nobles(table, who) for who in range(players)) == 20
    )


# -- goals in captive phases --------------------------------------------------------------------------------------


def test_a_captive_settler_can_win_the_plantation() -> None:
    """R-64: he places his workers alone. [PR-FES-09 PR-FES-06 PR-BUC-14]"""
    one = seat(island={"corn": 2, "sugar": 2})
    table = phase(FEAST, "buccaneer", one, row=["corn"] * 4, festival={"tile": "corn"})
    play(table, "kidnap settler")
    rounds_end(table, "trader", "captain")
    play(table, "take corn")
    assert asked(table) == (0, "place")
    play(table, "place corn", "place sugar")
    assert board(table)["round"] == 2
    assert (manned(table, 0), festival(table)) == ({"corn": 2, "sugar": 1}, {})


def test_a_captive_craftsman_can_win_the_goods() -> None:
    """R-64: others who produce them do not count. [PR-FES-09 PR-FES-07 PR-BUC-14]"""
    maker = seat(**farm(corn=2), money=0)
    table = phase(FEAST, "buccaneer", maker, seat(**farm(corn=3)), festival={"goods": ["corn"] * 3})
    play(table, "kidnap craftsman")
    rounds_end(table, "trader", "captain")
    play(table, "produce")
    assert money(table, 0) == 0
    play(table, "extra corn")
    assert (money(table, 0), festival(table)) == (3, {})


def test_a_captive_builder_can_win_the_building() -> None:
    """R-64 [PR-FES-09 PR-FES-08 PR-BUC-14]"""
    table = phase(FEAST, "buccaneer", seat(money=7), festival={"building": "harbor"})
    play(table, "kidnap builder")
    rounds_end(table, "trader", "captain")
    play(table, "build harbor")
    assert (points(table, 0), festival(table), buildings_left(table, "harbor")) == (3, {}, 2 - 1)


# -- other meetings -----------------------------------------------------------------------------------------------


def test_a_jeweler_may_be_the_festival_building() -> None:
    """R-45 [PR-FES-03 PR-FES-08]"""
    table = phase(
        "puerto-rico:2020+nobles+festival/3", "builder", seat(money=7), festival={"building": "jeweler"}
    )
    play(table, "build jeweler")
    assert (points(table, 0), buildings_left(table, "jeweler")) == (3, 1)


def test_a_raided_noble_works_at_once() -> None:
    """In a chapel, for the next craftsman. [PR-BUC-08 PR-NOB-06 PR-CHP-02]"""
    one = seat(island={}, city=empty("chapel"), money=0)
    table = phase(ALL, "buccaneer", one, office=4)
    play(table, "raid 0 and_noble", "craftsman")
    assert (points(table, 0), money(table, 0)) == (1, 0)


def test_a_raid_can_make_guests() -> None:
    """A guesthouse has circles like any building. [PR-BUC-07 PR-GST-01]"""
    table = phase(ALL, "buccaneer", seat(island={}, city=empty("guesthouse")), office=6)
    play(table, "raid 1 and_noble")
    assert staff(table, 0) == {"guesthouse": 2}
    assert asked(table) == (1, "role")


def test_reward_workers_may_be_guests() -> None:
    """[PR-FES-06 PR-GST-01]"""
    one = seat(**farm(corn=2), city=empty("guesthouse"))
    table = phase(ALL, "settler", one, row=["corn"] * 4, festival={"tile": "corn"})
    play(table, "take corn")
    assert (manned(table, 0), staff(table, 0)) == ({"corn": 3}, {"guesthouse": 2})


def test_the_buccaneer_is_a_phase_for_guests() -> None:
    """They may move before and after it, to make room for a raid or not. [PR-GST-05 PR-BUC-07]"""
    one = seat(island={"corn": 1}, city={"guesthouse": 2})
    table = phase(ALL, "buccaneer", one, office=6)
    assert asked(table) == (0, "guest")
    play(table, "stay")
    # One circle is free; when a guest fills it another is free in the guesthouse.
    assert [word for word in words(table) if word.startswith("raid")][:2] == ["raid 0", "raid 1"]
    table = phase(ALL, "buccaneer", one, office=6)
    play(table, "move_worker corn")
    assert asked(table) == (0, "deed")
    assert "raid 1" in words(table)
    assert "raid 2" not in words(table)


def test_plundered_and_festival_goods_are_not_the_same() -> None:
    """What lies on the festival board is nobody's. [PR-FES-05 PR-BUC-06]"""
    table = phase(FEAST, "buccaneer", house=["corn"], festival={"goods": ["corn", "corn", "sugar"]})
    play(table, "plunder")
    assert festival(table) == {"goods": ["corn", "corn", "sugar"]}
    assert board(table)["supply"]["corn"] == 10 - 2


def test_two_players_with_everything() -> None:
    """A noble captive trader sells land at the end of the round; two cards at most are left. [PR-TWO-04 PR-BUC-12]"""
    name = ALL.replace("/3", "/2")
    one = seat(**titled("land_office"), island={"corn": 2}, money=0)
    table = phase(name, "buccaneer", one, seat(money=0))
    play(table, "kidnap trader")
    rounds_end(table, "craftsman", "captain", "settler", "prospector", "builder")
    assert asked(table) == (0, "sell")
    assert words(table) == ["pass", "sell_land corn"]
    play(table, "sell_land corn")
    assert coins(table) == {"mayor": 1}


def test_a_royal_supplier_after_piracy() -> None:
    """Loot is as good as any. [PR-BUC-05 PR-ROY-01]"""
    one = seat("royal_supplier", idle_nobles=2)
    table = phase(ALL, "buccaneer", one, ships={"ship-4": {"good": "sugar", "number": 2}})
    play(table, "piracy ship-4 1", "captain", "supply sugar")
    assert (all_points(table), goods(table, 0)) == ([1, 0, 0], {})


def test_a_lodge_takes_a_step_back_from_the_goal() -> None:
    """What was discarded does not count; laid again it does. [PR-FES-06 PR-HUN-01]"""
    one = seat("hunting_lodge", island={"corn": 2})
    table = situation(ALL, one, row=["corn"] * 4, festival={"tile": "corn"})
    play(table, "settler", "pass", "pass", "pass", "discard corn")
    assert island(table, 0) == {"corn": 1}
    assert festival(table) == {"tile": "corn"}


def test_ransom_and_festival_money_add_up() -> None:
    """[PR-BUC-10 PR-FES-07]"""
    maker = seat(**farm(corn=3), money=0)
    table = phase(FEAST, "buccaneer", seat(money=0), maker, festival={"goods": ["corn"] * 3})
    play(table, "kidnap craftsman", "craftsman", "produce")
    assert all_money(table)[:2] == [3, 3]
