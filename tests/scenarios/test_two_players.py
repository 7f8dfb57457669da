"""Two players: docs/rules/san-juan.md, section 2.4."""

from situations import asked, goods, hand, loaded, play, refused, seat, situation, words

LIBRARY = ["indigo_plant", "library"]


def test_the_governor_chooses_twice() -> None:
    """W-01: governor, opponent, governor again; then the other is governor. [SJ-2P-01]"""
    table = situation("san-juan:first/2")
    assert asked(table) == (0, "role")
    play(table, "prospector", "pass")
    assert asked(table) == (1, "role")
    play(table, "builder")
    assert asked(table) == (0, "role")
    play(table, "trader")
    position = table.position()
    assert (position["round"], position["governor"]) == (2, 1)
    assert "roles" not in position
    assert asked(table) == (1, "role")


def test_the_second_round_is_the_other_way_round() -> None:
    """The new governor begins and ends it. [SJ-2P-01]"""
    table = situation("san-juan:first/2", governor=1, round=2)
    choosers = [table.seat]
    for role in ("builder", "trader"):
        play(table, role)
        choosers.append(table.seat)
    assert choosers == [1, 0, 1]
    play(table, "prospector", "pass")
    assert (table.position()["round"], table.position()["governor"]) == (3, 0)


def test_the_second_choice_is_among_three_and_must_be_made() -> None:
    """W-01, R-65: two roles are taken; one of the other three must be chosen. [SJ-2P-01 SJ-2P-02]"""
    table = situation("san-juan:first/2")
    play(table, "builder", "trader")
    assert asked(table) == (0, "role")
    assert words(table) == ["producer", "councillor", "prospector"]
    assert refused(table, "builder") == "SJ-RND-02"
    assert refused(table, "trader") == "SJ-RND-02"
    assert table.why_not("pass") is not None


def test_the_second_role_may_be_declined_once_chosen() -> None:
    """R-65: the governor must take a role, but neither its action nor its privilege. [SJ-2P-01 SJ-ROL-04]"""
    table = situation("san-juan:first/2")
    play(table, "builder", "trader", "councillor")
    play(table, "pass", "pass")
    assert (table.position()["round"], table.position()["governor"]) == (2, 1)
    assert [hand(table, who) for who in (0, 1)] == [[], []]


def test_the_second_role_is_a_whole_role() -> None:
    """It has its privilege: the governor produces two goods, the opponent one. [SJ-2P-01 SJ-ROL-05]"""
    plants = ["indigo_plant", "sugar_mill"]
    table = situation("san-juan:first/2", seat(display=plants), seat(display=plants))
    play(table, "builder", "trader", "producer")
    play(table, "produce indigo", "produce sugar", "produce indigo")
    assert (goods(table, 0), goods(table, 1)) == (plants, ["indigo_plant"])


# -- the library, once a round --------------------------------------------------------------------


def test_a_library_used_in_the_first_role_is_used_up() -> None:
    """W-55: eight cards as councillor, then only one as prospector. [SJ-2P-03 SJ-LIB-04]"""
    table = situation("san-juan:first/2", seat(display=LIBRARY))
    play(table, "councillor", "draw 8", deck=["hero"] * 3 + ["statue"] * 3 + ["tower"] * 2)
    play(table, "keep hero", "pass", "builder")
    assert asked(table) == (0, "role")
    assert table.position()["doubled"] == [0]
    play(table, "prospector")
    assert words(table) == ["draw 1", "pass"]
    assert refused(table, "draw 2") == "SJ-LIB-04"


def test_a_library_spared_in_the_first_role_works_in_the_second() -> None:
    """W-55: five cards as councillor, then two as prospector. [SJ-2P-03 SJ-LIB-04]"""
    table = situation("san-juan:first/2", seat(display=LIBRARY))
    play(table, "councillor", "draw 5", deck=["hero"] * 3 + ["statue"] * 2)
    play(table, "keep hero", "pass", "builder")
    assert asked(table) == (0, "role")
    play(table, "prospector", "draw 2")
    assert len(hand(table, 0)) == 3


def test_next_round_it_works_again() -> None:
    """The governor used it last round; now he chooses second and has it anew. [SJ-2P-03]"""
    table = situation(
        "san-juan:first/2", seat(display=LIBRARY), doubled=[0], roles={"builder": 0, "trader": 1}
    )
    play(table, "producer", "done", "done")
    assert table.position()["round"] == 2
    assert asked(table) == (1, "role")
    play(table, "builder", "prospector")
    assert words(table) == ["draw 1", "draw 2", "pass"]


def test_each_player_has_a_library_of_his_own() -> None:
    """That the governor has used his says nothing about the opponent's. [SJ-2P-03]"""
    table = situation("san-juan:first/2", seat(display=LIBRARY), seat(display=LIBRARY))
    play(table, "prospector", "draw 2", deck=["hero", "hero"])
    play(table, "councillor")
    assert words(table) == ["draw 2", "draw 5", "draw 8", "pass"]


def test_also_for_the_other_seat_as_governor() -> None:
    """Seat 1 governs and uses the library as prospector: no eight cards as councillor. [SJ-2P-03 SJ-LIB-04]"""
    table = situation("san-juan:first/2", seat(), seat(display=LIBRARY), governor=1)
    play(table, "prospector", "draw 2", deck=["hero", "hero"])
    play(table, "trader", "councillor")
    assert asked(table) == (1, "council")
    assert words(table) == ["draw 2", "draw 5", "pass"]


def test_as_builder_the_used_library_saves_nothing() -> None:
    """Used as prospector: a tower then costs the governor 3 - 1. [SJ-2P-03]"""
    table = situation("san-juan:first/2", seat("tower", "hero", display=LIBRARY))
    play(table, "prospector", "draw 2", deck=["well", "statue"])
    play(table, "trader", "builder")
    assert table.price_sources("build tower") == [("printed", 3), ("privilege", -1)]


def test_as_producer_and_trader_the_used_library_adds_nothing() -> None:
    """Used as producer for a third good: then only two can be sold. [SJ-2P-03]"""
    plants = ["indigo_plant", "sugar_mill", "tobacco_storage"]
    table = situation("san-juan:first/2", seat(display=[*plants, "library"]))
    play(table, "producer", "produce indigo", "produce sugar", "produce tobacco", "done")
    assert goods(table, 0) == plants
    play(table, "builder", "trader")
    play(table, "sell indigo", "sell sugar")
    assert goods(table, 0) == ["tobacco_storage"]
    assert table.position()["round"] == 2


def test_the_other_way_round_the_third_good_cannot_be_produced() -> None:
    """Used as trader for a third sale: then only two goods can be produced. [SJ-2P-03]"""
    plants = ["indigo_plant", "sugar_mill", "tobacco_storage"]
    table = situation("san-juan:first/2", seat(display=[*[loaded(plant) for plant in plants], "library"]))
    play(table, "trader", "sell indigo", "sell sugar", "sell tobacco", deck=["hero"] * 3, tiles=[1])
    play(table, "builder", "producer")
    play(table, "produce indigo", "produce sugar")
    assert goods(table, 0) == ["indigo_plant", "sugar_mill"]
    assert asked(table) == (1, "produce")
