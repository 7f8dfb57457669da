"""Positions of San Juan: written in full, read in part.

A position is the whole truth. What is missing takes its start value (an indigo plant in the display,
nothing in hand, the first round, the governor about to choose), and the draw pile is whatever cards
are nowhere else, so that a situation of the rulebook is a few lines.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gouverneur.kernel.bits import bit, members
from gouverneur.kernel.piles import in_pile, pile_size
from gouverneur.kernel.state import DATA, SEAT, STEP_WORDS, TURNS
from gouverneur.notation.reader import Reader
from gouverneur.notation.steps import (
    MOST_ROUNDS,
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
    set_of,
    write_round,
)
from gouverneur.san_juan import vocabulary as v
from gouverneur.san_juan.editions import TRADING_TILES, Rules
from gouverneur.san_juan.game import ACTIONS
from gouverneur.san_juan.layout import DISCARDED, DRAW, FACE_SHIFT, OPEN, PLACE_KIND, TRANSIT
from gouverneur.san_juan.ledger import shuffle_in
from gouverneur.san_juan.phases import bonus, builder
from gouverneur.san_juan.setup import full_deck
from gouverneur.san_juan.state import SanJuan

KEYS = (
    "ruleset",
    "round",
    "governor",
    "players",
    "discards",
    "looked_at",
    "roles",
    "tiles",
    "tile_turn",
    "tile_up",
    "doubled",
    "banked",
    "sold",
    "fresh",
    "steps",
)
PLAYER_KEYS = ("hand", "display", "tucked", "stowed", "covered", "knows_discarded", "shown")
ANY_CARD = "?"

# Which step may stand on which; nothing else can happen in a game.
PARENTS: dict[int, tuple[int, ...]] = {
    v.ROLE: (),
    v.BUILD: (v.ROLE,),
    v.PRODUCE: (v.ROLE,),
    v.SELL: (v.ROLE,),
    v.COUNCIL: (v.ROLE,),
    v.PROSPECT: (v.ROLE,),
    v.USE: (v.ROLE,),
    v.LIMIT: (v.ROLE,),
    v.DEALING: (v.ROLE,),
    v.TUCK: (v.LIMIT,),
    v.BANK: (v.LIMIT,),
    v.EXCHANGE: (v.BANK,),
    v.OVER: (v.BUILD,),
    v.BARTER: (v.BUILD,),
    v.PAY: (v.BUILD,),
    v.KEEP: (v.COUNCIL,),
    v.DISCARD: (v.COUNCIL, v.LIMIT, v.DEALING),
    v.BONUS: (v.ROLE, v.BUILD, v.PRODUCE, v.SELL, v.COUNCIL, v.BONUS),
    v.PICK: (v.USE,),
}
ROLE_OF_STEP = {
    v.BUILD: v.BUILDER,
    v.PRODUCE: v.PRODUCER,
    v.SELL: v.TRADER,
    v.COUNCIL: v.COUNCILLOR,
    v.PROSPECT: v.PROSPECTOR,
    v.USE: v.PROSPECTOR,
}
REASON_OF_PARENT = {v.COUNCIL: v.FOR_COUNCIL, v.LIMIT: v.FOR_LIMIT, v.DEALING: v.FOR_SETUP}
MOMENT_NAMES = ("building", "turn", "production", "sale", "idle_market", "builder_phase", "council")
MOMENTS_OF_PARENT = {
    v.BUILD: (bonus.AFTER_BUILDING, bonus.AFTER_TURN),
    v.PRODUCE: (bonus.AFTER_PRODUCTION,),
    v.SELL: (bonus.AFTER_SALE, bonus.AFTER_IDLE_MARKET),
    v.COUNCIL: (bonus.BEFORE_COUNCIL,),
    v.ROLE: (bonus.AFTER_BUILDER_PHASE,),
}
FOR_ALL = (bonus.AFTER_IDLE_MARKET, bonus.AFTER_BUILDER_PHASE, bonus.BEFORE_COUNCIL)
WAIVERS = {
    "": 0,
    "double": v.WAIVE_DOUBLE,
    "privilege": v.WAIVE_PRIVILEGE,
    "discount": v.WAIVE_DISCOUNT,
    "all": v.WAIVE_ALL,
}
TARGETS = {
    words.removeprefix("over "): choice
    for choice, words in enumerate(ACTIONS.by_step[v.OVER].choices)
    if words
}


def _cards(state: SanJuan) -> dict[str, int]:
    return numbered(state.rules.names)


WAIVER: Form[SanJuan] = name_of(lambda state: WAIVERS, "waiver")
TARGET: Form[SanJuan] = name_of(lambda state: TARGETS, "building to build over", needed=True)
CARD = name_of(_cards, "card", needed=True)
CARDS = set_of(_cards, "card")
NAMED = pile_of(numbered(v.GOOD_NAMES), "good")
NUMBER = number_up_to()
REASON: Form[SanJuan] = name_of(lambda state: numbered(v.REASON_NAMES), "reason")
MOMENT: Form[SanJuan] = name_of(lambda state: numbered(MOMENT_NAMES), "moment")


def _fields(*named: tuple[str, Form[SanJuan]]) -> list[Field[SanJuan]]:
    """The words of a step after seat and turns, one after the other."""
    return [Field(name, DATA + place, form) for place, (name, form) in enumerate(named)]


PAYING = _fields(
    ("waived", WAIVER),
    ("card", CARD),
    ("over", TARGET),
    ("named", NAMED),
    ("first", NUMBER),
    ("left", NUMBER),
)
FIELDS = {
    v.BUILD: _fields(("waived", WAIVER)),
    v.PRODUCE: _fields(("named", NAMED), ("first", NUMBER)),
    v.SELL: _fields(("named", NAMED), ("first", NUMBER), ("paid", NUMBER)),
    v.EXCHANGE: _fields(("given", NUMBER), ("first", NUMBER)),
    v.BANK: _fields(("given", NUMBER), ("first", NUMBER)),
    v.PICK: _fields(("optional", NUMBER)),
    v.KEEP: _fields(("left", NUMBER), ("first", NUMBER)),
    v.DISCARD: _fields(("left", NUMBER), ("first", NUMBER), ("reason", REASON)),
    v.USE: _fields(("asked", CARDS)),
    v.BONUS: _fields(("pending", CARDS), ("moment", MOMENT), ("amount", NUMBER)),
    v.OVER: PAYING,
    v.BARTER: PAYING,
    v.PAY: PAYING,
}


# -- writing ------------------------------------------------------------------------


def write(state: SanJuan) -> dict[str, Any]:
    """Everything but the draw pile, which is the rest of the deck."""
    position: dict[str, Any] = {
        "ruleset": state.rules.text,
        **table(state),
        "players": [_player(state, seat) for seat in range(state.seats)],
    }
    for key, zone in (("discards", DISCARDED), ("looked_at", TRANSIT)):
        if state.size(zone):
            position[key] = cards(state, zone)
    position["steps"] = STEPS.write(state)
    return position


def table(state: SanJuan) -> dict[str, Any]:
    table = write_round(state, v.ROLE_NAMES)
    if state.tiles_seen:
        table["tiles"] = [state.known_tile(turn) + 1 for turn in range(state.tiles_seen)]
    if state.tile_turn:
        table["tile_turn"] = state.tile_turn
    if state.tile_up >= 0:
        table["tile_up"] = state.tile_up + 1
    if state.doubled:
        table["doubled"] = members(state.doubled)
    if state.banked:
        table["banked"] = members(state.banked)
    if state.sold:
        table["sold"] = state.sold
    if state.fresh:
        built = [(state.fresh >> (8 * seat)) & 255 for seat in range(state.seats)]
        table["fresh"] = [state.rules.names[kind - 1] if kind else "" for kind in built]
    return table


def _player(state: SanJuan, seat: int) -> dict[str, Any]:
    display: list[Any] = []
    for place in places(state, seat):
        kind = state.rules.names[(place & PLACE_KIND) - 1]
        face = (place >> FACE_SHIFT) - 1
        display.append(kind if face < 0 else {kind: state.rules.names[face]})
    player: dict[str, Any] = {"hand": cards(state, state.hand(seat)), "display": display}
    rows = (
        ("tucked", state.tucked(seat)),
        ("stowed", state.stowed(seat)),
        ("covered", state.covered(seat)),
        ("knows_discarded", state.known(seat)),
        ("shown", state.shown(seat)),
    )
    for key, zone in rows:
        if state.size(zone):
            player[key] = cards(state, zone)
    return player


def places(state: SanJuan, seat: int) -> list[int]:
    first = seat * v.TWELVE
    return [state.places[i] for i in range(first, first + state.buildings(seat))]


def cards(state: SanJuan, zone: int) -> list[str]:
    return [
        state.rules.names[kind]
        for kind in members(state.mask(zone))
        for copy in range(state.count(zone, kind))
    ]


# -- reading --------------------------------------------------------------------------


def read(position: Mapping[str, Any], rules: Rules, reader: Reader) -> SanJuan:
    """The state of a position. Only when the reader has noted no problem is it fit to be played."""
    state = full_deck(rules)
    data = reader.fields(position, "", KEYS)
    if not _is_dealing(data.get("steps")):
        shuffle_in(state)
    read_round(state, data, numbered(v.ROLE_NAMES), reader)
    players = read_players(data, rules.players, reader)
    any_faces: list[int] = []
    for seat, player in enumerate(players):
        _read_player(state, seat, player, reader, any_faces)
    _read_zone(state, data.get("discards", []), "discards", DISCARDED, reader)
    _read_zone(state, data.get("looked_at", []), "looked_at", TRANSIT, reader)
    for place in any_faces:
        _lay_any_face(state, place, reader)
    for seat, player in enumerate(players):
        if isinstance(player, Mapping):
            path = f"players[{seat}]."
            _read_memory(
                state,
                player.get("knows_discarded", []),
                path + "knows_discarded",
                state.known(seat),
                DISCARDED,
                reader,
            )
            _read_memory(
                state, player.get("shown", []), path + "shown", state.shown(seat), state.hand(seat), reader
            )
    _read_tiles(state, data, reader)
    for i, seat in enumerate(reader.items(data.get("doubled", []), "doubled")):
        if rules.players != 2:
            reader.problem("doubled", "only two players use up a library")
        state.doubled |= bit(reader.number(seat, f"doubled[{i}]", 0, rules.players - 1, 0))
    for i, seat in enumerate(reader.items(data.get("banked", []), "banked")):
        state.banked |= bit(reader.number(seat, f"banked[{i}]", 0, rules.players - 1, 0))
    state.sold = reader.number(data.get("sold", 0), "sold", 0, 99, 0)
    _read_fresh(state, data.get("fresh", []), reader)
    if "steps" in data:
        STEPS.read(state, data["steps"], state.governor, reader)
    else:
        push_role_choice(state, v.ROLE, _picks(state))
    if not reader.problems:
        _check_table(state, reader)
    if not reader.problems:
        _check_rest(state, reader)
    return state


def _is_dealing(steps: object) -> bool:
    """Only while hands are dealt can cards still be set aside."""
    dealing = v.STEP_NAMES[v.DEALING]
    return isinstance(steps, list) and any(isinstance(s, Mapping) and s.get("step") == dealing for s in steps)


def _read_fresh(state: SanJuan, data: object, reader: Reader) -> None:
    names = {name: kind for kind, name in enumerate(state.rules.names)}
    for seat, name in enumerate(reader.items(data, "fresh")[: state.seats]):
        if name != "":
            kind = reader.name(name, f"fresh[{seat}]", names, "card")
            if kind >= 0 and state.count(state.display(seat), kind) == 0:
                reader.problem(f"fresh[{seat}]", "it has not been built")
            state.fresh |= (kind + 1) << (8 * seat)


def _read_player(state: SanJuan, seat: int, data: object, reader: Reader, any_faces: list[int]) -> None:
    path = f"players[{seat}]"
    player = reader.fields(data, path, PLAYER_KEYS)
    _read_zone(state, player.get("hand", []), f"{path}.hand", state.hand(seat), reader)
    _read_zone(state, player.get("tucked", []), f"{path}.tucked", state.tucked(seat), reader)
    _read_zone(state, player.get("stowed", []), f"{path}.stowed", state.stowed(seat), reader)
    _read_zone(state, player.get("covered", []), f"{path}.covered", state.covered(seat), reader)
    display = reader.items(player.get("display", ["indigo_plant"]), f"{path}.display")
    if not 1 <= len(display) <= v.TWELVE:
        reader.problem(f"{path}.display", f"a display has 1 to {v.TWELVE} buildings, not {len(display)}")
    for i, building in enumerate(display[: v.TWELVE]):
        _read_building(state, seat, building, f"{path}.display[{i}]", reader, any_faces)


def _read_building(
    state: SanJuan, seat: int, building: object, path: str, reader: Reader, any_faces: list[int]
) -> None:
    face: object = None
    if isinstance(building, Mapping):
        if len(building) != 1:
            reader.problem(path, 'a building with its good is written {"indigo_plant": "smithy"}')
            return
        [(building, face)] = building.items()
    place = seat * v.TWELVE + state.buildings(seat)
    kind = _take_card(state, building, path, state.display(seat), reader)
    if kind < 0:
        return
    state.places[place] = kind + 1
    if state.rules.is_city(kind) and state.count(state.display(seat), kind) > 1:
        reader.problem(path, f"{building} is there twice [SJ-CTY-01]")
    if face is None:
        return
    if state.rules.good[kind] < 0:
        reader.problem(path, f"{building} holds no good [SJ-PRD-01]")
    elif face == ANY_CARD:
        any_faces.append(place)
    else:
        good = _take_card(state, face, path, state.goods(seat), reader)
        state.places[place] |= (good + 1) << FACE_SHIFT


def _take_card(state: SanJuan, name: object, path: str, zone: int, reader: Reader) -> int:
    """Move a card by name out of the draw pile; -1 with a note when that cannot be."""
    kind = reader.name(name, path, {name: kind for kind, name in enumerate(state.rules.names)}, "card")
    if kind < 0:
        return -1
    source = OPEN if (state.rules.open_cards >> kind) & 1 else DRAW
    if source == OPEN and not state.covered(0) <= zone < state.goods(0):
        reader.problem(path, f"{name} is never held or laid face down [SJ-SET-09]")
        return -1
    if state.count(source, kind) == 0:
        reader.problem(path, f"there are only {state.rules.copies[kind]} cards {name} [SJ-CMP-02]")
        return -1
    state.move(kind, source, zone)
    return kind


def _lay_any_face(state: SanJuan, place: int, reader: Reader) -> None:
    """A good whose face does not matter: of the kind of which most are left."""
    if state.size(DRAW) == 0:
        reader.problem("players", "no card is left to be a good")
        return
    face = max(members(state.mask(DRAW)), key=lambda kind: (state.count(DRAW, kind), -kind))
    state.move(face, DRAW, state.goods(place // v.TWELVE))
    state.places[place] |= (face + 1) << FACE_SHIFT


def _read_zone(state: SanJuan, data: object, path: str, zone: int, reader: Reader) -> None:
    for i, name in enumerate(reader.items(data, path)):
        _take_card(state, name, f"{path}[{i}]", zone, reader)


def _read_memory(state: SanJuan, data: object, path: str, row: int, zone: int, reader: Reader) -> None:
    """What somebody knows must be so."""
    names = {name: kind for kind, name in enumerate(state.rules.names)}
    for i, name in enumerate(reader.items(data, path)):
        kind = reader.name(name, f"{path}[{i}]", names, "card")
        if kind >= 0 and state.count(row, kind) >= state.count(zone, kind):
            reader.problem(f"{path}[{i}]", f"there is no such {name} to know of")
        elif kind >= 0:
            state.add(row, kind)


def _read_tiles(state: SanJuan, data: Mapping[str, Any], reader: Reader) -> None:
    most = len(TRADING_TILES)
    seen: list[int] = []
    for i, tile in enumerate(reader.items(data.get("tiles", []), "tiles")[: most + 1]):
        number = reader.number(tile, f"tiles[{i}]", 1, most, 1)
        if number in seen:
            reader.problem(f"tiles[{i}]", f"tile {number} is named twice")
        else:
            state.tile_order |= (number - 1) << (4 * len(seen))
            seen.append(number)
    state.tiles_seen = len(seen)
    state.tile_turn = reader.number(data.get("tile_turn", 0), "tile_turn", 0, MOST_ROUNDS * 4, 0)
    state.tile_up = reader.number(data.get("tile_up", 0), "tile_up", 0, most, 0) - 1


def _picks(state: SanJuan) -> int:
    """How many roles are taken in a round."""
    return 3 if state.seats == 2 else state.seats


def _check_parent(state: SanJuan, parent: int, path: str, reader: Reader) -> None:
    """What a step says must fit the step below it."""
    kind = state.kind()
    if kind in ROLE_OF_STEP and state.taker(ROLE_OF_STEP[kind]) < 0:
        reader.problem(path, f"nobody has taken the {v.ROLE_NAMES[ROLE_OF_STEP[kind]]}")
    if kind == v.DISCARD and state.at(DATA + 2) != REASON_OF_PARENT[parent]:
        reader.problem(path, "the reason does not fit the step below")
    if kind == v.BONUS:
        rules = state.rules
        below = state.steps[state.top - STEP_WORDS]
        moment = state.at(bonus.MOMENT)
        if parent == v.BONUS:
            moment_below = state.steps[state.top - STEP_WORDS + bonus.MOMENT]
            fits = (moment, moment_below) == (bonus.AFTER_BUILDING, bonus.AFTER_TURN) or (
                moment == moment_below and moment in FOR_ALL
            )
        else:
            fits = moment in MOMENTS_OF_PARENT[below]
        if not fits:
            reader.problem(path, "the moment does not fit the step below")
        answering = (
            rules.answers_building,
            rules.answers_turn,
            rules.answers_production,
            rules.answers_sale,
            rules.answers_idle_market,
            rules.answers_builder_phase,
            rules.answers_council,
        )
        if state.at(bonus.PENDING) & ~(answering[moment] & state.display_mask(state.seat())):
            reader.problem(path, "a card is pending that has no such function here")
        if state.at(bonus.AMOUNT) >= rules.kinds:
            reader.problem(path, "the amount is too large")


def _check_table(state: SanJuan, reader: Reader) -> None:
    """Laws that hold between the parts of a position."""
    kinds = [state.steps[base] for base in range(0, state.top + STEP_WORDS, STEP_WORDS)]
    check_role_choice(state, state, _picks(state), "SJ-RND-01", reader)
    if (state.tile_up >= 0) != (v.SELL in kinds):
        reader.problem("tile_up", "a tile lies open during the trader phase and only then [SJ-TRD-01]")
    if state.sold and v.SELL not in kinds:
        reader.problem("sold", "goods are sold only in a trader phase")
    if state.fresh and v.BUILD not in kinds:
        reader.problem("fresh", "something is fresh only in a builder phase")
    expected = state.tile_turn + (1 if state.tile_up >= 0 else 0)
    if state.tiles_seen != min(expected, len(TRADING_TILES)):
        reader.problem(
            "tiles", f"after {expected} trader phases {min(expected, 5)} tiles are known [SJ-TRD-02]"
        )
    elif state.tile_up >= 0 and state.known_tile(state.tile_turn) != state.tile_up:
        reader.problem("tile_up", "it is another tile's turn [SJ-TRD-02]")
    if (state.size(TRANSIT) > 0) != bool(kinds and kinds[-1] in (v.KEEP, v.PICK)):
        reader.problem("looked_at", "cards are looked at while keeping or picking and only then")
    acting = _still_to_build(state, kinds)
    for seat in range(state.seats):
        if state.buildings(seat) == v.TWELVE and kinds and (v.BUILD not in kinds or seat in acting):
            reader.problem(f"players[{seat}].display", "twelve buildings end the game [SJ-END-01]")
    if not kinds and all(state.buildings(seat) < v.TWELVE for seat in range(state.seats)):
        reader.problem("steps", "the game ends only with twelve buildings [SJ-END-01]")


def _still_to_build(state: SanJuan, kinds: list[int]) -> list[int]:
    if v.BUILD not in kinds:
        return []
    base = kinds.index(v.BUILD) * STEP_WORDS
    first, turns = state.steps[base + SEAT], state.steps[base + TURNS]
    acting = [state.seat_after(first, place) for place in range(turns)]
    if kinds[-1] in (v.OVER, v.BARTER):
        acting.append(state.seat())
    return acting


def _check_rest(state: SanJuan, reader: Reader) -> None:
    """The game rests at a decision of at least two options."""
    if state.over():
        return
    path = STEPS.top_path(state)
    seat = state.seat()
    kind = state.kind()
    if kind in (v.OVER, v.BARTER):
        card = state.at(builder.CARD)
        if state.count(state.hand(seat), card) == 0 and state.count(OPEN, card) == 0:
            reader.problem(path, "the card to be built is not in hand [SJ-BLD-02]")
            return
        if state.rules.is_city(card) and state.count(state.display(seat), card):
            reader.problem(path, "nobody may have the same city building twice [SJ-CTY-01]")
            return
    if kind == v.BARTER:
        target = state.at(builder.TARGET)
        covered = builder.target_kind(state, target)
        if target != v.BESIDE and (covered < 0 or builder.target_place(state, seat, target) < 0):
            reader.problem(path, "the building to build over is not there [SJ-CRN-01]")
            return
        named = state.at(builder.NAMED)
        price = builder.price(state, seat, card, target, state.at(builder.WAIVED))
        if state.at(builder.LEFT) != price - pile_size(named):
            reader.problem(path, f"what is left to pay is {price - pile_size(named)} [SJ-BLD-06]")
            return
    if kind in (v.PRODUCE, v.SELL, v.BARTER):
        pile = state.vacancies(seat) & v.PLANT_GOODS if kind == v.PRODUCE else state.stock(seat)
        named = state.at(builder.NAMED if kind == v.BARTER else DATA)
        if any(in_pile(named, good) > in_pile(pile, good) for good in range(v.GOODS)):
            reader.problem(path, "more goods are named than there are")
            return
    if kind in (v.LIMIT, v.DEALING):
        reader.problem(path, f"nobody decides anything in the step {STEPS.top_name(state)}")
        return
    if kind in (v.KEEP, v.DISCARD) and state.at(DATA) == 0:
        reader.problem(f"{path}.left", "there must be something left to choose")
        return
    if kind == v.PAY and not 1 <= state.at(builder.LEFT) <= state.hand_size(seat):
        reader.problem(path, "the hand cannot pay what is left [SJ-BLD-06]")
        return
    STEPS.check_decision(state, reader)


STEPS = Steps(
    names=v.STEP_NAMES,
    fields=FIELDS,
    parents=PARENTS,
    most_turns=lambda state, kind: _picks(state) if kind == v.ROLE else state.seats,
    check=_check_parent,
)
