"""Mutation testing of the rules by a seeded sample: is a test red when one token of the rules is wrong?

Each mutant is one small edit of one file (a comparison, an operator, a number, a dropped call …). It is tried
in a copy of the tree, interpreted, against the fast tests, cheapest first, until one fails. Each worker is a
small server that has pytest imported and forks for every mutant, so a mutant costs the import of our own
package and the tests up to the first red one. A line that ends in `# no mutants: <reason>` is left alone.

mutmut 3.8.0 was tried and not taken: it changes nothing outside of undecorated functions, so the numbers on the
cards would stay unproven; it cannot draw a sample; and its trampolines make interpreted games five times slower.
"""

from __future__ import annotations

import argparse
import ast
import bisect
import compileall
import contextlib
import functools
import gc
import importlib
import json
import os
import py_compile
import queue
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

TARGETS = [
    "src/gouverneur/*/ledger.py",
    "src/gouverneur/*/phases/*.py",
    "src/gouverneur/*/cards/*.py",
    "src/gouverneur/*/buildings/*.py",
]
TESTS = ["tests/scenarios", "tests/contracts", "tests/properties"]
LEAVE_OUT = shutil.ignore_patterns(
    ".*", "__pycache__", "*.so", "*.pyd", "*.egg-info", "build", "dist", "mutants", "node_modules"
)
RULE_ID = re.compile(r"\b(?:SJ|PR)-[A-Z0-9]+-\d+\b")
MEMORY_LIMIT = 4 << 30

SURVIVED, KILLED, TIMED_OUT = "survived", "killed", "timed out"


# -- mutants ------------------------------------------------------------------

OPERATORS: dict[type[ast.AST], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
    ast.Add: (r"\+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: (r"\*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: (r"\|", "&"),
    ast.BitXor: (r"\^", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
SWAPPED_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
WHOLE_NUMBERS = {"int", "i64", "i32", "i16", "u8"}


@dataclass(frozen=True)
class Mutant:
    """One edit of one file: the bytes from `start` to `end` become `new`."""

    path: str
    line: int
    start: int
    end: int
    new: str
    place: str
    ids: frozenset[str]

    def applied_to(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]

    def shown(self, source: bytes) -> tuple[str, str]:
        """The line before and after."""
        first = source.rfind(b"\n", 0, self.start) + 1
        last = source.find(b"\n", self.end)
        last = len(source) if last < 0 else last
        before = source[first:last]
        after = source[first : self.start] + self.new.encode() + source[self.end : last]
        return " ".join(before.decode().split()), " ".join(after.decode().split())


class Finder(ast.NodeVisitor):
    """Every mutant of one file, in the order of the text."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.source = source
        self.mutants: list[Mutant] = []
        self._line_start = [0]
        for line in source.splitlines(keepends=True):
            self._line_start.append(self._line_start[-1] + len(line))
        self._spared = {
            number
            for number, line in enumerate(source.splitlines(), 1)
            if re.search(rb"#\s*no mutants: *\S", line)
        }
        self._names: list[str] = []
        self._ids: list[frozenset[str]] = []
        self._returns: list[str] = []
        self.visit(ast.parse(source))
        self.mutants.sort(key=lambda mutant: (mutant.start, mutant.end, mutant.new))

    def _start(self, node: ast.expr | ast.stmt) -> int:
        return self._line_start[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._line_start[node.end_lineno - 1] + node.end_col_offset

    def _replace(self, start: int, end: int, new: str) -> None:
        line = self.source.count(b"\n", 0, start) + 1
        if line not in self._spared:
            place, ids = ".".join(self._names), frozenset[str]().union(*self._ids)
            self.mutants.append(Mutant(self.path, line, start, end, new, place, ids))

    def _replace_node(self, node: ast.expr | ast.stmt, new: str) -> None:
        self._replace(self._start(node), self._end(node), new)

    def _text(self, node: ast.expr) -> str:
        return self.source[self._start(node) : self._end(node)].decode()

    def _negate(self, test: ast.expr) -> None:
        if not isinstance(test, ast.Constant) and not (
            isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
        ):
            self._replace_node(test, f"not ({self._text(test)})")

    def _swap_operator(self, operator: ast.AST, left: ast.expr, right: ast.expr, tail: str = "") -> None:
        pattern, new = OPERATORS.get(type(operator), ("", ""))
        if not pattern:
            return
        gap = self.source[self._end(left) : self._start(right)].decode()
        found = re.search(pattern + re.escape(tail), gap)
        assert found is not None, (self.path, left.lineno)
        offset = self._end(left) + len(gap[: found.start()].encode())
        self._replace(offset, offset + len(found.group().encode()), new + tail)

    # Scopes. Docstrings, decorators, annotations and base classes are no rules.

    def _visit_scope(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> None:
        docstring = ast.get_docstring(node) or ""
        self._names.append(node.name)
        self._ids.append(frozenset(RULE_ID.findall(docstring)))
        for statement in node.body[1:] if docstring else node.body:
            self.visit(statement)
        self._ids.pop()
        self._names.pop()

    def visit_Module(self, node: ast.Module) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._visit_scope(node)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        self._returns.append(ast.unparse(node.returns) if node.returns else "")
        self._visit_scope(node)
        self._returns.pop()

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._maybe_drop_assignment(node, [node.target])
        if node.value is not None:
            self.visit(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    # Statements.

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and self._returns:
            self._replace_node(node, "pass")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        self._replace_node(node, "pass")

    def visit_Assign(self, node: ast.Assign) -> None:
        self._maybe_drop_assignment(node, node.targets)
        self.generic_visit(node)

    def _maybe_drop_assignment(self, node: ast.stmt, targets: list[ast.expr]) -> None:
        lasting = any(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)
        if lasting and self._returns and self._names[-1] != "__init__":
            self._replace_node(node, "pass")

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._replace_node(node, "pass")
        if not _is_sequence(node.value):
            self._swap_operator(node.op, node.target, node.value, tail="=")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) not in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
            self._negate(node.test)
            self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_Break(self, node: ast.Break) -> None:
        self._replace_node(node, "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self._replace_node(node, "break")

    def visit_Return(self, node: ast.Return) -> None:
        value, kind = node.value, self._returns[-1]
        if value is None:
            self._replace_node(node, "pass")
        elif isinstance(value, ast.Constant | ast.Compare):
            pass  # has mutants of its own that say the same
        elif kind == "bool":
            self._negate(value)
        elif kind in WHOLE_NUMBERS:
            self._replace_node(value, f"({self._text(value)}) + 1")
        if value is not None:
            self.visit(value)

    # Expressions.

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._negate(test)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for operator, left, right in zip(node.ops, operands, operands[1:], strict=False):
            self._swap_operator(operator, left, right)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._swap_operator(node.op, left, right)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if not _is_sequence(node.left) and not _is_sequence(node.right):
            self._swap_operator(node.op, node.left, node.right)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        self._replace(self._start(node), self._start(node) + (3 if isinstance(node.op, ast.Not) else 1), "")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in SWAPPED_CALLS:
            self._replace_node(node.func, SWAPPED_CALLS[node.func.id])
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._replace_node(node, str(not node.value))
        elif isinstance(node.value, int):
            self._replace_node(node, str(node.value + 1))
            if node.value > 0:
                self._replace_node(node, str(node.value - 1))


def _is_sequence(node: ast.expr) -> bool:
    return isinstance(node, ast.List | ast.Tuple | ast.JoinedStr | ast.ListComp) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)
    )


def mutants_of(root: Path, patterns: list[str], rule_id: str | None = None) -> Iterator[Mutant]:
    for path in sorted({path for pattern in patterns for path in root.glob(pattern)}):
        for mutant in Finder(path.relative_to(root).as_posix(), path.read_bytes()).mutants:
            if rule_id is None or rule_id in mutant.ids:
                yield mutant


# -- a worker: one copy of the tree, one fork for each mutant -----------------


class Watch:
    """A pytest plugin: cheap tests first, a limit of CPU time for each, and the name of the first red one."""

    def __init__(self, known: dict[str, float], setup_s: float) -> None:
        self.known = known
        self.setup_s = setup_s
        self.seconds: dict[str, float] = {}
        self.longest_setup_s = 0.0
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Sorted roughly, by powers of ten, so that most tests stay beside those that share their fixtures."""
        items.sort(key=lambda item: bisect.bisect([0.02, 0.2, 2.0], self.known.get(item.nodeid, 0.0)))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        began = time.process_time()
        if self.known:
            limit = 5 + 3 * self.setup_s + 10 * self.known.get(item.nodeid, 0.0)
            signal.setitimer(signal.ITIMER_PROF, limit)
        result = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        self.seconds[item.nodeid] = time.process_time() - began
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self) -> Generator[None, object, object]:
        began = time.process_time()
        result = yield
        self.longest_setup_s = max(self.longest_setup_s, time.process_time() - began)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid


def run_tests(tests: list[str], known: dict[str, float], setup_s: float, report: Path) -> int:
    watch = Watch(known, setup_s)
    here = str(Path.cwd())
    options = ["-x", "-q", "--no-header", "-p", "no:cacheprovider", f"--rootdir={here}"]
    options += ["-m", "not slow and not build", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
    status = int(pytest.main([*options, *tests], plugins=[watch]))
    found = {
        "failed": watch.failed,
        "seconds": watch.seconds,
        "setup_s": watch.longest_setup_s,
        "modules": [
            name
            for name, module in sys.modules.items()
            if name != "__main__" and not str(getattr(module, "__file__", None) or here).startswith(here)
        ],
    }
    report.write_text(json.dumps(found))
    return status


def fork_and_wait(work: Callable[[], int], log: Path, limit_s: float) -> int | None:
    """The exit status of `work` in a child (negative: killed by that signal), None when it ran out of time."""
    pid = os.fork()
    if pid == 0:
        status = 70
        try:
            os.setsid()
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT, MEMORY_LIMIT))
            with open(os.devnull) as nothing, log.open("w") as output:
                os.dup2(nothing.fileno(), 0)
                os.dup2(output.fileno(), 1)
                os.dup2(output.fileno(), 2)
                status = work()
                sys.stdout.flush()
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(status)
    deadline = time.monotonic() + limit_s
    status_word = 0
    done = 0
    try:
        while not done and time.monotonic() < deadline:
            done, status_word = os.waitpid(pid, os.WNOHANG)
            if not done:
                time.sleep(0.005)
    finally:
        if not done:
            os.killpg(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
    return os.waitstatus_to_exitcode(status_word) if done else None


def serve(tree: Path) -> None:
    """Answer one JSON line for each JSON line: try a mutated file (or, without a path, the tree as it is)."""
    sys.path.pop(0)
    os.chdir(tree)
    report, log = tree.parent / f"{tree.name}.report", tree.parent / f"{tree.name}.log"
    known: dict[str, float] = {}
    setup_s = 0.0
    for line in sys.stdin:
        order = json.loads(line)
        path = Path(order["path"]) if order["path"] else None
        original = path.read_bytes() if path else b""
        report.unlink(missing_ok=True)
        sys.dont_write_bytecode = path is not None
        try:
            if path:
                path.write_text(order["source"])
            began = time.monotonic()
            tests = functools.partial(run_tests, order["tests"], known, setup_s, report)
            status = fork_and_wait(tests, log, order["limit_s"])
            wall_s = time.monotonic() - began
        finally:
            if path:
                path.write_bytes(original)
        found: dict[str, Any] = json.loads(report.read_text()) if report.exists() else {}
        if path is None and status == 0:
            known, setup_s = found["seconds"], found["setup_s"]
            for name in found["modules"]:
                try:
                    importlib.import_module(name)
                except Exception:
                    print(f"not preloaded: {name}", file=sys.stderr)
            gc.collect()
            gc.freeze()
        answer = {"status": status, "failed": found.get("failed", ""), "wall_s": wall_s, "tests": len(known)}
        if path is None and status != 0:
            answer["log"] = log.read_text()[-4000:]
        print(json.dumps(answer), flush=True)


# -- the run ------------------------------------------------------------------


class Broken(Exception):
    """The run cannot say anything: the tests are red without a mutant, or there is nothing to run."""


class Worker:
    def __init__(self, tree: Path, number: int, tests: list[str]) -> None:
        self.tests = tests
        self.tree = tree.with_name(f"tree{number}")
        shutil.copytree(tree, self.tree)
        checked = py_compile.PycInvalidationMode.CHECKED_HASH
        compileall.compile_dir(self.tree / "src", quiet=2, invalidation_mode=checked)
        source_path = str(self.tree / "src")
        environment = os.environ | {"GOUVERNEUR_PURE": "1", "PYTHONPATH": source_path, "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve", str(self.tree)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def ask(self, path: str, source: bytes, limit_s: float) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        order = {"path": path, "source": source.decode(), "tests": self.tests, "limit_s": limit_s}
        print(json.dumps(order), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            raise Broken("a worker has died")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def warm_up(self) -> tuple[float, int]:
        """Run the tests without a mutant, twice: as they come, then cheapest first as the mutants will see them."""
        for _ in range(2):
            answer = self.ask("", b"", 3600)
            if answer["status"] != 0:
                raise Broken(f"the tests are not green without a mutant\n{answer.get('log', '')}")
        return answer["wall_s"], answer["tests"]

    def close(self) -> None:
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait()


@dataclass(frozen=True)
class Result:
    mutant: Mutant
    verdict: str
    killer: str


def verdict_of(answer: dict[str, Any]) -> str:
    if answer["status"] == 0:
        return SURVIVED
    if answer["status"] in (None, -signal.SIGPROF):
        return TIMED_OUT
    if answer["status"] in (4, 5):
        raise Broken("pytest found nothing to run")
    return KILLED


def run(
    tree: Path, mutants: list[Mutant], tests: list[str], jobs: int, limit_s: float | None
) -> list[Result]:
    """Try the mutants; `tree` is a copy, and the workers' copies are made beside it."""
    sources = {path: (tree / path).read_bytes() for path in {mutant.path for mutant in mutants}}
    for mutant in mutants:
        ast.parse(mutant.applied_to(sources[mutant.path]))
    workers = [Worker(tree, number, tests) for number in range(jobs)]
    idle: queue.SimpleQueue[Worker] = queue.SimpleQueue()
    for worker in workers:
        idle.put(worker)
    results: list[Result] = []
    with ThreadPoolExecutor(jobs) as pool:
        try:
            say(f"{len(mutants)} mutants in {len(sources)} files; running the tests without a mutant …")
            wall_s, count = max(pool.map(Worker.warm_up, workers))
            limit = limit_s or 30 + 4 * wall_s
            say(f"{count} tests take {wall_s:.1f} s; at most {limit:.0f} s for a mutant")

            def judge(mutant: Mutant) -> Result:
                worker = idle.get()
                try:
                    answer = worker.ask(mutant.path, mutant.applied_to(sources[mutant.path]), limit)
                finally:
                    idle.put(worker)
                return Result(mutant, verdict_of(answer), answer["failed"])

            began = time.monotonic()
            for future in as_completed([pool.submit(judge, mutant) for mutant in mutants]):
                results.append(future.result())
                show_progress(results, len(mutants), time.monotonic() - began)
        finally:
            pool.shutdown(cancel_futures=True)
            for worker in workers:
                worker.close()
    return sorted(results, key=lambda result: (result.mutant.path, result.mutant.start, result.mutant.new))


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def show_progress(results: list[Result], total: int, elapsed_s: float) -> None:
    done = len(results)
    alive = sum(result.verdict == SURVIVED for result in results)
    each = elapsed_s / done
    line = f"{done}/{total} tried, {alive} survived, {each:.2f} s each, {each * (total - done) / 60:.1f} min left"
    if sys.stderr.isatty():
        print(f"\r{line:79}", end="\n" if done == total else "", file=sys.stderr, flush=True)
    elif done % max(1, total // 20) == 0 or done == total:
        say(line)


def summary(results: list[Result], tree: Path) -> dict[str, Any]:
    files: dict[str, dict[str, int]] = {}
    told: list[dict[str, Any]] = []
    for result in results:
        mutant = result.mutant
        files.setdefault(mutant.path, {KILLED: 0, TIMED_OUT: 0, SURVIVED: 0})[result.verdict] += 1
        before, after = mutant.shown((tree / mutant.path).read_bytes())
        told.append(
            {
                "file": mutant.path,
                "line": mutant.line,
                "place": mutant.place,
                "ids": sorted(mutant.ids),
                "before": before,
                "after": after,
                "verdict": result.verdict,
                "killer": result.killer,
            }
        )
    dead = sum(result.verdict != SURVIVED for result in results)
    return {"mutants": len(told), "percent_killed": 100 * dead / len(told), "files": files, "results": told}


def print_table(found: dict[str, Any]) -> None:
    width = max(len(path) for path in found["files"])
    print(f"{'':{width}}  killed  timed out  survived")
    for path, row in found["files"].items():
        print(f"{path:{width}}  {row[KILLED]:6}  {row[TIMED_OUT]:9}  {row[SURVIVED]:8}")
    for result in found["results"]:
        if result["verdict"] == SURVIVED:
            print(f"\n{result['file']}:{result['line']} in {result['place'] or 'the module'}")
            print(f"  - {result['before']}\n  + {result['after']}")
    print(f"\n{found['percent_killed']:.1f} % of {found['mutants']} mutants killed")


def parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py mutate", description=(__doc__ or "").splitlines()[0])
    add = parser.add_argument
    add("--sample", type=int, default=500, help="how many mutants (default 500)")
    add("--seed", type=int, default=1, help="which sample (default 1)")
    add("--path", action="append", metavar="GLOB", help="files to mutate, instead of the rules")
    add("--id", metavar="SJ-BLD-05", help="only where the docstring of a function or class cites this rule")
    add("--tests", nargs="+", metavar="PATH", help=f"default: {' '.join(TESTS)}")
    add("--jobs", type=int, default=os.cpu_count() or 1, help="worker processes")
    add("--limit-s", type=float, help="wall clock for one mutant (default: 30 s and four times the tests)")
    add(
        "--at-least",
        type=float,
        default=90.0,
        metavar="PERCENT",
        help="exit status 1 below this (default 90)",
    )
    add("--list", action="store_true", help="show the sample and run nothing")
    add("--json", action="store_true", help="one JSON object with every result")
    add("--root", type=Path, default=Path(__file__).resolve().parents[1], help=argparse.SUPPRESS)
    add("--serve", type=Path, help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    options = parse(arguments)
    if options.serve:
        with contextlib.suppress(KeyboardInterrupt):
            serve(options.serve)
        return 0
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        tree = Path(folder, "tree")
        shutil.copytree(options.root, tree, ignore=LEAVE_OUT)
        mutants = list(mutants_of(tree, options.path or TARGETS, options.id))
        if not mutants:
            say("no mutants: no file matches, or no docstring cites the rule")
            return 2
        if options.sample < len(mutants):
            say(f"a sample of {options.sample} out of {len(mutants)} mutants, seed {options.seed}")
            mutants = random.Random(options.seed).sample(mutants, options.sample)
        if options.list:
            for mutant in mutants:
                before, after = mutant.shown((tree / mutant.path).read_bytes())
                print(f"{mutant.path}:{mutant.line}\n  - {before}\n  + {after}")
            return 0
        tests = options.tests or [path for path in TESTS if (tree / path).exists()]
        jobs = max(1, min(options.jobs, len(mutants)))
        try:
            found = summary(run(tree, mutants, tests, jobs, options.limit_s), tree)
        except Broken as error:
            say(f"mutate: {error}")
            return 2
        except KeyboardInterrupt:
            say("\nstopped")
            return 130
    if options.json:
        print(json.dumps(found))
    else:
        print_table(found)
    return 0 if found["percent_killed"] >= options.at_least else 1


if __name__ == "__main__":
    sys.exit(main())
