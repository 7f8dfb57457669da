"""The turns worth a thought in Puerto Rico: of placements, stocks and sendings those that nothing beats."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gouverneur.bots.thinking import puerto_rico_choices as choices
from gouverneur.bots.thinking.judge import Judge
from gouverneur.bots.thinking.puerto_rico_places import PUSH, Plan
from gouverneur.kernel.bits import bit, lowest
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.piles import kinds_in
from gouverneur.kernel.state import TURNS
from gouverneur.puerto_rico import proposals
from gouverneur.puerto_rico.layout import ISLAND, MANNED, OWNED, STAFF
from gouverneur.puerto_rico.state import PuertoRico
from gouverneur.puerto_rico.vocabulary import (
    BONUS,
    BUILD,
    DEAL,
    DISCOUNT,
    EXTRA,
    FIRST_BUILDING,
    FOREST,
    GOODS,
    HIRE,
    MAN_BUILDING,
    MAN_TILE,
    NO_BUILDING,
    NO_EXTRA,
    NOBODY,
    PLACE,
    PLACE_NOBLE,
    PRODUCE,
    SEND,
    STORE,
)

MOST_PLACEMENTS: Final = 12
MOST_BUILDINGS: Final = 10
MOST_STEPS_OF_A_TURN: Final[i64] = 60


def turns(judge: Judge, plan: Plan, state: PuertoRico) -> list[list[int]]:
    kind = state.kind()
    if kind in (PLACE, PLACE_NOBLE):
        return placements(judge, plan, state)
    if kind == STORE:
        return stocks(judge, state)
    if kind == SEND:
        return sendings(state)
    if kind == BUILD:
        return buildings(judge, state)
    options = state.options
    if kind == HIRE:
        return [[int(choices.hire(state))]]
    if kind in (PRODUCE, BONUS, DISCOUNT, MAN_TILE, MAN_BUILDING):
        return [[int(lowest(options))]]
    if kind == DEAL:
        options &= bit(NOBODY) - 1
    if kind == EXTRA:
        options &= ~bit(NO_EXTRA)
    found: list[list[int]] = []
    while options != 0:
        found.append([int(lowest(options))])
        options &= options - 1
    return found


# -- placements ---------------------------------------------------------------------------------------------


def placements(judge: Judge, plan: Plan, state: PuertoRico) -> list[list[int]]:
    """The plan of the rule of thumb, and those made with or without each thing that pieces could do."""
    seat = state.seat()
    stage = judge.stage(state)
    plan.put_nowhere()
    first = Plan()
    first.make(state, judge, stage, -1, 0.0)
    plans: list[Plan] = [first]
    worths: list[float] = [worth_of(judge, state, first, seat, stage)]
    pushed: i64 = kinds_in(state.own(seat, ISLAND)) & ~bit(FOREST)
    pushed |= state.own(seat, OWNED) << FIRST_BUILDING
    while pushed != 0:
        place = lowest(pushed)
        pushed &= pushed - 1
        for up in range(2):
            other = Plan()
            other.make(state, judge, stage, place, PUSH if up == 1 else -PUSH)
            known = False
            for before in plans:
                if other.same(before):
                    known = True
                    break
            if not known:
                plans.append(other)
                worths.append(worth_of(judge, state, other, seat, stage))
    order = sorted(range(1, len(plans)), key=worths.__getitem__, reverse=True)
    found = [carried_out(state, first)]
    for place_in_order in order[: MOST_PLACEMENTS - 1]:
        turn = carried_out(state, plans[place_in_order])
        if turn not in found:
            found.append(turn)
    return found


def worth_of(judge: Judge, state: PuertoRico, plan: Plan, seat: i64, stage: i64) -> float:
    """The board as planned, tried out in place."""
    manned = state.own(seat, MANNED)
    first = state.own(seat, STAFF)
    second = state.own(seat, STAFF + 1)
    third = state.own(seat, STAFF + 2)
    state.set_own(seat, MANNED, plan.tiles)
    state.set_own(seat, STAFF, plan.first)
    state.set_own(seat, STAFF + 1, plan.second)
    state.set_own(seat, STAFF + 2, plan.third)
    worth = judge.value_at(state, seat, stage)
    state.set_own(seat, MANNED, manned)
    state.set_own(seat, STAFF, first)
    state.set_own(seat, STAFF + 1, second)
    state.set_own(seat, STAFF + 2, third)
    return worth


def carried_out(state: PuertoRico, plan: Plan) -> list[int]:
    """The choices that a plan asks for; those without an alternative make themselves."""
    after = state.clone()
    dealer = Dealer(1)
    seat = state.seat()
    depth = state.top
    found: list[int] = []
    for step in range(MOST_STEPS_OF_A_TURN):
        choice = plan.choose(after)
        found.append(int(choice))
        after.apply(choice, dealer)
        if after.top != depth or after.seat() != seat or after.kind() != state.kind():
            break
        if not plan.fits(after, seat) or plan_done(plan, after):
            break
    return found


def plan_done(plan: Plan, state: PuertoRico) -> bool:
    if state.kind() == PLACE_NOBLE:
        return False
    return plan.next_place(state) < 0


# -- buildings ------------------------------------------------------------------------------------------------


def buildings(judge: Judge, state: PuertoRico) -> list[list[int]]:
    """What makes the own board worth most, the best first, and none."""
    stage = judge.stage(state)
    choices_left: list[int] = []
    worths: list[float] = []
    options = state.options & ~bit(NO_BUILDING)
    while options != 0:
        choice = lowest(options)
        options &= options - 1
        choices_left.append(int(choice))
        worths.append(choices.built_worth(judge, state, choice, stage))
    order = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
    found = [[choices_left[place]] for place in order[:MOST_BUILDINGS]]
    found.append([int(NO_BUILDING)])
    return found


# -- goods ----------------------------------------------------------------------------------------------------


def stocks(judge: Judge, state: PuertoRico) -> list[list[int]]:
    """The keep-set of the rule of thumb first."""
    seat = state.seat()
    found = [named(state, choices.wanted_stock(judge, state, seat), STORE)]
    for kept in proposals.keep_sets(state, seat):
        turn = named(state, pile_of(kept), STORE)
        if turn not in found:
            found.append(turn)
        if len(found) >= MOST_PLACEMENTS:
            break
    return found


def sendings(state: PuertoRico) -> list[list[int]]:
    found: list[list[int]] = []
    for sent in proposals.sendings(state, state.seat()):
        turn = named(state, pile_of(sent), SEND)
        if turn not in found:
            found.append(turn)
    return found


def pile_of(numbers: list[int]) -> i64:
    pile: i64 = 0
    for good in range(GOODS):
        number: i64 = numbers[GOODS - 1 - good]
        pile = pile * 16 + number
    return pile


def named(state: PuertoRico, pile: i64, kind: i64) -> list[int]:
    """The choices that name a pile, the last of them that there is no more."""
    after = state.clone()
    dealer = Dealer(1)
    seat = state.seat()
    depth = state.top
    found: list[int] = []
    for step in range(GOODS + 1):
        choice = choices.next_number(after, pile)
        found.append(int(choice))
        turns_left = after.at(TURNS)
        after.apply(choice, dealer)
        if (
            after.top != depth
            or after.kind() != kind
            or after.seat() != seat
            or after.at(TURNS) != turns_left
        ):
            break
    return found
