"""What a phase of Puerto Rico has done so far must be possible, and must show in the position."""

from __future__ import annotations

from gouverneur.kernel.bits import bit
from gouverneur.kernel.piles import in_pile, pile_size
from gouverneur.notation.puerto_rico_pieces import check_guests, check_manning, check_placing
from gouverneur.notation.puerto_rico_shipping import check_loading, check_storing
from gouverneur.notation.puerto_rico_turns import Frame, frames
from gouverneur.notation.reader import Reader
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.layout import MONEY, OFFICE, OFFICE_NOBLES, OWNED, PORT
from gouverneur.puerto_rico.phases import (
    bonus,
    builder,
    craftsman,
    drawing,
    land,
    lodges,
    payment,
    payout,
    settler,
    trader,
)
from gouverneur.puerto_rico.phases.privilege import privilege
from gouverneur.puerto_rico.state import PuertoRico

MOMENTS = {  # of a bonus, by the step on which it stands
    v.SELL: (bonus.SALE,),
    v.PRODUCE: (bonus.PRODUCTION,),
    v.ROLE: (bonus.PRODUCTION,),
    v.WINDOW: (bonus.PRODUCTION,),
    v.LOAD: (bonus.LOADING, bonus.FIRST_TURN, bonus.CAPTAINCY),
    v.COURT: (bonus.FIRST_TURN,),
    v.PAYOUT: (bonus.MORE,),
    v.BUILT: (bonus.BUILDING,),
    v.DEAL: (bonus.DEALING,),
    v.BONUS: (bonus.DEALING,),
}


def check_phases(state: PuertoRico, reader: Reader) -> None:
    """Every step, from the lowest on."""
    stack = frames(state)
    for place in range(1, len(stack)):
        below, step = stack[place - 1], stack[place]
        above = stack[place + 1] if place + 1 < len(stack) else None
        if step.kind == v.TILE:
            _check_settling(step, reader)
        elif step.kind == v.LAY:
            _check_drawn(step, below, reader)
        elif step.kind == v.LODGE:
            _check_lodges(step, reader)
        elif step.kind == v.DEAL:
            _check_dealing(step, above, reader)
        elif step.kind in (v.HAND_IN, v.HAND_IN_FROM):
            _check_payment(step, reader)
        elif step.kind == v.DISCOUNT:
            _check_discount(step, reader)
        elif step.kind == v.BUILT:
            _check_built(step, above, reader)
        elif step.kind in (v.PRODUCE, v.EXTRA):
            _check_production(step, reader)
        elif step.kind == v.SELL:
            _check_trading(step, reader)
        elif step.kind == v.BONUS:
            _check_bonus(step, below, reader)
        elif step.kind in (v.LOAD, v.COURT, v.SEND):
            check_loading(step, below, above, reader)
        elif step.kind == v.STORE:
            check_storing(step, reader)
        elif step.kind in (v.ARRANGE, v.PLACE, v.PLACE_NOBLE):
            check_placing(step, below, reader)
        elif step.kind in (v.MAN_TILE, v.MAN_BUILDING):
            check_manning(step, below, reader)
        elif step.kind == v.PAYOUT and above is None:
            reader.problem(step.path, "what is paid is paid at once")
    if len(stack) > 1:
        check_guests(stack[-1], stack[-2], reader)


# -- settler, mayor ----------------------------------------------------------------------------------------


def _check_settling(step: Frame, reader: Reader) -> None:
    state = step.state
    if step.word(settler.DREW) and (
        not state.occupied(step.seat) & state.rules.drawers or step.word(settler.SECOND)
    ):
        reader.problem(f"{step.path}.drew", "no occupied building draws a tile [PR-HAC-01]")
    if step.word(settler.SECOND) and not state.own(state.picker, OWNED) & state.rules.doublers:
        reader.problem(f"{step.path}.second", "no building brings a second tile [PR-LIB-03]")
    if step.word(settler.TOOK) and not step.word(settler.SECOND) and step.turns == state.participants():
        reader.problem(f"{step.path}.took", "the settler has not had a turn [PR-RND-04]")


def _check_drawn(step: Frame, below: Frame, reader: Reader) -> None:
    """A tile in hand, of which a forest may be made. [PR-FOR-02 PR-LND-04]"""
    state, seat = step.state, step.seat
    if not step.word(drawing.FOUND):
        reader.problem(f"{step.path}.found", "a tile is in hand")
    if not drawing.may_become_forest(state, seat):
        reader.problem(step.path, "no occupied building plants forests [PR-FOR-01]")
    if state.tiles(seat) >= v.SPACES:
        reader.problem(step.path, f"an island has {v.SPACES} spaces [PR-STL-04]")
    if below.kind == v.TILE and not below.word(settler.DREW):
        reader.problem(f"{below.path}.drew", "a tile was drawn [PR-HAC-01]")
    if below.kind == v.SELL and not state.with_worker(seat) & state.rules.land_buyers:
        reader.problem(step.path, "no worker is there who could buy land [PR-LND-01]")


def _check_lodges(step: Frame, reader: Reader) -> None:
    state = step.state
    seats = [state.seat_after(state.picker, place) for place in range(state.participants())]
    if not any(lodges.has_lodge(state, seat) for seat in seats):
        reader.problem(step.path, "nobody has a building for it [PR-HUN-04]")


def _check_dealing(step: Frame, above: Frame | None, reader: Reader) -> None:
    """One by one, as long as somebody has a choice. [PR-MAY-02 PR-NOB-03]"""
    state = step.state
    if step.turns != state.on_office():
        reader.problem(f"{step.path}.turns", f"{state.on_office()} pieces are on the office [PR-MAY-02]")
    if above is not None and step.seat != state.picker:
        reader.problem(f"{step.path}.seat", "the mayor is dealt the first piece [PR-MAY-02]")
    choice = state.numbers[OFFICE] and state.numbers[OFFICE_NOBLES] and state.participants() > 1
    if above is None and not state.rules.may_decline and not choice:
        reader.problem(
            step.path, "pieces are dealt one by one only where somebody has a choice [PR-MAY-09 PR-NOB-03]"
        )


# -- builder --------------------------------------------------------------------------------------------------


def _check_discount(step: Frame, reader: Reader) -> None:
    state, seat, path = step.state, step.seat, step.path
    building, asked = step.word(builder.NEW), step.word(builder.ASKED)
    if not state.rules.ask_passive:
        reader.problem(path, "passive benefits are not asked for in this ruleset")
    elif (asked + 1) & asked or step.word(builder.REFUSED) & ~asked:
        reader.problem(path, "discounts are asked about one after the other")
    elif not (builder.for_sale(state, seat) >> building) & 1:
        reader.problem(f"{path}.building", "it cannot be bought [PR-BLD-07]")
    elif asked == 7 or not builder.may_be_refused(state, seat, building, int(asked).bit_length()):
        reader.problem(path, "there is nothing to refuse")


def _check_payment(step: Frame, reader: Reader) -> None:
    """What is missing of a price that was fixed before. [PR-BMK-02 PR-BLD-08]"""
    state, seat, path = step.state, step.seat, step.path
    building, price, missing, stage = (
        step.word(field) for field in (payment.NEW, payment.PRICE, payment.MISSING, payment.STAGE)
    )
    handed_in = price - missing - state.own(seat, MONEY)
    if not state.occupied(seat) & state.rules.in_kind:
        reader.problem(path, "no occupied building takes anything but doubloons [PR-BMK-01]")
    if not (builder.for_sale(state, seat) >> building) & 1:
        reader.problem(f"{path}.building", "it cannot be bought [PR-BLD-07]")
        return
    if not min(stage, 1) <= handed_in <= stage:
        reader.problem(f"{path}.missing", "doubloons and what was handed in make up the price [PR-BMK-02]")
    least, most = builder.price(state, seat, building), state.rules.cost[building]
    if stage == 0 and not state.rules.ask_passive:
        most = least
    if price > most or (stage == 0 and price < least):
        reader.problem(f"{path}.price", f"it costs {least} [PR-BLD-02]")
    if step.kind == v.HAND_IN:
        if not 0 < missing <= payment.available(state, seat, stage):
            reader.problem(f"{path}.missing", "so much cannot be handed in [PR-BMK-01]")
        if step.word(payment.PIECE) and stage == 0:
            reader.problem(f"{path}.piece", "no piece was handed in yet [PR-BMK-01]")
        return
    if not payment.sources(state, seat, step.word(payment.PIECE)):
        reader.problem(f"{path}.piece", "there is no such piece to hand in [PR-BMK-03]")
    if stage or not 0 < missing <= 1 + payment.available(state, seat, 1):
        reader.problem(f"{path}.missing", "so much cannot be handed in [PR-BMK-01]")


def _check_built(step: Frame, above: Frame | None, reader: Reader) -> None:
    """What follows building follows in its order. [PR-BLD-08]"""
    state, building = step.state, step.word(builder.NEW)
    if state.rules.plain_building:
        reader.problem(step.path, "nothing but a worker follows building in this ruleset")
    if not (state.own(step.seat, OWNED) >> building) & 1:
        reader.problem(f"{step.path}.building", "it was not built [PR-BLD-08]")
    expected = {v.GUEST: 0, v.NOBLE_GUEST: 0, v.MAN_BUILDING: 1, v.BONUS: 2}
    if above is not None and step.word(builder.DONE) != expected[above.kind]:
        reader.problem(f"{step.path}.done", f"it is {expected[above.kind]} here [PR-BLD-08]")
    helpers = (state.rules.building_manners | state.rules.answers_building) & ~bit(building)
    if above is not None and above.kind != v.BONUS and not state.own(step.seat, OWNED) & helpers:
        reader.problem(step.path, "nothing follows this building")


# -- craftsman, trader ----------------------------------------------------------------------------------------


def _is_on_port(state: PuertoRico, seat: int, made: int) -> bool:
    port = state.own(seat, PORT)
    return all(in_pile(made, good) <= in_pile(port, good) for good in range(v.GOODS))


def _check_production(step: Frame, reader: Reader) -> None:
    state, made = step.state, step.word(craftsman.MADE)
    begun = step.kind == v.EXTRA or step.turns < state.participants()
    if not _is_on_port(state, state.picker, made) or (made and not begun):
        reader.problem(f"{step.path}.made", "the craftsman has not produced this [PR-CRA-08]")
    if step.kind == v.PRODUCE:
        return
    times = step.word(craftsman.TIMES)
    if times >= privilege(state, state.picker):
        reader.problem(f"{step.path}.times", "the privilege is one good [PR-CRA-06 PR-LIB-06]")
    if pile_size(made) <= times:
        reader.problem(f"{step.path}.made", "the craftsman has not produced this [PR-CRA-07]")


def _check_trading(step: Frame, reader: Reader) -> None:
    """A good and land in one turn, in any order. [PR-LND-05]"""
    state, seat = step.state, step.seat
    sold, dealt = step.word(trader.SOLD), step.word(trader.DEALT)
    if sold and dealt:
        reader.problem(step.path, "with a sale and a deal in land the turn is over [PR-LND-05]")
    if (sold or dealt) and not land.deals(state, seat):
        reader.problem(step.path, "no building deals in land [PR-LND-01 PR-LND-02]")
    if dealt and not (
        state.with_worker(seat) & state.rules.land_buyers or state.with_noble(seat) & state.rules.land_sellers
    ):
        reader.problem(f"{step.path}.dealt", "nobody is there who deals in land [PR-LND-01 PR-LND-02]")
    if (sold or dealt) and step.turns == 0:
        reader.problem(f"{step.path}.turns", "nobody has a turn any more")


# -- benefits that are asked for ------------------------------------------------------------------------------


def _helpers(state: PuertoRico, seat: int, moment: int, late: bool) -> int:
    """The buildings that bring something at a moment."""
    rules = state.rules
    production = rules.answers_production | rules.two_faced_payers
    if late:
        production = rules.late_payers
    elif seat == state.picker:
        production &= ~rules.late_payers
    return {
        bonus.SALE: rules.markets,
        bonus.PRODUCTION: production,
        bonus.LOADING: rules.load_helpers,
        bonus.MORE: rules.answers_more,
        bonus.BUILDING: rules.answers_building,
        bonus.DEALING: rules.inviters,
        bonus.FIRST_TURN: rules.answers_loading,
        bonus.CAPTAINCY: rules.captain_helpers,
    }[moment]


def _check_bonus(step: Frame, below: Frame, reader: Reader) -> None:
    state, seat, path = step.state, step.seat, step.path
    pending, moment, made = (step.word(field) for field in (bonus.PENDING, bonus.MOMENT, bonus.MADE))
    if not state.rules.ask_passive:
        reader.problem(path, "passive benefits are not asked for in this ruleset")
        return
    if moment not in MOMENTS[below.kind]:
        reader.problem(f"{path}.moment", f"it does not come in the step {v.STEP_NAMES[below.kind]}")
        return
    known = _helpers(state, seat, moment, below.kind in (v.ROLE, v.WINDOW))
    if pending == 0 or pending & ~(state.occupied(seat) & known):
        reader.problem(f"{path}.pending", "occupied buildings that bring something now are expected")
    if made and moment not in (bonus.PRODUCTION, bonus.MORE):
        reader.problem(f"{path}.made", "what was made is told of a production only")
    if not _is_on_port(state, seat, made):
        reader.problem(f"{path}.made", "what was made is not on the port")
    if moment == bonus.MORE and made != below.word(payout.MADE):
        reader.problem(f"{path}.made", "it is what the step below pays for")
    built = step.word(bonus.NEW) - 1
    if built != (below.word(builder.NEW) if moment == bonus.BUILDING else -1):
        reader.problem(f"{path}.building", "it is the building just built, and told of nothing else")
        return
    if moment == bonus.DEALING:
        _check_invitation(step, below, reader)
    elif not reader.problems:
        about = built if moment == bonus.BUILDING else made
        if bonus.worth_asking(state, seat, pending, moment, about) != pending:
            reader.problem(f"{path}.pending", "one of them brings nothing")


def _check_invitation(step: Frame, below: Frame, reader: Reader) -> None:
    """The mayor is asked first, and so on; one below another waits. [PR-VIL-01]"""
    state = step.state
    place, place_below = ((frame.seat - state.picker) % state.seats for frame in (step, below))
    if place >= state.participants() or (below.kind == v.BONUS and place >= place_below):
        reader.problem(f"{step.path}.seat", "it is not this seat's turn [PR-VIL-01]")
