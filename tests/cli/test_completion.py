"""Completion as a shell asks for it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cli.person import environment, run
from gouverneur.cli.params import rulesets_beginning
from gouverneur.table import ruleset


def complete(home: Path, *words: str) -> list[str]:
    """As bash asks click: the last word is the one being typed."""
    asked = run(
        home,
        _GOUVERNEUR_COMPLETE="bash_complete",
        COMP_WORDS="\n".join(words),
        COMP_CWORD=str(len(words) - 1),
    )
    return [line.partition(",")[2] for line in asked.stdout.splitlines()]


def test_commands_options_and_rules_are_completed(tmp_path: Path) -> None:
    assert {"play", "replay", "check", "rules", "rulesets", "simulate", "perft", "version"} <= set(
        complete(tmp_path, "gouverneur", "")
    )
    assert complete(tmp_path, "gouverneur", "ru") == ["rules", "rulesets"]
    assert "--resume" in complete(tmp_path, "gouverneur", "play", "--")
    assert complete(tmp_path, "gouverneur", "play", "--lang", "") == ["en", "de", "nl"]
    assert complete(tmp_path, "gouverneur", "rules", "SJ-BLD-01"[:-1])[:2] == ["SJ-BLD-01", "SJ-BLD-02"]
    assert complete(tmp_path, "gouverneur", "rules", "haci") == ["hacienda"]
    for command in ("play", "simulate"):
        bots = complete(tmp_path, "gouverneur", command, "--bots", "master,r")
        assert bots == ["master,regular", "master,rusher", "master,random", "master,rules"]


def test_bash_breaks_rulesets_and_gets_the_last_piece_back(tmp_path: Path) -> None:
    assert complete(tmp_path, "gouverneur", "play", "san-juan", ":", "fi") == [
        "first/2",
        "first/3",
        "first/4",
    ]
    assert complete(tmp_path, "gouverneur", "play", "san-juan", ":")[:3] == ["first/2", "first/3", "first/4"]
    assert complete(tmp_path, "gouverneur", "play", "s") == ["san-juan:first/2", "san-juan:first/3", "san-juan:first/4", "san-juan:second/2", "san-juan:second/3", "san-juan:second/4", "san-juan:second+new-buildings"]  # fmt: skip
    ask = ("gouverneur", "play", "puerto-rico", ":", "2020/4?points", "=", "h")
    assert complete(tmp_path, *ask) == ["hidden"]


@pytest.mark.parametrize("begun", ["", "s", "puerto-rico:2020+n", "puerto-rico:2020+nobles+", "san-juan:second+new-buildings/", "nonsense", "x:", "a:b/c?d=e&f"])  # fmt: skip
def test_completions_begin_as_asked_and_lead_to_rulesets(begun: str) -> None:
    found = rulesets_beginning(begun)
    assert all(text.startswith(begun) for text in found)
    for text in found:
        if "/" in text:
            ruleset(text)


def test_completion_goes_all_the_way() -> None:
    text = "p"
    steps = [
        "puerto-rico:2020+",
        "puerto-rico:2020+nobles+buc",
        "puerto-rico:2020+nobles+buccaneer/",
        "puerto-rico:2020/4?",
    ]
    for wanted in ("puerto-rico:2020/2", *steps):
        assert rulesets_beginning(text) or text == "p"
        text = wanted
    assert "puerto-rico:2020+nobles+buccaneer/5" in rulesets_beginning("puerto-rico:2020+nobles+buccaneer/")
    assert "puerto-rico:2020/4?points=" in rulesets_beginning("puerto-rico:2020/4?")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_of_each_shell(shell: str, tmp_path: Path) -> None:
    said = run(tmp_path, "completion", shell)
    assert said.returncode == 0, said.stderr
    assert "_GOUVERNEUR_COMPLETE" in said.stdout
    assert run(tmp_path, "completion", "cmd").returncode == 2


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
def test_a_real_bash_completes(tmp_path: Path) -> None:
    command = tmp_path / "gouverneur"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m gouverneur.cli "$@"\n')
    command.chmod(0o755)
    script = f"""
    PATH={tmp_path}:$PATH
    eval "$(gouverneur completion bash)"
    COMP_WORDS=(gouverneur play san-juan : sec) COMP_CWORD=4 COMPREPLY=()
    _gouverneur_completion gouverneur
    echo "${{COMPREPLY[@]}}"
    """
    done = subprocess.run(
        ["bash", "--norc", "-c", script], env=environment(tmp_path), capture_output=True, text=True
    )
    assert done.stdout.split() == ["second/2", "second/3", "second/4", "second+new-buildings"], done.stderr
