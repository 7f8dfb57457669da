"""What comes of a turn: it is played on imagined deals to the end of the phase, and what is told is listened to."""

from __future__ import annotations

from collections.abc import Sequence

from gouverneur.bots.thinking.judge import LONGEST_PHASE, ROLE, Judge
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.event import Detail
from gouverneur.kernel.playout import random_choice
from gouverneur.kernel.state import State

Seen = dict[str, Detail]


class Future:
    """One deal, before and after; `told` is what the seat that decided saw of what happened."""

    def __init__(self, seat: int, before: State, after: State, contested: bool) -> None:
        self.seat = seat
        self.contested = contested  # somebody else has decided something meanwhile
        self.before = before
        self.after = after
        self.others: list[Future] = []  # what would come of other turns on the same deal
        happened = after.journal or []
        after.journal = None
        self.told: list[Seen] = [seen for seen in (event.seen_by(seat) for event in happened) if seen]

    def events(self, key: str, seat: int | None = None) -> list[Seen]:
        """Those of a kind; with a seat, what happened to it."""
        return [
            seen
            for seen in self.told
            if seen["event"] == key and (seat is None or seen.get("seat", -1) == seat)
        ]

    def number(self, key: str, seat: int, of: str) -> int:
        """A number of all such events together."""
        return sum(found for seen in self.events(key, seat) if isinstance(found := seen.get(of, 0), int))

    def names(self, key: str, seat: int, of: str) -> list[str]:
        """The things of all such events."""
        found: list[str] = []
        for seen in self.events(key, seat):
            named = seen.get(of, [])
            found += [named] if isinstance(named, str) else named if isinstance(named, list) else []
        return found

    def skipped(self, seat: int, phase: str) -> bool:
        """Whether it could do nothing in a phase."""
        return any(seen.get("phase") == phase for seen in self.events("skip", seat))


def follow(judge: Judge, state: State, turn: Sequence[int], chance: Dealer, others: Dealer | None) -> Future:
    """Play a turn and then the phase, everybody by rule of thumb, or whoever else decides at random."""
    seat = state.seat()
    after = _played(state, turn, chance)
    contested = False
    for _ in range(LONGEST_PHASE):
        if after.over() or after.kind() == ROLE:
            break
        contested = contested or after.seat() != seat
        if others is not None and after.seat() != seat:
            after.apply(random_choice(after.options, others), chance)
        else:
            after.apply(judge.choose(after, chance), chance)
    return Future(seat, state, after, contested)


def follow_all(
    judge: Judge, state: State, turn: Sequence[int], chance: Dealer, others: Dealer, kind: int, most: int
) -> list[Future]:
    """The same with everything that the others could choose at decisions of a kind; nothing if that is too much."""
    seat = state.seat()
    open_ends = [(_played(state, turn, chance), False)]
    found: list[Future] = []
    for _ in range(most * LONGEST_PHASE):
        if not open_ends:
            return found
        if len(found) + len(open_ends) > most:
            break
        after, contested = open_ends.pop()
        if after.over() or after.kind() == ROLE:
            found.append(Future(seat, state, after, contested))
            continue
        mine = after.seat() == seat
        if not mine and after.kind() == kind:
            open_ends += [(_branch(after, choice, chance), True) for choice in each(after.options)]
            continue
        after.apply(judge.choose(after, chance) if mine else random_choice(after.options, others), chance)
        open_ends.append((after, contested or not mine))
    return []


def _played(state: State, turn: Sequence[int], chance: Dealer) -> State:
    after = state.clone()
    after.journal = []
    for choice in turn:
        if after.over() or (after.options >> choice) & 1 == 0:
            break  # chance had a part in what came before
        after.apply(choice, chance)
    return after


def _branch(state: State, choice: int, chance: Dealer) -> State:
    after = state.clone()
    after.journal = list(state.journal or [])
    after.apply(choice, chance)
    return after


def each(mask: int) -> list[int]:
    """The choices in a mask."""
    return [choice for choice in range(mask.bit_length()) if (mask >> choice) & 1]
