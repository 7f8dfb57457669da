"""Puerto Rico and San Juan: rules, notation, bots and a table to play at.

`compiled` says whether the rules core runs compiled; `GOUVERNEUR_PURE=1` in the environment asks for the sources.
"""

# First, because it decides which core the others find: compiled, or the sources.
from gouverneur._pure import compiled
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.errors import (
    ActionError,
    AmbiguousAction,
    ChanceError,
    ChanceNeeded,
    GameOver,
    GouverneurError,
    IllegalAction,
    MalformedAction,
    PositionError,
    RulesetError,
)
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.notation.positions import Position
from gouverneur.records import Record, RecordError
from gouverneur.table import Table, ruleset

__version__ = "0.1.0"

__all__ = [
    "ActionError",
    "AmbiguousAction",
    "ChanceError",
    "ChanceNeeded",
    "Dealer",
    "GameOver",
    "GouverneurError",
    "IllegalAction",
    "MalformedAction",
    "Position",
    "PositionError",
    "Record",
    "RecordError",
    "Ruleset",
    "RulesetError",
    "Table",
    "__version__",
    "compiled",
    "ruleset",
]
