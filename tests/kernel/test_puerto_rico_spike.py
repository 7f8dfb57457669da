"""The kernel carries Puerto Rico: see docs/decisions/0002-the-kernel-serves-both-games.md.

An interpreted game cannot stand on the compiled kernel, so these tests run in a process of their own, which
test_puerto_rico_spike_builds.py starts. They prove shapes, not the rules of the later game: no rule is cited.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

import gouverneur

if gouverneur.compiled:
    pytest.skip("interpreted only; test_puerto_rico_spike_builds.py runs it so", allow_module_level=True)

from gouverneur import ChanceError, ChanceNeeded, Dealer, IllegalAction
from gouverneur.kernel.bits import bit, members, popcount
from gouverneur.kernel.playout import advance, fingerprint, perft, playout, random_choice
from gouverneur.kernel.state import MOST_CHOICES, MOST_STEPS, STEP_WORDS
from gouverneur.kernel.words import ActionTable, DecisionKind
from kernel import puerto_rico_spike as pr
from kernel.puerto_rico_spike import GOOD_NAMES, SLOT_NAMES, PuertoRico, empty_state, new_game

PLACES = tuple(SLOT_NAMES) + ("",) * (MOST_CHOICES - 1 - len(SLOT_NAMES)) + ("done",)
ACTIONS = ActionTable(
    [
        DecisionKind(pr.ROLE, "role", pr.ROLE_NAMES),
        DecisionKind(pr.TILE, "tile", (*(f"take {good}" for good in GOOD_NAMES), "draw", "pass")),
        DecisionKind(pr.LAY, "lay", ("plantation", "forest")),
        DecisionKind(pr.PRIVILEGE, "privilege", ("accept", "decline")),
        DecisionKind(pr.DEAL, "deal", ("take noble", "take worker")),
        DecisionKind(pr.PLACE_NOBLE, "place-noble", tuple(p and f"noble {p}" for p in PLACES)),
        DecisionKind(pr.PLACE_WORKER, "place-worker", tuple(p and f"worker {p}" for p in PLACES)),
        DecisionKind(
            pr.LOAD,
            "load",
            (
                *(f"load {good} ship-{ship}" for good in GOOD_NAMES for ship in (1, 2, 3)),
                *(f"wharf {good}" for good in GOOD_NAMES),
                "pass",
            ),
        ),
        DecisionKind(
            pr.STORE,
            "store",
            (*(f"keep {number} {good}" for good in GOOD_NAMES for number in range(1, 12)), "keep no more"),
        ),
        DecisionKind(pr.GUEST, "guest", ("move noble", "move worker", "stay")),
        DecisionKind(pr.GUEST_TO, "guest-to", tuple(f"to {slot}" for slot in SLOT_NAMES)),
    ]
)


def good(name: str) -> int:
    return GOOD_NAMES.index(name)


def seat(
    state: PuertoRico,
    who: int,
    goods: dict[str, int] | None = None,
    circles: dict[str, int] | None = None,
    workers: dict[str, int] | None = None,
    nobles: dict[str, int] | None = None,
) -> None:
    """Goods on the port; circles, and pieces on them, which bring their circle along."""
    for name, number in (goods or {}).items():
        state.gain(who, pr.PORT + good(name), number)
    for row, piece in ((workers or {}, pr.WORKER), (nobles or {}, pr.NOBLE)):
        for name, number in row.items():
            slot = SLOT_NAMES.index(name)
            state.gain(who, pr.PIECES + piece * pr.SLOTS + slot, number)
            state.gain(who, pr.CIRCLES + slot, number)
    for name, number in (circles or {}).items():
        state.gain(who, pr.CIRCLES + SLOT_NAMES.index(name), number)


def ship(state: PuertoRico, number: int, cargo: str, laden: int) -> None:
    state.counts[pr.CARGO + number - 1] = good(cargo) + 1
    state.counts[pr.LADEN + number - 1] = laden


def captain(state: PuertoRico) -> None:
    """Seat 0 is captain; the game is over after the phase, for nothing is below it on the stack."""
    pr.begin_captain(state)
    state.settle(Dealer())


def words(state: PuertoRico) -> set[str]:
    return {option.words for option in ACTIONS.options(state.kind(), state.options)}


def asked(state: PuertoRico) -> tuple[int, str]:
    return state.seat(), ACTIONS.by_step[state.kind()].name


def play(state: PuertoRico, *turns: str, dealer: Dealer | None = None) -> None:
    for turn in turns:
        action = ACTIONS.read(turn, state.kind(), state.options)
        assert action.kind.step == state.kind(), f"{turn!r}: {asked(state)} may do {words(state)}"
        state.apply(action.choice, dealer or Dealer())


def refused(state: PuertoRico, turn: str) -> str:
    action = ACTIONS.read(turn, state.kind(), state.options)
    before = state.words()
    with pytest.raises(IllegalAction):
        state.apply(action.choice, Dealer())
    assert state.words() == before
    return str(state.refusal(action.choice).rule)


def chips(state: PuertoRico) -> list[int]:
    return [state.own(who, pr.CHIPS) for who in range(state.seats)]


def port(state: PuertoRico, who: int) -> dict[str, int]:
    found = {name: state.own(who, pr.PORT + k) for k, name in enumerate(GOOD_NAMES)}
    return {name: number for name, number in found.items() if number}


def random_game(seats: int, seed: int) -> Iterator[tuple[PuertoRico, Dealer]]:
    dealer = Dealer(seed)
    state = new_game(seats, dealer)
    while not state.over():
        yield state, dealer
        state.apply(random_choice(state.options, dealer), dealer)
    yield state, dealer


def endings(state: PuertoRico, kinds: tuple[int, ...]) -> list[PuertoRico]:
    """Every line through the decisions of these kinds, to where another kind or the end comes."""
    if state.over() or state.kind() not in kinds:
        return [state]
    found = []
    for choice in members(state.options):
        following = state.clone()
        following.apply(choice, Dealer())
        found += endings(following, kinds)
    return found


# -- mayor ------------------------------------------------------------------------------------------


def test_dealing_goes_round_until_the_office_is_empty() -> None:
    """WE-01, with a noble among the pieces."""
    state = empty_state(4)
    state.workers, state.office_workers, state.office_nobles = 9, 5, 1
    state.push(pr.PRIVILEGE, 0, 1)
    state.settle(Dealer())
    assert words(state) == {"accept", "decline"}
    play(state, "accept")
    assert asked(state) == (0, "deal")
    play(state, "take worker", "take worker", "take noble")
    # Only workers are left, so nobody is asked any more; no circle is free, so all idle.
    assert state.over()
    idle = [(state.own(who, pr.IDLE + pr.NOBLE), state.own(who, pr.IDLE + pr.WORKER)) for who in range(4)]
    assert idle == [(0, 3), (0, 2), (1, 0), (0, 1)]


def test_without_workers_in_the_supply_the_privilege_is_not_asked() -> None:
    state = empty_state(2)
    state.office_workers, state.office_nobles = 1, 1
    state.push(pr.PRIVILEGE, 0, 1)
    state.settle(Dealer())
    assert asked(state) == (0, "deal")


def test_the_refill_counts_empty_circles_on_buildings_and_brings_one_noble() -> None:
    state = empty_state(3)
    seat(state, 1, circles={"guesthouse": 2, "sugar_mill": 3, "corn": 4})
    state.workers, state.nobles = 9, 1
    for office in ((4, 1), (7, 1)):
        state.push(pr.ARRANGE, 0, 0)
        state.settle(Dealer())
        assert (state.office_workers, state.office_nobles) == office
        state.office_workers = 2  # as if some had been dealt; the second time no noble is left


def placements(circles: list[int], workers: int, nobles: int) -> set[tuple[int, ...]]:
    """By brute force: nobles and workers by slot, as many pieces placed as there are, or as circles."""
    placed = min(sum(circles), workers + nobles)
    found = set()
    for n in product(*(range(room + 1) for room in circles)):
        if sum(n) <= nobles:
            for w in product(*(range(room - k + 1) for room, k in zip(circles, n, strict=True))):
                if sum(w) <= workers and sum(n) + sum(w) == placed:
                    found.add((*n, *w))
    return found


@pytest.mark.parametrize("mill", [0, 1, 3])
@pytest.mark.parametrize("guesthouse", [0, 2])
@pytest.mark.parametrize("corn", [0, 2])
@pytest.mark.parametrize("wharf", [0, 1])
def test_every_placement_is_reached_exactly_once(mill: int, guesthouse: int, corn: int, wharf: int) -> None:
    circles = [0] * pr.SLOTS
    circles[0], circles[pr.WHARF], circles[pr.GUESTHOUSE], circles[pr.SUGAR_MILL] = (
        corn,
        wharf,
        guesthouse,
        mill,
    )
    for workers, nobles in product(range(6), range(4)):
        state = empty_state(2)
        for slot, room in enumerate(circles):
            state.gain(0, pr.CIRCLES + slot, room)
        # Some stand already: they are taken up and placed anew.
        standing = min(workers, corn)
        state.gain(0, pr.PIECES + pr.WORKER * pr.SLOTS, standing)
        state.gain(0, pr.IDLE + pr.WORKER, workers - standing)
        state.gain(0, pr.IDLE + pr.NOBLE, nobles)
        state.push(pr.ARRANGE, 0, 2)
        state.settle(Dealer())
        reached = [
            tuple(end.own(0, pr.PIECES + i) for i in range(2 * pr.SLOTS))
            for end in endings(state, (pr.PLACE_NOBLE, pr.PLACE_WORKER))
        ]
        assert len(set(reached)) == len(reached)
        assert set(reached) == placements(circles, workers, nobles)


def test_when_all_circles_are_filled_nobody_is_asked_about_workers() -> None:
    state = empty_state(2)
    seat(state, 0, circles={"corn": 2, "wharf": 1})
    state.gain(0, pr.IDLE + pr.WORKER, 5)
    state.push(pr.ARRANGE, 0, 2)
    state.settle(Dealer())
    assert state.over()
    assert state.own(0, pr.IDLE + pr.WORKER) == 2


def test_no_piece_idles_beside_a_free_circle() -> None:
    state = empty_state(2)
    seat(state, 0, circles={"corn": 1, "indigo": 1, "wharf": 1})
    state.gain(0, pr.IDLE + pr.NOBLE, 2)
    state.gain(0, pr.IDLE + pr.WORKER, 1)
    state.push(pr.ARRANGE, 0, 2)
    state.settle(Dealer())
    assert refused(state, "noble done") == "PR-MAY-04"
    assert refused(state, "noble hacienda") == "PR-MAY-03"
    assert refused(state, "noble wharf") == "PR-MAY-03"  # the other noble would have to go back
    play(state, "noble corn")
    assert words(state) == {"noble indigo", "noble wharf"}


# -- captain ----------------------------------------------------------------------------------------


def test_a_captain_phase_of_several_laps() -> None:
    """WE-03, with what nobody is asked left out."""
    state = empty_state(4)
    ship(state, 2, "corn", 3)
    seat(state, 0, {"corn": 2, "sugar": 6})
    seat(state, 1, {"sugar": 2, "tobacco": 3})
    seat(state, 2, {"corn": 2, "tobacco": 1})
    seat(state, 3, {"corn": 1, "indigo": 5})
    captain(state)
    assert words(state) == {"load corn ship-2", "load sugar ship-3"}
    assert refused(state, "load sugar ship-1") == "PR-CAP-08"
    assert refused(state, "load sugar ship-2") == "PR-CAP-04"
    assert refused(state, "load corn ship-1") == "PR-CAP-05"
    assert refused(state, "pass") == "PR-CAP-02"
    play(state, "load sugar ship-3")
    assert words(state) == {"load sugar ship-3", "load tobacco ship-1"}
    play(state, "load sugar ship-3")
    assert words(state) == {"load corn ship-2", "load tobacco ship-1"}
    play(state, "load tobacco ship-1")
    # D's corn, A's corn, B's tobacco were forced, then a lap without a load.
    assert chips(state) == [9, 4, 1, 1]
    assert asked(state) == (1, "store")
    assert words(state) == {"keep 1 sugar", "keep no more"}
    play(state, "keep 1 sugar", "keep 1 corn", "keep 1 indigo")
    assert state.over()
    assert [port(state, who) for who in range(4)] == [{}, {"sugar": 1}, {"corn": 1}, {"indigo": 1}]
    assert list(state.counts[pr.LADEN : pr.LADEN + 3]) == [4, 0, 0]


def test_the_captains_point_comes_once() -> None:
    """WE-32."""
    state = empty_state(3)
    seat(state, 0, {"corn": 2, "sugar": 3})
    captain(state)
    play(state, "load corn ship-1")
    assert chips(state) == [3, 0, 0]
    assert state.kind() == pr.LOAD  # the sugar fits two ships alike
    play(state, "load sugar ship-2")
    assert chips(state) == [6, 0, 0]


def test_the_wharf_serves_once_a_phase_and_instead_of_a_ship() -> None:
    """WE-12, then R-10: with the wharf used up, ships must be loaded again."""
    state = empty_state(3)
    ship(state, 2, "tobacco", 2)
    ship(state, 3, "sugar", 1)
    seat(state, 1, {"tobacco": 5, "sugar": 2}, workers={"wharf": 1})
    captain(state)
    assert asked(state) == (1, "load")
    assert words(state) == {"load tobacco ship-2", "load sugar ship-3", "wharf tobacco", "wharf sugar"}
    play(state, "wharf tobacco")
    assert chips(state) == [0, 7, 0]  # the sugar followed by itself, being all that is left
    assert state.counts[pr.LADEN + 1] == 2


def test_whoever_has_only_a_wharf_may_pass_and_be_asked_again_next_lap() -> None:
    state = empty_state(3)
    for number, cargo in enumerate(("corn", "sugar", "coffee"), start=1):
        ship(state, number, cargo, 1)
    seat(state, 0, {"indigo": 2}, workers={"wharf": 1})
    seat(state, 1, {"corn": 1, "sugar": 1})
    captain(state)
    assert words(state) == {"wharf indigo", "pass"}
    play(state, "pass")
    assert asked(state) == (1, "load")
    play(state, "load corn ship-1")
    assert asked(state) == (0, "load")  # 2 had nothing
    play(state, "pass")
    # 1 loaded his sugar: again a whole lap must pass idly, so 0 is asked a third time, but not a fourth.
    assert asked(state) == (0, "load")
    play(state, "pass")
    assert asked(state) == (0, "store")


def loads_by_the_book(state: PuertoRico) -> set[int]:
    """The pseudo-code of the specification, section 4.8, on sets."""
    who = state.seat()
    goods = {k: state.own(who, pr.PORT + k) for k in range(5) if state.own(who, pr.PORT + k)}
    free = {s: state.seats + 1 + s - state.counts[pr.LADEN + s] for s in range(3)}
    cargo = {s: state.counts[pr.CARGO + s] - 1 for s in range(3)}
    legal = set()
    for k, owned in goods.items():
        carrying = [s for s in range(3) if cargo[s] == k]
        ships = [s for s in carrying or [s for s in range(3) if cargo[s] < 0] if free[s] > 0]
        if ships:
            most = max(min(owned, free[s]) for s in ships)
            legal |= {k * 3 + s for s in ships if min(owned, free[s]) == most}
    wharf = state.occupied(who, pr.WHARF) and not (state.at(pr.SAILED) >> who) & 1
    sail = {pr.WHARF_LOAD + k for k in goods} if wharf else set()
    return legal | sail if legal else sail | {pr.NO_LOAD}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_loading_agrees_with_the_pseudo_code(seats: int) -> None:
    seen = 0
    for seed in range(60):
        for state, _ in random_game(seats, seed):
            if not state.over() and state.kind() == pr.LOAD:
                assert set(members(state.options)) == loads_by_the_book(state)
                seen += 1
    assert seen > 100


def keep_sets(owned: list[int], whole: int, loose: int) -> set[tuple[int, ...]]:
    """The closed form of the specification: the largest `whole` amounts apart, at most `loose` goods."""
    every = product(*(range(number + 1) for number in owned))
    return {kept for kept in every if sum(sorted(kept, reverse=True)[whole:]) <= loose}


@pytest.mark.parametrize("small", [0, 1])
@pytest.mark.parametrize("large", [0, 1])
@pytest.mark.parametrize("storehouse", [0, 1])
@pytest.mark.parametrize(
    "owned", [[0] * 5, [4, 3, 2, 2, 0], [1, 1, 1, 1, 1], [0, 5, 0, 2, 3], [2, 2, 2, 0, 2]]
)
def test_every_keep_set_is_reached_exactly_once(
    small: int, large: int, storehouse: int, owned: list[int]
) -> None:
    state = empty_state(2)
    goods = dict(zip(GOOD_NAMES, owned, strict=True))
    seat(
        state,
        0,
        goods,
        workers={"small_warehouse": small, "large_warehouse": large, "storehouse": storehouse},
    )
    state.push(pr.STORE, 0, 2)
    state.settle(Dealer())
    reached = [tuple(end.own(0, pr.PORT + k) for k in range(5)) for end in endings(state, (pr.STORE,))]
    assert len(set(reached)) == len(reached)
    assert set(reached) == keep_sets(owned, small + 2 * large, 1 + 3 * storehouse)


def test_both_warehouses_lose_one_good() -> None:
    """WE-09."""
    state = empty_state(2)
    goods = {"corn": 4, "indigo": 3, "sugar": 2, "tobacco": 2}
    seat(state, 0, goods, workers={"small_warehouse": 1, "large_warehouse": 1})
    state.push(pr.STORE, 0, 2)
    state.settle(Dealer())
    play(state, "keep 4 corn", "keep 3 indigo", "keep 2 sugar")
    assert words(state) == {"keep 1 tobacco", "keep no more"}
    assert refused(state, "keep 2 tobacco") == "PR-CAP-14"
    assert refused(state, "keep 1 corn") == "PR-CAP-15"
    play(state, "keep 1 tobacco")
    assert port(state, 0) == goods | {"tobacco": 1}


# -- guesthouse -------------------------------------------------------------------------------------


def test_windows_around_and_before_the_captains_steps() -> None:
    """Two owners. (a) for all, (b) before each own decision, (c) for all at the end."""
    state = empty_state(3)
    seat(state, 0, {"corn": 1}, workers={"guesthouse": 1}, circles={"wharf": 1})
    seat(state, 2, {"corn": 2, "sugar": 2}, nobles={"guesthouse": 1}, circles={"wharf": 1})
    captain(state)
    order = []
    while not state.over():
        order.append(asked(state))
        play(state, "stay" if state.kind() == pr.GUEST else min(words(state)))
    assert order == [
        (0, "guest"), (2, "guest"),  # (a)
        (0, "guest"), (0, "load"), (2, "guest"), (2, "load"),  # (b), first lap
        (0, "guest"), (2, "guest"), (2, "load"),  # 0 has nothing more, yet a guest might help
        (0, "guest"), (2, "guest"),  # the idle lap
        (0, "guest"), (2, "guest"),  # before storing
        (0, "guest"), (2, "guest"),  # (c)
    ]  # fmt: skip


def test_a_guest_moved_to_the_wharf_works_at_once() -> None:
    state = empty_state(2)
    for number, cargo in enumerate(("corn", "sugar", "coffee"), start=1):
        ship(state, number, cargo, 1)
    seat(
        state,
        1,
        {"indigo": 3},
        nobles={"guesthouse": 1},
        workers={"guesthouse": 1},
        circles={"corn": 1, "wharf": 1},
    )
    captain(state)
    play(state, "stay")  # (a)
    assert asked(state) == (1, "guest")  # nothing can be loaded, but the window may open something
    play(state, "move worker")
    assert refused(state, "to guesthouse") == "PR-GST-03"
    play(state, "to wharf")
    assert asked(state) == (1, "load")
    assert words(state) == {"wharf indigo", "pass"}
    play(state, "wharf indigo")
    assert chips(state) == [0, 3]


def test_a_guest_moved_to_the_storehouse_keeps_goods_at_once() -> None:
    """WE-22, its first half."""
    state = empty_state(2)
    for number, cargo in enumerate(("corn", "sugar", "coffee"), start=1):
        ship(state, number, cargo, 1)
    seat(state, 0, {"indigo": 5}, workers={"guesthouse": 2}, circles={"storehouse": 1, "corn": 1})
    captain(state)
    while state.kind() == pr.GUEST and state.steps[state.top - STEP_WORDS] != pr.STORE:
        play(state, "stay")
    assert asked(state) == (0, "guest")
    play(state, "move worker", "to storehouse")
    assert asked(state) == (0, "store")
    assert words(state) == {*(f"keep {number} indigo" for number in (1, 2, 3, 4)), "keep no more"}


def guest_moves(rooms: dict[str, int], nobles: int, workers: int) -> set[tuple[tuple[int, ...], ...]]:
    found = set()
    room = [rooms.get(name, 0) for name in SLOT_NAMES]
    for n in product(*(range(k + 1) for k in room)):
        for w in product(*(range(k - i + 1) for k, i in zip(room, n, strict=True))):
            if sum(n) <= nobles and sum(w) <= workers:
                found.add((n, w))
    return found


@pytest.mark.parametrize(("nobles", "workers"), [(0, 1), (1, 0), (1, 1), (2, 0), (0, 2)])
@pytest.mark.parametrize(
    "rooms", [{}, {"wharf": 1}, {"corn": 2, "wharf": 1}, {"corn": 1, "sugar_mill": 2, "wharf": 1}]
)
def test_every_way_to_move_guests_is_reached_exactly_once(
    rooms: dict[str, int], nobles: int, workers: int
) -> None:
    state = empty_state(2)
    seat(state, 0, circles=rooms, nobles={"guesthouse": nobles}, workers={"guesthouse": workers})
    state.push(pr.GUEST, 0, 1)
    state.settle(Dealer())
    reached = []
    for end in endings(state, (pr.GUEST, pr.GUEST_TO)):
        row = [end.own(0, pr.PIECES + i) for i in range(2 * pr.SLOTS)]
        row[pr.GUESTHOUSE] = row[pr.SLOTS + pr.GUESTHOUSE] = 0
        reached.append((tuple(row[: pr.SLOTS]), tuple(row[pr.SLOTS :])))
    assert len(set(reached)) == len(reached)
    assert set(reached) == guest_moves(rooms, nobles, workers)


# -- chance and secrets -----------------------------------------------------------------------------


def settler(hidden: dict[str, int], discarded: dict[str, int]) -> PuertoRico:
    state = empty_state(2)
    for first, tiles in ((pr.HIDDEN, hidden), (pr.DISCARDED, discarded)):
        for name, number in tiles.items():
            state.counts[first + good(name)] = number
    seat(state, 0, workers={"hacienda": 1})
    pr.begin_settler(state)
    state.settle(Dealer())
    return state


def test_given_tiles_come_first_then_the_seed_else_the_dealer_asks() -> None:
    dealer = Dealer()
    dealer.give(pr.TILES, [good("coffee")])
    state = settler({"corn": 3, "coffee": 1}, {})
    dealer.record()
    play(state, "draw", dealer=dealer)
    assert dealer.outcomes == [(pr.TILES, good("coffee"))]
    assert state.at(pr.FOUND) == good("coffee")
    with pytest.raises(ChanceNeeded):
        play(settler({"corn": 3}, {}), "draw")
    dealer.give(pr.TILES, [good("indigo")])
    with pytest.raises(ChanceError):
        play(settler({"corn": 3}, {}), "draw", dealer=dealer)


def test_the_same_seed_deals_the_same_tiles() -> None:
    games = []
    for _ in range(2):
        dealer = Dealer(11)
        dealer.record()
        playout(new_game(3, dealer), dealer)
        games.append(dealer.outcomes)
    assert games[0] == games[1]
    assert len(games[0] or []) > 10


def test_an_empty_stack_is_filled_from_the_discards() -> None:
    state = settler({}, {"sugar": 2})
    state.journal = []
    play(state, "draw", "plantation", dealer=Dealer(1))
    assert [event.key for event in state.journal][:2] == ["reshuffle", "draw"]
    assert state.own(0, pr.CIRCLES + good("sugar")) == 1
    # The clean-up turned up the other one; the row stays short.
    assert state.total(pr.ROW) == 1
    assert settler({}, {}).over()  # nothing to take, nothing to draw


def test_only_its_finder_knows_a_forest() -> None:
    state = settler({"corn": 3, "coffee": 3}, {})
    dealer = Dealer(5)
    state.journal = []
    play(state, "draw", dealer=dealer)
    drawn = GOOD_NAMES[state.at(pr.FOUND)]
    assert state.journal[0].seen_by(0) == {"event": "draw", "seat": 0, "tile": drawn}
    assert state.journal[0].seen_by(1) == {"event": "draw", "seat": 0}
    twin = state.clone()
    other = good("corn") if drawn == "coffee" else good("coffee")
    twin.counts[pr.HIDDEN + state.at(pr.FOUND)] += 1
    twin.counts[pr.HIDDEN + other] -= 1
    twin.put(pr.FOUND, other)
    for turn in ("", "forest"):
        if turn:
            for each in (state, twin):
                row = Dealer()
                row.give(pr.TILES, [good("corn"), good("coffee"), good("corn")])
                play(each, turn, dealer=row)
        assert state.observe(1).words() == twin.observe(1).words()
        assert state.observe(-1).words() == twin.observe(-1).words()
        assert state.observe(0).words() != twin.observe(0).words()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_redealing_keeps_what_is_known(seats: int) -> None:
    imagined = 0
    for seed in range(12):
        for state, _ in random_game(seats, seed):
            for who in range(-1, seats):
                seen = state.observe(who)
                redealt = seen.redeal(Dealer(seed))
                assert redealt.observe(who).words() == seen.words()
                assert redealt.options == state.options
                imagined += redealt.words() != state.words()
                conserved(redealt)
    assert imagined > 50


# -- the shapes, over whole games -----------------------------------------------------------------------


def conserved(state: PuertoRico) -> None:
    everybody = range(state.seats)
    air = Counter([state.at(pr.FOUND)] if not state.over() and state.kind() == pr.LAY else [])
    for k in range(5):
        tiles = sum(state.counts[first + k] for first in (pr.HIDDEN, pr.DISCARDED, pr.ROW)) + air[k]
        tiles += sum(state.own(who, pr.CIRCLES + k) + state.own(who, pr.UNDER + k) for who in everybody)
        assert tiles == pr.TILES_OF_A_KIND
        laden = sum(state.counts[pr.LADEN + s] for s in range(3) if state.counts[pr.CARGO + s] == k + 1)
        goods = state.counts[pr.SUPPLY + k] + laden + sum(state.own(who, pr.PORT + k) for who in everybody)
        assert goods == pr.MOST_OF_A_KIND - (k & 1)
    placed = [[state.own(who, pr.PIECES + i) for i in range(2 * pr.SLOTS)] for who in everybody]
    nobles = sum(sum(row[: pr.SLOTS]) for row in placed) + state.nobles + state.office_nobles
    workers = sum(sum(row[pr.SLOTS :]) for row in placed) + state.workers + state.office_workers
    assert nobles + sum(state.own(who, pr.IDLE + pr.NOBLE) for who in everybody) == 4
    assert workers + sum(state.own(who, pr.IDLE + pr.WORKER) for who in everybody) == 29 + state.seats
    for who in everybody:
        assert all(state.room(who, slot) >= 0 for slot in range(pr.SLOTS))
        assert state.own(who, pr.FORESTS) == sum(state.own(who, pr.UNDER + k) for k in range(5))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_decision_of_random_games_keeps_the_contract(seats: int) -> None:
    deepest = 0
    kinds: set[int] = set()
    for seed in range(20):
        for state, _ in random_game(seats, seed):
            conserved(state)
            assert state.clone().words() == state.words()
            if state.over():
                continue
            deepest = max(deepest, state.top // STEP_WORDS + 1)
            kinds.add(state.kind())
            assert popcount(state.options) >= 2
            before = state.words()
            assert state.offer(Dealer()) == state.options
            for choice, phrase in enumerate(ACTIONS.by_step[state.kind()].choices):
                if (state.options >> choice) & 1:
                    assert phrase
                    assert ACTIONS.read(phrase, state.kind(), state.options).choice == choice
                elif phrase:
                    assert state.refusal(choice).rule.startswith("PR-")
                    with pytest.raises(IllegalAction):
                        state.apply(choice, Dealer())
            assert state.options < bit(len(ACTIONS.by_step[state.kind()].choices))
            assert state.words() == before
    assert kinds == set(ACTIONS.by_step)
    assert deepest <= 4 < MOST_STEPS


def test_a_clone_is_an_undo_and_plays_on_alike() -> None:
    for seed in range(10):
        dealer = Dealer(seed)
        state = new_game(4, dealer)
        advance(state, dealer, 40 + seed)
        saved, chance = state.clone(), dealer.clone()
        before = saved.words()
        playout(state, dealer)
        assert saved.words() == before
        playout(saved, chance)
        assert saved.words() == state.words()


def test_a_step_without_options_is_an_error_not_a_hang() -> None:
    state = empty_state(2)
    state.push(pr.DEAL, 0, 1)  # a turn is left, but no piece
    with pytest.raises(AssertionError, match="step 4 offers nothing"):
        state.settle(Dealer())


def test_listening_changes_nothing() -> None:
    for seed in range(5):
        silent, loud = Dealer(seed), Dealer(seed)
        first, second = new_game(3, silent), new_game(3, loud)
        second.journal = []
        playout(first, silent)
        playout(second, loud)
        assert first.words() == second.words()
        assert {"load", "place", "store", "refill", "tile", "forest"} <= {
            event.key for event in second.journal
        }


def test_known_numbers() -> None:
    games = [fingerprint(new_game(seats, dealer := Dealer(7)), dealer) for seats in (2, 3, 4)]
    assert games == [1977829929, 2724028676, 2028161612]
    lines = [perft(new_game(3, dealer := Dealer(7)), dealer, depth) for depth in range(1, 7)]
    assert lines == [4, 12, 34, 105, 354, 1094]
