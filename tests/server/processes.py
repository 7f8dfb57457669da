"""A server in a process of its own."""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Serving:
    process: subprocess.Popen[str]
    address: str
    database: Path

    def children(self) -> list[int]:
        """The processes that it has started, as Linux tells."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [int(child) for task in tasks for child in task.read_text().split()]


@contextlib.contextmanager
def serving_process(folder: Path, port: int = 0) -> Iterator[Serving]:
    """`gouverneur serve`, on any free port unless one is given; killed at the end."""
    database = folder / "games.db"
    command = [sys.executable, "-m", "gouverneur.cli", "serve", "--port", str(port)]
    with subprocess.Popen(
        [*command, "--database", str(database)], stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            address = re.search(r"http://\S+", said)
            assert address, said
            yield Serving(process, address[0], database)
        finally:
            process.kill()
