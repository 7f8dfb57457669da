"""Puerto Rico as the table knows it: its part of the ruleset grammar, its actions, how a game begins."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable

from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.errors import RulesetError
from gouverneur.kernel.game import Game, Sources
from gouverneur.kernel.ruleset import Edition, GameGrammar, Option, Ruleset
from gouverneur.kernel.state import Observation, State
from gouverneur.kernel.words import ActionTable, DecisionKind
from gouverneur.puerto_rico import observation, proposals, scoring
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.buildings.base import BASE_SHEET
from gouverneur.puerto_rico.buildings.new_buildings import NEW_SHEET
from gouverneur.puerto_rico.editions import (
    DRAFT_SLOTS,
    SWAPPED_COSTS,
    WHOLE_SHEET,
    Choices,
    Rules,
    make_rules,
)
from gouverneur.puerto_rico.phases import builder, captain, court, guests, placing, sending, storage, trader
from gouverneur.puerto_rico.setup import new_game
from gouverneur.puerto_rico.state import PuertoRico, empty_state

BUILDING_NAMES = [building.name for building in WHOLE_SHEET]
MODULES = ("new-buildings", "nobles", "buccaneer", "festival")

# Special buildings that a table may agree on instead of drafting.
DRAFTED_SETS = {
    "new": (
        *(building.name for building in NEW_SHEET if not building.large),
        *("guild_hall", "customs_house", "city_hall", "statue", "cloister"),
    ),
    "mixed": (
        *("aqueduct", "hacienda", "forest_house", "small_warehouse", "guesthouse", "office", "church"),
        *("small_wharf", "factory", "harbor", "library", "wharf"),
        *("guild_hall", "residence", "customs_house", "statue", "cloister"),
    ),
}


def _reads_seats(option: str) -> Callable[[str], str]:
    """Numbers by seat, as `0,1,0`; without any difference it is the default."""

    def read(text: str) -> str:
        if not text:
            return ""
        if not re.fullmatch(r"\d{1,2}(,\d{1,2}){1,4}", text, re.ASCII):
            raise RulesetError(
                f"{option} is a number for each seat, such as {option}=0,0,1, not {text[:40]!r}",
                key="ruleset-by-seat",
                option=option,
            )
        numbers = [int(number) for number in text.split(",")]
        return ",".join(map(str, numbers)) if any(numbers) else ""

    return read


def _by_seat(ruleset: Ruleset, option: str) -> list[int]:
    text = ruleset.options[option]
    return [int(number) for number in text.split(",")] if text else []


def _read_draft(text: str) -> str:
    """Who chooses the special buildings, a named set of them, or seventeen names."""
    if text in ("players", "random", *DRAFTED_SETS):
        return text
    names = text.split(",")
    draftable = [building.name for building in BASE_SHEET + NEW_SHEET if building.special]
    for name in names:
        if name not in draftable:
            raise RulesetError(
                f"draft is players, random, {', '.join(DRAFTED_SETS)} or a list of special buildings; "
                f"{name[:40]!r} is none",
                key="ruleset-draft-name",
                name=name,
            )
    if len(set(names)) < len(names):
        raise RulesetError("a building is drafted once", key="ruleset-draft-twice")
    return ",".join(sorted(names, key=draftable.index))


def _drafted(ruleset: Ruleset) -> list[str]:
    """The special buildings, when nobody chooses them."""
    text = ruleset.options["draft"]
    if text in ("players", "random"):
        return []
    return list(DRAFTED_SETS.get(text, text.split(",")))


def _check_draft(ruleset: Ruleset) -> None:
    """A set fills the slots of each cost exactly. [PR-DRA-02]"""
    names = _drafted(ruleset)
    if not names:
        return
    swapped = SWAPPED_COSTS if ruleset.options["cost_swap_factory_university"] == "true" else {}
    costs = [swapped.get(b.name, b.cost) for b in WHOLE_SHEET if b.name in names]
    for cost, slots in enumerate(DRAFT_SLOTS):
        if costs.count(cost) != slots:
            raise RulesetError(
                f"draft names {costs.count(cost)} buildings that cost {cost}, but {slots} are drafted",
                key="ruleset-draft-slots",
                cost=cost,
                slots=slots,
                number=costs.count(cost),
            )
    if ruleset.options["forbid_office_with_trading_post"] == "true" and {"office", "trading_post"} <= set(
        names
    ):
        raise RulesetError("office and trading post are not drafted both", key="ruleset-draft-rivals")


# Options that mean nothing without a module.
OF_MODULE = {
    "draft": "new-buildings",
    "library_once_per_round_2p": "new-buildings",
    "forbid_office_with_trading_post": "new-buildings",
    "land_office_sells_forest": "nobles",
    "captive_role_mode": "buccaneer",
    "festival_2p_return_copy": "festival",
}


def _check(ruleset: Ruleset) -> None:
    for known in GRAMMAR.options:
        module = OF_MODULE.get(known.key)
        if ruleset.options[known.key] == known.values[0]:
            continue
        if module and module not in ruleset.modules:
            raise RulesetError(
                f"{known.key} needs the module {module}",
                key="ruleset-needs-module",
                option=known.key,
                module=module,
            )
        if "_2p" in known.key and ruleset.players != 2:
            raise RulesetError(f"{known.key} is for two players", key="ruleset-two-players", option=known.key)
    _check_draft(ruleset)
    for option in ("handicap", "bids"):
        numbers = len(_by_seat(ruleset, option))
        if numbers not in (0, ruleset.players):
            raise RulesetError(
                f"{option} has {numbers} numbers, but there are {ruleset.players} seats",
                key="ruleset-seats",
                option=option,
                numbers=numbers,
                players=ruleset.players,
            )


GRAMMAR = GameGrammar(
    name="puerto-rico",
    editions=(Edition("2002", (3, 4, 5)), Edition("2020", (2, 3, 4, 5), MODULES)),  # [PR-CFG-01 PR-CFG-02]
    modules=MODULES,
    options=(
        Option(
            "cost_swap_factory_university",
            ("false", "true"),
            "whether the factory costs 8 and the university 7",
        ),
        Option("mayor_may_decline_workers", ("false", "true"), "whether dealt workers may be refused"),
        Option("ask_passive_bonuses", ("false", "true"), "whether markets, factory and harbor are asked for"),
        Option(
            "draft",
            ("players", "random", *DRAFTED_SETS),
            "who chooses the special buildings, or which they are",
            _read_draft,
        ),
        Option(
            "forbid_office_with_trading_post",
            ("false", "true"),
            "whether only one of office and trading post may be drafted",
        ),
        Option(
            "library_once_per_round_2p",
            ("false", "true"),
            "whether with two players the library doubles one pick a round",
        ),
        Option("land_office_sells_forest", ("false", "true"), "whether the land office also sells forests"),
        Option("captive_role_mode", ("solo", "full"), "whether a captive role is played alone or by all"),
        Option(
            "festival_2p_return_copy",
            ("true", "false"),
            "whether with two players the festival building is one more copy",
        ),
        Option("city_fit", ("count_only",), "whether a large building fits: only spaces are counted"),
        Option("points", ("open", "hidden"), "whether the chips of others are shown"),
        Option("handicap", ("",), "doubloons more at the start, by seat", _reads_seats("handicap")),
        Option("bids", ("",), "points bid for a seat, taken off at the end", _reads_seats("bids")),
    ),
    check=_check,
)

PIECES = ["man worker", "man noble", "pass"]
ROOM = 56  # choices of a place; those behind them close


def _places(verb: str, closing: str) -> list[str]:
    places = [*v.TILE_NAMES[: v.CIRCLE_TILES], *BUILDING_NAMES]
    return [*(f"{verb} {place}" for place in places), *[""] * (ROOM - len(places)), closing]


def _buildings(verb: str, closing: str) -> list[str]:
    return [
        *(f"{verb} {name}" for name in BUILDING_NAMES),
        *[""] * (v.NO_BUILDING - len(BUILDING_NAMES)),
        closing,
    ]


def _numbers_of_goods(verb: str) -> list[str]:
    return [
        *(f"{verb} {number} {good}" for good in v.GOOD_NAMES for number in range(1, v.MOST_OF_A_GOOD + 1)),
        "done",
    ]


def _discards(verb: str) -> list[str]:
    standing = ("", " worker", " noble")
    return [
        *(f"{verb} {kind}{piece}" for kind in v.GOOD_NAMES for piece in standing),
        *(f"{verb} forest {kind}" for kind in v.GOOD_NAMES),
    ]


def _deeds() -> list[str]:
    ships = range(v.SMALLEST_SHIP, v.SMALLEST_SHIP + v.SHIPS)
    kept = range(v.MOST_LOOT + 1)
    return [
        *(f"piracy ship-{ship} {number}" for ship in ships for number in kept),
        "plunder",
        *(f"raid {number}{noble}" for noble in ("", " and_noble", " drop_noble") for number in kept),
        *(f"kidnap {role}" for role in v.ROLE_NAMES),
        "pass",
    ]


def _kinds() -> list[DecisionKind]:
    goods = v.GOOD_NAMES
    saver = next(building.name for building in WHOLE_SHEET if building.worker_saves_small)
    names: dict[int, list[str]] = {
        v.ROLE: list(v.ROLE_NAMES),
        v.TILE: [
            *(f"take {kind}" for kind in goods),
            "take quarry",
            *(f"take {kind} as_forest" for kind in goods),
            "draw",
            "pass",
        ],
        v.MAN_TILE: PIECES,
        v.HIRE: ["hire 1", "hire 2", "pass"],
        v.DEAL: ["receive worker", "receive noble", "pass", "decline noble"],
        v.PLACE: _places("place", ""),
        v.BUILD: _buildings("build", "pass"),
        v.MAN_BUILDING: PIECES,
        v.PRODUCE: ["produce", "pass"],
        v.EXTRA: [*(f"extra {good}" for good in goods), "pass"],
        v.SELL: [
            *(f"sell {good}" for good in goods),
            *(f"sell {good} at_post" for good in goods),
            "pass",
            "buy_land",
            *_discards("sell_land"),
        ],
        v.LOAD: [
            *(f"load {good} ship-{v.SMALLEST_SHIP + ship}" for good in goods for ship in range(v.SHIPS)),
            *(f"ship {good}" for good in goods),
            "pass",
            "ship_some",
        ],
        v.STORE: _numbers_of_goods("keep"),
        v.BONUS: _buildings("use", "decline"),
        v.DISCOUNT: ["use quarry", "use forest", f"use {saver}", "decline"],
        v.DRAFT: [f"draft {name}" for name in BUILDING_NAMES],
        v.LAY: ["lay plantation", "lay forest"],
        v.PLACE_NOBLE: _places("place_noble", "done"),
        v.HAND_IN: [
            "hand_in worker",
            "hand_in noble",
            *(f"hand_in {good}" for good in goods),
            "hand_in point",
        ],
        v.HAND_IN_FROM: _places("from", "from port"),
        v.COURT: [*(f"supply {good}" for good in goods), "done", "count_first", "supply_first"],
        v.SEND: _numbers_of_goods("send"),
        v.LODGE: [*_discards("discard"), "pass"],
        v.DEED: _deeds(),
        v.GUEST: _places("move_worker", "stay"),
        v.NOBLE_GUEST: _places("move_noble", "stay"),
    }
    return [DecisionKind(step, v.STEP_NAMES[step], tuple(words)) for step, words in names.items()]


ACTIONS = ActionTable(_kinds())


@functools.cache
def rules_of(ruleset: Ruleset) -> Rules:
    """The numbers of a ruleset; made once, shared by all its games."""
    options = ruleset.options
    choices = Choices()
    choices.edition = ruleset.edition
    choices.new_buildings = "new-buildings" in ruleset.modules
    choices.nobles = "nobles" in ruleset.modules
    choices.buccaneer = "buccaneer" in ruleset.modules
    choices.festival = "festival" in ruleset.modules
    choices.random_draft = options["draft"] == "random"
    choices.drafted = _drafted(ruleset) if choices.new_buildings else []
    choices.no_rivals = options["forbid_office_with_trading_post"] == "true"
    choices.double_once = options["library_once_per_round_2p"] == "true"
    choices.sells_forests = options["land_office_sells_forest"] == "true"
    choices.captive_for_all = options["captive_role_mode"] == "full"
    choices.returns_copy = options["festival_2p_return_copy"] == "true"
    choices.swapped_costs = options["cost_swap_factory_university"] == "true"
    choices.may_decline = options["mayor_may_decline_workers"] == "true"
    choices.ask_passive = options["ask_passive_bonuses"] == "true"
    choices.hidden_points = options["points"] == "hidden"
    choices.handicap = _by_seat(ruleset, "handicap")
    choices.bids = _by_seat(ruleset, "bids")
    return make_rules(ruleset.text, ruleset.players, choices)


def _begin(ruleset: Ruleset, dealer: Dealer) -> State:
    return new_game(rules_of(ruleset), dealer)


def _restored_observation(ruleset: Ruleset, numbers: list[int]) -> Observation:
    return observation.restored(empty_state(rules_of(ruleset)), numbers)


def _outcome_names(ruleset: Ruleset, stack: str) -> list[str]:
    if stack in ("draft", "festival_building"):
        return rules_of(ruleset).names
    return [str(seat) for seat in range(ruleset.players)] if stack == "start" else list(v.GOOD_NAMES)


def _price_sources(game: PuertoRico, seat: int, choice: int) -> Sources:
    """What a building costs, what a sale or a load brings."""
    if game.kind() == v.BUILD and choice != v.NO_BUILDING:
        return builder.price_sources(game, seat, choice)
    if game.kind() == v.SELL and choice != v.NO_SALE:
        return trader.proceeds_sources(game, seat, choice)
    if game.kind() == v.LOAD:
        return captain.load_sources(game, seat, choice)
    return []


def _wanted(game: PuertoRico) -> int:
    """Workers to place."""
    return game.at(placing.TO_PLACE) if game.kind() == v.PLACE else 0


def _proposals(game: PuertoRico) -> list[dict[str, list[str]]]:
    """Placements when pieces are placed, keep-sets when storing begins, sendings when goods are shipped."""
    seat = game.seat()
    if game.kind() in (v.PLACE, v.PLACE_NOBLE):
        return [_placement(nobles, workers) for nobles, workers in proposals.placements(game, seat)]
    if game.kind() == v.STORE and game.at(storage.KEPT) == 0:
        return [{"keep": _numbers(kept)} for kept in proposals.keep_sets(game, seat)]
    if game.kind() == v.SEND and game.at(sending.CHOSEN) == 0:
        return [{"send": _numbers(sent)} for sent in proposals.sendings(game, seat)]
    return []


def _placement(nobles: list[int], workers: list[int]) -> dict[str, list[str]]:
    """A kind of piece that is placed without a choice is not wished for."""
    wish: dict[str, list[str]] = {}
    for verb, step, places in (("place_noble", v.PLACE_NOBLE, nobles), ("place", v.PLACE, workers)):
        if places:
            wish[verb] = [ACTIONS.by_step[step].choices[place].removeprefix(f"{verb} ") for place in places]
    return wish


def _numbers(goods: list[int]) -> list[str]:
    return [f"{number} {v.GOOD_NAMES[good]}" for good, number in enumerate(goods) if number]


def _ending(game: PuertoRico) -> str:
    """Why the last round was the last: several reasons can meet."""
    if not game.over():
        return "unfinished"
    return "_and_".join(name for place, name in enumerate(scoring.END_NAMES) if (game.ending >> place) & 1)


PUERTO_RICO = Game(
    grammar=GRAMMAR,
    actions=ACTIONS,
    stacks=v.STACK_NAMES,
    begin=_begin,
    restored_observation=_restored_observation,
    outcome_names=_outcome_names,
    score_sources=scoring.score_sources,
    price_sources=_price_sources,
    winners=scoring.winners,
    first_seat=lambda state: state.governor,
    ending=_ending,
    order_rule="PR-RND-01",
    number_rules={
        "take": "PR-STL-01",
        "place": "PR-MAY-04",
        "place_noble": "PR-MAY-04",
        "draft": "PR-DRA-03",
        "hand_in": "PR-BMK-02",
        "from": "PR-BMK-03",
        "supply": "PR-ROY-01",
        "send": "PR-SWF-01",
        "discard": "PR-HUN-01",
        "sell_land": "PR-LND-02",
        "move_worker": "PR-GST-02",
        "move_noble": "PR-GST-02",
        "build": "PR-BLD-01",
        "extra": "PR-CRA-06",
        "sell": "PR-TRA-01",
        "load": "PR-CAP-03",
        "ship": "PR-WHF-01",
        "keep": "PR-CAP-15",
    },
    proposals=_proposals,
    must_rules={
        v.ROLE: "PR-RND-02",
        v.DEAL: "PR-MAY-09",
        v.PLACE: "PR-MAY-04",
        v.DRAFT: "PR-DRA-03",
        v.LAY: "PR-HAC-01",
        v.HAND_IN: "PR-BMK-02",
        v.HAND_IN_FROM: "PR-BMK-02",
    },
    orders={
        v.PLACE: placing.FIRST,
        v.PLACE_NOBLE: placing.FIRST,
        v.STORE: storage.FIRST,
        v.SEND: sending.FIRST,
        v.COURT: court.FIRST,
        v.GUEST: guests.FIRST,
        v.NOBLE_GUEST: guests.FIRST,
    },
    turn_steps={
        v.PLACE: (v.PLACE,),
        v.PLACE_NOBLE: (v.PLACE_NOBLE, v.PLACE),
        v.STORE: (v.STORE,),
        v.SEND: (v.SEND,),
        v.COURT: (v.COURT,),
        v.GUEST: (v.GUEST, v.NOBLE_GUEST),
        v.NOBLE_GUEST: (v.NOBLE_GUEST,),
        v.BUILD: (v.BUILD, v.HAND_IN, v.HAND_IN_FROM),
        v.HAND_IN: (v.HAND_IN, v.HAND_IN_FROM),
    },
    wanted=_wanted,
)
