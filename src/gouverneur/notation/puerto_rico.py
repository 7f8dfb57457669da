"""Positions of Puerto Rico: written in full, read in part.

What is missing takes its start value: a start tile, the money of the setup, nothing on ships, the first round, the
governor about to choose a role. What is in the box and nowhere else is in its supply, so that a situation of the
rulebook is a few lines: goods, quarries, buildings, chips, workers and the hidden plantations are never counted out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gouverneur.kernel.bits import bit, members, popcount
from gouverneur.kernel.piles import in_pile, one_of, pile_names, pile_size
from gouverneur.kernel.state import SEAT, STEP_WORDS
from gouverneur.notation.puerto_rico_laws import check_table
from gouverneur.notation.puerto_rico_steps import GOODS, STEPS, TILES, buildings_of
from gouverneur.notation.reader import Reader
from gouverneur.notation.steps import (
    numbered,
    push_role_choice,
    read_players,
    read_round,
    roles_taken,
    write_round,
)
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.editions import Rules
from gouverneur.puerto_rico.layout import (
    ALONE,
    CAPTIVE,
    CARGO,
    CHIPS,
    COINS,
    DISCARDED,
    DOUBLED,
    DOUBLED_BEFORE,
    FESTIVAL_BUILDING,
    FESTIVAL_GOODS,
    FESTIVAL_TILE,
    GOODS_MASK,
    HIDDEN,
    HOUSE,
    IDLE,
    IDLE_NOBLES,
    ISLAND,
    KIDNAPPER,
    LADEN,
    LEFT,
    MANNED,
    MONEY,
    NOBLE_STAFF,
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
    RESHUFFLES,
    ROW,
    SECRET_BITS,
    SECRET_PILES,
    SECRET_UNDER,
    STAFF,
    STAYED,
    SUPPLY,
    UNDER,
    WORKERS,
)
from gouverneur.puerto_rico.ledger import add_copy, remove_copy, take_building
from gouverneur.puerto_rico.phases import builder, captain, drawing, festival, placing
from gouverneur.puerto_rico.phases.start import lay_out
from gouverneur.puerto_rico.scoring import CHIPS_GONE, CITY_FULL, END_NAMES, WORKERS_SHORT
from gouverneur.puerto_rico.setup import full_box
from gouverneur.puerto_rico.state import PuertoRico

KEYS = (
    "ruleset",
    "round",
    "governor",
    "picker",
    "ending",
    "roles",
    "coins",
    "row",
    "discards",
    "house",
    "ships",
    "office",
    "office_nobles",
    "workers",
    "nobles",
    "noted",
    "drafted",
    "festival",
    "poster",
    "captive",
    "alone",
    "stayed",
    "doubled",
    "doubled_before",
    "reshuffles",
    "players",
    "steps",
)
PLAYER_KEYS = (
    *("money", "points", "goods", "island", "manned", "city", "idle"),
    *("noble_tiles", "noble_city", "idle_nobles", "under", "secret"),
)
FESTIVAL_KEYS = ("tile", "goods", "building", "returned")
CAPTIVE_KEYS = ("role", "seat")
SHIP_KEYS = ("good", "number")
MOST_MONEY = 9_999
MOST_POINTS = 999
MOST_WORKERS = 100
NEVER_ASK = (v.ARRANGE, v.WINDOW, v.BUILT, v.PAYOUT, v.GOAL, v.PROSPECT)

CIRCLE_TILES = numbered(v.TILE_NAMES[: v.CIRCLE_TILES])

# -- writing ------------------------------------------------------------------------------------


def write(state: PuertoRico) -> dict[str, Any]:
    """Everything but what is in a supply."""
    numbers = state.numbers
    written: dict[str, Any] = {
        "ruleset": state.rules.text,
        **write_round(state, v.ROLE_NAMES),
        "picker": state.picker,
        "row": pile_names(numbers[ROW], v.GOOD_NAMES),
        "office": numbers[OFFICE],
    }
    rest = {
        "ending": endings(state),
        "coins": {
            name: numbers[COINS + role] for name, role in roles(state).items() if numbers[COINS + role]
        },
        "discards": pile_names(numbers[DISCARDED], v.GOOD_NAMES),
        "house": pile_names(numbers[HOUSE], v.GOOD_NAMES),
        "ships": {
            captain.ship_name(ship): {
                "good": v.GOOD_NAMES[numbers[CARGO + ship] - 1],
                "number": numbers[LADEN + ship],
            }
            for ship in members(state.rules.ships)
            if numbers[CARGO + ship]
        },
        "noted": numbers[NOTED],
        "drafted": [state.rules.names[b] for b in members(drafted(state) & state.rules.pool)],
        "festival": festival_board(state),
        "captive": captive(state),
        "alone": numbers[ALONE],
        "stayed": members(numbers[STAYED]),
        "doubled": members(numbers[DOUBLED]),
        "doubled_before": members(numbers[DOUBLED_BEFORE]),
        "reshuffles": numbers[RESHUFFLES],
    }
    written |= {key: value for key, value in rest.items() if value}
    if state.rules.drafted:
        written.pop("drafted", None)
    if state.rules.has_nobles:
        written["office_nobles"] = numbers[OFFICE_NOBLES]
    if numbers[POSTER]:
        written["poster"] = numbers[POSTER] - 1
    if numbers[WORKERS] != _workers_left(state):
        written["workers"] = numbers[WORKERS]
    if numbers[NOBLES] != _nobles_left(state):
        written["nobles"] = numbers[NOBLES]
    written["players"] = [_player(state, seat) for seat in range(state.seats)]
    written["steps"] = STEPS.write(state)
    return written


def _player(state: PuertoRico, seat: int) -> dict[str, Any]:
    player: dict[str, Any] = {
        "money": state.own(seat, MONEY),
        "island": counted(state.own(seat, ISLAND), TILES),
    }
    secret = [
        pile_names((state.own(seat, SECRET_UNDER) >> (SECRET_BITS * time)) & GOODS_MASK, v.GOOD_NAMES)
        for time in range(SECRET_PILES)
    ]
    rest = {
        "points": state.own(seat, POINTS),
        "goods": counted(state.own(seat, PORT), GOODS),
        "manned": counted(state.own(seat, MANNED), CIRCLE_TILES),
        "city": {state.rules.names[b]: state.staff(seat, b) for b in members(state.own(seat, OWNED))},
        "idle": state.own(seat, IDLE),
        "noble_tiles": counted(state.own(seat, NOBLE_TILES), CIRCLE_TILES),
        "noble_city": {
            state.rules.names[b]: state.standing(seat, v.FIRST_BUILDING + b, v.NOBLE)
            for b in members(state.own(seat, NOBLE_STAFF))
        },
        "idle_nobles": state.own(seat, IDLE_NOBLES),
        "under": pile_names(state.own(seat, UNDER), v.GOOD_NAMES),
        "secret": secret if any(secret) else [],
    }
    return player | {key: value for key, value in rest.items() if value}


def counted(pile: int, names: Mapping[str, int]) -> dict[str, int]:
    """How many of each kind that is there."""
    return {name: in_pile(pile, kind) for name, kind in names.items() if in_pile(pile, kind)}


def drafted(state: PuertoRico) -> int:
    """Every kind of building that is on the display or in a city."""
    found = state.numbers[LEFT]
    for seat in range(state.seats):
        found |= state.own(seat, OWNED)
    if state.numbers[FESTIVAL_BUILDING]:
        found |= bit(state.numbers[FESTIVAL_BUILDING] - 1)
    return found


def festival_board(state: PuertoRico) -> dict[str, Any]:
    """What still lies on the festival board."""
    numbers = state.numbers
    lying: dict[str, Any] = {}
    if numbers[FESTIVAL_TILE]:
        lying["tile"] = v.GOOD_NAMES[numbers[FESTIVAL_TILE] - 1]
    if numbers[FESTIVAL_GOODS]:
        lying["goods"] = pile_names(numbers[FESTIVAL_GOODS], v.GOOD_NAMES)
    if numbers[FESTIVAL_BUILDING]:
        lying["building"] = state.rules.names[numbers[FESTIVAL_BUILDING] - 1]
    elif state.rules.has_festival:
        for building, name in enumerate(state.rules.names):
            if _is_one_more(state, building):
                lying["returned"] = name
    return lying


def _is_one_more(state: PuertoRico, building: int) -> bool:
    """With two players the festival building comes back as one more copy than there were. [PR-FES-10]"""
    owners = sum((state.own(seat, OWNED) >> building) & 1 for seat in range(state.seats))
    left = sum((state.numbers[LEFT + copies] >> building) & 1 for copies in range(4))
    return owners + left > state.rules.copies[building]


def captive(state: PuertoRico) -> dict[str, Any]:
    """The role that is held captive, and by whom."""
    if not state.numbers[CAPTIVE]:
        return {}
    return {"role": v.ROLE_NAMES[state.numbers[CAPTIVE] - 1], "seat": state.numbers[KIDNAPPER]}


def endings(state: PuertoRico) -> list[str]:
    """Why this round is the last."""
    return [name for place, name in enumerate(END_NAMES) if (state.ending >> place) & 1]


def roles(state: PuertoRico) -> dict[str, int]:
    """The role cards of this game."""
    return {v.ROLE_NAMES[role]: role for role in members(state.rules.roles)}


def _workers_left(state: PuertoRico) -> int:
    """How many are in the supply, if none has left the game."""
    elsewhere = state.numbers[OFFICE]
    for seat in range(state.seats):
        elsewhere += state.pieces(seat) - state.nobles(seat)
    total = state.rules.workers + state.rules.players
    return total - elsewhere - (1 if state.rules.has_nobles else 0)


def _nobles_left(state: PuertoRico) -> int:
    elsewhere = state.numbers[OFFICE_NOBLES] + sum(state.nobles(seat) for seat in range(state.seats))
    return state.rules.nobles + (1 if state.rules.has_nobles else 0) - elsewhere


# -- reading ------------------------------------------------------------------------------------


def read(position: Mapping[str, Any], rules: Rules, reader: Reader) -> PuertoRico:
    """The state of a position. Only when the reader has noted no problem is it fit to be played."""
    state = full_box(rules)
    data = reader.fields(position, "", KEYS)
    read_round(state, data, roles(state), reader)
    taken = roles_taken(state)
    picker = state.seat_after(state.governor, max(taken - 1, 0))
    if taken > rules.picks:  # the captive is played [PR-BUC-12]
        picker = max(state.taker(v.BUCCANEER), 0)
    state.picker = reader.number(data.get("picker", picker), "picker", 0, state.seats - 1, picker)
    if taken > 0 and state.picker != picker:
        reader.problem("picker", f"after {taken} roles it is seat {picker} [PR-RND-01]")
    coins = reader.fields(data.get("coins", {}), "coins", roles(state))
    for name, role in roles(state).items():
        state.numbers[COINS + role] = reader.number(coins.get(name, 0), f"coins.{name}", 0, MOST_MONEY, 0)
    for key, place, most in (("row", ROW, state.seats + 1), ("discards", DISCARDED, sum(rules.plantations))):
        state.numbers[place] = _take_tiles(state, data.get(key, []), key, most, reader)
    _read_house(state, data.get("house", []), reader)
    _read_ships(state, data.get("ships", {}), reader)
    _read_draft(state, data, reader)
    _read_festival(state, data.get("festival", {}), reader)
    _read_memory(state, data, reader)
    for seat, player in enumerate(read_players(data, rules.players, reader)):
        drafting = _is_drafting(data) and isinstance(player, Mapping)
        _read_player(state, seat, {"money": 0, "island": {}, **player} if drafting else player, reader)
    if "steps" in data:
        STEPS.read(state, data["steps"], state.governor, reader)
        _place_all(state, data["steps"])
        for base in range(0, state.top + 1, STEP_WORDS):
            if state.steps[base] == v.LAY and state.steps[base + drawing.FOUND]:
                _take_tile(state, state.steps[base + drawing.FOUND] - 1, 1, "steps", reader)
    else:
        push_role_choice(state, v.ROLE, rules.picks)
    _read_workers(state, data, reader)
    _read_points(state, data, reader)
    if not reader.problems:
        check_table(state, roles(state), reader)
    if not reader.problems and not state.over():
        if state.kind() in NEVER_ASK:
            reader.problem(
                STEPS.top_path(state), f"nobody decides anything in the step {STEPS.top_name(state)}"
            )
        else:
            STEPS.check_decision(state, reader)
    return state


def _place_all(state: PuertoRico, steps: object) -> None:
    """If it is not said how many pieces are placed, all of the port are."""
    if (
        state.over()
        or not isinstance(steps, list)
        or not isinstance(steps[-1], dict)
        or "number" in steps[-1]
    ):
        return
    if state.kind() == v.PLACE:
        state.put(placing.TO_PLACE, state.own(state.seat(), IDLE))
    elif state.kind() == v.PLACE_NOBLE:
        state.put(placing.TO_PLACE, state.own(state.seat(), IDLE_NOBLES))
        state.put(placing.WORKERS_AFTER, state.own(state.seat(), IDLE))


def _read_draft(state: PuertoRico, data: Mapping[str, Any], reader: Reader) -> None:
    """What was drafted; if that is not said, what lies in the cities, and the base game's for the rest."""
    rules = state.rules
    if rules.pool == 0 or rules.drafted:
        if "drafted" in data:
            reader.problem("drafted", "nothing is drafted in this ruleset [PR-DRA-01]")
        return
    names = {name: b for name, b in buildings_of(state).items() if (rules.pool >> b) & 1}
    chosen = 0
    if "drafted" in data:
        for i, name in enumerate(reader.items(data["drafted"], "drafted")):
            found = reader.name(name, f"drafted[{i}]", names, "special building")
            if found >= 0:
                chosen |= bit(found)
    else:
        chosen = _drafted_by_default(state, data, names)
    for cost in range(1, len(rules.slots)):
        of_cost = [b for b in members(chosen) if rules.cost[b] == cost]
        if len(of_cost) > rules.slots[cost]:
            reader.problem(
                "drafted", f"{len(of_cost)} buildings cost {cost}, {rules.slots[cost]} are drafted"
            )
    lay_out(state, chosen)


def _is_drafting(data: Mapping[str, Any]) -> bool:
    """Then nothing has been given out yet. [PR-DRA-03]"""
    steps = data.get("steps")
    return (
        isinstance(steps, list)
        and bool(steps)
        and isinstance(steps[0], dict)
        and steps[0].get("step") == "draft"
    )


def _drafted_by_default(state: PuertoRico, data: Mapping[str, Any], names: Mapping[str, int]) -> int:
    rules = state.rules
    if _is_drafting(data):
        return 0
    chosen = 0
    players = data.get("players", [])
    for player in players if isinstance(players, list) else []:
        city = player.get("city", {}) if isinstance(player, dict) else {}
        for name in city if isinstance(city, dict) else {}:
            if name in names:
                chosen |= bit(names[name])
    board = data.get("festival", {})
    if isinstance(board, dict) and board.get("building") in names:
        chosen |= bit(names[board["building"]])
    for cost in range(1, len(rules.slots)):
        of_cost = [b for b in names.values() if rules.cost[b] == cost]
        for b in of_cost:
            if popcount(chosen & sum(bit(other) for other in of_cost)) < rules.slots[cost]:
                chosen |= bit(b)
    return chosen


def _read_festival(state: PuertoRico, data: object, reader: Reader) -> None:
    """What lies on the festival board; what does not was won. [PR-FES-05]"""
    board = reader.fields(data, "festival", FESTIVAL_KEYS)
    if board and not state.rules.has_festival:
        reader.problem("festival", "there is no festival in this ruleset")
        return
    if "tile" in board:
        kind = reader.name(board["tile"], "festival.tile", GOODS, "plantation")
        if kind >= 0 and _take_tile(state, kind, 1, "festival.tile", reader):
            state.numbers[FESTIVAL_TILE] = kind + 1
    if "goods" in board:
        names = reader.items(board["goods"], "festival.goods")
        if len(names) != festival.WANTED:
            reader.problem("festival.goods", f"{festival.WANTED} goods are expected [PR-FES-02]")
        for i, name in enumerate(names[: festival.WANTED]):
            good = reader.name(name, f"festival.goods[{i}]", GOODS, "good")
            if good >= 0:
                state.numbers[FESTIVAL_GOODS] += _take_goods(state, good, 1, "festival.goods", reader)
    if state.rules.has_festival:
        _read_festival_building(state, board, reader)


def _read_festival_building(state: PuertoRico, board: Mapping[str, Any], reader: Reader) -> None:
    if "returned" in board:
        found = reader.name(board["returned"], "festival.returned", buildings_of(state), "building")
        rules = state.rules
        if (
            found < 0
            or "building" in board
            or not rules.returns_copy
            or not festival.is_replaced(state, found)
            or rules.row[found] != festival.GOAL_ROW
        ):
            reader.problem("festival.returned", "no such copy comes back from the festival [PR-FES-10]")
        else:
            add_copy(state, found)
    if "building" not in board:
        return
    names = {
        name: b
        for name, b in buildings_of(state).items()
        if (state.numbers[LEFT] & state.rules.in_row[festival.GOAL_ROW]) >> b & 1
    }
    building = reader.name(board["building"], "festival.building", names, "building of the third row")
    if building < 0:
        return
    state.numbers[FESTIVAL_BUILDING] = building + 1
    if not festival.is_replaced(state, building):
        remove_copy(state, building)


def _read_memory(state: PuertoRico, data: Mapping[str, Any], reader: Reader) -> None:
    """What is not seen on the table: poster, captive, who stayed, who doubled, how often tiles were shuffled."""
    numbers = state.numbers
    if "poster" in data:
        numbers[POSTER] = reader.number(data["poster"], "poster", 0, state.seats - 1, 0) + 1
    if data.get("captive", {}):
        found = reader.fields(data["captive"], "captive", CAPTIVE_KEYS)
        role = reader.name(found.get("role"), "captive.role", roles(state), "role")
        numbers[CAPTIVE] = max(role, 0) + 1
        numbers[KIDNAPPER] = reader.number(found.get("seat"), "captive.seat", 0, state.seats - 1, 0)
    numbers[ALONE] = reader.number(data.get("alone", 0), "alone", 0, 1, 0)
    numbers[RESHUFFLES] = reader.number(data.get("reshuffles", 0), "reshuffles", 0, MOST_MONEY, 0)
    for key, place in (("stayed", STAYED), ("doubled", DOUBLED), ("doubled_before", DOUBLED_BEFORE)):
        for i, seat in enumerate(reader.items(data.get(key, []), key)):
            numbers[place] |= bit(reader.number(seat, f"{key}[{i}]", 0, state.seats - 1, 0))


def _numbers(data: object, path: str, names: Mapping[str, int], most: int, reader: Reader) -> dict[int, int]:
    """How many of each, by name."""
    found = reader.fields(data, path, names)
    return {
        number: reader.number(found[name], f"{path}.{name}", 0, most, 0)
        for name, number in names.items()
        if name in found
    }


def _take_tiles(state: PuertoRico, data: object, path: str, most: int, reader: Reader) -> int:
    """A pile of plantations that were in the hidden stack."""
    names = reader.items(data, path)
    if len(names) > most:
        reader.problem(path, f"at most {most} plantations are there, not {len(names)}")
    pile = 0
    for i, name in enumerate(names[:most]):
        kind = reader.name(name, f"{path}[{i}]", GOODS, "plantation")
        if kind >= 0 and _take_tile(state, kind, 1, f"{path}[{i}]", reader):
            pile += one_of(kind)
    return pile


def _take_tile(state: PuertoRico, kind: int, wanted: int, path: str, reader: Reader) -> bool:
    place, total = (QUARRIES, state.rules.quarries)
    if kind < v.GOODS:
        place, total = (HIDDEN + kind, state.rules.plantations[kind])
    if state.numbers[place] < wanted:
        reader.problem(path, f"there are only {total} {v.TILE_NAMES[kind]} tiles [PR-SET-04]")
        return False
    state.numbers[place] -= wanted
    return True


def _take_goods(state: PuertoRico, good: int, wanted: int, path: str, reader: Reader) -> int:
    """A pile of one kind that was in the supply; none with a note when there are not so many."""
    if in_pile(state.numbers[SUPPLY], good) < wanted:
        reader.problem(path, f"there are only {state.rules.tokens[good]} {v.GOOD_NAMES[good]} [PR-GEN-08]")
        return 0
    state.numbers[SUPPLY] -= wanted * one_of(good)
    return wanted * one_of(good)


def _read_house(state: PuertoRico, data: object, reader: Reader) -> None:
    names = reader.items(data, "house")
    if len(names) > v.HOUSE_PLACES:
        reader.problem("house", f"the trading house has {v.HOUSE_PLACES} places [PR-TRA-04]")
    for i, name in enumerate(names[: v.HOUSE_PLACES]):
        good = reader.name(name, f"house[{i}]", GOODS, "good")
        if good >= 0:
            state.numbers[HOUSE] += _take_goods(state, good, 1, f"house[{i}]", reader)


def _read_ships(state: PuertoRico, data: object, reader: Reader) -> None:
    ships = {captain.ship_name(ship): ship for ship in members(state.rules.ships)}
    laden = reader.fields(data, "ships", ships)
    carried = 0
    for name, ship in ships.items():
        if name not in laden:
            continue
        path = f"ships.{name}"
        load = reader.fields(laden[name], path, SHIP_KEYS)
        good = reader.name(load.get("good"), f"{path}.good", GOODS, "good")
        number = reader.number(load.get("number"), f"{path}.number", 1, v.SMALLEST_SHIP + ship, 1)
        if good < 0 or not _take_goods(state, good, number, path, reader):
            continue
        if (carried >> good) & 1:
            reader.problem(path, f"{v.GOOD_NAMES[good]} lies on another ship [PR-CAP-05]")
        carried |= bit(good)
        state.numbers[CARGO + ship] = good + 1
        state.numbers[LADEN + ship] = number


def _read_player(state: PuertoRico, seat: int, data: object, reader: Reader) -> None:
    path = f"players[{seat}]"
    player = reader.fields(data, path, PLAYER_KEYS)
    start = state.rules.money + state.rules.handicap[seat]
    state.set_own(seat, MONEY, reader.number(player.get("money", start), f"{path}.money", 0, MOST_MONEY, 0))
    state.set_own(seat, POINTS, reader.number(player.get("points", 0), f"{path}.points", 0, MOST_POINTS, 0))
    state.set_own(seat, IDLE, reader.number(player.get("idle", 0), f"{path}.idle", 0, MOST_WORKERS, 0))
    most = v.MOST_OF_A_GOOD
    for good, number in _numbers(player.get("goods", {}), f"{path}.goods", GOODS, most, reader).items():
        state.add_own(seat, PORT, _take_goods(state, good, number, f"{path}.goods", reader))
    nobles = reader.number(player.get("idle_nobles", 0), f"{path}.idle_nobles", 0, MOST_WORKERS, 0)
    state.set_own(seat, IDLE_NOBLES, nobles)
    _read_island(state, seat, player, path, reader)
    _read_city(state, seat, player.get("city", {}), f"{path}.city", reader)
    _read_nobles_in_city(state, seat, player.get("noble_city", {}), f"{path}.noble_city", reader)


def _read_island(state: PuertoRico, seat: int, player: Mapping[str, Any], path: str, reader: Reader) -> None:
    place = (seat - state.governor) % state.seats
    start = {v.GOOD_NAMES[v.INDIGO if place < state.rules.indigo_starts else v.CORN]: 1}
    tiles = _numbers(player.get("island", start), f"{path}.island", TILES, v.SPACES, reader)
    _read_forests(state, seat, player, tiles.pop(v.FOREST, 0), path, reader)
    if sum(tiles.values()) + state.forests(seat) > v.SPACES:
        reader.problem(f"{path}.island", f"an island has {v.SPACES} spaces [PR-STL-04]")
        return
    for kind, number in tiles.items():
        if _take_tile(state, kind, number, f"{path}.island", reader):
            state.add_own(seat, ISLAND, number * one_of(kind))
    manned = _numbers(player.get("manned", {}), f"{path}.manned", CIRCLE_TILES, v.SPACES, reader)
    for kind, number in manned.items():
        if number > in_pile(state.own(seat, ISLAND), kind):
            reader.problem(f"{path}.manned.{v.TILE_NAMES[kind]}", "there are not so many circles [PR-MAY-03]")
        else:
            state.add_own(seat, MANNED, number * one_of(kind))
    nobles = _numbers(player.get("noble_tiles", {}), f"{path}.noble_tiles", CIRCLE_TILES, v.SPACES, reader)
    for kind, number in nobles.items():
        if number > in_pile(state.own(seat, MANNED), kind):
            reader.problem(f"{path}.noble_tiles", "so many pieces do not stand there [PR-NOB-06]")
        else:
            state.add_own(seat, NOBLE_TILES, number * one_of(kind))


def _read_forests(
    state: PuertoRico, seat: int, player: Mapping[str, Any], number: int, path: str, reader: Reader
) -> None:
    """Under each forest lies a plantation, which all have seen or the owner alone. [PR-FOR-05]"""
    secret = reader.items(player.get("secret", []), f"{path}.secret")
    if len(secret) > SECRET_PILES:
        reader.problem(f"{path}.secret", f"at most {SECRET_PILES} times through the tiles are told apart")
    under = _take_tiles(state, player.get("under", []), f"{path}.under", v.SPACES, reader)
    state.set_own(seat, UNDER, under)
    total = pile_size(under)
    for time, names in enumerate(secret[:SECRET_PILES]):
        pile = _take_tiles(state, names, f"{path}.secret[{time}]", v.SPACES, reader)
        state.add_own(seat, SECRET_UNDER, pile << (SECRET_BITS * time))
        total += pile_size(pile)
    if total != number:
        reader.problem(f"{path}.island.forest", f"{total} tiles lie under {number} forests [PR-FOR-05]")
    state.add_own(seat, ISLAND, min(total, v.SPACES) * one_of(v.FOREST))


def _read_city(state: PuertoRico, seat: int, data: object, path: str, reader: Reader) -> None:
    """Buildings with the number of pieces on each."""
    rules = state.rules
    for building, pieces in _numbers(data, path, buildings_of(state), MOST_WORKERS, reader).items():
        name = rules.names[building]
        if builder.for_sale(state, seat) >> building & 1 == 0:
            left = f"there are only {rules.copies[building]}"
            if _is_left(state, building):
                left = "there is no room for it"
            elif not (drafted(state) >> building) & 1:
                left = "it is not in this game"
            reader.problem(f"{path}.{name}", f"{left} [PR-BLD-07]")
            continue
        take_building(state, seat, building)
        if pieces > rules.circles[building]:
            reader.problem(f"{path}.{name}", f"it has {rules.circles[building]} circles [PR-MAY-03]")
            continue
        for level in range(pieces):
            state.set_own(seat, STAFF + level, state.own(seat, STAFF + level) | bit(building))


def _read_nobles_in_city(state: PuertoRico, seat: int, data: object, path: str, reader: Reader) -> None:
    for building, nobles in _numbers(data, path, buildings_of(state), MOST_WORKERS, reader).items():
        if nobles > state.staff(seat, building):
            reader.problem(
                f"{path}.{state.rules.names[building]}", "so many pieces do not stand there [PR-NOB-06]"
            )
            continue
        for level in range(nobles):
            state.set_own(seat, NOBLE_STAFF + level, state.own(seat, NOBLE_STAFF + level) | bit(building))


def _is_left(state: PuertoRico, building: int) -> bool:
    return (state.numbers[LEFT] >> building) & 1 == 1


def _read_workers(state: PuertoRico, data: Mapping[str, Any], reader: Reader) -> None:
    """The office is empty while pieces are placed; the supply is what is nowhere else, or less."""
    dealt = any(state.steps[at] == v.ARRANGE for at in range(0, state.top + 1, STEP_WORDS))
    noble = 1 if state.rules.has_nobles and not dealt else 0
    default = 0 if dealt else state.seats - noble
    numbers = state.numbers
    numbers[OFFICE] = reader.number(data.get("office", default), "office", 0, MOST_WORKERS, 0)
    numbers[OFFICE_NOBLES] = reader.number(
        data.get("office_nobles", noble), "office_nobles", 0, MOST_WORKERS, 0
    )
    left = _workers_left(state)
    nobles = _nobles_left(state)
    if left < 0:
        reader.problem("players", f"there are {-left} workers too many [PR-SET-05]")
        return
    if nobles < 0:
        reader.problem("players", f"there are {-nobles} nobles too many [PR-NOB-02]")
        return
    numbers[NOBLES] = reader.number(data.get("nobles", nobles), "nobles", 0, nobles, nobles)
    if numbers[NOBLES] < nobles and not state.rules.may_decline:
        reader.problem("nobles", f"there are {nobles}, for nobody may decline any [PR-MAY-09]")
    numbers[WORKERS] = reader.number(data.get("workers", left), "workers", 0, left, left)
    if numbers[WORKERS] < left and not state.rules.may_decline:
        reader.problem("workers", f"there are {left}, for nobody may decline any [PR-MAY-09]")


def _read_points(state: PuertoRico, data: Mapping[str, Any], reader: Reader) -> None:
    """Points are chips as long as there are any; what is beyond them is noted. [PR-GEN-13]

    Points handed in become chips again, while what was noted stays so. [PR-BMK-01]
    """
    left = state.rules.chips - sum(state.own(seat, POINTS) for seat in range(state.seats))
    noted = max(-left, 0)
    found = reader.number(data.get("noted", noted), "noted", noted, state.seats * MOST_POINTS, noted)
    if found != noted and not _takes_in_kind(state):
        reader.problem("noted", f"of these points {noted} cannot be chips [PR-GEN-13]")
    state.numbers[CHIPS] = left + found
    state.numbers[NOTED] = found
    ending = CHIPS_GONE if left <= 0 or found else 0
    if any(state.city(seat) == v.SPACES for seat in range(state.seats) if seat != _is_building(state)):
        ending |= CITY_FULL
    state.ending = ending
    if "ending" not in data:
        return
    state.ending = 0
    for i, name in enumerate(reader.items(data["ending"], "ending")):
        state.ending |= bit(max(reader.name(name, f"ending[{i}]", numbered(END_NAMES), "ending"), 0))
    if ending & ~state.ending or (state.ending & ~ending) & ~_may_have_been(state):
        reader.problem(
            "ending", "a full city or the last chip ends the game, and only they [PR-END-03 PR-END-04]"
        )
    left_over = state.numbers[WORKERS] and not _may_refill(state)
    if state.ending & WORKERS_SHORT and (left_over or state.rules.has_nobles):
        reader.problem("ending", "there are still workers in the supply [PR-END-02]")


def _is_building(state: PuertoRico) -> int:
    """Whoever is about to man what fills his city has not been looked at yet. [PR-BLD-08]"""
    for base in range(0, state.top + 1, STEP_WORDS):
        if state.steps[base] in (v.MAN_BUILDING, v.BUILT):
            return int(state.steps[base + SEAT])
    return -1


def _may_have_been(state: PuertoRico) -> int:
    """Ends that do not show any more: points that were handed in are chips again. [PR-BMK-04]"""
    return WORKERS_SHORT | (CHIPS_GONE if _takes_in_kind(state) else 0)


def _may_refill(state: PuertoRico) -> bool:
    """Whether workers can come back to the supply: handed in, or driven from the office. [PR-BMK-01 PR-BUC-07]"""
    return _takes_in_kind(state) or bool((state.rules.roles >> v.BUCCANEER) & 1)


def _takes_in_kind(state: PuertoRico) -> bool:
    """Whether anybody can have handed in anything."""
    return any(state.own(seat, OWNED) & state.rules.in_kind for seat in range(state.seats))
