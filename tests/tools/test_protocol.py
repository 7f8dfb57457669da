"""The TypeScript of the messages is that of the structs."""

from __future__ import annotations

from types import ModuleType


def test_the_committed_types_are_up_to_date(protocol: ModuleType) -> None:
    assert protocol.TARGET.read_text(encoding="utf-8") == protocol.text(), "run `python3 dev.py protocol`"


def test_a_struct_becomes_an_interface(protocol: ModuleType) -> None:
    made = protocol.interface(protocol.protocol.Update)
    assert '  type: "update";' in made
    assert "  scores: (Source[] | null)[];" in made
    assert "  rule?: string;" in protocol.interface(protocol.protocol.Problem)
