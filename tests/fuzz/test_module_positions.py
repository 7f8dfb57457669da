"""What no game of Puerto Rico with modules comes to is refused with its place and its rule."""

from __future__ import annotations

from typing import Any

import pytest

from gouverneur import Position, Table

NEW = "puerto-rico:2020+new-buildings/3?draft=new"
DRAFT = "puerto-rico:2020+new-buildings/3"
NOBLES = "puerto-rico:2020+nobles/3"
BUCCANEER = "puerto-rico:2020+buccaneer/3"
FESTIVAL = "puerto-rico:2020+festival/3"
ALL = "puerto-rico:2020+new-buildings+nobles+buccaneer+festival/3?draft=new"


def problems(ruleset: str, position: dict[str, Any]) -> list[str]:
    return Position({"ruleset": ruleset, **position}).check()


TABLES: list[tuple[str, str, dict[str, Any]]] = [
    ("drafted: nothing is drafted", NEW, {"drafted": ["wharf"]}),
    ("drafted: 0 buildings cost 1", DRAFT, {"drafted": ["wharf"]}),
    ("drafted: 3 buildings cost 2", DRAFT, {"drafted": ["hacienda", "construction_hut", "forest_house"]}),
    (
        "drafted: office and trading_post are not drafted both",
        f"{DRAFT}?forbid_office_with_trading_post=true",
        {"players": [{"city": {"office": 0, "trading_post": 0}}, {}, {}]},
    ),
    ("steps[0]: nobody drafts", NEW, {"steps": [{"step": "draft", "turns": 17}]}),
    (
        "steps[0]: before the draft is over",
        DRAFT,
        {"steps": [{"step": "draft", "turns": 17}], "row": ["corn"]},
    ),
    ("steps[0].turns: 17 slots", DRAFT, {"steps": [{"step": "draft", "turns": 16}]}),
    ("steps[0].seat: it is not", DRAFT, {"steps": [{"step": "draft", "seat": 1, "turns": 17}]}),
    (
        "roles: roles are taken after",
        DRAFT,
        {"steps": [{"step": "draft", "turns": 17}], "roles": {"mayor": 0}},
    ),
    ("players: there are 1 nobles too many", NEW, {"players": [{"idle_nobles": 1}, {}, {}]}),
    ("players[0].noble_tiles: so many", NOBLES, {"players": [{"noble_tiles": {"indigo": 1}}, {}, {}]}),
    (
        "players[0].island.forest: no building plants",
        NOBLES,
        {"players": [{"island": {"forest": 1}, "under": ["corn"]}, {}, {}]},
    ),
    ("players[0].island.forest: 0 tiles lie", NEW, {"players": [{"island": {"forest": 1}}, {}, {}]}),
    (
        "players[0].secret[1]: the tiles were shuffled 0 times",
        NEW,
        {
            "players": [
                {"island": {"forest": 1}, "city": {"forest_house": 0}, "secret": [[], ["corn"]]},
                {},
                {},
            ]
        },
    ),
    ("poster: there is no buccaneer", NEW, {"poster": 0}),
    ("poster: seat 0 has it", BUCCANEER, {"roles": {"buccaneer": 0}, "poster": 1}),
    ("captive.seat: whoever kidnaps", BUCCANEER, {"captive": {"role": "mayor", "seat": 0}}),
    (
        "captive.role: this card",
        BUCCANEER,
        {"roles": {"buccaneer": 0, "mayor": 1}, "poster": 0, "captive": {"role": "mayor", "seat": 0}},
    ),
    (
        "coins.mayor: the kidnapper",
        BUCCANEER,
        {
            "roles": {"buccaneer": 0},
            "poster": 0,
            "captive": {"role": "mayor", "seat": 0},
            "coins": {"mayor": 1},
        },
    ),
    ("coins.buccaneer: no doubloon", BUCCANEER, {"coins": {"buccaneer": 1}}),
    ("alone: a captive role is played alone", BUCCANEER, {"alone": 1}),
    ("festival: there is no festival", NEW, {"festival": {"tile": "corn"}}),
    ("festival.goods: 3 goods", FESTIVAL, {"festival": {"goods": ["corn"]}}),
    (
        "festival.building: it does not make",
        FESTIVAL,
        {"festival": {"tile": "coffee", "building": "coffee_roaster"}},
    ),
    ("festival.building: unknown building", FESTIVAL, {"festival": {"building": "hacienda"}}),
    (
        "players[0].island: the festival's plantation",
        FESTIVAL,
        {"festival": {"tile": "corn"}, "players": [{"island": {"corn": 3}}, {}, {}]},
    ),
    (
        "players[0].city: the festival's building",
        FESTIVAL,
        {"festival": {"building": "wharf"}, "players": [{"city": {"wharf": 0}}, {}, {}]},
    ),
    ("festival.returned: no such copy", FESTIVAL, {"festival": {"returned": "wharf"}}),
    ("players[0].city.wharf: it is not in this game", NEW, {"players": [{"city": {"wharf": 0}}, {}, {}]}),
    ("stayed: seat 0 has no guests", NEW, {"stayed": [0]}),
    ("doubled: every pick", NEW, {"doubled": [0]}),
    ("noted: of these points", NEW, {"noted": 1}),
]


@pytest.mark.parametrize(("problem", "ruleset", "position"), TABLES)
def test_tables_that_cannot_be(problem: str, ruleset: str, position: dict[str, Any]) -> None:
    found = problems(ruleset, position)
    assert any(one.startswith(problem) for one in found), found


ROLE = {"step": "role", "seat": 1, "turns": 2}
AFTER = {"step": "window", "seat": 0, "turns": 3}
LIBRARY = {"city": {"library": 1}}
GUESTS = {"city": {"guesthouse": 2, "library": 0}}
PLACING = ({"step": "arrange", "seat": 1, "turns": 2}, {"step": "place_noble"})
BUILD = {"step": "build", "seat": 1, "turns": 2}
SELL = {"step": "sell", "seat": 0, "turns": 3}
LOAD = {"step": "load", "seat": 0, "turns": 3, "bonus": 1, "started": 1, "had_turn": [0]}

STEPS: list[tuple[str, str, tuple[dict[str, Any], ...], dict[str, Any]]] = [
    ("guests have a window", "builder", ({"step": "build", "turns": 3},), {}),
    ("stayed: seat 0 has guests", "builder", (AFTER, {"step": "build", "turns": 3}), GUESTS),
    ("there is no such guest", "builder", (AFTER, {"step": "guest"}), {}),
    ("no guest has gone there", "builder", (AFTER, {"step": "guest", "first": 3}), GUESTS),
    ("guests do not move in a mayor phase", "mayor", (AFTER, {"step": "guest"}), GUESTS),
    ("guests do not move in the step hire", "mayor", ({"step": "hire"}, {"step": "guest"}), GUESTS),
    (
        "a window for all comes before",
        "builder",
        (AFTER, BUILD, {"step": "window", "turns": 3}, {"step": "guest"}),
        GUESTS,
    ),
    ("this window comes after", "builder", ({**AFTER, "seat": 1, "turns": 2}, {"step": "build", "turns": 3}), {}),
    ("no building brings a second", "settler", (AFTER, {"step": "tile", "second": 1}), {}),
    ("1 have a turn", "settler", (AFTER, {"step": "tile", "second": 1, "turns": 2}), LIBRARY),
    ("the settler has not had", "settler", (AFTER, {"step": "tile", "turns": 3, "took": 1}), {}),
    ("found: a tile is in hand", "settler", (AFTER, {"step": "tile", "turns": 3, "drew": 1}, {"step": "lay"}), {}),
    (
        "no occupied building plants",
        "settler",
        (AFTER, {"step": "tile", "turns": 3, "drew": 1}, {"step": "lay", "found": "corn"}),
        {},
    ),
    ("nobody has a building for it", "settler", (AFTER, {"step": "lodge", "turns": 3}), {}),
    ("4 pieces are on the office", "mayor", ({"step": "deal", "turns": 3},), {}),
    ("all its pieces have been dealt", "mayor", PLACING, {"idle_nobles": 1}),
    ("nothing to place", "mayor", PLACING, {}),
    ("not on the port", "mayor", (PLACING[0], {"step": "place_noble", "number": 2}), {"idle_nobles": 1}),
    ("workers are placed after", "mayor", PLACING, {"idle_nobles": 1, "manned": {"indigo": 1}}),
    ("has not taken the buccaneer", "mayor", ({"step": "place", "number": 1},), {"idle": 1}),
    ("takes anything but doubloons", "builder", (AFTER, BUILD, {"step": "hand_in", "building": "wharf"}), {}),
    (
        "make up the price",
        "builder",
        (AFTER, BUILD, {"step": "hand_in", "building": "library", "price": 7, "missing": 1}),
        {"city": {"black_market": 1}, "money": 2, "points": 1},
    ),
    (
        "it costs 7",
        "builder",
        (AFTER, BUILD, {"step": "hand_in", "building": "library", "price": 6, "missing": 1}),
        {"city": {"black_market": 1}, "money": 5, "points": 1},
    ),
    (
        "so much cannot be handed in",
        "builder",
        (AFTER, BUILD, {"step": "hand_in", "building": "library", "price": 7, "missing": 2}),
        {"city": {"black_market": 1}, "money": 5, "points": 1},
    ),
    ("it was not built", "builder", (AFTER, BUILD, {"step": "built", "building": "library"}), {}),
    ("the privilege is one good", "craftsman", (AFTER, {"step": "extra", "made": ["corn"] * 2, "times": 1}), {"goods": {"corn": 2}}),
    ("no building deals in land", "trader", (AFTER, {**SELL, "sold": 1}), {}),
    ("the turn is over", "trader", (AFTER, {**SELL, "sold": 1, "dealt": 1}), {"city": {"land_office": 1}}),
    ("nothing is supplied", "captain", (AFTER, LOAD, {"step": "court"}), {"goods": {"corn": 2}}),
    ("mixed goods cannot be shipped", "captain", (AFTER, LOAD, {"step": "send"}), {"goods": {"corn": 2}}),
    ("the phase has begun", "captain", (AFTER, {**LOAD, "started": 0}), {"goods": {"corn": 2}}),
    ("each seat's turn after the other", "captain", (AFTER, {**LOAD, "had_turn": [0, 2]}), {"goods": {"corn": 2}}),
    ("has its first turn", "captain", (AFTER, {**LOAD, "had_turn": []}), {"goods": {"corn": 2}}),
    ("the buccaneer has done his deed", "buccaneer", (AFTER, {"step": "deed"}), {}),
    ("a raid leaves 3 pieces", "buccaneer", (AFTER, {"step": "place", "number": 1}), {"idle": 1, "island": {"corn": 3}}),
    ("passive benefits are not asked", "trader", (AFTER, {**SELL, "seat": 1, "turns": 2}, {"step": "bonus", "moment": "sale"}), {}),
]  # fmt: skip


@pytest.mark.parametrize(("problem", "role", "steps", "player"), STEPS)
def test_steps_that_cannot_be(
    problem: str, role: str, steps: tuple[dict[str, Any], ...], player: dict[str, Any]
) -> None:
    position: dict[str, Any] = {
        "roles": {role: 0},
        "office": 3,
        "office_nobles": 1,
        "steps": [ROLE, *steps],
        "players": [player, {}, {}],
    }
    if role == "buccaneer":
        position["poster"] = 0
    if "deed" in problem:
        position["captive"] = {"role": "mayor", "seat": 0}
    found = problems(ALL, position)
    assert any(problem in one for one in found), found


def test_a_captive_is_played_by_its_kidnapper() -> None:
    """One role more is taken than there are picks, and nobody but the kidnapper has a turn. [PR-BUC-12 PR-BUC-14]"""
    position: dict[str, Any] = {
        "roles": {"buccaneer": 0, "mayor": 1, "settler": 2, "builder": 0},
        "poster": 0,
        "alone": 1,
        "steps": [{"step": "role", "seat": 0, "turns": 0}, {"step": "build"}],
    }
    table = Table.from_position({"ruleset": BUCCANEER, **position}, seed=1)
    assert table.state.picker == table.decision.seat == 0
    table.play("pass")
    assert table.view(0)["round"] == 2
    for change, problem in (
        (
            {"alone": 0, "steps": [position["steps"][0], {"step": "build", "turns": 3}]},
            "alone: a captive role",
        ),
        ({"picker": 1}, "picker: after 4 roles it is seat 0"),
        (
            {"roles": {**position["roles"], "buccaneer": 1, "mayor": 0}},
            "steps[1]: seat 1 has not taken the builder",
        ),
        ({"steps": position["steps"][:1]}, "steps[0].turns: 0 is not between"),
        ({"steps": [position["steps"][0], {"step": "build", "turns": 2}]}, "steps[1].turns: 1 have a turn"),
    ):
        found = problems(BUCCANEER, {**position, **change})
        assert any(one.startswith(problem) for one in found), (problem, found)


def test_a_number_of_pieces_that_is_not_said_is_all_of_the_port() -> None:
    position = {
        "roles": {"mayor": 0},
        "players": [{"island": {"corn": 3, "indigo": 2}, "idle": 2, "idle_nobles": 1}, {}, {}],
        "steps": [ROLE, *PLACING],
    }
    table = Table.from_position({"ruleset": NOBLES, **position}, seed=1)
    assert table.position()["steps"][2] == {
        "step": "place_noble",
        "seat": 0,
        "turns": 1,
        "number": 1,
        "workers": 2,
    }
