"""Saved games: whole at every moment, whatever happens to the one who writes."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from cli.person import environment
from gouverneur import Table
from gouverneur.cli import main, saves
from gouverneur.records import Record, Seat

SAVING = """
import sys
from pathlib import Path
from gouverneur import Table
from gouverneur.cli.saves import Autosave

save = Autosave(Path(sys.argv[1]), [])
while True:
    table = Table("san-juan:first/3", seed=7)
    while not table.over:
        save.save(table)
        print(len(table.record), flush=True)
        table.play(table.options[len(table.record) % len(table.options)])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL is not there")
def test_a_record_is_readable_whenever_its_writer_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "game.gvr"
    chance = random.Random(7)
    for _ in range(12):
        with subprocess.Popen(
            [sys.executable, "-c", SAVING, str(path)],
            env=environment(tmp_path),
            stdout=subprocess.PIPE,
            text=True,
        ) as writer:
            assert writer.stdout is not None
            writer.stdout.readline()
            time.sleep(chance.random() / 4)
            os.kill(writer.pid, signal.SIGKILL)
        Record.from_text(path.read_text()).end()
    saves.Autosave(path, [])
    assert [file.name for file in tmp_path.iterdir()] == ["game.gvr"]  # torsos are cleared away


def test_a_write_that_fails_leaves_the_old_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.gvr"
    save = saves.Autosave(path, [Seat(), Seat("Blas", "bot:random")])
    table = Table("san-juan:first/2", seed=1)
    save.save(table)
    before = path.read_text()
    table.play(table.options[0])

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    save.save(table)
    assert "No space left on device" in save.failure
    assert path.read_text() == before
    assert len(list(tmp_path.iterdir())) == 1
    monkeypatch.undo()
    save.save(table)
    assert not save.failure
    assert path.read_text() != before


def test_the_game_that_was_played_last_is_found(home: Path) -> None:
    assert saves.latest() is None
    tables = [Table(f"san-juan:first/{players}", seed=1) for players in (2, 3, 4)]
    for age, table in enumerate(tables):
        path = saves.new_path("san-juan")
        saves.Autosave(path, []).save(table)
        os.utime(path, (1000 - age, 1000 - age))
    found = saves.latest()
    assert found is not None
    assert found.record.ruleset == "san-juan:first/2"
    folder = saves.games_folder()
    (folder / "broken.gvr").write_bytes(b"\xff\x00")
    (folder / "half.gvr").write_text("Gouverneur record 1\nRuleset: san-ju")
    (folder / "folder.gvr").mkdir()
    over = Table("san-juan:first/2", seed=2)
    while not over.over:
        over.play(over.options[0])
    saves.Autosave(folder / "over.gvr", []).save(over)
    again = saves.latest()
    assert again is not None
    assert again.path == found.path


@pytest.mark.parametrize("text", ["Gouverneur record 1\nRuleset: san-ju", "\x00", "builder\n" * 9])
def test_a_damaged_game_is_named_before_an_older_one_goes_on(home: Path, text: str) -> None:
    older, newer = saves.new_path("san-juan"), saves.new_path("san-juan")
    for age, path in enumerate((newer, older)):
        saves.Autosave(path, [Seat(), Seat("Blas", "bot:random")]).save(Table("san-juan:first/2", seed=1))
        os.utime(path, (1000 - age, 1000 - age))
    newer.write_text(text)
    os.utime(newer, (1000, 1000))
    done = CliRunner().invoke(main, ["play", "--resume"], input="quit\n")
    assert done.exit_code == 0
    assert f"damaged and passed over: {newer} (line " in done.stderr
    assert str(older) in done.stdout.replace("\n", "")
    older.unlink()
    done = CliRunner().invoke(main, ["play", "--resume"])
    assert done.exit_code == 2
    assert str(newer) in done.stderr
    assert "there is no game to go on with" in done.stderr


def test_chance_goes_on_as_if_nobody_had_left() -> None:
    table = Table("san-juan:second+new-buildings/3", seed=11)
    for number in range(40):
        table.play(table.options[number % len(table.options)])
    record = Record.of(table, tags=[("Seed", "11")])
    again = saves.table_of(Record.from_text(record.to_text()))
    for number in range(60):
        option = table.options[number % len(table.options)]
        table.play(option)
        again.play(option)
    assert again.position() == table.position()


@pytest.mark.parametrize("tags", [[], [("Seed", "12")], [("Seed", "no number")], [("Seed", "9" * 30)]])
def test_without_its_seed_a_game_goes_on_by_another_chance(tags: list[tuple[str, str]]) -> None:
    table = Table("puerto-rico:2020/3", seed=11)
    for number in range(40):
        table.play(table.options[number % len(table.options)])
    again = saves.table_of(Record.of(table, tags=tags))
    assert again.position() == table.position()
    assert len(again.record) == 40
    for number in range(40):
        again.play(again.options[number % len(again.options)])
