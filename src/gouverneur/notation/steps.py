"""What positions of both games share: the round, who took which role, and the stack of steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from mypy_extensions import i64

from gouverneur.kernel.bits import bit, members
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.piles import in_pile, one_of
from gouverneur.kernel.state import MOST_STEPS, SEAT, STEP_WORDS, TURNS, State
from gouverneur.kernel.words import ActionTable
from gouverneur.notation.reader import Reader

MOST_ROUNDS = 1_000_000
MOST_NAMED = 12  # of one kind in a list of goods

S = TypeVar("S", bound=State)
Names = Mapping[str, int]


def numbered(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names) if name}


# -- rounds and roles ---------------------------------------------------------------------------


class RoleGame(Protocol):
    """A state of a game in which roles are taken round by round."""

    seats: i64
    round: i64
    governor: i64
    free_roles: i64
    takers: i64

    def taker(self, role: i64) -> i64: ...
    def push(self, kind: i64, seat: i64, turns: i64) -> None: ...
    def seat_after(self, seat: i64, places: i64) -> i64: ...


def write_round(state: RoleGame, role_names: Sequence[str]) -> dict[str, Any]:
    written: dict[str, Any] = {"round": state.round, "governor": state.governor}
    taken = {name: state.taker(role) for role, name in enumerate(role_names) if state.taker(role) >= 0}
    return {**written, "roles": taken} if taken else written


def read_round(state: RoleGame, data: Mapping[str, Any], role_names: Names, reader: Reader) -> None:
    state.round = reader.number(data.get("round", 1), "round", 1, MOST_ROUNDS, 1)
    state.governor = reader.number(data.get("governor", 0), "governor", 0, state.seats - 1, 0)
    for name, seat in reader.fields(data.get("roles", {}), "roles", role_names).items():
        if name in role_names:
            taker = reader.number(seat, f"roles.{name}", 0, state.seats - 1, 0)
            state.free_roles &= ~bit(role_names[name])
            state.takers |= (taker + 1) << (4 * role_names[name])


def read_players(data: Mapping[str, Any], number: int, reader: Reader) -> list[Any]:
    """One for each seat, or fewer with a note."""
    players = reader.items(data.get("players", [{}] * number), "players")
    if len(players) != number:
        reader.problem("players", f"{number} players are expected, not {len(players)}")
    return players[:number]


def roles_taken(state: RoleGame) -> int:
    return sum((state.takers >> shift) & 15 != 0 for shift in range(0, 60, 4))


def push_role_choice(state: RoleGame, step: int, picks: int) -> None:
    """Whoever is next to choose a role, so many roles having been taken."""
    taken = roles_taken(state)
    state.push(step, state.seat_after(state.governor, taken), max(picks - taken, 0))


def check_role_choice(
    state: State, game: RoleGame, picks: int, rule: str, reader: Reader, besides: int = 0
) -> None:
    """The lowest step is the choice of roles, as far as it has come; `besides` were taken without a choice."""
    if state.over():
        return
    taken = roles_taken(game) - besides
    if state.steps[TURNS] + taken != picks:
        reader.problem("steps[0].turns", f"{taken} roles are taken, so {picks - taken} remain to be chosen")
    if state.steps[SEAT] != state.seat_after(game.governor, taken):
        reader.problem("steps[0].seat", f"it is not this seat's turn to choose [{rule}]")


def write_options(seen: State, seat: int, actions: ActionTable) -> dict[str, Any]:
    """The options of whoever decides, for nobody else."""
    if seen.over() or seen.seat() != seat:
        return {}
    return {"options": [action.words for action in actions.options(seen.kind(), seen.options)]}


# -- the words of a step ------------------------------------------------------------------------


@dataclass(frozen=True)
class Form(Generic[S]):
    """How a word of a step is written and read."""

    write: Callable[[S, int], object]
    read: Callable[[S, object, str, Reader], int]
    needed: bool = False  # written even when it is 0, and never missing


@dataclass(frozen=True)
class Field(Generic[S]):
    """A word of a step that has a name."""

    name: str
    word: int
    form: Form[S]


def number_up_to(most: int = 200) -> Form[Any]:
    return Form(
        lambda state, word: word, lambda state, data, path, reader: reader.number(data, path, 0, most, 0)
    )


def name_of(names: Callable[[S], Names], what: str, needed: bool = False) -> Form[S]:
    """One thing by its name."""

    def write(state: S, word: int) -> object:
        return next(name for name, number in names(state).items() if number == word)

    def read(state: S, data: object, path: str, reader: Reader) -> int:
        return max(reader.name(data, path, names(state), what), 0)

    return Form(write, read, needed)


def set_of(names: Callable[[S], Names], what: str) -> Form[S]:
    """A mask, as a list of names."""

    def write(state: S, word: int) -> object:
        return [name for name, number in names(state).items() if (word >> number) & 1]

    def read(state: S, data: object, path: str, reader: Reader) -> int:
        return _sum_of_names(data, path, names(state), what, reader, lambda mask, i: mask | bit(i))

    return Form(write, read)


def pile_of(names: Names, what: str) -> Form[Any]:
    """So many of each kind, as a list in which a name may come again."""

    def write(state: State, word: int) -> object:
        return [name for name, number in names.items() for copy in range(in_pile(word, number))]

    def read(state: State, data: object, path: str, reader: Reader) -> int:
        if isinstance(data, list) and any(data.count(name) > MOST_NAMED for name in names):
            reader.problem(path, f"too many of the kind {what}")
            data = []
        return _sum_of_names(data, path, names, what, reader, lambda pile, i: pile + one_of(i))

    return Form(write, read)


def seats() -> Form[Any]:
    """A mask of seats, as a list of numbers."""

    def read(state: State, data: object, path: str, reader: Reader) -> int:
        mask = 0
        for i, seat in enumerate(reader.items(data, path)):
            mask |= bit(reader.number(seat, f"{path}[{i}]", 0, state.seats - 1, 0))
        return mask

    return Form(lambda state, word: members(word), read)


def _sum_of_names(
    data: object, path: str, names: Names, what: str, reader: Reader, add: Callable[[int, int], int]
) -> int:
    word = 0
    for i, name in enumerate(reader.items(data, path)):
        found = reader.name(name, f"{path}[{i}]", names, what)
        if found >= 0:
            word = add(word, found)
    return word


# -- the stack ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Steps(Generic[S]):
    """How a game writes its stack of steps: `roots` stand on nothing, all others on one of them."""

    names: Sequence[str]
    fields: Mapping[int, Sequence[Field[S]]]
    parents: Mapping[int, Sequence[int]]  # which step may stand on which; nothing else can happen in a game
    most_turns: Callable[[S, int], int]  # of a step
    check: Callable[[S, int, str, Reader], None]  # what the step just read says must fit the step below it
    roots: Sequence[int] = (0,)  # on nothing else

    def write(self, state: S) -> list[dict[str, Any]]:
        written = []
        for base in range(0, state.top + STEP_WORDS, STEP_WORDS):
            kind = state.steps[base]
            step: dict[str, Any] = {
                "step": self.names[kind],
                "seat": state.steps[base + SEAT],
                "turns": state.steps[base + TURNS],
            }
            for field in self.fields.get(kind, ()):
                word = state.steps[base + field.word]
                if word or field.form.needed:
                    step[field.name] = field.form.write(state, word)
            written.append(step)
        return written

    def read(self, state: S, data: object, first_seat: int, reader: Reader) -> None:
        """Push each step; a seat that is not named is the first."""
        steps = reader.items(data, "steps")
        numbers = numbered(self.names)
        parent = -1
        for i, step in enumerate(steps):
            path = f"steps[{i}]"
            if not isinstance(step, Mapping):
                reader.problem(path, "a step is an object")
                return
            kind = reader.name(step.get("step"), path, numbers, "step")
            if kind < 0:
                return
            if (
                i == MOST_STEPS - 1
                or (parent < 0) != (kind in self.roots)
                or (parent >= 0 and parent not in self.parents[kind])
            ):
                reader.problem(path, f"the step {self.names[kind]} cannot stand here")
                return
            least = 1 if i == len(steps) - 1 else 0
            self._push(state, step, kind, path, least, first_seat, reader)
            self.check(state, parent, path, reader)
            parent = kind

    def _push(
        self,
        state: S,
        data: Mapping[str, Any],
        kind: int,
        path: str,
        least: int,
        first_seat: int,
        reader: Reader,
    ) -> None:
        fields = self.fields.get(kind, ())
        reader.fields(data, path, ["step", "seat", "turns", *(field.name for field in fields)])
        seat = reader.number(data.get("seat", first_seat), f"{path}.seat", 0, state.seats - 1, 0)
        most = self.most_turns(state, kind)
        state.push(kind, seat, reader.number(data.get("turns", 1), f"{path}.turns", least, most, 1))
        for field in fields:
            if field.name in data:
                word = field.form.read(state, data[field.name], f"{path}.{field.name}", reader)
                state.put(field.word, word)
            elif field.form.needed:
                reader.problem(path, f"{field.name!r} is missing")

    def check_decision(self, state: S, reader: Reader) -> None:
        """The game rests at a decision of at least two options."""
        state.options = state.offer(Dealer(0))
        if state.options & (state.options - 1) == 0:
            reader.problem(
                self.top_path(state), f"there is nothing to decide in the step {self.top_name(state)}"
            )

    def top_path(self, state: S) -> str:
        return f"steps[{state.top // STEP_WORDS}]"

    def top_name(self, state: S) -> str:
        return self.names[state.kind()]
