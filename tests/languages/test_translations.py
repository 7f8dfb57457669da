"""The three languages say the same things: no message is missing, unused, untranslated or told less."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from gouverneur.kernel import errors
from gouverneur.languages import LANGUAGES
from gouverneur.languages.catalogue import catalogue
from gouverneur.puerto_rico.game import BUILDING_NAMES, PUERTO_RICO
from gouverneur.puerto_rico.vocabulary import ROLE_NAMES, TILE_NAMES
from gouverneur.san_juan import vocabulary as san_juan
from gouverneur.san_juan.game import CARD_NAMES, SAN_JUAN
from gouverneur.server import guests, rooms
from languages import catalogues
from languages.catalogues import FILES, GRAMMAR, OPTIONAL, ROOT, texts
from rulesets import rule_ids

TRANSLATIONS = [code for code in LANGUAGES if code != "en"]
GAMES = {"san-juan": SAN_JUAN, "puerto-rico": PUERTO_RICO}
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", TRANSLATIONS)
every_file = pytest.mark.parametrize("file", FILES)

# Messages that are the same words in English and in a translation, besides those without letters of their own.
SAME = {
    "de": {
        "brand", "puerto-rico", "san-juan", "sum-minus", "sum-plus", "festival", "letter-silver", "home-level",
        "arena-block", "arena-bot", "arena-ms", "arena-us",
    },
    "nl": {
        "brand", "puerto-rico", "san-juan", "good-indigo", "tile-indigo.short", "card-indigo_plant.short", "card-park",
        "card-bank", "card-hut", "building-villa", "sum-is", "sum-plus", "home-modules", "kind-monument",
        "roles.note", "source-privilege", "source-land", "forest-over", "festival", "picture-label-hand", "event-round",
        "bot-expert", "home-level", "arena-bot", "arena-interval", "arena-ms", "arena-us",
    },
}  # fmt: skip


def test_there_are_the_same_files() -> None:
    for language in LANGUAGES:
        assert {path.stem for path in (catalogues.LANGUAGES / language).glob("*.ftl")} == set(FILES)


@every_language
@every_file
def test_a_catalogue_can_be_read(language: str, file: str) -> None:
    kinds = {type(entry).__name__ for entry in catalogues.entries(language, file)}
    assert kinds <= {"Message", "Comment", "GroupComment", "ResourceComment"}
    names = Counter(entry.id.name for entry in catalogues.entries(language, file) if hasattr(entry, "id"))
    assert not [name for name, number in names.items() if number > 1]


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_the_library_finds_every_message(language: str, game: str) -> None:
    found = catalogue(language, game, "")
    for file in (game, *(file for file in FILES if file not in GAMES)):
        assert [key for key in texts(language, file) if not found.has(key)] == []
    assert not found.has("no-such-message")
    assert not found.has("brand.no-such-attribute")


@every_translation
@every_file
def test_nothing_is_missing_and_nothing_is_left_over(language: str, file: str) -> None:
    def needed(of: str) -> set[str]:
        return {
            key
            for key in texts(of, file)
            if not key.startswith("noun-") and key.partition(".")[2] not in OPTIONAL
        }

    assert needed(language) == needed("en")


@every_translation
@every_file
def test_each_message_is_told_the_same(language: str, file: str) -> None:
    for key, english in texts("en", file).items():
        if key.partition(".")[2] not in OPTIONAL and not key.startswith("noun-"):
            theirs = catalogues.arguments(language, file, texts(language, file)[key])
            assert theirs == catalogues.arguments("en", file, english), key


@every_language
@every_file
def test_references_lead_somewhere(language: str, file: str) -> None:
    for text in texts(language, file).values():
        assert catalogues.references(text) <= set(catalogues.referable(language, file)), text.key


@every_translation
@every_file
def test_everything_is_translated(language: str, file: str) -> None:
    """No message, and no piece of one, is the English one."""
    same = {
        key
        for key, english in texts("en", file).items()
        if key in texts(language, file)
        and texts(language, file)[key].pieces & english.pieces
        and key.partition(".")[2] not in {"rules", "form"}
    }
    assert same <= SAME[language]


@every_translation
def test_the_list_of_same_words_is_short_and_true(language: str) -> None:
    for key in SAME[language]:
        file = next(file for file in FILES if key in texts("en", file))
        assert texts(language, file)[key].pieces & texts("en", file)[key].pieces, key


# -- everything has its words ----------------------------------------------------------------------


def things(file: str) -> list[str]:
    """Whatever has a tooltip."""
    if file == "san-juan":
        return [f"card-{card}" for card in CARD_NAMES] + [f"role-{role}" for role in san_juan.ROLE_NAMES]
    buildings = [f"building-{building}" for building in BUILDING_NAMES]
    return buildings + [f"role-{role}" for role in ROLE_NAMES] + ["piece-worker", "piece-noble"]


@every_language
@pytest.mark.parametrize("file", GAMES)
def test_tooltips_say_the_rule_and_its_ids(language: str, file: str) -> None:
    known = texts(language, file)
    tiles = [f"tile-{tile}" for tile in TILE_NAMES] if file == "puerto-rico" else []
    for thing in things(file) + tiles:
        ids = known[f"{thing}.rules"].source.split()
        assert ids
        assert set(ids) <= rule_ids(), thing
        assert known[f"{thing}.rules"].source == texts("en", file)[f"{thing}.rules"].source
        if thing not in tiles:
            words = known[f"{thing}.rule"].source
            assert 15 < len(words) < 420, f"{thing}: a tooltip is short"


def sources(*rooms: str) -> str:
    package = ROOT / "src" / "gouverneur"
    return "".join(
        path.read_text(encoding="utf-8") for room in rooms for path in sorted((package / room).rglob("*.py"))
    )


def refusal_keys(room: str) -> set[str]:
    return set(re.findall(r'Refusal\(\s*[^,()]+(?:\([^()]*\))?[^,()]*,\s*"([\w-]+)"', sources(room)))


@every_language
@pytest.mark.parametrize("file", GAMES)
def test_every_refusal_has_words_and_no_other_is_there(language: str, file: str) -> None:
    room = file.replace("-", "_")
    called = len(re.findall(r"\bRefusal\(", sources(room)))
    keys = refusal_keys(room)
    assert called >= len(keys) > 20
    have = {key.removeprefix("refusal-") for key in texts(language, file) if key.startswith("refusal-")}
    assert have == keys


@every_language
def test_every_common_refusal_has_words(language: str) -> None:
    table = (ROOT / "src" / "gouverneur" / "table.py").read_text(encoding="utf-8")
    keys = set(re.findall(r'Refusal\(\s*[^,]+,\s*"([\w-]+)"', table + sources("notation")))
    keys |= set(re.findall(r'key = "([\w-]+)" if seat != WATCHING else "([\w-]+)"', sources("server"))[0])
    have = {key.removeprefix("refusal-") for key in texts(language, "errors") if key.startswith("refusal-")}
    assert have == keys


def error_keys() -> set[str]:
    """Of every class of errors, and those that are given where one is raised."""
    classes = [errors.GouverneurError]
    assert issubclass(rooms.NoTable, errors.GouverneurError)
    assert issubclass(guests.NoGuest, errors.GouverneurError)
    for kind in classes:
        classes += kind.__subclasses__()
    keys = {kind.key for kind in classes if kind.__module__.startswith("gouverneur.")}
    package = ROOT / "src" / "gouverneur"
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(package.rglob("*.py")))
    for call in re.findall(
        r"raise (?!Record)[A-Z]\w+\((?:[^()]|\([^()]*\))*\)|return RulesetError\((?:[^()]|\([^()]*\))*\)",
        text,
    ):
        keys |= set(re.findall(r'\bkey="([\w-]+)"', call))
    app = re.search(r"key = \{(404: .*?)\}\.get\(\s*error.status_code, \"([\w-]+)\"", text, re.DOTALL)
    assert app
    keys |= {*re.findall(r'"([\w-]+)"', app[1]), app[2], *re.findall(r'Problem\("([\w-]+)"', text)}
    return keys | {f"ruleset-unknown-{what}" for what in ("game", "edition", "module", "option", "value")}


@every_language
def test_every_error_has_words_and_no_other_is_there(language: str) -> None:
    have = {key.removeprefix("error-") for key in texts(language, "errors") if key.startswith("error-")}
    keys = error_keys()
    assert len(keys) > 30
    assert keys <= have
    assert have - keys <= {"record", "record-misfit", "arena"}  # of what need not be imported


def every_error() -> dict[str, type[errors.GouverneurError]]:
    """The classes of errors, by their names."""
    classes = [errors.GouverneurError]
    for kind in classes:
        classes += kind.__subclasses__()
    return {kind.__name__: kind for kind in classes if kind.__module__.startswith("gouverneur.")}


def raised() -> Iterator[tuple[str, set[str]]]:
    """The key and the arguments of every error that is made anywhere in the library."""
    classes = every_error()
    package = ROOT / "src" / "gouverneur"
    for path in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in classes:
                given = {word.arg: word.value for word in node.keywords if word.arg}
                key = given.get("key")
                if key is None:
                    yield classes[node.func.id].key, set(given)
                elif isinstance(key, ast.Constant):
                    yield str(key.value), set(given)
                elif isinstance(key, ast.JoinedStr):
                    yield "ruleset-unknown-value", set(given)


@every_language
def test_errors_bring_what_their_words_need(language: str) -> None:
    """Whoever holds an error, or only its key and arguments from the server, can phrase it wholly."""
    known = texts(language, "errors")
    seen = set()
    for key, given in raised():
        message = known.get(f"error-{key}")
        if message is not None:
            seen.add(key)
            assert catalogues.arguments(language, "errors", message) <= given | {"text"}, key
    assert len(seen) > 40


NOTING = {"refuse", "flaw", "problem", "_problem", "_misfit"}  # what notes a problem of a record
READERS = ("as_json.py", "reader.py")  # of JSON: the key is the third that they are given


def keys_in(function: ast.AST) -> dict[str, set[str]]:
    """Of each dictionary that is written down in a function."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Dict):
            keys = {str(key.value) for key in node.value.keys if isinstance(key, ast.Constant)}
            name = node.targets[0] if isinstance(node, ast.Assign) else node.target
            found.setdefault(getattr(name, "id", ""), set()).update(keys)
    return found


def flaws() -> Iterator[tuple[str, set[str]]]:
    """The key and the arguments of every problem that is found in a record anywhere in the library."""
    package = ROOT / "src" / "gouverneur"
    others = [
        package / "cli" / "files.py",
        package / "server" / "archive.py",
        package / "notation" / "reader.py",
    ]
    for path in [*sorted((package / "records").glob("*.py")), *others]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
            dictionaries = keys_in(function)
            for node in ast.walk(function):
                if not isinstance(node, ast.Call):
                    continue
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if name not in NOTING or (name == "problem" and len(node.args) < 2):
                    continue
                given = {word.arg: word.value for word in node.keywords if word.arg}
                more = [getattr(word.value, "id", "") for word in node.keywords if not word.arg]
                key = given.pop("key", node.args[2] if len(node.args) > 2 and path.name in READERS else None)
                if isinstance(key, ast.Constant) and key.value:
                    yield str(key.value), set(given).union(*(dictionaries.get(one, set()) for one in more))
                elif key is None:
                    told = ast.unparse(node)
                    assert told == "super().problem(path, text)", f"{path.name}: {told} has no key"


@every_language
def test_every_problem_of_a_record_has_words_and_brings_what_they_need(language: str) -> None:
    known = texts(language, "errors")
    found = dict.fromkeys(key for key, _ in flaws())
    assert len(found) > 80
    for key, given in flaws():
        needed = catalogues.arguments(language, "errors", known[f"flaw-{key}"])
        assert needed <= given | {"text"}, key
    have = {key.removeprefix("flaw-") for key in known if key.startswith("flaw-")}
    # What the rules refused, and what is added to other words.
    assert have - set(found) == {
        "illegal", "refused", "ambiguous-action", "malformed-action", "chance", "older-rules",
    }  # fmt: skip
    assert not [
        key
        for file in FILES
        for key in texts(language, file)
        if key.removeprefix("refusal-") in have and key.startswith("refusal-")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_can_stand_in_sentences(language: str) -> None:
    for file in FILES:
        for form in catalogues.noun_forms(language, file):
            assert f"noun-{form}" in texts(language, "page"), form
            assert form in GRAMMAR
    needed = set().union(*(catalogues.noun_forms(language, file) for file in FILES)) | {"the", "a"}
    assert {key.removeprefix("noun-") for key in texts(language, "page") if key.startswith("noun-")} == needed


FORMS = {"en": {"an"}, "de": {"m", "f", "n", "p"}, "nl": {"het"}}


@every_language
@pytest.mark.parametrize("file", GAMES)
def test_names_have_their_gender(language: str, file: str) -> None:
    known = texts(language, file)
    forms = {key: text.source for key, text in known.items() if key.endswith(".form")}
    for key, form in forms.items():
        assert form in FORMS[language] or "$edition" in form, key
    if language == "de":
        nouns = [key for key in known if re.fullmatch(r"(card|building|role|tile|piece|good)-\w+", key)]
        assert not [noun for noun in nouns if noun != "tile-rule" and f"{noun}.form" not in forms]


# -- nothing is there that nobody asks for -----------------------------------------------------------


def askers() -> str:
    """The sources of whatever speaks: the page, and every room that may know the languages."""
    package = ROOT / "src" / "gouverneur"
    rooms = [
        room
        for room in package.iterdir()
        if room.is_dir() and room.name not in ("kernel", "san_juan", "puerto_rico")
    ]
    pages = [path for path in (ROOT / "web" / "src").rglob("*.ts*") if path.name != "protocol.ts"]
    paths = [*pages, *(path for room in rooms for path in room.rglob("*.py"))]
    return "".join(path.read_text(encoding="utf-8") for path in sorted(paths))


def asked_by_name() -> set[str]:
    """Whatever stands as a whole in their sources."""
    text = re.sub(r"\"[\w.-]+\": ", "", askers())  # keys of documents
    return set(re.findall(r"[\"'`]([a-z][\w.-]*)[\"'`]", text))


def asked_by_pattern() -> list[re.Pattern[str]]:
    """Keys that are put together: of the page `ask-${kind}`, of Python f"ask-{kind}"."""
    text = askers()
    made = re.findall(r"`([a-z]+-[a-z-]*\$\{[^`]*)`", text) + re.findall(
        r"f[\"']([a-z]+-[a-z-]*\{[^\"']*)[\"']", text
    )
    return [re.compile(re.sub(r"(?:\\\$)?\\\{.*?\\\}", r"[\\w-]+", re.escape(key))) for key in made]


def vocabulary(file: str) -> set[str]:
    """The ids of a game: its words, kinds, verbs, events and names."""
    game, room = GAMES[file], file.replace("-", "_")
    kinds = game.actions.by_step.values()
    words = {words for kind in kinds for words in kind.choices if words}
    found = {re.sub(r"[ .]", "-", each) for each in words} | {each.split()[0] for each in words}
    found |= {part for each in words for part in each.split()} | {kind.name for kind in kinds}
    found |= set(re.findall(r'"(\w+)"', sources(room))) | set(re.findall(r'"([\w-]+)"', sources(room)))
    found |= {option.key.replace(".", "-") for option in game.grammar.options}
    found |= {*game.grammar.modules, *(edition.name for edition in game.grammar.editions)}
    return found


@pytest.mark.parametrize("file", FILES)
def test_no_message_is_unused(file: str) -> None:
    whole, patterns = asked_by_name(), asked_by_pattern()
    assert len(patterns) > 10
    known = vocabulary(file) if file in GAMES else set()
    used = {
        key.partition(".")[0] for text in texts("en", file).values() for key in catalogues.references(text)
    }
    lost = []
    for name in {key.partition(".")[0] for key in texts("en", file)}:
        if name in used or name in whole or any(key.partition(".")[0] == name for key in whole):
            continue
        if file == "errors" or name.startswith(("noun-", "refusal-")):
            continue  # looked at above
        prefix, _, rest = name.partition("-")
        made = any(pattern.fullmatch(name) for pattern in patterns) or prefix in ("san", "puerto", "setting")
        parts = {rest, *(rest[at + 1 :] for at, letter in enumerate(rest) if letter == "-")}
        parts |= {re.sub(r"-(none|done|thing|pass|decline)$", "", part) for part in parts}
        parts |= {part for whole_name in parts for part in re.split(r"_and_|_by_\d", whole_name)}
        if not made or (known and not parts & (known | whole)):
            lost.append(name)
    assert not lost


@pytest.mark.parametrize("file", FILES)
def test_no_attribute_is_unused(file: str) -> None:
    """Asked for as a whole, of names that are put together, by a message, or the value of an option."""
    whole = asked_by_name()
    of_any = set(re.findall(r"\}\.([a-z]\w*)[\"'`]", askers()))
    assert {"rule", "hint", "other"} <= of_any
    values = {value for game in GAMES.values() for option in game.grammar.options for value in option.values}
    used = {key for text in texts("en", file).values() for key in catalogues.references(text)}
    for key in texts("en", file):
        name, _, attribute = key.partition(".")
        if attribute and attribute not in GRAMMAR:
            is_value = name.startswith("setting-") and attribute in values
            askable = re.search(rf"[`\"']{name}\.[${{]", askers())  # `office-workers.${{where}}`
            assert key in whole | used or attribute in of_any or is_value or askable, key
