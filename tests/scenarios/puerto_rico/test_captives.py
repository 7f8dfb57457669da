"""Kidnapped roles: docs/rules/puerto-rico.md, section 4.12, R-48 to R-50 and R-63."""

from typing import Any

from gouverneur import Table
from situations_puerto_rico import (
    all_money,
    all_points,
    asked,
    board,
    city,
    coins,
    empty,
    ending,
    farm,
    goods,
    happened,
    house,
    idle,
    idle_nobles,
    island,
    manned,
    money,
    noble_staff,
    nobles,
    office,
    office_nobles,
    phase,
    play,
    points,
    reason,
    rounds_end,
    row,
    scarce,
    seat,
    ships,
    situation,
    staff,
    titled,
    words,
    workers,
)

TWO = "puerto-rico:2020+buccaneer/2"
THREE = "puerto-rico:2020+buccaneer/3"
FIVE = "puerto-rico:2020+buccaneer/5"
NOBLES = "puerto-rico:2020+nobles+buccaneer/3"
NEW = "puerto-rico:2020+new-buildings+buccaneer/3"
FULL = "puerto-rico:2020+buccaneer/3?captive_role_mode=full"
ROLES = ["settler", "mayor", "builder", "craftsman", "trader", "captain"]


def captive(ruleset: str, role: str, *seats: dict[str, Any], **rest: Any) -> Table:
    """Seat 0 has kidnapped a role, the two others took roles in which they did nothing, and now it plays it."""
    table = phase(ruleset, "buccaneer", *seats, **rest)
    play(table, f"kidnap {role}")
    others = [other for other in ("trader", "craftsman", "builder") if other != role]
    rounds_end(table, *others[:2])
    return table


# -- the kidnapping -------------------------------------------------------------------------------------------------


def test_any_role_that_nobody_has_used() -> None:
    """[PR-BUC-09]"""
    table = situation(THREE)
    play(table, "captain", "buccaneer")
    assert words(table) == [*(f"kidnap {role}" for role in ROLES[:-1]), "pass"]
    play(table, "kidnap builder")
    assert board(table)["captive"] == {"role": "builder", "seat": 1}
    assert asked(table) == (2, "role")


def test_its_doubloons_go_to_the_kidnapper_at_once() -> None:
    """R-63: whoever picks the card later finds it empty. [PR-BUC-09 PR-RND-03]"""
    table = phase(THREE, "buccaneer", seat(money=1), seat(money=0), coins={"craftsman": 2, "trader": 1})
    play(table, "kidnap craftsman")
    assert all_money(table)[:2] == [3, 0]
    assert coins(table) == {"trader": 1}
    play(table, "craftsman")
    assert money(table, 1) == 0


def test_a_ransom_of_three() -> None:
    """From the bank, at once, when another picks the card; then the role is his. [PR-BUC-10]"""
    table = phase(THREE, "buccaneer", seat(money=0), seat(money=0, island={}), row=["corn"] * 4)
    play(table, "kidnap settler", "settler")
    assert all_money(table)[:2] == [3, 0]
    assert happened(table, -1, "ransom") == [
        {"event": "ransom", "seat": 0, "role": "settler", "doubloons": 3}
    ]
    assert board(table)["captive"] is None
    # Seat 1 acts first and has the privilege, then all others.
    assert asked(table) == (1, "tile")
    assert "take quarry" in words(table)
    play(table, "take quarry", "take corn", "take corn")
    assert asked(table) == (2, "role")
    assert (island(table, 1), island(table, 0)) == ({"quarry": 1}, {"indigo": 1, "corn": 1})


def test_whoever_was_ransomed_is_not_played_again() -> None:
    """It was used: no doubloon, and no phase at the end of the round. [PR-BUC-10 PR-BUC-12 PR-RND-08]"""
    table = phase(THREE, "buccaneer")
    play(table, "kidnap trader", "trader")
    rounds_end(table, "captain")
    assert board(table)["round"] == 2
    assert happened(table, -1, "captive") == []
    assert coins(table) == dict.fromkeys(("settler", "mayor", "builder", "craftsman"), 1)


def test_other_cards_bring_no_ransom() -> None:
    """[PR-BUC-10]"""
    table = phase(THREE, "buccaneer", seat(money=0))
    play(table, "kidnap settler", "trader", "captain")
    assert happened(table, -1, "ransom") == []
    assert money(table, 0) == 0


def test_nobody_picks_his_own_captive() -> None:
    """R-48: of two players the kidnapper has further picks. [PR-BUC-11]"""
    table = phase(TWO, "buccaneer")
    play(table, "kidnap mayor")
    assert asked(table) == (1, "role")
    assert "mayor" in words(table)
    play(table, "captain")
    assert words(table) == ["settler", "builder", "craftsman", "trader", "prospector"]
    assert reason(table, "mayor") == ("PR-BUC-11", "own-captive")
    play(table, "trader")
    assert "mayor" in words(table)


def test_of_two_players_one_may_ransom_from_the_other() -> None:
    """[PR-BUC-10 PR-BUC-11]"""
    table = situation(TWO, seat(money=0), seat(money=0))
    play(table, "trader", "buccaneer", "kidnap prospector", "prospector")
    assert all_money(table) == [1, 3]


# -- two prospectors ------------------------------------------------------------------------------------------------


def test_equal_prospectors_are_one_choice() -> None:
    """R-58 [PR-BUC-09 PR-RND-10]"""
    table = phase(FIVE, "buccaneer")
    assert "kidnap prospector" in words(table)
    assert reason(table, "kidnap prospector_2") == ("PR-BUC-09", "role-taken")
    table = phase(FIVE, "buccaneer", coins={"prospector_2": 1})
    assert {"kidnap prospector", "kidnap prospector_2"} <= set(words(table))


def test_a_captive_prospector_is_not_the_other() -> None:
    """R-58: one brings a ransom to the kidnapper, the other does not. [PR-BUC-10 PR-RND-10]"""
    table = phase(FIVE, "buccaneer", seat(money=0), seat(money=0))
    play(table, "kidnap prospector")
    assert {"prospector", "prospector_2"} <= set(words(table))
    after = table.copy()
    play(after, "prospector")
    assert all_money(after)[:2] == [3, 1]
    play(table, "prospector_2")
    assert all_money(table)[:2] == [0, 1]
    assert board(table)["captive"] == {"role": "prospector", "seat": 0}


def test_the_second_may_be_the_captive() -> None:
    """R-58 [PR-BUC-09 PR-BUC-12]"""
    table = phase(FIVE, "buccaneer", seat(money=0), coins={"prospector_2": 1})
    play(table, "kidnap prospector_2")
    assert money(table, 0) == 1
    rounds_end(table, "trader", "captain", "craftsman", "prospector")
    assert money(table, 0) == 1 + 1
    assert coins(table) == dict.fromkeys(("settler", "mayor", "builder"), 1)


# -- at the end of the round ----------------------------------------------------------------------------------------


def test_a_captive_that_nobody_picked_is_played_by_the_kidnapper() -> None:
    """Alone, with the privilege, after the last pick and before doubloons are laid. [PR-BUC-12 PR-BUC-14]"""
    table = captive(THREE, "settler", row=["corn"] * 4)
    assert board(table)["alone"] is True
    assert board(table)["round"] == 1
    assert coins(table) == {}
    assert happened(table, -1, "captive") == [{"event": "captive", "seat": 0, "role": "settler"}]
    assert asked(table) == (0, "tile")
    assert words(table) == ["take corn", "take quarry", "pass"]
    play(table, "take quarry")
    assert asked(table) == (1, "role")
    assert board(table)["alone"] is False
    assert board(table)["round"] == 2
    assert [island(table, who).get("quarry", 0) for who in range(3)] == [1, 0, 0]


def test_it_counts_as_used() -> None:
    """R-50: no doubloon on it. [PR-BUC-13 PR-BUC-02]"""
    table = captive(THREE, "settler", row=["corn"] * 4)
    play(table, "pass")
    assert coins(table) == dict.fromkeys(("mayor", "builder", "captain"), 1)


def test_with_two_players_one_card_is_left() -> None:
    """R-50: six picks and a captive of eight cards. [PR-TWO-04 PR-BUC-13]"""
    table = phase(TWO, "buccaneer", coins={"prospector": 1})
    play(table, "kidnap prospector")
    rounds_end(table, "settler", "mayor", "builder", "craftsman", "trader")
    assert coins(table) == {"captain": 1}
    table = phase(TWO, "buccaneer", coins={"prospector": 1})
    play(table, "kidnap prospector", "prospector")
    rounds_end(table, "settler", "mayor", "builder", "craftsman")
    assert coins(table) == {"trader": 1, "captain": 1}


def test_it_comes_after_all_picks_of_two_players() -> None:
    """[PR-BUC-12 PR-TWO-03]"""
    table = situation(TWO, seat(money=0), seat(money=0))
    play(table, "trader", "buccaneer", "kidnap prospector")
    play(table, "captain", "craftsman")
    assert money(table, 1) == 0
    rounds_end(table, "settler", "mayor")
    assert money(table, 1) == 1
    assert board(table)["governor"] == 1


def test_the_cards_are_back_afterwards() -> None:
    """Captive and buccaneer too, but the poster stays. [PR-BUC-12 PR-RND-09 PR-BUC-03]"""
    table = captive(THREE, "settler", row=["corn"] * 4)
    play(table, "pass")
    assert all(card["taker"] is None for card in board(table)["roles"].values())
    assert (board(table)["captive"], board(table)["poster"]) == (None, 0)
    assert words(table) == [*ROLES, "buccaneer"]


def test_the_last_round_includes_the_captive() -> None:
    """[PR-END-01 PR-BUC-12]"""
    table = situation(THREE, seat(), seat(goods={"corn": 1}, points=74))
    play(table, "buccaneer", "kidnap builder", "captain", "load corn ship-4")
    assert ending(table) == ["chips"]
    play(table, "craftsman")
    assert not table.over
    assert asked(table) == (0, "build")
    play(table, "pass")
    assert table.over


def test_a_game_can_end_with_a_captive() -> None:
    """The trigger occurs in the captive's phase: it was still this round. [PR-END-01 PR-END-04 PR-BUC-12]"""
    table = captive(THREE, "captain", seat(goods={"corn": 1}), seat(points=74))
    play(table, "load corn ship-4")
    assert table.over


# -- the phases, played alone ---------------------------------------------------------------------------------------


def test_a_captive_settler() -> None:
    """Nobody else takes a tile, nobody else's lodge works; the row is cleared and refilled. [PR-BUC-14 PR-STL-07]"""
    lodge = seat("hunting_lodge", island={"corn": 1})
    table = captive(NOBLES, "settler", lodge, lodge, row=["sugar"] * 4)
    play(table, "take sugar")
    assert asked(table) == (0, "lodge")
    play(table, "discard corn", tiles=["coffee"] * 4)
    assert board(table)["round"] == 2
    assert [island(table, who) for who in range(3)] == [{"sugar": 1}, {"corn": 1}, {"corn": 1}]
    assert row(table) == {"coffee": 4}
    assert board(table)["discards"]["sugar"] == 3


def test_others_islands_count_for_a_lodge() -> None:
    """Only his building works, but he must have the emptiest island of all. [PR-BUC-14 PR-HUN-03]"""
    for tiles, brought in ((1, 2), (2, 0)):
        noble = seat(**titled("hunting_lodge"), island={"corn": tiles})
        table = captive(
            NOBLES, "settler", noble, seat(island={"corn": 2}), seat(island={"corn": 2}), row=["sugar"] * 4
        )
        play(table, "pass")
        assert all_points(table) == [brought, 0, 0]


def test_a_captive_mayor_receives_the_whole_office() -> None:
    """R-49: he alone arranges; the refill counts everybody's buildings. [PR-BUC-14 PR-MAY-07]"""
    others = seat(island={"corn": 2}, manned={"corn": 1}, city=empty("sugar_mill", "hospice"))
    table = captive(THREE, "mayor", seat(island={"corn": 6}), others, office=4)
    assert asked(table) == (0, "hire")
    before = workers(table)
    play(table, "hire 1")
    # Five workers on six plantations: nothing to choose, for they are all the same.
    assert manned(table, 0) == {"corn": 5}
    assert board(table)["round"] == 2
    assert (manned(table, 1), staff(table, 1), idle(table, 1)) == ({"corn": 1}, {}, 0)
    assert (office(table), workers(table)) == (4, before - 1 - 4)


def test_a_captive_mayor_has_nothing_to_choose_in_dealing() -> None:
    """All pieces are his, the noble too; only his villa works. [PR-BUC-14 PR-VIL-01 PR-NOB-03]"""
    villa = seat("villa", island={})
    table = captive(NOBLES, "mayor", villa, villa, office=4)
    before = nobles(table)
    play(table, "pass")
    assert asked(table) == (0, "place_noble")
    assert (idle(table, 0), idle_nobles(table, 0)) == (4 + 1, 2)
    assert nobles(table) == before - 1
    play(table, "done")
    assert (staff(table, 0), noble_staff(table, 0)) == ({"villa": 1}, {})
    assert (idle(table, 0), idle_nobles(table, 0), idle_nobles(table, 1)) == (4, 2, 0)
    assert office_nobles(table) == 1


def test_a_captive_mayor_can_end_the_game() -> None:
    """The refill finds too few. [PR-BUC-14 PR-END-02]"""
    table = phase(THREE, "buccaneer", seat(island={}), seat(island={}), seat(island={}))
    table = scarce(table, workers=2)
    play(table, "kidnap mayor")
    rounds_end(table, "trader", "craftsman")
    assert asked(table) == (0, "hire")
    play(table, "pass")
    assert table.over
    assert ending(table) == ["workers"]


def test_a_captive_builder() -> None:
    """A doubloon less, for him alone. [PR-BUC-14 PR-BLD-04]"""
    table = captive(THREE, "builder", seat(money=4), seat(money=9))
    assert asked(table) == (0, "build")
    play(table, "build office")
    assert (city(table, 0), money(table, 0)) == (["office"], 0)
    assert board(table)["round"] == 2
    assert city(table, 1) == []


def test_a_captive_craftsman() -> None:
    """He alone produces, and one good more; nobody else's chapel works. [PR-BUC-14 PR-CRA-06]"""
    maker = seat("chapel", **farm(corn=2), money=0)
    table = captive(NOBLES, "craftsman", maker, maker)
    assert asked(table) == (0, "produce")
    play(table, "produce", "extra corn")
    assert board(table)["round"] == 2
    assert (goods(table, 0), goods(table, 1)) == ({"corn": 3}, {})
    assert all_money(table)[:2] == [1, 0]


def test_a_captive_trader() -> None:
    """One doubloon more; a full house is emptied, and nobody else sells. [PR-BUC-14 PR-TRA-08]"""
    lying = ["corn", "indigo", "sugar"]
    table = captive(
        THREE, "trader", seat(goods={"coffee": 1}, money=0), seat(goods={"tobacco": 1}), house=lying
    )
    play(table, "sell coffee")
    assert board(table)["round"] == 2
    assert money(table, 0) == 4 + 1
    assert house(table) == []
    assert goods(table, 1) == {"tobacco": 1}


def test_a_captive_trader_may_leave_the_house_as_it_is() -> None:
    """[PR-BUC-14 PR-TRA-08]"""
    table = captive(THREE, "trader", seat(goods={"coffee": 1}), house=["corn"])
    play(table, "sell coffee")
    assert house(table) == ["coffee", "corn"]


def test_a_captive_captain() -> None:
    """He alone loads, as long as he can, and only his goods are checked; full ships sail. [PR-BUC-14 PR-CAP-18]"""
    one = seat(goods={"corn": 4, "sugar": 7, "coffee": 2})
    two = seat(goods={"corn": 5, "indigo": 5})
    table = captive(THREE, "captain", one, two)
    assert asked(table) == (0, "load")
    play(table, "load corn ship-4", "load sugar ship-6")
    # 4 and the captain's point, 6, then 2 coffee on the last ship; one sugar is left.
    assert points(table, 0) == 4 + 1 + 6 + 2
    assert asked(table) == (0, "store")
    play(table, "keep 1 sugar")
    assert board(table)["round"] == 2
    assert ships(table) == {"ship-5": ("coffee", 2)}
    assert (goods(table, 1), points(table, 1)) == ({"corn": 5, "indigo": 5}, 0)


def test_nobody_else_has_a_first_turn_with_a_captive_captain() -> None:
    """[PR-BUC-14 PR-CAP-20]"""
    court = seat("royal_supplier", idle_nobles=1, goods={"sugar": 1})
    table = captive(NOBLES, "captain", court, court)
    assert asked(table) == (0, "court")
    play(table, "supply sugar")
    assert board(table)["round"] == 2
    assert all_points(table) == [1, 0, 0]


def test_a_captive_prospector() -> None:
    """[PR-BUC-14 PR-PRO-01]"""
    table = phase("puerto-rico:2020+buccaneer/4", "buccaneer", seat(money=0))
    play(table, "kidnap prospector")
    rounds_end(table, "trader", "captain", "craftsman")
    assert money(table, 0) == 1


# -- buildings of the kidnapper -------------------------------------------------------------------------------------


def test_a_library_doubles_a_captive() -> None:
    """R-25: it has a privilege like any other. [PR-LIB-01 PR-BUC-12]"""
    table = captive(NEW, "builder", seat("library", money=3))
    play(table, "build office")
    assert money(table, 0) == 0
    table = captive(NEW, "craftsman", seat("library", **farm(corn=1)))
    play(table, "produce", "extra corn", "extra corn")
    assert goods(table, 0) == {"corn": 3}
    table = captive(NEW, "mayor", seat("library"))
    assert words(table) == ["hire 1", "hire 2", "pass"]


def test_a_library_doubles_neither_deeds_nor_ransom() -> None:
    """R-25 [PR-LIB-02]"""
    table = phase(NEW, "buccaneer", seat("library", money=0), house=["corn", "sugar"], coins={"trader": 2})
    after = table.copy()
    play(after, "plunder")
    assert points(after, 0) == 2
    play(table, "kidnap trader")
    assert money(table, 0) == 2
    play(table, "trader")
    assert money(table, 0) == 2 + 3


def test_a_library_gives_a_captive_settler_a_second_tile() -> None:
    """After all others, that is at once. R-25 [PR-LIB-03 PR-BUC-14]"""
    table = captive(NEW, "settler", seat("library", island={}), row=["corn", "sugar", "sugar", "coffee"])
    play(table, "take quarry")
    assert asked(table) == (0, "tile")
    assert words(table) == ["take corn", "take sugar", "take coffee", "pass"]
    play(table, "take coffee")
    assert island(table, 0) == {"quarry": 1, "coffee": 1}
    assert board(table)["round"] == 2


def test_only_the_kidnappers_guests_may_move() -> None:
    """[PR-GST-05 PR-BUC-14]"""
    host = seat(city={"guesthouse": 2, "hacienda": 0}, island={})
    table = phase(NEW, "buccaneer", host, host, row=["corn"] * 4)
    for _ in range(3):
        play(table, "stay")
        if asked(table) == (0, "deed"):
            play(table, "kidnap settler")
    while not board(table)["alone"]:
        roles = [role for role in ("trader", "captain", "craftsman") if role in words(table)]
        play(table, roles[0] if asked(table)[1] == "role" else "stay")
    seen = set()
    while board(table)["alone"]:
        seen.add(asked(table))
        play(table, "stay" if asked(table)[1] == "guest" else "pass")
    assert seen == {(0, "guest"), (0, "tile")}


# -- played by all --------------------------------------------------------------------------------------------------


def test_where_the_table_wants_it_all_play_the_captive() -> None:
    """R-49: with captive_role_mode=full it is a phase for everybody, the kidnapper first. [PR-BUC-12]"""
    table = situation(FULL, seat(island={}), seat(island={}), seat(island={}), row=["corn"] * 4)
    play(table, "trader", "buccaneer", "kidnap settler", "captain")
    assert board(table)["alone"] is False
    assert asked(table) == (1, "tile")
    assert words(table) == ["take corn", "take quarry", "pass"]
    play(table, "take quarry")
    assert asked(table) == (2, "tile")
    assert words(table) == ["take corn", "pass"]
    play(table, "take corn")
    assert asked(table) == (0, "tile")
    play(table, "take corn")
    assert board(table)["round"] == 2
    assert [island(table, who) for who in range(3)] == [{"corn": 1}, {"quarry": 1}, {"corn": 1}]
    assert "settler" not in coins(table)


def test_then_the_mayor_deals_to_all() -> None:
    """R-49 [PR-BUC-12 PR-MAY-02]"""
    table = phase(FULL, "buccaneer", seat(island={}), seat(island={}), seat(island={}), office=4)
    play(table, "kidnap mayor", "trader", "captain", "pass")
    assert [idle(table, who) for who in range(3)] == [2, 1, 1]


def test_without_the_captive_a_round_is_a_round() -> None:
    """Nobody is asked after the last pick when nothing was kidnapped. [PR-BUC-12]"""
    table = phase(THREE, "buccaneer")
    play(table, "pass")
    rounds_end(table, "trader", "craftsman")
    assert board(table)["round"] == 2
