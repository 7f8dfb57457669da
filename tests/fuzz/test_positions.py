"""Real positions with something changed: refused with every reason, or as playable as any other."""

from __future__ import annotations

import contextlib
import copy
import random
from typing import Any

import pytest

from contracts import laws
from fuzz.caught import attempt
from gouverneur import Dealer, Position, PositionError, Table
from gouverneur.kernel.playout import MOST_DECISIONS, random_choice
from gouverneur.notation.positions import write_position
from gouverneur.san_juan import vocabulary as v
from rulesets import ALL, EVERY, after, rule_ids, sized

# No option, all together, and other numbers on cards; single options with GOUVERNEUR_ALL=1.
CHOSEN = [name for name in EVERY if ALL or "?" not in name or name.count("&") > 1]
CHOSEN += [
    "san-juan:second/2?card_overrides=smithy.cost:3,tower.copies:5",
    "san-juan:second+new-buildings/3?card_overrides=bank.copies:9,harbour.copies:9,hut.cost:1",
    "san-juan:second+new-buildings/4?card_overrides=cathedral.copies:0,office.copies:9",
]
STEPS = v.STEP_NAMES
KEYS = "ruleset round governor players discards looked_at roles tiles tile_turn tile_up doubled steps hand display".split()
KEYS += "tucked covered knows_discarded shown step seat turns waived card over named first left reason asked".split()
KEYS += "stowed banked fresh sold given optional paid".split()
KEYS += "pending moment amount builder producer trader councillor prospector".split()
NAMES = "indigo_plant sugar_mill silver_smelter smithy gold_mine archive black_market crane chapel tower library".split()
NAMES += "office guard_room tavern park customs_office bank harbour goldsmith residence cathedral".split()
NAMES += "quarry hero palace prefecture carpenter poor_house well market_hall ? x".split()
WORDS = [
    *STEPS,
    *NAMES,
    *v.GOOD_NAMES,
    *v.REASON_NAMES,
    *v.ROLE_NAMES,
    "double",
    "all",
    "beside",
    "loaded indigo",
    "loaded customs",
    "",
]
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
    {"step": "pay"},
    ["smithy"] * 4,
    {"smithy": "?"},
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


def change(data: Any, chance: random.Random) -> None:
    """Drop, double, retype, rename, move or swap something."""
    places = spots(data)
    box, key = chance.choice(places)
    how = chance.randrange(9)
    if how == 0:
        del box[key]
    elif how == 1 and isinstance(box, list):
        box.insert(key, copy.deepcopy(box[key]))
    elif how == 1 and isinstance(box, dict):
        box[chance.choice(KEYS)] = copy.deepcopy(box[key])
    elif how == 2:
        box[key] = copy.deepcopy(chance.choice(ODD))
    elif how == 3 or isinstance(box[key], int):
        number = box[key] if isinstance(box[key], int) else 0
        box[key] = chance.choice([number + 1, number - 1, chance.choice(NUMBERS)])
    elif how == 4 or isinstance(box[key], str):
        box[key] = chance.choice(WORDS)
    elif how == 5:
        other, there = chance.choice(places)
        with contextlib.suppress(KeyError, IndexError):
            box[key], other[there] = copy.deepcopy(other[there]), copy.deepcopy(box[key])
    elif how == 6 and isinstance(box[key], list):
        chance.shuffle(box[key])
    elif how == 7 and isinstance(box[key], list):
        box[key].append(chance.choice(WORDS))
    elif isinstance(box[key], dict):
        box[key][chance.choice(KEYS)] = chance.choice([*NUMBERS, *WORDS, [chance.choice(WORDS)]])


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
    accepted = 0
    seen = set()
    for number in range(sized(400, 8000)):
        state, _ = after(name, chance.randrange(10**6), chance.randrange(500))
        kind = -1 if state.over() else int(state.kind())
        if kind in (v.ROLE, v.PAY) and chance.random() < 0.8:
            state, _ = after(name, chance.randrange(10**6), chance.randrange(500))
        seen.add(kind)
        position = dict(copy.deepcopy(write_position(state)))
        for _ in range(chance.choice((1, 1, 1, 2, 3, 4))):
            change(position, chance)
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


def test_everything_wrong_is_listed_at_once() -> None:
    position = Position(
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
        }
    )
    problems = position.check()
    for place in (
        "round:",
        "governor:",
        "players[0].hand[3]:",
        "players[0].display[1]:",
        "players[1].hand:",
        "players[1].display[0]:",
        "players[1].knows_discarded[0]:",
        "players[2]:",
        "players[2].tucked[0]:",
        "tiles[1]:",
        "tiles[2]:",
        "roles:",
        "doubled:",
        "steps[0]:",
    ):
        assert any(problem.startswith(place) for problem in problems), f"{place} is missing in {problems}"
    with pytest.raises(PositionError) as error:
        position.state()
    assert list(error.value.problems) == problems


def test_problems_are_as_many_as_a_person_can_read() -> None:
    position = Position({"ruleset": "san-juan:first/2", "discards": ["x"] * 1000})
    assert 10 < len(position.check()) <= 60
