"""The numbers of actions are for ever: records, nets and environments speak them."""

from __future__ import annotations

from pathlib import Path

import pytest

from gouverneur import MalformedAction
from gouverneur.kernel.state import MOST_CHOICES
from gouverneur.table import GAMES

HERE = Path(__file__).parent


def golden(game: str) -> list[str]:
    """The words of each action by number, "" where a number waits for a card to come."""
    return (HERE / f"actions-{game}.txt").read_text(encoding="utf-8").splitlines()


def current(game: str) -> list[str]:
    return [action.words if action else "" for action in GAMES[game].actions.actions]


@pytest.mark.parametrize("game", GAMES)
def test_numbers_keep_their_words(game: str) -> None:
    """Append only: a number may gain words, never change or lose them."""
    now = current(game)
    kept = golden(game)
    assert len(now) >= len(kept)
    changed = [
        (number, words, now[number]) for number, words in enumerate(kept) if words not in ("", now[number])
    ]
    assert changed == []


@pytest.mark.parametrize("game", GAMES)
def test_the_list_is_complete(game: str) -> None:
    """New actions are added to the file actions-….txt beside this test, and stay there."""
    assert current(game) == golden(game)


@pytest.mark.parametrize("game", GAMES)
def test_numbers_are_dense(game: str) -> None:
    actions = GAMES[game].actions
    place = 0
    for kind in actions.kinds:
        assert actions.offset[kind.step] == place
        assert 0 < len(kind.choices) <= MOST_CHOICES
        named = [words for words in kind.choices if words]
        assert len(set(named)) == len(named)
        assert all(words == " ".join(words.lower().split()) for words in named)
        place += len(kind.choices)
    assert len(actions) == place
    for number, action in enumerate(actions.actions):
        if action is None:
            with pytest.raises(MalformedAction):
                actions.by_number(number)
        else:
            assert action.number == number == actions.offset[action.kind.step] + action.choice
            assert actions.by_number(number) is action
