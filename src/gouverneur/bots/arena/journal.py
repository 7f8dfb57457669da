"""What has been played, block by block, in a file that survives a kill at any moment."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from gouverneur.bots.arena.errors import ArenaError
from gouverneur.bots.arena.outcomes import Outcome
from gouverneur.bots.arena.plan import Plan

FORMAT = 1
SAID = {
    "ruleset": "ruleset",
    "bots": "bots",
    "mixed": "mixed tables",
    "seed": "seed",
    "limit_ms": "time limit",
    "gouverneur": "version of Gouverneur",
    "rules": "version of the rules",
    "sources": "source code of Gouverneur",
    "compiled": "core (compiled or interpreted)",
}


@dataclass(frozen=True)
class Block:
    """The outcomes of one deal, in the order of the seatings."""

    number: int
    games: tuple[Outcome, ...]


class Journal:
    """A line with the plan and the code, then a line for each block, in the order in which they were finished."""

    def __init__(self, path: Path, plan: Plan, code: Mapping[str, Any], files: Mapping[str, str]) -> None:
        self.path, self.plan = path, plan
        self.header: dict[str, Any] = {
            "gouverneur_arena": FORMAT, "plan": plan.as_json(), "code": dict(code), "files": dict(files),
        }  # fmt: skip
        self.blocks: dict[int, Block] = {}
        self._file: IO[bytes] | None = None

    def open(self, resume: bool) -> None:
        """ArenaError where other games lie, or where somebody else is writing."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("r+b" if self.path.exists() else "x+b")
        except OSError as error:
            raise ArenaError(f"{error.filename or self.path}: {error.strerror}") from error
        try:
            self._alone()
            kept = self._read(resume)
        except BaseException:
            self.close()
            raise
        self._file.seek(kept)
        self._file.truncate()
        if not kept:
            self._write(self.header)

    def append(self, block: Block) -> None:
        """It is on the disk when this returns."""
        self._write({"block": block.number, "games": [outcome.as_json() for outcome in block.games]})
        self.blocks[block.number] = block

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def _write(self, data: Mapping[str, Any]) -> None:
        assert self._file is not None
        line = json.dumps(data, separators=(",", ":"), sort_keys=True).encode() + b"\n"
        try:
            self._file.write(line)
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise ArenaError(f"{self.path}: {error.strerror}") from error

    def _alone(self) -> None:
        with contextlib.suppress(ImportError):
            import fcntl

            assert self._file is not None
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise ArenaError(f"{self.path}: another arena is writing there") from error

    def _read(self, resume: bool) -> int:
        """How many bytes are whole lines. The last line may be torn: a kill came between."""
        assert self._file is not None
        kept = 0
        for number, line in enumerate(self._file, 1):
            if not line.endswith(b"\n"):
                break
            try:
                data = json.loads(line)
                if number == 1:
                    self._compare(data, resume)
                else:
                    block = self._block(data)
                    self.blocks[block.number] = block
            except (ValueError, KeyError, TypeError) as error:
                what = f"{type(error).__name__}: {error}"
                raise ArenaError(
                    f"{self.path}:{number}: no line of a journal of an arena ({what})"
                ) from error
            kept += len(line)
        return kept

    def _block(self, data: Any) -> Block:
        number, games, seats = data["block"], data["games"], self.plan.players
        if not isinstance(number, int) or number < 0 or len(games) != self.plan.games_in_block:
            raise ValueError("no block of these games")
        return Block(number, tuple(Outcome.from_json(game, seats) for game in games))

    def _compare(self, header: Any, resume: bool) -> None:
        if header["gouverneur_arena"] != FORMAT:
            raise ValueError(f"a journal of format {header['gouverneur_arena']!r:.20}")
        if not resume:
            raise ArenaError(
                f"{self.path} holds games already: go on with them (--resume), or choose another folder (--out)"
            )
        wrong = [
            f"{SAID.get(key, key)}: {_told(there.get(key))} there, {_told(here.get(key))} now"
            for part in ("plan", "code", "files")
            for there, here in [(header[part], self.header[part])]
            for key in sorted({*there, *here})
            if there.get(key) != here.get(key)
        ]
        if wrong:
            listed = "\n".join(f"  {each}" for each in wrong)
            raise ArenaError(f"{self.path} holds other games, which cannot be mixed with these:\n{listed}")


def _told(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)[:80]
