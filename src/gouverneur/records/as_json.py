"""Records as JSON, for programs; `docs/records.md` lists the keys. What is not there has its default."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from gouverneur.notation.reader import Reader, shown
from gouverneur.records.model import MOST_DEPTH, Chance, Result, Round, Seat, Seen, Sight, Turn
from gouverneur.records.problems import LIMIT, MALFORMED, Problem, RecordError, flaw, refuse
from gouverneur.records.record import Record
from gouverneur.records.syntax import FORMAT

T = TypeVar("T")

LONGEST_JSON = 20_000_000  # characters
MOST_NUMBER = 10**12
KEYS = (
    *("gouverneur", "ruleset", "rules", "view", "date", "tags", "seats", "options", "result", "position"),
    *("comment", "dealt", "turns", "checksum"),
)
TURN_KEYS = (
    *("seat", "words", "chance", "round", "governor", "milliseconds", "comment", "variations"),
    *("event", "details"),
)


# -- writing ------------------------------------------------------------------------------------


def to_json(record: Record) -> str:
    """A turn a line: readable, and a change shows as one."""
    data = to_data(record)
    parts = []
    for key, value in data.items():
        if key == "turns" and value:
            listed = ",\n  ".join(json.dumps(turn, ensure_ascii=False) for turn in value)
            parts.append(f' "turns": [\n  {listed}\n ]')
        else:
            parts.append(f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def to_data(record: Record) -> dict[str, Any]:
    data: dict[str, Any] = {"gouverneur": FORMAT, "ruleset": record.ruleset}
    data["seats"] = [{"name": seat.name, "kind": seat.kind} for seat in record.seats]
    plain = {
        "rules": record.rules,
        "date": record.date,
        "tags": dict(record.tags),
        "options": dict(record.options),
        "position": record.start,
        "comment": record.comment,
        "dealt": [list(pair) for pair in record.dealt],
    }
    data |= {key: value for key, value in plain.items() if value}
    if record.view is not None:
        data["view"] = record.view
    if record.result is not None:
        data["result"] = {
            "winners": list(record.result.winners),
            "ending": record.result.ending,
            "scores": [[list(source) for source in score] for score in record.result.scores],
        }
    data["turns"] = [_turn_data(turn) for turn in record.turns]
    if record.checksum:
        data["checksum"] = record.checksum
    return data


def _turn_data(turn: Turn | Seen) -> dict[str, Any]:
    data: dict[str, Any] = {"seat": turn.seat}
    if turn.round is not None:
        data["round"] = turn.round.number
        if turn.round.governor is not None:
            data["governor"] = turn.round.governor
    if isinstance(turn, Seen):
        data["event"] = turn.key
        data["details"] = {k: list(v) if isinstance(v, tuple) else v for k, v in turn.details}
        return data
    data["words"] = list(turn.words)
    plain = {
        "chance": [list(pair) for pair in turn.chance],
        "comment": turn.comment,
        "variations": [[_turn_data(one) for one in line] for line in turn.variations],
    }
    data |= {key: value for key, value in plain.items() if value}
    if turn.milliseconds is not None:
        data["milliseconds"] = turn.milliseconds
    return data


# -- reading ------------------------------------------------------------------------------------


def from_json(text: str) -> Record:
    """RecordError lists everything wrong, with its place."""
    if not isinstance(text, str) or len(text) > LONGEST_JSON:
        problem = f"a record is JSON text of at most {LONGEST_JSON} characters"
        raise refuse(LIMIT, problem, key="long-json", most=LONGEST_JSON)
    try:
        data = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        raise refuse(MALFORMED, f"not JSON: {error}", key="not-json", detail=str(error)) from error
    return from_data(data)


def from_data(data: object) -> Record:
    reader = _Reader()
    record = reader.record(data)
    if reader.problems or record is None:
        raise RecordError(reader.found)
    return record


class _Reader(Reader):
    """`found` are its problems, with what they are about."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[Problem] = []

    def problem(self, path: str, text: str, key: str = "", **arguments: object) -> None:
        super().problem(path, text)
        if len(self.found) < len(self.problems):
            about: dict[str, Any] = {"place": path, **arguments} if path else arguments
            self.found.append(flaw(MALFORMED, self.problems[-1], key=key, **about))

    def made(self, path: str, make: Callable[[], T]) -> T | None:
        """What is made, or None with a note why not."""
        try:
            return make()
        except RecordError as error:
            for problem in error.problems:
                self.problem(path, problem.text, problem.key, **problem.arguments)
            return None

    def record(self, data: object) -> Record | None:
        fields = self.fields(data, "", KEYS)
        if not fields:
            self.problem("", "a record has at least a ruleset and turns", "json-empty")
            return None
        if fields.get("gouverneur") != FORMAT or isinstance(fields.get("gouverneur"), bool):
            text = f"this reads format {FORMAT}, not {shown(fields.get('gouverneur'))}"
            self.problem("gouverneur", text, "json-format", number=FORMAT)
        view = fields.get("view")
        values: dict[str, Any] = {
            "ruleset": self.text(fields, "ruleset", ""),
            "seats": tuple(filter(None, map(self.seat, *self.listed(fields, "seats")))),
            "turns": self.turns(fields.get("turns", []), "turns", 0),
            "dealt": self.chance(fields.get("dealt", []), "dealt"),
            "start": self.text(fields, "position", ""),
            "rules": self.number(fields.get("rules", 0), "rules", 0, MOST_NUMBER, 0),
            "view": None if view is None else self.number(view, "view", -1, 9, -1),
            "date": self.text(fields, "date", ""),
            "options": self.pairs(fields, "options"),
            "tags": self.pairs(fields, "tags"),
            "result": self.result(fields["result"]) if "result" in fields else None,
            "comment": self.text(fields, "comment", ""),
            "checksum": self.text(fields, "checksum", ""),
        }
        return None if self.problems else self.made("", lambda: Record(**values))

    def listed(self, fields: Mapping[str, Any], key: str) -> tuple[list[Any], list[str]]:
        items = self.items(fields.get(key, []), key)
        return items, [f"{key}[{place}]" for place in range(len(items))]

    def text(self, fields: Mapping[str, Any], key: str, path: str) -> str:
        value = fields.get(key, "")
        if isinstance(value, str):
            return value
        self.problem(f"{path}{key}", f"a text is expected, not {shown(value)}", "json-text")
        return ""

    def pairs(self, fields: Mapping[str, Any], key: str) -> tuple[tuple[str, str], ...]:
        value = fields.get(key, {})
        if not isinstance(value, Mapping):
            self.problem(key, f"an object is expected, not {shown(value)}", "json-object")
            return ()
        return tuple((name, self.text(value, name, f"{key}.")) for name in value)

    def seat(self, data: object, path: str) -> Seat | None:
        fields = self.fields(data, path, ("name", "kind"))
        name, kind = self.text(fields, "name", f"{path}."), self.text(fields, "kind", f"{path}.")
        return self.made(path, lambda: Seat(name, kind or "human"))

    def result(self, data: object) -> Result | None:
        fields = self.fields(data, "result", ("winners", "ending", "scores"))
        winners = [
            self.number(seat, "result.winners", 0, 9, 0)
            for seat in self.items(fields.get("winners", []), "result.winners")
        ]
        scores = [
            tuple(self.source(source) for source in self.items(score, "result.scores"))
            for score in self.items(fields.get("scores", []), "result.scores")
        ]
        ending = self.text(fields, "ending", "result.")
        return self.made("result", lambda: Result(tuple(winners), ending, tuple(scores)))

    def source(self, data: object) -> tuple[str, int]:
        parts = self.items(data, "result.scores")
        if len(parts) != 2 or not isinstance(parts[0], str):
            self.problem("result.scores", f"a source reads [name, points], not {shown(data)}", "json-source")
            return "", 0
        return parts[0], self.number(parts[1], "result.scores", -MOST_NUMBER, MOST_NUMBER, 0)

    def chance(self, data: object, path: str) -> Chance:
        found: list[tuple[str, str]] = []
        for place, pair in enumerate(self.items(data, path)):
            if isinstance(pair, list) and len(pair) == 2 and all(isinstance(part, str) for part in pair):
                found.append((pair[0], pair[1]))
            else:
                text = f"chance reads [stack, outcome], not {shown(pair)}"
                self.problem(f"{path}[{place}]", text, "json-chance")
        return tuple(found)

    def turns(self, data: object, path: str, depth: int) -> tuple[Turn | Seen, ...]:
        if depth > MOST_DEPTH:
            self.problem(path, f"variations lie at most {MOST_DEPTH} deep", "deep", most=MOST_DEPTH)
            return ()
        items = self.items(data, path)
        read = [self.turn(item, f"{path}[{place}]", depth) for place, item in enumerate(items)]
        return tuple(turn for turn in read if turn is not None)

    def turn(self, data: object, path: str, depth: int) -> Turn | Seen | None:
        fields = self.fields(data, path, TURN_KEYS)
        if not fields:
            return None
        seat = self.number(fields.get("seat"), f"{path}.seat", -1, 99, 0)
        heading = self.heading(fields, path)
        if "event" in fields:
            details = self.details(fields.get("details", {}), f"{path}.details")
            key = self.text(fields, "event", f"{path}.")
            return self.made(path, lambda: Seen(seat, key, details, heading))
        words = self.items(fields.get("words", []), f"{path}.words")
        if not all(isinstance(word, str) for word in words):
            self.problem(f"{path}.words", f"words are a list of texts, not {shown(words)}", "json-words")
            return None
        chance = self.chance(fields.get("chance", []), f"{path}.chance")
        time = fields.get("milliseconds")
        if time is not None:
            time = self.number(time, f"{path}.milliseconds", 0, MOST_NUMBER, 0)
        comment = self.text(fields, "comment", f"{path}.")
        lines = self.items(fields.get("variations", []), f"{path}.variations")
        variations = [
            self.turns(line, f"{path}.variations[{place}]", depth + 1) for place, line in enumerate(lines)
        ]
        told = [tuple(turn for turn in line if isinstance(turn, Turn)) for line in variations]
        if self.problems:
            return None
        return self.made(path, lambda: Turn(seat, tuple(words), chance, heading, time, comment, tuple(told)))

    def heading(self, fields: Mapping[str, Any], path: str) -> Round | None:
        if "round" not in fields:
            return None
        number = self.number(fields["round"], f"{path}.round", 1, 9999, 1)
        governor = fields.get("governor")
        if governor is not None:
            governor = self.number(governor, f"{path}.governor", 0, 9, 0)
        return self.made(path, lambda: Round(number, governor))

    def details(self, data: object, path: str) -> tuple[tuple[str, Sight], ...]:
        if not isinstance(data, Mapping):
            self.problem(path, f"an object is expected, not {shown(data)}", "json-object")
            return ()
        found: list[tuple[str, Sight]] = []
        for name, value in data.items():
            if isinstance(value, list) and all(isinstance(part, str) for part in value):
                found.append((name, tuple(value)))
            elif isinstance(value, str | int):
                found.append((name, value))
            else:
                text = f"a number, a name or a list of names, not {shown(value)}"
                self.problem(f"{path}.{name}", text, "json-detail")
        return tuple(found)
