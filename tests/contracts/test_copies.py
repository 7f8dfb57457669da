"""A clone is equal and independent and forgets nothing; neither do `words`, positions and the one-line text."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gouverneur import Dealer, Position, Table
from gouverneur.kernel.bits import members
from gouverneur.kernel.playout import random_choice
from gouverneur.kernel.state import STEP_WORDS, State
from gouverneur.notation.positions import write_position
from rulesets import EVERY, PLAIN, after, begin, thousands, walk

# Shared with the original, or of the moment only: neither copied word by word nor told by `words`.
SHARED = {"rules", "width"}
PASSING = {"journal", "forced"}


def fields(state: State) -> dict[str, Any]:
    """Every attribute that is data, by name; vecs as lists."""
    found = {}
    for name in dir(state):
        value = getattr(state, name)
        if not name.startswith("__") and not callable(value):
            found[name] = value if isinstance(value, (int, type(None))) else plain(value)
    return found


def plain(value: Any) -> Any:
    try:
        return list(value)
    except TypeError:
        return value


def some_states(name: str) -> list[State]:
    return [after(name, seed, 23 * seed + 7)[0] for seed in range(25)]


@pytest.mark.parametrize("name", EVERY)
def test_a_clone_has_every_field(name: str) -> None:
    """And each field was seen with a value that a fresh state would not have had by itself."""
    fresh = fields(begin(name, 0)[0].blank())  # type: ignore[attr-defined]
    untried = fresh.keys() - PASSING - SHARED - {"seats"}
    if "/2" not in name:
        untried -= {"doubled"}
    if "new-buildings" not in name:
        untried -= {"banked"}
    for seed in range(20):
        for number, (state, _) in enumerate(walk(name, seed, 700)):
            if number % 10 == 0:
                original, copy = fields(state), fields(state.clone())
                assert copy.keys() == original.keys() == fresh.keys()
                for field in original.keys() - PASSING:
                    assert copy[field] == original[field], f"clone() forgets {field}"
                    if original[field] != fresh[field]:
                        untried -= {field}
                assert state.clone().words() == state.words()
    assert untried == set(), "a field was never put to the test"


@pytest.mark.parametrize("name", PLAIN)
def test_words_tell_every_field(name: str) -> None:
    """Change any word of a clone and its `words()` differ, while the original stays as it was."""
    for state in some_states(name)[::5]:
        before = state.words()
        told = 0
        for field, value in fields(state).items():
            if field in SHARED | PASSING:
                continue
            if isinstance(value, int):
                other = state.clone()
                setattr(other, field, value + 1 if field != "top" else value + STEP_WORDS)
                assert other.words() != before, f"words() forgets {field}"
                told += 1
                continue
            used = state.top + STEP_WORDS if field == "steps" else len(value)
            for place in range(used):
                other = state.clone()
                getattr(other, field)[place] += 1
                assert other.words() != before, f"words() forgets {field}[{place}]"
                told += 1
        assert told > 75
        assert state.words() == before, "a clone shares its words with the original"


@pytest.mark.parametrize("name", EVERY)
def test_a_clone_is_played_without_the_original(name: str) -> None:
    """And plays on as the original would."""
    for seed in thousands(name, 3, 30):
        for number, (state, dealer) in enumerate(walk(name, seed, 600)):
            if number % 41 or state.over():
                continue
            before = state.words()
            one, other = state.clone(), state.clone()
            chance, same_chance = dealer.clone(), dealer.clone()
            for _ in range(40):
                if one.over():
                    break
                choice = random_choice(one.options, chance)
                assert choice == random_choice(other.options, same_chance)
                one.apply(choice, chance)
                other.apply(choice, same_chance)
            assert one.words() == other.words()
            assert state.words() == before


@pytest.mark.slow
@pytest.mark.parametrize("name", EVERY)
def test_positions_are_read_back_exactly(name: str) -> None:
    """As JSON at every decision of some games; now and then as one line and as `repr`."""
    for seed in thousands(name, 2, 40):
        for number, (state, _) in enumerate(walk(name, seed, 700)):
            position = write_position(state)
            rules, again = Position(json.loads(json.dumps(position))).state()
            assert str(rules) == name
            assert again.words() == state.words()
            assert write_position(again) == position
            if number % 17 == 0:
                check_line(state, position)


def check_line(state: State, position: Position) -> None:
    assert position.check() == []
    line = position.to_text()
    assert line.replace("-", "").replace("_", "").replace(".", "").isalnum()
    assert Position.from_text(line) == position
    assert Position.from_json(position.to_json()) == position
    table = Table.from_text(line, seed=1)
    assert table.state.words() == state.words()
    copy = eval(repr(table), {"Table": Table})
    assert copy.state.words() == state.words()


@pytest.mark.parametrize("name", EVERY)
def test_a_read_position_plays_on_like_the_original(name: str) -> None:
    """Nothing that matters later is lost on paper, memory included."""
    for seed in thousands(name, 4, 40):
        state, dealer = after(name, seed, 30 * (seed % 10))
        _, again = write_position(state).state()
        chance = dealer.clone()
        for _ in range(150):
            if state.over():
                break
            choice = random_choice(state.options, dealer)
            assert random_choice(again.options, chance) == choice
            state.apply(choice, dealer)
            again.apply(choice, chance)
            assert again.words() == state.words()


def test_a_clone_of_the_dealer_deals_the_same() -> None:
    dealer = Dealer(5)
    begin_with = [dealer.below(stream, 1000) for stream in range(8)]
    dealer.give(0, [3, 1])
    copy = dealer.clone()
    assert [copy.below(stream, 1000) for stream in range(8)] == [
        dealer.below(stream, 1000) for stream in range(8)
    ]
    assert copy.given == dealer.given
    copy.given[0].pop()
    assert dealer.given[0] == [3, 1], "a clone shares its given outcomes"
    assert begin_with == [Dealer(5).below(stream, 1000) for stream in range(8)]


@pytest.mark.parametrize("name", EVERY)
def test_undo_takes_everything_back(name: str) -> None:
    """State, dealer and record; and what follows is what would have followed."""
    table = Table(name, seed=11)
    chooser = Dealer(12)
    trail = []
    for _ in range(120):
        if table.over:
            break
        trail.append((table.state.words(), table.dealer.clone(), len(table.record), table.position()))
        table.play(
            table.options[members(table.state.options).index(random_choice(table.state.options, chooser))]
        )
    end = table.state.words()
    turns = [turn.words for turn in table.record]
    for words, dealer, length, position in reversed(trail):
        table.undo()
        assert table.state.words() == words
        assert len(table.record) == length
        assert table.position() == position
        assert [table.dealer.clone().below(0, 10**6), list(table.dealer.words)] == [
            dealer.clone().below(0, 10**6),
            list(dealer.words),
        ]
    for words in turns:
        table.play(*words)
    assert table.state.words() == end
