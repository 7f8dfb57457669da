"""What happened is told to everybody who may know it, and no secret to anybody else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from gouverneur import ruleset
from gouverneur.kernel.event import Detail, Event
from gouverneur.kernel.playout import random_choice
from gouverneur.san_juan import vocabulary as v
from gouverneur.san_juan.game import rules_of
from gouverneur.san_juan.layout import OPEN, PLACE_KIND, TRANSIT
from gouverneur.san_juan.state import SanJuan
from properties.secrets_of import counts
from rulesets import SAN_JUAN, begin, thousands

FROM_TABLE = ("cathedral",)  # built without leaving a hand [SJ-BLD-14]

# Of each event: what everybody may read, and what only its seat may.
MAY_KNOW: dict[str, tuple[set[str], set[str]]] = {
    "role": ({"role"}, set()),
    "pass": ({"phase"}, set()),
    "skip": ({"phase", "reason"}, {"reason"}),
    "decline": ({"card"}, set()),
    "draw": ({"number", "reason"}, {"cards"}),
    "look": ({"number"}, {"cards"}),
    "discard": ({"number", "reason"}, {"cards"}),
    "pay": ({"number", "reason"}, {"cards"}),
    "build": ({"card", "over", "goods", "payment"}, set()),
    "produce": ({"goods"}, set()),
    "sell": ({"goods", "proceeds"}, set()),
    "receive": ({"card"}, set()),
    "tile": ({"tile"}, set()),
    "reveal": ({"cards"}, set()),
    "take": ({"card"}, set()),
    "discard_revealed": ({"cards"}, set()),
    "tuck": (set(), {"card"}),
    "reshuffle": ({"cards"}, set()),
    "round": ({"round"}, set()),
    "end": (set(), set()),
}


def told(name: str, seed: int, most: int = 1500) -> Iterator[tuple[SanJuan, SanJuan, list[Event]]]:
    """A random game move by move: before, after, and what was told."""
    state, dealer = begin(name, seed)
    for _ in range(most):
        if state.over():
            return
        before = state.clone()
        state.journal = []
        state.apply(random_choice(state.options, dealer), dealer)
        assert isinstance(state, SanJuan)
        assert isinstance(before, SanJuan)
        yield before, state, state.journal


def card_names(seen: dict[str, Detail], names: set[str]) -> Counter[str]:
    found: Counter[str] = Counter()
    for key, value in seen.items():
        if key != "event":
            found.update(name for name in (value if isinstance(value, list) else [value]) if name in names)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", SAN_JUAN)
def test_nothing_hidden_reaches_anybody(name: str) -> None:
    """Names of cards reach another seat only if they lie open on the table. [SJ-INF-03 SJ-INF-04 SJ-INF-05]"""
    names = set(rules_of(ruleset(name)).names)
    happened: Counter[str] = Counter()
    for seed in thousands(name, 45, 1000):
        for before, state, events in told(name, seed):
            if not events:
                continue
            public = open_names(before) | open_names(state)
            for event in events:
                happened[event.key] += 1
                check_shape(event, state)
                if event.key in ("reveal", "take", "discard_revealed"):
                    continue  # shown to all
                for viewer in range(-1, state.seats):
                    if viewer != event.seat:
                        seen = event.seen_by(viewer)
                        if seen is not None:
                            assert card_names(seen, names).keys() <= public, (
                                f"{seen} tells seat {viewer} a secret"
                            )
    expected = MAY_KNOW.keys() - ({"decline"} if "auto_bonus_draws=false" not in name else set())
    if "new-buildings" not in name:
        expected -= {"receive"}
    assert happened.keys() >= expected, "not everything has happened"


def open_names(state: SanJuan) -> set[str]:
    """The buildings that lie on the table, covered ones and the one for anybody included."""
    found = {name for kind, name in enumerate(state.rules.names) if state.count(OPEN, kind)}
    for seat in range(state.seats):
        for zone in (state.display(seat), state.covered(seat)):
            mask = state.mask(zone)
            found.update(name for kind, name in enumerate(state.rules.names) if (mask >> kind) & 1)
    return found


def check_shape(event: Event, state: SanJuan) -> None:
    public, secret = MAY_KNOW[event.key]
    assert event.public.keys() <= public
    assert event.secret.keys() <= secret
    if event.secret:
        assert event.knowers == 1 << event.seat, "a secret is told to others than its owner"
    if event.key == "tuck" and not state.rules.open_tucks:
        assert event.audience == 1 << event.seat, "that a card was tucked is a secret [SJ-TCK-08]"
        for viewer in range(-1, state.seats):
            assert (event.seen_by(viewer) is None) == (viewer != event.seat)
    else:
        assert event.audience == -1
    if event.key == "skip" and event.secret:
        assert "reason" not in event.public


@pytest.mark.slow
@pytest.mark.parametrize("name", SAN_JUAN)
def test_a_seat_can_follow_its_own_cards(name: str) -> None:
    """Hand, own discards and cards shown to all follow from what a seat was told; a perfect memory needs no more."""
    for seed in thousands(name, 5, 200):
        start, _ = begin(name, seed)
        assert isinstance(start, SanJuan)
        names = start.rules.names
        hands = [by_name(start, start.hand(seat)) for seat in range(start.seats)]
        known: list[Counter[str]] = [Counter() for _ in range(start.seats)]
        for _, state, events in told(name, seed, 1000):
            for event in events:
                for seat in range(state.seats):
                    fold(event.seen_by(seat), seat, hands[seat], known[seat])
            for seat in range(state.seats):
                assert +known[seat] == by_name(state, state.known(seat))
                if state.size(TRANSIT) == 0:
                    assert +hands[seat] == by_name(state, state.hand(seat))
        assert names


def fold(seen: dict[str, Detail] | None, seat: int, hand: Counter[str], known: Counter[str]) -> None:
    if seen is None:
        return
    cards = seen.get("cards", [])
    listed = Counter(cards if isinstance(cards, list) else [])
    if seen["event"] == "reshuffle":
        known.clear()
    if seen["event"] == "discard_revealed":
        known.update(listed)
    if seen.get("seat") != seat:
        return
    if seen["event"] in ("draw", "look"):
        hand.update(listed)
    elif seen["event"] in ("discard", "pay"):
        hand.subtract(listed)
        known.update(listed)
    elif seen["event"] in ("build", "tuck"):
        hand.subtract([card for card in [str(seen["card"])] if card not in FROM_TABLE])
    elif seen["event"] == "take":
        hand.update([str(seen["card"])])


def by_name(state: SanJuan, row: int) -> Counter[str]:
    return Counter({state.rules.names[kind]: number for kind, number in counts(state, row).items()})


@pytest.mark.parametrize("name", SAN_JUAN)
def test_a_spectator_can_follow_the_table(name: str) -> None:
    """Displays, goods, sizes of hands and piles, and which cards are known to be in a hand. [SJ-INF-07]"""
    for seed in thousands(name, 5, 200):
        start, _ = begin(name, seed)
        assert isinstance(start, SanJuan)
        sizes = [start.hand_size(seat) for seat in range(start.seats)]
        displays: list[Counter[str]] = [Counter(["indigo_plant"]) for _ in range(start.seats)]
        shown: list[Counter[str]] = [Counter() for _ in range(start.seats)]
        for before, state, events in told(name, seed, 1000):
            for event in events:
                watch(event.seen_by(-1), sizes, displays, shown)
            tucked = [
                state.size(state.tucked(seat)) - before.size(before.tucked(seat))
                for seat in range(state.seats)
            ]
            for seat in range(state.seats):
                if tucked[seat] and not state.rules.open_tucks:
                    # The hand got smaller by a card that nobody spoke of.
                    sizes[seat] -= tucked[seat]
                    shown[seat].subtract(dict.fromkeys(+shown[seat], tucked[seat]))
                    shown[seat] = +shown[seat]
                assert displays[seat] == by_name(state, state.display(seat))
                if state.size(TRANSIT) == 0:
                    assert sizes[seat] == state.hand_size(seat)
                assert shown[seat] == by_name(state, state.shown(seat))


def watch(
    seen: dict[str, Detail] | None,
    sizes: list[int],
    displays: list[Counter[str]],
    shown: list[Counter[str]],
) -> None:
    if seen is None or not isinstance(seat := seen.get("seat"), int):
        return
    number = seen.get("number", 1)
    assert isinstance(number, int)
    if seen["event"] in ("draw", "look"):
        sizes[seat] += number
    elif seen["event"] == "take":
        sizes[seat] += 1
        shown[seat].update([str(seen["card"])])
    elif seen["event"] == "build":
        sizes[seat] -= str(seen["card"]) not in FROM_TABLE
        displays[seat].update([str(seen["card"])])
        displays[seat] -= Counter([str(seen["over"])])
        shown[seat] -= Counter([str(seen["card"])])
    elif seen["event"] in ("discard", "pay", "tuck"):
        sizes[seat] -= number
        if seen.get("reason") != "council" or displays[seat]["archive"]:
            # Any hand card may have gone; otherwise only cards just drawn. [SJ-COU-06]
            shown[seat] -= Counter(dict.fromkeys(shown[seat], number))


@pytest.mark.slow
@pytest.mark.parametrize("name", SAN_JUAN)
def test_goods_follow_from_what_everybody_is_told(name: str) -> None:
    """Produced, sold, given and lost: kinds are public, faces nobody's business. [SJ-INF-02]"""
    for seed in thousands(name, 4, 100):
        start, _ = begin(name, seed)
        assert isinstance(start, SanJuan)
        stocks: list[Counter[str]] = [Counter() for _ in range(start.seats)]
        for before, state, events in told(name, seed, 1000):
            for event in events:
                seen = event.seen_by(-1)
                goods = event.public.get("goods", [])
                if seen is None or not isinstance(goods, list):
                    continue
                if event.key == "produce":
                    stocks[event.seat].update(goods)
                elif event.key == "receive":
                    stocks[event.seat].update(["customs"])
                elif event.key in ("sell", "build"):
                    stocks[event.seat].subtract(goods)
                    if event.key == "build" and event.public["over"]:
                        stocks[event.seat] -= lost_good(before, state, event.seat)
            for seat in range(state.seats):
                assert +stocks[seat] == stock(state, seat)


def stock(state: SanJuan, seat: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for place in list(state.places)[seat * v.TWELVE : (seat + 1) * v.TWELVE]:
        if place > PLACE_KIND:
            found[v.GOOD_NAMES[state.rules.good[(place & PLACE_KIND) - 1]]] += 1
    return found


def lost_good(before: SanJuan, state: SanJuan, seat: int) -> Counter[str]:
    """The good on the building that was built over, if any: the table shows it."""
    lost: Counter[str] = Counter()
    for i in range(seat * v.TWELVE, seat * v.TWELVE + before.buildings(seat)):
        old, new = before.places[i], state.places[i]
        if (old & PLACE_KIND) != (new & PLACE_KIND) and old > PLACE_KIND:
            lost[v.GOOD_NAMES[state.rules.good[(old & PLACE_KIND) - 1]]] += 1
    return lost
