"""The base class of both games' states: a stack of steps, and one decision at which the game rests."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gouverneur.kernel.bits import lowest
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.errors import IllegalAction
from gouverneur.kernel.event import Detail, Event
from gouverneur.kernel.refusal import Refusal

# A step is a frame of ten words. The first three mean the same in every step; each phase names the others.
# Two of those are for the turn of one seat and are cleared with it; what is to last longer lies behind them.
KIND: Final[i64] = 0  # which step, and so which decision
SEAT: Final[i64] = 1  # whose turn it is in this step
TURNS: Final[i64] = 2  # turns still to come, this one included
DATA: Final[i64] = 3  # the first of seven words of the step's own, and the first of two of the turn
STEP_WORDS: Final[i64] = 10
MOST_STEPS: Final[i64] = 8
MOST_CHOICES: Final[i64] = 62
ANY_ORDER: Final[i64] = -1  # where a step keeps the lowest choice still allowed: the order does not matter
MOST_EMPTY_OFFERS: Final[i64] = 1000  # in a row; a sound game has a handful


NO_STEPS: Final = vec[i64]([0] * 80)


def no_steps() -> vec[i64]:
    """Room for a stack of steps."""
    return NO_STEPS[:]


class Observation:
    """The information state of one seat (-1: a spectator): what it knows and nothing else."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def redeal(self, dealer: Dealer) -> State:
        """A whole state in which everything this seat cannot see is imagined."""
        raise NotImplementedError

    def words(self) -> list[int]:
        """All of it as numbers: equal observations have equal words."""
        raise NotImplementedError

    def saved(self) -> list[int]:
        """Whose it is and its words: numbers for the game's `restored_observation`, in another process perhaps."""
        numbers: list[int] = [self.seat]
        for word in self.words():
            numbers.append(word)
        return numbers


class State:
    """The whole truth of a game as plain data: no functions, no generator, no future.

    The game always rests at one decision of at least two options, or it is over. Where it stands is
    the top of a stack of steps; an interruption is a step pushed on it. A game says with `offer` what
    its top step asks and with `take` what a choice does; the running on from there is here.
    """

    def __init__(self, seats: i64, steps: vec[i64]) -> None:
        self.seats: i64 = seats
        # Final, as in the games: compiled code then reads it without counting references.
        self.steps: Final[vec[i64]] = steps
        self.top: i64 = -10  # where the top step begins; negative when the game is over
        self.options: i64 = 0  # what may be chosen now, as a mask
        self.forced: bool = False  # the choice being taken was the only one
        self.journal: list[Event] | None = None  # somebody listens; never copied

    # -- what a game defines ------------------------------------------------

    def offer(self, dealer: Dealer) -> i64:
        """The choices of the top step. 0 means that it had nothing to ask and has moved on.

        A step with a seat to act changes nothing here, so that a redealt state can be asked again.
        """
        raise NotImplementedError

    def take(self, choice: i64, dealer: Dealer) -> None:
        """Do what a choice of the top step means."""
        raise NotImplementedError

    def refusal(self, choice: i64) -> Refusal:
        """Why a choice that is not an option is refused; asked only when refusing."""
        raise NotImplementedError

    def clone(self) -> State:
        """Another state that goes on by itself."""
        raise NotImplementedError

    def observe(self, seat: i64) -> Observation:
        """What one seat (-1: a spectator) knows."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """The points of a seat if the game were over now."""
        raise NotImplementedError

    def words(self) -> list[int]:
        """All of it as numbers: equal states have equal words."""
        raise NotImplementedError

    # -- the engine ---------------------------------------------------------

    def apply(self, choice: i64, dealer: Dealer) -> None:
        """Carry out one option and run on to the next decision."""
        if choice < 0 or choice >= MOST_CHOICES or (self.options >> choice) & 1 == 0:
            raise IllegalAction(f"choice {choice} is not among the options", choice=choice)
        self.take(choice, dealer)
        self.settle(dealer)

    def settle(self, dealer: Dealer) -> None:
        """Run forward until somebody has a real choice or the game is over."""
        empty: i64 = 0
        while self.top >= 0:
            options = self.offer(dealer)
            if options & (options - 1) != 0:
                self.options = options
                return
            if options != 0:
                self.forced = True
                self.take(lowest(options), dealer)
                self.forced = False
                empty = 0
            else:
                empty += 1
                if empty == MOST_EMPTY_OFFERS:
                    raise AssertionError(f"step {self.kind()} offers nothing and does not move on")
        self.options = 0

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.top < 0

    def kind(self) -> i64:
        """Which decision is asked, as the number of its step."""
        return self.steps[self.top]

    def seat(self) -> i64:
        """The seat that decides."""
        return self.steps[self.top + SEAT]

    def seat_after(self, seat: i64, places: i64) -> i64:
        return (seat + places) % self.seats

    # -- the stack of steps -------------------------------------------------

    def push(self, kind: i64, seat: i64, turns: i64) -> None:
        top = self.top + STEP_WORDS
        self.top = top
        steps = self.steps
        steps[top] = kind
        steps[top + SEAT] = seat
        steps[top + TURNS] = turns
        for i in range(DATA, STEP_WORDS):
            steps[top + i] = 0

    def pop(self) -> None:
        self.top -= STEP_WORDS

    def at(self, field: i64) -> i64:
        """A word of the top step."""
        return self.steps[self.top + field]

    def put(self, field: i64, value: i64) -> None:
        self.steps[self.top + field] = value

    def become(self, kind: i64) -> None:
        """The top step goes on as another, keeping its words."""
        self.steps[self.top] = kind

    def next_turn(self) -> None:
        """Each player in turn: the next seat clockwise, with the two words of the turn cleared."""
        steps = self.steps
        top = self.top
        seat = steps[top + SEAT] + 1
        if seat == self.seats:
            seat = 0
        steps[top + SEAT] = seat
        steps[top + TURNS] -= 1
        steps[top + DATA] = 0
        steps[top + DATA + 1] = 0

    def stop(self) -> None:
        """The game is over."""
        self.top = -STEP_WORDS

    # -- telling ------------------------------------------------------------

    def tell(self, key: str, seat: i64, public: dict[str, Detail]) -> None:
        """Everybody sees all of it."""
        journal = self.journal
        if journal is not None:
            journal.append(Event(key, seat, public, {}, -1, -1))

    def tell_apart(
        self,
        key: str,
        seat: i64,
        public: dict[str, Detail],
        secret: dict[str, Detail],
        knowers: i64,
        audience: i64,
    ) -> None:
        """Those in `audience` see the public part, those in `knowers` the secret part too."""
        journal = self.journal
        if journal is not None:
            journal.append(Event(key, seat, public, secret, knowers, audience))
