"""Whole turns: from what somebody wants done to the sequence of small choices that does it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.errors import IllegalAction, MalformedAction
from gouverneur.kernel.game import Game
from gouverneur.kernel.state import State
from gouverneur.kernel.words import Action

Wish = Mapping[str, str | Sequence[str]]

# What ends a choice of several things when nothing more is wanted, the first that is an option.
CLOSINGS = ("done", "beside", "pass", "decline")


def sequence_for(game: Game, state: State, wish: Wish) -> list[Action]:
    """The actions that fulfil a wish from this decision on, in canonical order.

    A wish names things by the verb of their words, in any order:
    `{"build": "statue", "over": "chapel", "pay": ["smithy", "tower"]}` or `{"sell": ["indigo", "sugar"]}`.
    Things that the rules do without asking may be named or left out. If the wish breaks a rule,
    IllegalAction says which.
    """
    wanted = _wanted(game, wish)
    missing = wanted.copy()
    seat = state.seat()
    trial = state.clone()
    trial.journal = []
    dealer = Dealer(0)  # chance never decides what is legal within a turn
    actions: list[Action] = []
    while not trial.over() and trial.seat() == seat:
        action = _next(game, trial, missing)
        if action is None:
            break
        actions.append(action)
        missing -= Counter([action.words])
        trial.apply(action.choice, dealer)
        closed = action.words in CLOSINGS or not _goes_on(game, trial, seat, action)
        if closed and not _left_out(game, trial, wanted, missing):
            break
    for words in _left_out(game, trial, wanted, missing):
        raise _misfit(game, words, "does not fit into this turn")
    if actions and _goes_on(game, trial, seat, actions[-1]):
        verb = game.actions.options(trial.kind(), trial.options)[0].words.split()[0]
        if verb in wish:
            raise _misfit(game, verb, "more is needed")
    return actions


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


def _next(game: Game, trial: State, missing: Counter[str]) -> Action | None:
    kind = game.actions.by_step[trial.kind()]
    here = [choice for choice, words in enumerate(kind.choices) if words and missing[words] > 0]
    for choice in here:
        if (trial.options >> choice) & 1:
            return game.actions.action(kind.step, choice)
    if here:
        refusal = trial.refusal(here[0])
        raise IllegalAction(str(refusal), key=refusal.key, rule=refusal.rule, words=kind.choices[here[0]])
    for words in CLOSINGS:
        if words in kind.choices and (trial.options >> kind.choices.index(words)) & 1:
            return game.actions.action(kind.step, kind.choices.index(words))
    return None


def _left_out(game: Game, trial: State, wanted: Counter[str], missing: Counter[str]) -> Counter[str]:
    """What is wanted and has neither been chosen nor happened by itself."""
    chosen = wanted - missing
    return missing - (_happened(trial, game) - chosen)


def _goes_on(game: Game, trial: State, seat: int, action: Action) -> bool:
    """Whether the same choice of several things is still open, so that it must be closed."""
    return (
        not trial.over()
        and trial.seat() == seat
        and trial.kind() in game.turn_steps.get(action.kind.step, ())
    )


def _happened(trial: State, game: Game) -> Counter[str]:
    done: Counter[str] = Counter()
    for event in trial.journal or []:
        verb = game.deeds.get(event.key)
        if verb:
            for detail in event.whole().values():
                things = detail if isinstance(detail, list) else [detail]
                done.update(f"{verb} {thing}" for thing in things if isinstance(thing, str))
    return done


def _misfit(game: Game, words: str, text: str) -> IllegalAction:
    rule = game.number_rules.get(words.split()[0], game.order_rule)
    return IllegalAction(f"{words!r}: {text} [{rule}]", key="wish-does-not-fit", rule=rule, words=words)
