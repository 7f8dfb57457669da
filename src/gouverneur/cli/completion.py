"""Completion in the shell: click's, and for bash one that knows that a ruleset is one word."""

from __future__ import annotations

import os

import click
from click.shell_completion import (
    BashComplete,
    CompletionItem,
    ShellComplete,
    add_completion_class,
    get_completion_class,
)

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_GOUVERNEUR_COMPLETE"
BREAKS = (":", "=")  # at which bash breaks words, as click does not


class Bash(BashComplete):
    """Bash hands over `san-juan:first/3` in three pieces, and wants to have the last piece back."""

    def get_completion_args(self) -> tuple[list[str], str]:
        words = os.environ["COMP_WORDS"].split()
        number = int(os.environ["COMP_CWORD"])
        joined: list[str] = []
        for word in words[: number + 1]:
            if joined and (word in BREAKS or joined[-1].endswith(BREAKS)) and len(joined) > 1:
                joined[-1] += word
            else:
                joined.append(word)
        new = len(words) <= number  # after a blank: nothing of it is typed yet
        self._typed = "" if new else joined.pop()
        return joined[1:], self._typed

    def format_completion(self, item: CompletionItem) -> str:
        typed = self._typed
        kept = max(typed.rfind(sign) for sign in BREAKS) + 1
        value = str(item.value)[kept:] if str(item.value).startswith(typed[:kept]) else str(item.value)
        return f"{item.type},{value}"


add_completion_class(Bash, "bash")


def script(shell: str, command: click.Command) -> str:
    """What the shell has to be told."""
    made = get_completion_class(shell)
    assert made is not None
    assert issubclass(made, ShellComplete)
    return made(command, {}, "gouverneur", VARIABLE).source()
