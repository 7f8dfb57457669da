"""Reasons and hints: for every decision, in every language, true, and without anything that is hidden."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bots.reasons import SEED, clauses_of, reason_at
from gouverneur import Dealer, Table, ruleset
from gouverneur.bots import why
from gouverneur.bots.bot import Thought
from gouverneur.bots.judges import judge_for
from gouverneur.bots.thinkers import RulesOfThumb
from gouverneur.bots.why import Clause, Reason, Strength
from gouverneur.bots.why.explaining import TELLERS
from gouverneur.bots.why.futures import follow
from gouverneur.bots.why.reason import merged
from gouverneur.kernel.playout import random_choice
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.kernel.state import State
from gouverneur.languages import LANGUAGES, Language
from gouverneur.san_juan.layout import OPEN
from gouverneur.san_juan.state import SanJuan
from gouverneur.table import GAMES, new_state
from languages.catalogues import ROOT, texts
from rulesets import EVERY, SAN_JUAN, sized

NAMES = ["Anna", "Ben", "Clara", "Doris", "Emil"]
STRAY = re.compile(r"[{}$]|\?\?\?|\bNone\b|_| ,| \.|  |;;|::|: –")
OFTEN = sized(2, 20)  # decisions of a kind that are explained, of each game


def decisions(rules: Ruleset, seed: int, often: int) -> Iterator[tuple[State, Thought]]:
    """Decisions of a game in which good turns and random ones alternate; not more of a kind than so many."""
    dealer, mind = Dealer(seed), Dealer(seed + 1)
    state = new_state(rules, dealer)
    bot = RulesOfThumb(rules, seed)
    asked: Counter[int] = Counter()
    for taken in range(1500):
        if state.over():
            return
        asked[state.kind()] += 1
        if asked[state.kind()] <= often:
            thought = bot.think(state.observe(state.seat()))
            if asked[state.kind()] % 2 == 0:
                thought = Thought((random_choice(state.options, mind),), thought.candidates)
            yield state, thought
        state.apply(
            bot.judge.choose(state, mind) if taken % 3 else random_choice(state.options, mind), dealer
        )


@pytest.mark.slow
@pytest.mark.parametrize("name", EVERY)
def test_every_decision_has_a_reason_and_hints_in_every_language(name: str) -> None:
    rules = ruleset(name)
    languages = [Language(code, rules, names=NAMES) for code in LANGUAGES]
    for state, thought in decisions(rules, 11, OFTEN):
        seat = state.seat()
        reason = why.explain(rules, state.observe(seat), thought, SEED)
        assert reason.clauses
        for language in languages:
            hints = [why.hint(reason, language, strength) for strength in Strength]
            others = [why.because(reason, language, viewer) for viewer in range(-1, rules.players)]
            told = [why.told(reason, language, viewer, []) for viewer in range(-1, rules.players)]
            for said in hints + told:
                assert said[-1] in ".!", said
                assert said[0].isupper() or said[0].isdigit(), said
            for said in hints + told + others:
                assert not STRAY.search(said), said
            assert len(set(hints)) == 3


def two_worlds(rules: Ruleset, seed: int) -> Iterator[tuple[State, State]]:
    """States that differ only in what the seat that decides cannot know."""
    for place, (state, _) in enumerate(decisions(rules, seed, 6)):
        yield state, state.observe(state.seat()).redeal(Dealer(place))


@pytest.mark.parametrize("name", ["san-juan:second+new-buildings/3", "san-juan:first/2"])
def test_what_a_seat_cannot_know_changes_no_reason(name: str) -> None:
    rules = ruleset(name)
    different = 0
    for one, other in two_worlds(rules, 21):
        different += one.words() != other.words()
        reasons = []
        for state in (one, other):
            observation = state.observe(state.seat())
            reasons.append(
                why.explain(rules, observation, RulesOfThumb(rules, SEED).think(observation), SEED)
            )
        assert reasons[0] == reasons[1]
    assert different > 5


def test_what_lies_under_the_forests_of_others_changes_no_reason() -> None:
    reasons = []
    for secret in ("coffee", "indigo"):
        position = {
            "ruleset": "puerto-rico:2020+new-buildings/3?draft=new",
            "players": [
                {"goods": {"corn": 3}},
                {"island": {"forest": 1}, "secret": [[secret]], "city": {"forest_house": 1}},
                {},
            ],
        }
        reasons.append(reason_at(position, "settler"))
    assert reasons[0] == reasons[1]


def known_to_all(state: SanJuan) -> set[str]:
    """Cards that lie open somewhere."""
    seen = state.mask(OPEN)
    for seat in range(state.seats):
        seen |= state.display_mask(seat)
    return {card for place, card in enumerate(state.rules.names) if (seen >> place) & 1}


@pytest.mark.parametrize("name", [name for name in SAN_JUAN if "?" not in name])
def test_what_others_may_hear_names_no_card_of_a_hand(name: str) -> None:
    rules = ruleset(name)
    heard = 0
    for state, thought in decisions(rules, 31, sized(8, 40)):
        assert isinstance(state, SanJuan)
        reason = why.explain(rules, state.observe(state.seat()), thought, SEED)
        public = known_to_all(state)
        if reason.kind in ("build", "pick", "use", "bonus", "over"):  # everybody sees which
            public |= {word for words in reason.turn for word in words.split()}
            public |= {state.rules.names[state.steps[state.top + 4]]} if reason.kind == "over" else set()
        for clause in reason.clauses:
            named = clause.details.get("cards", []), clause.details.get("card", "")
            cards = {*named[0], named[1]} - {""}  # type: ignore[misc]
            if clause.open:
                heard += 1
                assert cards <= public, (reason.kind, clause)
    assert heard > 20


def test_a_payment_is_explained_to_its_owner_alone() -> None:
    position = {
        "ruleset": "san-juan:first/3",
        "players": [{"hand": ["poor_house", "palace", "hero"]}, {}, {}],
        "roles": {"builder": 0},
        "steps": [{"step": "role", "seat": 1, "turns": 2}, {"step": "build", "seat": 0, "turns": 3}],
    }
    reason = reason_at(position, "pay hero", after=["build poor_house"])
    language = Language("en", "san-juan:first/3", names=NAMES)
    assert "you keep the palace" in why.because(reason, language, 0)
    assert why.because(reason, language, 1) == "that way the most useful cards stay"
    assert "palace" not in why.because(reason, language, -1)


# Facts that are not compared with what else could have been done.
FACTS = {
    "points", "makes", "sale", "nobody-sells", "nothing-to-sell", "cannot-build", "nobody-builds",
    "makes-nothing", "nobody-makes", "people", "pays", "may-quarry", "loot", "draws", "brings", "looks", "sale-cards",
    "wins", "last-round", "may-build", "worth", "worth-manned", "raises", "festival",
}  # fmt: skip
OF_A_WHOLE_PHASE = {"cannot-sell", "occupies", "will-make", "spoils", "no-ship"}


@pytest.mark.parametrize(
    "name",
    ["puerto-rico:2020/3", "puerto-rico:2002/5", "puerto-rico:2020+new-buildings+nobles+buccaneer+festival/4",
     "san-juan:first/4", "san-juan:second+new-buildings/2"],
)  # fmt: skip
def test_what_is_said_flatly_comes_true(name: str) -> None:
    """However the others then play, and whatever was hidden: the true game goes on, not an imagined one."""
    rules, judge = ruleset(name), judge_for(ruleset(name))
    checked: Counter[str] = Counter()
    for seed in range(sized(4, 30)):
        for state, thought in decisions(rules, 41 + seed, 40):
            reason = why.explain(rules, state.observe(state.seat()), thought, SEED, judge)
            facts = FACTS | OF_A_WHOLE_PHASE if reason.kind == "role" else FACTS
            flat = [clause for clause in reason.clauses if clause.sure and clause.key in facts]
            future = follow(judge, state, thought.turn, Dealer(seed), Dealer(seed + 1))
            teller = TELLERS[rules.game](
                GAMES[rules.game], judge, state, list(thought.turn), list(reason.turn)
            )
            came = {clause.subject(): clause for clause in teller.clauses(future)}
            for clause in flat:
                checked[clause.key] += 1
                assert clause.subject() in came, (reason.turn, clause)
                assert came[clause.subject()].details == clause.details, (reason.turn, clause)
    assert checked.total() > 100
    assert len(checked) > 6


def test_hints_grow_stronger() -> None:
    """The example of the issue."""
    position = {
        "ruleset": "puerto-rico:2020/3",
        "players": [
            {"goods": {"corn": 3}},
            {"goods": {"tobacco": 3}, "points": 9, "city": {"small_warehouse": 1}},
            {},
        ],
        "ships": {
            "ship-4": {"good": "corn", "number": 1},
            "ship-5": {"good": "indigo", "number": 1},
            "ship-6": {"good": "sugar", "number": 1},
        },
    }
    reason = reason_at(position, "captain")
    said = {
        code: [
            why.hint(reason, Language(code, "puerto-rico:2020/3", names=NAMES), strength)
            for strength in Strength
        ]
        for code in LANGUAGES
    }
    assert said == {
        "en": [
            "Ships matter now.",
            "Take a role that fills ships.",
            "Take the captain: 4 points for you; the leader’s tobacco finds no ship.",
        ],
        "de": [
            "Jetzt kommt es auf die Schiffe an.",
            "Nimm eine Rolle, die Schiffe füllt.",
            "Kapitän nehmen: 4 Punkte für dich; beim Führenden findet Tabak kein Schiff.",
        ],
        "nl": [
            "Het draait nu om de schepen.",
            "Neem een rol die schepen vult.",
            "Neem de kapitein: 4 punten voor jou; de tabak van de koploper vindt geen schip.",
        ],
    }
    english = Language("en", "puerto-rico:2020/3", names=NAMES)
    seen = [{"event": "role", "seat": 0, "role": "captain", "doubloons": 0}]
    assert (
        why.told(reason, english, 1, seen) == "Anna takes the captain: 4 points; your tobacco finds no ship."
    )


def test_a_turn_that_is_not_the_best_is_called_nearly_as_good() -> None:
    rules = ruleset("puerto-rico:2020/3")
    for state, thought in decisions(rules, 3, 30):
        if len(thought.candidates) > 1:
            observation = state.observe(state.seat())
            weaker = Thought(thought.candidates[-1].turn, thought.candidates)
            keys = {clause.key for clause in why.explain(rules, observation, weaker, SEED).clauses}
            assert "as-good" in keys
            assert not any(key.startswith("general-") for key in keys)
            return
    raise AssertionError("no decision between several turns")


def test_a_deed_of_several_choices_is_told_as_one() -> None:
    language = Language("en", "puerto-rico:2020/3", names=NAMES)
    seen = [{"event": "place", "seat": 1, "on": place} for place in ("corn", "small_market")]
    said = why.told_anyhow(1, "place", language, 0, [*seen, {"event": "place", "seat": 2, "on": "corn"}])
    assert said.startswith("Ben places workers: corn and small market: ")


def test_random_bots_say_that_they_are() -> None:
    language = Language("en", "san-juan:first/2", names=NAMES)
    seen = [{"event": "role", "seat": 1, "role": "trader"}]
    said = why.told_anyhow(1, "role", language, 0, seen)
    assert said == "Ben takes the trader: by chance, this bot takes anything."


def test_only_whoever_decides_has_reasons() -> None:
    table = Table("san-juan:first/3", seed=1)
    for seat in (-1, (table.seat + 1) % 3):
        with pytest.raises(ValueError, match="seat that decides"):
            why.explain(table.ruleset, table.observe(seat), Thought((0,)), SEED)


# -- putting deals together --------------------------------------------------------------------------


def test_what_is_so_in_every_deal_is_sure() -> None:
    one, two = Clause("points", 1.0, {"points": 3}), Clause("points", 2.0, {"points": 4})
    always = merged([[one], [one]], [[one]])
    assert [(clause.sure, clause.details) for clause in always] == [(True, {"points": 3})]
    for usual, unusual in (([[one], [one]], [[two]]), ([[one], [one]], [[]]), ([[one], [one], [two]], [])):
        (mostly,) = merged(usual, unusual)
        assert not mostly.sure
        assert mostly.details == {"points": 3}
        assert mostly.weight < always[0].weight * 2
    assert merged([[one], [], []], [[one]]) == []


def test_rivals_and_goods_are_told_apart() -> None:
    clauses = [
        Clause("spoils", 1.0, {"good": good}, rival) for good in ("corn", "coffee") for rival in (1, 2)
    ]
    assert len(merged([clauses] * 2, [clauses])) == 4


# -- words -------------------------------------------------------------------------------------------


def sources() -> str:
    folder = ROOT / "src" / "gouverneur" / "bots" / "why"
    return "".join(path.read_text(encoding="utf-8") for path in sorted(Path(folder).glob("*.py")))


def test_every_clause_has_words_and_no_other_is_there() -> None:
    text = sources()
    made = set(re.findall(r'Clause\(\s*"([\w-]+)"', text)) - {""}
    for one, everybody in re.findall(r'self\.missing\(\w+, "([\w-]*)", "([\w-]+)"', text):
        made |= {one, everybody}
    made |= {"printed", "worth", "worth-manned"}
    known = {key.removeprefix("why-") for key in texts("en", "bots") if key.startswith("why-")}
    sentences = {"hint", "told", "told-anyhow", "both"}
    assert made - {""} == known - sentences


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_has_a_general_reason(game: str) -> None:
    kinds = {kind.name for kind in GAMES[game].actions.by_step.values()}
    assert {f"general-{kind}" for kind in kinds} <= set(texts("en", "bots"))


def test_no_general_reason_is_left_over() -> None:
    kinds = {kind.name for game in GAMES.values() for kind in game.actions.by_step.values()}
    known = {key.removeprefix("general-") for key in texts("en", "bots") if key.startswith("general-")}
    assert known == kinds


@pytest.mark.parametrize("prefix", ["theme-", "sort-"])
def test_themes_and_kinds_of_turns_are_all_used(prefix: str) -> None:
    text = sources()
    known = {key.removeprefix(prefix) for key in texts("en", "bots") if key.startswith(prefix)}
    assert not [key for key in known if f'"{key}"' not in text and not key.startswith(("role-", "deed-"))]
    roles = {key.removeprefix("role-") for key in known if key.startswith("role-")}
    assert not [key for key in roles if f'"{key}"' not in text and key != "coins"]


def test_the_same_reason_twice() -> None:
    position = {"ruleset": "puerto-rico:2020/3", "players": [{"goods": {"corn": 3}}, {}, {}]}
    found: list[Reason] = [reason_at(position, "captain") for _ in range(2)]
    assert found[0] == found[1]
    assert clauses_of(found[0])["points", -1].sure
