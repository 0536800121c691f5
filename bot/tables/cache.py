"""The open tables: read from their logs, kept as long as they are used, stored with every step."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct, structs

from bot.clock import Clock
from bot.tables.errors import NotPlaying
from bot.tables.notifications import Step
from games import find
from games.engine.table import Chance, Move, Table
from storage.rows import LOBBY, GameRow, MoveRow, Notification, WaitingRow
from storage.store import Store

OPEN_TABLES = 64
"""How many tables are kept open; any other is read from its log when it is needed."""

log = logging.getLogger(__name__)


class CachedTable(Struct, frozen=True):
    """A table as it is stored: who sits there, and since when each seat is waited for."""

    row: GameRow
    table: Table
    since: dict[int, float]

    @property
    def computers(self) -> list[int]:
        """The seats held by computer players."""
        return [held.seat for held in self.row.seated if held.computer is not None]


class TableCache:
    """Open tables, each with a lock. A table on it is never changed, only replaced by a later one."""

    def __init__(self, store: Store, clock: Clock, chance: Chance | None, size: int) -> None:
        """An empty shelf for `size` tables."""
        self.listeners: list[Callable[[int], None]] = []
        self._store = store
        self._clock = clock
        self._chance = chance
        self._size = size
        self._tables: OrderedDict[int, CachedTable] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, game: int) -> asyncio.Lock:
        """The lock of a table; it lives as long as somebody holds it or waits for it."""
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        return lock

    def tell(self, game: int) -> None:
        """Let the listeners know that rows of a game were stored."""
        for heard in self.listeners:
            heard(game)

    async def read(self, game: int) -> CachedTable:
        """The open table, for reading. Raises NoSuchGame, NotPlaying, games.table.Damaged."""
        opened = self._tables.get(game)
        if opened is not None:
            self._tables.move_to_end(game)
            return opened
        async with self.lock(game):
            return await self.opened(game)

    async def opened(self, game: int) -> CachedTable:
        """The open table, while its lock is held. Raises as `read`."""
        opened = self._tables.get(game)
        if opened is None:
            opened = await self._load(game)
            self._keep(opened)
        return opened

    async def begin(self, row: GameRow, table: Table) -> tuple[Notification, ...]:
        """Store the first rows of a game, and return what is owed. Raises AlreadyStarted, Conflict."""
        step = Step(None, table, 1)
        opened = CachedTable(row, table, step.since({}, self._clock.now()))
        notifications = step.notifications(opened.computers)
        begun = await self._store.begin(
            row.id,
            players=table.players,
            rows=self._rows(step, None),
            waiting=_waiting(opened),
            notifications=notifications,
            over=table.over,
        )
        self._keep(structs.replace(opened, row=begun))
        return notifications

    async def store(
        self, opened: CachedTable, step: Step, interaction: int | None
    ) -> tuple[Notification, ...]:
        """Store a step of a table, and return what is owed. Raises Conflict, DuplicateInteraction.

        After any error it is not known what is stored: the table is thrown away and read again when needed.
        """
        after = CachedTable(opened.row, step.after, step.since(opened.since, self._clock.now()))
        notifications = step.notifications(opened.computers)
        try:
            await self._store.append(
                opened.row.id,
                rows=self._rows(step, interaction),
                waiting=_waiting(after),
                notifications=notifications,
                over=step.after.over,
            )
        except BaseException:
            self._tables.pop(opened.row.id, None)
            raise
        self._keep(after)
        return notifications

    def _keep(self, opened: CachedTable) -> None:
        self._tables[opened.row.id] = opened
        self._tables.move_to_end(opened.row.id)
        while len(self._tables) > self._size:
            self._tables.popitem(last=False)

    async def _load(self, game: int) -> CachedTable:
        row = await self._store.game(game)
        if row.stage == LOBBY:
            raise NotPlaying(f"game {game} has not begun")
        moves = [move_of(row, stored) for stored in await self._store.moves(game)]
        since = {waits.seat: waits.since for waits in await self._store.waiting(game)}
        table = Table.load(find(row.name), len(row.seated), options_of(row), moves, self._chance)
        opened = CachedTable(row, table, since)
        if table.again is None:
            return opened
        log.error("game %d: the rules have changed, phase %r begins again", game, table.again.key)
        await self.store(opened, Step(None, table, len(table.moves)), None)
        self.tell(game)
        return self._tables[game]

    def _rows(self, step: Step, interaction: int | None) -> list[MoveRow]:
        """The rows to store; the first one carries the interaction."""
        now = self._clock.now()
        return [
            MoveRow(
                n=n,
                time=now,
                seat=move.seat,
                key=move.key,
                draws=json(move.draws),
                events=json(move.events),
                undoes=move.undoes,
                secret=move.secret,
                interaction=interaction if n == step.first else None,
            )
            for n, move in step.rows
        ]


def _waiting(opened: CachedTable) -> list[WaitingRow]:
    return [WaitingRow(opened.row.id, seat, moment) for seat, moment in opened.since.items()]


def json(value: object) -> str:
    """A value as JSON."""
    return msgspec.json.encode(value).decode()


def options_of(row: GameRow) -> Struct:
    """A game's options as its own type."""
    options: Struct = msgspec.json.decode(row.options, type=find(row.name).options)
    return options


def move_of(row: GameRow, stored: MoveRow) -> Move:
    """A move from its row. Raises msgspec.DecodeError."""
    draws = msgspec.json.decode(stored.draws, type=tuple[str, ...])
    events = find(row.name).decode(stored.events)
    return Move(stored.seat, stored.key, draws, events, stored.undoes, stored.secret)
