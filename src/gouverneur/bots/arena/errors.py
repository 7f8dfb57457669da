"""What can keep an arena from going on."""

from __future__ import annotations

from gouverneur.kernel.errors import GouverneurError


class ArenaError(GouverneurError):
    """Something that a person has to mend: bots that do not exist, a journal of other games, workers that are gone."""

    key = "arena"
