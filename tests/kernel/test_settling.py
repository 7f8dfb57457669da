"""Running on to the next decision."""

from __future__ import annotations

import pytest

from gouverneur.kernel.state import TURNS
from gouverneur.puerto_rico import vocabulary as v
from rulesets import begin


def test_a_step_without_options_is_an_error_not_a_hang() -> None:
    state, dealer = begin("puerto-rico:2020+new-buildings/3", 1)
    while state.at(TURNS) > 1:
        state.apply(state.options.bit_length() - 1, dealer)
    state.take(state.options.bit_length() - 1, dealer)
    state.put(TURNS, 1)  # though every slot is taken
    assert state.kind() == v.DRAFT
    with pytest.raises(AssertionError, match="offers nothing"):
        state.settle(dealer)
