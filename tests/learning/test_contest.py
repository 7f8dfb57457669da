"""The contest's observations, as our states; two of its games lie here as numbers, see tools/contest_compare.py."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from tools.contest_compare import RULES, Decision

from gouverneur import Position, Table
from gouverneur.kernel.bits import bit
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.piles import one_of
from gouverneur.learning.contest import ContestAgent, actions, sight
from gouverneur.learning.contest.memory import Memory
from gouverneur.learning.contest.rebuild import rebuild, rest
from gouverneur.learning.contest.sight import Unreadable
from gouverneur.notation.positions import write_position
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.layout import HIDDEN, IDLE, PORT, STAFF
from gouverneur.puerto_rico.state import PuertoRico
from tools import contest_compare as compare

GAMES = compare.read_games(Path(__file__).with_name("contest_games.json"))
CLEAN, WITH_UNIVERSITY = range(2)
DEALER = Dealer(1)

# Our positions name the places of a mayor phase in ascending order, the contest in any.
ANY_ORDER = "it is the highest place on which a piece stands"


def states(game: Sequence[Decision]) -> list[tuple[Decision, PuertoRico]]:
    """What each seat makes of its decisions."""
    memories = [Memory() for seat in range(sight.SEATS)]
    found: list[tuple[Decision, PuertoRico]] = []
    for decision in game:
        seen = sight.read(decision.observation, decision.mask)
        memories[seen.seat].look(seen)
        found.append((decision, rebuild(RULES, seen, memories[seen.seat])))
        if seen.phase == sight.CHOOSING:
            memories[seen.seat].took(decision.action)
    return found


def decision_of(kind: int) -> Decision:
    return next(decision for decision, state in states(GAMES[CLEAN]) if state.kind() == kind)


def test_the_first_observation_is_the_beginning_of_a_game() -> None:
    decision, state = states(GAMES[CLEAN])[0]
    governor = sight.read(decision.observation, decision.mask).governor
    row = [
        v.GOOD_NAMES[sight.THEIR_GOODS[kind]]
        for kind in range(5)
        for _ in range(decision.observation[37 + kind])
    ]
    table = Table("puerto-rico:2002/3", seed=1, given={"start": [str(governor)], "tiles": row})
    rest(state, state.top, state.seat(), DEALER)
    assert state.words() == table.state.words()


def test_at_each_decision_the_contest_allows_our_options_and_each_turn_leads_to_what_it_shows_next() -> None:
    comparison = compare.Comparison()
    comparison.follow(GAMES[CLEAN])
    assert comparison.differences == {}
    assert comparison.decisions == len(GAMES[CLEAN])
    assert comparison.turns > comparison.decisions / 3


def test_the_one_difference_of_rules_is_the_worker_that_comes_with_a_large_building() -> None:
    comparison = compare.Comparison()
    comparison.follow(GAMES[WITH_UNIVERSITY])
    assert comparison.differences == {"after build: seat 6": 1, "after build: seat 9": 1}


def test_a_comparison_notices_differences() -> None:
    """Else the two above would say nothing."""
    place, decision = next(
        (place, decision)
        for place, decision in enumerate(GAMES[CLEAN])
        if decision.observation[26 + v.SETTLER]
    )
    observation, mask = list(decision.observation), list(decision.mask)
    observation[25] -= 1  # a worker of the supply
    mask[actions.PASS] = 0
    wrong = Decision(observation, mask, decision.action, {**decision.told, "round": 7})
    comparison = compare.Comparison()
    comparison.follow([*GAMES[CLEAN][:place], wrong, *GAMES[CLEAN][place + 1 :]])
    assert {"tile: 15 is not an option", "not told: round"} & set(comparison.differences)
    assert "not told: workers" in comparison.differences
    assert any(difference.startswith("after") for difference in comparison.differences)


@pytest.mark.parametrize("game", GAMES, ids=["clean", "university"])
def test_what_is_rebuilt_is_a_position(game: Sequence[Decision]) -> None:
    asked = set()
    for _, state in states(game):
        base, seat = state.top, state.seat()
        rest(state, base, seat, DEALER)
        if state.options:
            problems = Position(write_position(state)).check()
            assert [problem for problem in problems if ANY_ORDER not in problem] == []
            asked.add(v.STEP_NAMES[state.kind()])
    assert asked == {"role", "tile", "place", "build", "extra", "sell", "load", "store"}


def test_the_unseen_tiles_are_those_that_lie_nowhere() -> None:
    """Some are known to be discarded; never more than are unseen."""
    for _, state in states(GAMES[CLEAN]):
        assert all(state.numbers[HIDDEN + kind] >= 0 for kind in range(v.GOODS))
        assert state.tiles_to_draw() > 0


def test_a_hidden_worker_is_nobodys_loss() -> None:
    """The contest loses sight of a worker that comes with a large building; his owner still has him."""
    strays = [
        (decision, state)
        for decision, state in states(GAMES[WITH_UNIVERSITY])
        if sum(state.own(seat, IDLE) for seat in range(3))
        > sum(decision.observation[74 + 73 * s + 71] for s in range(3))
    ]
    assert strays
    for decision, state in strays:
        assert [state.pieces(seat) for seat in range(3)] == decision.told["workers"]


@pytest.mark.parametrize("bot", ["random", "rules", "search:nodes=3"])
def test_bots_play_without_falling_back(bot: str) -> None:
    """The same three games go on whatever they would play: so their plans are put to the test too."""
    agents = [ContestAgent(bot, seed=seat) for seat in range(sight.SEATS)]
    for decision in GAMES[CLEAN]:
        agent = agents[decision.observation[36]]
        chosen = agent.act(decision.observation, decision.mask)
        assert decision.mask[chosen] == 1
    assert [agent.fallbacks for agent in agents] == [[], [], []]


def test_placing_is_planned_once() -> None:
    """A whole mayor phase of one seat is one thought."""
    decision = decision_of(v.PLACE)
    agent = ContestAgent("rules")
    observation, mask = list(decision.observation), list(decision.mask)
    seat = observation[36]
    board = 74 + 73 * seat
    thoughts = 0
    think = agent.bot.think

    def counted(asked: object) -> object:
        nonlocal thoughts
        thoughts += 1
        return think(asked)  # type: ignore[arg-type]

    agent.bot.think = counted  # type: ignore[assignment,method-assign]
    workers = observation[board + 71]
    assert workers > 1
    for _ in range(workers):
        chosen = agent.act(observation, mask)
        assert mask[chosen]
        if chosen < actions.MAN_BUILDING:
            kind = chosen - actions.MAN_TILE
            observation[board + 60 + kind] += 1
            mask[chosen] = int(observation[board + 60 + kind] < observation[board + 54 + kind])
        else:
            observation[board + chosen - actions.MAN_BUILDING] += 1
            mask[chosen] = 0
        observation[board + 71] -= 1
    assert thoughts == 1
    assert agent.fallbacks == []


def test_a_plan_ends_with_its_phase() -> None:
    """What the contest did by itself of an earlier turn is not done again."""
    stores = [d for game in GAMES for d, state in states(game) if state.kind() == v.STORE]
    first, later = stores[0], next(d for d in stores if d.told["round"] != stores[0].told["round"])
    agent = ContestAgent("rules")
    agent.act(first.observation, first.mask)
    fresh = ContestAgent("rules")
    wanted = fresh.act(later.observation, later.mask)
    agent.plan = [action for action in range(actions.ACTIONS) if later.mask[action] and action != wanted][:1]
    assert agent.plan
    assert agent.act(later.observation, later.mask) == wanted


def about_to_store(whole: int, *goods: int) -> PuertoRico:
    """A seat with a small warehouse or none, and what it has."""
    state = next(state for _, state in states(GAMES[CLEAN]) if state.kind() == v.STORE)
    staff = state.occupied(state.seat()) & ~state.rules.stores
    small = bit(RULES.names.index("small_warehouse"))
    state.set_own(state.seat(), STAFF, staff | small if whole else staff)
    state.set_own(state.seat(), PORT, pile(*goods))
    return state


def pile(*goods: int) -> int:
    return sum(number * one_of(good) for good, number in enumerate(goods))


def stored(words: Sequence[int]) -> list[str]:
    return [
        ("kind " if action >= actions.KEEP_KIND else "one ")
        + v.GOOD_NAMES[sight.THEIR_GOODS[(action - actions.KEEP_ONE) % 42]]
        for action in words
    ]


@pytest.mark.parametrize(
    ("whole", "port", "kept", "expected"),
    [
        (0, (3, 0, 2, 0, 1), (0, 0, 0, 0, 1), ["one coffee"]),
        (1, (3, 0, 2, 0, 1), (3, 0, 0, 0, 1), ["kind corn", "one coffee"]),
        (1, (3, 0, 2, 0, 1), (1, 0, 2, 0, 0), ["kind sugar", "one corn"]),
        (1, (1, 0, 0, 0, 4), (1, 0, 0, 0, 4), ["kind coffee", "one corn"]),
        (1, (0, 2, 0, 1, 0), (0, 0, 0, 0, 0), ["kind indigo", "one tobacco"]),  # room may not stay empty
        (1, (0, 5, 0, 0, 0), (0, 5, 0, 0, 0), ["kind indigo"]),
    ],
)
def test_what_is_kept_finds_its_room(
    whole: int, port: tuple[int, ...], kept: tuple[int, ...], expected: list[str]
) -> None:
    state = about_to_store(whole, *port)
    assert stored(actions.storing(state, pile(*kept))) == expected


@pytest.mark.parametrize("length", [0, 1, 292, 294])
def test_something_else_is_no_observation(length: int) -> None:
    with pytest.raises(Unreadable):
        sight.read([0.0] * length, [1] * 200)


@pytest.mark.parametrize("number", [0.0, 1.0, -1.0, 7.0, 1e9, float("nan"), float("inf")])
def test_whatever_comes_the_answer_is_allowed(number: float) -> None:
    mask = [0] * 200
    mask[actions.PASS] = mask[17] = 1
    agent = ContestAgent("rules")
    assert agent.act([number] * 293, mask) == 17
    assert len(agent.fallbacks) == 1


def test_spoilt_observations_do_no_harm() -> None:
    agent = ContestAgent("rules")
    for place, decision in enumerate(GAMES[CLEAN][:60]):
        spoilt = list(decision.observation)
        spoilt[place * 37 % 293] += 9
        assert decision.mask[agent.act(spoilt, decision.mask)] == 1


def test_a_game_begins_without_memory_of_the_last() -> None:
    agent = ContestAgent("rules")
    for decision in GAMES[CLEAN]:
        if decision.observation[36] == 0:
            agent.act(decision.observation, decision.mask)
    assert agent.memory.round > 1
    agent.on_game_start(None)
    assert agent.memory.round == 1
    assert agent.memory.discarded == [0] * 5
    assert agent.plan == []
