"""San Juan as the table knows it: its part of the ruleset grammar, its actions, how a game begins."""

from __future__ import annotations

import functools

from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.game import Game, Sources
from gouverneur.kernel.ruleset import Edition, GameGrammar, Option, Ruleset
from gouverneur.kernel.state import State
from gouverneur.kernel.words import ActionTable, DecisionKind
from gouverneur.san_juan import scoring
from gouverneur.san_juan import vocabulary as v
from gouverneur.san_juan.editions import EDITIONS, Rules, make_rules
from gouverneur.san_juan.phases import builder, trader
from gouverneur.san_juan.setup import new_game
from gouverneur.san_juan.state import SanJuan

# Two to four players. [SJ-CMP-06]
PLAYERS = (2, 3, 4)

GRAMMAR = GameGrammar(
    name="san-juan",
    editions=tuple(Edition(name, PLAYERS) for name in EDITIONS),
    options=(
        Option("setup_variant", ("standard_4", "keep_4_of_5_6_7_8"), "how the first hands are dealt"),
        Option("auto_bonus_draws", ("true", "false"), "whether pure gains are drawn without asking"),
        Option("tuck_visibility", ("owner_only", "public"), "who sees how many cards are tucked"),
    ),
)


def _card_words(verb: str) -> list[str]:
    names = [card.name for card in max(EDITIONS.values(), key=len)]
    return [f"{verb} {name}" for name in names] + [""] * (v.CARD_CHOICES - len(names))


def _kinds() -> list[DecisionKind]:
    goods = v.GOOD_NAMES
    waivers = ["waive double", "waive privilege", "waive discount", "waive all"]
    names: dict[int, list[str]] = {
        v.ROLE: list(v.ROLE_NAMES),
        v.BUILD: [*_card_words("build"), "pass", *waivers],
        v.OVER: [*_card_words("over"), *(f"over loaded {good}" for good in goods), "beside"],
        v.BARTER: [*(f"give {good}" for good in goods), "done"],
        v.PAY: _card_words("pay"),
        v.PRODUCE: [*(f"produce {good}" for good in goods), "done"],
        v.SELL: [*(f"sell {good}" for good in goods), "done"],
        v.COUNCIL: ["draw 2", "draw 5", "draw 8", "draw 2 keep 1", "draw 5 keep 1", "draw 8 keep 1", "pass"],
        v.KEEP: _card_words("keep"),
        v.DISCARD: _card_words("discard"),
        v.TUCK: [*_card_words("tuck"), "pass"],
        v.PROSPECT: ["draw 1", "draw 2", "pass"],
        v.USE: [*_card_words("use"), "decline"],
        v.PICK: [*_card_words("pick"), "decline"],
        v.BONUS: [*_card_words("use"), "decline"],
    }
    return [DecisionKind(step, v.STEP_NAMES[step], tuple(words)) for step, words in names.items()]


ACTIONS = ActionTable(_kinds())


@functools.cache
def rules_of(ruleset: Ruleset) -> Rules:
    """The numbers of a ruleset; made once, shared by all its games."""
    options = ruleset.options
    return make_rules(
        ruleset.text,
        ruleset.edition,
        ruleset.players,
        variant_setup=options["setup_variant"] == "keep_4_of_5_6_7_8",
        auto_gains=options["auto_bonus_draws"] == "true",
        open_tucks=options["tuck_visibility"] == "public",
    )


def _begin(ruleset: Ruleset, dealer: Dealer) -> State:
    return new_game(rules_of(ruleset), dealer)


def _outcome_names(ruleset: Ruleset, stack: str) -> list[str]:
    """Cards by name, tiles from 1, seats from 0."""
    if stack == "deck":
        return rules_of(ruleset).names
    return ["1", "2", "3", "4", "5"] if stack == "tiles" else [str(seat) for seat in range(ruleset.players)]


def _score_sources(state: State, seat: int) -> Sources:
    return scoring.score_sources(_own(state), seat)


def _price_sources(state: State, seat: int, choice: int) -> Sources:
    """What a building costs, or what the goods named so far and this one sell for."""
    game = _own(state)
    if game.kind() == v.BUILD and choice < v.CARD_CHOICES:
        return builder.price_sources(game, seat, choice, v.BESIDE, game.at(builder.WAIVED))
    if game.kind() == v.OVER:
        return builder.price_sources(game, seat, game.at(builder.CARD), choice, game.at(builder.WAIVED))
    if game.kind() == v.SELL:
        named = game.at(trader.NAMED) + (0 if choice == v.DONE else 1 << (v.GOOD_BITS * choice))
        return trader.sale_sources(game, seat, named)
    return []


def _winners(state: State) -> list[int]:
    return scoring.winners(_own(state))


def _own(state: State) -> SanJuan:
    assert isinstance(state, SanJuan)
    return state


SAN_JUAN = Game(
    grammar=GRAMMAR,
    actions=ACTIONS,
    stacks=v.STACK_NAMES,
    begin=_begin,
    outcome_names=_outcome_names,
    score_sources=_score_sources,
    price_sources=_price_sources,
    winners=_winners,
    order_rule="SJ-ROL-02",
    number_rules={
        "build": "SJ-BLD-01",
        "over": "SJ-CRN-01",
        "pay": "SJ-BLD-06",
        "give": "SJ-BLD-10",
        "produce": "SJ-PRD-03",
        "sell": "SJ-TRD-05",
        "keep": "SJ-COU-03",
        "discard": "SJ-RND-08",
        "tuck": "SJ-TCK-01",
    },
    turn_steps={
        v.BUILD: (v.BUILD, v.OVER, v.BARTER, v.PAY),
        v.OVER: (v.BARTER, v.PAY),
        v.BARTER: (v.BARTER, v.PAY),
        v.PAY: (v.PAY,),
        v.PRODUCE: (v.PRODUCE,),
        v.SELL: (v.SELL,),
        v.KEEP: (v.KEEP,),
        v.DISCARD: (v.DISCARD,),
    },
)
