"""What holds for every state at every decision, whoever made it: `check(state)` says what does not.

`LAWS` has, per game, the laws of its own tokens; the rest is the same for all games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from contracts.puerto_rico_laws import puerto_rico
from contracts.san_juan_laws import san_juan
from gouverneur.kernel.bits import members
from gouverneur.kernel.state import MOST_CHOICES, MOST_STEPS, STEP_WORDS, State
from gouverneur.notation.positions import BY_STATE
from gouverneur.table import GAMES

LAWS: Mapping[str, Callable[[State], None]] = {"san-juan": san_juan, "puerto-rico": puerto_rico}


def game_name(state: State) -> str:
    return BY_STATE[type(state)].grammar.name


def check(state: State, least_options: int = 2) -> None:
    """Every law; an AssertionError names the first that is broken."""
    check_rest(state, least_options)
    LAWS[game_name(state)](state)


def check_rest(state: State, least_options: int = 2) -> None:
    """The game rests at a decision with words for every option, or it is over."""
    if state.over():
        assert state.options == 0, "nothing is offered after the end"
        return
    assert 0 <= state.top <= (MOST_STEPS - 1) * STEP_WORDS
    assert 0 <= state.seat() < state.seats
    assert 0 < state.options < 1 << MOST_CHOICES
    assert state.options.bit_count() >= least_options, "a seat with a single option is not asked"
    choices = GAMES[game_name(state)].actions.by_step[state.kind()].choices
    assert state.options.bit_length() <= len(choices)
    for choice in members(state.options):
        assert choices[choice], f"choice {choice} is offered without words"
