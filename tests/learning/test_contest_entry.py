"""The entry in one file: it needs nothing but Python, and asks the machine for nothing."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools import contest_compare, contest_pack

ROOT = Path(__file__).resolve().parents[2]
GAME = contest_compare.read_games(Path(__file__).with_name("contest_games.json"))[0]

# Plays what lies in the input with a packed entry, and tells what it opened meanwhile and how long each move took.
REFEREE = """
import json, os, sys, time, types
text = open(sys.argv[1]).read()
touched = []
sys.addaudithook(lambda event, found: touched.append((event, str(found[0]))) if event in {
    "open", "os.listdir", "os.scandir", "socket.connect", "subprocess.Popen", "os.system", "ctypes.dlopen", "os.fork",
} else None)
entry = types.ModuleType("entry")
exec(compile(text, "entry", "exec"), entry.__dict__)
loaded = sorted(name for name in sys.modules if name.partition(".")[0] in {"gouverneur", "librt", "mypy_extensions"})
finders = [type(finder).__module__ for finder in sys.meta_path]
player = entry.Gouverneur()
player.on_game_start(None)
while_loading = len(touched)
moves, slowest = [], 0.0
for observation, mask in json.load(sys.stdin):
    start = time.process_time()
    moves.append(player.act(observation, mask))
    slowest = max(slowest, time.process_time() - start)
base = os.path.dirname(os.__file__)
outside = [found for found in touched[:while_loading] if not found[1].startswith((base, sys.base_prefix))]
print(json.dumps({
    "name": player.name, "moves": moves, "fallbacks": player.fallbacks, "slowest": slowest, "loaded": loaded,
    "outside": outside, "while_playing": touched[while_loading:], "finders": finders,
}))
"""


def played(entry: Path, decisions: list[contest_compare.Decision]) -> dict[str, object]:
    """In a Python without any installed package."""
    asked = json.dumps([[list(d.observation), list(d.mask)] for d in decisions])
    command = [sys.executable, "-I", "-S", "-B", "-c", REFEREE, str(entry)]
    done = subprocess.run(command, input=asked, capture_output=True, text=True, check=True, cwd=entry.parent)
    told: dict[str, object] = json.loads(done.stdout)
    return told


@pytest.fixture(scope="module")
def entry(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("entry") / "gouverneur_entry.py"
    path.write_text(contest_pack.pack("rules"), encoding="utf-8")
    return path


def test_it_plays_where_nothing_is_installed(entry: Path) -> None:
    decisions = [decision for decision in GAME if decision.observation[36] == 1][:80]
    told = played(entry, decisions)
    assert told["name"] == "Gouverneur"
    assert told["fallbacks"] == []
    moves = told["moves"]
    assert isinstance(moves, list)
    assert all(decision.mask[move] for move, decision in zip(moves, decisions, strict=True))
    assert len({*moves}) > 10
    assert told["loaded"] == []  # nothing under our own name: it goes by one of its own
    assert "entry" not in told["finders"]  # type: ignore[operator]


def test_it_opens_nothing_but_the_standard_library(entry: Path) -> None:
    told = played(entry, [decision for decision in GAME if decision.observation[36] == 0][:30])
    assert told["outside"] == []
    assert told["while_playing"] == []


def test_it_plays_as_the_installed_bot_does(entry: Path) -> None:
    from gouverneur.learning.contest import ContestAgent

    decisions = [decision for decision in GAME if decision.observation[36] == 2][:50]
    agent = ContestAgent("rules")
    agent.on_game_start(None)
    assert played(entry, decisions)["moves"] == [agent.act(d.observation, d.mask) for d in decisions]


@pytest.mark.slow
def test_a_search_keeps_to_the_second(tmp_path: Path) -> None:
    """In time of the processor: the test's machine may be busy with others."""
    path = tmp_path / "entry.py"
    path.write_text(contest_pack.pack("search:ms=300"), encoding="utf-8")
    decisions = [decision for decision in GAME if decision.observation[36] == 0][:24]
    told = played(path, decisions)
    assert told["fallbacks"] == []
    slowest = told["slowest"]
    assert isinstance(slowest, float)
    assert slowest < 0.8


def test_it_knows_its_name_in_the_contest(entry: Path, tmp_path: Path) -> None:
    """There it derives from the contest's class."""
    (tmp_path / "agents").mkdir()
    (tmp_path / "agents" / "__init__.py").write_text("")
    (tmp_path / "agents" / "base.py").write_text("class Agent:\n    name = 'Agent'\n")
    code = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r}); sys.path.insert(0, {str(entry.parent)!r})\n"
        "import gouverneur_entry, agents.base\n"
        "print(issubclass(gouverneur_entry.Gouverneur, agents.base.Agent), gouverneur_entry.Gouverneur().name)"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-B", "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout == "True Gouverneur\n"


def test_the_same_sources_make_the_same_file(entry: Path) -> None:
    assert contest_pack.pack("rules") == entry.read_text(encoding="utf-8")


def test_the_other_game_stays_at_home() -> None:
    names = {path.relative_to(ROOT / "src").as_posix() for path in contest_pack.needed_modules()}
    assert not [name for name in names if "san_juan" in name or "notation" in name or "languages" in name]
    assert "gouverneur/bots/thinking/puerto_rico.py" in names
