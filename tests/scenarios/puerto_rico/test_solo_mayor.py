"""A captive mayor: its kidnapper is dealt the whole office, so there is nothing to choose."""

from __future__ import annotations

import pytest

from gouverneur import Table


@pytest.mark.rule("PR-BUC-14", "PR-NOB-03")
def test_whoever_plays_the_mayor_alone_is_dealt_everything_without_being_asked() -> None:
    table = Table.from_position(
        {
            "ruleset": "puerto-rico:2020+nobles+buccaneer/4",
            "roles": {"buccaneer": 0, "settler": 1, "builder": 2},
            "poster": 0,
            "captive": {"role": "mayor", "seat": 0},
            "office": 4,
            "office_nobles": 1,
            "players": [{"island": {"indigo": 3, "corn": 5}}, {}, {}, {}],
        },
        seed=1,
    )
    table.play("prospector")
    assert table.decision.seat == 0
    table.play("pass")  # the worker of the privilege
    told = [event.whole() for event in table.record[-1].events]
    assert {"event": "receive_noble", "seat": 0} in told
    assert {"event": "receive", "seat": 0, "workers": 4} in told
    assert table.view(0)["office"] == table.view(0)["office_nobles"] == 0
    assert "place_noble indigo" in [option.words for option in table.options]
