"""What an entry remembers of its game, since a single observation does not tell everything that everybody saw.

Not told are the discarded plantations, who took which role, who has shipped with a wharf in this captain phase and
whether the captain has had his point. All of it follows from how one observation differs from the one before, nearly
always: where several things can have happened the likeliest is taken.
"""

from __future__ import annotations

from gouverneur.kernel.bits import members
from gouverneur.learning.contest.actions import SAIL
from gouverneur.learning.contest.sight import CHOOSING, ROLES, SEATS, Board, Sight
from gouverneur.puerto_rico import vocabulary as v
from gouverneur.puerto_rico.buildings.base import BASE_SHEET
from gouverneur.puerto_rico.editions import GOOD_TOKENS, PLANTATIONS, WORKER_SUPPLY
from gouverneur.puerto_rico.vocabulary import SPACES

NOBODY = -1
ALL_WORKERS = WORKER_SUPPLY[SEATS] + SEATS
HOSPICE = 10
UNIVERSITY = 15
WHARF = 17
LARGE = range(18, 23)
SAILINGS = frozenset(range(SAIL, SAIL + int(v.GOODS)))


class Memory:
    """Of one game, for one seat. `look` is told every decision of the seat."""

    def __init__(self) -> None:
        self.round = 1
        self.takers = [NOBODY] * ROLES
        self.discarded = [0] * v.GOODS
        self.reshuffles = 0
        self.sailed = 0  # a mask of seats
        self.captain_scored = True
        self.astray = [0] * SEATS  # workers that no observation shows, see `_look_for_workers`
        self.at_mayor: list[Board] | None = None  # boards in the mayor phase of this round
        self._last: Sight | None = None
        self._points = 0  # one's own when one last took a role

    def look(self, sight: Sight) -> None:
        before = self._last
        self._look_at_roles(sight, before)
        self._look_at_tiles(sight, before)
        self._look_at_ships(sight, before)
        self._look_for_workers(sight)
        if before is not None and before.governor != sight.governor:
            self.at_mayor = None
        if sight.phase == v.MAYOR:
            self.at_mayor = sight.boards
        if sight.phase == CHOOSING:
            self._points = sight.board.points
        self._last = sight

    def took(self, role: int) -> None:
        """One's own choice of a role."""
        if self._last is not None:
            self.takers[role] = self._last.seat

    # -- roles ------------------------------------------------------------------------------------------------

    def _look_at_roles(self, sight: Sight, before: Sight | None) -> None:
        """Each seat in turn has taken one; which, where several did since, is guessed."""
        if before is not None and before.governor != sight.governor:
            self.round += (sight.governor - before.governor) % SEATS
            self.takers = [NOBODY] * ROLES
        for role in members(sight.free_roles):
            self.takers[role] = NOBODY
        if sight.role >= 0:
            self.takers[sight.role] = sight.picker
        new = [
            role
            for role in range(ROLES)
            if not (sight.free_roles >> role) & 1 and self.takers[role] == NOBODY
        ]
        seats = [(sight.governor + turn) % SEATS for turn in range(sight.taken)]
        open_seats = [seat for seat in seats if seat not in self.takers]
        for role, seat in zip(new, open_seats, strict=True):
            self.takers[role] = seat

    # -- tiles ------------------------------------------------------------------------------------------------

    def _look_at_tiles(self, sight: Sight, before: Sight | None) -> None:
        """What was left in the row when a settler phase ended was discarded, and dealt again once the stack was out."""
        if before is not None and _settled(before, sight):
            taken = [
                sum(board.tiles[kind] for board in sight.boards)
                - sum(board.tiles[kind] for board in before.boards)
                for kind in range(v.GOODS)
            ]
            for kind in range(v.GOODS):
                self.discarded[kind] += max(0, before.row[kind] - taken[kind])
        unseen = unseen_tiles(sight)
        if sum(unseen) < sum(self.discarded):
            self.discarded = [0] * v.GOODS
            self.reshuffles += 1
        self.discarded = [min(pair) for pair in zip(self.discarded, unseen, strict=True)]

    # -- ships ------------------------------------------------------------------------------------------------

    def _look_at_ships(self, sight: Sight, before: Sight | None) -> None:
        """Goods that have left a seat for no ship and no house went with a wharf."""
        if sight.phase != v.CAPTAIN:
            self.sailed = 0
            return
        same_round = before is not None and before.governor == sight.governor
        if before is None or not same_round or before.phase != v.CAPTAIN:
            self.sailed = 0
        if before is not None and same_round and _produced(before) == _produced(sight):
            self._look_for_wharves(sight, before)
        own = sight.board
        if own.staff[WHARF] and any(own.goods) and not sight.allowed & SAILINGS:
            self.sailed |= 1 << sight.seat
        self.captain_scored = sight.picker != sight.seat or own.points > self._points

    def _look_for_wharves(self, sight: Sight, before: Sight) -> None:
        for good in range(v.GOODS):
            gone = sum(b.goods[good] for b in before.boards) - sum(b.goods[good] for b in sight.boards)
            gone -= _laden(sight, good) - _laden(before, good)
            gone -= house(sight)[good] - house(before)[good]
            for seat in range(SEATS):
                lost = before.boards[seat].goods[good] - sight.boards[seat].goods[good]
                if 0 < gone <= lost and sight.boards[seat].staff[WHARF] and seat != sight.seat:
                    self.sailed |= 1 << seat
                    gone -= lost

    # -- workers ------------------------------------------------------------------------------------------------

    def _look_for_workers(self, sight: Sight) -> None:
        """A worker that comes with a large building stands beside it, unseen, until his owner's next mayor phase."""
        missing = ALL_WORKERS - sight.workers - sight.office - sum(board.pieces for board in sight.boards)
        if missing == sum(self.astray):
            return
        self.astray = [0] * SEATS
        likely = sorted(range(SEATS), key=lambda seat: _bare_large(sight.boards[seat]), reverse=True)
        while missing > 0:
            for seat in likely[: max(1, sum(_bare_large(board) > 0 for board in sight.boards))]:
                if missing > 0:
                    self.astray[seat] += 1
                    missing -= 1


def workers_short(sight: Sight, at_mayor: list[Board] | None) -> bool:
    """Whether the ship could not be filled in this round, which is not told: it held fewer than were needed.

    Since then it can only have given workers for new buildings and tiles.
    """
    filled = not (sight.free_roles >> v.MAYOR) & 1 and sight.phase != v.MAYOR
    if not filled or sight.workers > 0:
        return False
    wanted, held = 0, sight.office
    for now, before in zip(sight.boards, at_mayor or sight.boards, strict=True):
        for building in members(now.owned):
            if (before.owned >> building) & 1:
                wanted += BASE_SHEET[building].circles - now.staff[building]
            else:
                held += now.staff[building]
        if now.staff[HOSPICE] and sum(now.tiles) > sum(before.tiles):
            held += 1
    return held < max(wanted, SEATS)


def unseen_tiles(sight: Sight) -> list[int]:
    """By kind, the plantations in the stack or discarded."""
    return [
        PLANTATIONS[kind] - sight.row[kind] - sum(board.tiles[kind] for board in sight.boards)
        for kind in range(v.GOODS)
    ]


def house(sight: Sight) -> list[int]:
    """What the trading house holds is what is nowhere else; the contest tells only of which kinds it has any."""
    return [
        GOOD_TOKENS[good]
        - sight.supply[good]
        - sum(board.goods[good] for board in sight.boards)
        - _laden(sight, good)
        for good in range(v.GOODS)
    ]


def _laden(sight: Sight, good: int) -> int:
    return sum(load for carried, load in sight.ships if carried == good)


def _produced(sight: Sight) -> bool:
    return not (sight.free_roles >> v.CRAFTSMAN) & 1


def _settled(before: Sight, now: Sight) -> bool:
    """Whether a settler phase ended in between. One is asked in each, unless one's island is full."""
    if before.phase == v.SETTLER:
        return now.phase != v.SETTLER or now.governor != before.governor
    return sum(now.board.tiles) == SPACES and before.row != now.row


def _bare_large(board: Board) -> int:
    """Large buildings that came with a worker and show none."""
    return sum(
        1 for building in members(board.owned) if building in LARGE and not board.staff[building]
    ) * bool(board.staff[UNIVERSITY])
