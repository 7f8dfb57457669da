"""Tuning: what is fitted, what evolves, and a run that goes on where it was stopped."""

from __future__ import annotations

import json
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from gouverneur import ruleset
from gouverneur.bots.judges import judge_for
from gouverneur.bots.tuning.evolve import Evolution, Plan, ResumeError, Space
from gouverneur.bots.tuning.fit import fit, hats, sample_games
from gouverneur.bots.tuning.match import blocks
from gouverneur.bots.weights import read_weights, weights_of
from gouverneur.cli import main

NAME = "san-juan:first/2"
PLAN = Plan((NAME,), generations=3, population=4, seeds=1, seed=7)


def test_a_fit_finds_what_points_were_made_of() -> None:
    """Boards whose points are known: three numbers for each of three things."""
    rules = ruleset("puerto-rico:2020/3")
    judge = judge_for(rules)
    random = np.random.default_rng(1)
    rows = 20_000
    stages = random.integers(0, 33, (rows, 1)).astype(float)
    seen = np.zeros((rows, int(judge.width)))
    true = {"points": [1.0, 2.0, 3.0], "quarries": [4.0, 0.0, -1.0], "city": [0.5, 0.5, 0.5]}
    points = np.zeros(rows)
    for name, knots in true.items():
        column = random.normal(0, 1, rows)
        seen[:, judge.names.index(name)] = column
        points += column * (hats(stages[:, 0]) @ np.array(knots))
    samples = np.concatenate([stages, seen, points[:, None], np.zeros((rows, 1))], axis=1)
    start = {name: [0.0, 0.0, 0.0] for name in judge.names} | {"spread": [5.0, 4.0, 3.0]}
    found = fit(judge, samples, start, keep=1.0)
    for name, knots in true.items():
        assert found[name] == pytest.approx(knots, abs=0.05)
    assert found["wait"] == pytest.approx([0, 0, 0], abs=0.05)
    assert found["spread"] == start["spread"]


def test_samples_are_differences_from_the_table() -> None:
    rules = ruleset(NAME)
    rows = sample_games(rules, weights_of("san-juan", 2), range(2))
    assert rows.shape[1] == judge_for(rules).width + 3
    assert rows[0::2, 1:] == pytest.approx(-rows[1::2, 1:])
    assert np.abs(rows[:, -2]).max() > 0


def test_the_same_table_wins_an_even_share() -> None:
    table = weights_of("san-juan", 2)
    assert blocks(NAME, table, table, range(6)) == [0.5] * 6


def evolution(log: Path, plan: Plan = PLAN) -> Evolution:
    return Evolution(dict(weights_of("san-juan", 2)), plan, log)


def run(made: Evolution, pool: Executor) -> list[float]:
    return [generation.mean for generation in made.run(pool, lambda number: None)]


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as pool:
        whole = evolution(tmp_path / "whole.jsonl")
        means = run(whole, pool)
        stopped = evolution(tmp_path / "part.jsonl")
        next(iter(stopped.run(pool, lambda number: None)))
        again = evolution(tmp_path / "part.jsonl")
        again.resume()
        assert again.done == 1
        assert run(again, pool) == means[1:]
    assert again.table() == whole.table()
    assert (tmp_path / "part.jsonl").read_text() == (tmp_path / "whole.jsonl").read_text()


class Rewarding(Executor):
    """Plays nothing: the higher the first number of the table, the more it wins."""

    def submit(self, fn, /, name, table, start, seeds):  # type: ignore[no-untyped-def]
        future: Future[list[float]] = Future()
        first = next(iter(start))
        future.set_result([0.5 + 0.05 * (table[first][0] - start[first][0])] * len(seeds))
        return future


def test_what_wins_pulls(tmp_path: Path) -> None:
    made = evolution(tmp_path / "log.jsonl", Plan((NAME,), generations=60, population=12, seeds=1, seed=1))
    run(made, Rewarding())
    first = next(iter(made.start))
    assert made.table()[first][0] > made.start[first][0] + made.space.scale[0] * 2


@pytest.mark.parametrize("text", ["", "{}", "[1", '{"a": 1}\n{"shares": "x"}', "null\n"])
def test_a_log_of_something_else_is_refused(tmp_path: Path, text: str) -> None:
    log = tmp_path / "log.jsonl"
    log.write_text(text)
    with pytest.raises(ResumeError):
        evolution(log).resume()


def test_a_run_with_other_settings_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    with ThreadPoolExecutor(1) as pool:
        run(evolution(log, Plan((NAME,), 1, 4, 1)), pool)
    with pytest.raises(ResumeError, match="other settings"):
        evolution(log, Plan((NAME,), 1, 6, 1)).resume()


def test_tables_around_one_are_written_in_its_units() -> None:
    space = Space({"a": [1.0, 0.0, -2.0], "spread": [1.0, 1.0, 1.0]})
    assert space.table(np.zeros(6)) == {"a": [1.0, 0.0, -2.0], "spread": [1.0, 1.0, 1.0]}
    assert space.table(np.array([1.0, 1.0, 1.0, -9.0, 0.0, 0.0])) == {
        "a": pytest.approx([1.3, 0.05, -1.4]),
        "spread": [0.5, 1.0, 1.0],
    }


@pytest.mark.slow
def test_the_command_fits_evolves_and_checks(tmp_path: Path) -> None:
    out = tmp_path / "new.toml"
    words = [
        "tune",
        NAME,
        "--fit",
        "4",
        "--generations",
        "1",
        "--population",
        "4",
        "--blocks",
        "1",
        "--check",
        "2",
    ]
    said = CliRunner().invoke(main, [*words, "--workers", "1", "--out", str(out)])
    assert said.exit_code == 0, said.output
    assert "of the wins" in said.output
    assert set(read_weights(out.read_text(), 2)) == set(weights_of("san-juan", 2))
    log = [json.loads(line) for line in out.with_suffix(".log.jsonl").read_text().splitlines()]
    assert len(log) == 2
    assert CliRunner().invoke(main, ["tune", NAME, "puerto-rico:2020/3"]).exit_code == 2
    out.with_suffix(".log.jsonl").write_text("{}\n")
    refused = CliRunner().invoke(main, [*words, "--workers", "1", "--out", str(out), "--resume"])
    assert refused.exit_code == 2
    assert "not the log" in refused.output
