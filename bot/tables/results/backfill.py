"""Results of games that were over before results were stored: worked out from their logs, a few at a time."""

from __future__ import annotations

import logging

from bot.tables.endings import standing
from bot.tables.errors import TableDamaged
from bot.tables.service import TableService

AT_A_TIME = 20
"""After how many games it is logged how far this is."""

PAUSE = 0.05
"""Seconds between two games: presses come first."""

log = logging.getLogger(__name__)


class PastResults:
    """Stores the results that are missing."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def run(self) -> None:
        """Store all results that are missing; an error is logged, and the next start goes on."""
        try:
            await self._fill_in_all()
        except Exception:
            log.exception("results of games that were over cannot be worked out")

    async def _fill_in_all(self) -> None:
        done, last = 0, 0
        while games := await self._tables.store.results.missing(last, AT_A_TIME):
            for game in games:
                done += await self._fill_in(game)
                await self._tables.clock.sleep(PAUSE)
            last = games[-1]
            log.info("results of games that were over: %d worked out, up to game %d", done, last)

    async def _fill_in(self, game: int) -> bool:
        """Whether the result of a game could be worked out; that of a damaged table cannot."""
        try:
            table = await self._tables.past_table(game)
        except TableDamaged:
            return False
        await self._tables.store.results.fill_in(game, standing(table))
        return True
