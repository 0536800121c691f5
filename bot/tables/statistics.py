"""Statistics and missing results of finished games, worked out after the end."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable

import msgspec

from bot.clock import Clock
from bot.happened import GameOver
from bot.tables.endings import current_places
from bot.tables.errors import TableDamaged
from bot.tables.service import TableService
from bot.work import Loop, until_stored
from bot.workers.process import WorkerFailed

AT_A_TIME = 20
"""Games that are looked for at once."""

PAUSE = 0.05
"""Seconds after each: presses come first."""

Missing = Callable[[int, int], Awaitable[tuple[int, ...]]]
"""The next games after one, at most so many."""

EVERY = 24 * 3600.0
"""Seconds between searches for games that another process ended."""

log = logging.getLogger(__name__)


class StatisticsService:
    """Works out missing statistics."""

    def __init__(self, tables: TableService, clock: Clock) -> None:
        self._tables = tables
        self._clock = clock
        failed = "statistics of games that are over cannot be worked out"
        self.loop = Loop("statistics", clock, self._work_out_missing, failed, retry_seconds=EVERY)
        tables.happened.hear(GameOver, lambda _: self.loop.wake())

    async def _work_out_missing(self) -> float:
        await until_stored(self._clock, "the work on statistics", self._work_out_all)
        return EVERY

    async def _work_out_all(self) -> None:
        async for game in games_with_pauses(
            self._tables.store.statistics.games_without_statistics, self._clock
        ):
            await self._work_out(game)

    async def _work_out(self, game: int) -> None:
        """Keep the statistics of a game; of a damaged table there are none."""
        kept = await self._tables.store.statistics.kept_statistics(game)
        if not kept:
            try:
                found = await self._tables.decisions.statistics(await self._tables.past_table(game))
            except (TableDamaged, WorkerFailed) as fault:
                log.warning("there are no statistics of game %d: %s", game, fault)
                return
            kept = tuple(msgspec.json.encode(each).decode() for each in found)
        await self._tables.store.statistics.keep_statistics(game, kept)


async def games_with_pauses(missing: Missing, clock: Clock) -> AsyncIterator[int]:
    """Each game that is missing, with a pause after it."""
    last = 0
    while games := await missing(last, AT_A_TIME):
        for game in games:
            yield game
            await clock.sleep(PAUSE)
        last = games[-1]


LOGGED_EVERY = 20
"""After how many games it is logged how far this is."""


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
        async for game in games_with_pauses(
            self._tables.store.results.games_without_result, self._tables.clock
        ):
            done += await self._fill_in(game)
            tried += 1
            if tried % LOGGED_EVERY == 0:
                log.info("results of games that were over: %d worked out, up to game %d", done, game)
        if tried:
            log.info("results of games that were over: %d of %d worked out", done, tried)

    async def _fill_in(self, game: int) -> bool:
        """Whether the result of a game could be worked out; that of a damaged table cannot."""
        try:
            table = await self._tables.past_table(game)
        except TableDamaged:
            return False
        await self._tables.store.results.store_placings(game, current_places(table))
        return True
