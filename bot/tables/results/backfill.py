"""Results of games that were over before results were stored: worked out from their logs, a few at a time."""

import logging

from bot.tables.endings import standing
from bot.tables.errors import TableDamaged
from bot.tables.results.statistics import one_by_one
from bot.tables.service import TableService
from bot.work import until_stored

EVERY = 20
"""After how many games it is logged how far this is."""

log = logging.getLogger(__name__)


class PastResults:
    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def run(self) -> None:
        """Store all missing results; an error is logged, and the next start tries again."""
        try:
            await until_stored(self._tables.clock, "the work on results", self._fill_in_all)
        except Exception:
            log.exception("results of games that were over cannot be worked out")

    async def _fill_in_all(self) -> None:
        done = tried = 0
        async for game in one_by_one(self._tables.store.results.missing, self._tables.clock):
            done += await self._fill_in(game)
            tried += 1
            if tried % EVERY == 0:
                log.info("results of games that were over: %d worked out, up to game %d", done, game)
        if tried:
            log.info("results of games that were over: %d of %d worked out", done, tried)

    async def _fill_in(self, game: int) -> bool:
        """Whether the result of a game could be worked out; that of a damaged table cannot."""
        try:
            table = await self._tables.past_table(game)
        except TableDamaged:
            return False
        await self._tables.store.results.fill_in(game, standing(table))
        return True
