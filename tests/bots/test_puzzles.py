"""The puzzles: each has one best move, which is proven here anew, and good bots find most of them."""

from __future__ import annotations

import pytest

from gouverneur import ruleset
from gouverneur.bots.makers import make_bot
from gouverneur.bots.puzzles.collection import GAMES, puzzles_of
from gouverneur.bots.puzzles.proof import prove
from gouverneur.table import Table


@pytest.mark.parametrize("game", GAMES)
def test_there_are_thirty_different_ones(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len({puzzle.position for puzzle in puzzles}) == 30
    assert len({str(puzzle.table().ruleset) for puzzle in puzzles}) >= 4
    kinds = {puzzle.table().decision.kind for puzzle in puzzles}
    assert len(kinds) >= (
        3 if game == "puerto-rico" else 1
    )  # little else than building matters at the end of San Juan


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_best_move_is_proven(game: str) -> None:
    for puzzle in puzzles_of(game):
        table = puzzle.table()
        proof = prove(table.ruleset, table.state)
        assert proof is not None
        assert proof.lead >= 0.05
        assert table.game.actions.action(table.state.kind(), proof.choice).words == puzzle.best


@pytest.mark.parametrize("game", GAMES)
def test_search_solves_them(game: str) -> None:
    solved = [
        puzzle.is_solved_by(lambda rules: make_bot("search:nodes=2000", rules, 1))
        for puzzle in puzzles_of(game)
    ]
    assert sum(solved) >= 27


def test_where_nothing_is_certain_nothing_is_proven() -> None:
    table = Table("puerto-rico:2020/3", seed=1)
    assert prove(ruleset("puerto-rico:2020/3"), table.state) is None
