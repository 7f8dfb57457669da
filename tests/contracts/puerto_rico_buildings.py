"""The laws of buildings: twelve spaces, each once, its copies, its circles; and what the draft lays out."""

from __future__ import annotations

from collections import Counter

from gouverneur import ruleset
from gouverneur.kernel.bits import members
from gouverneur.puerto_rico.layout import FESTIVAL_BUILDING, FESTIVAL_TILE, LEFT, NOBLE_STAFF, OWNED, STAFF
from gouverneur.puerto_rico.state import PuertoRico
from rulesets import buildings_of, classes_of_buildings

SLOTS = {1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1, 8: 2, 9: 1, 10: 5}  # [PR-DRA-02]
GOODS_OF = {"tobacco_storage": 3, "coffee_roaster": 4}  # of the third row [PR-FES-04]


def cities(state: PuertoRico) -> None:
    """6: twelve spaces, each building once, and at most a piece in each circle."""
    rules = state.rules
    for seat in range(state.seats):
        owned, *staff = (state.own(seat, field) for field in (OWNED, STAFF, STAFF + 1, STAFF + 2))
        nobles = [state.own(seat, NOBLE_STAFF + level) for level in range(3)]
        assert owned.bit_count() + (owned & rules.large).bit_count() <= 12, "a city is overfull"
        assert owned == owned | staff[0] | staff[1] | staff[2], "a piece stands on no building"
        assert staff[0] == staff[0] | staff[1]
        assert staff[1] == staff[1] | staff[2]
        for building in members(owned):
            pieces = sum((mask >> building) & 1 for mask in staff)
            assert pieces <= rules.circles[building]
            assert sum((mask >> building) & 1 for mask in nobles) <= pieces, "a noble is no piece"
        assert owned == owned | nobles[0]
        assert nobles[0] == nobles[0] | nobles[1]
        assert nobles[1] == nobles[1] | nobles[2]


def display(state: PuertoRico, drafting: bool) -> None:
    """Every copy lies on the display, in a city or on the festival board; the draft fills each slot once."""
    rules = state.rules
    modules = ruleset(rules.text).modules
    left = [state.numbers[LEFT + copies] for copies in range(4)]
    festival = state.numbers[FESTIVAL_BUILDING] - 1
    drafted: Counter[int] = Counter()
    one_more = 0
    for building, (name, numbers) in enumerate(buildings_of(rules.text).items()):
        cost, _, _, copies, row = numbers
        kind, box = classes_of_buildings()[name]
        owners = sum((state.own(seat, OWNED) >> building) & 1 for seat in range(state.seats))
        found = owners + sum((mask >> building) & 1 for mask in left)
        if building == festival:
            assert row == 3, "the festival building is of the third row [PR-FES-03]"
            assert GOODS_OF.get(name, -2) != state.numbers[FESTIVAL_TILE] - 1, "[PR-FES-04]"
            if state.seats > 2 or name == "jeweler":  # else an unused copy took its place [PR-FES-05]
                found += 1
        chosen = kind in ("SS", "L") and box in ("base", "I") and "new-buildings" in modules
        if chosen and found:
            drafted[cost] += 1
        elif chosen or (box == "II" and "nobles" not in modules) or (box == "I" and not chosen):
            assert found == 0, f"the {name} is not in the game"
            continue
        if found == copies + 1 and row == 3 and state.seats == 2:
            one_more += 1
        else:
            assert found == copies, f"copies of the {name} came or went"
    assert one_more == 0 or ("festival" in modules and festival < 0 and rules.returns_copy and one_more == 1)
    assert festival < 0 or "festival" in modules
    if "new-buildings" in modules:
        assert all(drafted[cost] <= slots for cost, slots in SLOTS.items()), "a slot was filled twice"
        assert drafting == (drafted != SLOTS), "the draft fills every slot [PR-DRA-03]"
        rivals = {"office", "trading_post"} <= {rules.names[b] for b in members(left[0] | _owned(state))}
        assert not (rules.no_rivals and rivals), "rivals were drafted [PR-DRA-05]"


def _owned(state: PuertoRico) -> int:
    found = 0
    for seat in range(state.seats):
        found |= state.own(seat, OWNED)
    return found
