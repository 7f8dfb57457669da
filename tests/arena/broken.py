"""Bots that go wrong in every way that bots can."""

from __future__ import annotations

import ctypes
import itertools
import os
import sys
import time
from collections.abc import Callable, Iterable
from typing import Any

from gouverneur.bots.bot import Thought
from gouverneur.bots.random import RandomBot
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.kernel.state import Observation

SOUND_TURNS = 3  # of a broken bot, before it breaks
Turn = Iterable[Any]


class Broken:
    """Plays at random, then does what it must not."""

    name = "broken"

    def __init__(self, seed: int, deed: Callable[[Observation, Dealer], Turn]) -> None:
        self.deed, self.turns = deed, 0
        self.dealer = Dealer(seed)
        self.sound = RandomBot(self.dealer)

    def think(self, observation: Observation) -> Any:
        self.turns += 1
        if self.turns <= SOUND_TURNS:
            return self.sound.think(observation)
        return Thought(tuple(self.deed(observation, self.dealer)))


def broken(deed: Callable[[Observation, Dealer], Turn]) -> Callable[[Ruleset, int], Broken]:
    return lambda rules, seed: Broken(seed, deed)


def _raise(observation: Observation, dealer: Dealer) -> Turn:
    raise RuntimeError("no idea what to do")


def _segfault(observation: Observation, dealer: Dealer) -> Turn:
    ctypes.string_at(0)
    return ()


def _exit(observation: Observation, dealer: Dealer) -> Turn:
    os._exit(7)


def _hold_the_interpreter(observation: Observation, dealer: Dealer) -> Turn:
    """For ever in C, which never looks at signals and never lets another thread run."""
    return [sum(itertools.repeat(0))]


def _not_an_option(observation: Observation, dealer: Dealer) -> Turn:
    options = observation.redeal(dealer).options
    return [next(choice for choice in range(62) if not options >> choice & 1)]


def _too_much(observation: Observation, dealer: Dealer) -> Turn:
    state = observation.redeal(dealer)
    choices = []
    for _ in range(60):
        choice = int(state.options).bit_length() - 1
        choices.append(choice)
        state.apply(choice, dealer)
    return choices


def _slow(observation: Observation, dealer: Dealer) -> Turn:
    time.sleep(0.35)
    return RandomBot(dealer).think(observation).turn


def _chatter(observation: Observation, dealer: Dealer) -> Turn:
    print('{"outcome": "I have won"}', flush=True)
    print("x" * 100_000, file=sys.stderr)
    os.write(1, b"\n\n")
    return RandomBot(dealer).think(observation).turn


raising = broken(_raise)
leaving = broken(lambda observation, dealer: sys.exit("bye"))
segfaulting = broken(_segfault)
exiting = broken(_exit)
hanging = broken(_hold_the_interpreter)
illegal = broken(_not_an_option)
greedy = broken(_too_much)
negative = broken(lambda observation, dealer: [-1])
silent = broken(lambda observation, dealer: [])
wordy = broken(lambda observation, dealer: ["builder"])
endless_turn = broken(lambda observation, dealer: itertools.repeat(0, 10_000))
slow = broken(_slow)
chatty = broken(_chatter)


def stillborn(rules: Ruleset, seed: int) -> Broken:
    raise OSError("my net is missing")


def never_born(rules: Ruleset, seed: int) -> Broken:
    while True:
        time.sleep(1)


def thoughtless(rules: Ruleset, seed: int) -> object:
    return object()


def first_option(rules: Ruleset, seed: int) -> Any:
    """Sound, and always the same."""
    dealer = Dealer(seed)

    class First:
        name = "first"

        def think(self, observation: Observation) -> Thought:
            options = int(observation.redeal(dealer).options)
            return Thought(((options & -options).bit_length() - 1,))

    return First()
