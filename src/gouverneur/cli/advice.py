"""Hints to the person at the table, and why the bots did what they did."""

from __future__ import annotations

from collections.abc import Sequence

from gouverneur.bots import why
from gouverneur.bots.bot import Thought
from gouverneur.bots.makers import make_bot
from gouverneur.bots.thinkers import RulesOfThumb
from gouverneur.kernel.state import State
from gouverneur.languages import Language
from gouverneur.records import Seat
from gouverneur.table import Table, Turn

ADVISER = "expert"
SEED = 7  # the adviser's own: that of the table would tell it what comes
MOST_TURNS = 4  # that are explained at once
TELLING = "role"  # the kind of turn that is explained before others
ANYHOW = "bot:random"


class Adviser:
    """Knows what the person's seat knows, and of the bots only what everybody may hear."""

    def __init__(self, table: Table, seat: int, language: Language) -> None:
        self.table = table
        self.seat = seat
        self.language = language
        self._about: State | None = None
        self._reason: why.Reason | None = None
        self._strength = 0

    def hint(self) -> str:
        """About the decision that the person has to take; asked again, it gives more away."""
        if self._reason is None or self._about is not self.table.state:
            rules, observation = self.table.ruleset, self.table.observe(self.seat)
            thought = make_bot(ADVISER, rules, SEED).think(observation)
            self._reason = why.explain(rules, observation, thought, SEED)
            self._about, self._strength = self.table.state, 0
        self._strength = min(self._strength + 1, int(why.Strength.MOVE))
        return why.hint(self._reason, self.language, self._strength)

    def why(self, seats: Sequence[Seat]) -> list[str]:
        """Why the bots at the other seats did what they did since the person's last turn."""
        shadow = self.table.copy()
        found: list[tuple[bool, str]] = []
        while shadow.record and shadow.record[-1].seat != self.seat:
            turn = shadow.record[-1]
            shadow.undo()
            telling = shadow.decision.kind == TELLING
            if telling or len(found) < MOST_TURNS:
                found.append((telling, self._explained(shadow, turn, seats[turn.seat].kind)))
        while len(found) > MOST_TURNS:
            plain = [place for place, (telling, _) in enumerate(found) if not telling]
            found.pop(plain[-1] if plain else -1)
        return [said for _, said in reversed(found)]

    def _explained(self, before: Table, turn: Turn, bot: str) -> str:
        """`before` is the table as it was before the turn."""
        seen = [told for event in turn.events if (told := event.seen_by(self.seat)) is not None]
        if bot == ANYHOW:
            return why.told_anyhow(turn.seat, before.decision.kind, self.language, self.seat, seen)
        rules, observation = before.ruleset, before.observe(turn.seat)
        considered = RulesOfThumb(rules, SEED).think(observation)
        thought = Thought(_choices(before, turn), considered.candidates)
        reason = why.explain(rules, observation, thought, SEED)
        return why.told(reason, self.language, self.seat, seen)


def _choices(before: Table, turn: Turn) -> tuple[int, ...]:
    """The choices of a turn that was played."""
    state, dealer = before.state.clone(), before.dealer.clone()
    found = []
    for words in turn.words:
        found.append(before.game.actions.read(words, state.kind(), state.options).choice)
        state.apply(found[-1], dealer)
    return tuple(found)
