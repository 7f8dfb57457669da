"""Whole turns: drafting one choice by choice, and finding the choices that do what somebody wants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from gouverneur.kernel.bits import lowest
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.errors import ChanceNeeded, IllegalAction, MalformedAction
from gouverneur.kernel.game import Game
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import ANY_ORDER, State
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
    return _Wish(game, state, wish).actions()


class Draft:
    """One seat's turn on a copy of the state: what was chosen so far, and what may follow.

    Several things of a kind may be chosen in any order; `turn` is then what is played.

    It deals nothing and shows nothing that its seat does not know: it stops before chance is asked and
    before anybody else acts. It is then `complete`, and `state` is what is certain.
    """

    any_order = True

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.start = state
        self.state = state.clone()
        self.state.journal = []
        self.seat = state.seat()
        self.chosen: list[Action] = []
        self.done: list[Action] = []  # also what left no choice
        self.complete = False
        self._base = state.top
        self._steps = game.turn_steps.get(state.kind(), (state.kind(),))
        order = game.orders.get(state.kind())
        if self.any_order and order is not None:
            self.any_order = self._may_begin_anywhere(order)  # else it goes on in the order of the rules
            self.state.options = self._offer()

    def _may_begin_anywhere(self, order: int) -> bool:
        """Nothing was chosen yet, or only what had to be: no choice has been passed over."""
        self.state.put(order, 0)
        options = self.state.offer(Dealer())
        self.state.put(order, self.start.at(order))
        return options == self.start.options

    @property
    def turn(self) -> list[Action]:
        """The choices in the order in which the rules take them, without those that they take by themselves."""
        wish: dict[str, list[str]] = {}
        for action in self.done:
            if action.words not in CLOSINGS:
                verb, _, thing = action.words.partition(" ")
                wish.setdefault(verb, []).append(thing)
        return sequence_for(self.game, self.start, wish)

    def clone(self) -> Draft:
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.state, other.chosen, other.done = _copy(self.state), self.chosen[:], self.done[:]
        return other

    @property
    def options(self) -> list[Action]:
        """What may be chosen next; nothing when the draft is complete."""
        return [] if self.complete else self.game.actions.options(self.state.kind(), self.state.options)

    def followed(self) -> Counter[str]:
        """What was done without being chosen."""
        return Counter(a.words for a in self.done) - Counter(a.words for a in self.chosen)

    def choose(self, action: Action) -> None:
        """Choose one of the options, and do what then leaves no choice."""
        self.chosen.append(action)
        if not self._take(action):
            return
        while self._lasts():
            options = self._offer()
            if options & (options - 1):
                self.state.options = options
                return
            if options and self._lasts():
                forced = self.game.actions.action(self.state.kind(), lowest(options))
                self._forced(forced)
                if not self._take(forced):
                    return
        self._end(self.state)

    def _lasts(self) -> bool:
        state = self.state
        return (
            not self.complete
            and state.top >= max(self._base, 0)
            and state.seat() == self.seat
            and state.kind() in self._steps
        )

    def _forced(self, action: Action) -> None:
        """Something happens without being asked."""

    def _take(self, action: Action) -> bool:
        """Do it, if chance has no part in it; else the draft ends before it."""
        self.done.append(action)
        before = _copy(self.state)
        try:
            self.state.take(action.choice, Dealer())
        except ChanceNeeded:
            self._end(before)
        return not self.complete

    def _offer(self) -> int:
        before = _copy(self.state)
        order = self.game.orders.get(self.state.kind()) if self.any_order else None
        try:
            if order is None:
                return self.state.offer(Dealer())
            self.state.put(order, 0)
            options = self.state.offer(Dealer())
            if options & (options - 1):  # else this must be chosen in any case, or the step is done with
                self.state.put(order, ANY_ORDER)
                options = self.state.offer(Dealer())
                self.state.put(order, 0)
            return options
        except ChanceNeeded:
            self._end(before)
            return 0

    def _end(self, certain: State) -> None:
        self.state, self.complete = certain, True
        self.state.options = 0


def _copy(state: State) -> State:
    """A clone that goes on telling."""
    copy = state.clone()
    copy.journal = None if state.journal is None else state.journal[:]
    return copy


class DraftInOrder(Draft):
    """A draft that offers what the state itself does: several things in ascending order."""

    any_order = False


class _Wish(DraftInOrder):
    """A turn as far as a wish leads it."""

    def __init__(self, game: Game, state: State, wish: Wish) -> None:
        super().__init__(game, state)
        self.verbs = set(wish)
        self.missing = _wanted(game, wish)

    def actions(self) -> list[Action]:
        while not self.complete:
            action = self._next()
            if action is None:
                break
            self.missing -= Counter([action.words])
            self.choose(action)
        self._refuse_rest()
        return self.chosen

    def _next(self) -> Action | None:
        """What to choose now: something wanted, else what closes; None when the wish says nothing."""
        kind = self.game.actions.by_step[self.state.kind()]
        here = self._wanted_here()
        for choice in here:
            if (self.state.options >> choice) & 1:
                return self.game.actions.action(kind.step, choice)
        if here and not self._asks_one_by_one():
            self._refuse(self.state.refusal(here[0]), kind.choices[here[0]])
        closings = [kind.choices.index(words) for words in CLOSINGS if words in kind.choices]
        for choice in closings:
            if (self.state.options >> choice) & 1:
                return self.game.actions.action(kind.step, choice)
        if self.missing and closings:
            self._refuse(self.state.refusal(closings[0]), kind.choices[closings[0]])
        if any(_verb(words) in self.verbs for words in kind.choices):
            self._refuse(self._misfit(next(words for words in kind.choices if words), "more is needed"), "")
        return None

    def _asks_one_by_one(self) -> bool:
        """Something else is asked about first, and may be declined."""
        choices = self.game.actions.by_step[self.state.kind()].choices
        return "decline" in choices and (self.state.options >> choices.index("decline")) & 1 == 1

    def _wanted_here(self) -> list[int]:
        """The wanted choices of this step. Where two verbs are wanted the later one comes first: one gives
        something up before one builds."""
        choices = self.game.actions.by_step[self.state.kind()].choices
        here = [choice for choice, words in enumerate(choices) if words and self.missing[words] > 0]
        return [choice for choice in here if _verb(choices[choice]) == _verb(choices[here[-1]])]

    def _forced(self, action: Action) -> None:
        """What happens by itself must not be something else than what was wanted."""
        here = self._wanted_here()
        if self.missing[action.words]:
            self.missing -= Counter([action.words])
        elif here:
            self._refuse(self.state.refusal(here[0]), action.kind.choices[here[0]])
        elif _verb(action.words) in self.verbs:
            self._refuse(self._misfit(action.words, "more is needed"), action.words)

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
