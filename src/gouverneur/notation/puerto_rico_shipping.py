"""What a captain phase of Puerto Rico has done so far: laps, first turns, what is sent and what is stored."""

from __future__ import annotations

from gouverneur.kernel.bits import members
from gouverneur.kernel.piles import in_pile, kinds_in
from gouverneur.notation.puerto_rico_turns import GUESTS, Frame
from gouverneur.notation.reader import Reader
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.layout import PORT
from gouverneur.puerto_rico.phases import bonus, captain, court, sending, storage
from gouverneur.puerto_rico.state import PuertoRico


def check_loading(step: Frame, below: Frame, above: Frame | None, reader: Reader) -> None:
    if step.kind == v.LOAD:
        _check_laps(step, above, reader)
        _check_private_ships(step, reader)
    elif step.kind == v.COURT:
        _check_court(step, below, above, reader)
    else:
        _check_sending(step, below, reader)


def _check_laps(step: Frame, above: Frame | None, reader: Reader) -> None:
    """First turns come one after the other, from the captain on. [PR-CAP-20]"""
    state, path, had_turn = step.state, step.path, step.word(captain.HAD_TURN)
    if state.rules.plain_loading:
        if had_turn or step.word(captain.STARTED) or step.word(captain.SENT):
            reader.problem(path, "nothing comes before loading in this ruleset")
        return
    guest = above is not None and above.kind in (*GUESTS, v.WINDOW)
    captaincy = above is not None and above.kind == v.BONUS and above.word(bonus.MOMENT) == bonus.CAPTAINCY
    after_load = above is not None and above.kind == v.BONUS and above.word(bonus.MOMENT) == bonus.LOADING
    begun = step.word(captain.STARTED) == 1
    number = int(had_turn).bit_count()
    turn = [state.seat_after(state.picker, place) for place in range(state.participants())]
    if had_turn != sum(1 << seat for seat in turn[:number]):
        reader.problem(f"{path}.had_turn", "it is each seat's turn after the other [PR-CAP-01]")
        return
    if not begun and (number or not guest):
        reader.problem(f"{path}.started", "the phase has begun [PR-LGT-02]")
    if captaincy and (not begun or number or step.turns != state.participants()):
        reader.problem(path, "this comes before the first turn of the captain [PR-LGT-02]")
    here = (had_turn >> step.seat) & 1 == 1
    if not here and not (guest or captaincy or after_load):
        reader.problem(f"{path}.had_turn", f"seat {step.seat} has its first turn [PR-CAP-20]")
    if not here and step.seat != turn[number % len(turn)]:
        reader.problem(f"{path}.seat", f"it is the turn of seat {turn[number % len(turn)]} [PR-CAP-01]")
    if here and number < len(turn) and step.seat != turn[number - 1]:
        reader.problem(f"{path}.seat", f"it is the turn of seat {turn[number - 1]} [PR-CAP-01]")
    if number == 0 and step.turns != state.participants():
        reader.problem(f"{path}.turns", "nobody has had a turn yet [PR-CAP-13]")
    done = had_turn if not here or number == len(turn) else had_turn & ~(1 << step.seat)
    for key, word in (("sailed", captain.SAILED), ("sent", captain.SENT)):
        if step.word(word) & ~done:
            reader.problem(f"{path}.{key}", "one of them has not loaded yet [PR-CAP-01]")


def _check_private_ships(step: Frame, reader: Reader) -> None:
    state, path = step.state, step.path
    if step.turns == 0:
        reader.problem(f"{path}.turns", "nobody has a turn any more [PR-CAP-13]")
    for key, word, ships, rule in (
        ("sailed", captain.SAILED, state.rules.sailers, "PR-WHF-01"),
        ("sent", captain.SENT, state.rules.mixed_sailers, "PR-SWF-01"),
    ):
        for seat in members(step.word(word)):
            if not state.occupied(seat) & ships:
                reader.problem(f"{path}.{key}", f"seat {seat} cannot ship privately [{rule}]")


def _is_first_turn(state: PuertoRico, load: Frame) -> bool:
    """The seat that has its turn is the last that had a first one, and has not loaded."""
    had_turn = int(load.word(captain.HAD_TURN)).bit_count()
    return load.seat == state.seat_after(state.picker, had_turn - 1)


def _check_court(step: Frame, below: Frame, above: Frame | None, reader: Reader) -> None:
    """[PR-ROY-01 PR-CAP-20]"""
    state, seat, path = step.state, step.seat, step.path
    first, supplied, counting = (step.word(word) for word in (court.FIRST, court.SUPPLIED, court.COUNTING))
    if not state.occupied(seat) & state.rules.suppliers or not _is_first_turn(state, below):
        reader.problem(path, "nothing is supplied now [PR-ROY-01]")
    if supplied > min(first, state.nobles(seat)) or (supplied == 0) != (first == 0):
        reader.problem(f"{path}.supplied", "each noble takes one good, each kind comes once [PR-ROY-01]")
    if counting and not state.occupied(seat) & state.rules.answers_loading:
        reader.problem(f"{path}.counting", "no building counts pairs [PR-UNH-01]")
    if counting == court.ASKED and (first or not court.worth_counting(state, seat)):
        reader.problem(f"{path}.counting", "nobody asks now when pairs are counted [PR-CAP-20]")
    if above is not None and (counting or first):
        reader.problem(path, "pairs are counted first, or at the end [PR-CAP-20]")


def _is_on_port(state: PuertoRico, seat: int, pile: int) -> bool:
    port = state.own(seat, PORT)
    return all(in_pile(pile, good) <= in_pile(port, good) for good in range(v.GOODS))


def _check_sending(step: Frame, below: Frame, reader: Reader) -> None:
    """[PR-SWF-01]"""
    state, seat, path, chosen = step.state, step.seat, step.path, step.word(sending.CHOSEN)
    if not state.occupied(seat) & state.rules.mixed_sailers or (below.word(captain.SENT) >> seat) & 1:
        reader.problem(path, "mixed goods cannot be shipped [PR-SWF-01]")
    if not _is_on_port(state, seat, chosen):
        reader.problem(f"{path}.chosen", "there are not so many goods")
    if int(kinds_in(chosen)).bit_length() != step.word(sending.FIRST):
        reader.problem(f"{path}.first", "it follows the last good that is shipped")


def check_storing(step: Frame, reader: Reader) -> None:
    """[PR-CAP-14 PR-CAP-15]"""
    state, seat, path, kept = step.state, step.seat, step.path, step.word(storage.KEPT)
    if step.turns == 0:
        reader.problem(f"{path}.turns", "nobody has a turn any more")
    if not _is_on_port(state, seat, kept):
        reader.problem(f"{path}.kept", "there are not so many goods")
    elif not storage.may_keep(state, seat, kept):
        reader.problem(f"{path}.kept", "there is no storage for so many goods [PR-CAP-14]")
    if int(kinds_in(kept)).bit_length() != step.word(storage.FIRST):
        reader.problem(f"{path}.first", "it follows the last good that is kept")
    for place in range(state.participants() - step.turns):
        other = state.seat_after(state.picker, place)
        if not storage.may_keep(state, other, state.own(other, PORT)):
            reader.problem(f"players[{other}].goods", "there is no storage for so many goods [PR-CAP-14]")
