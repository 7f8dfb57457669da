"""The builder phase: worked examples and rulings of docs/rules/san-juan.md, sections 4.7 and 8.2."""

from situations import discards, display, hand, play, seat, situation, words


def test_smithy_library_and_privilege_add_up_to_nothing_to_pay() -> None:
    """W-10: reductions of 3 on a sugar mill of cost 2; nothing is paid out for the excess. [SJ-BLD-05 SJ-LIB-01]"""
    table = situation("san-juan:first/3", seat("sugar_mill", "tower", display=["indigo_plant", "smithy", "library"]))
    play(table, "builder", "build sugar_mill")
    assert display(table, 0) == ["indigo_plant", "smithy", "library", "sugar_mill"]
    assert hand(table, 0) == ["tower"]
    assert discards(table) == []


def test_nobody_builds_for_free_what_he_cannot_pay() -> None:
    """A build needs the card and the payment in other cards. [SJ-BLD-03]"""
    table = situation("san-juan:first/3", seat("tower", "smithy"))
    play(table, "builder")
    assert "build tower" not in words(table)
    assert "build smithy" in words(table)
