"""Searches random games for few that show everything, and writes them down: `python tests/records/find.py san-juan`.

Without a game for both. Only when the rules of a game are meant to play differently; it takes some minutes. The
same sources always find the same games. A record is JSON with one turn a line: seat, words, and what chance answered.
"""

from __future__ import annotations

import json
import multiprocessing
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from gouverneur import Dealer, Table, ruleset
from gouverneur.kernel.piles import kinds_in
from gouverneur.kernel.playout import MOST_DECISIONS, random_choice
from gouverneur.kernel.state import State
from gouverneur.puerto_rico import vocabulary as pr
from gouverneur.puerto_rico.layout import ISLAND, WORKERS
from gouverneur.puerto_rico.state import PuertoRico
from gouverneur.san_juan import vocabulary as v
from gouverneur.san_juan.game import CARD_NAMES
from gouverneur.table import new_state
from records import effects, effects_puerto_rico
from records.effects import MONUMENTS

HERE = Path(__file__).parent
LONGEST = 800  # decisions; nobody reads longer games


# -- San Juan --------------------------------------------------------------------------------

# 60 cards for four players: in the end nothing is left to draw.
SHORT_DECK = ",".join(f"{card}.copies:1" for card in CARD_NAMES[4:25])
# Everybody can build in every phase; with eager players several reach twelve at once.
LOW_COSTS = ",".join(f"{card}.cost:1" for card in CARD_NAMES[:29])
MANY_MONUMENTS = ",".join(
    f"{card}.{change}" for card in (*MONUMENTS, "triumphal_arch") for change in ("copies:9", "cost:2")
)

# Each with the number of seeds to try.
SEARCHED = {
    "san-juan:first/2": 300,
    "san-juan:first/3?setup_variant=keep_4_of_5_6_7_8": 200,
    "san-juan:first/4": 300,
    "san-juan:second/2?auto_bonus_draws=false": 200,
    "san-juan:second/3": 300,
    "san-juan:second/4?tuck_visibility=public": 300,
    f"san-juan:second/4?card_overrides={SHORT_DECK}": 200,
    f"san-juan:second/4?card_overrides={LOW_COSTS}": 100,
    f"san-juan:first/3?card_overrides={MANY_MONUMENTS}": 200,
    "san-juan:second+new-buildings/2?expansion.shuffle=after_deal&setup_variant=keep_4_of_5_6_7_8": 200,
    "san-juan:second+new-buildings/2?guard_room.mode=always": 300,
    "san-juan:second+new-buildings/3?tavern.same_phase=false&auto_bonus_draws=false": 200,
    "san-juan:second+new-buildings/3?expansion.shuffle=after_deal&tuck_visibility=public": 200,
    "san-juan:second+new-buildings/4": 300,
    "san-juan:second+new-buildings/4?tavern.same_phase=false&guard_room.mode=always": 200,
}
EAGER = {name for name in SEARCHED if LOW_COSTS in name}  # here nobody declines what a role offers
DECLINES = {
    v.BUILD: v.PASS,
    v.COUNCIL: v.COUNCIL_PASS,
    v.PROSPECT: v.PROSPECT_PASS,
    v.PRODUCE: v.DONE,
    v.SELL: v.DONE,
}


def eager(name: str, state: State) -> int:
    options = state.options
    if name in EAGER and state.kind() in DECLINES:
        options &= ~(1 << DECLINES[state.kind()])
    return options


# -- Puerto Rico -----------------------------------------------------------------------------

# Random players run out of workers. Those who like to build fill a city, those who like to ship use up the chips,
# and who likes to farm has all five kinds of good.
BUILDING, SHIPPING, FARMING = "building", "shipping", "farming"
ALL_OPTIONS = "cost_swap_factory_university=true&mayor_may_decline_workers=true&points=hidden"
SEARCHED_PUERTO_RICO = {
    "puerto-rico:2002/3": 300,
    "puerto-rico:2020/2": 300,
    "puerto-rico:2020/4": 200,
    f"puerto-rico:2002/4?{ALL_OPTIONS}": 200,
    "puerto-rico:2020/3?ask_passive_bonuses=true": 200,
    "puerto-rico:2020/3": 300,
    "puerto-rico:2020/3?bids=2,0,1&handicap=0,1,1": 300,
    "puerto-rico:2002/5": 100,
    "puerto-rico:2020/5?cost_swap_factory_university=true": 100,
    "puerto-rico:2020+new-buildings/3?draft=new": 400,
    "puerto-rico:2020+new-buildings/4": 200,
    "puerto-rico:2020+new-buildings/2?library_once_per_round_2p=true&draft=new": 200,
    "puerto-rico:2020+new-buildings+nobles/4?draft=random": 200,
    "puerto-rico:2020+nobles/3": 300,
    "puerto-rico:2020+new-buildings+nobles/5?draft=new&land_office_sells_forest=true": 300,
    "puerto-rico:2020+buccaneer/3": 300,
    "puerto-rico:2020+new-buildings+nobles+buccaneer/4?draft=new": 300,
    "puerto-rico:2020+buccaneer+festival/4?captive_role_mode=full": 200,
    "puerto-rico:2020+festival/2?festival_2p_return_copy=false": 200,
    "puerto-rico:2020+new-buildings+nobles+buccaneer+festival/4?forbid_office_with_trading_post=true": 300,
}
STYLES = {
    "puerto-rico:2020+new-buildings/3?draft=new": SHIPPING,
    "puerto-rico:2020+new-buildings+nobles/5?draft=new&land_office_sells_forest=true": BUILDING,
    "puerto-rico:2020+new-buildings+nobles+buccaneer/4?draft=new": SHIPPING,
    "puerto-rico:2020+nobles/3": BUILDING,
    "puerto-rico:2020/3": FARMING,
    "puerto-rico:2020/4": SHIPPING,
    "puerto-rico:2020/3?bids=2,0,1&handicap=0,1,1": SHIPPING,
    "puerto-rico:2002/5": BUILDING,
    "puerto-rico:2020/5?cost_swap_factory_university=true": BUILDING,
    "puerto-rico:2020/2": BUILDING,
}
DECLINES_PUERTO_RICO = {
    pr.TILE: pr.NO_TILE,
    pr.HIRE: pr.NO_HIRE,
    pr.BUILD: pr.NO_BUILDING,
    pr.MAN_BUILDING: pr.NOBODY,
    pr.PRODUCE: pr.PRODUCE_NOTHING,
    pr.SELL: pr.NO_SALE,
}


def in_style(name: str, state: State) -> int:
    assert isinstance(state, PuertoRico)
    options = state.options
    if name not in STYLES:
        return options
    if state.kind() in DECLINES_PUERTO_RICO:
        options &= ~(1 << DECLINES_PUERTO_RICO[state.kind()])
    if state.kind() == pr.ROLE and state.numbers[WORKERS] < 5 * state.seats:
        options &= ~(1 << pr.MAYOR)
    liked = options
    if STYLES[name] == SHIPPING and state.kind() == pr.ROLE:
        liked &= (1 << pr.CRAFTSMAN) | (1 << pr.CAPTAIN)
    if STYLES[name] == FARMING and state.kind() == pr.TILE:
        liked &= ~kinds_in(state.own(state.seat(), ISLAND))
    if STYLES[name] == FARMING and state.kind() == pr.BUILD:
        liked &= state.rules.crafts | state.rules.answers_production
    return liked or options or state.options


# -- searching -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Search:
    """Where to look for what."""

    searched: dict[str, int]  # rulesets, each with the number of seeds to try
    needed: tuple[str, ...]
    witness: Callable[[Any, Any], Any]
    liked: Callable[[str, State], int]  # the options among which a player chooses
    folder: Path


SEARCHES = {
    "san-juan": Search(SEARCHED, effects.NEEDED, effects.Witness, eager, HERE),
    "puerto-rico": Search(
        SEARCHED_PUERTO_RICO,
        effects_puerto_rico.NEEDED,
        effects_puerto_rico.Witness,
        in_style,
        HERE / "puerto_rico",
    ),
}


@dataclass(frozen=True)
class Game:
    """A random game that came to its end, and what it showed."""

    rules: str
    seed: int
    choices: tuple[int, ...]
    shown: frozenset[str]


def random_game(name: str, seed: int) -> Game | None:
    rules, dealer = ruleset(name), Dealer(seed)
    search = SEARCHES[rules.game]
    state = new_state(rules, dealer)
    witness = search.witness(rules, state)
    choices: list[int] = []
    while not state.over() and len(choices) < min(LONGEST, MOST_DECISIONS):
        choices.append(random_choice(search.liked(name, state), dealer))
        witness.apply(state, choices[-1], dealer)
    return Game(name, seed, tuple(choices), frozenset(witness.found)) if state.over() else None


def games(search: Search) -> list[Game]:
    wanted = [(name, seed) for name, seeds in search.searched.items() for seed in range(seeds)]
    with multiprocessing.Pool() as pool:
        found = pool.starmap(random_game, wanted, chunksize=20)
    return [game for game in found if game is not None]


def few_of(found: list[Game], needed: tuple[str, ...]) -> list[Game]:
    """What the fewest games show first; of those the game that shows most in the fewest decisions."""
    missing = set(needed)
    chosen: list[Game] = []
    rarity = {effect: sum(effect in game.shown for game in found) for effect in needed}
    for effect in sorted(needed, key=lambda effect: rarity[effect]):
        if effect in missing and rarity[effect] > 0:
            fitting = [game for game in found if effect in game.shown]
            best = max(fitting, key=lambda game: len(game.shown & missing) / (200 + len(game.choices)))
            chosen.append(best)
            missing -= best.shown
    print(f"{len(found)} games; rarest: {sorted(rarity.items(), key=lambda item: item[1])[:12]}")
    for effect in sorted(missing):
        print(f"no game shows {effect}")
    for game in sorted(chosen, key=lambda game: -len(game.choices)):
        rest = frozenset[str]().union(*(other.shown for other in chosen if other is not game))
        if rest >= set(needed) & game.shown:
            chosen.remove(game)
    return sorted(chosen, key=lambda game: (ruleset(game.rules).text, game.seed))


# -- writing down ----------------------------------------------------------------------------


def turns(table: Table, choices: tuple[int, ...]) -> Iterator[tuple[int, list[str], list[str]]]:
    """Play the choices; what belongs to one turn is put together."""
    left = list(choices)
    while left:
        seat = table.state.seat()
        going_on = table.game.turn_steps.get(table.state.kind(), ())
        words: list[str] = []
        chance: list[str] = []
        while left:
            table.play(table.game.actions.action(table.state.kind(), left.pop(0)))
            words += table.record[-1].words
            chance += [f"{stack} {outcome}" for stack, outcome in table.record[-1].chance]
            if table.over or table.state.seat() != seat or table.state.kind() not in going_on:
                break
        yield seat, words, chance


def text_of(game: Game, why: list[str]) -> str:
    table = Table(game.rules, seed=game.seed)
    lines = [
        '"chosen_for": [',
        ",\n".join(f"  {_json(effect)}" for effect in why),
        "],",
        f'"ruleset": {_json(str(table.ruleset))},',
        f'"seed": {game.seed},',
        f'"dealt": {_json([f"{stack} {outcome}" for stack, outcome in table.dealt])},',
        '"turns": [',
        ",\n".join(f"  {_json(turn)}" for turn in turns(table, game.choices)),
        "],",
        f'"ending": {_json(table.game.ending(table.state))},',
        f'"scores": {_json(table.scores)},',
        f'"sources": {_json([dict(table.score_sources(seat)) for seat in range(table.ruleset.players)])},',
        f'"winners": {_json(table.winners)},',
        '"position": {',
        ",\n".join(f"  {_json(key)}: {_json(part)}" for key, part in table.position().items()),
        "}",
    ]
    return "{\n" + "\n".join(lines) + "\n}\n"


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)


def write(search: Search) -> None:
    texts: dict[str, str] = {}
    shown: set[str] = set()
    for number, game in enumerate(few_of(games(search), search.needed), 1):
        why = [effect for effect in search.needed if effect in game.shown - shown]
        shown |= game.shown
        profile = game.rules.partition(":")[2].partition("?")[0].replace("/", "-")
        name = f"{number:02}-{profile}.json"
        texts[name] = text_of(game, why)
        print(f"{name}: {len(game.choices)} decisions, {len(why)} effects, {len(texts[name])} characters")
    for old in search.folder.glob("*.json"):
        old.unlink()
    for name, text in texts.items():
        (search.folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for game in sys.argv[1:] or SEARCHES:
        write(SEARCHES[game])
