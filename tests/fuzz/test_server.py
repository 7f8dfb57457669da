"""Whatever is sent to the server gets an answer of the protocol, and never breaks it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient

from gouverneur.server import protocol
from server.guests_of import Somebody, serving

JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
NUMBERS = st.integers(-3, 600) | st.integers()
WORDS = st.sampled_from(
    ["pass", "builder", "build smithy", "pay hero", "done", "draw 2", "trader", "über", "\0"]
)
ACTIONS = st.lists(NUMBERS | WORDS | JSON, max_size=4)
BODIES = {
    "guests": st.fixed_dictionaries({}, optional={"name": JSON}),
    "tables": st.fixed_dictionaries(
        {"ruleset": st.sampled_from(["san-juan:first/2", "x", "san-juan:first/2?a=b"]) | JSON, "seats": JSON},
        optional={"seed": NUMBERS},
    ),
    "draft": st.fixed_dictionaries({"seq": NUMBERS, "actions": ACTIONS}),
    "turns": st.fixed_dictionaries({"seq": NUMBERS, "actions": ACTIONS}),
    "why": st.fixed_dictionaries({"seq": NUMBERS, "actions": ACTIONS, "action": NUMBERS | WORDS | JSON}),
}


@pytest.fixture(scope="module")
def somebody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[TestClient[Litestar], str, int]]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    with serving(folder) as client:
        ann = Somebody(client)
        table = ann.sit_down("san-juan:second+new-buildings/2", seed=3)
        yield client, table, ann.my_turn(table).seq


@settings(max_examples=300)
@given(data=st.data(), door=st.sampled_from(sorted(BODIES)))
def test_any_body_is_answered(
    somebody: tuple[TestClient[Litestar], str, int], data: st.DataObject, door: str
) -> None:
    client, table, seq = somebody
    path = f"/api/{door}" if door in ("guests", "tables") else f"/api/tables/{table}/{door}"
    body = data.draw(BODIES[door] | JSON)
    if isinstance(body, dict) and data.draw(st.booleans()) and "seq" in body:
        body["seq"] = seq
    try:
        sent = msgspec.json.encode(body)
    except (ValueError, OverflowError, UnicodeEncodeError):
        return
    answer = client.post(path, content=sent, headers={"content-type": "application/json"})
    assert answer.status_code in (200, 201, 400, 401, 403, 404, 409, 422), answer.text
    if answer.status_code >= 400:
        problem = msgspec.json.decode(answer.content, type=protocol.Problem)
        assert problem.key
        assert problem.text
        assert len(problem.text) < 2000


@settings(max_examples=200)
@given(body=st.binary(max_size=200))
def test_any_bytes_are_answered(somebody: tuple[TestClient[Litestar], str, int], body: bytes) -> None:
    client, table, _ = somebody
    for path in ("/api/guests", "/api/tables", f"/api/tables/{table}/turns"):
        answer = client.post(path, content=body)
        assert answer.status_code in (201, 400), answer.text
        msgspec.json.decode(answer.content)


@settings(max_examples=200)
@given(
    table=st.text(st.characters(codec="utf-8", exclude_characters="/."), min_size=1, max_size=20),
    since=st.text(max_size=8) | st.integers().map(str),
)
def test_any_address_is_answered(
    somebody: tuple[TestClient[Litestar], str, int], table: str, since: str
) -> None:
    client = somebody[0]
    for path in ("", "/updates"):
        answer = client.get(f"/api/tables/{quote(table, safe='')}{path}", params={"since": since})
        assert answer.status_code in (400, 404), answer.text
