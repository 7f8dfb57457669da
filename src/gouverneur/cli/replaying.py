"""A record told again: every turn as sentences, or the table as it was at one of them."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

import click

from gouverneur import pictures
from gouverneur.cli.ending import score_line, won_by
from gouverneur.cli.output import Complaint, columns, has_colour, say_json, styled
from gouverneur.kernel.event import Detail
from gouverneur.languages import Language
from gouverneur.records import Record, RecordMisfit, Result, Round, Turn, taking
from gouverneur.table import Table, ruleset


class Retelling:
    """A record as one seat (-1: a spectator) saw it, or with `seat` None as it was."""

    def __init__(self, record: Record, seat: int | None, language: str) -> None:
        self.rules = ruleset(record.ruleset)
        if seat is not None and seat >= self.rules.players:
            raise Complaint(
                f"{self.rules} has the seats 0 to {self.rules.players - 1}; there is no seat {seat}"
            )
        if record.view is not None and seat not in (None, record.view):
            raise Complaint(
                f"this record is what seat {record.view} saw; nobody else's view can be made of it"
            )
        self.record = record
        self.seat = record.view if record.view is not None else seat
        seat_name = Language(language).phrase
        # Whoever has no name is called by the number that the command line knows him by.
        self.names = [
            one.name or seat_name("seat-name", number=number) for number, one in enumerate(record.seats)
        ]
        self.language = Language(language, self.rules, names=self.names)
        self._begun = False  # whether the first round was named

    # -- for people ------------------------------------------------------------------------------

    def tell(self) -> None:
        """Every turn with its number, then the table at the end."""
        self._headline()
        if self.record.view is not None:
            self._tell_view()
            return
        table = None
        for number, table in enumerate(self._tables()):
            if number:
                events = self._events(table, number - 1)
                self._begin(taking.round_of(table.first_state), events)
                self._say_events(events, f"{number:4} ")
                self._say_notes(self._turn(number))
        assert table is not None
        click.echo()
        self._picture(table, ended=table.over)
        self._say_result(taking.result_of(table))

    def _tell_view(self) -> None:
        first = next((turn.round for turn in self.record.turns if turn.round is not None), None)
        if first is not None:
            self._begin(first, [])
        self._say_events(self.record.events(), "  ")
        self._say_result(self.record.result)

    def show(self, ply: int) -> None:
        """The table after so many turns."""
        table = self._table_at(ply)
        self._headline()
        if ply:
            self._say_events(self._events(table, ply - 1), f"{ply:4} ")
            self._say_notes(self._turn(ply))
            click.echo()
        self._picture(table)
        if self.seat is None:
            click.echo(f"gouverneur play --from {table.position().to_text()}")

    def _headline(self) -> None:
        seats = ", ".join(
            f"{number} {seat.name} ({seat.kind})" if seat.name else f"{self.names[number]} ({seat.kind})"
            for number, seat in enumerate(self.record.seats)
        )
        date = f", {self.record.date}" if self.record.date else ""
        self._echo(styled(f"{self.rules}{date}", bold=True), "")
        self._echo(seats, "  ")
        if self.seat is None:
            self._say_comment(self.record.comment, "")

    def _begin(self, first: Round, events: Sequence[Mapping[str, Detail]]) -> None:
        """The heading of the first round, which no event tells, above its first role."""
        if self._begun or (events and not any(event["event"] == "role" for event in events)):
            return
        self._begun = True
        if first.governor is not None:
            self._say_events([{"event": "round", "seat": first.governor, "round": first.number}], "")

    def _say_events(self, events: Sequence[Mapping[str, Detail]], start: str) -> None:
        for event, said in self.language.story(events, -1 if self.seat is None else self.seat):
            self._echo(
                styled(f"-- {said} --", bold=True) if event == "round" else start + said, " " * len(start)
            )

    def _turn(self, ply: int) -> Turn:
        turn = self.record.turns[ply - 1]
        assert isinstance(turn, Turn)
        return turn

    def _say_notes(self, turn: Turn, indent: str = "     ") -> None:
        """What is written beside a turn, as in the record. Who looks as a seat does not see it: it may tell everything."""
        if self.seat is not None:
            return
        self._say_comment(turn.comment, indent)
        for variation in turn.variations:
            click.echo(f"{indent}(")
            for one in variation:
                self._echo(f"{indent}  {self.names[one.seat]}: {', '.join(one.words)}", f"{indent}    ")
                self._say_notes(one, f"{indent}  ")
            click.echo(f"{indent})")

    def _say_comment(self, comment: str, indent: str) -> None:
        for line in comment.splitlines():
            self._echo(f"{indent}; {line}", f"{indent}; ")

    def _say_result(self, result: Result | None) -> None:
        if result is None:
            return
        self._echo(won_by(result.winners, -1 if self.seat is None else self.seat, self.language), "")
        for seat, sources in enumerate(result.scores):
            self._echo(score_line(seat, sources, self.language), "    ")

    def _picture(self, table: Table, ended: bool = False) -> None:
        picture = pictures.text(
            table,
            seat=self.seat,
            names=self.names,
            colour=has_colour(),
            width=columns(),
            language=self.language,
        )
        # Its last line says who has won, as what follows does.
        click.echo(picture.rpartition("\n")[0] if ended else picture)

    def _echo(self, text: str, indent: str) -> None:
        click.echo(
            "\n".join(textwrap.wrap(text, columns(), subsequent_indent=indent, break_long_words=False))
        )

    # -- for programs ------------------------------------------------------------------------------

    def data(self, ply: int | None) -> dict[str, Any]:
        told: dict[str, Any] = {
            "ruleset": str(self.rules),
            "seat": self.seat,
            "plies": len(self.record.turns),
        }
        if self.record.view is not None:
            return {**told, "events": self.record.events()}
        if ply is None:
            turns = []
            for number, table in enumerate(self._tables()):
                if number:
                    turns.append({"ply": number, "events": self._told_events(table, number - 1)})
            return {**told, "turns": turns, "over": table.over, "scores": table.scores}
        table = self._table_at(ply)
        view = table.position() if self.seat is None else table.view(self.seat)
        told |= {"ply": ply, "over": table.over, "table": view}
        if self.seat is None:
            told["position"] = table.position().to_text()
        return told

    def _told_events(self, table: Table, number: int) -> list[dict[str, Any]]:
        viewer = -1 if self.seat is None else self.seat
        return [
            {**event, "sentence": self.language.event(event, viewer)} for event in self._events(table, number)
        ]

    # -- playing again -------------------------------------------------------------------------------

    def _tables(self) -> Any:
        """The table after each turn; a record that stops to fit is told up to there."""
        table = None
        try:
            for table in self.record.replay():
                yield table
        except RecordMisfit as misfit:
            raise Complaint(self.language.problem(misfit.problem), table) from misfit

    def _table_at(self, ply: int) -> Table:
        if self.record.view is not None:
            raise Complaint("a view of one seat cannot be played again: leave out --at to read what it saw")
        if not 0 <= ply <= len(self.record.turns):
            raise Complaint(f"there is no ply {ply}: the record has {len(self.record.turns)} turns")
        for number, table in enumerate(self._tables()):
            if number == ply:
                return table  # type: ignore[no-any-return]
        raise AssertionError

    def _events(self, table: Table, number: int) -> list[dict[str, Detail]]:
        """What happened in a turn, as far as the seat saw it; without a seat all of it."""
        turn = table.record[number]
        if self.seat is None:
            return [event.whole() for event in turn.events]
        seen = [event.seen_by(self.seat) for event in turn.events]
        return [event for event in seen if event is not None]


def retell(record: Record, seat: int | None, language: str, ply: int | None, as_json: bool) -> None:
    retelling = Retelling(record, seat, language)
    if as_json:
        say_json(retelling.data(ply))
    elif ply is None:
        retelling.tell()
    else:
        retelling.show(ply)
