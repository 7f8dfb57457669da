"""A position as one line that is safe in a URL, and JSON that is read with care."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import Any

from gouverneur.kernel.errors import PositionError

PREFIX = "g1."  # the format of the line
LONGEST_LINE = 20_000  # characters
LONGEST_JSON = 200_000


def to_line(position: dict[str, Any]) -> str:
    """A position as one URL-safe line; the ruleset is part of it."""
    packed = zlib.compress(json.dumps(position, separators=(",", ":"), sort_keys=True).encode(), 9)
    return PREFIX + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def from_line(line: str) -> dict[str, Any]:
    if not isinstance(line, str) or not line.startswith(PREFIX):
        raise PositionError([f"a position in one line begins with {PREFIX!r}"])
    if len(line) > LONGEST_LINE:
        raise PositionError([f"a position in one line has at most {LONGEST_LINE} characters"])
    body = line[len(PREFIX) :]
    if not body.isascii() or not body.replace("-", "").replace("_", "").isalnum():
        raise PositionError(["the line holds characters that no position has"])
    try:
        packed = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj()
        unpacked = unpacker.decompress(packed, LONGEST_JSON)
        if not unpacker.eof:
            raise PositionError(["the line is cut off or too long"])
        text = unpacked.decode()
    except (binascii.Error, zlib.error, ValueError) as error:
        raise PositionError(
            ["the line is damaged: it is not whole, or was not copied letter for letter"]
        ) from error
    return from_json(text)


def to_json(position: dict[str, Any]) -> str:
    """A position as JSON for people: a key a line, a player's things together."""
    return json.dumps(position, indent=1, ensure_ascii=False)


def from_json(text: str) -> dict[str, Any]:
    if not isinstance(text, str) or len(text) > LONGEST_JSON:
        raise PositionError([f"a position is JSON text of at most {LONGEST_JSON} characters"])
    try:
        read = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PositionError([f"not JSON: {error}"]) from error
    if not isinstance(read, dict):
        raise PositionError([f"a position is a JSON object, not {type(read).__name__}"])
    return read
