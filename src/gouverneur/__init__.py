"""Puerto Rico and San Juan: rules, notation, bots and a table to play at.

`compiled` says whether the rules core runs compiled; `GOUVERNEUR_PURE=1` in the environment asks for the sources.
"""

# Decides which core the imports below find: compiled, or the sources.
from gouverneur._pure import compiled

__version__ = "0.1.0"

__all__ = ["__version__", "compiled"]
