"""The report of an arena: one HTML page that fetches nothing, made of the results alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from typing import Any

from babel.core import Locale
from babel.numbers import format_decimal, format_percent

from gouverneur.bots.arena import figures
from gouverneur.bots.arena.figures import COLOURS, HEIGHT, STYLE, Axis
from gouverneur.bots.arena.plan import DUEL
from gouverneur.languages import Language
from gouverneur.languages.catalogue import inert
from gouverneur.table import ruleset

MOST_SOURCES = COLOURS - 1  # told apart by colour
MOST_BUILDINGS = 24  # drawn
LEAST_GAMES = 10  # of a dot
LONGEST_NAME = 80
POLICY = "default-src 'none'; style-src 'unsafe-inline'"

Words = Mapping[str, Any]


class Wording:
    """Words and numbers of one language, for the results of one ruleset."""

    def __init__(self, code: str, rules: str) -> None:
        self.language = Language(code, ruleset(rules))
        self.code = code

    def __call__(self, key: str, **arguments: str | int) -> str:
        return self.language.phrase(f"arena-{key}", **arguments)

    def number(self, value: float, digits: int = 0) -> str:
        return str(
            format_decimal(round(value, digits), f"#,##0.{'0' * digits}".rstrip("."), locale=self.code)
        )

    def percent(self, share: float | None, digits: int = 0) -> str:
        if share is None:
            return "–"
        usual: str = Locale(self.code).percent_formats[None].pattern  # a blank before the sign, or none
        return str(
            format_percent(share, usual.replace("0", f"0.{'0' * digits}".rstrip(".")), locale=self.code)
        )

    def elo(self, value: float) -> str:
        """With its sign, and a real minus."""
        whole = round(value)
        return f"{'+' if whole > 0 else '−' if whole < 0 else ''}{self.number(abs(whole))}"

    def interval(self, low: float | None, high: float | None, shown: Callable[[float], str]) -> str:
        if low is None and high is None:
            return self("unknown")
        if high is None:
            return self("at-least", low=shown(low or 0))
        if low is None:
            return self("at-most", high=shown(high))
        return self("from-to", low=shown(low), high=shown(high))

    def time(self, ms: float | None) -> str:
        if ms is None:
            return "–"
        for unit, size in (("s", 1000.0), ("ms", 1.0), ("us", 0.001)):
            if ms >= size * 0.9995 or unit == "us":
                number = float(f"{ms / size:.2g}") if ms < 100 * size else round(ms / size)
                return self(unit, number=self.number(number, 0 if number == int(number) else 1))
        raise AssertionError


def bot_name(bot: Words) -> str:
    return inert(bot["name"], LONGEST_NAME)


def verdict(results: Words, words: Wording) -> str:
    """What the sequential test says; empty without one."""
    test = results["sprt"]
    if test is None or not results["bots"]:
        return ""
    key = f"test-{test['accepted'] or 'open'}"
    elo = {"elo0": words.elo(test["elo0"]), "elo1": words.elo(test["elo1"])}
    return words(key, **elo) if key == "test-open" else words(key, bot=bot_name(results["bots"][0]), **elo)


def report(results: Words, code: str, command: str = "") -> str:
    """The page, in a language."""
    words = Wording(code, results["ruleset"])
    language = words.language
    subtitle = words("sub", name=language.edition(), players=results["players"])
    title = words("title", game=language.game_name())
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{escape(subtitle)} · <code>{escape(results["ruleset"])}</code></p>',
    ]
    parts.append(_summary(results, words))
    if results["games"]:
        parts += [
            _ratings(results, words),
            _test(results, words),
            _ahead(results, words),
            _seats(results, words),
            _sources(results, words),
            _times(results, words),
            _built(results, words),
            _problems(results, words),
        ]
    parts.append(_how(results, words, command))
    return (
        f'<!doctype html>\n<html lang="{escape(code)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        f"<title>{escape(title)} {escape(results['ruleset'])}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(filter(None, parts))
        + "\n</main>\n</body>\n</html>\n"
    )


# -- pieces -----------------------------------------------------------------------------------------------


def _section(title: str, *parts: str, key: str = "") -> str:
    named = f' id="{key}"' if key else ""
    return f"<section{named}>\n<h2>{escape(title)}</h2>\n" + "\n".join(filter(None, parts)) + "\n</section>"


def _text(words: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(words)}</p>' if kind else f"<p>{escape(words)}</p>"


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]], caption: str) -> str:
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="table" role="region" tabindex="0" aria-label="{escape(caption)}">'
        f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _folded(words: Wording, table: str) -> str:
    return f"<details><summary>{escape(words('table'))}</summary>{table}</details>"


def _row(name: str, value: str, drawing: str) -> str:
    return f'<div class="row"><div><h3>{escape(name)}</h3><span>{escape(value)}</span></div>{drawing}</div>'


def _figure(caption: str, rows: Iterable[str], axis: Axis | None = None) -> str:
    foot = f'<div class="foot">{figures.axis_line(axis)}</div>' if axis is not None else ""
    return f"<figure>\n{''.join(rows)}{foot}\n<figcaption>{escape(caption)}</figcaption></figure>"


def _key(names: Sequence[str], mark: Callable[[int], str] = figures.shape) -> str:
    items = "".join(
        f'<li><svg viewBox="-9 -9 18 18" aria-hidden="true">{mark(n)}</svg>{escape(name)}</li>'
        for n, name in enumerate(names)
    )
    return f'<ul class="key">{items}</ul>'


def _named(results: Words) -> list[tuple[int, str, Words]]:
    """Colour, name and figures of each bot."""
    return [(n % COLOURS, bot_name(bot), bot) for n, bot in enumerate(results["bots"])]


# -- sections ---------------------------------------------------------------------------------------------


def _summary(results: Words, words: Wording) -> str:
    names = [bot_name(bot) for bot in results["bots"]]
    how = words("duel", bot=names[0], other=names[1]) if results["kind"] == DUEL else words(results["kind"])
    played = words("games", games=results["games"], blocks=results["blocks"])
    said = verdict(results, words)
    problems = results["problem_count"]
    return "\n".join(
        filter(
            None,
            [
                _text(said, "verdict") if said else "",
                _text(f"{played} {how}"),
                "" if results["games"] else _text(words("nothing")),
                f'<p><a class="bad" href="#problems">{escape(words("problem-count", number=problems))}</a></p>'
                if problems
                else "",
            ],
        )
    )


def _ratings(results: Words, words: Wording) -> str:
    bots = sorted(_named(results), key=lambda entry: -entry[2]["rating"]["elo"])
    ratings = [bot["rating"] for _, _, bot in bots]
    known = [value for rating in ratings for value in rating.values() if value is not None]
    axis = Axis.over(known, words.elo, mark=0)
    anchor = bot_name(results["bots"][-1])
    few = results["rounds"] < results["least_rounds"]
    is_open = any(rating["low"] is None or rating["high"] is None for rating in ratings)
    rows, table = [], []
    for colour, name, bot in bots:
        rating = bot["rating"]
        low, high = rating["low"], rating["high"]
        is_anchor = bot is results["bots"][-1]
        told = words.elo(rating["elo"])
        drawing = figures.whisker(axis, rating["elo"], low, high, colour)
        if few or is_anchor:
            drawing = figures.dot(axis, rating["elo"], colour)
        interval = "–" if is_anchor else words.interval(low, high, words.elo)
        rows.append(
            _row(name, told if few or is_anchor else f"{told} ({interval})", figures.strip(axis, drawing))
        )
        share = bot["win_share"]
        table.append(
            [
                name,
                told,
                interval,
                words.elo(bot["rating_by_rank"]["elo"]),
                words.number(bot["games"]),
                f"{words.percent(share['mean'], 1)}",
                words.interval(share["low"], share["high"], lambda value: words.percent(value, 1)),
                "–" if bot["points"]["mean"] is None else words.number(bot["points"]["mean"], 1),
                words.number(bot["rank"], 2),
            ]
        )
    keys = ("bot", "rating", "interval", "by-rank", "games-column", "won", "interval", "points", "rank")
    return _section(
        words("ratings"),
        _text(words("ratings-note", bot=anchor, confidence=words.percent(results["confidence"]))),
        _text(words("ratings-few", rounds=results["least_rounds"])) if few else "",
        _text(words("ratings-open")) if is_open and not few else "",
        _figure(words("ratings-picture"), rows, axis),
        _table([words(key) for key in keys], table, words("ratings")),
    )


def _test(results: Words, words: Wording) -> str:
    test = results["sprt"]
    if test is None or not test["course"]:
        return ""
    elo0, elo1 = words.elo(test["elo0"]), words.elo(test["elo1"])
    labels = (words("bound", elo=elo0), words("bound", elo=elo1))
    drawing = figures.course(test["course"], test["lower"], test["upper"], labels)
    note = words("test-note", elo0=elo0, elo1=elo1, error=words.percent(test["alpha"]))
    rows = [[words.number(block), words.number(llr, 2)] for block, llr in test["course"]]
    return _section(
        words("test"),
        _text(verdict(results, words), "verdict"),
        _text(note),
        _figure(words("test-course", blocks=results["blocks"]), [drawing]),
        _folded(words, _table([words("block"), words("llr")], rows, words("test"))),
    )


def _ahead(results: Words, words: Wording) -> str:
    if results["ahead"] is None or len(results["bots"]) < 3:
        return ""
    bots = sorted(range(len(results["bots"])), key=lambda bot: -results["bots"][bot]["rating"]["elo"])
    names = [bot_name(results["bots"][bot]) for bot in bots]
    rows = [
        [name, *("·" if bot == other else words.percent(results["ahead"][bot][other]) for other in bots)]
        for bot, name in zip(bots, names, strict=True)
    ]
    return _section(
        words("ahead"), _text(words("ahead-note")), _table([words("bot"), *names], rows, words("ahead"))
    )


def _seats(results: Words, words: Wording) -> str:
    players = results["players"]
    known = [place["win_share"] or 0.0 for bot in results["bots"] for place in bot["places"]]
    top = max(0.05, *known, 1 / players)
    seats = [words("seat", number=place + 1) for place in range(players)]
    drawings, rows = [], []
    for colour, name, bot in _named(results):
        shares = [place["win_share"] for place in bot["places"]]
        told = [words.percent(share) for share in shares]
        drawings.append(_row(name, "", figures.columns(shares, top, 1 / players, told, colour)))
        rows.append(
            [
                name,
                *(
                    f"{words.percent(place['win_share'], 1)} / {words.number(place['games'])}"
                    for place in bot["places"]
                ),
            ]
        )
    note = words("seats-note", shares=" · ".join(words.percent(share) for share in results["places"]))
    caption = f"{words('seats-picture')}: {' · '.join(seats)}"
    return _section(
        words("seats"),
        _text(note),
        _figure(caption, ['<div class="few">', *drawings, "</div>"]),
        _folded(words, _table([words("bot"), *seats], rows, words("seats"))),
    )


def _sources(results: Words, words: Wording) -> str:
    total: Counter[str] = Counter()
    for bot in results["bots"]:
        total.update({source: abs(points) for source, points in bot["sources"].items()})
    sources = [source for source, _ in total.most_common()]
    if not sources:
        return ""
    drawn, rest = sources[:MOST_SOURCES], sources[MOST_SOURCES:]
    if len(rest) == 1:
        drawn, rest = sources, []
    names = [words.language.score_source(source) for source in drawn] + ([words("others")] if rest else [])

    def amounts(bot: Words) -> list[float]:
        each = [bot["sources"].get(source, 0.0) for source in drawn]
        return [*each, sum(bot["sources"].get(source, 0.0) for source in rest)] if rest else each

    sums = [sum(max(0.0, amount) for amount in amounts(bot)) for bot in results["bots"]]
    axis = Axis.over([0, *sums], words.number)
    rows, table = [], []
    for _, name, bot in _named(results):
        drawing, at = "", 0.0
        for colour, amount in enumerate(amounts(bot)):
            if amount > 0:
                title = f"{names[colour]}: {words.number(amount, 1)}"
                drawing += figures.bar(axis, at, at + amount, colour % COLOURS, title=title)
                at += amount
        mean = bot["points"]["mean"]
        rows.append(_row(name, "" if mean is None else words.number(mean, 1), figures.strip(axis, drawing)))
        table.append([name, *(words.number(bot["sources"].get(source, 0.0), 2) for source in sources)])
    heads = [words("bot"), *(words.language.score_source(source) for source in sources)]
    return _section(
        words("sources"),
        _text(words("sources-note")),
        _key(names, figures.square),
        _figure(words("sources-picture"), rows, axis),
        _folded(words, _table(heads, table, words("sources"))),
    )


def _times(results: Words, words: Wording) -> str:
    known = [
        bot["ms"][key] for bot in results["bots"] for key in ("p10", "p99") if bot["ms"][key] is not None
    ]
    if not known:
        return ""
    axis = Axis.powers(known, words.time)
    rows, table = [], []
    for colour, name, bot in _named(results):
        ms = bot["ms"]
        half, nearly = words.time(ms["p50"]), words.time(ms["p99"])
        drawing = ""
        if ms["turns"]:
            drawing = (
                figures.bar(axis, ms["p90"], ms["p99"], colour, thick=4)
                + figures.bar(axis, ms["p10"], ms["p90"], colour, faint=True)
                + figures.dot(axis, ms["p50"], colour)
            )
        told = f"{words('half')} {half} · {words('nearly-all')} {nearly}"
        rows.append(_row(name, told, figures.strip(axis, drawing)))
        times = [words.time(ms[key]) for key in ("p50", "p90", "p99", "most")]
        table.append([name, words.number(ms["turns"]), *times])
    heads = [words(key) for key in ("bot", "turns", "half", "most-turns", "nearly-all", "longest")]
    return _section(
        words("times"),
        _text(words("times-note")),
        _figure(words("times-picture"), rows, axis),
        _folded(words, _table(heads, table, words("times"))),
    )


def _built(results: Words, words: Wording) -> str:
    games: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for bot in results["bots"]:
        for name, found in bot["built"].items():
            games[name] += found["games"]
            won[name] += found["games"] * found["win_share"]
    if not games:
        return ""
    everything = sum(bot["games"] for bot in results["bots"])
    drawn = [name for name, number in games.most_common(MOST_BUILDINGS) if number >= LEAST_GAMES]
    drawn.sort(key=lambda name: -won[name] / games[name])
    axis = Axis.over(
        [0, *(found["win_share"] for bot in results["bots"] for name, found in bot["built"].items()
              if name in drawn and found["games"] >= LEAST_GAMES)],
        words.percent, mark=1 / results["players"],
    )  # fmt: skip
    rows = []
    for name in drawn:
        dots = "".join(
            figures.dot(axis, found["win_share"], colour, f"{its}: {words.percent(found['win_share'])}")
            for colour, its, bot in _named(results)
            for found in [bot["built"].get(name)]
            if found is not None and found["games"] >= LEAST_GAMES
        )
        had = words("had", share=words.percent(games[name] / everything))
        rows.append(_row(words.language.name(name), had, figures.strip(axis, dots, HEIGHT)))
    table = []
    for name, _ in games.most_common():
        row = [words.language.name(name)]
        for bot in results["bots"]:
            found = bot["built"].get(name, {"games": 0, "win_share": None})
            row += [
                words.percent(found["games"] / bot["games"] if bot["games"] else None),
                words.percent(found["win_share"]),
            ]
        table.append(row)
    heads = [words("building")]
    for _, its, _ in _named(results):
        heads += [f"{its}: {words('had-column')}", f"{its}: {words('won-column')}"]
    return _section(
        words("built"),
        _text(words("built-note", games=LEAST_GAMES)),
        _key([name for _, name, _ in _named(results)]),
        _figure(words("built-picture"), rows, axis) if rows else "",
        _folded(words, _table(heads, table, words("built"))),
    )


def problem_line(problem: Words, words: Wording) -> str:
    """Which problem, and in which game; games and seats are counted from 1."""
    told: dict[str, str | int] = {
        "kind": words(problem["kind"]),
        "game": problem["game"] + 1,
        "block": problem["block"] + 1,
        "deal": str(problem["deal"]),
    }
    if problem["bot"] is None:
        return words("problem", **told)
    return words("problem-bot", bot=inert(problem["bot"], LONGEST_NAME), seat=problem["seat"] + 1, **told)


def _problems(results: Words, words: Wording) -> str:
    problems = results["problems"]
    if not problems:
        return _section(words("problems"), _text(words("problems-none")))
    number = results["problem_count"]
    parts = [
        f"<details><summary>{escape(problem_line(problem, words))}</summary><pre>{escape(problem['text'])}</pre>"
        f"<p>{escape(words('problem-position'))}</p><pre>{escape(problem['position'])}</pre></details>"
        for problem in problems
    ]
    more = words("problems-more", shown=len(problems), number=number) if number > len(problems) else ""
    return _section(
        words("problems"), _text(words("problems-note")), _text(more) if more else "", *parts, key="problems"
    )


def _how(results: Words, words: Wording, command: str) -> str:
    code = results["code"]
    core = words("compiled" if code.get("compiled") else "interpreted")
    version = words(
        "code-of",
        version=f"gouverneur {code.get('gouverneur', '?')}",
        rules=str(code.get("rules", "?")),
        sources=str(code.get("sources", "?")),
    )
    rows = [(words("reason"), stopped(results, words)), (words("ruleset"), results["ruleset"])]
    if results["games"]:
        last = results["seed"] + results["rounds"] - 1
        rows.append((words("deals"), words("deals-of", first=str(results["seed"]), last=str(last))))
    rows.append((words("limit"), words.time(results["limit_ms"])))
    decisions = results["decisions"]
    if decisions["mean"] is not None:
        told = {key: words.number(decisions[key]) for key in ("mean", "low", "high")}
        rows.append((words("length"), words("decisions", **told)))
    if results["endings"]:
        endings = [
            words("ending", number=number, ending=_ending(words, key))
            for key, number in results["endings"].items()
        ]
        rows.append((words("endings"), "\n".join(endings)))
    rows.append((words("code"), f"{version}, {core}"))
    listed = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in rows)
    if command:
        listed += f"<dt>{escape(words('again'))}</dt><dd><code>{escape(command)}</code></dd>"
    return _section(words("how"), f"<dl>{listed}</dl>")


def _ending(words: Wording, key: str) -> str:
    return words.language.ending(key) if words.language.has(f"ending-{key}") else key


def stopped(results: Words, words: Wording) -> str:
    """Why it ended."""
    key = f"stopped-{results['stopped']}"
    if results["stopped"] == "width":
        return words(key, width=words.number(results["until_width"]))
    return words(key)
