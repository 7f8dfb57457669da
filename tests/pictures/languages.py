"""Made-up languages: one with long words, one with wide letters."""

from __future__ import annotations

from gouverneur.languages import Language
from gouverneur.languages.language import Asking


class Long(Language):
    def phrase(self, key: str, **arguments: str | int) -> str:
        return stretched(super().phrase(key, **arguments), key)

    def answers(self, table: Asking) -> list[str]:
        return [stretched(said) for said in super().answers(table)]


class Wide(Language):
    def phrase(self, key: str, **arguments: str | int) -> str:
        return widened(super().phrase(key, **arguments), key)

    def answers(self, table: Asking) -> list[str]:
        return [widened(said) for said in super().answers(table)]


def stretched(said: str, key: str = "") -> str:
    return said if key.startswith("letter-") else f"{said.replace(' ', '')}sverwaltung{said}"


def widened(said: str, key: str = "") -> str:
    return said if key.startswith("letter-") else "\N{CJK UNIFIED IDEOGRAPH-738B}" * min(len(said), 60)
