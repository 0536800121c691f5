"""Requests for seats at private lobbies, and their answers."""

import logging

from bot.clock import Clock
from bot.happened import DueSooner
from bot.tables.lobby_seats import CARD, seat_notice
from bot.tables.service import TableService
from storage.core.errors import Refused
from storage.core.rows import GameRow, SeatRequest
from storage.lobby.requests import KEPT_SECONDS
from storage.together.store import Store

log = logging.getLogger(__name__)


class SeatRequests:
    """Requests for seats. Every method raises NoSuchGame, AlreadyStarted and TableDamaged."""

    def __init__(self, store: Store, tables: TableService, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock

    async def ask(self, game: int, user: int) -> SeatRequest:
        """Ask the host for a seat, once.

        Raises AlreadySeated, Barred, NotInvited if nobody may ask, TableFull, SeatsKept, AlreadyAsked,
        NotReliable, TooManyRequests.
        """
        async with self._tables.cache.lock(game):
            found = await self._store.asking.ask_host(game, user, self._clock.now())
        self._tables.happened.tell(DueSooner())
        self._tables.cache.notify_listeners(game)
        return found

    async def accept(self, game: int, user: int, *, host: int) -> GameRow:
        """Give a seat to somebody who asks. Raises NotHost, NotAsked, AlreadySeated, Barred, TableFull."""
        async with self._tables.cache.lock(game):
            row = await self._tables.lobby.lobby_of_host(game, host)
            change = self._tables.lobby.lobby_change(row, (CARD, seat_notice(user)), host)
            row = await self._store.asking.accept(game, user, change)
        self._tables.cache.notify_listeners(game)
        return row

    async def decline(self, game: int, user: int, *, host: int) -> GameRow:
        """Refuse somebody who asks. Raises NotHost, NotAsked."""
        async with self._tables.cache.lock(game):
            await self._tables.lobby.lobby_of_host(game, host)
            row = await self._store.asking.decline(game, user, self._clock.now())
        self._tables.cache.notify_listeners(game)
        return row

    async def tick(self, now: float) -> None:
        for found in await self._store.asking.lapsed(now):
            try:
                async with self._tables.cache.lock(found.game):
                    await self._lapse_request(found, now)
            except Refused as error:
                log.info("game %d: no request lapses there: %r", found.game, error)
            self._tables.cache.notify_listeners(found.game)

    async def _lapse_request(self, found: SeatRequest, now: float) -> None:
        """End a request; while the bot did not run its time stood still."""
        down = await self._store.lobbies.downtime_seconds(found.game, found.created, now)
        until = found.created + KEPT_SECONDS + down
        if until > now:
            await self._store.asking.extend(found.game, found.user, until)
        else:
            await self._store.asking.lapse(found.game, found.user, now)
