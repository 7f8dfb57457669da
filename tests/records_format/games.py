"""Random games to write down, and pairs of games that a seat cannot tell apart."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from hypothesis import strategies as st

from gouverneur import ChanceError, Record, Table
from gouverneur.kernel.words import Action
from gouverneur.notation.turns import DraftInOrder
from gouverneur.records import Seat, Turn
from gouverneur.records.sight import dealt_to
from rulesets import EVERY

names = st.sampled_from(EVERY)
seeds = st.integers(0, 10**6)


def a_turn(table: Table, chance: random.Random, whole: bool) -> list[Action]:
    """One action, or all that belong to the turn."""
    if not whole:
        return [chance.choice(table.options)]
    draft = DraftInOrder(table.game, table.state)
    while not draft.complete:
        draft.choose(chance.choice(draft.options))
    return draft.chosen


def random_table(name: str, seed: int, turns: int, whole: bool = True) -> Table:
    table, chance = Table(name, seed=seed), random.Random(seed)
    for _ in range(turns):
        if table.over:
            break
        table.play(*a_turn(table, chance, whole))
    return table


def random_record(name: str, seed: int, turns: int = 60) -> Record:
    """With names, times, comments and variations here and there."""
    table, chance = random_table(name, seed, turns), random.Random(seed + 1)
    players = table.ruleset.players
    seats = [Seat(chance.choice(("Ann", "Bob: the 2nd", "7", "")), "bot") for _ in range(players)]
    record = Record.of(table, seats=seats, date="2026-07-31", comment="A game\n\nof two halves")
    listed: list[Turn] = [turn for turn in record.turns if isinstance(turn, Turn)]
    for number in range(len(listed)):
        if chance.random() < 0.1:
            listed[number] = replace(listed[number], comment="why?", milliseconds=chance.randrange(10**6))
        if chance.random() < 0.1:
            listed[number] = replace(listed[number], variations=(a_variation(record, number, chance),))
    return replace(record, turns=tuple(listed), options=(("clock", "5 minutes"),), tags=(("Site", "home"),))


def a_variation(record: Record, number: int, chance: random.Random) -> tuple[Turn, ...]:
    table = record.table_at(number, seed=number)
    before = len(table.record)
    for _ in range(3):
        if not table.over:
            table.play(*a_turn(table, chance, True))
    made = Record.of(table).turns[before:]
    return tuple(replace(turn, round=None) for turn in made if isinstance(turn, Turn))


# -- two games that one seat cannot tell apart -----------------------------------------------------


def segment(table: Table, seat: int, first: Sequence[str], chance: random.Random) -> None:
    """These words, then whatever others decide in secret, up to the next decision that all can see."""
    table.play(*first)
    while not table.over and table.seat != seat and is_secret(table):
        table.play(chance.choice(table.options))


def is_secret(table: Table) -> bool:
    """What is chosen here is known only to whoever chooses, and so is whether there was a choice."""
    secret = ("pay", "keep", "discard", "tuck", "exchange", "bank")
    return table.ruleset.game == "san-juan" and table.decision.kind in secret


def seen_since(table: Table, turns: int, seat: int) -> list[object]:
    """What happened since, with cards that were given one by one taken together."""
    seen: list[object] = []
    totals: dict[str, int] = {}
    for turn in table.record[turns:]:
        for event in turn.events:
            told = event.seen_by(seat)
            if told is not None and event.key in ("pay", "discard") and event.seat != seat:
                key = f"{event.key} {event.seat} {told['reason']}"
                number = told["number"]
                assert isinstance(number, int)
                totals[key] = totals.get(key, 0) + number
            elif told is not None:
                seen.append(told)
    return [*seen, totals, table.view(seat)]


def other_deal(table: Table, seat: int, chance: random.Random) -> Table:
    """Another new game that this seat cannot tell from this one."""
    known = dealt_to(table.ruleset, table.dealt, seat)
    cards = [card for stack, card in table.dealt if stack == "deck"]
    while True:
        given: list[tuple[str, str]] = []
        for stack, outcome in known:
            if outcome.startswith("?"):
                given += [(stack, chance.choice(cards)) for _ in range(int(outcome[1:]))]
            else:
                given.append((stack, outcome))
        try:
            return Table(table.ruleset, seed=chance.randrange(10**6), given=given)
        except ChanceError:
            cards = [card for stack, card in table.dealt if stack == "deck"] + ["sugar_mill"]


def twins(name: str, seed: int, seat: int, decisions: int) -> tuple[Table, Table]:
    """Two games that differ only in what a seat cannot know, played side by side for so many decisions."""
    chance = random.Random(seed)
    one = Table(name, seed=seed)
    two = other_deal(one, seat, chance)
    for _ in range(decisions):
        if one.over:
            break
        if one.seat != seat and is_secret(one):  # the set-up variant
            first = chance.choice(one.options).words
        else:
            both = [option for option in one.options if option in two.options]
            if not both:
                break
            first = chance.choice(both).words
        before_one, before_two = len(one.record), len(two.record)
        ahead = one.copy()
        segment(ahead, seat, [first], chance)
        followed = _follow(two, ahead, before_one, before_two, seat, first, chance)
        if followed is None:
            continue
        one, two = ahead, followed
    return one, two


def _follow(
    two: Table, ahead: Table, before_one: int, before_two: int, seat: int, first: str, chance: random.Random
) -> Table | None:
    """The other game played on so that the seat sees the same; None when no way was found."""
    wanted = seen_since(ahead, before_one, seat)
    drawn = [pair for turn in ahead.record[before_one:] for pair in turn.chance]
    for attempt in range(12):
        other = two.copy()
        given = [pair for pair in drawn if attempt > 8 or chance.random() < attempt / 8]
        try:
            if other.seat != seat and is_secret(other):
                first = chance.choice(other.options).words
            _give(other, given)
            segment(other, seat, [first], chance)
        except ChanceError:
            continue
        if other.dealer.waiting == 0 and seen_since(other, before_two, seat) == wanted:
            return other
    return None


def _give(table: Table, given: Sequence[tuple[str, str]]) -> None:
    """Outcomes for whatever is drawn next, in however many turns."""
    table.dealer = table.dealer.clone()
    for stack, outcome in given:
        names = table.game.outcome_names(table.ruleset, stack)
        table.dealer.give(table.game.stacks.index(stack), [names.index(outcome)])
