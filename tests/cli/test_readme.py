"""What the README says about the command line is so."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from cli.person import run
from gouverneur import Table
from gouverneur.records import Record

README = (Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8")
SECTION = README.partition("## The command line\n")[2].partition("\n## ")[0]
BLOCKS = re.findall(r"```sh\n(.*?)```(?:\s+```text\n(.*?)```)?", SECTION, re.DOTALL)


def test_every_command_works_and_prints_what_stands_there(tmp_path: Path) -> None:
    table = Table("san-juan:first/2", seed=7)
    for number in range(20):
        table.play(table.options[number % len(table.options)])
    (tmp_path / "game.gvr").write_text(Record.of(table).to_text())
    lines = [(line, printed) for lines, printed in BLOCKS for line in lines.splitlines()]
    assert len(lines) > 8
    for line, printed in lines:
        program, *words = shlex.split(line, comments=True)
        assert program == "gouverneur"
        done = run(tmp_path, *words)
        assert done.returncode == 0, f"{line}\n{done.stderr}"
        assert done.stdout.startswith(printed), line
