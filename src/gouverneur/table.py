"""The table: the friendly object most people use. State, dealer and record together."""

from __future__ import annotations

import contextlib
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.errors import ActionError, ChanceError, GameOver, IllegalAction, MalformedAction
from gouverneur.kernel.event import Detail, Event
from gouverneur.kernel.game import Game, Sources
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.ruleset import Ruleset, parse_ruleset
from gouverneur.kernel.state import Observation, State
from gouverneur.kernel.words import Action, Decision, Options
from gouverneur.notation import positions, turns
from gouverneur.notation.positions import Position
from gouverneur.puerto_rico.game import PUERTO_RICO
from gouverneur.san_juan.game import SAN_JUAN

GAMES: dict[str, Game] = {game.grammar.name: game for game in (SAN_JUAN, PUERTO_RICO)}

Play = str | int | Action
Chance = tuple[tuple[str, str], ...]  # stack and outcome by name, in the order they were needed
Given = Mapping[str, Sequence[str | int]] | Sequence[tuple[str, str]]  # outcomes by stack, or as in a record


def ruleset(name: str) -> Ruleset:
    """A ruleset by its one-line name.

    Examples:
        >>> ruleset("san-juan:first/2?setup_variant=keep_4_of_5_6_7_8").players
        2
    """
    return parse_ruleset(name, {name: game.grammar for name, game in GAMES.items()})


def new_state(rules: Ruleset, dealer: Dealer) -> State:
    """The bare state of a new game, for those who need speed more than comfort."""
    return GAMES[rules.game].begin(rules, dealer)


@dataclass(frozen=True)
class Turn:
    """What was played at once: by whom, the words, what chance answered, what happened."""

    seat: int
    words: tuple[str, ...]
    chance: Chance
    events: tuple[Event, ...]


class Table:
    """A game at which one can sit down.

    Wherever an action is asked for, its words will do, its number, or one of the `options`. Seats count
    from 0.

    Examples:
        >>> table = Table("san-juan:first/3", seed=7)
        >>> table.decision.kind
        'role'
        >>> table.play("builder")
        >>> "pass" in table.options
        True
    """

    ruleset: Ruleset
    """What is played."""

    state: State
    """The whole truth, secrets included; bots are given observations instead."""

    record: list[Turn]
    """What has been played, turn by turn."""

    dealt: Chance
    """What chance answered while setting up."""

    dealer: Dealer
    """Answers for chance from here on."""

    def __init__(
        self,
        rules: str | Ruleset,
        *,
        seed: int | None = None,
        given: Given | None = None,
        dealer: Dealer | None = None,
    ) -> None:
        """A new game. Without a seed it is a random one.

        `given` names outcomes of chance by stack, which come before the seed's: `{"deck": ["smithy", …]}`.
        A dealer of your own replaces the seed; a bare `Dealer()` knows only what it is given and raises
        ChanceNeeded for the rest, as at a real table.
        """
        self._sit(rules if isinstance(rules, Ruleset) else ruleset(rules), seed, dealer)
        self._give(given or {}, self.dealer)
        self.dealer.record()
        self.state = new_state(self.ruleset, self.dealer)
        self.dealt = self._named(self.dealer)
        self.dealer.outcomes = None

    def _sit(self, rules: Ruleset, seed: int | None, dealer: Dealer | None = None) -> None:
        self.ruleset = rules
        self.game = GAMES[rules.game]
        self.seed = secrets.randbits(63) if seed is None else seed
        self.dealer = Dealer(self.seed) if dealer is None else dealer
        self._past: list[tuple[State, Dealer]] = []
        self.dealt = ()
        self.record = []

    # -- looking ----------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended: then nobody decides anything."""
        return self.state.over()

    @property
    def decision(self) -> Decision:
        """Who decides what, with every option."""
        if self.over:
            raise GameOver("the game is over: nothing is left to decide")
        state = self.state
        options = Options(self.game.actions.options(state.kind(), state.options))
        return Decision(state.seat(), self.game.actions.by_step[state.kind()].name, options)

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return self.decision.seat

    @property
    def options(self) -> Options:
        """What may be played now; empty when the game is over."""
        return Options(()) if self.over else self.decision.options

    def observe(self, seat: int) -> Observation:
        """All that one seat knows; -1 is a spectator."""
        if isinstance(seat, bool) or not -1 <= seat < self.ruleset.players:
            raise MalformedAction(
                f"there is no seat {seat}; seats are 0 to {self.ruleset.players - 1}, -1 watches"
            )
        return self.state.observe(seat)

    def view(self, seat: int) -> dict[str, Any]:
        """What one seat knows, in words."""
        return positions.write_observation(self.observe(seat))

    @property
    def sheet(self) -> dict[str, Any]:
        """What is in the box, in words: everything there is and its numbers."""
        return positions.write_sheet(self.ruleset)

    def events(self, seat: int) -> list[dict[str, Detail]]:
        """What has happened since the table was set up, as one seat (-1: a spectator) saw it."""
        seen = [event.seen_by(seat) for turn in self.record for event in turn.events]
        return [event for event in seen if event is not None]

    # -- playing ------------------------------------------------------------------------

    def play(self, *actions: Play, given: Given | None = None) -> None:
        """Play one action, or several as one turn: all of them, or with an error none.

        `given` names outcomes of chance, which come before those of the dealer.
        """
        state, dealer = self.state.clone(), self.dealer.clone()
        state.journal = []
        self._give(given or {}, dealer)
        dealer.record()
        if not actions:
            raise MalformedAction("nothing to play")
        seat = self.seat
        words: list[str] = []
        for action in actions:
            if state.over():
                raise GameOver("the game is over before the last of these actions")
            chosen = self._read(action, state)
            self._refuse(chosen, state)
            words.append(chosen.words)
            state.apply(chosen.choice, dealer)
        events, state.journal = tuple(state.journal), None
        self._past.append((self.state, self.dealer))
        self.record.append(Turn(seat, tuple(words), self._named(dealer), events))
        dealer.outcomes = None
        self.state, self.dealer = state, dealer

    def undo(self) -> None:
        """Take back what was last played, chance included."""
        if not self._past:
            raise GameOver("there is nothing to take back", key="nothing-to-undo")
        self.state, self.dealer = self._past.pop()
        self.record.pop()

    @property
    def first_state(self) -> State:
        """Where the recorded turns begin: the set-up or position, or the present of a table without a past."""
        return self._past[0][0] if self._past else self.state

    def copy(self) -> Table:
        """Another table at which the game goes on by itself, with the same past and the same chance."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.dealer, other._past, other.record = self.dealer.clone(), self._past[:], self.record[:]
        return other

    def forget_past(self) -> None:
        """Keep the present only: nothing before can be taken back or told again."""
        self._past.clear()
        self.record.clear()

    def draft(self, *actions: Play) -> turns.Draft:
        """A turn so far, in any order, tried out on a copy: nothing is played, nothing is dealt."""
        if self.over:
            raise GameOver("the game is over: there is nothing to draft")
        return self._choose(turns.Draft(self.game, self.state), actions)

    def whole_turn(self, *actions: Play) -> list[Action]:
        """What to play for a drafted turn: in the order of the rules, and complete."""
        with contextlib.suppress(ActionError):
            in_order = self._choose(turns.DraftInOrder(self.game, self.state), actions)
            if in_order.complete:
                return in_order.chosen
        draft = self.draft(*actions)
        if not draft.complete:
            listed = ", ".join(option.words for option in draft.options)
            raise IllegalAction(f"there is more to choose in this turn: {listed}", key="turn-incomplete")
        return draft.turn

    def _choose(self, draft: turns.Draft, actions: Sequence[Play]) -> turns.Draft:
        """Things that had left no choice may be named too; where one more of them could be chosen, it is.

        If the turn is then complete too early, they were only named.
        """
        try:
            return self._chosen(draft.clone(), actions, naming=False)
        except IllegalAction as error:
            if error.key == "turn-complete":
                with contextlib.suppress(ActionError):
                    return self._chosen(draft, actions, naming=True)
            raise

    def _chosen(self, draft: turns.Draft, actions: Sequence[Play], naming: bool) -> turns.Draft:
        named: Counter[str] = Counter()
        for action in actions:
            chosen = self._read(action, draft.state) if not draft.complete else self._read(action, self.state)
            followed = draft.followed()[chosen.words] > named[chosen.words]
            if followed and (naming or chosen not in draft.options):
                named[chosen.words] += 1
                continue
            if draft.complete:
                raise IllegalAction(f"{action!s}: the turn is complete before it", key="turn-complete")
            self._refuse(chosen, draft.state)
            draft.choose(chosen)
        return draft

    def proposals(self) -> list[list[Action]]:
        """At a choice of many things, the whole turns that nothing beats; each can be played as it is."""
        if self.over:
            return []
        return [self.sequence_for(wish) for wish in self.game.proposals(self.state)]

    def sequence_for(self, wish: turns.Wish) -> list[Action]:
        """The actions of a whole turn that fulfil a wish: `{"build": "statue", "pay": ["smithy", "tower"]}`."""
        if self.over:
            raise GameOver("the game is over")
        return turns.sequence_for(self.game, self.state, wish)

    def why_not(self, action: Play, *, after: Sequence[Play] | None = None) -> Refusal | None:
        """Why an action is not allowed now, with the rule; None when it is.

        With `after`, why it cannot be chosen in a draft that has come so far.
        """
        if self.over:
            return Refusal(self.game.order_rule, "game-over", "the game is over")
        if after is None:
            return self._refusal(self._read(action, self.state), self.state)
        draft = self.draft(*after)
        if draft.complete:
            return Refusal(self.game.order_rule, "turn-complete", "nothing is left to choose in this turn")
        return self._refusal(self._read(action, draft.state), draft.state)

    def _read(self, action: Play, state: State) -> Action:
        if isinstance(action, Action):
            return self.game.actions.by_number(action.number)
        if isinstance(action, int):
            return self.game.actions.by_number(action)
        return self.game.actions.read(action, state.kind(), state.options)

    def _refusal(self, action: Action, state: State) -> Refusal | None:
        if action.kind.step != state.kind():
            asked = self.game.actions.by_step[state.kind()].name
            if action.words in turns.CLOSINGS and state.kind() in self.game.must_rules:
                text = f"seat {state.seat()} must decide about {asked!r}"
                return Refusal(self.game.must_rules[state.kind()], "must-choose", text)
            text = f"{action.words!r} is not asked now; the question is {asked!r}"
            return Refusal(self.game.order_rule, "other-decision", text)
        if (state.options >> action.choice) & 1:
            return None
        return state.refusal(action.choice)

    def _refuse(self, action: Action, state: State) -> None:
        refusal = self._refusal(action, state)
        if refusal is not None:
            raise IllegalAction(
                f"{action.words!r}: {refusal}", key=refusal.key, rule=refusal.rule, words=action.words
            )

    # -- counting ------------------------------------------------------------------------

    @property
    def scores(self) -> list[int]:
        """Points by seat, as if the game were over now."""
        return [self.state.score(seat) for seat in range(self.ruleset.players)]

    @property
    def winners(self) -> list[int]:
        """Whoever won, or leads."""
        return self.game.winners(self.state)

    def score_sources(self, seat: int) -> Sources:
        """Where the points of a seat come from."""
        return self.game.score_sources(self.state, seat)

    def price_sources(self, action: Play, *, after: Sequence[Play] = ()) -> Sources:
        """What an action costs or brings, now or after the choices of a draft, and why; empty when neither."""
        state = self.draft(*after).state if after else self.state
        chosen = self._read(action, state)
        self._refuse(chosen, state)
        return self.game.price_sources(state, state.seat(), chosen.choice)

    # -- writing down ------------------------------------------------------------------------

    def position(self) -> Position:
        """The whole truth as plain data, for JSON."""
        return positions.write_position(self.state)

    @classmethod
    def from_position(
        cls, position: Mapping[str, Any], *, seed: int | None = None, dealer: Dealer | None = None
    ) -> Table:
        """A table at which a position lies; missing parts take their start values."""
        rules, state = Position(position).state()
        table = cls.__new__(cls)
        table._sit(rules, seed, dealer)
        table.state = state
        return table

    @classmethod
    def from_text(cls, line: str, *, seed: int | None = None) -> Table:
        """A table from the one line that `repr` shows."""
        return cls.from_position(Position.from_text(line), seed=seed)

    def __repr__(self) -> str:
        return f"Table.from_text({self.position().to_text()!r})"

    def __str__(self) -> str:
        """The whole table in plain text; `pictures.text` has colour, seats and names."""
        from gouverneur import pictures

        return pictures.text(self, colour=False)

    def _repr_svg_(self) -> str:
        """The whole table as a drawing, which notebooks ask for."""
        from gouverneur import pictures

        return pictures.svg(self)

    # -- chance -------------------------------------------------------------------------------

    def _give(self, given: Given, dealer: Dealer) -> None:
        by_stack = given.items() if isinstance(given, Mapping) else [(stack, [one]) for stack, one in given]
        for stack, outcomes in by_stack:
            if stack not in self.game.stacks:
                known = ", ".join(self.game.stacks)
                raise ChanceError(
                    f"there is no stack {stack!r}; known: {known}",
                    key="chance-stack",
                    stack=stack,
                    known=known,
                )
            names = self.game.outcome_names(self.ruleset, stack)
            for outcome in outcomes:
                if str(outcome) not in names:
                    raise ChanceError(
                        f"{outcome!r} is never dealt from the stack {stack!r}",
                        key="chance-outcome",
                        outcome=outcome,
                        stack=stack,
                    )
                dealer.give(self.game.stacks.index(stack), [names.index(str(outcome))])

    def _named(self, dealer: Dealer) -> Chance:
        stacks = self.game.stacks
        return tuple(
            (stacks[stack], self.game.outcome_names(self.ruleset, stacks[stack])[outcome])
            for stack, outcome in dealer.outcomes or []
        )
