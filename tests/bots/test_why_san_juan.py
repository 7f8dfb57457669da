"""Why a turn of San Juan is taken: what is said of positions in which it can be seen."""

from __future__ import annotations

from typing import Any

import pytest

from bots.reasons import clauses_of, reason_at

THREE = "san-juan:first/3"


def position(*players: dict[str, Any], rules: str = THREE, **table: Any) -> dict[str, Any]:
    return {"ruleset": rules, "players": [*players], **table}


def phase(step: str, role: str, turns: int = 3, **words: Any) -> dict[str, Any]:
    """Within the phase of a role that seat 0 has taken."""
    return {
        "roles": {role: 0},
        "steps": [
            {"step": "role", "seat": 1, "turns": 2},
            {"step": step, "seat": 0, "turns": turns, **words},
        ],
    }


def begun(step: str, **words: Any) -> dict[str, Any]:
    """At the start of a round."""
    return {
        "round": 2, "governor": 0,
        "steps": [{"step": "role", "seat": 0, "turns": 3}, {"step": "limit", "seat": 0, "turns": 3},
                  {"step": step, "seat": 0, "turns": 3, **words}],
    }  # fmt: skip


LOOKING: dict[str, Any] = {
    "roles": {"councillor": 0},
    "steps": [{"step": "role", "seat": 1, "turns": 2}, {"step": "council", "seat": 1, "turns": 2},
              {"step": "keep", "seat": 0, "turns": 1, "left": 1}],
}  # fmt: skip
MANY = ["archive", "market_stand", "well", "trading_post", "poor_house", "black_market", "quarry"]
ELEVEN = ["sugar_mill"] * 5 + ["coffee_roaster"] * 3 + ["indigo_plant"] * 3
NONE: dict[str, Any] = {"hand": []}
LOADED = {"indigo_plant": "?"}

CASES: dict[str, tuple[dict[str, Any], tuple[str, ...], str, int, dict[str, Any]]] = {
    # what happens: position, turn, key, rival, details
    "builder: something in hand can be built": (
        position({"hand": ["indigo_plant", "tower"], "display": ["indigo_plant"]}, {"hand": MANY[:4]}, NONE),
        ("builder",), "may-build", -1, {"card": "indigo_plant"},
    ),
    "builder: the others hold few cards": (
        position({"hand": ["indigo_plant", "tower"]}, {"hand": ["hero"]}, {"hand": ["hero", "tower"]}),
        ("builder",), "few-cards", -1, {"number": 2},
    ),
    "builder: the twelfth building": (
        position({"hand": ["indigo_plant"] * 3, "display": ELEVEN}, NONE, NONE),
        ("builder",), "twelfth", -1, {},
    ),
    "build: the twelfth building wins": (
        position(
            {"hand": ["indigo_plant", "archive", "archive"], "display": ELEVEN}, {"display": ["tower"]}, NONE,
            roles={"builder": 1}, governor=1,
            steps=[{"step": "role", "seat": 2, "turns": 2}, {"step": "build", "seat": 0, "turns": 1}],
        ),
        ("build indigo_plant",), "wins", -1, {},
    ),
    "producer: two goods": (
        position({"display": ["indigo_plant", "coffee_roaster"]}, NONE, NONE),
        ("producer",), "makes", -1, {"goods": ["indigo", "coffee"]},
    ),
    "producer: all the others' plants are full": (
        position({"display": ["indigo_plant"]}, {"display": [LOADED]}, {"display": ["tower"]}),
        ("producer",), "nobody-makes", -1, {},
    ),
    "producer: one of the others has no empty plant": (
        position({"display": ["indigo_plant"]}, {"display": [LOADED]}, {"display": ["indigo_plant"]}),
        ("producer",), "makes-nothing", 1, {},
    ),
    "producer: the well": (
        position({"display": ["indigo_plant", "indigo_plant", "well"]}, NONE, NONE),
        ("producer",), "brings", -1, {"card": "well", "number": 1},
    ),
    "trader: the tile is known": (
        position(
            {"display": [{"silver_smelter": "?"}]}, NONE, NONE,
            tiles=[5, 1, 2, 3, 4], tile_turn=5,
        ),
        ("trader",), "sale-cards", -1, {"goods": ["silver"], "number": 3},
    ),
    "trader: nobody else has goods": (
        position({"display": [LOADED]}, NONE, NONE), ("trader",), "nobody-sells", -1, {},
    ),
    "trader: one of the others has no goods": (
        position({"display": [LOADED]}, {"display": [LOADED]}, NONE), ("trader",), "nothing-to-sell", 2, {},
    ),
    "councillor: five cards": (
        position({}, {}, {}), ("councillor",), "looks", -1, {"number": 5},
    ),
    "councillor: eight with a library": (
        position({"display": ["library"]}, {}, {}), ("councillor",), "doubles", -1, {"card": "library"},
    ),
    "prospector: a card": (
        position({}, {}, {}), ("prospector",), "draws", -1, {"number": 1},
    ),
    "prospector: nobody else gets anything": (
        position({}, {}, {}), ("prospector",), "alone", -1, {},
    ),
    "build: what it can do": (
        position({"hand": ["library", *MANY[:5]]}, {}, {}, **phase("build", "builder")),
        ("build library",), "use", -1, {"card": "library"},
    ),
    "build: what it makes": (
        position({"hand": ["silver_smelter", *MANY[:5]]}, {}, {}, **phase("build", "builder")),
        ("build silver_smelter",), "holds", -1, {"good": "silver"},
    ),
    "build: what it is worth now": (
        position(
            {"hand": ["guild_hall", *MANY[:6]], "display": ["indigo_plant"] * 4}, {}, {}, **phase("build", "builder")
        ),
        ("build guild_hall",), "worth", -1, {"points": 8},
    ),
    "build: the guild hall counts it": (
        position(
            {"hand": ["sugar_mill", *MANY[:3]], "display": ["guild_hall"]}, {}, {}, **phase("build", "builder")
        ),
        ("build sugar_mill",), "raises", -1, {"card": "guild_hall", "points": 2},
    ),
    "build: the smithy saves a card": (
        position(
            {"hand": ["coffee_roaster", *MANY[:4]], "display": ["smithy"]}, {}, {}, **phase("build", "builder")
        ),
        ("build coffee_roaster",), "saves", -1, {"card": "smithy", "number": 1},
    ),
    "build: nothing, for the palace": (
        position({"hand": ["palace", "indigo_plant", "tower"]}, {}, {}, **phase("build", "builder")),
        ("pass",), "saves-up", -1, {"card": "palace"},
    ),
    "over: what lies below saves cards": (
        position(
            {"hand": ["palace", *MANY[:6]], "display": ["crane", "aqueduct"]}, {}, {},
            **phase("build", "builder"),
        ),
        ("over aqueduct",), "covers", -1, {"card": "aqueduct", "number": 3},
    ),
    "pay: with what one has already": (
        position(
            {"hand": ["poor_house", "smithy", "palace"], "display": ["smithy"]}, {}, {}, **phase("build", "builder")
        ),
        ("pay smithy",), "has-one", -1, {"card": "smithy"},
    ),
    "keep: what it would bring": (
        position(
            {"hand": MANY[:6], "display": ["indigo_plant"] * 3}, {}, {}, looked_at=["guild_hall", "hero"],
            **LOOKING,
        ),
        ("keep guild_hall",), "would-count", -1, {"card": "guild_hall", "points": 6},
    ),
    "keep: it can soon be paid for": (
        position(
            {"hand": MANY[:3]}, {}, {}, looked_at=["palace", "aqueduct"],
            **LOOKING,
        ),
        ("keep aqueduct",), "payable", -1, {"card": "aqueduct"},
    ),
    "keep: what it makes": (
        position(
            {"hand": MANY[:3]}, {}, {}, looked_at=["silver_smelter", "hero"],
            **LOOKING,
        ),
        ("keep silver_smelter",), "card-holds", -1, {"card": "silver_smelter", "good": "silver"},
    ),
    "tuck: a point": (
        position({"hand": ["hero", "tower"], "display": ["chapel"]}, {}, {}, **begun("tuck")),
        ("tuck hero",), "points", -1, {"points": 1},
    ),
    "tuck: what cannot be built again": (
        position({"hand": ["hero", "chapel"], "display": ["chapel"]}, {}, {}, **begun("tuck")),
        ("tuck chapel",), "has-one", -1, {"card": "chapel"},
    ),
    "sell: good prices": (
        position(
            {"display": [{"silver_smelter": "?"}]}, {}, {}, tiles=[5], tile_turn=0, tile_up=5,
            **phase("sell", "trader"),
        ),
        ("sell silver",), "good-prices", -1, {},
    ),
    "sell: poor prices": (
        position(
            {"display": [{"silver_smelter": "?"}]}, {}, {}, tiles=[1], tile_turn=0, tile_up=1,
            **phase("sell", "trader"),
        ),
        ("done",), "poor-prices", -1, {},
    ),
    "sell: the market stand brings a card": (
        position(
            {"display": ["market_stand", LOADED, LOADED]}, {}, {}, tiles=[1], tile_turn=0, tile_up=1,
            **phase("sell", "trader"),
        ),
        ("sell indigo", "sell indigo"), "brings", -1, {"card": "market_stand", "number": 1},
    ),
    "produce: what sells for more": (
        position(
            {"display": ["indigo_plant", "coffee_roaster"]}, {}, {}, roles={"producer": 2}, governor=2,
            steps=[{"step": "role", "seat": 0, "turns": 2}, {"step": "produce", "seat": 0, "turns": 2}],
        ),
        ("produce coffee",), "sells-better", -1, {"good": "coffee"},
    ),
    "discard: what one holds twice": (
        position(
            {"hand": ["smithy", "smithy", "palace", "library", "hero", "statue", "tower", "chapel"]}, {}, {},
            **begun("discard", left=1, reason="limit"),
        ),
        ("discard smithy",), "holds-two", -1, {"card": "smithy"},
    ),
}  # fmt: skip
BEFORE = {
    "over: what lies below saves cards": ("build palace",),
    "pay: with what one has already": ("build poor_house",),
}
# What others would learn of the hand from it.
HIDDEN = {
    "may-build",
    "has-one",
    "holds-two",
    "keeps",
    "payable",
    "would-count",
    "card-holds",
    "card-use",
    "saves-up",
}


@pytest.mark.parametrize("case", CASES)
def test_the_reason_is_among_those_found(case: str) -> None:
    place, words, key, rival, details = CASES[case]
    found = clauses_of(reason_at(place, *words, after=BEFORE.get(case, ())))
    assert (key, rival) in found, sorted(found)
    clause = found[key, rival]
    assert dict(clause.details) == details
    assert clause.sure
    assert clause.open == (key not in HIDDEN)


def test_what_a_payment_leaves_in_hand() -> None:
    place = position({"hand": ["poor_house", "palace", "hero"]}, {}, {}, **phase("build", "builder"))
    clause = clauses_of(reason_at(place, "pay hero", after=["build poor_house"]))["keeps", -1]
    assert clause.details == {"cards": ["palace"]}
    assert not clause.open


NOT: dict[str, tuple[dict[str, Any], tuple[str, ...], str]] = {
    "somebody holds many cards": (
        position({"hand": ["indigo_plant", "tower"]}, {"hand": MANY[:5]}, NONE), ("builder",), "few-cards",
    ),
    "nothing to produce oneself": (
        position({"display": ["hero"]}, {"display": [LOADED]}, {"display": ["tower"]}), ("producer",), "nobody-makes",
    ),
    "somebody else digs too": (
        position({}, {"display": ["gold_mine"]}, {}), ("prospector",), "alone",
    ),
    "what one has cannot be built again": (
        position(
            {"hand": MANY[:6], "display": ["guild_hall", "indigo_plant"]}, {}, {},
            looked_at=["guild_hall", "hero"], **LOOKING,
        ),
        ("keep guild_hall",), "would-count",
    ),
    "it cannot be paid yet": (
        position(
            {"hand": ["tower"]}, {}, {}, looked_at=["palace", "hero"], **LOOKING
        ),
        ("keep palace",), "payable",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", NOT)
def test_what_is_not_so_is_not_said(case: str) -> None:
    place, words, key = NOT[case]
    assert key not in {clause.key for clause in reason_at(place, *words).clauses}


def test_an_unknown_price_is_only_probable() -> None:
    place = position({"display": [{"silver_smelter": "?"}]}, NONE, NONE)
    assert not clauses_of(reason_at(place, "trader"))["sale-cards", -1].sure


def test_whoever_may_have_tucked_points_is_not_surely_beaten() -> None:
    """Two chapels, and nobody knows how the tucked cards are divided."""
    mine = {"hand": ["indigo_plant", "archive", "archive"], "display": ELEVEN}
    place = position(
        mine, {"display": ["chapel", "smithy", "silver_smelter", "tower"], "tucked": ["hero"] * 3},
        {"display": ["chapel"], "tucked": MANY[:5]},
        roles={"builder": 1}, governor=1,
        steps=[{"step": "role", "seat": 2, "turns": 2}, {"step": "build", "seat": 0, "turns": 1}],
    )  # fmt: skip
    found = clauses_of(reason_at(place, "build indigo_plant"))
    assert not found["wins", -1].sure
