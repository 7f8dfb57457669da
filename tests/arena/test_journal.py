"""The journal: what is on the disk survives, what is torn is played again, what does not belong is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gouverneur.bots.arena.errors import ArenaError
from gouverneur.bots.arena.journal import Block, Journal
from gouverneur.bots.arena.outcomes import HANG, Outcome, Problem
from gouverneur.bots.arena.plan import Plan

PLAN = Plan("san-juan:first/2", ("random", "rules"))
CODE = {"gouverneur": "0.1.0", "rules": 1, "sources": "abc", "compiled": True}


def outcome(problem: Problem | None = None) -> Outcome:
    return Outcome(
        shares=[0.5, 0.5],
        ranks=[1, 1],
        points=[20, 20],
        first=1,
        decisions=99,
        ending="twelve_buildings",
        sources=[{"printed": 20}, {"printed": 18, "tucked": 2}],
        built=[["library"], []],
        times=[{"-20": 50}, {"0": 49}],
        longest=[0.1, 1.5],
        seconds=0.3,
        problem=problem,
    )


def block(number: int) -> Block:
    return Block(number, (outcome(), outcome(Problem(HANG, 1, "thought too long", "g1.abc"))))


def opened(path: Path, *, plan: Plan = PLAN, code: dict[str, Any] = CODE, resume: bool = False) -> Journal:
    journal = Journal(path / "games.jsonl", plan, code, {"mine:bot": "123"})
    journal.open(resume)
    return journal


def written(path: Path, *numbers: int) -> Path:
    journal = opened(path)
    for number in numbers:
        journal.append(block(number))
    journal.close()
    return journal.path


def test_blocks_come_back_as_they_were(tmp_path: Path) -> None:
    written(tmp_path / "new" / "folder", 0, 2, 1)
    journal = opened(tmp_path / "new" / "folder", resume=True)
    assert journal.blocks == {number: block(number) for number in range(3)}
    journal.append(block(3))
    journal.close()
    again = opened(tmp_path / "new" / "folder", resume=True)
    again.close()
    assert set(again.blocks) == {0, 1, 2, 3}


def test_a_torn_end_is_cut_off_wherever_it_was_torn(tmp_path: Path) -> None:
    path = written(tmp_path, 0, 1)
    whole = path.read_bytes()
    first, second = (whole.index(b"\n", at) + 1 for at in (0, whole.index(b'"block":1') - 20))
    ends = [
        0,
        1,
        first - 1,
        first,
        first + 1,
        first + 300,
        second - 1,
        second,
        second + 1,
        len(whole) - 1,
        len(whole),
    ]
    for end in ends:
        path.write_bytes(whole[:end])
        journal = opened(tmp_path, resume=True)
        kept = whole[:end].count(b"\n") - 1
        assert set(journal.blocks) == set(range(max(0, kept)))
        journal.append(block(1))
        journal.close()
        lines = path.read_bytes().splitlines()
        assert json.loads(lines[0])["plan"] == PLAN.as_json()
        assert all(json.loads(line) for line in lines)


def test_games_that_are_there_are_not_overwritten(tmp_path: Path) -> None:
    path = written(tmp_path, 0)
    before = path.read_bytes()
    with pytest.raises(ArenaError, match="--resume"):
        opened(tmp_path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("plan", "code", "said"),
    [
        (
            Plan("san-juan:first/3", ("random", "rules")),
            CODE,
            "ruleset: san-juan:first/2 there, san-juan:first/3 now",
        ),
        (
            Plan("san-juan:first/2", ("random", "master")),
            CODE,
            "bots: random, rules there, random, master now",
        ),
        (Plan("san-juan:first/2", ("random", "rules"), seed=5), CODE, "seed: 0 there, 5 now"),
        (Plan("san-juan:first/2", ("random", "rules"), limit_ms=5), CODE, "time limit: 60000 there, 5 now"),
        (PLAN, CODE | {"sources": "abd"}, "source code of Gouverneur: abc there, abd now"),
        (PLAN, CODE | {"compiled": False}, "compiled or interpreted"),
    ],
)
def test_other_games_are_not_mixed_in(tmp_path: Path, plan: Plan, code: dict[str, Any], said: str) -> None:
    path = written(tmp_path, 0)
    before = path.read_bytes()
    with pytest.raises(ArenaError) as caught:
        opened(tmp_path, plan=plan, code=code, resume=True)
    assert said in str(caught.value)
    assert path.read_bytes() == before


def test_a_bot_of_somebody_that_has_changed_is_another_bot(tmp_path: Path) -> None:
    path = written(tmp_path, 0)
    with pytest.raises(ArenaError, match="mine:bot: 123 there, 456 now"):
        Journal(path, PLAN, CODE, {"mine:bot": "456"}).open(True)


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "[]",
        '{"block": 1}',
        '{"block": -1, "games": []}',
        '{"block": 1, "games": [1, 2]}',
        '{"block": 1, "games": []}',
        '{"block": 1, "games": [{}, {}]}',
    ],
)
def test_a_line_that_is_none_of_ours_is_named(tmp_path: Path, line: str) -> None:
    path = written(tmp_path, 0)
    path.write_bytes(path.read_bytes() + line.encode() + b"\n")
    with pytest.raises(ArenaError, match=r"games\.jsonl:3: no line of a journal"):
        opened(tmp_path, resume=True)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("shares", [1.0, 1.0]),
        ("shares", ["a", "b"]),
        ("shares", [float("nan"), 1.0]),
        ("ranks", [1]),
        ("first", 2),
        ("points", [1.5, 2]),
        ("times", [{"fast": 1}, {}]),
        ("problem", {"kind": "fate", "seat": 0, "text": "", "position": ""}),
        ("problem", {"kind": "hang", "seat": 2, "text": "", "position": ""}),
    ],
)
def test_outcomes_that_cannot_be_are_refused(tmp_path: Path, field: str, value: object) -> None:
    path = written(tmp_path, 0)
    header, line = path.read_text().splitlines()
    data = json.loads(line)
    data["games"][0][field] = value
    path.write_text(f"{header}\n{json.dumps(data)}\n")
    with pytest.raises(ArenaError, match=r"games\.jsonl:2: no line of a journal"):
        opened(tmp_path, resume=True)


def test_two_arenas_do_not_write_into_one_file(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    journal = opened(tmp_path)
    with pytest.raises(ArenaError, match="another arena is writing there"):
        opened(tmp_path, resume=True)
    journal.close()
    opened(tmp_path, resume=True).close()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ArenaError, match="file"):
        opened(tmp_path / "file" / "below")
