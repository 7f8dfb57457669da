"""What a game hands to the table: how to begin, how to speak, how to count."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.ruleset import GameGrammar, Ruleset
from gouverneur.kernel.state import Observation, State
from gouverneur.kernel.words import ActionTable

Sources = list[tuple[str, int]]


@dataclass(frozen=True)
class Game:
    """One game of the library. Its functions are asked only about states of its own."""

    grammar: GameGrammar
    actions: ActionTable
    stacks: tuple[str, ...]  # what the dealer draws from, by number
    begin: Callable[[Ruleset, Dealer], State]
    restored_observation: Callable[[Ruleset, list[int]], Observation]  # from what `Observation.saved` gave
    outcome_names: Callable[[Ruleset, str], list[str]]  # what a stack may deal, by number
    score_sources: Callable[[Any, int], Sources]
    price_sources: Callable[[Any, int, int], Sources]  # what an option of the decision costs or brings
    winners: Callable[[Any], list[int]]
    first_seat: Callable[[Any], int]  # who begins, asked of a new game
    ending: Callable[[Any], str]  # how a game ended, as a key
    order_rule: str  # the rule that says whose turn it is to do what
    must_rules: Mapping[int, str]  # by decision, the rule that allows nobody to pass it
    number_rules: Mapping[str, str]  # by verb, the rule that says how many
    proposals: Callable[[Any], list[dict[str, list[str]]]]  # at a large choice: wishes that nothing beats
    orders: Mapping[int, int]  # by step, the word that keeps several choices in ascending order
    turn_steps: Mapping[int, tuple[int, ...]]  # which decisions belong to the turn that one begins
    wanted: Callable[[Any], int]  # how many things the decision wants exactly; 0: that is for its seat to say
