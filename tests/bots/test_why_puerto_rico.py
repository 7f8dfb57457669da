"""Why a turn of Puerto Rico is taken: what is said of positions in which it can be seen."""

from __future__ import annotations

from typing import Any

import pytest

from bots.reasons import clauses_of, reason_at

THREE = "puerto-rico:2020/3"
FULL_SHIPS = {
    "ship-4": {"good": "corn", "number": 1},
    "ship-5": {"good": "indigo", "number": 1},
    "ship-6": {"good": "sugar", "number": 1},
}


def position(*players: dict[str, Any], rules: str = THREE, **table: Any) -> dict[str, Any]:
    return {"ruleset": rules, "players": [*players], **table}


def phase(step: str, seat: int = 0, turns: int = 3, picker: int = 0, **words: Any) -> dict[str, Any]:
    """Within the phase of a role that `picker` has taken."""
    return {
        "picker": picker,
        "roles": {ROLES[step]: picker},
        "steps": [
            {"step": "role", "seat": 1, "turns": 2},
            {"step": step, "seat": seat, "turns": turns, **words},
        ],
    }


ROLES = {
    "tile": "settler", "build": "builder", "sell": "trader", "load": "captain", "store": "captain",
    "extra": "craftsman", "deed": "buccaneer",
}  # fmt: skip
STAFFED = {"island": {"corn": 2}, "manned": {"corn": 2}}
PLANTER = {"island": {"tobacco": 2}, "manned": {"tobacco": 2}, "city": {"tobacco_storage": 2}}

CASES: dict[str, tuple[dict[str, Any], tuple[str, ...], str, int, dict[str, Any]]] = {
    # what happens: position, turn, key, rival, details
    "captain: a point for each good and one for the captain": (
        position({"goods": {"corn": 4}}, {}, {}), ("captain",), "points", -1, {"points": 5},
    ),
    "captain: a rival's tobacco spoils": (
        position({"goods": {"corn": 2}}, {"goods": {"tobacco": 3}}, {}, ships=FULL_SHIPS),
        ("captain",), "spoils", 1, {"good": "tobacco"},
    ),
    "captain: what is stored finds no ship all the same": (
        position(
            {"goods": {"corn": 2}}, {}, {"goods": {"coffee": 3}, "city": {"small_warehouse": 1}}, ships=FULL_SHIPS
        ),
        ("captain",), "no-ship", 2, {"good": "coffee"},
    ),
    "captain: nobody else has goods": (
        position({"goods": {"corn": 4}}, {}, {}), ("captain",), "nobody-ships", -1, {},
    ),
    "captain: the harbor's points are among them": (
        position({"goods": {"corn": 4}, "city": {"harbor": 1}}, {}, {}), ("captain",), "points", -1, {"points": 6},
    ),
    "trader: market and privilege": (
        position({"goods": {"coffee": 1}, "city": {"small_market": 1}}, {}, {}),
        ("trader",), "sale", -1, {"good": "coffee", "doubloons": 6},
    ),
    "trader: the house has what a rival wants to sell": (
        position({"goods": {"sugar": 1}}, {"goods": {"coffee": 2}}, {}, house=["coffee"]),
        ("trader",), "cannot-sell", 1, {"good": "coffee"},
    ),
    "trader: nobody else has goods": (
        position({"goods": {"sugar": 1}}, {}, {}), ("trader",), "nobody-sells", -1, {},
    ),
    "builder: all others are broke": (
        position({"money": 9}, {"money": 0}, {"money": 0}), ("builder",), "nobody-builds", -1, {},
    ),
    "builder: one of the others is broke": (
        position({"money": 9}, {"money": 0}, {"money": 8}), ("builder",), "cannot-build", 1, {},
    ),
    "craftsman: the good of each plantation and one more": (
        position(PLANTER, {}, {}), ("craftsman",), "makes", -1, {"goods": ["tobacco"] * 3},
    ),
    "craftsman: nobody else produces": (
        position(PLANTER, {}, {}), ("craftsman",), "nobody-makes", -1, {},
    ),
    "craftsman: one of the others produces nothing": (
        position(PLANTER, STAFFED, {}), ("craftsman",), "makes-nothing", 2, {},
    ),
    "craftsman: the factory pays": (
        position(
            {"island": {"corn": 1, "tobacco": 1}, "manned": {"corn": 1, "tobacco": 1},
             "city": {"factory": 1, "tobacco_storage": 1}}, {}, {},
        ),
        ("craftsman",), "pays", -1, {"building": "factory", "doubloons": 1, "points": 0},
    ),
    "mayor: a plant begins to work": (
        position({"island": {"tobacco": 1}, "manned": {"tobacco": 1}, "city": {"tobacco_storage": 0}}, {}, {}, office=3),
        ("mayor",), "will-make", -1, {"goods": ["tobacco"]},
    ),
    "mayor: a building begins to work": (
        position({"city": {"harbor": 0}}, {}, {}, office=3), ("mayor",), "occupies", -1, {"building": "harbor"},
    ),
    "mayor: two for the mayor": (
        position({"city": {"harbor": 0}}, {}, {}, office=3), ("mayor",), "people", -1, {"workers": 2},
    ),
    "a role with doubloons": (
        position({}, {}, {}, coins={"captain": 3}), ("captain",), "coins", -1, {"doubloons": 3},
    ),
    "prospector: a doubloon": (
        position({}, {}, {}, {}, rules="puerto-rico:2002/4"), ("prospector",), "doubloons", -1, {"doubloons": 1},
    ),
    "the last chips go while one leads": (
        position(
            {"goods": {"corn": 5}, "points": 40}, {"points": 17}, {"points": 16}, coins={"captain": 1}
        ),
        ("captain",), "last-round", -1, {},
    ),
    "the game is over with this phase, and won": (
        position(
            {"goods": {"corn": 5}, "points": 40}, {"points": 17}, {"points": 16},
            governor=1, steps=[{"step": "role", "seat": 0, "turns": 1}], roles={"mayor": 1, "settler": 2},
        ),
        ("captain",), "wins", -1, {},
    ),
    "tile: there is a plant for it": (
        position({"city": {"indigo_plant": 0}}, {}, {}, row=["indigo", "corn", "corn"], **phase("tile")),
        ("take indigo",), "feeds", -1, {"tile": "indigo", "building": "indigo_plant"},
    ),
    "tile: corn needs no building": (
        position({}, {}, {}, row=["indigo", "corn", "corn"], **phase("tile")), ("take corn",), "corn-alone", -1, {},
    ),
    "tile: the first of its kind": (
        position({"island": {"corn": 2}}, {}, {}, row=["coffee", "corn", "corn"], **phase("tile")),
        ("take coffee",), "new-kind", -1, {"tile": "coffee"},
    ),
    "build: two plantations get their plant": (
        position({"money": 5, "island": {"tobacco": 2}}, {}, {}, **phase("build")),
        ("build tobacco_storage",), "processes", -1, {"good": "tobacco", "number": 2},
    ),
    "build: what a large building is worth once it is occupied": (
        position(
            {"money": 10, "city": {"small_indigo_plant": 1, "tobacco_storage": 1, "sugar_mill": 1}}, {}, {},
            **phase("build"),
        ),
        ("build guild_hall",), "worth-manned", -1, {"points": 9},
    ),
    "build: an occupied city hall counts it": (
        position({"money": 2, "city": {"city_hall": 1}}, {}, {}, **phase("build")),
        ("build small_market",), "raises", -1, {"building": "city_hall", "points": 1},
    ),
    "build: quarries make it cheap": (
        position({"money": 5, "island": {"quarry": 3}, "manned": {"quarry": 3}}, {}, {}, **phase("build")),
        ("build factory",), "cheap", -1, {"doubloons": 3, "number": 7},
    ),
    "build: it is the last": (
        position({"money": 8}, {"city": {"harbor": 1}}, {}, **phase("build")), ("build harbor",), "last-copy", -1, {},
    ),
    "build: nothing, for something dearer": (
        position({"money": 8}, {}, {}, **phase("build")), ("pass",), "saves-up", -1, {"building": "guild_hall"},
    ),
    "sell: enough for a building": (
        position({"money": 6, "goods": {"sugar": 1}}, {}, {}, **phase("sell")),
        ("sell sugar",), "enough", -1, {"building": "wharf"},
    ),
    "sell: the house is full for a rival": (
        position(
            {"goods": {"sugar": 1}}, {"goods": {"coffee": 1}}, {}, house=["corn", "indigo", "tobacco"], **phase("sell")
        ),
        ("sell sugar",), "cannot-sell", 1, {"good": "coffee"},
    ),
    "sell: more than the other good": (
        position({"goods": {"coffee": 1, "corn": 1}}, {}, {}, **phase("sell")),
        ("sell coffee",), "doubloons-more", -1, {"doubloons": 4},
    ),
    "load: otherwise goods spoil": (
        position(
            {"goods": {"corn": 3, "coffee": 3}}, {"goods": {"corn": 3}}, {},
            ships={"ship-4": {"good": "corn", "number": 1}, "ship-5": {"good": "indigo", "number": 1},
                   "ship-6": {"good": "coffee", "number": 3}},
            **phase("load"),
        ),
        ("load corn ship-4",), "own-saved", -1, {"good": "corn"},
    ),
    "load: the ship is full": (
        position({"goods": {"corn": 4, "indigo": 1}}, {"goods": {"sugar": 2}}, {}, **phase("load")),
        ("load corn ship-4",), "ship-full", -1, {"ship": 4},
    ),
    "load: the wharf asks for no room": (
        position({"goods": {"corn": 4}, "city": {"wharf": 1}}, {}, {}, **phase("load")), ("ship corn",), "own-ship", -1, {},
    ),
    "store: the dearest": (
        position({"goods": {"corn": 2, "coffee": 1}}, {"goods": {"corn": 2}}, {}, **phase("store")),
        ("keep 1 coffee", "done"), "keeps-dearest", -1, {"good": "coffee"},
    ),
    "extra: it can be sold": (
        position(
            {"island": {"corn": 1, "tobacco": 1}, "manned": {"corn": 1, "tobacco": 1},
             "city": {"tobacco_storage": 1}, "goods": {"corn": 1, "tobacco": 1}}, {}, {},
            **phase("extra", turns=1, made=["corn", "tobacco"]),
        ),
        ("extra tobacco",), "sells-for", -1, {"good": "tobacco", "doubloons": 3},
    ),
    "deed: a point for each good in the house": (
        position({}, {}, {}, rules="puerto-rico:2020+buccaneer/3", house=["corn", "sugar", "coffee"],
                 poster=0, **phase("deed", turns=1)),
        ("plunder",), "points", -1, {"points": 3},
    ),
    "deed: goods of a ship": (
        position({}, {}, {}, rules="puerto-rico:2020+buccaneer/3", ships={"ship-6": {"good": "coffee", "number": 5}},
                 poster=0, **phase("deed", turns=1)),
        ("piracy ship-6 3",), "loot", -1, {"good": "coffee", "number": 3, "ship": 6},
    ),
    "deed: doubloons of a kidnapped role": (
        position({}, {}, {}, rules="puerto-rico:2020+buccaneer/3", coins={"trader": 2}, poster=0,
                 **phase("deed", turns=1)),
        ("kidnap trader",), "doubloons", -1, {"doubloons": 2},
    ),
    "festival: three plantations": (
        position(
            {"island": {"corn": 2}}, {}, {}, rules="puerto-rico:2020+festival/3", row=["corn", "indigo", "indigo"],
            festival={"tile": "corn", "goods": ["sugar"] * 3, "building": "harbor"}, **phase("tile"),
        ),
        ("take corn",), "festival", -1, {"goal": "plantation"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_the_reason_is_among_those_found(case: str) -> None:
    place, words, key, rival, details = CASES[case]
    found = clauses_of(reason_at(place, *words))
    assert (key, rival) in found, sorted(found)
    clause = found[key, rival]
    assert dict(clause.details) == details
    assert clause.sure, "nothing here depends on chance or on anybody else"


NOT: dict[str, tuple[dict[str, Any], tuple[str, ...], str]] = {
    "a rival's tobacco has its ship": (
        position({"goods": {"corn": 2}}, {"goods": {"tobacco": 3}}, {}), ("captain",), "spoils",
    ),
    "the office sells what the house has": (
        position({"goods": {"sugar": 1}}, {"goods": {"coffee": 2}, "city": {"office": 1}}, {}, house=["coffee"]),
        ("trader",), "cannot-sell",
    ),
    "a rival can pay something": (
        position({"money": 9}, {"money": 1}, {"money": 1}), ("builder",), "nobody-builds",
    ),
    "the plant has no room left": (
        position(
            {"island": {"indigo": 1}, "city": {"small_indigo_plant": 0}}, {}, {}, row=["indigo", "corn", "corn"],
            **phase("tile"),
        ),
        ("take indigo",), "feeds",
    ),
    "the plantations have their plant": (
        position({"money": 6, "island": {"sugar": 1}, "city": {"small_sugar_mill": 0}}, {}, {}, **phase("build")),
        ("build sugar_mill",), "processes",
    ),
    "somebody else leads": (
        position({"goods": {"corn": 5}, "points": 10}, {"points": 47}, {"points": 16}), ("captain",), "last-round",
    ),
    "there is another copy": (
        position({"money": 8}, {}, {}, **phase("build")), ("build harbor",), "last-copy",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", NOT)
def test_what_is_not_so_is_not_said(case: str) -> None:
    place, words, key = NOT[case]
    assert key not in {clause.key for clause in reason_at(place, *words).clauses}


def test_what_depends_on_others_is_not_said_flatly() -> None:
    """The rival's indigo spoils if the third player takes the ship for sugar, which is his to choose."""
    place = position(
        {"goods": {"corn": 2}},
        {"goods": {"corn": 1}},
        {"goods": {"sugar": 2, "indigo": 3}},
        ships={"ship-4": {"good": "corn", "number": 1}, "ship-5": {"good": "tobacco", "number": 1}},
    )
    found = [
        clause
        for clause in reason_at(place, "captain").clauses
        if clause.rival == 2 and clause.key == "spoils"
    ]
    assert all(not clause.sure for clause in found)


def test_with_hidden_points_nobody_is_said_to_lead() -> None:
    players: list[dict[str, Any]] = [{"goods": {"corn": 4}}, {"goods": {"tobacco": 3}, "points": 9}, {}]
    shown = reason_at(position(*players, ships=FULL_SHIPS), "captain")
    hidden = reason_at(position(*players, ships=FULL_SHIPS, rules=f"{THREE}?points=hidden"), "captain")
    assert (shown.leader, hidden.leader) == (1, -1)
