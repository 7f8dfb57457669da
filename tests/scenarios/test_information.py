"""Who knows what. docs/rules/san-juan.md, section 4.17; a seat's view, and the events it saw."""

import pytest

from gouverneur import ChanceError, Dealer, Table
from gouverneur.notation.positions import write_position
from situations import (
    asked,
    hand,
    happened,
    loaded,
    play,
    player,
    round_start,
    seat,
    seen,
    situation,
)

FIRST = "san-juan:first/3"
OPEN_TUCKS = "san-juan:first/3?tuck_visibility=public"
OTHERS = (1, 2, -1)  # two other players and a spectator
FIVE = ["smithy", "well", "tower", "quarry", "hero"]
PAYING = ["quarry", "smithy", "tobacco_storage", "library"]


# -- hands ------------------------------------------------------------------------


def test_a_hand_is_known_to_its_owner_and_its_size_to_all() -> None:
    """R-36 [SJ-INF-01]"""
    table = situation(FIRST, seat("palace", "hero"))
    assert seen(table, 0, 0)["hand"] == ["hero", "palace"]
    for other in OTHERS:
        assert seen(table, other, 0)["hand_size"] == 2
        assert seen(table, other, 0)["shown"] == []
        assert "palace" not in str(table.view(other))


def test_two_hands_that_differ_look_alike_to_the_others() -> None:
    """[SJ-INF-01]"""
    one = situation(FIRST, seat("palace", "hero"))
    two = situation(FIRST, seat("smithy", "well"))
    for other in OTHERS:
        assert one.observe(other).words() == two.observe(other).words()
    assert one.observe(0).words() != two.observe(0).words()


def test_drawn_cards_are_told_to_who_drew_them() -> None:
    """The others learn the number. [SJ-INF-01]"""
    table = situation(FIRST)
    play(table, "prospector", "draw 1", deck=["hero"])
    drawn = {"event": "draw", "seat": 0, "number": 1, "reason": "prospector"}
    assert happened(table, 0, "draw") == [{**drawn, "cards": ["hero"]}]
    for other in OTHERS:
        assert happened(table, other, "draw") == [drawn]
        assert seen(table, other, 0)["hand_size"] == 1


def test_options_are_for_the_one_who_decides() -> None:
    """What he could build would show his hand. [SJ-INF-01]"""
    table = situation(FIRST, seat("smithy", "well"))
    play(table, "builder")
    assert "build smithy" in table.view(0)["options"]
    for other in OTHERS:
        assert "options" not in table.view(other)
        assert "smithy" not in str(table.view(other))


def test_why_nothing_was_built_is_the_builders_secret() -> None:
    """That he passed or was passed over is public; a hand that can build nothing is not shown. [SJ-INF-01]"""
    table = situation(FIRST, seat("palace", "hero"))
    play(table, "builder")
    assert happened(table, 0, "skip")[0] == {
        "event": "skip",
        "seat": 0,
        "phase": "builder",
        "reason": "nothing_affordable",
    }
    for other in OTHERS:
        assert happened(table, other, "skip")[0] == {"event": "skip", "seat": 0, "phase": "builder"}


def test_what_is_waived_is_a_secret_until_a_building_is_named() -> None:
    """It would tell what could be built. [SJ-INF-01]"""
    table = situation(FIRST, seat("well", "tower", "crane", "hero", "palace"))
    play(table, "builder")
    before = [table.observe(other).words() for other in OTHERS]
    play(table, "waive privilege")
    assert asked(table) == (0, "build")
    assert [table.observe(other).words() for other in OTHERS] == before


def test_a_card_announced_for_building_is_public_and_leaves_the_hand_openly() -> None:
    """[SJ-INF-01]"""
    table = situation(FIRST, seat("tower", "hero", "hero", "well", display=["crane", "smithy"]))
    play(table, "builder", "build tower")
    assert asked(table) == (0, "over")
    assert seen(table, 1, 0)["shown"] == ["tower"]
    assert seen(table, 1, 0)["hand_size"] == 4
    play(table, "over smithy", "pay well")
    assert seen(table, 1, 0)["shown"] == []
    assert seen(table, 1, 0)["hand_size"] == 2


# -- goods --------------------------------------------------------------------------


def test_the_faces_of_goods_are_known_to_nobody() -> None:
    """Not even to the owner; presence and kind are public. [SJ-INF-02]"""
    table = situation(FIRST, seat(display=["indigo_plant", "sugar_mill"]))
    play(table, "producer", "produce sugar", "done", deck=["hero"])
    assert player(table, 0)["display"] == ["indigo_plant", {"sugar_mill": "hero"}]
    for who in (0, *OTHERS):
        assert seen(table, who, 0)["display"] == [
            {"card": "indigo_plant", "good": False},
            {"card": "sugar_mill", "good": True},
        ]
        assert "hero" not in str(table.view(who))
        assert "hero" not in str(table.events(who))


def test_a_sold_good_stays_unknown() -> None:
    """[SJ-INF-02]"""
    table = situation(FIRST, seat(display=[loaded("indigo_plant", "hero")]))
    play(table, "trader", "sell indigo", deck=["well"])
    assert table.position()["discards"] == ["hero"]
    for who in (0, *OTHERS):
        assert table.view(who)["discard_pile"] == 1
        assert "hero" not in str(table.view(who))
        assert "hero" not in str(table.events(who))


def test_a_good_on_the_black_market_stays_unknown() -> None:
    """[SJ-INF-02]"""
    table = situation(FIRST, seat("well", display=[loaded("indigo_plant", "hero"), "black_market"]))
    play(table, "builder", "build well")
    assert table.position()["discards"] == ["hero"]
    assert happened(table, 1, "build")[0]["goods"] == ["indigo"]
    for who in (0, *OTHERS):
        assert "hero" not in str(table.view(who))
        assert "hero" not in str(table.events(who))


def test_a_good_that_is_built_over_stays_unknown() -> None:
    """[SJ-INF-02]"""
    table = situation(FIRST, seat("smithy", display=[loaded("indigo_plant", "hero"), "crane"]))
    play(table, "builder", "build smithy", "over loaded indigo")
    assert table.position()["discards"] == ["hero"]
    for who in (0, *OTHERS):
        assert "hero" not in str(table.view(who))


def test_goods_with_other_faces_look_the_same() -> None:
    """[SJ-INF-02]"""
    one = situation(FIRST, seat(display=[loaded("indigo_plant", "hero")]))
    two = situation(FIRST, seat(display=[loaded("indigo_plant", "well")]))
    for who in (0, *OTHERS):
        assert one.observe(who).words() == two.observe(who).words()


# -- payments and discards --------------------------------------------------------------


def test_a_payment_is_known_to_the_payer_its_number_to_all() -> None:
    """[SJ-INF-03]"""
    table = situation(FIRST, seat("tower", "hero", "well", "palace"))
    play(table, "builder", "build tower", "pay well", "pay palace")
    assert seen(table, 0, 0)["knows_discarded"] == ["well", "palace"]
    assert [event["cards"] for event in happened(table, 0, "pay")] == [["well"], ["palace"]]
    for other in OTHERS:
        assert [event["number"] for event in happened(table, other, "pay")] == [1, 1]
        assert table.view(other)["discard_pile"] == 2
        assert "palace" not in str(table.view(other))
        assert "palace" not in str(table.events(other))


def test_cards_paid_in_one_go_are_one_deed() -> None:
    """[SJ-INF-03]"""
    table = situation(FIRST, seat("tower", "hero", "well", "palace"))
    play(table, "builder")
    table.play("build tower", "pay well", "pay palace")
    assert happened(table, 0, "pay") == [
        {"event": "pay", "seat": 0, "number": 2, "reason": "tower", "cards": ["well", "palace"]}
    ]
    assert happened(table, 1, "pay") == [{"event": "pay", "seat": 0, "number": 2, "reason": "tower"}]


def test_in_the_middle_of_a_payment_nothing_is_shown() -> None:
    """That cards are named in order must not tell which were paid before. [SJ-INF-03]"""
    one = situation(FIRST, seat("tower", "smithy", "well", "hero", "palace"))
    two = situation(FIRST, seat("tower", "smithy", "well", "hero", "palace"))
    for table, first in ((one, "smithy"), (two, "well")):
        play(table, "builder", "build tower", f"pay {first}")
        assert asked(table) == (0, "pay")
    for other in OTHERS:
        assert one.observe(other).words() == two.observe(other).words()
    assert one.observe(0).words() != two.observe(0).words()


def test_discards_for_the_limit_are_remembered_by_who_made_them() -> None:
    """[SJ-INF-03]"""
    table = round_start(FIRST, seat(), seat(*FIVE, "statue", "palace", "city_hall", "archive"), seat())
    play(table, "discard archive", "discard palace")
    assert seen(table, 1, 1)["knows_discarded"] == ["archive", "palace"]
    for other in (0, 2, -1):
        assert "palace" not in str(table.view(other))
        assert [event["number"] for event in happened(table, other, "discard")] == [1, 1]
        assert "palace" not in str(table.events(other))


def test_payments_that_differ_look_alike_to_the_others() -> None:
    """[SJ-INF-03]"""
    one = situation(FIRST, seat("well", "hero", "palace"))
    two = situation(FIRST, seat("well", "hero", "palace"))
    play(one, "builder", "build well", "pay hero")
    play(two, "builder", "build well", "pay palace")
    for other in OTHERS:
        assert one.observe(other).words() == two.observe(other).words()
        assert one.events(other) == two.events(other)
    assert one.observe(0).words() != two.observe(0).words()


def test_own_discards_are_forgotten_with_the_reshuffle() -> None:
    """Until then the payer knows where his card is; then nobody does. [SJ-INF-03]"""
    table = situation(FIRST, seat("well", "hero", "palace"), pile=["smithy"])
    play(table, "builder", "build well", "pay hero")
    play(table, "prospector", "draw 1")
    assert seen(table, 0, 0)["knows_discarded"] == ["hero"]
    play(table, "councillor", "draw 2")
    assert happened(table, 0, "reshuffle") != []
    assert seen(table, 0, 0)["knows_discarded"] == []
    assert table.view(0)["discard_pile"] == 0


# -- councillor cards ----------------------------------------------------------------------


def test_the_councillors_cards_are_seen_by_him_alone() -> None:
    """[SJ-INF-04]"""
    table = situation(FIRST)
    play(table, "councillor", "draw 5", deck=FIVE)
    assert table.view(0)["looked"] == FIVE
    assert happened(table, 0, "look") == [{"event": "look", "seat": 0, "number": 5, "cards": FIVE}]
    for other in OTHERS:
        assert (table.view(other)["looked_at"], table.view(other)["looked"]) == (5, [])
        assert happened(table, other, "look") == [{"event": "look", "seat": 0, "number": 5}]
        assert "quarry" not in str(table.view(other))


def test_what_the_councillor_kept_and_discarded_is_his_secret() -> None:
    """[SJ-INF-04 SJ-INF-03]"""
    table = situation(FIRST)
    play(table, "councillor", "draw 5", deck=FIVE)
    play(table, "keep tower")
    assert seen(table, 0, 0)["hand"] == ["tower"]
    assert seen(table, 0, 0)["knows_discarded"] == ["smithy", "well", "quarry", "hero"]
    assert happened(table, 0, "discard")[0]["cards"] == ["smithy", "well", "quarry", "hero"]
    for other in OTHERS:
        assert seen(table, other, 0)["hand_size"] == 1
        assert table.view(other)["discard_pile"] == 4
        assert happened(table, other, "discard") == [
            {"event": "discard", "seat": 0, "number": 4, "reason": "council"}
        ]
        assert not any(card in str(table.view(other)) for card in FIVE)
    assert seen(table, 1, 1)["knows_discarded"] == []


def test_between_two_kept_cards_nothing_is_shown() -> None:
    """With a prefecture; the order of naming must not tell the first card. [SJ-INF-04]"""
    one = situation(FIRST, seat(display=["prefecture"]))
    two = situation(FIRST, seat(display=["prefecture"]))
    for table, first in ((one, "smithy"), (two, "tower")):
        play(table, "councillor", "draw 5", deck=FIVE)
        play(table, f"keep {first}")
        assert asked(table) == (0, "keep")
    for other in OTHERS:
        assert one.observe(other).words() == two.observe(other).words()
    assert one.observe(0).words() != two.observe(0).words()


def test_between_two_discards_of_an_archive_nothing_is_shown() -> None:
    """[SJ-INF-04 SJ-INF-03]"""
    one = situation(FIRST, seat("statue", "palace", display=["archive"]))
    two = situation(FIRST, seat("statue", "palace", display=["archive"]))
    for table, first in ((one, "smithy"), (two, "well")):
        play(table, "councillor", "draw 5", deck=FIVE)
        play(table, f"discard {first}")
        assert asked(table) == (0, "discard")
    for other in OTHERS:
        assert one.observe(other).words() == two.observe(other).words()
    assert one.observe(0).words() != two.observe(0).words()


# -- the gold mine ------------------------------------------------------------------------------


def test_all_see_what_a_gold_mine_turns_up() -> None:
    """R-06 [SJ-INF-05]"""
    table = situation(FIRST, seat(display=["gold_mine"]))
    play(table, "prospector", "pass")
    play(table, "use gold_mine", deck=PAYING)
    for who in (0, *OTHERS):
        assert table.view(who)["looked"] == ["tobacco_storage", "smithy", "quarry", "library"]
        assert happened(table, who, "reveal") == [{"event": "reveal", "seat": 0, "cards": PAYING}]


def test_all_know_which_card_was_taken_and_which_were_discarded() -> None:
    """The card is known to be in the hand, the others to lie in the discard pile. [SJ-INF-05]"""
    table = situation(FIRST, seat("hero", display=["gold_mine"]))
    play(table, "prospector", "pass")
    play(table, "use gold_mine", "pick quarry", deck=PAYING)
    for who in (0, *OTHERS):
        assert happened(table, who, "take") == [{"event": "take", "seat": 0, "card": "quarry"}]
    for other in OTHERS:
        assert seen(table, other, 0)["shown"] == ["quarry"]
        assert seen(table, other, 0)["hand_size"] == 2
    for who in (0, 1, 2):
        assert seen(table, who, who)["knows_discarded"] == ["tobacco_storage", "smithy", "library"]


def test_all_know_the_cards_of_a_failed_mine() -> None:
    """[SJ-INF-05]"""
    table = situation(FIRST, seat(display=["gold_mine"]))
    play(table, "prospector", "pass")
    play(table, "use gold_mine", deck=["smithy", "well", "well", "hero"])
    for who in (0, 1, 2):
        assert seen(table, who, who)["knows_discarded"] == ["smithy", "well", "well", "hero"]
    assert happened(table, -1, "discard_revealed")[0]["cards"] == ["smithy", "well", "well", "hero"]


def test_a_shown_card_that_is_built_is_no_longer_in_the_hand() -> None:
    """[SJ-INF-05 SJ-INF-01]"""
    table = situation(FIRST, seat("smithy", "quarry", display=["gold_mine"], shown=["smithy", "quarry"]))
    play(table, "builder", "build smithy")
    assert seen(table, 1, 0)["shown"] == ["quarry"]


def test_a_shown_card_that_is_built_over_another_leaves_the_hand_as_well() -> None:
    """[SJ-INF-05 SJ-INF-01]"""
    table = situation(FIRST, seat("statue", "hero", display=["crane", "chapel"], shown=["statue"]))
    play(table, "builder", "build statue")
    assert seen(table, 1, 0)["shown"] == []
    assert seen(table, 1, 0)["hand_size"] == 1


def test_after_a_payment_nobody_is_sure_of_the_shown_card_any_more() -> None:
    """It may have been the payment. [SJ-INF-05 SJ-INF-03]"""
    table = situation(FIRST, seat("well", "quarry", "hero", display=["gold_mine"], shown=["quarry"]))
    assert seen(table, 1, 0)["shown"] == ["quarry"]
    play(table, "builder", "build well", "pay hero")
    assert seen(table, 1, 0)["shown"] == []
    assert hand(table, 0) == ["quarry"]


def test_after_one_discard_one_of_two_shown_cards_of_a_kind_is_sure() -> None:
    """[SJ-INF-05 SJ-INF-03]"""
    table = situation(
        FIRST, seat("smithy", "smithy", "well", "quarry", "hero", shown=["smithy", "smithy", "hero"])
    )
    play(table, "builder", "build well", "pay quarry")
    assert seen(table, 1, 0)["shown"] == ["smithy"]


def test_a_tucked_card_may_have_been_the_shown_one() -> None:
    """[SJ-INF-05 SJ-INF-06]"""
    table = round_start(FIRST, seat(), seat("quarry", "hero", display=["chapel"], shown=["quarry"]), seat())
    play(table, "tuck hero")
    assert seen(table, 0, 1)["shown"] == []


# -- tucked cards -----------------------------------------------------------------------------------


def test_tucked_cards_are_known_to_their_owner_alone() -> None:
    """R-35: faces and number. [SJ-INF-06]"""
    one = situation(FIRST, seat(display=["chapel"], tucked=["hero", "palace"]))
    assert seen(one, 0, 0)["tucked"] == ["hero", "palace"]
    for other in OTHERS:
        assert "tucked" not in seen(one, other, 0)
        assert "tucked_number" not in seen(one, other, 0)
        assert "palace" not in str(one.view(other))


def test_an_option_makes_the_number_of_tucked_cards_public_but_not_their_faces() -> None:
    """R-35 [SJ-INF-06]"""
    table = round_start(OPEN_TUCKS, seat("hero", display=["chapel"], tucked=["palace"]), seat(), seat())
    play(table, "tuck hero")
    assert happened(table, 0, "tuck") == [{"event": "tuck", "seat": 0, "card": "hero"}]
    for other in OTHERS:
        assert seen(table, other, 0)["tucked_number"] == 2
        assert "tucked" not in seen(table, other, 0)
        assert happened(table, other, "tuck") == [{"event": "tuck", "seat": 0}]
        assert "hero" not in str(table.view(other))
        assert "palace" not in str(table.view(other))
    assert seen(table, 0, 0)["tucked"] == ["hero", "palace"]


def test_the_numbers_of_tucked_cards_become_public_at_scoring() -> None:
    """[SJ-INF-06]"""
    twelve = ["indigo_plant"] * 6 + ["sugar_mill"] * 5 + ["chapel"]
    table = situation(FIRST, seat(display=twelve, tucked=["hero", "well"]), steps=[])
    assert table.over
    for other in OTHERS:
        assert seen(table, other, 0)["tucked_number"] == 2
        assert "hero" not in str(table.view(other))


# -- what lies open ------------------------------------------------------------------------------------


def test_what_lies_open_is_seen_by_all() -> None:
    """R-63: buildings, covered ones, roles, governor, sizes of both piles. [SJ-INF-07]"""
    table = situation(
        FIRST,
        seat("smithy"),
        seat(display=["crane", "hero"], covered=["well"]),
        governor=1,
        roles={"trader": 1},
        round=4,
        discards=["palace", "palace"],
    )
    for who in (0, *OTHERS):
        view = table.view(who)
        assert (view["round"], view["governor"], view["roles"]) == (4, 1, {"trader": 1})
        assert view["players"][1]["display"] == [
            {"card": "crane", "good": False},
            {"card": "hero", "good": False},
        ]
        assert view["players"][1]["covered"] == ["well"]
        assert view["players"][1]["buildings"] == 2
        assert view["discard_pile"] == 2
        assert view["draw_pile"] == 110 - 2 - 1 - 3 - 2


def test_all_see_that_a_library_is_used_up() -> None:
    """With two players; and how many trader phases there were. [SJ-INF-07 SJ-INF-08]"""
    table = situation("san-juan:first/2", seat(display=["library"]))
    play(table, "prospector", "draw 2", "trader")
    for who in (0, 1, -1):
        assert table.view(who)["doubled"] == [0]
        assert table.view(who)["tile_turn"] == 1


def test_all_see_who_decides_what() -> None:
    """[SJ-INF-07]"""
    table = situation(FIRST, seat("smithy"))
    play(table, "builder")
    for who in (0, *OTHERS):
        assert table.view(who)["steps"][-1]["step"] == "build"
        assert table.view(who)["steps"][-1]["seat"] == 0


# -- trading tiles ---------------------------------------------------------------------------------------


def test_tiles_seen_are_remembered_and_the_others_hidden() -> None:
    """The order repeats, so memory tells what comes. [SJ-INF-08]"""
    table = situation(FIRST)
    assert "tiles" not in table.view(0)
    play(table, "trader", tiles=[4])
    play(table, "builder", "prospector", "pass", "trader", tiles=[2])
    for who in (0, *OTHERS):
        assert table.view(who)["tiles"] == [4, 2]


@pytest.mark.parametrize("tile", [1, 2, 3, 5])
def test_every_tile_not_yet_seen_may_come_next(tile: int) -> None:
    """[SJ-INF-08]"""
    table = situation(FIRST, tiles=[4], tile_turn=1)
    assert table.view(0)["tiles"] == [4]
    play(table, "trader", tiles=[tile])
    assert happened(table, 1, "tile") == [{"event": "tile", "tile": tile}]
    assert table.view(1)["tiles"] == [4, tile]


def test_a_tile_seen_before_cannot_come_before_the_others() -> None:
    """[SJ-INF-08 SJ-TRD-02]"""
    table = situation(FIRST, tiles=[4], tile_turn=1)
    with pytest.raises(ChanceError):
        play(table, "trader", tiles=[4])


# -- imagining the rest ------------------------------------------------------------------------------------


def rich(ruleset: str = FIRST) -> Table:
    """Shown cards, remembered discards, goods, a covered chapel with cards under it; seat 0 is to choose."""
    return situation(
        ruleset,
        seat(
            "palace",
            "smithy",
            "smithy",
            "smithy",
            display=["chapel", loaded("indigo_plant", "hero")],
            tucked=["well"],
            knows_discarded=["city_hall"],
        ),
        seat(
            "hero",
            "quarry",
            "tower",
            display=["crane", loaded("coffee_roaster", "statue"), loaded("sugar_mill", "crane")],
            covered=["chapel"],
            tucked=["tower", "library"],
            shown=["quarry"],
        ),
        seat("archive", knows_discarded=["well"]),
        discards=["well", "indigo_plant", "indigo_plant", "city_hall"],
        governor=2,
        roles={"trader": 2},
        tiles=[4, 2],
        tile_turn=2,
    )


@pytest.mark.parametrize("ruleset", [FIRST, OPEN_TUCKS])
@pytest.mark.parametrize("who", [0, 1, 2, -1])
def test_who_imagines_the_rest_imagines_what_he_knows(who: int, ruleset: str) -> None:
    """An imagined table can be written and read, and shows a seat what it knew before. [SJ-INF-07]"""
    table = rich(ruleset)
    for seed in range(20):
        imagined = table.observe(who).redeal(Dealer(seed))
        assert imagined.observe(who).words() == table.observe(who).words()
        assert Table.from_position(write_position(imagined)).state.words() == imagined.words()
        assert imagined.options == table.state.options
        assert imagined.cards_left() == table.state.cards_left()


@pytest.mark.parametrize("who", [0, 1, -1])
def test_who_sees_a_councillor_think_imagines_his_cards(who: int) -> None:
    """[SJ-INF-04]"""
    table = situation(FIRST)
    play(table, "councillor", "draw 5", deck=FIVE)
    thoughts = [write_position(table.observe(who).redeal(Dealer(seed)))["looked_at"] for seed in range(5)]
    assert all(len(thought) == 5 for thought in thoughts)
    assert (thoughts == [FIVE] * 5) == (who == 0)


def test_after_the_end_there_is_still_something_to_imagine() -> None:
    """The numbers of tucked cards are known then, their faces are not. [SJ-INF-06]"""
    twelve = ["indigo_plant"] * 6 + ["sugar_mill"] * 5 + ["chapel"]
    table = situation(FIRST, seat("palace", display=twelve, tucked=["hero", "well"]), steps=[])
    imagined = table.observe(1).redeal(Dealer(3))
    assert imagined.over()
    assert imagined.score(0) == 15
    assert Table.from_position(write_position(imagined)).state.words() == imagined.words()


def test_what_is_hidden_is_imagined_in_many_ways() -> None:
    """Hands, goods and tucked cards of the others; what was shown stays where it is. [SJ-INF-01 SJ-INF-02 SJ-INF-06]"""
    tables = [write_position(rich().observe(0).redeal(Dealer(seed))) for seed in range(12)]
    others = [table["players"][1] for table in tables]
    assert all("quarry" in other["hand"] and len(other["hand"]) == 3 for other in others)
    assert all(len(other["tucked"]) == 2 for other in others)
    assert len({str(other["hand"]) for other in others}) > 6
    assert len({str(other["display"]) for other in others}) > 6
    assert len({str(other["tucked"]) for other in others}) > 6
    assert all(table["players"][0]["hand"] == [*["smithy"] * 3, "palace"] for table in tables)
