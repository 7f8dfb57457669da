"""The whole turn of a bot, which others see as one deed; also for a bot that sits in another process."""

from __future__ import annotations

import hashlib

from gouverneur.bots.bot import Bot
from gouverneur.bots.makers import make_bot
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.errors import IllegalAction
from gouverneur.kernel.game import Game
from gouverneur.kernel.state import Observation
from gouverneur.kernel.words import Action
from gouverneur.notation.turns import DraftInOrder
from gouverneur.table import GAMES, ruleset


def seed_for(deal: int, played: int, seat: int) -> int:
    """The chance of a bot at one decision. It tells nothing about that of the deal, from which it is made."""
    digest = hashlib.blake2b(f"{deal} {played} {seat}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1


def whole_turn(bot: Bot, seen: Observation, game: Game) -> list[Action]:
    """What the bot plays, up to where chance is asked or somebody else decides.

    It is thought of at an imagined table, where nothing is known that the bot does not know.
    """
    draft = DraftInOrder(game, seen.redeal(Dealer(0)))
    while not draft.complete:
        turn = bot.think(seen).turn
        if not turn:
            raise IllegalAction(f"the bot {bot.name!r} plays nothing")
        for choice in turn:
            if draft.complete:
                break  # a next turn of its own; it will be asked
            if (draft.state.options >> choice) & 1 == 0:
                raise IllegalAction(f"the bot {bot.name!r} plays choice {choice}, which is not an option")
            draft.choose(game.actions.action(draft.state.kind(), choice))
        if not draft.complete:
            seen = draft.state.observe(draft.seat)
    return draft.chosen


def turn_from_numbers(rules: str, name: str, seed: int, numbers: list[int]) -> list[int]:
    """A turn as the numbers of its actions, for an observation as `Observation.saved` gave it."""
    known = ruleset(rules)
    game = GAMES[known.game]
    bot = make_bot(name, known, seed)
    return [action.number for action in whole_turn(bot, game.restored_observation(known, numbers), game)]
