"""Games are told and questions asked in every language, to everybody at the table and to those who watch."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gouverneur import GouverneurError, IllegalAction, RulesetError, Table, ruleset
from gouverneur.bots.random import RandomBot
from gouverneur.kernel.event import Detail
from gouverneur.kernel.refusal import Refusal
from gouverneur.languages import LANGUAGES, Language, LanguageError, PhraseError, nearest
from languages.catalogues import ROOT
from rulesets import EVERY, PLAIN, sized, thousands

NAMES = ["Anna", "Ben", "Clara", "Doris", "Emil"]
STRAY = re.compile(r"[{}$]|\?\?\?|\bNone\b|_| ,| \.|  ")
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def language_of(code: str, box: str) -> Language:
    """Words depend on game and edition alone, which is the box; so what was said once need not be said again."""
    return Language(code, next(name for name in reversed(PLAIN) if name.startswith(box)), names=NAMES)


def box_of(name: str) -> str:
    return re.split(r"[+/]", name)[0]


@cache
def sentence(code: str, box: str, event: str, mine: bool) -> str:
    told: dict[str, Detail] = json.loads(event)
    seat = told.get("seat", -1)
    assert isinstance(seat, int)
    said = language_of(code, box).event(told, seat if mine else -1)
    assert said
    assert not STRAY.search(said), said
    assert not re.search(r"\bnone\b", said), said
    assert said[0].isupper() or said[0].isdigit(), said
    return said


OFTEN = sized(6, 60)  # questions of a kind that are asked in all words, of each ruleset


MOST = 2000  # decisions of a game; few games at random are longer


def told_game(name: str, seed: int, asked: Counter[str], wholly: bool) -> None:
    """One random game: every event for every viewer, questions, answers, and the sources of numbers.

    Questions of each kind as often as a ruleset needs, or `wholly` every one.
    """
    table, box = Table(name, seed=seed), box_of(name)
    bot = RandomBot(seed)
    viewers = range(-1, table.ruleset.players)
    for _ in range(MOST):
        if table.over:
            break
        decision = table.decision
        asked[decision.kind] += 1
        if wholly or asked[decision.kind] <= OFTEN:
            question(table, box)
        table.play(table.game.actions.action(table.state.kind(), bot.choose(table.state.options)))
        events = table.record[-1].events
        table.forget_past()
        for event in events:
            seen = [(viewer, event.seen_by(viewer)) for viewer in viewers]
            for viewer, told in seen:
                if told is not None:
                    mine = viewer >= 0 and told.get("seat", -1) == viewer
                    for code in LANGUAGES:
                        sentence(code, box, json.dumps(told), mine)
    for code in LANGUAGES:
        language = language_of(code, box)
        assert not table.over or language.ending(table.game.ending(table.state))
        for seat in range(table.ruleset.players):
            assert all(language.score_source(source) for source, _ in table.score_sources(seat))


def question(table: Table, box: str) -> None:
    decision = table.decision
    sources = [source for option in decision.options for source, _ in table.price_sources(option)]
    for code in LANGUAGES:
        language = language_of(code, box)
        others = language.decision(table, -1)
        assert NAMES[decision.seat] in others
        said = [others, language.decision(table), language.hint(table)]
        said += [language.price_source(source) for source in sources]
        answers = language.answers(table)
        assert language.answer(table, decision.options[-1].words) == answers[-1]
        assert [words for words in said + answers if STRAY.search(words)] == []
        assert not [words for words in answers if words[0].islower()]
        assert len(set(answers)) > len(answers) / 2


@pytest.mark.parametrize("name", EVERY)
def test_every_event_and_decision_is_phrased(name: str) -> None:
    """With `--all` every question of two thousand games, and every event of eight thousand."""
    asked: Counter[str] = Counter()
    for number, seed in enumerate(thousands(name, 3, 12)):
        told_game(name, seed, asked, wholly=number < sized(0, 3))


def skips(phase: str, *seats: int) -> list[dict[str, Detail]]:
    return [{"event": "skip", "seat": seat, "phase": phase} for seat in seats]


def places(seat: int, *on: str) -> list[dict[str, Detail]]:
    return [{"event": "place", "seat": seat, "on": one} for one in on]


def draws(seat: int, *cards: str) -> list[dict[str, Detail]]:
    drawn: dict[str, Detail] = {"event": "draw", "seat": seat, "number": 1, "reason": "well"}
    return [drawn | {"cards": [card]} if card else drawn for card in cards]


@pytest.mark.parametrize(
    ("name", "events", "told"),
    [
        ("puerto-rico:2020/3", skips("trader", 1, 2, 0), ["Nothing to sell: Ben, Carla, and you."]),
        (
            "puerto-rico:2020/3",
            skips("trader", 1, 1) + skips("builder", 2) + skips("builder", 0),
            ["Nothing to sell: Ben.", "Nothing to build: Carla and you."],
        ),
        (
            "puerto-rico:2020/3",
            [{"event": "receive", "seat": seat, "workers": seat + 1} for seat in (1, 0)],
            ["Dealt from the recruiting office: 2 to Ben and 1 to you."],
        ),
        (
            "puerto-rico:2020/3",
            places(0, "corn", "hacienda", "corn") + places(1, "corn"),
            ["You place workers: 2 × corn and hacienda.", "Ben places workers: corn."],
        ),
        ("san-juan:first/3", draws(1, "", "") + draws(2, ""), ["Ben draws 2 cards", "Carla draws 1 card"]),
        ("san-juan:first/3", draws(0, "well", "well", "hero"), ["You draw 2 × well and a hero"]),
        (
            "san-juan:first/3",
            [{"event": "role", "seat": 1, "role": "builder"}] * 2,
            ["Ben takes the builder."] * 2,
        ),
    ],
)
def test_parts_of_one_deed_are_one_sentence(
    name: str, events: list[dict[str, Detail]], told: list[str]
) -> None:
    story = Language("en", name, names=["Anna", "Ben", "Carla"]).story(events, 0)
    assert len(story) == len(told)
    for (_, said), begins in zip(story, told, strict=True):
        assert said.startswith(begins)


@pytest.mark.parametrize("name", PLAIN)
def test_a_story_is_told_of_every_game(name: str) -> None:
    """What stands alone is told as ever."""
    table, bot = Table(name, seed=3), RandomBot(3)
    for _ in range(250):
        if not table.over:
            table.play(table.game.actions.action(table.state.kind(), bot.choose(table.state.options)))
    for code in LANGUAGES:
        language = Language(code, name, names=NAMES)
        for viewer in (-1, 0):
            events = table.events(viewer)
            story = language.story(events, viewer)
            assert len(story) <= len(events)
            assert not [said for _, said in story if STRAY.search(said)]
            apart = {language.event(event, viewer) for event in events}
            joined = {key for key, said in story if said not in apart}
            assert joined <= {"skip", "receive", "place", "place_noble", "draw", "pay", "discard"}


def refused(table: Table) -> dict[str, tuple[Refusal, str]]:
    """Of this decision: every reason for which something is refused."""
    found = {}
    for action in filter(None, table.game.actions.actions):
        if action.kind.step == table.state.kind():
            refusal = table.why_not(action)
            if refusal is not None:
                found[f"{refusal.key} {refusal.rule} {action.words.split()[0]}"] = (refusal, action.words)
    return found


@pytest.mark.parametrize("name", [name for name in PLAIN if name.endswith(("/2", "/3"))])
def test_every_refusal_of_a_game_is_phrased(name: str) -> None:
    known: dict[str, tuple[Refusal, str]] = {}
    asked: Counter[str] = Counter()
    for seed in range(sized(1, 10)):
        table, bot = Table(name, seed=seed), RandomBot(seed)
        for _ in range(MOST):
            if table.over:
                break
            asked[table.decision.kind] += 1
            if asked[table.decision.kind] <= OFTEN:
                known |= refused(table)
            table.play(table.game.actions.action(table.state.kind(), bot.choose(table.state.options)))
    assert len({key.split()[0] for key in known}) > 8
    for refusal, words in known.values():
        for code in LANGUAGES:
            said = language_of(code, box_of(name)).refusal(refusal, words)
            assert said.endswith(".")
            assert said[0].isupper(), said
            assert not STRAY.search(said), said


# -- the sentences that the issue asks for -------------------------------------------------------------


LOAD: dict[str, Detail] = {
    "event": "load", "seat": 0, "good": "corn", "number": 4, "ship": "ship-6", "points": 5,
}  # fmt: skip


@pytest.mark.parametrize(
    ("code", "viewer", "said"),
    [
        ("en", 0, "You ship 4 corn on the 6-ship: 5 points (1 as captain)."),
        ("en", 1, "Anna ships 4 corn on the 6-ship: 5 points (1 as captain)."),
        ("de", 0, "Du verlädst 4 Mais auf das 6er-Schiff: 5 Punkte (1 als Kapitän)."),
        ("de", -1, "Anna verlädt 4 Mais auf das 6er-Schiff: 5 Punkte (1 als Kapitän)."),
        ("nl", 0, "Je laadt 4 maïs op het 6-schip: 5 punten (1 als kapitein)."),
        ("nl", 1, "Anna laadt 4 maïs op het 6-schip: 5 punten (1 als kapitein)."),
    ],
)
def test_a_load(code: str, viewer: int, said: str) -> None:
    assert Language(code, "puerto-rico:2020/3", names=NAMES).event(LOAD, viewer) == said


@pytest.mark.parametrize(
    ("code", "thing", "old", "new"),
    [
        ("en", "mayor", "mayor", "foreman"),
        ("de", "mayor", "Bürgermeister", "Vorarbeiter"),
        ("nl", "mayor", "burgemeester", "voorman"),
        ("en", "piece-worker", "colonist", "worker"),
        ("de", "piece-worker", "Kolonist", "Arbeiter"),
        ("nl", "piece-worker", "kolonist", "arbeider"),
    ],
)
def test_the_edition_decides_between_words(code: str, thing: str, old: str, new: str) -> None:
    assert Language(code, "puerto-rico:2002/3").name(thing) == old
    assert Language(code, "puerto-rico:2020/3").name(thing) == new


def test_colours_and_the_office_follow_the_edition() -> None:
    rules = [Language("de", f"puerto-rico:{edition}/3").rule("city_hall") for edition in (2002, 2020)]
    assert "violetten" in rules[0]
    assert "beigefarbenen" in rules[1]
    event: dict[str, Detail] = {"event": "refill", "workers": 3}
    assert (
        Language("de", "puerto-rico:2002/3").event(event, 0)
        == "3 Kolonisten warten auf dem Kolonistenschiff."
    )
    assert Language("de", "puerto-rico:2020/3").event(event, 0) == "3 Arbeiter warten in der Anwerbestelle."
    assert Language("de", "san-juan:first/2").name("silver_smelter") == "Silberschmelze"
    assert Language("de", "san-juan:second/2").name("silver_smelter") == "Silberschmiede"
    assert "paarse gebouwen" in Language("nl", "san-juan:first/2").rule("quarry")


def test_articles_follow_the_name() -> None:
    german, dutch = (Language(code, "san-juan:second/2", names=NAMES) for code in ("de", "nl"))
    told = [(card, {"event": "build", "seat": 1, "card": card, "over": "crane", "goods": []}) for card in
            ("tower", "library", "archive")]  # fmt: skip
    assert [german.event(event, 0) for _, event in told] == [
        "Ben baut den Turm über den Kran.",
        "Ben baut die Bibliothek über den Kran.",
        "Ben baut das Archiv über den Kran.",
    ]
    assert [dutch.the(card) for card, _ in told] == ["de toren", "de bibliotheek", "het archief"]
    adjective = Language("de", "puerto-rico:2020/2")
    assert adjective.the("small_warehouse") == "das kleine Lagerhaus"
    assert adjective.the("small_market") == "die kleine Markthalle"
    english = Language("en", "puerto-rico:2020/2")
    assert (
        english.event({"event": "tile", "seat": 0, "tile": "indigo"}, 0) == "You take an indigo plantation."
    )
    assert english.event({"event": "tile", "seat": 0, "tile": "corn"}, 0) == "You take a corn plantation."


PRODUCED: dict[str, Detail] = {
    "event": "produce", "seat": 0, "goods": ["corn", "indigo", "indigo"], "doubloons": 1,
}  # fmt: skip
DRAWN: dict[str, Detail] = {
    "event": "draw", "seat": 0, "number": 4, "cards": ["tower", "archive", "crane", "crane"], "reason": "sale",
}  # fmt: skip


@pytest.mark.parametrize(
    ("code", "ruleset", "event", "said"),
    [
        ("en", "puerto-rico:2020/3", PRODUCED, "You produce 1 corn and 2 indigo and earn 1 doubloon."),
        ("de", "puerto-rico:2020/3", PRODUCED, "Du produzierst 1 Mais und 2 Indigo und verdienst 1 Dublone."),
        ("nl", "puerto-rico:2020/3", PRODUCED, "Je produceert 1 maïs en 2 indigo en verdient 1 dubloen."),
        ("en", "san-juan:first/2", DRAWN, "You draw a tower, an archive, and 2 × crane for the sale."),
        ("de", "san-juan:first/2", DRAWN, "Du ziehst einen Turm, ein Archiv und 2 × Kran für den Verkauf."),
        ("nl", "san-juan:first/2", DRAWN, "Je trekt een toren, een archief en 2 × kraan voor de verkoop."),
    ],
)
def test_goods_are_counted_and_cards_have_an_article(
    code: str, ruleset: str, event: dict[str, Detail], said: str
) -> None:
    assert Language(code, ruleset, names=NAMES).event(event, 0) == said


def test_a_round_is_called_as_in_the_rulebook() -> None:
    event: dict[str, Detail] = {"event": "round", "seat": 0, "round": 2}
    said = [
        Language("de", rules, names=NAMES).event(event, 1)
        for rules in ("san-juan:first/2", "puerto-rico:2020/2")
    ]
    assert said == ["Runde 2, Anna ist Gouverneur", "Durchgang 2, Anna ist Gouverneur"]


def test_a_building_with_its_good_is_told_apart() -> None:
    table = Table.from_position(
        {
            "ruleset": "san-juan:first/2",
            "players": [
                {
                    "hand": ["palace", *["hero"] * 3, "tower", "tower"],
                    "display": ["crane", "sugar_mill", {"sugar_mill": "?"}],
                },
                {},
            ],
        },
        seed=1,
    )
    table.play("builder", "build tower")
    said = dict(
        zip(
            [option.words for option in table.options],
            language_of("de", "san-juan:first").answers(table),
            strict=True,
        )
    )
    assert said["over sugar_mill"] == "Zuckermühle überbauen"
    assert said["over loaded sugar"] == "Zuckermühle samt Ware überbauen"


def test_things_have_rules_and_rule_ids() -> None:
    language = Language("nl", "puerto-rico:2020+nobles/3")
    assert language.rule("piece-worker").startswith("Staat op een cirkel")
    assert language.rule_ids("hacienda")[0] == "PR-HAC-01"
    assert "bos" in language.rule("tile-forest")
    assert language.row(["corn", "corn", "coffee"]) == "2 × maïs en koffie"
    assert [Language("de", f"puerto-rico:{edition}/3").phase("mayor") for edition in (2002, 2020)] == [
        "Bürgermeisterphase",
        "Vorarbeiterphase",
    ]


def test_rulesets_are_described() -> None:
    language = Language("de", "puerto-rico:2020+festival/3?points=hidden&handicap=0,0,1")
    assert language.game_name() == "Puerto Rico"
    assert language.edition() == "Neue Ausgabe (2020)"
    assert language.module("festival") == "Das Festival"
    assert language.option("points") == "Punkte der anderen"
    assert language.option_value("points", "hidden") == "bleiben bis zum Ende verdeckt"
    assert language.option_value("handicap", "0,0,1") == "0,0,1"


# -- errors ----------------------------------------------------------------------------------------------


def raised(deed: Any, *arguments: Any) -> GouverneurError:
    with pytest.raises(GouverneurError) as caught:
        deed(*arguments)
    return caught.value


def test_errors_are_phrased() -> None:
    german = Language("de", "san-juan:first/2")
    assert german.error(raised(ruleset, "chess:first/2")) == "Das Spiel chess gibt es nicht."
    assert german.error(raised(ruleset, "san-juan:first/9")) == "Mit 9 Spielern geht diese Ausgabe nicht."
    assert german.error(raised(ruleset, 3)).startswith("Das ist kein Regelwerk: ")
    table = Table("san-juan:first/2", seed=1)
    assert german.error(raised(table.undo)) == "Es gibt nichts zurückzunehmen."
    table.play("builder")
    assert german.error(raised(table.play, "trader")) == "Danach ist gerade nicht gefragt."
    assert german.error(raised(table.play, "banana")).startswith(
        "Diese Worte bedeuten in diesem Spiel nichts: "
    )
    assert german.error(raised(table.play, "build palace")).endswith(".")
    known = IllegalAction("x", key="role-taken", rule="SJ-RND-02", words="councillor")
    assert german.error(known) == "Der Ratsherr ist in dieser Runde schon vergeben."
    assert german.error(raised(Language, "xx")) == "Die Sprache xx gibt es nicht. Es gibt: en, de, nl."


def test_an_error_without_words_says_what_it_says_itself() -> None:
    language = Language("nl")
    assert (
        language.error(GouverneurError("the moon fell down", key="moon"))
        == "Er klopt iets niet: the moon fell down"
    )
    assert (
        language.refusal(Refusal(f"SJ-XXX-{1:02}", "moon", "the moon is full"))
        == "Er klopt iets niet: the moon is full"
    )
    assert language.error(RulesetError("bad {0} {name}")) == "Dit is geen regelset: bad {0} {name}"


def test_what_is_asked_wrongly_is_said_clearly() -> None:
    language = Language("de", "san-juan:first/2")
    for key, deed in (
        ("phrase", lambda: language.phrase("event-build")),  # without its arguments
        ("phrase", lambda: language.phrase("no-such-message")),
        ("phrase", lambda: language.event({"event": "eclipse"}, 0)),
        ("phrase", lambda: language.event({}, 0)),
        ("phrase", lambda: language.name("hacienda")),
        ("phrase", lambda: Language("de").name("tower")),
        ("language", lambda: Language("klingon")),
    ):
        assert raised(deed).key == key
    assert issubclass(LanguageError, ValueError)
    assert issubclass(PhraseError, LookupError)


def test_hostile_input_in_an_error_stays_inert() -> None:
    error = raised(ruleset, "che\x1b[31m\u202ess:first/2")
    assert Language("nl").error(error) == "Het spel che[31mss bestaat niet."
    assert len(Language("nl").error(raised(ruleset, "x" * 1500 + ":first/2"))) < 100


def test_the_nearest_language() -> None:
    assert nearest("de-AT", "nl") == "de"
    assert nearest("fr", "nl_NL.UTF-8") == "nl"
    assert nearest("", "C.UTF-8", "*") == "en"
    assert nearest() == "en"


# -- names are hostile ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<b>Anna</b>", "<b>Anna</b>"),
        ("{ $who } { brand }", "{ $who } { brand }"),
        ("An\u202ena", "Anna"),
        ("\u2067Anna\u2069\u200b", "Anna"),
        ("\x1b[31mAnna\x1b[0m\n\t", "[31mAnna[0m"),
        ("Anna\nBen takes all", "Anna Ben takes all"),
        ("אנה", "\u2068אנה\u2069"),
        ("👩‍👧 Anna", "👩‍👧 Anna"),
    ],
)
@every_language
def test_hostile_names_stay_inert(language: str, name: str, shown: str) -> None:
    words = Language(language, "san-juan:first/2", names=[name, "Ben"])
    said = words.event({"event": "role", "seat": 0, "role": "builder"}, 1)
    plain = Language(language, "san-juan:first/2", names=["Anna", "Ben"])
    assert said == plain.event({"event": "role", "seat": 0, "role": "builder"}, 1).replace("Anna", shown)


@given(st.text(max_size=80))
def test_no_name_breaks_a_sentence(name: str) -> None:
    words = Language("en", "san-juan:first/2", names=[name])
    said = words.event({"event": "role", "seat": 0, "role": "builder"}, 1)
    assert said.endswith("takes the builder.")
    assert len(said.splitlines()) == 1
    assert len(words.names[0]) <= 42
    assert words.names[0]


def test_seats_without_a_name_have_a_number() -> None:
    assert Language("de", "san-juan:first/3", names=["Anna", "\u200b"]).names == [
        "Anna",
        "Platz 2",
        "Platz 3",
    ]


# -- the page says the same -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["san-juan", "puerto-rico"])
def test_the_page_tells_its_sentences_the_same_arguments(game: str) -> None:
    page = (ROOT / "web" / "src" / game / "sentences.ts").read_text(encoding="utf-8")
    made = page.partition("return text(`event-${event.event}`, {")[2].partition("\n  });")[0]
    theirs = set(re.findall(r"^    (\w+):", made, re.MULTILINE))
    name = next(name for name in PLAIN if name.startswith(game))
    ours = {"you", "who", *Language("en", name).speaker.event({"event": "end"})}
    assert theirs == ours
