"""Puerto Rico for the conformance kit: positions in a few lines, rule by rule.

A seat is `seat("hospice", money=4, island={"corn": 2})`: occupied buildings, then what differs from the start. What is
not said takes its start value; tools/conformance_cases.py tells what a case can contain, tools/conformance.py checks
what it claims.
"""

from __future__ import annotations

from typing import Any

from tools.conformance_cases import Case, Start

from gouverneur.puerto_rico.game import PUERTO_RICO

GAME = "puerto-rico"
TWO, THREE, FOUR, FIVE = (f"puerto-rico:2020/{players}" for players in (2, 3, 4, 5))
OLD_THREE, OLD_FOUR, OLD_FIVE = (f"puerto-rico:2002/{players}" for players in (3, 4, 5))
WORKERS = {2: 42, 3: 58, 4: 79, 5: 100}  # in the box, those on the office included

Json = dict[str, Any]

# The rule that asks, by kind of decision; for sampled cases.
ASKED_BY = {
    "role": "PR-RND-01", "tile": "PR-STL-01", "man_tile": "PR-HOS-01", "hire": "PR-MAY-01", "deal": "PR-MAY-09",
    "place": "PR-MAY-04", "build": "PR-BLD-01", "man_building": "PR-UNI-01", "produce": "PR-CRA-09",
    "extra": "PR-CRA-06", "sell": "PR-TRA-01", "load": "PR-CAP-03", "store": "PR-CAP-15", "bonus": "PR-GEN-04",
    "discount": "PR-GEN-04",
}  # fmt: skip

MODULES = {module for edition in PUERTO_RICO.grammar.editions for module in edition.modules}

# What still wants a case, by the module without which it cannot be played; `--write` reminds of it. The sampled
# chapters take up every module by themselves.
WAITING = {
    "nobles": ("what is not offered is refused, in dealing and placing [PR-NOB-03 PR-GEN-14]",),
    "buccaneer": ("what is not offered is refused, among the four deeds [PR-BUC-04 PR-GEN-14]",),
}


def seat(*buildings: str, **parts: Any) -> Json:
    if buildings:
        parts["city"] = {**dict.fromkeys(buildings, 1), **parts.get("city", {})}
    return parts


def farm(**tiles: int) -> Json:
    """Tiles that are all occupied."""
    return {"island": tiles, "manned": tiles}


def at(ruleset: str, *seats: Json, **rest: Any) -> Json:
    """Seat 0, the governor, is about to choose a role; seats that are not given are as at the start."""
    empty: list[Json] = [{} for _ in range(_players(ruleset) - len(seats))]
    return {"ruleset": ruleset, "players": [*seats, *empty], **rest}


def scarce(workers: int, position: Json) -> Json:
    """The same with only so many workers in the supply; the others stand idle on the port of the last seat."""
    players = [dict(player) for player in position["players"]]
    used = sum(
        sum(player.get("manned", {}).values()) + sum(player.get("city", {}).values()) + player.get("idle", 0)
        for player in players
    )
    number = _players(position["ruleset"])
    office = position.get("office", number)
    players[-1]["idle"] = players[-1].get("idle", 0) + WORKERS[number] - office - used - workers
    return {**position, "players": players}


def _players(ruleset: str) -> int:
    return int(ruleset.partition("?")[0][-1])


def ship(good: str, number: int) -> Json:
    return {"good": good, "number": number}


CORN_SUGAR_INDIGO = {"ship-5": ship("corn", 1), "ship-6": ship("sugar", 1), "ship-7": ship("indigo", 1)}
SMALL = (
    "small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster",
    "small_market", "hacienda", "construction_hut", "small_warehouse", "hospice",
)  # fmt: skip
ALL_FIVE = farm(corn=1, indigo=1, sugar=1, tobacco=1, coffee=1)
ALL_PLANTS = ("small_indigo_plant", "small_sugar_mill", "tobacco_storage", "coffee_roaster")
FULL = {"indigo": 4, "sugar": 4, "tobacco": 4}
ALL_FIFTY = [  # for four: everything is on islands or in the row
    seat("hacienda", island={"corn": 5, "indigo": 3, "sugar": 3}),
    seat(island={"indigo": 6, "sugar": 6}),
    seat(island={"tobacco": 9, "indigo": 3}),
    seat(island={"coffee": 8, "corn": 4}),
]


# -- errors of other implementations ------------------------------------------------------------

OF_OTHERS = [
    Case(
        "largest-ship",
        "Six sugar may not go on the ship of five while emptier, larger ships take all of them.",
        "PR-CAP-08",
        at(OLD_FOUR, seat(goods={"sugar": 6})),
        reach="captain",
        options="load sugar ship-6; load sugar ship-7",
        refused="load sugar ship-5",
        play="load sugar ship-7",
        then={"players[0].points": 7, "players[0].goods": None, "ships.ship-7.number": 6},
    ),
    Case(
        "largest-ship-too-small",
        "With more goods than any empty ship holds only the largest ship may be loaded.",
        "PR-CAP-08",
        at(OLD_THREE, seat(goods={"corn": 9, "coffee": 1})),
        reach="captain",
        options="load corn ship-6; load coffee ship-4; load coffee ship-5; load coffee ship-6",
    ),
    Case(
        "points-beyond-the-chips",
        "Five corn are five points although only two chips are left; three are noted.",
        "PR-CAP-19 PR-GEN-13 PR-END-04",
        at(OLD_FOUR, seat(points=98), seat("customs_house", goods={"corn": 5, "indigo": 1})),
        reach="captain",
        play="load corn ship-5",
        then={"players[1].points": 5, "noted": 3, "ending": ["chips"]},
    ),
    Case(
        "noted-points-count",
        "Noted points count at the end, for the customs house as well.",
        "PR-CAP-19 PR-CUS-01",
        at(OLD_FOUR, seat(points=98), seat("customs_house", points=8)),
        points=[98, 14, 0, 0],
        winners=[0],
    ),
    Case(
        "hospice-from-the-office",
        "With an empty supply the worker of a hospice comes from the office.",
        "PR-HOS-02",
        scarce(0, at(OLD_THREE, seat("hospice"), row=["corn", "sugar"])),
        reach="settler; take corn",
        options="man worker; pass",
        play="man worker",
        then={"players[0].manned": {"corn": 1}, "office": 2},
    ),
    Case(
        "university-from-the-office",
        "With an empty supply the worker of a university comes from the office.",
        "PR-UNI-03",
        scarce(0, at(OLD_THREE, seat("university", money=9))),
        reach="builder; build office",
        options="man worker; pass",
        play="man worker",
        then={"players[0].city": {"office": 1, "university": 1}, "office": 2},
    ),
    Case(
        "nobody-left-to-send",
        "With supply and office empty a hospice sends nobody, and nothing is asked.",
        "PR-HOS-02",
        scarce(0, at(OLD_THREE, seat("hospice"), row=["corn", "sugar"], office=0)),
        reach="settler",
        play="take corn",
        then={"players[0].manned": None, "steps[1].seat": 1},
    ),
    Case(
        "university-and-large-building",
        "A university mans a large building itself.",
        "PR-UNI-01 PR-UNI-02 PR-GEN-15",
        at(OLD_THREE, seat("university", money=10)),
        reach="builder; build residence",
        play="man worker",
        then={"players[0].city": {"university": 1, "residence": 1}},
    ),
    Case(
        "manned-large-building-scores",
        "One worker on a large building is enough for its points.",
        "PR-SCO-03 PR-RES-01",
        at(OLD_THREE, seat("university", "residence")),
        points=[11, 0, 0],
    ),
    Case(
        "wharf-is-optional",
        "A wharf need not be used even if it is the only load.",
        "PR-WHF-05 PR-GEN-04",
        at(OLD_FOUR, seat("wharf", goods={"coffee": 1}), ships=CORN_SUGAR_INDIGO),
        reach="captain",
        options="ship coffee; pass",
        play="pass",
        then={"players[0].goods": {"coffee": 1}, "players[0].points": None},
    ),
    Case(
        "circles-must-be-filled",
        "While workers are idle and circles free nobody may stop placing.",
        "PR-MAY-03 PR-MAY-04",
        at(OLD_THREE, seat(island={"corn": 1, "indigo": 1}, city={"hospice": 0, "office": 0})),
        reach="mayor; hire 1",
        options="place corn; place indigo; place hospice",
        refused="pass; done",
        play="place indigo",
        then={"players[0].idle": 1, "players[0].manned": {"indigo": 1}},
    ),
    *[
        Case(
            f"workers-beside-the-office-{players}",
            f"{WORKERS[players]} workers for {players} players: those on the office come on top of the supply.",
            "PR-SET-05 PR-END-02",
            scarce(players, at(f"puerto-rico:2020/{players}")),
            reach="mayor",
            options="hire 1; pass",
            play="pass",
            then={"office": players, "ending": None},
        )
        for players in WORKERS
    ],
    Case(
        "tiles-of-the-box",
        "With all fifty plantations on islands and in the row there is none to draw, and the row stays short.",
        "PR-SET-02 PR-SET-04 PR-HAC-04 PR-STL-09",
        at(OLD_FOUR, *ALL_FIFTY, row=["corn", "sugar", "sugar"]),
        reach="settler",
        options="take corn; take sugar; take quarry; pass",
        refused="draw",
        play="take corn",
        chance={"tiles": ["sugar", "sugar"]},
        then={"row": ["sugar", "sugar"], "discards": None},
    ),
    *[
        Start(
            f"start-doubloons-{players}",
            f"{money} doubloons each for {players} players; the first {indigo} have an indigo plantation.",
            "PR-SET-02",
            f"puerto-rico:2020/{players}",
            {"start": [1], "tiles": ["corn", "sugar", "tobacco", "coffee", "indigo", "corn"][: players + 1]},
            then={f"players[{(1 + indigo) % players}].island": {"corn": 1}}
            | {f"players[{who}].money": money for who in range(players)}
            | {f"players[{(1 + place) % players}].island": {"indigo": 1} for place in range(indigo)},
        )
        for players, money, indigo in ((2, 3, 1), (3, 2, 2), (4, 3, 2), (5, 4, 3))
    ],
    Start(
        "start-tiles-of-four",
        "Four players begin with two indigo and two corn plantations.",
        "PR-SET-02",
        OLD_FOUR,
        {"start": [0], "tiles": ["corn", "corn", "sugar", "tobacco", "coffee"]},
        then={f"players[{who}].island": {"indigo" if who < 2 else "corn": 1} for who in range(4)},
    ),
    Case(
        "factory-five-kinds",
        "A factory pays five doubloons for five kinds.",
        "PR-FAC-01",
        at(OLD_FOUR, seat("factory", *ALL_PLANTS, money=0, **ALL_FIVE)),
        reach="craftsman",
        play="produce",
        then={"players[0].money": 5},
    ),
    Case(
        "factory-costs-seven",
        "Seven doubloons are enough for the factory and not for the university.",
        "PR-BLD-02",
        at(OLD_FOUR, seat(), seat(money=7)),
        reach="builder; pass",
        refused="build university; build harbor",
        play="build factory",
        then={"players[1].money": 0, "players[1].city": {"factory": 0}},
    ),
    Case(
        "university-costs-eight",
        "The university costs eight doubloons.",
        "PR-BLD-02",
        at(OLD_FOUR, seat(), seat(money=8)),
        reach="builder; pass",
        play="build university",
        then={"players[1].money": 0},
    ),
    Case(
        "factory-and-university-swapped",
        "Only where the table asks for it does the factory cost eight and the university seven.",
        "PR-BLD-02",
        at("puerto-rico:2020/4?cost_swap_factory_university=true", seat(), seat(money=7)),
        reach="builder; pass",
        refused="build factory",
        play="build university",
        then={"players[1].money": 0},
    ),
    Case(
        "warehouse-and-a-single-good",
        "A small warehouse stores one kind, and a single good is kept besides; the owner chooses.",
        "PR-SWH-01 PR-CAP-14 PR-CAP-15",
        at(OLD_FOUR, seat("small_warehouse", goods={"tobacco": 3, "coffee": 2}), ships=CORN_SUGAR_INDIGO),
        reach="captain",
        options="keep 1 tobacco; keep 2 tobacco; keep 3 tobacco; keep 1 coffee; keep 2 coffee; done",
        play="keep 1 tobacco",
    ),
    Case(
        "warehouse-stores-the-smaller-kind",
        "After a single tobacco both coffee may be stored.",
        "PR-SWH-01 PR-CAP-15",
        at(OLD_FOUR, seat("small_warehouse", goods={"tobacco": 3, "coffee": 2}), ships=CORN_SUGAR_INDIGO),
        reach="captain; keep 1 tobacco",
        options="keep 1 coffee; keep 2 coffee; done",
        play="keep 2 coffee",
        then={"players[0].goods": {"tobacco": 1, "coffee": 2}},
    ),
    Case(
        "hacienda-first",
        "The tile of a hacienda may be drawn or not, before a face-up tile is chosen.",
        "PR-HAC-01 PR-GEN-04",
        at(OLD_FOUR, seat("hacienda", island={}), row=["corn", "sugar"]),
        reach="settler",
        options="take corn; take sugar; take quarry; draw; pass",
        play="draw",
        chance={"tiles": ["coffee"]},
        then={"players[0].island": {"coffee": 1}, "steps[1].seat": 0},
    ),
    Case(
        "hacienda-seen",
        "When the drawn tile has been seen every face-up tile is still there to choose; none is drawn again.",
        "PR-HAC-01 PR-GEN-05",
        at(OLD_FOUR, seat("hacienda", island={}), row=["corn", "sugar"]),
        reach="settler; draw",
        reach_chance={"tiles": ["coffee"]},
        options="take corn; take sugar; take quarry; pass",
        refused="draw",
        play="take sugar",
        then={"players[0].island": {"sugar": 1, "coffee": 1}},
    ),
    Case(
        "offered-and-accepted",
        "What is not offered is refused: a kind that is not there, a ship of another kind, passing.",
        "PR-CAP-03 PR-CAP-05 PR-GEN-14",
        at(OLD_FOUR, seat(goods={"corn": 2, "coffee": 1}), ships={"ship-5": ship("corn", 3)}),
        reach="captain",
        options="load corn ship-5; load coffee ship-6; load coffee ship-7",
        refused="pass; load corn ship-6; load sugar ship-7; load coffee ship-5; ship corn; load corn ship-4",
        play="load corn ship-5",
    ),
    Case(
        "offered-and-accepted-builder",
        "What is not offered is refused: too dear, owned already, no building of this game, a question not asked.",
        "PR-BLD-07 PR-GEN-14",
        at(OLD_FOUR, seat("hacienda", money=2)),
        reach="builder",
        refused="build office; build hacienda; build aqueduct; sell corn; man worker",
        play="build construction_hut",
        then={"players[0].money": 1},
    ),
    *[
        Case(
            f"no-order-known-{tile}",
            f"The order of the hidden plantations is nowhere written: a {tile} may be next.",
            "PR-GEN-06 PR-SET-04",
            at(OLD_FOUR, seat("hacienda", island={}), row=["corn", "indigo", "sugar", "tobacco", "coffee"]),
            reach="settler",
            play="draw",
            chance={"tiles": [tile]},
            then={"players[0].island": {tile: 1}},
        )
        for tile in ("corn", "tobacco")
    ],
]

if "nobles" in MODULES:
    OF_OTHERS.append(
        Case(
            "shortage-with-nobles",
            "With nobles a refill that finds too few workers does not end the game.",
            "PR-NOB-05 PR-END-02",
            at("puerto-rico:2020+nobles/3", seat(island={}, idle=97), seat(island={}), seat(island={})),
            reach="mayor; pass; receive worker",
            options="receive worker; receive noble",
            play="receive worker",
            then={"office": 1, "office_nobles": 1, "ending": None},
        )
    )


# -- rounds and setup ---------------------------------------------------------------------------

SETUP = [
    Start(
        "five-2002",
        "Five players of 2002 begin with six plantations turned up and four doubloons.",
        "PR-SET-02 PR-SET-04 PR-SET-05",
        OLD_FIVE,
        {"start": [3], "tiles": ["corn", "corn", "coffee", "indigo", "sugar", "sugar"]},
        then={
            "governor": 3,
            "office": 5,
            "row": ["corn", "corn", "indigo", "sugar", "sugar", "coffee"],
            "players[1].island": {"corn": 1},
        },
    ),
    Start(
        "two",
        "Two players begin with three plantations turned up.",
        "PR-TWO-01",
        TWO,
        {"start": [0], "tiles": ["coffee"] * 3},
        then={"office": 2, "row": ["coffee"] * 3, "steps[0].turns": 6},
    ),
    Start(
        "handicap",
        "A handicap is added to the doubloons of the start.",
        "PR-SET-02",
        "puerto-rico:2020/3?handicap=0,1,2",
        {"start": [0], "tiles": ["sugar"] * 4},
        then={"players[0].money": 2, "players[1].money": 3, "players[2].money": 4},
    ),
    *[
        Case(
            f"roles-of-{_players(ruleset)}",
            f"The role cards for {_players(ruleset)} players.",
            "PR-SET-05 PR-RND-02",
            at(ruleset),
            options=options,
            refused="pass",
            play="craftsman",
        )
        for ruleset, options in (
            (TWO, "settler; mayor; builder; craftsman; trader; captain; prospector"),
            (THREE, "settler; mayor; builder; craftsman; trader; captain"),
            (FOUR, "settler; mayor; builder; craftsman; trader; captain; prospector"),
            (FIVE, "settler; mayor; builder; craftsman; trader; captain; prospector"),
        )
    ],
]

ROUNDS = [
    Case(
        "prospector",
        "A prospector with two doubloons on his card brings three.",
        "PR-RND-03 PR-PRO-01",
        at(FOUR, seat(money=0), coins={"prospector": 2}),
        play="prospector",
        then={"players[0].money": 3, "coins": None, "roles": {"prospector": 0}},
    ),
    Case(
        "second-prospector",
        "The second prospector is a card of its own, with doubloons of its own.",
        "PR-RND-10",
        at(FIVE, seat(), seat(money=0), roles={"prospector": 0}, coins={"prospector_2": 1}),
        options="settler; mayor; builder; craftsman; trader; captain; prospector_2",
        play="prospector_2",
        then={"players[1].money": 2},
    ),
    Case(
        "unequal-prospectors",
        "The two prospectors are offered as one, except when one has more doubloons.",
        "PR-RND-10",
        at(FIVE, coins={"prospector": 1, "prospector_2": 3}),
        options="settler; mayor; builder; craftsman; trader; captain; prospector; prospector_2",
        refused="pass",
    ),
    Case(
        "end-of-a-round",
        "One doubloon on each card that nobody used, all cards back, the next governor.",
        "PR-RND-08 PR-RND-09",
        at(FOUR, roles={"craftsman": 0, "trader": 1, "captain": 2}, coins={"mayor": 1}),
        play="prospector",
        then={
            "coins": {"settler": 1, "mayor": 2, "builder": 1},
            "governor": 1,
            "round": 2,
            "roles": None,
            "steps[0].seat": 1,
        },
    ),
    Case(
        "end-of-a-round-of-two",
        "Two players take three roles each; one card is left over and gets a doubloon.",
        "PR-TWO-03 PR-TWO-04",
        at(TWO, roles={"craftsman": 0, "trader": 1, "captain": 0, "settler": 1, "builder": 0}, row=["corn"]),
        options="mayor; prospector",
        play="prospector",
        then={"coins": {"mayor": 1}, "governor": 1},
    ),
    Case(
        "two-alternate",
        "With two players the third pick is the governor's again, among the five cards left.",
        "PR-TWO-03 PR-RND-07",
        at(TWO, roles={"craftsman": 0, "trader": 1}),
        options="settler; mayor; builder; captain; prospector",
        refused="trader; prospector_2",
    ),
    Case(
        "useless-role",
        "A role may be taken although nobody can use it.",
        "PR-RND-02 PR-GEN-14",
        at(THREE),
        play="trader",
        then={"roles": {"trader": 0}, "steps[0].seat": 1},
    ),
]


# -- the phases ---------------------------------------------------------------------------------

ROW = ["corn", "indigo", "sugar", "coffee"]
SETTLER = [
    Case(
        "settler-may-take-a-quarry",
        "The settler may take any face-up plantation or a quarry.",
        "PR-STL-01 PR-STL-02",
        at(THREE, row=["corn", "corn", "sugar", "coffee"]),
        reach="settler",
        options="take corn; take sugar; take coffee; take quarry; pass",
        play="take quarry",
        then={"players[0].island": {"indigo": 1, "quarry": 1}, "row": ["corn", "corn", "sugar", "coffee"]},
    ),
    Case(
        "others-take-no-quarry",
        "The others may not take a quarry.",
        "PR-STL-03",
        at(THREE, row=ROW),
        reach="settler; take corn",
        options="take indigo; take sugar; take coffee; pass",
        refused="take quarry; take corn",
        play="pass",
    ),
    Case(
        "construction-hut",
        "With an occupied construction hut a quarry may be taken by others.",
        "PR-HUT-01",
        at(THREE, seat(), seat("construction_hut"), row=ROW),
        reach="settler; take corn",
        options="take indigo; take sugar; take coffee; take quarry; pass",
        play="take quarry",
    ),
    Case(
        "empty-construction-hut",
        "Without a worker the construction hut does nothing.",
        "PR-GEN-03",
        at(THREE, seat(), seat(city={"construction_hut": 0}), row=ROW),
        reach="settler; take corn",
        options="take indigo; take sugar; take coffee; pass",
    ),
    Case(
        "no-quarry-left",
        "When all eight quarries are taken there is none for the settler.",
        "PR-STL-05",
        at(THREE, seat(), seat(), seat(island={"quarry": 8}), row=ROW),
        reach="settler",
        options="take corn; take indigo; take sugar; take coffee; pass",
    ),
    Case(
        "five-quarries-for-two",
        "Two players have five quarries.",
        "PR-TWO-01 PR-STL-05",
        at(TWO, seat(), seat(island={"quarry": 5}), row=ROW[:3]),
        reach="settler",
        options="take corn; take indigo; take sugar; pass",
    ),
    Case(
        "full-island",
        "Who has twelve tiles takes nothing and is passed over.",
        "PR-STL-04 PR-GEN-14",
        at(THREE, seat("hacienda", "construction_hut", island=FULL), row=ROW),
        play="settler",
        then={"steps[1].seat": 1},
    ),
    Case(
        "row-runs-out",
        "The row is not filled up during the phase: two tiles are enough for two players.",
        "PR-STL-06 PR-STL-07",
        at(FOUR, row=["corn", "sugar"]),
        reach="settler; take sugar",
        play="take corn",
        chance={"tiles": ["coffee", "corn", "indigo", "indigo", "sugar"]},
        then={
            "row": ["corn", "indigo", "indigo", "sugar", "coffee"],
            "roles": {"settler": 0},
            "discards": None,
        },
    ),
    Case(
        "clean-up",
        "What is left of the row is discarded, and as many as players and one more are turned up.",
        "PR-STL-07",
        at(THREE, row=ROW, discards=["tobacco"]),
        reach="settler; take corn; take indigo",
        play="pass",
        chance={"tiles": ["corn", "corn", "tobacco", "coffee"]},
        then={"discards": ["sugar", "tobacco", "coffee"], "row": ["corn", "corn", "tobacco", "coffee"]},
    ),
    Case(
        "reshuffle",
        "What is left of the hidden stack is turned up, then the discards are the new stack, the row just left included.",
        "PR-STL-08",
        at(
            THREE,
            seat(island={"corn": 4, "indigo": 7}),
            seat(island={"indigo": 4, "sugar": 7}),
            seat(island={"tobacco": 8, "coffee": 3}),
            row=["corn", "coffee", "coffee", "sugar"],
            discards=[
                "corn",
                "corn",
                "corn",
                "corn",
                "coffee",
                "coffee",
                "coffee",
                "sugar",
                "sugar",
                "tobacco",
            ],
        ),
        reach="settler; take corn; take sugar",
        play="take coffee",
        chance={"tiles": ["sugar", "indigo", "corn", "tobacco"]},
        then={"row": ["corn", "indigo", "sugar", "tobacco"], "discards": None},
    ),
    Case(
        "hacienda-twelfth",
        "A drawn tile that fills the island leaves no room for a face-up one.",
        "PR-HAC-04",
        at(THREE, seat("hacienda", island={"indigo": 4, "sugar": 4, "tobacco": 3}), row=ROW),
        reach="settler",
        play="draw",
        chance={"tiles": ["corn"]},
        then={"players[0].island.corn": 1, "steps[1].seat": 1},
    ),
    Case(
        "hacienda-without-hospice",
        "The drawn tile brings no worker.",
        "PR-HAC-03",
        at(THREE, seat("hacienda", "hospice"), row=ROW),
        reach="settler",
        play="draw",
        chance={"tiles": ["coffee"]},
        then={"players[0].manned": None, "steps[1].step": "tile"},
    ),
    Case(
        "hospice-on-a-quarry",
        "A hospice sends a worker onto a quarry just as well.",
        "PR-HOS-01",
        at(THREE, seat("hospice"), row=ROW),
        reach="settler; take quarry",
        options="man worker; pass",
        play="man worker",
        then={"players[0].manned": {"quarry": 1}},
    ),
    Case(
        "hospice-declined",
        "The worker of a hospice may be declined.",
        "PR-HOS-01 PR-GEN-04",
        at(THREE, seat("hospice"), row=ROW),
        reach="settler; take corn",
        play="pass",
        then={"players[0].manned": None},
    ),
]

MAYOR = [
    Case(
        "dealing",
        "Six workers of the office and the privilege: three, two, one and one.",
        "PR-MAY-01 PR-MAY-02",
        at(FOUR, seat(island={}), seat(island={}), seat(island={}), seat(island={}), office=6),
        reach="mayor",
        options="hire 1; pass",
        play="hire 1",
        then={
            "players[0].idle": 3,
            "players[1].idle": 2,
            "players[2].idle": 1,
            "players[3].idle": 1,
            "office": 4,
        },
    ),
    Case(
        "privilege-from-the-supply",
        "With an empty supply there is no privilege, though workers are on the office.",
        "PR-MAY-01 PR-END-02",
        scarce(0, at(THREE, seat(), seat(), seat(island={}))),
        play="mayor",
        then={"ending": ["workers"], "office": 0},
    ),
    Case(
        "all-at-once",
        "With a worker for every circle nothing is asked.",
        "PR-MAY-04 PR-MAY-05",
        at(THREE, seat(island={"corn": 1}, idle=2)),
        reach="mayor",
        play="hire 1",
        then={"players[0].manned": {"corn": 1}, "players[0].idle": 3, "players[1].manned": {"indigo": 1}},
    ),
    Case(
        "rearranging",
        "All workers are placed anew, those of buildings and tiles as well.",
        "PR-MAY-03",
        at(THREE, seat("office", island={"corn": 2, "sugar": 1}, manned={"sugar": 1}, city={"wharf": 0})),
        reach="mayor; pass",
        options="place corn; place sugar",
        play="place corn",
    ),
    Case(
        "second-worker-on-a-kind",
        "Several tiles of a kind are so many circles; places are named in order.",
        "PR-MAY-03",
        at(THREE, seat("office", island={"corn": 2, "sugar": 1}, manned={"sugar": 1}, city={"wharf": 0})),
        reach="mayor; pass; place corn",
        options="place corn; place sugar; place office",
        play="place sugar",
    ),
    Case(
        "three-circles",
        "A large plant takes up to three workers.",
        "PR-MAY-03",
        at(THREE, seat(island={"indigo": 1}, city={"indigo_plant": 2, "sugar_mill": 1})),
        reach="mayor; pass",
        options="place indigo; place indigo_plant",
        play="place indigo_plant",
    ),
    Case(
        "refill-by-empty-circles",
        "As many workers come to the office as circles of buildings are empty; tiles do not count.",
        "PR-MAY-07",
        at(THREE, seat(island={"corn": 5}, city={"indigo_plant": 0, "sugar_mill": 0, "coffee_roaster": 0})),
        reach="mayor; pass",
        play="place corn",
        then={"office": 8},
    ),
    Case(
        "refill-at-least-as-many-as-players",
        "With no empty circle as many come as there are players.",
        "PR-MAY-07",
        at(THREE, seat(island={})),
        reach="mayor",
        play="pass",
        then={"office": 3, "players[0].idle": 1},
    ),
    Case(
        "refill-falls-short",
        "A supply that is one too small fills what it can and ends the game with this round.",
        "PR-MAY-08 PR-END-02",
        scarce(2, at(THREE)),
        reach="mayor",
        play="pass",
        then={"office": 2, "ending": ["workers"]},
    ),
    Case(
        "empty-office",
        "The phase takes place with an empty office: workers may be placed anew.",
        "PR-MAY-10",
        at(THREE, seat("hospice", city={"office": 0}), office=0),
        reach="mayor; pass",
        options="place indigo; place hospice; place office",
        play="place office",
    ),
    Case(
        "declining-dealt-workers",
        "Where the table allows it a dealt worker may be declined; it leaves the game.",
        "PR-MAY-09",
        at("puerto-rico:2020/3?mayor_may_decline_workers=true", seat(island={})),
        reach="mayor; pass",
        options="receive worker; pass",
        play="pass",
        then={"office": 2, "workers": 55},
    ),
]

BUILDER = [
    *[
        Case(
            f"quarries-{building}",
            f"Three quarries lower the price by no more than the row: {building} costs {price}.",
            "PR-BLD-02 PR-BLD-03",
            at(FOUR, seat(), seat(money=price, **farm(quarry=3))),
            reach="builder; pass",
            play=f"build {building}",
            then={"players[1].money": 0},
        )
        for building, price in (("construction_hut", 1), ("office", 3), ("harbor", 5), ("city_hall", 7))
    ],
    Case(
        "empty-quarries",
        "Quarries without workers lower nothing.",
        "PR-BLD-03 PR-GEN-03",
        at(FOUR, seat(), seat(money=4, island={"quarry": 3}, manned={"quarry": 1})),
        reach="builder; pass",
        refused="build large_warehouse",
        play="build office",
        then={"players[1].money": 0},
    ),
    Case(
        "builder-pays-one-less",
        "The builder pays one doubloon less.",
        "PR-BLD-04",
        at(THREE, seat(money=2)),
        reach="builder",
        play="build small_warehouse",
        then={"players[0].money": 0},
    ),
    Case(
        "never-below-nothing",
        "A price is never below nothing.",
        "PR-BLD-02",
        at(THREE, seat(money=0, **farm(quarry=2))),
        reach="builder",
        play="build small_indigo_plant",
        then={"players[0].money": 0},
    ),
    Case(
        "nothing-built-nothing-gained",
        "A builder who builds nothing gets nothing for it.",
        "PR-BLD-04",
        at(THREE, seat(money=5)),
        reach="builder",
        play="pass",
        then={"players[0].money": 5},
    ),
    Case(
        "sold-out",
        "A building without copies on the display cannot be built.",
        "PR-BLD-07",
        at(FOUR, seat(money=3), seat("hacienda"), seat("hacienda")),
        reach="builder",
        refused="build hacienda",
    ),
    Case(
        "one-copy-for-two",
        "Two players have one copy of each special building.",
        "PR-TWO-02",
        at(TWO, seat(money=3), seat("hacienda")),
        reach="builder",
        refused="build hacienda",
    ),
    Case(
        "one-space-left",
        "With one free space no large building can be built.",
        "PR-BLD-05 PR-BLD-06",
        at(THREE, seat(*SMALL, money=20)),
        reach="builder",
        refused="build residence; build city_hall",
        play="build wharf",
        then={"ending": ["city"], "players[0].money": 12},
    ),
    Case(
        "two-spaces-left",
        "A large building fills the last two spaces of a city, which ends the game with this round.",
        "PR-GEN-15 PR-END-03",
        at(THREE, seat(*SMALL[:10], money=9)),
        reach="builder",
        play="build fortress",
        then={"ending": ["city"]},
    ),
    Case(
        "university-just-built",
        "A university that has just been built sends nobody to itself.",
        "PR-UNI-04",
        at(THREE, seat(money=8)),
        reach="builder",
        play="build university",
        then={"players[0].city": {"university": 0}, "steps[0].seat": 1},
    ),
    Case(
        "university-sends-one",
        "A university sends one worker, however many circles there are.",
        "PR-UNI-02",
        at(THREE, seat("university", money=4)),
        reach="builder; build sugar_mill",
        play="man worker",
        then={"players[0].city": {"sugar_mill": 1, "university": 1}},
    ),
    Case(
        "university-declined",
        "Its worker may be declined.",
        "PR-UNI-01 PR-GEN-04",
        at(THREE, seat("university", money=4)),
        reach="builder; build sugar_mill",
        play="pass",
        then={"players[0].city": {"sugar_mill": 0, "university": 1}},
    ),
]

CRAFTSMAN = [
    Case(
        "production",
        "Two corn, three sugar, one tobacco: the smaller of tiles and workers of a kind.",
        "PR-CRA-02 PR-CRA-03 PR-CRA-05",
        at(
            FOUR,
            seat(
                island={"corn": 3, "tobacco": 2, "sugar": 4},
                manned={"corn": 2, "tobacco": 2, "sugar": 3},
                city={"tobacco_storage": 1, "small_sugar_mill": 1, "sugar_mill": 3},
            ),
        ),
        reach="craftsman",
        options="produce; pass",
        play="produce",
        then={"players[0].goods": {"corn": 2, "sugar": 3, "tobacco": 1}},
    ),
    Case(
        "shortage",
        "No corn and two sugar are left: two kinds produced bring one doubloon.",
        "PR-CRA-04 PR-CRA-08 PR-FAC-01",
        at(
            FOUR,
            seat(
                "factory",
                money=0,
                city={"sugar_mill": 3, "tobacco_storage": 1},
                **farm(corn=3, sugar=3, tobacco=1),
            ),
            seat(goods={"corn": 10, "sugar": 9}),
        ),
        reach="craftsman",
        play="produce",
        then={"players[0].goods": {"sugar": 2, "tobacco": 1}, "players[0].money": 1},
    ),
    Case(
        "first-come",
        "Production goes in order: what the first takes is not there for the next.",
        "PR-CRA-01 PR-CRA-04",
        at(THREE, seat(**farm(corn=2)), seat(**farm(corn=2)), seat(goods={"corn": 7})),
        reach="craftsman; produce",
        play="produce",
        then={"players[1].goods": {"corn": 1}, "roles": {"craftsman": 0}},
    ),
    Case(
        "privilege",
        "Afterwards the craftsman may take one more of a kind that he produced.",
        "PR-CRA-06 PR-CRA-08",
        at(THREE, seat("small_indigo_plant", goods={"coffee": 1}, **farm(corn=1, indigo=1))),
        reach="craftsman; produce",
        options="extra corn; extra indigo; pass",
        refused="extra coffee",
        play="extra indigo",
        then={"players[0].goods": {"corn": 1, "indigo": 2, "coffee": 1}},
    ),
    Case(
        "privilege-needs-supply",
        "A kind that is used up cannot be the extra good.",
        "PR-CRA-06",
        at(
            THREE,
            seat("small_indigo_plant", **farm(corn=1, indigo=1)),
            seat(goods={"corn": 9}),
        ),
        reach="craftsman; produce",
        options="extra indigo; pass",
    ),
    Case(
        "no-production-no-privilege",
        "Who skips his production has no extra good.",
        "PR-CRA-07 PR-CRA-09",
        at(THREE, seat(**farm(corn=1))),
        reach="craftsman",
        play="pass",
        then={"players[0].goods": None, "steps[0].seat": 1},
    ),
    *[
        Case(
            f"factory-{kinds}",
            f"A factory pays {pays} for {kinds} kinds.",
            "PR-FAC-01",
            at(
                FOUR,
                seat(
                    "factory",
                    *ALL_PLANTS,
                    money=0,
                    **farm(**dict.fromkeys(["corn", "indigo", "sugar", "tobacco", "coffee"][:kinds], 1)),
                ),
            ),
            reach="craftsman",
            play="produce",
            then={"players[0].money": pays},
        )
        for kinds, pays in ((1, 0), (2, 1), (3, 2), (4, 3))
    ],
    Case(
        "unmanned-plant",
        "A plantation without its plant in work brings nothing; corn needs none.",
        "PR-CRA-03 PR-GEN-03",
        at(THREE, seat(city={"coffee_roaster": 0}, **farm(corn=1, coffee=2))),
        reach="craftsman",
        play="produce",
        then={"players[0].goods": {"corn": 1}},
    ),
]

TRADER = [
    Case(
        "prices",
        "The trader sells coffee for four doubloons and one more.",
        "PR-TRA-02 PR-TRA-03",
        at(THREE, seat(money=0, goods={"corn": 1, "coffee": 1})),
        reach="trader",
        options="sell corn; sell coffee; pass",
        play="sell coffee",
        then={"players[0].money": 5, "house": ["coffee"], "players[0].goods": {"corn": 1}},
    ),
    Case(
        "corn-for-nothing",
        "Corn may be sold for nothing.",
        "PR-TRA-06",
        at(THREE, seat(), seat(money=0, goods={"corn": 1})),
        reach="trader",
        play="sell corn",
        then={"players[1].money": 0, "house": ["corn"]},
    ),
    Case(
        "small-market",
        "With a small market corn brings one doubloon.",
        "PR-TRA-02 PR-SMK-01",
        at(THREE, seat(), seat("small_market", money=0, goods={"corn": 1})),
        reach="trader",
        play="sell corn",
        then={"players[1].money": 1},
    ),
    Case(
        "both-markets",
        "With both markets tobacco brings six doubloons.",
        "PR-SMK-01 PR-LMK-01",
        at(THREE, seat(), seat("small_market", "large_market", money=0, goods={"tobacco": 1})),
        reach="trader",
        play="sell tobacco",
        then={"players[1].money": 6},
    ),
    Case(
        "same-kind",
        "The house accepts no kind twice.",
        "PR-TRA-05",
        at(THREE, seat(goods={"tobacco": 1, "sugar": 1}), house=["tobacco"]),
        reach="trader",
        options="sell sugar; pass",
        refused="sell tobacco",
    ),
    Case(
        "office",
        "With an office a kind may be sold that is there already, even for the third time.",
        "PR-OFF-01 PR-TRA-05",
        at(THREE, seat(), seat("office", money=0, goods={"tobacco": 1}), house=["tobacco", "tobacco"]),
        reach="trader",
        play="sell tobacco",
        then={"house": ["tobacco"] * 3, "players[1].money": 3},
    ),
    Case(
        "full-house",
        "The fourth good fills the house: nobody else sells, and it is emptied at the end.",
        "PR-TRA-04 PR-TRA-07 PR-TRA-08",
        at(
            THREE,
            seat(money=0, goods={"coffee": 1}),
            seat("office", goods={"indigo": 1}),
            house=["corn", "indigo", "sugar"],
        ),
        reach="trader",
        play="sell coffee",
        then={"house": None, "players[0].money": 5, "players[1].goods": {"indigo": 1}},
    ),
    Case(
        "house-stays",
        "A house that is not full keeps its goods.",
        "PR-TRA-08",
        at(THREE, seat(goods={"coffee": 1}), house=["corn", "sugar"]),
        reach="trader",
        play="sell coffee",
        then={"house": ["corn", "sugar", "coffee"]},
    ),
    Case(
        "no-sale-no-privilege",
        "A trader who sells nothing gets nothing.",
        "PR-TRA-03",
        at(THREE, seat(money=0, goods={"coffee": 1})),
        reach="trader",
        play="pass",
        then={"players[0].money": 0},
    ),
]

EXAMPLE = at(  # the example of the rulebook
    FOUR,
    seat(goods={"corn": 2, "sugar": 6}),
    seat(goods={"sugar": 2, "tobacco": 3}),
    seat(goods={"corn": 2, "tobacco": 1}),
    seat(goods={"corn": 1, "indigo": 5}),
    ships={"ship-6": ship("corn", 3)},
)
EXAMPLE_LOADS = [
    ("load corn ship-6; load sugar ship-7", "load sugar ship-7", {"players[0].points": 7}),
    ("load sugar ship-7; load tobacco ship-5", "load sugar ship-7", {"players[1].points": 1}),
    ("load corn ship-6; load tobacco ship-5", "load tobacco ship-5", {"players[2].points": 1}),
]
HARBOR = at(
    FOUR,
    seat(),
    seat("harbor", "wharf", goods={"tobacco": 5, "sugar": 2}),
    ships={"ship-5": ship("tobacco", 2), "ship-6": ship("sugar", 1)},
)
CAPTAIN = [
    *[
        Case(
            f"example-{number + 1}",
            f"The rulebook's example of a captain phase, load {number + 1}.",
            "PR-CAP-02 PR-CAP-04 PR-CAP-07 PR-CAP-08 PR-CAP-10 PR-CAP-11",
            EXAMPLE,
            reach="; ".join(["captain", *(load[1] for load in EXAMPLE_LOADS[:number])]),
            options=options,
            play=play,
            then=then,
        )
        for number, (options, play, then) in enumerate(EXAMPLE_LOADS)
    ],
    Case(
        "captain-second-load",
        "Three sugar as a second load are three points, and the coffee that has to follow is one.",
        "PR-CAP-11",
        at(
            FOUR,
            seat(goods={"corn": 2, "sugar": 3, "coffee": 1}),
            ships={"ship-5": ship("corn", 1), "ship-6": ship("sugar", 1)},
        ),
        reach="captain; load corn ship-5",
        options="load sugar ship-6; load coffee ship-7",
        play="load sugar ship-6",
        then={"players[0].points": 7},
    ),
    Case(
        "must-load",
        "Who can load must load, even one good of many; what has to follow follows.",
        "PR-CAP-03 PR-CAP-07",
        at(
            THREE,
            seat(goods={"corn": 4, "coffee": 1}),
            ships={"ship-4": ship("corn", 3), "ship-5": ship("sugar", 1)},
        ),
        reach="captain",
        options="load corn ship-4; load coffee ship-6",
        refused="pass",
        play="load corn ship-4",
        then={"players[0].points": 3},
    ),
    Case(
        "one-kind-one-ship",
        "A kind that lies on a ship goes on no other, though that ship is full.",
        "PR-CAP-05 PR-CAP-06",
        at(THREE, seat(goods={"corn": 6, "sugar": 1}), seat(goods={"corn": 3, "coffee": 1})),
        reach="captain; load corn ship-6",
        options="load coffee ship-4; load coffee ship-5",
        refused="load corn ship-4; load corn ship-6; pass",
    ),
    Case(
        "harbor-ship",
        "With a harbor three tobacco on a ship are four points.",
        "PR-HBR-01 PR-WHF-01",
        HARBOR,
        reach="captain",
        options="load sugar ship-6; load tobacco ship-5; ship sugar; ship tobacco",
        play="load tobacco ship-5",
        then={"players[1].points": 4, "players[1].goods": {"sugar": 2, "tobacco": 2}},
    ),
    Case(
        "harbor-wharf-last",
        "With harbor and wharf the two tobacco left are three points; then the phase is over and the full ship sails.",
        "PR-HBR-01 PR-WHF-02 PR-CAP-18",
        HARBOR,
        reach="captain; load tobacco ship-5; load sugar ship-6",
        options="ship tobacco; pass",
        play="ship tobacco",
        then={"players[1].points": 10, "ships": {"ship-6": ship("sugar", 3)}},
    ),
    Case(
        "wharf-first",
        "A wharf takes all of one kind, also of one that lies on a ship; the two sugar have to follow.",
        "PR-WHF-01 PR-WHF-03",
        HARBOR,
        reach="captain",
        play="ship tobacco",
        then={"players[1].points": 9, "ships.ship-5.number": 2, "ships.ship-6.number": 3},
    ),
    Case(
        "wharf-once",
        "A wharf is used once a phase.",
        "PR-WHF-01 PR-GEN-05",
        at(FOUR, seat("wharf", goods={"coffee": 1, "tobacco": 2}), ships=CORN_SUGAR_INDIGO),
        reach="captain; ship coffee",
        options="keep 1 tobacco; done",
        refused="ship tobacco",
    ),
    Case(
        "captain-by-wharf",
        "The captain's point comes with a load by wharf as well.",
        "PR-CAP-11 PR-WHF-02",
        at(FOUR, seat("wharf", goods={"coffee": 2}), ships=CORN_SUGAR_INDIGO),
        reach="captain",
        play="ship coffee",
        then={"players[0].points": 3},
    ),
    Case(
        "captain-without-load",
        "A captain who can load nothing gets no point.",
        "PR-CAP-12",
        at(FOUR, seat(goods={"coffee": 1}), seat(goods={"corn": 1, "sugar": 1}), ships=CORN_SUGAR_INDIGO),
        reach="captain",
        play="load corn ship-5",
        then={"players[0].points": None, "players[1].points": 2},
    ),
    Case(
        "last-chip",
        "The last chip ends the game with this round; the phase goes on.",
        "PR-END-04",
        at(THREE, seat(points=73, goods={"corn": 1}), seat(goods={"sugar": 2, "indigo": 1})),
        reach="captain",
        play="load corn ship-4",
        then={"ending": ["chips"], "players[0].points": 75, "noted": None},
    ),
]

STORAGE = [
    Case(
        "one-for-free",
        "Without a warehouse a single good is kept.",
        "PR-CAP-14 PR-CAP-15",
        at(FOUR, seat(goods={"tobacco": 3, "coffee": 2}), ships=CORN_SUGAR_INDIGO),
        reach="captain",
        options="keep 1 tobacco; keep 1 coffee; done",
        play="keep 1 coffee",
        then={"players[0].goods": {"coffee": 1}},
    ),
    Case(
        "keep-nothing",
        "Keeping less than possible is allowed.",
        "PR-CAP-15",
        at(FOUR, seat(goods={"tobacco": 3, "coffee": 2}), ships=CORN_SUGAR_INDIGO),
        reach="captain",
        play="done",
        then={"players[0].goods": None},
    ),
    Case(
        "large-warehouse",
        "A large warehouse stores two kinds, and a single good of a third.",
        "PR-LWH-01",
        at(
            TWO,
            seat("large_warehouse", goods={"sugar": 2, "tobacco": 2, "coffee": 2}),
            ships={"ship-4": ship("corn", 1), "ship-6": ship("indigo", 1)},
        ),
        reach="captain; keep 2 sugar; keep 2 tobacco",
        options="keep 1 coffee; done",
        play="keep 1 coffee",
        then={"players[0].goods": {"sugar": 2, "tobacco": 2, "coffee": 1}},
    ),
    Case(
        "both-warehouses",
        "Both warehouses store three kinds, and a single good of a fourth: one is lost.",
        "PR-LWH-02",
        at(
            TWO,
            seat(
                "small_warehouse",
                "large_warehouse",
                goods={"indigo": 3, "sugar": 2, "tobacco": 2, "coffee": 4},
            ),
            ships={"ship-4": ship("corn", 1)},
            roles={"captain": 0},
            office=2,
            steps=[
                {"step": "role", "seat": 1, "turns": 5},
                {"step": "store", "seat": 0, "turns": 2, "kept": ["indigo"] * 3 + ["sugar"] * 2, "first": 3},
            ],
        ),
        options="keep 1 tobacco; keep 2 tobacco; keep 1 coffee; keep 2 coffee; keep 3 coffee; keep 4 coffee; done",
        play="keep 1 tobacco",
    ),
    Case(
        "empty-warehouse",
        "A warehouse without a worker stores nothing.",
        "PR-GEN-03 PR-SWH-01",
        at(FOUR, seat(city={"small_warehouse": 0}, goods={"tobacco": 3}), ships=CORN_SUGAR_INDIGO),
        reach="captain",
        options="keep 1 tobacco; done",
    ),
    Case(
        "full-ships-sail",
        "At the end full ships sail and the others keep their load.",
        "PR-CAP-18",
        at(THREE, seat(goods={"corn": 4}), ships={"ship-4": ship("corn", 1), "ship-5": ship("coffee", 2)}),
        reach="captain",
        play="keep 1 corn",
        then={"ships": {"ship-5": ship("coffee", 2)}, "players[0].goods": {"corn": 1}},
    ),
]

END = [
    Case(
        "round-is-completed",
        "Whatever ends the game, the round is completed first.",
        "PR-END-01 PR-END-03",
        at(THREE, seat(*SMALL, money=9), seat(money=0), seat(money=0)),
        reach="builder; build office",
        options="settler; mayor; craftsman; trader; captain",
        play="craftsman",
        then={"ending": ["city"]},
    ),
    Case(
        "game-over",
        "After the last role of the last round the game is over; nothing is left to decide.",
        "PR-END-01",
        at(THREE, seat(points=75), roles={"craftsman": 0, "trader": 1}),
        play="captain",
        then={"steps": [], "ending": ["chips"], "roles": None},
    ),
    Case(
        "others-still-build",
        "When a city is full the others still build in this phase.",
        "PR-END-03",
        at(THREE, seat(*SMALL, money=9), seat(money=3)),
        reach="builder; build office",
        play="build small_market",
        then={"players[1].city": {"small_market": 0}},
    ),
]


def scored(name: str, title: str, rules: str, points: int, *seats: Json, **more: Any) -> Case:
    rest = [0] * (3 - len(more.get("others", ())) - 1)
    return Case(
        name,
        title,
        rules,
        at(THREE, *seats),
        points=[points, *more.get("others", ()), *rest],
        winners=more.get("winners", (0,)),
    )


SCORING = [
    scored(
        "guild-hall",
        "A guild hall counts one for small and two for large plants, occupied or not.",
        "PR-GLD-01",
        4 + 1 + 2 + 1 + 3 + 6,
        seat(
            "guild_hall",
            city={"small_sugar_mill": 0, "sugar_mill": 0, "small_indigo_plant": 1, "coffee_roaster": 0},
        ),
    ),
    *[
        scored(
            f"residence-{tiles}",
            f"A residence counts {bonus} for {tiles} tiles.",
            "PR-RES-01",
            4 + bonus,
            seat("residence", island={"corn": tiles - 8, "quarry": 8}),
        )
        for tiles, bonus in ((9, 4), (10, 5), (11, 6), (12, 7))
    ],
    scored(
        "fortress",
        "A fortress counts one for every three workers, also idle ones.",
        "PR-FRT-01 PR-GEN-11",
        4 + 6,
        seat("fortress", idle=13, **farm(corn=6)),
    ),
    scored(
        "customs-house",
        "A customs house counts one for every four points in chips.",
        "PR-CUS-01",
        23 + 4 + 5,
        seat("customs_house", points=23),
    ),
    scored(
        "city-hall",
        "A city hall counts one for every special building, itself included, occupied or not; plants do not count.",
        "PR-CTY-01",
        1 + 1 + 2 + 2 + 3 + 4 + 4 + 1 + 7,
        seat(
            "city_hall",
            city={
                "hacienda": 0,
                "construction_hut": 0,
                "office": 0,
                "large_warehouse": 0,
                "harbor": 0,
                "residence": 0,
                "small_indigo_plant": 0,
            },
        ),
    ),
    scored(
        "unoccupied",
        "Without a worker a large building is worth its printed four points.",
        "PR-SCO-02 PR-SCO-03",
        4,
        seat(city={"city_hall": 0}),
    ),
    scored(
        "tie",
        "With equal points doubloons and goods decide, one for one.",
        "PR-SCO-04",
        5,
        seat(points=5, money=3),
        seat(points=5, money=1, goods={"corn": 3}),
        others=(5,),
        winners=(1,),
    ),
    scored(
        "shared",
        "Still equal: both win.",
        "PR-SCO-04",
        5,
        seat(points=5, money=3),
        seat(points=5, money=1, goods={"corn": 2}),
        others=(5,),
        winners=(0, 1),
    ),
    Case(
        "bids",
        "Points bid for a seat are taken off.",
        "PR-SCO-01",
        at("puerto-rico:2020/3?bids=2,0,1", seat(points=9), seat(points=8), seat(points=3)),
        points=[7, 8, 2],
        winners=[1],
    ),
]

ASKING = "puerto-rico:2020/3?ask_passive_bonuses=true"
ASKED = [
    Case(
        "market",
        "Where bonuses are asked for a market may be declined.",
        "PR-GEN-04",
        at(ASKING, seat("small_market", money=0, goods={"sugar": 1})),
        reach="trader; sell sugar",
        options="use small_market; decline",
        play="decline",
        then={"players[0].money": 3},
    ),
    Case(
        "quarry",
        "And so may the quarries, if the full price can be paid.",
        "PR-GEN-04 PR-BLD-03",
        at(ASKING, seat(money=5, **farm(quarry=2))),
        reach="builder; build hospice",
        options="use quarry; decline",
        play="decline",
        then={"players[0].money": 2},
    ),
    Case(
        "harbor",
        "A harbor that is used brings its point.",
        "PR-GEN-04 PR-HBR-01",
        at(ASKING, seat("harbor", goods={"corn": 1})),
        reach="captain; load corn ship-4",
        options="use harbor; decline",
        play="use harbor",
        then={"players[0].points": 3},
    ),
    Case(
        "factory",
        "A factory that is declined pays nothing.",
        "PR-GEN-04 PR-FAC-01",
        at(ASKING, seat("factory", "small_indigo_plant", money=0, **farm(corn=1, indigo=1))),
        reach="craftsman; produce",
        options="use factory; decline",
        play="decline",
        then={"players[0].money": 0},
    ),
]

# In the order of the files; a new chapter goes to the end, so that the others keep their numbers.
CHAPTERS: list[tuple[str, str, list[Any]]] = [
    ("errors-of-others", "Rules that other implementations got wrong", OF_OTHERS),
    ("setup", "What lies on the table at the start", SETUP),
    ("rounds", "Rounds and role cards", ROUNDS),
    ("settler", "The settler phase: hacienda, construction hut, hospice", SETTLER),
    ("mayor", "The mayor phase", MAYOR),
    ("builder", "The builder phase: quarries, university", BUILDER),
    ("craftsman", "The craftsman phase: factory", CRAFTSMAN),
    ("trader", "The trader phase: markets, office", TRADER),
    ("captain", "The captain phase: harbor, wharf", CAPTAIN),
    ("storage", "What is kept after a captain phase", STORAGE),
    ("end", "What ends a game", END),
    ("scoring", "Points at the end", SCORING),
    ("bonuses-asked-for", "The option ask_passive_bonuses", ASKED),
]
