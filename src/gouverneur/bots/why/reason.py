"""What speaks for a turn, as keys and details that every language can phrase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from gouverneur.bots.why.asked import Asked
from gouverneur.kernel.event import Detail

MOSTLY = 0.6  # of the deals in which something must be so to be worth saying
DOUBT = 0.7  # how much it then counts, when it is not always so


@dataclass(frozen=True)
class Clause:
    """A fact about what comes of a turn."""

    key: str
    """With `why-` before it a message of the catalogue `bots`."""

    weight: float
    """About how many points it is worth to whoever decides."""

    details: Mapping[str, Detail] = field(default_factory=dict)
    """Numbers, and names of goods, tiles, buildings, cards and roles."""

    rival: int = -1
    """The other seat that it is about."""

    open: bool = True
    """Whether everybody at the table may hear it; else it speaks of what the decider alone knows."""

    shown: bool = False
    """Whether the turn itself shows it to whoever sees it played."""

    sure: bool = True
    """Whether it is so however the unseen lies and whatever the others do."""

    def subject(self) -> tuple[object, ...]:
        """What it is about, numbers aside."""
        names = [(name, tuple(about) if isinstance(about, list) else about)
                 for name, about in self.details.items() if not isinstance(about, int)]  # fmt: skip
        return (self.key, self.rival, *sorted(names, key=str))


@dataclass(frozen=True)
class Reason:
    """Why a seat takes a turn."""

    seat: int
    kind: str
    """The kind of decision."""

    turn: tuple[str, ...]
    """The words of its choices."""

    clauses: tuple[Clause, ...]
    """What speaks for it, the most telling first; a general one where nothing particular does."""

    theme: str
    """What matters now: with `theme-` before it a message."""

    sort: str
    """The kind of turn: with `sort-` before it a message."""

    leader: int
    """The seat that leads for all to see; -1 when nobody does so alone."""

    asked: tuple[Asked, ...] = field(default=(), compare=False, repr=False)
    """The choices of the turn, to be named in a language."""


def merged(usual: Sequence[Sequence[Clause]], unusual: Sequence[Sequence[Clause]]) -> list[Clause]:
    """What is so in most usual deals; it is sure when it is exactly so in all, the unusual ones included."""
    found: list[Clause] = []
    everything = [{clause.subject(): clause for clause in clauses} for clauses in [*usual, *unusual]]
    known = everything[: len(usual)]
    for subject in dict.fromkeys(subject for clauses in known for subject in clauses):
        versions = [clauses[subject] for clauses in known if subject in clauses]
        if len(versions) < MOSTLY * len(known):
            continue
        texts = Counter(str(sorted(clause.details.items())) for clause in versions)
        likely = texts.most_common(1)[0][0]
        clause = next(version for version in versions if str(sorted(version.details.items())) == likely)
        always = all(
            subject in clauses and clauses[subject].details == clause.details for clauses in everything
        )
        weight = sum(version.weight for version in versions) / len(known)
        sure = clause.sure and always
        found.append(replace(clause, sure=sure, weight=weight if sure else weight * DOUBT))
    return sorted(found, key=lambda clause: -clause.weight)
