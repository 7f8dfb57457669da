"""Chance: a seed means the same game everywhere, forks agree, and a record replays without any seed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gouverneur import Dealer, Table
from gouverneur.kernel.dealer import CHOICE, STREAMS
from gouverneur.kernel.event import Event
from gouverneur.kernel.playout import random_choice
from rulesets import EVERY, PLAIN, SAN_JUAN, after, begin, thousands

SEEDS = st.integers(0, 2**64 - 1)
LOW_32 = 0xFFFFFFFF


def sfc32(seed: int, stream: int, number: int) -> list[int]:
    """The generator written down a second time, after its description."""
    a, b, c, counter = seed & LOW_32, (seed >> 32) & LOW_32, stream + 1, 1
    found = []
    for _ in range(12 + number):
        out = (a + b + counter) & LOW_32
        counter = (counter + 1) & LOW_32
        a = b ^ (b >> 9)
        b = (c * 9) & LOW_32
        c = (((c << 21) | (c >> 11)) + out) & LOW_32
        found.append(out)
    return found[12:]


MOST = 2**31  # the largest bound that one word of 64 bits carries


def numbers(seed: int, stream: int, number: int) -> list[int]:
    dealer = Dealer(seed)
    return [dealer.below(stream, MOST) for _ in range(number)]


def test_the_generator_is_pinned() -> None:
    """A seed means the same game for ever: these numbers never change."""
    assert numbers(0, 0, 4) == [649892962, 2000529852, 1453190086, 523553679]
    assert numbers(7, 0, 4) == [23206368, 1810222566, 1219957544, 1441713704]
    assert numbers(2**63 - 1, 7, 4) == [1918292099, 367971679, 47099425, 363459835]


@given(SEEDS, st.integers(0, STREAMS - 1))
def test_the_generator_is_sfc32(seed: int, stream: int) -> None:
    assert numbers(seed, stream, 20) == [word >> 1 for word in sfc32(seed, stream, 20)]


@given(SEEDS, st.integers(1, MOST))
def test_numbers_stay_below_their_bound(seed: int, bound: int) -> None:
    dealer = Dealer(seed)
    expected = [number * bound >> 32 for number in sfc32(seed, 3, 20)]
    assert [dealer.below(3, bound) for _ in range(20)] == expected
    assert max(expected) < bound


def test_streams_do_not_touch_each_other() -> None:
    alone = numbers(3, 2, 5)
    dealer = Dealer(3)
    mixed = []
    for _ in range(5):
        dealer.below(0, 10)
        mixed.append(dealer.below(2, MOST))
        dealer.below(CHOICE, 10)
    assert mixed == alone
    assert len({tuple(numbers(3, stream, 3)) for stream in range(STREAMS)}) == STREAMS


def test_draws_are_even() -> None:
    """Chi-square of the first card dealt, over many seeds; 28 degrees of freedom."""
    found: dict[str, int] = {}
    games = 5000
    for seed in range(games):
        state, _ = begin("san-juan:first/2", seed)
        mask = state.hand_mask(0)  # type: ignore[attr-defined]
        for kind, name in enumerate(state.rules.names):  # type: ignore[attr-defined]
            if (mask >> kind) & 1:
                found[name] = found.get(name, 0) + state.count(state.hand(0), kind)  # type: ignore[attr-defined]
    rules = state.rules  # type: ignore[attr-defined]
    left = dict(zip(rules.names, rules.copies, strict=True))
    left["indigo_plant"] -= 2
    total = sum(left.values())
    assert sum(found.values()) == 4 * games
    square = sum(
        (found[name] - 4 * games * n / total) ** 2 / (4 * games * n / total) for name, n in left.items()
    )
    assert 8 < square < 60


@given(st.sampled_from(EVERY), SEEDS, st.integers(0, 600))
def test_a_forked_game_plays_on_identically(name: str, seed: int, decisions: int) -> None:
    state, dealer = after(name, seed, decisions)
    fork, chance = state.clone(), dealer.clone()
    for _ in range(200):
        if state.over():
            break
        choice = random_choice(state.options, dealer)
        assert choice == random_choice(fork.options, chance)
        state.apply(choice, dealer)
        fork.apply(choice, chance)
        assert fork.words() == state.words()
    assert list(dealer.words) == list(chance.words)


@pytest.mark.parametrize("name", EVERY)
def test_a_record_replays_without_a_seed(name: str) -> None:
    """Words and outcomes of chance are enough; nothing is left over."""
    table = Table(name, seed=21)
    chooser = Dealer(22)
    for _ in range(250):
        if table.over:
            break
        number = chooser.below(CHOICE, len(table.options))
        table.play(table.options[number])
    dealer = Dealer()
    again = Table(name, dealer=dealer, given=by_stack(table.dealt))
    assert again.dealt == table.dealt
    for turn in table.record:
        again.play(*turn.words, given=by_stack(turn.chance))
        assert again.record[-1].chance == turn.chance
        assert [event.whole() for event in again.record[-1].events] == [
            event.whole() for event in turn.events
        ]
    assert again.state.words() == table.state.words()
    assert again.dealer.waiting == 0


def by_stack(chance: tuple[tuple[str, str], ...]) -> dict[str, list[str | int]]:
    found: dict[str, list[str | int]] = {}
    for stack, outcome in chance:
        found.setdefault(stack, []).append(outcome)
    return found


@pytest.mark.parametrize("name", PLAIN)
def test_the_same_cards_come_whatever_the_players_do(name: str) -> None:
    """The k-th card and the k-th tile of a seed, until something is shuffled into the stack."""
    longest = 0
    for seed in thousands(name, 10, 100):
        rows = [dealt(name, seed, chooser) for chooser in range(4)]
        for stack in ("deck", "tiles", "start"):
            lines = sorted((row.get(stack, []) for row in rows), key=len)
            for line in lines:
                assert lines[-1][: len(line)] == line
        longest = max(longest, *(len(row.get("deck", row["tiles"])) for row in rows))
        assert len({tuple(row["moves"]) for row in rows}) > 1, "the players all did the same"
    assert longest > (60 if name in SAN_JUAN else 25)


def dealt(name: str, seed: int, chooser: int) -> dict[str, list[str]]:
    """What each stack dealt before the first shuffle; somebody else chooses."""
    table = Table(name, seed=seed)
    chance = Dealer(chooser)
    row: dict[str, list[str]] = {"moves": []}
    for stack, outcome in table.dealt:
        row.setdefault(stack, []).append(outcome)
    while not table.over:
        action = table.options[chance.below(CHOICE, len(table.options))]
        table.play(action)
        turn = table.record[-1]
        if any(is_shuffled(event) for event in turn.events):
            break
        row["moves"].append(action.words)
        for stack, outcome in turn.chance:
            row.setdefault(stack, []).append(outcome)
    return row


def is_shuffled(event: Event) -> bool:
    """The discard pile, or the plantation of the festival. [PR-FES-10]"""
    won = event.key == "festival_won" and event.public["goal"] == "plantation"
    return won or event.key == "reshuffle"
