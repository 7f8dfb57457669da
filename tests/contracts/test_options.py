"""What is offered and what is accepted are the same set, with words both ways and a rule behind every no."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gouverneur import Dealer, GameOver, IllegalAction, Table
from gouverneur.kernel.bits import members
from gouverneur.kernel.playout import playout
from gouverneur.kernel.state import MOST_CHOICES, State
from gouverneur.puerto_rico.state import PuertoRico
from gouverneur.puerto_rico.vocabulary import LOAD
from gouverneur.san_juan import vocabulary as v
from gouverneur.san_juan.state import SanJuan
from rulesets import EVERY, game_of, rule_ids, thousands, walk

RULE_IDS = rule_ids()


def decisions(name: str, usual: int, every: int) -> Iterator[tuple[State, Dealer]]:
    """Some decisions of some games: each `every`-th one, so that all kinds of decision come up."""
    for seed in thousands(name, usual, 10 * usual):
        for number, (state, dealer) in enumerate(walk(name, seed, 1000)):
            if number % every == seed % every and not state.over():
                yield state, dealer


@pytest.mark.parametrize("name", EVERY)
def test_every_option_applies_and_nothing_else_does(name: str) -> None:
    for state, dealer in decisions(name, 4, 7):
        before = state.words()
        for choice in range(-1, MOST_CHOICES + 2):
            if choice >= 0 and (state.options >> choice) & 1:
                following = state.clone()
                following.apply(choice, dealer.clone())
                assert following.words() != before, "an option changes nothing"
            else:
                with pytest.raises(IllegalAction):
                    state.apply(choice, dealer)
        assert state.words() == before, "a refused choice changed something"


@pytest.mark.slow
@pytest.mark.parametrize("name", EVERY)
def test_options_lead_to_different_places(name: str) -> None:
    """Two options of one decision never give the same state with the same chance.

    Two roles may differ in nothing but what is told once no card of San Juan is left, so that whole phases pass without
    anything happening; and so may two loads of Puerto Rico, when nobody else has a choice before the second of them.
    """
    for state, dealer in decisions(name, 4, 7):
        told = isinstance(state, PuertoRico) and state.kind() == LOAD
        told |= isinstance(state, SanJuan) and state.kind() == v.ROLE and state.cards_left() == 0
        places = set()
        for choice in members(state.options):
            following = state.clone()
            following.journal = []
            following.apply(choice, dealer.clone())
            story = [event.whole() for event in following.journal] if told else []
            places.add((tuple(following.words()), str(story)))
        assert len(places) == state.options.bit_count()


@pytest.mark.parametrize("name", EVERY)
def test_every_refusal_names_a_rule(name: str) -> None:
    """Also for choices that could not be meant now; asking changes nothing."""
    for state, _ in decisions(name, 6, 3):
        before = state.words()
        for choice, words in enumerate(game_of(name).actions.by_step[state.kind()].choices):
            if words and not (state.options >> choice) & 1:
                refusal = state.refusal(choice)
                assert refusal.rule in RULE_IDS, f"{words}: {refusal}"
                assert refusal.key == refusal.key.lower().replace(" ", "-") != ""
                assert refusal.text
                assert refusal.text[0].islower() == (not refusal.text[0].isdigit())
        assert state.words() == before


@pytest.mark.parametrize("name", EVERY)
def test_words_lead_back_to_the_action(name: str) -> None:
    actions = game_of(name).actions
    for state, _ in decisions(name, 6, 3):
        options = actions.options(state.kind(), state.options)
        assert len({action.words for action in options}) == len(options)
        assert len({action.number for action in options}) == len(options)
        for action in options:
            assert actions.read(action.words, state.kind(), state.options) == action
            assert actions.read(f"  {action.words.upper()} ", state.kind(), state.options) == action
            assert actions.by_number(action.number) == action
            assert actions.action(state.kind(), action.choice) == action


@pytest.mark.parametrize("name", EVERY)
def test_a_table_refuses_with_the_rule_and_stays_as_it_was(name: str) -> None:
    """Every action of the game is asked about at some decisions: exactly the options are allowed."""
    everything = [action for action in game_of(name).actions.actions if action is not None]
    for number, (state, _) in enumerate(walk(name, 3, 400)):
        if number % 29 or state.over():
            continue
        table = Table(name, seed=1)
        table.state = state.clone()
        before = table.state.words()
        allowed = [action.words for action in table.options]
        for action in everything:
            refusal = table.why_not(action)
            if action.kind.step == state.kind() and action.words in allowed:
                assert refusal is None
                assert table.why_not(action.words) is None
                assert table.why_not(action.number) is None
            else:
                assert refusal is not None
                assert refusal.rule in RULE_IDS
                with pytest.raises(IllegalAction) as error:
                    table.play(action)
                assert error.value.rule == refusal.rule
                assert error.value.key == refusal.key
        assert table.state.words() == before
        assert table.record == []


@pytest.mark.parametrize("name", EVERY)
def test_nothing_is_played_after_the_end(name: str) -> None:
    table = Table(name, seed=4)
    playout(table.state, Dealer(4))
    assert table.over
    assert list(table.options) == []
    words = "builder"
    assert table.why_not(words) is not None
    with pytest.raises(GameOver):
        table.play(words)
    with pytest.raises(GameOver):
        table.decision  # noqa: B018
