"""The prospector. docs/rules/puerto-rico.md, section 4.9."""

from situations_puerto_rico import (
    all_money,
    asked,
    board,
    happened,
    money,
    play,
    reason,
    seat,
    situation,
    words,
)


def test_the_prospector_gets_a_doubloon_and_nobody_else_anything() -> None:
    """[PR-PRO-01 PR-RND-06]"""
    table = situation("puerto-rico:2020/4")
    play(table, "prospector")
    assert all_money(table) == [4, 3, 3, 3]
    assert happened(table, -1, "prospect") == [{"event": "prospect", "seat": 0, "doubloons": 1}]
    assert asked(table) == (1, "role")  # no action for anyone


def test_with_doubloons_on_the_card() -> None:
    """WE-04: two on the card and one from the bank. [PR-PRO-01 PR-RND-03]"""
    table = situation("puerto-rico:2002/4", coins={"prospector": 2})
    play(table, "prospector")
    assert all_money(table) == [6, 3, 3, 3]
    assert board(table)["roles"]["prospector"]["coins"] == 0


def test_the_bank_never_runs_out() -> None:
    """R-01: there are 83 doubloons in the box of 2020; here are more. [PR-GEN-07]"""
    table = situation("puerto-rico:2020/4", seat(money=60), seat(money=60))
    play(table, "prospector")
    assert money(table, 0) == 61


def test_two_prospectors_in_one_round() -> None:
    """Two cards, each with its own doubloons. [PR-PRO-01 PR-RND-10]"""
    table = situation("puerto-rico:2020/5", coins={"prospector_2": 2})
    assert {"prospector", "prospector_2"} <= set(words(table))
    play(table, "prospector_2", "prospector")
    assert all_money(table) == [7, 5, 4, 4, 4]
    assert reason(table, "prospector") == ("PR-RND-07", "role-taken")


def test_three_players_have_no_prospector() -> None:
    """[PR-SET-05]"""
    table = situation("puerto-rico:2020/3")
    assert reason(table, "prospector") == ("PR-SET-05", "no-such-role")
