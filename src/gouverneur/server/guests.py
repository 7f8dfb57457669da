"""Guests: people without a password, known by a cookie. Only the hash of its token is kept."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from dataclasses import dataclass

from gouverneur.kernel.errors import GouverneurError
from gouverneur.server.storage import Storage

COOKIE = "gouverneur"
LONGEST_NAME = 40


class NoGuest(GouverneurError):
    """Nobody known: ask for a guest first."""

    key = "no-guest"


class BadName(GouverneurError, ValueError):
    key = "bad-name"


@dataclass(frozen=True)
class KnownGuest:
    id: str
    name: str


NOBODY = KnownGuest("", "")


def clean_name(name: str) -> str:
    """A name as it is shown: one line of visible characters."""
    cleaned = " ".join(unicodedata.normalize("NFC", name).split())
    if not cleaned or len(cleaned) > LONGEST_NAME:
        raise BadName(f"a name has 1 to {LONGEST_NAME} characters")
    if any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn") for letter in cleaned):
        raise BadName("a name has visible characters only")
    return cleaned


async def new_guest(storage: Storage, name: str | None) -> tuple[KnownGuest, str]:
    """A new guest and the token for his cookie."""
    shown = clean_name(name) if name is not None else f"Guest {1000 + secrets.randbelow(9000)}"
    guest = KnownGuest(secrets.token_hex(8), shown)
    token = secrets.token_urlsafe(32)
    await storage.add_guest(guest.id, guest.name, _hash(token))
    return guest, token


async def guest_of(storage: Storage, token: str | None) -> KnownGuest:
    """Whoever holds the token; NOBODY when there is none or it is unknown."""
    if not token or len(token) > 100:
        return NOBODY
    found = await storage.guest(_hash(token))
    return NOBODY if found is None else KnownGuest(*found)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
