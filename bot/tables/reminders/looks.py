"""Starts the work of the queue, requests, cups and letters, if there is any, and reads who is barred."""

from __future__ import annotations

from collections.abc import Callable

from bot.clock import Clock
from bot.tables.reminders.timers import Job
from bot.work import Loop
from storage.core.share import Share
from storage.together.pending_work import PendingWork
from storage.together.store import Store


class Looks:
    """Looks for work at each tick of the timers."""

    def __init__(self, store: Store, clock: Clock, share: Share, every: float) -> None:
        """Nothing is done before the first look; `every`: seconds between two of them."""
        self.on_look: Callable[[PendingWork], None] = lambda _: None
        """Called after each look."""
        self.match: Job = _nothing
        """Finds tables for those who look for one."""
        self.end_requests: Job = _nothing
        """Ends requests for seats that nobody has answered in time."""
        self._store = store
        self._share = share
        self._every = every
        failed = "what waits is looked at again later"
        self.loop = Loop("looks", clock, self._look, failed, retry_seconds=every, first_after=every)

    async def tick(self, now: float) -> None:
        """Look, in the process that runs the timers."""
        found = await self._store.pending_work()
        self.on_look(found)
        if found.seekers:
            await self.match(now)
        if found.requests:
            await self.end_requests(now)

    async def _look(self) -> float:
        """Look in other processes, for their cups and who is barred."""
        if not self._share.does_what_is_done_once:
            self.on_look(await self._store.pending_work())
        return self._every


async def _nothing(_: float) -> None:
    """Nothing is done."""
