"""What everybody is told: rounds, settler, mayor and builder, event by event. All of it is public. [PR-GEN-06]"""

import pytest

from gouverneur import Table
from situations_puerto_rico import empty, occupied, phase, play, scarce, seat, situation

THREE = "puerto-rico:2020/3"
Told = tuple[object, ...]


def told(table: Table) -> list[Told]:
    """Each event as its name, its seat if it has one, and what else it says; everybody hears the same."""
    events = table.events(-1)
    assert all(table.events(viewer) == events for viewer in range(table.ruleset.players))
    return [tuple(event.values()) for event in events]


def test_a_round() -> None:
    """[PR-RND-01 PR-RND-03 PR-RND-09 PR-PRO-01 PR-GEN-06]"""
    poor = [seat(money=0) for who in range(4)]
    table = situation("puerto-rico:2020/4", *poor, governor=3, coins={"prospector": 2})
    play(table, "prospector", "trader", "captain", "craftsman")
    assert told(table) == [
        ("role", 3, "prospector", 2),
        ("prospect", 3, 1),
        ("role", 0, "trader", 0),
        *[("skip", who, "trader") for who in (0, 1, 2, 3)],
        ("role", 1, "captain", 0),
        *[("skip", who, "captain") for who in (1, 2, 3, 0)],
        ("role", 2, "craftsman", 0),
        *[("skip", who, "craftsman") for who in (2, 3, 0, 1)],
        ("round", 0, 2),
    ]


def test_a_settler_phase() -> None:
    """[PR-STL-07 PR-HAC-01 PR-HOS-01 PR-GEN-06 PR-GEN-14]"""
    table = situation(
        THREE,
        seat(city=occupied("hacienda", "hospice")),
        seat(city=occupied("hospice")),
        seat(island={"sugar": 11, "corn": 1}),
        row=["corn", "indigo"],
    )
    play(table, "settler")
    play(table, "draw", tiles=["coffee"])
    play(table, "take quarry", "man worker", "take corn")
    play(table, "pass", tiles=["tobacco", "coffee", "indigo", "tobacco"])
    assert told(table) == [
        ("role", 0, "settler", 0),
        ("draw", 0, "coffee"),
        ("tile", 0, "quarry"),
        ("man", 0, "quarry"),
        ("tile", 1, "corn"),
        ("decline_worker", 1),
        ("skip", 2, "settler"),
        ("row", ["indigo", "tobacco", "tobacco", "coffee"]),
    ]


def test_a_tile_that_is_not_taken() -> None:
    """[PR-STL-01 PR-GEN-14]"""
    table = phase(THREE, "settler", row=["corn"])
    play(table, "pass", "take corn")
    assert told(table)[:4] == [
        ("role", 0, "settler", 0),
        ("pass", 0, "settler"),
        ("tile", 1, "corn"),
        ("skip", 2, "settler"),
    ]


@pytest.mark.parametrize("hires", [True, False])
def test_a_mayor_phase(hires: bool) -> None:
    """[PR-MAY-01 PR-MAY-02 PR-MAY-03 PR-MAY-07 PR-GEN-06]"""
    table = phase(
        THREE, "mayor", seat(), seat(island={"corn": 1, "indigo": 1}, city=empty("sugar_mill")), office=2
    )
    play(table, "hire 1" if hires else "pass", "place indigo")
    assert told(table) == [
        ("role", 0, "mayor", 0),
        ("hire", 0, 1) if hires else ("decline_worker", 0),
        ("receive", 0, 1),
        ("receive", 1, 1),
        ("placed", 0, 1 if hires else 0),
        ("place", 1, "indigo"),
        ("refill", 3),
    ]


def test_a_mayor_phase_without_workers() -> None:
    """Nobody declined what was not there. [PR-MAY-01 PR-MAY-08 PR-END-02]"""
    table = scarce(situation(THREE, seat(), seat(), seat(island={"corn": 1}), office=1), workers=0)
    play(table, "mayor")
    assert told(table) == [
        ("role", 0, "mayor", 0),
        ("receive", 0, 1),
        ("placed", 0, 0),
        ("placed", 2, 56),
        ("refill", 0),
        ("ending", "workers"),
    ]


def test_workers_that_are_declined() -> None:
    """R-06 [PR-MAY-09]"""
    table = phase(f"{THREE}?mayor_may_decline_workers=true", "mayor", office=2)
    play(table, "pass", "receive worker", "pass")
    assert told(table)[1:] == [
        ("decline_worker", 0),
        ("receive", 0, 1),
        ("decline_worker", 1),
        ("placed", 0, 0),
        ("refill", 3),
    ]


def test_a_builder_phase() -> None:
    """[PR-BLD-01 PR-UNI-01 PR-GEN-06 PR-GEN-14]"""
    table = phase(THREE, "builder", seat(money=9, city=occupied("university")), seat(money=4), seat(money=0))
    play(table, "build hospice", "man worker", "pass")
    assert told(table) == [
        ("role", 0, "builder", 0),
        ("build", 0, "hospice", 3),
        ("man", 0, "hospice"),
        ("pass", 1, "builder"),
        ("skip", 2, "builder"),
    ]


def test_a_worker_of_the_university_who_is_declined() -> None:
    """[PR-UNI-01 PR-GEN-04]"""
    table = phase(THREE, "builder", seat(money=9, city=occupied("university")))
    play(table, "build hospice", "pass")
    assert told(table)[-1] == ("decline_worker", 0)


def test_the_end() -> None:
    """The last chip is gone: the round is completed, and the game is over. [PR-END-01 PR-END-04]"""
    table = situation(THREE, seat(money=0, points=73, goods={"corn": 1}), seat(money=0), seat(money=0))
    play(table, "captain", "load corn ship-4", "trader", "craftsman")
    assert table.over
    names = [event[0] for event in told(table)]
    assert names.index("ending") < names.index("end") == len(names) - 1
    assert ("ending", "chips") in told(table)
    assert told(table)[-1] == ("end",)
