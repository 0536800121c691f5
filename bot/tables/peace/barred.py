"""Who is barred by who runs the bot: a list in memory, which is read again every minute."""

from __future__ import annotations

import logging

from bot.clock import Clock
from storage.peace.bars import EVERYWHERE
from storage.store import Store

log = logging.getLogger(__name__)


class BarredUsers:
    """The users whom the bot answers nothing but what is stored of them."""

    def __init__(self, store: Store, clock: Clock, every: float) -> None:
        """Nobody is barred before the first look; `every`: seconds between two of them.

        `tabellarius bar` writes to the database, and tells nobody.
        """
        self._every = every
        self._store = store
        self._clock = clock
        self._users: frozenset[int] = frozenset()

    def __contains__(self, user: int) -> bool:
        return user in self._users

    async def look_again(self) -> None:
        """Read the list."""
        self._users = frozenset(each.user for each in await self._store.bars.of(EVERYWHERE))

    async def run(self) -> None:
        """Read the list again and again; after an error the last one holds."""
        while True:
            await self._clock.sleep(self._every)
            try:
                await self.look_again()
            except Exception:
                log.exception("who is barred is read again later")
