"""Holds the contest's engine and ours side by side, decision by decision; neither needs to know the other's rules.

At each decision the actions that the contest allows must be our options. After each turn our state, played on by our
rules, must be the one that the next observation shows. `record` keeps such games as numbers, for tests without the contest.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gouverneur.kernel.bits import members
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.piles import in_pile
from gouverneur.kernel.ruleset import parse_ruleset
from gouverneur.kernel.state import TURNS
from gouverneur.learning.contest import actions, sight
from gouverneur.learning.contest.agent import RULESET
from gouverneur.learning.contest.memory import Memory
from gouverneur.learning.contest.rebuild import rebuild
from gouverneur.learning.contest.sight import SEATS, THEIR_GOODS, TO_THEIRS, Sight
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.game import GRAMMAR, rules_of
from gouverneur.puerto_rico.layout import (
    DISCARDED,
    HIDDEN,
    HOUSE,
    PORT,
    RESHUFFLES,
    ROW,
    SEAT_WORDS,
    TABLE_WORDS,
)
from gouverneur.puerto_rico.phases import captain, storage
from gouverneur.puerto_rico.scoring import WORKERS_SHORT, tie_break
from gouverneur.puerto_rico.state import PuertoRico

RULES = rules_of(parse_ruleset(RULESET, {GRAMMAR.name: GRAMMAR}))
SEVERAL = (v.PLACE, v.STORE)  # turns of several actions
BY_CHANCE = {*range(HIDDEN, HIDDEN + v.GOODS), DISCARDED, ROW, RESHUFFLES}
PLACES = v.FIRST_BUILDING + sight.BUILDINGS
PLAYERS = ("ActionValue", "ShippingRush", "TradeBuilding", "Factory")
NO_DEALER = Dealer(1)  # what it deals is not compared

Told = Mapping[str, Any]


@dataclass(frozen=True)
class Decision:
    """A decision as it was met, with what the engine knew besides."""

    observation: Sequence[float]
    mask: Sequence[float]
    action: int
    told: Told
    """What no observation tells, in our order of goods: round, house, workers, short, sailed, scored, scores."""


# -- comparing -------------------------------------------------------------------------------------------------


class Comparison:
    """Follows games; `differences` counts what was not the same."""

    def __init__(self) -> None:
        self.decisions = 0
        self.turns = 0
        self.differences: Counter[str] = Counter()

    def follow(self, game: Sequence[Decision]) -> None:
        """A whole game, all seats' decisions in their order."""
        memories = [Memory() for seat in range(SEATS)]
        begun: PuertoRico | None = None  # where a turn began, and its actions so far
        acts: list[int] = []
        for decision in game:
            seen = sight.read(decision.observation, decision.mask)
            memory = memories[seen.seat]
            memory.look(seen)
            state = rebuild(RULES, seen, memory)
            self._look(state, seen, memory, decision.told)
            correct(state, decision.told)
            if begun is None or not goes_on(begun, state):
                if begun is not None:
                    self._compare(begun, acts, played_on(state.clone()))
                begun, acts = state, []
                self._compare_options(state, seen)
            acts.append(decision.action)
            if seen.phase == sight.CHOOSING:
                memory.took(decision.action)
            self.decisions += 1

    def _differ(self, key: str) -> None:
        self.differences[key] += 1

    def _look(self, state: PuertoRico, seen: Sight, memory: Memory, told: Told) -> None:
        """What is not in the observation."""
        found = {
            "round": state.round,
            "house": [in_pile(state.numbers[HOUSE], good) for good in range(v.GOODS)],
            "workers": [state.pieces(seat) for seat in range(SEATS)],
            "short": bool(state.ending & WORKERS_SHORT),
            "sailed": memory.sailed,
            "scored": memory.captain_scored,
            "scores": [[state.score(seat), tie_break(state, seat)] for seat in range(SEATS)],
        }
        for key, value in told.items():
            if value is not None and found[key] != value:
                self._differ(f"not told: {key}")

    def _compare_options(self, state: PuertoRico, seen: Sight) -> None:
        rested = state.clone()
        rested.options = rested.offer(NO_DEALER)
        expected = actions.expected(rested)
        for wrong, why in (
            (expected - seen.allowed, "not allowed"),
            (seen.allowed - expected, "not an option"),
        ):
            for action in sorted(wrong):
                self._differ(f"{v.STEP_NAMES[state.kind()]}: {action} is {why}")

    def _compare(self, begun: PuertoRico, acts: Sequence[int], shown: PuertoRico) -> None:
        kind = begun.kind()
        if actions.DRAW in acts:
            return  # chance
        self.turns += 1
        after = played_on(after_turn(begun, acts))
        for what in differences(after, shown):
            self._differ(f"after {v.STEP_NAMES[kind]}: {what}")


def correct(state: PuertoRico, told: Told) -> None:
    """What was guessed has been counted; the comparison goes on with the truth."""
    state.ending = (state.ending & ~WORKERS_SHORT) | (WORKERS_SHORT if told["short"] else 0)
    if state.kind() == v.LOAD:
        state.put(captain.SAILED, told["sailed"])


def goes_on(begun: PuertoRico, state: PuertoRico) -> bool:
    return begun.kind() in SEVERAL and (begun.kind(), begun.seat(), begun.round) == (
        state.kind(),
        state.seat(),
        state.round,
    )


def after_turn(begun: PuertoRico, acts: Sequence[int]) -> PuertoRico:
    """Our state after the actions of one turn; places may be named in any order."""
    state = begun.clone()
    base, seat, kind = state.top, state.seat(), state.kind()
    choices = _kept(state, acts) if kind == v.STORE else sorted(_choice(state, action) for action in acts)
    while state.top == base and state.seat() == seat and state.at(TURNS) > 0:
        options = state.offer(NO_DEALER)
        choice = choices.pop(0) if choices else members(options)[-1]
        if not (options >> choice) & 1:
            raise AssertionError(f"{v.STEP_NAMES[kind]} {choice} is no option of ours")
        state.take(choice, NO_DEALER)
        if kind not in SEVERAL:
            break
    return state


def _choice(state: PuertoRico, action: int) -> int:
    kind = state.kind()
    choices = range(PLACES) if kind == v.PLACE else members(state.offer(NO_DEALER))
    return next(choice for choice in choices if actions.action(kind, choice) == action)


def _kept(state: PuertoRico, acts: Sequence[int]) -> list[int]:
    """Storing as ours names it. Where one thing only can be done for the room that is left, the contest does it."""
    port = state.own(state.seat(), PORT)
    left = [good for good in range(v.GOODS) if in_pile(port, good)]
    room = {actions.KEEP_ONE: 1, actions.KEEP_KIND: storage.whole_kinds(state, state.seat())}
    kept: list[int] = []
    waiting = list(acts)
    while True:
        able = [first + TO_THEIRS[good] for first in room if room[first] for good in left]
        if not waiting and len(able) != 1:
            return sorted(kept)
        action = waiting.pop(0) if waiting else able[0]
        if action == actions.PASS:
            continue
        first = actions.KEEP_KIND if action >= actions.KEEP_KIND else actions.KEEP_ONE
        good = THEIR_GOODS[action - first]
        left.remove(good)
        room[first] -= 1
        number = in_pile(port, good) if first == actions.KEEP_KIND else 1
        kept.append(good * v.MOST_OF_A_GOOD + number - 1)


def played_on(state: PuertoRico) -> PuertoRico:
    """To the next decision that the contest asks for: it declines nothing for anybody."""
    while True:
        state.settle(NO_DEALER)
        if state.over():
            return state
        kind = state.kind()
        if kind == v.HIRE:
            state.take(0, NO_DEALER)
        elif kind in (v.MAN_TILE, v.MAN_BUILDING):
            state.take(v.WORKER, NO_DEALER)
        elif kind == v.PRODUCE:
            state.take(v.PRODUCE_ALL, NO_DEALER)
        elif kind == v.STORE and len(actions.expected(state)) == 1:
            state.take(members(state.options)[0], NO_DEALER)
            state.take(v.KEEP_NO_MORE, NO_DEALER)
        else:
            return state


def differences(ours: PuertoRico, shown: PuertoRico) -> list[str]:
    """Where two states differ, but for what chance has dealt and for guesses."""
    if ours.over() or shown.over():
        return [] if ours.over() == shown.over() else ["the game is over in one of them"]
    found: list[str] = []
    for name in ("round", "governor", "free_roles", "ending"):
        if getattr(ours, name) != getattr(shown, name):
            found.append(name)
    for field in range(TABLE_WORDS):
        if field not in BY_CHANCE and ours.numbers[field] != shown.numbers[field]:
            found.append(f"table {field}")
    for field in range(SEAT_WORDS):
        if any(ours.own(seat, field) != shown.own(seat, field) for seat in range(SEATS)):
            found.append(f"seat {field}")
    if (ours.kind(), ours.seat()) != (shown.kind(), shown.seat()):
        found.append(f"{v.STEP_NAMES[ours.kind()]} is asked, not {v.STEP_NAMES[shown.kind()]}")
    elif ours.kind() != v.TILE and ours.options != shown.options:
        found.append("options")
    return found


# -- games of the contest --------------------------------------------------------------------------------------


def games(contest: Any, seeds: Sequence[int]) -> Iterator[list[Decision]]:
    """Games of the contest's own agents, who now and then do anything at all."""
    for seed in seeds:
        chance = random.Random(seed)
        wild = chance.choice((0.02, 0.1, 0.3, 1.0))
        names = [chance.choice(PLAYERS) for seat in range(SEATS)]
        yield list(_decisions(contest, seed, names, wild, chance))


def _decisions(
    contest: Any, seed: int, names: Sequence[str], wild: float, chance: random.Random
) -> Iterator[Decision]:
    model = contest.begin(seed)
    agents = [contest.baseline(name) for name in names]
    for agent in agents:
        agent.on_game_start(model)
    while not model.is_terminal():
        seat = model.current_player()
        observation, mask = model.observation(), model.action_mask()
        allowed = [action for action in range(actions.ACTIONS) if mask[action]]
        if chance.random() < wild:
            action = chance.choices(allowed, [0.2 if action == actions.PASS else 1 for action in allowed])[0]
        else:
            action = int(agents[seat].act(observation, mask))
        yield Decision(
            [int(n) for n in observation], [int(may) for may in mask], action, told(model.game, seat)
        )
        model.step(action)


def told(game: Any, seat: int) -> dict[str, Any]:
    """What the engine knows besides; the order of its stack is not looked at."""
    house = Counter(int(good) for good in game.trading_house)
    loading = game.current_phase.name == "CAPTAIN"
    scored = game._captain_privilege_used if loading and seat == game.active_role_player else None
    return {
        "round": game.round_number + 1,
        "house": [house[sight.TO_THEIRS[good]] for good in range(v.GOODS)],
        "workers": [player.total_colonists_owned for player in game.players],
        "short": bool(game._colonists_ship_underfilled),
        "sailed": sum(1 << other for other in range(SEATS) if loading and game._wharf_used[other]),
        "scored": scored,
        "scores": [list(score[:2]) for score in game.get_scores()],
    }


# -- games as numbers ------------------------------------------------------------------------------------------


def write_games(path: Path, recorded: Sequence[Sequence[Decision]]) -> None:
    """Of each decision only what differs from the one before."""
    lines: list[str] = []
    for game in recorded:
        before: Sequence[float] = [0] * sight.LENGTH
        knew: Told = {}
        rows: list[str] = []
        for decision in game:
            now = decision.observation
            changed = {place: now[place] for place in range(sight.LENGTH) if now[place] != before[place]}
            allowed = [action for action, may in enumerate(decision.mask) if may]
            news = {key: value for key, value in decision.told.items() if knew.get(key, ...) != value}
            row = {"changed": changed, "allowed": allowed, "action": decision.action, "told": news}
            rows.append(json.dumps(row, separators=(",", ":")))
            before, knew = now, decision.told
        lines.append("[\n" + ",\n".join(rows) + "\n]")
    path.write_text("[" + ",\n".join(lines) + "]\n", encoding="utf-8")


def read_games(path: Path) -> list[list[Decision]]:
    found: list[list[Decision]] = []
    for game in json.loads(path.read_text(encoding="utf-8")):
        now = [0] * sight.LENGTH
        told: dict[str, Any] = {}
        decisions: list[Decision] = []
        for row in game:
            for place, number in row["changed"].items():
                now[int(place)] = number
            told = {**told, **row["told"]}
            mask = [int(action in row["allowed"]) for action in range(actions.ACTIONS)]
            decisions.append(Decision(now[:], mask, row["action"], told))
        found.append(decisions)
    return found
