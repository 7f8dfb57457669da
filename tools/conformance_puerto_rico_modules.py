"""Puerto Rico's four modules for the conformance kit, rule by rule.

A worked example of the rules is named by its number, as WE-19.
"""

from __future__ import annotations

from typing import Any

from tools.conformance_cases import Case, Json, Start
from tools.conformance_puerto_rico_positions import at, farm, seat, ship

NEW_THREE, NEW_FOUR = (f"puerto-rico:2020+new-buildings/{players}" for players in (3, 4))
NOBLE_THREE = "puerto-rico:2020+nobles/3"
PIRATE_TWO, PIRATE_THREE = (f"puerto-rico:2020+buccaneer/{players}" for players in (2, 3))
FEAST_TWO, FEAST_THREE = (f"puerto-rico:2020+festival/{players}" for players in (2, 3))
BUSY = {"ship-4": ship("corn", 1), "ship-5": ship("sugar", 1), "ship-6": ship("indigo", 1)}
FOUR_CORN = ["corn"] * 4


def titled(*buildings: str, **parts: Any) -> Json:
    """A seat with a noble on each of these buildings."""
    return seat(*buildings, noble_city=dict.fromkeys(buildings, 1), **parts)


def wooded(*under: str, **tiles: int) -> Json:
    """An island with forests, made of these plantations of the row, and other tiles."""
    return {"island": {**tiles, "forest": len(under)}, "under": list(under)}


# -- new buildings ------------------------------------------------------------------------------

SIXTEEN = [
    "aqueduct", "forest_house", "black_market", "storehouse", "guesthouse", "trading_post", "church",
    "small_wharf", "lighthouse", "specialty_factory", "library", "union_hall", "statue", "cloister", "fortress",
    "city_hall",
]  # fmt: skip
WOODSMAN = seat("forest_house", "hacienda", "hospice", "library", island={})
GUESTS = seat(
    city={"guesthouse": 2, "storehouse": 0, "library": 0},
    island={},
    money=0,
    goods={"tobacco": 4, "coffee": 2},
)
SMUGGLER = at(
    NEW_THREE,
    seat(money=5),
    seat("black_market", money=6, goods={"indigo": 1}, idle=1, **farm(corn=1)),
    seat(money=0),
)
NEW_BUILDINGS = [
    Start(
        "draft-first",
        "The governor drafts first; nothing else is given out before seventeen buildings are chosen.",
        "PR-DRA-01 PR-DRA-03",
        NEW_THREE,
        {"start": [1]},
        then={"steps": [{"step": "draft", "seat": 1, "turns": 17}], "row": [], "players[1].island": {}},
    ),
    Case(
        "draft-slots",
        "WE-19: with church and office both slots of cost 5 are taken; large market and trading post are out.",
        "PR-DRA-02 PR-DRA-04",
        at(
            NEW_THREE,
            drafted=[
                *("aqueduct", "hacienda", "black_market", "storehouse", "hospice", "church"),
                *("small_wharf", "factory", "harbor", "library"),
            ],
            steps=[{"step": "draft", "seat": 1, "turns": 7}],
        ),
        reach="draft office",
        options="draft wharf; draft guild_hall; draft residence; draft fortress; draft customs_house; "
        "draft city_hall; draft union_hall; draft statue; draft cloister",
        refused="draft large_market; draft trading_post; draft office; draft coffee_roaster; pass",
        play="draft statue",
        then={"steps": [{"step": "draft", "seat": 0, "turns": 5}]},
    ),
    Case(
        "draft-last",
        "After the last one the game is laid out, and the governor chooses a role.",
        "PR-DRA-03 PR-SET-02 PR-SET-04",
        at(NEW_THREE, drafted=SIXTEEN, steps=[{"step": "draft", "seat": 1, "turns": 1}]),
        options="draft guild_hall; draft residence; draft customs_house",
        play="draft residence",
        chance={"tiles": ["corn", "sugar", "sugar", "coffee"]},
        then={
            "row": ["corn", "sugar", "sugar", "coffee"],
            "players[2].island": {"corn": 1},
            "players[2].money": 2,
            "steps": [{"step": "role", "seat": 0, "turns": 3}],
        },
    ),
    Case(
        "forest-discount",
        "WE-20: four forests, two quarries and the privilege make a large warehouse cost 1.",
        "PR-BLD-02 PR-FOR-04",
        at(
            NEW_THREE,
            seat(money=1, manned={"quarry": 2}, **wooded("corn", "corn", "sugar", "coffee", quarry=2)),
        ),
        reach="builder",
        refused="build wharf",
        play="build large_warehouse",
        then={"players[0].money": 0, "players[0].city": {"large_warehouse": 0}},
    ),
    Case(
        "forest-drawn",
        "WE-27: the tile of a hacienda is seen before it is laid; a forest of it is the owner's secret.",
        "PR-FOR-01 PR-FOR-02 PR-FOR-05",
        at(NEW_THREE, WOODSMAN, row=["corn", "sugar"]),
        reach="settler; draw",
        reach_chance={"tiles": ["coffee"]},
        options="lay plantation; lay forest",
        play="lay forest",
        then={"players[0].island": {"forest": 1}, "players[0].secret": [["coffee"]]},
    ),
    Case(
        "forest-of-the-row",
        "WE-27: a plantation of the row may be laid as a forest, a quarry may not; the hospice's worker goes to the port.",
        "PR-FOR-01 PR-FOR-03 PR-HOS-04",
        at(NEW_THREE, WOODSMAN, row=["corn", "sugar"]),
        reach="settler; take sugar as_forest",
        options="man worker; pass",
        play="man worker",
        then={"players[0].island": {"forest": 1}, "players[0].under": ["sugar"], "players[0].idle": 1},
    ),
    Case(
        "library-settler",
        "WE-27: with a library the settler takes a second tile after the others, no quarry, without a worker.",
        "PR-LIB-03 PR-HOS-03 PR-FOR-01",
        at(NEW_THREE, WOODSMAN, row=["corn", "sugar"]),
        reach="settler; take corn as_forest; man worker; pass; pass",
        options="take sugar; take sugar as_forest; pass",
        refused="take quarry; draw",
        play="take sugar",
        chance={"tiles": FOUR_CORN},
        then={
            "players[0].island": {"sugar": 1, "forest": 1},
            "players[0].idle": 1,
            "players[0].manned": None,
        },
    ),
    Case(
        "library-mayor",
        "With a library the mayor may hire two workers.",
        "PR-LIB-04 PR-MAY-09",
        at(NEW_THREE, seat("library", **farm(corn=3))),
        reach="mayor",
        options="hire 1; hire 2; pass",
        play="hire 2",
        then={"players[0].idle": 3},
    ),
    Case(
        "library-captain",
        "With a library the captain's first load brings two points more.",
        "PR-LIB-08",
        at(NEW_THREE, seat("library", goods={"coffee": 2})),
        reach="captain",
        play="load coffee ship-4",
        then={"players[0].points": 4},
    ),
    Case(
        "library-prospector",
        "With a library the prospector brings two doubloons; those on the card are not doubled.",
        "PR-LIB-09 PR-LIB-02",
        at(NEW_FOUR, seat("library", money=0), coins={"prospector": 1}),
        play="prospector",
        then={"players[0].money": 3},
    ),
    Case(
        "black-market",
        "WE-21: two doubloons are missing for a harbor. Good and worker are handed in; the worker from anywhere else.",
        "PR-BMK-01 PR-BMK-02 PR-BMK-03",
        SMUGGLER,
        reach="builder; pass; build harbor",
        options="from corn; from port",
        refused="from black_market; pass; hand_in indigo",
        play="from port",
        then={
            "players[1].city": {"harbor": 0, "black_market": 1},
            "players[1].money": 0,
            "players[1].goods": None,
            "players[1].idle": None,
        },
    ),
    Case(
        "black-market-exact",
        "Two doubloons are missing: two of worker, good and point replace them, one of each at most.",
        "PR-BMK-01 PR-BMK-02",
        at(
            NEW_THREE,
            seat(money=5),
            seat("black_market", money=6, points=3, goods={"corn": 2, "indigo": 1}, island={}, idle=1),
            seat(money=0),
        ),
        reach="builder; pass; build harbor",
        options="hand_in worker; hand_in corn; hand_in indigo",
        refused="hand_in point; hand_in coffee; pass",
        play="hand_in corn",
        then={"players[1].points": 2, "players[1].goods": {"corn": 1, "indigo": 1}, "players[1].idle": 1},
    ),
    Case(
        "black-market-beyond",
        "With six doubloons and two things to hand in a wharf is too dear.",
        "PR-BMK-02 PR-BLD-02",
        SMUGGLER,
        reach="builder; pass",
        refused="build wharf; build residence",
        play="build large_warehouse",
        then={"players[1].money": 0, "players[1].goods": {"indigo": 1}, "players[1].idle": 1},
    ),
    Case(
        "guest-window",
        "WE-22: at the beginning of a phase a guest may move to any free circle outside the guesthouse, or stay.",
        "PR-GST-02 PR-GST-04 PR-GST-06",
        at(NEW_THREE, GUESTS, ships=BUSY),
        reach="captain",
        options="move_worker storehouse; move_worker library; stay",
        refused="move_worker guesthouse; pass; keep 1 coffee",
        play="move_worker storehouse",
        then={"players[0].city": {"guesthouse": 1, "storehouse": 1, "library": 0}},
    ),
    Case(
        "guest-stores",
        "WE-22: a guest on the storehouse works at once: four single goods may be kept, of any kinds.",
        "PR-GST-03 PR-STH-01 PR-CAP-14",
        at(NEW_THREE, GUESTS, ships=BUSY),
        reach="captain; move_worker storehouse; stay; stay; keep 3 tobacco",
        options="keep 1 coffee; done",
        refused="keep 2 coffee",
        play="keep 1 coffee",
    ),
    Case(
        "guest-trades",
        "WE-22: a guest who goes to the library at the beginning doubles the trader's privilege.",
        "PR-GST-02 PR-GST-03 PR-LIB-07",
        at(NEW_THREE, GUESTS),
        reach="trader; move_worker library",
        options="sell tobacco; sell coffee; pass",
        play="sell coffee",
        then={"players[0].money": 6},
    ),
    Case(
        "trading-post",
        "When the house is full a trading post still buys, at the normal price and without markets.",
        "PR-TPO-01 PR-TPO-02 PR-TPO-03 PR-TRA-07",
        at(
            NEW_THREE,
            seat(goods={"coffee": 1}),
            seat("trading_post", "small_market", money=0, goods={"tobacco": 1, "corn": 1}),
            seat("office", goods={"tobacco": 1}),
            house=["corn", "indigo", "sugar"],
        ),
        reach="trader; sell coffee",
        options="sell corn at_post; sell tobacco at_post; pass",
        refused="sell tobacco",
        play="sell tobacco at_post",
        then={"players[1].money": 3, "players[2].goods": {"tobacco": 1}, "house": None},
    ),
    *[
        Case(
            f"church-row-{row}",
            f"With a church a building of row {row} brings {points} points.",
            "PR-CHU-01 PR-CHU-02",
            at(NEW_THREE, seat("church", money=10)),
            reach="builder",
            play=f"build {building}",
            then={"players[0].points": points or None},
        )
        for row, building, points in (
            (1, "hacienda", 0),
            (2, "sugar_mill", 1),
            (3, "harbor", 1),
            (4, "residence", 2),
        )
    ],
    Case(
        "small-wharf",
        "A small wharf takes any goods, kinds mixed: five bring two points, and the captain his.",
        "PR-SWF-01 PR-SWF-02 PR-CAP-11",
        at(NEW_THREE, seat("small_wharf", goods={"tobacco": 3, "coffee": 3}), ships=BUSY),
        reach="captain; ship_some; send 2 tobacco",
        options="send 1 coffee; send 2 coffee; send 3 coffee; done",
        refused="send 1 tobacco; pass",
        play="send 3 coffee",
        then={"players[0].points": 3, "players[0].goods": {"tobacco": 1}},
    ),
    Case(
        "small-wharf-optional",
        "A small wharf need not be used; used, it ships at least one good.",
        "PR-SWF-01 PR-WHF-05",
        at(NEW_THREE, seat("small_wharf", goods={"coffee": 1, "tobacco": 1}), ships=BUSY),
        reach="captain; ship_some",
        options="send 1 tobacco; send 1 coffee",
        refused="done; pass",
        play="send 1 coffee",
        then={"players[0].points": 1},
    ),
    Case(
        "lighthouse",
        "A lighthouse pays a doubloon for each load, and the captain one at the beginning.",
        "PR-LGT-01 PR-LGT-02",
        at(NEW_THREE, seat("lighthouse", money=0, goods={"coffee": 1})),
        reach="captain",
        play="load coffee ship-4",
        then={"players[0].money": 2, "players[0].points": 2},
    ),
    Case(
        "lighthouse-without-load",
        "Also a captain who loads nothing has a doubloon of his lighthouse.",
        "PR-LGT-02 PR-CAP-12",
        at(NEW_THREE, seat("lighthouse", money=0), seat("lighthouse", money=0)),
        play="captain",
        then={"players[0].money": 1, "players[1].money": 0, "players[0].points": None},
    ),
    Case(
        "specialty-factory",
        "Three sugar and one of the privilege are three doubloons; four corn count for nothing.",
        "PR-SPF-01 PR-SPF-02 PR-CRA-06",
        at(
            NEW_THREE,
            seat("specialty_factory", money=0, city={"sugar_mill": 3}, **farm(corn=4, sugar=3)),
        ),
        reach="craftsman; produce",
        options="extra corn; extra sugar; pass",
        play="extra sugar",
        then={"players[0].money": 3, "players[0].goods": {"corn": 4, "sugar": 4}},
    ),
    Case(
        "aqueduct",
        "An aqueduct adds a sugar to those of the large mill and no indigo to that of the small plant.",
        "PR-AQU-01 PR-AQU-02",
        at(NEW_THREE, {}, seat("aqueduct", "sugar_mill", "small_indigo_plant", **farm(sugar=2, indigo=1))),
        reach="craftsman",
        play="produce",
        then={"players[1].goods": {"indigo": 1, "sugar": 2}},
    ),
    *[
        Case(
            f"union-hall-{number}",
            f"WE-{22 + number}: a union hall brings {points} points before loading; the goods stay.",
            "PR-UNH-01 PR-CAP-20",
            at(NEW_THREE, seat("union_hall", goods=goods)),
            play="captain",
            then={"players[0].points": points, "players[0].goods": goods},
        )
        for number, goods, points in (
            (1, {"corn": 3, "indigo": 2, "coffee": 1}, 2),
            (2, {"corn": 4, "coffee": 2}, 3),
        )
    ],
    Case(
        "statue",
        "A statue has no circle: a university sends nobody.",
        "PR-STA-01 PR-UNI-04",
        at(
            NEW_THREE,
            seat("university", money=9),
            seat(money=1),
            drafted=[*SIXTEEN[:9], "university", *SIXTEEN[10:], "residence"],
        ),
        reach="builder",
        play="build statue",
        then={"players[0].city": {"university": 1, "statue": 0}, "steps[2].seat": 1},
    ),
    Case(
        "statue-and-cloister",
        "WE-25: a statue is eight points by itself; six forests, three quarries, two corn and a coffee are a cloister's six.",
        "PR-STA-01 PR-CLO-01 PR-SCO-03",
        at(
            NEW_THREE,
            seat(city={"statue": 0}),
            seat(
                "cloister",
                **wooded("corn", "corn", "corn", "sugar", "sugar", "sugar", quarry=3, corn=2, coffee=1),
            ),
            seat(city={"residence": 0}),
        ),
        points=[8, 4 + 6, 4],
    ),
]

# -- nobles -------------------------------------------------------------------------------------

NOBLES = [
    Start(
        "noble-on-the-office",
        "One of the pieces on the office is a noble.",
        "PR-NOB-02",
        NOBLE_THREE,
        {"start": [0], "tiles": FOUR_CORN},
        then={"office": 2, "office_nobles": 1},
    ),
    Case(
        "dealing",
        "Each in turn takes a worker or the noble, as long as it is there.",
        "PR-NOB-03 PR-MAY-02",
        at(NOBLE_THREE, office=3),
        reach="mayor; pass; receive worker",
        options="receive worker; receive noble",
        play="receive noble",
        then={
            "players[1].manned": {"indigo": 1},
            "players[1].noble_tiles": {"indigo": 1},
            "office_nobles": 1,
        },
    ),
    Case(
        "placing",
        "Nobles are placed before workers, and need not take a circle that a worker will fill.",
        "PR-NOB-06 PR-MAY-03 PR-MAY-04",
        at(
            NOBLE_THREE,
            seat(island={"corn": 1}, city={"chapel": 0}, idle=1, idle_nobles=1),
            office=0,
            office_nobles=0,
        ),
        reach="mayor; hire 1",
        options="place_noble corn; place_noble chapel; done",
        play="place_noble chapel",
        then={"players[0].noble_city": {"chapel": 1}, "players[0].manned": {"corn": 1}, "players[0].idle": 1},
    ),
    Case(
        "villa",
        "A villa brings a noble of the supply besides; what stands on it does not matter.",
        "PR-VIL-01 PR-NOB-07",
        at(NOBLE_THREE, seat("villa", island={}), office=3, office_nobles=0),
        reach="mayor",
        play="pass",
        then={"players[0].idle_nobles": 1, "players[0].idle": 2},
    ),
    *[
        Case(
            f"chapel-{piece}",
            f"A chapel with a {piece} brings {brings}, also to a player who produces nothing.",
            "PR-CHP-01 PR-CHP-02 PR-NOB-07",
            at(NOBLE_THREE, owner),
            play="craftsman",
            then=then,
        )
        for piece, brings, owner, then in (
            (
                "worker",
                "a doubloon",
                seat("chapel", money=0),
                {"players[0].money": 1, "players[0].points": None},
            ),
            ("noble", "a point", titled("chapel", money=0), {"players[0].money": 0, "players[0].points": 1}),
        )
    ],
    Case(
        "jeweler",
        "A jeweler pays a doubloon for each noble, on tiles, on buildings and on the port.",
        "PR-JEW-01",
        at(
            NOBLE_THREE,
            seat(
                "jeweler",
                "office",
                money=0,
                island={"quarry": 1},
                manned={"quarry": 1},
                noble_tiles={"quarry": 1},
                noble_city={"office": 1},
                idle_nobles=2,
            ),
        ),
        play="craftsman",
        then={"players[0].money": 4},
    ),
    Case(
        "royal-supplier",
        "As many different goods as nobles go to the court, a point each; this is no load.",
        "PR-ROY-01 PR-ROY-02",
        at(
            NOBLE_THREE,
            seat("royal_supplier", "harbor", goods={"corn": 2, "sugar": 1, "coffee": 1}, idle_nobles=2),
        ),
        reach="captain; supply corn",
        options="supply sugar; supply coffee; done",
        refused="supply corn; supply tobacco; pass; load corn ship-4",
        play="supply coffee",
        then={"players[0].points": 2, "players[0].goods": {"corn": 1, "sugar": 1}},
    ),
    Case(
        "royal-supplier-and-union-hall",
        "The owner of both says which comes first: when the corn is given before, only two pairs are counted.",
        "PR-ROY-01 PR-UNH-01 PR-CAP-20",
        at(
            "puerto-rico:2020+new-buildings+nobles/3",
            seat("royal_supplier", "union_hall", goods={"corn": 4, "sugar": 2}, idle_nobles=1),
        ),
        reach="captain; supply_first",
        options="supply corn; supply sugar; done",
        play="supply corn",
        then={"players[0].points": 1 + 2, "players[0].goods": {"corn": 3, "sugar": 2}},
    ),
    Case(
        "royal-garden",
        "Each noble is a point, and one more with an occupied royal garden; a fortress counts nobles too.",
        "PR-RGA-01 PR-NOB-06 PR-FRT-01",
        at(
            NOBLE_THREE,
            titled("royal_garden", idle_nobles=2),
            seat("fortress", idle_nobles=2),
            seat(idle_nobles=1),
        ),
        points=[4 + 3 + 3, 4 + 1 + 2, 1],
    ),
    Case(
        "zoning-worker",
        "A zoning office with a worker makes small buildings a doubloon cheaper, the jeweler too, and no large ones.",
        "PR-ZON-01 PR-NOB-07",
        at(NOBLE_THREE, seat("zoning_office", money=6), seat()),
        reach="builder",
        refused="build royal_garden; build wharf",
        play="build jeweler",
        then={"players[0].money": 0},
    ),
    Case(
        "zoning-noble",
        "A zoning office with a noble makes large buildings two doubloons cheaper, and no small ones.",
        "PR-ZON-02 PR-NOB-07",
        at(NOBLE_THREE, titled("zoning_office", money=7), seat()),
        reach="builder",
        refused="build wharf",
        play="build royal_garden",
        then={"players[0].money": 0},
    ),
    Case(
        "land-office-worker",
        "A land office with a worker buys the next plantation for a doubloon; a good may be sold besides.",
        "PR-LND-01 PR-LND-05",
        at(NOBLE_THREE, seat("land_office", money=1, goods={"corn": 1}, island={})),
        reach="trader",
        options="sell corn; pass; buy_land",
        refused="sell_land corn",
        play="buy_land",
        chance={"tiles": ["coffee"]},
        then={"players[0].money": 0, "players[0].island": {"coffee": 1}, "steps[1].seat": 0},
    ),
    Case(
        "land-office-noble",
        "A land office with a noble sells a plantation for a doubloon, no quarry; the piece on it goes to the port.",
        "PR-LND-02 PR-LND-03 PR-TRA-03",
        at(
            NOBLE_THREE,
            titled("land_office", money=0, island={"corn": 2, "quarry": 1}, manned={"corn": 1, "quarry": 1}),
        ),
        reach="trader",
        options="pass; sell_land corn; sell_land corn worker",
        refused="buy_land; sell_land corn noble",
        play="sell_land corn worker",
        then={
            "players[0].money": 1,
            "players[0].idle": 1,
            "players[0].island": {"corn": 1, "quarry": 1},
            "discards": ["corn"],
        },
    ),
    Case(
        "hunting-lodge-worker",
        "A lodge with a worker may discard a plantation before the row is cleared, no quarry.",
        "PR-HUN-01 PR-HUN-02 PR-HUN-04",
        at(
            NOBLE_THREE,
            seat("hunting_lodge", island={"sugar": 1, "quarry": 1}, manned={"sugar": 1}),
            row=["indigo"],
        ),
        reach="settler; pass; pass; pass",
        options="discard sugar worker; pass",
        refused="discard sugar; discard corn; take indigo",
        play="discard sugar worker",
        chance={"tiles": FOUR_CORN},
        then={
            "players[0].island": {"quarry": 1},
            "players[0].idle": 1,
            "discards": ["indigo", "sugar"],
            "row": FOUR_CORN,
        },
    ),
    *[
        Case(
            f"hunting-lodge-noble-{tiles}",
            f"A lodge with a noble brings {'two points for the emptiest island' if points else 'nothing in a tie'}.",
            "PR-HUN-03 PR-NOB-07",
            at(
                NOBLE_THREE,
                titled("hunting_lodge", island={"corn": 1}),
                seat(island={"corn": tiles}),
                seat(island={"corn": 3}),
                row=["indigo"],
            ),
            reach="settler; pass; pass",
            play="pass",
            chance={"tiles": FOUR_CORN},
            then={"players[0].points": points},
        )
        for tiles, points in ((2, 2), (1, None))
    ],
    Case(
        "hospice-noble",
        "Only with an empty supply may the hospice take a noble, from the office.",
        "PR-NOB-08 PR-HOS-02",
        at(NOBLE_THREE, seat("hospice", island={}), seat(), seat(idle=97), row=["corn", "sugar"]),
        reach="settler; take corn",
        options="man worker; man noble; pass",
        play="man noble",
        then={"players[0].noble_tiles": {"corn": 1}, "office": 2, "office_nobles": 0},
    ),
]

# -- the buccaneer ------------------------------------------------------------------------------

NOTHING_DONE = "trader; craftsman"  # two roles in which the others do nothing
BUCCANEER = [
    Case(
        "piracy",
        "A laden ship is emptied; at most three goods are kept, the others go to the supply, and there are no points.",
        "PR-BUC-04 PR-BUC-05",
        at(PIRATE_THREE, seat(), ships={"ship-6": ship("sugar", 5)}),
        reach="buccaneer",
        refused="piracy ship-6 4; piracy ship-5 0",
        play="piracy ship-6 3",
        then={
            "players[0].goods": {"sugar": 3},
            "players[0].points": None,
            "ships": None,
            "steps": [{"step": "role", "seat": 1, "turns": 2}],
        },
    ),
    Case(
        "plunder",
        "Each good of the trading house is a point.",
        "PR-BUC-06",
        at(PIRATE_THREE, house=["corn", "sugar", "coffee"]),
        reach="buccaneer",
        play="plunder",
        then={"players[0].points": 3, "house": None},
    ),
    Case(
        "raid",
        "All but three pieces leave the office; at most three go at once to free circles, as many as there are.",
        "PR-BUC-07",
        at(PIRATE_THREE, seat(island={"corn": 1}, city={"sugar_mill": 2}), office=8),
        reach="buccaneer",
        options="raid 0; raid 1; raid 2; kidnap settler; kidnap mayor; kidnap builder; kidnap craftsman; "
        "kidnap trader; kidnap captain; pass",
        refused="raid 3; raid 1 and_noble",
        play="raid 2",
        then={
            "players[0].manned": {"corn": 1},
            "players[0].city": {"sugar_mill": 3},
            "office": 3,
            "players[0].idle": None,
        },
    ),
    Case(
        "raid-noble",
        "The raider chooses what becomes of a noble: it stays, it is kept, or it goes back to the supply.",
        "PR-BUC-07 PR-BUC-08",
        at("puerto-rico:2020+nobles+buccaneer/3", seat(island={"corn": 2}), office=4),
        reach="buccaneer",
        options="raid 0; raid 1; raid 2; raid 0 and_noble; raid 1 and_noble; raid 0 drop_noble; raid 1 drop_noble; "
        "kidnap settler; kidnap mayor; kidnap builder; kidnap craftsman; kidnap trader; kidnap captain; pass",
        play="raid 1 and_noble",
        then={
            "players[0].manned": {"corn": 2},
            "players[0].noble_tiles": {"corn": 1},
            "office": 3,
            "office_nobles": 0,
        },
    ),
    Case(
        "kidnap",
        "The kidnapper takes the doubloons of the card at once; poster and captive lie before him.",
        "PR-BUC-03 PR-BUC-09",
        at(PIRATE_THREE, seat(money=1), coins={"builder": 2}, poster=2),
        reach="buccaneer",
        play="kidnap builder",
        then={"players[0].money": 3, "coins": None, "captive": {"role": "builder", "seat": 0}, "poster": 0},
    ),
    Case(
        "poster",
        "Whoever holds the poster may not be the buccaneer.",
        "PR-BUC-03",
        at(PIRATE_THREE, poster=0),
        options="settler; mayor; builder; craftsman; trader; captain",
        refused="buccaneer",
        play="trader",
    ),
    Case(
        "ransom",
        "Who picks the captive makes the bank pay three doubloons to the kidnapper; the phase is his.",
        "PR-BUC-10",
        at(PIRATE_THREE, seat(money=0), seat(money=0)),
        reach="buccaneer; kidnap builder",
        play="builder",
        then={
            "players[0].money": 3,
            "captive": None,
            "roles": {"builder": 1, "buccaneer": 0},
            "steps[1].seat": 1,
        },
    ),
    Case(
        "own-captive",
        "With two players the kidnapper cannot pick his own captive.",
        "PR-BUC-11",
        at(PIRATE_TWO),
        reach="buccaneer; kidnap mayor; captain",
        options="settler; builder; craftsman; trader; prospector",
        refused="mayor; buccaneer",
        play="trader",
    ),
    Case(
        "captive-alone",
        "A captive that nobody picked is played at the end of the round, by the kidnapper alone and with privilege.",
        "PR-BUC-12 PR-BUC-14 PR-BLD-04",
        at(PIRATE_THREE, seat(money=4), seat(money=9), seat(money=9)),
        reach=f"buccaneer; kidnap builder; {NOTHING_DONE}",
        refused="build wharf; trader",
        play="build office",
        then={
            "players[0].money": 0,
            "players[1].city": None,
            "alone": None,
            "coins": {"settler": 1, "mayor": 1, "captain": 1},
            "roles": None,
            "poster": 0,
        },
    ),
    Case(
        "captive-mayor",
        "Alone the mayor receives the whole office; the refill counts everybody's empty circles.",
        "PR-BUC-14 PR-BUC-13 PR-MAY-07",
        at(PIRATE_THREE, seat(island={"corn": 6}), seat(city={"sugar_mill": 0, "hospice": 0}), office=4),
        reach=f"buccaneer; kidnap mayor; {NOTHING_DONE}",
        options="hire 1; pass",
        play="hire 1",
        then={
            "players[0].manned": {"corn": 5},
            "players[1].city": {"sugar_mill": 0, "hospice": 0},
            "office": 4,
            "coins": {"settler": 1, "builder": 1, "captain": 1},
        },
    ),
    Case(
        "captive-for-all",
        "Where the table wants it the captive's phase is for all.",
        "PR-BUC-12",
        at(f"{PIRATE_THREE}?captive_role_mode=full", seat(money=4), seat(money=9), seat(money=9)),
        reach=f"buccaneer; kidnap builder; {NOTHING_DONE}",
        play="build office",
        then={"players[0].money": 0, "steps[1].seat": 1, "steps[1].turns": 2},
    ),
    Case(
        "round-end",
        "At the end of a round the buccaneer gets no doubloon.",
        "PR-BUC-02 PR-RND-08",
        at(PIRATE_THREE, roles={"trader": 0, "craftsman": 1}),
        play="captain",
        then={"coins": {"settler": 1, "mayor": 1, "builder": 1}, "round": 2},
    ),
]

# -- the festival -------------------------------------------------------------------------------

BOARD = {"tile": "corn", "goods": ["corn", "corn", "sugar"], "building": "harbor"}
FESTIVAL = [
    Start(
        "board",
        "A plantation, three goods and a building of the third row are drawn before the row is dealt.",
        "PR-FES-01 PR-FES-02 PR-FES-03",
        FEAST_THREE,
        {
            "start": [0],
            "festival_tile": ["tobacco"],
            "festival_goods": ["coffee", "corn", "coffee"],
            "festival_building": ["tobacco_storage", "wharf"],
            "tiles": FOUR_CORN,
        },
        then={"festival": {"tile": "tobacco", "goods": ["corn", "coffee", "coffee"], "building": "wharf"}},
    ),
    Start(
        "redraw",
        "WE-30: a coffee roaster is put back where the plantation is coffee, and another building is drawn.",
        "PR-FES-04",
        FEAST_TWO,
        {
            "start": [1],
            "festival_tile": ["coffee"],
            "festival_goods": ["indigo", "sugar", "tobacco"],
            "festival_building": ["coffee_roaster", "factory"],
            "tiles": ["coffee"] * 3,
        },
        then={"festival.tile": "coffee", "festival.building": "factory"},
    ),
    Case(
        "plantation-goal",
        "The third corn plantation brings three workers; the owner says where they stand. One of them must be on corn.",
        "PR-FES-06 PR-FES-10 PR-FES-11",
        at(
            FEAST_THREE,
            seat(island={"corn": 2, "quarry": 1}, city={"hospice": 0}),
            row=["corn", "sugar"],
            festival=BOARD,
        ),
        reach="settler",
        play="take corn",
        then={
            "players[0].island": {"corn": 3, "quarry": 1},
            "festival": {"goods": ["corn", "corn", "sugar"], "building": "harbor"},
            "steps[2]": {"step": "place", "seat": 0, "turns": 1, "number": 2},
        },
    ),
    Case(
        "reward-workers",
        "They go to free circles as long as there are any; pieces that stand already stay where they are.",
        "PR-FES-06",
        at(
            FEAST_THREE,
            seat(island={"corn": 2}, manned={"corn": 1}, city={"hospice": 0, "office": 1}),
            row=["corn", "sugar"],
            festival=BOARD,
        ),
        reach="settler",
        play="take corn",
        then={
            "players[0].manned": {"corn": 3},
            "players[0].city": {"hospice": 1, "office": 1},
            "players[0].idle": None,
        },
    ),
    Case(
        "reward-after-hospice",
        "The worker of a hospice comes before the reward; what does not fit goes to the port.",
        "PR-FES-06 PR-FES-11 PR-HOS-01",
        at(FEAST_THREE, seat("hospice", **farm(corn=2)), row=["corn", "sugar"], festival=BOARD),
        reach="settler; take corn",
        options="man worker; pass",
        play="man worker",
        then={"players[0].manned": {"corn": 3}, "players[0].idle": 3, "festival.tile": None},
    ),
    Case(
        "forests-do-not-count",
        "A plantation that is laid as a forest is none of the festival's.",
        "PR-FES-06 PR-FOR-03",
        at(
            "puerto-rico:2020+new-buildings+festival/3",
            seat("forest_house", island={"corn": 2}),
            row=["corn", "sugar"],
            festival=BOARD,
        ),
        reach="settler",
        play="take corn as_forest",
        then={
            "players[0].island": {"corn": 2, "forest": 1},
            "festival.tile": "corn",
            "players[0].idle": None,
        },
    ),
    Case(
        "goods-goal",
        "Who produces the three goods in one phase gets three doubloons; a kind that lies there twice counts twice.",
        "PR-FES-07 PR-FES-10",
        at(
            FEAST_THREE,
            seat("small_sugar_mill", money=0, **farm(corn=1, sugar=1)),
            seat("small_sugar_mill", money=0, **farm(corn=2, sugar=1)),
            festival=BOARD,
        ),
        reach="craftsman; produce",
        play="produce",
        then={
            "players[0].money": 0,
            "players[1].money": 3,
            "festival": {"tile": "corn", "building": "harbor"},
        },
    ),
    Case(
        "goods-goal-privilege",
        "The craftsman's extra good counts as produced.",
        "PR-FES-07 PR-CRA-06",
        at(FEAST_THREE, seat("small_sugar_mill", money=0, **farm(corn=1, sugar=1)), festival=BOARD),
        reach="craftsman; produce",
        options="extra corn; extra sugar; pass",
        play="extra corn",
        then={"players[0].money": 3, "festival.goods": None},
    ),
    Case(
        "building-goal",
        "Who builds the festival's building gets three points, and its copy comes to the display.",
        "PR-FES-08 PR-FES-10",
        at(FEAST_THREE, seat(money=7), seat(money=8), festival=BOARD),
        reach="builder",
        play="build harbor",
        then={"players[0].points": 3, "festival": {"tile": "corn", "goods": ["corn", "corn", "sugar"]}},
    ),
    Case(
        "building-goal-two",
        "With two players the copy that comes back is one more than there was.",
        "PR-FES-05 PR-FES-10",
        at(FEAST_TWO, seat(money=7), seat(money=8), festival=BOARD),
        reach="builder; build harbor",
        play="build harbor",
        then={"players[0].points": 3, "players[1].points": None, "festival.returned": "harbor"},
    ),
    Case(
        "goal-once",
        "A goal that was won is won by nobody else.",
        "PR-FES-09",
        at(FEAST_THREE, seat(money=7), seat(money=8), festival=BOARD),
        reach="builder; build harbor",
        play="build harbor",
        then={"players[1].points": None, "players[1].city": {"harbor": 0}},
    ),
]
