"""A record told again: every turn as sentences, or the table as it was at one of them."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Any

import click

from gouverneur import pictures
from gouverneur.cli.output import Complaint, columns, has_colour, say_json, styled
from gouverneur.kernel.event import Detail
from gouverneur.languages import Language
from gouverneur.records import Record, RecordMisfit
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
        self.names = [seat.name for seat in record.seats]
        self.language = Language(language, self.rules, names=self.names)

    # -- for people ------------------------------------------------------------------------------

    def tell(self) -> None:
        """Every turn with its number, then the table at the end."""
        self._headline()
        if self.record.view is not None:
            for event in self.record.events():
                self._say_event(event, "  ")
            return
        table = None
        for number, table in enumerate(self._tables()):
            if number:
                for event in self._events(table, number - 1):
                    self._say_event(event, f"{number:4} ")
        assert table is not None
        click.echo()
        self._picture(table)
        for note in self._notes(len(self.record.turns) - 1):
            click.echo(note)

    def show(self, ply: int) -> None:
        """The table after so many turns."""
        table = self._table_at(ply)
        self._headline()
        if ply:
            for event in self._events(table, ply - 1):
                self._say_event(event, f"{ply:4} ")
            click.echo()
        self._picture(table)
        if self.seat is None:
            click.echo(f"gouverneur play --from {table.position().to_text()}")

    def _headline(self) -> None:
        seats = ", ".join(
            f"{number} {seat.name or self.language.names[number]} ({seat.kind})"
            for number, seat in enumerate(self.record.seats)
        )
        date = f", {self.record.date}" if self.record.date else ""
        self._echo(styled(f"{self.rules}{date}", bold=True), "")
        self._echo(seats, "  ")

    def _say_event(self, event: Mapping[str, Detail], start: str) -> None:
        said = self.language.event(event, -1 if self.seat is None else self.seat)
        self._echo(
            styled(f"-- {said} --", bold=True) if event["event"] == "round" else start + said,
            " " * len(start),
        )

    def _notes(self, number: int) -> list[str]:
        comment = getattr(self.record.turns[number], "comment", "") if number >= 0 else ""
        return [f"; {line}" for line in comment.splitlines()]

    def _picture(self, table: Table) -> None:
        click.echo(
            pictures.text(
                table,
                seat=self.seat,
                names=self.names if all(self.names) else self.language.names,
                colour=has_colour(),
                width=columns(),
                language=self.language,
            )
        )

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
            raise Complaint(str(misfit), table) from misfit

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
