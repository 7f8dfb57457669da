"""Positions of Puerto Rico: written in full, read in part.

What is missing takes its start value: a start tile, the money of the setup, nothing on ships, the first round, the
governor about to choose a role. What is in the box and nowhere else is in its supply, so that a situation of the
rulebook is a few lines: goods, quarries, buildings, chips, workers and the hidden plantations are never counted out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from gouverneur.kernel.bits import bit, members
from gouverneur.kernel.piles import in_pile, kinds_in, one_of, pile_names, pile_size
from gouverneur.kernel.state import SEAT, STEP_WORDS, TURNS
from gouverneur.notation.reader import Reader
from gouverneur.notation.steps import (
    Field,
    Form,
    Steps,
    check_role_choice,
    name_of,
    number_up_to,
    numbered,
    pile_of,
    push_role_choice,
    read_players,
    read_round,
    roles_taken,
    seats,
    set_of,
    write_round,
)
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.editions import Rules
from gouverneur.puerto_rico.layout import (
    CARGO,
    CHIPS,
    COINS,
    DISCARDED,
    HIDDEN,
    HOUSE,
    IDLE,
    ISLAND,
    LADEN,
    LEFT,
    MANNED,
    MONEY,
    NOTED,
    OFFICE,
    OWNED,
    POINTS,
    PORT,
    QUARRIES,
    ROW,
    STAFF,
    SUPPLY,
    WORKERS,
)
from gouverneur.puerto_rico.ledger import take_building
from gouverneur.puerto_rico.phases import bonus, builder, captain, craftsman, mayor, settler, storage
from gouverneur.puerto_rico.phases.privilege import privilege
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
    "workers",
    "noted",
    "players",
    "steps",
)
PLAYER_KEYS = ("money", "points", "goods", "island", "manned", "city", "idle")
SHIP_KEYS = ("good", "number")
MOST_MONEY = 9_999
MOST_POINTS = 999
MOST_WORKERS = 100

GOODS = numbered(v.GOOD_NAMES)
TILES = numbered(v.TILE_NAMES[: v.CIRCLE_TILES])

# Which step may stand on which; nothing else can happen in a game.
PARENTS: dict[int, tuple[int, ...]] = {
    v.MAN_TILE: (v.TILE,),
    v.PLACE: (v.ARRANGE,),
    v.MAN_BUILDING: (v.BUILD,),
    v.DISCOUNT: (v.BUILD,),
    v.BONUS: (v.PRODUCE, v.SELL, v.LOAD),
}
MOMENTS = {v.PRODUCE: bonus.PRODUCTION, v.SELL: bonus.SALE, v.LOAD: bonus.LOADING}  # of a bonus on which step
ROLE_OF_STEP = {
    v.TILE: v.SETTLER,
    v.HIRE: v.MAYOR,
    v.DEAL: v.MAYOR,
    v.ARRANGE: v.MAYOR,
    v.BUILD: v.BUILDER,
    v.PRODUCE: v.CRAFTSMAN,
    v.EXTRA: v.CRAFTSMAN,
    v.SELL: v.TRADER,
    v.LOAD: v.CAPTAIN,
    v.STORE: v.CAPTAIN,
}
PARENTS |= dict.fromkeys(ROLE_OF_STEP, (v.ROLE,))
IN_TURN = (v.TILE, v.ARRANGE, v.BUILD, v.PRODUCE, v.SELL, v.STORE)  # each seat once, the picker first
OF_PICKER = (v.HIRE, v.EXTRA)


MOMENT_NUMBERS = numbered(bonus.MOMENT_NAMES)


def _buildings(state: PuertoRico) -> dict[str, int]:
    return numbered(state.rules.names)


NUMBER = number_up_to()
PILE = pile_of(GOODS, "good")
KINDS: Form[PuertoRico] = set_of(lambda state: GOODS, "good")
FIELDS: dict[int, tuple[Field[PuertoRico], ...]] = {
    v.TILE: (Field("drew", settler.DREW, number_up_to(1)),),
    v.MAN_TILE: (Field("tile", settler.MAN_WHERE, name_of(lambda state: TILES, "tile", needed=True)),),
    v.PLACE: (Field("first", mayor.FIRST, NUMBER),),
    v.MAN_BUILDING: (Field("building", builder.BUILT, name_of(_buildings, "building", needed=True)),),
    v.PRODUCE: (Field("made", craftsman.MADE, PILE),),
    v.EXTRA: (Field("kinds", craftsman.KINDS, KINDS), Field("times", craftsman.TIMES, NUMBER)),
    v.LOAD: (Field("sailed", captain.SAILED, seats()), Field("bonus", captain.BONUS, NUMBER)),
    v.DISCOUNT: (
        Field("building", builder.BUILT, name_of(_buildings, "building", needed=True)),
        Field("full", builder.FULL, NUMBER),
    ),
    v.BONUS: (
        Field("pending", bonus.PENDING, set_of(_buildings, "building")),
        Field("moment", bonus.MOMENT, name_of(lambda state: MOMENT_NUMBERS, "moment", needed=True)),
        Field("made", bonus.MADE, PILE),
    ),
    v.STORE: (Field("first", storage.FIRST, NUMBER), Field("kept", storage.KEPT, PILE)),
}


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
    }
    written |= {key: value for key, value in rest.items() if value}
    if numbers[WORKERS] != _workers_left(state):
        written["workers"] = numbers[WORKERS]
    written["players"] = [_player(state, seat) for seat in range(state.seats)]
    written["steps"] = STEPS.write(state)
    return written


def _player(state: PuertoRico, seat: int) -> dict[str, Any]:
    player: dict[str, Any] = {
        "money": state.own(seat, MONEY),
        "island": counted(state.own(seat, ISLAND), TILES),
    }
    rest = {
        "points": state.own(seat, POINTS),
        "goods": counted(state.own(seat, PORT), GOODS),
        "manned": counted(state.own(seat, MANNED), TILES),
        "city": {state.rules.names[b]: state.staff(seat, b) for b in members(state.own(seat, OWNED))},
        "idle": state.own(seat, IDLE),
    }
    return player | {key: value for key, value in rest.items() if value}


def counted(pile: int, names: Mapping[str, int]) -> dict[str, int]:
    """How many of each kind that is there."""
    return {name: in_pile(pile, kind) for name, kind in names.items() if in_pile(pile, kind)}


def endings(state: PuertoRico) -> list[str]:
    """Why this round is the last."""
    return [name for place, name in enumerate(END_NAMES) if (state.ending >> place) & 1]


def roles(state: PuertoRico) -> dict[str, int]:
    """The role cards of this game."""
    return {v.ROLE_NAMES[role]: role for role in members(state.rules.roles)}


def _workers_left(state: PuertoRico) -> int:
    """How many are in the supply, if none has left the game."""
    elsewhere = state.numbers[OFFICE] + sum(state.pieces(seat) for seat in range(state.seats))
    return state.rules.workers + state.rules.players - elsewhere


# -- reading ------------------------------------------------------------------------------------


def read(position: Mapping[str, Any], rules: Rules, reader: Reader) -> PuertoRico:
    """The state of a position. Only when the reader has noted no problem is it fit to be played."""
    state = full_box(rules)
    data = reader.fields(position, "", KEYS)
    read_round(state, data, roles(state), reader)
    taken = roles_taken(state)
    picker = state.seat_after(state.governor, max(taken - 1, 0))
    state.picker = reader.number(data.get("picker", picker), "picker", 0, state.seats - 1, picker)
    if taken and state.picker != picker:
        reader.problem("picker", f"after {taken} roles it is seat {picker} [PR-RND-01]")
    coins = reader.fields(data.get("coins", {}), "coins", roles(state))
    for name, role in roles(state).items():
        state.numbers[COINS + role] = reader.number(coins.get(name, 0), f"coins.{name}", 0, MOST_MONEY, 0)
    for key, place, most in (("row", ROW, state.seats + 1), ("discards", DISCARDED, sum(rules.plantations))):
        state.numbers[place] = _take_tiles(state, data.get(key, []), key, most, reader)
    _read_house(state, data.get("house", []), reader)
    _read_ships(state, data.get("ships", {}), reader)
    for seat, player in enumerate(read_players(data, rules.players, reader)):
        _read_player(state, seat, player, reader)
    if "steps" in data:
        STEPS.read(state, data["steps"], state.governor, reader)
    else:
        push_role_choice(state, v.ROLE, rules.picks)
    _read_workers(state, data, reader)
    _read_points(state, data, reader)
    if not reader.problems:
        _check_table(state, reader)
    if not reader.problems and not state.over():
        if state.kind() == v.ARRANGE:
            reader.problem(STEPS.top_path(state), "nobody decides anything in the step arrange")
        else:
            STEPS.check_decision(state, reader)
    return state


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
    _read_island(state, seat, player, path, reader)
    _read_city(state, seat, player.get("city", {}), f"{path}.city", reader)


def _read_island(state: PuertoRico, seat: int, player: Mapping[str, Any], path: str, reader: Reader) -> None:
    place = (seat - state.governor) % state.seats
    start = {v.GOOD_NAMES[v.INDIGO if place < state.rules.indigo_starts else v.CORN]: 1}
    tiles = _numbers(player.get("island", start), f"{path}.island", TILES, v.SPACES, reader)
    if sum(tiles.values()) > v.SPACES:
        reader.problem(f"{path}.island", f"an island has {v.SPACES} spaces [PR-STL-04]")
        return
    for kind, number in tiles.items():
        if _take_tile(state, kind, number, f"{path}.island", reader):
            state.add_own(seat, ISLAND, number * one_of(kind))
    manned = _numbers(player.get("manned", {}), f"{path}.manned", TILES, v.SPACES, reader)
    for kind, number in manned.items():
        if number > in_pile(state.own(seat, ISLAND), kind):
            reader.problem(f"{path}.manned.{v.TILE_NAMES[kind]}", "there are not so many circles [PR-MAY-03]")
        else:
            state.add_own(seat, MANNED, number * one_of(kind))


def _read_city(state: PuertoRico, seat: int, data: object, path: str, reader: Reader) -> None:
    """Buildings with the number of pieces on each."""
    rules = state.rules
    for building, pieces in _numbers(data, path, _buildings(state), MOST_WORKERS, reader).items():
        name = rules.names[building]
        if builder.for_sale(state, seat) >> building & 1 == 0:
            left = (
                "there is no room for it"
                if _is_left(state, building)
                else f"there are only {rules.copies[building]}"
            )
            reader.problem(f"{path}.{name}", f"{left} [PR-BLD-07]")
            continue
        take_building(state, seat, building)
        if pieces > rules.circles[building]:
            reader.problem(f"{path}.{name}", f"it has {rules.circles[building]} circles [PR-MAY-03]")
            continue
        for level in range(pieces):
            state.set_own(seat, STAFF + level, state.own(seat, STAFF + level) | bit(building))


def _is_left(state: PuertoRico, building: int) -> bool:
    return (state.numbers[LEFT] >> building) & 1 == 1


def _read_workers(state: PuertoRico, data: Mapping[str, Any], reader: Reader) -> None:
    """The office is empty while pieces are placed; the supply is what is nowhere else, or less."""
    default = 0 if v.ARRANGE in _kinds(state) else state.seats
    state.numbers[OFFICE] = reader.number(data.get("office", default), "office", 0, MOST_WORKERS, 0)
    left = _workers_left(state)
    if left < 0:
        reader.problem("players", f"there are {-left} workers too many [PR-SET-05]")
        return
    state.numbers[WORKERS] = reader.number(data.get("workers", left), "workers", 0, left, left)
    if state.numbers[WORKERS] < left and not state.rules.may_decline:
        reader.problem("workers", f"there are {left}, for nobody may decline any [PR-MAY-09]")


def _read_points(state: PuertoRico, data: Mapping[str, Any], reader: Reader) -> None:
    """Points are chips as long as there are any; what is beyond them is noted. [PR-GEN-13]"""
    left = state.rules.chips - sum(state.own(seat, POINTS) for seat in range(state.seats))
    noted = max(-left, 0)
    if reader.number(data.get("noted", noted), "noted", 0, state.seats * MOST_POINTS, noted) != noted:
        reader.problem("noted", f"of these points {noted} cannot be chips [PR-GEN-13]")
    state.numbers[CHIPS] = max(left, 0)
    state.numbers[NOTED] = noted
    ending = CHIPS_GONE if left <= 0 else 0
    # Whoever is about to man what fills his city has not been looked at yet. [PR-BLD-08]
    manning = state.seat() if not state.over() and state.kind() == v.MAN_BUILDING else -1
    if any(state.city(seat) == v.SPACES for seat in range(state.seats) if seat != manning):
        ending |= CITY_FULL
    state.ending = ending
    if "ending" not in data:
        return
    state.ending = 0
    for i, name in enumerate(reader.items(data["ending"], "ending")):
        state.ending |= bit(max(reader.name(name, f"ending[{i}]", numbered(END_NAMES), "ending"), 0))
    if state.ending & ~WORKERS_SHORT != ending:
        reader.problem(
            "ending", "a full city or the last chip ends the game, and only they [PR-END-03 PR-END-04]"
        )
    if state.ending & WORKERS_SHORT and state.numbers[WORKERS]:
        reader.problem("ending", "there are still workers in the supply [PR-END-02]")


# -- laws between the parts ---------------------------------------------------------------------


def _kinds(state: PuertoRico) -> list[int]:
    return [state.steps[base] for base in range(0, state.top + STEP_WORDS, STEP_WORDS)]


def _check_step(state: PuertoRico, parent: int, path: str, reader: Reader) -> None:
    """Whose turn it is in a phase follows from who took its role and how many turns are left."""
    kind, seat, turns = state.kind(), state.seat(), state.at(TURNS)
    expected = state.picker
    if kind in IN_TURN:
        expected = state.seat_after(state.picker, state.seats - turns)
    elif parent > v.ROLE:
        expected = state.seat_after(state.steps[state.top - STEP_WORDS + SEAT], state.seats - 1)
    if (kind in IN_TURN or kind in OF_PICKER or parent > v.ROLE) and seat != expected:
        reader.problem(f"{path}.seat", f"it is the turn of seat {expected} [PR-RND-04]")
    if (kind in OF_PICKER or parent > v.ROLE) and turns != 1:
        reader.problem(f"{path}.turns", "this is asked once")
    if kind in ROLE_OF_STEP and state.taker(ROLE_OF_STEP[kind]) != state.picker:
        reader.problem(path, f"seat {state.picker} has not taken the {v.ROLE_NAMES[ROLE_OF_STEP[kind]]}")
    if kind in (v.BONUS, v.DISCOUNT) and not state.rules.ask_passive:
        reader.problem(path, "passive benefits are not asked for in this ruleset")
    if kind == v.DISCOUNT:
        _check_discount(state, path, reader)
    if kind == v.BONUS:
        _check_bonus(state, parent, path, reader)
    if parent > v.ROLE and parent != v.LOAD and state.steps[state.top - STEP_WORDS + TURNS] == state.seats:
        reader.problem(path, "nobody has had a turn in the step below")


def _check_discount(state: PuertoRico, path: str, reader: Reader) -> None:
    seat, building, full = state.seat(), state.at(builder.BUILT), state.at(builder.FULL)
    wanted = max(0, state.rules.cost[building] - privilege(state, seat))
    if full != wanted:
        reader.problem(f"{path}.full", f"without quarries it costs {wanted}, not {full}")
    elif not (builder.for_sale(state, seat) >> building) & 1:
        reader.problem(f"{path}.building", "it cannot be bought [PR-BLD-07]")
    elif not builder.price(state, seat, building) < full <= state.own(seat, MONEY):
        reader.problem(path, "there is nothing to refuse")


def _check_bonus(state: PuertoRico, parent: int, path: str, reader: Reader) -> None:
    seat, pending, moment = state.seat(), state.at(bonus.PENDING), state.at(bonus.MOMENT)
    if MOMENTS.get(parent) != moment:
        reader.problem(f"{path}.moment", f"it does not come in the step {v.STEP_NAMES[parent]}")
        return
    rules = state.rules
    known = {
        bonus.PRODUCTION: rules.answers_production,
        bonus.SALE: rules.markets,
        bonus.LOADING: rules.load_helpers,
    }
    if pending == 0 or pending & ~(state.occupied(seat) & known[moment]):
        reader.problem(f"{path}.pending", "occupied buildings that bring something now are expected")
    made = state.at(bonus.MADE)
    if (made != 0) != (moment == bonus.PRODUCTION):
        reader.problem(f"{path}.made", "what was made is told of a production only")
    elif any(in_pile(state.own(seat, PORT), good) < in_pile(made, good) for good in range(v.GOODS)):
        reader.problem(f"{path}.made", "what was made is not on the port")
    elif moment == bonus.PRODUCTION and bonus.worth_asking(state, seat, pending, moment, made) != pending:
        reader.problem(f"{path}.pending", "one of them brings nothing")


def _check_table(state: PuertoRico, reader: Reader) -> None:
    check_role_choice(state, state, state.rules.picks, "PR-RND-01", reader)
    taken = roles_taken(state)
    takers = Counter(state.taker(role) for role in members(state.rules.roles & ~state.free_roles))
    if takers != Counter(state.seat_after(state.governor, turn) for turn in range(taken)):
        reader.problem("roles", "each seat in turn takes a role, beginning with the governor [PR-RND-01]")
    for name, role in roles(state).items():
        if state.taker(role) >= 0 and state.numbers[COINS + role]:
            reader.problem(f"coins.{name}", "whoever took the card took its doubloons [PR-RND-03]")
    if state.over():
        if state.ending == 0:
            reader.problem("steps", "nothing ends the game yet [PR-END-01]")
        if taken:
            reader.problem("roles", "the cards are back when the game is over [PR-RND-09]")
    kinds = _kinds(state)
    if state.in_house() == v.HOUSE_PLACES and v.SELL not in kinds:
        reader.problem("house", "a full house is emptied at the end of the phase [PR-TRA-08]")
    for ship in members(state.rules.ships):
        if state.free_places(ship) == 0 and v.LOAD not in kinds and v.STORE not in kinds:
            reader.problem(f"ships.{captain.ship_name(ship)}", "a full ship has sailed [PR-CAP-18]")
    if not reader.problems and len(kinds) > 1:
        _check_phase(state, kinds[1], reader)


def _check_phase(state: PuertoRico, phase: int, reader: Reader) -> None:
    """What a phase has done so far must be possible, and must show."""
    path = STEPS.top_path(state)
    seat = state.seat()
    kind = state.kind()
    done = _seats_done(state)

    def word(field: int) -> int:
        """Of the step of the phase, whatever stands on it."""
        return state.steps[STEP_WORDS + field]

    if kind == v.TILE and state.at(settler.DREW) and not state.occupied(seat) & state.rules.drawers:
        reader.problem(f"{path}.drew", "no occupied building draws a tile [PR-HAC-01]")
    if kind in (v.MAN_TILE, v.MAN_BUILDING):
        _check_manning(state, kind, path, reader)
    if phase == v.DEAL and (not state.rules.may_decline or state.at(TURNS) != state.numbers[OFFICE]):
        reader.problem(path, "pieces are dealt one by one only where they may be declined [PR-MAY-09]")
    if phase == v.ARRANGE:
        _check_placing(state, done, path, reader)
    if phase == v.PRODUCE or phase == v.EXTRA:
        made = kinds_in(word(craftsman.MADE)) if phase == v.PRODUCE else word(craftsman.KINDS)
        if made & ~kinds_in(state.own(state.picker, PORT)) or (made and phase == v.PRODUCE and not done):
            reader.problem(path, "the craftsman has not produced this [PR-CRA-08]")
        if phase == v.EXTRA and state.at(craftsman.TIMES) != 1:
            reader.problem(f"{path}.times", "the privilege is one good [PR-CRA-06]")
    if phase == v.LOAD:
        if word(captain.BONUS) > 1:
            reader.problem(f"{path}.bonus", "the privilege is one point [PR-CAP-11]")
        for sailor in members(word(captain.SAILED)):
            if not state.occupied(sailor) & state.rules.sailers:
                reader.problem(f"{path}.sailed", f"seat {sailor} cannot ship privately [PR-WHF-01]")
    if phase == v.STORE:
        _check_storing(state, done, path, reader)


def _seats_done(state: PuertoRico) -> list[int]:
    """Who has had his turn in the phase, or is in the midst of what follows it."""
    return [
        state.seat_after(state.picker, turn) for turn in range(state.seats - state.steps[STEP_WORDS + TURNS])
    ]


def _check_manning(state: PuertoRico, kind: int, path: str, reader: Reader) -> None:
    seat = state.seat()
    if kind == v.MAN_TILE:
        helpers, fits = state.rules.tile_manners, state.room_on(seat, state.at(settler.MAN_WHERE)) > 0
    else:
        built = state.at(builder.BUILT)
        helpers = state.rules.building_manners
        fits = (state.own(seat, OWNED) >> built) & 1 == 1 and state.staff(seat, built) == 0
    if not state.occupied(seat) & helpers or not settler.may_be_manned(state):
        reader.problem(path, "nobody sends a worker there [PR-HOS-01 PR-UNI-01]")
    if not fits:
        reader.problem(path, "no free circle was just laid or built [PR-HOS-01 PR-UNI-02]")


def _check_placing(state: PuertoRico, done: list[int], path: str, reader: Reader) -> None:
    if state.numbers[OFFICE]:
        reader.problem("office", "all its pieces have been dealt [PR-MAY-02]")
    for seat in done:
        if seat != state.seat() and state.own(seat, IDLE) and mayor.places_with_room(state, seat):
            reader.problem(
                f"players[{seat}].idle", "pieces stay on the port only if no circle is free [PR-MAY-04]"
            )
    if state.kind() != v.PLACE:
        return
    seat, first = state.seat(), state.at(mayor.FIRST)
    manned = int(kinds_in(state.own(seat, MANNED)) | state.own(seat, STAFF) << v.FIRST_BUILDING)
    if manned.bit_length() - 1 > first or (first and not (manned >> first) & 1):
        reader.problem(f"{path}.first", "it is the highest place on which a piece stands")
    room = pile_size(state.bare_tiles(seat)) + state.free_circles_in_city(seat)
    if not 0 < state.own(seat, IDLE) < room:
        reader.problem(path, "with a piece for each circle there is nothing to place [PR-MAY-04]")


def _check_storing(state: PuertoRico, done: list[int], path: str, reader: Reader) -> None:
    seat, kept, first = state.seat(), state.at(storage.KEPT), state.at(storage.FIRST)
    port = state.own(seat, PORT)
    if any(in_pile(kept, good) > in_pile(port, good) for good in range(v.GOODS)):
        reader.problem(f"{path}.kept", "there are not so many goods")
    elif not storage.may_keep(state, seat, kept):
        reader.problem(f"{path}.kept", "there is no storage for so many goods [PR-CAP-14]")
    if int(kinds_in(kept)).bit_length() != first:
        reader.problem(f"{path}.first", "it follows the last good that is kept")
    for other in done:
        if not storage.may_keep(state, other, state.own(other, PORT)):
            reader.problem(f"players[{other}].goods", "there is no storage for so many goods [PR-CAP-14]")


STEPS = Steps(
    names=v.STEP_NAMES,
    fields=FIELDS,
    parents=PARENTS,
    most_turns=lambda state, kind: {v.ROLE: state.rules.picks, v.DEAL: MOST_WORKERS}.get(kind, state.seats),
    check=_check_step,
)
