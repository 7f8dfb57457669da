"""Whatever a bot does, the game ends, the blame is right, and the next game is played."""

from __future__ import annotations

import os
import signal
import threading
import time
from pathlib import Path

import pytest

from arena.conftest import play
from gouverneur import Table
from gouverneur.bots.arena import rooms
from gouverneur.bots.arena.entrants import code_version
from gouverneur.bots.arena.errors import ArenaError
from gouverneur.bots.arena.outcomes import CRASH, ENDLESS, HANG, ILLEGAL, RULES, SLOW, Outcome
from gouverneur.bots.arena.plan import Plan
from gouverneur.bots.arena.playing import broken_off
from gouverneur.bots.arena.rooms import RoomClosed, close_rooms, play_game, try_bots

BROKEN = "arena.broken:"


def order(*bots: str, limit_ms: int = 20_000, rules: str = "san-juan:first/2") -> dict[str, object]:
    return Plan(rules, bots, limit_ms=limit_ms).order(0, 0, code_version(rules.partition(":")[0])).as_json()


def test_a_sound_game_is_told_whole() -> None:
    outcome = play("random", "random")
    assert outcome.problem is None
    assert sum(outcome.shares) == 1
    assert sorted(outcome.ranks) in ([1, 2], [1, 1])
    assert outcome.ending
    assert outcome.decisions > 20
    for seat in range(2):
        assert sum(outcome.sources[seat].values()) == outcome.points[seat]
        assert 10 < sum(outcome.times[seat].values()) <= outcome.decisions
        assert outcome.longest[seat] > 0
        assert len(outcome.built[seat]) > 2
    assert sum(sum(times.values()) for times in outcome.times) == outcome.decisions, (
        "random takes one at a time"
    )


@pytest.mark.parametrize(
    ("bot", "kind", "said"),
    [
        ("raising", CRASH, "RuntimeError: no idea what to do"),
        ("leaving", CRASH, "SystemExit: bye"),
        ("wordy", CRASH, "TypeError"),
        ("stillborn", CRASH, "OSError: my net is missing"),
        ("thoughtless", CRASH, "cannot think"),
        ("illegal", ILLEGAL, "which is not an option"),
        ("negative", ILLEGAL, "chose -1"),
        ("silent", ILLEGAL, "a turn of 0 choices"),
        ("endless_turn", ILLEGAL, "a turn of 10000 choices"),
        ("greedy", ILLEGAL, ""),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_faulty_bot_loses_and_its_room_lives_on(bot: str, kind: str, said: str, seat: int) -> None:
    bots = ["random", "random"]
    bots[seat] = BROKEN + bot
    outcome = play(*bots)
    problem = outcome.problem
    assert problem is not None
    assert (problem.kind, problem.seat) == (kind, seat)
    assert said in problem.text
    assert outcome.shares[seat] == 0
    assert outcome.shares[1 - seat] == 1
    assert outcome.ranks[seat] == 2
    table = Table.from_text(problem.position)
    if bot not in ("stillborn", "thoughtless", "greedy"):
        assert table.seat == seat
    assert play("random", "random").problem is None
    assert len(rooms._rooms._free) == 1, "the same room"


@pytest.mark.parametrize(
    ("bot", "said"),
    [("segfaulting", "SIGSEGV"), ("exiting", "its process ended with status 7")],
)
def test_a_room_that_dies_is_told_and_replaced(bot: str, said: str) -> None:
    for _ in range(2):
        outcome = play("random", BROKEN + bot)
        problem = outcome.problem
        assert problem is not None
        assert (problem.kind, problem.seat) == (CRASH, 1)
        assert said in problem.text
        assert outcome.shares == [1, 0]
        assert outcome.decisions > 4
        assert Table.from_text(problem.position).seat == 1
    assert "_segfault" in problem.text or bot == "exiting", "the place where it happened"
    assert play("random", "random").problem is None


def test_the_position_of_a_crash_is_the_same_as_that_of_an_error() -> None:
    """It is rebuilt from what the dead room had written down."""
    crash, error = play("random", BROKEN + "exiting"), play("random", BROKEN + "raising")
    assert crash.problem is not None
    assert error.problem is not None
    assert crash.problem.position == error.problem.position
    assert crash.points == error.points
    assert crash.decisions == error.decisions


@pytest.mark.slow
def test_a_bot_that_holds_the_interpreter_for_ever_is_cut() -> None:
    began = time.monotonic()
    outcome = play(BROKEN + "hanging", "random", limit_ms=1000)
    assert 1 < time.monotonic() - began < 15
    problem = outcome.problem
    assert problem is not None
    assert (problem.kind, problem.seat, problem.text) == (
        HANG,
        0,
        "thought for more than 1 s and was stopped",
    )
    assert outcome.shares == [0, 1]
    assert Table.from_text(problem.position).seat == 0
    assert play("random", "random").problem is None


def test_a_bot_that_comes_back_too_late_loses() -> None:
    outcome = play("random", BROKEN + "slow", limit_ms=300)
    assert outcome.problem is not None
    assert (outcome.problem.kind, outcome.problem.seat) == (SLOW, 1)
    assert outcome.longest[1] > 300
    assert play("random", BROKEN + "raising", limit_ms=300).problem is not None


def test_a_bot_that_is_never_made_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "PATIENCE", 1.0)
    problem = play("random", BROKEN + "never_born", limit_ms=300).problem
    assert problem is not None
    assert (problem.kind, problem.seat, problem.text) == (HANG, 1, "was stopped")


def test_what_bots_say_disturbs_nobody() -> None:
    outcome = play(BROKEN + "chatty", BROKEN + "chatty")
    assert outcome.problem is None
    assert outcome.decisions > 20


def test_the_others_share_the_win_against_a_faulty_bot() -> None:
    outcome = play("random", BROKEN + "raising", "random", rules="puerto-rico:2020/3")
    assert outcome.problem is not None
    at_fault = outcome.problem.seat
    assert outcome.shares[at_fault] == 0
    assert sorted(outcome.shares) == [0, 0.5, 0.5]
    assert sorted(outcome.ranks) == [1, 1, 3]


@pytest.mark.parametrize("seed", [3])  # in which two random players find no end
def test_a_game_without_end_is_judged_by_points(seed: int) -> None:
    outcome = play("random", "random", seed=seed)
    assert outcome.problem is not None
    assert (outcome.problem.kind, outcome.problem.seat) == (ENDLESS, -1)
    assert outcome.ending == ""
    assert outcome.decisions == 3000
    assert outcome.points[0] > outcome.points[1]
    assert outcome.shares == [1, 0]


def test_nobody_is_blamed_for_what_no_bot_did() -> None:
    """A room that dies while the rules are at work."""
    data = order("random", "random")
    found = broken_off(rooms.Order.from_json(data), [], RULES, -1, "its process ended", 1.0)
    assert found.problem is not None
    assert found.problem.seat == -1
    assert sum(found.shares) == pytest.approx(1)


def test_an_order_of_other_code_is_refused() -> None:
    data = order("random", "random")
    data["code"] = {"sources": "of yesterday"}
    assert set(play_game(data)) == {"other_code"}


def test_bots_are_tried_before_anything_is_played() -> None:
    names = ["random", "search:nodes=5", BROKEN + "raising"]
    found = try_bots("san-juan:first/2", names)
    assert found["wrong"] == {}
    assert found["code"] == code_version("san-juan")
    assert list(found["files"]) == [BROKEN + "raising"]
    wrong = try_bots(
        "san-juan:first/2",
        ["rndom", "nowhere:bot", BROKEN + "nobody", BROKEN + "stillborn", BROKEN + "thoughtless"],
    )["wrong"]
    assert "no bot 'rndom'" in wrong["rndom"]
    assert "No module named 'nowhere'" in wrong["nowhere:bot"]
    assert "nobody" in wrong[BROKEN + "nobody"]
    assert "my net is missing" in wrong[BROKEN + "stillborn"]
    assert "cannot think" in wrong[BROKEN + "thoughtless"]


def test_a_bot_that_cannot_be_made_in_time_is_no_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "PATIENCE", 1.0)
    (said,) = try_bots("san-juan:first/2", [BROKEN + "never_born"])["wrong"].values()
    assert "took too long" in said


def test_a_room_that_died_while_it_was_free_is_no_bots_fault() -> None:
    assert play("random", "random").problem is None
    ((room, _),) = rooms._rooms._free
    os.kill(room.process.pid, signal.SIGKILL)
    assert play("random", "random").problem is None


def test_closing_ends_games_without_an_outcome() -> None:
    caught: list[BaseException] = []

    def wait_for_it() -> None:
        try:
            play_game(order(BROKEN + "hanging", "random", limit_ms=60_000))
        except BaseException as error:
            caught.append(error)

    thread = threading.Thread(target=wait_for_it)
    thread.start()
    while not rooms._rooms._busy:
        time.sleep(0.05)
    (room,) = rooms._rooms._busy
    close_rooms()
    thread.join(20)
    assert not thread.is_alive()
    assert [type(error) for error in caught] == [RoomClosed]
    assert room.process.poll() is not None
    assert not room._folder.exists()


def test_rooms_leave_nothing_behind() -> None:
    play("random", "random")
    ((room, _),) = rooms._rooms._free
    folder, pid = room._folder, room.process.pid
    assert folder.exists()
    close_rooms()
    assert not folder.exists()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_room_that_cannot_be_opened_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "gouverneur").mkdir()
    (tmp_path / "gouverneur" / "__init__.py").write_text("raise ImportError('half an installation')")
    monkeypatch.setattr(rooms.gouverneur, "__file__", str(tmp_path / "gouverneur" / "__init__.py"))
    with pytest.raises(ArenaError, match="half an installation"):
        rooms.Room()


def test_outcomes_are_written_down_and_read() -> None:
    outcome = play("random", BROKEN + "raising")
    assert Outcome.from_json(outcome.as_json(), 2) == outcome
    with pytest.raises(ValueError, match="not a game of 3"):
        Outcome.from_json(outcome.as_json(), 3)
