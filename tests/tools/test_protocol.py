"""The TypeScript of the messages and the OpenAPI of the doors are those of the structs."""

from __future__ import annotations

import json
from types import ModuleType


def test_the_committed_files_are_up_to_date(protocol: ModuleType) -> None:
    for path, make in protocol.FILES.items():
        assert path.read_text(encoding="utf-8") == make(), f"{path.name}: run `python3 dev.py protocol`"


def test_every_message_that_a_door_takes_or_gives_is_described(protocol: ModuleType) -> None:
    described = json.loads(protocol.OPENAPI.read_text(encoding="utf-8"))["components"]["schemas"]
    assert {struct.__name__ for struct in protocol.structs(protocol.protocol)} <= set(described)


def test_a_struct_becomes_an_interface(protocol: ModuleType) -> None:
    made = protocol.interface(protocol.protocol.Update)
    assert '  type: "update";' in made
    assert "  scores: (Source[] | null)[];" in made
    assert "  rule?: string;" in protocol.interface(protocol.protocol.Problem)
