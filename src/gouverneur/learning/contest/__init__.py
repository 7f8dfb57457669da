"""Our bots in the Puerto Rico contest of the IEEE Conference on Games 2027: three players, a second a move.

Nothing of the contest's code is here or needed here: what an entry is given are rows of numbers. docs/contest.md tells
where its engine lies, how to play in it and where its rules differ from the printed ones.
"""

from gouverneur.learning.contest.agent import ContestAgent

__all__ = ["ContestAgent"]
