"""LRU cache of running tables over their stored logs: read when needed, written with every step."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Collection, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import reduce
from typing import Any

import msgspec
from msgspec import Struct, structs

from bot.clock import Clock
from bot.happened import DueNow, DueSooner, GameChanged, GameOver, Happened
from bot.tables.choices_ahead import ending_seats
from bot.tables.endings import places_at_end
from bot.tables.errors import NotPlaying, TableDamaged
from bot.tables.notifications import Step
from bot.tables.planned_turns import over_plans, turns_to_play
from bot.work import Locks
from games import UnknownGame, find, names
from games.engine.chance import SeededChance, commitment_of
from games.engine.errors import Damaged
from games.engine.moves import Move
from games.engine.table import Table
from games.log import Versions
from games.rules_version import rules_version
from storage.core.chain import chain_after_move
from storage.core.changes import Player
from storage.core.errors import ChainBroken
from storage.core.kinds import Kind
from storage.core.queries import Stand
from storage.core.rows import FINISHED, LOBBY, OVER, GameRow, MoveRow, Notification, WaitingRow
from storage.cups.rows import CupRow
from storage.lobby.lobby_seats import NewGame, Terms
from storage.seats.plans import PlannedTurn
from storage.together.log import Beginning, Update
from storage.together.screen_reads import PanelRows
from storage.together.store import Store

OPEN_TABLES = 384
"""How many tables are cached; any other is read from its log when it is needed."""

log = logging.getLogger(__name__)


class CachedTable(Struct, frozen=True):
    """A table as it is stored, or as it is once a phase whose rules have changed begins again."""

    row: GameRow
    table: Table[Any]
    stored: int
    """How many rows of the table's log are stored."""
    waiting_since: dict[int, float]
    """Seats the table waits for -> since when, in UTC seconds."""
    chain: str | None = None
    """The end of its chain, where other processes may write; None: it was not read since the last step."""
    rules: str | None = None
    """The version of the rules that is stored with its log last."""

    @property
    def begins_again(self) -> bool:
        """Whether the open phase begins again, which is not stored yet."""
        return self.stored < len(self.table.moves)

    @property
    def computers(self) -> list[int]:
        return [held.seat for held in self.row.seated if held.strategy is not None]


class Stored(Struct, frozen=True):
    """Results of storing a step."""

    notifications: tuple[Notification, ...]
    due: bool
    """Whether a notification of the game is due, because of this step or an earlier one."""
    panel: PanelRows | None
    """That of the seat that pressed."""


class ByPlan(Struct, frozen=True):
    """That a step was made by a plan."""

    seat: int
    left: PlannedTurn | None
    """The rest of the plan."""
    news: tuple[Notification, ...]


class _Live(Struct, frozen=True):
    """A table whose scripts wait for the next answer, which nobody else has."""

    table: Table[Any]
    shown: Table[Any]
    """Its state when it was last stored."""


class TableCache:
    """Cached tables, each with a lock; they are replaced, never changed, so readers need no lock."""

    def __init__(self, store: Store, clock: Clock, size: int, happened: Happened) -> None:
        self.happened = happened
        self.damaged: set[int] = set()
        """Tables that are closed since they were found damaged."""
        self._store = store
        self._clock = clock
        self._size = size
        self._tables: OrderedDict[int, CachedTable] = OrderedDict()
        self._live: dict[int, _Live] = {}
        self._locks = Locks[int]()
        self._versions: dict[str, str] = {}

    @property
    def games(self) -> Collection[int]:
        return self._tables.keys()

    @asynccontextmanager
    async def lock(self, game: int) -> AsyncIterator[None]:
        """Hold the lock of a table. Raises TableDamaged if its chain turns out to be broken."""
        async with self._locks.of(game), self._store.guard_game(game):
            try:
                yield
            except ChainBroken as fault:
                raise self._damaged_error(game, str(fault)) from fault

    @asynccontextmanager
    async def seats_changing(self, games: Collection[int]) -> AsyncIterator[None]:
        """Hold back presses at some games while their players change; then read the rows, or evict."""
        async with AsyncExitStack() as locked:
            for game in sorted(set(games)):
                await locked.enter_async_context(self.lock(game))
            try:
                yield
            finally:
                cached = [self._tables.pop(game) for game in set(games) & self._tables.keys()]
                for each in cached:
                    waits = await self._store.timing.waits(each.row.id)
                    since = {wait.seat: wait.since for wait in waits}
                    row = await self._store.game(each.row.id)
                    changed = structs.replace(each, row=row, waiting_since=since, chain=None)
                    if row.stage != OVER:
                        self._put_in_cache(changed)
                    elif not each.begins_again:
                        self._put_in_cache(_as_ended(changed, row))
                    if each.row.outcome is None:
                        self._count_end(row)

    def _damaged_error(self, game: int, fault: str) -> TableDamaged:
        """The error of a table that is damaged, logged the first time."""
        if game not in self.damaged:
            self.damaged.add(game)
            log.error("game %d is closed, what is stored of it is damaged: %s", game, fault)
        return TableDamaged(f"game {game} is damaged")

    def notify_listeners(self, game: int, *, due: bool = True) -> None:
        """Note that something of a game was stored. `due`: whether a notification may be due."""
        self.happened.tell(GameChanged(game, due=due))

    def has_computers(self, game: int) -> bool:
        """Whether a computer player may have to move at a table; True if it is not cached."""
        cached = self._tables.get(game)
        return cached is None or any(held.strategy or held.moves_once for held in cached.row.seated)

    async def read(self, game: int, stand: Stand | None = None) -> CachedTable:
        """The table, for reading. Raises NoSuchGame, NotPlaying, TableDamaged.

        `stand`: as it was just read; by default it is read where other processes write.
        """
        cached = await self._cached_if_current(game, stand)
        if cached is not None:
            return cached
        async with self.lock(game):
            return await self.read_locked(game)

    async def read_once(self, game: int) -> CachedTable:
        """The table, for reading, without being cached for that. Raises as `read`."""
        async with self.lock(game):
            return await self._cached_if_current(game) or await self._load(game)

    async def read_locked(self, game: int) -> CachedTable:
        """The table, while its lock is held. Raises as `read`."""
        cached = await self._cached_if_current(game)
        if cached is None:
            cached = await self._load(game)
            self._put_in_cache(cached)
        return cached

    async def _cached_if_current(self, game: int, stand: Stand | None = None) -> CachedTable | None:
        """The cached table, if it is there and as it is stored: another process may have changed it."""
        cached = self._tables.get(game)
        if cached is None:
            return None
        self._tables.move_to_end(game)
        if not self._store.several:
            return cached
        stand = stand or await self._store.stand(game)
        if self._tables.get(game) is not cached:
            return self._tables.get(game)
        if stand.chain != cached.chain or stand.row.stage != cached.row.stage:
            self._tables.pop(game)
            self._live.pop(game, None)
            return None
        if stand.row != cached.row:
            since = {each.seat: each.since for each in await self._store.timing.waits(game)}
            if self._tables.get(game) is cached:
                self._tables[game] = structs.replace(cached, row=stand.row, waiting_since=since)
        return self._tables.get(game)

    def take_live(self, cached: CachedTable) -> Table[Any]:
        """A table to be changed by an answer, while its lock is held; `store` takes it back."""
        live = self._live.pop(cached.row.id, None)
        if live is not None and live.shown is cached.table:
            live.table.copy_knowledge_from(live.shown)
            return live.table
        return cached.table.copy()

    def options(self, row: GameRow) -> Struct:
        """A game's options as its own type. Raises TableDamaged."""
        try:
            return options_of(row)
        except (UnknownGame, msgspec.DecodeError) as fault:
            raise self._damaged_error(row.id, "its options are not those of a game") from fault

    async def chance(self, row: GameRow) -> SeededChance | None:
        """A game's source of draws; None once its rules have ended it. Raises NoSuchGame, ChainBroken."""
        if row.stage == OVER and row.outcome == FINISHED:
            return None
        seed = await self._store.seed(row.id)
        if seed is None or commitment_of(seed) != row.commitment:
            raise ChainBroken("its seed is not the one it was committed to")
        return SeededChance(seed)

    async def begin(self, row: GameRow, table: Table[Any]) -> tuple[Notification, ...]:
        """Store the first rows of a game and their notifications. Raises AlreadyStarted, Conflict."""
        step, now = Step(None, table, 1), self._clock.now()
        rules = await self._rules_version(row.name)
        since = step.waiting_since({}, now)
        cached = CachedTable(row, table, len(table.moves), since, rules=rules)
        notifications = step.notifications(cached.computers)
        started = await self._store.begin(
            row.id,
            table.players,
            Update(
                rows=_rows_of_step(step, None, now, {1: rules}),
                waiting=_waiting_rows(cached),
                notifications=(*notifications, *step.wishes(cached.computers), _card_notification(table)),
                places=places_at_end(table),
                asked=step.newly_asked,
            ),
        )
        self._put_in_cache(structs.replace(cached, row=started))
        return notifications

    async def begin_new(
        self,
        new: NewGame,
        table: Table[Any],
        computers: Sequence[str],
        seat: int = 0,
        rules: Versions | None = None,
    ) -> GameRow:
        """Store a game that begins at once; `rules`: versions of a practice table's given rows."""
        versions = {1: await self._rules_version(new.name)} if rules is None else dict(rules)
        step = Step(None, table, 1 + new.seeded_after)
        seats = [each for each in range(table.players) if each != seat]
        players: list[Player] = [(None, computer) for computer in computers]
        players.insert(seat, (new.host, None))
        beginning = Beginning(
            _rows_of_step(Step(None, table, 1), None, new.created, versions),
            step.waiting_since({}, new.created),
            (*step.notifications(seats), *step.wishes(seats), _card_notification(table)),
            places_at_end(table),
        )
        return await self._store.open_running(new, players, beginning)

    async def begin_cup_table(
        self,
        cup: int,
        place: tuple[int, int],
        new: NewGame,
        terms: Terms,
        players: Sequence[Player],
        table: Table[Any],
    ) -> GameRow | None:
        """Store a table of a cup that begins; None if it is stored. `place`: its round and number."""
        step = Step(None, table, 1)
        computers = [number for number, (_, computer) in enumerate(players) if computer is not None]
        notifications = (*step.notifications(computers), *step.wishes(computers), _card_notification(table))
        beginning = Beginning(
            _rows_of_step(step, None, new.created, {1: await self._rules_version(new.name)}),
            step.waiting_since({}, new.created),
            notifications,
            places_at_end(table),
        )
        return await self._store.open_cup_table(cup, place, new, terms, players, beginning)

    async def store(
        self,
        cached: CachedTable,
        step: Step,
        interaction: int | None,
        live: Table[Any] | None = None,
        shown: int | None = None,
        by_plan: ByPlan | None = None,
    ) -> Stored:
        """Store a step; after an error the table is evicted. Raises Conflict, DuplicateInteraction.

        `live`: the table from `take_live` that looks as after the step; `shown`: the seat that is shown its
        panel next.
        """
        now = self._clock.now()
        row = cached.row
        if row.dormant and interaction is not None:
            row = structs.replace(row, paused=None)
        if step.after.over:
            row = structs.replace(row, stage=OVER, outcome=FINISHED, ended=now)
        rules = await self._rules_version(row.name)
        rows = _rows_of_step(step, interaction, now, {} if rules == cached.rules else {step.first: rules})
        end = None if cached.chain is None else reduce(chain_after_move, rows, cached.chain)
        since = step.waiting_since(cached.waiting_since, now)
        planned = await turns_to_play(self._store, row, step)
        over = await over_plans(self._store, row, step)
        if by_plan is not None and by_plan.left is not None:
            planned = (*planned, by_plan.left)
        due = {turn.plan.seat for turn in planned}
        said = step.notifications(cached.computers)
        notifications = tuple(each for each in said if each.kind != Kind.ASK or each.seat not in due)
        if by_plan is not None:
            notifications = (*notifications, *by_plan.news)
        ending = {seat: version for seat, version in ending_seats(step.after).items() if seat not in due}
        row = _without_plans(row, [seat for seat in over if seat not in due])
        new = CachedTable(row, step.after, step.last_row, since, end, rules)
        try:
            appended = await self._store.append(
                cached.row.id,
                Update(
                    rows=rows,
                    waiting=_waiting_rows(new),
                    notifications=(*notifications, *step.wishes(cached.computers)),
                    places=places_at_end(step.after),
                    asked=step.newly_asked,
                    ending=ending,
                    shown=shown,
                    planned=planned,
                    plans_over=over,
                    by_plan=None if by_plan is None else by_plan.seat,
                ),
            )
        except BaseException:
            self._tables.pop(cached.row.id, None)
            raise
        self._put_in_cache(new)
        if live is not None:
            self._live[row.id] = _Live(live, new.table)
        self._count_end(row)
        if planned:
            self.happened.tell(DueNow())
        elif ending:
            self.happened.tell(DueSooner())
        return Stored(notifications, appended.due, appended.panel)

    def _count_end(self, row: GameRow) -> None:
        if row.outcome is not None and not row.is_practice:
            self.happened.tell(GameOver(row.outcome))

    async def begin_again(self, cached: CachedTable) -> None:
        """Store that the open phase begins again, its rules having changed. Raises Conflict."""
        await self.store(cached, Step(None, cached.table, cached.stored + 1), None)
        log.error(
            "game %d: the rules have changed, phase %r begins again",
            cached.row.id,
            cached.table.moves[cached.stored].key,
        )
        self.notify_listeners(cached.row.id)

    async def delete_practice(self, game: int) -> None:
        """Delete a practice table that continues a game, if nobody has moved there for long."""
        async with self.lock(game):
            if await self._store.cleaning.delete_practice(game, now=self._clock.now()):
                self._tables.pop(game, None)
                self._live.pop(game, None)

    def forget_all(self) -> None:
        """Drop all tables from the cache: others may have changed the store."""
        self._tables.clear()
        self._live.clear()

    def _put_in_cache(self, cached: CachedTable) -> None:
        self._tables[cached.row.id] = cached
        self._tables.move_to_end(cached.row.id)
        while len(self._tables) > self._size:
            evicted, _ = self._tables.popitem(last=False)
            self._live.pop(evicted, None)

    async def _load(self, game: int) -> CachedTable:
        row = await self._store.game(game)
        if row.stage == LOBBY:
            raise NotPlaying(f"game {game} has not begun")
        stored = await self._store.moves(game)
        since = {each.seat: each.since for each in await self._store.timing.waits(game)}
        chance = await self.chance(row)
        try:
            moves, ended = moves_of(row, stored), row.stage == OVER
            waiting = None if ended else since
            table = Table.load(
                find(row.name), len(row.seated), options_of(row), moves, chance, waiting=waiting, ended=ended
            )
        except (Damaged, UnknownGame, msgspec.DecodeError) as fault:
            raise self._damaged_error(game, f"this version of {row.name} cannot have written it") from fault
        rules = next((each.rules for each in reversed(stored) if each.rules is not None), None)
        cached = CachedTable(row, table, len(stored), since, rules=rules)
        if self._store.several:
            cached = structs.replace(cached, chain=(await self._store.stand(game)).chain)
        return structs.replace(cached, waiting_since={}) if ended else cached

    async def know_rules(self) -> None:
        """Work out the versions of all rules, before an update changes their files."""
        for name in names():
            await self._rules_version(name)

    async def _rules_version(self, name: str) -> str:
        """The version of the rules of a game; it is worked out once, outside the event loop."""
        if name not in self._versions:
            self._versions[name] = await asyncio.to_thread(rules_version, name)
        return self._versions[name]


def _without_plans(row: GameRow, over: Collection[int]) -> GameRow:
    """A game whose seats `over` have no plans any more."""
    if not over:
        return row
    seated = [structs.replace(held, has_plan=held.has_plan and held.seat not in over) for held in row.seated]
    return structs.replace(row, seated=tuple(seated))


def _as_ended(cached: CachedTable, row: GameRow) -> CachedTable:
    """A finished table: no seat is asked, even after an end without the rules."""
    table = cached.table
    if not table.over and not table.stopped:
        table = table.copy()
        table.stop()
    return structs.replace(cached, row=row, table=table, waiting_since={})


def _rows_of_step(step: Step, interaction: int | None, now: float, rules: Mapping[int, str]) -> list[MoveRow]:
    """The rows to store; the first one carries the interaction. `rules`: versions by their first rows."""
    return [
        MoveRow(
            n=n,
            time=now,
            seat=move.seat,
            key=move.key,
            draws=to_json(move.draws),
            events=to_json(move.events),
            undoes=move.undoes,
            secret=move.secret,
            interaction=interaction if n == step.first else None,
            rules=rules.get(n),
        )
        for n, move in step.rows
    ]


def _card_notification(table: Table[Any]) -> Notification:
    """The notification that the card has to show the game's beginning."""
    return Notification(Kind.CARD, len(table.moves), replaces=True)


def _waiting_rows(cached: CachedTable) -> list[WaitingRow]:
    return [WaitingRow(cached.row.id, seat, since) for seat, since in cached.waiting_since.items()]


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def options_of(row: GameRow | CupRow) -> Struct:
    options: Struct = msgspec.json.decode(row.options, type=find(row.name).options)
    return options


def moves_of(row: GameRow, stored: Iterable[MoveRow]) -> list[Move]:
    """The moves of a game from their rows. Raises msgspec.DecodeError."""
    game = find(row.name)
    return [
        Move(
            seat=each.seat,
            key=each.key,
            draws=_DRAWS.decode(each.draws),
            events=game.decode_events(each.events),
            undoes=each.undoes,
            secret=each.secret,
        )
        for each in stored
    ]


_DRAWS = msgspec.json.Decoder(tuple[str, ...])
