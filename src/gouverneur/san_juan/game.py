"""San Juan as the table knows it: its part of the ruleset grammar, its actions, how a game begins."""

from __future__ import annotations

import functools
import re

from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.errors import RulesetError
from gouverneur.kernel.game import Game, Sources
from gouverneur.kernel.piles import one_of
from gouverneur.kernel.ruleset import Edition, GameGrammar, Option, Ruleset
from gouverneur.kernel.state import Observation, State
from gouverneur.kernel.words import ActionTable, DecisionKind
from gouverneur.san_juan import observation, scoring
from gouverneur.san_juan import vocabulary as v
from gouverneur.san_juan.editions import EDITIONS, MODULES, Choices, Rules, make_rules
from gouverneur.san_juan.phases import builder, councillor, producer, round_start, trader
from gouverneur.san_juan.setup import new_game
from gouverneur.san_juan.state import SanJuan, empty_state

# Two to four players. [SJ-CMP-06]
PLAYERS = (2, 3, 4)

# Every card there is, in the order of their numbers.
ALL_CARDS = [card for sheet in (EDITIONS["first"], *MODULES.values()) for card in sheet]
CARD_NAMES = [card.name for card in ALL_CARDS]
UNIQUE = [card.name for card in ALL_CARDS if card.lies_open]  # not available again once built [SJ-BLD-14]

# What card_overrides may change, and how far.
OVERRIDES = {"cost": (1, 9), "vp": (0, 9), "copies": (0, 15)}
FEWEST_CARDS = 60


def _read_overrides(text: str) -> str:
    """`hut.cost:1,bank.vp:3` in one order; RulesetError when a part is not understood."""
    found = _overrides(text)
    return ",".join(
        f"{card}.{what}:{found[card][what]}" for card in sorted(found) for what in sorted(found[card])
    )


def _overrides(text: str) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for part in text.split(",") if text else []:
        match = re.fullmatch(r"([a-z_]{1,40})\.(cost|vp|copies):([0-9]{1,2})", part)
        if match is None:
            raise RulesetError(
                f"a card override reads card.cost:1, card.vp:1 or card.copies:3, not {part[:60]!r}",
                key="ruleset-override-form",
            )
        card, what, number = match[1], match[2], int(match[3])
        least, most = (0, 1) if what == "copies" and card in UNIQUE else OVERRIDES[what]
        if card not in CARD_NAMES:
            raise RulesetError(
                f"unknown card in card_overrides: {card!r}", key="ruleset-unknown-card", card=card
            )
        if not least <= number <= most:
            raise RulesetError(
                f"{card}.{what} can be {least} to {most}, not {number}",
                key="ruleset-override-range",
                name=f"{card}.{what}",
                least=least,
                most=most,
            )
        if what in found.setdefault(card, {}):
            raise RulesetError(
                f"{card}.{what} is given twice", key="ruleset-override-twice", name=f"{card}.{what}"
            )
        found[card][what] = number
    return found


GRAMMAR = GameGrammar(
    name="san-juan",
    editions=(Edition("first", PLAYERS), Edition("second", PLAYERS, tuple(MODULES))),
    modules=tuple(MODULES),
    options=(
        Option("setup_variant", ("standard_4", "keep_4_of_5_6_7_8"), "how the first hands are dealt"),
        Option("auto_bonus_draws", ("true", "false"), "whether pure gains are drawn without asking"),
        Option("tuck_visibility", ("owner_only", "public"), "who sees how many cards are tucked"),
        Option("guard_room.mode", ("when_in_play", "always"), "when the hand limit of 6 holds"),
        Option(
            "tavern.same_phase", ("true", "false"), "whether a tavern pays after the phase it was built in"
        ),
        Option("expansion.shuffle", ("before_deal", "after_deal"), "when the new cards are mixed in"),
        Option("card_overrides", ("",), "other numbers on cards", _read_overrides),
    ),
)


def _card_words(verb: str) -> list[str]:
    return [f"{verb} {name}" for name in CARD_NAMES] + [""] * (v.CARD_CHOICES - len(CARD_NAMES))


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
        v.EXCHANGE: [*_card_words("exchange"), "done"],
        v.BANK: [*_card_words("bank"), "done"],
    }
    return [DecisionKind(step, v.STEP_NAMES[step], tuple(words)) for step, words in names.items()]


ACTIONS = ActionTable(_kinds())


@functools.cache
def rules_of(ruleset: Ruleset) -> Rules:
    """The numbers of a ruleset; made once, shared by all its games."""
    options = ruleset.options
    choices = Choices()
    choices.variant_setup = options["setup_variant"] == "keep_4_of_5_6_7_8"
    choices.auto_gains = options["auto_bonus_draws"] == "true"
    choices.open_tucks = options["tuck_visibility"] == "public"
    choices.always_guarded = options["guard_room.mode"] == "always"
    choices.tavern_at_once = options["tavern.same_phase"] == "true"
    choices.shuffle_after_deal = options["expansion.shuffle"] == "after_deal"
    choices.overrides = _overrides(options["card_overrides"])
    rules = make_rules(ruleset.text, ruleset.edition, ruleset.modules, ruleset.players, choices)
    kinds = rules.base_kinds if choices.shuffle_after_deal else rules.kinds
    if sum(list(rules.copies)[:kinds]) < FEWEST_CARDS or rules.copies[0] < ruleset.players:
        raise RulesetError(
            f"a deck needs {FEWEST_CARDS} cards and an indigo plant for each player",
            key="ruleset-deck",
            fewest=FEWEST_CARDS,
        )
    return rules


def _begin(ruleset: Ruleset, dealer: Dealer) -> State:
    return new_game(rules_of(ruleset), dealer)


def _restored_observation(ruleset: Ruleset, numbers: list[int]) -> Observation:
    return observation.restored(empty_state(rules_of(ruleset)), numbers)


def _outcome_names(ruleset: Ruleset, stack: str) -> list[str]:
    """Cards by name, tiles from 1, seats from 0."""
    if stack == "deck":
        return rules_of(ruleset).names
    return ["1", "2", "3", "4", "5"] if stack == "tiles" else [str(seat) for seat in range(ruleset.players)]


def _price_sources(game: SanJuan, seat: int, choice: int) -> Sources:
    """What a building costs, or what the goods named so far and this one sell for."""
    if game.kind() == v.BUILD and choice < v.CARD_CHOICES:
        waived = game.at(builder.WAIVED)
        site = builder.cheapest_site(game, seat, choice, waived)
        return builder.price_sources(game, seat, choice, site, waived)
    if game.kind() == v.OVER:
        return builder.price_sources(game, seat, game.at(builder.CARD), choice, game.at(builder.WAIVED))
    if game.kind() == v.SELL:
        named = game.at(trader.NAMED) + (0 if choice == v.DONE else one_of(choice))
        return trader.sale_sources(game, seat, named)
    return []


def _wanted(game: SanJuan) -> int:
    """Cards to pay, to keep or to discard."""
    left = {v.PAY: builder.LEFT, v.KEEP: councillor.LEFT, v.DISCARD: round_start.LEFT}.get(game.kind())
    return 0 if left is None else game.at(left)


def _ending(game: SanJuan) -> str:
    """There is only one way, twelve buildings, for one or several; or none at all. [SJ-END-05]"""
    if not game.over():
        return "unfinished"
    finishers = sum(game.buildings(seat) >= v.TWELVE for seat in range(game.seats))
    return "twelve_buildings" if finishers == 1 else f"twelve_buildings_by_{finishers}"


SAN_JUAN = Game(
    grammar=GRAMMAR,
    actions=ACTIONS,
    stacks=v.STACK_NAMES,
    begin=_begin,
    restored_observation=_restored_observation,
    outcome_names=_outcome_names,
    score_sources=scoring.score_sources,
    price_sources=_price_sources,
    winners=scoring.winners,
    first_seat=lambda state: state.governor,
    ending=_ending,
    order_rule="SJ-ROL-02",
    proposals=lambda state: [],
    must_rules={v.ROLE: "SJ-ROL-01", v.PAY: "SJ-BLD-06", v.KEEP: "SJ-COU-03"},
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
    orders={
        v.BARTER: builder.FIRST,
        v.PAY: builder.FIRST,
        v.PRODUCE: producer.FIRST,
        v.SELL: trader.FIRST,
        v.KEEP: councillor.FIRST,
        v.DISCARD: round_start.FIRST,
        v.EXCHANGE: round_start.FIRST,
        v.BANK: round_start.FIRST,
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
        v.EXCHANGE: (v.EXCHANGE,),
        v.BANK: (v.BANK,),
    },
    wanted=_wanted,
)
