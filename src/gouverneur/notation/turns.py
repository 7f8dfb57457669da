"""Whole turns: from what somebody wants done to the sequence of small choices that does it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from gouverneur.kernel.bits import lowest
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.errors import IllegalAction, MalformedAction
from gouverneur.kernel.game import Game
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import State
from gouverneur.kernel.words import Action

Wish = Mapping[str, str | Sequence[str]]

# What ends a choice of several things when nothing more is wanted, the first that is an option.
CLOSINGS = ("done", "beside", "pass", "decline")


def sequence_for(game: Game, state: State, wish: Wish) -> list[Action]:
    """The actions that fulfil a wish from this decision on, in canonical order.

    A wish names things by the verb of their words, in any order:
    `{"build": "statue", "over": "chapel", "pay": ["smithy", "tower"]}` or `{"sell": ["indigo", "sugar"]}`.
    Of each verb it names all or nothing: of the named ones exactly these things are done, of the others
    what ends the turn soonest, or the sequence stops where there is a choice. Things that the rules do
    without asking may be named too. If the wish breaks a rule, IllegalAction says which.
    """
    return _Turn(game, state, wish).actions()


class _Turn:
    """One seat's turn on a copy of the state, as far as a wish leads it."""

    def __init__(self, game: Game, state: State, wish: Wish) -> None:
        self.game = game
        self.trial = state.clone()
        self.seat = state.seat()
        self.base = state.top
        self.steps = game.turn_steps.get(state.kind(), (state.kind(),))
        self.verbs = set(wish)
        self.missing = _wanted(game, wish)

    def actions(self) -> list[Action]:
        dealer = Dealer(0)  # chance never decides what is legal within a turn
        chosen: list[Action] = []
        while True:
            action = self._next()
            if action is None:
                break
            chosen.append(action)
            self.missing -= Counter([action.words])
            self.trial.take(action.choice, dealer)
            if not self._run_on(dealer):
                break
        self._refuse_rest()
        return chosen

    def _next(self) -> Action | None:
        """What to choose now: something wanted, else what closes; None when the wish says nothing."""
        kind = self.game.actions.by_step[self.trial.kind()]
        here = self._wanted_here()
        for choice in here:
            if (self.trial.options >> choice) & 1:
                return self.game.actions.action(kind.step, choice)
        if here:
            self._refuse(self.trial.refusal(here[0]), kind.choices[here[0]])
        closings = [kind.choices.index(words) for words in CLOSINGS if words in kind.choices]
        for choice in closings:
            if (self.trial.options >> choice) & 1:
                return self.game.actions.action(kind.step, choice)
        if self.missing and closings:
            self._refuse(self.trial.refusal(closings[0]), kind.choices[closings[0]])
        if any(_verb(words) in self.verbs for words in kind.choices):
            self._refuse(self._misfit(next(words for words in kind.choices if words), "more is needed"), "")
        return None

    def _wanted_here(self) -> list[int]:
        """The wanted choices of this step. Where two verbs are wanted the later one comes first: one gives
        something up before one builds."""
        choices = self.game.actions.by_step[self.trial.kind()].choices
        here = [choice for choice, words in enumerate(choices) if words and self.missing[words] > 0]
        return [choice for choice in here if _verb(choices[choice]) == _verb(choices[here[-1]])]

    def _run_on(self, dealer: Dealer) -> bool:
        """Do what leaves no choice, as the state itself would; False when the turn is over."""
        trial = self.trial
        while self._lasts():
            options = trial.offer(dealer)
            if options & (options - 1):
                trial.options = options
                return True
            if options and self._lasts():
                action = self.game.actions.action(trial.kind(), lowest(options))
                self._agree(action)
                trial.take(action.choice, dealer)
        return False

    def _lasts(self) -> bool:
        trial = self.trial
        return trial.top >= max(self.base, 0) and trial.seat() == self.seat and trial.kind() in self.steps

    def _agree(self, forced: Action) -> None:
        """What happens by itself must not be something else than what was wanted."""
        here = self._wanted_here()
        if self.missing[forced.words]:
            self.missing -= Counter([forced.words])
        elif here:
            self._refuse(self.trial.refusal(here[0]), forced.kind.choices[here[0]])
        elif _verb(forced.words) in self.verbs:
            self._refuse(self._misfit(forced.words, "more is needed"), forced.words)

    def _refuse_rest(self) -> None:
        for words in self.missing:
            self._refuse(self._misfit(words, "does not fit into this turn"), words)

    def _misfit(self, words: str, text: str) -> Refusal:
        rule = self.game.number_rules.get(_verb(words), self.game.order_rule)
        return Refusal(rule, "wish-does-not-fit", text)

    def _refuse(self, refusal: Refusal, words: str) -> None:
        raise IllegalAction(f"{words!r}: {refusal}", key=refusal.key, rule=refusal.rule, words=words)


def _wanted(game: Game, wish: Wish) -> Counter[str]:
    known = {action.words for action in game.actions.actions if action is not None}
    wanted: Counter[str] = Counter()
    for verb, things in wish.items():
        for thing in [things] if isinstance(things, str) else things:
            words = f"{verb} {thing}".strip()
            if words not in known:
                raise MalformedAction(f"{words!r} is not an action of {game.grammar.name}", words=words)
            wanted[words] += 1
    return wanted


def _verb(words: str) -> str:
    return words.partition(" ")[0]
