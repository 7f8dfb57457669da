"""A draft tries out a turn: it is what playing it would be, and it tells nothing that its seat may not know."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gouverneur import IllegalAction, Table
from gouverneur.kernel.words import Action
from gouverneur.notation.positions import write_observation
from gouverneur.notation.turns import CLOSINGS, Draft, DraftInOrder
from properties.secrets_of import mixed
from rulesets import EVERY, after

NAMES = st.sampled_from(EVERY)
SEEDS = st.integers(0, 2**63 - 1)
LENGTHS = st.integers(0, 600)


def table_after(name: str, seed: int, decisions: int) -> Table:
    table = Table(name, seed=seed)
    table.state, table.dealer = after(name, seed, decisions)
    return table


def at_random(table: Table, chance: random.Random) -> Draft:
    """A whole turn."""
    draft = table.draft()
    while not draft.complete:
        draft.choose(chance.choice(draft.options))
    return draft


def told(draft: Draft) -> list[str]:
    return sets([event.seen_by(draft.seat) for event in draft.state.journal or []])


def sets(events: Sequence[dict[str, Any] | None]) -> list[str]:
    """Events in which the order of several things does not count."""
    told = []
    for event in events:
        assert event is not None
        told.append(
            str({key: sorted(value) if isinstance(value, list) else value for key, value in event.items()})
        )
    return sorted(told)


@given(NAMES, SEEDS, LENGTHS, st.randoms(use_true_random=False))
def test_a_draft_in_any_order_is_what_playing_its_turn_is(
    name: str, seed: int, decisions: int, chance: random.Random
) -> None:
    table = table_after(name, seed, decisions)
    if table.over:
        return
    before = table.state.words()
    draft = at_random(table, chance)
    turn = table.whole_turn(*draft.chosen)
    assert turn == draft.turn
    assert table.whole_turn(*turn) == turn
    assert table.draft(*draft.done).complete  # what left no choice may be named too
    assert table.whole_turn(*draft.done) == turn
    assert table.state.words() == before
    table.play(*turn)
    assert sets(table.events(draft.seat)[: len(told(draft))]) == told(draft)


def kind_and_verb(action: Action) -> tuple[str, str]:
    """Things of one verb may come in any order; what is waived is waived before one builds."""
    return action.kind.name, action.words.partition(" ")[0]


@given(NAMES, SEEDS, LENGTHS, st.randoms(use_true_random=False))
def test_whatever_can_be_played_can_be_drafted_in_any_order(
    name: str, seed: int, decisions: int, chance: random.Random
) -> None:
    table = table_after(name, seed, decisions)
    if table.over:
        return
    strict = DraftInOrder(table.game, table.state)
    while not strict.complete:
        strict.choose(chance.choice(strict.options))
    draft = table.draft()
    for _, run in itertools.groupby(strict.done, kind_and_verb):
        wanted = [action.words for action in run]
        ends = [words for words in wanted if words in CLOSINGS]
        wanted = [words for words in wanted if words not in CLOSINGS]
        if draft.any_order:  # else the turn was under way
            chance.shuffle(wanted)
        for words in wanted + ends:
            done = [action.words for action in draft.done]
            if done.count(words) < [action.words for action in strict.done].count(words):
                draft.choose(next(action for action in draft.options if action.words == words))
    assert draft.complete
    assert [action.words for action in draft.turn] == [action.words for action in strict.chosen]


@given(NAMES, SEEDS, LENGTHS, st.randoms(use_true_random=False))
def test_a_draft_ends_where_chance_or_another_seat_begins(
    name: str, seed: int, decisions: int, chance: random.Random
) -> None:
    table = table_after(name, seed, decisions)
    if table.over:
        return
    draft = at_random(table, chance)
    assert draft.options == []
    with pytest.raises(IllegalAction, match="complete"):
        table.draft(*draft.chosen, "pass")
    refusal = table.why_not("pass", after=draft.chosen)
    assert refusal is not None
    assert refusal.key == "turn-complete"


@given(NAMES, SEEDS, LENGTHS, st.randoms(use_true_random=False))
def test_what_a_seat_cannot_know_does_not_change_its_draft(
    name: str, seed: int, decisions: int, chance: random.Random
) -> None:
    table = table_after(name, seed, decisions)
    if table.over:
        return
    draft = at_random(table, chance)
    other = table.copy()
    other.state = mixed(table.state, draft.seat, chance)
    again = other.draft(*draft.chosen)
    assert again.complete
    assert told(again) == told(draft)
    assert write_observation(again.state.observe(draft.seat)) == write_observation(
        draft.state.observe(draft.seat)
    )


def test_a_payment_is_drafted_card_by_card() -> None:
    hands = {"start": [0], "deck": ["smithy", "well", "hero", "quarry"]}
    table = Table("san-juan:first/2", seed=1, given=hands)
    table.play("builder")

    def follows(*actions: str) -> list[str]:
        return [option.words for option in table.draft(*actions).options]

    assert follows("waive privilege", "build well") == ["pay smithy", "pay quarry", "pay hero"]
    assert follows("waive privilege", "build well", "pay hero") == ["pay smithy", "pay quarry"]
    draft = table.draft("waive privilege", "build well", "pay hero", "pay smithy")
    assert draft.complete
    with pytest.raises(IllegalAction, match="more to choose"):
        table.whole_turn("waive privilege", "build well", "pay hero")
    assert [action.words for action in draft.turn] == [
        "waive privilege",
        "build well",
        "pay smithy",
        "pay hero",
    ]
    assert table.price_sources("build well", after=["waive privilege"]) == [("printed", 2)]
    refusal = table.why_not("pay well", after=["waive privilege", "build well"])
    assert refusal is not None
    assert refusal.rule == "SJ-BLD-02"
    assert table.draft("build quarry").complete  # the three other cards pay, without being asked for
