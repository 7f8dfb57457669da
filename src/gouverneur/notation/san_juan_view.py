"""San Juan as one seat sees it, and what is in its box: documents for pages and programs."""

from __future__ import annotations

from typing import Any

from gouverneur.notation.san_juan import STEPS, cards, places, table
from gouverneur.notation.steps import write_options
from gouverneur.san_juan import vocabulary as v
from gouverneur.san_juan.editions import Rules
from gouverneur.san_juan.game import ACTIONS
from gouverneur.san_juan.layout import DISCARDED, DRAW, OPEN, PLACE_KIND, TRANSIT
from gouverneur.san_juan.observation import SanJuanObservation
from gouverneur.san_juan.phases.round_start import hand_limit


def write_sheet(rules: Rules) -> dict[str, Any]:
    """What is in the box, with the numbers that this ruleset prints on it."""
    return {
        "roles": list(v.ROLE_NAMES),
        "goods": list(v.GOOD_NAMES),
        "places": v.TWELVE,
        "tiles": [
            [rules.prices[6 * tile + good] for good in range(v.PLANT_KINDS)] for tile in range(v.TILE_COUNT)
        ],
        "cards": [
            {
                "card": rules.names[kind],
                "kind": _kind(rules, kind),
                "cost": rules.cost[kind],
                "points": rules.points[kind],
                "copies": rules.copies[kind],
                "good": v.GOOD_NAMES[rules.good[kind]] if rules.good[kind] >= 0 else None,
                "new": kind >= rules.base_kinds,
            }
            for kind in range(rules.kinds)
        ],
    }


def _kind(rules: Rules, kind: int) -> str:
    if not rules.is_city(kind):
        return "production"
    if (rules.monuments >> kind) & 1:
        return "monument"
    return "six" if (rules.sixes >> kind) & 1 else "city"


def write_observation(observation: SanJuanObservation) -> dict[str, Any]:
    """What a seat knows, in the same words; cards it does not know are numbers."""
    seen = observation.seen
    hidden = observation.hidden
    players = []
    for seat in range(seen.seats):
        player: dict[str, Any] = {"buildings": seen.buildings(seat), "display": []}
        for place in places(seen, seat):
            kind = seen.rules.names[(place & PLACE_KIND) - 1]
            player["display"].append({"card": kind, "good": place > PLACE_KIND})
        player["covered"] = cards(seen, seen.covered(seat))
        player["hand_limit"] = hand_limit(seen, seat)
        player["hand_size"] = seen.hand_size(seat) + hidden[seen.hand(seat)]
        player["hand" if seat == observation.seat else "shown"] = cards(seen, seen.hand(seat))
        tucked = seen.tucked(seat)
        if seat == observation.seat:
            player["tucked"] = cards(seen, tucked)
            player["knows_discarded"] = cards(seen, seen.known(seat))
        if hidden[tucked] >= 0 and hidden[seen.stowed(seat)] >= 0:
            player["tucked_number"] = seen.size(tucked) + hidden[tucked] + hidden[seen.stowed(seat)]
        players.append(player)
    return {
        "ruleset": seen.rules.text,
        "seat": observation.seat,
        **table(seen),
        "players": players,
        "open": cards(seen, OPEN),
        "draw_pile": hidden[DRAW],
        "discard_pile": seen.size(DISCARDED) + hidden[DISCARDED],
        "looked_at": seen.size(TRANSIT) + hidden[TRANSIT],
        "looked": cards(seen, TRANSIT),
        "steps": STEPS.write(seen),
        **write_options(seen, observation.seat, ACTIONS),
    }
