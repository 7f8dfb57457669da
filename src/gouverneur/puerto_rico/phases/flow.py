"""Which phase answers for which step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import TURNS
from gouverneur.puerto_rico.layout import STAYED
from gouverneur.puerto_rico.phases import (
    bonus,
    buccaneer,
    builder,
    captain,
    court,
    craftsman,
    draft,
    drawing,
    festival,
    guests,
    lodges,
    manning,
    mayor,
    payment,
    placing,
    role_choice,
    sending,
    settler,
    storage,
    trader,
)
from gouverneur.puerto_rico.vocabulary import (
    ARRANGE,
    BONUS,
    BUILD,
    BUILT,
    COURT,
    DEAL,
    DEED,
    DISCOUNT,
    DRAFT,
    EXTRA,
    FOREST,
    GOAL,
    GUEST,
    HAND_IN,
    HAND_IN_FROM,
    HIRE,
    LAY,
    LOAD,
    LODGE,
    MAN_BUILDING,
    MAN_TILE,
    NOBLE_GUEST,
    PAYOUT,
    PLACE,
    PLACE_NOBLE,
    PRODUCE,
    PROSPECT,
    ROLE,
    SELL,
    SEND,
    STORE,
    TILE,
    WINDOW,
)

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

# Steps before which guests may move: those in which a seat decides or gets something by itself. [PR-GST-04]
WINDOWED: Final[i64] = (
    (1 << 1)
    | (1 << 7)
    | (1 << 9)
    | (1 << 10)
    | (1 << 11)
    | (1 << 12)
    | (1 << 13)
    | (1 << 17)
    | (1 << 24)
    | (1 << 31)
)


def offer(state: PuertoRico, dealer: Dealer) -> i64:
    """Here and in `take` the most frequent steps come first."""
    kind = state.kind()
    if state.at(TURNS) == 0:
        finish(state, kind, dealer)
        return 0
    if state.rules.hosts != 0 and (WINDOWED >> kind) & 1 == 1 and opens_window(state, kind):
        return 0
    if kind == PLACE:
        return placing.offer(state)
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
    return offer_rarer(state, kind)


def opens_window(state: PuertoRico, kind: i64) -> bool:
    """Not once the first goods to be stored have been named: they are parts of one decision. [PR-GST-04]"""
    return not (kind == STORE and state.at(storage.KEPT) != 0) and guests.opened(state)


def offer_rarer(state: PuertoRico, kind: i64) -> i64:
    if kind == WINDOW:
        guests.look_in(state)
        return 0
    if kind == BUILT:
        builder.follow(state)
        return 0
    if kind == PROSPECT:
        role_choice.prospect(state)
        return 0
    if kind == PAYOUT:
        craftsman.pay_out(state)
        return 0
    if kind == GOAL:
        festival.reward_workers(state)
        return 0
    if kind == PLACE_NOBLE:
        return placing.offer_noble(state)
    if kind in (GUEST, NOBLE_GUEST):
        return guests.offer(state)
    if kind == LODGE:
        return lodges.offer(state)
    if kind == COURT:
        return court.offer(state)
    if kind == SEND:
        return sending.offer(state)
    if kind == HAND_IN:
        return builder.offer_hand_in(state)
    if kind == HAND_IN_FROM:
        return payment.offer_from(state)
    if kind == DEED:
        return buccaneer.offer(state)
    if kind == LAY:
        return drawing.offer(state)
    if kind == DRAFT:
        return draft.offer(state)
    if kind == BONUS:
        return bonus.offer(state)
    if kind == DISCOUNT:
        return builder.offer_discount(state)
    return manning.offer(state)


def take(state: PuertoRico, choice: i64, dealer: Dealer) -> None:
    kind = state.kind()
    if state.rules.hosts != 0 and kind != GUEST and kind != NOBLE_GUEST:
        state.numbers[STAYED] = 0
    if kind == PLACE:
        placing.take(state, choice)
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
        trader.take(state, choice, dealer)
    elif kind == ROLE:
        role_choice.take(state, choice)
    elif kind == HIRE:
        mayor.take_hire(state, choice)
    elif kind == EXTRA:
        craftsman.take_extra(state, choice)
    elif kind == MAN_TILE:
        take_man_tile(state, choice)
    elif kind == MAN_BUILDING:
        builder.take_man(state, choice)
    else:
        take_rarer(state, kind, choice)


def take_rarer(state: PuertoRico, kind: i64, choice: i64) -> None:
    if kind == PLACE_NOBLE:
        placing.take_noble(state, choice)
    elif kind in (GUEST, NOBLE_GUEST):
        guests.take(state, choice)
    elif kind == LODGE:
        lodges.take(state, choice)
    elif kind == COURT:
        court.take(state, choice)
    elif kind == SEND:
        captain.take_sending(state, choice)
    elif kind == HAND_IN:
        payment.take(state, choice)
    elif kind == HAND_IN_FROM:
        payment.take_from(state, choice)
    elif kind == DEED:
        buccaneer.take(state, choice)
    elif kind == LAY:
        drawing.take(state, choice)
    elif kind == DRAFT:
        draft.take(state, choice)
    elif kind == BONUS:
        bonus.take(state, choice)
    elif kind == DISCOUNT:
        builder.take_discount(state, choice)
    else:
        mayor.take_deal(state, choice)


def take_man_tile(state: PuertoRico, choice: i64) -> None:
    """On a forest there is no circle: the worker goes to the port. [PR-HOS-04]"""
    seat = state.seat()
    tile = state.at(settler.MAN_WHERE)
    state.pop()
    manning.man(state, seat, manning.PORT_PLACE if tile == FOREST else tile, choice)


def finish(state: PuertoRico, kind: i64, dealer: Dealer) -> None:
    """No turn is left in this step."""
    if kind == LOAD:
        captain.finish(state)
    elif kind == STORE:
        storage.finish(state)
    elif kind == TILE:
        settler.finish(state, dealer)
    elif kind == LODGE:
        lodges.finish(state, dealer)
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
    elif kind == DRAFT:
        draft.finish(state, dealer)
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
    if kind in (PLACE, PLACE_NOBLE):
        return placing.refusal(state, choice)
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
    if kind == DISCOUNT:
        return builder.refuse_discount(state, choice)
    if kind in (GUEST, NOBLE_GUEST):
        return guests.refusal(state, choice)
    if kind == LODGE:
        return lodges.refusal(state, choice)
    if kind == COURT:
        return court.refusal(state, choice)
    if kind == SEND:
        return sending.refusal(state, choice)
    if kind == HAND_IN:
        return payment.refusal(state, choice)
    if kind == HAND_IN_FROM:
        return payment.refuse_from(state, choice)
    if kind == DEED:
        return buccaneer.refusal(state, choice)
    if kind == DRAFT:
        return draft.refusal(state, choice)
    if kind == LAY:
        return drawing.refusal(state, choice)
    return manning.refusal(state, choice)
