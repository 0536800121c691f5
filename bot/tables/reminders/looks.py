"""Starts the work of the queue, requests and cups, if there is any, and reads who is barred."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.clock import Clock
from bot.tables.reminders.timers import Job
from storage.share import Share
from storage.store import Store
from storage.time.looks import Look

log = logging.getLogger(__name__)


class Looks:
    """Looks for work at each tick of the timers."""

    def __init__(self, store: Store, clock: Clock, share: Share, every: float) -> None:
        """Nothing is done before the first look; `every`: seconds between two of them."""
        self.on_look: Callable[[Look], None] = lambda _: None
        """Called after each look."""
        self.match: Job = _nothing
        """Finds tables for those who look for one."""
        self.end_requests: Job = _nothing
        """Ends requests for seats that nobody has answered in time."""
        self._store = store
        self._clock = clock
        self._share = share
        self._every = every

    async def tick(self, now: float) -> None:
        """Look, in the process that runs the timers."""
        found = await self._store.timing.look()
        self.on_look(found)
        if found.seekers:
            await self.match(now)
        if found.requests:
            await self.end_requests(now)

    async def run(self) -> None:
        """Look in other processes, for their cups and who is barred."""
        while True:
            await self._clock.sleep(self._every)
            if not self._share.does_what_is_done_once:
                try:
                    self.on_look(await self._store.timing.look())
                except Exception:
                    log.exception("what waits is looked at again later")


async def _nothing(_: float) -> None:
    """Nothing is done."""
