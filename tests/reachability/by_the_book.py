"""What a player may do, enumerated from docs/rules/san-juan.md 4.3, 4.7 and 4.9 without the engine.

Every flag, target, good and multiset is tried, however pointless; what counts is the set of outcomes.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from rulesets import printed_cards

PRINTED = printed_cards("E1")
PRINTED_NEW = printed_cards("E2") | printed_cards("X")
PLANTS = ("indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter")
# The face of every good by its building, so that equal goods are the same card.
FACES = dict(zip(PLANTS, PLANTS[::-1], strict=True)) | {"customs_office": "office"}
TILES = ((1, 1, 1, 2, 2), (1, 1, 2, 2, 2), (1, 1, 2, 2, 3), (1, 2, 2, 2, 3), (1, 2, 2, 3, 3))

Slot = tuple[str, bool]  # a building, and whether a good lies on it
Cards = tuple[str, ...]


@dataclass(frozen=True)
class Person:
    """The player who decides, and what about the others matters."""

    hand: Cards
    display: tuple[Slot, ...] = (("indigo_plant", False),)
    chooser: bool = True
    players: int = 3
    library_used: bool = False
    new: bool = False  # the second edition with The New Buildings, the cathedral on the table
    bank_used: bool = False

    def printed(self, card: str) -> int:
        """What a card costs."""
        return (PRINTED_NEW if self.new else PRINTED)[card][0]

    def has(self, name: str) -> bool:
        return any(kind == name for kind, loaded in self.display)

    def library_usable(self) -> bool:
        return self.chooser and self.has("library") and not self.library_used

    def limit(self, helper: str) -> int:
        """Goods to produce or to sell: table 4.9."""
        return 1 + self.chooser + self.library_usable() + self.has(helper)


@dataclass(frozen=True)
class Outcome:
    """What can be told apart afterwards."""

    hand: Cards
    display: tuple[Slot, ...]
    covered: Cards = ()
    discards: Cards = ()
    library_used: bool = False
    hand_size: int = field(default=-1)  # where the cards drawn do not matter
    # With The New Buildings:
    tucked: Cards = ()
    stowed: int = 0  # goods under a harbour; their faces, seen by nobody, are among the discards here
    bank_used: bool = False
    shown: Cards = ()  # in hand, and everybody saw it come there


def outcome(
    person: Person,
    hand: Iterable[str],
    display: Iterable[Slot],
    covered: Iterable[str] = (),
    discards: Iterable[str] = (),
    used: bool = False,
) -> Outcome:
    now = person.library_used or (used and person.players == 2)
    return Outcome(
        tuple(sorted(hand)),
        tuple(sorted(display)),
        tuple(sorted(covered)),
        tuple(sorted(discards)),
        now,
        bank_used=person.bank_used,
    )


def nothing(person: Person) -> Outcome:
    return outcome(person, person.hand, person.display)


def some(things: Sequence[str], number: int) -> set[Cards]:
    """Every multiset of so many of these things."""
    return set(itertools.combinations(sorted(things), number))


def without(things: Iterable[str], taken: Iterable[str]) -> list[str]:
    left = Counter(things)
    left.subtract(Counter(taken))
    assert min(left.values(), default=0) >= 0
    return list(left.elements())


# -- D-BUILD ------------------------------------------------------------------------------------


def builds(person: Person) -> Iterator[Outcome]:
    yield nothing(person)
    for card in {*person.hand, *(["cathedral"] if person.new else [])}:
        if card not in PLANTS and person.has(card):
            continue  # SJ-CTY-01
        for target in [None, *range(len(person.display))]:
            if target is None or _may_cover(person, card, person.display[target][0]):
                for flags in itertools.product((True, False), repeat=4):
                    yield from _build(person, card, target, *flags)


def _may_cover(person: Person, card: str, covered: str) -> bool:
    return person.has("crane") and covered not in ("crane", card)  # SJ-CRN-01, -05, -06


def _build(
    person: Person,
    card: str,
    target: int | None,
    use_privilege: bool,
    use_library: bool,
    use_smithy: bool,
    use_quarry: bool,
) -> Iterator[Outcome]:
    """The cost function of section 4.7, to the letter."""
    covered = person.display[target][0] if target is not None else None

    def active(building: str) -> bool:
        return person.has(building) and building != covered

    reduction = 0
    by_library = 0
    if person.chooser and use_privilege:
        reduction += 1
        if active("library") and use_library and person.library_usable():
            reduction += 1
            by_library = 1
    if card in PLANTS and active("smithy") and use_smithy:
        reduction += 1
    if card not in PLANTS and active("quarry") and use_quarry:
        reduction += 1
    if covered is not None:
        reduction += 6 if covered == "park" else person.printed(covered)
    cost = person.printed(card)
    rest = max(0, cost - reduction)
    used = max(0, cost - reduction + by_library) > rest  # SJ-LIB-04: the payment became smaller
    others = without(person.hand, from_hand(card))
    loaded = [i for i, (kind, good) in enumerate(person.display) if good and i != target]
    for number in range(3 if active("black_market") else 1):
        if number > rest:
            break
        for given in itertools.combinations(loaded, number):
            if rest - number <= len(others):
                for payment in some(others, rest - number):
                    yield _built(person, card, target, given, payment, used)


def from_hand(card: str) -> list[str]:
    """The cathedral lies on the table. [SJ-BLD-14]"""
    return [] if card == "cathedral" else [card]


def _built(
    person: Person, card: str, target: int | None, given: tuple[int, ...], payment: Cards, used: bool
) -> Outcome:
    display = []
    discards = list(payment)
    covered = []
    for i, (kind, good) in enumerate(person.display):
        if good and (i in given or i == target):
            discards.append(FACES[kind])
        if i == target:
            covered.append(kind)
        else:
            display.append((kind, good and i not in given))
    display.append((card, False))
    return outcome(
        person, without(person.hand, [*from_hand(card), *payment]), display, covered, discards, used
    )


# -- D-PRODUCE, D-SELL ------------------------------------------------------------------------------


def productions(person: Person, cards_left: int = 100) -> Iterator[Outcome]:
    """Any subset of the empty plants up to the limit; those named last stay empty when cards run out."""
    empty = [i for i, (kind, good) in enumerate(person.display) if kind in PLANTS and not good]
    limit = person.limit("aqueduct")
    for number in range(min(limit, len(empty)) + 1):
        for named in itertools.permutations(empty, number):
            made = named[:cards_left]
            display = [(kind, good or i in made) for i, (kind, good) in enumerate(person.display)]
            used = person.library_usable() and len(made) == limit
            yield outcome(person, person.hand, display, used=used)


def sales(person: Person, tile: int) -> Iterator[Outcome]:
    loaded = [i for i, (kind, good) in enumerate(person.display) if good]
    limit = person.limit("trading_post")
    for number in range(min(limit, len(loaded)) + 1):
        for sold in itertools.combinations(loaded, number):
            display = [(kind, good and i not in sold) for i, (kind, good) in enumerate(person.display)]
            faces = [FACES[person.display[i][0]] for i in sold]
            drawn = sum(_price(person.display[i][0], tile) for i in sold)
            drawn += person.has("market_stand") and number >= 2
            drawn += person.has("market_hall") and number >= 1
            used = person.library_usable() and number == limit
            after = outcome(person, (), display, discards=faces, used=used)
            stowed = int(number > 0 and person.has("harbour"))  # SJ-TRD-10
            hand_size = len(person.hand) + drawn
            yield Outcome((), after.display, (), after.discards, after.library_used, hand_size, (), stowed)


def _price(building: str, tile: int) -> int:
    return 2 if building == "customs_office" else TILES[tile - 1][PLANTS.index(building)]  # SJ-TRD-06


# -- D-COUNCIL and D-COUNCIL-KEEP -----------------------------------------------------------------------


def councils(person: Person, deck: Sequence[str]) -> Iterator[Outcome]:
    yield nothing(person)
    sizes = [2] + [5] * person.chooser + [8] * person.library_usable()
    for size, prefecture, archive in itertools.product(sizes, (False, True), (False, True)):
        if (prefecture and not person.has("prefecture")) or (archive and not person.has("archive")):
            continue
        drawn = list(deck[:size])
        keep = min(2 if prefecture else 1, len(drawn))
        used = len(drawn) > 5
        whole = [*person.hand, *drawn]
        given = some(whole if archive else drawn, len(drawn) - keep)
        for discards in given:
            if len(drawn) > 0:
                yield outcome(person, without(whole, discards), person.display, (), discards, used)


# -- round start, set-up, prospector -----------------------------------------------------------------------


def limits(person: Person) -> Iterator[Outcome]:
    limit = 12 if person.has("tower") else 7
    for discards in some(person.hand, max(0, len(person.hand) - limit)):
        yield outcome(person, without(person.hand, discards), person.display, (), discards)


def keeps_of_four(person: Person) -> Iterator[Outcome]:
    for kept in some(person.hand, 4):
        yield outcome(person, kept, person.display, (), without(person.hand, kept))


def tucks(person: Person) -> Iterator[Outcome]:
    yield nothing(person)
    for card in set(person.hand) if person.has("chapel") else ():
        yield outcome(person, without(person.hand, [card]), person.display)


def exchanges(person: Person, deck: Sequence[str]) -> Iterator[Outcome]:
    """SJ-RND-12: one or two cards, at most all, and as many drawn; or none."""
    for number in range(3 if person.has("office") else 1):
        for given in some(person.hand, number) if number <= len(person.hand) else ():
            yield outcome(person, [*without(person.hand, given), *deck[:number]], person.display, (), given)


def bankings(person: Person) -> Iterator[Outcome]:
    """D-TUCK: chapel and bank, either, both or none. SJ-TCK-01, -04, -05, -07"""
    hand = person.hand
    for chapel in ((), *(some(hand, 1) if person.has("chapel") and hand else ())):
        left = without(hand, chapel)
        most = len(left) if person.has("bank") and not person.bank_used else 0
        for number in range(most + 1):
            for banked in some(left, number):
                after = outcome(person, without(left, banked), person.display)
                tucked = tuple(sorted((*chapel, *banked)))
                yield replace(after, tucked=tucked, bank_used=person.bank_used or number > 0)


def new_prospects(person: Person, deck: Sequence[str], built: Collection[str]) -> Iterator[Outcome]:
    """The chooser's card or two, his gold mine of the second edition, then his goldsmith."""
    for number in range(2 + person.library_usable()):
        for digs in (False, True) if person.has("gold_mine") else (False,):
            hand, rest, discards = [*person.hand, *deck[:number]], list(deck[number:]), []
            shown: list[str] = []
            if digs:
                turned_up, rest = rest[:4], rest[4:]
                costs = [person.printed(card) for card in turned_up]
                taken = [turned_up[costs.index(min(costs))]] if len(set(costs)) == 4 else []
                hand += taken
                shown += taken
                discards = without(turned_up, taken)
            used = number == 2
            seen = tuple(sorted(shown))
            yield replace(outcome(person, hand, person.display, (), discards, used), shown=seen)
            if person.has("goldsmith"):
                card = rest[0]
                declined = outcome(person, hand, person.display, (), [*discards, card], used)
                yield replace(declined, shown=seen)
                if card not in built:
                    taken_up = outcome(person, [*hand, card], person.display, (), discards, used)
                    yield replace(taken_up, shown=tuple(sorted([*shown, card])))


def prospects(person: Person, deck: Sequence[str]) -> Iterator[Outcome]:
    """The chooser's card or two, then his gold mine."""
    for number in range(2 + person.library_usable()):
        hand = [*person.hand, *deck[:number]]
        used = number == 2
        yield outcome(person, hand, person.display, used=used)
        if not person.has("gold_mine"):
            continue
        turned_up = deck[number : number + 4]
        if len({PRINTED[card][0] for card in turned_up}) == 4:
            for card in turned_up:
                yield outcome(person, [*hand, card], person.display, (), without(turned_up, [card]), used)
        else:
            yield outcome(person, hand, person.display, (), turned_up, used)
