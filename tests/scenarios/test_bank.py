"""The bank: once in the game any number of cards. docs/rules/san-juan.md, sections 4.15 and 8.7."""

import pytest

from gouverneur import Dealer, Table
from situations import (
    asked,
    discards,
    display,
    hand,
    happened,
    plan,
    plan_refused,
    play,
    player,
    refused,
    round_start,
    seat,
    seen,
    situation,
    words,
)

NEW = "san-juan:second+new-buildings/3"
OPEN_TUCKS = NEW + "?tuck_visibility=public"
SIX = ["indigo_plant", "sugar_mill", "smithy", "well", "tower", "hero"]


def start(*seats: dict[str, object], rules: str = NEW, **rest: object) -> Table:
    """The start of a round; seat 1, the new governor, is the first of `seats`."""
    return round_start(rules, seat(), *seats, **rest)


def go_round(table: Table) -> None:
    """Three roles that ask for nothing that we want, to the start of the next round."""
    for role, answers in (("trader", 0), ("producer", 3), ("prospector", 1)):
        play(table, role)
        for answer in range(answers):
            if table.decision.kind != "role":
                play(table, "pass" if "pass" in words(table) else "done")


# -- using it ------------------------------------------------------------------------------------


def test_a_bank_takes_any_number_of_cards_once() -> None:
    """W-61: of six cards four are tucked: four points, two cards left, and never again. [SJ-TCK-04 SJ-TCK-05]"""
    table = start(seat(*SIX, display=["bank"]))
    before = table.scores[1]
    assert asked(table) == (1, "bank")
    play(table, "bank indigo_plant", "bank sugar_mill", "bank well", "bank hero")
    assert player(table, 1)["tucked"] == ["indigo_plant", "sugar_mill", "well", "hero"]
    assert hand(table, 1) == ["smithy", "tower"]
    assert table.scores[1] == before + 4
    assert discards(table) == []
    assert asked(table) == (1, "role")
    go_round(table)
    assert asked(table) == (2, "role")  # the next round, and no question about the bank


def test_one_card_uses_the_bank_up_as_well() -> None:
    """[SJ-TCK-04 SJ-TCK-05]"""
    table = start(seat(*SIX, display=["bank"]))
    play(table, "bank smithy", "done")
    assert player(table, 1)["tucked"] == ["smithy"]
    assert table.position()["banked"] == [1]
    go_round(table)
    assert asked(table) == (2, "role")


def test_all_cards_may_be_tucked() -> None:
    """[SJ-TCK-04]"""
    table = start(seat("smithy", "smithy", "hero", display=["bank"]))
    play(table, "bank smithy", "bank smithy", "bank hero")
    assert hand(table, 1) == []
    assert player(table, 1)["tucked"] == ["smithy", "smithy", "hero"]
    assert asked(table) == (1, "role")


def test_who_tucks_nothing_keeps_his_bank_for_later() -> None:
    """R-34: a use needs at least one card; declining is not a use. [SJ-TCK-04 SJ-CTY-03]"""
    table = start(seat("smithy", "hero", display=["bank"]))
    play(table, "done")
    assert hand(table, 1) == ["smithy", "hero"]
    assert "banked" not in table.position()
    assert asked(table) == (1, "role")
    go_round(table)
    assert asked(table) == (1, "bank")
    play(table, "bank hero")
    assert player(table, 1)["tucked"] == ["hero"]


def test_an_empty_hand_is_not_asked_and_uses_nothing_up() -> None:
    """R-34 [SJ-TCK-04]"""
    table = start(seat(display=["bank"]))
    assert asked(table) == (1, "role")
    assert "banked" not in table.position()


def test_only_cards_in_hand_can_be_banked() -> None:
    """In any order, as a whole wish. [SJ-TCK-04]"""
    table = start(seat("smithy", "tower", "hero", display=["bank"]))
    assert words(table) == ["bank smithy", "bank tower", "bank hero", "done"]
    assert refused(table, "bank palace") == "SJ-TCK-04"
    assert plan(table, bank=["hero", "smithy"]) == ["bank smithy", "bank hero"]
    assert plan(table, bank=["smithy"]) == ["bank smithy", "done"]
    assert plan_refused(table, bank=["smithy", "smithy"]) == "SJ-TCK-04"
    play(table, "bank tower")
    assert refused(table, "bank smithy") == "SJ-TCK-04"
    assert table.why_not("bank smithy").key == "out-of-order"


def test_the_limit_is_checked_after_the_bank() -> None:
    """[SJ-RND-04 SJ-TCK-04]"""
    eight = ["sugar_mill"] * 7 + ["hero"]
    table = start(seat(*eight, display=["bank"]))
    play(table, "bank hero")
    assert asked(table) == (1, "role")
    table = start(seat(*eight, display=["bank"]))
    play(table, "done")
    assert asked(table) == (1, "discard")


def test_every_bank_asks_in_turn() -> None:
    """[SJ-RND-05 SJ-TCK-04]"""
    table = round_start(
        NEW,
        seat("smithy", display=["bank"]),
        seat("well", display=["bank"]),
        seat("hero", display=["bank"]),
        banked=[2],
    )
    assert asked(table) == (1, "bank")
    play(table, "bank well")
    assert asked(table) == (0, "bank")
    play(table, "done")
    assert asked(table) == (1, "role")
    assert table.position()["banked"] == [1, 2]


def test_a_bank_waits_for_the_start_of_a_round() -> None:
    """Not in the first round, and not when it is built. [SJ-TCK-04 SJ-RND-06]"""
    table = situation(NEW, seat("bank", "well", "hero", "tower"), roles={})
    play(table, "builder", "build bank", "pay well", "pay hero")
    assert asked(table) == (1, "role")
    play(table, "trader", "prospector", "pass")
    assert asked(table) == (0, "bank")


# -- chapel and bank -----------------------------------------------------------------------------------


def test_with_the_bank_closed_the_chapel_takes_its_one_card() -> None:
    """[SJ-TCK-07 SJ-TCK-01]"""
    table = start(seat("smithy", "hero", display=["bank", "chapel"]))
    assert asked(table) == (1, "bank")
    play(table, "done")
    assert asked(table) == (1, "tuck")
    play(table, "tuck hero")
    assert player(table, 1)["tucked"] == ["hero"]
    assert "banked" not in table.position()
    assert asked(table) == (1, "role")


def test_bank_and_chapel_together_tuck_whatever_is_wanted() -> None:
    """R-34: what the chapel would take besides, the bank takes: any set of cards in one step. [SJ-TCK-07]"""
    table = start(seat("smithy", "well", "hero", display=["bank", "chapel"]))
    play(table, "bank smithy", "bank well", "bank hero")
    assert player(table, 1)["tucked"] == ["smithy", "well", "hero"]
    assert table.position()["banked"] == [1]
    assert table.score_sources(1) == [("printed", 4), ("tucked", 3)]


def test_every_result_of_bank_and_chapel_can_be_reached() -> None:
    """R-34: nothing; one card by the chapel or by the bank; several, which only the bank can take. [SJ-TCK-07]"""
    results = set()

    def explore(table: Table) -> None:
        if table.decision.kind not in ("bank", "tuck"):
            tucked = tuple(player(table, 1).get("tucked", []))
            results.add((tucked, 1 in table.position().get("banked", [])))
            return
        for action in words(table):
            play(table, action)
            explore(table)
            table.undo()

    explore(start(seat("smithy", "well", "hero", display=["bank", "chapel"])))
    one = [("smithy",), ("well",), ("hero",)]
    several = [("smithy", "well"), ("smithy", "hero"), ("well", "hero"), ("smithy", "well", "hero")]
    assert results == {((), False), *((t, False) for t in one), *((t, True) for t in one + several)}


def test_a_used_bank_leaves_the_chapel_working() -> None:
    """[SJ-TCK-07 SJ-TCK-05]"""
    table = start(seat("smithy", "hero", display=["bank", "chapel"]), banked=[1])
    assert asked(table) == (1, "tuck")
    play(table, "tuck hero")
    assert asked(table) == (1, "role")


def test_after_one_players_chapel_comes_the_next_players_bank() -> None:
    """[SJ-TCK-07 SJ-RND-05]"""
    table = round_start(
        NEW,
        seat("smithy", "well", display=["bank"]),
        seat("hero", display=["chapel"]),
        seat("quarry", display=["bank", "chapel"]),
    )
    order = []
    for action in ("pass", "done", "pass", "bank smithy"):
        order.append(asked(table))
        play(table, action)
    assert order == [(1, "tuck"), (2, "bank"), (2, "tuck"), (0, "bank")]


# -- covered and rebuilt ------------------------------------------------------------------------------------


def test_cards_under_a_covered_bank_keep_counting() -> None:
    """R-18 [SJ-CRN-08 SJ-SCO-03]"""
    table = situation(
        NEW, seat("statue", "hero", display=["crane", "bank"], tucked=["well", "tower"]), banked=[0]
    )
    play(table, "builder", "build statue")  # one hand card cannot pay for it beside
    assert display(table, 0) == ["crane", "statue"]
    assert table.score_sources(0) == [("printed", 1 + 3), ("tucked", 2)]


def test_a_rebuilt_bank_gives_no_second_use() -> None:
    """R-19: covered and built again, it is a building without a function. [SJ-TCK-05]"""
    table = start(seat("smithy", "hero", display=["bank", "statue"], covered=["bank"]), banked=[1])
    assert asked(table) == (1, "role")
    assert hand(table, 1) == ["smithy", "hero"]


def test_a_bank_that_was_covered_unused_may_be_rebuilt_and_used() -> None:
    """[SJ-TCK-05 SJ-CRN-09]"""
    table = start(seat("smithy", "hero", display=["bank", "statue"], covered=["bank"]))
    assert asked(table) == (1, "bank")
    table = start(seat("smithy", "hero", display=["statue"], covered=["bank"]))
    assert asked(table) == (1, "role")  # a covered bank does nothing


def test_banked_cards_never_come_back_and_have_no_function() -> None:
    """[SJ-TCK-03 SJ-TCK-02]"""
    table = situation(
        NEW,
        seat(display=["bank"], tucked=["library", "tower", "hero"]),
        pile=[],
        discards=["smithy"],
        banked=[0],
    )
    play(table, "prospector")
    assert words(table) == ["draw 1", "pass"]
    play(table, "draw 1")
    assert player(table, 0)["tucked"] == ["tower", "library", "hero"]


# -- who sees what ----------------------------------------------------------------------------------------------


def test_the_others_see_that_the_bank_was_used_and_the_smaller_hand() -> None:
    """R-35: neither which cards nor how many lie there. [SJ-INF-06 SJ-TCK-08]"""
    table = start(seat("smithy", "well", "hero", display=["bank", "chapel"], tucked=["palace"]))
    play(table, "bank smithy", "bank hero")
    assert seen(table, 1, 1)["tucked"] == ["smithy", "hero", "palace"]
    assert seen(table, 1, 1)["tucked_number"] == 3
    assert [event["card"] for event in happened(table, 1, "tuck")] == ["smithy", "hero"]
    for other in (0, 2, -1):
        assert table.view(other)["banked"] == [1]
        assert seen(table, other, 1)["hand_size"] == 1
        assert "tucked" not in seen(table, other, 1)
        assert "tucked_number" not in seen(table, other, 1)
        assert happened(table, other, "tuck") == []
        assert not any(card in str(table.view(other)) for card in ("smithy", "hero", "palace"))


def test_an_option_shows_how_many_but_not_which() -> None:
    """R-35 [SJ-INF-06]"""
    table = start(seat("smithy", "well", "hero", display=["bank"]), rules=OPEN_TUCKS)
    play(table, "bank smithy", "bank hero")
    for other in (0, 2, -1):
        assert seen(table, other, 1)["tucked_number"] == 2
        assert happened(table, other, "tuck") == [{"event": "tuck", "seat": 1}] * 2
        assert "smithy" not in str(table.view(other)) + str(table.events(other))


def test_in_the_middle_of_banking_nothing_is_shown() -> None:
    """[SJ-INF-06]"""
    tables = [start(seat("smithy", "well", "hero", display=["bank"])) for copy in range(2)]
    play(tables[0], "bank smithy")
    play(tables[1], "bank well")
    for other in (0, 2, -1):
        assert tables[0].observe(other).words() == tables[1].observe(other).words()
    assert tables[0].observe(1).words() != tables[1].observe(1).words()


@pytest.mark.parametrize("who", [0, 1, 2, -1])
def test_who_imagines_a_table_with_banks_imagines_what_he_knows(who: int) -> None:
    """Also while somebody is banking; cards are imagined under used banks only. [SJ-INF-06 SJ-INF-07]"""
    table = round_start(
        NEW,
        seat("smithy", "well", "hero", display=["bank", "statue"]),
        seat("hero", "tower", "quarry", display=["bank"], tucked=["palace", "palace"]),
        seat("archive", display=["bank"]),
        banked=[1],
    )
    for action in ("bank archive", "bank smithy"):
        for seed in range(8):
            imagined = table.observe(who).redeal(Dealer(seed))
            assert imagined.observe(who).words() == table.observe(who).words()
            assert imagined.size(imagined.tucked(1)) + imagined.size(imagined.tucked(2)) + imagined.size(
                imagined.tucked(0)
            ) == sum(len(player(table, one).get("tucked", [])) for one in range(3))
            unused = [one for one in range(3) if one not in table.position()["banked"]]
            assert all(imagined.size(imagined.tucked(one)) == 0 for one in unused)
        play(table, action)
