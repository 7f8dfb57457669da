"""The forest house, forests, and what is under them: docs/rules/puerto-rico.md, sections 4.3, 4.5 and R-65."""

import pytest

from gouverneur import Dealer, Table
from gouverneur.notation.positions import write_position
from situations_puerto_rico import (
    all_money,
    asked,
    board,
    bonus_of,
    farm,
    goods,
    happened,
    idle,
    island,
    manned,
    money,
    phase,
    play,
    player,
    price,
    reason,
    refused,
    row,
    seat,
    seen,
    situation,
    stacked,
    wooded,
    words,
    workers,
)

THREE = "puerto-rico:2020+new-buildings/3"
WITH_NOBLES = "puerto-rico:2020+new-buildings+nobles/3"


def under(table: Table, viewer: int, of: int) -> tuple[dict[str, int], int]:
    """The kinds under forests that a viewer knows, and how many forests hide something from him."""
    found = seen(table, viewer, of)
    return {kind: number for kind, number in found["under"].items() if number}, found["unknown_forests"]


def drawing(*buildings: str, **rest: object) -> Table:
    """The settler has a forest house and a hacienda; corn and coffee lie open."""
    owner = seat("forest_house", "hacienda", *buildings, island={})
    return phase(THREE, "settler", owner, row=["corn", "coffee"], **rest)


# -- laying forests -----------------------------------------------------------------------------------


def test_each_plantation_may_be_laid_as_a_forest() -> None:
    """But not a quarry. [PR-FOR-01]"""
    table = phase(THREE, "settler", seat("forest_house", island={}), row=["corn", "coffee"])
    assert words(table) == [
        "take corn",
        "take coffee",
        "take quarry",
        "take corn as_forest",
        "take coffee as_forest",
        "pass",
    ]
    play(table, "take coffee as_forest")
    assert island(table, 0) == {"forest": 1}
    assert row(table) == {"corn": 1}
    assert happened(table, 2, "forest") == [{"event": "forest", "seat": 0, "tile": "coffee"}]


def test_it_may_be_laid_open_as_well() -> None:
    """[PR-FOR-01 PR-GEN-04]"""
    table = phase(THREE, "settler", seat("forest_house", island={}), row=["corn", "coffee"])
    play(table, "take coffee")
    assert island(table, 0) == {"coffee": 1}


def test_the_forest_house_must_be_occupied() -> None:
    """R-28: when the forest is laid. [PR-FOR-01 PR-GEN-03]"""
    table = phase(THREE, "settler", seat(city={"forest_house": 0}), row=["corn"])
    assert words(table) == ["take corn", "take quarry", "pass"]
    assert reason(table, "take corn as_forest") == ("PR-FOR-01", "no-forests")
    table = phase(THREE, "settler", seat(), seat("forest_house"), row=["corn"])
    assert reason(table, "take corn as_forest") == ("PR-FOR-01", "no-forests")
    play(table, "pass")
    assert words(table) == ["take corn", "take corn as_forest", "pass"]
    assert reason(table, "take coffee as_forest") == ("PR-STL-01", "not-in-row")


def test_a_forest_needs_a_free_space() -> None:
    """[PR-FOR-01 PR-STL-04]"""
    full = seat("forest_house", island={"corn": 8, "indigo": 4})
    table = phase(THREE, "settler", seat(), full, row=["sugar"])
    play(table, "pass")
    assert asked(table)[0] == 2


def test_a_drawn_tile_may_be_looked_at_first() -> None:
    """Then it must be laid, one way or the other. [PR-FOR-02 PR-HAC-01]"""
    table = drawing()
    play(table, "draw", tiles=["tobacco"])
    assert asked(table) == (0, "lay")
    assert words(table) == ["lay plantation", "lay forest"]
    assert table.view(0)["steps"][-1]["found"] == "tobacco"
    assert refused(table, "pass") == "PR-HAC-01"
    play(table, "lay plantation")
    assert island(table, 0) == {"tobacco": 1}
    assert asked(table) == (0, "tile")


def test_a_drawn_forest() -> None:
    """It is never a quarry, and the regular tile follows. [PR-FOR-01 PR-FOR-02 PR-HAC-02]"""
    table = drawing()
    assert "draw" in words(table)
    play(table, "draw", tiles=["tobacco"])
    play(table, "lay forest")
    assert island(table, 0) == {"forest": 1}
    assert board(table)["quarries"] == 8
    assert words(table) == [
        "take corn",
        "take coffee",
        "take quarry",
        "take corn as_forest",
        "take coffee as_forest",
        "pass",
    ]
    assert reason(table, "draw") == ("PR-GEN-05", "once-a-phase")


def test_without_an_occupied_forest_house_a_drawn_tile_is_laid_at_once() -> None:
    """R-28 [PR-FOR-01 PR-HAC-01]"""
    table = phase(THREE, "settler", seat("hacienda", island={}, city={"forest_house": 0}), row=["corn"])
    play(table, "draw", tiles=["tobacco"])
    assert island(table, 0) == {"tobacco": 1}
    assert asked(table) == (0, "tile")


def test_a_drawn_forest_brings_no_worker() -> None:
    """[PR-HAC-03]"""
    table = drawing("hospice")
    play(table, "draw", tiles=["tobacco"])
    play(table, "lay forest")
    assert asked(table) == (0, "tile")
    assert idle(table, 0) == 0


def test_a_drawn_forest_fills_the_last_space() -> None:
    """R-21: then there is no regular tile. [PR-HAC-04 PR-STL-04]"""
    owner = seat("forest_house", "hacienda", island={"corn": 8, "indigo": 3})
    table = phase(THREE, "settler", owner, row=["corn", "coffee"])
    play(table, "draw", tiles=["tobacco"])
    play(table, "lay forest")
    assert island(table, 0) == {"corn": 8, "indigo": 3, "forest": 1}
    assert asked(table)[0] == 1


def test_a_forest_from_the_shuffled_discards() -> None:
    """R-20: the hidden stack is empty. [PR-HAC-04]"""
    table = stacked(situation(THREE, seat("forest_house", "hacienda", island={}), row=["corn"]))
    play(table, "settler")
    assert board(table)["hidden"] == 0
    play(table, "draw", tiles=["sugar"])
    play(table, "lay forest")
    assert happened(table, 1, "reshuffle")[0]["tiles"] == 50 - 1 - 2
    assert under(table, 0, 0) == ({"sugar": 1}, 0)


def test_no_tile_is_left_to_draw() -> None:
    """All fifty lie on islands. [PR-HAC-04]"""
    owner = seat("forest_house", "hacienda", **wooded("coffee", drawn=["coffee"], coffee=6))
    others = [seat(island=one) for one in ({"corn": 10}, {"indigo": 12}, {"sugar": 11}, {"tobacco": 9})]
    table = phase("puerto-rico:2020+new-buildings/5", "settler", owner, *others, row=[])
    assert words(table) == ["take quarry", "pass"]
    assert reason(table, "draw") == ("PR-HAC-04", "no-tiles")


# -- the hospice ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("word", "number"), [("man worker", 1), ("pass", 0)])
def test_the_worker_for_a_forest_goes_to_the_port(word: str, number: int) -> None:
    """[PR-HOS-04]"""
    table = phase(THREE, "settler", seat("forest_house", "hospice", island={"corn": 1}), row=["corn"])
    before = workers(table)
    play(table, "take corn as_forest")
    assert asked(table) == (0, "man_tile")
    assert words(table) == ["man worker", "pass"]
    play(table, word)
    assert (idle(table, 0), manned(table, 0)) == (number, {})
    assert workers(table) == before - number
    if number:
        assert happened(table, -1, "man") == [{"event": "man", "seat": 0, "on": "port"}]


# -- what a forest is -----------------------------------------------------------------------------------------


def test_a_forest_has_no_circle() -> None:
    """Workers beyond the circles stay on the port, with four forests on the island. [PR-FOR-03]"""
    owner = seat("forest_house", idle=3, **wooded("corn", "corn", "sugar", "coffee", corn=1))
    table = phase(THREE, "mayor", owner, seat(), office=0)
    play(table, "pass")
    assert manned(table, 0) == {"corn": 1}
    assert idle(table, 0) == 2


def test_no_place_for_a_piece_is_offered_on_a_forest() -> None:
    """[PR-FOR-03]"""
    owner = seat("forest_house", **wooded("corn", corn=1, indigo=1))
    table = phase(THREE, "mayor", owner, office=0)
    play(table, "pass")
    assert words(table) == ["place corn", "place indigo", "place forest_house"]


def test_a_forest_produces_nothing() -> None:
    """[PR-FOR-03]"""
    table = phase(THREE, "craftsman", seat("forest_house", **wooded("corn", "corn")), seat(**farm(corn=1)))
    assert asked(table)[0] == 1
    play(table, "produce")
    assert goods(table, 0) == {}


def test_plantations_on_the_island_do_not_become_forests() -> None:
    """Only what is about to be laid. [PR-FOR-03]"""
    table = phase(THREE, "settler", seat("forest_house", island={"tobacco": 2}), row=["corn"])
    assert [word for word in words(table) if "forest" in word] == ["take corn as_forest"]
    play(table, "take corn as_forest")
    assert island(table, 0) == {"tobacco": 2, "forest": 1}


def test_a_forest_stays_a_forest() -> None:
    """Through the phases that follow, to the end. [PR-FOR-03]"""
    table = situation(THREE, seat(**wooded("corn", "coffee", drawn=["sugar"])))
    play(table, "craftsman", "trader", "captain")
    assert island(table, 0) == {"forest": 3}


# -- the discount ---------------------------------------------------------------------------------------------


def test_forests_quarries_and_privilege() -> None:
    """WE-20: 6 - 2 - 2 - 1 = 1. [PR-BLD-02 PR-FOR-04]"""
    trees = wooded("corn", "corn", "indigo", "sugar", quarry=2)
    table = phase(THREE, "builder", seat("forest_house", money=1, **trees, manned={"quarry": 2}))
    assert table.price_sources("build large_warehouse") == [
        ("printed", 6),
        ("quarry", -2),
        ("privilege", -1),
        ("forest", -2),
    ]
    play(table, "build large_warehouse")
    assert money(table, 0) == 0


@pytest.mark.parametrize(("number", "saved"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (11, 5)])
def test_two_forests_save_a_doubloon(number: int, saved: int) -> None:
    """[PR-FOR-04 PR-GEN-11]"""
    trees = wooded(*(["indigo"] * number))
    table = phase(THREE, "builder", seat(money=5), seat(money=10, **trees))
    play(table, "pass")
    for building, cost in (("hospice", 4), ("harbor", 8), ("city_hall", 10)):
        assert price(table, building) == max(0, cost - saved)


@pytest.mark.parametrize("city", [{}, {"forest_house": 0}, {"forest_house": 1}])
def test_the_forest_house_need_not_be_occupied_for_it(city: dict[str, int]) -> None:
    """R-28: the forests alone count. [PR-FOR-04 PR-GEN-03]"""
    table = phase(THREE, "builder", seat(money=5), seat(city=city, **wooded("corn", "corn", "corn", "corn")))
    play(table, "pass")
    assert price(table, "small_sugar_mill") == 0
    assert price(table, "small_warehouse") == 1


def test_forests_have_no_row_limit() -> None:
    """A building of the first row with six of them, and none of it is paid out. R-32 [PR-FOR-04 PR-BLD-02]"""
    table = phase(THREE, "builder", seat(money=0, **wooded(*(["indigo"] * 6))))
    assert price(table, "small_warehouse") == 0
    assert table.price_sources("build small_warehouse") == [("printed", 3), ("privilege", -1), ("forest", -3)]
    play(table, "build small_warehouse")
    assert all_money(table)[0] == 0


def test_what_forests_save_decides_what_can_be_built() -> None:
    """Exactly, in every row. [PR-FOR-04 PR-BLD-01]"""
    trees = wooded(*(["indigo"] * 4))
    table = phase(THREE, "builder", seat(money=5), seat(money=1, **trees))
    play(table, "pass")
    cheap = ["small_indigo_plant", "small_sugar_mill", "indigo_plant", "small_market", "hacienda"]
    cheap += ["construction_hut", "small_warehouse"]
    assert words(table) == [*(f"build {name}" for name in cheap), "pass"]
    assert refused(table, "build sugar_mill") == "PR-BLD-02"
    table = phase(THREE, "builder", seat(money=5), seat(money=8, **trees))
    play(table, "pass")
    assert "build city_hall" in words(table)


# -- scoring ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("forests", "bonus"), [(0, 4), (1, 4), (2, 5), (3, 6), (4, 7)])
def test_forests_fill_spaces_for_the_residence(forests: int, bonus: int) -> None:
    """R-46 [PR-RES-01]"""
    trees = wooded(*(["sugar"] * forests), corn=8)
    table = situation(THREE, seat("residence", **trees))
    assert bonus_of(table, 0, "residence") == bonus


def test_a_forest_is_worth_nothing_by_itself() -> None:
    """[PR-FOR-03 PR-SCO-01]"""
    table = situation(THREE, seat(**wooded("corn", "corn", drawn=["coffee"])))
    assert table.scores[0] == 0


# -- with other buildings -----------------------------------------------------------------------------------------


def test_forest_house_hacienda_hospice_and_library() -> None:
    """WE-27: each of three tiles as the settler likes; one worker, to the port.

    [PR-FOR-01 PR-FOR-02 PR-HOS-03 PR-HOS-04 PR-LIB-03]
    """
    owner = seat("forest_house", "hacienda", "hospice", "library", island={})
    for first, second in (("", ""), (" as_forest", ""), ("", " as_forest"), (" as_forest", " as_forest")):
        table = phase(THREE, "settler", owner, row=["corn", "coffee"])
        play(table, "draw", tiles=["tobacco"])
        assert words(table) == ["lay plantation", "lay forest"]
        play(table, "lay forest")
        play(table, f"take corn{first}", "man worker", "pass", "pass")
        assert asked(table) == (0, "tile")
        assert words(table) == ["take coffee", "take coffee as_forest", "pass"]
        play(table, f"take coffee{second}")
        forests = 1 + bool(first) + bool(second)
        assert island(table, 0)["forest"] == forests
        assert sum(island(table, 0).values()) == 3
        assert (idle(table, 0), manned(table, 0)) == ((1, {}) if first else (0, {"corn": 1}))
        assert asked(table) == (1, "role")


# -- what is hidden -----------------------------------------------------------------------------------------------


def test_everybody_knows_what_came_from_the_row() -> None:
    """[PR-FOR-05]"""
    table = phase(THREE, "settler", seat("forest_house", island={}), row=["corn", "coffee"])
    play(table, "take coffee as_forest")
    for viewer in (-1, 0, 1, 2):
        assert under(table, viewer, 0) == ({"coffee": 1}, 0)


def test_the_owner_alone_knows_what_was_drawn() -> None:
    """R-65: the others see a forest, and one tile less in the stack. [PR-FOR-05 PR-GEN-06]"""
    table = drawing()
    before = board(table)
    play(table, "draw", tiles=["tobacco"])
    for viewer in (-1, 0, 1, 2):
        assert table.view(viewer)["hidden"] == before["hidden"] - 1, "one is in the settler's hand"
    play(table, "lay forest")
    assert under(table, 0, 0) == ({"tobacco": 1}, 0)
    assert player(table, 0)["island"]["forest"] == 1
    for viewer in (-1, 1, 2):
        assert under(table, viewer, 0) == ({}, 1)
        assert table.view(viewer)["hidden"] == before["hidden"] - 1
        assert table.view(viewer)["hidden_kinds"] == before["hidden_kinds"]
    mine = table.view(0)
    assert mine["hidden_kinds"] == before["hidden_kinds"] | {"tobacco": before["hidden_kinds"]["tobacco"] - 1}


def test_events_do_not_tell_it() -> None:
    """[PR-FOR-05]"""
    table = drawing()
    play(table, "draw", tiles=["tobacco"])
    play(table, "lay forest")
    for viewer, tile in ((0, {"tile": "tobacco"}), (1, {}), (2, {}), (-1, {})):
        assert happened(table, viewer, "look") == [{"event": "look", "seat": 0, **tile}]
        assert happened(table, viewer, "hidden_forest") == [{"event": "hidden_forest", "seat": 0, **tile}]


def test_a_drawn_plantation_is_told() -> None:
    """[PR-HAC-01 PR-GEN-06]"""
    table = drawing()
    play(table, "draw", tiles=["tobacco"])
    play(table, "lay plantation")
    for viewer in (-1, 0, 1, 2):
        assert happened(table, viewer, "draw") == [{"event": "draw", "seat": 0, "tile": "tobacco"}]


@pytest.mark.parametrize("laid", [False, True])
def test_two_truths_that_look_the_same(laid: bool) -> None:
    """To everybody but the owner, in his hand as on his island. [PR-FOR-05]"""
    truths = []
    for kind in ("tobacco", "coffee"):
        table = drawing()
        play(table, "draw", tiles=[kind])
        if laid:
            play(table, "lay forest")
        truths.append(table)
    one, other = truths
    for viewer in (-1, 1, 2):
        assert one.view(viewer) == other.view(viewer)
        assert one.events(viewer) == other.events(viewer)
        assert one.state.observe(viewer).words() == other.state.observe(viewer).words()
    assert one.view(0) != other.view(0)
    assert one.state.observe(0).words() != other.state.observe(0).words()


def imagined(table: Table, viewer: int, of: int, times: int) -> set[tuple[str, ...]]:
    """What a viewer may take to be under the drawn forests of a seat."""
    found = set()
    for seed in range(times):
        position = write_position(table.state.observe(viewer).redeal(Dealer(seed)))
        secret = position["players"][of].get("secret", [])
        found.add(tuple(sorted(name for pile in secret for name in pile)))
    return found


def test_the_others_can_imagine_any_kind_that_is_left() -> None:
    """But not one of which all tiles are in sight. [PR-FOR-05]"""
    table = situation(
        THREE,
        seat("forest_house", "hacienda", island={}),
        seat(island={"corn": 10}),
        seat(island={"indigo": 12}),
        row=["sugar"],
    )
    play(table, "settler")
    play(table, "draw", tiles=["tobacco"])
    play(table, "lay forest")
    assert imagined(table, 0, 0, 20) == {("tobacco",)}
    for viewer in (-1, 1, 2):
        assert imagined(table, viewer, 0, 60) == {("sugar",), ("tobacco",), ("coffee",)}


def test_what_somebody_holds_can_be_imagined_too() -> None:
    """[PR-FOR-05]"""
    table = drawing()
    play(table, "draw", tiles=["tobacco"])
    for viewer, kinds in ((0, {"tobacco"}), (1, {"corn", "indigo", "sugar", "tobacco", "coffee"})):
        found = set()
        for seed in range(60):
            copy = table.state.observe(viewer).redeal(Dealer(seed))
            found.add(write_position(copy)["steps"][-1]["found"])
            assert copy.observe(viewer).words() == table.state.observe(viewer).words()
        assert found == kinds


def test_what_is_imagined_adds_up() -> None:
    """It is a position with every tile in its place, and the viewer sees what he saw. [PR-FOR-05]"""
    table = situation(
        THREE, seat(**wooded("corn", drawn=["corn", "coffee"])), seat(**wooded(drawn=["indigo"]))
    )
    for viewer in (-1, 0, 1, 2):
        truths = set()
        for seed in range(10):
            copy = Table.from_position(
                write_position(table.state.observe(viewer).redeal(Dealer(seed))), seed=1
            )
            assert copy.view(viewer) == table.view(viewer)
            assert board(copy)["hidden"] == board(table)["hidden"] == 50 - 4 - 1
            truths.add(tuple(copy.state.words()))
        assert len(truths) > 1


def test_once_the_stack_has_run_out_the_rest_is_known() -> None:
    """Whoever has counted the tiles knows what the only drawn forest hides, though he has not seen it.

    [PR-FOR-05 PR-STL-08]
    """
    owner = seat("forest_house", "hacienda", island={})
    table = stacked(situation(THREE, owner, row=["indigo"]), "corn", "coffee")
    play(table, "settler")
    play(table, "draw", tiles=["coffee"])
    play(table, "lay forest")
    assert imagined(table, 1, 0, 30) == {("corn",), ("coffee",)}
    play(table, "pass", "pass", "pass", tiles=[])
    assert happened(table, 1, "reshuffle")
    assert imagined(table, 1, 0, 30) == {("coffee",)}
    assert under(table, 1, 0) == ({}, 1)


def test_it_is_shown_when_the_forest_is_discarded() -> None:
    """By a hunting lodge; until then the options are for the owner's eyes. [PR-FOR-05]"""
    owner = seat("hunting_lodge", **wooded("corn", drawn=["tobacco", "coffee"]))
    table = phase(WITH_NOBLES, "settler", owner, row=["sugar"])
    play(table, "pass", "pass", "pass")
    assert asked(table) == (0, "lodge")
    assert words(table) == ["discard forest corn", "discard forest tobacco", "discard forest coffee", "pass"]
    assert not table.view(1).get("options")
    assert under(table, 1, 0) == ({"corn": 1}, 2)
    play(table, "discard forest tobacco", tiles=["indigo"] * 4)
    for viewer in (-1, 0, 1, 2):
        assert happened(table, viewer, "discard") == [
            {"event": "discard", "seat": 0, "tile": "tobacco", "forest": 1}
        ]
        assert table.view(viewer)["discards"]["tobacco"] == 1
    assert under(table, 0, 0) == ({"corn": 1, "coffee": 1}, 0)
    assert under(table, 1, 0) == ({"corn": 1}, 1)


def test_a_forest_that_everybody_knew_is_discarded() -> None:
    """What is under the others stays as it was. [PR-FOR-05]"""
    owner = seat("hunting_lodge", **wooded("corn", drawn=["tobacco"]))
    table = phase(WITH_NOBLES, "settler", owner, row=["sugar"])
    play(table, "pass", "pass", "pass")
    play(table, "discard forest corn", tiles=["indigo"] * 4)
    assert under(table, 0, 0) == ({"tobacco": 1}, 0)
    assert under(table, 1, 0) == ({}, 1)
    assert island(table, 0) == {"forest": 1}
