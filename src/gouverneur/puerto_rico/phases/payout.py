"""What a production comes to, once it is known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gouverneur.kernel.piles import pile_names
from gouverneur.kernel.state import DATA
from gouverneur.puerto_rico.ledger import gain_goods
from gouverneur.puerto_rico.vocabulary import GOOD_NAMES, PAYOUT

if TYPE_CHECKING:
    from gouverneur.puerto_rico.state import PuertoRico

MADE: Final[i64] = DATA  # payout: the pile


def gain_more(state: PuertoRico, seat: i64, building: i64, made: i64) -> None:
    """Goods that a building adds to those made; the payout below counts them too."""
    more = state.rules.buildings[building].more_goods(state, seat, made)
    gain_goods(state, seat, more)
    if state.kind() == PAYOUT:
        state.put(MADE, state.at(MADE) + more)
    if state.journal is not None:
        state.tell(
            "more", seat, {"building": state.rules.names[building], "goods": pile_names(more, GOOD_NAMES)}
        )
