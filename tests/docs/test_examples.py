"""Every example of the documentation is run, and prints what its page says."""

from __future__ import annotations

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import click
import pytest

import gouverneur.table
from docs.pages import NAMES, ROOT, Block, blocks, command_lines, read
from gouverneur.cli.main import main
from tools import doc_examples

EXAMPLES = [name for name in NAMES if any(block.is_example for block in blocks(name))]
EXCERPTS = [(name, block) for name in NAMES for block in blocks(name) if block.title]


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_print_what_the_page_says(name: str) -> None:
    """`dev.py docs --write` writes what they print now."""
    for block, says, printed in doc_examples.played(name, read(name)):
        assert printed == (says.text if says else ""), f"{name}:{block.line}"


def test_a_page_is_written_anew_with_what_it_prints() -> None:
    page = "```python\nx = 1\nprint(x)\n```\n\n```text\nold\n```\n\n```python\nx += 1\n```\n\n```python\nprint(x)\n```\n\n```text\n```\n"
    now = page.replace("old\n", "1\n").replace("```text\n```", "```text\n2\n```")
    assert doc_examples.rewritten("a.md", page) == now
    assert doc_examples.rewritten("a.md", now) == now
    assert doc_examples.rewritten("a.md", "words\n") == "words\n"


def test_there_are_examples() -> None:
    assert {"README.md", "docs/index.md", "docs/first-game.md", "docs/how-to/write-a-bot.md"} <= set(EXAMPLES)
    assert len(EXCERPTS) >= 4


@pytest.mark.parametrize("name", NAMES)
def test_every_block_says_what_it_is(name: str) -> None:
    """A misspelt language would not be run."""
    known = ("python", "text", "sh", "json")
    assert [block for block in blocks(name) if block.language not in known] == []
    assert read(name).count("\n```") + read(name).startswith("```") == 2 * len(blocks(name))


@pytest.mark.parametrize(("name", "block"), EXCERPTS, ids=[f"{b.title}:{b.line}" for _, b in EXCERPTS])
def test_excerpts_stand_in_their_files(name: str, block: Block) -> None:
    assert block.text in read(block.title)


@pytest.mark.parametrize("module", [gouverneur.table], ids=lambda module: module.__name__)
def test_examples_in_docstrings_are_right(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted > 0
    assert found.failed == 0


# -- the command line ---------------------------------------------------------------------------------


def commands(start: str) -> Iterator[tuple[str, bool, list[str]]]:
    for name in NAMES:
        for whole, line in command_lines(name):
            words = line.removeprefix("GOUVERNEUR_PURE=1 ")
            if words == start or words.startswith(start + " "):
                yield name, whole, shlex.split(words.removeprefix(start), comments=True)


GOUVERNEUR = list(commands("gouverneur"))
DEV = list(commands("python3 dev.py"))


def test_commands_are_found() -> None:
    assert len(GOUVERNEUR) > 5
    assert len(DEV) > 10


@pytest.mark.parametrize(("name", "whole", "words"), GOUVERNEUR)
def test_commands_exist_and_take_these_options(name: str, whole: bool, words: list[str]) -> None:
    if not words:
        return
    command = main.commands.get(words[0])
    assert command is not None, f"{name}: gouverneur {words[0]}"
    if whole:
        command.make_context(words[0], words[1:])
        return
    known = {
        option
        for parameter in command.params
        for option in parameter.opts
        if isinstance(parameter, click.Option)
    }
    assert {word for word in words if word.startswith("--")} <= known | {"--help"}


def sources_of(command: str) -> Iterator[Path]:
    """Where the options of a command of dev.py are read."""
    yield ROOT / "dev.py"
    yield ROOT / {
        "bench": "bench/run.py",
        "play": "src/gouverneur/cli/main.py",
        "serve": "src/gouverneur/cli/main.py",
    }.get(command, f"tools/{command}.py")
    if command == "conformance":
        yield ROOT / "conformance" / "run.py"


@pytest.mark.parametrize(("name", "whole", "words"), DEV)
def test_commands_of_dev_exist_and_take_these_options(name: str, whole: bool, words: list[str]) -> None:
    if not words:
        return
    command, *rest = words
    listed = re.search(r"^COMMANDS = \((.*?)\)", read("dev.py"), re.MULTILINE | re.DOTALL)
    assert listed
    assert command in listed[1].replace(",", " ").split(), f"{name}: dev.py {command}"
    text = "".join(path.read_text(encoding="utf-8") for path in sources_of(command) if path.exists())
    for option in rest:
        if option.startswith("--"):
            assert f'"{option}"' in text, f"{name}: dev.py {command} {option}"
