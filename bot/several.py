"""What a bot does in one process of several: its shards, what is done by one alone, news of the others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from bot.client.command_tree import sync
from bot.client.gateway.keeper import ShardKeeper
from bot.database_retry import until_stored
from bot.services import Services
from bot.tables.computer_players import ComputerPlayers
from storage.errors import DatabaseBusy
from storage.shards import ALL_NEWS, News, Processes

DROP_SECONDS = 60.0
"""Seconds between two looks at logs in memory whose time is over."""

Works = Callable[[], Coroutine[Any, Any, None]]

log = logging.getLogger(__name__)


class Several:
    """The works of a bot whose database other processes use, too."""

    def __init__(
        self,
        bot: Services,
        computers: ComputerPlayers,
        processes: Processes,
        keeper: ShardKeeper,
        once: tuple[Works, ...],
    ) -> None:
        """`once`: what one process alone does."""
        self._bot = bot
        self._computers = computers
        self._processes = processes
        self._keeper = keeper
        self._once = once
        self._tasks: set[asyncio.Task[None]] = set()
        bot.processes = processes
        bot.timers.beat = _keeper_beats
        bot.timers.rest = lambda: not keeper.all_taken
        bot.timers.elsewhere = self._tell_timers
        keeper.on_taken = self._taken
        keeper.on_down = bot.outbox.wake_all

    async def begin(self) -> None:
        """Have what is free of this process's shards, before it connects. Raises DatabaseBusy."""
        await self._keeper.look()
        for work in (self._keeper.run(), self._hear(), self._drop_old_logs()):
            self._start(work)

    def close(self) -> None:
        """End all works."""
        for task in self._tasks:
            task.cancel()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _taken(self, shard: int) -> None:
        """Do for a shard what is done in the background, and what an ended process may have left."""
        if shard == 0:
            for work in (self._sync, *self._once):
                self._start(work())
        elif self._bot.is_ready():
            self._start(self._bot.erasure.run())
        self._bot.launch_held()
        self._bot.outbox.wake_all()
        await self._computers.tick()

    async def _sync(self) -> None:
        """Sync the commands with Discord, once this process knows them."""
        try:
            await sync(self._bot.tree)
        except Exception:
            log.exception("the commands are synced at the next start")

    def _tell_timers(self, what: str) -> bool:
        """Have the process that looks at what falls due look again; returns whether it is another one."""
        if self._bot.share.does_what_is_done_once:
            return False
        self._start(self._tell("timers", what))
        return True

    async def _tell(self, channel: str, what: str) -> None:
        try:
            await self._processes.tell(channel, what)
        except DatabaseBusy as error:
            log.warning("what falls due is looked at within a minute: %s", error)

    # News

    async def _hear(self) -> None:
        async for news in self._processes.news():
            try:
                await until_stored(self._bot.clock, "the news of another process", partial(self._heard, news))
            except Exception:
                log.exception("the news of another process cannot be used: %s", news.channel)

    async def _heard(self, news: News) -> None:
        bot = self._bot
        if news == ALL_NEWS:
            bot.members.look_again()
            await bot.servers.load()
            bot.outbox.wake_all()
            await self._computers.tick()
            if bot.share.does_what_is_done_once:
                bot.timers.wake()
        elif news.channel == "due":
            bot.outbox.wake(int(news.what))
        elif news.channel == "moved":
            bot.outbox.retry(int(news.what))
            self._computers.wake(int(news.what))
        elif news.channel == "user":
            bot.members.look_again(int(news.what))
        elif news.channel == "erased":
            bot.forget_user(int(news.what))
        elif news.channel == "server":
            await bot.servers.look_again(int(news.what))
        elif bot.share.does_what_is_done_once:
            (bot.timers.wake if news.what == "wake" else bot.timers.look_again)()

    async def _drop_old_logs(self) -> None:
        """Those of this process, where another one does what falls due."""
        while True:
            await self._bot.clock.sleep(DROP_SECONDS)
            await self._bot.logs.drop_old(self._bot.clock.now())


async def _keeper_beats(_now: float, _ran: float) -> bool:
    """That the bot runs is noted for each shard by its process."""
    return False
