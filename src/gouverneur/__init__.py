"""Puerto Rico and San Juan: rules, notation, bots and a table to play at."""

from gouverneur import _pure

__version__ = "0.1.0"

_pure.prepare()

compiled: bool = _pure.core_is_compiled()
"""Whether the rules core runs compiled; `GOUVERNEUR_PURE=1` in the environment asks for the sources."""

__all__ = ["__version__", "compiled"]
