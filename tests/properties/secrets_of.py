"""Another truth that a seat could not tell from this one: what it cannot know is mixed anew.

Written from the specification, without asking the engine's own observation: hands are known to their
owner, goods to nobody, also when tucked under a harbour, discards to whoever discarded them, other
tucked cards to their owner. [SJ-INF-01] At Puerto Rico the order of the hidden stack is unknown, and no state holds it.
[PR-GEN-06] What was drawn from it and laid as a forest, or is still in hand, is known to whoever drew it. [PR-FOR-05]
"""

from __future__ import annotations

import random
from collections import Counter

from gouverneur import Dealer
from gouverneur.kernel.state import DATA, SEAT, STEP_WORDS, State
from gouverneur.puerto_rico import vocabulary as pr
from gouverneur.puerto_rico.layout import HIDDEN, RESHUFFLES, SECRET_BITS, SECRET_PILES, SECRET_UNDER
from gouverneur.puerto_rico.phases.drawing import FOUND
from gouverneur.puerto_rico.state import PuertoRico
from gouverneur.san_juan import vocabulary as v
from gouverneur.san_juan.layout import DISCARDED, DRAW, FACE_SHIFT, OPEN, PLACE_KIND, TRANSIT
from gouverneur.san_juan.state import SanJuan

# Where the lowest card that may still be named is kept: how far somebody has got is his secret.
PROGRESS = {
    v.DISCARD: DATA + 1,
    v.KEEP: DATA + 1,
    v.PAY: DATA + 4,
    v.EXCHANGE: DATA + 1,
    v.BANK: DATA + 1,
}
CARD = DATA + 1


def counts(state: SanJuan, row: int) -> Counter[int]:
    return +Counter({kind: state.count(row, kind) for kind in range(state.rules.kinds)})


def hidden_cards(state: SanJuan, viewer: int) -> dict[int, Counter[int]]:
    """By zone, the cards in it that the viewer (-1: a spectator) does not know."""
    kind = -1 if state.over() else state.kind()
    hidden = {DRAW: counts(state, DRAW)}
    hidden[DISCARDED] = counts(state, DISCARDED) - (
        counts(state, state.known(viewer)) if viewer >= 0 else Counter()
    )
    if kind != v.PICK and not (kind == v.KEEP and state.seat() == viewer):
        hidden[TRANSIT] = counts(state, TRANSIT)
    for seat in range(state.seats):
        hidden[state.goods(seat)] = counts(state, state.goods(seat))
        hidden[state.stowed(seat)] = counts(state, state.stowed(seat))
        if seat != viewer:
            known = counts(state, state.shown(seat))
            if kind in (v.OVER, v.BARTER) and state.seat() == seat and not state.count(OPEN, state.at(CARD)):
                known |= Counter([state.at(CARD)])  # the building has been announced
            hidden[state.hand(seat)] = counts(state, state.hand(seat)) - known
            hidden[state.tucked(seat)] = counts(state, state.tucked(seat))
    return hidden


def mixed(state: State, viewer: int, chance: random.Random) -> State:
    """A state that differs from this one in nothing that the viewer knows, and in as much else as possible."""
    if isinstance(state, SanJuan):
        return _mixed_cards(state, viewer, chance)
    assert isinstance(state, PuertoRico)
    return _mixed_tiles(state, viewer, chance)


def hides_something(name: str) -> bool:
    """Whether a ruleset has secrets at most decisions; those of Puerto Rico are rare at random."""
    return name.startswith("san-juan:")


def _mixed_tiles(state: PuertoRico, viewer: int, chance: random.Random) -> PuertoRico:
    """The tiles of each time through the stack change places: under forests, in hand, and in the stack itself."""
    other = state.clone()
    now = min(state.numbers[RESHUFFLES], SECRET_PILES - 1)
    in_hand = [
        base + FOUND
        for base in range(0, state.top + 1, STEP_WORDS)
        if state.steps[base] == pr.LAY and state.steps[base + SEAT] != viewer
    ]
    for time in range(SECRET_PILES):
        shift = SECRET_BITS * time
        sizes, pool = {}, []
        for seat in range(state.seats):
            if seat != viewer:
                tiles = [
                    kind
                    for kind in range(5)
                    for _ in range((state.own(seat, SECRET_UNDER) >> (shift + 4 * kind)) & 15)
                ]
                sizes[seat] = len(tiles)
                pool += tiles
        if time == now:
            pool += [kind for kind in range(5) for _ in range(state.numbers[HIDDEN + kind])]
            pool += [state.steps[word] - 1 for word in in_hand]
        chance.shuffle(pool)
        for seat, size in sizes.items():
            secret = other.own(seat, SECRET_UNDER) & ~(((1 << SECRET_BITS) - 1) << shift)
            for _ in range(size):
                secret += 1 << (shift + 4 * pool.pop())
            other.set_own(seat, SECRET_UNDER, secret)
        if time == now:
            for word in in_hand:
                other.steps[word] = pool.pop() + 1
            for kind in range(5):
                other.numbers[HIDDEN + kind] = pool.count(kind)
    if not state.over() and state.seat() != viewer:
        other.options = other.offer(Dealer(0))
    return other


def _mixed_cards(state: SanJuan, viewer: int, chance: random.Random) -> SanJuan:
    other = state.clone()
    hidden = hidden_cards(state, viewer)
    pool = [kind for cards in hidden.values() for kind in cards.elements()]
    chance.shuffle(pool)
    sizes = {zone: cards.total() for zone, cards in hidden.items()}
    for zone, cards in hidden.items():
        for kind in cards.elements():
            other.remove(zone, kind)
    _move_tucks(state, viewer, sizes, chance)
    for zone, size in sizes.items():
        for _ in range(size):
            other.add(zone, pool.pop())
    for seat in range(state.seats):
        _lay_goods(other, seat, chance)
        if seat != viewer:
            _remember(other, seat, chance)
    if not state.over() and state.seat() != viewer:
        _hide_progress(other, chance)
    return other


def _move_tucks(state: SanJuan, viewer: int, sizes: dict[int, int], chance: random.Random) -> None:
    """Where the numbers of tucked cards are secret only their sum can be worked out. [SJ-TCK-08]"""
    if state.rules.open_tucks or state.over():
        return
    stacks = []
    for seat in range(state.seats):
        built = state.display_mask(seat) | state.mask(state.covered(seat))
        names = {name for kind, name in enumerate(state.rules.names) if (built >> kind) & 1}
        if seat != viewer and ("chapel" in names or ("bank" in names and (state.banked >> seat) & 1)):
            stacks.append(state.tucked(seat))
        if seat != viewer and "harbour" in names:
            stacks.append(state.stowed(seat))
    total = sum(sizes[stack] for stack in stacks)
    for stack in stacks:
        sizes[stack] = 0
    for _ in range(total):
        sizes[chance.choice(stacks)] += 1


def _lay_goods(state: SanJuan, seat: int, chance: random.Random) -> None:
    faces = list(counts(state, state.goods(seat)).elements())
    chance.shuffle(faces)
    places = state.places
    for i in range(seat * v.TWELVE, seat * v.TWELVE + state.buildings(seat)):
        if places[i] > PLACE_KIND:
            places[i] = (places[i] & PLACE_KIND) | ((faces.pop() + 1) << FACE_SHIFT)


def _remember(state: SanJuan, seat: int, chance: random.Random) -> None:
    """Somebody else remembers other discards."""
    state.clear(state.known(seat))
    for kind in counts(state, DISCARDED).elements():
        if chance.random() < 0.5:
            state.add(state.known(seat), kind)


def _hide_progress(state: SanJuan, chance: random.Random) -> None:
    if state.kind() in PROGRESS:
        state.put(PROGRESS[state.kind()], chance.randrange(state.rules.kinds))
    if state.kind() == v.BUILD:
        state.put(DATA, chance.choice((0, v.WAIVE_DOUBLE, v.WAIVE_PRIVILEGE, v.WAIVE_DISCOUNT, v.WAIVE_ALL)))
    state.options = state.offer(Dealer(0))
