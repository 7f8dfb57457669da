"""What happens at a table: one room each, in which everything is done in order.

To act is to append to the log with the last seen seq. Whoever is first wins; the other is told.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import secrets
from collections import OrderedDict, defaultdict
from collections.abc import AsyncIterator, Sequence

import msgspec

from gouverneur.bots.makers import OFFERED, USUAL, unknown_bot
from gouverneur.bots.random import RandomBot
from gouverneur.kernel.dealer import restored
from gouverneur.kernel.errors import GouverneurError, IllegalAction, RulesetError
from gouverneur.kernel.event import Event
from gouverneur.kernel.ruleset import Ruleset
from gouverneur.kernel.words import Action
from gouverneur.notation.positions import write_observation
from gouverneur.notation.turns import Draft
from gouverneur.server import protocol as say
from gouverneur.server.minds import Minds
from gouverneur.server.storage import Append, EventRow, SeatRow, SetUpRow, Storage, TableRow, TurnRow
from gouverneur.table import Table, Turn, ruleset

MOST_ENTRIES = 5000  # no rule ends a game in which nobody builds any more [SJ-END-05]
MOST_IDLE_ROOMS = 200  # kept in memory although nobody watches
MOST_BEHIND = 100  # updates that may wait for one watcher before he is sent away
MOST_PROPOSALS = 100  # that are sent at once
WATCHING = -1  # the seat of whoever has none

log = logging.getLogger("gouverneur.server")


class NoTable(GouverneurError):
    key = "no-table"


class NotYours(GouverneurError):
    """You do not sit there, or it is not your turn."""

    key = "not-your-turn"


class TooLate(GouverneurError):
    """The table has moved on; `seq` is where it is now."""

    key = "too-late"

    def __init__(self, seq: int) -> None:
        super().__init__(f"the table has moved on to {seq}")
        self.seq = seq


class Watcher:
    """Somebody's line to a table: encoded updates wait here until they are sent."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.updates: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_BEHIND)

    def tell(self, update: bytes) -> bool:
        """False when too many are waiting: he is cut off, and comes back with his last seq."""
        try:
            self.updates.put_nowait(update)
        except asyncio.QueueFull:
            return False
        return True


class Room:
    """A table with its log in memory."""

    def __init__(
        self,
        row: TableRow,
        table: Table,
        rows: Sequence[SetUpRow | TurnRow],
        storage: Storage,
        minds: Minds,
    ) -> None:
        self.id = row.id
        self.seats = row.seats
        self.table = table
        self.rows = list(rows)
        self._storage = storage
        self._minds = minds
        self._turn = asyncio.Lock()
        self._watchers: list[Watcher] = []
        self._bots: asyncio.Task[None] | None = None
        self._thought: asyncio.Task[list[Action]] | None = None  # of a bot, about its turn
        self._closed = False
        self.lost = False  # somebody else wrote to this table: it has to be read again

    # -- looking --------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return len(self.rows) - 1

    @property
    def over(self) -> bool:
        return self.table.over or self.seq >= MOST_ENTRIES

    @property
    def idle(self) -> bool:
        return not self._watchers and not self._turn.locked() and self._bots is None

    def seat_of(self, guest: str) -> int:
        """Where a guest sits; -1 when he watches."""
        return next((n for n, seat in enumerate(self.seats) if guest and seat.guest == guest), WATCHING)

    def info(self, seat: int) -> say.TableInfo:
        rules = ruleset_info(self.table.ruleset)
        return say.TableInfo(self.id, rules, seat_infos(self.seats), seat, self.table.sheet)

    def update(self, seat: int, since: int) -> say.Update:
        """Everything after `since`, as one seat sees it."""
        table = self.table
        over = self.over
        return say.Update(
            since=since,
            seq=self.seq,
            entries=[self._entry(seq, seat) for seq in range(max(since + 1, 0), self.seq + 1)],
            view=table.view(seat),
            decision=None if over else self._decision(seat),
            scores=points_known(table, seat, over),
            result=result_of(table) if over else None,
        )

    def _entry(self, seq: int, seat: int) -> say.Entry:
        row = self.rows[seq]
        if isinstance(row, SetUpRow):
            return say.Entry(seq, WATCHING, [])
        seen = [event_of(event).seen_by(seat) for event in row.events]
        return say.Entry(seq, row.seat, [event for event in seen if event is not None])

    def _decision(self, seat: int) -> say.Decision:
        decides = self.table.seat
        if decides != seat:
            asked = self.table.decision.kind
            return say.Decision(decides, asked, self._role(), self.table.game.wanted(self.table.state), None)
        return _decision(self.table.draft(), self._role())

    def _role(self) -> str | None:
        return role_played(self.table, [row.events for row in self.rows if isinstance(row, TurnRow)])

    # -- drafting: nothing is stored ------------------------------------------------------

    def draft(self, seat: int, seq: int, actions: Sequence[int | str]) -> say.Preview:
        self._may_act(seat, seq)
        draft = self.table.draft(*actions)
        chosen = [_option(self.table.draft(*draft.chosen[:n]), n, draft) for n in range(len(draft.chosen))]
        seen = [event.seen_by(seat) for event in draft.state.journal or []]
        view = write_observation(draft.state.observe(seat))
        view.pop("options", None)
        return say.Preview(
            seq=self.seq,
            chosen=chosen,
            done=[action.words for action in draft.done],
            complete=draft.complete,
            decision=None if draft.complete else _decision(draft, self._role()),
            events=[event for event in seen if event is not None],
            view=view,
        )

    def proposals(self, seat: int) -> say.Proposals:
        if self.over or self.table.seat != seat:
            return say.Proposals(self.seq, [])
        wishes = self.table.game.proposals(self.table.state)[:MOST_PROPOSALS]
        turns = [[f"{verb} {thing}" for verb, things in wish.items() for thing in things] for wish in wishes]
        return say.Proposals(self.seq, turns)

    def why(self, seat: int, seq: int, actions: Sequence[int | str], action: int | str) -> say.Why:
        if seq != self.seq:
            raise TooLate(self.seq)
        if not self.over and self.table.seat != seat:
            key = "others-turn" if seat != WATCHING else "you-watch"
            return say.Why(False, self.table.game.order_rule, key, "it is somebody else's turn")
        refusal = self.table.why_not(action, after=actions)
        if refusal is None:
            return say.Why(True, "", "", "")
        return say.Why(False, refusal.rule, refusal.key, refusal.text)

    def _may_act(self, seat: int, seq: int) -> None:
        if seat == WATCHING:
            raise NotYours("you only watch this table", key="you-watch")
        if seq != self.seq or self.lost:
            raise TooLate(self.seq)
        if self.over:
            raise IllegalAction("the game is over", key="game-over")
        if self.table.seat != seat:
            raise NotYours(f"it is the turn of seat {self.table.seat}")

    # -- playing --------------------------------------------------------------------------

    async def play(self, seat: int, seq: int, actions: Sequence[int | str]) -> int:
        """Play a turn, all or nothing; the seq of its entry."""
        async with self._turn:
            self._may_act(seat, seq)
            await self._append(self.table.whole_turn(*actions))
            played = self.seq
        self.wake()
        return played

    def wake(self) -> None:
        """Let the bots play, if one of them is to."""
        if self._bots is None and self._bot_decides():
            self._bots = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        try:
            while self._bot_decides():
                seq = self.seq
                bot = bot_of(self.seats[self.table.seat])
                self._thought = asyncio.create_task(self._minds.turn(self.table, bot, seq))
                turn = await self._thought
                async with self._turn:
                    if self.seq == seq and self._bot_decides():
                        await self._append(turn)
        except (TooLate, asyncio.CancelledError):
            pass
        except Exception:
            log.exception("the bots of table %s stopped", self.id)
            self.forget()
        finally:
            self._bots = self._thought = None

    def _bot_decides(self) -> bool:
        return not (self.lost or self._closed or self.over) and self.seats[self.table.seat].kind == "bot"

    async def _append(self, actions: Sequence[Action]) -> None:
        table = self.table.copy()  # what others see meanwhile is what is written
        table.play(*actions)
        row = turn_row(table.record[-1], table.dealer.saved())
        new_round = any(event.key == "round" for event in row.events)
        entry = Append(
            table=self.id,
            seq=self.seq + 1,
            row=row,
            position=dict(table.position()) if new_round else None,
            over=table.over or self.seq + 1 >= MOST_ENTRIES,
        )
        try:
            first = await self._storage.append(entry)
        except BaseException:
            self.forget()  # whether it was written is not known
            raise
        if not first:
            self.forget()
            raise TooLate(entry.seq)
        table.forget_past()
        self.table = table
        self.rows.append(row)
        self._tell()

    def forget(self) -> None:
        """This room no longer knows the truth: whoever watches comes back to another one."""
        self.lost = True
        for watcher in self._watchers:
            cut_off(watcher)

    # -- watching -------------------------------------------------------------------------

    def _tell(self) -> None:
        encoded: dict[int, bytes] = {}
        for watcher in self._watchers[:]:
            if watcher.seat not in encoded:
                encoded[watcher.seat] = msgspec.json.encode(self.update(watcher.seat, self.seq - 1))
            if not watcher.tell(encoded[watcher.seat]):
                self._watchers.remove(watcher)
                cut_off(watcher)

    async def watch(self, seat: int, since: int) -> AsyncIterator[bytes]:
        """Everything after `since` at once, then each entry as it comes; ends when the room is given up."""
        watcher = Watcher(seat)
        watcher.tell(msgspec.json.encode(self.update(seat, min(since, self.seq))))
        self._watchers.append(watcher)
        try:
            while not self.lost:
                update = await watcher.updates.get()
                if update is None:
                    return
                yield update
        finally:
            with contextlib.suppress(ValueError):
                self._watchers.remove(watcher)

    async def close(self) -> None:
        """What is being written is written to the end; what a bot thinks about it will think about again."""
        self._closed = True
        if self._thought is not None:
            self._thought.cancel()
        if self._bots is not None:
            await self._bots


def cut_off(watcher: Watcher) -> None:
    while watcher.updates.full():
        watcher.updates.get_nowait()
    watcher.updates.put_nowait(None)


class Rooms:
    """All tables that somebody plays at or watches; the others are read when they are asked for."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.minds = Minds()
        self._open: OrderedDict[str, Room] = OrderedDict()
        self._opening: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def found(self, request: say.NewTable, guest: str, name: str) -> Room:
        """Set up a new table."""
        rules = ruleset(request.ruleset)
        bots = [_bot_at(seat) for seat in request.seats]
        if len(bots) != rules.players or bots.count("") != 1:
            raise RulesetError(
                f"{rules} has {rules.players} seats, one of them yours", key="seats", players=rules.players
            )
        table = Table(rules, seed=request.seed)
        seats = [
            SeatRow("bot", f"Bot {number + 1}", bot=bot) if bot else SeatRow("person", name, guest)
            for number, bot in enumerate(bots)
        ]
        row = TableRow(_new_id(), str(rules), seats, 0, False)
        set_up = SetUpRow(list(table.dealt), table.dealer.saved())
        await self.storage.add_table(row.id, row.ruleset, seats, set_up, dict(table.position()))
        room = Room(row, table, [set_up], self.storage, self.minds)
        self._keep(room)
        room.wake()
        return room

    async def room(self, table: str) -> Room:
        """The room of a table; NoTable when there is none."""
        async with self._opening[table]:
            room = self._open.get(table)
            if room is None or room.lost:
                row = await self.storage.table(table)
                if row is None:
                    self._opening.pop(table, None)
                    raise NoTable(f"there is no table {table!r}")
                room = await self._read(row)
        self._keep(room)
        room.wake()
        return room

    async def _read(self, row: TableRow) -> Room:
        """A table as it was: the newest position kept, and what was played since."""
        rows = await self.storage.log(row.id)
        seq, position = await self.storage.snapshot(row.id, len(rows) - 1)
        table = Table.from_position(position)
        for turn in rows[seq + 1 :]:
            assert isinstance(turn, TurnRow)
            table.play(*turn.words, given=turn.chance)
        table.dealer = restored(rows[-1].dealer)
        table.forget_past()
        return Room(row, table, rows, self.storage, self.minds)

    def _keep(self, room: Room) -> None:
        self._open[room.id] = room
        self._open.move_to_end(room.id)
        surplus = len(self._open) - MOST_IDLE_ROOMS
        for other in [room for room in self._open.values() if room.idle][: max(surplus, 0)]:
            other.forget()
            del self._open[other.id]
            self._opening.pop(other.id, None)

    async def close(self) -> None:
        for room in list(self._open.values()):
            await room.close()
        await self.minds.close()


# -- from the library to the protocol -------------------------------------------------------


def role_played(table: Table, turns: Sequence[Sequence[Event | EventRow]]) -> str | None:
    """The role being played: the last one taken, while something lies on top of the choice of roles.

    At the end of a round that may be a captive.
    """
    if table.state.top <= 0:
        return None
    for event in itertools.chain.from_iterable(map(reversed, reversed(turns))):
        if event.key in ("role", "captive"):
            return str(event.public["role"])
        if event.key == "round":
            return None
    return None


def result_of(table: Table) -> say.Result:
    """Of a game that is over, or was broken off: then nobody has won."""
    winners = table.winners if table.over else []
    return say.Result(winners, table.scores, table.game.ending(table.state))


def points_known(table: Table, seat: int, over: bool) -> list[list[say.Source] | None]:
    """Where the points of each seat come from, as far as one seat may know."""
    return [list(table.score_sources(n)) if over or n == seat else None for n in range(table.ruleset.players)]


def _bot_at(seat: str | say.BotSeat) -> str:
    """Which bot is wanted at a seat; none at your own."""
    if isinstance(seat, str):
        return USUAL if seat == "bot" else ""
    if seat.bot not in OFFERED:
        raise unknown_bot(seat.bot, OFFERED)
    return seat.bot


def ruleset_info(rules: Ruleset) -> say.RulesetInfo:
    return say.RulesetInfo(
        rules.text, rules.game, rules.edition, rules.players, list(rules.modules), dict(rules.options)
    )


def seat_infos(seats: Sequence[SeatRow]) -> list[say.SeatInfo]:
    return [
        say.SeatInfo("bot" if seat.kind == "bot" else "person", seat.name, bot_of(seat)) for seat in seats
    ]


def bot_of(seat: SeatRow) -> str:
    """Which bot plays at a seat; none at a person's."""
    return (seat.bot or RandomBot.name) if seat.kind == "bot" else ""


def _decision(draft: Draft, role: str | None) -> say.Decision:
    kind = draft.game.actions.by_step[draft.state.kind()].name
    options = []
    for action in draft.options:
        after = draft.clone()
        after.choose(action)
        options.append(_priced(draft, action.number, action.words, action.choice, after.complete))
    return say.Decision(draft.seat, kind, role, draft.game.wanted(draft.state), options)


def _option(before: Draft, n: int, draft: Draft) -> say.Option:
    action = draft.chosen[n]
    ends = draft.complete and n == len(draft.chosen) - 1
    return _priced(before, action.number, action.words, action.choice, ends)


def _priced(draft: Draft, number: int, words: str, choice: int, ends: bool) -> say.Option:
    sources = draft.game.price_sources(draft.state, draft.seat, choice)
    return say.Option(number, words, ends, list(sources))


def turn_row(turn: Turn, dealer: list[int]) -> TurnRow:
    events = [EventRow(e.key, e.seat, e.public, e.secret, e.knowers, e.audience) for e in turn.events]
    return TurnRow(turn.seat, list(turn.words), list(turn.chance), events, dealer)


def event_of(row: EventRow) -> Event:
    return Event(row.key, row.seat, row.public, row.secret, row.knowers, row.audience)


def _new_id() -> str:
    """Eight characters without look-alikes: 40 bits."""
    letters = "abcdefghijkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for place in range(8))
