"""Why a turn is a good one, in a sentence, and hints that say more and more. Facts from play, never from what is hidden."""

from __future__ import annotations

from gouverneur.bots.why.explaining import explain
from gouverneur.bots.why.reason import Clause, Reason
from gouverneur.bots.why.words import Strength, because, hint, told, told_anyhow

__all__ = ["Clause", "Reason", "Strength", "because", "explain", "hint", "told", "told_anyhow"]
