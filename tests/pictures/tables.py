"""Tables in the middle of random games."""

from __future__ import annotations

from hypothesis import strategies as st

from gouverneur import Table
from gouverneur.kernel.playout import MOST_DECISIONS
from gouverneur.kernel.state import State
from rulesets import EVERY, after

FULL = "puerto-rico:2020+new-buildings+nobles+buccaneer+festival/4"
Moment = tuple[str, int, int]  # ruleset, seed, decisions taken
moments = st.tuples(
    st.sampled_from(EVERY), st.integers(0, 10**6), st.integers(0, 400) | st.integers(0, MOST_DECISIONS)
)


def at(name: str, seed: int, decisions: int) -> Table:
    """A table after so many random decisions, or over."""
    return showing(Table(name, seed=seed), after(name, seed, decisions)[0])


def showing(table: Table, state: State) -> Table:
    """The same table with another truth on it."""
    other = table.copy()
    other.state = state
    return other
