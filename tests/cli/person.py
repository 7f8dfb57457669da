"""A person at a terminal: the command line in a real pseudo-terminal, typed at and looked at."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType
from typing import Self

SRC = Path(__file__).resolve().parents[2] / "src"
WAIT = 60.0  # seconds; machines are shared
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")
WIPED = re.compile(r"[^\r\n]*\r +\r")  # written over with blanks


def environment(home: Path, **more: str) -> dict[str, str]:
    """What a newcomer has set: an English system, his own empty folders, nothing of ours."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("GOUVERNEUR_", "LC_"))}
    for name in ("NO_COLOR", "COLUMNS", "LINES"):
        kept.pop(name, None)
    return kept | {
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home / "config"),
        "LANG": "en_US.UTF-8",
        "TERM": "xterm-256color",
        "PYTHONPATH": os.pathsep.join([str(SRC), os.environ.get("PYTHONPATH", "")]),
        "PYTHONUTF8": "1",
        "GOUVERNEUR_PURE": "1",
        "INPUTRC": "/dev/null",
        **more,
    }


def run(home: Path, *words: str, typed: str | bytes = "", **more: str) -> subprocess.CompletedProcess[str]:
    """A command as a pipe sees it."""
    given = typed.encode() if isinstance(typed, str) else typed
    done = subprocess.run(
        [sys.executable, "-m", "gouverneur.cli", *words],
        input=given,
        capture_output=True,
        env=environment(home, **more),
        cwd=home,
        timeout=WAIT,
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


class Person:
    """Starts a command at a terminal of so many columns; `screen` is all that was ever shown."""

    def __init__(self, home: Path, *words: str, columns: int = 100, **more: str) -> None:
        self.screen = ""
        self._raw = b""
        self._seen = 0
        self.master, slave = pty.openpty()
        self.resize(columns)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "gouverneur.cli", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(home, **more),
            cwd=home,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509  # a terminal of its own, for Ctrl-C
        )
        os.close(slave)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    def resize(self, columns: int) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def answer(self, line: str, asked: str = "> ") -> None:
        """Wait for a question and answer it."""
        self.wait_for(asked)
        self.type(line + "\r")

    def wait_for(self, text: str) -> str:
        """Until it is on the screen, after what was waited for before; what came up to it."""
        until = time.monotonic() + WAIT
        while text not in self.screen[self._seen :]:
            if not self._look(until):
                raise AssertionError(
                    f"{text!r} was never shown; the end of the screen:\n{self.screen[-3000:]}"
                )
        start = self._seen
        self._seen = self.screen.index(text, start) + len(text)
        return self.screen[start : self._seen]

    def look(self) -> bool:
        """See what is new; False when nothing more will come."""
        return self._look(time.monotonic() + WAIT)

    def wait_for_end(self) -> int:
        until = time.monotonic() + WAIT
        while self._look(until):
            pass
        return self.process.wait(WAIT)

    def _look(self, until: float) -> bool:
        """Read what is there; False when nothing more will come."""
        ready, _, _ = select.select([self.master], [], [], max(0, until - time.monotonic()))
        if not ready:
            return False
        try:
            more = os.read(self.master, 65536)
        except OSError:  # Linux says so when the other end is closed
            return False
        self._raw += more
        shown = WIPED.sub("", ESCAPE.sub("", self._raw.decode(errors="replace")))
        self.screen = shown.replace("\r\n", "\n").replace("\r", "")
        return bool(more)

    def was_shown(self, text: str) -> bool:
        """Also if it was wiped away again."""
        return text in self._raw.decode(errors="replace")

    @property
    def colours(self) -> bool:
        """Whether anything was painted."""
        return re.search(rb"\x1b\[[0-9;]*m", self._raw) is not None

    def interrupt(self) -> None:
        """Ctrl-C; once more where nothing comes of it, since CPython loses one that falls just before it waits."""
        for _ in range(10):
            before = self.screen
            self.type("\x03")
            until = time.monotonic() + WAIT / 10
            while self.screen.strip("\n") == before.strip("\n") and self._look(until):
                pass
            if self.screen.strip("\n") != before.strip("\n"):
                return

    def end_input(self) -> None:
        """Ctrl-D."""
        self.type("\x04")

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
