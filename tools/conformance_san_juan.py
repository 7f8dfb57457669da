"""San Juan for the conformance kit: positions in a few lines, rule by rule.

A seat is `seat("smithy", "palace", display=["crane", loaded("sugar_mill")])`: first the hand, then what else differs
from the start. What is not said takes its start value; the draw pile is whatever lies nowhere else. tools/conformance_cases.py
tells what a case can contain, tools/conformance.py checks what it claims.
"""

from __future__ import annotations

from typing import Any

from tools.conformance_cases import Case, Start

GAME = "san-juan"
FIRST, SECOND, NEW = "san-juan:first/3", "san-juan:second/3", "san-juan:second+new-buildings/3"
TWO = "san-juan:first/2"

Json = dict[str, Any]

# The rule that asks, by kind of decision; for sampled cases.
ASKED_BY = {
    "role": "SJ-ROL-01", "build": "SJ-BLD-01", "over": "SJ-CRN-01", "barter": "SJ-BLD-10", "pay": "SJ-BLD-06",
    "produce": "SJ-PRD-03", "sell": "SJ-TRD-05", "council": "SJ-COU-01", "keep": "SJ-COU-03",
    "discard": "SJ-RND-08", "tuck": "SJ-TCK-01", "prospect": "SJ-PRO-01", "use": "SJ-PRO-04", "pick": "SJ-PRO-05",
    "bonus": "SJ-CTY-03", "exchange": "SJ-RND-12", "bank": "SJ-TCK-04",
}  # fmt: skip


def seat(*hand: str, **rest: Any) -> Json:
    return {"hand": list(hand), **rest}


def loaded(plant: str, face: str = "well") -> Json:
    """A production building with a good on it."""
    return {plant: face}


def at(ruleset: str, *seats: Json, **rest: Any) -> Json:
    """Seat 0, the governor, is about to choose a role; seats that are not given are empty-handed."""
    empty: list[Json] = [{} for _ in range(int(ruleset.partition("?")[0][-1]) - len(seats))]
    return {"ruleset": ruleset, "players": [*seats, *empty], **rest}


def last_role(ruleset: str, *seats: Json, **rest: Any) -> Json:
    """The last role of a round is to be chosen: `prospector; pass` leads to the next round, of seat 1."""
    return at(ruleset, *seats, roles={"builder": 0, "producer": 1}, **rest)


NEXT_ROUND = "prospector; pass"
PLANTS = ["indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter"]
TEN = [*PLANTS, "smithy", "archive", "well", "market_stand", "tower", "aqueduct"]  # eleven buildings

SETUP = [
    Start(
        "first",
        "A random governor, an indigo plant and four cards each, dealt seat by seat from the governor on.",
        "SJ-SET-01 SJ-SET-04 SJ-SET-05",
        TWO,
        {"start": [1], "deck": ["smithy", "well", "tower", "hero", "quarry", "library", "palace", "crane"]},
        then={
            "governor": 1,
            "players[1].hand": ["smithy", "well", "tower", "hero"],
            "players[0].hand": ["crane", "quarry", "library", "palace"],
            "players[0].display": ["indigo_plant"],
        },
    ),
    Start(
        "variant",
        "In the variant the governor is dealt five cards and the next six, and four are kept.",
        "SJ-SET-07",
        "san-juan:first/2?setup_variant=keep_4_of_5_6_7_8",
        {
            "start": [0],
            "deck": [
                "smithy",
                "well",
                "tower",
                "hero",
                "quarry",
                "library",
                "palace",
                "crane",
                "well",
                "hero",
                "statue",
            ],
        },
        then={"steps[1].step": "dealing", "steps[2].step": "discard", "steps[2].left": 1},
    ),
    Start(
        "new-buildings",
        "With the new buildings their cards are dealt as well; the cathedral lies open.",
        "SJ-SET-08 SJ-SET-09",
        "san-juan:second+new-buildings/2",
        {
            "start": [0],
            "deck": ["bank", "park", "hut", "tavern", "office", "harbour", "goldsmith", "residence"],
        },
        then={"players[0].hand": ["hut", "tavern", "park", "bank"]},
    ),
]

ROUNDS = [
    Case(
        "roles",
        "A role must be chosen; there are five.",
        "SJ-ROL-01 SJ-SET-02",
        at(FIRST),
        options="builder; producer; trader; councillor; prospector",
        refused="pass",
        play="builder",
        then={"roles": {"builder": 0}, "steps[0].seat": 1},
    ),
    Case(
        "taken",
        "A role that is taken cannot be taken again in this round.",
        "SJ-RND-02",
        at(FIRST, roles={"builder": 0}),
        options="producer; trader; councillor; prospector",
        refused="builder",
    ),
    Case(
        "two-players",
        "With two players the governor chooses a second time, among three.",
        "SJ-2P-01 SJ-2P-02",
        at(TWO, roles={"builder": 0, "producer": 1}),
        options="trader; councillor; prospector",
        play="trader",
        chance={"tiles": [1]},
        then={"governor": 1, "round": 2, "roles": None},
    ),
    Case(
        "next-round",
        "The roles return, the governor card moves on, and roles that nobody took receive nothing.",
        "SJ-RND-03",
        last_role(FIRST),
        reach="prospector",
        options="draw 1; pass",
        play="pass",
        then={"governor": 1, "round": 2, "roles": None, "steps[0].seat": 1},
    ),
    Case(
        "hand-limit",
        "At the start of a round who holds ten cards discards three of his choice.",
        "SJ-RND-07 SJ-RND-08",
        last_role(FIRST, seat(*["smithy"] * 3, *["well"] * 3, *["hero"] * 3, "palace")),
        reach=NEXT_ROUND,
        options="discard smithy; discard well; discard hero",
        play="discard well",
    ),
    Case(
        "hand-limit-order",
        "Cards are discarded in the order of the cards, so that each set has one way.",
        "SJ-RND-08",
        last_role(FIRST, seat(*["smithy"] * 3, *["well"] * 3, *["hero"] * 3, "palace")),
        reach=f"{NEXT_ROUND}; discard well",
        options="discard well; discard hero",
        refused="discard smithy",
    ),
    Case(
        "tower",
        "With a tower the limit is twelve.",
        "SJ-RND-09",
        last_role(
            FIRST,
            seat(
                *["smithy"] * 3,
                *["well"] * 3,
                *["hero"] * 3,
                *["statue"] * 3,
                "palace",
                "palace",
                display=["indigo_plant", "tower"],
            ),
        ),
        reach=NEXT_ROUND,
        play="discard hero",
    ),
    Case(
        "chapel",
        "Before the limit is looked at a card may be tucked under a chapel.",
        "SJ-RND-04 SJ-TCK-01",
        last_role(
            FIRST, seat(*["smithy"] * 3, *["well"] * 3, "hero", "palace", display=["indigo_plant", "chapel"])
        ),
        reach=NEXT_ROUND,
        options="tuck smithy; tuck well; tuck hero; tuck palace; pass",
        play="tuck smithy",
        then={"players[0].tucked": ["smithy"], "steps[0].step": "role"},
    ),
]

BUILDER = [
    Case(
        "payment",
        "A building is paid with other cards, in their order; the builder pays one less.",
        "SJ-BLD-02 SJ-BLD-04",
        at(FIRST, seat("tower", "well", "hero", "statue")),
        reach="builder; build tower",
        options="pay well; pay statue",
        play="pay well",
    ),
    Case(
        "payment-done",
        "With the last card paid the building stands and the cards lie among the discards.",
        "SJ-BLD-02 SJ-BLD-06",
        at(FIRST, seat("tower", "well", "hero", "statue")),
        reach="builder; build tower; pay well",
        options="pay statue; pay hero",
        play="pay hero",
        then={
            "players[0].display": ["indigo_plant", "tower"],
            "players[0].hand": ["statue"],
            "discards": ["well", "hero"],
        },
    ),
    Case(
        "not-for-itself",
        "The card that is built does not pay: who is not builder needs four cards for a tower.",
        "SJ-BLD-03",
        at(FIRST, seat(), seat("tower", "palace", "palace", "smithy")),
        reach="builder",
        options="build smithy; build tower; pass",
        play="build tower",
        then={"players[1].hand": [], "discards": ["smithy", "palace", "palace"]},
    ),
    Case(
        "too-dear",
        "What cannot be paid cannot be built.",
        "SJ-BLD-03",
        at(FIRST, seat(), seat("tower", "palace", "smithy")),
        reach="builder",
        options="build smithy; pass",
        refused="build tower; build palace; build well; waive privilege",
    ),
    Case(
        "reductions-add-up",
        "Smithy, library and privilege make a sugar mill free; nothing is paid out.",
        "SJ-BLD-05 SJ-LIB-01",
        at(FIRST, seat("sugar_mill", "tower", display=["indigo_plant", "smithy", "library"])),
        reach="builder",
        play="build sugar_mill",
        then={"players[0].hand": ["tower"], "discards": None},
    ),
    Case(
        "quarry",
        "A builder with a quarry builds a crane for nothing.",
        "SJ-BLD-05 SJ-BLD-09",
        at(FIRST, seat("crane", "tower", display=["indigo_plant", "quarry"])),
        reach="builder",
        play="build crane",
        then={"players[0].hand": ["tower"], "discards": None},
    ),
    Case(
        "smithy-for-plants-only",
        "A smithy does not help with city buildings.",
        "SJ-BLD-08",
        at(FIRST, seat(), seat("well", "sugar_mill", "hero", display=["indigo_plant", "smithy"])),
        reach="builder",
        play="build sugar_mill",
    ),
    Case(
        "waiving",
        "The builder may waive his privilege; then he has to build, at the full price.",
        "SJ-BLD-06 SJ-ROL-04",
        at(FIRST, seat("well", "hero", "hero")),
        reach="builder",
        options="build well; pass; waive privilege",
        play="waive privilege",
        then={"players[0].hand": [], "discards": ["hero", "hero"]},
    ),
    Case(
        "black-market",
        "Up to two goods pay one each.",
        "SJ-BLD-10",
        at(
            FIRST,
            seat(),
            seat(
                "library",
                "hero",
                "hero",
                "hero",
                display=[loaded("indigo_plant"), loaded("tobacco_storage", "tower"), "black_market"],
            ),
        ),
        reach="builder",
        options="build library; build hero; pass",
        play="build library",
        then={
            "players[1].hand": [],
            "players[1].display": ["indigo_plant", "tobacco_storage", "black_market", "library"],
        },
    ),
    Case(
        "black-market-choice",
        "With cards enough one may give two goods, one or none.",
        "SJ-BLD-10",
        at(
            FIRST,
            seat(),
            seat(
                "statue",
                *["hero"] * 3,
                display=[loaded("indigo_plant"), loaded("tobacco_storage", "tower"), "black_market"],
            ),
        ),
        reach="builder; build statue",
        options="give indigo; give tobacco; done",
        play="give tobacco",
    ),
    Case(
        "carpenter",
        "A carpenter draws a card after a city building.",
        "SJ-BLD-11",
        at(FIRST, seat("smithy", "hero", "hero", display=["indigo_plant", "carpenter"])),
        reach="builder",
        play="build smithy",
        chance={"deck": ["palace"]},
        then={"players[0].hand": ["hero", "hero", "palace"]},
    ),
    Case(
        "carpenter-not-for-itself",
        "A carpenter just built draws nothing.",
        "SJ-BLD-11 SJ-CTY-02",
        at(FIRST, seat("carpenter", "hero", "hero")),
        reach="builder",
        play="build carpenter",
        then={"players[0].hand": []},
    ),
    Case(
        "carpenter-not-for-plants",
        "Nor does one after a production building.",
        "SJ-BLD-11",
        at(FIRST, seat("indigo_plant", "hero", display=["indigo_plant", "carpenter"])),
        reach="builder",
        play="build indigo_plant",
        then={"players[0].hand": ["hero"]},
    ),
    Case(
        "carpenter-and-poor-house",
        "Carpenter first, then the poor house, with one card in hand.",
        "SJ-BLD-11 SJ-BLD-12",
        at(FIRST, seat("well", "hero", display=["indigo_plant", "carpenter", "poor_house"])),
        reach="builder",
        play="build well",
        chance={"deck": ["tower", "statue"]},
        then={"players[0].hand": ["tower", "statue"]},
    ),
    Case(
        "poor-house-needs-a-building",
        "Who passes gets nothing from a poor house.",
        "SJ-BLD-07 SJ-BLD-12",
        at(FIRST, seat("smithy", display=["indigo_plant", "poor_house"])),
        reach="builder",
        play="pass",
        then={"players[0].hand": ["smithy"]},
    ),
    Case(
        "no-second-statue",
        "No second copy of a city building; production buildings as many as one likes.",
        "SJ-CTY-01",
        at(
            FIRST,
            seat(
                "statue",
                "victory_column",
                "silver_smelter",
                *["hero"] * 3,
                display=["silver_smelter", "silver_smelter", "statue"],
            ),
        ),
        reach="builder",
        options="build silver_smelter; build victory_column; build hero; pass; waive privilege",
        refused="build statue",
    ),
]

CRANE = [
    Case(
        "beside-or-over",
        "With a crane a building may go over an old one, but not over the crane.",
        "SJ-CRN-01 SJ-CRN-05",
        at(FIRST, seat("well", "hero", display=["indigo_plant", "sugar_mill", "crane"])),
        reach="builder; build well",
        options="over indigo_plant; over sugar_mill; beside",
        refused="over crane; over chapel",
        play="over sugar_mill",
        then={
            "players[0].display": ["indigo_plant", "well", "crane"],
            "players[0].covered": ["sugar_mill"],
            "players[0].hand": ["hero"],
        },
    ),
    Case(
        "beside",
        "Beside the others it costs as usual.",
        "SJ-CRN-01 SJ-CTY-03",
        at(FIRST, seat("well", "hero", display=["indigo_plant", "sugar_mill", "crane"])),
        reach="builder; build well",
        play="beside",
        then={"players[0].display": ["indigo_plant", "sugar_mill", "crane", "well"], "discards": ["hero"]},
    ),
    Case(
        "palace-over-chapel",
        "A palace over a chapel costs three; the tucked cards stay.",
        "SJ-CRN-02 SJ-CRN-08",
        at(
            FIRST, seat(), seat("palace", *["hero"] * 3, display=["crane", "chapel"], tucked=["well", "well"])
        ),
        reach="builder",
        play="build palace",
        then={"players[1].display": ["crane", "palace"], "players[1].tucked": ["well", "well"]},
    ),
    Case(
        "good-is-lost",
        "A statue over a loaded coffee roaster costs nothing, and the good is lost.",
        "SJ-CRN-02 SJ-CRN-07",
        at(FIRST, seat(), seat("statue", "hero", display=[loaded("coffee_roaster", "tower"), "crane"])),
        reach="builder",
        play="build statue",
        then={"players[1].display": ["statue", "crane"], "players[1].hand": ["hero"], "discards": ["tower"]},
    ),
    Case(
        "not-over-the-same",
        "A building is not covered with another copy of itself.",
        "SJ-CRN-06",
        at(FIRST, seat("sugar_mill", "hero", "hero", display=["sugar_mill", "indigo_plant", "crane"])),
        reach="builder; build sugar_mill",
        options="over indigo_plant; beside",
        refused="over sugar_mill",
    ),
    Case(
        "rebuilding",
        "A city building that has been covered may be built again.",
        "SJ-CRN-09",
        at(FIRST, seat("black_market", "hero", display=["indigo_plant", "tower"], covered=["black_market"])),
        reach="builder",
        play="build black_market",
    ),
    Case(
        "covered-function",
        "The smithy that is covered does not lower the price of this very building.",
        "SJ-CRN-04",
        at(FIRST, seat(), seat("tobacco_storage", "hero", "hero", display=["smithy", "crane"])),
        reach="builder; build tobacco_storage",
        options="over smithy; beside",
        play="over smithy",
        then={"players[1].hand": [], "discards": ["hero", "hero"]},
    ),
    Case(
        "park",
        "A library over a park costs nothing.",
        "SJ-CRN-10",
        at(NEW, seat(), seat("library", "hero", display=["park", "crane"])),
        reach="builder",
        play="build library",
        then={"players[1].display": ["library", "crane"], "players[1].hand": ["hero"]},
    ),
    Case(
        "cathedral-over-park",
        "The cathedral over a park costs one; it comes from the table.",
        "SJ-CRN-10 SJ-BLD-14",
        at(NEW, seat(), seat("hero", display=["park", "crane"])),
        reach="builder",
        options="build hero; build cathedral; pass",
        play="build cathedral",
        then={"players[1].display": ["cathedral", "crane"], "players[1].hand": []},
    ),
]

PRODUCER = [
    Case(
        "two-for-the-producer",
        "The producer fills two empty plants, which he names in their order.",
        "SJ-PRD-01 SJ-PRD-03",
        at(FIRST, seat(display=["indigo_plant", "sugar_mill", loaded("coffee_roaster")])),
        reach="producer",
        options="produce indigo; produce sugar; done",
        refused="produce coffee",
        play="produce indigo",
    ),
    Case(
        "one-for-the-others",
        "The others produce one good.",
        "SJ-PRD-03",
        at(FIRST, seat(display=[loaded("indigo_plant")]), seat(display=["sugar_mill", "coffee_roaster"])),
        reach="producer",
        options="produce sugar; produce coffee; done",
        play="produce coffee",
        chance={"deck": ["tower"]},
        then={"players[1].display": ["sugar_mill", {"coffee_roaster": "tower"}]},
    ),
    Case(
        "aqueduct-and-well",
        "With an aqueduct two goods, which make the well draw a card.",
        "SJ-PRD-05 SJ-PRD-06",
        at(
            FIRST,
            seat(display=[loaded("indigo_plant")]),
            seat(display=["sugar_mill", "coffee_roaster", "aqueduct", "well"]),
        ),
        reach="producer; produce sugar",
        play="produce coffee",
        chance={"deck": ["hero", "statue", "palace"]},
        then={"players[1].hand": ["palace"], "players[1].display[0]": {"sugar_mill": "hero"}},
    ),
    Case(
        "nothing-is-produced",
        "One may produce nothing.",
        "SJ-ROL-04",
        at(FIRST, seat(display=["indigo_plant", "sugar_mill"])),
        reach="producer",
        play="done",
    ),
    Case(
        "library",
        "With a library three goods.",
        "SJ-LIB-01 SJ-PRD-04",
        at(FIRST, seat(display=["indigo_plant", "sugar_mill", "tobacco_storage", "library"])),
        reach="producer; produce indigo; produce sugar",
        play="produce tobacco",
        chance={"deck": ["hero", "hero", "hero"]},
    ),
]

TRADER = [
    *[
        Case(
            f"tile-{tile}",
            f"Indigo and silver bring {cards} cards with the tile {tile}.",
            "SJ-TRD-01 SJ-TRD-04",
            at(FIRST, seat(display=[loaded("indigo_plant"), loaded("silver_smelter", "hero")])),
            reach="trader; sell indigo",
            reach_chance={"tiles": [tile]},
            play="sell silver",
            chance={"deck": ["tower", "tower", "tower", "statue"][:cards]},
            then={"discards": ["well", "hero"], "tiles": [tile]},
        )
        for tile, cards in ((1, 3), (2, 3), (3, 4), (4, 4), (5, 4))
    ],
    Case(
        "trading-post-and-market-stand",
        "Indigo, tobacco and silver with a trading post; a market stand draws one more: seven.",
        "SJ-TRD-04 SJ-TRD-05 SJ-TRD-07",
        at(
            FIRST,
            seat(
                display=[
                    loaded("indigo_plant"),
                    loaded("tobacco_storage"),
                    loaded("silver_smelter"),
                    "trading_post",
                    "market_stand",
                ]
            ),
        ),
        reach="trader; sell indigo; sell tobacco",
        reach_chance={"tiles": [3]},
        options="sell silver; done",
        play="sell silver",
        chance={"deck": ["hero", "hero", "hero", "statue", "statue", "statue", "palace"]},
    ),
    Case(
        "market-hall",
        "A market hall draws one more card, however many goods are sold.",
        "SJ-TRD-08",
        at(FIRST, seat(display=[loaded("sugar_mill"), loaded("coffee_roaster"), "market_hall"])),
        reach="trader; sell sugar",
        reach_chance={"tiles": [1]},
        play="sell coffee",
        chance={"deck": ["hero", "hero", "hero", "statue"]},
    ),
    Case(
        "others-sell-one",
        "Who is not trader sells one good.",
        "SJ-TRD-05",
        at(FIRST, seat(), seat(display=[loaded("sugar_mill"), loaded("coffee_roaster", "tower")])),
        reach="trader",
        reach_chance={"tiles": [1]},
        options="sell sugar; sell coffee; done",
        play="sell coffee",
        chance={"deck": ["hero", "hero"]},
        then={"players[1].hand": ["hero", "hero"], "discards": ["tower"]},
    ),
    Case(
        "tile-without-goods",
        "Without any goods the tile is turned up and put under the stack all the same.",
        "SJ-TRD-03",
        at(FIRST),
        play="trader",
        chance={"tiles": [4]},
        then={"tiles": [4], "tile_turn": 1, "tile_up": None},
    ),
    Case(
        "sixth-phase",
        "The sixth trader phase sees the first tile again.",
        "SJ-TRD-02",
        at(FIRST, seat(display=[loaded("coffee_roaster")]), tiles=[5, 2, 1, 3, 4], tile_turn=5),
        reach="trader",
        play="sell coffee",
        chance={"deck": ["hero", "hero", "hero"]},
        then={"tile_turn": 6},
    ),
    Case(
        "harbour",
        "With a harbour the good named first is tucked, not discarded.",
        "SJ-TRD-10 SJ-TCK-06",
        at(NEW, seat(display=[loaded("sugar_mill", "tower"), loaded("coffee_roaster", "well"), "harbour"])),
        reach="trader; sell sugar",
        reach_chance={"tiles": [1]},
        play="sell coffee",
        chance={"deck": ["hero", "hero", "hero"]},
        then={"players[0].stowed": ["tower"], "discards": ["well"]},
    ),
    Case(
        "hut",
        "When nobody sells a good the owner of a hut draws a card.",
        "SJ-TRD-11",
        at(NEW, seat(display=[loaded("indigo_plant")]), seat(display=["indigo_plant", "hut"])),
        reach="trader",
        reach_chance={"tiles": [1]},
        play="done",
        chance={"deck": ["palace"]},
        then={"players[1].hand": ["palace"]},
    ),
    Case(
        "customs-office",
        "The good of a customs office sells for two cards with every tile.",
        "SJ-TRD-06",
        at(NEW, seat(display=[loaded("indigo_plant"), loaded("customs_office", "tower")])),
        reach="trader",
        reach_chance={"tiles": [1]},
        options="sell indigo; sell customs; done",
        play="sell customs",
        chance={"deck": ["hero", "hero"]},
    ),
]

COUNCILLOR = [
    Case(
        "five-for-the-councillor",
        "The councillor may draw five cards, or two.",
        "SJ-COU-01 SJ-ROL-04",
        at(FIRST),
        reach="councillor",
        options="draw 2; draw 5; pass",
        play="draw 5",
        chance={"deck": ["hero", "well", "tower", "hero", "palace"]},
        then={"looked_at": ["well", "tower", "hero", "hero", "palace"]},
    ),
    Case(
        "keep-one",
        "He keeps one of them, exactly.",
        "SJ-COU-01 SJ-COU-03",
        at(FIRST),
        reach="councillor; draw 5",
        reach_chance={"deck": ["hero", "well", "tower", "hero", "palace"]},
        options="keep well; keep tower; keep hero; keep palace",
        refused="pass",
        play="keep hero",
        then={"players[0].hand": ["hero"], "discards": ["well", "tower", "hero", "palace"]},
    ),
    Case(
        "others",
        "The others draw two and keep one.",
        "SJ-COU-02",
        at(FIRST),
        reach="councillor; pass",
        options="draw 2; pass",
        play="draw 2",
        chance={"deck": ["well", "well"]},
        then={"players[1].hand": ["well"], "discards": ["well"]},
    ),
    Case(
        "prefecture",
        "With a prefecture both cards are kept.",
        "SJ-COU-05",
        at(FIRST, seat(), seat(display=["indigo_plant", "prefecture"])),
        reach="councillor; pass",
        play="draw 2",
        chance={"deck": ["well", "hero"]},
        then={"players[1].hand": ["well", "hero"], "discards": None},
    ),
    Case(
        "archive",
        "With an archive the cards go into the hand, and any may be discarded, the old one as well.",
        "SJ-COU-06",
        at(FIRST, seat(), seat("smithy", display=["indigo_plant", "archive"])),
        reach="councillor; pass",
        play="draw 2",
        chance={"deck": ["well", "hero"]},
        then={"players[1].hand": ["smithy", "well", "hero"], "looked_at": None},
    ),
    Case(
        "library",
        "With a library eight cards.",
        "SJ-COU-04 SJ-LIB-05",
        at(FIRST, seat(display=["indigo_plant", "library"])),
        reach="councillor",
        options="draw 2; draw 5; draw 8; pass",
        play="draw 8",
        chance={"deck": ["hero", "hero", "hero", "well", "tower", "tower", "palace", "smithy"]},
    ),
    Case(
        "customs-office",
        "Before anybody draws an empty customs office receives a good.",
        "SJ-COU-08",
        at(NEW, seat(), seat(display=["indigo_plant", "customs_office"])),
        play="councillor",
        chance={"deck": ["palace"]},
        then={"players[1].display[1]": {"customs_office": "palace"}},
    ),
    Case(
        "full-customs-office",
        "A loaded one receives nothing.",
        "SJ-COU-09",
        at(NEW, seat(), seat(display=["indigo_plant", loaded("customs_office")])),
        play="councillor",
        then={"players[1].display[1]": {"customs_office": "well"}},
    ),
]

PROSPECTOR = [
    Case(
        "one-card",
        "The prospector draws a card, or declines.",
        "SJ-PRO-01",
        at(FIRST),
        reach="prospector",
        options="draw 1; pass",
        play="draw 1",
        chance={"deck": ["palace"]},
        then={"players[0].hand": ["palace"]},
    ),
    Case(
        "library",
        "With a library two.",
        "SJ-PRO-01 SJ-LIB-01",
        at(FIRST, seat(display=["indigo_plant", "library"])),
        reach="prospector",
        options="draw 1; draw 2; pass",
        play="draw 2",
        chance={"deck": ["palace", "hero"]},
    ),
    Case(
        "gold-mine-fails",
        "Two cards of the same cost: all four are discarded.",
        "SJ-PRO-03 SJ-PRO-04",
        at(FIRST, seat(), seat(display=["indigo_plant", "gold_mine"])),
        reach="prospector; pass",
        options="use gold_mine; decline",
        play="use gold_mine",
        chance={"deck": ["library", "prefecture", "smithy", "tobacco_storage"]},
        then={"discards": ["tobacco_storage", "smithy", "prefecture", "library"], "players[1].hand": []},
    ),
    Case(
        "gold-mine-of-the-first-edition",
        "Four different costs: in the first edition the owner takes any of them.",
        "SJ-PRO-05",
        at(FIRST, seat(), seat(display=["indigo_plant", "gold_mine"])),
        reach="prospector; pass",
        play="use gold_mine",
        chance={"deck": ["quarry", "smithy", "tobacco_storage", "library"]},
        then={"looked_at": ["tobacco_storage", "smithy", "quarry", "library"], "steps[2].step": "pick"},
    ),
    Case(
        "gold-mine-of-the-second-edition",
        "In the second edition he receives the cheapest.",
        "SJ-PRO-05",
        at(SECOND, seat(), seat(display=["indigo_plant", "gold_mine"])),
        reach="prospector; pass",
        play="use gold_mine",
        chance={"deck": ["quarry", "gold_mine", "tobacco_storage", "hero"]},
        then={"players[1].hand": ["gold_mine"]},
    ),
    Case(
        "prefecture-of-the-second-edition",
        "In the second edition the prefecture costs four, as a coffee roaster does.",
        "SJ-PRO-04",
        at(SECOND, seat(), seat(display=["indigo_plant", "gold_mine"])),
        reach="prospector; pass",
        play="use gold_mine",
        chance={"deck": ["library", "prefecture", "smithy", "coffee_roaster"]},
        then={"players[1].hand": []},
    ),
    Case(
        "goldsmith-free",
        "A goldsmith shows a card that nobody has built: its owner may take it.",
        "SJ-PRO-06",
        at(NEW, seat(), seat(display=["indigo_plant", "goldsmith"])),
        reach="prospector; pass",
        play="use goldsmith",
        chance={"deck": ["tower"]},
        then={"looked_at": ["tower"]},
    ),
    Case(
        "goldsmith-built",
        "A card that stands in a display is discarded.",
        "SJ-PRO-06 SJ-PRO-07",
        at(NEW, seat(display=["indigo_plant", "tower"]), seat(display=["indigo_plant", "goldsmith"])),
        reach="prospector; pass",
        play="use goldsmith",
        chance={"deck": ["tower"]},
        then={"discards": ["tower"], "looked_at": None},
    ),
]

NEW_BUILDINGS = [
    Case(
        "guard-room",
        "With a guard room in play who has neither it nor a tower holds six cards.",
        "SJ-RND-10 SJ-RND-11",
        last_role(
            NEW,
            seat(*["smithy"] * 3, *["well"] * 3, "hero"),
            seat(*["statue"] * 3, *["quarry"] * 3, "hero", display=["indigo_plant", "guard_room"]),
        ),
        reach=NEXT_ROUND,
        play="discard hero",
        then={"players[0].hand": ["smithy"] * 3 + ["well"] * 3, "steps[0].step": "role"},
    ),
    Case(
        "office",
        "Before all else an office exchanges one card or two.",
        "SJ-RND-12 SJ-RND-04",
        last_role(NEW, seat("smithy", "well", "hero", display=["indigo_plant", "office"])),
        reach=f"{NEXT_ROUND}; exchange smithy",
        options="exchange well; exchange hero; done",
        play="exchange hero",
        chance={"deck": ["palace", "tower"]},
        then={"players[0].hand": ["well", "tower", "palace"], "discards": ["smithy", "hero"]},
    ),
    Case(
        "bank",
        "Once in the game any number of cards may be put under a bank.",
        "SJ-TCK-04",
        last_role(NEW, seat("smithy", "well", "hero", display=["indigo_plant", "bank"])),
        reach=NEXT_ROUND,
        options="bank smithy; bank well; bank hero; done",
        play="bank well",
    ),
    Case(
        "bank-used",
        "A bank that has been used asks nothing any more.",
        "SJ-TCK-05",
        last_role(NEW, seat("smithy", display=["indigo_plant", "bank"]), banked=[0]),
        reach="prospector",
        play="pass",
        then={"steps[0].step": "role", "banked": [0]},
    ),
    Case(
        "tavern",
        "After a builder phase a tavern pays who has the fewest buildings, if anybody has more.",
        "SJ-BLD-15",
        at(
            NEW,
            seat("smithy", "hero", display=["indigo_plant", "tavern"]),
            seat(display=["indigo_plant", "well", "tower"]),
            seat(display=["indigo_plant", "well"]),
        ),
        reach="builder",
        play="pass",
        chance={"deck": ["palace"]},
        then={"players[0].hand": ["smithy", "hero", "palace"]},
    ),
    Case(
        "tavern-not-alone",
        "It pays nothing when all have the same number.",
        "SJ-BLD-15",
        at(
            NEW,
            seat("smithy", "hero", display=["indigo_plant", "tavern"]),
            seat(display=["indigo_plant", "well"]),
            seat(display=["indigo_plant", "well"]),
        ),
        reach="builder",
        play="pass",
        then={"players[0].hand": ["smithy", "hero"]},
    ),
]

LIBRARY = [
    Case(
        "only-as-chooser",
        "A library does nothing in the phases of others.",
        "SJ-LIB-02",
        at(FIRST, seat(), seat("hero", "tower", "well", "well", display=["indigo_plant", "library"])),
        reach="builder",
        options="build well; build tower; pass",
        refused="build hero; waive double",
        play="build tower",
    ),
    Case(
        "once-a-round-for-two",
        "With two players a library that has been used in this round is not usable again.",
        "SJ-LIB-04 SJ-2P-03",
        at(
            TWO,
            seat(display=["indigo_plant", "library"]),
            roles={"councillor": 0, "producer": 1},
            doubled=[0],
        ),
        reach="prospector",
        options="draw 1; pass",
        play="draw 1",
        chance={"deck": ["hero"]},
    ),
    Case(
        "still-unused-for-two",
        "If it was not used the second role may use it.",
        "SJ-LIB-04 SJ-2P-03",
        at(TWO, seat(display=["indigo_plant", "library"]), roles={"councillor": 0, "producer": 1}),
        reach="prospector",
        options="draw 1; draw 2; pass",
    ),
]

END = [
    Case(
        "twelve",
        "With twelve buildings the game ends after the builder phase, in the midst of the round.",
        "SJ-END-01 SJ-END-03",
        at(FIRST, seat("market_hall", *["hero"] * 3, display=TEN)),
        reach="builder",
        play="build market_hall",
        then={"steps": []},
    ),
    Case(
        "others-still-build",
        "The others still build in that phase.",
        "SJ-END-02",
        at(FIRST, seat("market_hall", *["hero"] * 3, display=TEN), seat("smithy", "palace")),
        reach="builder; build market_hall",
        options="build smithy; pass",
        play="build smithy",
        then={"players[1].display": ["indigo_plant", "smithy"], "steps": []},
    ),
    Case(
        "over-adds-nothing",
        "A building over another one is no twelfth.",
        "SJ-END-04 SJ-CRN-03",
        at(FIRST, seat("market_hall", *["hero"] * 3, display=[*TEN[:-1], "crane"])),
        reach="builder; build market_hall",
        play="over indigo_plant",
    ),
]


def scored(name: str, title: str, rules: str, ruleset: str, points: int, *display: Any, **rest: Any) -> Case:
    """What one display is worth; the others have an indigo plant."""
    return Case(
        name,
        title,
        rules,
        at(ruleset, seat(display=list(display), **rest)),
        points=[points, 1, 1],
        winners=[0],
    )


SCORING = [
    scored("chapel", "A chapel with seven cards.", "SJ-SCO-03", FIRST, 9, "chapel", tucked=["smithy"] * 3 + ["well"] * 3 + ["hero"]),
    scored(
        "guild-hall-of-the-first-edition",
        "Two points for each production building.",
        "SJ-SCO-06",
        FIRST,
        1 + 1 + 1 + 2 + 8,
        "guild_hall", "indigo_plant", "indigo_plant", "sugar_mill", "tobacco_storage",
    ),
    scored(
        "guild-hall-of-the-second-edition",
        "One point for each production building, and one for each kind.",
        "SJ-SCO-06",
        SECOND,
        1 + 1 + 1 + 2 + 2 + 8,
        "guild_hall", "indigo_plant", "indigo_plant", "sugar_mill", "tobacco_storage", "tobacco_storage",
    ),
    scored(
        "city-hall",
        "One point for each city building.",
        "SJ-SCO-07",
        FIRST,
        1 + 2 + 2 + 2 + 2 + 3 + 3 + 4 + 9,
        "city_hall", "poor_house", "aqueduct", "carpenter", "chapel", "quarry", "library", "statue", "victory_column",
    ),
    *[
        scored(
            f"triumphal-arch-{len(monuments)}",
            f"A triumphal arch with {len(monuments)} monuments.",
            "SJ-SCO-05",
            FIRST,
            printed + bonus,
            "triumphal_arch", *monuments, *(["silver_smelter"] if not monuments else []),
        )
        for monuments, printed, bonus in (
            ([], 3, 0), (["hero"], 5, 4), (["statue", "hero"], 8, 6), (["statue", "victory_column", "hero"], 12, 8),
        )
    ],
    scored(
        "palace",
        "A palace counts last: a quarter of 34, rounded down.",
        "SJ-SCO-10 SJ-SCO-01",
        FIRST,
        42,
        "palace", "triumphal_arch", "statue", "victory_column", "hero", "library", "quarry", "market_hall", "prefecture",
        "tower", "silver_smelter",
    ),
    scored(
        "residence-two-groups",
        "A residence: three different buildings of cost two, three of cost six.",
        "SJ-SCO-08",
        NEW,
        1 + 1 + 1 + 1 + 1 + 2 + 2 + 2 + 7 + (5 + 3) + 6,
        "indigo_plant", "indigo_plant", "sugar_mill", "black_market", "well", "tobacco_storage", "tobacco_storage",
        "aqueduct", "palace", "guild_hall", "residence",
    ),
    Case(
        "cathedral",
        "A cathedral counts the 6-buildings of the others: four, three, two and one point.",
        "SJ-SCO-09",
        at(
            NEW,
            seat(display=["cathedral", "indigo_plant"]),
            seat(display=["guild_hall", "city_hall", "residence", "indigo_plant"]),
            seat(display=["guild_hall", "city_hall", "indigo_plant"]),
        ),
        points=[11, 10, 5],
        winners=[0],
    ),
    Case(
        "tie",
        "With equal points cards in hand and goods decide.",
        "SJ-SCO-12",
        at(
            TWO,
            seat("well", "well", "hero", display=[loaded("indigo_plant", "statue"), loaded("sugar_mill", "statue")]),
            seat("well", "hero", "hero", "palace", display=["indigo_plant", "sugar_mill"]),
        ),
        points=[2, 2],
        winners=[0],
    ),
    Case(
        "shared",
        "Still equal: both win.",
        "SJ-SCO-13",
        at(TWO, seat("well"), seat("hero")),
        points=[1, 1],
        winners=[0, 1],
    ),
]  # fmt: skip

ASKING = "san-juan:first/3?auto_bonus_draws=false"
ASKED = [
    Case(
        "well",
        "Where gains are asked for a well may be declined.",
        "SJ-CTY-03 SJ-PRD-06",
        at(ASKING, seat(display=["indigo_plant", "sugar_mill", "well"])),
        reach="producer; produce indigo; produce sugar",
        reach_chance={"deck": ["hero", "hero"]},
        options="use well; decline",
        play="decline",
        then={"players[0].hand": []},
    ),
    Case(
        "carpenter",
        "A carpenter that is used draws its card.",
        "SJ-CTY-03 SJ-BLD-11",
        at(ASKING, seat("smithy", "hero", "hero", display=["indigo_plant", "carpenter"])),
        reach="builder; build smithy",
        options="use carpenter; decline",
        play="use carpenter",
        chance={"deck": ["palace"]},
        then={"players[0].hand": ["hero", "hero", "palace"]},
    ),
]

# In the order of the files; a new chapter goes to the end, so that the others keep their numbers.
CHAPTERS: list[tuple[str, str, list[Any]]] = [
    ("setup", "What is dealt at the start", SETUP),
    ("rounds", "Rounds, roles and what happens between rounds", ROUNDS),
    ("builder", "The builder phase", BUILDER),
    ("crane", "Crane and park", CRANE),
    ("producer", "The producer phase", PRODUCER),
    ("trader", "The trader phase", TRADER),
    ("councillor", "The councillor phase", COUNCILLOR),
    ("prospector", "The prospector phase: gold mine, goldsmith", PROSPECTOR),
    ("library", "The library", LIBRARY),
    ("new-buildings", "Guard room, office, bank and tavern", NEW_BUILDINGS),
    ("end", "What ends a game", END),
    ("scoring", "Points at the end", SCORING),
    ("gains-asked-for", "The option auto_bonus_draws", ASKED),
]
