"""What the engine lets a player do: every sequence of choices, and where it leads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from gouverneur import Dealer, Table
from gouverneur.kernel.bits import members
from gouverneur.kernel.state import State
from gouverneur.notation.positions import write_position
from gouverneur.san_juan.state import SanJuan
from reachability.by_the_book import FACES, PRINTED, Outcome, Person, Slot


def seat_of(person: Person) -> int:
    """The chooser is the governor, seat 0; otherwise seat 1 acts in a phase that seat 0 chose."""
    return 0 if person.chooser else 1


def sit(person: Person, option: str = "", deck: Sequence[str] | None = None, **rest: Any) -> Table:
    """A table at which seat 0 chooses a role next, and the seat after the person has something to build.

    With a deck these are the only cards left to draw.
    """
    profile = "second+new-buildings" if person.new else "first"
    players: list[dict[str, Any]] = [{"hand": []} for _ in range(person.players)]
    seat = seat_of(person)
    players[seat] = {
        "hand": list(person.hand),
        "display": [{kind: FACES[kind]} if good else kind for kind, good in person.display],
    }
    if seat + 1 < person.players:
        players[seat + 1]["hand"] = ["indigo_plant", "indigo_plant"]
    position: dict[str, Any] = {
        "ruleset": f"san-juan:{profile}/{person.players}{option}",
        "players": players,
        **rest,
    }
    if person.library_used:
        position |= {"roles": {"councillor": 0, "prospector": 1}, "doubled": [0]}
    if person.bank_used:
        position["banked"] = [seat]
    if deck is not None:
        assert not person.new, "the rest is counted for the first edition"
        players[-1]["covered"] = ["chapel"]
        players[-1]["tucked"] = list((_unplaced(position) - Counter(deck)).elements())
    return Table.from_position(position, seed=1)


def _unplaced(position: dict[str, Any]) -> Counter[str]:
    left = Counter({name: copies for name, (cost, points, copies) in PRINTED.items()})
    for player in position["players"]:
        left.subtract(player["hand"])
        left.subtract(player.get("covered", []))
        for place in player.get("display", ["indigo_plant"]):
            left.subtract([place] if isinstance(place, str) else [*place.keys(), *place.values()])
    return left


def choose(table: Table, person: Person, role: str, **given: Any) -> State:
    """Seat 0 chooses a role; if the person sits behind it, seat 0 does nothing more in this phase."""
    table.play(role, given=given)
    phase = table.decision.kind
    while not person.chooser and table.seat == 0 and table.decision.kind == phase:
        table.play("pass" if "pass" in table.options else "done")
    return table.state


def leaves(state: State, dealer: Dealer, seat: int, kinds: Collection[int]) -> Iterator[State]:
    """The end of every sequence in which this seat makes only decisions of these kinds."""
    if state.over() or state.seat() != seat or state.kind() not in kinds:
        yield state
        return
    for choice in members(state.options):
        following, chance = state.clone(), dealer.clone()
        following.apply(choice, chance)
        yield from leaves(following, chance, seat, kinds)


def dealing(state: State, deck: Sequence[str]) -> Dealer:
    """A dealer that deals these cards first."""
    assert isinstance(state, SanJuan)
    dealer = Dealer(1)
    dealer.give(0, [int(state.rules.names.index(name)) for name in deck])
    return dealer


def outcome_of(state: State, seat: int, count_only: bool = False) -> Outcome:
    assert isinstance(state, SanJuan)
    position = write_position(state)
    player = position["players"][seat]
    display: list[Slot] = [
        (place, False) if isinstance(place, str) else (next(iter(place)), True) for place in player["display"]
    ]
    new = "cathedral" in state.rules.names
    stowed = player.get("stowed", [])
    return Outcome(
        () if count_only else tuple(sorted(player["hand"])),
        tuple(sorted(display)),
        tuple(sorted(player.get("covered", []))),
        tuple(sorted([*position.get("discards", []), *stowed])),
        # Of two players only one whose library was used up acts last in a round, and then it is new again.
        bool((state.doubled >> seat) & 1) or (state.seats == 2 and state.round > 1),
        len(player["hand"]) if count_only else -1,
        tuple(sorted(player.get("tucked", []))) if new else (),
        len(stowed),
        bool((state.banked >> seat) & 1),
        tuple(sorted(player.get("shown", []))) if new else (),
    )
