"""The draft of the module New Buildings: docs/rules/puerto-rico.md, section 2.5, and its options in section 1.2."""

import pytest

from gouverneur import RulesetError, Table, ruleset
from situations_puerto_rico import (
    asked,
    board,
    buildings_left,
    happened,
    phase,
    play,
    reason,
    refused,
    row,
    seat,
    situation,
    words,
)

MODULE = "puerto-rico:2020+new-buildings"
PRODUCTION = {
    "small_indigo_plant": 4,
    "small_sugar_mill": 4,
    "indigo_plant": 3,
    "sugar_mill": 3,
    "tobacco_storage": 3,
    "coffee_roaster": 3,
}
BASE_SPECIALS = [
    "small_market", "hacienda", "construction_hut", "small_warehouse", "hospice", "office", "large_market",
    "large_warehouse", "factory", "university", "harbor", "wharf",
    "guild_hall", "residence", "fortress", "customs_house", "city_hall",
]  # fmt: skip
NEW_SPECIALS = [
    "aqueduct", "forest_house", "black_market", "storehouse", "guesthouse", "trading_post", "church", "small_wharf",
    "lighthouse", "specialty_factory", "library", "union_hall", "statue", "cloister",
]  # fmt: skip
LARGE = {"guild_hall", "residence", "fortress", "customs_house", "city_hall", "statue", "cloister"}
BY_COST = {
    1: (1, ["small_market", "aqueduct"]),
    2: (2, ["hacienda", "construction_hut", "forest_house", "black_market"]),
    3: (1, ["small_warehouse", "storehouse"]),
    4: (1, ["hospice", "guesthouse"]),
    5: (2, ["office", "large_market", "trading_post", "church"]),
    6: (1, ["large_warehouse", "small_wharf"]),
    7: (1, ["factory", "lighthouse"]),
    8: (2, ["university", "harbor", "specialty_factory", "library"]),
    9: (1, ["wharf", "union_hall"]),
    10: (5, ["guild_hall", "residence", "fortress", "customs_house", "city_hall", "statue", "cloister"]),
}


def drafting(players: int, governor: int = 0, options: str = "") -> Table:
    return Table(f"{MODULE}/{players}{options}", seed=1, given={"start": [governor]})


def on_display(table: Table) -> dict[str, int]:
    return {name: copies for name, copies in board(table)["buildings"].items() if copies}


def draft(table: Table, *names: str) -> None:
    play(table, *(f"draft {name}" for name in names))


# -- what may be drafted -------------------------------------------------------------------------------


def test_all_special_buildings_are_in_the_pool() -> None:
    """24 small and 7 large kinds; production buildings lie there as usual. [PR-DRA-01]"""
    table = drafting(4)
    assert asked(table) == (0, "draft")
    assert words(table) == [f"draft {name}" for name in BASE_SPECIALS + NEW_SPECIALS]
    assert len(words(table)) == 24 + 7
    assert on_display(table) == PRODUCTION
    assert table.sheet["drafted"] == BASE_SPECIALS + NEW_SPECIALS


def test_production_buildings_are_not_drafted() -> None:
    """[PR-DRA-01]"""
    table = drafting(3)
    assert reason(table, "draft coffee_roaster") == ("PR-DRA-01", "not-in-pool")
    assert reason(table, "draft villa") == ("PR-DRA-01", "not-in-pool")


def test_buildings_of_another_module_are_never_drafted() -> None:
    """Section 1.3: they lie on the display besides. [PR-DRA-01 PR-CFG-03]"""
    table = Table(f"{MODULE}+nobles/3", seed=1)
    assert reason(table, "draft villa") == ("PR-DRA-01", "not-in-pool")
    assert words(table) == [f"draft {name}" for name in BASE_SPECIALS + NEW_SPECIALS]
    assert on_display(table)["villa"] == 2


@pytest.mark.parametrize("cost", BY_COST)
def test_slots_by_cost(cost: int) -> None:
    """When those of a cost are filled no other building of that cost can be chosen. [PR-DRA-02 PR-DRA-04]"""
    slots, names = BY_COST[cost]
    prices = {one["building"]: one["cost"] for one in drafting(3).sheet["buildings"] if one["special"]}
    assert [name for name in prices if prices[name] == cost] == names
    table = drafting(3)
    for name in names[:slots]:
        assert f"draft {names[-1]}" in words(table)
        draft(table, name)
    for name in names[:slots]:
        assert reason(table, f"draft {name}") == ("PR-DRA-03", "drafted")
    for name in names[slots:]:
        assert reason(table, f"draft {name}") == ("PR-DRA-04", "no-slot")
    others = [name for name in BASE_SPECIALS + NEW_SPECIALS if name not in names]
    assert words(table) == [f"draft {name}" for name in others]


def test_church_and_office() -> None:
    """WE-19: both slots of cost 5 are taken; large market and trading post are out. [PR-DRA-02 PR-DRA-04]"""
    table = drafting(3)
    draft(table, "church", "library", "office")
    assert refused(table, "draft large_market") == "PR-DRA-04"
    assert refused(table, "draft trading_post") == "PR-DRA-04"
    assert "draft hospice" in words(table)


# -- who drafts ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_turn_from_the_governor(players: int) -> None:
    """Seventeen buildings, one after the other clockwise; then the governor chooses a role. [PR-DRA-03]"""
    governor = players - 1
    table = drafting(players, governor)
    seats = []
    while asked(table)[1] == "draft":
        seats.append(table.seat)
        play(table, words(table)[-1])
    assert seats == [(governor + turn) % players for turn in range(17)]
    assert asked(table) == (governor, "role")


def test_a_pick_is_mandatory() -> None:
    """[PR-DRA-03]"""
    table = drafting(3)
    assert "pass" not in words(table)
    assert refused(table, "pass") == "PR-DRA-03"


@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 2), (4, 2), (5, 2)])
def test_copies(players: int, copies: int) -> None:
    """A small kind enters with both, with two players with one, a large kind with its only one. [PR-DRA-03]"""
    table = drafting(players)
    draft(table, "church", "statue")
    assert buildings_left(table, "church") == copies
    assert buildings_left(table, "statue") == 1
    assert buildings_left(table, "office") == 0


def test_everybody_sees_what_is_drafted() -> None:
    """[PR-DRA-03]"""
    table = drafting(3, governor=1)
    draft(table, "church", "statue")
    for viewer in (-1, 0, 1, 2):
        assert happened(table, viewer, "draft") == [
            {"event": "draft", "seat": 1, "building": "church"},
            {"event": "draft", "seat": 2, "building": "statue"},
        ]


def test_nothing_is_given_out_before_the_draft_is_over() -> None:
    """Section 2.5, setup order: start tiles and the open row come after it. [PR-DRA-03]"""
    table = drafting(3)
    while asked(table)[1] == "draft":
        assert row(table) == {}
        assert all(sum(one["island"].values()) == 0 for one in board(table)["players"])
        play(table, words(table)[0])
    assert sum(row(table).values()) == 4
    assert [one["money"] for one in board(table)["players"]] == [2, 2, 2]
    assert all(sum(one["island"].values()) == 1 for one in board(table)["players"])


def test_what_was_not_chosen_is_out_of_the_game() -> None:
    """12 small and 2 large kinds. [PR-DRA-04]"""
    table = drafting(3)
    while asked(table)[1] == "draft":
        play(table, words(table)[-1])
    chosen = on_display(table).keys() - PRODUCTION.keys()
    assert len(chosen - LARGE) == 12
    assert len(chosen & LARGE) == 5
    assert {"statue", "cloister", "aqueduct", "black_market", "forest_house"} <= chosen
    play(table, "builder")
    assert "build aqueduct" in words(table)
    assert "build small_market" not in words(table)
    assert refused(table, "build small_market") == "PR-BLD-07"


# -- the advice about rivals -------------------------------------------------------------------------------


def test_advice_is_not_enforced() -> None:
    """R-57, R-18: office and trading post may both be in the game. [PR-DRA-05]"""
    table = drafting(3)
    draft(table, "office", "trading_post")
    assert buildings_left(table, "office") == buildings_left(table, "trading_post") == 2


@pytest.mark.parametrize(("first", "second"), [("office", "trading_post"), ("trading_post", "office")])
def test_where_the_table_wants_it_one_excludes_the_other(first: str, second: str) -> None:
    """R-57 [PR-DRA-05]"""
    table = drafting(3, options="?forbid_office_with_trading_post=true")
    assert f"draft {second}" in words(table)
    draft(table, first)
    assert reason(table, f"draft {second}") == ("PR-DRA-05", "rival-drafted")
    assert {"draft church", "draft large_market"} <= set(words(table))
    draft(table, "church")
    while asked(table)[1] == "draft":
        assert f"draft {second}" not in words(table)
        play(table, words(table)[0])
    assert buildings_left(table, second) == 0


def test_hacienda_and_forest_house_are_no_rivals() -> None:
    """R-57: an older edition barred them from the same game. [PR-DRA-05]"""
    table = drafting(3, options="?forbid_office_with_trading_post=true")
    draft(table, "hacienda", "forest_house")
    assert buildings_left(table, "hacienda") == buildings_left(table, "forest_house") == 2


# -- instead of drafting -------------------------------------------------------------------------------------


def slots_are_filled(table: Table) -> bool:
    chosen = on_display(table).keys() - PRODUCTION.keys()
    return all(len(chosen & set(names)) == slots for slots, names in BY_COST.values())


def test_a_random_draft() -> None:
    """Every slot is filled, every building comes up now and then, nobody is asked. [PR-DRA-02 PR-DRA-03]"""
    seen = set()
    for seed in range(60):
        table = Table(f"{MODULE}/3?draft=random", seed=seed)
        assert asked(table)[1] == "role"
        assert slots_are_filled(table)
        seen |= on_display(table).keys()
    assert seen == PRODUCTION.keys() | set(BASE_SPECIALS) | set(NEW_SPECIALS)


def test_a_random_draft_takes_the_advice_where_the_table_wants_it() -> None:
    """R-57 [PR-DRA-05]"""
    met = 0
    for seed in range(60):
        names = on_display(Table(f"{MODULE}/3?draft=random", seed=seed)).keys()
        met += {"office", "trading_post"} <= names
        table = Table(f"{MODULE}/3?draft=random&forbid_office_with_trading_post=true", seed=seed)
        assert slots_are_filled(table)
        assert not {"office", "trading_post"} <= on_display(table).keys()
    assert met > 0


def test_the_set_of_new_buildings() -> None:
    """[PR-DRA-02 PR-DRA-03]"""
    table = Table(f"{MODULE}/3?draft=new", seed=1)
    assert asked(table)[1] == "role"
    large = {"guild_hall", "customs_house", "city_hall", "statue", "cloister"}
    assert on_display(table) == PRODUCTION | dict.fromkeys(NEW_SPECIALS, 2) | dict.fromkeys(large, 1)


def test_the_mixed_set() -> None:
    """[PR-DRA-02 PR-DRA-03]"""
    table = Table(f"{MODULE}/2?draft=mixed", seed=1)
    assert asked(table)[1] == "role"
    assert slots_are_filled(table)
    assert set(on_display(table).values()) == {1, 2}
    chosen = on_display(table).keys() - PRODUCTION.keys()
    assert 0 < len(chosen & set(NEW_SPECIALS)) < 17
    assert all(buildings_left(table, name) == 1 for name in chosen)


def test_seventeen_names() -> None:
    """In any order; the ruleset writes them in that of the sheet. [PR-DRA-02 PR-DRA-04]"""
    names = [*BASE_SPECIALS[1:-1], "aqueduct", "statue"]
    written = f"{MODULE}/3?draft={','.join(reversed(names))}"
    assert str(ruleset(written)) == f"{MODULE}/3?draft={','.join(names)}"
    table = phase(written, "builder", seat(money=10))
    assert on_display(table).keys() == PRODUCTION.keys() | set(names)
    assert reason(table, "build small_market") == ("PR-BLD-07", "no-such-building")
    assert reason(table, "build church") == ("PR-BLD-07", "no-such-building")
    assert "build statue" in words(table)


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (BASE_SPECIALS[1:], "draft names 0 buildings that cost 1, but 1 are drafted"),
        ([*BASE_SPECIALS, "aqueduct"], "draft names 2 buildings that cost 1, but 1 are drafted"),
        ([*BASE_SPECIALS[:-1], "church"], "draft names 3 buildings that cost 5, but 2 are drafted"),
        ([*BASE_SPECIALS, "statue"], "draft names 6 buildings that cost 10, but 5 are drafted"),
        ([*BASE_SPECIALS[:-1], "guild_hall"], "a building is drafted once"),
        ([*BASE_SPECIALS[:-1], "villa"], "'villa' is none"),
        ([*BASE_SPECIALS[:-1], "coffee_roaster"], "'coffee_roaster' is none"),
        ([*BASE_SPECIALS[:-1], "palace"], "'palace' is none"),
        (["nobody"], "'nobody' is none"),
        ([""], "'' is none"),
    ],
)
def test_a_wrong_list(names: list[str], why: str) -> None:
    """Said at once, where the ruleset is named. [PR-DRA-02 PR-DRA-04]"""
    with pytest.raises(RulesetError, match=why):
        ruleset(f"{MODULE}/3?draft={','.join(names)}")


def test_a_list_follows_the_advice_where_the_table_wants_it() -> None:
    """R-57 [PR-DRA-05]"""
    rivals = ",".join([*(name for name in BASE_SPECIALS if name != "large_market"), "trading_post"])
    ruleset(f"{MODULE}/3?draft={rivals}")
    with pytest.raises(RulesetError, match="office and trading post are not drafted both"):
        ruleset(f"{MODULE}/3?draft={rivals}&forbid_office_with_trading_post=true")


def test_slots_follow_swapped_prices() -> None:
    """R-56: with a factory of 8 and a university of 7 those are their slots. [PR-DRA-02]"""
    swapped = f"{MODULE}/3?cost_swap_factory_university=true"
    table = Table(swapped, seed=1)
    draft(table, "university")
    assert reason(table, "draft lighthouse") == ("PR-DRA-04", "no-slot")
    draft(table, "factory", "harbor")
    assert reason(table, "draft library") == ("PR-DRA-04", "no-slot")
    lighthouse = ",".join([*(name for name in BASE_SPECIALS if name != "factory"), "lighthouse"])
    ruleset(f"{MODULE}/3?draft={lighthouse}")
    with pytest.raises(RulesetError, match="draft names 2 buildings that cost 7, but 1 are drafted"):
        ruleset(f"{swapped}&draft={lighthouse}")


@pytest.mark.parametrize(
    "option",
    ["draft=new", "draft=random", "forbid_office_with_trading_post=true", "library_once_per_round_2p=true"],
)
def test_options_of_the_module_need_it(option: str) -> None:
    """[PR-CFG-03]"""
    ruleset(f"{MODULE}/2?{option}")
    with pytest.raises(RulesetError, match="needs the module new-buildings"):
        ruleset(f"puerto-rico:2020/2?{option}")
    with pytest.raises(RulesetError, match="needs the module new-buildings"):
        ruleset(f"puerto-rico:2020+nobles+buccaneer+festival/2?{option}")


@pytest.mark.parametrize("wrong", ["draft=all", "draft=Players", "forbid_office_with_trading_post=yes"])
def test_wrong_values(wrong: str) -> None:
    """[PR-CFG-02]"""
    with pytest.raises(RulesetError):
        ruleset(f"{MODULE}/3?{wrong}")


def test_a_situation_drafts_what_lies_in_cities() -> None:
    """Base buildings fill the other slots. [PR-DRA-02]"""
    table = situation(f"{MODULE}/3", seat("aqueduct", city={"statue": 0}))
    drafted = table.position()["drafted"]
    assert sorted(drafted) == sorted([*BASE_SPECIALS[1:-1], "aqueduct", "statue"])
    assert "small_market" not in on_display(table)
    assert (buildings_left(table, "aqueduct"), buildings_left(table, "statue")) == (1, 0)
