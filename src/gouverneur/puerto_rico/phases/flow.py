"""Which phase answers for which step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gouverneur.kernel.bits import bit
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import TURNS
from gouverneur.puerto_rico.phases import (
    bonus,
    builder,
    captain,
    craftsman,
    mayor,
    role_choice,
    settler,
    storage,
    trader,
)
from gouverneur.puerto_rico.vocabulary import (
    ARRANGE,
    BONUS,
    BUILD,
    DEAL,
    DISCOUNT,
    EXTRA,
    HIRE,
    LOAD,
    MAN_BUILDING,
    MAN_TILE,
    NO_DISCOUNT,
    PLACE,
    PRODUCE,
    ROLE,
    SELL,
    STORE,
    TILE,
    USE_DISCOUNT,
)

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico


def offer(state: PuertoRico, dealer: Dealer) -> i64:
    """Here and in `take` the most frequent steps come first."""
    kind = state.kind()
    if state.at(TURNS) == 0:
        finish(state, kind, dealer)
        return 0
    if kind == PLACE:
        return mayor.offer_place(state)
    if kind == LOAD:
        return captain.offer(state)
    if kind == STORE:
        return storage.offer(state)
    if kind == BUILD:
        return builder.offer(state)
    if kind == TILE:
        return settler.offer(state)
    if kind == PRODUCE:
        return craftsman.offer(state)
    if kind == SELL:
        return trader.offer(state)
    if kind == ARRANGE:
        mayor.arrange(state)
        return 0
    if kind == ROLE:
        return role_choice.offer(state)
    if kind == HIRE:
        return mayor.offer_hire(state)
    if kind == EXTRA:
        return craftsman.offer_extra(state)
    if kind == DEAL:
        return mayor.offer_deal(state)
    if kind == BONUS:
        return bonus.offer(state)
    if kind == DISCOUNT:
        return bit(USE_DISCOUNT) | bit(NO_DISCOUNT)
    return settler.offer_man(state)


def take(state: PuertoRico, choice: i64, dealer: Dealer) -> None:
    kind = state.kind()
    if kind == PLACE:
        mayor.take_place(state, choice)
    elif kind == LOAD:
        captain.take(state, choice)
    elif kind == STORE:
        storage.take(state, choice)
    elif kind == BUILD:
        builder.take(state, choice)
    elif kind == TILE:
        settler.take(state, choice, dealer)
    elif kind == PRODUCE:
        craftsman.take(state, choice)
    elif kind == SELL:
        trader.take(state, choice)
    elif kind == ROLE:
        role_choice.take(state, choice)
    elif kind == HIRE:
        mayor.take_hire(state, choice)
    elif kind == EXTRA:
        craftsman.take_extra(state, choice)
    elif kind == MAN_TILE:
        settler.take_man_tile(state, choice)
    elif kind == MAN_BUILDING:
        builder.take_man(state, choice)
    elif kind == BONUS:
        bonus.take(state, choice)
    elif kind == DISCOUNT:
        builder.take_discount(state, choice)
    else:
        mayor.take_deal(state, choice)


def finish(state: PuertoRico, kind: i64, dealer: Dealer) -> None:
    """No turn is left in this step."""
    if kind == LOAD:
        captain.finish(state)
    elif kind == STORE:
        storage.finish(state)
    elif kind == TILE:
        settler.finish(state, dealer)
    elif kind == ARRANGE:
        mayor.finish(state)
    elif kind == PRODUCE:
        craftsman.finish(state)
    elif kind == SELL:
        trader.finish(state)
    elif kind == ROLE:
        role_choice.finish(state)
    elif kind == DEAL:
        mayor.finish_dealing(state)
    else:
        state.pop()


def refusal(state: PuertoRico, choice: i64) -> Refusal:
    kind = state.kind()
    if kind == ROLE:
        return role_choice.refusal(state, choice)
    if kind == TILE:
        return settler.refusal(state, choice)
    if kind == HIRE:
        return mayor.refuse_hire(state, choice)
    if kind == DEAL:
        return mayor.refuse_deal(state, choice)
    if kind == PLACE:
        return mayor.refuse_place(state, choice)
    if kind == BUILD:
        return builder.refusal(state, choice)
    if kind == PRODUCE:
        return craftsman.refusal(state, choice)
    if kind == EXTRA:
        return craftsman.refuse_extra(state, choice)
    if kind == SELL:
        return trader.refusal(state, choice)
    if kind == LOAD:
        return captain.refusal(state, choice)
    if kind == STORE:
        return storage.refusal(state, choice)
    if kind == BONUS:
        return bonus.refusal(state, choice)
    return settler.refuse_man(state, choice)
