"""An entry of the contest that thinks with one of our bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gouverneur.bots.bot import Bot
from gouverneur.bots.makers import make_bot
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.errors import GouverneurError
from gouverneur.kernel.piles import one_of
from gouverneur.kernel.ruleset import parse_ruleset
from gouverneur.learning.contest import actions, sight
from gouverneur.learning.contest.memory import Memory
from gouverneur.learning.contest.rebuild import rebuild, rest
from gouverneur.learning.contest.sight import Sight
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.game import GRAMMAR, rules_of

RULESET = "puerto-rico:2002/3"
BOT = "search:ms=700"


class ContestAgent:
    """What the contest wants of an entry: `act`, and `on_game_start` before each game."""

    name = "Gouverneur"

    def __init__(self, bot: str = BOT, seed: int = 0) -> None:
        """`bot`: a name that `make_bot` knows."""
        self.ruleset = parse_ruleset(RULESET, {GRAMMAR.name: GRAMMAR})
        self.rules = rules_of(self.ruleset)
        self.bot_name = bot
        self.seed = seed
        self.games = 0
        self.fallbacks: list[str] = []  # why an action was not the bot's own
        self._begin()

    def _begin(self) -> None:
        self.bot: Bot = make_bot(self.bot_name, self.ruleset, self.seed + self.games)
        self.games += 1
        self.dealer = Dealer(self.seed)
        self.memory = Memory()
        self.plan: list[int] = []  # the actions with which the turn now begun goes on
        self.planned_for = (0, 0)  # its round and phase

    def on_game_start(self, forward_model: Any = None) -> None:
        """A new game. The contest's own model of it is not needed, and not touched."""
        self._begin()

    def act(self, observation: Sequence[float], action_mask: Sequence[float]) -> int:
        """One of the allowed actions. Whatever happens, it is one."""
        try:
            chosen = self.choose(observation, action_mask)
        except (
            GouverneurError,
            AssertionError,
            ArithmeticError,
            LookupError,
            TypeError,
            ValueError,
        ) as error:
            self.plan = []
            return self._fall_back(action_mask, f"{type(error).__name__}: {error}")
        if not action_mask[chosen] > 0.5:
            self.plan = []
            return self._fall_back(action_mask, f"action {chosen} is not allowed")
        return chosen

    def choose(self, observation: Sequence[float], action_mask: Sequence[float]) -> int:
        """The bot's action, if what is asked is what our rules ask here."""
        seen = sight.read(observation, action_mask)
        self.memory.look(seen)
        now = (self.memory.round, seen.phase)
        if now != self.planned_for or not self._plan_fits(seen):
            self.plan = self._think(seen) if len(seen.allowed) > 1 else [*seen.allowed]
            self.planned_for = now
        chosen = self.plan.pop(0)
        if seen.phase == sight.CHOOSING:
            self.memory.took(chosen)
        return chosen

    def _plan_fits(self, seen: Sight) -> bool:
        """Only placing and storing are turns of several actions; the last of them the contest may take by itself."""
        if not self.plan or self.plan[0] not in seen.allowed:
            return False
        if seen.phase == v.MAYOR:
            return len(self.plan) == seen.board.idle
        return seen.phase == sight.STORING

    def _think(self, seen: Sight) -> list[int]:
        """The actions of the turn that begins here, as far as they belong to this decision."""
        state = rebuild(self.rules, seen, self.memory)
        kind, base, start = state.kind(), state.top, state.clone()
        taken = rest(state, base, seen.seat, self.dealer)
        if kind not in (v.PLACE, v.STORE):
            taken += self.bot.think(state.observe(seen.seat)).turn[:1]
        while state.options and kind in (v.PLACE, v.STORE):
            for choice in self.bot.think(state.observe(seen.seat)).turn:
                if state.options:
                    taken.append(choice)
                    state.take(choice, self.dealer)
                    taken += rest(state, base, seen.seat, self.dealer)
        if kind == v.STORE:
            wanted = actions.storing(start, _kept(taken))
            return [action for action in wanted if action in seen.allowed] or [max(seen.allowed)]
        return [actions.action(kind, choice) for choice in taken]

    def _fall_back(self, mask: Sequence[float], why: str) -> int:
        """Anything rather than to pass."""
        self.fallbacks.append(why)
        allowed = [action for action, may in enumerate(mask) if may > 0.5]
        return next((action for action in allowed if action != actions.PASS), actions.PASS)


def _kept(choices: list[int]) -> int:
    """The pile that these choices of storing keep."""
    return sum(
        (choice % v.MOST_OF_A_GOOD + 1) * one_of(choice // v.MOST_OF_A_GOOD)
        for choice in choices
        if choice != v.KEEP_NO_MORE
    )
