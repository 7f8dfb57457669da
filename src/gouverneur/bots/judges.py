"""Which judge judges which game."""

from __future__ import annotations

from gouverneur.bots.thinking.judge import Judge
from gouverneur.bots.weights import Table, weights_of
from gouverneur.kernel.ruleset import Ruleset


def judge_for(rules: Ruleset, weights: Table | None = None) -> Judge:
    """A judge of its own for each search: judges keep scratch space."""
    table = weights_of(rules.game, rules.players) if weights is None else weights
    if rules.game == "puerto-rico":
        from gouverneur.bots.thinking.puerto_rico import PuertoRicoJudge

        return PuertoRicoJudge(rules.players, table)
    from gouverneur.bots.thinking.san_juan import SanJuanJudge

    return SanJuanJudge(rules.players, table)
