"""Rounds and roles: docs/rules/puerto-rico.md, sections 2.4, 4.2 and 4.9."""

import pytest

from gouverneur import Table
from situations_puerto_rico import (
    asked,
    board,
    city,
    coins,
    goods,
    happened,
    idle,
    island,
    manned,
    money,
    occupied,
    office,
    phase,
    play,
    points,
    price,
    refused,
    seat,
    situation,
    words,
)

THREE = "puerto-rico:2020/3"
FOUR = "puerto-rico:2002/4"
FIVE = "puerto-rico:2020/5"
TWO = "puerto-rico:2020/2"
SEVEN = ["trader", "craftsman", "captain", "prospector", "builder", "mayor", "settler"]


def poor(players: int) -> list[dict[str, int]]:
    return [seat(money=0) for who in range(players)]


def take(table: Table, *roles: str) -> None:
    """Each in turn takes a role, and in its phase everybody passes."""
    for role in roles:
        play(table, role)
        while table.decision.kind != "role":
            play(table, "pass")


def taker(table: Table, role: str) -> int | None:
    found: int | None = board(table)["roles"][role]["taker"]
    return found


# -- choosing -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "choosers"), [(THREE, [2, 0, 1]), (FOUR, [2, 3, 0, 1]), ("puerto-rico:2002/5", [2, 3, 4, 0, 1])]
)
def test_everybody_chooses_once_from_the_governor_on(rules: str, choosers: list[int]) -> None:
    """Clockwise from seat 2; then the next round begins with seat 3, or 0. [PR-RND-01 PR-RND-09 PR-GEN-01]"""
    players = len(choosers)
    table = situation(rules, *poor(players), governor=2)
    found = []
    for role in ["trader", "craftsman", "captain", "prospector", "prospector_2"][:players]:
        found.append(table.seat)
        play(table, role)
    assert found == choosers
    assert board(table)["round"] == 2
    assert board(table)["governor"] == 3 % players
    assert asked(table) == (3 % players, "role")


def test_a_phase_is_finished_before_the_next_choice() -> None:
    """[PR-RND-01]"""
    table = phase(THREE, "settler", row=["corn", "corn", "sugar"])
    for who in (0, 1, 2):
        assert asked(table) == (who, "tile")
        assert refused(table, "builder") == "PR-RND-01"
        play(table, "pass")
    assert asked(table) == (1, "role")


def test_a_role_must_be_taken() -> None:
    """[PR-RND-02]"""
    assert refused(situation(THREE), "pass") == "PR-RND-02"


def test_a_useless_role_may_be_taken() -> None:
    """A trader without goods, a craftsman without production. [PR-RND-02 PR-GEN-14]"""
    table = situation(THREE, *poor(3))
    play(table, "trader")
    assert asked(table) == (1, "role")
    play(table, "craftsman")
    assert asked(table) == (2, "role")
    assert [event["seat"] for event in happened(table, -1, "skip")] == [0, 1, 2, 1, 2, 0]


def test_a_role_that_was_taken_stays_with_its_player() -> None:
    """Until the end of the round nobody else takes it. [PR-RND-07]"""
    table = situation(THREE, *poor(3))
    play(table, "trader")
    assert taker(table, "trader") == 0
    assert words(table) == ["settler", "mayor", "builder", "craftsman", "captain"]
    assert refused(table, "trader") == "PR-RND-07"
    play(table, "captain")
    assert refused(table, "trader") == refused(table, "captain") == "PR-RND-07"
    assert (taker(table, "trader"), taker(table, "captain")) == (0, 1)


# -- doubloons on cards ------------------------------------------------------------------------------------------


def test_doubloons_on_the_card_come_at_once() -> None:
    """They can pay for the builder's own building. [PR-RND-03]"""
    table = phase(THREE, "builder", *poor(3), coins={"builder": 2, "mayor": 1})
    assert money(table, 0) == 2
    assert coins(table) == {"mayor": 1}
    play(table, "build construction_hut")
    assert money(table, 0) == 1


@pytest.mark.parametrize("role", ["builder", "trader", "craftsman", "captain"])
def test_they_come_even_to_whoever_does_nothing(role: str) -> None:
    """In every case. [PR-RND-03]"""
    table = phase(THREE, role, *poor(3), coins={role: 1})
    if table.decision.kind != "role":
        play(table, "pass")
    assert money(table, 0) == 1
    assert [money(table, who) for who in (1, 2)] == [0, 0]
    assert coins(table) == {}


def test_rounding_out_a_round() -> None:
    """WE-31: each of three cards gets one, also the one that had one; the governor's card goes on. [PR-RND-08 PR-RND-09]"""
    table = situation(FOUR, *poor(4), governor=1, coins={"settler": 1, "builder": 3})
    take(table, "builder", "trader", "craftsman", "captain")
    assert coins(table) == {"settler": 2, "mayor": 1, "prospector": 1}
    assert all(taker(table, role) is None for role in board(table)["roles"])
    assert len(words(table)) == 7
    assert board(table)["governor"] == 2
    assert asked(table) == (2, "role")


def test_nothing_is_laid_on_cards_before_the_round_ends() -> None:
    """[PR-RND-08]"""
    table = situation(FOUR, *poor(4))
    take(table, "trader", "craftsman", "captain")
    assert coins(table) == {}
    take(table, "prospector")
    assert coins(table) == {"settler": 1, "mayor": 1, "builder": 1}


@pytest.mark.parametrize(("rules", "left"), [(THREE, 3), (FOUR, 3), (FIVE, 3)])
def test_three_cards_are_left(rules: str, left: int) -> None:
    """Table 2.2: so many cards are left over each round. [PR-SET-05 PR-RND-08]"""
    players = int(rules[-1])
    table = situation(rules, *poor(players))
    play(table, *["trader", "craftsman", "captain", "prospector", "prospector_2"][:players])
    assert sum(coins(table).values()) == left


# -- who acts, who has the privilege --------------------------------------------------------------------------------


def test_whoever_took_the_role_acts_first() -> None:
    """Seat 1 of four takes the settler: 1, 2, 3, 0. [PR-RND-04 PR-GEN-01]"""
    table = situation(FOUR, *poor(4), row=["corn"] * 5)
    play(table, "trader", "settler")
    for who in (1, 2, 3, 0):
        assert asked(table) == (who, "tile")
        play(table, "take corn")
    assert asked(table) == (2, "role")


def test_nobody_has_to_act() -> None:
    """Settler, builder, craftsman and trader: everybody may pass. [PR-RND-05]"""
    rich = seat(money=5, goods={"sugar": 1}, island={"corn": 1}, manned={"corn": 1})
    table = situation(FOUR, rich, rich, rich, rich, row=["corn"] * 5)
    for role in ("settler", "builder", "craftsman", "trader"):
        play(table, role)
        for turn in range(4):
            assert table.decision.kind != "role"
            play(table, "pass")
    assert board(table)["round"] == 2
    for who in range(4):
        assert (money(table, who), island(table, who), city(table, who)) == (5, {"corn": 1}, [])
        assert goods(table, who) == {"sugar": 1}


def test_only_one_has_the_privilege() -> None:
    """The quarry and the doubloon of the one who took the card; not of the governor. [PR-RND-06]"""
    three = [seat(money=5) for who in range(3)]
    table = situation(THREE, *three, row=["corn"] * 4)
    play(table, "trader", "settler")
    assert "take quarry" in words(table)
    play(table, "take corn")
    assert "take quarry" not in words(table)
    play(table, "take corn", "pass", "builder")
    assert [price(table, "hospice")] == [3]
    play(table, "pass")
    assert [price(table, "hospice")] == [4]


# -- the prospector ----------------------------------------------------------------------------------------------


def test_the_prospector() -> None:
    """WE-04: a card with 2 doubloons brings 3, and nobody else anything. [PR-RND-03 PR-PRO-01]"""
    table = situation(FOUR, *poor(4), coins={"prospector": 2})
    play(table, "prospector")
    assert [money(table, who) for who in range(4)] == [3, 0, 0, 0]
    assert asked(table) == (1, "role")


def test_two_prospectors_are_two_cards() -> None:
    """R-58: each with its own doubloons, and both may be taken by different players. [PR-RND-10]"""
    table = situation(FIVE, *poor(5), coins={"prospector": 1, "prospector_2": 3})
    assert {"prospector", "prospector_2"} <= set(words(table))
    play(table, "prospector_2")
    assert money(table, 0) == 4
    assert coins(table) == {"prospector": 1}
    assert refused(table, "prospector_2") == "PR-RND-07"
    play(table, "prospector")
    assert money(table, 1) == 2
    assert (taker(table, "prospector_2"), taker(table, "prospector")) == (0, 1)


def test_equal_prospectors_are_offered_once() -> None:
    """They lie there alike; the other one can be taken next. [PR-RND-10]"""
    table = situation(FIVE, *poor(5))
    assert "prospector_2" not in words(table)
    assert refused(table, "prospector_2") == "PR-RND-10"
    play(table, "prospector", "prospector_2")
    assert [money(table, who) for who in range(5)] == [1, 1, 0, 0, 0]


def test_the_prospector_who_is_left_gets_a_doubloon_of_his_own() -> None:
    """[PR-RND-08 PR-RND-10]"""
    table = situation(FIVE, *poor(5))
    take(table, "prospector", "builder", "trader", "craftsman", "captain")
    assert coins(table) == {"settler": 1, "mayor": 1, "prospector_2": 1}
    assert {"prospector", "prospector_2"} <= set(words(table))


# -- two players ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("governor", [0, 1])
def test_two_players_take_three_cards_each(governor: int) -> None:
    """Governor, other, governor, other, governor, other. [PR-TWO-03]"""
    table = situation(TWO, *poor(2), governor=governor)
    found = []
    for role in SEVEN[:6]:
        found.append(table.seat)
        take(table, role)
    assert found == [governor, 1 - governor] * 3
    assert board(table)["round"] == 2


def test_both_resolve_each_of_the_six() -> None:
    """Whoever took the card first, then the other; then the next choice. [PR-TWO-03 PR-RND-04]"""
    table = situation(TWO, seat(money=3), seat(money=3), row=["corn", "corn", "sugar"])
    play(table, "settler")
    assert asked(table) == (0, "tile")
    play(table, "take corn")
    assert asked(table) == (1, "tile")
    play(table, "take corn")
    assert asked(table) == (1, "role")
    play(table, "builder")
    assert asked(table) == (1, "build")
    play(table, "pass")
    assert asked(table) == (0, "build")


def test_the_card_that_is_left_gets_a_doubloon() -> None:
    """All cards return and the governor's card changes hands. [PR-TWO-04]"""
    table = situation(TWO, *poor(2), governor=1, coins={"settler": 1})
    take(table, *SEVEN[:6])
    assert coins(table) == {"settler": 2}
    assert len(words(table)) == 7
    assert board(table)["governor"] == 0
    assert asked(table) == (0, "role")


def test_the_office_of_two_is_refilled_with_two() -> None:
    """[PR-TWO-05 PR-MAY-07]"""
    table = phase(TWO, "mayor")
    play(table, "pass")
    assert office(table) == 2


def test_a_game_of_two_ends_like_any_other() -> None:
    """A full city: the round is completed, all six cards, and no other follows. [PR-TWO-05 PR-END-01 PR-END-03]"""
    almost = occupied(
        "small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "small_market", "hacienda",
        "construction_hut", "small_warehouse", "hospice", "office", "large_market",
    )  # fmt: skip
    table = phase(TWO, "builder", seat(money=5, city=almost), seat(money=0))
    play(table, "build tobacco_storage")
    assert board(table)["ending"] == ["city"]
    assert asked(table) == (1, "role")
    play(table, "trader", "craftsman", "captain", "prospector")
    assert asked(table) == (1, "role")
    play(table, "mayor", "pass")
    while not table.over:
        table.play(table.options[0])
    assert board(table)["round"] == 1
    assert table.scores == [1 + 1 + 2 + 2 + 1 + 1 + 1 + 1 + 2 + 2 + 2 + 3, 0]


# -- privileges need the action ------------------------------------------------------------------------------------


def test_privileges_need_the_action() -> None:
    """WE-28: no doubloon for a builder or trader who does nothing, no point for such a captain, no good for
    such a craftsman. [PR-BLD-04 PR-TRA-03 PR-CAP-12 PR-CRA-07]"""
    for role, have in (
        ("builder", seat(money=3)),
        ("trader", seat(money=3, goods={"corn": 1})),
        ("captain", seat(money=3)),
        ("craftsman", seat(money=3, island={"corn": 1}, manned={"corn": 1})),
    ):
        table = phase(THREE, role, have, *poor(2))
        if role != "captain":
            play(table, "pass")
        assert asked(table) == (1, "role")
        assert (money(table, 0), points(table, 0)) == (3, 0)
        assert goods(table, 0) == ({"corn": 1} if role == "trader" else {})


def test_the_worker_of_the_mayor_is_not_forced_on_him() -> None:
    """WE-28 in the other direction: the privilege may be declined. [PR-RND-05 PR-MAY-09]"""
    table = phase(THREE, "mayor")
    play(table, "pass")
    assert (idle(table, 0), manned(table, 0)) == (0, {"indigo": 1})
