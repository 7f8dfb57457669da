"""The dealer answers for chance: first from given outcomes, then from a seed, else it asks."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gouverneur.kernel.errors import ChanceError, ChanceNeeded

STACKS: Final[i64] = 6  # stacks a game may draw from, each with a stream of its own
REDEAL: Final[i64] = 6  # thinking players imagine what they cannot see
CHOICE: Final[i64] = 7  # random players choose
STREAMS: Final[i64] = 8
STREAM_WORDS: Final[i64] = 4
LOW_32: Final[i64] = 0xFFFFFFFF
NO_WORDS: Final = vec[i64]([0] * 32)  # to copy: making a vector from a list is slow


@final
class Dealer:
    """Chance for one game.

    There is one stream per stack, and each draw takes one number from it: the k-th card of a seed is
    the same whatever the players did. The generator is sfc32 (Chris Doty-Humphrey, public domain):
    additions, shifts and exclusive-ors of 32-bit words, so a seed means the same game everywhere.

    A given outcome that is impossible raises `ChanceError`. Both that and `ChanceNeeded` may come in
    the middle of a choice and leave the state half changed: apply to a clone, as `Table` does.
    """

    def __init__(self, seed: int | None = None) -> None:
        self.seeded: bool = seed is not None
        number = 0 if seed is None else seed
        self.seed_low: i64 = number & 0xFFFFFFFF
        self.seed_high: i64 = (number >> 32) & 0xFFFFFFFF
        self.words: Final[vec[i64]] = NO_WORDS[:]
        self.given: list[list[int]] = [[] for stack in range(6)]
        self.waiting: i64 = 0
        self.outcomes: list[tuple[int, int]] | None = None

    def clone(self) -> Dealer:
        """Another dealer that will answer the same; what was recorded is not copied."""
        other = Dealer()
        other.seeded = self.seeded
        other.seed_low = self.seed_low
        other.seed_high = self.seed_high
        for i in range(STREAMS * STREAM_WORDS):
            other.words[i] = self.words[i]
        other.given = [queue[:] for queue in self.given]
        other.waiting = self.waiting
        return other

    def saved(self) -> list[int]:
        """Where the generator stands, as numbers for `restored`; given outcomes are not part of it."""
        numbers: list[int] = [int(self.seeded), self.seed_low, self.seed_high]
        for word in self.words:
            numbers.append(word)
        return numbers

    def give(self, stack: int, outcomes: list[int]) -> None:
        """Queue outcomes for a stack; they come before anything from the seed."""
        self.given[stack].extend(outcomes)
        self.waiting += len(outcomes)

    def record(self) -> None:
        """Start a fresh list of (stack, outcome) in `outcomes`."""
        self.outcomes = []

    def draw(self, stack: i64, counts: vec[i64], start: i64, kinds: i64, size: i64) -> i64:
        """One of `size` things: counts[start + kind] of each kind. The caller takes it away."""
        kind: i64 = 0
        if self.waiting > 0 and len(self.given[stack]) > 0:
            kind = self.given[stack].pop(0)
            self.waiting -= 1
            if kind < 0 or kind >= kinds or counts[start + kind] <= 0:
                raise ChanceError(f"outcome {kind} is not in stack {stack}", stack=stack, outcome=kind)
        else:
            if not self.seeded:
                raise ChanceNeeded(f"no outcome given for stack {stack} and no seed", stack=stack)
            k = self.below(stack, size)
            number = counts[start]
            while k >= number:
                k -= number
                kind += 1
                number = counts[start + kind]
        if self.outcomes is not None:
            self.outcomes.append((stack, kind))
        return kind

    def below(self, stream: i64, n: i64) -> i64:
        """A number from 0 to n - 1, straight from a stream: for redealing and random players."""
        return (self._next(stream) * n) >> 32

    def _next(self, stream: i64) -> i64:
        words = self.words
        i = stream * STREAM_WORDS
        if words[i + 3] == 0:
            self._seed(stream)
        a = words[i]
        b = words[i + 1]
        c = words[i + 2]
        d = words[i + 3]
        out = (a + b + d) & LOW_32
        words[i] = b ^ (b >> 9)
        words[i + 1] = (c + (c << 3)) & LOW_32
        words[i + 2] = ((((c << 21) & LOW_32) | (c >> 11)) + out) & LOW_32
        words[i + 3] = (d + 1) & LOW_32
        return out

    def _seed(self, stream: i64) -> None:
        words = self.words
        i = stream * STREAM_WORDS
        words[i] = self.seed_low
        words[i + 1] = self.seed_high
        words[i + 2] = stream + 1
        words[i + 3] = 1
        for k in range(12):
            self._next(stream)


def restored(numbers: list[int]) -> Dealer:
    """A dealer that goes on where another one was saved."""
    if len(numbers) != 35 or min(numbers) < 0 or max(numbers) > LOW_32:
        raise ChanceError("a saved dealer is 35 numbers of 32 bits")
    dealer = Dealer()
    dealer.seeded = numbers[0] != 0
    dealer.seed_low = numbers[1]
    dealer.seed_high = numbers[2]
    for i in range(32):
        dealer.words[i] = numbers[i + 3]
    return dealer
