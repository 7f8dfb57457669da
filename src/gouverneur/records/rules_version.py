"""Which behaviour of the rules this library has.

A record says under which version it was played. Raise the number of a game whenever the same choices and the same
chance lead to another game than before: another price, another order of questions, an option more or less. A faster
version, a reworded text or a new ruleset does not count. `tests/agreement/rules_version.py` links the numbers with
the golden fingerprints, so that one cannot change without the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

RULES_VERSION: Mapping[str, int] = MappingProxyType({"san-juan": 1, "puerto-rico": 1})
