"""Whose turn it is in each step of a position of Puerto Rico, and on which other step it can stand."""

from __future__ import annotations

from dataclasses import dataclass

from gouverneur.kernel.state import DATA, SEAT, STEP_WORDS, TURNS
from gouverneur.notation.reader import Reader
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.phases import bonus, captain, settler, trader
from gouverneur.puerto_rico.state import PuertoRico

ROLES_OF_STEP = {
    v.TILE: (v.SETTLER,),
    v.LODGE: (v.SETTLER,),
    v.HIRE: (v.MAYOR,),
    v.DEAL: (v.MAYOR,),
    v.ARRANGE: (v.MAYOR,),
    v.BUILD: (v.BUILDER,),
    v.PRODUCE: (v.CRAFTSMAN,),
    v.EXTRA: (v.CRAFTSMAN,),
    v.SELL: (v.TRADER,),
    v.LOAD: (v.CAPTAIN,),
    v.STORE: (v.CAPTAIN,),
    v.DEED: (v.BUCCANEER,),
    v.PROSPECT: (v.PROSPECTOR, v.SECOND_PROSPECTOR),
}
AFTER_PHASE = {v.PLACE: v.BUCCANEER, v.PLACE_NOBLE: v.BUCCANEER, v.BONUS: v.CRAFTSMAN}  # whose step is over
MAYORS = (v.HIRE, v.DEAL, v.ARRANGE)
IN_TURN = (v.TILE, v.LODGE, v.ARRANGE, v.BUILD, v.PRODUCE, v.SELL, v.STORE, v.WINDOW)  # the picker first
OF_PICKER = (v.HIRE, v.EXTRA, v.DEED, v.PROSPECT)
BEGINNINGS = (v.TILE, v.BUILD, v.PRODUCE, v.SELL, v.LOAD, v.DEED, v.PROSPECT)  # the first step of a phase
GUESTS = (v.GUEST, v.NOBLE_GUEST)


@dataclass(frozen=True)
class Frame:
    """One step of the stack."""

    state: PuertoRico
    base: int

    @property
    def kind(self) -> int:
        return self.state.steps[self.base]

    @property
    def seat(self) -> int:
        return self.state.steps[self.base + SEAT]

    @property
    def turns(self) -> int:
        return self.state.steps[self.base + TURNS]

    @property
    def path(self) -> str:
        return f"steps[{self.base // STEP_WORDS}]"

    def word(self, field: int) -> int:
        return self.state.steps[self.base + field]


def frames(state: PuertoRico) -> list[Frame]:
    """From the lowest to the one that decides."""
    return [Frame(state, base) for base in range(0, state.top + STEP_WORDS, STEP_WORDS)]


def check_step(state: PuertoRico, parent: int, path: str, reader: Reader) -> None:
    """The step just read fits the one below it."""
    if parent < 0:
        return
    step, below = Frame(state, state.top), Frame(state, state.top - STEP_WORDS)
    if step.kind in ROLES_OF_STEP:
        _check_phase(step, below, path, reader)
    elif step.kind == v.WINDOW:
        _check_window(step, below, path, reader)
    else:
        _check_interruption(step, below, path, reader)


def _check_phase(step: Frame, below: Frame, path: str, reader: Reader) -> None:
    state = step.state
    _check_role(state, ROLES_OF_STEP[step.kind], path, reader)
    windows = state.rules.hosts != 0 and step.kind not in MAYORS
    if (below.kind == v.WINDOW) != windows or below.base > STEP_WORDS:
        reader.problem(path, "guests have a window after every phase but the mayor's [PR-GST-05]")
    _check_full(below, path, reader)
    most = state.participants()
    if step.kind == v.TILE and step.word(settler.SECOND):
        most = 1
    if step.kind in OF_PICKER:
        _check_seat(step, state.picker, path, reader)
        _check_once(step, path, reader)
    elif step.kind != v.DEAL and step.turns > most:
        reader.problem(f"{path}.turns", f"{most} have a turn here [PR-RND-04]")
    elif step.kind in IN_TURN:
        _check_seat(step, state.seat_after(state.picker, most - step.turns), path, reader)
    elif most == 1:
        _check_seat(step, state.picker, path, reader)


def _check_role(state: PuertoRico, roles: tuple[int, ...], path: str, reader: Reader) -> None:
    if state.picker not in [state.taker(role) for role in roles]:
        reader.problem(path, f"seat {state.picker} has not taken the {v.ROLE_NAMES[roles[0]]}")


def _check_window(step: Frame, below: Frame, path: str, reader: Reader) -> None:
    """Before and after a phase, each in turn."""
    state = step.state
    if state.rules.hosts == 0:
        reader.problem(path, "no building has guests in this ruleset [PR-GST-01]")
    if below.kind != v.ROLE and (below.kind not in BEGINNINGS or not _is_untouched(below)):
        reader.problem(path, "a window for all comes before a phase or after it [PR-GST-04]")
    if below.kind == v.ROLE and state.taker(v.MAYOR) == state.picker and _roles_of(state, state.picker) == 1:
        reader.problem(path, "guests do not move in a mayor phase [PR-GST-05]")
    if step.turns > state.participants():
        reader.problem(f"{path}.turns", f"{state.participants()} have a turn here [PR-GST-05]")
    else:
        _check_seat(step, state.seat_after(state.picker, state.participants() - step.turns), path, reader)


def _roles_of(state: PuertoRico, seat: int) -> int:
    return sum(state.taker(role) == seat for role in range(v.ROLES))


def _is_untouched(step: Frame) -> bool:
    """A phase that has not begun."""
    turns = 1 if step.kind in OF_PICKER else step.state.participants()
    words = [step.word(field) for field in range(DATA, STEP_WORDS)]
    if step.kind == v.LOAD:
        words[captain.BONUS - DATA] -= 1
    return step.turns == turns and not any(words)


def _check_full(below: Frame, path: str, reader: Reader) -> None:
    """The window after a phase is still to come."""
    if below.kind == v.WINDOW and below.turns != below.state.participants():
        reader.problem(below.path, "this window comes after what stands on it [PR-GST-04]")


def _check_interruption(step: Frame, below: Frame, path: str, reader: Reader) -> None:
    state = step.state
    _check_once(step, path, reader)
    if below.kind in (v.ROLE, v.WINDOW) and step.kind in AFTER_PHASE:
        _check_role(state, (AFTER_PHASE[step.kind],), path, reader)
        if (below.kind == v.WINDOW) != (state.rules.hosts != 0) or below.base > STEP_WORDS:
            reader.problem(path, "guests have a window after every phase but the mayor's [PR-GST-05]")
        _check_full(below, path, reader)
        _check_seat(step, state.picker, path, reader)
    elif below.kind == v.DEAL or (below.kind == v.BONUS and step.kind == v.BONUS):
        pass  # whoever has a noble more, see the laws of the mayor phase
    elif _is_same_turn(step, below):
        _check_seat(step, below.seat, path, reader)
        if below.turns == 0:
            reader.problem(path, "nobody has a turn in the step below")
    else:
        _check_after_turn(step, below, path, reader)


def _is_same_turn(step: Frame, below: Frame) -> bool:
    """Whether it comes within the turn of the step below, and not after it."""
    if step.kind in (*GUESTS, v.COURT, v.SEND) or below.kind in (v.BUILT, v.PAYOUT, v.COURT, v.GOAL):
        return True
    if below.kind == v.TILE and step.kind in (v.LAY, v.PLACE):
        return step.kind == v.LAY or below.word(settler.DREW) == 1
    if below.kind == v.SELL and step.kind in (v.LAY, v.PLACE):
        return below.word(trader.DEALT) == 1
    if below.kind == v.SELL:
        return below.word(trader.SOLD) == 1
    return below.kind == v.LOAD and step.word(bonus.MOMENT) != bonus.LOADING


def _check_after_turn(step: Frame, below: Frame, path: str, reader: Reader) -> None:
    """Somebody's turn is over but for this."""
    state = step.state
    if below.kind == v.LOAD:
        before = step.seat if state.participants() == 1 else state.seat_after(step.seat, 1)
        if below.seat != before or below.turns != state.participants():
            reader.problem(f"{path}.seat", "it is not this seat that has just loaded [PR-CAP-01]")
        return
    _check_seat(step, state.seat_after(below.seat, state.seats - 1), path, reader)
    first = 1 if below.kind == v.TILE and below.word(settler.SECOND) else state.participants()
    if below.turns >= first:
        reader.problem(path, "nobody has had a turn in the step below")


def _check_seat(step: Frame, expected: int, path: str, reader: Reader) -> None:
    if step.seat != expected:
        reader.problem(f"{path}.seat", f"it is the turn of seat {expected} [PR-RND-04]")


def _check_once(step: Frame, path: str, reader: Reader) -> None:
    if step.turns != 1:
        reader.problem(f"{path}.turns", "this is asked once")
