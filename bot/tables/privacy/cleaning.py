"""Deletes old data once a day, a few games at a time."""

import logging

from bot.clock import Clock
from bot.tables.cache import TableCache
from bot.work import Loop, until_stored
from storage.together.store import Store

EVERY = 24 * 3600.0
"""Seconds between two cleanings."""

PAUSE = 0.05
"""Seconds between two transactions: others write, too."""

log = logging.getLogger(__name__)


class CleaningJob:
    """Cleans a store, and a cache of what is deleted."""

    def __init__(self, store: Store, cache: TableCache, clock: Clock) -> None:
        self._store = store
        self._cache = cache
        self._clock = clock
        failed = "what has served its time is deleted tomorrow"
        self.loop = Loop("cleaning", clock, self._clean, failed, retry_seconds=EVERY)

    async def _clean(self) -> float:
        await until_stored(self._clock, "the cleaning", self._clean_all)
        return EVERY

    async def _clean_all(self) -> None:
        found = 0
        while cleaned := await self._store.cleaning.clean_games(now=self._clock.now()):
            found += cleaned
            await self._clock.sleep(PAUSE)
        while idle := await self._store.cleaning.idle_practice(now=self._clock.now()):
            for game in idle:
                await self._cache.delete_practice(game)
            log.info("%d practice tables at which nobody had moved for long were deleted", len(idle))
            await self._clock.sleep(PAUSE)
        if found:
            log.info("what had served its time was deleted of %d games that are over or were closed", found)
