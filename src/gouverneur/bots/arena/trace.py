"""What a room writes down while it plays, so that it can be told what it was doing when it dies.

A file in memory that both sides see: writing to it costs a microsecond, and it outlives the one who writes.
"""

from __future__ import annotations

import mmap
import struct
from pathlib import Path
from typing import NamedTuple

NOTHING, MAKING, THINKING, APPLYING = range(4)
HEAD = struct.Struct(
    "<QiiI"
)  # how many things were begun, what is being done, for which seat, choices so far
SIZE = 1 << 14
ROOM = SIZE - HEAD.size  # for choices, of a byte each


class Doing(NamedTuple):
    begun: int
    what: int
    seat: int


class Trace:
    """One side writes, the other looks."""

    def __init__(self, path: Path) -> None:
        with path.open("r+b") as file:
            self._memory = mmap.mmap(file.fileno(), SIZE)
        self._begun = 0
        self._choices = 0

    @staticmethod
    def prepare(path: Path) -> None:
        path.write_bytes(bytes(SIZE))

    def clear(self) -> None:
        """By who gives the next order: nothing is being done yet."""
        HEAD.pack_into(self._memory, 0, 0, NOTHING, -1, 0)

    def game(self) -> None:
        """A new game begins."""
        self._choices = 0
        self.begin(APPLYING, -1)

    def begin(self, what: int, seat: int) -> None:
        self._begun += 1
        HEAD.pack_into(self._memory, 0, self._begun, what, seat, self._choices)

    def chose(self, choice: int) -> None:
        """Written down when it has been carried out."""
        if self._choices < ROOM:
            self._memory[HEAD.size + self._choices] = choice
            self._choices += 1
            HEAD.pack_into(self._memory, 0, self._begun, APPLYING, -1, self._choices)

    @property
    def doing(self) -> Doing:
        begun, what, seat, _ = HEAD.unpack_from(self._memory, 0)
        return Doing(begun, what, seat)

    @property
    def choices(self) -> list[int]:
        number = min(HEAD.unpack_from(self._memory, 0)[3], ROOM)
        return list(self._memory[HEAD.size : HEAD.size + number])

    def close(self) -> None:
        self._memory.close()
