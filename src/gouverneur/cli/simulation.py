"""Games by the thousand, at random or of bots, and what became of them."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field

import click

from gouverneur.bots.makers import make_bot
from gouverneur.bots.turns import seed_for
from gouverneur.cli.output import Progress, say_json
from gouverneur.kernel.dealer import Dealer
from gouverneur.kernel.playout import MOST_DECISIONS, playout
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.kernel.state import State
from gouverneur.table import GAMES, new_state

UNFINISHED = (
    f"unfinished: after {MOST_DECISIONS} decisions nobody had built the last building. No rule ends a game in which nobody\n"
    "can build any more [SJ-END-05]; such games are counted above, their points and wins are not."
)


@dataclass
class Tally:
    """What is counted by seat in action order: place 0 is the first governor. Scores and wins are of games that ended."""

    seconds: float = 0.0
    decisions: list[int] = field(default_factory=list)
    scores: list[list[int]] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)


def simulate(rules: Ruleset, games: int, seed: int, bots: list[str], as_json: bool) -> None:
    """`bots` by place, or one for all places; without any the games are random."""
    if len(bots) == 1:
        bots = bots * rules.players
    tally = Tally(scores=[[] for _ in range(rules.players)], wins=[0.0] * rules.players)
    with Progress(games, str(rules)) as progress:
        for number in range(games):
            _play_one(rules, (seed + number) % 2**63, bots, tally)
            progress.step()
    report = _report(rules, games, seed, bots, tally)
    if as_json:
        say_json(report)
    else:
        click.echo(_table(report))


def _play_one(rules: Ruleset, seed: int, bots: list[str], tally: Tally) -> None:
    game = GAMES[rules.game]
    dealer = Dealer(seed)
    start = time.process_time()
    state = new_state(rules, dealer)
    first = game.first_seat(state)
    if bots:
        seated = [bots[(seat - first) % rules.players] for seat in range(rules.players)]
        tally.decisions.append(_play_out(rules, seed, seated, state, dealer))
    else:
        tally.decisions.append(playout(state, dealer))
    tally.seconds += time.process_time() - start
    tally.endings[game.ending(state)] += 1
    if not state.over():
        return
    winners = game.winners(state)
    for place in range(rules.players):
        seat = (first + place) % rules.players
        tally.scores[place].append(state.score(seat))
        if seat in winners:
            tally.wins[place] += 1 / len(winners)


def _play_out(rules: Ruleset, seed: int, bots: list[str], state: State, dealer: Dealer) -> int:
    """To the end, by bots by seat; the number of decisions."""
    players = [make_bot(name, rules, seed_for(seed, 0, seat)) for seat, name in enumerate(bots)]
    decisions = 0
    while not state.over() and decisions < MOST_DECISIONS:
        seat = state.seat()
        for choice in players[seat].think(state.observe(seat)).turn:
            state.apply(choice, dealer)
            decisions += 1
    return decisions


def _report(rules: Ruleset, games: int, seed: int, bots: list[str], tally: Tally) -> dict[str, object]:
    ended = len(tally.scores[0])
    return {
        "ruleset": str(rules),
        "bots": bots,
        "games": games,
        "seed": seed,
        "games_per_s": round(games / max(tally.seconds, 1e-9), 1),
        "decisions_per_game": round(sum(tally.decisions) / games, 1),
        "shortest": min(tally.decisions),
        "longest": max(tally.decisions),
        "unfinished": games - ended,
        "places": [
            {
                "place": place,
                "bot": bots[place] if bots else "",
                "mean_score": round(sum(scores) / ended, 2),
                "lowest": min(scores),
                "highest": max(scores),
                "win_share": round(tally.wins[place] / ended, 4),
            }
            for place, scores in enumerate(tally.scores)
            if ended
        ],
        "endings": dict(tally.endings.most_common()),
    }


def _table(report: dict[str, object]) -> str:
    bots = report["bots"]
    lines = [
        f"{report['games']} {'games of bots' if bots else 'random games'} of {report['ruleset']}, seeds from {report['seed']}",
        f"{report['games_per_s']} games a second",
        f"{report['decisions_per_game']} decisions a game ({report['shortest']} to {report['longest']})",
        "",
    ]
    places = report["places"]
    assert isinstance(places, list)
    if places:
        lines += ["place  mean score  lowest  highest  wins" + ("    bot" if bots else "")]
    for row in places:
        lines.append(
            f"{row['place']:>5}  {row['mean_score']:>10.2f}  {row['lowest']:>6}  {row['highest']:>7}  {row['win_share']:>6.1%}"
            f"  {row['bot']}".rstrip()
        )
    endings = report["endings"]
    assert isinstance(endings, dict)
    lines += [""] if places else []
    lines += [*(f"{number:>6}  {ending}" for ending, number in endings.items())]
    if report["unfinished"]:
        lines += ["", UNFINISHED]
    return "\n".join(lines)
