"""Modules: docs/rules/puerto-rico.md, section 1.3."""

import itertools
import random

import pytest

from gouverneur import RulesetError, Table, ruleset
from situations_puerto_rico import asked, board, phase, play, seat, situation, words

MODULES = ("new-buildings", "nobles", "buccaneer", "festival")
SUBSETS = [chosen for number in range(5) for chosen in itertools.combinations(MODULES, number)]
BASE_SPECIALS = (
    "small_market,hacienda,construction_hut,small_warehouse,hospice,office,large_market,large_warehouse,factory,"
    "university,harbor,wharf,guild_hall,residence,fortress,customs_house,city_hall"
)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("modules", SUBSETS, ids="+".join)
def test_any_subset_of_modules(modules: tuple[str, ...], players: int) -> None:
    """Each is there when it is named, and only then. [PR-CFG-02 PR-CFG-03]"""
    table = Table(f"{'+'.join(['puerto-rico:2020', *modules])}/{players}", seed=1)
    assert (asked(table)[1] == "draft") == ("new-buildings" in modules)
    names = {one["building"] for one in table.sheet["buildings"]}
    assert ("church" in names) == ("new-buildings" in modules)
    assert ("villa" in names) == ("nobles" in modules)
    assert len(names) == 23 + 14 * ("new-buildings" in modules) + 8 * ("nobles" in modules)
    assert ("buccaneer" in table.sheet["roles"]) == ("buccaneer" in modules)
    assert (table.sheet["nobles"] > 0) == ("nobles" in modules)
    assert table.sheet["festival"] == ("festival" in modules)


@pytest.mark.parametrize("module", MODULES)
def test_the_first_edition_has_no_modules(module: str) -> None:
    """[PR-CFG-01 PR-CFG-02]"""
    with pytest.raises(RulesetError):
        ruleset(f"puerto-rico:2002+{module}/3")


def test_unknown_modules_and_numbers_of_players() -> None:
    """[PR-CFG-02]"""
    for wrong in ("2020+markets/3", "2020+new-buildings/1", "2020+new-buildings/6"):
        with pytest.raises(RulesetError):
            ruleset(f"puerto-rico:{wrong}")
    assert (
        str(ruleset("puerto-rico:2020+nobles+new-buildings/3")) == "puerto-rico:2020+new-buildings+nobles/3"
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_module_with_the_base_buildings_is_the_base_game(players: int) -> None:
    """Long games at random, decision by decision: the same options, events and boards. [PR-CFG-03]"""
    for seed in range(2):
        base = Table(f"puerto-rico:2020/{players}", seed=seed)
        module = Table(f"puerto-rico:2020+new-buildings/{players}?draft={BASE_SPECIALS}", seed=seed)
        chance = random.Random(seed)
        for _ in range(300):
            if base.over:
                break
            options = words(base)
            assert words(module) == options
            word = chance.choice(options)
            play(base, word)
            play(module, word)
        assert module.scores == base.scores
        assert module.events(-1) == base.events(-1)
        here, there = board(base), board(module)
        there["buildings"] = {name: there["buildings"][name] for name in here["buildings"]}
        assert there | {"ruleset": here["ruleset"]} == here


def test_what_a_module_does_not_mention_stays() -> None:
    """Setup and prices of the base game. [PR-CFG-03]"""
    base = Table("puerto-rico:2020/4", seed=1)
    module = Table("puerto-rico:2020+new-buildings/4?draft=new", seed=1)
    for key in ("roles", "ships", "chips", "workers", "office", "quarries", "supply", "row"):
        assert board(module)[key] == board(base)[key]
    costs = {one["building"]: one for one in base.sheet["buildings"]}
    for one in module.sheet["buildings"]:
        if one["building"] in costs:
            assert one == costs[one["building"]]
    assert module.sheet["goods"] == base.sheet["goods"]


def test_buildings_of_a_module_are_unknown_without_it() -> None:
    """[PR-CFG-03]"""
    table = phase("puerto-rico:2020/3", "builder", seat(money=10))
    assert not [word for word in words(table) if "church" in word or "villa" in word]
    assert "church" not in board(situation("puerto-rico:2020+nobles/3"))["buildings"]
    assert "villa" not in board(situation("puerto-rico:2020+new-buildings/3"))["buildings"]
