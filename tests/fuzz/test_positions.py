"""Real positions with something changed: refused with every reason, or as playable as any other."""

from __future__ import annotations

import contextlib
import copy
import random
from dataclasses import dataclass
from typing import Any

import pytest

from contracts import laws
from fuzz.caught import attempt
from gouverneur import Dealer, Position, PositionError, Table
from gouverneur.kernel.playout import MOST_DECISIONS, random_choice
from gouverneur.notation import puerto_rico, puerto_rico_steps, san_juan
from gouverneur.notation.positions import write_position
from gouverneur.puerto_rico import vocabulary as pr
from gouverneur.puerto_rico.game import BUILDING_NAMES
from gouverneur.puerto_rico.phases.bonus import MOMENT_NAMES
from gouverneur.puerto_rico.scoring import END_NAMES
from gouverneur.san_juan import vocabulary as v
from gouverneur.san_juan.game import CARD_NAMES
from rulesets import ALL, EVERY, after, game_of, rule_ids, sized

# No option, all together, and other numbers on cards; single options with GOUVERNEUR_ALL=1.
CHOSEN = [name for name in EVERY if ALL or "?" not in name or name.count("&") > 1]
CHOSEN += [
    "san-juan:second/2?card_overrides=smithy.cost:3,tower.copies:5",
    "san-juan:second+new-buildings/3?card_overrides=bank.copies:9,harbour.copies:9,hut.cost:1",
    "san-juan:second+new-buildings/4?card_overrides=cathedral.copies:0,office.copies:9",
]


@dataclass(frozen=True)
class Language:
    """The words that positions of a game are made of, and what is put in their place."""

    keys: list[str]
    words: list[str]
    odd: list[Any]
    frequent: tuple[int, ...]  # decisions that come up more often than they are worth


SAN_JUAN = Language(
    keys=[*san_juan.KEYS, *san_juan.PLAYER_KEYS, "step", "seat", "turns", *v.ROLE_NAMES]
    + [field.name for fields in san_juan.FIELDS.values() for field in fields],
    words=[
        *v.STEP_NAMES,
        *CARD_NAMES,
        *v.GOOD_NAMES,
        *v.REASON_NAMES,
        *v.ROLE_NAMES,
        *("double", "all", "beside", "loaded indigo", "loaded customs", "?", "x", ""),
    ],
    odd=[{"step": "pay"}, ["smithy"] * 4, {"smithy": "?"}],
    frequent=(v.ROLE, v.PAY),
)
PUERTO_RICO = Language(
    keys=[
        *puerto_rico.KEYS,
        *puerto_rico.PLAYER_KEYS,
        *puerto_rico.SHIP_KEYS,
        *puerto_rico.FESTIVAL_KEYS,
        *puerto_rico.CAPTIVE_KEYS,
        "step",
        "seat",
        "turns",
        *pr.ROLE_NAMES,
    ]
    + [field.name for fields in puerto_rico_steps.FIELDS.values() for field in fields]
    + [*BUILDING_NAMES, *pr.TILE_NAMES, "ship-4", "ship-5", "ship-6", "ship-8"],
    words=[
        *pr.STEP_NAMES,
        *BUILDING_NAMES,
        *pr.TILE_NAMES,
        *pr.ROLE_NAMES,
        *END_NAMES,
        *MOMENT_NAMES,
        *("ship-5", "x", ""),
    ],
    odd=[
        {"step": "place"},
        ["corn"] * 4,
        {"corn": 3},
        {"good": "corn", "number": 3},
        {"wharf": 1, "hospice": 1},
        {"guesthouse": 2, "library": 1},
        {"step": "window", "seat": 0, "turns": 3},
        {"step": "guest", "seat": 0, "turns": 1},
        {"tile": "corn", "goods": ["corn"] * 3, "building": "wharf"},
        {"role": "mayor", "seat": 0},
        [["corn"], [], []],
        [0, 1],
    ],
    frequent=(pr.ROLE, pr.PLACE, pr.TILE, pr.PLACE_NOBLE),
)
LANGUAGES = {"san-juan": SAN_JUAN, "puerto-rico": PUERTO_RICO}
NUMBERS = [
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    11,
    12,
    13,
    28,
    29,
    48,
    62,
    63,
    64,
    199,
    201,
    -1,
    -2,
    2**31,
    2**62,
    2**63,
    2**70,
]
ODD = [
    None,
    True,
    1.5,
    [],
    {},
    [[]],
    "",
    ["x"],
    float("nan"),
]


def spots(data: Any) -> list[tuple[Any, Any]]:
    """Every place in nested data: its container and its key or index."""
    found = []
    for key in list(data) if isinstance(data, dict) else range(len(data)):
        found.append((data, key))
        if isinstance(data[key], (dict, list)):
            found += spots(data[key])
    return found


def change(data: Any, language: Language, chance: random.Random) -> None:
    """Drop, double, retype, rename, move or swap something."""
    places = spots(data)
    box, key = chance.choice(places)
    how = chance.randrange(9)
    if how == 0:
        del box[key]
    elif how == 1 and isinstance(box, list):
        box.insert(key, copy.deepcopy(box[key]))
    elif how == 1 and isinstance(box, dict):
        box[chance.choice(language.keys)] = copy.deepcopy(box[key])
    elif how == 2:
        box[key] = copy.deepcopy(chance.choice(ODD + language.odd))
    elif how == 3 or isinstance(box[key], int):
        number = box[key] if isinstance(box[key], int) else 0
        box[key] = chance.choice([number + 1, number - 1, chance.choice(NUMBERS)])
    elif how == 4 or isinstance(box[key], str):
        box[key] = chance.choice(language.words)
    elif how == 5:
        other, there = chance.choice(places)
        with contextlib.suppress(KeyError, IndexError):
            box[key], other[there] = copy.deepcopy(other[there]), copy.deepcopy(box[key])
    elif how == 6 and isinstance(box[key], list):
        chance.shuffle(box[key])
    elif how == 7 and isinstance(box[key], list):
        box[key].append(chance.choice(language.words))
    elif isinstance(box[key], dict):
        box[key][chance.choice(language.keys)] = chance.choice(
            [*NUMBERS, *language.words, [chance.choice(language.words)]]
        )


def check(position: Any, seed: int) -> bool:
    """Whether it was accepted; then it must be as good as any."""
    problems = Position(position).check()
    table, error = attempt(lambda: Table.from_position(position, seed=seed))
    if table is None:
        assert isinstance(error, PositionError)
        assert list(error.problems) == problems
        assert problems
        return False
    assert problems == []
    state = table.state
    laws.check(state)
    written = write_position(state)
    _, again = written.state()
    assert again.words() == state.words()
    assert write_position(again) == written
    dealer = Dealer(seed)
    for seat in range(-1, state.seats):
        seen = state.observe(seat)
        assert seen.redeal(dealer).observe(seat).words() == seen.words()
        table.view(seat)
    if not state.over():
        check_questions(table)
    for number in range(MOST_DECISIONS):
        if state.over():
            break
        state.apply(random_choice(state.options, dealer), dealer)
        if number < 30:
            laws.check(state)
    laws.check(state)
    for seat in range(state.seats):
        state.score(seat)
    return True


def check_questions(table: Table) -> None:
    """Refusals and prices can be asked for."""
    state = table.state
    for choice, words in enumerate(table.game.actions.by_step[state.kind()].choices):
        if words and not (state.options >> choice) & 1:
            assert state.refusal(choice).rule in RULE_IDS
    for option in table.options:
        table.price_sources(option)


RULE_IDS = rule_ids()


@pytest.mark.slow
@pytest.mark.parametrize("name", CHOSEN)
def test_changed_positions(name: str) -> None:
    """One to four changes to a position from the middle of a game, at every kind of decision."""
    chance = random.Random(name)
    language = LANGUAGES[game_of(name).grammar.name]
    accepted = 0
    seen = set()
    for number in range(sized(400, 8000)):
        state, _ = after(name, chance.randrange(10**6), chance.randrange(500))
        kind = -1 if state.over() else int(state.kind())
        if kind in language.frequent and chance.random() < 0.8:
            state, _ = after(name, chance.randrange(10**6), chance.randrange(500))
        seen.add(kind)
        position = dict(copy.deepcopy(write_position(state)))
        for _ in range(chance.choice((1, 1, 1, 2, 3, 4))):
            change(position, language, chance)
        try:
            accepted += check(position, number)
        except BaseException:
            print("position:", position)
            raise
    assert accepted > 20, "hardly anything was accepted: nothing was put to the test"
    assert accepted < 0.9 * sized(400, 8000)
    assert len(seen) > 8


@pytest.mark.slow
@pytest.mark.parametrize("name", CHOSEN[::3])
def test_positions_made_of_parts(name: str) -> None:
    """A real position with steps, players or tables of another one."""
    chance = random.Random(name)
    accepted = 0
    for number in range(sized(200, 6000)):
        first, second = (
            dict(write_position(after(name, chance.randrange(10**6), chance.randrange(500))[0]))
            for _ in range(2)
        )
        mixed = {**first}
        for key in chance.sample(sorted({*first, *second} - {"ruleset"}), chance.choice((1, 1, 2, 3))):
            if key in second:
                mixed[key] = second[key]
            else:
                mixed.pop(key)
        try:
            accepted += check(copy.deepcopy(mixed), number)
        except BaseException:
            print("position:", mixed)
            raise
    assert accepted > 3


WRONG = [
    (
        {
            "ruleset": "san-juan:first/3",
            "round": 0,
            "governor": 7,
            "players": [
                {"hand": ["smithy"] * 4, "display": ["chapel", "chapel"]},
                {"hand": "tower", "display": [{"tower": "?"}], "knows_discarded": ["palace"]},
                {"hnad": [], "tucked": ["no_such_card"]},
            ],
            "tiles": [1, 1, 9],
            "roles": {"pirate": 0},
            "doubled": [0],
            "steps": [{"step": "paint"}],
        },
        (
            "round governor players[0].hand[3] players[0].display[1] players[1].hand players[1].display[0] "
            "players[1].knows_discarded[0] players[2] players[2].tucked[0] tiles[1] tiles[2] roles doubled steps[0]"
        ),
    ),
    (
        {
            "ruleset": "puerto-rico:2020/3",
            "governor": 3,
            "picker": -1,
            "ending": ["boredom"],
            "roles": {"prospector": 0},
            "coins": {"trader": -1, "buccaneer": 1},
            "row": ["corn"] * 5,
            "discards": ["quarry"],
            "house": ["coffee"] * 5,
            "ships": {"ship-4": {"good": "corn", "number": 5}, "ship-5": {"good": "rum"}, "ship-8": {}},
            "office": 200,
            "noted": 5,
            "players": [
                {"money": -1, "points": 1.5, "goods": {"corn": 9, "rum": 1}, "island": {"quarry": 9}},
                {"island": {"indigo": 13}, "manned": {"sugar": 1}, "city": {"wharf": 2, "smithy": 0}},
                {
                    "island": {"indigo": 9, "sugar": 9},
                    "city": dict.fromkeys(BUILDING_NAMES[:23], 0),
                    "idle": "two",
                },
            ],
            "steps": [{"step": "role", "seat": 9}, {"step": "place"}],
        },
        (
            "governor picker ending[0] roles coins coins.trader row discards[0] house ships ships.ship-4.number "
            "ships.ship-5.good ships.ship-5.number office noted players[0].money players[0].points players[0].goods "
            "players[0].island players[1].island.indigo players[1].manned.sugar players[1].city players[1].city.wharf "
            "players[2].island players[2].city.wharf players[2].idle steps[0].seat steps[1]"
        ),
    ),
]


@pytest.mark.parametrize(("wrong", "places"), WRONG, ids=["san-juan", "puerto-rico"])
def test_everything_wrong_is_listed_at_once(wrong: dict[str, Any], places: str) -> None:
    position = Position(wrong)
    problems = position.check()
    for place in places.split():
        assert any(problem.startswith(f"{place}:") for problem in problems), (
            f"{place} is missing in {problems}"
        )
    with pytest.raises(PositionError) as error:
        position.state()
    assert list(error.value.problems) == problems


LAWLESS: list[tuple[str, dict[str, Any]]] = [
    ("house: a full house", {"house": ["corn", "indigo", "sugar", "coffee"]}),
    (
        "ships.ship-5: corn lies",
        {"ships": {key: {"good": "corn", "number": 1} for key in ["ship-4", "ship-5"]}},
    ),
    ("ships.ship-4: a full ship", {"ships": {"ship-4": {"good": "corn", "number": 4}}}),
    ("players: there are 6 workers too many", {"office": 40, "players": [{"idle": 20}, {"idle": 4}, {}]}),
    ("workers: there are 55", {"workers": 50}),
    ("ending: a full city", {"ending": ["city"]}),
    ("ending: a full city", {"ending": [], "players": [{"points": 75}, {}, {}]}),
    ("ending: there are still workers", {"ending": ["workers"]}),
    ("picker: after 1 roles", {"roles": {"mayor": 0}, "picker": 1}),
    ("roles: each seat in turn", {"roles": {"mayor": 0, "settler": 0}}),
    ("coins.mayor: whoever", {"roles": {"mayor": 0}, "coins": {"mayor": 1}}),
    ("steps: nothing ends", {"steps": []}),
    ("steps[0].turns: 0 roles", {"steps": [{"step": "role", "seat": 0, "turns": 2}]}),
    ("steps[1]: the step send", {"steps": [{"step": "role", "turns": 3}, {"step": "send"}]}),
]


@pytest.mark.parametrize(("problem", "position"), LAWLESS)
def test_what_a_game_of_puerto_rico_never_comes_to_is_refused(problem: str, position: dict[str, Any]) -> None:
    problems = Position({"ruleset": "puerto-rico:2020/3", **position}).check()
    assert any(found.startswith(problem) for found in problems), problems


def in_phase(role: str, *steps: dict[str, Any], **rest: Any) -> list[str]:
    """What is wrong with a phase of the governor, seat 0, of three."""
    below = {"step": "role", "seat": 1, "turns": 2}
    return Position(
        {"ruleset": "puerto-rico:2020/3", "roles": {role: 0}, "steps": [below, *steps], **rest}
    ).check()


@pytest.mark.parametrize(
    ("problem", "role", "step", "player"),
    [
        ("it is the turn of seat 1", "builder", {"step": "build", "seat": 0, "turns": 2}, {}),
        ("seat 0 has not taken the trader", "builder", {"step": "sell", "turns": 3}, {}),
        ("nothing to decide", "trader", {"step": "sell", "turns": 3}, {}),
        ("nobody decides anything", "mayor", {"step": "arrange", "turns": 3}, {}),
        ("this is asked once", "mayor", {"step": "hire", "turns": 3}, {}),
        ("pieces are dealt one by one", "mayor", {"step": "deal", "turns": 3}, {}),
        ("no occupied building draws", "settler", {"step": "tile", "turns": 3, "drew": 1}, {}),
        (
            "has not produced this",
            "craftsman",
            {"step": "extra", "made": ["corn", "indigo"], "times": 1},
            {},
        ),
        (
            "the privilege is one good",
            "craftsman",
            {"step": "extra", "made": ["corn", "corn"], "times": 1},
            {"goods": {"corn": 2}},
        ),
        ("cannot ship privately", "captain", {"step": "load", "turns": 3, "sailed": [0]}, {}),
        ("bonus: 2 is not", "captain", {"step": "load", "turns": 3, "bonus": 2}, {}),
        ("not so many goods", "captain", {"step": "store", "turns": 3, "kept": ["corn"], "first": 1}, {}),
        (
            "no storage",
            "captain",
            {"step": "store", "turns": 3, "kept": ["corn"] * 2, "first": 1},
            {"goods": {"corn": 2}},
        ),
        ("it follows", "captain", {"step": "store", "turns": 3, "kept": ["corn"]}, {"goods": {"corn": 2}}),
    ],
)
def test_a_step_that_cannot_be_is_refused(
    problem: str, role: str, step: dict[str, Any], player: dict[str, Any]
) -> None:
    problems = in_phase(role, step, players=[player, {}, {}])
    assert any(problem in found for found in problems), problems


@pytest.mark.parametrize(
    ("problem", "role", "steps", "player"),
    [
        ("nobody sends a worker", "settler", ({"step": "tile", "seat": 1, "turns": 2}, {"step": "man_tile", "tile": "corn"}), {}),
        ("no free circle", "builder", ({"step": "build", "seat": 1, "turns": 2}, {"step": "man_building", "building": "wharf"}), {}),
        ("'building' is missing", "builder", ({"step": "build", "seat": 1, "turns": 2}, {"step": "man_building"}), {}),
        ("nobody has had a turn", "settler", ({"step": "tile", "turns": 3}, {"step": "man_tile", "seat": 2, "tile": "corn"}), {}),
        ("all its pieces have been dealt", "mayor", ({"step": "arrange", "seat": 1, "turns": 2}, {"step": "place"}), {"idle": 1}),
        ("nothing to place", "mayor", ({"step": "arrange", "seat": 1, "turns": 2}, {"step": "place"}), {"idle": 1}),
        (
            "the highest place",
            "mayor",
            ({"step": "arrange", "seat": 1, "turns": 2}, {"step": "place"}),
            {"idle": 1, "island": {"corn": 2, "indigo": 2}, "manned": {"indigo": 1}},
        ),
    ],
)  # fmt: skip
def test_two_steps_that_cannot_be_are_refused(
    problem: str, role: str, steps: tuple[dict[str, Any], ...], player: dict[str, Any]
) -> None:
    problems = in_phase(role, *steps, players=[player, {}, {}], office=3)
    assert any(problem in found for found in problems), problems


def test_a_placed_board_has_no_idle_piece_beside_a_free_circle() -> None:
    steps = {"step": "arrange", "seat": 2, "turns": 1}, {"step": "place", "seat": 1}
    island = {"island": {"corn": 2, "indigo": 2}, "idle": 1}
    [problem] = in_phase("mayor", *steps, players=[island, island, {}])
    assert problem.startswith("players[0].idle: pieces stay on the port only if")


def test_problems_are_as_many_as_a_person_can_read() -> None:
    position = Position({"ruleset": "san-juan:first/2", "discards": ["x"] * 1000})
    assert 10 < len(position.check()) <= 60
