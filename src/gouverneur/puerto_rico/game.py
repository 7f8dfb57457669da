"""Puerto Rico as the table knows it: its part of the ruleset grammar, its actions, how a game begins."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable

from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.errors import RulesetError
from gouverneur.kernel.game import Game, Sources
from gouverneur.kernel.ruleset import Edition, GameGrammar, Option, Ruleset
from gouverneur.kernel.state import State
from gouverneur.kernel.words import ActionTable, DecisionKind
from gouverneur.puerto_rico import proposals, scoring
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.buildings.base import BASE_SHEET
from gouverneur.puerto_rico.editions import Choices, Rules, make_rules
from gouverneur.puerto_rico.layout import IDLE
from gouverneur.puerto_rico.phases import builder, captain, mayor, storage, trader
from gouverneur.puerto_rico.setup import new_game
from gouverneur.puerto_rico.state import PuertoRico

BUILDING_NAMES = [building.name for building in BASE_SHEET]
MOST_GIVEN = 99  # doubloons of a handicap, points of a bid


def _reads_seats(option: str) -> Callable[[str], str]:
    """Numbers by seat, as `0,1,0`; without any difference it is the default."""

    def read(text: str) -> str:
        if not text:
            return ""
        if not re.fullmatch(r"\d{1,2}(,\d{1,2}){1,4}", text, re.ASCII):
            raise RulesetError(
                f"{option} is a number for each seat, such as {option}=0,0,1, not {text[:40]!r}"
            )
        numbers = [int(number) for number in text.split(",")]
        return ",".join(map(str, numbers)) if any(numbers) else ""

    return read


def _by_seat(ruleset: Ruleset, option: str) -> list[int]:
    text = ruleset.options[option]
    return [int(number) for number in text.split(",")] if text else []


def _check(ruleset: Ruleset) -> None:
    for option in ("handicap", "bids"):
        numbers = len(_by_seat(ruleset, option))
        if numbers not in (0, ruleset.players):
            raise RulesetError(f"{option} has {numbers} numbers, but there are {ruleset.players} seats")


GRAMMAR = GameGrammar(
    name="puerto-rico",
    editions=(Edition("2002", (3, 4, 5)), Edition("2020", (2, 3, 4, 5))),  # [PR-CFG-01 PR-CFG-02]
    options=(
        Option(
            "cost_swap_factory_university",
            ("false", "true"),
            "whether the factory costs 8 and the university 7",
        ),
        Option("mayor_may_decline_workers", ("false", "true"), "whether dealt workers may be refused"),
        Option("ask_passive_bonuses", ("false", "true"), "whether markets, factory and harbor are asked for"),
        Option("points", ("open", "hidden"), "whether the chips of others are shown"),
        Option("handicap", ("",), "doubloons more at the start, by seat", _reads_seats("handicap")),
        Option("bids", ("",), "points bid for a seat, taken off at the end", _reads_seats("bids")),
    ),
    check=_check,
)

PIECES = ["man worker", "man noble", "pass"]


def _kinds() -> list[DecisionKind]:
    goods = v.GOOD_NAMES
    places = [*v.TILE_NAMES[: v.CIRCLE_TILES], *BUILDING_NAMES]
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
        v.DEAL: ["receive worker", "receive noble", "pass"],
        v.PLACE: [f"place {place}" for place in places],
        v.BUILD: [
            *(f"build {name}" for name in BUILDING_NAMES),
            *[""] * (v.NO_BUILDING - len(BUILDING_NAMES)),
            "pass",
        ],
        v.MAN_BUILDING: PIECES,
        v.PRODUCE: ["produce", "pass"],
        v.EXTRA: [*(f"extra {good}" for good in goods), "pass"],
        v.SELL: [*(f"sell {good}" for good in goods), *(f"sell {good} at_post" for good in goods), "pass"],
        v.LOAD: [
            *(f"load {good} ship-{v.SMALLEST_SHIP + ship}" for good in goods for ship in range(v.SHIPS)),
            *(f"ship {good}" for good in goods),
            "pass",
        ],
        v.STORE: [
            *(f"keep {number} {good}" for good in goods for number in range(1, v.MOST_OF_A_GOOD + 1)),
            "done",
        ],
        v.BONUS: [
            *(f"use {name}" for name in BUILDING_NAMES),
            *[""] * (v.NO_BONUS - len(BUILDING_NAMES)),
            "decline",
        ],
        v.DISCOUNT: ["use quarry", "decline"],
    }
    return [DecisionKind(step, v.STEP_NAMES[step], tuple(words)) for step, words in names.items()]


ACTIONS = ActionTable(_kinds())


@functools.cache
def rules_of(ruleset: Ruleset) -> Rules:
    """The numbers of a ruleset; made once, shared by all its games."""
    options = ruleset.options
    choices = Choices()
    choices.edition = ruleset.edition
    choices.swapped_costs = options["cost_swap_factory_university"] == "true"
    choices.may_decline = options["mayor_may_decline_workers"] == "true"
    choices.ask_passive = options["ask_passive_bonuses"] == "true"
    choices.hidden_points = options["points"] == "hidden"
    choices.handicap = _by_seat(ruleset, "handicap")
    choices.bids = _by_seat(ruleset, "bids")
    return make_rules(ruleset.text, ruleset.players, choices)


def _begin(ruleset: Ruleset, dealer: Dealer) -> State:
    return new_game(rules_of(ruleset), dealer)


def _outcome_names(ruleset: Ruleset, stack: str) -> list[str]:
    return list(v.GOOD_NAMES) if stack == "tiles" else [str(seat) for seat in range(ruleset.players)]


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
    return game.own(game.seat(), IDLE) if game.kind() == v.PLACE else 0


def _proposals(game: PuertoRico) -> list[dict[str, list[str]]]:
    """Placements when a mayor's pieces are placed, keep-sets when storing begins."""
    seat = game.seat()
    if game.kind() == v.PLACE:
        places = [words.removeprefix("place ") for words in ACTIONS.by_step[v.PLACE].choices]
        return [{"place": [places[at] for at in chosen]} for chosen in proposals.placements(game, seat)]
    if game.kind() == v.STORE and game.at(storage.KEPT) == 0:
        return [
            {"keep": [f"{number} {v.GOOD_NAMES[good]}" for good, number in enumerate(kept) if number]}
            for kept in proposals.keep_sets(game, seat)
        ]
    return []


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
        "build": "PR-BLD-01",
        "extra": "PR-CRA-06",
        "sell": "PR-TRA-01",
        "load": "PR-CAP-03",
        "ship": "PR-WHF-01",
        "keep": "PR-CAP-15",
    },
    proposals=_proposals,
    must_rules={v.ROLE: "PR-RND-02", v.PLACE: "PR-MAY-04"},
    orders={v.PLACE: mayor.FIRST, v.STORE: storage.FIRST},
    turn_steps={v.PLACE: (v.PLACE,), v.STORE: (v.STORE,)},
    wanted=_wanted,
)
