"""Who has won, and where the points come from: one sentence and one line a seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gouverneur.languages import Language


def won_by(winners: Sequence[int], viewer: int, language: Language) -> str:
    names = [language.names[seat] for seat in winners]
    if len(names) > 1:
        return language.phrase("result-shared", names=", ".join(names))
    return language.phrase("result-won", you="yes" if winners[0] == viewer else "no", who=names[0])


def score_line(seat: int, sources: Iterable[tuple[str, int]], language: Language) -> str:
    listed = list(sources)
    return language.phrase(
        "terminal-score",
        who=language.names[seat],
        points=sum(points for _, points in listed),
        sources=told(listed, language),
    )


def told(sources: Iterable[tuple[str, int]], language: Language) -> str:
    """Points with where they come from: `printed 8, palace 3`."""
    return ", ".join(f"{language.score_source(name)} {points}" for name, points in sources)
