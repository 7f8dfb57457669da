"""Puerto Rico as one seat sees it, and what is in its box: documents for pages and programs."""

from __future__ import annotations

from typing import Any

from gouverneur.kernel.bits import members
from gouverneur.kernel.piles import in_pile, pile_names, pile_size
from gouverneur.notation.puerto_rico import CIRCLE_TILES, captive, endings, festival_board, roles
from gouverneur.notation.puerto_rico_steps import GOODS, STEPS, TILES
from gouverneur.notation.steps import write_options
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.editions import Rules
from gouverneur.puerto_rico.game import ACTIONS
from gouverneur.puerto_rico.layout import (
    ALONE,
    CARGO,
    CHIPS,
    COINS,
    DISCARDED,
    HIDDEN,
    HOUSE,
    IDLE,
    IDLE_NOBLES,
    ISLAND,
    LADEN,
    LEFT,
    MANNED,
    MONEY,
    NOBLE_TILES,
    NOBLES,
    NOTED,
    OFFICE,
    OFFICE_NOBLES,
    OWNED,
    POINTS,
    PORT,
    POSTER,
    QUARRIES,
    ROW,
    SUPPLY,
    WORKERS,
)
from gouverneur.puerto_rico.observation import PuertoRicoObservation
from gouverneur.puerto_rico.phases.captain import ship_name
from gouverneur.puerto_rico.state import PuertoRico


def write_sheet(rules: Rules) -> dict[str, Any]:
    """What is in the box, with the numbers that this ruleset prints on it."""
    return {
        "roles": [v.ROLE_NAMES[role] for role in members(rules.roles)],
        "goods": [
            {"good": good, "price": rules.prices[kind], "tokens": rules.tokens[kind]}
            for good, kind in GOODS.items()
        ],
        "tiles": {
            **{good: rules.plantations[kind] for good, kind in GOODS.items()},
            "quarry": rules.quarries,
        },
        "ships": [v.SMALLEST_SHIP + ship for ship in members(rules.ships)],
        "spaces": v.SPACES,
        "house_places": v.HOUSE_PLACES,
        "buildings": [
            {
                "building": rules.names[building],
                "cost": rules.cost[building],
                "points": rules.points[building],
                "circles": rules.circles[building],
                "row": rules.row[building],
                "large": (rules.large >> building) & 1 == 1,
                "special": (rules.special >> building) & 1 == 1,
                "good": v.GOOD_NAMES[rules.good[building]] if rules.good[building] >= 0 else None,
                "copies": rules.copies[building],
            }
            for building in members(rules.in_game)
        ],
        "drafted": [rules.names[building] for building in members(rules.pool)],
        "slots": list(rules.slots) if rules.pool else [],
        "chips": rules.chips,
        "workers": rules.workers + rules.players - (1 if rules.has_nobles else 0),
        "nobles": rules.nobles + 1 if rules.has_nobles else 0,
        "festival": rules.has_festival,
    }


def write_observation(observation: PuertoRicoObservation) -> dict[str, Any]:
    """What a seat knows, complete and in the same words.

    The hidden kinds are those of the stack and of what others have secretly taken from it, which nobody can tell apart.
    """
    seen = observation.seen
    numbers = seen.numbers
    hidden = {good: numbers[HIDDEN + kind] for good, kind in GOODS.items()}
    return {
        "ruleset": seen.rules.text,
        "seat": observation.seat,
        "round": seen.round,
        "governor": seen.governor,
        "picker": seen.picker,
        "ending": endings(seen),
        "roles": {
            name: {
                "taker": seen.taker(role) if seen.taker(role) >= 0 else None,
                "coins": numbers[COINS + role],
            }
            for name, role in roles(seen).items()
        },
        "row": _counts(numbers[ROW], GOODS),
        "discards": _counts(numbers[DISCARDED], GOODS),
        "hidden": observation.hidden_tiles(),
        "hidden_kinds": hidden,
        "quarries": numbers[QUARRIES],
        "supply": _counts(numbers[SUPPLY], GOODS),
        "house": pile_names(numbers[HOUSE], v.GOOD_NAMES),
        "ships": [_ship(seen, ship) for ship in members(seen.rules.ships)],
        "chips": numbers[CHIPS],
        "noted": numbers[NOTED],
        "workers": numbers[WORKERS],
        "office": numbers[OFFICE],
        "nobles": numbers[NOBLES],
        "office_nobles": numbers[OFFICE_NOBLES],
        "buildings": {
            seen.rules.names[building]: _copies_left(seen, building)
            for building in members(seen.rules.in_game)
        },
        "festival": festival_board(seen),
        "poster": numbers[POSTER] - 1 if numbers[POSTER] else None,
        "captive": captive(seen) or None,
        "alone": numbers[ALONE] == 1,
        "players": [_player(observation, seat) for seat in range(seen.seats)],
        "steps": STEPS.write(seen),
        **write_options(seen, observation.seat, ACTIONS),
    }


def _player(observation: PuertoRicoObservation, seat: int) -> dict[str, Any]:
    """A table may hide the chips of others from the eye until the end. [PR-GEN-06]"""
    seen, viewer = observation.seen, observation.seat
    shown = seat == viewer or seen.over() or not seen.rules.hidden_points
    under = seen.under(seat)
    return {
        "money": seen.own(seat, MONEY),
        "points": seen.own(seat, POINTS) if shown else None,
        "goods": _counts(seen.own(seat, PORT), GOODS),
        "island": _counts(seen.own(seat, ISLAND), TILES),
        "manned": _counts(seen.own(seat, MANNED), CIRCLE_TILES),
        "noble_tiles": _counts(seen.own(seat, NOBLE_TILES), CIRCLE_TILES),
        "under": _counts(under, GOODS),
        "unknown_forests": seen.forests(seat) - pile_size(under),
        "city": [
            {
                "building": seen.rules.names[building],
                "pieces": seen.staff(seat, building),
                "nobles": seen.standing(seat, v.FIRST_BUILDING + building, v.NOBLE),
                "circles": seen.rules.circles[building],
            }
            for building in members(seen.own(seat, OWNED))
        ],
        "idle": seen.own(seat, IDLE),
        "idle_nobles": seen.own(seat, IDLE_NOBLES),
        "spaces": v.SPACES - seen.city(seat),
    }


def _ship(seen: PuertoRico, ship: int) -> dict[str, Any]:
    cargo = seen.numbers[CARGO + ship]
    return {
        "ship": ship_name(ship),
        "capacity": v.SMALLEST_SHIP + ship,
        "good": v.GOOD_NAMES[cargo - 1] if cargo else None,
        "number": seen.numbers[LADEN + ship],
    }


def _copies_left(seen: PuertoRico, building: int) -> int:
    return sum((seen.numbers[LEFT + copies] >> building) & 1 for copies in range(4))


def _counts(pile: int, names: dict[str, int]) -> dict[str, int]:
    """How many of each kind, also of those that are not there."""
    return {name: in_pile(pile, kind) for name, kind in names.items()}
