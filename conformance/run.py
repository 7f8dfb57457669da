#!/usr/bin/env python3
"""Checks an engine of Puerto Rico or San Juan against the cases beside this file: `run.py COMMAND …`.

COMMAND starts the engine: a program in any language that reads one JSON request a line and answers each with one JSON
reply a line, as README.md tells. Only the standard library is needed, and nothing of Gouverneur is imported.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import queue
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
CASES = HERE / "cases"

Json = dict[str, Any]
Answer = Callable[[Json], object]  # an engine: what it replies to a request


class BadCases(Exception):
    """A file of cases that cannot be used; the message names the file and the case."""


class EngineGone(Exception):
    """The engine ended, fell silent or said something that is no JSON object."""


# -- reading cases ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Chapter:
    name: str  # puerto-rico/09-captain
    title: str
    cases: list[Json]


NEEDED: dict[str, type] = {"id": str, "title": str, "rules": list, "ruleset": str}
EXPECTATIONS: dict[str, dict[str, type]] = {  # with what each must contain
    "actions": {},
    "plays": {},
    "scores": {"points": list, "winners": list},
    "start": {"chance": dict, "position": dict},
    "perft": {"chance": dict, "lines": list},
}


def chapters(folder: Path, words: Sequence[str] = ()) -> list[Chapter]:
    """The chapters whose name contains one of the words, or all; cases as well, when words name them."""
    found = [_chapter(file, folder) for file in sorted(folder.rglob("*.json"))]
    if not found:
        raise BadCases(f"{folder}: there are no cases here")
    for name, number in Counter(case["id"] for chapter in found for case in chapter.cases).items():
        if number > 1:
            raise BadCases(f"{folder}: {number} cases are called {name}")
    return [part for chapter in found if (part := _chosen(chapter, words)) is not None]


def _chosen(chapter: Chapter, words: Sequence[str]) -> Chapter | None:
    if not words or any(word in chapter.name for word in words):
        return chapter
    cases = [case for case in chapter.cases if any(word in case["id"] for word in words)]
    return Chapter(chapter.name, chapter.title, cases) if cases else None


def _chapter(file: Path, folder: Path) -> Chapter:
    name = file.relative_to(folder).as_posix()
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (ValueError, OSError) as error:
        raise BadCases(f"{name}: {error}") from None
    if not isinstance(data, dict) or not isinstance(data.get("cases"), list):
        raise BadCases(f"{name}: a chapter is an object with a list of 'cases'")
    for number, case in enumerate(data["cases"]):
        _check_case(case, f"{name}: case {number + 1}")
    return Chapter(name.removesuffix(".json"), str(data.get("title", "")), data["cases"])


def _check_case(case: object, where: str) -> None:
    if not isinstance(case, dict):
        raise BadCases(f"{where}: a case is an object")
    where = f"{where} ({case.get('id', 'without an id')})"
    _need(case, NEEDED, where)
    expected = [key for key in EXPECTATIONS if key in case]
    if not expected:
        raise BadCases(f"{where}: nothing is expected; one of {', '.join(EXPECTATIONS)} is needed")
    if expected != ["start"]:
        _need(case, {"position": dict}, where)
    for key in expected:
        kind = list if key in ("actions", "plays") else dict
        _need(case, {key: kind}, where)
        if kind is dict:
            _need(case[key], EXPECTATIONS[key], f"{where}, {key}")
    for number, play in enumerate(case.get("plays", [])):
        there = f"{where}, play {number + 1}"
        if not isinstance(play, dict):
            raise BadCases(f"{there}: a play is an object")
        refused = play.get("refused") is True
        _need(play, {"action": str} if refused else {"action": str, "chance": dict, "after": dict}, there)


def _need(data: Json, keys: dict[str, type], where: str) -> None:
    for key, kind in keys.items():
        if key not in data:
            raise BadCases(f"{where}: {key!r} is missing")
        if not isinstance(data[key], kind):
            raise BadCases(f"{where}: {key!r} is not of the type {kind.__name__}")


# -- comparing ----------------------------------------------------------------------------------

ORDERED = ("players", "steps", "tiles", "fresh")  # lists in which the order tells something
SEATS_AND_STAFF = ("roles", "city")  # where 0 is a seat, or an empty building
SAID = ("workers", "poster")  # missing is not the same as 0
MEMORIES = ("knows_discarded", "shown", "reshuffles")  # what a player remembers is no matter of the rules


def plain(data: Any, key: str = "") -> Any:
    """A position such that equal positions are equal: without empty entries, unordered lists sorted."""
    if isinstance(data, dict):
        inside = {name: plain(part, name) for name, part in data.items() if name not in MEMORIES}
        if key in SEATS_AND_STAFF:
            return inside
        return {name: part for name, part in inside.items() if part or name in SAID}
    if isinstance(data, list):
        if key == "secret":  # it is no matter in which of its lists a forest is told
            data = [kind for some in data for kind in (some if isinstance(some, list) else [some])]
        items = [plain(item) for item in data]
        return items if key in ORDERED else sorted(items, key=lambda item: json.dumps(item, sort_keys=True))
    return data


def differences(expected: Any, found: Any, path: str = "") -> Iterator[str]:
    """Each place at which two positions differ, in a line."""
    if expected == found:
        return
    if isinstance(expected, dict) and isinstance(found, dict):
        for key in [*expected, *(key for key in found if key not in expected)]:
            place = f"{path}.{key}" if path else key
            yield from differences(expected.get(key), found.get(key), place)
    elif isinstance(expected, list) and isinstance(found, list) and path.rpartition(".")[2] in ORDERED:
        for place in range(max(len(expected), len(found))):
            there = expected[place] if place < len(expected) else None
            here = found[place] if place < len(found) else None
            yield from differences(there, here, f"{path}[{place}]")
    else:
        yield f"{path}: expected {_shown(expected)}, found {_shown(found)}"


def _shown(part: Any) -> str:
    return "nothing" if part is None else json.dumps(part, ensure_ascii=False)


# -- checking -----------------------------------------------------------------------------------


class Check(NamedTuple):
    """One request, and what its reply has to contain."""

    what: str
    request: Json
    key: str
    expected: Any


def checks(case: Json) -> Iterator[Check]:
    """All that a case asks of an engine."""
    rules = {"ruleset": case["ruleset"]}
    here = {**rules, "position": case.get("position")}
    if "actions" in case:
        yield Check("actions", {"ask": "actions", **here}, "actions", case["actions"])
    for play in case.get("plays", []):
        request = {"ask": "after", **here, "action": play["action"], "chance": play.get("chance", {})}
        key, expected = ("position", play["after"]) if "after" in play else ("refused", True)
        yield Check(f"after {play['action']!r}", request, key, expected)
    if "scores" in case:
        yield Check("scores", {"ask": "scores", **here}, "scores", case["scores"]["points"])
        yield Check("winners", {"ask": "scores", **here}, "winners", case["scores"]["winners"])
    if "start" in case:
        request = {"ask": "start", **rules, "chance": case["start"]["chance"]}
        yield Check("start", request, "position", case["start"]["position"])
    for depth, lines in enumerate(case.get("perft", {}).get("lines", []), 1):
        request = {"ask": "perft", **here, "chance": case["perft"]["chance"], "depth": depth}
        yield Check(f"perft {depth}", request, "lines", lines)


def wrong_with(check: Check, reply: object, ignored: Sequence[str] = ()) -> list[str]:
    """Everything that is wrong with a reply, in lines."""
    if not isinstance(reply, dict):
        return [f"a reply is an object, not {_shown(reply)[:200]}"]
    if check.key not in reply:
        if check.key == "refused" and "position" in reply:
            return ["the rules forbid this action, but it was played"]
        said = reply.get("refused") or reply.get("error") or reply
        return [f"no {check.key!r} in the reply: {_shown(said)[:500]}"]
    found = reply[check.key]
    if check.key == "refused":
        return []
    if check.key == "position" and isinstance(found, dict):
        compared = [
            plain({key: part[key] for key in part if key not in ignored}) for part in (check.expected, found)
        ]
        return list(differences(compared[0], compared[1]))
    if check.key == "actions" and isinstance(found, list) and all(isinstance(words, str) for words in found):
        missing = [f"missing: {words}" for words in check.expected if words not in found]
        extra = [f"not allowed: {words}" for words in found if words not in check.expected]
        twice = [f"offered twice: {words}" for words, number in Counter(found).items() if number > 1]
        return missing + extra + twice
    return [] if check.expected == found else [f"expected {_shown(check.expected)}, found {_shown(found)}"]


@dataclass
class Tally:
    """What became of the checks so far."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    cases_failed: list[str] = field(default_factory=list)


def run_case(case: Json, answer: Answer, tally: Tally, ignored: Sequence[str] = ()) -> list[str]:
    """Ask all that a case asks; a text for each failure."""
    failures = []
    for check in checks(case):
        reply = answer(check.request)
        if isinstance(reply, dict) and "skip" in reply:
            tally.skipped += 1
            continue
        wrong = wrong_with(check, reply, ignored)
        if wrong:
            tally.failed += 1
            failures.append("\n".join([f"  {check.what}:", *(f"    {line}" for line in wrong)]))
        else:
            tally.passed += 1
    if failures:
        tally.cases_failed.append(case["id"])
        head = f"FAILED {case['id']} [{case['ruleset']}] {' '.join(case['rules'])}\n  {case['title']}"
        failures.insert(0, head)
    return failures


# -- the engine ---------------------------------------------------------------------------------


class Engine:
    """A program that answers line by line."""

    def __init__(self, command: Sequence[str], patience: float) -> None:
        self.patience = patience
        self.lines: queue.Queue[str] = queue.Queue()
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            raise EngineGone(f"the engine cannot be started: {error}") from None
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        with contextlib.suppress(ValueError):  # closed while we listen
            for line in self.process.stdout:
                self.lines.put(line)
        self.lines.put("")

    def __call__(self, request: Json) -> object:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
            line = self.lines.get(timeout=self.patience)
        except queue.Empty:
            self.process.kill()
            raise EngineGone(f"the engine has not answered for {self.patience:g} seconds") from None
        except (OSError, ValueError):
            line = ""
        if not line:
            raise EngineGone(f"the engine ended with status {self.process.wait()}")
        try:
            return json.loads(line)
        except ValueError:
            raise EngineGone(f"the engine's reply is no JSON: {line[:200]!r}") from None

    def close(self) -> None:
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):
            self.process.stdin.close()
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


# -- the command --------------------------------------------------------------------------------


def run(found: Sequence[Chapter], answer: Answer, most: int, ignored: Sequence[str]) -> Tally:
    """All chapters, telling how far it has come."""
    tally = Tally()
    live = sys.stderr.isatty()
    for chapter in found:
        before = (tally.passed, tally.failed, tally.skipped)
        for number, case in enumerate(chapter.cases, 1):
            if live:
                print(f"\r{chapter.name} {number}/{len(chapter.cases)}", end="", file=sys.stderr, flush=True)
            try:
                failures = run_case(case, answer, tally, ignored)
            except EngineGone as error:
                raise EngineGone(f"{error}, asked about {case['id']}") from None
            if failures and len(tally.cases_failed) <= most:
                print(("\r" if live else "") + "\n".join(failures), flush=True)
        passed, failed, skipped = (
            now - then for now, then in zip((tally.passed, tally.failed, tally.skipped), before, strict=True)
        )
        told = (
            f"{passed} passed"
            + (f", {failed} FAILED" * bool(failed))
            + f", {skipped} skipped" * bool(skipped)
        )
        print(("\r" if live else "") + f"{chapter.name:44} {told}", flush=True)
    return tally


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").splitlines()[0],
        usage="run.py [-c WORD]… [--ignore KEY]… [--list] [--] COMMAND …",
        epilog="Exit status: 0 all passed, 1 something failed, 2 the cases or the engine cannot be used.",
    )
    parser.add_argument(
        "-c",
        "--chapter",
        action="append",
        default=[],
        metavar="WORD",
        help="only chapters or cases with this in their name; may come again",
    )
    parser.add_argument(
        "--ignore",
        action="append",
        default=[],
        metavar="KEY",
        help="do not compare this part of positions, such as steps",
    )
    parser.add_argument(
        "--most", type=int, default=20, metavar="N", help="show the first N failed cases (20)"
    )
    parser.add_argument(
        "--patience", type=float, default=60, metavar="S", help="seconds to wait for a reply (60)"
    )
    parser.add_argument("--list", action="store_true", help="show the chapters and stop")
    parser.add_argument(
        "--cases", type=Path, default=CASES, metavar="FOLDER", help="other cases than those beside this file"
    )
    parser.add_argument("command", nargs=argparse.REMAINDER, help="what starts the engine")  # fmt: skip
    asked = parser.parse_args(words)
    command = asked.command[1:] if asked.command[:1] == ["--"] else asked.command
    try:
        found = chapters(asked.cases, asked.chapter)
        if not found:
            raise BadCases(f"no chapter and no case is called {' or '.join(asked.chapter)}; see --list")
        if asked.list:
            for chapter in found:
                print(f"{chapter.name:44} {len(chapter.cases):4} cases  {chapter.title}")
            return 0
        if not command:
            parser.error("which engine? give the command that starts it")
        engine = Engine(command, asked.patience)
        try:
            tally = run(found, engine, asked.most, asked.ignore)
        finally:
            engine.close()
    except (BadCases, EngineGone) as error:
        print(f"\nrun.py: {error}", file=sys.stderr)
        return 2
    hidden = len(tally.cases_failed) - asked.most
    if hidden > 0:
        print(f"{hidden} more failed cases are not shown; --most {len(tally.cases_failed)} shows them")
    print(
        f"{tally.passed} checks passed, {tally.failed} failed in {len(tally.cases_failed)} cases, "
        f"{tally.skipped} skipped"
    )
    return 1 if tally.failed or not tally.passed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
