"""Erasing a user: they leave all tables, then all that is stored of them is erased."""

import logging
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from bot.clock import Clock
from bot.happened import UserErased
from bot.operation.metrics import Metrics
from bot.tables.absence.vacations import VacationService
from bot.tables.errors import TableDamaged
from bot.tables.service import TableService
from bot.work import until_stored
from storage.core.errors import Conflict, NotAway, Refused
from storage.core.rows import LOBBY
from storage.seats.holders import ERASED
from storage.together.store import Store

TRIES = 5
"""How often it is tried to leave all tables, while tables of the user begin."""

ERASURE = "the erasure of a user"

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Erasure:
    """Erases users; an interrupted erasure is finished by the next start."""

    _store: Store
    _tables: TableService
    _vacations: VacationService
    _clock: Clock
    _metrics: Metrics

    async def run(self) -> None:
        """Finish interrupted erasures; an error is logged, and the next start tries again."""
        try:
            for user in await until_stored(self._clock, ERASURE, self._store.erasures.users_to_erase):
                await self.erase(user)
        except Exception:
            log.exception("users who asked for that cannot be erased")

    async def erase(self, user: int) -> None:
        """Erase all that is stored of a user, however long it takes. Raises DatabaseBusy, Conflict."""
        await self._store.erasures.add_erasure(user, time=self._clock.now())
        await until_stored(self._clock, ERASURE, partial(self._erase, user))

    async def _erase(self, user: int) -> None:
        for _ in range(TRIES):
            closed = await self._leave_everything(user)
            try:
                for game in await self._store.erasures.games_naming(user):
                    await self._take_from(game, user, closed=game in closed)
                await self._store.cups.remove_user_from_cups(user, self._clock.now())
                self._tables.happened.tell(UserErased(user))
                clean = await self._store.erasures.finish(user)
            except Conflict as conflict:
                log.info("tried again: %s", conflict)
                continue
            self._metrics.erasures.inc()
            log.info("a user was erased")
            if not clean:
                log.warning("another program reads the database: its write-ahead log is emptied later")
            return
        raise Conflict("a user who is to be erased sits down again and again")

    async def _take_from(self, game: int, user: int, *, closed: bool) -> None:
        async with self._tables.cache.seats_changing([game]):
            await self._store.erasures.erase_from(game, user, closed=closed, now=self._clock.now())
        self._tables.cache.notify_listeners(game)

    async def _leave_everything(self, user: int) -> frozenset[int]:
        """Leave lobbies and seats, and stand in nowhere; returns the games that are closed as damaged."""
        for vacation in await self._store.erasures.vacations_with_stand_in(user):
            await self._vacations.answer(vacation, user, accepted=False)
        with suppress(NotAway):
            await self._vacations.come_back(user)
        seated, closed = await self._store.erasures.seats_of_user(user), set()
        for game in (*seated.lobbies, *seated.running):
            try:
                await self._leave(game, user)
            except TableDamaged:
                closed.add(game)
            except Refused as refused:
                log.info("game %d changed meanwhile: %s", game, refused)
        return frozenset(closed)

    async def _leave(self, game: int, user: int) -> None:
        """Leave a lobby, or give a seat to a computer player. Raises TableDamaged, Refused."""
        row = await self._store.game(game)
        seat = row.own_seat_of(user)
        if row.stage == LOBBY:
            await self._tables.lobby.leave(game, user)
            self._tables.cache.notify_listeners(game)
        elif seat is not None:
            await self._tables.seats.vacate(game, seat, ERASED, user=user)
