"""The parts of a line, both ways: words, chance, times, events, headers."""

from __future__ import annotations

import re
from collections.abc import Sequence

from gouverneur.records.model import KEY, STACK, Chance, Round, Seat, Seen, Sight, Sources, Turn
from gouverneur.records.problems import HEADER, MALFORMED, SEAT, refuse

FORMAT = 1  # of the text; in its first line
OPENING = "Gouverneur record"

TIME = re.compile(r"\[\s*(\d{1,9})(?:\.(\d{1,3}))?\s*s\s*\]$", re.ASCII)
ROUND = re.compile(r"round\s+(\d{1,4})\s*(?:\(\s*governor\s*:?\s*(\d)\s*\))?", re.ASCII | re.IGNORECASE)
SEATED = re.compile(r"(\d{1,2})(?!\d)\s*(.*)", re.ASCII)
NUMBER = re.compile(r"-?\d{1,9}", re.ASCII)
SCORE = re.compile(r"(-?\d{1,6})\s*\((.*)\)", re.ASCII)
SOURCE = re.compile(r"(\S+) (-?\d{1,6})", re.ASCII)
RESULT = re.compile(r"won by ([\d, ]{1,40}?)\s*\(([^()]*)\)", re.ASCII)
DETAIL = re.compile(r"\s*(\S+)\s+(\[[^\[\]]*\]|[^\s,\[\]]+)\s*(?:,|$)")


def shown(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "...")


# -- chance and words -------------------------------------------------------------------------


def write_chance(chance: Chance) -> str:
    """`deck: smithy, tower; tiles: 3`: in the order in which it was needed."""
    runs: list[tuple[str, list[str]]] = []
    for stack, outcome in chance:
        if not runs or runs[-1][0] != stack:
            runs.append((stack, []))
        runs[-1][1].append(outcome)
    return "; ".join(f"{stack}: {', '.join(outcomes)}" for stack, outcomes in runs)


def read_chance(text: str) -> Chance:
    found: list[tuple[str, str]] = []
    for run in text.split(";"):
        stack, colon, outcomes = run.partition(":")
        if not colon or not STACK.fullmatch(stack.strip()):
            problem = f"chance reads stack: outcome, outcome; for example tiles: 3; not {shown(run.strip())}"
            raise refuse(MALFORMED, problem, key="chance-form", found=run)
        found += [(stack.strip(), outcome.strip().lower()) for outcome in outcomes.split(",")]
    return tuple(found)


def write_time(milliseconds: int) -> str:
    whole, rest = divmod(milliseconds, 1000)
    return f"[{whole}.{rest:03}".rstrip("0").rstrip(".") + "s]" if rest else f"[{whole}s]"


def write_turn(turn: Turn, name: str) -> str:
    text = f"{_seated(turn.seat, name)}: {', '.join(turn.words)}"
    if turn.chance:
        text += f" > {write_chance(turn.chance)}"
    if turn.milliseconds is not None:
        text += f" {write_time(turn.milliseconds)}"
    return text


def read_turn(text: str, names: Sequence[str], line: int, heading: Round | None) -> Turn | Seen:
    """A line that begins with a seat, or an event of the table."""
    if text.startswith("*"):
        return read_seen(-1, text[1:], line, heading)
    match = SEATED.fullmatch(text)
    if match is None:
        raise refuse(
            MALFORMED, f"a turn reads 0 Ann: builder, not {shown(text)}", key="turn-form", found=text
        )
    seat = int(match[1])
    rest = _without_name(seat, match[2], names)
    if rest.startswith("*"):
        return read_seen(seat, rest[1:], line, heading)
    rest = rest[1:].strip()
    time = TIME.search(rest)
    milliseconds = None
    if time is not None:
        milliseconds = int(time[1]) * 1000 + int((time[2] or "0").ljust(3, "0"))
        rest = rest[: time.start()]
    played, arrow, chance = rest.partition(">")
    words = tuple(" ".join(part.lower().split()) for part in played.split(","))
    if not all(words):
        problem = f"actions are words with a comma between them, not {shown(played.strip())}"
        raise refuse(MALFORMED, problem, key="actions-form", found=played)
    return Turn(seat, words, read_chance(chance) if arrow else (), heading, milliseconds, line=line)


def _seated(seat: int, name: str) -> str:
    return f"{seat} {name}" if name else str(seat)


def _without_name(seat: int, rest: str, names: Sequence[str]) -> str:
    """What follows the seat and its name, from the mark on: a colon before words, a star before an event."""
    name = names[seat] if seat < len(names) else ""
    if name and rest.startswith(name):
        after = rest[len(name) :].lstrip()
        if after.startswith((":", "*")):
            return after
    if rest.startswith((":", "*")):
        return rest
    mark = re.search(r":| \*", rest)
    if mark is None:
        problem = f"after the seat comes a colon and what it plays, not {shown(rest)}"
        raise refuse(MALFORMED, problem, key="turn-colon", found=rest)
    called = rest[: mark.start()].strip()
    if not name:
        problem = f"seat {seat} has no name in the headers, not {shown(called)}"
        raise refuse(SEAT, problem, key="seat-unnamed", seat=seat, found=called)
    problem = f"seat {seat} is called {name!r} in the headers, not {shown(called)}"
    raise refuse(SEAT, problem, key="seat-name", seat=seat, name=name, found=called)


# -- events of a view ------------------------------------------------------------------------------


def write_seen(seen: Seen, name: str) -> str:
    owner = f"{_seated(seen.seat, name)} " if seen.seat >= 0 else ""
    details = ", ".join(f"{key} {_write_sight(value)}" for key, value in seen.details)
    return f"{owner}* {seen.key}: {details}" if details else f"{owner}* {seen.key}"


def _write_sight(value: Sight) -> str:
    return f"[{', '.join(value)}]" if isinstance(value, tuple) else str(value)


def read_seen(seat: int, text: str, line: int, heading: Round | None) -> Seen:
    key, _colon, rest = text.strip().partition(":")
    details: list[tuple[str, Sight]] = []
    place = 0
    rest = rest.strip()
    while place < len(rest):
        match = DETAIL.match(rest, place)
        if match is None:
            problem = f"details read card tower, goods [indigo, sugar]; not {shown(rest[place:])}"
            raise refuse(MALFORMED, problem, key="details-form", found=rest[place:])
        details.append((match[1], _read_sight(match[2])))
        place = match.end()
    return Seen(seat, key.strip(), tuple(details), heading, line)


def _read_sight(text: str) -> Sight:
    if text.startswith("["):
        return tuple(part.strip() for part in text[1:-1].split(","))
    return int(text) if NUMBER.fullmatch(text) else text


# -- headings and headers ------------------------------------------------------------------------


def write_round(heading: Round) -> str:
    return f"Round {heading.number}" + (
        "" if heading.governor is None else f" (governor: {heading.governor})"
    )


def read_round(text: str) -> Round:
    match = ROUND.fullmatch(text)
    if match is None:
        problem = f"a round reads Round 3 (governor: 1), not {shown(text)}"
        raise refuse(MALFORMED, problem, key="round-form", found=text)
    return Round(int(match[1]), None if match[2] is None else int(match[2]))


def write_seat(seat: Seat) -> str:
    return f"{seat.name} ({seat.kind})" if seat.name else f"({seat.kind})"


def read_seat(text: str) -> Seat:
    match = re.fullmatch(r"(.*?)\s*\(([^()]*)\)", text)
    if match is None:
        raise refuse(HEADER, f"a seat reads Ann (human), not {shown(text)}", key="seat-form", found=text)
    return Seat(match[1], match[2].strip())


def write_score(score: Sources) -> str:
    total = sum(points for name, points in score)
    return f"{total} ({', '.join(f'{name} {points}' for name, points in score)})"


def read_score(text: str) -> Sources:
    match = SCORE.fullmatch(text)
    if match is None:
        problem = f"a score reads 15 (printed 12, palace 3), not {shown(text)}"
        raise refuse(HEADER, problem, key="score-form", found=text)
    found: list[tuple[str, int]] = []
    for part in match[2].split(",") if match[2].strip() else []:
        source = SOURCE.fullmatch(" ".join(part.split()))
        if source is None or not KEY.fullmatch(source[1]):
            problem = f"a source of points reads palace 3, not {shown(part.strip())}"
            raise refuse(HEADER, problem, key="source-form", found=part)
        found.append((source[1], int(source[2])))
    total = sum(points for name, points in found)
    if total != int(match[1]):
        problem = f"the sources add up to {total}, not to {match[1]}"
        raise refuse(HEADER, problem, key="score-sum", total=total, written=int(match[1]))
    return tuple(found)


def write_winners(winners: Sequence[int], ending: str) -> str:
    return f"won by {', '.join(map(str, winners))} ({ending})"


def read_winners(text: str) -> tuple[tuple[int, ...], str]:
    match = RESULT.fullmatch(text)
    seats = [part.strip() for part in match[1].split(",")] if match else []
    if match is None or not all(seat.isdigit() for seat in seats):
        problem = f"a result reads won by 0 (twelve_buildings), not {shown(text)}"
        raise refuse(HEADER, problem, key="result-form", found=text)
    return tuple(int(seat) for seat in seats), match[2].strip()
