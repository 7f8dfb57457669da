"""The scores and who wins. docs/rules/puerto-rico.md, section 5."""

import pytest

from situations_puerto_rico import (
    farm,
    play,
    points,
    seat,
    situation,
)

THREE = "puerto-rico:2002/3"
FOUR = "puerto-rico:2020/4"


def test_a_score_is_chips_printed_points_and_what_large_buildings_bring() -> None:
    """[PR-SCO-01]"""
    table = situation(
        FOUR, seat("wharf", "residence", "small_market", points=17, money=20, goods={"corn": 5})
    )
    assert table.score_sources(0) == [("chips", 17), ("printed", 8), ("residence", 4)]
    assert table.scores == [29, 0, 0, 0]


@pytest.mark.parametrize(
    ("building", "printed"),
    [
        ("small_indigo_plant", 1), ("small_sugar_mill", 1), ("indigo_plant", 2), ("sugar_mill", 2),
        ("tobacco_storage", 3), ("coffee_roaster", 3), ("small_market", 1), ("hacienda", 1),
        ("construction_hut", 1), ("small_warehouse", 1), ("hospice", 2), ("office", 2), ("large_market", 2),
        ("large_warehouse", 2), ("factory", 3), ("university", 3), ("harbor", 3), ("wharf", 3),
        ("guild_hall", 4), ("residence", 4), ("fortress", 4), ("customs_house", 4), ("city_hall", 4),
    ],
)  # fmt: skip
def test_printed_points_count_without_a_worker(building: str, printed: int) -> None:
    """[PR-SCO-02]"""
    table = situation(FOUR, seat(city={building: 0}))
    assert table.score_sources(0) == [("printed", printed)]
    assert table.scores[0] == printed


@pytest.mark.parametrize("large", ["guild_hall", "residence", "fortress", "customs_house", "city_hall"])
def test_an_unoccupied_large_building_scores_4_and_nothing_more(large: str) -> None:
    """WE-18 [PR-SCO-02 PR-SCO-03]"""
    rich = {"points": 20, "idle": 6, **farm(corn=6, sugar=4)}
    table = situation(FOUR, seat("small_market", "sugar_mill", city={large: 0}, **rich))
    assert table.score_sources(0) == [("chips", 20), ("printed", 7)]
    table = situation(FOUR, seat("small_market", "sugar_mill", large, **rich))
    assert table.score_sources(0)[2][0] == large
    assert table.scores[0] > 27


def test_money_goods_and_workers_are_no_points() -> None:
    """[PR-SCO-01]"""
    table = situation(FOUR, seat(money=30, goods={"coffee": 9}, idle=20, **farm(corn=6, sugar=4)))
    assert table.scores[0] == 0


def test_what_was_bid_for_a_seat_is_taken_off() -> None:
    """And seen among the sources; a score may be below nothing. [PR-SCO-01]"""
    table = situation("puerto-rico:2020/3?bids=0,1,3", seat(points=5), seat(points=5))
    assert table.scores == [5, 4, -3]
    assert table.score_sources(0) == [("chips", 5), ("printed", 0)]
    assert table.score_sources(1) == [("chips", 5), ("printed", 0), ("bid", -1)]
    assert table.winners == [0]


def test_of_negative_scores_the_highest_wins() -> None:
    """Whatever the money. [PR-SCO-01 PR-SCO-04]"""
    table = situation("puerto-rico:2020/3?bids=4,3,4", seat(money=90), seat(money=0), seat(money=90))
    assert table.scores == [-4, -3, -4]
    assert table.winners == [1]


# -- large buildings -------------------------------------------------------------------------------


def test_the_guild_hall_of_the_rulebook() -> None:
    """WE-13: 1 + 2 + 1 + 2. [PR-GLD-01]"""
    plants = ("small_sugar_mill", "sugar_mill", "small_indigo_plant", "coffee_roaster")
    table = situation(FOUR, seat("guild_hall", *plants))
    assert table.score_sources(0)[-1] == ("guild_hall", 6)


def test_the_guild_hall_counts_plants_without_workers_and_nothing_else() -> None:
    """All six plants: 1 + 1 + 2 + 2 + 2 + 2. [PR-GLD-01]"""
    plants = dict.fromkeys(
        [
            "small_indigo_plant",
            "small_sugar_mill",
            "indigo_plant",
            "sugar_mill",
            "tobacco_storage",
            "coffee_roaster",
        ],
        0,
    )
    table = situation(FOUR, seat("guild_hall", "wharf", city=plants), seat("sugar_mill"))
    assert table.score_sources(0)[-1] == ("guild_hall", 10)
    table = situation(FOUR, seat("guild_hall", "wharf", "small_market"))
    assert table.score_sources(0) == [("printed", 8)]


@pytest.mark.parametrize(("tiles", "bonus"), [(0, 4), (1, 4), (8, 4), (9, 4), (10, 5), (11, 6), (12, 7)])
def test_the_residence_counts_filled_spaces(tiles: int, bonus: int) -> None:
    """WE-14: ten are 5. Nobody has to work there, and quarries count. [PR-RES-01]"""
    island = {"quarry": min(tiles, 3), "sugar": tiles - min(tiles, 3)}
    table = situation(FOUR, seat("residence", island={kind: n for kind, n in island.items() if n}))
    assert table.score_sources(0)[-1] == ("residence", bonus)


@pytest.mark.parametrize(("idle", "bonus"), [(4, 5), (5, 6), (7, 6), (8, 7)])
def test_the_fortress_counts_pieces_everywhere(idle: int, bonus: int) -> None:
    """WE-15: 8 on tiles, 5 on buildings and 7 on the port are 6; it rounds down. [PR-FRT-01 PR-GEN-11]"""
    city = {"fortress": 1, "sugar_mill": 3, "wharf": 1}
    table = situation(FOUR, seat(city=city, idle=idle, **farm(corn=6, quarry=2)))
    assert table.score_sources(0)[-1] == ("fortress", bonus)


@pytest.mark.parametrize(("chips", "bonus"), [(3, 0), (4, 1), (7, 1), (23, 5), (24, 6)])
def test_the_customs_house_counts_chips(chips: int, bonus: int) -> None:
    """WE-16: 23 are 5; printed points and those of large buildings are no chips. [PR-CUS-01 PR-GEN-11]"""
    table = situation(FOUR, seat("customs_house", "residence", "wharf", points=chips))
    assert table.scores[0] == chips + 11 + 4 + bonus
    assert dict(table.score_sources(0)).get("customs_house", 0) == bonus


def test_the_customs_house_counts_noted_points() -> None:
    """R-04: 3 chips are left for 5 corn, and 75 + 5 points make 20. [PR-CUS-01 PR-CAP-19 PR-SCO-01]"""
    table = situation(FOUR, seat(points=22), seat("customs_house", points=75, goods={"corn": 5}))
    play(table, "captain", "load corn ship-5")
    assert points(table, 1) == 80
    assert table.score_sources(1) == [("chips", 80), ("printed", 4), ("customs_house", 20)]


def test_the_city_hall_of_the_rulebook() -> None:
    """WE-17: six special buildings and itself are 7. [PR-CTY-01]"""
    special = ("hacienda", "construction_hut", "office", "large_warehouse", "harbor", "residence")
    table = situation(FOUR, seat("city_hall", *special))
    assert ("city_hall", 7) in table.score_sources(0)


def test_the_city_hall_counts_no_production_and_large_ones_once() -> None:
    """Occupied or not. [PR-CTY-01 PR-GEN-15]"""
    city = {"hospice": 0, "guild_hall": 0, "sugar_mill": 3, "small_indigo_plant": 1, "coffee_roaster": 0}
    table = situation(FOUR, seat("city_hall", city=city))
    assert table.score_sources(0)[-1] == ("city_hall", 3)


def test_all_large_buildings_at_once() -> None:
    """[PR-SCO-01 PR-SCO-03]"""
    large = ("guild_hall", "residence", "fortress", "customs_house", "city_hall")
    table = situation(FOUR, seat(*large, "small_market", "sugar_mill", points=9, **farm(sugar=9, quarry=2)))
    assert table.score_sources(0) == [
        ("chips", 9),
        ("printed", 23),
        ("guild_hall", 2),
        ("residence", 6),
        ("fortress", 6),
        ("customs_house", 2),
        ("city_hall", 6),
    ]
    assert table.scores[0] == 54


# -- who wins ----------------------------------------------------------------------------------------


def test_most_points_win_whatever_the_money() -> None:
    """[PR-SCO-01]"""
    table = situation(THREE, seat(points=7, money=50), seat(points=8, money=0), seat("wharf", points=3))
    assert table.scores == [7, 8, 6]
    assert table.winners == [1]


@pytest.mark.parametrize(
    ("mine", "others", "winners"),
    [
        ({"money": 3}, {"money": 2}, [0]),
        ({"money": 2, "goods": {"corn": 2}}, {"money": 3}, [0]),
        ({"money": 2, "goods": {"corn": 1}}, {"money": 0, "goods": {"corn": 2, "coffee": 2}}, [1]),
        ({"money": 0, "goods": {"corn": 3}}, {"money": 2, "goods": {"coffee": 1}}, [0, 1]),
        ({"money": 4}, {"money": 3, "goods": {"coffee": 1}}, [0, 1]),
    ],
)
def test_of_equal_points_doubloons_and_goods_decide(
    mine: dict[str, object], others: dict[str, object], winners: list[int]
) -> None:
    """Corn or coffee, a good is worth a doubloon. R-55: who is still tied shares the victory. [PR-SCO-04]"""
    table = situation(THREE, seat(points=9, **mine), seat("wharf", points=6, **others), seat(money=90))
    assert table.scores == [9, 9, 0]
    assert table.winners == winners


def test_a_tie_for_the_second_place_does_not_matter() -> None:
    """[PR-SCO-04]"""
    table = situation(THREE, seat(points=9, money=0), seat(points=8, money=5), seat(points=8, money=5))
    assert table.winners == [0]


def test_all_may_share_the_victory() -> None:
    """R-55 [PR-SCO-04]"""
    table = situation(THREE)
    assert table.winners == [0, 1, 2]
