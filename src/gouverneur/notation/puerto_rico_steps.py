"""How Puerto Rico's steps are written, and which may stand on which."""

from __future__ import annotations

from gouverneur.notation.puerto_rico_turns import BEGINNINGS, check_step
from gouverneur.notation.steps import (
    Field,
    Form,
    Steps,
    name_of,
    number_up_to,
    numbered,
    pile_of,
    seats,
    set_of,
)
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.phases import (
    bonus,
    builder,
    captain,
    court,
    craftsman,
    drawing,
    guests,
    payment,
    payout,
    placing,
    sending,
    settler,
    storage,
    trader,
)
from gouverneur.puerto_rico.state import PuertoRico

GOODS = numbered(v.GOOD_NAMES)
TILES = numbered(v.TILE_NAMES)
MOST_PIECES = 120
MOMENT_NUMBERS = numbered(bonus.MOMENT_NAMES)

# Which step may stand on which; nothing else can happen in a game.
PHASES = (
    *(v.TILE, v.LODGE, v.HIRE, v.DEAL, v.ARRANGE, v.BUILD, v.PRODUCE, v.EXTRA, v.SELL, v.LOAD, v.STORE),
    *(v.DEED, v.PROSPECT),
)
PARENTS: dict[int, tuple[int, ...]] = dict.fromkeys(PHASES, (v.ROLE, v.WINDOW))
PARENTS |= {
    v.WINDOW: (v.ROLE, *BEGINNINGS),
    v.MAN_TILE: (v.TILE, v.GOAL),
    v.GOAL: (v.TILE,),
    v.LAY: (v.TILE, v.SELL),
    v.PLACE: (v.ARRANGE, v.TILE, v.SELL, v.ROLE, v.WINDOW),
    v.PLACE_NOBLE: (v.ARRANGE, v.ROLE, v.WINDOW),
    v.DISCOUNT: (v.BUILD,),
    v.HAND_IN: (v.BUILD,),
    v.HAND_IN_FROM: (v.BUILD,),
    v.BUILT: (v.BUILD,),
    v.MAN_BUILDING: (v.BUILD, v.BUILT),
    v.PAYOUT: (v.PRODUCE,),
    v.COURT: (v.LOAD,),
    v.SEND: (v.LOAD,),
    v.BONUS: (v.PRODUCE, v.PAYOUT, v.SELL, v.LOAD, v.BUILT, v.DEAL, v.COURT, v.BONUS, v.ROLE, v.WINDOW),
    v.GUEST: (v.WINDOW, v.BUILT, v.LAY, *PHASES),
    v.NOBLE_GUEST: (v.WINDOW, v.BUILT, v.LAY, *PHASES),
}


def buildings_of(state: PuertoRico) -> dict[str, int]:
    return numbered(state.rules.names)


def _shifted(form: Form[PuertoRico]) -> Form[PuertoRico]:
    """A word that keeps one more than it means, 0 being nothing."""
    return Form(
        lambda state, word: form.write(state, word - 1),
        lambda state, data, path, reader: form.read(state, data, path, reader) + 1,
    )


NUMBER = number_up_to()
FLAG = number_up_to(1)
PILE = pile_of(GOODS, "good")
BUILDING: Form[PuertoRico] = name_of(buildings_of, "building", needed=True)
NEW_BUILDING: Form[PuertoRico] = name_of(buildings_of, "building")
TILE: Form[PuertoRico] = name_of(lambda state: TILES, "tile", needed=True)
HAND_IN = (
    Field("building", payment.NEW, BUILDING),
    Field("price", payment.PRICE, NUMBER),
    Field("missing", payment.MISSING, number_up_to(3)),
    Field("stage", payment.STAGE, number_up_to(3)),
    Field("piece", payment.PIECE, FLAG),
)
FIELDS: dict[int, tuple[Field[PuertoRico], ...]] = {
    v.TILE: (
        Field("drew", settler.DREW, FLAG),
        Field("took", settler.TOOK, FLAG),
        Field("second", settler.SECOND, FLAG),
    ),
    v.LAY: (Field("found", drawing.FOUND, _shifted(name_of(lambda state: GOODS, "plantation"))),),
    v.MAN_TILE: (Field("tile", settler.MAN_WHERE, TILE),),
    v.PLACE: (Field("first", placing.FIRST, NUMBER), Field("number", placing.TO_PLACE, NUMBER)),
    v.PLACE_NOBLE: (
        Field("first", placing.FIRST, NUMBER),
        Field("number", placing.TO_PLACE, NUMBER),
        Field("workers", placing.WORKERS_AFTER, NUMBER),
    ),
    v.MAN_BUILDING: (Field("building", builder.NEW, BUILDING),),
    v.BUILT: (Field("building", builder.NEW, BUILDING), Field("done", builder.DONE, number_up_to(2))),
    v.HAND_IN: HAND_IN,
    v.HAND_IN_FROM: HAND_IN,
    v.DISCOUNT: (
        Field("building", builder.NEW, BUILDING),
        Field("asked", builder.ASKED, number_up_to(7)),
        Field("refused", builder.REFUSED, number_up_to(7)),
    ),
    v.PRODUCE: (Field("made", craftsman.MADE, PILE),),
    v.PAYOUT: (Field("made", payout.MADE, PILE),),
    v.EXTRA: (Field("made", craftsman.MADE, PILE), Field("times", craftsman.TIMES, number_up_to(1))),
    v.SELL: (Field("sold", trader.SOLD, FLAG), Field("dealt", trader.DEALT, FLAG)),
    v.LOAD: (
        Field("sailed", captain.SAILED, seats()),
        Field("bonus", captain.BONUS, FLAG),
        Field("had_turn", captain.HAD_TURN, seats()),
        Field("started", captain.STARTED, FLAG),
        Field("sent", captain.SENT, seats()),
    ),
    v.COURT: (
        Field("first", court.FIRST, number_up_to(5)),
        Field("supplied", court.SUPPLIED, number_up_to(5)),
        Field("counting", court.COUNTING, number_up_to(2)),
    ),
    v.SEND: (Field("first", sending.FIRST, number_up_to(5)), Field("chosen", sending.CHOSEN, PILE)),
    v.STORE: (Field("first", storage.FIRST, number_up_to(5)), Field("kept", storage.KEPT, PILE)),
    v.GUEST: (Field("first", guests.FIRST, NUMBER),),
    v.NOBLE_GUEST: (Field("first", guests.FIRST, NUMBER),),
    v.BONUS: (
        Field("pending", bonus.PENDING, set_of(buildings_of, "building")),
        Field("moment", bonus.MOMENT, name_of(lambda state: MOMENT_NUMBERS, "moment", needed=True)),
        Field("made", bonus.MADE, PILE),
        Field("building", bonus.NEW, _shifted(NEW_BUILDING)),
    ),
}


def _most_turns(state: PuertoRico, kind: int) -> int:
    if kind == v.DRAFT:
        return sum(state.rules.slots)
    return {v.ROLE: state.rules.picks, v.DEAL: MOST_PIECES}.get(kind, state.seats)


STEPS = Steps(
    names=v.STEP_NAMES,
    fields=FIELDS,
    parents=PARENTS,
    most_turns=_most_turns,
    check=check_step,
    roots=(v.ROLE, v.DRAFT),
)
