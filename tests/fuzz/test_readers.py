"""Everything that reads input answers with our own error or with success, whatever it is given."""

from __future__ import annotations

import base64
import json
import re
import string
import zlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contracts import laws
from fuzz.caught import attempt
from gouverneur import (
    ActionError,
    ChanceError,
    Dealer,
    GouverneurError,
    IllegalAction,
    MalformedAction,
    Position,
    PositionError,
    Ruleset,
    RulesetError,
    Table,
    ruleset,
)
from gouverneur.kernel.playout import playout
from gouverneur.kernel.words import Action
from rulesets import EVERY, PLAIN, after, game_of

TEXTS = st.text(max_size=300) | st.text(string.printable, max_size=80)
NAMES = st.sampled_from(EVERY)
SCALARS = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.binary(max_size=9)
)
JUNK = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(SCALARS, inner, max_size=4),
    max_leaves=12,
)
HUGE = {
    "30": 10**30,
    "-30": -(10**30),
    "5000": 10**5000,
    "-5000": -(10**5000),
    "inf": float("inf"),
    "nan": float("nan"),
}


# -- rulesets ----------------------------------------------------------------------------------------

PIECES = [
    "san-juan",
    "puerto-rico",
    "first",
    "second",
    "+",
    "+new-buildings",
    ":",
    "/",
    "?",
    "&",
    "=",
    "2",
    "3",
    "4",
]
PIECES += [
    "5",
    "setup_variant",
    "standard_4",
    "keep_4_of_5_6_7_8",
    "auto_bonus_draws",
    "true",
    "false",
    "",
    " ",
    "\n",
    "guard_room.mode",
    "always",
    "tavern.same_phase",
    "expansion.shuffle",
    "after_deal",
    "?card_overrides=",
    "hut.cost:1",
    "cathedral.copies:0",
    "smithy.vp:2",
    ",",
]
CHANGES = st.builds(
    "{}.{}:{}".format,
    st.sampled_from(["hut", "bank", "cathedral", "smithy", "indigo_plant", "palace", "x", ""]),
    st.sampled_from(["cost", "vp", "copies", "price"]),
    st.integers(-1, 20) | st.sampled_from(["", "01", "1e1", "٣", 10**30]),
)


def check_ruleset(text: Any) -> None:
    rules, error = attempt(ruleset, text)
    if error is not None:
        assert isinstance(error, RulesetError)
        assert str(error)
        assert "\n" not in str(error)
        assert len(str(error)) < 1000
    else:
        assert isinstance(rules, Ruleset)
        check_canonical(str(rules))
        assert ruleset(str(rules)) == rules


def check_canonical(text: str) -> None:
    """A profile; then, in the order of the grammar, options that differ from their defaults."""
    profile, question, rest = text.partition("?")
    assert profile in PLAIN
    assert bool(question) == bool(rest)
    grammar = game_of(profile).grammar
    found = dict(part.split("=") for part in rest.split("&")) if rest else {}
    assert list(found) == [option.key for option in grammar.options if option.key in found]
    for option in grammar.options:
        if option.key in found and option.key != "card_overrides":
            assert found[option.key] in option.values[1:]
    changes = found.get("card_overrides", "").split(",") if "card_overrides" in found else []
    assert changes == sorted(set(changes))
    assert all(re.fullmatch(r"[a-z_]+\.(cost|copies|vp):(0|[1-9]\d?)", change) for change in changes)


@given(TEXTS | st.lists(st.sampled_from(PIECES), max_size=12).map("".join))
def test_ruleset_strings(text: str) -> None:
    check_ruleset(text)


@given(NAMES, st.data())
def test_nearly_right_ruleset_strings(name: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(name)))
    end = data.draw(st.integers(place, len(name)))
    check_ruleset(name[:place] + data.draw(st.sampled_from(PIECES) | st.text(max_size=3)) + name[end:])


@given(st.sampled_from(PLAIN), st.lists(CHANGES | st.text(max_size=5), max_size=4), st.data())
def test_card_overrides(name: str, changes: list[str], data: st.DataObject) -> None:
    """Understood in any order and then playable, or refused; never a game without cards."""
    text = f"{name}?card_overrides={','.join(changes)}"
    check_ruleset(text)
    rules, _ = attempt(ruleset, text)
    if rules is None:
        return
    assert ruleset(f"{name}?card_overrides={','.join(data.draw(st.permutations(changes)))}") == rules
    table, error = attempt(lambda: Table(str(rules), seed=1))
    if table is None:
        assert isinstance(error, RulesetError)
    else:
        laws.check(table.state)
        playout(table.state, Dealer(1))
        laws.check(table.state)


@pytest.mark.parametrize(
    "thing", [None, 3, 2.5, [], {}, b"san-juan:first/3", "x" * 100_000, "a:b/" + "9" * 5000]
)
def test_things_that_are_no_ruleset(thing: Any) -> None:
    with pytest.raises(RulesetError):
        ruleset(thing)
    with pytest.raises(RulesetError):
        Table(thing)


@given(NAMES)
def test_options_may_come_in_any_order(name: str) -> None:
    plain, question, options = name.partition("?")
    turned = plain + question + "&".join(reversed(options.split("&")))
    assert ruleset(turned) == ruleset(name)
    assert hash(ruleset(turned)) == hash(ruleset(name))


# -- words and numbers of actions -----------------------------------------------------------------------


def table_at(name: str, seed: int, decisions: int) -> Table:
    table = Table(name, seed=1)
    table.state = after(name, seed, decisions)[0]
    return table


def check_play(table: Table, action: Any) -> None:
    before = table.state.words()
    refusal, error = attempt(table.why_not, action)
    if error is not None:
        assert isinstance(error, ActionError)
        with pytest.raises(GouverneurError):
            table.play(action)
        assert table.state.words() == before
        return
    if refusal is None:
        table.play(action)
        table.undo()
    else:
        with pytest.raises(GouverneurError):
            table.play(action)
    assert table.state.words() == before


@given(NAMES, st.integers(0, 20), st.integers(0, 300), st.data())
def test_words_of_actions(name: str, seed: int, decisions: int, data: st.DataObject) -> None:
    """Random text, and pieces of real words: cut, shortened, swapped, with odd spaces and capitals."""
    table = table_at(name, seed, decisions)
    known = [action.words for action in game_of(name).actions.actions if action is not None]
    words = st.sampled_from(known)
    pieces = st.sampled_from([piece for line in known for piece in line.split()])
    cut = st.builds(lambda line, end: line[:end], words, st.integers(0, 20))
    action = data.draw(
        TEXTS
        | words
        | cut
        | words.map(str.upper)
        | st.lists(pieces | st.text(max_size=4), max_size=4).map(" ".join)
    )
    check_play(table, action)


@given(NAMES, st.integers(0, 20), st.integers(0, 300), st.integers(-10, 800) | st.integers())
def test_numbers_of_actions(name: str, seed: int, decisions: int, number: int) -> None:
    check_play(table_at(name, seed, decisions), number)


@given(JUNK)
def test_things_that_are_no_action(thing: Any) -> None:
    table = Table(EVERY[0], seed=1)
    if not isinstance(thing, str):
        check_play(table, thing)


@pytest.mark.parametrize("name", [*HUGE, "true", "", " ", "paint", "b" * 1000, "object", "\x00", "ſmithy"])
def test_odd_actions(name: str) -> None:
    thing: Any = {**HUGE, "true": True, "object": object()}.get(name, name)
    table = Table(EVERY[0], seed=1)
    with pytest.raises(MalformedAction):
        table.play(thing)
    with pytest.raises(MalformedAction):
        table.why_not(thing)


def test_an_action_of_ones_own_making_is_read_by_its_number() -> None:
    table = Table(EVERY[0], seed=1)
    real = table.options[0]
    with pytest.raises(MalformedAction):
        table.play(Action(10**6, real.kind, real.choice, real.words))
    with pytest.raises(MalformedAction):
        table.play()


def test_several_actions_are_all_or_nothing() -> None:
    table = Table(EVERY[0], seed=1)
    before = table.state.words()
    with pytest.raises(GouverneurError):
        table.play("councillor", "draw 5", "no such thing")
    with pytest.raises(GouverneurError):
        table.play("councillor", "draw 8")
    assert table.state.words() == before
    assert table.record == []


@given(NAMES, st.integers(0, 20), st.integers(0, 300), st.data())
def test_wishes(name: str, seed: int, decisions: int, data: st.DataObject) -> None:
    """Whole turns: a sequence that can be played, or an error of ours."""
    table = table_at(name, seed, decisions)
    if table.over:
        return
    known = [action.words for action in game_of(name).actions.actions if action is not None]
    likely = [option.words for option in table.options]
    wish: dict[str, list[str]] = {}
    for line in data.draw(
        st.lists(st.sampled_from(likely) | st.sampled_from(known) | st.text(max_size=5), max_size=5)
    ):
        verb, _, thing = line.partition(" ")
        wish.setdefault(verb, []).append(thing)
    actions, error = attempt(table.sequence_for, wish)
    if error is not None:
        assert isinstance(error, ActionError)
    elif actions:
        table.play(*actions)


@given(
    st.dictionaries(
        st.sampled_from(["deck", "tiles", "start", "x"]), st.lists(SCALARS, max_size=5), max_size=3
    )
)
def test_given_outcomes(given_outcomes: Any) -> None:
    table = Table(EVERY[0], seed=1)
    before = table.state.words()
    _, error = attempt(lambda: table.play("trader", given=given_outcomes))
    if error is not None:
        assert isinstance(error, ChanceError)
        assert table.state.words() == before
    with pytest.raises(ChanceError):
        Table(EVERY[0], given={"deck": ["palace"] * 3, "start": [0]})


# -- positions -----------------------------------------------------------------------------------------------


def check_junk(position: Any) -> None:
    """Text, data or whatever: it is refused with reasons, or it is a position."""
    table, error = attempt(Table.from_position, position)
    if table is None:
        assert isinstance(error, PositionError)
        assert error.problems
        assert all(isinstance(problem, str) and problem and len(problem) < 1000 for problem in error.problems)
        assert Position(position).check() == list(error.problems)
    else:
        assert Position(position).check() == []
        assert table.position().check() == []


@given(st.dictionaries(st.text(max_size=9) | SCALARS, JUNK, max_size=5))
def test_any_data_as_a_position(junk: Any) -> None:
    check_junk(junk)
    for name in PLAIN:
        check_junk({"ruleset": name, **junk})


@pytest.mark.parametrize(
    "key",
    "round governor players discards looked_at roles tiles tile_turn tile_up doubled banked fresh sold steps".split(),
)
@given(junk=JUNK)
def test_any_data_as_a_part_of_a_position(key: str, junk: Any) -> None:
    check_junk({"ruleset": "san-juan:second+new-buildings/2", key: junk})


@pytest.mark.parametrize("key", "hand display tucked covered stowed knows_discarded shown".split())
@given(junk=JUNK)
def test_any_data_as_a_part_of_a_player(key: str, junk: Any) -> None:
    for name in ("san-juan:first/2", "san-juan:second+new-buildings/2"):
        check_junk({"ruleset": name, "players": [{}, {key: junk}]})


@pytest.mark.parametrize("name", HUGE)
@pytest.mark.parametrize(
    "key",
    [
        "round",
        "governor",
        "tile_turn",
        "tile_up",
        "discards",
        "doubled",
        "banked",
        "fresh",
        "sold",
        "steps",
        "players",
    ],
)
def test_huge_numbers(key: str, name: str) -> None:
    number = HUGE[name]
    for value in (number, [number], [[number]], {"a": number}, [{"step": number}], [{"hand": [number]}, {}]):
        position = {"ruleset": "san-juan:second+new-buildings/2", key: value}
        assert Position(position).check()
        check_junk(position)


@pytest.mark.parametrize("depth", [10, 200, *range(850, 1000, 10), 5000, 100_000])
def test_deep_nests(depth: int) -> None:
    """As data and as JSON, also just below where Python gives up."""
    nest: Any = []
    for _ in range(depth):
        nest = [nest]
    for key in ("players", "discards", "steps", "round"):
        assert Position({"ruleset": "san-juan:first/2", key: nest}).check()
        text = f'{{"ruleset": "san-juan:first/2", "{key}": {"[" * depth}{"]" * depth}}}'
        with pytest.raises(PositionError):
            Position.from_json(text).state()
    while nest:
        nest = nest.pop()  # or Python would need as deep a stack to forget it


def test_positions_must_be_objects() -> None:
    for text in (
        "[]",
        "3",
        "null",
        '"x"',
        "",
        "{",
        "NaN",
        "{" * 9,
        "x" * 300_000,
        '{"a": 1e999}',
        "1" * 5000,
    ):
        with pytest.raises(PositionError):
            Position.from_json(text).state()


@given(TEXTS)
def test_any_text_as_json(text: str) -> None:
    with pytest.raises(PositionError):
        Position.from_json(text).state()


# -- one line ----------------------------------------------------------------------------------------------


def check_line(line: Any) -> None:
    table, error = attempt(Table.from_text, line)
    if table is None:
        assert isinstance(error, PositionError)
        assert error.problems
    else:
        assert Table.from_text(table.position().to_text()).state.words() == table.state.words()


def packed(text: bytes) -> str:
    return "g1." + base64.urlsafe_b64encode(zlib.compress(text, 9)).decode().rstrip("=")


@given(TEXTS | TEXTS.map(lambda text: "g1." + text) | st.binary(max_size=200).map(packed))
def test_any_text_as_one_line(line: str) -> None:
    check_line(line)


@given(NAMES, st.integers(0, 20), st.integers(0, 300), st.data())
def test_damaged_lines(name: str, seed: int, decisions: int, data: st.DataObject) -> None:
    """Cut off, with a letter changed, lengthened, or with a bit turned over before packing."""
    line = table_at(name, seed, decisions).position().to_text()
    place = data.draw(st.integers(0, len(line) - 1))
    letter = data.draw(st.sampled_from(string.ascii_letters + string.digits + "-_=.+/ é"))
    check_line(line[:place])
    check_line(line[:place] + letter + line[place + 1 :])
    check_line(line + letter)
    raw = bytearray(zlib.decompress(base64.urlsafe_b64decode(line[3:] + "===")))
    raw[data.draw(st.integers(0, len(raw) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    check_line(packed(bytes(raw)))


@pytest.mark.parametrize(
    "text",
    [
        b" " * 10**8,
        b"[" * 10**6,
        b"1" * 10**6,
        b'{"a":' * 10**5,
        json.dumps({"ruleset": "x" * 10**6}).encode(),
    ],
    ids=["spaces", "brackets", "digits", "objects", "string"],
)
def test_zip_bombs(text: bytes) -> None:
    line = packed(text)
    with pytest.raises(PositionError):
        Table.from_text(line)


@pytest.mark.parametrize("thing", [None, 3, b"g1.", [], {}, "g1.", "g2.abc", "x" * 10**6])
def test_things_that_are_no_line(thing: Any) -> None:
    with pytest.raises(PositionError):
        Table.from_text(thing)
    with pytest.raises(PositionError):
        Position.from_json(thing)


def test_an_illegal_action_says_which_rule() -> None:
    table = Table("san-juan:first/2", seed=1)
    table.play("councillor")
    with pytest.raises(IllegalAction) as error:
        table.play("draw 8")
    assert error.value.rule == "SJ-COU-04"
