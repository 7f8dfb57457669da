"""No legal outcome is unreachable, no illegal one is reached, and none is offered twice.

On small positions every sequence of choices of the engine is compared with what the specification
allows, enumerated by brute force. Goods of equal buildings are interchangeable, and whether an archive
was used when only drawn cards are discarded makes no difference: neither is part of an outcome.

One coincidence is left: of two equal plants, one with a good, the crane may cover the loaded one, or the
empty one while a reduction is waived and the good of the other pays for that. Both are announced
differently and end alike; see `coincides`.

Which of the goods sold goes under a harbour is no part of an outcome either: nobody sees their faces.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

import pytest

from gouverneur import Dealer, Table
from gouverneur.san_juan import vocabulary as v
from reachability import by_the_book as book
from reachability.by_the_book import FACES, PLANTS, PRINTED, PRINTED_NEW, Outcome, Person, Slot
from reachability.engine import choose, dealing, leaves, outcome_of, seat_of, sit
from rulesets import sized

BUILDING = (v.BUILD, v.OVER, v.BARTER, v.PAY)
ASKED = "?auto_bonus_draws=false"


def compare(reached: Iterable[Outcome], legal: Iterable[Outcome], person: Person | None = None) -> int:
    found = list(reached)
    allowed = set(legal)
    assert set(found) - allowed == set(), "the engine reaches what the rules do not allow"
    assert allowed - set(found) == set(), "the rules allow what the engine does not reach"
    twice = {outcome: number for outcome, number in Counter(found).items() if number > 1}
    if person is not None:
        twice = {outcome: n for outcome, n in twice.items() if n > 2 or not coincides(person, outcome)}
    assert twice == {}, "two sequences lead to the same outcome"
    return len(allowed)


def coincides(person: Person, outcome: Outcome) -> bool:
    """Whether a good may have been lost under a crane as well as given for a reduction that was waived."""
    return (
        person.has("black_market")
        and person.has("crane")
        and (person.chooser or person.has("smithy") or person.has("quarry"))
        and any(
            {(kind, False), (kind, True)} <= set(person.display) and FACES[kind] in outcome.discards
            for kind in outcome.covered
        )
    )


def plant(name: str, loaded: bool = True) -> Slot:
    return (name, loaded)


def slots(*things: str | Slot) -> tuple[Slot, ...]:
    return tuple((thing, False) if isinstance(thing, str) else thing for thing in things)


# -- building ------------------------------------------------------------------------------------

INDIGO, SUGAR, TOBACCO, COFFEE, SILVER = PLANTS
HELP = ("library", "smithy", "quarry")
TRICKY = {
    "nothing-in-hand": Person(()),
    "one-card": Person(("smithy",)),
    "cannot-pay": Person(("palace", "tower"), chooser=False),
    "free-as-builder": Person(("smithy",), slots(INDIGO, "quarry")),
    "all-flags": Person(("statue", "tower", "hero", SUGAR), slots(INDIGO, *HELP)),
    "all-flags-of-two": Person(("statue", "tower", "hero", SUGAR), slots(INDIGO, *HELP), players=2),
    "all-flags-used-up": Person(
        ("statue", "tower", "hero", SUGAR), slots(INDIGO, *HELP), players=2, library_used=True
    ),
    "waive-at-cost-two": Person(("crane", "well", "tower", SUGAR), slots(INDIGO, *HELP), players=2),
    "waive-at-cost-one": Person(("archive", "gold_mine", INDIGO), slots(SUGAR, *HELP), players=2),
    "library-alone-of-two": Person(("well", "chapel", "hero", "hero"), slots(INDIGO, "library"), players=2),
    "not-the-chooser": Person(("statue", SUGAR, "hero", "hero"), slots(INDIGO, *HELP), chooser=False),
    "not-the-chooser-of-two": Person(
        ("statue", SUGAR, "hero", "hero"), slots(INDIGO, *HELP), chooser=False, players=2
    ),
    "duplicates-pay": Person((SUGAR, SUGAR, SUGAR, "tower", "tower"), slots(INDIGO), chooser=False),
    "crane-alone": Person(("statue", "crane", "tower"), slots(INDIGO, "crane")),
    "crane-over-itself": Person((SUGAR, "tower"), slots(SUGAR, "crane")),
    "crane-over-loaded-or-empty": Person(
        ("statue", SUGAR, "tower"), slots(plant(COFFEE), COFFEE, plant(SUGAR), "crane")
    ),
    "crane-over-market": Person(
        ("palace", "hero", "tower", SUGAR), slots(plant(INDIGO), "crane", "black_market", plant(SILVER))
    ),
    "crane-over-library": Person(
        ("palace", "hero", "tower", SUGAR), slots(INDIGO, "crane", "library", "quarry"), players=2
    ),
    "crane-over-quarry-and-smithy": Person(
        ("palace", "hero", SILVER, "tower"), slots(INDIGO, "crane", "smithy", "quarry")
    ),
    "second-copy-over-another": Person(("tower", "hero", "hero"), slots(INDIGO, "crane", "tower")),
    "market-two-of-a-kind": Person(
        ("library", SUGAR), slots(plant(INDIGO), plant(INDIGO), plant(TOBACCO), "black_market")
    ),
    "market-must-help": Person(
        ("library", "tower", SUGAR, SUGAR),
        slots(plant(INDIGO), plant(TOBACCO), "black_market"),
        chooser=False,
    ),
    "market-not-more-than-the-price": Person(
        ("smithy", "well"), slots(plant(INDIGO), plant(SUGAR), plant(TOBACCO), "black_market")
    ),
    "market-and-flags": Person(
        ("statue", SILVER, "tower", "tower"),
        slots(plant(INDIGO), plant(SUGAR), "black_market", *HELP),
        players=2,
    ),
    "everything": Person(
        ("palace", SILVER, "tower", SUGAR, SUGAR),
        slots(plant(INDIGO), plant(SILVER), "crane", "black_market", "library", "quarry"),
        players=2,
    ),
    "everything-else": Person(
        (SILVER, "hero", "statue", SILVER),
        slots(plant(COFFEE), COFFEE, "crane", "black_market", "library", "smithy"),
    ),
    "with-gains": Person(("statue", "hero", "tower"), slots(INDIGO, "carpenter", "poor_house", "quarry")),
    "twelfth": Person(
        ("statue", "hero", "tower"), slots(*[INDIGO] * 3, *[SUGAR] * 4, *[TOBACCO] * 2, COFFEE, "crane")
    ),
}
HELPERS = (
    "crane",
    "library",
    "smithy",
    "quarry",
    "black_market",
    "carpenter",
    "poor_house",
    "tower",
    "chapel",
)


def random_person(seed: int) -> Person:
    chance = random.Random(seed)
    left = Counter({name: copies - 4 for name, (cost, points, copies) in PRINTED.items() if copies > 4})
    left.update({name: copies for name, (cost, points, copies) in PRINTED.items() if copies <= 4})
    display: list[Slot] = [(chance.choice(PLANTS), chance.random() < 0.5)]
    for _ in range(chance.randrange(6)):
        if chance.random() < 0.4:
            display.append((chance.choice(PLANTS), chance.random() < 0.6))
        else:
            helper = chance.choice(HELPERS)
            if (helper, False) not in display:
                display.append((helper, False))
    left.subtract(kind for kind, loaded in display)
    hand = chance.sample(sorted(left.elements()), chance.randrange(2, 6))
    players = chance.choice((2, 2, 3))
    chooser = chance.random() < 0.7
    used = players == 2 and chooser and chance.random() < 0.25
    return Person(tuple(hand), tuple(display), chooser, players, used)


def check_builds(person: Person) -> int:
    table = sit(person, ASKED)
    state = choose(table, person, "builder")
    return compare(
        (outcome_of(leaf, seat_of(person)) for leaf in leaves(state, Dealer(1), seat_of(person), BUILDING)),
        book.builds(person),
        person,
    )


@pytest.mark.parametrize("name", TRICKY)
def test_builds_of_tricky_positions(name: str) -> None:
    """[SJ-BLD-05 SJ-BLD-06 SJ-BLD-10 SJ-CRN-01 SJ-CRN-04 SJ-CRN-06 SJ-CRN-07 SJ-CRN-12 SJ-LIB-04]"""
    number = check_builds(TRICKY[name])
    assert (number == 1) == (name in ("nothing-in-hand", "cannot-pay"))


@pytest.mark.parametrize("block", range(8))
def test_builds_of_random_positions(block: int) -> None:
    total = 0
    for seed in range(sized(100, 1000)):
        total += check_builds(random_person(1000 * block + seed))
    assert total > 1000


# -- goods -----------------------------------------------------------------------------------------

FARMS = {
    "one-plant": Person((), slots(INDIGO)),
    "no-room": Person((), slots(plant(INDIGO), plant(SUGAR))),
    "three-of-a-kind": Person((), slots(INDIGO, INDIGO, INDIGO, plant(INDIGO), SUGAR)),
    "all-kinds": Person((), slots(*PLANTS)),
    "all-kinds-not-the-chooser": Person((), slots(*PLANTS), chooser=False),
    "aqueduct": Person((), slots(*PLANTS, "aqueduct"), chooser=False),
    "library": Person((), slots(*PLANTS, "library")),
    "library-and-aqueduct": Person((), slots(*PLANTS, SUGAR, SUGAR, "library", "aqueduct")),
    "library-of-two": Person((), slots(INDIGO, INDIGO, SUGAR, TOBACCO, "library", "aqueduct"), players=2),
    "library-of-two-and-little-room": Person((), slots(INDIGO, INDIGO, "library"), players=2),
    "library-used-up": Person(
        (), slots(INDIGO, INDIGO, SUGAR, TOBACCO, "library"), players=2, library_used=True
    ),
}


@pytest.mark.parametrize("name", FARMS)
def test_productions(name: str) -> None:
    """[SJ-PRD-02 SJ-PRD-03 SJ-PRD-05 SJ-LIB-01]"""
    person = FARMS[name]
    compare(produced(sit(person, ASKED), person), book.productions(person))


@pytest.mark.parametrize("cards", range(5))
@pytest.mark.parametrize("name", FARMS)
def test_productions_when_cards_run_out(name: str, cards: int) -> None:
    """[SJ-DCK-04]"""
    person = FARMS[name]
    table = sit(person, ASKED, deck=["tower", "hero", "statue", "chapel"][:cards])
    compare(produced(table, person), book.productions(person, cards))


def produced(table: Table, person: Person) -> Iterable[Outcome]:
    state = choose(table, person, "producer")
    for leaf in leaves(state, Dealer(1), seat_of(person), (v.PRODUCE,)):
        yield outcome_of(leaf, seat_of(person))


def stocked(person: Person) -> Person:
    """The same buildings, loaded where they were empty and the other way round."""
    display = tuple((kind, kind in PLANTS and not loaded) for kind, loaded in person.display)
    display = tuple(("trading_post", False) if kind == "aqueduct" else (kind, good) for kind, good in display)
    return Person(person.hand, display, person.chooser, person.players, person.library_used)


@pytest.mark.parametrize("bonus", [(), ("market_stand",), ("market_hall",), ("market_stand", "market_hall")])
@pytest.mark.parametrize("name", FARMS)
def test_sales(name: str, bonus: tuple[str, ...]) -> None:
    """[SJ-TRD-04 SJ-TRD-05 SJ-TRD-07 SJ-TRD-08 SJ-LIB-01]"""
    farm = stocked(FARMS[name])
    person = Person(farm.hand, farm.display + slots(*bonus), farm.chooser, farm.players, farm.library_used)
    tile = len(name) % 5 + 1
    table = sit(person)
    state = choose(table, person, "trader", tiles=[tile])
    reached = leaves(state, Dealer(1), seat_of(person), (v.SELL,))
    compare((outcome_of(leaf, seat_of(person), True) for leaf in reached), book.sales(person, tile))


# -- the councillor -----------------------------------------------------------------------------------

MIXED = ("tower", "tower", "hero", SUGAR, "statue", SUGAR, "palace", "well")
COUNCILS = {
    "plain": Person(("chapel",)),
    "not-the-chooser": Person(("chapel", SUGAR), chooser=False),
    "prefecture": Person(("chapel",), slots(INDIGO, "prefecture")),
    "prefecture-not-the-chooser": Person(("chapel",), slots(INDIGO, "prefecture"), chooser=False),
    "archive": Person(("chapel", SUGAR, "tower"), slots(INDIGO, "archive")),
    "archive-not-the-chooser": Person(("chapel", "tower"), slots(INDIGO, "archive"), chooser=False),
    "archive-empty-handed": Person((), slots(INDIGO, "archive")),
    "archive-and-prefecture": Person(("chapel", SUGAR), slots(INDIGO, "archive", "prefecture")),
    "library": Person(("chapel",), slots(INDIGO, "library")),
    "library-of-two": Person(("chapel",), slots(INDIGO, "library"), players=2),
    "library-used-up": Person(("chapel",), slots(INDIGO, "library"), players=2, library_used=True),
    "all-three-of-two": Person(
        ("chapel", SUGAR), slots(INDIGO, "library", "archive", "prefecture"), players=2
    ),
}
COUNCIL_KINDS = (v.COUNCIL, v.KEEP, v.DISCARD)


def councils(table: Table, person: Person, deck: tuple[str, ...]) -> Iterable[Outcome]:
    if person.library_used:
        # The councillor stands for another role that was taken.
        table = Table.from_position({**table.position(), "roles": {"builder": 0, "prospector": 1}}, seed=1)
    state = choose(table, person, "councillor")
    for leaf in leaves(state, dealing(state, deck), seat_of(person), COUNCIL_KINDS):
        yield outcome_of(leaf, seat_of(person))


@pytest.mark.parametrize("deck", [MIXED, (SUGAR,) * 8, ("hero", "hero", SUGAR, *MIXED[:5])], ids=len)
@pytest.mark.parametrize("name", COUNCILS)
def test_councils(name: str, deck: tuple[str, ...]) -> None:
    """[SJ-COU-01 SJ-COU-02 SJ-COU-03 SJ-COU-04 SJ-COU-05 SJ-COU-06 SJ-COU-07]"""
    person = COUNCILS[name]
    if deck.count(SUGAR) + person.hand.count(SUGAR) <= 8:
        assert compare(councils(sit(person), person, deck), book.councils(person, deck)) > 1


@pytest.mark.parametrize("cards", range(8))
@pytest.mark.parametrize("name", COUNCILS)
def test_councils_when_cards_run_out(name: str, cards: int) -> None:
    """Whoever draws fewer keeps what is prescribed, or all. [SJ-COU-03 SJ-DCK-04]"""
    person = COUNCILS[name]
    deck = MIXED[:cards]
    compare(councils(sit(person, deck=deck), person, deck), book.councils(person, deck))


# -- prospector, round start, set-up -----------------------------------------------------------------------


@pytest.mark.parametrize("deck", [("hero", "tower", SUGAR, "smithy", "palace", "quarry"), MIXED[:6]])
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("helpers", [(), ("gold_mine",), ("library",), ("gold_mine", "library")])
def test_prospects(helpers: tuple[str, ...], players: int, deck: tuple[str, ...]) -> None:
    """[SJ-PRO-01 SJ-PRO-04 SJ-PRO-05 SJ-LIB-01]"""
    person = Person(("chapel",), slots(INDIGO, *helpers), players=players)
    table = sit(person)
    table.play("prospector")
    reached = leaves(table.state, dealing(table.state, deck), 0, (v.PROSPECT, v.USE, v.PICK))
    compare((outcome_of(leaf, 0) for leaf in reached), book.prospects(person, deck))


def at_round_start(person: Person) -> tuple[Table, int]:
    """The last role of the round is chosen by seat 2 and declined; seat 1 is the next governor."""
    table = sit(person, roles={"builder": 0, "trader": 1})
    table.play("prospector", "pass")
    return table, seat_of(person)


@pytest.mark.parametrize("chooser", [True, False])
@pytest.mark.parametrize(
    "hand",
    [
        MIXED[:7],
        MIXED,
        (*MIXED, "hero"),
        (SUGAR,) * 8,
        ("tower",) * 3 + ("hero",) * 3 + ("well",) * 3,
        (*MIXED, "hero", "chapel", "crane", "archive", "quarry"),
    ],
)
@pytest.mark.parametrize("building", ["smithy", "tower"])
def test_hand_limits(hand: tuple[str, ...], building: str, chooser: bool) -> None:
    """[SJ-RND-08 SJ-RND-09]"""
    if building in hand and hand.count(building) == 3:
        return
    person = Person(hand, slots(INDIGO, building), chooser)
    table, seat = at_round_start(person)
    reached = leaves(table.state, Dealer(1), seat, (v.DISCARD,))
    compare((outcome_of(leaf, seat) for leaf in reached), book.limits(person))


@pytest.mark.parametrize("chooser", [True, False])
@pytest.mark.parametrize("hand", [(), ("tower",), ("tower", "tower", SUGAR), MIXED[:6]])
@pytest.mark.parametrize("building", ["chapel", "smithy"])
def test_tucking(hand: tuple[str, ...], building: str, chooser: bool) -> None:
    """[SJ-TCK-01]"""
    person = Person(hand, slots(INDIGO, building), chooser)
    table, seat = at_round_start(person)
    reached = leaves(table.state, Dealer(1), seat, (v.TUCK,))
    compare((outcome_of(leaf, seat) for leaf in reached), book.tucks(person))


@pytest.mark.parametrize("governor", [0, 2])
@pytest.mark.parametrize("hand", [MIXED[:5], (SUGAR,) * 5, ("tower", "tower", "hero", "hero", SUGAR)])
def test_keeping_four_of_five(hand: tuple[str, ...], governor: int) -> None:
    """[SJ-SET-07]"""
    given = {"start": [governor], "deck": list(hand)}
    table = Table("san-juan:first/3?setup_variant=keep_4_of_5_6_7_8", seed=1, given=given)
    person = Person(hand)
    reached = leaves(table.state, Dealer(1), governor, (v.DISCARD,))
    compare((outcome_of(leaf, governor) for leaf in reached), book.keeps_of_four(person))


def test_keeping_four_of_eight() -> None:
    """The last of four players; the others have given theirs."""
    deck = [
        *MIXED[:5],
        *(TOBACCO,) * 6,
        *(COFFEE,) * 7,
        *"chapel chapel well well quarry palace".split(),
        SUGAR,
        SUGAR,
    ]
    table = Table(
        "san-juan:first/4?setup_variant=keep_4_of_5_6_7_8", seed=1, given={"start": [0], "deck": deck}
    )
    table.play("discard sugar_mill")
    assert table.seat == 3
    hand = tuple(deck[18:])
    state = table.state
    for kind in table.position()["discards"]:
        state.move(state.rules.names.index(kind), 1, state.tucked(0))  # type: ignore[attr-defined]
    reached = leaves(state, Dealer(1), 3, (v.DISCARD,))
    assert compare((outcome_of(leaf, 3) for leaf in reached), book.keeps_of_four(Person(hand))) > 5


# -- The New Buildings --------------------------------------------------------------------------------------

CUSTOMS = ("customs_office", True)
NEW_TRICKY = {
    "cathedral-without-cards": ((), slots(INDIGO, "crane", "park")),
    "cathedral-at-a-price": (("tower", SUGAR, "hero", "hero", "well", SUGAR), slots(INDIGO)),
    "cathedral-over-park-for-one": (("tower",), slots(INDIGO, "crane", "park"), False),
    "cathedral-with-every-help": (
        ("tower", SUGAR, "well", "hero"),
        slots(plant(INDIGO), CUSTOMS, "black_market", "library", "quarry"),
    ),
    "cathedral-is-mine": (("tower", "hero", SUGAR, SUGAR), slots(INDIGO, "crane", "cathedral")),
    "over-the-cathedral": (("palace", "residence", SUGAR), slots(INDIGO, "crane", "cathedral", "quarry")),
    "park-saves-six": (("palace", "hero", "goldsmith", SUGAR), slots(INDIGO, "crane", "park"), False),
    "park-not-for-itself": (("park", "tower", SUGAR), slots(INDIGO, "crane", "park")),
    "park-and-all-flags": (("palace", SILVER, "tower"), slots(INDIGO, "crane", "park", *HELP)),
    "customs-pays": (("harbour", "tower"), slots(plant(SUGAR), CUSTOMS, "black_market")),
    "customs-alone-pays": (("tavern", "hut"), slots(INDIGO, CUSTOMS, "black_market"), False),
    "crane-over-loaded-customs": (("palace", "tower", SUGAR), slots(INDIGO, "crane", CUSTOMS)),
    "crane-over-empty-customs": (("palace", "tower", SUGAR), slots(INDIGO, "crane", "customs_office")),
    "crane-and-market-and-customs": (
        ("palace", SILVER, "tower", SUGAR),
        slots(plant(INDIGO), "crane", "black_market", CUSTOMS, "park"),
    ),
    "prefecture-costs-four": (("prefecture", "tower", SUGAR, SUGAR), slots(INDIGO), False),
}


def newly(
    hand: tuple[str, ...],
    display: tuple[Slot, ...],
    chooser: bool = True,
    players: int = 3,
    used: bool = False,
) -> Person:
    return Person(hand, display, chooser, players, used, new=True)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", NEW_TRICKY)
def test_builds_with_new_buildings(name: str, players: int) -> None:
    """[SJ-BLD-10 SJ-BLD-14 SJ-CRN-07 SJ-CRN-10 SJ-CRN-11]"""
    hand, display, *chooser = NEW_TRICKY[name]
    assert check_builds(newly(hand, display, *chooser, players=players)) > 1


NEW_HELPERS = (
    "crane",
    "park",
    "customs_office",
    "black_market",
    "quarry",
    "library",
    "smithy",
    "cathedral",
    "bank",
)


def random_new_person(seed: int) -> Person:
    chance = random.Random(seed)
    left = Counter({name: copies - 4 * (name in PLANTS) for name, (_, _, copies) in PRINTED_NEW.items()})
    display: list[Slot] = [(chance.choice(PLANTS), chance.random() < 0.5)]
    for helper in chance.sample(NEW_HELPERS, chance.randrange(2, 5)):
        display.append((helper, helper == "customs_office" and chance.random() < 0.7))
    left.subtract(kind for kind, loaded in display)
    left["office"] -= 1  # the good on the customs office
    left["cathedral"] = 0
    hand = chance.sample(sorted(left.elements()), chance.randrange(6))
    players = chance.choice((2, 2, 3))
    chooser = chance.random() < 0.7
    return newly(
        tuple(hand), tuple(display), chooser, players, players == 2 and chooser and chance.random() < 0.25
    )


@pytest.mark.parametrize("block", range(6))
def test_builds_of_random_new_positions(block: int) -> None:
    total = 0
    for seed in range(sized(100, 1000)):
        total += check_builds(random_new_person(10_000 + 1000 * block + seed))
    assert total > 1000


@pytest.mark.parametrize("bonus", [(), ("harbour",), ("harbour", "market_stand", "trading_post")])
@pytest.mark.parametrize("name", FARMS)
@pytest.mark.parametrize("customs", [True, False])
def test_sales_with_customs_and_harbour(name: str, bonus: tuple[str, ...], customs: bool) -> None:
    """[SJ-TRD-06 SJ-TRD-10]"""
    farm = stocked(FARMS[name])
    display = tuple(dict.fromkeys(farm.display + slots(("customs_office", customs), *bonus)))
    person = newly(farm.hand, display, farm.chooser, farm.players, farm.library_used)
    tile = len(name) % 5 + 1
    state = choose(sit(person), person, "trader", tiles=[tile])
    reached = leaves(state, Dealer(1), seat_of(person), (v.SELL,))
    compare((outcome_of(leaf, seat_of(person), True) for leaf in reached), book.sales(person, tile))


HANDS = [
    (),
    ("tower",),
    ("tower", "tower", SUGAR),
    MIXED[:5],
    (SUGAR,) * 4,
    ("hut", "hut", "bank", SUGAR, SUGAR),
]


@pytest.mark.parametrize("chooser", [True, False])
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("building", ["office", "smithy"])
def test_exchanges(hand: tuple[str, ...], building: str, chooser: bool) -> None:
    """[SJ-RND-12]"""
    person = newly(hand, slots(INDIGO, building), chooser)
    table, seat = at_round_start(person)
    deck = ("quarry", "palace")
    reached = leaves(table.state, dealing(table.state, deck), seat, (v.EXCHANGE,))
    compare((outcome_of(leaf, seat) for leaf in reached), book.exchanges(person, deck))


@pytest.mark.parametrize("used", [False, True])
@pytest.mark.parametrize("chooser", [True, False])
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("buildings", [("bank",), ("chapel",), ("bank", "chapel"), ("smithy",)])
def test_banks_and_chapels(
    hand: tuple[str, ...], buildings: tuple[str, ...], chooser: bool, used: bool
) -> None:
    """[SJ-TCK-01 SJ-TCK-04 SJ-TCK-05 SJ-TCK-07]"""
    covered = () if "bank" in buildings else ("bank",)  # used means that there was one
    person = replace(newly(hand, slots(INDIGO, *buildings, *covered), chooser), bank_used=used)
    if covered and not used:
        person = newly(hand, slots(INDIGO, *buildings), chooser)
    table, seat = at_round_start(person)
    reached = leaves(table.state, Dealer(1), seat, (v.BANK, v.TUCK))
    compare((outcome_of(leaf, seat) for leaf in reached), book.bankings(person))


@pytest.mark.parametrize(
    "deck",
    [
        ("hero", "tower", SUGAR, "smithy", "palace", "quarry", "well"),
        ("hero", "tower", SUGAR, INDIGO, INDIGO, "goldsmith", INDIGO),
        (INDIGO, "goldsmith", "gold_mine", *MIXED[:4]),
        MIXED[:7],
    ],
)
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(
    "helpers",
    [("goldsmith",), ("gold_mine",), ("gold_mine", "goldsmith"), ("gold_mine", "goldsmith", "library")],
)
def test_prospects_with_goldsmith(helpers: tuple[str, ...], players: int, deck: tuple[str, ...]) -> None:
    """[SJ-PRO-02 SJ-PRO-05 SJ-PRO-06 SJ-PRO-07]"""
    person = newly(("chapel",), slots(INDIGO, *helpers), players=players)
    table = sit(person)
    table.play("prospector")
    reached = leaves(table.state, dealing(table.state, deck), 0, (v.PROSPECT, v.USE, v.PICK))
    expected = book.new_prospects(person, deck, {INDIGO, *helpers})
    compare((outcome_of(leaf, 0) for leaf in reached), expected)
