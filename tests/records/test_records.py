"""Whole games written down: each is played again exactly, and between them they show everything.

`find.py` found and wrote them. Here a bare dealer deals them again, as at a real table: it knows only the
recorded outcomes.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from gouverneur import ChanceNeeded, Dealer, Position, Table, ruleset
from gouverneur.puerto_rico.game import BUILDING_NAMES
from gouverneur.san_juan.game import CARD_NAMES
from gouverneur.table import GAMES, new_state
from records import effects, effects_puerto_rico

HERE = Path(__file__).parent
RECORDS = sorted(str(path.relative_to(HERE).with_suffix("")) for path in HERE.rglob("*.json"))
EFFECTS: dict[str, Any] = {"san-juan": effects, "puerto-rico": effects_puerto_rico}


@functools.cache
def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))
    return found


def records_of(game: str) -> list[str]:
    return [name for name in RECORDS if ruleset(read(name)["ruleset"]).game == game]


def by_stack(chance: Iterable[str]) -> dict[str, list[str]]:
    """Outcomes as a table takes them: `deck smithy`, `tiles 3` and so on."""
    given: dict[str, list[str]] = {}
    for outcome in chance:
        stack, named = outcome.split(" ")
        given.setdefault(stack, []).append(named)
    return given


def in_words(chance: Iterable[tuple[str, str]]) -> list[str]:
    return [f"{stack} {outcome}" for stack, outcome in chance]


def played_again(record: dict[str, Any], dealer: Dealer) -> Table:
    """Each turn at once: it is legal, of the seat that it was of, and chance answers what is recorded."""
    bare = not dealer.seeded
    table = Table(record["ruleset"], dealer=dealer, given=by_stack(record["dealt"]) if bare else None)
    assert in_words(table.dealt) == record["dealt"]
    for number, (seat, words, chance) in enumerate(record["turns"]):
        assert table.seat == seat, f"turn {number}"
        table.play(*words, given=by_stack(chance) if bare else None)
        turn = table.record[-1]
        assert (turn.seat, list(turn.words), in_words(turn.chance)) == (seat, words, chance), f"turn {number}"
    return table


@functools.cache
def shown_by(name: str) -> frozenset[str]:
    """What a record shows: its words read one by one, all its chance known from the start."""
    record = read(name)
    rules, dealer = ruleset(record["ruleset"]), Dealer()
    game = GAMES[rules.game]
    for chance in (record["dealt"], *(turn[2] for turn in record["turns"])):
        for stack, outcomes in by_stack(chance).items():
            names = game.outcome_names(rules, stack)
            dealer.give(game.stacks.index(stack), [names.index(outcome) for outcome in outcomes])
    state = new_state(rules, dealer)
    witness = EFFECTS[rules.game].Witness(rules, state)
    for seat, words, chance in record["turns"]:
        for word in words:
            action = game.actions.read(word, state.kind(), state.options)
            witness.apply(state, action.choice, dealer)
    assert state.over()
    assert dealer.waiting == 0, "all recorded outcomes are used up"
    return frozenset(witness.found)


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_played_again_by_a_dealer_that_knows_only_its_outcomes(name: str) -> None:
    record = read(name)
    table = played_again(record, Dealer())
    assert table.over
    assert table.game.ending(table.state) == record["ending"]
    assert table.scores == record["scores"]
    sources = [table.score_sources(seat) for seat in range(table.ruleset.players)]
    assert [dict(found) for found in sources] == record["sources"]
    assert [sum(points for source, points in found) for found in sources] == record["scores"]
    assert table.winners == record["winners"]
    assert json.loads(table.position().to_json()) == record["position"]
    assert Table.from_position(Position(record["position"])).scores == record["scores"]


@pytest.mark.parametrize("name", RECORDS)
def test_the_seed_of_a_record_still_deals_it(name: str) -> None:
    record = read(name)
    table = played_again(record, Dealer(record["seed"]))
    assert json.loads(table.position().to_json()) == record["position"]


@pytest.mark.parametrize("name", RECORDS)
def test_a_bare_dealer_asks_for_the_outcome_that_is_left_out(name: str) -> None:
    record = read(name)
    cut = next(number for number, turn in enumerate(record["turns"]) if turn[2])
    seat, words, chance = record["turns"][cut]
    shortened = {**record, "turns": [*record["turns"][:cut], (seat, words, chance[:-1])]}
    with pytest.raises(ChanceNeeded):
        played_again(shortened, Dealer())


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_shows_what_it_was_chosen_for(name: str) -> None:
    lost = [effect for effect in read(name)["chosen_for"] if effect not in shown_by(name)]
    assert lost == []


@pytest.mark.parametrize("game", EFFECTS)
def test_the_records_show_everything_between_them(game: str) -> None:
    shown = frozenset[str]().union(*map(shown_by, records_of(game)))
    missing = [effect for effect in EFFECTS[game].NEEDED if effect not in shown]
    assert missing == [], f"no record shows {'; '.join(missing)}"


@pytest.mark.parametrize(("game", "names"), [("san-juan", CARD_NAMES), ("puerto-rico", BUILDING_NAMES)])
def test_every_card_and_building_has_an_effect_that_is_shown(game: str, names: list[str]) -> None:
    shown = {effect.partition(":")[0] for name in records_of(game) for effect in shown_by(name)}
    missing = [name for name in names if name not in shown]
    assert missing == [], f"no record shows what these do: {', '.join(missing)}"
