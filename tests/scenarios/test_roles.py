"""Rounds and roles in general: docs/rules/san-juan.md, sections 4.4 and 4.5."""

import pytest

from gouverneur import Table
from situations import (
    asked,
    discards,
    draw_pile,
    goods,
    hand,
    happened,
    loaded,
    play,
    refused,
    seat,
    situation,
    words,
)

PLANTS = ["indigo_plant", "sugar_mill", "tobacco_storage"]
STOCK = [loaded(plant) for plant in PLANTS]


# -- the round ------------------------------------------------------------------------------


def test_everybody_chooses_once_from_the_governor_on() -> None:
    """Four players, seat 2 governor: 2, 3, 0, 1, then the next round. [SJ-RND-01]"""
    table = situation("san-juan:first/4", governor=2)
    choosers = []
    for role in ("builder", "trader", "prospector", "producer"):
        choosers.append(table.seat)
        play(table, role)
        if role == "prospector":
            play(table, "pass")
    assert choosers == [2, 3, 0, 1]
    play(table, "done", "done", "done", "done")
    assert table.position()["round"] == 2


@pytest.mark.parametrize(
    ("players", "choosers"),
    [(2, [0, 1, 0, 1, 0, 1, 0]), (3, [0, 1, 2, 1, 2, 0, 2]), (4, [0, 1, 2, 3, 1, 2, 3, 0, 2])],
)
def test_who_chooses_in_the_first_two_rounds(players: int, choosers: list[int]) -> None:
    """A game from its beginning until the third governor chooses. [SJ-RND-01 SJ-RND-03 SJ-2P-01]"""
    table = Table(f"san-juan:first/{players}", seed=1, given={"start": [0]})
    found = []
    while table.position()["round"] < 3:
        found.append(table.seat)
        play(
            table,
            next(role for role in ("trader", "prospector", "producer", "councillor") if role in words(table)),
        )
        while table.decision.kind != "role":
            play(table, "done" if "done" in words(table) else "pass")
    assert [*found, table.seat] == choosers


def test_the_next_player_chooses_when_the_phase_is_finished() -> None:
    """All three have drawn or passed before seat 1 chooses. [SJ-RND-01]"""
    table = situation("san-juan:first/3")
    play(table, "councillor")
    assert asked(table) == (0, "council")
    play(table, "pass")
    assert asked(table) == (1, "council")
    play(table, "pass")
    assert asked(table) == (2, "council")
    play(table, "pass")
    assert asked(table) == (1, "role")


def test_a_role_is_taken_once_a_round() -> None:
    """It lies before its player and nobody else can have it. [SJ-RND-02]"""
    table = situation("san-juan:first/3")
    play(table, "builder")
    assert words(table) == ["producer", "trader", "councillor", "prospector"]
    assert refused(table, "builder") == "SJ-RND-02"
    play(table, "trader")
    assert words(table) == ["producer", "councillor", "prospector"]
    assert table.position()["roles"] == {"builder": 0, "trader": 1}
    assert refused(table, "trader") == "SJ-RND-02"
    assert refused(table, "builder") == "SJ-RND-02"
    assert happened(table, 2, "role") == [
        {"event": "role", "seat": 0, "role": "builder"},
        {"event": "role", "seat": 1, "role": "trader"},
    ]


def test_after_the_round_all_roles_are_free_and_the_left_neighbour_governs() -> None:
    """Also from the last seat to the first. [SJ-RND-03]"""
    for governor, left in ((0, 1), (1, 2), (2, 0)):
        table = situation("san-juan:first/3", governor=governor)
        play(table, "builder", "trader", "prospector", "pass")
        position = table.position()
        assert (position["round"], position["governor"]) == (2, left)
        assert "roles" not in position
        assert asked(table) == (left, "role")
        assert words(table) == ["builder", "producer", "trader", "councillor", "prospector"]


def test_roles_nobody_took_bring_nothing() -> None:
    """Producer and councillor stay in the middle; who takes them next gets no card for it. [SJ-RND-03]"""
    table = situation("san-juan:first/3")
    full = draw_pile(table)
    play(table, "builder", "trader", "prospector", "pass")
    play(table, "councillor", "pass", "pass", "pass")
    play(table, "producer", "done", "done", "done")
    assert draw_pile(table) == full
    assert [hand(table, who) for who in range(3)] == [[], [], []]


# -- choosing a role ----------------------------------------------------------------------------


def test_a_role_must_be_chosen() -> None:
    """Nobody has a use for any role, and there is no passing. [SJ-ROL-01]"""
    table = situation("san-juan:first/3")
    assert words(table) == ["builder", "producer", "trader", "councillor", "prospector"]
    assert refused(table, "pass") == "SJ-ROL-01"
    assert refused(table, "done") == "SJ-ROL-01"


def test_the_last_to_choose_cannot_pass_either() -> None:
    """Of four players the fourth still takes one of two roles. [SJ-ROL-01]"""
    table = situation("san-juan:first/4", roles={"builder": 0, "trader": 1, "prospector": 2})
    assert asked(table) == (3, "role")
    assert words(table) == ["producer", "councillor"]
    assert refused(table, "pass") == "SJ-ROL-01"


def test_a_chosen_role_need_not_be_used() -> None:
    """W-07: the builder builds nothing, the others build; the role is taken all the same. [SJ-ROL-01 SJ-ROL-04]"""
    table = situation(
        "san-juan:first/3", seat("smithy"), seat("smithy", "hero"), seat("well", "hero", "hero")
    )
    play(table, "builder", "pass", "build smithy")
    assert asked(table) == (2, "build")
    play(table, "build well")
    assert table.position()["roles"] == {"builder": 0}
    assert asked(table) == (1, "role")


# -- who acts when ---------------------------------------------------------------------------------


def test_the_chooser_acts_first_then_the_others_clockwise_once_each() -> None:
    """Seat 2 takes the producer: 2, 3, 0, 1. [SJ-ROL-02]"""
    table = situation("san-juan:first/4", roles={"builder": 0, "trader": 1})
    play(table, "producer")
    actors = []
    while table.decision.kind == "produce":
        actors.append(table.seat)
        play(table, "done")
    assert actors == [2, 3, 0, 1]
    assert asked(table) == (3, "role")


def test_the_same_order_in_every_phase() -> None:
    """Builder, trader and councillor by seat 1 of three: 1, 2, 0. [SJ-ROL-02]"""
    rich = seat("smithy", "hero", display=[loaded("indigo_plant")])
    for role, decline in (("builder", "pass"), ("trader", "done"), ("councillor", "pass")):
        table = situation("san-juan:first/3", rich, rich, rich, roles={"prospector": 0})
        play(table, role)
        actors = []
        while table.decision.kind != "role":
            actors.append(table.seat)
            play(table, decline)
        assert actors == [1, 2, 0]


def test_nobody_acts_out_of_turn() -> None:
    """It is the producer's turn to produce: building or choosing a role has to wait. [SJ-ROL-02]"""
    table = situation("san-juan:first/3", seat("smithy"))
    play(table, "producer")
    assert refused(table, "build smithy") == "SJ-ROL-02"
    assert refused(table, "councillor") == "SJ-ROL-02"


def test_every_role_but_the_prospector_has_an_action_for_all() -> None:
    """Builder, producer, trader and councillor ask everybody, the prospector only the chooser. [SJ-ROL-03]"""
    rich = seat("smithy", "hero", display=[loaded("indigo_plant"), "sugar_mill"])
    declines = {
        "builder": "pass",
        "producer": "done",
        "trader": "done",
        "councillor": "pass",
        "prospector": "pass",
    }
    asked_seats = {}
    for role, decline in declines.items():
        table = situation("san-juan:first/3", rich, rich, rich)
        play(table, role)
        asked_seats[role] = []
        while table.decision.kind != "role":
            asked_seats[role].append(table.seat)
            play(table, decline)
    everybody = [0, 1, 2]
    assert asked_seats == {
        "builder": everybody,
        "producer": everybody,
        "trader": everybody,
        "councillor": everybody,
        "prospector": [0],
    }


def test_the_prospector_gives_the_others_nothing() -> None:
    """The chooser draws a card, the others none. [SJ-ROL-03]"""
    table = situation("san-juan:first/3")
    play(table, "prospector", "draw 1")
    assert [len(hand(table, who)) for who in range(3)] == [1, 0, 0]


# -- privileges --------------------------------------------------------------------------------------


def test_privilege_of_the_builder() -> None:
    """He pays one card less, the others the printed cost. [SJ-ROL-05]"""
    table = situation("san-juan:first/3", seat("well", "hero"), seat("well", "hero", "hero"))
    play(table, "builder")
    assert table.price_sources("build well") == [("printed", 2), ("privilege", -1)]
    play(table, "pass")
    assert table.price_sources("build well") == [("printed", 2)]


def test_privilege_of_the_producer() -> None:
    """He makes two goods, the others one. [SJ-ROL-05]"""
    table = situation("san-juan:first/3", seat(display=PLANTS), seat(display=PLANTS))
    play(table, "producer", "produce indigo", "produce sugar")
    assert goods(table, 0) == ["indigo_plant", "sugar_mill"]
    assert asked(table) == (1, "produce")
    play(table, "produce tobacco")
    assert goods(table, 1) == ["tobacco_storage"]
    assert asked(table) == (2, "produce")


def test_privilege_of_the_trader() -> None:
    """He sells two goods, the others one. [SJ-ROL-05]"""
    table = situation("san-juan:first/3", seat(display=STOCK), seat(display=STOCK))
    play(table, "trader", "sell indigo", "sell sugar")
    assert goods(table, 0) == ["tobacco_storage"]
    assert asked(table) == (1, "sell")
    play(table, "sell tobacco")
    assert goods(table, 1) == ["indigo_plant", "sugar_mill"]
    assert asked(table) == (1, "role")


def test_privilege_of_the_councillor() -> None:
    """He looks at five cards, the others at two. [SJ-ROL-05]"""
    table = situation("san-juan:first/3")
    play(table, "councillor")
    assert words(table) == ["draw 2", "draw 5", "pass"]
    play(table, "draw 5", deck=["hero", "hero", "hero", "statue", "statue"])
    play(table, "keep statue")
    assert discards(table) == ["statue", "hero", "hero", "hero"]
    assert words(table) == ["draw 2", "pass"]
    assert refused(table, "draw 5") == "SJ-COU-02"


def test_privilege_of_the_prospector() -> None:
    """One card. [SJ-ROL-05]"""
    table = situation("san-juan:first/3")
    play(table, "prospector")
    assert words(table) == ["draw 1", "pass"]
    play(table, "draw 1", deck=["hero"])
    assert hand(table, 0) == ["hero"]


# -- declining ------------------------------------------------------------------------------------------


def test_the_chooser_may_leave_his_privilege_unused() -> None:
    """R-25: one good though two were allowed, two cards instead of five, the full price. [SJ-ROL-04]"""
    table = situation("san-juan:first/3", seat("well", "hero", "hero", display=PLANTS))
    play(table, "producer", "produce indigo", "done")
    assert goods(table, 0) == ["indigo_plant"]
    table = situation("san-juan:first/3")
    play(table, "councillor", "draw 2", deck=["hero", "statue"])
    assert words(table) == ["keep statue", "keep hero"]
    table = situation("san-juan:first/3", seat("well", "hero", "hero"))
    play(table, "builder", "waive privilege")
    assert discards(table) == ["hero", "hero"]


def test_a_privilege_is_not_to_be_had_without_the_action() -> None:
    """R-25: a councillor draws 2 or 5 cards or none, never the three of the privilege alone. [SJ-ROL-04]"""
    table = situation("san-juan:first/3")
    play(table, "councillor")
    assert words(table) == ["draw 2", "draw 5", "pass"]
    play(table, "pass")
    assert asked(table) == (1, "council")
    assert hand(table, 0) == []


def test_the_prospector_may_decline_his_card() -> None:
    """R-25: he has only the privilege, and may decline that. [SJ-ROL-04]"""
    table = situation("san-juan:first/3")
    play(table, "prospector", "pass")
    assert hand(table, 0) == []
    assert asked(table) == (1, "role")


def test_who_declines_is_skipped_and_not_asked_again() -> None:
    """Every phase lets each of the others decline. [SJ-ROL-04]"""
    rich = seat("smithy", "hero", display=[loaded("indigo_plant"), "sugar_mill"])
    for role, decline in (
        ("builder", "pass"),
        ("producer", "done"),
        ("trader", "done"),
        ("councillor", "pass"),
    ):
        table = situation("san-juan:first/3", rich, rich, rich)
        play(table, role, decline, decline, decline)
        assert asked(table) == (1, "role")
        assert [len(hand(table, who)) for who in range(3)] == [2, 2, 2]
        assert [goods(table, who) for who in range(3)] == [["indigo_plant"]] * 3


# -- one after the other ------------------------------------------------------------------------------------


def test_producers_draw_in_action_order() -> None:
    """R-01: two cards are left; the chooser's goods take both, the others' plants stay empty. [SJ-ROL-06]"""
    plants = seat(display=["indigo_plant", "sugar_mill"])
    table = situation("san-juan:first/3", plants, plants, plants, pile=["hero", "statue"])
    play(table, "producer", "produce indigo", "produce sugar")
    assert [goods(table, who) for who in range(3)] == [["indigo_plant", "sugar_mill"], [], []]
    assert asked(table) == (1, "role")


def test_each_finishes_all_his_draws_before_the_next_acts() -> None:
    """R-01: goods, then the card for the well, then the next player's good. [SJ-ROL-06]"""
    table = situation("san-juan:first/3", seat(display=["indigo_plant", "sugar_mill", "well"]))
    play(table, "producer", deck=["hero", "statue", "tower", "palace"])
    play(table, "produce indigo", "produce sugar", "produce indigo")
    players = table.position()["players"]
    assert players[0]["display"] == [{"indigo_plant": "hero"}, {"sugar_mill": "statue"}, "well"]
    assert players[0]["hand"] == ["tower"]
    assert players[1]["display"] == [{"indigo_plant": "palace"}]


def test_traders_sell_in_action_order() -> None:
    """R-01: the first seller's good is shuffled into the pile from which the second draws. [SJ-ROL-06]"""
    table = situation(
        "san-juan:first/3",
        seat(display=[loaded("indigo_plant", "hero")]),
        seat(display=[loaded("indigo_plant", "tower")]),
        pile=["statue"],
    )
    play(table, "trader", "sell indigo", tiles=[1])
    assert (hand(table, 0), discards(table)) == (["statue"], ["hero"])
    play(table, "sell indigo", deck=["tower"])
    assert hand(table, 1) == ["tower"]
    assert draw_pile(table) == {"hero": 1}


def test_councillors_draw_in_action_order() -> None:
    """R-01: what the first discards may come to the second. [SJ-ROL-06]"""
    table = situation("san-juan:first/3", pile=["hero", "statue"])
    play(table, "councillor", "draw 2", "keep hero")
    assert asked(table) == (1, "council")
    play(table, "draw 2")
    assert (hand(table, 0), hand(table, 1)) == (["hero"], ["statue"])
