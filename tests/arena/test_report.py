"""The results add up, and the report shows them to everybody, whatever bots are called."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser

import pytest

from arena.made import CODE, DUEL, LADDER, MIXED, made
from gouverneur.bots.arena.figures import Axis
from gouverneur.bots.arena.journal import Block
from gouverneur.bots.arena.outcomes import CRASH, ENDLESS, Outcome, ranks_of, step_of, time_of
from gouverneur.bots.arena.plan import Plan
from gouverneur.bots.arena.report import Wording, report
from gouverneur.bots.arena.results import results
from gouverneur.bots.arena.running import INTERRUPTED, Stops
from gouverneur.bots.arena.stopping import Sprt
from gouverneur.languages import LANGUAGES

VOID = {"meta", "br", "link", "path", "line", "rect", "circle", "polyline"}


# -- results -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("plan", [DUEL, LADDER, MIXED], ids=lambda plan: str(plan.kind))
def test_results_add_up(plan: Plan) -> None:
    found = made(plan, broken=ENDLESS)
    bots = found["bots"]
    assert sum(bot["games"] for bot in bots) == found["games"] * plan.players
    won = sum(bot["win_share"]["mean"] * bot["games"] for bot in bots)
    assert won == pytest.approx(found["games"], rel=1e-3)
    for bot in bots:
        assert sum(place["games"] for place in bot["places"]) == bot["games"]
        mean = sum(place["win_share"] * place["games"] for place in bot["places"]) / bot["games"]
        assert mean == pytest.approx(bot["win_share"]["mean"], abs=1e-3)
        assert sum(bot["sources"].values()) == pytest.approx(bot["points"]["mean"], abs=0.02)
        assert bot["win_share"]["low"] <= bot["win_share"]["mean"] <= bot["win_share"]["high"]
        assert bot["ms"]["p10"] <= bot["ms"]["p50"] <= bot["ms"]["p90"] <= bot["ms"]["p99"]
        assert 1 <= bot["rank"] <= plan.players
    assert sum(found["places"]) == pytest.approx(1, abs=1e-3)
    assert bots[0]["rating"]["elo"] > 40
    assert bots[0]["rating"]["low"] > 0
    assert bots[-1]["rating"] == {"elo": 0, "low": 0, "high": 0}
    assert found["problem_count"] == len(found["problems"]) > 3


def test_faults_belong_to_who_made_them() -> None:
    found = made(LADDER, broken=CRASH)
    blamed = Counter(problem["bot"] for problem in found["problems"])
    assert {bot["name"]: bot["faults"] for bot in found["bots"] if bot["faults"]} == {
        name: {CRASH: number} for name, number in blamed.items()
    }


def test_a_long_list_of_problems_is_cut_and_counted() -> None:
    found = made(MIXED, 60, broken=ENDLESS)
    assert len(found["problems"]) == 100
    assert found["problem_count"] > 100


def test_buildings_are_counted_by_bot() -> None:
    found = made(DUEL)
    library = found["bots"][0]["built"]["library"]
    assert 0.5 < library["games"] / found["bots"][0]["games"] < 0.9
    assert library["win_share"] == pytest.approx(found["bots"][0]["win_share"]["mean"], abs=0.12)


def test_who_won_nothing_has_an_exact_interval() -> None:
    plan = Plan("san-juan:first/2", ("a", "b"))
    empty: list[dict[str, int]] = [{}, {}]

    def lost(game: int) -> Outcome:
        shares = [0.0, 1.0] if game == 0 else [1.0, 0.0]
        return Outcome(shares, [1, 2], [0, 0], 0, 1, "", empty, [[], []], empty, [0.0, 0.0], 0.0)

    found = Stops(plan)
    for number in range(20):
        found.take(Block(number, (lost(0), lost(1))))
    shares = [bot["win_share"] for bot in results(plan, found, CODE)["bots"]]
    assert shares[0] == {"mean": 0, "low": 0, "high": pytest.approx(1 - 0.025 ** (1 / 40), abs=1e-4)}
    assert shares[1] == {"mean": 1, "low": pytest.approx(0.025 ** (1 / 40), abs=1e-4), "high": 1}


def test_times_are_counted_in_steps_of_an_eighth() -> None:
    for ms in (0.002, 0.5, 3, 47, 60_000):
        assert time_of(step_of(ms)) == pytest.approx(ms, rel=0.06)
    assert step_of(0) == step_of(-1) < step_of(0.01)


def test_equals_share_a_rank() -> None:
    assert ranks_of([0.5, 0.5, 0], [30, 30, 30]) == [1, 1, 3]
    assert ranks_of([0, 1, 0], [31, 31, 20]) == [2, 1, 3], "who lost the tie is second"


# -- the page ------------------------------------------------------------------------------------------------


class Page(HTMLParser):
    """What is in a page, and whether its tags fit together."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()
        self.words: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        for name, value in attrs:
            assert not name.startswith("on")
            assert name not in ("src", "action")
            if name == "href":
                assert value is not None
                assert value.startswith("#")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.words.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plan", [DUEL, LADDER, MIXED], ids=lambda plan: str(plan.kind))
def test_a_report_is_a_whole_page_in_each_language(plan: Plan, language: str) -> None:
    found = made(plan, sprt=Sprt(0, 25, 3) if plan is DUEL else None, broken=CRASH)
    text = report(found, language, "gouverneur arena …")
    page = Page(text)
    assert text.startswith(f'<!doctype html>\n<html lang="{language}">')
    assert page.tags["script"] == 0
    assert page.tags["figure"] == page.tags["figcaption"] >= 5
    assert page.tags["table"] >= page.tags["figure"], "each picture has a table"
    words = "".join(page.words)
    assert "{" not in words
    assert not re.search(r"\barena-[a-z]", words), "no key without words"
    assert all(bot["name"][:30] in words for bot in found["bots"])
    assert "http" not in text.replace("http-equiv", "")


def test_hostile_names_stay_words() -> None:
    text = report(made(DUEL, sprt=Sprt(0, 25, 3), broken=CRASH), "en")
    assert "<script" not in text
    assert "&lt;script&gt;alert(&#x27;x&#x27;)&lt;/script&gt;" in text
    assert "\u202e" not in text.split("What went wrong")[0], "nor do they turn the direction of writing"


def test_one_report_for_every_state_of_an_arena() -> None:
    nothing = made(DUEL, 0, reason=INTERRUPTED)
    assert "No block is complete yet" in report(nothing, "en")
    few = made(LADDER, 3)
    assert few["ahead"] is None
    assert "too few rounds" in report(few, "en")
    assert "Nothing went wrong" in report(few, "en")


def test_a_verdict_is_said_first() -> None:
    open_ = report(made(DUEL, 8, sprt=Sprt(0, 5, 3)), "en")
    assert "has not come to a verdict between a lead of 0 and one of +5 Elo" in open_
    decided = report(made(DUEL, 200, sprt=Sprt(0, 25, 3)), "de")
    assert "ist stärker: Ein Vorsprung von +25 Elo" in decided


@pytest.mark.parametrize(
    ("language", "share", "elo", "ms"),
    [
        ("en", "33.3%", "−1,204", "1.5 s"),
        ("de", "33,3 %", "−1.204", "1,5 s"),
        ("nl", "33,3%", "−1.204", "1,5 s"),
    ],
)
def test_numbers_are_written_as_people_do(language: str, share: str, elo: str, ms: str) -> None:
    words = Wording(language, "san-juan:first/2")
    assert words.percent(1 / 3, 1).replace("\xa0", " ") == share
    assert words.elo(-1203.6) == elo
    assert words.time(1500) == ms
    assert [words.elo(value) for value in (0.3, -0.4, 12)] == ["0", "0", "+12"]
    assert words.time(0.0123).startswith("12 µs")
    assert words.time(None) == words.percent(None) == "–"


def test_axes_have_round_numbers_around_all_values() -> None:
    for values in ([-37.0, 112.0], [0.0, 0.0], [5.0], [-2000.0, 3.0], [0.1, 0.13]):
        axis = Axis.over(values, str, mark=0)
        assert axis.low <= min(0, *values)
        assert axis.high >= max(0, *values)
        assert 2 <= len(axis.ticks) <= 9
        assert all(0 <= axis.at(value) <= 100 for value in values)
    powers = Axis.powers([0.03, 47.0], str)
    assert (powers.low, powers.high) == (0.01, 100)
    assert powers.at(1) == 50
