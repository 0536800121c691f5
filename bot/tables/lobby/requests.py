"""People who ask the hosts of private lobbies for seats, and are answered."""

from __future__ import annotations

from collections.abc import Callable

from bot.clock import Clock
from bot.tables.lobby.lobby_seats import CARD, seat_notice
from bot.tables.service import TableService
from storage.rows import GameRow, SeatRequest
from storage.store import Store


class SeatRequests:
    """Requests for seats. Every method raises NoSuchGame, AlreadyStarted and TableDamaged."""

    def __init__(
        self, store: Store, tables: TableService, clock: Clock, *, due_changed: Callable[[], None]
    ) -> None:
        """`due_changed` is called when something falls due earlier than was known."""
        self._store = store
        self._tables = tables
        self._clock = clock
        self._due_changed = due_changed

    async def ask(self, game: int, user: int) -> SeatRequest:
        """Ask the host for a seat, once.

        Raises AlreadySeated, Barred, NotInvited if nobody may ask, TableFull, SeatsKept, AlreadyAsked,
        NotReliable, TooManyRequests.
        """
        async with self._tables.cache.lock(game):
            found = await self._store.asking.ask_host(game, user, self._clock.now())
        self._due_changed()
        self._tables.cache.notify_listeners(game)
        return found

    async def accept(self, game: int, user: int, *, host: int) -> GameRow:
        """Give a seat to somebody who asks. Raises NotHost, NotAsked, AlreadySeated, Barred, TableFull."""
        async with self._tables.cache.lock(game):
            row = await self._tables.lobby.hosted(game, host)
            change = self._tables.lobby.change(row, (CARD, seat_notice(user)), host)
            row = await self._store.asking.accept(game, user, change)
        self._tables.cache.notify_listeners(game)
        return row

    async def decline(self, game: int, user: int, *, host: int) -> GameRow:
        """Have no seat for somebody who asks. Raises NotHost, NotAsked."""
        async with self._tables.cache.lock(game):
            await self._tables.lobby.hosted(game, host)
            row = await self._store.asking.decline(game, user, self._clock.now())
        self._tables.cache.notify_listeners(game)
        return row
