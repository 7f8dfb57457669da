"""Which phase answers for which step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import TURNS
from gouverneur.san_juan.phases import (
    bonus,
    builder,
    councillor,
    producer,
    prospector,
    role_choice,
    round_start,
    trader,
)
from gouverneur.san_juan.vocabulary import (
    BANK,
    BARTER,
    BONUS,
    BUILD,
    COUNCIL,
    DEALING,
    DISCARD,
    EXCHANGE,
    KEEP,
    LIMIT,
    OVER,
    PAY,
    PICK,
    PRODUCE,
    PROSPECT,
    ROLE,
    SELL,
    TUCK,
    USE,
)

if TYPE_CHECKING:
    from gouverneur.san_juan.state import SanJuan


def offer(state: SanJuan, dealer: Dealer) -> i64:
    """Here and in `take` the most frequent steps come first."""
    kind = state.kind()
    if state.at(TURNS) == 0:
        finish(state, kind)
        return 0
    if kind == PRODUCE:
        return producer.offer(state)
    if kind == SELL:
        return trader.offer(state)
    if kind == ROLE:
        return role_choice.offer(state)
    if kind == TUCK:
        return round_start.offer_tuck(state)
    if kind == LIMIT:
        round_start.check_limit(state)
        return 0
    if kind == USE:
        return prospector.offer_use(state)
    if kind == BUILD:
        return builder.offer(state)
    if kind == COUNCIL:
        return councillor.offer(state)
    if kind == PAY:
        return builder.offer_payment(state)
    if kind == BONUS:
        return bonus.offer(state, dealer)
    if kind == BARTER:
        return builder.offer_barter(state)
    if kind == OVER:
        return builder.offer_over(state)
    if kind == KEEP:
        return councillor.offer_keep(state)
    if kind == PROSPECT:
        return prospector.offer(state)
    if kind == DISCARD:
        return round_start.offer_discard(state)
    if kind == PICK:
        return prospector.offer_pick(state)
    if kind == EXCHANGE:
        return round_start.offer_exchange(state)
    if kind == BANK:
        return round_start.offer_bank(state)
    round_start.check_dealt(state)
    return 0


def take(state: SanJuan, choice: i64, dealer: Dealer) -> None:
    kind = state.kind()
    if kind == PRODUCE:
        producer.take(state, choice, dealer)
    elif kind == SELL:
        trader.take(state, choice, dealer)
    elif kind == ROLE:
        role_choice.take(state, choice, dealer)
    elif kind == BUILD:
        builder.take(state, choice)
    elif kind == COUNCIL:
        councillor.take(state, choice, dealer)
    elif kind == PAY:
        builder.take_payment(state, choice)
    elif kind == BARTER:
        builder.take_barter(state, choice)
    elif kind == OVER:
        builder.take_over(state, choice)
    elif kind == KEEP:
        councillor.take_keep(state, choice)
    elif kind == PROSPECT:
        prospector.take(state, choice, dealer)
    elif kind == DISCARD:
        round_start.take_discard(state, choice)
    elif kind == USE:
        prospector.take_use(state, choice, dealer)
    elif kind == TUCK:
        round_start.take_tuck(state, choice)
    elif kind == PICK:
        prospector.take_pick(state, choice)
    elif kind == EXCHANGE:
        round_start.take_exchange(state, choice, dealer)
    elif kind == BANK:
        round_start.take_bank(state, choice)
    else:
        bonus.take(state, choice, dealer)


def finish(state: SanJuan, kind: i64) -> None:
    """All seats have acted in this step."""
    if kind == ROLE:
        role_choice.finish(state)
    elif kind == BUILD:
        builder.finish(state)
    elif kind == SELL:
        trader.finish(state)
    elif kind == DEALING:
        round_start.finish_dealing(state)
    else:
        state.pop()


def refusal(state: SanJuan, choice: i64) -> Refusal:
    kind = state.kind()
    if kind == ROLE:
        return role_choice.refusal(state, choice)
    if kind == BUILD:
        return builder.refusal(state, choice)
    if kind == OVER:
        return builder.refuse_over(state, choice)
    if kind == BARTER:
        return builder.refuse_barter(state, choice)
    if kind == PAY:
        return builder.refuse_payment(state, choice)
    if kind == PRODUCE:
        return producer.refusal(state, choice)
    if kind == SELL:
        return trader.refusal(state, choice)
    if kind == COUNCIL:
        return councillor.refusal(state, choice)
    if kind == KEEP:
        return councillor.refuse_keep(state, choice)
    if kind == DISCARD:
        return round_start.refuse_discard(state, choice)
    if kind == TUCK:
        return round_start.refuse_tuck(state, choice)
    if kind == PROSPECT:
        return prospector.refusal(state, choice)
    if kind == USE:
        return prospector.refuse_use(state, choice)
    if kind == PICK:
        return prospector.refuse_pick(state, choice)
    if kind == BANK:
        return round_start.refuse_bank(state, choice)
    if kind == EXCHANGE:
        return round_start.refuse_exchange(state, choice)
    return bonus.refusal(state, choice)
