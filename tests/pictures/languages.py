"""Made-up languages: one with long words, one with wide letters."""

from __future__ import annotations

from gouverneur.pictures import english


def german(key: str, /, **args: str | int) -> str:
    said = english(key, **args)
    return said if key.startswith("letter-") else f"{said.replace(' ', '')}sverwaltung{said}"


def chinese(key: str, /, **args: str | int) -> str:
    said = english(key, **args)
    return said if key.startswith("letter-") else "\N{CJK UNIFIED IDEOGRAPH-738B}" * len(said)
