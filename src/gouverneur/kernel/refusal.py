"""Why a choice is not allowed."""

from __future__ import annotations

from typing import final


@final
class Refusal:
    """The rule that forbids it, a key that the catalogues phrase, and one plain English line."""

    def __init__(self, rule: str, key: str, text: str) -> None:
        self.rule = rule
        self.key = key
        self.text = text

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]"

    def __repr__(self) -> str:
        return f"<refusal {self}>"
