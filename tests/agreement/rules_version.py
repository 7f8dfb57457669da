"""Links the version of the rules, which records name, with the golden fingerprints: one does not change alone.

`python tests/agreement/rules_version.py --write` after the fingerprints were made anew. It refuses while the games of
a version play differently than before and the version is the same: raise it in src/gouverneur/records/rules_version.py.
With --unreleased the version stays: nobody has records of it yet, or rulesets were only added.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
FINGERPRINTS = HERE / "fingerprints.json"
LINKS = HERE / "rules_version.json"


def found(fingerprints: dict[str, Any], versions: dict[str, int]) -> dict[str, dict[str, Any]]:
    """By game, its version and what its fingerprints come to."""
    linked = {}
    for game, version in versions.items():
        usual = {name: one for name, one in fingerprints["usual"].items() if name.startswith(f"{game}:")}
        text = json.dumps(usual, sort_keys=True)
        linked[game] = {"version": version, "fingerprints": hashlib.sha256(text.encode()).hexdigest()[:16]}
    return linked


def unraised(old: dict[str, dict[str, Any]], new: dict[str, dict[str, Any]]) -> list[str]:
    """Games that play differently under the same version, or under an older one."""
    return [
        game
        for game in new
        if game in old and new[game] != old[game] and new[game]["version"] <= old[game]["version"]
    ]


def read(path: Path) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return read


def main() -> int:
    from gouverneur.records import RULES_VERSION

    old = read(LINKS) if LINKS.exists() else {}
    new = found(read(FINGERPRINTS), dict(RULES_VERSION))
    if "--write" not in sys.argv:
        print(json.dumps(new, indent=1))
        return 0
    if (changed := unraised(old, new)) and "--unreleased" not in sys.argv:
        print(f"{', '.join(changed)}: raise RULES_VERSION first, or say --unreleased", file=sys.stderr)
        return 2
    LINKS.write_text(json.dumps(new, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
