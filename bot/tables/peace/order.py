"""Measures of a server's managers: close a table, bar a user from all tables."""

import logging
from collections.abc import Awaitable
from dataclasses import dataclass
from functools import partial

from bot.clock import Clock
from bot.happened import Happened, PendingWorkFound
from bot.tables.absence.vacations import VacationService
from bot.tables.errors import TableDamaged
from bot.tables.lobby.lobbies import LobbyService
from bot.tables.service import TableService
from bot.work import until_stored
from games.engine.steps import steps_of
from storage.core.errors import Refused
from storage.core.rows import BY_MANAGERS, LOBBY, OVER, PLAYING, GameRow
from storage.lobby.lobby_seats import BY_MANAGER
from storage.peace.bars import EVERYWHERE
from storage.peace.reports import NewReport
from storage.seats.holders import GONE
from storage.together.store import Store


class BarredUsers:
    """The users whom the bot answers only about their own data."""

    def __init__(self, store: Store, happened: Happened) -> None:
        self._store = store
        self._users: frozenset[int] = frozenset()
        happened.hear(PendingWorkFound, lambda event: self._set_users(event.work.barred))

    def __contains__(self, user: int) -> bool:
        return user in self._users

    async def reread_users(self) -> None:
        self._set_users(frozenset(each.user for each in await self._store.bars.barred_users(EVERYWHERE)))

    def _set_users(self, users: frozenset[int]) -> None:
        self._users = users


LEAVING = "the leaving of tables"

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Order:
    """Blocks and reports of users; measures of managers."""

    _store: Store
    _tables: TableService
    _lobbies: LobbyService
    _vacations: VacationService
    _clock: Clock

    async def block(self, user: int, other: int) -> None:
        """Block another user, and wake delivery for their shared tables. Raises TooManyBlocked."""
        for game in await self._store.blocks.block(user, other, self._clock.now()):
            self._tables.cache.notify_listeners(game)

    async def report(self, row: GameRow, reported: int, text: str, *, by_user: int) -> None:
        """Store a report about a player of a server's table, with the present step. Raises TooManyReports."""
        assert row.guild is not None, row
        now = self._clock.now()
        new = NewReport(row.guild, row.id, await self._present_step(row), by_user, reported, now, text)
        await self._store.reports.add(new)

    async def _present_step(self, row: GameRow) -> int:
        """The present step of a game; 0 before the first, or if it cannot be read."""
        if row.stage == LOBBY:
            return 0
        try:
            return len(steps_of(await self._tables.past_table(row.id)))
        except TableDamaged:
            return 0

    async def close_table(self, game: int, *, by_user: int) -> GameRow:
        """Close a table and notify its players; a finished one stays as it is. Raises NoSuchGame."""
        row = await self._store.game(game)
        if row.stage == LOBBY and not row.closed:
            await self._lobbies.close(game, BY_MANAGER, by_user=by_user)
        elif row.stage == PLAYING:
            async with self._tables.cache.seats_changing([game]):
                await self._tables.seats.end(game, BY_MANAGERS)
        self._tables.cache.notify_listeners(game)
        return await self._store.game(game)

    async def bar(self, guild: int, user: int) -> None:
        """Bar somebody from a server's tables: they leave lobbies, and computer players get their seats."""
        await self._store.bars.bar(guild, user, self._clock.now())
        await self._leave_all_games(guild, user)

    async def run(self) -> None:
        """Finish interrupted measures; an error is logged, and the next start tries again."""
        try:
            for guild, user in await until_stored(self._clock, LEAVING, self._store.bars.barred_but_seated):
                await self._leave_all_games(guild, user)
        except Exception:
            log.exception("people who are barred have not left all tables")

    async def _leave_all_games(self, guild: int, user: int) -> None:
        await until_stored(self._clock, LEAVING, partial(self._try_to_leave_all, guild, user))

    async def _try_to_leave_all(self, guild: int, user: int) -> None:
        for vacation in await self._store.erasures.vacations_with_stand_in(user):
            await self._stand_in_no_more(guild, vacation, user)
        for each in await self._store.games_of(user):
            if each.row.guild == guild and each.row.stage != OVER:
                await self._leave_game(each.row, user)

    async def _stand_in_no_more(self, guild: int, vacation: int, user: int) -> None:
        """Give a vacation's seats back if one of them is on this server."""
        found = await self._store.vacations.find_vacation(vacation)
        games = () if found is None else await self._store.vacations.games_of_user(found.user)
        if any([(await self._store.game(game)).guild == guild for game in games]):
            await self._try_part(self._vacations.answer(vacation, user, accepted=False))

    async def _leave_game(self, row: GameRow, user: int) -> None:
        seat = row.own_seat_of(user)
        if seat is None:
            return
        if row.stage == LOBBY:
            await self._try_part(self._tables.lobby.leave(row.id, user))
            self._tables.cache.notify_listeners(row.id)
        else:
            await self._try_part(self._tables.seats.vacate(row.id, seat, GONE, user=user))

    async def _try_part(self, work: Awaitable[object]) -> None:
        """Try a part of a measure, which may be done already."""
        try:
            await work
        except Refused as refused:
            log.info("what a bar ends had changed meanwhile: %s", refused)
