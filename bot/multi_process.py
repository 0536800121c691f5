"""Work of a bot in one process of several: its shards, jobs of one process alone, news of the others."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from bot.client.gateway.keeper import ShardKeeper
from bot.client.gateway.retry import PASSING, one_line
from bot.happened import DueNow, DueSooner, ShardReturned, ShardTaken, decode, encode
from bot.wiring import Services
from bot.work import until_stored
from storage.core.errors import DatabaseBusy
from storage.core.shards import News, Processes

DRAIN_SECONDS = 60.0
"""Longest wait for running work of a shard that is given up."""

Works = Callable[[], Coroutine[Any, Any, None]]

log = logging.getLogger(__name__)


class MultiProcess:
    """The shards and jobs of a bot whose database other processes use, too."""

    def __init__(
        self, bot: Services, processes: Processes, keeper: ShardKeeper, once: tuple[Works, ...]
    ) -> None:
        """`once`: jobs of one process alone."""
        self._bot = bot
        self._processes = processes
        self._keeper = keeper
        self._once = once
        self._tasks: set[asyncio.Task[None]] = set()
        self._once_tasks: list[asyncio.Task[None]] = []
        """Those jobs, if they run here."""
        bot.happened.hear(ShardTaken, lambda event: self._begin_shard(event.shard))
        bot.happened.hear(ShardReturned, lambda event: self._drain_shard(event.shard))
        bot.happened.hear(DueNow, self._tell_timers)
        bot.happened.hear(DueSooner, self._tell_timers)

    async def begin(self) -> None:
        """Take this process's free shards before it connects. Raises DatabaseBusy."""
        await self._keeper.take_free_shards()
        for work in (self._keeper.loop.run(), self._handle_all_news()):
            self._start(work)

    def close(self) -> None:
        self._keeper.close()
        for task in self._tasks:
            task.cancel()

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _begin_shard(self, shard: int) -> None:
        """Begin a shard's background work, and finish what an ended process may have left."""
        if shard == 0:
            self._once_tasks = [self._start(work()) for work in (self._sync, *self._once)]
        elif self._bot.is_ready():
            self._start(self._bot.erasure.run())
        self._bot.launch_held()
        self._bot.outbox.wake_all()
        await self._bot.computers.tick()

    async def _drain_shard(self, shard: int) -> None:
        """Finish running work of a shard, as at the end of the process, and disconnect it."""
        bot = self._bot
        try:
            if not await bot.pace.has_room(bot.gateway):
                return
        except PASSING as error:
            log.warning("shard %d is given up later: %s", shard, one_line(error))
            return
        bot.share.held.discard(shard)
        once = self._once_tasks if shard == 0 else ()
        for task in once:
            task.cancel()
        cups = asyncio.create_task(bot.cups.loop.wait_until_idle())
        under_way = {*once, *bot.responding, *bot.outbox.running_tasks, cups}
        await asyncio.wait(under_way, timeout=DRAIN_SECONDS)
        cups.cancel()
        await bot.disconnect(shard)

    async def _sync(self) -> None:
        """Sync the commands with Discord, once this process knows them."""
        await self._bot.commands_sync.attempt()
        await self._bot.commands_sync.run()

    def _tell_timers(self, event: DueNow | DueSooner) -> None:
        """Wake the timers of the process that runs them, if it is another one."""
        if not self._bot.share.is_main:
            self._start(self._tell(encode(event)))

    async def _tell(self, news: News) -> None:
        try:
            await self._processes.tell(news)
        except DatabaseBusy as error:
            log.warning("what falls due is looked at within a minute: %s", error)

    # News

    async def _handle_all_news(self) -> None:
        async for news in self._processes.news():
            try:
                await until_stored(
                    self._bot.clock, "the news of another process", partial(self._handle_news, news)
                )
            except Exception:
                log.exception("the news of another process cannot be used: %s", news.channel)

    async def _handle_news(self, news: News) -> None:
        event = decode(news)
        if self._bot.share.is_main or not isinstance(event, DueNow | DueSooner):
            await self._bot.happened.tell_and_wait(event)
